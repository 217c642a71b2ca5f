//! Bots, and the analysis they share with the coach. A bot sees a [`Game::View`], never the full state, and runs off
//! the main thread.

pub mod adjusted;
pub mod arena;
pub mod best_response;
pub mod coach_bot;
pub mod delay;
mod dice;
pub mod estimate;
pub mod evaluate;
pub mod ledger;
pub mod matrix;
pub mod noise;
pub mod opponent;
pub mod opponent_model;
pub mod rating;
pub mod readable;
mod rollout;
pub mod stopwatch;
pub mod strength;
pub mod testing;
mod toy;
pub mod value;

use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use base::reading::sanitized;
use engine::notation::names;
use engine::{Game, MatchRng, Seat};
use estimate::ValueUnit;
use evaluate::PositionEvaluation;
use opponent::Opponent;
use opponent_model::{Notebook, NotebookError, NotesSubject};
use readable::ReadableBot;
use strength::Strength;
use words::id;
use words::{DisplayText, MessageId};

names! {
    /// One of a game's eight bots. In a game of skill the difficulties form a ladder from the weakest to the strongest;
    /// where skill hardly matters, they are characters of different style, and the names say nothing about strength.
    ///
    /// Difficulties have no order but that of [`Difficulty::ALL`]. What is stronger depends on the game:
    /// [`HasBots::STRENGTHS`].
    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Difficulty => MessageId {
        /// Plays any legal action, uniformly.
        Random = "random" => id!("level-random"),
        /// On a ladder the weakest that looks at its cards; else a character.
        Rookie = "rookie" => id!("level-rookie"),
        /// The third rung of a ladder, or a character.
        Youth = "youth" => id!("level-youth"),
        /// The fourth rung of a ladder, or a character.
        Amateur = "amateur" => id!("level-amateur"),
        /// The fifth rung of a ladder, or a character.
        SemiPro = "semi-pro" => id!("level-semi-pro"),
        /// The sixth rung of a ladder; among characters best play, or nearly so, without a habit.
        Pro = "pro" => id!("level-pro"),
        /// The seventh rung of a ladder, or a character.
        International = "international" => id!("level-international"),
        /// The strongest bot of every game; among characters it reads its rival.
        WorldClass = "world-class" => id!("level-world-class"),
    }
}

impl Difficulty {
    /// Returns the number of iterations that a bot of this difficulty gets for one decision in the arena. Bots without
    /// a search, or with a fixed number of their own, ignore it.
    #[must_use]
    pub const fn iterations(self) -> u32 {
        match self {
            Self::Random => 1,
            Self::Rookie | Self::Youth => 16,
            Self::Amateur | Self::SemiPro => 64,
            Self::Pro | Self::International => 256,
            Self::WorldClass => 1024,
        }
    }

    /// Returns the time that a bot of this difficulty may think about one decision at the table, on one core in the
    /// background.
    ///
    /// A bot may overrun by the work after its last look at the clock. Even so a pro stays within 100 ms, which nobody
    /// notices, and world-class within half a second. Lower difficulties need far less than they get.
    #[must_use]
    pub const fn think(self) -> Duration {
        match self {
            Self::WorldClass => Duration::from_millis(450),
            _ => Duration::from_millis(90),
        }
    }
}

/// A text that is not the name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown bot `{}`: expected random, rookie, youth, amateur, semi-pro, pro, international or world-class",
    sanitized(.0)
)]
pub struct ParseDifficultyError(pub String);

impl FromStr for Difficulty {
    type Err = ParseDifficultyError;
    fn from_str(text: &str) -> Result<Self, ParseDifficultyError> {
        Self::ALL.into_iter().find(|l| l.name() == text).ok_or_else(|| ParseDifficultyError(text.to_owned()))
    }
}

/// The limit of a bot's thinking for one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of iterations: gives the same choice on every machine, for tests and the arena.
    Iterations(u32),
    /// Clock time: for the table, where a person waits.
    Time(Duration),
    /// Time that the thread has a processor: for bots against each other, so that it is equal under any load.
    ProcessorTime(Duration),
}

/// A bot's decision, with its reason in one plain sentence for the coach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotChoice<A> {
    /// The legal action chosen.
    pub action: A,
    /// The reason; empty if there is nothing to say.
    pub reason: DisplayText,
    /// True if the bot drew this action among others that it could not tell apart: it recommends none of them.
    pub is_arbitrary: bool,
}

