//! From youth upwards: every choice is tried in many worlds that fit the view, each played out by rules of thumb.
//! World-class prefers worlds that fit what the other side let in, and plays the last turns of a match out in full.

use std::time::Instant;

use super::{any, thumb, value};
use crate::ai::estimate::Measure;
use crate::ai::temper::Temper;
use crate::ai::value::to_seat;
use crate::ai::{Bot, Budget, Choice};
use crate::engine::{Game, MatchRng, Seat, Silent};
use crate::games::soccer_cards::action::Action;
use crate::games::soccer_cards::card::Card;
use crate::games::soccer_cards::cards::Cards;
use crate::games::soccer_cards::state::{Held, Period, Phase, SoccerCards, Table, Turn, turns};
use crate::games::soccer_cards::view::View;

/// Splits that are tried in thought.
const SPLITS: Splits = Splits { tried: 16, looked_at: 6 };
/// The same for the best: there the network tells splits apart quickly.
const MANY_SPLITS: Splits = Splits { tried: 256, looked_at: 6 };
/// The part of its time that it draws splits for at most: one in so many.
const DRAWING: u32 = 4;
/// The same for the other side's split in an imagined match.
const IMAGINED: u32 = 3;
/// How often an imagined move is any card: so that no choice leans on one reply.
const STRAY: f64 = 0.1;
/// Turns that the best imagines to their end before it reads the rest off the network. In the middle of a turn, where one side
/// has spent a card and the other has not, the network says little.
const HORIZON: u32 = 1;
/// What a goal is worth beside the result, which is 1 for a win and 0.5 for a draw.
const GOAL: f64 = 0.03;

/// Worlds drawn for each one that is played, where the other side's answers tell something about its hand.
const DRAWN: usize = 4;
/// How likely it is to let a chance in although it could stop it.
const LETS_IN: f64 = 0.15;
/// How likely it is to stop a ball with a coloured shield while something cheaper would do.
const WASTES: f64 = 0.3;
/// Turns before the end of a match that are played out in full: of normal time, of extra time.
const LAST: u32 = 3;
const LAST_OF_EXTRA_TIME: u32 = 4;

/// How splits are looked for.
#[derive(Clone, Copy)]
struct Splits {
    /// How many are tried in thought.
    tried: usize,
    /// How many are drawn for each of those, the best looking of which is tried.
    looked_at: u32,
}

/// Tries everything.
#[derive(Clone)]
pub(super) struct Search {
    /// Whether it asks what the other side's answers say about its hand.
    infers: bool,
    /// Whether it plays the last turns out in full.
    finishes: bool,
    /// After how many turns an imagined match is read by the network; none plays it to its end.
    horizon: Option<u32>,
    /// How it looks for splits.
    splits: Splits,
    /// How it errs; the best do not, but by thinking too little.
    temper: Option<Temper>,
}

impl Search {
    /// Imagines any hand, and thumbs its way to the end.
    pub(super) const PRO: Self =
        Self { infers: false, finishes: false, horizon: None, splits: SPLITS, temper: None };
    /// Reads the answers, and the end.
    pub(super) const WORLD_CLASS: Self =
        Self { infers: true, finishes: true, horizon: Some(HORIZON), splits: MANY_SPLITS, temper: None };

    /// Imagines what a pro does, and errs.
    pub(super) const fn tempered(temper: Temper) -> Self {
        Self { temper: Some(temper), ..Self::PRO }
    }

