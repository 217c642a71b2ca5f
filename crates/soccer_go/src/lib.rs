//! Soccer-Go (author not named): an attacker passes from number to number, a defender marks, and power cards
//! change everything.
//!
//! The crate has the rules of this game, from the toss to the shootout, its bots and its [`stage`]. The rules
//! know neither stage, controllers nor files. They know the contract ([`engine`]), the ids of messages that name
//! cards ([`words`]) and their own built-in data (`assets/games/soccer_go/*.ron`). Clauses such as SGO-9 are those of
//! the rule sheet, `docs/rules/soccer_go.md`. The windows of SGO-10 are listed in [`windows`].
//!
//! # Rulings
//! Where the sheet is ambiguous, this code decides:
//! - A window opens only for a side that holds a card for it; otherwise it passes without a decision. So a side
//!   that sees in [`engine::Game::seats_to_move`] that the other one is asked may conclude that it holds such a card. A
//!   determinization does. On the screen a pause hides this. Afterwards nobody else learns that a window opened
//!   and was declined.
//! - Before the shuffles both decks are sorted as text; the attacking deck is shuffled first. Nothing is random
//!   later.
//! - The card shown at the end of a turn is on no deck and in no hand until it is settled. Both are counted
//!   without it. It is public which side put a card under a deck; only that side knows the card.
//! - Half-time comes after the swap of the fourth turn. Track and numbers are cleared before the swap.
//! - What Joker can copy is judged when it is played. It can copy a card that is on the pile since this very pass,
//!   and a Block that has just answered. It counts as its side's one card of the window, like the card itself.
//! - Unused numbers (SGO-12) are the unspent ones; the goalkeeper's ban does not matter on the passes of those
//!   cards.
//! - A selection card of the defender does not bring a shot when it is not matched; the attacker's does.
//! - Slow Build-Up comes after slot 7 is filled and therefore once a turn. Its eighth pass has no cards of its
//!   own, and the only window for it is the one before the shot.
//! - Narrow Shot is offered before a shot that Shoot, Through Ball or Corner allows, as before any other.
//! - A Tackle that the attacker wins changes nothing that is in force: Dribble, Attacking GK, his selection card.
//! - A side that sealed its decision is refused a second one under SGO-10, whatever the question was.

pub mod action;
mod apply;
mod bots;
pub mod cards;
pub mod data;
pub mod event;
pub mod legal;
pub mod numbers;
pub mod options;
pub mod refusal;
pub mod stage;
pub mod state;
mod turns;
pub mod view;
pub mod windows;

#[cfg(test)]
mod tests;

use engine::{
    BySeat, EventSink, Game, InvalidOptions, LegalListing, MatchRng, Outcome, RuleDataError, Seat, SeatSet,
};

pub use action::Action;
pub use cards::{PowerCard, PowerKind, PowerName};
pub use event::Event;
pub use numbers::NumberSet;
pub use options::{BeforePass, Options};
pub use refusal::Refusal;
pub use state::{SoccerGo, Table};
pub use view::View;

impl Game for SoccerGo {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Refusal = Refusal;

    const ID: &'static str = "soccer_go";
    const CODE: u8 = 4;

    fn setup(options: &Options, seed: u64, sink: &mut impl EventSink<Self>) -> Result<Self, InvalidOptions> {
        Ok(Self::before_the_match(*options, seed, sink))
    }

    fn options(&self) -> &Options {
        &self.table.options
    }

    fn seats_to_move(&self) -> SeatSet {
        self.table.owed
    }

    fn legal(&self, seat: Seat, into: &mut Vec<Action>) -> LegalListing {
        self.legal_actions(seat).each(|action| into.push(action));
        LegalListing::Whole
    }

    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Action> {
        self.legal_actions(seat).sample(rng)
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
            table: self.table,
            hand: self.hands[seat],
            counts: BySeat::from_fn(|seat| self.hands[seat].counts()),
            decks: cards::ByPowerKind::from_fn(|kind| {
                self.decks[kind].map(None, |card| (card.by == Some(seat)).then_some(card.power))
            }),
            shown: self.shown[seat],
            sealed: self.sealed[seat],
        }
    }

    fn determinize(view: &View, rng: &mut MatchRng) -> Self {
        view.determinized(rng)
    }

    /// The future is the order of the cards in the unused decks that nobody has put there. Nothing else is random.
    fn resample_hidden_future(&mut self, rng: &mut MatchRng) {
        for kind in PowerKind::BOTH {
            let deck = &self.decks[kind];
            let mut unknown: Vec<PowerName> =
                deck.cards().iter().filter(|card| card.by.is_none()).map(|card| card.power).collect();
            rng.shuffle(&mut unknown);
            let mut left = unknown.into_iter();
            self.decks[kind] = deck.map(PowerName::Bogey, |card| match card.by {
                Some(_) => card.power,
                None => left.next().unwrap_or(card.power),
            });
        }
    }

    fn observed_by(event: &Event, seat: Seat) -> Option<Event> {
        event.seen(seat)
    }

    fn score(&self) -> BySeat<u32> {
        self.table.score
    }

    fn outcome(&self) -> Option<Outcome> {
        self.table.outcome()
    }

    fn data_files() -> &'static [&'static str] {
        &[data::FILE]
    }

    fn check_data(file: &str, text: &str) -> Result<(), RuleDataError> {
        match file {
            data::FILE => data::parse(text).map(drop),
            _ => {
                let expected = Self::data_files().join(" or ");
                Err(RuleDataError::whole(format!(
                    "`{file}` is no rule data of soccer_go: expected {expected}"
                )))
            }
        }
    }
}
