//! The texts of the table: cards, their effects, their windows. Windows and sets come from the rule data.

use super::super::action::{CardPlay, HandShape, NamedChoice, ShotDirection};
use super::super::cards::{PowerCard, PowerKind, PowerName};
use super::super::data::{CardEffect, WindowKind, rules};
use super::super::numbers::NumberSet;
use super::super::options::{BeforePass, Options};
use super::super::state::MatchPeriod;
use super::super::view::View;
use engine::Seat;
use stage::match_phase::MatchPhase;
pub(super) use stage::words::{name as club_name, player, short};
use words::{DisplayText, MessageArg, MessageId, Separator};
use words::{id, say};

/// Returns a card as it is played: `Shoot`, `Joker as Shoot`.
pub(super) fn play(play: CardPlay) -> DisplayText {
    if play.card == play.action {
        play.action.title().into()
    } else {
        say!("go-card-joker-as", joker = play.card.title(), card = play.action.title())
    }
}

/// Returns the card that was played, for a label on the pitch. A Joker's copy is named briefly.
pub(super) fn played(play: CardPlay) -> DisplayText {
    let card = play.action.title();
    match (play.named, play.card == play.action) {
        (NamedChoice::Nothing, true) => say!("go-label-played", card),
        (NamedChoice::Nothing, false) => say!("go-label-played-joker", card),
        (NamedChoice::Direction(at), true) => {
            say!("go-label-narrow", direction = MessageArg::selector(at.name()))
        }
        (NamedChoice::Direction(at), false) => {
            say!("go-label-narrow-joker", direction = MessageArg::selector(at.name()))
        }
        (NamedChoice::Numbers(numbers), true) => say!("go-label-counter", numbers = row(numbers, " ")),
        (NamedChoice::Numbers(numbers), false) => say!("go-label-counter-joker", numbers = row(numbers, " ")),
    }
}

/// SGO-14: returns true if a card of this name and the other kind is in the hand or shown.
pub(super) fn has_namesake(view: &View, card: PowerCard) -> bool {
    let namesake = PowerCard { kind: !card.kind, ..card };
    view.hand[namesake.kind].contains(namesake.power) || view.shown == Some(namesake)
}

/// Returns the name of a card of a swap; with its kind if it has a namesake.
pub(super) fn card_name(view: &View, card: PowerCard) -> DisplayText {
    if has_namesake(view, card) {
        say!("go-card-of-kind", card = card.power.title(), kind = MessageArg::selector(card.kind.name()))
    } else {
        card.power.title().into()
    }
}

fn each(numbers: NumberSet) -> impl Iterator<Item = DisplayText> {
    numbers.iter().map(|number| DisplayText::verbatim(number.to_string()))
}

/// Returns the numbers as a list for a sentence: `1, 4, 9`.
pub(super) fn list(numbers: NumberSet) -> DisplayText {
    DisplayText::list(each(numbers), Separator::Comma)
}

/// Returns the numbers as a choice: `2, 4 or 6`.
pub(super) fn one_of(numbers: NumberSet) -> DisplayText {
    DisplayText::list(each(numbers), Separator::Or)
}

/// Returns the numbers in a row, such as `1, 4, 9`.
pub(super) fn row(numbers: NumberSet, between: &str) -> DisplayText {
    let numbers: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
    DisplayText::verbatim(numbers.join(between))
}

/// The noun that a number in a sentence counts. Languages choose the form of the number by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CountedNoun {
    /// Passes that were made.
    Passes,
    /// Numbers that can be chosen.
    Numbers,
    /// Slots of the track.
    Slots,
    /// Nothing: it is the name of a pass, *pass seven*.
    Name,
}

impl CountedNoun {
    const fn key(self) -> MessageArg {
        MessageArg::selector(match self {
            Self::Passes => "passes",
            Self::Numbers => "numbers",
            Self::Slots => "slots",
            Self::Name => "name",
        })
    }
}

/// Returns a number for a sentence, up to eleven as a word.
pub(super) fn number(n: u32, of: CountedNoun) -> DisplayText {
    say!("go-number", n, of = of.key())
}

/// Says why a pass was marked.
pub(super) fn read(attack: NumberSet, mark: NumberSet) -> DisplayText {
    match attack.intersection(mark).iter().next() {
        Some(number) => say!("go-why-marked", n = number),
        None => say!("go-why-read"),
    }
}

/// Says why a shot went in or was saved.
pub(super) fn shot_at(shot: ShotDirection, save: ShotDirection) -> DisplayText {
    if shot == save {
        say!("go-why-saved")
    } else {
        say!("go-why-in", save = MessageArg::selector(save.name()), shot = MessageArg::selector(shot.name()))
    }
}

