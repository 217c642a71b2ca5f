//! Set pieces ask for one decision of a match. One RON file each, `levels/<game>/set-pieces/<name>.ron`: `(game,
//! options, seed, actions, seat, task, theme, answers, tempting, margin, method, solve_rates)`. The first four are a
//! record's.
//!
//! A set piece is an information set: nothing counts but what its seat knows. Whatever is hidden is drawn anew at each
//! try, and the right answers are best over all that may be hidden. A file has no text for players; the app makes words
//! of task and theme.
//!
//! A set piece is checked whole before anything of it counts, each error with its line and column.

mod judge;
pub mod mine;
mod read;
mod session;
mod write;

use std::fmt::{self, Debug};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use ai::Difficulty;
use ai::estimate::Estimate;
pub use engine::illegal::files;
use engine::illegal::{self, DataFileError};
use engine::{MatchRng, Record, Seat};
use games::GAMES;
use games::dyn_match::DynMatch;
use games::open_decision::{ActionCost, OpenDecision};
use stage::action::DynAction;
use stage::decision_theme::DecisionTheme;

pub use judge::{AnswerEvaluation, JUDGE_BUDGET, NotLegalError};
pub use read::{parse, parse_and_verify};
pub use session::{SESSION_LENGTH, SetPieceProgress};

/// What is asked. The game itself can judge each task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum SetPieceTask {
    /// Find the best action.
    FindBest,
    /// Avoid the one mistake: every other action is right.
    AvoidMistake,
    /// Keep the ball out of the own goal, at the lowest price.
    KeepOut,
    /// Find the action that all but wins the match.
    Win,
}

/// How the answers were found, and are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum EvaluationSource {
    /// The game knows the value of each action under best play.
    Solved,
    /// The other side is one of the game's characters; its decisions so far tell which.
    Habits,
    /// Rollouts: this many for the stated margin, with this seed.
    Rollouts {
        /// Rollouts of the right answer and the best wrong one together.
        iterations: u32,
        /// The seed of their random numbers.
        seed: u64,
    },
}

/// A valid set piece.
#[derive(Clone)]
pub struct SetPiece {
    /// The file name without its ending; empty if the set piece came from no file.
    pub name: String,
    /// The match up to the decision.
    pub record: Record,
    /// The seat that decides.
    pub seat: Seat,
    /// What is asked.
    pub task: SetPieceTask,
    /// What the decision is about.
    pub theme: DecisionTheme,
    /// All right answers, the best one first.
    pub answers: Vec<DynAction>,
    /// The wrong answer that bots choose most, with its cost in the unit of the game.
    pub tempting: ActionCost,
    /// By how much the best wrong answer is worse than the right ones, in the unit of the game.
    pub margin: Estimate,
    /// How the answers were found.
    pub method: EvaluationSource,
    /// How often the bot of each difficulty finds a right answer, 0..=1, in the order of [`Difficulty::ALL`].
    pub solve_rates: [f64; Difficulty::ALL.len()],
    match_so_far: Arc<dyn DynMatch>,
    decision: Arc<dyn OpenDecision>,
}

impl Debug for SetPiece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { name, seat, task, theme, answers, .. } = self;
        write!(f, "SetPiece({name}: {seat}, {task:?}, {theme:?}, {answers:?})")
    }
}

/// The mean solve rates below which a set piece is harder than each grade but the last.
const GRADES: [f64; 4] = [0.8, 0.68, 0.55, 0.4];

impl SetPiece {
    /// Returns its difficulty, 1 (easy) to 5 (hard), by how many of the bots solve it.
    #[must_use]
    pub fn difficulty(&self) -> u8 {
        let rate = self.solve_rate();
        1 + GRADES.iter().filter(|least| rate < **least).count() as u8
    }

    /// Returns the share of all bots that solve it, 0..=1.
    #[must_use]
    pub fn solve_rate(&self) -> f64 {
        self.solve_rates.iter().sum::<f64>() / self.solve_rates.len() as f64
    }

    /// Returns the match at the decision, with everything hidden from the seat drawn anew.
    #[must_use]
    pub fn start(&self, seed: u64) -> Box<dyn DynMatch> {
        self.match_so_far.determinized(self.seat, &mut MatchRng::new(seed))
    }

    /// Returns the match as it was recorded.
    #[must_use]
    pub fn match_so_far(&self) -> &dyn DynMatch {
        &*self.match_so_far
    }

    /// Returns the decision.
    #[must_use]
    pub fn decision(&self) -> &dyn OpenDecision {
        &*self.decision
    }

    /// Returns a text that two set pieces share if they are alike for a player: the same theme, the same actions, right
    /// answers and temptation, in the same part of a match with the same lead.
    #[must_use]
    pub fn fingerprint(&self) -> String {
        let board = self.match_so_far.scene(stage::scene::Audience { seat: self.seat, shared: false }).board;
        let lead = i64::from(board.score[self.seat]) - i64::from(board.score[!self.seat]);
        let mut legal: Vec<String> = self.decision.legal().iter().map(ToString::to_string).collect();
        legal.sort();
        let answers: Vec<String> = self.answers.iter().map(ToString::to_string).collect();
        format!(
            "{:?} {:?} {} {lead} {} / {} / {}",
            self.theme,
            board.part,
            self.seat,
            self.tempting.action,
            answers.join(" "),
            legal.join(" ")
        )
    }
}

/// The name of the folder of set pieces in the folder of a game's levels.
pub const FOLDER: &str = "set-pieces";

/// The folder of the set pieces of that game, beside that folder of the assets.
#[must_use]
pub fn folder(assets: &Path, game: &str) -> PathBuf {
    assets.parent().unwrap_or(assets).join("levels").join(game).join(FOLDER)
}

/// Loads a set piece and plays it through.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn load(path: &Path) -> Result<SetPiece, DataFileError> {
    illegal::load(path, |name, text| Ok(SetPiece { name: name.to_owned(), ..parse(text)? }))
}

/// The valid set pieces beside the assets, of all games.
#[derive(Clone, Debug, Default)]
pub struct SetPieceList(Vec<SetPiece>);

impl SetPieceList {
    /// Reads the set pieces of all games and plays them through. Returns what is wrong with the others, too.
    #[must_use]
    pub fn read(assets: &Path) -> (Self, Vec<DataFileError>) {
        let (mut read, mut errors) = (Vec::new(), Vec::new());
        for file in GAMES.iter().flat_map(|game| files(&folder(assets, game.id()))) {
            match load(&file) {
                Ok(piece) => read.push(piece),
                Err(error) => errors.push(error),
            }
        }
        read.sort_by(|a, b| b.solve_rate().total_cmp(&a.solve_rate()).then_with(|| a.name.cmp(&b.name)));
        (Self(read), errors)
    }

    /// Returns the set pieces of a game, from easy to hard.
    pub fn of(&self, game: &str) -> impl Iterator<Item = &SetPiece> {
        self.0.iter().filter(move |piece| piece.record.game == game)
    }

    /// Returns the set piece of that name; `None` where there is none, or it is broken.
    #[must_use]
    pub fn named(&self, game: &str, name: &str) -> Option<&SetPiece> {
        self.of(game).find(|piece| piece.name == name)
    }
}

#[cfg(test)]
mod tests;
