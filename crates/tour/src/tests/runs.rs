//! Tests of runs: whatever is chosen and however matches end.

use super::super::*;
use competition::FixtureResult;
use engine::{BySeat, MatchRng, Seat};
use players::people::PersonName;

/// Draws a result; the person wins with that chance in sixteen.
fn result(seat: Seat, chance: u32, rng: &mut MatchRng) -> FixtureResult {
    let winner = if rng.below(16) < chance { seat } else { !seat };
    let goals = rng.below(3);
    let mut score = BySeat::new(goals, goals);
    let by_kicks = rng.below(4) == 0;
    if !by_kicks {
        score[winner] += 1 + rng.below(4);
    }
    let kicks = by_kicks.then(|| BySeat::from_fn(|side| if side == winner { 4 } else { 3 }));
    FixtureResult { winner: Some(winner), score, kicks }
}

/// Draws the next step of a run.
fn step(run: &TourRun, chance: u32, rng: &mut MatchRng) -> RunStep {
    let legal = run.legal();
    rng.pick(&legal).cloned().unwrap_or_else(|| {
        let due = run.fixture().unwrap();
        RunStep::Played(TourMatch { result: result(due.seat, chance, rng), code: String::new() })
    })
}

fn tour(number: u32) -> Tour {
    Tour::new(number, Heat::new((number % 9) as u8 + 1).unwrap()).unwrap()
}

#[test]
fn a_run_ends_after_nine_stops_at_most_whatever_happens() {
    let (mut cups, mut lost) = (0, 0);
    for number in 1..=1500 {
        let mut rng = MatchRng::new(number.into());
        let chance = 4 + rng.below(13);
        let mut run = TourRun::new(tour(number));
        let most = Heat::FIRST.rules().lives;
        while run.is_won().is_none() {
            assert!(run.steps().len() < 200, "{number} goes on and on");
            assert!((1..=most + 1).contains(&run.lives()), "{number}");
            assert!(run.bus().len() <= run.tour().heat().rules().seats, "{number}");
            assert!(run.stop() < STOPS, "{number}");
            let next = step(&run, chance, &mut rng);
            let least = run.node().map(|node| run.worth(node));
            let stops = run.played().len();
            run.apply(next).unwrap();
            if let Some(last) = run.played().get(stops) {
                let is_match = run.map().node(last.stop, last.lane).unwrap().kind != NodeKind::Tie;
                // With a captain the match may have been played at home, whatever it would have been worth away.
                let has_captain = run.bus().iter().any(|seated| seated.perk == Perk::Captain);
                let is_least = !last.won || !is_match || has_captain || Some(last.points) >= least;
                assert!(is_least, "{number}: {last:?}, at least {least:?}");
                assert!(last.won || last.points == 0, "{number}: {last:?}");
            }
        }
        let won = run.is_won().unwrap();
        assert_eq!(won, run.lives() > 0 && run.played().last().unwrap().won, "{number}");
        // Report: after a final that was won, the map showed the one in another game.
        if let Some(last) = run.played().last().filter(|last| last.stop + 1 == STOPS) {
            assert_eq!(run.final_now().lane, last.lane, "{number}");
        }
        let stops: Vec<usize> = run.played().iter().map(|node| node.stop).collect();
        assert!(stops.windows(2).all(|pair| pair[1] == pair[0] + 1 || pair == [STOPS - 1; 2]), "{stops:?}");
        assert!(run.legal().is_empty() && run.fixture().is_none() && run.node().is_none());
        assert!(run.apply(RunStep::Nobody).is_err());
        if won { cups += 1 } else { lost += 1 }
    }
    assert!(cups > 100 && lost > 100, "{cups} cups, {lost} lost");
}

/// The game may be killed between any two writes: what was written is read, and nothing else.
#[test]
fn a_run_is_read_back_equal_after_every_step_and_goes_on_as_it_would_have() {
    for number in 1..=120 {
        let mut rng = MatchRng::new(number.into());
        let (mut whole, mut resumed) = (TourRun::new(tour(number)), TourRun::new(tour(number)));
        while whole.is_won().is_none() {
            let next = step(&whole, 11, &mut rng);
            whole.apply(next.clone()).unwrap();
            resumed.apply(next).unwrap();
            let file = RunFile { run: resumed, person: None, rival: None };
            resumed = RunFile::parse(&file.to_ron()).unwrap().run;
            assert_eq!(resumed, whole, "{number}");
        }
    }
}

