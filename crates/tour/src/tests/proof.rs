//! Tests of codes and of the proof.

use super::super::*;
use ai::Difficulty;
use engine::code::summed;

/// Plays a run with a bot in the person's place, and any choice besides.
fn played(number: u32, person: Difficulty) -> TourRun {
    let mut run = TourRun::new(Tour::new(number, Heat::FIRST).unwrap());
    let mut rng = engine::MatchRng::new(number.into());
    while run.is_won().is_none() {
        let legal = run.legal();
        let next = rng.pick(&legal).cloned().unwrap_or_else(|| {
            let due = run.fixture().unwrap();
            let game = due.leg.dyn_game().unwrap();
            let bots = bots_of(&due, person);
            let played = game.play_reproducibly(&due.options, due.seed, bots).unwrap();
            RunStep::Played(played_match(&played.outcome, ::games::code::encode(&played.record).unwrap()))
        });
        run.apply(next).unwrap();
    }
    run
}

#[test]
fn a_finished_run_is_proved_by_its_line_and_by_its_codes() {
    for number in [3, 202_648] {
        let run = played(number, Difficulty::Rookie);
        let line = run.line().unwrap().shown();
        assert!(line.starts_with(&format!("Five-a-Side Tour {number}, heat 1 (bots 1): ")), "{line}");
        for text in [line, run.codes().unwrap()] {
            let proof = TourProof::of(&text).unwrap();
            assert_eq!(proof.run, run);
            assert!(proof.matches > 2 && proof.decisions > 20, "{proof:?}");
        }
    }
}

#[test]
fn a_wrong_letter_a_missing_match_and_another_match_are_named() {
    let run = played(3, Difficulty::Rookie);
    let codes = run.codes().unwrap();
    let refused = |text: &str| TourProof::of(text).unwrap_err().to_string();
    let (own, matches) = codes.split_once(' ').unwrap();
    for k in [1, 4, own.len() - 1] {
        let mut wrong = own.as_bytes().to_vec();
        let right = wrong[k];
        wrong[k] = if right == b'7' { b'8' } else { b'7' };
        let text = format!("{} {matches}", String::from_utf8(wrong).unwrap());
        let error = refused(&text);
        assert!(error.starts_with(&format!("code of the tour: letter {} is wrong", k + 1)), "{error}");
        assert!(error.ends_with(&format!("where `{}` belongs", right as char)), "{error}");
    }
    let without_last = codes.rsplit_once(' ').unwrap().0;
    assert!(refused(without_last).starts_with("the codes end before match "), "{}", refused(without_last));
    let more = format!("{codes} {}", matches.split(' ').next().unwrap());
    assert_eq!(refused(&more), "1 codes after the last match of the run");
    let mut swapped: Vec<&str> = codes.split(' ').collect();
    swapped.swap(1, 2);
    assert!(refused(&swapped.join(" ")).starts_with("match 1 is "), "{}", refused(&swapped.join(" ")));
    let mut damaged: Vec<String> = codes.split(' ').map(str::to_owned).collect();
    let letter = if damaged[2].as_bytes()[4] == b'2' { "3" } else { "2" };
    damaged[2].replace_range(4..5, letter);
    assert!(refused(&damaged.join(" ")).starts_with("code of match 2: letter 5 is wrong"));
    assert_eq!(refused(matches), TourProofError::NoCode.to_string());
    assert_eq!(refused("no codes"), TourProofError::NoCode.to_string());
    let other_rules = summed(&format!("{}9{}", &own[..2], &own[3..own.len() - 6]));
    assert!(
        refused(&other_rules).contains("a code of a tour by rules of version 9"),
        "{}",
        refused(&other_rules)
    );
}

#[test]
fn an_opponent_who_decided_otherwise_is_noticed() {
    let mut run = TourRun::new(Tour::new(3, Heat::FIRST).unwrap());
    let first = run.legal().remove(0);
    run.apply(first).unwrap();
    let due = run.fixture().unwrap();
    let other = RunFixture { leg: TourLeg { opponent: Difficulty::Random, ..due.leg }, ..due.clone() };
    let game = due.leg.dyn_game().unwrap();
    let played = game.play_reproducibly(&due.options, due.seed, bots_of(&other, Difficulty::Pro)).unwrap();
    let code = ::games::code::encode(&played.record).unwrap();
    // Any codes may follow: the first match is refused.
    let codes = self::played(3, Difficulty::Rookie).codes().unwrap();
    let mut words: Vec<&str> = codes.split(' ').collect();
    words[1] = &code;
    let error = TourProof::of(&words.join(" ")).unwrap_err();
    assert!(
        matches!(error, TourProofError::Decision { n: 1, .. } | TourProofError::OtherMatch { n: 1, .. }),
        "{error}"
    );
}
