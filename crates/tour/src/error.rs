//! What can be wrong with a tour, a run or its file.

use base::reading::{sanitized, sanitized_sentence};

use super::heat::HeatError;
use super::map::LAST_NUMBER;
use players::people::MAX_NAME_LETTERS;

/// The reason why a tour or a run cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TourError {
    /// The number is no number of a tour.
    #[error("tour number {0}: expected 1 to {LAST_NUMBER}")]
    Number(u32),
    /// There is no such heat.
    #[error(transparent)]
    Heat(#[from] HeatError),
    /// The text is not RON, or does not have the shape of a run.
    #[error("{line}:{column}: {}; expected a run of a tour (version, number, heat, steps)", sanitized_sentence(.reason))]
    Unreadable {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// The reason as RON gives it.
        reason: String,
    },
    /// The file has a version that this build does not read.
    #[error("run version {found}: expected {expected}{}", if found > expected { "; a newer version of the game wrote it" } else { "" })]
    Version {
        /// The version found.
        found: u32,
        /// The version of this build.
        expected: u32,
    },
    /// The run belongs to somebody whose name has other letters than names have, or too many.
    #[error("person {}: expected a name of at most {MAX_NAME_LETTERS} letters", sanitized(.0))]
    Person(String),
    /// A step cannot have been taken.
    #[error("step {n}, {}: expected {expected}", sanitized(.found))]
    Step {
        /// Number of the step, from 1.
        n: usize,
        /// The step.
        found: String,
        /// What the run waited for.
        expected: String,
    },
}
