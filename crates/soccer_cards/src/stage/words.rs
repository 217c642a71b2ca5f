//! The texts of the table: names, log lines, the page of rules. The words are in
//! `assets/words/en/soccer_cards.ftl`.

use super::super::card::{BallColour, CardKind, LeadResult};
use super::super::options::{MatchKind, Options};
use super::super::state::{Period, Phase, Table};
use engine::Seat;
use stage::match_phase::MatchPhase;
pub(super) use stage::words::{name, short};
use words::{DisplayText, MessageArg, MessageId, Separator};
use words::{id, say};

/// The order of cards in a hand: each colour's balls and goals side by side, then the other chances, then stoppers
/// without a colour.
pub(super) const ORDER: [CardKind; 13] = [
    CardKind::BlackBall,
    CardKind::BlackGoal,
    CardKind::BlueBall,
    CardKind::BlueGoal,
    CardKind::GreenBall,
    CardKind::GreenGoal,
    CardKind::RedBall,
    CardKind::RedGoal,
    CardKind::FreeKick,
    CardKind::Penalty,
    CardKind::Offside,
    CardKind::YellowShield,
    CardKind::ColouredShield,
];

/// Returns the card's name in a sentence, without an article: `red ball`.
pub(super) const fn card(card: CardKind) -> MessageId {
    match card {
        CardKind::BlackBall => id!("sc-card-black-ball"),
        CardKind::BlackGoal => id!("sc-card-black-goal"),
        CardKind::BlueBall => id!("sc-card-blue-ball"),
        CardKind::BlueGoal => id!("sc-card-blue-goal"),
        CardKind::ColouredShield => id!("sc-card-coloured-shield"),
        CardKind::FreeKick => id!("sc-card-free-kick"),
        CardKind::GreenBall => id!("sc-card-green-ball"),
        CardKind::GreenGoal => id!("sc-card-green-goal"),
        CardKind::Offside => id!("sc-card-offside"),
        CardKind::Penalty => id!("sc-card-penalty"),
        CardKind::RedBall => id!("sc-card-red-ball"),
        CardKind::RedGoal => id!("sc-card-red-goal"),
        CardKind::YellowShield => id!("sc-card-yellow-shield"),
    }
}

/// Returns the key of a card's kind, for languages in which other words depend on it.
pub(super) const fn kind(card: CardKind) -> MessageArg {
    MessageArg::selector(card.name())
}

/// Returns the key of a colour.
pub(super) const fn colour(colour: BallColour) -> MessageArg {
    MessageArg::selector(colour.name())
}

/// Returns the card's name on its own, such as `Red ball`: as a label or an item of a list.
pub(super) fn title(which: CardKind) -> DisplayText {
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
        Period::FirstHalf => say!("sc-log-first-half", side),
        Period::SecondHalf => say!("sc-log-second-half", side),
        Period::ExtraFirst => say!("sc-log-extra-first", side),
        Period::ExtraSecond => say!("sc-log-extra-second", side),
        Period::Shootout => say!("sc-log-shootout", side),
    }
}

/// Returns the label of the deck that waits.
pub(super) const fn later(now: Period) -> MessageId {
    match now {
        Period::FirstHalf => id!("sc-label-second-half"),
        _ => id!("sc-label-extra-second"),
    }
}

/// SC-11: returns the label of a side's open cards in extra time, with the next half still to come or not.
pub(super) const fn open(now: Period, later: bool) -> MessageId {
    match (now, later) {
        (Period::ExtraFirst, true) => id!("sc-label-split-in-secret"),
        (Period::ExtraFirst, false) => id!("sc-label-from-the-bench"),
        _ => id!("sc-label-still-to-play"),
    }
}

/// Returns the word on the card that stopped a chance.
pub(super) const fn save(by: CardKind) -> MessageId {
    match by {
        CardKind::ColouredShield => id!("sc-save-blocked"),
        CardKind::YellowShield => id!("sc-save-wall"),
        card if card.is_chance() => id!("sc-save-cleared"),
        _ => id!("sc-save-saved"),
    }
}

/// Returns the log line of a lead.
pub(super) fn led(led: CardKind) -> DisplayText {
    match led {
        CardKind::Penalty => say!("sc-log-led-penalty"),
        CardKind::FreeKick => say!("sc-log-led-free-kick"),
        led if led.is_chance() => say!("sc-log-led-ball", card = card(led), kind = kind(led)),
        led => say!("sc-log-led-no-chance", card = card(led), kind = kind(led)),
    }
}

/// SC-2, SC-7: returns the reason for the result of an answer, in one short sentence.
pub(super) fn because(led: CardKind, answer: CardKind, verdict: LeadResult) -> DisplayText {
    match (verdict, led.colour()) {
        (LeadResult::NoChance, _) => say!("sc-why-no-chance", card = card(led), kind = kind(led)),
        (LeadResult::Stopped, _) if answer == CardKind::ColouredShield => say!("sc-why-shield"),
        (LeadResult::Stopped, Some(led)) if answer.is_chance() => say!("sc-why-ball", colour = colour(led)),
        (LeadResult::Stopped, Some(led)) => say!("sc-why-goal-card", colour = colour(led)),
        (LeadResult::Stopped, None) => say!("sc-why-yellow-shield"),
        (LeadResult::Goal, Some(led)) => say!("sc-why-in-ball", colour = colour(led)),
        (LeadResult::Goal, None) if led == CardKind::FreeKick => say!("sc-why-in-free-kick"),
        (LeadResult::Goal, None) => say!("sc-why-in-penalty"),
    }
}

/// SC-12: returns the reason why a kick went in or not, in one short sentence.
pub(super) fn kicked(kick: BallColour, keep: BallColour) -> DisplayText {
    if kick == keep {
        say!("sc-why-kick-saved", keep = colour(keep))
    } else {
        say!("sc-why-kick-in", keep = colour(keep), kick = colour(kick))
    }
}

/// Returns the log line of an answer.
pub(super) fn answered(led: CardKind, answer: CardKind, verdict: LeadResult) -> DisplayText {
    let (named, its_kind) = (card(answer), kind(answer));
    match (verdict, answer) {
        (LeadResult::NoChance, _) => say!("sc-log-wasted", card = named, kind = its_kind),
        (LeadResult::Goal, _) => say!("sc-log-let-in", card = named, kind = its_kind),
        (LeadResult::Stopped, CardKind::ColouredShield) => {
            say!("sc-log-shield", card = card(led), kind = kind(led))
        }
        (LeadResult::Stopped, CardKind::YellowShield) => say!("sc-log-yellow-shield"),
        (LeadResult::Stopped, answer) if answer.is_chance() => {
            say!("sc-log-ball", card = named, kind = its_kind)
        }
        (LeadResult::Stopped, _) => say!("sc-log-goal-card", card = named, kind = its_kind),
    }
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> DisplayText {
    let kind = match options.kind {
        MatchKind::League => say!("sc-subtitle-league"),
        MatchKind::Cup => say!("sc-subtitle-cup"),
    };
    let ground = options.neutral.then(|| say!("sc-subtitle-neutral"));
    let short = options.short.then(|| say!("sc-subtitle-short"));
    DisplayText::list([Some(kind), ground, short].into_iter().flatten(), Separator::Comma)
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(MessageId, MessageId)] = &[
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
