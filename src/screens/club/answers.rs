//! The answers of the data folder, and what each changes.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::super::card::CardSaved;
use super::super::custom_clubs::CustomClubsPage;
use super::import_files::{ImportSummary, import_files};
use super::notebooks::notebook_texts;
use super::report::{self, ReportPage};
use super::words::{self, LastActionText};
use super::{ClubPage, ClubTab, ask, report_missed, request_archive};
use crate::flow::clipboard::Clipboard;
use crate::flow::clubs::CustomClubs;
use crate::flow::error_text::deletion_error_text;
use crate::flow::page::{AppPage, Navigate, Navigation};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::{DamagedFiles, ErrorDialog, WatchReplay};
use crate::session::reports::ReportJobs;
use crate::session::scenarios::KnownScenarios;
use crate::table::cards::pack::WantedCards;
use ::words::{DisplayText, MessageId, id};
use ai::ledger::{KnownBots, Ledger};
use career::ArchiveFilter;
use career::honours::honour_progress;
use engine::{BySeat, Record};
use players::controller::Controller;
use store::{ArchiveIndex, ArchivedMatch, ExportSummary, ImportError, MatchId, Notebooks, StoreError};

/// An answer of the data folder.
pub(super) enum Answer {
    Archive(ArchiveIndex),
    Notebooks(Notebooks),
    /// The result of importing a match.
    Taken(Result<MatchId, ImportError>),
    /// The record of a match that an action was requested for.
    Record(Box<Option<Record>>),
    /// The record of the match whose report is shown, and the report if it is saved.
    ToReport(Box<ArchivedMatch>, Box<Option<Record>>, Option<Ledger>),
    /// Records of matches without a report.
    Missed(Vec<(MatchId, Record, KnownBots)>),
    /// The record of a match to replay, its controllers and its clubs.
    Watched(Box<Option<Record>>, Option<BySeat<Controller>>, Option<BySeat<String>>),
    /// The path that a match was exported to.
    Saved(Option<PathBuf>),
    /// The chosen file could not be written.
    Unwritten,
    /// The result of exporting all matches.
    SavedAll(Option<ExportSummary>),
    /// The number of matches deleted.
    Erased(Result<usize, StoreError>),
    /// The result of importing files that were dropped on the window.
    Brought(Box<ImportSummary>),
}

/// What the answers of the data folder read and change, besides the page.
#[derive(SystemParam)]
pub(in super::super) struct ClubAnswerParams<'w, 's> {
    data: Res<'w, StoreHandle>,
    prefs: Res<'w, Prefs>,
    scenarios: Res<'w, KnownScenarios>,
    navigation: Res<'w, Navigation>,
    reports: ResMut<'w, ReportJobs>,
    cards: ResMut<'w, WantedCards>,
    custom_clubs: ResMut<'w, CustomClubs>,
    custom_clubs_page: ResMut<'w, CustomClubsPage>,
    clipboard: Clipboard<'w>,
    saved_cards: MessageReader<'w, 's, CardSaved>,
    go: MessageWriter<'w, Navigate>,
    error_dialogs: MessageWriter<'w, ErrorDialog>,
    damaged: MessageWriter<'w, DamagedFiles>,
    watches: MessageWriter<'w, WatchReplay>,
    redraw: MessageWriter<'w, RequestRedraw>,
}

/// Requests what the page needs next, and handles an answer of the data folder.
pub(in super::super) fn receive_answers(mut club: ResMut<ClubPage>, mut params: ClubAnswerParams) {
    params.show_saved_cards(&mut club);
    params.prepare_report(&mut club);
    params.send_requests(&mut club);
    if let Some(answer) = params.next_answer(&mut club) {
        params.receive(&mut club, answer);
    }
}

impl ClubAnswerParams<'_, '_> {
    /// Says on the page which pictures of matches were saved.
    fn show_saved_cards(&mut self, club: &mut ClubPage) {
        for saved in self.saved_cards.read() {
            club.message = Some(LastActionText::Pictured(saved.clone()));
            self.redraw.write(RequestRedraw);
        }
    }

    /// Loads the cards of a report, which shows positions of its match, and draws it again while it is worked out.
    fn prepare_report(&mut self, club: &mut ClubPage) {
        if let Some(game) = club.report.as_ref().and_then(|report| games::find(&report.archived.game))
            && !self.cards.has(game)
        {
            self.cards.add(game);
            self.redraw.write(RequestRedraw);
        }
        if club.report.as_mut().is_some_and(ReportPage::waits) {
            self.redraw.write(RequestRedraw);
        }
    }

    /// Requests imports, new reports and missing ones. Only once the page is open: opening it drops earlier requests.
    fn send_requests(&self, club: &mut ClubPage) {
        if self.navigation.page() != Some(AppPage::ClubHouse) {
            return;
        }
        if !club.brought.is_empty() {
            let paths = std::mem::take(&mut club.brought);
            ask(club, &self.data, move |store| import_files(store, paths));
        }
        if club.asked.is_empty() && self.reports.is_idle() {
            if club.reported != self.reports.saved {
                club.reported = self.reports.saved;
                request_archive(club, &self.data);
            } else if matches!(club.part, ClubTab::Figures | ClubTab::Honours) {
                report_missed(club, &self.data);
            }
        }
    }

