//! Bot against bot, as fast as it goes, and what can be said afterwards.

use std::collections::BTreeMap;

use super::{Bot, Budget, Level, Minded};
use crate::engine::testing::LONGEST_MATCH;
use crate::engine::{
    BadOptions, BySeat, Decided, Illegal, MatchRng, Outcome, Record, RecordError, Seat, Silent,
};

/// One match that bots played.
#[derive(Clone, Debug)]
pub struct Bout {
    /// Its result.
    pub outcome: Outcome,
    /// How many decisions it took.
    pub decisions: u64,
    /// How it went, if that was asked for.
    pub record: Option<Record>,
}

/// Why a match between bots has no result.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BoutError {
    /// The match cannot begin.
    #[error(transparent)]
    Options(#[from] BadOptions),
    /// The record cannot be kept.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// A fault of the bot.
    #[error("seed {seed}, decision {n}: the bot `{bot}` chose {seat} {action}: {cause}")]
    Illegal {
        /// The seed of the match.
        seed: u64,
        /// From 1.
        n: u64,
        /// Who chose.
        bot: Level,
        /// For which side.
        seat: Seat,
        /// What.
        action: String,
        /// Why not.
        cause: Illegal,
    },
    /// A fault of the game.
    #[error("seed {seed}: no end after {LONGEST_MATCH} decisions")]
    Endless {
        /// The seed of the match.
        seed: u64,
    },
    /// A fault of the game.
    #[error("seed {seed}: nothing is owed, yet there is no outcome")]
    NoOutcome {
        /// The seed of the match.
        seed: u64,
    },
}

/// A number made from two, spread evenly (the last steps of SplitMix64): the seed of match `n` of a series, so that a
/// match does not depend on which others were played before it, or beside it.
#[must_use]
pub const fn mix(seed: u64, n: u64) -> u64 {
    let mut z = seed.wrapping_add(n.wrapping_mul(0x9E37_79B9_7F4A_7C15)).wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A side's mind. `random` needs neither view nor list: it draws by [`crate::engine::Game::sample`] from the state,
/// which gives what [`super::RandomBot`] would give from the view, since a view shows all that its seat may do.
enum Mind<G: Minded> {
    Sample,
    Bot(Box<dyn Bot<G>>),
}

/// Plays one match between bots. Its chance comes from `seed`, each bot's own from `seed` and its side; bots think for
/// [`Level::iterations`], so the same call gives the same match on every machine.
///
/// # Errors
/// Options that do not go together, or a fault of a bot or of the game.
pub fn bout<G: Minded>(
    options: &G::Options,
    seed: u64,
    levels: BySeat<Level>,
    keep_record: bool,
) -> Result<Bout, BoutError> {
    let mut record = if keep_record { Some(Record::new::<G>(options, seed)?) } else { None };
    let mut state = G::setup(options, seed, &mut Silent)?;
    let mut minds = BySeat::from_fn(|seat| match levels[seat] {
        Level::Random => Mind::<G>::Sample,
        level => Mind::Bot(G::bot(level, seat, options)),
    });
    let mut chance = BySeat::from_fn(|seat| MatchRng::new(mix(seed, 1 + seat as u64)));
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = state.owed().first() {
        decisions += 1;
        if decisions > LONGEST_MATCH {
            return Err(BoutError::Endless { seed });
        }
        let action = match &mut minds[seat] {
            Mind::Sample => state.sample(seat, &mut chance[seat]).ok_or(BoutError::NoOutcome { seed })?,
            Mind::Bot(bot) => {
                legal.clear();
                state.legal(seat, &mut legal);
                let budget = Budget::Iterations(levels[seat].iterations());
                bot.choose(&state.view(seat), &legal, budget, &mut chance[seat]).action
            }
        };
        state.apply(seat, &action, &mut Silent).map_err(|refusal| BoutError::Illegal {
            seed,
            n: decisions,
            bot: levels[seat],
            seat,
            action: action.to_string(),
            cause: refusal.into(),
        })?;
        if let Some(record) = &mut record {
            record.actions.push((seat, action.to_string()));
        }
    }
    let outcome = state.outcome().ok_or(BoutError::NoOutcome { seed })?;
    Ok(Bout { outcome, decisions, record })
}

/// What many matches came to. Sums alone, so that the order of the matches does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Matches played.
    pub matches: u64,
    /// Matches won by each side.
    pub wins: BySeat<u64>,
    /// Matches won by nobody.
    pub draws: u64,
    /// Goals of each side, shootout kicks apart.
    pub goals: BySeat<u64>,
    /// Matches that were level when normal time was up.
    pub level_after_normal_time: u64,
    /// Matches by what decided them.
    pub decided_by: BTreeMap<Decided, u64>,
    /// Decisions taken.
    pub decisions: u64,
}

