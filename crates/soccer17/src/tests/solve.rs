//! Tests of the solver against the sheet's figures.

use super::*;
use crate::AttackCard;
use crate::solve::{MatchSolution, TurnPosition};
use crate::state::Period;
use ai::matrix::{MatrixSolver, gap};
use engine::BySeat;
use stage::stake;

#[track_caller]
fn near(found: f64, expected: f64) {
    assert!((found - expected).abs() < 6e-10, "{found:.12}, expected {expected:.9}");
}

fn solved(
    kind: MatchKind,
    home_team: Option<Team>,
    away_team: Option<Team>,
) -> std::sync::Arc<MatchSolution> {
    MatchSolution::shared(&Options { kind, home_team, away_team, short: false }, Seat::Home)
}

/// Returns the attacker's value of a turn, and both mixes, by [`AttackCard::ALL`] and by the available guards.
fn turn(solved: &MatchSolution, table: &Table) -> (f64, Vec<f64>, Vec<f64>) {
    let (payoff, guards) = solved.duel(&TurnPosition::of(table)).payoff();
    let mut solver = MatrixSolver::new();
    let value = solver.solve(AttackCard::ALL.len(), guards, &payoff);
    let gap = gap(guards, &payoff[..AttackCard::ALL.len() * guards], solver.row_mix(), solver.column_mix());
    assert!(gap <= 1e-9, "gap {gap}");
    (value, solver.row_mix().to_vec(), solver.column_mix().to_vec())
}

#[test]
fn s17_16_value_of_a_league_match() {
    near(solved(MatchKind::League, None, None).at_kick_off(Seat::Home), 0.500156022);
    let swapped = MatchSolution::shared(&Options::default(), Seat::Away);
    near(swapped.at_kick_off(Seat::Away), 0.500156022);
}

#[test]
fn s17_18_value_of_a_cup_match() {
    let cup = solved(MatchKind::Cup, None, None);
    near(cup.at_kick_off(Seat::Home), 0.500517688);
    let table = given(Options { kind: MatchKind::Cup, ..Options::default() }, |t| {
        (t.period, t.time, t.area) = (Period::ExtraSecond, 15, 4);
    });
    near(turn(&cup, &table.table).0, 0.678571429);
}

/// It is the second half of a league match, whether it may be drawn or goes to the shootout, which is even.
#[test]
fn s17_23_value_of_a_short_match() {
    let short = |kind| Options { kind, short: true, ..Options::default() };
    let [league, cup] = [MatchKind::League, MatchKind::Cup]
        .map(|kind| MatchSolution::shared(&short(kind), Seat::Home).at_kick_off(Seat::Home));
    println!("a short match: {league:.9}");
    near(cup, league);
    let second_half =
        given(Options::default(), |t| (t.period, t.attacker) = (Period::SecondHalf, Seat::Home));
    let whole = MatchSolution::shared(&Options::default(), Seat::Away);
    near(whole.home_at(&TurnPosition::of(&second_half.table)), league);
}

#[test]
fn s17_21_value_of_a_match_with_teams() {
    near(
        solved(MatchKind::League, Some(Team::Italy), Some(Team::Germany)).at_kick_off(Seat::Home),
        0.498307070,
    );
}

/// The stake follows score and time (`stage::stake`), which is cheap. The solver knows how much a goal really
/// changes. Both agree closely.
#[test]
fn the_stake_is_close_to_the_solved_value() {
    let league_solved = solved(MatchKind::League, None, None);
    let chance = |period, time, lead: u32| {
        let table = league(|t| (t.period, t.time, t.score) = (period, time, BySeat::new(lead, 2)));
        league_solved.home_at(&TurnPosition::of(&table.table))
    };
    for period in [Period::FirstHalf, Period::SecondHalf] {
        for time in (0..45).step_by(9) {
            let half = f32::from(time) / 45.0;
            let progress = if period == Period::FirstHalf { 0.35 * half } else { 0.35 + 0.5 * half };
            for lead in 0..4 {
                let known = chance(period, time, lead + 1) - chance(period, time, lead);
                let stake_shown = f64::from(stake::goal_swing(lead as i32 - 2, 3.0 * (1.0 - progress)));
                assert!(
                    (known - stake_shown).abs() < 0.12,
                    "{period:?} {time}: {known:.3}, heard as {stake_shown:.3}"
                );
            }
        }
    }
}

