//! The drawing of the prompt: its box, the keys on cards, and the effect of the option pointed at.

use bevy_egui::egui::{Id, Painter, Pos2, Rect, Stroke, Ui, Vec2, pos2, vec2};

use super::layout::{PromptButton, PromptStrip, ROW, ROW_Y};
use super::spot::{KEY, KeyPlace, TableObstacle, in_one_line, key_of, place_box};
use crate::hud::HudCanvas;
use crate::hud::corner::bulb;
use crate::session::Seating;
use crate::session::decisions::DecisionTarget;
use crate::theme::paint::{draw_accent, draw_frame, draw_keycap, fill_rounded_rect, keycap_width};
use crate::theme::{UiFont, UiScale, ink};
use crate::widgets::{
    BoxSurface, Node, PressStyle, Pressable, SolvedLayout, StyledText, cap, column, drawing, row,
};
use engine::Seat;
use stage::accent::{Accent, AccentSet};
use stage::layout::DesignPoint;
use stage::offer::{ActionOption, ActionPreview};
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3, Rgb};
use stage::words::name as club_name;
use words::DisplayText;
use words::say;

/// Widths of a hint's lines, in order of preference; the first one that fits is used.
const WIDTHS: [f32; 4] = [384.0, 544.0, 704.0, 294.0];

/// A pointer event in the prompt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PromptPointer {
    /// A click on that button.
    Click(DecisionTarget),
    /// The pointer is on that button.
    Over(DecisionTarget),
}

/// Height of the free strip below the pitch, and of a prompt with more rows, design units.
const HIGH: (f32, f32) = (100.0, 130.0);

/// Lays out the prompt of a side in its area. Its text is as large as possible without covering a key on the table or
/// the plate with an area's name. The prompt has one row, unless its text would then be much smaller than the player's
/// size.
pub(super) fn lay_out_prompt<'a>(
    ui: &Ui,
    canvas: HudCanvas,
    strip: &'a PromptStrip,
    keys: &[Rect],
    plates: &[Rect],
) -> (Rect, SolvedLayout<'a, PromptPointer>) {
    // Where both choose in secret, names of areas lie above the strip: smaller letters come before a second row.
    let least = if strip.secret { 6 } else { 15 };
    let all = [keys, plates].concat();
    // What would be covered at any size does not make the text smaller; a key is needed more than a name.
    let tried =
        [&all[..], keys, &[]].into_iter().find_map(|things| laid_from(ui, canvas, strip, things, least));
    tried.unwrap_or_else(|| sized(ui, canvas, strip, &[], 0.5))
}

/// Returns true if the prompt fits into the free strip.
pub(super) fn fits(ui: &Ui, canvas: HudCanvas, strip: &PromptStrip) -> bool {
    laid_from(ui, canvas, strip, &[], 15).is_some_and(|(r, _)| r.height() <= HIGH.0)
}

/// Lays out the prompt so that it covers none of `things`, if there is such a place; in one row its text has at least
/// that many twentieths of the player's size.
fn laid_from<'a>(
    ui: &Ui,
    canvas: HudCanvas,
    strip: &'a PromptStrip,
    things: &[Rect],
    least: u8,
) -> Option<(Rect, SolvedLayout<'a, PromptPointer>)> {
    let within = |least: u8, high: f32| {
        let mut all = (least..=20).rev().map(|k| sized(ui, canvas, strip, things, f32::from(k) / 20.0));
        let free = |r: Rect| !things.iter().any(|thing| thing.intersects(r));
        all.find(|(r, _)| r.height() <= high && free(*r))
    };
    within(least, HIGH.0).or_else(|| within(10, HIGH.1))
}

/// Lays out the prompt with that share of the player's text size.
fn sized<'a>(
    ui: &Ui,
    canvas: HudCanvas,
    strip: &'a PromptStrip,
    things: &[Rect],
    share: f32,
) -> (Rect, SolvedLayout<'a, PromptPointer>) {
    let solved =
        SolvedLayout::fitted(ui, Id::new(("prompt of", strip.seat)), pill(strip, share), strip.most(canvas));
    (strip.place(canvas, solved.size(), things), solved)
}

/// Returns the box of the prompt: the indicator if there is one, the question, and the buttons.
fn pill(strip: &PromptStrip, share: f32) -> Node<'_, PromptPointer> {
    let size = 32.0 * share;
    let indicator = strip
        .indicator
        .map(|lit| drawing((24.0, 24.0), move |p, r| draw_indicator(p, r.center(), lit)).rigid());
    // A name of one long word breaks rather than leave the box.
    let question = StyledText::new(&strip.head, UiFont::Display, size).node().min_width(0.0);
    let head =
        row().gap(10.0).min_height(ROW).min_width(0.0).pad(0.0, 6.0).children(indicator).child(question);
    let buttons = strip.buttons.iter().map(|button| option(strip, button, size).rigid());
    let rows = row()
        .gaps(10.0, 0.0)
        .pad(20.0, 0.0)
        .centred()
        .surface(BoxSurface::drawn(|p, r, _| {
            fill_rounded_rect(p, r, 27.0, ink(INK));
            draw_frame(p, r, 27.0, 3.0, AMBER);
        }))
        .child(head)
        .children(buttons);
    // With keys on the pitch there is no room for a second row, so a long name is shortened.
    if strip.on_players.is_empty() { rows.wrap() } else { rows }
}

