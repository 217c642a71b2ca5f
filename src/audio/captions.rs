//! Captions: the sounds in words, for players who cannot hear them. The HUD draws the list as chips. Pure code without
//! Bevy systems.

use bevy::prelude::Resource;

use stage::cue::{CrowdSound, Cue};
use words::MessageId;

/// Seconds for which a caption is shown before it fades.
pub const STANDS: f32 = 2.5;
/// Seconds it takes to fade.
pub const FADE_SECS: f32 = 0.4;
/// Largest number of captions at once; a new one replaces the oldest.
pub const MAX_CAPTIONS: usize = 3;
/// Seconds since it was last heard before a replaced caption may come back.
pub const REPEAT_AFTER_SECS: f32 = 2.0;

/// One caption.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caption {
    /// The text, such as `Crowd roars`.
    pub text: MessageId,
    /// Seconds since the sound was last heard.
    pub age: f32,
}

impl Caption {
    /// Returns the opacity: 1 while the caption is shown, then down to 0.
    #[must_use]
    pub fn opacity(&self) -> f32 {
        (1.0 - (self.age - STANDS) / FADE_SECS).clamp(0.0, 1.0)
    }
}

/// The captions to show, oldest first.
#[derive(Resource, Clone, Debug, PartialEq)]
pub struct Captions {
    /// True if the player wants captions; otherwise the list stays empty.
    pub enabled: bool,
    /// True if the player also wants captions for routine sounds, whose cause is visible ([`Cue::routine`]).
    pub every: bool,
    list: Vec<Caption>,
    gone: Vec<Caption>,
}

impl Default for Captions {
    fn default() -> Self {
        Self { enabled: true, every: false, list: Vec::new(), gone: Vec::new() }
    }
}

impl Captions {
    /// Returns the captions, oldest first; at most [`MAX_CAPTIONS`].
    #[must_use]
    pub fn list(&self) -> &[Caption] {
        &self.list
    }

    /// Returns true if no caption is shown.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds the caption of a cue, if it has one that the player wants. Applause gets no caption beside a roar of the
    /// same end.
    pub fn add_cue(&mut self, cue: Cue) {
        match cue {
            Cue::Crowd(CrowdSound::Applause, end) => {
                let roar = Cue::Crowd(CrowdSound::Roar, end).caption();
                if self.list.iter().any(|c| Some(c.text) == roar) {
                    return;
                }
            }
            Cue::Crowd(CrowdSound::Roar, end) => {
                let applause = Cue::Crowd(CrowdSound::Applause, end).caption();
                self.list.retain(|c| Some(c.text) != applause);
            }
            _ => {}
        }
        if let Some(text) = cue.caption().filter(|_| self.every || !cue.routine()) {
            self.say(text);
        }
    }

    /// Adds a caption. One that is already shown starts again in its place; one that has just been replaced is ignored,
    /// so that two captions do not alternate.
    pub fn say(&mut self, text: MessageId) {
        if !self.enabled || self.gone.iter().any(|c| c.text == text) {
            return;
        }
        if let Some(known) = self.list.iter_mut().find(|c| c.text == text) {
            known.age = 0.0;
            return;
        }
        self.list.push(Caption { text, age: 0.0 });
        if self.list.len() > MAX_CAPTIONS {
            self.gone.push(self.list.remove(0));
        }
    }

    /// Advances by `secs` seconds.
    pub fn pass(&mut self, secs: f32) {
        for caption in self.list.iter_mut().chain(&mut self.gone) {
            caption.age += secs;
        }
        let enabled = self.enabled;
        self.list.retain(|c| enabled && c.age < STANDS + FADE_SECS);
        self.gone.retain(|c| enabled && c.age < REPEAT_AFTER_SECS);
    }

    /// Removes all captions.
    pub fn clear(&mut self) {
        self.list.clear();
        self.gone.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;
    use stage::cue::{CardSound, KickSound, WhistleSound};

    fn texts(captions: &Captions) -> Vec<String> {
        captions.list().iter().map(|c| c.text.shown()).collect()
    }

    #[test]
    fn a_roar_replaces_the_applause_of_the_same_stand() {
        let [home, away] = [Some(Seat::Home), Some(Seat::Away)];
        let captions_of = |cues: &[Cue]| {
            let mut captions = Captions::default();
            cues.iter().for_each(|cue| captions.add_cue(*cue));
            captions.list().len()
        };
        let (roar, clap) =
            (|end| Cue::Crowd(CrowdSound::Roar, end), |end| Cue::Crowd(CrowdSound::Applause, end));
        assert_eq!(captions_of(&[roar(away), clap(away)]), 1);
        assert_eq!(captions_of(&[clap(away), roar(away)]), 1);
        assert_eq!(captions_of(&[roar(away), clap(home)]), 2);
    }

    #[test]
    fn repeated_captions_merge_and_at_most_three_show() {
        let mut captions = Captions::default();
        captions.add_cue(Cue::Kick(KickSound::Shot));
        captions.pass(1.0);
        captions.add_cue(Cue::Net);
        captions.add_cue(Cue::Kick(KickSound::Shot));
        captions.add_cue(Cue::Card(CardSound::Flick));
        assert_eq!(texts(&captions), ["A shot", "Ball in the net"]);
        assert_eq!(captions.list()[0].age, 0.0);
        captions.add_cue(Cue::Crowd(CrowdSound::Roar, None));
        captions.add_cue(Cue::Whistle(WhistleSound::KickOff));
        assert_eq!(texts(&captions), ["Ball in the net", "Crowd roars", "Whistle: kick-off"]);
    }

    #[test]
    fn a_displaced_caption_does_not_return_at_once() {
        let mut captions = Captions::default();
        let shot = Cue::Kick(KickSound::Shot);
        for cue in
            [shot, Cue::Net, Cue::Crowd(CrowdSound::Roar, None), Cue::Whistle(WhistleSound::Double), shot]
        {
            captions.add_cue(cue);
        }
        assert_eq!(texts(&captions), ["Ball in the net", "Crowd roars", "Whistle: half-time"]);
        captions.pass(1.9);
        captions.add_cue(shot);
        assert!(!texts(&captions).contains(&"A shot".to_owned()));
        captions.pass(0.2);
        captions.add_cue(shot);
        assert_eq!(texts(&captions), ["Crowd roars", "Whistle: half-time", "A shot"]);
    }

    #[test]
    fn captions_of_visible_events_are_shown_on_demand() {
        let mut captions = Captions::default();
        captions.add_cue(Cue::Card(CardSound::Flick));
        assert!(captions.is_empty());
        captions.every = true;
        captions.add_cue(Cue::Card(CardSound::Flick));
        captions.add_cue(Cue::Kick(KickSound::Pass));
        assert_eq!(texts(&captions), ["A card turns up", "A pass"]);
    }

    #[test]
    fn captions_stay_then_fade_then_disappear() {
        let mut captions = Captions::default();
        captions.add_cue(Cue::Net);
        captions.pass(2.5);
        assert_eq!(captions.list()[0].opacity(), 1.0);
        captions.pass(0.2);
        assert!((captions.list()[0].opacity() - 0.5).abs() < 0.01);
        captions.pass(0.2);
        assert!(captions.is_empty());
    }

    #[test]
    fn disabled_captions_keep_nothing() {
        let mut captions = Captions::default();
        captions.add_cue(Cue::Net);
        captions.enabled = false;
        captions.pass(0.0);
        captions.add_cue(Cue::Hush);
        assert!(captions.is_empty());
    }
}
