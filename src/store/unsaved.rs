//! What is still to be written. Whatever is to be kept is noted here first and stays until the disk has it: a save that fails is
//! tried again with the next one, when somebody asks for what is kept, and after a pause (`store/writer.rs`).
//!
//! Steps that concern the same thing are done in their order; one that cannot be done holds up no other. To do a step again
//! does no harm, so that nothing is counted twice.

use std::sync::{Arc, Mutex, PoisonError};

use super::reconcile::Reconciled;
use super::{MatchId, Place, SavedMatch, Settings, Store, StoreError};
use crate::ai::ledger::Ledger;
use crate::competition::Competition;
use crate::engine::Record;

/// Something that is to be kept.
#[derive(Clone, Debug)]
pub(super) enum Step {
    /// The settings, and names and ratings.
    Settings(Box<Settings>),
    /// A match in play.
    Match(Box<SavedMatch>),
    /// A match that is over, and the competition with its result where it counts there.
    Finished(Box<SavedMatch>, Option<Box<Competition>>),
    /// A match in play that nobody goes on with.
    Forgotten(MatchId),
    /// The competition that is on from now on, or none.
    Competition(Option<Box<Competition>>),
    /// The report of a finished match.
    Report(MatchId, Box<Record>, Box<Ledger>),
    /// A finished match is one to keep, or no more.
    Star(MatchId, bool),
    /// A finished match is taken out of the archive.
    Deleted(MatchId),
}

impl Step {
    const fn of(&self) -> Option<&MatchId> {
        match self {
            Self::Settings(_) | Self::Competition(_) => None,
            Self::Match(saved) | Self::Finished(saved, _) => Some(&saved.id),
            Self::Forgotten(id) | Self::Report(id, ..) | Self::Star(id, _) | Self::Deleted(id) => Some(id),
        }
    }

    const fn of_competition(&self) -> bool {
        matches!(self, Self::Competition(_) | Self::Finished(_, Some(_)))
    }

    /// Whether the two concern the same thing, so that their order counts.
    fn meets(&self, other: &Self) -> bool {
        let settings = |step: &Self| matches!(step, Self::Settings(_));
        settings(self) && settings(other)
            || self.of().is_some() && self.of() == other.of()
            || self.of_competition() && other.of_competition()
    }

    /// Whether the other need not be done once this one is.
    fn replaces(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Settings(_), Self::Settings(_)) | (Self::Competition(_), Self::Competition(_)) => true,
            (Self::Match(now), Self::Match(before)) => now.id == before.id,
            (Self::Star(now, _), Self::Star(before, _)) => now == before,
            _ => false,
        }
    }
}

/// Steps that could not be done yet, in their order.
#[derive(Debug, Default)]
pub(super) struct Unsaved {
    steps: Vec<Step>,
    sign: Sign,
}

impl Unsaved {
    /// Takes a step in: in the place of the last one that it meets, where it replaces that.
    fn note(&mut self, step: Step) {
        match self.steps.iter_mut().rfind(|before| before.meets(&step)) {
            Some(before) if step.replaces(before) => *before = step,
            _ => self.steps.push(step),
        }
    }

    /// What was found on the disk, as it would be with all of this done.
    pub(super) fn over(&self, found: &mut Reconciled) {
        for step in &self.steps {
            match step {
                Step::Match(saved) => {
                    found.without(&saved.id);
                    match saved.place {
                        Place::Friendly => found.current.insert(0, (**saved).clone()),
                        Place::Competition => found.competition_matches.insert(0, (**saved).clone()),
                    }
                }
                Step::Finished(saved, competition) => {
                    found.without(&saved.id);
                    if let Some(competition) = competition {
                        found.competition = Some((**competition).clone());
                    }
                }
                Step::Forgotten(id) => found.without(id),
                Step::Competition(competition) => found.competition = competition.as_deref().cloned(),
                Step::Settings(_) | Step::Report(..) | Step::Star(..) | Step::Deleted(_) => {}
            }
        }
        if self.steps.iter().any(Step::of_competition) {
            found.sort_out();
        }
    }
}

