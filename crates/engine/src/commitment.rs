//! Commitments (called *seals* in texts for players): hashes of a choice or a seed.
//!
//! A choice is hashed with a nonce before the other side chooses, so that anybody can check afterwards that it was not
//! changed. `docs/bots.md` ("Seals") says what is hashed and what a commitment proves.
//!
//! A commitment is the BLAKE3 hash of a list of texts. Each text is written as a netstring (`<bytes>:<text>,`), so that
//! no two lists have the same encoding. The list for a choice is `five-a-side choice`, nonce, game, options, seed,
//! side, number, choice. The list for a seed is `five-a-side seed`, nonce, game, options, seed.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::illegal::MAX_ACTION_CHARS;
use super::{BySeat, Record, Seat};
use base::reading::sanitized_up_to;

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

/// A text that is neither a nonce nor a commitment.
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
    /// Returns the first digits: enough to recognise the commitment, not enough to prove anything.
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
        read.filter(|commitment| commitment.to_string() == text)
            .ok_or(ParseHexError { of: "seal", digits: 64 })
    }
}

/// Implements the conversions shared by nonces and commitments. Each value has one valid text: parsing compares with
/// the formatted value.
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

/// The commitment of a match's seed, made at kick-off, and its nonce.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeedCommitment {
    /// The nonce of the hash.
    #[serde(rename = "salt")]
    pub nonce: Nonce,
    /// The commitment that was shown.
    #[serde(rename = "seal")]
    pub commitment: Commitment,
}

/// The commitment of a choice, made before the other side chose, and its nonce.
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
    /// The commitment that was shown.
    #[serde(rename = "seal")]
    pub commitment: Commitment,
}

/// The opened commitments of a match, each with its nonce.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commitments {
    /// The commitment of the seed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<SeedCommitment>,
    /// The commitments of choices, in the order in which they were made.
    #[serde(default)]
    pub choices: Vec<ChoiceCommitment>,
}

impl Commitments {
    /// Returns true if there are no commitments.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.seed.is_none() && self.choices.is_empty()
    }
}

/// The first commitment of a record that does not verify, and why.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CommitmentError {
    /// The seed differs from the committed one.
    #[error("the seal of the seed does not hold")]
    Seed,
    /// A decision differs from the committed one.
    #[error("decision {n} ({seat} {}): its seal does not hold", sanitized_up_to(.action, MAX_ACTION_CHARS))]
    Choice {
        /// Number of the decision in the match, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
        /// The decision in the record.
        action: String,
    },
    /// A decision has more than one commitment.
    #[error("decision {n} ({seat}): it is sealed twice")]
    Twice {
        /// Number of the decision in the match, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
    },
    /// A decision was committed to although the other side had chosen before it.
    #[error("decision {n} ({seat}): it is sealed, but the other side had chosen before")]
    Late {
        /// Number of the decision in the match, from 1.
        n: usize,
        /// The seat that decided.
        seat: Seat,
    },
    /// A committed decision is missing from the record.
    #[error("a seal of decision {own} of {seat}, which the record does not have")]
    Missing {
        /// The seat that committed to it.
        seat: Seat,
        /// Number of the decision among that seat's decisions, from 1.
        own: u32,
    },
}

impl Record {
    fn seed_commitment(&self, nonce: Nonce) -> Commitment {
        let (nonce, seed) = (nonce.to_string(), self.seed.to_string());
        Commitment::of(&[SEED, &nonce, &self.game, self.options.get_ron().trim(), &seed])
    }

    fn choice_commitment(&self, nonce: Nonce, seat: Seat, own: u32, action: &str) -> Commitment {
        let (nonce, seed, own) = (nonce.to_string(), self.seed.to_string(), own.to_string());
        let options = self.options.get_ron().trim();
        Commitment::of(&[CHOICE, &nonce, &self.game, options, &seed, seat.name(), &own, action])
    }

    /// Returns the number of decisions of that seat.
    fn own(&self, seat: Seat) -> u32 {
        self.actions.iter().filter(|(who, _)| *who == seat).count() as u32
    }

