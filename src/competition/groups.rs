//! The table of a group, and the rounds of a cup, as the sheet of Soccer Cards counts them (SC-10). Pure: results in,
//! order out. Knows goals and winners, no game.

use crate::engine::{BySeat, MatchRng, Seat};

/// SC-10: points for a win; a draw is one point, a defeat none.
pub const WIN: u32 = 3;

/// One league match of a group. Sides are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// The side at home.
    pub home: usize,
    /// The side away.
    pub away: usize,
    /// Goals.
    pub score: BySeat<u32>,
}

/// One line of a group's table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// Whose.
    pub side: usize,
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Goals for.
    pub scored: u32,
    /// Goals against.
    pub conceded: u32,
    /// Whether nothing but a toss parted it from others.
    pub tossed: bool,
}

impl Row {
    /// SC-10: 3-1-0.
    #[must_use]
    pub const fn points(&self) -> u32 {
        WIN * self.won + self.drawn
    }

    /// Goals for less goals against.
    #[must_use]
    pub const fn difference(&self) -> i64 {
        self.scored as i64 - self.conceded as i64
    }

    fn count(&mut self, scored: u32, conceded: u32) {
        self.scored = self.scored.saturating_add(scored);
        self.conceded = self.conceded.saturating_add(conceded);
        match scored.cmp(&conceded) {
            std::cmp::Ordering::Greater => self.won += 1,
            std::cmp::Ordering::Equal => self.drawn += 1,
            std::cmp::Ordering::Less => self.lost += 1,
        }
    }

    /// What is compared before the matches among equals are looked at.
    const fn merit(&self) -> (u32, i64, u32) {
        (self.points(), self.difference(), self.scored)
    }
}

/// A result that no table can count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadResult {
    /// A side that is not in the group.
    #[error("side {side} is not in the group: expected one below {sides}")]
    NoSuchSide {
        /// The side named.
        side: usize,
        /// How many there are.
        sides: usize,
    },
    /// A side cannot meet itself.
    #[error("side {side} against itself: expected two different sides")]
    Itself {
        /// The side named.
        side: usize,
    },
    /// A cup match without a winner.
    #[error("the match of sides {home} and {away} has no winner: expected one, as in every cup match")]
    Drawn {
        /// The side at home.
        home: usize,
        /// The side away.
        away: usize,
    },
    /// Results are missing, or there are too many.
    #[error("{found} results: expected {expected}, one a match")]
    Count {
        /// How many there are.
        found: usize,
        /// How many matches the round has.
        expected: usize,
    },
}

/// SC-10: the table of a group of so many sides, the best first: points, goal difference, goals scored, the table among
/// those still level, a toss. The order of the results does not matter.
///
/// # Errors
/// The first result with a side that is not in the group, or that meets itself.
pub fn table(sides: usize, results: &[Played], chance: &mut MatchRng) -> Result<Vec<Row>, BadResult> {
    for Played { home, away, .. } in results {
        if let Some(side) = [*home, *away].into_iter().find(|side| *side >= sides) {
            return Err(BadResult::NoSuchSide { side, sides });
        }
        if home == away {
            return Err(BadResult::Itself { side: *home });
        }
    }
    let all: Vec<usize> = (0..sides).collect();
    let mut rows = rows_among(&all, results);
    rows.sort_by_key(|row| std::cmp::Reverse(row.merit()));
    let mut order = Vec::with_capacity(sides);
    for level in rows.chunk_by(|a, b| a.merit() == b.merit()) {
        part(level.iter().map(|row| row.side).collect(), results, chance, &mut order);
    }
    let whole = rows_among(&all, results);
    Ok(order.into_iter().map(|(side, tossed)| Row { tossed, ..whole[side] }).collect())
}

/// The lines of those sides, in their order, from the matches that they played among themselves.
fn rows_among(sides: &[usize], results: &[Played]) -> Vec<Row> {
    let mut rows: Vec<Row> = sides.iter().map(|side| Row { side: *side, ..Row::default() }).collect();
    for Played { home, away, score } in results {
        let place = |side: &usize| sides.iter().position(|s| s == side);
        if let (Some(h), Some(a)) = (place(home), place(away)) {
            rows[h].count(score[Seat::Home], score[Seat::Away]);
            rows[a].count(score[Seat::Away], score[Seat::Home]);
        }
    }
    rows
}

/// Puts sides that are level into order by the table among them; asks again for those who are level even there; tosses
/// for those whom it does not part at all. Sides come in the order of their numbers.
fn part(level: Vec<usize>, results: &[Played], chance: &mut MatchRng, order: &mut Vec<(usize, bool)>) {
    let mut rows = rows_among(&level, results);
    rows.sort_by_key(|row| std::cmp::Reverse(row.merit()));
    for run in rows.chunk_by(|a, b| a.merit() == b.merit()) {
        let mut sides: Vec<usize> = run.iter().map(|row| row.side).collect();
        if sides.len() == 1 {
            order.extend(sides.into_iter().map(|side| (side, false)));
        } else if sides.len() < level.len() {
            part(sides, results, chance, order);
        } else {
            chance.shuffle(&mut sides);
            order.extend(sides.into_iter().map(|side| (side, true)));
        }
    }
}

/// SC-10: one round of a cup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// Who meets whom: home, away.
    pub matches: Vec<(usize, usize)>,
    /// Who goes through without a match: the last, where the number is odd.
    pub free: Option<usize>,
}

impl Round {
    /// The next round of those who are left: neighbours meet. With one side left there is nothing to play: it has won.
    #[must_use]
    pub fn of(left: &[usize]) -> Self {
        let (pairs, rest) = left.as_chunks();
        Self {
            matches: pairs.iter().map(|[one, other]| (*one, *other)).collect(),
            free: rest.first().copied(),
        }
    }

    /// SC-10: the loser is out. Who is left after the round, in the order of the matches, from the winners of these.
    ///
    /// # Errors
    /// A match without a winner, or not one result a match.
    pub fn left(&self, results: &[Option<Seat>]) -> Result<Vec<usize>, BadResult> {
        if results.len() != self.matches.len() {
            return Err(BadResult::Count { found: results.len(), expected: self.matches.len() });
        }
        let winner = |(&(home, away), result): (&(usize, usize), &Option<Seat>)| match result {
            Some(Seat::Home) => Ok(home),
            Some(Seat::Away) => Ok(away),
            None => Err(BadResult::Drawn { home, away }),
        };
        let winners: Result<Vec<usize>, BadResult> = self.matches.iter().zip(results).map(winner).collect();
        winners.map(|winners| winners.into_iter().chain(self.free).collect())
    }
}
