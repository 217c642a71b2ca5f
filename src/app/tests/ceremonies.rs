//! The ceremonies of a competition: they come in their order, any press skips them and nothing else, and no text on
//! them is cut. `PAGES_TO=folder` keeps a picture of each moment there.

use std::path::PathBuf;

use bevy::prelude::*;

use super::TestApp;
use crate::ai::Level;
use crate::competition::{Competition, CompetitionKind, FixtureResult, entrants};
use crate::engine::{BySeat, Seat};
use crate::flow::input_filter::InputFilter;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::screen::Screen;
use crate::games::named;
use crate::session::TableMatch;
use crate::session::competition::ActiveCompetitions;

/// Frames of a second.
const SECOND: usize = 20;

impl TestApp {
    /// Looks at what is on the screen, with text of the usual and the largest size.
    fn moment(&mut self, name: &str) {
        let canvas = self.canvas().size();
        for text in [100u8, 200] {
            self.set(|prefs| prefs.settings.ui_scale = f32::from(text) / 100.0);
            self.frames(2);
            let faults = self.faults_of_text(true).0;
            assert!(faults.is_empty(), "{name}, text {text} %, {canvas}: {faults:?}");
            if let Some(folder) = std::env::var_os("PAGES_TO") {
                let folder = PathBuf::from(folder);
                std::fs::create_dir_all(&folder).unwrap();
                let file = format!("{name}, {} of {}, {text}.png", canvas.x as u32, canvas.y as u32);
                std::fs::write(folder.join(file), self.picture()).unwrap();
            }
        }
        self.set(|prefs| prefs.settings.ui_scale = 1.0);
        self.frames(2);
    }

    pub(super) fn begun(&mut self, sides: usize) {
        let entrants = entrants(sides, 1, Some(Level::Random), &[]);
        let cup = Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants, 3).unwrap();
        self.world().resource_scope(|world, mut on: Mut<ActiveCompetitions>| {
            on.put(Some(cup), world.resource::<StoreHandle>());
        });
        self.frames(3);
    }

    pub(super) fn cup(&self) -> &Competition {
        self.get::<ActiveCompetitions>().competition.as_ref().unwrap()
    }

    /// Waits until the bots have played what does not wait for the person.
    fn others_play(&mut self) {
        self.until("the others play", |evening| {
            evening.cup().for_bots().is_none() || evening.cup().waits_for_people()
        });
    }

    /// The person's match ends with that.
    pub(super) fn ends(&mut self, wins: bool) {
        let fixture = self.cup().for_people().unwrap();
        let home = (fixture.sides[Seat::Home] == 0) == wins;
        let (winner, score) =
            if home { (Seat::Home, BySeat::new(4, 2)) } else { (Seat::Away, BySeat::new(2, 4)) };
        let tally = FixtureResult { winner: Some(winner), score, kicks: None };
        let mut on = self.world().resource_mut::<ActiveCompetitions>();
        on.competition.as_mut().unwrap().count(&fixture, tally).unwrap();
    }

    fn is_ceremony(&self) -> bool {
        self.get::<InputFilter>().top().is_show()
    }

    fn ceremony_ends(&mut self) {
        for _ in 0..30 * SECOND {
            if !self.is_ceremony() {
                return;
            }
            self.frame();
        }
        panic!("it does not end: {:?}", self.text());
    }
}

fn page(width: u32, height: u32) -> TestApp {
    let mut evening = TestApp::new(width, height);
    evening.watch();
    evening.title();
    evening
}

fn in_both(look: impl Fn(TestApp) + Sync) {
    std::thread::scope(|scope| {
        for (width, height) in [(1280, 720), (1024, 768)] {
            let look = &look;
            scope.spawn(move || look(page(width, height)));
        }
    });
}

#[test]
fn a_cup_is_drawn_ball_by_ball() {
    in_both(|mut evening| {
        evening.key(KeyCode::Digit6);
        evening.go(Navigate::To(AppPage::Competition));
        evening.take("MAKE THE DRAW");
        evening.frames(SECOND);
        assert!(evening.is_ceremony());
        evening.moment("draw, first ball");
        evening.frames(SECOND);
        evening.moment("draw, middle");
        evening.frames(2 * SECOND);
        evening.moment("draw, late");
        evening.ceremony_ends();
        evening.frames(3);
        assert!(evening.says("KICK OFF"), "{:?}", evening.text());
        assert_eq!(evening.cup().tellable(), [], "nothing was told of the others");
        evening.moment("drawn");
    });
}

