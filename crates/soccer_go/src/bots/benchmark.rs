//! The field: opponents with habits, against which bots are measured. Against an equilibrium every habit earns the
//! same. So only a bot that reads its opponent earns more here than against a bot without habits.
//!
//! The field uses power cards as [`HeuristicBot`] does. A habit is followed two times in three, otherwise a random
//! choice is laid. `arena --field --game soccer_go --matches 500` prints the results of each difficulty.

use super::ALIKE;
use super::heuristic::HeuristicBot;
use crate::View;
use crate::action::{Action, HandShape, ShotDirection};
use crate::numbers::NumberSet;
use crate::state::{Phase, SoccerGo};
use ai::readable::follows_habit;
use ai::{BenchmarkBot, Bot, BotChoice, Budget};
use engine::MatchRng;
use words::DisplayText;

/// The opponents of the field.
pub(super) const BENCHMARK_BOTS: &[BenchmarkBot<SoccerGo>] = &[
    BenchmarkBot {
        name: "favourites",
        line: "lays the same few numbers, one direction, one hand",
        bot: |_, _| FieldBot::sit(FieldHabit::Favourites),
    },
    BenchmarkBot {
        name: "upwards",
        line: "counts upwards, and goes round the goal",
        bot: |_, _| FieldBot::sit(FieldHabit::Upwards),
    },
    BenchmarkBot {
        name: "downwards",
        line: "counts downwards, and goes round the other way",
        bot: |_, _| FieldBot::sit(FieldHabit::Downwards),
    },
    BenchmarkBot {
        name: "sequence",
        line: "plays the same attack again and again, and marks the same",
        bot: |_, _| FieldBot::sit(FieldHabit::Sequence),
    },
];

/// The habit of an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FieldHabit {
    Favourites,
    Upwards,
    Downwards,
    Sequence,
}

/// Numbers that people tend to choose.
const FAVOURITES: [u8; 5] = [7, 10, 4, 9, 2];
/// A fixed attack, pass by pass.
const SEQUENCE: [u8; 8] = [3, 8, 11, 6, 2, 9, 5, 7];

/// An opponent with a habit.
#[derive(Clone)]
struct FieldBot {
    habit: FieldHabit,
    cards: Box<dyn Bot<SoccerGo>>,
    last: usize,
}

impl FieldBot {
    fn sit(habit: FieldHabit) -> Box<dyn Bot<SoccerGo>> {
        Box::new(Self { habit, cards: Box::new(HeuristicBot::default()), last: 0 })
    }

    fn number(&self, view: &View) -> Option<Action> {
        let from = view.table.choosable();
        let spent = view.table.track.slots().last().and_then(|slot| slot.iter().last());
        let number = match self.habit {
            FieldHabit::Favourites => FAVOURITES.into_iter().find(|number| from.contains(*number)),
            FieldHabit::Upwards => from.iter().find(|number| spent.is_none_or(|spent| *number > spent)),
            FieldHabit::Downwards => {
                from.iter().filter(|number| spent.is_none_or(|spent| *number < spent)).last()
            }
            FieldHabit::Sequence => SEQUENCE.get(usize::from(view.table.track.filled())).copied(),
        };
        number.map(|number| Action::Choose(NumberSet::one(number)))
    }

    /// Returns the next index of direction or hand: they rotate, or stay the same.
    fn turn(&mut self) -> usize {
        let step = match self.habit {
            FieldHabit::Upwards => 1,
            FieldHabit::Downwards => 2,
            FieldHabit::Favourites | FieldHabit::Sequence => 0,
        };
        self.last = (self.last + step) % ShotDirection::ALL.len();
        self.last
    }
}

impl Bot<SoccerGo> for FieldBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let habit = match view.table.phase {
            Phase::Choose => self.number(view),
            Phase::Shot => Some(Action::Direction(ShotDirection::ALL[self.turn()])),
            Phase::Duel => Some(Action::Hand(HandShape::ALL[self.turn()])),
            _ => return self.cards.choose(view, legal, budget, rng),
        };
        let follows = follows_habit(rng);
        match habit.filter(|action| follows && legal.contains(action)) {
            Some(action) => BotChoice::new(action, DisplayText::EMPTY),
            None => BotChoice::any(legal, ALIKE, rng),
        }
    }
}
