//! The direction that a player holds on a pad. The left stick steers like the D-pad, and a held direction repeats.

use bevy::prelude::*;

use crate::flow::action::PadDirection;

/// The least deflection of the stick that is a press, 0..=1.
const PRESS: f32 = 0.6;
/// The deflection below which a held direction is let go, 0..=1. The gap to [`PRESS`] keeps a shaky stick from pressing
/// twice.
const RELEASE: f32 = 0.4;
/// Time until a held direction repeats, seconds.
const FIRST_REPEAT_SECS: f64 = 0.4;
/// Time between further repeats, seconds.
const REPEAT_SECS: f64 = 0.12;

/// The direction that is held on a pad.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct HeldDirection {
    /// The direction of the stick.
    by_stick: Option<PadDirection>,
    /// The direction of the D-pad, or else of the stick.
    direction: Option<PadDirection>,
    /// Time of the next repeat, seconds.
    repeats_at: f64,
}

/// A press of a direction that no button event reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DirectionPress {
    /// The stick was moved in that direction.
    ByStick(PadDirection),
    /// The stick or the D-pad has been held in that direction for a while.
    Repeat(PadDirection),
}

impl HeldDirection {
    /// Updates what is held: the direction of the D-pad, and the deflection of the stick, -1..=1 to the right and
    /// upwards. `now` is in seconds. Returns the press that follows from it.
    pub(super) fn update(
        &mut self,
        by_button: Option<PadDirection>,
        stick: Vec2,
        now: f64,
    ) -> Option<DirectionPress> {
        self.by_stick = direction_of(stick, self.by_stick);
        let direction = by_button.or(self.by_stick);
        if direction != self.direction {
            self.direction = direction;
            self.repeats_at = now + FIRST_REPEAT_SECS;
            // The D-pad reports its presses itself.
            return direction.filter(|_| by_button.is_none()).map(DirectionPress::ByStick);
        }
        let repeat = direction.filter(|_| now >= self.repeats_at)?;
        self.repeats_at = now + REPEAT_SECS;
        Some(DirectionPress::Repeat(repeat))
    }
}

/// Returns the direction of a stick; `held` is the one that it had before.
fn direction_of(stick: Vec2, held: Option<PadDirection>) -> Option<PadDirection> {
    let along = |direction: PadDirection| match direction {
        PadDirection::Left => -stick.x,
        PadDirection::Right => stick.x,
        PadDirection::Up => stick.y,
        PadDirection::Down => -stick.y,
    };
    let furthest = PadDirection::ALL.into_iter().max_by(|a, b| along(*a).total_cmp(&along(*b)))?;
    if along(furthest) >= PRESS {
        // A diagonal keeps the direction that it came from.
        return held.filter(|held| along(*held) >= PRESS).or(Some(furthest));
    }
    held.filter(|held| along(*held) >= RELEASE)
}

#[cfg(test)]
mod tests {
    use super::*;
    use PadDirection::{Left, Right, Up};

    #[test]
    fn a_stick_presses_once_until_it_is_let_go() {
        let mut held = HeldDirection::default();
        let mut press = |x: f32| held.update(None, Vec2::new(x, 0.0), 0.0);
        assert_eq!(press(0.5), None, "in the dead zone");
        assert_eq!(press(0.7), Some(DirectionPress::ByStick(Right)));
        assert_eq!([press(0.5), press(0.9)], [None, None], "it was not let go");
        assert_eq!([press(0.3), press(0.7)], [None, Some(DirectionPress::ByStick(Right))]);
        assert_eq!(press(-0.7), Some(DirectionPress::ByStick(Left)), "across the middle");
    }

    #[test]
    fn a_diagonal_keeps_its_first_direction() {
        let mut held = HeldDirection::default();
        let mut press = |x: f32, y: f32| held.update(None, Vec2::new(x, y), 0.0);
        assert_eq!(press(0.0, 0.7), Some(DirectionPress::ByStick(Up)));
        assert_eq!(press(0.8, 0.65), None);
        assert_eq!(press(0.9, 0.2), Some(DirectionPress::ByStick(Right)));
    }

    #[test]
    fn a_held_direction_repeats_and_the_directional_pad_presses_by_itself() {
        for (by_button, stick) in [(Some(Left), Vec2::ZERO), (None, Vec2::NEG_X)] {
            let mut held = HeldDirection::default();
            let first = held.update(by_button, stick, 0.0);
            assert_eq!(first.is_some(), by_button.is_none());
            let presses: Vec<f64> = (1..=80)
                .map(|k| f64::from(k) * 0.01)
                .filter(|now| held.update(by_button, stick, *now) == Some(DirectionPress::Repeat(Left)))
                .collect();
            assert!(presses.len() == 4 && (presses[0] - 0.4).abs() < 0.02, "{presses:?}");
            assert_eq!(held.update(None, Vec2::ZERO, 1.0), None);
            assert_eq!(held.update(None, Vec2::ZERO, 9.0), None, "nothing is held");
        }
    }
}
