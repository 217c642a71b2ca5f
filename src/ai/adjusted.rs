//! A series of matches with its luck taken off: the same mean, and less scatter about it.
//!
//! Luck is of mean zero, so the mean of result less luck is the mean of the results; what is left to scatter is what
//! chance did not decide (`docs/luck.md`). So are the dice of bots, what they themselves drew by chance.

use super::HasBots;
use super::arena::{Bout, BoutError, Player};
use super::dice::{bout_and_asked, judged};
use super::estimate::Estimate;
use super::ledger::{Effort, Ledger};
use crate::engine::{BySeat, Seat};

/// One match between bots, with its ledger and what their dice changed of home's prospect: decision for decision the match
/// that they play when nobody keeps account.
///
/// # Errors
/// Options that do not go together, or a fault of a bot or of the game.
pub fn judged_bout<G: HasBots>(
    options: &G::Options,
    seed: u64,
    players: BySeat<Player>,
    effort: Effort,
) -> Result<(Bout, Ledger, f64), BoutError> {
    let (bout, asked) = bout_and_asked::<G>(options, seed, players)?;
    let Some(record) = &bout.record else { return Err(BoutError::NoOutcome { seed }) };
    let (ledger, dice) = judged::<G>(record, effort, &asked)?;
    Ok((bout, ledger, dice))
}

/// One match of the series, in home's figures.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Row {
    /// Its number.
    pub n: u64,
    /// Its result.
    pub result: f64,
    /// What of that was luck.
    pub luck: f64,
    /// What bots' dice changed; 0 where bots were not asked again.
    pub dice: f64,
    /// What each side's skill changed.
    pub skill: BySeat<f64>,
    /// By how much the parts of its ledger fail to add up.
    pub gap: f64,
}

impl Row {
    /// The row of match `n`.
    #[must_use]
    pub fn of(n: u64, ledger: &Ledger, dice: f64) -> Self {
        let skill = BySeat::from_fn(|seat| ledger.skill(seat).value);
        Self { n, result: ledger.end, luck: ledger.luck().value, dice, skill, gap: ledger.gap() }
    }
}

/// What the matches of a series came to, with luck and without.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Adjusted {
    rows: Vec<Row>,
}

impl Adjusted {
    /// Of these matches, which may come in any order: the figures do not depend on it.
    #[must_use]
    pub fn new(mut rows: Vec<Row>) -> Self {
        rows.sort_by_key(|row| row.n);
        Self { rows }
    }

    fn mean(&self, figure: impl Fn(&Row) -> f64) -> Estimate {
        Estimate::mean(&self.rows.iter().map(figure).collect::<Vec<_>>())
    }

    /// The results as they are.
    #[must_use]
    pub fn plain(&self) -> Estimate {
        self.mean(|row| row.result)
    }

    /// The results less luck.
    #[must_use]
    pub fn adjusted(&self) -> Estimate {
        self.mean(|row| row.result - row.luck)
    }

    /// Luck: its mean is 0 but for chance.
    #[must_use]
    pub fn luck(&self) -> Estimate {
        self.mean(|row| row.luck)
    }

    /// The dice of bots: their mean is 0 but for chance.
    #[must_use]
    pub fn dice(&self) -> Estimate {
        self.mean(|row| row.dice)
    }

    /// The results less luck and the dice of bots.
    #[must_use]
    pub fn without_dice(&self) -> Estimate {
        self.mean(|row| row.result - row.luck - row.dice)
    }

    /// How many times as many matches would have said as much with the results as they are, than with luck taken off.
    #[must_use]
    pub fn ratio_adjusted(&self) -> f64 {
        self.ratio(|row| row.result - row.luck)
    }

    /// The same with luck and the dice of bots taken off.
    #[must_use]
    pub fn ratio_without_dice(&self) -> f64 {
        self.ratio(|row| row.result - row.luck - row.dice)
    }

    /// The variance of the results over that of this figure; 1 where it has none.
    fn ratio(&self, figure: impl Fn(&Row) -> f64) -> f64 {
        let variance = self.variance(figure);
        if variance > 0.0 { self.variance(|row| row.result) / variance } else { 1.0 }
    }

    fn variance(&self, figure: impl Fn(&Row) -> f64) -> f64 {
        let figures: Vec<f64> = self.rows.iter().map(figure).collect();
        let mean = Estimate::mean(&figures).value;
        let squares = figures.iter().map(|figure| (figure - mean).powi(2)).sum::<f64>();
        squares / (figures.len() as f64 - 1.0).max(1.0)
    }

    /// By how much the parts of any ledger fail to add up to the result, at the most.
    #[must_use]
    pub fn largest_gap(&self) -> f64 {
        self.rows.iter().map(|row| row.gap).fold(0.0, f64::max)
    }

    /// In how many matches the skill of both sides together is better for each seat.
    #[must_use]
    pub fn named_by_skill(&self) -> BySeat<u64> {
        let edge = |row: &Row| row.skill[Seat::Home] + row.skill[Seat::Away];
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
    fn luck_taken_off_leaves_the_mean_and_less_scatter() {
        let row = |n, result, luck, edge| Row {
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
        let series = Adjusted::new(rows.clone());
        assert_eq!(series, Adjusted::new(rows.into_iter().rev().collect()));
        assert!((series.plain().value - 0.5).abs() < 1e-12 && series.luck().value.abs() < 1e-12);
        assert!((series.adjusted().value - 0.5).abs() < 1e-12);
        // 4 x 0.25 against 2 x 0.01, both by 3.
        let ratio = series.ratio_adjusted();
        assert!((ratio - 50.0).abs() < 1e-9, "{ratio}");
        assert_eq!(series.named_by_skill(), BySeat::new(1, 2));
        assert_eq!(series.largest_gap(), 1e-17);
    }
}
