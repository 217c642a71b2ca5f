//! The table of a group and the rounds of a cup, by clause SC-10 of Soccer Cards (`docs/rules/soccer_cards.md`). Pure
//! functions of results, without games.

use engine::{BySeat, MatchRng, Seat};

/// Points for a win; a draw is one point, a defeat none.
pub const POINTS_FOR_A_WIN: u32 = 3;

/// One league match of a group. Sides are numbered from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupMatch {
    /// The home side.
    pub home: usize,
    /// The away side.
    pub away: usize,
    /// Goals of each side.
    pub score: BySeat<u32>,
}

/// One line of a group's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GroupTableRow {
    /// The side's number.
    pub side: usize,
    /// Number of wins.
    pub won: u32,
    /// Number of draws.
    pub drawn: u32,
    /// Number of defeats.
    pub lost: u32,
    /// Goals scored.
    pub scored: u32,
    /// Goals conceded.
    pub conceded: u32,
    /// True if only a toss separated the side from others.
    pub decided_by_lot: bool,
}

impl GroupTableRow {
    /// Returns the points (3 for a win, 1 for a draw).
    #[must_use]
    pub const fn points(&self) -> u32 {
        POINTS_FOR_A_WIN * self.won + self.drawn
    }

    /// Returns the goal difference.
    #[must_use]
    pub const fn difference(&self) -> i64 {
        self.scored as i64 - self.conceded as i64
    }

    fn add_result(&mut self, scored: u32, conceded: u32) {
        self.scored = self.scored.saturating_add(scored);
        self.conceded = self.conceded.saturating_add(conceded);
        match scored.cmp(&conceded) {
            std::cmp::Ordering::Greater => self.won += 1,
            std::cmp::Ordering::Equal => self.drawn += 1,
            std::cmp::Ordering::Less => self.lost += 1,
        }
    }

    /// Returns what is compared before the matches among level sides: points, goal difference, goals scored.
    const fn merit(&self) -> (u32, i64, u32) {
        (self.points(), self.difference(), self.scored)
    }
}

/// A result that cannot be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InvalidResult {
    /// The side is not in the group.
    #[error("side {side} is not in the group: expected one below {sides}")]
    NoSuchSide {
        /// The side's number.
        side: usize,
        /// The number of sides.
        sides: usize,
    },
    /// A side cannot meet itself.
    #[error("side {side} against itself: expected two different sides")]
    Itself {
        /// The side's number.
        side: usize,
    },
    /// A cup match has no winner.
    #[error("the match of sides {home} and {away} has no winner: expected one, as in every cup match")]
    Drawn {
        /// The home side.
        home: usize,
        /// The away side.
        away: usize,
    },
    /// The number of results is not the number of matches.
    #[error("{found} results: expected {expected}, one a match")]
    Count {
        /// The number of results.
        found: usize,
        /// The number of matches of the round.
        expected: usize,
    },
}

/// Returns the table of a group of `sides` sides, best first. Criteria are points, goal difference, goals
/// scored, the table among the level sides, and a toss. The order of the results does not matter.
///
/// # Errors
/// The first result with an unknown side, or with a side that meets itself.
pub fn table(
    sides: usize,
    results: &[GroupMatch],
    chance: &mut MatchRng,
) -> Result<Vec<GroupTableRow>, InvalidResult> {
    for GroupMatch { home, away, .. } in results {
        if let Some(side) = [*home, *away].into_iter().find(|side| *side >= sides) {
            return Err(InvalidResult::NoSuchSide { side, sides });
        }
        if home == away {
            return Err(InvalidResult::Itself { side: *home });
        }
    }
    let all: Vec<usize> = (0..sides).collect();
    let by_side = rows_among(&all, results);
    let mut rows = by_side.clone();
    rows.sort_by_key(|row| std::cmp::Reverse(row.merit()));
    let mut order = Vec::with_capacity(sides);
    for level in rows.chunk_by(|a, b| a.merit() == b.merit()) {
        order_level_sides(level.iter().map(|row| row.side).collect(), results, chance, &mut order);
    }
    Ok(order
        .into_iter()
        .map(|(side, decided_by_lot)| GroupTableRow { decided_by_lot, ..by_side[side] })
        .collect())
}

/// Returns the lines of those sides, in their order, counting only matches among them.
fn rows_among(sides: &[usize], results: &[GroupMatch]) -> Vec<GroupTableRow> {
    let mut rows: Vec<GroupTableRow> =
        sides.iter().map(|side| GroupTableRow { side: *side, ..GroupTableRow::default() }).collect();
    for GroupMatch { home, away, score } in results {
        let place = |side: &usize| sides.iter().position(|s| s == side);
        if let (Some(h), Some(a)) = (place(home), place(away)) {
            rows[h].add_result(score[Seat::Home], score[Seat::Away]);
            rows[a].add_result(score[Seat::Away], score[Seat::Home]);
        }
    }
    rows
}

/// Orders level sides by the table among them, recursively while it separates some of them. Sides that it does not
/// separate at all are ordered by a toss. `level` is sorted by number.
fn order_level_sides(
    level: Vec<usize>,
    results: &[GroupMatch],
    chance: &mut MatchRng,
    order: &mut Vec<(usize, bool)>,
) {
    let mut rows = rows_among(&level, results);
    rows.sort_by_key(|row| std::cmp::Reverse(row.merit()));
    for run in rows.chunk_by(|a, b| a.merit() == b.merit()) {
        let mut sides: Vec<usize> = run.iter().map(|row| row.side).collect();
        if sides.len() == 1 {
            order.extend(sides.into_iter().map(|side| (side, false)));
        } else if sides.len() < level.len() {
            order_level_sides(sides, results, chance, order);
        } else {
            chance.shuffle(&mut sides);
            order.extend(sides.into_iter().map(|side| (side, true)));
        }
    }
}

/// One round of a cup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CupRound {
    /// The matches: home side, away side.
    pub matches: Vec<(usize, usize)>,
    /// The side that advances without a match: the last, if the number is odd.
    pub bye: Option<usize>,
}

impl CupRound {
    /// Makes the next round of the remaining sides: neighbours meet. A single side has won, so there are no matches.
    #[must_use]
    pub fn new(left: &[usize]) -> Self {
        let (pairs, rest) = left.as_chunks();
        Self {
            matches: pairs.iter().map(|[one, other]| (*one, *other)).collect(),
            bye: rest.first().copied(),
        }
    }

    /// The losers are out. Returns the sides that remain after the round, in the order of the matches, from the
    /// winners.
    ///
    /// # Errors
    /// A match has no winner, or the numbers of results and matches differ.
    pub fn left(&self, results: &[Option<Seat>]) -> Result<Vec<usize>, InvalidResult> {
        if results.len() != self.matches.len() {
            return Err(InvalidResult::Count { found: results.len(), expected: self.matches.len() });
        }
        let winner = |(&(home, away), result): (&(usize, usize), &Option<Seat>)| match result {
            Some(Seat::Home) => Ok(home),
            Some(Seat::Away) => Ok(away),
            None => Err(InvalidResult::Drawn { home, away }),
        };
        let winners: Result<Vec<usize>, InvalidResult> =
            self.matches.iter().zip(results).map(winner).collect();
        winners.map(|winners| winners.into_iter().chain(self.bye).collect())
    }
}