/// Says why that hand beats the other.
pub(super) const fn beats(winner: HandShape) -> MessageId {
    match winner {
        HandShape::Paper => id!("go-why-paper"),
        HandShape::Rock => id!("go-why-rock"),
        HandShape::Scissors => id!("go-why-scissors"),
    }
}

/// Returns the hand that won a tackle and the one it beat, for the log: `rock beats scissors`.
pub(super) fn beats_in_log(winner: HandShape) -> DisplayText {
    say!("go-log-hands", hand = MessageArg::selector(winner.name()))
}

/// Says why nobody has won the tackle.
pub(super) fn no_winner(hand: HandShape) -> DisplayText {
    say!("go-why-level", hand = MessageArg::selector(hand.name()))
}

/// Returns the word for a direction, as it is printed on the card.
pub(super) const fn direction(direction: ShotDirection) -> MessageId {
    match direction {
        ShotDirection::Left => id!("go-direction-left"),
        ShotDirection::Middle => id!("go-direction-middle"),
        ShotDirection::Right => id!("go-direction-right"),
    }
}

/// Returns the word for a hand, as it is printed on the card.
pub(super) const fn hand(shape: HandShape) -> MessageId {
    match shape {
        HandShape::Paper => id!("go-hand-paper"),
        HandShape::Rock => id!("go-hand-rock"),
        HandShape::Scissors => id!("go-hand-scissors"),
    }
}

/// SGO-10: returns the cards of the other kind that this Block names.
pub(super) fn cancelled(kind: PowerKind, block: PowerName) -> impl Iterator<Item = PowerName> {
    PowerName::ALL.into_iter().filter(move |action| rules().blocks(!kind, *action).contains(block))
}

/// SGO-10: returns the cards that this Block cancels, as a choice.
pub(super) fn cancels(kind: PowerKind, block: PowerName) -> DisplayText {
    DisplayText::list(cancelled(kind, block).map(|action| action.title().into()), Separator::Or)
}

/// SGO-9, SGO-10: says when a card can be played; without a full stop.
pub(super) fn when(kind: PowerKind, power: PowerName) -> DisplayText {
    let card = power.title();
    let attacking = kind == PowerKind::Attacking;
    match rules().when(kind, power) {
        WindowKind::BeforePass(first, last) if first == last => {
            say!("go-when-before-pass", card, first)
        }
        WindowKind::BeforePass(first, last) => {
            say!("go-when-before-passes", card, first, last)
        }
        WindowKind::AfterPass(first, last) if attacking => {
            say!("go-when-marked", card, first, last)
        }
        WindowKind::AfterPass(first, last) => {
            say!("go-when-through", card, first, last)
        }
        WindowKind::AfterSlot(_) => say!("go-when-after-slot", card),
        WindowKind::BeforeShot => say!("go-when-before-shot", card),
        WindowKind::AfterShot if attacking => say!("go-when-saved", card),
        WindowKind::AfterShot => say!("go-when-goal", card),
        WindowKind::AsCopied => say!("go-when-as-copied", card),
        WindowKind::Never => say!("go-when-never", card),
        WindowKind::Answer => say!("go-when-answer", card),
    }
}

/// Says what a card does, as a sentence.
pub(super) fn does(kind: PowerKind, power: PowerName) -> DisplayText {
    say!("go-sentence", text = effect(kind, power))
}

/// Says what a card does; without a full stop.
pub(super) fn effect(kind: PowerKind, power: PowerName) -> DisplayText {
    let attacking = kind == PowerKind::Attacking;
    match rules().effect(kind, power) {
        CardEffect::LayAgain if power == PowerName::PassReTake => say!("go-does-pass-re-take"),
        CardEffect::LayAgain if attacking => say!("go-does-shot-re-take-attacking"),
        CardEffect::LayAgain => say!("go-does-shot-re-take-defending"),
        CardEffect::LiftKeeper => say!("go-does-keeper"),
        CardEffect::Among(set) if attacking => say!("go-does-among-attacking", numbers = list(set)),
        CardEffect::Among(set) => say!("go-does-among-defending", numbers = list(set)),
        CardEffect::LayMore(_) if attacking => say!("go-does-more-attacking"),
        CardEffect::LayMore(_) => say!("go-does-more-defending"),
        CardEffect::Shoot => say!("go-does-shoot"),
        CardEffect::Forward(_) => say!("go-does-forward"),
        CardEffect::Fill(_) => say!("go-does-fill"),
        CardEffect::OnePassMore => say!("go-does-one-pass-more"),
        CardEffect::CloseDirection => say!("go-does-close"),
        CardEffect::Back(_) => say!("go-does-back"),
        CardEffect::Duel => say!("go-does-duel"),
        CardEffect::Nothing if power.is_block() => say!("go-does-block", cards = cancels(kind, power)),
        CardEffect::Nothing if power == PowerName::Joker => say!("go-does-joker"),
        CardEffect::Nothing => say!("go-does-nothing"),
    }
}

