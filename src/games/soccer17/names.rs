//! The names of cards for players.

use super::action::{Guard, Play};
use crate::id;
use crate::words::Id;

/// Returns the name of the attacking half of a card.
pub(super) const fn play(play: Play) -> Id {
    match play {
        Play::Dribble => id!("s17-play-dribble"),
        Play::OneTwo => id!("s17-play-one-two"),
        Play::Pass => id!("s17-play-pass"),
    }
}

/// Returns the name of the defending half of a card.
pub(super) const fn guard(guard: Guard) -> Id {
    match guard {
        Guard::Anticipate => id!("s17-guard-anticipate"),
        Guard::Block => id!("s17-guard-block"),
        Guard::Press => id!("s17-guard-press"),
        Guard::Tackle => id!("s17-guard-tackle"),
    }
}
