//! A side of the result: its kit, its goals and its player.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, pos2};

use crate::theme::paint::{
    draw_crest, draw_fitting_text, draw_glow, draw_kit_panel, draw_text, fill_rounded_rect, rect,
};
use crate::theme::{UiFont, ink};
use engine::{Outcome, Seat};
use stage::palette::{AMBER, CHALK, INK};

/// Width of the goals of both sides in the middle, design units.
const MIDDLE: f32 = 390.0;

/// Draws a side of the result: its kit, its goals and its player. The winner's goals stand in gold if it `shines`.
pub(in crate::screens) fn side(
    p: &Painter,
    r: Rect,
    seat: Seat,
    outcome: &Outcome,
    shines: bool,
    name: &str,
) {
    let home = seat == Seat::Home;
    let wide = ((r.width() - MIDDLE) / 2.0).min(400.0);
    let (x, y) = (if home { r.left() } else { r.right() - wide }, r.top());
    draw_kit_panel(p, rect(x, y, wide, 230.0), seat, 40.0);
    // Crest and short name, seen from the outer edge of the panel.
    let at = |share: f32| x + wide * if home { share } else { 1.0 - share };
    draw_crest(p, pos2(at(0.22), y + 86.0), (0.26 * wide).min(104.0), seat);
    draw_fitting_text(
        p,
        pos2(at(0.62), y + 86.0),
        Align2::CENTER_CENTER,
        &clubs::club(seat).short,
        UiFont::Display,
        96.0,
        0.48 * wide,
        CHALK,
    );
    let name_wide = wide - 60.0;
    draw_fitting_text(
        p,
        pos2(at(0.5), y + 188.0),
        Align2::CENTER_CENTER,
        name,
        UiFont::Display,
        40.0,
        name_wide,
        CHALK,
    );
    let tile = if home { r.center().x - 90.0 } else { r.center().x + 90.0 };
    let won = shines && outcome.winner == Some(seat);
    if won {
        draw_glow(p, pos2(tile, y + 104.0), 150.0, AMBER, 0.7);
    }
    fill_rounded_rect(
        p,
        rect(tile - 70.0, y + 30.0, 140.0, 150.0),
        14.0,
        ink(if won { AMBER } else { CHALK }),
    );
    let goals = outcome.score[seat].to_string();
    draw_text(p, pos2(tile, y + 106.0), Align2::CENTER_CENTER, &goals, UiFont::Display, 140.0, INK);
    p.rect_filled(rect(tile - 70.0, y + 103.0, 140.0, 4.0), 0, Color32::from_black_alpha(60));
    if let Some(kicks) = outcome.kicks {
        let words = format!("({})", kicks[seat]);
        draw_text(p, pos2(tile, y + 208.0), Align2::CENTER_CENTER, &words, UiFont::Display, 46.0, AMBER);
    }
}
