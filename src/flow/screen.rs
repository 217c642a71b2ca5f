//! What systems ask of the state: on which screen the player is, whether a match is at the table; and the sweep from one
//! screen to the next. All of it follows from [`AppState`], which [`super::page::turn`] alone moves.

use bevy::prelude::*;

use super::navigation::AppState;

/// Where the player is. It follows from the state.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures are coming in.
    #[default]
    Loading,
    /// The title and what to play, or the match behind it.
    Title,
    /// A table with a match, played or shown.
    Match,
}

impl ComputedStates for Screen {
    type SourceStates = AppState;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(state: AppState) -> Option<Self> {
        Some(match state {
            AppState::Loading => Self::Loading,
            AppState::Title | AppState::Interlude => Self::Title,
            AppState::Table | AppState::Replay | AppState::Theatre | AppState::Result => Self::Match,
        })
    }
}

/// A match is at the table, to be played: as long as this is so there is a session. It follows from the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AtTable;

impl ComputedStates for AtTable {
    type SourceStates = AppState;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(state: AppState) -> Option<Self> {
        state.at_the_table().then_some(Self)
    }
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

/// Adds the states.
pub(super) fn plugin(app: &mut App) {
    app.init_state::<AppState>()
        .add_computed_state::<Screen>()
        .add_computed_state::<AtTable>()
        .init_resource::<Sweep>();
}
