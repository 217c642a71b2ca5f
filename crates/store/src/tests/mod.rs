//! The store as a whole: unwritable folders, folders that another process has open, power cuts.

mod again;
mod copies;
mod devices;
mod folder_lock;
mod links;
mod lock;
mod newer;
mod notebooks;
pub(super) mod power;
mod relocation;
pub(super) mod sim;

use std::cell::Cell;
use std::{env, fs};

use super::*;
use crate::disk::{
    DataFile, DataFolder, Disk, FolderChoice, FolderKind, FolderLock, FolderPaths, OsDisk, create_folder,
};
use crate::testing::settings_at_speed;
use engine::Record;

thread_local! {
    /// True on a thread whose system has no locks.
    pub(super) static WITHOUT_LOCKS: Cell<bool> = const { Cell::new(false) };
}

/// Returns a store on an empty folder.
pub(super) fn empty_store() -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    let store = Store::at(dir.path().to_owned());
    (dir, store)
}

/// Returns the record of a finished match of the toy game with that seed.
pub(super) fn record(seed: u64) -> Record {
    let actions = "(home, \"Left\"), (away, \"Right\")";
    let text =
        format!("(version: 1, game: \"toy\", options: (rounds: 1), seed: {seed}, actions: [{actions}])");
    Record::parse(&text).unwrap()
}

#[test]
fn an_unwritable_folder_is_reported_once() {
    let dir = tempfile::tempdir().unwrap();
    let root = dir.path().join("taken");
    fs::write(&root, "a file where the folder should be").unwrap();
    let mut store = Store::at(root.clone());
    assert_eq!(store.settings(), (Settings::default(), vec![]));
    let error = store.save_settings(&Settings::default()).unwrap_err().to_string();
    assert!(error.contains("taken") && error.contains("cannot be written"), "{error}");
    assert!(store.save_settings(&Settings::default()).is_ok(), "told already");
    // After it worked again, a new fault is reported again.
    fs::remove_file(&root).unwrap();
    store.save_settings(&Settings::default()).unwrap();
    fs::remove_dir_all(&root).unwrap();
    fs::write(&root, "again").unwrap();
    assert!(store.save_settings(&Settings::default()).is_err());
}

#[test]
#[cfg(unix)]
fn a_read_only_folder_is_reported() {
    use std::os::unix::fs::PermissionsExt;
    let dir = tempfile::tempdir().unwrap();
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o555)).unwrap();
    // The superuser may write everywhere, so there is nothing to test.
    let may_write = fs::write(dir.path().join("try"), "").is_ok();
    let saved = Store::at(dir.path().to_owned()).save_settings(&Settings::default());
    fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(saved.is_ok(), may_write);
}

#[test]
fn without_a_data_folder_saving_fails_with_its_name() {
    let mut store = Store::of(Files::new(None, Box::new(OsDisk), FolderLock::Missing(None)));
    assert_eq!(store.settings(), (Settings::default(), vec![]));
    assert!(store.load_unfinished().0.is_empty());
    let error = store.save_settings(&Settings::default()).unwrap_err().to_string();
    assert!(error.contains(DATA_FOLDER), "{error}");
}
