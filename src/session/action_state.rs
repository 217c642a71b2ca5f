//! Translates keys, pads and the mouse into [`InputAction`]s. No other code of a match knows which button was pressed.
//!
//! If two people choose in secret, the first pad has the right player's options and a second one the left player's: one
//! press each, as on the keyboard, and six more options after [`InputAction::MoreOptions`], which turns the page. If
//! the privacy screen is closed, one button looks; with two pads, only the button on that player's own pad.

mod steering;

use bevy::input::ButtonState;
use bevy::input::gamepad::GamepadButtonStateChangedEvent;
use bevy::prelude::*;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;

use super::Seating;
use super::bindings::{Bindings, DIGITS, OPTIONS, PADS, PadLabels};
use super::decisions::OpenDecisions;
use super::key_presses::{HeldModifiers, KeyPresses};
use steering::{DirectionPress, HeldDirection};

use crate::flow::action::{ActionPress, ActionState, InputAction, InputDevice, PadDirection};
use crate::flow::frame::{FrameSet, InputSet};
use crate::flow::input_filter::{FocusLayer, InputFilter, PressSource};
use engine::{Seat, SeatSet};

/// The next pad button, to be bound to an action. It has no other effect.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ButtonCapture {
    /// True while a button is waited for.
    pub wanted: bool,
    /// The button that was pressed.
    pub pressed: Option<GamepadButton>,
}

/// The pads in the order of connection. A disconnected pad keeps its place until another one is connected, so that no
/// pad changes from one player to the other.
#[derive(Resource, Clone, Debug, Default)]
pub(super) struct PadList {
    places: Vec<PadSlot>,
}

/// A pad in its place.
#[derive(Clone, Copy, Debug)]
struct PadSlot {
    pad: Entity,
    connected: bool,
    /// True while its buttons stand for the second half of the options.
    second_page: bool,
    held: HeldDirection,
}

/// Longest sleep of an idle window if there is no pad to poll.
pub const MAX_IDLE_SLEEP: Duration = Duration::from_secs(5);
/// Time between polls of a pad in an idle window: pads do not wake it.
const ASKED_EVERY: Duration = Duration::from_millis(33);

/// Adds the translation of input.
pub fn plugin(app: &mut App) {
    app.init_resource::<ButtonCapture>()
        .init_resource::<PadList>()
        .add_systems(PreUpdate, (collect_actions, follow_device).chain().in_set(InputSet::CollectActions))
        .add_systems(Update, stay_awake.in_set(FrameSet::Input));
}

/// The context that keys and buttons are interpreted in, as it was drawn last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct InputContext {
    /// The seats that people play.
    people: SeatSet,
    /// True if both choose in secret.
    secret: bool,
    /// The seat for which the privacy screen is closed.
    hangs: Option<Seat>,
    /// True if the table is the top layer.
    at_the_table: bool,
    /// True if the title is the top layer.
    on_the_title: bool,
}

/// A pad and its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pad {
    /// Index of its place.
    place: usize,
    /// Number of connected pads.
    of: usize,
    /// True while its buttons stand for the second half of the options.
    second_page: bool,
}

impl Pad {
    /// Returns the player who chooses in secret with it.
    const fn side(self) -> Seat {
        if self.place == 0 { Seat::Away } else { Seat::Home }
    }
}

impl InputContext {
    fn two(&self) -> bool {
        self.people == SeatSet::BOTH
    }

    /// Returns the actions of a key. Under Ctrl, Alt or Super it has none: that press is for the system, or a slip.
    fn of_key(&self, bindings: &Bindings, key: KeyCode, held: HeldModifiers) -> Vec<InputAction> {
        let mut all = Vec::new();
        if held.command {
            return all;
        }
        let hands: &[(Seat, &[KeyCode; OPTIONS])] = if self.two() {
            &[(Seat::Home, &bindings.left), (Seat::Away, &bindings.right)]
        } else {
            &[(self.people.first().unwrap_or(Seat::Home), &bindings.left)]
        };
        for (seat, hand) in hands {
            all.extend(hand.iter().position(|other| *other == key).map(|k| {
                let looks = k == 0 && self.hangs == Some(*seat);
                if looks { InputAction::Look(*seat) } else { InputAction::Option(*seat, k) }
            }));
        }
        all.extend(DIGITS.iter().position(|other| *other == key).map(InputAction::Number));
        all.extend(bindings.on_key(key, self.two()).filter_map(|action| match action {
            InputAction::Navigate(direction) if held.shift => Some(InputAction::Leap(direction)),
            InputAction::NextWidget if held.shift => Some(InputAction::PreviousWidget),
            InputAction::Continue | InputAction::ClubHouse | InputAction::Unfinished => {
                self.on_the_title.then_some(action)
            }
            other => Some(other),
        }));
        all
    }

