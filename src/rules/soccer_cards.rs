//! What only Soccer Cards shows: the panel above the pitch, which counts the cards of each kind. While a hand is split,
//! it compares both halves.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::hud::pictures::{PicturePainter, Pictures};
use crate::hud::regions::HudRegion;
use crate::hud::{GamePanels, HudFrame, largest_that_fits, overlay};
use crate::session::ask::OpenDecisions;
use crate::theme::paint::block;
use crate::theme::{UiFont, UiScale, ink};
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row};
use games::soccer_cards::stage::counts::{CountPanelView, HalfCount, HalfFigure};
use stage::layout::CARD;
use stage::palette::{AMBER, CHALK, INK, MUTED, Rgb};
use stage::step::Banner;
use words::{Conjunction, DisplayText, id, say};

/// The largest size of the panel, design units.
const MOST: (f32, f32) = (1420.0, 69.0);
/// The y of its upper edge.
const TOP: f32 = 133.0;
/// The part of a card that stands for its kind, from its upper edge: without the words at its foot.
const PICTURE: f32 = 0.64;
/// Width of that picture, design units.
const WIDE: f32 = 44.0;
/// Height of a row, design units.
const ROW: f32 = 30.0;

/// The size of text from which on there is no room for words beside the figures: a figure of 0 says it too.
const LARGE: f32 = 1.5;

/// Adds the panel.
pub(super) fn plugin(app: &mut App) {
    // Only the panel of the game at the table draws anything, so the order of panels does not matter.
    app.add_systems(EguiPrimaryContextPass, draw.in_set(GamePanels).ambiguous_with(GamePanels));
}

fn draw(
    mut contexts: EguiContexts,
    HudFrame { shown, mut laid }: HudFrame,
    pictures: Pictures,
    asked: Option<Res<OpenDecisions>>,
    scale: Res<UiScale>,
) -> Result {
    let Some(panel) = shown.scene.extension::<CountPanelView>() else { return Ok(()) };
    if matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let (mut ui, canvas) = overlay(&mut contexts, "counts")?;
    let art = pictures.painter();
    let halves = panel.halves(&asked.map(|asked| asked.chosen()).unwrap_or_default());
    let solved =
        largest_that_fits(&ui, Id::new("count panel"), vec2(MOST.0, MOST.1), |share| match &halves {
            Some(halves) => split(panel, halves, art, (share, scale.text < LARGE)),
            None => seen(panel, art, share),
        });
    let at = pos2((canvas.w - solved.size().x) / 2.0, canvas.sheet(0.0, TOP).y);
    laid.note(HudRegion::GamePanel, Rect::from_min_size(at, solved.size()));
    solved.show(&mut ui, at);
    Ok(())
}

/// Returns the empty panel. Its ground hides the boards round the pitch.
fn boxed<'a>(gap: f32) -> Node<'a, ()> {
    let ground = BoxSurface::drawn(|p, r, _| block(p, r, 12.0, ink(INK)));
    row().gap(gap).pad(16.0, 4.0).align_middle().surface(ground)
}

/// Returns two lines, one below the other.
fn lines<'a>(lines: [StyledText; 2]) -> Node<'a, ()> {
    column().children(lines.map(|line| row().min_height(ROW).align_middle().child(line.one_line())))
}

fn name<'a>(rows: [words::MessageId; 2], share: f32) -> Node<'a, ()> {
    lines(rows.map(|row| StyledText::new(row, UiFont::Display, 22.0 * share).colour(MUTED)))
}

fn figure(text: String, colour: Rgb, share: f32) -> StyledText {
    StyledText::new(text, UiFont::Display, 27.0 * share).colour(colour)
}

/// Returns a kind of card with its two figures.
fn kind<'a>(face: &'a str, figures: [StyledText; 2], art: PicturePainter<'a>) -> Node<'a, ()> {
    let high = WIDE * PICTURE * CARD.1 / CARD.0;
    let picture = drawing((WIDE, high), move |p, r| art.upper(p, face, PICTURE, r.center(), WIDE));
    row().gap(5.0).align_middle().child(picture.rigid()).child(lines(figures))
}

/// Returns what both sides have shown of each kind, out of those in the pack, and what the audience has not seen.
fn seen<'a>(panel: &'a CountPanelView, art: PicturePainter<'a>, share: f32) -> Node<'a, ()> {
    let two_rows = panel.kinds.iter().any(|kind| kind.unseen.is_some());
    let kinds = panel.kinds.iter().map(|count| {
        let shown = figure(format!("{}/{}", count.shown, count.of), MUTED, share);
        let unseen = count.unseen.map(|n| figure(n.to_string(), if n == 0 { MUTED } else { CHALK }, share));
        kind(&count.face, [shown, unseen.unwrap_or_else(|| figure(String::new(), MUTED, share))], art)
    });
    let names = [id!("sc-count-shown"), id!("sc-count-unseen")];
    let names = if two_rows {
        name(names, share)
    } else {
        lines([
            StyledText::new(names[0], UiFont::Display, 22.0 * share).colour(MUTED),
            figure(String::new(), MUTED, share),
        ])
    };
    boxed(16.0).child(names).children(kinds)
}

/// Returns both halves of a hand, one below the other: the cards of each kind, the chances, and what is missing if there
/// is room to say it.
fn split<'a>(
    panel: &'a CountPanelView,
    halves: &[HalfCount; 2],
    art: PicturePainter<'a>,
    (share, in_words): (f32, bool),
) -> Node<'a, ()> {
    let shown =
        |count: HalfFigure| figure(count.n.to_string(), if count.lacks { AMBER } else { CHALK }, share);
    let kinds = panel
        .kinds
        .iter()
        .enumerate()
        .map(|(k, count)| kind(&count.face, [0, 1].map(|half| shown(halves[half].kinds[k])), art));
    let words = halves.each_ref().map(|half| {
        let chances = say!("sc-count-chances", n = half.chances.n);
        let lacking = in_words.then(|| half.lacks.clone());
        let words = DisplayText::list([chances].into_iter().chain(lacking), Conjunction::Dot);
        let lacks = half.chances.lacks || half.kinds.iter().any(|kind| kind.lacks);
        let colour = if lacks { AMBER } else { CHALK };
        StyledText::new(words.shown(), UiFont::Display, 21.0 * share).colour(colour)
    });
    boxed(11.0)
        .child(name([id!("sc-count-first-half"), id!("sc-count-second-half")], share))
        .children(kinds)
        .child(lines(words))
}
