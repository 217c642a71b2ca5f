//! A session on a disk that forgets. The process ends at every call, the power is cut at every call, and every call
//! fails.
//!
//! After each decision, setting and result the store confirms that it is saved. So a later start finds exactly the
//! state before the interrupted step or after it: [`StartState`] is compared whole.

use super::sim::{FalseSync, InjectedFault, SimulatedDisk};
use super::*;
use crate::testing::saved_match;
use crate::{MatchId, MatchLocation, SavedMatch};
use ::competition::{Competition, CompetitionKind, FixtureResult, ResultEffect, entrants};
use engine::{Record, Seat};
use players::controller::Controller;

pub(super) const ROOT: &str = "/some/data";
/// Number of outcomes tried for each power cut.
const OUTCOMES: u64 = 8;

pub(crate) fn opened(disk: &SimulatedDisk) -> Store {
    let unsettled = create_folder(disk, Path::new(ROOT)).is_err();
    let folders = Some(FolderPaths::single(ROOT.into()));
    let mut files = Files::new(folders, Box::new(disk.clone()), FolderLock::Simulated);
    files.unsettled = unsettled;
    Store::of(files)
}

/// The state that a start of the game finds.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct StartState {
    speed: f32,
    /// Every competition, by id.
    pub(super) competitions: Vec<Competition>,
    /// Id, place and text of each match in play.
    pub(super) in_play: Vec<(MatchId, MatchLocation, String)>,
    /// Path and text of each finished match.
    pub(super) finished: Vec<(String, Vec<u8>)>,
    /// All other files.
    others: Vec<String>,
    unusable: Vec<UnusableFile>,
}

impl StartState {
    pub(super) fn at(disk: &SimulatedDisk) -> Self {
        let mut store = opened(disk);
        let (settings, unusable) = store.settings();
        let found = store.reconcile();
        let mut competitions = found.competitions;
        competitions.sort_by_key(Competition::id);
        let in_play = found.current.iter().chain(&found.competition_matches);
        let in_play = in_play.map(|saved| (saved.id.clone(), saved.place, saved.text().unwrap())).collect();
        let (finished, others): (Vec<_>, Vec<_>) =
            disk.files().into_iter().partition(|(path, _)| path.contains("/finished/"));
        Self {
            speed: settings.personal().speed,
            competitions,
            in_play,
            finished,
            others: others.into_iter().map(|(path, _)| path).collect(),
            unusable: found.unusable.into_iter().chain(unusable).collect(),
        }
    }

    /// The numbers of decisions of a match, in every place where it lies.
    fn decisions(&self, id: &MatchId) -> Vec<usize> {
        let in_play = self.in_play.iter().filter(|(found, ..)| found == id).map(|(.., text)| text.clone());
        let finished = self.finished.iter().filter(|(path, _)| path.contains(&id.to_string()));
        let finished = finished.map(|(_, text)| String::from_utf8(text.clone()).unwrap());
        in_play
            .chain(finished)
            .map(|text| text.matches("(home, ").count() + text.matches("(away, ").count())
            .collect()
    }
}

/// Variants of a session.
#[derive(Clone, Copy, Debug)]
pub(super) struct SessionScript {
    /// True if the cup match ends in a draw and is replayed.
    draw: bool,
    /// True if the session ends by giving up the cup and deleting a match.
    tidies_up: bool,
    /// True if an earlier build kept the cup, and a second one is kept beside it.
    several: bool,
}

pub(super) const SCRIPTS: [SessionScript; 4] = [
    SessionScript { draw: false, tidies_up: false, several: false },
    SessionScript { draw: true, tidies_up: false, several: false },
    SessionScript { draw: false, tidies_up: true, several: false },
    SessionScript { draw: false, tidies_up: false, several: true },
];

