//! Bots that look at one card at a time, and the yardstick by which all bots measure a card.

use crate::ai::{Bot, Budget, Choice, WHATEVER};
use crate::engine::{Card, MatchRng, Seat};
use crate::games::solitaire::state::{Deed, Solitaire, Table, Try, value};
use crate::games::solitaire::{Action, View};

/// How often it slips and does anything.
const SLIP: f64 = 0.15;

/// What the ball is worth, in goals. This and the next two were tried at half and double: a search scores no better with
/// any of them (one card at a time does with dearer pips, but the amateur is not to be the best).
pub(super) const BALL: f64 = 0.5;
/// What one pip more on the active card is worth, in goals.
pub(super) const PIP: f64 = 0.02;
/// What a first yellow card costs, in goals.
pub(super) const YELLOW: f64 = 0.15;
/// The value of a card that nobody knows: the mean of a suit.
const UNKNOWN: f64 = 8.0;

/// What using that card is worth to `me` at once, in goals.
pub(super) fn worth(table: &Table, me: Seat, card: Card) -> f64 {
    let Try { team, deed, success, .. } = table.foresee(card);
    let active = |seat: Seat| table.teams[seat].active.map_or(0.0, |card| f64::from(value(card)));
    // SOL-11: what comes up in its place may be known.
    let next = |seat: Seat| {
        let team = &table.teams[seat];
        let known = if team.unseen > 0 { None } else { team.cycled.as_slice().first() };
        known.map_or(UNKNOWN, |card| f64::from(value(*card)))
    };
    let fresh = |seat: Seat| PIP * (next(seat) - active(seat));
    let gain = match (deed, success) {
        (Deed::Pass, true) => fresh(team),
        (Deed::Shoot, true) => 1.0 - fresh(!team),
        (Deed::Pass | Deed::Shoot, false) => -BALL,
        (Deed::Tackle, true) => BALL,
        (Deed::Tackle, false) => 0.0,
        (Deed::Counter, true) => BALL + fresh(team),
        (Deed::Counter, false) => {
            let sent_off = table.teams[team].active.is_some_and(|card| table.teams[team].yellow.has(card));
            if sent_off { fresh(team) - 1.0 } else { -YELLOW }
        }
    };
    if team == me { gain } else { -gain }
}

/// The card that is worth most to `me` at once; of equals the first.
pub(super) fn best(table: &Table, me: Seat, legal: &[Action]) -> Option<Action> {
    let mut best = None;
    let mut most = f64::NEG_INFINITY;
    for action in legal {
        let worth = worth(table, me, action.card());
        if worth > most {
            (best, most) = (Some(*action), worth);
        }
    }
    best
}

/// What the young like: a shot that goes in.
pub(super) fn liked(table: &Table, me: Seat, action: Action) -> f64 {
    let Try { team, deed, success, .. } = table.foresee(action.card());
    f64::from(u8::from(team == me && deed == Deed::Shoot && success))
}

/// One card at a time.
#[derive(Clone)]
pub(super) struct Sensible {
    me: Seat,
}

impl Sensible {
    pub(super) const fn new(me: Seat) -> Self {
        Self { me }
    }
}

impl Bot<Solitaire> for Sensible {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> Choice<Action> {
        if rng.unit() < SLIP {
            return Choice::any(legal, WHATEVER, rng);
        }
        match best(&view.table, self.me, legal) {
            Some(action) => Choice::new(action, "It looks best just now."),
            None => Choice::any(legal, WHATEVER, rng),
        }
    }
}
