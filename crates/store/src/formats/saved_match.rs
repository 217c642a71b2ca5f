//! Matches in play: ids, values, and the text of their files.

use std::fmt;
use std::io;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::decode::{DecodeError, decode_error};
use super::match_file::{MatchFile, MatchFileText, VERSION, check_notebook, newer, raw};
use super::tour_run::TourRunId;
use ai::opponent_model::Notebook;
use engine::record::{RECORD_VERSION, ron_options};
use engine::{BySeat, Record, RecordError};
use games::dyn_game::ReplayResult;
use players::controller::Controller;
use players::people::PersonName;

/// Names a match: the game and the moment it was begun, in milliseconds since 1970. As text, the name of its file
/// without the ending: `<game>-<begun>`. (What older builds kept is named as they named it.)
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MatchId {
    pub(crate) stem: String,
}

impl MatchId {
    /// A name where there is nothing to keep matches in.
    #[must_use]
    pub fn unsaved(game: &str) -> Self {
        Self { stem: game.to_owned() }
    }

    pub(crate) fn of_stem(stem: &str) -> Self {
        Self { stem: stem.to_owned() }
    }

    /// The name that the game gave: a synchronised folder appends to that of a copy. Nothing else is cut off.
    pub(crate) fn original_name(&self) -> &str {
        let Some((game, rest)) = self.stem.split_once('-') else { return &self.stem };
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 { &self.stem } else { &self.stem[..=game.len() + digits] }
    }

    /// The moment it was begun, milliseconds since 1970; 0 where an older build did not tell.
    #[must_use]
    pub fn begun(&self) -> u64 {
        self.original_name().split_once('-').and_then(|(_, begun)| begun.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}

/// The place where a match in play belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MatchLocation {
    /// A friendly.
    Friendly,
    /// A match of a competition.
    Competition,
}

impl MatchLocation {
    pub(crate) const BOTH: [Self; 2] = [Self::Friendly, Self::Competition];

    pub(crate) const fn other(self) -> Self {
        match self {
            Self::Friendly => Self::Competition,
            Self::Competition => Self::Friendly,
        }
    }
}

/// A match with its controllers.
#[derive(Clone, Debug)]
pub struct SavedMatch {
    /// The match id.
    pub id: MatchId,
    /// The place where it belongs.
    pub place: MatchLocation,
    /// The record so far.
    pub record: Record,
    /// The controller of home.
    pub home: Controller,
    /// The controller of away.
    pub away: Controller,
    /// The time of the last decision, seconds since 1970; 0 if unknown.
    pub saved: u64,
    /// The id of the scenario if the match is a lesson.
    pub lesson: Option<String>,
    /// The day whose match it is, if it is one of a day.
    pub day: Option<NaiveDate>,
    /// The run of a tour of which the match is a part, if it is.
    pub tour: Option<TourRunId>,
    /// Number of answers that the coach has given, where they are counted, as in a tour.
    pub coach_answers: u32,
    /// The names of the people, where they have names.
    pub names: BySeat<Option<PersonName>>,
    /// Time at the table in seconds; `None` if an older build began the match.
    pub secs: Option<u32>,
    /// The notebook with which its bot began it; `None` where it is not to be noted.
    pub notebook: Option<Notebook>,
    /// The ids of the clubs that meet; `None` for the default clubs.
    pub clubs: Option<BySeat<String>>,
}

/// A match as it was found in its file, played through.
pub(crate) struct LoadedMatch {
    pub(crate) saved: SavedMatch,
    pub(crate) replayed: ReplayResult,
}

impl LoadedMatch {
    /// Reads the text of the match with that id.
    pub(crate) fn parse(id: MatchId, place: MatchLocation, text: &str) -> Result<Self, DecodeError> {
        let ([home, away], file, replayed) = parse(text)?;
        let names = file.names();
        let MatchFile { saved, lesson, day, tour, coach_answers, secs, notebook, clubs, record, .. } = file;
        let saved = saved.unwrap_or_default();
        let saved = SavedMatch {
            id,
            place,
            record,
            home,
            away,
            saved,
            lesson,
            day,
            tour,
            coach_answers,
            secs,
            names,
            notebook,
            clubs,
        };
        Ok(Self { saved, replayed })
    }
}

impl SavedMatch {
    /// Returns what the file says of the match in play and of the finished one.
    fn file(&self) -> io::Result<MatchFileText> {
        Ok(MatchFileText {
            home: Some(self.home),
            away: Some(self.away),
            saved: Some(self.saved),
            lesson: self.lesson.clone(),
            day: self.day,
            tour: self.tour.clone(),
            secs: self.secs,
            clubs: self.clubs.clone(),
            ..MatchFileText::of(&self.record, &self.names)?
        })
    }

    /// Returns the text of the file of a match in play.
    pub(crate) fn text(&self) -> io::Result<String> {
        let notebook = self.notebook.as_ref().map(|notebook| raw(&notebook.text())).transpose()?;
        MatchFileText { coach_answers: self.coach_answers, notebook, ..self.file()? }.text()
    }

    /// Returns the text of the file of a match that has just finished; `last` marks the final of a cup.
    pub(crate) fn finished_text(&self, last: bool) -> io::Result<String> {
        let competition = self.place == MatchLocation::Competition;
        MatchFileText { competition, last, ..self.file()? }.text()
    }
}

/// Reads the file's text and plays the match through.
fn parse(text: &str) -> Result<([Controller; 2], MatchFile, ReplayResult), DecodeError> {
    const MATCH_FIELDS: &str = "a match (version, home, away, saved, lesson, day, tour, secs, record)";
    if let Some(error) = newer(text) {
        return Err(error.into());
    }
    let written: MatchFile =
        ron_options().from_str(text).map_err(|error| decode_error(text, &error, VERSION, MATCH_FIELDS))?;
    if written.competition || written.last || written.star {
        return Err(DecodeError::Newer(format!("what only finished matches tell; expected {MATCH_FIELDS}")));
    }
    let (Some(home), Some(away)) = (written.home, written.away) else {
        return Err(DecodeError::Damaged(format!("nobody plays it; expected {MATCH_FIELDS}")));
    };
    if written.record.version != RECORD_VERSION {
        return Err(RecordError::Version { found: written.record.version }.into());
    }
    let entry = games::named(&written.record.game).map_err(|error| DecodeError::Newer(error.to_string()))?;
    if let Some(notebook) = &written.notebook {
        check_notebook(notebook)?;
    }
    let replayed = entry.replay(&written.record)?;
    Ok(([home, away], written, replayed))
}

/// Returns true if that is the text of a match with that very record.
pub(crate) fn holds(text: &str, record: &Record) -> bool {
    text.contains(record.text().trim_end())
}
