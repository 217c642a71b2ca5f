//! Competitions of several sides at one table. In a league all sides meet each other once; in a cup the loser is out.
//!
//! Entrants are people and bots, in any game for two. A competition gives the fixtures and their seeds, and counts
//! the results (SC-10 for every game). Other modules play the matches. It is a plain value: entrants, seed and
//! results determine fixtures and table, so only these are stored.

pub mod groups;
mod words;

use std::collections::{BTreeMap, HashSet};

use serde::{Deserialize, Serialize};

use crate::ai::Level;
use crate::ai::arena::BoutError;
use crate::controller::Controller;
use crate::engine::record::{ron_options, version_in};
use crate::engine::rng::mix;
use crate::engine::{BySeat, DataFault, MatchRng, Outcome, RecordError, Seat};
use crate::games::dyn_game::DynGame;
use crate::games::{self, UnknownGame};
use crate::id;
use crate::people::Name;
use crate::reading;
use crate::words::Id;
use groups::{Played, Round, Row, table};

/// The file version of this build.
pub(crate) const VERSION: u32 = 1;
/// Upper bound of the seeds of earlier builds, whose matches have seeds below it too.
const SHORT_SEEDS: u64 = 1_000_000_000;
/// Maximum characters of a name.
const NAME: usize = 24;
/// Maximum goals or kicks of a side, and replays of a match: far above any match, and low enough that no sum overflows.
const MOST: u64 = 1000;

/// The kind of a competition.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Kind {
    /// A knock-out: the loser is out.
    #[default]
    Cup,
    /// All sides meet each other once; the table counts.
    League,
}

impl Kind {
    /// Both kinds.
    pub const ALL: [Self; 2] = [Self::Cup, Self::League];

    /// Returns the name shown to players.
    #[must_use]
    pub const fn title(self) -> Id {
        match self {
            Self::Cup => id!("competition-cup"),
            Self::League => id!("competition-league"),
        }
    }

    /// Returns the possible numbers of sides.
    #[must_use]
    pub const fn sizes(self) -> [usize; 2] {
        match self {
            Self::Cup => [4, 8],
            Self::League => [4, 6],
        }
    }

    /// Returns the options of the competition's matches in that game, in RON.
    #[must_use]
    pub fn options(self, game: &dyn DynGame) -> &'static str {
        match self {
            Self::Cup => game.sheet().cup_match,
            Self::League => game.sheet().league_match,
        }
    }
}

/// A participant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entrant {
    /// The name in the table.
    pub name: String,
    /// The participant's controller: a person or a bot.
    pub who: Controller,
}

/// The bots' names as managers, used when a competition is set up.
pub const MANAGERS: [&str; 8] = [
    "Ada Quist",
    "Bruno Marl",
    "Cleo Danso",
    "Dario Fenn",
    "Edda Roe",
    "Farid Holm",
    "Greta Sol",
    "Hugo Bell",
];

/// The levels of bots where no single one is chosen, in turn.
pub const MIXED: [Level; 4] = [Level::Amateur, Level::Pro, Level::Rookie, Level::WorldClass];

/// The name in the file of the only person, if that person has no name.
const YOU: &str = "You";
/// What the names in the file of several people without names begin with; their numbers follow.
const PLAYER: &str = "Player ";

