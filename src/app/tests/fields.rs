//! Tests text fields and the clipboard: a paste is cut to what the field accepts, and the older clipboard keys work.

use bevy_egui::input::EguiInputEvent;

use super::prelude::*;
use players::people::MAX_NAME_LETTERS;

impl TestApp {
    fn send_to_egui(&mut self, event: egui::Event) {
        let world = self.app.world_mut();
        let context = world.query_filtered::<Entity, With<PrimaryEguiContext>>().single(world).unwrap();
        world.write_message(EguiInputEvent { context, event });
        self.frames(3);
    }

    fn egui_key(&mut self, key: egui::Key, modifiers: egui::Modifiers) {
        self.send_to_egui(egui::Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        });
    }

    fn first_name(&self) -> Option<String> {
        self.get::<Prefs>().settings.profiles.people.names().first().map(|name| name.as_str().to_owned())
    }
}

/// Returns an app on the page of names, with the first field focused.
fn naming() -> TestApp {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.open(AppPage::People);
    test_app
}

#[test]
fn a_paste_is_cut_to_what_the_field_accepts_and_the_reason_is_shown() {
    for (pasted, name, expected) in [
        ("Ada", "Ada", None),
        ("Ada\nLovelace\n", "Ada Lovelace", None),
        ("<<<<<<<<<<<<<<<<<<<<< Ada \u{4e16}", "Ada", Some("people-letters")),
        ("Ada, Countess of Lovelace", "Ada Countess of", Some("people-too-long")),
    ] {
        let mut test_app = naming();
        test_app.send_to_egui(egui::Event::Paste(pasted.to_owned()));
        let words = match expected {
            Some("people-letters") => words::say!("people-letters"),
            Some(_) => words::say!("people-too-long", n = MAX_NAME_LETTERS),
            None => words::say!("people-about"),
        };
        assert!(test_app.says(&words.shown()), "{pasted}: {:?}", test_app.text());
        test_app.key(KeyCode::Tab);
        test_app.frames(3);
        assert_eq!(test_app.first_name().as_deref(), Some(name), "{pasted}");
    }
}

/// On X11 and elsewhere: Shift+Delete cuts, and does not delete the next letter, too.
#[test]
fn shift_and_delete_cut_the_selection() {
    let mut test_app = naming();
    test_app.write("Ada");
    test_app.egui_key(egui::Key::ArrowLeft, egui::Modifiers::NONE);
    test_app.egui_key(egui::Key::ArrowLeft, egui::Modifiers::SHIFT);
    test_app.egui_key(egui::Key::Delete, egui::Modifiers::SHIFT);
    test_app.key(KeyCode::Tab);
    test_app.frames(3);
    assert_eq!(test_app.first_name().as_deref(), Some("Aa"));
}
