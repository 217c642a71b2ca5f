//! Sound: whistle, ball, cards, stands and music, and their captions. This module knows no game.
//!
//! Write [`PlayCue`] for each cue of a step as it starts and [`UiSound`] for buttons, in `Update` or earlier. Set
//! [`Volumes`] and [`SupportedSeat`] whenever they change; stands and music follow the [`Screen`]. The [`director`]
//! turns cues into clips, the [`mixer`] mixes them into orders, and the output plays them on the device.
//! Without a sound device or files the game runs silently, and [`AudioStatus`] gives the reason. Add the plugin after
//! `AssetPlugin`.

pub mod captions;
pub mod crowd;
mod device;
pub mod director;
pub mod effects;
pub mod mixer;
mod output;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::flow::frame::FrameSet;
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
pub use captions::{Caption, Captions};
use engine::Seat;
pub use mixer::Volumes;
use stage::cue::Cue;
use words::MessageId;

/// A cue to play now.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlayCue(pub Cue);

/// The sound of a button or a menu.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum UiSound {
    /// A value moves by one step.
    Tick,
    /// The pointer or the focus enters something.
    Hover,
    /// A choice is confirmed.
    Confirm,
    /// The player goes one page back.
    Back,
    /// The action is not possible.
    Error,
}

/// The side of the listener.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SupportedSeat {
    /// The seat whose wins please the listener. `None` for two at one screen, or when watching: then every win does.
    pub seat: Option<Seat>,
    /// True if its fans have travelled: their end is louder.
    pub fans_travel: bool,
}

impl SupportedSeat {
    /// Returns true if the listener is glad when `side` scores or wins.
    #[must_use]
    pub fn cheers(self, side: Seat) -> bool {
        self.seat.is_none_or(|own| own == side)
    }

    /// Returns the end of the stadium that is louder than the other, if one is.
    #[must_use]
    pub const fn loud_end(self) -> Option<Seat> {
        if self.fans_travel { self.seat } else { None }
    }
}

/// The state of the sound output.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum AudioStatus {
    /// No problem is known.
    #[default]
    Working,
    /// No sound, for this reason: half a sentence for the settings page. It ends when a sound device is found.
    Silent(MessageId),
}

/// Adds messages, resources and systems of sound and captions.
pub fn plugin(app: &mut App) {
    app.add_plugins((listening, output::plugin));
}

/// Adds the same without output: no device is opened and no file is loaded.
pub fn silent_plugin(app: &mut App) {
    listening(app);
    app.world_mut().resource_mut::<mixer::Mixer>().clear_output();
}

/// Adds everything but the output: messages in, orders and captions out.
fn listening(app: &mut App) {
    app.add_message::<PlayCue>()
        .add_message::<UiSound>()
        .add_message::<RequestRedraw>()
        .init_resource::<Volumes>()
        .init_resource::<SupportedSeat>()
        .init_resource::<AudioStatus>()
        .init_resource::<Captions>()
        .init_resource::<mixer::Mixer>()
        .init_resource::<director::SoundDirector>()
        // Late in the frame, so that a cue of this frame sounds in it: an idle window may have no next frame.
        .add_systems(PostUpdate, direct.in_set(FrameSet::PrepareRender))
        .add_systems(
            Update,
            take_over.in_set(FrameSet::ApplySettings).run_if(resource_exists_and_changed::<Prefs>),
        );
}

/// Copies volumes and caption settings from the preferences.
fn take_over(prefs: Res<Prefs>, mut volumes: ResMut<Volumes>, mut captions: ResMut<Captions>) {
    let (shared, personal) = (&prefs.settings.shared, prefs.settings.personal());
    (volumes.master, volumes.crowd, volumes.effects, volumes.music) =
        (shared.master, shared.crowd, shared.effects, shared.music);
    volumes.muted = shared.muted;
    volumes.mute_on_focus_loss = shared.mute_in_background;
    volumes.lounge = shared.match_music;
    (captions.enabled, captions.every) = (personal.captions, personal.all_captions);
}

fn direct(
    time: Res<Time<Real>>,
    mut sounds: MessageReader<PlayCue>,
    mut buttons: MessageReader<UiSound>,
    (screen, listener, volumes): (Res<State<Screen>>, Res<SupportedSeat>, Res<Volumes>),
    windows: Query<&Window>,
    mut director: ResMut<director::SoundDirector>,
    mut mixer: ResMut<mixer::Mixer>,
    mut captions: ResMut<Captions>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let cues: Vec<Cue> = sounds.read().map(|s| s.0).collect();
    let buttons: Vec<UiSound> = buttons.read().copied().collect();
    let away = volumes.mute_on_focus_loss && !windows.is_empty() && !windows.iter().any(|w| w.focused);
    mixer.set_volumes(&volumes, volumes.muted || away);
    director.frame(time.elapsed_secs_f64(), &cues, &buttons, *screen.get(), *listener, &volumes, &mut mixer);
    if screen.is_changed() && !captions.is_empty() && *screen.get() != Screen::Match {
        captions.clear();
    }
    if !captions.is_empty() {
        captions.pass(time.delta_secs());
    }
    for cue in cues {
        if cue.caption().is_some() {
            captions.add_cue(cue);
        }
    }
    for text in director.take_captions() {
        captions.say(text);
    }
    if !captions.is_empty() || director.expects(&mixer) {
        redraw.write(RequestRedraw);
    }
}
