//! How the prompt looks: its pill, the keys on cards, and what the option pointed at would do.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Sense, Stroke, Ui, pos2, vec2};

use super::layout::{Button, Item, ROW, ROW_Y, Strip, place};
use crate::engine::Seat;
use crate::hud::Canvas;
use crate::session::ask::Target;
use crate::stage::clubs::club;
use crate::stage::layout::{At, CARD, SHEET_H};
use crate::stage::offer::{Offer, Preview};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use crate::theme::paint::{block, frame, keycap, keycap_width, text, width};
use crate::theme::{Face, UiScale, ink};

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
    let size = scale.text(32.0);
    match button {
        None => width(p, &strip.head, Face::Display, size) + 34.0,
        Some(button) => {
            let key = if button.cap.is_empty() { 0.0 } else { keycap_width(p, 36.0, &button.cap) + 10.0 };
            key + width(p, &button.label, Face::Display, size) + 30.0
        }
    }
}

/// Draws the pill with its rows and feels for the hand.
pub(super) fn pill(ui: &Ui, strip: &Strip, rows: &[Vec<(f32, Item)>], r: Rect, scale: UiScale) -> Touched {
    let p = ui.painter().clone();
    block(&p, r, 27.0, ink(INK));
    frame(&p, r, 27.0, 3.0, AMBER);
    let size = scale.text(32.0);
    let mut touched = Touched::default();
    for (spot, item) in place(rows, r) {
        let Item::Button(k) = item else {
            text(&p, spot.left_center(), Align2::LEFT_CENTER, &strip.head, Face::Display, size, CHALK);
            continue;
        };
        let Button { target, cap, label } = &strip.buttons[k];
        let response = ui.interact(spot, ui.id().with(k), Sense::CLICK);
        let on = strip.lit() == Some(*target) || (response.hovered() && !strip.secret);
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

/// The key of a card at its foot.
pub(super) fn on_card(p: &Painter, canvas: Canvas, (at, scale): (At, f32), cap: &str) {
    let foot = (at.y + CARD.1 * scale / 2.0 + 8.0).min(SHEET_H - 24.0);
    keycap(p, canvas.sheet(at.x, foot), 32.0, cap, false);
}

/// Why the card under the pointer, which lies there, cannot be played.
pub(super) fn explain(p: &Painter, canvas: Canvas, (at, size): (At, f32), reason: String, scale: UiScale) {
    let galley = p.layout(reason, Face::Text.at(scale.text(22.0)), ink(CHALK), 420.0);
    let (w, h) = (galley.size().x + 40.0, galley.size().y + 28.0);
    let half = CARD.1 * size / 2.0;
    let above = canvas.sheet(at.x, at.y - half - 14.0);
    let mut r = Rect::from_center_size(pos2(above.x, above.y - h / 2.0), vec2(w, h));
    if r.top() < 150.0 {
        r = r.translate(vec2(0.0, 2.0 * half + h + 28.0));
    }
    let x = r.center().x.clamp(w / 2.0 + 12.0, (canvas.w - w / 2.0 - 12.0).max(w / 2.0 + 12.0));
    let r = r.translate(vec2(x - r.center().x, 0.0));
    block(p, r, 14.0, ink(INK));
    frame(p, r, 14.0, 2.0, MUTED);
    p.galley(r.min + vec2(20.0, 14.0), galley, ink(CHALK));
}

/// A bot is being waited for.
pub(super) fn waiting(p: &Painter, canvas: Canvas, seat: Seat, scale: UiScale) {
    let words = format!("{} are choosing", club(seat).name);
    let size = scale.text(28.0);
    let w = width(p, &words, Face::Display, size) + 60.0;
    let r = Rect::from_center_size(pos2(canvas.w / 2.0, canvas.sheet(0.0, ROW_Y).y), vec2(w, ROW - 6.0));
    block(p, r, 24.0, ink(INK));
    frame(p, r, 24.0, 2.0, NAVY_3);
    text(p, r.center(), Align2::CENTER_CENTER, &words, Face::Display, size, MUTED);
}

/// The way of the ball, what the option would be worth, and what it does here in one sentence.
pub(super) fn show(p: &Painter, canvas: Canvas, offer: &Offer, roof: f32, scale: UiScale) {
    let mut chip = canvas.sheet(1264.0, 330.0);
    let (mut head, mut words) = (offer.label.to_uppercase(), "");
    let mut above = None;
    if let Some(Preview { path, head: told, text }) = &offer.preview {
        (head, words) = (told.clone(), text);
        if let Some((from, to)) = path {
            let (a, b) = (canvas.sheet(from.x, from.y), canvas.sheet(to.x, to.y));
            way(p, a, b);
            let side = if b.x >= a.x { 1.0 } else { -1.0 };
            chip = pos2(a.x + side * (b.x - a.x).abs().max(300.0) * 0.62, a.y);
            above = Some(a.y - 46.0);
        }
    }
    let (big, small, body) = (40.0, scale.text(26.0), scale.text(21.0));
    let galley = p.layout(offer.help.clone(), Face::Text.at(body), ink(MUTED), 330.0);
    let inner = width(p, &head, Face::Headline, big).max(width(p, words, Face::Display, small));
    let w = inner.max(galley.size().x) + 44.0;
    let line = if words.is_empty() { 0.0 } else { 36.0 };
    let below = if offer.help.is_empty() { 0.0 } else { galley.size().y + 10.0 };
    let h = 60.0 + line + below;
    // Clear of the laid cards in the middle.
    let (mid, clear) = (canvas.w / 2.0, w / 2.0 + 80.0);
    if (chip.x - mid).abs() < clear {
        chip.x = if chip.x >= mid { mid + clear } else { mid - clear };
    }
    chip.x = chip.x.clamp(w / 2.0 + 12.0, canvas.w - w / 2.0 - 12.0);
    // Above the lane of the ball, or above where its way begins.
    chip.y = match above {
        Some(bottom) => bottom - h / 2.0,
        None => chip.y.min(canvas.sheet(0.0, 376.0).y - h / 2.0),
    };
    chip.y = chip.y.max(roof + h / 2.0);
    let r = Rect::from_center_size(chip, vec2(w, h));
    block(p, r, 14.0, ink(INK));
    frame(p, r, 14.0, 3.0, AMBER);
    text(p, pos2(chip.x, r.top() + 32.0), Align2::CENTER_CENTER, &head, Face::Headline, big, AMBER);
    text(p, pos2(chip.x, r.top() + 72.0), Align2::CENTER_CENTER, words, Face::Display, small, CHALK);
    p.galley(pos2(r.left() + 22.0, r.top() + 56.0 + line), galley, ink(MUTED));
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
