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
        let mut worth = vec![0.0; candidates.len()];
        let mut worlds = 0;
        let begun = Instant::now();
        loop {
            let world = SoccerCards::redraw(view, rng);
            worlds += 1;
            for (candidate, worth) in candidates.iter().zip(&mut worth) {
                *worth += imagined(world.clone(), view.seat, *candidate, rng);
            }
            let spent = match budget {
                Budget::Iterations(n) => worlds * candidates.len() >= n as usize,
                Budget::Time(time) => begun.elapsed() >= time,
            };
            if spent {
                break;
            }
        }
        let best = worth.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        match candidates.iter().zip(&worth).find(|(_, worth)| **worth >= best) {
            Some((action, _)) => {
                choice(*action, format!("The best of {} in {worlds} imagined matches.", worth.len()))
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
