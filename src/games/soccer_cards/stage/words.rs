//! The texts of the table: names, log lines, the page of rules. The words are in
//! `assets/words/en/soccer_cards.ftl`.

use super::super::card::{Card, Colour, Verdict};
use super::super::options::{MatchKind, Options};
use super::super::state::{Period, Phase, Table};
use crate::engine::Seat;
use crate::stage::match_phase::MatchPhase;
pub(super) use crate::stage::words::{name, short};
use crate::words::{Arg, DisplayText, Id, Joint};
use crate::{id, say};

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

/// Returns the card's name in a sentence, without an article: `red ball`.
pub(super) const fn card(card: Card) -> Id {
    match card {
        Card::BlackBall => id!("sc-card-black-ball"),
        Card::BlackGoal => id!("sc-card-black-goal"),
        Card::BlueBall => id!("sc-card-blue-ball"),
        Card::BlueGoal => id!("sc-card-blue-goal"),
        Card::ColouredShield => id!("sc-card-coloured-shield"),
        Card::FreeKick => id!("sc-card-free-kick"),
        Card::GreenBall => id!("sc-card-green-ball"),
        Card::GreenGoal => id!("sc-card-green-goal"),
        Card::Offside => id!("sc-card-offside"),
        Card::Penalty => id!("sc-card-penalty"),
        Card::RedBall => id!("sc-card-red-ball"),
        Card::RedGoal => id!("sc-card-red-goal"),
        Card::YellowShield => id!("sc-card-yellow-shield"),
    }
}

/// Returns the key of a card's kind, for languages in which other words depend on it.
pub(super) const fn kind(card: Card) -> Arg {
    Arg::key(card.name())
}

/// Returns the key of a colour.
pub(super) const fn colour(colour: Colour) -> Arg {
    Arg::key(colour.name())
}

/// Returns the card's name on its own, such as `Red ball`: as a label or an item of a list.
pub(super) fn title(which: Card) -> DisplayText {
    say!("sc-card-alone", card = card(which), kind = kind(which))
}

/// Returns the part of the match for the scoreboard.
pub(super) const fn part(table: &Table) -> MatchPhase {
    match (table.period, table.phase) {
        (Period::FirstHalf, Phase::Split) => MatchPhase::Split,
        (Period::ExtraFirst, Phase::Split) => MatchPhase::ExtraTime,
        (period, _) => MatchPhase::of(period),
    }
}

/// Returns the log line of a half that begins.
pub(super) fn half(period: Period, leader: Seat) -> DisplayText {
    let side = short(leader);
    match period {
        Period::FirstHalf => say!("sc-log-first-half", side = side),
        Period::SecondHalf => say!("sc-log-second-half", side = side),
        Period::ExtraFirst => say!("sc-log-extra-first", side = side),
        Period::ExtraSecond => say!("sc-log-extra-second", side = side),
        Period::Shootout => say!("sc-log-shootout", side = side),
    }
}

/// Returns the label of the deck that waits.
pub(super) const fn later(now: Period) -> Id {
    match now {
        Period::FirstHalf => id!("sc-label-second-half"),
        _ => id!("sc-label-extra-second"),
    }
}

/// SC-11: returns the label of a side's open cards in extra time, with the next half still to come or not.
pub(super) const fn open(now: Period, later: bool) -> Id {
    match (now, later) {
        (Period::ExtraFirst, true) => id!("sc-label-split-in-secret"),
        (Period::ExtraFirst, false) => id!("sc-label-from-the-bench"),
        _ => id!("sc-label-still-to-play"),
    }
}

/// Returns the word on the card that stopped a chance.
pub(super) const fn save(by: Card) -> Id {
    match by {
        Card::ColouredShield => id!("sc-save-blocked"),
        Card::YellowShield => id!("sc-save-wall"),
        card if card.is_chance() => id!("sc-save-cleared"),
        _ => id!("sc-save-saved"),
    }
}

/// Returns the log line of a lead.
pub(super) fn led(led: Card) -> DisplayText {
    match led {
        Card::Penalty => say!("sc-log-led-penalty"),
        Card::FreeKick => say!("sc-log-led-free-kick"),
        led if led.is_chance() => say!("sc-log-led-ball", card = card(led), kind = kind(led)),
        led => say!("sc-log-led-no-chance", card = card(led), kind = kind(led)),
    }
}

/// SC-2, SC-7: returns the reason for the result of an answer, in one short sentence.
pub(super) fn because(led: Card, answer: Card, verdict: Verdict) -> DisplayText {
    match (verdict, led.colour()) {
        (Verdict::NoChance, _) => say!("sc-why-no-chance", card = card(led), kind = kind(led)),
        (Verdict::Stopped, _) if answer == Card::ColouredShield => say!("sc-why-shield"),
        (Verdict::Stopped, Some(led)) if answer.is_chance() => say!("sc-why-ball", colour = colour(led)),
        (Verdict::Stopped, Some(led)) => say!("sc-why-goal-card", colour = colour(led)),
        (Verdict::Stopped, None) => say!("sc-why-yellow-shield"),
        (Verdict::Goal, Some(led)) => say!("sc-why-in-ball", colour = colour(led)),
        (Verdict::Goal, None) if led == Card::FreeKick => say!("sc-why-in-free-kick"),
        (Verdict::Goal, None) => say!("sc-why-in-penalty"),
    }
}

/// SC-12: returns the reason why a kick went in or not, in one short sentence.
pub(super) fn kicked(kick: Colour, keep: Colour) -> DisplayText {
    if kick == keep {
        say!("sc-why-kick-saved", keep = colour(keep))
    } else {
        say!("sc-why-kick-in", keep = colour(keep), kick = colour(kick))
    }
}

/// Returns the log line of an answer.
pub(super) fn answered(led: Card, answer: Card, verdict: Verdict) -> DisplayText {
    let (named, its_kind) = (card(answer), kind(answer));
    match (verdict, answer) {
        (Verdict::NoChance, _) => say!("sc-log-wasted", card = named, kind = its_kind),
        (Verdict::Goal, _) => say!("sc-log-let-in", card = named, kind = its_kind),
        (Verdict::Stopped, Card::ColouredShield) => {
            say!("sc-log-shield", card = card(led), kind = kind(led))
        }
        (Verdict::Stopped, Card::YellowShield) => say!("sc-log-yellow-shield"),
        (Verdict::Stopped, answer) if answer.is_chance() => {
            say!("sc-log-ball", card = named, kind = its_kind)
        }
        (Verdict::Stopped, _) => say!("sc-log-goal-card", card = named, kind = its_kind),
    }
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> DisplayText {
    let kind = match options.kind {
        MatchKind::League => say!("sc-subtitle-league"),
        MatchKind::Cup => say!("sc-subtitle-cup"),
    };
    let ground = options.neutral.then(|| say!("sc-subtitle-neutral"));
    DisplayText::list([Some(kind), ground].into_iter().flatten(), Joint::Comma)
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
    (id!("sc-rules-cup-head"), id!("sc-rules-cup")),
    (id!("sc-rules-10-head"), id!("sc-rules-10")),
    (id!("sc-rules-11-head"), id!("sc-rules-11")),
];
