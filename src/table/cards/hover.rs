//! The reaction of a hand to the pointer: the hovered card leans to it, and the others make room.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{Hovered, RestPose, TableCard};
use crate::table::draw::view::TableCamera;
use crate::table::motion::{AnimationSpeed, TargetPose};
use stage::layout::{CARD, SHEET_H, TallWindowFit};

/// Distances by which the neighbours of a hovered card step aside, the nearest first, design units.
const ROOM: [f32; 3] = [19.0, 10.0, 4.0];
/// Largest lean of a card towards the pointer, degrees.
const MAX_LEAN: f32 = 4.0;
/// Step of the lean in degrees, so that a trembling hand moves nothing.
const STEP: f32 = 0.5;

/// Scale to which a small hovered card grows, as far as `MAX_GROWTH` allows.
const LEGIBLE: f32 = 0.58;
/// Largest factor by which a hovered card grows.
const MAX_GROWTH: f32 = 1.6;

/// Distance by which a chosen card rises, design units; less for a small card.
const TAKEN_UP: f32 = 24.0;
/// Distance by which a hovered card is drawn in front of its place, also in front of the next layer. It sets the order
/// of drawing alone; `rises` returns how far the card moves.
pub(super) const HOVER_Z: f32 = 80.0;
/// Top of the hand's room, below the prompt: design units from the top.
pub(super) const HAND_TOP: f32 = 738.0;

/// Returns the distance by which a chosen card of that scale rises.
pub(super) fn taken_up(scale: f32) -> f32 {
    TAKEN_UP * (scale / 0.7).min(1.0)
}

/// Returns the y of the middle of a hovered card with that rest pose. The card grows ([`hovered_scale`]) and its foot
/// stays where it was, a little higher if the card is chosen (`taken`). A card in a hand stays below the prompt: at its
/// limit it grows downwards.
pub(super) fn rises(rest: TargetPose, taken: bool, fit: TallWindowFit) -> f32 {
    let (high, scale) = (CARD.1 / 2.0, hovered_scale(rest.scale));
    let up = (scale - rest.scale) * high + 2.0;
    let y = rest.at.y + if taken { up + 2.0 / 3.0 * taken_up(rest.scale) } else { up };
    let most = SHEET_H / 2.0 - if fit.applies() { fit.hands() } else { HAND_TOP };
    if rest.at.y + rest.scale * high <= most { y.min(most - scale * high) } else { y }
}

/// Returns the scale of a hovered card: a small one becomes large enough to read.
pub(super) fn hovered_scale(scale: f32) -> f32 {
    (scale * 0.93 / 0.85).max(LEGIBLE.min(scale * MAX_GROWTH))
}

/// The lean of the card under the pointer, degrees counter-clockwise.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub(in crate::table) struct HoverTilt(pub(super) f32);

/// Returns the distance to the right by which a card makes room for a hovered one of its hand.
pub(super) fn gap_beside_hovered(pointed: usize, index: usize) -> f32 {
    let far = |apart: usize| apart.checked_sub(1).and_then(|k| ROOM.get(k)).copied().unwrap_or_default();
    far(index.saturating_sub(pointed)) - far(pointed.saturating_sub(index))
}

/// Leans the hovered card to the pointer's side.
pub(super) fn lean(
    window: Query<&Window, With<PrimaryWindow>>,
    camera: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    hovered: Res<Hovered>,
    speed: Res<AnimationSpeed>,
    cards: Query<(&TableCard, &RestPose)>,
    mut lean: ResMut<HoverTilt>,
) {
    let pointer = || {
        let id = hovered.0.filter(|_| speed.moves())?;
        let (camera, eye) = camera.single().ok()?;
        let at = camera.viewport_to_world_2d(eye, window.single().ok()?.cursor_position()?).ok()?;
        let (_, rest) = cards.iter().find(|(card, _)| card.id == id)?;
        Some((at.x - rest.0.at.x) / (rest.0.scale * CARD.0 / 2.0))
    };
    lean.set_if_neq(HoverTilt(pointer().map_or(0.0, tilt)));
}

/// Returns the lean for a pointer `off` half-widths right of the card's middle.
fn tilt(off: f32) -> f32 {
    -(MAX_LEAN * off.clamp(-1.0, 1.0) / STEP).round() * STEP
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_of_a_hovered_card_move_aside_and_farther_ones_less() {
        let at: Vec<f32> = (0..7).map(|k| gap_beside_hovered(3, k)).collect();
        assert_eq!(at, [-4.0, -10.0, -19.0, 0.0, 19.0, 10.0, 4.0]);
        // 8 pixels of a window of 1280 are 12 design units.
        assert!(gap_beside_hovered(0, 1) >= 12.0 && gap_beside_hovered(0, 9) == 0.0);
    }

    #[test]
    fn a_hovered_card_grows_and_a_small_one_becomes_legible() {
        assert!((hovered_scale(0.85) - 0.93).abs() < 1e-6);
        assert_eq!(hovered_scale(0.45), LEGIBLE);
        assert!(hovered_scale(0.2) < LEGIBLE && hovered_scale(0.2) > 0.3);
    }

    #[test]
    fn a_hovered_card_stays_below_the_prompt() {
        let at = |y: f32, scale| TargetPose { at: Vec3::new(0.0, SHEET_H / 2.0 - y, 0.0), turn: 0.0, scale };
        for (y, scale) in [(908.0, 0.5), (930.0, 0.68), (910.0, 0.85)] {
            for taken in [false, true] {
                let top = SHEET_H / 2.0
                    - rises(at(y, scale), taken, TallWindowFit::NONE)
                    - hovered_scale(scale) * CARD.1 / 2.0;
                assert!(top >= HAND_TOP, "{y}: {top}");
            }
        }
        // Outside the hand's room, nothing limits its height.
        assert!(rises(at(300.0, 0.5), false, TallWindowFit::NONE) > SHEET_H / 2.0 - 300.0);
    }

    #[test]
    fn a_hovered_card_tilts_towards_the_pointer() {
        assert!(tilt(1.0) == -MAX_LEAN && tilt(-0.5) == MAX_LEAN / 2.0 && tilt(7.0) == -MAX_LEAN);
        assert_eq!(tilt(0.04), 0.0);
    }
}
