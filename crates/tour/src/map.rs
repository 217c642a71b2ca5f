//! The map of a tour: nine stops with forks, drawn from the tour's number alone.
//!
//! The number gives games, options, clubs, grounds and stakes. The heat adds how strong the opponents are, and which
//! matches are whole.

use ai::Difficulty;
use chrono::{Datelike, NaiveDate};
use engine::rng::{fnv1a, mix};
use engine::{MatchRng, Seat};
use games::dyn_game::DynGame;

use words::MessageId;

use super::games::{TourGame, final_games, tour_games};
use super::heat::Heat;
use super::{STOPS, TourError};

/// The highest number of a tour: nine digits, which can be typed.
pub const LAST_NUMBER: u32 = 999_999_999;
/// Number of different seeds of matches: short enough for short codes.
pub(super) const SEEDS: u64 = 1_000_000_000;
/// Number of maps that are drawn for a number before the last one is taken as it is. Most numbers need a few.
const DRAWS: u64 = 2_000;
/// The minutes that a tour takes at least and at most, on every way and in every final's mean.
pub const MINUTES: (u32, u32) = (25, 45);
/// The most times that a final is played: more than a run has lives and helpers that bring some.
const FINAL_TRIES: u64 = 16;
/// The most minutes of a whole match before the final.
const WHOLE: u32 = 8;
/// The most minutes of a leg of a cup tie.
const LEG: u32 = 4;

/// A tour: its number and its heat. The same tour is the same for everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tour {
    number: u32,
    heat: Heat,
}

/// A kind of stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NodeKind {
    /// A match.
    Match,
    /// A cup tie over two games; a shootout decides if each side wins one.
    Tie,
    /// The final, in the game that was won least.
    Final,
}

/// What a win at a stop brings besides its points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TourStake {
    /// Nothing more.
    Plain,
    /// The points of the stop count twice.
    Points,
    /// A life that was lost comes back.
    Life,
    /// Two more helpers to choose from.
    Bus,
    /// The cup.
    Cup,
}

/// A match of a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TourLeg {
    /// The game.
    pub game: &'static TourGame,
    /// True if it is played in its short form.
    pub is_short: bool,
    /// Its options: 0 for the usual ones, or one of the game's variants, from 1.
    pub variant: usize,
    /// The opponent.
    pub opponent: Difficulty,
    /// The seat of the person, unless the captain chooses another.
    pub seat: Seat,
}

/// A stop of the map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourNode {
    /// Its place on the road, from 0.
    pub stop: usize,
    /// Its place beside others, from 0; of a final, the place of its game among those of finals.
    pub lane: usize,
    /// Its kind.
    pub kind: NodeKind,
    /// Its matches: one, or of a tie two and the one that decides.
    pub legs: Vec<TourLeg>,
    /// The rank of the opponent among those of the game, from 0, the weakest.
    pub rank: usize,
    /// True if the opponent is stronger than usual at this stop.
    pub is_hard: bool,
    /// What is at stake.
    pub stake: TourStake,
    /// The id of the opponent's club.
    pub club: &'static str,
    /// The lanes of the next stop to which the road leads.
    pub ways: Vec<usize>,
    /// The way on after a defeat: the one to the weakest opponent.
    pub detour: usize,
}

/// The map of a tour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourMap {
    /// The stops before the final by their place on the road, each with its lanes.
    pub stops: Vec<Vec<TourNode>>,
    /// The finals, one in each game that can have it.
    pub finals: Vec<TourNode>,
    /// The places of the finals, in the order in which games of equally many wins come.
    pub final_order: Vec<usize>,
}

impl Tour {
    /// Creates the tour of a number and a heat.
    ///
    /// # Errors
    /// The number is 0 or has more than nine digits.
    pub const fn new(number: u32, heat: Heat) -> Result<Self, TourError> {
        if number >= 1 && number <= LAST_NUMBER {
            Ok(Self { number, heat })
        } else {
            Err(TourError::Number(number))
        }
    }

