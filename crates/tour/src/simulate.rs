//! Runs of bots, drawn from a table of the chances that bots have against each other. They balance the heats.
//!
//! Bots read no sentences, so what a helper is worth stands here as a change of the odds; docs/tour.md says why.
//! Helpers of choice and forgiveness work by the rules themselves, as everything else in a run does.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::Deserialize;

use ai::Difficulty;
use competition::FixtureResult;
use engine::record::ron_options;
use engine::{BySeat, MatchRng, Seat};

use super::map::{TourLeg, TourNode, TourStake};
use super::perk::{Perk, SeatedPerk};
use super::run::TourRun;
use super::step::{RunFixture, RunPhase, RunStep, TourMatch};

/// How often bots beat each other in each game: of a thousand matches with a winner, those that home won.
#[derive(Debug, Deserialize)]
#[serde(transparent)]
pub struct ChanceTable(BTreeMap<String, GameChances>);

/// The chances in one game. Rows are home, columns away, in the order of [`Difficulty::ALL`].
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct GameChances {
    short: [[u16; 8]; 8],
    whole: [[u16; 8]; 8],
}

/// How a bot chooses ways and helpers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RunStrategy {
    /// Any.
    Random,
    /// What is worth most at the moment.
    Greedy,
    /// The way to the weakest opponent; helpers as [`Self::Greedy`].
    Easy,
    /// The way to the strongest opponent; helpers as [`Self::Greedy`].
    Hard,
}

/// How a run of a bot ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SimulatedRun {
    /// True if it won the cup.
    pub won: bool,
    /// Stops that were won.
    pub stops: usize,
    /// The points.
    pub points: u32,
}

/// What a helper of knowledge is worth in a match, as a change of the logarithm of the odds: 0.2 is five points of a
/// hundred where both sides are equal.
const SCOUT: f64 = 0.10;
const HABIT: f64 = 0.60;
const FILM: f64 = 0.05;
const FILM_OF_HABIT: f64 = 0.30;
const ANSWER: f64 = 0.06;
const OPTIONS: f64 = 0.20;
/// How far a bot is wrong about its chances, as the standard deviation of the logarithm of the odds.
const MISJUDGED: f64 = 0.6;
/// The share of matches that end in a shootout, and of wins without a goal against.
const KICKS: u32 = 15;
const CLEAN: u32 = 30;

/// Helpers from the one that a greedy bot likes best.
const LIKED: [Perk; 15] = [
    Perk::Analyst,
    Perk::Scout,
    Perk::FilmRoom,
    Perk::Substitute,
    Perk::KeeperCoach,
    Perk::Physio,
    Perk::Driver,
    Perk::Captain,
    Perk::Statistician,
    Perk::GaffersOption,
    Perk::Chairman,
    Perk::RouteMap,
    Perk::TravellingFans,
    Perk::Sponsor,
    Perk::Groundhopper,
];

impl ChanceTable {
    /// Returns the table that was measured.
    #[must_use]
    pub fn measured() -> &'static Self {
        static TABLE: LazyLock<ChanceTable> = LazyLock::new(|| {
            let text = include_str!("../../../assets/tour/chances.ron");
            // A test reads the file, so it is sound.
            ron_options().from_str(text).unwrap_or_else(|_| ChanceTable(BTreeMap::new()))
        });
        &TABLE
    }

    /// Returns the chance of a person of that strength in a match, without helpers.
    #[must_use]
    pub fn chance(&self, person: Difficulty, leg: &TourLeg, seat: Seat) -> f64 {
        let Some(game) = self.0.get(&leg.game.id) else { return 0.5 };
        let table = if leg.is_short { &game.short } else { &game.whole };
        let (own, other) = (person as usize, leg.opponent as usize);
        let home = match seat {
            Seat::Home => table[own][other],
            Seat::Away => 1000 - table[other][own].min(1000),
        };
        f64::from(home) / 1000.0
    }

    /// Returns the chance to win a stop, by that of each of its matches.
    #[must_use]
    pub fn of_node(node: &TourNode, of: impl Fn(&TourLeg) -> f64) -> f64 {
        match &node.legs[..] {
            [one, other, decider] => {
                let (a, b) = (of(one), of(other));
                a * b + (a * (1.0 - b) + b * (1.0 - a)) * of(decider)
            }
            legs => legs.first().map_or(0.5, of),
        }
    }

    /// Returns the chances of home in short and in whole matches of a game, of a thousand: rows are home, columns away.
    #[must_use]
    pub fn of_game(&self, game: &str) -> Option<[&[[u16; 8]; 8]; 2]> {
        self.0.get(game).map(|chances| [&chances.short, &chances.whole])
    }
}

