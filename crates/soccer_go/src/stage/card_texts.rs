//! The texts on the cards: what they are and do, when they may be played, the names of players. They fit the room that
//! the pictures leave (`crates/baker/src/soccer_go.rs`, `powers.rs` and their high-contrast twins).

use super::super::action::{HandShape, ShotDirection};
use super::super::cards::{PowerCard, PowerKind, PowerName};
use super::super::data::{CardEffect, WindowKind, rules};
use super::ids::{SealedOption, power_back, power_face};
use super::words;
use ::words::{DisplayText, MessageId, Separator};
use ::words::{id, say};
use clubs::ELEVEN;
use engine::Seat;
use stage::card_text::{CardFont, CardText};
use stage::palette::{BLACK, CHALK, INK, Rgb, WHITE};

/// Returns the texts on the card with that face; none for a face of another game. `stark` is the high-contrast
/// set.
pub(super) fn card_texts(face: &str, stark: bool) -> Vec<CardText> {
    let plate = |word: &str| if stark { band(word) } else { plate(word) };
    if let Some((seat, index)) = player_on(face) {
        return vec![plate(&words::numbered_player(seat, index as u8 + 1).shown())];
    }
    for direction in ShotDirection::ALL {
        let choice = SealedOption::Direction(direction);
        if [true, false].into_iter().any(|attacks| choice.face(Seat::Home, attacks) == face) {
            return vec![plate(&words::direction(direction).shown())];
        }
    }
    for shape in HandShape::ALL {
        if SealedOption::Hand(shape).face(Seat::Home, true) == face {
            return vec![plate(&words::hand(shape).shown()), sign(shape, stark)];
        }
    }
    for kind in PowerKind::BOTH {
        if power_back(kind) == face {
            return vec![back(kind, stark)];
        }
        for &power in kind.deck() {
            if power_face(PowerCard { kind, power }) == face {
                return if stark { stark_power(kind, power) } else { usual_power(kind, power) };
            }
        }
    }
    Vec::new()
}

/// Returns the player of a number card: seat and index in the eleven.
pub(super) fn player_on(face: &str) -> Option<(Seat, usize)> {
    let all = Seat::BOTH.into_iter().flat_map(|seat| (0..ELEVEN).map(move |index| (seat, index)));
    { all }.find(|(seat, index)| SealedOption::Number(*index as u8 + 1).face(*seat, true) == face)
}

/// Returns the word for a kind of power cards.
const fn kind_word(kind: PowerKind) -> MessageId {
    match kind {
        PowerKind::Attacking => id!("go-print-kind-attacking"),
        PowerKind::Defending => id!("go-print-kind-defending"),
    }
}

/// SGO-9, SGO-10: returns when a card may be played.
fn window(kind: PowerKind, power: PowerName) -> DisplayText {
    let attacking = kind == PowerKind::Attacking;
    match rules().when(kind, power) {
        WindowKind::BeforePass(first, last) if first == last => say!("go-print-pass", first),
        WindowKind::BeforePass(first, last) => say!("go-print-passes", first, last),
        WindowKind::AfterSlot(slot) => say!("go-print-after-slot", slot),
        WindowKind::AfterPass(..) if attacking => say!("go-print-after-mark"),
        WindowKind::AfterPass(..) => say!("go-print-after-pass"),
        WindowKind::BeforeShot => say!("go-print-before-shot"),
        WindowKind::AfterShot if attacking => say!("go-print-after-save"),
        WindowKind::AfterShot => say!("go-print-after-goal"),
        WindowKind::Answer => say!("go-print-answer"),
        WindowKind::AsCopied => say!("go-print-as-copied"),
        WindowKind::Never => say!("go-print-never"),
    }
}

/// Returns the effect of a card.
fn does(kind: PowerKind, power: PowerName) -> DisplayText {
    let attacking = kind == PowerKind::Attacking;
    let (n, numbers) = match rules().effect(kind, power) {
        CardEffect::Among(set) => (set.count(), words::row(set, &format!(",{HOLDS}"))),
        CardEffect::LayMore(n) | CardEffect::Forward(n) | CardEffect::Fill(n) | CardEffect::Back(n) => {
            (n, DisplayText::EMPTY)
        }
        _ => (0, DisplayText::EMPTY),
    };
    match power {
        PowerName::AttackingGK => say!("go-print-attacking-gk"),
        PowerName::BlockA | PowerName::BlockB | PowerName::BlockC => {
            let titles = words::cancelled(kind, power).map(|card| held(&card.title().shown()));
            say!("go-print-block", cards = DisplayText::list(titles, Separator::Or))
        }
        PowerName::Bogey => say!("go-print-bogey"),
        PowerName::Clearance => say!("go-print-clearance", n),
        PowerName::Corner => say!("go-print-corner", n),
        PowerName::CounterAttack => say!("go-print-counter-attack", n),
        PowerName::DeepPress => say!("go-print-deep-press", n),
        PowerName::Dribble => say!("go-print-dribble", n),
        PowerName::HighPress => say!("go-print-high-press", numbers),
        PowerName::Joker if attacking => say!("go-print-joker-attacking"),
        PowerName::Joker => say!("go-print-joker-defending"),
        PowerName::NarrowShot => say!("go-print-narrow-shot"),
        PowerName::PassReTake if attacking => say!("go-print-pass-re-take-attacking"),
        PowerName::PassReTake => say!("go-print-pass-re-take-defending"),
        PowerName::Shoot => say!("go-print-shoot"),
        PowerName::ShotReTake if attacking => say!("go-print-shot-re-take-attacking"),
        PowerName::ShotReTake => say!("go-print-shot-re-take-defending"),
        PowerName::SlowBuildUp => say!("go-print-slow-build-up"),
        PowerName::Tackle => say!("go-print-tackle"),
        PowerName::ThroughBall => say!("go-print-through-ball", numbers),
    }
}