    /// Returns the tour of the week of that day, by its ISO week: 202648 is that of week 48 of 2026.
    #[must_use]
    pub fn of_week(date: NaiveDate, heat: Heat) -> Self {
        let week = date.iso_week();
        let year = u32::try_from(week.year()).unwrap_or_default() % 10_000;
        Self { number: (100 * year + week.week()).max(1), heat }
    }

    /// Returns its number.
    #[must_use]
    pub const fn number(self) -> u32 {
        self.number
    }

    /// Returns its heat.
    #[must_use]
    pub const fn heat(self) -> Heat {
        self.heat
    }

    /// Returns a stream of random numbers of this tour for one purpose; it is the same in every heat.
    pub(super) fn stream(self, purpose: &str, n: u64) -> MatchRng {
        MatchRng::new(mix(mix(fnv1a(purpose), u64::from(self.number)), n))
    }

    /// Returns the seed of a match: of that leg of a stop, when it is tried for that time, from 0.
    #[must_use]
    pub fn seed(self, node: &TourNode, leg: usize, attempt: u64, is_second: bool) -> u64 {
        let place =
            ((node.stop as u64 * 8 + node.lane as u64) * 8 + leg as u64) * 16 + u64::from(self.heat.number());
        let deals = if is_second { "tour match of the second" } else { "tour match" };
        mix(mix(mix(fnv1a(deals), u64::from(self.number)), place), attempt) % SEEDS
    }

    /// Returns true if the match of that game and seed is a final of this tour.
    #[must_use]
    pub fn is_final(self, game: &str, seed: u64) -> bool {
        let of_game = |node: &&TourNode| node.legs.first().is_some_and(|leg| leg.game.id == game);
        let is_it = |node: &TourNode| {
            (0..FINAL_TRIES)
                .any(|n| [false, true].into_iter().any(|second| self.seed(node, 0, n, second) == seed))
        };
        self.map().finals.iter().filter(of_game).any(is_it)
    }

    /// Returns its map.
    #[must_use]
    pub fn map(self) -> TourMap {
        // The map is the same in every heat, so the first one's decides.
        let usual = Self { heat: Heat::FIRST, ..self };
        let is_good = |n: &u64| {
            let map = TourMap::drawn(usual, *n);
            map.is_of_good_length() && map.has_different_opponents()
        };
        TourMap::drawn(self, (0..DRAWS - 1).find(is_good).unwrap_or(DRAWS - 1))
    }
}

impl TourLeg {
    /// Returns the game; `None` if this build does not have it.
    #[must_use]
    pub fn dyn_game(&self) -> Option<&'static dyn DynGame> {
        self.game.game()
    }

    /// Returns the options of the match in RON, with another variant if the gaffer has chosen one.
    #[must_use]
    pub fn options(&self, variant: Option<usize>) -> String {
        self.game.options(self.is_short, variant.unwrap_or(self.variant))
    }

    /// Returns its minutes, roughly.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        self.game.minutes(self.is_short)
    }
}

impl TourNode {
    /// Returns the name of the opponent: of a tie, that in its first game.
    #[must_use]
    pub fn opponent_name(&self) -> Option<MessageId> {
        let leg = self.legs.first()?;
        Some(leg.dyn_game()?.opponent(leg.opponent).title)
    }

    /// Returns its minutes, roughly. A match that decides a tie is not counted, for most need none.
    #[must_use]
    pub fn minutes(&self) -> u32 {
        self.legs.iter().take(2).map(TourLeg::minutes).sum()
    }
}