/// A match that was reported twice, because the game was killed before it noted that it had been, is counted once.
#[test]
fn a_match_counts_once_and_for_its_run_alone() {
    let mut rng = MatchRng::new(5);
    let (mut run, other) = (TourRun::new(tour(5)), TourRun::new(tour(14)));
    while run.is_won().is_none() {
        if let Some(due) = run.fixture().filter(|_| *run.phase() == RunPhase::Match) {
            let (game, seed) = (due.leg.game.id.as_str(), due.seed);
            assert!(run.fixture_for(game, seed).is_some());
            assert!(other.fixture_for(game, seed).is_none());
            let next = step(&run, 12, &mut rng);
            run.apply(next).unwrap();
            assert!(run.fixture_for(game, seed).is_none(), "it is not due any more");
        } else {
            let next = step(&run, 12, &mut rng);
            run.apply(next).unwrap();
        }
    }
}

#[test]
fn a_refused_step_changes_nothing_and_is_named() {
    let mut run = TourRun::new(tour(3));
    let before = run.clone();
    let draw = FixtureResult { winner: None, score: BySeat::new(1, 1), kicks: None };
    let played = |result| RunStep::Played(TourMatch { result, code: String::new() });
    for wrong in [RunStep::Way(5), RunStep::Nobody, RunStep::Board(Perk::Scout, None), played(draw)] {
        let error = run.apply(wrong).unwrap_err().to_string();
        assert!(error.starts_with("step 1, ") && error.ends_with(": expected Way(0) or Way(1)"), "{error}");
        assert_eq!(run, before);
    }
    run.apply(RunStep::Way(0)).unwrap();
    let two_winners = FixtureResult { winner: Some(Seat::Home), score: BySeat::new(0, 1), kicks: None };
    let many = FixtureResult { winner: Some(Seat::Home), score: BySeat::new(9_999, 1), kicks: None };
    for wrong in [played(draw), played(two_winners), played(many), RunStep::Way(0)] {
        let error = run.apply(wrong).unwrap_err().to_string();
        assert!(error.contains("expected a result with a winner of the match due ("), "{error}");
    }
}

#[test]
fn a_damaged_or_newer_file_is_refused_by_name() {
    let mut run = TourRun::new(tour(3));
    run.apply(RunStep::Way(1)).unwrap();
    let person = PersonName::parse("Anna");
    let file = RunFile { run, person, rival: Some("3-4-8".to_owned()) };
    let text = file.to_ron();
    assert_eq!(RunFile::parse(&text).unwrap(), file);
    for (from, to, expected) in [
        ("version: 1", "version: 2", "run version 2: expected 1; a newer version of the game wrote it"),
        ("version: 1", "version: 0", "run version 0: expected 1"),
        ("number: 3", "number: 0", "tour number 0: expected 1 to 999999999"),
        ("heat: 4", "heat: 10", "heat 10: expected 1 to 9"),
        ("way(1)", "way(2)", "step 1, Way(2): expected Way(0) or Way(1)"),
        ("way(1)", "fly(1)", "8:"),
        ("steps", "stops", "7:"),
        ("Anna", "An\u{7}na", "person An"),
    ] {
        let damaged = text.replace(from, to);
        assert_ne!(damaged, text, "{from}");
        let error = RunFile::parse(&damaged).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{to}: {error}");
    }
    assert!(RunFile::parse("").is_err());
}

#[test]
fn of_two_people_each_has_other_deals_on_the_same_map_and_the_file_keeps_whose_they_are() {
    let (mut first, mut second) = (TourRun::new(tour(3)), TourRun::second(tour(3)));
    assert_eq!(first.map(), second.map());
    for run in [&mut first, &mut second] {
        run.apply(RunStep::Way(0)).unwrap();
    }
    let seeds = [&first, &second].map(|run| run.fixture().unwrap().seed);
    assert_ne!(seeds[0], seeds[1]);
    for run in [first, second] {
        let file = RunFile { run, person: None, rival: None };
        assert_eq!(RunFile::parse(&file.to_ron()).unwrap(), file);
    }
}

