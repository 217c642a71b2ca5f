//! Pro and world-class. They solve each choice to the end of the turn, against the hands that the other side can
//! hold: the information set, state by state. They mix sealed choices as the equilibrium does.
//!
//! A pro errs as good players do. It sees only the current turn, so it plays a card as soon as it helps. It solves
//! an attack as if the other side held no cards, swaps by one fixed ranking, and reads nobody. World-class saves
//! its cards for the turns in which they do most, and weighs every hand that the other side can hold. It deviates
//! from the equilibrium towards its read, as far as is safe.

use super::card_value::{after_swap, kept, state_with};
use super::heuristic::swapped;
use super::hide_and_seek::HideAndSeekGame;
use super::notes::SoccerGoModel;
use super::partition::{NumberPartition, WindowPlays};
use super::reader::{OpponentObservations, ReadableChoice};
use super::reasons;
use super::safe;
use super::solve::{NOTHING, TurnSolver, hand_value};
use super::{ALIKE, Shares};
use crate::action::{Action, HandShape, NamedChoice, ShotDirection};
use crate::cards::{ByPowerKind, PowerHand, PowerKind, PowerName, PowerSet};
use crate::numbers::NumberSet;
use crate::state::{Phase, SoccerGo};
use crate::{SoccerGo as Go, View};
use ai::matrix::sample;
use ai::opponent_model::Notebook;
use ai::stopwatch::Stopwatch;
use ai::{Bot, BotChoice, Budget, Difficulty};
use engine::{BySeat, MatchRng, Seat, SeatSet};

/// Iterations that one hand of the other side counts for.
const A_HAND: u32 = 32;
/// Values that differ by less are equal.
const SAME: f64 = 1e-9;
/// An option stands out if it is this many times as likely as by chance.
const TELL: f64 = 1.8;
/// The safety bound: the fraction of the stake of a sealed choice that is risked on a fully trusted read.
const RISK: f64 = 0.6;

/// A bot that solves turns.
#[derive(Clone)]
pub(super) struct SolverBot {
    seat: Seat,
    ahead: Option<TurnSolver>,
    /// The reader of world-class; a pro looks neither beyond the turn nor at the other side.
    reader: Option<OpponentObservations>,
    /// Number of earlier matches against the other side.
    matches: u32,
}

/// A sealed choice: its options, the value of each pair to the attacker, the mixes of best play.
struct SolvedChoice {
    /// The kind of choice that the other side shows.
    habit: ReadableChoice,
    open: Vec<usize>,
    /// The payoff, row by row: rows are the attacker's options, columns the defender's.
    payoff: Vec<f64>,
    own: Shares,
    theirs: Shares,
}

impl SolverBot {
    /// Creates a pro, which sees the attack alone.
    pub(super) fn pro(seat: Seat) -> Self {
        Self { seat, ahead: None, reader: None, matches: 0 }
    }

    /// Creates a world-class bot, which also sees the match and the other side.
    pub(super) fn world_class(seat: Seat) -> Self {
        Self { reader: Some(OpponentObservations::default()), ..Self::pro(seat) }
    }

    /// Adds the notes of that many earlier matches.
    pub(super) fn reading(mut self, notes: &SoccerGoModel, matches: u32) -> Self {
        (self.reader, self.matches) = (Some(OpponentObservations::from_model(notes)), matches);
        self
    }

    /// Solves the states this may be, each equally likely. Returns the number that it had time for.
    fn look(
        &mut self,
        view: &View,
        budget: Budget,
        rng: &mut MatchRng,
        mut at: impl FnMut(&mut TurnSolver, &SoccerGo),
    ) -> usize {
        let begun = Stopwatch::start(budget);
        let mut table = view.table;
        let theirs = table.kind(!self.seat);
        let sees_all = self.reader.is_some();
        let count = if sees_all && table.has_powers() { view.counts[!self.seat][theirs] } else { 0 };
        let mut possible = hands(view.unseen(theirs), count);
        rng.shuffle(&mut possible);
        if table.phase == Phase::Choose {
            // The state before either side has laid.
            table.owed = SeatSet::BOTH;
            table.laid = BySeat::default();
        }
        let kept = if sees_all { kept(&table) } else { NOTHING };
        let mut looked = 0;
        for hand in possible {
            let cards = ByPowerKind::from_fn(|kind| if kind == theirs { hand } else { view.hand[kind] });
            let world = state_with(table, cards);
            let ahead = match self.ahead.take().filter(|ahead| ahead.fits(&world, &kept)) {
                Some(ahead) => self.ahead.insert(ahead),
                None => self.ahead.insert(TurnSolver::new(&world, &kept)),
            };
            at(ahead, &world);
            looked += 1;
            let over = match budget {
                Budget::Iterations(all) => looked as u32 * A_HAND >= all,
                Budget::Time(all) | Budget::ProcessorTime(all) => begun.elapsed() >= all,
            };
            if over {
                break;
            }
        }
        looked
    }