/// The part of a stop that is drawn before the next stop is known.
struct NodeSketch {
    legs: Vec<(&'static TourGame, usize)>,
    seat: Seat,
    shift: isize,
    stake: TourStake,
}

impl TourMap {
    /// Draws the map of that candidate.
    fn drawn(tour: Tour, candidate: u64) -> Self {
        let mut rng = tour.stream("tour map", candidate);
        let sketches: Vec<Vec<NodeSketch>> = (0..STOPS - 1).map(|stop| sketches(stop, &mut rng)).collect();
        let mut clubs: Vec<&'static str> = clubs::shipped().iter().map(|club| club.id.as_str()).collect();
        rng.shuffle(&mut clubs);
        // The default clubs are the person's own.
        clubs.retain(|id| !clubs::DEFAULT_CLUB_IDS.contains(id));
        let mut clubs = clubs.into_iter().cycle();
        let mut club = || clubs.next().unwrap_or_default();
        let widths: Vec<usize> = sketches.iter().map(Vec::len).chain([1]).collect();
        let mut stops: Vec<Vec<TourNode>> = Vec::new();
        for (stop, lanes) in sketches.into_iter().enumerate() {
            let nodes = lanes.into_iter().enumerate().map(|(lane, sketch)| {
                let ways = ways(lane, widths[stop], widths[stop + 1]);
                sketch.node(tour.heat, stop, lane, club(), ways)
            });
            stops.push(nodes.collect());
        }
        for stop in 0..stops.len() - 1 {
            let strength: Vec<(usize, u32)> =
                stops[stop + 1].iter().map(|node| (node.rank, node.minutes())).collect();
            for node in &mut stops[stop] {
                let weakest = node.ways.iter().copied().min_by_key(|lane| (strength[*lane], *lane));
                node.detour = weakest.unwrap_or_default();
            }
        }
        let finals: Vec<TourNode> = final_games()
            .enumerate()
            .map(|(lane, game)| {
                let sketch =
                    NodeSketch { legs: vec![(game, 0)], seat: rng.toss(), shift: 0, stake: TourStake::Cup };
                sketch.node(tour.heat, STOPS - 1, lane, club(), Vec::new())
            })
            .collect();
        let mut final_order: Vec<usize> = (0..finals.len()).collect();
        rng.shuffle(&mut final_order);
        Self { stops, finals, final_order }
    }

    /// Returns the stop at that place of the road and in that lane.
    #[must_use]
    pub fn node(&self, stop: usize, lane: usize) -> Option<&TourNode> {
        self.stops.get(stop).unwrap_or(&self.finals).get(lane)
    }

    /// Returns the final after so many wins in each game: that in the game that was won least.
    #[must_use]
    pub fn final_after(&self, wins: impl Fn(&str) -> u32) -> &TourNode {
        let won = |place: &usize| self.finals[*place].legs.first().map_or(0, |leg| wins(&leg.game.id));
        let place = self.final_order.iter().copied().min_by_key(won).unwrap_or_default();
        &self.finals[place]
    }

    /// Returns the minutes of the shortest and of the longest way, with a final of mean length.
    #[must_use]
    pub fn minutes(&self) -> (u32, u32) {
        let finals: u32 = self.finals.iter().map(TourNode::minutes).sum();
        let last = finals / self.finals.len().max(1) as u32;
        let mut after: Vec<(u32, u32)> = vec![(last, last)];
        for stop in self.stops.iter().rev() {
            let of = |node: &TourNode| {
                let onwards = node.ways.iter().filter_map(|lane| after.get(*lane));
                let least = onwards.clone().map(|(least, _)| *least).min().unwrap_or_default();
                let most = onwards.map(|(_, most)| *most).max().unwrap_or_default();
                (node.minutes() + least, node.minutes() + most)
            };
            after = stop.iter().map(of).collect();
        }
        let least = after.iter().map(|(least, _)| *least).min().unwrap_or_default();
        (least, after.iter().map(|(_, most)| *most).max().unwrap_or_default())
    }

    /// Returns true if every way takes as long as a tour should.
    fn is_of_good_length(&self) -> bool {
        let (least, most) = self.minutes();
        MINUTES.0 <= least && most <= MINUTES.1
    }

