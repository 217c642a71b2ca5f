//! Tests the audio layer in a headless app: messages become mixer commands, and a missing file or device does no harm.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;

use super::device::AudioDevice;
use super::director::SoundDirector;
use super::mixer::{Mixer, MixerCommand};
use super::output::AudioOutput;
use super::*;
use stage::cue::{CardSound, CrowdSound, KickSound, WhistleSound};
use words::id;

fn app(millis: u64) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins)
        .insert_resource(State::new(Screen::default()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
    app
}

fn redraws(app: &mut App) -> usize {
    app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count()
}

fn assets() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets")
}

/// Returns every file named by the library.
fn library() -> Vec<&'static str> {
    use super::effects::*;
    let takes = AT_HAND.into_iter().chain(MATCH_KIT).chain([&WIN, &LOSE, &FANFARE, &MEDAL]);
    let loops = [MURMUR_LOOP, TENSE_LOOP, THEME_LOOP, LOUNGE_LOOP];
    takes.flat_map(|take| take.files.iter().copied()).chain(loops).collect()
}

#[test]
fn messages_become_mixer_commands_in_the_same_frame() {
    let mut app = app(16);
    app.add_plugins(listening);
    app.insert_resource(State::new(Screen::Match));
    app.update();
    app.world_mut().resource_mut::<Mixer>().take_commands();
    app.world_mut().write_message(PlayCue(Cue::Whistle(WhistleSound::KickOff)));
    app.world_mut().write_message(UiSound::Confirm);
    app.update();
    let orders = app.world_mut().resource_mut::<Mixer>().take_commands();
    let files: Vec<_> = orders
        .iter()
        .filter_map(|o| if let MixerCommand::Play(_, play, _) = o { Some(play.file) } else { None })
        .collect();
    assert_eq!(files, ["whistle_kickoff", "ui_confirm"]);
    app.world_mut().resource_mut::<Volumes>().muted = true;
    app.update();
    let orders = app.world_mut().resource_mut::<Mixer>().take_commands();
    assert_eq!(orders.len(), 4, "whistle, button and both loops fall silent: {orders:?}");
}

#[test]
fn captions_and_delays_keep_the_window_awake_only_as_long_as_they_last() {
    let mut app = app(50);
    app.add_plugins(listening);
    app.insert_resource(State::new(Screen::Match));
    app.update();
    redraws(&mut app);
    app.update();
    assert_eq!(redraws(&mut app), 0, "idle");
    app.world_mut().write_message(PlayCue(Cue::Net));
    app.world_mut().write_message(PlayCue(Cue::Crowd(CrowdSound::Roar, None)));
    let mut frames = 0;
    loop {
        app.update();
        if redraws(&mut app) == 0 {
            break;
        }
        frames += 1;
        assert!(frames < 100, "for ever");
    }
    assert!((55..=60).contains(&frames), "2.9 s at 50 ms, not {frames}");
    app.world_mut().resource_mut::<Captions>().enabled = false;
    app.world_mut().write_message(PlayCue(Cue::Net));
    app.update();
    assert_eq!(redraws(&mut app), 0, "captions switched off");
}

#[test]
fn losing_the_focus_mutes_if_set() {
    let mut app = app(16);
    app.add_plugins(listening);
    let window = app.world_mut().spawn(Window { focused: false, ..default() }).id();
    app.update();
    app.world_mut().resource_mut::<Mixer>().take_commands();
    app.update();
    assert!(app.world().resource::<Mixer>().is_idle());
    app.world_mut().resource_mut::<Volumes>().mute_on_focus_loss = true;
    app.update();
    let orders = app.world_mut().resource_mut::<Mixer>().take_commands();
    assert!(matches!(orders[..], [MixerCommand::Level { louder: false, .. }]), "{orders:?}");
    app.world_mut().entity_mut(window).get_mut::<Window>().unwrap().focused = true;
    app.update();
    let orders = app.world_mut().resource_mut::<Mixer>().take_commands();
    assert!(matches!(orders[..], [MixerCommand::Level { louder: true, .. }]), "{orders:?}");
}

/// Makes an app with sound output, if this machine has any, and runs it until that is known.
fn loud(assets: &str) -> App {
    let mut app = app(16);
    app.add_plugins((AssetPlugin { file_path: assets.into(), ..default() }, plugin));
    app.finish();
    app.cleanup();
    app.insert_resource(State::new(Screen::Match));
    app
}

