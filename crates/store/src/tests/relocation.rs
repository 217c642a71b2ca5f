//! The move of an older build's folder: interrupted, failing, read-only, arranged by hand, and begun twice.

use std::collections::BTreeMap;

use super::sim::{FalseSync, InjectedFault, SimulatedDisk};
use super::*;

const OLD: &str = "/player/share/five-a-side";
const NEW: &str = "/player";

/// Files of an older build, and where each lies afterwards.
const FILES: [(&str, &str); 11] = [
    ("settings.ron", "config"),
    ("archive.ron", "cache"),
    ("finished/toy-1.ron", "share"),
    ("current/toy-2.ron", "share"),
    ("settings.ron.damaged-1", "config"),
    ("people.ron", "share"),
    ("window.ron", "state"),
    ("log.txt", "state"),
    ("reports/toy-1.3.ron", "cache"),
    ("finished/toy-1.ron.copy-1", "share"),
    ("clubs/a.ron", "share"),
];
/// So many of them are enough where every call is interrupted twice.
const FEW: usize = 3;
/// A file of somebody else.
const FOREIGN: &str = "notes.txt";

fn text_of(name: &str) -> String {
    match name {
        "settings.ron" => "(version: 1, speed: 2.0)".to_owned(),
        "people.ron" => "(version: 1, people: (names: [\"Ada\"]))".to_owned(),
        other => format!("the text of {other}"),
    }
}

fn write(on: &SimulatedDisk, path: &Path, text: &str) {
    create_folder(on, disk::folder_of(path)).unwrap();
    let mut file = on.create(path).unwrap();
    file.write(text.as_bytes()).unwrap();
    file.sync().unwrap();
    on.sync_folder(disk::folder_of(path)).unwrap();
}

/// Returns a disk with the folder of an older build.
fn older() -> SimulatedDisk {
    older_with(FILES.len())
}

/// Returns one with the first of the files.
fn older_with(files: usize) -> SimulatedDisk {
    let disk = SimulatedDisk::new();
    for (name, _) in &FILES[..files] {
        write(&disk, &Path::new(OLD).join(name), &text_of(name));
    }
    write(&disk, &Path::new(OLD).join(FOREIGN), "kept");
    disk.copy()
}

fn start(disk: &SimulatedDisk) -> Store {
    let folders = FolderPaths::separate(Path::new(NEW));
    let disk = || Box::new(disk.clone()) as Box<dyn Disk>;
    Store::of(Files::moved_from(folders, Path::new(OLD), disk, |_| FolderLock::Simulated))
}

/// Lists all files with their texts.
fn files(disk: &SimulatedDisk) -> BTreeMap<String, String> {
    disk.files()
        .into_iter()
        .map(|(path, bytes)| (path, String::from_utf8_lossy(&bytes).into_owned()))
        .collect()
}

/// Returns the files after a move, and those before it.
fn expected() -> [BTreeMap<String, String>; 2] {
    expected_of(FILES.len())
}

fn expected_of(files: usize) -> [BTreeMap<String, String>; 2] {
    let files = &FILES[..files];
    let foreign = || (format!("{OLD}/{FOREIGN}"), "kept".to_owned());
    let new = |(name, kind): &(&str, &str)| {
        (format!("{NEW}/{kind}/{}/{name}", base::app_id::APP_ID), text_of(name))
    };
    let old = |(name, _): &(&str, &str)| (format!("{OLD}/{name}"), text_of(name));
    [files.iter().map(new).chain([foreign()]).collect(), files.iter().map(old).chain([foreign()]).collect()]
}

#[test]
fn every_file_moves_to_the_folder_of_its_kind() {
    let disk = older();
    let mut store = start(&disk);
    assert_eq!(files(&disk), expected()[0]);
    assert!(store.take_unreported_errors().is_empty());
    assert_eq!(store.folder(), Some(FolderPaths::separate(Path::new(NEW)).data.as_path()));
    let (settings, unusable) = store.settings();
    assert_eq!(
        (settings.personal().speed, settings.profiles.people.names().len(), unusable),
        (2.0, 1, vec![])
    );
    // The next start has nothing to do.
    drop(store);
    let again = disk.copy();
    let _ = start(&again);
    assert_eq!(files(&again), expected()[0]);
}

/// Starts the game on what is left and returns the places where a file is missing, changed or there twice.
fn judged(disk: &SimulatedDisk, number: usize, when: &dyn std::fmt::Display) -> Option<String> {
    let mut store = start(disk);
    let ((settings, mut unusable), found) = (store.settings(), files(disk));
    let [new, _] = expected_of(number);
    let whole = found == new
        && settings.personal().speed == 2.0
        && unusable.is_empty()
        && store.files.unreported_errors.is_empty();
    unusable.truncate(1);
    (!whole).then(|| {
        format!(
            "{when}: {:?}, {:?}, {unusable:?}, {found:?}",
            store.files.folders, store.files.unreported_errors
        )
    })
}

