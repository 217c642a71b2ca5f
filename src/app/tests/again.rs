//! The last goal shown again during a match: nothing of the match changes by it.

use bevy::prelude::*;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::flow::navigation::AppState;
use crate::games::GAMES;
use crate::hud::HudState;
use crate::session::again::{Highlights, ReplayRequest};
use crate::session::ask::DecisionTarget;
use crate::session::commands::PlayerCommand;
use crate::session::sync::DesyncCount;
use crate::table::motion::AnimationSpeed;
use crate::table::playback::Playback;

/// Plays on by the first option until a goal can be shown again.
fn until_a_goal(evening: &mut TestApp) -> bool {
    for _ in 0..80 {
        let (the_match, playback) = (evening.the_match(), evening.get::<Playback>());
        if evening.state() != AppState::Replay
            && evening.get::<Highlights>().can((the_match, evening.seating()), playback)
        {
            return true;
        }
        if the_match.outcome().is_some() {
            return false;
        }
        let Some(seat) = evening.asked().seat() else {
            evening.frames(5);
            continue;
        };
        let all = evening.asked().targets(seat);
        let first =
            [DecisionTarget::Done, DecisionTarget::Suggest].into_iter().find(|target| all.contains(target));
        let target = first.or(all.first().copied());
        let Some(target) = target else {
            evening.frames(5);
            continue;
        };
        let revision = Some(evening.the_match().revision);
        evening.world().write_message(PlayerCommand { seat, target, revision });
        evening.frames(2);
        evening.wait_until_idle();
    }
    false
}

#[test]
fn showing_a_goal_again_changes_nothing() {
    let mut seen = 0;
    for game in GAMES {
        for seed in 0..4 {
            let mut evening = TestApp::hasty(1280, 720);
            evening.title();
            evening.begin(game.id(), "", seed, Controller::Human, Controller::Bot(Level::Random));
            if !until_a_goal(&mut evening) {
                continue;
            }
            seen += 1;
            let name = format!("{} seed {seed}", game.id());
            let (decided, goals) = (evening.decided(), evening.get::<HudState>().goals.clone());
            let (log, speed) = (evening.get::<HudState>().log.len(), evening.get::<AnimationSpeed>().speed);
            for _ in 0..2 {
                evening.world().write_message(ReplayRequest::Goal);
                evening.frames(2);
                assert_eq!(evening.state(), AppState::Replay, "{name}");
                assert!(evening.asked().seat().is_none(), "{name}: nobody decides meanwhile");
                evening.until("it has been shown", |evening| evening.state() == AppState::Table);
                assert_eq!(evening.get::<AnimationSpeed>().speed, speed, "{name}");
                assert_eq!(evening.get::<HudState>().goals, goals, "{name}: it counts once");
                assert_eq!(
                    (evening.decided(), evening.get::<HudState>().log.len()),
                    (decided, log),
                    "{name}"
                );
                evening.wait_until_idle();
                if evening.decided() > decided {
                    break;
                }
            }
            assert_eq!(evening.get::<DesyncCount>().0, 0, "{name}");
            // It can be skipped, and left.
            evening.world().write_message(ReplayRequest::Goal);
            evening.frames(3);
            evening.world().resource_mut::<Playback>().skip();
            evening.wait_until_idle();
            assert_eq!(evening.get::<DesyncCount>().0, 0, "{name}");
            evening.world().write_message(ReplayRequest::Goal);
            evening.frames(3);
            evening.title();
            assert_eq!(evening.state(), AppState::Title, "{name}");
            break;
        }
    }
    assert!(seen >= GAMES.len() - 1, "a goal in {seen} games");
}
