//! Commitments (called *seals* in texts for players): hashes of a choice or a seed.
//!
//! A choice is hashed with a nonce before the other side chooses, so that anybody can check afterwards that it was not
//! changed. `docs/bots.md` ("Seals") says what is hashed and what a seal proves.
//!
//! A seal is the BLAKE3 hash of a list of texts. Each text is written as a netstring (`<bytes>:<text>,`), so that no
//! two lists have the same encoding. The list for a choice is `five-a-side choice`, nonce, game, options, seed, side,
//! number, choice. The list for a seed is `five-a-side seed`, nonce, game, options, seed.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::illegal::ACTION;
use super::{BySeat, Record, Seat};
use crate::reading::shown_up_to;

/// The first text of a choice's list.
const CHOICE: &str = "five-a-side choice";
/// The first text of a seed's list.
const SEED: &str = "five-a-side seed";

/// A nonce of 128 unpredictable bits, written as 32 hexadecimal digits.
///
/// Without it the few possible choices could be tried one by one. Callers take it from the system's random source,
/// never from a match.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Nonce([u8; 16]);

/// A commitment of 256 bits, written as 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Commitment([u8; 32]);

/// A text that is neither a nonce nor a seal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no {of}: expected {digits} digits of 0 to 9 and a to f")]
pub struct ParseHexError {
    of: &'static str,
    digits: usize,
}

impl Nonce {
    /// Creates a nonce from these bits.
    #[must_use]
    pub const fn of(bits: [u8; 16]) -> Self {
        Self(bits)
    }
}

/// Number of digits of [`Commitment::short`].
const SHORT: usize = 8;

impl Commitment {
    /// Returns the first digits: enough to recognise the seal, not enough to prove anything.
    #[must_use]
    pub fn short(&self) -> String {
        self.to_string()[..SHORT].to_owned()
    }

    /// Hashes that list of texts.
    fn of(row: &[&str]) -> Self {
        let mut hasher = blake3::Hasher::new();
        for text in row {
            hasher.update(format!("{}:{text},", text.len()).as_bytes());
        }
        Self(*hasher.finalize().as_bytes())
    }
}

impl fmt::Display for Nonce {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", u128::from_be_bytes(self.0))
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&blake3::Hash::from_bytes(self.0).to_hex())
    }
}

impl FromStr for Nonce {
    type Err = ParseHexError;
    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let read = u128::from_str_radix(text, 16).ok().map(|bits| Self(bits.to_be_bytes()));
        read.filter(|nonce| nonce.to_string() == text).ok_or(ParseHexError { of: "salt", digits: 32 })
    }
}

impl FromStr for Commitment {
    type Err = ParseHexError;
    fn from_str(text: &str) -> Result<Self, ParseHexError> {
        let read = blake3::Hash::from_hex(text).ok().map(|hash| Self(*hash.as_bytes()));
        read.filter(|seal| seal.to_string() == text).ok_or(ParseHexError { of: "seal", digits: 64 })
    }
}

/// Implements the conversions shared by nonces and seals. Each value has one valid text: parsing compares with the
/// formatted value.
macro_rules! as_digits {
    ($type:ident) => {
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl From<$type> for String {
            fn from(it: $type) -> Self {
                it.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = ParseHexError;
            fn try_from(text: String) -> Result<Self, ParseHexError> {
                text.parse()
            }
        }
    };
}
as_digits!(Nonce);
as_digits!(Commitment);

/// The seal of a match's seed, made at kick-off, and its nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedCommitment {
    /// The nonce of the hash.
    #[serde(rename = "salt")]
    pub nonce: Nonce,
    /// The seal that was shown.
    pub seal: Commitment,
}

/// The seal of a choice, made before the other side chose, and its nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChoiceCommitment {
    /// The seat that chose.
    pub seat: Seat,
    /// Number of the choice among that seat's decisions, from 1.
    pub own: u32,
    /// The nonce of the hash.
    #[serde(rename = "salt")]
    pub nonce: Nonce,
    /// The seal that was shown.
    pub seal: Commitment,
}

