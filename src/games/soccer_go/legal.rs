//! The legal actions of each side: an [`Offer`] is a compact set of them. `legal`, `sample` and `apply` use
//! nothing else.

use super::action::{Action, Direction, Named, Play, Shape};
use super::cards::{Card, Hand, Kind, Power, Powers};
use super::data::{Effect, rules};
use super::numbers::Numbers;
use super::state::{Phase, SoccerGo, TRIPLE};
use crate::engine::{MatchRng, Seat};

/// The legal actions of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// No decision is owed.
    Nothing,
    /// SGO-4: `count` of these numbers.
    Numbers {
        /// The available numbers.
        from: Numbers,
        /// One or three.
        count: u8,
    },
    /// SGO-8: a direction that is not closed.
    Directions {
        /// The direction closed by Narrow Shot.
        closed: Option<Direction>,
    },
    /// Tackle: a hand.
    Hands,
    /// SGO-10: one of these cards, or none.
    Plays {
        /// The kind that may be played.
        kind: Kind,
        /// Cards with their own action.
        cards: Powers,
        /// SGO-13: the actions that Joker can perform.
        copies: Powers,
        /// The numbers that Counter-Attack can name.
        unspent: Numbers,
    },
    /// SGO-10: one of these Blocks, or no answer.
    Answers {
        /// The Blocks.
        cards: Powers,
        /// SGO-13: Blocks that Joker can perform.
        copies: Powers,
    },
    /// SGO-14: one of these cards for the one shown, or none.
    Swap {
        /// All cards of the side.
        hand: Hand,
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
    fn of(kind: Kind, action: Power) -> Self {
        match rules().effect(kind, action) {
            Effect::Forward(_) => Self::Numbers,
            Effect::CloseDirection => Self::Direction,
            _ => Self::Nothing,
        }
    }

    /// Returns the number of ways to name it.
    fn ways(self, unspent: Numbers) -> u32 {
        match self {
            Self::Nothing => 1,
            Self::Numbers => unspent.triples_count(),
            Self::Direction => Direction::ALL.len() as u32,
        }
    }

    fn admits(self, named: Named, unspent: Numbers) -> bool {
        match (self, named) {
            (Self::Nothing, Named::Nothing) | (Self::Direction, Named::Direction(_)) => true,
            (Self::Numbers, Named::Numbers(numbers)) => some_of(numbers, TRIPLE, unspent),
            _ => false,
        }
    }

    fn sample(self, unspent: Numbers, rng: &mut MatchRng) -> Named {
        match self {
            Self::Nothing => Named::Nothing,
            Self::Numbers => Named::Numbers(three_of(unspent, rng)),
            Self::Direction => rng.pick(&Direction::ALL).map_or(Named::Nothing, |d| Named::Direction(*d)),
        }
    }

    fn each(self, unspent: Numbers, mut each: impl FnMut(Named)) {
        match self {
            Self::Nothing => each(Named::Nothing),
            Self::Numbers => unspent.triples(|three| each(Named::Numbers(three))),
            Self::Direction => Direction::ALL.into_iter().for_each(|d| each(Named::Direction(d))),
        }
    }
}

/// Returns true if these are `count` numbers out of `from`.
fn some_of(numbers: Numbers, count: u8, from: Numbers) -> bool {
    numbers.count() == count && numbers.without(from).is_empty()
}

/// Draws three of them, each three equally likely.
fn three_of(from: Numbers, rng: &mut MatchRng) -> Numbers {
    let mut chosen = Numbers::NONE;
    for _ in 0..TRIPLE {
        let left = from.without(chosen);
        chosen = chosen.with(left.nth(rng.below(u32::from(left.count()))));
    }
    chosen
}

/// Returns the plays of these cards and of Joker, in the order of text: Joker's are where its name sorts.
fn plays(cards: Powers, copies: Powers) -> impl Iterator<Item = Play> {
    let before = cards.iter().filter(|card| *card < Power::Joker).map(Play::plain);
    let after = cards.iter().filter(|card| *card > Power::Joker).map(Play::plain);
    before.chain(copies.iter().map(Play::copied)).chain(after)
}