    /// Returns the choice of a card, an answer, or none.
    fn choose_best_estimate(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let seat = self.seat;
        let sign = if seat == view.table.attacker { 1.0 } else { -1.0 };
        let mut ways = vec![(Action::Decline, 0.0)];
        let looked = self.look(view, budget, rng, |ahead, world| {
            if ways.len() == 1 {
                let plays = WindowPlays::of(world, seat, &NumberPartition::all());
                ways.extend(plays.list().iter().map(|action| (*action, 0.0)));
            }
            for (action, value) in &mut ways {
                *value += sign * ahead.action_value(world, seat, *action);
            }
        });
        let decline = ways[0].1;
        let (action, best) = ways
            .into_iter()
            .fold((Action::Decline, decline), |best, way| if way.1 > best.1 + SAME { way } else { best });
        let gain = (best - decline) / looked as f64;
        let reason = reasons::card(&view.table, seat, action, gain);
        BotChoice::any(&alike(action, legal), reason, rng)
    }

    /// Returns the choice of one number or three.
    fn lay(&mut self, view: &View, budget: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        let table = &view.table;
        let attacks = self.seat == table.attacker;
        let from = table.choosable();
        let mut sum: Option<HideAndSeekGame> = None;
        let looked = self.look(view, budget, rng, |ahead, world| {
            let seek = ahead.choosing(world);
            match &mut sum {
                None => sum = Some(seek),
                Some(sum) => {
                    sum.found += seek.found;
                    sum.free.iter_mut().zip(seek.free).for_each(|(sum, free)| *sum += free);
                }
            }
        });
        let Some(mut seek) = sum else { unreachable!("one hand at least is possible") };
        seek.found /= looked as f64;
        seek.free.iter_mut().for_each(|free| *free /= looked as f64);
        let [own, theirs] =
            if attacks { [seek.hiding(), seek.seeking()] } else { [seek.seeking(), seek.hiding()] };
        let count = table.cards_to_lay(self.seat);
        if count > 1 || table.cards_to_lay(!self.seat) > 1 {
            let chosen = several(count, from, own, rng);
            return BotChoice::new(Action::Choose(chosen), reasons::several(from)).arbitrary(true);
        }
        let open: Vec<usize> = from.iter().map(usize::from).collect();
        let cell = |i: &usize, j: &usize| if i == j { seek.found } else { seek.free[*i] };
        let payoff = open.iter().flat_map(|i| open.iter().map(move |j| cell(i, j))).collect();
        let habit = if attacks { ReadableChoice::Mark } else { ReadableChoice::Attack };
        let (number, read) = self.mix(view, SolvedChoice { habit, open, payoff, own, theirs }, rng);
        let alike = !reasons::is_read(table, attacks, number as u8, read);
        let reason = reasons::number(table, attacks, number as u8, read);
        BotChoice::new(Action::Choose(NumberSet::one(number as u8)), reason).arbitrary(alike)
    }

    fn shoot(&mut self, view: &View, rng: &mut MatchRng) -> BotChoice<Action> {
        let attacks = self.seat == view.table.attacker;
        let closed = view.table.force.closed;
        let open: Vec<usize> =
            ShotDirection::ALL.iter().filter(|at| closed != Some(**at)).map(|at| *at as usize).collect();
        let payoff =
            open.iter().flat_map(|i| open.iter().map(move |j| f64::from(u8::from(i != j)))).collect();
        let habit = if attacks { ReadableChoice::Save } else { ReadableChoice::Shot };
        let even = evenly(&open);
        let count = open.len();
        let (at, read) = self.mix(view, SolvedChoice { habit, open, payoff, own: even, theirs: even }, rng);
        let name = |at: usize| ShotDirection::ALL[at % ShotDirection::ALL.len()];
        BotChoice::new(Action::Direction(name(at)), reasons::direction(attacks, count, read.map(name)))
    }