/// The opened seals of a match, each with its nonce.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitments {
    /// The seal of the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<SeedCommitment>,
    /// The seals of choices, in the order in which they were made.
    #[serde(default)]
    pub choices: Vec<ChoiceCommitment>,
}

impl Commitments {
    /// Returns true if nothing is sealed.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.seed.is_none() && self.choices.is_empty()
    }
}

/// The first seal of a record that does not hold, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitmentError {
    /// The seed is not the sealed one.
    #[error("the seal of the seed does not hold")]
    Seed,
    /// A decision is not the sealed one.
    #[error("decision {n} ({seat} {}): its seal does not hold", shown_up_to(.action, ACTION))]
    Choice {
        /// Number of the decision in the match, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
        /// The decision in the record.
        action: String,
    },
    /// A decision has more than one seal.
    #[error("decision {n} ({seat}): it is sealed twice")]
    Twice {
        /// Number of the decision in the match, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
    },
    /// A decision is sealed although the other side had chosen before it.
    #[error("decision {n} ({seat}): it is sealed, but the other side had chosen before")]
    Late {
        /// Number of the decision in the match, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
    },
    /// A sealed decision is missing from the record.
    #[error("a seal of decision {own} of {seat}, which the record does not have")]
    Missing {
        /// The seat that sealed it.
        seat: Seat,
        /// Number of the decision among that seat's decisions, from 1.
        own: u32,
    },
}

impl Record {
    fn seed_seal(&self, nonce: Nonce) -> Commitment {
        let (nonce, seed) = (nonce.to_string(), self.seed.to_string());
        Commitment::of(&[SEED, &nonce, &self.game, self.options.get_ron().trim(), &seed])
    }

    fn choice_seal(&self, nonce: Nonce, seat: Seat, own: u32, action: &str) -> Commitment {
        let (nonce, seed, own) = (nonce.to_string(), self.seed.to_string(), own.to_string());
        let options = self.options.get_ron().trim();
        Commitment::of(&[CHOICE, &nonce, &self.game, options, &seed, seat.name(), &own, action])
    }

    /// Returns the number of decisions of that seat.
    fn own(&self, seat: Seat) -> u32 {
        self.actions.iter().filter(|(who, _)| *who == seat).count() as u32
    }

    /// Seals the seed; called before the first decision.
    pub fn seal_seed(&mut self, nonce: Nonce) {
        let seal = self.seed_seal(nonce);
        self.seals.seed = Some(SeedCommitment { nonce, seal });
    }

    /// Seals the last decision, which the other side does not know yet.
    pub fn seal_last(&mut self, nonce: Nonce) {
        let Some((seat, action)) = self.actions.last() else { return };
        let (seat, own) = (*seat, self.own(*seat));
        let seal = self.choice_seal(nonce, seat, own, action);
        self.seals.choices.push(ChoiceCommitment { seat, own, nonce, seal });
    }

    /// Returns the seal of that seat's last decision; none if that decision has none.
    #[must_use]
    pub fn last_seal(&self, seat: Seat) -> Option<Commitment> {
        let sealed = self.seals.choices.iter().rfind(|sealed| sealed.seat == seat)?;
        (sealed.own == self.own(seat)).then_some(sealed.seal)
    }

    /// Removes the last decision and its seal, and returns the decision.
    pub fn take_back(&mut self) -> Option<(Seat, String)> {
        let last = self.actions.pop()?;
        self.drop_seals();
        Some(last)
    }

    /// Returns a copy of the record with only the first `decisions` decisions and their seals.
    #[must_use]
    pub fn up_to(&self, decisions: usize) -> Self {
        let actions = self.actions.iter().take(decisions).cloned().collect();
        let mut record = Self { actions, ..self.clone() };
        record.drop_seals();
        record
    }

    /// Removes the seals of decisions that the record does not have.
    fn drop_seals(&mut self) {
        let made = Seat::BOTH.map(|seat| self.own(seat));
        self.seals.choices.retain(|sealed| sealed.own <= made[sealed.seat as usize]);
    }

