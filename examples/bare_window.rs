//! A window with Bevy and nothing of the game, the baseline of `tests/window/memory.sh` for memory and start time. It
//! has the same plugins and fonts, a camera and one egui pass per frame, and draws as rarely as the resting title.
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::WindowResolution;
use bevy::winit::{UpdateMode, WinitSettings};
use bevy_egui::{EguiContexts, EguiPlugin, EguiPrimaryContextPass, egui};
use bevy_kira_audio::AudioPlugin;
use five_a_side::theme::dressed;

fn say(mut contexts: EguiContexts) -> Result {
    egui::Window::new("Five-a-Side").show(contexts.ctx_mut()?, |ui| {
        for colour in 0..=255_u8 {
            ui.colored_label(egui::Color32::from_rgb(colour, 128, 255 - colour), "nothing");
        }
    });
    Ok(())
}

fn main() -> AppExit {
    let window =
        Window { title: "Five-a-Side".into(), resolution: WindowResolution::new(1280, 720), ..default() };
    App::new()
        .add_plugins(DefaultPlugins.set(WindowPlugin { primary_window: Some(window), ..default() }))
        .add_plugins((EguiPlugin::default(), AudioPlugin))
        .insert_resource(WinitSettings {
            focused_mode: UpdateMode::reactive_low_power(Duration::from_secs(60)),
            unfocused_mode: UpdateMode::reactive_low_power(Duration::from_secs(60)),
        })
        .add_systems(Startup, |mut commands: Commands| {
            commands.spawn((Camera2d, Msaa::Off, dressed(), bevy_egui::PrimaryEguiContext));
        })
        .add_systems(EguiPrimaryContextPass, say)
        .run()
}
