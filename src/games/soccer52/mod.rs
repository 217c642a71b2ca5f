//! Soccer, by Laurence Antonios: with one pack of 52, every card is either a forward, which is laid face down and tries
//! to score, or a defender, which stays in the hand and may block.
//!
//! For the rules of this one game, from the shuffle to the last sudden round, its bots, and its show. The rules know
//! neither the show nor who plays, nor how records are kept; they know the contract ([`crate::engine`]). Clauses such
//! as S52-5 are those of the rule sheet, `docs/rules/soccer52.md`.
//!
//! # Rulings
//! Where the sheet leaves room, this code rules:
//! - S52-2: the places are shuffled at the moment of laying, whoever lays first. Their owner sees which forward lies
//!   where, as it chooses which to flip; a single forward lies in place 0. A place keeps its number when the other is
//!   resolved: the second flip may be `Flip(1)` alone.
//! - S52-5: a pair is judged as a pair, whatever one of its cards could do alone: the king of diamonds with the four of
//!   diamonds is a suit pair against the two of diamonds, five and ten are a difference against a five.
//! - S52-5: a list of cards in an action that is not in order, or names a card twice, is no action.
//! - S52-6, S52-12: the discard pile keeps its order, a forward before the cards that blocked it, and is shuffled as it
//!   lies: what is left of the draw pile from its top, then the discards from the bottom; then home's tally, then away's.
//! - S52-11: after the sixth round each side draws four as after any other, if the discards come to eight. S52-12: if
//!   they do not, even with tallies enough, and from a pile made after a later round, cards are dealt one at a time. Each
//!   card dealt that way is told by itself.
//! - S52-12: a side without cards still owes `Lay([])`; a side without forwards has nothing to flip.
//! - Views remember all that the table has seen of a hand ([`past`]): when cards came, which left, which forwards were
//!   let in although a block was compulsory, and what went into a new draw pile from the open table. A redrawn world
//!   fits all of it. After a second new pile (S52-12) the story before the first is forgotten, but not which cards the
//!   other side must still hold.
//! - The toss, each shuffle and the forwards' places are told as events; who may not know their cards is told
//!   that there were some.

pub mod action;
mod apply;
pub mod block;
mod bots;
pub mod cards;
pub mod event;
mod guess;
mod legal;
pub mod options;
pub mod past;
pub mod refusal;
mod stage;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

use crate::engine::{BadOptions, BySeat, Game, Listing, MatchRng, Outcome, Seat, Seats, Sink};

pub use action::{Action, Pick};
pub use cards::{CardSet, Pile};
pub use event::Event;
pub use options::{AfterSix, Blocking, Options, Start};
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

    fn setup(options: &Options, seed: u64, sink: &mut impl Sink<Self>) -> Result<Self, BadOptions> {
        Ok(Self::before_the_match(*options, seed, sink))
    }

    fn options(&self) -> &Options {
        &self.table.options
    }

    fn owed(&self) -> Seats {
        self.table.owed()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> Listing {
        self.list_moves(seat, into);
        Listing::Whole
    }

    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        self.sample_move(seat, rng)
    }

    fn apply(&mut self, seat: Seat, action: &Action, sink: &mut impl Sink<Self>) -> Result<(), Refusal> {
        self.act(seat, *action, sink)
    }

    fn view(&self, seat: Seat) -> View {
        self.seen_from(seat)
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        view.determinized(rng)
    }

    /// Future are the order of the draw pile (which cards are in it, both sides together know) and every shuffle to come.
    fn reshuffle(&mut self, rng: &mut MatchRng) {
        self.pile.shuffle(rng);
        self.rng = MatchRng::new(rng.seed());
    }

    fn seen_by(event: &Event, seat: Seat) -> Option<Event> {
        Some(event.seen_from(seat))
    }

    fn score(&self) -> BySeat<u32> {
        self.table.score
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
}
