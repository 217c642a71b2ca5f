//! The table of an evening, across its games.

use std::cmp::Reverse;

use engine::Seat;

use super::Evening;

/// The points of a win and of a draw.
const POINTS: (u32, u32) = (3, 1);

/// What a side has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EveningTableRow {
    /// The side.
    pub side: usize,
    /// True while it is here.
    pub here: bool,
    /// The cups it has won.
    pub cups: u32,
    /// Its matches.
    pub played: u32,
    /// The matches it has won.
    pub won: u32,
    /// The matches that it has drawn.
    pub drawn: u32,
    /// Its goals.
    pub scored: u32,
    /// The goals against it.
    pub conceded: u32,
    /// Its longest run of wins.
    pub streak: u32,
    /// The winners it has guessed right.
    pub right: u32,
    /// The winners it has guessed.
    pub guessed: u32,
    /// Its current run of wins.
    run: u32,
}

impl EveningTableRow {
    /// Returns its points.
    #[must_use]
    pub const fn points(&self) -> u32 {
        POINTS.0 * self.won + POINTS.1 * self.drawn
    }

    /// Returns what places it: cups, points, goal difference, goals and right guesses, the more the better.
    #[must_use]
    pub fn rank(&self) -> (u32, u32, i64, u32, u32) {
        (self.cups, self.points(), self.difference(), self.scored, self.right)
    }

    /// Returns its goals less those against it.
    #[must_use]
    pub fn difference(&self) -> i64 {
        i64::from(self.scored) - i64::from(self.conceded)
    }
}

impl Evening {
    /// Returns the table, the best side first: by cups, points, goal difference, goals and right guesses, then in
    /// the order of the sides. A side that has gone home before its first match and guess is not in it.
    #[must_use]
    pub fn table(&self) -> Vec<EveningTableRow> {
        let history = self.side_history();
        let here = history.after(self.played.len());
        let mut rows: Vec<EveningTableRow> = (0..history.sides.len())
            .map(|side| EveningTableRow { side, here: here.contains(&side), ..EveningTableRow::default() })
            .collect();
        for side in self.cup_winners() {
            rows[side].cups += 1;
        }
        for of in &self.played {
            for seat in Seat::BOTH {
                let (scored, conceded) = (of.result.score[seat], of.result.score[!seat]);
                let row = &mut rows[of.sides[seat]];
                row.played += 1;
                row.scored += scored;
                row.conceded += conceded;
                match of.result.winner {
                    Some(winner) if winner == seat => (row.won, row.run) = (row.won + 1, row.run + 1),
                    Some(_) => row.run = 0,
                    None => (row.drawn, row.run) = (row.drawn + 1, 0),
                }
                row.streak = row.streak.max(row.run);
            }
            for (side, guess) in &of.guesses {
                rows[*side].guessed += 1;
                rows[*side].right += u32::from(of.result.winner == Some(*guess));
            }
        }
        rows.retain(|row| row.here || row.played + row.guessed > 0);
        rows.sort_by_key(|row| Reverse(row.rank()));
        rows
    }
}
