//! Caches the stadium as a picture. While nobody in the stands moves, a frame costs only the cards and one picture
//! behind them. A second camera draws the stadium into the picture whenever something of it changes.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::RenderLayers;
use bevy::camera::{RenderTarget, ScalingMode};
use bevy::prelude::*;
use bevy::render::render_resource::TextureFormat;
use bevy::render::storage::ShaderBuffer;
use bevy::sprite_render::Material2d;
use bevy::text::TextLayoutInfo;
use bevy::time::Real;
use bevy::window::RequestRedraw;

use super::StadiumPart;
use super::crowd::CrowdMaterial;
use super::stands::{StandsMaterial, TurfMaterial};
use crate::flow::frame::FrameSet;
use crate::table::draw::depth;
use crate::table::draw::ink::InkMaterial;
use crate::table::draw::order::mark_moved_meshes;
use crate::table::draw::page::{self, AtlasQuad, CardColours, PageKind, PageMaterial, ShownPart};
use crate::table::draw::paint;
use crate::table::draw::view::{CameraShake, TableCamera, shake};
use stage::palette::NAVY;

/// The render layer of the stadium.
const LAYER: usize = 1;
/// Margin of the picture beyond each edge of the window, for the shaking camera; pixels.
const MARGIN: u32 = 32;
/// Seconds for which a new picture is drawn every frame, because pipelines and fonts load late.
const SETTLES: f32 = 3.0;
/// Seconds without a change of size after which resizing counts as finished.
const STEADY: f32 = 0.15;
/// Frames until a change is certainly in the picture.
const FRAMES: u32 = 3;

/// The camera that draws the stadium into the picture.
#[derive(Component, Debug)]
struct StadiumCamera;

/// The sprite that shows the picture.
#[derive(Component, Debug)]
struct Backdrop;

/// Time for which the picture is still redrawn.
#[derive(Resource, Debug, Default)]
struct Fresh {
    frames: u32,
    secs: f32,
}

/// Adds the cache.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Fresh>()
        .add_observer(|new: On<Add<StadiumPart>>, mut commands: Commands| {
            commands.entity(new.entity).insert(RenderLayers::layer(LAYER));
        })
        .add_systems(
            PostUpdate,
            (
                set_up,
                frame,
                notice,
                notice_materials::<StandsMaterial>,
                notice_materials::<TurfMaterial>,
                notice_materials::<CrowdMaterial>,
                notice_materials::<InkMaterial>,
                keep,
            )
                .chain()
                .in_set(FrameSet::PrepareRender)
                .after(shake)
                .after(super::show)
                .before(mark_moved_meshes),
        );
}

fn set_up(
    tables: Query<(), Added<TableCamera>>,
    quad: Res<AtlasQuad>,
    mut pages: ResMut<Assets<PageMaterial>>,
    mut buffers: ResMut<Assets<ShaderBuffer>>,
    mut commands: Commands,
) {
    if tables.is_empty() {
        return;
    }
    commands.spawn((
        Name::new("stadium camera"),
        StadiumCamera,
        Camera2d,
        Msaa::Off,
        Camera { order: -1, clear_color: ClearColorConfig::Custom(paint(NAVY, 1.0)), ..default() },
        RenderTarget::None { size: UVec2::ONE },
        Projection::Orthographic(OrthographicProjection::default_2d()),
        RenderLayers::layer(LAYER),
    ));
    let page = pages.add(PageMaterial {
        image: Handle::default(),
        parts: buffers.add(page::page_regions([(Rect::new(0.0, 0.0, 1.0, 1.0), Vec2::ONE)])),
        coats: CardColours::default(),
        kind: PageKind::Plain,
    });
    commands.spawn((
        Name::new("stadium"),
        Backdrop,
        quad.showing(Some(&page), ShownPart::plain(1)),
        Transform::from_xyz(0.0, 0.0, depth::STANDS - 10.0),
    ));
}

