//! Soccer, by Laurence Antonios, with one pack of 52. Every card is either a forward or a defender. A forward is
//! laid face down and tries to score; a defender stays in the hand and may block.
//!
//! The crate has the rules of this game, from the shuffle to the last sudden round, its bots and its stage.
//! The rules know neither stage, controllers nor files; they know the contract ([`engine`]). Clauses such
//! as S52-5 are those of the rule sheet, `docs/rules/soccer52.md`.
//!
//! # Rulings
//! Where the sheet is ambiguous, this code decides:
//! - S52-2: the places are shuffled when the cards are laid, no matter who lays first. Their owner sees which forward
//!   is where, as it chooses which to flip. A single forward is in place 0. A place keeps its number when the other is
//!   resolved: the second flip may be `Flip(1)` alone.
//! - S52-5: a pair is judged as a pair, whatever one of its cards could do alone. The king of diamonds with the
//!   four of diamonds is a suit pair against the two of diamonds. Five and ten are a difference against a five.
//! - S52-5: a list of cards that is not sorted, or names a card twice, is not an action.
//! - S52-6, S52-12: the discard pile keeps its order, a forward before the cards that blocked it, and is shuffled
//!   as it lies. What is left of the draw pile comes first, from its top, then the discards from the bottom, then
//!   home's tally, then away's.
//! - S52-11: after the sixth round each side draws four as after any other, if there are at least eight discards.
//! - S52-12: if there are fewer, cards are dealt one at a time, even with tallies enough. So are cards from a pile
//!   made after a later round. Each card dealt that way is an event of its own.
//! - S52-12: a side without cards still owes `Lay([])`; a side without forwards has nothing to flip.
//! - Views remember all that the table has seen of a hand ([`hand_history`]). That is when cards came and which left,
//!   and which forwards were let in although a block was compulsory. It is also which open cards went into a new draw
//!   pile, and that a goalie was laid which needed another in the hand (S52-3). A determinization fits all of it.
//!   After a second new pile (S52-12) views forget the history before the first. They still know which cards the other
//!   side must hold.
//! - The toss, each shuffle and the forwards' places are events. A side that may not know the cards learns that
//!   there were some.

pub mod action;
mod apply;
pub mod block;
mod bots;
pub mod cards;
mod determinize;
pub mod event;
pub mod hand_history;
mod legal;
pub mod options;
mod owed_decision;
pub mod refusal;
mod stage;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

use engine::{BySeat, EventSink, Game, InvalidOptions, LegalListing, MatchRng, Outcome, Seat, SeatSet};

pub use action::{Action, CardPick};
pub use cards::{CardSet, Pile};
pub use event::Event;
pub use options::{BlockingRule, LoneGoalie, Options, RoundStart, TieRule};
pub use refusal::Refusal;
pub use state::{Soccer52, Table};
pub use view::View;

impl Game for Soccer52 {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "soccer52";
    const CODE: u8 = 1;

    fn setup(options: &Options, seed: u64, sink: &mut impl EventSink<Self>) -> Result<Self, InvalidOptions> {
        Ok(Self::before_the_match(*options, seed, sink))
    }

    fn options(&self) -> &Options {
        &self.table.options
    }

    fn seats_to_move(&self) -> SeatSet {
        self.table.seats_to_move()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        self.owed_decision(seat).list(into);
        LegalListing::Whole
    }

    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        self.owed_decision(seat).sample(rng)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, sink: &mut impl EventSink<Self>) -> Result<(), Refusal> {
        self.act(seat, *action, sink)
    }

    fn view(&self, seat: Seat) -> View {
        View {
            seat,
            table: self.table.clone(),
            hands: self.hands.map(CardSet::len),
            pile: self.pile.len(),
            hand: self.hands[seat],
            forwards: self.forwards[seat],
        }
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        view.determinized(rng)
    }

    /// The future is the order of the draw pile (both sides together know which cards are in it) and every later
    /// shuffle.
    fn resample_hidden_future(&mut self, rng: &mut MatchRng) {
        self.pile.shuffle(rng);
        self.rng = MatchRng::new(rng.seed());
    }

    fn observed_by(event: &Event, seat: Seat) -> Option<Event> {
        Some(event.seen_from(seat))
    }

    fn score(&self) -> BySeat<u32> {
        self.table.score
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
}
