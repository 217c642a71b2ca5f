//! Commitments for simultaneous choices between a person and a bot. The bot makes and commits to its choice before the
//! person is asked, so that anybody can check that it did not look: see [`engine::commitment`].

use bevy::prelude::*;

use super::{Seating, TableMatch};
use engine::commitment::Nonce;
use engine::{BySeat, Seat, SeatSet};
use players::controller::Controller;
use scenarios::lesson::AwaitedEvent;

/// Returns a nonce from the system's random source; `None` without such a source, and then nothing is sealed.
pub(super) fn fresh_nonce() -> Option<Nonce> {
    let mut bits = [0; 16];
    match getrandom::fill(&mut bits) {
        Ok(()) => Some(Nonce::of(bits)),
        Err(error) => {
            warn!("nothing can be sealed: {error}");
            None
        }
    }
}

/// Returns the bot's seat if a person plays against a bot.
pub(super) fn against(controllers: BySeat<Controller>, taking_part: SeatSet) -> Option<Seat> {
    let bots: SeatSet =
        Seat::BOTH.into_iter().filter(|seat| controllers[*seat] != Controller::Human).collect();
    bots.first().filter(|_| taking_part == SeatSet::BOTH && bots != SeatSet::BOTH)
}

impl Seating {
    /// Returns the bot that has to seal its choice before the person is asked. Nothing is sealed in a lesson, which
    /// fixes the bot's decisions.
    #[must_use]
    pub fn lays_first(&self, the_match: &TableMatch) -> Option<Seat> {
        let joint = the_match.state.seats_to_move() == SeatSet::BOTH
            && !the_match.bots_wait()
            && matches!(the_match.wants(), AwaitedEvent::Nothing);
        against(self.controllers, SeatSet::BOTH).filter(|_| joint)
    }
}
