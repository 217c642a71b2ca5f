//! Data still to be written. Every save is noted here first and stays until the disk has it. A failed save is retried
//! with the next save, on request, and after a pause ([`super::writer`]).
//!
//! Steps that concern the same data keep their order. A step that fails holds up no other. A step can be repeated
//! without harm, so nothing is counted twice.

use std::sync::{Arc, Mutex, PoisonError};

use super::competition::CompetitionStore;
use super::reconcile::ReconciledFolder;
use super::save_step::SaveStep;
use super::tours::TourRunStore;
use super::{MatchLocation, Notebooks, Store, StoreError};

/// The failed steps, in order.
#[derive(Debug, Default)]
pub(super) struct UnsavedSteps {
    steps: Vec<SaveStep>,
    sign: UnsavedIndicator,
}

impl UnsavedSteps {
    /// Adds a step. It replaces the last step on the same data where [`SaveStep::replaces`] says so.
    fn note(&mut self, step: SaveStep) {
        match self.steps.iter_mut().rfind(|before| before.meets(&step)) {
            Some(before) if step.replaces(before) => *before = step,
            _ => self.steps.push(step),
        }
    }

    /// Returns the pending steps, in order.
    pub(super) fn steps(&self) -> &[SaveStep] {
        &self.steps
    }

    /// Applies the pending steps to what was found on the disk.
    pub(super) fn apply_to(&self, found: &mut ReconciledFolder) {
        for step in &self.steps {
            match step {
                SaveStep::Match(saved) => {
                    found.without(&saved.id);
                    match saved.place {
                        MatchLocation::Friendly => found.current.insert(0, (**saved).clone()),
                        MatchLocation::Competition => found.competition_matches.insert(0, (**saved).clone()),
                    }
                }
                SaveStep::Finished(saved, competition) => {
                    found.without(&saved.id);
                    if let Some(competition) = competition {
                        found.note_competition(competition, true);
                    }
                    found.count_in_tour(saved);
                }
                SaveStep::Forgotten(id) => found.without(id),
                SaveStep::Competition(competition, stays) => found.note_competition(competition, *stays),
                SaveStep::TourRun(saved, stays) => found.note_tour_run(saved, *stays),
                SaveStep::Settings(_)
                | SaveStep::Window(_)
                | SaveStep::Report(..)
                | SaveStep::Star(..)
                | SaveStep::Deleted(_)
                | SaveStep::Burnt(_)
                | SaveStep::Club(_)
                | SaveStep::ClubGone(_) => {}
            }
        }
        if self.steps.iter().any(SaveStep::of_competition) {
            found.sort_out();
        }
    }
}

/// Reports to other threads whether something is still unsaved, and why it failed. After the store is gone, it reports
/// what was lost. Clones share their state.
#[derive(Clone, Debug, Default)]
pub struct UnsavedIndicator(Arc<Mutex<Option<StoreError>>>);

impl UnsavedIndicator {
    /// Returns the error that keeps something from being written, or `None` if everything is written.
    #[must_use]
    pub fn reason(&self) -> Option<StoreError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set(&self, why: Option<StoreError>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = why;
    }
}

