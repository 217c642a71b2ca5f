//! A toy game for tests of code that works for any game, here and in the crates above. In each of three rounds both
//! sides seal `Left` or `Right`, and a coin is tossed. On heads an equal pair is a goal for home, any other pair a goal
//! for away; on tails there is no goal.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::{
    BySeat, Decided, EventSink, Game, HasClause, InvalidOptions, LegalListing, MatchRng, Outcome,
    ParseActionError, RuleDataError, Seat, SeatSet,
};

/// The settings of a match of the toy game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Options {
    /// Number of rounds, 1..=9.
    pub rounds: u32,
    /// A note without effect, for tests of an optional field.
    pub note: Option<String>,
}

impl Default for Options {
    fn default() -> Self {
        Self { rounds: 3, note: None }
    }
}

/// What each side seals (TOY-1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Action {
    /// The left.
    Left,
    /// The right.
    Right,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl FromStr for Action {
    type Err = ParseActionError;
    fn from_str(text: &str) -> Result<Self, ParseActionError> {
        match text {
            "Left" => Ok(Self::Left),
            "Right" => Ok(Self::Right),
            _ => Err(ParseActionError { text: text.to_owned(), expected: "Left or Right (TOY-1)" }),
        }
    }
}

/// What happens.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Event {
    /// The match begins.
    KickedOff,
    /// A side has sealed its choice.
    Sealed {
        /// The side.
        seat: Seat,
    },
    /// Both choices are seen.
    Revealed {
        /// The choice of home.
        home: Action,
        /// The choice of away.
        away: Action,
    },
    /// The coin has fallen.
    Tossed {
        /// True for heads.
        heads: bool,
    },
}

/// A decision of a seat that owes none.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} owes no decision")]
pub struct ToyRefusal(Seat);

impl HasClause for ToyRefusal {
    fn clause(&self) -> &'static str {
        "TOY-1"
    }
}

/// What a seat sees.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat whose view this is.
    pub seat: Seat,
    /// The options of the match.
    pub options: Options,
    /// Rounds that are over.
    pub round: u32,
    /// Goals.
    pub score: BySeat<u32>,
    /// The choice that this seat has sealed.
    pub own: Option<Action>,
    /// True if the other seat has sealed its choice.
    pub other_sealed: bool,
}

/// The state of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ToyGame {
    options: Options,
    round: u32,
    score: BySeat<u32>,
    /// What each side has sealed in this round.
    pub sealed: BySeat<Option<Action>>,
    rng: MatchRng,
}

impl Game for ToyGame {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = ToyRefusal;

    const ID: &'static str = "toy";
    const CODE: u8 = 31;

    fn setup(options: &Options, seed: u64, sink: &mut impl EventSink<Self>) -> Result<Self, InvalidOptions> {
        if !(1..=9).contains(&options.rounds) {
            let reason = format!("{} is out of range: expected 1 to 9", options.rounds);
            return Err(InvalidOptions { clause: "TOY-2", option: "rounds", reason });
        }
        let state = Self {
            options: options.clone(),
            round: 0,
            score: BySeat::default(),
            sealed: BySeat::default(),
            rng: MatchRng::new(seed),
        };
        sink.emit(&state, || Event::KickedOff);
        Ok(state)
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn seats_to_move(&self) -> SeatSet {
        let plays = self.round < self.options.rounds;
        Seat::BOTH.into_iter().filter(|seat| plays && self.sealed[*seat].is_none()).collect()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        if self.seats_to_move().contains(seat) {
            into.extend([Action::Left, Action::Right]);
        }
        LegalListing::Whole
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: &Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), ToyRefusal> {
        if !self.seats_to_move().contains(seat) {
            return Err(ToyRefusal(seat));
        }
        self.sealed[seat] = Some(*action);
        sink.emit(self, || Event::Sealed { seat });
        if let (Some(home), Some(away)) = (self.sealed[Seat::Home], self.sealed[Seat::Away]) {
            self.sealed = BySeat::default();
            sink.emit(self, || Event::Revealed { home, away });
            let heads = self.rng.heads();
            self.round += 1;
            if heads {
                self.score[if home == away { Seat::Home } else { Seat::Away }] += 1;
            }
            sink.emit(self, || Event::Tossed { heads });
        }
        Ok(())
    }

    fn view(&self, seat: Seat) -> View {
        View {
            seat,
            options: self.options.clone(),
            round: self.round,
            score: self.score,
            own: self.sealed[seat],
            other_sealed: self.sealed[!seat].is_some(),
        }
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        let mut sealed = BySeat::default();
        sealed[view.seat] = view.own;
        sealed[!view.seat] =
            view.other_sealed.then(|| if rng.heads() { Action::Left } else { Action::Right });
        Self {
            options: view.options.clone(),
            round: view.round,
            score: view.score,
            sealed,
            rng: MatchRng::new(rng.seed()),
        }
    }

    fn resample_hidden_future(&mut self, rng: &mut MatchRng) {
        self.rng = MatchRng::new(rng.seed());
    }

    fn observed_by(event: &Event, _: Seat) -> Option<Event> {
        Some(event.clone())
    }

    fn score(&self) -> BySeat<u32> {
        self.score
    }

    fn outcome(&self) -> Option<Outcome> {
        let level = self.score.ahead().is_none();
        self.seats_to_move().is_empty().then(|| Outcome::of(Decided::NormalTime, self.score, None, level))
    }

    fn data_files() -> &'static [&'static str] {
        &["toy.ron"]
    }

    fn check_data(_: &str, text: &str) -> Result<(), RuleDataError> {
        match text.trim() {
            "()" => Ok(()),
            other => Err(RuleDataError::whole(format!("found `{other}`: expected `()`"))),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::conformance;

    #[test]
    fn conforms() {
        conformance::<ToyGame>(&Options::default(), 1, 2_000).unwrap();
    }
}
