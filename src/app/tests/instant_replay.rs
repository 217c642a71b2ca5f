//! Tests the replay of the last goal during a match: it changes nothing of the match.

use super::prelude::*;
use crate::session::instant_replay::{Highlights, InstantReplayRequest};

/// Plays the first option each time until a goal can be replayed.
fn until_a_goal(test_app: &mut TestApp) -> bool {
    for _ in 0..80 {
        let (the_match, playback) = (test_app.the_match(), test_app.get::<Playback>());
        if test_app.state() != AppState::InstantReplay
            && test_app.get::<Highlights>().can(the_match, test_app.seating(), playback)
        {
            return true;
        }
        if the_match.outcome().is_some() {
            return false;
        }
        test_app.decide();
        test_app.frames(5);
        test_app.wait_until_idle();
    }
    false
}

#[test]
fn showing_a_goal_again_changes_nothing() {
    let mut seen = 0;
    for game in GAMES {
        for seed in 0..4 {
            let mut test_app = TestApp::playing(game.id(), seed, RANDOM);
            if !until_a_goal(&mut test_app) {
                continue;
            }
            seen += 1;
            let name = format!("{} seed {seed}", game.id());
            let (decided, goals) = (test_app.decided(), test_app.get::<HudState>().goals.clone());
            let (log, speed) = (test_app.get::<HudState>().log.len(), test_app.get::<AnimationSpeed>().speed);
            for _ in 0..2 {
                test_app.world().write_message(InstantReplayRequest::Goal);
                test_app.frames(2);
                assert_eq!(test_app.state(), AppState::InstantReplay, "{name}");
                assert!(test_app.asked().only_asked_seat().is_none(), "{name}: nobody decides meanwhile");
                test_app.until("it has been shown", |test_app| test_app.state() == AppState::Table);
                assert_eq!(test_app.get::<AnimationSpeed>().speed, speed, "{name}");
                assert_eq!(test_app.get::<HudState>().goals, goals, "{name}: it counts once");
                assert_eq!(
                    (test_app.decided(), test_app.get::<HudState>().log.len()),
                    (decided, log),
                    "{name}"
                );
                test_app.wait_until_idle();
                if test_app.decided() > decided {
                    break;
                }
            }
            assert_eq!(test_app.get::<DesyncCount>().0, 0, "{name}");
            // It can be skipped, and left.
            test_app.world().write_message(InstantReplayRequest::Goal);
            test_app.frames(3);
            test_app.world().resource_mut::<Playback>().skip();
            test_app.wait_until_idle();
            assert_eq!(test_app.get::<DesyncCount>().0, 0, "{name}");
            test_app.world().write_message(InstantReplayRequest::Goal);
            test_app.frames(3);
            test_app.title();
            assert_eq!(test_app.state(), AppState::Title, "{name}");
            break;
        }
    }
    assert!(seen >= GAMES.len() - 1, "a goal in {seen} games");
}
