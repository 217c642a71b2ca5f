//! The page of the match of the day: the match of today or of a day that was missed, and the month with its stars.

mod month;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::vec2;
use chrono::NaiveDate;

use super::club::copy;
use super::title::{MatchSetup, UnfinishedRequest, begin_lesson, lesson_of_new_game};
use super::{draw_page, open_page, rank};
use crate::flow::clipboard::Clipboard;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::pending::PendingAnswer;
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::{PageRequests, StartMatch};
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::days::{DayProgress, LocalDate};
use crate::session::progress::PersonalProgress;
use crate::session::scenarios::KnownScenarios;
use crate::theme::UiFont;
use crate::widgets::{self, BoxSurface, Button, Node, StyledText, column, drawing, row};
use daily::{DailyMatch, Stars, date_words};
use engine::{Record, Seat};
use games::dyn_game::DynGame;
use scenarios::ScenarioList;
use stage::palette::{AMBER, MUTED, NAVY_3, Rgb};
use store::Settings;
use words::{DisplayText, id, say};

/// The state of the page.
#[derive(Resource, Default)]
pub(super) struct DayPage {
    /// The day whose match is shown.
    date: NaiveDate,
    /// A day of the month that is shown.
    month: NaiveDate,
    /// The match whose line is to be copied, with the question for its record.
    copying: Option<(NaiveDate, PendingAnswer<Option<Record>>)>,
    /// The result of the last action.
    message: Option<DisplayText>,
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<DayPage>();
    open_page(app, AppPage::Day, open);
    draw_page(app, AppPage::Day, draw);
}

/// Opens the page on today's match.
fn open(mut page: ResMut<DayPage>, date: Res<LocalDate>) {
    let date = date.today();
    *page = DayPage { date, month: date, ..DayPage::default() };
}

/// A message of the page.
enum DayMsg {
    /// Show the match of that day.
    Show(NaiveDate),
    /// Show that many months later.
    Months(i32),
    /// Play it alone, or against a second person.
    Play {
        shared: bool,
    },
    GoOn,
    /// Play the lesson of the game first.
    Learn,
    /// Copy the line of the result to the clipboard.
    Copy,
    Close,
}

/// The state that the page is drawn from.
struct DayContext<'a> {
    page: &'a DayPage,
    today: NaiveDate,
    settings: &'a Settings,
    unfinished: &'a [super::matches::UnfinishedMatch],
    /// True while matches in play or finished ones are being read.
    reading: bool,
    scenarios: &'a ScenarioList,
    art: PicturePainter<'a>,
}

impl<'a> DayContext<'a> {
    /// Returns the try of the person whose settings are in force.
    fn progress(&self, date: NaiveDate) -> DayProgress<'a> {
        let unfinished = self.unfinished.iter().map(|left| &left.saved);
        DayProgress::of(self.settings, unfinished, self.settings.owner(), date, self.reading)
    }
}

