//! The club house below the app: selects matches of the archive, counts and honours.

pub mod head_to_head;
pub mod honours;
pub mod ladder;
pub mod match_progress;
pub mod opponent_record;
pub mod stats;
pub mod trophies;

use players::people::PersonName;
use store::ArchivedMatch;
pub use store::{MatchOpponent, PersonResult};

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
    pub fn passes(&self, archived: &ArchivedMatch) -> bool {
        let of = |name: &PersonName| archived.names.iter().any(|(_, known)| known.as_ref() == Some(name));
        self.game.is_none_or(|game| archived.game == game)
            && self.name.as_ref().is_none_or(of)
            && match self.rival {
                Some(rival) => archived.rival() == Some(rival),
                None => archived.rival() != Some(MatchOpponent::Bots),
            }
            && self.ended.is_none_or(|ended| archived.ended_for_person() == Some(ended))
            && self.competition.is_none_or(|competition| archived.competition == competition)
            && (!self.starred || archived.star)
    }
}

/// Returns every name in these matches, sorted.
pub fn names<'a>(matches: impl IntoIterator<Item = &'a ArchivedMatch>) -> Vec<PersonName> {
    let known =
        matches.into_iter().flat_map(|archived| archived.names.iter().filter_map(|(_, name)| name.clone()));
    known.collect::<std::collections::BTreeSet<PersonName>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use ai::Difficulty;
    use competition::FixtureResult;
    use engine::{BySeat, Seat, SeatSet};

    pub(super) fn kept(home: &str, away: &str, winner: Option<Seat>) -> ArchivedMatch {
        let store = store::MatchId::unsaved("toy");
        ArchivedMatch {
            clubs: None,
            id: store,
            game: "toy".to_owned(),
            options: "()".to_owned(),
            seed: 1,
            controllers: Some(BySeat::new(home.parse().unwrap(), away.parse().unwrap())),
            ended: 7,
            decisions: 2,
            result: FixtureResult { winner, score: BySeat::new(1, 0), kicks: None },
            lesson: None,
            day: None,
            tour: None,
            competition: false,
            star: false,
            solo: false,
            max_deficit: BySeat::new(0, 0),
            names: BySeat::default(),
            stats: Default::default(),
            secs: None,
            cup_final: false,
            report_totals: None,
        }
    }

    #[test]
    fn matches_are_counted_for_the_person_who_played() {
        let lost = kept("pro", "human", Some(Seat::Home));
        assert_eq!((lost.person(), lost.ended_for_person()), (Some(Seat::Away), Some(PersonResult::Lost)));
        assert_eq!(lost.rival(), Some(MatchOpponent::Bot(Difficulty::Pro)));
        let both = kept("human", "human", None);
        assert_eq!(
            (both.person(), both.ended_for_person(), both.rival()),
            (None, None, Some(MatchOpponent::Person))
        );
        let bots = kept("pro", "rookie", None);
        assert_eq!((bots.people(), bots.rival()), (SeatSet::NONE, Some(MatchOpponent::Bots)));
        assert_eq!(ArchivedMatch { controllers: None, ..bots }.rival(), None);
    }

    #[test]
    fn a_filter_passes_only_matching_matches() {
        let ada = PersonName::parse("Ada");
        let mut won = kept("human", "amateur", Some(Seat::Home));
        won.names[Seat::Home].clone_from(&ada);
        assert_eq!(names([&won, &won]), ada.iter().cloned().collect::<Vec<_>>());
        let everything = ArchiveFilter::default();
        let bots = kept("pro", "pro", None);
        assert!(everything.passes(&won) && !everything.passes(&bots), "bots' own only if asked for");
        assert!(ArchiveFilter { rival: Some(MatchOpponent::Bots), ..ArchiveFilter::default() }.passes(&bots));
        assert!(everything.passes(&ArchivedMatch { controllers: None, ..bots }));
        for (filter, passes) in [
            (ArchiveFilter { game: Some("toy"), ..ArchiveFilter::default() }, true),
            (ArchiveFilter { game: Some("other"), ..ArchiveFilter::default() }, false),
            (ArchiveFilter { name: ada, ..ArchiveFilter::default() }, true),
            (ArchiveFilter { name: PersonName::parse("Bo"), ..ArchiveFilter::default() }, false),
            (
                ArchiveFilter {
                    rival: Some(MatchOpponent::Bot(Difficulty::Amateur)),
                    ..ArchiveFilter::default()
                },
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
