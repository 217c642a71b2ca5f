//! Minds: bots and what they share. A bot sees a [`Game::View`], never a state, and is asked off the main thread.

pub mod adjusted;
pub mod appraise;
pub mod arena;
mod dice;
pub mod estimate;
pub mod ledger;
pub mod matrix;
pub mod memory;
pub mod opponent;
pub mod patience;
pub mod rating;
mod rollout;
pub mod temper;
pub mod value;

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use crate::engine::{Game, MatchRng, Seat};
use crate::reading::shown;
use appraise::Appraisal;
use estimate::Measure;
use memory::{BadNotebook, Notebook};
use opponent::Opponent;

/// Which of a game's eight bots. Where play can be told to be better they are the steps of a ladder, from the weakest to the
/// strongest; where it hardly can, characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Any legal action, each equally likely.
    Random,
    /// Knows the rules, errs often.
    Rookie,
    /// Sees the nearest thing.
    Youth,
    /// Thinks a little ahead.
    Amateur,
    /// Seldom throws much away.
    SemiPro,
    /// Plays soundly.
    Pro,
    /// Hardly errs.
    International,
    /// The best we have.
    WorldClass,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Self; 8] = [
        Self::Random,
        Self::Rookie,
        Self::Youth,
        Self::Amateur,
        Self::SemiPro,
        Self::Pro,
        Self::International,
        Self::WorldClass,
    ];

    /// As the command line writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Rookie => "rookie",
            Self::Youth => "youth",
            Self::Amateur => "amateur",
            Self::SemiPro => "semi-pro",
            Self::Pro => "pro",
            Self::International => "international",
            Self::WorldClass => "world-class",
        }
    }

    /// As players read it.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Random => "Random",
            Self::Rookie => "Rookie",
            Self::Youth => "Youth",
            Self::Amateur => "Amateur",
            Self::SemiPro => "Semi-pro",
            Self::Pro => "Pro",
            Self::International => "International",
            Self::WorldClass => "World-class",
        }
    }

    /// How many iterations a bot of this level gets for one decision in the arena. A bot that needs none, or has a number
    /// of its own, ignores it.
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

    /// How long a bot of this level may think about one decision at the table, on one core, in the background. With what
    /// it does after its last look at the clock a pro stays within 100 ms, which nobody notices, and world-class within
    /// half a second. Those below need far less than they get.
    #[must_use]
    pub const fn think(self) -> Duration {
        match self {
            Self::WorldClass => Duration::from_millis(450),
            _ => Duration::from_millis(90),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no bot's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "unknown bot `{}`: expected random, rookie, youth, amateur, semi-pro, pro, international or world-class",
    shown(.0)
)]
pub struct UnknownBot(pub String);

impl FromStr for Level {
    type Err = UnknownBot;
    fn from_str(text: &str) -> Result<Self, UnknownBot> {
        Self::ALL.into_iter().find(|l| l.name() == text).ok_or_else(|| UnknownBot(text.to_owned()))
    }
}

/// How long a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations of whatever it does: the same on every machine, for tests and the arena.
    Iterations(u32),
    /// So much time of one core: for the table.
    Time(Duration),
}

/// What a bot decided, and why, in one plain sentence for the coach (empty where there is nothing to tell).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<A> {
    /// The action, legal.
    pub action: A,
    /// The reason.
    pub reason: String,
}

impl<A> Choice<A> {
    /// A decision with its reason.
    pub fn new(action: A, reason: impl Into<String>) -> Self {
        Self { action, reason: reason.into() }
    }

    /// Any of them, each equally likely.
    ///
    /// # Panics
    /// Where there are none; but a bot is asked only when its seat owes a decision.
    pub fn any(legal: &[A], reason: impl Into<String>, rng: &mut MatchRng) -> Self
    where
        A: Clone,
    {
        match rng.pick(legal) {
            Some(action) => Self::new(action.clone(), reason),
            None => unreachable!("a bot is asked only when its seat owes a decision"),
        }
    }
}

/// The reason of who has none.
pub const WHATEVER: &str = "Whatever comes to hand.";

/// A mind that can be asked what it might have done as well: its double knows what it knows, and goes its own way.
pub trait Twin<G: Game> {
    /// The double.
    fn twin(&self) -> Box<dyn Bot<G>>;
}

impl<G: Game, B: Bot<G> + Clone + 'static> Twin<G> for B {
    fn twin(&self) -> Box<dyn Bot<G>> {
        Box::new(self.clone())
    }
}

impl<G: Game> Clone for Box<dyn Bot<G>> {
    fn clone(&self) -> Self {
        (**self).twin()
    }
}

/// One side's mind, for one match.
pub trait Bot<G: Game>: Send + Twin<G> {
    /// Chooses one of the legal actions. `legal` is [`Game::legal`]'s list for the seat of the view; where that is only
    /// sampled, any action that [`Game::sample`] could give is legal too.
    fn choose(
        &mut self,
        view: &G::View,
        legal: &[G::Action],
        budget: Budget,
        rng: &mut MatchRng,
    ) -> Choice<G::Action>;

