//! The texts on the cards: what they are and do. They fit the room that the pictures leave
//! (`crates/baker/src/soccer_cards.rs` and its high-contrast twin).

use super::super::card::{BallColour, CardKind};
use super::scene::{colour_face, face, titled_face, token_face};
use super::words::{colour, title};
use ::words::say;
use stage::card_text::{CardFont, CardText};
use stage::palette::{BLACK, CHALK, INK, WHITE};
use words::DisplayText;

/// Returns the texts on the card with that face; none for a face of another game. `stark` is the high-contrast
/// set.
pub(super) fn card_texts(of: &str, stark: bool) -> Vec<CardText> {
    if let Some(card) = CardKind::ALL.into_iter().find(|card| face(*card) == of) {
        let mut texts = foot(&title(card), &does(card), card.is_chance(), stark);
        texts.extend(sign(card, stark));
        return texts;
    }
    if let Some(card) = CardKind::ALL.into_iter().find(|card| titled_face(*card) == of) {
        let ink = match (stark, card.is_chance()) {
            (false, _) => CHALK,
            (true, true) => WHITE,
            (true, false) => BLACK,
        };
        let name = CardText::title(&title(card).shown(), (125.0, 292.0), 216.0, 44.0, ink);
        let foot = CardText { bounds: (216.0, 96.0), lines: 2, ..name };
        return [foot].into_iter().chain(sign(card, stark)).collect();
    }
    if let Some(card) = CardKind::ALL.into_iter().find(|card| token_face(*card) == of) {
        return letter(card)
            .map(|letter| {
                let ink = if stark { BLACK } else { CHALK };
                CardText::line(&letter.shown(), (125.0, 106.0), 200.0, 190.0, CardFont::Display, ink)
            })
            .into_iter()
            .collect();
    }
    for which in BallColour::ALL {
        let colour = colour(which);
        if colour_face(which, true) == of {
            let title = say!("sc-print-kick", colour = colour.clone());
            return foot(&title, &say!("sc-print-kick-does", colour), true, stark);
        }
        if colour_face(which, false) == of {
            let title = say!("sc-print-keep", colour = colour.clone());
            return foot(&title, &say!("sc-print-keep-does", colour), false, stark);
        }
    }
    Vec::new()
}

/// SC-1, SC-2: returns what a card does, short enough for its foot.
fn does(card: CardKind) -> DisplayText {
    match (card, card.colour()) {
        (_, Some(of)) if card.is_chance() => say!("sc-print-ball", colour = colour(of)),
        (_, Some(of)) => say!("sc-print-goal-card", colour = colour(of)),
        (CardKind::ColouredShield, _) => say!("sc-print-coloured-shield"),
        (CardKind::YellowShield, _) => say!("sc-print-yellow-shield"),
        (CardKind::Penalty, _) => say!("sc-print-penalty"),
        (CardKind::FreeKick, _) => say!("sc-print-free-kick"),
        (_, None) => say!("sc-print-offside"),
    }
}

/// Returns title and words at the foot. In the high-contrast set a chance has them white on black, any other card
/// black on white.
fn foot(title: &DisplayText, words: &DisplayText, chance: bool, stark: bool) -> Vec<CardText> {
    let (title, words) = (title.shown(), words.shown());
    if stark {
        let ink = if chance { WHITE } else { BLACK };
        vec![
            CardText::title(&title, (125.0, 257.9), 214.0, 44.0, ink),
            CardText::text(&words, (125.0, 308.0), (218.0, 52.0), 27.2, 2, CardFont::Display, ink),
        ]
    } else {
        vec![
            CardText::title(&title, (125.0, 271.0), 220.0, 40.0, CHALK),
            CardText::text(&words, (125.0, 312.3), (222.0, 44.0), 25.6, 2, CardFont::Display, CHALK),
        ]
    }
}

/// Returns the letter of a card that has no other sign.
fn letter(card: CardKind) -> Option<DisplayText> {
    match card {
        CardKind::Penalty => Some(say!("sc-print-sign-penalty")),
        CardKind::FreeKick => Some(say!("sc-print-sign-free-kick")),
        _ => None,
    }
}

/// Returns the letter in the corner of a card without a colour. A shield shows itself there, as does the flag of the
/// usual set.
fn sign(card: CardKind, stark: bool) -> Option<CardText> {
    let letter = match card {
        CardKind::Offside if stark => say!("sc-print-sign-offside"),
        _ => letter(card)?,
    };
    let letter = letter.shown();
    Some(if stark {
        CardText::line(&letter, (49.0, 62.0), 68.0, 126.0, CardFont::Display, BLACK)
    } else {
        CardText::line(&letter, (41.0, 50.1), 62.0, 94.0, CardFont::Display, INK)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SoccerCards;
    use stage::StagedGame;
    use words::testing::in_every_language;

    fn read(face: &str, stark: bool) -> Vec<String> {
        SoccerCards::card_texts(face, stark).into_iter().map(|print| print.words).collect()
    }

    #[test]
    fn card_texts_say_what_the_cards_do() {
        assert_eq!(read("sc/red_ball", false), ["RED BALL", "A shot. Also stops\na red ball."]);
        assert_eq!(read("sc/black_goal", true), ["BLACK GOAL", "Stops a black ball.\nCannot score."]);
        assert_eq!(read("sc/penalty", false), ["PENALTY", "A shot. Only a\ncoloured shield stops it.", "P"]);
        assert_eq!(read("sc/free_kick", true)[2], "F");
        assert_eq!(read("sc/offside", false), ["OFFSIDE", "Cannot score,\nstops nothing."]);
        assert_eq!(read("sc/offside", true)[2], "O");
        assert_eq!(read("sc/titled_red_ball", false), ["RED BALL"]);
        assert_eq!(read("sc/titled_penalty", false), ["PENALTY", "P"]);
        assert_eq!(read("sc/kick_blue", false), ["KICK BLUE", "A goal, unless the keeper picks blue."]);
        assert_eq!(read("sc/keep_green", true), ["KEEP GREEN", "Saves a green kick.\nAny other goes in."]);
        assert_eq!(read("pack/AS", false), [""; 0]);
    }

    #[test]
    fn both_sets_say_the_same_in_every_language() {
        let cards = CardKind::ALL.map(face);
        let colours =
            BallColour::ALL.iter().flat_map(|colour| [true, false].map(|kicks| colour_face(*colour, kicks)));
        let faces: Vec<String> = cards.into_iter().chain(colours).collect();
        in_every_language(|tag| {
            for face in &faces {
                let texts = read(face, false);
                assert_eq!(texts[..2], read(face, true)[..2], "{tag}, {face}");
                assert!(texts.iter().all(|words| !words.contains(['{', '}'])), "{tag}, {face}: {texts:?}");
            }
        });
    }
}
