//! [`DynGame`], the object-safe interface to a game: code that works for any game uses it instead of a game's own
//! types.

use super::dyn_bots::DynBots;
use super::dyn_match::{DynMatch, ErasedMatch};
use super::dyn_tools::DynTools;
use super::erased::{ErasedGame, forward, sound_options};
use super::match_stats::{MatchStats, StatsCounter};
use super::timeline::{self, Perspective, ReplayTimeline};
use ai::HasBots;
use engine::code::{CheckedCode, CodeError, encode};
use engine::record::read_options;
use engine::{BySeat, NullSink, Outcome, Record, RecordError, Seat, SeatSet};
use stage::StagedGame;
use stage::card_text::CardText;
use stage::game_info::GameInfo;
use stage::scene::Audience;
use stage::step::AnimationStep;
use words::DisplayText;
use words::say;

/// A game as a trait object; [`ErasedGame`] implements it for every game.
pub trait DynGame: DynBots + DynTools + Sync {
    /// Returns the id used by records and the command line.
    fn id(&self) -> &'static str;
    /// Returns the static description of the game.
    fn info(&self) -> &'static GameInfo;
    /// Returns the words to print on the card with that face; `stark` selects the high-contrast set.
    fn card_texts(&self, face: &str, stark: bool) -> Vec<CardText>;
    /// Returns the player whose portrait is on the card with that face: seat and index in the eleven.
    fn player_on(&self, face: &str) -> Option<(Seat, usize)>;
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
    /// Replays a record and returns the final score, result and statistics.
    ///
    /// # Errors
    /// The first error in the record.
    fn replay(&self, record: &Record) -> Result<ReplayResult, RecordError>;
    /// Returns its number in match codes: see [`engine::Game::CODE`].
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

impl<G: StagedGame + HasBots> DynGame for ErasedGame<G> {
    forward! {
        fn id() -> &'static str = || G::ID;
        fn info() -> &'static GameInfo = || G::INFO;
        fn card_texts(face: &str, stark: bool) -> Vec<CardText> = G::card_texts;
        fn player_on(face: &str) -> Option<(Seat, usize)> = G::player_on;
        fn replay_timeline(record: &Record, eyes: Perspective) -> Result<ReplayTimeline, RecordError>
            = timeline::replay_timeline::<G>;
        fn options_naming(clubs: BySeat<&str>) -> Option<String> = G::options_naming;
        fn code_number() -> u8 = || G::CODE;
        fn encode_record(record: &Record) -> Result<String, RecordError> = encode::<G>;
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

    fn why_not_begin(&self, options: &str) -> Option<DisplayText> {
        sound_options::<G>(options).err()?;
        let why = read_options(options).ok().and_then(|options| G::why_not_begin(&options));
        Some(why.unwrap_or_else(|| say!("options-do-not-match")))
    }

    fn clubs(&self, options: &str) -> Option<BySeat<&'static str>> {
        G::clubs(&read_options(options).ok()?)
    }

    fn defaults(&self) -> serde_json::Value {
        serde_json::to_value(G::Options::default()).unwrap_or_default()
    }

    fn options(&self, options: &str) -> Result<serde_json::Value, RecordError> {
        let options: G::Options = read_options(options)?;
        Ok(serde_json::to_value(options).unwrap_or_default())
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

    fn read_code(&self, letters: &CheckedCode) -> Result<Record, CodeError> {
        letters.read::<G>()
    }
}
