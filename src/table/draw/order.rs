//! Corrects the draw order. Bevy keeps its sorted list between frames and inserts a thing again only when its mesh
//! changes. So anything that rises or sinks would keep its old place.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy::sprite_render::check_entities_needing_specialization;

use super::ink::SketchMaterial;
use super::page::PageMaterial;
use crate::flow::frame::FrameSet;

/// Adds the correction.
pub fn plugin(app: &mut App) {
    app.add_systems(
        PostUpdate,
        mark_moved_meshes
            .in_set(FrameSet::PrepareRender)
            .after(TransformSystems::Propagate)
            .before(check_entities_needing_specialization::<PageMaterial>)
            .before(check_entities_needing_specialization::<SketchMaterial>),
    );
}

/// Marks meshes as changed if their height changed.
pub(in crate::table) fn mark_moved_meshes(
    mut moved: Query<(Entity, &GlobalTransform, &mut Mesh2d), Changed<GlobalTransform>>,
    mut gone: RemovedComponents<Mesh2d>,
    mut heights: Local<HashMap<Entity, f32>>,
) {
    for entity in gone.read() {
        heights.remove(&entity);
    }
    for (entity, place, mut mesh) in &mut moved {
        let height = place.translation().z;
        if heights.insert(entity, height).is_some_and(|before| before != height) {
            mesh.set_changed();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Default)]
    struct Sorted(Vec<Entity>);

    fn note(changed: Query<Entity, Changed<Mesh2d>>, mut sorted: ResMut<Sorted>) {
        sorted.0 = changed.iter().collect();
    }

    #[test]
    fn a_rising_card_is_sorted_again_and_a_moving_one_is_not() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, TransformPlugin)).init_resource::<Sorted>();
        app.add_systems(PostUpdate, (mark_moved_meshes, note).chain().after(TransformSystems::Propagate));
        let [low, high] = [0.0, 1.0]
            .map(|z| app.world_mut().spawn((Mesh2d::default(), Transform::from_xyz(0.0, 0.0, z))).id());
        let child = app.world_mut().spawn((Mesh2d::default(), Transform::default(), ChildOf(low))).id();
        for _ in 0..2 {
            app.update();
        }
        assert!(app.world().resource::<Sorted>().0.is_empty());
        let moved = |app: &mut App, entity, by: Vec3| {
            app.world_mut().get_mut::<Transform>(entity).unwrap().translation += by;
            app.update();
            let mut sorted = app.world().resource::<Sorted>().0.clone();
            sorted.sort();
            sorted
        };
        assert_eq!(moved(&mut app, high, Vec3::X), []);
        let mut both = [low, child];
        both.sort();
        assert_eq!(moved(&mut app, low, Vec3::Z), both);
    }
}
