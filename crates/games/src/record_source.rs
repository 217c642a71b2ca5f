//! The record in a data file: game, options, seed and decisions, each error with its place.

use ron::value::RawValue;

use super::dyn_game::{DynGame, ReplayResult};
use engine::commitment::Commitments;
use engine::record::RECORD_VERSION;
use engine::source_text::SourceText;
use engine::{Record, RecordError, RuleDataError, Seat};

/// The fields of a record in a data file. Values whose errors need a place are kept raw.
pub struct RecordSource<'a> {
    /// The id of the game.
    pub game: &'a RawValue,
    /// The options.
    pub options: &'a RawValue,
    /// The seed.
    pub seed: u64,
    /// The decisions.
    pub actions: &'a [(Seat, &'a RawValue)],
}

impl RecordSource<'_> {
    /// Reads the record and replays it; somebody must owe a decision at its end.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its place.
    pub fn read(
        &self,
        source: SourceText<'_>,
    ) -> Result<(&'static dyn DynGame, Record, ReplayResult), RuleDataError> {
        let actions = self.actions.iter().map(|(seat, raw)| Ok((*seat, source.read::<String>(raw)?)));
        let record = Record {
            version: RECORD_VERSION,
            game: source.read(self.game)?,
            options: self.options.to_owned(),
            rules: None,
            seed: self.seed,
            actions: actions.collect::<Result<Vec<_>, RuleDataError>>()?,
            commitments: Commitments::default(),
        };
        let game = super::named(&record.game).map_err(|e| source.error_at(self.game, e.to_string()))?;
        let replayed = game.replay(&record).map_err(|error| match &error {
            RecordError::OptionsText { line, column, reason } => {
                source.within(self.options, *line, *column, reason.clone())
            }
            RecordError::Action { n, .. } | RecordError::Illegal { n, .. } => {
                let raw = self.actions.get(n - 1).map_or(self.options, |(_, raw)| *raw);
                source.error_at(raw, error.to_string())
            }
            _ => source.error_at(self.options, error.to_string()),
        })?;
        if replayed.owed.is_empty() {
            let last = self.actions.last().map_or(self.options, |(_, raw)| *raw);
            return Err(
                source.error_at(last, "the match is over here: expected somebody to decide".to_owned())
            );
        }
        Ok((game, record, replayed))
    }
}
