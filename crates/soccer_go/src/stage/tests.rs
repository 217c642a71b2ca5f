//! Tests of the presentation. Every match ends in the view's scene and reveals nothing hidden. Every question can
//! be answered and every card explained, and nothing covers anything.

mod layout;
mod moments;
mod pass_windows;
mod questions;

use std::collections::BTreeSet;

use super::ids::is_token;
use crate::{BeforePass, Options, PowerKind, SoccerGo};
use engine::{Game, MatchRng};
use stage::StagedGame;
use stage::testing::{AUDIENCES, act, every_show_is_sound, next, set_up, undrawn};

const ANY_TIME: Options = Options { before_pass: BeforePass::AnyTime, short: false };

/// Returns every face that can be shown.
fn faces() -> BTreeSet<String> {
    let mut faces: BTreeSet<String> =
        ["go/left", "go/middle", "go/right", "go/rock", "go/paper", "go/scissors", "go/back_attacking"]
            .into_iter()
            .chain(["go/dive_left", "go/dive_middle", "go/dive_right"])
            .chain(["go/back_defending", "back/home", "back/away"])
            .map(str::to_owned)
            .collect();
    for side in ["home", "away"] {
        faces.extend((1..=11).map(|number| format!("go/{side}_{number}")));
    }
    for kind in PowerKind::BOTH {
        for power in kind.deck() {
            faces.insert(super::ids::power_face(crate::PowerCard { kind, power: *power }));
        }
    }
    faces
}

#[test]
fn every_show_is_valid_and_ends_in_the_true_scene() {
    let shown = every_show_is_sound::<SoccerGo>(
        &[Options::default(), ANY_TIME, Options { short: true, ..Options::default() }],
        40,
        is_token,
    );
    let known = faces();
    let strange: Vec<_> = shown.difference(&known).collect();
    assert!(strange.is_empty(), "{strange:?}");
    // Bogey shows only in a hand; forty matches show everything.
    let unseen: Vec<_> = known.difference(&shown).collect();
    assert!(unseen.is_empty(), "{unseen:?}");
}

#[test]
fn every_face_is_drawn() {
    let faces = faces();
    let cards = SoccerGo::INFO.cards.iter().copied();
    let missing = undrawn(faces.iter().map(String::as_str).chain(cards));
    assert!(missing.is_empty(), "{missing:?}");
}

/// Prints the duration of a match at speed 1: `cargo rules the_shows_of_a_match -- --nocapture`.
#[test]
fn the_shows_of_a_match_take_a_bounded_time() {
    let audience = AUDIENCES[0];
    let (mut total, mut passes, mut pass_secs, mut decisions) = (0.0, 0, 0.0, 0);
    let matches = 100;
    for seed in 0..matches {
        let mut rng = MatchRng::new(seed);
        let (mut state, steps) = set_up::<SoccerGo>(&Options::default(), seed, audience);
        total += steps.iter().map(|step| step.secs).sum::<f32>();
        while let Some((seat, action)) = next(&state, &mut rng) {
            let before = state.table().track.filled();
            let steps = act(&mut state, seat, &action, audience);
            let secs: f32 = steps.iter().map(|step| step.secs).sum();
            (total, decisions) = (total + secs, decisions + 1);
            if state.table().track.filled() == before + 1 {
                (passes, pass_secs) = (passes + 1, pass_secs + secs);
            }
        }
        assert!(state.outcome().is_some());
    }
    let mean = total / matches as f32;
    let pass = pass_secs / passes as f32;
    println!("{mean:.0} s a match, {pass:.2} s a pass, {} decisions a match", decisions / matches as usize);
    assert!((40.0..150.0).contains(&mean), "{mean}");
    assert!(pass <= 2.0, "{pass}");
}

/// SGO-5, SGO-8: the cards of a mark, a shot and a tackle come forward, with the reason for the result. An unread
/// pass goes on at once.
#[test]
fn sgo_5_the_reveal_says_why() {
    let reveals = stage::testing::reveals::<SoccerGo>(&[Options::default()], 30);
    for line in [
        "MARKED: Both chose 10, so the receiver was marked.",
        "SAVED: The keeper chose the same direction.",
        "IN!: The keeper went left, the ball went right.",
        "IN!: The keeper went right, the ball went down the middle.",
        "STOPPED: Paper wraps rock.",
        "THROUGH: Scissors cut paper.",
        "THROW AGAIN: Rock twice: throw again.",
    ] {
        assert!(reveals.contains(line), "never said: {line} in {reveals:#?}");
    }
}
