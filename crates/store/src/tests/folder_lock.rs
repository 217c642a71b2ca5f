//! A folder whose system has no locks, as some network folders: `flock` answers that none are available.

use super::*;
use crate::StoreError;

/// Opens the store as on a system without locks.
fn without_locks(root: &Path) -> Store {
    WITHOUT_LOCKS.set(true);
    let store = Store::at(root.to_owned());
    WITHOUT_LOCKS.set(false);
    store
}

/// Bug: where no lock could be had, nothing was ever saved.
#[test]
fn without_file_locks_saving_works_and_a_second_process_changes_nothing() {
    let dir = tempfile::tempdir().unwrap();
    let held = dir.path().join(DataFile::Held.name());
    let mut first = without_locks(dir.path());
    assert!(
        first.lock_error().is_none()
            && first.begin_log().is_some()
            && first.lock_refresh_interval().is_some()
    );
    first.save_settings(&settings_at_speed(2.0)).unwrap();
    let text = fs::read_to_string(&held).unwrap();
    assert!(
        text.contains("remove this file") && text.contains(&format!("process: {} ", std::process::id())),
        "{text}"
    );
    // With locks or without.
    for second in [without_locks(dir.path()), Store::at(dir.path().to_owned())] {
        let mut second = second;
        assert!(second.in_use());
        assert_eq!(second.settings().0.personal().speed, 2.0);
        second.save_settings(&settings_at_speed(8.0)).unwrap();
        drop(second);
        assert_eq!(fs::read_to_string(&held).unwrap(), text);
    }
    first.save_settings(&settings_at_speed(4.0)).unwrap();
    drop(first);
    assert!(!held.exists());
    let mut next = Store::at(dir.path().to_owned());
    assert_eq!(
        (next.in_use(), next.lock_refresh_interval(), next.settings().0.personal().speed),
        (false, None, 4.0)
    );
}

/// The file names a process on this machine that has ended, or one that began at another time under the same number.
#[cfg(target_os = "linux")]
#[test]
fn the_process_file_of_a_dead_process_blocks_nobody() {
    let dir = tempfile::tempdir().unwrap();
    let held = dir.path().join(DataFile::Held.name());
    let live = without_locks(dir.path());
    let text = fs::read_to_string(&held).unwrap();
    drop(live);
    let line = text.lines().find(|line| line.starts_with("process: ")).unwrap();
    let mut ended = std::process::Command::new("true").spawn().unwrap();
    let gone = format!("process: {} 5", ended.id());
    ended.wait().unwrap();
    for dead in [gone, format!("process: {} 5", std::process::id())] {
        for locks in [false, true] {
            fs::write(&held, text.replace(line, &dead)).unwrap();
            let store = if locks { Store::at(dir.path().to_owned()) } else { without_locks(dir.path()) };
            assert!(!store.in_use() && store.lock_error().is_none(), "{dead}");
            drop(store);
            assert!(!held.exists());
        }
    }
}

/// Another machine shows that it is there by touching its file.
#[test]
fn the_process_file_of_another_machine_counts_while_it_is_updated() {
    let dir = tempfile::tempdir().unwrap();
    let held = dir.path().join(DataFile::Held.name());
    fs::write(&held, "machine: elsewhere\nprocess: 1 5\n").unwrap();
    assert!(without_locks(dir.path()).in_use());
    let file = fs::File::options().write(true).open(&held).unwrap();
    file.set_modified(std::time::SystemTime::now() - std::time::Duration::from_secs(3600)).unwrap();
    let mut store = without_locks(dir.path());
    assert!(!store.in_use());
    // What took its place meanwhile is left to the other process, and nothing more is written.
    store.save_settings(&settings_at_speed(2.0)).unwrap();
    fs::write(&held, "machine: elsewhere\nprocess: 1 5\n").unwrap();
    assert!(matches!(store.save_settings(&settings_at_speed(4.0)), Err(StoreError::Locked { .. })));
    drop(store);
    assert!(fs::read_to_string(&held).unwrap().starts_with("machine: elsewhere"));
    assert_eq!(without_locks(dir.path()).settings().0.personal().speed, 2.0);
}

#[test]
fn a_removed_folder_without_locks_is_created_again() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().join("data");
    let mut store = without_locks(&root);
    store.save_settings(&settings_at_speed(2.0)).unwrap();
    fs::remove_dir_all(&root).unwrap();
    WITHOUT_LOCKS.set(true);
    assert!(matches!(store.save_settings(&settings_at_speed(4.0)), Err(StoreError::Vanished { .. })));
    store.try_again();
    WITHOUT_LOCKS.set(false);
    assert!(!store.is_behind() && root.join(DataFile::Held.name()).is_file());
    // Another process took the file away, wrote, and ended: what this one knows is out of date.
    fs::remove_file(root.join(DataFile::Held.name())).unwrap();
    assert!(matches!(store.save_settings(&settings_at_speed(8.0)), Err(StoreError::Locked { .. })));
}

/// If even the file cannot be created, the error names the remedy.
#[test]
fn if_locking_is_impossible_the_error_names_the_remedy() {
    let dir = tempfile::tempdir().unwrap();
    fs::create_dir(dir.path().join(DataFile::Held.name())).unwrap();
    let message = without_locks(dir.path()).lock_error().unwrap().to_string();
    assert!(message.contains("No locks available") && message.contains(DATA_FOLDER), "{message}");
}
