//! What only Soccer Cards shows: the panel above the pitch, which counts the cards of each kind. While a hand is split,
//! it compares both halves.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Id, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::flow::navigation::AppState;
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::hud::regions::HudRegion;
use crate::hud::{GamePanels, HudFrame, overlay, shares};
use crate::session::decisions::OpenDecisions;
use crate::theme::paint::fill_rounded_rect;
use crate::theme::{UiFont, ink};
use crate::widgets::{BoxSurface, Node, SolvedLayout, StyledText, drawing, row};
use games::soccer_cards::stage::counts::{CountPanelView, HalfCount, HalfFigure};
use stage::layout::CARD;
use stage::palette::{AMBER, CHALK, INK, MUTED, Rgb};
use stage::step::{Banner, Headline};
use words::{MessageId, id};

/// The largest size of the panel, design units: between the scoreboard and the pitch, and between the stands.
const MAX_PANEL_SIZE: (f32, f32) = (1456.0, 70.0);
/// The largest height while a hand is split: the keys of its cards lie below.
const MAX_SPLIT_HEIGHT: f32 = 54.0;
/// The y of its upper edge.
const TOP: f32 = 133.0;
/// Width of the token of a kind, design units.
const TOKEN_WIDTH: f32 = 42.0;
/// Its width while a hand is split.
const SPLIT_TOKEN_WIDTH: f32 = 31.0;
/// Size of the letters of a figure.
const FIGURE_SIZE: f32 = 27.0;
/// Size of the words before the figures.
const REMARK_SIZE: f32 = 22.0;

/// Adds the panel.
pub(super) fn plugin(app: &mut App) {
    // Only the panel of the game at the table draws anything, so the order of panels does not matter.
    app.add_systems(EguiPrimaryContextPass, draw.in_set(GamePanels).ambiguous_with(GamePanels));
}

fn draw(
    mut contexts: EguiContexts,
    HudFrame { hud, mut layout }: HudFrame,
    pictures: Pictures,
    (asked, state): (Option<Res<OpenDecisions>>, Res<State<AppState>>),
) -> Result {
    let Some(panel) = hud.scene.extension::<CountPanelView>() else { return Ok(()) };
    let is_hidden = |banner: &Banner| match banner {
        Banner::Goal { .. } => true,
        Banner::Strip { head, .. } => *head == Headline::HalfTime,
    };
    if hud.banner.as_ref().is_some_and(is_hidden) {
        return Ok(());
    }
    let (mut ui, canvas) = overlay(&mut contexts, "counts")?;
    let art = pictures.painter();
    // A replay shows a hand that nobody splits now.
    let splits = |asked: &Res<OpenDecisions>| *state.get() == AppState::Table && asked.is_picking();
    let halves = asked.filter(splits).and_then(|asked| panel.halves(&asked.picked_cards()));
    let most = vec2(MAX_PANEL_SIZE.0, if halves.is_some() { MAX_SPLIT_HEIGHT } else { MAX_PANEL_SIZE.1 });
    let solve = |share: f32| {
        let node = match &halves {
            Some(halves) => split(panel, halves, art, share),
            None => seen(panel, art, share),
        };
        SolvedLayout::fitted(&ui, Id::new("count panel"), node, canvas.w)
    };
    // The largest that fits in both directions: the line cannot be wrapped.
    let fits = |solved: &SolvedLayout<'_, ()>| solved.size().x <= most.x && solved.size().y <= most.y;
    let solved = shares().map(solve).find(fits).unwrap_or_else(|| solve(0.5));
    let at = pos2((canvas.w - solved.size().x) / 2.0, canvas.sheet(0.0, TOP).y);
    layout.note(HudRegion::GamePanel, Rect::from_min_size(at, solved.size()));
    solved.show(&mut ui, at);
    Ok(())
}

/// Returns the panel with words at its head. Its ground hides the boards round the pitch.
fn boxed<'a>(head: MessageId, share: f32) -> Node<'a, ()> {
    let ground = BoxSurface::drawn(|p, r, _| fill_rounded_rect(p, r, 12.0, ink(INK)));
    row().gap(11.0).pad(16.0, 4.0).align_middle().surface(ground).child(remark(head, share))
}

/// Returns words in the line. They name figures, so they need not grow as far.
fn remark<'a>(text: MessageId, share: f32) -> Node<'a, ()> {
    let size = REMARK_SIZE * share;
    StyledText::new(text, UiFont::Display, size).up_to(1.4 * size).colour(MUTED).one_line().node().rigid()
}

fn figure<'a>(text: impl Into<String>, colour: Rgb, share: f32) -> Node<'a, ()> {
    StyledText::new(text, UiFont::Display, FIGURE_SIZE * share).colour(colour).one_line().node().rigid()
}

/// Returns a kind of card, as a token that wide, with its figures; it is pale if none is left.
fn kind<'a>(
    face: &'a str,
    wide: f32,
    none_left: bool,
    figures: Node<'a, ()>,
    art: PicturePainter<'a>,
) -> Node<'a, ()> {
    let tint = Color32::from_white_alpha(if none_left { 90 } else { 255 });
    let picture = drawing((wide, wide * CARD.1 / CARD.0), move |p, r| {
        art.draw(p, face, r.center(), r.size(), 0.0, tint);
    });
    row().gap(5.0).align_middle().child(picture.rigid()).child(figures).rigid()
}

/// Returns what the audience has not seen of each kind; for two people, who hold different cards, what both sides have
/// shown, out of the cards in the pack.
fn seen<'a>(panel: &'a CountPanelView, art: PicturePainter<'a>, share: f32) -> Node<'a, ()> {
    let known = panel.kinds.iter().any(|kind| kind.unseen.is_some());
    let kinds = panel.kinds.iter().map(|count| {
        let words = match count.unseen {
            Some(unseen) => figure(unseen.to_string(), if unseen == 0 { MUTED } else { CHALK }, share),
            None => figure(format!("{}/{}", count.shown, count.in_pack), CHALK, share),
        };
        kind(&count.face, TOKEN_WIDTH, count.unseen == Some(0), words, art)
    });
    boxed(if known { id!("sc-count-unseen") } else { id!("sc-count-shown") }, share).children(kinds)
}

/// Returns both halves of a hand: the cards of each kind, and those that can score.
fn split<'a>(
    panel: &'a CountPanelView,
    halves: &[HalfCount; 2],
    art: PicturePainter<'a>,
    share: f32,
) -> Node<'a, ()> {
    let shown =
        |count: HalfFigure| figure(count.n.to_string(), if count.lacks { AMBER } else { CHALK }, share);
    let both = |of: &dyn Fn(&HalfCount) -> HalfFigure| {
        let [first, second] = halves.each_ref().map(|half| shown(of(half)));
        row().rigid().children([first, figure("+", MUTED, share), second])
    };
    let kinds = panel
        .kinds
        .iter()
        .enumerate()
        .map(|(k, count)| kind(&count.face, SPLIT_TOKEN_WIDTH, false, both(&|half| half.kinds[k]), art));
    let chances = row().gap(5.0).align_middle().child(remark(id!("sc-count-chances"), share));
    boxed(id!("sc-count-both-halves"), share)
        .children(kinds)
        .child(chances.child(both(&|half| half.chances)).rigid())
}
