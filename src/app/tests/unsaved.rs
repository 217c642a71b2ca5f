//! What is not saved, what could not be used, and how a start ended: each is said once, with what can be done about it.

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowCloseRequested;

use super::TestApp;
use crate::ai::Level;
use crate::app::fault::ErrorReporter;
use crate::controller::Controller;
use crate::engine::BySeat;
use crate::flow::page::Navigate;
use crate::flow::pending::AnswerTimeout;
use crate::flow::prefs::{PreviousError, StoreHandle};
use crate::flow::screen::Screen;
use crate::flow::start::StartMatch;
use crate::games::named;
use crate::session::PendingMatch;
use crate::store::{JobKey, Store};

impl TestApp {
    /// All that stands on the screen, as one text.
    pub(super) fn reads(&mut self) -> String {
        self.frames(2);
        super::roles::one_line(&self.text().join(" "))
    }

    /// Answers what is said at the start, by its first button, up to what has those words.
    #[track_caller]
    fn heard_of(&mut self, words: &str) {
        for _ in 0..9 {
            if self.reads().contains(words) {
                return;
            }
            assert!(!self.quiet(), "{words} is not said");
            self.key(KeyCode::Enter);
        }
        panic!("{words} is not said");
    }
}

fn first_start(folder: &Path) -> ErrorReporter {
    ErrorReporter::new(&Store::at(folder.to_owned()))
}

#[test]
fn a_match_survives_a_panic_while_drawing_and_the_next_start_reports_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let teller = first_start(folder.path());
    let mut evening = TestApp::on(folder, 1280, 720);
    evening.set(|prefs| prefs.settings.speed = 0.0);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Bot(Level::Random));
    for _ in 0..4 {
        let seat = evening.seating().humans().first().unwrap();
        if evening.asked().asks(seat) {
            let key = evening.key_of(seat, 0);
            evening.key(key);
        }
        evening.wait_until_idle();
    }
    let decided = evening.decided();
    assert!(decided > 0);
    evening.app.add_systems(Update, || panic!("a panic while drawing, in a test"));
    assert!(catch_unwind(AssertUnwindSafe(|| evening.frame())).is_err());
    teller.keep(&"panicked at src/hud/corner.rs:3: a panic while drawing");
    let folder = evening.leave();

    drop(first_start(folder.path()));
    let mut evening = TestApp::started(folder, 1280, 720);
    evening.watch();
    evening.heard_of("ENDED BY A FAULT");
    let told = evening.reads();
    assert!(told.contains("Your match is here: Soccer 17, ") && told.contains("Copy the fault"), "{told}");
    evening.key(KeyCode::Enter);
    evening.frames(4);
    assert_eq!((evening.screen(), evening.decided() >= decided), (Screen::Match, true));
    assert_eq!(evening.get::<PreviousError>().0, None);
    let folder = evening.leave();
    drop(first_start(folder.path()));
    let evening = TestApp::started(folder, 1280, 720);
    assert_eq!(evening.get::<PreviousError>().0, None, "it is told once");
}

/// Who leaves before it was answered is told again.
#[test]
fn an_error_is_shown_until_it_is_answered_and_keeps_its_words() {
    let folder = tempfile::tempdir().unwrap();
    first_start(folder.path()).keep(&"no room for the corner");
    drop(first_start(folder.path()));
    let mut evening = TestApp::started(folder, 1280, 720);
    evening.watch();
    evening.heard_of("ENDED BY A FAULT");
    assert!(evening.reads().contains("Everything that was kept is here."), "nothing was being played");
    let folder = evening.leave();
    drop(first_start(folder.path()));
    let mut evening = TestApp::started(folder, 1280, 720);
    evening.watch();
    let fault = evening.get::<PreviousError>().0.clone().unwrap();
    assert!(fault.contains("no room for the corner") && fault.contains("The end of the log:"), "{fault}");
    evening.heard_of("ENDED BY A FAULT");
    evening.key(KeyCode::Escape);
    assert_eq!(evening.get::<PreviousError>().0, None);
}

