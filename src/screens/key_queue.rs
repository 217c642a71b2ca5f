//! Key events that come in one frame, and whose order matters to a page, are spread over several frames. A page knows
//! the modifier keys of a frame only as they are at its end, and moves on from a text field once it has been drawn.

use bevy::ecs::message::MessageCursor;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::widgets::is_typing;

/// Key events that wait for the next frame.
#[derive(Resource, Default)]
pub(super) struct KeyQueue(Vec<KeyboardInput>);

impl KeyQueue {
    /// Drops the presses that wait: they were meant for a page that is gone.
    pub(super) fn drop_presses(&mut self) {
        self.0.retain(|event| !event.state.is_pressed());
    }
}

/// Leaves those events of a frame that go together, and keeps the others for the frames that follow.
pub(super) fn spread(
    mut queue: ResMut<KeyQueue>,
    mut keys: ResMut<Messages<KeyboardInput>>,
    mut read: Local<MessageCursor<KeyboardInput>>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let mut events = std::mem::take(&mut queue.0);
    let waited = !events.is_empty();
    events.extend(read.read(&keys).cloned());
    let types = contexts.single_mut().is_ok_and(|mut context| is_typing(context.get_mut()));
    let together = together(&events, types);
    if waited || together < events.len() {
        queue.0 = events.split_off(together);
        keys.clear();
        keys.write_batch(events);
        *read = keys.get_cursor_current();
    }
    if !queue.0.is_empty() {
        redraw.write(RequestRedraw);
    }
}

/// Returns the number of events, from the first one on, that may come in one frame; `types` is true while a text field
/// is in focus.
fn together(events: &[KeyboardInput], types: bool) -> usize {
    let (mut pressed, mut wordless, mut entered) = (false, false, false);
    for (k, event) in events.iter().enumerate() {
        let presses = event.state.is_pressed();
        let ends = match &event.logical_key {
            Key::Control | Key::Alt | Key::Super | Key::Meta => pressed,
            // A letter carries its own case.
            Key::Shift => wordless,
            Key::Enter if types && presses => pressed,
            _ => presses && entered,
        };
        if ends {
            return k;
        }
        if presses && !is_modifier(&event.logical_key) {
            pressed = true;
            wordless |= event.text.is_none();
            entered |= types && event.logical_key == Key::Enter;
        }
    }
    events.len()
}

fn is_modifier(key: &Key) -> bool {
    matches!(key, Key::Control | Key::Alt | Key::Super | Key::Meta | Key::Shift)
}

#[cfg(test)]
mod tests {
    use bevy::input::ButtonState::{self, Pressed, Released};
    use bevy::input::keyboard::NativeKeyCode;

    use super::*;

    fn key_event(logical_key: Key, state: ButtonState) -> KeyboardInput {
        let text = if let Key::Character(text) = &logical_key { Some(text.clone()) } else { None };
        let key_code = KeyCode::Unidentified(NativeKeyCode::Unidentified);
        KeyboardInput { key_code, logical_key, state, text, repeat: false, window: Entity::PLACEHOLDER }
    }

    fn tapped(key: &Key) -> [KeyboardInput; 2] {
        [key_event(key.clone(), Pressed), key_event(key.clone(), Released)]
    }

    fn letter(letter: &str) -> Key {
        Key::Character(letter.into())
    }

    #[test]
    fn modifiers_of_a_shortcut_end_with_their_frame() {
        let mut chord = vec![key_event(Key::Control, Pressed)];
        chord.extend(tapped(&letter("a")));
        chord.push(key_event(Key::Control, Released));
        chord.extend(tapped(&letter("b")));
        for types in [false, true] {
            assert_eq!(together(&chord, types), 3, "the letter comes while Ctrl is held");
            assert_eq!(together(&chord[3..], types), 3, "the next one without it");
        }
    }

    #[test]
    fn capitals_are_typed_within_one_frame_and_the_arrows_of_a_selection_are_not() {
        let with_shift = |key: Key| {
            let held = [key_event(Key::Shift, Pressed)].into_iter().chain(tapped(&key));
            held.chain([key_event(Key::Shift, Released)]).collect::<Vec<_>>()
        };
        assert_eq!(together(&with_shift(letter("A")), true), 4);
        assert_eq!(together(&with_shift(Key::ArrowLeft), true), 3);
    }

    #[test]
    fn enter_gets_its_own_frame_while_typing() {
        let line: Vec<_> = [letter("a"), Key::Enter, letter("b")].iter().flat_map(tapped).collect();
        assert_eq!(together(&line, true), 2);
        assert_eq!(together(&line[2..], true), 2);
        assert_eq!(together(&line, false), 6);
    }
}
