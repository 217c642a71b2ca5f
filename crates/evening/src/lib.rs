//! An evening of two to eight people at one screen. They play one match after another, in games of their choice, alone
//! or in teams of two, until their time is over.
//!
//! An evening is a plain value: its people, its choices, its seed, who came and went, and the results so far. Who plays
//! next and the table follow from these, so nothing else is stored.

mod schedule;
mod side_history;
mod table;

use std::collections::BTreeMap;

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize};

use competition::{FixtureResult, match_options};
use engine::rng::mix;
use engine::{BySeat, Seat};
use games::dyn_game::DynGame;
use players::people::{MAX_NAMES, PersonName};
use words::{DisplayText, MessageId, id, say};

use side_history::PeopleChange;

pub use schedule::EveningRound;
pub use table::EveningTableRow;

/// The largest number of matches of an evening: far more than anybody can play.
const MAX_MATCHES: usize = 1000;
/// The largest number of goals, kicks or seconds of a match that an evening counts.
const MAX_COUNT: u32 = 1_000_000;

/// How an evening finds out who plays next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EveningFormat {
    /// The winner plays on against the side that has waited longest.
    #[default]
    WinnerStaysOn,
    /// Every side meets every other one, again and again.
    League,
    /// The loser is out until the next cup.
    Cup,
}

impl EveningFormat {
    /// Every format.
    pub const ALL: [Self; 3] = [Self::WinnerStaysOn, Self::League, Self::Cup];

    /// Returns the name shown to players.
    pub const fn title(self) -> MessageId {
        match self {
            Self::WinnerStaysOn => id!("evening-winner-stays-on"),
            Self::League => id!("evening-league"),
            Self::Cup => id!("evening-cup"),
        }
    }
}

/// How long an evening lasts. Only the time of matches counts, and what is begun is played to its end: a match, a round
/// of everybody against everybody, or a cup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum EveningDuration {
    /// 30 minutes.
    HalfHour,
    /// 60 minutes.
    #[default]
    Hour,
    /// 120 minutes.
    TwoHours,
    /// Until somebody ends it.
    Open,
}

impl EveningDuration {
    /// Every duration.
    pub const ALL: [Self; 4] = [Self::HalfHour, Self::Hour, Self::TwoHours, Self::Open];

    /// Returns the name shown to players.
    pub const fn title(self) -> MessageId {
        match self {
            Self::HalfHour => id!("evening-half-hour"),
            Self::Hour => id!("evening-hour"),
            Self::TwoHours => id!("evening-two-hours"),
            Self::Open => id!("evening-open"),
        }
    }

    /// Returns the seconds after which nothing new is begun; `None` without an end.
    #[must_use]
    pub const fn secs(self) -> Option<u32> {
        match self {
            Self::HalfHour => Some(30 * 60),
            Self::Hour => Some(60 * 60),
            Self::TwoHours => Some(120 * 60),
            Self::Open => None,
        }
    }
}

/// The choices with which an evening begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EveningPlan {
    /// The people, in the order in which they were named.
    pub people: Vec<PersonName>,
    /// The ids of the games, in the order in which they are played.
    pub games: Vec<String>,
    /// How it finds out who plays next.
    pub format: EveningFormat,
    /// How long it lasts.
    pub duration: EveningDuration,
    /// True if two people each form a team and take turns at its hand.
    #[serde(default)]
    pub teams: bool,
    /// True if the games are played in their short forms.
    #[serde(default)]
    pub short: bool,
}

