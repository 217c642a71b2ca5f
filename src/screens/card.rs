//! The cards: pictures to share. That of a match has the score, the scorers, the graph of the match, and the code with
//! which others can watch it; that of a tour its road and its result.

mod shot;
mod tour;

use std::ffi::OsStr;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Align2, Color32, Mesh as Shades, Painter, Rect, Shape, pos2, vec2};
use chrono::{DateTime, Local, NaiveDate, Utc};

use super::graph::{self, ValueGraph};
use super::loading::PROGRAM;
use super::match_stats::MatchCardStats;
use super::result::headline::{headline_of, how};
use super::result::side::side;
use crate::flow::frame::FrameSet;
use crate::flow::pending::PendingAnswer;
use crate::flow::prefs::StoreHandle;
use crate::hud::pictures::PicturePainter;
use crate::theme::paint::{
    draw_fitting_text, draw_frame, draw_glow, draw_polygon, draw_text, fill_rounded_rect,
    layout_fitting_text, rect,
};
use crate::theme::{UiFont, UiScale, ink, with_alpha};
use ai::ledger::{Ledger, LedgerSamples};
use clubs::{self, MatchClubs};
use daily::{date_words, line_of};
use engine::{BySeat, Outcome, Record, Seat};
use games::dyn_game::DynGame;
use games::summary::MatchSummary;
use games::{code, find, report};
use players::controller::Controller;
use shot::{FinishedCapture, PendingCapture};
use stage::game_info::GameInfo;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_2, PITCH_A, PITCH_B, PITCH_EDGE};
use stage::scene::Audience;
use stage::words::name as club_name;
pub(super) use tour::TourCard;

use store::{MatchId, Store, TourRunId};
use words::DisplayText;
use words::{id, say};

/// Size of the picture, pixels.
const SIZE: (u32, u32) = (1600, 900);

/// A request for a picture.
#[derive(Message, Clone, Debug)]
pub(super) struct CardRequest {
    /// What it shows.
    pub(super) subject: CardSubject,
    /// The file to write; if `None`, one among the player's pictures.
    pub(super) to: Option<PathBuf>,
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub(super) enum CardSubject {
    /// A match.
    Match(Box<MatchCardRequest>),
    /// A run of a tour.
    Tour(Box<TourCard>),
}

impl CardSubject {
    /// Returns what identifies the picture.
    pub(super) fn id(&self) -> CardSubjectId {
        match self {
            Self::Match(request) => CardSubjectId::Match(request.id.clone()),
            Self::Tour(card) => CardSubjectId::Tour(card.saved.id.clone()),
        }
    }
}

/// Identifies a picture by what it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum CardSubjectId {
    Match(MatchId),
    Tour(TourRunId),
}

impl fmt::Display for CardSubjectId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Match(id) => write!(f, "{id}"),
            Self::Tour(id) => write!(f, "tour-{id}"),
        }
    }
}

/// What the picture of a match needs.
#[derive(Clone, Debug)]
pub(super) struct MatchCardRequest {
    /// The id of the saved match.
    pub(super) id: MatchId,
    /// Its record; if `None`, it is read from the archive.
    pub(super) record: Option<Record>,
    /// The controllers, if they are known.
    pub(super) controllers: Option<BySeat<Controller>>,
    /// The names of the players who have one.
    pub(super) names: BySeat<Option<DisplayText>>,
    /// The time it ended, seconds since 1970.
    pub(super) ended: u64,
    /// The ids of the clubs that met; `None` for the default clubs.
    pub(super) clubs: Option<BySeat<String>>,
    /// The day whose match it was, if one person played it.
    pub(super) day: Option<NaiveDate>,
}

/// A picture has been saved, or could not be.
#[derive(Message, Clone, Debug, PartialEq, Eq)]
pub(super) struct CardSaved {
    pub(super) id: CardSubjectId,
    /// The path of the file; `None` if it could not be made or written.
    pub(super) path: Option<PathBuf>,
}

