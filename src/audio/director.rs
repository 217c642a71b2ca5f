//! The director: turns cues into orders for the mixer, and knows what comes later. No Bevy schedule, no loudspeaker:
//! time is handed in, in seconds of real time.

use bevy::prelude::Resource;

use super::bus::{Bus, Clip, Mixer, VoiceId, Volumes};
use super::crowd::{Bed, Duck, ROAR_DUCK_DB, Stands};
use super::effects::{self, Chooser, Take};
use super::{Listener, Scenery, UiSound};
use crate::engine::Seat;
use crate::stage::cue::{Crowd, Cue, Whistle};

/// Seconds from the net to the roar.
pub const ROAR_AFTER_NET: f64 = 0.1;
/// Seconds of a roar that the music gives way to.
const ROAR_SECS: f64 = 6.0;
/// Seconds of the three blasts that the jingle waits for.
const FULL_TIME_SECS: f64 = 3.0;
/// Seconds of a jingle, and what is taken off the music meanwhile.
const JINGLE: (f64, f32) = (6.5, -40.0);
/// Seconds from the net to the fanfare: the first burst of the roar is alone.
pub const FANFARE_AFTER_NET: f64 = 1.0;
/// Gain of the fanfare: it comes from loudspeakers under the roar.
const FANFARE_DB: f32 = -4.0;
/// Gain of one side's stands alone, and how far they stand from the middle.
const ONE_SIDE: (f32, f32) = (-2.0, 0.3);
/// Gain of the lounge in a match.
const LOUNGE_DB: f32 = -3.0;
/// What is at stake once the match is over.
const AFTERWARDS: f32 = 0.05;

/// Something that sounds a little later.
#[derive(Clone, Copy, Debug)]
struct Later {
    at: f64,
    take: &'static Take,
    gain: f32,
    side: Option<Seat>,
    duck: Option<(f64, f32)>,
    /// What the captions say when it sounds.
    told: Option<&'static str>,
}

impl Later {
    const fn of(at: f64, take: &'static Take) -> Self {
        Self { at, take, gain: 0.0, side: None, duck: None, told: None }
    }
}

/// Everything that outlasts one frame.
#[derive(Resource, Debug, Default)]
pub struct Director {
    chooser: Chooser,
    stands: Stands,
    duck: Duck,
    later: Vec<Later>,
    net_at: Option<f64>,
    blasts_until: f64,
    bed: Option<(VoiceId, VoiceId)>,
    bed_sounds: Option<Bed>,
    music: Option<(&'static str, VoiceId)>,
    /// Clapping in time, or the drum.
    rhythm: Option<VoiceId>,
    fanfare: Option<VoiceId>,
    told: Vec<&'static str>,
    scenery: Scenery,
}

impl Director {
    /// The mood of the stands.
    #[must_use]
    pub const fn stands(&self) -> &Stands {
        &self.stands
    }

    /// One frame at `now` seconds: hears the cues and buttons of this frame and gives the orders.
    pub fn frame(
        &mut self,
        now: f64,
        cues: &[Cue],
        buttons: &[UiSound],
        scenery: Scenery,
        listener: Listener,
        volumes: &Volumes,
        mixer: &mut Mixer,
    ) {
        self.turn_to(scenery, mixer);
        if cues.contains(&Cue::Net) {
            self.net_at = Some(now);
        }
        if cues.contains(&Cue::Whistle(Whistle::FullTime)) {
            self.blasts_until = now + FULL_TIME_SECS;
        }
        for cue in cues {
            self.hear(*cue, now, listener, mixer);
        }
        for button in buttons {
            self.sound(effects::ui(*button), now, 0.0, None, mixer);
        }
        self.come_due(now, mixer);
        self.keep_bed(now, scenery, volumes, mixer);
        self.keep_music(now, scenery, volumes, mixer);
    }

    /// What has begun to sound since the last call and no cue's caption told, in words.
    pub fn take_told(&mut self) -> Vec<&'static str> {
        std::mem::take(&mut self.told)
    }

