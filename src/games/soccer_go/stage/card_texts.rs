//! The texts on the cards: the words of [`super::super::words`], the names of the players. They fit the room that
//! the pictures leave (`src/bake/soccer_go.rs`, `powers.rs` and their high-contrast twins).

use super::super::action::{Direction, Shape};
use super::super::cards::{Card, Kind, Power};
use super::super::words::Words;
use super::pieces::{Choice, power_back, power_face};
use crate::engine::Seat;
use crate::stage::card_text::{CardText, Face};
use crate::stage::clubs::club;
use crate::stage::palette::{BLACK, CHALK, INK, Rgb, WHITE};

/// Returns the texts on the card with that face; none for a face of another game. `stark` is the high-contrast
/// set.
pub(super) fn card_texts(words: &Words, face: &str, stark: bool) -> Vec<CardText> {
    let plate = |word: &str| if stark { band(word) } else { plate(word) };
    for seat in Seat::BOTH {
        for (number, name) in (1..).zip(club(seat).eleven) {
            if Choice::Number(number).face(seat) == face {
                return vec![plate(name)];
            }
        }
    }
    for direction in Direction::ALL {
        if Choice::Direction(direction).face(Seat::Home) == face {
            return vec![plate(words.direction(direction))];
        }
    }
    for shape in Shape::ALL {
        if Choice::Hand(shape).face(Seat::Home) == face {
            let (letter, word) = words.hand(shape);
            return vec![plate(word), sign(letter, stark)];
        }
    }
    for kind in Kind::BOTH {
        if power_back(kind) == face {
            return vec![back(words, kind, stark)];
        }
        for &power in kind.deck() {
            if power_face(Card { kind, power }) == face {
                return if stark { stark_power(words, kind, power) } else { usual_power(words, kind, power) };
            }
        }
    }
    Vec::new()
}

/// Returns the word at the foot of a card.
fn plate(word: &str) -> CardText {
    CardText::title(word, (125.0, 315.0), 216.0, 46.0, CHALK)
}

/// Returns the word at the foot of a card of the high-contrast set.
fn band(word: &str) -> CardText {
    CardText::title(word, (125.0, 318.0), 214.0, 46.0, WHITE)
}

/// Returns the sign in the corner.
fn sign(letter: &str, stark: bool) -> CardText {
    if stark {
        CardText::line(letter, (49.0, 62.0), 68.0, 126.0, Face::Display, BLACK)
    } else {
        CardText::line(letter, (42.0, 56.0), 62.0, 102.0, Face::Display, INK)
    }
}

/// Returns a running text in the middle of the card.
fn text(words: String, middle: f32, room: (f32, f32), size: f32, ink: Rgb) -> CardText {
    CardText { words, middle: (125.0, middle), room, size, lines: 4, face: Face::Display, ink }
}

fn usual_power(words: &Words, kind: Kind, power: Power) -> Vec<CardText> {
    let foot = 322.0;
    vec![
        CardText::title(words.title(power), (125.0, 36.5), 216.0, 42.0, CHALK),
        text(words.does(kind, power), 244.5, (222.0, 102.0), 26.5, CHALK),
        CardText::title(words.kind(kind), (53.0, foot), 78.0, 26.0, CHALK),
        CardText::line(&window(words, kind, power), (170.0, foot), 128.0, 26.0, Face::Display, CHALK),
    ]
}

fn stark_power(words: &Words, kind: Kind, power: Power) -> Vec<CardText> {
    let (paper, ink) = match kind {
        Kind::Attacking => (WHITE, BLACK),
        Kind::Defending => (BLACK, WHITE),
    };
    let foot = 322.0;
    vec![
        CardText::title(words.title(power), (125.0, 47.5), 214.0, 48.0, ink),
        text(words.does(kind, power), 231.0, (220.0, 112.0), 27.5, ink),
        CardText::title(words.kind(kind), (56.0, foot), 80.0, 24.0, paper),
        CardText::line(&window(words, kind, power), (172.0, foot), 128.0, 25.5, Face::Display, paper),
    ]
}

/// Returns the foot of a power card: its window.
fn window(words: &Words, kind: Kind, power: Power) -> String {
    words.window(kind, power).to_uppercase()
}

fn back(words: &Words, kind: Kind, stark: bool) -> CardText {
    let word = words.kind(kind);
    match (stark, kind) {
        (false, _) => CardText::title(word, (125.0, 285.0), 166.0, 46.0, CHALK),
        (true, Kind::Attacking) => CardText::title(word, (125.0, 175.0), 190.0, 58.0, BLACK),
        (true, Kind::Defending) => CardText::title(word, (125.0, 175.0), 190.0, 58.0, WHITE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::soccer_go::SoccerGo;
    use crate::games::soccer_go::words::words;
    use crate::stage::Staged;

    fn read(face: &str) -> Vec<String> {
        SoccerGo::card_texts(face, false).into_iter().map(|print| print.words).collect()
    }

    #[test]
    fn cards_say_what_they_do() {
        assert_eq!(read("go/home_7"), ["HOLLIS"]);
        assert_eq!(read("go/away_11"), ["BRANDT"]);
        assert_eq!(read("go/left"), ["LEFT"]);
        assert_eq!(read("go/scissors"), ["SCISSORS", "S"]);
        assert_eq!(read("go/back_defending"), ["DEFENCE"]);
        assert_eq!(
            read("go/attacking_through_ball"),
            [
                "THROUGH BALL",
                "Both choose from 3,\u{a0}5,\u{a0}7,\u{a0}9. No mark: you shoot at once.",
                "ATTACK",
                "PASSES 3\u{2013}6"
            ]
        );
        assert_eq!(
            read("go/attacking_block_a"),
            [
                "BLOCK A",
                "Cancels Clearance, Deep\u{a0}Press or Slow\u{a0}Build-\u{2060}Up.",
                "ATTACK",
                "ANSWER"
            ]
        );
        assert_eq!(read("go/defending_slow_build_up")[3], "AFTER PASS 7");
        assert_eq!(read("go/attacking_attacking_gk")[3], "PASS 7");
        assert_eq!(read("pack/AS"), [""; 0]);
    }

    #[test]
    fn both_sets_say_the_same() {
        for kind in Kind::BOTH {
            for &power in kind.deck() {
                let said = |stark| {
                    let prints = card_texts(words(), &power_face(Card { kind, power }), stark);
                    prints.into_iter().map(|print| print.words).collect::<Vec<_>>()
                };
                assert_eq!(said(false), said(true));
                assert!(said(false).iter().all(|words| !words.contains(['{', '}'])), "{:?}", said(false));
            }
        }
    }
}
