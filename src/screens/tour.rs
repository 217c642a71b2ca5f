//! The page of the tour: the heats before a run begins, its map, the bus after each stop, and its end.

mod bus;
mod end;
mod heats;
mod lesson;
mod map;
mod pair;
mod road;
mod seats;
mod setup;
mod stop;

pub(super) use road::draw_road;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::card::{CardSaved, CardSubject, CardSubjectId, TourCard, saved_sentence};
use super::club::copy;
use super::file_requests::{FileDialogPurpose, FileRequests};
use super::title::{MatchSetup, UnfinishedRequest, begin_lesson};
use super::{ScreenSet, draw_page};
use crate::flow::action::InputAction;
use crate::flow::clipboard::Clipboard;
use crate::flow::page::{AppPage, Navigate, page_open, page_opened};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::{PageRequests, StartMatch, WatchReplay};
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::PendingMatch;
use crate::session::bindings::Bindings;
use crate::session::days::LocalDate;
use crate::session::scenarios::KnownScenarios;
use crate::session::tour::{TourRuns, start_of};
use crate::session::tour_film::TourFilm;
use crate::table::motion::AnimationSpeed;
use crate::widgets::{self, Node};
use engine::BySeat;
use players::controller::Controller;
use players::people::PersonName;
use scenarios::ScenarioList;
use setup::{SetupMsg, TourSetup, new_tour};
use store::{SavedMatch, SavedRun, Settings, TourRunId};
use tour::{BotFixture, Heat, Perk, RunPhase, RunStep, Tour, TourRun};
use words::{DisplayText, id};

/// Seconds in which the bus drives from a stop to the next, at speed 1.
const DRIVE_SECS: f32 = 1.2;

/// The state of the page.
#[derive(Resource, Default)]
pub(super) struct TourPage {
    /// The run on show; `None` while a heat is chosen.
    run: Option<TourRunId>,
    /// The chosen heat; `None` stands for the hardest that is open.
    heat: Option<Heat>,
    /// The other choices before a tour.
    setup: TourSetup,
    /// True while the people are named on their own page.
    is_naming: bool,
    /// True while the page says how a tour works.
    lesson: bool,
    /// The helper who gets on, while somebody is chosen who leaves for it.
    boarding: Option<Perk>,
    /// True while giving up the run waits to be confirmed.
    giving_up: bool,
    /// How far the bus has come on the map, in stops; `None` before it is drawn.
    bus: Option<f32>,
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
    app.init_resource::<TourPage>().add_systems(
        Update,
        (
            open.run_if(page_opened(AppPage::Tour)),
            (receive_answers, drive).chain().run_if(page_open(AppPage::Tour)),
        )
            .chain()
            .in_set(ScreenSet::Page(AppPage::Tour)),
    );
    draw_page(app, AppPage::Tour, draw);
}

/// Opens the page on the run that has just ended, is under way or was over last, or else on how a tour works.
fn open(mut page: ResMut<TourPage>, mut runs: ResMut<TourRuns>, prefs: Res<Prefs>) {
    if std::mem::take(&mut page.is_naming) {
        return;
    }
    let person = prefs.settings.owner();
    let ended = runs.take_ended();
    let other = runs.under_way(person).or_else(|| runs.of(person).next()).map(|saved| saved.id.clone());
    let run = ended.or(other);
    *page = TourPage { lesson: run.is_none(), run, ..TourPage::default() };
}

/// A message of the page.
enum TourMsg {
    /// Show how a tour works, or no longer.
    Lesson(bool),
    /// Choose the heat of the next tour.
    Choose(Heat),
    /// Change the other choices before a tour.
    Setup(SetupMsg),
    /// Name the people at this screen.
    Names,
    /// Begin the tour that was chosen.
    Begin(Heat),
    /// Begin a new tour of the same people.
    Again(Heat),
    /// Take a step of the run.
    Step(RunStep),
    /// Choose who leaves the bus for that helper, or nobody after all.
    Boarding(Option<Perk>),
    /// Play the lesson of the game that is due first.
    Learn,
    /// Watch the opponent's last match.
    Film,
    /// Begin the match that is due, or go on with it.
    Play,
    /// Ask whether the run is to be given up, or play on after all.
    AskGiveUp(bool),
    /// Give it up.
    GiveUp,
    /// Copy the line of that run.
    Copy(TourRunId),
    /// Save the picture of that run.
    Picture(TourRunId),
    /// Show the heats.
    Heats,
    Close,
}

/// The state that the page is drawn from.
struct TourContext<'a> {
    page: &'a TourPage,
    runs: &'a TourRuns,
    settings: &'a Settings,
    /// Whose run it is, or who plays at this screen.
    person: Option<&'a PersonName>,
    /// The match of the run that has begun.
    begun: Option<&'a SavedMatch>,
    /// True if the match that is due can be begun: no match is about to begin, and those in play have been read.
    can_play: bool,
    scenarios: &'a ScenarioList,
    /// True once the film of the opponent's last match is there.
    has_film: bool,
    /// The label of the coach's key.
    coach_key: DisplayText,
    art: PicturePainter<'a>,
    /// How far the bus has come, in stops.
    bus: f32,
}

