//! The full state of a shootout: the public table, and the sealed choices.

use serde::Serialize;

use super::action::{Action, GoalPlace};
use super::event::Event;
use super::kick::{FACES, KickResult, TakenKick};
use super::options::Options;
use super::refusal::Refusal;
use engine::{BySeat, Decided, EventSink, MatchRng, Outcome, Seat, SeatSet, Shootout};

/// The phase of a shootout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Phase {
    /// PEN-3: kicker and keeper choose.
    Choose,
    /// A kick has been taken. The state occurs only in events in the middle of a decision, never at its end.
    Running,
    /// The match is over.
    Over,
}

/// The public information of a shootout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Table {
    /// The options of the match.
    pub options: Options,
    /// PEN-2: the seat that kicks first.
    pub first: Seat,
    /// The kicks so far.
    pub taken: Vec<TakenKick>,
    /// PEN-3: true for a seat that has made its secret choice for the next kick.
    pub sealed: BySeat<bool>,
    /// The current phase.
    pub phase: Phase,
}

impl Table {
    /// PEN-2: returns the seat that takes the next kick.
    pub fn kicker(&self) -> Seat {
        self.taken.last().map_or(self.first, |last| !last.by)
    }

    /// PEN-1: returns the number of kicks of both sides together before sudden death.
    #[must_use]
    pub fn regulation_kicks(&self) -> usize {
        2 * usize::from(self.options.kicks())
    }

    /// Returns the standing of the shootout after the kicks so far.
    pub fn shootout(&self) -> Shootout {
        let mut shootout = Shootout::new(u32::from(self.options.kicks()), self.first);
        self.taken
            .iter()
            .for_each(|taken| shootout.count_kick_of(taken.by, taken.verdict == KickResult::Goal));
        shootout
    }

    /// PEN-1: returns the kicks scored by each side.
    pub fn score(&self) -> BySeat<u32> {
        self.shootout().scored
    }

    /// Returns the seats that owe a decision.
    pub fn seats_to_move(&self) -> SeatSet {
        let asks = self.phase == Phase::Choose;
        Seat::BOTH.into_iter().filter(|seat| asks && !self.sealed[*seat]).collect()
    }

    /// Returns the result; none while a decision is owed.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let sudden = self.taken.len() > self.regulation_kicks();
        let decided = if sudden { Decided::SuddenRounds } else { Decided::NormalTime };
        (self.phase == Phase::Over).then(|| Outcome::of(decided, self.score(), None, sudden))
    }
}

/// One shootout.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Penalties {
    /// The public information.
    pub(crate) table: Table,
    /// PEN-3: the sealed choices for this kick, until both are made.
    pub(crate) chosen: BySeat<Option<GoalPlace>>,
    /// The random numbers of the match.
    pub(crate) rng: MatchRng,
}

impl Penalties {
    /// Returns the public information.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// PEN-2: returns the state after the toss.
    pub(crate) fn tossed(options: Options, seed: u64, sink: &mut impl EventSink<Self>) -> Self {
        let mut rng = MatchRng::new(seed);
        let first = rng.toss();
        let (taken, sealed) = (Vec::new(), BySeat::default());
        let table = Table { options, first, taken, sealed, phase: Phase::Choose };
        let state = Self { table, chosen: BySeat::default(), rng };
        sink.emit(&state, || Event::Tossed { first });
        state
    }

    /// PEN-3: applies a choice: the first one is kept secret, the second one reveals both and the kick is taken.
    pub(crate) fn act(
        &mut self,
        seat: Seat,
        action: Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), Refusal> {
        self.table.check_action(seat, action)?;
        self.chosen[seat] = Some(action.place());
        let kicker = self.table.kicker();
        if let (Some(kick), Some(dive)) = (self.chosen[kicker], self.chosen[!kicker]) {
            self.chosen = BySeat::default();
            self.table.sealed = BySeat::default();
            self.take(kick, dive, sink);
        } else {
            self.table.sealed[seat] = true;
            sink.emit(self, || Event::Sealed { seat });
        }
        Ok(())
    }

    /// PEN-4: rolls the die, then goes on to the next kick or ends the match.
    fn take(&mut self, kick: GoalPlace, dive: GoalPlace, sink: &mut impl EventSink<Self>) {
        let roll = 1 + self.rng.below(u32::from(FACES)) as u8;
        let taken = TakenKick {
            by: self.table.kicker(),
            kick,
            dive,
            roll,
            verdict: KickResult::of(kick, dive, roll),
        };
        self.table.phase = Phase::Running;
        self.table.taken.push(taken);
        let shootout = self.table.shootout();
        // PEN-7, PEN-8: the kick may decide the match.
        let (score, decides) = (shootout.scored, shootout.decided());
        sink.emit(self, || Event::KickTaken { taken, score, decides });
        if decides {
            self.table.phase = Phase::Over;
            if let Some(outcome) = self.table.outcome() {
                sink.emit(self, || Event::MatchEnded { outcome });
            }
            return;
        }
        if self.table.taken.len() == self.table.regulation_kicks() {
            sink.emit(self, || Event::SuddenDeathBegan);
        }
        self.table.phase = Phase::Choose;
        let kicker = self.table.kicker();
        sink.emit(self, || Event::SteppedUp { kicker });
    }
}
