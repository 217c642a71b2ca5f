//! Zero-sum matrix games, solved exactly: the value and an optimal mixed strategy for each side.
//!
//! Used for sealed simultaneous choices of any game. Payoffs are those of the row player; the column player loses them.
//! The method is a small simplex in Tucker's compact form. A [`MatrixSolver`] reuses its memory, so that solving many
//! games does not allocate.

use engine::MatchRng;

/// Tolerance below which a number counts as zero; payoffs are first scaled to 1..=2.
const ZERO: f64 = 1e-12;

/// A solver for matrix games, reusable.
#[derive(Clone, Debug, Default)]
pub struct MatrixSolver {
    /// The simplex tableau, row by row, with one row and one column more than the game.
    tableau: Vec<f64>,
    /// Label of each row and column of the tableau: below `columns` a column of the game, otherwise a row of it.
    at_row: Vec<usize>,
    at_column: Vec<usize>,
    row_mix: Vec<f64>,
    column_mix: Vec<f64>,
}

impl MatrixSolver {
    /// Creates a solver.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Solves a game and returns its value to the row player. The mixed strategies can be read afterwards.
    ///
    /// `payoff` is row by row. A game without rows or columns has value 0 and empty mixes.
    pub fn solve(&mut self, rows: usize, columns: usize, payoff: &[f64]) -> f64 {
        let payoff = &payoff[..rows * columns];
        self.row_mix.clear();
        self.column_mix.clear();
        if payoff.is_empty() {
            return 0.0;
        }
        self.row_mix.resize(rows, 0.0);
        self.column_mix.resize(columns, 0.0);
        if let Some((row, column)) = saddle(columns, payoff) {
            self.row_mix[row] = 1.0;
            self.column_mix[column] = 1.0;
            return payoff[row * columns + column];
        }
        let low = payoff.iter().copied().fold(f64::INFINITY, f64::min);
        let high = payoff.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let range = high - low;
        self.begin(rows, columns, payoff.iter().map(|x| (x - low) / range + 1.0));
        self.run(rows, columns);
        self.read(rows, columns) * range + low - range
    }

    /// Returns the row player's mix of the last [`Self::solve`].
    #[must_use]
    pub fn row_mix(&self) -> &[f64] {
        &self.row_mix
    }

    /// Returns the column player's mix of the last [`Self::solve`].
    #[must_use]
    pub fn column_mix(&self) -> &[f64] {
        &self.column_mix
    }

    fn begin(&mut self, rows: usize, columns: usize, mut scaled: impl Iterator<Item = f64>) {
        self.tableau.clear();
        for _ in 0..rows {
            self.tableau.extend(scaled.by_ref().take(columns));
            self.tableau.push(1.0);
        }
        self.tableau.extend(std::iter::repeat_n(-1.0, columns));
        self.tableau.push(0.0);
        self.at_row.clear();
        self.at_row.extend(columns..columns + rows);
        self.at_column.clear();
        self.at_column.extend(0..columns);
    }

    /// Pivots until the last row has no negative number. The steepest column enters first; after many steps Bland's
    /// rule takes over, since it cannot cycle.
    fn run(&mut self, rows: usize, columns: usize) {
        let steep = 8 * (rows + columns);
        for step in 0..64 * steep {
            let last = &self.tableau[rows * (columns + 1)..][..columns];
            let negative = (0..columns).filter(|j| last[*j] < -ZERO);
            let column = if step < steep {
                negative.min_by(|a, b| last[*a].total_cmp(&last[*b]))
            } else {
                negative.min_by_key(|j| self.at_column[*j])
            };
            let Some(column) = column else { return };
            let Some(row) = self.leaving(rows, columns, column) else { return };
            self.pivot(rows, columns, row, column);
        }
    }

    /// Returns the row with the smallest ratio, which leaves when that column enters.
    fn leaving(&self, rows: usize, columns: usize, column: usize) -> Option<usize> {
        let ratio = |i: usize| {
            let row = &self.tableau[i * (columns + 1)..][..columns + 1];
            (row[column] > ZERO).then(|| row[columns] / row[column])
        };
        let order = |a: &(usize, f64), b: &(usize, f64)| {
            a.1.total_cmp(&b.1).then(self.at_row[a.0].cmp(&self.at_row[b.0]))
        };
        (0..rows).filter_map(|i| Some((i, ratio(i)?))).min_by(order).map(|(i, _)| i)
    }

