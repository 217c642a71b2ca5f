//! Tests the replay viewer: seeking to any step, playback, and continuing a match from there.

use super::prelude::*;
use crate::session::replay_viewer::ScrubCommand;
use crate::table::cards::difference;
use crate::table::cards::zone::InZone;
use games::timeline::{Perspective, TimelineMark};

const WHO: BySeat<Controller> = BySeat::new(Controller::Bot(Difficulty::Pro), Controller::Human);

impl TestApp {
    fn watch_record(&mut self, record: Record) {
        let watch = WatchReplay::new(record, Some(WHO), Some(AppPage::ClubHouse)).unwrap();
        self.world().write_message(watch);
        self.frames(3);
        assert_eq!(self.screen(), Screen::Match);
        assert!(self.app.world().get_resource::<TableMatch>().is_none());
    }

    fn scrub(&mut self, wind: ScrubCommand) {
        self.world().write_message(wind);
        self.frame();
    }

    fn viewer(&self) -> &ReplayViewer {
        self.get::<ReplayViewer>()
    }

    /// Checks that the table shows the requested step: after one frame, and once idle.
    fn is_at(&mut self, at: usize) {
        let viewer = self.viewer();
        assert_eq!(viewer.at, at);
        let truth: Arc<Scene> = Arc::clone(&viewer.timeline.steps[at].step.scene);
        let name = format!("{} step {at}", viewer.game.id());
        assert_eq!(*self.get::<ShownScene>().0, *truth, "{name}");
        assert_eq!(*self.get::<HudState>().scene, *truth, "{name}");
        let mut cards = self.app.world_mut().query::<(&TableCard, &InZone)>();
        let world = self.app.world();
        let lying =
            cards.iter(world).map(|(card, zone)| (card, world.get::<TableZone>(zone.0).unwrap().0.id));
        assert_eq!(difference(&truth, lying), None, "{name}");
    }
}

#[test]
fn seeking_shows_any_step_within_one_frame() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.shared.animated_crowd = false);
    for game in GAMES {
        test_app.watch_record(bot_match(game.id(), 3));
        test_app.is_at(0);
        let last = test_app.viewer().timeline.last();
        assert!(test_app.viewer().timeline.over && last > 10);
        for at in [1, 2, 3, last, last / 2, last - 1, 0, last, 5, last / 3] {
            test_app.scrub(ScrubCommand::To(at));
            test_app.is_at(at);
            // The log holds the lines up to there.
            let steps = &test_app.viewer().timeline.steps;
            let logged = steps[..=at].iter().filter(|step| step.step.log.is_some()).count();
            let goals =
                steps[..=at].iter().filter(|step| matches!(step.mark, Some(TimelineMark::Goal(_)))).count();
            assert_eq!(test_app.get::<HudState>().log.len(), logged, "{} step {at}", game.id());
            assert_eq!(test_app.get::<HudState>().goals.len(), goals);
        }
        for perspective in Perspective::ALL {
            test_app.scrub(ScrubCommand::Look(perspective));
            assert_eq!(test_app.viewer().perspective, perspective);
            let at = test_app.viewer().at;
            test_app.is_at(at);
            test_app.scrub(ScrubCommand::To(0));
            test_app.is_at(0);
        }
        assert!(test_app.shows_no_error(), "{}", game.id());
    }
}

#[test]
fn keys_control_and_close_the_replay_viewer() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.watch_record(bot_match("soccer17", 3));
    test_app.key(KeyCode::ArrowRight);
    test_app.key(KeyCode::ArrowRight);
    test_app.is_at(2);
    test_app.key(KeyCode::ArrowLeft);
    test_app.is_at(1);
    test_app.key(KeyCode::End);
    let last = test_app.viewer().timeline.last();
    test_app.is_at(last);
    test_app.key(KeyCode::Home);
    test_app.is_at(0);
    test_app.keys(&[KeyCode::ShiftLeft, KeyCode::ArrowRight]);
    let turn = test_app.viewer().at;
    assert!(test_app.viewer().timeline.steps[turn].mark.is_some() && turn > 0);
    test_app.key(KeyCode::PageDown);
    let goal = test_app.viewer().at;
    assert!(matches!(test_app.viewer().timeline.steps[goal].mark, Some(TimelineMark::Goal(_))));
    test_app.is_at(goal);
    test_app.key(KeyCode::Escape);
    test_app.frames(12);
    assert_eq!((test_app.screen(), test_app.page()), (Screen::Title, Some(AppPage::ClubHouse)));
    assert!(!test_app.has::<ReplayViewer>());
}

