//! Search from youth upwards: each action is rolled out in determinizations that fit the view, with sensible play
//! on both sides. The action that wins most often is taken.

use super::{Action, Bot, BotChoice, Budget, MatchRng, Soccer52, View, policy, value};
use crate::cards::{CardSet, GOALIES, is_goalie, value};
use crate::hand_history::HandStep;
use crate::state::{FORWARDS, ForwardPlace};
use ai::NO_REASON;
use ai::estimate::ValueUnit;
use ai::noise::NoiseModel;
use ai::stopwatch::Stopwatch;
use ai::value::to_seat;
use engine::{BySeat, Card, Game, NullSink, Seat};
use words::{id, say};

/// Maximum number of actions to try; the others look worse in advance.
const MAX_CANDIDATES: usize = 12;
/// A bot with fewer iterations than this does not preselect its actions.
const EYE: u32 = 32;
/// The value of a goal beside the result, so that lost matches are still played for something.
const GOAL: f64 = 0.01;
/// Decisions that world-class rolls out before it reads the value network.
const HORIZON: u32 = 6;
/// Maximum length of a rollout in decisions; then it counts as it stands.
const MAX_ROLLOUT_DECISIONS: u32 = 400;

/// A bot that searches by rollouts.
#[derive(Clone)]
pub(super) struct RolloutBot {
    /// True if determinizations fit all that was seen of the other side; false if they only fit the count of
    /// cards.
    remembers: bool,
    /// The horizon of a rollout, in decisions; none rolls out to the end of the match.
    horizon: Option<u32>,
    /// The error model; none for the best bots.
    noise: Option<NoiseModel>,
}

/// One action to try.
struct CandidateAction {
    action: Action,
    value: f64,
    won: f64,
    tries: f64,
}

impl CandidateAction {
    fn mean(&self) -> f64 {
        if self.tries > 0.0 { self.value / self.tries } else { 0.0 }
    }
}

impl RolloutBot {
    pub(super) const fn pro() -> Self {
        Self { remembers: false, horizon: None, noise: None }
    }

    pub(super) const fn world_class() -> Self {
        Self { remembers: true, horizon: Some(HORIZON), noise: None }
    }

    pub(super) const fn tempered(noise: NoiseModel) -> Self {
        Self { remembers: false, horizon: None, noise: Some(noise) }
    }

    /// Tries each action once, all in the same determinization, so that only the action differs.
    fn roll_out_all(&self, view: &View, candidates: &mut [CandidateAction], rng: &mut MatchRng) -> u32 {
        let world = self.world(view, rng);
        let seed = rng.seed();
        let mut tries = 0;
        for candidate in candidates {
            let mut played = world.clone();
            if played.apply(view.seat, &candidate.action, &mut NullSink).is_err() {
                continue;
            }
            rollout(&mut played, self.horizon.unwrap_or(MAX_ROLLOUT_DECISIONS), &mut MatchRng::new(seed));
            let score = played.score();
            let result = match self.horizon {
                Some(_) => to_seat(ValueUnit::Wins, view.seat, value::value(&played)),
                None => won(score, view.seat),
            };
            candidate.won += result;
            candidate.value += result + GOAL * (f64::from(score[view.seat]) - f64::from(score[!view.seat]));
            candidate.tries += 1.0;
            tries += 1;
        }
        tries
    }

    /// Draws an action by the error model.
    fn human(
        &self,
        noise: NoiseModel,
        view: &View,
        mut candidates: Vec<CandidateAction>,
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let limit = noise.limit(budget);
        let mut spent = 0;
        loop {
            let tries = self.roll_out_all(view, &mut candidates, rng);
            spent += tries;
            if tries == 0 || limit.is_exhausted(spent) {
                break;
            }
        }
        let drawn =
            noise.draw(candidates.iter().map(|candidate| (candidate.mean(), liked(candidate.action))), rng);
        let action = candidates[drawn].action;
        let reason = if candidates.iter().all(|other| other.mean() <= candidates[drawn].mean()) {
            id!("bot-best-in-a-few")
        } else {
            id!("bot-felt-right")
        };
        BotChoice::new(action, reason)
    }

