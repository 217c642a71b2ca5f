//! The club house: every finished match can be searched for, watched, played again, sent to somebody, or deleted.

use std::collections::{BTreeSet, VecDeque};
use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiContexts;

mod actions;
mod answers;
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

use super::competition::Ceremony;
use super::{ScreenSet, draw_page};
use crate::flow::archive::AT_ONCE;
use crate::flow::frame::InputSet;
use crate::flow::page::{AppPage, page_open, page_opened};
use crate::flow::pending::PendingAnswer;
use crate::flow::prefs::{Prefs, ReadOnlySession, StoreHandle};
use crate::flow::screen::Screen;
use crate::flow::start::StartMatch;
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::competition::ActiveCompetitions;
use crate::session::tour::TourRuns;
use crate::widgets;
use ::words::MessageId;
use ::words::id;
use actions::ClubActionParams;
use ai::ledger::KnownBots;
use answers::Answer;
pub(super) use answers::receive_answers;
use career::ArchiveFilter;
use career::honours::HonourProgress;
use career::stats::MAX_FORM_RESULTS;
use clubs::{self, MatchClubs};
use engine::BySeat;
use files_tab::DataPageMsg;
pub(super) use import_files::{bring_later, dropped, save, save_all};
pub(super) use open_report::open_report;
use page::view;
use players::controller::Controller;
use players::people::PersonName;
use report::ReportPage;
use store::{ArchiveIndex, ArchivedMatch, MatchId, NotebookKey, Store, TourRunId, seconds};
use words::LastActionText;
pub(super) use words::{COPIED, copy, running};

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
    app.init_resource::<ClubPage>()
        .add_systems(PreUpdate, first.run_if(page_open(AppPage::ClubHouse)))
        .add_systems(
            Update,
            (
                open.run_if(page_opened(AppPage::ClubHouse)),
                (open_report, dropped).chain().run_if(in_state(Screen::Title)),
                receive_answers,
            )
                .chain()
                .in_set(ScreenSet::Page(AppPage::ClubHouse)),
        );
    draw_page(app, AppPage::ClubHouse, draw);
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

/// Opens the club house.
fn open(mut club: ResMut<ClubPage>, data: Res<StoreHandle>) {
    // The report stays open for a player who returns from its match.
    let ClubPage { part, filter, chosen, brought, report, direct, wanted, reported, watches, .. } =
        std::mem::take(&mut *club);
    let report = report.filter(|_| watches);
    let direct = direct && (report.is_some() || wanted.is_some());
    *club =
        ClubPage { part, filter, chosen, brought, report, direct, wanted, reported, ..ClubPage::default() };
    request_archive(&mut club, &data);
    read_notebooks(&mut club, &data);
}

/// Requests the notebooks.
fn read_notebooks(club: &mut ClubPage, data: &StoreHandle) {
    ask(club, data, |store| Answer::Notebooks(store.notebooks().0));
}

/// Requests the archive, or more of it.
fn request_archive(club: &mut ClubPage, data: &StoreHandle) {
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

/// What the page shows besides its own state.
#[derive(SystemParam)]
pub(super) struct ClubPageParams<'w> {
    prefs: Res<'w, Prefs>,
    read_only: Res<'w, ReadOnlySession>,
    competitions: Res<'w, ActiveCompetitions>,
    ceremony: Res<'w, Ceremony>,
    tours: Res<'w, TourRuns>,
    pictures: Pictures<'w>,
}

impl ClubPageParams<'_> {
    fn context(&self) -> PageContext<'_> {
        PageContext {
            art: self.pictures.painter(),
            nothing: self.read_only.0,
            notes: self.prefs.settings.shared.notebooks,
            now: seconds(),
            on: &self.competitions,
            tours: &self.tours,
            person: self.prefs.settings.owner(),
            ceremony: &self.ceremony,
        }
    }
}

/// Draws the page, and carries out what the player asks for on it.
fn draw(
    mut contexts: EguiContexts,
    club: ResMut<ClubPage>,
    page: ClubPageParams,
    mut actions: ClubActionParams,
) -> Result {
    let club = club.into_inner();
    let ctx = contexts.ctx_mut()?;
    if std::mem::take(&mut club.fresh) {
        widgets::forget(ctx);
    }
    let found: Vec<&ArchivedMatch> =
        club.archive.matches.iter().filter(|kept| club.filter.passes(kept)).collect();
    // A report shows the clubs that met.
    let met = club.report.as_ref().and_then(|report| report.archived.clubs.as_ref());
    let shown = || widgets::page(ctx, "club", 0.7, view(club, &found, page.context()));
    let msg = clubs::within(MatchClubs::from_ids(met), shown);
    if let Some(msg) = msg {
        actions.carry_out(club, msg);
    }
    Ok(())
}