#[test]
fn playback_runs_by_itself_and_pauses_where_it_is() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.watch_record(bot_match("penalties", 3));
    test_app.scrub(ScrubCommand::Speed(4.0));
    test_app.key(KeyCode::Space);
    assert!(test_app.viewer().playing);
    test_app.until("some steps went by", |test_app| test_app.viewer().at > 4);
    test_app.key(KeyCode::Space);
    assert!(!test_app.viewer().playing);
    let at = test_app.viewer().at;
    test_app.frames(10);
    test_app.is_at(at);
    assert!(test_app.get::<Playback>().is_idle());
    // To the end, and once more from there.
    test_app.key(KeyCode::Space);
    test_app.until("it is over", |test_app| !test_app.viewer().playing);
    let last = test_app.viewer().timeline.last();
    test_app.wait_until_idle();
    test_app.is_at(last);
    test_app.key(KeyCode::Space);
    assert!(test_app.viewer().playing && test_app.viewer().at < last);
    test_app.key(KeyCode::Escape);
    test_app.frames(12);
    assert!((test_app.get::<AnimationSpeed>().speed - 1.0).abs() < 0.001, "the table moves as it did");
}

#[test]
fn a_film_is_an_excerpt_without_buttons() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.watch();
    let record = bot_match("penalties", 3);
    let whole = games::find("penalties").unwrap().replay_timeline(&record, Perspective::Both).unwrap();
    let cut = whole.between(2, 5).unwrap();
    let watch = WatchReplay::new(record, Some(WHO), None).unwrap();
    test_app.world().write_message(WatchReplay { film: Some(cut), ..watch });
    test_app.frames(3);
    test_app.is_at(cut.first);
    test_app.scrub(ScrubCommand::Play);
    test_app.until("it is over", |test_app| !test_app.viewer().playing);
    test_app.wait_until_idle();
    test_app.is_at(cut.last);
    assert_eq!(*test_app.get::<HudState>().scene, *whole.steps[cut.last].step.scene);
    let text = test_app.text();
    assert!(text.iter().any(|line| line == "PENALTY SHOOTOUT"), "{text:?}");
    for button in ["REPLAY", "Leave", "Both", "1×"] {
        assert!(!text.iter().any(|line| line == button), "{button}: {text:?}");
    }
    assert_eq!(test_app.controls(), [], "nothing of the replay viewer is there to be used");
    assert!(test_app.shows_no_error());
}

#[test]
fn a_match_can_be_continued_from_the_replay() {
    let mut test_app = TestApp::new(1280, 720);
    for game in GAMES {
        let record = bot_match(game.id(), 5);
        test_app.watch_record(record.clone());
        let at = test_app.viewer().timeline.last() / 2;
        test_app.scrub(ScrubCommand::To(at));
        let decisions = test_app.viewer().resumable_decision().unwrap();
        test_app.scrub(ScrubCommand::PlayOn);
        test_app.frames(3);
        assert!(!test_app.has::<ReplayViewer>());
        let (the_match, seating) = (test_app.the_match(), test_app.seating());
        // A bot may have decided since.
        assert!(the_match.state.record().actions.starts_with(&record.actions[..decisions]), "{}", game.id());
        if the_match.state.seats() == SeatSet::BOTH {
            assert_eq!(
                (seating.controllers[Seat::Away], seating.controllers[Seat::Home]),
                (Controller::Human, WHO[Seat::Home])
            );
        }
        test_app.title();
    }
}

#[test]
fn the_timeline_can_be_clicked_and_dragged() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.set(|prefs| prefs.settings.shared.animated_crowd = false);
    test_app.watch_record(bot_match("soccer_go", 3));
    test_app.wait_until_idle();
    let last = test_app.viewer().timeline.last();
    let line = test_app.controls().into_iter().find(|seen| seen.role == Role::Slider).unwrap().rect;
    let along = |share: f32| DesignPoint::new(line.left() + line.width() * share, line.center().y);
    test_app.click(along(0.5));
    assert!(test_app.viewer().at.abs_diff(last / 2) <= 1, "{} of {last}", test_app.viewer().at);
    test_app.drag(along(0.5), along(1.0));
    assert_eq!(test_app.viewer().at, last);
}

