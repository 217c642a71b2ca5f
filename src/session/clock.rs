//! The time that a match has spent at the table. It follows from what happens there, never from how often the window is
//! drawn: a window at rest is drawn every few seconds, whether or not somebody sits before it.

use bevy::prelude::*;

use super::TableMatch;
use super::action_state::MAX_IDLE_SLEEP;
use crate::flow::action::ActionState;
use crate::flow::page::Navigation;
use crate::table::playback::Playback;

/// Seconds after the last input or show that still count: a player who does nothing for longer has left.
const AWAY: f64 = 120.0;

/// Longest time that one frame counts, seconds. A window in use is drawn more often, so a longer frame means that the
/// process was stopped, the machine slept, or the player looked at another window.
const MAX_FRAME_SECS: f64 = MAX_IDLE_SLEEP.as_secs() as f64 + 1.0;

/// Time that the match has spent at the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct TableClock {
    /// Seconds; `None` for a match begun by an older build, which did not count.
    pub secs: Option<f64>,
    /// Seconds since the last input or show.
    quiet: f64,
}

impl TableClock {
    /// Returns a clock that goes on from this time.
    #[must_use]
    pub const fn new(secs: Option<f64>) -> Self {
        Self { secs, quiet: 0.0 }
    }

    /// Passes a frame of that many seconds; `stirs` is true if there was input or something was shown.
    fn pass(&mut self, frame: f64, stirs: bool) {
        let step = frame.min(MAX_FRAME_SECS);
        let counts = step.min((AWAY - self.quiet).max(0.0));
        self.quiet = if stirs { 0.0 } else { self.quiet + step };
        self.secs = self.secs.map(|secs| secs + counts);
    }
}

/// Counts the time at the table, until the match ends and while no page covers it.
pub(super) fn count(
    the_match: Res<TableMatch>,
    mut clock: ResMut<TableClock>,
    (navigation, playback, actions): (Res<Navigation>, Res<Playback>, Res<ActionState>),
    mut moved: MessageReader<CursorMoved>,
    time: Res<Time<Real>>,
) {
    let stirs = moved.read().count() > 0 || actions.has_input() || !playback.is_idle();
    if the_match.outcome().is_none() && navigation.bare() {
        clock.pass(time.delta_secs_f64(), stirs);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn passed(clock: &mut TableClock, frames: usize, secs: f64) -> f64 {
        let before = clock.secs.unwrap();
        for _ in 0..frames {
            clock.pass(secs, false);
        }
        clock.secs.unwrap() - before
    }

    #[test]
    fn idle_time_is_counted_up_to_its_bound_at_any_frame_rate() {
        for (frames, secs) in [(353 * 60, 1.0 / 60.0), (353, 1.0), (71, 5.0)] {
            let mut clock = TableClock::new(Some(141.0));
            clock.pass(0.1, true);
            let counted = passed(&mut clock, frames, secs);
            assert!((counted - AWAY).abs() < 1e-6, "{counted} s in {frames} frames");
            // The input that ends the pause counts from itself on.
            clock.pass(secs, true);
            assert!((passed(&mut clock, 10, 1.0) - 10.0).abs() < 1e-6);
        }
    }

    #[test]
    fn time_of_a_stopped_process_or_sleeping_machine_does_not_count() {
        let mut clock = TableClock::new(Some(0.0));
        clock.pass(0.1, true);
        assert!(passed(&mut clock, 1, 40.0) <= MAX_FRAME_SECS);
        assert!(passed(&mut clock, 1, 9.0 * 3600.0) <= MAX_FRAME_SECS);
    }

    #[test]
    fn a_show_without_input_counts_in_full_and_an_older_match_not_at_all() {
        let mut clock = TableClock::new(Some(0.0));
        for _ in 0..6000 {
            clock.pass(0.1, true);
        }
        assert!((clock.secs.unwrap() - 600.0).abs() < 1e-3);
        let mut older = TableClock::new(None);
        older.pass(0.1, true);
        assert_eq!(older.secs, None);
    }
}
