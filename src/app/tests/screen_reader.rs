//! Tests screen readers: the description of a page, and their requests, sent as the window system does.

use bevy::a11y::{AccessibilityRequested, ActionRequest as Asked};
use bevy_egui::EguiOutput;
use bevy_egui::egui::accesskit::{Action, ActionData, ActionRequest, TreeId};

use super::prelude::*;
use super::roles::SeenWidget;

impl TestApp {
    /// Sends a screen reader's request to a widget, and runs the frames until it is done.
    fn asks(&mut self, seen: &SeenWidget, action: Action, data: Option<ActionData>) {
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node: seen.node, data };
        self.world().write_message(Asked(request));
        self.frames(4);
    }

    /// Returns true if egui describes the page.
    fn describes(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        outputs.single(world).unwrap().platform_output.accesskit_update.is_some()
    }
}

#[test]
fn nothing_is_described_until_a_screen_reader_asks() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.get::<AccessibilityRequested>().set(false);
    test_app.frames(2);
    assert!(!test_app.describes());
    test_app.listen();
    test_app.frames(2);
    assert!(test_app.describes());
}

#[test]
fn a_screen_reader_presses_what_is_on_a_page() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.listen();
    test_app.frames(2);
    let settings = test_app.control("SETTINGS");
    test_app.asks(&settings, Action::Click, None);
    assert_eq!(test_app.page(), Some(AppPage::Settings));
    let muted = test_app.choice("Muted");
    test_app.asks(&muted, Action::Click, None);
    assert!(test_app.get::<Prefs>().settings.shared.muted);
    let back = test_app.control("Back");
    test_app.asks(&back, Action::Click, None);
    let kick_off = test_app.control("KICK OFF");
    test_app.asks(&kick_off, Action::Click, None);
    test_app.until_match();
}

#[test]
fn a_screen_reader_moves_a_slider() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.listen();
    test_app.open(AppPage::Settings);
    let music = test_app.control("Music");
    assert_eq!((music.role, test_app.get::<Prefs>().settings.shared.music), (Role::Slider, 0.5));
    for (action, data, expected) in [
        (Action::Increment, None, 0.6),
        (Action::Decrement, None, 0.5),
        (Action::SetValue, Some(ActionData::NumericValue(0.91)), 0.9),
        (Action::SetValue, Some(ActionData::NumericValue(f64::NAN)), 0.0),
        (Action::SetValue, Some(ActionData::NumericValue(7.0)), 1.0),
    ] {
        test_app.asks(&music, action, data);
        assert_eq!(test_app.get::<Prefs>().settings.shared.music, expected, "{action:?}");
    }
}

#[test]
fn a_screen_reader_presses_nothing_that_a_page_covers() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.listen();
    test_app.frames(2);
    let kick_off = test_app.control("KICK OFF");
    test_app.open(AppPage::Settings);
    test_app.asks(&kick_off, Action::Click, None);
    assert_eq!((test_app.page(), test_app.screen()), (Some(AppPage::Settings), Screen::Title));
}

#[test]
fn an_idle_window_draws_until_a_request_is_done_and_is_idle_again() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.set(|prefs| prefs.settings.shared.low_power = true);
    test_app.listen();
    test_app.go(Navigate::To(AppPage::Credits));
    let drawn = |test_app: &mut TestApp| {
        test_app.world().resource_mut::<Messages<RequestRedraw>>().clear();
        test_app.frame();
        !test_app.get::<Messages<RequestRedraw>>().is_empty()
    };
    test_app.until("the window rests", |test_app| !drawn(test_app) && !drawn(test_app));
    let back = test_app.control("Back");
    let request = ActionRequest {
        action: Action::Focus,
        target_tree: TreeId::ROOT,
        target_node: back.node,
        data: None,
    };
    test_app.world().write_message(Asked(request));
    assert!(drawn(&mut test_app) && drawn(&mut test_app));
    test_app.until("the window rests again", |test_app| !drawn(test_app));
}
