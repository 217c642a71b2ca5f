//! Opening a played match of the competition in the replay viewer. One with a person lies among the finished matches;
//! one of bots is played again from its seed in a background task.

use std::sync::Mutex;
use std::sync::mpsc::{Receiver, TryRecvError};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use crate::flow::page::AppPage;
use crate::flow::prefs::StoreHandle;
use crate::flow::start::{ErrorDialog, WatchReplay};
use competition::seen::FixturePosition;
use competition::{BotFixtureError, Competition};
use engine::{BySeat, Record};
use players::controller::Controller;
use words::{DisplayText, MessageId};
use words::{id, say};

/// The source of the record.
enum Source {
    /// From the data folder; none if it is not there any more.
    Kept(Mutex<Receiver<Option<Record>>>),
    /// From bots that play the match again.
    Bots(Task<Result<Record, BotFixtureError>>),
}

/// The match that was asked for.
struct RequestedFixture {
    source: Source,
    who: BySeat<Controller>,
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
    /// Gives the search up.
    pub(super) fn rest(&mut self) {
        (self.asked, self.gone) = (None, false);
    }

    /// Asks for the match at that place of a competition, if it is played.
    pub(super) fn seek(&mut self, on: &Competition, at: FixturePosition, data: &StoreHandle) {
        self.rest();
        let Some(fixture) = on.at(at).filter(|fixture| fixture.played.is_some()) else { return };
        let Some(game) = on.game_of(&fixture) else { return };
        let (who, seed) = (on.who(&fixture), on.seed(&fixture));
        let source = if on.has_people(&fixture) {
            let id = game.id();
            Source::Kept(Mutex::new(data.0.request(move |store| store.finished_as(id, seed, who))))
        } else {
            let on = on.clone();
            Source::Bots(AsyncComputeTaskPool::get().spawn(async move { on.simulate_fixture(&fixture) }))
        };
        self.asked = Some(RequestedFixture { source, who, clubs: on.clubs(&fixture).ids() });
    }

    /// Returns what the page says of the search.
    pub(super) fn status_message(&self) -> Option<MessageId> {
        match &self.asked {
            Some(RequestedFixture { source: Source::Bots(_), .. }) => Some(id!("competition-replaying")),
            None if self.gone => Some(id!("competition-match-gone")),
            Some(_) | None => None,
        }
    }

    /// Returns the record once it is found.
    fn found(&mut self) -> Option<Result<Option<Record>, BotFixtureError>> {
        match &mut self.asked.as_mut()?.source {
            Source::Kept(asked) => match asked.get_mut().map(|asked| asked.try_recv()) {
                Ok(Err(TryRecvError::Empty)) => None,
                Ok(Ok(record)) => Some(Ok(record)),
                Ok(Err(TryRecvError::Disconnected)) | Err(_) => Some(Ok(None)),
            },
            Source::Bots(task) => block_on(poll_once(task)).map(|record| record.map(Some)),
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
    let Some(found) = search.found() else { return };
    let Some(RequestedFixture { who, clubs, .. }) = search.asked.take() else { return };
    match found {
        Ok(record) => {
            let watch =
                record.and_then(|record| WatchReplay::new(record, Some(who), Some(AppPage::Competition)));
            search.gone = watch.is_none();
            watches.write_batch(watch.map(|watch| WatchReplay { clubs, ..watch }));
        }
        Err(stopped) => {
            let fault = DisplayText::verbatim(stopped.to_string());
            error_dialogs.write(ErrorDialog(say!("trouble-competition-match", fault = fault)));
        }
    }
}
