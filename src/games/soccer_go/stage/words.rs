//! The texts of the table: names of cards, their effects, their windows. The wording is our own; windows and sets
//! come from the rule data.

use super::super::action::{Direction, Named, Play, Shape};
use super::super::cards::{Kind, Power};
use super::super::data::{Effect, When, rules};
use super::super::numbers::Numbers;
use super::super::state::Period;
use crate::engine::Seat;
use crate::stage::clubs::club;
use crate::stage::match_phase::MatchPhase;
pub(super) use crate::stage::words::{capital, number};

/// Returns the name for players.
pub(super) fn name(power: Power) -> &'static str {
    power.title()
}

/// Returns a card as it was played: `Shoot`, `Joker as Shoot`.
pub(super) fn play(play: Play) -> String {
    if play.card == play.action {
        name(play.action).into()
    } else {
        format!("{} as {}", name(play.card), name(play.action))
    }
}

/// Returns the title over a card that was just played, in capitals: the action's name, or what it names, such as
/// `NO LEFT SIDE` or `COUNTER 2 5 9`. A Joker adds `JOKER: ` in front.
pub(super) fn played(play: Play) -> String {
    let head = if play.card == play.action { "" } else { "JOKER: " };
    let card = match play.named {
        Named::Nothing => name(play.action).to_uppercase(),
        Named::Direction(direction) => format!("NO {} SIDE", direction.name().to_uppercase()),
        Named::Numbers(numbers) => format!("COUNTER {}", list(numbers, " ")),
    };
    format!("{head}{card}")
}

/// Returns numbers as a list, such as `2, 5, 9`.
pub(super) fn list(numbers: Numbers, between: &str) -> String {
    let numbers: Vec<String> = numbers.iter().map(|number| number.to_string()).collect();
    numbers.join(between)
}

/// SGO-5: returns the reason why a pass is marked, in one short sentence.
pub(super) fn read(attack: Numbers, mark: Numbers) -> String {
    match attack.both(mark).iter().next() {
        Some(number) => format!("Both chose {number}, so the receiver was marked."),
        None => "The pass was read.".into(),
    }
}

/// SGO-8: returns the reason why a shot went in or not, in one short sentence.
pub(super) fn shot_at(shot: Direction, save: Direction) -> String {
    if shot == save {
        "The keeper went the same way.".into()
    } else {
        format!("The keeper went {}, the ball {}.", side(save), side(shot))
    }
}

const fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::Left => "left",
        Direction::Middle => "down the middle",
        Direction::Right => "right",
    }
}

/// Returns the reason why that hand wins the tackle, in one short sentence.
pub(super) const fn beats(winner: Shape) -> &'static str {
    match winner {
        Shape::Paper => "Paper wraps rock.",
        Shape::Rock => "Rock blunts scissors.",
        Shape::Scissors => "Scissors cut paper.",
    }
}

/// Returns the reason why neither wins it.
pub(super) fn no_winner(hand: Shape) -> String {
    format!("{} twice: throw again.", capital(hand.name()))
}

