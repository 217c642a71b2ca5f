//! Search from youth upwards: every action is tried in many determinizations, each rolled out by rules of thumb.
//! World-class weights determinizations by the other side's answers and solves the last turns of a match.

use super::{any, heuristic, value};
use crate::action::Action;
use crate::card::CardKind;
use crate::cards::CardCounts;
use crate::state::{Period, Phase, PlayedTurn, PrivateCards, SoccerCards, Table, turns};
use crate::view::View;
use ai::estimate::ValueUnit;
use ai::noise::NoiseModel;
use ai::stopwatch::Stopwatch;
use ai::value::to_seat;
use ai::{Bot, BotChoice, Budget};
use engine::{Game, MatchRng, NullSink, Seat};
use words::{DisplayText, MessageArg};
use words::{id, say};

/// The splits to try.
const SPLITS: Splits = Splits { tried: 16, looked_at: 6 };
/// The splits that world-class tries: its network compares splits quickly.
const MANY_SPLITS: Splits = Splits { tried: 256, looked_at: 6 };
/// Divisor of the time: drawing splits takes at most that part.
const DRAWING: u32 = 4;
/// The number of splits drawn for the other side in a rollout.
const IMAGINED: u32 = 3;
/// Probability of a random card in a rollout, so that no choice depends on one reply.
const STRAY: f64 = 0.1;
/// Turns that world-class rolls out before it reads the value network. In the middle of a turn, where one side has
/// spent a card and the other has not, the network says little.
const HORIZON: u32 = 1;
/// The value of a goal beside the result, which is 1 for a win and 0.5 for a draw.
const GOAL: f64 = 0.03;

/// Determinizations drawn for each one that is used, where the other side's answers tell something about its hand.
const DRAWN: usize = 4;
/// Probability that a side lets a chance in although it could stop it.
const LETS_IN: f64 = 0.15;
/// Probability that a side stops a ball with a coloured shield although something cheaper would do.
const WASTES: f64 = 0.3;
/// Turns before the end of normal time, or of extra time, that are solved.
const SOLVED_TURNS: u32 = 3;
const LAST_OF_EXTRA_TIME: u32 = 4;

/// The number of splits to try.
#[derive(Clone, Copy)]
struct Splits {
    /// Splits rolled out.
    tried: usize,
    /// Splits drawn for each one rolled out: the best looking of them is taken.
    looked_at: u32,
}

/// A bot that tries all its actions.
#[derive(Clone)]
pub(super) struct SearchBot {
    /// True if it infers the other side's hand from its answers.
    infers: bool,
    /// True if it solves the last turns.
    finishes: bool,
    /// The horizon of a rollout, in turns; none rolls out to the end of the match.
    horizon: Option<u32>,
    /// The splits to try.
    splits: Splits,
    /// The error model; none for the best bots.
    noise: Option<NoiseModel>,
}

impl SearchBot {
    /// Determinizes without inference, and rolls out by rules of thumb to the end.
    pub(super) const PRO: Self =
        Self { infers: false, finishes: false, horizon: None, splits: SPLITS, noise: None };
    /// Infers from the answers, and solves the last turns.
    pub(super) const WORLD_CLASS: Self =
        Self { infers: true, finishes: true, horizon: Some(HORIZON), splits: MANY_SPLITS, noise: None };

    /// Searches as the pro, with that error model.
    pub(super) const fn tempered(noise: NoiseModel) -> Self {
        Self { noise: Some(noise), ..Self::PRO }
    }

    /// Draws an action by the error model.
    fn human(
        &self,
        noise: NoiseModel,
        view: &View,
        mut candidates: Vec<(Action, f64)>,
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let limit = noise.limit(budget);
        let (mut spent, mut worlds) = (0, 0.0);
        loop {
            let world = self.world(view, rng);
            for (action, value) in &mut candidates {
                *value += self.rollout(world.clone(), view.seat, *action, rng);
            }
            spent += candidates.len() as u32;
            worlds += 1.0;
            if limit.is_exhausted(spent) {
                break;
            }
        }
        let drawn = noise
            .draw(candidates.iter().map(|(action, value)| (value / worlds, heuristic::liked(*action))), rng);
        let (action, value) = candidates[drawn];
        let reason = if candidates.iter().all(|(_, other)| *other <= value) {
            id!("bot-best-in-a-few")
        } else {
            id!("bot-felt-right")
        };
        BotChoice::new(action, reason)
    }

