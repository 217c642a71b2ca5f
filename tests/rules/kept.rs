//! What earlier builds kept still loads: matches in play and finished, settings, a competition, levels. The files under
//! `tests/kept` were written by the build of that version and are never changed; a new version adds a folder of its own.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use five_a_side::games::{self, GAMES};
use five_a_side::levels;
use five_a_side::store::{Pace, Store};

/// What lies in a folder.
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

#[test]
fn what_earlier_builds_kept_still_loads() {
    let versions = inside(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept")).unwrap();
    assert!(!versions.is_empty());
    for version in versions {
        // A copy: what does not load would be set aside under another name.
        let folder = tempfile::tempdir().unwrap();
        copied(&version, folder.path()).unwrap();
        let mut store = Store::at(folder.path().to_owned());

        let (matches, aside) = store.load_unfinished();
        assert_eq!(aside, [], "{}", version.display());
        assert_eq!(matches.len(), GAMES.len(), "a match in play of every game");
        for saved in &matches {
            let live = games::named(&saved.record.game).unwrap().resume(&saved.record).unwrap();
            assert!(live.outcome().is_none() && live.record().text() == saved.record.text());
        }

        let (settings, aside) = store.settings();
        assert_eq!(aside, None);
        assert_eq!((settings.speed, settings.ui_scale, settings.muted), (2.0, 1.4, true));
        assert_eq!((settings.name.as_str(), settings.pace), ("Ada", Pace::Natural));
        assert_eq!(settings.keys.get("left 1").map(String::as_str), Some("KeyT"));

        let competition = store.competition().unwrap().unwrap();
        assert!(competition.for_people().is_some() && competition.for_bots().is_none());

        for file in inside(&folder.path().join("finished")).unwrap() {
            let text = fs::read_to_string(file).unwrap();
            let record = five_a_side::engine::Record::parse(&text).unwrap();
            assert!(games::named(&record.game).unwrap().replay(&record).unwrap().outcome.is_some());
        }

        for game in inside(&folder.path().join("levels")).unwrap() {
            for level in inside(&game).unwrap() {
                levels::load(&level).unwrap();
            }
        }
    }
}
