//! The reader's notes about a rival: the kicks that both took, as everybody saw them.

use serde::{Deserialize, Serialize};

use crate::ai::memory::{Notes, met, times};
use crate::engine::Seat;
use crate::games::penalties::action::Place;
use crate::games::penalties::kick::{Taken, Verdict};

/// Maximum number of kicks kept; older ones are dropped.
const MOST: usize = 120;

/// The kicker, as the rival reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Side {
    You,
    Bot,
}

/// One kick, after both sides have shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Kick {
    /// Number of the kick in its shootout, from 1.
    pub(super) n: u32,
    pub(super) by: Side,
    pub(super) kick: Place,
    pub(super) dive: Place,
}

impl Kick {
    /// Returns the kick of a shootout in which `rival` is the side of the notes. The result was not noted.
    pub(super) fn taken(&self, rival: Seat) -> Taken {
        let by = if self.by == Side::You { rival } else { !rival };
        Taken { by, kick: self.kick, dive: self.dive, roll: 0, verdict: Verdict::OffTarget }
    }
}

/// The kicks, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct Kicks(Vec<Kick>);

impl Kicks {
    pub(super) fn iter(&self) -> impl Iterator<Item = &Kick> {
        self.0.iter()
    }

    /// Returns the end of each shootout.
    pub(super) fn ends(&self) -> impl Iterator<Item = usize> {
        let open = self.0.windows(2).zip(1..).filter(|(pair, _)| pair[1].n <= pair[0].n).map(|(_, at)| at);
        open.chain([self.0.len()])
    }

    /// Returns these kicks followed by `more`, as many as are kept.
    pub(super) fn and(&self, more: impl Iterator<Item = Kick>) -> Self {
        let mut all: Vec<Kick> = self.0.iter().copied().chain(more).collect();
        all.drain(..all.len().saturating_sub(MOST));
        Self(all)
    }

    /// Returns the notes as sentences for the rival.
    pub(super) fn words(&self, matches: u32) -> Vec<String> {
        let mut words = vec![met(matches)];
        for by in [Side::You, Side::Bot] {
            let (verb, places): (_, Vec<Place>) = match by {
                Side::You => ("kicked", self.of(by).map(|kick| kick.kick).collect()),
                Side::Bot => ("dived", self.of(by).map(|kick| kick.dive).collect()),
            };
            let count = |place: Place| places.iter().filter(|other| **other == place).count() as u32;
            let Some(most) =
                Place::ALL.into_iter().max_by_key(|place| count(*place)).filter(|_| !places.is_empty())
            else {
                continue;
            };
            let did = match (most, by) {
                (Place::Middle, Side::You) => "kicked down the middle".to_owned(),
                (Place::Middle, Side::Bot) => "stayed in the middle".to_owned(),
                (place, _) => format!("{verb} {place}"),
            };
            words.push(format!("You {did} {} in {}.", times(count(most)), places.len()));
            let again = places.windows(2).filter(|pair| pair[0] == pair[1]).count() as u32;
            if again > 0 {
                words.push(format!(
                    "You {verb} to the same place again {} in {}.",
                    times(again),
                    places.len() - 1
                ));
            }
        }
        words
    }

    fn of(&self, by: Side) -> impl Iterator<Item = &Kick> {
        self.0.iter().filter(move |kick| kick.by == by)
    }
}

impl Notes for Kicks {
    const DEPTH: usize = 1;

    fn check(&self) -> Result<(), String> {
        if self.0.len() <= MOST {
            Ok(())
        } else {
            Err(format!("{} kicks: expected at most {MOST}", self.0.len()))
        }
    }
}
