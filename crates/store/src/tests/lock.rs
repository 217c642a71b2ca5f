//! Two real processes and one folder: this test binary starts itself again.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::*;
use crate::StoreError;
use crate::testing::saved_match;
use players::controller::Controller;

/// The environment variable that names the folder for the other process.
const HELD: &str = "FIVE_A_SIDE_TEST_HOLDS";

/// The code of the other process, not a test. It holds the folder until it is killed.
#[test]
fn helper_process_holds_the_folder() {
    let Some(folder) = env::var_os(HELD) else { return };
    let mut store = Store::at(folder.into());
    store.save_settings(&settings_at_speed(4.0)).unwrap();
    println!("\nheld: {}", !store.in_use());
    std::thread::sleep(std::time::Duration::from_secs(60));
    drop(store);
}

/// A second process that holds the folder.
struct Other(Child);

impl Other {
    fn new(folder: &Path) -> Self {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "tests::lock::helper_process_holds_the_folder", "--nocapture"])
            .env(HELD, folder)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let held = lines.map_while(Result::ok).find(|line| line.starts_with("held: "));
        assert_eq!(held.as_deref(), Some("held: true"));
        Self(child)
    }
}

impl Drop for Other {
    /// Kills the process, like `kill -9`.
    fn drop(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }
}

fn files(folder: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path));
        } else {
            found.push((path.clone(), fs::read(path).unwrap()));
        }
    }
    found.sort();
    found
}

#[test]
fn a_second_process_changes_nothing_and_a_third_finds_the_folder_free() {
    let dir = tempfile::tempdir().unwrap();
    let record = engine::Record::parse(
        "(version: 1, game: \"toy\", options: (rounds: 1), seed: 5, actions: [(home, \"Left\"), (away, \"Left\")])",
    );
    let mut store = Store::at(dir.path().to_owned());
    let id = store.new_match("toy");
    let saved = saved_match(id, record.unwrap(), Controller::Human);
    store.save_match(&saved).unwrap();
    fs::write(dir.path().join("current/bad.ron"), "(").unwrap();
    drop(store);

    let first = Other::new(dir.path());
    let before = files(dir.path());
    let mut second = Store::at(dir.path().to_owned());
    assert!(second.in_use());
    assert!(second.begin_log().is_none());
    assert_eq!(second.settings().0.personal().speed, 4.0);
    assert!(second.load_unfinished().0.is_empty() && second.competitions() == (vec![], vec![]));
    assert!(second.competition_matches().1.is_empty());
    let id = second.new_match("toy");
    let other = SavedMatch { id, ..saved.clone() };
    let writes = [
        second.save_settings(&Settings::default()),
        second.save_match(&other),
        second.finish_match(&saved, None),
        second.forget_match(&saved.id),
        second.drop_competition(&super::power::cup(super::power::SCRIPTS[0]).0),
    ];
    assert!(writes.iter().all(Result::is_ok), "{writes:?}");
    assert_eq!(files(dir.path()), before);

    drop(first);
    assert_eq!(files(dir.path()), before, "killed");
    assert!(second.in_use(), "it has not read what the first wrote");
    let mut third = Store::at(dir.path().to_owned());
    assert!(!third.in_use());
    // It finds what the first process left: a finished match to put away and a damaged one.
    let (matches, unusable) = third.load_unfinished();
    assert_eq!((matches.len(), unusable.len()), (0, 1));
    assert!(dir.path().join(format!("finished/{}.ron", saved.id)).is_file());
}

#[test]
fn a_process_that_is_closing_is_waited_for() {
    let dir = tempfile::tempdir().unwrap();
    let first = Store::at(dir.path().to_owned());
    let closing = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(60));
        drop(first);
    });
    assert!(!Store::at(dir.path().to_owned()).in_use());
    closing.join().unwrap();
}

/// Tries every change that a process without the folder must not make.
fn changes(store: &mut Store) -> Vec<Result<(), StoreError>> {
    let (on, [one, other]) = super::power::cup(super::power::SCRIPTS[0]);
    vec![
        store.save_settings(&settings_at_speed(8.0)),
        store.save_match(&super::power::up_to(&one, 3)),
        store.finish_match(&other, None),
        store.drop_competition(&on),
    ]
}

