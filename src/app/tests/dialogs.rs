//! Tests opening and saving files, with stand-ins for the system's dialogs.

use super::prelude::*;
use crate::flow::file_dialog::{FileDialogBackend, FileDialogKind};

impl TestApp {
    /// Answers each dialog from now on with that result.
    fn answer(&mut self, answer: impl Fn(&FileDialogKind) -> Option<Vec<PathBuf>> + Send + Sync + 'static) {
        self.world().insert_resource(FileDialogBackend(Arc::new(move |choice, _| {
            let answer = answer(choice);
            Box::pin(async move { answer })
        })));
    }
}

#[test]
fn files_are_opened_and_saved_where_the_player_says() {
    let other_folder = tempfile::tempdir().unwrap();
    let record = bot_match("penalties", 3);
    let (match_file, folder) = (other_folder.path().join("sent.ron"), other_folder.path().to_owned());
    fs::write(&match_file, record.text()).unwrap();
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::ClubHouse);
    // There is no dialog, or nothing is chosen.
    test_app.answer(|_| None);
    test_app.take("Open files");
    let words = say!("picker-unavailable").shown();
    test_app.until("it is said that there is none", |test_app| test_app.says(&words));
    test_app.take("OK");
    test_app.answer(|_| Some(Vec::new()));
    test_app.take("Open files");
    test_app.frames(12);
    assert!(test_app.shows_no_error() && test_app.archived() == 0);
    let sent = match_file.clone();
    test_app.answer(move |choice| {
        assert_eq!(*choice, FileDialogKind::Files);
        Some(vec![sent.clone()])
    });
    test_app.take("Open files");
    test_app.until("the match is here", |test_app| test_app.archived() == 1);
    test_app.frames(30);
    // The chosen place is written, though there is a file.
    let place = folder.join("mine.ron");
    fs::write(&place, "old").unwrap();
    let to = place.clone();
    test_app.answer(move |choice| {
        let FileDialogKind::Place(name) = choice else { panic!("{choice:?}") };
        assert!(name.starts_with("penalties-") && name.ends_with(".ron"), "{name}");
        Some(vec![to.clone()])
    });
    test_app.take("Save as a file");
    test_app.until("it is saved", |_| fs::read_to_string(&place).is_ok_and(|text| text.contains("actions")));
    test_app.frames(12);
    // What is said of it moves the focus to no other button.
    assert!(test_app.control("Save as a file").focused, "the ring went to {:?}", test_app.focused_name());
    // A file is no folder.
    let to = match_file.join("mine.ron");
    test_app.answer(move |_| Some(vec![to.clone()]));
    test_app.take("Save as a file");
    let words = say!("club-unwritten").shown();
    test_app.until("it is said that it cannot be written", |test_app| test_app.says(&words));
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 2, "nothing else was left there");
}

/// A sentence that comes up on the result moves the focus to no other button.
#[test]
fn on_a_result_the_focus_stays_on_the_button_that_was_pressed() {
    let elsewhere = tempfile::tempdir().unwrap();
    let place = elsewhere.path().join("result.png");
    let mut evening = TestApp::instant(1280, 720);
    evening.answer(move |_| Some(vec![place.clone()]));
    let bot = |difficulty| Controller::Bot(difficulty);
    evening.begin("penalties", "", 3, bot(Difficulty::Rookie), bot(Difficulty::Rookie));
    evening.until("the result", |evening| evening.at_result());
    evening.frames(12);
    evening.take("More");
    for button in ["Save as a picture", "Copy match code"] {
        evening.take(button);
        evening.frames(40);
        assert!(evening.control(button).focused, "{button}: the ring went to {:?}", evening.focused_name());
    }
}
