//! Caches the stadium as a picture. While nobody in the stands moves, a frame costs only the cards and one picture
//! behind them. A second camera draws the stadium into the picture whenever something of it changes.

use bevy::asset::RenderAssetUsages;
use bevy::camera::visibility::{RenderLayers, VisibilitySystems};
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
use crate::table::draw::ink::SketchMaterial;
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
const SETTLE_SECS: f32 = 3.0;
/// Seconds without a change of size after which resizing counts as finished.
const RESIZE_PAUSE_SECS: f32 = 0.15;
/// Number of frames until a change is certainly in the picture.
const REDRAW_FRAMES: u32 = 3;

/// The camera that draws the stadium into the picture.
#[derive(Component, Debug)]
struct StadiumCamera;

/// The sprite that shows the picture.
#[derive(Component, Debug)]
struct Backdrop;

/// Time for which the picture is still redrawn.
#[derive(Resource, Debug, Default)]
struct PendingRedraw {
    frames: u32,
    secs: f32,
}

/// The window's size in pixels and the area of the table that it shows.
type PictureSize = (UVec2, Vec2);

/// A size that the picture does not have yet.
struct Resizing {
    size: PictureSize,
    /// Seconds since the last change of size.
    since: f32,
}

/// Adds the cache.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PendingRedraw>()
        .add_observer(|new: On<Add<StadiumPart>>, mut commands: Commands| {
            commands.entity(new.entity).insert(RenderLayers::layer(LAYER));
        })
        .add_systems(
            PostUpdate,
            (
                spawn_camera_and_backdrop,
                fit_picture_to_window,
                note_changes,
                note_material_changes::<StandsMaterial>,
                note_material_changes::<TurfMaterial>,
                note_material_changes::<CrowdMaterial>,
                note_material_changes::<SketchMaterial>,
                switch_camera,
            )
                .chain()
                .in_set(FrameSet::PrepareRender)
                .after(shake)
                .after(super::show)
                // A camera that is turned on later in the frame is drawn with the parts that it saw when it was on
                // last, none of which is extracted: they are missing until they change.
                .before(VisibilitySystems::CheckVisibility)
                .before(mark_moved_meshes),
        );
}

fn spawn_camera_and_backdrop(
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
fn fit_picture_to_window(
    time: Res<Time<Real>>,
    table: Single<(&Camera, &Projection, &Transform), (With<TableCamera>, Without<StadiumCamera>)>,
    stadium: Single<(&mut RenderTarget, &mut Projection, &mut Transform), With<StadiumCamera>>,
    backdrop: Single<
        (&MeshMaterial2d<PageMaterial>, &mut Transform),
        (With<Backdrop>, Without<StadiumCamera>, Without<TableCamera>),
    >,
    shake: Res<CameraShake>,
    (mut images, mut pages): (ResMut<Assets<Image>>, ResMut<Assets<PageMaterial>>),
    mut pending_redraw: ResMut<PendingRedraw>,
    mut shown: Local<Option<PictureSize>>,
    mut resizing: Local<Option<Resizing>>,
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
        pending_redraw.frames = REDRAW_FRAMES;
    }
    if *shown == Some((size, area)) || area.min_element() <= 0.0 {
        *resizing = None;
        return;
    }
    let pixels = size + UVec2::splat(2 * MARGIN);
    let whole = area * pixels.as_vec2() / size.as_vec2();
    place.scale = whole.extend(1.0);
    if shown.is_some() {
        let since = match &*resizing {
            Some(known) if known.size == (size, area) => known.since + time.delta_secs(),
            _ => 0.0,
        };
        *resizing = Some(Resizing { size: (size, area), since });
        if since < RESIZE_PAUSE_SECS {
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
    pending_redraw.secs = SETTLE_SECS;
}

/// Asks for a new picture if parts of the stadium were added, removed or changed.
fn note_changes(
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
    mut pending_redraw: ResMut<PendingRedraw>,
) {
    if gone.read().count() > 0 || !changed.is_empty() {
        pending_redraw.frames = REDRAW_FRAMES;
    }
}

/// Asks for a new picture if a material of that kind has changed.
fn note_material_changes<M: Material2d>(
    mut events: MessageReader<AssetEvent<M>>,
    mut pending_redraw: ResMut<PendingRedraw>,
) {
    if events.read().any(|event| !matches!(event, AssetEvent::Unused { .. })) {
        pending_redraw.frames = REDRAW_FRAMES;
    }
}

/// Turns the stadium's camera on only while the picture must be redrawn.
fn switch_camera(
    time: Res<Time<Real>>,
    mut camera: Single<&mut Camera, With<StadiumCamera>>,
    mut pending_redraw: ResMut<PendingRedraw>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let on = pending_redraw.frames > 0 || pending_redraw.secs > 0.0;
    if camera.is_active != on {
        camera.is_active = on;
    }
    if on {
        pending_redraw.frames = pending_redraw.frames.saturating_sub(1);
        pending_redraw.secs -= time.delta_secs();
        redraw.write(RequestRedraw);
    }
}
