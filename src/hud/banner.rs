//! Strips over the table: half-time, a foul, the end. The goal has its own show on the table.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, pos2, vec2};

use super::{Canvas, Shown, painter};
use crate::engine::{BySeat, Seat};
use crate::games::story::{Story, scorers};
use crate::session::{Match, Seating};
use crate::stage::beat::{Banner, Headline};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_3};
use crate::table::motion::Tempo;
use crate::theme::paint::{block, kit, polygon, rect, text, text_fit, text_turned, width};
use crate::theme::{Face, UiScale, glaze, ink};

/// How long a strip takes to come in, seconds at speed 1.
const IN: f32 = 0.16;
/// Its tilt, degrees clockwise.
const TILT: f32 = -3.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    tempo: Res<Tempo>,
    scale: Res<UiScale>,
    (session, seating): (Option<Res<Match>>, Option<Res<Seating>>),
    mut so_far: Local<Option<Story>>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some(Banner::Strip { side, head, text }) = &shown.banner else {
        *so_far = None;
        return Ok(());
    };
    // A shorter one, in extra time, says the score.
    let first_half = *head == Headline::HalfTime && !shown.scene.board.part.is_extra();
    if let Some((session, seating)) = session.zip(seating).filter(|_| first_half && so_far.is_none()) {
        *so_far = Some(session.live.story(seating.audience));
    }
    let (head, text) = (head.title(), text.shown());
    let (p, canvas) = painter(&mut contexts, "strip")?;
    let in_for = if tempo.reduced { IN } else { shown.banner_age * tempo.speed.min(100.0) };
    let k = (in_for / IN).clamp(0.0, 1.0);
    if k < 1.0 {
        redraw.write(RequestRedraw);
    }
    let k = 1.0 - (1.0 - k).powi(3);
    let centre = pos2(canvas.w / 2.0 - (1.0 - k) * canvas.w, canvas.sheet(0.0, 420.0).y);
    let (sin, cos) = TILT.to_radians().sin_cos();
    let at = |x: f32, y: f32| -> Pos2 { centre + vec2(x * cos - y * sin, x * sin + y * cos) };
    let half = canvas.w * 0.56;
    let band = |top: f32, bottom: f32, fill: Color32| {
        polygon(&p, vec![at(-half, top), at(half, top), at(half, bottom), at(-half, bottom)], fill);
    };
    let fill = side.map_or(NAVY_3, |side| kit(side).1);
    band(-104.0, 116.0, glaze(INK, 0.35));
    band(-98.0, -88.0, ink(CHALK));
    band(-88.0, 44.0, ink(fill));
    band(44.0, 104.0, ink(NAVY));
    band(44.0, 50.0, ink(AMBER));
    text_turned(&p, at(4.0, -16.0), &head, Face::Headline, 118.0, TILT, Color32::from_black_alpha(140));
    text_turned(&p, at(0.0, -20.0), &head, Face::Headline, 118.0, TILT, ink(CHALK));
    text_turned(&p, at(0.0, 78.0), text, Face::Display, scale.text(38.0), TILT, ink(AMBER));
    if let Some(story) = so_far.as_ref().filter(|_| first_half) {
        half_told(&p, canvas, story, *scale);
    }
    Ok(())
}

/// What the first half came to, below the strip: the scorers of each side at its edge, and the figures between them.
fn half_told(p: &Painter, canvas: Canvas, story: &Story, scale: UiScale) {
    let size = scale.text(24.0);
    let line = width(p, "0", Face::Display, size).max(size) + 8.0;
    let figures = story.figures();
    let scorers = BySeat::from_fn(|side| scorers(&story.goals, side));
    let lines = Seat::BOTH.map(|side| scorers[side].len()).into_iter().chain([figures.len()]).max();
    let lines = lines.unwrap_or_default();
    if lines == 0 {
        return;
    }
    let top = canvas.sheet(0.0, 560.0).y;
    let wide = (size / 24.0).min(1.5) * 1080.0;
    let r = rect(canvas.w / 2.0 - wide / 2.0, top, wide, lines as f32 * line + 28.0);
    block(p, r.translate(vec2(3.0, 6.0)), 14.0, Color32::from_black_alpha(110));
    block(p, r, 14.0, ink(INK));
    let y = |k: usize| r.top() + 14.0 + (k as f32 + 0.5) * line;
    let room = wide * 0.3;
    let sides = [(r.left() + 24.0, Align2::LEFT_CENTER), (r.right() - 24.0, Align2::RIGHT_CENTER)];
    for (side, (x, anchor)) in Seat::BOTH.into_iter().zip(sides) {
        for (k, words) in scorers[side].iter().enumerate() {
            text_fit(p, pos2(x, y(k)), anchor, words, Face::Display, size, room, CHALK);
        }
    }
    let (mid, apart) = (r.center().x, wide * 0.15);
    for (k, (name, both)) in figures.iter().enumerate() {
        text_fit(p, pos2(mid, y(k)), Align2::CENTER_CENTER, name, Face::Display, size, apart * 1.5, MUTED);
        for (side, x) in Seat::BOTH.into_iter().zip([mid - apart, mid + apart]) {
            text(p, pos2(x, y(k)), Align2::CENTER_CENTER, &both[side], Face::Display, size, AMBER);
        }
    }
}
