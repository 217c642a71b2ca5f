//! Opens a played match of the competition in the replay viewer. A match with a person is read from the archive. A
//! match between bots is played again from its seed, in a background task.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use crate::flow::page::AppPage;
use crate::flow::pending::PendingAnswer;
use crate::flow::prefs::StoreHandle;
use crate::flow::start::{ErrorDialog, WatchReplay};
use competition::revealed::FixtureId;
use competition::{BotFixtureError, Competition};
use engine::{BySeat, Record};
use players::controller::Controller;
use words::{DisplayText, MessageId};
use words::{id, say};

/// Where the record comes from.
enum RecordSource {
    /// The data folder; `None` if the match is not there any more.
    Archive(PendingAnswer<Option<Record>>),
    /// Bots that play the match again.
    Simulation(Task<Result<Record, BotFixtureError>>),
}

/// The match that was asked for.
struct RequestedFixture {
    source: RecordSource,
    controllers: BySeat<Controller>,
    clubs: Option<BySeat<String>>,
}

/// The search for the record of a match to replay.
#[derive(Resource, Default)]
pub(in crate::screens) struct RecordSearch {
    asked: Option<RequestedFixture>,
    /// True if the match that was asked for is not there any more.
    gone: bool,
}

impl RecordSearch {
    /// Drops the search.
    pub(super) fn cancel(&mut self) {
        (self.asked, self.gone) = (None, false);
    }

    /// Starts the search for the match at that place of a competition, if it is played.
    pub(super) fn start(&mut self, on: &Competition, at: FixtureId, data: &StoreHandle) {
        self.cancel();
        let Some(fixture) = on.fixture(at).filter(|fixture| fixture.played.is_some()) else { return };
        let Some(game) = on.game_of(&fixture) else { return };
        let (controllers, seed) = (on.controllers(&fixture), on.seed(&fixture));
        let source = if on.has_people(&fixture) {
            let id = game.id();
            RecordSource::Archive(PendingAnswer::from_store(data, move |store| {
                store.finished_as(id, seed, controllers)
            }))
        } else {
            let on = on.clone();
            RecordSource::Simulation(
                AsyncComputeTaskPool::get().spawn(async move { on.simulate_fixture(&fixture) }),
            )
        };
        self.asked = Some(RequestedFixture { source, controllers, clubs: on.clubs(&fixture).ids() });
    }

    /// Returns the message of the page about the search.
    pub(super) fn status_message(&self) -> Option<MessageId> {
        match &self.asked {
            Some(RequestedFixture { source: RecordSource::Simulation(_), .. }) => {
                Some(id!("competition-replaying"))
            }
            None if self.gone => Some(id!("competition-match-gone")),
            Some(_) | None => None,
        }
    }

    /// Returns the record once it is found.
    fn poll(&mut self) -> Option<Result<Option<Record>, BotFixtureError>> {
        match &mut self.asked.as_mut()?.source {
            RecordSource::Archive(asked) => asked.poll().map(|record| Ok(record.flatten())),
            RecordSource::Simulation(task) => block_on(poll_once(task)).map(|record| record.map(Some)),
        }
    }
}

/// Opens the match once its record is found.
pub(in crate::screens) fn receive_answers(
    mut search: ResMut<RecordSearch>,
    (mut watches, mut error_dialogs): (MessageWriter<WatchReplay>, MessageWriter<ErrorDialog>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if search.asked.is_none() {
        return;
    }
    redraw.write(RequestRedraw);
    let Some(answer) = search.poll() else { return };
    let Some(RequestedFixture { controllers, clubs, .. }) = search.asked.take() else { return };
    match answer {
        Ok(record) => {
            let watch = record
                .and_then(|record| WatchReplay::new(record, Some(controllers), Some(AppPage::Competition)));
            search.gone = watch.is_none();
            watches.write_batch(watch.map(|watch| WatchReplay { clubs, ..watch }));
        }
        Err(stopped) => {
            let error = DisplayText::verbatim(stopped.to_string());
            error_dialogs.write(ErrorDialog::stoppage(say!("trouble-competition-watch", fault = error)));
        }
    }
}
