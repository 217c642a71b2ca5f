//! Tests of the steps of each card and each result, for each audience.

use super::super::ids::{is_token, known_power, power_id};
use super::super::pitch::{CENTRE, feet, spot};
use super::super::track::PassTrackView;
use super::super::zones;
use crate::tests::{decisions, discarded, given};
use crate::{Options, PowerCard, PowerKind, PowerName, SoccerGo};
use engine::{Game, MatchRng, Seat};
use stage::cause::GoalCause;
use stage::cue::{CardSound, Cue, KickSound};
use stage::layout::DesignPoint;
use stage::match_phase::MatchClock;
use stage::scene::{Audience, BallPosition, CardHighlight, Scene, Shirt, ShirtHighlight};
use stage::step::{AnimationStep, Banner};
use stage::testing::{AUDIENCES, act, look, next, set_up};

const HOME: Audience = AUDIENCES[0];
const AWAY: Audience = AUDIENCES[1];
const SHARED: Audience = AUDIENCES[2];

/// Plays a script (steps as in the tests of the rules) and returns its show.
#[track_caller]
fn play(state: &mut SoccerGo, script: &str, audience: Audience) -> Vec<AnimationStep> {
    let mut steps = Vec::new();
    for step in script.split(';').map(str::trim).filter(|step| !step.is_empty()) {
        for (seat, action) in decisions(state, step) {
            steps.extend(act(state, seat, &action, audience));
        }
    }
    steps
}

fn logs(steps: &[AnimationStep]) -> Vec<String> {
    steps.iter().filter_map(|step| step.log.as_ref()).map(|line| line.text.shown()).collect()
}

fn track(scene: &Scene) -> String {
    let slots = scene.extension().into_iter().flat_map(PassTrackView::slots);
    let slots: Vec<String> = slots
        .map(|slot| match (slot.now, &slot.text) {
            (true, _) => "now".to_owned(),
            (false, None) => "-".to_owned(),
            (false, Some(text)) => text.shown(),
        })
        .collect();
    slots.join(" ")
}

fn ball(scene: &Scene) -> DesignPoint {
    match scene.ball {
        Some(BallPosition::Spot(at)) => at,
        other => panic!("the ball is {other:?}"),
    }
}

/// Returns the ball at the feet of a player, with home attacking.
fn at_feet(number: u8) -> DesignPoint {
    feet(Seat::Home, spot(Seat::Home, Seat::Home, number))
}

fn lies(scene: &Scene, kind: PowerKind, power: PowerName) -> Option<(&'static str, CardHighlight)> {
    let id = power_id(PowerCard { kind, power });
    scene.cards.iter().find(|card| card.id == id).map(|card| (card.zone, card.look))
}

