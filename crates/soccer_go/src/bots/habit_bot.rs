//! Characters: bots that mix their numbers soundly and have one habit each. People can read the habit, and be read
//! by it. They follow it two times in three, and decide everything else as the pro does. One habit has no exception:
//! the hoarder plays no power card before the last round.

use super::solver::SolverBot;
use crate::action::{Action, HandShape, ShotDirection};
use crate::numbers::{NumberSet, PLAYERS};
use crate::state::{LaidCards, Phase, RevealedCards, SLOTS, TURNS, Table};
use crate::{SoccerGo, View};
use ai::readable::{
    FOLLOW_PROBABILITY, HabitStrategy, ReadableBot, best_play, epsilon_mixture, follows_habit,
};
use ai::{Bot, BotChoice, Budget};
use engine::{MatchRng, Seat};
use words::MessageId;
use words::id;

/// The favourite players, in order of preference.
const FAVOURITES: [u8; 3] = [10, 7, 9];
/// A fixed attack, pass by pass.
const BY_HEART: [u8; SLOTS] = [4, 8, 6, 11, 3, 9, 5, 10];

/// Returns the choice `step` places after the last one, or the first choice if there was none.
fn cycled<T: Copy>(all: &[T], last: Option<usize>, step: usize) -> T {
    all[last.map_or(0, |last| last + step) % all.len()]
}

/// The habit of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum HabitKind {
    /// Has favourite players, one side of the goal and one hand, and plays every card at once.
    Favourites,
    /// Counts upwards, and goes round the goal.
    Upwards,
    /// Always plays the same attack.
    ByHeart,
    /// Repeats the other side's last attack.
    Mirror,
    /// Counts downwards, and always keeps its power cards until the last round.
    Hoarder,
}

/// The choices of a side in its last attack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LastAttack {
    /// The number laid at each pass; none where several were laid.
    pub(super) passes: [Option<u8>; SLOTS],
    pub(super) shot: Option<ShotDirection>,
}

/// A bot with one habit.
#[derive(Clone)]
pub(crate) struct HabitBot {
    seat: Seat,
    kind: HabitKind,
    best_play: SolverBot,
    /// The number of the reveal it awaits, and its pass.
    awaits: Option<(u32, usize)>,
    /// The other side's last attack.
    theirs: LastAttack,
    their_hand: Option<HandShape>,
    /// Its own last direction.
    direction: Option<ShotDirection>,
    hand: Option<HandShape>,
}

impl HabitBot {
    /// Creates a character for one match.
    pub(crate) fn new(kind: HabitKind, seat: Seat) -> Self {
        Self {
            seat,
            kind,
            best_play: SolverBot::pro(seat),
            awaits: None,
            theirs: LastAttack::default(),
            their_hand: None,
            direction: None,
            hand: None,
        }
    }

    /// Observes the last reveal. Repeated calls are allowed.
    pub(crate) fn watch(&mut self, table: &Table) {
        if let Some(last) = table.last {
            self.note(&last);
        }
        if table.phase == Phase::Choose {
            let next = table.last.map_or(1, |last| last.n + 1);
            self.awaits = Some((next, usize::from(table.track.filled())));
        }
    }

    fn note(&mut self, last: &RevealedCards) {
        match (last.laid[self.seat], last.laid[!self.seat]) {
            (_, LaidCards::Numbers(theirs)) if last.attacker != self.seat => {
                let Some((n, pass)) = self.awaits.filter(|(n, _)| *n == last.n) else { return };
                if let Some(place) = self.theirs.passes.get_mut(pass).filter(|_| n > 0 && theirs.count() == 1)
                {
                    *place = theirs.iter().next();
                }
            }
            (LaidCards::Direction(own), LaidCards::Direction(theirs)) => {
                self.direction = Some(own);
                if last.attacker != self.seat {
                    self.theirs.shot = Some(theirs);
                }
            }
            (LaidCards::Hand(own), LaidCards::Hand(theirs)) => {
                (self.hand, self.their_hand) = (Some(own), Some(theirs))
            }
            _ => {}
        }
    }

