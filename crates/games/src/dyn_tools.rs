//! [`DynTools`], what the command line, the fuzzer and tests ask of a game.

use std::io::Write;

use super::erased::{ErasedGame, forward, sound_options};
use ai::HasBots;
use engine::playthrough::playthrough;
use engine::testing::{ConformanceReport, conformance, guided};
use engine::trace::{TraceError, trace};
use engine::{Record, RecordError, RuleDataError};
use stage::StagedGame;

/// Tools for the rules and the data of a game as a trait object: a part of [`DynGame`](super::dyn_game::DynGame).
pub trait DynTools {
    /// Writes the trace of a record, one JSON line per decision; writes nothing if the record is damaged.
    ///
    /// # Errors
    /// The first error in the record, or a failure to write.
    fn trace(&self, record: &Record, out: &mut dyn Write) -> Result<(), TraceError>;
    /// Plays a random match with these options (RON; empty for the defaults) and returns it as text, one line per
    /// decision: see [`engine::playthrough`].
    ///
    /// # Errors
    /// If the options are unreadable or contradict each other.
    fn playthrough(&self, options: &str, seed: u64) -> Result<String, RecordError>;
    /// Plays random matches with these options (RON; empty for the defaults) until `decisions` decisions are made, and
    /// checks the contract of [`engine::Game`] at each one.
    ///
    /// # Errors
    /// The first violation, with the seed and the number of the decision; or an error in the options.
    fn conform(&self, options: &str, seed: u64, decisions: u64) -> Result<ConformanceReport, String>;
    /// Plays one match with these options (RON; empty for the defaults) whose decisions are chosen by `bytes`, checks
    /// the contract of [`engine::Game`] at each one, and returns the record: see [`guided`].
    ///
    /// # Errors
    /// The first violation, or an error in the options.
    fn guided(&self, options: &str, seed: u64, bytes: &[u8]) -> Result<Record, String>;
    /// Returns the names of its rule data files.
    fn data_files(&self) -> &'static [&'static str];
    /// Checks that `text` is valid as one of its rule data files.
    ///
    /// # Errors
    /// The first error in the text, with its position.
    fn check_data(&self, file: &str, text: &str) -> Result<(), RuleDataError>;
}

impl<G: StagedGame + HasBots> DynTools for ErasedGame<G> {
    forward! {
        fn playthrough(options: &str, seed: u64) -> Result<String, RecordError> = playthrough::<G>;
        fn data_files() -> &'static [&'static str] = G::data_files;
        fn check_data(file: &str, text: &str) -> Result<(), RuleDataError> = G::check_data;
    }

    fn trace(&self, record: &Record, out: &mut dyn Write) -> Result<(), TraceError> {
        trace::<G>(record, out).map(drop)
    }

    fn conform(&self, options: &str, seed: u64, decisions: u64) -> Result<ConformanceReport, String> {
        let options = sound_options::<G>(options).map_err(|error| error.to_string())?;
        conformance::<G>(&options, seed, decisions)
    }

    fn guided(&self, options: &str, seed: u64, bytes: &[u8]) -> Result<Record, String> {
        let options = sound_options::<G>(options).map_err(|error| error.to_string())?;
        guided::<G>(&options, seed, bytes)
    }
}