fn draw(
    mut contexts: EguiContexts,
    (mut page, date): (ResMut<DayPage>, Res<LocalDate>),
    (mut prefs, data, setup): (ResMut<Prefs>, Res<StoreHandle>, Res<MatchSetup>),
    (request, progress, scenarios): (Res<UnfinishedRequest>, Res<PersonalProgress>, Res<KnownScenarios>),
    (mut clipboard, pictures): (Clipboard, Pictures),
    PageRequests { mut go, mut starts, .. }: PageRequests,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    if let Some((date, asked)) = &mut page.copying {
        redraw.write(RequestRedraw);
        if let Some(found) = asked.poll().map(Option::flatten) {
            let message = copied(*date, found, &mut clipboard);
            (page.copying, page.message) = (None, Some(message));
        }
    }
    let seen = DayContext {
        page: &page,
        today: date.today(),
        settings: &prefs.settings,
        unfinished: &setup.unfinished,
        reading: request.is_on() || progress.is_reading(),
        scenarios: scenarios.all(),
        art: pictures.painter(),
    };
    let date = page.date;
    let progress = seen.progress(date);
    match widgets::page(contexts.ctx_mut()?, "day", 0.7, view(&seen)) {
        Some(DayMsg::Show(date)) => (page.date, page.message) = (date, None),
        Some(DayMsg::Months(by)) => page.month = daily::calendar::first_of_month_offset(page.month, by),
        Some(DayMsg::Play { shared }) => {
            let owner = prefs.settings.owner().cloned();
            if !shared && prefs.settings.profiles.days.of(owner.as_ref(), date).is_some() {
                prefs.settings.profiles.days.forget_lost(owner.as_ref(), date);
            }
            starts.write_batch(DailyMatch::on(date).map(|daily| StartMatch::daily(&daily, shared)));
        }
        Some(DayMsg::GoOn) => {
            if let DayProgress::UnderWay(saved) = progress {
                starts.write_batch(StartMatch::resume_saved(saved));
            }
        }
        Some(DayMsg::Learn) => {
            let daily = DailyMatch::on(date);
            starts.write_batch(daily.and_then(|daily| begin_lesson(daily.game, scenarios.all(), &mut prefs)));
        }
        Some(DayMsg::Copy) => {
            if let DayProgress::Played { id, .. } = progress {
                let id = id.clone();
                page.copying =
                    Some((date, PendingAnswer::from_store(&data, move |store| store.finished_record(&id))));
            }
        }
        Some(DayMsg::Close) => {
            go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

/// Copies the line of a result to the clipboard; returns the sentence that reports it.
fn copied(date: NaiveDate, record: Option<Record>, clipboard: &mut Clipboard) -> DisplayText {
    let Some(record) = record else { return say!("day-no-record") };
    match daily::line_of(date, &record) {
        Some(line) => copy(&line.shown(), id!("day-copied"), clipboard),
        None => say!("day-no-line"),
    }
}

/// Returns the page: the match of the chosen day, and the month.
fn view<'a>(seen: &DayContext<'a>) -> Node<'a, DayMsg> {
    let body = row()
        .wrap()
        .align_start()
        .gaps(40.0, 24.0)
        .scrolls()
        .pad(12.0, 12.0)
        .child(match_of_day(seen).basis(640.0).grow())
        .child(month::view(seen).basis(620.0).grow());
    widgets::titled_page_within((1670.0, 900.0), say!("day-title"), None, DayMsg::Close, body)
}

/// Returns three stars in a row, those that were won in that colour.
fn stars<'a, M: 'a>(won: Option<Stars>, size: f32, colour: Rgb, art: PicturePainter<'a>) -> Node<'a, M> {
    let won = won.map_or(0, Stars::count);
    drawing((3.2 * size, size), move |p, r| {
        for k in 0..3 {
            let at = r.center() + vec2((k as f32 - 1.0) * 1.1 * size, 0.0);
            art.icon(p, "star-fill", at, size, if k < won { colour } else { NAVY_3 });
        }
    })
    .rigid()
}

/// Returns the match of the chosen day, how the person stands in it, and what can be done.
fn match_of_day<'a>(seen: &DayContext<'a>) -> Node<'a, DayMsg> {
    let (date, progress) = (seen.page.date, seen.progress(seen.page.date));
    let Some(daily) = DailyMatch::on(date) else { return column() };
    let head = column()
        .gap(2.0)
        .child(StyledText::label(date_words(date)).size(28.0).colour(AMBER))
        .child(StyledText::new(daily.game.info().title, UiFont::Headline, 64.0));
    let opponent = daily
        .opponent
        .map(|difficulty| rank::opponent(daily.game, daily.game.opponent(difficulty), Seat::Away, None));
    let standing = row()
        .wrap()
        .gaps(20.0, 8.0)
        .child(stars(progress.stars(), 44.0, AMBER, seen.art))
        .child(StyledText::label(standing(&progress, date < seen.today)).size(26.0));
    let streak = seen.settings.profiles.days.streak(seen.settings.owner(), seen.today);
    let streak =
        (streak > 1).then(|| StyledText::label(say!("day-streak", n = streak)).size(26.0).colour(AMBER));
    let message = seen.page.message.clone().map(|words| StyledText::label(words).size(24.0).colour(AMBER));
    let unknown = lesson_of_new_game(daily.game, seen.scenarios, seen.settings).map(|_| daily.game);
    let card = column()
        .gap(18.0)
        .pad(28.0, 22.0)
        .surface(BoxSurface::Plaque)
        .child(head)
        .children(opponent)
        .child(standing)
        .children(streak)
        .child(buttons(&progress, daily.opponent.is_some(), unknown))
        .children(message);
    let about = StyledText::note(say!("day-about")).size(22.0).colour(MUTED);
    column().gap(16.0).child(card).children(tomorrow(seen)).child(about)
}

/// Returns the sentence on tomorrow's match, once today's was played.
fn tomorrow(seen: &DayContext<'_>) -> Option<StyledText> {
    seen.progress(seen.today).stars()?;
    let next = DailyMatch::on(seen.today.succ_opt()?)?;
    Some(StyledText::label(say!("day-tomorrow", what = next.in_words())).size(26.0))
}

/// Returns the sentence on a person's try at the match of a day, which is over if it is `past`.
fn standing(progress: &DayProgress<'_>, past: bool) -> DisplayText {
    match progress {
        DayProgress::Open if past => say!("day-missed"),
        DayProgress::Open | DayProgress::Unknown => say!("day-open"),
        DayProgress::UnderWay(_) => say!("day-under-way"),
        DayProgress::GivenUp => say!("day-given-up"),
        DayProgress::Played { stars, late: false, .. } => say!("day-played", stars = stars.in_words()),
        DayProgress::Played { stars, late: true, .. } => say!("day-played-late", stars = stars.in_words()),
    }
}

/// Returns the buttons of the match, with that of the lesson of `unknown`, a game that nobody has begun here.
fn buttons<'a>(
    progress: &DayProgress<'_>,
    for_two: bool,
    unknown: Option<&'static dyn DynGame>,
) -> Node<'a, DayMsg> {
    let (main, message) = match progress {
        DayProgress::Open | DayProgress::Unknown => (id!("day-play"), DayMsg::Play { shared: false }),
        DayProgress::UnderWay(_) => (id!("day-go-on"), DayMsg::GoOn),
        DayProgress::GivenUp | DayProgress::Played { .. } => {
            (id!("day-again"), DayMsg::Play { shared: false })
        }
    };
    let is_played = matches!(progress, DayProgress::Played { .. });
    let copy = is_played.then(|| Button::new(id!("day-copy")).size(30.0).asks(DayMsg::Copy));
    let main = if is_played {
        Button::new(main).size(30.0)
    } else {
        Button::primary(main).size(40.0).enabled(!matches!(progress, DayProgress::Unknown))
    };
    let two = Button::new(id!("day-for-two")).size(30.0).asks(DayMsg::Play { shared: true });
    let unknown = unknown.filter(|_| matches!(progress, DayProgress::Open));
    let learn = unknown.map(|game| say!("title-learn-in-match", game = game.info().title));
    let learn = learn.map(|words| Button::new(words).size(30.0).asks(DayMsg::Learn));
    let buttons = row().wrap().gaps(16.0, 12.0).children(copy).child(main.asks(message));
    buttons.children(learn).children(for_two.then_some(two))
}
