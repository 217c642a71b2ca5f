//! A window that nobody uses draws nothing more than it must.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::TestApp;
use crate::flow::navigation::AppState;

/// Frames of that many seconds.
const fn of(secs: usize) -> usize {
    secs * 20
}

impl TestApp {
    /// The window has the focus, or not, as winit tells it.
    fn has_focus(&mut self, focused: bool) {
        let window = self.window;
        self.world().get_mut::<Window>(window).unwrap().focused = focused;
        self.focus(focused);
    }

    /// How many of the next frames ask for another one.
    fn asks_on(&mut self, frames: usize) -> usize {
        let asks = |evening: &mut Self| {
            evening.frame();
            evening.world().resource_mut::<Messages<RequestRedraw>>().drain().count() > 0
        };
        (0..frames).filter(|_| asks(self)).count()
    }
}

/// Report: the title without the focus took 24 % of a core, for the crowd stirred and the menu stepped aside.
#[test]
fn an_unfocused_title_stops_drawing_and_stays_idle() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    evening.has_focus(false);
    // What was begun is shown to its end.
    evening.until("the window rests", |evening| evening.asks_on(20) == 0);
    assert_eq!(evening.asks_on(of(27)), 0);
    assert_eq!(evening.state(), AppState::Title, "the menu stays");
}
