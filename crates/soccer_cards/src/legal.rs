//! The legal actions of each side: of what `legal` lists or `sample` draws, `check` and `apply` accept all.

use super::action::Action;
use super::card::BallColour;
use super::cards::CardCounts;
use super::refusal::Refusal;
use super::state::{Phase, SoccerCards};
use engine::code::MixedRadixDigit;
use engine::{LegalListing, MatchRng, Seat};

impl SoccerCards {
    /// Lists the legal actions, equal cards once. Splits are never listed.
    pub(crate) fn legal_actions(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
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

    /// SC-5, SC-6, SC-7, SC-11: checks an action of that side. A split is any half of the cards in the hand; a lead or
    /// an answer is any card of the deck of this half.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        let (table, now) = (&self.table, &self.held[seat].now);
        let is_legal = table.seats_to_move().contains(seat)
            && match (table.phase, action) {
                (Phase::Split, Action::Split(first)) => {
                    first.len() == table.split_size() && now.lacks(&first).is_none()
                }
                (Phase::Lead, Action::Lead(card)) | (Phase::Answer, Action::Answer(card)) => now.has(card),
                (Phase::Kick, Action::Kick(_)) => seat == table.leader,
                (Phase::Kick, Action::Keep(_)) => seat != table.leader,
                _ => false,
            };
        if is_legal { Ok(()) } else { Err(self.refusal_for(seat, action)) }
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

    /// Reads a split from digits; none if the hand has no such half.
    pub(crate) fn read_digits(&self, seat: Seat, digit: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
        let mut first = CardCounts::NONE;
        let hand = self.held[seat].now;
        for kind in hand.kinds() {
            first.insert(kind, digit(u32::from(hand.count(kind)) + 1) as u8);
        }
        let split = Action::Split(first);
        self.check_action(seat, split).is_ok().then_some(split)
    }
}
