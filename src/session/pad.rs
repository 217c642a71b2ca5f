//! Gamepads: every button is a key of the keyboard, so whatever the keyboard can do, a pad can do.
//!
//! Where two people choose in secret, the first pad has the right player's six keys and a second one the left player's:
//! one tap each, as on the keyboard. Where a curtain hangs, `Y` looks: with two pads only on that player's own.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy::winit::{UpdateMode, WinitSettings};

use super::Seating;
use super::ask::Asked;
use super::keys::{Deed, Keys, PADS};
use crate::engine::{Seat, Seats};
use crate::flow::frame::{Before, Frame};

/// What a button always stands for, where nothing is chosen in secret. The others are given out: see [`Keys::pad`].
const BUTTONS: [(GamepadButton, KeyCode); 7] = [
    (GamepadButton::DPadLeft, KeyCode::ArrowLeft),
    (GamepadButton::DPadRight, KeyCode::ArrowRight),
    (GamepadButton::DPadUp, KeyCode::ArrowUp),
    (GamepadButton::DPadDown, KeyCode::ArrowDown),
    (GamepadButton::South, KeyCode::Enter),
    (GamepadButton::East, KeyCode::Escape),
    (GamepadButton::Start, KeyCode::Escape),
];

/// The next button of a pad that is to be given out: it does nothing else.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct NextButton {
    /// Whether one is waited for.
    pub wanted: bool,
    /// The one that was pressed.
    pub pressed: Option<GamepadButton>,
}

/// The six that stand for the options of a secret choice, in the order of the keys.
const SECRET: [GamepadButton; 6] = [
    GamepadButton::West,
    GamepadButton::North,
    GamepadButton::East,
    GamepadButton::LeftTrigger,
    GamepadButton::South,
    GamepadButton::RightTrigger,
];

/// The longest a window at rest sleeps where there is no pad to ask.
pub const RESTS: Duration = Duration::from_secs(5);
/// How often a pad is asked while nothing else happens: the window sleeps, and pads do not wake it.
const ASKED_EVERY: Duration = Duration::from_millis(33);

/// Adds pads.
pub fn plugin(app: &mut App) {
    app.init_resource::<NextButton>()
        .add_systems(First, press.in_set(Before::Pads))
        .add_systems(Update, stay_awake.in_set(Frame::Input));
}

/// What it takes to press a key: its code and its meaning.
fn meaning(code: KeyCode, keys: &Keys) -> Key {
    match code {
        KeyCode::ArrowLeft => Key::ArrowLeft,
        KeyCode::ArrowRight => Key::ArrowRight,
        KeyCode::ArrowUp => Key::ArrowUp,
        KeyCode::ArrowDown => Key::ArrowDown,
        KeyCode::Enter => Key::Enter,
        KeyCode::Escape => Key::Escape,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Tab => Key::Tab,
        KeyCode::Space => Key::Space,
        KeyCode::F1 => Key::F1,
        KeyCode::F2 => Key::F2,
        KeyCode::F5 => Key::F5,
        KeyCode::F10 => Key::F10,
        KeyCode::F11 => Key::F11,
        other => Key::Character(keys.cap(other).to_lowercase().into()),
    }
}

/// The button that looks behind the curtain: none that hurries a show along.
pub const LOOKS: GamepadButton = GamepadButton::North;

/// The key with which whoever holds that pad looks behind the curtain that hangs before that player: a lone pad goes from
/// hand to hand, of two each has its own side, as in a secret choice.
fn looks(seat: Seat, (pad, pads): (usize, usize), keys: &Keys) -> Option<KeyCode> {
    let own = pads < 2 || (pad == 0) == (seat == Seat::Away);
    own.then(|| keys.look(seat))
}

/// The key that a button of that pad stands for now; `pad` counts from 0, in the order of connecting.
fn key_of(button: GamepadButton, pad: usize, keys: &Keys, secret: bool, two: bool) -> Option<KeyCode> {
    if secret && let Some(place) = SECRET.iter().position(|other| *other == button) {
        let hand = if pad == 0 { &keys.right } else { &keys.left };
        return hand.get(place).copied();
    }
    if let Some(deed) = keys.by_pad(button) {
        return Some(if deed == Deed::Log { keys.log(two) } else { keys.deed(deed) });
    }
    BUTTONS.iter().find(|(other, _)| *other == button).map(|(_, key)| *key)
}

