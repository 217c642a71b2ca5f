//! The club house: every finished match can be searched for, watched, played again, sent to somebody, or deleted.

use std::collections::{BTreeSet, VecDeque};
use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

mod figures;
mod files_tab;
pub(super) mod honours;
mod import_files;
mod list;
mod notebooks;
mod open_report;
mod page;
mod report;
mod tours;
mod words;

use super::card;
use super::competition::Ceremony;
use super::custom_clubs::CustomClubsPage;
use super::file_actions::{FileDialogPurpose, FileRequests};
use crate::flow::archive::AT_ONCE;
use crate::flow::clipboard::Clipboard;
use crate::flow::clubs::CustomClubs;
use crate::flow::frame::InputSet;
use crate::flow::page::{AppPage, Navigate, Navigation, page_open};
use crate::flow::pending::PendingAnswer;
use crate::flow::prefs::{Prefs, ReadOnlySession, StoreHandle, error_text};
use crate::flow::start::{DamagedFiles, ErrorDialog, PageRequests, StartMatch, WatchReplay};
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::competition::ActiveCompetitions;
use crate::session::reports::ReportJobs;
use crate::session::scenarios::KnownScenarios;
use crate::session::tour::TourRuns;
use crate::table::cards::pack::WantedCards;
use crate::widgets;
use ::words::id;
use ::words::{DisplayText, MessageId};
use ai::ledger::{KnownBots, Ledger};
use career::ArchiveFilter;
use career::honours::{HonourProgress, honour_progress};
use career::stats::MAX_FORM_RESULTS;
use clubs::{self, MatchClubs};
use daily::DailyMatch;
use engine::{BySeat, Record};
use files_tab::DataPageMsg;
use import_files::{ImportSummary, import_files};
pub(super) use import_files::{bring_later, dropped, save, save_all};
pub(super) use open_report::open_report;
use page::view;
use players::controller::Controller;
use players::people::PersonName;
use report::ReportPage;
use store::{
    ArchiveIndex, ArchivedMatch, ExportSummary, ImportError, JobKey, MatchId, NotebookKey, Notebooks, Store,
    StoreError, TourRunId, seconds,
};
use words::LastActionText;
pub(super) use words::{COPIED, clipboard_error, copy, running};

/// The tabs of the club house.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum ClubTab {
    /// The list of matches.
    #[default]
    Matches,
    /// Statistics of the matches.
    Figures,
    /// Honours earned in the matches.
    Honours,
    /// Runs of tours.
    Tours,
    /// The notebooks of modelling bots.
    Notebooks,
    /// Export and deletion of all matches.
    Keeping,
}

impl ClubPage {
    /// Returns true if a deletion waits to be confirmed.
    pub(super) const fn asks(&self) -> bool {
        self.sure.is_some() || self.erasing || self.burning.is_some()
    }

    /// Makes the club house open with the report of that match.
    pub(super) fn report_of(&mut self, id: MatchId) {
        (self.part, self.report, self.wanted) = (ClubTab::Matches, None, Some(id));
        self.direct = true;
    }
}

impl ClubTab {
    const ALL: [Self; 6] =
        [Self::Matches, Self::Figures, Self::Honours, Self::Tours, Self::Notebooks, Self::Keeping];
    const NAMES: [MessageId; 6] = [
        id!("club-tab-matches"),
        id!("club-tab-figures"),
        id!("club-tab-honours"),
        id!("club-tab-tours"),
        id!("club-tab-notebooks"),
        id!("club-tab-files"),
    ];
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    let first = report::consume_back.in_set(InputSet::CaptureModal).after(super::competition::consume_back);
    app.init_resource::<ClubPage>().add_systems(PreUpdate, first.run_if(page_open(AppPage::ClubHouse)));
}

