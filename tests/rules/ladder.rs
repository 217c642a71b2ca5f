//! Checks the tables of docs/bots.md: no difficulty is weaker against the one below than stated.
//!
//! The steps are read from the document, so table and check cannot differ. A short series has a large variance. So a
//! difficulty fails only if its points are below the interval's lower end by more than two standard errors of the
//! series.

use ai::Difficulty;
use engine::{BySeat, Seat};
use games::find;

/// Matches of a check, each played from both sides.
const MATCHES: u64 = 40;
/// Games with even difficulties: each makes 60 to 70 % of the points against the one below.
const EVEN: [&str; 2] = ["soccer52", "soccer_cards"];

/// The games of two, with the options of their ladders.
const GAMES_OF_TWO: [(&str, &str); 6] = [
    ("soccer52", ""),
    ("soccer17", ""),
    ("soccer_cards", ""),
    ("soccer_go", ""),
    ("penalties", ""),
    ("solitaire", "(duel: true)"),
];

/// A step of a table: the command's game and options, the difficulties, and the interval in percent.
struct Step {
    game: &'static str,
    options: &'static str,
    difficulties: [Difficulty; 2],
    share: f64,
    low: f64,
}

/// Reads the steps from the document, table by table.
fn stated() -> Vec<Step> {
    let text = include_str!("../../docs/bots.md");
    let (mut steps, mut table) = (Vec::new(), None);
    for line in text.lines() {
        if let Some(command) = line.split('`').find(|part| part.trim_start().starts_with("arena ")) {
            let words: Vec<&str> = command.split_whitespace().collect();
            let after =
                |name: &str| words.iter().position(|word| *word == name).and_then(|k| words.get(k + 1));
            let game = after("--game").and_then(|id| find(id)).map(|game| game.id());
            let options = if after("--options").is_some() { "(duel: true)" } else { "" };
            table = game.filter(|_| words.contains(&"--ladder")).map(|game| (game, options));
        }
        let numbers = || -> Option<Step> {
            let (game, options) = table?;
            let words: Vec<&str> = line.split_whitespace().collect();
            let [one, "v", other, share, "%", "(95", "%:", low, "to", _] = words[..] else { return None };
            let difficulties = [one.parse().ok()?, other.parse().ok()?];
            Some(Step { game, options, difficulties, share: share.parse().ok()?, low: low.parse().ok()? })
        };
        steps.extend(numbers());
    }
    steps
}

/// Returns the points of each difficulty against newcomers, in tenths of a percent, as the cross table of a game has
/// them: against the seven bots below `world-class`, at home and away.
fn against_newcomers(game: &str, options: &str) -> Option<Vec<u32>> {
    let text = include_str!("../../docs/bots.md");
    let command = format!("--ladder --game {game} ");
    let of_options = |part: &&str| part.contains("--options") == !options.is_empty();
    let of_game = |part: &&str| part.starts_with("arena ") && part.contains(&command);
    let command = text.split('`').find(|part| of_game(part) && of_options(part))?;
    let table = text.get(text.find(command)?..)?;
    let row = |difficulty: &Difficulty| -> Option<Vec<i64>> {
        let line = table.lines().find(|line| line.split_whitespace().next() == Some(difficulty.name()))?;
        line.split_whitespace().skip(1).map(|cell| cell.replace('.', "").parse().ok()).collect()
    };
    let rows: Vec<Vec<i64>> = Difficulty::ALL.iter().map(row).collect::<Option<_>>()?;
    let points = |level: usize| -> Option<u32> {
        let sum: i64 = (0..7).map(|newcomer| rows[level][newcomer] + 1_000 - rows[newcomer][level]).sum();
        u32::try_from((sum + 7) / 14).ok()
    };
    (0..8).map(points).collect()
}

#[test]
fn strengths_are_the_points_against_newcomers_of_the_tables() {
    let text = include_str!("../../docs/bots.md");
    for (game, options) in GAMES_OF_TWO {
        let game = find(game).unwrap();
        let found: Vec<u32> = game.strengths().iter().map(|strength| strength.tenths()).collect();
        assert_eq!(Some(found.clone()), against_newcomers(game.id(), options), "{}", game.id());
        let cells: Vec<String> =
            found.iter().map(|points| format!("{}.{}", points / 10, points % 10)).collect();
        let line = format!("| `{}` | {} |", game.id(), cells.join(" | "));
        assert!(text.contains(&line), "docs/bots.md, Who is stronger: expected {line}");
    }
}

/// Honours and texts call it so.
#[test]
fn world_class_is_the_strongest_of_every_game() {
    for (game, _) in GAMES_OF_TWO {
        let game = find(game).unwrap();
        let best = game.strength(Difficulty::WorldClass);
        let others = Difficulty::ALL.iter().filter(|difficulty| **difficulty != Difficulty::WorldClass);
        assert!({ others }.all(|difficulty| game.strength(*difficulty) < best), "{}", game.id());
    }
}

#[test]
fn every_game_of_two_states_its_seven_steps() {
    let steps = stated();
    for (game, options) in GAMES_OF_TWO {
        let of: Vec<&Step> =
            steps.iter().filter(|step| (step.game, step.options) == (game, options)).collect();
        let difficulties: Vec<[Difficulty; 2]> = of.iter().map(|step| step.difficulties).collect();
        let expected: Vec<[Difficulty; 2]> =
            Difficulty::ALL.windows(2).map(|pair| [pair[1], pair[0]]).collect();
        assert_eq!(difficulties, expected, "{game}");
    }
}

#[test]
fn steps_between_levels_are_even_where_strength_matters() {
    for step in stated() {
        if EVEN.contains(&step.game) || !step.options.is_empty() {
            let [one, other] = step.difficulties;
            assert!((60.0..=70.0).contains(&step.share), "{}: {one} v {other}: {}", step.game, step.share);
        }
    }
}

#[test]
fn no_level_is_weaker_than_stated() {
    let steps: Vec<Step> =
        stated().into_iter().filter(|step| EVEN.contains(&step.game) || !step.options.is_empty()).collect();
    assert!(steps.len() >= 21);
    for Step { game, options, difficulties: [one, other], low, .. } in steps {
        // World-class bots think long, so their series is shorter.
        let matches = if one == Difficulty::WorldClass { MATCHES / 4 } else { MATCHES };
        let arena = find(game).unwrap().arena(options).unwrap();
        let mut points = 0.0;
        for seed in 0..matches {
            for (difficulties, me) in
                [(BySeat::new(one, other), Seat::Home), (BySeat::new(other, one), Seat::Away)]
            {
                let winner = arena.play_match(900 + seed, difficulties, false).unwrap().outcome.winner;
                points += winner.map_or(50.0, |winner| if winner == me { 100.0 } else { 0.0 });
            }
        }
        let n = 2.0 * matches as f64;
        let (found, off) = (points / n, 50.0 / n.sqrt());
        assert!(found >= low - 2.0 * off, "{game}: {one} v {other}: {found:.1} %, stated at least {low}");
    }
}
