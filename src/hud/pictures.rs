//! Pictures of the pack for egui: icons, crests, portraits and cards.

use std::collections::HashMap;

use bevy::asset::AssetId;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Color32, Mesh, Painter, Pos2, Rect as Box2, TextureId, Vec2 as Size, pos2, vec2};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};

use crate::flow::frame::FrameSet;
use crate::table::cards::pack::{AtlasPicture, PicturePack};
use crate::theme::ink;
use stage::layout::CARD;
use stage::palette::Rgb;

/// The atlas pages of the pack, with their egui textures.
#[derive(Resource, Default, Debug)]
pub struct AtlasTextures(HashMap<AssetId<Image>, TextureId>);

/// Registers the pages with egui once they are loaded.
pub fn plugin(app: &mut App) {
    app.init_resource::<AtlasTextures>().add_systems(Update, register.in_set(FrameSet::ApplySteps));
}

fn register(
    pack: Res<PicturePack>,
    mut pages: ResMut<AtlasTextures>,
    mut textures: ResMut<EguiUserTextures>,
) {
    if !pack.is_changed() {
        return;
    }
    let there: HashMap<AssetId<Image>, &Handle<Image>> = pack.pages().map(|page| (page.id(), page)).collect();
    pages.0.retain(|page, _| {
        let stays = there.contains_key(page);
        if !stays {
            textures.remove_image(*page);
        }
        stays
    });
    for (id, page) in there {
        pages.0.entry(id).or_insert_with(|| textures.add_image(EguiTextureHandle::Strong(page.clone())));
    }
}

/// The pack and its textures.
#[derive(SystemParam)]
pub struct Pictures<'w> {
    pack: Res<'w, PicturePack>,
    pages: Res<'w, AtlasTextures>,
}

impl Pictures<'_> {
    /// Returns what draws them.
    #[must_use]
    pub fn painter(&self) -> PicturePainter<'_> {
        PicturePainter { pack: &self.pack, pages: &self.pages }
    }
}

/// Draws pictures by their keys.
#[derive(Clone, Copy)]
pub struct PicturePainter<'a> {
    /// The pack with the picture positions.
    pub pack: &'a PicturePack,
    /// The egui textures of the pages.
    pub pages: &'a AtlasTextures,
}

impl PicturePainter<'_> {
    /// Draws the picture in a rectangle, rotated clockwise by degrees about its centre.
    pub fn draw(&self, p: &Painter, key: &str, centre: Pos2, size: Size, degrees: f32, tint: Color32) {
        if let Some(picture) = self.pack.get(key) {
            self.show(p, picture, centre, size, degrees, tint);
        }
    }

    fn show(
        &self,
        p: &Painter,
        picture: &AtlasPicture,
        centre: Pos2,
        size: Size,
        degrees: f32,
        tint: Color32,
    ) {
        let Some(texture) = self.pages.0.get(&picture.image.id()) else { return };
        let uv = |x: f32, y: f32| pos2(x / picture.whole.x, y / picture.whole.y);
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

    /// Draws a square icon in one colour.
    pub fn icon(&self, p: &Painter, name: &str, centre: Pos2, size: f32, colour: Rgb) {
        self.draw(p, &format!("icon/{name}"), centre, vec2(size, size), 0.0, ink(colour));
    }

    /// Draws a card with its centre at `centre`, at `scale` times 250 x 350.
    pub fn card(&self, p: &Painter, key: &str, centre: Pos2, scale: f32, degrees: f32) {
        self.draw(p, key, centre, vec2(CARD.0, CARD.1) * scale, degrees, Color32::WHITE);
    }

    /// Draws a card from the small pictures; those on the tiles of all games are always loaded.
    pub fn mini(&self, p: &Painter, key: &str, centre: Pos2, scale: f32, degrees: f32) {
        if let Some(picture) = self.pack.mini(key) {
            self.show(p, picture, centre, vec2(CARD.0, CARD.1) * scale, degrees, Color32::WHITE);
        }
    }
}
