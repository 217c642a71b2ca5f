//! Tests the director's clips, cue by cue.

use super::super::mixer::MixerCommand;
use super::*;
use stage::cue::CardSound;

struct Stage {
    director: SoundDirector,
    mixer: Mixer,
    volumes: Volumes,
    listener: SupportedSeat,
}

fn stage() -> Stage {
    Stage {
        director: SoundDirector::default(),
        mixer: Mixer::default(),
        volumes: Volumes::default(),
        listener: SupportedSeat::default(),
    }
}

impl Stage {
    fn orders(&mut self, now: f64, cues: &[Cue], screen: Screen) -> Vec<MixerCommand> {
        let Self { director, mixer, volumes, listener } = self;
        mixer.set_volumes(volumes, false);
        director.frame(now, cues, &[], screen, *listener, volumes, mixer);
        mixer.take_commands()
    }

    fn files(&mut self, now: f64, cues: &[Cue]) -> Vec<&'static str> {
        self.orders(now, cues, Screen::Match)
            .into_iter()
            .filter_map(|o| match o {
                MixerCommand::Play(_, play, _) => Some(play.file),
                _ => None,
            })
            .collect()
    }
}

const ROAR: Cue = Cue::Crowd(CrowdSound::Roar, Some(Seat::Home));

#[test]
fn a_match_starts_both_loops_together_and_the_menu_ends_them() {
    let mut stage = stage();
    assert_eq!(stage.files(0.0, &[]), [effects::MURMUR_LOOP, effects::TENSE_LOOP]);
    assert!(stage.files(0.1, &[]).is_empty());
    let orders = stage.orders(0.2, &[], Screen::Title);
    assert_eq!(orders.iter().filter(|o| matches!(o, MixerCommand::Stop { .. })).count(), 2);
    assert!(matches!(&orders[2], MixerCommand::Play(_, p, _) if p.file == effects::THEME_LOOP && p.looped));
    let orders = stage.orders(0.3, &[], Screen::Match);
    assert!(matches!(orders.last(), Some(MixerCommand::Stop { .. })), "no music in a match: {orders:?}");
}

#[test]
fn the_roar_follows_the_net_sound_and_no_variant_repeats() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    let mut roars = Vec::new();
    for goal in 0..10 {
        let at = f64::from(goal) * 10.0;
        let at_once = stage.files(at, &[ROAR, Cue::Net]);
        assert!(matches!(at_once[..], ["net_1" | "net_2"]), "{at_once:?}");
        assert!(stage.director.expects(&stage.mixer));
        assert!(stage.files(at + 0.05, &[]).is_empty());
        let roar = stage.files(at + ROAR_AFTER_NET + 0.001, &[]);
        assert_eq!(roar.len(), 1);
        roars.extend(roar);
        assert!(stage.files(at + 6.1, &[]).is_empty());
        assert!(!stage.director.expects(&stage.mixer), "no music plays, nothing to wait for");
    }
    assert!(roars.windows(2).all(|w| w[0] != w[1]), "{roars:?}");
    assert_eq!(stage.files(200.0, &[ROAR]).len(), 1, "without a net it roars at once");
}

#[test]
fn seven_passes_rise_in_pitch_and_a_ball_won_resets_it() {
    let mut stage = stage();
    stage.orders(0.0, &[], Screen::Match);
    let mut rate = |now: f64, cue: Cue| -> f64 {
        let orders = stage.orders(now, &[cue, Cue::Card(CardSound::Flick)], Screen::Match);
        let kicks = orders.into_iter().find_map(|order| match order {
            MixerCommand::Play(_, play, _) if play.file.starts_with("kick") => Some(play.rate),
            _ => None,
        });
        kicks.unwrap()
    };
    for attack in [1.0, 20.0] {
        let pass = |k: u8| attack + f64::from(k);
        let rates: Vec<f64> = (0..7).map(|k| rate(pass(k), Cue::Kick(KickSound::Pass))).collect();
        assert!(rates.windows(2).all(|pair| pair[1] > 1.03 * pair[0]), "{rates:?}");
        assert!((0.97..=1.03).contains(&rates[0]) && (1.35..1.5).contains(&rates[6]), "{rates:?}");
        rate(pass(7), Cue::Kick(KickSound::Header));
    }
}