    /// Seals the seed; called before the first decision.
    pub fn commit_seed(&mut self, nonce: Nonce) {
        let commitment = self.seed_commitment(nonce);
        self.commitments.seed = Some(SeedCommitment { nonce, commitment });
    }

    /// Seals the last decision, which the other side does not know yet.
    pub fn commit_last(&mut self, nonce: Nonce) {
        let Some((seat, action)) = self.actions.last() else { return };
        let (seat, own) = (*seat, self.own(*seat));
        let commitment = self.choice_commitment(nonce, seat, own, action);
        self.commitments.choices.push(ChoiceCommitment { seat, own, nonce, commitment });
    }

    /// Returns the commitment of that seat's last decision; `None` if that decision has none.
    #[must_use]
    pub fn last_commitment(&self, seat: Seat) -> Option<Commitment> {
        let sealed = self.commitments.choices.iter().rfind(|sealed| sealed.seat == seat)?;
        (sealed.own == self.own(seat)).then_some(sealed.commitment)
    }

    /// Removes the last decision and its commitment, and returns the decision.
    pub fn pop_decision(&mut self) -> Option<(Seat, String)> {
        let last = self.actions.pop()?;
        self.drop_commitments();
        Some(last)
    }

    /// Returns a copy of the record with only the first `decisions` decisions and their commitments.
    #[must_use]
    pub fn up_to(&self, decisions: usize) -> Self {
        let actions = self.actions.iter().take(decisions).cloned().collect();
        let mut record = Self { actions, ..self.clone() };
        record.drop_commitments();
        record
    }

    /// Removes the commitments of decisions that the record does not have.
    fn drop_commitments(&mut self) {
        let made = Seat::BOTH.map(|seat| self.own(seat));
        self.commitments.choices.retain(|sealed| sealed.own <= made[sealed.seat as usize]);
    }

    /// Checks that every committed decision was taken while both sides owed one; `joint` are the numbers of those
    /// decisions.
    ///
    /// # Errors
    /// The first committed decision that was not.
    pub fn check_order(&self, joint: &[usize]) -> Result<(), CommitmentError> {
        let mut made = BySeat::new(0, 0);
        for (n, (seat, _)) in (1..).zip(&self.actions) {
            made[*seat] += 1;
            let sealed = |choice: &ChoiceCommitment| choice.seat == *seat && choice.own == made[*seat];
            if self.commitments.choices.iter().any(sealed) && joint.binary_search(&n).is_err() {
                return Err(CommitmentError::Late { n, seat: *seat });
            }
        }
        Ok(())
    }

