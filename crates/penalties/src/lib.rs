//! Penalty Shootout, played with a kick, a dive and a die. It is this project's own game and the example for adding a
//! game: `docs/adding-a-game.md` walks through it.
//!
//! The crate has the rules of this game, its bots and its show ([`stage`]). The rules depend on the engine
//! ([`engine`]) alone, not on the show, the players or the records. Clauses such as PEN-5 are those of the rule
//! sheet, `docs/rules/penalties.md`. The sheet also explains the die: without it all places would be equivalent, and no
//! play better than any other.
//!
//! # The rules in short
//! Kicks are taken in turns (PEN-2), five a side (PEN-1). Kicker and keeper choose left, middle or right in secret
//! (PEN-3), then a die is rolled. On a 1 the ball is off target (PEN-4). A keeper in the same place always saves in the
//! middle, and in a corner on a 2 or 3 (PEN-5). Anything else is a goal (PEN-6). The match is over once one side cannot
//! be caught (PEN-7). If it is level after all kicks, pairs of kicks follow until one pair decides (PEN-8).
//!
//! # Rulings
//! - The die is rolled for every kick, even if its face changes nothing.
//! - A taken kick shows both choices. Before that the other side only knows that a choice was made.

pub mod action;
mod bots;
pub mod event;
pub mod kick;
mod legal;
pub mod options;
pub mod refusal;
pub mod stage;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

use engine::{BySeat, EventSink, Game, InvalidOptions, LegalListing, MatchRng, Outcome, Seat, SeatSet};

pub use action::{Action, GoalPlace};
pub use bots::{payoff, pro_mix};
pub use event::Event;
pub use kick::{KickResult, TakenKick};
pub use options::Options;
pub use refusal::Refusal;
pub use state::{Penalties, Table};
pub use view::View;

impl Game for Penalties {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "penalties";
    const CODE: u8 = 5;

    fn setup(options: &Options, seed: u64, sink: &mut impl EventSink<Self>) -> Result<Self, InvalidOptions> {
        options.check()?;
        Ok(Self::tossed(*options, seed, sink))
    }

    fn options(&self) -> &Options {
        &self.table.options
    }

    fn seats_to_move(&self) -> SeatSet {
        self.table.seats_to_move()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        into.extend_from_slice(self.table.legal_actions(seat));
        LegalListing::Whole
    }

    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        rng.pick(self.table.legal_actions(seat)).copied()
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.table.check_action(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, sink: &mut impl EventSink<Self>) -> Result<(), Refusal> {
        self.act(seat, *action, sink)
    }

    fn view(&self, seat: Seat) -> View {
        View::of(self, seat)
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        view.determinized(rng)
    }

    /// Redraws the future rolls of the die; a choice already made is kept.
    fn resample_hidden_future(&mut self, rng: &mut MatchRng) {
        self.rng = MatchRng::new(rng.seed());
    }

    fn observed_by(event: &Event, _: Seat) -> Option<Event> {
        Some(*event)
    }

    fn score(&self) -> BySeat<u32> {
        self.table.score()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }
}