/// The state of the club house.
#[derive(Resource, Default)]
pub(super) struct ClubPage {
    part: ClubTab,
    archive: ArchiveIndex,
    /// Requests to the data folder that are not answered yet, in order.
    asked: VecDeque<PendingAnswer<Answer>>,
    filter: ArchiveFilter,
    chosen: Option<MatchId>,
    /// The result of the last action, to be shown.
    message: Option<LastActionText>,
    /// The match whose deletion waits to be confirmed.
    sure: Option<MatchId>,
    /// Files dropped on the window, to be imported.
    brought: Vec<PathBuf>,
    /// True if the deletion of all matches waits to be confirmed.
    erasing: bool,
    /// The notebooks in words.
    notebooks: Vec<notebooks::NotebookText>,
    /// The notebook whose burning waits to be confirmed.
    burning: Option<NotebookKey>,
    /// The report that is shown.
    report: Option<ReportPage>,
    /// True if the report was opened from a result, to which the way back leads.
    direct: bool,
    /// The match whose report opens as soon as it is found.
    wanted: Option<MatchId>,
    /// The honours, with the matches that earned them.
    honours: Vec<HonourProgress>,
    /// Matches whose missing reports were requested.
    missed: BTreeSet<MatchId>,
    /// True if the first matches have just arrived, or none, so that the list or the next step takes the focus.
    fresh: bool,
    /// True while a match is shown again that was chosen here.
    watches: bool,
    /// Number of saved reports when the archive was last read.
    reported: u32,
}

