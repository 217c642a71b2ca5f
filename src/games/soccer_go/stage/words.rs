//! The texts of the table: cards, their effects, their windows. Windows and sets come from the rule data.

use super::super::action::{Direction, Named, Play, Shape};
use super::super::cards::{Card, Kind, Power};
use super::super::data::{Effect, When, rules};
use super::super::numbers::Numbers;
use super::super::options::{BeforePass, Options};
use super::super::state::Period;
use super::super::view::View;
use crate::engine::Seat;
use crate::stage::match_phase::MatchPhase;
pub(super) use crate::stage::words::{name as club_name, player, short};
use crate::words::{Arg, DisplayText, Id, Joint};
use crate::{id, say};

/// Returns a card as it is played: `Shoot`, `Joker as Shoot`.
pub(super) fn play(play: Play) -> DisplayText {
    if play.card == play.action {
        play.action.title().into()
    } else {
        say!("go-card-joker-as", joker = play.card.title(), card = play.action.title())
    }
}

/// Returns the card that was played, for a label on the pitch. A Joker's copy is named briefly.
pub(super) fn played(play: Play) -> DisplayText {
    let card = play.action.title();
    match (play.named, play.card == play.action) {
        (Named::Nothing, true) => say!("go-label-played", card = card),
        (Named::Nothing, false) => say!("go-label-played-joker", card = card),
        (Named::Direction(at), true) => say!("go-label-narrow", direction = Arg::key(at.name())),
        (Named::Direction(at), false) => say!("go-label-narrow-joker", direction = Arg::key(at.name())),
        (Named::Numbers(numbers), true) => say!("go-label-counter", numbers = row(numbers, " ")),
        (Named::Numbers(numbers), false) => say!("go-label-counter-joker", numbers = row(numbers, " ")),
    }
}

/// SGO-14: returns true if a card of this name and the other kind is in the hand or shown.
pub(super) fn has_namesake(view: &View, card: Card) -> bool {
    let namesake = Card { kind: !card.kind, ..card };
    view.hand[namesake.kind].has(namesake.power) || view.shown == Some(namesake)
}

/// Returns the name of a card of a swap; with its kind if it has a namesake.
pub(super) fn told_apart(view: &View, card: Card) -> DisplayText {
    if has_namesake(view, card) {
        say!("go-card-of-kind", card = card.power.title(), kind = Arg::key(card.kind.name()))
    } else {
        card.power.title().into()
    }
}

fn each(numbers: Numbers) -> impl Iterator<Item = DisplayText> {
    numbers.iter().map(|number| DisplayText::verbatim(number.to_string()))
}

/// Returns the numbers as a list for a sentence: `1, 4, 9`.
pub(super) fn list(numbers: Numbers) -> DisplayText {
    DisplayText::list(each(numbers), Joint::Comma)
}

/// Returns the numbers as a choice: `2, 4 or 6`.
pub(super) fn one_of(numbers: Numbers) -> DisplayText {
    DisplayText::list(each(numbers), Joint::Or)
}

/// Returns the numbers in a row, such as `1,4,9`.
pub(super) fn row(numbers: Numbers, between: &str) -> DisplayText {
    let numbers: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
    DisplayText::verbatim(numbers.join(between))
}

/// What a number in a sentence counts. Languages choose the form of the number by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Counted {
    /// Passes that were made.
    Passes,
    /// Numbers that can be chosen.
    Numbers,
    /// Slots of the track.
    Slots,
    /// Nothing: it is the name of a pass, *pass seven*.
    Name,
}

impl Counted {
    const fn key(self) -> Arg {
        Arg::key(match self {
            Self::Passes => "passes",
            Self::Numbers => "numbers",
            Self::Slots => "slots",
            Self::Name => "name",
        })
    }
}

/// Returns a number for a sentence, up to eleven as a word.
pub(super) fn number(n: u32, of: Counted) -> DisplayText {
    say!("go-number", n = n, of = of.key())
}

/// Says why a pass was marked.
pub(super) fn read(attack: Numbers, mark: Numbers) -> DisplayText {
    match attack.both(mark).iter().next() {
        Some(number) => say!("go-why-marked", n = number),
        None => say!("go-why-read"),
    }
}