impl Tally {
    /// Counts one match more.
    pub fn count(&mut self, bout: &Bout) {
        self.matches += 1;
        match bout.outcome.winner {
            Some(seat) => self.wins[seat] += 1,
            None => self.draws += 1,
        }
        for seat in Seat::BOTH {
            self.goals[seat] += u64::from(bout.outcome.score[seat]);
        }
        self.level_after_normal_time += u64::from(bout.outcome.level_after_normal_time);
        *self.decided_by.entry(bout.outcome.decided).or_default() += 1;
        self.decisions += bout.decisions;
    }

    /// Adds what another tally counted.
    pub fn add(&mut self, other: &Self) {
        self.matches += other.matches;
        self.draws += other.draws;
        self.level_after_normal_time += other.level_after_normal_time;
        self.decisions += other.decisions;
        for seat in Seat::BOTH {
            self.wins[seat] += other.wins[seat];
            self.goals[seat] += other.goals[seat];
        }
        for (decided, n) in &other.decided_by {
            *self.decided_by.entry(*decided).or_default() += n;
        }
    }

    /// Goals a match.
    #[must_use]
    pub fn goals_per_match(&self, seat: Seat) -> f64 {
        share(self.goals[seat], self.matches)
    }

    /// Home's points a match: a win 1, a draw one half.
    #[must_use]
    pub fn home_points(&self) -> f64 {
        share(2 * self.wins[Seat::Home] + self.draws, 2 * self.matches)
    }
}

/// `part` of `whole`, 0 of nothing.
#[must_use]
pub fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Wilson's interval for a share, seen `part` times in `whole`, with 95 % confidence: low and high, 0..=1.
#[must_use]
pub fn wilson(part: u64, whole: u64) -> (f64, f64) {
    /// The normal distribution's 97.5 % quantile.
    const Z: f64 = 1.959_964;
    if whole == 0 {
        return (0.0, 1.0);
    }
    let (n, p) = (whole as f64, share(part, whole));
    let scale = 1.0 + Z * Z / n;
    let middle = (p + Z * Z / (2.0 * n)) / scale;
    let half = Z / scale * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
    ((middle - half).max(0.0), (middle + half).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_agrees_with_worked_examples() {
        // By the formula, computed apart with z = 1.959964.
        for (part, whole, low, high) in [
            (0, 10, 0.0, 0.277_533),
            (5, 10, 0.236_593, 0.763_407),
            (10, 10, 0.722_467, 1.0),
            (6_100, 20_000, 0.298_656, 0.311_418),
            (0, 0, 0.0, 1.0),
        ] {
            let (l, h) = wilson(part, whole);
            assert!((l - low).abs() < 2e-6 && (h - high).abs() < 2e-6, "{part} of {whole}: {l} {h}");
        }
    }

    #[test]
    fn seeds_of_neighbouring_matches_differ() {
        let seeds: std::collections::BTreeSet<u64> =
            (0..100).flat_map(|s| (0..100).map(move |n| mix(s, n))).collect();
        assert!(seeds.len() > 9_800, "{}", seeds.len());
        assert_eq!(mix(0, 0), 0xE220_A839_7B1D_CDAF, "SplitMix64's first number");
    }
}
