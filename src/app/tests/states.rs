//! Every state of the app, reached in the real app by what leads there: what is drawn, what is on the table and what is
//! heard follow from it, and what belongs to a state goes with it.

use std::time::Duration;

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;

use super::TestApp;
use crate::ai::Level;
use crate::audio::director::SoundDirector;
use crate::controller::Controller;
use crate::engine::{BySeat, Record};
use crate::flow::input_filter::{FocusLayer, InputFilter};
use crate::flow::navigation::AppState;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::screen::{InMatch, Screen};
use crate::flow::start::{StartMatch, WatchReplay};
use crate::games::named;
use crate::hud::regions::{HudLayout, HudRegion};
use crate::session::again::ReplayRequest;
use crate::session::commands::PlayerCommand;
use crate::session::replay_viewer::ReplayViewer;
use crate::session::showcase::Showcase;
use crate::session::{Seating, TableClock, TableMatch};
use crate::table::ball::Ball;
use crate::table::cards::TableCard;
use crate::table::cards::zone::TableZone;
use crate::table::motion::AnimationSpeed;

const GAME: &str = "penalties";
const BOTS: BySeat<Controller> = BySeat::new(Controller::Bot(Level::Random), Controller::Bot(Level::Random));

fn record() -> Record {
    let levels = BySeat::from_fn(|_| Level::Random);
    named(GAME).unwrap().arena("").unwrap().play_match(3, levels, true).unwrap().record.unwrap()
}

impl TestApp {
    fn count<C: Component>(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query_filtered::<(), With<C>>().iter(world).count()
    }

    fn has<R: Resource>(&self) -> bool {
        self.app.world().contains_resource::<R>()
    }

    /// That state is up with all that follows from it, and nothing of another.
    fn is_whole(&mut self, state: AppState) {
        self.frames(2);
        let (page, told) = (self.page(), self.text());
        assert_eq!(self.state(), state, "{page:?}: {told:?}");
        assert!(self.quiet(), "{state:?}: {told:?}");
        let at_table = matches!(state, AppState::Table | AppState::Replay | AppState::Result);
        let screen = match state {
            AppState::Loading => Screen::Loading,
            AppState::Title | AppState::Interlude => Screen::Title,
            _ => Screen::Match,
        };
        assert_eq!(self.screen(), screen);
        assert_eq!(self.has::<State<InMatch>>(), at_table, "{state:?}");
        // The data of a state come and go with it.
        assert_eq!(self.has::<TableMatch>(), at_table, "{state:?}");
        assert_eq!((self.has::<Seating>(), self.has::<TableClock>()), (at_table, at_table), "{state:?}");
        assert_eq!(self.has::<ReplayViewer>(), state == AppState::Theatre, "{state:?}");
        assert!(!self.has::<Showcase>() || screen == Screen::Title, "{state:?}");
        assert!(!self.menu_is_away() || state == AppState::Interlude, "{state:?}");
        let (zones, cards, balls) =
            (self.count::<TableZone>(), self.count::<TableCard>(), self.count::<Ball>());
        if screen == Screen::Match {
            assert!(zones == named(GAME).unwrap().sheet().zones.len() && cards > 0, "{state:?}");
        } else if !self.has::<Showcase>() {
            assert_eq!((zones, cards, balls), (0, 0, 0), "{state:?}");
        }
        // What is heard: the theme, or the stands.
        let director = self.get::<SoundDirector>();
        assert_eq!(director.has_stands(), screen == Screen::Match, "{state:?}");
        assert_eq!(director.plays_theme(), screen != Screen::Match, "{state:?}");
        // Nothing is slowed down but a replay.
        assert_eq!(self.get::<AnimationSpeed>().speed < 1.0, state == AppState::Replay, "{state:?}");
        let top = match state {
            AppState::Title => FocusLayer::Title,
            AppState::Interlude => FocusLayer::Interlude,
            AppState::Theatre => FocusLayer::Theatre,
            AppState::Result => FocusLayer::Result,
            _ => FocusLayer::Table,
        };
        if self.page().is_none() {
            assert_eq!(*self.get::<InputFilter>().top(), top);
        }
        // What is drawn: every page and every state without one has words that no other has, and the board lies over
        // whatever match is seen; the result has the score itself.
        let text = self.text();
        let bare = self.page().is_none();
        for (words, wanted) in [
            ("QUIT", state == AppState::Title && bare),
            ("PLAY AGAIN", state == AppState::Result && bare),
            ("Play on here", state == AppState::Theatre && bare),
            ("PAUSE", self.page() == Some(AppPage::Menu)),
        ] {
            let drawn = text.iter().any(|line| line == words);
            assert_eq!(drawn, wanted, "{words} in {state:?}, {:?}: {text:?}", self.page());
        }
        let board = self.get::<HudLayout>().parts().any(|(part, _)| part == HudRegion::Board);
        let seen = screen == Screen::Match && state != AppState::Result || self.menu_is_away();
        assert_eq!(board, seen, "{state:?}");
    }

