//! Reports of finished matches. They are made in background tasks after every match of a person and for every match
//! without one, and saved. The honours of the match at the table follow from them.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task};
use bevy::window::RequestRedraw;

use super::{Seating, TableMatch};
use crate::flow::archive::ArchiveReader;
use crate::flow::prefs::StoreHandle;
use crate::flow::start::DamagedFiles;
use ai::ledger::{KnownBots, Ledger, LedgerSamples};
use career::honours::{Honour, honour_progress};
use engine::{Record, SeatSet};
use games::find;
use players::controller::Controller;
use scenarios::ScenarioList;
use store::{JobKey, MatchId};

/// A finished report, to be saved.
struct Made {
    id: MatchId,
    record: Record,
    ledger: Ledger,
}

/// Makes reports and saves them.
#[derive(Resource)]
pub struct ReportJobs {
    sender: Sender<Made>,
    made: Mutex<Receiver<Made>>,
    waiting: VecDeque<(MatchId, Record, KnownBots)>,
    making: Option<Task<Option<Ledger>>>,
    /// The match that ended last, until its honours are known.
    ended: Option<MatchId>,
    archive: ArchiveReader,
    /// The honours of the match that ended last.
    earned: Option<(MatchId, Vec<Honour>)>,
    /// Number of reports saved so far.
    pub saved: u32,
}

impl Default for ReportJobs {
    fn default() -> Self {
        let (sender, made) = channel();
        Self {
            sender,
            made: Mutex::new(made),
            waiting: VecDeque::new(),
            making: None,
            ended: None,
            archive: ArchiveReader::default(),
            earned: None,
            saved: 0,
        }
    }
}

impl ReportJobs {
    /// Starts the report of a finished match with these bots at once in a background task. It is saved when it is done.
    pub fn make(&self, id: MatchId, record: Record, bots: KnownBots) -> Task<Option<Ledger>> {
        let sender = self.sender.clone();
        let make = async move {
            let ledger = find(&record.game)?.ledger_against(&record, LedgerSamples::REPORT, bots).ok()?;
            // The receiver is gone only when the game is closing.
            let _ = sender.send(Made { id, record, ledger: ledger.clone() });
            Some(ledger)
        };
        AsyncComputeTaskPool::get().spawn(make)
    }

    /// Queues the report of a finished match behind those requested before.
    pub fn make_later(&mut self, id: MatchId, record: Record, bots: KnownBots) {
        self.waiting.push_back((id, record, bots));
    }

    /// Returns true if no report is being made or waits to be made.
    #[must_use]
    pub fn is_idle(&self) -> bool {
        self.waiting.is_empty() && self.making.is_none()
    }

    /// Returns the honours of this match that are known so far.
    #[must_use]
    pub fn earned(&self, id: &MatchId) -> &[Honour] {
        self.earned.as_ref().filter(|(with, _)| with == id).map_or(&[], |(_, honours)| honours)
    }

    /// Requests the report of the match at the table when it is over.
    pub(super) fn over(&mut self, the_match: &TableMatch, seating: &Seating, scenarios: &ScenarioList) {
        if seating.humans() == SeatSet::NONE {
            return;
        }
        self.ended = Some(the_match.match_id.clone());
        // A lesson gets no report, nor does a match that began as one: its first decisions were given.
        let record = the_match.state.record();
        if the_match.lesson.is_none() && scenarios.given(record) == 0 {
            let bots = seating.controllers.map(Controller::difficulty);
            self.make_later(the_match.match_id.clone(), record.clone(), bots);
        }
    }
}

/// Saves finished reports and starts the next one; once all are saved, determines honours.
pub(super) fn advance_reports(
    mut reports: ResMut<ReportJobs>,
    data: Res<StoreHandle>,
    mut damaged: MessageWriter<DamagedFiles>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let reports = &mut *reports;
    let made: Vec<Made> = reports.made.get_mut().map(|made| made.try_iter().collect()).unwrap_or_default();
    for Made { id, record, ledger } in made {
        data.0.enqueue(JobKey::InOrder, move |store| store.keep_report(&id, &record, &ledger));
        reports.saved += 1;
    }
    if reports.making.as_ref().is_some_and(Task::is_finished) {
        reports.making = None;
    } else if reports.making.is_none()
        && let Some((id, record, bots)) = reports.waiting.pop_front()
    {
        reports.making = Some(reports.make(id, record, bots));
    }
    if !reports.is_idle() || reports.ended.is_some() {
        redraw.write(RequestRedraw);
    }
    if reports.is_idle() && reports.ended.is_some() {
        honour(reports, &data, &mut damaged);
    }
}

/// Determines from the archive the honours of the match that ended last.
fn honour(reports: &mut ReportJobs, data: &StoreHandle, damaged: &mut MessageWriter<DamagedFiles>) {
    if !reports.archive.is_on() {
        reports.archive.begin(data);
        return;
    }
    let Some(index) = reports.archive.next(data) else {
        if !reports.archive.is_on() {
            reports.ended = None;
        }
        return;
    };
    damaged.write(DamagedFiles(index.unusable));
    if reports.archive.is_on() {
        return;
    }
    reports.earned = reports.ended.take().map(|id| {
        let with = |archived: &store::ArchivedMatch| archived.id == id;
        let earned = honour_progress(&index.matches).into_iter();
        let earned = earned.filter(|progress| progress.earned_in.as_ref().is_some_and(with));
        let honours: Vec<Honour> = earned.map(|progress| progress.honour).collect();
        for honour in &honours {
            info!("honour earned: {}", honour.name());
        }
        (id, honours)
    });
}