    fn tackle(&mut self, view: &View, rng: &mut MatchRng) -> BotChoice<Action> {
        let all = HandShape::ALL;
        let value = |a: &HandShape, b: &HandShape| {
            f64::from(u8::from(a.beats(*b))) - f64::from(u8::from(b.beats(*a)))
        };
        let payoff = all.iter().flat_map(|a| all.iter().map(move |b| value(a, b))).collect();
        let open: Vec<usize> = all.iter().map(|shape| *shape as usize).collect();
        let even = evenly(&open);
        let sealed = SolvedChoice { habit: ReadableChoice::Hand, open, payoff, own: even, theirs: even };
        let (at, read) = self.mix(view, sealed, rng);
        let name = |at: usize| all[at % all.len()];
        BotChoice::new(Action::Hand(name(at)), reasons::hand(read.map(name)))
    }

    /// Draws from the equilibrium, or from a mix between it and the best response to the read. Also returns the
    /// read, if it stands out.
    fn mix(&mut self, view: &View, sealed: SolvedChoice, rng: &mut MatchRng) -> (usize, Option<usize>) {
        let Some(reader) = &mut self.reader else { return (sample(&sealed.own, rng), None) };
        let SolvedChoice { habit, open, payoff, own, theirs } = sealed;
        let read = reader.predict(habit, &view.table, &open, &theirs);
        let of_open = |shares: &Shares| -> Vec<f64> { open.iter().map(|option| shares[*option]).collect() };
        let (read, own) = (of_open(&read), of_open(&own));
        let game = safe::MatrixGame {
            options: open.len(),
            payoff: &payoff,
            attacks: self.seat == view.table.attacker,
        };
        let lowest = payoff.iter().copied().fold(f64::INFINITY, f64::min);
        let highest = payoff.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let stake = game.floor(&own) - if game.attacks { lowest } else { -highest };
        let (mix, _) = game.lean(&read, &own, RISK * reader.trust(habit) * stake);
        let at = |place: usize| open.get(place).copied().unwrap_or_default();
        (at(sample(&mix, rng)), standing_out(&read).map(at))
    }

    /// SGO-14: returns the swap with the most valuable hand for the turns to come.
    fn swap(view: &View, legal: &[Action]) -> BotChoice<Action> {
        let kept = after_swap(view);
        let value = |hand: &PowerHand| -> f64 {
            PowerKind::BOTH.into_iter().map(|kind| hand_value(&kept, kind, hand[kind])).sum()
        };
        let now = value(&view.hand);
        let gain = |action: &Action| match (action, view.shown) {
            (Action::Swap(given), Some(shown)) => {
                let mut hand = view.hand;
                hand[given.kind].remove(given.power);
                hand[shown.kind].add(shown.power);
                value(&hand) - now
            }
            _ => 0.0,
        };
        let best = legal.iter().fold((Action::Keep, 0.0), |best, action| {
            let gain = gain(action);
            if gain > best.1 + SAME { (*action, gain) } else { best }
        });
        BotChoice::new(best.0, reasons::swap(best.0, view.shown))
    }
}

/// Returns the option that stands out in a read, if one does.
fn standing_out(read: &[f64]) -> Option<usize> {
    let most = (0..read.len()).max_by(|a, b| read[*a].total_cmp(&read[*b]));
    most.filter(|most| read[*most] > TELL / read.len() as f64)
}

/// Returns equal shares of the options.
fn evenly(open: &[usize]) -> Shares {
    let mut shares = Shares::default();
    open.iter().for_each(|option| shares[*option] = 1.0 / open.len() as f64);
    shares
}

/// Returns the legal actions equivalent to this one: all directions are equally good to close.
fn alike(action: Action, legal: &[Action]) -> Vec<Action> {
    let same = |other: &&Action| match (action, **other) {
        (Action::Power(a), Action::Power(b)) => match (a.named, b.named) {
            (NamedChoice::Direction(_), NamedChoice::Direction(_)) => {
                (a.card, a.action) == (b.card, b.action)
            }
            _ => a == b,
        },
        (action, other) => action == other,
    };
    legal.iter().filter(same).copied().collect()
}

