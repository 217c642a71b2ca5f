//! Tests of the presentation: every match ends in the view's scene, reveals nothing secret, and takes a bearable
//! time.

use super::super::action::{Action, GoalPlace};
use super::super::options::Options;
use super::super::state::Penalties;
use super::*;
use engine::record::ron_options;
use engine::{Game, MatchRng, NullSink};
use stage::StagedDecisions;
use stage::layout::PROMPTS;
use stage::mouth::{self, Aim, DieOutcome, GoalMouth, KickOutcome, KickPhase};
use stage::scene::BallPosition;
use stage::step::Banner;
use stage::testing::{self, AUDIENCES, act, look, next, set_up};

const FACES: [&str; 8] = [
    "back/away", "back/home", "go/dive_left", "go/dive_middle", "go/dive_right", "go/left", "go/middle",
    "go/right",
];

pub(super) fn variants() -> [Options; 3] {
    [3, 5, 7].map(|kicks| Options { kicks, short: kicks == 5 })
}

#[test]
fn every_show_is_valid_and_ends_in_the_true_scene() {
    let faces = testing::every_show_is_sound::<Penalties>(&variants(), 20, |_| false);
    assert!(faces.iter().eq(&FACES), "{faces:?}");
}

#[test]
fn every_face_is_drawn() {
    assert_eq!(testing::undrawn(FACES.into_iter().chain(Penalties::INFO.cards.iter().copied())), [""; 0]);
}

