//! The animated crowd: one mesh, moved by its vertex shader and at rest unless something moves it.
//!
//! [`CrowdIntensity`] sets the target of the crowd, and `animate` moves the shader's values towards it. While nothing
//! moves, the shader's time stands still, no material changes and no frame is requested.
use super::StadiumPart;
use super::seats::{StandSeat, seats};
use super::stands::Floodlights;
use crate::flow::clubs::CurrentClubs;
use crate::flow::frame::FrameSet;
use crate::table::draw::depth;
use base::between::between;
use bevy::{
    asset::{RenderAssetUsages, load_internal_asset, uuid_handle},
    camera::primitives::Aabb,
    mesh::{
        Indices, MeshVertexAttribute, MeshVertexBufferLayoutRef, PrimitiveTopology, VertexAttributeValues,
        VertexFormat,
    },
    prelude::*,
    render::render_resource::{AsBindGroup, RenderPipelineDescriptor, SpecializedMeshPipelineError},
    shader::ShaderRef,
    sprite_render::{AlphaMode2d, Material2d, Material2dKey, Material2dPipeline, Material2dPlugin},
    window::RequestRedraw,
};
use engine::Seat;
use stage::layout::{DesignPoint, SHEET_H, SHEET_W};
use stage::palette::{AWAY, HOME, Rgb};

const CROWD: Handle<Shader> = uuid_handle!("71f2f3a4-4b70-4c7e-93f2-2b6f6a1f0c05");
const NATURE: MeshVertexAttribute =
    MeshVertexAttribute::new("CrowdNature", 0x5a1d_e011, VertexFormat::Float32x4);
const CORNER: MeshVertexAttribute =
    MeshVertexAttribute::new("CrowdCorner", 0x5a1d_e012, VertexFormat::Float32x2);
const SHIRT: MeshVertexAttribute =
    MeshVertexAttribute::new("CrowdShirt", 0x5a1d_e013, VertexFormat::Unorm8x4);
const SKIN: MeshVertexAttribute = MeshVertexAttribute::new("CrowdSkin", 0x5a1d_e014, VertexFormat::Unorm8x4);
const HAIR: MeshVertexAttribute = MeshVertexAttribute::new("CrowdHair", 0x5a1d_e015, VertexFormat::Unorm8x4);

/// Duration of a wave round the stands, seconds.
const LAP: f32 = 6.0;

/// How strongly the crowd is to react. Writing the same values again costs nothing.
#[derive(Resource, Clone, Debug, PartialEq, Default, Reflect)]
#[reflect(Resource)]
pub struct CrowdIntensity {
    /// Per end (home, away): 1 jumps with raised arms, 0 is calm, -1 sits dejected.
    pub intensity: [f32; 2],
    /// True while one end has risen because its side shoots.
    pub risen: bool,
    /// Swaying in the seats. It costs a redraw every frame: on while a match is in progress, off so that the table
    /// can rest.
    pub lively: bool,
    /// True while a wave runs round the stands.
    pub wave: bool,
    /// Replaces swaying, jumping and waves by raised arms.
    pub reduced_motion: bool,
}

impl CrowdIntensity {
    /// Makes `side` cheer and the other end fall silent.
    pub const fn cheer(&mut self, side: Seat) {
        self.risen = false;
        self.intensity = match side {
            Seat::Home => [1.0, -1.0],
            Seat::Away => [-1.0, 1.0],
        };
    }

    /// Makes everybody sit down again.
    pub const fn settle(&mut self) {
        (self.intensity, self.risen) = ([0.0, 0.0], false);
    }
}

/// The current values on the way to the target.
#[derive(Resource, Clone, Debug, Default, Reflect)]
#[reflect(Resource)]
pub struct CrowdLevels {
    time: f32,
    intensity: [f32; 2],
    wave: Option<f32>,
    sway: f32,
}

