//! The reader's notes about a rival: the kicks that both took, as everybody saw them.

use serde::{Deserialize, Serialize};

use crate::action::GoalPlace;
use crate::kick::{KickResult, TakenKick};
use ai::opponent_model::{NotesSubject, OpponentModel};
use engine::Seat;
use words::say;
use words::{DisplayText, MessageArg};

/// Maximum number of kicks kept; older ones are dropped.
const MAX_KICKS: usize = 120;

/// The largest number of kicks at which it is no habit never to come back to a place.
const MAX_KICKS_WITHOUT_HABIT: usize = 3;

/// The kicker, as the rival reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Kicker {
    You,
    Bot,
}

/// One kick, after both sides have shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ObservedKick {
    /// Number of the kick in its shootout, from 1.
    pub(super) n: u32,
    pub(super) by: Kicker,
    pub(super) kick: GoalPlace,
    pub(super) dive: GoalPlace,
}

impl ObservedKick {
    /// Returns the kick of a shootout in which `rival` is the side of the notes. The result was not noted.
    pub(super) fn taken(&self, rival: Seat) -> TakenKick {
        let by = if self.by == Kicker::You { rival } else { !rival };
        TakenKick { by, kick: self.kick, dive: self.dive, roll: 0, verdict: KickResult::OffTarget }
    }
}

/// The kicks, oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct ObservedKicks(Vec<ObservedKick>);

impl ObservedKicks {
    pub(super) fn iter(&self) -> impl Iterator<Item = &ObservedKick> {
        self.0.iter()
    }

    /// Returns the end of each shootout.
    pub(super) fn ends(&self) -> impl Iterator<Item = usize> {
        let open = self.0.windows(2).zip(1..).filter(|(pair, _)| pair[1].n <= pair[0].n).map(|(_, at)| at);
        open.chain([self.0.len()])
    }

    /// Returns these kicks followed by `more`, as many as are kept.
    pub(super) fn and(&self, more: impl Iterator<Item = ObservedKick>) -> Self {
        let mut all: Vec<ObservedKick> = self.0.iter().copied().chain(more).collect();
        all.drain(..all.len().saturating_sub(MAX_KICKS));
        Self(all)
    }

    /// Returns the notes as sentences for the person whom they are about, or who could have made them.
    pub(super) fn words(&self, matches: u32, about: &NotesSubject) -> Vec<DisplayText> {
        let mut words: Vec<DisplayText> = about.opening(matches).into_iter().collect();
        let (who, name) = (|| about.who(), || about.name());
        for by in [Kicker::You, Kicker::Bot] {
            let places: Vec<GoalPlace> = match by {
                Kicker::You => self.of(by).map(|kick| kick.kick).collect(),
                Kicker::Bot => self.of(by).map(|kick| kick.dive).collect(),
            };
            let (all, count) =
                (places.len(), |place: GoalPlace| places.iter().filter(|other| **other == place).count());
            let Some(most) = GoalPlace::ALL
                .into_iter()
                .max_by_key(|place| count(*place))
                .filter(|_| all >= about.least() as usize)
            else {
                continue;
            };
            let (place, n) = (MessageArg::selector(most.name()), count(most));
            words.push(match by {
                Kicker::You => {
                    say!("pen-noted-kicked", who = who(), name = name(), place, n, all)
                }
                Kicker::Bot => {
                    say!("pen-noted-dived", who = who(), name = name(), place, n, all)
                }
            });
            let again = places.windows(2).filter(|pair| pair[0] == pair[1]).count();
            // A bot that never comes back to a place shows a habit too.
            let told = again > 0 || all > MAX_KICKS_WITHOUT_HABIT && matches!(about, NotesSubject::Bot(_));
            if told {
                words.push(match by {
                    Kicker::You => {
                        say!("pen-noted-kicked-again", who = who(), name = name(), n = again, all = all - 1)
                    }
                    Kicker::Bot => {
                        say!("pen-noted-dived-again", who = who(), name = name(), n = again, all = all - 1)
                    }
                });
            }
        }
        words
    }

    fn of(&self, by: Kicker) -> impl Iterator<Item = &ObservedKick> {
        self.0.iter().filter(move |kick| kick.by == by)
    }
}

impl OpponentModel for ObservedKicks {
    const DEPTH: usize = 1;

    fn check(&self) -> Result<(), String> {
        if self.0.len() <= MAX_KICKS {
            Ok(())
        } else {
            Err(format!("{} kicks: expected at most {MAX_KICKS}", self.0.len()))
        }
    }
}
