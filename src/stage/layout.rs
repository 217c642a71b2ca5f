//! Positions on the table, in *design units*.
//!
//! The table is designed on a sheet of 1920 x 1080 units, origin at the top left, y downwards. The target pictures
//! have the same measures. The window shows the whole sheet at any size and aspect ratio. It fills the rest of its
//! longer side with more of the stands. Panels of the HUD are anchored to the edges of the window, not of the sheet.

/// Width of the design sheet, design units.
pub const SHEET_W: f32 = 1920.0;
/// Height of the design sheet, design units.
pub const SHEET_H: f32 = 1080.0;

/// The y of hidden things, far below the sheet: a tall window shows some of the area just outside the sheet.
pub const OUT_OF_SIGHT: f32 = 2400.0;

/// A point in design units: x to the right, y downwards from the top left corner of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Default, serde::Serialize)]
pub struct At {
    /// Distance to the right of the sheet's left edge.
    pub x: f32,
    /// Distance below the sheet's top edge.
    pub y: f32,
}

impl At {
    /// Returns the point (x, y).
    #[must_use]
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
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Area {
    /// The left edge.
    pub x: f32,
    /// The top edge.
    pub y: f32,
    /// The width.
    pub w: f32,
    /// The height.
    pub h: f32,
}

impl Area {
    /// Returns the rectangle with this top left corner and size.
    #[must_use]
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// Returns its middle.
    #[must_use]
    pub const fn centre(self) -> At {
        At::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
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
pub const FIELD: Area = Area::new(320.0, 204.0, 1280.0, 450.0);
/// The inner edge of the stands.
pub const BOWL: Area = Area::new(232.0, 140.0, 1456.0, 590.0);
/// The y of the lane in which the ball moves.
pub const LANE: f32 = 429.0;
/// The place of the match log and the coach: no game puts a card, shirt or label there.
pub const SIDE: Area = Area::new(24.0, 832.0, 456.0, 222.0);
/// The place of prompts, between the cards in the stands at both ends.
pub const PROMPTS: Area = Area::new(248.0, 604.0, 1412.0, 152.0);
/// The place of notes on the match; nothing of the table lies there while a note is shown.
pub const CORNER: Area = Area::new(1600.0, 864.0, 296.0, 190.0);
/// A card's size at scale 1, design units.
pub const CARD: (f32, f32) = (250.0, 350.0);
