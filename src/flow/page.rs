//! Drives the machine of [`super::navigation`]: whoever wants to be elsewhere says [`Go`], and here alone the states of the
//! app move and pages turn.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested};

use super::frame::{After, Frame};
pub use super::navigation::{Go, Navigation, Page};
use super::prefs::Data;
use super::start::{NotSaved, StartMatch, Watch};

/// The condition that this page is on show; none is no page.
pub fn on_show(page: impl Into<Option<Page>>) -> impl FnMut(Res<Navigation>) -> bool + Clone {
    let page = page.into();
    move |navigation: Res<Navigation>| navigation.page() == page
}

/// The condition that this page has just come up.
pub fn comes_up(page: Page) -> impl FnMut(Res<Navigation>) -> bool + Clone {
    move |navigation: Res<Navigation>| navigation.is_changed() && navigation.page() == Some(page)
}

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Navigation>()
        .add_message::<Go>()
        .add_message::<AppExit>()
        // What keys ask for is open in the same frame; what is clicked in egui's pass, in the next.
        .add_systems(
            Update,
            (make_way.run_if(on_message::<StartMatch>.or_else(on_message::<Watch>)), turn)
                .chain()
                .in_set(Frame::Turn),
        )
        .add_systems(Last, (close, turn).chain().in_set(After::Turn));
}

/// The window is to be closed, as its frame or the system wants it; whoever wants it twice is sure.
fn close(
    mut asked: MessageReader<WindowCloseRequested>,
    mut wishes: MessageWriter<Go>,
    mut before: Local<bool>,
) {
    for _ in asked.read() {
        let sure = std::mem::replace(&mut *before, true);
        wishes.write(if sure { Go::QuitUnsaved } else { Go::Quit });
    }
}

/// A match is to begin, or to be shown again: no page lies over it, though its cards may have to come in first.
fn make_way(mut wishes: MessageWriter<Go>) {
    wishes.write(Go::Close);
}

/// Goes where all that was said leads, in the order in which it was said. A state is left and entered at once, so that
/// what follows in the same frame is already there.
pub fn turn(world: &mut World) {
    if world.resource::<Messages<Go>>().is_empty() {
        return;
    }
    let said: Vec<Go> = world.resource_mut::<Messages<Go>>().drain().collect();
    for event in said {
        match event {
            Go::Quit => quit(world),
            Go::QuitUnsaved => drop(world.write_message(AppExit::Success)),
            _ => follow(world, event),
        }
    }
    world.write_message(RequestRedraw);
}

fn follow(world: &mut World, event: Go) {
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

/// Out of the game, where nothing would be lost.
fn quit(world: &mut World) {
    match world.resource::<Data>().0.unsaved() {
        Some(why) => drop(world.write_message(NotSaved(why))),
        None => drop(world.write_message(AppExit::Success)),
    }
}