#[test]
fn the_replay_of_an_unfinished_match_shows_no_more_than_the_table() {
    let mut test_app = TestApp::new(1280, 720);
    let mut record = bot_match("soccer52", 5);
    record.actions.truncate(record.actions.len() / 2);
    test_app.watch_record(record);
    test_app.scrub(ScrubCommand::To(usize::MAX));
    assert!(!test_app.viewer().timeline.over && test_app.viewer().timeline.audience.shared);
    test_app.scrub(ScrubCommand::Look(Perspective::Side(Seat::Away)));
    assert_eq!(test_app.viewer().perspective, Perspective::Both);
}

/// A match that two people still play: the replay shows what both may see, cannot be continued from any moment, and
/// says why; the match itself is unchanged.
#[test]
fn an_unfinished_match_of_two_people_cannot_be_continued_from_its_replay() {
    let mut test_app = TestApp::instant(1280, 720);
    for game in GAMES {
        let mut record = bot_match(game.id(), 5);
        let whole = record.clone();
        record.actions.truncate(record.actions.len() / 2);
        for (controllers, sealed) in [
            (Some(BySeat::new(Controller::Human, Controller::Human)), true),
            (None, true),
            (Some(BySeat::new(Controller::Bot(Difficulty::Pro), Controller::Human)), false),
        ] {
            let watch = WatchReplay::new(record.clone(), controllers, Some(AppPage::Matches)).unwrap();
            // Whatever is asked for.
            let perspective =
                if controllers.is_some() { Perspective::Side(Seat::Away) } else { watch.perspective };
            test_app.world().write_message(WatchReplay { perspective, ..watch });
            test_app.frames(3);
            for at in [0, test_app.viewer().timeline.last() / 2, usize::MAX] {
                test_app.scrub(ScrubCommand::To(at));
                test_app.frame();
                assert_eq!(
                    (test_app.viewer().hides_secrets(), test_app.viewer().resumable_decision().is_none()),
                    (sealed, sealed)
                );
                let logged = test_app.text().join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
                assert_eq!(
                    logged.contains("Two people still play this match."),
                    sealed,
                    "{}: {logged}",
                    game.id()
                );
                assert_eq!(logged.contains("Continue from here"), !sealed, "{}: {logged}", game.id());
                if sealed {
                    test_app.scrub(ScrubCommand::PlayOn);
                    test_app.frames(3);
                    assert!(!test_app.has::<TableMatch>(), "{}", game.id());
                }
                assert!(!sealed || test_app.viewer().timeline.audience.shared, "{}", game.id());
            }
            for perspective in Perspective::ALL.into_iter().filter(|_| sealed) {
                test_app.scrub(ScrubCommand::Look(perspective));
                assert_eq!(test_app.viewer().perspective, Perspective::Both);
            }
        }
        // Once it is over, anybody plays on from any moment of it.
        let watch = WatchReplay::new(
            whole,
            Some(BySeat::new(Controller::Human, Controller::Human)),
            Some(AppPage::ClubHouse),
        )
        .unwrap();
        test_app.world().write_message(watch);
        test_app.frames(3);
        assert!(
            !test_app.viewer().hides_secrets() && test_app.viewer().resumable_decision().is_some(),
            "{}",
            game.id()
        );
    }
    assert!(test_app.shows_no_error());
}

/// A dragged timeline does not follow the pointer once the release may have been missed.
#[test]
fn losing_the_focus_releases_the_timeline() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.watch_record(bot_match("soccer17", 3));
    let middle = test_app.place("The match");
    let hold = |test_app: &mut TestApp| {
        test_app.point(middle);
        test_app.point(middle);
        test_app.wait_for(&[PressSource::Button(MouseButton::Left)]);
        test_app.button(ButtonState::Pressed);
        test_app.frames(2);
        test_app.viewer().at
    };
    let aside = DesignPoint::new(middle.x + 300.0, middle.y);
    let held = hold(&mut test_app);
    test_app.point(aside);
    test_app.frames(2);
    let followed = test_app.viewer().at;
    assert!(followed > held + 10, "it is held: {held}, {followed}");
    test_app.button(ButtonState::Released);
    let held = hold(&mut test_app);
    test_app.focus(false);
    test_app.point(aside);
    test_app.frames(2);
    let now = test_app.viewer().at;
    assert!(now < held + 5, "nobody holds it: {held}, {now}");
}
