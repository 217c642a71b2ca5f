//! What is kept and where: all of it written out, or put away.

use bevy_egui::egui::{Rect, pos2};

use super::words::{self, Said};
use crate::stage::palette::{AMBER, CHALK};
use crate::theme::paint::{laid_within, rect};
use crate::theme::widgets::{Desk, Kind};
use crate::theme::{Face, ink};

/// What a click asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    SaveAll,
    /// Asked once.
    Erase,
    /// Asked twice.
    EraseSurely,
}

/// Draws it; `sure` where erasing was asked for once.
pub(super) fn draw(desk: &mut Desk, r: Rect, sure: bool, said: Option<&Said>) -> Option<Wish> {
    let p = desk.painter();
    let size = desk.scale.text(27.0);
    let galley =
        laid_within(&p, words::KEEPING, Face::Text, size, 27.0, r.width(), r.height() - 330.0, CHALK);
    let high = galley.size().y;
    p.galley(r.min, galley, ink(CHALK));
    let row = |k: f32| rect(r.left(), r.top() + high + 40.0 + 96.0 * k, 760.0, 76.0);
    let mut wish = None;
    if desk.button("club save all", row(0.0), "Save all matches as files", 36.0, Kind::Plain) {
        wish = Some(Wish::SaveAll);
    }
    let label = if sure { "Surely? They are gone then" } else { "Delete all but the starred ones" };
    if desk.button("club erase", row(1.0), label, 36.0, Kind::Plain) {
        wish = Some(if sure { Wish::EraseSurely } else { Wish::Erase });
    }
    if let Some(said) = said {
        let at = pos2(r.left(), row(2.0).top());
        let galley = laid_within(&p, &said.words(), Face::Text, 27.0, 27.0, r.width(), 80.0, AMBER);
        p.galley(at, galley, ink(AMBER));
    }
    wish
}