    /// Returns the actions of a pad button.
    fn of_button(&self, bindings: &Bindings, button: GamepadButton, pad: Pad) -> Vec<InputAction> {
        let pads = bindings.pads();
        if self.at_the_table {
            if let Some(seat) = self.hangs
                && bindings.button(InputAction::Look(seat)) == Some(button)
            {
                // A lone pad is passed from player to player; of two pads each has its own player.
                let own = pad.of < 2 || pad.side() == seat;
                return own.then_some(InputAction::Look(seat)).into_iter().collect();
            }
            if self.secret {
                if bindings.button(InputAction::MoreOptions) == Some(button) {
                    return vec![InputAction::MoreOptions];
                }
                if let Some(k) = pads.option(button) {
                    let k = if pad.second_page { k + OPTIONS / 2 } else { k };
                    return vec![InputAction::Option(pad.side(), k)];
                }
            }
        }
        pads.actions(button, self.at_the_table).collect()
    }

    /// Returns the seat of the person who acted, if it can be known.
    fn seat(&self, action: InputAction, pad: Option<Pad>) -> Option<Seat> {
        match action {
            InputAction::Option(seat, _) | InputAction::Look(seat) => Some(seat),
            _ if !self.two() => self.people.first(),
            _ => pad.filter(|pad| pad.of > 1 || self.secret).map(Pad::side),
        }
    }
}

impl PadList {
    /// Updates the connected pads and gives new ones a place.
    fn see(&mut self, now: &Query<Entity, With<Gamepad>>) {
        for place in &mut self.places {
            place.connected = now.contains(place.pad);
            place.second_page &= place.connected;
        }
        let mut new: Vec<Entity> = now.iter().filter(|pad| self.place(*pad).is_none()).collect();
        new.sort_unstable();
        for pad in new {
            let place = PadSlot { pad, connected: true, second_page: false, held: HeldDirection::default() };
            match self.places.iter_mut().find(|place| !place.connected) {
                Some(free) => *free = place,
                None => self.places.push(place),
            }
        }
    }

    fn place(&self, pad: Entity) -> Option<usize> {
        self.places.iter().position(|place| place.pad == pad)
    }

    /// Returns the accepted presses of directions that no button event reports, each with the place of its pad: those
    /// of sticks, and repeats. `now` is in seconds.
    fn steer(
        &mut self,
        connected: &Query<(Entity, &Gamepad)>,
        bindings: &Bindings,
        input_filter: &mut InputFilter,
        now: f64,
    ) -> Vec<(usize, PadDirection)> {
        let mut presses = Vec::new();
        for (entity, gamepad) in connected {
            let Some(k) = self.place(entity) else { continue };
            let button = |direction: PadDirection| bindings.button(InputAction::Navigate(direction));
            let is_held = |direction: &PadDirection| button(*direction).is_some_and(|b| gamepad.pressed(b));
            let by_button = PadDirection::ALL.into_iter().find(is_held);
            match self.places[k].held.update(by_button, gamepad.left_stick(), now) {
                Some(DirectionPress::ByStick(direction)) => {
                    if input_filter.press(PressSource::Stick(entity, direction)) {
                        presses.push((k, direction));
                    }
                }
                Some(DirectionPress::Repeat(direction)) => {
                    let source = match by_button.and_then(button) {
                        Some(button) => PressSource::Pad(entity, button),
                        None => PressSource::Stick(entity, direction),
                    };
                    if input_filter.repeats(source) {
                        presses.push((k, direction));
                    }
                }
                None => {}
            }
        }
        presses
    }

    /// Returns true if that player's pad stands for the second half of the options.
    fn has_second_page(&self, seat: Seat) -> bool {
        let side = |place: usize| Pad { place, of: self.places.len(), second_page: false }.side();
        self.places.iter().enumerate().any(|(k, place)| place.second_page && side(k) == seat)
    }
}

