//! The reasons for which Soccer-Go refuses an action.

use engine::Seat;

use super::action::{Action, CardPlay, ShotDirection};
use super::cards::{PowerCard, PowerName};
use super::numbers::NumberSet;
use engine::notation::refusals;

refusals! {
    Over => ("SGO-16", "the match is over: expected no action"),
    Laid { seat: Seat, other: Seat } => ("SGO-10", "{seat} has sealed a decision already: expected {other} to decide"),
    NotOwed { seat: Seat, other: Seat } => ("SGO-10", "{seat} owes no decision now: expected {other}"),
    Count { numbers: NumberSet, count: u8, from: NumberSet } => (
        "SGO-4",
        "{numbers} are not as many as asked: expected {count} of {from}"
    ),
    Keeper { from: NumberSet } => ("SGO-6", "the goalkeeper cannot be chosen on pass 7: expected one of {from}"),
    LeftOut { card: PowerName, numbers: NumberSet, from: NumberSet } => (
        "SGO-12",
        "{card} leaves {numbers} out: expected one of {from}"
    ),
    Spent { numbers: NumberSet, from: NumberSet } => ("SGO-5", "{numbers} is spent in this turn: expected {from}"),
    Closed { direction: ShotDirection } => (
        "SGO-9",
        "{direction} is closed for this shot: expected one of the other two"
    ),
    NotHeld { seat: Seat, card: PowerCard } => ("SGO-9", "{seat} does not hold {card}: expected a card of that hand"),
    Elsewhere { card: PowerCard, expected: &'static str } => (
        "SGO-10",
        "{card} has no place in this window: expected {expected}"
    ),
    Selected { selection: PowerName, card: PowerCard, expected: &'static str } => (
        "SGO-12",
        "{selection} stands on this pass, so {card} cannot follow: expected {expected}"
    ),
    NoUse { card: PowerCard } => ("SGO-12", "{card} would have no use here: expected a card whose numbers are unspent"),
    NotNamed { block: PowerCard, play: CardPlay } => (
        "SGO-10",
        "{block} does not name {play}: expected a Block that does"
    ),
    NothingToCopy { action: PowerCard } => (
        "SGO-13",
        "Joker cannot copy {action}: expected a card in the {kind} discard pile", kind = action.kind
    ),
    Naming { play: CardPlay } => (
        "SGO-9",
        "{play} names the wrong thing: expected three numbers with CounterAttack, a direction with NarrowShot, else \
         nothing"
    ),
    Another { action: Action, expected: &'static str, clause: &'static str } => (
        clause,
        "{action} answers another question: expected {expected}"
    ),
}
