//! The shapes of patterns, the same on every shirt, panel and cloth.

use super::KitPattern;

/// A point of the unit square, from the top left.
pub(super) type UnitPoint = (f32, f32);
/// An interval within 0..=1: where it begins and where it ends.
type Interval = (f32, f32);

impl KitPattern {
    /// Returns the parts of a cloth that have the pattern's second colour: convex shapes in the unit square. Hoops and
    /// stripes are `n` bands.
    #[must_use]
    pub fn parts(self, n: u8) -> Vec<Vec<UnitPoint>> {
        let area = |x: Interval, y: Interval| vec![(x.0, y.0), (x.1, y.0), (x.1, y.1), (x.0, y.1)];
        let all = (0.0, 1.0);
        let band = |k: u8| {
            let width = 1.0 / (2.0 * f32::from(n.max(1)) + 1.0);
            let from = width * (2.0 * f32::from(k) + 1.0);
            (from, from + width)
        };
        match self {
            Self::Plain => Vec::new(),
            Self::Stripes => (0..n).map(|k| area(band(k), all)).collect(),
            Self::Hoops => (0..n).map(|k| area(all, band(k))).collect(),
            Self::Sash => {
                vec![vec![(0.0, 0.66), (0.66, 0.0), (1.0, 0.0), (1.0, 0.06), (0.06, 1.0), (0.0, 1.0)]]
            }
            Self::Halves => vec![area((0.5, 1.0), all)],
            Self::Chevron => vec![
                vec![(0.0, 0.56), (0.5, 0.2), (0.5, 0.46), (0.0, 0.82)],
                vec![(0.5, 0.2), (1.0, 0.56), (1.0, 0.82), (0.5, 0.46)],
            ],
            Self::Pale => vec![area((0.34, 0.66), all)],
            Self::Cross => vec![area(all, (0.36, 0.54)), area((0.41, 0.59), all)],
            Self::Quarters => vec![area((0.0, 0.5), (0.0, 0.5)), area((0.5, 1.0), (0.5, 1.0))],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_convex_and_on_the_cloth() {
        for pattern in KitPattern::ALL {
            let parts = pattern.parts(3);
            assert_eq!(parts.is_empty(), pattern == KitPattern::Plain);
            for part in parts {
                assert!(part.iter().all(|(x, y)| (0.0..=1.0).contains(x) && (0.0..=1.0).contains(y)));
                let n = part.len();
                let turns: Vec<f32> = (0..n)
                    .map(|k| {
                        let [a, b, c] = [0, 1, 2].map(|step| part[(k + step) % n]);
                        (b.0 - a.0) * (c.1 - b.1) - (b.1 - a.1) * (c.0 - b.0)
                    })
                    .collect();
                assert!(turns.iter().all(|turn| *turn > 0.0), "{pattern:?}: {part:?}");
            }
        }
    }
}