/// The content of a picture.
#[derive(Clone, Debug)]
enum Card {
    Match(Box<MatchCard>),
    Tour(Box<TourCard>),
}

/// The content of the picture of a match.
#[derive(Clone, Debug)]
pub(super) struct MatchCard {
    info: &'static GameInfo,
    players: BySeat<DisplayText>,
    /// The winner, if it is a person with a name.
    named: Option<DisplayText>,
    outcome: Outcome,
    story: MatchSummary,
    ledger: Option<Ledger>,
    goals: Vec<(usize, Seat)>,
    code: Option<String>,
    /// The line of a match of the day, with the code.
    line: Option<DisplayText>,
    day: Option<DisplayText>,
    clubs: MatchClubs,
}

impl MatchCard {
    /// Builds a card from the saved ledger; without one, computing it takes some seconds. `None` if the match is not
    /// over or its record is faulty.
    fn of(wanted: &MatchCardRequest, record: &Record, known: Option<Ledger>) -> Option<Self> {
        let game = find(&record.game)?;
        let state = game.resume(record).ok()?;
        let outcome = state.outcome()?;
        let players = BySeat::from_fn(|seat| called(game, wanted, seat));
        Some(Self {
            info: game.info(),
            players,
            named: outcome.winner.and_then(|winner| wanted.names[winner].clone()),
            outcome,
            story: state.summary(Audience { seat: Seat::Home, shared: false }),
            ledger: known.or_else(|| game.ledger(record, LedgerSamples::REPORT).ok()),
            goals: report::goals(game, record).unwrap_or_default(),
            code: code::encode(record).ok(),
            line: wanted.day.and_then(|date| line_of(date, record)),
            day: day(wanted.ended),
            clubs: MatchClubs::from_ids(wanted.clubs.as_ref()),
        })
    }

    fn headline(&self) -> DisplayText {
        headline_of(self.outcome.winner.map(|winner| (winner, self.named.as_ref())))
    }
}

/// Returns the name of that side's player for somebody who was not there.
fn called(game: &dyn DynGame, wanted: &MatchCardRequest, seat: Seat) -> DisplayText {
    match (&wanted.names[seat], wanted.controllers.map(|controllers| controllers[seat])) {
        (Some(name), _) => name.clone(),
        (None, Some(Controller::Bot(difficulty))) => game.opponent(difficulty).called(),
        (None, Some(Controller::Human) | None) => club_name(seat),
    }
}

/// Returns the date at the player's place, such as `23 November 2026`.
fn day(secs: u64) -> Option<DisplayText> {
    let moment = DateTime::<Utc>::from_timestamp(i64::try_from(secs).ok()?, 0).filter(|_| secs > 0)?;
    let date = moment.with_timezone(&Local);
    Some(date_words(date.date_naive()))
}

/// The progress of the current picture.
#[derive(Default)]
enum RenderStep {
    #[default]
    Idle,
    /// The record and the saved report of a match are being read.
    Reading(CardRequest, Box<MatchCardRequest>, PendingAnswer<Option<(Record, Option<Ledger>)>>),
    Making(CardRequest, Task<Option<MatchCard>>),
    Posing(CardRequest, PendingCapture),
    /// The picture is being written.
    Writing(CardRequest, PendingAnswer<Option<PathBuf>>),
}

/// Makes pictures, one at a time.
#[derive(Resource, Default)]
pub(super) struct CardRenderer {
    step: RenderStep,
    waiting: Vec<CardRequest>,
}

/// Adds the renderer.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CardRenderer>()
        .add_message::<CardRequest>()
        .add_message::<CardSaved>()
        .add_plugins(shot::plugin)
        .add_systems(Update, advance_export.in_set(FrameSet::Save));
}

