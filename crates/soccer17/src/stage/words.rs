//! The texts of the table: names, log lines, the page of rules. All in our own words.

use super::super::MatchKind;
use super::super::ability::GERMANY_ABILITY_MINUTE;
use super::super::action::{AttackCard, DefenceCard, StarBonus};
use super::super::data::{OptionEffect, TeamAbility, rules};
pub(super) use super::super::names::{guard, play, team};
use super::super::names::{guard_key, play_key};
use super::super::options::{Options, Team};
use super::super::state::{DuelResult, MAX_STARS, Period};
use engine::Seat;
pub(super) use stage::words::{name, short};
use words::{DisplayText, MessageArg, MessageId, Separator};
use words::{id, say};

/// Returns the name of an area, counted from the left. S17-2 numbers the areas as the attacker sees them; their names
/// are the same for both.
pub(super) fn area(from_left: usize) -> DisplayText {
    match from_left {
        0 => say!("s17-area-box", side = short(Seat::Home)),
        1 => say!("s17-area-half", side = short(Seat::Home)),
        2 => say!("s17-area-centre"),
        3 => say!("s17-area-half", side = short(Seat::Away)),
        _ => say!("s17-area-box", side = short(Seat::Away)),
    }
}

/// The two cards that met, such as `Pass v Press`.
pub(super) fn duel(attack: AttackCard, defence: DefenceCard) -> DisplayText {
    say!("s17-duel", attack = play(attack), defence = guard(defence))
}

/// S17-5: the attacker's cards that this card stops.
pub(super) fn stopped(guard: DefenceCard) -> Vec<AttackCard> {
    AttackCard::ALL.into_iter().filter(|play| DuelResult::of(*play, guard) == DuelResult::Turnover).collect()
}

/// Several options of which one is chosen: `area 3, or a star`.
pub(super) fn either(options: impl Iterator<Item = DisplayText>) -> DisplayText {
    options.reduce(|all, next| say!("s17-either", a = all, b = next)).unwrap_or_default()
}

/// Returns the name of a star bonus.
pub(super) const fn bonus(bonus: StarBonus) -> MessageId {
    match bonus {
        StarBonus::OneTwo => id!("s17-bonus-one-two"),
        StarBonus::Pass => id!("s17-bonus-pass"),
    }
}

/// Returns the name of a team's ability.
pub(super) const fn ability(ability: TeamAbility) -> MessageId {
    match ability {
        TeamAbility::SecondBall => id!("s17-ability-second-ball"),
        TeamAbility::NeverBeaten => id!("s17-ability-never-beaten"),
        TeamAbility::Catenaccio => id!("s17-ability-catenaccio"),
    }
}

/// Returns the key of a country, for languages in which its article and its verb depend on it; `none` for a side
/// without a team.
pub(super) fn country(team: impl Into<Option<Team>>) -> MessageArg {
    MessageArg::selector(team.into().map_or("none", Team::club))
}

/// S17-21: says why these teams cannot play each other; none if they can.
pub(super) fn why_not_begin(options: &Options) -> Option<DisplayText> {
    match (options.home_team, options.away_team) {
        (Some(home), Some(away)) if home == away => {
            Some(say!("s17-options-same-team", team = team(home), country = country(home)))
        }
        (Some(only), None) => Some(say!("s17-options-home-team", team = team(only), country = country(only))),
        (None, Some(only)) => Some(say!("s17-options-away-team", team = team(only), country = country(only))),
        (Some(_), Some(_)) | (None, None) => None,
    }
}

/// The name of a side's team; empty for a side without one, which has no ability either.
pub(super) fn team_of(team: Option<Team>) -> DisplayText {
    team.map_or(DisplayText::EMPTY, |team| self::team(team).into())
}

/// S17-21: what a team's card does, in one sentence without its full stop.
pub(super) fn team_card(team: Team) -> DisplayText {
    let (name, of) = (self::team(team), country(team));
    match rules().ability(team) {
        Some(TeamAbility::SecondBall) => say!("s17-why-second-ball", team = name, country = of),
        Some(TeamAbility::NeverBeaten) => {
            say!("s17-why-never-beaten", team = name, country = of, minute = 45 + GERMANY_ABILITY_MINUTE)
        }
        Some(TeamAbility::Catenaccio) => say!("s17-why-catenaccio", team = name, country = of),
        None => {
            let adds = rules().adds(team).map(|(play, area, add)| added(play, area, add));
            say!("s17-why-adds", team = name, country = of, adds = either(adds))
        }
    }
}

/// S17-21: one choice that a team adds.
pub(super) fn added(action: AttackCard, area: u8, effect: OptionEffect) -> DisplayText {
    let card = play(action);
    match effect {
        OptionEffect::Shot(strength) => say!("s17-adds-shot", card, area, n = strength),
        OptionEffect::Move { advance, stars: 0 } => {
            say!("s17-adds-move", card, area, to = area + advance)
        }
        OptionEffect::Move { advance, stars } => {
            say!("s17-adds-move-stars", card, area, to = area + advance, n = stars)
        }
    }
}

/// The half that begins, for the match log to select by.
pub(super) const fn half(period: Period) -> MessageArg {
    MessageArg::selector(match period {
        Period::FirstHalf => "first",
        Period::SecondHalf => "second",
        Period::ExtraFirst => "extra-first",
        Period::ExtraSecond => "extra-second",
        Period::Shootout => "penalties",
    })
}

/// Returns the line under the title.
pub(super) fn subtitle(options: &Options) -> DisplayText {
    let kind = MessageArg::selector(match options.kind {
        MatchKind::League => "league",
        MatchKind::Cup => "cup",
    });
    let sides = match (options.home_team, options.away_team) {
        (Some(home), Some(away)) => {
            say!("s17-subtitle-teams", kind, home = team(home), away = team(away))
        }
        _ => say!("s17-subtitle", kind),
    };
    let short = options.short.then(|| say!("s17-subtitle-short"));
    DisplayText::list([Some(sides), short].into_iter().flatten(), Separator::Comma)
}

/// Returns the effect of a move for a side with that many stars, for the log: `area 3, star`. S17-8: a third is lost.
pub(super) fn gained(advance: u8, to: u8, stars: u8, held: u8) -> DisplayText {
    match (advance, stars.min(MAX_STARS - held)) {
        (0, 0) => say!("s17-log-no-third-star"),
        (0, n) => say!("s17-log-stars", n),
        (_, 0) => say!("s17-log-area", area = to),
        (_, n) => say!("s17-log-area-stars", area = to, n),
    }
}

/// S17-5: why that card came out on top of the other, in one short sentence.
pub(super) fn because(attack: AttackCard, defence: DefenceCard) -> DisplayText {
    let (guard, play) = (guard(defence), play_key(attack));
    match DuelResult::of(attack, defence) {
        DuelResult::Turnover => say!("s17-reveal-stops", guard, play),
        DuelResult::Foul => say!("s17-reveal-foul"),
        DuelResult::Resolve => {
            say!("s17-reveal-past", guard, with = guard_key(defence), play)
        }
    }
}

/// The rules page: headings and paragraphs.
pub(super) const RULES: &[(MessageId, MessageId)] = &[
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