/// Tells whether something is still to be written, and why it could not be, to whoever asks beside the store's thread; when the
/// store is gone, what was lost with it. Clones are the same sign.
#[derive(Clone, Debug, Default)]
pub struct Sign(Arc<Mutex<Option<String>>>);

impl Sign {
    /// Why something could not be written yet, as a sentence; none where all is written.
    #[must_use]
    pub fn why(&self) -> Option<String> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(super) fn set(&self, why: Option<String>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = why;
    }
}

impl Store {
    /// Whether something could not be written yet.
    #[must_use]
    pub const fn is_behind(&self) -> bool {
        !self.unsaved.steps.is_empty()
    }

    /// The sign that tells of it.
    #[must_use]
    pub fn sign(&self) -> Sign {
        self.unsaved.sign.clone()
    }

    /// Does a step, after those that could not be done before; what fails is kept, to be done later.
    ///
    /// # Errors
    /// What went wrong, unless it was told before: see [`Store::news`].
    pub(super) fn keep(&mut self, step: Step) -> Result<(), StoreError> {
        if self.in_use() {
            return Ok(());
        }
        self.unsaved.note(step);
        self.try_again();
        if self.news.is_empty() { Ok(()) } else { Err(self.news.remove(0)) }
    }

    /// Tries to do what could not be done before.
    pub fn try_again(&mut self) {
        let (mut at, mut why) = (0, None);
        while at < self.unsaved.steps.len() {
            let (before, rest) = self.unsaved.steps.split_at(at);
            if before.iter().any(|before| before.meets(&rest[0])) {
                at += 1;
                continue;
            }
            // A step that panics is not tried again.
            let step = self.unsaved.steps.remove(at);
            match self.do_step(&step) {
                Ok(()) => {}
                // It never will be done: what is there is not written over as long as the process lives.
                Err(fault @ StoreError::Left { .. }) => self.tell(fault),
                Err(fault) => {
                    why.get_or_insert_with(|| fault.to_string());
                    self.tell(fault);
                    self.unsaved.steps.insert(at, step);
                    at += 1;
                }
            }
        }
        if !self.is_behind() {
            self.renew();
            // Trouble that comes after this is news.
            self.told.clear();
        }
        self.unsaved.sign.set(why);
    }

    /// A folder that was made anew has what the old one had and this process knows: the settings and the competition.
    fn renew(&mut self) {
        if std::mem::take(&mut self.renewed) {
            self.book = None;
            let (settings, on) = (self.settings.clone(), self.kept.clone().flatten());
            let done = settings.map_or(Ok(()), |settings| self.put_settings(&settings));
            let done = done.and(on.map_or(Ok(()), |on| self.put_competition(Some(&on))));
            self.renewed |= done.is_err();
        }
    }

    fn do_step(&mut self, step: &Step) -> Result<(), StoreError> {
        match step {
            Step::Settings(settings) => self.put_settings(settings),
            Step::Match(saved) => self.keep_match(saved),
            Step::Finished(saved, competition) => self.finish(saved, competition.as_deref()),
            Step::Forgotten(id) => self.forget(id),
            Step::Competition(competition) => self.change_competition(competition.as_deref()),
            Step::Report(id, record, ledger) => self.put_report(id, record, ledger),
            Step::Star(id, star) => self.change_finished(id, |kept| kept.star = *star),
            Step::Deleted(id) => self.delete(id),
        }
    }

    /// Notes a failure as news: trouble with writing once until all could be written again, what is left alone once of each
    /// file.
    fn tell(&mut self, fault: StoreError) {
        let known = match &fault {
            StoreError::Left { path } => self.left.insert(path.clone(), true) == Some(true),
            other => {
                let kind = std::mem::discriminant(other);
                let known = self.told.contains(&kind);
                if !known {
                    self.told.push(kind);
                }
                known
            }
        };
        if !known {
            self.news.push(fault);
        }
    }

    /// What went wrong and was not told yet.
    pub fn news(&mut self) -> Vec<StoreError> {
        std::mem::take(&mut self.news)
    }
}
