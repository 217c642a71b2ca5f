//! Tests that every text of every card fits, in every language of the game and in one that is longer by half.

use super::*;
use games::{GAMES, card_texts};
use stage::atlas::AtlasIndex;
use stage::palette::{BLACK, WHITE};
use words::PSEUDO;
use words::testing::in_every_language;

/// A card on which nothing stands yet.
fn print_alone(press: &mut CardTextRenderer, print: &CardText) -> (PrintedText, Vec<u8>) {
    let (width, density) = (500, 2.0);
    let mut data = vec![255; width * 700 * 4];
    let printed = press.print(print, &mut PixelBuffer { data: &mut data, width }, (0, 0), density);
    (printed, data)
}

/// Every picture that has words printed on it.
fn printed_cards() -> Vec<(String, Vec<CardText>)> {
    let folder = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets/cards");
    let mut out = Vec::new();
    for file in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path()) {
        if file.extension().is_some_and(|ending| ending == "ron") {
            let index = AtlasIndex::load(&file).unwrap();
            out.extend(
                index.pictures.into_keys().map(|key| (card_texts(&key), key)).map(|(p, key)| (key, p)),
            );
        }
    }
    out.retain(|(_, prints)| !prints.is_empty());
    out
}

/// Returns an error if letters are outside their place or the frame of the card. Slanted letters may stick out a bit.
fn outside(key: &str, print: &CardText, printed: &PrintedText) -> Option<String> {
    let [left, top, right, bottom] = printed.ink;
    let (w, h) = (print.bounds.0 / 2.0 + 4.0, print.bounds.1 / 2.0 + 6.0);
    let (x, y) = print.middle;
    let inside = left >= x - w && right <= x + w && top >= y - h && bottom <= y + h;
    let framed = left >= 9.0 && top >= 9.0 && right <= 241.0 && bottom <= 343.0;
    (!inside || !framed).then(|| format!("{key}: {:?} takes {:?} round ({x}, {y})", print.words, printed.ink))
}

/// The least size of running text and of headlines, design units. Labels that are small by design lose a third at most.
const READABLE: f32 = 25.0;

/// The pseudo-language is too long for a size at which words are easily read; in it no word is cut.
#[test]
fn every_card_text_fits_and_has_its_glyphs() {
    let mut press = CardTextRenderer::new();
    let mut errors = Vec::new();
    in_every_language(|tag| {
        let cards = printed_cards();
        let (go, seventeen, soccer_cards) = (22 + 3 + 3 + 3 + 26 + 2, 20 + 6 + 5 + 22 + 8, 13 + 13 + 2 + 8);
        assert_eq!(cards.len(), 2 * (go + seventeen + soccer_cards), "cards of three games, in two sets");
        for (key, prints) in cards {
            let key = format!("{tag}, {key}");
            for print in prints {
                let (printed, _) = print_alone(&mut press, &print);
                assert!(printed.whole, "{key}: the fonts lack a letter of {:?}", print.words);
                assert!(printed.lines <= usize::from(print.lines), "{key}: {printed:?}");
                let least = if print.lines > 1 { READABLE } else { READABLE.min(print.size * 0.65) };
                if tag != PSEUDO && printed.size < least {
                    errors.push(format!("{key}: {:?} at {:.1}, not {least:.1}", print.words, printed.size));
                }
                errors.extend(outside(&key, &print, &printed));
            }
        }
    });
    assert!(errors.is_empty(), "too small or outside:\n{}", errors.join("\n"));
}

#[test]
fn a_line_at_the_left_begins_at_the_edge_of_its_place() {
    let mut press = CardTextRenderer::new();
    let (printed, _) =
        print_alone(&mut press, &CardText::title("Goal", (80.0, 60.0), 120.0, 40.0, BLACK).at_left());
    let [left, _, right, _] = printed.ink;
    assert!((left - 20.0).abs() < 4.0 && right < 100.0, "{printed:?} begins at the left");
}

/// Half as long again, as words of other languages are, and with letters that the display face lacks.
#[test]
fn a_translation_fits() {
    let mut press = CardTextRenderer::new();
    for (key, prints) in printed_cards() {
        for mut print in prints {
            let words: Vec<String> = print.words.split(' ').map(|word| format!("{word}жü")).collect();
            print.words = words.join(" ");
            let (printed, _) = print_alone(&mut press, &print);
            assert!(printed.whole && printed.lines <= usize::from(print.lines), "{key}: {printed:?}");
            assert_eq!(outside(&key, &print, &printed), None);
        }
    }
}

#[test]
fn too_long_a_text_is_set_smaller() {
    let mut press = CardTextRenderer::new();
    let short = CardText::title("Goal", (125.0, 100.0), 200.0, 60.0, BLACK);
    let long = CardText::title("Goal after goal after goal", (125.0, 100.0), 200.0, 60.0, BLACK);
    let (short, long) = (print_alone(&mut press, &short).0, print_alone(&mut press, &long).0);
    assert!((short.size - 60.0).abs() < 0.01 && (15.0..25.0).contains(&long.size), "{short:?} {long:?}");
    // In the middle of its place, whatever its size: capitals stand on their baseline.
    for printed in [short, long] {
        let [left, top, right, bottom] = printed.ink;
        assert!(((left + right) / 2.0 - 125.0).abs() < 2.0, "{printed:?}");
        assert!(((top + bottom) / 2.0 - 100.0).abs() < 2.0, "{printed:?}");
    }
}

