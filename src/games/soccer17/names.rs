//! The names of cards and teams for players, and the keys by which messages select them.

use super::action::{Guard, Play};
use super::options::Team;
use crate::id;
use crate::words::{Arg, COUNTRIES, Id};

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

/// Returns the name of a team: that of its country.
pub(super) const fn team(team: Team) -> Id {
    COUNTRIES[team as usize].1
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::clubs::countries;

    /// The list of teams, that of the files of countries and that of their names are the same.
    #[test]
    fn every_team_has_a_club_and_a_name() {
        let teams: BTreeSet<&str> = Team::ALL.into_iter().map(Team::club).collect();
        assert_eq!(teams, countries().iter().map(|club| club.id.as_str()).collect());
        for (country, of) in Team::ALL.into_iter().zip(countries()) {
            assert_eq!((country.club(), country.name()), (&*of.id, &*of.name));
            assert_eq!(COUNTRIES[country as usize].0, of.id);
        }
    }
}
