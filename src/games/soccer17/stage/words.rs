//! What the table says: names, log lines, the page of rules. All in our own words.

use super::super::MatchKind;
use super::super::ability::NEVER_BEATEN_FROM;
use super::super::action::{Bonus, Guard, Play};
use super::super::data::{Ability, Effect, rules};
use super::super::options::{Options, Team};
use super::super::state::{CHANCES, Clash, MOST_STARS, Period};
use crate::engine::Seat;
use crate::stage::clubs::club;
use crate::stage::match_phase::MatchPhase;
pub(super) use crate::stage::words::capital;

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

/// On the scoreboard.
pub(super) const fn part(period: Period) -> MatchPhase {
    match period {
        Period::FirstHalf => MatchPhase::FirstHalf,
        Period::SecondHalf => MatchPhase::SecondHalf,
        Period::ExtraFirst => MatchPhase::ExtraFirst,
        Period::ExtraSecond => MatchPhase::ExtraSecond,
        Period::Shootout => MatchPhase::Penalties,
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
pub(super) const RULES: &[(&str, &str)] = &[
    (
        "The idea",
        "Seventeen cards, one ball. Every turn both of you lay one card in secret and turn them up together. Guess \
         right and the ball is yours; guess wrong and it rolls towards your goal. Home always plays to the right, away \
         to the left.",
    ),
    (
        "Your four cards",
        "Each card has two halves. When you attack, the upper half counts: Pass, Dribble, One-Two or Rebound. When \
         you defend, the lower half counts: Block, Press, Anticipate or Tackle. The same card is Pass and Block, \
         Dribble and Press, One-Two and Anticipate, Rebound and Tackle. After the turn the cards come back to your \
         hand, so you have all of them again.",
    ),
    (
        "A turn",
        "The attacker lays Pass, Dribble or One-Two; the defender lays any card still in hand. Then both are turned \
         up. Block stops Pass, Press stops Dribble, Anticipate stops One-Two: the ball changes hands where it lies. \
         Any other of these three gets past the defender, and the attacker does what the card says. Tackle stops both Pass and \
         One-Two, but against a Dribble it is a foul.",
    ),
    (
        "What a success brings",
        "The columns 1 to 4 on the card are the areas of the field, counted from the attacker's own goal; the column \
         of the ball is lit. An arrow moves the ball one area forward, a star is kept for later, a number in a disc is \
         a shot with so many chance cards. Where a line divides a column, the attacker chooses.\nPass: 1 two areas \
         and a star; 2 a shot with no card, or two areas; 3 a shot with one card, or one area; 4 a shot with \
         two.\nDribble: one area in 1, 2 and 3; 4 a shot with three.\nOne-Two: 1 one area and a star; 2 one area and two \
         stars; 3 a shot with one card, or a star; 4 a shot with three.",
    ),
    (
        "Stars",
        "The first star makes one card stronger, Pass or One-Two, as you choose: its shots count one more. With the \
         second star Pass shots count two more and One-Two shots one more, or two more from their box. Two is the \
         most. Stars are lost with the ball.",
    ),
    (
        "Shots",
        "Six chance cards are shuffled: five show the crowd, one the goal. You turn up as many as your shot is \
         strong. Find the goal card and you have scored; the other side then starts from the centre. Find only \
         crowd and their keeper has the ball. A ball in a side's own box never stays there: the keeper throws it out \
         to area 1 at once.",
    ),
    (
        "Rebound",
        "A miss is not the end: give up your Rebound card until the end of the half and turn up one more of the \
         chance cards left. The card is also your Tackle, so you will defend without it.",
    ),
    (
        "Fouls",
        "A Tackle on a Dribble is a foul. The defender's Tackle is out until the end of the half. In the box the \
         attacker gets a penalty, a shot with four cards that stars do not change. Elsewhere there is a free kick: the attacker \
         names Pass, Dribble or One-Two and does what it says, unopposed.",
    ),
    (
        "The clock",
        "Every turn takes three minutes. A half ends with the turn played at 45, so it has sixteen turns. The second \
         half is started by whoever defended first; ball, stars and hands start afresh. A coin toss decides who \
         chooses to attack or defend first.",
    ),
    (
        "Cup matches",
        "A league match may end level, a cup match may not. First come two halves of fifteen minutes, six turns \
         each. If it is still level, both sides shoot from the spot, with four cards each, without rebound, pair after \
         pair, until one scores and the other does not. These kicks do not count in the score.",
    ),
    (
        "Team cards",
        "For a second course: each side may be one of eight countries, two different ones. Argentina, Brazil, \
         France, the Netherlands and Spain add further choices to some columns. England may turn up two cards at a \
         rebound after a shot from their box. Germany, from minute 30 of the second half and not ahead, may add two \
         to a shot. Italy, while ahead, may take one off the other side's shot. None of this works on a penalty \
         except England's, and nothing in a shootout.",
    ),
    (
        "Credits",
        "Soccer 17 is a game by Jack Darwid. The values of the action cards and the team cards are this project's \
         own, chosen with an exact solver where the print leaves them open.",
    ),
];
