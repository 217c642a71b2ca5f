//! Cancels a drag where the window may miss the release: it lost the focus or was hidden, a
//! page came up, another button was pressed, or the system took the finger over. A drag that ends so does nothing.

use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::picking::pointer::{PointerAction, PointerId, PointerInput, PointerLocation};
use bevy::prelude::*;
use bevy::window::{RequestRedraw, WindowFocused, WindowOccluded};

use super::input_filter::InputFilter;

/// Everything that the pointer holds is released without effect.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct CancelDrag;

/// Adds the message.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<CancelDrag>();
}

/// Notices that something held has to be let go of. Runs after presses were checked and before they are picked.
pub fn watch(
    (input_filter, mut generation): (Res<InputFilter>, Local<u32>),
    (mut focused, mut hidden): (MessageReader<WindowFocused>, MessageReader<WindowOccluded>),
    (mut clicks, mut touches): (MessageReader<MouseButtonInput>, MessageReader<TouchInput>),
    mut buttons: ResMut<ButtonInput<MouseButton>>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    mut picked: MessageWriter<PointerInput>,
    (mut let_go, mut redraw): (MessageWriter<CancelDrag>, MessageWriter<RequestRedraw>),
) {
    let now = input_filter.layer_generation();
    let came_up = std::mem::replace(&mut *generation, now) != now;
    let unseen = focused.read().fold(false, |any, event| any | !event.focused)
        | hidden.read().fold(false, |any, event| any | event.occluded);
    let taken = touches.read().fold(false, |any, event| any | (event.phase == TouchPhase::Canceled));
    let mut down: Vec<MouseButton> = buttons.get_pressed().copied().collect();
    let mut second = false;
    for event in clicks.read() {
        if event.state.is_pressed() {
            second |= !down.is_empty();
            down.push(event.button);
        } else {
            down.retain(|other| *other != event.button);
        }
    }
    if !(came_up || unseen || taken || second) {
        return;
    }
    buttons.release_all();
    // The engine drops its state of presses and drags without an event.
    picked.write_batch(pointers.iter().filter_map(|(id, place)| {
        Some(PointerInput::new(*id, place.location().cloned()?, PointerAction::Cancel))
    }));
    let_go.write(CancelDrag);
    redraw.write(RequestRedraw);
}

/// Run condition: what is dragged has to be let go of. It was missed, or nothing is pressed any more.
pub fn release_may_be_missed(
    mut let_go: MessageReader<CancelDrag>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
) -> bool {
    let event = let_go.read().count() > 0;
    event || !buttons.pressed(MouseButton::Left) && touches.iter().next().is_none()
}
