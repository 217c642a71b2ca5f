//! Tests the ceremonies of a competition: their order, skipping by any press, and that no text is cut.
//! `PAGES_TO=folder` saves a picture of each moment there.

use super::prelude::*;
use competition::FixtureResult;

/// Number of frames per second.
const SECOND: usize = 20;

impl TestApp {
    /// Checks the layout of the screen with the usual and the largest text.
    fn moment(&mut self, name: &str) {
        let canvas = self.canvas().size();
        for text in [100u8, 200] {
            self.set(|prefs| prefs.settings.personal_mut().ui_scale = f32::from(text) / 100.0);
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
        self.set(|prefs| prefs.settings.personal_mut().ui_scale = 1.0);
        self.frames(2);
    }

    pub(super) fn begun(&mut self, sides: usize) {
        self.put_competition(Some(drawn("penalties", CompetitionKind::Cup, sides, 1, 3)));
        self.frames(3);
    }

    pub(super) fn cup(&self) -> &Competition {
        self.get::<ActiveCompetitions>().competition.as_ref().unwrap()
    }

    /// Ends the person's match with that result.
    pub(super) fn ends(&mut self, wins: bool) {
        let fixture = self.cup().for_people().unwrap();
        let home = (fixture.sides[Seat::Home] == 0) == wins;
        let (winner, score) =
            if home { (Seat::Home, BySeat::new(4, 2)) } else { (Seat::Away, BySeat::new(2, 4)) };
        let tally = FixtureResult { winner: Some(winner), score, kicks: None };
        let mut on = self.world().resource_mut::<ActiveCompetitions>();
        on.competition.as_mut().unwrap().record_result(&fixture, tally).unwrap();
    }

    /// Draws the lots of a cup of penalties, and waits for a second of it.
    fn begin_draw(&mut self) {
        self.key(KeyCode::Digit6);
        self.go(Navigate::To(AppPage::Competition));
        self.take("MAKE THE DRAW");
        self.frames(SECOND);
        assert!(self.is_ceremony());
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
    let mut test_app = TestApp::new(width, height);
    test_app.watch();
    test_app.title();
    test_app
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
    in_both(|mut test_app| {
        test_app.begin_draw();
        test_app.moment("draw, first ball");
        test_app.frames(SECOND);
        test_app.moment("draw, middle");
        test_app.frames(2 * SECOND);
        test_app.moment("draw, late");
        test_app.ceremony_ends();
        test_app.frames(3);
        assert!(test_app.says("KICK OFF"), "{:?}", test_app.text());
        assert_eq!(test_app.cup().revealable(), [], "nothing was told of the others");
        test_app.moment("drawn");
    });
}

#[test]
fn a_press_skips_a_draw_and_begins_nothing() {
    let mut test_app = page(1280, 720);
    test_app.begin_draw();
    for _ in 0..3 {
        test_app.tap(KeyCode::Enter);
    }
    test_app.frames(3);
    assert!(!test_app.is_ceremony() && test_app.says("KICK OFF"));
    assert_eq!((test_app.page(), test_app.screen()), (Some(AppPage::Competition), Screen::Title));
    assert!(!test_app.has::<TableMatch>());
    test_app.frames(2 * SECOND);
    assert_eq!(test_app.focused_name().as_deref(), Some("KICK OFF"), "the next step has the focus");
    test_app.key(KeyCode::Escape);
    assert_eq!(test_app.page(), None, "the page hears again");
}

#[test]
fn a_finished_draw_leads_to_the_match() {
    for skips in [true, false] {
        let mut test_app = page(1280, 720);
        test_app.key(KeyCode::Digit6);
        test_app.go(Navigate::To(AppPage::Competition));
        test_app.frames(2 * SECOND);
        test_app.key(KeyCode::Enter);
        test_app.frames(SECOND);
        assert!(test_app.is_ceremony(), "the draw is the first step");
        if skips {
            test_app.key(KeyCode::Enter);
        }
        test_app.ceremony_ends();
        test_app.frames(3 * SECOND);
        assert_eq!(test_app.focused_name().as_deref(), Some("KICK OFF"), "skipped: {skips}");
        test_app.key(KeyCode::Enter);
        test_app.until_match();
    }
}

#[test]
fn with_reduced_motion_the_bracket_appears_at_once() {
    let mut test_app = page(1280, 720);
    test_app.set(|prefs| prefs.settings.personal_mut().reduced_motion = true);
    test_app.key(KeyCode::Digit6);
    test_app.go(Navigate::To(AppPage::Competition));
    test_app.take("MAKE THE DRAW");
    assert!(!test_app.is_ceremony() && test_app.says("KICK OFF"));
    test_app.ends(true);
    test_app.until_bots_have_played();
    test_app.frames(2);
    assert!(!test_app.is_ceremony());
}

#[test]
fn other_results_come_in_after_ones_own_match_and_the_final_result_is_celebrated() {
    for (name, results) in
        [("won", &[true, true, true][..]), ("lost", &[true, true, false]), ("out", &[false])]
    {
        in_both(|mut test_app| {
            test_app.begun(8);
            test_app.open(AppPage::Competition);
            assert!(!test_app.is_ceremony(), "{name}: told before one's own match");
            for (round, wins) in results.iter().enumerate() {
                let last = round + 1 == results.len();
                test_app.ends(*wins);
                test_app.until_bots_have_played();
                test_app.frames(SECOND);
                assert!(test_app.is_ceremony(), "{name}, round {round}");
                if round == 0 && name == "won" {
                    test_app.moment("results come in");
                }
                if last && name != "out" {
                    test_app.frames(SECOND);
                    test_app.moment(&format!("final {name}"));
                }
                test_app.ceremony_ends();
                test_app.until("the others play", |test_app| {
                    let cup = test_app.cup();
                    (cup.for_bots().is_none() || cup.waits_for_people()) && !test_app.is_ceremony()
                });
                test_app.frames(5 * SECOND);
                test_app.ceremony_ends();
                test_app.frames(3);
            }
            let text = test_app.reads();
            assert!(test_app.cup().champion().is_some() && test_app.says("NEW COMPETITION"), "{text}");
            test_app.moment(&format!("after a final, {name}"));
            test_app.go(Navigate::Close);
            test_app.open(AppPage::Competition);
            assert!(!test_app.is_ceremony(), "it is celebrated once");
        });
    }
}

#[test]
fn a_final_begins_in_the_tunnel() {
    in_both(|mut test_app| {
        test_app.begun(4);
        test_app.go(Navigate::To(AppPage::Competition));
        test_app.ends(true);
        test_app.until_bots_have_played();
        test_app.frames(5 * SECOND);
        test_app.ceremony_ends();
        test_app.take("KICK OFF");
        test_app.frames(SECOND / 2);
        assert!(test_app.is_ceremony());
        test_app.moment("tunnel");
        assert!(test_app.says("THE FINAL"));
        // Leaving in the middle starts no match.
        test_app.go(Navigate::Close);
        test_app.frames(4 * SECOND);
        assert_eq!((test_app.page(), test_app.screen()), (None, Screen::Title));
        test_app.go(Navigate::To(AppPage::Competition));
        test_app.take("KICK OFF");
        test_app.until_match();
    });
}
