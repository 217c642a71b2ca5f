//! Picking: finds the topmost card, shirt or ball whose rectangle contains the pointer.

use bevy::camera::RenderTarget;
use bevy::picking::PickingSystems;
use bevy::picking::backend::ray::RayMap;
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;

use crate::flow::frame::InputSet;
use crate::table::draw::view::TableCamera;

/// The area of an entity that reacts to the pointer: half its width and height in design units, at scale 1.
#[derive(Component, Clone, Copy, Debug)]
#[require(Pickable)]
pub(in crate::table) struct PickArea(pub Vec2);

/// Adds the picking backend of the table.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, pick.in_set(PickingSystems::Backend).in_set(InputSet::Picking));
}

fn pick(
    pointers: Query<(&PointerId, &PointerLocation)>,
    camera: Single<(Entity, &Camera, &RenderTarget, &GlobalTransform, &Projection), With<TableCamera>>,
    window: Query<Entity, With<PrimaryWindow>>,
    things: Query<(Entity, &GlobalTransform, &Pickable, &InheritedVisibility, &PickArea)>,
    rays: Res<RayMap>,
    mut hits: MessageWriter<PointerHits>,
) {
    let (eye, camera, target, at, projection) = *camera;
    let Projection::Orthographic(view) = projection else { return };
    if !camera.is_active {
        return;
    }
    for (ray, line) in rays.iter().filter(|(ray, _)| ray.camera == eye) {
        let here =
            pointers.iter().find(|(id, _)| **id == ray.pointer).and_then(|(_, place)| place.location());
        let Some(here) = here else { continue };
        if target.normalize(window.single().ok()).is_none_or(|target| target != here.target) {
            continue;
        }
        let point = line.origin.truncate();
        let mut under: Vec<(Entity, f32, bool)> = things
            .iter()
            .filter(|(_, place, _, seen, feels)| seen.get() && holds(place, feels.0, point))
            .map(|(thing, place, pickable, ..)| (thing, place.translation().z, pickable.should_block_lower))
            .collect();
        under.sort_by(|a, b| b.1.total_cmp(&a.1));
        let lowest = under.iter().position(|(.., blocks)| *blocks).map_or(under.len(), |k| k + 1);
        let picks = under.into_iter().take(lowest).map(|(thing, z, _)| {
            let depth = at.translation().z - z - view.near;
            (thing, HitData::new(eye, depth, Some(point.extend(z)), Some(Vec3::Z)))
        });
        hits.write(PointerHits::new(ray.pointer, picks.collect(), camera.order as f32));
    }
}

/// Returns true if a thing of that half size covers a point of the world.
fn holds(place: &GlobalTransform, half: Vec2, point: Vec2) -> bool {
    let affine = place.affine();
    // A card half way through its turn is as thin as a line.
    if affine.matrix3.determinant().abs() < 1e-6 {
        return false;
    }
    let on_it = affine.inverse().transform_point3(point.extend(place.translation().z)).truncate();
    on_it.abs().cmple(half).all()
}

#[cfg(test)]
mod tests {
    use super::*;
    use stage::layout::CARD;

    #[test]
    fn a_card_is_picked_where_it_is_drawn() {
        let card = |turn: f32, scale: Vec3| {
            let at =
                Transform::from_xyz(100.0, 50.0, 7.0).with_rotation(Quat::from_rotation_z(turn.to_radians()));
            GlobalTransform::from(at.with_scale(scale))
        };
        let holds = |place: &GlobalTransform, at: Vec2| holds(place, Vec2::new(CARD.0, CARD.1) / 2.0, at);
        let straight = card(0.0, Vec3::ONE);
        assert!(holds(&straight, Vec2::new(224.0, 224.0)) && !holds(&straight, Vec2::new(226.0, 50.0)));
        let across = card(90.0, Vec3::ONE);
        assert!(holds(&across, Vec2::new(274.0, 50.0)) && !holds(&across, Vec2::new(100.0, 180.0)));
        let small = card(0.0, Vec3::splat(0.5));
        assert!(holds(&small, Vec2::new(162.0, 50.0)) && !holds(&small, Vec2::new(163.0, 50.0)));
        assert!(!holds(&card(0.0, Vec3::new(0.0, 1.0, 1.0)), Vec2::new(100.0, 50.0)));
    }
}
