//! Translates gamepad actions into the keys that egui's menus know. Keyboard input reaches egui by itself.

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiInputSet, PrimaryEguiContext, egui};

use crate::flow::action::{Device, Direction, Hands, InputAction};
use crate::flow::frame::Heard;

/// Adds the translation.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(PreUpdate, Heard::Tell.before(EguiInputSet::WriteEguiEvents))
        .add_systems(PreUpdate, tell.in_set(Heard::Tell));
}

/// Returns the key that egui's menus expect for an action, and whether Shift is held with it.
const fn known_as(action: InputAction) -> Option<(egui::Key, bool)> {
    let key = match action {
        InputAction::Confirm => egui::Key::Enter,
        InputAction::Proceed => egui::Key::Space,
        InputAction::Back | InputAction::Menu => egui::Key::Escape,
        InputAction::Navigate(Direction::Left) => egui::Key::ArrowLeft,
        InputAction::Navigate(Direction::Right) => egui::Key::ArrowRight,
        InputAction::Navigate(Direction::Up) => egui::Key::ArrowUp,
        InputAction::Navigate(Direction::Down) => egui::Key::ArrowDown,
        InputAction::NextWidget => egui::Key::Tab,
        InputAction::PreviousWidget => return Some((egui::Key::Tab, true)),
        InputAction::PageBack => egui::Key::PageUp,
        InputAction::PageForward => egui::Key::PageDown,
        InputAction::ToStart => egui::Key::Home,
        InputAction::ToEnd => egui::Key::End,
        _ => return None,
    };
    Some((key, false))
}

/// Sends this frame's gamepad actions to egui: each press with its release, so that no key stays down.
fn tell(
    hands: Res<Hands>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = contexts.single() else { return };
    let by_pad = hands.pressed().iter().filter(|pressed| matches!(pressed.device, Device::Pad(_)));
    for (key, shift) in by_pad.filter_map(|pressed| known_as(pressed.action)) {
        let modifiers = if shift { egui::Modifiers::SHIFT } else { egui::Modifiers::NONE };
        events.write_batch([true, false].map(|pressed| {
            let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            EguiInputEvent { context, event }
        }));
    }
}
