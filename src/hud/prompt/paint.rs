//! How the prompt looks: its pill, the keys on cards, and what the option pointed at would do.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::layout::{Button, Item, ROW, ROW_Y, Strip, place};
use super::spot::{KEY, Thing, best, key_of};
use crate::engine::Seat;
use crate::hud::Canvas;
use crate::hud::corner::bulb;
use crate::session::Seating;
use crate::session::ask::Target;
use crate::stage::accent::{Accent, Accents};
use crate::stage::clubs::club;
use crate::stage::layout::At;
use crate::stage::offer::{Offer, Preview};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use crate::theme::paint::{accent, block, frame, keycap, keycap_width, text, text_fit, width};
use crate::theme::{Face, UiScale, ink};

/// How wide the lines of a hint may run: whichever finds a place for it, the first ones before the others.
const WIDTHS: [f32; 4] = [340.0, 500.0, 660.0, 250.0];

/// What the hand does in the prompt.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Touched {
    /// The button that was clicked.
    pub(super) clicked: Option<Target>,
    /// The button under the pointer.
    pub(super) over: Option<Target>,
}

/// The width of the head (none) or of a button, with what keeps it apart from the next.
pub(super) fn wide(p: &Painter, strip: &Strip, button: Option<&Button>, scale: UiScale) -> f32 {
    let size = words(scale);
    match button {
        None => lamp_of(strip) + width(p, &strip.head, Face::Display, size) + 34.0,
        Some(button) => {
            let key = if button.cap.is_empty() { 0.0 } else { keycap_width(p, 36.0, &button.cap) + 10.0 };
            key + width(p, &button.label, Face::Display, size) + 30.0
        }
    }
}

/// Size of the prompt's words: large as designed, it need not double.
fn words(scale: UiScale) -> f32 {
    scale.text(32.0).min(52.0)
}

/// Height of a row, design units.
pub(super) fn row(scale: UiScale) -> f32 {
    (words(scale) * 1.25).max(ROW)
}

/// The room for a lamp before the head.
fn lamp_of(strip: &Strip) -> f32 {
    if strip.lamp.is_some() { 34.0 } else { 0.0 }
}

/// Draws the pill with its rows, and the lamp, lit or not, where there is one; feels for the hand.
pub(super) fn pill(
    ui: &Ui,
    strip: &Strip,
    (rows, r): (&[Vec<(f32, Item)>], Rect),
    scale: UiScale,
) -> Touched {
    let p = ui.painter().clone();
    block(&p, r, 27.0, ink(INK));
    frame(&p, r, 27.0, 3.0, AMBER);
    let size = words(scale);
    let mut touched = Touched::default();
    for (spot, item) in place(rows, r) {
        let Item::Button(k) = item else {
            let off = lamp_of(strip);
            let most = spot.width() - 34.0 - off;
            if let Some(lit) = strip.lamp {
                lamp(&p, spot.left_center() + vec2(8.0, 0.0), lit);
            }
            text_fit(
                &p,
                spot.left_center() + vec2(off, 0.0),
                Align2::LEFT_CENTER,
                &strip.head,
                Face::Display,
                size,
                most,
                CHALK,
            );
            continue;
        };
        let Button { target, cap, label } = &strip.buttons[k];
        let response = ui.interact(spot, ui.id().with(k), Sense::CLICK);
        let frames = strip.frames(*target, response.hovered());
        let on = frames != Accents::NONE;
        let round = spot.shrink2(vec2(3.0, 6.0)).translate(vec2(-11.0, 0.0));
        for worn in [Accent::Hover, Accent::Focus].into_iter().filter(|accent| frames.has(*accent)) {
            accent(&p, round, 12.0, worn);
        }
        let colour = if on { AMBER } else { CHALK };
        let mut x = spot.left();
        if !cap.is_empty() {
            let at = pos2(x + keycap_width(&p, 36.0, cap) / 2.0, spot.center().y - 2.0);
            x = keycap(&p, at, 36.0, cap, on).right() + 10.0;
        }
        text(&p, pos2(x, spot.center().y), Align2::LEFT_CENTER, label, Face::Display, size, colour);
        if response.clicked() {
            touched.clicked = Some(*target);
        }
        if response.hovered() {
            touched.over = Some(*target);
        }
    }
    touched
}

/// At the head of a prompt where both choose at once, before its words: whether that side has chosen.
fn lamp(p: &Painter, at: Pos2, lit: bool) {
    bulb(p, at, lit);
    if lit {
        let tick = [vec2(-6.0, 0.0), vec2(-2.0, 5.0), vec2(6.0, -5.0)].map(|off| at + off);
        p.line(tick.to_vec(), Stroke::new(3.5, ink(INK)));
    }
}

/// The key of a card, which lies there among parts of cards, and panels, that are to be read.
pub(super) fn on_card(
    p: &Painter,
    canvas: Canvas,
    card: Rect,
    (dear, panels): (&[Rect], &[Rect]),
    cap: &str,
) {
    let wide = keycap_width(p, KEY, cap);
    let at = key_of(card, wide, dear, canvas);
    // Half a key says nothing: where a panel lies over the card, as the open log does, it goes with it.
    let r = Rect::from_center_size(at, vec2(wide, KEY));
    if !panels.iter().any(|panel| panel.intersects(r)) {
        keycap(p, at, KEY, cap, false);
    }
}

