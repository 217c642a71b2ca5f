//! Set pieces: their files, the judge, the miner, and those that are shipped.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use super::mine::{SetPieceCollection, mine};
use super::*;
use engine::rng::mix;
use engine::{BySeat, SeatSet};
use games::open_decision::EvaluationKind;
use stage::scene::Audience;

/// Returns the folder of the shipped assets.
fn assets() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets")
}

/// Returns the text of the first shipped set piece of a game that satisfies `wanted`.
fn shipped(game: &str, wanted: impl Fn(&SetPiece) -> bool) -> String {
    let files = files(&folder(&assets(), game));
    let found = files.iter().find(|file| wanted(&load(file).unwrap()));
    fs::read_to_string(found.unwrap()).unwrap()
}

/// Replaces the value of a field. Returns the text, and line and column of the new value.
fn with_field(text: &str, field: &str, value: &str) -> (String, String) {
    let key = format!("\n    {field}: ");
    let from = text.find(&key).unwrap() + key.len();
    let to = from + text[from..].find(",\n").unwrap();
    let place = format!("{}:{}", text[..from].matches('\n').count() + 1, field.len() + 7);
    ([&text[..from], value, &text[to..]].concat(), place)
}

#[test]
fn errors_have_their_position() {
    let text = shipped("soccer17", |piece| piece.task != SetPieceTask::AvoidMistake);
    let piece = parse(&text).unwrap();
    let (answer, tempting) = (piece.answers[0].to_string(), piece.tempting.action.to_string());
    let other = if piece.seat == Seat::Home { "away" } else { "home" };
    for (field, value, expected) in [
        ("game", "\"chess\"", "unknown game `chess`"),
        ("options", "(wickets: 2)", "wickets"),
        ("seat", "north", "home or away"),
        ("task", "Juggle", "expected a task"),
        ("task", "AvoidMistake", "all right but one"),
        ("theme", "Weather", "expected a theme"),
        ("theme", "SpendBlock", "SpendBlock: expected"),
        ("answers", "[]", "0 answers: expected 1 to 64"),
        ("answers", "[7]", "expected a text"),
        ("answers", "[\"Juggle\"]", "`Juggle` is no action"),
        ("answers", "[\"Take(9)\"]", "`Take(9)` is not legal"),
        ("answers", &format!("[\"{answer}\", \"{answer}\"]"), "is there twice"),
        ("tempting", &format!("(action: \"{answer}\", cost: 0.2)"), "is a right answer"),
        ("tempting", &format!("(action: \"{tempting}\", cost: 0.0)"), "expected a number above 0"),
        ("tempting", &format!("(action: \"{tempting}\", price: 0.1)"), "price"),
        ("margin", "(value: 0.0, error: 0.0)", "expected a number above 0"),
        ("margin", "(value: 0.1, error: 0.06)", "at most half of the margin"),
        ("margin", "(value: 0.9, error: 0.0)", "above the cost"),
        ("method", "Guess", "expected Solved, Habits or Rollouts"),
        ("solve_rates", "[0.5]", "expected eight numbers"),
        ("solve_rates", "[0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 1.5]", "expected eight numbers"),
    ] {
        let (text, place) = with_field(&text, field, value);
        let error = parse(&text).unwrap_err().to_string();
        let line = place.split(':').next().unwrap();
        assert!(
            error.starts_with(&format!("{line}:")) && error.contains(expected),
            "{value} at {place}: {error}"
        );
    }
    let error = parse(&text.replacen("    seat: ", "    chair: ", 1)).unwrap_err().to_string();
    assert!(error.contains("chair") && error.contains("expected a set piece"), "{error}");
    let error = parse(&text.replacen("    actions: [\n", "    actions: [\n        (home, \"Juggle\"),\n", 1));
    assert!(error.unwrap_err().to_string().starts_with("6:16: decision 1 (home): `Juggle` is no action"));
    if piece.match_so_far().seats_to_move() != SeatSet::BOTH {
        let (text, place) = with_field(&text, "seat", other);
        assert_eq!(parse(&text).unwrap_err().to_string(), format!("{place}: {other} owes no decision here"));
    }
}

/// A pair of secret choices is there whole, or not at all.
#[test]
fn half_a_pair_of_choices_is_refused() {
    let text = shipped("penalties", |_| true);
    let piece = parse(&text).unwrap();
    let choice = if piece.theme == DecisionTheme::ReadKicker { "Kick(left)" } else { "Dive(left)" };
    let half = text.replacen(
        "    ],\n    seat",
        &format!("        ({}, \"{choice}\"),\n    ],\n    seat", !piece.seat),
        1,
    );
    assert!(parse(&half).unwrap_err().to_string().contains("expected both secret choices"), "{half}");
}

