//! What draws on the table: sketches in solid ink, and lettering.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::ink::{SketchMaterial, SolidInk, on_sheet};
use super::sketch::Sketch;
use super::view::TableFonts;

/// Draws on the table.
#[derive(SystemParam)]
pub(in crate::table) struct TablePainter<'w, 's> {
    /// Spawns what is drawn.
    pub(in crate::table) commands: Commands<'w, 's>,
    /// The faces of lettering.
    pub(in crate::table) faces: Res<'w, TableFonts>,
    /// The meshes of what is drawn.
    pub(in crate::table) meshes: ResMut<'w, Assets<Mesh>>,
    ink: Res<'w, SolidInk>,
}

impl TablePainter<'_, '_> {
    /// Returns a sketch in coordinates of the sheet, at height `z`.
    pub(in crate::table) fn sheet(&mut self, sketch: Sketch, z: f32) -> impl Bundle + use<> {
        on_sheet(sketch, &mut self.meshes, self.ink.0.clone(), z)
    }

    /// Returns a sketch round its own origin.
    pub(in crate::table) fn sketch(&mut self, sketch: Sketch) -> (Mesh2d, MeshMaterial2d<SketchMaterial>) {
        (Mesh2d(self.meshes.add(sketch.mesh())), MeshMaterial2d(self.ink.0.clone()))
    }
}