/// Why a plan is no evening.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EveningError {
    /// Too few or too many people.
    #[error("{found} people; expected 2 to {MAX_NAMES}")]
    People {
        /// Their number.
        found: usize,
    },
    /// A name occurs twice.
    #[error("the name {name} twice; expected distinct names")]
    DuplicateName {
        /// The name.
        name: String,
    },
    /// The people do not form at least two teams of two.
    #[error("{found} people in teams of two; expected 4, 6 or 8")]
    Teams {
        /// Their number.
        found: usize,
    },
    /// No game, an unknown one or one that occurs twice.
    #[error("the games {found:?}; expected at least one of {}, each once", games::ids())]
    Games {
        /// The ids.
        found: Vec<String>,
    },
    /// A change of who is here that the evening cannot have had.
    #[error("change {number} of who is here: {fault}")]
    Change {
        /// Its number, from 1.
        number: usize,
        /// What is wrong with it, with what was expected.
        fault: String,
    },
    /// A match that the evening cannot have had.
    #[error("match {number} of the evening: {fault}")]
    Match {
        /// Its number, from 1.
        number: usize,
        /// What is wrong with it, with what was expected.
        fault: &'static str,
    },
}

impl EveningPlan {
    /// Checks that these people can play it.
    ///
    /// # Errors
    /// Too few or too many people, a name twice, or people who do not form teams.
    pub fn check_people(&self, people: &[PersonName]) -> Result<(), EveningError> {
        let found = people.len();
        if !(2..=MAX_NAMES).contains(&found) {
            return Err(EveningError::People { found });
        }
        if let Some(name) = repeated(people) {
            return Err(EveningError::DuplicateName { name: name.as_str().to_owned() });
        }
        if self.teams && !can_form_teams(found) {
            return Err(EveningError::Teams { found });
        }
        Ok(())
    }

    /// Checks that an evening can begin with it.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn check(&self) -> Result<(), EveningError> {
        self.check_people(&self.people)?;
        let known = |id: &String| games::find(id).is_some();
        if self.games.is_empty() || !self.games.iter().all(known) || repeated(&self.games).is_some() {
            return Err(EveningError::Games { found: self.games.clone() });
        }
        Ok(())
    }
}

/// Returns true if that many people can form teams of two that play each other.
#[must_use]
pub const fn can_form_teams(people: usize) -> bool {
    people >= 4 && people.is_multiple_of(2)
}

/// Returns the first element that stood before it already.
fn repeated<T: PartialEq>(all: &[T]) -> Option<&T> {
    all.iter().enumerate().find(|(k, one)| all[..*k].contains(one)).map(|(_, one)| one)
}

/// A match of an evening that was played. Sides are indices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EveningMatch {
    /// The sides that met.
    pub sides: BySeat<usize>,
    /// Its result.
    pub result: FixtureResult,
    /// The seconds it took.
    pub secs: u32,
    /// The sides that guessed its winner, with their guesses.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub guesses: BTreeMap<usize, Seat>,
}

/// The next match of an evening.
#[derive(Clone, Copy)]
pub struct EveningFixture {
    /// Its number, from 1.
    pub number: usize,
    /// The game.
    pub game: &'static dyn DynGame,
    /// True if it must have a winner, as far as the game can promise that.
    pub needs_winner: bool,
    /// True if it is played in the short form of its game.
    pub short: bool,
    /// The seed.
    pub seed: u64,
    /// The sides that meet.
    pub sides: BySeat<usize>,
    /// What it is a part of.
    pub round: EveningRound,
}

impl EveningFixture {
    /// Returns the options of the match in RON.
    #[must_use]
    pub fn options(&self) -> String {
        match_options(self.game, self.needs_winner, &[if self.short { "short: true" } else { "" }])
    }
}

/// An evening: the plan with which it began, and what was played so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Evening {
    plan: EveningPlan,
    seed: u64,
    /// Who came and went, in order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    changes: Vec<PeopleChange>,
    played: Vec<EveningMatch>,
    /// The guesses at the next match, by the side that guesses.
    guesses: BTreeMap<usize, Seat>,
    /// True once somebody has ended it.
    ended: bool,
}

/// An evening as a file has it, before it is checked.
#[derive(Deserialize)]
#[serde(rename = "Evening", deny_unknown_fields)]
struct EveningFields {
    plan: EveningPlan,
    seed: u64,
    #[serde(default)]
    changes: Vec<PeopleChange>,
    #[serde(default)]
    played: Vec<EveningMatch>,
    #[serde(default)]
    guesses: BTreeMap<usize, Seat>,
    #[serde(default)]
    ended: bool,
}

