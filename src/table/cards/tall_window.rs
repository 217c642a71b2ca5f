//! The fit of the table to a window that is taller than the sheet: where its hands lie then, and how high its camera
//! looks.

use bevy::prelude::*;

use super::zone::{InZone, TableZone};
use super::{RestPose, ShownScene, TableCard, place_of};
use crate::table::motion::{Pose, send};
use stage::layout::TallWindowFit;

/// The x of the right edge of the hands of the match on the table; `None` behind the title.
#[derive(Resource, Clone, Copy, Debug, Default)]
pub(in crate::table) struct HandsEdge(pub Option<f32>);

/// The fit in this frame.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq)]
pub struct TableFit(pub TallWindowFit);

/// Moves the cards that lie there already to their places under another fit.
pub(super) fn refit(
    fit: Res<TableFit>,
    shown_scene: Res<ShownScene>,
    zones: Query<&TableZone>,
    mut cards: Query<(Entity, &TableCard, &InZone, Option<&Pose>, &mut RestPose)>,
    mut commands: Commands,
) {
    if !fit.is_changed() {
        return;
    }
    for (entity, card, zone, pose, mut rest) in &mut cards {
        let shown = shown_scene.0.cards.iter().find(|shown| shown.id == card.id);
        let Some((shown, TableZone(zone))) = shown.zip(zones.get(zone.0).ok()) else { continue };
        let goal = place_of(shown, &shown_scene.0, zone, fit.0);
        if rest.0 != goal {
            rest.0 = goal;
            send(&mut commands, entity, pose, goal, 0.0, 0.0);
        }
    }
}
