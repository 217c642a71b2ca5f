//! A disk that is full for a while. A failed save is made up for once there is room; nothing is lost or counted
//! twice.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::power::{SCRIPTS, StartState, begun, cup, opened, play, play_and, tally, up_to};
use super::*;
use crate::{JobKey, RetryBackoff, StoreWriter};

#[test]
fn a_temporarily_full_disk_loses_nothing() {
    for script in SCRIPTS {
        let whole = begun(script);
        play(&whole, script, || {});
        let expected = StartState::at(&whole.copy());
        for from in (0..whole.calls()).step_by(3) {
            for calls in [1, 7, 60, usize::MAX / 2] {
                let disk = begun(script).full(from..from + calls);
                play_and(
                    &disk,
                    script,
                    || {},
                    |store| {
                        disk.fill(false);
                        store.try_again();
                        assert!(!store.is_behind() && store.unsaved_indicator().reason().is_none());
                    },
                );
                // The result survives a power cut too.
                for left in [disk.copy(), disk.cut(0), disk.cut(7)] {
                    assert_eq!(
                        StartState::at(&left),
                        expected,
                        "{script:?}: full from call {from} for {calls}"
                    );
                }
            }
        }
    }
}

/// Reads include data that could not be written yet.
#[test]
fn unsaved_matches_are_still_found() {
    let disk = begun(SCRIPTS[0]);
    let (mut on, [semi, other]) = cup(SCRIPTS[0]);
    let mut store = opened(&disk);
    store.save_match(&up_to(&semi, 17)).unwrap();
    disk.fill(true);
    let fixture = on.played_as("toy", semi.record.seed).unwrap();
    on.record_result(&fixture, tally(&semi)).unwrap();
    assert!(store.save_match(&up_to(&other, 3)).is_err());
    assert!(store.finish_match(&semi, Some(&on)).is_ok(), "told already");
    let listed = store.competition_matches().0;
    assert_eq!(
        listed.iter().map(|saved| (&saved.id, saved.record.actions.len())).collect::<Vec<_>>(),
        [(&other.id, 3)]
    );
    assert_eq!((store.competitions().0, store.load_unfinished().0.len()), (vec![on.clone()], 0));
    store.forget_match(&other.id).unwrap();
    assert!(store.competition_matches().0.is_empty() && store.is_behind());
    let why = store.unsaved_indicator().reason().unwrap();
    assert!(matches!(why, StoreError::Write { .. }), "{why}");
    disk.fill(false);
    store.try_again();
    let found = StartState::at(&disk.copy());
    assert_eq!((found.in_play.len(), found.finished.len(), found.competitions), (0, 1, vec![on]));
}

/// Waits until other threads have made the condition true.
#[track_caller]
fn until(so: impl Fn() -> bool) {
    let end = Instant::now() + Duration::from_secs(30);
    while !so() {
        assert!(Instant::now() < end, "waited in vain");
        std::thread::sleep(Duration::from_millis(2));
    }
}

const SHORT: RetryBackoff =
    RetryBackoff { first: Duration::from_millis(2), longest: Duration::from_millis(10) };

/// Bug: a disk that was freed while the game was open still lost the end of a match and a semi-final's result.
#[test]
fn a_semi_final_that_could_not_be_saved_is_saved_once_the_disk_is_free() {
    let disk = begun(SCRIPTS[0]);
    let (mut on, [semi, _]) = cup(SCRIPTS[0]);
    let woken = Arc::new(AtomicUsize::new(0));
    let wake = woken.clone();
    let writer = StoreWriter::with_pauses(opened(&disk), SHORT, move || {
        wake.fetch_add(1, Ordering::Relaxed);
    });
    disk.fill(true);
    let fixture = on.played_as("toy", semi.record.seed).unwrap();
    on.record_result(&fixture, tally(&semi)).unwrap();
    let (saved, counted) = (semi.clone(), on.clone());
    writer.enqueue(JobKey::InOrder, move |store| store.finish_match(&saved, Some(&counted)));
    until(|| writer.unsaved().is_some() && woken.load(Ordering::Relaxed) > 0);
    // It is retried again and again, but reported once.
    let calls = disk.calls();
    until(|| disk.calls() > calls + 20);
    assert_eq!(writer.errors().len(), 1);
    let wakes = woken.load(Ordering::Relaxed);
    // No decision and no frame triggers a save.
    disk.fill(false);
    until(|| writer.unsaved().is_none() && woken.load(Ordering::Relaxed) > wakes);
    let found = StartState::at(&disk.cut(0));
    assert_eq!((found.in_play.len(), found.finished.len(), found.competitions), (0, 1, vec![on]));
    assert!(writer.errors().is_empty());
    drop(writer);
}