/// An unknown game is an error of the kind that unknown names are: a newer build may know it. Every other evening that
/// cannot be is an invalid value.
impl<'de> Deserialize<'de> for Evening {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let fields = EveningFields::deserialize(from)?;
        let is_unknown = fields.plan.games.iter().any(|id| games::find(id).is_none());
        Self::try_from(fields).map_err(|error| {
            if is_unknown {
                return D::Error::custom(error);
            }
            D::Error::invalid_value(
                Unexpected::Other(&error.to_string()),
                &"an evening that can be gone on with",
            )
        })
    }
}

impl TryFrom<EveningFields> for Evening {
    type Error = EveningError;

    fn try_from(fields: EveningFields) -> Result<Self, EveningError> {
        let EveningFields { plan, seed, changes, played, guesses, ended } = fields;
        let mut evening = Self { changes, ..Self::new(plan, seed)? };
        evening.check_changes(played.len())?;
        for (n, played_match) in played.into_iter().enumerate() {
            let fault = |fault| EveningError::Match { number: n + 1, fault };
            let next = evening.next_match().ok_or_else(|| fault("it is one too many"))?;
            if next.sides != played_match.sides {
                return Err(fault(
                    "these sides were not to meet; expected those that follow from the results",
                ));
            }
            let kicks = played_match.result.kicks.unwrap_or_default();
            let counted = [played_match.result.score, kicks]
                .into_iter()
                .flat_map(|score| [score[Seat::Home], score[Seat::Away]]);
            if counted.chain([played_match.secs]).any(|n| n > MAX_COUNT) {
                return Err(fault("a number is too large; expected goals, kicks and seconds of one match"));
            }
            if played_match.guesses.keys().any(|side| !evening.waits(*side)) {
                return Err(fault("a side that plays or is not there guessed; expected one that waits"));
            }
            evening.played.push(played_match);
        }
        evening.guesses = guesses.into_iter().filter(|(side, _)| evening.waits(*side)).collect();
        evening.ended = ended;
        Ok(evening)
    }
}

impl Evening {
    /// Begins an evening. The seed decides who begins, who plays with whom in teams, the draws of cups, and the seeds
    /// of the matches.
    ///
    /// # Errors
    /// The plan is not possible.
    pub fn new(plan: EveningPlan, seed: u64) -> Result<Self, EveningError> {
        plan.check()?;
        let (changes, played) = (Vec::new(), Vec::new());
        Ok(Self { plan, seed, changes, played, guesses: BTreeMap::new(), ended: false })
    }

    /// Returns the choices with which it began.
    #[must_use]
    pub const fn plan(&self) -> &EveningPlan {
        &self.plan
    }

    /// Returns the matches that were played, in order.
    #[must_use]
    pub fn played(&self) -> &[EveningMatch] {
        &self.played
    }

    /// Returns the people of a side: one, or the two of a team, in the order in which they take their turns.
    #[must_use]
    pub fn people_of(&self, side: usize) -> Vec<&PersonName> {
        self.side_history().sides.get(side).cloned().unwrap_or_default()
    }

    /// Returns the name of a side: `Anna`, or `Anna & Ben`.
    pub fn name(&self, side: usize) -> DisplayText {
        let name = |name: &PersonName| DisplayText::verbatim(name.as_str());
        match self.people_of(side)[..] {
            [one] => name(one),
            [one, other] => say!("evening-team", one = name(one), other = name(other)),
            _ => DisplayText::EMPTY,
        }
    }

    /// Returns the person of a side who takes its turn after that many of its decisions.
    #[must_use]
    pub fn person_to_move(&self, side: usize, decisions: usize) -> Option<&PersonName> {
        let people = self.people_of(side);
        people.get(decisions % people.len().max(1)).copied()
    }

