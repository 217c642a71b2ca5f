//! Shootouts: kicks from the spot, taken in turn.

use serde::Serialize;

use super::{BySeat, Seat};

/// The state of a shootout.
///
/// It ends as soon as the remaining kicks cannot change the result. If the sides are level after all regular kicks,
/// pairs of kicks follow until one of them separates the sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[must_use]
pub struct Shootout {
    /// Number of kicks for each side before sudden death.
    #[serde(rename = "regular")]
    pub regulation_kicks: u32,
    /// The seat that kicks first in every pair.
    pub first: Seat,
    /// Kicks taken so far.
    pub taken: BySeat<u32>,
    /// Kicks scored so far.
    pub scored: BySeat<u32>,
}

/// The stakes of one kick.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KickStakes {
    /// The shootout goes on whatever happens.
    Nothing,
    /// A goal wins the shootout for the kicker's side.
    IfScored,
    /// A miss loses it for the kicker's side.
    IfMissed,
}

impl Shootout {
    /// Creates a shootout before its first kick.
    pub const fn new(regulation_kicks: u32, first: Seat) -> Self {
        Self { regulation_kicks, first, taken: BySeat::new(0, 0), scored: BySeat::new(0, 0) }
    }

    /// Returns the seat that takes the next kick.
    pub fn kicker(&self) -> Seat {
        if self.taken.ahead().is_none() { self.first } else { !self.first }
    }

    /// Counts the next kick.
    pub fn take(&mut self, scored: bool) {
        self.count_kick_of(self.kicker(), scored);
    }

    /// Counts a kick of that seat, which the caller knows to be next.
    #[inline]
    pub fn count_kick_of(&mut self, by: Seat, scored: bool) {
        self.taken[by] += 1;
        self.scored[by] += u32::from(scored);
    }

    /// Returns the shootout before that seat's last kick.
    pub fn before(mut self, by: Seat, scored: bool) -> Self {
        self.taken[by] = self.taken[by].saturating_sub(1);
        self.scored[by] = self.scored[by].saturating_sub(u32::from(scored));
        self
    }

    /// Returns the kicks that each side has left; in sudden death, those of the current or the next pair.
    pub fn left(&self) -> BySeat<u32> {
        let most = self.regulation_kicks.max(self.taken[self.first]);
        let paired = self.taken[!self.first] == most && self.scored.ahead().is_none();
        self.taken.map(|taken| most + u32::from(paired) - taken)
    }

    /// Returns the side's probability to win from here, if every kick scores with probability `goal`.
    #[must_use]
    pub fn win_probability(&self, side: Seat, goal: f64) -> f64 {
        let left = self.left();
        match self.scored.ahead() {
            Some(ahead) if self.decided() => f64::from(u8::from(ahead == side)),
            // Level with equally many kicks left: both sides have the same chance.
            None if left[side] == left[!side] => 0.5,
            _ => {
                let [hit, miss] = [true, false].map(|scored| {
                    let mut next = *self;
                    next.take(scored);
                    next.win_probability(side, goal)
                });
                goal * hit + (1.0 - goal) * miss
            }
        }
    }

    /// Returns the result that the next kick can settle. A kick that settles it either way counts as one that can win.
    #[must_use]
    pub fn next_kick_stakes(&self) -> KickStakes {
        let decided = |scored| {
            let mut next = *self;
            next.take(scored);
            next.decided()
        };
        if self.decided() {
            KickStakes::Nothing
        } else if decided(true) {
            KickStakes::IfScored
        } else if decided(false) {
            KickStakes::IfMissed
        } else {
            KickStakes::Nothing
        }
    }

