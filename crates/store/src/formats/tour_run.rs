//! Runs of tours and their names.

use std::fmt;
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use players::people::PersonName;
use tour::{Heat, RunFile, Tour, TourRun};

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
        let [first, _] = Self::for_two(tour);
        first
    }

    /// Returns the names of the runs of two people who begin that tour now.
    #[must_use]
    pub fn for_two(tour: Tour) -> [Self; 2] {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
        let named = |begun: u64| Self { stem: format!("{}-{}-{begun}", tour.number(), tour.heat().number()) };
        [named(now), named(now + 1)]
    }

    pub(crate) const fn of_stem(stem: String) -> Self {
        Self { stem }
    }

    /// Returns the tour; `None` if the name does not tell.
    #[must_use]
    pub fn tour(&self) -> Option<Tour> {
        let mut parts = self.stem.split('-');
        let (number, heat) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        Tour::new(number, Heat::new(heat).ok()?).ok()
    }

    /// Returns the moment it was begun, milliseconds since 1970; 0 if the name does not tell.
    pub(crate) fn begun(&self) -> u64 {
        self.stem.rsplit_once('-').and_then(|(_, begun)| begun.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for TourRunId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.stem)
    }
}

/// A run of a tour with its name, and whose it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedRun {
    /// Its name.
    pub id: TourRunId,
    /// The run.
    pub run: TourRun,
    /// Whose run it is; nobody's in particular without a name.
    pub person: Option<PersonName>,
    /// The run of the other one, if two people play the tour in turn.
    pub rival: Option<TourRunId>,
}

impl SavedRun {
    /// Returns the beginning of a tour.
    #[must_use]
    pub fn begin(tour: Tour, person: Option<PersonName>) -> Self {
        Self { id: TourRunId::new(tour), run: TourRun::new(tour), person, rival: None }
    }

    /// Returns the beginnings of a tour that two people play in turn.
    #[must_use]
    pub fn begin_pair(tour: Tour, people: [PersonName; 2]) -> [Self; 2] {
        let ([first, second], [home, away]) = (TourRunId::for_two(tour), people);
        [
            Self {
                id: first.clone(),
                run: TourRun::new(tour),
                person: Some(home),
                rival: Some(second.clone()),
            },
            Self { id: second, run: TourRun::second(tour), person: Some(away), rival: Some(first) },
        ]
    }

    /// Returns a run as its file has it.
    pub(crate) fn of_file(id: TourRunId, file: RunFile) -> Self {
        Self { id, run: file.run, person: file.person, rival: file.rival.map(TourRunId::of_stem) }
    }

    /// Returns the text of its file.
    pub(crate) fn to_ron(&self) -> String {
        let rival = self.rival.as_ref().map(ToString::to_string);
        RunFile { run: self.run.clone(), person: self.person.clone(), rival }.to_ron()
    }
}
