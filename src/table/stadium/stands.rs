//! The ground below the table: terraces, the apron in front of the near touchline, and floodlights.
use super::StadiumPart;
use crate::flow::frame::FrameSet;
use crate::table::draw::depth;
use crate::table::draw::ink::{SolidInk, on_sheet};
use crate::table::draw::sketch::{Sketch, tone};
use bevy::{
    asset::{RenderAssetUsages, load_internal_asset, uuid_handle},
    camera::visibility::NoFrustumCulling,
    mesh::{Indices, PrimitiveTopology},
    prelude::*,
    render::render_resource::AsBindGroup,
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dPlugin},
    window::RequestRedraw,
};
use stage::{
    layout::{BOWL, DesignPoint, SHEET_H, SHEET_W},
    palette::{NAVY_3, Rgb},
};

const STANDS: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c03");
const TURF: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c04");

/// The light; the stadium follows it within the frame.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct Floodlights {
    /// Strength of the floodlights, 0 (off) to 1 (on).
    pub on: f32,
    /// Darkness of the stands above and behind the hand, 0 to 1 (as in play).
    pub dusk: f32,
    /// Daylight: 0 at night, 0.5 at dusk, 1 by day.
    pub day: f32,
    /// True for empty stands without any detail, in high contrast.
    pub plain: bool,
}

impl Default for Floodlights {
    fn default() -> Self {
        Self { on: 1.0, dusk: 1.0, day: 0.0, plain: false }
    }
}

impl Floodlights {
    /// Returns the darkness of the stands and the strength of the lamps; both are less by day.
    const fn shine(self) -> (f32, f32) {
        (self.dusk * (1.0 - 0.6 * self.day), self.on * (1.0 - 0.85 * self.day))
    }

    fn lighting(self) -> Vec4 {
        let (dusk, on) = self.shine();
        Vec4::new(dusk, on, self.day, f32::from(u8::from(self.plain)))
    }

    /// Returns the uniform of the crowd's shader, with the crowd's own `sway`.
    pub(super) fn scene(self, sway: f32) -> Vec4 {
        let (dusk, on) = self.shine();
        Vec4::new(sway, dusk, on, self.day)
    }
}

/// The terraces; `lighting` is dusk, floodlight, day, and 1 for plain stands.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct StandsMaterial {
    #[uniform(0)]
    lighting: Vec4,
}

impl Material2d for StandsMaterial {
    fn vertex_shader() -> ShaderRef {
        STANDS.into()
    }
    fn fragment_shader() -> ShaderRef {
        STANDS.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Opaque
    }
}

/// The bowl and its grass; `lighting` is dusk, floodlight and day.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
pub struct TurfMaterial {
    #[uniform(0)]
    lighting: Vec4,
}

