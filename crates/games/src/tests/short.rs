//! Short matches: every game has the option `short`, off by default, which goes together with league and cup.

use super::*;
use ai::Difficulty;
use engine::BySeat;

/// The greatest share of the decisions of a whole match that a short one takes.
const MAX_SHORT_SHARE: f64 = 0.65;
/// The minutes of a match that is short enough in any case.
const MINUTES: f64 = 2.5;

/// Returns these options (RON) with `short` added.
fn short(options: &str) -> String {
    let inner = options.trim_start_matches('(').trim_end_matches(')');
    if inner.is_empty() { "(short: true)".to_owned() } else { format!("({inner}, short: true)") }
}

/// Returns the mean number of decisions of a match between bots that play at random.
fn decisions(game: &dyn DynGame, options: &str) -> f64 {
    let arena = game.arena(options).unwrap_or_else(|e| panic!("{} {options}: {e}", game.id()));
    let difficulties = BySeat::new(Difficulty::Random, Difficulty::Random);
    let matches = 200;
    let of = |seed| {
        let played = arena.play_match(seed, difficulties, true).unwrap_or_else(|e| panic!("{options}: {e}"));
        played.record.map_or(0, |record| record.actions.len())
    };
    (0..matches).map(of).sum::<usize>() as f64 / matches as f64
}

#[test]
fn every_game_has_short_matches_in_league_and_cup() {
    for game in GAMES {
        let info = game.info();
        let field = info.fields.iter().find(|field| field.name == "short");
        let values = field.map(|field| field.values.iter().map(|(ron, _)| *ron).collect::<Vec<_>>());
        assert_eq!(values, Some(vec!["false", "true"]), "{}", game.id());
        for options in ["()", info.league_match, info.cup_match] {
            let all = short(options);
            assert_eq!(game.seats_with(&all).ok(), game.seats_with(options).ok(), "{} {all}", game.id());
            assert_eq!(game.options(&all).unwrap()["short"], true, "{} {all}", game.id());
            assert!(game.options(options).unwrap().get("short").is_none(), "whole matches keep their bytes");
            let share = decisions(*game, &all) / decisions(*game, options);
            println!("{} {all}: {:.0} % of the decisions of {options}", game.id(), 100.0 * share);
            let quick = share * f64::from(info.minutes) <= MINUTES;
            assert!(share <= MAX_SHORT_SHARE || quick, "{} {all}: {share:.2} of {options}", game.id());
        }
    }
}

/// A cup match has a winner, short or not.
#[test]
fn short_cup_matches_have_a_winner() {
    for game in GAMES {
        let all = short(game.info().cup_match);
        let arena = game.arena(&all).unwrap();
        for seed in 0..60 {
            let played =
                arena.play_match(seed, BySeat::new(Difficulty::Random, Difficulty::Random), false).unwrap();
            assert!(played.outcome.winner.is_some(), "{} {all}, seed {seed}", game.id());
        }
    }
}
