//! The match log as text: the last lines in a corner, the whole of it on demand.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::text::LayoutJob;
use bevy_egui::egui::{
    Align2, Context, Galley, Order, Painter, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::regions::{Laid, Part};
use super::{Canvas, Shown, in_area};
use crate::engine::Seat;
use crate::flow::action::{Hands, InputAction};
use crate::flow::page::Navigation;
use crate::session::bindings::Bindings;
use crate::session::{Match, Seating};
use crate::stage::beat::{Banner, LogLine};
use crate::stage::clubs::club;
use crate::stage::moment::Line;
use crate::stage::palette::{AMBER, CHALK, MUTED, NAVY_3};
use crate::stage::part::Clock;
use crate::table::playback::Playback;
use crate::theme::paint::{block, keycap, kit, laid_within, panel, rect, text, text_fit};
use crate::theme::{Face, UiScale, ink};

/// Where the open log begins: below the prompt. Units of the sheet.
const ROOF: f32 = 758.0;
/// Size of the commentator's words.
fn spoken(scale: UiScale) -> f32 {
    scale.text(20.0)
}

/// The head of the panel: two lines of what the commentator says, design units.
fn head(scale: UiScale) -> f32 {
    (2.5 * spoken(scale)).max(56.0)
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    mut shown: ResMut<Shown>,
    scale: Res<UiScale>,
    (hands, keys): (Res<Hands>, Res<Bindings>),
    (session, seating): (Res<Match>, Res<Seating>),
    (open, playback): (Res<Navigation>, Res<Playback>),
    coach: Res<crate::session::coach::Coach>,
    mut laid: ResMut<Laid>,
) -> Result {
    // The supporters of the front row celebrate here.
    if matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let ctx = contexts.ctx_mut()?;
    let canvas = Canvas::of(ctx);
    let shown = &mut *shown;
    // Where two play, its usual key belongs to the player on the right.
    let taken = seating.humans() == crate::engine::Seats::BOTH;
    // The result tells the match, and lies over this place.
    if session.outcome().is_some() && playback.idle() {
        return Ok(());
    }
    // Behind a page nobody would see what it does.
    let in_sight = open.bare();
    let cap = keys.cap_of(if taken { InputAction::LogOfTwo } else { InputAction::Log });
    if in_sight && hands.just(InputAction::Log) {
        shown.log_open = !shown.log_open;
    }
    if super::coach::speaks(&coach) && !shown.log_open {
        return Ok(());
    }
    // Below pitch and prompt, open too: the match goes on to be seen.
    let mut r = canvas.side();
    if shown.log_open {
        r.min.y = canvas.sheet(0.0, ROOF).y;
    }
    laid.lay(Part::Side, r);
    let clicked = in_area(ctx, "log", Order::Middle, r, |ui| {
        let tall = head(*scale);
        let head = rect(r.left(), r.top(), r.width(), tall);
        let response = ui.interact(head, ui.id().with("head"), Sense::CLICK);
        let p = ui.painter().clone();
        panel(&p, r, 16.0);
        let colour = if response.hovered() { AMBER } else { CHALK };
        match shown.line.as_ref().filter(|_| !shown.log_open) {
            Some(line) => commentary(&p, rect(r.left(), r.top(), r.width() - 52.0, tall), line, *scale),
            None => {
                let at = pos2(r.left() + 20.0, r.top() + 30.0);
                text(&p, at, Align2::LEFT_CENTER, "MATCH LOG", Face::Headline, 30.0, colour);
            }
        }
        keycap(&p, pos2(r.right() - 36.0, r.top() + 30.0), 30.0, &cap, false);
        let body = rect(r.left(), r.top() + tall, r.width(), r.height() - tall - 6.0);
        if shown.log_open {
            let leaf = if in_sight { leaf(&hands) } else { 0.0 };
            whole(ui, &shown.log, body, leaf, *scale);
        } else {
            last(&p, &shown.log, body, *scale);
        }
        response.clicked()
    });
    if clicked {
        shown.log_open = !shown.log_open;
        ctx.request_repaint();
    }
    Ok(())
}

/// The newest entry in so wide a place, to be drawn from its left on with [`newest`].
pub(super) fn newest_words(
    ui: &Context,
    log: &[LogLine],
    (w, rows): (f32, usize),
    scale: UiScale,
) -> Option<Arc<Galley>> {
    let entry = log.last()?;
    let words = format!("{}  {}", entry.clock.face(), entry.text.shown());
    let mut job = LayoutJob::simple(words, Face::Text.at(scale.text(20.0)), ink(MUTED), w - 52.0);
    // So many lines of it at most: the log has it whole.
    job.wrap.max_rows = rows;
    Some(ui.fonts_mut(|fonts| fonts.layout_job(job)))
}

/// Draws the newest entry.
pub(super) fn newest(p: &Painter, log: &[LogLine], r: Rect, words: Arc<Galley>) {
    let colour = log.last().and_then(|entry| entry.side).map_or(AMBER, |side| kit(side).0);
    block(p, rect(r.left() + 18.0, r.top() + 9.0, 6.0, r.height() - 16.0), 3.0, ink(colour));
    let at = pos2(r.left() + 32.0, r.center().y + 1.0 - words.size().y / 2.0);
    p.galley(at, words, ink(MUTED));
}

/// As many of the last entries as that place holds; how much of it, from the top, they take.
pub(super) fn last(p: &Painter, log: &[LogLine], room: Rect, scale: UiScale) -> f32 {
    let mut rows = Vec::new();
    let mut high = 0.0;
    for entry in log.iter().rev() {
        let row = Row::of(p, entry, rows.is_empty(), room.width(), scale);
        if high + row.tall() > room.height() {
            break;
        }
        high += row.tall();
        rows.push(row);
    }
    let mut y = room.top();
    for row in rows.iter().rev() {
        row.draw(p, pos2(room.left(), y));
        y += row.tall();
    }
    high
}

/// What the commentator said last: two lines, in that place, with the colours of the side that it is about.
pub(super) fn commentary(p: &Painter, r: Rect, line: &Line, scale: UiScale) {
    let colour = line.side.map_or(NAVY_3, |side| kit(side).0);
    block(p, rect(r.left() + 8.0, r.top() + 9.0, 6.0, r.height() - 14.0), 3.0, ink(colour));
    let (size, w) = (spoken(scale).max(24.0), r.width() - 26.0);
    let galley = laid_within(p, line.text.shown(), Face::Display, size, 19.0, w, r.height(), CHALK);
    let top = r.center().y + 1.0 - galley.size().y / 2.0;
    p.galley(pos2(r.left() + 22.0, top), galley, ink(CHALK));
}

/// Pages that hands leaf: back is 1.
pub(super) fn leaf(hands: &Hands) -> f32 {
    let by = |action| f32::from(u8::from(hands.just(action)));
    by(InputAction::PageBack) - by(InputAction::PageForward)
}

fn whole(ui: &mut Ui, log: &[LogLine], body: Rect, leaf: f32, scale: UiScale) {
    let mut inner = ui.new_child(UiBuilder::new().max_rect(body));
    ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false).show(&mut inner, |ui| {
        if leaf != 0.0 {
            ui.scroll_with_delta(vec2(0.0, leaf * (body.height() - 40.0)));
        }
        ui.spacing_mut().item_spacing.y = 0.0;
        for (k, entry) in log.iter().enumerate() {
            let row = Row::of(ui.painter(), entry, k + 1 == log.len(), body.width() - 14.0, scale);
            let (r, _) = ui.allocate_exact_size(vec2(body.width() - 16.0, row.tall()), Sense::hover());
            // Half an entry says nothing.
            if body.expand(1.0).contains_rect(r) || (r.height() > body.height() && ui.is_rect_visible(r)) {
                row.draw(ui.painter(), r.min);
            }
        }
    });
}

