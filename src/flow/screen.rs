//! Where the player is, and the sweep from one screen to the next.

use bevy::prelude::*;

/// Where the player is.
#[derive(States, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures are coming in.
    #[default]
    Loading,
    /// The title and what to play.
    Title,
    /// At the table.
    Match,
}

/// A sweep under way from one screen to the next: seconds left of it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct Sweep {
    /// Seconds left, at speed 1.
    pub left: f32,
}

impl Sweep {
    /// Seconds that it takes at speed 1.
    pub const LENGTH: f32 = 0.42;

    /// Whether it still covers much of the new screen: nothing secret opens behind it.
    #[must_use]
    pub fn covers(self) -> bool {
        self.left > Self::LENGTH * 0.4
    }
}

/// Adds the screens.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_resource::<Sweep>();
}
