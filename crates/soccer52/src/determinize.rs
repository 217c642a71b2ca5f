//! Determinizes the other side's cards, to fit everything the table has seen of it.
//!
//! A side knows when cards came into the other hand, and which of them left it when. It does not know which of the
//! drawn cards these were. So a whole history is sampled. Each card that was shown is assigned to one of the draws
//! before it; unseen cards fill the rest of the draws. The hand must satisfy every constraint of the history: a forward
//! that was let in (S52-5) or a new draw pile (S52-11, S52-12). A history that fails is sampled again.

use super::block;
use super::cards::{CardSet, Pile, is_goalie};
use super::hand_history::HandStep;
use super::options::LoneGoalie;
use super::state::{FORWARDS, ForwardPlace, Soccer52};
use super::view::View;
use engine::{BySeat, Card, MatchRng};

/// Maximum number of attempts before a part of the history may be ignored. Over random matches, 97 in 100 succeed
/// at once; the hardest of 12,000 questions in six rounds took some 300.
const MAX_ATTEMPTS: u32 = 1_000;

/// The hidden cards of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SampledCards {
    /// Its hand.
    pub(crate) hand: CardSet,
    /// Its forwards that lie face down, by place.
    pub(crate) forwards: [Option<Card>; FORWARDS as usize],
    /// True if they fit the whole history of the view.
    pub(crate) fits: bool,
}

impl SampledCards {
    /// Returns the forwards as a set.
    pub(crate) fn laid(&self) -> CardSet {
        self.forwards.into_iter().flatten().collect()
    }
}

impl View {
    /// Determinizes the view. The draw pile is in random order, and the other side gets random cards that fit its
    /// history. The random numbers are new.
    pub(crate) fn determinized(&self, rng: &mut MatchRng) -> Soccer52 {
        self.with(draw(self, rng), rng)
    }

    /// Determinizes the view with any cards that fit the counts, for a bot that forgets what was not blocked.
    pub(crate) fn redrawn_forgetfully(&self, rng: &mut MatchRng) -> Soccer52 {
        self.with(draw_any(self, rng), rng)
    }

    fn with(&self, drawn: SampledCards, rng: &mut MatchRng) -> Soccer52 {
        let other = !self.seat;
        let mut pile: Pile =
            self.unseen_cards().difference(drawn.hand).difference(drawn.laid()).iter().collect();
        pile.shuffle(rng);
        let mut hands = BySeat::default();
        hands[self.seat] = self.hand;
        hands[other] = drawn.hand;
        let mut forwards = BySeat::default();
        forwards[self.seat] = self.forwards;
        forwards[other] = drawn.forwards;
        Soccer52 { table: self.table.clone(), hands, forwards, pile, rng: MatchRng::new(rng.seed()) }
    }
}

/// Samples the other side's cards.
pub(crate) fn draw(view: &View, rng: &mut MatchRng) -> SampledCards {
    let past = &view.table.past[!view.seat];
    let last_pile =
        past.steps.iter().rposition(|step| matches!(step, HandStep::Shuffled { .. })).unwrap_or(0);
    // First the whole history; if none is found in time, that after the last new pile, then this round alone. In
    // the end any cards will do: the view is the same.
    let found = [0, last_pile, past.laid_at].into_iter().find_map(|from| {
        let history = HandHistory::of(view, from);
        (0..MAX_ATTEMPTS).find_map(|_| Some((from, history.replay(rng)?)))
    });
    let fits = found.as_ref().is_some_and(|(from, _)| *from == 0);
    let held = found.map_or_else(|| any_cards(view, rng), |(_, held)| held);
    held.on_the_table(view, fits, rng)
}

/// Samples the other side's cards among all cards out of sight.
fn draw_any(view: &View, rng: &mut MatchRng) -> SampledCards {
    any_cards(view, rng).on_the_table(view, false, rng)
}

/// Hand and forwards of the other side.
struct Held {
    hand: CardSet,
    laid: CardSet,
}

impl Held {
    /// Places the forwards in a random order where the view shows face-down ones.
    fn on_the_table(self, view: &View, fits: bool, rng: &mut MatchRng) -> SampledCards {
        let mut forwards = [None; FORWARDS as usize];
        let mut laid = self.laid;
        for (place, forward) in view.table.places[!view.seat].iter().zip(&mut forwards) {
            if *place == ForwardPlace::FaceDown {
                *forward = laid.pick(rng);
                if let Some(card) = *forward {
                    laid.remove(card);
                }
            }
        }
        SampledCards { hand: self.hand, forwards, fits }
    }
}