/// A wrong solution is found by the exact values, or by a search.
#[test]
fn a_stated_solution_that_is_wrong_is_found() {
    for (game, kind) in [
        ("soccer17", EvaluationKind::Solved),
        ("penalties", EvaluationKind::Habits),
        ("soccer_cards", EvaluationKind::Rollouts),
    ] {
        let text = shipped(game, |piece| {
            piece.answers.len() == 1
                && piece.decision().theme(&piece.answers[0]) == piece.decision().theme(&piece.tempting.action)
        });
        let piece = parse(&text).unwrap();
        assert_eq!(piece.decision().kind(), kind);
        let (answer, tempting) = (piece.answers[0].to_string(), piece.tempting.action.to_string());
        let (swapped, place) = with_field(&text, "answers", &format!("[\"{tempting}\"]"));
        let cost = format!("(action: \"{answer}\", cost: {:.4})", piece.tempting.cost.value);
        let (swapped, _) = with_field(&swapped, "tempting", &cost);
        assert!(parse(&swapped).is_ok(), "{game}: it can be read");
        let error = parse_and_verify(&swapped).unwrap_err().to_string();
        assert!(error.starts_with(&place), "{game}: {place}: {error}");
    }
}

#[test]
fn the_judge_knows_right_and_wrong_and_what_it_costs() {
    let (pieces, errors) = SetPieceList::read(&assets());
    assert!(errors.is_empty(), "{errors:?}");
    for game in GAMES {
        for piece in pieces.of(game.id()).take(4) {
            for answer in &piece.answers {
                let verdict = piece.judge(answer, JUDGE_BUDGET, 5).unwrap();
                assert!(verdict.is_right && verdict.cost.value == 0.0, "{piece:?}");
            }
            let wrong = piece.judge(&piece.tempting.action, JUDGE_BUDGET, 5).unwrap();
            assert!(!wrong.is_right && wrong.best == piece.answers, "{piece:?}");
            assert!(
                wrong.cost.value + 4.0 * wrong.cost.error >= piece.tempting.cost.value / 2.0,
                "{piece:?}: {wrong:?}"
            );
            assert_eq!(piece.judge(&piece.tempting.action, JUDGE_BUDGET, 5).unwrap(), wrong);
        }
    }
    let piece = pieces.of("penalties").next().unwrap();
    let strange = pieces.of("soccer17").next().unwrap().answers[0].clone();
    assert_eq!(piece.judge(&strange, JUDGE_BUDGET, 5), Err(NotLegalError(strange)));
}

/// Hidden cards are drawn anew, and the seat sees the same table with the same choices.
#[test]
fn each_try_looks_the_same_to_its_seat() {
    let (pieces, _) = SetPieceList::read(&assets());
    let mut varied = BTreeSet::new();
    for game in GAMES {
        for piece in pieces.of(game.id()).take(3) {
            let seen = |live: &dyn DynMatch, seat| live.scene(Audience { seat, shared: false });
            let first = piece.start(0);
            for seed in 0..4 {
                let live = piece.start(seed);
                assert!(live.seats_to_move().contains(piece.seat));
                assert_eq!(seen(&*live, piece.seat), seen(piece.match_so_far(), piece.seat), "{piece:?}");
                assert!(piece.answers.iter().all(|answer| live.allows(piece.seat, answer)));
                if seen(&*live, !piece.seat) != seen(&*first, !piece.seat) {
                    varied.insert(game.id());
                }
            }
        }
    }
    assert!(varied.len() >= 2, "hidden cards are drawn anew: {varied:?}");
}