/// Ends the process before every call, with and without a power cut, and the next start as well.
fn interrupted(lie: Option<FalseSync>) -> Vec<String> {
    let fresh = || match lie {
        Some(lie) => older_with(FEW).lying(lie),
        None => older_with(FEW),
    };
    let whole = fresh();
    drop(start(&whole));
    assert!(whole.calls() > 60, "{} calls", whole.calls());
    let mut faults = Vec::new();
    for call in 0..=whole.calls() {
        let disk = fresh().with(call, InjectedFault::Ended);
        drop(start(&disk));
        let left = disk.copy();
        faults.extend(judged(&left, FEW, &format_args!("ended at {call}")));
        for outcome in 0..8 {
            faults.extend(judged(&disk.cut(outcome), FEW, &format_args!("ended at {call}, cut {outcome}")));
        }
        // A cut in the middle of the next start.
        for again in 0..left.calls() {
            let disk = disk.copy().with(again, InjectedFault::Ended);
            drop(start(&disk));
            for outcome in 0..3 {
                let when = format_args!("ended at {call} and {again}, cut {outcome}");
                faults.extend(judged(&disk.cut(outcome), FEW, &when));
            }
        }
        if lie.is_some() && !faults.is_empty() {
            break;
        }
    }
    faults
}

#[test]
fn nothing_is_lost_or_doubled_if_a_move_is_interrupted_at_any_call() {
    let faults = interrupted(None);
    assert!(faults.is_empty(), "{} faults, the first: {}", faults.len(), faults[0]);
}

/// The test detects loss.
#[test]
fn a_disk_that_does_not_sync_loses_files_of_a_move() {
    for lie in [FalseSync::Files, FalseSync::Folders] {
        assert!(!interrupted(Some(lie)).is_empty(), "{lie:?}");
    }
}

/// A call fails. The game then runs on one of the two, whole, and what it saves there is found by the next start.
#[test]
fn a_move_that_fails_leaves_the_old_folder_in_use_and_whole() {
    let whole = older();
    drop(start(&whole));
    let (mut stayed, mut moved) = (0, 0);
    for mishap in [InjectedFault::Full, InjectedFault::Fault] {
        for call in 0..whole.calls() {
            let disk = older().with(call, mishap);
            let mut store = start(&disk);
            let is_old = store.folder() == Some(Path::new(OLD));
            let at = || format!("{mishap:?} at {call}, old: {is_old}: {:?}", files(&disk));
            let errors = store.take_unreported_errors();
            assert_eq!(is_old, matches!(errors[..], [StoreError::NotMoved { .. }]), "{errors:?}, {}", at());
            let (mut settings, unusable) = store.settings();
            assert_eq!((settings.personal().speed, &unusable), (2.0, &vec![]), "{}", at());
            settings.personal_mut().speed = 4.0;
            let saved = store.save_settings(&settings).is_ok();
            // Where nobody can know which folder counts, nothing is saved.
            assert_eq!(saved, !matches!(store.files.lock, FolderLock::Refused(_)), "{}", at());
            let expected_speed = if saved { 4.0 } else { 2.0 };
            drop(store);
            (stayed, moved) = (stayed + u32::from(is_old), moved + u32::from(!is_old));
            for outcome in 0..8 {
                let disk = disk.cut(outcome);
                let mut store = start(&disk);
                assert_eq!(store.settings().0.personal().speed, expected_speed, "cut {outcome}, {}", at());
                let mut found = files(&disk);
                let [mut new, _] = expected();
                for files in [&mut found, &mut new] {
                    files.retain(|path, _| !path.ends_with("/settings.ron"));
                }
                assert_eq!(found, new, "cut {outcome}, {}", at());
            }
        }
    }
    assert!(stayed > 100 && moved > 50, "{stayed} stayed, {moved} moved");
}

/// A disk that stays full for a while.
#[test]
fn a_full_disk_leaves_no_copies() {
    let whole = older();
    drop(start(&whole));
    for call in 0..whole.calls() {
        let disk = older().full(call..usize::MAX);
        let mut store = start(&disk);
        let is_old = store.folder() == Some(Path::new(OLD));
        assert_eq!(is_old, !store.take_unreported_errors().is_empty(), "full from {call}");
        if is_old {
            let mut found = files(&disk);
            found.retain(|path, _| !path.contains(".relocation"));
            assert_eq!(found, expected()[1], "full from {call}");
        }
        assert_eq!(judged(&disk.copy(), FILES.len(), &format_args!("full from {call}")), None);
    }
}

