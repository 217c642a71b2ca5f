//! A field of people with habits, to measure the bots by: against an equilibrium every habit earns the same, so only who
//! reads its opponent earns more here than against a bot without habits.
//!
//! They use their power cards as the amateur does; a habit is followed two times in three, else anything is laid. What
//! each level earns: `cargo run --release --no-default-features --example soccer_go_field -- --seeds 500`.

use super::choice;
use crate::ai::arena::mix;
use crate::ai::{Bot, Budget, Choice, Level, Minded};
use crate::engine::{BySeat, Game, MatchRng, Outcome, Seat, Silent};
use crate::games::soccer_go::action::{Action, Direction, Shape};
use crate::games::soccer_go::numbers::Numbers;
use crate::games::soccer_go::state::{Phase, SoccerGo};
use crate::games::soccer_go::{Options, View};

/// What somebody lays by habit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Habit {
    /// The same few numbers, one direction, one hand.
    Favourites,
    /// Counts upwards, goes round.
    Upwards,
    /// Counts downwards, goes round the other way.
    Downwards,
    /// The same attack again and again, the same marks.
    Sequence,
}

impl Habit {
    /// The field.
    pub const FIELD: [Self; 4] = [Self::Favourites, Self::Upwards, Self::Downwards, Self::Sequence];

    /// For a table of results.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Favourites => "favourites",
            Self::Upwards => "upwards",
            Self::Downwards => "downwards",
            Self::Sequence => "sequence",
        }
    }
}

/// The numbers that come to mind.
const FAVOURITES: [u8; 5] = [7, 10, 4, 9, 2];
/// An attack learned by heart, pass by pass.
const SEQUENCE: [u8; 8] = [3, 8, 11, 6, 2, 9, 5, 7];
/// In so many choices a habit is forgotten once.
const FORGETS: u32 = 3;

/// Somebody with a habit.
struct Habitual {
    habit: Habit,
    cards: Box<dyn Bot<SoccerGo>>,
    last: usize,
}

impl Habitual {
    fn new(habit: Habit, seat: Seat) -> Self {
        Self { habit, cards: SoccerGo::bot(Level::Amateur, seat, &Options::default()), last: 0 }
    }

    fn number(&self, view: &View) -> Option<Action> {
        let from = view.table.choosable();
        let spent = view.table.track.slots().last().and_then(|slot| slot.iter().last());
        let number = match self.habit {
            Habit::Favourites => FAVOURITES.into_iter().find(|number| from.has(*number)),
            Habit::Upwards => from.iter().find(|number| spent.is_none_or(|spent| *number > spent)),
            Habit::Downwards => from.iter().filter(|number| spent.is_none_or(|spent| *number < spent)).last(),
            Habit::Sequence => SEQUENCE.get(usize::from(view.table.track.filled())).copied(),
        };
        number.map(|number| Action::Choose(Numbers::one(number)))
    }

    /// Directions and hands go round, or stay.
    fn turn(&mut self) -> usize {
        let step = match self.habit {
            Habit::Upwards => 1,
            Habit::Downwards => 2,
            Habit::Favourites | Habit::Sequence => 0,
        };
        self.last = (self.last + step) % Direction::ALL.len();
        self.last
    }
}

impl Bot<SoccerGo> for Habitual {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<Action> {
        let habit = match view.table.phase {
            Phase::Choose => self.number(view),
            Phase::Shot => Some(Action::Direction(Direction::ALL[self.turn()])),
            Phase::Duel => Some(Action::Hand(Shape::ALL[self.turn()])),
            _ => return self.cards.choose(view, legal, budget, rng),
        };
        let follows = rng.below(FORGETS) > 0;
        match habit.filter(|action| follows && legal.contains(action)) {
            Some(action) => choice(action, ""),
            None => super::any(legal, rng),
        }
    }
}

/// One match of a level against somebody of the field; `seat` is the level's.
///
/// # Panics
/// If a bot chooses what is not legal, which is a fault of the bot.
#[must_use]
pub fn play(level: Level, seat: Seat, habit: Habit, seed: u64) -> Outcome {
    let options = Options::default();
    let Ok(mut state) = SoccerGo::setup(&options, seed, &mut Silent) else {
        unreachable!("the default options are sound");
    };
    let mut bots = BySeat::from_fn(|at| {
        if at == seat { SoccerGo::bot(level, at, &options) } else { Box::new(Habitual::new(habit, at)) }
    });
    let mut chance = BySeat::from_fn(|at| MatchRng::new(mix(seed, 1 + at as u64)));
    let (mut legal, budget) = (Vec::new(), Budget::Iterations(level.iterations()));
    while let Some(asked) = state.owed().first() {
        legal.clear();
        state.legal(asked, &mut legal);
        let action = bots[asked].choose(&state.view(asked), &legal, budget, &mut chance[asked]).action;
        if let Err(refusal) = state.apply(asked, &action, &mut Silent) {
            unreachable!("{action}: {refusal}");
        }
    }
    let Some(outcome) = state.outcome() else { unreachable!("nobody owes a decision, so it is over") };
    outcome
}

/// Matches won by the level against somebody of the field, each seed from both seats: there are twice as many as
/// `seeds`, and none is drawn.
#[must_use]
pub fn wins(level: Level, habit: Habit, seeds: std::ops::Range<u64>) -> u64 {
    let won = |seed: u64, seat: Seat| u64::from(play(level, seat, habit, seed).winner == Some(seat));
    seeds.map(|seed| won(seed, Seat::Home) + won(seed, Seat::Away)).sum()
}
