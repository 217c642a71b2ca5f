//! The places of the table as entities: zones with their cards, and field areas with the ball.
//!
//! A card is *in* a zone, the ball is *at* an area. Both are relationships, so that each side leads to the other.

use bevy::prelude::*;

use stage::layout::DesignPoint;
use stage::scene::Zone;

/// A place where cards lie.
#[derive(Component, Clone, Copy, Debug, Reflect)]
#[reflect(opaque)]
#[reflect(Component, Debug)]
pub struct TableZone(pub Zone);

/// The zone that a card is in.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[relationship(relationship_target = ZoneCards)]
pub struct InZone(pub Entity);

/// The cards of a zone, in no particular order.
#[derive(Component, Debug, Default, Reflect)]
#[reflect(Component)]
#[relationship_target(relationship = InZone, linked_spawn)]
pub struct ZoneCards(Vec<Entity>);

/// The field area that the ball is at.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq, Reflect)]
#[reflect(Component)]
#[relationship(relationship_target = HoldsBall)]
pub struct AtArea(pub Entity);

/// The ball at a field area.
#[derive(Component, Debug, Default, Reflect)]
#[reflect(Component)]
#[relationship_target(relationship = AtArea)]
pub struct HoldsBall(Vec<Entity>);

/// Returns the height of a card above the table: zones by their level, the cards of a zone by their index.
#[must_use]
pub fn height(zone: &Zone, index: usize) -> f32 {
    crate::table::draw::depth::TABLE + f32::from(zone.level) * 70.0 + index as f32
}

/// Converts a point of the sheet to world coordinates.
#[must_use]
pub fn world(at: DesignPoint, z: f32) -> Vec3 {
    let [x, y] = at.world();
    Vec3::new(x, y, z)
}
