//! The arena: matches between bots at full speed, and their statistics.

use std::collections::BTreeMap;
use std::time::Duration;

use super::best_response::{BestResponse, ResponseSamples};
use super::coach_bot::CoachBot;
use super::estimate::{Estimate, QUANTILE};
use super::{Bot, Budget, Difficulty, HasBots};
use engine::rng::mix;
use engine::{
    BySeat, Decided, IllegalAction, InvalidOptions, MAX_DECISIONS, MatchRng, Medal, NullSink, Outcome,
    Record, RecordError, Seat,
};

/// The player of one side in a match between bots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArenaPlayer {
    /// A bot of that difficulty.
    Bot(Difficulty),
    /// An opponent of [`HasBots::benchmark_bots`], by its index there.
    Benchmark(usize),
    /// The best response to the bot of that difficulty.
    BestResponse(Difficulty),
    /// A bot of that difficulty that takes that many answers of the coach.
    Advised(Difficulty, u32),
}

impl From<Difficulty> for ArenaPlayer {
    fn from(difficulty: Difficulty) -> Self {
        Self::Bot(difficulty)
    }
}

impl ArenaPlayer {
    /// Returns the name used in tables and errors.
    fn name<G: HasBots>(self) -> &'static str {
        match self {
            Self::Bot(difficulty) | Self::Advised(difficulty, _) => difficulty.name(),
            Self::Benchmark(k) => G::benchmark_bots()[k].name,
            Self::BestResponse(_) => "best response",
        }
    }

    /// Creates the player's bot for one match.
    fn controller<G: HasBots>(
        self,
        seat: Seat,
        options: &G::Options,
        think: Option<Duration>,
    ) -> ArenaController<G> {
        let budget = |iterations| think.map_or(Budget::Iterations(iterations), Budget::ProcessorTime);
        match self {
            Self::Bot(Difficulty::Random) => ArenaController::Sample,
            Self::Bot(difficulty) => {
                ArenaController::Bot(G::bot(difficulty, seat, options), budget(difficulty.iterations()))
            }
            Self::Benchmark(k) => {
                ArenaController::Bot((G::benchmark_bots()[k].bot)(seat, options), budget(1))
            }
            Self::Advised(difficulty, answers) => {
                let bot = CoachBot::<G>::new(difficulty, answers, seat, options);
                ArenaController::Bot(Box::new(bot), budget(difficulty.iterations()))
            }
            Self::BestResponse(difficulty) => {
                let bot = BestResponse::<G>::new(difficulty, seat, options, ResponseSamples::SERIES);
                ArenaController::Bot(Box::new(bot), budget(1))
            }
        }
    }
}

/// A match played by bots.
#[derive(Clone, Debug)]
pub struct BotMatch {
    /// The result.
    pub outcome: Outcome,
    /// Number of decisions taken.
    pub decisions: u64,
    /// The record, if it was asked for.
    pub record: Option<Record>,
}

/// The reason why a match between bots has no result.
#[derive(Clone, Debug, thiserror::Error)]
pub enum BotMatchError {
    /// The match cannot begin.
    #[error(transparent)]
    Options(#[from] InvalidOptions),
    /// The match cannot be recorded.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The bot chose an illegal action. This is a bug in the bot.
    #[error("seed {seed}, decision {n}: the bot `{bot}` chose {seat} {action}: {cause}")]
    Illegal {
        /// The seed of the match.
        seed: u64,
        /// Number of the decision, from 1.
        n: u64,
        /// Name of the bot.
        bot: &'static str,
        /// The seat that decided.
        seat: Seat,
        /// The illegal action.
        action: String,
        /// The refusal.
        cause: IllegalAction,
    },
    /// The match does not end. This is a bug in the game.
    #[error("seed {seed}: no end after {MAX_DECISIONS} decisions")]
    Endless {
        /// The seed of the match.
        seed: u64,
    },
    /// The match ended without an outcome. This is a bug in the game.
    #[error("seed {seed}: nothing is owed, yet there is no outcome")]
    NoOutcome {
        /// The seed of the match.
        seed: u64,
    },
}

/// The controller of one side in the arena.
///
/// `random` needs neither view nor list. It draws from the state by [`engine::Game::sample`], which gives the
/// same as [`super::RandomBot`] does from the view, since a view determines its seat's legal actions.
#[derive(Clone)]
pub(super) enum ArenaController<G: HasBots> {
    Sample,
    /// The bot, with its budget for one decision.
    Bot(Box<dyn Bot<G>>, Budget),
}

impl<G: HasBots> ArenaController<G> {
    /// Returns the bot's decision. The buffer `legal` belongs to the caller, which reuses it.
    pub(super) fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        legal: &mut Vec<G::Action>,
        rng: &mut MatchRng,
    ) -> Option<G::Action> {
        match self {
            Self::Sample => state.sample(seat, rng),
            Self::Bot(bot, budget) => {
                legal.clear();
                state.legal(seat, legal);
                Some(bot.choose(&state.view(seat), legal, *budget, rng).action)
            }
        }
    }
}