    fn pivot(&mut self, rows: usize, columns: usize, row: usize, column: usize) {
        let width = columns + 1;
        let inverse = 1.0 / self.tableau[row * width + column];
        for i in (0..=rows).filter(|i| *i != row) {
            let factor = self.tableau[i * width + column] * inverse;
            if factor != 0.0 {
                for j in (0..width).filter(|j| *j != column) {
                    self.tableau[i * width + j] -= factor * self.tableau[row * width + j];
                }
            }
            self.tableau[i * width + column] = -factor;
        }
        for j in 0..width {
            self.tableau[row * width + j] *= inverse;
        }
        self.tableau[row * width + column] = inverse;
        std::mem::swap(&mut self.at_row[row], &mut self.at_column[column]);
    }

    /// Reads both mixes and returns the value of the scaled game.
    fn read(&mut self, rows: usize, columns: usize) -> f64 {
        let width = columns + 1;
        for (i, label) in self.at_row.iter().enumerate() {
            if *label < columns {
                self.column_mix[*label] = self.tableau[i * width + columns].max(0.0);
            }
        }
        for (j, label) in self.at_column.iter().enumerate() {
            if *label >= columns {
                self.row_mix[*label - columns] = self.tableau[rows * width + j].max(0.0);
            }
        }
        normalise(&mut self.row_mix);
        normalise(&mut self.column_mix);
        1.0 / self.tableau[rows * width + columns]
    }
}

fn normalise(mix: &mut [f64]) {
    let sum: f64 = mix.iter().sum();
    mix.iter_mut().for_each(|share| *share /= sum);
}

/// Returns a saddle point, lowest of its row and highest of its column, if there is one.
fn saddle(columns: usize, payoff: &[f64]) -> Option<(usize, usize)> {
    let lowest = |row: &[f64]| row.iter().copied().fold(f64::INFINITY, f64::min);
    let mut best = (0, f64::NEG_INFINITY);
    for (i, row) in payoff.chunks_exact(columns).enumerate() {
        let low = lowest(row);
        if low > best.1 {
            best = (i, low);
        }
    }
    let (row, value) = best;
    (0..columns)
        .find(|j| payoff.iter().skip(*j).step_by(columns).all(|x| *x <= value))
        .filter(|j| payoff[row * columns + j] == value)
        .map(|column| (row, column))
}

