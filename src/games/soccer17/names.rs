//! The names of cards and teams for players, and the keys by which messages select them.

use super::action::{Guard, Play};
use super::options::Team;
use crate::id;
use crate::words::{Arg, Id};

/// Returns the name of the attacking half of a card.
pub(super) const fn play(play: Play) -> Id {
    match play {
        Play::Dribble => id!("s17-play-dribble"),
        Play::OneTwo => id!("s17-play-one-two"),
        Play::Pass => id!("s17-play-pass"),
    }
}

/// Returns the word by which messages select the attacking half of a card.
pub(super) const fn play_key(play: Play) -> Arg {
    Arg::key(match play {
        Play::Dribble => "dribble",
        Play::OneTwo => "one-two",
        Play::Pass => "pass",
    })
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

/// Returns the word by which messages select the defending half of a card.
pub(super) const fn guard_key(guard: Guard) -> Arg {
    Arg::key(match guard {
        Guard::Anticipate => "anticipate",
        Guard::Block => "block",
        Guard::Press => "press",
        Guard::Tackle => "tackle",
    })
}

/// Returns the name of a team.
pub(super) const fn team(team: Team) -> Id {
    match team {
        Team::Argentina => id!("s17-team-argentina"),
        Team::Brazil => id!("s17-team-brazil"),
        Team::England => id!("s17-team-england"),
        Team::France => id!("s17-team-france"),
        Team::Germany => id!("s17-team-germany"),
        Team::Italy => id!("s17-team-italy"),
        Team::Netherlands => id!("s17-team-netherlands"),
        Team::Spain => id!("s17-team-spain"),
    }
}
