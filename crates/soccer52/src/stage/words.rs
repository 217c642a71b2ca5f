//! The texts of the table: cards, blocks, log lines, the page of rules. The words are in
//! `assets/words/en/soccer52.ftl`.

use super::super::block::BlockKind;
use super::super::cards::value;
use super::super::options::{BlockingRule, LoneGoalie, Options, RoundStart, TieRule};
use super::super::{Action, CardPick};
use engine::{Card, Seat, Suit, SuitColour};
use stage::match_phase::MatchClock;
pub(super) use stage::words::playing_card as card;
pub(super) use stage::words::{name, short};
use stage::words::{rank as rank_name, suit as suit_name};
use words::{DisplayText, MessageArg, MessageId, Separator};
use words::{id, say};

/// Returns the key of a card's rank, for languages in which the card's article depends on it.
pub(super) const fn rank(card: Card) -> MessageArg {
    MessageArg::selector(rank_name(card.rank))
}

/// Returns the key of a suit.
pub(super) const fn suit(suit: Suit) -> MessageArg {
    MessageArg::selector(suit_name(suit))
}

/// Returns the key of a suit's colour.
pub(super) const fn colour(suit: Suit) -> MessageArg {
    MessageArg::selector(match suit.colour() {
        SuitColour::Black => "black",
        SuitColour::Red => "red",
    })
}

/// Returns the label of a card on the table in capitals, such as `7 HEARTS`.
pub(super) fn chip(card: Card) -> DisplayText {
    say!("note-forward", rank = rank(card), suit = suit(card.suit))
}

/// S52-5: returns the sum or difference of two number cards, such as `3 + 4 = 7` or `9 − 2 = 7`, which no line
/// breaks; the ace counts 1.
fn sum(forward: Card, a: Card, b: Card) -> DisplayText {
    let (Some(goal), Some(a), Some(b)) = (value(forward), value(a), value(b)) else {
        return DisplayText::EMPTY;
    };
    let (low, high) = (a.min(b), a.max(b));
    DisplayText::verbatim(if low + high == goal {
        format!("{low}\u{a0}+\u{a0}{high}\u{a0}=\u{a0}{goal}")
    } else {
        format!("{high}\u{a0}−\u{a0}{low}\u{a0}=\u{a0}{goal}")
    })
}

/// Returns the reason why those cards stop that forward, to be read at a glance: `TWO HEARTS`.
pub(super) fn reason(forward: Card, with: CardPick, kind: BlockKind) -> DisplayText {
    match (kind, with) {
        (BlockKind::Goalie, _) => say!("s52-reason-goalie", colour = colour(forward.suit)),
        (BlockKind::Twin, _) => say!("s52-reason-twin"),
        (BlockKind::Sum, CardPick::Two(a, b)) => sum(forward, a, b),
        (BlockKind::Sum | BlockKind::SuitPair, _) => say!("s52-reason-suit-pair", suit = suit(forward.suit)),
    }
}

/// Returns that reason for the middle of a sentence: `two hearts`.
pub(super) fn way(forward: Card, with: CardPick, kind: BlockKind) -> DisplayText {
    match (kind, with) {
        (BlockKind::Goalie, _) => say!("s52-way-goalie", colour = colour(forward.suit)),
        (BlockKind::Twin, _) => say!("s52-way-twin"),
        (BlockKind::Sum, CardPick::Two(a, b)) => sum(forward, a, b),
        (BlockKind::Sum | BlockKind::SuitPair, _) => say!("s52-way-suit-pair", suit = suit(forward.suit)),
    }
}

/// Returns that reason in a sentence.
pub(super) fn explained(forward: Card, with: CardPick, kind: BlockKind) -> DisplayText {
    let (shot, rank) = (card(forward), rank(forward));
    match (kind, with) {
        (BlockKind::Goalie, _) => {
            say!("s52-why-goalie", colour = colour(forward.suit), card = shot, rank)
        }
        (BlockKind::Twin, _) => say!("s52-why-twin", card = shot, rank),
        (BlockKind::Sum, CardPick::Two(a, b)) => {
            say!("s52-why-sum", sum = sum(forward, a, b), card = shot, rank)
        }
        (BlockKind::Sum | BlockKind::SuitPair, _) => {
            say!("s52-why-suit-pair", suit = suit(forward.suit), card = shot, rank)
        }
    }
}

/// Returns the reason why a shot went in, in a sentence.
pub(super) fn let_in(forward: Card) -> DisplayText {
    say!("s52-why-let-in", card = card(forward), rank = rank(forward))
}

/// S52-9: why a flipped goalie scores.
pub(super) const SECOND_GOALIE: MessageId = id!("s52-why-second-goalie");

/// S52-9: why a flipped goalie does not score.
pub(super) const NO_SECOND_GOALIE: MessageId = id!("s52-why-no-second-goalie");

/// Returns that reason for the match log.
pub(super) fn stopped(forward: Card, with: CardPick, kind: BlockKind) -> DisplayText {
    let (shot, of) = (card(forward), rank(forward));
    match (kind, with) {
        (BlockKind::Goalie, CardPick::One(goalie)) => {
            say!("s52-log-goalie", card = shot, rank = of, with = card(goalie), with_rank = rank(goalie))
        }
        (BlockKind::Twin, CardPick::One(twin)) => {
            say!("s52-log-twin", card = shot, rank = of, with = card(twin), with_rank = rank(twin))
        }
        (BlockKind::Sum, CardPick::Two(a, b)) => {
            say!("s52-log-sum", card = shot, rank = of, sum = sum(forward, a, b))
        }
        _ => say!("s52-log-suit-pair", card = shot, rank = of, suit = suit(forward.suit)),
    }
}

/// S52-5: returns the note's text of what would stop that forward, a line each: one card, two numbers, two of its
/// suit.
pub(super) fn stoppers(forward: Card) -> DisplayText {
    let worth = value(forward).unwrap_or_default();
    say!("s52-note-stoppers", colour = colour(forward.suit), n = worth, suit = suit(forward.suit))
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> DisplayText {
    let after_six = match (options.after_six, options.short) {
        (TieRule::SuddenRounds, false) => say!("s52-subtitle-sudden"),
        (TieRule::Draw, false) => say!("s52-subtitle-league"),
        (TieRule::SuddenRounds, true) => say!("s52-subtitle-short-sudden"),
        (TieRule::Draw, true) => say!("s52-subtitle-short-league"),
    };
    let optional = (options.blocking == BlockingRule::Optional).then(|| say!("s52-subtitle-optional"));
    let same = (options.start == RoundStart::Same).then(|| say!("s52-subtitle-same"));
    let lone = (options.lone_goalie == LoneGoalie::Forbidden).then(|| say!("s52-subtitle-lone-goalie"));
    DisplayText::list([Some(after_six), optional, same, lone].into_iter().flatten(), Separator::Comma)
}

/// Returns the log line of a round that begins, which is a sudden one if the clock counts it so.
pub(super) fn round(round: u8, clock: MatchClock, starter: Seat) -> DisplayText {
    let side = short(starter);
    match clock {
        MatchClock::Beyond(beyond) => say!("s52-log-sudden-round", n = beyond, side),
        _ => say!("s52-log-round", n = round, side),
    }
}

/// Returns the prompt's text for laying.
pub(super) const fn lay(action: Action) -> MessageId {
    match action {
        Action::Lay(CardPick::None) => id!("s52-help-lay-nothing"),
        Action::Lay(CardPick::One(_)) => id!("s52-help-lay-one"),
        _ => id!("s52-help-lay"),
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(MessageId, MessageId)] = &[
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
