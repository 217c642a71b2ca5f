//! Tests that an idle window draws no more than it must.

use super::prelude::*;

/// Runs frames of that many seconds.
const fn of(secs: usize) -> usize {
    secs * 20
}

impl TestApp {
    /// Gives the window the focus or takes it away, as winit does.
    fn has_focus(&mut self, focused: bool) {
        let window = self.window;
        self.world().get_mut::<Window>(window).unwrap().focused = focused;
        self.focus(focused);
    }

    /// Returns how many of the next frames request another one.
    fn asks_on(&mut self, frames: usize) -> usize {
        let asks = |test_app: &mut Self| {
            test_app.frame();
            test_app.world().resource_mut::<Messages<RequestRedraw>>().drain().count() > 0
        };
        (0..frames).filter(|_| asks(self)).count()
    }
}

/// Bug: the unfocused title used 24 % of a core, because the crowd moved and the menu stepped aside.
#[test]
fn an_unfocused_title_stops_drawing_and_stays_idle() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.has_focus(false);
    // What was begun is shown to its end.
    test_app.until("the window rests", |test_app| test_app.asks_on(20) == 0);
    assert_eq!(test_app.asks_on(of(27)), 0);
    assert_eq!(test_app.state(), AppState::Title, "the menu stays");
}
