//! The running score between two people over all their matches.

use super::ArchivedMatch;
use engine::{BySeat, Seat};
use players::controller::Controller;
use players::people::PersonName;

/// The matches of two people against each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HeadToHead {
    /// The two people: who has won more matches comes first.
    pub names: [PersonName; 2],
    /// The matches that each of them has won.
    pub won: [u32; 2],
    /// The matches that nobody has won.
    pub drawn: u32,
}

impl HeadToHead {
    /// Returns the number of matches.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.won[0] + self.won[1] + self.drawn
    }
}

/// Returns every pair of people who have met, those who met most often first. Names are as they were when a match was
/// played.
#[must_use]
pub fn rivalries<'a>(matches: impl IntoIterator<Item = &'a ArchivedMatch>) -> Vec<HeadToHead> {
    let mut found: Vec<HeadToHead> = Vec::new();
    for archived in matches {
        if archived.controllers != Some(BySeat::new(Controller::Human, Controller::Human)) {
            continue;
        }
        let (Some(home), Some(away)) = (&archived.names[Seat::Home], &archived.names[Seat::Away]) else {
            continue;
        };
        if home == away {
            continue;
        }
        let is_theirs = |pair: &HeadToHead| pair.names.contains(home) && pair.names.contains(away);
        let place = found.iter().position(is_theirs).unwrap_or_else(|| {
            found.push(HeadToHead { names: [home.clone(), away.clone()], won: [0, 0], drawn: 0 });
            found.len() - 1
        });
        let pair = &mut found[place];
        match archived.result.winner.and_then(|winner| archived.names[winner].as_ref()) {
            Some(winner) => pair.won[usize::from(pair.names[0] != *winner)] += 1,
            None => pair.drawn += 1,
        }
    }
    for pair in &mut found {
        if pair.won[0] < pair.won[1] {
            pair.names.swap(0, 1);
            pair.won.swap(0, 1);
        }
    }
    found.sort_by(|a, b| (b.played(), &a.names).cmp(&(a.played(), &b.names)));
    found
}

#[cfg(test)]
mod tests {
    use super::super::tests::kept;
    use super::*;

    #[test]
    fn matches_of_two_people_are_counted_home_and_away() {
        let met = |home: &str, away: &str, winner: Option<Seat>| {
            let names = BySeat::new(PersonName::parse(home), PersonName::parse(away));
            ArchivedMatch { names, ..kept("human", "human", winner) }
        };
        let against_a_bot = ArchivedMatch {
            names: BySeat::new(PersonName::parse("Ben"), None),
            ..kept("human", "pro", None)
        };
        let matches = [
            met("Anna", "Ben", Some(Seat::Away)),
            met("Ben", "Anna", Some(Seat::Home)),
            met("Anna", "Ben", Some(Seat::Home)),
            met("Cy", "Ben", None),
            met("Anna", "", None),
            met("Ben", "Anna", None),
            against_a_bot,
        ];
        let listed: Vec<(String, [u32; 2], u32)> = rivalries(&matches)
            .into_iter()
            .map(|pair| (pair.names.each_ref().map(PersonName::as_str).join(" "), pair.won, pair.drawn))
            .collect();
        assert_eq!(listed, [("Ben Anna".to_owned(), [2, 1], 1), ("Cy Ben".to_owned(), [0, 0], 1)]);
    }
}