impl Material2d for TurfMaterial {
    fn vertex_shader() -> ShaderRef {
        TURF.into()
    }
    fn fragment_shader() -> ShaderRef {
        TURF.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
}

/// Size of the grid's cells, design units.
const CELL: f32 = 80.0;

/// Makes a mesh in world units from rectangles (x, y, w, h in design units), each a grid fine enough for the light.
fn plates(rects: &[[f32; 4]]) -> Mesh {
    let mut place = Vec::new();
    let mut index = Vec::new();
    for &[x, y, w, h] in rects {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small positive count")]
        let [nx, ny] = [w, h].map(|side| (side / CELL).ceil().max(1.0) as u16);
        #[expect(clippy::cast_possible_truncation, reason = "a few thousand corners")]
        let first = place.len() as u32;
        for j in 0..=ny {
            for k in 0..=nx {
                let at = DesignPoint::new(
                    x + w * f32::from(k) / f32::from(nx),
                    y + h * f32::from(j) / f32::from(ny),
                );
                let [wx, wy] = at.world();
                place.push([wx, wy, 0.0]);
            }
        }
        let across = u32::from(nx) + 1;
        for j in 0..u32::from(ny) {
            for k in 0..u32::from(nx) {
                let a = first + j * across + k;
                index.extend([a, a + across + 1, a + 1, a, a + across, a + across + 1]);
            }
        }
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, place)
        .with_inserted_indices(Indices::U32(index))
}

/// Draws a rig of eight lamps round (x, y).
fn rig(s: &mut Sketch, x: f32, y: f32) {
    s.rect(x - 62.0, y - 30.0, 124.0, 60.0, 10.0, tone(Rgb(0x0A_14_20), 1.0));
    s.frame(x - 62.0, y - 30.0, 124.0, 60.0, 10.0, 3.0, tone(NAVY_3, 1.0));
    for j in 0..4u8 {
        for k in 0..2u8 {
            let (cx, cy) = (x - 42.0 + f32::from(j) * 28.0, y - 13.0 + f32::from(k) * 26.0);
            s.circle(cx, cy, 14.0, tone(Rgb(0xFF_F6_D8), 0.35)).circle(
                cx,
                cy,
                9.5,
                tone(Rgb(0xFF_FD_F2), 1.0),
            );
        }
    }
}

fn build(
    mut commands: Commands,
    lights: Res<Floodlights>,
    ink: Res<SolidInk>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut stands: ResMut<Assets<StandsMaterial>>,
    mut turfs: ResMut<Assets<TurfMaterial>>,
) {
    let (l, t) = (-400.0, -260.0);
    let (r, b) = (SHEET_W + 400.0, SHEET_H + 400.0);
    // The stands leave out the bowl.
    let (x0, y0, x1, y1) = (BOWL.x + 8.0, BOWL.y + 8.0, BOWL.x + BOWL.w - 8.0, BOWL.y + BOWL.h - 8.0);
    let ring =
        [[l, t, r - l, y0 - t], [l, y1, r - l, b - y1], [l, y0, x0 - l, y1 - y0], [x1, y0, r - x1, y1 - y0]];
    commands.spawn((
        Name::new("stands"),
        StadiumPart,
        Mesh2d(meshes.add(plates(&ring))),
        MeshMaterial2d(stands.add(StandsMaterial { lighting: lights.lighting() })),
        Transform::from_xyz(0.0, 0.0, depth::STANDS),
        NoFrustumCulling,
    ));
    commands.spawn((
        Name::new("bowl"),
        StadiumPart,
        Mesh2d(meshes.add(plates(&[[BOWL.x - 2.0, BOWL.y - 2.0, BOWL.w + 4.0, BOWL.h + 4.0]]))),
        MeshMaterial2d(turfs.add(TurfMaterial { lighting: lights.lighting() })),
        Transform::from_xyz(0.0, 0.0, depth::TURF),
        NoFrustumCulling,
    ));
    let mut s = Sketch::new();
    for (x, way) in [(128.0, 1.0), (SHEET_W - 128.0, -1.0)] {
        let beam = [
            vec2(x - 40.0 * way, 170.0),
            vec2(x + way * 500.0, 690.0),
            vec2(x + way * 1000.0, 690.0),
            vec2(x + 40.0 * way, 170.0),
        ];
        s.fill(&beam, tone(Rgb(0xFF_F6_D8), 0.03));
        rig(&mut s, x, 156.0);
    }
    commands.spawn((Name::new("rigs"), StadiumPart, on_sheet(s, &mut meshes, ink.0.clone(), depth::RIGS)));
}

fn follow(
    lights: Res<Floodlights>,
    mut stands: ResMut<Assets<StandsMaterial>>,
    mut turfs: ResMut<Assets<TurfMaterial>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for (_, m) in stands.iter_mut() {
        m.lighting = lights.lighting();
    }
    for (_, m) in turfs.iter_mut() {
        m.lighting = lights.lighting();
    }
    redraw.write(RequestRedraw);
}

/// Adds terraces, grass and rigs.
pub fn plugin(app: &mut App) {
    app.register_type::<Floodlights>();
    load_internal_asset!(app, STANDS, "stands.wesl", crate::table::draw::ink::shader);
    load_internal_asset!(app, TURF, "turf.wesl", crate::table::draw::ink::shader);
    app.add_plugins((
        Material2dPlugin::<StandsMaterial>::default(),
        Material2dPlugin::<TurfMaterial>::default(),
    ))
    .init_resource::<Floodlights>()
    .add_systems(Startup, build)
    .add_systems(PostUpdate, follow.in_set(FrameSet::PrepareRender).run_if(resource_changed::<Floodlights>));
}
