//! The names of cards and teams for players, and the keys by which messages select them.

use super::action::{AttackCard, DefenceCard};
use super::options::Team;
use words::id;
use words::{COUNTRIES, MessageArg, MessageId};

/// Returns the name of the attacking half of a card.
pub(super) const fn play(play: AttackCard) -> MessageId {
    match play {
        AttackCard::Dribble => id!("s17-play-dribble"),
        AttackCard::OneTwo => id!("s17-play-one-two"),
        AttackCard::Pass => id!("s17-play-pass"),
    }
}

/// Returns the word by which messages select the attacking half of a card.
pub(super) const fn play_key(play: AttackCard) -> MessageArg {
    MessageArg::selector(match play {
        AttackCard::Dribble => "dribble",
        AttackCard::OneTwo => "one-two",
        AttackCard::Pass => "pass",
    })
}

/// Returns the name of the defending half of a card.
pub(super) const fn guard(guard: DefenceCard) -> MessageId {
    match guard {
        DefenceCard::Anticipate => id!("s17-guard-anticipate"),
        DefenceCard::Block => id!("s17-guard-block"),
        DefenceCard::Press => id!("s17-guard-press"),
        DefenceCard::Tackle => id!("s17-guard-tackle"),
    }
}

/// Returns the word by which messages select the defending half of a card.
pub(super) const fn guard_key(guard: DefenceCard) -> MessageArg {
    MessageArg::selector(match guard {
        DefenceCard::Anticipate => "anticipate",
        DefenceCard::Block => "block",
        DefenceCard::Press => "press",
        DefenceCard::Tackle => "tackle",
    })
}

/// Returns the name of a team: that of its country.
pub(super) const fn team(team: Team) -> MessageId {
    COUNTRIES[team as usize].1
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use clubs::countries;

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
