//! The texts of the table: cards, blocks, log lines, the page of rules.

use super::super::block::Kind;
use super::super::cards::value;
use super::super::options::{AfterSix, Blocking, Options, Start};
use super::super::state::ROUNDS;
use super::super::{Action, Pick};
use crate::engine::{Card, Colour, Seat, Suit};
use crate::id;
use crate::stage::clubs::club;
use crate::stage::words::rank;
pub(super) use crate::stage::words::{capital, card, suit};
use crate::words::Id;

/// Returns the club's name.
pub(super) const fn name(seat: Seat) -> &'static str {
    club(seat).name
}

/// Returns the club in three letters.
pub(super) const fn short(seat: Seat) -> &'static str {
    club(seat).short
}

/// Returns the suit's colour for players.
pub(super) const fn colour(suit: Suit) -> &'static str {
    match suit.colour() {
        Colour::Black => "black",
        Colour::Red => "red",
    }
}

/// Returns the label of a card on the table, such as `7 HEARTS`.
pub(super) fn chip(card: Card) -> String {
    format!("{} {}", rank(card.rank), suit(card.suit)).to_uppercase()
}

/// Returns a small number as a word.
pub(super) fn number(n: u8) -> String {
    match n {
        0 => "no".into(),
        1 => "one".into(),
        2 => "two".into(),
        3 => "three".into(),
        4 => "four".into(),
        5 => "five".into(),
        6 => "six".into(),
        n => n.to_string(),
    }
}

/// Returns a number of cards, such as `1 card` or `6 cards`.
pub(super) fn cards(n: u8) -> String {
    if n == 1 { "1 card".into() } else { format!("{n} cards") }
}

/// S52-5: returns the sum or difference of two number cards, such as `3 + 4 = 7` or `9 - 2 = 7`; the ace counts 1.
fn sum(forward: Card, a: Card, b: Card) -> String {
    let (Some(goal), Some(a), Some(b)) = (value(forward), value(a), value(b)) else { return String::new() };
    let (low, high) = (a.min(b), a.max(b));
    if low + high == goal { format!("{low} + {high} = {goal}") } else { format!("{high} - {low} = {goal}") }
}

/// Returns the reason why those cards stop that forward, to be read at a glance: `TWO HEARTS`.
pub(super) fn reason(forward: Card, with: Pick, kind: Kind) -> String {
    match (kind, with) {
        (Kind::Goalie, _) => format!("{} GOALIE", colour(forward.suit).to_uppercase()),
        (Kind::Twin, _) => "SAME RANK".into(),
        (Kind::Sum, Pick::Two(a, b)) => sum(forward, a, b),
        (Kind::Sum | Kind::SuitPair, _) => format!("TWO {}", suit(forward.suit).to_uppercase()),
    }
}

/// Returns that reason in a sentence.
pub(super) fn explained(forward: Card, with: Pick, kind: Kind) -> String {
    let shot = card(forward);
    match (kind, with) {
        (Kind::Goalie, _) => format!("One {} goalie stops the {shot}.", colour(forward.suit)),
        (Kind::Twin, _) => format!("One card of the same number stops the {shot}."),
        (Kind::Sum, Pick::Two(a, b)) => format!("{}: that stops the {shot}.", sum(forward, a, b)),
        (Kind::Sum | Kind::SuitPair, _) => format!("Two {} stop the {shot}.", suit(forward.suit)),
    }
}

/// Returns the reason why a shot went in, in a sentence.
pub(super) fn let_in(forward: Card) -> String {
    format!("Nothing stops the {}.", card(forward))
}

/// S52-9: why a flipped goalie scores.
pub(super) const SECOND_GOALIE: &str = "A second goalie is thrown in: a penalty, and it always scores.";

/// S52-9: why a flipped goalie does not score.
pub(super) const NO_SECOND_GOALIE: &str = "Up front, a goalie scores only if a second one is thrown in.";

/// Returns that reason for the match log.
pub(super) fn stopped(forward: Card, with: Pick, kind: Kind) -> String {
    let shot = capital(&card(forward));
    match (kind, with) {
        (Kind::Goalie, Pick::One(goalie)) => format!("{shot}: {} saves", card(goalie)),
        (Kind::Twin, Pick::One(twin)) => format!("{shot}: met by the {}", card(twin)),
        (Kind::Sum, Pick::Two(a, b)) => format!("{shot}: blocked, {}", sum(forward, a, b)),
        _ => format!("{shot}: blocked by two {}", suit(forward.suit)),
    }
}

/// S52-5: returns the note's text of what would stop that forward, a line each: one card, two numbers, two of its
/// suit.
pub(super) fn stoppers(forward: Card) -> String {
    let worth = value(forward).unwrap_or_default();
    let article = if matches!(worth, 1 | 8) { "an" } else { "a" };
    format!(
        "{} goalie or {article} {}\ntwo: + or − makes {worth}\nany two {}",
        colour(forward.suit),
        rank(forward.rank),
        suit(forward.suit)
    )
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> String {
    let mut text = match options.after_six {
        AfterSix::SuddenRounds => "Six rounds, then sudden rounds",
        AfterSix::Draw => "League: six rounds",
    }
    .to_owned();
    if options.blocking == Blocking::Optional {
        text += ", blocking optional";
    }
    if options.start == Start::Same {
        text += ", same side starts";
    }
    text
}

/// Returns the name of a round in the match log.
pub(super) fn round(round: u8) -> String {
    if round > ROUNDS { format!("Sudden round {}", round - ROUNDS) } else { format!("Round {round}") }
}

/// Returns the prompt's text for laying.
pub(super) fn lay(action: Action) -> &'static str {
    match action {
        Action::Lay(Pick::None) => "You hold no card: you lay none, and nothing of yours is flipped.",
        Action::Lay(Pick::One(_)) => "Your only card goes forward; nothing is left to defend with.",
        _ => "These two go forward; whatever stays in your hand defends.",
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(Id, Id)] = &[
    (id!("s52-rules-1-head"), id!("s52-rules-1")),
    (id!("s52-rules-2-head"), id!("s52-rules-2")),
    (id!("s52-rules-3-head"), id!("s52-rules-3")),
    (id!("s52-rules-4-head"), id!("s52-rules-4")),
    (id!("s52-rules-5-head"), id!("s52-rules-5")),
    (id!("s52-rules-6-head"), id!("s52-rules-6")),
    (id!("s52-rules-7-head"), id!("s52-rules-7")),
    (id!("s52-rules-8-head"), id!("s52-rules-8")),
    (id!("s52-rules-9-head"), id!("s52-rules-9")),
    (id!("s52-rules-10-head"), id!("s52-rules-10")),
    (id!("s52-rules-11-head"), id!("s52-rules-11")),
];
