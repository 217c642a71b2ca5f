//! The pictures of cards and sprites: the loaded atlases, their density, and the place of each picture. Only what the
//! screen needs is loaded: the shared atlases and the cards of the game on the table.

use std::collections::{BTreeSet, HashMap};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use bevy::render::storage::ShaderBuffer;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::window::{PrimaryWindow, RequestRedraw};

pub use super::atlas_picture::AtlasPicture;
use super::backs::{self, CardBacks};
use super::load::PageRequest;
use crate::flow::clubs::CurrentClubs;
use crate::flow::frame::FrameSet;
use crate::flow::prefs::Prefs;
use crate::table::draw::page::{self, CardColours, PageKind, PageMaterial, ShownPart};
use clubs::{self, MatchClubs};
use games::GAMES;
use games::dyn_game::DynGame;
use stage::atlas::{AtlasIndex, CardArtSet, MINIS, PixelDensity};
use store::PersonalSettings;
use words::{self, Localization};

/// The folder of the atlases in the assets folder.
const FOLDER: &str = "cards";
/// The atlases that every screen needs.
const ESSENTIAL: [&str; 2] = [SPRITES, "minis"];
/// The atlas of pictures other than cards.
const SPRITES: &str = "sprites";
/// The atlas of the backs that several games share.
const BACKS: &str = "common";
/// The back that belongs to no club.
const NEUTRAL: &str = "back/pack";
/// The atlas of the scorers' portraits.
const PORTRAITS: &str = "portraits";
/// Largest height of the window, in physical pixels, at which one pixel per design unit suffices.
const MAX_LOW_HEIGHT: u32 = 1200;

/// An atlas that is loaded or being loaded.
#[derive(Debug)]
struct LoadingAtlas {
    atlas: String,
    density: PixelDensity,
    /// The words of the language on its cards.
    words: Arc<Localization>,
    /// The clubs whose players are named on its cards, if there are such names.
    clubs: Option<MatchClubs>,
    /// The places of its pictures; `None` if unknown.
    index: Option<AtlasIndex>,
    pages: Vec<Coming>,
    /// True once loading ended, completely or not.
    filled: bool,
}

#[derive(Debug)]
enum Coming {
    Asked(Task<Result<Image, String>>),
    Here(Box<Image>),
    Never,
}

impl LoadingAtlas {
    /// Returns true if its cards serve a match of those clubs.
    fn is_of(&self, clubs: &MatchClubs) -> bool {
        self.clubs.is_none_or(|of| of == *clubs)
    }
}

/// The loaded pictures by key.
#[derive(Resource, Debug, Default)]
pub struct PicturePack {
    pictures: HashMap<String, AtlasPicture>,
    loading_atlases: Vec<LoadingAtlas>,
    set: CardArtSet,
    /// The clubs that meet.
    clubs: MatchClubs,
    /// The backs of clubs that have no painted one.
    backs: CardBacks,
    /// True once every wanted atlas is loaded.
    settled: bool,
    /// Load errors, one sentence each.
    pub errors: Vec<String>,
}

