//! The flight of the ball and the fall of the die, as functions of the time since the strike.

use bevy::math::{Vec2, vec2};

use super::KEEPER as KEEPER_SCALE;

use super::picture;
use crate::table::cards::zone::world;
use crate::table::draw::sketch::{Sketch, tone};
use crate::table::impact::Impact;
use crate::table::people::figure::{self, ARRIVES};
use stage::layout::DesignPoint;
use stage::mouth::{BallFlight, DieOutcome, FACES, GOAL_FRAME, GoalMouth, KickOutcome, SPOT};
use stage::palette::{CHALK, INK, KEEPER as GLOVES};

/// Radius of the ball on the spot, design units.
pub(super) const NEAR: f32 = 26.0;
/// Radius of the ball in the goal, design units.
const FAR: f32 = 17.0;

/// Returns the ball's place, size and whether it is behind the keeper, at a time after the strike.
pub(super) fn ball(flight: &BallFlight, t: f32) -> (Vec2, f32, bool) {
    let (spot, target) = (vec2(SPOT.x, SPOT.y), flight.aim.target());
    let target = vec2(target.x, target.y);
    let way = flight.aim.x_sign();
    let rests = vec2(flight.resting_point().x, flight.resting_point().y);
    let k = (t / ARRIVES).clamp(0.0, 1.0);
    // It is fastest at the foot, and bends outwards on its way.
    let along = 1.0 - (1.0 - k) * (1.0 - k).sqrt();
    let bend = vec2(-way * 30.0, -46.0) * (along * (1.0 - along) * 4.0);
    let size = NEAR + (FAR - NEAR) * along;
    let after = ((t - ARRIVES) / 0.45).clamp(0.0, 1.0);
    match flight.end {
        KickOutcome::Net => {
            let fall = spot.lerp(target, along) + bend;
            let drop = after * after;
            (fall.lerp(rests, drop), size, k >= 1.0)
        }
        KickOutcome::Gloves => {
            let hands =
                keeper_at(flight, t).hands() * KEEPER_SCALE + vec2(GOAL_FRAME.centre().x, picture::LINE);
            let caught = spot.lerp(hands, along) + bend * (1.0 - k);
            (caught, size, false)
        }
        KickOutcome::Post => {
            let post = vec2(GOAL_FRAME.centre().x + GOAL_FRAME.w / 2.0 * way, target.y + 10.0);
            let there = spot.lerp(post, along) + bend;
            let hop = vec2(0.0, -40.0) * (after * (1.0 - after) * 4.0);
            (there.lerp(rests, after) + hop, size + 4.0 * after, false)
        }
        KickOutcome::Over => {
            let bar = vec2(target.x + 30.0 * way, GOAL_FRAME.y - 30.0);
            let there = spot.lerp(bar, along) + bend;
            let gone = there.lerp(rests, after);
            (gone, size - 3.0 * after, false)
        }
    }
}

/// Returns the impact of the ball as it arrives, at height `z`: none over the bar.
pub(super) fn contact(flight: &BallFlight, z: f32) -> Option<Impact> {
    let (reach, ring, strength) = match flight.end {
        KickOutcome::Net => (210.0, CHALK, 9.0),
        KickOutcome::Gloves => (170.0, GLOVES, 6.0),
        KickOutcome::Post => (170.0, CHALK, 9.0),
        KickOutcome::Over => return None,
    };
    let (at, ..) = ball(flight, ARRIVES);
    Some(Impact { at: world(DesignPoint::new(at.x, at.y), z), reach, ring: Some(ring), strength })
}

/// Returns the keeper's pose at a time after the strike.
pub(super) fn keeper_at(flight: &BallFlight, t: f32) -> figure::FigurePose {
    figure::keeper(flight.dive, flight.end, flight.wins.is_some(), t)
}

/// Draws the path of the ball so far.
pub(super) fn trail(s: &mut Sketch, flight: &BallFlight, t: f32) {
    let steps = 26u8;
    for k in 0..steps {
        let from = ARRIVES * f32::from(k) / f32::from(steps);
        if from > t {
            break;
        }
        let (at, size, _) = ball(flight, from);
        s.circle(at.x, at.y, size * 0.2, tone(CHALK, 0.75));
    }
}

