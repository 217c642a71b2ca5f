//! The order of the systems in a frame. Every system of the game that runs each frame is in exactly one set of its
//! schedule (a test checks this). Systems that run once, at the start or when a state is entered or left, are in none;
//! nor are the observers of clicks and drags.
//!
//! [`plugin`] orders the sets of [`FirstSet`], [`FrameSet`] and [`UiLayer`], and the first three of [`InputSet`]: data
//! that one set writes is read by the next in the same frame. [`InputSet::Window`], [`InputSet::Pointer`] and
//! [`FrameSet::Show`] run between steps of the engine and of egui; their systems name those steps where the order
//! matters. Clicks in a [`UiLayer`] reach the sets of [`FrameSet`] in the next frame.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::input::InputSystems;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

/// The steps before a frame, in `First`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstSet {
    /// Reads the window's size and the length of the frame.
    Window,
    /// Filters key and mouse presses by the top layer: [`super::input_filter`].
    Weigh,
    /// Learns the keyboard's layout from the letters that pressed keys wrote.
    Learn,
}

/// Input processing after Bevy has read the devices, in `PreUpdate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputSet {
    /// Turns keys, gamepad buttons and mouse buttons into actions.
    Act,
    /// Forwards gamepad actions to egui.
    Tell,
    /// Lets a dialog or page on top take actions away from the layers below it.
    Claim,
    /// Hands the window's size to egui.
    Window,
    /// Finds the entity under the pointer.
    Pointer,
}

/// The step after a frame, in `Last`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastSet {
    /// Applies state and page changes that were clicked.
    Turn,
}

/// The steps of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSet {
    /// Turns actions and clicks into requests: [`super::page::Navigate`] messages and decisions at the table.
    Input,
    /// Applies the requested state and page changes. It runs exclusively, so the next sets already see the new state.
    Turn,
    /// Lets each room copy its own part of changed preferences.
    Adopt,
    /// Begins matches, applies decisions, runs bots and asks the next questions.
    Drive,
    /// Starts the next steps.
    Play,
    /// Applies started steps to cards, ball, shirts, lettering, stands, HUD and sounds.
    React,
    /// Advances animations by one step.
    Move,
    /// Saves matches, results and preferences.
    Keep,
    /// Prepares pictures and sound, in `PostUpdate`.
    Show,
}

/// The layers of egui's pass, the lowest first: a lower layer never gets input later that a higher one has taken.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiLayer {
    /// Scoreboard, prompt and log, over the table.
    Hud,
    /// Screens and pages.
    Page,
    /// A dialog over any page.
    Dialog,
    /// The sweep from one screen to the next.
    Sweep,
}

/// Puts the sets in order.
pub fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        // The order of two redraw requests makes no difference.
        .allow_ambiguous_resource::<Messages<RequestRedraw>>()
        .configure_sets(
            First,
            (
                FirstSet::Window.before(TimeSystems),
                FirstSet::Weigh.after(TimeSystems).after(MessageUpdateSystems).before(PickingSystems::Input),
                FirstSet::Learn,
            )
                .chain(),
        )
        .configure_sets(
            PreUpdate,
            (InputSet::Act, InputSet::Tell, InputSet::Claim).chain().after(InputSystems),
        )
        .configure_sets(
            Update,
            (
                FrameSet::Input,
                FrameSet::Turn,
                FrameSet::Adopt,
                FrameSet::Drive,
                FrameSet::Play,
                FrameSet::React,
                FrameSet::Move,
                FrameSet::Keep,
            )
                .chain(),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (UiLayer::Hud, UiLayer::Page, UiLayer::Dialog, UiLayer::Sweep).chain(),
        );
}
