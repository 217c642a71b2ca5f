//! Banners over the table: half-time, a foul, the end. A goal has its own show on the table.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Pos2, pos2, vec2};

use super::{HudState, coin, half_time, overlay};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::session::live_scores::LiveScores;
use crate::session::replay_viewer::ReplayViewer;
use crate::session::{Seating, TableMatch};
use crate::table::motion::AnimationSpeed;
use crate::table::people::match_end::{CAPTAIN, MatchEndKind, MatchEndPicture};
use crate::theme::paint::{draw_polygon, draw_turned_text, kit, text_width};
use crate::theme::{UiFont, UiScale, ink, with_alpha};
use clubs::club;
use engine::{Seat, SeatSet};
use games::summary::MatchSummary;
use stage::palette::{AMBER, CHALK, INK, NAVY, NAVY_3};
use stage::scene::PlayerId;
use stage::step::{Banner, Headline};

/// Seconds that a banner takes to appear, at speed 1.
const IN: f32 = 0.16;
/// The y of a banner's middle over the pitch, design units.
const MIDDLE: f32 = 420.0;
/// The y of a banner's middle before the goal of a shootout, design units.
const GRASS: f32 = 745.0;
/// The y of a banner's middle in a replay, above the controls on the grass, design units.
const ABOVE_CONTROLS: f32 = 590.0;
/// The y of the middle of a near miss's banner, design units, and its height as a share of the usual one: it covers
/// neither the ball nor the goal.
const BELOW_GOAL: (f32, f32) = (640.0, 0.74);
/// Tilt of a banner, degrees clockwise.
const TILT: f32 = -3.0;

/// The summary of the first half, which is shown at half-time and removed with its banner.
#[derive(Resource, Debug, Default)]
pub(super) struct HalfTimeSummary {
    asked: Option<PendingAnswer<MatchSummary>>,
    story: Option<MatchSummary>,
}

/// Returns true while the statistics of the first half are shown. Half-time of a shorter half, in extra time, shows the
/// score instead.
pub(super) fn shows_first_half(shown: &HudState) -> bool {
    let half = matches!(shown.banner, Some(Banner::Strip { head: Headline::HalfTime, .. }));
    half && !shown.scene.board.part.is_extra()
}

