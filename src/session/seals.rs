//! Choices that both make at once, between a person and a bot: the bot lays its own first, sealed, and only then is the
//! person asked. So whoever doubts it can check that the bot did not look: see [`crate::engine::seal`].

use bevy::prelude::*;

use super::{Match, Seating};
use crate::controller::Controller;
use crate::engine::seal::Salt;
use crate::engine::{BySeat, Seat, Seats};
use crate::levels::lesson::Want;

/// A salt from the chance of the system; none where it has none, and then nothing is sealed.
pub(super) fn fresh_salt() -> Option<Salt> {
    let mut bits = [0; 16];
    match getrandom::fill(&mut bits) {
        Ok(()) => Some(Salt::of(bits)),
        Err(fault) => {
            warn!("nothing can be sealed: {fault}");
            None
        }
    }
}

/// The bot, where a person plays against one.
pub(super) fn against(who: BySeat<Controller>, taking_part: Seats) -> Option<Seat> {
    let bots: Seats = Seat::BOTH.into_iter().filter(|seat| who[*seat] != Controller::Human).collect();
    bots.first().filter(|_| taking_part == Seats::BOTH && bots != Seats::BOTH)
}

impl Seating {
    /// The bot that has to lay its sealed choice before the person is asked. What a bot says in a lesson is written there,
    /// in its order, and nothing is sealed.
    #[must_use]
    pub fn lays_first(&self, the_match: &Match) -> Option<Seat> {
        let joint = the_match.live.owed() == Seats::BOTH && matches!(the_match.wants(), Want::Nothing);
        against(self.who, Seats::BOTH).filter(|_| joint)
    }
}