#[test]
fn s17_9_value_and_mix_of_a_late_attack_in_the_box() {
    let league_solved = solved(MatchKind::League, None, None);
    for attacker in Seat::BOTH {
        let table = league(|t| {
            (t.period, t.time, t.area, t.attacker) = (Period::SecondHalf, 45, 4, attacker);
            t.tackle = BySeat::new(false, false);
        });
        let (value, attack, _) = turn(&league_solved, &table.table);
        near(value, 0.5 + 1.0 / 7.0);
        // Dribble, One-Two, Pass.
        for (found, expected) in attack.into_iter().zip([2.0 / 7.0, 2.0 / 7.0, 3.0 / 7.0]) {
            near(found, expected);
        }
    }
}

/// The solver's values of decisions in random matches agree with its values of the positions after them.
#[test]
fn s17_7_the_value_of_a_decision_agrees_with_the_position_it_leads_to() {
    let options = Options {
        kind: MatchKind::Cup,
        home_team: Some(Team::Italy),
        away_team: Some(Team::Germany),
        short: false,
    };
    let mut rng = engine::MatchRng::new(4);
    let mut seen = 0;
    for seed in 0..60 {
        let mut state = Soccer17::setup(&options, seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let solved = MatchSolution::shared(&options, state.table.first);
            let before = state.table;
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
            let same_half = state.table.period == before.period && state.table.phase == Phase::Lay;
            let shots = state.table.shot.is_some() || before.shot.is_some();
            // A decision that ends the turn without randomness.
            if let Some(value) = solved.action_value(&before, action)
                && same_half
                && !shots
                && state.table.attacker == before.attacker
            {
                let home = solved.home_at(&TurnPosition::of(&state.table));
                let after = if seat == Seat::Home { home } else { 1.0 - home };
                near(value, after);
                seen += 1;
            }
        }
    }
    assert!(seen > 300, "{seen}");
}

/// S17-9, S17-10, S17-18: the value before a chance card is turned up is the mean of the values after it, over the
/// places where the goal card may lie.
#[test]
fn s17_9_the_value_before_a_chance_card_is_the_mean_of_those_after_it() {
    let options = Options {
        kind: MatchKind::Cup,
        home_team: Some(Team::England),
        away_team: Some(Team::Germany),
        short: false,
    };
    let mut rng = engine::MatchRng::new(9);
    let (mut open, mut rebounds, mut kicks) = (0, 0, 0);
    for seed in 0..80 {
        let mut state = Soccer17::setup(&options, seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            if let (Phase::Take, Some(shot)) = (state.table.phase, state.table.shot) {
                let value = |state: &Soccer17| {
                    MatchSolution::shared(&options, state.table.first).home_now(&state.table)
                };
                let slots = (0..shot.left()).filter_map(|card| shot.slot_of(card));
                let after = slots.map(|slot| {
                    let mut state = state.clone();
                    state.goal_slot = slot as u8;
                    state.apply(seat, &Action::Take(0), &mut NullSink).unwrap();
                    value(&state)
                });
                near(value(&state), after.sum::<f64>() / f64::from(shot.left()));
                match () {
                    () if state.table.period == Period::Shootout => kicks += 1,
                    () if shot.rebound => rebounds += 1,
                    () => open += 1,
                }
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    assert!(open > 300 && rebounds > 30 && kicks > 30, "{open} {rebounds} {kicks}");
}
