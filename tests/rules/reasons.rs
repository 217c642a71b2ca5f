//! The reasons that bots give for their decisions; players read them when they ask the coach.

use ai::{Budget, Difficulty};
use engine::{BySeat, Seat};
use games::GAMES;
use games::dyn_game::DynGame;
use stage::scene::Audience;

/// Most characters: two lines of the coach's board.
const MAX_REASON_CHARS: usize = 200;
/// Parts of Rust's debug output that no sentence contains.
const DEBUG: [&str; 8] = ["[", "]", "{", "}", "Some(", "(None", "::", "_"];
/// Iterations per decision: the form of a reason does not depend on the thinking time.
const THOUGHT: Budget = Budget::Iterations(24);

/// Returns the error of a reason, if any.
fn defect(reason: &str) -> Option<&'static str> {
    if reason.is_empty() {
        Some("says nothing")
    } else if reason.chars().count() > MAX_REASON_CHARS {
        Some("is too long")
    } else if !reason.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit()) {
        Some("does not begin like a sentence")
    } else if !reason.ends_with('.') {
        Some("does not end like a sentence")
    } else if reason.contains("  ") || reason.contains('\n') {
        Some("has gaps")
    } else if reason.contains("NaN") || reason.contains("inf ") {
        Some("has no number where one should be")
    } else {
        DEBUG.iter().any(|debug| reason.contains(debug)).then_some("speaks Rust")
    }
}

/// Plays a match with bots of that difficulty on both sides and checks every reason.
fn listen(game: &dyn DynGame, options: &str, seed: u64, difficulty: Difficulty) {
    let screen = Audience { seat: Seat::Home, shared: false };
    let Ok((mut live, _)) = game.start(options, seed, screen) else {
        panic!("{} cannot be played with {options:?}", game.id());
    };
    let mut bots = BySeat::from_fn(|seat| live.bot(difficulty, seat));
    while let Some(seat) = live.seats_to_move().first() {
        let (action, reason) = bots[seat].answer(&live.question(seat), THOUGHT);
        if let Some(error) = defect(&reason.shown()) {
            panic!("{} {difficulty}, seed {seed}, {seat} {action}: {reason:?} {error}", game.id());
        }
        if let Err(refused) = live.submit(seat, &action, screen) {
            panic!("{} {difficulty}, seed {seed}: {refused}", game.id());
        }
    }
}

#[test]
fn the_best_bots_give_a_plain_sentence_for_every_decision() {
    for game in GAMES {
        for seed in 0..3 {
            for difficulty in [Difficulty::Pro, Difficulty::WorldClass] {
                listen(*game, "", seed, difficulty);
            }
        }
    }
    // Decisions that never occur with the default options.
    for (id, options) in [
        ("solitaire", "(duel: true)"),
        ("soccer17", "(match: Cup, home_team: Italy, away_team: Germany)"),
        ("soccer17", "(match: Cup, home_team: England, away_team: Brazil)"),
        ("soccer52", "(blocking: Optional)"),
        ("soccer_cards", "(match: Cup, neutral: true)"),
    ] {
        let game = GAMES.iter().find(|game| game.id() == id).unwrap();
        for seed in 0..3 {
            listen(*game, options, seed, Difficulty::WorldClass);
        }
    }
}

#[test]
fn characters_explain_their_decisions_in_a_plain_sentence() {
    for id in ["soccer17", "soccer_go", "penalties"] {
        let game = GAMES.iter().find(|game| game.id() == id).unwrap();
        for difficulty in Difficulty::ALL.into_iter().filter(|difficulty| *difficulty != Difficulty::Random) {
            (0..2).for_each(|seed| listen(*game, "", seed, difficulty));
        }
    }
}

#[test]
fn malformed_reasons_are_found() {
    for (reason, expected) in [
        ("The cheapest block there is.", None),
        ("It won 63 % of the matches it imagined from here.", None),
        ("63 % were won.", None),
        ("", Some("says nothing")),
        ("the cheapest block.", Some("does not begin like a sentence")),
        ("The cheapest block", Some("does not end like a sentence")),
        ("It reads Some(Left).", Some("speaks Rust")),
        ("The  block.", Some("has gaps")),
        ("It wins NaN % of them.", Some("has no number where one should be")),
    ] {
        assert_eq!(defect(reason), expected, "{reason}");
    }
    assert_eq!(defect(&format!("T{}.", "o".repeat(MAX_REASON_CHARS))), Some("is too long"));
}
