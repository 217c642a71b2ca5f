//! The seam between a game's own types and everything that works for any game: the only file that names both halves.

use std::io::Write;
use std::marker::PhantomData;
use std::time::Duration;

use super::dyn_match::{DynMatch, InPlay};
use super::match_stats::{MatchStats, StatsCounter};
use super::reel::{self, Eyes, Reel};
use crate::ai::adjusted::judged_bout;
use crate::ai::arena::{Bout, BoutError, Player, bout_within};
use crate::ai::ledger::{Effort, Ledger, ledger};
use crate::ai::opponent::Opponent;
use crate::ai::{HasBots, Level};
use crate::engine::code::{CodeError, Letters, spell};
use crate::engine::playthrough::playthrough;
use crate::engine::record::read_options;
use crate::engine::testing::{Conformed, conformance, guided};
use crate::engine::trace::{TraceError, trace};
use crate::engine::{BySeat, DataFault, Game, Outcome, Record, RecordError, Seat, Seats, Silent};
use crate::stage::Staged;
use crate::stage::beat::Beat;
use crate::stage::card_text::CardText;
use crate::stage::scene::Audience;
use crate::stage::sheet::Sheet;

/// One game of the registry.
pub trait DynGame: Sync {
    /// The id that records and the command line use.
    fn id(&self) -> &'static str;
    /// What is known of it before any match.
    fn sheet(&self) -> &'static Sheet;
    /// The words that are set onto the picture of the card with that face; `stark` in the set of high contrast.
    fn card_texts(&self, face: &str, stark: bool) -> Vec<CardText>;
    /// Whom players meet, in the order of [`Level::ALL`].
    fn opponents(&self) -> &'static [Opponent; 8];
    /// Whom players meet at that level.
    fn opponent(&self, level: Level) -> &'static Opponent {
        &self.opponents()[level as usize]
    }
    /// How strong its bots are: see [`HasBots::RATINGS`].
    fn ratings(&self) -> &'static [i32; 8];
    /// A new match with these options (RON; empty for the defaults), and what its set-up looks like.
    ///
    /// # Errors
    /// Options that are unreadable or do not go together.
    fn start(
        &self,
        options: &str,
        seed: u64,
        audience: Audience,
    ) -> Result<(Box<dyn DynMatch>, Vec<Beat>), RecordError>;
    /// A match as its record left it.
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    fn resume(&self, record: &Record) -> Result<Box<dyn DynMatch>, RecordError>;
    /// A match to be shown again, beat by beat, through those eyes.
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    fn reel(&self, record: &Record, eyes: Eyes) -> Result<Reel, RecordError>;
    /// Who takes part in a match with the default options.
    fn seats(&self) -> Seats {
        self.seats_with("").unwrap_or(Seats::BOTH)
    }
    /// Who takes part in a match with these options (RON; empty for the defaults), which are checked as far as setting up
    /// a match does.
    ///
    /// # Errors
    /// Options that are unreadable or do not go together.
    fn seats_with(&self, options: &str) -> Result<Seats, RecordError>;
    /// Every option with its default, as JSON.
    fn defaults(&self) -> serde_json::Value;
    /// Options (RON; empty for the defaults) as JSON, those at their defaults too.
    ///
    /// # Errors
    /// Options that are unreadable.
    fn options(&self, options: &str) -> Result<serde_json::Value, RecordError>;
    /// The place where bots play each other with these options (RON; empty for the defaults).
    ///
    /// # Errors
    /// Options that are unreadable or do not go together.
    fn arena(&self, options: &str) -> Result<Box<dyn Arena>, RecordError>;
    /// Where a record leads.
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    fn replay(&self, record: &Record) -> Result<Replayed, RecordError>;
    /// What of a record's result came from skill, what from guessing and what from luck. Slow: call it off the main thread.
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    fn ledger(&self, record: &Record, effort: Effort) -> Result<Ledger, RecordError>;
    /// Its number in match codes: see [`Game::CODE`].
    fn code_number(&self) -> u8;
    /// The code of a record: see [`super::code`].
    ///
    /// # Errors
    /// The first thing that is wrong with the record.
    fn spell(&self, record: &Record) -> Result<String, RecordError>;
    /// The record that a code of this game spells.
    ///
    /// # Errors
    /// Other rules, or no match.
    fn read_code(&self, letters: &Letters) -> Result<Record, CodeError>;
    /// Writes the trace of a record, one JSON line a decision; of a damaged record, nothing.
    ///
    /// # Errors
    /// The first thing that is wrong with the record, or a failure to write.
    fn trace(&self, record: &Record, out: &mut dyn Write) -> Result<(), TraceError>;
    /// A random match as a text, one line a decision: see [`crate::engine::playthrough`].
    ///
    /// # Errors
    /// Options (RON; empty for the defaults) that are unreadable or do not go together.
    fn playthrough(&self, options: &str, seed: u64) -> Result<String, RecordError>;
    /// Plays random matches with these options (RON; empty for the defaults) until so many decisions are taken, and
    /// checks every promise of [`Game`] on the way.
    ///
    /// # Errors
    /// The first broken promise, with the seed and the number of the decision; or options that do not go together.
    fn conform(&self, options: &str, seed: u64, decisions: u64) -> Result<Conformed, String>;
    /// Plays one match with these options (RON; empty for the defaults) as the bytes say, and checks every promise of
    /// [`Game`] on the way: see [`guided`]. Gives the record.
    ///
    /// # Errors
    /// The first broken promise; or options that do not go together.
    fn guided(&self, options: &str, seed: u64, bytes: &[u8]) -> Result<Record, String>;
    /// The names of its files of rule data.
    fn data_files(&self) -> &'static [&'static str];
    /// Whether `text` would do as that file of its rule data.
    ///
    /// # Errors
    /// The first thing that is wrong with it, with its place.
    fn check_data(&self, file: &str, text: &str) -> Result<(), DataFault>;
}

