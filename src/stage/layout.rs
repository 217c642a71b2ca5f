//! Where things stand on the table, in *design units*.
//!
//! The table is designed on a sheet of 1920 x 1080 units, origin at the top left, y downwards: the measures of
//! the target pictures. The window shows the whole sheet at any size and aspect; what is left over on the long
//! side is filled by more stand. Panels of the HUD cling to the edges of the window, not of the sheet.

/// Width of the design sheet, design units.
pub const SHEET_W: f32 = 1920.0;
/// Height of the design sheet, design units.
pub const SHEET_H: f32 = 1080.0;

/// Where what is out of sight lies, below the sheet: a window that is taller than the sheet shows what is over it.
pub const OUT_OF_SIGHT: f32 = 2400.0;

/// A point in design units: x to the right, y downwards from the top left corner of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Default, serde::Serialize)]
pub struct At {
    /// To the right.
    pub x: f32,
    /// Downwards.
    pub y: f32,
}

impl At {
    /// The point (x, y).
    #[must_use]
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// The same point in world units: one unit a design unit, origin in the middle of the sheet, y upwards.
    #[must_use]
    pub const fn world(self) -> [f32; 2] {
        [self.x - SHEET_W / 2.0, SHEET_H / 2.0 - self.y]
    }
}

/// A rectangle in design units: its top left corner and its size.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Area {
    /// Left edge.
    pub x: f32,
    /// Top edge.
    pub y: f32,
    /// Width.
    pub w: f32,
    /// Height.
    pub h: f32,
}

impl Area {
    /// The rectangle with this top left corner and size.
    #[must_use]
    pub const fn new(x: f32, y: f32, w: f32, h: f32) -> Self {
        Self { x, y, w, h }
    }

    /// Its middle.
    #[must_use]
    pub const fn centre(self) -> At {
        At::new(self.x + self.w / 2.0, self.y + self.h / 2.0)
    }

    /// Whether the two have more than an edge in common.
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
/// The lane in which the ball runs: its y.
pub const LANE: f32 = 429.0;
/// Where log and coach stand: no card, shirt or label lies there, in no game.
pub const SIDE: Area = Area::new(24.0, 832.0, 456.0, 222.0);
/// Where prompts lie: between what stands in the stands at both ends.
pub const PROMPTS: Area = Area::new(248.0, 604.0, 1412.0, 152.0);
/// Where notes on the match stand: nothing of the table lies there while there is one.
pub const CORNER: Area = Area::new(1600.0, 864.0, 296.0, 190.0);
/// A card's size at scale 1, design units.
pub const CARD: (f32, f32) = (250.0, 350.0);
