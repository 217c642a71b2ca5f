//! The order of a frame. Every system of the game that runs each frame is in exactly one set of its schedule (a test looks).
//! What runs once, at the start or as a state is entered or left, is in none; nor are the observers of clicks and drags.
//!
//! [`plugin`] puts the sets of [`Before`], [`Frame`] and [`Layer`] in their order, and the first three of [`Heard`]: what one
//! set writes, the next one reads in the same frame. [`Heard::Window`], [`Heard::Pointer`] and [`Frame::Show`] lie between
//! steps of the engine and of egui: where that matters, their systems say between which. What is clicked in a [`Layer`] the
//! sets of [`Frame`] see in the next frame.

use bevy::ecs::message::MessageUpdateSystems;
use bevy::input::InputSystems;
use bevy::picking::PickingSystems;
use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::RequestRedraw;
use bevy_egui::EguiPrimaryContextPass;

/// The steps before a frame, in `First`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Before {
    /// How large the window is, and how long the frame takes.
    Window,
    /// Every press is weighed by what lies on top: [`super::top`].
    Weigh,
    /// What was heard is learnt from.
    Learn,
}

/// What is done with input once the engine has read it, in `PreUpdate`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heard {
    /// Keys, pads and the mouse become actions.
    Act,
    /// Menus are told what pads did.
    Tell,
    /// What lies on top keeps actions from what lies below.
    Claim,
    /// egui's window.
    Window,
    /// What lies under the pointer.
    Pointer,
}

/// What follows a frame, in `Last`.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum After {
    /// States and pages turn as was clicked.
    Turn,
}

/// The steps of a frame.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Hands become wishes: keys, pads and clicks are told as [`super::page::Go`] and as what is taken at the table.
    Input,
    /// States and pages turn as was wished: exclusively, so that what follows is already there.
    Turn,
    /// Each room takes over its own part of the preferences when they change.
    Adopt,
    /// Matches begin, decisions are judged, bots think, questions are put.
    Drive,
    /// The next beats begin.
    Play,
    /// Everything that follows beats does so: cards, ball, shirts, words, stands, HUD, sounds.
    React,
    /// What moves comes a step nearer to where it belongs.
    Move,
    /// What lasts is kept: matches, results, preferences.
    Keep,
    /// In `PostUpdate`: pictures and sound of all this are made.
    Show,
}

/// What lies over what in egui's pass, the lowest first: nothing that a higher layer takes reaches a lower one later.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// Scoreboard, prompt, log: over the table.
    Hud,
    /// Screens and pages.
    Page,
    /// A dialog over any page.
    Dialog,
    /// The sweep from one screen to the next.
    Sweep,
}

/// Puts the sets in their order.
pub fn plugin(app: &mut App) {
    app.add_message::<RequestRedraw>()
        // Who asks first for another frame makes no difference.
        .allow_ambiguous_resource::<Messages<RequestRedraw>>()
        .configure_sets(
            First,
            (
                Before::Window.before(TimeSystems),
                Before::Weigh.after(TimeSystems).after(MessageUpdateSystems).before(PickingSystems::Input),
                Before::Learn,
            )
                .chain(),
        )
        .configure_sets(PreUpdate, (Heard::Act, Heard::Tell, Heard::Claim).chain().after(InputSystems))
        .configure_sets(
            Update,
            (
                Frame::Input,
                Frame::Turn,
                Frame::Adopt,
                Frame::Drive,
                Frame::Play,
                Frame::React,
                Frame::Move,
                Frame::Keep,
            )
                .chain(),
        )
        .configure_sets(
            EguiPrimaryContextPass,
            (Layer::Hud, Layer::Page, Layer::Dialog, Layer::Sweep).chain(),
        );
}