/// Draws `count` different numbers, one after another by their shares.
fn several(count: u8, from: NumberSet, mut shares: Shares, rng: &mut MatchRng) -> NumberSet {
    let mut chosen = NumberSet::NONE;
    while chosen.count() < count {
        let left = from.difference(chosen);
        let sum: f64 = left.iter().map(|number| shares[usize::from(number)]).sum();
        for number in left.iter() {
            let share = &mut shares[usize::from(number)];
            *share = if sum > 0.0 { *share / sum } else { 1.0 / f64::from(left.count()) };
        }
        let number = sample(&shares, rng);
        shares[number] = 0.0;
        chosen = chosen.union(NumberSet::one(number as u8));
    }
    chosen
}

/// Returns every hand of `count` of these cards.
fn hands(from: PowerSet, count: u8) -> Vec<PowerSet> {
    let cards: Vec<PowerName> = from.iter().collect();
    let mut hands = vec![(PowerSet::NONE, 0)];
    for _ in 0..usize::from(count).min(cards.len()) {
        let longer = |(hand, next): (PowerSet, usize)| {
            let one_more =
                move |(k, card): (usize, &PowerName)| (hand.union(PowerSet::one(*card)), next + k + 1);
            cards[next..].iter().enumerate().map(one_more)
        };
        hands = hands.into_iter().flat_map(longer).collect();
    }
    hands.into_iter().map(|(hand, _)| hand).collect()
}

impl Bot<Go> for SolverBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        if let Some(reader) = &mut self.reader {
            reader.observe(!self.seat, view.table.last);
        }
        match view.table.phase {
            Phase::Choose => self.lay(view, budget, rng),
            Phase::Shot => self.shoot(view, rng),
            Phase::Duel => self.tackle(view, rng),
            Phase::Swap if self.reader.is_some() => Self::swap(view, legal),
            Phase::Swap => swapped(view, legal),
            Phase::Play(_) | Phase::Answer(..) => self.choose_best_estimate(view, legal, budget, rng),
            Phase::Running | Phase::Over => BotChoice::any(legal, ALIKE, rng),
        }
    }

    /// Repeats the decision to restore the reader's predictions, which depend on the hands that were weighed: as
    /// many as in the arena. A pro remembers nothing.
    fn recall(&mut self, view: &View, legal: &[Action], rng: &mut MatchRng) {
        if self.reader.is_some() {
            self.choose(view, legal, Budget::Iterations(Difficulty::WorldClass.iterations()), rng);
        }
    }
    fn notebook(&self, last: &View) -> Option<Notebook> {
        let opinion = self.reader.as_ref()?.to_model(!self.seat, last.table.last);
        Notebook::new::<Go, _>(self.matches.saturating_add(1), &opinion).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::super::notes::{ChoiceObservations, Prediction};
    use super::*;
    use crate::Options;
    use engine::{Game, NullSink};

    #[test]
    fn an_option_stands_out_if_it_is_nearly_twice_as_likely_as_by_chance() {
        assert_eq!(standing_out(&[0.2, 0.5, 0.3]), None);
        assert_eq!(standing_out(&[0.2, 0.65, 0.15]), Some(1));
        assert_eq!(standing_out(&[0.1; 10]), None);
        assert_eq!(standing_out(&[0.09, 0.09, 0.09, 0.09, 0.09, 0.09, 0.09, 0.09, 0.09, 0.19]), Some(9));
    }

    /// Against somebody who surely shows the same hand again, a bolder bot would always answer it, and could be
    /// surprised every time.
    #[test]
    fn a_fully_trusted_read_risks_six_tenths_of_the_stake() {
        let hand = ChoiceObservations {
            belief: Prediction::ALL
                .map(|model| (model, f64::from(u8::from(model == Prediction::Favourites))))
                .into(),
            laid: [(HandShape::Rock, 1000)].into(),
            ..Default::default()
        };
        let model = SoccerGoModel { hand, ..SoccerGoModel::default() };
        let state = SoccerGo::setup(&Options::default(), 1, &mut NullSink).unwrap();
        let (view, mut rng) = (state.view(Seat::Home), MatchRng::new(7));
        let mut bot = SolverBot::world_class(Seat::Home).reading(&model, 30);
        let choices = (0..3000).map(|_| bot.tackle(&view, &mut rng).action);
        let paper = choices.filter(|action| *action == Action::Hand(HandShape::Paper)).count();
        // A third by best play, and six tenths of the way to always.
        assert!((2100..2300).contains(&paper), "{paper} of 3000");
    }
}
