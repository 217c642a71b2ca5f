//! Tests of Soccer Cards: its clauses, its data, conformance, statistics.

mod bots;
mod data;
mod evaluate;
mod extra;
mod halves;
mod promises;
mod secrets;
mod shootout;
mod split;
mod statistics;
mod stops;

use engine::testing::{expect_events, play_script, refused};
use engine::{BySeat, EventLog, Game, NullSink, Seat};

use super::state::{HandSizes, Period, Phase, PrivateCards, Table, first_leader};
use super::{Action, CardCounts, CardKind, MatchKind, Options, SoccerCards};

const LEAGUE: Options = Options { kind: MatchKind::League, neutral: false, short: false };
const CUP: Options = Options { kind: MatchKind::Cup, neutral: false, short: false };

/// Returns a match before its splits.
fn dealt(options: Options, seed: u64) -> SoccerCards {
    SoccerCards::setup(&options, seed, &mut NullSink).unwrap()
}

/// Parses cards from their names, such as `penalty red_ball*3`.
fn cards(list: &str) -> CardCounts {
    let mut heap = CardCounts::NONE;
    for item in list.split_whitespace() {
        let (name, copies) = item.split_once('*').unwrap_or((item, "1"));
        let card = CardKind::named(name).unwrap_or_else(|| panic!("{name} is no card"));
        heap.insert(card, copies.parse().unwrap());
    }
    heap
}

/// Returns a match in that half, with these decks for it and as many offsides for the next one, then changed by
/// `change`.
fn half(
    options: Options,
    period: Period,
    [home, away]: [&str; 2],
    change: impl FnOnce(&mut Table),
) -> SoccerCards {
    let mut state = dealt(options, 1);
    let later = matches!(period, Period::FirstHalf | Period::ExtraFirst);
    for (seat, list) in Seat::BOTH.into_iter().zip([home, away]) {
        let now = cards(list);
        assert_eq!(usize::from(now.len()), super::state::turns(period), "{list}");
        let size = if later { now.len() } else { 0 };
        state.held[seat] = PrivateCards { now, later: cards(&format!("offside*{size}")) };
        state.table.left[seat] = HandSizes { now: now.len(), later: size };
    }
    state.table.period = period;
    state.table.leader = first_leader(period, options.neutral);
    state.table.phase = Phase::Lead;
    change(&mut state.table);
    state
}

/// Plays a script and checks its events.
///
/// The script is a list of `side action` (`H` home, `A` away), separated by `;`. `expected` holds pieces of event
/// texts, separated by ` | `, in this order with anything between. No event may begin with a piece after `!`. `? H
/// A` names the seats asked in the end.
#[track_caller]
fn check(mut state: SoccerCards, script: &str, expected: &str) -> SoccerCards {
    let events = play_script(&mut state, script);
    expect_events(script, &events, &asked(&state), expected);
    state
}

/// Returns the seats that owe a decision: `H A` for both.
fn asked(state: &SoccerCards) -> String {
    let sides = state.seats_to_move().iter().map(|seat| if seat == Seat::Home { "H" } else { "A" });
    sides.collect::<Vec<_>>().join(" ")
}

/// Plays the same turn `count` times: the leader leads the first card, the other side answers with the second.
fn turns(state: SoccerCards, count: usize, led: &str, answer: &str) -> SoccerCards {
    (0..count).fold(state, |mut state, _| {
        let leader = state.table.leader;
        for (seat, text) in [(leader, format!("Lead({led})")), (!leader, format!("Answer({answer})"))] {
            state.apply(seat, &text.parse().unwrap(), &mut NullSink).unwrap();
        }
        state
    })
}

/// Returns the legal actions as text.
fn legal(state: &SoccerCards, seat: Seat) -> String {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
