//! The goal to celebrate, and the marks of the pieces of its celebration.

use bevy::prelude::*;

use crate::flow::screen::ScreenEntity;
use crate::table::draw::art::PictureMaterial;
use engine::Seat;
use stage::layout::DesignRect;
use words::{DisplayText, say};

/// The slope of the banner, degrees.
pub(super) const SLOPE: f32 = 4.0;

/// A goal to celebrate. It replaces a celebration in progress.
#[derive(Message, Clone, Debug)]
pub struct CelebrateGoal {
    /// The side that scored.
    pub side: Seat,
    /// The headline, such as `GOAL!`.
    pub headline: DisplayText,
    /// The scorer, in amber on the strip; may be empty.
    pub scorer: String,
    /// The scorer's index in the eleven.
    pub player: usize,
    /// Further text on the strip: shirt number, action, minute.
    pub detail: DisplayText,
    /// The words on the front row's scarf; may be empty.
    pub scarf: String,
    /// Importance, 0..=1; it scales shake and confetti.
    pub importance: f32,
    /// Cross-fades only, without sweep, shake, jumping, ripple or confetti.
    pub reduced_motion: bool,
    /// Time factor: 2 runs twice as fast.
    pub speed: f32,
    /// The scorer's painted picture, whose foot stands at the foot of the disc; without one the player is drawn.
    pub portrait: Option<PictureMaterial>,
    /// The seed of the confetti.
    pub seed: u64,
    /// Further areas of the sheet that stay free of confetti.
    pub keep_clear: Vec<DesignRect>,
    /// True if the whole window dims, and not the bowl alone: at the goal mouth of a shootout there is no bowl.
    pub whole: bool,
}

impl CelebrateGoal {
    /// Returns a goal of this side without any text or picture.
    #[must_use]
    pub fn new(side: Seat) -> Self {
        Self {
            side,
            headline: say!("goal-goal"),
            scorer: String::new(),
            player: 0,
            detail: DisplayText::EMPTY,
            scarf: String::new(),
            importance: 0.5,
            reduced_motion: false,
            speed: 1.0,
            portrait: None,
            seed: 3,
            keep_clear: Vec::new(),
            whole: false,
        }
    }
}

/// Marks every entity of the celebration.
#[derive(Component)]
#[require(ScreenEntity)]
pub(in crate::table) struct CelebrationEntity;

/// The greatest opacity of a text of the celebration.
#[derive(Component, Clone, Copy)]
pub(in crate::table) struct MaxOpacity(pub(super) f32);

/// The part that an entity plays in the timeline.
#[derive(Component, Clone, Copy)]
pub(in crate::table) enum CelebrationPiece {
    Dim,
    Banner,
    Headline,
    Disc,
    Rays,
    Net,
    Ball,
    Row(u8),
}