/// Returns true if the play is one of these cards, or Joker as one of the copies.
fn among(play: Play, cards: Powers, copies: Powers) -> bool {
    let from = if play.card == play.action { cards } else { copies };
    from.has(play.action) && (play.card == play.action || play.card == Power::Joker)
}

impl Offer {
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
                among(play, cards, copies) && play.named == Named::Nothing
            }
            (Self::Plays { .. } | Self::Answers { .. }, Action::Decline)
            | (Self::Swap { .. }, Action::Keep) => true,
            (Self::Swap { hand }, Action::Swap(card)) => hand[card.kind].has(card.power),
            _ => false,
        }
    }

    /// Calls `each` with every action, in the order of text.
    pub fn each(&self, mut each: impl FnMut(Action)) {
        match *self {
            Self::Nothing => {}
            Self::Numbers { from, count: TRIPLE } => from.triples(|three| each(Action::Choose(three))),
            Self::Numbers { from, .. } => from.singles(|one| each(Action::Choose(one))),
            Self::Directions { closed } => {
                let open = Direction::ALL.into_iter().filter(|direction| closed != Some(*direction));
                open.for_each(|direction| each(Action::Direction(direction)));
            }
            Self::Hands => Shape::ALL.into_iter().for_each(|shape| each(Action::Hand(shape))),
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
                for kind in Kind::BOTH {
                    hand[kind].iter().for_each(|power| each(Action::Swap(Card { kind, power })));
                }
            }
        }
    }

    /// Draws an action, each equally likely, without listing them.
    pub fn sample(&self, rng: &mut MatchRng) -> Option<Action> {
        Some(match *self {
            Self::Nothing => return None,
            Self::Numbers { from, count: TRIPLE } => Action::Choose(three_of(from, rng)),
            Self::Numbers { from, .. } => Action::Choose(from.nth(rng.below(u32::from(from.count())))),
            Self::Directions { closed } => {
                let k = rng.index(Direction::ALL.len() - usize::from(closed.is_some()));
                let at = usize::from(closed.is_some_and(|direction| direction as usize <= k)) + k;
                Action::Direction(Direction::ALL[at])
            }
            Self::Hands => Action::Hand(Shape::ALL[rng.index(Shape::ALL.len())]),
            Self::Plays { kind, cards, copies, unspent } => {
                let ways = |play: &Play| Naming::of(kind, play.action).ways(unspent);
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
                let held = Kind::BOTH
                    .into_iter()
                    .flat_map(|kind| hand[kind].iter().map(move |power| Card { kind, power }));
                held.into_iter().nth(k).map_or(Action::Keep, Action::Swap)
            }
        })
    }
}

impl SoccerGo {
    /// Returns the legal actions of that side; [`Offer::Nothing`] exactly if it owes no decision.
    #[must_use]
    pub fn offer(&self, seat: Seat) -> Offer {
        if self.table.owed.has(seat) { self.question(seat) } else { Offer::Nothing }
    }

    /// Returns the actions that side may take, or might have taken before it sealed its decision.
    pub(crate) fn question(&self, seat: Seat) -> Offer {
        let table = &self.table;
        match table.phase {
            Phase::Choose => Offer::Numbers { from: table.choosable(), count: table.lays(seat) },
            Phase::Shot => Offer::Directions { closed: table.force.closed },
            Phase::Duel => Offer::Hands,
            Phase::Play(window) => {
                let kind = window.kind();
                let (cards, copies) = self.held(seat, kind, table.actions(window));
                Offer::Plays { kind, cards, copies, unspent: table.unspent() }
            }
            Phase::Answer(window, play) => {
                let (cards, copies) = self.held(seat, !window.kind(), table.blocks(window.kind(), play));
                Offer::Answers { cards, copies }
            }
            Phase::Swap => Offer::Swap { hand: self.hands[seat] },
            Phase::Running | Phase::Over => Offer::Nothing,
        }
    }

    /// SGO-13: returns those of these actions whose card the side holds, and those that its Joker can perform.
    fn held(&self, seat: Seat, kind: Kind, actions: Powers) -> (Powers, Powers) {
        let hand = self.hands[seat][kind];
        let copies = if hand.has(Power::Joker) { self.table.copies(kind, actions) } else { Powers::NONE };
        (hand.both(actions), copies)
    }
}
