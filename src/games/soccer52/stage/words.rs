//! The texts of the table: cards, blocks, log lines, the page of rules.

use super::super::block::Kind;
use super::super::cards::value;
use super::super::options::{AfterSix, Blocking, Options, Start};
use super::super::state::ROUNDS;
use super::super::{Action, Pick};
use crate::engine::{Card, Colour, Seat, Suit};
use crate::stage::clubs::club;
use crate::stage::words::rank;
pub(super) use crate::stage::words::{capital, card, suit};

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
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "The idea",
        "Every card can shoot or defend: laid on the pitch it is a forward, kept in your hand it may stop \
         one. What is not stopped is a goal. After six rounds the side with more goals wins.",
    ),
    (
        "A round",
        "You begin with six cards. In each round both of you secretly lay two of them face down: your \
         forwards. Then one side attacks with both, one after the other, and sees how the first ends before \
         flipping the second; then the other side attacks. A coin toss decides who starts the first round, \
         and from then on you take turns. After the round each side draws four cards: by the sixth round \
         the whole pack has been dealt. Home always shoots to the right, away to the left.",
    ),
    (
        "Numbers and goalies",
        "Ace to 10 are numbers, the ace counts 1. Jacks, queens and kings are goalies: they have no value, \
         and make the best defenders and poor forwards.",
    ),
    (
        "Blocking",
        "When a number is flipped, the other side must stop it if it can, in exactly one of these \
         ways:\nOne goalie of the forward's colour: any red goalie against hearts or diamonds, any black \
         one against clubs or spades.\nOne card of the same rank: a five against a five.\nTwo numbers whose \
         sum or difference is the forward's value: 5 and 2 stop a seven, and a three as well.\nTwo cards of \
         the forward's suit, whatever they are: the 4 and the 9 of diamonds stop any diamond.\nForward and \
         block go to the discards. You choose which block to use, but may not add cards to one that is \
         already complete.",
    ),
    (
        "Goals",
        "What is not blocked is a goal. The card stays beside the pitch, on its owner's side, to count it.",
    ),
    (
        "Penalties",
        "A goalie may be laid as a forward too, as a bluff or for a penalty. Flipped, it scores if you discard a \
         second goalie from your hand at that moment, any of them, and nobody can stop it. If you have none, or would \
         rather keep it, the flipped goalie is discarded and nothing happens. The other side cannot tell which.",
    ),
    (
        "Level after six",
        "Then sudden rounds are played. You keep your hands, the discards are shuffled into a new pile, \
         each side draws four, and whole rounds follow until one side is ahead at the end of one. Should \
         fewer than eight cards be left to draw, the pile and the discards are shuffled together, and the \
         cards that scored with them if need be: the score stands. Then cards are dealt one at a time as \
         far as they go, and a side with fewer than two lays what it has. After a hundred rounds the match \
         is drawn.",
    ),
    (
        "What you may know",
        "Discards, goals and the size of each hand are open. So is what follows: if a side had to block and \
         did not, it had nothing to block with. Your own forwards are named on the pitch for your eyes \
         only; which of the two lies where is left to chance, so their places give nothing away.",
    ),
    (
        "House rules",
        "Blocking can be optional: then you may let a shot in to save your cards. The same side can start \
         every round. And a league match ends with the sixth round, level or not.",
    ),
    (
        "Hints",
        "High numbers are harder to stop, as fewer pairs make them. Goalies in the hand are worth more than \
         anything else; block with matching numbers and small pairs first. Count what has gone: in the \
         sixth round there is nothing left that is not in a hand.",
    ),
    (
        "Credits",
        "Soccer is a game by Laurence Antonios. Where its print is silent, such as the coin toss, the order of the \
         attacks and what happens when the cards run out, the rulings are this project's own.",
    ),
];
