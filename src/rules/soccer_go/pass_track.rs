//! Draws the track above the pitch: one slot for each pass, and the shot at its end. The slot that was just filled is
//! lit.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Id, Rect, Stroke, StrokeKind, pos2, vec2};

use super::{FilledSlot, LIT, LitSlot};
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::hud::regions::{BOARD, HudRegion};
use crate::hud::{HudFrame, largest_that_fits, overlay};
use crate::theme::paint::{draw_frame, fill_rounded_rect, kit};
use crate::theme::{UiFont, ink, with_alpha};
use crate::widgets::{BoxSurface, Node, StyledText, drawing, row};
use engine::Seat;
use games::soccer_go::stage::track::{PassTrackView, TrackSlot};
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use stage::step::Banner;

/// Height of a slot and of the whole track, design units.
const HIGH: (f32, f32) = (46.0, 58.0);

pub(super) fn draw(
    mut contexts: EguiContexts,
    HudFrame { hud, mut layout }: HudFrame,
    pictures: Pictures,
    filled: Res<FilledSlot>,
) -> Result {
    let Some(track) = hud.scene.extension::<PassTrackView>() else { return Ok(()) };
    if matches!(hud.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let (mut ui, canvas) = overlay(&mut contexts, "track")?;
    let art = pictures.painter();
    let side = hud.scene.board.possession;
    let most = vec2(BOARD, HIGH.1);
    let solved = largest_that_fits(&ui, Id::new("track parts"), most, |share| {
        slots(track, side, filled.0, art, share)
    });
    // Between the scoreboard and the touchline.
    let top = canvas.sheet(0.0, 138.0).y;
    let r = Rect::from_min_size(pos2((canvas.w - solved.size().x) / 2.0, top), solved.size());
    layout.note(HudRegion::GamePanel, r);
    solved.show(&mut ui, r.min);
    Ok(())
}

fn slots<'a>(
    track: &'a PassTrackView,
    side: Option<Seat>,
    lit: Option<LitSlot>,
    art: PicturePainter<'a>,
    share: f32,
) -> Node<'a, ()> {
    let age = |k: usize| lit.filter(|lit| lit.slot == k).map(|lit| lit.age);
    let passes = track.passes.iter().enumerate();
    let passes = passes.map(|(k, pass)| slot(pass, side, age(k), None, share));
    let slots = passes.chain([slot(&track.shot, side, None, Some(art), share)]);
    let ground = BoxSurface::drawn(|p, r, _| {
        fill_rounded_rect(p, r, 12.0, ink(INK));
        draw_frame(p, r, 12.0, 2.0, NAVY_3);
    });
    row().gap(8.0).pad(10.0, 6.0).stretch().surface(ground).children(slots)
}

/// Returns the slot of a pass, which has a number, or of the shot at the end, which has a name and a picture. It is lit
/// if it was filled `age` seconds ago.
fn slot<'a>(
    step: &'a TrackSlot,
    side: Option<Seat>,
    age: Option<f32>,
    shot: Option<PicturePainter<'a>>,
    share: f32,
) -> Node<'a, ()> {
    let (filled, now) = (step.text.is_some(), step.now);
    let ground = match side {
        Some(side) if filled => ink(kit(side).1),
        _ => with_alpha(NAVY_3, 0.35),
    };
    let colour = match (now, filled) {
        (true, _) => AMBER,
        (false, true) => CHALK,
        (false, false) => MUTED,
    };
    let name = step.name.shown();
    let slot = row()
        .gap(6.0)
        .pad(8.0, 0.0)
        .centred()
        .min_height(HIGH.0)
        .min_width(if shot.is_some() { 150.0 } else { 105.0 })
        .surface(BoxSurface::drawn(move |p, r, _| {
            fill_rounded_rect(p, r, 10.0, ground);
            if let Some(age) = age {
                // It eases out.
                let left = (1.0 - age / LIT).clamp(0.0, 1.0);
                let wide = 14.0 * (1.0 - left.powi(3));
                let light = Stroke::new(5.0, with_alpha(AMBER, left));
                p.rect_stroke(r.expand(wide), 10.0 + wide, light, StrokeKind::Outside);
            }
            if now {
                draw_frame(p, r, 10.0, 4.0, AMBER);
            } else if !filled {
                p.rect_stroke(r, 10.0, Stroke::new(2.0, ink(NAVY_3)), StrokeKind::Inside);
            }
        }));
    match (shot, &step.text) {
        (Some(art), _) => {
            let ball = drawing((34.0, 34.0), move |p, r| {
                art.draw(p, "ball", r.center(), vec2(34.0, 34.0), 0.0, Color32::WHITE);
            });
            slot.child(ball.rigid())
                .child(StyledText::new(name, UiFont::Headline, 30.0 * share).colour(colour))
        }
        (None, Some(words)) => slot
            .child(StyledText::new(name, UiFont::Display, 20.0 * share).colour(MUTED))
            .child(StyledText::new(words.shown(), UiFont::Display, 34.0 * share)),
        (None, None) => slot.child(StyledText::new(name, UiFont::Display, 30.0 * share).colour(colour)),
    }
}
