//! The reasons why a competition, or a result in it, is impossible.

use super::{CompetitionKind, MAX_COUNT, MAX_NAME_CHARS, MAX_PEOPLE, VERSION};
use ai::arena::BotMatchError;
use base::reading;
use clubs::{ELEVEN, countries};
use engine::{RecordError, RuleDataError, Seat};
use games::UnknownGame;

/// The reason why a competition or a result is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompetitionError {
    /// The file is not a competition.
    #[error("{0}; expected a competition (version, format, seed, entrants, results, replays)")]
    Unreadable(#[from] RuleDataError),
    /// The file has another version.
    #[error("competition version {0} is not known here: expected {VERSION}")]
    Version(u32),
    /// A game is not in this build.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// The games do not make a format.
    #[error("games of the format: expected {0}")]
    Games(&'static str),
    /// Neutral ground, where it makes no difference.
    #[error("neutral: expected false: neutral ground changes nothing in these games")]
    Neutral,
    /// Countries, where there are no cards for them or not enough.
    #[error("countries: expected false, or a game with cards for countries and at most {} entrants", countries().len())]
    Countries,
    /// An entrant that should be a country is none, or one that is there already.
    #[error("entrant \"{}\": expected the club of a country that nobody else has", reading::sanitized(.0))]
    Country(String),
    /// The strengths for the draw do not fit the entrants.
    #[error("strengths: {found} of them, expected none, or one for each of the {expected} entrants")]
    Strengths {
        /// Number of strengths.
        found: usize,
        /// Number of entrants.
        expected: usize,
    },
    /// Too many or too few entrants.
    #[error("{found} entrants: expected one of {}", sizes(*.kind))]
    Size {
        /// Number of entrants found.
        found: usize,
        /// The kind of the competition.
        kind: CompetitionKind,
    },
    /// Too many entrants are people.
    #[error("{0} people: expected at most {MAX_PEOPLE}")]
    People(usize),
    /// A name is empty, duplicate or too long.
    #[error("entrant \"{}\": expected a name of 1 to {MAX_NAME_CHARS} letters that nobody else has, all to be seen", reading::sanitized(.0))]
    Name(String),
    /// A club has an impossible id.
    #[error("entrant's club \"{}\": expected the id of a club", reading::sanitized(.0))]
    Club(String),
    /// The match is not due.
    #[error("round {round}, match {place}: no such match is due")]
    NotDue {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
    },
    /// A cup match has no winner.
    #[error("round {round}, match {place}: a cup match has a winner")]
    NoWinner {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
    },
    /// The scorers do not fit the score.
    #[error("round {round}, match {place}: scorers: expected a player from 0 to {LAST} for each goal of a counted match", LAST = ELEVEN - 1)]
    Scorers {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
    },
    /// A number is too large for any match.
    #[error("round {round}, match {place}: {field} {found}: expected at most {MAX_COUNT}")]
    Number {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
        /// The number's meaning: score, kicks or replays.
        field: &'static str,
        /// The number found.
        found: u64,
    },
    /// The stated winner contradicts the score.
    #[error("round {round}, match {place}: winner {found}: expected {expected}, by score and kicks", found = side(*.found), expected = side(*.expected))]
    Winner {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
        /// The stated winner.
        found: Option<Seat>,
        /// The winner by the score.
        expected: Option<Seat>,
    },
}

/// Formats the possible numbers of sides of a kind.
fn sizes(kind: CompetitionKind) -> String {
    kind.sizes().iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Formats a winner, or nobody.
fn side(winner: Option<Seat>) -> String {
    winner.map_or_else(|| "none".to_owned(), |seat| seat.to_string())
}

/// The reason why bots could not play their match.
#[derive(Debug, thiserror::Error)]
pub enum BotFixtureError {
    /// The options are invalid.
    #[error(transparent)]
    Options(#[from] RecordError),
    /// A bot or the game failed.
    #[error(transparent)]
    Bout(#[from] BotMatchError),
    /// A person takes part in the match.
    #[error("a person takes part: bots cannot play that match")]
    Person,
    /// The match has no record.
    #[error("the match left no record")]
    Unrecorded,
}
