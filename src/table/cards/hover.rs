//! How cards of a hand bear themselves when one of them is pointed at: it leans to the pointer, the others make room.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use super::{Card, Hovered, Rest};
use crate::stage::layout::{CARD, SHEET_H};
use crate::table::draw::view::TableCamera;
use crate::table::motion::{TargetPose, Tempo};

/// How far those beside a card that is pointed at step aside, the next ones first, design units.
const ROOM: [f32; 3] = [19.0, 10.0, 4.0];
/// How far a card leans to the pointer at its edge, degrees.
const MOST: f32 = 4.0;
/// In steps of so many degrees: a hand that trembles moves nothing.
const STEP: f32 = 0.5;

/// A small card grows to this size, if that is not too much at once.
const LEGIBLE: f32 = 0.58;
/// So many times its size is too much.
const AT_ONCE: f32 = 1.6;

/// How far a card that is taken up rises, design units; a small one less.
const TAKEN_UP: f32 = 24.0;
/// How far over its own place: over what lies one level above it, too.
pub(super) const OVER: f32 = 80.0;
/// Where the hand's room begins, below the prompt: design units from the top.
const HAND_TOP: f32 = 738.0;

/// How far a card of that size rises that is taken up.
pub(super) fn taken_up(scale: f32) -> f32 {
    TAKEN_UP * (scale / 0.7).min(1.0)
}

/// Where the middle of a card that is pointed at lies: its foot stays where it was, a little higher if it is taken up;
/// one of a hand grows downwards rather than under the prompt.
pub(super) fn rises(rest: TargetPose, taken: bool) -> f32 {
    let (high, scale) = (CARD.1 / 2.0, pointed(rest.scale));
    let up = (scale - rest.scale) * high + 2.0;
    let y = rest.at.y + if taken { up + 2.0 / 3.0 * taken_up(rest.scale) } else { up };
    let most = SHEET_H / 2.0 - HAND_TOP;
    if rest.at.y + rest.scale * high <= most { y.min(most - scale * high) } else { y }
}

/// How large a card of that size is while it is pointed at: a small one so large that it can be read.
pub(super) fn pointed(scale: f32) -> f32 {
    (scale * 0.93 / 0.85).max(LEGIBLE.min(scale * AT_ONCE))
}

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
    fn what_is_pointed_at_grows_and_what_is_small_until_it_can_be_read() {
        assert!((pointed(0.85) - 0.93).abs() < 1e-6);
        assert_eq!(pointed(0.45), LEGIBLE);
        assert!(pointed(0.2) < LEGIBLE && pointed(0.2) > 0.3);
    }

    #[test]
    fn a_card_that_is_pointed_at_stays_below_the_prompt() {
        let at = |y: f32, scale| TargetPose { at: Vec3::new(0.0, SHEET_H / 2.0 - y, 0.0), turn: 0.0, scale };
        for (y, scale) in [(845.0, 0.44), (1002.0, 0.44), (910.0, 0.85)] {
            for taken in [false, true] {
                let top = SHEET_H / 2.0 - rises(at(y, scale), taken) - pointed(scale) * CARD.1 / 2.0;
                assert!(top >= HAND_TOP, "{y}: {top}");
            }
        }
        // Elsewhere nothing holds it down.
        assert!(rises(at(300.0, 0.5), false) > SHEET_H / 2.0 - 300.0);
    }

    #[test]
    fn it_leans_to_the_side_of_the_pointer() {
        assert!(leaning(1.0) == -MOST && leaning(-0.5) == MOST / 2.0 && leaning(7.0) == -MOST);
        assert_eq!(leaning(0.04), 0.0);
    }
}
