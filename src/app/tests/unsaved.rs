//! Tests reports of unsaved data, unusable files and crashes: each is shown once, with its remedies.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc;

use bevy::window::WindowCloseRequested;

use super::prelude::*;
use crate::app::error_reporter::ErrorReporter;
use crate::flow::pending::AnswerTimeout;
use crate::flow::prefs::PreviousError;
use crate::session::PendingMatch;
use store::JobKey;

impl TestApp {
    /// Returns all text on the screen.
    pub(super) fn reads(&mut self) -> String {
        self.frames(2);
        super::roles::one_line(&self.text().join(" "))
    }

    /// Answers the dialogs of the start by their first button, up to the one with those words.
    #[track_caller]
    fn wait_for_message(&mut self, words: &str) {
        for _ in 0..9 {
            if self.reads().contains(words) {
                return;
            }
            assert!(!self.shows_no_error(), "{words} is not said");
            self.key(KeyCode::Enter);
        }
        panic!("{words} is not said");
    }

    fn settings_file(&self) -> PathBuf {
        self.folder.path().join("settings.ron")
    }

    /// Makes saving the settings fail, since a folder has their name, and changes them.
    fn cannot_save(&mut self) {
        let path = self.settings_file();
        let _ = fs::remove_file(&path);
        fs::create_dir(&path).unwrap();
        self.set(|prefs| prefs.settings.shared.muted = !prefs.settings.shared.muted);
        self.until("it is not saved", |test_app| test_app.get::<StoreHandle>().0.unsaved().is_some());
    }

    fn until_saved(&mut self) {
        self.until("all is saved", |test_app| test_app.get::<StoreHandle>().0.unsaved().is_none());
    }

    /// Closes the window, as the window system does.
    fn close(&mut self) {
        let window = self.window;
        self.world().write_message(WindowCloseRequested { window });
        self.frames(2);
    }
}

/// Starts the app on that folder with the dialogs of the start.
fn started(folder: tempfile::TempDir) -> TestApp {
    let mut test_app = TestApp::started(folder, 1280, 720);
    test_app.watch();
    test_app
}

fn first_start(folder: &Path) -> ErrorReporter {
    ErrorReporter::new(&Store::at(folder.to_owned()))
}

#[test]
fn a_match_survives_a_panic_while_drawing_and_the_next_start_reports_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let reporter = first_start(folder.path());
    let mut test_app = TestApp::on(folder, 1280, 720);
    test_app.set(|prefs| prefs.settings.personal_mut().speed = 0.0);
    test_app.begin("soccer17", "", 5, Controller::Human, RANDOM);
    for _ in 0..4 {
        let seat = test_app.seating().humans().first().unwrap();
        if test_app.asked().asks(seat) {
            test_app.press_option(seat, 0);
        }
        test_app.wait_until_idle();
    }
    let decided = test_app.decided();
    assert!(decided > 0);
    test_app.app.add_systems(Update, || panic!("a panic while drawing, in a test"));
    assert!(catch_unwind(AssertUnwindSafe(|| test_app.frame())).is_err());
    reporter.keep(&"panicked at src/hud/corner.rs:3: a panic while drawing");
    let folder = test_app.leave();

    drop(first_start(folder.path()));
    let mut test_app = started(folder);
    test_app.wait_for_message("SORRY, WE CRASHED");
    let text = test_app.reads();
    assert!(text.contains("Your match is safe: Soccer 17, ") && text.contains("Copy the error"), "{text}");
    test_app.key(KeyCode::Enter);
    test_app.frames(4);
    assert_eq!((test_app.screen(), test_app.decided() >= decided), (Screen::Match, true));
    assert_eq!(test_app.get::<PreviousError>().0, None);
    let folder = test_app.leave();
    drop(first_start(folder.path()));
    let test_app = TestApp::started(folder, 1280, 720);
    assert_eq!(test_app.get::<PreviousError>().0, None, "it is told once");
}

