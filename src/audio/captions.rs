//! What is heard, in words, for those who cannot hear it: the list the HUD draws as chips. Pure.

use bevy::prelude::Resource;

use crate::stage::cue::Cue;

/// Seconds a caption stands before it fades.
pub const STANDS: f32 = 2.5;
/// Seconds it takes to fade.
pub const FADES: f32 = 0.4;
/// Captions shown at once; the oldest makes room.
pub const MOST: usize = 3;

/// One caption.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caption {
    /// Such as `Crowd roars`.
    pub text: &'static str,
    /// Seconds since it was heard last.
    pub age: f32,
}

impl Caption {
    /// 1 as long as it stands, then down to 0.
    #[must_use]
    pub fn opacity(&self) -> f32 {
        (1.0 - (self.age - STANDS) / FADES).clamp(0.0, 1.0)
    }
}

/// The captions to show, oldest first.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Captions {
    /// Whether the player wants them; without it the list stays empty.
    pub enabled: bool,
    list: Vec<Caption>,
}

impl Default for Captions {
    fn default() -> Self {
        Self { enabled: true, list: Vec::new() }
    }
}

impl Captions {
    /// The captions, oldest first; at most [`MOST`].
    #[must_use]
    pub fn list(&self) -> &[Caption] {
        &self.list
    }

    /// Whether nothing is shown.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Takes in a cue. One that is still shown stands anew in its place.
    pub fn hear(&mut self, cue: Cue) {
        let Some(text) = cue.caption().filter(|_| self.enabled) else { return };
        if let Some(known) = self.list.iter_mut().find(|c| c.text == text) {
            known.age = 0.0;
            return;
        }
        self.list.push(Caption { text, age: 0.0 });
        if self.list.len() > MOST {
            self.list.remove(0);
        }
    }

    /// Lets `secs` seconds pass.
    pub fn pass(&mut self, secs: f32) {
        for caption in &mut self.list {
            caption.age += secs;
        }
        let enabled = self.enabled;
        self.list.retain(|c| enabled && c.age < STANDS + FADES);
    }

    /// Takes all of them away.
    pub fn clear(&mut self) {
        self.list.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::cue::{Card, Crowd, Kick, Whistle};

    fn texts(captions: &Captions) -> Vec<&str> {
        captions.list().iter().map(|c| c.text).collect()
    }

    #[test]
    fn repeated_ones_merge_and_three_are_the_most() {
        let mut captions = Captions::default();
        captions.hear(Cue::Kick(Kick::Shot));
        captions.pass(1.0);
        captions.hear(Cue::Net);
        captions.hear(Cue::Kick(Kick::Shot));
        captions.hear(Cue::Card(Card::Flick));
        assert_eq!(texts(&captions), ["A shot", "Ball in the net"]);
        assert_eq!(captions.list()[0].age, 0.0);
        captions.hear(Cue::Crowd(Crowd::Roar, None));
        captions.hear(Cue::Whistle(Whistle::KickOff));
        assert_eq!(texts(&captions), ["Ball in the net", "Crowd roars", "Whistle: kick-off"]);
    }

    #[test]
    fn they_stand_fade_and_go() {
        let mut captions = Captions::default();
        captions.hear(Cue::Net);
        captions.pass(2.5);
        assert_eq!(captions.list()[0].opacity(), 1.0);
        captions.pass(0.2);
        assert!((captions.list()[0].opacity() - 0.5).abs() < 0.01);
        captions.pass(0.2);
        assert!(captions.is_empty());
    }

    #[test]
    fn switched_off_nothing_is_kept() {
        let mut captions = Captions::default();
        captions.hear(Cue::Net);
        captions.enabled = false;
        captions.pass(0.0);
        captions.hear(Cue::Hush);
        assert!(captions.is_empty());
    }
}
