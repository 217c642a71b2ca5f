//! Advice on the current decision for a beginner, from the view alone.

use super::super::View;
use super::super::ability::{CATENACCIO, NEVER_BEATEN, SECOND_BALL};
use super::super::action::{Guard, Play};
use super::super::data::Effect;
use super::super::state::{BOX, Clash, Duel, Phase, TURN, Table, cut, last_time};
use super::offers::{cell, strength};
use super::words::{self, number};
use crate::engine::Seat;

/// Returns one to three plain sentences; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<String> {
    let table = &view.table;
    if !table.owed().has(seat) {
        return None;
    }
    let (strong, to_take, left) =
        table.shot.map_or((0, 0, 0), |shot| (shot.strength(), shot.to_take, shot.left()));
    Some(match table.phase {
        Phase::Toss { .. } => "You won the toss. Attack, and you have the ball first now and they have it \
                               first after half-time; defend, and it is the other way round. Neither is \
                               better."
            .into(),
        Phase::Lay if table.last.is_none() && seat == table.attacker => format!(
            "You attack from {}: click Pass, Dribble or One-Two to lay it face down. Block stops Pass, \
             Press stops Dribble, Anticipate stops One-Two; Tackle stops Pass and One-Two, but fouls a \
             Dribble. Pick one they are not guarding against.",
            place(table, seat)
        ),
        Phase::Lay if table.last.is_none() => format!(
            "They attack from {}: click a card to lay it face down, and guess theirs. Block stops Pass, Press stops \
             Dribble, Anticipate stops One-Two. Tackle stops Pass and One-Two, but fouls a Dribble.",
            place(table, seat)
        ),
        Phase::Lay if seat == table.attacker => format!("{} {}", brings(table, seat), warning(table, seat)),
        Phase::Lay => format!("{} {}", brings(table, seat), caution(table, seat)),
        Phase::FreeKick => format!(
            "They fouled your Dribble and lose Tackle for this half. Choose any action: nobody can stop it. {}",
            brings(table, seat)
        ),
        Phase::Option { play } => option(table, play),
        Phase::Bonus => format!(
            "Your first star makes one card's shots stronger while you keep the ball. {} Choose the card \
             you mean to shoot with; they can see your choice.",
            with_a_star(table)
        ),
        Phase::NeverBeaten => format!(
            "Your team can strengthen this shot: {} of the six chance cards instead of {strong}. It is free.",
            cut(strong as i8 + NEVER_BEATEN as i8)
        ),
        Phase::Catenaccio => format!(
            "They shoot, and your team can weaken it: {} of the six chance cards instead of {strong}. It is \
             free.",
            cut(strong as i8 - CATENACCIO as i8)
        ),
        Phase::Take if left == 1 => {
            "Five cards showed the crowd, so the last one is the goal: turn it up.".into()
        }
        Phase::Take => format!(
            "One of the {left} face-down chance cards is the goal, and you turn up {}. They are shuffled, \
             so pick any.",
            number(to_take)
        ),
        Phase::Rebound => format!(
            "Missed, but the goal is among the {left} cards left. Give up Rebound to turn up one more. That \
             card is also your Tackle, {}.",
            match turns(table) {
                0 => "but the half ends now, so you get it back at once".into(),
                turns => format!("and you lose it for the {} left in this half", count(turns)),
            }
        ),
        Phase::SecondBall => format!(
            "Your team may turn up {SECOND_BALL} of the {left} cards at this rebound instead of one. It costs you nothing."
        ),
        Phase::Running | Phase::Over => return None,
    })
}

/// S17-2: returns the name of the ball's area, as that seat calls it.
fn place(table: &Table, seat: Seat) -> &'static str {
    let attacks = seat == table.attacker;
    match (table.area, attacks) {
        (2, _) => "the centre",
        (BOX, true) => "their box",
        (BOX, false) => "your box",
        (3, true) | (1, false) => "their half",
        _ => "your half",
    }
}