/// A match of nine rounds with 18 decisions. Bit `r` of the pattern says whether the sides differ in round `r`.
fn nine_rounds(id: &str, place: MatchLocation, seed: u64, pattern: u32) -> SavedMatch {
    let text = format!("(version: 1, game: \"toy\", options: (rounds: 9), seed: {seed}, actions: [])");
    let mut record = Record::parse(&text).unwrap();
    for round in 0..9 {
        let away = if pattern >> round & 1 == 1 { "Right" } else { "Left" };
        record.actions.push((Seat::Home, "Left".to_owned()));
        record.actions.push((Seat::Away, away.to_owned()));
    }
    SavedMatch { place, saved: 0, ..saved_match(MatchId::of_stem(id), record, Controller::Human) }
}

pub(super) fn up_to(whole: &SavedMatch, decisions: usize) -> SavedMatch {
    let mut saved = whole.clone();
    saved.record.actions.truncate(decisions);
    saved.saved = decisions as u64;
    saved
}

pub(super) fn tally(whole: &SavedMatch) -> FixtureResult {
    let replayed = games::named("toy").unwrap().replay(&whole.record).unwrap();
    FixtureResult::from(&replayed.outcome.unwrap())
}

/// The cup at the beginning of the session, with its two matches.
pub(super) fn cup(script: SessionScript) -> (Competition, [SavedMatch; 2]) {
    let game = games::named("toy").unwrap();
    let drawn_as_wanted = |seed| {
        let cup = Competition::new(game, CompetitionKind::Cup, entrants(4, 4, None, &[]), seed).unwrap();
        let [one, other] = cup.next_fixtures()[..] else { panic!() };
        let of = |pattern| nine_rounds("toy-3", MatchLocation::Competition, cup.seed(&one), pattern);
        // Both orders: each side scores as many goals as there are heads.
        let one = [0, 1, 3, 7, 15, 31, 63, 127, 255].map(of).into_iter();
        let one = { one }.find(|whole| tally(whole).winner.is_none() == script.draw)?;
        let other = nine_rounds("toy-4", MatchLocation::Competition, cup.seed(&other), 0);
        Some((cup, [one, other]))
    };
    (1..99).find_map(drawn_as_wanted).unwrap()
}

/// Makes a disk with that cup.
pub(super) fn begun(script: SessionScript) -> SimulatedDisk {
    let disk = SimulatedDisk::new();
    let (cup, _) = cup(script);
    let mut store = opened(&disk);
    if script.several {
        let game = games::named("toy").unwrap();
        let beside = Competition::new(game, CompetitionKind::League, entrants(5, 1, None, &[]), 8).unwrap();
        store.keep_competition(&beside).unwrap();
        store.files.write_file(&Path::new(ROOT).join("competition.ron"), &cup.to_ron()).unwrap();
    } else {
        store.keep_competition(&cup).unwrap();
    }
    drop(store);
    disk.copy()
}

/// The results of a session up to its end.
#[derive(Default)]
pub(super) struct SessionResult {
    /// Number of steps that ended before the process did.
    steps: usize,
    /// Number of decisions taken in each match.
    taken: Vec<(MatchId, usize)>,
    /// The cup as the session counted it.
    cup: Option<Competition>,
}

/// Plays the session: 50 decisions in four matches, settings, a title page in between, a finished friendly and a
/// finished cup match. Calls `each` after every step.
pub(super) fn play(disk: &SimulatedDisk, script: SessionScript, each: impl FnMut()) -> SessionResult {
    play_and(disk, script, each, |_| {})
}