/// Computes the summary of the first half in the background when its banner appears, and drops it with the banner.
pub(super) fn review_first_half(
    hud: Res<HudState>,
    (the_match, seating, viewer): (Option<Res<TableMatch>>, Option<Res<Seating>>, Option<Res<ReplayViewer>>),
    timeout: Res<AnswerTimeout>,
    mut summary: ResMut<HalfTimeSummary>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !shows_first_half(&hud) {
        if summary.asked.is_some() || summary.story.is_some() {
            *summary = HalfTimeSummary::default();
            commands.remove_resource::<MatchEndPicture>();
        }
        return;
    }
    if summary.asked.is_none() && summary.story.is_none() {
        summary.asked = match (viewer, the_match.zip(seating)) {
            (Some(viewer), _) => Some(PendingAnswer::spawn(viewer.story())),
            (None, Some((the_match, seating))) => {
                let (state, audience) = (the_match.state.fork(), seating.audience);
                Some(PendingAnswer::spawn(move || state.summary(audience)))
            }
            (None, None) => None,
        };
    }
    let Some(asked) = &mut summary.asked else { return };
    redraw.write(RequestRedraw);
    if let Some(story) = asked.wait(*timeout) {
        *summary = HalfTimeSummary { asked: None, story: Some(story.unwrap_or_default()) };
        let front = PlayerId { side: Seat::Home, number: CAPTAIN };
        commands.insert_resource(MatchEndPicture { kind: MatchEndKind::HalfTime, front });
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    hud: Res<HudState>,
    speed: Res<AnimationSpeed>,
    scale: Res<UiScale>,
    (seating, viewer): (Option<Res<Seating>>, Option<Res<ReplayViewer>>),
    (live_scores, summary): (Res<LiveScores>, Res<HalfTimeSummary>),
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let Some(Banner::Strip { side, head, text }) = &hud.banner else { return Ok(()) };
    let first_half = shows_first_half(&hud);
    if first_half && summary.asked.is_some() {
        return Ok(());
    }
    // Nobody is talked to in a replay.
    let replays = viewer.is_some();
    let played = seating.as_ref().filter(|_| !replays);
    let person = played.map(|seating| seating.humans()).filter(|humans| *humans != SeatSet::BOTH);
    let others = if played.is_some() { &live_scores.lines[..] } else { &[] };
    let (mut ui, canvas) = overlay(&mut contexts, "strip")?;
    let in_for = if speed.reduced { IN } else { hud.banner_age * speed.speed.min(100.0) };
    let k = (in_for / IN).clamp(0.0, 1.0);
    if k < 1.0 {
        redraw.write(RequestRedraw);
    }
    let k = 1.0 - (1.0 - k).powi(3);
    let score = hud.scene.board.score;
    if let Some(story) = summary.story.as_ref().filter(|_| first_half) {
        let person = person.and_then(SeatSet::first);
        let screen = |goals: bool| half_time::screen(story, score, person, others, goals);
        if half_time::show(&mut ui, canvas, k, screen) {
            return Ok(());
        }
    }
    let ends = *head == Headline::FullTime;
    // In a shootout it lies on the grass before the goal, so that kicker and keeper are seen.
    let (y, share) = match (hud.scene.mouth.is_some(), replays) {
        (false, _) if head.is_near_miss() => BELOW_GOAL,
        (false, _) => (MIDDLE, 1.0),
        (true, false) => (GRASS, 1.0),
        (true, true) => (ABOVE_CONTROLS, 1.0),
    };
    let (toss, head, text) = (head, head.title().shown(), text.shown());
    let p = ui.painter().clone();
    let centre = pos2(canvas.w / 2.0 - (1.0 - k) * canvas.w, canvas.sheet(0.0, y).y);
    let (sin, cos) = TILT.to_radians().sin_cos();
    let at = |x: f32, y: f32| -> Pos2 {
        let y = y * share;
        centre + vec2(x * cos - y * sin, x * sin + y * cos)
    };
    let half = canvas.w * 0.56;
    let band = |top: f32, bottom: f32, fill: Color32| {
        draw_polygon(&p, vec![at(-half, top), at(half, top), at(half, bottom), at(-half, bottom)], fill);
    };
    let fill = side.map_or(NAVY_3, |side| kit(side).1);

    // The banner is as high as its text, which is no wider than the window.
    let size = scale.text_size(38.0);
    let size = size * (0.94 * canvas.w / text_width(&p, &text, UiFont::Display, size).max(1.0)).min(1.0);
    let foot = 44.0 + (1.5 * size / share).max(60.0);
    band(-104.0, foot + 12.0, with_alpha(INK, 0.35));
    band(-98.0, -88.0, ink(CHALK));
    band(-88.0, 44.0, ink(fill));
    band(44.0, foot, ink(NAVY));
    band(44.0, 50.0, ink(AMBER));
    let letters = 118.0 * share;
    if ends {
        // The result, read from across the room.
        for (seat, way) in [(Seat::Home, -1.0), (Seat::Away, 1.0)] {
            let (short, goals) = (&club(seat).short, score[seat]);
            let side =
                if seat == Seat::Home { format!("{short} {goals}") } else { format!("{goals} {short}") };
            let place = at(way * 0.66 * half, -20.0);
            draw_turned_text(&p, place, &side, UiFont::Display, letters, TILT, ink(AMBER));
        }
    }
    if let (Headline::CoinToss, Some(winner)) = (toss, *side) {
        // Without movement the coin has landed.
        let secs = if speed.moves() { hud.banner_age * speed.speed } else { f32::INFINITY };
        if secs < coin::THROW {
            redraw.write(RequestRedraw);
        }
        coin::draw(&p, at(0.0, -108.0), winner, secs);
    }
    draw_turned_text(
        &p,
        at(4.0, -16.0),
        &head,
        UiFont::Headline,
        letters,
        TILT,
        Color32::from_black_alpha(140),
    );
    draw_turned_text(&p, at(0.0, -20.0), &head, UiFont::Headline, letters, TILT, ink(CHALK));
    draw_turned_text(&p, at(0.0, (50.0 + foot) / 2.0 + 1.0), &text, UiFont::Display, size, TILT, ink(AMBER));
    Ok(())
}