impl Store {
    /// Returns true if something could not be written yet.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        !self.unsaved.steps.is_empty()
    }

    /// Returns the sign of this store.
    #[must_use]
    pub fn unsaved_indicator(&self) -> UnsavedIndicator {
        self.unsaved.sign.clone()
    }

    /// Does a step after the pending ones. A failed step is kept for later.
    ///
    /// # Errors
    /// The error, unless it was reported before: see [`Store::take_unreported_errors`].
    pub(super) fn save(&mut self, step: SaveStep) -> Result<(), StoreError> {
        if self.in_use() {
            return Ok(());
        }
        self.unsaved.note(step);
        self.try_again();
        // What was kept beside is reported, and no error: it was saved.
        let error =
            self.files.unreported_errors.iter().position(|error| !matches!(error, StoreError::Changed(_)));
        error.map_or(Ok(()), |at| Err(self.files.unreported_errors.remove(at)))
    }

    /// Retries the pending steps.
    pub fn try_again(&mut self) {
        let (mut at, mut why) = (0, None);
        while at < self.unsaved.steps.len() {
            let (before, rest) = self.unsaved.steps.split_at(at);
            if before.iter().any(|before| before.meets(&rest[0])) {
                at += 1;
                continue;
            }
            // A step that panics is not retried.
            let step = self.unsaved.steps.remove(at);
            match self.do_step(&step) {
                Ok(()) => {}
                // This step can never succeed: the file is not overwritten while the process lives.
                Err(error @ StoreError::Left { .. }) => self.note_error(error),
                Err(error) => {
                    why.get_or_insert_with(|| error.clone());
                    self.note_error(error);
                    self.unsaved.steps.insert(at, step);
                    at += 1;
                }
            }
        }
        if !self.is_behind() {
            self.renew();
            // Everything is written, so the next error is reported again.
            self.reported.clear();
        }
        self.unsaved.sign.set(why);
    }

    /// Restores what this process knows, settings, notebooks, competitions, runs of tours and clubs, in a folder that
    /// was created again.
    fn renew(&mut self) {
        if std::mem::take(&mut self.files.renewed) {
            self.profiles = None;
            let (settings, on) =
                (self.settings.clone(), self.competitions.as_ref().map(CompetitionStore::list));
            let done = settings.map_or(Ok(()), |settings| self.put_settings(&settings));
            let notebooks = self.notebooks.clone().filter(|notebooks| *notebooks != Notebooks::default());
            let done = done.and(notebooks.map_or(Ok(()), |notebooks| self.put_notebooks(notebooks)));
            // The last changed is written last.
            let mut on = on.into_iter().flatten().rev();
            let done = done.and(on.try_for_each(|on| self.put_competition(&on)));
            let runs = self.tour_runs.as_ref().map(TourRunStore::list).unwrap_or_default();
            let done = done.and(runs.iter().try_for_each(|saved| self.put_tour_run(saved)));
            let clubs = self.clubs.clone();
            let done = done.and(clubs.iter().try_for_each(|club| self.put_club(club)));
            self.files.renewed |= done.is_err();
        }
    }

    fn do_step(&mut self, step: &SaveStep) -> Result<(), StoreError> {
        match step {
            SaveStep::Settings(settings) => self.put_settings(settings),
            SaveStep::Window(place) => self.put_window_place(place),
            SaveStep::Match(saved) => self.keep_match(saved),
            SaveStep::Finished(saved, competition) => self.finish(saved, competition.as_deref()),
            SaveStep::Forgotten(id) => self.forget(id),
            SaveStep::Competition(competition, stays) => self.change_competition(competition, *stays),
            SaveStep::TourRun(saved, stays) => self.change_tour_run(saved, *stays),
            SaveStep::Report(id, record, ledger) => self.put_report(id, record, ledger),
            SaveStep::Star(id, star) => self.change_star(id, *star),
            SaveStep::Deleted(id) => self.delete(id),
            SaveStep::Burnt(key) => self.burn(key),
            SaveStep::Club(club) => self.put_club(club),
            SaveStep::ClubGone(id) => self.remove_club(id),
        }
    }

    /// Notes an error to report. A write error is reported once until everything could be written again. A file left
    /// alone is reported once.
    fn note_error(&mut self, error: StoreError) {
        let known = match &error {
            StoreError::Left { path } => self.files.untouchable.insert(path.clone(), true) == Some(true),
            other => {
                let kind = std::mem::discriminant(other);
                let known = self.reported.contains(&kind);
                if !known {
                    self.reported.push(kind);
                }
                known
            }
        };
        if !known {
            self.files.unreported_errors.push(error);
        }
    }

    /// Returns and clears the errors not reported yet.
    pub fn take_unreported_errors(&mut self) -> Vec<StoreError> {
        std::mem::take(&mut self.files.unreported_errors)
    }
}
