//! The record of a match: a short text in RON that replays it, `(version, game, options, seed, actions)`.
//!
//! A record is checked as a whole before any of it is used. An unknown version, another game, an illegal action or
//! trailing text is refused with the line or the number of the decision, and the clause.

use ron::extensions::Extensions;
use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::commitment::{ChoiceCommitment, Commitments, SeedCommitment};
use super::illegal::{MAX_ACTION_CHARS, ron_words};
use super::{EventSink, Game, IllegalAction, InvalidOptions, ParseActionError, RecordMigration, Seat};
use base::reading::{sanitized, sanitized_sentence, sanitized_up_to};

/// The version of records that this build writes and reads.
pub const RECORD_VERSION: u32 = 1;

/// A recorded match: game, options, seed and actions. Its text replays the match.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The format version, [`RECORD_VERSION`].
    pub version: u32,
    /// The game's id, [`Game::ID`].
    pub game: String,
    /// The game's options, in RON.
    pub options: Box<RawValue>,
    /// The version of the rules by which the match was begun, [`Game::RULES`], in a game that used to ask other
    /// questions ([`Game::MIGRATION`]). `None` in records of builds that did not write it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<u8>,
    /// The seed of the match.
    pub seed: u64,
    /// The decisions in order, in the notation of the rule sheet ("Moves").
    pub actions: Vec<(Seat, String)>,
    /// The opened commitments of the seed and of choices. Empty in records of older builds and of matches between bots.
    #[serde(default, rename = "seals", skip_serializing_if = "Commitments::is_empty")]
    pub commitments: Commitments,
}

/// The reason why a record cannot be used.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RecordError {
    /// The text is not RON, or does not have the shape of a record.
    #[error("{line}:{column}: {}; expected a record (version, game, options, seed, actions)", sanitized_sentence(.reason))]
    Unreadable {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The reason as RON gives it.
        reason: String,
    },
    /// The record has another format version.
    #[error("record version {found} is not known here: expected {RECORD_VERSION}{}", by_newer(*found))]
    Version {
        /// The version found.
        found: u32,
    },
    /// A newer version of the game saved the match that holds the record.
    #[error("a newer version of the game saved this match: version {found}, expected at most {expected}")]
    Newer {
        /// The version found.
        found: u32,
        /// The highest version that would be accepted.
        expected: u32,
    },
    /// The record is of a game that this build does not have, or not of the game that was expected.
    #[error("unknown game `{}`: expected one of {expected}", sanitized(.found))]
    Game {
        /// The id found.
        found: String,
        /// The ids that would be accepted.
        expected: String,
    },
    /// The options are unreadable.
    #[error("options, {line}:{column} of their text: {}", sanitized_sentence(.reason))]
    OptionsText {
        /// Line, from 1, counted from the beginning of the options.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The reason as RON gives it.
        reason: String,
    },
    /// The options cannot be written as RON.
    #[error("options cannot be written: {0}")]
    Unwritable(String),
    /// The options do not go together.
    #[error(transparent)]
    Options(#[from] InvalidOptions),
    /// A text is not an action of the game.
    #[error("decision {n} ({seat}): {cause}")]
    Action {
        /// Number of the decision, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
        /// The parse error.
        cause: ParseActionError,
    },
    /// The rules refuse an action.
    #[error("decision {n} ({seat} {}): {cause}", sanitized_up_to(.action, MAX_ACTION_CHARS))]
    Illegal {
        /// Number of the decision, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
        /// The refused action.
        action: String,
        /// The reason, with its clause.
        cause: IllegalAction,
    },
    /// The rules accept an action that the game does not list, so no code can encode it. This is a bug in the game.
    #[error(
        "decision {n} ({seat} {}): the rules accept it, and it is not in the list of what is legal, so no code spells it",
        sanitized_up_to(.action, MAX_ACTION_CHARS)
    )]
    NotListed {
        /// Number of the decision, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
        /// The action that is not listed.
        action: String,
    },
}

/// Says whose record it is, where a newer version of the game wrote it.
const fn by_newer(found: u32) -> &'static str {
    if found > RECORD_VERSION { "; a newer version of the game wrote it" } else { "" }
}

