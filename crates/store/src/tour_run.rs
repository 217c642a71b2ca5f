//! Runs of tours and their names.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use tour::{Tour, TourRun};

/// Names a run of a tour: number and heat of the tour, and the moment the run was begun, in milliseconds since 1970. As
/// text, the name of its file without the ending.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TourRunId {
    stem: String,
}

impl TourRunId {
    /// Returns the name of a run of that tour that begins now.
    #[must_use]
    pub fn new(tour: Tour) -> Self {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        Self { stem: format!("{}-{}-{now}", tour.number(), tour.heat().number()) }
    }

    pub(super) const fn of_stem(stem: String) -> Self {
        Self { stem }
    }

    /// Returns the moment it was begun, milliseconds since 1970; 0 if the name does not tell.
    fn begun(&self) -> u64 {
        self.stem.rsplit_once('-').and_then(|(_, begun)| begun.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for TourRunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}

/// A run of a tour with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRun {
    /// Its name.
    pub id: TourRunId,
    /// The run.
    pub run: TourRun,
}

/// The runs as this process knows them.
#[derive(Clone, Debug, Default)]
pub(super) struct TourRunStore {
    pub(super) all: BTreeMap<TourRunId, TourRun>,
    /// True if the folder could be listed.
    pub(super) whole: bool,
}

impl TourRunStore {
    /// Returns every run, the last begun first.
    pub(super) fn list(&self) -> Vec<SavedRun> {
        let runs = self.all.iter().map(|(id, run)| SavedRun { id: id.clone(), run: run.clone() });
        let mut runs: Vec<SavedRun> = runs.collect();
        runs.sort_by_key(|saved| Reverse(saved.id.begun()));
        runs
    }
}
