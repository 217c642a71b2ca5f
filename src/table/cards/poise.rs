//! How cards of a hand bear themselves when one of them is pointed at: it leans to the pointer, the others make room.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{Card, Hovered, Rest};
use crate::stage::layout::CARD;
use crate::table::draw::view::TableCamera;
use crate::table::motion::Tempo;

/// How far those beside a card that is pointed at step aside, the next ones first, design units.
const ROOM: [f32; 3] = [19.0, 10.0, 4.0];
/// How far a card leans to the pointer at its edge, degrees.
const MOST: f32 = 4.0;
/// In steps of so many degrees: a hand that trembles moves nothing.
const STEP: f32 = 0.5;

/// How the card under the pointer leans, degrees counter-clockwise.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::table) struct Lean(pub(super) f32);

/// How far to the right a card makes room for another one of its hand.
pub(super) fn room(pointed: usize, index: usize) -> f32 {
    let far = |apart: usize| apart.checked_sub(1).and_then(|k| ROOM.get(k)).copied().unwrap_or_default();
    far(index.saturating_sub(pointed)) - far(pointed.saturating_sub(index))
}

/// A card leans to the side on which the pointer is.
pub(super) fn lean(
    window: Query<&Window, With<PrimaryWindow>>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    hovered: Res<Hovered>,
    tempo: Res<Tempo>,
    cards: Query<(&Card, &Rest)>,
    mut lean: ResMut<Lean>,
) {
    let pointer = || {
        let id = hovered.0.filter(|_| tempo.moves())?;
        let (camera, eye) = camera.single().ok()?;
        let at = camera.viewport_to_world_2d(eye, window.single().ok()?.cursor_position()?).ok()?;
        let (_, rest) = cards.iter().find(|(card, _)| card.id == id)?;
        Some((at.x - rest.0.at.x) / (rest.0.scale * CARD.0 / 2.0))
    };
    lean.set_if_neq(Lean(pointer().map_or(0.0, leaning)));
}

/// For a pointer so far from the middle of a card, 1 at its right edge.
fn leaning(off: f32) -> f32 {
    -(MOST * off.clamp(-1.0, 1.0) / STEP).round() * STEP
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_part_and_the_farther_ones_less() {
        let at: Vec<f32> = (0..7).map(|k| room(3, k)).collect();
        assert_eq!(at, [-4.0, -10.0, -19.0, 0.0, 19.0, 10.0, 4.0]);
        // 8 pixels of a window of 1280 are 12 design units.
        assert!(room(0, 1) >= 12.0 && room(0, 9) == 0.0);
    }

    #[test]
    fn it_leans_to_the_side_of_the_pointer() {
        assert!(leaning(1.0) == -MOST && leaning(-0.5) == MOST / 2.0 && leaning(7.0) == -MOST);
        assert_eq!(leaning(0.04), 0.0);
    }
}
