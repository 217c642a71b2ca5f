//! Hide and seek: one side hides a ball behind a number, the other looks behind one number or several.
//!
//! Every number laid by the attacker is worth something of its own if it is not marked, and all are worth the same if it
//! is. That has an answer in closed form: the seeker looks so that every number worth hiding behind comes to the same,
//! the hider so that no number is worth looking behind more than another.

use crate::games::soccer_go::numbers::{Numbers, PLAYERS};

/// Less is no difference.
const SAME: f64 = 1e-9;

/// One such game. Worths are those of the side that hides.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seek {
    /// How many numbers are looked behind (or hidden behind, of which one is looked behind: that is the same).
    looks: f64,
    /// What it is worth to be found.
    pub(super) found: f64,
    parts: [(Numbers, f64); PLAYERS as usize],
    len: usize,
}

/// How the sides play; for each number, from 1 on.
pub(super) type Shares = [f64; PLAYERS as usize + 1];

impl Seek {
    pub(super) fn new(looks: u8) -> Self {
        Self { looks: f64::from(looks), found: 0.0, parts: [(Numbers::NONE, 0.0); PLAYERS as usize], len: 0 }
    }

    /// Numbers that are worth so much each while not found.
    pub(super) fn add(&mut self, numbers: Numbers, worth: f64) {
        if let Some(part) = self.parts.get_mut(self.len) {
            *part = (numbers, worth);
            self.len += 1;
        }
    }

    pub(super) fn like(other: &Self, found: f64) -> Self {
        Self { looks: other.looks, found, ..Self::new(1) }
    }
    pub(super) fn each(&self) -> impl Iterator<Item = (Numbers, f64)> {
        self.parts().iter().copied()
    }

    fn parts(&self) -> &[(Numbers, f64)] {
        &self.parts[..self.len]
    }

    /// What a number loses when it is found.
    fn loss(&self, worth: f64) -> f64 {
        (worth - self.found).max(SAME)
    }

    /// What the game is worth with best play. Numbers worth less than that are not used.
    pub(super) fn worth(&self) -> f64 {
        let mut floor = f64::NEG_INFINITY;
        // Each round drops a part at least, or is the last.
        for _ in 0..=self.len {
            let (mut sum, mut weight) = (-self.looks, 0.0);
            for (numbers, worth) in self.parts() {
                if *worth > floor {
                    let count = f64::from(numbers.count()) / self.loss(*worth);
                    sum += count * worth;
                    weight += count;
                }
            }
            if weight == 0.0 {
                break;
            }
            let value = sum / weight;
            if self.parts().iter().all(|(_, worth)| *worth <= floor || *worth >= value) {
                return value.max(self.found);
            }
            floor = value;
        }
        floor.max(self.found)
    }

    /// How the hider hides: chances of single numbers. With three to lay they are chances to be among them, over three.
    pub(super) fn hiding(&self) -> Shares {
        let value = self.worth();
        self.shares(|worth| if worth >= value { 1.0 / self.loss(worth) } else { 0.0 })
    }

    /// How the seeker looks: for each number, the share of the looks behind it.
    pub(super) fn seeking(&self) -> Shares {
        let value = self.worth();
        self.shares(|worth| (worth - value).max(0.0) / self.loss(worth))
    }

    fn shares(&self, share: impl Fn(f64) -> f64) -> Shares {
        let mut shares = [0.0; PLAYERS as usize + 1];
        for (numbers, worth) in self.parts() {
            for number in numbers.iter() {
                shares[usize::from(number)] = share(*worth);
            }
        }
        let sum: f64 = shares.iter().sum();
        if sum > 0.0 {
            shares.iter_mut().for_each(|share| *share /= sum);
            return shares;
        }
        // Nothing is worth more than being found: then nothing matters.
        let all: f64 = self.parts().iter().map(|(numbers, _)| f64::from(numbers.count())).sum();
        for number in self.parts().iter().flat_map(|(numbers, _)| numbers.iter()) {
            shares[usize::from(number)] = 1.0 / all;
        }
        shares
    }
}