/// Where bots play each other, with options once read.
pub trait Arena: Send + Sync {
    /// Plays one match between bots of these levels.
    ///
    /// # Errors
    /// A fault of a bot or of the game.
    fn bout(&self, seed: u64, levels: BySeat<Level>, keep_record: bool) -> Result<Bout, BoutError> {
        self.play(seed, levels.map(Player::Level), keep_record)
    }

    /// Plays one match.
    ///
    /// # Errors
    /// A fault of a bot or of the game.
    fn play(&self, seed: u64, players: BySeat<Player>, keep_record: bool) -> Result<Bout, BoutError>;

    /// From now on bots have that time of one core for a decision, in [`Arena::play`], and not a number of iterations.
    fn think(&mut self, time: Duration);

    /// Plays the same match, with its record, its ledger and what the dice of the bots changed of home's prospect.
    ///
    /// # Errors
    /// A fault of a bot or of the game.
    fn judged(
        &self,
        seed: u64,
        players: BySeat<Player>,
        effort: Effort,
    ) -> Result<(Bout, Ledger, f64), BoutError>;

    /// The names of the game's field of habit-driven opponents, and what each does; empty where there is none.
    fn habits(&self) -> Vec<(&'static str, &'static str)>;
}

/// Where a record leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// Goals.
    pub score: BySeat<u32>,
    /// Who is to decide; nobody when the match is over.
    pub owed: Seats,
    /// The result, once there is one.
    pub outcome: Option<Outcome>,
    /// The most goals that each side was behind.
    pub behind: BySeat<u32>,
    /// How it went so far.
    pub course: MatchStats,
}

/// The arena of a game.
struct Ground<G: Game> {
    options: G::Options,
    think: Option<Duration>,
}

impl<G: HasBots> Arena for Ground<G> {
    fn play(&self, seed: u64, players: BySeat<Player>, keep_record: bool) -> Result<Bout, BoutError> {
        bout_within::<G>(&self.options, seed, players, keep_record, self.think)
    }

    fn think(&mut self, time: Duration) {
        self.think = Some(time);
    }

    fn judged(
        &self,
        seed: u64,
        players: BySeat<Player>,
        effort: Effort,
    ) -> Result<(Bout, Ledger, f64), BoutError> {
        judged_bout::<G>(&self.options, seed, players, effort)
    }

    fn habits(&self) -> Vec<(&'static str, &'static str)> {
        G::habits().iter().map(|habit| (habit.name, habit.line)).collect()
    }
}

