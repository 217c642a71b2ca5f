//! Advice on the current decision for a beginner, from the view alone.

use super::super::View;
use super::super::ability::{CATENACCIO_PENALTY, NEVER_BEATEN_BONUS, SECOND_BALL_CARDS};
use super::super::action::{AttackCard, DefenceCard};
use super::super::data::OptionEffect;
use super::super::state::{
    Duel, DuelResult, PENALTY_AREA, Phase, TURN_MINUTES, Table, clamp_strength, last_time,
};
use super::offers::{cell, gift, strength};
use super::words;
use ::words::say;
use ::words::{DisplayText, MessageArg, Separator};
use engine::Seat;

/// Returns one to three plain sentences; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
    let table = &view.table;
    if !table.seats_to_move().contains(seat) {
        return None;
    }
    let (strong, to_take, left) =
        table.shot.map_or((0, 0, 0), |shot| (shot.strength(), shot.to_take, shot.left()));
    Some(match table.phase {
        Phase::Toss { .. } if table.options.short => say!("s17-lesson-toss-short"),
        Phase::Toss { .. } => say!("s17-lesson-toss"),
        Phase::Lay if table.last.is_none() && seat == table.attacker => {
            say!("s17-lesson-first-attack", place = place(table, seat))
        }
        Phase::Lay if table.last.is_none() => say!("s17-lesson-first-defence", place = place(table, seat)),
        Phase::Lay if seat == table.attacker => joined([brings(table, seat), warning(table, seat)]),
        Phase::Lay => joined([brings(table, seat), caution(table, seat)]),
        Phase::FreeKick => joined([say!("s17-lesson-free-kick"), brings(table, seat)]),
        Phase::Option { play } => option(table, play),
        Phase::Bonus => {
            joined([say!("s17-lesson-bonus"), with_a_star(table), say!("s17-lesson-bonus-choose")])
        }
        Phase::NeverBeaten => {
            say!(
                "s17-lesson-never-beaten",
                n = clamp_strength(strong as i8 + NEVER_BEATEN_BONUS as i8),
                strength = strong
            )
        }
        Phase::Catenaccio => {
            say!(
                "s17-lesson-catenaccio",
                n = clamp_strength(strong as i8 - CATENACCIO_PENALTY as i8),
                strength = strong
            )
        }
        Phase::Take if left == 1 => say!("s17-lesson-last-card"),
        Phase::Take => say!("s17-lesson-take", left, n = to_take),
        Phase::Rebound => {
            joined([say!("s17-lesson-rebound", left), say!("s17-lesson-price", turns = turns(table))])
        }
        Phase::SecondBall => say!("s17-lesson-second-ball", n = SECOND_BALL_CARDS, left),
        Phase::Running | Phase::Over => return None,
    })
}

/// Returns the sentences, one after the other.
fn joined(sentences: impl IntoIterator<Item = DisplayText>) -> DisplayText {
    DisplayText::list(sentences, Separator::Space)
}

/// S17-2: returns the ball's area as that seat sees it, for messages to select by.
fn place(table: &Table, seat: Seat) -> MessageArg {
    let attacks = seat == table.attacker;
    MessageArg::selector(match (table.area, attacks) {
        (2, _) => "centre",
        (PENALTY_AREA, true) => "their-box",
        (PENALTY_AREA, false) => "your-box",
        (3, true) | (1, false) => "their-half",
        _ => "your-half",
    })
}

/// S17-14: returns the number of turns of this half to come, without this one.
pub(super) fn turns(table: &Table) -> u8 {
    last_time(table.period).saturating_sub(table.time) / TURN_MINUTES
}

/// S17-20: returns what each action would bring from here.
fn brings(table: &Table, seat: Seat) -> DisplayText {
    let whose = MessageArg::selector(if seat == table.attacker { "yours" } else { "theirs" });
    let place = place(table, seat);
    let [dribble, one_two, pass] = AttackCard::ALL.map(|play| cell(table, play));
    say!("s17-lesson-brings", place, whose, pass, dribble, one_two)
}

/// Returns the attacker's risks, and the other side's last card.
fn warning(table: &Table, seat: Seat) -> DisplayText {
    let tackle = if table.tackle[!seat] {
        say!("s17-lesson-they-hold-tackle")
    } else {
        say!("s17-lesson-their-tackle-out")
    };
    let last = match table.last {
        Some(Duel { attacker, attack, defence }) if attacker == seat => {
            let card = words::guard(defence);
            match DuelResult::of(attack, defence) {
                DuelResult::Turnover => say!("s17-lesson-they-stopped", card),
                DuelResult::Resolve | DuelResult::Foul => say!("s17-lesson-you-got-past", card),
            }
        }
        _ => DisplayText::EMPTY,
    };
    joined([tackle, last])
}

/// Returns the defender's considerations, and the other side's last card.
fn caution(table: &Table, seat: Seat) -> DisplayText {
    let guards = if table.tackle[seat] {
        say!("s17-lesson-guards-tackle", gift = gift(table))
    } else {
        say!("s17-lesson-guards")
    };
    let last = match table.last {
        Some(Duel { attacker, attack, .. }) if attacker != seat => {
            say!("s17-lesson-they-last-laid", card = words::play(attack))
        }
        _ => DisplayText::EMPTY,
    };
    joined([guards, last])
}

/// S17-7: returns the reasons for the options of a cell.
fn option(table: &Table, play: AttackCard) -> DisplayText {
    let card = words::play(play);
    let past = match table.last {
        Some(Duel { defence: DefenceCard::Tackle, .. }) => say!("s17-lesson-nobody-stops", card),
        _ => say!("s17-lesson-got-past", card),
    };
    let shots = table.effects(play).iter().filter_map(|effect| match effect {
        OptionEffect::Shot(printed) => Some(strength(table, play, *printed)),
        OptionEffect::Move { .. } => None,
    });
    let Some(strongest) = shots.max() else {
        return joined([past, say!("s17-lesson-star-or-step")]);
    };
    let shot = match strongest {
        0 if table.tackle[table.attacker] => say!("s17-lesson-no-card-rebound"),
        0 => say!("s17-lesson-no-card"),
        n => say!("s17-lesson-shot-now", n),
    };
    let wait = match turns(table) {
        0 => say!("s17-lesson-last-turn"),
        turns => say!("s17-lesson-wait", turns),
    };
    joined([past, shot, wait])
}

/// S17-8: returns the effect of the first star in the box.
fn with_a_star(table: &Table) -> DisplayText {
    let there = Table { area: PENALTY_AREA, ..*table };
    let best = |play: AttackCard| {
        let shots = there.effects(play).iter().filter_map(|effect| match effect {
            OptionEffect::Shot(printed) => Some(*printed),
            OptionEffect::Move { .. } => None,
        });
        shots.max().unwrap_or(0)
    };
    let [pass, one_two] = [AttackCard::Pass, AttackCard::OneTwo].map(best);
    say!("s17-lesson-with-a-star", pass, pass_more = pass + 1, one_two, one_two_more = one_two + 1)
}
