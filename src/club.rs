//! The club house below the app: selects matches of the archive and says how they ended for the people who played.

pub mod figures;
pub mod honours;
pub mod rivalry;
pub mod wall;

use crate::ai::Level;
use crate::ai::ledger::KnownBots;
use crate::controller::Controller;
use crate::engine::{Seat, SeatSet};
use crate::people::PersonName;
use crate::store::ArchivedMatch;

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
    pub fn of(winner: Option<Seat>, seat: Seat) -> Self {
        match winner {
            None => Self::Drawn,
            Some(winner) if winner == seat => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

/// The opponent in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MatchOpponent {
    /// A person played a bot.
    Bot(Level),
    /// Two people played at one screen.
    Person,
    /// Two bots played.
    Bots,
}

impl ArchivedMatch {
    /// Returns the sides that people played; empty if unknown.
    pub fn people(&self) -> SeatSet {
        let takes_part = |seat: Seat| !self.alone || seat == Seat::Home;
        let human =
            |seat: &Seat| takes_part(*seat) && self.who.is_some_and(|who| who[*seat] == Controller::Human);
        Seat::BOTH.into_iter().filter(human).collect()
    }

    /// Returns the levels of the bots that played; none for people, and where nobody knows who played.
    pub fn bots(&self) -> KnownBots {
        self.who.map_or_else(KnownBots::default, |who| who.map(Controller::level))
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
        let who = self.who?;
        match self.person() {
            None if self.people() == SeatSet::BOTH => Some(MatchOpponent::Person),
            None => Some(MatchOpponent::Bots),
            Some(_) if self.alone => None,
            Some(seat) => match who[!seat] {
                Controller::Bot(level) => Some(MatchOpponent::Bot(level)),
                Controller::Human => None,
            },
        }
    }

    /// Returns the result for the match's only person.
    #[must_use]
    pub fn ended_for_person(&self) -> Option<PersonResult> {
        self.person().map(|seat| PersonResult::of(self.result.winner, seat))
    }
}

/// A filter of the archive. The default passes every match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ArchiveFilter {
    /// The id of the game.
    pub game: Option<&'static str>,
    /// The name of a person who played.
    pub name: Option<PersonName>,
    /// The opponent. Without one, matches between bots are left out.
    pub rival: Option<MatchOpponent>,
    /// The result for the match's only person.
    pub ended: Option<PersonResult>,
    /// True for matches of a competition, false for all others.
    pub competition: Option<bool>,
    /// True for starred matches only.
    pub starred: bool,
}

impl ArchiveFilter {
    /// Returns true if the match passes the filter.
    #[must_use]
    pub fn passes(&self, kept: &ArchivedMatch) -> bool {
        let of = |name: &PersonName| kept.names.iter().any(|(_, known)| known.as_ref() == Some(name));
        self.game.is_none_or(|game| kept.game == game)
            && self.name.as_ref().is_none_or(of)
            && match self.rival {
                Some(rival) => kept.rival() == Some(rival),
                None => kept.rival() != Some(MatchOpponent::Bots),
            }
            && self.ended.is_none_or(|ended| kept.ended_for_person() == Some(ended))
            && self.competition.is_none_or(|competition| kept.competition == competition)
            && (!self.starred || kept.star)
    }
}

/// Returns every name in these matches, sorted.
pub fn names<'a>(matches: impl IntoIterator<Item = &'a ArchivedMatch>) -> Vec<PersonName> {
    let known = matches.into_iter().flat_map(|kept| kept.names.iter().filter_map(|(_, name)| name.clone()));
    known.collect::<std::collections::BTreeSet<PersonName>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::FixtureResult;
    use crate::engine::BySeat;

    pub(super) fn kept(home: &str, away: &str, winner: Option<Seat>) -> ArchivedMatch {
        let store = crate::store::MatchId::unkept("toy");
        ArchivedMatch {
            clubs: None,
            id: store,
            game: "toy".to_owned(),
            options: "()".to_owned(),
            seed: 1,
            who: Some(BySeat::new(home.parse().unwrap(), away.parse().unwrap())),
            ended: 7,
            decisions: 2,
            result: FixtureResult { winner, score: BySeat::new(1, 0), kicks: None },
            lesson: None,
            competition: false,
            star: false,
            alone: false,
            behind: BySeat::new(0, 0),
            names: BySeat::default(),
            stats: Default::default(),
            secs: None,
            last: false,
            report_totals: None,
        }
    }

    #[test]
    fn matches_are_counted_for_the_person_who_played() {
        let lost = kept("pro", "human", Some(Seat::Home));
        assert_eq!((lost.person(), lost.ended_for_person()), (Some(Seat::Away), Some(PersonResult::Lost)));
        assert_eq!(lost.rival(), Some(MatchOpponent::Bot(Level::Pro)));
        let both = kept("human", "human", None);
        assert_eq!(
            (both.person(), both.ended_for_person(), both.rival()),
            (None, None, Some(MatchOpponent::Person))
        );
        let bots = kept("pro", "rookie", None);
        assert_eq!((bots.people(), bots.rival()), (SeatSet::NONE, Some(MatchOpponent::Bots)));
        assert_eq!(ArchivedMatch { who: None, ..bots }.rival(), None);
    }

    #[test]
    fn a_filter_passes_only_matching_matches() {
        let ada = PersonName::tidied("Ada");
        let mut won = kept("human", "amateur", Some(Seat::Home));
        won.names[Seat::Home].clone_from(&ada);
        assert_eq!(names([&won, &won]), ada.iter().cloned().collect::<Vec<_>>());
        let everything = ArchiveFilter::default();
        let bots = kept("pro", "pro", None);
        assert!(everything.passes(&won) && !everything.passes(&bots), "bots' own only if asked for");
        assert!(ArchiveFilter { rival: Some(MatchOpponent::Bots), ..ArchiveFilter::default() }.passes(&bots));
        assert!(everything.passes(&ArchivedMatch { who: None, ..bots }));
        for (filter, passes) in [
            (ArchiveFilter { game: Some("toy"), ..ArchiveFilter::default() }, true),
            (ArchiveFilter { game: Some("other"), ..ArchiveFilter::default() }, false),
            (ArchiveFilter { name: ada, ..ArchiveFilter::default() }, true),
            (ArchiveFilter { name: PersonName::tidied("Bo"), ..ArchiveFilter::default() }, false),
            (
                ArchiveFilter { rival: Some(MatchOpponent::Bot(Level::Amateur)), ..ArchiveFilter::default() },
                true,
            ),
            (ArchiveFilter { rival: Some(MatchOpponent::Person), ..ArchiveFilter::default() }, false),
            (ArchiveFilter { ended: Some(PersonResult::Won), ..ArchiveFilter::default() }, true),
            (ArchiveFilter { ended: Some(PersonResult::Drawn), ..ArchiveFilter::default() }, false),
            (ArchiveFilter { competition: Some(false), ..ArchiveFilter::default() }, true),
            (ArchiveFilter { competition: Some(true), ..ArchiveFilter::default() }, false),
            (ArchiveFilter { starred: true, ..ArchiveFilter::default() }, false),
        ] {
            assert_eq!(filter.passes(&won), passes, "{filter:?}");
        }
    }
}
