//! Cards can be dragged: a playable card follows the pointer, and is played when it is let go on the pitch, away from its
//! place.

use bevy::prelude::*;

use super::{Card, CardClicked, Invitation};
use crate::stage::layout::{SHEET_H, SHEET_W};
use crate::table::draw::view::TableCamera;
use crate::table::motion::{Glide, Goal, Pose};
use crate::table::playback::Playback;

/// A card under the pointer's button, and how far it has come, design units.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Dragged {
    way: Vec2,
}

impl Dragged {
    /// Whether it has been moved at all: then letting go is no click.
    #[must_use]
    pub fn moved(self) -> bool {
        self.way.length() > 12.0
    }
}

/// Let go so far from its place, a card is played, design units.
const FAR: f32 = 90.0;
/// The inner edge of the stands, upper left and lower right, design units of the sheet.
const BOARDS: (Vec2, Vec2) = (Vec2::new(232.0, 130.0), Vec2::new(1688.0, 735.0));
/// How high a dragged card is held over the others.
const HELD: f32 = 90.0;

/// Adds dragging.
pub fn plugin(app: &mut App) {
    app.add_observer(take).add_observer(carry).add_observer(let_go);
}

fn take(
    start: On<PointerDragStart>,
    cards: Query<&Card>,
    invitation: Res<Invitation>,
    playback: Res<Playback>,
    mut commands: Commands,
) {
    let playable = cards.get(start.entity).is_ok_and(|card| invitation.pieces.contains(&card.id));
    if playable && start.button == PointerButton::Primary && playback.idle() {
        commands.entity(start.entity).insert(Dragged::default()).remove::<Glide>();
    }
}

fn carry(
    drag: On<PointerDrag>,
    camera: Single<(&Camera, &Projection), With<TableCamera>>,
    mut cards: Query<(&mut Dragged, &mut Pose, &Goal)>,
) {
    let Ok((mut dragged, mut pose, goal)) = cards.get_mut(drag.entity) else { return };
    let (camera, Projection::Orthographic(view)) = *camera else { return };
    let Some(size) = camera.logical_viewport_size().filter(|size| size.y > 0.0) else { return };
    let units = view.area.height() / size.y;
    dragged.way = Vec2::new(drag.distance.x, -drag.distance.y) * units;
    pose.0 = Goal { at: goal.at + dragged.way.extend(HELD), turn: 0.0, ..*goal };
}

/// Whether that point of the table lies within the boards: a card let go in the stands, over its hand or over the log was
/// not played.
fn on_the_pitch(at: Vec3) -> bool {
    let (x, y) = (at.x + SHEET_W / 2.0, SHEET_H / 2.0 - at.y);
    (BOARDS.0.x..BOARDS.1.x).contains(&x) && (BOARDS.0.y..BOARDS.1.y).contains(&y)
}

fn let_go(
    end: On<PointerDragEnd>,
    cards: Query<(&Card, &Dragged, &Goal, &Pose)>,
    mut clicked: MessageWriter<CardClicked>,
    mut commands: Commands,
) {
    let Ok((card, dragged, goal, pose)) = cards.get(end.entity) else { return };
    if dragged.way.length() > FAR && on_the_pitch(pose.0.at) {
        clicked.write(CardClicked(card.id));
    }
    // Wherever it belongs now, it goes there from where it was let go.
    commands.entity(end.entity).remove::<Dragged>();
    crate::table::motion::send(
        &mut commands,
        end.entity,
        Some(pose),
        *goal,
        crate::table::motion::GLIDE_SECS,
        0.0,
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::layout::At;
    use crate::table::cards::zone::world;

    #[test]
    fn the_pitch_is_where_cards_are_played() {
        let there = |x: f32, y: f32| on_the_pitch(world(At::new(x, y), 0.0));
        assert!(there(960.0, 430.0) && there(300.0, 700.0) && there(1600.0, 160.0));
        // A hand, the log, the stands.
        assert!(!there(960.0, 900.0) && !there(120.0, 960.0) && !there(1800.0, 400.0) && !there(960.0, 60.0));
    }
}
