//! The legal actions of each side: the one source that `legal`, `sample`, `check` and `apply` share.

use super::action::Action;
use super::card::{BallColour, CardKind};
use super::cards::CardCounts;
use super::refusal::Refusal;
use super::state::{Phase, SoccerCards, Table, splits_by};
use engine::code::MixedRadixDigit;
use engine::{LegalListing, MatchRng, Seat};

impl Table {
    /// Returns the forms of action that side may take now, and the clause that asks for them.
    fn question(&self, seat: Seat) -> (&'static str, &'static str) {
        match self.phase {
            Phase::Split => ("Split([card, ..])", splits_by(self.period)),
            Phase::Lead => ("Lead(card)", "SC-6"),
            Phase::Answer => ("Answer(card)", "SC-6"),
            Phase::Kick if seat == self.leader => ("Kick(colour)", "SC-12"),
            Phase::Kick => ("Keep(colour)", "SC-12"),
            Phase::Running | Phase::Over => ("no action", "SC-9"),
        }
    }

    #[cold]
    fn not_owed(&self, seat: Seat) -> Refusal {
        match self.seats_to_move().first() {
            None => Refusal::Over,
            Some(other) if self.sealed[seat] => {
                Refusal::Sealed { seat, other, clause: self.question(seat).1 }
            }
            Some(other) => Refusal::NotOwed { seat, other },
        }
    }

    #[cold]
    fn another(&self, seat: Seat, action: Action) -> Refusal {
        let (expected, clause) = self.question(seat);
        Refusal::Another { action, expected, clause }
    }
}

impl SoccerCards {
    /// Checks an action of that side.
    pub(crate) fn check_legal(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let table = &self.table;
        if !table.seats_to_move().contains(seat) {
            return Err(table.not_owed(seat));
        }
        match (table.phase, action) {
            (Phase::Split, Action::Split(first)) => self.judge_split(seat, &first),
            (Phase::Lead, Action::Lead(card)) | (Phase::Answer, Action::Answer(card)) => {
                self.judge_card(seat, card)
            }
            (Phase::Kick, Action::Kick(_)) if seat == table.leader => Ok(()),
            (Phase::Kick, Action::Keep(_)) if seat != table.leader => Ok(()),
            _ => Err(table.another(seat, action)),
        }
    }

    /// SC-5, SC-11: checks a split: any half of the cards in the hand.
    fn judge_split(&self, seat: Seat, first: &CardCounts) -> Result<(), Refusal> {
        let clause = splits_by(self.table.period);
        let (named, expected) = (first.len(), self.table.split_size());
        if named != expected {
            return Err(Refusal::WrongSize { named, expected, clause });
        }
        let hand = &self.held[seat].now;
        match hand.lacks(first) {
            None => Ok(()),
            Some(card) => {
                let (named, held) = (first.count(card), hand.count(card));
                Err(Refusal::NotInHand { card, named, held, clause })
            }
        }
    }

    /// SC-6, SC-7: checks a lead or an answer: any card of the deck of this half.
    fn judge_card(&self, seat: Seat, card: CardKind) -> Result<(), Refusal> {
        let held = &self.held[seat];
        if held.now.has(card) {
            Ok(())
        } else if held.later.has(card) {
            Err(Refusal::NotYet { card })
        } else {
            Err(Refusal::NotHeld { seat, card })
        }
    }

    /// Lists the legal actions, equal cards once. Splits are never listed.
    pub(crate) fn list(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        let table = &self.table;
        if !table.seats_to_move().contains(seat) {
            return LegalListing::Whole;
        }
        match table.phase {
            Phase::Split => return LegalListing::Sampled,
            Phase::Lead => into.extend(self.held[seat].now.kinds().map(Action::Lead)),
            Phase::Answer => into.extend(self.held[seat].now.kinds().map(Action::Answer)),
            Phase::Kick if seat == table.leader => into.extend(BallColour::ALL.map(Action::Kick)),
            Phase::Kick => into.extend(BallColour::ALL.map(Action::Keep)),
            Phase::Running | Phase::Over => {}
        }
        LegalListing::Whole
    }

    /// Draws a legal action, every card (not every kind) equally likely.
    pub(crate) fn sample_action(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        let table = &self.table;
        if !table.seats_to_move().contains(seat) {
            return None;
        }
        let now = &self.held[seat].now;
        match table.phase {
            Phase::Split => Some(Action::Split(now.draw(table.split_size(), rng))),
            Phase::Lead => now.pick(rng).map(Action::Lead),
            Phase::Answer => now.pick(rng).map(Action::Answer),
            Phase::Kick => {
                let colour = rng.pick(&BallColour::ALL).copied();
                colour.map(if seat == table.leader { Action::Kick } else { Action::Keep })
            }
            Phase::Running | Phase::Over => None,
        }
    }

    /// Returns a split as digits: for each kind in the hand, its number of cards in the first-half deck.
    pub(crate) fn in_digits(&self, seat: Seat, action: Action) -> Vec<MixedRadixDigit> {
        let Action::Split(first) = action else { return Vec::new() };
        let hand = self.held[seat].now;
        hand.kinds().map(|kind| (u32::from(first.count(kind)), u32::from(hand.count(kind)) + 1)).collect()
    }

    pub(crate) fn read_digits(&self, seat: Seat, digit: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
        let mut first = CardCounts::NONE;
        let hand = self.held[seat].now;
        for kind in hand.kinds() {
            first.add(kind, digit(u32::from(hand.count(kind)) + 1) as u8);
        }
        let split = Action::Split(first);
        self.check_legal(seat, split).is_ok().then_some(split)
    }
}
