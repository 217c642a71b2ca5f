//! Actions as text, and the state told with every event.

use super::*;
use crate::engine::sink::Witness;
use crate::engine::{MatchRng, Seats};
use crate::games::soccer17::Event;
use crate::games::soccer17::state::Slot;

#[test]
fn actions_are_read_as_written() {
    for text in [
        "Ability(false)",
        "Ability(true)",
        "Anticipate",
        "Attack",
        "Block",
        "Bonus(OneTwo)",
        "Bonus(Pass)",
        "Defend",
        "Dribble",
        "FreeKick(Dribble)",
        "FreeKick(OneTwo)",
        "FreeKick(Pass)",
        "LetGo",
        "OneTwo",
        "Option(0)",
        "Pass",
        "Press",
        "Rebound",
        "Tackle",
        "Take(0)",
        "Take(5)",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        assert_eq!(serde_json::to_string(&action).unwrap(), format!("\"{text}\""));
    }
    for text in [
        "",
        "pass",
        "Pass ",
        "Pass()",
        "Take",
        "Take()",
        "Take(+1)",
        "Take(01)",
        "Take(1",
        "Bonus(Dribble)",
        "Ability(yes)",
    ] {
        let fault = text.parse::<Action>().unwrap_err().to_string();
        assert!(fault.contains("is no action of this game: expected Pass, Dribble"), "{fault}");
    }
}

#[test]
fn order_of_actions_is_the_order_of_their_text() {
    let mut texts = Vec::new();
    let mut actions: Vec<Action> = vec![
        Action::Take(5),
        Action::Take(0),
        Action::Tackle,
        Action::Rebound,
        Action::Press,
        Action::Pass,
        Action::Option(1),
        Action::OneTwo,
        Action::LetGo,
        Action::FreeKick(super::super::Play::Pass),
        Action::FreeKick(super::super::Play::Dribble),
        Action::Dribble,
        Action::Defend,
        Action::Bonus(super::super::action::Bonus::Pass),
        Action::Bonus(super::super::action::Bonus::OneTwo),
        Action::Block,
        Action::Attack,
        Action::Anticipate,
        Action::Ability(true),
        Action::Ability(false),
    ];
    actions.sort();
    texts.extend(actions.iter().map(ToString::to_string));
    assert!(texts.is_sorted(), "{texts:?}");
}

/// The table is drawn from the state told with an event: it must be the one just after that fact.
#[test]
fn events_are_told_with_the_state_just_after_them() {
    for seed in 0..200 {
        let options =
            Options { kind: MatchKind::Cup, home_team: Some(Team::Italy), away_team: Some(Team::England) };
        let mut rng = MatchRng::new(seed);
        let mut witness = Witness::new(|state: &Soccer17| state.table);
        let mut state = Soccer17::setup(&options, seed, &mut witness).unwrap();
        while let Some(seat) = state.owed().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut witness).unwrap();
            let (_, last) = witness.seen.last().unwrap();
            assert_eq!(last.score, state.table.score);
            assert_ne!(state.table.phase, Phase::Running);
        }
        for (event, table) in &witness.seen {
            agrees(*event, table);
        }
    }
}

fn agrees(event: Event, table: &Table) {
    let shot = |test: &dyn Fn(super::super::state::Shot) -> bool| table.shot.is_some_and(test);
    let fine = match event {
        Event::Tossed { winner } => table.owed() == Seats::one(winner),
        Event::HalfBegan { period, attacker } => (table.period, table.attacker) == (period, attacker),
        Event::Sealed { seat } => table.laid[seat] == Laid::FaceDown && table.owed() == Seats::one(!seat),
        Event::Revealed { attacker, attack, defence, .. } => {
            (table.laid[attacker], table.laid[!attacker]) == (Laid::Attack(attack), Laid::Defence(defence))
        }
        Event::Foul { by } => table.attacker == !by,
        Event::ActionDiscarded { seat } => !table.tackle[seat],
        Event::PenaltyGiven { to } => table.attacker == to && table.area == 4,
        Event::FreeKickGiven { to } => table.owed() == Seats::one(to),
        Event::FreeKickTaken { by, .. } | Event::OptionTaken { by, .. } | Event::BonusChosen { by, .. } => {
            table.attacker == by
        }
        Event::Advanced { to, .. } => table.area == to,
        Event::StarsGained { stars, .. } => table.stars == stars,
        Event::ShotAnnounced { strength, .. } => shot(&|s| s.strength() == strength && !s.shuffled),
        Event::AbilityUsed { cards, .. } => shot(&|s| s.to_take == cards),
        Event::AbilitySpared { .. } | Event::ReboundSpared { .. } => table.shot.is_some(),
        Event::ChanceShuffled { .. } => shot(&|s| s.shuffled && s.left() == 6),
        Event::ChanceTaken { slot, goal, .. } => {
            let face = if goal { Slot::Goal } else { Slot::Crowd };
            shot(&|s| s.slots[usize::from(slot)] == face && !(goal && s.to_take > 0))
        }
        Event::Rebounded { cards, .. } => shot(&|s| s.to_take == cards && s.rebound),
        Event::Goal { score, .. } => table.score == score && table.shot.is_some(),
        Event::Missed { by } => table.area == 4 && table.attacker == by,
        Event::Turnover { attacker, area } => {
            (table.attacker, table.area, table.stars) == (attacker, area, 0)
        }
        Event::KeeperPassed { by, to } => (table.attacker, table.area) == (by, to),
        Event::TurnEnded { time } => {
            table.time == time && table.shot.is_none() && table.laid[Seat::Home] == Laid::Nothing
        }
        Event::HalfEnded { period, score } => (table.period, table.score) == (period, score),
        Event::ShootoutBegan { first } => table.attacker == first,
        Event::KickTaken { kicks, .. } => table.shootout.is_some_and(|shootout| shootout.scored == kicks),
        Event::MatchEnded { outcome } => table.outcome() == Some(outcome),
    };
    assert!(fine, "{event:?} was told with {table:?}");
}
