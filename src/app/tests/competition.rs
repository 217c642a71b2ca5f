//! Tests a competition at the table: played matches open in the replay viewer, and other results appear during a
//! person's match.

use super::prelude::*;
use crate::session::live_scores::LiveScores;
use competition::Fixture;

impl TestApp {
    /// Opens a played match from the page.
    fn watch_again(&mut self, fixture: &Fixture) {
        let label = say!("competition-watch", match = self.cup().pairing(fixture)).shown();
        self.take(&label);
    }
}

#[test]
fn a_match_between_bots_opens_in_the_replay_viewer_and_leads_back() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    test_app.set(|prefs| prefs.settings.personal_mut().reduced_motion = true);
    test_app.begun(4);
    test_app.ends(true);
    test_app.until_bots_have_played();
    test_app.go(Navigate::To(AppPage::Competition));
    test_app.frames(30);
    let rounds = test_app.cup().rounds();
    let (own, others): (Vec<Fixture>, Vec<Fixture>) =
        rounds[0].iter().partition(|fixture| test_app.cup().has_people(fixture));
    // The match of the person was not saved here: a message says so.
    test_app.watch_again(&own[0]);
    test_app.until("it is looked for", |test_app| test_app.says("That match is no longer saved."));
    test_app.watch_again(&others[0]);
    test_app.until_match();
    let (viewer, cup) = (test_app.get::<ReplayViewer>(), test_app.cup());
    assert_eq!(viewer.timeline.record.seed, cup.seed(&others[0]));
    assert_eq!(test_app.get::<CurrentClubs>().0, cup.clubs(&others[0]));
    test_app.go(Navigate::Back);
    test_app.frames(4);
    assert_eq!((test_app.page(), test_app.screen()), (Some(AppPage::Competition), Screen::Title));
}

/// Three people play for a cup: whoever goes straight to the final is named in the bracket like the other two.
#[test]
fn in_a_cup_of_three_everybody_is_named() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    test_app.set(|prefs| prefs.settings.personal_mut().reduced_motion = true);
    let names = ["Anna", "Ben", "Cy"].map(|name| PersonName::parse(name).unwrap());
    let entrants = entrants(3, 3, None, &names);
    let cup = Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants, 3).unwrap();
    let free = cup.manager_name(cup.bye().unwrap()).shown();
    test_app.put_competition(Some(cup));
    test_app.go(Navigate::To(AppPage::Competition));
    test_app.frames(30);
    let told = test_app.text();
    assert!(names.iter().any(|name| name.as_str() == free) && told.contains(&free), "{free}: {told:?}");
}

/// The corner tells a result for some seconds. The open log keeps it.
#[test]
fn results_that_were_shown_stay_in_the_log() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    test_app.begun(4);
    test_app.frames(30);
    test_app.start_next_fixture();
    test_app.wait_until_idle();
    let result = DisplayText::verbatim("Elsewhere: ALD 2-1 COR, full time");
    test_app.world().resource_mut::<LiveScores>().lines = vec![result.clone()];
    let in_log = |test_app: &mut TestApp| test_app.text().iter().any(|line| *line == result.shown());
    test_app.frames(8);
    assert!(!in_log(&mut test_app), "it was told before");
    test_app.key(KeyCode::KeyL);
    test_app.frames(8);
    assert!(in_log(&mut test_app), "the log does not have it");
}

#[test]
fn results_from_other_fixtures_appear_during_a_match_and_the_match_resumes() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    test_app.begun(4);
    test_app.frames(30);
    assert!(test_app.cup().for_bots().is_some() && test_app.cup().progress() == 0, "they wait");
    test_app.start_next_fixture();
    let own = test_app.cup().for_people().unwrap();
    test_app.play_to_result();
    test_app.until_bots_have_played();
    let cup = test_app.cup().clone();
    let other = cup.rounds()[0].iter().find(|fixture| !cup.has_people(fixture)).copied().unwrap();
    let in_log = other.played.map(|result| cup.live_score(&other, &result));
    let lines = test_app.get::<LiveScores>().lines.clone();
    // A fast match may end before the bots'.
    assert!(lines.is_empty() || lines.last() == in_log.as_ref(), "{lines:?}");
    let shown_lines =
        test_app.get::<ActiveCompetitions>().live_results(&cup).map_or(0, std::collections::BTreeSet::len);
    assert_eq!(shown_lines, lines.len());
    let Some(own) = cup.fixture(own.id()).filter(|own| own.played.is_some()) else { return };
    // The match lies among the finished ones.
    test_app.title();
    test_app.set(|prefs| prefs.settings.personal_mut().reduced_motion = true);
    test_app.go(Navigate::To(AppPage::Competition));
    test_app.frames(30);
    test_app.watch_again(&own);
    test_app.until_match();
    assert_eq!(test_app.get::<ReplayViewer>().timeline.record.seed, cup.seed(&own));
    // The table of scorers takes the place of the matches.
    test_app.go(Navigate::Back);
    test_app.frames(30);
    if cup.scorers_known().0 > 0 {
        test_app.take(&id!("competition-scorers").shown());
        test_app.take(&id!("competition-to-matches").shown());
    }
}