    /// Checks that every sealed decision was taken while both sides owed one; `joint` are the numbers of those
    /// decisions.
    ///
    /// # Errors
    /// The first sealed decision that was not.
    pub fn check_order(&self, joint: &[usize]) -> Result<(), CommitmentError> {
        let mut made = BySeat::new(0, 0);
        for (n, (seat, _)) in (1..).zip(&self.actions) {
            made[*seat] += 1;
            let sealed = |choice: &ChoiceCommitment| choice.seat == *seat && choice.own == made[*seat];
            if self.seals.choices.iter().any(sealed) && joint.binary_search(&n).is_err() {
                return Err(CommitmentError::Late { n, seat: *seat });
            }
        }
        Ok(())
    }

    /// Checks every seal and returns how many there are.
    ///
    /// # Errors
    /// The first seal that does not hold.
    pub fn check_seals(&self) -> Result<usize, CommitmentError> {
        let mut hold = 0;
        if let Some(SeedCommitment { nonce, seal }) = &self.seals.seed {
            if self.seed_seal(*nonce) != *seal {
                return Err(CommitmentError::Seed);
            }
            hold += 1;
        }
        let mut met = BTreeSet::new();
        for ChoiceCommitment { seat, own, nonce, seal } in &self.seals.choices {
            let (seat, own) = (*seat, *own);
            let mut of_seat = self.actions.iter().enumerate().filter(|(_, (who, _))| *who == seat);
            let found = own.checked_sub(1).and_then(|before| of_seat.nth(before as usize));
            let Some((k, (_, action))) = found else { return Err(CommitmentError::Missing { seat, own }) };
            let n = k + 1;
            if self.choice_seal(*nonce, seat, own, action) != *seal {
                return Err(CommitmentError::Choice { n, seat, action: action.clone() });
            }
            if !met.insert(n) {
                return Err(CommitmentError::Twice { n, seat });
            }
            hold += 1;
        }
        Ok(hold)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PLAIN: &str = "(version: 1, game: \"toy\", options: (rounds: 3), seed: 5, actions: [])";

    /// A record with three seals: of the seed, of home's first choice and of away's second.
    fn sealed() -> Record {
        let mut record = Record::parse(PLAIN).unwrap();
        record.seal_seed(Nonce::of([7; 16]));
        let mut decide = |seat, action: &str, nonce: Option<u8>| {
            record.actions.push((seat, action.to_owned()));
            if let Some(nonce) = nonce {
                record.seal_last(Nonce::of([nonce; 16]));
            }
        };
        decide(Seat::Home, "Left", Some(0xa1));
        decide(Seat::Away, "Right", None);
        decide(Seat::Away, "Left", Some(0x5c));
        decide(Seat::Home, "Right", None);
        record
    }

    #[test]
    fn committed_choices_verify_after_parsing() {
        assert_eq!(Record::parse(PLAIN).unwrap().check_seals(), Ok(0));
        let record = sealed();
        assert_eq!(record.check_seals(), Ok(3));
        let read = Record::parse(&record.text()).unwrap();
        assert_eq!((read.check_seals(), &read.seals, read.text()), (Ok(3), &record.seals, record.text()));
        assert_eq!(record.last_seal(Seat::Home), None, "its last decision is not sealed");
        let away = record.last_seal(Seat::Away).unwrap();
        assert_eq!(away, record.seals.choices[1].seal);
        assert!(away.to_string().starts_with(&away.short()) && away.short().len() == 8);
    }

    #[test]
    fn a_commitment_belongs_to_a_choice_that_both_sides_owed() {
        let record = sealed();
        let late = |n, seat| Err(CommitmentError::Late { n, seat });
        for (joint, checked) in [
            (&[1, 3][..], Ok(())),
            (&[1, 2, 3, 4], Ok(())),
            (&[1], late(3, Seat::Away)),
            (&[2, 3, 4], late(1, Seat::Home)),
            (&[], late(1, Seat::Home)),
        ] {
            assert_eq!(record.check_order(joint), checked, "{joint:?}");
        }
    }

    /// If this fails, the seals of older matches can no longer be checked: do not change the expectation.
    #[test]
    fn golden_commitments() {
        let record = sealed();
        let found =
            [record.seals.seed.unwrap().seal, record.seals.choices[0].seal, record.seals.choices[1].seal];
        assert_eq!(found.map(|seal| seal.to_string()), GOLDEN);
    }
    /// Computed by an independent BLAKE3, written from its definition.
    const GOLDEN: [&str; 3] = [
        "5781188369040449e5000c68df029c4bfa647e5ea577713809bc0433ff6d421b",
        "da5d750338d32d1883a6ab2bf36a93fb0d04f25602a49c65e5dadebda9520f01",
        "41107a34311ae0d92f3641ba330dd726cccf07d87254fd0d7cfddb226b5290ca",
    ];

    /// A change of any single bit of a seal or of the sealed values is detected.
    #[test]
    fn every_bit_counts() {
        let text = sealed().text();
        let mut rejected = 0;
        for at in 0..text.len() {
            for bit in 0..8 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                let Ok(changed) = String::from_utf8(bytes) else { continue };
                // A changed text that is no longer a record is refused as such.
                let Ok(record) = Record::parse(&changed) else { continue };
                let same = (record.seals == sealed().seals) && record.text() == text;
                // Home's last decision and away's first are not sealed.
                let open = [1, 3].map(|k: usize| record.actions.get(k).cloned());
                let unsealed = open != [1, 3].map(|k| sealed().actions.get(k).cloned());
                match record.check_seals() {
                    Ok(hold) => assert!(same || unsealed && hold == 3, "byte {at}, bit {bit}:\n{changed}"),
                    Err(_) => rejected += 1,
                }
            }
        }
        assert!(rejected > 500, "{rejected}");
    }

