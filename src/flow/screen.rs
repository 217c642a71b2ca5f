//! States derived from [`AppState`]: the screen on show and whether a match is at the table; and the sweep from one
//! screen to the next. Only [`super::page::turn`] changes the [`AppState`] itself.

use bevy::ecs::component::Mutable;
use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::prelude::*;

use super::navigation::AppState;

/// The screen on show, computed from [`AppState`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Screen {
    /// Pictures are loading.
    #[default]
    Loading,
    /// The title with its menu, or the match behind it.
    Title,
    /// A table with a match, played or replayed.
    Match,
}

impl ComputedStates for Screen {
    type SourceStates = AppState;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(state: AppState) -> Option<Self> {
        Some(match state {
            AppState::Loading => Self::Loading,
            AppState::Title | AppState::AttractMode => Self::Title,
            AppState::Table | AppState::InstantReplay | AppState::ReplayViewer | AppState::Result => {
                Self::Match
            }
        })
    }
}

/// A match that can be played is at the table, and a session exists. Computed from [`AppState`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct InMatch;

impl ComputedStates for InMatch {
    type SourceStates = AppState;
    const ALLOW_SAME_STATE_TRANSITIONS: bool = false;

    fn compute(state: AppState) -> Option<Self> {
        state.at_the_table().then_some(Self)
    }
}

/// The sweep from one screen to the next.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct ScreenTransition {
    /// Seconds left, at speed 1; 0 if none is running.
    pub remaining: f32,
}

impl ScreenTransition {
    /// Length of a sweep in seconds, at speed 1.
    pub const LENGTH: f32 = 0.42;

    /// Returns true if the sweep still covers much of the new screen: nothing secret opens behind it.
    #[must_use]
    pub fn covers(self) -> bool {
        self.remaining > Self::LENGTH * 0.4
    }
}

/// Despawns its entity when the screen that it was spawned on is left: [`DespawnOnExit`] of the current screen. The
/// components of what is drawn for a match require it. Where there are no screens, the entity stays.
#[derive(Component, Clone, Copy, Debug, Default, Reflect)]
#[reflect(Component)]
#[component(on_add = despawn_on_exit)]
pub struct ScreenEntity;

fn despawn_on_exit(mut world: DeferredWorld, HookContext { entity, .. }: HookContext) {
    if let Some(screen) = world.get_resource::<State<Screen>>().map(|screen| *screen.get()) {
        world.commands().entity(entity).insert(DespawnOnExit(screen));
    }
}

/// Adds a resource of what is on the screen: it is reset when the screen is left.
pub fn reset_with_screen<R: Resource<Mutability = Mutable> + Default>(app: &mut App) {
    app.init_resource::<R>();
    for screen in [Screen::Title, Screen::Match] {
        app.add_systems(OnExit(screen), |mut left: ResMut<R>| *left = R::default());
    }
}

/// Adds the states.
pub(super) fn plugin(app: &mut App) {
    app.register_type::<ScreenTransition>().register_type::<ScreenEntity>();
    app.init_state::<AppState>()
        .add_computed_state::<Screen>()
        .add_computed_state::<InMatch>()
        .init_resource::<ScreenTransition>();
}