    /// A match that bots play to its end.
    fn play_out(&mut self) {
        let start = StartMatch::new(named(GAME).unwrap(), String::new(), Some(3), BOTS);
        self.world().write_message(start);
        self.until("the result", |evening| evening.at_result());
        // What is pressed as it comes up is not meant for it.
        self.frames(2);
    }
}

#[test]
fn every_state_is_reached_with_everything_that_belongs_to_it() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.is_whole(AppState::Title);
    evening.key(KeyCode::Escape);
    evening.is_whole(AppState::Title);
    // The title, left alone, shows the match behind it.
    evening.set(|prefs| prefs.settings.low_power = false);
    evening.until("a match behind the title", |evening| evening.has::<Showcase>());
    // Long frames, or the menu would take hundreds of them to step aside.
    evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    evening.until("the menu steps aside", |evening| evening.menu_is_away());
    evening.world().insert_resource(TimeUpdateStrategy::ManualDuration(super::STEP));
    evening.is_whole(AppState::Interlude);
    evening.tap(KeyCode::KeyB);
    evening.is_whole(AppState::Title);
    evening.set(|prefs| prefs.settings.low_power = true);
    // A match, its pause, and out of it.
    let who = BySeat::new(Controller::Human, Controller::Bot(Level::Random));
    evening.start(StartMatch::new(named(GAME).unwrap(), String::new(), Some(3), who));
    evening.is_whole(AppState::Table);
    evening.key(KeyCode::Escape);
    assert_eq!(evening.page(), Some(AppPage::Menu));
    evening.is_whole(AppState::Table);
    evening.key(KeyCode::Escape);
    assert_eq!(evening.page(), None);
    evening.is_whole(AppState::Table);
    evening.title();
    evening.is_whole(AppState::Title);
    // One that is played out, its end once more, its review, and out by the key.
    evening.play_out();
    evening.is_whole(AppState::Result);
    evening.wait_until_idle();
    evening.world().write_message(ReplayRequest::End);
    evening.frames(3);
    evening.is_whole(AppState::Replay);
    evening.key(KeyCode::Escape);
    assert_eq!(evening.page(), Some(AppPage::Menu));
    evening.is_whole(AppState::Replay);
    evening.go(Navigate::Close);
    evening.until("it has been shown", |evening| evening.at_result());
    evening.is_whole(AppState::Result);
    evening.go(Navigate::To(AppPage::Club));
    evening.key(KeyCode::Escape);
    evening.is_whole(AppState::Result);
    // From the result into the theatre, and from there into a match.
    let watch = WatchReplay::new(record(), Some(BOTS), Some(AppPage::Club)).unwrap();
    evening.world().write_message(watch.clone());
    evening.frames(3);
    evening.is_whole(AppState::Theatre);
    evening.key(KeyCode::Escape);
    evening.frames(12);
    assert_eq!(evening.page(), Some(AppPage::Club));
    evening.is_whole(AppState::Title);
    evening.world().write_message(watch);
    evening.frames(3);
    evening.is_whole(AppState::Theatre);
    evening.start(StartMatch::new(named(GAME).unwrap(), String::new(), Some(3), who));
    evening.is_whole(AppState::Table);
    // One after another without the title between them, out of a replay too.
    evening.play_out();
    evening.wait_until_idle();
    evening.world().write_message(ReplayRequest::End);
    evening.frames(3);
    evening.is_whole(AppState::Replay);
    evening.start(StartMatch::new(named(GAME).unwrap(), String::new(), Some(3), who));
    evening.is_whole(AppState::Table);
    assert!(evening.the_match().outcome().is_none(), "it is another match");
    evening.play_out();
    evening.key(KeyCode::Escape);
    evening.frames(12);
    evening.is_whole(AppState::Title);
    assert!(evening.quiet());
}

#[test]
fn navigation_by_key_takes_effect_in_the_same_frame() {
    let mut evening = TestApp::new(1280, 720);
    let watch = WatchReplay::new(record(), Some(BOTS), Some(AppPage::Club)).unwrap();
    evening.world().write_message(watch);
    evening.frames(20);
    evening.wait_for(&[crate::flow::input_filter::PressSource::Key(KeyCode::Escape)]);
    evening.tap(KeyCode::Escape);
    assert_eq!((evening.state(), evening.page()), (AppState::Title, Some(AppPage::Club)));
    assert!(!evening.has::<ReplayViewer>());
    assert_eq!(evening.count::<TableZone>(), 0);
}

#[test]
fn a_command_for_one_match_decides_nothing_in_the_next() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.begin(GAME, "", 3, Controller::Human, Controller::Human);
    let seat = evening.asked().seat();
    let who = BySeat::new(Controller::Human, Controller::Human);
    if let Some(seat) = seat {
        let target = evening.asked().targets(seat)[0];
        evening.world().write_message(PlayerCommand { seat, target, revision: Some(9) });
    }
    evening.start(StartMatch::new(named(GAME).unwrap(), String::new(), Some(4), who));
    assert_eq!((evening.decided(), evening.state()), (0, AppState::Table));
    assert_eq!(evening.the_match().live.record().seed, 4);
}