/// Plays the session, then calls `last` with its store.
pub(super) fn play_and(
    disk: &SimulatedDisk,
    script: SessionScript,
    mut each: impl FnMut(),
    last: impl FnOnce(&mut Store),
) -> SessionResult {
    let mut done = SessionResult::default();
    let mut store = opened(disk);
    macro_rules! step {
        ($step:expr) => {{
            let got = $step;
            if disk.ended() {
                return done;
            }
            done.steps += 1;
            each();
            got
        }};
    }
    macro_rules! decisions {
        ($whole:expr, $range:expr) => {
            for n in $range {
                match done.taken.iter_mut().find(|(id, _)| *id == $whole.id) {
                    Some((_, taken)) => *taken = n,
                    None => done.taken.push(($whole.id.clone(), n)),
                }
                let saved = up_to(&$whole, n);
                let cup = done.cup.as_ref().filter(|_| saved.place == MatchLocation::Competition);
                if n == 18 {
                    let _ = step!(store.finish_match(&saved, cup));
                } else {
                    let _ = step!(store.save_match(&saved));
                }
            }
        };
    }
    let a = nine_rounds("toy-1", MatchLocation::Friendly, 5, 0);
    let b = nine_rounds("toy-2", MatchLocation::Friendly, 6, 0);
    let (_, [c, d]) = cup(script);
    let known = cup(script).0;
    done.cup = step!(store.competitions().0).into_iter().find(|on| on.is_same(&known));
    decisions!(a, 1..=9);
    let _ = step!(store.save_settings(&settings_at_speed(2.0)));
    decisions!(a, 10..=18);
    decisions!(b, 1..=6);
    let _ = step!(store.save_settings(&settings_at_speed(4.0)));
    let listed = step!(store.load_unfinished().0);
    if let Some(fixture) = done.cup.as_ref().map(|cup| cup.next_fixtures()[0]) {
        decisions!(c, 1..=17);
        let counted = done.cup.as_mut().unwrap().record_result(&fixture, tally(&c)).unwrap();
        assert_eq!(counted == ResultEffect::Replay, script.draw);
        decisions!(c, 18..=18);
    }
    // A match that the title does not list cannot be resumed.
    if listed.iter().any(|listed| listed.id == b.id) {
        decisions!(b, 7..=10);
    }
    if done.cup.is_some() {
        decisions!(d, 1..=4);
    }
    if script.tidies_up {
        let _ = step!(store.drop_competition(&known));
        let _ = step!(store.forget_match(&b.id));
    }
    last(&mut store);
    done
}

/// The state that a start finds after each step; the first is before any step.
fn looks(script: SessionScript) -> Vec<StartState> {
    let disk = begun(script);
    let mut looks = vec![StartState::at(&disk.copy())];
    let done = play(&disk, script, || looks.push(StartState::at(&disk.copy())));
    assert_eq!(done.steps + 1, looks.len());
    assert_eq!(done.taken.iter().map(|(_, taken)| taken).sum::<usize>(), 50);
    looks
}

/// Ends the process before every call, with and without a power cut. Does the same again while the next start
/// completes what it finds. Returns every place where the result is neither the state before the step nor after it.
fn interrupted(script: SessionScript, lie: Option<FalseSync>) -> Vec<String> {
    let looks = looks(script);
    let mut faults = Vec::new();
    let fresh = || match lie {
        Some(lie) => begun(script).lying(lie),
        None => begun(script),
    };
    let whole = fresh();
    play(&whole, script, || {});
    for call in 0..=whole.calls() {
        let disk = fresh().with(call, InjectedFault::Ended);
        let steps = play(&disk, script, || {}).steps;
        let mut judge = |disk: &SimulatedDisk, when: &dyn std::fmt::Display| {
            let found = StartState::at(disk);
            if !looks[steps..].iter().take(2).any(|look| *look == found) {
                faults.push(format!("{script:?}, call {call}, {when}, step {steps}: {found:?}"));
            }
        };
        let left = disk.copy();
        judge(&left, &"ended");
        judge(&left, &"ended, put in order");
        for outcome in 0..OUTCOMES {
            let cut = disk.cut(outcome);
            judge(&cut, &format_args!("cut {outcome}"));
            if outcome < 3 {
                judge(&cut, &format_args!("cut {outcome}, put in order"));
                judge(&left.cut(outcome), &format_args!("ended, put in order, cut {outcome}"));
            }
        }
        // The next start had work to do, so it is interrupted too.
        for again in 0..if kept(&left) == kept(&disk) { 0 } else { left.calls() } {
            let disk = disk.copy().with(again, InjectedFault::Ended);
            StartState::at(&disk);
            for outcome in 0..3 {
                judge(&disk.cut(outcome), &format_args!("ended again at {again}, cut {outcome}"));
            }
            judge(&disk.copy(), &format_args!("ended again at {again}"));
        }
        if lie.is_some() && !faults.is_empty() {
            break;
        }
    }
    faults
}