    /// Recalls a decision that its side took before in this match, where a match goes on or a decision is taken back:
    /// view, list and chance are those of then, and they come in their order. Afterwards the bot knows what it would
    /// know had it been asked then.
    ///
    /// So it is asked again, thinks as shortly as it can, and nobody hears the answer. Where what is remembered hangs on
    /// how long was thought, a bot does this itself.
    fn recall(&mut self, view: &G::View, legal: &[G::Action], rng: &mut MatchRng) {
        self.choose(view, legal, Budget::Iterations(1), rng);
    }

    /// What it would keep of its rival for the next match, once the match has come to `last`; none where it keeps
    /// nothing. No other way leads from one match to another.
    fn notebook(&self, _last: &G::View) -> Option<Notebook> {
        None
    }
}

/// A game that has bots.
pub trait HasBots: Game {
    /// A bot of that level for one match with these options.
    fn bot(level: Level, seat: Seat, options: &Self::Options) -> Box<dyn Bot<Self>>;

    /// Whom players meet, in the order of [`Level::ALL`], each once.
    fn opponents() -> &'static [Opponent; 8];

    /// How strong the bots are, in rating points above the one that plays by chance, in the order of [`Level::ALL`]: by
    /// what they make against each other at the table (docs/bots.md).
    const RATINGS: [i32; 8];

    /// A quick and sound bot that goes on in imagined matches: what the coach's judgement of a decision rests on. It is
    /// given one iteration a decision.
    fn rollout_policy(seat: Seat, options: &Self::Options) -> Box<dyn Bot<Self>> {
        Self::bot(Level::Amateur, seat, options)
    }

    /// An empty notebook, of a rival whom nobody has met; none where no bot keeps one.
    fn blank() -> Option<Notebook> {
        None
    }

    /// The same bot with what it kept of this rival from earlier matches. A bot that keeps nothing is what it always is.
    ///
    /// # Errors
    /// A notebook that is none of this game's.
    fn bot_with(
        _level: Level,
        _seat: Seat,
        _options: &Self::Options,
        _notebook: &Notebook,
    ) -> Result<Box<dyn Bot<Self>>, BadNotebook> {
        Err(BadNotebook::NotKept { game: Self::ID })
    }

    /// What stands in a notebook, in sentences for the rival whom it is about.
    ///
    /// # Errors
    /// A notebook that is none of this game's.
    fn noted(_notebook: &Notebook) -> Result<Vec<String>, BadNotebook> {
        Err(BadNotebook::NotKept { game: Self::ID })
    }

    /// The decision of the view's seat among these actions, solved: none where the game is not, or not this decision.
    /// May take some tens of milliseconds.
    fn solved(_view: &Self::View, _legal: &[Self::Action]) -> Option<Appraisal<Self::Action>> {
        None
    }

    /// In what the coach weighs a decision of a match with these options.
    #[must_use]
    fn measure(_options: &Self::Options) -> Measure {
        Measure::Wins
    }

    /// Whether [`HasBots::value`] is what best play of both sides makes of the match, to the last digit.
    const VALUE_IS_EXACT: bool = false;

    /// What home may expect of the match, in the game's [`Measure`], by all that both sides together know and nothing
    /// else; the result once it is over. A sealed choice that waits for the other one changes nothing of it.
    fn value(&self) -> f64 {
        value::by_the_score(self)
    }

    /// What [`HasBots::value`] is on the average after these decisions, taken here one after the other; none where that
    /// is not known but by drawing the future many times.
    fn q_value(&self, _decisions: &[(Seat, Self::Action)]) -> Option<f64> {
        None
    }

    /// The figures from which a network reads the prospect; none where it is known otherwise.
    fn figures(&self) -> Vec<f64> {
        Vec::new()
    }

    /// The field of habit-driven opponents against which levels are measured too, where best play hardly punishes.
    #[must_use]
    fn habits() -> &'static [Habit<Self>] {
        &[]
    }
}

/// An opponent with one habit, which it never breaks. No level plays like that: levels are measured against it.
pub struct Habit<G: Game> {
    /// As the arena writes it: one short word.
    pub name: &'static str,
    /// What it does, in one line.
    pub line: &'static str,
    /// A new one for one match.
    pub bot: fn(Seat, &G::Options) -> Box<dyn Bot<G>>,
}

/// Chooses as [`Game::sample`] draws. Any world that fits the view has the same choices, so one is redrawn and asked.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(
        &mut self,
        view: &G::View,
        _: &[G::Action],
        _: Budget,
        rng: &mut MatchRng,
    ) -> Choice<G::Action> {
        let world = G::determinize(view, rng);
        let asked = world.owed();
        let drawn = asked
            .iter()
            .find_map(|seat| (world.view(seat) == *view).then(|| world.sample(seat, rng)).flatten());
        match drawn {
            Some(action) => Choice { action, reason: String::new() },
            None => unreachable!("a bot is asked only when its seat owes a decision"),
        }
    }
}
