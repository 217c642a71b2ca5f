//! The pages of a tour.

use super::super::prelude::*;
use super::super::tour::{end_stop, finished, to_phase};
use super::Tour;
use crate::session::tour::TourRuns;
use ::tour::{Heat, Perk, RunPhase, TourRun};

/// A run in which every helper that asks or tells something is on the bus.
fn with_helpers() -> TourRun {
    let perks = [Perk::Scout, Perk::Statistician, Perk::Captain, Perk::GaffersOption, Perk::Substitute];
    perks.into_iter().fold(TourRun::new(::tour::Tour::new(7, Heat::FIRST).unwrap()), TourRun::with_perk)
}

impl Tour {
    fn put(&mut self, run: TourRun) {
        self.test_app.world().resource_mut::<TourRuns>().put(run);
        self.test_app.open(AppPage::Tour);
    }

    /// Checks the lesson, the heats, and a run in each of its phases.
    pub(super) fn tour(&mut self) {
        self.test_app.open(AppPage::Tour);
        self.page("how a tour works");
        self.test_app.take("ON THE ROAD");
        self.page("the heats of a tour");
        self.escape(None);
        let mut run = with_helpers();
        self.put(run.clone());
        self.page("tour, the first way");
        self.test_app.take("Give up this tour");
        self.page("tour, given up");
        self.escape(None);
        type IsAt = fn(&RunPhase) -> bool;
        let phases: [(&str, IsAt); 3] = [
            ("home or away", |phase| *phase == RunPhase::Side),
            ("the match", |phase| *phase == RunPhase::Match),
            ("the bus", |phase| matches!(phase, RunPhase::Bus(_))),
        ];
        for (name, is_at) in phases {
            to_phase(&mut run, true, is_at);
            self.put(run.clone());
            self.page(&format!("tour, {name}"));
            self.escape(None);
        }
        self.put(run.clone());
        let RunPhase::Bus(offers) = run.phase() else { panic!("no bus") };
        self.test_app.take(&offers[0].title().shown());
        self.page("tour, who leaves the bus");
        self.test_app.take("Back");
        self.escape(None);
        // A match with options of its own, then a lost one.
        to_phase(&mut run, true, |phase| *phase == RunPhase::Options);
        self.put(run.clone());
        self.page("tour, options");
        self.escape(None);
        to_phase(&mut run, false, |phase| *phase == RunPhase::Replay);
        self.put(run.clone());
        self.page("tour, a match again");
        self.escape(None);
        while run.stop() < 7 {
            end_stop(&mut run, true);
        }
        to_phase(&mut run, true, |phase| matches!(phase, RunPhase::Way(_)));
        self.put(run);
        self.page("tour, cup ties");
        self.escape(None);
        for won in [true, false] {
            self.put(finished(with_helpers(), won));
            self.page(if won { "tour, the cup" } else { "tour, the last life" });
            self.test_app.take("Heats");
            self.page("the heats after a tour");
            self.escape(None);
        }
    }
}
