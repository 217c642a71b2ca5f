//! Restricts the game's folders to their owner: folders have mode 0700, files 0600. Wider modes from older builds are
//! narrowed when the game opens the folder. On systems without modes nothing changes.

#[cfg(unix)]
use super::names::{DataFile, DataFolder, SAVING};

/// Restricts a folder and the game's files in it to their owner. A folder that also holds other things, such as a home
/// folder or a USB stick, keeps its mode. Failures are ignored.
#[cfg(unix)]
pub(crate) fn restrict_to_owner(root: &std::path::Path) {
    use std::fs;
    let names = |folder: &std::path::Path| {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        entries.map(|entry| entry.file_name()).collect::<Vec<_>>()
    };
    let all = names(root);
    let (ours, others): (Vec<_>, Vec<_>) =
        all.into_iter().partition(|name| name.to_str().is_some_and(is_ours));
    if others.is_empty() {
        remove_others_permissions(root, 0o700);
    }
    for name in ours {
        let path = root.join(&name);
        // A folder that others could not enter has protected its files already.
        if DataFolder::ALL.iter().any(|folder| name == folder.name())
            && remove_others_permissions(&path, 0o700)
        {
            for file in names(&path) {
                remove_others_permissions(&path.join(file), 0o600);
            }
        }
        remove_others_permissions(&path, 0o600);
    }
}

/// Returns true if the game creates files or folders of that name, also where it sets a damaged one aside.
#[cfg(unix)]
fn is_ours(name: &str) -> bool {
    DataFile::of_name(name).is_some()
        || DataFolder::ALL.iter().any(|ours| ours.name() == name)
        || name.starts_with(SAVING)
}

/// Removes the rights of others from a file or folder. Returns true if there were any.
#[cfg(unix)]
fn remove_others_permissions(path: &std::path::Path, most: u32) -> bool {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;
    // The target of a link is not ours.
    let Ok(known) = path.symlink_metadata() else { return false };
    let fits = if most & 0o100 == 0 { known.is_file() } else { known.is_dir() };
    let mode = known.permissions().mode() & 0o777;
    let wide = fits && mode & !most & 0o077 != 0;
    wide && fs::set_permissions(path, fs::Permissions::from_mode(mode & most)).is_ok()
}

/// Does nothing: on a system without modes the rights of the folder above apply.
#[cfg(not(unix))]
pub(crate) const fn restrict_to_owner(_root: &std::path::Path) {}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::fs;
    use std::os::unix::fs::PermissionsExt as _;
    use std::path::Path;

    use super::super::names::{DataFile, DataFolder};
    use crate::Store;
    use crate::testing::settings_at_speed;

    fn mode(path: &Path) -> u32 {
        path.metadata().unwrap().permissions().mode() & 0o777
    }

    fn set(path: &Path, mode: u32) {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    }

    /// Lists every file and folder below with its mode.
    fn modes(folder: &Path) -> Vec<(String, u32)> {
        let mut found = vec![(folder.display().to_string(), mode(folder))];
        for entry in fs::read_dir(folder).unwrap().flatten() {
            let path = entry.path();
            if path.is_dir() {
                found.extend(modes(&path));
            } else {
                found.push((path.display().to_string(), mode(&path)));
            }
        }
        found
    }

    #[track_caller]
    fn are_closed(folder: &Path) {
        for (path, mode) in modes(folder) {
            let expected = if Path::new(&path).is_dir() { 0o700 } else { 0o600 };
            assert_eq!(mode, expected, "{path} has mode {mode:o}");
        }
    }

    #[test]
    fn only_the_owner_can_read_the_data_folder() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("share/five-a-side");
        let mut store = Store::at(root.clone());
        let _log = store.begin_log().unwrap();
        store.save_settings(&settings_at_speed(2.0)).unwrap();
        store.files.write_file(&root.join("current/toy-1.ron"), "(").unwrap();
        are_closed(&dir.path().join("share"));
    }

    #[test]
    fn folders_that_older_builds_left_open_are_made_private() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("five-a-side");
        let files =
            ["settings.ron", "log.txt", "current/toy-1.ron", "finished/toy-2.ron", "settings.ron.damaged-1"];
        for folder in ["current", "finished", "reports"] {
            fs::create_dir_all(root.join(folder)).unwrap();
            set(&root.join(folder), 0o755);
        }
        for file in files {
            fs::write(root.join(file), "(").unwrap();
            set(&root.join(file), 0o644);
        }
        set(&root, 0o755);
        drop(Store::at(root.clone()));
        are_closed(&root);
    }

    /// Whatever the game names in its folder is the game's own: with every one of them the folder is closed.
    #[test]
    fn every_file_name_of_the_game_counts_as_its_own() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("five-a-side");
        for folder in DataFolder::ALL {
            fs::create_dir_all(root.join(folder.name())).unwrap();
            set(&root.join(folder.name()), 0o755);
        }
        for file in DataFile::ALL.iter().filter(|file| **file != DataFile::Held) {
            for name in [file.name().to_owned(), format!("{}.damaged-1", file.name())] {
                fs::write(root.join(&name), "(").unwrap();
                set(&root.join(name), 0o644);
            }
        }
        set(&root, 0o755);
        drop(Store::at(root.clone()));
        are_closed(&root);
    }

    /// Only rights of others are removed: what its owner made read-only stays so.
    #[test]
    fn a_folder_that_is_private_already_is_left_alone() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("five-a-side");
        fs::create_dir_all(root.join("finished")).unwrap();
        let file = root.join("finished/toy-2.ron");
        fs::write(&file, "(").unwrap();
        set(&file, 0o400);
        drop(Store::at(root));
        assert_eq!(mode(&file), 0o400);
    }

    #[test]
    fn a_folder_that_holds_other_things_stays_open() {
        let dir = tempfile::tempdir().unwrap();
        let root = dir.path().join("stick");
        fs::create_dir_all(root.join("current")).unwrap();
        fs::create_dir_all(root.join("photos")).unwrap();
        fs::write(root.join("settings.ron"), "()").unwrap();
        fs::write(root.join("photos/me.jpg"), "").unwrap();
        for (path, mode) in [
            ("", 0o755),
            ("current", 0o755),
            ("photos", 0o755),
            ("settings.ron", 0o644),
            ("photos/me.jpg", 0o644),
        ] {
            set(&root.join(path), mode);
        }
        drop(Store::at(root.clone()));
        let now =
            ["", "photos", "photos/me.jpg", "current", "settings.ron"].map(|path| mode(&root.join(path)));
        assert_eq!(now, [0o755, 0o755, 0o644, 0o700, 0o600]);
    }
}
