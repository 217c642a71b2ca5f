//! The layout of the HUD: the area of each part, which depends only on the window and the size of text, and the areas
//! drawn in this frame. Parts avoid each other and the cards on the table; a game's zones leave [`SIDE`] and [`CORNER`]
//! free.

use bevy::prelude::Resource;
use bevy_egui::egui::{Rect, pos2, vec2};

use super::HudCanvas;
use crate::theme::paint::rect;
use engine::Seat;
use stage::layout::{CORNER, DesignRect, PROMPTS, SIDE};

/// A part of the HUD.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HudRegion {
    /// The game's name, with the options or the caption of a sound below it.
    Title,
    /// The scoreboard.
    Board,
    /// The panel under the scoreboard that only some games have, such as the track of passes.
    GamePanel,
    /// The buttons in the upper right corner.
    Keys,
    /// The time left of a look at a hand.
    Glance,
    /// The button for a replay of the last goal.
    InstantReplay,
    /// The log or the coach.
    Side,
    /// The note beside the match.
    Note,
    /// The button that hurries the show.
    Hurry,
    /// The choice indicator of that side.
    ChoiceIndicator(Seat),
    /// The prompt of that side.
    Prompt(Seat),
    /// The note that a bot is being waited for.
    Waiting,
    /// The hint on the option pointed at: its effect, or the reason it cannot be taken.
    Hint,
    /// The text of a lesson.
    Lesson,
    /// The privacy screen.
    PrivacyScreen,
}

/// The parts drawn in this frame, with their areas.
#[derive(Resource, Clone, Debug, Default)]
pub struct HudLayout(Vec<(HudRegion, Rect)>);

impl HudLayout {
    /// Forgets the parts of the frame before.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Notes the area of a part.
    pub fn note(&mut self, part: HudRegion, at: Rect) {
        self.0.push((part, at));
    }

    /// Returns every part with its area, in drawing order.
    pub fn parts(&self) -> impl Iterator<Item = (HudRegion, Rect)> {
        self.0.iter().copied()
    }
}

/// Margin at the window's edge, design units.
pub const WINDOW_MARGIN: f32 = 24.0;
/// Width of the scoreboard, design units.
pub const BOARD: f32 = 980.0;
/// Width of log and coach above the hands of a tall window, design units.
const SIDE_ABOVE_HANDS: f32 = 700.0;
/// Width of the note above the hands of a tall window, design units: a long note in large text has no room to grow
/// upwards.
const CORNER_ABOVE_HANDS: f32 = 520.0;
/// Height of the parts in the upper corners, design units.
const TOP: f32 = 84.0;

impl HudCanvas {
    /// Returns the largest area of the game's name, which ends at the scoreboard.
    pub(super) fn title(self) -> Rect {
        rect(WINDOW_MARGIN, 20.0, self.w / 2.0 - BOARD / 2.0 - 12.0 - WINDOW_MARGIN, TOP)
    }

    /// Returns the area of the scoreboard.
    pub(super) fn board(self) -> Rect {
        rect(self.w / 2.0 - BOARD / 2.0, 14.0, BOARD, 118.0)
    }

    /// Returns the area of the buttons in the upper right corner.
    pub(super) fn keys(self) -> Rect {
        rect(self.w - 330.0, 20.0, 318.0, TOP)
    }

    /// Returns the area between scoreboard and buttons, for the time left of a look or the replay of a goal.
    pub(super) fn glance(self) -> Rect {
        rect(self.w / 2.0 + BOARD / 2.0 + 6.0, 20.0, 124.0, TOP)
    }

    /// Returns the area of the privacy screen's text, over the hands.
    pub(super) fn privacy_screen(self) -> Rect {
        let top = if self.fit.applies() { self.y + self.fit.hands() } else { self.sheet(0.0, 776.0).y };
        rect(self.w / 2.0 - 460.0, top, 920.0, 236.0)
    }

    /// Returns the area of log and coach: the lower left corner, up to the hand; in a tall window the left of the strip
    /// above the hands. It grows with a window wider or taller than the sheet.
    pub(super) fn side(self) -> Rect {
        if let Some(strip) = self.strip() {
            return strip.with_max_x(strip.left() + SIDE_ABOVE_HANDS);
        }
        let right = self.x + SIDE.x + SIDE.w;
        Rect::from_min_max(pos2(WINDOW_MARGIN, self.sheet(SIDE.x, SIDE.y).y), pos2(right, self.h - 26.0))
    }

    /// Returns the lower right corner, for the note and the button that hurries the show; in a tall window the right of
    /// the strip above the hands.
    pub(super) fn corner(self) -> Rect {
        let DesignRect { w, h, .. } = CORNER;
        match self.strip() {
            Some(strip) => strip.with_min_x(strip.right() - CORNER_ABOVE_HANDS),
            None => rect(self.w - WINDOW_MARGIN - w, self.h - 26.0 - h, w, h),
        }
    }

    /// Returns the strip between prompt and hands of a tall window, between the piles in the stands at both ends.
    fn strip(self) -> Option<Rect> {
        let (left, right) = (self.x + PROMPTS.x, self.x + PROMPTS.x + PROMPTS.w);
        let (top, bottom) = (self.prompts().bottom() + 8.0, self.y + self.fit.hands() - 12.0);
        self.fit.applies().then(|| Rect::from_min_max(pos2(left, top), pos2(right, bottom)))
    }

    /// Returns the area of the controls of a replay, in the place of the prompts.
    pub(super) fn timeline_bar(self) -> Rect {
        let r = self.prompts();
        Rect::from_min_max(pos2(r.left(), r.bottom() - 76.0), r.max)
    }

    /// Returns the area of the prompts.
    pub(super) fn prompts(self) -> Rect {
        let DesignRect { x, y, w, h } = PROMPTS;
        Rect::from_min_size(self.sheet(x, y), vec2(w, h))
    }
}
