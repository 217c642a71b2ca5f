//! What the table says: names, log lines, the page of rules. All in our own words.

use std::cmp::Ordering;

use super::super::options::{Options, suit_name};
use super::super::state::{Deed, Period};
use crate::engine::{BySeat, Card, Seat, Suit};
use crate::stage::clubs::club;
use crate::stage::match_phase::{Clock, MatchPhase};
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

/// On the scoreboard.
pub(super) const fn part(period: Period) -> MatchPhase {
    match period {
        Period::FirstHalf => MatchPhase::FirstHalf,
        Period::SecondHalf => MatchPhase::SecondHalf,
        Period::ExtraFirst => MatchPhase::ExtraFirst,
        Period::ExtraSecond => MatchPhase::ExtraSecond,
        Period::Kicks => MatchPhase::Penalties,
    }
}

/// In the match log, when a half begins that is not the first of its kind.
pub(super) const fn restart(period: Period) -> &'static str {
    match period {
        Period::FirstHalf | Period::SecondHalf => "Second half: the ball is free again",
        Period::ExtraFirst | Period::ExtraSecond => "Last six turns: the ball is free again",
        Period::Kicks => "Penalties",
    }
}

/// The minute in which a turn ends, had the match ninety and extra time thirty.
pub(super) fn clock(period: Period, turn: u8) -> Clock {
    let (before, minutes) = match period {
        Period::FirstHalf => (0, 45),
        Period::SecondHalf => (45, 45),
        Period::ExtraFirst => (90, 15),
        Period::ExtraSecond => (105, 15),
        Period::Kicks => return Clock::Off,
    };
    Clock::Minute(before + (u32::from(turn) * minutes).div_ceil(u32::from(period.turns())))
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
        (Deed::Shoot, false) => "SHOT: HELD",
        (Deed::Tackle, true) => "TACKLE: BALL WON",
        (Deed::Tackle, false) => "TACKLE: MISSED",
        (Deed::Counter, true) => "COUNTER: BALL WON",
        (Deed::Counter, false) => "COUNTER: TOO LATE",
    }
}

/// SOL-9, SOL-10: why a deed came off or did not, in one short sentence.
pub(super) fn because(team: Seat, deed: Deed, strength: BySeat<u8>) -> &'static str {
    match (deed, strength[team].cmp(&strength[!team])) {
        (Deed::Pass | Deed::Shoot, Ordering::Equal) => "Level is enough for the side with the ball.",
        (Deed::Pass, Ordering::Greater) => "The stronger side keeps the ball.",
        (Deed::Pass, Ordering::Less) => "The weaker side loses the ball.",
        (Deed::Shoot, Ordering::Greater) => "The shot is stronger than what stands against it.",
        (Deed::Shoot, Ordering::Less) => "The shot is weaker than what stands against it.",
        (Deed::Tackle | Deed::Counter, Ordering::Greater) => "The stronger side wins the ball.",
        (Deed::Tackle, Ordering::Equal) => "Level is not enough to win the ball.",
        (Deed::Tackle, Ordering::Less) => "The weaker side does not win the ball.",
        (Deed::Counter, _) => "A counter that does not come off is a foul.",
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
            Deed::Pass => "level, so it holds",
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
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "The idea",
        "Each team is a suit of cards, and of each only one card is on the pitch. Three play cards lie below it. Every \
         turn you use two of them, one after the other, and the one that stays waits for the next turn. A play card \
         acts for the team of its colour, whether you like that or not. So the art is the order: which card first, \
         which second, and which not at all.",
    ),
    (
        "The cards",
        "Home is one suit, away a suit of the other colour: hearts and diamonds are red, clubs and spades black. Of \
         each suit two cards sit out, unseen; the other eleven are the team pile, and its top card is turned up: the \
         active card. The two other suits, one of each colour, are the play pile of 26. A card counts its pips, a \
         jack 11, a queen 12, a king 13, an ace 14.",
    ),
    (
        "A turn",
        "Three play cards lie open. Use one, then another; each goes to the team of its colour and lies above its \
         active card until the turn ends. Then both are put away and two new ones come up. On the first turn of a \
         half nobody has the ball: the team of the first card used takes it at once.",
    ),
    (
        "Strength",
        "A team is as strong as its active card and every play card it has used this turn together; the figure beside \
         the team says so. Cards used count on even if they achieved nothing. The team that acts has to be stronger \
         than the other; if both are level, the team with the ball gets its way.",
    ),
    (
        "With the ball",
        "A play card from 2 to 10 is a pass. If it works, the active card goes under its pile and the next one is \
         turned up; if not, the ball is lost. A jack, queen, king or ace is a shot. If it works it is a goal: the \
         other team's active card leaves the match for the pile behind its goal. If not, the ball is lost. Whoever \
         scores keeps the ball.",
    ),
    (
        "Without the ball",
        "A play card from 2 to 10 is a tackle. If it works, the ball is won; if not, nothing happens. A jack, queen, \
         king or ace is a counter. If it works, the ball is won and the active card is changed as after a pass; if \
         not, the team's own active card is booked and lies sideways from then on, in the pile too. A second yellow \
         card sends it off, and that counts as a goal against.",
    ),
    (
        "Halves",
        "A half is twelve turns: then too few play cards are left. For the second half all 26 are shuffled again, and \
         the ball is free; active cards, piles and yellow cards stay as they are. The team with fewer cards behind its \
         goal wins. A team that has lost all eleven is beaten on the spot.",
    ),
    (
        "Extra time and penalties",
        "If the score is level, the play cards are split in two and played as two halves of six turns; both are always \
         played. If it is still level, each team shuffles its eleven cards, and kick by kick both turn up one: the \
         higher card scores, equal cards score for nobody. Five kicks, then one at a time until one team leads.",
    ),
    (
        "One manager and medals",
        "Alone you are the manager of the home team, and you choose for both colours: Kestrel Vale have no manager, \
         only the cards you cannot avoid. A good manager wins nearly always, so a win is graded by its lead: bronze \
         for three goals, silver for five, gold for seven, platinum for nine. A win after extra time has no medal.",
    ),
    (
        "Duel",
        "Here each team has a manager. Each turn one of them uses any of the three cards, then the other one of the \
         two that are left. Either may use a card of the rival's colour, to force it into a bad moment. Who picks \
         first changes every turn, the red team in the first turn of the first half, the black team in that of the \
         second. By choice, whoever lacks the ball picks first instead.",
    ),
    (
        "What is known",
        "Everything turned up is known for good. A card that went under its pile comes back once the cards above it \
         have been through, in the order in which they went; rest the pointer on a pile to see what is known of it. \
         Nobody knows which two cards of a team sit out, nor the order of cards that were never turned up.",
    ),
    (
        "Options",
        "The suits are yours to choose. By a house rule the side that concedes from a shot may have the ball next; a \
         second yellow card moves no ball either way.",
    ),
    (
        "Credits",
        "Soccer Solitaire was published without its author's name. Medals and the Duel are this project's own, and so \
         are the rulings where the print is silent.",
    ),
];
