//! The track above the pitch: one slot for each pass, and the shot at its end.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Id, Rect, Stroke, StrokeKind, pos2, vec2};

use super::pictures::{AtlasTextures, PicturePainter};
use super::regions::{BOARD, HudLayout, HudRegion};
use super::{HudState, grown, overlay};
use crate::table::cards::pack::PicturePack;
use crate::theme::paint::{block, frame, kit};
use crate::theme::{UiFont, glaze, ink};
use crate::widgets::{BoxSurface, Node, StyledText, drawing, row};
use engine::Seat;
use stage::palette::{AMBER, CHALK, MUTED, NAVY_3};
use stage::scene::TrackStep;
use stage::step::Banner;

/// Height of a slot and of the whole track, design units.
const HIGH: (f32, f32) = (62.0, 78.0);

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<HudState>,
    pack: Res<PicturePack>,
    pages: Res<AtlasTextures>,
    mut laid: ResMut<HudLayout>,
) -> Result {
    let steps = &shown.scene.track;
    if steps.is_empty() || matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let (mut ui, canvas) = overlay(&mut contexts, "track")?;
    let art = PicturePainter { pack: &pack, pages: &pages };
    let side = shown.scene.board.possession;
    let most = vec2(BOARD + 200.0, HIGH.1);
    let solved = grown(&ui, Id::new("track parts"), most, |share| slots(steps, side, art, share));
    let top = canvas.sheet(0.0, 140.0).y;
    let r = Rect::from_min_size(pos2((canvas.w - solved.size().x) / 2.0, top), solved.size());
    laid.lay(HudRegion::Track, r);
    solved.show(&mut ui, r.min);
    Ok(())
}

fn slots<'a>(
    steps: &'a [TrackStep],
    side: Option<Seat>,
    art: PicturePainter<'a>,
    share: f32,
) -> Node<'a, ()> {
    let last = steps.len() - 1;
    let slots = steps.iter().enumerate().map(|(k, step)| slot(step, side, (k == last).then_some(art), share));
    row().gap(10.0).pad(14.0, 8.0).stretch().surface(BoxSurface::Panel).children(slots)
}

/// Returns the slot of a pass, which has a number, or of the shot at the end, which has a name and a picture.
fn slot<'a>(
    step: &'a TrackStep,
    side: Option<Seat>,
    shot: Option<PicturePainter<'a>>,
    share: f32,
) -> Node<'a, ()> {
    let (filled, now) = (step.filled(), step.now);
    let ground = match side {
        Some(side) if filled => ink(kit(side).1),
        _ => glaze(NAVY_3, 0.35),
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
        .min_width(if shot.is_some() { 150.0 } else { 96.0 })
        .surface(BoxSurface::drawn(move |p, r, _| {
            block(p, r, 10.0, ground);
            if now {
                frame(p, r, 10.0, 4.0, AMBER);
            } else if !filled {
                p.rect_stroke(r, 10.0, Stroke::new(2.0, ink(NAVY_3)), StrokeKind::Inside);
            }
        }));
    match (shot, &step.text) {
        (Some(art), _) => {
            let ball = drawing((40.0, 40.0), move |p, r| {
                art.draw(p, "ball", r.center(), vec2(40.0, 40.0), 0.0, Color32::WHITE);
            });
            slot.child(ball.rigid())
                .child(StyledText::new(name, UiFont::Headline, 36.0 * share).colour(colour))
        }
        (None, Some(words)) => slot
            .child(StyledText::new(name, UiFont::Display, 20.0 * share).colour(MUTED))
            .child(StyledText::new(words.shown(), UiFont::Display, 42.0 * share)),
        (None, None) => slot.child(StyledText::new(name, UiFont::Display, 30.0 * share).colour(colour)),
    }
}