/// What an older build has done between two tries counts.
#[test]
fn copies_of_an_earlier_try_are_replaced_by_what_the_old_folder_holds_now() {
    let whole = older();
    drop(start(&whole));
    for call in 0..whole.calls() {
        let disk = older().with(call, InjectedFault::Ended);
        drop(start(&disk));
        let disk = disk.copy();
        let old = |name: &str| Path::new(OLD).join(name);
        if files(&disk).len() <= FILES.len()
            || !disk.taken(&old("current/toy-2.ron"))
            || !disk.taken(&old("settings.ron"))
        {
            continue;
        }
        let note = files(&disk).into_iter().find(|(path, _)| path.ends_with(".relocation.ron"));
        if note.is_some_and(|(_, text)| !text.contains("None")) {
            continue;
        }
        disk.remove(&old("current/toy-2.ron")).unwrap();
        write(&disk, &old("finished/toy-2.ron"), "finished since");
        disk.sync_folder(&old("current")).unwrap();
        for outcome in 0..3 {
            let disk = disk.cut(outcome);
            drop(start(&disk));
            let found = files(&disk.cut(0));
            let of = |name: &str| found.keys().filter(|path| path.ends_with(name)).count();
            assert_eq!(
                (of("current/toy-2.ron"), of("finished/toy-2.ron")),
                (0, 1),
                "ended at {call}: {found:?}"
            );
        }
    }
}

#[test]
fn a_new_folder_in_use_is_never_replaced_by_an_old_one() {
    let disk = SimulatedDisk::new();
    start(&disk).save_settings(&settings_at_speed(8.0)).unwrap();
    for (name, _) in FILES {
        write(&disk, &Path::new(OLD).join(name), &text_of(name));
    }
    let before = files(&disk);
    assert_eq!(start(&disk).settings().0.personal().speed, 8.0);
    assert_eq!(files(&disk), before);
}

#[test]
fn copies_whose_old_folder_has_gone_are_kept() {
    let disk = older();
    let mut store = start(&disk);
    let note = store.files.file(DataFile::Relocation).unwrap();
    store.files.write_derived_file(&note, "(version: 1, copied: None)").unwrap();
    drop(store);
    assert_eq!(start(&disk).settings().0.personal().speed, 2.0);
    assert_eq!(files(&disk), expected()[0]);
}

#[test]
fn a_note_of_a_newer_build_leaves_both_folders_alone() {
    let disk = older();
    for note in ["(version: 2, copied: None)", "(version: 2, by: \"links\")", "(vers"] {
        let disk = disk.copy();
        let path = FolderPaths::separate(Path::new(NEW)).data.join(DataFile::Relocation.name());
        write(&disk, &path, note);
        let before = files(&disk);
        let mut store = start(&disk);
        assert_eq!(store.folder(), Some(Path::new(OLD)), "{note}");
        let errors = store.take_unreported_errors();
        assert!(errors[0].to_string().contains(".relocation.ron"), "{errors:?}");
        assert_eq!(files(&disk), before, "{note}");
    }
}

/// A folder of the system's disk, with an older build's folder in it.
struct Home {
    dir: tempfile::TempDir,
}

impl Home {
    fn new() -> Self {
        let home = Self { dir: tempfile::tempdir().unwrap() };
        for (name, _) in FILES {
            let path = home.old().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text_of(name)).unwrap();
        }
        home
    }

    fn old(&self) -> PathBuf {
        self.dir.path().join("share/five-a-side")
    }

    fn folders(&self) -> FolderPaths {
        FolderPaths::separate(self.dir.path())
    }

    fn start(&self) -> Store {
        Store::of(Files::open(Some(FolderChoice::Platform(self.folders(), Some(self.old())))))
    }
}

#[test]
fn a_moved_file_keeps_its_time_and_is_private() {
    let home = Home::new();
    let finished = home.old().join("finished/toy-1.ron");
    let then = std::time::UNIX_EPOCH + std::time::Duration::from_secs(1_600_000_000);
    fs::File::options().write(true).open(&finished).unwrap().set_modified(then).unwrap();
    let store = home.start();
    assert!(!home.old().exists() && store.files.lock.is_ours());
    let moved = home.folders().data.join("finished/toy-1.ron");
    assert_eq!(moved.metadata().unwrap().modified().unwrap(), then);
    #[cfg(unix)]
    for (path, most) in [(moved.as_path(), 0o600), (moved.parent().unwrap(), 0o700)] {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, most, "{}", path.display());
    }
    assert!(home.start().in_use(), "the folders are locked as one");
}

