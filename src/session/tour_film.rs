//! The film room of a tour: the opponent's last match, which two bots play in the background.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use crate::flow::frame::FrameSet;
use crate::flow::start::ErrorDialog;
use competition::{BotFixtureError, record_of_bots};
use engine::Record;
use tour::BotFixture;
use words::{DisplayText, say};

/// The film that was asked for last.
#[derive(Resource, Default)]
pub struct TourFilm {
    of: Option<BotFixture>,
    task: Option<Task<Result<Record, BotFixtureError>>>,
    record: Option<Record>,
}

impl TourFilm {
    /// Asks for the film of a match, unless it is there or under way.
    pub fn request(&mut self, of: BotFixture) {
        if self.of.as_ref() == Some(&of) {
            return;
        }
        let playing = of.clone();
        let task = AsyncComputeTaskPool::get()
            .spawn(async move { record_of_bots(playing.game, &playing.options, playing.seed, playing.bots) });
        *self = Self { of: Some(of), task: Some(task), record: None };
    }

    /// Returns the record of that match once it is played.
    #[must_use]
    pub fn record(&self, of: &BotFixture) -> Option<&Record> {
        self.record.as_ref().filter(|_| self.of.as_ref() == Some(of))
    }
}

/// Adds the film room.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TourFilm>().add_systems(Update, receive_film.in_set(FrameSet::ApplySteps));
}

/// Takes over the film once it is played.
fn receive_film(
    mut films: ResMut<TourFilm>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
) {
    if films.task.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    let Some(played) = films.task.as_mut().and_then(|task| block_on(poll_once(task))) else { return };
    films.task = None;
    match played {
        Ok(record) => films.record = Some(record),
        Err(error) => {
            let error = DisplayText::verbatim(error.to_string());
            error_dialogs.write(ErrorDialog::stoppage(say!("tour-film-fault", fault = error)));
        }
    }
}