/// SGO-9: each card has its line in the log, and its result on the track.
#[test]
fn sgo_9_every_card_is_announced_and_shown_on_the_track() {
    for (home, away, slots, script, log, shown) in [
        (
            "a CounterAttack",
            "",
            "2",
            "H Power(CounterAttack,[3,4,9])",
            "HAR play Counter-Attack: 3, 4, 9",
            "2 3 4 9 now - - -",
        ),
        (
            "a Dribble",
            "",
            "2",
            "H Power(Dribble); 7-3",
            "HAR play Dribble | Pass 2: Hollis, then a run of two",
            "2 7 RUN RUN now - - -",
        ),
        (
            "a Shoot",
            "",
            "2 3 4",
            "H Power(Shoot)",
            "HAR play Shoot | HAR shoot after three passes",
            "2 3 4 - - - - now",
        ),
        (
            "a Corner",
            "",
            "2 3",
            "H Power(Corner); 5,8,9-4",
            "HAR play Corner | Pass 3: Moreau, Delgado, Okoro | HAR shoot after three passes",
            "2 3 5 8 9 - - - - now",
        ),
        (
            "a ThroughBall",
            "",
            "2 4",
            "H Power(ThroughBall); 9-7",
            "HAR play Through Ball | Pass 3: Okoro (9) | HAR shoot after three passes",
            "2 4 9 - - - - now",
        ),
        (
            "",
            "d Clearance",
            "2 3 4 5",
            "A Power(Clearance)",
            "KES play Clearance | Cleared: back to pass 2",
            "2 now - - - - - -",
        ),
        (
            "",
            "d SlowBuildUp",
            "2 3 4 5 6 7",
            "8-9; A Power(SlowBuildUp)",
            "Pass 7: Delgado (8) | KES play Slow Build-Up | An eighth pass is needed",
            "2 3 4 5 6 7 8 now -",
        ),
        (
            "",
            "d Tackle",
            "2 3",
            "A Power(Tackle); rock-rock; paper-rock; 7-8",
            "KES play Tackle | Tackle: rock and rock, once more | Tackle: paper beats rock, HAR keep it | Pass 3: Hollis (7)",
            "2 3 7 now - - - -",
        ),
        (
            "",
            "d NarrowShot, d HighPress",
            "3 5",
            "A Power(HighPress); 4-2; 6-7; 7-8; 8-9; 9-10; A Power(NarrowShot,left)",
            "KES play High Press | Pass 3: Castellan (4) | KES play Narrow Shot: no left",
            "3 5 4 6 7 8 9 now",
        ),
        (
            "",
            "d DeepPress, d PassReTake",
            "3 5",
            "A Power(DeepPress); 4-2,6,7; A Power(PassReTake); 6-4,8,9",
            "KES play Deep Press | KES play Pass Re-Take | Pass 3: Tanaka (6)",
            "3 5 6 now - - - -",
        ),
        (
            "a AttackingGK",
            "d BlockA",
            "2 3 4 5 6 7",
            "H Power(AttackingGK); A Answer(BlockA)",
            "HAR play Attacking GK | Block A blocks Attacking GK",
            "2 3 4 5 6 7 now -",
        ),
        (
            "a Joker",
            "",
            "2 3 4",
            "H Power(Joker:Shoot)",
            "HAR play Joker as Shoot | HAR shoot after three passes",
            "2 3 4 - - - - now",
        ),
    ] {
        let with_shoot = |state: &mut SoccerGo| {
            if home.contains("Joker") {
                discarded(state, "a Shoot");
            }
        };
        for audience in AUDIENCES {
            let mut state = given(home, away, slots, with_shoot);
            let steps = play(&mut state, script, audience);
            let mut lines = logs(&steps).into_iter();
            for line in log.split(" | ") {
                assert!(lines.any(|log| log == line), "{script}: `{line}` is not told in {:?}", logs(&steps));
            }
            assert_eq!(track(&look(&state, audience)), shown, "{script}");
        }
    }
}

/// SGO-10: a card lies in the middle while it may be answered, for everybody to read, then on its pile.
#[test]
fn sgo_10_a_card_to_be_answered_lies_in_the_middle() {
    for audience in AUDIENCES {
        let mut state = given("a Corner", "d BlockA", "2 3", |_| {});
        let steps = play(&mut state, "H Power(Corner)", audience);
        assert!(steps.iter().map(|step| step.secs).sum::<f32>() >= 0.6, "no time to read it");
        let scene = look(&state, audience);
        assert_eq!(
            lies(&scene, PowerKind::Attacking, PowerName::Corner),
            Some((zones::PLAYED, CardHighlight::Lit))
        );
        assert!(scene.labels.iter().any(|label| label.text == "CORNER"));
        let steps = play(&mut state, "A Answer(BlockA)", audience);
        let stopped = &steps[0].scene;
        assert_eq!(
            lies(stopped, PowerKind::Attacking, PowerName::Corner),
            Some((zones::PLAYED, CardHighlight::Veiled))
        );
        assert_eq!(
            lies(stopped, PowerKind::Defending, PowerName::BlockA),
            Some((zones::ANSWER, CardHighlight::Lit))
        );
        let scene = look(&state, audience);
        for kind in PowerKind::BOTH {
            let power = if kind == PowerKind::Attacking { PowerName::Corner } else { PowerName::BlockA };
            assert_eq!(lies(&scene, kind, power), Some((zones::pile(kind), CardHighlight::Plain)));
        }
    }
    // It stays as long if nobody can answer.
    let mut state = given("a Corner", "", "2 3", |_| {});
    let steps = play(&mut state, "H Power(Corner)", AWAY);
    assert_eq!(
        lies(&steps[0].scene, PowerKind::Attacking, PowerName::Corner),
        Some((zones::PLAYED, CardHighlight::Lit))
    );
    let lying = steps.iter().take_while(|step| {
        lies(&step.scene, PowerKind::Attacking, PowerName::Corner)
            == Some((zones::PLAYED, CardHighlight::Lit))
    });
    assert!(lying.map(|step| step.secs).sum::<f32>() >= 0.6);
}

