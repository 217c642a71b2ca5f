//! Enter in a text field has a frame of its own: the page has drawn what was typed before it, and what is typed after
//! it goes to the field that Enter leads to.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{Event, Key};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext};

use crate::widgets::is_typing;

/// Keyboard events that wait for the next frame.
#[derive(Resource, Default)]
pub(super) struct AfterEnter(pub Vec<Event>);

/// Adds the system that spreads the input of a frame over several ones.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<AfterEnter>().add_systems(
        PreUpdate,
        defer.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    );
}

/// While a text field is in focus, defers Enter until what was typed before it was drawn, and what follows Enter.
fn defer(
    mut after: ResMut<AfterEnter>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Ok((mut context, mut input)) = contexts.single_mut() else { return };
    if !after.0.is_empty() {
        let deferred = std::mem::take(&mut after.0);
        input.events.splice(0..0, deferred);
    }
    let Some(enter) = input.events.iter().position(is_enter) else { return };
    if !is_typing(context.get_mut()) {
        return;
    }
    let alone = !input.events[..enter].iter().any(types);
    let later = input.events.split_off(if alone { enter + 1 } else { enter });
    let (typed, others): (Vec<Event>, Vec<Event>) = later.into_iter().partition(is_of_keyboard);
    input.events.extend(others);
    if !typed.is_empty() {
        after.0 = typed;
        redraw.write(RequestRedraw);
    }
}

fn is_enter(event: &Event) -> bool {
    matches!(event, Event::Key { key: Key::Enter, pressed: true, .. })
}

/// Returns true if the event changes a text.
fn types(event: &Event) -> bool {
    is_of_keyboard(event) && !matches!(event, Event::Key { pressed: false, .. })
}

fn is_of_keyboard(event: &Event) -> bool {
    matches!(
        event,
        Event::Key { .. } | Event::Text(_) | Event::Ime(_) | Event::Paste(_) | Event::Copy | Event::Cut
    )
}
