//! Tests of the text of actions, and of the state emitted with every event.

use super::*;
use crate::Event;
use crate::state::{Period, ShotSlot};
use engine::record::RecordError;
use engine::sink::RecordingSink;
use engine::{Decided, Record};
use engine::{MatchRng, SeatSet};

#[test]
fn actions_round_trip_as_text() {
    for text in [
        "Ability(false)", "Ability(true)", "Anticipate", "Attack", "Block", "Bonus(OneTwo)", "Bonus(Pass)",
        "Defend", "Dribble", "FreeKick(Dribble)", "FreeKick(OneTwo)", "FreeKick(Pass)", "LetGo", "OneTwo",
        "Option(0)", "Pass", "Press", "Rebound", "Tackle", "Take(0)", "Take(5)",
    ] {
        let action: Action = text.parse().unwrap();
        assert_eq!(action.to_string(), text);
        assert_eq!(serde_json::to_string(&action).unwrap(), format!("\"{text}\""));
    }
    for text in [
        "", "pass", "Pass ", "Pass()", "Take", "Take()", "Take(+1)", "Take(01)", "Take(1", "Bonus(Dribble)",
        "Ability(yes)",
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("is no action of this game: expected Pass, Dribble"), "{error}");
    }
}

#[test]
fn actions_sort_like_their_texts() {
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
        Action::FreeKick(super::super::AttackCard::Pass),
        Action::FreeKick(super::super::AttackCard::Dribble),
        Action::Dribble,
        Action::Defend,
        Action::Bonus(super::super::action::StarBonus::Pass),
        Action::Bonus(super::super::action::StarBonus::OneTwo),
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

/// The state emitted with an event is the one just after it, since the table is drawn from it.
#[test]
fn each_event_is_emitted_with_the_state_after_it() {
    for seed in 0..200 {
        let options = Options {
            kind: MatchKind::Cup,
            home_team: Some(Team::Italy),
            away_team: Some(Team::England),
            short: false,
        };
        let mut rng = MatchRng::new(seed);
        let mut recording = RecordingSink::new(|state: &Soccer17| state.table);
        let mut state = Soccer17::setup(&options, seed, &mut recording).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut recording).unwrap();
            let (_, last) = recording.seen.last().unwrap();
            assert_eq!(last.score, state.table.score);
            assert_ne!(state.table.phase, Phase::Running);
        }
        for (event, table) in &recording.seen {
            agrees(*event, table);
        }
    }
}

/// S17-17: in the last turn of a half a move changes nothing, so there is no question about it.
#[test]
fn s17_17_no_question_without_effect_in_the_last_turn() {
    // The first star.
    for (time, asked) in [
        (42, "? H: Bonus(OneTwo), Bonus(Pass)"),
        (45, "TurnEnded time=45 | ? H: Anticipate, Block, Press, Tackle; A: Dribble, OneTwo, Pass"),
    ] {
        let one = league(|t| (t.area, t.time) = (1, time));
        let last =
            check(one, "H OneTwo, A Press", &format!("OptionTaken | StarsGained by=home stars=1 | {asked}"));
        assert_eq!(last.table.bonus, None);
    }
    // Options that are all moves: Brazil's dribble in the centre; a shot among them is a choice.
    for time in [42, 45] {
        let brazil = teams(Team::Brazil, Team::Spain, |t| (t.area, t.time) = (2, time));
        let asked = if time == 42 {
            "? H: Option(0), Option(1)"
        } else {
            "OptionTaken by=home effect=(Move=(advance=1 stars=0)) option=0 | HalfEnded"
        };
        check(brazil, "H Dribble, A Block", asked);
        let shot = league(|t| (t.area, t.time) = (2, time));
        check(shot, "H Pass, A Press", "? H: Option(0), Option(1)");
    }
    // A free kick from the own half: every action is a move there. In the centre a pass may be a shot.
    for (area, time, asked) in [
        (1, 42, "? H: FreeKick(Dribble), FreeKick(OneTwo), FreeKick(Pass)"),
        (1, 45, "FreeKickGiven to=home | FreeKickTaken by=home play=Dribble | HalfEnded"),
        (2, 45, "? H: FreeKick(Dribble), FreeKick(OneTwo), FreeKick(Pass)"),
    ] {
        check(league(|t| (t.area, t.time) = (area, time)), "H Dribble, A Tackle", asked);
    }
    // Extra time ends at 15, and the match with the last of its turns.
    let end = league(|t| (t.area, t.time, t.period) = (1, 45, Period::SecondHalf));
    let over = check(end, "H OneTwo, A Press", "StarsGained by=home stars=1 | MatchEnded");
    assert_eq!(over.table.outcome().unwrap().decided, Decided::NormalTime);
}