/// The games whose cards are wanted, and the clubs whose players are named on them.
#[derive(Resource, Clone, Default)]
pub struct WantedCards(Vec<&'static dyn DynGame>, MatchClubs);

impl WantedCards {
    /// Sets the wanted games; their cards load in the background.
    pub fn set(&mut self, games: &[&'static dyn DynGame]) {
        games.clone_into(&mut self.0);
    }

    /// That game's cards beside those at hand.
    pub fn add(&mut self, game: &'static dyn DynGame) {
        self.0.push(game);
    }

    /// True if that game's cards are among them.
    #[must_use]
    pub fn has(&self, game: &dyn DynGame) -> bool {
        self.0.iter().any(|other| other.id() == game.id())
    }

    /// Sets a single wanted game. Returns true if that is a change.
    pub fn only(&mut self, game: &'static dyn DynGame) -> bool {
        let another = self.0.iter().map(|game| game.id()).ne([game.id()]);
        if another {
            self.set(&[game]);
        }
        another
    }

    /// Sets the clubs whose players are named on the cards.
    pub fn set_clubs(&mut self, clubs: MatchClubs) {
        self.1 = clubs;
    }

    /// Returns the atlases of those games' tables.
    fn atlases(&self, set: CardArtSet) -> BTreeSet<String> {
        let shared = [set.atlas(BACKS), PORTRAITS.to_owned()];
        let cards = self.0.iter().flat_map(|game| game.info().atlases).map(|usual| set.atlas(usual));
        cards.chain(shared.into_iter().filter(|_| !self.0.is_empty())).collect()
    }
}

impl PicturePack {
    /// Returns the picture with that key. The back of a side is that of its club; in the high-contrast set, and until
    /// it is made, clubs without a painted one have the neutral one.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&AtlasPicture> {
        let seat = backs::seat_of(key);
        if let Some(back) = seat.and_then(|seat| self.backs.get(&self.clubs, seat))
            && !self.set.high_contrast
        {
            return Some(back);
        }
        let key = seat.map_or(key, |seat| backs::painted(&self.clubs, seat).unwrap_or(NEUTRAL));
        let instead = self.set.instead(key).and_then(|key| self.pictures.get(&key));
        instead.or_else(|| self.pictures.get(key))
    }

    /// Returns the small picture of that card, for the tiles of the title.
    #[must_use]
    pub fn mini(&self, key: &str) -> Option<&AtlasPicture> {
        let small = |key: &str| self.pictures.get(&format!("{MINIS}{key}"));
        self.set.instead(key).and_then(|key| small(&key)).or_else(|| small(key))
    }

    /// Returns every key, in no particular order.
    pub fn keys(&self) -> impl Iterator<Item = &String> {
        self.pictures.keys()
    }

    /// Returns the page and part of a card's picture, or a blank card if it has none.
    #[must_use]
    pub fn card(&self, key: &str) -> (Option<&Handle<PageMaterial>>, ShownPart) {
        self.get(key).map_or_else(
            || (None, ShownPart::default()),
            |picture| (Some(&picture.page), ShownPart::plain(picture.part)),
        )
    }

    /// Returns true once the essential atlases are loaded or known to be missing.
    #[must_use]
    pub fn essentials_loaded(&self) -> bool {
        ESSENTIAL.into_iter().all(|atlas| self.has(atlas, Some(&self.clubs)))
    }

    /// Returns true once all wanted atlases are loaded or known to be missing.
    #[must_use]
    pub fn is_loaded(&self) -> bool {
        self.settled
    }

    /// Returns true once the cards of that game are loaded for a match of those clubs, or known to be missing.
    #[must_use]
    pub fn is_loaded_for(&self, game: &'static dyn DynGame, clubs: &MatchClubs) -> bool {
        let match_of = clubs;
        let clubs = game.info().names_players.then_some(clubs);
        let all = WantedCards(vec![game], clubs.copied().unwrap_or_default()).atlases(self.set);
        all.iter().all(|atlas| self.has(atlas, clubs)) && self.dressed(match_of)
    }

    /// Returns true if the cards of a match of those clubs have their backs.
    fn dressed(&self, clubs: &MatchClubs) -> bool {
        self.set.high_contrast || self.backs.are_ready(clubs)
    }

    /// Returns true if an atlas is loaded, with the names of those clubs if any are given.
    fn has(&self, atlas: &str, clubs: Option<&MatchClubs>) -> bool {
        let named = |loading: &LoadingAtlas| clubs.is_none_or(|clubs| loading.is_of(clubs));
        self.loading_atlases.iter().any(|loading| loading.atlas == atlas && loading.filled && named(loading))
    }

    /// Returns true if an atlas of the set has names of players on its cards.
    fn names_players(&self, atlas: &str) -> bool {
        let named = |game: &&dyn DynGame| game.info().names_players;
        let mut usual = GAMES.iter().copied().filter(named).flat_map(|game| game.info().atlases);
        usual.any(|usual| self.set.atlas(usual) == atlas)
    }

    /// Returns the handles of all pages.
    pub fn pages(&self) -> impl Iterator<Item = &Handle<Image>> {
        let mut seen = std::collections::HashSet::new();
        self.pictures
            .values()
            .map(|p| &p.image)
            .chain(self.backs.pages())
            .filter(move |h| seen.insert(h.id()))
    }
}

/// The assets folder, found once before the window opens.
#[derive(Resource, Clone, Debug)]
pub struct AssetRoot(pub PathBuf);

/// Returns the missing picture files below that assets folder, in every set and at both densities. A damaged index
/// counts as missing; pictures are not opened.
#[must_use]
pub fn missing(assets: &Path) -> Vec<PathBuf> {
    let sets = [(false, false), (true, false), (false, true), (true, true)];
    let sets = sets.map(|(four_colour, high_contrast)| CardArtSet { four_colour, high_contrast });
    let cards =
        sets.into_iter().flat_map(|set| WantedCards(GAMES.to_vec(), MatchClubs::default()).atlases(set));
    let atlases: BTreeSet<String> = cards.chain(ESSENTIAL.map(str::to_owned)).collect();
    let mut missing = Vec::new();
    for atlas in atlases {
        let index = Path::new(FOLDER).join(format!("{atlas}.ron"));
        let Ok(AtlasIndex { pages, .. }) = AtlasIndex::load(&assets.join(&index)) else {
            missing.push(index);
            continue;
        };
        let files = pages.iter().flat_map(|page| PixelDensity::ALL.map(|density| page.file(density)));
        let files = files.map(|file| Path::new(FOLDER).join(file));
        missing.extend(files.filter(|file| !assets.join(file).is_file()));
    }
    missing
}

/// The set of cards that the player chose.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WantedCardSet(pub CardArtSet);

/// Adds the pack.
pub fn plugin(app: &mut App) {
    app.init_resource::<PicturePack>()
        .init_resource::<CurrentClubs>()
        .init_resource::<WantedCardSet>()
        .init_resource::<WantedCards>()
        .add_systems(Update, (open, fill).chain().in_set(FrameSet::Input))
        .add_systems(
            Update,
            take_over.in_set(FrameSet::ApplySettings).run_if(resource_exists_and_changed::<Prefs>),
        );
}

/// Copies the wanted set from the preferences.
fn take_over(prefs: Res<Prefs>, mut wanted: ResMut<WantedCardSet>) {
    let PersonalSettings { four_colour, high_contrast, .. } = *prefs.settings.personal();
    wanted.set_if_neq(WantedCardSet(CardArtSet { four_colour, high_contrast }));
}

/// Requests the wanted atlases at the density of the window and with words in the current language, essential ones
/// first. Unwanted ones are dropped once all wanted ones are loaded.
fn open(
    mut pack: ResMut<PicturePack>,
    root: Res<AssetRoot>,
    (wanted, cards, current_clubs): (Res<WantedCardSet>, Res<WantedCards>, Res<CurrentClubs>),
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    if (pack.set, pack.clubs) != (wanted.0, current_clubs.0) {
        (pack.set, pack.clubs) = (wanted.0, current_clubs.0);
    }
    let tall = windows.iter().map(Window::physical_height).max().unwrap_or(MAX_LOW_HEIGHT);
    let density = if tall > MAX_LOW_HEIGHT { PixelDensity::Two } else { PixelDensity::One };
    let pack_now = pack.bypass_change_detection();
    let mut now: BTreeSet<String> = ESSENTIAL.map(str::to_owned).into();
    if pack_now.essentials_loaded() {
        now.extend(cards.atlases(wanted.0));
    }
    let spoken = words::current();
    let fits = |loading: &LoadingAtlas| {
        loading.density == density && Arc::ptr_eq(&loading.words, &spoken) && loading.is_of(&cards.1)
    };
    for atlas in &now {
        if !pack_now.loading_atlases.iter().any(|loading| loading.atlas == *atlas && fits(loading)) {
            let loading = pack_now.ask(atlas, density, &cards.1, &root.0);
            pack_now.loading_atlases.push(loading);
        }
    }
    let wanted_set = wanted.0;
    let wanted = |loading: &LoadingAtlas| now.contains(&loading.atlas) && fits(loading);
    let all_there =
        pack_now.loading_atlases.iter().filter(|loading| wanted(loading)).all(|loading| loading.filled);
    let matches: &[MatchClubs] = if wanted_set.high_contrast { &[] } else { &[current_clubs.0, cards.1] };
    let dropped = pack_now.backs.request(matches, density);
    let all_there = all_there && pack_now.dressed(&current_clubs.0);
    pack_now.settled = all_there && pack_now.essentials_loaded() && now.len() > ESSENTIAL.len();
    if pack_now.settled && !pack_now.loading_atlases.iter().all(wanted) {
        let PicturePack { loading_atlases, pictures, .. } = &mut *pack;
        loading_atlases.retain(wanted);
        pictures.retain(|_, picture| now.contains(&picture.atlas));
    }
    if dropped {
        pack.set_changed();
    }
}

impl PicturePack {
    /// Notes an error once.
    fn report(&mut self, error: String) {
        if !self.errors.contains(&error) {
            self.errors.push(error);
        }
    }

    /// Starts to load an atlas.
    fn ask(&mut self, atlas: &str, density: PixelDensity, clubs: &MatchClubs, root: &Path) -> LoadingAtlas {
        let folder = root.join(FOLDER);
        let words = words::current();
        let clubs = self.names_players(atlas).then_some(*clubs);
        let index = AtlasIndex::load(&folder.join(format!("{atlas}.ron")));
        let index = match index {
            Ok(index) => index,
            Err(error) => {
                self.report(format!("assets/{FOLDER}/{atlas}.ron: {error}"));
                let atlas = atlas.to_owned();
                return LoadingAtlas {
                    atlas,
                    density,
                    words,
                    clubs,
                    index: None,
                    pages: Vec::new(),
                    filled: true,
                };
            }
        };
        let page = |(n, page): (usize, &stage::atlas::AtlasPage)| {
            let file = page.file(density);
            let on_it = index.pictures.iter().filter(|(_, place)| place.page == n);
            let order = PageRequest {
                label: format!("assets/{FOLDER}/{file}"),
                file: folder.join(file),
                cards: on_it
                    .map(|(key, place)| {
                        let [x, y, ..] = place.at(density);
                        (key.clone(), (x as usize, y as usize))
                    })
                    .collect(),
                density: density.factor() as f32,
            };
            Coming::Asked(
                IoTaskPool::get()
                    .spawn(async move { clubs::within(clubs.unwrap_or_default(), || order.fill()) }),
            )
        };
        let pages = index.pages.iter().enumerate().map(page).collect();
        LoadingAtlas {
            atlas: atlas.to_owned(),
            density,
            words,
            clubs,
            index: Some(index),
            pages,
            filled: false,
        }
    }
}

/// Takes over loaded pages: at most one atlas per frame, and only once all its pages are loaded.
fn fill(
    mut pack: ResMut<PicturePack>,
    mut images: ResMut<Assets<Image>>,
    mut pages: ResMut<Assets<PageMaterial>>,
    mut buffers: ResMut<Assets<ShaderBuffer>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = pack.bypass_change_detection();
    let coming = now.backs.are_coming();
    if now.loading_atlases.iter().all(|loading| loading.filled) && !coming {
        return;
    }
    redraw.write(RequestRedraw);
    if coming && now.backs.take_finished(&mut images, &mut pages, &mut buffers) {
        pack.set_changed();
    }
    let now = pack.bypass_change_detection();
    let mut errors = Vec::new();
    for coming in now.loading_atlases.iter_mut().flat_map(|loading| &mut loading.pages) {
        if let Coming::Asked(task) = coming
            && let Some(done) = block_on(poll_once(task))
        {
            *coming = match done {
                Ok(image) => Coming::Here(Box::new(image)),
                Err(error) => {
                    errors.push(error);
                    Coming::Never
                }
            };
        }
    }
    errors.into_iter().for_each(|error| now.report(error));
    let whole = |loading: &LoadingAtlas| {
        !loading.filled && loading.pages.iter().all(|coming| !matches!(coming, Coming::Asked(_)))
    };
    let Some(next) = now.loading_atlases.iter().position(whole) else { return };
    let pack = &mut *pack;
    let loading = &mut pack.loading_atlases[next];
    loading.filled = true;
    let Some(index) = loading.index.take() else { return };
    for (n, coming) in std::mem::take(&mut loading.pages).into_iter().enumerate() {
        let Coming::Here(image) = coming else { continue };
        let whole = Vec2::new(image.width() as f32, image.height() as f32);
        let image = images.add(*image);
        let on_it: Vec<_> = index.pictures.iter().filter(|(_, place)| place.page == n).collect();
        let rect = |place: &stage::atlas::AtlasRegion| {
            let [x, y, w, h] = place.at(loading.density).map(|v| v as f32);
            Rect::new(x, y, x + w, y + h)
        };
        let size = |place: &stage::atlas::AtlasRegion| {
            let [w, h] = place.size().map(|v| v as f32);
            Vec2::new(w, h)
        };
        let uv = |r: Rect| Rect { min: r.min / whole, max: r.max / whole };
        let parts = page::page_regions(on_it.iter().map(|(_, place)| (uv(rect(place)), size(place))));
        let page = pages.add(PageMaterial {
            image: image.clone(),
            parts: buffers.add(parts),
            coats: CardColours::default(),
            kind: if loading.atlas == SPRITES { PageKind::Plain } else { PageKind::Cards },
        });
        for (part, (key, place)) in (1_u16..).zip(on_it) {
            let picture = AtlasPicture {
                page: page.clone(),
                part,
                image: image.clone(),
                rect: rect(place),
                whole,
                size: size(place),
                atlas: loading.atlas.clone(),
            };
            pack.pictures.insert(key.clone(), picture);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_picture_is_found_before_it_is_needed() {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        assert_eq!(missing(&assets), [""; 0].map(PathBuf::from));
        let half = tempfile::tempdir().unwrap();
        std::fs::create_dir(half.path().join(FOLDER)).unwrap();
        for file in std::fs::read_dir(assets.join(FOLDER)).unwrap().map(Result::unwrap) {
            std::fs::copy(file.path(), half.path().join(FOLDER).join(file.file_name())).unwrap();
        }
        for file in ["sprites@2x.webp", "stark_soccer_go.ron", "pack4_2@1x.webp"] {
            let (gone, aside) = (half.path().join(FOLDER).join(file), half.path().join("aside"));
            std::fs::rename(&gone, &aside).unwrap();
            assert_eq!(missing(half.path()), [Path::new(FOLDER).join(file)]);
            std::fs::rename(aside, gone).unwrap();
        }
    }
}
