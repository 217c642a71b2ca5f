//! Tells egui what it does not hear by itself: gamepad actions, as the keys that its menus know, what the older keys of
//! the clipboard mean, and that the pointer lets go of what it holds. Other keys reach egui on their own.

use bevy::prelude::*;
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiInputSet, PrimaryEguiContext, egui};

use super::window_size::zoom;
use crate::flow::action::{ActionState, InputAction, InputDevice, PadDirection};
use crate::flow::cancel_drag::CancelDrag;
use crate::flow::clipboard::Clipboard;
use crate::flow::frame::InputSet;

/// Adds the translation.
pub(super) fn plugin(app: &mut App) {
    app.configure_sets(PreUpdate, InputSet::ForwardToEgui.before(EguiInputSet::WriteEguiEvents)).add_systems(
        PreUpdate,
        (
            let_go.after(zoom).before(EguiInputSet::InitReading),
            clip.after(EguiInputSet::ReadBevyMessages),
            forward,
        )
            .chain()
            .in_set(InputSet::ForwardToEgui),
    );
}

/// Returns the key that egui's menus expect for an action, and whether Shift is held with it.
const fn known_as(action: InputAction) -> Option<(egui::Key, bool)> {
    let key = match action {
        InputAction::Confirm => egui::Key::Enter,
        InputAction::Proceed => egui::Key::Space,
        InputAction::Back | InputAction::Menu => egui::Key::Escape,
        InputAction::Navigate(PadDirection::Left) => egui::Key::ArrowLeft,
        InputAction::Navigate(PadDirection::Right) => egui::Key::ArrowRight,
        InputAction::Navigate(PadDirection::Up) => egui::Key::ArrowUp,
        InputAction::Navigate(PadDirection::Down) => egui::Key::ArrowDown,
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

/// A position without widgets, so that a release there is no click.
const NOWHERE: egui::Pos2 = egui::pos2(-1e4, -1e4);

/// Lets go of what the pointer holds on a page, and of keys whose release another window got.
fn let_go(
    mut cancelled: MessageReader<CancelDrag>,
    mut contexts: Query<(Entity, &mut EguiContext), With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    if cancelled.read().count() == 0 {
        return;
    }
    for (context, mut egui) in &mut contexts {
        let mut forward_event = |event| {
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
        forward_event(egui::Event::WindowFocused(false));
        for (button, _) in held.into_iter().filter(|(_, down)| *down) {
            let modifiers = egui::Modifiers::NONE;
            forward_event(egui::Event::PointerMoved(NOWHERE));
            forward_event(egui::Event::PointerButton { pos: NOWHERE, button, pressed: false, modifiers });
            forward_event(egui::Event::PointerGone);
        }
    }
}

/// The clipboard action of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clip {
    Copy,
    Cut,
    Paste,
    /// The text that follows comes from the clipboard: egui's own key.
    Pasted,
}

/// Returns what a key event means to the clipboard, apart from the keys that egui knows.
const fn clip_of(event: &egui::Event) -> Option<Clip> {
    let egui::Event::Key { key, pressed: true, modifiers, .. } = event else { return None };
    match key {
        egui::Key::V if modifiers.command => Some(Clip::Pasted),
        egui::Key::Insert if modifiers.shift && !modifiers.command => Some(Clip::Paste),
        egui::Key::Insert if modifiers.command => Some(Clip::Copy),
        egui::Key::Delete if modifiers.shift && !modifiers.command => Some(Clip::Cut),
        _ => None,
    }
}

/// Turns Shift+Insert, Ctrl+Insert and Shift+Delete into egui's events for Ctrl+V, C and X. Pasted text stays
/// distinguishable from typed text.
fn clip(mut events: MessageMutator<EguiInputEvent>, mut clipboard: Clipboard) {
    let mut pasted = false;
    for cancelled in events.read() {
        let clip = clip_of(&cancelled.event);
        match (clip, &cancelled.event) {
            (_, egui::Event::Text(text)) if pasted => cancelled.event = egui::Event::Paste(text.clone()),
            (Some(Clip::Paste), _) => {
                if let Ok(text) = clipboard.text() {
                    cancelled.event = egui::Event::Paste(text);
                }
            }
            (Some(Clip::Copy), _) => cancelled.event = egui::Event::Copy,
            (Some(Clip::Cut), _) => cancelled.event = egui::Event::Cut,
            _ => {}
        }
        pasted = clip == Some(Clip::Pasted);
    }
}

/// Sends this frame's gamepad actions to egui: each press with its release, so that no key stays down.
fn forward(
    actions: Res<ActionState>,
    contexts: Query<Entity, With<PrimaryEguiContext>>,
    mut events: MessageWriter<EguiInputEvent>,
) {
    let Ok(context) = contexts.single() else { return };
    let by_pad = actions.pressed().iter().filter(|pressed| matches!(pressed.device, InputDevice::Pad(_)));
    for (key, shift) in by_pad.filter_map(|pressed| known_as(pressed.action)) {
        let modifiers = if shift { egui::Modifiers::SHIFT } else { egui::Modifiers::NONE };
        events.write_batch([true, false].map(|pressed| {
            let event = egui::Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            EguiInputEvent { context, event }
        }));
    }
}
