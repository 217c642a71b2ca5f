//! A match shown again: any beat of it at once, forwards and back, and a match of one's own from there.

use std::sync::Arc;

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy_egui::egui::accesskit::Role;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{BySeat, Record, Seat, SeatSet};
use crate::flow::input_filter::PressSource;
use crate::flow::page::AppPage;
use crate::flow::screen::Screen;
use crate::flow::start::WatchReplay;
use crate::games::GAMES;
use crate::games::timeline::{Perspective, TimelineMark};
use crate::hud::HudState;
use crate::session::TableMatch;
use crate::session::replay_viewer::{ReplayViewer, ScrubCommand};
use crate::stage::layout::DesignPoint;
use crate::stage::scene::Scene;
use crate::table::cards::zone::{InZone, TableZone};
use crate::table::cards::{ShownScene, TableCard, difference};
use crate::table::motion::AnimationSpeed;
use crate::table::playback::Playback;

/// A match between bots, whole.
fn match_of(game: &str, seed: u64) -> Record {
    let levels = BySeat::from_fn(|_| Level::Random);
    crate::games::find(game)
        .unwrap()
        .arena("")
        .unwrap()
        .play_match(seed, levels, true)
        .unwrap()
        .record
        .unwrap()
}

const WHO: BySeat<Controller> = BySeat::new(Controller::Bot(Level::Pro), Controller::Human);

impl TestApp {
    fn watch_record(&mut self, record: Record) {
        let watch = WatchReplay::new(record, Some(WHO), Some(AppPage::Club)).unwrap();
        self.world().write_message(watch);
        self.frames(3);
        assert_eq!(self.screen(), Screen::Match);
        assert!(self.app.world().get_resource::<TableMatch>().is_none());
    }

    fn scrub(&mut self, wind: ScrubCommand) {
        self.world().write_message(wind);
        self.frame();
    }

    fn theatre(&self) -> &ReplayViewer {
        self.get::<ReplayViewer>()
    }

    /// What the table shows is the beat that is asked for: after one frame, and at rest.
    fn is_at(&mut self, at: usize) {
        let theatre = self.theatre();
        assert_eq!(theatre.at, at);
        let truth: Arc<Scene> = Arc::clone(&theatre.reel.shots[at].beat.scene);
        let name = format!("{} beat {at}", theatre.game.id());
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
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.crowd_lively = false);
    for game in GAMES {
        evening.watch_record(match_of(game.id(), 3));
        evening.is_at(0);
        let last = evening.theatre().reel.last();
        assert!(evening.theatre().reel.over && last > 10);
        for at in [1, 2, 3, last, last / 2, last - 1, 0, last, 5, last / 3] {
            evening.scrub(ScrubCommand::To(at));
            evening.is_at(at);
            // The log is what was told up to there.
            let shots = &evening.theatre().reel.shots;
            let told = shots[..=at].iter().filter(|shot| shot.beat.log.is_some()).count();
            let goals =
                shots[..=at].iter().filter(|shot| matches!(shot.mark, Some(TimelineMark::Goal(_)))).count();
            assert_eq!(evening.get::<HudState>().log.len(), told, "{} beat {at}", game.id());
            assert_eq!(evening.get::<HudState>().goals.len(), goals);
        }
        for eyes in Perspective::ALL {
            evening.scrub(ScrubCommand::Look(eyes));
            assert_eq!(evening.theatre().eyes, eyes);
            let at = evening.theatre().at;
            evening.is_at(at);
            evening.scrub(ScrubCommand::To(0));
            evening.is_at(0);
        }
        assert!(evening.quiet(), "{}", game.id());
    }
}

#[test]
fn keys_control_and_close_the_replay_viewer() {
    let mut evening = TestApp::new(1280, 720);
    evening.watch_record(match_of("soccer17", 3));
    evening.key(KeyCode::ArrowRight);
    evening.key(KeyCode::ArrowRight);
    evening.is_at(2);
    evening.key(KeyCode::ArrowLeft);
    evening.is_at(1);
    evening.key(KeyCode::End);
    let last = evening.theatre().reel.last();
    evening.is_at(last);
    evening.key(KeyCode::Home);
    evening.is_at(0);
    evening.keys(&[KeyCode::ShiftLeft, KeyCode::ArrowRight]);
    let turn = evening.theatre().at;
    assert!(evening.theatre().reel.shots[turn].mark.is_some() && turn > 0);
    evening.key(KeyCode::PageDown);
    let goal = evening.theatre().at;
    assert!(matches!(evening.theatre().reel.shots[goal].mark, Some(TimelineMark::Goal(_))));
    evening.is_at(goal);
    evening.key(KeyCode::Escape);
    evening.frames(12);
    assert_eq!((evening.screen(), evening.page()), (Screen::Title, Some(AppPage::Club)));
    assert!(evening.app.world().get_resource::<ReplayViewer>().is_none());
}