/// Returns the RON options of this project: `Some` may be left out around an optional value.
#[must_use]
pub fn ron_options() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}

/// Reads options from their text; an empty text gives the defaults.
///
/// # Errors
/// [`RecordError::OptionsText`] with line and column.
pub fn read_options<O: Default + DeserializeOwned>(text: &str) -> Result<O, RecordError> {
    if text.trim().is_empty() {
        return Ok(O::default());
    }
    ron_options().from_str(text).map_err(|e| RecordError::OptionsText {
        line: e.span.start.line,
        column: e.span.start.col,
        reason: ron_words(&e.code),
    })
}

/// The field `version` of a text in RON, whatever its other fields.
#[derive(Deserialize)]
pub struct VersionField {
    /// The format version.
    pub version: u32,
}

/// Returns the format version that a text in RON declares; `None` if it declares none or is not RON.
#[must_use]
pub fn version_in(text: &str) -> Option<u32> {
    ron_options().from_str::<VersionField>(text).ok().map(|stamp| stamp.version)
}

impl Record {
    /// Creates a record without decisions.
    ///
    /// # Errors
    /// [`RecordError::Unwritable`] if the options cannot be written as RON.
    pub fn new<G: Game>(options: &G::Options, seed: u64) -> Result<Self, RecordError> {
        let raw = RawValue::from_rust(options).map_err(|e| RecordError::Unwritable(e.to_string()))?;
        let (actions, commitments) = (Vec::new(), Commitments::default());
        let (game, rules) = (G::ID.to_owned(), G::MIGRATION.map(|_| G::RULES));
        Ok(Self { version: RECORD_VERSION, game, options: raw, rules, seed, actions, commitments })
    }

    /// Reads a record's text. Only its shape and version are checked, not the match.
    /// # Errors
    /// [`RecordError::Unreadable`] with line and column, or [`RecordError::Version`].
    pub fn parse(text: &str) -> Result<Self, RecordError> {
        let record: Self = ron_options().from_str(text).map_err(|e| match version_in(text) {
            Some(found) if found != RECORD_VERSION => RecordError::Version { found },
            _ => RecordError::Unreadable {
                line: e.span.start.line,
                column: e.span.start.col,
                reason: ron_words(&e.code),
            },
        })?;
        if record.version == RECORD_VERSION {
            Ok(record)
        } else {
            Err(RecordError::Version { found: record.version })
        }
    }

    /// Returns the record's text: one decision a line, then the commitments, if there are any.
    #[must_use]
    pub fn text(&self) -> String {
        self.written(self.rules, &self.commitments)
    }

    /// Returns the record's text without the commitments and the version of the rules: the same for the same match,
    /// whatever build recorded it.
    #[must_use]
    pub fn canonical_text(&self) -> String {
        self.written(None, &Commitments::default())
    }

    fn written(&self, rules: Option<u8>, commitments: &Commitments) -> String {
        use std::fmt::Write as _;
        let rules = rules.map(|rules| format!("    rules: {rules},\n")).unwrap_or_default();
        let mut text = format!(
            "(\n    version: {},\n    game: {:?},\n    options: {},\n{rules}    seed: {},\n    actions: [\n",
            self.version,
            self.game,
            self.options.trim().get_ron(),
            self.seed
        );
        for (seat, action) in &self.actions {
            let _ = writeln!(text, "        ({seat}, {action:?}),");
        }
        text += "    ],\n";
        if !commitments.is_empty() {
            text += "    seals: (\n";
            if let Some(SeedCommitment { nonce, commitment }) = &commitments.seed {
                let _ = writeln!(text, "        seed: (salt: \"{nonce}\", seal: \"{commitment}\"),");
            }
            text += "        choices: [\n";
            for ChoiceCommitment { seat, own, nonce, commitment } in &commitments.choices {
                let _ = writeln!(
                    text,
                    "            (seat: {seat}, own: {own}, salt: \"{nonce}\", seal: \"{commitment}\"),"
                );
            }
            text += "        ],\n    ),\n";
        }
        text + ")\n"
    }

