//! The order of the systems in a frame. Every system of the game that runs each frame is in exactly one set of its
//! schedule (a test checks this). Systems that run once, at the start or when a state is entered or left, are in none;
//! nor are the observers of clicks and drags.
//!
//! [`plugin`] orders the sets of [`FirstSet`], [`FrameSet`] and [`UiLayer`], and the first three of [`InputSet`]: data
//! that one set writes is read by the next in the same frame. [`InputSet::WindowSize`], [`InputSet::Picking`] and
//! [`FrameSet::PrepareRender`] run between steps of Bevy and of egui; their systems name those steps where the order
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
    FilterInput,
    /// Detects the keyboard's layout from the letters that pressed keys wrote.
    DetectKeyboard,
}

/// Input processing after Bevy has read the devices, in `PreUpdate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InputSet {
    /// Turns keys, gamepad buttons and mouse buttons into actions.
    CollectActions,
    /// Types with gamepad actions into a text field.
    TypeByPad,
    /// Forwards gamepad actions to egui.
    ForwardToEgui,
    /// Lets a dialog or page on top take actions away from the layers below it.
    CaptureModal,
    /// Hands the window's size to egui.
    WindowSize,
    /// Finds the entity under the pointer.
    Picking,
}

/// The step after a frame, in `Last`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastSet {
    /// Applies state and page changes that were clicked.
    Navigate,
}

/// The steps of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrameSet {
    /// Turns actions and clicks into requests: [`super::page::Navigate`] messages and decisions at the table.
    Input,
    /// Applies the requested state and page changes. It runs exclusively, so the next sets already see the new state.
    Navigate,
    /// Lets each room copy its own part of changed preferences.
    ApplySettings,
    /// Begins matches, applies decisions, runs bots and asks the next questions.
    MatchLogic,
    /// Starts the next steps.
    StartSteps,
    /// Applies started steps to cards, ball, shirts, lettering, stands, HUD and sounds.
    ApplySteps,
    /// Advances animations by one step.
    Animate,
    /// Saves matches, results and preferences.
    Save,
    /// Prepares pictures and sound, in `PostUpdate`.
    PrepareRender,
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
    Transition,
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
                FirstSet::FilterInput
                    .after(TimeSystems)
                    .after(MessageUpdateSystems)
                    .before(PickingSystems::Input),
                FirstSet::DetectKeyboard,
            )
                .chain(),
        )
        .configure_sets(
            PreUpdate,
            (InputSet::CollectActions, InputSet::TypeByPad, InputSet::ForwardToEgui, InputSet::CaptureModal)
                .chain()
                .after(InputSystems),
        )
        .configure_sets(
            Update,
            (
                FrameSet::Input,
                FrameSet::Navigate,
                FrameSet::ApplySettings,
                FrameSet::MatchLogic,
                FrameSet::StartSteps,
                FrameSet::ApplySteps,
                FrameSet::Animate,
                FrameSet::Save,
            )
                .chain(),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (UiLayer::Hud, UiLayer::Page, UiLayer::Dialog, UiLayer::Transition).chain(),
        );
}
