//! What the table says: names, log lines, the page of rules. All in our own words.

use super::super::MatchKind;
use super::super::ability::NEVER_BEATEN_FROM;
use super::super::action::{Bonus, Guard, Play};
use super::super::data::{Ability, Effect, rules};
use super::super::options::{Options, Team};
use super::super::state::{CHANCES, Clash, MOST_STARS, Period};
use crate::engine::Seat;
use crate::id;
use crate::stage::clubs::club;
pub(super) use crate::stage::words::capital;
use crate::words::Id;

/// The areas from the left. S17-2 numbers them as the attacker sees them; their names are the same for both.
pub(super) const AREAS: [&str; 5] = ["HAR BOX", "HAR HALF", "CENTRE", "KES HALF", "KES BOX"];

/// As players read it.
pub(super) const fn play(play: Play) -> &'static str {
    match play {
        Play::Dribble => "Dribble",
        Play::OneTwo => "One-Two",
        Play::Pass => "Pass",
    }
}

/// As players read it.
pub(super) const fn guard(guard: Guard) -> &'static str {
    guard.name()
}

/// A shot of that strength: so many chance cards are turned up for it.
pub(super) fn shot(strength: u8) -> String {
    match strength {
        0 => "a shot with no card".into(),
        1 => "a shot with one card".into(),
        n => format!("a shot with {n} cards"),
    }
}

/// What a shot of that strength comes to: one of six chance cards is the goal.
pub(super) fn odds(strength: u8) -> String {
    match strength {
        0 => "goes wide".into(),
        n => format!("scores on {n} of {CHANCES}"),
    }
}

/// As players read it.
pub(super) const fn bonus(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::OneTwo => "One-Two +1",
        Bonus::Pass => "Pass +1",
    }
}

/// As players read it.
pub(super) const fn ability(ability: Ability) -> &'static str {
    match ability {
        Ability::SecondBall => "Second ball",
        Ability::NeverBeaten => "Never beaten",
        Ability::Catenaccio => "Catenaccio",
    }
}

/// S17-21: what a team's card does, in one sentence without its full stop.
pub(super) fn team(team: Team) -> String {
    match rules().ability(team) {
        Some(Ability::SecondBall) => {
            format!("{team} may turn up two cards, not one, at a rebound after a shot from the box")
        }
        Some(Ability::NeverBeaten) => format!(
            "From minute {} to 90, while not ahead, {team} may turn up two more cards for a shot",
            45 + NEVER_BEATEN_FROM
        ),
        Some(Ability::Catenaccio) => {
            format!("While ahead, {team} may take one chance card off a shot of the other side")
        }
        None => {
            let adds: Vec<String> =
                rules().adds(team).map(|(play, area, add)| added(play, area, add)).collect();
            format!("{team} may also choose {}", adds.join(", or "))
        }
    }
}

/// S17-21: one choice that a team adds.
pub(super) fn added(action: Play, area: u8, effect: Effect) -> String {
    let from = format!("{} from area {area}", play(action));
    match effect {
        Effect::Shot(strength) => format!("{from} as {}", shot(strength)),
        Effect::Move { advance, stars } => {
            let to = area + advance;
            match stars {
                0 => format!("{from} to area {to}"),
                1 => format!("{from} to area {to} with a star"),
                n => format!("{from} to area {to} with {} stars", number(n)),
            }
        }
    }
}

/// In the match log.
pub(super) const fn half(period: Period) -> &'static str {
    match period {
        Period::FirstHalf => "Kick-off",
        Period::SecondHalf => "Second half",
        Period::ExtraFirst => "Extra time",
        Period::ExtraSecond => "Last fifteen",
        Period::Shootout => "Penalties",
    }
}

/// Three letters.
pub(super) const fn short(seat: Seat) -> &'static str {
    club(seat).short
}

/// The club.
pub(super) const fn name(seat: Seat) -> &'static str {
    club(seat).name
}

/// Under the title.
pub(super) fn subtitle(options: &Options) -> String {
    let kind = match options.kind {
        MatchKind::League => "League match",
        MatchKind::Cup => "Cup match",
    };
    match (options.home_team, options.away_team) {
        (Some(home), Some(away)) => format!("{kind}, {home} v {away}"),
        _ => format!("{kind}, no teams"),
    }
}

/// Small numbers in sentences.
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

/// What an option comes to for a side that holds so many stars, for the log: `area 3, star`. S17-8: a third is lost.
pub(super) fn gained(effect: Effect, to: u8, held: u8) -> String {
    match effect {
        Effect::Shot(_) => "shot".into(),
        Effect::Move { advance, stars } => {
            let star = match stars.min(MOST_STARS - held) {
                0 => "",
                1 => "star",
                _ => "two stars",
            };
            match (advance, star) {
                (0, "") => "no third star".into(),
                (0, star) => star.into(),
                (_, "") => format!("area {to}"),
                (_, star) => format!("area {to}, {star}"),
            }
        }
    }
}

/// S17-5: why that card came out on top of the other, in one short sentence.
pub(super) fn because(attack: Play, defence: Guard) -> String {
    let with = guard(defence);
    match (Clash::of(attack, defence), defence) {
        (Clash::Turnover, _) => format!("{with} stops a {}.", play(attack)),
        (Clash::Foul, _) => format!("{with} on a {} is a foul.", play(attack)),
        (Clash::Resolve, Guard::Block) => format!("{with} stops a Pass, not a {}.", play(attack)),
        (Clash::Resolve, Guard::Press) => format!("{with} stops a Dribble, not a {}.", play(attack)),
        (Clash::Resolve, Guard::Anticipate) => format!("{with} stops a One-Two, not a {}.", play(attack)),
        (Clash::Resolve, Guard::Tackle) => format!("{with} does not stop a {}.", play(attack)),
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(Id, Id)] = &[
    (id!("s17-rules-1-head"), id!("s17-rules-1")),
    (id!("s17-rules-2-head"), id!("s17-rules-2")),
    (id!("s17-rules-3-head"), id!("s17-rules-3")),
    (id!("s17-rules-4-head"), id!("s17-rules-4")),
    (id!("s17-rules-5-head"), id!("s17-rules-5")),
    (id!("s17-rules-6-head"), id!("s17-rules-6")),
    (id!("s17-rules-7-head"), id!("s17-rules-7")),
    (id!("s17-rules-8-head"), id!("s17-rules-8")),
    (id!("s17-rules-9-head"), id!("s17-rules-9")),
    (id!("s17-rules-10-head"), id!("s17-rules-10")),
    (id!("s17-rules-11-head"), id!("s17-rules-11")),
    (id!("s17-rules-12-head"), id!("s17-rules-12")),
];