    /// Returns true if one side leads by more than the other can still score.
    #[must_use]
    pub fn decided(&self) -> bool {
        let left = self.left();
        self.scored.ahead().is_some_and(|ahead| self.scored[ahead] > self.scored[!ahead] + left[!ahead])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Takes kicks in turn, `+` scored and `-` missed, and marks with `x` where the shootout is decided.
    fn after(regulation_kicks: u32, first: Seat, pattern: &str) -> (Shootout, String) {
        let mut shootout = Shootout::new(regulation_kicks, first);
        let decided = pattern.chars().map(|kick| {
            shootout.take(kick == '+');
            if shootout.decided() { 'x' } else { '.' }
        });
        let decided = decided.collect();
        (shootout, decided)
    }

    #[test]
    fn a_shootout_ends_once_decided_and_in_sudden_death_after_a_pair() {
        for (regulation_kicks, pattern, expected) in [
            // Three in front with two to go.
            (5, "+-+-+-", ".....x"),
            (5, "-+-+-+", ".....x"),
            (5, "+-+--++-", ".......x"),
            (5, "++++++++-+", ".........x"),
            (5, "++++++++++", ".........."),
            (5, "+++++++++++-", "...........x"),
            (5, "----------++--+-", "...............x"),
            (5, "-----------+", "...........x"),
            (3, "+-+-", "...x"),
            (3, "+++-+", "....x"),
            // Sudden death from the start.
            (0, "++--+-", ".....x"),
            (0, "-+", ".x"),
        ] {
            for first in Seat::BOTH {
                let (shootout, decided) = after(regulation_kicks, first, pattern);
                assert_eq!(decided, expected, "{regulation_kicks} {pattern}");
                let scored =
                    |nth| pattern.chars().skip(nth).step_by(2).filter(|kick| *kick == '+').count() as u32;
                assert_eq!([shootout.scored[first], shootout.scored[!first]], [scored(0), scored(1)]);
            }
        }
    }

    #[test]
    fn a_deciding_kick_is_known_before_it_is_taken() {
        for (regulation_kicks, pattern, settles) in [
            (5, "", KickStakes::Nothing),
            (5, "+-+-+", KickStakes::IfMissed),
            (5, "-+-+-", KickStakes::IfScored),
            // The last pair: the second kick settles it either way or only by a miss.
            (3, "++++-", KickStakes::IfScored),
            (3, "+++++", KickStakes::IfMissed),
            // Sudden death: the first kick of a pair settles nothing.
            (0, "", KickStakes::Nothing),
            (0, "+", KickStakes::IfMissed),
            (0, "-", KickStakes::IfScored),
            (0, "+-", KickStakes::Nothing),
        ] {
            assert_eq!(
                after(regulation_kicks, Seat::Home, pattern).0.next_kick_stakes(),
                settles,
                "{regulation_kicks} {pattern}"
            );
        }
    }

    #[test]
    fn sides_kick_in_turns() {
        for first in Seat::BOTH {
            let mut shootout = Shootout::new(5, first);
            for nth in 0..12 {
                assert_eq!(shootout.kicker() == first, nth % 2 == 0);
                shootout.take(nth % 3 == 0);
            }
            assert_eq!(shootout.taken, BySeat::new(6, 6));
        }
    }

    #[test]
    fn remaining_kicks_are_counted_to_the_end_of_a_pair() {
        for (regulation_kicks, pattern, left) in [
            (5, "", [5, 5]),
            (5, "+", [4, 5]),
            (5, "+-", [4, 4]),
            (5, "+++++++++", [0, 1]),
            // Level: one pair more; and its second kick.
            (5, "++++++++++", [1, 1]),
            (5, "+++++++++++", [0, 1]),
            (5, "++++++++++++", [1, 1]),
            // Settled.
            (5, "++++++++++-+", [0, 0]),
            (0, "", [1, 1]),
            (0, "-", [0, 1]),
        ] {
            let (shootout, _) = after(regulation_kicks, Seat::Away, pattern);
            assert_eq!(shootout.left(), BySeat::new(left[1], left[0]), "{regulation_kicks} {pattern}");
        }
    }
}
