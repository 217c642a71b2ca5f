//! Checks the promises of high contrast on the drawn pictures.

use std::collections::{BTreeSet, HashMap};
use std::path::Path;
use std::sync::Arc;

use art::card_text_renderer::{CardTextRenderer, PixelBuffer};
use games::card_texts;
use stage::palette::{CONTRAST_BLUE, CONTRAST_GREEN, CONTRAST_ORANGE, CONTRAST_RED};
use words::{self, Localization, offered};

use super::*;
use crate::raster::SvgRenderer;

/// The only colours of the set.
const COLOURS: [Rgb; 6] = [WHITE, BLACK, CONTRAST_RED, CONTRAST_ORANGE, CONTRAST_BLUE, CONTRAST_GREEN];

/// The least contrast of every word and sign against its ground.
const LEAST: f64 = 7.0;

fn assets() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets"))
}

fn set() -> Vec<SvgPicture> {
    let icons = IconBodies::load(assets()).unwrap();
    high_contrast_cards(&icons)
}

/// Returns every `#rrggbb` of a picture.
fn colours(body: &str) -> BTreeSet<String> {
    body.split("=\"#").skip(1).map(|part| format!("#{}", &part[..6.min(part.len())])).collect()
}

#[test]
fn every_high_contrast_colour_is_white_or_contrasts_with_white() {
    let known = COLOURS.map(Rgb::hex);
    for colour in COLOURS {
        assert!(colour == WHITE || colour.contrast(WHITE) >= LEAST, "{colour}");
    }
    for p in set() {
        for colour in colours(&p.body) {
            assert!(known.contains(&colour), "{}: {colour} is no colour of this set", p.key);
        }
        assert!(!p.body.contains("opacity"), "{}: something is faint", p.key);
    }
}

/// Every word, drawn by the baker or printed by the game in any language, has the least contrast against its ground.
/// The ground is the most frequent colour of its box without the letters.
///
/// No other test of this program has words, so the language may change.
#[test]
fn every_text_contrasts_with_its_background() {
    let raster = SvgRenderer::new(assets()).unwrap();
    let folder = assets().join("words");
    let load = |tag: &str| Arc::new(Localization::load(&folder, tag).unwrap().0);
    let languages: Vec<Arc<Localization>> =
        offered(&folder).0.iter().map(|language| load(&language.tag)).collect();
    assert!(languages.len() >= 5);
    let mut press = CardTextRenderer::new();
    for p in set() {
        let image = raster.draw(&p, 1).unwrap();
        let inks = p.body.split("<text ").skip(1).map(|part| {
            let fill = part.split("fill=\"#").nth(1).unwrap_or_else(|| panic!("{}: no ink", p.key));
            Rgb(u32::from_str_radix(&fill[..6], 16).unwrap())
        });
        let words = raster.words(&p).unwrap();
        let inks: Vec<Rgb> = inks.collect();
        assert_eq!(words.len(), inks.len(), "{}", p.key);
        let drawn = words.into_iter().zip(inks).map(|((words, place), ink)| (words, place, ink));
        let drawn: Vec<(String, [f32; 4], Rgb)> = drawn.collect();
        expect_contrast(&p.key, &image.data, &drawn);
        for language in &languages {
            words::set(Arc::clone(language));
            let mut data = image.data.clone();
            let mut printed = Vec::new();
            for print in card_texts(&p.key) {
                let sheet = &mut PixelBuffer { data: &mut data, width: 250 };
                let place = press.print(&print, sheet, (0, 0), 1.0).ink;
                printed.push((print.words, place, print.ink));
            }
            expect_contrast(&p.key, &data, &printed);
        }
    }
}

/// Compares the ink of words with the ground in their boxes on a card.
fn expect_contrast(key: &str, card: &[u8], words: &[(String, [f32; 4], Rgb)]) {
    let hex = |px: &[u8]| Rgb(u32::from(px[0]) << 16 | u32::from(px[1]) << 8 | u32::from(px[2]));
    for (words, [left, top, right, bottom], ink) in words {
        let mut seen: HashMap<Rgb, u32> = HashMap::new();
        for y in *top as u32..=(*bottom as u32).min(349) {
            for x in *left as u32..=(*right as u32).min(249) {
                let at = (y as usize * 250 + x as usize) * 4;
                *seen.entry(hex(&card[at..at + 4])).or_default() += 1;
            }
        }
        assert!(seen.remove(ink).is_some(), "{key}: {words:?} is hidden");
        let ground = seen.into_iter().max_by_key(|(_, n)| *n).map(|(colour, _)| colour).unwrap();
        let contrast = ink.contrast(ground);
        assert!(contrast >= LEAST, "{key}: {words:?} in {ink} on {ground}: {contrast:.1}");
    }
}

/// Every card of the games has a picture in this set, and the set has no others.
#[test]
fn the_high_contrast_set_has_every_picture() {
    let icons = IconBodies::load(assets()).unwrap();
    let usual = ["common", "pack", "pack4", "soccer17", "soccer_cards", "soccer_go"];
    let atlases = crate::sheets::atlases(&icons);
    let cards =
        atlases.iter().filter(|atlas| usual.contains(&atlas.name.as_str())).flat_map(|atlas| &atlas.pictures);
    let wanted: BTreeSet<String> = cards.map(|p| format!("hc/{}", p.key)).collect();
    let drawn: BTreeSet<String> = set().into_iter().map(|p| p.key).collect();
    assert_eq!(drawn, wanted);
}

/// Backs of home and away, and of attack and defence, differ in brightness.
#[test]
fn card_backs_differ_in_luminance() {
    let raster = SvgRenderer::new(assets()).unwrap();
    let mean = |key: &str| {
        let p = set().into_iter().find(|p| p.key == key).unwrap();
        let data = raster.draw(&p, 1).unwrap().data;
        data.as_chunks::<4>().0.iter().map(|px| f64::from(px[0])).sum::<f64>() / (data.len() as f64 / 4.0)
    };
    for (light, dark) in [("hc/back/home", "hc/back/away"), ("hc/go/back_attacking", "hc/go/back_defending")]
    {
        let (light, dark) = (mean(light), mean(dark));
        assert!(light - dark > 80.0, "{light:.0} and {dark:.0} of 255");
    }
}
