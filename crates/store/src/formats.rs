//! The texts of the files: from values to text and back. Nothing here knows a path or reads a file.

mod archive_index;
mod archived_match;
mod copies;
mod days;
mod decode;
mod for_person;
mod identity;
mod match_file;
mod notebooks;
mod personal;
mod profiles;
mod ratings;
mod saved_match;
mod set_pieces;
mod settings;
mod tour_run;
mod window;

#[cfg(test)]
pub(crate) use archive_index::INDEX_VERSION;
pub(crate) use archive_index::{ArchiveEntry, index_text, known_time, parse_index};
pub use archived_match::{ArchivedMatch, clubs_in, record_and_bot_match_in, record_in};
pub(crate) use archived_match::{FinishedMatch, parse_finished};
pub(crate) use copies::{copies, is_within, same_players, without_copies};
pub use days::{AttemptEnd, DayAttempt, DayAttempts};
#[cfg(test)]
pub(crate) use decode::piecemeal;
pub(crate) use decode::{DecodeError, has_unknown_names, is_whole};
pub use for_person::{MatchOpponent, PersonResult};
pub(crate) use identity::MatchIdentity;
pub use notebooks::{NotebookKey, Notebooks};
pub use personal::{KEY_LABEL, KEYBOARD_LAYOUT, PersonalSettings};
pub use profiles::Profiles;
pub use ratings::Ratings;
pub(crate) use saved_match::{LoadedMatch, holds};
pub use saved_match::{MatchId, MatchLocation, SavedMatch};
pub use set_pieces::{SetPieceAttempts, SetPieceRecords};
pub use settings::{BotPace, DeviceState, LastPlayed, LookDuration, Settings, SharedSettings, TimeOfDay};
pub use tour_run::{SavedRun, TourRunId};
pub use window::WindowPlacement;
