//! What the table says: names, log lines, the page of rules. All in our own words.

use crate::id;
use crate::words::Id;
use std::cmp::Ordering;

use super::super::options::{Options, suit_name};
use super::super::state::{Deed, Period, turns};
use crate::engine::{BySeat, Card, Seat, Suit};
use crate::stage::clubs::club;
use crate::stage::match_phase::Clock;
pub(super) use crate::stage::words::{capital, card as card_name};

/// Three letters.
pub(super) const fn short(seat: Seat) -> &'static str {
    club(seat).short
}

/// The club.
pub(super) const fn name(seat: Seat) -> &'static str {
    club(seat).name
}

/// `K♥`.
pub(super) fn card(card: Card) -> String {
    let pip = match card.suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    };
    format!("{}{pip}", card.rank)
}

/// As players read it.
pub(super) fn suit(suit: Suit) -> String {
    capital(suit_name(suit))
}

/// In the match log, when a half begins that is not the first of its kind.
pub(super) const fn restart(period: Period) -> &'static str {
    match period {
        Period::FirstHalf | Period::SecondHalf => "Second half: the ball is free again",
        Period::ExtraFirst | Period::ExtraSecond => "Last six turns: the ball is free again",
        Period::Shootout => "Penalties",
    }
}

/// The minute in which a turn ends, had the match ninety and extra time thirty.
pub(super) fn clock(period: Period, turn: u8) -> Clock {
    let (before, minutes) = match period {
        Period::FirstHalf => (0, 45),
        Period::SecondHalf => (45, 45),
        Period::ExtraFirst => (90, 15),
        Period::ExtraSecond => (105, 15),
        Period::Shootout => return Clock::Off,
    };
    Clock::Minute(before + (u32::from(turn) * minutes).div_ceil(u32::from(turns(period))))
}

/// Under the title.
pub(super) fn subtitle(options: &Options) -> String {
    let kind = if options.duel { "Duel" } else { "One manager" };
    format!("{kind}, {} v {}", suit(options.home_suit), suit(options.away_suit))
}

/// SOL-10, as players read it.
pub(super) const fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Pass => "pass",
        Deed::Shoot => "shot",
        Deed::Tackle => "tackle",
        Deed::Counter => "counter",
    }
}

/// SOL-10: over the table, while strengths are compared.
pub(super) const fn verdict(deed: Deed, success: bool) -> &'static str {
    match (deed, success) {
        (Deed::Pass, true) => "PASS: ON THEY GO",
        (Deed::Pass, false) => "PASS: BALL LOST",
        (Deed::Shoot, true) => "SHOT: GOAL",
        (Deed::Shoot, false) => "SHOT: SAVED",
        (Deed::Tackle, true) => "TACKLE: BALL WON",
        (Deed::Tackle, false) => "TACKLE: MISSED",
        (Deed::Counter, true) => "COUNTER: BALL WON",
        (Deed::Counter, false) => "COUNTER: TOO LATE",
    }
}

/// SOL-9, SOL-10: why a deed came off or did not, in one short sentence.
pub(super) fn because(team: Seat, deed: Deed, strength: BySeat<u8>) -> &'static str {
    match (deed, strength[team].cmp(&strength[!team])) {
        (Deed::Pass | Deed::Shoot, Ordering::Equal) => "Equal strength goes to the side with the ball.",
        (Deed::Pass, Ordering::Greater) => "The stronger side keeps the ball.",
        (Deed::Pass, Ordering::Less) => "The weaker side loses the ball.",
        (Deed::Shoot, Ordering::Greater) => "The shot is stronger than the defence.",
        (Deed::Shoot, Ordering::Less) => "The shot is weaker than the defence.",
        (Deed::Tackle | Deed::Counter, Ordering::Greater) => "The stronger side wins the ball.",
        (Deed::Tackle, Ordering::Equal) => "Equal strength does not win the ball.",
        (Deed::Tackle, Ordering::Less) => "The weaker side cannot win the ball.",
        (Deed::Counter, _) => "A failed counter costs a yellow card.",
    }
}

/// SOL-12: what a first yellow card means.
pub(super) const BOOKED: &str = "A second yellow sends it off, and that is a goal against.";

/// A difference of strengths that is a close thing.
const CLOSE: u8 = 2;

/// SOL-9, SOL-10: what a used card came to, for the log. `salt` varies the words.
pub(super) fn tried(team: Seat, deed: Deed, strength: BySeat<u8>, success: bool, salt: u32) -> String {
    let (us, them) = (short(team), short(!team));
    let (own, other) = (strength[team], strength[!team]);
    let tail = if own == other {
        match deed {
            Deed::Pass => "equal, and that is enough",
            Deed::Shoot => return format!("{us} shoot, {own} v {other}"),
            Deed::Tackle | Deed::Counter => "level, not enough",
        }
    } else {
        let tails = match (deed, success) {
            (Deed::Shoot, _) => return format!("{us} shoot, {own} v {other}"),
            (_, true) if own <= other + CLOSE => {
                ["only just enough", "a whisker better", "it just comes off"]
            }
            (_, false) if other <= own + CLOSE => ["so close", "a whisker short", "just not enough"],
            (Deed::Pass, true) => ["it finds its man", "fresh legs", "kept moving"],
            (Deed::Pass, false) => ["cut out", "read all the way", "straight to them"],
            (Deed::Tackle, true) => ["won cleanly", "the ball is theirs", "they come away with it"],
            (Deed::Tackle, false) => ["shrugged off", "nowhere near", "they ride it"],
            (Deed::Counter, true) => ["away they go", "caught upfield", "a break"],
            (Deed::Counter, false) => ["late", "a wild lunge", "mistimed"],
        };
        tails[(salt + u32::from(own) + u32::from(other)) as usize % tails.len()]
    };
    match deed {
        Deed::Tackle => format!("{us} tackle {them}, {own} v {other}: {tail}"),
        deed => format!("{us} {}, {own} v {other}: {tail}", self::deed(deed)),
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(Id, Id)] = &[
    (id!("sol-rules-1-head"), id!("sol-rules-1")),
    (id!("sol-rules-2-head"), id!("sol-rules-2")),
    (id!("sol-rules-3-head"), id!("sol-rules-3")),
    (id!("sol-rules-4-head"), id!("sol-rules-4")),
    (id!("sol-rules-5-head"), id!("sol-rules-5")),
    (id!("sol-rules-6-head"), id!("sol-rules-6")),
    (id!("sol-rules-7-head"), id!("sol-rules-7")),
    (id!("sol-rules-8-head"), id!("sol-rules-8")),
    (id!("sol-rules-9-head"), id!("sol-rules-9")),
    (id!("sol-rules-10-head"), id!("sol-rules-10")),
    (id!("sol-rules-11-head"), id!("sol-rules-11")),
    (id!("sol-rules-12-head"), id!("sol-rules-12")),
    (id!("sol-rules-13-head"), id!("sol-rules-13")),
];
