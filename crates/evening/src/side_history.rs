//! Who is here. People come and go between two matches; a side keeps its index for the whole evening.

use serde::{Deserialize, Serialize};

use engine::MatchRng;
use players::people::PersonName;

use super::{Evening, EveningError};

/// The largest number of changes of an evening; further ones change nothing.
const MAX_CHANGES: usize = 200;

/// A change of who is here.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PeopleChange {
    /// The number of matches that were played before it.
    pub(super) played: usize,
    /// Everybody who is here from then on, in the order in which they were named.
    pub(super) people: Vec<PersonName>,
}

/// The sides of an evening, and which of them are here.
pub(super) struct SideHistory<'a> {
    /// The people of each side that has been here, in the order in which they take their turns.
    pub(super) sides: Vec<Vec<&'a PersonName>>,
    /// The sides that are here from that number of played matches on. The first number is 0.
    from: Vec<(usize, Vec<usize>)>,
}

impl SideHistory<'_> {
    /// Returns the sides with which the evening began.
    pub(super) fn at_first(&self) -> &[usize] {
        self.from.first().map_or(&[], |(_, here)| here)
    }

    /// Returns the sides that are here after that many matches.
    pub(super) fn after(&self, played: usize) -> &[usize] {
        self.from.iter().rfind(|(from, _)| *from <= played).map_or(&[], |(_, here)| here)
    }
}

impl Evening {
    /// Returns all sides. Teams stay together while both of their people are here; those who are left over form teams
    /// in the order in which they were named.
    pub(super) fn side_history(&self) -> SideHistory<'_> {
        let size = if self.plan.teams { 2 } else { 1 };
        let mut first: Vec<&PersonName> = self.plan.people.iter().collect();
        if self.plan.teams {
            MatchRng::new(self.seed).shuffle(&mut first);
        }
        let mut sides: Vec<Vec<&PersonName>> = first.chunks(size).map(<[_]>::to_vec).collect();
        let mut here: Vec<usize> = (0..sides.len()).collect();
        let mut from = vec![(0, here.clone())];
        for change in &self.changes {
            let mut left: Vec<&PersonName> = change.people.iter().collect();
            // A side that is here stays before one that was here earlier comes back.
            let earlier = (0..sides.len()).filter(|side| !here.contains(side));
            let known: Vec<usize> = here.iter().copied().chain(earlier).collect();
            here.clear();
            for side in known {
                if sides[side].iter().all(|name| left.contains(name)) {
                    left.retain(|name| !sides[side].contains(name));
                    here.push(side);
                }
            }
            for people in left.chunks(size) {
                here.push(sides.len());
                sides.push(people.to_vec());
            }
            from.push((change.played, here.clone()));
        }
        SideHistory { sides, from }
    }

    /// Returns the people who are here, in the order in which they were named.
    #[must_use]
    pub fn people(&self) -> &[PersonName] {
        self.changes.last().map_or(&self.plan.people, |last| &last.people)
    }

    /// Changes who is here, from the next match on. Guesses stay if the same two sides meet.
    ///
    /// # Errors
    /// Too few or too many people, a name twice, or people who do not form teams.
    pub fn change_people(&mut self, people: Vec<PersonName>) -> Result<(), EveningError> {
        self.plan.check_people(&people)?;
        let is_same =
            people.len() == self.people().len() && people.iter().all(|name| self.people().contains(name));
        if is_same || self.changes.len() >= MAX_CHANGES {
            return Ok(());
        }
        let before = self.next_match().map(|next| next.sides);
        self.changes.push(PeopleChange { played: self.played.len(), people });
        let guesses = std::mem::take(&mut self.guesses);
        if self.next_match().map(|next| next.sides) == before {
            self.guesses = guesses.into_iter().filter(|(side, _)| self.waits(*side)).collect();
        }
        Ok(())
    }

    /// Checks the changes of who is here.
    pub(super) fn check_changes(&self, played: usize) -> Result<(), EveningError> {
        if self.changes.len() > MAX_CHANGES {
            let fault = format!("it is one too many; expected {MAX_CHANGES} at most");
            return Err(EveningError::Change { number: MAX_CHANGES + 1, fault });
        }
        let mut before = None;
        for (n, change) in self.changes.iter().enumerate() {
            let fault = |fault: String| EveningError::Change { number: n + 1, fault };
            self.plan.check_people(&change.people).map_err(|error| fault(error.to_string()))?;
            if before.is_some_and(|before| change.played < before) || change.played > played {
                let expected = "expected no fewer than at the change before, and no more than were played";
                return Err(fault(format!("it came after {} matches; {expected}", change.played)));
            }
            before = Some(change.played);
        }
        Ok(())
    }
}
