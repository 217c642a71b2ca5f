//! Tests files dropped on the window: no file breaks anything on any page, and matches are imported.

use bevy::window::FileDragAndDrop;

use super::prelude::*;

impl TestApp {
    /// Drags those files over the window and drops all but one, which leaves the window again.
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
        self.get::<StoreHandle>().0.request_blocking(|store| store.archive(99).matches.len()).unwrap()
    }
}

/// Returns files that somebody may drop.
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
    let other_folder = tempfile::tempdir().unwrap();
    let files = strange(other_folder.path());
    let mut test_app = TestApp::instant(1280, 720);
    let answered = |test_app: &mut TestApp| {
        test_app.frames(4);
        for _ in 0..9 {
            test_app.key(KeyCode::Enter);
        }
        assert!(test_app.shows_no_error());
    };
    for page in [
        None,
        Some(AppPage::Settings),
        Some(AppPage::ClubHouse),
        Some(AppPage::Competition),
        Some(AppPage::People),
    ] {
        test_app.title();
        if let Some(page) = page {
            test_app.go(Navigate::To(page));
        }
        test_app.drop_files(&files);
        test_app.until("it is said that they are no matches", |test_app| !test_app.shows_no_error());
        assert_eq!(test_app.page(), Some(AppPage::ClubHouse));
        answered(&mut test_app);
    }
    test_app.go(Navigate::Close);
    test_app.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    for page in [None, Some(AppPage::Menu), Some(AppPage::Rules)] {
        test_app.go(page.map_or(Navigate::Close, Navigate::To));
        test_app.drop_files(&files);
        assert_eq!((test_app.page(), test_app.decided()), (page, 0), "a match is not left for it");
        assert!(test_app.shows_no_error());
    }
    assert_eq!(test_app.archived(), 0);
}

#[test]
fn a_match_file_dropped_on_the_title_is_imported() {
    let other_folder = tempfile::tempdir().unwrap();
    let path = other_folder.path().join("a match.txt");
    fs::write(&path, bot_match("penalties", 8).text()).unwrap();
    let mut test_app = TestApp::instant(1280, 720);
    test_app.drop_files(&[path.clone(), path]);
    test_app.until("it is said", |test_app| test_app.shows("One match was added to the club house."));
    assert_eq!(test_app.archived(), 1);
    assert_eq!(test_app.page(), Some(AppPage::ClubHouse));
}
