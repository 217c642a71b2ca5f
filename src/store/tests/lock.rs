//! Two processes and one folder, for real: this test binary starts itself again.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use super::*;
use crate::store::{Place, SavedMatch};

/// Where the other process finds its folder.
const HELD: &str = "FIVE_A_SIDE_TEST_HOLDS";

/// No test: what the other process does. It holds the folder until it is killed.
#[test]
fn holds_the_folder_for_the_others() {
    let Some(folder) = env::var_os(HELD) else { return };
    let mut store = Store::at(folder.into());
    store.save_settings(&Settings { speed: 4.0, ..Settings::default() }).unwrap();
    println!("\nheld: {}", !store.in_use());
    std::thread::sleep(std::time::Duration::from_secs(60));
    drop(store);
}

/// Another process that holds the folder.
struct Other(Child);

impl Other {
    fn new(folder: &Path) -> Self {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "store::tests::lock::holds_the_folder_for_the_others", "--nocapture"])
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
    /// As `kill -9` does.
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
    let record = crate::engine::Record::parse(
        "(version: 1, game: \"toy\", options: (rounds: 1), seed: 5, actions: [(home, \"Left\"), (away, \"Left\")])",
    );
    let (home, away) = ("human".parse().unwrap(), "human".parse().unwrap());
    let mut store = Store::at(dir.path().to_owned());
    let id = store.new_match("toy");
    let saved = SavedMatch {
        id,
        place: Place::Friendly,
        record: record.unwrap(),
        home,
        away,
        saved: 1,
        lesson: None,
        names: crate::engine::BySeat::default(),
        secs: None,
    };
    store.save_match(&saved).unwrap();
    fs::write(dir.path().join("current/bad.ron"), "(").unwrap();
    drop(store);

    let first = Other::new(dir.path());
    let before = files(dir.path());
    let mut second = Store::at(dir.path().to_owned());
    assert!(second.in_use());
    assert!(second.begin_log().is_none());
    assert_eq!(second.settings().0.speed, 4.0);
    assert!(second.load_unfinished().0.is_empty() && second.competition() == (None, vec![]));
    assert!(second.competition_matches().1.is_empty());
    let id = second.new_match("toy");
    let other = SavedMatch { id, ..saved.clone() };
    let writes = [
        second.save_settings(&Settings::default()),
        second.save_match(&other),
        second.finish_match(&saved, None),
        second.forget_match(&saved.id),
        second.keep_competition(None),
    ];
    assert!(writes.iter().all(Result::is_ok), "{writes:?}");
    assert_eq!(files(dir.path()), before);

    drop(first);
    assert_eq!(files(dir.path()), before, "killed");
    assert!(second.in_use(), "it has not read what the first wrote");
    let mut third = Store::at(dir.path().to_owned());
    assert!(!third.in_use());
    // And it finds what the first left: a finished match to be put away, a damaged one.
    let (matches, unusable) = third.load_unfinished();
    assert_eq!((matches.len(), unusable.len()), (0, 1));
    assert!(dir.path().join(format!("finished/{}.ron", saved.id)).is_file());
}

#[test]
fn a_window_that_is_just_closing_is_waited_for() {
    let dir = tempfile::tempdir().unwrap();
    let first = Store::at(dir.path().to_owned());
    let closing = std::thread::spawn(move || {
        std::thread::sleep(std::time::Duration::from_millis(60));
        drop(first);
    });
    assert!(!Store::at(dir.path().to_owned()).in_use());
    closing.join().unwrap();
}
