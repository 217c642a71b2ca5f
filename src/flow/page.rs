//! Drives the state machine of [`super::navigation`]. Other rooms write [`Navigate`] messages; only this
//! module changes the app's state and its pages.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested};

use super::clubs::CurrentClubs;
use super::error_text::unsaved_error_text;
use super::frame::{FrameSet, LastSet};
pub use super::navigation::{AppPage, Navigate, Navigation};
use super::prefs::StoreHandle;
use super::screen::{Screen, ScreenTransition};
use super::start::UnsavedOnQuit;

/// A run condition: true while `page` is open on top; with `None`, while no page is open.
pub fn page_open(page: impl Into<Option<AppPage>>) -> impl FnMut(Res<Navigation>) -> bool + Clone {
    let page = page.into();
    move |navigation: Res<Navigation>| navigation.page() == page
}

/// A run condition: true in the frame in which `page` was opened.
pub fn page_opened(page: AppPage) -> impl FnMut(Res<Navigation>) -> bool + Clone {
    move |navigation: Res<Navigation>| navigation.is_changed() && navigation.page() == Some(page)
}

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.register_type::<Navigation>().register_type::<QuitConfirmation>();
    app.init_resource::<Navigation>()
        .init_resource::<QuitConfirmation>()
        .init_resource::<HeldNavigation>()
        .add_message::<Navigate>()
        .add_message::<AppExit>()
        // Pages requested by keys open in the same frame, pages clicked in egui's pass in the next.
        .add_systems(Update, turn.in_set(FrameSet::Navigate))
        .add_systems(Last, (close, turn).chain().in_set(LastSet::Navigate));
}

/// True while the player reads what would be lost by quitting: who closes the window then is sure. The dialog says so
/// in every frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct QuitConfirmation(pub bool);

/// A request to leave the match that waits until the match is covered: so long it stays on the screen.
#[derive(Resource, Default)]
struct HeldNavigation(Option<Navigate>);

/// Turns a close request of the window into [`Navigate::Quit`], or quits without saving if the player reads
/// what would be lost.
fn close(
    mut asked: MessageReader<WindowCloseRequested>,
    mut requests: MessageWriter<Navigate>,
    confirmation: Res<QuitConfirmation>,
) {
    let request = || if confirmation.0 { Navigate::QuitUnsaved } else { Navigate::Quit };
    requests.write_batch(asked.read().map(|_| request()));
}

/// Applies all [`Navigate`] messages in the order in which they were written. States change at once, so that
/// later systems of the same frame see the new one.
pub fn turn(world: &mut World) {
    let held = world.resource_mut::<HeldNavigation>().0.take();
    if held.is_none() && world.resource::<Messages<Navigate>>().is_empty() {
        return;
    }
    let requests: Vec<Navigate> = world.resource_mut::<Messages<Navigate>>().drain().collect();
    for event in held.into_iter().chain(requests) {
        match event {
            Navigate::Quit => quit(world),
            Navigate::QuitUnsaved => drop(world.write_message(AppExit::Success)),
            // What is requested of a match that is being left is dropped.
            _ if world.resource::<HeldNavigation>().0.is_some() => {}
            _ if leaves_match(world, event) && !is_covered(world) => {
                world.resource_mut::<HeldNavigation>().0 = Some(event);
            }
            _ => follow(world, event),
        }
    }
    world.write_message(RequestRedraw);
}

/// Returns true if `event` leads from a match to the title.
fn leaves_match(world: &World, event: Navigate) -> bool {
    let now = world.resource::<Navigation>();
    let mut next = now.clone();
    next.follow(event);
    let [now, next] = [now, &next].map(|navigation| Screen::compute(navigation.state()));
    now == Some(Screen::Match) && next == Some(Screen::Title)
}

/// Has the screen covered, in the colours of the clubs at the table; returns true once it is.
fn is_covered(world: &mut World) -> bool {
    let clubs = world.resource::<CurrentClubs>().0;
    world.resource_mut::<ScreenTransition>().cover(clubs)
}

/// Applies one message. A new state is entered at once, by the schedule that Bevy itself runs only once a frame, before
/// `Update`. Left to Bevy:
///
/// - a key would change the screen one frame late, because keys become requests in [`FrameSet::Input`]; what is pressed
///   in the frame between would still go to the former screen, and one more frame of it would be drawn;
/// - a click, which egui reports after `Update`, would change [`Navigation`] and leave the state as it was until the
///   next `Update`, while the input filter of the next frame already asks for the new one;
/// - of several messages in one frame only the last would count, because [`NextState`] holds one state: a match that is
///   left and begun again would never be left.
fn follow(world: &mut World, event: Navigate) {
    let mut navigation = world.resource_mut::<Navigation>();
    let mut now = navigation.clone();
    now.follow(event);
    if navigation.page() != now.page() {
        match now.page() {
            Some(page) => info!("on show: {page:?}"),
            None => info!("on show: no page"),
        }
    }
    let state = (navigation.state() != now.state()).then_some(now.state());
    navigation.set_if_neq(now);
    if let Some(state) = state {
        world.resource_mut::<NextState<super::navigation::AppState>>().set(state);
        world.run_schedule(StateTransition);
    }
}

/// Quits the game, or writes [`UnsavedOnQuit`] if something would be lost.
fn quit(world: &mut World) {
    match world.resource::<StoreHandle>().0.unsaved() {
        Some(why) => drop(world.write_message(UnsavedOnQuit(unsaved_error_text(&why)))),
        None => drop(world.write_message(AppExit::Success)),
    }
}
