//! Tests of kept runs of tours.

use std::fs;

use super::*;
use crate::testing::saved_match;
use crate::tests::empty_store;
use crate::tests::power::opened;
use crate::tests::sim::{InjectedFault, SimulatedDisk};
use ai::Difficulty;
use players::controller::Controller;
use players::people::PersonName;
use tour::{Heat, RunPhase, RunStep, Tour, TourRun, bots_of};

const FOLDER: &str = DataFolder::Tours.name();

fn begun(number: u32) -> SavedRun {
    let tour = Tour::new(number, Heat::FIRST).unwrap();
    let id = TourRunId::of_stem(format!("{number}-1-7"));
    SavedRun { id, ..SavedRun::begin(tour, None) }
}

/// Takes the first way and whatever else can be chosen, up to a match.
fn to_match(saved: &mut SavedRun) {
    while *saved.run.phase() != RunPhase::Match {
        let step = saved.run.legal().swap_remove(0);
        saved.run.apply(step).unwrap();
    }
}

/// Returns the match that is due, played to its end by bots.
fn played(saved: &SavedRun) -> SavedMatch {
    let due = saved.run.fixture().unwrap();
    let game = due.leg.dyn_game().unwrap();
    let bots = bots_of(&due, Difficulty::Amateur);
    let record = game.play_reproducibly(&due.options, due.seed, bots).unwrap().record;
    let id = crate::MatchId::of_stem(&format!("{}-8", game.id()));
    let tour = Some(saved.id.clone());
    SavedMatch { tour, ..saved_match(id, record, Controller::Bot(due.leg.opponent)) }
}

fn up_to(whole: &SavedMatch, decisions: usize) -> SavedMatch {
    let mut saved = whole.clone();
    saved.record.actions.truncate(decisions);
    saved
}

#[test]
fn runs_are_saved_found_and_deleted_and_never_mix() {
    let (dir, mut store) = empty_store();
    assert_eq!(store.tour_runs(), (vec![], vec![]));
    let (mut one, other) = (begun(3), begun(4));
    // The same tour once more is another run.
    let again = SavedRun { id: TourRunId::of_stem("3-1-9".to_owned()), ..one.clone() };
    for saved in [&one, &other, &again] {
        store.keep_tour_run(saved).unwrap();
    }
    to_match(&mut one);
    store.keep_tour_run(&one).unwrap();
    store.finish_match(&played(&one), None).unwrap();
    one.run.count_match(&played(&one).record);
    drop(store);
    let mut store = Store::at(dir.path().to_owned());
    let mut found = store.tour_runs();
    assert_eq!(found.0.remove(0), again, "the last begun is first");
    assert!(found.0.contains(&one) && found.0.contains(&other) && found.0.len() == 2, "{found:?}");
    store.drop_tour_run(&other).unwrap();
    store.drop_tour_run(&other).unwrap();
    drop(store);
    let found = Store::at(dir.path().to_owned()).tour_runs().0;
    assert_eq!(found, [again, one]);
}

#[test]
fn the_runs_of_two_people_keep_their_names_and_each_other() {
    let (dir, mut store) = empty_store();
    let people = ["Anna", "Ben"].map(|name| PersonName::parse(name).unwrap());
    let pair = SavedRun::begin_pair(Tour::new(3, Heat::FIRST).unwrap(), people);
    for saved in &pair {
        store.keep_tour_run(saved).unwrap();
    }
    drop(store);
    let mut found = Store::at(dir.path().to_owned()).tour_runs().0;
    found.reverse();
    assert_eq!(found, pair);
    assert_eq!(found[0].rival.as_ref(), Some(&found[1].id));
}

