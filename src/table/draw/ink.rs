//! The material that draws a [`Sketch`], and the ways to spawn one.
use super::sketch::{ATTRIBUTE_RIM, ATTRIBUTE_TONE, Sketch};
use bevy::{
    asset::{load_internal_asset, uuid_handle},
    camera::visibility::NoFrustumCulling,
    mesh::MeshVertexBufferLayoutRef,
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPipeline, Material2dPlugin},
};
use stage::layout::{SHEET_H, SHEET_W};
use std::path::Path;

/// Makes a shader of the table from its source. Others import it by its file name, as in `five_a_side::light`.
pub(in crate::table) fn shader(source: &'static str, path: impl AsRef<str>) -> Shader {
    let name = Path::new(path.as_ref()).file_name().unwrap_or_default();
    Shader::from_wesl(source, format!("embedded://five_a_side/{}", name.display()))
}

const INK: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c01");
const LIGHT: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c02");

/// Draws a sketch; `fade.x` is its opacity, the rest is unused.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct SketchMaterial {
    /// x: opacity, 0..=1.
    #[uniform(0)]
    pub fade: Vec4,
}

impl SketchMaterial {
    /// Returns ink of this opacity, 0..=1.
    #[must_use]
    pub const fn new(opacity: f32) -> Self {
        Self { fade: Vec4::new(opacity, 0.0, 0.0, 0.0) }
    }
}

impl Material2d for SketchMaterial {
    fn vertex_shader() -> ShaderRef {
        INK.into()
    }
    fn fragment_shader() -> ShaderRef {
        INK.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
    fn specialize(
        _: &Material2dPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        descriptor.vertex.buffers = vec![layout.0.get_layout(&[
            Mesh::ATTRIBUTE_POSITION.at_shader_location(0),
            ATTRIBUTE_RIM.at_shader_location(1),
            ATTRIBUTE_TONE.at_shader_location(2),
        ])?];
        Ok(())
    }
}

/// The opaque ink that all still sketches share.
#[derive(Resource)]
pub struct SolidInk(pub Handle<SketchMaterial>);

impl FromWorld for SolidInk {
    fn from_world(world: &mut World) -> Self {
        Self(world.resource_mut::<Assets<SketchMaterial>>().add(SketchMaterial::new(1.0)))
    }
}

/// Returns the components that draw `sketch`, in design units, on the sheet at height `z`.
#[must_use]
pub fn on_sheet(
    sketch: Sketch,
    meshes: &mut Assets<Mesh>,
    ink: Handle<SketchMaterial>,
    z: f32,
) -> impl Bundle + use<> {
    (
        Mesh2d(meshes.add(sketch.mesh())),
        MeshMaterial2d(ink),
        Transform::from_xyz(-SHEET_W / 2.0, SHEET_H / 2.0, z),
        NoFrustumCulling,
    )
}

/// Adds the material and the shared light functions.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, LIGHT, "light.wesl", shader);
    load_internal_asset!(app, INK, "ink.wesl", shader);
    app.add_plugins(Material2dPlugin::<SketchMaterial>::default()).init_resource::<SolidInk>();
}