    /// Returns the number that the habit lays next.
    fn habit_number(&self, table: &Table) -> Option<u8> {
        let from = table.choosable();
        let pass = usize::from(table.track.filled());
        let spent = table.track.slots().last().and_then(|slot| slot.iter().last());
        match self.kind {
            HabitKind::Favourites => FAVOURITES.into_iter().find(|number| from.contains(*number)),
            HabitKind::Upwards => from.iter().find(|number| spent.is_none_or(|spent| *number > spent)),
            HabitKind::Hoarder => from.iter().filter(|number| *number < spent.unwrap_or(PLAYERS + 1)).last(),
            HabitKind::ByHeart => BY_HEART.get(pass).copied(),
            HabitKind::Mirror => self.theirs.passes.get(pass).copied().flatten(),
        }
    }

    /// Returns the direction in which the habit shoots or dives.
    fn habit_direction(&self) -> Option<ShotDirection> {
        let after_last =
            |step: usize| cycled(&ShotDirection::ALL, self.direction.map(|last| last as usize), step);
        Some(match self.kind {
            HabitKind::Favourites => ShotDirection::Left,
            HabitKind::ByHeart => ShotDirection::Right,
            HabitKind::Upwards => after_last(1),
            HabitKind::Hoarder => after_last(2),
            HabitKind::Mirror => return self.theirs.shot,
        })
    }

    /// Returns the hand that the habit shows in a tackle.
    fn habit_hand(&self) -> Option<HandShape> {
        let after_last = |step: usize| cycled(&HandShape::ALL, self.hand.map(|last| last as usize), step);
        Some(match self.kind {
            HabitKind::Favourites => HandShape::Rock,
            HabitKind::ByHeart => HandShape::Paper,
            HabitKind::Upwards => after_last(1),
            HabitKind::Hoarder => after_last(2),
            HabitKind::Mirror => return self.their_hand,
        })
    }

    /// Returns the action of the habit for a sealed choice.
    pub(crate) fn wants(&self, table: &Table) -> Option<Action> {
        match table.phase {
            Phase::Choose => self.habit_number(table).map(|number| Action::Choose(NumberSet::one(number))),
            Phase::Shot => self.habit_direction().map(Action::Direction),
            Phase::Duel => self.habit_hand().map(Action::Hand),
            _ => None,
        }
    }

    /// Returns the bot's reason.
    const fn reason(&self) -> MessageId {
        match self.kind {
            HabitKind::Favourites => id!("go-reason-favourite"),
            HabitKind::Upwards => id!("go-reason-next-up"),
            HabitKind::ByHeart => id!("go-reason-by-heart"),
            HabitKind::Mirror => id!("go-reason-mirror"),
            HabitKind::Hoarder => id!("go-reason-next-down"),
        }
    }
}

impl ReadableBot<SoccerGo> for HabitBot {
    /// Without the habit one number, direction or hand is nearly as likely as another.
    fn read(&mut self, view: &View, legal: &[Action]) -> Option<HabitStrategy<Action>> {
        self.watch(&view.table);
        let action = self.wants(&view.table).filter(|action| legal.contains(action))?;
        let sound = best_play::<SoccerGo>(view, legal);
        Some(HabitStrategy {
            habit: epsilon_mixture(FOLLOW_PROBABILITY, &vec![(action, 1.0)], &sound),
            baseline: sound,
        })
    }
}

impl Bot<SoccerGo> for HabitBot {
    fn choose(
        &mut self,
        view: &View,
        legal: &[Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<Action> {
        let table = &view.table;
        self.watch(table);
        let follows = follows_habit(rng);
        let in_window = matches!(table.phase, Phase::Play(_) | Phase::Answer(..));
        match self.kind {
            HabitKind::Favourites if in_window && follows => {
                let cards: Vec<Action> = legal.iter().filter(|it| **it != Action::Decline).copied().collect();
                return BotChoice::any(
                    if cards.is_empty() { legal } else { &cards },
                    id!("go-reason-spender"),
                    rng,
                );
            }
            HabitKind::Hoarder if in_window && table.turn < TURNS - 1 => {
                return BotChoice::new(Action::Decline, id!("go-reason-hoarder"));
            }
            _ => {}
        }
        match self.wants(table).filter(|action| follows && legal.contains(action)) {
            Some(action) => BotChoice::new(action, self.reason()),
            None => self.best_play.choose(view, legal, budget, rng),
        }
    }
}