/// A report that was not answered before quitting is shown again.
#[test]
fn an_error_is_shown_until_it_is_answered_and_keeps_its_words() {
    let folder = tempfile::tempdir().unwrap();
    first_start(folder.path()).keep(&"no room for the corner");
    drop(first_start(folder.path()));
    let mut test_app = started(folder);
    test_app.wait_for_message("SORRY, WE CRASHED");
    assert!(test_app.reads().contains("Everything that was saved is safe."), "nothing was being played");
    let folder = test_app.leave();
    drop(first_start(folder.path()));
    let mut test_app = started(folder);
    let fault = test_app.get::<PreviousError>().0.clone().unwrap();
    assert!(fault.contains("no room for the corner") && fault.contains("The end of the log:"), "{fault}");
    test_app.wait_for_message("SORRY, WE CRASHED");
    test_app.key(KeyCode::Escape);
    assert_eq!(test_app.get::<PreviousError>().0, None);
}

#[test]
fn a_failed_save_shows_an_indicator_until_it_succeeds() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.frames(3);
    test_app.cannot_save();
    test_app.until("the sign", |test_app| test_app.text().contains(&"NOT SAVED".to_owned()));
    test_app.wait_for_message("NOT SAVED is shown at the bottom of the window");
    test_app.key(KeyCode::Enter);
    assert!(test_app.shows_no_error() && test_app.reads().contains("NOT SAVED"), "the sign stays");
    // Over every page, and at the table.
    test_app.go(Navigate::To(AppPage::Settings));
    assert!(test_app.reads().contains("NOT SAVED"));
    test_app.go(Navigate::Close);
    test_app.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    assert!(test_app.reads().contains("NOT SAVED") && test_app.shows_no_error(), "told once");
    let path = test_app.settings_file();
    fs::remove_dir(&path).unwrap();
    test_app.until_saved();
    assert!(!test_app.reads().contains("NOT SAVED"));
    assert!(path.is_file() && test_app.shows_no_error());
}

#[test]
fn quitting_with_unsaved_data_asks_first() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.frames(3);
    let window = test_app.window;
    test_app.world().write_message(WindowCloseRequested { window });
    test_app.frame();
    assert!(test_app.app.should_exit().is_some(), "all is saved");

    let mut test_app = TestApp::instant(1280, 720);
    let path = test_app.settings_file();
    test_app.cannot_save();
    test_app.wait_for_message("NOT SAVED is shown at");
    test_app.key(KeyCode::Enter);
    test_app.go(Navigate::Quit);
    test_app.wait_for_message("If you close the game now, it is lost.");
    assert!(test_app.app.should_exit().is_none());
    // The first answer tries again, and the game goes on.
    fs::remove_dir(&path).unwrap();
    test_app.key(KeyCode::Enter);
    test_app.until_saved();
    assert!(test_app.app.should_exit().is_none() && path.is_file());
    // The same works a second time.
    test_app.cannot_save();
    for left in [false, true] {
        test_app.close();
        assert_eq!(test_app.app.should_exit().is_some(), left);
    }
}

/// A player who closed the window once, read what would be lost and stayed, is asked again the next time: whether the
/// dialog was answered by a key, or everything could be saved meanwhile.
#[test]
fn closing_the_window_with_unsaved_data_asks_every_time() {
    let mut test_app = TestApp::instant(1280, 720);
    let path = test_app.settings_file();
    test_app.cannot_save();
    test_app.wait_for_message("NOT SAVED is shown at");
    test_app.key(KeyCode::Enter);
    for _ in 0..2 {
        test_app.close();
        test_app.wait_for_message("If you close the game now, it is lost.");
        test_app.key(KeyCode::Escape);
        test_app.frames(2);
        assert!(test_app.shows_no_error(), "the game goes on");
    }
    test_app.close();
    fs::remove_dir(&path).unwrap();
    test_app.key(KeyCode::Enter);
    test_app.until_saved();
    test_app.cannot_save();
    test_app.close();
    assert!(test_app.app.should_exit().is_none(), "another time, another question");
    test_app.wait_for_message("If you close the game now, it is lost.");
    // Two requests in one frame are one: nothing was read between them.
    test_app.key(KeyCode::Escape);
    test_app.frames(2);
    let window = test_app.window;
    test_app.world().write_message(WindowCloseRequested { window });
    test_app.close();
    assert!(test_app.app.should_exit().is_none());
    test_app.close();
    assert!(test_app.app.should_exit().is_some(), "who closes it while reading that is sure");
    fs::remove_dir(&path).unwrap();
}

