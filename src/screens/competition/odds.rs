//! The chances of a competition, simulated in a background task as long as its page is on show.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::Resource;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use crate::competition::Competition;
use crate::competition::chances::PLAYS;

/// The chance of each side to win it all, once found.
#[derive(Resource, Default)]
pub(in crate::screens) struct Odds {
    /// The competition as it was known when they were asked for.
    of: Option<Competition>,
    /// The task, and how to stop it.
    task: Option<(Task<Option<Vec<f32>>>, Arc<AtomicBool>)>,
    found: Option<Vec<f32>>,
}

impl Odds {
    /// Stops the task and forgets what was found.
    pub(super) fn rest(&mut self) {
        if let Some((_, stop)) = self.task.take() {
            stop.store(true, Ordering::Relaxed);
        }
        (self.of, self.found) = (None, None);
    }

    /// Asks for the chances of a competition that is not decided. Returns true while they are awaited.
    pub(super) fn seek(&mut self, known: &Competition) -> bool {
        if self.of.as_ref() != Some(known) {
            self.rest();
            self.of = Some(known.clone());
            if known.champion().is_none() {
                let (on, stop) = (known.clone(), Arc::new(AtomicBool::new(false)));
                let stopped = stop.clone();
                let simulate = async move { on.chances(PLAYS, || stopped.load(Ordering::Relaxed)) };
                self.task = Some((AsyncComputeTaskPool::get().spawn(simulate), stop));
            }
        }
        let Some((task, _)) = &mut self.task else { return false };
        if let Some(found) = block_on(poll_once(task)) {
            (self.found, self.task) = (found, None);
        }
        true
    }

    /// Returns the chances of that competition, by side.
    pub(super) fn of(&self, known: &Competition) -> Option<&[f32]> {
        self.found.as_deref().filter(|_| self.of.as_ref() == Some(known))
    }
}

/// Returns a chance in percent; what is possible is never nought.
pub(super) fn percent(chance: f32) -> u32 {
    let rounded = (chance * 100.0).round() as u32;
    if chance > 0.0 { rounded.max(1) } else { rounded }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_chance_is_not_nought() {
        assert_eq!([0.0, 0.001, 0.5, 1.0].map(percent), [0, 1, 50, 100]);
    }
}