/// Makes the entrants: people first, by their names as far as given, then bots. All bots have `level`; without one,
/// those of [`MIXED`] alternate. No bot has the name of a person.
#[must_use]
pub fn entrants(sides: usize, people: usize, level: Option<Level>, called: &[Name]) -> Vec<Entrant> {
    let human = |k: usize| {
        let nameless = || if people == 1 { YOU.to_owned() } else { format!("{PLAYER}{}", k + 1) };
        let name = called.get(k).map_or_else(nameless, |name| name.as_str().to_owned());
        Entrant { name, who: Controller::Human }
    };
    let bot = |(k, name): (usize, &&str)| Entrant {
        name: (*name).to_owned(),
        who: Controller::Bot(level.unwrap_or(MIXED[k % MIXED.len()])),
    };
    let people = people.min(sides);
    let taken: Vec<Entrant> = (0..people).map(human).collect();
    let free = |name: &&&str| taken.iter().all(|entrant| entrant.name != ***name);
    let bots: Vec<Entrant> = MANAGERS.iter().filter(free).enumerate().map(bot).collect();
    taken.into_iter().chain(bots).take(sides).collect()
}

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
    /// Checks that a match in that round and place, both from 0, can end with this result.
    fn check(&self, (round, place): (usize, usize)) -> Result<(), Fault> {
        let (round, place) = (round + 1, place + 1);
        for (field, goals) in [("score", Some(self.score)), ("kicks", self.kicks)] {
            let most = goals.map_or(0, |goals| u64::from(goals[Seat::Home].max(goals[Seat::Away])));
            if most > MOST {
                return Err(Fault::Number { round, place, field, found: most });
            }
        }
        let expected = self.kicks.unwrap_or(self.score).ahead();
        if self.winner == expected {
            Ok(())
        } else {
            Err(Fault::Winner { round, place, found: self.winner, expected })
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
    /// The result, once played.
    pub played: Option<FixtureResult>,
}

/// The effect of a counted result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counted {
    /// The result counts.
    Yes,
    /// The cup match was drawn and is replayed with another seed.
    Replay,
}

