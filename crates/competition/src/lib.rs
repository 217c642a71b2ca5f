//! Competitions of several sides at one table. In a league all sides meet each other; in a cup the loser is out; groups
//! lead to a cup. A tie of the cup is one match, two legs, or a leg in each of several games.
//!
//! Entrants are people and bots, in any game for two. A competition gives the fixtures and their seeds, and counts
//! the results. Other crates play the matches. It is a plain value: format, entrants with their strengths, seed and
//! results determine fixtures and tables, so only these are stored.
//!
//! The rules for several players stand in the rule sheet of Soccer Cards (`docs/rules/soccer_cards.md`, clause SC-10).
//! They hold here for every game.

pub mod chances;
mod entrants;
mod error;
mod file;
mod format;
pub mod groups;
pub mod revealed;
mod scorers;
mod ties;
mod words;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use self::entrants::{Entrant, as_countries, clubs_of, entrants, entrants_of, mixture};
pub use self::error::{BotFixtureError, CompetitionError};
pub use self::file::CompetitionV1;
pub use self::format::{CompetitionKind, Format, Legs, cup_games};
use self::revealed::FixtureId;
pub use self::scorers::{GoalScorers, PlayedFixture, TopScorer};
pub use self::ties::{RoundKind, Tie, round_robin};
use ai::Difficulty;
use engine::rng::{fnv1a, mix};
use engine::{BySeat, Outcome, Record, RecordError, Seat};
use games::dyn_game::DynGame;
use players::controller::Controller;

/// The file version of this build.
pub const VERSION: u32 = 2;
/// Maximum number of people in a competition.
pub const MAX_PEOPLE: usize = 8;
/// Upper bound of the seeds of earlier builds, whose matches have seeds below it too.
const SHORT_SEEDS: u64 = 1_000_000_000;
/// Maximum characters of a name.
const MAX_NAME_CHARS: usize = 24;
/// Maximum goals or kicks of a side, and replays of a match: far above any match, and low enough that no sum overflows.
const MAX_COUNT: u64 = 1000;

/// The difficulties of bots where no single one is chosen, in turn: each comes once before one comes again.
const MIXED: [Difficulty; 8] = [
    Difficulty::Amateur,
    Difficulty::Pro,
    Difficulty::Rookie,
    Difficulty::WorldClass,
    Difficulty::SemiPro,
    Difficulty::Youth,
    Difficulty::International,
    Difficulty::Random,
];

/// The name in the file of the only person, if that person has no name.
const YOU: &str = "You";
/// The prefix of the names that stand in the file for several people without names; their numbers follow.
const PLAYER: &str = "Player ";

/// The result of a match, as far as a competition counts it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FixtureResult {
    /// The winner; `None` for a draw.
    pub winner: Option<Seat>,
    /// Goals of each side.
    pub score: BySeat<u32>,
    /// Shootout kicks scored by each side, if there was a shootout.
    pub kicks: Option<BySeat<u32>>,
}

impl From<&Outcome> for FixtureResult {
    fn from(outcome: &Outcome) -> Self {
        Self { winner: outcome.winner, score: outcome.score, kicks: outcome.kicks }
    }
}

impl FixtureResult {
    /// Checks that this match can end with this result.
    fn check(&self, id: FixtureId) -> Result<(), CompetitionError> {
        let (round, place) = (id.round + 1, id.place + 1);
        for (field, goals) in [("score", Some(self.score)), ("kicks", self.kicks)] {
            let most = goals.map_or(0, |goals| u64::from(goals[Seat::Home].max(goals[Seat::Away])));
            if most > MAX_COUNT {
                return Err(CompetitionError::Number { round, place, field, found: most });
            }
        }
        let expected = self.kicks.unwrap_or(self.score).ahead();
        if self.winner == expected {
            Ok(())
        } else {
            Err(CompetitionError::Winner { round, place, found: self.winner, expected })
        }
    }
}

/// A match of a competition. Sides are indices into the entrants.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The round, from 0.
    pub round: usize,
    /// Index of the match in the round, from 0.
    pub place: usize,
    /// The sides that meet.
    pub sides: BySeat<usize>,
    /// The leg of its tie, from 0.
    pub leg: usize,
    /// True if the match must have a winner, because it decides who goes on.
    pub decides: bool,
    /// The result, once played.
    pub played: Option<FixtureResult>,
}

