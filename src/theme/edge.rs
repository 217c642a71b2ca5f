//! Tells egui what it does not hear by itself: gamepad actions, as the keys that its menus know, and that the pointer
//! lets go of what it holds. Keyboard input reaches egui on its own.

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiInputSet, PrimaryEguiContext, egui};

use super::pane::zoom;
use crate::flow::action::{Device, Direction, Hands, InputAction};
use crate::flow::frame::Heard;
use crate::flow::grip::LetGo;

/// Adds the translation.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(PreUpdate, Heard::Tell.before(EguiInputSet::WriteEguiEvents)).add_systems(
        PreUpdate,
        (
            let_go.after(zoom).before(EguiInputSet::InitReading),
            tell,
        )
            .chain()
            .in_set(Heard::Tell),
    );
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

/// Where nothing is, so that what is let go of there is no click.
const NOWHERE: egui::Pos2 = egui::pos2(-1e4, -1e4);

/// Lets go of what the pointer holds on a page, and of keys whose release another window got.
fn let_go(
    mut told: MessageReader<LetGo>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    if told.read().count() == 0 {
        return;
    }
    for (context, mut egui) in &mut contexts {
        let mut tell = |event| {
            events.write(EguiInputEvent { context, event });
        };
        let held = egui.get_mut().input(|input| {
            let buttons = [
                egui::PointerButton::Primary,
                egui::PointerButton::Secondary,
                egui::PointerButton::Middle,
                egui::PointerButton::Extra1,
                egui::PointerButton::Extra2,
            ];
            buttons.map(|button| (button, input.pointer.button_down(button)))
        });
        tell(egui::Event::WindowFocused(false));
        for (button, _) in held.into_iter().filter(|(_, down)| *down) {
            let modifiers = egui::Modifiers::NONE;
            tell(egui::Event::PointerMoved(NOWHERE));
            tell(egui::Event::PointerButton { pos: NOWHERE, button, pressed: false, modifiers });
            tell(egui::Event::PointerGone);
        }
    }
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
