//! The legal actions of each side: an [`LegalActions`] is a compact set of them. `legal`, `sample` and `apply` use
//! nothing else.

use super::action::{Action, CardPlay, HandShape, NamedChoice, ShotDirection};
use super::cards::{PowerCard, PowerHand, PowerKind, PowerName, PowerSet};
use super::data::{CardEffect, rules};
use super::numbers::NumberSet;
use super::refusal::Refusal;
use super::state::{MULTI_LAY, Phase, SoccerGo};
use engine::{MatchRng, Seat};

/// The legal actions of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegalActions {
    /// No decision is owed.
    Nothing,
    /// SGO-4: `count` of these numbers.
    Numbers {
        /// The available numbers.
        from: NumberSet,
        /// One or three.
        count: u8,
    },
    /// SGO-8: a direction that is not closed.
    Directions {
        /// The direction closed by Narrow Shot.
        closed: Option<ShotDirection>,
    },
    /// Tackle: a hand.
    Hands,
    /// SGO-10: one of these cards, or none.
    Plays {
        /// The kind that may be played.
        kind: PowerKind,
        /// Cards with their own action.
        cards: PowerSet,
        /// SGO-13: the actions that Joker can perform.
        copies: PowerSet,
        /// The numbers that Counter-Attack can name.
        unspent: NumberSet,
    },
    /// SGO-10: one of these Blocks, or no answer.
    Answers {
        /// The Blocks.
        cards: PowerSet,
        /// SGO-13: Blocks that Joker can perform.
        copies: PowerSet,
    },
    /// SGO-14: one of these cards for the one shown, or none.
    Swap {
        /// All cards of the side.
        hand: PowerHand,
    },
}

/// The choice that a card needs to have named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Naming {
    Nothing,
    Numbers,
    Direction,
}

impl Naming {
    fn of(kind: PowerKind, action: PowerName) -> Self {
        match rules().effect(kind, action) {
            CardEffect::Forward(_) => Self::Numbers,
            CardEffect::CloseDirection => Self::Direction,
            _ => Self::Nothing,
        }
    }

    /// Returns the number of ways to name it.
    fn ways(self, unspent: NumberSet) -> u32 {
        match self {
            Self::Nothing => 1,
            Self::Numbers => unspent.triples_count(),
            Self::Direction => ShotDirection::ALL.len() as u32,
        }
    }

    fn admits(self, named: NamedChoice, unspent: NumberSet) -> bool {
        match (self, named) {
            (Self::Nothing, NamedChoice::Nothing) | (Self::Direction, NamedChoice::Direction(_)) => true,
            (Self::Numbers, NamedChoice::Numbers(numbers)) => some_of(numbers, MULTI_LAY, unspent),
            _ => false,
        }
    }

    fn sample(self, unspent: NumberSet, rng: &mut MatchRng) -> NamedChoice {
        match self {
            Self::Nothing => NamedChoice::Nothing,
            Self::Numbers => NamedChoice::Numbers(three_of(unspent, rng)),
            Self::Direction => {
                rng.pick(&ShotDirection::ALL).map_or(NamedChoice::Nothing, |d| NamedChoice::Direction(*d))
            }
        }
    }

    fn each(self, unspent: NumberSet, mut each: impl FnMut(NamedChoice)) {
        match self {
            Self::Nothing => each(NamedChoice::Nothing),
            Self::Numbers => unspent.triples(|three| each(NamedChoice::Numbers(three))),
            Self::Direction => ShotDirection::ALL.into_iter().for_each(|d| each(NamedChoice::Direction(d))),
        }
    }
}

/// Returns true if these are `count` numbers out of `from`.
fn some_of(numbers: NumberSet, count: u8, from: NumberSet) -> bool {
    numbers.count() == count && numbers.difference(from).is_empty()
}

/// Draws three of them, each three equally likely.
fn three_of(from: NumberSet, rng: &mut MatchRng) -> NumberSet {
    let mut chosen = NumberSet::NONE;
    for _ in 0..MULTI_LAY {
        let left = from.difference(chosen);
        chosen = chosen.union(left.nth(rng.below(u32::from(left.count()))));
    }
    chosen
}

/// Returns the plays of these cards and of Joker, in the order of text: Joker's are where its name sorts.
fn plays(cards: PowerSet, copies: PowerSet) -> impl Iterator<Item = CardPlay> {
    let before = cards.iter().filter(|card| *card < PowerName::Joker).map(CardPlay::without_choice);
    let after = cards.iter().filter(|card| *card > PowerName::Joker).map(CardPlay::without_choice);
    before.chain(copies.iter().map(CardPlay::copied)).chain(after)
}

/// Returns true if the play is one of these cards, or Joker as one of the copies.
fn among(play: CardPlay, cards: PowerSet, copies: PowerSet) -> bool {
    let from = if play.card == play.action { cards } else { copies };
    from.contains(play.action) && (play.card == play.action || play.card == PowerName::Joker)
}

impl LegalActions {
    /// Returns true if the action is one of them.
    #[must_use]
    pub fn has(&self, action: Action) -> bool {
        match (*self, action) {
            (Self::Numbers { from, count }, Action::Choose(numbers)) => some_of(numbers, count, from),
            (Self::Directions { closed }, Action::Direction(direction)) => closed != Some(direction),
            (Self::Hands, Action::Hand(_)) => true,
            (Self::Plays { kind, cards, copies, unspent }, Action::Power(play)) => {
                among(play, cards, copies) && Naming::of(kind, play.action).admits(play.named, unspent)
            }
            (Self::Answers { cards, copies }, Action::Answer(play)) => {
                among(play, cards, copies) && play.named == NamedChoice::Nothing
            }
            (Self::Plays { .. } | Self::Answers { .. }, Action::Decline)
            | (Self::Swap { .. }, Action::Keep) => true,
            (Self::Swap { hand }, Action::Swap(card)) => hand[card.kind].contains(card.power),
            _ => false,
        }
    }

