//! Tests of Soccer Solitaire: its clauses, conformance, statistics.

mod bots;
mod duel;
mod evaluate;
mod example;
mod halves;
mod kicks;
mod promises;
mod setup;
mod statistics;
mod turns;

use engine::playthrough::format_event;
use engine::{BySeat, Card, EventLog, Game, MatchRng, NullSink, Seat};

use super::state::{HiddenCards, PLAY, Period, Phase, SUIT, TEAM};
use super::{Action, Event, KickOffRule, Options, Solitaire, Table};
use engine::pack::{CardSet, Pile};

fn cards(text: &str) -> Vec<Card> {
    text.split_whitespace().map(|card| card.parse().unwrap()).collect()
}

/// Returns the named cards, then the rest of the set, suit by suit.
fn completed<const N: usize>(first: &str, set: CardSet) -> Pile<N> {
    let first = cards(first);
    let rest = set.difference(first.iter().copied().collect()).ace_high();
    first.iter().copied().chain(rest).collect()
}

/// Returns a match in the second turn of its first half with these cards. `home` and `away` name the active card,
/// then the pile from the top. `play` names the three spaces, then the play pile. Home has the ball. All other
/// cards follow suit by suit, and each team's last two are dealt out.
fn given(options: Options, home: &str, away: &str, play: &str, change: impl FnOnce(&mut Table)) -> Solitaire {
    let mut state = Solitaire::unshuffled(options, MatchRng::new(17));
    for (seat, first) in [(Seat::Home, home), (Seat::Away, away)] {
        let mut all: Pile<SUIT> = completed(first, CardSet::suit(options.suits()[seat]));
        let active = all.draw().unwrap();
        let team = &mut state.table.teams[seat];
        team.active = Some(active);
        team.seen.add(active);
        team.unseen -= 1;
        let order: Vec<Card> = all.iter().collect();
        let (pile, dealt_out) = order.split_at(TEAM - 1);
        state.hidden[seat] = HiddenCards {
            pile: pile.iter().copied().collect(),
            dealt_out: dealt_out.iter().copied().collect(),
        };
    }
    let table = &mut state.table;
    state.play = completed(play, table.play_cards());
    table.spaces = [(); 3].map(|()| state.play.draw());
    table.play_pile = state.play.len();
    table.turn = 2;
    table.ball = Some(Seat::Home);
    table.phase = Phase::Use;
    change(table);
    state
}

/// Returns [`given`] with hearts against spades, so that diamonds are home's play cards and clubs away's.
fn solo(home: &str, away: &str, play: &str, change: impl FnOnce(&mut Table)) -> Solitaire {
    given(Options::default(), home, away, play, change)
}

const DUEL: Options = Options {
    home_suit: engine::Suit::Hearts,
    away_suit: engine::Suit::Spades,
    duel: true,
    kick_off_after_goal: KickOffRule::Scoring,
    first_pick: super::FirstPickRule::Alternate,
    short: false,
};

/// Uses the cards, each by the manager whose pick it is, and checks the events. `expected` holds pieces of event
/// texts, separated by ` | `, in this order with anything between. No event may contain a piece after `!`.
#[track_caller]
fn check(mut state: Solitaire, script: &str, expected: &str) -> Solitaire {
    let mut log = EventLog::default();
    for card in cards(script) {
        let seat = state.seats_to_move().first().expect("the match is over");
        state.apply(seat, &Action::Use(card), &mut log).unwrap_or_else(|e| panic!("{card}: {e}"));
        sound(&state);
    }
    let facts: Vec<String> = log.0.iter().map(format_event).collect();
    let mut rest = &facts[..];
    for piece in expected.split(" | ").map(str::trim).filter(|piece| !piece.is_empty()) {
        if let Some(never) = piece.strip_prefix('!') {
            assert!(!facts.iter().any(|t| t.contains(never)), "{script}: `{never}` was told: {facts:#?}");
        } else {
            let Some(at) = rest.iter().position(|t| t.contains(piece)) else {
                panic!("{script}: `{piece}` was not told (in this order): {facts:#?}");
            };
            rest = &rest[at + 1..];
        }
    }
    state
}

/// Checks that every card is in one place, as the table says.
#[track_caller]
fn sound(state: &Solitaire) {
    let table = &state.table;
    let mut all = CardSet::NONE;
    let mut count = 0;
    let mut put = |card: Card| {
        all.add(card);
        count += 1;
    };
    for seat in Seat::BOTH {
        let (team, hidden) = (&table.teams[seat], &state.hidden[seat]);
        assert_eq!(team.unseen, hidden.pile.len());
        let piles = [team.cycled.as_slice(), team.discard.as_slice(), team.turned.as_slice()];
        let hidden = hidden.pile.iter().chain(hidden.dealt_out.iter());
        for card in piles.concat().into_iter().chain(team.active).chain(hidden) {
            assert_eq!(card.suit, team.suit);
            put(card);
        }
        assert!(team.placed().difference(team.seen).is_empty());
    }
    table.play_placed().iter().chain(state.play.iter()).for_each(put);
    assert_eq!((count, all.len()), (52, 52), "{state:?}");
    assert_eq!(table.play_pile + table.play_later, state.play.len());
}

/// Returns a team's cards: its active card, its pile from the top, then `/` and its discard pile; sideways cards
/// have a `'`.
fn lies(state: &Solitaire, seat: Seat) -> String {
    let team = &state.table.teams[seat];
    let pile = state.hidden[seat].pile;
    let live = team.active.into_iter().chain(pile.iter()).chain(team.cycled.iter());
    let marked = live.map(|card| format!("{card}{}", if team.yellow.contains(card) { "'" } else { "" }));
    let gone = team.discard.iter().map(|card| card.to_string());
    marked.chain(["/".to_owned()]).chain(gone).collect::<Vec<_>>().join(" ")
}

/// Plays at random to the end, or until `stop`.
fn play_until(state: &mut Solitaire, rng: &mut MatchRng, mut stop: impl FnMut(&Table) -> bool) -> Vec<Event> {
    let mut log = EventLog::default();
    while let Some(seat) = state.seats_to_move().first() {
        if stop(&state.table) {
            break;
        }
        let action = state.sample(seat, rng).unwrap();
        state.apply(seat, &action, &mut log).unwrap();
    }
    log.0
}

/// Returns the refusal of an action, with its clause.
#[track_caller]
fn refused(state: &Solitaire, seat: Seat, card: &str) -> String {
    let mut after = state.clone();
    let mut log = EventLog::default();
    let refusal = after.apply(seat, &Action::Use(card.parse().unwrap()), &mut log).unwrap_err();
    assert!(after == *state && log.0.is_empty(), "{card}: a refusal changed something");
    engine::IllegalAction::from(refusal).to_string()
}
