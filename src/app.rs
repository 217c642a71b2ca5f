//! The window, and films without one: finds the assets, puts the plugins together, and says in one sentence why it
//! cannot open.

mod assets;
mod awake;
#[cfg(feature = "dev")]
mod dev;
mod display;
mod error_reporter;
mod film;
mod offscreen;
mod place;

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

use bevy::ecs::system::NonSendMarker;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{MemoryHints, RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{PresentMode, PrimaryWindow, WindowResolution};
use bevy::winit::{UpdateMode, WINIT_WINDOWS, WinitSettings};
use error_reporter::ErrorReporter;
pub use film::film;

use crate::flow::frame::{FirstSet, FrameSet};
use crate::flow::prefs::Prefs;
use crate::flow::start::{StartMatch, WatchReplay};
use crate::screens::loading::Autostart;
use crate::session::action_state::MAX_IDLE_SLEEP;
use crate::table::cards::pack::{AssetRoot, missing};
use crate::table::draw::view::table_camera;
use crate::{audio, flow, hud, rules, screens, session, table, theme};
use ai::Difficulty;
use base::app_id::APP_ID;
use cli::LaunchOptions;
use engine::{BySeat, Record, Seat};
use games::find;
use players::controller::Controller;
use store::places::{self, PICTURES};
use store::{Store, WindowPlacement};

/// Opens the window and runs until it is closed. Faults are reported.
#[must_use]
pub fn run(launch: LaunchOptions) -> ExitCode {
    // Nothing is open yet: the game may have to start again to use the display that is there.
    let shown = display::check();
    let store = Store::open();
    let (reporter, unsaved) = (ErrorReporter::new(&store), store.unsaved_indicator());
    let ended = shown.map_err(Some).and_then(|()| opened(launch, store, &reporter));
    // The store is gone after a last attempt to save.
    let lost = unsaved.reason().map(|why| format!("what was played last could not be saved: {why}"));
    match ended {
        Ok(exit) if exit.is_success() => {
            reporter.clear_errors();
            let Some(lost) = lost else { return ExitCode::SUCCESS };
            // A player who closed the window has already been asked.
            reporter.report(&lost);
            return ExitCode::FAILURE;
        }
        // It was logged.
        Ok(_) => {}
        Err(Some(error)) => reporter.report(&error),
        // A panic was reported when it happened.
        Err(None) => {}
    }
    if let Some(lost) = lost {
        reporter.report(&lost);
    }
    reporter.close();
    ExitCode::FAILURE
}

/// Runs the window until it is closed. The error is what keeps it from opening, or `None` for a panic, which was
/// reported already.
fn opened(
    launch: LaunchOptions,
    mut store: Store,
    reporter: &ErrorReporter,
) -> Result<AppExit, Option<String>> {
    let root = asset_root()?;
    let straight = autostart(&launch)?;
    reporter.report_panics();
    give_back_memory();
    let run = move || {
        let kept = store.window_place();
        let mut app = build_app(&root, reporter, kept);
        add_plugins(&mut app, root, store);
        if let Some(start) = straight {
            app.insert_resource(start);
        }
        if let Some(speed) = launch.speed {
            app.world_mut().resource_mut::<Prefs>().speed_once(speed);
        }
        app.run()
    };
    std::panic::catch_unwind(std::panic::AssertUnwindSafe(run)).map_err(|_| None)
}

/// Large blocks, pictures on their way to the graphics card, are given back when they are free. Left alone, glibc keeps
/// ever larger ones for later, in an arena of each thread: 50 MiB in a match.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code, reason = "one number of the C library is set; no crate wraps it")]
fn give_back_memory() {
    const LARGE: libc::c_int = 512 << 10;
    // SAFETY: it sets a number of the allocator; any value is allowed, from any thread, at any time.
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, LARGE);
    }
}

#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
const fn give_back_memory() {}

/// Small things share the graphics card's memory in blocks of a few megabytes; a page of pictures has its own, and what
/// it took on its way there is given back. In blocks of 128 MiB, as is usual, all of that stays taken: 70 MiB under
/// software Vulkan.
fn graphics() -> RenderCreation {
    const BLOCK: u64 = 4 << 20;
    RenderCreation::Automatic(Box::new(WgpuSettings {
        memory_hints: MemoryHints::Manual { suballocated_device_memory_block_size: BLOCK..2 * BLOCK },
        ..default()
    }))
}

/// Returns the Bevy app with its window, at the place that was kept, and its log.
fn build_app(root: &Path, reporter: &ErrorReporter, kept: WindowPlacement) -> App {
    let size = place::SIZE.as_uvec2();
    let mut app = App::new();
    assets::read_from(&mut app, root);
    app.insert_resource(reporter.clone()).add_plugins(
        DefaultPlugins
            .set(WindowPlugin {
                primary_window: Some(Window {
                    title: "Five-a-Side".into(),
                    name: Some(APP_ID.into()),
                    resolution: WindowResolution::new(size.x, size.y),
                    position: place::corner(kept),
                    present_mode: PresentMode::AutoVsync,
                    // Made visible once there is something to see: an undrawn window shows garbage.
                    visible: false,
                    resize_constraints: WindowResizeConstraints {
                        min_width: place::MIN_WINDOW_SIZE.x,
                        min_height: place::MIN_WINDOW_SIZE.y,
                        ..default()
                    },
                    ..default()
                }),
                // A dialog may have to open before it closes: see `flow::page`.
                close_when_requested: false,
                ..default()
            })
            .set(RenderPlugin { render_creation: graphics(), ..default() })
            .set(LogPlugin {
                filter: "info,wgpu=off,wgpu_hal=off,wgpu_core=error,naga=warn,symphonia=warn,bevy_kira_audio=error,rfd=off,bevy_shader::shader_cache=error".into(),
                custom_layer: error_reporter::kept,
                ..default()
            }),
    )
    // Nothing is drawn unless something asks for it: input, or RequestRedraw from what moves.
    .insert_resource(WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(MAX_IDLE_SLEEP),
        unfocused_mode: UpdateMode::reactive_low_power(Duration::from_secs(60)),
    })
    .add_systems(Startup, set_window_icon);
    place::plugin(&mut app, kept);
    app.add_plugins(awake::plugin);
    #[cfg(feature = "dev")]
    app.add_plugins(dev::plugin);
    app
}