/// Draws an index from a mix, whose shares sum to 1.
pub fn sample(mix: &[f64], rng: &mut MatchRng) -> usize {
    let mut left = rng.unit();
    for (k, share) in mix.iter().enumerate() {
        if left < *share {
            return k;
        }
        left -= share;
    }
    mix.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

/// Returns the payoffs against an opponent who plays the mix `read` with probability `lean`, and anything otherwise.
///
/// The optimal mix of these payoffs exploits habits and is still hard to exploit. `rows` is true if the row player is
/// the one who exploits.
#[must_use]
pub fn restricted_nash_response(
    columns: usize,
    payoff: &[f64],
    read: &[f64],
    lean: f64,
    rows: bool,
) -> Vec<f64> {
    let row = |i: usize| -> f64 { (0..columns).map(|j| read[j] * payoff[i * columns + j]).sum() };
    let column =
        |j: usize| -> f64 { (0..payoff.len() / columns).map(|i| read[i] * payoff[i * columns + j]).sum() };
    payoff
        .iter()
        .enumerate()
        .map(|(k, value)| {
            let expected = if rows { row(k / columns) } else { column(k % columns) };
            lean * expected + (1.0 - lean) * value
        })
        .collect()
}

/// Returns the exploitability of a mix: its largest loss against the game's `value`, 0 for an optimal mix. `rows` is
/// true if it is the row player's mix.
#[must_use]
pub fn exploitability(columns: usize, payoff: &[f64], value: f64, mix: &[f64], rows: bool) -> f64 {
    if rows {
        let column = |j: usize| -> f64 {
            payoff.iter().skip(j).step_by(columns).zip(mix).map(|(worth, share)| worth * share).sum()
        };
        value - (0..columns).map(column).fold(f64::INFINITY, f64::min)
    } else {
        let row = |row: &[f64]| -> f64 { row.iter().zip(mix).map(|(worth, share)| worth * share).sum() };
        payoff.chunks_exact(columns).map(row).fold(f64::NEG_INFINITY, f64::max) - value
    }
}

/// Returns a good response to the mix `read` whose exploitability ([`exploitability`]) is at most `bound`, however
/// wrong the reading is. `rows` is true if the row player responds.
pub fn safe_exploitation(
    solver: &mut MatrixSolver,
    columns: usize,
    payoff: &[f64],
    read: &[f64],
    bound: f64,
    rows: bool,
) -> Vec<f64> {
    /// Number of bisections of the lean, then of the step between the last safe mix and the first unsafe one.
    const HALVINGS: usize = 12;
    /// Gains below this count as none.
    const GAIN: f64 = 1e-9;
    let height = payoff.len() / columns;
    let value = solver.solve(height, columns, payoff);
    let mut lean = |share: f64| {
        solver.solve(height, columns, &restricted_nash_response(columns, payoff, read, share, rows));
        if rows { solver.row_mix().to_vec() } else { solver.column_mix().to_vec() }
    };
    let safe = |mix: &[f64]| exploitability(columns, payoff, value, mix, rows) <= bound;
    let (mut below, mut above) = (lean(0.0), lean(1.0));
    let worth = |mix: &[f64]| -> f64 {
        let cell = |k: usize| {
            let (i, j) = (k / columns, k % columns);
            payoff[k] * if rows { mix[i] * read[j] } else { -read[i] * mix[j] }
        };
        (0..payoff.len()).map(cell).sum()
    };
    // Without a gain there is no reason to deviate from best play.
    if worth(&above) - worth(&below) < GAIN {
        return below;
    }
    if safe(&above) {
        return above;
    }
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = 0.5 * (low + high);
        let mix = lean(middle);
        if safe(&mix) {
            (low, below) = (middle, mix);
        } else {
            (high, above) = (middle, mix);
        }
    }
    // Exploitability is convex between the two mixes, so a bisection finds the largest safe step.
    let between = |share: f64| -> Vec<f64> {
        below.iter().zip(&above).map(|(a, b)| (1.0 - share) * a + share * b).collect()
    };
    let (mut low, mut high) = (0.0, 1.0);
    for _ in 0..HALVINGS {
        let middle = 0.5 * (low + high);
        if safe(&between(middle)) {
            low = middle;
        } else {
            high = middle;
        }
    }
    between(low)
}