impl<A> BotChoice<A> {
    /// Creates a choice with its reason.
    pub fn new(action: A, reason: impl Into<DisplayText>) -> Self {
        Self { action, reason: reason.into(), is_arbitrary: false }
    }

    /// Says if the action was drawn among others that the bot could not tell apart.
    #[must_use]
    pub fn arbitrary(self, is_arbitrary: bool) -> Self {
        Self { is_arbitrary, ..self }
    }

    /// Chooses one of the legal actions uniformly.
    ///
    /// # Panics
    /// Panics if `legal` is empty; a bot is asked only when its seat owes a decision.
    pub fn any(legal: &[A], reason: impl Into<DisplayText>, rng: &mut MatchRng) -> Self
    where
        A: Clone,
    {
        match rng.pick(legal) {
            Some(action) => Self::new(action.clone(), reason),
            None => unreachable!("a bot is asked only when its seat owes a decision"),
        }
    }
}

/// The reason given for an action without a reason.
pub const NO_REASON: MessageId = id!("bot-whatever");

/// The reason given for an action by mistake.
pub const MISTAKE_REASON: MessageId = id!("bot-slip");

/// A bot that can be copied behind a box: the copy has the same knowledge and then develops separately.
pub trait CloneBot<G: Game> {
    /// Returns a copy of the bot.
    fn clone_box(&self) -> Box<dyn Bot<G>>;
}

impl<G: Game, B: Bot<G> + Clone + 'static> CloneBot<G> for B {
    fn clone_box(&self) -> Box<dyn Bot<G>> {
        Box::new(self.clone())
    }
}

impl<G: Game> Clone for Box<dyn Bot<G>> {
    fn clone(&self) -> Self {
        (**self).clone_box()
    }
}

/// The bot of one seat, for one match.
pub trait Bot<G: Game>: Send + CloneBot<G> {
    /// Chooses one of the legal actions.
    ///
    /// `legal` is the list of [`Game::legal`] for the seat of the view. If the listing is only sampled, any action that
    /// [`Game::sample`] could return is legal too.
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<G::Action>;

    /// Replays an earlier decision of its own side, so that the bot knows what it would know had it made it.
    ///
    /// Used when a saved match goes on or a decision is taken back. View, list and random numbers are those of the
    /// original decision, and the decisions come in their order. The default asks the bot again with the smallest
    /// budget and drops the answer. A bot whose memory depends on how long it thought must override this.
    fn recall(&mut self, view: &G::View, legal: &[G::Action], rng: &mut MatchRng) {
        self.choose(view, legal, Budget::Iterations(1), rng);
    }

    /// Returns its notes on the opponent for the next match, once this match has reached the view `_last`; `None` if it
    /// keeps no notes. Nothing else is carried from one match to another.
    fn notebook(&self, _last: &G::View) -> Option<Notebook> {
        None
    }
}

/// A game that has bots.
pub trait HasBots: Game {
    /// Creates a bot of that difficulty for one match with these options.
    fn bot(difficulty: Difficulty, seat: Seat, options: &Self::Options) -> Box<dyn Bot<Self>>;

    /// Returns the game's opponents as shown to players, one per difficulty, in the order of [`Difficulty::ALL`].
    fn opponents() -> &'static [Opponent; 8];

    /// Returns the habit of the bot of that difficulty, if its line for players promises one; `None` for best play, and
    /// for bots that go by what they have seen of the other side.
    #[must_use]
    fn readable(
        _difficulty: Difficulty,
        _seat: Seat,
        _options: &Self::Options,
    ) -> Option<Box<dyn ReadableBot<Self>>> {
        None
    }

    /// True if no sealed or open decision of the game can be better than another by what its side can see: all skill
    /// lies in reading the other side.
    const ONLY_GUESSES: bool = false;

    /// The strength of the bots in rating points above the random bot, in the order of [`Difficulty::ALL`]. The figures
    /// come from matches between the bots with the thinking times of the table (docs/bots.md). See also
    /// [`HasBots::STRENGTHS`].
    const RATINGS: [i32; 8];

    /// The points of the bots against newcomers, in the order of [`Difficulty::ALL`], as the table of docs/bots.md has
    /// them. They alone decide which of two bots is stronger.
    const STRENGTHS: [Strength; 8];

