//! Tests of Soccer-Go: its clauses, its cards, its data, conformance, statistics.

mod attacking;
mod blocks;
mod bots;
mod characters;
mod data;
mod defending;
mod evaluate;
mod joker;
mod matches;
mod notebooks;
mod passes;
mod promises;
mod questions;
mod statistics;
mod swaps;
mod views;
mod windows;

use engine::playthrough::format_event;
use engine::testing::{expect_events, refused};
use engine::{EventLog, Game, NullSink, Seat};

use super::cards::{PowerHand, PowerSet};
use super::legal::LegalActions;
use super::state::{CardWindow, PowerDeck};
use super::{Action, BeforePass, NumberSet, Options, PowerKind, PowerName, SoccerGo};

const ANY_TIME: Options = Options { before_pass: BeforePass::AnyTime, short: false };

/// Returns a match in which home attacks first.
fn fresh() -> SoccerGo {
    (0..)
        .map(|seed| SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap())
        .find(|state| state.table.first == Seat::Home)
        .unwrap()
}

/// Parses cards such as `a Shoot, d BlockA`: attacking and defending.
fn hand(cards: &str) -> PowerHand {
    let mut hand = PowerHand::default();
    for card in cards.split(',').map(str::trim).filter(|card| !card.is_empty()) {
        let (kind, power) = card.split_once(' ').unwrap();
        let kind = if kind == "a" { PowerKind::Attacking } else { PowerKind::Defending };
        let power = PowerName::named(power).unwrap();
        assert!(kind.cards().contains(power), "{card} is in no deck");
        hand[kind].add(power);
    }
    hand
}

/// Returns turn 1 with home attacking, these cards in hand and these numbers on the track, then changed by
/// `change`. All other cards are in their deck sorted as text.
pub(crate) fn given(home: &str, away: &str, track: &str, change: impl FnOnce(&mut SoccerGo)) -> SoccerGo {
    let mut state = fresh();
    state.begin_turn(1, &mut NullSink);
    state.run();
    state.hands[Seat::Home] = hand(home);
    state.hands[Seat::Away] = hand(away);
    for number in track.split_whitespace() {
        let number = NumberSet::one(number.parse().unwrap());
        state.table.track.push(number);
        state.table.spent = state.table.spent.union(number);
    }
    change(&mut state);
    for kind in PowerKind::BOTH {
        let held = Seat::BOTH.map(|seat| state.hands[seat][kind]);
        let elsewhere = held[0].union(held[1]).union(state.table.discards[kind].cards);
        state.decks[kind] = PowerDeck::empty(PowerName::Bogey);
        for power in kind.cards().difference(elsewhere).iter() {
            state.decks[kind].put_under(power, None);
        }
    }
    state.open(CardWindow::BeforePass(PowerKind::Attacking), &mut NullSink);
    state
}

/// Moves cards (written as a [`hand`]) to the discard piles.
pub(crate) fn discarded(state: &mut SoccerGo, cards: &str) {
    let cards = hand(cards);
    for kind in PowerKind::BOTH {
        let pile = &mut state.table.discards[kind];
        pile.cards = pile.cards.union(cards[kind]);
    }
}

/// Plays a script and checks its events.
///
/// The script is a list of steps, separated by `;`. A step is `H action` or `A action` (home, away), or the choices
/// of both, attacker first: `7-3`, `2,5,9-4`, `left-right`, `rock-paper`. `expected` holds pieces of event texts,
/// separated by ` | `, in this order with anything between. No event may begin with a piece after `!`. `? H: A, B`
/// names the seats asked in the end, with their actions.
#[track_caller]
fn check(mut state: SoccerGo, script: &str, expected: &str) -> SoccerGo {
    let mut log = EventLog::default();
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        for (seat, action) in decisions(&state, step) {
            state.apply(seat, &action, &mut log).unwrap_or_else(|e| panic!("{step} ({action}): {e}"));
        }
    }
    let facts: Vec<String> = log.0.iter().map(format_event).collect();
    expect_events(script, &facts, &asked(&state), expected);
    state
}

pub(crate) fn decisions(state: &SoccerGo, step: &str) -> Vec<(Seat, Action)> {
    for (side, seat) in [("H ", Seat::Home), ("A ", Seat::Away)] {
        if let Some(action) = step.strip_prefix(side) {
            return vec![(seat, action.parse().unwrap())];
        }
    }
    let (attack, defence) = step.split_once('-').unwrap();
    let verb = match attack {
        "left" | "middle" | "right" => "Direction(",
        "rock" | "paper" | "scissors" => "Hand(",
        _ => "Choose([",
    };
    let end = if verb.ends_with('[') { "])" } else { ")" };
    let lays = |what: &str| format!("{verb}{what}{end}").parse().unwrap();
    let attacker = state.table.attacker;
    vec![(attacker, lays(attack)), (!attacker, lays(defence))]
}

/// Returns the legal actions of each side, such as `H: Decline, Power(Shoot)`; numbers in short, `1 of [2,3]`.
fn asked(state: &SoccerGo) -> String {
    let mut sides = Vec::new();
    for seat in state.seats_to_move().iter() {
        let what = match state.legal_actions(seat) {
            LegalActions::Numbers { from, count } => format!("{count} of {from}"),
            offer => {
                let mut texts = Vec::new();
                offer.each(|action| texts.push(action.to_string()));
                texts.join(", ")
            }
        };
        sides.push(format!("{}: {what}", if seat == Seat::Home { "H" } else { "A" }));
    }
    sides.join("; ")
}

/// Returns the cards of a discard pile.
fn pile(state: &SoccerGo, kind: PowerKind) -> Vec<&'static str> {
    state.table.discards[kind].cards.iter().map(PowerName::name).collect()
}