impl TourContext<'_> {
    /// Returns the hardest heat that is open to the person.
    fn hardest_open(&self) -> Heat {
        self.runs.hardest_open(self.person)
    }

    /// Returns the chosen heat.
    fn heat(&self) -> Heat {
        self.page.heat.unwrap_or_else(|| self.hardest_open())
    }
}

/// Lets the bus drive to the stop where the run is; one that has not been drawn, or would drive back, is there.
fn drive(
    (time, speed): (Res<Time>, Res<AnimationSpeed>),
    (mut page, runs): (ResMut<TourPage>, Res<TourRuns>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let shown = page.run.as_ref().and_then(|id| runs.get(id)).map(|saved| runs.in_turn(saved));
    let goal = shown.map(|saved| seats::goal(&saved.run));
    let driven = page.bus.zip(goal).filter(|(at, goal)| at < goal && speed.moves()).map(|(at, goal)| {
        redraw.write(RequestRedraw);
        (at + speed.delta(&time) / DRIVE_SECS).min(goal)
    });
    let bus = driven.or(goal);
    if page.bus != bus {
        page.bus = bus;
    }
}

/// Reports a saved picture.
fn receive_answers(mut saved: MessageReader<CardSaved>, mut page: ResMut<TourPage>) {
    for saved in saved.read() {
        if matches!(saved.id, CardSubjectId::Tour(_)) {
            page.message = Some(saved_sentence(saved));
        }
    }
}

fn draw(
    mut contexts: EguiContexts,
    (mut page, mut runs, mut films): (ResMut<TourPage>, ResMut<TourRuns>, ResMut<TourFilm>),
    (mut prefs, data, date): (ResMut<Prefs>, Res<StoreHandle>, Res<LocalDate>),
    scenarios: Res<KnownScenarios>,
    (mut setup, mut request, pending): (ResMut<MatchSetup>, ResMut<UnfinishedRequest>, Res<PendingMatch>),
    (mut clipboard, mut filing, pictures, keys): (Clipboard, FileRequests, Pictures, Res<Bindings>),
    PageRequests { mut go, mut starts, mut watches }: PageRequests,
) -> Result {
    let shown = page.run.as_ref().and_then(|id| runs.get(id)).map(|saved| runs.in_turn(saved)).cloned();
    let film = shown.as_ref().and_then(|saved| film_of(&saved.run));
    if let Some(film) = film.clone() {
        films.request(film);
    }
    let record = film.as_ref().and_then(|film| films.record(film));
    let seen = TourContext {
        page: &page,
        runs: &runs,
        settings: &prefs.settings,
        person: shown.as_ref().and_then(|saved| saved.person.as_ref()).or_else(|| prefs.settings.owner()),
        begun: begun(&setup, &runs, shown.as_ref()),
        can_play: !request.is_on(),
        scenarios: scenarios.all(),
        has_film: record.is_some(),
        coach_key: keys.cap_of(InputAction::Coach),
        art: pictures.painter(),
        bus: page.bus.unwrap_or_default(),
    };
    let asked = widgets::page(contexts.ctx_mut()?, "tour", 0.7, view(&seen, shown.as_ref()));
    let begin = |page: &mut TourPage, runs: &mut TourRuns, tour: Tour, pair: Option<[PersonName; 2]>| {
        let run = match pair {
            Some(people) => runs.begin_pair(tour, people, &data),
            None => runs.begin(tour, prefs.settings.owner().cloned(), &data),
        };
        *page = TourPage { run: Some(run), ..TourPage::default() };
    };
    match asked {
        Some(TourMsg::Lesson(on)) => page.lesson = on,
        Some(TourMsg::Choose(heat)) => page.heat = Some(heat),
        Some(TourMsg::Setup(to)) => {
            if page.setup.change(to) {
                // The field for the number takes the focus.
                widgets::forget(contexts.ctx_mut()?);
            }
        }
        Some(TourMsg::Names) => {
            page.is_naming = true;
            go.write(Navigate::To(AppPage::People));
        }
        Some(TourMsg::Begin(heat)) => {
            let pair = page.setup.pair(&prefs.settings.profiles.people);
            if let Some(tour) = page.setup.tour(heat, date.today()) {
                begin(&mut page, &mut runs, tour, pair);
            }
        }
        Some(TourMsg::Again(heat)) => {
            let both = shown.as_ref().and_then(|saved| pair::both(&runs, saved));
            let people =
                both.and_then(|[first, second]| Some([first.person.clone()?, second.person.clone()?]));
            begin(&mut page, &mut runs, new_tour(heat), people);
        }
        Some(TourMsg::Step(step)) => {
            page.boarding = None;
            if let Some(saved) = &shown {
                runs.take_step(&saved.id, step, &data);
            }
        }
        Some(TourMsg::Boarding(perk)) => page.boarding = perk,
        // The match is about to begin: a press too many begins no other.
        Some(TourMsg::Play | TourMsg::Learn) if pending.is_some() => {}
        Some(TourMsg::Play) => {
            let resumed = begun(&setup, &runs, shown.as_ref()).and_then(StartMatch::resume_saved);
            starts.write_batch(resumed.or_else(|| start_of(shown.as_ref()?)));
        }
        Some(TourMsg::Learn) => {
            let due = shown.as_ref().and_then(|saved| saved.run.fixture()?.leg.dyn_game());
            starts.write_batch(due.and_then(|game| begin_lesson(game, scenarios.all(), &mut prefs)));
        }
        Some(TourMsg::Film) => {
            let controllers = film.as_ref().map(|film| film.bots.map(Controller::Bot));
            let clubs = shown.as_ref().and_then(|saved| clubs_of_film(&saved.run));
            let watch =
                record.and_then(|record| WatchReplay::new(record.clone(), controllers, Some(AppPage::Tour)));
            watches.write_batch(watch.map(|watch| WatchReplay { clubs, ..watch }));
        }
        Some(TourMsg::AskGiveUp(asks)) => page.giving_up = asks,
        Some(TourMsg::GiveUp) => {
            if let Some(saved) = &shown {
                let is_of_it = |tour: &TourRunId| *tour == saved.id || Some(tour) == saved.rival.as_ref();
                setup.forget(|left| left.tour.as_ref().is_some_and(is_of_it), &mut request, &data);
                runs.give_up(&saved.id, &data);
            }
            // It is shown now, and not once more when the page opens.
            runs.take_ended();
            let run = shown.map(|saved| saved.id).filter(|id| runs.get(id).is_some());
            *page = TourPage { run, ..TourPage::default() };
        }
        Some(TourMsg::Copy(id)) => {
            let line = runs.get(&id).and_then(|saved| saved.run.line());
            page.message = line.map(|line| copy(&line.shown(), id!("day-copied"), &mut clipboard));
        }
        Some(TourMsg::Picture(id)) => {
            if let Some(saved) = runs.get(&id).cloned() {
                filing.open_dialog(FileDialogPurpose::Picture(CardSubject::Tour(Box::new(TourCard::new(
                    saved,
                )))));
            }
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

/// Returns the opponent's last match, if the run shows it now.
fn film_of(run: &TourRun) -> Option<BotFixture> {
    let is_shown = run.effects().shows_film && *run.phase() == RunPhase::Match;
    run.fixture().filter(|_| is_shown).map(|due| due.film())
}

/// Returns the clubs of the opponent's last match: the opponent's, and another one of the map.
fn clubs_of_film(run: &TourRun) -> Option<BySeat<String>> {
    let (node, due) = (run.node()?, run.fixture()?);
    let other = run.map().stops.iter().flatten().find(|other| other.club != node.club)?;
    Some(BySeat::from_fn(|seat| (if seat == due.seat { other.club } else { node.club }).to_owned()))
}

/// Returns the match in play for which that run waits.
fn begun<'a>(setup: &'a MatchSetup, runs: &TourRuns, shown: Option<&SavedRun>) -> Option<&'a SavedMatch> {
    let is_its = |left: &&SavedMatch| {
        runs.waiting_for(left).is_some_and(|saved| Some(&saved.id) == shown.map(|shown| &shown.id))
    };
    setup.unfinished.iter().map(|left| &left.saved).find(is_its)
}

/// Returns the page.
fn view<'a>(seen: &'a TourContext<'a>, shown: Option<&'a SavedRun>) -> Node<'a, TourMsg> {
    if seen.page.lesson {
        return titled(None, lesson::view(seen.art));
    }
    let Some(saved) = shown else { return titled(None, heats::view(seen)) };
    let pair = pair::both(seen.runs, saved);
    let standing = pair.map_or_else(|| map::standing(&saved.run), |pair| pair::standing(pair, saved));
    match saved.run.phase() {
        RunPhase::Over { .. } => titled(None, end::view(seen, saved, pair)),
        RunPhase::Bus(offers) => titled(Some(standing), bus::view(seen, saved, offers)),
        _ => titled(Some(standing), map::view(seen, saved)),
    }
}

/// Returns the sheet of the page.
fn titled<'a>(beside: Option<Node<'a, TourMsg>>, body: Node<'a, TourMsg>) -> Node<'a, TourMsg> {
    widgets::titled_page_within((1780.0, 1040.0), id!("tour-title"), beside, TourMsg::Close, body)
}