/// A space at which no line breaks.
const HOLDS: char = '\u{a0}';

/// Returns a title that does not break: a word joiner follows each hyphen.
fn held(title: &str) -> DisplayText {
    DisplayText::verbatim(title.replace(' ', "\u{a0}").replace('-', "-\u{2060}"))
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
fn sign(shape: HandShape, stark: bool) -> CardText {
    let letter = match shape {
        HandShape::Paper => id!("go-print-sign-paper"),
        HandShape::Rock => id!("go-print-sign-rock"),
        HandShape::Scissors => id!("go-print-sign-scissors"),
    };
    let letter = letter.shown();
    if stark {
        CardText::line(&letter, (49.0, 62.0), 68.0, 126.0, CardFont::Display, BLACK)
    } else {
        CardText::line(&letter, (42.0, 56.0), 62.0, 102.0, CardFont::Display, INK)
    }
}

/// Returns a running text in the middle of the card.
fn text(words: &DisplayText, middle: f32, room: (f32, f32), size: f32, ink: Rgb) -> CardText {
    CardText::text(&words.shown(), (125.0, middle), room, size, 4, CardFont::Display, ink)
}

fn usual_power(kind: PowerKind, power: PowerName) -> Vec<CardText> {
    let foot = 322.0;
    vec![
        CardText::title(&power.title().shown(), (125.0, 36.5), 216.0, 42.0, CHALK),
        text(&does(kind, power), 244.5, (222.0, 102.0), 26.5, CHALK),
        CardText::title(&kind_word(kind).shown(), (53.0, foot), 78.0, 26.0, CHALK),
        CardText::line(&window(kind, power).capitals(), (170.0, foot), 128.0, 26.0, CardFont::Display, CHALK),
    ]
}

fn stark_power(kind: PowerKind, power: PowerName) -> Vec<CardText> {
    let (paper, ink) = match kind {
        PowerKind::Attacking => (WHITE, BLACK),
        PowerKind::Defending => (BLACK, WHITE),
    };
    let foot = 322.0;
    vec![
        CardText::title(&power.title().shown(), (125.0, 47.5), 214.0, 48.0, ink),
        text(&does(kind, power), 231.0, (220.0, 112.0), 27.5, ink),
        CardText::title(&kind_word(kind).shown(), (56.0, foot), 80.0, 24.0, paper),
        CardText::line(&window(kind, power).capitals(), (172.0, foot), 128.0, 25.5, CardFont::Display, paper),
    ]
}

fn back(kind: PowerKind, stark: bool) -> CardText {
    let word = &kind_word(kind).shown();
    match (stark, kind) {
        (false, _) => CardText::title(word, (125.0, 285.0), 166.0, 46.0, CHALK),
        (true, PowerKind::Attacking) => CardText::title(word, (125.0, 175.0), 190.0, 58.0, BLACK),
        (true, PowerKind::Defending) => CardText::title(word, (125.0, 175.0), 190.0, 58.0, WHITE),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SoccerGo;
    use stage::StagedGame;

    fn read(face: &str) -> Vec<String> {
        SoccerGo::card_texts(face, false).into_iter().map(|print| print.words).collect()
    }

    #[test]
    fn card_texts_say_what_the_cards_do() {
        assert_eq!(read("go/home_7"), ["HOLLIS"]);
        assert_eq!(read("go/away_11"), ["BRANDT"]);
        assert_eq!(read("go/left"), ["LEFT"]);
        assert_eq!(read("go/dive_left"), ["LEFT"]);
        assert_eq!(read("go/scissors"), ["SCISSORS", "S"]);
        assert_eq!(read("go/back_defending"), ["DEFENCE"]);
        assert_eq!(
            read("go/attacking_through_ball"),
            [
                "THROUGH BALL",
                "Both choose from 3,\u{a0}5,\u{a0}7,\u{a0}9. No mark: you shoot at once.",
                "ATTACK",
                "PASSES 3-6"
            ]
        );
        assert_eq!(
            read("go/attacking_block_a"),
            [
                "BLOCK A",
                "Blocks Clearance, Deep\u{a0}Press or Slow\u{a0}Build-\u{2060}Up.",
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
        for kind in PowerKind::BOTH {
            for &power in kind.deck() {
                let texts = |stark| {
                    let prints = card_texts(&power_face(PowerCard { kind, power }), stark);
                    prints.into_iter().map(|print| print.words).collect::<Vec<_>>()
                };
                assert_eq!(texts(false), texts(true));
                assert!(texts(false).iter().all(|words| !words.contains(['{', '}'])), "{:?}", texts(false));
            }
        }
    }
}