/// Plays a random match as build 0.1 asked and recorded it; returns its end and its record.
fn formerly(options: &Options, seed: u64) -> (Soccer17, Record) {
    let mut rng = MatchRng::new(seed);
    let mut state = Soccer17::setup(options, seed, &mut NullSink).unwrap();
    state.asks_legacy_questions = true;
    let mut record = Record { rules: None, ..Record::new::<Soccer17>(options, seed).unwrap() };
    while let Some(seat) = state.seats_to_move().first() {
        let action = state.sample(seat, &mut rng).unwrap();
        state.apply(seat, &action, &mut NullSink).unwrap();
        record.actions.push((seat, action.to_string()));
    }
    (state, record)
}

/// Records of 0.1 answer questions that are no longer asked. These answers are skipped, and nothing else.
#[test]
fn s17_17_old_records_with_answers_without_effect_are_read() {
    let mut in_vain = 0;
    for seed in 0..300 {
        let teams = (seed % 2 == 0).then_some((Team::Brazil, Team::Netherlands));
        let options = Options {
            kind: MatchKind::Cup,
            home_team: teams.map(|(home, _)| home),
            away_team: teams.map(|(_, away)| away),
            short: false,
        };
        let (old, record) = formerly(&options, seed);
        let mut taken = Vec::new();
        let now: Soccer17 = record
            .replay(&mut NullSink, |n, _, seat, action: &Action, _| {
                assert_eq!(record.actions[n - 1], (seat, action.to_string()));
                taken.push((seat, action.to_string()));
            })
            .unwrap();
        assert_eq!(now.outcome(), old.outcome());
        in_vain += record.actions.len() - taken.len();
        // The record without them means the same.
        let kept = Record { actions: taken, ..record.clone() };
        let again: Soccer17 = kept.replay(&mut NullSink, |_, _, _, _, _| {}).unwrap();
        assert_eq!(again, now);
        // An answer to a question that was never asked is refused, also the same one twice.
        let at = record.actions.iter().position(|(_, action)| action.starts_with("Bonus")).unwrap_or(1);
        let mut twice = record.clone();
        twice.actions.insert(at, (Seat::Home, "Bonus(Pass)".to_owned()));
        twice.actions.insert(at, (Seat::Home, "Bonus(Pass)".to_owned()));
        let error = twice.replay::<Soccer17, _>(&mut NullSink, |_, _, _, _, _| {}).unwrap_err();
        assert!(matches!(error, RecordError::Illegal { .. }), "{error}");
    }
    assert!(in_vain > 100, "{in_vain}");
}

/// A record of today answers what is asked and nothing else. One that leaves a question of 0.1 without an answer is
/// none of 0.1's, and neither is one with seals.
#[test]
fn s17_17_current_records_with_answers_without_effect_are_refused() {
    let (mut refused, mut as_formerly) = (0, 0);
    for seed in 0..120 {
        let options = Options { kind: MatchKind::Cup, home_team: None, away_team: None, short: false };
        let (_, record) = formerly(&options, seed);
        let read = |record: &Record| record.replay::<Soccer17, _>(&mut NullSink, |_, _, _, _, _| {});
        let mut taken = Vec::new();
        record.replay::<Soccer17, _>(&mut NullSink, |n, _, _, _: &Action, _| taken.push(n)).unwrap();
        let vain: Vec<usize> = (1..=record.actions.len()).filter(|n| !taken.contains(n)).collect();
        let actions = taken.iter().map(|n| record.actions[n - 1].clone()).collect();
        let today = Record { actions, ..record.clone() };
        if vain.is_empty() {
            continue;
        }
        // With seals it is one of today's.
        let mut sealed = record.clone();
        sealed.commit_seed(engine::commitment::Nonce::of([1; 16]));
        assert!(matches!(read(&sealed), Err(RecordError::Illegal { .. })));
        assert!(read(&record).is_ok());
        // One answer in vain among many that are not given.
        for n in &vain {
            let mut mixed = record.clone();
            let mut numbers = 1..;
            mixed.actions.retain(|_| numbers.next().is_some_and(|k| k == *n || !vain.contains(&k)));
            // Some are what 0.1 would have written: those that answer the only such question, or end before the next.
            let mut then = Soccer17::setup(&options, seed, &mut NullSink).unwrap();
            then.asks_legacy_questions = true;
            let taken = mixed.actions.iter().all(|(seat, action)| {
                action.parse().is_ok_and(|action: Action| then.apply(*seat, &action, &mut NullSink).is_ok())
            });
            assert_eq!(read(&mixed).is_ok(), taken, "seed {seed}, decision {n} of {vain:?}");
            refused += u32::from(!taken);
            as_formerly += u32::from(taken);
        }
        assert!(read(&today).is_ok());
    }
    assert!(refused > 5 && as_formerly > 5, "{refused} {as_formerly}");
}

