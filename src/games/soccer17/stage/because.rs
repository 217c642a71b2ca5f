//! The coach's reasons for a decision: the relation of the cards and their effects here, never a computed figure.

use super::super::View;
use super::super::ability::{CATENACCIO, NEVER_BEATEN, SECOND_BALL};
use super::super::action::{Action, Bonus, Guard, Play};
use super::super::data::{Ability, Effect};
use super::super::state::{BOX, Clash, Phase, Table};
use super::lesson::{count, turns};
use super::offers::{cell, moved, strength};
use super::words::{self, number};
use crate::engine::Seat;
use crate::stage::words::listed;

pub(super) fn because(view: &View, seat: Seat, action: Action) -> Option<String> {
    let table = &view.table;
    if let Some(play) = action.play() {
        return Some(attack(table, play));
    }
    if let Some(guard) = action.guard() {
        return Some(defence(table, guard));
    }
    Some(match action {
        Action::FreeKick(play) => format!("Nobody can stop it, and it brings {}.", cell(table, play)),
        Action::Option(k) => {
            let Phase::Option { play } = table.phase else { return None };
            option(table, play, *table.effects(play).get(usize::from(k))?)
        }
        Action::Bonus(bonus) => {
            let play = if bonus == Bonus::Pass { Play::Pass } else { Play::OneTwo };
            format!(
                "From here {} brings {}, and one card more with the star.",
                words::play(play),
                cell(table, play)
            )
        }
        Action::Rebound => {
            let left = table.shot.map_or(0, |shot| shot.left());
            match turns(table) {
                0 => format!("One of {} cards is the goal, and the half ends anyway.", number(left)),
                more => format!(
                    "One of {} cards is the goal; for that you defend {} without Tackle.",
                    number(left),
                    count(more)
                ),
            }
        }
        Action::LetGo => format!("Tackle still guards you for {} of this half.", count(turns(table))),
        Action::Attack => "The first turn is yours; after half-time it is theirs.".into(),
        Action::Defend => "The first turn is theirs; after half-time it is yours.".into(),
        Action::Ability(true) => ability(table, seat)?,
        Action::Ability(false) => "It would change nothing here.".into(),
        _ => return None,
    })
}

/// S17-5: returns what the card brings, and what stops it.
fn attack(table: &Table, play: Play) -> String {
    let holds = |guard: &Guard| *guard != Guard::Tackle || table.tackle[table.defender()];
    let stoppers: Vec<&str> = Guard::ALL
        .into_iter()
        .filter(|guard| holds(guard) && Clash::of(play, *guard) == Clash::Turnover)
        .map(words::guard)
        .collect();
    let verb = if stoppers.len() == 1 { "stops" } else { "stop" };
    let brings = cell(table, play);
    format!("{} brings {brings}; only {} {verb} it.", words::play(play), listed(&stoppers, "and"))
}

/// S17-5: returns what the card stops, and what that would have brought.
fn defence(table: &Table, guard: Guard) -> String {
    let stopped: Vec<Play> =
        Play::ALL.into_iter().filter(|play| Clash::of(*play, guard) == Clash::Turnover).collect();
    let name = words::guard(guard);
    match stopped[..] {
        [play] => {
            format!("{name} stops {}, which would bring them {}.", words::play(play), cell(table, play))
        }
        _ => {
            let plays: Vec<&str> = stopped.iter().map(|play| words::play(*play)).collect();
            let gift = if table.area == BOX { "a penalty" } else { "a free kick" };
            format!("{name} stops {}; on a Dribble it is {gift}.", listed(&plays, "and"))
        }
    }
}

/// S17-7, S17-8, S17-9: returns the reason for an option.
fn option(table: &Table, play: Play, effect: Effect) -> String {
    let last = turns(table) == 0;
    match effect {
        Effect::Shot(_) if last => {
            "It is the last turn of the half: what you do not shoot now is lost.".into()
        }
        Effect::Shot(printed) => match strength(table, play, printed) {
            0 if table.tackle[table.attacker] => {
                "Your Rebound turns up a card even after a shot without one.".into()
            }
            0 => "It ends the attack before they can win the ball where it hurts.".into(),
            n => format!(
                "{} of the six chance cards are yours to turn up, and one of the six is the goal.",
                words::capital(&number(n))
            ),
        },
        Effect::Move { advance, stars } => {
            let (area, gained) = moved(table, advance, stars);
            let there = Table { area, stars: table.stars + gained, ..*table };
            let best = Play::ALL.into_iter().filter_map(|play| shot(&there, play)).max().unwrap_or(0);
            match best {
                0 => "You keep the ball and come nearer.".into(),
                n => format!("You keep the ball, and from there a shot can turn up {}.", cards(n)),
            }
        }
    }
}

/// Returns the strongest shot of that action from there.
fn shot(table: &Table, play: Play) -> Option<u8> {
    let shots = table.effects(play).iter().filter_map(|effect| match effect {
        Effect::Shot(printed) => Some(strength(table, play, *printed)),
        Effect::Move { .. } => None,
    });
    shots.max()
}

fn cards(n: u8) -> String {
    if n == 1 { "one card".into() } else { format!("{} cards", number(n)) }
}

/// S17-21: returns the reason for an ability.
fn ability(table: &Table, seat: Seat) -> Option<String> {
    let ability = match table.phase {
        Phase::NeverBeaten => Ability::NeverBeaten,
        Phase::Catenaccio => Ability::Catenaccio,
        Phase::SecondBall => Ability::SecondBall,
        _ => return None,
    };
    table.team(seat)?;
    Some(match ability {
        Ability::NeverBeaten => {
            format!("It costs you nothing, and {} more may be turned up.", cards(NEVER_BEATEN))
        }
        Ability::Catenaccio => format!("It costs you nothing, and they turn up {} less.", cards(CATENACCIO)),
        Ability::SecondBall => format!("It costs you nothing, and you turn up {}.", cards(SECOND_BALL)),
    })
}