impl CrowdLevels {
    /// Advances by `dt` seconds towards `target`. Returns true while anything moves.
    pub fn step(&mut self, target: &CrowdIntensity, dt: f32) -> bool {
        let mut moved = false;
        for (now, &want) in self.intensity.iter_mut().zip(&target.intensity) {
            let want = want.clamp(-1.0, 1.0);
            // Rises quickly and falls slowly.
            let pace = if want > *now { 4.5 } else { 1.6 };
            if (*now - want).abs() > f32::EPSILON {
                *now += between(want - *now, -pace * dt, pace * dt);
                moved = true;
            }
        }
        let jumping = self.intensity.iter().any(|&j| j > 0.0) && !target.reduced_motion;
        self.wave = match self.wave {
            _ if target.reduced_motion => None,
            Some(at) if at + dt / LAP < 1.0 || target.wave => Some((at + dt / LAP).fract()),
            Some(_) => None,
            None => target.wave.then_some(0.0),
        };
        let want = if target.lively && !target.reduced_motion { 1.0 } else { 0.0 };
        // The amplitude only grows or rests: a resting crowd keeps its pose.
        if want > self.sway {
            self.sway = (self.sway + dt * 2.0).min(1.0);
        }
        if jumping {
            self.sway = 1.0;
        }
        if target.reduced_motion && self.sway > 0.0 {
            self.sway = (self.sway - dt * 3.0).max(0.0);
            moved = true;
        }
        let alive = jumping || self.wave.is_some() || want > 0.0;
        if alive {
            // Wraps after two hours, because the shader's sines lose precision for large times.
            self.time = (self.time + dt) % 7200.0;
        }
        moved || alive
    }

    /// Returns true if anybody has reason to stand up.
    fn anybody_stands(&self) -> bool {
        self.wave.is_some() || self.intensity.iter().any(|&j| j > 0.0)
    }

    fn uniform(&self) -> Vec4 {
        Vec4::new(self.time, self.intensity[0], self.intensity[1], self.wave.unwrap_or(-1.0))
    }
}

/// Permission of a block's spectators to raise their arms. Without it, their pixels cost half.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ArmsRaised {
    /// Seated with arms down.
    Calm,
    /// Arms may be raised.
    Free,
}

impl From<&CrowdMaterial> for ArmsRaised {
    fn from(crowd: &CrowdMaterial) -> Self {
        crowd.arms
    }
}

/// The crowd's two materials.
#[derive(Resource, Debug)]
struct CrowdMaterials {
    calm: Handle<CrowdMaterial>,
    free: Handle<CrowdMaterial>,
}

/// Marks a block of spectators that changes between the two materials.
#[derive(Component)]
struct Seated;

/// The crowd's material.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(ArmsRaised)]
pub struct CrowdMaterial {
    arms: ArmsRaised,
    /// Time, intensity of both ends, wave.
    #[uniform(0)]
    motion: Vec4,
    /// Amplitude, dusk, floodlight, day.
    #[uniform(1)]
    scene: Vec4,
    /// Colour of home's scarves.
    #[uniform(2)]
    home: Vec4,
    /// Colour of away's scarves.
    #[uniform(3)]
    away: Vec4,
}

/// Returns a colour as the shader reads it: in sRGB, as the corners of the mesh have theirs.
fn scarf(colour: Rgb) -> Vec4 {
    let [r, g, b] = colour.parts().map(|part| f32::from(part) / 255.0);
    Vec4::new(r, g, b, 1.0)
}

impl Material2d for CrowdMaterial {
    fn vertex_shader() -> ShaderRef {
        CROWD.into()
    }
    fn fragment_shader() -> ShaderRef {
        CROWD.into()
    }
    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }
    fn specialize(
        _: &Material2dPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        layout: &MeshVertexBufferLayoutRef,
        key: Material2dKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        if key.bind_group_data == ArmsRaised::Calm
            && let Some(fragment) = descriptor.fragment.as_mut()
        {
            fragment.shader_defs.push("CALM".into());
        }
        descriptor.vertex.buffers = vec![layout.0.get_layout(&[
            Mesh::ATTRIBUTE_POSITION.at_shader_location(0),
            NATURE.at_shader_location(1),
            CORNER.at_shader_location(2),
            SHIRT.at_shader_location(3),
            SKIN.at_shader_location(4),
            HAIR.at_shader_location(5),
        ])?];
        Ok(())
    }
}

