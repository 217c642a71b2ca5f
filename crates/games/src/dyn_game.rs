//! [`DynGame`], the object-safe interface to a game: code that works for any game uses it instead of a game's own
//! types.

use std::io::Write;
use std::marker::PhantomData;
use std::time::Duration;

use super::dyn_match::{DynMatch, ErasedMatch};
use super::habit::{self, HabitCount};
use super::match_stats::{MatchStats, StatsCounter};
use super::recall::noted_after;
use super::reproducible::{self, CountedBot, DecisionCheck, ReproducibleMatch};
use super::timeline::{self, Perspective, ReplayTimeline};
use ai::adjusted::play_judged_match;
use ai::arena::{ArenaPlayer, BotMatch, BotMatchError, BotMatchRequest};
use ai::ledger::{self, KnownBots, Ledger, LedgerSamples};
use ai::opponent::Opponent;
use ai::opponent_model::{Notebook, NotebookError, NotesSubject};
use ai::strength::Strength;
use ai::{Difficulty, HasBots};
use engine::code::{CheckedCode, CodeError, encode};
use engine::playthrough::playthrough;
use engine::record::read_options;
use engine::testing::{ConformanceReport, conformance, guided};
use engine::trace::{TraceError, trace};
use engine::{BySeat, Game, NullSink, Outcome, Record, RecordError, RuleDataError, Seat, SeatSet};
use stage::StagedGame;
use stage::action::DynAction;
use stage::card_text::CardText;
use stage::game_info::GameInfo;
use stage::scene::Audience;
use stage::step::AnimationStep;
use words::DisplayText;
use words::say;

/// A game as a trait object; [`ErasedGame`] implements it for every game.
pub trait DynGame: Sync {
    /// Returns the id used by records and the command line.
    fn id(&self) -> &'static str;
    /// Returns the static description of the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns the words to print on the card with that face; `stark` selects the high-contrast set.
    fn card_texts(&self, face: &str, stark: bool) -> Vec<CardText>;
    /// Returns the player whose portrait is on the card with that face: seat and index in the eleven.
    fn player_on(&self, face: &str) -> Option<(Seat, usize)>;
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
    fn notebook_level(&self) -> Option<Difficulty>;
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
    /// Starts a match with these options (RON; empty for the defaults) and returns it with the steps of its set-up.
    ///
    /// # Errors
    /// If the options are unreadable or contradict each other.
    fn start(
        &self,
        options: &str,
        seed: u64,
        audience: Audience,
    ) -> Result<(Box<dyn DynMatch>, Vec<AnimationStep>), RecordError>;
    /// Returns the match at the end of its record.
    ///
    /// # Errors
    /// The first error in the record.
    fn resume(&self, record: &Record) -> Result<Box<dyn DynMatch>, RecordError>;
    /// Returns the timeline of a match: its steps as those eyes saw them.
    ///
    /// # Errors
    /// The first error in the record.
    fn replay_timeline(
        &self,
        record: &Record,
        perspective: Perspective,
    ) -> Result<ReplayTimeline, RecordError>;
    /// Returns the seats of a match with the default options.
    fn seats(&self) -> SeatSet {
        self.seats_with("").unwrap_or(SeatSet::BOTH)
    }
    /// Returns the seats of a match with these options (RON; empty for the defaults). The options are checked by
    /// setting up a match.
    ///
    /// # Errors
    /// If the options are unreadable or contradict each other.
    fn seats_with(&self, options: &str) -> Result<SeatSet, RecordError>;
    /// Returns why no match can begin with these options (RON; empty for the defaults), as half a sentence for players;
    /// none if one can begin.
    fn why_not_begin(&self, options: &str) -> Option<DisplayText>;
    /// Returns the ids of the clubs that these options (RON; empty for the defaults) name; `None` if they name none, or
    /// cannot be read.
    fn clubs(&self, options: &str) -> Option<BySeat<&'static str>>;
    /// Returns what the options of a match of these clubs have besides, in RON without brackets; `None` if the
    /// options of the game cannot name them.
    fn options_naming(&self, clubs: BySeat<&str>) -> Option<String>;
    /// Returns all options with their defaults, as JSON.
    fn defaults(&self) -> serde_json::Value;
    /// Returns options (RON; empty for the defaults) as JSON, including those at their defaults.
    ///
    /// # Errors
    /// If the options are unreadable.
    fn options(&self, options: &str) -> Result<serde_json::Value, RecordError>;
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
    /// Replays a record and returns the final score, result and statistics.
    ///
    /// # Errors
    /// The first error in the record.
    fn replay(&self, record: &Record) -> Result<ReplayResult, RecordError>;
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
    /// Returns its number in match codes: see [`Game::CODE`].
    fn code_number(&self) -> u8;
    /// Returns the match code of a record: see [`super::code`].
    ///
    /// # Errors
    /// The first error in the record.
    fn encode_record(&self, record: &Record) -> Result<String, RecordError>;
    /// Decodes a match code of this game.
    ///
    /// # Errors
    /// If the code was made with other rules, or is not that of a valid match.
    fn read_code(&self, letters: &CheckedCode) -> Result<Record, CodeError>;
    /// Writes the trace of a record, one JSON line per decision; writes nothing if the record is damaged.
    ///
    /// # Errors
    /// The first error in the record, or a failure to write.
    fn trace(&self, record: &Record, out: &mut dyn Write) -> Result<(), TraceError>;
    /// Plays a random match with these options (RON; empty for the defaults) and returns it as text, one line per
    /// decision: see [`engine::playthrough`].
    ///
    /// # Errors
    /// If the options are unreadable or contradict each other.
    fn playthrough(&self, options: &str, seed: u64) -> Result<String, RecordError>;
    /// Plays random matches with these options (RON; empty for the defaults) until `decisions` decisions are made, and
    /// checks the contract of [`Game`] at each one.
    ///
    /// # Errors
    /// The first violation, with the seed and the number of the decision; or an error in the options.
    fn conform(&self, options: &str, seed: u64, decisions: u64) -> Result<ConformanceReport, String>;
    /// Plays one match with these options (RON; empty for the defaults) whose decisions are chosen by `bytes`, checks
    /// the contract of [`Game`] at each one, and returns the record: see [`guided`].
    ///
    /// # Errors
    /// The first violation, or an error in the options.
    fn guided(&self, options: &str, seed: u64, bytes: &[u8]) -> Result<Record, String>;
    /// Returns the names of its rule data files.
    fn data_files(&self) -> &'static [&'static str];
    /// Checks that `text` is valid as one of its rule data files.
    ///
    /// # Errors
    /// The first error in the text, with its position.
    fn check_data(&self, file: &str, text: &str) -> Result<(), RuleDataError>;
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

