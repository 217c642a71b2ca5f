//! What hands do, whatever they do it with: a key, a button of a pad or the mouse. [`Hands`] says what was done in this
//! frame, by whom and with what; who reads it asks for actions and knows no keys.

use bevy::prelude::*;

use crate::engine::{BySeat, Seat};

/// Where arrows and the cross of a pad lead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

impl Direction {
    /// Every direction.
    pub const ALL: [Self; 4] = [Self::Left, Self::Right, Self::Up, Self::Down];
}

/// One thing that hands do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputAction {
    /// Takes that option of that player, counted from 0: one of twelve. Where options are bound, Home's are those of the
    /// player on the left, or of the only one.
    Option(Seat, usize),
    /// Names a number, counted from 0: that of a shirt, of an option, or of a game on the title.
    Number(usize),
    /// That player looks behind the curtain.
    Look(Seat),
    /// Takes what is in focus.
    Confirm,
    /// Takes what is in focus, hurries the show along.
    Proceed,
    /// Jumps to the end of what moves, and nothing else: a click.
    Hurry,
    /// Closes what is open; opens the menu where nothing is.
    Back,
    /// The same, where the button of [`InputAction::Back`] stands for an option.
    Menu,
    /// Hides the cards again that one has looked at; skips a lesson.
    HideCards,
    /// Takes the last decision back.
    Undo,
    /// Opens and closes the match log.
    Log,
    /// The same where two play: bound apart, and heard as [`InputAction::Log`].
    LogOfTwo,
    /// Calls the coach.
    Coach,
    /// Opens the rules.
    Rules,
    /// Opens the competition, on the title.
    Competition,
    /// Opens the settings.
    Settings,
    /// Sound off and on.
    Mute,
    /// The whole screen.
    Fullscreen,
    /// Shows the last goal once more.
    ReplayGoal,
    /// Moves the focus.
    Navigate(Direction),
    /// The same further, by whole turns where there are any: with Shift.
    Leap(Direction),
    /// The next widget, in the order of a page.
    NextWidget,
    /// The widget before.
    PreviousWidget,
    /// One page back.
    PageBack,
    /// One page on.
    PageForward,
    /// To the beginning.
    ToStart,
    /// To the end.
    ToEnd,
    /// As long as it is held, the buttons of a pad stand for the second half of the options.
    MoreOptions,
    /// Goes on with the match that was left, on the title.
    Continue,
    /// Opens the club house, on the title.
    ClubHouse,
    /// Opens the matches that were left, on the title.
    Unfinished,
}

/// What an action was done with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// The keyboard.
    Keyboard,
    /// A gamepad, counted from 0.
    Pad(usize),
    /// The mouse.
    Mouse,
}

/// An action that was done in this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pressed {
    /// What.
    pub action: InputAction,
    /// By whom, as far as it can be told.
    pub seat: Option<Seat>,
    /// With what.
    pub device: Device,
}

/// What hands did in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Hands {
    pressed: Vec<Pressed>,
    stirred: bool,
    touched: bool,
    by_pad: BySeat<bool>,
}

impl Hands {
    /// Whether that was done in this frame, by whomever.
    #[must_use]
    pub fn just(&self, action: InputAction) -> bool {
        self.pressed.iter().any(|pressed| pressed.action == action)
    }

    /// Everything that was done in this frame, in the order in which it was.
    #[must_use]
    pub fn pressed(&self) -> &[Pressed] {
        &self.pressed
    }

    /// Whether anything was pressed and heard in this frame, whatever it stands for.
    #[must_use]
    pub const fn stirred(&self) -> bool {
        self.stirred
    }

    /// Whether anything is held, whatever it stands for.
    #[must_use]
    pub const fn touched(&self) -> bool {
        self.touched
    }

    /// Whether that player chose by a pad last.
    #[must_use]
    pub fn by_pad(&self, seat: Seat) -> bool {
        self.by_pad[seat]
    }

    /// A new frame: nothing was done in it yet.
    pub fn begin(&mut self, stirred: bool, touched: bool) {
        self.pressed.clear();
        (self.stirred, self.touched) = (stirred, touched);
    }

    /// That was done.
    pub fn press(&mut self, pressed: Pressed) {
        self.stirred = true;
        self.pressed.push(pressed);
    }

    /// That player chooses by a pad from now on, or by keys.
    pub fn chooses(&mut self, seat: Seat, by_pad: bool) {
        self.by_pad[seat] = by_pad;
    }

    /// Only what `keep` says is heard by whoever reads later.
    pub fn retain(&mut self, keep: impl FnMut(&Pressed) -> bool) {
        self.pressed.retain(keep);
    }

    /// Nobody hears any of it.
    pub fn clear(&mut self) {
        self.pressed.clear();
    }
}

/// Adds it: nothing was done yet.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Hands>();
}
