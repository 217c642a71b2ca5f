//! Tests of Soccer: its clauses, conformance, statistics.

mod blocks;
mod bots;
mod ends;
mod evaluate;
mod memory;
mod promises;
mod questions;
mod rounds;
mod statistics;

use engine::playthrough::format_event;
use engine::testing::{asked, expect_events, refused};
use engine::{BySeat, Card, EventLog, Game, NullSink, Seat, SeatSet};

use super::hand_history::HandHistory;
use super::state::{ForwardPlace, Phase};
use super::{Action, CardPick, CardSet, Options, Pile, Soccer52};

/// Parses cards separated by blanks.
#[track_caller]
pub(super) fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap_or_else(|e| panic!("{text}: {e}"))).collect()
}

#[track_caller]
pub(super) fn set(text: &str) -> CardSet {
    cards(text).into_iter().collect()
}

#[track_caller]
fn pick(text: &str) -> CardPick {
    match cards(text)[..] {
        [] => CardPick::None,
        [card] => CardPick::One(card),
        [a, b] => CardPick::two(a, b),
        _ => panic!("{text}: too many cards"),
    }
}

/// Returns the first round with those hands, home starting. The draw pile begins with `pile`; the rest of the pack
/// follows.
#[track_caller]
pub(super) fn given(options: Options, home: &str, away: &str, pile: &str) -> Soccer52 {
    let mut state = Soccer52::setup(&options, 52, &mut NullSink).unwrap();
    let table = &mut state.table;
    (table.starter, table.attacker) = (Seat::Home, Seat::Home);
    state.hands = BySeat::new(set(home), set(away));
    let top = cards(pile);
    let held = state.hands[Seat::Home].union(state.hands[Seat::Away]).union(set(pile));
    state.pile = top.into_iter().chain(CardSet::PACK.difference(held).iter()).collect();
    assert_eq!(state.every_card().len(), 52, "a card is named twice");
    begin_past(&mut state);
    state
}

/// Begins the history of the hands with the cards that are held now.
fn begin_past(state: &mut Soccer52) {
    for seat in Seat::BOTH {
        let mut past = HandHistory::new();
        past.drew(state.hands[seat].len() + state.table.face_down(seat));
        past.laid();
        state.table.past[seat] = past;
    }
}

/// Returns that state with the printed options.
#[track_caller]
pub(super) fn printed(home: &str, away: &str, pile: &str) -> Soccer52 {
    given(Options::default(), home, away, pile)
}

/// Plays a script and checks its events.
///
/// The script is a list of `side action` (`H` home, `A` away), separated by `;`. `H flips 5D` turns that card up,
/// whatever its place. `expected` holds pieces of event texts, separated by ` | `, in this order with anything
/// between. No event may begin with a piece after `!`. `? H: A, B` names the seats asked in the end, with their
/// actions. A second flip may be of either place: `Flip(_)`.
#[track_caller]
fn check(mut state: Soccer52, script: &str, expected: &str) -> Soccer52 {
    let mut log = EventLog::default();
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        let (side, action) = step.split_once(' ').unwrap();
        let seat = if side == "H" { Seat::Home } else { Seat::Away };
        let action = match action.strip_prefix("flips ") {
            Some(card) => flip(&state, seat, card),
            None => action.parse().unwrap_or_else(|e| panic!("{step}: {e}")),
        };
        state.apply(seat, &action, &mut log).unwrap_or_else(|e| panic!("{step}: {e}"));
    }
    let facts: Vec<String> = log.0.iter().map(format_event).collect();
    let mut asked = asked(&state);
    if expected.contains("Flip(_)") {
        asked = asked.replace("Flip(0)", "Flip(_)").replace("Flip(1)", "Flip(_)");
    }
    expect_events(script, &facts, &asked, expected);
    state
}

/// Returns the flip of that card.
#[track_caller]
pub(super) fn flip(state: &Soccer52, seat: Seat, card: &str) -> Action {
    let wanted: Card = card.parse().unwrap();
    let place = state.forwards[seat].iter().position(|forward| *forward == Some(wanted));
    Action::Flip(place.unwrap_or_else(|| panic!("{card} is no forward of {seat}")) as u8)
}

pub(super) fn legal(state: &Soccer52, seat: Seat) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal
}

/// Sets the score so that it is level after that action, for endless sudden rounds.
fn keep_level(state: &mut Soccer52, seat: Seat, action: Action) {
    let scorer = match action {
        Action::LetIn => Some(!seat),
        Action::TakePenalty(_) => Some(seat),
        _ => None,
    };
    state.table.score = BySeat::from_fn(|side| u32::from(scorer == Some(!side)));
}