/// Says why a shot went in or was saved.
pub(super) fn shot_at(shot: Direction, save: Direction) -> DisplayText {
    if shot == save {
        say!("go-why-saved")
    } else {
        say!("go-why-in", save = Arg::key(save.name()), shot = Arg::key(shot.name()))
    }
}

/// Says why that hand beats the other.
pub(super) const fn beats(winner: Shape) -> Id {
    match winner {
        Shape::Paper => id!("go-why-paper"),
        Shape::Rock => id!("go-why-rock"),
        Shape::Scissors => id!("go-why-scissors"),
    }
}

/// Says why nobody has won the tackle.
pub(super) fn no_winner(hand: Shape) -> DisplayText {
    say!("go-why-level", hand = Arg::key(hand.name()))
}

/// Returns the word for a direction, as it is printed on the card.
pub(super) const fn direction(direction: Direction) -> Id {
    match direction {
        Direction::Left => id!("go-direction-left"),
        Direction::Middle => id!("go-direction-middle"),
        Direction::Right => id!("go-direction-right"),
    }
}

/// Returns the word for a hand, as it is printed on the card.
pub(super) const fn hand(shape: Shape) -> Id {
    match shape {
        Shape::Paper => id!("go-hand-paper"),
        Shape::Rock => id!("go-hand-rock"),
        Shape::Scissors => id!("go-hand-scissors"),
    }
}

/// SGO-10: returns the cards of the other kind that this Block names.
pub(super) fn cancelled(kind: Kind, block: Power) -> impl Iterator<Item = Power> {
    Power::ALL.into_iter().filter(move |action| rules().blocks(!kind, *action).has(block))
}

/// SGO-10: returns the cards that this Block cancels, as a choice.
pub(super) fn cancels(kind: Kind, block: Power) -> DisplayText {
    DisplayText::list(cancelled(kind, block).map(|action| action.title().into()), Joint::Or)
}

/// SGO-9, SGO-10: says when a card can be played; without a full stop.
pub(super) fn when(kind: Kind, power: Power) -> DisplayText {
    let card = power.title();
    let attacking = kind == Kind::Attacking;
    match rules().when(kind, power) {
        When::BeforePass(first, last) if first == last => {
            say!("go-when-before-pass", card = card, first = first)
        }
        When::BeforePass(first, last) => {
            say!("go-when-before-passes", card = card, first = first, last = last)
        }
        When::AfterPass(first, last) if attacking => {
            say!("go-when-marked", card = card, first = first, last = last)
        }
        When::AfterPass(first, last) => say!("go-when-through", card = card, first = first, last = last),
        When::AfterSlot(_) => say!("go-when-after-slot", card = card),
        When::BeforeShot => say!("go-when-before-shot", card = card),
        When::AfterShot if attacking => say!("go-when-saved", card = card),
        When::AfterShot => say!("go-when-goal", card = card),
        When::AsCopied => say!("go-when-as-copied", card = card),
        When::Never => say!("go-when-never", card = card),
        When::Answer => say!("go-when-answer", card = card),
    }
}

/// Says what a card does, as a sentence.
pub(super) fn does(kind: Kind, power: Power) -> DisplayText {
    say!("go-sentence", text = deed(kind, power))
}

/// Says what a card does; without a full stop.
pub(super) fn deed(kind: Kind, power: Power) -> DisplayText {
    let attacking = kind == Kind::Attacking;
    match rules().effect(kind, power) {
        Effect::LayAgain if power == Power::PassReTake => say!("go-does-pass-re-take"),
        Effect::LayAgain if attacking => say!("go-does-shot-re-take-attacking"),
        Effect::LayAgain => say!("go-does-shot-re-take-defending"),
        Effect::LiftKeeper => say!("go-does-keeper"),
        Effect::Among(set) if attacking => say!("go-does-among-attacking", numbers = list(set)),
        Effect::Among(set) => say!("go-does-among-defending", numbers = list(set)),
        Effect::LayMore(_) if attacking => say!("go-does-more-attacking"),
        Effect::LayMore(_) => say!("go-does-more-defending"),
        Effect::Shoot => say!("go-does-shoot"),
        Effect::Forward(_) => say!("go-does-forward"),
        Effect::Fill(_) => say!("go-does-fill"),
        Effect::OnePassMore => say!("go-does-one-pass-more"),
        Effect::CloseDirection => say!("go-does-close"),
        Effect::Back(_) => say!("go-does-back"),
        Effect::Duel => say!("go-does-duel"),
        Effect::Nothing if power.is_block() => say!("go-does-block", cards = cancels(kind, power)),
        Effect::Nothing if power == Power::Joker => say!("go-does-joker"),
        Effect::Nothing => say!("go-does-nothing"),
    }
}