/// Returns a button of the prompt, with its key and its text.
fn option<'a>(strip: &'a PromptStrip, button: &'a PromptButton, size: f32) -> Node<'a, PromptPointer> {
    let target = button.target;
    let on = strip.frames(target, false) != AccentSet::NONE;
    let press = Pressable::new(&button.label).look(PressStyle::Own).unfocused();
    // A secret choice shows no highlight to the other player, and only one target is highlighted.
    let press = if strip.secret || strip.focus.is_some() { press.without_highlight() } else { press };
    let key = (!button.cap.is_empty()).then(|| cap(&button.cap, size, on));
    row()
        .gap(10.0)
        .pad(10.0, 6.0)
        .min_height(ROW)
        .surface(BoxSurface::drawn(move |p, r, hot| {
            let frames = strip.frames(target, hot);
            let round = r.shrink2(vec2(1.0, 6.0));
            for worn in [Accent::Hover, Accent::Focus].into_iter().filter(|accent| frames.has(*accent)) {
                draw_accent(p, round, 12.0, worn);
            }
        }))
        .press(press, PromptPointer::Click(target))
        .on_hover(PromptPointer::Over(target))
        .children(key)
        .child(
            StyledText::new(&button.label, UiFont::Display, size)
                .colour(if on { AMBER } else { CHALK })
                .highlight_colour(AMBER),
        )
}

/// Draws the indicator before the question: on if that side has chosen.
fn draw_indicator(p: &Painter, at: Pos2, lit: bool) {
    bulb(p, at, lit);
    if lit {
        let tick = [vec2(-6.0, 0.0), vec2(-2.0, 5.0), vec2(6.0, -5.0)].map(|off| at + off);
        p.line(tick.to_vec(), Stroke::new(3.5, ink(INK)));
    }
}

/// Returns the size of a key on a card, with that share of the player's text size.
fn key_size(p: &Painter, cap: &str, scale: UiScale, share: f32) -> Vec2 {
    let high = scale.text_size(KEY).min(2.0 * KEY) * share;
    vec2(keycap_width(p, high, cap), high)
}

/// Returns the place at which the keys of all cards of a hand cover nothing, so that they stand in one line; `None` if
/// there is none, or only one card. `caps` are the keys of these cards.
pub(super) fn line_of_keys(
    p: &Painter,
    canvas: HudCanvas,
    cards: &[Rect],
    dear: &[Rect],
    caps: &[String],
    scale: UiScale,
) -> Option<KeyPlace> {
    let size = caps.iter().map(|cap| key_size(p, cap, scale, 1.0)).fold(Vec2::ZERO, Vec2::max);
    in_one_line(cards, size, dear, canvas).filter(|_| cards.len() > 1)
}

/// Draws the key of a card as large as possible without covering the parts of cards, panels and other keys that are
/// read. Returns its area if it is visible.
pub(super) fn on_card(
    p: &Painter,
    canvas: HudCanvas,
    card: Rect,
    dear: &[Rect],
    panels: &[Rect],
    place: Option<KeyPlace>,
    cap: &str,
    scale: UiScale,
) -> Option<Rect> {
    let tried = |share: f32| {
        let size = key_size(p, cap, scale, share);
        Rect::from_center_size(key_of(card, size, dear, place, canvas), size)
    };
    let free = |r: &Rect| !dear.iter().any(|dear| dear.shrink(1.0).intersects(*r));
    // At least as large as with text of 100 %.
    let least = KEY / scale.text_size(KEY);
    let shares = [1.0, 0.85, 0.7].into_iter().filter(|share| *share > least);
    let r = shares.map(tried).find(free).unwrap_or_else(|| tried(least.min(1.0)));
    // A key that a panel would cover, such as the open log, is not drawn at all.
    if panels.iter().any(|panel| panel.intersects(r)) {
        return None;
    }
    draw_keycap(p, r.center(), r.height(), cap, false);
    Some(r)
}

/// Draws the key of a player on the pitch, under his shirt, and returns its area. The next shirt is close by.
pub(super) fn draw_key_on_player(
    p: &Painter,
    canvas: HudCanvas,
    at: DesignPoint,
    cap: &str,
    scale: UiScale,
) -> Rect {
    let high = scale.text_size(28.0).min(40.0);
    draw_keycap(p, canvas.sheet(at.x, at.y + 30.0 + high / 2.0), high, cap, false)
}

/// Returns a text box for the table.
fn note<'a>(edge: (f32, Rgb)) -> Node<'a, ()> {
    column().gap(6.0).pad(22.0, 14.0).align_middle().surface(BoxSurface::drawn(move |p, r, _| {
        fill_rounded_rect(p, r, 14.0, ink(INK));
        draw_frame(p, r, 14.0, edge.0, edge.1);
    }))
}

