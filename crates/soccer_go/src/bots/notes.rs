//! The reader's notes about a rival: what it laid, where and after what, and its belief in each model of the
//! rival.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::action::{HandShape, ShotDirection};
use crate::numbers::PLAYERS;
use crate::state::SLOTS;
use ai::opponent_model::{MAX_COUNTED_CHOICES, NotesSubject, OpponentModel, check_belief, check_counts};
use words::say;
use words::{DisplayText, MessageArg};

/// A model of the rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Prediction {
    /// Mixes as best play does.
    BestPlay,
    /// Lays any option.
    Anything,
    /// Lays its most frequent options.
    Favourites,
    /// Repeats its last choice.
    SameAgain,
    /// Repeats its choice at the same pass of its last attack.
    SameAttack,
    /// Counts upwards.
    Upwards,
    /// Counts downwards.
    Downwards,
    /// Repeats our choice at the same place of our last attack.
    AfterUs,
}

impl Prediction {
    /// All models, in the order in which the reader keeps them.
    pub(super) const ALL: [Self; 8] = [
        Self::BestPlay,
        Self::Anything,
        Self::Favourites,
        Self::SameAgain,
        Self::SameAttack,
        Self::Upwards,
        Self::Downwards,
        Self::AfterUs,
    ];
}

/// A kind of sealed choice.
pub(super) trait ChoiceKind: Copy + Ord {
    /// Returns the index among the options.
    fn place(self) -> usize;
    /// Returns the option with that index.
    fn at(place: usize) -> Option<Self>;
}

impl ChoiceKind for u8 {
    fn place(self) -> usize {
        usize::from(self.min(PLAYERS))
    }
    fn at(place: usize) -> Option<Self> {
        (1..=PLAYERS).find(|number| usize::from(*number) == place)
    }
}

impl ChoiceKind for ShotDirection {
    fn place(self) -> usize {
        self as usize
    }
    fn at(place: usize) -> Option<Self> {
        Self::ALL.get(place).copied()
    }
}

impl ChoiceKind for HandShape {
    fn place(self) -> usize {
        self as usize
    }
    fn at(place: usize) -> Option<Self> {
        Self::ALL.get(place).copied()
    }
}

/// The observations of one kind of choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ChoiceObservations<T: Ord> {
    /// The belief in each model; all of them, or none for a stranger.
    pub(super) belief: BTreeMap<Prediction, f64>,
    pub(super) laid: BTreeMap<T, u32>,
    pub(super) last: Option<T>,
    /// The last choice at each pass, from 1.
    pub(super) at_pass: BTreeMap<u8, T>,
}

impl<T: Ord> Default for ChoiceObservations<T> {
    fn default() -> Self {
        Self { belief: BTreeMap::new(), laid: BTreeMap::new(), last: None, at_pass: BTreeMap::new() }
    }
}

/// Checks that these are passes.
fn check_passes<'a>(mut passes: impl Iterator<Item = &'a u8>) -> Result<(), String> {
    match passes.find(|pass| !(1..=SLOTS as u8).contains(pass)) {
        Some(pass) => Err(format!("pass {pass}: expected 1 to {SLOTS}")),
        None => Ok(()),
    }
}

/// Checks that these are players' numbers.
fn check_players<'a>(mut numbers: impl Iterator<Item = &'a u8>) -> Result<(), String> {
    match numbers.find(|number| !(1..=PLAYERS).contains(number)) {
        Some(number) => Err(format!("player {number}: expected 1 to {PLAYERS}")),
        None => Ok(()),
    }
}

impl<T: ChoiceKind> ChoiceObservations<T> {
    /// Halves the counts if they are large.
    pub(super) fn faded(mut self) -> Self {
        while self.laid.values().sum::<u32>() > MAX_COUNTED_CHOICES {
            self.laid.values_mut().for_each(|n| *n /= 2);
        }
        self
    }

    fn check(&self) -> Result<(), String> {
        if !self.belief.is_empty() {
            if let Some(missing) = Prediction::ALL.into_iter().find(|idea| !self.belief.contains_key(idea)) {
                return Err(format!(
                    "no belief in {missing:?}: expected all {} ideas or none",
                    Prediction::ALL.len()
                ));
            }
            check_belief(self.belief.values().copied())?;
        }
        check_counts(self.laid.values().copied())?;
        check_passes(self.at_pass.keys())
    }