/// Bug: the game wrote although the lock belonged to another user.
#[test]
fn a_lock_that_cannot_be_taken_is_reported_and_nothing_is_written() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join(".lock")).unwrap();
    fs::create_dir(dir.path().join("current")).unwrap();
    fs::write(dir.path().join("current/bad.ron"), "(").unwrap();
    fs::write(dir.path().join("settings.ron"), "(speed: 4.0, master: \"loud\")").unwrap();
    let before = files(dir.path());
    let mut store = Store::at(dir.path().to_owned());
    let refusal = store.lock_error().unwrap().to_string();
    assert!(refusal.contains("nothing is saved") && refusal.contains(".lock"), "{refusal}");
    assert!(!store.in_use() && store.begin_log().is_none() && store.crash_report().is_none());
    // Reading still works. A damaged file is reported but not renamed.
    let (settings, reported) = store.settings();
    assert_eq!((settings.personal().speed, reported.len(), &reported[0].moved_to), (4.0, 1, &None));
    assert_eq!(store.load_unfinished().1[0].moved_to, None);
    let done = changes(&mut store);
    // The settings could not be set aside either.
    assert!(matches!(done[..2], [Err(StoreError::Left { .. }), Err(StoreError::Locked { .. })]), "{done:?}");
    assert!(done[2..].iter().all(Result::is_ok), "told once: {done:?}");
    assert!(store.is_behind());
    assert!(matches!(store.unsaved_indicator().reason(), Some(StoreError::Locked { .. })));
    assert_eq!(files(dir.path()), before);
}

#[test]
fn a_lock_taken_over_by_another_process_is_left_to_it() {
    let dir = tempfile::tempdir().unwrap();
    let mut first = Store::at(dir.path().to_owned());
    first.save_settings(&settings_at_speed(2.0)).unwrap();
    fs::remove_file(dir.path().join(".lock")).unwrap();
    let other = Other::new(dir.path());
    let before = files(dir.path());
    let done = changes(&mut first);
    assert!(matches!(done[0], Err(StoreError::Locked { .. })), "{done:?}");
    assert_eq!(files(dir.path()), before);
    drop(other);
    // The first process has not read what the other wrote.
    first.try_again();
    assert!(first.is_behind() && first.lock_error().is_some());
    assert_eq!(files(dir.path()), before);
}

#[test]
fn a_folder_removed_meanwhile_is_reported_and_created_again() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().join("data");
    let mut store = Store::at(root.clone());
    let (on, _) = super::power::cup(super::power::SCRIPTS[0]);
    for gone in [root.clone(), root.join(".lock")] {
        store.save_settings(&settings_at_speed(2.0)).unwrap();
        if gone.is_dir() { fs::remove_dir_all(&gone) } else { fs::remove_file(&gone) }.unwrap();
        let done = changes(&mut store);
        assert!(
            matches!(&done[0], Err(fault @ StoreError::Vanished { .. }) if fault.to_string().contains("was removed")),
            "{done:?}"
        );
        store.try_again();
        assert!(!store.is_behind());
        assert_eq!(store.settings().0.personal().speed, 8.0);
        assert!(Store::at(root.clone()).in_use(), "it is locked again");
    }
    // The settings that this process knows are written again.
    let mut settings = settings_at_speed(4.0);
    settings.profiles.people.rename(0, players::people::PersonName::parse("Ada").unwrap());
    store.save_settings(&settings).unwrap();
    store.keep_competition(&on).unwrap();
    fs::remove_dir_all(&root).unwrap();
    let id = store.new_match("toy");
    assert!(matches!(store.forget_match(&id), Err(StoreError::Vanished { .. })));
    store.try_again();
    drop(store);
    let mut store = Store::at(root.clone());
    assert_eq!((store.settings().0, store.competitions().0), (settings, vec![on]));
    // The folder returns as it was and still belongs to this process.
    let away = dir.path().join("away");
    fs::rename(&root, &away).unwrap();
    assert!(store.save_settings(&Settings::default()).is_err());
    fs::rename(&away, &root).unwrap();
    store.try_again();
    assert!(!store.is_behind() && store.lock_error().is_none() && Store::at(root).in_use());
}