#[test]
fn lounge_music_is_ducked_under_a_roar_and_returns() {
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
fn a_hush_lowers_both_loops_until_the_next_crowd_sound() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    let dip = stage.orders(1.0, &[Cue::Hush], Screen::Match);
    assert_eq!(dip.len(), 2);
    assert!(dip.iter().all(|o| matches!(o, MixerCommand::Level { louder: false, .. })));
    assert!(stage.director.expects(&stage.mixer));
    let back = stage.orders(1.5, &[Cue::Crowd(CrowdSound::NearMiss, None)], Screen::Match);
    assert_eq!(back.iter().filter(|o| matches!(o, MixerCommand::Level { louder: true, .. })).count(), 2);
    stage.orders(10.0, &[Cue::Hush], Screen::Match);
    let back = stage.orders(12.0, &[], Screen::Match);
    assert_eq!(back.len(), 2, "by itself after two seconds");
    assert!(!stage.director.expects(&stage.mixer));
}

#[test]
fn the_stake_cross_fades() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    let orders = stage.orders(1.0, &[Cue::Stake(0.9)], Screen::Match);
    let louder: Vec<_> = orders
        .iter()
        .map(|o| match o {
            MixerCommand::Level { louder, secs, .. } => (*louder, *secs),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(louder, [(false, 1.5), (true, 1.5)]);
    assert!(stage.orders(2.0, &[Cue::Stake(0.85)], Screen::Match).is_empty());
}

#[test]
fn the_final_music_waits_for_the_whistle_and_depends_on_the_supported_side() {
    let over = |winner, listener| {
        let mut stage = stage();
        stage.listener = SupportedSeat { seat: listener, ..SupportedSeat::default() };
        stage.files(0.0, &[]);
        let first = stage.files(1.0, &[Cue::Final(winner), Cue::Whistle(WhistleSound::FullTime)]);
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
    assert_eq!(stage.files(1.0, &[Cue::Crowd(CrowdSound::Chant, None)]).len(), 1);
    assert!(stage.files(3.0, &[Cue::Crowd(CrowdSound::Chant, None)]).is_empty(), "one at a time");
    let orders = stage.orders(4.0, &[Cue::Crowd(CrowdSound::NearMiss, None)], Screen::Match);
    assert!(orders.iter().any(|o| matches!(o, MixerCommand::Stop { .. })));
}

#[test]
fn a_hush_ends_the_drum() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    let drum = Cue::Crowd(CrowdSound::Drum, None);
    let drums: Vec<_> = (1..9).flat_map(|k| stage.files(f64::from(k) * 5.0, &[drum])).collect();
    assert!(drums.windows(2).all(|pair| pair[0] != pair[1]) && drums.len() == 8, "{drums:?}");
    let orders = stage.orders(41.0, &[Cue::Hush], Screen::Match);
    assert_eq!(orders.iter().filter(|o| matches!(o, MixerCommand::Stop { .. })).count(), 1, "{orders:?}");
}

#[test]
fn the_fanfare_follows_the_roar_of_the_supported_side() {
    let goal = [Cue::Net, ROAR, Cue::Fanfare(Seat::Home)];
    for (listener, plays) in [(None, true), (Some(Seat::Home), true), (Some(Seat::Away), false)] {
        let mut stage = stage();
        stage.listener = SupportedSeat { seat: listener, ..SupportedSeat::default() };
        stage.files(0.0, &[]);
        stage.files(1.0, &goal);
        stage.files(1.1, &[]);
        assert!(stage.director.take_captions().is_empty(), "not yet");
        assert_eq!(stage.files(2.0, &[]) == ["jingle_goal"], plays, "{listener:?}");
        assert_eq!(stage.director.take_captions().len(), usize::from(plays));
        let orders = stage.orders(3.0, &[Cue::Hush], Screen::Match);
        assert_eq!(orders.iter().any(|o| matches!(o, MixerCommand::Stop { .. })), plays, "play goes on");
        assert!(!stage.files(20.0, &goal).is_empty() && stage.files(20.5, &[Cue::Final(None)]).len() == 2);
        assert!(stage.files(21.5, &[]).is_empty(), "it was not to come any more");
    }
}

#[test]
fn a_medal_comes_after_the_win() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    let end = [Cue::Whistle(WhistleSound::FullTime), Cue::Final(Some(Seat::Home)), Cue::Medal(Seat::Home)];
    stage.files(1.0, &end);
    assert_eq!(stage.files(4.0, &[]), ["jingle_win", "crowd_applause"]);
    assert!(stage.files(10.4, &[]).is_empty());
    assert_eq!(stage.files(10.5, &[]), ["jingle_unlock"]);
    assert_eq!(stage.director.take_captions(), ["Music: a win", "A medal: chimes"]);
}