#[test]
fn of_many_games_started_at_once_one_moves_and_has_the_folder() {
    for _ in 0..20 {
        let home = Home::new();
        let started = std::sync::Barrier::new(4);
        let stores: Vec<Store> = std::thread::scope(|scope| {
            let game = || {
                started.wait();
                home.start()
            };
            let games: Vec<_> = (0..4).map(|_| scope.spawn(game)).collect();
            games.into_iter().map(|game| game.join().unwrap()).collect()
        });
        assert_eq!(stores.iter().filter(|store| store.files.lock.is_ours()).count(), 1);
        assert_eq!(stores.iter().filter(|store| store.in_use()).count(), 3);
        let there = |root: &Path, name: &str| root.join(name).exists();
        let folders = home.folders();
        let moved = FILES.iter().all(|(name, kind)| {
            let new = home.dir.path().join(kind).join(base::app_id::APP_ID);
            there(&new, name) != there(&home.old(), name)
        });
        assert!(moved, "{folders:?}");
    }
}

#[test]
fn a_folder_that_an_older_game_has_open_is_not_moved() {
    let home = Home::new();
    let older = Store::at(home.old());
    let mut store = home.start();
    assert!(store.in_use() && store.folder() == Some(&home.old()));
    assert_eq!((store.settings().0.personal().speed, store.take_unreported_errors().len()), (2.0, 0));
    drop((older, store));
    assert!(home.start().files.lock.is_ours() && !home.old().exists());
}

#[test]
fn a_folder_that_cannot_be_locked_stays_in_use_and_is_reported() {
    let home = Home::new();
    fs::create_dir(home.old().join(".lock")).unwrap();
    let mut store = home.start();
    assert_eq!(store.folder(), Some(home.old().as_path()));
    assert_eq!(store.settings().0.personal().speed, 2.0);
    let errors = store.take_unreported_errors();
    let [fault @ StoreError::NotMoved { .. }] = &errors[..] else { panic!("{errors:?}") };
    assert!(fault.to_string().contains("five-a-side stays the folder of the game"), "{fault}");
    assert!(!home.folders().data.join("people.ron").exists());
}

#[test]
fn a_place_where_no_folder_can_be_made_leaves_the_old_one_in_use() {
    let home = Home::new();
    fs::write(home.dir.path().join("config"), "a file where a folder should be").unwrap();
    let mut store = home.start();
    assert_eq!(store.folder(), Some(home.old().as_path()));
    assert_eq!(store.settings().0.personal().speed, 2.0);
    assert!(matches!(store.take_unreported_errors()[..], [StoreError::NotMoved { .. }]));
    store.save_settings(&settings_at_speed(4.0)).unwrap();
    drop(store);
    fs::remove_file(home.dir.path().join("config")).unwrap();
    assert_eq!(home.start().settings().0.personal().speed, 4.0);
    assert!(!home.old().exists());
}

#[cfg(unix)]
#[test]
fn a_folder_arranged_with_links_is_used_where_it_lies() {
    for linked in ["", "finished", "settings.ron"] {
        let home = Home::new();
        let (place, away) = (home.old().join(linked), home.dir.path().join("away"));
        let place = if linked.is_empty() { home.old() } else { place };
        fs::rename(&place, &away).unwrap();
        std::os::unix::fs::symlink(&away, &place).unwrap();
        let mut store = home.start();
        assert_eq!(store.folder(), Some(home.old().as_path()), "{linked}");
        assert_eq!(store.take_unreported_errors().len(), 0, "{linked}");
        assert_eq!(store.settings().0.personal().speed, 2.0);
        assert!(
            place.symlink_metadata().unwrap().is_symlink()
                && !home.folders().data.join("people.ron").exists()
        );
    }
}

#[test]
fn a_named_folder_holds_everything_and_is_not_moved() {
    let home = Home::new();
    let mut store = Store::of(Files::open(Some(FolderChoice::Named(home.old()))));
    store.save_settings(&settings_at_speed(4.0)).unwrap();
    assert!(FILES.iter().all(|(name, _)| home.old().join(name).is_file()));
}

/// The power was cut when the old folder was removed and the note was not.
#[test]
fn a_note_that_outlives_the_old_folder_is_removed() {
    let home = Home { dir: tempfile::tempdir().unwrap() };
    let note = home.folders().data.join(DataFile::Relocation.name());
    fs::create_dir_all(&home.folders().data).unwrap();
    fs::write(&note, "(version: 1, copied: Some({\"settings.ron\": 1}))").unwrap();
    let mut store = home.start();
    assert!(store.files.lock.is_ours() && store.take_unreported_errors().is_empty());
    assert!(!note.exists() && !home.old().exists());
}

#[test]
fn a_start_without_an_older_folder_uses_the_folders_of_the_system() {
    let dir = tempfile::tempdir().unwrap();
    let home = Home { dir };
    let mut store = home.start();
    store.save_settings(&settings_at_speed(4.0)).unwrap();
    let log = store.begin_log().unwrap();
    let folders = home.folders();
    assert_eq!(log.path(), folders.path(FolderKind::State).join("log.txt"));
    assert!(folders.path(FolderKind::Config).join("settings.ron").is_file());
    assert!(!home.old().exists());
}