/// Turns all presses since the last frame into actions. Presses of pads are checked here against the page they were
/// meant for; those of keys and the mouse were checked before.
fn collect_actions(
    (presses, keys, buttons): (Res<KeyPresses>, Res<ButtonInput<KeyCode>>, Res<ButtonInput<MouseButton>>),
    mut changes: MessageReader<GamepadButtonStateChangedEvent>,
    connected: Query<(Entity, &Gamepad)>,
    there: Query<Entity, With<Gamepad>>,
    bindings: Res<Bindings>,
    (decisions, seating): (Res<OpenDecisions>, Option<Res<Seating>>),
    (input_filter, time): (ResMut<InputFilter>, Res<Time<Real>>),
    (pads, mut capture): (ResMut<PadList>, ResMut<ButtonCapture>),
    actions: ResMut<ActionState>,
) {
    let input_filter = input_filter.into_inner();
    let actions = actions.into_inner();
    let pads = pads.into_inner();
    let meaning = InputContext {
        people: seating.as_ref().map_or(SeatSet::NONE, |seating| seating.humans()),
        secret: decisions.secret,
        hangs: seating
            .and_then(|seating| seating.privacy_screen)
            .filter(|privacy_screen| !privacy_screen.open)
            .map(|c| c.seat),
        at_the_table: matches!(input_filter.top(), FocusLayer::Table | FocusLayer::Lesson(_)),
        on_the_title: *input_filter.top() == FocusLayer::Title,
    };
    let stirred = keys.get_just_pressed().len() + buttons.get_just_pressed().len() > 0;
    let held = connected.iter().any(|(_, pad)| pad.digital().get_pressed().len() > 0);
    actions
        .begin_frame(stirred, stirred || held || keys.get_pressed().len() + buttons.get_pressed().len() > 0);
    for key_press in presses.all.iter().filter(|key_press| !key_press.teaches) {
        for action in meaning.of_key(&bindings, key_press.bound_key(&bindings), key_press.held) {
            let seat = meaning.seat(action, None);
            actions.press(ActionPress { action, seat, device: InputDevice::Keyboard });
            if let InputAction::Option(seat, _) | InputAction::Look(seat) = action {
                actions.chooses(seat, false);
            }
        }
    }
    if buttons.just_pressed(MouseButton::Left) {
        let action = InputAction::Hurry;
        actions.press(ActionPress { action, seat: meaning.seat(action, None), device: InputDevice::Mouse });
    }
    pads.see(&there);
    if !meaning.secret {
        pads.places.iter_mut().for_each(|place| place.second_page = false);
    }
    let of = pads.places.iter().filter(|place| place.connected).count();
    for change in changes.read() {
        let Some(k) = pads.place(change.entity) else { continue };
        if change.state == ButtonState::Released {
            continue;
        }
        if capture.wanted && PADS.contains(&change.button) {
            *capture = ButtonCapture { wanted: false, pressed: Some(change.button) };
            continue;
        }
        let accepted = input_filter.press(PressSource::Pad(change.entity, change.button));
        let pad = Pad { place: k, of, second_page: pads.places[k].second_page };
        for action in meaning.of_button(&bindings, change.button, pad) {
            // Mute and full screen work on every page.
            if accepted || matches!(action, InputAction::Mute | InputAction::Fullscreen) {
                let seat = meaning.seat(action, Some(pad));
                actions.press(ActionPress { action, seat, device: InputDevice::Pad(k) });
            }
            match action {
                InputAction::MoreOptions if accepted => pads.places[k].second_page ^= true,
                InputAction::Option(..) if accepted => pads.places[k].second_page = false,
                _ => {}
            }
        }
        if accepted && meaning.two() {
            actions.chooses(pad.side(), true);
        }
    }
    for (k, direction) in pads.steer(&connected, &bindings, input_filter, time.elapsed_secs_f64()) {
        let action = InputAction::Navigate(direction);
        let seat = meaning.seat(action, Some(Pad { place: k, of, second_page: false }));
        actions.press(ActionPress { action, seat, device: InputDevice::Pad(k) });
    }
    for seat in Seat::BOTH {
        actions.turns_page(seat, pads.has_second_page(seat));
    }
}

/// Shows the labels of the device that was used last.
fn follow_device(
    actions: Res<ActionState>,
    pads: Res<PadList>,
    gamepads: Query<&Gamepad>,
    mut bindings: ResMut<Bindings>,
) {
    let Some(last) = actions.pressed().last() else { return };
    let labels = match last.device {
        InputDevice::Pad(place) => {
            let pad = pads.places.get(place).and_then(|place| gamepads.get(place.pad).ok());
            Some(PadLabels::of_vendor(pad.and_then(Gamepad::vendor_id)))
        }
        InputDevice::Keyboard | InputDevice::Mouse => None,
    };
    let shown = bindings.by_pad().then(|| bindings.pad_labels());
    if labels != shown {
        bindings.set_labels(labels);
    }
}

/// Wakes the window often enough to notice a connected pad.
fn stay_awake(pads: Query<(), With<Gamepad>>, settings: Option<ResMut<WinitSettings>>) {
    let Some(mut settings) = settings else { return };
    let want = match pads.is_empty() {
        true => UpdateMode::reactive_low_power(MAX_IDLE_SLEEP),
        false => UpdateMode::reactive_low_power(ASKED_EVERY),
    };
    if settings.focused_mode != want {
        settings.focused_mode = want;
    }
}

#[cfg(test)]
mod tests;
