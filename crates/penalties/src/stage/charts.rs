//! The rules as a drawn table: the rolls that make a goal, by the kick and the dive (PEN-4 to PEN-6).

use super::super::action::GoalPlace;
use super::super::kick::{FACES, KickResult, goals};
use stage::chart::{CellMark, Chart, ChartCell, ChartHeading};
use words::{id, say};

/// Returns the lowest roll that is a goal, as every higher one is too; none if no roll is.
fn from(kick: GoalPlace, dive: GoalPlace) -> Option<u8> {
    (1..=FACES).find(|roll| KickResult::of(kick, dive, *roll) == KickResult::Goal)
}

pub(super) fn charts() -> Vec<Chart> {
    let open = GoalPlace::ALL.into_iter().flat_map(|kick| GoalPlace::ALL.map(|dive| goals(kick, dive))).max();
    let cell = |kick: GoalPlace, dive: GoalPlace| match from(kick, dive) {
        None => ChartCell::new(CellMark::No, id!("pen-chart-never")),
        Some(lowest) => {
            let mark = if Some(goals(kick, dive)) == open { CellMark::Yes } else { CellMark::Part };
            ChartCell::new(mark, say!("pen-chart-in", from = lowest, to = FACES))
        }
    };
    let dives = GoalPlace::ALL.map(|dive| match dive {
        GoalPlace::Left => ChartHeading::new(id!("pen-chart-dives-left")),
        GoalPlace::Middle => ChartHeading::new(id!("pen-chart-stays")),
        GoalPlace::Right => ChartHeading::new(id!("pen-chart-dives-right")),
    });
    let kicks = |kick: GoalPlace| match kick {
        GoalPlace::Left => ChartHeading::new(id!("pen-chart-left")),
        GoalPlace::Middle => ChartHeading::new(id!("pen-chart-middle")),
        GoalPlace::Right => ChartHeading::new(id!("pen-chart-right")),
    };
    vec![Chart {
        title: say!("pen-chart-title"),
        row_label: say!("pen-chart-down"),
        column_label: say!("pen-chart-across"),
        columns: dives.to_vec(),
        rows: GoalPlace::ALL
            .map(|kick| (kicks(kick), GoalPlace::ALL.map(|dive| cell(kick, dive)).to_vec()))
            .to_vec(),
        note: say!("pen-chart-note"),
    }]
}

#[cfg(test)]
mod tests {
    use super::super::super::{Options, Penalties};
    use super::*;
    use engine::{Game, MatchRng, NullSink};

    /// Every kick of two hundred matches ends as its cell says.
    #[test]
    fn the_chart_agrees_with_the_results_of_kicks() {
        let (chart, mut rng, mut met) = (&charts()[0], MatchRng::new(4), [[[0; 6]; 3]; 3]);
        for seed in 0..200 {
            let mut state = Penalties::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some(seat) = state.seats_to_move().first() {
                let action = state.sample(seat, &mut rng).unwrap();
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
            for taken in &state.table().taken {
                let cell = &chart.rows[taken.kick as usize].1[taken.dive as usize];
                let goal = match from(taken.kick, taken.dive) {
                    Some(lowest) => {
                        assert!(
                            cell.words.shown().contains(&lowest.to_string()) && cell.mark != CellMark::No
                        );
                        taken.roll >= lowest
                    }
                    None => {
                        assert_eq!(cell.mark, CellMark::No);
                        false
                    }
                };
                assert_eq!(goal, taken.verdict == KickResult::Goal, "{taken:?}");
                met[taken.kick as usize][taken.dive as usize][usize::from(taken.roll) - 1] += 1;
            }
        }
        assert!(met.iter().flatten().flatten().all(|times| *times > 0), "{met:?}");
    }
}
