//! The bots' reasons, in one plain sentence for the player whom the coach advises.

use crate::engine::Seat;
use crate::games::soccer_go::action::{Action, Play};
use crate::games::soccer_go::cards::{Card, Kind, Power};
use crate::games::soccer_go::numbers::{KEEPER, Numbers};
use crate::games::soccer_go::state::{LAST_PASS, Phase, Table};

/// Gains of fewer goals in a hundred are not given as a number.
const FEW: f64 = 1.0;

/// Returns a card as it is played: `Shoot`, `Joker as Shoot`.
fn title(play: Play) -> String {
    if play.card == play.action {
        play.action.title().to_owned()
    } else {
        format!("{} as {}", play.card.title(), play.action.title())
    }
}

/// Returns the reason for a card, an answer, or neither. `gain` is its value above that of declining, in goals.
pub(super) fn card(table: &Table, seat: Seat, action: Action, gain: f64) -> String {
    let goals = 100.0 * gain;
    let worth = if seat == table.attacker { "brings" } else { "saves" };
    let count = match goals {
        goals if goals < FEW => "a little more than it would later".to_owned(),
        goals => format!("about {goals:.0} goals in a hundred such attacks"),
    };
    match (action, table.phase) {
        (Action::Power(play), _) => format!("{} {worth} {count} if it is played now.", title(play)),
        (Action::Answer(block), Phase::Answer(_, play)) => {
            format!("{} stops {}, which {worth} {count}.", title(block), title(play))
        }
        (_, Phase::Answer(_, play)) => {
            format!("{} does too little harm here to spend a Block on it.", title(play))
        }
        _ => "Every card in hand does more at a later moment than now.".to_owned(),
    }
}

/// Returns how many numbers are left, and which are spent.
fn left(table: &Table) -> String {
    let count = table.choosable().count();
    let spent: Vec<String> = table.spent.iter().map(|number| number.to_string()).collect();
    match spent.split_last() {
        None => format!("All {count} numbers are still there"),
        Some((one, [])) => format!("{one} is spent and {count} numbers are left"),
        Some((last, rest)) => {
            format!("{} and {last} are spent and {count} numbers are left", rest.join(", "))
        }
    }
}

/// True if something speaks for that number more than for others.
pub(super) fn tells(table: &Table, attacks: bool, number: u8, read: Option<usize>) -> bool {
    let early = table.track.pass() < LAST_PASS && number == KEEPER;
    early || read.is_some_and(|read| attacks != (read == usize::from(number)))
}

/// Returns the reason for one number laid or marked. `read` is the other side's expected choice, if it stands out.
pub(super) fn number(table: &Table, attacks: bool, number: u8, read: Option<usize>) -> String {
    let early = table.track.pass() < LAST_PASS && number == KEEPER;
    match (attacks, read) {
        (true, Some(read)) if read != usize::from(number) => {
            format!("They like to mark {read} here, so the ball goes to {number}.")
        }
        (false, Some(read)) if read == usize::from(number) => {
            format!("They like to pass to {number} here, so {number} is marked.")
        }
        (true, _) if early => {
            "The goalkeeper cannot take the seventh pass, so he is best used before it.".to_owned()
        }
        (false, _) if early => {
            "The goalkeeper is no use to them on the seventh pass, so they want to use him before.".to_owned()
        }
        (true, _) => {
            format!(
                "{}: one mark stops the pass, so pick {number} or any other without a pattern.",
                left(table)
            )
        }
        (false, _) => {
            format!("{}: nothing tells which comes, so {number} is as good a mark as any.", left(table))
        }
    }
}

/// Returns the reason for three numbers against one.
pub(super) fn several(from: Numbers) -> String {
    format!("Three of {} numbers decide this pass, and any three are as good as others.", from.count())
}

/// Returns the reason for a direction. `read` is the other side's expected direction, if it stands out.
pub(super) fn direction(attacks: bool, open: usize, read: Option<&str>) -> String {
    match (attacks, read) {
        (true, Some(read)) => format!("Their goalkeeper likes to go {read}, so shoot elsewhere."),
        (false, Some(read)) => format!("They like to shoot {read}."),
        (true, None) => format!("One side in {open} is guarded, and nothing tells which."),
        (false, None) => format!("They have {open} sides to choose from, and nothing tells which."),
    }
}

/// Returns the reason for a hand in a Tackle.
pub(super) fn hand(read: Option<&str>) -> String {
    match read {
        Some(read) => format!("They like to show {read}."),
        None => "Rock, paper or scissors: each wins as often as the others.".to_owned(),
    }
}

/// Returns the reason for a swap, or for none.
pub(super) fn swap(action: Action, shown: Option<Card>) -> String {
    let whose = |card: Card| match card.kind {
        Kind::Attacking => "attacking",
        Kind::Defending => "defending",
    };
    match (action, shown) {
        (Action::Swap(given), Some(shown)) if given.power == Power::Bogey => {
            format!("{} does something, Bogey never does.", shown.power.title())
        }
        (Action::Swap(given), Some(shown)) => format!(
            "The {} {} will do more in the turns to come than the {} {}.",
            whose(shown),
            shown.power.title(),
            whose(given),
            given.power.title()
        ),
        (_, Some(shown)) => format!("Every card in hand will do more than {}.", shown.power.title()),
        _ => "Nothing was shown to swap for.".to_owned(),
    }
}
