//! The kicks of a shootout under the scoreboard, as a row of dots for each side: scored, missed, or to come.

use bevy_egui::egui::{Color32, Painter, Pos2, Stroke, vec2};

use crate::theme::ink;
use crate::widgets::{Node, drawing, row};
use engine::{BySeat, Seat, Shootout};
use stage::palette::{AMBER, CHALK, MUTED};

/// Largest number of dots of a side; only the last kicks are shown.
const MAX_DOTS: usize = 10;
/// Distance between dots, design units.
const GAP: f32 = 18.0;
/// Radius of a dot, design units.
const DOT: f32 = 8.0;

/// The results of each side's kicks, in order if they were seen one by one: the scoreboard only counts them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KickLog(BySeat<Vec<bool>>);

impl KickLog {
    /// Takes over the counts of a scoreboard. Kicks that were not seen one by one are listed goals first.
    pub fn follow(&mut self, shootout: Option<&Shootout>) {
        let Some(shootout) = shootout else {
            *self = Self::default();
            return;
        };
        for seat in Seat::BOTH {
            let (taken, scored) = (shootout.taken[seat] as usize, shootout.scored[seat] as usize);
            let seen = &mut self.0[seat];
            let had = seen.iter().filter(|scored| **scored).count();
            // After an undo the last kicks are removed.
            if taken < seen.len() && seen[..taken].iter().filter(|scored| **scored).count() == scored {
                seen.truncate(taken);
            } else if taken == seen.len() + 1 && (had..=had + 1).contains(&scored) {
                seen.push(scored > had);
            } else if (taken, scored) != (seen.len(), had) {
                *seen = (0..taken).map(|k| k < scored).collect();
            }
        }
    }

    /// Returns the dots of a side, oldest first; `None` is a kick to come.
    fn dots(&self, seat: Seat, shootout: &Shootout) -> Vec<Option<bool>> {
        let due = shootout.left()[seat] as usize;
        let all = self.0[seat].iter().copied().map(Some).chain(std::iter::repeat_n(None, due));
        let all: Vec<_> = all.collect();
        all[all.len().saturating_sub(MAX_DOTS)..].to_vec()
    }

    /// Returns both rows, home's from the left, away's up to the right.
    pub(super) fn rows<'a, M: 'a>(&self, shootout: &Shootout) -> Node<'a, M> {
        let dots = |seat: Seat| {
            let dots = self.dots(seat, shootout).into_iter();
            let dots = dots.map(|end| drawing((2.0 * DOT, 2.0 * DOT), move |p, r| dot(p, r.center(), end)));
            row().gap(GAP).children(dots)
        };
        row().between().pad(24.0, 0.0).child(dots(Seat::Home)).child(dots(Seat::Away))
    }
}

/// Draws a dot: filled if scored, a cross in a ring if missed, a small ring if to come.
fn dot(p: &Painter, at: Pos2, end: Option<bool>) {
    match end {
        Some(true) => {
            p.circle(at, DOT, ink(AMBER), Stroke::NONE);
        }
        Some(false) => {
            p.circle(at, DOT, Color32::TRANSPARENT, Stroke::new(2.0, ink(CHALK)));
            for (x, y) in [(1.0, 1.0), (1.0, -1.0)] {
                let arm = vec2(x, y) * DOT * 0.5;
                p.line_segment([at - arm, at + arm], Stroke::new(3.0, ink(CHALK)));
            }
        }
        None => {
            p.circle(at, DOT * 0.6, Color32::TRANSPARENT, Stroke::new(2.0, ink(MUTED)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kicks_are_listed_in_order() {
        let mut shootout = Shootout::new(5, Seat::Home);
        let mut tally = KickLog::default();
        tally.follow(Some(&shootout));
        for scored in [true, false, false, true] {
            shootout.take(scored);
            tally.follow(Some(&shootout));
            tally.follow(Some(&shootout));
        }
        assert_eq!(tally.0, BySeat::new(vec![true, false], vec![false, true]));
        assert_eq!(tally.dots(Seat::Home, &shootout), [Some(true), Some(false), None, None, None]);
        // A shootout that was resumed is at least counted correctly.
        let mut late = KickLog::default();
        late.follow(Some(&shootout));
        assert_eq!(late.0, BySeat::new(vec![true, false], vec![true, false]));
        late.follow(None);
        assert_eq!(late, KickLog::default());
    }

    #[test]
    fn a_long_shootout_shows_its_last_kicks() {
        let mut shootout = Shootout::new(0, Seat::Away);
        let mut tally = KickLog::default();
        for _ in 0..26 {
            shootout.take(true);
            tally.follow(Some(&shootout));
        }
        for seat in Seat::BOTH {
            assert_eq!(tally.dots(seat, &shootout).len(), MAX_DOTS);
        }
    }
}