/// An answer of the data folder.
enum Answer {
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

/// Opens the club house.
pub(super) fn open(mut club: ResMut<ClubPage>, data: Res<StoreHandle>) {
    // The report stays open for a player who returns from its match.
    let ClubPage { part, filter, chosen, brought, report, direct, wanted, reported, watches, .. } =
        std::mem::take(&mut *club);
    let report = report.filter(|_| watches);
    let direct = direct && (report.is_some() || wanted.is_some());
    *club =
        ClubPage { part, filter, chosen, brought, report, direct, wanted, reported, ..ClubPage::default() };
    look(&mut club, &data);
    read_notebooks(&mut club, &data);
}

/// Requests the notebooks.
fn read_notebooks(club: &mut ClubPage, data: &StoreHandle) {
    ask(club, data, |store| Answer::Notebooks(store.notebooks().0));
}

/// Requests the archive, or more of it.
fn look(club: &mut ClubPage, data: &StoreHandle) {
    ask(club, data, |store| Answer::Archive(store.archive(AT_ONCE)));
}

fn ask(club: &mut ClubPage, data: &StoreHandle, ask: impl FnOnce(&mut Store) -> Answer + Send + 'static) {
    club.asked.push_back(PendingAnswer::from_store(data, ask));
}

/// Requests the missing reports of the newest matches that the statistics count, as many as are plotted.
fn report_missed(club: &mut ClubPage, data: &StoreHandle) {
    let filter = if club.part == ClubTab::Figures { club.filter.clone() } else { ArchiveFilter::default() };
    let found = club.archive.matches.iter();
    let counts = |of: &&ArchivedMatch| filter.passes(of) && of.lesson.is_none() && of.person().is_some();
    let newest =
        found.filter(counts).take(MAX_FORM_RESULTS).filter(|archived| archived.report_totals.is_none());
    let missed: Vec<(MatchId, KnownBots)> = newest
        .map(|archived| (archived.id.clone(), archived.bots()))
        .filter(|(id, _)| club.missed.insert(id.clone()))
        .collect();
    if !missed.is_empty() {
        ask(club, data, |store| {
            let record = |(id, bots)| store.finished_record(&id).map(|record| (id, record, bots));
            Answer::Missed(missed.into_iter().filter_map(record).collect())
        });
    }
}

/// Handles the answers of the data folder.
pub(super) fn receive_answers(
    mut club: ResMut<ClubPage>,
    (data, prefs, scenarios): (Res<StoreHandle>, Res<Prefs>, Res<KnownScenarios>),
    (mut reports, mut cards): (ResMut<ReportJobs>, ResMut<WantedCards>),
    (navigation, mut go): (Res<Navigation>, MessageWriter<Navigate>),
    (mut custom_clubs, mut own_page): (ResMut<CustomClubs>, ResMut<CustomClubsPage>),
    mut clipboard: Clipboard,
    mut saved_cards: MessageReader<card::CardSaved>,
    (mut error_dialogs, mut damaged, mut watches): (
        MessageWriter<ErrorDialog>,
        MessageWriter<DamagedFiles>,
        MessageWriter<WatchReplay>,
    ),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for saved in saved_cards.read() {
        club.message = Some(LastActionText::Pictured(saved.clone()));
        redraw.write(RequestRedraw);
    }
    // A report shows positions of its match, with the cards on them.
    if let Some(game) = club.report.as_ref().and_then(|report| games::find(&report.archived.game))
        && !cards.has(game)
    {
        cards.add(game);
        redraw.write(RequestRedraw);
    }
    if club.report.as_mut().is_some_and(ReportPage::waits) {
        redraw.write(RequestRedraw);
    }
    // Only once the page is open: opening it drops earlier requests.
    if !club.brought.is_empty() && navigation.page() == Some(AppPage::ClubHouse) {
        let paths = std::mem::take(&mut club.brought);
        ask(&mut club, &data, move |store| import_files(store, paths));
    }
    if club.asked.is_empty() && navigation.page() == Some(AppPage::ClubHouse) && reports.is_idle() {
        if club.reported != reports.saved {
            club.reported = reports.saved;
            look(&mut club, &data);
        } else if matches!(club.part, ClubTab::Figures | ClubTab::Honours) {
            report_missed(&mut club, &data);
        }
    }
    let Some(asked) = club.asked.front_mut() else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = asked.poll() else { return };
    club.asked.pop_front();
    let Some(answer) = answer else { return };
    match answer {
        Answer::Archive(mut archive) => {
            damaged.write(DamagedFiles(std::mem::take(&mut archive.unusable)));
            let more = archive.unread > 0;
            club.fresh |= club.archive.matches.is_empty();
            club.honours = honour_progress(&archive.matches);
            club.archive = archive;
            let wanted = club.wanted.as_ref().and_then(|id| club.archive.get(id));
            if let Some(archived) = wanted.cloned() {
                club.wanted = None;
                report::request(&mut club, &data, Box::new(archived));
            }
            if more {
                look(&mut club, &data);
            }
        }
        Answer::Notebooks(books) => {
            club.notebooks = notebooks::notebook_texts(&books, prefs.settings.people.player(0));
        }
        Answer::Taken(taken) => {
            match taken {
                Ok(id) => {
                    club.message = Some(LastActionText::TakenIn);
                    club.filter = ArchiveFilter::default();
                    club.chosen = Some(id);
                }
                Err(ImportError::Known(id)) => {
                    club.message = Some(LastActionText::Known);
                    club.filter = ArchiveFilter::default();
                    club.chosen = Some(id);
                }
                Err(error) => {
                    error_dialogs.write(ErrorDialog(words::paste_error(&error)));
                }
            }
            look(&mut club, &data);
        }
        Answer::Record(record) => {
            let code = (*record).and_then(|record| games::code::encode(&record).ok());
            match code.map(|code| clipboard.set_text(&code)) {
                Some(Ok(())) => club.message = Some(LastActionText::Copied),
                Some(Err(why)) => {
                    error_dialogs.write(ErrorDialog(words::clipboard_error(why).into()));
                }
                None => club.message = Some(LastActionText::Gone),
            }
        }
        Answer::Watched(record, controllers, clubs) => {
            let watch =
                (*record).and_then(|record| WatchReplay::new(record, controllers, Some(AppPage::ClubHouse)));
            let watch = watch.map(|watch| WatchReplay { clubs, ..watch });
            club.message = watch.is_none().then_some(LastActionText::Gone);
            club.watches = watch.is_some();
            watches.write_batch(watch);
        }
        Answer::Saved(Some(path)) => club.message = Some(LastActionText::Saved(path)),
        Answer::Saved(None) => club.message = Some(LastActionText::Gone),
        Answer::ToReport(archived, record, known) => match *record {
            // Scripted decisions of a lesson are nobody's mistake.
            Some(record) if archived.lesson.is_some() || scenarios.all().given(&record) > 0 => {
                club.report = Some(ReportPage::without_verdicts(*archived, record));
            }
            Some(record) => club.report = Some(ReportPage::new(*archived, record, known, &reports)),
            None => club.message = Some(LastActionText::Gone),
        },
        Answer::Missed(missed) => {
            missed.into_iter().for_each(|(id, record, bots)| reports.make_later(id, record, bots));
        }
        Answer::SavedAll(Some(exported)) => {
            exported.left_out.iter().for_each(|id| warn!("{id}: could not be read, so it was not saved"));
            club.message = Some(LastActionText::SavedAll(exported));
        }
        Answer::SavedAll(None) | Answer::Unwritten => club.message = Some(LastActionText::Unwritten),
        Answer::Erased(erased) => {
            match erased {
                Ok(n) => club.message = Some(LastActionText::Erased(n)),
                Err(error) => {
                    error_dialogs.write(ErrorDialog(error_text(&error)));
                }
            }
            look(&mut club, &data);
        }
        Answer::Brought(brought) => {
            club.message = Some(LastActionText::Brought(brought.matches));
            brought.settle(&mut custom_clubs, &mut own_page, (&mut error_dialogs, &mut go));
            club.filter = ArchiveFilter::default();
            look(&mut club, &data);
        }
    }
}

/// The context that the page is drawn in, other than its own state.
#[derive(Clone, Copy)]
struct PageContext<'a> {
    art: PicturePainter<'a>,
    /// True if another window has the data folder.
    nothing: bool,
    /// True if readers keep notebooks.
    notes: bool,
    /// Seconds since 1970.
    now: u64,
    /// The competitions, for the board of their winners.
    on: &'a ActiveCompetitions,
    /// The runs of tours.
    tours: &'a TourRuns,
    /// The person who plays at this screen.
    person: Option<&'a PersonName>,
    /// The reported part of them.
    ceremony: &'a Ceremony,
}

