//! The coach's reasons for a decision: the relation of the cards and their effects here, never a computed figure.

use super::super::View;
use super::super::ability::{CATENACCIO_PENALTY, NEVER_BEATEN_BONUS, SECOND_BALL_CARDS};
use super::super::action::{Action, AttackCard, DefenceCard, StarBonus};
use super::super::data::OptionEffect;
use super::super::state::{DuelResult, Phase, Table};
use super::lesson::turns;
use super::offers::{cell, gift, moved, strength};
use super::words;
use ::words::say;
use ::words::{DisplayText, Separator};
use engine::Seat;

pub(super) fn because(view: &View, seat: Seat, action: Action) -> Option<DisplayText> {
    let table = &view.table;
    if let Some(play) = action.attack_card() {
        return Some(attack(table, play));
    }
    if let Some(guard) = action.defence_card() {
        return Some(defence(table, guard));
    }
    Some(match action {
        Action::FreeKick(play) => say!("s17-because-free-kick", brings = cell(table, play)),
        Action::Option(k) => {
            let Phase::Option { play } = table.phase else { return None };
            option(table, play, *table.effects(play).get(usize::from(k))?)
        }
        Action::Bonus(bonus) => {
            let play = if bonus == StarBonus::Pass { AttackCard::Pass } else { AttackCard::OneTwo };
            say!("s17-because-bonus", card = words::play(play), brings = cell(table, play))
        }
        Action::Rebound => {
            let left = table.shot.map_or(0, |shot| shot.left());
            match turns(table) {
                0 => say!("s17-because-rebound-free", n = left),
                more => say!("s17-because-rebound", n = left, turns = more),
            }
        }
        Action::LetGo => say!("s17-because-keep-tackle", turns = turns(table)),
        Action::Attack if table.options.short => say!("s17-because-attack-first-short"),
        Action::Attack => say!("s17-because-attack-first"),
        Action::Defend if table.options.short => say!("s17-because-defend-first-short"),
        Action::Defend => say!("s17-because-defend-first"),
        Action::Ability(true) => ability(table, seat)?,
        Action::Ability(false) => say!("s17-because-leave-it"),
        _ => return None,
    })
}

/// S17-5: returns what the card brings, and what stops it.
fn attack(table: &Table, play: AttackCard) -> DisplayText {
    let holds = |guard: &DefenceCard| *guard != DefenceCard::Tackle || table.tackle[table.defender()];
    let stoppers: Vec<DisplayText> = DefenceCard::ALL
        .into_iter()
        .filter(|guard| holds(guard) && DuelResult::of(play, *guard) == DuelResult::Turnover)
        .map(|guard| words::guard(guard).into())
        .collect();
    let (card, n) = (words::play(play), stoppers.len());
    let cards = DisplayText::list(stoppers, Separator::And);
    say!("s17-because-attack", card, brings = cell(table, play), cards, n)
}

/// S17-5: returns what the card stops, and what that would have brought.
fn defence(table: &Table, guard: DefenceCard) -> DisplayText {
    let card = words::guard(guard);
    match words::stopped(guard)[..] {
        [play] => {
            say!("s17-because-stops", card, stopped = words::play(play), brings = cell(table, play))
        }
        ref plays => {
            let plays = DisplayText::list(plays.iter().map(|play| words::play(*play).into()), Separator::And);
            say!("s17-because-tackle", card, stopped = plays, gift = gift(table))
        }
    }
}

/// S17-7, S17-8, S17-9: returns the reason for an option.
fn option(table: &Table, play: AttackCard, effect: OptionEffect) -> DisplayText {
    let last = turns(table) == 0;
    match effect {
        OptionEffect::Shot(_) if last => say!("s17-because-last-turn"),
        OptionEffect::Shot(printed) => match strength(table, play, printed) {
            0 if table.tackle[table.attacker] => say!("s17-because-no-card-rebound"),
            0 => say!("s17-because-no-card"),
            n => {
                let stars = if table.star_bonus(play) > 0 { table.stars } else { 0 };
                say!("s17-because-shot", n, stars)
            }
        },
        OptionEffect::Move { advance, stars } => {
            let (area, gained) = moved(table, advance, stars);
            let there = Table { area, stars: table.stars + gained, ..*table };
            let strongest =
                |there: &Table| AttackCard::ALL.into_iter().filter_map(|play| shot(there, play)).max();
            match (strongest(&there), strongest(&Table { stars: 0, ..there })) {
                (None | Some(0), _) => say!("s17-because-build"),
                (Some(n), plain) => {
                    let stars = if plain < Some(n) { there.stars } else { 0 };
                    say!("s17-because-move", n, stars)
                }
            }
        }
    }
}

/// Returns the strongest shot of that action from there.
fn shot(table: &Table, play: AttackCard) -> Option<u8> {
    // S17-8: the side that gains the first star chooses its bonus, so this action may get it.
    let chosen = match play {
        AttackCard::Pass => Some(StarBonus::Pass),
        AttackCard::OneTwo => Some(StarBonus::OneTwo),
        AttackCard::Dribble => None,
    };
    let table = &Table { bonus: table.bonus.or(chosen), ..*table };
    let shots = table.effects(play).iter().filter_map(|effect| match effect {
        OptionEffect::Shot(printed) => Some(strength(table, play, *printed)),
        OptionEffect::Move { .. } => None,
    });
    shots.max()
}

/// S17-21: returns the reason for an ability.
fn ability(table: &Table, seat: Seat) -> Option<DisplayText> {
    table.team(seat)?;
    Some(match table.phase {
        Phase::NeverBeaten => say!("s17-because-never-beaten", n = NEVER_BEATEN_BONUS),
        Phase::Catenaccio => say!("s17-because-catenaccio", n = CATENACCIO_PENALTY),
        Phase::SecondBall => say!("s17-because-second-ball", n = SECOND_BALL_CARDS),
        _ => return None,
    })
}