#[test]
fn line_breaks_balance_the_lengths() {
    let words = "Good for nothing: swap it away.";
    let print = CardText::text(words, (125.0, 175.0), (222.0, 102.0), 26.5, 4, CardFont::Display, BLACK);
    let mut press = CardTextRenderer::new();
    let mut layout = press.layout(&print);
    fit(&mut layout, &print);
    let long: Vec<f32> = layout.lines().map(|line| line.metrics().advance).collect();
    assert_eq!(long.len(), 2);
    assert!((long[0] - long[1]).abs() < 0.35 * long[0], "{long:?}");
}

/// No line ends at a no-break space or within a title.
#[test]
fn titles_are_not_broken() {
    let mut press = CardTextRenderer::new();
    in_every_language(|tag| {
        for (key, print) in
            printed_cards().iter().flat_map(|(key, prints)| prints.iter().map(move |p| (key, p)))
        {
            let mut layout = press.layout(print);
            fit(&mut layout, print);
            for line in layout.lines() {
                let text = &print.words[line.text_range()];
                let end = line.text_range().end == print.words.len();
                let broken = !end && !text.ends_with([' ', '\n']);
                assert!(!broken, "{tag}, {key}: {:?} breaks after {text:?}", print.words);
            }
        }
    });
}

/// A line break of a message is one on the card.
#[test]
fn lines_of_a_message_are_lines_of_the_card() {
    let words = "Lead it to shoot.\nStops a red ball too.";
    let print = CardText::text(words, (125.0, 312.0), (224.0, 44.0), 26.0, 2, CardFont::Display, BLACK);
    let mut press = CardTextRenderer::new();
    let mut layout = press.layout(&print);
    fit(&mut layout, &print);
    let lines: Vec<&str> = layout.lines().map(|line| words[line.text_range()].trim()).collect();
    assert_eq!(lines, ["Lead it to shoot.", "Stops a red ball too."]);
    assert!(print_alone(&mut press, &print).0.whole);
}

#[test]
fn text_takes_its_colour_and_the_background_stays() {
    let print = CardText::title("I", (125.0, 175.0), 200.0, 200.0, WHITE);
    let mut press = CardTextRenderer::new();
    let mut data = [0x10, 0x20, 0x30, 255].repeat(250 * 350);
    press.print(&print, &mut PixelBuffer { data: &mut data, width: 250 }, (0, 0), 1.0);
    let pixel = |x: usize, y: usize| &data[(y * 250 + x) * 4..][..4];
    assert_eq!(pixel(125, 175), [255; 4]);
    assert_eq!(pixel(5, 5), [0x10, 0x20, 0x30, 255]);
    // On a card of a page, nothing is printed beyond the page.
    press.print(&print, &mut PixelBuffer { data: &mut data, width: 250 }, (200, 300), 2.0);
}

#[test]
fn card_texts_come_from_every_game() {
    assert!(GAMES.iter().any(|game| !game.card_texts("go/left", false).is_empty()));
    assert!(
        card_texts("go/left").len() == 1
            && card_texts("hc/go/left").len() == 1
            && card_texts("pack/AS").is_empty()
    );
}

/// The letters allowed in names are exactly those of the fonts, in both cases.
#[test]
fn the_lists_of_letters_are_those_of_the_fonts() {
    let fonts = [DISPLAY, HEADLINE, TEXT, BODY].map(|font| FontRef::from_index(font, 0).unwrap());
    let can_write = |fonts: &[FontRef<'_>], letter: char| {
        let both = std::iter::once(letter).chain(letter.to_uppercase());
        both.into_iter().all(|letter| fonts.iter().all(|font| font.charmap().map(letter) != 0))
    };
    let wrong = |fonts: &[FontRef<'_>], listed: fn(char) -> bool| -> Vec<char> {
        let letters = ('\0'..='\u{10ffff}').filter(|letter| letter.is_alphanumeric());
        letters.filter(|letter| listed(*letter) != can_write(fonts, *letter)).collect()
    };
    let none: [char; 0] = [];
    assert_eq!(wrong(&fonts, base::letters::is_in_every_font), none);
    assert_eq!(wrong(&fonts[2..], base::letters::is_in_text_fonts), none);
    let signs = ('\0'..='\u{ffff}').filter(|letter| !letter.is_alphanumeric());
    for letter in signs {
        assert!(!clubs::is_allowed_char(letter) || can_write(&fonts, letter), "{letter:?}");
        assert!(!players::people::takes(letter) || can_write(&fonts[2..], letter), "{letter:?}");
        assert!(!base::letters::is_in_text_fonts(letter), "{letter:?}");
    }
}