#[test]
fn a_failed_save_shows_an_indicator_until_it_succeeds() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.frames(3);
    let path = evening.folder.path().join("settings.ron");
    let _ = fs::remove_file(&path);
    // A folder has the name of the settings.
    fs::create_dir(&path).unwrap();
    evening.set(|prefs| prefs.settings.muted = true);
    evening.until("the sign", |evening| evening.text().contains(&"NOT SAVED".to_owned()));
    evening.heard_of("NOT SAVED stands at the foot of the window");
    evening.key(KeyCode::Enter);
    assert!(evening.quiet() && evening.reads().contains("NOT SAVED"), "the sign stays");
    // Over every page, and at the table.
    evening.go(Navigate::To(crate::flow::page::AppPage::Settings));
    assert!(evening.reads().contains("NOT SAVED"));
    evening.go(Navigate::Close);
    evening.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    assert!(evening.reads().contains("NOT SAVED") && evening.quiet(), "told once");
    fs::remove_dir(&path).unwrap();
    evening.until("all is saved", |evening| evening.get::<StoreHandle>().0.unsaved().is_none());
    assert!(!evening.reads().contains("NOT SAVED"));
    assert!(path.is_file() && evening.quiet());
}

#[test]
fn quitting_with_unsaved_data_asks_first() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.frames(3);
    let window = evening.window;
    evening.world().write_message(WindowCloseRequested { window });
    evening.frame();
    assert!(evening.app.should_exit().is_some(), "all is saved");

    let mut evening = TestApp::hasty(1280, 720);
    let path = evening.folder.path().join("settings.ron");
    let _ = fs::remove_file(&path);
    fs::create_dir(&path).unwrap();
    evening.set(|prefs| prefs.settings.muted = true);
    evening.until("it is not saved", |evening| evening.get::<StoreHandle>().0.unsaved().is_some());
    evening.heard_of("NOT SAVED stands at");
    evening.key(KeyCode::Enter);
    evening.go(Navigate::Quit);
    evening.heard_of("If you close the game now, it is lost.");
    assert!(evening.app.should_exit().is_none());
    // The first answer tries again, and the game goes on.
    fs::remove_dir(&path).unwrap();
    evening.key(KeyCode::Enter);
    evening.until("all is saved", |evening| evening.get::<StoreHandle>().0.unsaved().is_none());
    assert!(evening.app.should_exit().is_none() && path.is_file());
    // Whoever wants it twice has it.
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    evening.set(|prefs| prefs.settings.muted = false);
    evening.until("it is not saved", |evening| evening.get::<StoreHandle>().0.unsaved().is_some());
    for left in [false, true] {
        let window = evening.window;
        evening.world().write_message(WindowCloseRequested { window });
        evening.frames(2);
        assert_eq!(evening.app.should_exit().is_some(), left);
    }
}

/// Who closed the window once, read what would be lost and went on, is asked again the next time: whether the dialog
/// was answered by a key, or all could be saved meanwhile.
#[test]
fn closing_the_window_with_unsaved_data_asks_every_time() {
    let mut evening = TestApp::hasty(1280, 720);
    let path = evening.folder.path().join("settings.ron");
    let spoil = |evening: &mut TestApp, muted: bool| {
        let _ = fs::remove_file(&path);
        fs::create_dir(&path).unwrap();
        evening.set(|prefs| prefs.settings.muted = muted);
        evening.until("it is not saved", |evening| evening.get::<StoreHandle>().0.unsaved().is_some());
    };
    let close = |evening: &mut TestApp| {
        let window = evening.window;
        evening.world().write_message(WindowCloseRequested { window });
        evening.frames(2);
    };
    spoil(&mut evening, true);
    evening.heard_of("NOT SAVED stands at");
    evening.key(KeyCode::Enter);
    for _ in 0..2 {
        close(&mut evening);
        evening.heard_of("If you close the game now, it is lost.");
        evening.key(KeyCode::Escape);
        evening.frames(2);
        assert!(evening.quiet(), "the game goes on");
    }
    close(&mut evening);
    fs::remove_dir(&path).unwrap();
    evening.key(KeyCode::Enter);
    evening.until("all is saved", |evening| evening.get::<StoreHandle>().0.unsaved().is_none());
    spoil(&mut evening, false);
    close(&mut evening);
    assert!(evening.app.should_exit().is_none(), "another time, another question");
    evening.heard_of("If you close the game now, it is lost.");
    // Two requests in one frame are one: nothing was read between them.
    evening.key(KeyCode::Escape);
    evening.frames(2);
    let window = evening.window;
    evening.world().write_message(WindowCloseRequested { window });
    close(&mut evening);
    assert!(evening.app.should_exit().is_none());
    close(&mut evening);
    assert!(evening.app.should_exit().is_some(), "who closes it while reading that is sure");
    fs::remove_dir(&path).unwrap();
}