/// Makes a mesh with four corners per seat; the shader does the rest.
fn crowd_mesh(seats: &[StandSeat]) -> Mesh {
    let n = seats.len() * 4;
    let (mut place, mut nature, mut corner) =
        (Vec::with_capacity(n), Vec::with_capacity(n), Vec::with_capacity(n));
    let (mut shirt, mut skin, mut hair) =
        (Vec::with_capacity(n), Vec::with_capacity(n), Vec::with_capacity(n));
    let mut index = Vec::with_capacity(seats.len() * 6);
    // From the pitch outwards, so that raised arms overlap the row in front.
    for (k, s) in seats.iter().enumerate() {
        let [x, y] = DesignPoint::new(s.x, s.y).world();
        let rgba = |c: [u8; 3], a: bool| [c[0], c[1], c[2], if a { 255 } else { 0 }];
        for c in [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0f32]] {
            place.push([x, y, s.phase]);
            // An empty seat never moves: its temper is above all others.
            nature.push([s.turn, f32::from(u8::from(s.away)), if s.empty { 2.0 } else { s.temper }, s.round]);
            corner.push(c);
            shirt.push(rgba(s.shirt.parts(), true));
            skin.push(rgba(s.skin.parts(), !s.empty));
            hair.push(rgba(s.hair.parts(), !s.scarf));
        }
        #[expect(clippy::cast_possible_truncation, reason = "a few thousand seats")]
        let b = k as u32 * 4;
        index.extend([b, b + 2, b + 1, b, b + 3, b + 2]);
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, place)
        .with_inserted_attribute(NATURE, nature)
        .with_inserted_attribute(CORNER, corner)
        .with_inserted_attribute(SHIRT, VertexAttributeValues::Unorm8x4(shirt))
        .with_inserted_attribute(SKIN, VertexAttributeValues::Unorm8x4(skin))
        .with_inserted_attribute(HAIR, VertexAttributeValues::Unorm8x4(hair))
        .with_inserted_indices(Indices::U32(index))
}

/// Splits the stands into those on the sheet and those beyond each edge, so that invisible ones are not drawn. Each
/// block has its bounds in the world, raised arms included.
fn blocks(seats: Vec<StandSeat>) -> Vec<(Vec<StandSeat>, Aabb)> {
    let mut blocks = vec![Vec::new(); 3];
    for seat in seats {
        let beside = seat.x < -24.0 || seat.x > SHEET_W + 24.0;
        let beyond = seat.y < -24.0 || seat.y > SHEET_H + 24.0;
        blocks[if beside {
            1
        } else if beyond {
            2
        } else {
            0
        }]
        .push(seat);
    }
    let halves = blocks.into_iter().flat_map(|block| {
        // Left and right, or above and below; the middle stays whole.
        let (low, high): (Vec<_>, Vec<_>) = block
            .iter()
            .copied()
            .partition(|s| s.x < -24.0 || (s.x <= SHEET_W + 24.0 && s.y < SHEET_H + 24.0));
        [low, high]
    });
    halves
        .filter(|block| !block.is_empty())
        .map(|block| {
            let points = block.iter().flat_map(|s| {
                let [x, y] = DesignPoint::new(s.x, s.y).world();
                [Vec3::new(x - 40.0, y - 40.0, -1.0), Vec3::new(x + 40.0, y + 40.0, 1.0)]
            });
            let bounds = Aabb::enclosing(points).unwrap_or_default();
            (block, bounds)
        })
        .collect()
}

/// Marks the spectators of a block, which supporters of other clubs replace.
#[derive(Component)]
struct Supporters;

fn add_materials(
    mut commands: Commands,
    lights: Res<Floodlights>,
    mut crowds: ResMut<Assets<CrowdMaterial>>,
) {
    let mut dress = |arms| {
        let scene = lights.scene(0.0);
        let (home, away) = (scarf(HOME), scarf(AWAY));
        crowds.add(CrowdMaterial { arms, motion: CrowdLevels::default().uniform(), scene, home, away })
    };
    commands.insert_resource(CrowdMaterials { calm: dress(ArmsRaised::Calm), free: dress(ArmsRaised::Free) });
}

/// Fills the stands with the supporters of the clubs that meet; plain stands stay empty.
fn fill_stands(
    mut commands: Commands,
    current_clubs: Res<CurrentClubs>,
    both: Res<CrowdMaterials>,
    lights: Res<Floodlights>,
    old: Query<Entity, With<Supporters>>,
    (mut meshes, mut crowds): (ResMut<Assets<Mesh>>, ResMut<Assets<CrowdMaterial>>),
    mut filled: Local<Option<(CurrentClubs, bool)>>,
) {
    let wanted = Some((*current_clubs, lights.plain));
    if *filled == wanted {
        return;
    }
    *filled = wanted;
    for block in &old {
        commands.entity(block).despawn();
    }
    for (_, crowd) in crowds.iter_mut() {
        let [home, away] = Seat::BOTH.map(|seat| scarf(current_clubs.0.club(seat).colours.0));
        (crowd.home, crowd.away) = (home, away);
    }
    if lights.plain {
        return;
    }
    // Scarf holders need raised arms at all times.
    let (scarves, seated): (Vec<_>, Vec<_>) = seats(&current_clubs.0).into_iter().partition(|s| s.scarf);
    for (crowd, seated, z) in [(seated, true, 0.0), (scarves, false, 0.5)] {
        for (block, bounds) in blocks(crowd) {
            let mut spectators = commands.spawn((
                Name::new("crowd"),
                StadiumPart,
                Supporters,
                Mesh2d(meshes.add(crowd_mesh(&block))),
                MeshMaterial2d(if seated { both.calm.clone() } else { both.free.clone() }),
                Transform::from_xyz(0.0, 0.0, depth::CROWD + z),
                bounds,
            ));
            if seated {
                spectators.insert(Seated);
            }
        }
    }
}

