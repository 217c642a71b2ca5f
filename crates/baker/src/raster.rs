//! From SVG to pixels: fonts, rasterizer and encoders.

use std::path::Path;
use std::sync::Arc;

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

use crate::BakeError;

/// The four fonts. No others are used, so that every machine draws the same letters.
const FONTS: [&str; 4] =
    ["GameDisplay-Bold.ttf", "GameDisplay-ExtraBoldItalic.ttf", "GameUI-SemiBold.ttf", "GameUI-Regular.ttf"];

/// A page could not be encoded: it is too large, or memory is short.
#[derive(Debug, thiserror::Error)]
#[error("the page could not be packed as WebP")]
pub(crate) struct EncodeError;

/// A picture: a composed SVG body of w x h units.
pub(crate) struct SvgPicture {
    /// The key in the index.
    pub(crate) key: String,
    /// Width, units.
    pub(crate) w: u32,
    /// Height, units.
    pub(crate) h: u32,
    /// The SVG elements.
    pub(crate) body: String,
}

impl SvgPicture {
    /// Makes a picture with this key and size.
    pub(crate) fn new(key: impl Into<String>, w: u32, h: u32, body: String) -> Self {
        Self { key: key.into(), w, h, body }
    }

    /// Makes a card face of 250 x 350 units.
    pub(crate) fn card(key: impl Into<String>, body: String) -> Self {
        Self::new(key, 250, 350, body)
    }

    /// Returns the picture as an SVG document.
    pub(crate) fn svg(&self) -> String {
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\">{2}</svg>",
            self.w, self.h, self.body
        )
    }
}

/// An image with straight (not premultiplied) alpha, four bytes a pixel.
pub(crate) struct RgbaImage {
    /// Width, pixels.
    pub(crate) w: u32,
    /// Height, pixels.
    pub(crate) h: u32,
    /// The pixels, row by row.
    pub(crate) data: Vec<u8>,
}

/// Draws SVG with the game's fonts.
pub(crate) struct SvgRenderer {
    options: usvg::Options<'static>,
}

impl SvgRenderer {
    /// Loads the fonts.
    pub(crate) fn new(assets: &Path) -> Result<Self, BakeError> {
        let mut fonts = usvg::fontdb::Database::new();
        for name in FONTS {
            let path = assets.join("fonts").join(name);
            fonts.load_font_data(std::fs::read(&path).map_err(|e| BakeError::file(&path, &e))?);
        }
        Ok(Self { options: usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() } })
    }

    /// Parses the picture into a tree of shapes.
    fn tree(&self, p: &SvgPicture) -> Result<usvg::Tree, BakeError> {
        usvg::Tree::from_str(&p.svg(), &self.options).map_err(|e| BakeError::picture(&p.key, &e))
    }

    /// Draws the picture at `factor` pixels per unit.
    pub(crate) fn draw(&self, p: &SvgPicture, factor: u32) -> Result<RgbaImage, BakeError> {
        self.draw_wide(p, p.w * factor)
    }

    /// Draws the picture `w` pixels wide.
    pub(crate) fn draw_wide(&self, p: &SvgPicture, w: u32) -> Result<RgbaImage, BakeError> {
        let tree = self.tree(p)?;
        let h = p.h * w / p.w;
        let mut map = Pixmap::new(w, h).ok_or_else(|| BakeError::picture(&p.key, &"has no size"))?;
        let f = w as f32 / p.w as f32;
        resvg::render(&tree, Transform::from_scale(f, f), &mut map.as_mut());
        let mut data = Vec::with_capacity(map.data().len());
        for px in map.pixels() {
            let c = px.demultiply();
            data.extend([c.red(), c.green(), c.blue(), c.alpha()]);
        }
        Ok(RgbaImage { w, h, data })
    }

    /// Returns each line of text of a picture with its box: left, top, right, bottom.
    #[cfg(test)]
    pub(crate) fn words(&self, p: &SvgPicture) -> Result<Vec<(String, [f32; 4])>, BakeError> {
        fn walk(group: &usvg::Group, out: &mut Vec<(String, [f32; 4])>) {
            for node in group.children() {
                match node {
                    usvg::Node::Group(inner) => walk(inner, out),
                    usvg::Node::Text(text) => {
                        let words = text.chunks().iter().map(|c| c.text()).collect();
                        let outline = text.flattened().bounding_box();
                        let b = outline.transform(text.abs_transform()).unwrap_or(outline);
                        out.push((words, [b.left(), b.top(), b.right(), b.bottom()]));
                    }
                    _ => {}
                }
            }
        }
        let mut out = Vec::new();
        walk(self.tree(p)?.root(), &mut out);
        Ok(out)
    }
}

impl RgbaImage {
    /// Returns a transparent image.
    pub(crate) fn blank(w: u32, h: u32) -> Self {
        Self { w, h, data: vec![0; w as usize * h as usize * 4] }
    }

    /// Returns the index of the first byte of pixel (x, y).
    fn index(&self, x: u32, y: u32) -> usize {
        (y as usize * self.w as usize + x as usize) * 4
    }

    /// Copies another image onto this one at (x, y).
    pub(crate) fn put(&mut self, other: &Self, x: u32, y: u32) {
        for row in 0..other.h {
            let (from, to) = (other.index(0, row), self.index(x, y + row));
            let n = other.w as usize * 4;
            self.data[to..to + n].copy_from_slice(&other.data[from..from + n]);
        }
    }

    /// Encodes the image as PNG with the strongest compression.
    pub(crate) fn png(&self) -> Result<Vec<u8>, png::EncodingError> {
        let mut best: Option<Vec<u8>> = None;
        for filter in [png::Filter::NoFilter, png::Filter::Up, png::Filter::Adaptive] {
            let mut out = Vec::new();
            let mut encoder = png::Encoder::new(&mut out, self.w, self.h);
            encoder.set_color(png::ColorType::Rgba);
            encoder.set_depth(png::BitDepth::Eight);
            encoder.set_compression(png::Compression::High);
            encoder.set_filter(filter);
            let mut writer = encoder.write_header()?;
            writer.write_image_data(&self.data)?;
            writer.finish()?;
            if best.as_ref().is_none_or(|b| out.len() < b.len()) {
                best = Some(out);
            }
        }
        Ok(best.unwrap_or_default())
    }

    /// Encodes the image as lossless WebP with the strongest compression, which is slow but half the size of PNG.
    /// Transparent pixels lose their colour.
    pub(crate) fn webp(&self) -> Result<Vec<u8>, EncodeError> {
        let mut config = webp::WebPConfig::new().map_err(|()| EncodeError)?;
        (config.lossless, config.quality, config.method) = (1, 100.0, 6);
        let encoder = webp::Encoder::from_rgba(&self.data, self.w, self.h);
        encoder.encode_advanced(&config).map(|file| file.to_vec()).map_err(|_| EncodeError)
    }
}