fn take(from: &mut CardSet, count: u8, rng: &mut MatchRng) -> CardSet {
    let mut taken = CardSet::NONE;
    for _ in 0..count {
        if let Some(card) = from.pick(rng) {
            from.remove(card);
            taken.add(card);
        }
    }
    taken
}

/// Samples any cards out of sight, including those that cannot be in the draw pile.
fn any_cards(view: &View, rng: &mut MatchRng) -> Held {
    let mut held = view.certain_cards();
    let mut others = view.unseen_cards().difference(held);
    held = held.union(take(&mut others, view.concealed_count().saturating_sub(held.len()), rng));
    let laid = take(&mut held, view.table.face_down(!view.seat), rng);
    Held { hand: held, laid }
}

/// Cards that came into the hand with one draw.
#[derive(Clone, Copy)]
struct Batch {
    /// Its index among the steps.
    at: usize,
    /// Number of cards.
    size: u8,
    /// The cards that it may contain.
    from: CardSet,
}

/// What the hand must satisfy at one moment.
#[derive(Clone, Copy)]
struct HandConstraint {
    /// Its index among the steps.
    at: usize,
    /// The cards that the hand cannot contain.
    never: CardSet,
    /// The forward that no two cards of the hand may block.
    forward: Option<Card>,
    /// S52-3: true if the hand must contain a goalie, and none is found yet.
    goalie: bool,
}

impl HandConstraint {
    const fn new(at: usize) -> Self {
        Self { at, never: CardSet::NONE, forward: None, goalie: false }
    }

    /// Assigns a card to the hand of that moment. It may then contain no card that blocks together with it.
    fn place(&mut self, card: Card) {
        if let Some(forward) = self.forward {
            self.never = self.never.union(block::partners(forward, card));
        }
        self.goalie &= !is_goalie(card);
    }
}

/// A card that was shown, and when.
#[derive(Clone, Copy)]
struct ShownCard {
    /// Index of the step where it left the hand.
    at: usize,
    card: Card,
}

/// A card that is still hidden.
#[derive(Clone, Copy)]
struct Slot {
    /// The draw it came with.
    batch: usize,
    /// Index of the step where it left the hand, or of the end.
    until: usize,
    /// True for a forward on the table.
    laid: bool,
}

struct HandHistory {
    batches: Vec<Batch>,
    constraints: Vec<HandConstraint>,
    shown: Vec<ShownCard>,
    /// The cards never shown to this side.
    unseen: CardSet,
    /// Those of them that cannot be in the draw pile.
    certain: CardSet,
    laid: usize,
    laid_at: usize,
    end: usize,
    /// S52-3: whether a goalie among the forwards on the table needs another that was in the hand.
    lone: LoneGoalie,
    /// The cards that have left the hand since the forwards were laid.
    spent: CardSet,
}

impl HandHistory {
    /// Returns the history from that step on. Of what came before it, only the number of cards counts.
    fn of(view: &View, since: usize) -> Self {
        let past = &view.table.past[!view.seat];
        let mut history = Self {
            batches: Vec::new(),
            constraints: Vec::new(),
            shown: Vec::new(),
            unseen: view.unseen_cards(),
            certain: view.certain_cards(),
            laid: usize::from(view.table.face_down(!view.seat)),
            laid_at: past.laid_at,
            end: past.steps.len(),
            lone: view.table.options.lone_goalie,
            spent: past.spent_since_laid(),
        };
        let mut from = CardSet::PACK;
        if since > 0 {
            history.batches.push(Batch { at: since - 1, size: past.held_at(since), from });
        }
        for (at, step) in past.steps.iter().enumerate().skip(since) {
            match *step {
                HandStep::Drew(size) => history.batches.push(Batch { at, size, from }),
                HandStep::Gone(card) => history.shown.push(ShownCard { at, card }),
                HandStep::LetIn(forward) => history.constraints.push(HandConstraint {
                    never: block::singles(forward),
                    forward: Some(forward),
                    ..HandConstraint::new(at)
                }),
                HandStep::HeldGoalie => {
                    history.constraints.push(HandConstraint { goalie: true, ..HandConstraint::new(at) })
                }
                HandStep::Shuffled { open, pile } => {
                    from = pile;
                    history.constraints.push(HandConstraint { never: open, ..HandConstraint::new(at) });
                }
            }
        }
        // Cards with the fewest possible draws choose first.
        let mut shown = std::mem::take(&mut history.shown);
        shown.sort_by_cached_key(|shown| {
            (0..history.batches.len())
                .filter(|batch| history.suits(*shown, *batch, &history.constraints))
                .count()
        });
        history.shown = shown;
        history
    }

