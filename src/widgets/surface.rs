//! What lies behind the things in a box.

use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind};

use crate::stage::palette::Rgb;
use crate::theme::ink;
use crate::theme::paint::{block, panel, sheet};

/// What a box looks like behind what it holds.
pub enum Surface<'a> {
    /// A page: a panel that nothing shines through.
    Sheet,
    /// Navy glass with a thin edge.
    Panel,
    /// One colour, with corners of that radius.
    Fill(Color32, f32),
    /// One colour with an edge of that width and colour, and corners of that radius.
    Edged(Color32, f32, Rgb, f32),
    /// A drawing of its own; it is told whether the pointer lies on it.
    Drawn(Box<dyn FnOnce(&Painter, Rect, bool) + 'a>),
}

impl<'a> Surface<'a> {
    /// A drawing of its own.
    pub fn drawn(draw: impl FnOnce(&Painter, Rect, bool) + 'a) -> Self {
        Self::Drawn(Box::new(draw))
    }

    pub(super) fn draw(self, p: &Painter, r: Rect, hot: bool) {
        match self {
            Self::Sheet => sheet(p, r, 18.0),
            Self::Panel => panel(p, r, 14.0),
            Self::Fill(colour, radius) => block(p, r, radius, colour),
            Self::Edged(colour, width, edge, radius) => {
                p.rect(r, radius, colour, Stroke::new(width, ink(edge)), StrokeKind::Inside);
            }
            Self::Drawn(draw) => draw(p, r, hot),
        }
    }
}
