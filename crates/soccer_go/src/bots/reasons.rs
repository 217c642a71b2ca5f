//! The bots' reasons, in one plain sentence for the advised player.

use crate::action::{Action, CardPlay, HandShape, ShotDirection};
use crate::cards::{PowerCard, PowerName};
use crate::numbers::{KEEPER, NumberSet};
use crate::state::{LAST_PASS, Phase, Table};
use engine::Seat;
use words::say;
use words::{DisplayText, MessageArg, Separator};

/// Gains of fewer goals in a hundred are not given as a number.
const FEW: f64 = 1.0;

/// Returns a card as it is played: `Shoot`, `Joker as Shoot`.
fn title(play: CardPlay) -> DisplayText {
    if play.card == play.action {
        play.action.title().into()
    } else {
        say!("go-card-joker-as", joker = play.card.title(), card = play.action.title())
    }
}

/// Returns the reason for a card, an answer, or neither. `gain` is its value above that of declining, in goals.
pub(super) fn card(table: &Table, seat: Seat, action: Action, gain: f64) -> DisplayText {
    let goals = 100.0 * gain;
    let does = MessageArg::selector(if seat == table.attacker { "brings" } else { "saves" });
    let n = (goals >= FEW).then(|| goals.round_ties_even() as u32);
    match (action, table.phase, n) {
        (Action::Power(play), _, None) => say!("go-reason-play-little", card = title(play), does),
        (Action::Power(play), _, Some(n)) => say!("go-reason-play", card = title(play), does, n),
        (Action::Answer(block), Phase::Answer(_, play), None) => {
            say!("go-reason-block-little", block = title(block), card = title(play), does)
        }
        (Action::Answer(block), Phase::Answer(_, play), Some(n)) => {
            say!("go-reason-block", block = title(block), card = title(play), does, n)
        }
        (_, Phase::Answer(_, play), _) => say!("go-reason-no-block", card = title(play)),
        _ => say!("go-reason-hold"),
    }
}

/// Returns how many numbers are left, and which are spent; without a full stop.
fn left(table: &Table) -> DisplayText {
    let (n, count) = (table.choosable().count(), table.spent.count());
    let spent = table.spent.iter().map(|number| DisplayText::verbatim(number.to_string()));
    if count == 0 {
        say!("go-reason-left-all", n)
    } else {
        say!("go-reason-left", spent = DisplayText::list(spent, Separator::And), count, n)
    }
}

/// True if something speaks for that number more than for others.
pub(super) fn is_read(table: &Table, attacks: bool, number: u8, read: Option<usize>) -> bool {
    let early = table.track.pass() < LAST_PASS && number == KEEPER;
    early || read.is_some_and(|read| attacks != (read == usize::from(number)))
}

/// Returns the reason for one number laid or marked. `read` is the other side's expected choice, if it stands out.
pub(super) fn number(table: &Table, attacks: bool, number: u8, read: Option<usize>) -> DisplayText {
    let early = table.track.pass() < LAST_PASS && number == KEEPER;
    match (attacks, read) {
        (true, Some(read)) if read != usize::from(number) => {
            say!("go-reason-pass-read", read, n = number)
        }
        (false, Some(read)) if read == usize::from(number) => say!("go-reason-mark-read", n = number),
        (true, _) if early => say!("go-reason-pass-keeper"),
        (false, _) if early => say!("go-reason-mark-keeper"),
        (true, _) => say!("go-reason-pass-any", left = left(table), n = number),
        (false, _) => say!("go-reason-mark-any", left = left(table), n = number),
    }
}

/// Returns the reason for three numbers against one.
pub(super) fn several(from: NumberSet) -> DisplayText {
    say!("go-reason-three", n = from.count())
}

/// Returns the reason for a direction. `read` is the other side's expected direction, if it stands out.
pub(super) fn direction(attacks: bool, open: usize, read: Option<ShotDirection>) -> DisplayText {
    match (attacks, read) {
        (true, Some(read)) => say!("go-reason-shoot-read", direction = MessageArg::selector(read.name())),
        (false, Some(read)) => say!("go-reason-dive-read", direction = MessageArg::selector(read.name())),
        (true, None) => say!("go-reason-shoot", n = open),
        (false, None) => say!("go-reason-dive", n = open),
    }
}

/// Returns the reason for a hand in a Tackle.
pub(super) fn hand(read: Option<HandShape>) -> DisplayText {
    match read {
        Some(read) => say!("go-reason-hand-read", hand = MessageArg::selector(read.name())),
        None => say!("go-reason-hand"),
    }
}

/// Returns the reason for a swap, or for none.
pub(super) fn swap(action: Action, shown: Option<PowerCard>) -> DisplayText {
    match (action, shown) {
        (Action::Swap(given), Some(shown)) if given.power == PowerName::Bogey => {
            say!("go-reason-swap-bogey", card = shown.power.title())
        }
        (Action::Swap(given), Some(shown)) => say!(
            "go-reason-swap",
            kind = MessageArg::selector(shown.kind.name()),
            card = shown.power.title(),
            given_kind = MessageArg::selector(given.kind.name()),
            given = given.power.title()
        ),
        (_, Some(shown)) => say!("go-reason-keep", card = shown.power.title()),
        _ => say!("go-reason-no-swap"),
    }
}