#[test]
fn a_damaged_run_is_set_aside_and_that_of_a_newer_build_stays() {
    let whole = begun(3).to_ron();
    let newer = [
        whole.replace("version: 1", "version: 2"),
        whole.replace("steps: []", "steps: [board(kit_man, None)]"),
        whole.replace("steps: []", "steps: [], weather: 3"),
    ];
    let damaged =
        [String::new(), whole[..20].to_owned(), whole.replace("steps: []", "steps: [way(0), way(0)]")];
    for (text, is_newer) in
        newer.iter().map(|text| (text, true)).chain(damaged.iter().map(|text| (text, false)))
    {
        let (dir, mut store) = empty_store();
        let path = dir.path().join(FOLDER).join("3-1-7.ron");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        let (found, unusable) = store.tour_runs();
        let [one] = &unusable[..] else { panic!("{text}: {unusable:?}") };
        assert!(found.is_empty() && one.moved_to.is_some() != is_newer, "{one}");
        assert_eq!(fs::read_to_string(one.moved_to.as_ref().unwrap_or(&path)).unwrap(), *text);
        assert_eq!(store.tour_runs().1, []);
        // Nothing is written in the place of a newer one, and its match waits for it.
        let mut saved = begun(3);
        to_match(&mut saved);
        assert_eq!(store.finish_match(&played(&saved), None).is_err(), is_newer);
        assert_eq!(dir.path().join("finished").exists(), !is_newer);
        assert_eq!(path.exists(), is_newer);
    }
}

/// What a start finds: the runs, the decisions of each match in play, and the number of finished matches.
fn found(disk: &SimulatedDisk) -> (Vec<SavedRun>, Vec<usize>, usize) {
    let mut store = opened(disk);
    let runs = store.tour_runs().0;
    let in_play = store.load_unfinished().0.iter().map(|saved| saved.record.actions.len()).collect();
    (runs, in_play, disk.files().iter().filter(|(path, _)| path.contains("/finished/")).count())
}

/// The process ends at every call, also with the power cut: the next start finds the state before the step or after it.
#[test]
fn a_match_of_a_run_is_neither_lost_nor_counted_twice_wherever_the_game_ends() {
    let first = begun(3);
    let mut at_match = first.clone();
    to_match(&mut at_match);
    let whole = played(&at_match);
    let last = whole.record.actions.len();
    let mut counted = at_match.clone();
    assert!(counted.run.count_match(&whole.record));
    assert!(!counted.run.count_match(&whole.record), "it counts once");
    let mut left = counted.clone();
    left.run.apply(RunStep::Nobody).unwrap();
    // Returns the number of steps that ended before the process did.
    let play = |disk: &SimulatedDisk, mut each: Box<dyn FnMut() + '_>| {
        let mut store = opened(disk);
        let mut steps = 0;
        for step in 0..5 {
            let _ = match step {
                0 => store.keep_tour_run(&first),
                1 => store.keep_tour_run(&at_match),
                2 => store.save_match(&up_to(&whole, last - 1)),
                3 => store.finish_match(&whole, None),
                _ => store.keep_tour_run(&left),
            };
            if disk.ended() {
                return steps;
            }
            steps += 1;
            each();
        }
        steps
    };
    let disk = SimulatedDisk::new();
    let mut states = vec![found(&disk.copy())];
    play(&disk, Box::new(|| states.push(found(&disk.copy()))));
    let runs: Vec<&TourRun> = states.iter().filter_map(|(runs, ..)| Some(&runs.first()?.run)).collect();
    assert_eq!(runs, [&first.run, &at_match.run, &at_match.run, &counted.run, &left.run]);
    assert_eq!(states.iter().map(|(_, in_play, _)| in_play.len()).collect::<Vec<_>>(), [0, 0, 0, 1, 0, 0]);
    assert_eq!(states.last().map(|(.., finished)| *finished), Some(1));
    for call in 0..=disk.calls() {
        let disk = SimulatedDisk::new().with(call, InjectedFault::Ended);
        let steps = play(&disk, Box::new(|| {}));
        let judge = |disk: &SimulatedDisk, when: &str| {
            let state = found(disk);
            assert!(
                states[steps..].iter().take(2).any(|known| *known == state),
                "call {call}, {when}: {state:?}"
            );
        };
        let ended = disk.copy();
        judge(&ended, "ended");
        judge(&ended, "ended, found again");
        for outcome in 0..4 {
            judge(&disk.cut(outcome), &format!("cut {outcome}"));
        }
        // The next start may have work to do, and be ended too.
        for again in 0..ended.calls() {
            let twice = disk.copy().with(again, InjectedFault::Ended);
            found(&twice);
            judge(&twice.copy(), &format!("ended again at {again}"));
            judge(&twice.cut(1), &format!("ended again at {again}, cut"));
        }
    }
}