#[test]
fn a_press_skips_a_draw_and_begins_nothing() {
    let mut evening = page(1280, 720);
    evening.key(KeyCode::Digit6);
    evening.go(Navigate::To(AppPage::Competition));
    evening.take("MAKE THE DRAW");
    evening.frames(SECOND);
    assert!(evening.is_ceremony());
    for _ in 0..3 {
        evening.tap(KeyCode::Enter);
    }
    evening.frames(3);
    assert!(!evening.is_ceremony() && evening.says("KICK OFF"));
    assert_eq!((evening.page(), evening.screen()), (Some(AppPage::Competition), Screen::Title));
    assert!(!evening.app.world().contains_resource::<TableMatch>());
    evening.frames(2 * SECOND);
    assert_eq!(evening.lit().as_deref(), Some("KICK OFF"), "the next step has the focus");
    evening.key(KeyCode::Escape);
    assert_eq!(evening.page(), None, "the page hears again");
}

#[test]
fn a_finished_draw_leads_to_the_match() {
    for skips in [true, false] {
        let mut evening = page(1280, 720);
        evening.key(KeyCode::Digit6);
        evening.go(Navigate::To(AppPage::Competition));
        evening.frames(2 * SECOND);
        evening.key(KeyCode::Enter);
        evening.frames(SECOND);
        assert!(evening.is_ceremony(), "the draw is the first step");
        if skips {
            evening.key(KeyCode::Enter);
        }
        evening.ceremony_ends();
        evening.frames(3 * SECOND);
        assert_eq!(evening.lit().as_deref(), Some("KICK OFF"), "skipped: {skips}");
        evening.key(KeyCode::Enter);
        evening.until("the match", |evening| evening.screen() == Screen::Match);
    }
}

#[test]
fn with_reduced_motion_the_bracket_appears_at_once() {
    let mut evening = page(1280, 720);
    evening.set(|prefs| prefs.settings.reduced_motion = true);
    evening.key(KeyCode::Digit6);
    evening.go(Navigate::To(AppPage::Competition));
    evening.take("MAKE THE DRAW");
    evening.frames(2);
    assert!(!evening.is_ceremony() && evening.says("KICK OFF"));
    evening.ends(true);
    evening.others_play();
    evening.frames(2);
    assert!(!evening.is_ceremony());
}

#[test]
fn other_results_come_in_after_ones_own_match_and_the_final_result_is_celebrated() {
    for (name, results) in
        [("won", &[true, true, true][..]), ("lost", &[true, true, false]), ("out", &[false])]
    {
        in_both(|mut evening| {
            evening.begun(8);
            evening.go(Navigate::To(AppPage::Competition));
            evening.frames(4);
            assert!(!evening.is_ceremony(), "{name}: told before one's own match");
            for (round, wins) in results.iter().enumerate() {
                let last = round + 1 == results.len();
                evening.ends(*wins);
                evening.others_play();
                evening.frames(SECOND);
                assert!(evening.is_ceremony(), "{name}, round {round}");
                if round == 0 && name == "won" {
                    evening.moment("results come in");
                }
                if last && name != "out" {
                    evening.frames(SECOND);
                    evening.moment(&format!("final {name}"));
                }
                evening.ceremony_ends();
                evening.until("the others play", |evening| {
                    let cup = evening.cup();
                    (cup.for_bots().is_none() || cup.waits_for_people()) && !evening.is_ceremony()
                });
                evening.frames(5 * SECOND);
                evening.ceremony_ends();
                evening.frames(3);
            }
            let told = evening.reads();
            assert!(evening.cup().champion().is_some() && evening.says("NEW COMPETITION"), "{told}");
            evening.moment(&format!("after a final, {name}"));
            evening.go(Navigate::Close);
            evening.go(Navigate::To(AppPage::Competition));
            evening.frames(2);
            assert!(!evening.is_ceremony(), "it is celebrated once");
        });
    }
}

#[test]
fn a_final_begins_in_the_tunnel() {
    in_both(|mut evening| {
        evening.begun(4);
        evening.go(Navigate::To(AppPage::Competition));
        evening.ends(true);
        evening.others_play();
        evening.frames(5 * SECOND);
        evening.ceremony_ends();
        evening.take("KICK OFF");
        evening.frames(SECOND / 2);
        assert!(evening.is_ceremony());
        evening.moment("tunnel");
        assert!(evening.says("The final."));
        // Who leaves in the middle begins nothing.
        evening.go(Navigate::Close);
        evening.frames(4 * SECOND);
        assert_eq!((evening.page(), evening.screen()), (None, Screen::Title));
        evening.go(Navigate::To(AppPage::Competition));
        evening.take("KICK OFF");
        evening.until("the final", |evening| evening.screen() == Screen::Match);
    });
}
