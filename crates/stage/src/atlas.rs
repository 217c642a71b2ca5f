//! The index of an atlas: the page and rectangle of every picture. The baker writes it, the app reads it.
//!
//! An index is a RON file beside its pages, such as `assets/cards/pack.ron`. All measures are pixels at single density;
//! on the page of double density they are exactly twice as large.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};

use base::reading::{self, ReadFileError};

/// The longest side of a page at double density, pixels. Every graphics card of the last decade supports it.
pub const MAX_PAGE_SIDE: u32 = 4096;

/// Pixels per design unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum PixelDensity {
    /// One pixel per unit, for windows up to 1920x1080.
    One,
    /// Two pixels per unit, for larger or denser screens.
    Two,
}

impl PixelDensity {
    /// Both densities, the lower one first.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// Returns the number of pixels per unit.
    #[must_use]
    pub const fn factor(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// The prefix of the keys of small cards, as in `mini/pack/KS`.
pub const MINIS: &str = "mini/";
/// Scale of a small card; 1 is a card on the table.
pub const MINI: f64 = 0.6;
/// The keys of all card backs; a card with one of them is face down.
pub const BACKS: [&str; 6] =
    ["back/home", "back/away", "back/pack", "s17/chance_back", "go/back_attacking", "go/back_defending"];
/// The atlas with the standard pack in two colours.
const PACK: &str = "pack";
/// The prefix of the keys of the high-contrast set.
const STARK: &str = "hc/";

/// The choice between the usual cards and the sets that replace them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardArtSet {
    /// True if each suit of the standard pack has a colour of its own.
    pub four_colour: bool,
    /// True for the high-contrast set: black on white, heavy rules, large signs.
    pub high_contrast: bool,
}

/// Returns true if the key is that of a card back; in every atlas the key of a back contains the word.
#[must_use]
pub fn is_back(key: &str) -> bool {
    key.split(['/', '_']).any(|part| part == "back")
}

impl CardArtSet {
    /// Returns the name of this set's atlas that replaces the atlas `usual`.
    #[must_use]
    pub fn atlas(self, usual: &str) -> String {
        let coloured = if self.four_colour && usual == PACK { "pack4" } else { usual };
        if self.high_contrast { format!("stark_{coloured}") } else { coloured.to_owned() }
    }

    /// Returns the key of this set's picture that replaces the one with `key`; `None` if the set uses the usual
    /// picture.
    #[must_use]
    pub fn instead(self, key: &str) -> Option<String> {
        match (self.high_contrast, key.strip_prefix("pack/")) {
            (false, Some(card)) if self.four_colour => Some(format!("pack4/{card}")),
            (false, _) => None,
            (true, Some(card)) if self.four_colour => Some(format!("{STARK}pack4/{card}")),
            (true, _) => Some(format!("{STARK}{key}")),
        }
    }

    /// Splits the key of a picture into the key of its card and its scale: [`MINI`] for a small card, otherwise 1.
    #[must_use]
    pub fn sized(key: &str) -> (&str, f64) {
        key.strip_prefix(MINIS).map_or((key, 1.0), |card| (card, MINI))
    }

    /// Splits the key of a picture into the key of its face and true if it is of the high-contrast set.
    #[must_use]
    pub fn face(key: &str) -> (&str, bool) {
        key.strip_prefix(STARK).map_or((key, false), |face| (face, true))
    }
}

/// One page of an atlas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtlasPage {
    /// File name without density and extension: `pack` means `pack@1x.webp` and `pack@2x.webp`.
    pub name: String,
    /// Width and height at single density, pixels.
    pub size: [u32; 2],
}

impl AtlasPage {
    /// Returns the file name of this page at a density.
    #[must_use]
    pub fn file(&self, density: PixelDensity) -> String {
        format!("{}@{}x.webp", self.name, density.factor())
    }
}

/// The position of one picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtlasRegion {
    /// Index of the page, from 0.
    pub page: usize,
    /// Left, top, width, height at single density, pixels.
    pub rect: [u32; 4],
}

impl AtlasRegion {
    /// Returns left, top, width and height on the page of a density, pixels.
    #[must_use]
    pub fn at(&self, density: PixelDensity) -> [u32; 4] {
        self.rect.map(|v| v * density.factor())
    }

    /// Returns width and height in design units.
    #[must_use]
    pub const fn size(&self) -> [u32; 2] {
        [self.rect[2], self.rect[3]]
    }
}

