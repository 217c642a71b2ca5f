//! Tests that each named person has settings of their own, and that everybody's stay as they are.

use bevy::input::keyboard::KeyCode;

use super::TestApp;
use crate::flow::action::InputAction;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::StartMatch;
use crate::session::bindings::Bindings;
use crate::theme::UiScale;
use engine::{BySeat, Seat};
use games::named;
use players::controller::Controller;
use players::people::PersonName;
use store::testing::BlockingRequest;
use store::{Settings, Store};
use words::{DisplayText, whole_per_cent};
use words::{id, say};

impl TestApp {
    fn text_size(&self) -> f32 {
        let size = self.get::<Prefs>().settings.personal().ui_scale;
        assert_eq!(self.get::<UiScale>().text, size, "what is drawn");
        size
    }

    fn owner(&self) -> Option<&str> {
        self.get::<Prefs>().settings.owner().map(PersonName::as_str)
    }

    /// Returns the settings as the data folder has them, with those of that person in force.
    fn kept_settings_of(&self, person: Option<&str>) -> Settings {
        let (mut found, unusable) = self.get::<StoreHandle>().0.request_blocking(Store::settings).unwrap();
        assert_eq!(unusable, []);
        found.hand_over(person.and_then(PersonName::parse));
        found
    }

    fn open_page(&mut self, page: AppPage) {
        self.go(Navigate::Close);
        self.go(Navigate::To(page));
        self.frames(8);
        assert_eq!(self.page(), Some(page));
    }

    /// Types those names into the free fields of the page of people.
    fn type_names(&mut self, names: &[&str]) {
        self.open_page(AppPage::People);
        self.write_lines(names);
    }

    /// Lets the person at that place of the list, who does not yet, play first.
    fn plays_first(&mut self, place: usize) {
        assert_ne!(
            self.get::<Prefs>().settings.profiles.people.playing(0),
            Some(place),
            "a press would end it"
        );
        self.open_page(AppPage::People);
        let home = self.nth("Home", place);
        self.take_it(&home);
        self.frames(4);
    }

    /// Opens the settings for the display; checks whose the page says they are.
    fn open_display_of(&mut self, person: Option<&str>) {
        self.open_page(AppPage::Settings);
        let tab = self.choice("Display and controls");
        self.take_it(&tab);
        self.frames(4);
        for name in ["Anna", "Anna B", "Ben"] {
            let heading = say!("settings-of", name = DisplayText::verbatim(name)).shown();
            let told = self.text().contains(&heading);
            assert_eq!(told, person == Some(name), "{name}: {:?}", self.text());
        }
        assert_eq!(self.says(&id!("settings-of-everybody").shown()), person.is_some());
    }

    fn choose_text_size(&mut self, per_cent: i64) {
        let size = self.choice(&whole_per_cent(per_cent).shown());
        self.take_it(&size);
        self.frames(4);
    }
}