/// A match between bots, to be played.
///
/// The match is seeded with `seed`, each bot with `seed` and its side. Bots think for [`Difficulty::iterations`], so
/// the same request gives the same match on every machine.
pub struct BotMatchRequest<'a, G: HasBots> {
    options: &'a G::Options,
    seed: u64,
    players: BySeat<ArenaPlayer>,
    keep_record: bool,
    think: Option<Duration>,
}

impl<'a, G: HasBots> BotMatchRequest<'a, G> {
    /// Requests a match without its record.
    pub fn new(options: &'a G::Options, seed: u64, players: BySeat<impl Into<ArenaPlayer>>) -> Self {
        Self { options, seed, players: players.map(Into::into), keep_record: false, think: None }
    }

    /// Sets whether the record of the match is kept.
    #[must_use]
    pub const fn keep_record(mut self, keep_record: bool) -> Self {
        self.keep_record = keep_record;
        self
    }

    /// Sets a time limit on one core for each decision. With a limit, the result depends on the machine.
    #[must_use]
    pub const fn think(mut self, think: Option<Duration>) -> Self {
        self.think = think;
        self
    }

    /// Plays the match.
    ///
    /// # Errors
    /// The options do not go together, or a bot or the game has a bug.
    pub fn play(&self) -> Result<BotMatch, BotMatchError> {
        self.play_watched(|_, _, _, _, _| ())
    }

    /// Plays the match and shows each bot to a callback just before it decides, with the number of the decision, from
    /// 1.
    pub(super) fn play_watched(
        &self,
        watch: impl FnMut(u64, &ArenaController<G>, &G, Seat, &mut Vec<G::Action>),
    ) -> Result<BotMatch, BotMatchError> {
        let controller = |seat| self.players[seat].controller::<G>(seat, self.options, self.think);
        self.play_with(BySeat::from_fn(controller), watch)
    }

    /// Plays the match with these controllers in place of those of the players.
    pub(super) fn play_with(
        &self,
        mut controllers: BySeat<ArenaController<G>>,
        mut watch: impl FnMut(u64, &ArenaController<G>, &G, Seat, &mut Vec<G::Action>),
    ) -> Result<BotMatch, BotMatchError> {
        let &Self { options, seed, players, keep_record, .. } = self;
        let mut record = if keep_record { Some(Record::new::<G>(options, seed)?) } else { None };
        let mut state = G::setup(options, seed, &mut NullSink)?;
        let mut chance = BySeat::from_fn(|seat| MatchRng::new(mix(seed, 1 + seat as u64)));
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(seat) = state.seats_to_move().first() {
            decisions += 1;
            if decisions > MAX_DECISIONS {
                return Err(BotMatchError::Endless { seed });
            }
            watch(decisions, &controllers[seat], &state, seat, &mut legal);
            let chosen = controllers[seat].choose(&state, seat, &mut legal, &mut chance[seat]);
            let action = chosen.ok_or(BotMatchError::NoOutcome { seed })?;
            state.apply(seat, &action, &mut NullSink).map_err(|refusal| BotMatchError::Illegal {
                seed,
                n: decisions,
                bot: players[seat].name::<G>(),
                seat,
                action: action.to_string(),
                cause: refusal.into(),
            })?;
            if let Some(record) = &mut record {
                record.actions.push((seat, action.to_string()));
            }
        }
        let outcome = state.outcome().ok_or(BotMatchError::NoOutcome { seed })?;
        Ok(BotMatch { outcome, decisions, record })
    }
}

/// Sums over many matches, independent of their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BotMatchTotals {
    /// Number of matches played.
    pub matches: u64,
    /// Number of matches won by each side.
    pub wins: BySeat<u64>,
    /// Number of draws.
    pub draws: u64,
    /// Goals of each side, without shootout kicks.
    pub goals: BySeat<u64>,
    /// Number of matches that were level at the end of normal time.
    pub level_after_normal_time: u64,
    /// Number of matches by the part that decided them.
    pub decided_by: BTreeMap<Decided, u64>,
    /// Number of matches by the grade of the win, in games that grade wins.
    pub medals: BTreeMap<Medal, u64>,
    /// Sum of home's goals less away's.
    pub lead: i64,
    /// Sum of the squares of home's lead in each match.
    pub lead_sum_of_squares: i64,
    /// Number of decisions taken.
    pub decisions: u64,
}