/// Returns true if the opponent follows a readable habit: a character other than the best, in a game of characters.
fn has_habit(leg: &TourLeg) -> bool {
    let is_game_of_characters = leg.dyn_game().is_some_and(|game| game.notebook_difficulty().is_some());
    is_game_of_characters && !matches!(leg.opponent, Difficulty::Pro | Difficulty::WorldClass)
}

/// Returns the chance after a change of the logarithm of its odds.
fn shifted(chance: f64, change: f64) -> f64 {
    let chance = chance.clamp(0.01, 0.99);
    let odds = chance / (1.0 - chance) * change.exp();
    odds / (1.0 + odds)
}

/// A bot that plays a run.
pub struct RunPlayer<'a> {
    /// Its strength.
    pub person: Difficulty,
    /// Its strategy.
    pub strategy: RunStrategy,
    /// The chances of matches.
    pub chances: &'a ChanceTable,
}

impl RunPlayer<'_> {
    /// Plays a run to its end.
    pub fn play(&self, mut run: TourRun, rng: &mut MatchRng) -> SimulatedRun {
        while run.is_won().is_none() {
            let step = match run.phase() {
                RunPhase::Match => self.result(&run, rng),
                RunPhase::Way(lanes) => RunStep::Way(self.way(&run, lanes, rng)),
                RunPhase::Side => RunStep::Side(self.side(&run, rng)),
                RunPhase::Options => self.options(&run, rng),
                RunPhase::Replay => RunStep::Replay,
                RunPhase::Bus(offers) => self.helper(&run, offers, rng),
                RunPhase::Over { .. } => break,
            };
            if run.apply(step).is_err() {
                break;
            }
        }
        SimulatedRun {
            won: run.is_won() == Some(true),
            stops: run.played().iter().filter(|node| node.won).count(),
            points: run.points().total(run.tour()),
        }
    }

    /// Returns the chance of the match that is due, with the helpers.
    fn chance(&self, run: &TourRun, due: &RunFixture) -> f64 {
        let effects = run.effects();
        let plain = self.chances.chance(self.person, &due.leg, due.seat);
        let known = [
            (effects.says_habit, if has_habit(&due.leg) { HABIT } else { SCOUT }),
            (effects.shows_film, if has_habit(&due.leg) { FILM_OF_HABIT } else { FILM }),
            (run.has_chosen_options(), OPTIONS),
        ];
        let sum: f64 = known.into_iter().filter(|(has, _)| *has).map(|(_, worth)| worth).sum();
        shifted(plain, sum + ANSWER * f64::from(effects.coach_answers))
    }

    fn result(&self, run: &TourRun, rng: &mut MatchRng) -> RunStep {
        let Some(due) = run.fixture() else { return RunStep::Nobody };
        let winner = if rng.unit() < self.chance(run, &due) { due.seat } else { !due.seat };
        let goals = if rng.below(100) < CLEAN { 0 } else { 1 + rng.below(2) };
        let by_kicks = rng.below(100) < KICKS;
        let mut score = BySeat::new(goals, goals);
        if !by_kicks {
            score[winner] += 1;
            while rng.heads() && score[winner] < 9 {
                score[winner] += 1;
            }
        }
        let kicks = by_kicks.then(|| BySeat::from_fn(|seat| if seat == winner { 4 } else { 3 }));
        let result = FixtureResult { winner: Some(winner), score, kicks };
        RunStep::Played(TourMatch { result, code: String::new() })
    }

    /// Returns the chance to win a stop as the bot judges it.
    fn judged(&self, run: &TourRun, node: &TourNode, rng: &mut MatchRng) -> f64 {
        let chance = ChanceTable::of_node(node, |leg| self.chances.chance(self.person, leg, leg.seat));
        if run.effects().says_chances {
            return chance;
        }
        // The sum of twelve uniform numbers is nearly normal.
        let error: f64 = (0..12).map(|_| rng.unit()).sum::<f64>() - 6.0;
        shifted(chance, MISJUDGED * error)
    }

    fn way(&self, run: &TourRun, lanes: &[usize], rng: &mut MatchRng) -> usize {
        let nodes: Vec<&TourNode> =
            lanes.iter().filter_map(|lane| run.map().node(run.stop(), *lane)).collect();
        let best = match self.strategy {
            RunStrategy::Random => rng.pick(&nodes).copied(),
            RunStrategy::Easy => nodes.iter().copied().min_by_key(|node| node.rank),
            RunStrategy::Hard => nodes.iter().copied().max_by_key(|node| node.rank),
            RunStrategy::Greedy => {
                let worth: Vec<f64> = nodes.iter().map(|node| self.worth(run, node, rng)).collect();
                let best = worth.iter().enumerate().max_by(|(_, a), (_, b)| a.total_cmp(b));
                best.and_then(|(place, _)| nodes.get(place).copied())
            }
        };
        best.map_or(0, |node| node.lane)
    }

    /// Returns what a stop is worth to a bot that looks at it and, as far as it sees, at those behind it.
    fn worth(&self, run: &TourRun, node: &TourNode, rng: &mut MatchRng) -> f64 {
        let chance = self.judged(run, node, rng);
        let lost = run.tour().heat().rules().lives.saturating_sub(run.lives());
        let stake = match node.stake {
            TourStake::Life if lost > 0 => 0.7,
            TourStake::Bus => 0.15,
            _ => 0.0,
        };
        let ahead = node.ways.iter().filter_map(|lane| run.map().node(node.stop + 1, *lane));
        let ahead: Vec<&TourNode> = ahead.filter(|next| run.sees(next.stop)).collect();
        let next = ahead.iter().map(|next| self.judged(run, next, rng)).fold(0.0, f64::max);
        // A game that it plays badly is won on the way, so that it is not that of the final.
        let final_game = |node: &TourNode| node.legs.first().map(|leg| leg.game.id.clone());
        let avoided = if final_game(run.final_now()) == final_game(node) { 0.05 } else { 0.0 };
        chance * (1.0 + stake) + 0.4 * next + avoided
    }

    fn side(&self, run: &TourRun, rng: &mut MatchRng) -> Seat {
        let Some(due) = run.fixture() else { return Seat::Home };
        if self.strategy == RunStrategy::Random {
            return rng.toss();
        }
        let of = |seat: Seat| self.chances.chance(self.person, &due.leg, seat);
        if of(Seat::Home) >= of(Seat::Away) { Seat::Home } else { Seat::Away }
    }

    /// A gaffer's option is kept for an opponent who is at least as strong.
    fn options(&self, run: &TourRun, rng: &mut MatchRng) -> RunStep {
        let legal = run.legal();
        let chance = run.fixture().map_or(1.0, |due| self.chances.chance(self.person, &due.leg, due.seat));
        let place = if self.strategy == RunStrategy::Random {
            rng.index(legal.len())
        } else {
            usize::from(chance < 0.6).min(legal.len().saturating_sub(1))
        };
        legal.get(place).cloned().unwrap_or(RunStep::AsDrawn)
    }

    fn helper(&self, run: &TourRun, offers: &[Perk], rng: &mut MatchRng) -> RunStep {
        let legal = run.legal();
        if self.strategy == RunStrategy::Random {
            // Somebody gets on as long as there is a seat.
            let boards = legal.len() - 1;
            return legal.get(rng.index(boards.max(1))).cloned().unwrap_or(RunStep::Nobody);
        }
        let place = |perk: Perk| LIKED.iter().position(|liked| *liked == perk).unwrap_or(LIKED.len());
        let is_spent = |seated: &SeatedPerk| seated.perk == Perk::Substitute && seated.count == 0;
        let rank = |seated: &SeatedPerk| if is_spent(seated) { LIKED.len() } else { place(seated.perk) };
        let Some(best) = offers.iter().copied().min_by_key(|perk| place(*perk)) else {
            return RunStep::Nobody;
        };
        if run.bus().len() < run.tour().heat().rules().seats {
            return RunStep::Board(best, None);
        }
        match run.bus().iter().max_by_key(|seated| rank(seated)) {
            Some(worst) if rank(worst) > place(best) => RunStep::Board(best, Some(worst.perk)),
            _ => RunStep::Nobody,
        }
    }
}
