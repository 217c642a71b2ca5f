//! A cheap best response: a player that knows the policy of its opponent, but neither its cards nor its random numbers.
//!
//! It chooses as the opponent would in its place, unless rollouts against the opponent itself say clearly that
//! something else is better. In those rollouts both sides first decide as the opponent does, then by the rollout
//! policy, and then the value is read. What it makes above one half in a game that is alike for both sides is a lower
//! bound of what the opponent can be made to lose.
//!
//! It assumes that the opponent's bot needs no memory of the match beyond its view.

use super::rollout::{all_candidates, chosen_candidates};
use super::value::{result_value, to_seat};
use super::{Bot, BotChoice, Budget, Difficulty, HasBots};
use engine::rng::mix;
use engine::{BySeat, MatchRng, NullSink, Seat};
use words::DisplayText;

/// The search effort for one decision.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResponseSamples {
    /// Number of candidates, the opponent's own choice among them.
    pub candidates: usize,
    /// Number of determinizations in which all candidates are tried; half of them remain for the next as many.
    pub determinizations: u32,
    /// Number of decisions after the candidate that are taken as the opponent takes them.
    pub replies: u64,
    /// Number of iterations of the opponent for each of those.
    pub iterations: u32,
    /// Number of decisions after which the value is read, once [`HasBots::is_settled`] allows it.
    pub horizon: u64,
    /// Number of standard errors by which a candidate must be better than the opponent's own choice.
    pub margin: f64,
}

impl ResponseSamples {
    /// The effort behind the figures of docs/bots.md.
    pub const SERIES: Self =
        Self { candidates: 8, determinizations: 48, replies: 3, iterations: 64, horizon: 8, margin: 1.0 };
}

/// The best response to a bot of one difficulty.
#[derive(Clone)]
pub struct BestResponse<G: HasBots> {
    me: Seat,
    difficulty: Difficulty,
    effort: ResponseSamples,
    bots: BySeat<Box<dyn Bot<G>>>,
}

/// A candidate, with the sums of how much more it came to than the opponent's own choice.
struct Candidate<A> {
    action: A,
    more: f64,
    squares: f64,
}

impl<G: HasBots> BestResponse<G> {
    /// Creates the best response to the bot of that difficulty, for one match with these options.
    #[must_use]
    pub fn new(difficulty: Difficulty, me: Seat, options: &G::Options, effort: ResponseSamples) -> Self {
        Self { me, difficulty, effort, bots: BySeat::from_fn(|seat| G::bot(difficulty, seat, options)) }
    }

    /// Returns the return of that action in that determinization.
    fn rollout(&self, mut world: G, action: &G::Action, seed: u64) -> f64 {
        let ResponseSamples { replies, iterations, horizon, .. } = self.effort;
        let unit = G::value_unit(world.options());
        let mut bots = self.bots.clone();
        let mut quick = BySeat::from_fn(|seat| G::rollout_policy(seat, world.options()));
        let mut chance = BySeat::from_fn(|seat| MatchRng::new(mix(seed, seat as u64)));
        let mut legal = Vec::new();
        let (mut next, mut taken) = (Some((self.me, action.clone())), 0);
        while let Some((mover, action)) = next {
            if world.apply(mover, &action, &mut NullSink).is_err() {
                break;
            }
            taken += 1;
            let over = taken > horizon && world.is_settled();
            next = world.seats_to_move().first().filter(|_| !over).map(|mover| {
                legal.clear();
                world.legal(mover, &mut legal);
                let view = world.view(mover);
                let (bot, iterations) =
                    if taken <= replies { (&mut bots[mover], iterations) } else { (&mut quick[mover], 1) };
                let budget = Budget::Iterations(iterations);
                (mover, bot.choose(&view, &legal, budget, &mut chance[mover]).action)
            });
        }
        let home = world.outcome().map_or_else(|| world.value(), |outcome| result_value(unit, &outcome));
        to_seat(unit, self.me, home)
    }
}

impl<G: HasBots> Bot<G> for BestResponse<G> {
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        _: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<G::Action> {
        let ResponseSamples { candidates, determinizations, iterations, margin, .. } = self.effort;
        let full = Budget::Iterations(self.difficulty.iterations());
        let own = self.bots[self.me].choose(view, legal, full, rng).action;
        let others = all_candidates(legal, Some(&own), candidates).unwrap_or_else(|| {
            if legal.len() == 1 {
                return Vec::new();
            }
            let asked = (0..2 * candidates).map(|_| (self.bots[self.me].clone(), iterations));
            chosen_candidates(view, legal, Some(&own), candidates, asked, rng)
        });
        let mut left: Vec<_> = others
            .into_iter()
            .filter(|action| *action != own)
            .map(|action| Candidate { action, more: 0.0, squares: 0.0 })
            .collect();
        let (mut tried, mut alone) = (0.0, false);
        while !left.is_empty() {
            for _ in 0..determinizations {
                let (world, seed) = (G::sample_belief_state(view, rng), rng.seed());
                let base = self.rollout(world.clone(), &own, seed);
                for candidate in &mut left {
                    let more = self.rollout(world.clone(), &candidate.action, seed) - base;
                    candidate.more += more;
                    candidate.squares += more * more;
                }
            }
            tried += f64::from(determinizations);
            if alone {
                break;
            }
            left.retain(|candidate| candidate.more > 0.0);
            left.sort_by(|a, b| b.more.total_cmp(&a.more));
            left.truncate(left.len().div_ceil(2));
            alone = left.len() == 1;
        }
        let clear = |candidate: &Candidate<G::Action>| {
            let mean = candidate.more / tried;
            let error = ((candidate.squares / tried - mean * mean) / tried).max(0.0).sqrt();
            mean > margin * error
        };
        let better = left.into_iter().next().filter(clear);
        BotChoice::new(better.map_or(own, |better| better.action), DisplayText::EMPTY)
    }
}

#[cfg(test)]
mod tests {
    use crate::Difficulty;
    use crate::arena::{ArenaPlayer, BotMatchRequest};
    use engine::toy::{Options, ToyGame};
    use engine::{BySeat, Seat};

    /// The toy's bots always go left. Away scores where the two differ, so the best response goes right.
    #[test]
    fn the_best_response_beats_an_exploitable_bot() {
        let played = |away| {
            let players = BySeat::new(ArenaPlayer::Bot(Difficulty::Pro), away);
            let outcome = |seed| {
                BotMatchRequest::<ToyGame>::new(&Options::default(), seed, players).play().unwrap().outcome
            };
            let winners: Vec<Option<Seat>> = (0..40).map(|seed| outcome(seed).winner).collect();
            Seat::BOTH.map(|seat| winners.iter().filter(|winner| **winner == Some(seat)).count())
        };
        let [home, away] = played(ArenaPlayer::Bot(Difficulty::Pro));
        assert!(home > 20 && away == 0, "{home} {away}");
        assert_eq!(played(ArenaPlayer::BestResponse(Difficulty::Pro)), [0, home]);
    }
}