    /// Returns the seconds played so far.
    #[must_use]
    pub fn secs(&self) -> u32 {
        self.played.iter().fold(0, |sum, played| sum.saturating_add(played.secs))
    }

    /// Returns true if the time is over: what is begun is played to its end, and nothing new begins.
    #[must_use]
    pub fn is_time_up(&self) -> bool {
        self.plan.duration.secs().is_some_and(|secs| self.secs() >= secs)
    }

    /// Returns true if nothing more is played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.ended || self.next_match().is_none()
    }

    /// Returns the next match, unless the evening is over.
    #[must_use]
    pub fn next_fixture(&self) -> Option<EveningFixture> {
        let next_match = self.next_match().filter(|_| !self.ended)?;
        let (n, games) = (self.played.len(), &self.plan.games);
        // Other people play another match.
        let seed = match self.changes.len() {
            0 => self.seed,
            changes => mix(self.seed, changes as u64),
        };
        Some(EveningFixture {
            number: n + 1,
            game: games::find(games.get(next_match.game % games.len())?)?,
            needs_winner: self.plan.format != EveningFormat::League,
            short: self.plan.short,
            seed: mix(seed, n as u64 + 1),
            sides: next_match.sides,
            round: next_match.round,
        })
    }

    /// Returns the next match, if it is the one with that game and seed.
    #[must_use]
    pub fn fixture_for(&self, game: &str, seed: u64) -> Option<EveningFixture> {
        self.next_fixture().filter(|due| due.game.id() == game && due.seed == seed)
    }

    /// Returns the sides that are here and do not play the next match.
    #[must_use]
    pub fn waiting(&self) -> Vec<usize> {
        let next = self.next_match();
        let plays = |side: usize| {
            next.as_ref().is_some_and(|next| Seat::BOTH.iter().any(|seat| next.sides[*seat] == side))
        };
        let mut waiting: Vec<usize> = self
            .side_history()
            .after(self.played.len())
            .iter()
            .copied()
            .filter(|side| !plays(*side))
            .collect();
        waiting.sort_unstable();
        waiting
    }

    /// Returns true if that side is here and does not play the next match.
    #[must_use]
    pub fn waits(&self, side: usize) -> bool {
        self.waiting().contains(&side)
    }

    /// Returns the guess of a side at the next match.
    #[must_use]
    pub fn guess(&self, side: usize) -> Option<Seat> {
        self.guesses.get(&side).copied()
    }

    /// Changes the guess of a side that waits: home, away, none, and so on.
    pub fn cycle_guess(&mut self, side: usize) {
        if !self.waits(side) {
            return;
        }
        match self.guess(side) {
            None => self.guesses.insert(side, Seat::Home),
            Some(Seat::Home) => self.guesses.insert(side, Seat::Away),
            Some(Seat::Away) => self.guesses.remove(&side),
        };
    }

    /// Counts the result of the next match.
    pub fn count(&mut self, result: FixtureResult, secs: u32) {
        let Some(due) = self.next_fixture() else { return };
        let guesses = std::mem::take(&mut self.guesses);
        let secs = secs.min(MAX_COUNT);
        self.played.push(EveningMatch { sides: due.sides, result, secs, guesses });
    }

    /// Gives a person another name, unless somebody has it.
    pub fn rename(&mut self, old: &PersonName, new: &PersonName) {
        let changes = self.changes.iter().flat_map(|change| &change.people);
        if self.plan.people.iter().chain(changes).any(|name| name == new) {
            return;
        }
        let changes = self.changes.iter_mut().flat_map(|change| &mut change.people);
        let is_old = |name: &&mut PersonName| **name == *old;
        self.plan.people.iter_mut().chain(changes).filter(is_old).for_each(|name| name.clone_from(new));
    }

    /// Ends the evening now.
    pub fn end(&mut self) {
        self.ended = true;
    }
}

#[cfg(test)]
mod tests;
