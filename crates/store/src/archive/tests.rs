//! The archive lists what is there, whatever state its index is in.

use std::fs;
use std::path::Path;

use super::*;
use crate::FileProblem;
use crate::formats::{DecodeError, INDEX_VERSION};
use crate::testing::saved_match;
use crate::tests::power::opened;
use crate::tests::record;
use crate::tests::sim::SimulatedDisk;
use engine::{BySeat, Seat};
use players::controller::Controller;

/// The archive shows one manager where one manager played.
#[test]
fn a_solo_match_is_listed_as_solo() {
    let listed = |game: &str, options: &str| {
        let arena = games::named(game).unwrap().arena(options).unwrap();
        let bots = BySeat::new(ai::Difficulty::Random, ai::Difficulty::Random);
        let record = arena.play_match(1, bots, true).unwrap().record.unwrap();
        parse_finished(&MatchId::unsaved("a match"), &record.text()).unwrap().archived.solo
    };
    assert!(listed("solitaire", ""));
    assert!(!listed("penalties", "") && !listed("soccer17", ""));
}

/// A field that only this build does not know is a newer build's; anything else in its place is damage.
#[test]
fn a_damaged_file_is_not_taken_for_a_newer_one() {
    let record = record(1).text();
    let wrong = |text: &str| parse_finished(&MatchId::unsaved("a match"), text).err().unwrap();
    let whole = format!("(version: 1, home: \"human\", away: \"pro\", saved: 7, record: {record})");
    assert!(parse_finished(&MatchId::unsaved("a match"), &whole).is_ok());
    let newer = wrong(&whole.replacen("home: ", "mood: 3, home: ", 1));
    assert!(matches!(newer, DecodeError::Newer(_)), "{newer:?}");
    let damaged = wrong(&whole.replacen("saved: 7", "saved: \"x\"", 1));
    assert!(matches!(damaged, DecodeError::Damaged(_)), "{damaged:?}");
}

/// Makes a store with that many matches, one second apart.
fn filled(folder: &Path, matches: u64) -> Store {
    let mut store = Store::at(folder.to_owned());
    for n in 0..matches {
        let (id, pro) = (store.new_match("toy"), Controller::Bot(ai::Difficulty::Pro));
        let saved = crate::SavedMatch { saved: 1000 + n, ..saved_match(id, record(n), pro) };
        store.finish_match(&saved, None).unwrap();
    }
    store
}

fn seeds(archive: &ArchiveIndex) -> Vec<u64> {
    archive.matches.iter().map(|archived| archived.seed).collect()
}

#[test]
fn matches_are_listed_newest_first_and_next_time_from_the_index() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = filled(dir.path(), 5);
    let part = store.archive(2);
    assert_eq!((seeds(&part), part.unread), (vec![4, 3], 3));
    let whole = store.archive(99);
    assert_eq!((seeds(&whole), whole.unread, &whole.unusable), (vec![4, 3, 2, 1, 0], 0, &vec![]));
    let first = &whole.matches[4];
    assert_eq!((first.ended, first.decisions, first.options.as_str()), (1000, 2, "(rounds: 1)"));
    let controllers = first.controllers.unwrap();
    assert_eq!(
        (controllers[Seat::Home], controllers[Seat::Away].to_string()),
        (Controller::Human, "pro".to_owned())
    );
    drop(store);
    // Unchanged files are not read again.
    let mut store = Store::at(dir.path().to_owned());
    assert_eq!(store.archive(0), whole);
    // Added and removed files are noticed.
    let id = whole.matches[2].id.clone();
    store.delete_match(&id).unwrap();
    let last = whole.matches[0].id.clone();
    store.star_match(&last, true).unwrap();
    fs::write(dir.path().join("finished/toy-7.ron"), record(77).text()).unwrap();
    let now = store.archive(9);
    assert!(now.matches.iter().all(|archived| archived.id != id) && now.matches.len() == 5);
    assert!(
        now.matches.iter().any(|archived| archived.id == last && archived.star && archived.ended == 1004)
    );
    let bare = now.matches.iter().find(|archived| archived.seed == 77).unwrap();
    assert!(bare.controllers.is_none() && bare.ended > 1_600_000_000, "a bare record has the file's time");
    drop(store);
    assert_eq!(Store::at(dir.path().to_owned()).archive(0), now);
}

