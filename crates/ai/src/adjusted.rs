//! Variance reduction for a series of matches: the results less luck have the same mean and a smaller variance.
//!
//! Luck has mean zero, so result less luck has the mean of the results. Only the variance that chance did not
//! cause remains (`docs/luck.md`). The bots' dice, the random choices of the bots themselves, have mean zero too
//! and can be subtracted as well.

use super::HasBots;
use super::arena::{ArenaPlayer, BotMatch, BotMatchError};
use super::dice::{ledger_with_dice_effect, play_match_with_copy_answers};
use super::estimate::Estimate;
use super::ledger::{Ledger, LedgerSamples};
use engine::{BySeat, Seat};

/// Plays one match between bots, with its ledger and the effect of the bots' dice on home's value.
///
/// The match is, decision for decision, the one played without this analysis.
///
/// # Errors
/// The options do not go together, or a bot or the game has a bug.
pub fn play_judged_match<G: HasBots>(
    options: &G::Options,
    seed: u64,
    players: BySeat<ArenaPlayer>,
    effort: LedgerSamples,
) -> Result<(BotMatch, Ledger, f64), BotMatchError> {
    let (bot_match, asked) = play_match_with_copy_answers::<G>(options, seed, players)?;
    let Some(record) = &bot_match.record else { return Err(BotMatchError::NoOutcome { seed }) };
    let (ledger, dice) = ledger_with_dice_effect::<G>(record, effort, &asked)?;
    Ok((bot_match, ledger, dice))
}

/// One match of a series. All figures are home's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeriesMatch {
    /// Number of the match in the series.
    pub n: u64,
    /// Home's result, in the unit of the ledger.
    pub result: f64,
    /// The luck in the result.
    pub luck: f64,
    /// The effect of the bots' dice; 0 if they were not sampled.
    pub dice: f64,
    /// The effect of each side's skill.
    pub skill: BySeat<f64>,
    /// The rounding error of the ledger's sum.
    pub gap: f64,
}

impl SeriesMatch {
    /// Creates the row of match `n`.
    #[must_use]
    pub fn from_ledger(n: u64, ledger: &Ledger, dice: f64) -> Self {
        let skill = BySeat::from_fn(|seat| ledger.skill(seat).value);
        Self { n, result: ledger.end, luck: ledger.luck().value, dice, skill, gap: ledger.gap() }
    }
}

/// The results of a series, with and without luck.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct AdjustedSeries {
    rows: Vec<SeriesMatch>,
}

impl AdjustedSeries {
    /// Creates the series from its matches. Their order does not affect any figure.
    #[must_use]
    pub fn new(mut rows: Vec<SeriesMatch>) -> Self {
        rows.sort_by_key(|row| row.n);
        Self { rows }
    }

    fn mean(&self, figure: impl Fn(&SeriesMatch) -> f64) -> Estimate {
        Estimate::mean(&self.rows.iter().map(figure).collect::<Vec<_>>())
    }

    /// Returns the mean result.
    pub fn unadjusted(&self) -> Estimate {
        self.mean(|row| row.result)
    }

    /// Returns the mean result less luck.
    pub fn adjusted(&self) -> Estimate {
        self.mean(|row| row.result - row.luck)
    }

    /// Returns the mean luck; its expected value is 0.
    pub fn luck(&self) -> Estimate {
        self.mean(|row| row.luck)
    }

    /// Returns the mean effect of the bots' dice; its expected value is 0.
    pub fn dice(&self) -> Estimate {
        self.mean(|row| row.dice)
    }

    /// Returns the mean result less luck and the bots' dice.
    pub fn without_dice(&self) -> Estimate {
        self.mean(|row| row.result - row.luck - row.dice)
    }

    /// Returns the variance of the results over that of the results less luck. For the same precision the plain
    /// mean needs this many times the matches.
    #[must_use]
    pub fn ratio_adjusted(&self) -> f64 {
        self.ratio(|row| row.result - row.luck)
    }

    /// Returns the same ratio with the bots' dice subtracted too.
    #[must_use]
    pub fn ratio_without_dice(&self) -> f64 {
        self.ratio(|row| row.result - row.luck - row.dice)
    }

    /// Returns the variance of the results divided by that of `figure`; 1 if the variance of `figure` is zero.
    fn ratio(&self, figure: impl Fn(&SeriesMatch) -> f64) -> f64 {
        let variance = self.variance(figure);
        if variance > 0.0 { self.variance(|row| row.result) / variance } else { 1.0 }
    }

    fn variance(&self, figure: impl Fn(&SeriesMatch) -> f64) -> f64 {
        let figures: Vec<f64> = self.rows.iter().map(figure).collect();
        let mean = Estimate::mean(&figures).value;
        let squares = figures.iter().map(|figure| (figure - mean).powi(2)).sum::<f64>();
        squares / (figures.len() as f64 - 1.0).max(1.0)
    }

    /// Returns the largest rounding error of any ledger's sum.
    #[must_use]
    pub fn largest_gap(&self) -> f64 {
        self.rows.iter().map(|row| row.gap).fold(0.0, f64::max)
    }

    /// Returns the number of matches in which the skill of both sides together favours each seat.
    pub fn named_by_skill(&self) -> BySeat<u64> {
        let edge = |row: &SeriesMatch| row.skill[Seat::Home] + row.skill[Seat::Away];
        BySeat::new(
            self.rows.iter().filter(|row| edge(row) > 0.0).count() as u64,
            self.rows.iter().filter(|row| edge(row) < 0.0).count() as u64,
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn adjusting_for_luck_keeps_the_mean_and_lowers_the_variance() {
        let row = |n, result, luck, edge| SeriesMatch {
            n,
            result,
            luck,
            dice: 0.0,
            skill: BySeat::new(edge, 0.0),
            gap: 1e-17,
        };
        let rows = vec![
            row(2, 0.0, -0.4, -0.1),
            row(1, 1.0, 0.4, -0.2),
            row(3, 1.0, 0.5, 0.0),
            row(4, 0.0, -0.5, 0.1),
        ];
        let series = AdjustedSeries::new(rows.clone());
        assert_eq!(series, AdjustedSeries::new(rows.into_iter().rev().collect()));
        assert!((series.unadjusted().value - 0.5).abs() < 1e-12 && series.luck().value.abs() < 1e-12);
        assert!((series.adjusted().value - 0.5).abs() < 1e-12);
        // 4 x 0.25 against 2 x 0.01, both by 3.
        let ratio = series.ratio_adjusted();
        assert!((ratio - 50.0).abs() < 1e-9, "{ratio}");
        assert_eq!(series.named_by_skill(), BySeat::new(1, 2));
        assert_eq!(series.largest_gap(), 1e-17);
    }
}