impl FixtureResult {
    /// Returns the result with home and away swapped.
    fn swapped(self) -> Self {
        let Self { winner, score, kicks } = self;
        Self { winner: winner.map(|seat| !seat), score: score.swapped(), kicks: kicks.map(BySeat::swapped) }
    }
}

impl Fixture {
    /// Returns a result of this leg by the seats of the first leg: in every second one, home and away are swapped.
    #[must_use]
    pub fn by_seats_of_first_leg(&self, tally: FixtureResult) -> FixtureResult {
        if self.leg % 2 == 1 { tally.swapped() } else { tally }
    }

    /// Returns its round and its place there.
    #[must_use]
    pub const fn id(&self) -> FixtureId {
        FixtureId { round: self.round, place: self.place }
    }
}

/// The effect of a counted result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResultEffect {
    /// The result counts.
    Yes,
    /// The cup match was drawn and is replayed with another seed.
    Replay,
}

/// Returns the options of a match, in RON: of one that should have a winner, or of a league match, with these fields
/// too.
#[must_use]
pub fn match_options(game: &dyn DynGame, decides: bool, more: &[&str]) -> String {
    let info = game.info();
    let plain = if decides { info.cup_match } else { info.league_match };
    let plain = plain.trim_start_matches('(').trim_end_matches(')');
    let fields: Vec<&str> = [plain].iter().chain(more).copied().filter(|field| !field.is_empty()).collect();
    format!("({})", fields.join(", "))
}

/// A competition: its entrants and the results so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "competition")]
pub struct Competition {
    version: u32,
    format: Format,
    seed: u64,
    entrants: Vec<Entrant>,
    /// Results by round and index in the round.
    results: BTreeMap<FixtureId, FixtureResult>,
    /// Number of drawn matches replayed so far.
    replays: BTreeMap<FixtureId, u64>,
    /// The scorers of the results, as far as they are known.
    #[serde(default)]
    scorers: BTreeMap<FixtureId, GoalScorers>,
    /// The strength of each side for the draw, as it was when the competition was created; 0 for people, since they
    /// come first. Empty where the draw is not seeded, and in files of earlier builds, which drew by the order of the
    /// difficulties.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    strengths: Vec<u32>,
}

impl Competition {
    /// Makes a competition of single matches in one game, without results.
    ///
    /// # Errors
    /// The errors of [`Self::with_format`].
    pub fn new(
        game: &'static dyn DynGame,
        kind: CompetitionKind,
        entrants: Vec<Entrant>,
        seed: u64,
    ) -> Result<Self, CompetitionError> {
        Self::with_format(Format::new(game, kind), entrants, seed)
    }

    /// Creates a competition of that format without results. The seed decides the draw.
    ///
    /// # Errors
    /// The format is impossible, as is the number of entrants, or their names are not distinct.
    pub fn with_format(format: Format, entrants: Vec<Entrant>, seed: u64) -> Result<Self, CompetitionError> {
        let (results, replays, scorers) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        let strength = |entrant: &Entrant| match entrant.controller {
            Controller::Human => 0,
            Controller::Bot(difficulty) => format.strength(difficulty).tenths(),
        };
        let strengths = if format.seeded { entrants.iter().map(strength).collect() } else { Vec::new() };
        let new = Self { version: VERSION, format, seed, entrants, results, replays, scorers, strengths };
        new.check()?;
        Ok(new)
    }

    /// Returns true if both are the same competition, whatever their progress.
    #[must_use]
    pub fn is_same(&self, other: &Self) -> bool {
        (&self.format, self.seed, &self.entrants) == (&other.format, other.seed, &other.entrants)
    }

    /// Returns true if this is the same competition at a later time or at the same one: it tells all that `earlier`
    /// tells.
    #[must_use]
    pub fn continues(&self, earlier: &Self) -> bool {
        self.is_same(earlier)
            && earlier.results.iter().all(|(at, result)| self.results.get(at) == Some(result))
            && earlier.scorers.iter().all(|(at, scorers)| self.scorers.get(at) == Some(scorers))
            && earlier.replays.iter().all(|(at, drawn)| self.replays.get(at).is_some_and(|now| now >= drawn))
    }

