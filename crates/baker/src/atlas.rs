//! Packs pictures on shelves of atlas pages and writes the index.

use std::collections::BTreeMap;

use stage::atlas::{AtlasIndex, AtlasPage, AtlasRegion, MAX_PAGE_SIDE, PixelDensity};

use crate::BakeError;
use crate::raster::{EncodeError, RgbaImage, SvgPicture, SvgRenderer};

/// Transparent pixels between two pictures and around them, at single density.
const GUTTER: u32 = 4;

/// An atlas to bake.
pub(crate) struct AtlasBuilder {
    /// The name of its index and its first page.
    pub(crate) name: String,
    /// Its pictures.
    pub(crate) pictures: Vec<SvgPicture>,
}

impl AtlasBuilder {
    /// Lays out the pictures: tall ones first, on shelves from the top, on as many pages as needed.
    pub(crate) fn layout(&self) -> AtlasIndex {
        let side = MAX_PAGE_SIDE / 2;
        let mut order: Vec<&SvgPicture> = self.pictures.iter().collect();
        order.sort_by_key(|p| std::cmp::Reverse(p.h));
        let mut index = AtlasIndex { pages: Vec::new(), pictures: BTreeMap::new() };
        let (mut x, mut y, mut shelf) = (side, side, 0);
        for p in order {
            if x + p.w + GUTTER > side {
                (x, y, shelf) = (GUTTER, y + shelf, 0);
            }
            if y + p.h + GUTTER > side {
                (x, y, shelf) = (GUTTER, GUTTER, 0);
                let n = index.pages.len() + 1;
                let name = if n == 1 { self.name.clone() } else { format!("{}_{n}", self.name) };
                index.pages.push(AtlasPage { name, size: [0, 0] });
            }
            let page = index.pages.len() - 1;
            let [w, h] = &mut index.pages[page].size;
            (*w, *h) = ((x + p.w + GUTTER).max(*w), (y + p.h + GUTTER).max(*h));
            let place = AtlasRegion { page, rect: [x, y, p.w, p.h] };
            assert!(index.pictures.insert(p.key.clone(), place).is_none(), "{} is drawn twice", p.key);
            x += p.w + GUTTER;
            shelf = shelf.max(p.h + GUTTER);
        }
        index
    }

    /// Returns the atlas files with their names: the pages at both densities and the index.
    pub(crate) fn files(&self, raster: &SvgRenderer) -> Result<Vec<(String, Vec<u8>)>, BakeError> {
        let index = self.layout();
        index.validate().map_err(|e| BakeError::picture(&self.name, &e))?;
        let mut files = vec![(format!("{}.ron", self.name), index.to_string().into_bytes())];
        let mut pages = Vec::new();
        for density in PixelDensity::ALL {
            let f = density.factor();
            let first = pages.len();
            pages.extend(
                index.pages.iter().map(|p| (p.file(density), RgbaImage::blank(p.size[0] * f, p.size[1] * f))),
            );
            for p in &self.pictures {
                let place = index.place(&p.key).map_err(|e| BakeError::picture(&p.key, &e))?;
                let [x, y, ..] = place.at(density);
                pages[first + place.page].1.put(&raster.draw(p, f)?, x, y);
            }
        }
        // Encoding a page takes long, so each has its own thread.
        let packed = std::thread::scope(|scope| {
            let each = pages.iter().map(|(name, page)| (name, scope.spawn(|| page.webp())));
            each.collect::<Vec<_>>().into_iter().map(|(name, page)| (name, page.join())).collect::<Vec<_>>()
        });
        for (name, page) in packed {
            let bytes = page.unwrap_or(Err(EncodeError)).map_err(|e| BakeError::picture(name, &e))?;
            files.push((name.clone(), bytes));
        }
        Ok(files)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_fill_atlas_pages_without_overlap() {
        let pictures = (0..90).map(|k| SvgPicture::card(format!("k{k}"), String::new())).collect();
        let index = AtlasBuilder { name: "t".into(), pictures }.layout();
        index.validate().unwrap();
        assert_eq!(index.pages.len(), 3);
        assert_eq!(index.pages[2].name, "t_3");
    }
}
