//! [`DynBots`], what the bots of a game and its records have for others: opponents, notebooks, ledgers and matches
//! between bots.

use std::time::Duration;

use super::erased::{ErasedGame, forward, sound_options};
use super::habit::{self, HabitCount};
use super::recall::noted_after;
use super::reproducible::{self, CountedBot, DecisionCheck, ReproducibleMatch};
use ai::adjusted::play_judged_match;
use ai::arena::{ArenaPlayer, BotMatch, BotMatchError, BotMatchRequest};
use ai::ledger::{self, KnownBots, Ledger, LedgerSamples};
use ai::opponent::Opponent;
use ai::opponent_model::{Notebook, NotebookError, NotesSubject};
use ai::strength::Strength;
use ai::{Difficulty, HasBots};
use engine::{BySeat, Game, Record, RecordError, Seat};
use stage::StagedGame;
use stage::action::DynAction;
use words::DisplayText;

/// The bots of a game as a trait object: a part of [`DynGame`](super::dyn_game::DynGame).
pub trait DynBots {
    /// Returns the opponents of the game, in the order of [`Difficulty::ALL`].
    fn opponents(&self) -> &'static [Opponent; 8];
    /// Returns the opponent of a difficulty.
    fn opponent(&self, difficulty: Difficulty) -> &'static Opponent {
        &self.opponents()[difficulty as usize]
    }
    /// Returns the ratings of its bots: see [`HasBots::RATINGS`].
    fn ratings(&self) -> &'static [i32; 8];
    /// Returns the strengths of its bots: see [`HasBots::STRENGTHS`].
    fn strengths(&self) -> &'static [Strength; 8];
    /// Returns the strength of its bot of a difficulty.
    fn strength(&self, difficulty: Difficulty) -> Strength {
        self.strengths()[difficulty as usize]
    }
    /// Returns the difficulty whose bot keeps a notebook of its rival; none if no bot of the game does.
    fn notebook_difficulty(&self) -> Option<Difficulty>;
    /// Returns the notebook of an unknown rival; `None` if the game has no modelling bot.
    fn empty_notebook(&self) -> Option<Notebook>;
    /// Returns the content of a notebook, in sentences for the person whom it is about or who could have kept it.
    ///
    /// # Errors
    /// The notebook is not one of this game.
    fn notebook_sentences(
        &self,
        notebook: &Notebook,
        about: &NotesSubject,
    ) -> Result<Vec<DisplayText>, NotebookError>;
    /// Returns the notebook of the bot of a difficulty and seat after the match of a record, if `before` was its
    /// notebook before it; none if that bot keeps none, or if notebook or record cannot be read.
    fn noted_after(
        &self,
        record: &Record,
        bot: Difficulty,
        seat: Seat,
        before: &Notebook,
    ) -> Option<Notebook>;
    /// Returns an arena for matches between bots with these options (RON; empty for the defaults).
    ///
    /// # Errors
    /// If the options are unreadable or contradict each other.
    fn arena(&self, options: &str) -> Result<Box<dyn DynArena>, RecordError>;
    /// Plays a match between bots that think for a counted number of iterations: it is the same on every machine.
    ///
    /// # Errors
    /// If the options are unreadable, contradict each other, or a bot or the game fails.
    fn play_reproducibly(
        &self,
        options: &str,
        seed: u64,
        bots: BySeat<CountedBot>,
    ) -> Result<ReproducibleMatch, BotMatchError>;
    /// Checks if such a bot, without a notebook, would have made every decision of that seat in a record. Slow: call it
    /// off the main thread.
    ///
    /// # Errors
    /// The first error in the record.
    fn check_decisions(
        &self,
        record: &Record,
        seat: Seat,
        bot: CountedBot,
    ) -> Result<DecisionCheck, RecordError>;
    /// Counts in how many of its decisions the bot of a difficulty and seat kept to its habit; `None` if it has none
    /// that is known.
    ///
    /// # Errors
    /// The first error in the record.
    fn habit_count(
        &self,
        record: &Record,
        bot: Difficulty,
        seat: Seat,
    ) -> Result<Option<HabitCount>, RecordError>;
    /// Returns the ledger of a record: the shares of skill, guessing and luck in its result. Slow: call it off the main
    /// thread.
    ///
    /// # Errors
    /// The first error in the record.
    fn ledger(&self, record: &Record, effort: LedgerSamples) -> Result<Ledger, RecordError> {
        self.ledger_against(record, effort, KnownBots::default())
    }
    /// Returns the ledger of a record in which these bots played: going against a bot's known habit is distinguished
    /// from guessing.
    ///
    /// # Errors
    /// The first error in the record.
    fn ledger_against(
        &self,
        record: &Record,
        effort: LedgerSamples,
        bots: KnownBots,
    ) -> Result<Ledger, RecordError>;
    /// Returns by how much more the decision with that number, from 0, would have been expected to bring its side with
    /// another action, given all that both sides held and did; `None` if that is unknown.
    fn hindsight(&self, record: &Record, n: usize, other: &DynAction) -> Option<f64>;
    /// Returns true if all skill lies in reading the other side: see [`HasBots::ONLY_GUESSES`].
    fn only_guesses(&self) -> bool;
}