    /// Whether something is to happen by itself soon, so that an idle window must not sleep.
    #[must_use]
    pub fn expects(&self, mixer: &Mixer) -> bool {
        let unsettled = self.bed.is_some() && self.stands.unsettled();
        !self.later.is_empty() || unsettled || (mixer.duck() < 0.0 && self.music.is_some())
    }

    fn turn_to(&mut self, scenery: Scenery, mixer: &mut Mixer) {
        if scenery == self.scenery {
            return;
        }
        self.scenery = scenery;
        if scenery == Scenery::Match {
            return; // its first cues may have come before
        }
        self.later.clear();
        self.stands = Stands::default();
        (self.bed, self.rhythm, self.fanfare) = (None, None, None);
        mixer.stop_bus(Bus::Crowd, 0.8);
    }

    fn hear(&mut self, cue: Cue, now: f64, listener: Listener, mixer: &mut Mixer) {
        match cue {
            Cue::Whistle(w) => self.sound(effects::whistle(w), now, 0.0, None, mixer),
            Cue::Kick(k) => self.sound(effects::kick(k), now, 0.0, None, mixer),
            Cue::Card(c) => self.sound(effects::card(c), now, 0.0, None, mixer),
            Cue::Net => self.sound(&effects::NET, now, 0.0, None, mixer),
            Cue::Crowd(crowd, side) => self.stands_up(crowd, side, now, mixer),
            Cue::Hush => {
                self.stands.hush(now);
                self.end_rhythm(mixer);
                self.end_fanfare(mixer);
            }
            Cue::Stake(stake) => self.stands.stake(stake),
            Cue::Fanfare(side) if listener.cheers(side) => {
                let at = self.after_net(now, FANFARE_AFTER_NET);
                let told = Some("Fanfare in the stadium");
                self.later.push(Later { gain: FANFARE_DB, told, ..Later::of(at, &effects::FANFARE) });
            }
            Cue::Medal(side) if listener.cheers(side) => {
                // The jingle of the win comes first.
                let at = now.max(self.blasts_until) + JINGLE.0;
                let (duck, told) = (Some(JINGLE), Some("A medal: chimes"));
                self.later.push(Later { duck, told, ..Later::of(at, &effects::MEDAL) });
            }
            Cue::Fanfare(_) | Cue::Medal(_) => {}
            Cue::Final(winner) => self.finish(winner, now, listener, mixer),
        }
    }

    fn stands_up(&mut self, crowd: Crowd, side: Option<Seat>, now: f64, mixer: &mut Mixer) {
        self.stands.breathe();
        if crowd != Crowd::Chant {
            self.end_rhythm(mixer);
        }
        let take = effects::crowd(crowd);
        if crowd == Crowd::Roar {
            let at = self.after_net(now, ROAR_AFTER_NET);
            let duck = Some((ROAR_SECS, ROAR_DUCK_DB));
            self.later.push(Later { side, duck, ..Later::of(at, take) });
            if let Some(side) = side {
                self.stands.goal(side, now);
            }
        } else {
            let voice = self.start(take, now, 0.0, side, mixer);
            if matches!(crowd, Crowd::Chant | Crowd::Drum) {
                self.rhythm = voice.or(self.rhythm);
            }
        }
    }

    /// So many seconds after the ball went in, or now if there was no net or it is long ago.
    fn after_net(&self, now: f64, secs: f64) -> f64 {
        self.net_at.map_or(now, |net| now.max(net + secs))
    }

    fn end_rhythm(&mut self, mixer: &mut Mixer) {
        if let Some(voice) = self.rhythm.take() {
            mixer.stop(voice, 0.6);
        }
    }

    /// Play goes on, or the match is over.
    fn end_fanfare(&mut self, mixer: &mut Mixer) {
        self.later.retain(|later| !std::ptr::eq(later.take, &effects::FANFARE));
        if let Some(voice) = self.fanfare.take() {
            mixer.stop(voice, 0.6);
        }
    }