/// A message of the club house.
enum ClubMsg {
    Part(ClubTab),
    Look(ArchiveFilter),
    Choose(MatchId),
    Watch(MatchId, Option<BySeat<Controller>>, Option<BySeat<String>>),
    Again(Box<StartMatch>),
    Copy(MatchId),
    Paste,
    /// Open files of matches and clubs.
    Open,
    Star(MatchId, bool),
    Save(MatchId),
    /// Delete the match, after confirmation.
    Delete(MatchId),
    /// Delete the match; this is confirmed.
    DeleteSurely(MatchId),
    /// Show this match of the list.
    Show(MatchId),
    Report(Box<ArchivedMatch>),
    Picture(Box<ArchivedMatch>),
    OfReport(report::ReportMsg),
    Keeping(DataPageMsg),
    Notebooks(notebooks::NotebookMsg),
    /// Copy the line of a run.
    CopyTour(TourRunId),
    /// Go to the tour.
    ToTour,
    /// Go to the title, to play a match.
    Play,
    ToCompetitions,
    /// Go to the clubs of one's own.
    ToClubs,
    Close,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    club: ResMut<ClubPage>,
    (mut clipboard, mut filing): (Clipboard, FileRequests),
    (data, prefs, read_only): (Res<StoreHandle>, Res<Prefs>, Res<ReadOnlySession>),
    (competitions, ceremony, tours): (Res<ActiveCompetitions>, Res<Ceremony>, Res<TourRuns>),
    pictures: Pictures,
    PageRequests { mut go, mut starts, mut watches }: PageRequests,
    mut error_dialogs: MessageWriter<ErrorDialog>,
) -> Result {
    let club = club.into_inner();
    let ctx = contexts.ctx_mut()?;
    if std::mem::take(&mut club.fresh) {
        widgets::forget(ctx);
    }
    let found: Vec<&ArchivedMatch> =
        club.archive.matches.iter().filter(|kept| club.filter.passes(kept)).collect();
    let drawn = PageContext {
        art: pictures.painter(),
        nothing: read_only.0,
        notes: prefs.settings.notebooks,
        now: seconds(),
        on: &competitions,
        tours: &tours,
        person: prefs.settings.owner(),
        ceremony: &ceremony,
    };
    // A report shows the clubs that met.
    let met = club.report.as_ref().and_then(|report| report.archived.clubs.as_ref());
    let page = || widgets::page(ctx, "club", 0.7, view(club, &found, drawn));
    let msg = clubs::within(MatchClubs::from_ids(met), page);
    let Some(msg) = msg else { return Ok(()) };
    club.message = None;
    let sure = club.sure.take();
    let erasing = std::mem::take(&mut club.erasing);
    let burning = club.burning.take();
    match msg {
        ClubMsg::Part(part) => (club.part, club.report) = (part, None),
        ClubMsg::Report(archived) => {
            club.direct = false;
            report::request(club, &data, archived);
        }
        ClubMsg::Picture(archived) => {
            let day = archived.day.filter(|_| archived.person() == Some(DailyMatch::PERSON));
            let wanted = card::MatchCardRequest {
                id: archived.id,
                record: None,
                controllers: archived.controllers,
                names: archived.names.map(|name| name.map(|name| DisplayText::verbatim(name.as_str()))),
                ended: archived.ended,
                clubs: archived.clubs,
                day,
            };
            filing.open_dialog(FileDialogPurpose::Picture(card::CardSubject::Match(Box::new(wanted))));
        }
        ClubMsg::OfReport(report::ReportMsg::Close) => club.report = None,
        ClubMsg::OfReport(report::ReportMsg::Look(view)) => {
            if let Some(report) = &mut club.report {
                report.view = view;
            }
        }
        ClubMsg::OfReport(report::ReportMsg::See(from)) => {
            let shown = club.report.as_ref().and_then(|report| {
                let record = Record::clone(&report.record);
                let clubs = report.archived.clubs.clone();
                let watch = WatchReplay::new(record, report.archived.controllers, Some(AppPage::ClubHouse))?;
                Some(WatchReplay { from, clubs, ..watch })
            });
            club.watches = shown.is_some();
            watches.write_batch(shown);
        }
        ClubMsg::Look(filter) => {
            (club.filter, club.chosen) = (filter, None);
        }
        ClubMsg::Choose(id) => club.chosen = Some(id),
        ClubMsg::Show(id) => {
            (club.part, club.filter) = (ClubTab::Matches, ArchiveFilter::default());
            club.chosen = Some(id);
        }
        ClubMsg::Watch(id, controllers, clubs) => {
            ask(club, &data, move |store| {
                let record = store.finished_record(&id);
                Answer::Watched(Box::new(record), controllers, clubs)
            });
        }
        ClubMsg::Again(start) => {
            starts.write(*start);
        }
        ClubMsg::Copy(id) => {
            ask(club, &data, move |store| Answer::Record(Box::new(store.finished_record(&id))))
        }
        ClubMsg::Paste => match clipboard.text() {
            Ok(pasted) => ask(club, &data, move |store| Answer::Taken(store.import_match(&pasted))),
            Err(why) => {
                error_dialogs.write(ErrorDialog(words::clipboard_error(why).into()));
            }
        },
        ClubMsg::Star(id, star) => {
            data.0.enqueue(JobKey::InOrder, move |store| store.star_match(&id, star));
            look(club, &data);
        }
        ClubMsg::Open => filing.open_dialog(FileDialogPurpose::Open),
        ClubMsg::Save(id) => filing.open_dialog(FileDialogPurpose::Match(id)),
        ClubMsg::Delete(id) => club.sure = Some(id),
        ClubMsg::DeleteSurely(id) if sure.as_ref() == Some(&id) => {
            data.0.enqueue(JobKey::InOrder, move |store| store.delete_match(&id));
            look(club, &data);
        }
        ClubMsg::DeleteSurely(_) => {}
        ClubMsg::Keeping(DataPageMsg::SaveAll) => filing.open_dialog(FileDialogPurpose::AllMatches),
        ClubMsg::Keeping(DataPageMsg::Erase) => club.erasing = true,
        ClubMsg::Keeping(DataPageMsg::EraseSurely) if erasing => {
            ask(club, &data, |store| Answer::Erased(store.erase_archive()));
        }
        ClubMsg::Keeping(DataPageMsg::EraseSurely) => {}
        ClubMsg::Notebooks(notebooks::NotebookMsg::Burn(key)) => club.burning = Some(key),
        ClubMsg::Notebooks(notebooks::NotebookMsg::BurnSurely(key)) => {
            if burning.as_ref() == Some(&key) {
                data.0.enqueue(JobKey::InOrder, move |store| store.burn_notebook(&key));
                read_notebooks(club, &data);
            }
        }
        ClubMsg::Play | ClubMsg::Notebooks(notebooks::NotebookMsg::Play) => {
            go.write(Navigate::Title(None));
        }
        ClubMsg::CopyTour(id) => {
            let line = tours.get(&id).and_then(|saved| saved.run.line());
            club.message = line
                .map(|line| LastActionText::Other(copy(&line.shown(), id!("day-copied"), &mut clipboard)));
        }
        ClubMsg::ToTour => {
            go.write(Navigate::Title(Some(AppPage::Tour)));
        }
        ClubMsg::ToCompetitions => {
            go.write(Navigate::Title(Some(AppPage::Competition)));
        }
        ClubMsg::ToClubs => {
            go.write(Navigate::To(AppPage::TeamEditor));
        }
        ClubMsg::Close => {
            // From a report the way back leads to the matches that it was chosen from.
            if club.report.take().is_none() || club.direct {
                go.write(Navigate::Back);
            }
        }
    }
    Ok(())
}