#[test]
fn a_decision_and_the_end_of_a_match_retry_saving_at_once() {
    let never = RetryBackoff { first: Duration::from_secs(600), longest: Duration::from_secs(600) };
    let (_, [one, other]) = cup(SCRIPTS[0]);
    let disk = begun(SCRIPTS[0]);
    let writer = StoreWriter::with_pauses(opened(&disk), never, || {});
    let save = |saved: SavedMatch| writer.enqueue(JobKey::InOrder, move |store| store.save_match(&saved));
    disk.fill(true);
    save(up_to(&one, 5));
    until(|| writer.unsaved().is_some());
    disk.fill(false);
    save(up_to(&other, 1));
    until(|| writer.unsaved().is_none() && writer.waiting() == 0);
    assert_eq!(StartState::at(&disk.copy()).in_play.len(), 2);
    for freed in [true, false] {
        let disk = begun(SCRIPTS[0]);
        let store = opened(&disk);
        let sign = store.unsaved_indicator();
        let writer = StoreWriter::with_pauses(store, never, || {});
        disk.fill(true);
        let saved = up_to(&one, 5);
        writer.enqueue(JobKey::InOrder, move |store| store.save_match(&saved));
        until(|| writer.unsaved().is_some());
        disk.fill(!freed);
        drop(writer);
        assert_eq!(StartState::at(&disk.copy()).in_play.len(), usize::from(freed));
        assert_eq!(sign.reason().is_none(), freed, "whoever closes the game is told");
    }
}

#[test]
fn pauses_between_retries_grow_up_to_a_bound() {
    let disk = begun(SCRIPTS[0]);
    let pauses = RetryBackoff { first: Duration::from_millis(20), longest: Duration::from_millis(160) };
    let writer = StoreWriter::with_pauses(opened(&disk), pauses, || {});
    disk.fill(true);
    let saved = up_to(&cup(SCRIPTS[0]).1[0], 5);
    writer.enqueue(JobKey::InOrder, move |store| store.save_match(&saved));
    until(|| writer.unsaved().is_some());
    let (begun, calls) = (Instant::now(), disk.calls());
    // Each retry fails at its first call, after 20, 60, 140, 300, 460 ms and so on.
    until(|| disk.calls() >= calls + 5);
    assert!(begun.elapsed() >= Duration::from_millis(400), "{:?}", begun.elapsed());
}

/// The pause grows anew at the next failure, however long the last one lasted.
#[test]
fn pauses_between_retries_are_short_again_after_a_recovery() {
    let disk = begun(SCRIPTS[0]);
    let (_, [one, other]) = cup(SCRIPTS[0]);
    let pauses = RetryBackoff { first: Duration::from_millis(10), longest: Duration::from_secs(600) };
    let writer = StoreWriter::with_pauses(opened(&disk), pauses, || {});
    let save = |saved: SavedMatch| writer.enqueue(JobKey::InOrder, move |store| store.save_match(&saved));
    disk.fill(true);
    save(up_to(&one, 5));
    until(|| writer.unsaved().is_some());
    // Pauses of 10, 20, 40, 80, 160 and 320 ms; the next ones are of 640 and 1280.
    std::thread::sleep(Duration::from_secs(1));
    disk.fill(false);
    save(up_to(&other, 1));
    until(|| writer.unsaved().is_none() && writer.waiting() == 0);
    disk.fill(true);
    save(up_to(&one, 6));
    until(|| writer.unsaved().is_some());
    // The save itself is over.
    std::thread::sleep(Duration::from_millis(20));
    let (begun, calls) = (Instant::now(), disk.calls());
    until(|| disk.calls() > calls);
    assert!(begun.elapsed() < Duration::from_millis(400), "{:?}", begun.elapsed());
}

/// One unwritable file delays no other, and steps on the same data keep their order.
#[test]
fn one_blocked_file_delays_no_other() {
    let (dir, mut store) = empty_store();
    let (_, [one, other]) = cup(SCRIPTS[0]);
    let one = SavedMatch { place: MatchLocation::Friendly, ..one };
    // A folder blocks the match's file name.
    let in_the_way = dir.path().join(format!("current/{}.ron", one.id));
    fs::create_dir_all(&in_the_way).unwrap();
    assert!(store.save_match(&up_to(&one, 3)).is_err());
    assert!(store.save_match(&up_to(&other, 3)).is_ok() && store.is_behind());
    store.save_settings(&settings_at_speed(2.0)).unwrap();
    assert!(store.finish_match(&one, None).is_ok() && store.is_behind());
    assert!(dir.path().join(format!("competition/{}.ron", other.id)).is_file());
    assert!(dir.path().join("settings.ron").is_file() && !dir.path().join("finished").exists());
    fs::remove_dir(&in_the_way).unwrap();
    store.try_again();
    assert!(!store.is_behind() && !in_the_way.exists());
    assert!(dir.path().join(format!("finished/{}.ron", one.id)).is_file());
}
