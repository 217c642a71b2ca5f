//! Files of earlier builds still load: matches in play and finished, settings, a competition, levels. The build of
//! each version wrote its files under `tests/kept`, and they never change. A new version adds a folder.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use ai::Difficulty;
use ai::rating::Rating;
use competition::Competition;
use engine::{BySeat, Record};
use players::controller::Controller;
use players::people::PersonName;
use store::{BotPace, FileProblem, MatchLocation, SavedMatch, Store, record_in, seconds};

/// The folders of `tests/kept`, each with the games that the build of that version had. 0.2 is a build on the way to
/// 0.2.0.
const KEPT: [(&str, &[&str]); 3] = [("0.1", &SIX), ("0.2", &SIX), ("0.2.0", &SIX)];
const SIX: [&str; 6] = ["penalties", "soccer17", "soccer52", "soccer_cards", "soccer_go", "solitaire"];

/// Returns the entries of a folder.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

fn copied(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for path in inside(from)? {
        let there = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copied(&path, &there)?;
        } else {
            fs::copy(&path, there)?;
        }
    }
    Ok(())
}

fn kept(version: &str) -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/kept").join(version)
}

/// Copies the version's folder, because files that do not load would be renamed.
fn copy_of(version: &Path) -> io::Result<tempfile::TempDir> {
    let folder = tempfile::tempdir()?;
    copied(version, folder.path())?;
    Ok(folder)
}

/// Returns the names in a folder; empty if it does not exist.
fn names(folder: &Path) -> BTreeSet<String> {
    let paths = inside(folder).unwrap_or_default().into_iter();
    paths.filter_map(|path| Some(path.file_name()?.to_str()?.to_owned())).collect()
}

fn sorted<T: Ord>(all: impl Iterator<Item = T>) -> Vec<T> {
    let mut all: Vec<T> = all.collect();
    all.sort_unstable();
    all
}

#[test]
fn data_of_earlier_builds_still_load() {
    let known: BTreeSet<String> = KEPT.iter().map(|(version, _)| (*version).to_owned()).collect();
    assert_eq!(names(&kept("")), known, "a new folder goes into KEPT, with the games of its build");
    for (version, games) in KEPT {
        loads_whole(&kept(version), games);
    }
}

/// Checks that everything a build with these games kept in that folder is read.
#[track_caller]
fn loads_whole(version: &Path, games: &[&str]) {
    let folder = copy_of(version).unwrap();
    let mut store = Store::at(folder.path().to_owned());

    let (matches, aside) = store.load_unfinished();
    assert_eq!(aside, [], "{}", version.display());
    let in_play: Vec<&str> = sorted(matches.iter().map(|saved| saved.record.game.as_str()));
    assert_eq!(in_play, games, "{}: a match in play of every game", version.display());
    for saved in &matches {
        let live = games::named(&saved.record.game).unwrap().resume(&saved.record).unwrap();
        assert!(live.outcome().is_none() && live.record().text() == saved.record.text());
    }

    let (settings, aside) = store.settings();
    assert_eq!(aside, []);
    assert_eq!(
        (settings.personal().speed, settings.personal().ui_scale, settings.shared.muted),
        (2.0, 1.4, true)
    );
    assert_eq!(
        (settings.profiles.people.player(0).map(PersonName::as_str), settings.shared.bot_pace),
        (Some("Ada"), BotPace::Natural)
    );
    assert_eq!(settings.keys().get("left 1").map(String::as_str), Some("KeyT"));

    let (mut competitions, aside) = store.competitions();
    assert_eq!(aside, []);
    assert!(!version.join("competition.ron").is_file() || competitions.len() == 1);
    let competition = competitions.pop().unwrap();
    assert!(competition.for_people().is_some() && competition.for_bots().is_none());

    let (matches, aside) = store.competition_matches();
    assert_eq!(aside, []);
    assert_eq!(matches.len(), usize::from(version.join("competition").is_dir()), "{}", version.display());
    for saved in matches {
        assert_eq!(saved.place, MatchLocation::Competition);
        assert!(competition.played_as(&saved.record.game, saved.record.seed).is_some());
    }
    for place in ["current", "competition", "finished"] {
        assert_eq!(names(&folder.path().join(place)), names(&version.join(place)), "all stays where it was");
    }

    let mut finished = BTreeSet::new();
    for file in inside(&folder.path().join("finished")).unwrap() {
        let text = fs::read_to_string(file).unwrap();
        let record = record_in(&text).unwrap();
        assert!(games::named(&record.game).unwrap().replay(&record).unwrap().outcome.is_some());
        finished.insert(record.game);
    }
    assert!(finished.iter().eq(games), "{}: a finished match of every game", version.display());

    for game in inside(&folder.path().join("levels")).unwrap() {
        for level in inside(&game).unwrap().into_iter().filter(|level| level.is_file()) {
            scenarios::load(&level).unwrap();
        }
    }
}

