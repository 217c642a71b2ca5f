//! Bots that look at one card at a time, and the estimate by which all bots value a card.

use crate::state::{ActionAttempt, Solitaire, Table, TeamAction, value};
use crate::{Action, View};
use ai::{Bot, BotChoice, Budget, NO_REASON};
use engine::{Card, MatchRng, Seat};
use words::id;

/// Probability of a random action.
const SLIP: f64 = 0.15;

/// The value of the ball, in goals. This and the next two were tried at half and double. A search scores no better
/// with any of them. One card at a time does with more expensive pips, but this bot is not to be the best.
pub(super) const BALL: f64 = 0.5;
/// The value of one more pip on the active card, in goals.
pub(super) const PIP: f64 = 0.02;
/// The cost of a first yellow card, in goals.
pub(super) const YELLOW: f64 = 0.15;
/// The value of an unknown card: the mean of a suit.
const UNKNOWN: f64 = 8.0;

/// Returns the immediate value of using that card to `me`, in goals.
pub(super) fn card_value(table: &Table, me: Seat, card: Card) -> f64 {
    let ActionAttempt { team, team_action, success, .. } = table.preview(card);
    let active = |seat: Seat| table.teams[seat].active.map_or(0.0, |card| f64::from(value(card)));
    // SOL-11: the card that comes up in its place may be known.
    let next = |seat: Seat| {
        let team = &table.teams[seat];
        let known = if team.unseen > 0 { None } else { team.cycled.as_slice().first() };
        known.map_or(UNKNOWN, |card| f64::from(value(*card)))
    };
    let fresh = |seat: Seat| PIP * (next(seat) - active(seat));
    let gain = match (team_action, success) {
        (TeamAction::Pass, true) => fresh(team),
        (TeamAction::Shoot, true) => 1.0 - fresh(!team),
        (TeamAction::Pass | TeamAction::Shoot, false) => -BALL,
        (TeamAction::Tackle, true) => BALL,
        (TeamAction::Tackle, false) => 0.0,
        (TeamAction::Counter, true) => BALL + fresh(team),
        (TeamAction::Counter, false) => {
            let sent_off =
                table.teams[team].active.is_some_and(|card| table.teams[team].yellow.contains(card));
            if sent_off { fresh(team) - 1.0 } else { -YELLOW }
        }
    };
    if team == me { gain } else { -gain }
}

/// Returns the card with the highest immediate value to `me`; of equals the first.
pub(super) fn best(table: &Table, me: Seat, legal: &[Action]) -> Option<Action> {
    let mut best = None;
    let mut most = f64::NEG_INFINITY;
    for action in legal {
        let value = card_value(table, me, action.card());
        if value > most {
            (best, most) = (Some(*action), value);
        }
    }
    best
}

/// Returns how much young bots like an action: a shot that goes in.
pub(super) fn liked(table: &Table, me: Seat, action: Action) -> f64 {
    let ActionAttempt { team, team_action, success, .. } = table.preview(action.card());
    f64::from(u8::from(team == me && team_action == TeamAction::Shoot && success))
}

/// A bot that looks at one card at a time.
#[derive(Clone)]
pub(super) struct HeuristicBot {
    me: Seat,
}

impl HeuristicBot {
    pub(super) const fn new(me: Seat) -> Self {
        Self { me }
    }
}

impl Bot<Solitaire> for HeuristicBot {
    fn choose(&mut self, view: &View, legal: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        if rng.unit() < SLIP {
            return BotChoice::any(legal, NO_REASON, rng);
        }
        match best(&view.table, self.me, legal) {
            Some(action) => BotChoice::new(action, id!("sol-bot-best-now")),
            None => BotChoice::any(legal, NO_REASON, rng),
        }
    }
}