/// The key of a player on the pitch, under his shirt.
pub(super) fn on_man(p: &Painter, canvas: Canvas, at: At, cap: &str) {
    keycap(p, canvas.sheet(at.x, at.y + 44.0), 28.0, cap, false);
}

/// Why the card under the pointer, which lies there, cannot be played.
pub(super) fn explain(
    p: &Painter,
    room: Rect,
    things: &[Thing],
    lies: Rect,
    reason: String,
    scale: UiScale,
) -> Rect {
    let galleys = WIDTHS.map(|w| p.layout(reason.clone(), Face::Text.at(scale.text(22.0)), ink(CHALK), w));
    let shapes = galleys.each_ref().map(|galley| galley.size() + vec2(40.0, 28.0));
    let above = pos2(lies.center().x, lies.top() - 14.0 - shapes[0].y / 2.0);
    let (n, r) = best(&shapes, above, room, things);
    block(p, r, 14.0, ink(INK));
    frame(p, r, 14.0, 2.0, MUTED);
    p.galley(r.min + vec2(20.0, 14.0), galleys[n].clone(), ink(CHALK));
    r
}

/// What was refused, above the prompt.
pub(super) fn refuse(
    p: &Painter,
    canvas: Canvas,
    room: Rect,
    things: &[Thing],
    words: String,
    scale: UiScale,
) -> Rect {
    let galleys = WIDTHS.map(|w| p.layout(words.clone(), Face::Display.at(scale.text(26.0)), ink(AMBER), w));
    let shapes = galleys.each_ref().map(|galley| galley.size() + vec2(44.0, 28.0));
    let wish = canvas.sheet(960.0, ROW_Y - ROW - shapes[1].y / 2.0);
    let (n, r) = best(&shapes, wish, room, things);
    block(p, r, 14.0, ink(INK));
    frame(p, r, 14.0, 3.0, MUTED);
    p.galley(r.min + vec2(22.0, 14.0), galleys[n].clone(), ink(AMBER));
    r
}

/// A bot is being waited for.
pub(super) fn waiting(p: &Painter, canvas: Canvas, seating: &Seating, seat: Seat, scale: UiScale) -> Rect {
    let told = match &seating.names[seat] {
        Some(name) => format!("{name} is choosing"),
        None => format!("{} are choosing", club(seat).name),
    };
    let size = words(scale) - 4.0;
    let w = width(p, &told, Face::Display, size) + 60.0;
    let r =
        Rect::from_center_size(pos2(canvas.w / 2.0, canvas.sheet(0.0, ROW_Y).y), vec2(w, row(scale) - 6.0));
    block(p, r, 24.0, ink(INK));
    frame(p, r, 24.0, 2.0, NAVY_3);
    text(p, r.center(), Align2::CENTER_CENTER, &told, Face::Display, size, MUTED);
    r
}

/// The way of the ball, what the option would be worth, and what it does here in one sentence.
pub(super) fn show(
    p: &Painter,
    canvas: Canvas,
    offer: &Offer,
    (room, things): (Rect, &[Thing]),
    scale: UiScale,
) -> Rect {
    let mut wish = canvas.sheet(1264.0, 330.0);
    let (mut head, mut words) = (offer.label.to_uppercase(), "");
    if let Some(Preview { path, head: told, text }) = &offer.preview {
        (head, words) = (told.clone(), text);
        if let Some((from, to)) = path {
            let (a, b) = (canvas.sheet(from.x, from.y), canvas.sheet(to.x, to.y));
            way(p, a, b);
            wish = a + (b - a) * 0.62 - vec2(0.0, 140.0);
        }
    }
    let (big, small, body) = (40.0, scale.text(26.0), scale.text(21.0));
    let galleys = WIDTHS.map(|w| p.layout(offer.help.clone(), Face::Text.at(body), ink(MUTED), w));
    let inner = width(p, &head, Face::Headline, big).max(width(p, words, Face::Display, small));
    let line = if words.is_empty() { 0.0 } else { 10.0 + small };
    let shapes = galleys.each_ref().map(|galley| {
        let below = if offer.help.is_empty() { 0.0 } else { galley.size().y + 10.0 };
        vec2(inner.max(galley.size().x) + 44.0, 60.0 + line + below)
    });
    let (n, r) = best(&shapes, wish, room, things);
    block(p, r, 14.0, ink(INK));
    frame(p, r, 14.0, 3.0, AMBER);
    let middle = r.center().x;
    text(p, pos2(middle, r.top() + 32.0), Align2::CENTER_CENTER, &head, Face::Headline, big, AMBER);
    text(
        p,
        pos2(middle, r.top() + 54.0 + line / 2.0),
        Align2::CENTER_CENTER,
        words,
        Face::Display,
        small,
        CHALK,
    );
    p.galley(pos2(r.left() + 22.0, r.top() + 56.0 + line), galleys[n].clone(), ink(MUTED));
    r
}

/// A dotted way with an arrow's head.
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