/// Every file but the temporary ones.
fn kept(disk: &SimulatedDisk) -> Vec<(String, Vec<u8>)> {
    disk.files().into_iter().filter(|(path, _)| !path.contains(".saving-")).collect()
}

#[track_caller]
fn survives(script: SessionScript) {
    let faults = interrupted(script, None);
    assert!(faults.is_empty(), "{} faults, the first: {}", faults.len(), faults[0]);
}

#[test]
fn nothing_is_lost_if_the_process_or_the_power_fails_at_any_call() {
    survives(SCRIPTS[0]);
}

#[test]
fn a_cup_match_played_again_survives_an_end_at_any_call() {
    survives(SCRIPTS[1]);
}

#[test]
fn a_match_whose_cup_is_given_up_survives_an_end_at_any_call() {
    survives(SCRIPTS[2]);
}

/// The cup of an earlier build moves into the folder on the way.
#[test]
fn several_competitions_survive_an_end_at_any_call() {
    survives(SCRIPTS[3]);
}

/// The test detects loss: a disk that skips a sync that the store asks for loses data.
#[test]
fn a_disk_that_does_not_sync_is_detected() {
    for lie in [FalseSync::Files, FalseSync::Folders] {
        assert!(!interrupted(SCRIPTS[0], Some(lie)).is_empty(), "{lie:?}");
    }
}

/// One call fails, because the disk is full or faulty; the session goes on, and the power may be cut at its end. At
/// most the decision that could not be saved is missing.
#[test]
fn a_failed_call_loses_at_most_one_decision() {
    for script in SCRIPTS {
        let whole = begun(script);
        play(&whole, script, || {});
        for mishap in [InjectedFault::Full, InjectedFault::Fault] {
            for call in 0..whole.calls() {
                let disk = begun(script).with(call, mishap);
                let done = play(&disk, script, || {});
                at_most_one_change_is_missing(
                    script,
                    &done,
                    &disk.copy(),
                    &format_args!("{mishap:?} at {call}"),
                );
                for outcome in 0..4 {
                    let at = format_args!("{mishap:?} at {call}, cut {outcome}");
                    at_most_one_change_is_missing(script, &done, &disk.cut(outcome), &at);
                }
            }
        }
    }
}

fn at_most_one_change_is_missing(
    script: SessionScript,
    done: &SessionResult,
    disk: &SimulatedDisk,
    when: &dyn std::fmt::Display,
) {
    let found = StartState::at(disk);
    let at = || format!("{script:?}, {when}: {found:?}");
    assert!(found.unusable.is_empty() && [1.0, 2.0, 4.0].contains(&found.speed), "{}", at());
    for (id, taken) in &done.taken {
        let forgotten = script.tidies_up && id.to_string() == "toy-2";
        match found.decisions(id)[..] {
            [kept] => assert!(kept == *taken || kept + 1 == *taken, "{id}: {}", at()),
            [] => assert!(forgotten, "{id}: {}", at()),
            _ => panic!("{id} is there twice: {}", at()),
        }
    }
    let Some(cup) = done.cup.as_ref().filter(|_| !script.tidies_up) else { return };
    let mut in_play = found.in_play.iter();
    let waits =
        in_play.any(|(id, place, _)| id.to_string() == "toy-3" && *place == MatchLocation::Competition);
    assert!(waits || found.competitions.contains(cup), "the result is lost: {}", at());
    assert_eq!(StartState::at(disk), found, "{}", at());
}

/// A new folder's name could not be synced: the next save syncs it.
#[test]
fn a_successful_save_is_safe_after_earlier_failures() {
    let whole = nine_rounds("toy-1", MatchLocation::Friendly, 5, 0);
    for call in 0.. {
        let disk = begun(SCRIPTS[0]).with(call, InjectedFault::Fault);
        let mut store = opened(&disk);
        let _ = store.save_match(&up_to(&whole, 1));
        if disk.calls() <= call {
            break;
        }
        store.save_match(&up_to(&whole, 2)).unwrap();
        let found = StartState::at(&disk.cut(0));
        assert_eq!(found.decisions(&whole.id), [2], "fault at call {call}");
    }
}