/// The other side's secret choice changes neither steps nor table.
#[test]
fn pen_3_secret_choices_are_not_shown() {
    for audience in AUDIENCES {
        let mut rng = MatchRng::new(1);
        let mut state = Penalties::setup(&Options::default(), 4, &mut NullSink).unwrap();
        while let Some((seat, action)) = next(&state, &mut rng) {
            if state.seats_to_move() == engine::SeatSet::BOTH && (audience.shared || audience.seat != seat) {
                let mut legal = Vec::new();
                state.legal(seat, &mut legal);
                let shows = legal.iter().map(|action| act(&mut state.clone(), seat, action, audience));
                let shows: Vec<_> = shows.collect();
                assert!(shows.windows(2).all(|pair| pair[0] == pair[1]), "{audience:?} sees a secret choice");
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

/// The coach says what depends on the kick, and what the other side's habit is.
#[test]
fn every_kick_has_its_lesson() {
    let parts = [
        "Click where to kick",
        "Guess where the kick goes",
        "this is kick 2 of your 3",
        "this is kick 4 of their 7",
        "score this and you win",
        "if this goes in, they win",
        "miss and they win",
        "keep this out and you win",
        "the first pair of kicks that splits you",
        "dived right last time",
        "dived left twice in 3 kicks",
        "stayed twice in 2 kicks",
        "They went down the middle",
        "They kicked left",
        "has shown no pattern, so show none",
        "They have shown no pattern",
    ];
    testing::lessons_are_plain::<Penalties>(&variants(), 40, &parts);
}

/// A routine kick with both choices takes less than three seconds, run-up and dive included; a winning one has its
/// celebration.
#[test]
fn the_show_takes_a_bounded_time() {
    let audience = AUDIENCES[0];
    let (mut secs, mut kicks, mut goals) = (0.0, 0, 0);
    for seed in 0..100 {
        let mut rng = MatchRng::new(seed);
        let (mut state, _) = set_up::<Penalties>(&Options::default(), seed, audience);
        while let Some((seat, action)) = next(&state, &mut rng) {
            let steps = act(&mut state, seat, &action, audience);
            let celebrated = steps.iter().any(|step| matches!(step.banner, Some(Banner::Goal { .. })));
            assert!(!celebrated || state.outcome().is_some());
            goals += u32::from(celebrated);
            if state.outcome().is_none() {
                secs += steps.iter().map(|step| step.secs).sum::<f32>();
            }
        }
        kicks += state.table().taken.len();
    }
    let mean = secs / kicks as f32;
    assert!((1.6..3.0).contains(&mean), "{mean:.2} s a kick");
    assert!(goals > 30, "{goals} winning kicks in 100 matches");
}

/// Every scene shows the goal mouth: who kicks, where he can kick, and where the ball is.
#[test]
fn the_goal_mouth_shows_the_kick() {
    for options in variants() {
        for audience in AUDIENCES {
            let mut rng = MatchRng::new(2);
            let (mut state, _) = set_up::<Penalties>(&options, 2, audience);
            while let Some((seat, action)) = next(&state, &mut rng) {
                let by = state.table().kicker();
                for step in act(&mut state, seat, &action, audience) {
                    let scene = &step.scene;
                    let mouth = scene.mouth.as_ref().unwrap();
                    assert_eq!(scene.ball, Some(BallPosition::Spot(mouth.ball())));
                    assert_eq!(mouth.targets.iter().map(|target| target.aim).collect::<Vec<_>>(), Aim::ALL);
                    for seat in Seat::BOTH {
                        let cards = mouth.targets.iter().filter_map(|target| target.cards[seat]);
                        assert!(cards.eq(GoalPlace::ALL.map(|place| scene::card(seat, place))));
                        assert!(mouth.marks[seat].len() >= 2);
                    }
                    if let Some(flight) = mouth.flight() {
                        let taken = state.table().taken.last().unwrap();
                        assert_eq!((mouth.kicker.side, flight.die), (taken.by, Some(taken.roll)));
                        assert_eq!(
                            (flight.aim, flight.dive),
                            (scene::aim(taken.kick), scene::aim(taken.dive))
                        );
                        assert_eq!(flight.end == KickOutcome::Net, taken.verdict == KickResult::Goal);
                        assert_eq!(flight.end == KickOutcome::Gloves, taken.verdict == KickResult::Saved);
                        assert_eq!(flight.wins, state.outcome().and_then(|outcome| outcome.winner));
                    } else if step.secs > 0.0 && mouth.phase == KickPhase::RunUp {
                        assert_eq!(mouth.kicker.side, by);
                    }
                }
            }
        }
    }
}

/// The strip agrees with the rules about the result of every roll.
#[test]
fn pen_5_the_strips_agree_with_the_rules() {
    let state = Penalties::setup(&Options::default(), 1, &mut NullSink).unwrap();
    let scene = look(&state, AUDIENCES[0]);
    for (place, target) in GoalPlace::ALL.into_iter().zip(&scene.mouth.unwrap().targets) {
        let odds = target.odds.unwrap();
        for dive in GoalPlace::ALL {
            let fates = if dive == place { odds.keeper_there } else { odds.keeper_elsewhere };
            for (roll, fate) in (1..=6).zip(fates) {
                let expected = match KickResult::of(place, dive, roll) {
                    KickResult::OffTarget => DieOutcome::Miss,
                    KickResult::Saved => DieOutcome::Save,
                    KickResult::Goal => DieOutcome::Goal,
                };
                assert_eq!(fate, expected, "{place} against {dive} on {roll}");
            }
        }
    }
}

#[test]
fn cards_at_rest_are_on_the_table_and_do_not_overlap() {
    let of = |id: &str, count| testing::reach(scene::ZONES.iter().find(|zone| zone.id == id).unwrap(), count);
    let (log, prompt, note) = (460.0, 732.0, 1600.0);
    for row in [&["hand_own"][..], &["hand_home", "hand_away"]] {
        let mut edge = log;
        for id in row {
            let (left, right, top, _) = of(id, 3);
            assert!(left >= edge && top > prompt, "{id} begins at {left} {top}");
            edge = right;
        }
        assert!(edge < note, "the last ends at {edge}");
    }
    // Chosen cards lie beside the prompt, below the longest list of kicks.
    for seat in Seat::BOTH {
        let (left, right, top, bottom) = of(scene::laid(seat), 1);
        let list = mouth::list(seat, 7);
        assert!(right < PROMPTS.x || left > PROMPTS.x + PROMPTS.w, "{seat}");
        assert!(left > 0.0 && right < 1920.0 && bottom < 770.0, "{seat}");
        assert!(top >= list.y + list.h, "{seat}");
    }
}

#[test]
fn fields_read_back_as_options() {
    for field in offers::FIELDS {
        for (k, (value, _)) in field.values.iter().enumerate() {
            let options: Options = ron_options().from_str(&format!("({}: {value})", field.name)).unwrap();
            options.check().unwrap();
            assert_eq!(options == Options::default(), k == 0, "the first value is the default");
        }
    }
}

/// The kicker's left is on the left of the goal mouth, which is seen from behind him.
#[test]
fn pen_3_left_is_the_kickers_left() {
    let [left, right] = [GoalPlace::Left, GoalPlace::Right].map(|place| scene::aim(place).target());
    assert!(left.x < mouth::SPOT.x && right.x > mouth::SPOT.x);
    let mut state = Penalties::setup(&Options::default(), 1, &mut NullSink).unwrap();
    let kicker = state.table().kicker();
    let offers = Penalties::offers(&state.view(kicker), kicker, &[Action::Kick(GoalPlace::Left)]);
    assert_eq!(
        (offers[0].label.shown().as_str(), offers[0].card),
        ("Left", Some(scene::card(kicker, GoalPlace::Left)))
    );
    state.apply(kicker, &Action::Kick(GoalPlace::Left), &mut NullSink).unwrap();
    let own = look(&state, AUDIENCES[kicker as usize]);
    assert!(own.cards.iter().any(|card| card.zone == scene::laid(kicker) && card.face.starts_with("back/")));
}

/// A count of one is no count: after its first kick the other side kicked there "last time".
#[test]
fn the_coach_says_last_time_after_one_kick() {
    let mut state = Penalties::setup(&Options::default(), 1, &mut NullSink).unwrap();
    let first = state.table().kicker();
    let mut reasons = Vec::new();
    for kicker in [first, !first, first, !first, first] {
        let (view, dive) = (state.view(!kicker), Action::Dive(GoalPlace::Left));
        reasons.extend(Penalties::because(&view, !kicker, &dive).filter(|_| kicker == first));
        state.apply(kicker, &Action::Kick(GoalPlace::Left), &mut NullSink).unwrap();
        state.apply(!kicker, &Action::Dive(GoalPlace::Right), &mut NullSink).unwrap();
    }
    assert_eq!(reasons[1..], ["They kicked left last time.", "They kicked left twice in 2 kicks."]);
}

/// PEN-4 to PEN-6: after the kick the reason for its result is told.
#[test]
fn pen_5_the_reveal_says_why() {
    let reveals = testing::reveals::<Penalties>(&variants(), 30);
    let expected = [
        "IN!: The keeper dived the wrong way.",
        "IN!: The keeper dived; the ball went down the middle.",
        "IN!: The keeper read it, but only a 2 or 3 is a save.",
        "IN!: The keeper stayed, and the ball went into the corner.",
        "OFF THE POST: A 1 on the die: off target.",
        "OVER THE BAR: A 1 on the die: off target.",
        "SAVED: The keeper read it, and a 2 or 3 is a save.",
        "SAVED: The keeper stayed; the ball came down the middle.",
    ];
    assert!(reveals.iter().eq(&expected), "{reveals:#?}");
}

/// A save is called saved, in the keeper's colours; only a ball past the goal is called missed.
#[test]
fn pen_5_a_saved_kick_is_not_called_a_miss() {
    let audience = AUDIENCES[0];
    let mut rng = MatchRng::new(3);
    let mut met = std::collections::HashSet::new();
    for seed in 0..20 {
        let (mut state, _) = set_up::<Penalties>(&Options::default(), seed, audience);
        while let Some((seat, action)) = next(&state, &mut rng) {
            let steps = act(&mut state, seat, &action, audience);
            let Some(taken) = state.table().taken.last().filter(|_| steps.len() > 2).copied() else {
                continue;
            };
            for step in steps {
                let over = step.scene.mouth.as_ref().and_then(GoalMouth::flight).map(|flight| flight.end);
                let Some(shown) = step.reveal.and_then(|reveal| reveal.verdict) else { continue };
                let expected = match taken.verdict {
                    KickResult::Goal => (ResultStamp::Goal, taken.by),
                    KickResult::Saved => (ResultStamp::Saved, !taken.by),
                    KickResult::OffTarget if over == Some(KickOutcome::Over) => {
                        (ResultStamp::Over, !taken.by)
                    }
                    KickResult::OffTarget => (ResultStamp::Post, !taken.by),
                };
                assert_eq!((shown.stamp, shown.side), (Some(expected.0), Some(expected.1)), "{taken:?}");
                met.insert(expected.0);
            }
        }
    }
    assert_eq!(met.len(), 4);
}
