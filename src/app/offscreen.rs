//! The app without a window: the view of the table's camera, with egui's layers over it, is rendered into an image.
//! It needs neither a display nor an audio device, only a graphics driver.

use std::path::Path;
use std::time::Duration;

use bevy::app::PluginsState;
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

/// Log filter: hides messages of the graphics driver, and screenshots that come too late for an aborted film.
const QUIET: &str = "wgpu=off,wgpu_hal=off,bevy_render::view::window::screenshot=off";

/// The image that the table's camera renders into.
#[derive(Resource)]
struct RenderTargetImage(Handle<Image>);

/// Returns the Bevy app, rendering images of that size (pixels). Time stands still until [`advance_time`].
pub(super) fn build_app(root: &Path, (width, height): (u32, u32)) -> App {
    let mut app = App::new();
    super::assets::read_from(&mut app, root);
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<GilrsPlugin>()
            .set(WindowPlugin {
                // A window that no system opens: rooms read its size.
                primary_window: Some(Window {
                    resolution: WindowResolution::new(width, height),
                    focused: true,
                    ..default()
                }),
                exit_condition: ExitCondition::DontExit,
                ..default()
            })
            // A frame drawn before its pipelines are compiled would lack parts.
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
    app.insert_resource(RenderTargetImage(picture)).add_systems(PostStartup, aim);
    app
}

/// Advances time by that step with every frame, however long the frame takes.
pub(super) fn advance_time(world: &mut World, step: Duration) {
    world.insert_resource(TimeUpdateStrategy::ManualDuration(step));
}

/// Waits until the graphics driver is ready; then the app can be updated frame by frame.
pub(super) fn make_ready(app: &mut App) {
    while app.plugins_state() == PluginsState::Adding {
        bevy::tasks::tick_global_task_pools_on_main_thread();
    }
    app.finish();
    app.cleanup();
}

/// Makes the camera render into the image instead of the window.
fn aim(canvas: Res<RenderTargetImage>, cameras: Query<Entity, With<TableCamera>>, mut commands: Commands) {
    for camera in &cameras {
        commands.entity(camera).insert(RenderTarget::Image(canvas.0.clone().into()));
    }
}

/// Passes the next frame to `take` as an image, once the graphics card has sent it some frames later.
pub(super) fn capture(world: &mut World, mut take: impl FnMut(Image) + Send + Sync + 'static) {
    let canvas = world.resource::<RenderTargetImage>().0.clone();
    world.spawn(Screenshot::image(canvas)).observe(move |captured: On<ScreenshotCaptured>| {
        take(captured.image.clone());
    });
}
