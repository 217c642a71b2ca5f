//! The tiles of the title screen: each game with a miniature of its own table.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, pos2, vec2};

use crate::engine::Seats;
use crate::games::entry::Entry;
use crate::hud::pictures::Pictures;
use crate::stage::palette::{AMBER, CHALK, HOME_DARK, INK, MUTED, NAVY, NAVY_2, PITCH_A, PITCH_B};
use crate::theme::paint::{block, frame, keycap, paragraph, rect, text, text_fit, width};
use crate::theme::{Face, UiScale, glaze, ink};

/// Draws one tile.
pub(super) fn tile(
    p: &Painter,
    r: Rect,
    game: &dyn Entry,
    number: usize,
    chosen: bool,
    hot: bool,
    scale: UiScale,
    art: Pictures,
) {
    let (ground, head, body) = if chosen { (CHALK, HOME_DARK, NAVY_2) } else { (NAVY_2, CHALK, MUTED) };
    block(p, r.translate(vec2(5.0, 8.0)), 20.0, Color32::from_black_alpha(110));
    block(p, r, 20.0, ink(ground));
    if hot && !chosen {
        frame(p, r, 20.0, 5.0, AMBER);
    }
    let mini =
        Rect::from_min_max(r.min + vec2(10.0, 10.0), pos2(r.right() - 10.0, r.top() + r.height() * 0.655));
    miniature(p, mini, game, art);
    keycap(p, mini.min + vec2(28.0, 28.0), 38.0, &number.to_string(), false);
    let x = r.left() + 22.0;
    let y = mini.bottom() + 34.0;
    text_fit(
        p,
        pos2(x, y),
        Align2::LEFT_CENTER,
        &game.title().to_uppercase(),
        Face::Headline,
        44.0,
        r.width() - 44.0,
        head,
    );
    // A narrow tile has no room for a sentence, and its foot stands on two lines.
    let narrow = r.width() < 240.0;
    if !narrow {
        paragraph(p, pos2(x, y + 28.0), game.tagline(), Face::Text, scale.text(20.0), r.width() - 44.0, body);
    }
    let foot = r.bottom() - 34.0;
    let ink_foot = if chosen { INK } else { CHALK };
    let (who, icon) =
        if game.seats() == Seats::BOTH { ("2 or bot", "users-fill") } else { ("1 player", "user-fill") };
    let line = if narrow { foot - 44.0 } else { foot };
    art.icon(p, icon, pos2(x + 14.0, line), 32.0, if chosen { INK } else { AMBER });
    let size = scale.text(26.0).min(30.0);
    text(p, pos2(x + 38.0, line), Align2::LEFT_CENTER, who, Face::Display, size, ink_foot);
    let minutes = format!("{} min", game.minutes());
    let at = if narrow { x + 38.0 } else { r.right() - 22.0 - width(p, &minutes, Face::Display, size) };
    text(p, pos2(at, foot), Align2::LEFT_CENTER, &minutes, Face::Display, size, ink_foot);
    art.icon(p, "clock-fill", pos2(at - 22.0, foot), 30.0, if chosen { INK } else { AMBER });
}

/// A corner of the game's own table.
fn miniature(p: &Painter, r: Rect, game: &dyn Entry, art: Pictures) {
    let p = p.with_clip_rect(r);
    block(&p, r, 12.0, ink(PITCH_A));
    let stripe = r.width() / 6.0;
    for k in (1..6).step_by(2) {
        p.rect_filled(rect(r.left() + stripe * k as f32, r.top(), stripe, r.height()), 0, ink(PITCH_B));
    }
    let line = glaze(CHALK, 0.7);
    p.circle_stroke(pos2(r.center().x, r.top() + r.height() * 0.42), r.width() * 0.22, (3.0, line));
    p.line_segment([pos2(r.center().x, r.top()), pos2(r.center().x, r.bottom())], (3.0, line));
    let shown = game.cards_shown();
    let scale = r.width() / 286.0;
    let low = r.bottom() - 62.0 * scale;
    let spots = [(-96.0, 18.0, -9.0), (96.0, 18.0, 9.0), (0.0, 0.0, 0.0)];
    art.card(&p, "back/away", pos2(r.center().x - 36.0 * scale, r.top() + 112.0 * scale), 0.38 * scale, -4.0);
    for (key, (dx, dy, turn)) in shown.iter().take(3).rev().zip(spots) {
        art.card(&p, key, pos2(r.center().x + dx * scale, low + dy * scale), 0.62 * scale, turn);
    }
    let ball = pos2(r.center().x + 62.0 * scale, r.top() + 134.0 * scale);
    p.circle_filled(ball, 32.0 * scale, ink(AMBER));
    art.draw(&p, "ball", ball, vec2(54.0, 54.0) * scale, 14.0, Color32::WHITE);
    frame(&p, r, 12.0, 3.0, NAVY);
}