    fn finish(&mut self, winner: Option<Seat>, now: f64, listener: Listener, mixer: &mut Mixer) {
        self.stands.breathe();
        self.stands.stake(AFTERWARDS);
        self.end_rhythm(mixer);
        self.end_fanfare(mixer);
        let at = now.max(self.blasts_until);
        let jingle = |take, told| Later { duck: Some(JINGLE), told: Some(told), ..Later::of(at, take) };
        let clap = |gain| Later { gain, side: winner, ..Later::of(at, &effects::APPLAUSE) };
        match winner {
            None => self.later.push(clap(0.0)),
            Some(winner) if listener.cheers(winner) => {
                self.later.extend([jingle(&effects::WIN, "Music: a win"), clap(-6.0)]);
            }
            // The stands have nothing to say.
            Some(_) => self.later.push(jingle(&effects::LOSE, "Music: a defeat")),
        }
    }

    fn come_due(&mut self, now: f64, mixer: &mut Mixer) {
        let (due, later) = self.later.iter().partition(|l: &&Later| l.at <= now);
        self.later = later;
        let due: Vec<Later> = due;
        for Later { take, gain, side, duck, told, .. } in due {
            let Some(voice) = self.start(take, now, gain, side, mixer) else { continue };
            if std::ptr::eq(take, &effects::FANFARE) {
                self.fanfare = Some(voice);
            }
            if let Some((secs, db)) = duck {
                self.duck.under(now + secs, db);
            }
            self.told.extend(told);
        }
    }

    fn sound(&mut self, take: &'static Take, now: f64, gain: f32, side: Option<Seat>, mixer: &mut Mixer) {
        self.start(take, now, gain, side, mixer);
    }

    fn start(
        &mut self,
        take: &'static Take,
        now: f64,
        gain: f32,
        side: Option<Seat>,
        mixer: &mut Mixer,
    ) -> Option<VoiceId> {
        let mut play: Clip = self.chooser.play(take, now)?;
        play.gain += gain;
        if let (Bus::Crowd, Some(side)) = (take.bus, side) {
            play.gain += ONE_SIDE.0;
            play.pan = if side == Seat::Home { -ONE_SIDE.1 } else { ONE_SIDE.1 };
        }
        Some(mixer.play(play))
    }

    fn keep_bed(&mut self, now: f64, scenery: Scenery, volumes: &Volumes, mixer: &mut Mixer) {
        let hushed = self.stands.hushed(now);
        let wanted = scenery == Scenery::Match && volumes.audible(Bus::Crowd);
        let bed = self.stands.bed();
        match self.bed {
            None if wanted => {
                let looped = |file, db| Clip { pan: bed.pan, ..Clip::looped(file, Bus::Crowd, db, 2.0) };
                let mut layer = |file, db| mixer.play(looped(file, db));
                let voices = (layer(effects::MURMUR_LOOP, bed.murmur), layer(effects::TENSE_LOOP, bed.tense));
                self.bed = Some(voices);
                self.bed_sounds = Some(bed);
            }
            Some((murmur, tense)) if !wanted => {
                mixer.stop(murmur, 0.8);
                mixer.stop(tense, 0.8);
                self.bed = None;
            }
            Some((murmur, tense)) => {
                let Some(was) = self.bed_sounds.filter(|was| *was != bed) else { return };
                let both_fall = bed.murmur < was.murmur && bed.tense < was.tense;
                let both_rise = bed.murmur > was.murmur && bed.tense > was.tense;
                let leans = bed.pan != was.pan;
                let secs = match (both_fall && hushed, both_rise) {
                    _ if leans && bed.pan == 0.0 => 3.0, // the end that was silent finds its voice
                    _ if leans => 0.4,
                    (true, _) => 0.25,
                    (_, true) => 0.4,
                    _ if bed.tense > was.tense => 1.5, // it boils up
                    _ => 4.0,                          // and calms down slowly
                };
                for (voice, db) in [(murmur, bed.murmur), (tense, bed.tense)] {
                    mixer.gain(voice, db, secs);
                    if leans {
                        mixer.pan(voice, bed.pan, secs);
                    }
                }
                self.bed_sounds = Some(bed);
            }
            None => {}
        }
    }