/// A set piece is written as it was read, and is mined again from the same match.
#[test]
fn mining_is_reproducible() {
    let game = games::find("penalties").unwrap();
    let arena = game.arena("").unwrap();
    let mut found = 0;
    for seed in 0..6 {
        let bots = BySeat::new(Difficulty::Youth, Difficulty::Rookie);
        let record = arena.play_match(mix(9, seed), bots, true).unwrap().record.unwrap();
        let texts = || mine(game, &record, seed).iter().map(|mined| mined.piece.text()).collect::<Vec<_>>();
        let first = texts();
        assert_eq!(first, texts());
        for text in first {
            let piece = parse_and_verify(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
            assert_eq!(piece.text(), text);
            found += 1;
        }
    }
    assert!(found > 0);
}

#[test]
fn a_collection_has_no_two_alike() {
    let piece = parse(&shipped("penalties", |_| true)).unwrap();
    let mut collected = SetPieceCollection::default();
    assert!(collected.is_empty() && collected.admit(&piece) && !collected.admit(&piece));
    assert_eq!(collected.len(), 1);
}

/// The least number of set pieces of a game. Power cards that tempt several bots are rare: one in some forty matches.
fn least(game: &str) -> usize {
    if game == "soccer_go" { 18 } else { 40 }
}

/// Every game has many set pieces, from easy to hard, and they are about several things.
#[test]
fn the_shipped_set_pieces_are_many_and_varied() {
    let (pieces, errors) = SetPieceList::read(&assets());
    assert!(errors.is_empty(), "{errors:?}");
    for game in GAMES {
        let all: Vec<&SetPiece> = pieces.of(game.id()).collect();
        assert!(all.len() >= least(game.id()), "{}: {}", game.id(), all.len());
        assert!(all.windows(2).all(|pair| pair[0].solve_rate() >= pair[1].solve_rate()));
        let alike: BTreeSet<String> = all.iter().map(|piece| piece.fingerprint()).collect();
        assert_eq!(alike.len(), all.len(), "{}: two are alike", game.id());
        let mut themes: BTreeMap<DecisionTheme, usize> = BTreeMap::new();
        all.iter().for_each(|piece| *themes.entry(piece.theme).or_default() += 1);
        assert!(
            themes.len() >= 2 && themes.values().all(|n| 4 * n <= 3 * all.len()),
            "{}: {themes:?}",
            game.id()
        );
        let grades: BTreeSet<u8> = all.iter().map(|piece| piece.difficulty()).collect();
        assert!(grades.len() >= 2, "{}: {grades:?}", game.id());
        for piece in all {
            assert_eq!(
                piece.text(),
                fs::read_to_string(folder(&assets(), game.id()).join(&piece.name).with_extension("ron"))
                    .unwrap()
            );
            let least = if piece.margin.error == 0.0 { 0.0 } else { 4.0 * piece.margin.error };
            assert!(piece.margin.value > least, "{piece:?}");
        }
    }
}

/// The levels of a game are not its set pieces.
#[test]
fn a_folder_lists_its_own_files() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("b.ron"), "").unwrap();
    fs::write(folder.path().join("a.ron"), "").unwrap();
    fs::write(folder.path().join("notes.txt"), "").unwrap();
    let names: Vec<_> =
        files(folder.path()).iter().map(|file| file.file_name().unwrap().to_owned()).collect();
    assert_eq!(names, ["a.ron", "b.ron"]);
    let error = load(&folder.path().join("a.ron")).unwrap_err().to_string();
    assert!(error.contains("a.ron:1:1") && error.contains("expected a set piece"), "{error}");
}

/// What a person has reached decides which set pieces come first; the seed decides which of those.
#[test]
fn a_session_mixes_games_and_begins_with_what_was_never_solved() {
    let (all, errors) = SetPieceList::read(&assets());
    assert!(errors.is_empty(), "{errors:?}");
    let named = |pieces: &[&SetPiece]| pieces.iter().map(|piece| piece.name.clone()).collect::<Vec<_>>();
    let first = all.session(7, |_| SetPieceProgress::New);
    assert_eq!(named(&first), named(&all.session(7, |_| SetPieceProgress::New)), "the seed decides");
    assert_ne!(named(&first), named(&all.session(8, |_| SetPieceProgress::New)));
    assert_eq!(first.len(), SESSION_LENGTH);
    let games: BTreeSet<&str> = first.iter().map(|piece| piece.record.game.as_str()).collect();
    assert_eq!(games.len(), GAMES.len(), "every game is in it");
    assert!(first.windows(2).all(|pair| pair[0].solve_rate() >= pair[1].solve_rate()), "from easy to hard");
    let (failed, done) = (first[3].name.clone(), first[0].name.clone());
    let stage = |piece: &SetPiece| match &piece.name {
        name if *name == failed => SetPieceProgress::Failed,
        name if *name == done => SetPieceProgress::Starred,
        _ => SetPieceProgress::New,
    };
    for seed in 0..20 {
        let next = named(&all.session(seed, stage));
        assert!(next.contains(&failed), "what went wrong is met again");
        assert!(!next.contains(&done), "what was solved waits for the others");
    }
}