/// Issue: a dialog for every file that could not be used, one after the other.
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
    let mut evening = TestApp::started(folder, 1280, 720);
    evening.watch();
    evening.heard_of("6 files could not be used:");
    let told = evening.reads();
    for line in ["settings.ron is damaged.", "people.ron is from a newer version.", "… and 3 more."] {
        assert!(told.contains(line), "{line}: {told}");
    }
    evening.key(KeyCode::Enter);
    while !evening.quiet() {
        assert!(evening.reads().contains("Some pictures are missing"), "nothing else is said");
        evening.key(KeyCode::Enter);
    }
    evening.title();
    assert!(evening.quiet(), "once");
}

/// Lets the data folder do nothing more until the answer is used or dropped.
fn held_up(evening: &TestApp) -> mpsc::Sender<()> {
    let (go_on, held) = mpsc::channel::<()>();
    let hold = move |_: &mut Store| {
        let _ = held.recv_timeout(Duration::from_secs(60));
        Ok(())
    };
    evening.get::<StoreHandle>().0.enqueue(JobKey::InOrder, hold);
    go_on
}

#[test]
fn an_unresponsive_disk_delays_no_frame() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.set(|prefs| prefs.settings.seen_tutorial = true);
    evening.world().insert_resource(AnswerTimeout(Duration::ZERO));
    let disk = held_up(&evening);
    let who = BySeat::new(Controller::Human, Controller::Human);
    let start = StartMatch::new(named("soccer17").unwrap(), String::new(), Some(5), who);
    evening.world().write_message(start);
    evening.frames(6);
    assert!(
        evening.screen() == Screen::Title && evening.get::<PendingMatch>().is_some(),
        "it waits, and frames go by"
    );
    drop(disk);
    evening.until("the match begins", |evening| evening.screen() == Screen::Match);
    evening.wait_until_idle();
    let disk = held_up(&evening);
    let decide = |evening: &mut TestApp| {
        let seat = evening.the_match().live.owed().first().unwrap();
        let keys = [seat, !seat].map(|seat| evening.key_of(seat, 0));
        evening.keys(&keys);
        evening.wait_until_idle();
    };
    decide(&mut evening);
    let decided = evening.decided();
    assert!(decided > 0, "decisions wait for no disk");
    evening.title();
    assert!(
        !evening.reads().contains("CONTINUE MATCH"),
        "what it was before its last decisions is not offered"
    );
    drop(disk);
    evening.until("the match is offered", |evening| evening.reads().contains("CONTINUE MATCH"));
    evening.key(KeyCode::KeyC);
    evening.until("the match goes on", |evening| evening.screen() == Screen::Match);
    assert_eq!(evening.decided(), decided);
    evening.wait_until_idle();
    // The list that is known stays, but for the match that has gone on since.
    decide(&mut evening);
    let disk = held_up(&evening);
    evening.title();
    assert!(!evening.reads().contains("CONTINUE MATCH"), "it has gone on");
    drop(disk);
    evening.until("it is known again", |evening| evening.reads().contains("CONTINUE MATCH"));
    let disk = held_up(&evening);
    evening.title();
    assert!(evening.reads().contains("CONTINUE MATCH"), "nothing has changed since");
    drop(disk);
}

/// The longest of them can be read and answered with text at its largest.
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
        let mut evening = TestApp::started(folder, 1280, 720);
        evening.watch();
        evening.set(|prefs| prefs.settings.ui_scale = scale);
        for said in ["ENDED BY A FAULT", "12 files could not be used:"] {
            let mut tries = 0;
            while !evening.reads().contains(said) {
                evening.key(KeyCode::Enter);
                tries += 1;
                assert!(tries < 9, "{said} at {scale}");
            }
            let (faults, shapes) = evening.faults_of_text(false);
            // What lies below the dialog may be overlapped by it.
            let cut: Vec<_> = faults.iter().filter(|fault| !fault.starts_with("overlap")).collect();
            assert!(cut.is_empty() && shapes > 0, "{said} at {scale}: {cut:?}");
        }
    }
}