    fn keep_music(&mut self, now: f64, scenery: Scenery, volumes: &Volumes, mixer: &mut Mixer) {
        let wanted = match scenery {
            _ if !volumes.audible(Bus::Music) => None,
            Scenery::Menu => Some((effects::THEME_LOOP, 0.0)),
            Scenery::Match => volumes.lounge.then_some((effects::LOUNGE_LOOP, LOUNGE_DB)),
        };
        if self.music.map(|(file, _)| file) != wanted.map(|(file, _)| file) {
            if let Some((_, voice)) = self.music.take() {
                mixer.stop(voice, 1.2);
            }
            self.music = wanted.map(|(file, db)| (file, mixer.play(Clip::looped(file, Bus::Music, db, 1.5))));
        }
        let duck = self.duck.level(now);
        if duck != mixer.duck() {
            mixer.set_duck(duck, if duck < mixer.duck() { 0.15 } else { 1.5 });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::bus::Order;
    use super::*;
    use crate::stage::cue::{Card, Kick};

    struct Stage {
        director: Director,
        mixer: Mixer,
        volumes: Volumes,
        listener: Listener,
    }

    fn stage() -> Stage {
        Stage {
            director: Director::default(),
            mixer: Mixer::default(),
            volumes: Volumes::default(),
            listener: Listener(None),
        }
    }

    impl Stage {
        fn orders(&mut self, now: f64, cues: &[Cue], scenery: Scenery) -> Vec<Order> {
            let Self { director, mixer, volumes, listener } = self;
            mixer.set_volumes(volumes, false);
            director.frame(now, cues, &[], scenery, *listener, volumes, mixer);
            mixer.take_orders()
        }

        fn files(&mut self, now: f64, cues: &[Cue]) -> Vec<&'static str> {
            self.orders(now, cues, Scenery::Match)
                .into_iter()
                .filter_map(|o| match o {
                    Order::Play(_, play, _) => Some(play.file),
                    _ => None,
                })
                .collect()
        }
    }

    const ROAR: Cue = Cue::Crowd(Crowd::Roar, Some(Seat::Home));

    #[test]
    fn a_match_starts_both_loops_together_and_the_menu_ends_them() {
        let mut stage = stage();
        assert_eq!(stage.files(0.0, &[]), [effects::MURMUR_LOOP, effects::TENSE_LOOP]);
        assert!(stage.files(0.1, &[]).is_empty());
        let orders = stage.orders(0.2, &[], Scenery::Menu);
        assert_eq!(orders.iter().filter(|o| matches!(o, Order::Stop { .. })).count(), 2);
        assert!(matches!(&orders[2], Order::Play(_, p, _) if p.file == effects::THEME_LOOP && p.looped));
        let orders = stage.orders(0.3, &[], Scenery::Match);
        assert!(matches!(orders.last(), Some(Order::Stop { .. })), "no music in a match: {orders:?}");
    }

    #[test]
    fn the_roar_follows_the_net_and_never_twice_the_same() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        let mut roars = Vec::new();
        for goal in 0..10 {
            let at = f64::from(goal) * 10.0;
            let at_once = stage.files(at, &[ROAR, Cue::Net]);
            assert!(matches!(at_once[..], ["net_1" | "net_2"]), "{at_once:?}");
            assert!(stage.director.expects(&stage.mixer));
            assert!(stage.files(at + 0.09, &[]).is_empty());
            let roar = stage.files(at + 0.1, &[]);
            assert_eq!(roar.len(), 1);
            roars.extend(roar);
            assert!(stage.files(at + 6.1, &[]).is_empty());
            assert!(!stage.director.expects(&stage.mixer), "no music plays, nothing to wait for");
        }
        assert!(roars.windows(2).all(|w| w[0] != w[1]), "{roars:?}");
        assert_eq!(stage.files(200.0, &[ROAR]).len(), 1, "without a net it roars at once");
    }

    #[test]
    fn the_lounge_is_quiet_under_a_roar_and_comes_back() {
        let mut stage = stage();
        stage.volumes.lounge = true;
        assert!(stage.files(0.0, &[]).contains(&effects::LOUNGE_LOOP));
        stage.files(1.0, &[ROAR]);
        assert_eq!(stage.mixer.duck(), ROAR_DUCK_DB);
        assert!(stage.director.expects(&stage.mixer));
        stage.files(6.9, &[]);
        assert_eq!(stage.mixer.duck(), ROAR_DUCK_DB);
        stage.files(7.0, &[]);
        assert_eq!(stage.mixer.duck(), 0.0);
        assert!(!stage.director.expects(&stage.mixer));
    }

