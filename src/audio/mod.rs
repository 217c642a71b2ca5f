//! What is heard: whistle, ball, cards, stands and music, and the captions that say so. Knows no game.
//!
//! Write [`Sound`] for each cue of a beat as it starts and [`UiSound`] for buttons, in `Update` or earlier; set
//! [`Volumes`] and [`Listener`] whenever they change; stands and music follow the [`Screen`]. The [`director`] turns them
//! into orders, the [`bus`] mixes, the output plays. Without a sound device or without the files the game runs on silently and
//! [`AudioHealth`] says why. Add the plugin after `AssetPlugin`.

pub mod bus;
pub mod captions;
pub mod crowd;
pub mod director;
pub mod effects;
mod output;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_kira_audio::AudioSystemSet;

use crate::engine::Seat;
use crate::flow::frame::Frame;
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::stage::cue::Cue;
pub use bus::Volumes;
pub use captions::{Caption, Captions};

/// A cue whose moment has come.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct Sound(pub Cue);

/// What a button or a menu sounds like.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum UiSound {
    /// A value moves by one step.
    Tick,
    /// The pointer or the focus comes to something.
    Hover,
    /// Yes.
    Confirm,
    /// One page back.
    Back,
    /// That cannot be done.
    Error,
}

/// Whose win is the listener's; none with two at one screen, or when watching: then any win is one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listener(pub Option<Seat>);

impl Listener {
    /// Whether that side's joy is the listener's too.
    #[must_use]
    pub fn cheers(self, side: Seat) -> bool {
        self.0.is_none_or(|own| own == side)
    }
}

/// Whether anything can be heard.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub enum AudioHealth {
    /// As far as is known.
    #[default]
    Working,
    /// Nothing, until the next start, for this reason: half a sentence for the settings page.
    Silent(&'static str),
}

/// Adds messages, resources and systems of sound and captions.
pub fn plugin(app: &mut App) {
    app.add_plugins((listening, output::plugin));
}

/// The same where nobody listens: no device is opened and nothing is loaded.
pub fn unheard(app: &mut App) {
    listening(app);
    app.world_mut().resource_mut::<bus::Mixer>().go_deaf();
}

/// Everything but the loudspeakers: messages in, orders and captions out.
fn listening(app: &mut App) {
    app.add_message::<Sound>()
        .add_message::<UiSound>()
        .add_message::<RequestRedraw>()
        .init_resource::<Volumes>()
        .init_resource::<Listener>()
        .init_resource::<AudioHealth>()
        .init_resource::<Captions>()
        .init_resource::<bus::Mixer>()
        .init_resource::<director::Director>()
        // late, so that a cue written in this frame is heard in it: an idle window may have no next one
        .add_systems(PostUpdate, direct.in_set(Frame::Show).before(AudioSystemSet::PlayTypedChannels))
        .add_systems(Update, take_over.in_set(Frame::Adopt).run_if(resource_exists_and_changed::<Prefs>));
}

/// How loud it is, and what is written of it, from now on.
fn take_over(prefs: Res<Prefs>, mut volumes: ResMut<Volumes>, mut captions: ResMut<Captions>) {
    let now = &prefs.set;
    (volumes.master, volumes.crowd, volumes.effects, volumes.music) =
        (now.master, now.crowd, now.effects, now.music);
    volumes.muted = now.muted;
    (captions.enabled, captions.every) = (now.captions, now.captions_every);
}

fn direct(
    time: Res<Time<Real>>,
    mut sounds: MessageReader<Sound>,
    mut buttons: MessageReader<UiSound>,
    (screen, listener, volumes): (Res<State<Screen>>, Res<Listener>, Res<Volumes>),
    windows: Query<&Window>,
    mut director: ResMut<director::Director>,
    mut mixer: ResMut<bus::Mixer>,
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
            captions.hear(cue);
        }
    }
    for text in director.take_told() {
        captions.say(text);
    }
    if !captions.is_empty() || director.expects(&mixer) {
        redraw.write(RequestRedraw);
    }
}
