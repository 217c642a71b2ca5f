//! The page of the tour: the heats before a run begins, its map, the bus after each stop, and its end.

mod bus;
mod end;
mod heats;
mod lesson;
mod map;
mod road;
mod stop;

use bevy::prelude::*;
use bevy_egui::EguiContexts;

use super::club::copy;
use super::title::{MatchSetup, UnfinishedRequest};
use crate::flow::clipboard::Clipboard;
use crate::flow::page::Navigate;
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::{PageRequests, StartMatch, short_seed};
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::days::LocalDate;
use crate::session::tour::{TourRuns, begun, start_of};
use crate::widgets::{self, Node};
use store::{SavedMatch, SavedRun, Settings, TourRunId};
use tour::{Heat, Perk, RunPhase, RunStep, Tour};
use words::{DisplayText, id};

/// The state of the page.
#[derive(Resource, Default)]
pub(super) struct TourPage {
    /// The run on show; `None` while a heat is chosen.
    run: Option<TourRunId>,
    /// The chosen heat; `None` stands for the hardest that is open.
    heat: Option<Heat>,
    /// True while the page says how a tour works.
    lesson: bool,
    /// The helper who gets on, while somebody is chosen who leaves for it.
    boarding: Option<Perk>,
    /// True while giving up the run waits to be confirmed.
    giving_up: bool,
    /// The result of the last action.
    message: Option<DisplayText>,
}

impl TourPage {
    /// Returns the part that is on show. It identifies presses that were meant for another one.
    pub(super) fn part(&self) -> u8 {
        let flags = [self.run.is_some(), self.lesson, self.boarding.is_some(), self.giving_up];
        flags.into_iter().fold(0, |part, flag| 2 * part + u8::from(flag))
    }
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TourPage>();
}

/// Opens the page on the run that has just ended, is under way or was over last, or else on how a tour works.
pub(super) fn open(mut page: ResMut<TourPage>, mut runs: ResMut<TourRuns>) {
    let ended = runs.take_ended();
    let other = runs.under_way().or_else(|| runs.all().first()).map(|saved| saved.id.clone());
    let run = ended.or(other);
    *page = TourPage { lesson: run.is_none(), run, ..TourPage::default() };
}

/// A message of the page.
enum TourMsg {
    /// Show how a tour works, or no longer.
    Lesson(bool),
    /// Choose the heat of the next tour.
    Choose(Heat),
    /// Begin a tour with a new number.
    Begin(Heat),
    /// Begin the tour of the week.
    BeginWeek(Heat),
    /// Take a step of the run.
    Step(RunStep),
    /// Choose who leaves the bus for that helper, or nobody after all.
    Boarding(Option<Perk>),
    /// Begin the match that is due, or go on with it.
    Play,
    /// Ask whether the run is to be given up, or play on after all.
    AskGiveUp(bool),
    /// Give it up.
    GiveUp,
    /// Copy the line of the run.
    Copy,
    /// Show the heats.
    Heats,
    Close,
}

/// The state that the page is drawn from.
struct TourContext<'a> {
    page: &'a TourPage,
    runs: &'a TourRuns,
    settings: &'a Settings,
    /// The match of the run that has begun.
    begun: Option<&'a SavedMatch>,
    /// True while matches in play are still being read, so that it may have begun.
    reading: bool,
    art: PicturePainter<'a>,
}

impl TourContext<'_> {
    /// Returns the chosen heat.
    fn heat(&self) -> Heat {
        self.page.heat.unwrap_or_else(|| self.runs.hardest_open())
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (mut page, mut runs): (ResMut<TourPage>, ResMut<TourRuns>),
    (prefs, data, date): (Res<Prefs>, Res<StoreHandle>, Res<LocalDate>),
    (setup, request): (Res<MatchSetup>, Res<UnfinishedRequest>),
    (mut clipboard, pictures): (Clipboard, Pictures),
    PageRequests { mut go, mut starts, .. }: PageRequests,
) -> Result {
    let shown = page.run.as_ref().and_then(|id| runs.get(id)).cloned();
    let unfinished = setup.unfinished.iter().map(|left| &left.saved);
    let left = shown.as_ref().and_then(|saved| begun(saved, unfinished));
    let seen = TourContext {
        page: &page,
        runs: &runs,
        settings: &prefs.settings,
        begun: left,
        reading: request.is_on(),
        art: pictures.painter(),
    };
    let asked = widgets::page(contexts.ctx_mut()?, "tour", 0.7, view(&seen, shown.as_ref()));
    let mut begin = |page: &mut TourPage, tour: Result<Tour, tour::TourError>| match tour {
        Ok(tour) => {
            *page = TourPage { run: Some(runs.begin(tour, &data)), ..TourPage::default() };
        }
        Err(error) => warn!("{error}"),
    };
    match asked {
        Some(TourMsg::Lesson(on)) => page.lesson = on,
        Some(TourMsg::Choose(heat)) => page.heat = Some(heat),
        Some(TourMsg::Begin(heat)) => {
            let number = u32::try_from(short_seed()).unwrap_or_default().clamp(1, tour::LAST_NUMBER);
            begin(&mut page, Tour::new(number, heat));
        }
        Some(TourMsg::BeginWeek(heat)) => begin(&mut page, Ok(Tour::of_week(date.today(), heat))),
        Some(TourMsg::Step(step)) => {
            page.boarding = None;
            if let Some(saved) = &shown {
                runs.take_step(&saved.id, step, &data);
            }
        }
        Some(TourMsg::Boarding(perk)) => page.boarding = perk,
        Some(TourMsg::Play) => {
            let resumed = left.and_then(StartMatch::resume_saved);
            starts.write_batch(resumed.or_else(|| start_of(shown.as_ref()?)));
        }
        Some(TourMsg::AskGiveUp(asks)) => page.giving_up = asks,
        Some(TourMsg::GiveUp) => {
            if let Some(saved) = &shown {
                runs.give_up(&saved.id, &data);
            }
            *page = TourPage::default();
        }
        Some(TourMsg::Copy) => {
            let line = shown.as_ref().and_then(|saved| saved.run.line());
            page.message = line.map(|line| copy(&line.shown(), id!("day-copied"), &mut clipboard));
        }
        Some(TourMsg::Heats) => *page = TourPage::default(),
        Some(TourMsg::Close) if page.giving_up => page.giving_up = false,
        Some(TourMsg::Close) if page.boarding.is_some() => page.boarding = None,
        Some(TourMsg::Close) => {
            go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

/// Returns the page.
fn view<'a>(seen: &TourContext<'a>, shown: Option<&'a SavedRun>) -> Node<'a, TourMsg> {
    if seen.page.lesson {
        return titled(None, lesson::view(seen.art));
    }
    let Some(SavedRun { run, .. }) = shown else { return titled(None, heats::view(seen)) };
    match run.phase() {
        RunPhase::Over { won } => titled(None, end::view(seen, run, *won)),
        RunPhase::Bus(offers) => titled(Some(map::standing(run)), bus::view(seen, run, offers)),
        _ => titled(Some(map::standing(run)), map::view(seen, run)),
    }
}

/// Returns the sheet of the page.
fn titled<'a>(beside: Option<Node<'a, TourMsg>>, body: Node<'a, TourMsg>) -> Node<'a, TourMsg> {
    widgets::titled_within((1780.0, 1040.0), id!("tour-title"), beside, TourMsg::Close, body)
}