/// An entry as it will be drawn: when, whose, and its words in as many lines as they take.
struct Row<'a> {
    entry: &'a LogLine,
    words: Arc<Galley>,
    scale: UiScale,
    last: bool,
}

impl<'a> Row<'a> {
    fn of(p: &Painter, entry: &'a LogLine, last: bool, w: f32, scale: UiScale) -> Self {
        let colour = ink(if last { CHALK } else { MUTED });
        let font = Face::Text.at(scale.text(20.0));
        let words = p.layout(entry.text.to_string(), font, colour, w - Self::words_at(entry, scale) - 14.0);
        Self { entry, words, scale, last }
    }

    /// Where the words begin, from the left: at the edge where neither clock nor side stands before them.
    fn words_at(entry: &LogLine, scale: UiScale) -> f32 {
        if entry.side.is_none() && entry.clock == Clock::Off {
            return 20.0;
        }
        46.0 + 2.0 * Self::clock(scale) + 10.0
    }

    /// Height of the clock's letters.
    fn clock(scale: UiScale) -> f32 {
        scale.text(24.0).max(28.0)
    }

    fn tall(&self) -> f32 {
        (self.words.size().y + 12.0).max(40.0)
    }

    fn draw(&self, p: &Painter, at: Pos2) {
        let size = Self::clock(self.scale);
        // On the first line of the words.
        let first = self.words.rows.first().map_or(0.0, |row| row.height());
        let y = at.y + (self.tall() - self.words.size().y) / 2.0 + first / 2.0;
        let clock = self.entry.clock.face();
        let right = at.x + 12.0 + 2.0 * size;
        text_fit(p, pos2(right, y), Align2::RIGHT_CENTER, &clock, Face::Display, size, 2.0 * size, AMBER);
        if let Some(side) = self.entry.side {
            let chip = rect(right + 8.0, y - 14.0, 28.0, 28.0);
            block(p, chip, 6.0, ink(kit(side).1));
            text(p, chip.center(), Align2::CENTER_CENTER, letter(side), Face::Display, 24.0, CHALK);
        }
        let words = pos2(
            at.x + Self::words_at(self.entry, self.scale),
            at.y + (self.tall() - self.words.size().y) / 2.0,
        );
        p.galley(words, Arc::clone(&self.words), ink(if self.last { CHALK } else { MUTED }));
    }
}

const fn letter(side: Seat) -> &'static str {
    club(side).letter
}
