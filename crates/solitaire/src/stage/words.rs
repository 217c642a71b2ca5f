//! The texts of the table: names, log lines, the page of rules. All in our own words, which are in
//! `assets/words/en/solitaire.ftl`.

use std::cmp::Ordering;

use super::super::options::{FirstPickRule, KickOffRule, Options, suit_name};
use super::super::state::{Period, Table, TeamAction};
use engine::{BySeat, Card, Medal, Seat, Suit, SuitColour};
use stage::match_phase::MatchClock;
pub(super) use stage::words::playing_card;
use stage::words::rank as rank_name;
pub(super) use stage::words::{name, short};
use words::{DisplayText, MessageArg, MessageId, Separator};
use words::{id, say};

/// SOL-1: says why these suits cannot play each other; none if they can.
pub(super) fn why_not_begin(options: &Options) -> Option<DisplayText> {
    let (home, away) = (options.home_suit.colour(), options.away_suit.colour());
    let colour = MessageArg::selector(match home {
        SuitColour::Black => "black",
        SuitColour::Red => "red",
    });
    (home == away).then(|| say!("sol-options-one-colour", colour))
}

/// Returns a card as it is printed: `K♥`.
pub(super) fn card(card: Card) -> DisplayText {
    let pip = match card.suit {
        Suit::Clubs => '♣',
        Suit::Diamonds => '♦',
        Suit::Hearts => '♥',
        Suit::Spades => '♠',
    };
    DisplayText::verbatim(format!("{}{pip}", card.rank))
}

/// Returns the key of a card's rank, for languages in which the card's article depends on it.
pub(super) const fn rank(card: Card) -> MessageArg {
    MessageArg::selector(rank_name(card.rank))
}

/// Returns the key of a suit.
pub(super) const fn suit(suit: Suit) -> MessageArg {
    MessageArg::selector(suit_name(suit))
}

/// Returns the name of a suit as a title.
const fn suit_title(suit: Suit) -> MessageId {
    match suit {
        Suit::Clubs => id!("sol-field-home-suit-c"),
        Suit::Diamonds => id!("sol-field-home-suit-d"),
        Suit::Hearts => id!("sol-field-home-suit-h"),
        Suit::Spades => id!("sol-field-home-suit-s"),
    }
}

/// Returns the key `yes` or `no`.
pub(super) const fn whether(yes: bool) -> MessageArg {
    MessageArg::selector(if yes { "yes" } else { "no" })
}

/// Returns the log line of a half that is not the first of its kind.
pub(super) const fn restart(period: Period) -> MessageId {
    match period {
        Period::FirstHalf | Period::SecondHalf => id!("sol-log-second-half"),
        Period::ExtraFirst | Period::ExtraSecond => id!("sol-log-last-turns"),
        Period::Shootout => id!("log-penalties"),
    }
}