    /// Returns a determinization of that view. Forwards about which nothing is known are chosen by sensible play.
    pub(super) fn world(&self, view: &View, rng: &mut MatchRng) -> Soccer52 {
        let other = !view.seat;
        let mut world =
            if self.remembers { Soccer52::determinize(view, rng) } else { view.redrawn_forgetfully(rng) };
        let past = &view.table.past[other];
        let known = past.steps[past.laid_at..].iter().any(|step| matches!(step, HandStep::LetIn(_)));
        let down = view.table.face_down(other);
        if down > 0 && !(known && self.remembers) {
            let laid: CardSet = world.forwards[other].into_iter().flatten().collect();
            let all = world.hands[other].union(laid);
            let pick = policy::forwards(all, down, &view.table, rng).set();
            let mut left = pick;
            for (place, forward) in view.table.places[other].iter().zip(&mut world.forwards[other]) {
                if *place == ForwardPlace::FaceDown {
                    *forward = left.pick(rng);
                    left = forward.map_or(left, |card| left.difference(CardSet::one(card)));
                }
            }
            world.hands[other] = all.difference(pick);
        }
        world
    }
}

/// Plays on by the rollout policy, for at most that many decisions.
fn rollout(world: &mut Soccer52, decisions: u32, rng: &mut MatchRng) {
    for _ in 0..decisions {
        let Some(seat) = world.seats_to_move().first() else { return };
        let Some(action) = policy::answer(&world.table, seat, world.owed_decision(seat), rng) else { return };
        if world.apply(seat, &action, &mut NullSink).is_err() {
            return;
        }
    }
}

/// Returns how much young bots like an action: high forwards, and goalies spent freely.
fn liked(action: Action) -> f64 {
    let high = |card: Card| value(card).map_or(0.0, |value| f64::from(value) / 10.0);
    match action {
        Action::Lay(pick) => pick.set().iter().map(high).sum::<f64>() / f64::from(FORWARDS),
        Action::Block(pick) => f64::from(u8::from(pick.set().iter().any(is_goalie))),
        Action::TakePenalty(_) => 1.0,
        _ => 0.0,
    }
}

/// Returns 1 for a won match, one half for a level one.
fn won(score: BySeat<u32>, seat: Seat) -> f64 {
    match score.ahead() {
        Some(winner) if winner == seat => 1.0,
        Some(_) => 0.0,
        None => 0.5,
    }
}

/// Returns the actions worth trying: the forwards that look best, and all blocks of equal value.
fn promising(view: &View, legal: &[Action], most: usize) -> Vec<CandidateAction> {
    let last = policy::last_round(&view.table);
    let goalies = view.hand.intersection(GOALIES).len();
    let mut candidates: Vec<(f64, Action)> = legal
        .iter()
        .map(|action| {
            let looks = match action {
                Action::Lay(pick) => pick.set().iter().map(|c| policy::as_forward(c, goalies, last)).sum(),
                Action::Block(pick) => -pick.set().iter().map(policy::card_value).sum::<f64>(),
                _ => 0.0,
            };
            (looks, *action)
        })
        .collect();
    candidates.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    candidates.truncate(most);
    candidates
        .into_iter()
        .map(|(_, action)| CandidateAction { action, value: 0.0, won: 0.0, tries: 0.0 })
        .collect()
}

impl Bot<Soccer52> for RolloutBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        if let [only] = legal {
            return BotChoice::new(*only, id!("s52-bot-nothing-else"));
        }
        let begun = Stopwatch::start(budget);
        let blind = self.noise.is_some_and(|noise| noise.iterations < EYE);
        let mut candidates = promising(view, legal, if blind { usize::MAX } else { MAX_CANDIDATES });
        if let Some(noise) = self.noise {
            return self.human(noise, view, candidates, budget, rng);
        }
        let mut spent = 0;
        // Three stages; the worse half of the actions is dropped after each.
        for stage in 1..=3u32 {
            loop {
                let over = match budget {
                    Budget::Iterations(all) => spent >= all.saturating_mul(stage) / 3,
                    Budget::Time(all) | Budget::ProcessorTime(all) => begun.elapsed() >= all * stage / 3,
                };
                if over && candidates.iter().all(|candidate| candidate.tries > 0.0) {
                    break;
                }
                spent += self.roll_out_all(view, &mut candidates, rng);
            }
            candidates.sort_by(|a, b| b.mean().total_cmp(&a.mean()));
            candidates.truncate(candidates.len().div_ceil(2));
            if candidates.len() < 2 {
                break;
            }
        }
        match candidates.first() {
            Some(best) => {
                let share = (100.0 * best.won / best.tries.max(1.0)).round_ties_even() as i64;
                BotChoice::new(best.action, say!("s52-bot-won", n = share))
            }
            None => BotChoice::any(legal, NO_REASON, rng),
        }
    }
}