/// Fits the picture to the window and to the view of the table's camera at rest. During resizing the old picture is
/// stretched, because a new one per frame would be thrown away at once.
fn frame(
    time: Res<Time<Real>>,
    table: Single<(&Camera, &Projection, &Transform), (With<TableCamera>, Without<StadiumCamera>)>,
    stadium: Single<(&mut RenderTarget, &mut Projection, &mut Transform), With<StadiumCamera>>,
    backdrop: Single<
        (&MeshMaterial2d<PageMaterial>, &mut Transform),
        (With<Backdrop>, Without<StadiumCamera>, Without<TableCamera>),
    >,
    shake: Res<CameraShake>,
    (mut images, mut pages): (ResMut<Assets<Image>>, ResMut<Assets<PageMaterial>>),
    mut fresh: ResMut<Fresh>,
    mut shown: Local<Option<(UVec2, Vec2)>>,
    mut wanted: Local<Option<(UVec2, Vec2, f32)>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let (camera, Projection::Orthographic(view), at) = *table else { return };
    let Some(size) = camera.physical_target_size().filter(|size| size.min_element() > 0) else { return };
    let area = view.area.size();
    let (mut target, mut projection, mut eye) = stadium.into_inner();
    let (page, mut place) = backdrop.into_inner();
    if !shake.shakes() && eye.translation != at.translation {
        eye.translation = at.translation;
        place.translation = at.translation.with_z(depth::STANDS - 10.0);
        fresh.frames = FRAMES;
    }
    if *shown == Some((size, area)) || area.min_element() <= 0.0 {
        *wanted = None;
        return;
    }
    let pixels = size + UVec2::splat(2 * MARGIN);
    let whole = area * pixels.as_vec2() / size.as_vec2();
    place.scale = whole.extend(1.0);
    if shown.is_some() {
        let since = match *wanted {
            Some((s, a, since)) if (s, a) == (size, area) => since + time.delta_secs(),
            _ => 0.0,
        };
        *wanted = Some((size, area, since));
        if since < STEADY {
            redraw.write(RequestRedraw);
            return;
        }
    }
    *shown = Some((size, area));
    let mut picture = Image::new_target_texture(pixels.x, pixels.y, TextureFormat::Rgba8UnormSrgb, None);
    // Only the graphics card reads it.
    picture.asset_usage = RenderAssetUsages::RENDER_WORLD;
    let image = images.add(picture);
    *target = RenderTarget::Image(image.clone().into());
    *projection = Projection::Orthographic(OrthographicProjection {
        scaling_mode: ScalingMode::Fixed { width: whole.x, height: whole.y },
        ..OrthographicProjection::default_2d()
    });
    if let Some(mut page) = pages.get_mut(&page.0) {
        page.image = image;
    }
    fresh.secs = SETTLES;
}

/// Notices added, removed and changed parts of the stadium.
fn notice(
    changed: Query<
        (),
        (
            With<StadiumPart>,
            Or<(
                Changed<Transform>,
                Changed<Visibility>,
                Changed<Mesh2d>,
                Changed<TextLayoutInfo>,
                Changed<TextColor>,
                Added<StadiumPart>,
            )>,
        ),
    >,
    mut gone: RemovedComponents<StadiumPart>,
    mut fresh: ResMut<Fresh>,
) {
    if gone.read().count() > 0 || !changed.is_empty() {
        fresh.frames = FRAMES;
    }
}

fn notice_materials<M: Material2d>(mut events: MessageReader<AssetEvent<M>>, mut fresh: ResMut<Fresh>) {
    if events.read().any(|event| !matches!(event, AssetEvent::Unused { .. })) {
        fresh.frames = FRAMES;
    }
}

/// Turns the stadium's camera on only while the picture must be redrawn.
fn keep(
    time: Res<Time<Real>>,
    mut camera: Single<&mut Camera, With<StadiumCamera>>,
    mut fresh: ResMut<Fresh>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let on = fresh.frames > 0 || fresh.secs > 0.0;
    if camera.is_active != on {
        camera.is_active = on;
    }
    if on {
        fresh.frames = fresh.frames.saturating_sub(1);
        fresh.secs -= time.delta_secs();
        redraw.write(RequestRedraw);
    }
}
