//! Soccer 17, by Jack Darwid: two sides lay one action card each, face down, and both are revealed together.
//!
//! The crate has the rules of this game, its exact solution ([`solve`]), its bots and its show ([`stage`]). The
//! rules depend on the engine ([`engine`]) and on their own built-in data (`assets/games/soccer17/*.ron`). They name
//! cards by the ids of messages ([`words`]) and teams by clubs ([`clubs`]); the solution also uses the solver of
//! [`ai`]. They know neither stage, controllers nor files. Clauses such as S17-9 are those of the rule sheet,
//! `docs/rules/soccer17.md`.
//!
//! # Rulings
//! Where the sheet is ambiguous, this code decides:
//! - In the last turn of a half a move has no lasting effect (S17-17). The attacker is not asked for the first star's
//!   bonus, nor for an option or a free kick's action if every answer is a move. The first option is taken; after a
//!   free kick it is that of the tackled dribble. The star has no bonus until the half is over.
//! - Records of version 0.1 contain answers to these questions. A replay skips them where 0.1 would have asked, if they
//!   were legal then; a resumed match is saved without them.
//! - Options with the same effect are no choice. With two stars, Brazil's `↑☆☆` in the centre equals `↑`, so the
//!   dribble is played at once. If any two options differ, all are listed, including those that equal another one.
//! - Germany is not asked when two more change nothing (a strength of 6 already). Italy is not asked when one less
//!   changes nothing (a strength of 0, or 7 before the cap). England is not asked with fewer than two cards left.
//! - The chance cards are shuffled once the strength is settled, also for a shot of strength 0.
//! - A discarded card leaves the table at once: after a foul the defender's place is empty.
//! - One team alone is refused: both sides have a team, or neither.

pub mod ability;
pub mod action;
mod apply;
mod bots;
pub mod data;
pub mod event;
pub mod legal;
mod names;
pub mod options;
pub mod refusal;
pub mod solve;
pub mod stage;
pub mod state;
pub mod view;

#[cfg(test)]
mod tests;

use engine::{
    BySeat, EventSink, Game, InvalidOptions, LegalListing, MatchRng, Outcome, RecordMigration, RuleDataError,
    Seat, SeatSet,
};

pub use action::{Action, AttackCard, DefenceCard};
pub use bots::exact::ExactBot;
pub use event::Event;
pub use options::{MatchKind, Options, Team};
pub use refusal::Refusal;
pub use state::{Soccer17, Table};
pub use view::View;

impl Game for Soccer17 {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "soccer17";
    const CODE: u8 = 2;

    const MIGRATION: Option<RecordMigration<Self>> = Some(Self::answered_formerly);

    fn setup(options: &Options, seed: u64, sink: &mut impl EventSink<Self>) -> Result<Self, InvalidOptions> {
        options.check()?;
        Ok(Self::before_the_match(*options, seed, sink))
    }

    fn options(&self) -> &Options {
        &self.table.options
    }

    fn seats_to_move(&self) -> SeatSet {
        self.table.seats_to_move()
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        into.extend_from_slice(self.table.legal_actions(seat).as_slice());
        LegalListing::Whole
    }

    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        self.table.sample_action(seat, rng)
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.table.check_action(seat, *action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, sink: &mut impl EventSink<Self>) -> Result<(), Refusal> {
        self.act(seat, *action, sink)
    }

    fn view(&self, seat: Seat) -> View {
        let sealed = if seat == self.table.attacker {
            self.attack.map(AttackCard::action)
        } else {
            self.defence.map(DefenceCard::action)
        };
        View { seat, table: self.table, sealed }
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        view.determinized(rng)
    }

    /// Redraws the faces of the face-down chance cards and every future shuffle of them; sealed cards are kept.
    fn resample_hidden_future(&mut self, rng: &mut MatchRng) {
        self.goal_slot = self.table.any_goal_slot(rng);
        self.rng = MatchRng::new(rng.seed());
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

    fn data_files() -> &'static [&'static str] {
        data::FILES
    }

    fn check_data(file: &str, text: &str) -> Result<(), RuleDataError> {
        data::check_file(file, text)
    }
}