    /// Creates the rollout policy: a quick and sound bot for both sides of a rollout, with one iteration per decision.
    /// The coach's estimates rest on it.
    fn rollout_policy(seat: Seat, options: &Self::Options) -> Box<dyn Bot<Self>> {
        Self::bot(Difficulty::Amateur, seat, options)
    }

    /// Returns an empty notebook, for an opponent never met; `None` if no bot of the game keeps one.
    fn empty_notebook() -> Option<Notebook> {
        None
    }

    /// Returns the difficulty whose bot keeps a notebook; `None` if no bot of the game keeps one.
    #[must_use]
    fn notebook_difficulty() -> Option<Difficulty> {
        None
    }

    /// Creates a bot of that difficulty that knows the notes of earlier matches. A bot that keeps no notes plays as
    /// always.
    ///
    /// # Errors
    /// The notebook is not one of this game.
    fn bot_with(
        _difficulty: Difficulty,
        _seat: Seat,
        _options: &Self::Options,
        _notebook: &Notebook,
    ) -> Result<Box<dyn Bot<Self>>, NotebookError> {
        Err(NotebookError::NotKept { game: Self::ID })
    }

    /// Returns the content of a notebook, in sentences for the person whom it is about or who could have kept it.
    ///
    /// # Errors
    /// The notebook is not one of this game.
    fn notebook_sentences(
        _notebook: &Notebook,
        _about: &NotesSubject,
    ) -> Result<Vec<DisplayText>, NotebookError> {
        Err(NotebookError::NotKept { game: Self::ID })
    }

    /// Returns the exact solution of the decision of the view's seat among these actions; `None` if the game or this
    /// decision is not solved. May take some tens of milliseconds.
    fn solved(_view: &Self::View, _legal: &[Self::Action]) -> Option<PositionEvaluation<Self::Action>> {
        None
    }

    /// Returns the unit in which the coach measures decisions in a match with these options.
    #[must_use]
    fn value_unit(_options: &Self::Options) -> ValueUnit {
        ValueUnit::Wins
    }

    /// True if [`HasBots::value`] is the exact value under best play of both sides.
    const VALUE_IS_EXACT: bool = false;

    /// Returns home's expected result in the game's [`ValueUnit`], given the combined knowledge of both sides and
    /// nothing else. Of a finished match, returns the result. A sealed choice that waits for the other one does not
    /// change the value.
    fn value(&self) -> f64 {
        value::heuristic_value(self)
    }

    /// Returns the expected [`HasBots::value`] after these decisions, taken one after the other; `None` if it can only
    /// be estimated by sampling futures.
    fn q_value(&self, _decisions: &[(Seat, Self::Action)]) -> Option<f64> {
        None
    }

    /// Returns false where [`HasBots::value`] says little, because a move of one side still waits for its answer.
    fn is_settled(&self) -> bool {
        true
    }

    /// Returns a determinization of the view, drawn as the strongest bot draws its own: likely ones more often.
    fn sample_belief_state(view: &Self::View, rng: &mut MatchRng) -> Self {
        Self::determinize(view, rng)
    }

    /// Returns the input features of the value network; empty if the game has no network.
    fn features(&self) -> Vec<f64> {
        Vec::new()
    }

    /// Returns habit-driven opponents against which difficulties are measured as well, for games where best play hardly
    /// punishes errors.
    #[must_use]
    fn benchmark_bots() -> &'static [BenchmarkBot<Self>] {
        &[]
    }
}

/// An opponent with one fixed habit. No difficulty plays like that; difficulties are measured against it.
pub struct BenchmarkBot<G: Game> {
    /// The name in arena output: one short word.
    pub name: &'static str,
    /// The habit, in one line.
    pub line: &'static str,
    /// Creates the opponent for one match.
    pub bot: fn(Seat, &G::Options) -> Box<dyn Bot<G>>,
}

/// Draws its action from [`Game::sample`]. Every determinization of the view has the same choices, so the bot samples
/// one and draws from it.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(
        &mut self,
        view: &G::View,
        _: &[G::Action],
        _: Budget,
        rng: &mut MatchRng,
    ) -> BotChoice<G::Action> {
        let world = G::determinize(view, rng);
        let asked = world.seats_to_move();
        let drawn = asked
            .iter()
            .find_map(|seat| (world.view(seat) == *view).then(|| world.sample(seat, rng)).flatten());
        match drawn {
            Some(action) => BotChoice::new(action, DisplayText::EMPTY),
            None => unreachable!("a bot is asked only when its seat owes a decision"),
        }
    }
}