/// Draws the reason why the card under the pointer cannot be played.
pub(super) fn explain(
    ui: &mut Ui,
    room: Rect,
    things: &[TableObstacle],
    lies: Rect,
    reason: &DisplayText,
) -> Rect {
    let words = |share| note((2.0, MUTED)).child(StyledText::note(reason).size(22.0 * share).colour(CHALK));
    hint_box(ui, |shapes| above(lies, shapes), room, things, words)
}

/// Returns the middle of a box of the first of these sizes above a card.
fn above(card: Rect, shapes: &[Vec2]) -> Pos2 {
    let high = shapes.first().map_or(0.0, |shape| shape.y);
    pos2(card.center().x, card.top() - 14.0 - high / 2.0)
}

/// Draws the last refusal above the prompt.
pub(super) fn refuse(
    ui: &mut Ui,
    canvas: HudCanvas,
    room: Rect,
    things: &[TableObstacle],
    text: &DisplayText,
) -> Rect {
    let above = |shapes: &[Vec2]| {
        let high = shapes.get(1).map_or(0.0, |shape| shape.y);
        canvas.sheet(960.0, ROW_Y - ROW - high / 2.0)
    };
    let words =
        |share| note((3.0, MUTED)).child(StyledText::new(text, UiFont::Display, 26.0 * share).colour(AMBER));
    hint_box(ui, above, room, things, words)
}

/// Draws a text box in its best place, and returns that.
fn hint_box<'a>(
    ui: &mut Ui,
    preferred: impl Fn(&[Vec2]) -> Pos2,
    room: Rect,
    things: &[TableObstacle],
    words: impl Fn(f32) -> Node<'a, ()>,
) -> Rect {
    let (r, solved) = place_box(ui, Id::new("hint"), &WIDTHS, preferred, room, things, words);
    solved.show(ui, r.min);
    r
}

/// Draws the note that a bot is being waited for.
pub(super) fn waiting(ui: &mut Ui, canvas: HudCanvas, seating: &Seating, seat: Seat) -> Rect {
    let words = match &seating.names[seat] {
        Some(name) => say!("hud-player-chooses", name),
        None => say!("hud-club-chooses", side = club_name(seat)),
    };
    let words: Node<'_, ()> = row()
        .pad(30.0, 4.0)
        .min_height(ROW - 6.0)
        .surface(BoxSurface::Edged(ink(INK), 2.0, NAVY_3, 24.0))
        .child(StyledText::new(words, UiFont::Display, 28.0).colour(MUTED).centred());
    let solved = SolvedLayout::fitted(ui, Id::new("waiting"), words, canvas.prompts().width());
    let r = Rect::from_center_size(pos2(canvas.w / 2.0, canvas.sheet(0.0, ROW_Y).y), solved.size());
    solved.show(ui, r.min);
    r
}

/// Draws the path of the ball unless the table does, the value of the option, and its effect in one sentence; `lies` is
/// the place of its card.
pub(super) fn draw_option_preview(
    ui: &mut Ui,
    canvas: HudCanvas,
    offer: &ActionOption,
    drawn: bool,
    lies: Option<Rect>,
    room: Rect,
    things: &[TableObstacle],
) -> Rect {
    let mut preferred = None;
    let (mut head, mut words) = (offer.label.capitals(), &DisplayText::EMPTY);
    if let Some(ActionPreview { path, head: title, text }) = &offer.preview {
        (head, words) = (title.shown(), text);
        if let Some((from, to)) = path {
            let (a, b) = (canvas.sheet(from.x, from.y), canvas.sheet(to.x, to.y));
            if !drawn {
                way(ui.painter(), a, b);
            }
            preferred = Some(a + (b - a) * 0.62 - vec2(0.0, 140.0));
        }
    }
    let body = |share| {
        let words =
            (!words.is_empty()).then(|| StyledText::new(words, UiFont::Display, 26.0 * share).centred());
        let help = (!offer.help.is_empty()).then(|| StyledText::note(&offer.help).size(21.0 * share));
        let head = StyledText::heading(&head).size(40.0 * share).centred();
        note((3.0, AMBER)).child(head).children(words).children(help)
    };
    // Above the card that it speaks of, or else beside the way of the ball.
    let near = |shapes: &[Vec2]| match (preferred, lies) {
        (_, Some(lies)) => above(lies, shapes),
        (Some(preferred), None) => preferred,
        (None, None) => canvas.sheet(1264.0, 330.0),
    };
    hint_box(ui, near, room, things, body)
}

/// Draws a dotted line with an arrowhead.
fn way(p: &Painter, a: Pos2, b: Pos2) {
    let way = b - a;
    let long = way.length().max(1.0);
    let dir = way / long;
    let mut d = 66.0;
    while d < long - 8.0 {
        p.circle_filled(a + dir * d, 4.5, ink(AMBER));
        d += 20.0;
    }
    let side = vec2(-dir.y, dir.x);
    let tip = a + dir * (long - 2.0);
    for s in [-1.0, 1.0] {
        p.line_segment([tip, tip - dir * 30.0 + side * 18.0 * s], Stroke::new(8.0, ink(AMBER)));
    }
}
