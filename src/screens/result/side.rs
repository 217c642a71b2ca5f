//! A side of the result: its kit, its goals and its player.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, pos2};

use crate::theme::paint::{block, crest, glow, kit_panel, rect, text, text_fit};
use crate::theme::{UiFont, ink};
use engine::{Outcome, Seat};
use stage::palette::{AMBER, CHALK, INK};

/// Draws a side of the result: its kit, its goals and its player. The winner's goals stand in gold if it `shines`.
pub(in crate::screens) fn side(
    p: &Painter,
    r: Rect,
    seat: Seat,
    (outcome, shines): (&Outcome, bool),
    name: &str,
) {
    let home = seat == Seat::Home;
    let (x, y) = (if home { r.left() } else { r.right() - 400.0 }, r.top());
    kit_panel(p, rect(x, y, 400.0, 230.0), seat, 40.0);
    let mid = x + 200.0;
    crest(p, pos2(if home { x + 76.0 } else { x + 324.0 }, y + 86.0), 104.0, seat);
    text(
        p,
        pos2(if home { x + 240.0 } else { x + 160.0 }, y + 86.0),
        Align2::CENTER_CENTER,
        &clubs::club(seat).short,
        UiFont::Display,
        96.0,
        CHALK,
    );
    text_fit(p, pos2(mid, y + 188.0), Align2::CENTER_CENTER, name, UiFont::Display, 40.0, 330.0, CHALK);
    let tile = if home { r.center().x - 90.0 } else { r.center().x + 90.0 };
    let won = shines && outcome.winner == Some(seat);
    if won {
        glow(p, pos2(tile, y + 104.0), 150.0, AMBER, 0.7);
    }
    block(p, rect(tile - 70.0, y + 30.0, 140.0, 150.0), 14.0, ink(if won { AMBER } else { CHALK }));
    let goals = outcome.score[seat].to_string();
    text(p, pos2(tile, y + 106.0), Align2::CENTER_CENTER, &goals, UiFont::Display, 140.0, INK);
    p.rect_filled(rect(tile - 70.0, y + 103.0, 140.0, 4.0), 0, Color32::from_black_alpha(60));
    if let Some(kicks) = outcome.kicks {
        let words = format!("({})", kicks[seat]);
        text(p, pos2(tile, y + 208.0), Align2::CENTER_CENTER, &words, UiFont::Display, 46.0, AMBER);
    }
}