/// Advances the current picture by one step.
fn advance_export(
    renderer: ResMut<CardRenderer>,
    mut requests: MessageReader<CardRequest>,
    mut saved: MessageWriter<CardSaved>,
    data: Res<StoreHandle>,
    (mut images, mut taken): (ResMut<Assets<Image>>, ResMut<FinishedCapture>),
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let renderer = renderer.into_inner();
    for request in requests.read() {
        if !renderer.waiting.iter().any(|waiting| waiting.subject.id() == request.subject.id()) {
            renderer.waiting.push(request.clone());
        }
    }
    let mut give_up = |wanted: CardRequest| {
        saved.write(CardSaved { id: wanted.subject.id(), path: None });
        RenderStep::Idle
    };
    renderer.step = match std::mem::take(&mut renderer.step) {
        RenderStep::Idle if renderer.waiting.is_empty() => return,
        RenderStep::Idle => {
            let wanted = renderer.waiting.remove(0);
            match wanted.subject.clone() {
                CardSubject::Match(of_match) => {
                    let (id, record) = (of_match.id.clone(), of_match.record.clone());
                    let asked = PendingAnswer::from_store(&data, move |store: &mut Store| {
                        let record = record.or_else(|| store.finished_record(&id))?;
                        let known = store.load_report(&id, &record);
                        Some((record, known))
                    });
                    RenderStep::Reading(wanted, of_match, asked)
                }
                CardSubject::Tour(card) => {
                    let card = Arc::new(Card::Tour(card));
                    RenderStep::Posing(wanted, PendingCapture::new(card, &mut images, &mut commands))
                }
            }
        }
        RenderStep::Reading(wanted, of_match, mut asked) => match asked.poll().map(Option::flatten) {
            None => RenderStep::Reading(wanted, of_match, asked),
            Some(Some((record, known))) => {
                let make = async move { MatchCard::of(&of_match, &record, known) };
                RenderStep::Making(wanted, AsyncComputeTaskPool::get().spawn(make))
            }
            Some(None) => give_up(wanted),
        },
        RenderStep::Making(wanted, mut task) => match block_on(poll_once(&mut task)) {
            None => RenderStep::Making(wanted, task),
            Some(Some(card)) => {
                let card = Arc::new(Card::Match(Box::new(card)));
                RenderStep::Posing(wanted, PendingCapture::new(card, &mut images, &mut commands))
            }
            Some(None) => give_up(wanted),
        },
        RenderStep::Posing(wanted, mut shot) => match shot.advance(&mut taken, &mut commands) {
            None => RenderStep::Posing(wanted, shot),
            Some(Some(picture)) => {
                let (id, to) = (wanted.subject.id(), wanted.to.clone());
                RenderStep::Writing(
                    wanted,
                    PendingAnswer::from_store(&data, move |store| {
                        let png = shot::png(picture)?;
                        match to {
                            Some(path) => store.export_to(&path, &png).then_some(path),
                            None => store.export_picture(&id, &png),
                        }
                    }),
                )
            }
            Some(None) => give_up(wanted),
        },
        RenderStep::Writing(wanted, mut asked) => match asked.poll().map(Option::flatten) {
            None => RenderStep::Writing(wanted, asked),
            Some(path) => {
                match &path {
                    Some(path) => info!("picture saved: {}", path.display()),
                    None => warn!("the picture could not be written"),
                }
                saved.write(CardSaved { id: wanted.subject.id(), path });
                RenderStep::Idle
            }
        },
    };
    redraw.write(RequestRedraw);
}

/// Returns the sentence that reports a saved picture.
pub(super) fn saved_sentence(saved: &CardSaved) -> DisplayText {
    match &saved.path {
        Some(path) => {
            let name =
                |path: Option<&OsStr>| DisplayText::verbatim(path.unwrap_or_default().to_string_lossy());
            let folder = name(path.parent().and_then(Path::file_name));
            say!("card-saved", name = name(path.file_name()), folder)
        }
        None => say!("card-not-saved"),
    }
}

