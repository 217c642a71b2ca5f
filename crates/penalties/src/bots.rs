//! The bots of Penalty Shootout: characters with a habit each, best play, and a bot that reads the other side.
//! Bots see only views. Within a match they need no memory, since a view shows every kick so far. `world-class`
//! can keep a notebook of a rival from match to match.

pub(super) mod evaluate;
pub(super) mod habit_bot;
mod notes;
pub(super) mod reader;

use super::action::{Action, GoalPlace};
use super::kick::{FACES, TakenKick, goals};
use super::options::Options;
use super::state::{Penalties, Table};
use super::view::View;
use ai::evaluate::PositionEvaluation;
use ai::matrix::{MatrixSolver, safe_exploitation, sample};
use ai::opponent::{self, Opponent, portrait};
use ai::opponent_model::{Notebook, NotebookError, NotesSubject};
use ai::readable::{ReadableBot, UniformBot};
use ai::strength::Strength;
use ai::{Bot, BotChoice, Budget, Difficulty, HasBots, RandomBot};
use engine::{MatchRng, Seat};
use notes::ObservedKicks;
use reader::ModellingBot;
use words::{DisplayText, MessageArg};
use words::{id, say};

/// The opponents as players meet them.
const OPPONENTS: [Opponent; 8] = opponent::characters([
    (id!("pen-bot-1"), id!("pen-bot-1-line"), portrait!(Tan, Curls, Brown, Headband)),
    (id!("pen-bot-2"), id!("pen-bot-2-line"), portrait!(Brown, Bald, Black, Moustache)),
    (id!("pen-bot-3"), id!("pen-bot-3-line"), portrait!(Fair, Short, Fair, Freckles)),
    (id!("pen-bot-4"), id!("pen-bot-4-line"), portrait!(Tan, Bun, Red, None)),
    (id!("pen-bot-5"), id!("pen-bot-5-line"), portrait!(Dark, Long, Black, None)),
    (id!("pen-bot-6"), id!("pen-bot-6-line"), portrait!(Fair, Long, Fair, Headband)),
    (id!("pen-bot-7"), id!("pen-bot-7-line"), portrait!(Dark, Curls, Brown, Glasses)),
    (id!("pen-bot-8"), id!("pen-bot-8-line"), portrait!(Fair, Short, Grey, None)),
]);

impl HasBots for Penalties {
    const RATINGS: [i32; 8] = [0, -86, -41, 28, 61, 47, 36, 124];
    const STRENGTHS: [Strength; 8] = Strength::of_all([487, 397, 428, 529, 578, 551, 530, 660]);

    fn bot(difficulty: Difficulty, _: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(match difficulty {
            Difficulty::Random => return Box::new(RandomBot),
            Difficulty::Rookie => HabitBot(habit_bot::brave),
            Difficulty::Youth => HabitBot(habit_bot::same_again),
            Difficulty::Amateur => HabitBot(habit_bot::restless),
            Difficulty::SemiPro => HabitBot(habit_bot::wrong_foot),
            Difficulty::Pro => HabitBot(pro),
            Difficulty::International => HabitBot(habit_bot::watcher),
            Difficulty::WorldClass => return Box::new(ModellingBot::default()),
        })
    }

    fn readable(difficulty: Difficulty, _: Seat, _: &Options) -> Option<Box<dyn ReadableBot<Self>>> {
        let [brave, same_again, restless, wrong_foot, watcher] = habit_bot::WANTS;
        Some(match difficulty {
            Difficulty::Random => return Some(Box::new(UniformBot)),
            Difficulty::Rookie => Box::new(habit_bot::KnownHabit(brave)),
            Difficulty::Youth => Box::new(habit_bot::KnownHabit(same_again)),
            Difficulty::Amateur => Box::new(habit_bot::KnownHabit(restless)),
            Difficulty::SemiPro => Box::new(habit_bot::KnownHabit(wrong_foot)),
            Difficulty::International => Box::new(habit_bot::KnownHabit(watcher)),
            Difficulty::Pro | Difficulty::WorldClass => return None,
        })
    }

    /// Best play takes every place, so none of them costs anything against it.
    const ONLY_GUESSES: bool = true;

    /// A policy without habits, since a habit would make one corner look better than another.
    fn rollout_policy(_: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        Box::new(HabitBot(unreadable))
    }

    fn notebook_difficulty() -> Option<Difficulty> {
        Some(Difficulty::WorldClass)
    }

    fn empty_notebook() -> Option<Notebook> {
        Notebook::new::<Self, _>(0, &ObservedKicks::default()).ok()
    }