    /// Returns the most frequent choice, how often it was laid, and how often any was, if that is at least `least`.
    fn most(&self, least: u32) -> Option<(T, u32, u32)> {
        let (most, n) = self.laid.iter().filter(|(_, n)| **n > 0).max_by_key(|(_, n)| **n)?;
        Some((*most, *n, self.laid.values().sum())).filter(|(.., all)| *all >= least)
    }
}

impl ChoiceObservations<u8> {
    fn check_numbers(&self) -> Result<(), String> {
        self.check()?;
        check_players(self.laid.keys().chain(&self.last).chain(self.at_pass.values()))
    }
}

/// The choices of ours that the rival saw: our last attack, pass by pass from 1, our last shot, our last hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LastChoices {
    pub(super) passes: BTreeMap<u8, u8>,
    pub(super) shot: Option<ShotDirection>,
    pub(super) hand: Option<HandShape>,
}

/// All notes about a rival.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SoccerGoModel {
    pub(super) attack: ChoiceObservations<u8>,
    pub(super) mark: ChoiceObservations<u8>,
    pub(super) shot: ChoiceObservations<ShotDirection>,
    pub(super) save: ChoiceObservations<ShotDirection>,
    pub(super) hand: ChoiceObservations<HandShape>,
    pub(super) shown: LastChoices,
}

impl SoccerGoModel {
    /// Returns the notes as sentences for the person whom they are about, or who could have made them.
    pub(super) fn words(&self, matches: u32, about: &NotesSubject) -> Vec<DisplayText> {
        let (who, name) = (|| about.who(), || about.name());
        let least = about.least();
        let passed = |(n, times, all)| say!("go-note-passed", who = who(), name = name(), n, times, all);
        // Both sides have the same numbers: the player marked is the other side's.
        let marked = |(n, times, all)| say!("go-note-marked", who = who(), name = name(), n, times, all);
        let shot = |(at, times, all): (ShotDirection, u32, u32)| {
            say!(
                "go-note-shot",
                who = who(),
                name = name(),
                direction = MessageArg::selector(at.name()),
                times,
                all
            )
        };
        let kept = |(at, times, all): (ShotDirection, u32, u32)| {
            say!(
                "go-note-kept",
                who = who(),
                name = name(),
                direction = MessageArg::selector(at.name()),
                times,
                all
            )
        };
        let showed = |(shape, times, all): (HandShape, u32, u32)| {
            say!(
                "go-note-showed",
                who = who(),
                name = name(),
                hand = MessageArg::selector(shape.name()),
                times,
                all
            )
        };
        [
            about.opening(matches),
            self.attack.most(least).map(passed),
            self.mark.most(least).map(marked),
            self.shot.most(least).map(shot),
            self.save.most(least).map(kept),
            self.hand.most(least).map(showed),
        ]
        .into_iter()
        .flatten()
        .collect()
    }
}

impl OpponentModel for SoccerGoModel {
    fn check(&self) -> Result<(), String> {
        self.attack.check_numbers()?;
        self.mark.check_numbers()?;
        self.shot.check()?;
        self.save.check()?;
        self.hand.check()?;
        check_passes(self.shown.passes.keys())?;
        check_players(self.shown.passes.values())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_about_unknown_players_are_refused() {
        let with = |change: fn(&mut ChoiceObservations<u8>)| {
            let mut notes = [SoccerGoModel::default(), SoccerGoModel::default()];
            change(&mut notes[0].attack);
            change(&mut notes[1].mark);
            notes.map(|notes| notes.check().err().unwrap_or_default())
        };
        assert_eq!(with(|page| page.last = Some(PLAYERS)), ["", ""]);
        let error = "player 12: expected 1 to 11";
        assert_eq!(with(|page| page.last = Some(12)), [error; 2]);
        assert_eq!(with(|page| page.laid = [(12, 1)].into()), [error; 2]);
        assert_eq!(with(|page| page.at_pass = [(1, 12)].into()), [error; 2]);
    }
}
