//! The prompt: what can be done now, each option with its key; and what the option pointed at would do.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Order, Painter, Rect, Sense, Stroke, pos2, vec2};

use super::{Canvas, Shown, in_area, painter};
use crate::engine::{Seat, Seats};
use crate::session::ask::{Asked, Pick, Target};
use crate::session::keys::{Keys, cap};
use crate::session::minds::waiting_for;
use crate::session::{Decide, Session, Undo};
use crate::stage::clubs::club;
use crate::stage::layout::{At, CARD, SHEET_H};
use crate::stage::offer::{Offer, Preview};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use crate::table::cards::Hovered;
use crate::table::playback::Playback;
use crate::theme::paint::{block, frame, keycap, keycap_width, rect, text, width};
use crate::theme::{Face, UiScale, ink};

/// Where the prompt's first row has its middle, on the sheet.
const ROW_Y: f32 = 701.0;
/// Height of a row, design units.
const ROW: f32 = 54.0;

/// From so many cards on their keys stand on the cards, not in the prompt.
const MANY: usize = 6;

/// What stands in the prompt: the key and the words of each target.
struct Button<'a> {
    target: Target,
    cap: &'a str,
    label: &'a str,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    asked: Res<Asked>,
    hovered: Res<Hovered>,
    playback: Res<Playback>,
    keys: Res<Keys>,
    (scale, shown): (Res<UiScale>, Res<Shown>),
    mut decide: MessageWriter<Decide>,
    mut pick: MessageWriter<Pick>,
    mut undo: MessageWriter<Undo>,
) -> Result {
    let (p, canvas) = painter(&mut contexts, "prompt back")?;
    if !playback.idle() || session.curtain.is_some_and(|curtain| !curtain.open) {
        return Ok(());
    }
    if !Seat::BOTH.into_iter().any(|seat| asked.asks(seat)) {
        if let Some(seat) = waiting_for(&session) {
            waiting(&p, canvas, seat, *scale);
        }
        return Ok(());
    }
    let two = session.humans() == Seats::BOTH;
    let ctx = contexts.ctx_mut()?;
    let mut pointed: Option<(Seat, Target)> = None;
    for seat in Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat)) {
        let caps: Vec<String> = keys.of(seat, two).iter().map(|k| cap(*k)).collect();
        let targets = asked.buttons(seat);
        let hot = asked.focused().map(|focused| focused.1).or_else(|| {
            let piece = hovered.0?;
            asked.offered(seat, piece).map(Target::Offer)
        });
        // Where many cards can be clicked, their keys stand on them.
        let carded = |target: &Target| asked.offer(seat, *target).and_then(|offer| offer.piece);
        let many = !asked.secret && targets.iter().filter(|target| carded(target).is_some()).count() >= MANY;
        let mut buttons = Vec::new();
        for (k, target) in targets.iter().enumerate() {
            let cap = caps.get(k).map_or("", String::as_str);
            match carded(target) {
                Some(piece) if many => on_card(&p, canvas, &session, piece, cap),
                _ => {
                    let (cap, label) = match target {
                        Target::Suggest => (cap, "Auto"),
                        Target::Undo => ("Backspace", "Undo"),
                        _ => (cap, asked.offer(seat, *target).map_or("", |offer| offer.label.as_str())),
                    };
                    buttons.push(Button { target: *target, cap, label });
                }
            }
        }
        let mid = match (asked.secret, seat) {
            (false, _) => canvas.w / 2.0,
            (true, Seat::Home) => canvas.sheet(470.0, 0.0).x,
            (true, Seat::Away) => canvas.sheet(1450.0, 0.0).x,
        };
        // In a secret choice nothing lights up: nobody shall see what the other points at.
        let lit = if asked.secret { None } else { hot };
        let mut head = match (asked.secret, two) {
            (true, _) => club(seat).name.to_owned(),
            (false, true) => format!("{}: {}", club(seat).short, asked.prompt[seat]),
            (false, false) => asked.prompt[seat].clone(),
        };
        if let Some(picking) = asked.picking[seat].as_ref().filter(|picking| !picking.words.is_empty()) {
            head = format!("{head}  ·  {}", picking.words);
        }
        let most = if asked.secret { 900.0 } else { 1240.0 };
        let rows = rows(&p, &head, &buttons, most, *scale);
        let r = pill(canvas, mid, &rows);
        let (clicked, over) = in_area(ctx, &format!("prompt {seat}"), Order::Middle, r, |ui| {
            let p = ui.painter().clone();
            block(&p, r, 27.0, ink(INK));
            frame(&p, r, 27.0, 3.0, AMBER);
            let (mut clicked, mut over) = (None, None);
            for (spot, item) in place(&rows, r) {
                match item {
                    Item::Head(words) => {
                        let at = spot.left_center();
                        text(&p, at, Align2::LEFT_CENTER, words, Face::Display, scale.text(32.0), CHALK);
                    }
                    Item::Button(k) => {
                        let Button { target, cap, label } = &buttons[k];
                        let response = ui.interact(spot, ui.id().with(k), Sense::CLICK);
                        let on = lit == Some(*target) || (response.hovered() && !asked.secret);
                        let colour = if on { AMBER } else { CHALK };
                        let mut x = spot.left();
                        if !cap.is_empty() {
                            let at = pos2(x + keycap_width(&p, 36.0, cap) / 2.0, spot.center().y - 2.0);
                            x = keycap(&p, at, 36.0, cap, on).right() + 10.0;
                        }
                        let at = pos2(x, spot.center().y);
                        text(&p, at, Align2::LEFT_CENTER, label, Face::Display, scale.text(32.0), colour);
                        if response.clicked() {
                            clicked = Some(*target);
                        }
                        if response.hovered() {
                            over = Some(*target);
                        }
                    }
                }
            }
            (clicked, over)
        });
        match clicked {
            Some(Target::Suggest) => {
                pick.write(Pick { seat, piece: None });
            }
            Some(Target::Undo) => {
                undo.write(Undo(seat));
            }
            Some(target) => {
                if let Some(offer) = asked.offer(seat, target) {
                    decide.write(Decide { seat, action: offer.action.clone() });
                }
            }
            None => {}
        }
        if !asked.secret
            && let Some(target) = over.or(hot)
        {
            pointed = Some((seat, target));
        }
    }
    match pointed.and_then(|(seat, target)| asked.offer(seat, target)) {
        Some(offer) => {
            // Below the scoreboard, and below the track where there is one.
            let roof = if shown.scene.track.is_empty() { 140.0 } else { 246.0 };
            show(&p, canvas, offer, canvas.sheet(0.0, roof).y, *scale);
        }
        None => explain(&p, canvas, &session, &asked, hovered.0, *scale),
    }
    Ok(())
}