/// Draws a picture in an area of [`SIZE`].
fn draw(card: &Card, p: &Painter, art: PicturePainter<'_>) {
    match card {
        Card::Match(card) => clubs::within(card.clubs, || draw_of_clubs(card, p)),
        Card::Tour(card) => card.draw(p, art),
    }
}

/// Draws it with the clubs at the table.
fn draw_of_clubs(card: &MatchCard, p: &Painter) {
    let all = rect(0.0, 0.0, SIZE.0 as f32, SIZE.1 as f32);
    let mid = all.center().x;
    ground(p, all);
    draw_text(p, pos2(50.0, 52.0), Align2::LEFT_CENTER, PROGRAM, UiFont::Headline, 44.0, AMBER);
    draw_text(
        p,
        pos2(mid, 52.0),
        Align2::CENTER_CENTER,
        &card.info.title.shown(),
        UiFont::Display,
        46.0,
        CHALK,
    );
    if let Some(day) = &card.day {
        let at = pos2(all.right() - 50.0, 52.0);
        draw_text(p, at, Align2::RIGHT_CENTER, &day.shown(), UiFont::Text, 30.0, MUTED);
    }
    let headline = card.headline().shown();
    draw_fitting_text(
        p,
        pos2(mid, 132.0),
        Align2::CENTER_CENTER,
        &headline,
        UiFont::Headline,
        88.0,
        1400.0,
        AMBER,
    );
    let r = rect(mid - 620.0, 184.0, 1240.0, 240.0);
    let first = card.outcome.winner.unwrap_or(Seat::Home);
    for seat in [first, !first] {
        side(p, r.shrink2(vec2(40.0, 0.0)), seat, &card.outcome, true, &card.players[seat].shown());
    }
    let decided = how(card.info, &card.outcome).shown();
    // Below the score, unless the score of a shootout is there.
    if card.outcome.kicks.is_none() {
        let at = pos2(mid, r.top() + 208.0);
        draw_fitting_text(p, at, Align2::CENTER_CENTER, &decided, UiFont::Text, 26.0, 360.0, MUTED);
    }
    let played = MatchCardStats::of(&card.story, p, UiScale { fit: 1.0, text: 1.16 });
    played.draw(p, rect(r.left(), 428.0, r.width(), played.tall));
    let top = 428.0 + played.tall + 10.0;
    let foot = all.bottom() - 108.0;
    if let Some(ledger) = card.ledger.as_ref().filter(|_| foot - top > 120.0) {
        let panel = rect(50.0, top, all.width() - 100.0, foot - top);
        fill_rounded_rect(p, panel, 14.0, with_alpha(NAVY_2, 0.92));
        let club = club_name(Seat::Home);
        let head = say!("card-graph", graph = graph::unit_title(ledger.unit), club).shown();
        let at = pos2(panel.left() + 26.0, panel.top() + 28.0);
        draw_text(p, at, Align2::LEFT_CENTER, &head, UiFont::Headline, 26.0, AMBER);
        let field = Rect::from_min_max(panel.min + vec2(30.0, 58.0), panel.max - vec2(30.0, 18.0));
        ValueGraph::new(ledger, &card.goals, Seat::Home).draw(p, field);
    }
    let line = card.line.as_ref().map(|line| (line.shown(), id!("card-day")));
    if let Some((code, caption)) = line.or_else(|| Some((card.code.clone()?, id!("card-code")))) {
        let r = rect(50.0, all.bottom() - 100.0, all.width() - 100.0, 80.0);
        let words = caption.shown();
        draw_text(p, pos2(r.left(), r.top() + 12.0), Align2::LEFT_CENTER, &words, UiFont::Text, 24.0, MUTED);
        let galley = layout_fitting_text(p, &code, UiFont::Text, 30.0, 20.0, r.width(), 56.0, CHALK);
        p.galley(pos2(r.left(), r.top() + 30.0), galley, ink(CHALK));
    }
    draw_frame(p, all.shrink(4.0), 0.0, 8.0, AMBER);
}