/// The reason why a competition or a result is impossible.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Fault {
    /// The file is not a competition.
    #[error("{0}; expected a competition (version, game, kind, seed, entrants, results, replays)")]
    Unreadable(#[from] DataFault),
    /// The file has another version.
    #[error("competition version {0} is not known here: expected {VERSION}")]
    Version(u32),
    /// The game is not in this build.
    #[error(transparent)]
    Game(#[from] UnknownGame),
    /// Too many or too few entrants.
    #[error("{found} entrants: expected {a} or {b}", a = .kind.sizes()[0], b = .kind.sizes()[1])]
    Size {
        /// Number of entrants found.
        found: usize,
        /// The kind of the competition.
        kind: Kind,
    },
    /// A name is empty, duplicate or too long.
    #[error("entrant \"{}\": expected a name of 1 to {NAME} letters that nobody else has, all to be seen", reading::shown(.0))]
    Name(String),
    /// The match is not due.
    #[error("round {round}, match {place}: no such match is due")]
    NotDue {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
    },
    /// A cup match has no winner.
    #[error("round {round}, match {place}: a cup match has a winner")]
    NoWinner {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
    },
    /// A number is too large for any match.
    #[error("round {round}, match {place}: {field} {found}: expected at most {MOST}")]
    Number {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
        /// The number's meaning: score, kicks or replays.
        field: &'static str,
        /// The number found.
        found: u64,
    },
    /// The stated winner contradicts the score.
    #[error("round {round}, match {place}: winner {found}: expected {expected}, by score and kicks", found = side(*.found), expected = side(*.expected))]
    Winner {
        /// The round, from 1.
        round: usize,
        /// The match, from 1.
        place: usize,
        /// The stated winner.
        found: Option<Seat>,
        /// The winner by the score.
        expected: Option<Seat>,
    },
}

/// Formats a winner, or nobody.
fn side(winner: Option<Seat>) -> String {
    winner.map_or_else(|| "none".to_owned(), |seat| seat.to_string())
}

/// The reason why bots could not play their match.
#[derive(Debug, thiserror::Error)]
pub enum Stopped {
    /// The options are invalid.
    #[error(transparent)]
    Options(#[from] RecordError),
    /// A bot or the game failed.
    #[error(transparent)]
    Bout(#[from] BoutError),
    /// A person takes part in the match.
    #[error("a person takes part: bots cannot play that match")]
    Person,
}

/// A competition: its entrants and the results so far.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "competition")]
pub struct Competition {
    version: u32,
    game: String,
    kind: Kind,
    seed: u64,
    entrants: Vec<Entrant>,
    /// Results by round and index in the round.
    results: BTreeMap<(usize, usize), FixtureResult>,
    /// Number of drawn matches replayed so far.
    replays: BTreeMap<(usize, usize), u64>,
}

/// Classifies the fault of a text that is no competition: perhaps a newer version wrote it.
fn newer(text: &str, fault: ron::error::SpannedError) -> Fault {
    match version_in(text) {
        Some(version) if version > VERSION => Fault::Version(version),
        _ => Fault::Unreadable(fault.into()),
    }
}

impl Competition {
    /// Makes a competition without results. In a cup the seed draws the fixtures.
    ///
    /// # Errors
    /// The number of entrants is impossible, or their names are not distinct.
    pub fn new(
        game: &'static dyn DynGame,
        kind: Kind,
        entrants: Vec<Entrant>,
        seed: u64,
    ) -> Result<Self, Fault> {
        let new = Self {
            version: VERSION,
            game: game.id().to_owned(),
            kind,
            seed,
            entrants,
            results: BTreeMap::new(),
            replays: BTreeMap::new(),
        };
        new.check()?;
        Ok(new)
    }

    /// Reads a stored competition.
    ///
    /// # Errors
    /// The first fault.
    pub fn parse(text: &str) -> Result<Self, Fault> {
        let read: Self = ron_options().from_str(text).map_err(|fault| newer(text, fault))?;
        read.check()?;
        Ok(read)
    }

    /// Serializes the competition for its file.
    #[must_use]
    pub fn text(&self) -> String {
        // Plain data can always be serialized.
        ron::ser::to_string_pretty(self, ron::ser::PrettyConfig::default()).unwrap_or_default() + "\n"
    }

    fn check(&self) -> Result<(), Fault> {
        if self.version != VERSION {
            return Err(Fault::Version(self.version));
        }
        games::named(&self.game)?;
        if !self.kind.sizes().contains(&self.entrants.len()) {
            return Err(Fault::Size { found: self.entrants.len(), kind: self.kind });
        }
        let mut names = HashSet::new();
        for Entrant { name, .. } in &self.entrants {
            let plain = !name.trim().is_empty() && reading::visible(name) == *name;
            if !plain || name.chars().count() > NAME || !names.insert(name) {
                return Err(Fault::Name(name.clone()));
            }
        }
        let rounds = self.rounds();
        let known = |at: &(usize, usize)| {
            rounds.iter().flatten().any(|fixture| (fixture.round, fixture.place) == *at)
        };
        let stray = self.results.keys().chain(self.replays.keys()).find(|at| !known(at));
        if let Some((round, place)) = stray {
            return Err(Fault::NotDue { round: round.saturating_add(1), place: place.saturating_add(1) });
        }
        let drawn = self.results.iter().find(|(_, tally)| self.kind == Kind::Cup && tally.winner.is_none());
        if let Some(((round, place), _)) = drawn {
            return Err(Fault::NoWinner { round: round + 1, place: place + 1 });
        }
        if let Some(((round, place), found)) = self.replays.iter().find(|(_, replays)| **replays > MOST) {
            let (round, place, field) = (round + 1, place + 1, "replays");
            return Err(Fault::Number { round, place, field, found: *found });
        }
        self.results.iter().try_for_each(|(at, tally)| tally.check(*at))
    }

    /// Returns true if both are the same competition, whatever their progress.
    #[must_use]
    pub fn is(&self, other: &Self) -> bool {
        (&self.game, self.kind, self.seed, &self.entrants)
            == (&other.game, other.kind, other.seed, &other.entrants)
    }

    /// Returns the game, or `None` if this build does not have it.
    #[must_use]
    pub fn game(&self) -> Option<&'static dyn DynGame> {
        games::find(&self.game)
    }

    /// Returns the kind.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        self.kind
    }

    /// Returns the entrants.
    #[must_use]
    pub fn entrants(&self) -> &[Entrant] {
        &self.entrants
    }

    /// Returns every round whose fixtures are known, with their results.
    #[must_use]
    pub fn rounds(&self) -> Vec<Vec<Fixture>> {
        let fixtures = |round: usize, pairs: &[(usize, usize)]| -> Vec<Fixture> {
            let fixture = |(place, &(home, away)): (usize, &(usize, usize))| Fixture {
                round,
                place,
                sides: BySeat::new(home, away),
                played: self.results.get(&(round, place)).copied(),
            };
            pairs.iter().enumerate().map(fixture).collect()
        };
        match self.kind {
            Kind::League => {
                let rounds = everybody_once(self.entrants.len());
                rounds.iter().enumerate().map(|(round, pairs)| fixtures(round, pairs)).collect()
            }
            Kind::Cup => {
                let mut left: Vec<usize> = (0..self.entrants.len()).collect();
                MatchRng::new(self.seed).shuffle(&mut left);
                let mut out = Vec::new();
                while left.len() > 1 {
                    let round = Round::of(&left);
                    let matches = fixtures(out.len(), &round.matches);
                    let winners: Option<Vec<Option<Seat>>> =
                        matches.iter().map(|fixture| fixture.played.map(|tally| tally.winner)).collect();
                    out.push(matches);
                    match winners.and_then(|winners| round.left(&winners).ok()) {
                        Some(next) => left = next,
                        None => break,
                    }
                }
                out
            }
        }
    }

    /// Returns the total number of rounds.
    #[must_use]
    pub const fn length(&self) -> usize {
        match self.kind {
            Kind::League => self.entrants.len() - 1,
            Kind::Cup => self.entrants.len().ilog2() as usize,
        }
    }

    /// Returns the unplayed matches of the current round; a round begins when the one before it is over.
    #[must_use]
    pub fn due(&self) -> Vec<Fixture> {
        let open = |round: &Vec<Fixture>| round.iter().any(|fixture| fixture.played.is_none());
        let mut round = self.rounds().into_iter().find(open).unwrap_or_default();
        round.retain(|fixture| fixture.played.is_none());
        round
    }

    /// Returns the next match in which a person takes part.
    #[must_use]
    pub fn for_people(&self) -> Option<Fixture> {
        self.due().into_iter().find(|fixture| self.has_people(fixture))
    }

    /// Returns the next match between bots.
    #[must_use]
    pub fn for_bots(&self) -> Option<Fixture> {
        self.due().into_iter().find(|fixture| !self.has_people(fixture))
    }

    /// Returns true if a person takes part in that match.
    #[must_use]
    pub fn has_people(&self, fixture: &Fixture) -> bool {
        Seat::BOTH.into_iter().any(|seat| self.who(fixture)[seat] == Controller::Human)
    }

    /// Returns the controllers of that match.
    #[must_use]
    pub fn who(&self, fixture: &Fixture) -> BySeat<Controller> {
        fixture.sides.map(|side| self.entrants.get(side).map_or(Controller::Human, |entrant| entrant.who))
    }

    /// Returns the name of that side.
    #[must_use]
    pub fn name(&self, side: usize) -> &str {
        self.entrants.get(side).map_or("", |entrant| &entrant.name)
    }

    /// Returns true if that side is the only person among bots, who is called *you*.
    #[must_use]
    pub fn is_you(&self, side: usize) -> bool {
        let person = |entrant: &Entrant| entrant.who == Controller::Human;
        self.entrants.get(side).is_some_and(person) && self.entrants.iter().filter(|e| person(e)).count() == 1
    }

    /// Returns true if a person at this screen has won, or if only bots took part. Beaten people have nothing to
    /// celebrate.
    #[must_use]
    pub fn is_ours(&self) -> bool {
        let person = |entrant: &Entrant| entrant.who == Controller::Human;
        let won = self.champion().and_then(|side| self.entrants.get(side)).is_some_and(person);
        won || !self.entrants.iter().any(person)
    }

    /// Returns the seed of that match: of 64 bits, as the competition's own seed is. A competition of an earlier build, which
    /// has a short one, keeps the short seeds that its matches had.
    #[must_use]
    pub fn seed(&self, fixture: &Fixture) -> u64 {
        let at = (fixture.round, fixture.place);
        let replays = self.replays.get(&at).copied().unwrap_or(0);
        let seed = mix(mix(self.seed, 1 + replays), ((at.0 as u64) << 8) + at.1 as u64);
        if self.seed < SHORT_SEEDS { seed % SHORT_SEEDS } else { seed }
    }

    /// Returns the due match with that game and seed. So a match that was left and continued later still counts.
    #[must_use]
    pub fn played_as(&self, game: &str, seed: u64) -> Option<Fixture> {
        self.due().into_iter().find(|fixture| self.game == game && self.seed(fixture) == seed)
    }

    /// Returns true if the match with that game and seed is, or was, the final of this cup.
    #[must_use]
    pub fn is_final(&self, game: &str, seed: u64) -> bool {
        let rounds = self.rounds();
        let last = rounds.last().filter(|_| self.kind == Kind::Cup && rounds.len() == self.length());
        let mut last = last.into_iter().flatten();
        last.any(|fixture| self.game == game && self.seed(fixture) == seed)
    }

    /// Counts a result. A drawn cup match is replayed.
    ///
    /// # Errors
    /// The match is not due, or the result is impossible.
    pub fn count(&mut self, fixture: &Fixture, tally: FixtureResult) -> Result<Counted, Fault> {
        let at = (fixture.round, fixture.place);
        if !self.due().iter().any(|due| (due.round, due.place) == at) {
            return Err(Fault::NotDue { round: at.0 + 1, place: at.1 + 1 });
        }
        tally.check(at)?;
        if self.kind == Kind::Cup && tally.winner.is_none() {
            let replays = self.replays.entry(at).or_default();
            *replays = (*replays + 1).min(MOST);
            return Ok(Counted::Replay);
        }
        self.results.insert(at, tally);
        Ok(Counted::Yes)
    }

    /// Returns the table of a league. Ties are broken by goal difference, goals scored, the table among the level
    /// sides, and a toss.
    #[must_use]
    pub fn standings(&self) -> Vec<Row> {
        let rounds = self.rounds();
        let results: Vec<Played> = (rounds.iter().flatten())
            .filter_map(|fixture| {
                let score = fixture.played?.score;
                Some(Played { home: fixture.sides[Seat::Home], away: fixture.sides[Seat::Away], score })
            })
            .collect();
        table(self.entrants.len(), &results, &mut MatchRng::new(mix(self.seed, 0))).unwrap_or_default()
    }

    /// Returns the winner, once everything is played.
    #[must_use]
    pub fn champion(&self) -> Option<usize> {
        if !self.due().is_empty() {
            return None;
        }
        match self.kind {
            Kind::League => self.standings().first().map(|row| row.side),
            Kind::Cup => {
                let last = self.rounds().pop()?.pop()?;
                Some(last.sides[last.played?.winner?])
            }
        }
    }

    /// Plays a match between bots without counting it.
    ///
    /// # Errors
    /// A person takes part, or a bot or the game failed.
    pub fn bout(&self, fixture: &Fixture) -> Result<FixtureResult, Stopped> {
        let who = self.who(fixture);
        let (Controller::Bot(home), Controller::Bot(away)) = (who[Seat::Home], who[Seat::Away]) else {
            return Err(Stopped::Person);
        };
        let game = games::named(&self.game)
            .map_err(|fault| RecordError::Game { found: fault.0, expected: games::ids() })?;
        let arena = game.arena(self.kind.options(game))?;
        let bout = arena.bout(self.seed(fixture), BySeat::new(home, away), false)?;
        Ok(FixtureResult::from(&bout.outcome))
    }
}

/// Returns the fixtures of each round of a round robin by the circle method: one side stays, the others rotate, and
/// home alternates. `sides` must be even.
fn everybody_once(sides: usize) -> Vec<Vec<(usize, usize)>> {
    let others = sides.saturating_sub(1);
    let pair = |round: usize, k: usize| {
        let at = |place: usize| 1 + (place + round) % others.max(1);
        let (a, b) = if k == 0 { (0, at(0)) } else { (at(k), at(others - k)) };
        let turned = if k == 0 { !round.is_multiple_of(2) } else { k.is_multiple_of(2) };
        if turned { (b, a) } else { (a, b) }
    };
    (0..others).map(|round| (0..sides / 2).map(|k| pair(round, k)).collect()).collect()
}

#[cfg(test)]
mod tests;