/// Says what a card that was just played does, in one short sentence for both sides. It stands under the card that is
/// held up; the card's name is on the card, and a Joker's copy beside it.
pub(super) fn effect_sentence(kind: Kind, play: Play) -> DisplayText {
    let attacking = kind == Kind::Attacking;
    match (rules().effect(kind, play.action), play.named) {
        (Effect::LayAgain, _) if play.action == Power::PassReTake => say!("go-effect-pass-re-take"),
        (Effect::LayAgain, _) if attacking => say!("go-effect-shot-re-take-attacking"),
        (Effect::LayAgain, _) => say!("go-effect-shot-re-take-defending"),
        (Effect::LiftKeeper, _) => say!("go-effect-keeper"),
        (Effect::Among(set), _) if attacking => say!("go-effect-among-attacking", numbers = list(set)),
        (Effect::Among(set), _) => say!("go-effect-among-defending", numbers = list(set)),
        (Effect::LayMore(_), _) if attacking => say!("go-effect-more-attacking"),
        (Effect::LayMore(_), _) => say!("go-effect-more-defending"),
        (Effect::Shoot, _) => say!("go-effect-shoot"),
        (Effect::Forward(_), Named::Numbers(numbers)) => say!("go-effect-forward", numbers = list(numbers)),
        (Effect::Fill(_), _) => say!("go-effect-fill"),
        (Effect::OnePassMore, _) => say!("go-effect-one-pass-more"),
        (Effect::CloseDirection, Named::Direction(direction)) => {
            say!("go-effect-close", direction = Arg::key(direction.name()))
        }
        (Effect::Back(_), _) => say!("go-effect-back"),
        (Effect::Duel, _) => say!("go-effect-duel"),
        _ => does(kind, play.action),
    }
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> DisplayText {
    let any_time = (options.before_pass == BeforePass::AnyTime).then(|| say!("go-subtitle-any-time"));
    DisplayText::list([Some(say!("go-subtitle")), any_time].into_iter().flatten(), Joint::Comma)
}

/// Returns the part of the match for the scoreboard.
pub(super) const fn part(period: Period) -> MatchPhase {
    match period {
        Period::FirstHalf | Period::SecondHalf => MatchPhase::Round,
        Period::ExtraTime => MatchPhase::ExtraTime,
        Period::Shootout => MatchPhase::Penalties,
    }
}

/// Returns the player with that number.
pub(super) fn man(seat: Seat, number: u8) -> DisplayText {
    player(seat, usize::from(number).wrapping_sub(1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_say_what_the_rule_data_say() {
        let told = |kind, power| format!("{}. {}", when(kind, power), does(kind, power));
        for (kind, power, text) in [
            (
                Kind::Attacking,
                Power::ThroughBall,
                "Through Ball is played before passes 3 to 6. Both must choose from what is left of 3, 5, 7, 9. \
                 Unmarked, the attacker shoots at once.",
            ),
            (
                Kind::Attacking,
                Power::BlockB,
                "Block B cancels a card that it names. Cancels High Press, Shot Re-Take or Tackle.",
            ),
            (
                Kind::Defending,
                Power::BlockC,
                "Block C cancels a card that it names. Cancels Joker, Pass Re-Take or Shoot.",
            ),
            (
                Kind::Defending,
                Power::PassReTake,
                "Pass Re-Take is played once their pass gets through, passes 1 to 7. Both sides retake this pass.",
            ),
            (
                Kind::Attacking,
                Power::AttackingGK,
                "Attacking GK is played before pass 7. Both sides may choose the keeper on pass 7 too.",
            ),
        ] {
            assert_eq!(told(kind, power), text);
        }
    }
}
