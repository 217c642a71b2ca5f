//! Input actions, whatever device they come from: a key, a gamepad button or the mouse. [`ActionState`] holds the
//! actions of this frame, each with its seat and device. Its readers ask for actions and know no key bindings.

use bevy::prelude::*;

use engine::{BySeat, Seat};

/// A direction of the arrow keys or a gamepad's D-pad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PadDirection {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl PadDirection {
    /// Every direction.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];
}

/// What a player can do by key, button or click, whatever it is bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputAction {
    /// Takes an option of that seat, counted from 0: one of twelve. In key bindings, Home's options are those of the
    /// player on the left, or of the only player.
    Option(Seat, usize),
    /// Enters a number, counted from 0: the number of a shirt, of an option, or of a game on the title.
    Number(usize),
    /// Opens the privacy screen for that seat.
    Look(Seat),
    /// Takes the focused option.
    Confirm,
    /// Takes the focused option, or hurries the show.
    Proceed,
    /// Skips running animations and does nothing else: a mouse click.
    Hurry,
    /// Closes the open page; opens the menu if none is open.
    Back,
    /// Same as [`InputAction::Back`], on a button of its own for when Back's button is bound to an option.
    Menu,
    /// Hides cards that were being looked at; skips a lesson.
    HideCards,
    /// Undoes the last decision.
    Undo,
    /// Opens and closes the match log.
    Log,
    /// Opens and closes the match log when two play: it has its own binding and is reported as [`InputAction::Log`].
    LogOfTwo,
    /// Asks the coach for advice.
    Coach,
    /// Opens the rules.
    Rules,
    /// Opens the competition, on the title.
    Competition,
    /// Opens the settings.
    Settings,
    /// Mutes or unmutes the sound.
    Mute,
    /// Toggles full screen.
    Fullscreen,
    /// Shows the last goal again.
    ReplayGoal,
    /// Shows the next small open card of the table enlarged.
    Magnify,
    /// Moves the focus.
    Navigate(PadDirection),
    /// Moves the focus further, by whole turns where there are any: `Navigate` with Shift.
    Leap(PadDirection),
    /// Moves the focus to the next widget, in the order of the page.
    NextWidget,
    /// Moves the focus to the previous widget.
    PreviousWidget,
    /// Goes one page back.
    PageBack,
    /// Goes one page forward.
    PageForward,
    /// Jumps to the beginning.
    ToStart,
    /// Jumps to the end.
    ToEnd,
    /// Makes gamepad buttons stand for the second half of the options, until one is chosen or it is pressed again.
    MoreOptions,
    /// Resumes the unfinished match, on the title.
    Continue,
    /// Opens the club house, on the title.
    ClubHouse,
    /// Opens the list of unfinished matches, on the title.
    Unfinished,
}

/// The device that produced an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputDevice {
    /// The keyboard.
    Keyboard,
    /// A gamepad, counted from 0.
    Pad(usize),
    /// The mouse.
    Mouse,
}

/// An action of this frame, with its origin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ActionPress {
    /// What was pressed.
    pub action: InputAction,
    /// The seat that acted, if it can be inferred.
    pub seat: Option<Seat>,
    /// The device that was used.
    pub device: InputDevice,
}

/// The input of this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct ActionState {
    pressed: Vec<ActionPress>,
    stirred: bool,
    touched: bool,
    by_pad: BySeat<bool>,
    second_page: BySeat<bool>,
}

impl ActionState {
    /// Returns true if this action was pressed in this frame, by either seat.
    #[must_use]
    pub fn just(&self, action: InputAction) -> bool {
        self.pressed.iter().any(|pressed| pressed.action == action)
    }

    /// Returns the seat that pressed this action in this frame, if it was pressed and that can be known.
    #[must_use]
    pub fn seat_of(&self, action: InputAction) -> Option<Seat> {
        self.pressed.iter().filter(|pressed| pressed.action == action).find_map(|pressed| pressed.seat)
    }

    /// Returns the number of pages turned in this frame; backwards is 1.
    #[must_use]
    pub fn pages_turned(&self) -> f32 {
        let by = |action| f32::from(u8::from(self.just(action)));
        by(InputAction::PageBack) - by(InputAction::PageForward)
    }

    /// Returns every action of this frame, in the order of the presses.
    #[must_use]
    pub fn pressed(&self) -> &[ActionPress] {
        &self.pressed
    }

    /// Returns true if anything was pressed and heard in this frame, bound or not.
    #[must_use]
    pub const fn has_input(&self) -> bool {
        self.stirred
    }

    /// Returns true if anything is pressed or held, bound or not.
    #[must_use]
    pub const fn has_touch(&self) -> bool {
        self.touched
    }

    /// Returns true if this seat last made its choices with a gamepad.
    #[must_use]
    pub fn by_pad(&self, seat: Seat) -> bool {
        self.by_pad[seat]
    }

    /// Returns true while the buttons of this seat's pad stand for the second half of its options.
    #[must_use]
    pub fn has_second_page(&self, seat: Seat) -> bool {
        self.second_page[seat]
    }

    /// Starts a new frame without actions.
    pub fn begin_frame(&mut self, stirred: bool, touched: bool) {
        self.pressed.clear();
        (self.stirred, self.touched) = (stirred, touched);
    }

    /// Records an action.
    pub fn press(&mut self, pressed: ActionPress) {
        self.stirred = true;
        self.pressed.push(pressed);
    }

    /// Records whether this seat makes its choices with a gamepad from now on.
    pub fn chooses(&mut self, seat: Seat, by_pad: bool) {
        self.by_pad[seat] = by_pad;
    }

    /// Records which half of the options the buttons of this seat's pad stand for.
    pub fn turns_page(&mut self, seat: Seat, to_second: bool) {
        self.second_page[seat] = to_second;
    }

    /// Keeps only the actions that `keep` accepts; later readers see no others.
    pub fn retain(&mut self, keep: impl FnMut(&ActionPress) -> bool) {
        self.pressed.retain(keep);
    }

    /// Returns true if the player asked to go back. Then the layers below get no action of this frame.
    pub fn take_back(&mut self) -> bool {
        let asked = self.just(InputAction::Back) || self.just(InputAction::Menu);
        if asked {
            self.clear();
        }
        asked
    }

    /// Drops all actions of this frame.
    pub fn clear(&mut self) {
        self.pressed.clear();
    }
}

/// Adds the resource [`ActionState`].
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActionState>();
}
