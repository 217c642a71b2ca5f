//! Screen readers: what a page tells them, and what they do with it. Their requests come as the window system hands
//! them on.

use bevy::a11y::{AccessibilityRequested, ActionRequest as Asked};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::accesskit::{Action, ActionData, ActionRequest, Role, TreeId};
use bevy_egui::{EguiOutput, PrimaryEguiContext};

use super::TestApp;
use super::roles::SeenWidget;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;

impl TestApp {
    /// A screen reader asks that of a widget; the frames in which it is done go by.
    fn asks(&mut self, seen: &SeenWidget, action: Action, data: Option<ActionData>) {
        let request = ActionRequest { action, target_tree: TreeId::ROOT, target_node: seen.node, data };
        self.world().write_message(Asked(request));
        self.frames(4);
    }

    /// Whether egui describes the page.
    fn tells(&mut self) -> bool {
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        outputs.single(world).unwrap().platform_output.accesskit_update.is_some()
    }
}

#[test]
fn nothing_is_described_until_a_screen_reader_asks() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    evening.get::<AccessibilityRequested>().set(false);
    evening.frames(2);
    assert!(!evening.tells());
    evening.listen();
    evening.frames(2);
    assert!(evening.tells());
}

#[test]
fn a_screen_reader_presses_what_is_on_a_page() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    evening.listen();
    evening.frames(2);
    let settings = evening.control("SETTINGS");
    evening.asks(&settings, Action::Click, None);
    assert_eq!(evening.page(), Some(AppPage::Settings));
    let muted = evening.choice("Muted");
    evening.asks(&muted, Action::Click, None);
    assert!(evening.get::<Prefs>().settings.muted);
    let back = evening.control("Back");
    evening.asks(&back, Action::Click, None);
    let kick_off = evening.control("KICK OFF");
    evening.asks(&kick_off, Action::Click, None);
    evening.until("the match", |evening| evening.screen() == Screen::Match);
}

#[test]
fn a_screen_reader_moves_a_slider() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    evening.listen();
    evening.go(Navigate::To(AppPage::Settings));
    evening.frames(3);
    let music = evening.control("Music");
    assert_eq!((music.role, evening.get::<Prefs>().settings.music), (Role::Slider, 0.5));
    for (action, data, expected) in [
        (Action::Increment, None, 0.6),
        (Action::Decrement, None, 0.5),
        (Action::SetValue, Some(ActionData::NumericValue(0.91)), 0.9),
        (Action::SetValue, Some(ActionData::NumericValue(f64::NAN)), 0.0),
        (Action::SetValue, Some(ActionData::NumericValue(7.0)), 1.0),
    ] {
        evening.asks(&music, action, data);
        assert_eq!(evening.get::<Prefs>().settings.music, expected, "{action:?}");
    }
}

#[test]
fn a_screen_reader_presses_nothing_that_a_page_covers() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    evening.listen();
    evening.frames(2);
    let kick_off = evening.control("KICK OFF");
    evening.go(Navigate::To(AppPage::Settings));
    evening.frames(3);
    evening.asks(&kick_off, Action::Click, None);
    assert_eq!((evening.page(), evening.screen()), (Some(AppPage::Settings), Screen::Title));
}

#[test]
fn an_idle_window_draws_until_a_request_is_done_and_is_idle_again() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    evening.set(|prefs| prefs.settings.low_power = true);
    evening.listen();
    evening.go(Navigate::To(AppPage::Credits));
    let drawn = |evening: &mut TestApp| {
        evening.world().resource_mut::<Messages<RequestRedraw>>().clear();
        evening.frame();
        !evening.get::<Messages<RequestRedraw>>().is_empty()
    };
    evening.until("the window rests", |evening| !drawn(evening) && !drawn(evening));
    let back = evening.control("Back");
    let request = ActionRequest {
        action: Action::Focus,
        target_tree: TreeId::ROOT,
        target_node: back.node,
        data: None,
    };
    evening.world().write_message(Asked(request));
    assert!(drawn(&mut evening) && drawn(&mut evening));
    evening.until("the window rests again", |evening| !drawn(evening));
}
