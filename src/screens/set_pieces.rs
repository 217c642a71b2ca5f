//! The training ground: the set pieces of each game in order of difficulty, and what a training session brought.

mod summary;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Stroke, StrokeKind, vec2};

use super::title::MatchSetup;
use super::{draw_page, open_page};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::start::PageRequests;
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::set_pieces::{KnownSetPieces, SetPieceSession, reached};
use crate::table::cards::pack::AssetRoot;
use crate::theme::paint::fill_rounded_rect;
use crate::theme::{UiFont, ink};
use crate::widgets::{
    self, BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, drawing, row,
};
use games::GAMES;
use set_pieces::{SetPiece, SetPieceList};
use stage::palette::{AMBER, CHALK, MUTED, NAVY_2, NAVY_3};
use store::{SetPieceAttempts, Settings};
use words::{DisplayText, MessageId, id, say};

/// Smallest size of a set piece on the board, design units.
const CELL: (f32, f32) = (116.0, 106.0);
/// Size of a star, design units.
const STAR: f32 = 34.0;
/// Radius of a mark of difficulty, design units.
const MARK: f32 = 5.0;
/// The greatest difficulty.
const MAX_DIFFICULTY: u8 = 5;

/// The state of the page.
#[derive(Resource, Default)]
pub(super) struct SetPiecesPage {
    /// Index into [`GAMES`].
    game: usize,
    /// The training session that has just ended, while the page shows what it brought.
    ended: Option<SetPieceSession>,
}

impl SetPiecesPage {
    /// Returns the part that is on show.
    pub(super) fn part(&self) -> u8 {
        u8::from(self.ended.is_some())
    }
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<SetPiecesPage>();
    open_page(app, AppPage::SetPieces, open);
    draw_page(app, AppPage::SetPieces, draw);
}

/// Opens the page on the chosen game, or on what the training session brought that has just ended.
fn open(
    mut page: ResMut<SetPiecesPage>,
    (mut known, assets): (ResMut<KnownSetPieces>, Res<AssetRoot>),
    (mut session, setup): (ResMut<SetPieceSession>, Res<MatchSetup>),
) {
    known.want(&assets);
    let last = session.pieces.first().filter(|_| !session.is_counted);
    let last = last.and_then(|piece| GAMES.iter().position(|game| game.id() == piece.record.game));
    let (game, is_over) = (last.unwrap_or(setup.game), session.is_over());
    // What was left stays left: the next visit begins with the game that is chosen on the title.
    let session = std::mem::take(&mut *session);
    *page = SetPiecesPage { game, ended: is_over.then_some(session) };
}

/// A message of the page.
enum SetPiecesMsg {
    /// Show the board of that game.
    Game(usize),
    /// Ask the set piece of that index on the board.
    Ask(usize),
    /// Begin a training session.
    Session,
    /// Go through what the last session left unsolved or without a star.
    Repeat,
    /// Leave the summary for the board.
    Boards,
    /// Close the page.
    Close,
}

/// The state that the page is drawn from.
struct SetPiecesContext<'a> {
    page: &'a SetPiecesPage,
    all: Option<&'a SetPieceList>,
    session: &'a SetPieceSession,
    settings: &'a Settings,
    art: PicturePainter<'a>,
}

fn draw(
    mut contexts: EguiContexts,
    (mut page, mut session): (ResMut<SetPiecesPage>, ResMut<SetPieceSession>),
    (known, prefs, pictures): (Res<KnownSetPieces>, Res<Prefs>, Pictures),
    PageRequests { mut go, mut starts, .. }: PageRequests,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let seen = SetPiecesContext {
        page: &page,
        all: known.all().map(Arc::as_ref),
        session: &session,
        settings: &prefs.settings,
        art: pictures.painter(),
    };
    let view = match &page.ended {
        Some(ended) => summary::view(&seen, ended),
        None => view(&seen),
    };
    match widgets::page(contexts.ctx_mut()?, "set pieces", 0.7, view) {
        Some(SetPiecesMsg::Game(game)) => page.game = game,
        Some(SetPiecesMsg::Ask(k)) => {
            let game = GAMES.get(page.game).map_or("", |game| game.id());
            let own = known.all().into_iter().flat_map(|all| all.of(game));
            let pieces = own.map(|piece| Arc::new(piece.clone())).collect();
            starts.write_batch(session.begin(pieces, k, false));
        }
        Some(SetPiecesMsg::Session) => {
            session.request();
            redraw.write(RequestRedraw);
        }
        Some(SetPiecesMsg::Repeat) => {
            let ends = page.ended.iter().flat_map(|ended| ended.pieces.iter().zip(&ended.ends));
            let left = ends.filter(|(_, end)| !end.star).map(|(piece, _)| Arc::clone(piece)).collect();
            starts.write_batch(session.begin(left, 0, true));
        }
        Some(SetPiecesMsg::Boards) => page.ended = None,
        Some(SetPiecesMsg::Close) => drop(go.write(Navigate::Back)),
        None => {}
    }
    Ok(())
}