/// The state at the end of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayResult {
    /// Goals of each side.
    pub score: BySeat<u32>,
    /// The seats that owe a decision; none when the match is over.
    pub owed: SeatSet,
    /// The result, if the match is over.
    pub outcome: Option<Outcome>,
    /// The largest deficit of each side, in goals.
    pub behind: BySeat<u32>,
    /// Statistics of the match so far.
    pub stats: MatchStats,
    /// The numbers, from 1, of the decisions that were taken while both seats owed one: the first of each pair.
    pub joint: Vec<usize>,
    /// The decisions that count, each in its one notation: a record of an earlier build may hold answers in vain.
    pub decisions: Vec<(Seat, String)>,
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

/// Implements [`DynGame`] for the game of type `G`.
pub struct ErasedGame<G>(PhantomData<fn() -> G>);

impl<G> ErasedGame<G> {
    /// Returns the entry for [`GAMES`](super::GAMES).
    #[must_use]
    #[expect(clippy::new_without_default, reason = "entries are statics, made once")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Parses options and checks that a match can be set up with them.
fn sound_options<G: Game>(text: &str) -> Result<G::Options, RecordError> {
    let options = read_options(text)?;
    G::setup(&options, 0, &mut NullSink)?;
    Ok(options)
}

/// Methods of [`DynGame`] that call something of the game with the same arguments.
macro_rules! forward {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $returned:ty = $to:expr;)+) => {$(
        fn $name(&self, $($argument: $type),*) -> $returned {
            ($to)($($argument),*)
        }
    )+};
}

