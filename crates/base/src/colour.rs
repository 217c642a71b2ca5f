//! Colours as data, for every crate and room.

/// One sRGB colour with eight bits per channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[must_use]
pub struct Rgb(pub u32);

/// Night sky, the darkest ground.
pub const NAVY: Rgb = Rgb(0x0E1B2C);
/// Lines, card stock, text on dark background; letters on crests and shirts.
pub const CHALK: Rgb = Rgb(0xF5F3E7);

/// Text on light background.
pub const INK: Rgb = Rgb(0x11181C);

/// Skin colours of footballers and spectators.
pub const SKIN_TONES: [Rgb; 6] =
    [Rgb(0xF3C9A5), Rgb(0xE8B48A), Rgb(0xC98D62), Rgb(0xA06A45), Rgb(0x7A4A30), Rgb(0x55331F)];
/// Hair colours of footballers and spectators.
pub const HAIR_COLOURS: [Rgb; 7] =
    [Rgb(0x1A1512), Rgb(0x3A2416), Rgb(0x6B4226), Rgb(0xB5793A), Rgb(0xE2BD6C), Rgb(0xA33B1E), Rgb(0x8F8F92)];

impl Rgb {
    /// Returns red, green and blue, each 0..=255.
    #[must_use]
    pub const fn parts(self) -> [u8; 3] {
        [(self.0 >> 16) as u8, (self.0 >> 8) as u8, self.0 as u8]
    }

    /// Returns the colour at a share of the way to another: 0 is this one, 1 the other.
    pub fn mixed(self, other: Self, share: f32) -> Self {
        let (a, b) = (self.parts(), other.parts());
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between two bytes")]
        let part = |n: usize| (f32::from(a[n]) + (f32::from(b[n]) - f32::from(a[n])) * share).round() as u8;
        Self(u32::from(part(0)) << 16 | u32::from(part(1)) << 8 | u32::from(part(2)))
    }

    /// Returns the colour in the shade: each part is this share of itself.
    pub fn shaded(self, share: f64) -> Self {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a share of a byte")]
        let [r, g, b] = self.parts().map(|part| (f64::from(part) * share).round() as u8);
        Self(u32::from(r) << 16 | u32::from(g) << 8 | u32::from(b))
    }

    /// Returns the colour in the notation of SVG and CSS: `#rrggbb`.
    #[must_use]
    pub fn hex(self) -> String {
        self.to_string()
    }

    /// Returns the relative luminance of WCAG 2, 0 (black) to 1 (white).
    #[must_use]
    pub fn luminance(self) -> f64 {
        let [r, g, b] = self.parts().map(|c| {
            let c = f64::from(c) / 255.0;
            if c <= 0.04045 { c / 12.92 } else { ((c + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /// Returns the contrast ratio of WCAG 2, 1 (none) to 21 (black on white).
    #[must_use]
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance(), other.luminance());
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }
}

impl std::fmt::Display for Rgb {
    /// Writes the notation of SVG and CSS: `#rrggbb`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "#{:06x}", self.0)
    }
}
