//! The pictures of each card atlas.

use std::collections::{BTreeMap, BTreeSet};

use games::GAMES;
use stage::atlas::{CardArtSet, MINI, MINIS};
use stage::miniature::MiniatureItem;

use crate::atlas::AtlasBuilder;
use crate::board::{STARS, TIMERS, stars, timer};
use crate::faces::{action_rows, attacking, defending};
use crate::icons::IconBodies;
use crate::marks::{TableSide, back, mystery};
use crate::pack::DeckColours;
use crate::raster::SvgPicture;
use crate::{chance, contrast, pack, portrait, soccer_cards, soccer_go, sprites, teams};

/// Returns every atlas.
pub(crate) fn atlases(icons: &IconBodies) -> Vec<AtlasBuilder> {
    let atlas = |name: &str, pictures| AtlasBuilder { name: name.to_owned(), pictures };
    let usual = [
        atlas("common", common()),
        atlas("soccer17", soccer17(icons)),
        atlas("pack", pack::all(DeckColours::Two)),
        atlas("pack4", pack::all(DeckColours::Four)),
        atlas("soccer_cards", soccer_cards::all(icons)),
        atlas("soccer_go", soccer_go::all(icons)),
    ];
    let stark = high_contrast(&usual, icons);
    let mut all: Vec<AtlasBuilder> = usual.into_iter().chain(stark).collect();
    let minis = minis(&all);
    all.push(atlas("minis", minis));
    all.push(atlas("sprites", sprites::all(icons)));
    all.push(atlas("portraits", portrait::squads()));
    all
}

/// Returns the high-contrast twin of each of those atlases.
fn high_contrast(usual: &[AtlasBuilder], icons: &IconBodies) -> Vec<AtlasBuilder> {
    let set = CardArtSet { high_contrast: true, ..CardArtSet::default() };
    let mut left: BTreeMap<String, SvgPicture> =
        contrast::high_contrast_cards(icons).into_iter().map(|card| (card.key.clone(), card)).collect();
    let twin = |atlas: &AtlasBuilder| {
        let keys = atlas.pictures.iter().filter_map(|card| set.instead(&card.key));
        AtlasBuilder {
            name: set.atlas(&atlas.name),
            pictures: keys.filter_map(|key| left.remove(&key)).collect(),
        }
    };
    usual.iter().map(twin).collect()
}

/// Returns small pictures of the cards on the title's tiles, in every set. The title shows cards of all games but
/// loads the atlases of one.
fn minis(atlases: &[AtlasBuilder]) -> Vec<SvgPicture> {
    let of_tiles = GAMES.iter().flat_map(|game| game.info().miniature).filter_map(|mini| match mini {
        MiniatureItem::Card { face, .. } => Some(*face),
        _ => None,
    });
    let sets = [(false, false), (false, true), (true, false), (true, true)]
        .map(|(four_colour, high_contrast)| CardArtSet { four_colour, high_contrast });
    let wanted: BTreeSet<String> = of_tiles
        .flat_map(|face| sets.map(|set| set.instead(face).unwrap_or_else(|| face.to_owned())))
        .collect();
    let small = |card: &SvgPicture| {
        let [w, h] = [card.w, card.h].map(|side| (f64::from(side) * MINI) as u32);
        let body = format!("<g transform=\"scale({MINI})\">{}</g>", card.body);
        SvgPicture::new(format!("{MINIS}{}", card.key), w, h, body)
    };
    let cards = atlases.iter().flat_map(|atlas| &atlas.pictures);
    cards.filter(|card| wanted.contains(&card.key)).map(small).collect()
}

/// Returns the pictures of Soccer 17.
fn soccer17(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out = Vec::new();
    for row in action_rows() {
        out.push(SvgPicture::card(format!("s17/{}", row.key), attacking(&row, None, icons)));
        out.push(SvgPicture::card(format!("s17/{}_def", row.key), defending(&row, icons)));
        for area in (1..=4).filter(|_| row.cells.is_some()) {
            out.push(SvgPicture::card(format!("s17/{}_{area}", row.key), attacking(&row, Some(area), icons)));
        }
    }
    out.push(SvgPicture::card("s17/goal", chance::goal()));
    for n in 0..chance::CROWDS {
        out.push(SvgPicture::card(format!("s17/crowd_{n}"), chance::crowd(n)));
    }
    out.push(SvgPicture::card("s17/chance_back", mystery()));
    out.extend(STARS.iter().map(|(key, n, bonus)| SvgPicture::card(format!("s17/{key}"), stars(*n, *bonus))));
    out.extend(teams::all(icons));
    for (key, of) in TIMERS {
        let face = |turn| SvgPicture::card(format!("s17/{}", key(turn)), timer(turn, of));
        out.extend((0..of).map(face));
    }
    out
}