/// The minute in which a turn ends, had the match ninety and extra time thirty.
pub(super) fn clock(table: &Table) -> MatchClock {
    let (before, minutes) = match table.period {
        Period::FirstHalf => (0, 45),
        Period::SecondHalf => (45, 45),
        Period::ExtraFirst => (90, 15),
        Period::ExtraSecond => (105, 15),
        Period::Shootout => return MatchClock::Off,
    };
    MatchClock::Minute(before + (u32::from(table.turn) * minutes).div_ceil(u32::from(table.turns())))
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> DisplayText {
    let sides = say!(
        "sol-subtitle",
        kind = MessageArg::selector(if options.duel { "duel" } else { "one-manager" }),
        home = suit_title(options.home_suit),
        away = suit_title(options.away_suit)
    );
    let short = options.short.then(|| say!("sol-subtitle-short"));
    let conceding =
        (options.kick_off_after_goal == KickOffRule::Conceding).then(|| say!("sol-subtitle-conceding"));
    // Without Duel it has no effect.
    let without_ball = options.duel && options.first_pick == FirstPickRule::WithoutBall;
    let without_ball = without_ball.then(|| say!("sol-subtitle-without-ball"));
    let parts = [Some(sides), short, conceding, without_ball];
    DisplayText::list(parts.into_iter().flatten(), Separator::Comma)
}

/// SOL-10: returns the key of a action.
pub(super) const fn team_action(team_action: TeamAction) -> MessageArg {
    MessageArg::selector(match team_action {
        TeamAction::Pass => "pass",
        TeamAction::Shoot => "shot",
        TeamAction::Tackle => "tackle",
        TeamAction::Counter => "counter",
    })
}

/// Returns the key of a medal.
pub(super) const fn medal(medal: Medal) -> MessageArg {
    MessageArg::selector(medal.name())
}

/// SOL-10: returns the words over the table while strengths are compared. The result of a shot is shown when it is
/// over.
pub(super) fn verdict(team: Seat, team_action: TeamAction, success: bool) -> DisplayText {
    let side = short(team);
    match (team_action, success) {
        (TeamAction::Pass, true) => say!("sol-verdict-pass", side),
        (TeamAction::Pass, false) => say!("sol-verdict-pass-lost", side),
        (TeamAction::Shoot, _) => say!("sol-verdict-shot", side),
        (TeamAction::Tackle, true) => say!("sol-verdict-tackle", side),
        (TeamAction::Tackle, false) => say!("sol-verdict-tackle-missed", side),
        (TeamAction::Counter, true) => say!("sol-verdict-counter", side),
        (TeamAction::Counter, false) => say!("sol-verdict-counter-late", side),
    }
}

/// SOL-9, SOL-10: returns why a action came off or did not, in one short sentence.
pub(super) fn because(team: Seat, team_action: TeamAction, strength: BySeat<u8>) -> MessageId {
    match (team_action, strength[team].cmp(&strength[!team])) {
        (TeamAction::Pass | TeamAction::Shoot, Ordering::Equal) => id!("sol-reveal-equal-with-the-ball"),
        (TeamAction::Pass, Ordering::Greater) => id!("sol-reveal-stronger-keeps"),
        (TeamAction::Pass, Ordering::Less) => id!("sol-reveal-weaker-loses"),
        (TeamAction::Shoot, Ordering::Greater) => id!("sol-reveal-shot-stronger"),
        (TeamAction::Shoot, Ordering::Less) => id!("sol-reveal-shot-weaker"),
        (TeamAction::Tackle | TeamAction::Counter, Ordering::Greater) => id!("sol-reveal-stronger-wins"),
        (TeamAction::Tackle, Ordering::Equal) => id!("sol-reveal-equal-without-the-ball"),
        (TeamAction::Tackle, Ordering::Less) => id!("sol-reveal-weaker-cannot-win"),
        (TeamAction::Counter, _) => id!("sol-reveal-counter-fails"),
    }
}

/// SOL-12: what a first yellow card means.
pub(super) const BOOKED: MessageId = id!("sol-reveal-booked");

/// A difference of strengths that is a close thing.
const CLOSE: u8 = 2;

/// The ways of saying the same in the log.
const WAYS: u32 = 3;

/// SOL-9, SOL-10: returns the result of a used card for the log. `variation` chooses among the wordings.
pub(super) fn tried(
    team: Seat,
    team_action: TeamAction,
    strength: BySeat<u8>,
    success: bool,
    variation: u32,
) -> DisplayText {
    let (side, them) = (short(team), short(!team));
    let (own, other) = (strength[team], strength[!team]);
    let way = (variation + u32::from(own) + u32::from(other)) % WAYS;
    let close = own.abs_diff(other) <= CLOSE;
    match (team_action, success) {
        (TeamAction::Shoot, _) => say!("sol-log-shot", side, own, other),
        (TeamAction::Pass, _) if own == other => {
            say!("sol-log-pass-equal", side, own, other)
        }
        (TeamAction::Tackle, _) if own == other => {
            say!("sol-log-tackle-equal", side, them, own, other)
        }
        (TeamAction::Counter, _) if own == other => {
            say!("sol-log-counter-equal", side, own, other)
        }
        (TeamAction::Pass, true) if close => {
            say!("sol-log-pass-just", side, own, other, way)
        }
        (TeamAction::Tackle, true) if close => {
            say!("sol-log-tackle-just", side, them, own, other, way)
        }
        (TeamAction::Counter, true) if close => {
            say!("sol-log-counter-just", side, own, other, way)
        }
        (TeamAction::Pass, false) if close => {
            say!("sol-log-pass-nearly", side, own, other, way)
        }
        (TeamAction::Tackle, false) if close => {
            say!("sol-log-tackle-nearly", side, them, own, other, way)
        }
        (TeamAction::Counter, false) if close => {
            say!("sol-log-counter-nearly", side, own, other, way)
        }
        (TeamAction::Pass, true) => say!("sol-log-pass", side, own, other, way),
        (TeamAction::Pass, false) => {
            say!("sol-log-pass-fails", side, own, other, way)
        }
        (TeamAction::Tackle, true) => {
            say!("sol-log-tackle", side, them, own, other, way)
        }
        (TeamAction::Tackle, false) => {
            say!("sol-log-tackle-fails", side, them, own, other, way)
        }
        (TeamAction::Counter, true) => {
            say!("sol-log-counter", side, own, other, way)
        }
        (TeamAction::Counter, false) => {
            say!("sol-log-counter-fails", side, own, other, way)
        }
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(MessageId, MessageId)] = &[
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