#[test]
fn playback_runs_by_itself_and_pauses_where_it_is() {
    let mut evening = TestApp::new(1280, 720);
    evening.watch_record(match_of("penalties", 3));
    evening.scrub(ScrubCommand::Speed(4.0));
    evening.key(KeyCode::Space);
    assert!(evening.theatre().playing);
    evening.until("some beats went by", |evening| evening.theatre().at > 4);
    evening.key(KeyCode::Space);
    assert!(!evening.theatre().playing);
    let at = evening.theatre().at;
    evening.frames(10);
    evening.is_at(at);
    assert!(evening.get::<Playback>().idle());
    // To the end, and once more from there.
    evening.key(KeyCode::Space);
    evening.until("it is over", |evening| !evening.theatre().playing);
    let last = evening.theatre().reel.last();
    evening.wait_until_idle();
    evening.is_at(last);
    evening.key(KeyCode::Space);
    assert!(evening.theatre().playing && evening.theatre().at < last);
    evening.key(KeyCode::Escape);
    evening.frames(12);
    assert!((evening.get::<AnimationSpeed>().speed - 1.0).abs() < 0.001, "the table moves as it did");
}

#[test]
fn a_film_is_an_excerpt_without_buttons() {
    let mut evening = TestApp::new(1280, 720);
    evening.watch();
    let record = match_of("penalties", 3);
    let whole = crate::games::find("penalties").unwrap().replay_timeline(&record, Perspective::Both).unwrap();
    let cut = whole.between(2, 5).unwrap();
    let watch = WatchReplay::new(record, Some(WHO), None).unwrap();
    evening.world().write_message(WatchReplay { film: Some(cut), ..watch });
    evening.frames(3);
    evening.is_at(cut.first);
    evening.scrub(ScrubCommand::Play);
    evening.until("it is over", |evening| !evening.theatre().playing);
    evening.wait_until_idle();
    evening.is_at(cut.last);
    assert_eq!(*evening.get::<HudState>().scene, *whole.shots[cut.last].beat.scene);
    let text = evening.text();
    assert!(text.iter().any(|line| line == "PENALTY SHOOTOUT"), "{text:?}");
    for button in ["REPLAY", "Leave", "Both", "1×"] {
        assert!(!text.iter().any(|line| line == button), "{button}: {text:?}");
    }
    assert_eq!(evening.controls(), [], "nothing of the theatre is there to be used");
    assert!(evening.quiet());
}

#[test]
fn a_match_can_be_continued_from_the_replay() {
    let mut evening = TestApp::new(1280, 720);
    for game in GAMES {
        let record = match_of(game.id(), 5);
        evening.watch_record(record.clone());
        let at = evening.theatre().reel.last() / 2;
        evening.scrub(ScrubCommand::To(at));
        let decisions = evening.theatre().goes_on().unwrap();
        evening.scrub(ScrubCommand::PlayOn);
        evening.frames(3);
        assert!(evening.app.world().get_resource::<ReplayViewer>().is_none());
        let (the_match, seating) = (evening.the_match(), evening.seating());
        // A bot may have decided since.
        assert!(the_match.live.record().actions.starts_with(&record.actions[..decisions]), "{}", game.id());
        if the_match.live.seats() == SeatSet::BOTH {
            assert_eq!(
                (seating.who[Seat::Away], seating.who[Seat::Home]),
                (Controller::Human, WHO[Seat::Home])
            );
        }
        evening.title();
    }
}

#[test]
fn the_timeline_can_be_clicked_and_dragged() {
    let mut evening = TestApp::new(1280, 720);
    evening.set(|prefs| prefs.settings.crowd_lively = false);
    evening.watch_record(match_of("soccer_go", 3));
    evening.wait_until_idle();
    let last = evening.theatre().reel.last();
    let line = evening.controls().into_iter().find(|seen| seen.role == Role::Slider).unwrap().rect;
    let along = |share: f32| DesignPoint::new(line.left() + line.width() * share, line.center().y);
    evening.click(along(0.5));
    assert!(evening.theatre().at.abs_diff(last / 2) <= 1, "{} of {last}", evening.theatre().at);
    evening.drag(along(0.5), along(1.0));
    assert_eq!(evening.theatre().at, last);
}