/// S17-14: returns the number of turns of this half to come, without this one.
pub(super) fn turns(table: &Table) -> u8 {
    last_time(table.period).saturating_sub(table.time) / TURN
}

/// Returns a number of turns, such as `one turn` or `five turns`.
pub(super) fn count(turns: u8) -> String {
    if turns == 1 { "one turn".into() } else { format!("{} turns", number(turns)) }
}

/// S17-20: returns what each action would bring from here.
fn brings(table: &Table, seat: Seat) -> String {
    let whose = if seat == table.attacker { "your" } else { "their" };
    let [dribble, one_two, pass] = Play::ALL.map(|play| cell(table, play));
    format!("From {}, {whose} Pass gives {pass}; Dribble, {dribble}; One-Two, {one_two}.", place(table, seat))
}

/// Returns the attacker's risks, and the other side's last card.
fn warning(table: &Table, seat: Seat) -> String {
    let tackle = if table.tackle[!seat] {
        "They still hold Tackle: it stops Pass and One-Two, but fouls a Dribble."
    } else {
        "Their Tackle is out, so only one card can stop each of yours."
    };
    match table.last {
        Some(Duel { attacker, attack, defence }) if attacker == seat => {
            let end = match Clash::of(attack, defence) {
                Clash::Turnover => "and stopped you",
                Clash::Resolve | Clash::Foul => "and you got past",
            };
            format!("{tackle} Last time they laid {}, {end}.", words::guard(defence))
        }
        _ => tackle.into(),
    }
}

/// Returns the defender's considerations, and the other side's last card.
fn caution(table: &Table, seat: Seat) -> String {
    let gift = if table.area == BOX { "a penalty" } else { "a free kick" };
    let guards = "Block stops Pass, Press Dribble, Anticipate One-Two";
    let tackle = if table.tackle[seat] {
        format!("{guards}; Tackle stops Pass and One-Two, but on Dribble it is {gift}.")
    } else {
        format!("{guards}; your Tackle is out.")
    };
    match table.last {
        Some(Duel { attacker, attack, .. }) if attacker != seat => {
            format!("{tackle} They last laid {}.", words::play(attack))
        }
        _ => tackle,
    }
}

/// S17-7: returns the reasons for the options of a cell.
fn option(table: &Table, play: Play) -> String {
    let own = words::play(play);
    let past = match table.last {
        Some(Duel { defence: Guard::Tackle, .. }) => format!("Nobody stops your {own}."),
        _ => format!("Your {own} got past them."),
    };
    let shots = table.effects(play).iter().filter_map(|effect| match effect {
        Effect::Shot(printed) => Some(strength(table, play, *printed)),
        Effect::Move { .. } => None,
    });
    let Some(strongest) = shots.max() else {
        return format!("{past} A star makes later shots stronger; a step forward takes you closer to goal.");
    };
    let shot = match strongest {
        0 if table.tackle[table.attacker] => {
            "A shot with no card always misses; only your Rebound could then score.".into()
        }
        0 => "A shot with no card always misses and gives them the ball.".into(),
        n => format!("A shot now has {} of the six chance cards, and a miss gives them the ball.", number(n)),
    };
    let wait = match turns(table) {
        0 => "This is the last turn of the half: shoot now or the chance is gone.".into(),
        turns => format!("Anything else keeps the ball, with {} still to come this half.", count(turns)),
    };
    format!("{past} {shot} {wait}")
}

/// S17-8: returns the effect of the first star in the box.
fn with_a_star(table: &Table) -> String {
    let there = Table { area: BOX, ..*table };
    let best = |play: Play| {
        let shots = there.effects(play).iter().filter_map(|effect| match effect {
            Effect::Shot(printed) => Some(*printed),
            Effect::Move { .. } => None,
        });
        shots.max().unwrap_or(0)
    };
    let [pass, one_two] = [Play::Pass, Play::OneTwo].map(best);
    format!(
        "In their box it takes Pass from {pass} cards to {}, or One-Two from {one_two} to {}.",
        pass + 1,
        one_two + 1
    )
}
