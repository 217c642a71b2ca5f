//! Places of the table as entities: zones with the cards that lie in them, field areas with the ball that lies there.
//!
//! A card is *in* a zone, the ball is *at* an area: relationships, so that either side can be asked for the other.

use bevy::prelude::*;

use crate::stage::layout::At;
use crate::stage::scene::Zone;

/// A place where cards lie.
#[derive(Component, Clone, Copy, Debug)]
pub struct TableZone(pub Zone);

/// The zone a card lies in.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Cards)]
pub struct InZone(pub Entity);

/// The cards of a zone, in no particular order.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = InZone, linked_spawn)]
pub struct Cards(Vec<Entity>);

/// The field area where the ball is.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
#[relationship(relationship_target = Holds)]
pub struct AtArea(pub Entity);

/// What a field area holds: the ball.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = AtArea)]
pub struct Holds(Vec<Entity>);

/// Height of a zone's cards over the table: levels lie over each other, cards of one zone by their index.
#[must_use]
pub fn height(zone: &Zone, index: usize) -> f32 {
    crate::table::draw::depth::TABLE + f32::from(zone.level) * 70.0 + index as f32
}

/// A point of the sheet in the world.
#[must_use]
pub fn world(at: At, z: f32) -> Vec3 {
    let [x, y] = at.world();
    Vec3::new(x, y, z)
}
