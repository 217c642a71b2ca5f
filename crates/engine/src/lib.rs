//! The contract between the rules of a game and everything else: bots, records, the table and the command line.
//!
//! A [`Game`] value is the full state of one match. It says which seats owe a decision, lists their legal actions,
//! applies one action at a time and reports what happened as typed, past-tense events. It shows each seat a view that
//! reveals nothing hidden, and can sample a determinization from a view. This crate is plain Rust and knows nothing of
//! windows.
//!
//! The contract covers sealed simultaneous choices (`seats_to_move` is both seats), choices too many to list
//! ([`LegalListing::Sampled`]), reaction windows (`seats_to_move` is the side that may answer), one-player games
//! ([`Game::seats`]) and views with memory (what a seat has seen is part of the state).

pub mod card;
pub mod code;
pub mod commitment;
pub mod illegal;
pub mod notation;
pub mod outcome;
pub mod pack;
pub mod period;
pub mod playthrough;
pub mod record;
pub mod rng;
pub mod seat;
pub mod shootout;
pub mod sink;
pub mod source_text;
pub mod testing;
pub mod toy;
pub mod trace;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use card::{Card, Rank, Suit, SuitColour};
pub use illegal::{HasClause, IllegalAction, InvalidOptions, ParseActionError, RuleDataError};
pub use outcome::{Decided, MatchKind, Medal, Outcome};
pub use period::Period;
pub use record::{Record, RecordError};
pub use rng::MatchRng;
pub use seat::{BySeat, Seat, SeatSet};
pub use shootout::{KickStakes, Shootout};
pub use sink::{EventLog, EventSink, NullSink};

/// Maximum number of decisions in a match of any game. A match that takes more is taken for one that never ends.
pub const MAX_DECISIONS: u64 = 20_000;

/// Tells whether [`Game::legal`] listed every legal action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LegalListing {
    /// Every legal action is in the list, sorted as text, without duplicates.
    Whole,
    /// The legal actions are too many to list; the list holds none or a few of them. [`Game::sample`] draws from all of
    /// them, and [`Game::check`] judges any single one.
    Sampled,
}

/// Recognises answers in old records to questions that this build no longer asks.
///
/// The function gets a state and the decisions recorded from there on. It returns true if an earlier build would have
/// accepted all of them from that state, where the first has the effect it has now and the others had none.
pub type RecordMigration<G> = fn(&G, &[(Seat, <G as Game>::Action)]) -> bool;

