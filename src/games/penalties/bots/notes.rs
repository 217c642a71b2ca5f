//! The reader's notes about a rival: the kicks that both took, as everybody saw them.

use serde::{Deserialize, Serialize};

use crate::ai::memory::{OpponentModel, met};
use crate::engine::Seat;
use crate::games::penalties::action::Place;
use crate::games::penalties::kick::{Taken, Verdict};
use crate::say;
use crate::words::{Arg, DisplayText};

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
    pub(super) fn words(&self, matches: u32) -> Vec<DisplayText> {
        let mut words = vec![met(matches)];
        for by in [Side::You, Side::Bot] {
            let places: Vec<Place> = match by {
                Side::You => self.of(by).map(|kick| kick.kick).collect(),
                Side::Bot => self.of(by).map(|kick| kick.dive).collect(),
            };
            let (all, count) =
                (places.len(), |place: Place| places.iter().filter(|other| **other == place).count());
            let Some(most) = Place::ALL.into_iter().max_by_key(|place| count(*place)).filter(|_| all > 0)
            else {
                continue;
            };
            let (place, n) = (Arg::key(most.name()), count(most));
            words.push(match by {
                Side::You => say!("pen-noted-kicked", place = place, n = n, all = all),
                Side::Bot => say!("pen-noted-dived", place = place, n = n, all = all),
            });
            let again = places.windows(2).filter(|pair| pair[0] == pair[1]).count();
            if again > 0 {
                words.push(match by {
                    Side::You => say!("pen-noted-kicked-again", n = again, all = all - 1),
                    Side::Bot => say!("pen-noted-dived-again", n = again, all = all - 1),
                });
            }
        }
        words
    }

    fn of(&self, by: Side) -> impl Iterator<Item = &Kick> {
        self.0.iter().filter(move |kick| kick.by == by)
    }
}

impl OpponentModel for Kicks {
    const DEPTH: usize = 1;

    fn check(&self) -> Result<(), String> {
        if self.0.len() <= MOST {
            Ok(())
        } else {
            Err(format!("{} kicks: expected at most {MOST}", self.0.len()))
        }
    }
}