/// Draws the background: the night, four lamps, and the pitch below.
fn ground(p: &Painter, all: Rect) {
    let mut sky = Shades::default();
    for (y, colour) in [(0.0, ink(INK)), (0.47, ink(NAVY)), (0.48, ink(NAVY_2))] {
        for x in [all.left(), all.right()] {
            sky.colored_vertex(pos2(x, all.height() * y), colour);
        }
    }
    for k in [0, 2] {
        sky.add_triangle(k, k + 1, k + 2);
        sky.add_triangle(k + 1, k + 2, k + 3);
    }
    p.add(Shape::mesh(sky));
    let (far, near) = (all.height() * 0.475, all.bottom());
    fill_rounded_rect(p, Rect::from_min_max(pos2(all.left(), far), all.max), 0.0, ink(PITCH_EDGE));
    // The mown stripes converge in the distance.
    let x = |k: f32, spread: f32| all.center().x + (k - 7.0) * spread;
    for k in 0_u8..14 {
        let (k, even) = (f32::from(k), k % 2 == 0);
        let fill = ink(if even { PITCH_A } else { PITCH_B });
        let points = vec![
            pos2(x(k, 120.0), far),
            pos2(x(k + 1.0, 120.0), far),
            pos2(x(k + 1.0, 210.0), near),
            pos2(x(k, 210.0), near),
        ];
        draw_polygon(p, points, fill);
    }
    p.rect_filled(Rect::from_min_max(pos2(all.left(), far), all.max), 0, Color32::from_black_alpha(150));
    for x in [0.06, 0.22, 0.78, 0.94] {
        draw_glow(p, pos2(all.width() * x, 120.0), 240.0, CHALK, 0.16);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::Difficulty;
    use games::GAMES;

    fn wanted() -> MatchCardRequest {
        MatchCardRequest {
            id: Store::at(tempfile::tempdir().unwrap().path().to_owned()).new_match("soccer17"),
            record: None,
            controllers: Some(BySeat::new(Controller::Human, Controller::Bot(Difficulty::Pro))),
            names: BySeat::new(Some(DisplayText::verbatim("Ada")), None),
            ended: 1_795_000_000,
            clubs: None,
            day: None,
        }
    }

    #[test]
    fn a_share_card_shows_the_result_of_the_match() {
        for game in GAMES {
            let arena = game.arena("").unwrap();
            let difficulties = BySeat::new(Difficulty::Rookie, Difficulty::Rookie);
            let record = arena.play_match(3, difficulties, true).unwrap().record.unwrap();
            let card = MatchCard::of(&wanted(), &record, None).unwrap();
            assert_eq!(Some(card.outcome), game.resume(&record).unwrap().outcome(), "{}", game.id());
            assert_eq!(
                card.players,
                BySeat::new(DisplayText::verbatim("Ada"), game.opponent(Difficulty::Pro).called())
            );
            assert!(card.ledger.is_some() && card.code.is_some(), "{}", game.id());
            assert!(card.day.unwrap().shown().ends_with("November 2026"));
            let mut cut = record.clone();
            cut.actions.truncate(1);
            assert!(MatchCard::of(&wanted(), &cut, None).is_none(), "{}: not over", game.id());
        }
    }

    #[test]
    fn a_share_card_without_names_shows_the_clubs() {
        let (game, mut wanted) = (GAMES[0], wanted());
        assert_eq!(called(game, &wanted, Seat::Home), "Ada");
        wanted.names = BySeat::default();
        assert_eq!(called(game, &wanted, Seat::Home), club_name(Seat::Home));
        wanted.controllers = None;
        assert_eq!(called(game, &wanted, Seat::Away), club_name(Seat::Away));
        assert_eq!(day(0), None, "of a match whose day nobody knows");
    }
}
