//! The pictures of the cards and sprites: loads the atlases, prints the words on the cards, makes mipmaps, and finds a
//! picture by its key.

use std::collections::HashMap;
use std::path::Path;

use bevy::image::{ImageFilterMode, ImageSampler, ImageSamplerDescriptor};
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, RequestRedraw};

use crate::flow::frame::Frame;
use crate::flow::prefs::Prefs;
use crate::games::{atlases, prints};
use crate::press::{Press, Sheet};
use crate::stage::atlas::{AtlasIndex, CardSet, Density};
use crate::store::Settings;

/// Where the atlases lie under the asset folder.
const FOLDER: &str = "cards";
/// What every screen needs before it can be shown; always crisp, since wordmark and portraits are shown large.
const ESSENTIAL: [&str; 3] = ["common", "sprites", "portraits"];
/// Up to this height of the window a pixel a design unit is enough for cards, physical pixels.
const LOW: u32 = 1200;

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
    essential: Vec<Handle<Image>>,
    later: Vec<Handle<Image>>,
    opened: Vec<(&'static str, Density)>,
    set: CardSet,
    /// What could not be read, one sentence each.
    pub faults: Vec<String>,
}

impl Pack {
    /// The picture with that key.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&Picture> {
        let instead = self.set.instead(key).and_then(|key| self.pictures.get(&key));
        instead.or_else(|| self.pictures.get(key))
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

    /// Whether what every screen needs has come in, or is known to be missing.
    #[must_use]
    pub fn ready(&self) -> bool {
        self.essential.is_empty() && !self.opened.is_empty()
    }

    /// Whether every page has come in, or is known to be missing.
    #[must_use]
    pub fn complete(&self) -> bool {
        let opened = |atlas: &str| self.opened.iter().any(|(name, _)| *name == atlas);
        self.ready() && self.later.is_empty() && atlases(self.set).all(opened)
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

/// The set of cards that the player wants.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedSet(pub CardSet);

/// Loads the pack.
pub fn plugin(app: &mut App) {
    app.init_resource::<Pack>()
        .init_resource::<WantedSet>()
        .add_systems(
            Update,
            (open, finish_pages.run_if(|pack: Res<Pack>| !pack.complete())).chain().in_set(Frame::Input),
        )
        .add_systems(Update, take_over.in_set(Frame::Turn).run_if(resource_exists_and_changed::<Prefs>));
}

/// The set of cards that is wanted from now on.
fn take_over(prefs: Res<Prefs>, mut wanted: ResMut<WantedSet>) {
    let Settings { four_colour, high_contrast, .. } = prefs.set;
    wanted.set_if_neq(WantedSet(CardSet { four_colour, high_contrast }));
}

/// Opens the atlases that are wanted now: at first those that every screen needs, then the cards of the set, which come
/// in while the title is on the screen, at the density that the window asks for; larger ones take the place of smaller
/// ones.
fn open(
    mut pack: ResMut<Pack>,
    server: Res<AssetServer>,
    root: Res<AssetRoot>,
    wanted: Res<WantedSet>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    if pack.set != wanted.0 {
        pack.set = wanted.0;
    }
    if pack.opened.is_empty() {
        for atlas in ESSENTIAL {
            let pages = pack.open(atlas, Density::Two, &server, &root.0);
            pack.essential.extend(pages);
        }
        return;
    }
    if !pack.ready() {
        return;
    }
    let tall = windows.iter().map(Window::physical_height).max().unwrap_or(LOW);
    let density = if tall > LOW { Density::Two } else { Density::One };
    for atlas in atlases(wanted.0) {
        // What is there twice as fine stays.
        if pack.opened.iter().any(|(name, there)| *name == atlas && *there >= density) {
            continue;
        }
        let pages = pack.open(atlas, density, &server, &root.0);
        pack.later.extend(pages);
    }
}

impl Pack {
    /// Opens an atlas; returns its pages, which are still to come in.
    fn open(
        &mut self,
        atlas: &'static str,
        density: Density,
        server: &AssetServer,
        root: &Path,
    ) -> Vec<Handle<Image>> {
        self.opened.push((atlas, density));
        let file = format!("{FOLDER}/{atlas}.ron");
        let index = match AtlasIndex::load(&root.join(Path::new(&file))) {
            Ok(index) => index,
            Err(fault) => {
                self.faults.push(format!("assets/{file}: {fault}"));
                return Vec::new();
            }
        };
        let load = |page: &crate::stage::atlas::Page| server.load(format!("{FOLDER}/{}", page.file(density)));
        let pages: Vec<Handle<Image>> = index.pages.iter().map(load).collect();
        for (key, place) in &index.pictures {
            let [x, y, w, h] = place.at(density).map(|v| v as f32);
            let (Some(image), Some(page)) = (pages.get(place.page), index.pages.get(place.page)) else {
                continue;
            };
            let [sw, sh] = place.size().map(|v| v as f32);
            let picture = Picture {
                image: image.clone(),
                rect: Rect::new(x, y, x + w, y + h),
                page: Vec2::new(page.size[0] as f32, page.size[1] as f32) * density.factor() as f32,
                size: Vec2::new(sw, sh),
            };
            self.pictures.insert(key.clone(), picture);
        }
        pages
    }
}

/// Prints the words on a page that has come in and makes its mipmaps, one a frame, and notes the pages that never will.
fn finish_pages(
    mut pack: ResMut<Pack>,
    mut images: ResMut<Assets<Image>>,
    mut press: Local<Press>,
    server: Res<AssetServer>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    redraw.write(RequestRedraw);
    let pack = &mut *pack;
    let mut faults = Vec::new();
    let mut busy = false;
    for waiting in [&mut pack.essential, &mut pack.later] {
        waiting.retain(|handle| {
            if !busy && let Some(mut image) = images.get_mut(handle) {
                letter(&mut image, &pack.pictures, handle, &mut press);
                mipmap(&mut image);
                busy = true;
                return false;
            }
            let failed = server.load_state(handle).is_failed();
            if failed {
                let path = server.get_path(handle.id()).map_or_else(String::new, |p| p.to_string());
                faults.push(format!("assets/{path}: missing or unreadable, expected a PNG picture"));
            }
            !failed
        });
    }
    pack.faults.extend(faults);
}

/// Prints on the cards of a page what their games say.
fn letter(image: &mut Image, pictures: &HashMap<String, Picture>, page: &Handle<Image>, press: &mut Press) {
    let (width, pixels) = (image.width() as usize, (image.width() * image.height()) as usize);
    let Some(data) = image.data.as_mut().filter(|data| data.len() == pixels * 4) else { return };
    for (key, picture) in pictures.iter().filter(|(_, picture)| picture.image == *page) {
        let corner = (picture.rect.min.x as usize, picture.rect.min.y as usize);
        let density = picture.rect.width() / picture.size.x;
        for print in prints(key) {
            press.print(&print, &mut Sheet { data, width }, corner, density);
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
        for (k, out) in next.as_chunks_mut::<4>().0.iter_mut().enumerate() {
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