/// Adds every plugin of the game to the app, the lower ones first. Pictures and sounds come from `assets`; `store`
/// keeps the saved data.
fn add_plugins(app: &mut App, assets: PathBuf, store: Store) {
    add_plugins_with_audio(app, assets, store, audio::plugin);
}

/// Adds the plugins as [`add_plugins`] does, with the given audio output.
fn add_plugins_with_audio(app: &mut App, assets: PathBuf, store: Store, audio: fn(&mut App)) {
    flow::add(app, &assets, store);
    app.insert_resource(AssetRoot(assets))
        .insert_resource(ClearColor(table::draw::paint(stage::palette::NAVY, 1.0)));
    app.add_plugins((
        theme::plugin,
        audio,
        table::plugin,
        session::plugin,
        hud::plugin,
        rules::plugin,
        screens::plugin,
    ))
    .add_systems(Startup, spawn_camera)
    .add_systems(Update, place::fill_screen.in_set(FrameSet::ApplySettings))
    .add_systems(First, clamp_delta.in_set(FirstSet::Window));
}

fn spawn_camera(mut commands: Commands) {
    commands.spawn((Name::new("camera"), table_camera(), theme::dressed(), bevy_egui::PrimaryEguiContext));
}

/// A frame after a longer pause than this follows a rest, and not a frame of a slow machine.
const SLOW: Duration = Duration::from_millis(120);
/// The duration of the first frame after a rest. Its real duration is that of the rest, in which a whole movement would
/// be over.
const AFTER_A_REST: Duration = Duration::from_millis(40);

/// Movements take as long on a slow machine as on a fast one, and begin at their beginning after a rest.
fn clamp_delta(strategy: Res<TimeUpdateStrategy>, real: Res<Time<Real>>, mut time: ResMut<Time<Virtual>>) {
    let pause = match *strategy {
        TimeUpdateStrategy::ManualDuration(step) => Some(step),
        _ => real.last_update().map(|last| last.elapsed()),
    };
    let rested = pause.is_none_or(|pause| pause > SLOW);
    time.set_max_delta(if rested { AFTER_A_REST } else { SLOW });
}

/// Sets the window's icon.
fn set_window_icon(window: Query<Entity, With<PrimaryWindow>>, _main: NonSendMarker) {
    let Ok(window) = window.single() else { return };
    let decoded = Image::from_buffer(
        include_bytes!("../assets/icon.png"),
        bevy::image::ImageType::Extension("png"),
        bevy::image::CompressedImageFormats::NONE,
        true,
        bevy::image::ImageSampler::Default,
        bevy::asset::RenderAssetUsages::MAIN_WORLD,
    );
    let Ok(image) = decoded else { return };
    let (w, h) = (image.width(), image.height());
    WINIT_WINDOWS.with_borrow(|windows| {
        if let (Some(window), Some(data)) = (windows.get_window(window), image.data)
            && let Ok(icon) = winit::window::Icon::from_rgba(data, w, h)
        {
            window.set_window_icon(Some(icon));
        }
    });
}

/// Returns the folder `assets`, wherever the game was started from. Every picture must be there: with half of them,
/// some cards would be blank.
fn asset_root() -> Result<PathBuf, String> {
    let assets = places::find_data(PICTURES).map_err(|error| error.to_string())?.join("assets");
    match &missing(&assets)[..] {
        [] => Ok(assets),
        [first, rest @ ..] => Err(format!(
            "the game's data are incomplete: {}{} cannot be read; install the game again",
            assets.join(first).display(),
            match rest.len() {
                0 => String::new(),
                n => format!(" and {n} more"),
            }
        )),
    }
}

/// Returns the match requested on the command line.
fn autostart(launch: &LaunchOptions) -> Result<Option<Autostart>, String> {
    if let Some(text) = &launch.watch {
        let record = Record::parse(text).map_err(|e| e.to_string())?;
        let watch = WatchReplay::new(record, None, None).ok_or("the match's game is not in this build")?;
        return Ok(Some(Autostart::Watch(WatchReplay { clubs: launch.clubs.clone(), ..watch })));
    }
    if let Some(path) = &launch.level {
        let scenario = scenarios::load(path).map_err(|e| e.to_string())?;
        let game = find(&scenario.record.game).ok_or("the level's game is not in this build")?;
        let controllers = BySeat::new(
            launch.home.unwrap_or(scenario.players[Seat::Home]),
            launch.away.unwrap_or(scenario.players[Seat::Away]),
        );
        let start = StartMatch { controllers, ..StartMatch::scenario(game, &scenario) };
        return Ok(Some(Autostart::Play(Box::new(start))));
    }
    let Some(id) = &launch.game else { return Ok(None) };
    let game = find(id).ok_or_else(|| format!("unknown game `{id}`"))?;
    let controllers = BySeat::new(
        launch.home.unwrap_or(Controller::Human),
        launch.away.unwrap_or(Controller::Bot(Difficulty::Amateur)),
    );
    let options = launch.options.clone().unwrap_or_default();
    let start = StartMatch::new(game, options, launch.seed, controllers);
    Ok(Some(Autostart::Play(Box::new(start))))
}

#[cfg(test)]
mod tests;