/// Returns the pictures that all games share.
fn common() -> Vec<SvgPicture> {
    let mut out: Vec<SvgPicture> =
        TableSide::ALL.iter().map(|&s| SvgPicture::card(format!("back/{}", s.key()), back(s))).collect();
    out.push(SvgPicture::card("back/pack", pack::back()));
    out
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use stage::atlas::AtlasIndex;

    use super::*;
    use crate::raster::SvgRenderer;

    fn assets() -> &'static Path {
        Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"))
    }

    fn all() -> Vec<AtlasBuilder> {
        atlases(&IconBodies::load(assets()).unwrap())
    }

    #[test]
    fn committed_indexes_are_those_of_the_sources() {
        let mut seen = BTreeSet::new();
        for atlas in all() {
            let file = assets().join("cards").join(format!("{}.ron", atlas.name));
            assert_eq!(AtlasIndex::load(&file).unwrap(), atlas.layout(), "run `cargo bake`");
            for p in atlas.pictures {
                assert!(seen.insert(p.key.clone()), "{} is in two atlases", p.key);
            }
        }
    }

    #[test]
    fn every_picture_that_the_table_needs_is_drawn() {
        let keys: BTreeSet<String> = all().into_iter().flat_map(|a| a.pictures).map(|p| p.key).collect();
        let fixed = "pack/AC pack/10H pack/KS pack4/2D back/pack sc/red_ball sc/blue_goal sc/coloured_shield \
            sc/yellow_shield sc/penalty sc/free_kick sc/offside sc/kick_black sc/keep_green go/home_1 go/away_11 \
            go/left go/middle go/right go/dive_left go/dive_middle go/dive_right go/rock go/paper go/scissors go/attacking_attacking_gk go/attacking_block_a \
            go/attacking_pass_re_take go/defending_tackle go/back_attacking go/back_defending s17/pass s17/dribble_def s17/one_two_4 s17/rebound s17/rebound_def s17/goal s17/crowd_4 \
            s17/chance_back s17/stars_0 s17/stars_1 s17/stars_pass1 s17/stars_onetwo1 s17/stars_2 s17/timer_00 \
            s17/timer_15 s17/timer_x0 s17/timer_x5 s17/team_italy back/home back/away ball \
            wordmark mini/s17/pass mini/hc/pack4/QH portrait/home_0 portrait/away_10 icon/trophy-fill";
        for key in fixed.split_whitespace() {
            assert!(keys.contains(key), "{key}");
        }
    }

    /// The game prints words in the language of the player. A picture has single letters and numbers alone.
    #[test]
    fn no_word_is_baked_into_a_card() {
        let raster = SvgRenderer::new(assets()).unwrap();
        let worded = |p: &SvgPicture| {
            let mut texts = raster.words(p).unwrap().into_iter().map(|(words, _)| words);
            texts.find(|words| words.chars().filter(|c| c.is_alphabetic()).count() > 1)
        };
        let (others, cards): (Vec<AtlasBuilder>, Vec<AtlasBuilder>) =
            all().into_iter().partition(|atlas| ["sprites", "portraits"].contains(&atlas.name.as_str()));
        for p in cards.iter().flat_map(|atlas| &atlas.pictures) {
            assert_eq!(worded(p), None, "{}", p.key);
        }
        let name = others.iter().flat_map(|atlas| &atlas.pictures).find(|p| p.key == "wordmark").unwrap();
        assert_eq!(worded(name).as_deref(), Some("FIVE"), "the name of the game would be found");
    }

    #[test]
    fn words_stay_inside_the_cards() {
        let raster = SvgRenderer::new(assets()).unwrap();
        for p in all().iter().flat_map(|a| &a.pictures).filter(|p| (p.w, p.h) == (250, 350)) {
            for (words, [left, top, right, bottom]) in raster.words(p).unwrap() {
                let inside = left >= 9.0 && top >= 9.0 && right <= 241.0 && bottom <= 341.0;
                assert!(inside, "{}: {words:?} takes {left}..{right} x {top}..{bottom}", p.key);
            }
        }
    }

    #[test]
    fn every_text_cell_fits_the_card() {
        for row in action_rows() {
            for cell in row.cells.iter().flatten() {
                let options: Vec<&str> = cell.split('/').collect();
                let most = if options.len() == 1 { 3 } else { 2 };
                let fits = |o: &&str| (1..=most).contains(&o.len());
                assert!(options.len() <= 2 && options.iter().all(fits), "{}: {cell:?}", row.key);
            }
        }
    }

    #[test]
    fn words_come_only_from_the_fonts() {
        // A letter that no font has would silently be left out.
        let known = |c: char| c.is_ascii_graphic() || " ′−–".contains(c);
        for p in all().into_iter().flat_map(|a| a.pictures) {
            for piece in p.body.split("<text ").skip(1) {
                let words = piece.split('>').nth(1).and_then(|w| w.split('<').next()).unwrap_or("");
                assert!(!words.is_empty() && words.chars().all(known), "{}: {words:?}", p.key);
            }
        }
    }
}