/// Where a card lies on the sheet, its zone's scale with it.
fn lies(session: &Session, piece: u16) -> Option<(At, f32)> {
    let scene = session.live.scene(session.looking());
    let card = scene.pieces.iter().find(|other| other.id == piece)?;
    let zone = session.game.zones().iter().find(|zone| zone.id == card.zone)?;
    let count = scene.pieces.iter().filter(|other| other.zone == card.zone).count();
    Some((zone.place(card.index, count).0, zone.scale))
}

/// The key of a card at its foot.
fn on_card(p: &Painter, canvas: Canvas, session: &Session, piece: u16, cap: &str) {
    if let Some((at, scale)) = lies(session, piece).filter(|_| !cap.is_empty()) {
        let foot = (at.y + CARD.1 * scale / 2.0 + 8.0).min(SHEET_H - 24.0);
        keycap(p, canvas.sheet(at.x, foot), 32.0, cap, false);
    }
}

/// Why the card under the pointer cannot be played.
fn explain(
    p: &Painter,
    canvas: Canvas,
    session: &Session,
    asked: &Asked,
    hovered: Option<u16>,
    scale: UiScale,
) {
    let (Some(piece), Some(seat)) = (hovered, asked.seat()) else { return };
    let (Some(reason), Some((at, size))) = (session.live.why_not(seat, piece), lies(session, piece)) else {
        return;
    };
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

fn waiting(p: &Painter, canvas: Canvas, seat: Seat, scale: UiScale) {
    let words = format!("{} are choosing", club(seat).name);
    let size = scale.text(28.0);
    let w = width(p, &words, Face::Display, size) + 60.0;
    let r = Rect::from_center_size(pos2(canvas.w / 2.0, canvas.sheet(0.0, ROW_Y).y), vec2(w, ROW - 6.0));
    block(p, r, 24.0, ink(INK));
    frame(p, r, 24.0, 2.0, NAVY_3);
    text(p, r.center(), Align2::CENTER_CENTER, &words, Face::Display, size, MUTED);
}

#[derive(Clone, Copy)]
enum Item<'a> {
    Head(&'a str),
    Button(usize),
}

/// The prompt broken into rows no wider than `most`: each item with its width.
fn rows<'a>(
    p: &Painter,
    head: &'a str,
    buttons: &[Button],
    most: f32,
    scale: UiScale,
) -> Vec<Vec<(f32, Item<'a>)>> {
    let size = scale.text(32.0);
    let mut rows: Vec<Vec<(f32, Item)>> =
        vec![vec![(width(p, head, Face::Display, size) + 34.0, Item::Head(head))]];
    for (k, button) in buttons.iter().enumerate() {
        let key = if button.cap.is_empty() { 0.0 } else { keycap_width(p, 36.0, button.cap) + 10.0 };
        let w = key + width(p, button.label, Face::Display, size) + 30.0;
        let full = rows.last().is_some_and(|row| row.iter().map(|i| i.0).sum::<f32>() + w > most - 60.0);
        if full {
            rows.push(Vec::new());
        }
        if let Some(row) = rows.last_mut() {
            row.push((w, Item::Button(k)));
        }
    }
    rows
}

fn pill(canvas: Canvas, mid: f32, rows: &[Vec<(f32, Item)>]) -> Rect {
    let w = rows.iter().map(|row| row.iter().map(|i| i.0).sum::<f32>()).fold(0.0, f32::max) + 40.0;
    let h = ROW * rows.len() as f32;
    let y = canvas.sheet(0.0, ROW_Y).y + ROW / 2.0;
    rect((mid - w / 2.0).clamp(12.0, (canvas.w - w - 12.0).max(12.0)), y - h, w, h)
}

fn place<'a>(rows: &[Vec<(f32, Item<'a>)>], r: Rect) -> Vec<(Rect, Item<'a>)> {
    let mut out = Vec::new();
    for (n, row) in rows.iter().enumerate() {
        let total: f32 = row.iter().map(|i| i.0).sum();
        let mut x = r.center().x - total / 2.0 + 12.0;
        for (w, item) in row {
            out.push((rect(x, r.top() + ROW * n as f32, *w, ROW), *item));
            x += w;
        }
    }
    out
}

/// The way of the ball, what the option would be worth, and what it does here in one sentence.
fn show(p: &Painter, canvas: Canvas, offer: &Offer, roof: f32, scale: UiScale) {
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
fn way(p: &Painter, a: bevy_egui::egui::Pos2, b: bevy_egui::egui::Pos2) {
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
