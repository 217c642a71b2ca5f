//! Positions on the table, in *design units*.
//!
//! The table is designed on a sheet of 1920 x 1080 units, origin at the top left, y downwards. The target pictures
//! have the same measures. The window shows the whole sheet at any size and aspect ratio. It fills the rest of its
//! longer side with more of the stands. Panels of the HUD are anchored to the edges of the window, not of the sheet.

use engine::BySeat;

/// Width of the design sheet, design units.
pub const SHEET_W: f32 = 1920.0;
/// Height of the design sheet, design units.
pub const SHEET_H: f32 = 1080.0;

/// The y of hidden things, far below the sheet: a tall window shows some of the area just outside the sheet.
pub const OUT_OF_SIGHT: f32 = 2400.0;

/// A point in design units: x to the right, y downwards from the top left corner of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
#[must_use]
pub struct DesignPoint {
    /// Distance to the right of the sheet's left edge.
    pub x: f32,
    /// Distance below the sheet's top edge.
    pub y: f32,
}

impl DesignPoint {
    /// Returns the point (x, y).
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// Returns the same point in world coordinates: units of the same size, origin in the middle of the sheet, y
    /// upwards.
    #[must_use]
    pub const fn world(self) -> [f32; 2] {
        [self.x - SHEET_W / 2.0, SHEET_H / 2.0 - self.y]
    }
}

/// A rectangle in design units: its top left corner and its size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DesignRect {
    /// The left edge.
    pub x: f32,
    /// The top edge.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

impl DesignRect {
    /// Returns the rectangle with this top left corner and size.
    #[must_use]
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// Returns its middle.
    pub const fn centre(self) -> DesignPoint {
        DesignPoint::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Returns true if a point lies in the area.
    #[must_use]
    pub const fn holds(self, at: DesignPoint) -> bool {
        at.x >= self.x && at.x < self.x + self.w && at.y >= self.y && at.y < self.y + self.h
    }

    /// Returns the smallest rectangle that holds both.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let right = (self.x + self.w).max(other.x + other.w);
        let foot = (self.y + self.h).max(other.y + other.h);
        Self::new(x, y, right - x, foot - y)
    }

    /// Returns true if the two rectangles share more than an edge.
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.x < other.x + other.w
            && other.x < self.x + self.w
            && self.y < other.y + other.h
            && other.y < self.y + self.h
    }
}

/// The playing field: inside the lines.
pub const FIELD: DesignRect = DesignRect::new(320.0, 204.0, 1280.0, 450.0);
/// The inner edge of the stands.
pub const BOWL: DesignRect = DesignRect::new(232.0, 140.0, 1456.0, 590.0);
/// The y below which the near touchline lies: nobody sits there, and hands lie on its apron.
pub const APRON: f32 = 716.0;
/// The y of the lane in which the ball moves.
pub const LANE: f32 = 429.0;
/// The place of the match log and the coach: no game puts a card, shirt or label there.
pub const SIDE: DesignRect = DesignRect::new(24.0, 832.0, 456.0, 222.0);
/// The place of prompts, between the cards in the stands at both ends.
pub const PROMPTS: DesignRect = DesignRect::new(248.0, 604.0, 1412.0, 152.0);
/// The place of notes on the match; nothing of the table lies there while a note is shown.
pub const CORNER: DesignRect = DesignRect::new(1600.0, 864.0, 296.0, 190.0);
/// The usual places of the choice indicators: over the boards, under each side's end of the scoreboard. The pitch is
/// left to cards, balls and hints.
pub const CHOICE_INDICATOR_POSITIONS: BySeat<DesignPoint> =
    BySeat::new(DesignPoint::new(620.0, 168.0), DesignPoint::new(1300.0, 168.0));
/// A card's size at scale 1, design units.
pub const CARD: (f32, f32) = (250.0, 350.0);

/// The layout in a window that is taller than the sheet, such as one of 4:3: the sheet moves up to the scoreboard,
/// the hands at its foot are enlarged and take the whole width of the window's foot, and log and notes lie between
/// prompt and hands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TallWindowFit {
    /// Distance by which the sheet moves up, design units.
    pub up: f32,
    /// Factor by which the hands are enlarged.
    pub scale: f32,
    /// The y of the window's foot on the sheet.
    foot: f32,
    /// Shift of the enlarged hands to the right, design units.
    shift: f32,
}

impl Default for TallWindowFit {
    fn default() -> Self {
        Self::NONE
    }
}