#[test]
fn the_replay_of_an_unfinished_match_shows_no_more_than_the_table() {
    let mut evening = TestApp::new(1280, 720);
    let mut record = match_of("soccer52", 5);
    record.actions.truncate(record.actions.len() / 2);
    evening.watch_record(record);
    evening.scrub(ScrubCommand::To(usize::MAX));
    assert!(!evening.theatre().reel.over && evening.theatre().reel.audience.shared);
    evening.scrub(ScrubCommand::Look(Perspective::Side(Seat::Away)));
    assert_eq!(evening.theatre().eyes, Perspective::Both);
}

/// A match that two people still play: whoever watches it sees what both may see, cannot play on from any moment of it,
/// and is told why; the match itself stays as it is.
#[test]
fn an_unfinished_match_of_two_people_cannot_be_continued_from_its_replay() {
    let mut evening = TestApp::hasty(1280, 720);
    for game in GAMES {
        let mut record = match_of(game.id(), 5);
        let whole = record.clone();
        record.actions.truncate(record.actions.len() / 2);
        for (who, sealed) in [
            (Some(BySeat::new(Controller::Human, Controller::Human)), true),
            (None, true),
            (Some(BySeat::new(Controller::Bot(Level::Pro), Controller::Human)), false),
        ] {
            let watch = WatchReplay::new(record.clone(), who, Some(AppPage::Matches)).unwrap();
            // Whatever is asked for.
            let eyes = if who.is_some() { Perspective::Side(Seat::Away) } else { watch.eyes };
            evening.world().write_message(WatchReplay { eyes, ..watch });
            evening.frames(3);
            for at in [0, evening.theatre().reel.last() / 2, usize::MAX] {
                evening.scrub(ScrubCommand::To(at));
                evening.frame();
                assert_eq!(
                    (evening.theatre().hides_secrets(), evening.theatre().goes_on().is_none()),
                    (sealed, sealed)
                );
                let told = evening.text().join(" ").split_whitespace().collect::<Vec<_>>().join(" ");
                assert_eq!(
                    told.contains("Two people still play this match."),
                    sealed,
                    "{}: {told}",
                    game.id()
                );
                assert_eq!(told.contains("Play on here"), !sealed, "{}: {told}", game.id());
                if sealed {
                    evening.scrub(ScrubCommand::PlayOn);
                    evening.frames(3);
                    assert!(evening.app.world().get_resource::<TableMatch>().is_none(), "{}", game.id());
                }
                assert!(!sealed || evening.theatre().reel.audience.shared, "{}", game.id());
            }
            for eyes in Perspective::ALL.into_iter().filter(|_| sealed) {
                evening.scrub(ScrubCommand::Look(eyes));
                assert_eq!(evening.theatre().eyes, Perspective::Both);
            }
        }
        // Once it is over, anybody plays on from any moment of it.
        let watch = WatchReplay::new(
            whole,
            Some(BySeat::new(Controller::Human, Controller::Human)),
            Some(AppPage::Club),
        )
        .unwrap();
        evening.world().write_message(watch);
        evening.frames(3);
        assert!(!evening.theatre().hides_secrets() && evening.theatre().goes_on().is_some(), "{}", game.id());
    }
    assert!(evening.quiet());
}

/// A timeline that is held does not follow the pointer once the release may have been missed.
#[test]
fn losing_the_focus_releases_the_timeline() {
    let mut evening = TestApp::new(1280, 720);
    evening.watch_record(match_of("soccer17", 3));
    let middle = evening.place("The match");
    let hold = |evening: &mut TestApp| {
        evening.point(middle);
        evening.point(middle);
        evening.wait_for(&[PressSource::Button(MouseButton::Left)]);
        evening.button(ButtonState::Pressed);
        evening.frames(2);
        evening.theatre().at
    };
    let aside = DesignPoint::new(middle.x + 300.0, middle.y);
    let held = hold(&mut evening);
    evening.point(aside);
    evening.frames(2);
    let followed = evening.theatre().at;
    assert!(followed > held + 10, "it is held: {held}, {followed}");
    evening.button(ButtonState::Released);
    let held = hold(&mut evening);
    evening.focus(false);
    evening.point(aside);
    evening.frames(2);
    let now = evening.theatre().at;
    assert!(now < held + 5, "nobody holds it: {held}, {now}");
}
