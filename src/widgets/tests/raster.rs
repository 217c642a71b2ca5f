//! What egui painted, as pixels: its triangles filled in software, so that a picture of a widget needs no graphics card
//! and is the same on every machine but for a few levels of grey.

use std::io::Cursor;

use bevy::asset::RenderAssetUsages;
use bevy::image::{Image, ImageFormat};
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use bevy_egui::egui::epaint::textures::TexturesDelta;
use bevy_egui::egui::epaint::{ClippedPrimitive, ImageData, Primitive, Vertex};
use bevy_egui::egui::{Color32, Context, Pos2, Rect, TextureId};

/// Grey, in place of a picture that lies in no atlas.
const ELSEWHERE: [f32; 4] = [0.5, 0.5, 0.5, 1.0];

/// Letters and smooth edges: the only texture that widgets are painted with.
#[derive(Default)]
pub(crate) struct TestAtlas {
    size: [usize; 2],
    pixels: Vec<Color32>,
}

impl TestAtlas {
    /// The changes by egui in it.
    pub(crate) fn take_in(&mut self, delta: &TexturesDelta) {
        for change in delta.set.get(&TextureId::default()).into_iter().flatten() {
            let ImageData::Color(image) = &change.image;
            let Some([x, y]) = change.pos else {
                (self.size, self.pixels) = (image.size, image.pixels.clone());
                continue;
            };
            for (k, line) in image.pixels.chunks(image.size[0]).enumerate() {
                let from = (y + k) * self.size[0] + x;
                self.pixels[from..from + line.len()].copy_from_slice(line);
            }
        }
    }

    /// The atlas as that context has it now.
    pub(crate) fn of(ctx: &Context) -> Self {
        let image = ctx.fonts(|fonts| fonts.image());
        Self { size: image.size, pixels: image.pixels }
    }

    /// Between the four pixels round that point, as a graphics card reads them.
    fn at(&self, uv: Pos2) -> [f32; 4] {
        let [w, h] = self.size;
        let (x, y) = (uv.x * w as f32 - 0.5, uv.y * h as f32 - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let mut sum = [0.0; 4];
        for (dx, dy) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
            let share = (1.0 - (x - left - dx).abs()) * (1.0 - (y - top - dy).abs());
            let column = (left + dx).clamp(0.0, w as f32 - 1.0) as usize;
            let row = (top + dy).clamp(0.0, h as f32 - 1.0) as usize;
            let pixel = self.pixels[row * w + column].to_array();
            for (sum, part) in sum.iter_mut().zip(pixel) {
                *sum += share * f32::from(part) / 255.0;
            }
        }
        sum
    }
}

/// A picture without anything behind it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TestPicture {
    pub(crate) width: usize,
    pub(crate) height: usize,
    /// Red, green and blue.
    pub(crate) pixels: Vec<[u8; 3]>,
}

impl TestPicture {
    /// The picture as a PNG file.
    pub(crate) fn png(&self) -> Vec<u8> {
        let size =
            Extent3d { width: self.width as u32, height: self.height as u32, depth_or_array_layers: 1 };
        let data = self.pixels.iter().flat_map(|[r, g, b]| [*r, *g, *b, 255]).collect();
        let (kind, usage) = (TextureDimension::D2, RenderAssetUsages::MAIN_WORLD);
        let image = Image::new(size, kind, data, TextureFormat::Rgba8UnormSrgb, usage);
        let mut file = Cursor::new(Vec::new());
        let format = ImageFormat::Png.as_image_crate_format().unwrap();
        image.try_into_dynamic().unwrap().into_rgb8().write_to(&mut file, format).unwrap();
        file.into_inner()
    }
}

/// The part `r` of what was painted, on black. A pixel is a design unit.
pub(crate) fn fill(painted: &[ClippedPrimitive], atlas: &TestAtlas, r: Rect) -> TestPicture {
    let (width, height) = (r.width().ceil() as usize, r.height().ceil() as usize);
    let mut ground = vec![[0.0f32; 3]; width * height];
    for ClippedPrimitive { clip_rect, primitive } in painted {
        let Primitive::Mesh(mesh) = primitive else { continue };
        for corners in mesh.indices.as_chunks::<3>().0 {
            let corners = corners.map(|k| mesh.vertices[k as usize]);
            let texture = (mesh.texture_id == TextureId::default()).then_some(atlas);
            triangle(corners, *clip_rect, texture, r, (&mut ground, width, height));
        }
    }
    let grey = |part: f32| (part.clamp(0.0, 1.0) * 255.0).round() as u8;
    TestPicture { width, height, pixels: ground.into_iter().map(|pixel| pixel.map(grey)).collect() }
}