    /// The same for each bit of the values themselves.
    #[test]
    fn every_bit_of_nonces_commitments_and_seed_counts() {
        for bit in 0..128 {
            let flip = |nonce: &mut Nonce| nonce.0[bit / 8] ^= 1 << (bit % 8);
            let mut record = sealed();
            flip(&mut record.seals.seed.as_mut().unwrap().nonce);
            assert_eq!(record.check_seals(), Err(CommitmentError::Seed));
            let mut record = sealed();
            flip(&mut record.seals.choices[1].nonce);
            let broken = CommitmentError::Choice { n: 3, seat: Seat::Away, action: "Left".into() };
            assert_eq!(record.check_seals(), Err(broken));
        }
        for bit in 0..256 {
            let flip = |seal: &mut Commitment| seal.0[bit / 8] ^= 1 << (bit % 8);
            let mut record = sealed();
            flip(&mut record.seals.seed.as_mut().unwrap().seal);
            assert_eq!(record.check_seals(), Err(CommitmentError::Seed));
            let mut record = sealed();
            flip(&mut record.seals.choices[0].seal);
            let broken = record.check_seals().unwrap_err();
            assert_eq!(broken.to_string(), "decision 1 (home Left): its seal does not hold");
        }
        for bit in 0..64 {
            let mut record = sealed();
            record.seed ^= 1 << bit;
            assert_eq!(record.check_seals(), Err(CommitmentError::Seed));
            record.seals.seed = None;
            assert!(matches!(record.check_seals(), Err(CommitmentError::Choice { n: 1, .. })));
        }
    }

    #[test]
    fn a_commitment_belongs_to_one_decision_of_one_side() {
        let mut record = sealed();
        record.seals.choices[1].own = 1;
        assert!(matches!(record.check_seals(), Err(CommitmentError::Choice { n: 2, .. })));
        for own in [0, 3, u32::MAX] {
            record.seals.choices[1].own = own;
            let rejected = record.check_seals().unwrap_err().to_string();
            assert_eq!(rejected, format!("a seal of decision {own} of away, which the record does not have"));
        }
        let mut record = sealed();
        record.seals.choices[1].seat = Seat::Home;
        assert!(matches!(record.check_seals(), Err(CommitmentError::Choice { n: 4, .. })));
        let mut record = sealed();
        record.seals.choices.push(record.seals.choices[0].clone());
        assert_eq!(record.check_seals().unwrap_err().to_string(), "decision 1 (home): it is sealed twice");
        // The game and its options are part of the match.
        let mut record = sealed();
        record.game = "toys".into();
        assert_eq!(record.check_seals(), Err(CommitmentError::Seed));
        let other = sealed().text().replace("rounds: 3", "rounds: 4");
        assert_eq!(Record::parse(&other).unwrap().check_seals(), Err(CommitmentError::Seed));
    }

