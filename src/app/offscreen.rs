//! The engine without a window: what the table's camera sees, and egui's layers over it, become a picture in memory. Neither
//! a display nor a device for sound is needed, only a graphics driver.

use std::path::Path;
use std::time::Duration;

use bevy::app::PluginsState;
use bevy::asset::AssetPlugin;
use bevy::camera::RenderTarget;
use bevy::gilrs::GilrsPlugin;
use bevy::log::{Level, LogPlugin};
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::render_resource::TextureFormat;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, WindowResolution};
use bevy::winit::WinitPlugin;

use crate::table::draw::view::TableCamera;

/// What need not be told: what the driver thinks of itself, and that a picture comes too late for a film that is given up.
const QUIET: &str = "wgpu=off,wgpu_hal=off,bevy_render::view::window::screenshot=off";

/// What the table's camera draws on.
#[derive(Resource)]
struct Canvas(Handle<Image>);

/// The engine, drawing pictures of that size (pixels). No time goes by before [`let_time_pass`].
pub(super) fn engine(root: &Path, (width, height): (u32, u32)) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            .set(WindowPlugin {
                // One that no system opens: rooms ask it for its size.
                primary_window: Some(Window {
                    resolution: WindowResolution::new(width, height),
                    focused: true,
                    ..default()
                }),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            .set(AssetPlugin { file_path: root.to_string_lossy().into_owned(), ..default() })
            // A frame that lacks what is still compiled would be a hole in a film.
            .set(RenderPlugin {
                render_creation: super::graphics(),
                synchronous_pipeline_compilation: true,
                ..default()
            })
            .set(LogPlugin { level: Level::ERROR, filter: QUIET.into(), ..default() }),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::ZERO));
    let picture = Image::new_target_texture(width, height, TextureFormat::Rgba8UnormSrgb, None);
    let picture = app.world_mut().resource_mut::<Assets<Image>>().add(picture);
    app.insert_resource(Canvas(picture)).add_systems(PostStartup, aim);
    app
}

/// With every frame so much time goes by from now on, however long it takes.
pub(super) fn let_time_pass(world: &mut World, step: Duration) {
    world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

/// Waits until the graphics driver is there; then the app can be updated frame by frame.
pub(super) fn make_ready(app: &mut App) {
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
}

/// The camera draws into the picture, and not into the window that nobody opens.
fn aim(canvas: Res<Canvas>, cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(RenderTarget::Image(canvas.0.clone().into()));
    }
}

/// The next frame is handed over as a picture, once the graphics card has sent it: some frames later.
pub(super) fn capture(world: &mut World, mut take: impl FnMut(Image) + Send + Sync + 'static) {
    let canvas = world.resource::<Canvas>().0.clone();
    world.spawn(Screenshot::image(canvas)).observe(move |captured: On<ScreenshotCaptured>| {
        take(captured.image.clone());
    });
}