/// The index of one atlas.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct AtlasIndex {
    /// The pages, in order.
    pub pages: Vec<AtlasPage>,
    /// Every picture by its key, e.g. `pack/KS`.
    pub pictures: BTreeMap<String, AtlasRegion>,
}

/// An error in an atlas index, or in a request to it.
#[derive(Debug, thiserror::Error)]
pub enum AtlasError {
    /// The file cannot be read.
    #[error("{}: cannot be read: {source}", path.display())]
    Read {
        /// The index file.
        path: PathBuf,
        /// The error of the file system.
        source: ReadFileError,
    },
    /// The file is not a RON index.
    #[error("not an atlas index: {0}")]
    Parse(#[from] Box<ron::error::SpannedError>),
    /// The index names no page.
    #[error("an atlas needs at least one page")]
    NoPage,
    /// A page name would leave the folder of the index, or is empty.
    #[error("page {page}: {name:?} is no plain file name")]
    PageName {
        /// Index of the page, from 0.
        page: usize,
        /// The rejected name.
        name: String,
    },
    /// A page is empty or too large.
    #[error("page {page}: {w}x{h} px; a side may have 1 to {} px at single density", MAX_PAGE_SIDE / 2)]
    PageSize {
        /// The page, counted from 0.
        page: usize,
        /// Its width.
        w: u32,
        /// Its height.
        h: u32,
    },
    /// A picture lies on a page that does not exist.
    #[error("{key}: page {page} does not exist, there are {pages}")]
    PageMissing {
        /// The picture.
        key: String,
        /// The page it names.
        page: usize,
        /// Number of pages.
        pages: usize,
    },
    /// A picture is empty or reaches over the edge of its page.
    #[error("{key}: {rect:?} is empty or reaches beyond its page of {size:?}")]
    Outside {
        /// The picture.
        key: String,
        /// Its rectangle.
        rect: [u32; 4],
        /// The page's width and height.
        size: [u32; 2],
    },
    /// Two pictures lie on each other.
    #[error("{0} and {1} overlap")]
    Overlap(String, String),
    /// A picture that is not in the index was asked for.
    #[error("no picture {0:?} in this atlas")]
    Unknown(String),
}

impl AtlasIndex {
    /// Reads and validates the index at `path`.
    ///
    /// # Errors
    /// [`AtlasError::Read`] if the file cannot be read, otherwise the errors of [`AtlasIndex::parse`].
    pub fn load(path: &Path) -> Result<Self, AtlasError> {
        let text = reading::text(path, reading::LIMIT)
            .map_err(|source| AtlasError::Read { path: path.into(), source })?;
        Self::parse(&text)
    }

    /// Parses and validates an index from RON text.
    ///
    /// # Errors
    /// [`AtlasError::Parse`] if the text is not an index, otherwise the errors of [`AtlasIndex::validate`].
    pub fn parse(text: &str) -> Result<Self, AtlasError> {
        let index: Self = ron::from_str(text).map_err(Box::new)?;
        index.validate()?;
        Ok(index)
    }

    /// Checks that every page has a plain name and a valid size, and that pictures lie within their pages without
    /// overlap.
    ///
    /// # Errors
    /// The first error found, in the order of pages, then of keys.
    pub fn validate(&self) -> Result<(), AtlasError> {
        if self.pages.is_empty() {
            return Err(AtlasError::NoPage);
        }
        for (page, p) in self.pages.iter().enumerate() {
            let plain = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
            if p.name.is_empty() || !p.name.chars().all(plain) {
                return Err(AtlasError::PageName { page, name: p.name.clone() });
            }
            let [w, h] = p.size;
            if w == 0 || h == 0 || w > MAX_PAGE_SIDE / 2 || h > MAX_PAGE_SIDE / 2 {
                return Err(AtlasError::PageSize { page, w, h });
            }
        }
        for (key, place) in &self.pictures {
            let page = self.pages.get(place.page).ok_or_else(|| AtlasError::PageMissing {
                key: key.clone(),
                page: place.page,
                pages: self.pages.len(),
            })?;
            let [x, y, w, h] = place.rect;
            let fits = |from: u32, len: u32, side: u32| len > 0 && from <= side && len <= side - from;
            if !fits(x, w, page.size[0]) || !fits(y, h, page.size[1]) {
                return Err(AtlasError::Outside { key: key.clone(), rect: place.rect, size: page.size });
            }
        }
        for (n, (key, a)) in self.pictures.iter().enumerate() {
            if let Some((other, _)) = self.pictures.iter().skip(n + 1).find(|(_, b)| overlap(a, b)) {
                return Err(AtlasError::Overlap(key.clone(), other.clone()));
            }
        }
        Ok(())
    }

