//! The reader's notes about a rival: the cards it laid in each role, what followed what, and the belief in each
//! model of the rival.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::action::{AttackCard, DefenceCard};
use crate::names;
use ai::opponent_model::{MAX_COUNTED_CHOICES, NotesSubject, OpponentModel, check_belief, check_counts};
use words::say;
use words::{DisplayText, MessageArg, MessageId};

/// A model of the rival.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub(super) enum Prediction {
    /// Plays as best play has it.
    BestPlay,
    /// Lays any card.
    AnyCard,
    /// Lays its most frequent cards.
    Favourites,
    /// Lays its last card again.
    SameAgain,
    /// Lays what it laid before after its own last card.
    AfterItsLast,
    /// Lays what it laid before after our last card.
    AfterOurLast,
    /// Lays what looks strongest.
    Strongest,
    /// Lays what does best against what looks strongest.
    BeatsStrongest,
    /// Tackles as long as it can.
    Tackle,
}

impl Prediction {
    /// All models, in the order in which the reader keeps them.
    pub(super) const ALL: [Self; 9] = [
        Self::BestPlay,
        Self::AnyCard,
        Self::Favourites,
        Self::SameAgain,
        Self::AfterItsLast,
        Self::AfterOurLast,
        Self::Strongest,
        Self::BeatsStrongest,
        Self::Tackle,
    ];
}

/// The count of each card.
pub(super) type ObservedCounts<C> = BTreeMap<C, u32>;

/// The observations of a rival in one role, in which it lays cards `C` against our cards `O`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoleObservations<C: Ord, O: Ord> {
    pub(super) laid: ObservedCounts<C>,
    pub(super) after_own: BTreeMap<C, ObservedCounts<C>>,
    pub(super) after_ours: BTreeMap<O, ObservedCounts<C>>,
    pub(super) last: Option<C>,
    pub(super) ours: Option<O>,
}

impl<C: Ord, O: Ord> Default for RoleObservations<C, O> {
    fn default() -> Self {
        let (laid, after_own, after_ours) = (ObservedCounts::new(), BTreeMap::new(), BTreeMap::new());
        Self { laid, after_own, after_ours, last: None, ours: None }
    }
}

impl<C: Ord + Copy, O: Ord + Copy> RoleObservations<C, O> {
    /// Halves the counts if they are large.
    pub(super) fn faded(mut self) -> Self {
        while self.laid.values().sum::<u32>() > MAX_COUNTED_CHOICES {
            let tables = self.after_own.values_mut().chain(self.after_ours.values_mut());
            for counts in tables.chain([&mut self.laid]) {
                counts.values_mut().for_each(|n| *n /= 2);
            }
        }
        self
    }

    fn check(&self) -> Result<(), String> {
        check_counts(self.laid.values().copied())?;
        let mut after = self.after_own.values().chain(self.after_ours.values());
        after.try_for_each(|counts| check_counts(counts.values().copied()))
    }

    /// Returns the most frequent card, its count, and the total.
    fn most(counts: &ObservedCounts<C>) -> Option<(C, u32, u32)> {
        let most = counts.iter().filter(|(_, n)| **n > 0).max_by_key(|(_, n)| **n)?;
        Some((*most.0, *most.1, counts.values().sum()))
    }

    /// Returns the card that followed another one most often: that one, the card, its count, and the total after that
    /// one, if it is at least `least`.
    fn most_after<K: Copy>(after: &BTreeMap<K, ObservedCounts<C>>, least: u32) -> Option<(K, (C, u32, u32))> {
        let each = after.iter().filter_map(|(first, counts)| Some((*first, Self::most(counts)?)));
        each.max_by_key(|(_, (_, n, _))| *n).filter(|(_, (.., all))| *all >= least)
    }

    fn words(
        &self,
        role: &'static str,
        card: fn(C) -> MessageId,
        ours: fn(O) -> MessageId,
        about: &NotesSubject,
        words: &mut Vec<DisplayText>,
    ) {
        let least = about.least();
        let Some((most, n, all)) = Self::most(&self.laid).filter(|(.., all)| *all >= least) else { return };
        let role = || MessageArg::selector(role);
        let (who, name) = (|| about.who(), || about.name());
        words.push(say!(
            "s17-noted-laid",
            who = who(),
            name = name(),
            role = role(),
            card = card(most),
            n,
            all
        ));
        if let Some((first, (most, n, all))) = Self::most_after(&self.after_own, least) {
            let [first, card] = [first, most].map(card);
            words.push(say!(
                "s17-noted-followed",
                who = who(),
                name = name(),
                role = role(),
                first,
                card,
                n,
                all
            ));
        }
        if let Some((first, (most, n, all))) = Self::most_after(&self.after_ours, least) {
            let (first, card) = (ours(first), card(most));
            words.push(say!(
                "s17-noted-answered",
                who = who(),
                name = name(),
                role = role(),
                first,
                card,
                n,
                all
            ));
        }
    }
}

/// All notes about a rival.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Soccer17Model {
    /// The belief in each model; all of them, or none for a stranger.
    pub(super) belief: BTreeMap<Prediction, f64>,
    pub(super) attack: RoleObservations<AttackCard, DefenceCard>,
    pub(super) defence: RoleObservations<DefenceCard, AttackCard>,
}

impl Soccer17Model {
    /// Returns the notes as sentences for the person whom they are about, or who could have made them.
    pub(super) fn words(&self, matches: u32, about: &NotesSubject) -> Vec<DisplayText> {
        let mut words: Vec<DisplayText> = about.opening(matches).into_iter().collect();
        self.attack.words("attack", names::play, names::guard, about, &mut words);
        self.defence.words("defence", names::guard, names::play, about, &mut words);
        words
    }
}

impl OpponentModel for Soccer17Model {
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
        self.attack.check()?;
        self.defence.check()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn impossible_notes_are_refused() {
        let mut notes = Soccer17Model::default();
        assert_eq!(notes.check(), Ok(()), "a stranger");
        notes.belief.insert(Prediction::ALL[0], 1.0);
        assert!(notes.check().unwrap_err().starts_with("no belief in "));
        let even = 1.0 / Prediction::ALL.len() as f64;
        notes.belief = Prediction::ALL.into_iter().map(|idea| (idea, even)).collect();
        assert_eq!(notes.check(), Ok(()));
        notes.belief.insert(Prediction::ALL[0], f64::NAN);
        assert!(notes.check().is_err());
    }
}
