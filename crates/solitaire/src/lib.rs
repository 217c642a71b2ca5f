//! Soccer Solitaire, author not named. One manager plays with one pack; each of the two teams is a deck, and play cards
//! decide which team may act. In the Duel variant each team has a manager of its own.
//!
//! The crate has the rules of this game, its bots and its show ([`stage`]). The rules depend on the engine
//! ([`engine`]) alone, not on the show, the players or the records. Clauses such as SOL-9 are those of the rule
//! sheet, `docs/rules/solitaire.md`. Home is the team of the home suit: the manager's team, in Duel the home manager's.
//!
//! # Rulings
//! Where the sheet is ambiguous, this code decides:
//! - The two cards dealt out of a team are the top two of its shuffle; the third is its first active card.
//! - In extra time the first half's thirteen cards, its odd one too, stay in the play discard pile during the second.
//! - A team without cards ends an extra half too (decided by elimination); the match was level after two halves, so
//!   there is no medal.
//! - A card that is sent off with its second yellow leaves its cards behind: in the discard pile nothing is sideways.
//! - With `kick_off_after_goal: Conceding` a second yellow, which is no shot, moves no ball.
//! - `first_pick` without Duel is no error: it has no effect.
//! - The kicks of SOL-19 leave nobody a choice: they are taken at once, with an event for each.
//! - After eleven kicks the piles are reshuffled only if a twelfth is due.

pub mod action;
mod apply;
mod bots;
pub mod event;
mod kicks;
pub mod legal;
pub mod options;
pub mod refusal;
pub mod stage;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

use engine::{BySeat, EventSink, Game, InvalidOptions, LegalListing, MatchRng, Outcome, Seat, SeatSet};

pub use action::Action;
pub use event::Event;
pub use options::{FirstPickRule, KickOffRule, Options};
pub use refusal::Refusal;
pub use state::{Solitaire, Table, TeamAction};
pub use view::View;

impl Game for Solitaire {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "solitaire";
    const CODE: u8 = 0;

    fn setup(options: &Options, seed: u64, sink: &mut impl EventSink<Self>) -> Result<Self, InvalidOptions> {
        options.check()?;
        Ok(Self::before_the_match(*options, seed, sink))
    }

    fn options(&self) -> &Options {
        &self.table.options
    }

    /// SOL-21: in Duel both take part.
    fn seats(&self) -> SeatSet {
        if self.table.options.duel { SeatSet::BOTH } else { SeatSet::one(Seat::Home) }
    }

    fn seats_to_move(&self) -> SeatSet {
        self.table.seats_to_move()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        into.extend_from_slice(self.table.legal_actions(seat).as_slice());
        LegalListing::Whole
    }

    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        rng.pick(self.table.legal_actions(seat).as_slice()).copied()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.table.check_action(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, sink: &mut impl EventSink<Self>) -> Result<(), Refusal> {
        self.act(seat, *action, sink)
    }

    fn view(&self, seat: Seat) -> View {
        View { seat, table: self.table }
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        view.determinized(rng)
    }

    /// Redraws everything unknown: the order of both team piles with the cards dealt out, that of the play pile, and
    /// every future shuffle. Both managers have the same information, so the view of either one says what to keep.
    fn resample_hidden_future(&mut self, rng: &mut MatchRng) {
        *self = self.view(Seat::Home).determinized(rng);
    }

    fn observed_by(event: &Event, _: Seat) -> Option<Event> {
        Some(event.seen())
    }

    fn score(&self) -> BySeat<u32> {
        self.table.score
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
}
