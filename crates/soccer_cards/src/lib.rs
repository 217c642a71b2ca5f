//! Soccer Cards: each side splits 16 cards in advance into two halves of eight. A led chance that the answer does
//! not stop is a goal. The game is that of soccercards.pl; texts and pack are our own.
//!
//! The crate has the rules of this game, from the deal to the shootout, its bots and its stage. Groups and
//! cups of several players (SC-10) work for every game: the crate `competition`. The rules know neither stage,
//! controllers nor files. They know the contract ([`engine`]) and their own built-in data
//! (`assets/games/soccer_cards/pack.ron`). Clauses such as SC-9 are those of the rule sheet,
//! `docs/rules/soccer_cards.md`.
//!
//! # Random play draws cards, not kinds
//! Equal cards are interchangeable, so an action names a kind and is once in `legal`. The sheet's figures assume that
//! every *card* is equally likely, and so does `sample`. A kind with two cards in the deck is twice as likely as one
//! with one card. A split is any eight of the sixteen single cards, each choice equally likely. Splits are never listed
//! ([`LegalListing::Sampled`] with an empty list), not even the 70 of extra time. A player builds the deck card by card
//! and asks [`Game::check`].
//!
//! # Rulings
//! Where the sheet is ambiguous, this code decides:
//!
//! - The last card of a deck is still asked for. That is one decision more, but every lead and every answer is a
//!   decision.
//! - The pack is sorted as text before it is shuffled, and so is the bench before extra time. The order in which
//!   the bench was put aside means nothing.
//! - "Decided" in the first five pairs of a shootout: one side leads by more than the other has kicks left. From
//!   the sixth pair on both always kick.
//! - The cards of a split may be named in any order, with or without spaces; they are written sorted.
//! - A level group is ordered by goal difference and goals scored of all matches. Then come points, difference and
//!   goals of the matches among those still level. If that separates some of them, it is applied again to those
//!   who are still level; then a toss decides.

pub mod action;
mod apply;
mod bots;
pub mod card;
pub mod cards;
pub mod data;
pub mod event;
mod legal;
pub mod options;
pub mod refusal;
pub mod stage;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

use engine::code::MixedRadixDigit;
use engine::{
    BySeat, EventSink, Game, InvalidOptions, LegalListing, MatchRng, Outcome, RuleDataError, Seat, SeatSet,
};

pub use action::Action;
pub use card::{BallColour, CardKind, LeadResult};
pub use cards::CardCounts;
pub use event::Event;
pub use options::{MatchKind, Options};
pub use refusal::Refusal;
pub use state::{SoccerCards, Table};
pub use view::View;

impl Game for SoccerCards {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "soccer_cards";
    const CODE: u8 = 3;

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
        self.legal_actions(seat, into)
    }

    /// Draws every card with equal probability: see the crate's documentation.
    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        self.sample_action(seat, rng)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_action(seat, *action)
    }

    fn encode_action(&self, seat: Seat, action: &Action) -> Vec<MixedRadixDigit> {
        self.in_digits(seat, *action)
    }

    fn decode_action(&self, seat: Seat, digit: &mut dyn FnMut(u32) -> u32) -> Option<Action> {
        self.read_digits(seat, digit)
    }

    fn apply(&mut self, seat: Seat, action: &Action, sink: &mut impl EventSink<Self>) -> Result<(), Refusal> {
        self.act(seat, *action, sink)
    }

    fn view(&self, seat: Seat) -> View {
        View { seat, table: self.table, own: self.held[seat], picked: self.picked[seat] }
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        view.determinized(rng)
    }

    /// The future is the deal of the bench for extra time (SC-11) and the toss before the shootout (SC-12).
    /// Nothing else is random after the first deal.
    fn resample_hidden_future(&mut self, rng: &mut MatchRng) {
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

    fn data_files() -> &'static [&'static str] {
        data::FILES
    }

    fn check_data(file: &str, text: &str) -> Result<(), RuleDataError> {
        data::check_file(file, text)
    }
}