    /// Takes the answer to the oldest request; `None` if it has not come yet, or if it was lost.
    fn next_answer(&mut self, club: &mut ClubPage) -> Option<Answer> {
        let asked = club.asked.front_mut()?;
        self.redraw.write(RequestRedraw);
        let answer = asked.poll()?;
        club.asked.pop_front();
        answer
    }

    /// Handles an answer.
    fn receive(&mut self, club: &mut ClubPage, answer: Answer) {
        match answer {
            Answer::Archive(archive) => self.take_archive(club, archive),
            Answer::Notebooks(books) => {
                club.notebooks = notebook_texts(&books, self.prefs.settings.profiles.people.player(0));
            }
            Answer::Taken(taken) => self.take_imported_match(club, taken),
            Answer::Record(record) => self.copy_code(club, *record),
            Answer::Watched(record, controllers, clubs) => {
                let watch = (*record)
                    .and_then(|record| WatchReplay::new(record, controllers, Some(AppPage::ClubHouse)));
                let watch = watch.map(|watch| WatchReplay { clubs, ..watch });
                club.message = watch.is_none().then_some(LastActionText::Unreadable);
                club.watches = watch.is_some();
                self.watches.write_batch(watch);
            }
            Answer::Saved(Some(path)) => club.message = Some(LastActionText::Saved(path)),
            Answer::Saved(None) => club.message = Some(LastActionText::NotSaved),
            Answer::ToReport(archived, record, ledger) => self.open_report(club, *archived, *record, ledger),
            Answer::Missed(missed) => {
                missed.into_iter().for_each(|(id, record, bots)| self.reports.make_later(id, record, bots));
            }
            Answer::SavedAll(Some(exported)) => {
                exported.left_out.iter().for_each(|id| warn!("{id}: could not be read, so it was not saved"));
                club.message = Some(LastActionText::SavedAll(exported));
            }
            Answer::SavedAll(None) | Answer::Unwritten => club.message = Some(LastActionText::Unwritten),
            Answer::Erased(erased) => {
                match erased {
                    Ok(n) => club.message = Some(LastActionText::Erased(n)),
                    Err(error) => self.show_error(id!("dialog-not-deleted"), deletion_error_text(&error)),
                }
                request_archive(club, &self.data);
            }
            Answer::Brought(brought) => {
                club.message = Some(LastActionText::Brought(brought.matches));
                let requests = (&mut self.error_dialogs, &mut self.go);
                brought.settle(&mut self.custom_clubs, &mut self.custom_clubs_page, requests);
                club.filter = ArchiveFilter::default();
                request_archive(club, &self.data);
            }
        }
    }

    /// Shows the matches of the archive, and requests the rest of it.
    fn take_archive(&mut self, club: &mut ClubPage, mut archive: ArchiveIndex) {
        self.damaged.write(DamagedFiles(std::mem::take(&mut archive.unusable)));
        let more = archive.unread > 0;
        club.fresh |= club.archive.matches.is_empty();
        club.honours = honour_progress(&archive.matches);
        club.archive = archive;
        let wanted = club.wanted.as_ref().and_then(|id| club.archive.get(id));
        if let Some(archived) = wanted.cloned() {
            club.wanted = None;
            report::request(club, &self.data, Box::new(archived));
        }
        if more {
            request_archive(club, &self.data);
        }
    }

    /// Chooses the match of a pasted code, new or known, or says what is wrong with the code.
    fn take_imported_match(&mut self, club: &mut ClubPage, taken: Result<MatchId, ImportError>) {
        let (message, id) = match taken {
            Ok(id) => (LastActionText::TakenIn, id),
            Err(ImportError::Known(id)) => (LastActionText::Known, id),
            Err(error) => {
                self.show_error(id!("dialog-not-added"), words::paste_error(&error));
                return request_archive(club, &self.data);
            }
        };
        club.message = Some(message);
        club.filter = ArchiveFilter::default();
        club.chosen = Some(id);
        request_archive(club, &self.data);
    }

    /// Copies the code of a match to the clipboard.
    fn copy_code(&mut self, club: &mut ClubPage, record: Option<Record>) {
        let code = record.and_then(|record| games::code::encode(&record).ok());
        match code.map(|code| self.clipboard.set_text(&code)) {
            Some(Ok(())) => club.message = Some(LastActionText::Copied),
            Some(Err(why)) => self.show_error(id!("dialog-not-copied"), why.sentence().into()),
            None => club.message = Some(LastActionText::Unreadable),
        }
    }

    /// Opens the report of a match.
    fn open_report(
        &self,
        club: &mut ClubPage,
        archived: ArchivedMatch,
        record: Option<Record>,
        ledger: Option<Ledger>,
    ) {
        match record {
            // Scripted decisions of a lesson are nobody's mistake.
            Some(record) if archived.lesson.is_some() || self.scenarios.all().given(&record) > 0 => {
                club.report = Some(ReportPage::without_verdicts(archived, record));
            }
            Some(record) => club.report = Some(ReportPage::new(archived, record, ledger, &self.reports)),
            None => club.message = Some(LastActionText::Unreadable),
        }
    }

    /// Shows what went wrong.
    fn show_error(&mut self, heading: MessageId, error: DisplayText) {
        self.error_dialogs.write(ErrorDialog::new(heading, error));
    }
}
