//! The club house below the app: what the matches in the archive were for the people who played them, and which of them
//! are looked for.

pub mod figures;
pub mod honours;
mod words;

use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{Seat, Seats};
use crate::people::Name;
use crate::store::Kept;

/// How a match ended for the one person who played it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ended {
    /// It was won.
    Won,
    /// Neither side won.
    Drawn,
    /// It was lost.
    Lost,
}

impl Ended {
    /// For that side.
    #[must_use]
    pub fn of(winner: Option<Seat>, seat: Seat) -> Self {
        match winner {
            None => Self::Drawn,
            Some(winner) if winner == seat => Self::Won,
            Some(_) => Self::Lost,
        }
    }
}

/// Who met whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rival {
    /// A person met a bot.
    Bot(Level),
    /// Two people met at one screen.
    Person,
    /// Bots met, and nobody played.
    Bots,
}

impl Kept {
    /// The sides that people played; nobody's where that is not known.
    #[must_use]
    pub fn people(&self) -> Seats {
        let takes_part = |seat: Seat| !self.alone || seat == Seat::Home;
        let human =
            |seat: &Seat| takes_part(*seat) && self.who.is_some_and(|who| who[*seat] == Controller::Human);
        Seat::BOTH.into_iter().filter(human).collect()
    }

    /// The side of the one person who played; none where none did, or two.
    #[must_use]
    pub fn person(&self) -> Option<Seat> {
        let people = self.people();
        people.first().filter(|seat| people == Seats::one(*seat))
    }

    /// Who was met; none where one manager plays alone, or nobody knows.
    #[must_use]
    pub fn rival(&self) -> Option<Rival> {
        let who = self.who?;
        match self.person() {
            None if self.people() == Seats::BOTH => Some(Rival::Person),
            None => Some(Rival::Bots),
            Some(_) if self.alone => None,
            Some(seat) => match who[!seat] {
                Controller::Bot(level) => Some(Rival::Bot(level)),
                Controller::Human => None,
            },
        }
    }

    /// How it ended for the one person who played.
    #[must_use]
    pub fn ended_for_person(&self) -> Option<Ended> {
        self.person().map(|seat| Ended::of(self.result.winner, seat))
    }
}

/// What is looked for in the archive; nothing in particular, to begin with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Matches of the game with that id.
    pub game: Option<&'static str>,
    /// Of that person.
    pub name: Option<Name>,
    /// Between such; else matches of people, and those of which nobody knows.
    pub rival: Option<Rival>,
    /// That ended so for the one person who played.
    pub ended: Option<Ended>,
    /// Of a competition, or of none.
    pub competition: Option<bool>,
    /// Only those that were marked.
    pub starred: bool,
}

impl Filter {
    /// Whether a match is looked for.
    #[must_use]
    pub fn passes(&self, kept: &Kept) -> bool {
        let of = |name: &Name| kept.names.iter().any(|(_, known)| known.as_ref() == Some(name));
        self.game.is_none_or(|game| kept.game == game)
            && self.name.as_ref().is_none_or(of)
            && match self.rival {
                Some(rival) => kept.rival() == Some(rival),
                None => kept.rival() != Some(Rival::Bots),
            }
            && self.ended.is_none_or(|ended| kept.ended_for_person() == Some(ended))
            && self.competition.is_none_or(|competition| kept.competition == competition)
            && (!self.starred || kept.star)
    }
}

/// Everybody who has a name in these matches, by the alphabet.
pub fn names<'a>(matches: impl IntoIterator<Item = &'a Kept>) -> Vec<Name> {
    let known = matches.into_iter().flat_map(|kept| kept.names.iter().filter_map(|(_, name)| name.clone()));
    known.collect::<std::collections::BTreeSet<Name>>().into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::competition::FixtureResult;
    use crate::engine::BySeat;

    pub(super) fn kept(home: &str, away: &str, winner: Option<Seat>) -> Kept {
        let store = crate::store::MatchId::unkept("toy");
        Kept {
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
            course: Default::default(),
            secs: None,
            last: false,
            worth: None,
        }
    }

    #[test]
    fn matches_are_seen_by_the_person_who_played() {
        let lost = kept("pro", "human", Some(Seat::Home));
        assert_eq!((lost.person(), lost.ended_for_person()), (Some(Seat::Away), Some(Ended::Lost)));
        assert_eq!(lost.rival(), Some(Rival::Bot(Level::Pro)));
        let both = kept("human", "human", None);
        assert_eq!((both.person(), both.ended_for_person(), both.rival()), (None, None, Some(Rival::Person)));
        let bots = kept("pro", "rookie", None);
        assert_eq!((bots.people(), bots.rival()), (Seats::NONE, Some(Rival::Bots)));
        assert_eq!(Kept { who: None, ..bots }.rival(), None);
    }

    #[test]
    fn a_filter_lets_through_what_is_looked_for() {
        let ada = Name::tidied("Ada");
        let mut won = kept("human", "amateur", Some(Seat::Home));
        won.names[Seat::Home].clone_from(&ada);
        assert_eq!(names([&won, &won]), ada.iter().cloned().collect::<Vec<_>>());
        let everything = Filter::default();
        let bots = kept("pro", "pro", None);
        assert!(everything.passes(&won) && !everything.passes(&bots), "bots' own only if asked for");
        assert!(Filter { rival: Some(Rival::Bots), ..Filter::default() }.passes(&bots));
        assert!(everything.passes(&Kept { who: None, ..bots }));
        for (filter, passes) in [
            (Filter { game: Some("toy"), ..Filter::default() }, true),
            (Filter { game: Some("other"), ..Filter::default() }, false),
            (Filter { name: ada, ..Filter::default() }, true),
            (Filter { name: Name::tidied("Bo"), ..Filter::default() }, false),
            (Filter { rival: Some(Rival::Bot(Level::Amateur)), ..Filter::default() }, true),
            (Filter { rival: Some(Rival::Person), ..Filter::default() }, false),
            (Filter { ended: Some(Ended::Won), ..Filter::default() }, true),
            (Filter { ended: Some(Ended::Drawn), ..Filter::default() }, false),
            (Filter { competition: Some(false), ..Filter::default() }, true),
            (Filter { competition: Some(true), ..Filter::default() }, false),
            (Filter { starred: true, ..Filter::default() }, false),
        ] {
            assert_eq!(filter.passes(&won), passes, "{filter:?}");
        }
    }
}
