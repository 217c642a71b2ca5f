//! What the page does when the player asks for something on it.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::super::card::{CardSubject, MatchCardRequest};
use super::super::file_requests::{FileDialogPurpose, FileRequests};
use super::answers::Answer;
use super::files_tab::DataPageMsg;
use super::notebooks::NotebookMsg;
use super::report::{self, ReportMsg};
use super::words::{LastActionText, copy};
use super::{ClubMsg, ClubPage, ClubTab, ask, read_notebooks, request_archive};
use crate::flow::clipboard::Clipboard;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::start::{ErrorDialog, PageRequests, WatchReplay};
use crate::session::tour::TourRuns;
use ::words::DisplayText;
use ::words::id;
use career::ArchiveFilter;
use daily::DailyMatch;
use engine::Record;
use store::{ArchivedMatch, JobKey, MatchId, NotebookKey, TourRunId};

/// What the actions of the page use.
#[derive(SystemParam)]
pub(in super::super) struct ClubActionParams<'w> {
    data: Res<'w, StoreHandle>,
    tours: Res<'w, TourRuns>,
    clipboard: Clipboard<'w>,
    files: FileRequests<'w>,
    requests: PageRequests<'w>,
    error_dialogs: MessageWriter<'w, ErrorDialog>,
}

impl ClubActionParams<'_> {
    /// Carries out an action. Whatever waited to be confirmed is given up, unless the action confirms it.
    pub(super) fn carry_out(&mut self, club: &mut ClubPage, msg: ClubMsg) {
        club.message = None;
        let match_to_delete = club.sure.take();
        let erasing = std::mem::take(&mut club.erasing);
        let notebook_to_burn = club.burning.take();
        match msg {
            ClubMsg::Part(part) => (club.part, club.report) = (part, None),
            ClubMsg::Look(filter) => (club.filter, club.chosen) = (filter, None),
            ClubMsg::Choose(id) => club.chosen = Some(id),
            ClubMsg::Show(id) => {
                (club.part, club.filter) = (ClubTab::Matches, ArchiveFilter::default());
                club.chosen = Some(id);
            }
            ClubMsg::Report(archived) => {
                club.direct = false;
                report::request(club, &self.data, archived);
            }
            ClubMsg::Picture(archived) => self.save_picture(*archived),
            ClubMsg::Watch(id, controllers, clubs) => ask(club, &self.data, move |store| {
                Answer::Watched(Box::new(store.finished_record(&id)), controllers, clubs)
            }),
            ClubMsg::Again(start) => {
                self.requests.starts.write(*start);
            }
            ClubMsg::Copy(id) => {
                ask(club, &self.data, move |store| Answer::Record(Box::new(store.finished_record(&id))));
            }
            ClubMsg::Paste => self.paste(club),
            ClubMsg::Star(id, star) => {
                self.data.0.enqueue(JobKey::InOrder, move |store| store.star_match(&id, star));
                request_archive(club, &self.data);
            }
            ClubMsg::Open => self.files.open_dialog(FileDialogPurpose::Open),
            ClubMsg::Save(id) => self.files.open_dialog(FileDialogPurpose::Match(id)),
            ClubMsg::Delete(id) => club.sure = Some(id),
            ClubMsg::DeleteSurely(id) => self.delete_match(club, id, match_to_delete.as_ref()),
            ClubMsg::OfReport(msg) => self.carry_out_of_report(club, msg),
            ClubMsg::Keeping(msg) => self.carry_out_of_files(club, msg, erasing),
            ClubMsg::Notebooks(msg) => {
                self.carry_out_of_notebooks(club, msg, notebook_to_burn.as_ref());
            }
            ClubMsg::CopyTour(id) => self.copy_tour(club, &id),
            ClubMsg::Play => self.go(Navigate::Title(None)),
            ClubMsg::ToTour => self.go(Navigate::Title(Some(AppPage::Tour))),
            ClubMsg::ToCompetitions => self.go(Navigate::Title(Some(AppPage::Competition))),
            ClubMsg::ToClubs => self.go(Navigate::To(AppPage::CustomClubs)),
            ClubMsg::Close => {
                // From a report the way back leads to the matches that it was chosen from.
                if club.report.take().is_none() || club.direct {
                    self.go(Navigate::Back);
                }
            }
        }
    }

    fn go(&mut self, to: Navigate) {
        self.requests.go.write(to);
    }

    /// Asks where to save the picture of a match.
    fn save_picture(&mut self, archived: ArchivedMatch) {
        let day = archived.day.filter(|_| archived.person() == Some(DailyMatch::PERSON));
        let wanted = MatchCardRequest {
            id: archived.id,
            record: None,
            controllers: archived.controllers,
            names: archived.names.map(|name| name.map(|name| DisplayText::verbatim(name.as_str()))),
            ended: archived.ended,
            clubs: archived.clubs,
            day,
        };
        self.files.open_dialog(FileDialogPurpose::Picture(CardSubject::Match(Box::new(wanted))));
    }

    /// Imports the match whose code is in the clipboard.
    fn paste(&mut self, club: &mut ClubPage) {
        match self.clipboard.text() {
            Ok(pasted) => ask(club, &self.data, move |store| Answer::Taken(store.import_match(&pasted))),
            Err(why) => {
                self.error_dialogs.write(ErrorDialog::new(id!("dialog-not-added"), why.sentence()));
            }
        }
    }

    /// Deletes a match, if it is the one whose deletion waited to be confirmed.
    fn delete_match(&self, club: &mut ClubPage, id: MatchId, to_delete: Option<&MatchId>) {
        if to_delete == Some(&id) {
            self.data.0.enqueue(JobKey::InOrder, move |store| store.delete_match(&id));
            request_archive(club, &self.data);
        }
    }

    /// Copies the line of a run of a tour to the clipboard.
    fn copy_tour(&mut self, club: &mut ClubPage, id: &TourRunId) {
        let line = self.tours.get(id).and_then(|saved| saved.run.line());
        club.message = line
            .map(|line| LastActionText::Other(copy(&line.shown(), id!("day-copied"), &mut self.clipboard)));
    }

    /// Carries out an action on the report that is shown.
    fn carry_out_of_report(&mut self, club: &mut ClubPage, msg: ReportMsg) {
        match msg {
            ReportMsg::Close => club.report = None,
            ReportMsg::Look(view) => {
                if let Some(report) = &mut club.report {
                    report.view = view;
                }
            }
            ReportMsg::See(from) => {
                let shown = club.report.as_ref().and_then(|report| {
                    let record = Record::clone(&report.record);
                    let clubs = report.archived.clubs.clone();
                    let watch =
                        WatchReplay::new(record, report.archived.controllers, Some(AppPage::ClubHouse))?;
                    Some(WatchReplay { from, clubs, ..watch })
                });
                club.watches = shown.is_some();
                self.requests.watches.write_batch(shown);
            }
        }
    }

    /// Carries out an action on all matches. `erasing` is true if their deletion waited to be confirmed.
    fn carry_out_of_files(&mut self, club: &mut ClubPage, msg: DataPageMsg, erasing: bool) {
        match msg {
            DataPageMsg::SaveAll => self.files.open_dialog(FileDialogPurpose::AllMatches),
            DataPageMsg::Erase => club.erasing = true,
            DataPageMsg::EraseSurely if erasing => {
                ask(club, &self.data, |store| Answer::Erased(store.erase_archive()));
            }
            DataPageMsg::EraseSurely => {}
        }
    }

    /// Carries out an action on the notebooks. `to_burn` is the one whose burning waited to be confirmed.
    fn carry_out_of_notebooks(
        &mut self,
        club: &mut ClubPage,
        msg: NotebookMsg,
        to_burn: Option<&NotebookKey>,
    ) {
        match msg {
            NotebookMsg::Burn(key) => club.burning = Some(key),
            NotebookMsg::BurnSurely(key) => {
                if to_burn == Some(&key) {
                    self.data.0.enqueue(JobKey::InOrder, move |store| store.burn_notebook(&key));
                    read_notebooks(club, &self.data);
                }
            }
            NotebookMsg::Play => self.go(Navigate::Title(None)),
        }
    }
}
