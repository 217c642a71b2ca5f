//! The tour: a run of nine stops through all games, with three lives, helpers on the bus, points and a proof.
//!
//! - [`Tour`] is a number and a [`Heat`]. Its [`TourMap`] is the same for everybody.
//! - [`TourRun`] is a run of it: a row of [`RunStep`]s. What it waits for is its [`RunPhase`], and [`TourRun::legal`]
//!   lists the choices.
//! - [`Perk`] is a helper; [`TourRun::effects`] says what those on the bus open at this stop.
//! - [`TourProof`] proves a finished run from its line.
//! - [`simulate`] plays runs of bots, by which the heats were balanced (docs/tour.md).

mod code;
mod error;
mod file;
mod games;
mod heat;
mod map;
mod perk;
mod points;
mod run;
pub mod simulate;
mod stats;
mod step;
#[cfg(test)]
mod tests;
mod words;

pub use code::{RULES, TourProof, TourProofError, bots_of, played_match};
pub use error::TourError;
pub use file::{RUN_VERSION, RunFile, has_unknown_names};
pub use games::{TourGame, final_games, tour_games};
pub use heat::{Heat, HeatError, HeatRules};
pub use map::{LAST_NUMBER, MINUTES, NodeKind, Tour, TourLeg, TourMap, TourNode, TourStake};
pub use perk::{ANSWERS, LIFE_AFTER, Perk, PerkEffects, PerkKind, SPONSORED, SeatedPerk};
pub use points::{RunPoints, medal_for, next_mark};
pub use run::TourRun;
pub use stats::{PerkStats, TourStats};
pub use step::{BotFixture, PlayedNode, RunFixture, RunPhase, RunStep, TourMatch};

/// Number of stops of a tour.
pub const STOPS: usize = 9;