    /// Returns the position of the picture with this key.
    ///
    /// # Errors
    /// [`AtlasError::Unknown`] if the atlas has no such picture.
    pub fn place(&self, key: &str) -> Result<AtlasRegion, AtlasError> {
        self.pictures.get(key).copied().ok_or_else(|| AtlasError::Unknown(key.to_owned()))
    }

    /// Returns the file name of the page of a picture, at a density; `None` if there is no such page.
    #[must_use]
    pub fn file(&self, place: AtlasRegion, density: PixelDensity) -> Option<String> {
        self.pages.get(place.page).map(|p| p.file(density))
    }
}

impl fmt::Display for AtlasIndex {
    /// Writes the text of the index file: one line per picture, ordered by key.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "// Written by `cargo bake`; do not edit.\n(\n    pages: [")?;
        for p in &self.pages {
            writeln!(f, "        (name: {:?}, size: ({}, {})),", p.name, p.size[0], p.size[1])?;
        }
        writeln!(f, "    ],\n    pictures: {{")?;
        for (key, p) in &self.pictures {
            let [x, y, w, h] = p.rect;
            writeln!(f, "        {key:?}: (page: {}, rect: ({x}, {y}, {w}, {h})),", p.page)?;
        }
        writeln!(f, "    }},\n)")
    }
}

/// Returns true if two pictures share a pixel.
fn overlap(a: &AtlasRegion, b: &AtlasRegion) -> bool {
    let [ax, ay, aw, ah] = a.rect;
    let [bx, by, bw, bh] = b.rect;
    a.page == b.page && ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah
}

#[cfg(test)]
mod tests {
    use super::*;

    fn index(places: &[(&str, usize, [u32; 4])]) -> AtlasIndex {
        AtlasIndex {
            pages: vec![AtlasPage { name: "two".into(), size: [100, 60] }],
            pictures: places.iter().map(|&(k, page, rect)| (k.into(), AtlasRegion { page, rect })).collect(),
        }
    }

    #[test]
    fn a_written_index_reads_back() {
        let made = index(&[("a/b", 0, [0, 0, 50, 60]), ("c", 0, [50, 0, 50, 60])]);
        assert_eq!(AtlasIndex::parse(&made.to_string()).unwrap(), made);
    }

    #[test]
    fn double_density_is_twice_everything() {
        let made = index(&[("a", 0, [4, 5, 6, 7])]);
        let place = made.place("a").unwrap();
        assert_eq!(place.at(PixelDensity::Two), [8, 10, 12, 14]);
        assert_eq!(made.file(place, PixelDensity::Two).unwrap(), "two@2x.webp");
        assert_eq!(place.size(), [6, 7]);
    }

    #[test]
    fn errors_in_an_atlas_index_are_named() {
        let error = |i: AtlasIndex| i.validate().unwrap_err().to_string();
        assert!(error(index(&[("a", 1, [0, 0, 1, 1])])).contains("page 1 does not exist"));
        assert!(error(index(&[("a", 0, [90, 0, 11, 1])])).contains("beyond its page"));
        assert!(error(index(&[("a", 0, [0, 0, 0, 1])])).contains("empty"));
        assert!(error(index(&[("a", 0, [0, 0, u32::MAX, 1])])).contains("beyond its page"));
        let both = index(&[("a", 0, [0, 0, 10, 10]), ("b", 0, [9, 9, 10, 10])]);
        assert_eq!(error(both), "a and b overlap");
        let mut made = index(&[]);
        made.pages[0].name = "../x".into();
        assert!(error(made.clone()).contains("no plain file name"));
        made.pages[0] = AtlasPage { name: "x".into(), size: [4096, 4] };
        assert!(error(made.clone()).contains("4096x4"));
        made.pages.clear();
        assert!(error(made).contains("at least one page"));
        assert!(AtlasIndex::parse("(pages: 1)").unwrap_err().to_string().starts_with("not an atlas index"));
        assert!(index(&[]).place("pack/none").unwrap_err().to_string().contains("pack/none"));
        let lost = AtlasIndex::load(Path::new("no/such.ron")).unwrap_err().to_string();
        assert!(lost.contains("no/such.ron"), "{lost}");
    }
}