/// Plays on until the run waits for a helper.
fn to_the_bus(run: &mut TourRun, wins: bool) {
    while !matches!(run.phase(), RunPhase::Bus(_) | RunPhase::Over { .. }) {
        let next = match run.legal().into_iter().next() {
            Some(RunStep::Replay) => RunStep::Accept,
            Some(first) => first,
            None => {
                let seat = run.fixture().unwrap().seat;
                let winner = if wins { seat } else { !seat };
                let score = BySeat::from_fn(|side| u32::from(side == winner));
                let result = FixtureResult { winner: Some(winner), score, kicks: None };
                RunStep::Played(TourMatch { result, code: String::new() })
            }
        };
        run.apply(next).unwrap();
    }
}

#[test]
fn a_defeat_costs_a_life_and_leads_on_by_the_other_road() {
    let mut run = TourRun::new(tour(9));
    to_the_bus(&mut run, false);
    assert_eq!(run.lives(), run.tour().heat().rules().lives - 1);
    let detour = run.map().node(0, 0).unwrap().detour;
    run.apply(RunStep::Nobody).unwrap();
    assert_eq!(run.node().map(|node| (node.stop, node.lane)), Some((1, detour)));
    to_the_bus(&mut run, true);
    run.apply(RunStep::Nobody).unwrap();
    assert!(matches!(run.phase(), RunPhase::Way(_)), "a win has the choice");
}

#[test]
fn the_final_is_played_again_while_lives_are_left() {
    let mut run = TourRun::new(tour(18));
    for _ in 0..STOPS - 1 {
        to_the_bus(&mut run, true);
        run.apply(RunStep::Nobody).unwrap();
    }
    let lives = run.lives();
    let first = run.fixture().unwrap();
    assert_eq!(run.node().unwrap().kind, NodeKind::Final);
    assert_eq!(
        run.wins_in(&first.leg.game.id),
        final_games().map(|game| run.wins_in(&game.id)).min().unwrap()
    );
    let (seat, result) =
        (first.seat, FixtureResult { winner: Some(!first.seat), score: BySeat::default(), kicks: None });
    let mut result = result;
    result.score[!seat] = 2;
    run.apply(RunStep::Played(TourMatch { result, code: String::new() })).unwrap();
    let second = run.fixture().unwrap();
    assert_eq!((run.lives(), &second.leg), (lives - 1, &first.leg));
    assert_ne!(second.seed, first.seed, "with another deal");
    to_the_bus(&mut run, true);
    assert_eq!(run.is_won(), Some(true));
}

#[test]
fn statistics_count_finished_runs_alone() {
    let mut runs = vec![TourRun::new(tour(1))];
    for number in 1..=200 {
        let mut rng = MatchRng::new(number.into());
        let mut run = TourRun::new(Tour::new(number, Heat::FIRST).unwrap());
        while run.is_won().is_none() {
            let next = step(&run, 11, &mut rng);
            run.apply(next).unwrap();
        }
        runs.push(run);
    }
    let cups = runs.iter().filter(|run| run.is_won() == Some(true)).count() as u32;
    let points = runs.iter().map(|run| run.points().total(run.tour())).max();
    let stats = TourStats::of(&runs);
    assert!(cups > 10);
    assert_eq!((stats.played, stats.cups, Some(stats.best_points)), (200, cups, points));
    assert_eq!((stats.best_heat, stats.furthest_stop), (Some(Heat::FIRST), STOPS));
    assert!(stats.longest_streak >= STOPS as u32);
    assert!(stats.perks.iter().all(|of| of.cups <= of.played && of.played <= 200));
    assert!(stats.perks.is_sorted_by_key(|of| u32::MAX - of.cups));
    assert_eq!(TourStats::of(&runs[..1]), TourStats::default());
}

#[test]
fn a_run_that_is_given_up_is_over_keeps_its_points_and_has_no_code() {
    let mut run = TourRun::new(Tour::new(3, Heat::FIRST).unwrap());
    run.apply(RunStep::Way(0)).unwrap();
    to_the_bus(&mut run, true);
    let points = run.points().total(run.tour());
    run.apply(RunStep::GiveUp).unwrap();
    assert_eq!((run.is_won(), run.codes()), (Some(false), None));
    assert_eq!(run.points().total(run.tour()), points);
    assert!(points > 0 && run.apply(RunStep::GiveUp).is_err(), "it is over once");
    let file = RunFile { run, person: None, rival: None };
    assert_eq!(RunFile::parse(&file.to_ron()).unwrap(), file);
    assert_eq!(TourStats::of([&file.run]).played, 1);
}
