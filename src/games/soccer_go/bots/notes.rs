//! What the reader notes of a rival: what it laid, where and after what, and which ideas of it held.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::ai::memory::{MOST_COUNTED, Notes, check_belief, check_counts, met, times};
use crate::games::soccer_go::action::{Direction, Shape};
use crate::games::soccer_go::numbers::PLAYERS;
use crate::games::soccer_go::state::SLOTS;

/// An idea of a rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Idea {
    /// Mixes as best play has it.
    BestPlay,
    /// Lays anything.
    Anything,
    /// Lays what it laid most.
    Favourites,
    /// Lays the same again.
    SameAgain,
    /// Lays what it laid at this pass last time.
    SameAttack,
    /// Counts upwards.
    Upwards,
    /// Counts downwards.
    Downwards,
    /// Lays what we laid here when we attacked last.
    AfterUs,
}

impl Idea {
    /// In the order in which the reader keeps them.
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

/// Something that is laid secretly.
pub(super) trait Secret: Copy + Ord {
    /// Its place among what can be laid.
    fn place(self) -> usize;
    /// What stands at that place.
    fn at(place: usize) -> Option<Self>;
    /// As the rival reads it.
    fn name(self) -> String;
}

impl Secret for u8 {
    fn place(self) -> usize {
        usize::from(self.min(PLAYERS))
    }
    fn at(place: usize) -> Option<Self> {
        (1..=PLAYERS).find(|number| usize::from(*number) == place)
    }
    fn name(self) -> String {
        format!("your {self}")
    }
}

impl Secret for Direction {
    fn place(self) -> usize {
        self as usize
    }
    fn at(place: usize) -> Option<Self> {
        Self::ALL.get(place).copied()
    }
    fn name(self) -> String {
        match self {
            Self::Middle => "down the middle".to_owned(),
            side => Self::name(side).to_owned(),
        }
    }
}

impl Secret for Shape {
    fn place(self) -> usize {
        self as usize
    }
    fn at(place: usize) -> Option<Self> {
        Self::ALL.get(place).copied()
    }
    fn name(self) -> String {
        Self::name(self).to_owned()
    }
}

/// What was seen of one kind of choice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page<T: Ord> {
    /// How much each idea is believed; all of them, or none for a stranger.
    pub(super) belief: BTreeMap<Idea, f64>,
    pub(super) laid: BTreeMap<T, u32>,
    pub(super) last: Option<T>,
    /// What was laid last at each pass, from 1.
    pub(super) at_pass: BTreeMap<u8, T>,
}

impl<T: Ord> Default for Page<T> {
    fn default() -> Self {
        Self { belief: BTreeMap::new(), laid: BTreeMap::new(), last: None, at_pass: BTreeMap::new() }
    }
}

/// Whether these are passes.
fn check_passes<'a>(mut passes: impl Iterator<Item = &'a u8>) -> Result<(), String> {
    match passes.find(|pass| !(1..=SLOTS as u8).contains(pass)) {
        Some(pass) => Err(format!("pass {pass}: expected 1 to {SLOTS}")),
        None => Ok(()),
    }
}

/// Whether these are players.
fn check_players<'a>(mut numbers: impl Iterator<Item = &'a u8>) -> Result<(), String> {
    match numbers.find(|number| !(1..=PLAYERS).contains(number)) {
        Some(number) => Err(format!("player {number}: expected 1 to {PLAYERS}")),
        None => Ok(()),
    }
}

impl<T: Secret> Page<T> {
    /// Forgets half of it where it is too much.
    pub(super) fn faded(mut self) -> Self {
        while self.laid.values().sum::<u32>() > MOST_COUNTED {
            self.laid.values_mut().for_each(|n| *n /= 2);
        }
        self
    }

    fn check(&self) -> Result<(), String> {
        if !self.belief.is_empty() {
            if let Some(missing) = Idea::ALL.into_iter().find(|idea| !self.belief.contains_key(idea)) {
                return Err(format!(
                    "no belief in {missing:?}: expected all {} ideas or none",
                    Idea::ALL.len()
                ));
            }
            check_belief(self.belief.values().copied())?;
        }
        check_counts(self.laid.values().copied())?;
        check_passes(self.at_pass.keys())
    }

    fn words(&self, verb: &str, words: &mut Vec<String>) {
        let most = self.laid.iter().filter(|(_, n)| **n > 0).max_by_key(|(_, n)| **n);
        if let Some((most, n)) = most {
            let all: u32 = self.laid.values().sum();
            words.push(format!("You {verb} {} {} in {all}.", most.name(), times(*n)));
        }
    }
}

impl Page<u8> {
    fn check_numbers(&self) -> Result<(), String> {
        self.check()?;
        check_players(self.laid.keys().chain(&self.last).chain(self.at_pass.values()))
    }
}

/// What the rival saw of us: our last attack, pass by pass from 1, our last shot, our last hand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Shown {
    pub(super) passes: BTreeMap<u8, u8>,
    pub(super) shot: Option<Direction>,
    pub(super) hand: Option<Shape>,
}

/// What is thought of a rival.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Opinion {
    pub(super) attack: Page<u8>,
    pub(super) mark: Page<u8>,
    pub(super) shot: Page<Direction>,
    pub(super) save: Page<Direction>,
    pub(super) hand: Page<Shape>,
    pub(super) shown: Shown,
}

impl Opinion {
    /// What it says to the rival.
    pub(super) fn words(&self, matches: u32) -> Vec<String> {
        let mut words = vec![met(matches)];
        self.attack.words("passed to", &mut words);
        // Both sides wear the same numbers: the man marked is the other side's.
        let marked = self.mark.laid.iter().filter(|(_, n)| **n > 0).max_by_key(|(_, n)| **n);
        if let Some((number, n)) = marked {
            let all: u32 = self.mark.laid.values().sum();
            words.push(format!("You marked its {number} {} in {all}.", times(*n)));
        }
        self.shot.words("shot", &mut words);
        self.save.words("kept goal", &mut words);
        self.hand.words("showed", &mut words);
        words
    }
}

impl Notes for Opinion {
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