/// Draws the ball with its light and its shadow.
pub(super) fn draw_ball(s: &mut Sketch, at: Vec2, size: f32, t: f32) {
    for k in 1..=4u8 {
        s.circle(at.x, at.y, size * (1.1 + 0.3 * f32::from(k)), tone(CHALK, 0.05));
    }
    s.circle(at.x, at.y, size * 1.12, tone(INK, 1.0)).circle(at.x, at.y, size, tone(CHALK, 1.0));
    let turn = t * 16.0;
    let ink = tone(INK, 1.0);
    let on = |a: f32, d: f32| at + vec2((a + turn).sin(), -(a + turn).cos()) * d * size;
    let spoke = std::f32::consts::TAU / 5.0;
    let middle: Vec<Vec2> = (0..5u8).map(|k| on(f32::from(k) * spoke, 0.38)).collect();
    s.fill(&middle, ink);
    for k in 0..5u8 {
        let a = f32::from(k) * spoke;
        s.stroke(&[on(a, 0.36), on(a, 0.7)], false, 0.09 * size, ink);
        s.fill(&[on(a - 0.26, 0.96), on(a, 0.68), on(a + 0.26, 0.96)], ink);
    }
}

/// A die on its way to the face of the strip that it shows at last.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DieFlight {
    /// The face that it shows: its roll only once it lies.
    pub(super) face: u8,
    /// What the roll brings; `None` while it falls.
    pub(super) outcome: Option<DieOutcome>,
    /// Its place on the sheet.
    pub(super) at: Vec2,
    /// Its turn, radians.
    pub(super) turn: f32,
}

/// Number of other faces that a falling die shows.
const TUMBLES: f32 = 7.0;

/// Returns the die at a time after the strike. It lands on its face of the strip under the ball's place, and tells its
/// roll as the ball arrives.
pub(super) fn fall(mouth: &GoalMouth, flight: &BallFlight, t: f32) -> Option<DieFlight> {
    let roll = flight.die?;
    let target = mouth.targets.iter().find(|target| target.aim == flight.aim)?;
    let odds = target.odds.as_ref()?;
    let outcomes = odds.against(flight.dive == flight.aim);
    let outcome = *outcomes.get(usize::from(roll).checked_sub(1)?)?;
    let k = ((t - 0.08) / (ARRIVES - 0.08)).clamp(0.0, 1.0);
    if t < 0.08 {
        return None;
    }
    let lands = picture::face_at(flight.aim, roll);
    let up = (1.0 - k) * (1.0 - k);
    let bounce = (k * std::f32::consts::PI * 2.0).sin().abs() * 30.0 * (1.0 - k);
    let at = lands - vec2(160.0 * up * flight.aim.x_sign(), 240.0 * up + bounce);
    let others = ((1.0 - k) * TUMBLES).ceil() as u8;
    let face = (roll - 1 + others) % FACES as u8 + 1;
    Some(DieFlight { face, outcome: (others == 0).then_some(outcome), at, turn: 6.0 * up })
}

#[cfg(test)]
mod tests {
    use super::*;
    use stage::mouth::KickPhase;
    use stage::testing::{AUDIENCES, act, next, set_up};

    #[test]
    fn a_die_tells_its_roll_only_when_the_ball_arrives() {
        let mut rng = engine::MatchRng::new(1);
        let (mut state, _) = set_up::<games::penalties::Penalties>(&Default::default(), 1, AUDIENCES[0]);
        let mut kicks = 0;
        while let Some((seat, action)) = next(&state, &mut rng) {
            for step in act(&mut state, seat, &action, AUDIENCES[0]) {
                let Some(mouth) = &step.scene.mouth else { continue };
                let KickPhase::Struck(flight) = &mouth.phase else { continue };
                kicks += 1;
                for t in [0.1, 0.2, 0.3, 0.4] {
                    let falling = fall(mouth, flight, t).unwrap();
                    assert_eq!(falling.outcome, None, "{t}");
                    assert!((1..=FACES as u8).contains(&falling.face));
                }
                let lies = fall(mouth, flight, ARRIVES).unwrap();
                assert_eq!((Some(lies.face), lies.outcome.is_some()), (flight.die, true));
            }
        }
        assert!(kicks > 0);
    }
}
