//! The notebooks that bots keep of the people at this screen, from match to match: `notebooks.ron`.
//!
//! A match that will be noted carries the notebook that its bot began with, in its own file. When it ends, its record
//! is replayed to the bot with the notebook as it is then. So matches may be side by side, and a notebook that
//! was burned meanwhile begins blank.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::disk::DataFile;
use super::save_step::SaveStep;
use super::{NotebookKey, Notebooks, SavedMatch, Store, StoreError, UnusableFile};
use ai::opponent_model::{Notebook, NotesSubject};
use base::reading;
use engine::BySeat;
use words::DisplayText;

/// What a notebook holds, as others than the store's thread see it.
#[derive(Clone, Debug, Default)]
struct NotebookSummary {
    matches: u32,
    sentences: Vec<DisplayText>,
}

impl NotebookSummary {
    fn of(key: &NotebookKey, notebook: &Notebook) -> Self {
        let noted = games::find(&key.game)
            .and_then(|game| game.notebook_sentences(notebook, &NotesSubject::Person).ok());
        // The first sentence says only how often they met.
        let sentences = noted.into_iter().flatten().skip(1).collect();
        Self { matches: notebook.matches(), sentences }
    }
}

/// Tells beside the store's thread what each reader has noted about somebody. Clones tell the same.
#[derive(Clone, Debug, Default)]
pub struct SharedNotebooks(Arc<Mutex<BTreeMap<NotebookKey, NotebookSummary>>>);

impl SharedNotebooks {
    /// Returns the number of matches that the notebook of that name was made in; 0 if there is none.
    #[must_use]
    pub fn matches(&self, key: &NotebookKey) -> u32 {
        self.summary(key, |summary| summary.matches).unwrap_or_default()
    }

    /// Returns a sentence that the notebook of that name holds about the person, another one after each match; `None`
    /// if it holds none.
    #[must_use]
    pub fn sentence(&self, key: &NotebookKey) -> Option<DisplayText> {
        self.summary(key, |NotebookSummary { matches, sentences }| {
            let after_first = matches.saturating_sub(1) as usize;
            sentences.get(after_first.checked_rem(sentences.len())?).cloned()
        })
        .flatten()
    }

    fn summary<T>(&self, key: &NotebookKey, read: impl FnOnce(&NotebookSummary) -> T) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(key).map(read)
    }

    fn publish(&self, notebooks: &Notebooks) {
        let now = notebooks.all().map(|(key, notebook)| (key.clone(), NotebookSummary::of(key, notebook)));
        let now = now.collect();
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = now;
    }
}

impl Store {
    /// Returns the notebooks. If the file cannot be used, returns what can be read of it, and once the reason.
    pub fn notebooks(&mut self) -> (Notebooks, Option<UnusableFile>) {
        if let Some(notebooks) = &self.notebooks {
            return (notebooks.clone(), None);
        }
        let Ok(path) = self.files.file(DataFile::Notebooks) else { return (Notebooks::default(), None) };
        if self.in_use() {
            return (Notebooks::default(), None);
        }
        let mut found = Notebooks::default();
        let read = self.files.read(&path, reading::LIMIT, |text| {
            let (notebooks, wrong) = Notebooks::parse(text);
            found = notebooks;
            wrong.map_or(Ok(()), Err)
        });
        self.met.publish(&found);
        self.notebooks = Some(found.clone());
        (found, read.err())
    }

    /// Returns all notebooks. Files that could not be used are reported with the matches.
    fn known_notebooks(&mut self) -> Notebooks {
        let (notebooks, unusable) = self.notebooks();
        self.unreported_files.extend(unusable);
        notebooks
    }

    /// Returns what each reader has noted about each person.
    #[must_use]
    pub fn met(&self) -> SharedNotebooks {
        self.met.clone()
    }

    /// Returns the notebook with which a reader begins a match: a blank one if it never met the person. None if the
    /// game has no reader.
    pub fn notebook(&mut self, key: &NotebookKey) -> Option<Notebook> {
        let known = self.known_notebooks().get(key).cloned();
        known.or_else(|| games::find(&key.game)?.empty_notebook())
    }

    /// Removes a notebook. The bot is a stranger to the person again.
    ///
    /// # Errors
    /// The errors of [`Store::save_match`].
    pub fn burn_notebook(&mut self, key: &NotebookKey) -> Result<(), StoreError> {
        self.save(SaveStep::Burnt(key.clone()))
    }

    pub(super) fn burn(&mut self, key: &NotebookKey) -> Result<(), StoreError> {
        let mut notebooks = self.known_notebooks();
        if notebooks.remove(key) { self.put_notebooks(notebooks) } else { Ok(()) }
    }

    /// Notes a finished match, if it carries a notebook. To do it again does no harm.
    pub(super) fn note(&mut self, saved: &SavedMatch) -> Result<(), StoreError> {
        let controllers = BySeat::new(saved.home, saved.away);
        let Some((key, reader)) = NotebookKey::of(&saved.record.game, controllers, &saved.names) else {
            return Ok(());
        };
        let mut notebooks = self.known_notebooks();
        let new = saved.notebook.is_some() && notebooks.note(&key, reader, saved);
        if new { self.put_notebooks(notebooks) } else { Ok(()) }
    }

    /// Writes the notebooks.
    pub(super) fn put_notebooks(&mut self, notebooks: Notebooks) -> Result<(), StoreError> {
        let path = self.files.file(DataFile::Notebooks)?;
        let text = notebooks.text().map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.files.write_file(&path, &text)?;
        self.met.publish(&notebooks);
        self.notebooks = Some(notebooks);
        Ok(())
    }
}