impl BotMatchTotals {
    /// Counts one more match.
    pub fn count(&mut self, bot_match: &BotMatch) {
        self.matches += 1;
        match bot_match.outcome.winner {
            Some(seat) => self.wins[seat] += 1,
            None => self.draws += 1,
        }
        for seat in Seat::BOTH {
            self.goals[seat] += u64::from(bot_match.outcome.score[seat]);
        }
        self.level_after_normal_time += u64::from(bot_match.outcome.level_after_normal_time);
        *self.decided_by.entry(bot_match.outcome.decided).or_default() += 1;
        if let Some(medal) = bot_match.outcome.medal {
            *self.medals.entry(medal).or_default() += 1;
        }
        let lead =
            i64::from(bot_match.outcome.score[Seat::Home]) - i64::from(bot_match.outcome.score[Seat::Away]);
        self.lead += lead;
        self.lead_sum_of_squares += lead * lead;
        self.decisions += bot_match.decisions;
    }

    /// Adds the totals of `other`.
    pub fn add(&mut self, other: &Self) {
        self.matches += other.matches;
        self.draws += other.draws;
        self.level_after_normal_time += other.level_after_normal_time;
        self.lead += other.lead;
        self.lead_sum_of_squares += other.lead_sum_of_squares;
        self.decisions += other.decisions;
        for (medal, n) in &other.medals {
            *self.medals.entry(*medal).or_default() += n;
        }
        for seat in Seat::BOTH {
            self.wins[seat] += other.wins[seat];
            self.goals[seat] += other.goals[seat];
        }
        for (decided, n) in &other.decided_by {
            *self.decided_by.entry(*decided).or_default() += n;
        }
    }

    /// Returns that side's mean goals per match.
    #[must_use]
    pub fn goals_per_match(&self, seat: Seat) -> f64 {
        share(self.goals[seat], self.matches)
    }

    /// Returns home's mean points per match: a win 1, a draw one half.
    #[must_use]
    pub fn home_points(&self) -> f64 {
        share(2 * self.wins[Seat::Home] + self.draws, 2 * self.matches)
    }

    /// Returns that side's points.
    #[must_use]
    pub fn points(&self, seat: Seat) -> ArenaPoints {
        ArenaPoints { halves: 2 * self.wins[seat] + self.draws, matches: self.matches }
    }

    /// Returns home's mean lead at the end of a match, in goals.
    pub fn mean_lead(&self) -> Estimate {
        let n = self.matches.max(1) as f64;
        let value = self.lead as f64 / n;
        let variance = (self.lead_sum_of_squares as f64 / n - value * value).max(0.0);
        Estimate { value, error: (variance / n).sqrt() }
    }
}

/// Points from many matches, of one side or of both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ArenaPoints {
    /// Half points: two for a win, one for a draw.
    pub halves: u64,
    /// Number of matches.
    pub matches: u64,
}

impl ArenaPoints {
    /// Returns the mean points per match, 0..=1.
    #[must_use]
    pub fn share(self) -> f64 {
        share(self.halves, 2 * self.matches)
    }

    /// Returns what that side gained by one match.
    pub(super) fn of(outcome: &Outcome, side: Seat) -> Self {
        Self { halves: outcome.winner.map_or(1, |winner| 2 * u64::from(winner == side)), matches: 1 }
    }

    /// Returns the 95 % confidence interval of the share: low and high.
    ///
    /// This is Wilson's interval with every draw counted as half a win and half a defeat, which makes it a little too
    /// wide.
    #[must_use]
    pub fn interval(self) -> (f64, f64) {
        wilson_of_share(self.share(), self.matches)
    }
}

impl std::ops::Add for ArenaPoints {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self { halves: self.halves + other.halves, matches: self.matches + other.matches }
    }
}

impl std::iter::Sum for ArenaPoints {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |a, b| a + b)
    }
}

/// Returns `part / whole`, or 0 if `whole` is 0.
#[must_use]
pub fn share(part: u64, whole: u64) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Returns Wilson's 95 % interval, low and high, for a share seen `part` times in `whole`.
#[must_use]
pub fn wilson(part: u64, whole: u64) -> (f64, f64) {
    wilson_of_share(share(part, whole), whole)
}

/// Returns Wilson's interval for the share `p` of `whole`.
fn wilson_of_share(p: f64, whole: u64) -> (f64, f64) {
    const Z: f64 = QUANTILE;
    if whole == 0 {
        return (0.0, 1.0);
    }
    let n = whole as f64;
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
        // Expected figures computed independently from the formula, with z = 1.959964.
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
    fn a_draw_counts_half_a_point() {
        let points = ArenaPoints { halves: 2 * 3 + 4, matches: 10 };
        assert_eq!((points.share(), points.interval()), (0.5, wilson(5, 10)));
        let more: ArenaPoints = [points, ArenaPoints { halves: 20, matches: 10 }].into_iter().sum();
        assert_eq!((more.share(), more.matches), (0.75, 20));
    }
}
