//! The honours of the club house: those that were earned, lit, with when; the others with how, and how far one is.

use bevy_egui::egui::{Align2, Rect, pos2};

use super::{Wish, words};
use crate::club::honours::Standing;
use crate::stage::palette::{AMBER, CHALK, MUTED, NAVY_2, NAVY_3};
use crate::theme::paint::{block, frame, laid_within, rect, text, text_fit, tick};
use crate::theme::widgets::Desk;
use crate::theme::{Face, ink};

/// Honours beside each other.
const ACROSS: usize = 5;
/// Room between two of them.
const GAP: f32 = 10.0;
/// Room of what is said of the one at hand.
const NOTE: f32 = 50.0;
/// Text of that size is large as it is, and need not grow.
const LARGE: f32 = 27.0;

/// Draws them; a click on one that was earned leads to its match. `now` in seconds since 1970.
pub(super) fn draw(desk: &mut Desk, r: Rect, standings: &[Standing], now: u64) -> Option<Wish> {
    let p = desk.painter();
    let rows = standings.len().div_ceil(ACROSS).max(1) as f32;
    let wide = (r.width() + GAP) / ACROSS as f32 - GAP;
    let high = (r.height() - NOTE + GAP) / rows - GAP;
    let (mut wish, mut at_hand) = (None, None);
    for (k, standing) in standings.iter().enumerate() {
        let (column, row) = ((k % ACROSS) as f32, (k / ACROSS) as f32);
        let cell = rect(r.left() + (wide + GAP) * column, r.top() + (high + GAP) * row, wide, high);
        let id = format!("club honour {k}");
        let (hit, hot) = desk.spot(&id, cell);
        let earned = standing.with.as_ref();
        block(&p, cell, 14.0, ink(if earned.is_some() || hot { NAVY_3 } else { NAVY_2 }));
        if earned.is_some() {
            frame(&p, cell, 14.0, 3.0, AMBER);
        }
        let inner = cell.shrink2([14.0, 10.0].into());
        let head = inner.top() + 17.0;
        let mut right = inner.right();
        if earned.is_some() {
            tick(&p, pos2(right - 14.0, head), 14.0);
            right -= 38.0;
        } else if standing.of > 1 {
            let so_far = words::so_far(standing);
            let at = pos2(right, head);
            right = text(&p, at, Align2::RIGHT_CENTER, &so_far, Face::Display, LARGE, CHALK).left() - 10.0;
        }
        let (name, colour) =
            (standing.honour.name().to_uppercase(), if earned.is_some() { AMBER } else { CHALK });
        let at = pos2(inner.left(), head);
        text_fit(&p, at, Align2::LEFT_CENTER, &name, Face::Headline, 30.0, right - inner.left(), colour);
        let told = match earned {
            Some(kept) => words::earned(kept, now),
            None => standing.honour.how().to_owned(),
        };
        let room = inner.bottom() - head - 20.0;
        let galley = laid_within(&p, &told, Face::Text, LARGE, LARGE, inner.width(), room, MUTED);
        p.galley(pos2(inner.left(), head + 20.0), galley, ink(MUTED));
        desk.ring(&id, cell, 14.0);
        if hot || (at_hand.is_none() && desk.focused(&id)) {
            at_hand = Some(standing);
        }
        if let Some(kept) = earned.filter(|_| hit) {
            wish = Some(Wish::Show(kept.id.clone()));
        }
    }
    let note = at_hand.map_or_else(|| words::HONOURS.to_owned(), words::honour);
    let at = pos2(r.left() + 4.0, r.bottom() - NOTE / 2.0 + 8.0);
    text_fit(&p, at, Align2::LEFT_CENTER, &note, Face::Text, LARGE, r.width() - 8.0, MUTED);
    wish
}