    /// The error names the first of several broken seals; `last_seal` returns the last of several seals.
    #[test]
    fn the_first_broken_and_the_last_commitment_are_named() {
        let mut record = sealed();
        record.actions.push((Seat::Away, "Right".to_owned()));
        record.seal_last(Nonce::of([3; 16]));
        let seals: Vec<Commitment> = record.seals.choices.iter().map(|choice| choice.seal).collect();
        assert_eq!((record.check_seals(), record.last_seal(Seat::Away)), (Ok(4), Some(seals[2])));
        let broken =
            |n, seat, action: &str| Err(CommitmentError::Choice { n, seat, action: action.to_owned() });
        record.seals.choices[2].nonce = Nonce::of([4; 16]);
        assert_eq!(record.check_seals(), broken(5, Seat::Away, "Right"));
        record.seals.choices[1].nonce = Nonce::of([4; 16]);
        assert_eq!(record.check_seals(), broken(3, Seat::Away, "Left"));
        record.seals.choices[0].nonce = Nonce::of([4; 16]);
        assert_eq!(record.check_seals(), broken(1, Seat::Home, "Left"));
        record.seed += 1;
        assert_eq!(record.check_seals(), Err(CommitmentError::Seed));
    }

    #[test]
    fn undone_or_truncated_decisions_lose_their_commitments() {
        let mut record = sealed();
        assert_eq!(record.take_back(), Some((Seat::Home, "Right".into())));
        assert_eq!(record.check_seals(), Ok(3));
        assert_eq!(record.take_back(), Some((Seat::Away, "Left".into())));
        assert_eq!((record.check_seals(), record.last_seal(Seat::Away)), (Ok(2), None));
        let kept: Vec<usize> = (0..=4).map(|n| sealed().up_to(n).check_seals().unwrap()).collect();
        assert_eq!(kept, [1, 2, 2, 3, 3]);
        assert_eq!(sealed().up_to(99).text(), sealed().text());
    }

    #[test]
    fn digits_have_one_way_to_be_written() {
        let nonce = "00".to_owned() + &"0f".repeat(15);
        assert_eq!(nonce.parse::<Nonce>().unwrap().to_string(), nonce);
        for bad in
            ["", "0", &nonce.to_uppercase(), &format!("+{}", &nonce[1..]), &format!("{nonce}0"), &nonce[1..]]
        {
            assert!(bad.parse::<Nonce>().is_err(), "{bad}");
        }
        let seal = "00".to_owned() + &"af".repeat(31);
        assert_eq!(seal.parse::<Commitment>().unwrap().to_string(), seal);
        for bad in
            ["", "0", &seal.to_uppercase(), &format!("{seal}0"), &seal[1..], &seal.replacen('0', "ä", 1)]
        {
            assert!(bad.parse::<Commitment>().is_err(), "{bad}");
        }
    }

    #[test]
    fn damaged_commitments_are_reported_with_their_position() {
        let text = sealed().text();
        for (from, to, said) in [
            ("salt: \"07", "salt: \"0", "no salt: expected 32 digits of 0 to 9 and a to f"),
            ("salt: \"a1", "salt: \"A1", "no salt"),
            ("seal: \"", "seal: \"ä", "no seal: expected 64 digits"),
            ("own: 1", "own: -1", ""),
            ("own: 1", "own: 1, why: 2", "why"),
        ] {
            let error = Record::parse(&text.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(
                error.contains(said) && error.split(':').next().unwrap().parse::<u32>().is_ok(),
                "{error}"
            );
        }
    }
}