    /// Replays the record from its set-up. The sink receives every event.
    ///
    /// Before every decision `each` is called with its number (from 1), the state, the seat, the action and the sink.
    ///
    /// Answers to questions that only earlier builds asked ([`Game::MIGRATION`]) are skipped, but counted in the
    /// numbers. Only a record of an earlier build may hold them: one without [`Record::rules`] and without commitments,
    /// which earlier builds did not write, and that an earlier build would have taken from its first decision to its
    /// last.
    ///
    /// # Errors
    /// The first error in the record; no partly replayed state is returned.
    pub fn replay<G: Game, S: EventSink<G>>(
        &self,
        sink: &mut S,
        mut each: impl FnMut(usize, &G, Seat, &G::Action, &mut S),
    ) -> Result<G, RecordError> {
        if self.game != G::ID {
            return Err(RecordError::Game { found: self.game.clone(), expected: G::ID.to_owned() });
        }
        let options: G::Options = read_options(self.options.get_ron())?;
        let mut state = G::setup(&options, self.seed, sink)?;
        let formerly = G::MIGRATION.filter(|_| self.rules.is_none());
        let first = formerly.is_some().then(|| state.clone());
        // Whether an earlier build wrote the record: found out when it matters.
        let mut earlier = None;
        // The state before the last decision, then that decision and the answers skipped since.
        let mut before: Option<(G, Vec<(Seat, G::Action)>)> = None;
        for (k, (seat, text)) in self.actions.iter().enumerate() {
            let (n, seat) = (k + 1, *seat);
            let action: G::Action = text.parse().map_err(|cause| RecordError::Action { n, seat, cause })?;
            if let Some(formerly) = formerly {
                if state.check(seat, &action).is_ok() {
                    before = Some((state.clone(), vec![(seat, action.clone())]));
                } else if let Some((from, decisions)) = &mut before {
                    decisions.push((seat, action.clone()));
                    let by_an_earlier_build =
                        || first.as_ref().is_some_and(|first| self.was_taken_formerly(first, formerly));
                    if *earlier.get_or_insert_with(by_an_earlier_build) && formerly(from, decisions) {
                        continue;
                    }
                }
            }
            each(n, &state, seat, &action, sink);
            state.apply(seat, &action, sink).map_err(|refusal| RecordError::Illegal {
                n,
                seat,
                action: text.clone(),
                cause: refusal.into(),
            })?;
        }
        Ok(state)
    }

    /// Returns true if an earlier build would have taken every decision of the record from its set-up on.
    fn was_taken_formerly<G: Game>(&self, first: &G, formerly: RecordMigration<G>) -> bool {
        let decisions: Result<Vec<(Seat, G::Action)>, ParseActionError> =
            self.actions.iter().map(|(seat, text)| Ok((*seat, text.parse()?))).collect();
        self.commitments.is_empty() && decisions.is_ok_and(|decisions| formerly(first, &decisions))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_records_are_refused_with_their_position() {
        for (text, expected) in [
            ("", "1:1"),
            ("(version: 1, game: \"x\")", "expected a record"),
            ("(version: 9, game: \"x\", options: (), seed: 1, actions: [])", "record version 9"),
            (
                "(version: 2, game: \"x\", rules: (sheet: 3), actions: [\"Pass\"])",
                "record version 2 is not known",
            ),
            ("(version: 1, game: \"x\", rules: 3)", "1:"),
            ("(version: 1, game: \"x\", options: (), seed: 1, actions: []) junk", "1:"),
            ("(version: 1, game: \"x\", options: (), seed: -1, actions: [])", "1:"),
            ("(version: 1, game: \"x\", options: (), seed: 1, actions: [(north, \"Pass\")])", "north"),
        ] {
            let error = Record::parse(text).unwrap_err().to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
    }

    #[test]
    fn a_record_round_trips_as_text() {
        let text = "(version: 1, game: \"x\", options: (a: 1), seed: 3, actions: [(home, \"Pass\"), (away, \"T(1)\")])";
        let record = Record::parse(text).unwrap();
        let again = Record::parse(&record.text()).unwrap();
        assert_eq!(again.actions, vec![(Seat::Home, "Pass".to_owned()), (Seat::Away, "T(1)".to_owned())]);
        assert_eq!((again.seed, again.options.get_ron().trim()), (3, "(a: 1)"));
    }
}
