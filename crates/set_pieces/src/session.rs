//! A training session: a few set pieces of several games, from easy to hard.

use super::{SetPiece, SetPieceList};
use engine::MatchRng;
use games::GAMES;

/// Number of set pieces in a session.
pub const SESSION_LENGTH: usize = 10;

/// How far a person has come with a set piece, in the order in which a session chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum SetPieceProgress {
    /// Tried, but never solved.
    Failed,
    /// Never tried.
    #[default]
    New,
    /// Solved, after a wrong try or a hint.
    Solved,
    /// Solved at once.
    Starred,
}

impl SetPieceList {
    /// Returns the set pieces of a session: as many of each game as there are, those first that were never solved, from
    /// easy to hard. The same seed and the same stages give the same session.
    #[must_use]
    pub fn session(&self, seed: u64, stage: impl Fn(&SetPiece) -> SetPieceProgress) -> Vec<&SetPiece> {
        let mut rng = MatchRng::new(seed);
        let mut games: Vec<Vec<&SetPiece>> = GAMES
            .iter()
            .map(|game| {
                let mut own: Vec<&SetPiece> = self.of(game.id()).collect();
                rng.shuffle(&mut own);
                own.sort_by_key(|piece| stage(piece));
                own
            })
            .collect();
        rng.shuffle(&mut games);
        let longest = games.iter().map(Vec::len).max().unwrap_or(0);
        let rounds = (0..longest).flat_map(|k| games.iter().filter_map(move |own| own.get(k).copied()));
        let mut chosen: Vec<&SetPiece> = rounds.take(SESSION_LENGTH).collect();
        chosen.sort_by(|a, b| b.solve_rate().total_cmp(&a.solve_rate()));
        chosen
    }
}
