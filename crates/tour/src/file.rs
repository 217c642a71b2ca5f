//! The file of a run: its version, tour and steps, and whose it is. What follows from these is not in it.

use serde::{Deserialize, Serialize};

use engine::illegal::ron_words;
use engine::record::{ron_options, version_in};
use players::people::PersonName;

use super::TourError;
use super::heat::Heat;
use super::map::Tour;
use super::run::TourRun;
use super::step::RunStep;

/// The version of files that this build writes and reads.
pub const RUN_VERSION: u32 = 1;

/// A run as its file has it.
#[derive(Serialize, Deserialize)]
#[serde(rename = "run", deny_unknown_fields)]
struct RunFields {
    version: u32,
    number: u32,
    heat: u8,
    /// Whose run it is; nobody's in particular without a name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<PersonName>,
    /// The name of the other run, if two people play the tour in turn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    rival: Option<String>,
    /// True for the second of two people who play in turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    second: bool,
    steps: Vec<RunStep>,
}

/// A run with whose it is, as its file has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunFile {
    /// The run.
    pub run: TourRun,
    /// Whose run it is; nobody's in particular without a name.
    pub person: Option<PersonName>,
    /// The name of the other run, if two people play the tour in turn.
    pub rival: Option<String>,
}

/// Returns true if the text is no run of a tour because it names something that this build does not know, such as a
/// helper.
#[must_use]
pub fn has_unknown_names(text: &str) -> bool {
    let is_unknown = |error: ron::error::SpannedError| {
        matches!(error.code, ron::Error::NoSuchStructField { .. } | ron::Error::NoSuchEnumVariant { .. })
    };
    ron_options().from_str::<RunFields>(text).is_err_and(is_unknown)
}

impl RunFile {
    /// Reads the file of a run.
    ///
    /// # Errors
    /// The text is no run, a newer version wrote it, or a step cannot have been taken: the first error, with its place.
    pub fn parse(text: &str) -> Result<Self, TourError> {
        let newer = version_in(text).filter(|found| *found != RUN_VERSION);
        if let Some(found) = newer {
            return Err(TourError::Version { found, expected: RUN_VERSION });
        }
        let fields: RunFields = ron_options().from_str(text).map_err(|error| TourError::Unreadable {
            line: error.span.start.line,
            column: error.span.start.col,
            reason: ron_words(&error.code),
        })?;
        let tour = Tour::new(fields.number, Heat::new(fields.heat)?)?;
        let mut run = TourRun::begin(tour, fields.second);
        fields.steps.into_iter().try_for_each(|step| run.apply(step))?;
        if let Some(name) =
            fields.person.as_ref().filter(|name| PersonName::parse(name.as_str()).as_ref() != Some(name))
        {
            return Err(TourError::Person(name.as_str().to_owned()));
        }
        Ok(Self { run, person: fields.person, rival: fields.rival })
    }

    /// Returns the text of its file.
    #[must_use]
    pub fn to_ron(&self) -> String {
        let tour = self.run.tour();
        let fields = RunFields {
            version: RUN_VERSION,
            number: tour.number(),
            heat: tour.heat().number(),
            person: self.person.clone(),
            rival: self.rival.clone(),
            second: self.run.is_second(),
            steps: self.run.steps().to_vec(),
        };
        // Plain data can always be serialized.
        ron::ser::to_string_pretty(&fields, ron::ser::PrettyConfig::default()).unwrap_or_default() + "\n"
    }
}

impl TourRun {
    /// Returns true if this is the same run at a later time or at the same one. Two runs of one tour are the same as
    /// long as their steps are.
    #[must_use]
    pub fn continues(&self, earlier: &Self) -> bool {
        self.tour() == earlier.tour() && self.steps().starts_with(earlier.steps())
    }
}