/// A match that lay in `current` under the name of its game keeps that name; it is neither lost nor duplicated.
#[test]
fn matches_of_earlier_builds_resume_and_finish() {
    let folder = copy_of(&kept("0.1")).unwrap();
    let mut store = Store::at(folder.path().to_owned());
    let saved = store.load_unfinished().0.into_iter().find(|saved| saved.record.game == "penalties").unwrap();
    let mut after = saved.clone();
    after.record.actions.pop();
    store.save_match(&after).unwrap();
    let found = store.load_unfinished().0;
    assert_eq!(found.len(), SIX.len());
    assert!(found.iter().any(|found| found.id == saved.id && found.record.text() == after.record.text()));

    // Its end adds a record.
    let arena = games::named("penalties").unwrap().arena("").unwrap();
    let bot_match = arena.play_match(8, BySeat::new(Difficulty::Random, Difficulty::Random), true).unwrap();
    let over = SavedMatch { record: bot_match.record.unwrap(), ..saved };
    let before = names(&folder.path().join("finished"));
    store.finish_match(&over, None).unwrap();
    let mut expected = before.clone();
    expected.insert("penalties.ron".to_owned());
    assert_eq!(names(&folder.path().join("finished")), expected);
    assert!(!names(&folder.path().join("current")).contains("penalties.ron"));
    // The older build may have ended between the two steps. Then the record already exists under a number.
    let text = fs::read_to_string(folder.path().join("finished/penalties-0001.ron")).unwrap();
    let over = SavedMatch { record: Record::parse(&text).unwrap(), ..over };
    store.save_match(&over).unwrap();
    assert_eq!(store.load_unfinished().0.len(), SIX.len() - 1);
    assert_eq!(names(&folder.path().join("finished")), expected);
    // New matches of the game lie beside it.
    let (one, other) = (store.new_match("penalties"), store.new_match("penalties"));
    assert!(one != other && one.to_string() != "penalties");
}

/// Older builds kept cup matches among the others. This one is due in its cup.
#[test]
fn an_old_cup_match_moves_to_the_folder_of_its_cup() {
    let folder = copy_of(&kept("0.1")).unwrap();
    let of_cup = inside(&kept("0.2/competition")).unwrap().remove(0);
    let text = fs::read_to_string(of_cup).unwrap();
    let (before, rest) = text.split_once("saved: ").unwrap();
    let (_, rest) = rest.split_once(", ").unwrap();
    fs::write(folder.path().join("current/penalties.ron"), format!("{before}{rest}")).unwrap();
    let mut store = Store::at(folder.path().to_owned());
    assert_eq!(store.load_unfinished().0.len(), SIX.len() - 1);
    assert_eq!(store.competition_matches().0.len(), 1);
    assert_eq!(names(&folder.path().join("competition")), BTreeSet::from(["penalties.ron".to_owned()]));
    assert!(!names(&folder.path().join("current")).contains("penalties.ron"));
}

/// Returns every file of a folder by its relative path.
fn all_files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut found = BTreeMap::new();
    for path in inside(folder).unwrap_or_default() {
        if path.is_dir() {
            found.extend(all_files(&path).into_iter().map(|(file, text)| (path.join(file), text)));
        } else if path.extension().is_some_and(|ending| ending == "ron") {
            let text = fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
            found.insert(path, text);
        }
    }
    found
}

/// A newer build changed every file of an earlier version's folder. This build leaves all of them alone, and all load
/// once the changes are reverted.
#[test]
fn a_data_folder_of_a_newer_build_survives_this_one() {
    for (version, games) in KEPT {
        let folder = copy_of(&kept(version)).unwrap();
        let before = all_files(folder.path());
        let newer = |text: &str| text.replacen('(', "(from_the_future: [1, (a: 2)],\n", 1);
        for (path, text) in &before {
            if !path.starts_with(folder.path().join("levels")) {
                fs::write(path, newer(text)).unwrap();
            }
        }
        let mut store = Store::at(folder.path().to_owned());
        let (mut settings, mut reported) = store.settings();
        assert_eq!(
            (settings.personal().speed, settings.profiles.people.player(0).map(PersonName::as_str)),
            (2.0, Some("Ada"))
        );
        reported.extend(store.load_unfinished().1);
        let archive = store.archive(usize::MAX);
        assert!(archive.matches.is_empty());
        reported.extend(archive.unusable);
        let levels = before.keys().filter(|path| path.starts_with(folder.path().join("levels"))).count();
        assert_eq!(reported.len(), before.len() - levels, "{reported:?}");
        assert!(
            reported.iter().all(|error| error.kind == FileProblem::Newer && error.moved_to.is_none()),
            "{reported:?}"
        );
        settings.shared.muted = false;
        assert!(store.save_settings(&settings).is_err());
        drop(store);
        for (path, text) in &before {
            let now = fs::read_to_string(path).unwrap();
            if !path.starts_with(folder.path().join("levels")) {
                assert_eq!(now, newer(text), "{}", path.display());
                fs::write(path, text).unwrap();
            }
        }
        let mut store = Store::at(folder.path().to_owned());
        assert_eq!(store.settings().0.profiles.people.player(0).map(PersonName::as_str), Some("Ada"));
        assert_eq!((store.load_unfinished().0.len(), store.load_unfinished().1.len()), (games.len(), 0));
        assert!(!store.competitions().0.is_empty() && store.archive(usize::MAX).unusable.is_empty());
    }
}