/// The full state of one match, and its rules.
///
/// # Invariants
/// Every game keeps these, and [`testing::conformance`] checks them:
///
/// - `legal` is empty iff the seat owes nothing.
/// - `apply` accepts exactly the legal actions, and a refusal changes nothing.
/// - `check` predicts the answer of `apply`.
/// - `sample` returns only legal actions.
/// - `view(determinize(view(s))) == view(s)`, and a seat's legal actions follow from its view.
/// - `resample_hidden_future` changes neither view.
/// - The same options, seed and actions give the same events.
pub trait Game: Clone + Debug + PartialEq + Serialize + Send + Sync + Sized + 'static {
    /// Settings fixed before the match. Unknown fields are refused; missing fields take their default.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision, written as in the rule sheet ("Moves"). Actions are ordered by their text.
    type Action: Clone
        + Debug
        + Display
        + FromStr<Err = ParseActionError>
        + Ord
        + Hash
        + Serialize
        + Send
        + Sync
        + 'static;
    /// A past-tense fact with full information, as the referee sees it.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// The information of one seat.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// The reason why an action was refused.
    type Refusal: HasClause + Clone + PartialEq + Send + Sync + 'static;

    /// The game's id in records and on the command line.
    const ID: &'static str;

    /// The game's number in match codes ([`code`]), below 32. It never changes, even if the list of games does.
    const CODE: u8;

    /// The version of the rules in match codes, below 32. A code holds numbers of legal actions, so a code of another
    /// version is refused ([`code`]). Raise it whenever any match could go on differently from the same actions: other
    /// legal actions, another order of them, or other events. Saved records have no such version: see
    /// [`Game::MIGRATION`].
    const RULES: u8 = 1;

    /// Recognises answers to questions that only earlier builds asked; a replay skips them. A record whose other
    /// decisions are no longer legal is refused.
    const MIGRATION: Option<RecordMigration<Self>> = None;

    /// Creates a match before its first decision.
    ///
    /// # Errors
    /// The options do not go together; the error names the option and the clause.
    fn setup(
        options: &Self::Options,
        seed: u64,
        sink: &mut impl EventSink<Self>,
    ) -> Result<Self, InvalidOptions>;

    /// Returns the options that the match was set up with.
    fn options(&self) -> &Self::Options;

    /// Returns the seats that take part: both, or home alone in a one-player game.
    fn seats(&self) -> SeatSet {
        SeatSet::BOTH
    }

    /// Returns the seats that owe a decision: none (the match is over), one, or both (a sealed simultaneous choice).
    fn seats_to_move(&self) -> SeatSet;

    /// Appends the seat's legal actions, sorted as text and without duplicates. Appends none iff the seat owes nothing.
    /// The answer may be [`LegalListing::Sampled`] only if the seat owes a decision.
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>) -> LegalListing;

    /// Draws one of the seat's legal actions uniformly; returns none iff the seat owes nothing.
    ///
    /// If `legal` lists interchangeable pieces only once, a game may draw uniformly from the pieces instead, and
    /// documents that. A game whose actions cannot all be listed must override this default, which draws from the list.
    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Self::Action> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        rng.pick(&legal).cloned()
    }

    /// Checks whether [`Game::apply`] would accept the action. This also works for actions that are too many to list.
    ///
    /// # Errors
    /// The refusal that `apply` would return.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal> {
        self.clone().apply(seat, action, &mut NullSink)
    }

    /// Encodes a legal action of an unlisted choice as digits of a match code; [`Game::decode_action`] decodes them.
    fn encode_action(&self, _seat: Seat, _action: &Self::Action) -> Vec<code::MixedRadixDigit> {
        Vec::new()
    }

    /// Decodes an action from digits. `_digit` takes a base and returns the next digit; the result is none if the
    /// digits encode no action.
    fn decode_action(&self, _seat: Seat, _digit: &mut dyn FnMut(u32) -> u32) -> Option<Self::Action> {
        None
    }

    /// Applies one decision and reports its events to the sink.
    ///
    /// # Errors
    /// The action is not legal. The state is then unchanged and no event was reported.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        sink: &mut impl EventSink<Self>,
    ) -> Result<(), Self::Refusal>;

    /// Returns the view of the seat: all it knows now.
    fn view(&self, seat: Seat) -> Self::View;

    /// Samples a determinization: a full state that the seat of this view cannot distinguish from the real one.
    fn determinize(view: &Self::View, rng: &mut MatchRng) -> Self;

    /// Redraws the future by chance: the same match, continued with other luck.
    ///
    /// Everything that either side holds, has seen or has decided stays, so both views stay as they are. Futures are
    /// drawn with the probabilities that the rules and the combined knowledge of both sides give them. Each game
    /// documents what belongs to its future.
    fn resample_hidden_future(&mut self, rng: &mut MatchRng);

    /// Returns the event as the seat may see it, or none if the seat may not know of it at all.
    fn observed_by(event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Returns the goals so far, without shootout kicks.
    fn score(&self) -> BySeat<u32>;

    /// Returns the result, or none while a seat owes a decision.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the names of the files under `assets/games/<id>` that hold the game's rule data.
    fn data_files() -> &'static [&'static str] {
        &[]
    }

    /// Checks that `text` is valid content for this file of rule data.
    ///
    /// # Errors
    /// The first error in the text with its position, or a file that is not in [`Game::data_files`].
    fn check_data(file: &str, _text: &str) -> Result<(), RuleDataError> {
        let reason = format!("`{file}` is no rule data of {}", Self::ID);
        Err(RuleDataError::whole(reason))
    }
}
