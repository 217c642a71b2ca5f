//! The miniature of a game's table on its title tile: a few pieces on a strip of grass.

use engine::Seat;

/// A piece of a miniature. `x` is measured to the right from the middle; the tile is 286 wide. A positive `y` is
/// measured from the upper edge, a negative one from the lower edge.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum MiniatureItem {
    /// A card: its face, place, size (1 is 250 x 350) and turn (degrees clockwise).
    Card(&'static str, f32, f32, f32, f32),
    /// The ball on its amber disc.
    Ball(f32, f32),
    /// A player: side, number, place.
    Shirt(Seat, u8, f32, f32),
    /// A pass: start and end.
    Pass((f32, f32), (f32, f32)),
    /// A goal with its net: the middle of its foot, and its width.
    Goal(f32, f32, f32),
}