/// Moves the crowd towards its target and requests the next frame while it moves.
fn animate(
    time: Res<Time>,
    target: Res<CrowdIntensity>,
    lights: Res<Floodlights>,
    mut levels: ResMut<CrowdLevels>,
    mut crowds: ResMut<Assets<CrowdMaterial>>,
    (both, mut seated): (Res<CrowdMaterials>, Query<&mut MeshMaterial2d<CrowdMaterial>, With<Seated>>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let moved = levels.step(&target, time.delta_secs());
    if !moved && !lights.is_changed() {
        return;
    }
    for (_, crowd) in crowds.iter_mut() {
        crowd.motion = levels.uniform();
        crowd.scene = lights.scene(levels.sway);
    }
    let arms = if levels.anybody_stands() { &both.free } else { &both.calm };
    for mut material in &mut seated {
        if material.0 != *arms {
            material.0 = arms.clone();
        }
    }
    if moved {
        redraw.write(RequestRedraw);
    }
}

/// Adds the crowd.
pub fn plugin(app: &mut App) {
    app.register_type::<CrowdIntensity>().register_type::<CrowdLevels>();
    load_internal_asset!(app, CROWD, "crowd.wesl", crate::table::draw::ink::shader);
    app.add_plugins(Material2dPlugin::<CrowdMaterial>::default())
        .init_resource::<CurrentClubs>()
        .init_resource::<CrowdIntensity>()
        .init_resource::<CrowdLevels>()
        .add_systems(Startup, add_materials)
        .add_systems(Update, fill_stands.in_set(FrameSet::ApplySteps).after(super::sky::update_sky))
        .add_systems(PostUpdate, animate.in_set(FrameSet::PrepareRender));
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::MatchClubs;

    #[test]
    fn the_crowd_is_idle_moves_and_is_idle_again() {
        let (mut levels, mut target) = (CrowdLevels::default(), CrowdIntensity::default());
        assert!(!levels.step(&target, 0.016));
        target.cheer(Seat::Home);
        assert!(levels.step(&target, 0.016));
        for _ in 0..60 {
            levels.step(&target, 0.016);
        }
        assert!((levels.intensity[0] - 1.0).abs() < 1e-6 && (levels.intensity[1] + 1.0).abs() < 1e-6);
        target.settle();
        let frames = (0..1000).take_while(|_| levels.step(&target, 0.016)).count();
        assert!((10..200).contains(&frames), "{frames}");
        let asleep = levels.time;
        assert!(!levels.step(&target, 5.0));
        assert!((levels.time - asleep).abs() < f32::EPSILON);
    }

    #[test]
    fn crowd_blocks_hold_every_spectator_once() {
        let all = seats(&MatchClubs::default());
        let blocks = blocks(all.clone());
        assert_eq!(blocks.len(), 4, "on the sheet, on both sides of it, and above");
        assert_eq!(blocks.iter().map(|(b, _)| b.len()).sum::<usize>(), all.len());
        assert!(blocks[0].0.len() > all.len() / 3, "{} of {}", blocks[0].0.len(), all.len());
    }

    #[test]
    fn a_wave_ends_its_lap() {
        let mut levels = CrowdLevels::default();
        let mut target = CrowdIntensity { wave: true, ..CrowdIntensity::default() };
        levels.step(&target, 0.1);
        target.wave = false;
        let frames = (0..200).take_while(|_| levels.step(&target, 0.1)).count();
        assert!((40..80).contains(&frames), "{frames}");
    }

    #[test]
    fn with_reduced_motion_the_crowd_only_raises_its_arms() {
        let mut levels = CrowdLevels::default();
        let mut target =
            CrowdIntensity { lively: true, wave: true, reduced_motion: true, ..CrowdIntensity::default() };
        assert!(!levels.step(&target, 0.016));
        target.cheer(Seat::Away);
        let frames = (0..1000).take_while(|_| levels.step(&target, 0.016)).count();
        assert!(frames < 100 && levels.time == 0.0);
    }
}