impl<G: StagedGame + HasBots> DynGame for ErasedGame<G> {
    forward! {
        fn id() -> &'static str = || G::ID;
        fn info() -> &'static GameInfo = || G::INFO;
        fn card_texts(face: &str, stark: bool) -> Vec<CardText> = G::card_texts;
        fn player_on(face: &str) -> Option<(Seat, usize)> = G::player_on;
        fn opponents() -> &'static [Opponent; 8] = G::opponents;
        fn ratings() -> &'static [i32; 8] = || &G::RATINGS;
        fn strengths() -> &'static [Strength; 8] = || &G::STRENGTHS;
        fn notebook_level() -> Option<Difficulty> = G::notebook_difficulty;
        fn empty_notebook() -> Option<Notebook> = G::empty_notebook;
        fn notebook_sentences(notebook: &Notebook, about: &NotesSubject) -> Result<Vec<DisplayText>, NotebookError>
            = G::notebook_sentences;
        fn noted_after(record: &Record, bot: Difficulty, seat: Seat, before: &Notebook) -> Option<Notebook>
            = noted_after::<G>;
        fn replay_timeline(record: &Record, eyes: Perspective) -> Result<ReplayTimeline, RecordError>
            = timeline::replay_timeline::<G>;
        fn play_reproducibly(options: &str, seed: u64, bots: BySeat<CountedBot>)
            -> Result<ReproducibleMatch, BotMatchError> = reproducible::play::<G>;
        fn check_decisions(record: &Record, seat: Seat, bot: CountedBot) -> Result<DecisionCheck, RecordError>
            = reproducible::check::<G>;
        fn habit_count(record: &Record, bot: Difficulty, seat: Seat) -> Result<Option<HabitCount>, RecordError>
            = habit::count::<G>;
        fn options_naming(clubs: BySeat<&str>) -> Option<String> = G::options_naming;
        fn ledger_against(record: &Record, effort: LedgerSamples, bots: KnownBots) -> Result<Ledger, RecordError>
            = ledger::ledger::<G>;
        fn only_guesses() -> bool = || G::ONLY_GUESSES;
        fn code_number() -> u8 = || G::CODE;
        fn encode_record(record: &Record) -> Result<String, RecordError> = encode::<G>;
        fn playthrough(options: &str, seed: u64) -> Result<String, RecordError> = playthrough::<G>;
        fn data_files() -> &'static [&'static str] = G::data_files;
        fn check_data(file: &str, text: &str) -> Result<(), RuleDataError> = G::check_data;
    }

    fn start(
        &self,
        options: &str,
        seed: u64,
        audience: Audience,
    ) -> Result<(Box<dyn DynMatch>, Vec<AnimationStep>), RecordError> {
        let (in_play, steps) = ErasedMatch::<G>::start(&read_options(options)?, seed, audience)?;
        Ok((Box::new(in_play), steps))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn DynMatch>, RecordError> {
        Ok(Box::new(ErasedMatch::<G>::resume(record)?))
    }

    fn seats_with(&self, options: &str) -> Result<SeatSet, RecordError> {
        Ok(G::setup(&read_options(options)?, 0, &mut NullSink)?.seats())
    }

    fn clubs(&self, options: &str) -> Option<BySeat<&'static str>> {
        G::clubs(&read_options(options).ok()?)
    }

    fn why_not_begin(&self, options: &str) -> Option<DisplayText> {
        sound_options::<G>(options).err()?;
        let why = read_options(options).ok().and_then(|options| G::why_not_begin(&options));
        Some(why.unwrap_or_else(|| say!("options-do-not-match")))
    }

    fn defaults(&self) -> serde_json::Value {
        serde_json::to_value(G::Options::default()).unwrap_or_default()
    }

    fn options(&self, options: &str) -> Result<serde_json::Value, RecordError> {
        let options: G::Options = read_options(options)?;
        Ok(serde_json::to_value(options).unwrap_or_default())
    }

    fn arena(&self, options: &str) -> Result<Box<dyn DynArena>, RecordError> {
        Ok(Box::new(ErasedArena::<G> { options: sound_options::<G>(options)?, think: None }))
    }

    fn replay(&self, record: &Record) -> Result<ReplayResult, RecordError> {
        let mut counter = StatsCounter::default();
        // Counted here: the replay skips answers to decisions that only earlier builds asked for.
        let mut taken = 0;
        let (mut joint, mut decisions) = (Vec::new(), Vec::new());
        let note = |n, state: &G, seat: Seat, action: &G::Action, counter: &mut StatsCounter| {
            decisions.push((seat, action.to_string()));
            if state.seats_to_move() == SeatSet::BOTH {
                joint.push(n);
            }
            counter.note(taken, state.score());
            taken += 1;
        };
        let state = record.replay::<G, _>(&mut counter, note)?;
        counter.note(taken, state.score());
        Ok(ReplayResult {
            score: state.score(),
            owed: state.seats_to_move(),
            outcome: state.outcome(),
            behind: counter.behind,
            stats: counter.stats(),
            joint,
            decisions,
        })
    }

    fn hindsight(&self, record: &Record, n: usize, other: &DynAction) -> Option<f64> {
        ledger::hindsight::<G>(record, n, other.get()?)
    }

    fn read_code(&self, letters: &CheckedCode) -> Result<Record, CodeError> {
        letters.read::<G>()
    }

    fn trace(&self, record: &Record, out: &mut dyn Write) -> Result<(), TraceError> {
        trace::<G>(record, out).map(drop)
    }

    fn conform(&self, options: &str, seed: u64, decisions: u64) -> Result<ConformanceReport, String> {
        let options = sound_options::<G>(options).map_err(|error| error.to_string())?;
        conformance::<G>(&options, seed, decisions)
    }

    fn guided(&self, options: &str, seed: u64, bytes: &[u8]) -> Result<Record, String> {
        let options = sound_options::<G>(options).map_err(|error| error.to_string())?;
        guided::<G>(&options, seed, bytes)
    }
}