    /// Checks every commitment and returns how many there are.
    ///
    /// # Errors
    /// The first commitment that does not verify.
    pub fn check_commitments(&self) -> Result<usize, CommitmentError> {
        let mut hold = 0;
        if let Some(SeedCommitment { nonce, commitment }) = &self.commitments.seed {
            if self.seed_commitment(*nonce) != *commitment {
                return Err(CommitmentError::Seed);
            }
            hold += 1;
        }
        let mut met = BTreeSet::new();
        for ChoiceCommitment { seat, own, nonce, commitment } in &self.commitments.choices {
            let (seat, own) = (*seat, *own);
            let mut of_seat = self.actions.iter().enumerate().filter(|(_, (who, _))| *who == seat);
            let found = own.checked_sub(1).and_then(|before| of_seat.nth(before as usize));
            let Some((k, (_, action))) = found else { return Err(CommitmentError::Missing { seat, own }) };
            let n = k + 1;
            if self.choice_commitment(*nonce, seat, own, action) != *commitment {
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

    /// A record with three commitments: of the seed, of home's first choice and of away's second.
    fn sealed() -> Record {
        let mut record = Record::parse(PLAIN).unwrap();
        record.commit_seed(Nonce::of([7; 16]));
        let mut decide = |seat, action: &str, nonce: Option<u8>| {
            record.actions.push((seat, action.to_owned()));
            if let Some(nonce) = nonce {
                record.commit_last(Nonce::of([nonce; 16]));
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
        assert_eq!(Record::parse(PLAIN).unwrap().check_commitments(), Ok(0));
        let record = sealed();
        assert_eq!(record.check_commitments(), Ok(3));
        let read = Record::parse(&record.text()).unwrap();
        assert_eq!(
            (read.check_commitments(), &read.commitments, read.text()),
            (Ok(3), &record.commitments, record.text())
        );
        assert_eq!(record.last_commitment(Seat::Home), None, "its last decision is not sealed");
        let away = record.last_commitment(Seat::Away).unwrap();
        assert_eq!(away, record.commitments.choices[1].commitment);
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

    /// If this fails, the commitments of older matches can no longer be checked: do not change the expectation.
    #[test]
    fn golden_commitments() {
        let record = sealed();
        let found = [
            record.commitments.seed.unwrap().commitment,
            record.commitments.choices[0].commitment,
            record.commitments.choices[1].commitment,
        ];
        assert_eq!(found.map(|commitment| commitment.to_string()), GOLDEN);
    }
    /// Computed by an independent BLAKE3, written from its definition.
    const GOLDEN: [&str; 3] = [
        "5781188369040449e5000c68df029c4bfa647e5ea577713809bc0433ff6d421b",
        "da5d750338d32d1883a6ab2bf36a93fb0d04f25602a49c65e5dadebda9520f01",
        "41107a34311ae0d92f3641ba330dd726cccf07d87254fd0d7cfddb226b5290ca",
    ];

    /// A change of any single bit of a commitment or of the committed values is detected.
    #[test]
    fn a_change_of_any_bit_is_detected() {
        let text = sealed().text();
        let mut rejected = 0;
        for at in 0..text.len() {
            for bit in 0..8 {
                let mut bytes = text.clone().into_bytes();
                bytes[at] ^= 1 << bit;
                let Ok(changed) = String::from_utf8(bytes) else { continue };
                // A changed text that is no longer a record is refused as such.
                let Ok(record) = Record::parse(&changed) else { continue };
                let same = (record.commitments == sealed().commitments) && record.text() == text;
                // Home's last decision and away's first are not sealed.
                let open = [1, 3].map(|k: usize| record.actions.get(k).cloned());
                let uncommitted = open != [1, 3].map(|k| sealed().actions.get(k).cloned());
                match record.check_commitments() {
                    Ok(hold) => assert!(same || uncommitted && hold == 3, "byte {at}, bit {bit}:\n{changed}"),
                    Err(_) => rejected += 1,
                }
            }
        }
        assert!(rejected > 500, "{rejected}");
    }

    /// A change of any bit of the committed values is detected as well.
    #[test]
    fn a_change_of_any_bit_of_nonce_commitment_or_seed_is_detected() {
        for bit in 0..128 {
            let flip = |nonce: &mut Nonce| nonce.0[bit / 8] ^= 1 << (bit % 8);
            let mut record = sealed();
            flip(&mut record.commitments.seed.as_mut().unwrap().nonce);
            assert_eq!(record.check_commitments(), Err(CommitmentError::Seed));
            let mut record = sealed();
            flip(&mut record.commitments.choices[1].nonce);
            let broken = CommitmentError::Choice { n: 3, seat: Seat::Away, action: "Left".into() };
            assert_eq!(record.check_commitments(), Err(broken));
        }
        for bit in 0..256 {
            let flip = |commitment: &mut Commitment| commitment.0[bit / 8] ^= 1 << (bit % 8);
            let mut record = sealed();
            flip(&mut record.commitments.seed.as_mut().unwrap().commitment);
            assert_eq!(record.check_commitments(), Err(CommitmentError::Seed));
            let mut record = sealed();
            flip(&mut record.commitments.choices[0].commitment);
            let broken = record.check_commitments().unwrap_err();
            assert_eq!(broken.to_string(), "decision 1 (home Left): its seal does not hold");
        }
        for bit in 0..64 {
            let mut record = sealed();
            record.seed ^= 1 << bit;
            assert_eq!(record.check_commitments(), Err(CommitmentError::Seed));
            record.commitments.seed = None;
            assert!(matches!(record.check_commitments(), Err(CommitmentError::Choice { n: 1, .. })));
        }
    }

    #[test]
    fn a_commitment_belongs_to_one_decision_of_one_side() {
        let mut record = sealed();
        record.commitments.choices[1].own = 1;
        assert!(matches!(record.check_commitments(), Err(CommitmentError::Choice { n: 2, .. })));
        for own in [0, 3, u32::MAX] {
            record.commitments.choices[1].own = own;
            let rejected = record.check_commitments().unwrap_err().to_string();
            assert_eq!(rejected, format!("a seal of decision {own} of away, which the record does not have"));
        }
        let mut record = sealed();
        record.commitments.choices[1].seat = Seat::Home;
        assert!(matches!(record.check_commitments(), Err(CommitmentError::Choice { n: 4, .. })));
        let mut record = sealed();
        record.commitments.choices.push(record.commitments.choices[0].clone());
        assert_eq!(
            record.check_commitments().unwrap_err().to_string(),
            "decision 1 (home): it is sealed twice"
        );
        // The game and its options are part of the match.
        let mut record = sealed();
        record.game = "toys".into();
        assert_eq!(record.check_commitments(), Err(CommitmentError::Seed));
        let other = sealed().text().replace("rounds: 3", "rounds: 4");
        assert_eq!(Record::parse(&other).unwrap().check_commitments(), Err(CommitmentError::Seed));
    }

    /// The error names the first of several broken commitments; `last_commitment` returns the last of several
    /// commitments.
    #[test]
    fn the_first_broken_and_the_last_commitment_are_named() {
        let mut record = sealed();
        record.actions.push((Seat::Away, "Right".to_owned()));
        record.commit_last(Nonce::of([3; 16]));
        let commitments: Vec<Commitment> =
            record.commitments.choices.iter().map(|choice| choice.commitment).collect();
        assert_eq!(
            (record.check_commitments(), record.last_commitment(Seat::Away)),
            (Ok(4), Some(commitments[2]))
        );
        let broken =
            |n, seat, action: &str| Err(CommitmentError::Choice { n, seat, action: action.to_owned() });
        record.commitments.choices[2].nonce = Nonce::of([4; 16]);
        assert_eq!(record.check_commitments(), broken(5, Seat::Away, "Right"));
        record.commitments.choices[1].nonce = Nonce::of([4; 16]);
        assert_eq!(record.check_commitments(), broken(3, Seat::Away, "Left"));
        record.commitments.choices[0].nonce = Nonce::of([4; 16]);
        assert_eq!(record.check_commitments(), broken(1, Seat::Home, "Left"));
        record.seed += 1;
        assert_eq!(record.check_commitments(), Err(CommitmentError::Seed));
    }

    #[test]
    fn undone_or_truncated_decisions_lose_their_commitments() {
        let mut record = sealed();
        assert_eq!(record.pop_decision(), Some((Seat::Home, "Right".into())));
        assert_eq!(record.check_commitments(), Ok(3));
        assert_eq!(record.pop_decision(), Some((Seat::Away, "Left".into())));
        assert_eq!((record.check_commitments(), record.last_commitment(Seat::Away)), (Ok(2), None));
        let kept: Vec<usize> = (0..=4).map(|n| sealed().up_to(n).check_commitments().unwrap()).collect();
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
        let commitment = "00".to_owned() + &"af".repeat(31);
        assert_eq!(commitment.parse::<Commitment>().unwrap().to_string(), commitment);
        for bad in [
            "",
            "0",
            &commitment.to_uppercase(),
            &format!("{commitment}0"),
            &commitment[1..],
            &commitment.replacen('0', "ä", 1),
        ] {
            assert!(bad.parse::<Commitment>().is_err(), "{bad}");
        }
    }

    #[test]
    fn damaged_commitments_are_reported_with_their_position() {
        let text = sealed().text();
        for (from, to, expected) in [
            ("salt: \"07", "salt: \"0", "no salt: expected 32 digits of 0 to 9 and a to f"),
            ("salt: \"a1", "salt: \"A1", "no salt"),
            ("seal: \"", "seal: \"ä", "no seal: expected 64 digits"),
            ("own: 1", "own: -1", ""),
            ("own: 1", "own: 1, why: 2", "why"),
        ] {
            let error = Record::parse(&text.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(
                error.contains(expected) && error.split(':').next().unwrap().parse::<u32>().is_ok(),
                "{error}"
            );
        }
    }
}
