//! The miniature of a game on its poster: one or two things that it is played with, on grass.

use engine::Seat;

/// A piece of a miniature. `x` is measured to the right from the middle, `y` downwards; the grass is 286 x 390.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MiniatureItem {
    /// A card: its face, place, size (1 is 250 x 350) and turn (degrees clockwise).
    Card(&'static str, f32, f32, f32, f32),
    /// The ball: its place and size (1 is 50 wide).
    Ball(f32, f32, f32),
    /// A player: side, number, place and size (1 is 76 wide).
    Shirt(Seat, u8, f32, f32, f32),
    /// A pass: start and end.
    Pass((f32, f32), (f32, f32)),
    /// A goal with its net: the middle of its foot, and its width.
    Goal(f32, f32, f32),
}
