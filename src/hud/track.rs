//! The track above the pitch: one slot a pass, and the shot at its end.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, pos2, vec2};

use super::pictures::{Pages, Pictures};
use super::regions::{Laid, Part};
use super::{Canvas, Shown, painter};
use crate::engine::Seat;
use crate::stage::beat::Banner;
use crate::stage::palette::{AMBER, CHALK, MUTED, NAVY_3};
use crate::stage::scene::Step;
use crate::table::cards::pack::Pack;
use crate::theme::paint::{block, frame, kit, panel, rect, text, text_fit};
use crate::theme::{Face, UiScale, glaze, ink};

/// Height of the track, design units.
const HIGH: f32 = 62.0;

pub(super) fn draw(
    mut contexts: EguiContexts,
    shown: Res<Shown>,
    scale: Res<UiScale>,
    pack: Res<Pack>,
    pages: Res<Pages>,
    mut laid: ResMut<Laid>,
) -> Result {
    let steps = &shown.scene.track;
    if steps.is_empty() || matches!(shown.banner, Some(Banner::Goal { .. })) {
        return Ok(());
    }
    let (p, canvas) = painter(&mut contexts, "track")?;
    let art = Pictures { pack: &pack, pages: &pages };
    let r = row(&p, canvas, steps, shown.scene.board.possession, *scale, art);
    laid.lay(Part::Track, r);
    Ok(())
}

fn row(
    p: &Painter,
    canvas: Canvas,
    steps: &[Step],
    side: Option<Seat>,
    scale: UiScale,
    art: Pictures,
) -> Rect {
    let last = steps.len() - 1;
    // The shot is the last one: it has a name, the others have numbers.
    let wide = |k: usize| if k == last { 150.0 } else { 96.0 };
    let long: f32 = (0..steps.len()).map(|k| wide(k) + 10.0).sum::<f32>() + 18.0;
    let y = canvas.sheet(0.0, 140.0).y;
    let mut x = canvas.w / 2.0 - long / 2.0;
    let whole = rect(x, y, long, HIGH + 16.0);
    panel(p, whole, 14.0);
    x += 14.0;
    for (k, step) in steps.iter().enumerate() {
        let r = rect(x, y + 8.0, wide(k), HIGH);
        let shot = k == last;
        let filled = step.filled();
        let ground = match side {
            Some(side) if filled => ink(kit(side).1),
            _ => glaze(NAVY_3, 0.35),
        };
        block(p, r, 10.0, ground);
        if step.now {
            frame(p, r, 10.0, 4.0, AMBER);
        } else if !filled {
            let edge = Stroke::new(2.0, ink(NAVY_3));
            p.rect_stroke(r, 10.0, edge, bevy_egui::egui::StrokeKind::Inside);
        }
        let colour = if step.now {
            AMBER
        } else if filled {
            CHALK
        } else {
            MUTED
        };
        if shot {
            art.draw(p, "ball", pos2(r.left() + 30.0, r.center().y), vec2(40.0, 40.0), 0.0, Color32::WHITE);
            let at = pos2(r.left() + 58.0, r.center().y);
            text_fit(
                p,
                at,
                Align2::LEFT_CENTER,
                step.name.shown(),
                Face::Headline,
                36.0,
                r.width() - 66.0,
                colour,
            );
        } else if let Some(words) = &step.text {
            let at = pos2(r.left() + 14.0, r.top() + 15.0);
            text(p, at, Align2::CENTER_CENTER, step.name.shown(), Face::Display, 20.0, MUTED);
            text_fit(
                p,
                r.center() + vec2(4.0, 2.0),
                Align2::CENTER_CENTER,
                words.shown(),
                Face::Display,
                46.0,
                78.0,
                CHALK,
            );
        } else {
            let size = scale.text(30.0).min(40.0);
            text(p, r.center(), Align2::CENTER_CENTER, step.name.shown(), Face::Display, size, colour);
        }
        x += wide(k) + 10.0;
    }
    whole
}