    /// Returns a determinization of that view. For world-class the other side has split already, so all actions
    /// meet the same split.
    pub(super) fn world(&self, view: &View, rng: &mut MatchRng) -> SoccerCards {
        let (mut world, other) = (self.hands(view, rng), !view.seat);
        if self.infers && view.table.phase == Phase::Split {
            if view.table.sealed[other] {
                let hand = world.held[other].now + world.held[other].later;
                let now = heuristic::split(&hand, view.table.split_size(), IMAGINED, rng);
                world.held[other] = PrivateCards { now, later: hand.saturating_sub(&now) };
            } else if let Some(split) = usual(&world, other, rng) {
                // If this were refused, the other side would split later.
                let _ = world.apply(other, &split, &mut NullSink);
            }
        }
        world
    }

    /// Returns a determinization with the hands drawn.
    fn hands(&self, view: &View, rng: &mut MatchRng) -> SoccerCards {
        let informative = |turn: &PlayedTurn| turn.leader == view.seat && turn.led.is_chance();
        if !self.infers || !view.table.turns.iter().flatten().any(informative) {
            return SoccerCards::determinize(view, rng);
        }
        let drawn: [(SoccerCards, f64); DRAWN] = std::array::from_fn(|_| {
            let world = SoccerCards::determinize(view, rng);
            let likely = likelihood(&view.table, !view.seat, world.held[!view.seat].now);
            (world, likely)
        });
        let mut left = rng.unit() * drawn.iter().map(|(_, likely)| likely).sum::<f64>();
        for (world, likely) in &drawn {
            if left < *likely {
                return world.clone();
            }
            left -= likely;
        }
        let [(first, _), ..] = drawn;
        first
    }

    /// Returns the value of an action to that side in that determinization, rolled out by rules of thumb.
    fn rollout(&self, mut world: SoccerCards, seat: Seat, action: Action, rng: &mut MatchRng) -> f64 {
        let mut next = Some((seat, action));
        let mut turns = 0;
        while let Some((by, action)) = next {
            if world.apply(by, &action, &mut NullSink).is_err() {
                break;
            }
            if self.finishes && nearly_over(&world.table) {
                return finish(&world, seat, f64::NEG_INFINITY, f64::INFINITY);
            }
            if world.table.phase == Phase::Lead {
                turns += 1;
                if self.horizon.is_some_and(|horizon| turns >= horizon) {
                    return to_seat(ValueUnit::Wins, seat, value::value(&world)) + ahead(&world, seat);
                }
            }
            next = world.seats_to_move().first().and_then(|by| Some((by, usual(&world, by, rng)?)));
        }
        verdict(&world, seat)
    }
}

/// Returns a side's action in a rollout: by rules of thumb, sometimes a random card.
fn usual(world: &SoccerCards, by: Seat, rng: &mut MatchRng) -> Option<Action> {
    if rng.unit() < STRAY {
        world.sample(by, rng)
    } else {
        heuristic::play(&world.table, by, &world.held[by], IMAGINED, rng)
    }
}

/// Returns how well that deck of a side predicts its answers in this half. `deck` is what is left of it.
fn likelihood(table: &Table, side: Seat, mut deck: CardCounts) -> f64 {
    let mut likely = 1.0;
    for turn in table.turns.iter().rev().flatten() {
        if turn.leader == side {
            deck.insert(turn.led, 1);
            continue;
        }
        deck.insert(turn.answer, 1);
        let stoppers = || deck.kinds().filter(|card| card.stops(turn.led));
        if turn.answer.stops(turn.led) {
            if turn.answer == CardKind::ColouredShield && stoppers().count() > 1 {
                likely *= WASTES;
            }
        } else if turn.led.is_chance() && stoppers().next().is_some() {
            likely *= LETS_IN;
        }
    }
    likely
}

/// Returns true if only the last turns are left, of the match or before new cards are dealt.
fn nearly_over(table: &Table) -> bool {
    let left = (turns(table.period) as u32).saturating_sub(table.done);
    match table.period {
        Period::SecondHalf => left <= SOLVED_TURNS,
        Period::ExtraSecond => left <= LAST_OF_EXTRA_TIME,
        Period::FirstHalf | Period::ExtraFirst | Period::Shootout => false,
    }
}