/// A record of today says by which rules it was begun. Nothing may follow its end, not even what 0.1 would have asked
/// there; without that word it is what 0.1 would have written.
#[test]
fn s17_17_a_current_record_has_no_action_after_its_end() {
    let mut seen = 0;
    for seed in 0..400 {
        let options = Options { kind: MatchKind::League, home_team: None, away_team: None, short: false };
        let (_, of_then) = formerly(&options, seed);
        let mut taken = Vec::new();
        let read = |record: &Record| record.replay::<Soccer17, _>(&mut NullSink, |_, _, _, _, _| {});
        of_then
            .replay(&mut NullSink, |_, _: &Soccer17, seat, action, _| taken.push((seat, action.to_string())))
            .unwrap();
        let last = of_then.actions.last().unwrap().clone();
        if of_then.actions.len() != taken.len() + 1 || taken.last() == Some(&last) {
            continue;
        }
        let today = Record { actions: taken, ..Record::new::<Soccer17>(&options, seed).unwrap() };
        assert!(read(&today).unwrap().outcome().is_some() && Record::parse(&today.text()).is_ok());
        let mut longer = today.clone();
        longer.actions.push(last);
        let again = Record::parse(&longer.text()).unwrap();
        assert!(
            matches!(read(&again), Err(RecordError::Illegal { .. })),
            "seed {seed}: {:?}",
            again.actions.last()
        );
        let of_then = Record::parse(&longer.canonical_text()).unwrap();
        assert!(of_then.rules.is_none() && read(&of_then).is_ok(), "seed {seed}");
        seen += 1;
    }
    assert!(seen > 3, "{seen}");
}

fn agrees(event: Event, table: &Table) {
    let shot = |test: &dyn Fn(super::super::state::ShotState) -> bool| table.shot.is_some_and(test);
    let fine = match event {
        Event::Tossed { winner } => table.seats_to_move() == SeatSet::one(winner),
        Event::HalfBegan { period, attacker } => (table.period, table.attacker) == (period, attacker),
        Event::Sealed { seat } => {
            table.laid[seat] == LaidCard::FaceDown && table.seats_to_move() == SeatSet::one(!seat)
        }
        Event::Revealed { attacker, attack, defence, .. } => {
            (table.laid[attacker], table.laid[!attacker])
                == (LaidCard::Attack(attack), LaidCard::Defence(defence))
        }
        Event::Foul { by } => table.attacker == !by,
        Event::ActionDiscarded { seat } => !table.tackle[seat],
        Event::PenaltyGiven { to } => table.attacker == to && table.area == 4,
        Event::FreeKickGiven { to } if table.moves_in_vain(&super::super::AttackCard::ALL) => {
            (table.attacker, table.seats_to_move()) == (to, SeatSet::NONE)
        }
        Event::FreeKickGiven { to } => table.seats_to_move() == SeatSet::one(to),
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
            let face = if goal { ShotSlot::Goal } else { ShotSlot::Crowd };
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
            table.time == time && table.shot.is_none() && table.laid[Seat::Home] == LaidCard::Nothing
        }
        Event::HalfEnded { period, score } => (table.period, table.score) == (period, score),
        Event::ShootoutBegan { first } => table.attacker == first,
        Event::KickTaken { kicks, .. } => table.shootout.is_some_and(|shootout| shootout.scored == kicks),
        Event::MatchEnded { outcome } => table.outcome() == Some(outcome),
    };
    assert!(fine, "{event:?} was told with {table:?}");
}
