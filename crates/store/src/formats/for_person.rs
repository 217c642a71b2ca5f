//! An archived match as the people saw it who played it.

use ai::Difficulty;
use ai::ledger::KnownBots;
use engine::{Seat, SeatSet};
use players::controller::Controller;

use super::archived_match::ArchivedMatch;

/// The result of a match for its one person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PersonResult {
    /// The person won.
    Won,
    /// Neither side won.
    Drawn,
    /// The person lost.
    Lost,
}

impl PersonResult {
    /// Converts the winner to that side's result.
    #[must_use]
    pub fn from_winner(winner: Option<Seat>, seat: Seat) -> Self {
        match winner {
            None => Self::Drawn,
            Some(winner) if winner == seat => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

/// Who played against the person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchOpponent {
    /// A person played a bot.
    Bot(Difficulty),
    /// Two people played at one screen.
    Person,
    /// Two bots played.
    Bots,
}

impl ArchivedMatch {
    /// Returns the sides that people played; empty if unknown.
    pub fn people(&self) -> SeatSet {
        let takes_part = |seat: Seat| !self.solo || seat == Seat::Home;
        let human = |seat: &Seat| {
            takes_part(*seat)
                && self.controllers.is_some_and(|controllers| controllers[*seat] == Controller::Human)
        };
        Seat::BOTH.into_iter().filter(human).collect()
    }

    /// Returns the difficulty of each side's bot; `None` for a person, and where it is unknown who played.
    pub fn bots(&self) -> KnownBots {
        self.controllers
            .map_or_else(KnownBots::default, |controllers| controllers.map(Controller::difficulty))
    }

    /// Returns the side of the match's only person; `None` for no person or two.
    #[must_use]
    pub fn person(&self) -> Option<Seat> {
        let people = self.people();
        people.first().filter(|seat| people == SeatSet::one(*seat))
    }

    /// Returns the opponent; `None` for one manager alone or if unknown.
    #[must_use]
    pub fn rival(&self) -> Option<MatchOpponent> {
        let controllers = self.controllers?;
        match self.person() {
            None if self.people() == SeatSet::BOTH => Some(MatchOpponent::Person),
            None => Some(MatchOpponent::Bots),
            Some(_) if self.solo => None,
            Some(seat) => match controllers[!seat] {
                Controller::Bot(difficulty) => Some(MatchOpponent::Bot(difficulty)),
                Controller::Human => None,
            },
        }
    }

    /// Returns the result for the match's only person.
    #[must_use]
    pub fn ended_for_person(&self) -> Option<PersonResult> {
        self.person().map(|seat| PersonResult::from_winner(self.result.winner, seat))
    }
}
