//! The seam between a game's own types and everything that works for any game: the only file that names both halves.

use std::marker::PhantomData;

use super::live::{Live, Table};
use crate::ai::{Level, Minded};
use crate::engine::record::ron_options;
use crate::engine::{Record, RecordError};
use crate::stage::Staged;
use crate::stage::beat::Beat;
use crate::stage::offer::Field;
use crate::stage::scene::{Audience, Zone};

/// One game of the registry.
pub trait Entry: Sync {
    /// The id that records and the command line use.
    fn id(&self) -> &'static str;
    /// The name that players read.
    fn title(&self) -> &'static str;
    /// One line for the title screen.
    fn tagline(&self) -> &'static str;
    /// Minutes a match takes, roughly.
    fn minutes(&self) -> u32;
    /// Every zone of its table.
    fn zones(&self) -> &'static [Zone];
    /// The choices before the match.
    fn fields(&self) -> Vec<Field>;
    /// The rules in our own words: headings and paragraphs.
    fn rules_page(&self) -> &'static [(&'static str, &'static str)];
    /// One line on what a bot of that level knows.
    fn bot_line(&self, level: Level) -> &'static str;
    /// A new match with these options (RON; empty for the defaults), and what its set-up looks like.
    ///
    /// # Errors
    /// Options that are unreadable or do not go together.
    fn start(
        &self,
        options: &str,
        seed: u64,
        audience: Audience,
    ) -> Result<(Box<dyn Live>, Vec<Beat>), RecordError>;
    /// A match as its record left it.
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    fn resume(&self, record: &Record) -> Result<Box<dyn Live>, RecordError>;
}

/// The entry of a game, made from its type.
pub struct Of<G>(PhantomData<fn() -> G>);

impl<G> Of<G> {
    /// The entry.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "entries are statics, made once")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Options from their text; empty text stands for the defaults.
pub(crate) fn read_options<G: Staged>(text: &str) -> Result<G::Options, RecordError> {
    if text.trim().is_empty() {
        return Ok(G::Options::default());
    }
    ron_options().from_str(text).map_err(|e| RecordError::OptionsText(e.to_string()))
}

impl<G: Staged + Minded> Entry for Of<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn tagline(&self) -> &'static str {
        G::TAGLINE
    }

    fn minutes(&self) -> u32 {
        G::MINUTES
    }

    fn zones(&self) -> &'static [Zone] {
        G::zones()
    }

    fn fields(&self) -> Vec<Field> {
        G::fields()
    }

    fn rules_page(&self) -> &'static [(&'static str, &'static str)] {
        G::rules_page()
    }

    fn bot_line(&self, level: Level) -> &'static str {
        G::bot_line(level)
    }

    fn start(
        &self,
        options: &str,
        seed: u64,
        audience: Audience,
    ) -> Result<(Box<dyn Live>, Vec<Beat>), RecordError> {
        let (table, beats) = Table::<G>::start(&read_options::<G>(options)?, seed, audience)?;
        Ok((Box::new(table), beats))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn Live>, RecordError> {
        Ok(Box::new(Table::<G>::resume(record)?))
    }
}