/// Plays a lively match for `secs` seconds of real time.
fn play(app: &mut App, secs: f64) {
    let begin = std::time::Instant::now();
    let mut frame = 0;
    while begin.elapsed().as_secs_f64() < secs {
        frame += 1;
        for cue in [
            Cue::Card(CardSound::Slide),
            Cue::Kick(KickSound::Shot),
            Cue::Stake((frame % 11) as f32 / 10.0),
            if frame % 40 == 0 { Cue::Net } else { Cue::Hush },
            if frame % 40 == 0 { Cue::Crowd(CrowdSound::Roar, Some(Seat::Away)) } else { Cue::Stake(0.3) },
        ] {
            app.world_mut().write_message(PlayCue(cue));
        }
        app.world_mut().write_message(UiSound::Hover);
        if frame % 50 == 0 {
            let mut volumes = app.world_mut().resource_mut::<Volumes>();
            volumes.crowd = 1.1 - volumes.crowd;
            volumes.lounge = !volumes.lounge;
        }
        app.update();
        std::thread::sleep(Duration::from_millis(4));
    }
}

#[test]
fn without_the_files_the_game_runs_silently() {
    let mut app = loud("no/such/folder");
    let files = id!("sound-no-files");
    for _ in 0..20 {
        play(&mut app, 0.5);
        if *app.world().resource::<AudioStatus>() == AudioStatus::Silent(files) {
            break;
        }
    }
    assert_eq!(*app.world().resource::<AudioStatus>(), AudioStatus::Silent(id!("sound-no-files")));
    assert_eq!(app.world().resource::<AudioOutput>().counts(), (0, 0));
    assert_eq!(app.world().resource::<Mixer>().voices(), 0);
    assert!(!app.world().resource::<Captions>().is_empty(), "what would be heard is still told");
}

#[test]
fn no_sound_is_queued_with_or_without_a_device() {
    let mut app = loud("assets");
    // On a busy machine the first file takes long.
    for _ in 0..20 {
        play(&mut app, 1.5);
        let known = *app.world().resource::<AudioStatus>() != AudioStatus::Working;
        if known || app.world().resource::<AudioOutput>().counts().1 > 2 {
            break;
        }
    }
    let (waiting, live) = app.world().resource::<AudioOutput>().counts();
    match app.world().resource::<AudioStatus>() {
        AudioStatus::Working => assert!(live > 2 && live < 60 && waiting < 10, "{waiting} {live}"),
        AudioStatus::Silent(why) => {
            assert_eq!(*why, id!("sound-no-device"));
            assert_eq!((waiting, live), (0, 0));
        }
    }
}

/// Bug: headphones that were plugged in after the start stayed silent until the next start.
#[test]
fn a_device_that_appears_later_plays_the_current_loops() {
    let mut app = app(16);
    app.add_plugins(listening);
    app.insert_resource(State::new(Screen::Match));
    app.update();
    app.world_mut().resource_mut::<Mixer>().clear_output();
    app.world_mut().write_message(PlayCue(Cue::Whistle(WhistleSound::KickOff)));
    app.update();
    assert!(app.world().resource::<Mixer>().is_idle(), "no device");
    app.world_mut().resource_mut::<Mixer>().connect();
    app.world_mut().resource_mut::<SoundDirector>().begin_again();
    app.update();
    let orders = app.world_mut().resource_mut::<Mixer>().take_commands();
    assert!(
        matches!(&orders[..], [MixerCommand::Play(_, a, _), MixerCommand::Play(_, b, _)] if a.looped && b.looped),
        "the bed alone, and no whistle of before: {orders:?}"
    );
}

#[test]
fn every_file_of_the_library_is_there() {
    for file in library() {
        assert!(assets().join(format!("audio/{file}.ogg")).is_file(), "{file}");
    }
}

/// Needs a sound device, at least the null one (`ALSA_CONFIG_PATH=null.conf`, with `pcm.!default { type null }` and
/// `ctl.!default { type null }` in `null.conf`). Without a device there is nothing to test.
#[test]
fn with_a_device_it_plays_and_ends() {
    let mut app = loud("assets");
    play(&mut app, 6.0);
    if *app.world().resource::<AudioStatus>() != AudioStatus::Working {
        return;
    }
    let playing = |app: &mut App| app.world().non_send::<AudioDevice>().playing();
    assert!(playing(&mut app) >= 3);
    app.insert_resource(State::new(Screen::Title));
    let begin = std::time::Instant::now();
    while begin.elapsed().as_secs_f64() < 4.0 {
        app.update();
        std::thread::sleep(Duration::from_millis(4));
    }
    assert_eq!(playing(&mut app), 1, "the theme alone");
    assert_eq!(app.world().resource::<AudioOutput>().counts(), (0, 1));
    assert_eq!(app.world().resource::<Mixer>().voices(), 1);
}
