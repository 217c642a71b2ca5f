//! Pro and world-class: every choice is tried in many worlds that fit the view, each played out by rules of thumb.

use std::time::Instant;

use super::{any, choice, thumb};
use crate::ai::{Bot, Budget, Choice};
use crate::engine::{Game, MatchRng, Seat, Silent};
use crate::games::soccer_cards::action::Action;
use crate::games::soccer_cards::state::{Phase, SoccerCards};
use crate::games::soccer_cards::view::View;

/// Splits that are tried in thought.
const SPLITS: usize = 16;
/// Splits drawn for each of those, the best looking of which is tried.
const LOOKED_AT: u32 = 6;
/// The same for the other side's split in an imagined match.
const IMAGINED: u32 = 3;
/// How often an imagined move is any card: so that no choice leans on one reply.
const STRAY: f64 = 0.1;
/// What a goal is worth beside the result, which is 1 for a win and 0.5 for a draw.
const GOAL: f64 = 0.03;

/// Tries everything.
pub(super) struct Search;

impl Bot<SoccerCards> for Search {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<Action> {
        let candidates: Vec<Action> = match view.table.phase {
            Phase::Kick => return choice(any(view, rng), "Any colour: nothing can be read from it."),
            Phase::Split => {
                let (hand, size) = (&view.own.now, view.table.split_size());
                (0..SPLITS).map(|_| Action::Split(thumb::split(hand, size, LOOKED_AT, rng))).collect()
            }
            _ => legal.to_vec(),
        };
        match candidates[..] {
            [] => return choice(any(view, rng), ""),
            [only] => return choice(only, "The last one."),
            _ => {}
        }
        let tried = candidates.len();
        let mut left: Vec<(Action, f64)> = candidates.into_iter().map(|action| (action, 0.0)).collect();
        let (begun, mut worlds, mut played) = (Instant::now(), 0, 0);
        let rounds = tried.ilog2() + 1;
        // Every round has the same share of the budget; the worse half is tried no more after it.
        for round in 1..=rounds {
            loop {
                let world = SoccerCards::redraw(view, rng);
                worlds += 1;
                played += left.len() as u32;
                for (action, worth) in &mut left {
                    *worth += imagined(world.clone(), view.seat, *action, rng);
                }
                let spent = match budget {
                    Budget::Iterations(n) => played >= n * round / rounds,
                    Budget::Time(time) => begun.elapsed() >= time * round / rounds,
                };
                if spent {
                    break;
                }
            }
            left.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            left.truncate(left.len().div_ceil(2));
        }
        match left.first() {
            Some((action, _)) => {
                choice(*action, format!("The best of {tried}, tried in {worlds} imagined worlds."))
            }
            None => choice(any(view, rng), ""),
        }
    }
}

/// What the action comes to for that side in that world, both sides playing on by rules of thumb.
fn imagined(mut world: SoccerCards, seat: Seat, action: Action, rng: &mut MatchRng) -> f64 {
    let mut next = Some((seat, action));
    while let Some((by, action)) = next {
        if world.apply(by, &action, &mut Silent).is_err() {
            break;
        }
        next = world.owed().first().and_then(|by| {
            let action = if rng.unit() < STRAY {
                world.sample(by, rng)
            } else {
                thumb::play(&world.table, by, &world.held[by], IMAGINED, rng)
            };
            action.map(|action| (by, action))
        });
    }
    let score = world.score();
    let result = match world.outcome().map(|outcome| outcome.winner) {
        Some(Some(winner)) => f64::from(u8::from(winner == seat)),
        Some(None) | None => 0.5,
    };
    result + GOAL * (f64::from(score[seat]) - f64::from(score[!seat]))
}
