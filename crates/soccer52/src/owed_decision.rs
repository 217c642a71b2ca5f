//! What a side has to decide, with everything on which the legal answers depend.

use super::action::{Action, CardPick};
use super::block::{self, PossibleBlocks};
use super::cards::{CardSet, GOALIES};
use super::options::LoneGoalie;
use super::state::{FORWARDS, ForwardPlace, Phase, Soccer52};
use engine::{MatchRng, Seat};

/// The question to a side, with everything on which the legal answers depend.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OwedDecision {
    /// No decision is owed.
    Nothing,
    /// S52-2, S52-12: two cards of the hand, or all of them if there are fewer.
    Lay {
        /// The hand.
        hand: CardSet,
        /// S52-3: whether a goalie may be laid without another in the hand.
        lone: LoneGoalie,
    },
    /// S52-4: one of the places.
    Flip([ForwardPlace; FORWARDS as usize]),
    /// S52-5: a block, or none.
    Block {
        /// The possible blocks.
        blocks: PossibleBlocks,
        /// True if blocking is compulsory where it is possible.
        compulsory: bool,
    },
    /// S52-9: one of these goalies, or none.
    Penalty(CardSet),
}

impl OwedDecision {
    /// Returns true if that is one of the legal answers.
    pub(crate) fn allows(self, action: Action) -> bool {
        match (self, action) {
            (Self::Lay { hand, lone }, Action::Lay(pick)) => {
                hand.has_all(pick.set())
                    && pick.set().len() == hand.len().min(FORWARDS)
                    && lone.lets(pick.set(), hand)
            }
            (Self::Flip(places), Action::Flip(place)) => {
                places.get(usize::from(place)) == Some(&ForwardPlace::FaceDown)
            }
            (Self::Block { blocks, .. }, Action::Block(pick)) => {
                blocks.hand.has_all(pick.set()) && block::kind(blocks.forward, pick).is_some()
            }
            (Self::Block { blocks, compulsory }, Action::LetIn) => !compulsory || !blocks.any(),
            (Self::Penalty(goalies), Action::TakePenalty(goalie)) => goalies.contains(goalie),
            (Self::Penalty(_), Action::DeclinePenalty) => true,
            _ => false,
        }
    }

    /// Lists the legal answers, sorted as text.
    pub(crate) fn list(self, into: &mut Vec<Action>) {
        let from = into.len();
        match self {
            Self::Nothing => {}
            Self::Lay { hand, .. } if hand.len() < FORWARDS => into.push(Action::Lay(whole(hand))),
            Self::Lay { hand, lone } => {
                for card in hand.iter() {
                    let pairs = hand.after(card).iter().map(|other| CardPick::two(card, other));
                    into.extend(pairs.filter(|pair| lone.lets(pair.set(), hand)).map(Action::Lay));
                }
            }
            Self::Flip(_) => {
                let places = (0..FORWARDS).map(Action::Flip);
                into.extend(places.filter(|action| self.allows(*action)));
            }
            Self::Block { blocks, .. } => {
                into.extend(blocks.iter().map(Action::Block));
                if self.allows(Action::LetIn) {
                    into.push(Action::LetIn);
                }
            }
            Self::Penalty(goalies) => {
                into.extend(goalies.iter().map(Action::TakePenalty));
                into.push(Action::DeclinePenalty);
            }
        }
        into[from..].sort_unstable();
    }

    /// Draws one of the actions of [`OwedDecision::list`], each equally likely, without building the list.
    pub(crate) fn sample(self, rng: &mut MatchRng) -> Option<Action> {
        match self {
            Self::Nothing => None,
            Self::Lay { hand, .. } if hand.len() < FORWARDS => Some(Action::Lay(whole(hand))),
            Self::Lay { hand, lone } => loop {
                let a = hand.pick(rng)?;
                let b = hand.difference(CardSet::one(a)).pick(rng)?;
                let pair = CardPick::two(a, b);
                if lone.lets(pair.set(), hand) {
                    break Some(Action::Lay(pair));
                }
            },
            Self::Flip([ForwardPlace::FaceDown, ForwardPlace::FaceDown]) => {
                Some(Action::Flip(rng.below(u32::from(FORWARDS)) as u8))
            }
            Self::Flip(places) => places
                .iter()
                .position(|place| *place == ForwardPlace::FaceDown)
                .map(|place| Action::Flip(place as u8)),
            Self::Block { blocks, compulsory } => {
                let count = blocks.count();
                let let_in = u32::from(!compulsory || count == 0);
                let n = rng.below(count + let_in);
                if n < count { blocks.nth(n).map(Action::Block) } else { Some(Action::LetIn) }
            }
            Self::Penalty(goalies) => {
                let n = rng.below(u32::from(goalies.len()) + 1) as u8;
                Some(goalies.nth(n).map_or(Action::DeclinePenalty, Action::TakePenalty))
            }
        }
    }
}

/// S52-12: returns a hand of fewer than two cards as forwards.
fn whole(hand: CardSet) -> CardPick {
    hand.first().map_or(CardPick::None, CardPick::One)
}

impl Soccer52 {
    /// Returns what that side has to decide.
    pub(crate) fn owed_decision(&self, seat: Seat) -> OwedDecision {
        let table = &self.table;
        if !table.seats_to_move().contains(seat) {
            return OwedDecision::Nothing;
        }
        let hand = self.hands[seat];
        match table.phase {
            Phase::Lay => OwedDecision::Lay { hand, lone: table.options.lone_goalie },
            Phase::Flip => OwedDecision::Flip(table.places[seat]),
            Phase::Block { forward } => OwedDecision::Block {
                blocks: PossibleBlocks { forward, hand },
                compulsory: table.must_block(),
            },
            Phase::Penalty { .. } => OwedDecision::Penalty(GOALIES.intersection(hand)),
            Phase::Running | Phase::Over => OwedDecision::Nothing,
        }
    }
}