    /// Returns the constraints at which a card of that draw is in the hand, if it leaves it at that step.
    fn between(&self, batch: usize, until: usize) -> std::ops::Range<usize> {
        let from = self.batches[batch].at;
        let first = self.constraints.partition_point(|constraint| constraint.at < from);
        let last = self.constraints.partition_point(|constraint| constraint.at < until);
        first..last.max(first)
    }

    /// Returns true if a shown card can have come with that draw.
    fn suits(&self, shown: ShownCard, batch: usize, constraints: &[HandConstraint]) -> bool {
        let Batch { at, from, .. } = self.batches[batch];
        let fits = |constraint: &HandConstraint| !constraint.never.contains(shown.card);
        at < shown.at
            && from.contains(shown.card)
            && constraints[self.between(batch, shown.at)].iter().all(fits)
    }

    /// Makes one attempt.
    fn replay(&self, rng: &mut MatchRng) -> Option<Held> {
        let mut constraints = self.constraints.clone();
        let mut left: Vec<u8> = self.batches.iter().map(|batch| batch.size).collect();
        for shown in &self.shown {
            // Each possible place in the draws is equally likely.
            let open: Vec<(usize, u8)> = (0..left.len())
                .filter(|batch| left[*batch] > 0 && self.suits(*shown, *batch, &constraints))
                .map(|batch| (batch, left[batch]))
                .collect();
            let mut n = rng.below(open.iter().map(|(_, size)| u32::from(*size)).sum());
            let (batch, _) = open.into_iter().find(|(_, size)| {
                let here = n < u32::from(*size);
                n = n.wrapping_sub(u32::from(*size));
                here
            })?;
            left[batch] -= 1;
            constraints[self.between(batch, shown.at)]
                .iter_mut()
                .for_each(|constraint| constraint.place(shown.card));
        }
        let mut slots: Vec<Slot> = Vec::new();
        for (batch, size) in left.into_iter().enumerate() {
            slots.extend((0..size).map(|_| Slot { batch, until: self.end, laid: false }));
        }
        // Any of the hidden cards may be those that lie on the table.
        rng.shuffle(&mut slots);
        for slot in slots.iter_mut().take(self.laid) {
            slot.until = self.laid_at;
            slot.laid = true;
        }
        self.fill(slots, constraints, rng)
    }

    /// Fills the hidden slots with unseen cards: first those that must be in the hand, then the slots with the
    /// least choice.
    fn fill(
        &self,
        mut slots: Vec<Slot>,
        mut constraints: Vec<HandConstraint>,
        rng: &mut MatchRng,
    ) -> Option<Held> {
        let mut held = Held { hand: CardSet::NONE, laid: CardSet::NONE };
        let mut unseen = self.unseen.difference(self.certain);
        let choice = |slot: &Slot, among: CardSet, constraints: &[HandConstraint]| {
            let forbidden = constraints[self.between(slot.batch, slot.until)].iter();
            forbidden.fold(among.intersection(self.batches[slot.batch].from), |set, constraint| {
                set.difference(constraint.never)
            })
        };
        let mut certain = self.certain;
        while !slots.is_empty() {
            let (k, card) = match certain.pick(rng) {
                Some(card) => {
                    let fits = |k: &usize| !choice(&slots[*k], CardSet::one(card), &constraints).is_empty();
                    let open: Vec<usize> = (0..slots.len()).filter(fits).collect();
                    (*rng.pick(&open)?, card)
                }
                None => {
                    let k =
                        (0..slots.len()).min_by_key(|k| choice(&slots[*k], unseen, &constraints).len())?;
                    (k, choice(&slots[k], unseen, &constraints).pick(rng)?)
                }
            };
            let slot = slots.swap_remove(k);
            certain.remove(card);
            unseen.remove(card);
            constraints[self.between(slot.batch, slot.until)]
                .iter_mut()
                .for_each(|constraint| constraint.place(card));
            let to = if slot.laid { &mut held.laid } else { &mut held.hand };
            to.add(card);
        }
        let fits = self.lone.lets(held.laid, held.hand.union(held.laid).union(self.spent));
        (certain.is_empty() && fits && constraints.iter().all(|constraint| !constraint.goalie))
            .then_some(held)
    }
}
