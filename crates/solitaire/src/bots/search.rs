//! Bots that search: they determinize the view, try each card, and roll the match out by habit.
//!
//! All cards are tried in the same determinizations, so that luck does not choose between them. Without Duel the
//! manager has both cards of a turn. In Duel each manager plays for its own team. The rollout policy is
//! [`heuristic::best`].

use super::heuristic;
use crate::state::{SPACES, Solitaire, Table};
use crate::{Action, View};
use ai::noise::NoiseModel;
use ai::stopwatch::Stopwatch;
use ai::{Bot, BotChoice, Budget, NO_REASON};
use engine::{Game, MatchRng, NullSink, Seat};
use words::{id, say};

/// Turns that the best search rolls out, including the current one. Over 600 Duels each, 3, 6, 12 turns and whole
/// matches scored 0.54, 0.57, 0.55 and 0.54 against one of 2 turns. Later turns are played only by habit.
const WORLD_CLASS_TURNS: u8 = 6;
/// The value of a won match in Duel beside its goals; without Duel every goal counts for the medal.
const WIN: f64 = 8.0;
/// Determinizations between two looks at the clock.
const WORLDS_A_LOOK: u32 = 16;

/// A bot that tries every card in many determinizations.
#[derive(Clone)]
pub(super) struct SearchBot {
    me: Seat,
    /// Number of turns rolled out, the present one included.
    turns: u8,
    /// The error model; none for the best bots.
    noise: Option<NoiseModel>,
}

impl SearchBot {
    pub(super) const fn one_turn(me: Seat) -> Self {
        Self { me, turns: 1, noise: None }
    }

    pub(super) const fn world_class(me: Seat) -> Self {
        Self { me, turns: WORLD_CLASS_TURNS, noise: None }
    }

    /// Creates a search of that many turns, with errors.
    pub(super) const fn tempered(me: Seat, turns: u8, noise: NoiseModel) -> Self {
        Self { me, turns, noise: Some(noise) }
    }

    /// Returns the return to `me` of a card in a determinization, when both managers go on by habit (without Duel:
    /// home's, for home).
    fn try_out(&self, mut world: Solitaire, first: Action) -> f64 {
        let mut next = Some(first);
        let mut at = (world.table().period, world.table().turn);
        let mut turns = 0;
        while let (Some(seat), Some(action)) = (world.seats_to_move().first(), next) {
            if world.apply(seat, &action, &mut NullSink).is_err() {
                break;
            }
            let table = world.table();
            if (table.period, table.turn) != at {
                at = (table.period, table.turn);
                turns += 1;
                if self.turns == turns {
                    break;
                }
            }
            next = table
                .picker()
                .and_then(|seat| heuristic::best(table, seat, table.legal_actions(seat).as_slice()));
        }
        self.verdict(world.table())
    }

    /// Returns the lead in goals, and during the match the value of the ball and the active cards.
    fn verdict(&self, table: &Table) -> f64 {
        let me = self.me;
        let lead = f64::from(table.score[me]) - f64::from(table.score[!me]);
        match table.outcome() {
            Some(outcome) if table.options.duel => match outcome.winner {
                Some(winner) if winner == me => lead + WIN,
                Some(_) => lead - WIN,
                None => lead,
            },
            Some(_) => lead,
            None => {
                let ball = table
                    .ball
                    .map_or(0.0, |team| if team == me { heuristic::BALL } else { -heuristic::BALL });
                let pips = f64::from(table.strength(me)) - f64::from(table.strength(!me));
                let booked = |seat: Seat| f64::from(table.teams[seat].yellow.len());
                lead + ball + heuristic::PIP * pips + heuristic::YELLOW * (booked(!me) - booked(me))
            }
        }
    }
}

impl Bot<Solitaire> for SearchBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let began = Stopwatch::start(budget);
        let limit = self.noise.map(|noise| noise.limit(budget));
        let mut sums = [0.0; SPACES];
        let mut worlds = 0;
        loop {
            let world = Solitaire::determinize(view, rng);
            for (sum, action) in sums.iter_mut().zip(legal) {
                *sum += self.try_out(world.clone(), *action);
            }
            worlds += 1;
            // One iteration tries one card in one determinization.
            let spent = worlds * legal.len() as u32;
            let enough = match (limit, budget) {
                (Some(limit), _) => limit.is_exhausted(spent),
                (None, Budget::Iterations(n)) => spent >= n,
                (None, Budget::Time(time) | Budget::ProcessorTime(time)) => {
                    worlds % WORLDS_A_LOOK == 0 && began.elapsed() >= time
                }
            };
            if enough {
                break;
            }
        }
        if let Some(noise) = self.noise {
            let candidates = legal.iter().zip(sums);
            let drawn = noise.draw(
                candidates.map(|(action, sum)| {
                    (sum / f64::from(worlds), heuristic::liked(&view.table, self.me, *action))
                }),
                rng,
            );
            let most = sums.iter().take(legal.len()).all(|sum| *sum <= sums[drawn]);
            let reason = if most { id!("sol-bot-quick-look") } else { id!("sol-bot-felt-right") };
            return BotChoice::new(legal[drawn], reason);
        }
        let ranked = legal.iter().zip(sums).max_by(|(_, a), (_, b)| a.total_cmp(b));
        let Some((action, _)) = ranked else { return BotChoice::any(legal, NO_REASON, rng) };
        BotChoice::new(*action, say!("sol-bot-best-of-open", n = self.turns))
    }
}
