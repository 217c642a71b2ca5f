//! Confetti: one mesh whose shader computes every scrap's whole flight. The same seed gives the same scraps.
use crate::table::draw::depth;
use crate::table::draw::sketch::tone;
use crate::theme::paint::kit;
use bevy::{
    asset::{RenderAssetUsages, load_internal_asset, uuid_handle},
    camera::visibility::NoFrustumCulling,
    mesh::{
        Indices, MeshVertexAttribute, MeshVertexBufferLayoutRef, PrimitiveTopology, VertexAttributeValues,
        VertexFormat,
    },
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPipeline, Material2dPlugin},
};
use engine::Seat;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use stage::{
    layout::{DesignRect, SHEET_H, SHEET_W},
    palette::{AMBER, CHALK},
};

const CONFETTI: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c08");
const THROW: MeshVertexAttribute =
    MeshVertexAttribute::new("ConfettiThrow", 0x5a1d_e021, VertexFormat::Float32x4);
const CORNER: MeshVertexAttribute =
    MeshVertexAttribute::new("ConfettiCorner", 0x5a1d_e022, VertexFormat::Float32x2);
const TONE: MeshVertexAttribute =
    MeshVertexAttribute::new("ConfettiTone", 0x5a1d_e023, VertexFormat::Unorm8x4);

/// Number of rectangles that can be kept free.
pub const KEEP: usize = 10;

/// The confetti's material.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct ConfettiMaterial {
    /// x: seconds since the throw, y: opacity.
    #[uniform(0)]
    pub flight: Vec4,
    /// Rectangles of the sheet (x0, y0, x1, y1) that stay free.
    #[uniform(1)]
    pub keep: [Vec4; KEEP],
}

impl ConfettiMaterial {
    /// Returns confetti before its throw that keeps out of these areas.
    #[must_use]
    pub fn new(free: &[DesignRect]) -> Self {
        let mut keep = [Vec4::new(-1e6, -1e6, -1e6, -1e6); KEEP];
        for (slot, a) in keep.iter_mut().zip(free) {
            *slot = Vec4::new(a.x, a.y, a.x + a.w, a.y + a.h);
        }
        Self { flight: Vec4::ZERO, keep }
    }
}

impl Material2d for ConfettiMaterial {
    fn vertex_shader() -> ShaderRef {
        CONFETTI.into()
    }
    fn fragment_shader() -> ShaderRef {
        CONFETTI.into()
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
            THROW.at_shader_location(1),
            CORNER.at_shader_location(2),
            TONE.at_shader_location(3),
        ])?];
        Ok(())
    }
}

/// Makes `count` scraps in the colours of `side`. Half are shot up from the foot of the sheet, half rain from the
/// roof.
#[must_use]
pub fn confetti_mesh(seed: u64, count: u16, side: Seat) -> Mesh {
    let mut dice = ChaCha8Rng::seed_from_u64(seed);
    let kit = kit(side).0;
    let n = usize::from(count);
    let (mut start, mut throw) = (Vec::with_capacity(n * 4), Vec::with_capacity(n * 4));
    let (mut corner, mut tones) = (Vec::with_capacity(n * 4), Vec::with_capacity(n * 4));
    let mut index = Vec::with_capacity(n * 6);
    for k in 0..count {
        let streamer = dice.random_bool(0.25);
        let colour = [kit, kit, CHALK, AMBER][dice.random_range(0..4usize)];
        let (from, speed, when) = if k % 2 == 0 {
            let left = dice.random_bool(0.5);
            let x = if left { -60.0 } else { SHEET_W + 60.0 };
            let aim: f32 = dice.random_range(0.35..1.25);
            let v = dice.random_range(1500.0..3600.0f32);
            let way = if left { 1.0 } else { -1.0 };
            ((x, SHEET_H + 20.0), (v * aim.cos() * way, -v * aim.sin()), dice.random_range(0.0..0.22))
        } else {
            let x = dice.random_range(-300.0..SHEET_W + 300.0);
            (
                (x, dice.random_range(-160.0..-20.0)),
                (dice.random_range(-200.0..200.0), dice.random_range(200.0..1900.0)),
                dice.random_range(0.0..0.5),
            )
        };
        let seed: f32 = dice.random();
        // Most scraps are small; the largest seem to fall before the window.
        let width = match dice.random_range(0..10u8) {
            0 => dice.random_range(28.0..38.0f32),
            1..4 => dice.random_range(17.0..25.0),
            _ => dice.random_range(9.0..14.0),
        };
        let mut shade = tone(colour, 1.0);
        if streamer {
            shade[3] = 0;
        }
        for c in [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0f32]] {
            start.push([from.0, from.1, when]);
            throw.push([speed.0, speed.1, seed, width]);
            corner.push(c);
            tones.push(shade);
        }
        let b = u32::from(k) * 4;
        index.extend([b, b + 2, b + 1, b, b + 3, b + 2]);
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, start)
        .with_inserted_attribute(THROW, throw)
        .with_inserted_attribute(CORNER, corner)
        .with_inserted_attribute(TONE, VertexAttributeValues::Unorm8x4(tones))
        .with_inserted_indices(Indices::U32(index))
}

/// Returns the components of one throw.
#[must_use]
pub fn thrown(mesh: Handle<Mesh>, material: Handle<ConfettiMaterial>) -> impl Bundle {
    (
        Name::new("confetti"),
        Mesh2d(mesh),
        MeshMaterial2d(material),
        Transform::from_xyz(0.0, 0.0, depth::CONFETTI),
        NoFrustumCulling,
    )
}

/// Adds the material.
pub fn plugin(app: &mut App) {
    load_internal_asset!(app, CONFETTI, "confetti.wesl", crate::table::draw::ink::shader);
    app.add_plugins(Material2dPlugin::<ConfettiMaterial>::default());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_confetti() {
        let starts = |seed| {
            confetti_mesh(seed, 40, Seat::Home)
                .attribute(Mesh::ATTRIBUTE_POSITION)
                .and_then(|a| a.as_float3().map(<[_]>::to_vec))
        };
        assert_eq!(starts(3), starts(3));
        assert_ne!(starts(3), starts(4));
    }
}
