//! The contract between the rules of a game and everything else: bots, records, the table, the command line.
//!
//! A game is its full state. It owes decisions to seats, lists what is legal, applies one action at a time and tells
//! typed past-tense events; it shows each seat a view that betrays nothing hidden, and can redraw a full state from a
//! view. Plain Rust: nothing here knows of a window. Designed for six games: sealed simultaneous choices
//! (`owed` is both), choices too many to list ([`Listing::Sampled`]), reaction windows (`owed` is the side that may
//! answer), one-player games ([`Game::seats`]), views that remember (what a seat has seen is part of the state).

pub mod card;
pub mod code;
pub mod illegal;
pub mod outcome;
pub mod pack;
pub mod playthrough;
pub mod record;
pub mod rng;
pub mod seal;
pub mod seat;
pub mod shootout;
pub mod sink;
pub mod testing;
pub mod trace;

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use card::{Card, Colour, Rank, Suit};
pub use illegal::{BadOptions, Cited, DataFault, Illegal, NotAnAction};
pub use outcome::{Decided, MatchKind, Medal, Outcome};
pub use record::{Record, RecordError};
pub use rng::MatchRng;
pub use seat::{BySeat, Seat, Seats};
pub use shootout::Shootout;
pub use sink::{Log, Silent, Sink};

/// Whether [`Game::legal`] could list everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// Every legal action is in the list, sorted as text, without duplicates.
    Whole,
    /// The legal actions are too many to list; the list holds none or a few of them. [`Game::sample`] draws from all,
    /// [`Game::check`] judges any.
    Sampled,
}

/// Judges decisions of old records that no match asks for any more: whether earlier builds, from that state on, would have
/// taken all of these, the first as now, the others without any effect.
pub type Formerly<G> = fn(&G, &[(Seat, <G as Game>::Action)]) -> bool;

/// The full state of one match, and its rules.
///
/// # Invariants
/// Kept by every game, checked by [`testing::conformance`]: `legal` is empty iff nothing is owed; `apply` accepts
/// exactly what is legal, and a refusal changes nothing; `check` says beforehand what `apply` will say; `sample` gives
/// nothing but legal actions; `view(determinize(view(s))) == view(s)`, and what is legal for a seat can be told from its
/// view; `reshuffle` changes neither view; the same options, seed and actions give the same events.
pub trait Game: Clone + Debug + PartialEq + Serialize + Send + Sync + Sized + 'static {
    /// What is settled before the match. Unknown fields are refused, missing ones take their default.
    type Options: Clone + Debug + Default + PartialEq + Serialize + DeserializeOwned + Send + Sync + 'static;
    /// One decision, written as in the rule sheet ("Moves"); its order is the order of its text.
    type Action: Clone
        + Debug
        + Display
        + FromStr<Err = NotAnAction>
        + Ord
        + Hash
        + Serialize
        + Send
        + Sync
        + 'static;
    /// A past-tense fact, as the referee sees it.
    type Event: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// What one seat knows.
    type View: Clone + Debug + PartialEq + Serialize + Send + Sync + 'static;
    /// Why an action was refused.
    type Refusal: Cited + Clone + PartialEq + Send + Sync + 'static;

    /// The id that records and the command line use.
    const ID: &'static str;

    /// The game's number in match codes ([`code`]), below 32: its own for ever, whatever becomes of the list of games.
    const CODE: u8;

    /// The version of what is legal and in which order it is listed, below 32: codes of another one are refused
    /// ([`code`]).
    const RULES: u8 = 1;

    /// Where earlier builds asked more than this one: how their answers are known, which a record passes over.
    const FORMERLY: Option<Formerly<Self>> = None;

    /// A match before its first decision.
    ///
    /// # Errors
    /// Options that do not go together, naming the option and the clause.
    fn setup(options: &Self::Options, seed: u64, sink: &mut impl Sink<Self>) -> Result<Self, BadOptions>;

    /// The options the match was set up with.
    fn options(&self) -> &Self::Options;

    /// Who takes part: both, or home alone in a one-player game.
    fn seats(&self) -> Seats {
        Seats::BOTH
    }

    /// Who owes a decision: nobody (the match is over), one seat, or both (a sealed simultaneous choice).
    fn owed(&self) -> Seats;

    /// Appends the seat's legal actions, sorted as text, without duplicates; none iff it owes nothing. Only to a seat
    /// that owes a decision may the list be [`Listing::Sampled`].
    fn legal(&self, seat: Seat, into: &mut Vec<Self::Action>) -> Listing;

    /// One of the seat's legal actions, each equally likely; none iff it owes nothing.
    ///
    /// Where equal pieces stand once in `legal`, a game may draw evenly from the pieces instead, and says so. A game
    /// that cannot list everything draws by itself: what is given here knows the list alone.
    fn sample(&self, seat: Seat, rng: &mut MatchRng) -> Option<Self::Action> {
        let mut legal = Vec::new();
        self.legal(seat, &mut legal);
        rng.pick(&legal).cloned()
    }

    /// Whether [`Game::apply`] would accept the action: the way to judge a choice that is too big to list.
    ///
    /// # Errors
    /// The refusal that `apply` would give.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Refusal> {
        self.clone().apply(seat, action, &mut Silent)
    }

    /// A legal action that is too big to list, in digits of a code; [`Game::read_spelt`] reads them.
    fn spelt(&self, _seat: Seat, _action: &Self::Action) -> Vec<code::Digit> {
        Vec::new()
    }

    /// The action that digits spell, each of which is had by naming its base; none if they spell none.
    fn read_spelt(&self, _seat: Seat, _digit: &mut dyn FnMut(u32) -> u32) -> Option<Self::Action> {
        None
    }

    /// Applies one decision and tells its events.
    ///
    /// # Errors
    /// An action that is not legal; the state is then unchanged and nothing was told.
    fn apply(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        sink: &mut impl Sink<Self>,
    ) -> Result<(), Self::Refusal>;

    /// What the seat knows now.
    fn view(&self, seat: Seat) -> Self::View;

    /// A full state that the seat of this view cannot tell from the real one, drawn by chance.
    fn determinize(view: &Self::View, rng: &mut MatchRng) -> Self;

    /// Draws what is still to come anew, by chance, and keeps all that either side holds, has seen or has decided, so
    /// that both views stay as they are: the same match with another future. Every future is as likely as the rules and
    /// what both sides know together make it; each game says what is future there.
    fn reshuffle(&mut self, rng: &mut MatchRng);

    /// The event as the seat may see it; none if it may not know of it at all.
    fn seen_by(event: &Self::Event, seat: Seat) -> Option<Self::Event>;

    /// Goals so far, shootout kicks apart.
    fn score(&self) -> BySeat<u32>;

    /// The result; none while anybody owes a decision.
    fn outcome(&self) -> Option<Outcome>;

    /// The names of the files under `assets/games/<id>` that hold its rule data.
    fn data_files() -> &'static [&'static str] {
        &[]
    }

    /// Whether `text` would do as that file of rule data.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its place; a file that is not in [`Game::data_files`].
    fn check_data(file: &str, _text: &str) -> Result<(), DataFault> {
        let reason = format!("`{file}` is no rule data of {}", Self::ID);
        Err(DataFault::whole(reason))
    }
}