/// Competitions of version 2, with all that a file may state: groups, several legs and games, clubs, scorers.
#[test]
fn competitions_of_version_2_load() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("tests/rules/competitions-2");
    let files = inside(&folder).unwrap();
    assert!(files.len() >= 2);
    for path in files {
        let text = fs::read_to_string(&path).unwrap();
        let on = Competition::parse(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(on.to_ron(), text, "{}", path.display());
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir_all(folder.path().join("competitions")).unwrap();
        fs::copy(&path, folder.path().join("competitions").join(path.file_name().unwrap())).unwrap();
        assert_eq!(Store::at(folder.path().to_owned()).competitions(), (vec![on.clone()], vec![]));
        assert_eq!(format!("{}.ron", on.id()), path.file_name().unwrap().to_str().unwrap());
        assert!(on.scorers_known().0 > 0 && on.entrants().iter().any(|entrant| entrant.club.is_some()));
    }
}

/// The contents of the last folder, saved by this build, with the current lessons. `UPDATE_KEPT=1` makes it the folder
/// of this version: see docs/releasing.md.
#[test]
fn data_of_this_build_load() {
    let (last, games) = KEPT[KEPT.len() - 1];
    let (old, new) = (copy_of(&kept(last)).unwrap(), tempfile::tempdir().unwrap());
    let mut old = Store::at(old.path().to_owned());
    let mut store = Store::at(new.path().to_owned());

    let mut settings = old.settings().0;
    let ada = settings.profiles.people.player(0).cloned();
    settings.profiles.ratings.keep(
        ada.as_ref(),
        "penalties",
        Rating::new(games::named("penalties").unwrap().ratings()),
    );
    settings.device.started_games.extend(games.iter().map(|game| (*game).to_owned()));
    store.save_settings(&settings).unwrap();

    let competition = old.competitions().0.pop().unwrap();
    store.keep_competition(&competition).unwrap();
    let names = BySeat::new(ada, None);
    let due = old.competition_matches().0;
    for saved in old.load_unfinished().0.into_iter().chain(due) {
        let (id, secs) = (store.new_match(&saved.record.game), Some(61));
        store.save_match(&SavedMatch { id, secs, names: names.clone(), ..saved }).unwrap();
    }
    for game in games {
        let arena = games::named(game).unwrap().arena("").unwrap();
        let difficulties = BySeat::new(Difficulty::Amateur, Difficulty::Pro);
        let record = arena.play_match(8, difficulties, true).unwrap().record.unwrap();
        let (home, away) = (Controller::Human, Controller::Bot(Difficulty::Pro));
        let over = SavedMatch {
            id: store.new_match(game),
            place: MatchLocation::Friendly,
            record,
            home,
            away,
            saved: seconds(),
            lesson: None,
            day: None,
            tour: None,
            coach_answers: 0,
            secs: Some(61),
            names: names.clone(),
            notebook: None,
            clubs: None,
        };
        store.finish_match(&over, None).unwrap();
    }
    drop(store);
    let lessons = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("levels");
    for game in games {
        copied(&lessons.join(game), &new.path().join("levels").join(game)).unwrap();
    }
    loads_whole(new.path(), games);
    if std::env::var_os("UPDATE_KEPT").is_some() {
        let to = kept(env!("CARGO_PKG_VERSION"));
        assert!(!to.exists(), "{} is never changed", to.display());
        for folder in ["current", "competition", "competitions", "finished", "levels"] {
            copied(&new.path().join(folder), &to.join(folder)).unwrap();
        }
        for file in ["settings.ron", "people.ron"] {
            fs::copy(new.path().join(file), to.join(file)).unwrap();
        }
    }
}

/// Bug: what was compared was the list of decisions as an earlier build wrote it.
#[test]
fn finished_matches_of_earlier_builds_are_imported_once() {
    for (version, _) in KEPT {
        let files = inside(&kept(version).join("finished")).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let mut store = Store::at(folder.path().to_owned());
        for file in &files {
            let text = fs::read_to_string(file).unwrap();
            let taken = [(); 3].map(|()| store.import_match(&text).is_ok());
            assert_eq!(taken, [true, false, false], "{}", file.display());
        }
        drop(store);
        let archive = Store::at(folder.path().to_owned()).archive(99);
        assert_eq!((archive.matches.len(), archive.copies.len()), (files.len(), 0), "{version}");
    }
}