    fn bot_with(
        difficulty: Difficulty,
        seat: Seat,
        options: &Options,
        notebook: &Notebook,
    ) -> Result<Box<dyn Bot<Self>>, NotebookError> {
        let notes = notebook.notes::<Self, ObservedKicks>()?;
        Ok(match difficulty {
            Difficulty::WorldClass => Box::new(ModellingBot::with(notes, notebook.matches(), !seat)),
            _ => Self::bot(difficulty, seat, options),
        })
    }

    fn notebook_sentences(
        notebook: &Notebook,
        about: &NotesSubject,
    ) -> Result<Vec<DisplayText>, NotebookError> {
        Ok(notebook.notes::<Self, ObservedKicks>()?.words(notebook.matches(), about))
    }

    fn opponents() -> &'static [Opponent; 8] {
        &OPPONENTS
    }

    fn solved(view: &View, legal: &[Action]) -> Option<PositionEvaluation<Action>> {
        Some(evaluate::solved(view, legal))
    }

    const VALUE_IS_EXACT: bool = true;

    fn value(&self) -> f64 {
        evaluate::value(&self.table)
    }

    fn q_value(&self, decisions: &[(Seat, Action)]) -> Option<f64> {
        Some(evaluate::q_value(self, decisions))
    }
}

/// A bot that is a function: it returns a place and the reason.
#[derive(Clone)]
struct HabitBot(fn(&View, &mut MatchRng) -> (GoalPlace, DisplayText));

impl Bot<Penalties> for HabitBot {
    fn choose(&mut self, view: &View, _: &[Action], _: Budget, rng: &mut MatchRng) -> BotChoice<Action> {
        let (place, reason) = self.0(view, rng);
        let action = if kicks(view, view.seat) { Action::Kick(place) } else { Action::Dive(place) };
        BotChoice::new(action, reason)
    }
}

/// Shares of the places, from left to right.
type PlaceShares = [f64; 3];

/// Each place equally likely.
const EVEN: PlaceShares = [1.0 / 3.0; 3];
/// Each corner equally likely.
const CORNERS: PlaceShares = [0.5, 0.0, 0.5];

/// Returns true if that side takes the next kick; the other one keeps goal.
fn kicks(view: &View, seat: Seat) -> bool {
    view.table.kicker() == seat
}

/// The known kicks, and the side that takes the next one.
#[derive(Clone, Copy)]
pub(super) struct KickContext<'a> {
    taken: &'a [TakenKick],
    /// Index of the first kick of this shootout.
    from: usize,
    kicker: Seat,
}

impl KickContext<'_> {
    /// Returns the kicks of this shootout alone.
    fn alone(self) -> Self {
        Self { taken: &self.taken[self.from..], from: 0, ..self }
    }
}

impl<'a> From<&'a Table> for KickContext<'a> {
    fn from(table: &'a Table) -> Self {
        Self { taken: &table.taken, from: 0, kicker: table.kicker() }
    }
}

/// Returns where that side went before in its role of the next kick.
fn past<'a>(spot: impl Into<KickContext<'a>>, seat: Seat) -> Vec<GoalPlace> {
    let KickContext { taken, kicker, .. } = spot.into();
    let kicks = kicker == seat;
    let same = taken.iter().filter(|taken| (taken.by == seat) == kicks);
    same.map(|taken| if kicks { taken.kick } else { taken.dive }).collect()
}

/// Draws a place from shares that need not sum to 1.
fn draw(shares: PlaceShares, rng: &mut MatchRng) -> GoalPlace {
    let all: f64 = shares.iter().sum();
    GoalPlace::ALL[sample(&shares.map(|share| share / all), rng)]
}

/// Returns equal shares of the places with the highest value, up to rounding.
fn best(value: PlaceShares) -> PlaceShares {
    let most = value.into_iter().fold(f64::NEG_INFINITY, f64::max);
    value.map(|value| if most - value < 1e-9 { 1.0 } else { 0.0 })
}

/// Returns the mix of that place alone.
fn at(place: GoalPlace) -> PlaceShares {
    GoalPlace::ALL.map(|other| f64::from(u8::from(other == place)))
}

/// Returns the corner opposite that place; from the middle either.
fn across(place: GoalPlace) -> PlaceShares {
    match place {
        GoalPlace::Left => at(GoalPlace::Right),
        GoalPlace::Middle => CORNERS,
        GoalPlace::Right => at(GoalPlace::Left),
    }
}

/// Returns the count of each place in the list, plus `more`.
fn counted(list: impl IntoIterator<Item = GoalPlace>, more: f64) -> PlaceShares {
    let mut counts = [more; 3];
    for place in list {
        counts[place as usize] += 1.0;
    }
    counts
}

