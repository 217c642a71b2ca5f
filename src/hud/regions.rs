//! The layout contract: where each part of the HUD lies, worked out from the window and the size of text alone, and what
//! was laid there in the frame that is being drawn. Parts keep out of each other's way, and out of the way of what lies on
//! the table: a game's zones leave [`SIDE`] and [`CORNER`] free.

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, pos2, vec2};

use super::Canvas;
use crate::engine::Seat;
use crate::stage::layout::{Area, CORNER, PROMPTS, SIDE};
use crate::theme::paint::rect;

/// A part of the HUD.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudRegion {
    /// The game's name, below it the options or what is heard.
    Title,
    /// The scoreboard.
    Board,
    /// The track of passes under it.
    Track,
    /// The buttons in the upper right corner.
    Keys,
    /// How long a hand still lies open.
    Glance,
    /// That the last goal can be shown again, or is.
    Again,
    /// The log or the coach.
    Side,
    /// The note beside the match.
    Note,
    /// How the show is hurried along.
    Hurry,
    /// Whether that side has chosen.
    Lamp(Seat),
    /// What is asked of that side.
    Prompt(Seat),
    /// Who is being waited for.
    Waiting,
    /// What the option pointed at would do, or why it cannot be taken.
    Hint,
    /// What a lesson says.
    Lesson,
    /// Whose turn it is to look.
    Curtain,
}

/// What lies where in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Laid(Vec<(HudRegion, Rect)>);

impl Laid {
    /// Nothing is laid any more: a new frame.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// That part lies there.
    pub fn lay(&mut self, part: HudRegion, at: Rect) {
        self.0.push((part, at));
    }

    /// Every part with its place, in the order in which they were laid.
    pub fn parts(&self) -> impl Iterator<Item = (HudRegion, Rect)> {
        self.0.iter().copied()
    }
}

/// Kept free at the window's edge, design units.
pub const EDGE: f32 = 24.0;
/// Width of the scoreboard, design units.
pub const BOARD: f32 = 980.0;
/// Height of what stands in the upper corners, design units.
const TOP: f32 = 84.0;

impl Canvas {
    /// Where the game's name stands, at most: up to the scoreboard.
    pub(super) fn title(self) -> Rect {
        rect(EDGE, 20.0, self.w / 2.0 - BOARD / 2.0 - 12.0 - EDGE, TOP)
    }

    /// Where the scoreboard stands.
    pub(super) fn board(self) -> Rect {
        rect(self.w / 2.0 - BOARD / 2.0, 14.0, BOARD, 118.0)
    }

    /// Where the buttons in the upper right corner stand.
    pub(super) fn keys(self) -> Rect {
        rect(self.w - 330.0, 20.0, 318.0, TOP)
    }

    /// Between scoreboard and buttons: how long a hand lies open, or the last goal once more.
    pub(super) fn glance(self) -> Rect {
        rect(self.w / 2.0 + BOARD / 2.0 + 6.0, 20.0, 124.0, TOP)
    }

    /// Where it stands whose turn it is to look.
    pub(super) fn curtain(self) -> Rect {
        rect(self.w / 2.0 - 460.0, self.sheet(0.0, 776.0).y, 920.0, 236.0)
    }

    /// Where log and coach stand: in the lower left corner, up to the hand, and with a window that is wider or taller than
    /// the sheet as much more.
    pub(super) fn side(self) -> Rect {
        let top = self.sheet(SIDE.x, SIDE.y);
        Rect::from_min_max(pos2(EDGE, top.y), pos2(top.x + SIDE.w, self.h - 26.0))
    }

    /// The lower right corner: the note, and under it how the show is hurried along.
    pub(super) fn corner(self) -> Rect {
        let Area { w, h, .. } = CORNER;
        rect(self.w - EDGE - w, self.h - 26.0 - h, w, h)
    }

    /// Where the bar stands with which one goes through a match that is shown again: where prompts lie in one that is
    /// played.
    pub(super) fn winder(self) -> Rect {
        let r = self.prompts();
        Rect::from_min_max(pos2(r.left(), r.bottom() - 76.0), r.max)
    }

    /// Where prompts may lie.
    pub(super) fn prompts(self) -> Rect {
        let Area { x, y, w, h } = PROMPTS;
        Rect::from_min_size(self.sheet(x, y), vec2(w, h))
    }
}