/// Bug: one dialog after another for each unusable file.
#[test]
fn all_unusable_files_are_reported_together() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("current")).unwrap();
    for (name, text) in [
        ("settings.ron", "(master: \"loud\")"),
        ("people.ron", "(version: 7)"),
        ("competition.ron", "(version: 1"),
        ("current/a.ron", "("),
        ("current/b.ron", ""),
        ("current/c.ron", "(version: 9, record: (version: 9))"),
    ] {
        fs::write(folder.path().join(name), text).unwrap();
    }
    let mut test_app = started(folder);
    test_app.wait_for_message("6 files could not be used:");
    let shown = test_app.reads();
    for line in [
        "settings.ron is damaged and was not loaded.",
        "people.ron is from a newer version of the game.",
        "… and 3 more.",
    ] {
        assert!(shown.contains(line), "{line}: {shown}");
    }
    test_app.key(KeyCode::Enter);
    while !test_app.shows_no_error() {
        assert!(test_app.reads().contains("Some pictures are missing"), "nothing else is said");
        test_app.key(KeyCode::Enter);
    }
    test_app.title();
    assert!(test_app.shows_no_error(), "once");
}

/// Blocks the data folder until the answer is used or dropped.
fn held_up(test_app: &TestApp) -> mpsc::Sender<()> {
    let (go_on, held) = mpsc::channel::<()>();
    let hold = move |_: &mut Store| {
        let _ = held.recv_timeout(Duration::from_secs(60));
        Ok(())
    };
    test_app.get::<StoreHandle>().0.enqueue(JobKey::InOrder, hold);
    go_on
}

#[test]
fn an_unresponsive_disk_delays_no_frame() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.set(|prefs| prefs.settings.device.seen_tutorial = true);
    test_app.world().insert_resource(AnswerTimeout(Duration::ZERO));
    let disk = held_up(&test_app);
    test_app.world().write_message(friendly("soccer17", 5, Controller::Human, Controller::Human));
    test_app.frames(6);
    assert!(
        test_app.screen() == Screen::Title && test_app.get::<PendingMatch>().is_some(),
        "it waits, and frames go by"
    );
    drop(disk);
    test_app.until_match();
    test_app.wait_until_idle();
    let disk = held_up(&test_app);
    test_app.decide();
    test_app.wait_until_idle();
    let decided = test_app.decided();
    assert!(decided > 0, "decisions wait for no disk");
    test_app.title();
    assert!(
        !test_app.reads().contains("CONTINUE MATCH"),
        "what it was before its last decisions is not offered"
    );
    drop(disk);
    test_app.until("the match is offered", |test_app| test_app.reads().contains("CONTINUE MATCH"));
    test_app.key(KeyCode::KeyC);
    test_app.until_match();
    assert_eq!(test_app.decided(), decided);
    test_app.wait_until_idle();
    // The list that is known stays, but for the match that has gone on since.
    test_app.decide();
    test_app.wait_until_idle();
    let disk = held_up(&test_app);
    test_app.title();
    assert!(!test_app.reads().contains("CONTINUE MATCH"), "it has gone on");
    drop(disk);
    test_app.until("it is known again", |test_app| test_app.reads().contains("CONTINUE MATCH"));
    let disk = held_up(&test_app);
    test_app.title();
    assert!(test_app.reads().contains("CONTINUE MATCH"), "nothing has changed since");
    drop(disk);
}

/// The longest dialog can be read and answered with the largest text.
#[test]
fn messages_at_the_start_fit_the_window() {
    for scale in [1.0, 2.0] {
        let folder = tempfile::tempdir().unwrap();
        first_start(folder.path()).keep(&"a fault");
        drop(first_start(folder.path()));
        fs::create_dir(folder.path().join("current")).unwrap();
        for k in 0..12 {
            fs::write(folder.path().join(format!("current/soccer_cards-17953438437{k}.ron")), "(").unwrap();
        }
        let mut test_app = started(folder);
        test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = scale);
        for text in ["SORRY, WE CRASHED", "12 files could not be used:"] {
            let mut tries = 0;
            while !test_app.reads().contains(text) {
                test_app.key(KeyCode::Enter);
                tries += 1;
                assert!(tries < 9, "{text} at {scale}");
            }
            let (faults, shapes) = test_app.faults_of_text(false);
            // What lies below the dialog may be overlapped by it.
            let cut: Vec<_> = faults.iter().filter(|fault| !fault.starts_with("overlap")).collect();
            assert!(cut.is_empty() && shapes > 0, "{text} at {scale}: {cut:?}");
        }
    }
}
