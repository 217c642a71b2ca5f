//! Statistics over finished runs.

use super::heat::Heat;
use super::perk::Perk;
use super::run::TourRun;
use super::step::{PlayedNode, RunStep};

/// What somebody has achieved in all finished runs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TourStats {
    /// Number of finished runs.
    pub played: u32,
    /// Number of runs that were won.
    pub cups: u32,
    /// The hardest heat that was won.
    pub best_heat: Option<Heat>,
    /// The most points of a run.
    pub best_points: u32,
    /// The most stops won in a row, from one run to the next.
    pub longest_streak: u32,
    /// The furthest stop that was reached, from 1; 0 without a run.
    pub furthest_stop: usize,
    /// Each helper that was on the bus in a finished run, those of the most cups first.
    pub perks: Vec<PerkStats>,
}

/// What runs with a helper have brought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PerkStats {
    /// The helper.
    pub perk: Perk,
    /// Number of finished runs in which it got on the bus.
    pub played: u32,
    /// Number of these that were won.
    pub cups: u32,
}

impl TourStats {
    /// Returns the statistics of these runs, the first begun first. Runs under way do not count.
    pub fn of<'a>(runs: impl IntoIterator<Item = &'a TourRun>) -> Self {
        let mut stats = Self::default();
        let mut streak = 0;
        for run in runs {
            let Some(won) = run.is_won() else { continue };
            stats.played += 1;
            stats.cups += u32::from(won);
            if won {
                stats.best_heat = stats.best_heat.max(Some(run.tour().heat()));
            }
            stats.best_points = stats.best_points.max(run.points().total(run.tour()));
            stats.furthest_stop = stats.furthest_stop.max(run.stop() + 1);
            for PlayedNode { won, .. } in run.played() {
                streak = if *won { streak + 1 } else { 0 };
                stats.longest_streak = stats.longest_streak.max(streak);
            }
            stats.count_perks(run, won);
        }
        stats.perks.sort_by_key(|of| (u32::MAX - of.cups, u32::MAX - of.played, of.perk as usize));
        stats
    }

    fn count_perks(&mut self, run: &TourRun, won: bool) {
        let mut counted = Vec::new();
        for step in run.steps() {
            let RunStep::Board(perk, _) = step else { continue };
            if counted.contains(perk) {
                continue;
            }
            counted.push(*perk);
            let place = self.perks.iter().position(|of| of.perk == *perk).unwrap_or_else(|| {
                self.perks.push(PerkStats { perk: *perk, played: 0, cups: 0 });
                self.perks.len() - 1
            });
            self.perks[place].played += 1;
            self.perks[place].cups += u32::from(won);
        }
    }
}