/// SGO-10: the log names a card, and the commentary too, only once the card lies open.
#[test]
fn sgo_10_a_card_is_seen_before_it_is_named() {
    for audience in AUDIENCES {
        let mut state = given("a Corner", "d BlockA", "2 3", |_| {});
        for (script, kind, power) in [
            ("H Power(Corner)", PowerKind::Attacking, PowerName::Corner),
            ("A Answer(BlockA)", PowerKind::Defending, PowerName::BlockA),
        ] {
            let steps = play(&mut state, script, audience);
            let named = steps.iter().position(|step| step.log.is_some() || step.moment.is_some()).unwrap();
            let before = named.checked_sub(1).map(|before| lies(&steps[before].scene, kind, power));
            assert!(matches!(before, Some(Some((zones::PLAYED | zones::ANSWER, _)))), "{script}: {before:?}");
        }
    }
}

/// SGO-10: declining is silent, so nobody learns that a window was open.
#[test]
fn sgo_10_declining_shows_nothing() {
    for audience in AUDIENCES {
        let mut state = given("", "d Tackle", "2 3", |_| {});
        for step in play(&mut state, "A Decline", audience) {
            assert!(step.log.is_none() && step.cues.is_empty() && step.banner.is_none() && step.secs == 0.0);
        }
    }
}

/// SGO-4, SGO-5: a laid card is a back until both are laid; then the marker stands beside the player he marked.
#[test]
fn sgo_5_the_marker_steps_in_and_the_ball_goes_its_way() {
    let mut state = given("", "", "2", |_| {});
    let steps = play(&mut state, "7-9", HOME);
    let up = steps
        .iter()
        .find(|step| step.scene.shirts.iter().any(|shirt| shirt.highlight == ShirtHighlight::Ball))
        .unwrap();
    assert_eq!(ball(&up.scene), at_feet(7));
    let flip = steps.iter().find(|step| step.cues.contains(&Cue::Card(CardSound::Flick))).unwrap();
    assert_eq!(ball(&flip.scene), at_feet(2), "the ball goes after all is turned up");
    let tells = |shirt: &&Shirt| matches!(shirt.highlight, ShirtHighlight::Ball | ShirtHighlight::Marking);
    assert!(!flip.scene.shirts.iter().any(|shirt| tells(&shirt)), "and so do the shirts");
    let worn = |wear| -> Vec<(Seat, u8)> {
        let shirts = up.scene.shirts.iter().filter(|shirt| shirt.highlight == wear);
        shirts.map(|shirt| (shirt.side, shirt.number)).collect()
    };
    assert_eq!(worn(ShirtHighlight::Ball), [(Seat::Home, 7)]);
    assert_eq!(worn(ShirtHighlight::Marking), [(Seat::Away, 9)]);
    let marker = up.scene.shirts.iter().find(|shirt| (shirt.side, shirt.number) == (Seat::Away, 9)).unwrap();
    let player = spot(Seat::Home, Seat::Home, 9);
    assert!((marker.at.x - player.x).abs() < 80.0 && (marker.at.y - player.y).abs() < 20.0);
    let scene = look(&state, HOME);
    assert_eq!(ball(&scene), at_feet(7));
    let way = [CENTRE, spot(Seat::Home, Seat::Home, 2), spot(Seat::Home, Seat::Home, 7)];
    assert_eq!(scene.trail, way);
    for number in [2, 7] {
        let spent = |side| {
            let shirt = scene.shirts.iter().find(|shirt| (shirt.side, shirt.number) == (side, number));
            shirt.unwrap().highlight == ShirtHighlight::Spent
        };
        assert!(spent(Seat::Home) && spent(Seat::Away), "{number}");
    }

    // The same number: the marker has the ball, and the attack is over.
    let mut state = given("a PassReTake", "", "2", |_| {});
    let steps = play(&mut state, "7-7", HOME);
    assert!(steps.iter().any(|step| step.cues.contains(&Cue::Kick(KickSound::Header))));
    assert_eq!(logs(&steps), ["Pass 2 to Hollis (7): marked!"]);
    let scene = look(&state, HOME);
    assert_ne!(ball(&scene), at_feet(7));
    // SGO-10: after a re-take the ball is where it was.
    play(&mut state, "H Power(PassReTake)", HOME);
    assert_eq!(ball(&look(&state, HOME)), at_feet(2));
}

/// Counter-Attack runs through the three players it names.
#[test]
fn sgo_9_a_counter_attack_passes_from_player_to_player() {
    let mut state = given("a CounterAttack", "", "2", |_| {});
    let steps = play(&mut state, "H Power(CounterAttack,[3,8,9])", AWAY);
    let kicked = steps.iter().filter(|step| step.cues.contains(&Cue::Kick(KickSound::Pass)));
    let spots: Vec<DesignPoint> = kicked.map(|step| ball(&step.scene)).collect();
    assert_eq!(spots, [3, 8, 9].map(at_feet));
}

