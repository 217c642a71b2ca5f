//! The steps of a run, what it waits for, and what was played.

use serde::{Deserialize, Serialize};

use ai::Difficulty;
use competition::FixtureResult;
use engine::rng::{fnv1a, mix};
use engine::{BySeat, Seat};

use super::map::{SEEDS, TourLeg};
use super::perk::Perk;
use super::points::RunPoints;

/// A match that was played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TourMatch {
    /// The result.
    pub result: FixtureResult,
    /// The match code; empty if it has none, and then the run cannot be proved.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub code: String,
}

/// A step of a run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RunStep {
    /// Goes on to the stop in that lane.
    Way(usize),
    /// Plays the next match in that seat.
    Side(Seat),
    /// Plays the next match with that variant of its options; 0 has the usual ones.
    Options(usize),
    /// Plays the next match as the map has it, and keeps the gaffer's option.
    AsDrawn,
    /// Plays a match to its end.
    Played(TourMatch),
    /// Plays a lost match again.
    Replay,
    /// Takes the defeat.
    Accept,
    /// Takes a helper on the bus; with a full bus somebody leaves.
    Board(Perk, Option<Perk>),
    /// Takes nobody on the bus.
    Nobody,
    /// Gives the run up: it is over, and cannot be proved.
    GiveUp,
}

/// What a run waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunPhase {
    /// The choice of a way, among these lanes of the next stop.
    Way(Vec<usize>),
    /// The choice of home or away.
    Side,
    /// The choice of options.
    Options,
    /// The match.
    Match,
    /// Whether a lost match is played again.
    Replay,
    /// The choice of a helper, among these.
    Bus(Vec<Perk>),
    /// Nothing: it is over.
    Over {
        /// True if it ended with the cup.
        won: bool,
    },
}

/// The next match of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunFixture {
    /// The match as the map has it.
    pub leg: TourLeg,
    /// The options in RON.
    pub options: String,
    /// The seat of the person.
    pub seat: Seat,
    /// The seed.
    pub seed: u64,
    /// Number of the match within its stop, from 0: more than one only in a tie.
    pub number: usize,
}

/// A match between bots that can be watched.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BotFixture {
    /// The id of the game.
    pub game: &'static str,
    /// The options, in RON.
    pub options: String,
    /// The seed.
    pub seed: u64,
    /// The bots.
    pub bots: BySeat<Difficulty>,
}

impl RunFixture {
    /// Returns the opponent's last match, which the film room shows: on the same options and in the same seat, against
    /// another bot.
    #[must_use]
    pub fn film(&self) -> BotFixture {
        let opponent = self.leg.opponent;
        let other = if opponent == Difficulty::Amateur { Difficulty::SemiPro } else { Difficulty::Amateur };
        let bots = BySeat::from_fn(|seat| if seat == self.seat { other } else { opponent });
        // Short enough for short codes, as that of the match is.
        let seed = mix(fnv1a("film room"), self.seed) % SEEDS;
        BotFixture { game: &self.leg.game.id, options: self.options.clone(), seed, bots }
    }
}

/// How a stop ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedNode {
    /// Its place on the road.
    pub stop: usize,
    /// Its lane.
    pub lane: usize,
    /// The results of its matches that count, each with the person's seat.
    pub results: Vec<(Seat, FixtureResult)>,
    /// True if it was won.
    pub won: bool,
    /// The lives that came back with it.
    pub lives_back: u32,
    /// The points that it brought, those of the cup included.
    pub points: u32,
    /// What they were earned with.
    pub earned: RunPoints,
}
