//! The player's settings in force: what is set reaches tempo, sound, text and window at once, and is saved.

use bevy::prelude::*;
use bevy::window::{MonitorSelection, PrimaryWindow, WindowMode};

use crate::audio::bus::Volumes;
use crate::audio::captions::Captions;
use crate::session::Trouble;
use crate::session::keys::Keys;
use crate::session::minds::Pace;
use crate::stage::atlas::CardSet;
use crate::store::{Pace as Wanted, Settings, Store, Writer};
use crate::table::motion::Tempo;
use crate::table::pack::WantedSet;
use crate::theme::UiScale;

/// The settings in force.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Prefs(pub Settings);

/// The data folder, on a thread of its own.
#[derive(Resource, Debug)]
pub struct Data(pub Writer);

/// A speed given on the command line, in force until the player sets another.
#[derive(Resource, Clone, Copy, Debug)]
pub struct SpeedOnce(pub f32);

/// Adds the settings.
pub fn plugin(app: &mut App) {
    let store = Store::open();
    let (settings, aside) = store.settings();
    app.insert_resource(Data(Writer::new(store)))
        .insert_resource(Prefs(settings))
        .add_systems(Update, (apply, tell_faults));
    if let Some(aside) = aside {
        let told = aside.to_string();
        app.add_systems(Startup, move |mut trouble: MessageWriter<Trouble>| {
            trouble.write(Trouble(told.clone()));
        });
    }
}

fn apply(
    prefs: Res<Prefs>,
    once: Option<Res<SpeedOnce>>,
    mut before: Local<Option<Settings>>,
    data: Res<Data>,
    mut tempo: ResMut<Tempo>,
    mut pace: ResMut<Pace>,
    mut scale: ResMut<UiScale>,
    mut volumes: ResMut<Volumes>,
    mut captions: ResMut<Captions>,
    mut cards: ResMut<WantedSet>,
    mut keys: ResMut<Keys>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut commands: Commands,
) {
    if before.as_ref() == Some(&prefs.0) {
        return;
    }
    let now = &prefs.0;
    let speed = match once {
        Some(once) if before.as_ref().is_none_or(|b| b.speed == now.speed) => once.0,
        Some(_) => {
            commands.remove_resource::<SpeedOnce>();
            now.speed
        }
        None => now.speed,
    };
    tempo.speed = if speed <= 0.0 { f32::INFINITY } else { speed };
    tempo.reduced = now.reduced_motion;
    *pace = match now.pace {
        Wanted::Natural => Pace::NATURAL,
        Wanted::Quick => Pace::QUICK,
        Wanted::Instant => Pace::INSTANT,
    };
    scale.text = now.ui_scale;
    (volumes.master, volumes.crowd, volumes.effects, volumes.music) =
        (now.master, now.crowd, now.effects, now.music);
    volumes.muted = now.muted;
    (captions.enabled, captions.every) = (now.captions, now.captions_every);
    *keys = Keys::from_settings(&now.keys);
    cards.0 = CardSet { four_colour: now.four_colour, high_contrast: now.high_contrast };
    if let Ok(mut window) = windows.single_mut() {
        let mode = if now.fullscreen {
            WindowMode::BorderlessFullscreen(MonitorSelection::Current)
        } else {
            WindowMode::Windowed
        };
        if window.mode != mode {
            window.mode = mode;
        }
    }
    if before.is_some() {
        let now = now.clone();
        data.0.later(move |store| store.save_settings(&now));
    }
    *before = Some(now.clone());
}

/// What could not be written is told.
fn tell_faults(data: Res<Data>, mut trouble: MessageWriter<Trouble>) {
    for fault in data.0.faults() {
        trouble.write(Trouble(format!("{fault}; the game goes on, but is not saved")));
    }
}