#[test]
fn anna_enlarges_the_text_for_herself_through_rename_restart_and_removal() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open_display_of(None);
    test_app.type_names(&["Anna", "Ben"]);
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Anna"), 1.0));
    test_app.open_display_of(Some("Anna"));
    test_app.choose_text_size(140);
    assert_eq!(test_app.text_size(), 1.4);

    test_app.plays_first(1);
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Ben"), 1.0));
    // What Ben sets back is Ben's.
    test_app.open_display_of(Some("Ben"));
    test_app.choose_text_size(120);
    let four = test_app.choice("Four colours");
    test_app.take_it(&four);
    test_app.take(&say!("settings-defaults-of", name = DisplayText::verbatim("Ben")).shown());
    test_app.frames(4);
    assert_eq!(test_app.text_size(), 1.0);
    test_app.plays_first(0);
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Anna"), 1.4));
    assert_eq!(test_app.kept_settings_of(None).personal().ui_scale, 1.0, "everybody's text keeps its size");

    // She writes her name in full, and starts the game again.
    test_app.open_page(AppPage::People);
    test_app.light("Anna");
    test_app.key(KeyCode::End);
    test_app.write(" B");
    test_app.take("Done");
    test_app.frames(4);
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Anna B"), 1.4));
    let mut test_app = TestApp::on(test_app.leave(), 1280, 720);
    test_app.watch();
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Anna B"), 1.4));
    test_app.open_display_of(Some("Anna B"));

    test_app.open_page(AppPage::People);
    let anna = DisplayText::verbatim("Anna B");
    for label in [say!("people-forget", name = &anna), say!("people-forget-surely", name = &anna)] {
        test_app.take(&label.shown());
        test_app.frames(4);
    }
    assert_eq!((test_app.owner(), test_app.text_size()), (None, 1.0));
    assert_eq!(test_app.kept_settings_of(None).profiles.people.names().len(), 1);
    let file = std::fs::read_to_string(test_app.folder.path().join("people.ron")).unwrap();
    assert!(!file.contains("Anna"), "{file}");
}

#[test]
fn a_match_that_goes_on_has_the_settings_of_the_person_who_plays_it() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.type_names(&["Anna", "Ben"]);
    test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = 1.4);
    test_app.go(Navigate::Close);
    let bot = Controller::Bot("rookie".parse().unwrap());
    let controllers = BySeat::new(Controller::Human, bot);
    test_app.start(StartMatch::new(named("penalties").unwrap(), String::new(), Some(5), controllers));
    let key = test_app.key_of(Seat::Home, 0);
    while test_app.decided() == 0 {
        test_app.key(key);
        test_app.wait_until_idle();
    }
    test_app.title();
    test_app.plays_first(1);
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Ben"), 1.0));
    let left = test_app.kept("penalties").unwrap();
    test_app.start(StartMatch::resume_saved(&left).unwrap());
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Anna"), 1.4));
    test_app.title();
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Ben"), 1.0));
}

#[test]
fn of_two_at_one_screen_the_settings_of_home_are_in_force() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.type_names(&["Anna", "Ben"]);
    test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = 1.4);
    test_app.go(Navigate::Close);
    test_app.begin("soccer17", "", 5, Controller::Human, Controller::Human);
    assert_eq!((test_app.owner(), test_app.text_size()), (Some("Anna"), 1.4));
}

#[test]
fn keys_that_a_person_binds_are_that_persons() {
    let mut test_app = TestApp::instant(1280, 720);
    let coach = |test_app: &TestApp| test_app.get::<Bindings>().key(InputAction::Coach);
    test_app.type_names(&["Anna", "Ben"]);
    for (place, name, key) in [(1, "Ben", KeyCode::F7), (0, "Anna", KeyCode::F8)] {
        test_app.plays_first(place);
        test_app.open_page(AppPage::Keys);
        assert!(test_app.says(&say!("keys-title-of", name = DisplayText::verbatim(name)).shown()));
        test_app.take("Table");
        test_app.take("Key for Coach");
        test_app.key(key);
        assert_eq!(coach(&test_app), Some(key));
    }
    test_app.take("Reset to defaults");
    test_app.frames(4);
    assert_eq!(coach(&test_app), Bindings::default().key(InputAction::Coach));
    test_app.plays_first(1);
    assert_eq!(coach(&test_app), Some(KeyCode::F7), "Ben's stay");
}

/// Without names there is one set of settings, in one file.
#[test]
fn a_newcomer_without_a_name_sees_no_difference() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open_display_of(None);
    test_app.choose_text_size(140);
    test_app.open_page(AppPage::Keys);
    assert!(test_app.text().contains(&id!("keys-title").shown()));
    assert_eq!((test_app.owner(), test_app.text_size()), (None, 1.4));
    assert_eq!(test_app.kept_settings_of(None).personal().ui_scale, 1.4);
    assert!(!test_app.folder.path().join("people.ron").exists());
}