/// Joins items, such as `2, 5 or 9`.
pub(super) fn either(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

/// Returns the numbers of a set as spoken: `3, 5, 7 or 9`.
pub(super) fn one_of(numbers: Numbers) -> String {
    either(&numbers.iter().map(|number| number.to_string()).collect::<Vec<_>>())
}

/// Returns the actions of the other kind that a Block of this kind cancels.
pub(super) fn cancels(kind: Kind, block: Power) -> String {
    let named = Power::ALL.into_iter().filter(|action| rules().blocks(!kind, *action).has(block));
    either(&named.map(|action| name(action).to_owned()).collect::<Vec<_>>())
}

/// Returns when a card is played, to follow its name: `is played before passes 3 to 6`.
pub(super) fn when(kind: Kind, power: Power) -> String {
    let passes = |first: u8, last: u8| {
        if first == last { format!("pass {first}") } else { format!("passes {first} to {last}") }
    };
    let attacking = kind == Kind::Attacking;
    match rules().when(kind, power) {
        When::BeforePass(first, last) => format!("is played before {}", passes(first, last)),
        When::AfterPass(first, last) => {
            let what = if attacking { "once you are marked" } else { "once their pass gets through" };
            format!("is played {what}, {}", passes(first, last))
        }
        When::AfterSlot(_) => "is played after their seventh pass".into(),
        When::BeforeShot => "is played before they shoot".into(),
        When::AfterShot => {
            let what = if attacking { "your shot is saved" } else { "you let in a goal" };
            format!("is played once {what}")
        }
        When::AsCopied => "copies a used card of its own deck, when that card could be played".into(),
        When::Never => "can never be played".into(),
        When::Answer => "cancels a card that it names".into(),
    }
}

/// Returns the effect of a card, for either side.
pub(super) fn does(kind: Kind, power: Power) -> String {
    format!("{}.", deed(kind, power))
}

/// Returns the same without the last full stop.
pub(super) fn deed(kind: Kind, power: Power) -> String {
    let attacking = kind == Kind::Attacking;
    let unmarked = if attacking { ". Unmarked, the attacker shoots at once" } else { "" };
    match rules().effect(kind, power) {
        Effect::LayAgain if power == Power::PassReTake => "Both sides retake this pass".into(),
        Effect::LayAgain if attacking => "Both lay this shot again".into(),
        Effect::LayAgain => "The goal does not count; both sides retake the shot".into(),
        Effect::LiftKeeper => "Both sides may choose the keeper on pass 7 too".into(),
        Effect::Among(set) => {
            format!("Both must choose from what is left of {}{unmarked}", list(set, ", "))
        }
        Effect::LayMore(_) => {
            let (more, one) = if attacking { ("attacker", "defender") } else { ("defender", "attacker") };
            format!("The {more} chooses three numbers, the {one} only one{unmarked}")
        }
        Effect::Shoot => "The attacker shoots now".into(),
        Effect::Forward(_) => {
            "Three passes at once: the attacker names three numbers, which are spent".into()
        }
        Effect::Fill(_) => {
            "If this pass gets through it fills three slots; the extra two use up no numbers".into()
        }
        Effect::OnePassMore => "The attacker needs one more pass before the shot".into(),
        Effect::CloseDirection => "One direction is closed to both for this shot".into(),
        Effect::Back(_) => "The last three slots are emptied; the numbers in them come back".into(),
        Effect::Duel => "Rock, paper, scissors for the ball. If the defender wins, the attack is over".into(),
        Effect::Nothing if power.is_block() => format!("Cancels {}", cancels(kind, power)),
        Effect::Nothing if power == Power::Joker => "Copies a used card of its own deck".into(),
        Effect::Nothing => "Does nothing".into(),
    }
}

/// Returns the effect of a card that was just played, in one short sentence for both sides. It stands under the card that
/// is held up.
pub(super) fn effect_sentence(kind: Kind, play: Play) -> String {
    let words = match rules().effect(kind, play.action) {
        Effect::LayAgain if play.action == Power::PassReTake => "Both sides retake this pass".into(),
        Effect::LayAgain if kind == Kind::Attacking => "Both lay this shot again".into(),
        Effect::LayAgain => "The goal is off: both lay this shot again".into(),
        Effect::LiftKeeper => "Pass 7 may go to the goalkeeper after all".into(),
        Effect::Among(set) if kind == Kind::Attacking => {
            format!("Both choose from {}; a pass that is not marked is a shot", list(set, ", "))
        }
        Effect::Among(set) => format!("Both choose from {}", list(set, ", ")),
        Effect::LayMore(_) if kind == Kind::Attacking => {
            "Three numbers against one; a pass that is not marked is a shot".into()
        }
        Effect::LayMore(_) => "The defender marks three numbers at once".into(),
        Effect::Shoot => "No more passes: they shoot now".into(),
        Effect::Forward(_) => match play.named {
            Named::Numbers(numbers) => format!("Three passes at once: {}", list(numbers, ", ")),
            _ => "Three passes at once".into(),
        },
        Effect::Fill(_) => "Not marked, this pass counts as three".into(),
        Effect::OnePassMore => "They need an eighth pass before they shoot".into(),
        Effect::CloseDirection => match play.named {
            Named::Direction(direction) => format!("Nobody may choose {} for this shot", direction.name()),
            _ => "One direction is closed for this shot".into(),
        },
        Effect::Back(_) => "The last three passes are undone".into(),
        Effect::Duel => "Rock, paper, scissors for the ball".into(),
        Effect::Nothing => "It does nothing".into(),
    };
    // One sentence: the card's name stands on the card, and a Joker's copy beside it.
    format!("{words}.")
}

/// Returns the part of the match for the scoreboard.
pub(super) const fn part(period: Period) -> MatchPhase {
    match period {
        Period::FirstHalf | Period::SecondHalf => MatchPhase::Round,
        Period::ExtraTime => MatchPhase::ExtraTime,
        Period::Shootout => MatchPhase::Penalties,
    }
}

/// Returns the club in three letters.
pub(super) const fn short(seat: Seat) -> &'static str {
    club(seat).short
}

/// Returns the club's name.
pub(super) const fn club_name(seat: Seat) -> &'static str {
    club(seat).name
}

/// Returns the player with that number.
pub(super) fn man(seat: Seat, number: u8) -> &'static str {
    club(seat).eleven.get(usize::from(number).wrapping_sub(1)).copied().unwrap_or("nobody")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_say_what_the_rule_data_say() {
        let told = |kind, power| format!("{} {}. {}", name(power), when(kind, power), does(kind, power));
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