/// Returns the value of the state to that side under best play of the turns left, with open hands. The value is
/// exact between `low` and `high`, and a bound beyond them.
fn finish(world: &SoccerCards, seat: Seat, mut low: f64, mut high: f64) -> f64 {
    let mover = match world.table.phase {
        Phase::Lead | Phase::Answer if nearly_over(&world.table) => world.seats_to_move().first(),
        _ => None,
    };
    let Some(mover) = mover else { return verdict(world, seat) };
    let mut best = None;
    for card in world.held[mover].now.kinds() {
        let action = if world.table.phase == Phase::Lead { Action::Lead(card) } else { Action::Answer(card) };
        let mut next = world.clone();
        if next.apply(mover, &action, &mut NullSink).is_err() {
            continue;
        }
        let value = finish(&next, seat, low, high);
        if mover == seat {
            best = Some(best.map_or(value, |best: f64| best.max(value)));
            low = low.max(value);
        } else {
            best = Some(best.map_or(value, |best: f64| best.min(value)));
            high = high.min(value);
        }
        if low >= high {
            break;
        }
    }
    best.unwrap_or_else(|| verdict(world, seat))
}

/// Returns the value of the state as it stands. A win counts 1, a draw or an unfinished match one half, and each
/// goal a little.
fn verdict(world: &SoccerCards, seat: Seat) -> f64 {
    let score = world.score();
    let ahead = world.outcome().map_or_else(|| score.ahead(), |outcome| outcome.winner);
    let result = ahead.map_or(0.5, |winner| f64::from(u8::from(winner == seat)));
    result + self::ahead(world, seat)
}

/// Returns the value of that side's goals beside the result.
fn ahead(world: &SoccerCards, seat: Seat) -> f64 {
    let score = world.score();
    GOAL * (f64::from(score[seat]) - f64::from(score[!seat]))
}

impl Bot<SoccerCards> for SearchBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let begun = Stopwatch::start(budget);
        let candidates: Vec<Action> = match view.table.phase {
            Phase::Kick => {
                return BotChoice::new(any(view, rng), id!("sc-bot-any-colour"));
            }
            Phase::Split => {
                let (hand, size) = (&view.own.now, view.table.split_size());
                let Splits { tried, looked_at } = self.splits;
                // Drawing counts as thinking: it takes part of the time, but leaves enough to choose from.
                let in_time = |drawn: usize| match budget {
                    Budget::Time(time) | Budget::ProcessorTime(time) => {
                        drawn < SPLITS.tried || begun.elapsed() < time / DRAWING
                    }
                    Budget::Iterations(_) => true,
                };
                let drawn = (0..tried).take_while(|drawn| in_time(*drawn));
                drawn.map(|_| Action::Split(heuristic::split(hand, size, looked_at, rng))).collect()
            }
            _ => legal.to_vec(),
        };
        match candidates[..] {
            [] => return BotChoice::new(any(view, rng), id!("sc-bot-nothing-to-choose")),
            [only] => return BotChoice::new(only, id!("sc-bot-no-other-card")),
            _ => {}
        }
        let tried = candidates.len();
        let mut left: Vec<(Action, f64)> = candidates.into_iter().map(|action| (action, 0.0)).collect();
        if let Some(noise) = self.noise {
            return self.human(noise, view, left, budget, rng);
        }
        let mut played = 0;
        let rounds = tried.ilog2() + 1;
        // Every round has the same share of the budget. The worse half is dropped after it.
        for round in 1..=rounds {
            loop {
                let world = self.world(view, rng);
                played += left.len() as u32;
                for (action, value) in &mut left {
                    *value += self.rollout(world.clone(), view.seat, *action, rng);
                }
                let spent = match budget {
                    Budget::Iterations(n) => played >= n * round / rounds,
                    Budget::Time(time) | Budget::ProcessorTime(time) => {
                        begun.elapsed() >= time * round / rounds
                    }
                };
                if spent {
                    break;
                }
            }
            left.sort_by(|(_, a), (_, b)| b.total_cmp(a));
            left.truncate(left.len().div_ceil(2));
        }
        match left.first() {
            Some((action, _)) => BotChoice::new(*action, reason(*action, tried)),
            None => BotChoice::new(any(view, rng), id!("sc-bot-nothing-to-choose")),
        }
    }
}

/// Returns the bot's reason for its choice.
fn reason(action: Action, tried: usize) -> DisplayText {
    let what = MessageArg::selector(if matches!(action, Action::Split(_)) { "splits" } else { "cards" });
    say!("sc-bot-best-of-tried", n = tried, what)
}