    /// Calls `each` with every action, in the order of text.
    pub fn each(&self, mut each: impl FnMut(Action)) {
        match *self {
            Self::Nothing => {}
            Self::Numbers { from, count: MULTI_LAY } => from.triples(|three| each(Action::Choose(three))),
            Self::Numbers { from, .. } => from.singles(|one| each(Action::Choose(one))),
            Self::Directions { closed } => {
                let open = ShotDirection::ALL.into_iter().filter(|direction| closed != Some(*direction));
                open.for_each(|direction| each(Action::Direction(direction)));
            }
            Self::Hands => HandShape::ALL.into_iter().for_each(|shape| each(Action::Hand(shape))),
            Self::Plays { kind, cards, copies, unspent } => {
                each(Action::Decline);
                for play in plays(cards, copies) {
                    Naming::of(kind, play.action)
                        .each(unspent, |named| each(Action::Power(play.naming(named))));
                }
            }
            Self::Answers { cards, copies } => {
                plays(cards, copies).for_each(|play| each(Action::Answer(play)));
                each(Action::Decline);
            }
            Self::Swap { hand } => {
                each(Action::Keep);
                for kind in PowerKind::BOTH {
                    hand[kind].iter().for_each(|power| each(Action::Swap(PowerCard { kind, power })));
                }
            }
        }
    }

    /// Draws an action, each equally likely, without listing them.
    pub fn sample(&self, rng: &mut MatchRng) -> Option<Action> {
        Some(match *self {
            Self::Nothing => return None,
            Self::Numbers { from, count: MULTI_LAY } => Action::Choose(three_of(from, rng)),
            Self::Numbers { from, .. } => Action::Choose(from.nth(rng.below(u32::from(from.count())))),
            Self::Directions { closed } => {
                let k = rng.index(ShotDirection::ALL.len() - usize::from(closed.is_some()));
                let at = usize::from(closed.is_some_and(|direction| direction as usize <= k)) + k;
                Action::Direction(ShotDirection::ALL[at])
            }
            Self::Hands => Action::Hand(HandShape::ALL[rng.index(HandShape::ALL.len())]),
            Self::Plays { kind, cards, copies, unspent } => {
                let ways = |play: &CardPlay| Naming::of(kind, play.action).ways(unspent);
                let mut k = rng.below(1 + plays(cards, copies).map(|play| ways(&play)).sum::<u32>());
                if k == 0 {
                    return Some(Action::Decline);
                }
                let play = plays(cards, copies).find(|play| {
                    let found = k <= ways(play);
                    k = k.saturating_sub(ways(play));
                    found
                })?;
                Action::Power(play.naming(Naming::of(kind, play.action).sample(unspent, rng)))
            }
            Self::Answers { cards, copies } => {
                let k = rng.index(1 + usize::from(cards.count() + copies.count()));
                plays(cards, copies).nth(k).map_or(Action::Decline, Action::Answer)
            }
            Self::Swap { hand } => {
                let k = rng.index(1 + usize::from(hand.count()));
                let held = PowerKind::BOTH
                    .into_iter()
                    .flat_map(|kind| hand[kind].iter().map(move |power| PowerCard { kind, power }));
                held.into_iter().nth(k).map_or(Action::Keep, Action::Swap)
            }
        })
    }
}

impl SoccerGo {
    /// Returns the legal actions of that side; [`LegalActions::Nothing`] exactly if it owes no decision.
    #[must_use]
    pub fn legal_actions(&self, seat: Seat) -> LegalActions {
        if self.table.owed.contains(seat) { self.possible_actions(seat) } else { LegalActions::Nothing }
    }

    /// Checks an action of that side.
    ///
    /// # Errors
    /// The reason why it is not legal.
    pub(crate) fn check_action(&self, seat: Seat, action: Action) -> Result<(), Refusal> {
        if self.legal_actions(seat).has(action) { Ok(()) } else { Err(self.refusal_for(seat, action)) }
    }

    /// Returns the actions that side may take, or might have taken before it sealed its decision.
    pub(crate) fn possible_actions(&self, seat: Seat) -> LegalActions {
        let table = &self.table;
        match table.phase {
            Phase::Choose => {
                LegalActions::Numbers { from: table.choosable(), count: table.cards_to_lay(seat) }
            }
            Phase::Shot => LegalActions::Directions { closed: table.force.closed },
            Phase::Duel => LegalActions::Hands,
            Phase::Play(window) => {
                let kind = window.kind();
                let (cards, copies) = self.held(seat, kind, table.actions(window));
                LegalActions::Plays { kind, cards, copies, unspent: table.unspent() }
            }
            Phase::Answer(window, play) => {
                let (cards, copies) = self.held(seat, !window.kind(), table.blocks(window.kind(), play));
                LegalActions::Answers { cards, copies }
            }
            Phase::Swap => LegalActions::Swap { hand: self.hands[seat] },
            Phase::Running | Phase::Over => LegalActions::Nothing,
        }
    }

    /// SGO-13: returns those of these actions whose card the side holds, and those that its Joker can perform.
    fn held(&self, seat: Seat, kind: PowerKind, actions: PowerSet) -> (PowerSet, PowerSet) {
        let hand = self.hands[seat][kind];
        let copies =
            if hand.contains(PowerName::Joker) { self.table.copies(kind, actions) } else { PowerSet::NONE };
        (hand.intersection(actions), copies)
    }
}
