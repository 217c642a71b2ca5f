//! Drives the state machine of [`super::navigation`]. Other rooms write [`Go`] messages; only this module changes the
//! app's state and its pages.

use bevy::app::AppExit;
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowCloseRequested};

use super::frame::{After, Frame};
pub use super::navigation::{Go, Navigation, Page};
use super::prefs::Data;
use super::start::{NotSaved, StartMatch, Watch};
use crate::words::DisplayText;

/// A run condition: true while `page` is open on top; `None` stands for no page.
pub fn on_show(page: impl Into<Option<Page>>) -> impl FnMut(Res<Navigation>) -> bool + Clone {
    let page = page.into();
    move |navigation: Res<Navigation>| navigation.page() == page
}

/// A run condition: true in the frame in which `page` has come up.
pub fn comes_up(page: Page) -> impl FnMut(Res<Navigation>) -> bool + Clone {
    move |navigation: Res<Navigation>| navigation.is_changed() && navigation.page() == Some(page)
}

/// Adds the pages.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Navigation>()
        .init_resource::<QuitAsked>()
        .add_message::<Go>()
        .add_message::<AppExit>()
        // Pages requested by keys open in the same frame, pages clicked in egui's pass in the next.
        .add_systems(
            Update,
            (make_way.run_if(on_message::<StartMatch>.or_else(on_message::<Watch>)), turn)
                .chain()
                .in_set(Frame::Turn),
        )
        .add_systems(Last, (close, turn).chain().in_set(After::Turn));
}

/// True while the player reads what would be lost by quitting: who closes the window then is sure. The dialog says so in
/// every frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct QuitAsked(pub bool);

/// Turns a close request of the window into [`Go::Quit`], or quits without saving if the player reads what would be lost.
fn close(
    mut asked: MessageReader<WindowCloseRequested>,
    mut wishes: MessageWriter<Go>,
    sure: Res<QuitAsked>,
) {
    let wish = || if sure.0 { Go::QuitUnsaved } else { Go::Quit };
    wishes.write_batch(asked.read().map(|_| wish()));
}

/// Closes all pages when a match or a replay is about to begin, even if its cards still have to load.
fn make_way(mut wishes: MessageWriter<Go>) {
    wishes.write(Go::Close);
}

/// Applies all [`Go`] messages in the order in which they were written. States change at once, so that later systems of
/// the same frame see the new one.
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

/// Quits the game, or writes [`NotSaved`] if something would be lost.
fn quit(world: &mut World) {
    match world.resource::<Data>().0.unsaved() {
        Some(why) => drop(world.write_message(NotSaved(DisplayText::verbatim(why)))),
        None => drop(world.write_message(AppExit::Success)),
    }
}