impl TallWindowFit {
    /// The sheet as it is.
    pub const NONE: Self = Self { up: 0.0, scale: 1.0, foot: SHEET_H, shift: 0.0 };
    /// Height of a window beyond the sheet from which hands and log have room one below the other, design units.
    const MIN_EXTRA_HEIGHT: f32 = 330.0;
    /// Distance by which the sheet moves up, design units: the scoreboard keeps its place above the pitch.
    const UP: f32 = 140.0;
    /// Largest factor by which hands are enlarged.
    const MAX_HAND_SCALE: f32 = 1.3;
    /// Top of the strip of the hands on the sheet.
    const HANDS: f32 = 756.0;
    /// Every card with its middle below this line belongs to the hands, and so does every label there.
    const LINE: f32 = 800.0;
    /// Distance of the enlarged hands from the window's edges, design units.
    const EDGE: f32 = 24.0;

    /// Returns the fit for a window of that height, design units, and a game whose hands lie between [`SIDE`] and the x
    /// `right`.
    #[must_use]
    pub fn of(height: f32, right: f32) -> Self {
        let extra = height - SHEET_H;
        if extra < Self::MIN_EXTRA_HEIGHT {
            return Self::NONE;
        }
        let left = SIDE.x + SIDE.w;
        let scale = Self::MAX_HAND_SCALE.min((SHEET_W - 2.0 * Self::EDGE) / (right - left));
        let middle = SHEET_W / 2.0;
        let [from, to] = [left, right].map(|x| middle + (x - middle) * scale);
        let shift = (SHEET_W - Self::EDGE - to).min(0.0) + (Self::EDGE - from).max(0.0);
        Self { up: Self::UP, scale, foot: SHEET_H + extra / 2.0 + Self::UP, shift }
    }

    /// Returns true if the window is taller than the sheet needs.
    #[must_use]
    pub fn applies(self) -> bool {
        self.up > 0.0
    }

    /// Returns the place of a point of the sheet.
    pub fn at(self, at: DesignPoint) -> DesignPoint {
        if !self.applies() || at.y <= Self::LINE {
            return at;
        }
        let middle = SHEET_W / 2.0;
        DesignPoint::new(
            middle + (at.x - middle) * self.scale + self.shift,
            self.foot - (SHEET_H - at.y) * self.scale,
        )
    }

    /// Returns the place of a point of the sheet that belongs to a card with its middle at `card`.
    pub fn at_card(self, card: DesignPoint, at: DesignPoint) -> DesignPoint {
        let (middle, scale) = (self.at(card), self.scale_at(card));
        DesignPoint::new(middle.x + (at.x - card.x) * scale, middle.y + (at.y - card.y) * scale)
    }

    /// Returns the factor by which a card with its middle at that point of the sheet is enlarged.
    #[must_use]
    pub fn scale_at(self, at: DesignPoint) -> f32 {
        if at.y > Self::LINE { self.scale } else { 1.0 }
    }

    /// Returns the upper edge of the hands.
    #[must_use]
    pub fn hands(self) -> f32 {
        self.foot - (SHEET_H - Self::HANDS) * self.scale
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_much_taller_window_moves_the_layout() {
        for height in [SHEET_H, 1200.0, 1400.0] {
            let fit = TallWindowFit::of(height, 1910.0);
            assert_eq!((fit, fit.at(SIDE.centre())), (TallWindowFit::NONE, SIDE.centre()), "{height}");
            assert_eq!(fit.hands(), 756.0);
        }
    }

    #[test]
    fn a_window_of_4_by_3_gives_the_hands_its_whole_width_and_the_log_a_place_above() {
        for right in [1350.0, 1600.0, 1910.0] {
            let fit = TallWindowFit::of(1440.0, right);
            assert!(fit.scale > 1.25, "{right}: {}", fit.scale);
            let [from, to] = [480.0, right].map(|x| fit.at(DesignPoint::new(x, 900.0)).x);
            assert!(from >= 23.9 && to <= SHEET_W - 23.9, "{right}: {from} to {to}");
            // The foot of the sheet is that of the window.
            assert!(
                (fit.at(DesignPoint::new(960.0, SHEET_H)).y - fit.up - (1440.0 + SHEET_H) / 2.0).abs() < 0.1
            );
            assert!(fit.hands() - (PROMPTS.y + PROMPTS.h) >= 200.0);
            // What belongs to a card of a hand stays at its head, although that is above the hands.
            let (card, head) = (DesignPoint::new(960.0, 906.0), DesignPoint::new(960.0, 775.0));
            let above = fit.at(card).y - fit.at_card(card, head).y;
            assert!((above - 131.0 * fit.scale).abs() < 0.1 && fit.at(head) == head);
            // The pitch stays.
            assert_eq!(fit.at(FIELD.centre()), FIELD.centre());
            assert_eq!((fit.scale_at(FIELD.centre()), fit.scale_at(SIDE.centre())), (1.0, fit.scale));
        }
        // Hands in the middle stay there where they have room.
        assert!((TallWindowFit::of(1440.0, 1440.0).at(DesignPoint::new(960.0, 900.0)).x - 960.0).abs() < 0.1);
    }
}
