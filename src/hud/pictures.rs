//! Pictures of the pack for egui: icons, crests, portraits, cards.

use std::collections::HashMap;

use bevy::asset::{AssetId, RenderAssetUsages};
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect as Box2, TextureId, Vec2 as Size, pos2, vec2};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::flow::frame::Frame;
use crate::stage::palette::Rgb;
use crate::table::cards::pack::Pack;
use crate::theme::ink;

/// The pages of the pack as egui knows them.
#[derive(Resource, Default, Debug)]
pub struct Pages(HashMap<AssetId<Image>, TextureId>);

/// A picture of the page with icons, ball and wordmark. Egui takes colours for multiplied with their alpha already, which
/// those of the pack are not: edges would be fat. That page has a copy for egui; cards are whole but for their corners.
const SOFT: &str = "wordmark";

/// Makes the pages known to egui once they have come in.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pages>().add_systems(Update, register.in_set(Frame::React));
}

fn register(
    pack: Res<Pack>,
    mut pages: ResMut<Pages>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    if !pack.is_changed() {
        return;
    }
    let soft = pack.get(SOFT).map(|picture| picture.image.id());
    for page in pack.pages() {
        if pages.0.contains_key(&page.id()) {
            continue;
        }
        let shown = if soft == Some(page.id()) {
            // Not before it has come in, with its mipmaps.
            let Some(copy) = pack.ready().then(|| images.get(page)).flatten().map(multiplied) else {
                continue;
            };
            images.add(copy)
        } else {
            page.clone()
        };
        pages.0.insert(page.id(), textures.add_image(EguiTextureHandle::Strong(shown)));
    }
}

/// The same image with every colour multiplied by its alpha, as light.
fn multiplied(image: &Image) -> Image {
    let mut copy = image.clone();
    copy.asset_usage = RenderAssetUsages::RENDER_WORLD;
    for pixel in copy.data.iter_mut().flat_map(|data| data.as_chunks_mut::<4>().0) {
        match pixel[3] {
            // Most of a page is one or the other.
            255 => {}
            0 => *pixel = [0; 4],
            alpha => {
                let light = LinearRgba::from(Srgba::rgb_u8(pixel[0], pixel[1], pixel[2]));
                let dimmed = Srgba::from(light * (f32::from(alpha) / 255.0)).to_u8_array();
                pixel[..3].copy_from_slice(&dimmed[..3]);
            }
        }
    }
    copy
}

/// Draws pictures by their keys.
#[derive(Clone, Copy)]
pub struct Pictures<'a> {
    /// Where they are.
    pub pack: &'a Pack,
    /// As egui knows them.
    pub pages: &'a Pages,
}

impl Pictures<'_> {
    /// The picture in a rectangle, turned clockwise by degrees about its middle.
    pub fn draw(&self, p: &Painter, key: &str, centre: Pos2, size: Size, degrees: f32, tint: Color32) {
        let Some(picture) = self.pack.get(key) else { return };
        let Some(texture) = self.pages.0.get(&picture.image.id()) else { return };
        let uv = |x: f32, y: f32| pos2(x / picture.page.x, y / picture.page.y);
        let uv = Box2::from_min_max(
            uv(picture.rect.min.x, picture.rect.min.y),
            uv(picture.rect.max.x, picture.rect.max.y),
        );
        let mut mesh = Mesh::with_texture(*texture);
        mesh.add_rect_with_uv(Box2::from_center_size(centre, size), uv, tint);
        if degrees != 0.0 {
            let (sin, cos) = degrees.to_radians().sin_cos();
            for vertex in &mut mesh.vertices {
                let d = vertex.pos - centre;
                vertex.pos = centre + vec2(d.x * cos - d.y * sin, d.x * sin + d.y * cos);
            }
        }
        p.add(mesh);
    }

    /// A square icon in one colour.
    pub fn icon(&self, p: &Painter, name: &str, centre: Pos2, size: f32, colour: Rgb) {
        self.draw(p, &format!("icon/{name}"), centre, vec2(size, size), 0.0, ink(colour));
    }

    /// A card, its middle at `centre`, `scale` times 250 x 350.
    pub fn card(&self, p: &Painter, key: &str, centre: Pos2, scale: f32, degrees: f32) {
        self.draw(p, key, centre, vec2(250.0, 350.0) * scale, degrees, Color32::WHITE);
    }
}

#[cfg(test)]
mod tests {
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

    use super::*;

    #[test]
    fn half_a_light_is_half_as_bright() {
        let size = Extent3d { width: 3, height: 1, depth_or_array_layers: 1 };
        let pixels = vec![255, 255, 255, 255, 200, 100, 50, 0, 255, 255, 255, 128];
        let usage = RenderAssetUsages::default();
        let image = Image::new(size, TextureDimension::D2, pixels, TextureFormat::Rgba8UnormSrgb, usage);
        // Half of white, as light, is 188 of 255 as it is written.
        let expected = [255, 255, 255, 255, 0, 0, 0, 0, 188, 188, 188, 128];
        assert_eq!(multiplied(&image).data.as_deref(), Some(&expected[..]));
    }
}
