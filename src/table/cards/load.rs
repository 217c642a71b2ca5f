//! Loads an atlas page from disk, off the render thread: decodes it, prints the cards' texts, multiplies colours by
//! opacity and makes the mipmaps.

use std::path::PathBuf;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use bevy::asset::RenderAssetUsages;
use bevy::image::{CompressedImageFormats, ImageFilterMode, ImageSampler, ImageSamplerDescriptor, ImageType};
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

use art::card_text_renderer::{CardTextRenderer, PixelBuffer};
use art::club_art::canvas::CanvasPixels;
use art::club_art::number::number;
use engine::Seat;
use games::{card_texts, player_on};
use stage::atlas::CardArtSet;

/// Largest number of mipmap levels of a page, including the page itself.
const MAX_MIPMAP_LEVELS: u32 = 5;

/// A page to be loaded.
pub(super) struct PageRequest {
    /// The path of the page's file.
    pub(super) file: PathBuf,
    /// Its name in error messages, such as `assets/cards/pack@1x.webp`.
    pub(super) label: String,
    /// Its cards: key and upper left corner in pixels.
    pub(super) cards: Vec<(String, (usize, usize))>,
    /// Pixels per design unit.
    pub(super) density: f32,
}

impl PageRequest {
    /// Loads the page, ready to be shown.
    ///
    /// # Errors
    /// A sentence with the page's label if the file is missing or no valid WebP picture.
    pub(super) fn fill(self) -> Result<Image, String> {
        let why = |_| format!("{}: missing or unreadable, expected a WebP picture", self.label);
        let bytes = std::fs::read(&self.file).map_err(|_| why(()))?;
        let mut image = Image::from_buffer(
            &bytes,
            ImageType::Extension("webp"),
            CompressedImageFormats::NONE,
            true,
            sampler(),
            RenderAssetUsages::RENDER_WORLD,
        )
        .map_err(|_| why(()))?;
        let (w, h) = (image.width() as usize, image.height() as usize);
        let Some(pixels) = image.data.as_mut().filter(|data| data.len() == w * h * 4) else {
            return Err(why(()));
        };
        self.letter(&mut PixelBuffer { data: pixels, width: w });
        multiply(pixels);
        let count = mipmap(pixels, w, h);
        image.texture_descriptor.mip_level_count = count;
        Ok(image)
    }

    /// Repaints the player of a number card if another club than the default one is at the table.
    fn print_club(&self, face: &str, sheet: &mut PixelBuffer<'_>, corner: (usize, usize)) {
        let Some((seat, index)) = player_on(face) else { return };
        let (club, worn) = (clubs::club(seat), clubs::kit(seat));
        let is_painted = club.id == clubs::DEFAULT_CLUB_IDS[usize::from(seat == Seat::Away)] && !worn.second;
        if !is_painted {
            let card = number(club, worn.kit, index, self.density as u8, &mut press());
            put(&card, sheet, corner.0, corner.1);
        }
    }

    /// Prints the game's texts on the cards.
    fn letter(&self, sheet: &mut PixelBuffer<'_>) {
        for (key, corner) in &self.cards {
            let (face, size) = CardArtSet::sized(key);
            if size == 1.0 {
                self.print_club(face, sheet, *corner);
            }
            let words = card_texts(face);
            if words.is_empty() {
                continue;
            }
            let mut press = press();
            for print in words {
                press.print(&print, sheet, *corner, self.density * size as f32);
            }
        }
    }
}

/// Copies a painted card to its place on a page.
fn put(card: &CanvasPixels, sheet: &mut PixelBuffer<'_>, x: usize, y: usize) {
    let (from, to) = (card.data.chunks_exact(4 * card.width), sheet.data.chunks_exact_mut(4 * sheet.width));
    for (row, into) in from.zip(to.skip(y)) {
        if let Some(into) = into.get_mut(4 * x..4 * (x + card.width)) {
            into.copy_from_slice(row);
        }
    }
}

/// Returns the printer of texts, which all pages share because loading its fonts takes a while.
pub(super) fn press() -> MutexGuard<'static, CardTextRenderer> {
    static PRESS: LazyLock<Mutex<CardTextRenderer>> = LazyLock::new(Mutex::default);
    PRESS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns pixels that were painted at run time as an image, ready to be shown.