fn triangle(
    corners: [Vertex; 3],
    clip: Rect,
    texture: Option<&TestAtlas>,
    r: Rect,
    (ground, width, height): (&mut [[f32; 3]], usize, usize),
) {
    let [a, mut b, mut c] = corners;
    // Twice the area on the left of the way from one point to another.
    let side = |from: Pos2, to: Pos2, at: Pos2| {
        (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x)
    };
    if side(a.pos, b.pos, c.pos) < 0.0 {
        (b, c) = (c, b);
    }
    let area = side(a.pos, b.pos, c.pos);
    if area <= 0.0 {
        return;
    }
    // A pixel on an edge belongs to one of the two triangles that share it.
    let owns = |from: Pos2, to: Pos2| to.y < from.y || (to.y == from.y && to.x > from.x);
    let inside = |share: f32, from: Pos2, to: Pos2| share > 0.0 || (share == 0.0 && owns(from, to));
    let bounds = Rect::from_points(&[a.pos, b.pos, c.pos]).intersect(clip).intersect(r);
    if !bounds.is_positive() {
        return;
    }
    let span =
        |from: f32, to: f32, most: usize| from.floor().max(0.0) as usize..(to.ceil() as usize).min(most);
    for y in span(bounds.top() - r.top(), bounds.bottom() - r.top(), height) {
        for x in span(bounds.left() - r.left(), bounds.right() - r.left(), width) {
            let at = Pos2::new(r.left() + x as f32 + 0.5, r.top() + y as f32 + 0.5);
            let shares = [side(b.pos, c.pos, at), side(c.pos, a.pos, at), side(a.pos, b.pos, at)];
            let within = inside(shares[0], b.pos, c.pos)
                && inside(shares[1], c.pos, a.pos)
                && inside(shares[2], a.pos, b.pos);
            if !within || !clip.contains(at) {
                continue;
            }
            let [i, j, k] = shares.map(|share| share / area);
            let uv = (a.uv.to_vec2() * i + b.uv.to_vec2() * j + c.uv.to_vec2() * k).to_pos2();
            let colours = [a, b, c].map(|vertex| vertex.color.to_array().map(|part| f32::from(part) / 255.0));
            let texel = texture.map_or(ELSEWHERE, |atlas| atlas.at(uv));
            let part = |n: usize| (colours[0][n] * i + colours[1][n] * j + colours[2][n] * k) * texel[n];
            let (ground, opacity) = (&mut ground[y * width + x], part(3));
            for (n, below) in ground.iter_mut().enumerate() {
                *below = part(n) + *below * (1.0 - opacity);
            }
        }
    }
}

#[test]
fn a_square_of_two_triangles_has_no_seam_and_no_fringe() {
    let vertex =
        |x, y| Vertex { pos: Pos2::new(x, y), uv: Pos2::ZERO, color: Color32::from_white_alpha(128) };
    let mesh = bevy_egui::egui::Mesh {
        vertices: vec![vertex(1.0, 1.0), vertex(5.0, 1.0), vertex(5.0, 5.0), vertex(1.0, 5.0)],
        indices: vec![0, 1, 2, 0, 3, 2],
        ..Default::default()
    };
    let clip_rect = Rect::EVERYTHING;
    let painted = [ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) }];
    let atlas = TestAtlas { size: [1, 1], pixels: vec![Color32::WHITE] };
    let picture = fill(&painted, &atlas, Rect::from_min_size(Pos2::ZERO, [7.0, 7.0].into()));
    for (n, pixel) in picture.pixels.iter().enumerate() {
        let within = (1..5).contains(&(n % 7)) && (1..5).contains(&(n / 7));
        assert_eq!(*pixel, if within { [128; 3] } else { [0; 3] }, "pixel {n}");
    }
}
