//! Files dropped on the window: whatever they are and wherever they fall, nothing breaks, and matches come into the
//! archive.

use std::fs;
use std::path::PathBuf;

use bevy::input::keyboard::KeyCode;
use bevy::window::FileDragAndDrop;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::BySeat;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::games::named;

impl TestApp {
    /// Those files are carried over the window and dropped there, but for one that is carried away again.
    fn drop_files(&mut self, paths: &[PathBuf]) {
        let window = self.window;
        for path_buf in paths.iter().cloned() {
            self.world().write_message(FileDragAndDrop::HoveredFile { window, path_buf });
        }
        self.world().write_message(FileDragAndDrop::HoveredFileCanceled { window });
        self.frame();
        for path_buf in paths.iter().cloned() {
            self.world().write_message(FileDragAndDrop::DroppedFile { window, path_buf });
        }
        self.frames(3);
    }

    pub(super) fn archived(&self) -> usize {
        self.get::<StoreHandle>().0.call_blocking(|store| store.archive(99).matches.len()).unwrap()
    }
}

/// What somebody may drop.
fn strange(folder: &std::path::Path) -> Vec<PathBuf> {
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.join(name);
        fs::write(&path, bytes).unwrap();
        path
    };
    vec![
        folder.to_owned(),
        folder.join("not there"),
        file("empty.ron", b""),
        file("picture.png", b"\x89PNG\r\n\x1a\n\0\0"),
        file("half.ron", b"(version: 1, game: \"soccer17\""),
        file("newer.ron", b"(version: 9, game: \"chess\", options: (), seed: 1, actions: [])"),
        file("\u{202e}nor.\u{7}\n", b"(("),
        file("large.ron", &vec![b'('; 5 << 20]),
        PathBuf::from("/dev/zero"),
        PathBuf::new(),
    ]
}

#[test]
fn dropping_any_file_on_any_page_breaks_nothing() {
    let elsewhere = tempfile::tempdir().unwrap();
    let files = strange(elsewhere.path());
    let mut evening = TestApp::hasty(1280, 720);
    let told = |evening: &mut TestApp| {
        evening.frames(4);
        for _ in 0..9 {
            evening.key(KeyCode::Enter);
        }
        assert!(evening.quiet());
    };
    for page in [
        None,
        Some(AppPage::Settings),
        Some(AppPage::Club),
        Some(AppPage::Competition),
        Some(AppPage::People),
    ] {
        evening.title();
        if let Some(page) = page {
            evening.go(Navigate::To(page));
        }
        evening.drop_files(&files);
        evening.until("it is said that they are no matches", |evening| !evening.quiet());
        assert_eq!(evening.page(), Some(AppPage::Club));
        told(&mut evening);
    }
    evening.go(Navigate::Close);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    for page in [None, Some(AppPage::Menu), Some(AppPage::Rules)] {
        evening.go(page.map_or(Navigate::Close, Navigate::To));
        evening.drop_files(&files);
        assert_eq!((evening.page(), evening.decided()), (page, 0), "a match is not left for it");
        assert!(evening.quiet());
    }
    assert_eq!(evening.archived(), 0);
}

#[test]
fn a_match_file_dropped_on_the_title_is_imported() {
    let elsewhere = tempfile::tempdir().unwrap();
    let arena = named("penalties").unwrap().arena("").unwrap();
    let bout = arena.play_match(8, BySeat::new(Level::Random, Level::Random), true).unwrap();
    let path = elsewhere.path().join("a match.txt");
    fs::write(&path, bout.record.unwrap().text()).unwrap();
    let mut evening = TestApp::hasty(1280, 720);
    evening.drop_files(&[path.clone(), path]);
    evening.until("it is said", |evening| {
        evening.text().iter().any(|words| words == "That match is in the club house now.")
    });
    assert_eq!(evening.archived(), 1);
    assert_eq!(evening.page(), Some(AppPage::Club));
}
