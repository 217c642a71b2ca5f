//! The pictures of the cards and sprites: loads the atlases, makes their mipmaps, and finds a picture by its key.

use std::collections::HashMap;
use std::path::Path;

use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;

use crate::stage::atlas::{AtlasIndex, Density};

/// Where the atlases lie under the asset folder, and their names.
const FOLDER: &str = "cards";
const ATLASES: [&str; 8] =
    ["common", "soccer17", "soccer_cards", "soccer_go", "pack", "pack4", "sprites", "portraits"];

/// One picture: its page and where it lies there, pixels.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The page.
    pub image: Handle<Image>,
    /// Where on the page.
    pub rect: Rect,
    /// The page's size, pixels.
    pub page: Vec2,
    /// Its size at scale 1, design units.
    pub size: Vec2,
}

/// Every picture by its key.
#[derive(Resource, Debug, Default)]
pub struct Pack {
    pictures: HashMap<String, Picture>,
    waiting: Vec<Handle<Image>>,
    /// What could not be read, one sentence each.
    pub faults: Vec<String>,
}

impl Pack {
    /// The picture with that key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Picture> {
        self.pictures.get(key)
    }

    /// Every key, in no particular order.
    pub fn keys(&self) -> impl Iterator<Item = &String> {
        self.pictures.keys()
    }

    /// The sprite of that picture, `scale` times its size at scale 1; a plain chalk card where there is none.
    #[must_use]
    pub fn sprite(&self, key: &str, scale: f32) -> Sprite {
        match self.get(key) {
            Some(picture) => Sprite {
                image: picture.image.clone(),
                rect: Some(picture.rect),
                custom_size: Some(picture.size * scale),
                ..default()
            },
            None => Sprite::from_color(Color::srgb_u8(0xF5, 0xF3, 0xE7), Vec2::new(250.0, 350.0) * scale),
        }
    }

    /// Whether every page is on the graphics card, or known to be missing.
    #[must_use]
    pub fn ready(&self) -> bool {
        self.waiting.is_empty()
    }

    /// Every page with its handle.
    pub fn pages(&self) -> impl Iterator<Item = &Handle<Image>> {
        let mut seen = std::collections::HashSet::new();
        self.pictures.values().map(|p| &p.image).filter(move |h| seen.insert(h.id()))
    }
}

/// The folder that holds the assets, found once before the window opens.
#[derive(Resource, Clone, Debug)]
pub struct AssetRoot(pub std::path::PathBuf);

/// Loads the pack.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pack>()
        .add_systems(Startup, open_pack)
        .add_systems(Update, finish_pages.run_if(|pack: Res<Pack>| !pack.ready()));
}

fn open_pack(mut pack: ResMut<Pack>, server: Res<AssetServer>, root: Res<AssetRoot>) {
    for atlas in ATLASES {
        let file = format!("{FOLDER}/{atlas}.ron");
        let index = match AtlasIndex::load(&root.0.join(Path::new(&file))) {
            Ok(index) => index,
            Err(fault) => {
                pack.faults.push(format!("assets/{file}: {fault}"));
                continue;
            }
        };
        let pages: Vec<Handle<Image>> = index
            .pages
            .iter()
            .map(|page| server.load(format!("{FOLDER}/{}", page.file(Density::Two))))
            .collect();
        pack.waiting.extend(pages.iter().cloned());
        for (key, place) in &index.pictures {
            let [x, y, w, h] = place.at(Density::Two).map(|v| v as f32);
            let (Some(image), Some(page)) = (pages.get(place.page), index.pages.get(place.page)) else {
                continue;
            };
            let [sw, sh] = place.size().map(|v| v as f32);
            let picture = Picture {
                image: image.clone(),
                rect: Rect::new(x, y, x + w, y + h),
                page: Vec2::new(page.size[0] as f32, page.size[1] as f32) * 2.0,
                size: Vec2::new(sw, sh),
            };
            pack.pictures.insert(key.clone(), picture);
        }
    }
}

/// Makes the mipmaps of each page that has come in, and notes the pages that never will.
fn finish_pages(mut pack: ResMut<Pack>, mut images: ResMut<Assets<Image>>, server: Res<AssetServer>) {
    let waiting = std::mem::take(&mut pack.waiting);
    for handle in waiting {
        if let Some(mut image) = images.get_mut(&handle) {
            mipmap(&mut image);
        } else if server.load_state(&handle).is_failed() {
            let path = server.get_path(handle.id()).map_or_else(String::new, |p| p.to_string());
            pack.faults.push(format!("assets/{path}: missing or unreadable, expected a PNG picture"));
        } else {
            pack.waiting.push(handle);
        }
    }
}

/// Bevy makes no mipmaps for loaded pictures, and cards drawn small would shimmer: a box filter over premultiplied
/// colours, so that transparent pixels do not bleed.
fn mipmap(image: &mut Image) {
    let (mut w, mut h) = (image.width() as usize, image.height() as usize);
    let Some(mut level) = image.data.clone() else { return };
    if level.len() != w * h * 4 || image.texture_descriptor.mip_level_count > 1 {
        return;
    }
    let mut all = level.clone();
    let mut count = 1;
    while w > 1 && h > 1 && count < 5 {
        let (nw, nh) = (w / 2, h / 2);
        let mut next = vec![0_u8; nw * nh * 4];
        for (k, out) in next.chunks_exact_mut(4).enumerate() {
            let (x, y) = (k % nw * 2, k / nw * 2);
            let mut sum = [0_u32; 4];
            for at in [y * w + x, y * w + x + 1, (y + 1) * w + x, (y + 1) * w + x + 1] {
                let px = &level[at * 4..at * 4 + 4];
                let a = u32::from(px[3]);
                for c in 0..3 {
                    sum[c] += u32::from(px[c]) * a;
                }
                sum[3] += a;
            }
            if let Some(mean) = sum[3].checked_div(4)
                && mean > 0
            {
                for c in 0..3 {
                    out[c] = (sum[c] / sum[3]) as u8;
                }
                out[3] = mean as u8;
            }
        }
        all.extend_from_slice(&next);
        (level, w, h, count) = (next, nw, nh, count + 1);
    }
    image.data = Some(all);
    image.texture_descriptor.mip_level_count = count;
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor {
        mipmap_filter: ImageFilterMode::Linear,
        ..ImageSamplerDescriptor::linear()
    });
}