/// The entry of a game, made from its type.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    /// The entry.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "entries are statics, made once")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

/// Options that a match can be set up with.
fn sound_options<G: Game>(text: &str) -> Result<G::Options, RecordError> {
    let options = read_options(text)?;
    G::setup(&options, 0, &mut Silent)?;
    Ok(options)
}

impl<G: Staged + HasBots> DynGame for Erased<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn sheet(&self) -> &'static Sheet {
        G::SHEET
    }

    fn card_texts(&self, face: &str, stark: bool) -> Vec<CardText> {
        G::card_texts(face, stark)
    }

    fn opponents(&self) -> &'static [Opponent; 8] {
        G::opponents()
    }

    fn ratings(&self) -> &'static [i32; 8] {
        &G::RATINGS
    }

    fn start(
        &self,
        options: &str,
        seed: u64,
        audience: Audience,
    ) -> Result<(Box<dyn DynMatch>, Vec<Beat>), RecordError> {
        let (in_play, beats) = InPlay::<G>::start(&read_options(options)?, seed, audience)?;
        Ok((Box::new(in_play), beats))
    }

    fn resume(&self, record: &Record) -> Result<Box<dyn DynMatch>, RecordError> {
        Ok(Box::new(InPlay::<G>::resume(record)?))
    }

    fn reel(&self, record: &Record, eyes: Eyes) -> Result<Reel, RecordError> {
        reel::reel::<G>(record, eyes)
    }

    fn seats_with(&self, options: &str) -> Result<Seats, RecordError> {
        Ok(G::setup(&read_options(options)?, 0, &mut Silent)?.seats())
    }

    fn defaults(&self) -> serde_json::Value {
        serde_json::to_value(G::Options::default()).unwrap_or_default()
    }

    fn options(&self, options: &str) -> Result<serde_json::Value, RecordError> {
        let options: G::Options = read_options(options)?;
        Ok(serde_json::to_value(options).unwrap_or_default())
    }

    fn arena(&self, options: &str) -> Result<Box<dyn Arena>, RecordError> {
        Ok(Box::new(Ground::<G> { options: sound_options::<G>(options)?, think: None }))
    }

    fn replay(&self, record: &Record) -> Result<Replayed, RecordError> {
        let mut counter = StatsCounter::default();
        // What an earlier build asked in vain is no decision.
        let mut taken = 0;
        let note = |_, state: &G, _: Seat, _: &G::Action, counter: &mut StatsCounter| {
            counter.note(taken, state.score());
            taken += 1;
        };
        let state = record.replay::<G, _>(&mut counter, note)?;
        counter.note(taken, state.score());
        Ok(Replayed {
            score: state.score(),
            owed: state.owed(),
            outcome: state.outcome(),
            behind: counter.behind,
            course: counter.course(),
        })
    }

    fn ledger(&self, record: &Record, effort: Effort) -> Result<Ledger, RecordError> {
        ledger::<G>(record, effort)
    }

    fn code_number(&self) -> u8 {
        G::CODE
    }

    fn spell(&self, record: &Record) -> Result<String, RecordError> {
        spell::<G>(record)
    }

    fn read_code(&self, letters: &Letters) -> Result<Record, CodeError> {
        letters.read::<G>()
    }

    fn trace(&self, record: &Record, out: &mut dyn Write) -> Result<(), TraceError> {
        trace::<G>(record, out).map(drop)
    }

    fn playthrough(&self, options: &str, seed: u64) -> Result<String, RecordError> {
        playthrough::<G>(options, seed)
    }

    fn conform(&self, options: &str, seed: u64, decisions: u64) -> Result<Conformed, String> {
        let options = sound_options::<G>(options).map_err(|fault| fault.to_string())?;
        conformance::<G>(&options, seed, decisions)
    }

    fn guided(&self, options: &str, seed: u64, bytes: &[u8]) -> Result<Record, String> {
        let options = sound_options::<G>(options).map_err(|fault| fault.to_string())?;
        guided::<G>(&options, seed, bytes)
    }

    fn data_files(&self) -> &'static [&'static str] {
        G::data_files()
    }

    fn check_data(&self, file: &str, text: &str) -> Result<(), DataFault> {
        G::check_data(file, text)
    }
}