/// Returns the kicker's values, the probabilities of a goal: rows are kicks, columns are dives.
pub fn payoff() -> [f64; 9] {
    let cells = GoalPlace::ALL.into_iter().flat_map(|kick| GoalPlace::ALL.map(|dive| goals(kick, dive)));
    let mut payoff = [0.0; 9];
    for (cell, goals) in payoff.iter_mut().zip(cells) {
        *cell = f64::from(goals) / f64::from(FACES);
    }
    payoff
}

/// Returns best play of the kicker and of the keeper. Every kick is the same game, whatever the score: a higher
/// scoring rate wins more often.
pub(super) fn best_play() -> (PlaceShares, PlaceShares) {
    let mut solver = MatrixSolver::new();
    solver.solve(3, 3, &payoff());
    let mix = |mix: &[f64]| [mix[0], mix[1], mix[2]];
    (mix(solver.row_mix()), mix(solver.column_mix()))
}

/// Goals per kick that may be lost at worst by exploiting a read: of the pro, of world-class.
pub(super) const BOUNDS: [f64; 2] = [0.06, 0.1];

/// Returns the mix of that side that exploits the read and loses no more than the bound.
pub(super) fn against(read: PlaceShares, kicks: bool, bound: f64) -> PlaceShares {
    let mix = safe_exploitation(&mut MatrixSolver::new(), 3, &payoff(), &read, bound, kicks);
    [mix[0], mix[1], mix[2]]
}

/// Returns best play of that side in the next kick.
pub(super) fn equilibrium_strategy<'a>(spot: impl Into<KickContext<'a>>, seat: Seat) -> PlaceShares {
    let (kick, dive) = best_play();
    if spot.into().kicker == seat { kick } else { dive }
}

/// Plays best play, whatever the other side does.
fn unreadable(view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    (draw(equilibrium_strategy(&view.table, view.seat), rng), id!("pen-bot-best-play").into())
}

/// The pro's weight of best play, in kicks.
const TRUST: f64 = 1.5;

/// Returns the pro's prediction of the other side: a kicker repeats its place, a keeper goes where most kicks
/// went. Each happens as often as it did so far.
fn simply(spot: KickContext<'_>, other: Seat) -> PlaceShares {
    let equilibrium = equilibrium_strategy(spot, other);
    let theirs = past(spot, other);
    let (place, did) = if spot.kicker == other {
        let again = theirs.windows(2).filter(|pair| pair[0] == pair[1]).count();
        (theirs.last().copied(), again as f64)
    } else {
        let ours = past(spot, !other);
        let followed = (1..theirs.len()).filter(|n| Some(theirs[*n]) == most(&ours[..*n])).count();
        (most(&ours), followed as f64)
    };
    let Some(place) = place else { return equilibrium };
    // The first choice had nothing to follow.
    let share = (did + TRUST * equilibrium[place as usize]) / (theirs.len() as f64 - 1.0 + TRUST);
    let rest = (1.0 - share) / (1.0 - equilibrium[place as usize]);
    GoalPlace::ALL.map(|other| if other == place { share } else { rest * equilibrium[other as usize] })
}

/// Returns the most frequent place of the list; of equals the last.
fn most(list: &[GoalPlace]) -> Option<GoalPlace> {
    let counts = counted(list.iter().copied(), 0.0);
    list.iter().rev().copied().find(|place| best(counts)[*place as usize] > 0.0)
}

/// Returns the probability with which a pro on that side chooses each place.
pub fn pro_mix(table: &Table, seat: Seat) -> PlaceShares {
    pro_mix_at(table.into(), seat)
}

fn pro_mix_at(spot: KickContext, seat: Seat) -> PlaceShares {
    against(simply(spot, !seat), spot.kicker == seat, BOUNDS[0])
}

/// Plays best play, with a deviation against a side that repeats or avoids its last place, or dives after kicks.
fn pro(view: &View, rng: &mut MatchRng) -> (GoalPlace, DisplayText) {
    let (table, other) = (&view.table, !view.seat);
    let place = draw(pro_mix(table, view.seat), rng);
    let (read, equilibrium) = (simply(table.into(), other), equilibrium_strategy(table, other));
    let likely =
        GoalPlace::ALL.into_iter().find(|place| read[*place as usize] > equilibrium[*place as usize] + TELL);
    let reason = match likely {
        Some(likely) if kicks(view, view.seat) => {
            say!("pen-bot-keeper-may-go", place = MessageArg::selector(likely.name()))
        }
        Some(likely) => say!("pen-bot-kick-may-go", place = MessageArg::selector(likely.name())),
        None => say!("pen-bot-nothing-to-go-on"),
    };
    (place, reason)
}

/// The reason mentions the read if a share exceeds that of best play by this much.
const TELL: f64 = 0.1;
