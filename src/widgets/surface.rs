//! The background of a box.

use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind};

use crate::theme::ink;
use crate::theme::paint::{draw_panel, draw_sheet, fill_rounded_rect};
use crate::theme::room::{draw_plaque, draw_scoreboard, draw_wall};
use stage::palette::Rgb;

/// The background of a box.
pub enum BoxSurface<'a> {
    /// An opaque panel, for a page.
    Sheet,
    /// The wall of the club house, for a page that belongs there.
    Wall,
    /// A wooden plaque on a wall.
    Plaque,
    /// The dark background of a scoreboard.
    Scoreboard,
    /// Navy glass with a thin edge.
    Panel,
    /// One colour, with this corner radius.
    Fill(Color32, f32),
    /// One colour with an edge of this width and colour, and this corner radius.
    Edged(Color32, f32, Rgb, f32),
    /// A custom drawing; its last argument is true if the pointer is over the box.
    Drawn(Box<dyn FnOnce(&Painter, Rect, bool) + 'a>),
}

impl<'a> BoxSurface<'a> {
    /// Creates a custom drawing.
    pub fn drawn(draw: impl FnOnce(&Painter, Rect, bool) + 'a) -> Self {
        Self::Drawn(Box::new(draw))
    }

    pub(super) fn draw(self, p: &Painter, r: Rect, hot: bool) {
        match self {
            Self::Sheet => draw_sheet(p, r, 18.0),
            Self::Wall => draw_wall(p, r),
            Self::Plaque => draw_plaque(p, r, hot),
            Self::Scoreboard => draw_scoreboard(p, r),
            Self::Panel => draw_panel(p, r, 14.0),
            Self::Fill(colour, radius) => fill_rounded_rect(p, r, radius, colour),
            Self::Edged(colour, width, edge, radius) => {
                p.rect(r, radius, colour, Stroke::new(width, ink(edge)), StrokeKind::Inside);
            }
            Self::Drawn(draw) => draw(p, r, hot),
        }
    }
}