    /// Returns true if the opponents of stops beside each other have different names, so that there is always a way to
    /// somebody else.
    fn has_different_opponents(&self) -> bool {
        self.stops.iter().all(|lanes| {
            let names: Vec<_> = lanes.iter().filter_map(TourNode::opponent_name).collect();
            names.iter().enumerate().all(|(k, name)| !names[..k].contains(name))
        })
    }
}

impl NodeSketch {
    fn node(self, heat: Heat, stop: usize, lane: usize, club: &'static str, ways: Vec<usize>) -> TourNode {
        let rules = heat.rules();
        let rank = rules.ranks[stop].saturating_add_signed(self.shift).min(6);
        let kind = match (stop + 1 == STOPS, self.legs.len()) {
            (true, _) => NodeKind::Final,
            (_, 1) => NodeKind::Match,
            _ => NodeKind::Tie,
        };
        // Two short legs are as long as a whole match.
        let is_short = kind == NodeKind::Tie || stop < rules.whole_from;
        let legs = self.legs.iter().zip(0..).map(|((game, variant), leg)| TourLeg {
            game,
            is_short,
            variant: *variant,
            opponent: game.opponent(rank),
            seat: if leg % 2 == 0 { self.seat } else { !self.seat },
        });
        let (is_hard, stake, legs) = (self.shift > 0, self.stake, legs.collect());
        TourNode { stop, lane, kind, legs, rank, is_hard, stake, club, ways, detour: 0 }
    }
}

/// Returns the lanes to which the road leads from a lane: those beside it, and two at least where there are two.
fn ways(lane: usize, width: usize, next: usize) -> Vec<usize> {
    match (width, next) {
        (_, 1 | 2) => (0..next).collect(),
        (2, _) => vec![lane, lane + 1],
        _ => (lane.saturating_sub(1)..(lane + 2).min(next)).collect(),
    }
}

/// Draws the stops at one place of the road.
fn sketches(stop: usize, rng: &mut MatchRng) -> Vec<NodeSketch> {
    let width = match stop {
        0 | 6 | 7 => 2,
        _ if rng.below(3) == 0 => 2,
        _ => 3,
    };
    let games = games_at(stop, width, rng);
    // One is hard and worth it. The others are usual or, of three, one is easy.
    let mut shifts: Vec<isize> = [1, 0, -1][..width].to_vec();
    rng.shuffle(&mut shifts);
    let mut worth = [TourStake::Points, TourStake::Life, TourStake::Bus];
    rng.shuffle(&mut worth);
    let mut sketches = Vec::new();
    for (legs, shift) in games.into_iter().zip(shifts) {
        let (hard, other) = (stop > 0 && shift > 0, stop > 1 && shift == 0 && rng.below(3) == 0);
        let stake = if hard || stop == 7 {
            worth[0]
        } else if other {
            worth[1]
        } else {
            TourStake::Plain
        };
        worth.rotate_left(1);
        let legs = legs.into_iter().map(|game| (game, variant(game, rng))).collect();
        // At the first stop and in a tie nobody is harder to beat than usual.
        let shift = if stop == 0 || stop == 7 { 0 } else { shift };
        sketches.push(NodeSketch { legs, seat: rng.toss(), shift, stake });
    }
    sketches
}

/// Draws the options of a match: mostly the usual ones.
fn variant(game: &TourGame, rng: &mut MatchRng) -> usize {
    if rng.below(4) == 0 && !game.variants.is_empty() { 1 + rng.index(game.variants.len()) } else { 0 }
}

/// Draws the games of the stops at one place of the road, of a tie with the game that decides it.
fn games_at(stop: usize, width: usize, rng: &mut MatchRng) -> Vec<Vec<&'static TourGame>> {
    let mut drawn = |fits: &dyn Fn(&TourGame) -> bool| {
        let mut some: Vec<&'static TourGame> = tour_games().iter().filter(|game| fits(game)).collect();
        rng.shuffle(&mut some);
        some
    };
    let openings = drawn(&|game| game.opening);
    match stop {
        // A shootout, or a short first match.
        0 => {
            let others = drawn(&|game| !game.opening && game.short_minutes <= 3);
            openings.into_iter().take(1).chain(others).take(width).map(|game| vec![game]).collect()
        }
        // Matches that are whole, in this heat or in a harder one.
        5 | 6 => {
            let some = drawn(&|game| !game.opening && game.minutes(false) <= WHOLE);
            some.into_iter().take(width).map(|game| vec![game]).collect()
        }
        7 => {
            let some = drawn(&|game| !game.opening && game.short_minutes <= LEG);
            let pairs = some.as_chunks::<2>().0.iter().take(width);
            pairs.map(|pair| pair.iter().copied().chain(openings.first().copied()).collect()).collect()
        }
        _ => drawn(&|_| true).into_iter().take(width).map(|game| vec![game]).collect(),
    }
}
