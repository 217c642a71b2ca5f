//! States derived from [`AppState`]: the screen on show and whether a match is at the table; and the sweep from one
//! screen to the next. Only [`super::page::turn`] changes the [`AppState`] itself.

use bevy::ecs::component::Mutable;
use bevy::ecs::lifecycle::HookContext;
use bevy::ecs::world::DeferredWorld;
use bevy::prelude::*;

use super::navigation::AppState;
use clubs::MatchClubs;

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

/// The sweep from one screen to the next: a panel of both clubs covers the old screen, which is drawn until then, and
/// leaves the new one.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct ScreenTransition {
    /// Seconds until the old screen is covered, at speed 1; `None` while no screen is about to be left.
    pub until_covered: Option<f32>,
    /// Seconds left of the way off the new screen, at speed 1; 0 if none is running.
    pub remaining: f32,
    /// Length of the way over the old screen in seconds, at speed 1; 0 if screens change at once.
    pub cover_secs: f32,
    /// False without animations: then there is no sweep.
    pub animated: bool,
    /// The clubs on the panel; `None` stands for those at the table.
    #[reflect(ignore)]
    pub clubs: Option<MatchClubs>,
}

impl Default for ScreenTransition {
    fn default() -> Self {
        Self { until_covered: None, remaining: 0.0, cover_secs: Self::COVER, animated: false, clubs: None }
    }
}

impl ScreenTransition {
    /// Length of the way off the new screen in seconds, at speed 1.
    pub const LENGTH: f32 = 0.42;
    /// Length of the way over the old screen in seconds, at speed 1.
    pub const COVER: f32 = 0.3;

    /// Returns true if the new screen is still covered so far that nothing secret may open, or the old one is being
    /// covered.
    #[must_use]
    pub fn covers(self) -> bool {
        self.is_leaving() || self.remaining > Self::LENGTH * 0.4
    }

    /// Returns true while the old screen is being covered.
    #[must_use]
    pub const fn is_leaving(self) -> bool {
        self.until_covered.is_some()
    }

    /// Returns true while anything of it is shown.
    #[must_use]
    pub fn runs(self) -> bool {
        self.is_leaving() || self.remaining > 0.0
    }

    /// Asks for the old screen to be left, for a match of those clubs, and returns true once it is covered.
    pub fn cover(&mut self, clubs: MatchClubs) -> bool {
        if self.cover_secs <= 0.0 || !self.animated {
            self.clubs = Some(clubs);
            return true;
        }
        if self.until_covered.is_none() {
            self.clubs = Some(clubs);
        }
        *self.until_covered.get_or_insert(self.cover_secs) <= 0.0
    }

    /// Begins to uncover the screen.
    pub const fn uncover(&mut self) {
        self.until_covered = None;
        self.remaining = if self.animated { Self::LENGTH } else { 0.0 };
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