pub(super) fn finished(painted: CanvasPixels) -> Image {
    let CanvasPixels { mut data, width, height } = painted;
    multiply(&mut data);
    let count = mipmap(&mut data, width, height);
    let size = Extent3d { width: width as u32, height: height as u32, depth_or_array_layers: 1 };
    let mut image = Image::new_uninit(
        size,
        TextureDimension::D2,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    image.data = Some(data);
    image.texture_descriptor.mip_level_count = count;
    image.sampler = sampler();
    image
}

/// Returns how the pixels of a page are read.
fn sampler() -> ImageSampler {
    ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    })
}

/// Premultiplies colours by opacity, in linear light. Transparent pixels then add no colour to scaled or overlaid
/// pictures, and egui accepts them unchanged.
fn multiply(pixels: &mut [u8]) {
    for pixel in pixels.as_chunks_mut::<4>().0 {
        match pixel[3] {
            // Most pixels of a page are opaque or transparent.
            255 => {}
            0 => *pixel = [0; 4],
            alpha => {
                let light = LinearRgba::from(Srgba::rgb_u8(pixel[0], pixel[1], pixel[2]));
                let dimmed = Srgba::from(light * (f32::from(alpha) / 255.0)).to_u8_array();
                pixel[..3].copy_from_slice(&dimmed[..3]);
            }
        }
    }
}

/// Appends the mipmaps, each pixel the mean of four of the level before, and returns the number of levels.
fn mipmap(all: &mut Vec<u8>, mut w: usize, mut h: usize) -> u32 {
    // All levels together take four thirds of the page.
    all.reserve_exact(all.len() / 3 + 64);
    let (mut from, mut count) = (0, 1);
    while w > 1 && h > 1 && count < MAX_MIPMAP_LEVELS {
        let (wide, nw, nh) = (w, w / 2, h / 2);
        let next = all.len();
        all.resize(next + nw * nh * 4, 0);
        let (old, new) = all.split_at_mut(next);
        let level = &old[from..];
        for (row, out) in new.chunks_exact_mut(nw * 4).enumerate() {
            let [above, below] = [2 * row, 2 * row + 1].map(|y| &level[y * wide * 4..]);
            for (x, pixel) in out.as_chunks_mut::<4>().0.iter_mut().enumerate() {
                for (c, mean) in pixel.iter_mut().enumerate() {
                    let at = x * 8 + c;
                    let sum = [above[at], above[at + 4], below[at], below[at + 4]].map(u16::from);
                    *mean = (sum.iter().sum::<u16>() / 4) as u8;
                }
            }
        }
        (from, w, h, count) = (next, nw, nh, count + 1);
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn alpha_is_premultiplied_in_linear_light() {
        let mut pixels = [255, 255, 255, 255, 200, 100, 50, 0, 255, 255, 255, 128];
        multiply(&mut pixels);
        // Half of white in linear light is 188 of 255 in sRGB.
        assert_eq!(pixels, [255, 255, 255, 255, 0, 0, 0, 0, 188, 188, 188, 128]);
    }

    #[test]
    fn a_mipmap_is_the_mean_of_four() {
        let mut all: Vec<u8> = (0..5 * 4).flat_map(|k| [k, 100, 0, 255]).collect();
        assert_eq!(mipmap(&mut all, 5, 4), 3);
        // 2 x 2, then 1 x 1: the last column has no partner.
        assert_eq!(all.len(), (20 + 4 + 1) * 4);
        assert_eq!(all[80..84], [3, 100, 0, 255]);
        assert_eq!(all[92..96], [15, 100, 0, 255]);
        assert_eq!(all[96..], [9, 100, 0, 255]);
    }

    #[test]
    fn an_invalid_atlas_page_is_reported() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("a.webp");
        let order = |file: &PathBuf| PageRequest {
            file: file.clone(),
            label: "assets/cards/a@1x.webp".into(),
            cards: Vec::new(),
            density: 1.0,
        };
        let expected = "assets/cards/a@1x.webp: missing or unreadable, expected a WebP picture";
        assert_eq!(order(&file).fill().unwrap_err(), expected);
        std::fs::write(&file, "no picture").unwrap();
        assert_eq!(order(&file).fill().unwrap_err(), expected);
    }
}
