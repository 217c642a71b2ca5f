//! Notebooks: which matches a reader notes, and with which notebook it begins them. The store notes a match that
//! carries one when it ends (`crates/store/src/notebooks.rs`).

use crate::flow::start::StartMatch;
use ai::opponent_model::Notebook;
use engine::{BySeat, Seat};
use games::dyn_bot::DynBot;
use games::dyn_match::DynMatch;
use players::controller::Controller;
use players::people::PersonName;
use store::{NotebookKey, Settings};

/// Returns the key of the notebook with which the reader begins a match of one person; `None` if the match is not to be
/// noted, or brings its notebook along.
///
/// A match that is resumed goes on with the notebook it began with. A lesson, a scenario, a match of the day or of a
/// tour, and a match that begins in the middle of another carry none.
pub(super) fn wanted(
    start: &StartMatch,
    people: &BySeat<Option<PersonName>>,
    set: &Settings,
) -> Option<NotebookKey> {
    if start.resume.is_some() || start.lesson.is_some() || start.is_counted() {
        return None;
    }
    let (key, _) =
        NotebookKey::of(start.game.id(), start.controllers, people).filter(|_| set.shared.notebooks)?;
    Some(key)
}

/// Returns the bot of a seat; `None` if a person plays it. A reader gets the notebook that the match began with.
pub(super) fn bot_at(
    seat: Seat,
    controller: Controller,
    state: &dyn DynMatch,
    notebook: Option<&Notebook>,
) -> Option<Box<dyn DynBot>> {
    let Controller::Bot(difficulty) = controller else { return None };
    Some(match notebook {
        Some(notebook) => state.bot_with(difficulty, seat, notebook),
        None => state.bot(difficulty, seat),
    })
}