    /// As somebody chooses who errs.
    fn human(
        &self,
        temper: Temper,
        view: &View,
        mut ways: Vec<(Action, f64)>,
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<Action> {
        let limit = temper.thought_within(budget);
        let (mut spent, mut worlds) = (0, 0.0);
        loop {
            let world = self.world(view, rng);
            for (action, worth) in &mut ways {
                *worth += self.imagined(world.clone(), view.seat, *action, rng);
            }
            spent += ways.len() as u32;
            worlds += 1.0;
            if limit.reached(spent) {
                break;
            }
        }
        let way =
            temper.draw(ways.iter().map(|(action, worth)| (worth / worlds, thumb::liked(*action))), rng);
        let (action, worth) = ways[way];
        let reason = if ways.iter().all(|(_, other)| *other <= worth) {
            "It looked best in a few matches imagined from here."
        } else {
            "It felt right, though something else looked a little better."
        };
        Choice::new(action, reason)
    }

    /// A world for that view. To the best, the other side has split already: all ways are tried against the same split.
    fn world(&self, view: &View, rng: &mut MatchRng) -> SoccerCards {
        let (mut world, other) = (self.hands(view, rng), !view.seat);
        if self.infers && view.table.phase == Phase::Split {
            if view.table.sealed[other] {
                let hand = world.held[other].now.plus(&world.held[other].later);
                let now = thumb::split(&hand, view.table.split_size(), IMAGINED, rng);
                world.held[other] = Held { now, later: hand.minus(&now) };
            } else if let Some(split) = usual(&world, other, rng) {
                // Were it refused, the other side would split later.
                let _ = world.apply(other, &split, &mut Silent);
            }
        }
        world
    }

    /// The cards of such a world.
    fn hands(&self, view: &View, rng: &mut MatchRng) -> SoccerCards {
        let telling = |turn: &Turn| turn.leader == view.seat && turn.led.is_chance();
        if !self.infers || !view.table.turns.iter().flatten().any(telling) {
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

    /// What the action comes to for that side in that world, both sides playing on by rules of thumb.
    fn imagined(&self, mut world: SoccerCards, seat: Seat, action: Action, rng: &mut MatchRng) -> f64 {
        let mut next = Some((seat, action));
        let mut turns = 0;
        while let Some((by, action)) = next {
            if world.apply(by, &action, &mut Silent).is_err() {
                break;
            }
            if self.finishes && nearly_over(&world.table) {
                return finish(&world, seat, f64::NEG_INFINITY, f64::INFINITY);
            }
            if world.table.phase == Phase::Lead {
                turns += 1;
                if self.horizon.is_some_and(|horizon| turns >= horizon) {
                    return to_seat(Measure::Wins, seat, value::value(&world)) + ahead(&world, seat);
                }
            }
            next = world.owed().first().and_then(|by| Some((by, usual(&world, by, rng)?)));
        }
        verdict(&world, seat)
    }
}

/// What a side does in an imagined match: what the rules of thumb say, now and then anything.
fn usual(world: &SoccerCards, by: Seat, rng: &mut MatchRng) -> Option<Action> {
    if rng.unit() < STRAY {
        world.sample(by, rng)
    } else {
        thumb::play(&world.table, by, &world.held[by], IMAGINED, rng)
    }
}

/// How well that deck of a side foretells its answers in this half; `deck` is what is left of it.
fn likelihood(table: &Table, side: Seat, mut deck: Cards) -> f64 {
    let mut likely = 1.0;
    for turn in table.turns.iter().rev().flatten() {
        if turn.leader == side {
            deck.add(turn.led, 1);
            continue;
        }
        deck.add(turn.answer, 1);
        let stoppers = || deck.kinds().filter(|card| card.stops(turn.led));
        if turn.answer.stops(turn.led) {
            if turn.answer == Card::ColouredShield && stoppers().count() > 1 {
                likely *= WASTES;
            }
        } else if turn.led.is_chance() && stoppers().next().is_some() {
            likely *= LETS_IN;
        }
    }
    likely
}

/// Whether only the last turns of a match are left, or of the part of it that comes before something new is dealt.
fn nearly_over(table: &Table) -> bool {
    let left = (turns(table.period) as u32).saturating_sub(table.done);
    match table.period {
        Period::SecondHalf => left <= LAST,
        Period::ExtraSecond => left <= LAST_OF_EXTRA_TIME,
        Period::FirstHalf | Period::ExtraFirst | Period::Shootout => false,
    }
}

/// What the world comes to for that side when both play the turns that are left as well as can be, hands open. Between
/// `low` and `high` exactly; beyond, no nearer than that.
fn finish(world: &SoccerCards, seat: Seat, mut low: f64, mut high: f64) -> f64 {
    let mover = match world.table.phase {
        Phase::Lead | Phase::Answer if nearly_over(&world.table) => world.owed().first(),
        _ => None,
    };
    let Some(mover) = mover else { return verdict(world, seat) };
    let mut best = None;
    for card in world.held[mover].now.kinds() {
        let action = if world.table.phase == Phase::Lead { Action::Lead(card) } else { Action::Answer(card) };
        let mut next = world.clone();
        if next.apply(mover, &action, &mut Silent).is_err() {
            continue;
        }
        let worth = finish(&next, seat, low, high);
        if mover == seat {
            best = Some(best.map_or(worth, |best: f64| best.max(worth)));
            low = low.max(worth);
        } else {
            best = Some(best.map_or(worth, |best: f64| best.min(worth)));
            high = high.min(worth);
        }
        if low >= high {
            break;
        }
    }
    best.unwrap_or_else(|| verdict(world, seat))
}

/// What the world is worth to that side as it stands: 1 for a win, one half for a draw or while it goes on, and a little
/// for each goal.
fn verdict(world: &SoccerCards, seat: Seat) -> f64 {
    let score = world.score();
    let ahead = world.outcome().map_or_else(|| score.ahead(), |outcome| outcome.winner);
    let result = ahead.map_or(0.5, |winner| f64::from(u8::from(winner == seat)));
    result + self::ahead(world, seat)
}

/// What its goals are worth to that side beside the result.
fn ahead(world: &SoccerCards, seat: Seat) -> f64 {
    let score = world.score();
    GOAL * (f64::from(score[seat]) - f64::from(score[!seat]))
}

impl Bot<SoccerCards> for Search {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<Action> {
        let begun = Instant::now();
        let candidates: Vec<Action> = match view.table.phase {
            Phase::Kick => return Choice::new(any(view, rng), "Any colour: nothing can be read from it."),
            Phase::Split => {
                let (hand, size) = (&view.own.now, view.table.split_size());
                let Splits { tried, looked_at } = self.splits;
                // Drawing is thinking too: no more than a part of the time, but enough to choose from.
                let in_time = |drawn: usize| match budget {
                    Budget::Time(time) => drawn < SPLITS.tried || begun.elapsed() < time / DRAWING,
                    Budget::Iterations(_) => true,
                };
                let drawn = (0..tried).take_while(|drawn| in_time(*drawn));
                drawn.map(|_| Action::Split(thumb::split(hand, size, looked_at, rng))).collect()
            }
            _ => legal.to_vec(),
        };
        match candidates[..] {
            [] => return Choice::new(any(view, rng), "Nothing can be said for or against it."),
            [only] => return Choice::new(only, "There is no other card."),
            _ => {}
        }
        let tried = candidates.len();
        let mut left: Vec<(Action, f64)> = candidates.into_iter().map(|action| (action, 0.0)).collect();
        if let Some(temper) = self.temper {
            return self.human(temper, view, left, budget, rng);
        }
        let mut played = 0;
        let rounds = tried.ilog2() + 1;
        // Every round has the same share of the budget; the worse half is tried no more after it.
        for round in 1..=rounds {
            loop {
                let world = self.world(view, rng);
                played += left.len() as u32;
                for (action, worth) in &mut left {
                    *worth += self.imagined(world.clone(), view.seat, *action, rng);
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
            Some((action, _)) => Choice::new(*action, reason(*action, tried)),
            None => Choice::new(any(view, rng), "Nothing can be said for or against it."),
        }
    }
}

/// What it says of its choice.
fn reason(action: Action, tried: usize) -> String {
    let what = if matches!(action, Action::Split(_)) { "splits" } else { "cards" };
    format!("It did best of the {tried} {what} tried against what the other side may hold.")
}
