//! Files that somebody keeps elsewhere, behind links.

#![cfg(unix)]

use std::os::unix::fs::symlink;

use super::*;

/// Bug: settings that are kept among somebody's dotfiles were replaced by a plain file.
#[test]
fn writing_through_a_link_changes_its_target_and_keeps_the_link() {
    let dir = tempfile::tempdir().unwrap();
    let (root, dotfiles) = (dir.path().join("data"), dir.path().join("dotfiles"));
    fs::create_dir_all(&root).unwrap();
    fs::create_dir_all(dotfiles.join("deep")).unwrap();
    let link = root.join("settings.ron");
    let is_link = || link.symlink_metadata().unwrap().is_symlink();
    // A chain of links, one of them relative to its folder, to a file that is not there yet.
    symlink("../dotfiles/settings", &link).unwrap();
    let target = dotfiles.join("deep/five-a-side.ron");
    symlink("deep/five-a-side.ron", dotfiles.join("settings")).unwrap();
    for speed in [2.0, 4.0] {
        let mut store = Store::at(root.clone());
        store.save_settings(&settings_at_speed(speed)).unwrap();
        assert!(is_link() && fs::read_to_string(&target).unwrap().contains(&format!("speed: {speed:.1}")));
        assert_eq!(fs::read_dir(dotfiles.join("deep")).unwrap().count(), 1, "nothing is left lying about");
        drop(store);
        assert_eq!(Store::at(root.clone()).settings().0.personal().speed, speed);
    }
    // What is damaged is set aside where it lies.
    fs::write(&target, "(speed: ").unwrap();
    let mut store = Store::at(root.clone());
    let reported = store.settings().1;
    let aside = reported[0].moved_to.clone().unwrap();
    assert_eq!(
        aside.parent().unwrap().canonicalize().unwrap(),
        dotfiles.join("deep").canonicalize().unwrap()
    );
    assert_eq!(fs::read_to_string(&aside).unwrap(), "(speed: ");
    store.save_settings(&settings_at_speed(8.0)).unwrap();
    assert!(is_link() && fs::read_to_string(&target).unwrap().contains("speed: 8.0"));
}

/// Folders behind links, and files that are made anew, go where they belong too.
#[test]
fn a_folder_behind_a_link_is_written_like_any_other() {
    let dir = tempfile::tempdir().unwrap();
    let (root, elsewhere) = (dir.path().join("data"), dir.path().join("elsewhere"));
    fs::create_dir_all(&root).unwrap();
    fs::create_dir_all(&elsewhere).unwrap();
    symlink(&elsewhere, root.join("finished")).unwrap();
    let mut store = Store::at(root);
    let id = store.import_match(&record(1).text()).unwrap();
    assert!(elsewhere.join(format!("{id}.ron")).is_file());
    store.star_match(&id, true).unwrap();
    assert!(store.archive(9).matches[0].star);
}

/// A link to itself is reported and stays.
#[test]
fn a_dangling_link_is_reported_and_kept() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join("people.ron");
    symlink(&path, &path).unwrap();
    let mut store = Store::at(dir.path().to_owned());
    assert!(matches!(store.files.write_file(&path, "()"), Err(StoreError::Write { .. })));
    assert!(path.symlink_metadata().unwrap().is_symlink());
}