/// Returns the sum of what each side could gain by deviating: 0 for a solution.
#[must_use]
pub fn gap(columns: usize, payoff: &[f64], row_mix: &[f64], column_mix: &[f64]) -> f64 {
    let dot = |a: &mut dyn Iterator<Item = (f64, f64)>| a.map(|(x, y)| x * y).sum::<f64>();
    let best = payoff
        .chunks_exact(columns)
        .map(|row| dot(&mut row.iter().copied().zip(column_mix.iter().copied())))
        .fold(f64::NEG_INFINITY, f64::max);
    let worst = (0..columns)
        .map(|j| dot(&mut payoff.iter().copied().skip(j).step_by(columns).zip(row_mix.iter().copied())))
        .fold(f64::INFINITY, f64::min);
    best - worst
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::MatchRng;

    #[track_caller]
    fn check(rows: usize, columns: usize, payoff: &[f64], value: f64) {
        let mut solver = MatrixSolver::new();
        let found = solver.solve(rows, columns, payoff);
        assert!((found - value).abs() < 1e-12, "{payoff:?}: {found}, expected {value}");
        assert!(gap(columns, payoff, solver.row_mix(), solver.column_mix()).abs() < 1e-9);
    }

    #[test]
    fn known_matrix_games_are_solved() {
        check(2, 2, &[1.0, -1.0, -1.0, 1.0], 0.0);
        check(2, 2, &[3.0, 1.0, 0.0, 2.0], 1.5);
        check(3, 3, &[0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0], 0.0);
        // A saddle point; a dominated row; one row; one cell; all the same.
        check(2, 2, &[3.0, 2.0, 4.0, 1.0], 2.0);
        check(3, 2, &[3.0, 1.0, 0.0, 2.0, -5.0, -5.0], 1.5);
        check(1, 3, &[3.0, 1.0, 2.0], 1.0);
        check(1, 1, &[7.0], 7.0);
        check(2, 3, &[0.25; 6], 0.25);
        // Duplicate columns.
        check(2, 4, &[1.0, -1.0, 1.0, -1.0, -1.0, 1.0, -1.0, 1.0], 0.0);
        assert_eq!(MatrixSolver::new().solve(0, 3, &[]), 0.0);
    }

    #[test]
    fn exploitation_ranges_from_best_play_to_the_best_response() {
        let pennies = [1.0, -1.0, -1.0, 1.0];
        let mut solver = MatrixSolver::new();
        for (lean, expected) in [(0.0, 0.5), (1.0, 1.0)] {
            for rows in [true, false] {
                solver.solve(2, 2, &restricted_nash_response(2, &pennies, &[0.75, 0.25], lean, rows));
                let (mix, best) = if rows { (solver.row_mix(), 0) } else { (solver.column_mix(), 1) };
                assert!((mix[best] - expected).abs() < 1e-12, "{lean} {rows}: {mix:?}");
            }
        }
    }

    #[test]
    fn a_safe_response_gains_and_stays_within_its_exploitability_bound() {
        let mut rng = MatchRng::new(7);
        let mut solver = MatrixSolver::new();
        let mut gained = 0.0;
        for _ in 0..600 {
            let (height, columns, rows) = (1 + rng.index(4), 1 + rng.index(4), rng.heads());
            let payoff: Vec<f64> = (0..height * columns).map(|_| rng.unit()).collect();
            let mut read: Vec<f64> = (0..if rows { columns } else { height }).map(|_| rng.unit()).collect();
            normalise(&mut read);
            let value = solver.solve(height, columns, &payoff);
            // The expected payoff of a response against that reading.
            let worth = |mix: &[f64]| -> f64 {
                let cell = |k: usize| {
                    let (i, j) = (k / columns, k % columns);
                    payoff[k] * if rows { mix[i] * read[j] } else { -read[i] * mix[j] }
                };
                (0..payoff.len()).map(cell).sum()
            };
            let mut before = f64::NEG_INFINITY;
            for bound in [0.0, 0.02, 0.1, 0.5, 1.0] {
                let mix = safe_exploitation(&mut solver, columns, &payoff, &read, bound, rows);
                assert!((mix.iter().sum::<f64>() - 1.0).abs() < 1e-9 && mix.iter().all(|x| *x >= 0.0));
                let cost = exploitability(columns, &payoff, value, &mix, rows);
                assert!(cost <= bound + 1e-9, "{payoff:?}: {cost}, bound {bound}");
                assert!(worth(&mix) >= before - 1e-3, "{payoff:?} {read:?}: worse with more leave, {bound}");
                before = worth(&mix);
            }
            gained += before - if rows { value } else { -value };
        }
        assert!(gained > 30.0, "{gained}");
    }

    #[test]
    fn random_matrix_games_are_solved_without_gap() {
        let mut rng = MatchRng::new(11);
        let mut solver = MatrixSolver::new();
        for _ in 0..4_000 {
            let (rows, columns) = (1 + rng.index(8), 1 + rng.index(8));
            // Payoffs with few different values make degenerate games.
            let steps = if rng.heads() { 3 } else { 1_000_000 };
            let scale = [1e-6, 1.0, 1e6][rng.index(3)];
            let payoff: Vec<f64> = (0..rows * columns)
                .map(|_| scale * (f64::from(rng.below(steps)) / f64::from(steps) - 0.5))
                .collect();
            let value = solver.solve(rows, columns, &payoff);
            let (row_mix, column_mix) = (solver.row_mix(), solver.column_mix());
            for mix in [row_mix, column_mix] {
                assert!(
                    (mix.iter().sum::<f64>() - 1.0).abs() < 1e-9 && mix.iter().all(|x| *x >= 0.0),
                    "{mix:?}"
                );
            }
            let gap = gap(columns, &payoff, row_mix, column_mix) / scale;
            assert!(gap.abs() <= 1e-9, "{rows}x{columns} {payoff:?}: {value}, gap {gap}");
        }
    }
}
