//! Tests of the simulation, and the balance that it has found.

use super::super::simulate::{ChanceTable, RunPlayer, RunStrategy};
use super::super::*;
use ai::Difficulty;
use engine::MatchRng;
use engine::rng::mix;

/// Returns the share of runs that win the cup.
fn cups(person: Difficulty, heat: u8, strategy: RunStrategy, perk: Option<Perk>) -> f64 {
    let player = RunPlayer { person, strategy, chances: ChanceTable::measured() };
    let runs = 600;
    let won = (1..=runs).filter(|number| {
        let tour = Tour::new(*number, Heat::new(heat).unwrap()).unwrap();
        let start = perk.into_iter().fold(TourRun::new(tour), TourRun::with_perk);
        player.play(start, &mut MatchRng::new(mix(1, (*number).into()))).won
    });
    won.count() as f64 / f64::from(runs)
}

#[test]
fn the_table_of_chances_has_every_game() {
    for game in tour_games() {
        let tables = ChanceTable::measured().of_game(&game.id).unwrap_or_else(|| panic!("{}", game.id));
        for chance in tables.into_iter().flatten().flatten() {
            assert!(*chance <= 1000, "{}", game.id);
        }
    }
}

#[test]
fn the_heats_are_as_hard_as_docs_tour_says() {
    for (person, heat, expected) in
        [(Difficulty::Amateur, 1, 0.40), (Difficulty::Pro, 5, 0.40), (Difficulty::WorldClass, 9, 0.25)]
    {
        let share = cups(person, heat, RunStrategy::Greedy, None);
        println!("{person}, heat {heat}: {share:.3}");
        assert!((share - expected).abs() < 0.08, "{person}, heat {heat}: {share:.3}");
    }
}

#[test]
fn the_table_of_chances_stands_in_the_document() {
    let text = include_str!("../../../../docs/tour.md");
    for game in tour_games() {
        for table in ChanceTable::measured().of_game(&game.id).unwrap() {
            for (difficulty, row) in Difficulty::ALL.iter().zip(table) {
                let figures: String = row.iter().map(|chance| format!("{chance:>6}")).collect();
                let line = format!("{:<14}{figures}", difficulty.name());
                assert!(text.lines().any(|other| other == line), "{}: {line}", game.id);
            }
        }
    }
}

/// No helper wins more than half as often again as nobody does.
#[test]
fn no_helper_wins_a_tour_alone() {
    let without = cups(Difficulty::Amateur, 1, RunStrategy::Greedy, None);
    for perk in Perk::ALL {
        let with = cups(Difficulty::Amateur, 1, RunStrategy::Greedy, Some(perk));
        assert!(with < 1.5 * without, "{perk}: {with:.3} and {without:.3}");
    }
}
