//! The match log as text: the last lines in a corner, the whole of it on demand.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Order, Painter, Pos2, Rect, ScrollArea, Sense, Ui, pos2, vec2};

use super::{Canvas, Shown, in_area};
use crate::engine::Seat;
use crate::flow::page::Open;
use crate::session::Session;
use crate::session::keys::{Keys, cap};
use crate::stage::beat::{Banner, LogLine};
use crate::stage::clubs::club;
use crate::stage::moment::Line;
use crate::stage::palette::{AMBER, CHALK, MUTED, NAVY_3};
use crate::table::playback::Playback;
use crate::theme::paint::{block, keycap, kit, laid_within, panel, rect, text, text_fit};
use crate::theme::{Face, UiScale, ink};

/// Height of a line, design units.
const LINE: f32 = 40.0;
/// Where the open log begins: below the prompt. Units of the sheet.
const ROOF: f32 = 738.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut shown: ResMut<Shown>,
    scale: Res<UiScale>,
    (pressed, keys): (Res<ButtonInput<KeyCode>>, Res<Keys>),
    session: Res<Session>,
    (open, playback): (Res<Open>, Res<Playback>),
    coach: Res<crate::session::coach::Coach>,
) -> Result {
    // The supporters of the front row celebrate here.
    if matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let canvas = Canvas::of(ctx);
    let shown = shown.bypass_change_detection();
    // Where two play, its usual key belongs to the player on the right.
    let taken = session.humans() == crate::engine::Seats::BOTH;
    // Behind a page or the result nobody would see what it does.
    let in_sight = open.nothing() && !(session.outcome().is_some() && playback.idle());
    let key = keys.log(taken);
    let mut flip = in_sight && pressed.just_pressed(key);
    if super::coach::speaks(&coach) && !shown.log_open {
        shown.log_open = flip;
        return Ok(());
    }
    // Below pitch and prompt, open too: the match goes on to be seen.
    let tall = if shown.log_open { canvas.h - 26.0 - canvas.sheet(0.0, ROOF).y } else { 222.0 };
    let r = rect(24.0, canvas.h - 26.0 - tall, 456.0, tall);
    in_area(ctx, "log", Order::Middle, r, |ui| {
        let head = rect(r.left(), r.top(), r.width(), 56.0);
        let response = ui.interact(head, ui.id().with("head"), Sense::CLICK);
        flip |= response.clicked();
        let p = ui.painter().clone();
        panel(&p, r, 16.0);
        let colour = if response.hovered() { AMBER } else { CHALK };
        match shown.line.as_ref().filter(|_| !shown.log_open) {
            Some(line) => commentary(&p, rect(r.left(), r.top(), r.width() - 52.0, 56.0), line, *scale),
            None => {
                let at = pos2(r.left() + 20.0, r.top() + 30.0);
                text(&p, at, Align2::LEFT_CENTER, "MATCH LOG", Face::Headline, 30.0, colour);
            }
        }
        keycap(&p, pos2(r.right() - 36.0, r.top() + 30.0), 30.0, &cap(key), false);
        let body = rect(r.left(), r.top() + 54.0, r.width(), r.height() - 60.0);
        if shown.log_open {
            let leaf = if in_sight { leaf(&pressed) } else { 0.0 };
            whole(ui, &shown.log, body, leaf, *scale);
        } else {
            let fit = (body.height() / LINE) as usize;
            let from = shown.log.len().saturating_sub(fit);
            for (k, entry) in shown.log[from..].iter().enumerate() {
                let last = from + k + 1 == shown.log.len();
                line(&p, pos2(body.left(), body.top() + LINE * k as f32), entry, last, r.width(), *scale);
            }
        }
    });
    if flip {
        shown.log_open = !shown.log_open;
    }
    Ok(())
}

/// What the commentator said last: two lines, in that place, with the colours of the side that it is about.
pub(super) fn commentary(p: &Painter, r: Rect, line: &Line, scale: UiScale) {
    let colour = line.side.map_or(NAVY_3, |side| kit(side).0);
    block(p, rect(r.left() + 8.0, r.top() + 9.0, 6.0, r.height() - 14.0), 3.0, ink(colour));
    let (size, w) = (scale.text(24.0), r.width() - 26.0);
    let galley = laid_within(p, line.text.shown(), Face::Display, size, 19.0, w, r.height(), CHALK);
    let top = r.center().y + 1.0 - galley.size().y / 2.0;
    p.galley(pos2(r.left() + 22.0, top), galley, ink(CHALK));
}

/// Pages that keys leaf: up is 1.
fn leaf(pressed: &ButtonInput<KeyCode>) -> f32 {
    let by = |key| f32::from(u8::from(pressed.just_pressed(key)));
    by(KeyCode::PageUp) - by(KeyCode::PageDown)
}

fn whole(ui: &mut Ui, log: &[LogLine], body: Rect, leaf: f32, scale: UiScale) {
    let mut inner = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(body));
    ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show_rows(
        &mut inner,
        LINE,
        log.len(),
        |ui, rows| {
            if leaf != 0.0 {
                ui.scroll_with_delta(vec2(0.0, leaf * (body.height() - LINE)));
            }
            for k in rows {
                let (r, _) = ui.allocate_exact_size(vec2(body.width() - 16.0, LINE - 4.0), Sense::hover());
                line(ui.painter(), r.min, &log[k], k + 1 == log.len(), body.width() - 10.0, scale);
            }
        },
    );
}

fn line(p: &Painter, at: Pos2, entry: &LogLine, last: bool, w: f32, scale: UiScale) {
    let y = at.y + LINE / 2.0;
    let clock = entry.clock.face();
    text(p, pos2(at.x + 62.0, y), Align2::RIGHT_CENTER, &clock, Face::Display, 28.0, AMBER);
    if let Some(side) = entry.side {
        let chip = rect(at.x + 72.0, y - 14.0, 28.0, 28.0);
        block(p, chip, 6.0, ink(kit(side).1));
        text(p, chip.center(), Align2::CENTER_CENTER, letter(side), Face::Display, 24.0, CHALK);
    }
    let colour = if last { CHALK } else { MUTED };
    text_fit(
        p,
        pos2(at.x + 112.0, y),
        Align2::LEFT_CENTER,
        entry.text.shown(),
        Face::Text,
        scale.text(20.0),
        w - 126.0,
        colour,
    );
}

const fn letter(side: Seat) -> &'static str {
    club(side).letter
}
