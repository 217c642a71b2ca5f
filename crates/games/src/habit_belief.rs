//! The belief in the habits of a game's characters, where all skill lies in reading the other side.

use super::recall::QueryState;
use ai::evaluate::PositionEvaluation;
use ai::readable::{MixedStrategy, ReadableBot, best_play};
use ai::value::to_seat;
use ai::{Difficulty, HasBots};
use engine::record::read_options;
use engine::{Game, MatchRng, NullSink, Record, Seat};

/// The smallest probability that a model gives to an action: no single action refutes a model for good.
const LEAST_SHARE: f64 = 1e-3;

/// A character with a habit, or best play, with the belief in it up to a common factor.
struct HabitModel<G: Game> {
    bot: Option<Box<dyn ReadableBot<G>>>,
    belief: f64,
}

impl<G: HasBots> HabitModel<G> {
    /// Returns the mix of this model for a side that owes a decision.
    fn mix(&mut self, view: &G::View, legal: &[G::Action]) -> MixedStrategy<G::Action> {
        let habit = self.bot.as_mut().and_then(|bot| bot.read(view, legal));
        habit.map_or_else(|| best_play::<G>(view, legal), |habit| habit.habit)
    }
}

/// Evaluates the decision of that seat against a side that is one of the game's characters, each equally likely before
/// the match. The record has its decisions so far. `None` if the record cannot be read, or the game does not know the
/// value of a pair of choices.
pub(super) fn evaluate_by_habits<G: HasBots>(
    state: &G,
    seat: Seat,
    record: &Record,
) -> Option<PositionEvaluation<G::Action>> {
    let other = !seat;
    let options = read_options::<G::Options>(record.options.get_ron()).ok()?;
    let characters = Difficulty::ALL.into_iter().filter_map(|level| G::readable(level, other, &options));
    let mut models: Vec<HabitModel<G>> =
        characters.map(Some).chain([None]).map(|bot| HabitModel { bot, belief: 1.0 }).collect();
    let mut legal = Vec::new();
    let mut asked = QueryState::new();
    let each = |_: usize, now: &G, who: Seat, taken: &G::Action, _: &mut NullSink| {
        let now = asked.of(now, who);
        if who != other {
            return;
        }
        legal.clear();
        now.legal(other, &mut legal);
        let view = now.view(other);
        for model in &mut models {
            let mix = model.mix(&view, &legal);
            let share = mix.iter().find(|(action, _)| action == taken).map_or(0.0, |(_, share)| *share);
            model.belief *= share.max(LEAST_SHARE);
        }
    };
    record.replay::<G, _>(&mut NullSink, each).ok()?;
    // Nothing hidden matters in such a game but the other side's choice, which has not been made.
    let world = G::determinize(&state.view(seat), &mut MatchRng::new(0));
    let (mut own, mut theirs) = (Vec::new(), Vec::new());
    world.legal(seat, &mut own);
    world.legal(other, &mut theirs);
    let view = world.view(other);
    let all: f64 = models.iter().map(|model| model.belief).sum();
    let mut read: MixedStrategy<G::Action> = theirs.iter().map(|action| (action.clone(), 0.0)).collect();
    for model in &mut models {
        for (action, share) in model.mix(&view, &theirs) {
            if let Some((_, sum)) = read.iter_mut().find(|(other, _)| *other == action) {
                *sum += share * model.belief / all;
            }
        }
    }
    let unit = G::value_unit(&options);
    let value = |action: &G::Action| {
        let pair = |(theirs, share): &(G::Action, f64)| {
            let home = world.q_value(&[(seat, action.clone()), (other, theirs.clone())])?;
            Some(share * to_seat(unit, seat, home))
        };
        read.iter().map(pair).sum::<Option<f64>>()
    };
    let values = own.iter().map(value).collect::<Option<Vec<f64>>>()?;
    let best = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let first = values.iter().position(|value| *value == best);
    let share = |k: usize| f64::from(u8::from(first == Some(k)));
    Some(PositionEvaluation::solved(
        own.iter().enumerate().map(|(k, action)| (action.clone(), share(k), values[k])),
    ))
}