/// Says what a card that was just played does, in one short sentence for both sides. It stands under the card that is
/// held up; the card's name is on the card, and a Joker's copy beside it.
pub(super) fn effect_sentence(kind: PowerKind, play: CardPlay) -> DisplayText {
    let attacking = kind == PowerKind::Attacking;
    match (rules().effect(kind, play.action), play.named) {
        (CardEffect::LayAgain, _) if play.action == PowerName::PassReTake => say!("go-effect-pass-re-take"),
        (CardEffect::LayAgain, _) if attacking => say!("go-effect-shot-re-take-attacking"),
        (CardEffect::LayAgain, _) => say!("go-effect-shot-re-take-defending"),
        (CardEffect::LiftKeeper, _) => say!("go-effect-keeper"),
        (CardEffect::Among(set), _) if attacking => say!("go-effect-among-attacking", numbers = list(set)),
        (CardEffect::Among(set), _) => say!("go-effect-among-defending", numbers = list(set)),
        (CardEffect::LayMore(_), _) if attacking => say!("go-effect-more-attacking"),
        (CardEffect::LayMore(_), _) => say!("go-effect-more-defending"),
        (CardEffect::Shoot, _) => say!("go-effect-shoot"),
        (CardEffect::Forward(_), NamedChoice::Numbers(numbers)) => {
            say!("go-effect-forward", numbers = list(numbers))
        }
        (CardEffect::Fill(_), _) => say!("go-effect-fill"),
        (CardEffect::OnePassMore, _) => say!("go-effect-one-pass-more"),
        (CardEffect::CloseDirection, NamedChoice::Direction(direction)) => {
            say!("go-effect-close", direction = MessageArg::selector(direction.name()))
        }
        (CardEffect::Back(_), _) => say!("go-effect-back"),
        (CardEffect::Duel, _) => say!("go-effect-duel"),
        _ => does(kind, play.action),
    }
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> DisplayText {
    let any_time = (options.before_pass == BeforePass::AnyTime).then(|| say!("go-subtitle-any-time"));
    let rounds = if options.short { say!("go-subtitle-short") } else { say!("go-subtitle") };
    DisplayText::list([Some(rounds), any_time].into_iter().flatten(), Separator::Comma)
}

/// Returns the part of the match for the scoreboard.
pub(super) const fn part(period: MatchPeriod) -> MatchPhase {
    match period {
        MatchPeriod::FirstHalf | MatchPeriod::SecondHalf => MatchPhase::Round,
        MatchPeriod::ExtraTime => MatchPhase::ExtraTime,
        MatchPeriod::Shootout => MatchPhase::Penalties,
    }
}

/// Returns the player with that number.
pub(super) fn numbered_player(seat: Seat, number: u8) -> DisplayText {
    player(seat, usize::from(number).wrapping_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn card_texts_agree_with_the_rule_data() {
        let card_text = |kind, power| format!("{}. {}", when(kind, power), does(kind, power));
        for (kind, power, text) in [
            (
                PowerKind::Attacking,
                PowerName::ThroughBall,
                "Through Ball is played before passes 3 to 6. Both may choose only what is left of 3, 5, 7, 9. \
                 Unmarked, the attacker shoots at once.",
            ),
            (
                PowerKind::Attacking,
                PowerName::BlockB,
                "Block B answers a card that it names. Blocks High Press, Shot Re-Take or Tackle.",
            ),
            (
                PowerKind::Defending,
                PowerName::BlockC,
                "Block C answers a card that it names. Blocks Joker, Pass Re-Take or Shoot.",
            ),
            (
                PowerKind::Defending,
                PowerName::PassReTake,
                "Pass Re-Take is played once their pass gets through, passes 1 to 7. The pass is retaken.",
            ),
            (
                PowerKind::Attacking,
                PowerName::AttackingGK,
                "Attacking GK is played before pass 7. Both sides may choose the keeper on pass 7 too.",
            ),
        ] {
            assert_eq!(card_text(kind, power), text);
        }
    }
}