#[test]
fn a_damaged_missing_or_wrong_index_is_rebuilt() {
    let dir = tempfile::tempdir().unwrap();
    let whole = filled(dir.path(), 3).archive(9);
    let index = dir.path().join(DataFile::Index.name());
    let good = fs::read_to_string(&index).unwrap();
    let replaced = |text: &str, from: &str, to: &str| {
        assert!(text.contains(from), "{from} is not there: {text}");
        text.replacen(from, to, 1)
    };
    let version = format!("version: {INDEX_VERSION}");
    let lie = replaced(&good, "seed: 0", "seed: 55");
    // An index of another version is ignored, even if it parses.
    let [older, newer] = [INDEX_VERSION - 1, INDEX_VERSION + 1]
        .map(|other| replaced(&lie, &version, &format!("version: {other}")));
    let foreign = replaced(&newer, "decisions:", "judgements:");
    let unknown = replaced(&good, "decisions:", "judgements:");
    let lies = replaced(&lie, "stamp: (", "stamp: (1");
    let texts = [&older, &newer, &foreign, &unknown, &lies].map(String::as_bytes);
    for bytes in [&b"(version: 1"[..], b"\xff", b""].into_iter().chain(texts) {
        fs::write(&index, bytes).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let found = store.archive(9);
        assert_eq!(found.matches, whole.matches, "{bytes:?}");
        assert_eq!(store.archive(9).unusable, [], "told once");
        drop(store);
        assert_eq!(fs::read_to_string(&index).unwrap(), good, "{bytes:?}");
    }
    fs::remove_file(&index).unwrap();
    assert_eq!(Store::at(dir.path().to_owned()).archive(9), whole);
    // The entry of a deleted match disappears.
    fs::write(&index, good.replacen(&whole.matches[0].id.to_string(), "toy-1", 1)).unwrap();
    assert_eq!(Store::at(dir.path().to_owned()).archive(9).matches, whole.matches);
    // Also from the file, where nothing else has changed.
    let gone = whole.matches[0].id.to_string();
    fs::remove_file(dir.path().join(format!("finished/{gone}.ron"))).unwrap();
    assert_eq!(Store::at(dir.path().to_owned()).archive(9).matches, whole.matches[1..]);
    assert!(!fs::read_to_string(&index).unwrap().contains(&gone));
}

/// An index of another version is no damage, whatever it holds; one of this version that cannot be read is.
#[test]
fn an_index_of_another_version_is_not_damaged() {
    let dir = tempfile::tempdir().unwrap();
    let whole = filled(dir.path(), 2).archive(9);
    let index = dir.path().join(DataFile::Index.name());
    let strange = fs::read_to_string(&index).unwrap().replacen("seed: 0", "seed: \"none\"", 1);
    let newer =
        strange.replacen(&format!("version: {INDEX_VERSION}"), &format!("version: {}", INDEX_VERSION + 1), 1);
    for (text, faults) in [(newer, 0), (strange, 1)] {
        fs::write(&index, text).unwrap();
        let found = Store::at(dir.path().to_owned()).archive(9);
        assert_eq!((found.matches, found.unusable.len()), (whole.matches.clone(), faults));
    }
}

#[test]
fn an_unusable_match_is_set_aside_and_reported() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = filled(dir.path(), 1);
    let path = |name: &str| dir.path().join("finished").join(name);
    fs::write(path("toy-1.ron"), "(home: \"human\", record: (version: 1").unwrap();
    let open = record(3).text().replace("        (away, \"Right\"),\n", "");
    fs::write(path("toy-2.ron"), open).unwrap();
    fs::create_dir(path("toy-3.ron")).unwrap();
    let archive = store.archive(99);
    assert_eq!(seeds(&archive), [0]);
    let reported: Vec<String> = archive.unusable.iter().map(ToString::to_string).collect();
    assert_eq!(reported.len(), 3, "{reported:?}");
    assert!(reported.iter().any(|line| line.contains("not over")), "{reported:?}");
    assert!(archive.unusable.iter().any(|fault| fault.kind == FileProblem::Unreadable));
    assert!(path("toy-1.ron.damaged-1").is_file() && path("toy-2.ron.damaged-1").is_file());
    assert_eq!(store.archive(99).unusable, []);
    // What was left alone is not read again.
    assert_eq!(store.archive(0).unread, 0);
}