/// SGO-8: the goalkeeper dives where he was sent; a goal names its scorer.
#[test]
fn sgo_8_the_keeper_dives_and_the_shooter_celebrates() {
    let keeper = |scene: &Scene| {
        let shirt = scene.shirts.iter().find(|shirt| (shirt.side, shirt.number) == (Seat::Away, 1));
        shirt.unwrap().at
    };
    let mut state = given("", "", "2 3 4 5 6 7", |_| {});
    let shot = play(&mut state, "8-9; left-right", HOME);
    let strike = shot.iter().find(|step| step.cues.contains(&Cue::Kick(KickSound::Shot))).unwrap();
    assert_eq!(strike.scene.ball, Some(BallPosition::GoalOf(Seat::Away)));
    assert!(keeper(&strike.scene).y > CENTRE.y, "right is down for home's shooter");
    let banner = shot.iter().find_map(|step| step.banner.as_ref()).unwrap();
    let Banner::Goal { side: Seat::Home, scorer: 7, cause, clock, .. } = banner else { panic!("{banner:?}") };
    assert_eq!((cause, clock), (&GoalCause::Passes(7), &MatchClock::Round { n: 1, of: 4 }));
    assert!(logs(&shot).contains(&"GOAL! Delgado, 1-0".to_owned()), "{:?}", logs(&shot));

    let mut state = given("a ShotReTake", "", "2 3 4 5 6 7", |_| {});
    let shot = play(&mut state, "8-9; left-left", HOME);
    assert!(logs(&shot).contains(&"Shot left, keeper too: saved".to_owned()));
    let held = ball(&shot.last().unwrap().scene);
    assert!((held.y - keeper(&shot.last().unwrap().scene).y).abs() < 1.0 && held.y < CENTRE.y);
    let again = play(&mut state, "H Power(ShotReTake)", HOME);
    assert_eq!(ball(&again.last().unwrap().scene), at_feet(8));
}

/// SGO-14: only the side to which it is shown sees the card; on a shared screen nobody does.
#[test]
fn sgo_14_the_card_shown_is_secret() {
    let shown = |scene: &Scene, zone: &str| -> Vec<String> {
        let cards = scene.cards.iter().filter(|card| card.zone == zone);
        cards.map(|card| card.face.clone()).collect()
    };
    for audience in AUDIENCES {
        let mut state = given("a Bogey", "d Bogey", "2", |_| {});
        play(&mut state, "7-7", audience);
        let scene = look(&state, audience);
        match (audience.shared, audience.seat) {
            (true, _) => {
                assert_eq!(shown(&scene, "shown_left"), ["go/back_attacking"]);
                assert_eq!(shown(&scene, "shown_right"), ["go/back_defending"]);
            }
            (false, Seat::Home) => {
                assert_eq!(shown(&scene, "shown"), ["go/attacking_attacking_gk"]);
                assert_eq!(shown(&scene, "shown_rival"), ["go/back_defending"]);
            }
            (false, Seat::Away) => {
                assert_eq!(shown(&scene, "shown"), ["go/defending_block_a"]);
                assert_eq!(shown(&scene, "shown_rival"), ["go/back_attacking"]);
            }
        }
        // Only its own side learns of a swap of the same kind.
        let steps = play(&mut state, "A Keep; H Swap(attacking Bogey)", audience);
        let own = audience == HOME;
        assert_eq!(
            logs(&steps).contains(&"You give Bogey for the card shown".to_owned()),
            own,
            "{audience:?}"
        );
        assert!(!logs(&steps).iter().any(|line| line.contains("swap")));
    }
}

/// SGO-2: a shared screen shows no power card that has not been played. Sealed cards seem to be still in hand.
#[test]
fn sgo_2_a_shared_screen_shows_no_secret() {
    for seed in 0..20 {
        let mut rng = MatchRng::new(seed);
        let (mut state, _) = set_up::<SoccerGo>(&Options::default(), seed, SHARED);
        while let Some((seat, action)) = next(&state, &mut rng) {
            let steps = act(&mut state, seat, &action, SHARED);
            for scene in steps.iter().map(|step| &step.scene) {
                for shown in &scene.cards {
                    if let Some(card) = known_power(shown.id) {
                        assert!(state.table().discards[card.kind].cards.contains(card.power), "{shown:?}");
                    }
                    if is_token(shown.id) {
                        assert!(shown.face.starts_with("back/"), "{shown:?}");
                    }
                }
                let numbers = scene.cards.iter().filter(|shown| shown.face.starts_with("go/home_"));
                assert_eq!(numbers.count(), 11);
            }
        }
        assert!(state.outcome().is_some());
    }
}