/// Plays matches between bots of one game with fixed options.
pub trait DynArena: Send + Sync {
    /// Plays one match between bots of these difficulties.
    ///
    /// # Errors
    /// If a bot or the game fails.
    fn play_match(
        &self,
        seed: u64,
        difficulties: BySeat<Difficulty>,
        keep_record: bool,
    ) -> Result<BotMatch, BotMatchError> {
        self.play(seed, difficulties.map(ArenaPlayer::Bot), keep_record)
    }

    /// Plays one match.
    ///
    /// # Errors
    /// If a bot or the game fails.
    fn play(
        &self,
        seed: u64,
        players: BySeat<ArenaPlayer>,
        keep_record: bool,
    ) -> Result<BotMatch, BotMatchError>;

    /// Gives bots in [`DynArena::play`] a time budget per decision, in time of one core, instead of a number of
    /// iterations.
    fn think(&mut self, time: Duration);

    /// Plays the same match and returns it with its record, its ledger, and the change of home's value that is due to
    /// the random choices of the bots.
    ///
    /// # Errors
    /// If a bot or the game fails.
    fn judged(
        &self,
        seed: u64,
        players: BySeat<ArenaPlayer>,
        effort: LedgerSamples,
    ) -> Result<(BotMatch, Ledger, f64), BotMatchError>;

    /// Returns the game's habit-driven opponents, each with its name and a description; empty if it has none.
    fn habits(&self) -> Vec<(&'static str, &'static str)>;
}

/// The arena of a game.
struct ErasedArena<G: Game> {
    options: G::Options,
    think: Option<Duration>,
}

impl<G: HasBots> DynArena for ErasedArena<G> {
    fn play(
        &self,
        seed: u64,
        players: BySeat<ArenaPlayer>,
        keep_record: bool,
    ) -> Result<BotMatch, BotMatchError> {
        let request = BotMatchRequest::<G>::new(&self.options, seed, players);
        request.keep_record(keep_record).think(self.think).play()
    }

    fn think(&mut self, time: Duration) {
        self.think = Some(time);
    }

    fn judged(
        &self,
        seed: u64,
        players: BySeat<ArenaPlayer>,
        effort: LedgerSamples,
    ) -> Result<(BotMatch, Ledger, f64), BotMatchError> {
        play_judged_match::<G>(&self.options, seed, players, effort)
    }

    fn habits(&self) -> Vec<(&'static str, &'static str)> {
        G::benchmark_bots().iter().map(|habit| (habit.name, habit.line)).collect()
    }
}

impl<G: StagedGame + HasBots> DynBots for ErasedGame<G> {
    forward! {
        fn opponents() -> &'static [Opponent; 8] = G::opponents;
        fn ratings() -> &'static [i32; 8] = || &G::RATINGS;
        fn strengths() -> &'static [Strength; 8] = || &G::STRENGTHS;
        fn notebook_difficulty() -> Option<Difficulty> = G::notebook_difficulty;
        fn empty_notebook() -> Option<Notebook> = G::empty_notebook;
        fn notebook_sentences(notebook: &Notebook, about: &NotesSubject) -> Result<Vec<DisplayText>, NotebookError>
            = G::notebook_sentences;
        fn noted_after(record: &Record, bot: Difficulty, seat: Seat, before: &Notebook) -> Option<Notebook>
            = noted_after::<G>;
        fn play_reproducibly(options: &str, seed: u64, bots: BySeat<CountedBot>)
            -> Result<ReproducibleMatch, BotMatchError> = reproducible::play::<G>;
        fn check_decisions(record: &Record, seat: Seat, bot: CountedBot) -> Result<DecisionCheck, RecordError>
            = reproducible::check::<G>;
        fn habit_count(record: &Record, bot: Difficulty, seat: Seat) -> Result<Option<HabitCount>, RecordError>
            = habit::count::<G>;
        fn ledger_against(record: &Record, effort: LedgerSamples, bots: KnownBots) -> Result<Ledger, RecordError>
            = ledger::ledger::<G>;
        fn only_guesses() -> bool = || G::ONLY_GUESSES;
    }

    fn arena(&self, options: &str) -> Result<Box<dyn DynArena>, RecordError> {
        Ok(Box::new(ErasedArena::<G> { options: sound_options::<G>(options)?, think: None }))
    }

    fn hindsight(&self, record: &Record, n: usize, other: &DynAction) -> Option<f64> {
        ledger::hindsight::<G>(record, n, other.get()?)
    }
}
