//! Pipes, sockets and devices in the place of files and folders, names that are no text, and an index without an end:
//! nothing waits for ever, and all is told.

#![cfg(unix)]

use std::os::unix::ffi::OsStrExt as _;
use std::sync::mpsc;
use std::time::Duration;

use super::*;
use ::clubs::random_club;

fn pipe(path: &Path) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
}

/// Does everything that the game does with its folder, and fails if it takes longer than any disk.
#[track_caller]
fn used(root: &Path) -> Store {
    let (sender, done) = mpsc::channel();
    let root = root.to_owned();
    std::thread::spawn(move || {
        let mut store = Store::at(root);
        let log = store.begin_log();
        log.iter().for_each(|log| log.add_crash_report("a fault"));
        let _ = (store.crash_report(), store.settings(), store.notebooks(), store.clubs());
        let _ = (store.load_unfinished(), store.competitions(), store.archive(9));
        let _ = (store.import_match(&record(7).text()), store.save_club(&random_club(1, &[])));
        let _ = store.save_settings(&settings_at_speed(2.0));
        let id = store.new_match("toy");
        let _ = (store.forget_match(&id), store.has_number("toy", 1, &id), store.export_match(&id));
        let _ = sender.send(store);
    });
    done.recv_timeout(Duration::from_secs(60)).expect("it waits for ever")
}

#[test]
fn a_pipe_in_place_of_any_file_or_folder_does_not_block() {
    let files = DataFile::ALL.iter().map(|file| file.name());
    let folders = DataFolder::ALL.iter().map(|folder| folder.name());
    let inside = [
        "finished/toy-1.ron", "current/toy-1.ron", "competitions/a.ron", "clubs/own-a.ron", "reports/a.1.ron",
    ];
    for name in files.chain(folders).chain(inside) {
        let dir = tempfile::tempdir().unwrap();
        pipe(&dir.path().join(name));
        let mut store = used(dir.path());
        if name == DataFile::Lock.name() {
            let message = store.lock_error().unwrap().to_string();
            assert!(message.contains("no file is in its place"), "{message}");
        } else {
            assert!(store.lock_error().is_none(), "{name}");
        }
        // What could not be written in its place is still to be.
        store.try_again();
    }
}

#[test]
fn a_socket_or_device_in_place_of_a_file_is_reported() {
    for name in ["settings.ron", "people.ron", "notebooks.ron", "archive.ron"] {
        for device in [false, true] {
            let dir = tempfile::tempdir().unwrap();
            let path = dir.path().join(name);
            let _socket = (!device).then(|| std::os::unix::net::UnixListener::bind(&path).unwrap());
            if device {
                std::os::unix::fs::symlink("/dev/zero", &path).unwrap();
            }
            let mut store = Store::at(dir.path().to_owned());
            let message =
                store.settings().1.into_iter().chain(store.notebooks().1).chain(store.archive(9).unusable);
            let message: Vec<_> = message.collect();
            let [message] = &message[..] else { panic!("{name}: {message:?}") };
            assert_eq!((&message.path, message.kind), (&path, FileProblem::Unreadable));
        }
    }
}

/// Bug: such files were passed over without a word.
#[cfg(target_os = "linux")]
#[test]
fn a_file_name_that_is_not_unicode_is_reported_once_and_kept() {
    let dir = tempfile::tempdir().unwrap();
    let name = std::ffi::OsStr::from_bytes(b"jos\xe9.ron");
    let record = record(1).text();
    let open = format!(
        "(home: \"human\", away: \"pro\", record: {})",
        record.replace("        (away, \"Right\"),\n", "")
    );
    let of = |folder: &str| dir.path().join(folder).join(name);
    for (folder, text) in [("finished", &record), ("current", &open), ("clubs", &random_club(1, &[]).text())]
    {
        fs::create_dir_all(dir.path().join(folder)).unwrap();
        fs::write(of(folder), text).unwrap();
    }
    let mut store = Store::at(dir.path().to_owned());
    for times in [1, 0] {
        for (folder, message) in [
            ("finished", store.archive(9).unusable),
            ("current", store.load_unfinished().1),
            ("clubs", store.clubs().1),
        ] {
            assert_eq!(message.len(), times, "{folder}: {message:?}");
            for message in message {
                assert_eq!((&message.path, message.kind), (&of(folder), FileProblem::Unreadable));
                assert!(message.to_string().contains("name is no UTF-8"), "{message}");
            }
            assert!(of(folder).is_file());
        }
    }
}

/// Bug: an index of 57 MiB was read whole, however few matches there were.
#[test]
fn an_index_larger_than_its_matches_is_rebuilt_unread() {
    let (dir, mut store) = empty_store();
    for seed in 0..3 {
        store.import_match(&record(seed).text()).unwrap();
    }
    let whole = store.archive(9);
    drop(store);
    const LARGE: usize = 57 << 20;
    let index = dir.path().join(DataFile::Index.name());
    let good = fs::read_to_string(&index).unwrap();
    let entries = &good[good.find("        (").unwrap()..good.rfind("    ]").unwrap()];
    for emptied in [false, true] {
        let large = good.replacen("    ]", &format!("{}    ]", entries.repeat(LARGE / entries.len() + 1)), 1);
        fs::write(&index, &large[..LARGE]).unwrap();
        if emptied {
            fs::remove_dir_all(dir.path().join("finished")).unwrap();
        }
        let begun = std::time::Instant::now();
        let mut store = Store::at(dir.path().to_owned());
        let found = store.archive(9);
        assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
        assert_eq!((found.matches.len(), &found.unusable), (if emptied { 0 } else { 3 }, &vec![]));
        assert!(emptied || found == whole);
        assert!(fs::metadata(&index).unwrap().len() <= good.len() as u64);
    }
}
