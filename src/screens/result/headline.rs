//! The headline of a result, and how it came about.

use engine::{Decided, Outcome, Seat};
use stage::game_info::GameInfo;
use stage::words::capitals;
use words::{DisplayText, MessageId, id, say};

/// Returns the headline for somebody who did not play: who has won, with the name if the player has one.
pub(in crate::screens) fn headline_of(winner: Option<(Seat, Option<&DisplayText>)>) -> DisplayText {
    match winner {
        None => say!("result-honours-even"),
        Some((_, Some(name))) => say!("result-one-wins", name = DisplayText::verbatim(name.capitals())),
        Some((seat, None)) => {
            say!("result-club-wins", club = capitals(seat))
        }
    }
}

/// Returns the sentence on the part of a match of that game that decided it.
pub(in crate::screens) const fn how(info: &GameInfo, outcome: &Outcome) -> MessageId {
    match outcome.decided {
        Decided::NormalTime => info.in_normal_time,
        Decided::ExtraTime => id!("result-extra-time"),
        Decided::SuddenRounds => id!("result-sudden-rounds"),
        Decided::Shootout => id!("result-shootout"),
        Decided::Elimination => id!("result-elimination"),
    }
}