    #[test]
    fn a_hush_dips_both_loops_and_the_crowd_brings_them_back() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        let dip = stage.orders(1.0, &[Cue::Hush], Scenery::Match);
        assert_eq!(dip.len(), 2);
        assert!(dip.iter().all(|o| matches!(o, Order::Level { louder: false, .. })));
        assert!(stage.director.expects(&stage.mixer));
        let back = stage.orders(1.5, &[Cue::Crowd(Crowd::Ooh, None)], Scenery::Match);
        assert_eq!(back.iter().filter(|o| matches!(o, Order::Level { louder: true, .. })).count(), 2);
        stage.orders(10.0, &[Cue::Hush], Scenery::Match);
        let back = stage.orders(12.0, &[], Scenery::Match);
        assert_eq!(back.len(), 2, "by itself after two seconds");
        assert!(!stage.director.expects(&stage.mixer));
    }

    #[test]
    fn the_stake_cross_fades() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        let orders = stage.orders(1.0, &[Cue::Stake(0.9)], Scenery::Match);
        let louder: Vec<_> = orders
            .iter()
            .map(|o| match o {
                Order::Level { louder, secs, .. } => (*louder, *secs),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(louder, [(false, 1.5), (true, 1.5)]);
        assert!(stage.orders(2.0, &[Cue::Stake(0.85)], Scenery::Match).is_empty());
    }

    #[test]
    fn the_end_waits_for_the_whistle_and_knows_who_listens() {
        let over = |winner, listener| {
            let mut stage = stage();
            stage.listener = Listener(listener);
            stage.files(0.0, &[]);
            let first = stage.files(1.0, &[Cue::Final(winner), Cue::Whistle(Whistle::FullTime)]);
            assert_eq!(first, ["whistle_fulltime"]);
            assert!(stage.files(3.9, &[]).is_empty());
            stage.files(4.0, &[])
        };
        let (home, away) = (Some(Seat::Home), Some(Seat::Away));
        assert_eq!(over(None, home), ["crowd_applause"]);
        assert_eq!(over(home, home), ["jingle_win", "crowd_applause"]);
        assert_eq!(over(away, None), ["jingle_win", "crowd_applause"], "two at one screen");
        assert_eq!(over(away, home), ["jingle_lose"]);
    }

    #[test]
    fn clapping_in_time_stops_when_something_happens() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        assert_eq!(stage.files(1.0, &[Cue::Crowd(Crowd::Chant, None)]).len(), 1);
        assert!(stage.files(3.0, &[Cue::Crowd(Crowd::Chant, None)]).is_empty(), "one at a time");
        let orders = stage.orders(4.0, &[Cue::Crowd(Crowd::Ooh, None)], Scenery::Match);
        assert!(orders.iter().any(|o| matches!(o, Order::Stop { .. })));
    }

    #[test]
    fn the_drum_ends_in_the_hush() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        let drum = Cue::Crowd(Crowd::Drum, None);
        let drums: Vec<_> = (1..9).flat_map(|k| stage.files(f64::from(k) * 5.0, &[drum])).collect();
        assert!(drums.windows(2).all(|pair| pair[0] != pair[1]) && drums.len() == 8, "{drums:?}");
        let orders = stage.orders(41.0, &[Cue::Hush], Scenery::Match);
        assert_eq!(orders.iter().filter(|o| matches!(o, Order::Stop { .. })).count(), 1, "{orders:?}");
    }

    #[test]
    fn the_fanfare_comes_after_the_roar_for_those_who_cheer() {
        let goal = [Cue::Net, ROAR, Cue::Fanfare(Seat::Home)];
        for (listener, heard) in [(None, true), (Some(Seat::Home), true), (Some(Seat::Away), false)] {
            let mut stage = stage();
            stage.listener = Listener(listener);
            stage.files(0.0, &[]);
            stage.files(1.0, &goal);
            stage.files(1.1, &[]);
            assert!(stage.director.take_told().is_empty(), "not yet");
            assert_eq!(stage.files(2.0, &[]) == ["jingle_goal"], heard, "{listener:?}");
            assert_eq!(stage.director.take_told().len(), usize::from(heard));
            let orders = stage.orders(3.0, &[Cue::Hush], Scenery::Match);
            assert_eq!(orders.iter().any(|o| matches!(o, Order::Stop { .. })), heard, "play goes on");
            assert!(
                !stage.files(20.0, &goal).is_empty() && stage.files(20.5, &[Cue::Final(None)]).len() == 2
            );
            assert!(stage.files(21.5, &[]).is_empty(), "it was not to come any more");
        }
    }

    #[test]
    fn a_medal_comes_after_the_win() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        let end = [Cue::Whistle(Whistle::FullTime), Cue::Final(Some(Seat::Home)), Cue::Medal(Seat::Home)];
        stage.files(1.0, &end);
        assert_eq!(stage.files(4.0, &[]), ["jingle_win", "crowd_applause"]);
        assert!(stage.files(10.4, &[]).is_empty());
        assert_eq!(stage.files(10.5, &[]), ["jingle_unlock"]);
        assert_eq!(stage.director.take_told(), ["Music: a win", "A medal: chimes"]);
    }

    #[test]
    fn after_a_goal_the_bed_comes_from_the_end_that_sings() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        let lean = |orders: Vec<Order>| -> Vec<f32> {
            orders
                .iter()
                .filter_map(|o| if let Order::Pan { pan, .. } = o { Some(*pan) } else { None })
                .collect()
        };
        let left = lean(stage.orders(1.0, &[ROAR], Scenery::Match));
        assert!(left.len() == 2 && left.iter().all(|pan| *pan < 0.0), "both loops go left: {left:?}");
        assert!(lean(stage.orders(6.9, &[], Scenery::Match)).is_empty());
        assert_eq!(lean(stage.orders(7.0, &[], Scenery::Match)), [0.0, 0.0]);
        let away = Cue::Crowd(Crowd::Roar, Some(Seat::Away));
        assert!(lean(stage.orders(8.0, &[away], Scenery::Match)).iter().all(|pan| *pan > 0.0));
    }

    #[test]
    fn one_side_of_the_stands_comes_from_there() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        let pan = |orders: Vec<Order>| {
            orders.iter().find_map(|o| if let Order::Play(_, p, _) = o { Some(p.pan) } else { None })
        };
        let ooh = |side| Cue::Crowd(Crowd::Ooh, side);
        assert!(pan(stage.orders(1.0, &[ooh(Some(Seat::Home))], Scenery::Match)).unwrap() < 0.0);
        assert!(pan(stage.orders(3.0, &[ooh(Some(Seat::Away))], Scenery::Match)).unwrap() > 0.0);
        assert_eq!(pan(stage.orders(5.0, &[ooh(None)], Scenery::Match)).unwrap(), 0.0);
    }

    #[test]
    fn what_cannot_be_heard_is_not_loaded() {
        let mut stage = stage();
        stage.volumes.crowd = 0.0;
        assert!(stage.files(0.0, &[]).is_empty());
        stage.volumes.crowd = 0.5;
        assert_eq!(stage.files(1.0, &[]).len(), 2);
    }

    #[test]
    fn every_cue_of_play_is_heard() {
        let mut stage = stage();
        stage.files(0.0, &[]);
        for (n, cue) in [
            Cue::Whistle(Whistle::Short),
            Cue::Whistle(Whistle::Long),
            Cue::Whistle(Whistle::Double),
            Cue::Whistle(Whistle::KickOff),
            Cue::Kick(Kick::Pass),
            Cue::Kick(Kick::Shot),
            Cue::Kick(Kick::Header),
            Cue::Kick(Kick::Bounce),
            Cue::Card(Card::Flick),
            Cue::Card(Card::Slide),
            Cue::Card(Card::Place),
            Cue::Card(Card::Shuffle),
            Cue::Crowd(Crowd::Applause, None),
            Cue::Crowd(Crowd::Jeers, Some(Seat::Away)),
            Cue::Crowd(Crowd::Drum, None),
        ]
        .into_iter()
        .enumerate()
        {
            assert_eq!(stage.files(10.0 + n as f64, &[cue]).len(), 1, "{cue:?}");
        }
    }
}