/// What pads pressed and let go in the last frame is told as keys in this one.
fn press(
    pads: Query<(Entity, &Gamepad)>,
    windows: Query<Entity, With<PrimaryWindow>>,
    keys: Res<Keys>,
    (asked, seating): (Res<Asked>, Option<Res<Seating>>),
    mut next: ResMut<NextButton>,
    mut held: Local<Vec<(Entity, GamepadButton, KeyCode)>>,
    mut typed: MessageWriter<KeyboardInput>,
) {
    let Ok(window) = windows.single() else { return };
    let two = seating.as_ref().is_some_and(|seating| seating.humans() == Seats::BOTH);
    let hangs = seating.and_then(|seating| seating.curtain).filter(|curtain| !curtain.open);
    let mut tell = |key_code: KeyCode, state: ButtonState| {
        let logical_key = meaning(key_code, &keys);
        typed.write(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
    };
    // What was pressed as one key is let go as that key, whatever the button stands for meanwhile.
    held.retain(|(pad, button, key)| {
        let down = pads.get(*pad).is_ok_and(|(_, pad)| pad.digital().pressed(*button));
        if !down {
            tell(*key, ButtonState::Released);
        }
        down
    });
    let mut list: Vec<(Entity, &Gamepad)> = pads.iter().collect();
    list.sort_by_key(|(entity, _)| *entity);
    let all = list.len();
    for (k, (entity, pad)) in list.into_iter().enumerate() {
        for button in pad.digital().get_just_pressed() {
            if next.wanted && PADS.contains(button) {
                *next = NextButton { wanted: false, pressed: Some(*button) };
                continue;
            }
            let known = held.iter().any(|(pad, other, _)| (pad, other) == (&entity, button));
            let look = hangs.filter(|_| *button == LOOKS).map(|curtain| looks(curtain.seat, (k, all), &keys));
            let key = look.unwrap_or_else(|| key_of(*button, k, &keys, asked.secret, two));
            if let Some(key) = key.filter(|_| !known) {
                tell(key, ButtonState::Pressed);
                held.push((entity, *button, key));
            }
        }
    }
}

/// While a pad is connected, the window wakes often enough to notice it.
fn stay_awake(pads: Query<(), With<Gamepad>>, settings: Option<ResMut<WinitSettings>>) {
    let Some(mut settings) = settings else { return };
    let want = match pads.is_empty() {
        true => UpdateMode::reactive_low_power(RESTS),
        false => UpdateMode::reactive_low_power(ASKED_EVERY),
    };
    if settings.focused_mode != want {
        settings.focused_mode = want;
    }
}

#[cfg(test)]
mod tests {
    use bevy::input::InputPlugin;
    use bevy::input::gamepad::{
        GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent,
    };

    use super::*;

    fn app() -> (App, Entity) {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, InputPlugin, plugin))
            .init_resource::<Keys>()
            .init_resource::<Asked>();
        app.world_mut().spawn((Window::default(), PrimaryWindow));
        let pad = app.world_mut().spawn_empty().id();
        let connection =
            GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
        let event = GamepadConnectionEvent { gamepad: pad, connection };
        app.world_mut().write_message(event);
        app.update();
        (app, pad)
    }

    fn turn(app: &mut App, pad: Entity, button: GamepadButton, value: f32) {
        let event = RawGamepadButtonChangedEvent { gamepad: pad, button, value };
        app.world_mut().write_message(RawGamepadEvent::from(event));
        app.update();
        app.update();
    }

    fn down(app: &App, key: KeyCode) -> bool {
        app.world().resource::<ButtonInput<KeyCode>>().pressed(key)
    }

    #[test]
    fn a_button_is_a_key_as_long_as_it_is_held() {
        let (mut app, pad) = app();
        turn(&mut app, pad, GamepadButton::South, 1.0);
        assert!(down(&app, KeyCode::Enter));
        turn(&mut app, pad, GamepadButton::South, 0.0);
        assert!(!down(&app, KeyCode::Enter));
    }

    #[test]
    fn a_button_does_what_it_was_given_and_nothing_while_it_is_given_out() {
        let (mut app, pad) = app();
        app.world_mut().resource_mut::<Keys>().bind_pad(Deed::Settings, GamepadButton::West);
        turn(&mut app, pad, GamepadButton::West, 1.0);
        assert!(down(&app, KeyCode::F10) && !down(&app, KeyCode::Backspace));
        turn(&mut app, pad, GamepadButton::West, 0.0);
        app.world_mut().resource_mut::<NextButton>().wanted = true;
        turn(&mut app, pad, GamepadButton::North, 1.0);
        let next = *app.world().resource::<NextButton>();
        assert_eq!(next, NextButton { wanted: false, pressed: Some(GamepadButton::North) });
        assert!(!down(&app, KeyCode::F2));
    }

    #[test]
    fn in_a_secret_choice_a_pad_has_one_players_keys() {
        let (mut app, pad) = app();
        app.world_mut().resource_mut::<Asked>().secret = true;
        turn(&mut app, pad, GamepadButton::South, 1.0);
        assert!(down(&app, KeyCode::KeyK) && !down(&app, KeyCode::Enter));
        app.world_mut().resource_mut::<Asked>().secret = false;
        turn(&mut app, pad, GamepadButton::South, 0.0);
        assert!(!down(&app, KeyCode::KeyK), "it is let go as what it was pressed as");
        assert_eq!(key_of(GamepadButton::West, 1, &Keys::default(), true, true), Some(KeyCode::KeyQ));
    }

    #[test]
    fn of_two_pads_each_looks_behind_the_curtain_of_its_own_side() {
        let keys = Keys::default();
        let at = |pad, pads| Seat::BOTH.map(|seat| looks(seat, (pad, pads), &keys));
        assert_eq!(at(0, 1), [Some(KeyCode::KeyQ), Some(KeyCode::KeyI)], "one goes from hand to hand");
        assert_eq!(at(0, 2), [None, Some(KeyCode::KeyI)]);
        assert_eq!(at(1, 2), [Some(KeyCode::KeyQ), None]);
        let skips = [GamepadButton::South, GamepadButton::East, GamepadButton::Start];
        assert!(
            !skips.contains(&LOOKS) && keys.pad(Deed::Take) != Some(LOOKS),
            "what hurries never opens it"
        );
    }
}
