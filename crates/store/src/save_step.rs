//! A save to be done, and which saves concern the same data.

use super::{MatchId, NotebookKey, SavedMatch, SavedRun, Settings, TourRunId, WindowPlacement};
use ai::ledger::Ledger;
use clubs::Club;
use competition::Competition;
use engine::Record;

/// A save to be done.
#[derive(Clone, Debug)]
pub(super) enum SaveStep {
    /// Save the settings, those of named people, names and ratings.
    Settings(Box<Settings>),
    /// Save size and place of the window.
    Window(WindowPlacement),
    /// Save a match in play.
    Match(Box<SavedMatch>),
    /// Finish a match; save the competition with its result if it counts there.
    Finished(Box<SavedMatch>, Option<Box<Competition>>),
    /// Remove a match in play.
    Forgotten(MatchId),
    /// Save a competition, or delete it if it does not stay.
    Competition(Box<Competition>, bool),
    /// Save a run of a tour, or delete it if it does not stay.
    TourRun(Box<SavedRun>, bool),
    /// Keep the report of a finished match.
    Report(MatchId, Box<Record>, Box<Ledger>),
    /// Star a finished match, or remove its star.
    Star(MatchId, bool),
    /// Delete a finished match from the archive.
    Deleted(MatchId),
    /// Burn a bot's notebook.
    Burnt(NotebookKey),
    /// Save a club.
    Club(Box<Club>),
    /// Delete the club with that id.
    ClubGone(String),
}

impl SaveStep {
    const fn of(&self) -> Option<&MatchId> {
        match self {
            Self::Settings(_)
            | Self::Window(_)
            | Self::Competition(..)
            | Self::TourRun(..)
            | Self::Burnt(_)
            | Self::Club(_)
            | Self::ClubGone(_) => None,
            Self::Match(saved) | Self::Finished(saved, _) => Some(&saved.id),
            Self::Forgotten(id) | Self::Report(id, ..) | Self::Star(id, _) | Self::Deleted(id) => Some(id),
        }
    }

    pub(super) const fn of_competition(&self) -> bool {
        matches!(self, Self::Competition(..) | Self::Finished(_, Some(_)))
    }

    /// Returns the run of a tour that the step changes.
    const fn of_tour_run(&self) -> Option<&TourRunId> {
        match self {
            Self::TourRun(saved, _) => Some(&saved.id),
            Self::Finished(saved, _) => saved.tour.as_ref(),
            _ => None,
        }
    }

    /// Returns true if the step changes notebooks.
    const fn of_notebooks(&self) -> bool {
        match self {
            Self::Burnt(_) => true,
            Self::Finished(saved, _) => saved.notebook.is_some(),
            _ => false,
        }
    }

    /// Returns the id of the club that the step concerns.
    pub(super) fn of_club(&self) -> Option<&str> {
        match self {
            Self::Club(club) => Some(&club.id),
            Self::ClubGone(id) => Some(id),
            _ => None,
        }
    }

    /// Returns true if both steps concern the same data, so that their order counts.
    pub(super) fn meets(&self, other: &Self) -> bool {
        let settings = |step: &Self| matches!(step, Self::Settings(_));
        let window = |step: &Self| matches!(step, Self::Window(_));
        settings(self) && settings(other)
            || window(self) && window(other)
            || self.of().is_some() && self.of() == other.of()
            || self.of_competition() && other.of_competition()
            || self.of_tour_run().is_some() && self.of_tour_run() == other.of_tour_run()
            || self.of_notebooks() && other.of_notebooks()
            || self.of_club().is_some() && self.of_club() == other.of_club()
    }

    /// Returns true if this step makes `other` needless.
    pub(super) fn replaces(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Settings(_), Self::Settings(_)) | (Self::Window(_), Self::Window(_)) => true,
            (Self::Competition(now, _), Self::Competition(before, _)) => now.is_same(before),
            (Self::TourRun(now, _), Self::TourRun(before, _)) => now.id == before.id,
            (Self::Match(now), Self::Match(before)) => now.id == before.id,
            (Self::Star(now, _), Self::Star(before, _)) => now == before,
            _ => self.of_club().is_some() && self.of_club() == other.of_club(),
        }
    }
}