#[test]
fn after_a_goal_the_crowd_loop_is_panned_to_the_scoring_side() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    let lean = |orders: Vec<MixerCommand>| -> Vec<f32> {
        orders
            .iter()
            .filter_map(|o| if let MixerCommand::Pan { pan, .. } = o { Some(*pan) } else { None })
            .collect()
    };
    let left = lean(stage.orders(1.0, &[ROAR], Screen::Match));
    assert!(left.len() == 2 && left.iter().all(|pan| *pan < 0.0), "both loops go left: {left:?}");
    assert!(lean(stage.orders(6.9, &[], Screen::Match)).is_empty());
    assert_eq!(lean(stage.orders(7.0, &[], Screen::Match)), [0.0, 0.0]);
    let away = Cue::Crowd(CrowdSound::Roar, Some(Seat::Away));
    assert!(lean(stage.orders(8.0, &[away], Screen::Match)).iter().all(|pan| *pan > 0.0));
}

#[test]
fn crowd_sounds_are_panned_to_their_stand() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    let pan = |orders: Vec<MixerCommand>| {
        orders.iter().find_map(|o| if let MixerCommand::Play(_, p, _) = o { Some(p.pan) } else { None })
    };
    let near_miss = |side| Cue::Crowd(CrowdSound::NearMiss, side);
    assert!(pan(stage.orders(1.0, &[near_miss(Some(Seat::Home))], Screen::Match)).unwrap() < 0.0);
    assert!(pan(stage.orders(3.0, &[near_miss(Some(Seat::Away))], Screen::Match)).unwrap() > 0.0);
    assert_eq!(pan(stage.orders(5.0, &[near_miss(None)], Screen::Match)).unwrap(), 0.0);
}

#[test]
fn fans_who_have_travelled_are_louder_than_the_other_end() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    stage.listener = SupportedSeat { seat: Some(Seat::Away), fans_travel: true };
    let gain = |orders: Vec<MixerCommand>| {
        orders.iter().find_map(|o| if let MixerCommand::Play(_, p, _) = o { Some(p.gain) } else { None })
    };
    let mut applause = |now: f64, side| {
        gain(stage.orders(now, &[Cue::Crowd(CrowdSound::Applause, Some(side))], Screen::Match)).unwrap()
    };
    assert!(applause(10.0, Seat::Away) > applause(20.0, Seat::Home) + 3.0);
}

#[test]
fn silent_sounds_are_not_loaded() {
    let mut stage = stage();
    stage.volumes.crowd = 0.0;
    assert!(stage.files(0.0, &[]).is_empty());
    stage.volumes.crowd = 0.5;
    assert_eq!(stage.files(1.0, &[]).len(), 2);
}

#[test]
fn every_cue_of_play_makes_a_sound() {
    let mut stage = stage();
    stage.files(0.0, &[]);
    for (n, cue) in [
        Cue::Whistle(WhistleSound::Short),
        Cue::Whistle(WhistleSound::Long),
        Cue::Whistle(WhistleSound::Double),
        Cue::Whistle(WhistleSound::KickOff),
        Cue::Kick(KickSound::Pass),
        Cue::Kick(KickSound::Shot),
        Cue::Kick(KickSound::Header),
        Cue::Kick(KickSound::Bounce),
        Cue::Card(CardSound::Flick),
        Cue::Card(CardSound::Slide),
        Cue::Card(CardSound::Place),
        Cue::Card(CardSound::Shuffle),
        Cue::Crowd(CrowdSound::Applause, None),
        Cue::Crowd(CrowdSound::Jeers, Some(Seat::Away)),
        Cue::Crowd(CrowdSound::Drum, None),
    ]
    .into_iter()
    .enumerate()
    {
        assert_eq!(stage.files(10.0 + n as f64, &[cue]).len(), 1, "{cue:?}");
    }
}
