//! A competition at the table: played matches open in the theatre, and the other results come in during one's own
//! match.

use bevy::prelude::*;

use super::TestApp;
use crate::competition::{Competition, CompetitionKind, Fixture, entrants};
use crate::engine::Seat;
use crate::flow::clubs::CurrentClubs;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::screen::Screen;
use crate::games::named;
use crate::people::PersonName;
use crate::session::competition::ActiveCompetitions;
use crate::session::live_scores::LiveScores;
use crate::session::replay_viewer::ReplayViewer;
use crate::words::DisplayText;
use crate::{id, say};

impl TestApp {
    /// Waits until bots have nothing to play, but for what waits for a person.
    fn bots_rest(&mut self) {
        self.until("the bots rest", |evening| {
            let cup = evening.cup();
            cup.for_bots().is_none() || cup.waits_for_people()
        });
    }

    /// Asks for a played match on the page.
    fn watch_again(&mut self, fixture: &Fixture) {
        let label = say!("competition-watch", match = self.cup().pairing(fixture)).shown();
        self.take(&label);
    }

    /// Begins the person's match.
    fn own_match(&mut self) {
        let start = self.get::<ActiveCompetitions>().next_match().unwrap();
        self.start(start);
    }

    /// The person plays until that is so, or to the end.
    fn plays_until(&mut self, so: impl Fn(&Self) -> bool) {
        for _ in 0..400 {
            if so(self) || self.the_match().outcome().is_some() {
                return;
            }
            if let Some(seat) = Seat::BOTH.into_iter().find(|seat| self.asked().asks(*seat)) {
                let key = self.key_of(seat, 0);
                self.key(key);
            }
            self.wait_until_idle();
            std::thread::sleep(std::time::Duration::from_millis(2));
        }
        panic!("the match does not end");
    }
}

#[test]
fn a_match_of_bots_is_played_again_in_the_theatre_and_leads_back() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    evening.set(|prefs| prefs.settings.reduced_motion = true);
    evening.begun(4);
    evening.ends(true);
    evening.bots_rest();
    evening.go(Navigate::To(AppPage::Competition));
    evening.frames(30);
    let rounds = evening.cup().rounds();
    let (own, others): (Vec<Fixture>, Vec<Fixture>) =
        rounds[0].iter().partition(|fixture| evening.cup().has_people(fixture));
    // The own match was not played at this table: one sentence says so.
    evening.watch_again(&own[0]);
    evening.until("it is looked for", |evening| evening.says("That match is no longer kept."));
    evening.watch_again(&others[0]);
    evening.until("it is shown", |evening| evening.screen() == Screen::Match);
    let (theatre, cup) = (evening.get::<ReplayViewer>(), evening.cup());
    assert_eq!(theatre.reel.record.seed, cup.seed(&others[0]));
    assert_eq!(evening.get::<CurrentClubs>().0, cup.clubs(&others[0]));
    evening.go(Navigate::Back);
    evening.frames(4);
    assert_eq!((evening.page(), evening.screen()), (Some(AppPage::Competition), Screen::Title));
}

/// Three people play for a cup: whoever goes straight to the final is named in the bracket like the other two.
#[test]
fn in_a_cup_of_three_everybody_is_named() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    evening.set(|prefs| prefs.settings.reduced_motion = true);
    let names = ["Anna", "Ben", "Cy"].map(|name| PersonName::tidied(name).unwrap());
    let entrants = entrants(3, 3, None, &names);
    let cup = Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants, 3).unwrap();
    let free = cup.manager(cup.free().unwrap()).shown();
    evening.world().resource_scope(|world, mut on: Mut<ActiveCompetitions>| {
        on.put(Some(cup), world.resource::<StoreHandle>());
    });
    evening.go(Navigate::To(AppPage::Competition));
    evening.frames(30);
    let told = evening.text();
    assert!(names.iter().any(|name| name.as_str() == free) && told.contains(&free), "{free}: {told:?}");
}

/// The corner tells a result for some seconds. The open log keeps it.
#[test]
fn results_that_came_in_stay_in_the_log() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    evening.begun(4);
    evening.frames(30);
    evening.own_match();
    evening.wait_until_idle();
    let result = DisplayText::verbatim("Elsewhere: ALD 2-1 COR, full time");
    evening.world().resource_mut::<LiveScores>().lines = vec![result.clone()];
    let told = |evening: &mut TestApp| evening.text().iter().any(|line| *line == result.shown());
    evening.frames(8);
    assert!(!told(&mut evening), "it was told before");
    evening.key(KeyCode::KeyL);
    evening.frames(8);
    assert!(told(&mut evening), "the log does not have it");
}

#[test]
fn other_results_come_in_during_ones_own_match_and_it_is_found_again() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    evening.begun(4);
    evening.frames(30);
    assert!(evening.cup().for_bots().is_some() && evening.cup().progress() == 0, "they wait");
    evening.own_match();
    let own = evening.cup().for_people().unwrap();
    evening.plays_until(|evening| !evening.get::<LiveScores>().lines.is_empty());
    evening.plays_until(|_| false);
    evening.bots_rest();
    let cup = evening.cup().clone();
    let other = cup.rounds()[0].iter().find(|fixture| !cup.has_people(fixture)).copied().unwrap();
    let told = other.played.map(|result| cup.elsewhere(&other, &result));
    let lines = evening.get::<LiveScores>().lines.clone();
    // A fast match may end before the bots'.
    assert!(lines.is_empty() || lines.last() == told.as_ref(), "{lines:?}");
    let heard =
        evening.get::<ActiveCompetitions>().live_results(&cup).map_or(0, std::collections::BTreeSet::len);
    assert_eq!(heard, lines.len());
    let Some(own) = cup.at(own.at()).filter(|own| own.played.is_some()) else { return };
    // The match lies among the finished ones.
    evening.title();
    evening.set(|prefs| prefs.settings.reduced_motion = true);
    evening.go(Navigate::To(AppPage::Competition));
    evening.frames(30);
    evening.watch_again(&own);
    evening.until("it is shown", |evening| evening.screen() == Screen::Match);
    assert_eq!(evening.get::<ReplayViewer>().reel.record.seed, cup.seed(&own));
    // The table of scorers takes the place of the matches.
    evening.go(Navigate::Back);
    evening.frames(30);
    if cup.scorers_known().0 > 0 {
        evening.take(&id!("competition-scorers").shown());
        evening.frames(4);
        evening.take(&id!("competition-to-matches").shown());
    }
}
