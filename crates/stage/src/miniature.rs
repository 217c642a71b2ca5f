//! The miniature of a game on its poster: one or two things that it is played with, on grass.

use engine::Seat;

/// A piece of a miniature. The grass is 286 x 390; the place of a piece is that of its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MiniatureItem {
    /// A card.
    Card {
        /// Key of its face.
        face: &'static str,
        /// Distance to the right of the middle of the grass.
        x: f32,
        /// Distance below the upper edge of the grass.
        y: f32,
        /// Its size; 1 is 250 x 350.
        scale: f32,
        /// Its turn, degrees clockwise.
        rotation: f32,
    },
    /// The ball.
    Ball {
        /// Distance to the right of the middle of the grass.
        x: f32,
        /// Distance below the upper edge of the grass.
        y: f32,
        /// Its size; 1 is 50 wide.
        scale: f32,
    },
    /// A player's shirt.
    Shirt {
        /// The side.
        side: Seat,
        /// The number on it.
        number: u8,
        /// Distance to the right of the middle of the grass.
        x: f32,
        /// Distance below the upper edge of the grass.
        y: f32,
        /// Its size; 1 is 76 wide.
        scale: f32,
    },
    /// A pass.
    Pass {
        /// Its start.
        from: (f32, f32),
        /// Its end.
        to: (f32, f32),
    },
    /// A goal with its net; its place is that of the middle of its foot.
    Goal {
        /// Distance to the right of the middle of the grass.
        x: f32,
        /// Distance below the upper edge of the grass.
        y: f32,
        /// Its width.
        width: f32,
    },
}