/// Returns the page: the training session, the games, and the board of the chosen one.
fn view<'a>(seen: &SetPiecesContext<'a>) -> Node<'a, SetPiecesMsg> {
    let Some(all) = seen.all else {
        let waits = StyledText::note(say!("training-opens")).size(28.0).colour(CHALK);
        return page_of(say!("training-title"), column().pad(12.0, 12.0).child(waits));
    };
    let names: Vec<MessageId> = GAMES.iter().map(|game| game.info().title).collect();
    let games = widgets::segments(&names, Some(seen.page.game), SetPiecesMsg::Game);
    let game = GAMES.get(seen.page.game).map_or("", |game| game.id());
    let cells = all.of(game).enumerate().map(|(k, piece)| cell(seen, k, piece));
    let board = row().wrap().gaps(10.0, 10.0).rigid().children(cells);
    let about = StyledText::note(say!("training-about")).size(22.0).colour(MUTED);
    let body = column()
        .gap(16.0)
        .scrolls()
        .pad(12.0, 12.0)
        .child(session_card(seen, all).rigid())
        .child(games.rigid())
        .child(standing(seen, all, game).node().rigid())
        .child(board)
        .child(about.node().rigid());
    page_of(say!("training-title"), body)
}

/// Returns a page with that title.
fn page_of<'a>(title: DisplayText, body: Node<'a, SetPiecesMsg>) -> Node<'a, SetPiecesMsg> {
    widgets::titled_page_within((1670.0, 900.0), title, None, SetPiecesMsg::Close, body)
}

/// Returns the way to a training session.
fn session_card<'a>(seen: &SetPiecesContext<'a>, all: &SetPieceList) -> Node<'a, SetPiecesMsg> {
    let pieces = || GAMES.iter().flat_map(|game| all.of(game.id()));
    let stars = pieces().filter(|piece| reached(seen.settings, piece).star).count();
    let of = pieces().count();
    let words = StyledText::label(say!("training-session-about")).size(26.0);
    let stars = StyledText::label(say!("training-stars", n = stars, of)).size(26.0).colour(AMBER);
    let enabled = of > 0 && !seen.session.is_requested();
    let begin = Button::primary(id!("training-session-begin")).size(36.0).enabled(enabled);
    row()
        .wrap()
        .align_middle()
        .gaps(28.0, 12.0)
        .pad(24.0, 16.0)
        .surface(BoxSurface::Plaque)
        .child(begin.asks(SetPiecesMsg::Session))
        .child(column().gap(4.0).basis(520.0).grow().child(words).child(stars))
}

/// Returns the sentence on what the person has reached in the game.
fn standing(seen: &SetPiecesContext<'_>, all: &SetPieceList, game: &str) -> StyledText {
    let of = all.of(game).count();
    let reached: Vec<SetPieceAttempts> = all.of(game).map(|piece| reached(seen.settings, piece)).collect();
    let solved = reached.iter().filter(|reached| reached.solved).count();
    let stars = reached.iter().filter(|reached| reached.star).count();
    StyledText::label(say!("training-game-standing", solved, stars, of)).size(26.0)
}

/// Returns a set piece on the board: its number, its star, its difficulty and the number of answers.
fn cell<'a>(seen: &SetPiecesContext<'a>, k: usize, piece: &SetPiece) -> Node<'a, SetPiecesMsg> {
    let SetPieceAttempts { tries, solved, star } = reached(seen.settings, piece);
    let (art, difficulty) = (seen.art, piece.difficulty());
    let n = k + 1;
    let hard = i64::from(difficulty);
    let name = match (star, solved, tries) {
        (true, ..) => say!("training-cell-star", n, hard, tries),
        (false, true, _) => say!("training-cell-solved", n, hard, tries),
        (false, false, 0) => say!("training-cell-new", n, hard),
        (false, false, _) => say!("training-cell-failed", n, hard, tries),
    };
    let ground = BoxSurface::drawn(move |p, r, hot| {
        fill_rounded_rect(p, r, 10.0, ink(if hot || solved { NAVY_3 } else { NAVY_2 }));
        let edge = if star {
            Some(AMBER)
        } else if tries > 0 {
            Some(MUTED)
        } else {
            None
        };
        if let Some(edge) = edge {
            p.rect_stroke(r, 10.0, Stroke::new(3.0, ink(edge)), StrokeKind::Inside);
        }
    });
    let sign = drawing((STAR, STAR), move |p, r| {
        if solved && !star {
            art.icon(p, "check-fat-fill", r.center(), 0.8 * STAR, CHALK);
        } else {
            art.icon(p, "star-fill", r.center(), STAR, if star { AMBER } else { NAVY_3 });
        }
    });
    let marks = drawing((3.2 * MARK * f32::from(MAX_DIFFICULTY), 2.0 * MARK), move |p, r| {
        for mark in 0..MAX_DIFFICULTY {
            let from_middle = f32::from(mark) - f32::from(MAX_DIFFICULTY - 1) / 2.0;
            let at = r.center() + vec2(3.2 * MARK * from_middle, 0.0);
            let colour = if mark < difficulty { CHALK } else { NAVY_3 };
            p.circle(at, MARK, ink(colour), Stroke::new(1.0, ink(MUTED)));
        }
    });
    let head = row()
        .between()
        .align_middle()
        .gap(6.0)
        .child(StyledText::new(n.to_string(), UiFont::Display, 30.0).colour(CHALK).one_line())
        .child(sign.rigid());
    let answers = (tries > 0).then(|| say!("training-tries", tries));
    let answers =
        StyledText::label(answers.unwrap_or(DisplayText::EMPTY)).size(20.0).colour(MUTED).one_line();
    column()
        .gap(4.0)
        .pad(12.0, 10.0)
        .basis(CELL.0)
        .min_height(CELL.1)
        .surface(ground)
        .press(Pressable::new(name).look(PressStyle::Bare), SetPiecesMsg::Ask(k))
        .child(head)
        .child(row().centred().child(marks.rigid()))
        .child(answers.centred())
}