    /// Returns the name of its file: what makes it the same competition, in 16 letters. Its progress changes nothing.
    #[must_use]
    pub fn id(&self) -> String {
        // Plain data can always be serialized.
        let text = ron::to_string(&(&self.format, self.seed, &self.entrants)).unwrap_or_default();
        format!("{:016x}", fnv1a(&text))
    }

    /// Returns the number of matches that are counted or drawn.
    #[must_use]
    pub fn progress(&self) -> u64 {
        self.results.len() as u64 + self.replays.values().sum::<u64>()
    }

    /// Returns the only game; `None` across games, or if this build does not have it.
    #[must_use]
    pub fn game(&self) -> Option<&'static dyn DynGame> {
        match &self.format.games[..] {
            [game] => games::find(game),
            _ => None,
        }
    }

    /// Returns the game of that match, or `None` if this build does not have it.
    #[must_use]
    pub fn game_of(&self, fixture: &Fixture) -> Option<&'static dyn DynGame> {
        games::find(self.game_id(fixture))
    }

    fn game_id(&self, fixture: &Fixture) -> &str {
        let leg = if self.format.is_across_games() { fixture.leg } else { 0 };
        self.format.games.get(leg).map_or("", String::as_str)
    }

    /// Returns the options of that match in its game, in RON.
    #[must_use]
    pub fn options(&self, fixture: &Fixture) -> String {
        let Some(game) = self.game_of(fixture) else { return String::new() };
        let info = game.info();
        let neutral = if self.format.neutral { info.neutral } else { "" };
        let clubs = fixture.sides.map(|side| self.club(side).id.as_str());
        let countries = { self.format.countries }.then(|| game.options_naming(clubs)).flatten();
        match_options(game, fixture.decides, &[neutral, &countries.unwrap_or_default()])
    }

    /// Returns the seed of the draw, from which those of the matches follow.
    #[must_use]
    pub const fn draw_seed(&self) -> u64 {
        self.seed
    }

    /// Returns the format: kind, games, legs and options.
    #[must_use]
    pub const fn format(&self) -> &Format {
        &self.format
    }

    /// Returns whether it is a cup, a league, or groups with a cup.
    #[must_use]
    pub const fn kind(&self) -> CompetitionKind {
        self.format.kind
    }

    /// Returns the sides that take part, by their numbers.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Returns the unplayed matches of the current round; a round begins when the one before it is over.
    #[must_use]
    pub fn next_fixtures(&self) -> Vec<Fixture> {
        let open = |round: &Vec<Fixture>| round.iter().any(|fixture| fixture.played.is_none());
        let mut round = self.rounds().into_iter().find(open).unwrap_or_default();
        round.retain(|fixture| fixture.played.is_none());
        round
    }

    /// Returns the next match in which a person takes part.
    #[must_use]
    pub fn for_people(&self) -> Option<Fixture> {
        self.next_fixtures().into_iter().find(|fixture| self.has_people(fixture))
    }

    /// Returns the next match between bots.
    #[must_use]
    pub fn for_bots(&self) -> Option<Fixture> {
        self.next_fixtures().into_iter().find(|fixture| !self.has_people(fixture))
    }

    /// Returns true if a person takes part in that match.
    #[must_use]
    pub fn has_people(&self, fixture: &Fixture) -> bool {
        Seat::BOTH.into_iter().any(|seat| self.controllers(fixture)[seat] == Controller::Human)
    }

    /// Returns the controllers of that match.
    pub fn controllers(&self, fixture: &Fixture) -> BySeat<Controller> {
        fixture
            .sides
            .map(|side| self.entrants.get(side).map_or(Controller::Human, |entrant| entrant.controller))
    }

    /// Returns the name of that side.
    #[must_use]
    pub fn name(&self, side: usize) -> &str {
        self.entrants.get(side).map_or("", |entrant| &entrant.name)
    }

    /// Returns true if that side is the only person among bots, who is called *you*.
    #[must_use]
    pub fn is_you(&self, side: usize) -> bool {
        self.is_person(side) && (0..self.entrants.len()).filter(|side| self.is_person(*side)).count() == 1
    }

    /// Returns the seed of that match: of 64 bits, as the competition's own seed is. A competition of an earlier build,
    /// which has a short one, keeps the short seeds that its matches had.
    #[must_use]
    pub fn seed(&self, fixture: &Fixture) -> u64 {
        let id = fixture.id();
        let replays = self.replays.get(&id).copied().unwrap_or(0);
        let seed = mix(mix(self.seed, 1 + replays), ((id.round as u64) << 8) + id.place as u64);
        if self.seed < SHORT_SEEDS { seed % SHORT_SEEDS } else { seed }
    }

    /// Returns the due match with that game and seed. So a match that was left and continued later still counts.
    #[must_use]
    pub fn played_as(&self, game: &str, seed: u64) -> Option<Fixture> {
        self.next_fixtures()
            .into_iter()
            .find(|fixture| self.game_id(fixture) == game && self.seed(fixture) == seed)
    }

    /// Returns true if the match with that game and seed has decided the final.
    #[must_use]
    pub fn is_final(&self, game: &str, seed: u64) -> bool {
        let last =
            self.last_tie().filter(|tie| tie.winner.is_some()).and_then(|tie| tie.legs.last().copied());
        last.is_some_and(|last| self.game_id(&last) == game && self.seed(&last) == seed)
    }

    /// Returns the final, once its sides are known.
    pub(crate) fn last_tie(&self) -> Option<Tie> {
        let mut ties = self.ties();
        if ties.len() == self.stages() { ties.pop()?.pop() } else { None }
    }

    /// Records a result. A drawn cup match is replayed.
    ///
    /// # Errors
    /// The match is not due, or the result is impossible.
    pub fn record_result(
        &mut self,
        fixture: &Fixture,
        played: impl Into<PlayedFixture>,
    ) -> Result<ResultEffect, CompetitionError> {
        let PlayedFixture { result: tally, scorers } = played.into();
        let id = fixture.id();
        let Some(due) = self.next_fixtures().into_iter().find(|due| due.id() == id) else {
            return Err(CompetitionError::NotDue { round: id.round + 1, place: id.place + 1 });
        };
        tally.check(id)?;
        scorers.iter().try_for_each(|scorers| scorers::check(id, &tally, scorers))?;
        if due.decides && tally.winner.is_none() {
            let replays = self.replays.entry(id).or_default();
            *replays = (*replays + 1).min(MAX_COUNT);
            return Ok(ResultEffect::Replay);
        }
        self.results.insert(id, tally);
        self.scorers.extend(scorers.map(|scorers| (id, scorers)));
        Ok(ResultEffect::Yes)
    }

    /// Returns the winner, once everything is played.
    #[must_use]
    pub fn champion(&self) -> Option<usize> {
        if !self.next_fixtures().is_empty() {
            return None;
        }
        match self.format.kind {
            CompetitionKind::League => self.standings().first().map(|row| row.side),
            CompetitionKind::Cup | CompetitionKind::Groups => {
                self.last_tie()?.decided().map(|(winner, _)| winner)
            }
        }
    }

    /// Plays a match between bots without counting it.
    ///
    /// # Errors
    /// A person takes part, or a bot or the game failed.
    pub fn play_fixture(&self, fixture: &Fixture) -> Result<PlayedFixture, BotFixtureError> {
        PlayedFixture::of_record(&self.simulate_fixture(fixture)?).ok_or(BotFixtureError::Unrecorded)
    }

    /// Plays a match between bots, as it was played if it is over, and returns its record.
    ///
    /// # Errors
    /// The errors of [`Self::play_fixture`].
    pub fn simulate_fixture(&self, fixture: &Fixture) -> Result<Record, BotFixtureError> {
        let controllers = self.controllers(fixture);
        let (Controller::Bot(home), Controller::Bot(away)) =
            (controllers[Seat::Home], controllers[Seat::Away])
        else {
            return Err(BotFixtureError::Person);
        };
        let bots = BySeat::new(home, away);
        record_of_bots(self.game_id(fixture), &self.options(fixture), self.seed(fixture), bots)
    }
}

/// Plays a match between bots of the game with that id, with these options (RON), and returns its record.
///
/// # Errors
/// The game is unknown, the options do not go together, or a bot or the game failed.
pub fn record_of_bots(
    game: &str,
    options: &str,
    seed: u64,
    bots: BySeat<Difficulty>,
) -> Result<Record, BotFixtureError> {
    let game =
        games::named(game).map_err(|error| RecordError::Game { found: error.0, expected: games::ids() })?;
    game.arena(options)?.play_match(seed, bots, true)?.record.ok_or(BotFixtureError::Unrecorded)
}

#[cfg(test)]
mod tests;