/// However keeping a report is interrupted, the match exists and its report is whole or missing.
#[test]
fn a_report_interrupted_while_written_is_complete_or_written_again() {
    let disk = begun(SCRIPTS[0]);
    let (_, [one, _]) = cup(SCRIPTS[0]);
    opened(&disk).finish_match(&one, None).unwrap();
    let ledger = games::named("toy").unwrap().ledger(&one.record, ai::ledger::LedgerSamples::REPORT).unwrap();
    let expected = opened(&disk.copy()).archive(9).matches;
    let mut kept = 0;
    for mishap in [InjectedFault::Ended, InjectedFault::Full, InjectedFault::Fault] {
        for call in 1..40 {
            let disk = disk.copy().with(call, mishap);
            let mut store = opened(&disk);
            let _ = store.keep_report(&one.id, &one.record, &ledger);
            let _ = store.archive(9);
            for outcome in 0..OUTCOMES {
                let mut store = opened(&disk.cut(outcome));
                let mut found = store.archive(9);
                assert_eq!(found.unusable, [], "{mishap:?} at call {call}, cut {outcome}");
                let report = store.load_report(&one.id, &one.record);
                assert_eq!(found.matches[0].report_totals, report.as_ref().map(|ledger| ledger.sums()));
                assert!(report.is_none_or(|report| report == ledger));
                kept += usize::from(found.matches[0].report_totals.take().is_some());
                assert_eq!(found.matches, expected, "{mishap:?} at call {call}, cut {outcome}");
            }
        }
    }
    assert!(kept > 100, "{kept}");
}

/// However saving and deleting clubs is interrupted, each club is there as it was before the step or after it.
#[test]
fn an_interrupted_change_leaves_a_club_in_its_old_or_new_state() {
    let (one, other) = (::clubs::random_club(1, &[]), ::clubs::random_club(2, &[]));
    let renamed = ::clubs::Club { name: "Renamed".to_owned(), ..one.clone() };
    let disk = begun(SCRIPTS[0]);
    let mut store = opened(&disk);
    store.save_club(&one).unwrap();
    store.save_club(&other).unwrap();
    drop(store);
    for mishap in [InjectedFault::Ended, InjectedFault::Full, InjectedFault::Fault] {
        for call in 1..40 {
            let disk = disk.copy().with(call, mishap);
            let mut store = opened(&disk);
            let _ = store.save_club(&renamed);
            let _ = store.delete_club(&other.id);
            drop(store);
            for outcome in 0..OUTCOMES {
                let (found, unusable) = opened(&disk.cut(outcome)).clubs();
                assert_eq!(unusable, [], "{mishap:?} at call {call}, cut {outcome}");
                let of = |id: &str| found.iter().find(|club| club.id == id);
                assert!(of(&one.id).is_some_and(|club| *club == one || *club == renamed));
                assert!(of(&other.id).is_none_or(|club| *club == other));
            }
        }
    }
}

/// However writing the index is interrupted, it is rebuilt, because it holds no data of its own.
#[test]
fn an_interrupted_archive_index_is_rebuilt() {
    let disk = begun(SCRIPTS[0]);
    let (_, [one, other]) = cup(SCRIPTS[0]);
    let mut store = opened(&disk);
    for whole in [&one, &other] {
        store.finish_match(whole, None).unwrap();
    }
    drop(store);
    let expected = opened(&disk.copy()).archive(9);
    assert_eq!((expected.matches.len(), &expected.unusable), (2, &vec![]));
    for mishap in [InjectedFault::Ended, InjectedFault::Full, InjectedFault::Fault] {
        for call in 1..60 {
            let disk = disk.copy().with(call, mishap);
            let _ = opened(&disk).archive(9);
            for outcome in 0..OUTCOMES {
                let found = opened(&disk.cut(outcome)).archive(9);
                assert_eq!(found.matches, expected.matches, "{mishap:?} at call {call}, cut {outcome}");
            }
        }
    }
}
