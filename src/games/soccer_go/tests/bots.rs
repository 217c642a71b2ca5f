//! The bots: they play by the rules, from views, and the better ones win.

use super::*;
use crate::ai::arena::{Bout, bout, mix};
use crate::ai::{Bot, Budget, Choice, Level, Minded};
use crate::engine::{BySeat, MatchRng};
use crate::games::soccer_go::View;
use crate::games::soccer_go::action::{Direction, Shape};
use crate::games::soccer_go::state::Phase;

/// People with habits, who use their cards as the amateur does. Each follows its habit two times in three.
#[derive(Clone, Copy, Debug)]
enum Habit {
    /// The same few numbers, one corner, one hand.
    Favourites,
    /// Counts upwards, goes round.
    Upwards,
    /// Counts downwards, goes round the other way.
    Downwards,
    /// The same attack again and again, the same marks.
    Sequence,
}

const HABITS: [Habit; 4] = [Habit::Favourites, Habit::Upwards, Habit::Downwards, Habit::Sequence];

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
            Habit::Favourites => [7, 10, 4, 9, 2].into_iter().find(|number| from.has(*number)),
            Habit::Upwards => from.iter().find(|number| spent.is_none_or(|spent| *number > spent)),
            Habit::Downwards => from.iter().filter(|number| spent.is_none_or(|spent| *number < spent)).last(),
            Habit::Sequence => Some([3, 8, 11, 6, 2, 9, 5, 7][usize::from(view.table.track.filled())]),
        };
        number.map(|number| Action::Choose(Numbers::one(number)))
    }

    fn turn(&mut self) -> usize {
        let step = match self.habit {
            Habit::Upwards => 1,
            Habit::Downwards => 2,
            Habit::Favourites | Habit::Sequence => 0,
        };
        self.last = (self.last + step) % 3;
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
        let any = *rng.pick(legal).unwrap();
        let action = habit.filter(|action| rng.below(3) > 0 && legal.contains(action)).unwrap_or(any);
        Choice { action, reason: String::new() }
    }
}

/// Who plays.
#[derive(Clone, Copy, Debug)]
enum Who {
    Level(Level),
    Habit(Habit),
}

fn play(seed: u64, sides: BySeat<Who>) -> Bout {
    if let [Who::Level(home), Who::Level(away)] = [sides[Seat::Home], sides[Seat::Away]] {
        return bout::<SoccerGo>(&Options::default(), seed, BySeat::new(home, away), false).unwrap();
    }
    let mut state = SoccerGo::setup(&Options::default(), seed, &mut Silent).unwrap();
    let mut bots = BySeat::from_fn(|seat| match sides[seat] {
        Who::Level(level) => SoccerGo::bot(level, seat, &Options::default()),
        Who::Habit(habit) => Box::new(Habitual::new(habit, seat)),
    });
    let mut rngs = BySeat::from_fn(|seat| MatchRng::new(mix(seed, 1 + seat as u64)));
    let (mut legal, mut decisions) = (Vec::new(), 0);
    while let Some(seat) = state.owed().first() {
        legal.clear();
        state.legal(seat, &mut legal);
        let budget = match sides[seat] {
            Who::Level(level) => Budget::Iterations(level.iterations()),
            Who::Habit(_) => Budget::Iterations(1),
        };
        let action = bots[seat].choose(&state.view(seat), &legal, budget, &mut rngs[seat]).action;
        state.apply(seat, &action, &mut Silent).unwrap();
        decisions += 1;
    }
    Bout { outcome: state.outcome().unwrap(), decisions, record: None }
}

/// Points of one against the other, each match from both sides: 0..=1.
fn points(one: Who, other: Who, matches: u64) -> f64 {
    let mut points = 0.0;
    for seed in 0..matches {
        for (sides, me) in [(BySeat::new(one, other), Seat::Home), (BySeat::new(other, one), Seat::Away)] {
            let outcome = play(seed, sides).outcome;
            points += outcome.winner.map_or(0.5, |seat| f64::from(u8::from(seat == me)));
        }
    }
    points / (2 * matches) as f64
}

/// Points against all of these together.
fn against_the_field(level: Level, matches: u64) -> f64 {
    let field = HABITS.map(|habit| points(Who::Level(level), Who::Habit(habit), matches));
    field.iter().sum::<f64>() / field.len() as f64
}

/// A series whose outcome is certain enough at that length; the tables are in `docs/bots.md`.
#[test]
fn better_bots_win() {
    for (level, least) in [(Level::Amateur, 0.51), (Level::Pro, 0.56), (Level::WorldClass, 0.56)] {
        let won = points(Who::Level(level), Who::Level(Level::Random), 150);
        assert!(won > least, "{level} v random: {won}");
    }
    let [pro, world_class] = [Level::Pro, Level::WorldClass].map(|level| against_the_field(level, 40));
    assert!(world_class > 0.6 && world_class > pro - 0.05, "habits: pro {pro}, world-class {world_class}");
}

#[test]
fn the_same_match_again() {
    for level in Level::ALL {
        let sides = BySeat::new(Who::Level(level), Who::Level(Level::Amateur));
        let [one, other] = [play(5, sides), play(5, sides)];
        assert_eq!((one.outcome, one.decisions), (other.outcome, other.decisions));
    }
}

/// Whatever the other side holds: the same view, the same choice.
#[test]
fn bots_see_views_alone() {
    let mut chance = MatchRng::new(4);
    for level in Level::ALL {
        let mut state = SoccerGo::setup(&Options::default(), 9, &mut Silent).unwrap();
        let mut legal = Vec::new();
        for _ in 0..60 {
            let Some(seat) = state.owed().first() else { break };
            legal.clear();
            state.legal(seat, &mut legal);
            let view = state.view(seat);
            let world = SoccerGo::redraw(&view, &mut chance);
            let [here, there] = [&state, &world].map(|state| {
                let budget = Budget::Iterations(level.iterations());
                let mut bot = SoccerGo::bot(level, seat, &Options::default());
                bot.choose(&state.view(seat), &legal, budget, &mut MatchRng::new(1)).action
            });
            assert_eq!(here, there, "{level}");
            state.apply(seat, &here, &mut Silent).unwrap();
        }
    }
}
