//! The texts of the table: names, log lines, the page of rules.

use super::super::card::{Card, Colour, Verdict};
use super::super::options::{MatchKind, Options};
use super::super::state::{Period, Phase, Table};
use crate::engine::Seat;
use crate::id;
use crate::stage::clubs::club;
use crate::stage::match_phase::MatchPhase;
use crate::words::Id;

/// The order of cards in a hand: each colour's balls and goals side by side, then the other chances, then stoppers
/// without a colour.
pub(super) const ORDER: [Card; 13] = [
    Card::BlackBall,
    Card::BlackGoal,
    Card::BlueBall,
    Card::BlueGoal,
    Card::GreenBall,
    Card::GreenGoal,
    Card::RedBall,
    Card::RedGoal,
    Card::FreeKick,
    Card::Penalty,
    Card::Offside,
    Card::YellowShield,
    Card::ColouredShield,
];

/// Returns the card's name for players.
pub(super) const fn title(card: Card) -> &'static str {
    match card {
        Card::BlackBall => "Black ball",
        Card::BlackGoal => "Black goal",
        Card::BlueBall => "Blue ball",
        Card::BlueGoal => "Blue goal",
        Card::ColouredShield => "Coloured shield",
        Card::FreeKick => "Free kick",
        Card::GreenBall => "Green ball",
        Card::GreenGoal => "Green goal",
        Card::Offside => "Offside",
        Card::Penalty => "Penalty",
        Card::RedBall => "Red ball",
        Card::RedGoal => "Red goal",
        Card::YellowShield => "Yellow shield",
    }
}

/// Returns the card in a sentence, such as `the red ball`.
pub(super) fn the(card: Card) -> String {
    format!("the {}", title(card).to_lowercase())
}

/// Returns the colour's name for players.
pub(super) const fn colour(colour: Colour) -> &'static str {
    match colour {
        Colour::Black => "Black",
        Colour::Blue => "Blue",
        Colour::Green => "Green",
        Colour::Red => "Red",
    }
}

/// Returns the part of the match for the scoreboard.
pub(super) const fn part(table: &Table) -> MatchPhase {
    match (table.period, table.phase) {
        (Period::FirstHalf, Phase::Split) => MatchPhase::Split,
        (Period::ExtraFirst, Phase::Split) => MatchPhase::ExtraTime,
        (period, _) => MatchPhase::of(period),
    }
}

/// Returns the name of a half for the match log.
pub(super) const fn half(period: Period) -> &'static str {
    match period {
        Period::FirstHalf => "Kick-off",
        Period::SecondHalf => "Second half",
        Period::ExtraFirst => "Extra time",
        Period::ExtraSecond => "Last fifteen",
        Period::Shootout => "Penalties",
    }
}

/// Returns the label of the deck that waits.
pub(super) const fn later(now: Period) -> &'static str {
    match now {
        Period::FirstHalf => "FOR THE 2ND HALF",
        _ => "FOR EXTRA TIME 2",
    }
}

/// SC-11: returns the label of a side's open cards in extra time, with the next half still to come or not.
pub(super) const fn open(now: Period, later: bool) -> &'static str {
    match (now, later) {
        (Period::ExtraFirst, true) => "SPLIT IN SECRET",
        (Period::ExtraFirst, false) => "FROM THE BENCH",
        _ => "STILL TO PLAY",
    }
}

/// Returns the word on the card that stopped a chance.
pub(super) const fn save(by: Card) -> &'static str {
    match by {
        Card::ColouredShield => "BLOCKED",
        Card::YellowShield => "OFF THE WALL",
        card if card.is_chance() => "CLEARED",
        _ => "SAVED",
    }
}

/// Returns the log line of a lead.
pub(super) fn led(card: Card) -> String {
    match card {
        Card::Penalty => "Penalty! Who has a shield?".into(),
        Card::FreeKick => "Free kick in a good spot".into(),
        card if card.is_chance() => format!("{} on its way", title(card)),
        card => format!("Plays for time: {}", title(card).to_lowercase()),
    }
}

/// SC-2, SC-7: returns the reason for the result of an answer, in one short sentence.
pub(super) fn because(led: Card, answer: Card, verdict: Verdict) -> String {
    let colour = led.colour().map(|led| colour(led).to_lowercase()).unwrap_or_default();
    match (verdict, led, answer) {
        (Verdict::NoChance, ..) => format!("{} is no chance, so there can be no goal.", title(led)),
        (Verdict::Stopped, _, Card::ColouredShield) => "A coloured shield stops every chance.".into(),
        (Verdict::Stopped, ..) => format!("A {} stops a {}.", lower(answer), lower(led)),
        (Verdict::Goal, Card::Penalty, _) => "Only a coloured shield stops a penalty.".into(),
        (Verdict::Goal, Card::FreeKick, _) => "Only a yellow or a coloured shield stops a free kick.".into(),
        (Verdict::Goal, ..) => {
            format!("Only a {colour} goal card, a {colour} ball or a coloured shield would stop it.")
        }
    }
}

/// SC-12: returns the reason why a kick went in or not, in one short sentence.
pub(super) fn kicked(kick: Colour, keep: Colour) -> String {
    let guarded = colour(keep).to_lowercase();
    if kick == keep {
        format!("The keeper picked {guarded} too.")
    } else {
        format!("The keeper picked {guarded}, not {}.", colour(kick).to_lowercase())
    }
}

/// Returns the card without an article, such as `red ball`.
fn lower(card: Card) -> String {
    title(card).to_lowercase()
}

/// Returns the log line of an answer.
pub(super) fn answered(led: Card, answer: Card, verdict: Verdict) -> String {
    let name = title(answer);
    match (verdict, answer) {
        (Verdict::NoChance, _) => format!("{name} thrown away"),
        (Verdict::Goal, _) => format!("{name} does not stop it"),
        (Verdict::Stopped, Card::ColouredShield) => format!("{name} blocks {}", the(led)),
        (Verdict::Stopped, Card::YellowShield) => "The wall holds: yellow shield".into(),
        (Verdict::Stopped, card) if card.is_chance() => format!("{name} clears it"),
        (Verdict::Stopped, _) => format!("{name} saves"),
    }
}

/// Returns the club in three letters.
pub(super) const fn short(seat: Seat) -> &'static str {
    club(seat).short
}

/// Returns the club's name.
pub(super) const fn name(seat: Seat) -> &'static str {
    club(seat).name
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> String {
    let kind = match options.kind {
        MatchKind::League => "League match",
        MatchKind::Cup => "Cup match",
    };
    if options.neutral { format!("{kind}, neutral ground") } else { kind.into() }
}

/// Returns a small number as a word.
pub(super) fn number(n: u8) -> String {
    let words = ["none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    words.get(usize::from(n)).map_or_else(|| n.to_string(), |word| (*word).to_owned())
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(Id, Id)] = &[
    (id!("sc-rules-1-head"), id!("sc-rules-1")),
    (id!("sc-rules-2-head"), id!("sc-rules-2")),
    (id!("sc-rules-3-head"), id!("sc-rules-3")),
    (id!("sc-rules-4-head"), id!("sc-rules-4")),
    (id!("sc-rules-5-head"), id!("sc-rules-5")),
    (id!("sc-rules-6-head"), id!("sc-rules-6")),
    (id!("sc-rules-7-head"), id!("sc-rules-7")),
    (id!("sc-rules-8-head"), id!("sc-rules-8")),
    (id!("sc-rules-9-head"), id!("sc-rules-9")),
    (id!("sc-rules-10-head"), id!("sc-rules-10")),
    (id!("sc-rules-11-head"), id!("sc-rules-11")),
];