/// The player may choose any place: but the data folder's own files are not replaced, and a link stays a link.
#[test]
fn a_match_is_exported_to_the_file_that_is_chosen() {
    let (dir, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let mut store = filled(dir.path(), 1);
    let id = store.archive(9).matches[0].id.clone();
    let chosen = elsewhere.path().join("mine.ron");
    for _ in 0..2 {
        assert!(store.export_match_to(&id, &chosen), "it may be there already");
        assert!(fs::read_to_string(&chosen).unwrap().contains("actions"));
    }
    #[cfg(unix)]
    {
        let link = elsewhere.path().join("link.ron");
        std::os::unix::fs::symlink(&chosen, &link).unwrap();
        fs::write(&chosen, "old").unwrap();
        assert!(store.export_match_to(&id, &link));
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert!(fs::read_to_string(&chosen).unwrap().contains("actions"));
    }
    let own = dir.path().join("finished").join(format!("{id}.ron"));
    let before = fs::read_to_string(&own).unwrap();
    assert!(!store.export_to(&own, b"something else"), "it is the game's own");
    assert_eq!(fs::read_to_string(&own).unwrap(), before);
    assert!(!store.export_match_to(&id, &chosen.join("mine.ron")), "a file is no folder");
}

#[test]
fn all_matches_can_be_exported_and_all_but_starred_ones_removed() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = filled(dir.path(), 4);
    let archive = store.archive(9);
    let archived = &archive.matches[1];
    store.star_match(&archived.id, true).unwrap();
    // The test writes nothing into the system's documents folder.
    let root = dir.path().join("exported");
    let ExportSummary { folder, matches, left_out } = store.export_all_into(&root).unwrap();
    assert_eq!((folder.parent(), matches, left_out), (Some(root.as_path()), 4, vec![]));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
    assert_ne!(store.export_all_into(&root).unwrap().folder, folder);
    assert_eq!(store.erase_archive().unwrap(), 3);
    assert_eq!(seeds(&store.archive(9)), [archived.seed]);
    // Exported files can be imported again.
    for file in fs::read_dir(&folder).unwrap() {
        let text = fs::read_to_string(file.unwrap().path()).unwrap();
        assert!(matches!(store.import_match(&text), Ok(_) | Err(ImportError::Known(_))));
    }
    assert_eq!(store.archive(9).matches.len(), 4);
}

/// Bug: one file that could not be read ended the export, with "nothing" said and half a folder left.
#[test]
fn an_unreadable_match_is_left_out_of_the_export_and_named() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = filled(dir.path(), 4);
    let root = dir.path().join("exported");
    // The index lists it; its file was spoiled since, with size and time as before.
    let spoilt = store.archive(9).matches[1].id.clone();
    let path = dir.path().join(format!("finished/{spoilt}.ron"));
    let good = fs::read(&path).unwrap();
    for bad in [b"\xff".repeat(good.len()), b" ".repeat(good.len())] {
        let time = fs::metadata(&path).unwrap().modified().unwrap();
        fs::write(&path, bad).unwrap();
        fs::File::options().write(true).open(&path).unwrap().set_modified(time).unwrap();
        let done = store.export_all_into(&root).unwrap();
        assert_eq!((done.matches, &done.left_out[..]), (3, std::slice::from_ref(&spoilt)));
        assert_eq!(fs::read_dir(&done.folder).unwrap().count(), 3);
    }
}

#[test]
fn a_failed_export_leaves_nothing_behind() {
    let disk = SimulatedDisk::new();
    let mut store = opened(&disk);
    for seed in 0..4 {
        store.import_match(&record(seed).text()).unwrap();
    }
    assert_eq!(store.archive(9).matches.len(), 4);
    let before = disk.files();
    for calls in 0..24 {
        let full = disk.copy();
        let mut store = opened(&full);
        store.archive(9);
        let from = full.calls() + calls;
        let full = full.full(from..usize::MAX);
        let place = store.folder().unwrap().join("exported");
        let done = store.export_all_into(&place);
        let files = full.files();
        let exported = files.iter().filter(|(path, _)| path.contains("exported")).count();
        assert_eq!(exported, done.map_or(0, |done| done.matches), "{calls}: {files:?}");
        assert!(!full.has_folder("five-a-side-matches-1") || exported > 0, "{calls}");
        assert!(before.iter().all(|file| files.contains(file)));
    }
}

#[test]
fn imported_matches_are_added_once() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = filled(dir.path(), 2);
    let id = store.import_match(&record(9).text()).unwrap();
    assert!(matches!(store.import_match(&record(9).text()), Err(ImportError::Known(known)) if known == id));
    assert!(matches!(store.import_match(&record(1).text()), Err(ImportError::Known(_))));
    let mut open = record(8);
    open.actions.pop();
    assert!(matches!(store.import_match(&open.text()), Err(ImportError::Unfinished)));
    for (text, expected) in
        [("", "no code"), ("(home: \"human\", record: (version: 2))", ""), ("hello, you", "letter 6")]
    {
        let reported = store.import_match(text).unwrap_err().to_string();
        assert!(reported.contains(expected), "{reported}");
    }
    // Players are imported, stars are not.
    let whose = ArchivedMatch {
        star: true,
        controllers: Some(BySeat::new("amateur".parse().unwrap(), Controller::Human)),
        ended: 5,
        ..store.archive(9).matches[0].clone()
    };
    let id = store.import_match(&whose.text(&record(21)).unwrap()).unwrap();
    let archive = store.archive(9);
    let archived = archive.matches.iter().find(|archived| archived.id == id).unwrap();
    assert_eq!((archived.star, archived.ended, archived.controllers), (false, 5, whose.controllers));
    assert_eq!(store.finished_record(&id).unwrap().text(), record(21).text());
}
