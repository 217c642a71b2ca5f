//! Tests every state of the app, reached in the real app: drawing, table and sound follow from the state, and its
//! resources are removed with it.

use super::prelude::*;
use crate::audio::director::SoundDirector;
use crate::flow::input_filter::FocusLayer;
use crate::flow::screen::{InMatch, ScreenTransition};
use crate::session::TableClock;
use crate::session::instant_replay::InstantReplayRequest;
use crate::table::ball::Ball;
use crate::table::goal::celebrate::{CelebrateGoal, Celebration};
use crate::table::stadium::StadiumPart;
use crate::table::stadium::crowd::CrowdIntensity;

const GAME: &str = "penalties";
const BOTS: BySeat<Controller> = BySeat::new(RANDOM, RANDOM);

impl TestApp {
    pub(super) fn count<C: Component>(&mut self) -> usize {
        let world = self.app.world_mut();
        world.query_filtered::<(), With<C>>().iter(world).count()
    }

    /// Asserts that the app is in that state with everything that follows from it, and nothing of another.
    fn is_whole(&mut self, state: AppState) {
        self.frames(2);
        let (page, shown) = (self.page(), self.text());
        assert_eq!(self.state(), state, "{page:?}: {shown:?}");
        assert!(self.shows_no_error(), "{state:?}: {shown:?}");
        let at_table = matches!(state, AppState::Table | AppState::InstantReplay | AppState::Result);
        let screen = match state {
            AppState::Loading => Screen::Loading,
            AppState::Title | AppState::AttractMode => Screen::Title,
            _ => Screen::Match,
        };
        assert_eq!(self.screen(), screen);
        assert_eq!(self.has::<State<InMatch>>(), at_table, "{state:?}");
        // The data of a state come and go with it.
        assert_eq!(self.has::<TableMatch>(), at_table, "{state:?}");
        assert_eq!((self.has::<Seating>(), self.has::<TableClock>()), (at_table, at_table), "{state:?}");
        assert_eq!(self.has::<ReplayViewer>(), state == AppState::ReplayViewer, "{state:?}");
        assert!(!self.has::<Showcase>() || screen == Screen::Title, "{state:?}");
        assert!(!self.menu_is_away() || state == AppState::AttractMode, "{state:?}");
        let (zones, cards, balls) =
            (self.count::<TableZone>(), self.count::<TableCard>(), self.count::<Ball>());
        if screen == Screen::Match {
            assert!(zones == named(GAME).unwrap().info().zones.len() && cards > 0, "{state:?}");
        } else if !self.has::<Showcase>() {
            assert_eq!((zones, cards, balls), (0, 0, 0), "{state:?}");
        }
        // The sound: the theme, or the stands.
        let director = self.get::<SoundDirector>();
        assert_eq!(director.has_crowd_loops(), screen == Screen::Match, "{state:?}");
        assert_eq!(director.plays_theme(), screen != Screen::Match, "{state:?}");
        // Nothing is slowed down but a replay.
        assert_eq!(self.get::<AnimationSpeed>().speed < 1.0, state == AppState::InstantReplay, "{state:?}");
        let top = match state {
            AppState::Title => FocusLayer::Title,
            AppState::AttractMode => FocusLayer::AttractMode,
            AppState::ReplayViewer => FocusLayer::ReplayViewer,
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
            ("Continue from here", state == AppState::ReplayViewer && bare),
            ("PAUSE", self.page() == Some(AppPage::Menu)),
        ] {
            // A label may have two lines.
            let drawn =
                text.iter().any(|line| line == words) || words.contains(' ') && text.concat().contains(words);
            assert_eq!(drawn, wanted, "{words} in {state:?}, {:?}: {text:?}", self.page());
        }
        let board = self.get::<HudLayout>().parts().any(|(part, _)| part == HudRegion::Board);
        let seen = screen == Screen::Match && state != AppState::Result || self.menu_is_away();
        assert_eq!(board, seen, "{state:?}");
    }

    /// Shows the result of a match of bots.
    fn result_of_bots(&mut self) {
        self.world().write_message(friendly(GAME, 3, RANDOM, RANDOM));
        self.until("the result", |test_app| test_app.at_result());
        // What is pressed as it comes up is not meant for it.
        self.frames(2);
    }
}

#[test]
fn every_state_is_reached_with_everything_that_belongs_to_it() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.is_whole(AppState::Title);
    test_app.key(KeyCode::Escape);
    test_app.is_whole(AppState::Title);
    // The title, left alone, shows the match behind it.
    test_app.set(|prefs| prefs.settings.shared.low_power = false);
    test_app.until_showcase();
    test_app.is_whole(AppState::AttractMode);
    test_app.tap(KeyCode::KeyB);
    test_app.is_whole(AppState::Title);
    test_app.set(|prefs| prefs.settings.shared.low_power = true);
    // A match, its pause, and out of it.
    let against_a_bot = || friendly(GAME, 3, Controller::Human, RANDOM);
    test_app.start(against_a_bot());
    test_app.is_whole(AppState::Table);
    test_app.key(KeyCode::Escape);
    assert_eq!(test_app.page(), Some(AppPage::Menu));
    test_app.is_whole(AppState::Table);
    test_app.key(KeyCode::Escape);
    assert_eq!(test_app.page(), None);
    test_app.is_whole(AppState::Table);
    test_app.title();
    test_app.is_whole(AppState::Title);
    // One that is played out, its end once more, its review, and out by the key.
    test_app.result_of_bots();
    test_app.is_whole(AppState::Result);
    test_app.wait_until_idle();
    test_app.world().write_message(InstantReplayRequest::End);
    test_app.frames(3);
    test_app.is_whole(AppState::InstantReplay);
    test_app.key(KeyCode::Escape);
    assert_eq!(test_app.page(), Some(AppPage::Menu));
    test_app.is_whole(AppState::InstantReplay);
    test_app.go(Navigate::Close);
    test_app.until_result();
    test_app.is_whole(AppState::Result);
    test_app.go(Navigate::To(AppPage::ClubHouse));
    test_app.key(KeyCode::Escape);
    test_app.is_whole(AppState::Result);
    // From the result into the replay viewer, and from there into a match.
    let watch = WatchReplay::new(bot_match(GAME, 3), Some(BOTS), Some(AppPage::ClubHouse)).unwrap();
    test_app.world().write_message(watch.clone());
    test_app.frames(3);
    test_app.is_whole(AppState::ReplayViewer);
    test_app.key(KeyCode::Escape);
    test_app.frames(12);
    assert_eq!(test_app.page(), Some(AppPage::ClubHouse));
    test_app.is_whole(AppState::Title);
    test_app.world().write_message(watch);
    test_app.frames(3);
    test_app.is_whole(AppState::ReplayViewer);
    test_app.start(against_a_bot());
    test_app.is_whole(AppState::Table);
    // One after another without the title between them, out of a replay too.
    test_app.result_of_bots();
    test_app.wait_until_idle();
    test_app.world().write_message(InstantReplayRequest::End);
    test_app.frames(3);
    test_app.is_whole(AppState::InstantReplay);
    test_app.start(against_a_bot());
    test_app.is_whole(AppState::Table);
    assert!(test_app.the_match().outcome().is_none(), "it is another match");
    test_app.result_of_bots();
    test_app.key(KeyCode::Escape);
    test_app.frames(12);
    test_app.is_whole(AppState::Title);
    assert!(test_app.shows_no_error());
}

#[test]
fn navigation_by_key_takes_effect_in_the_same_frame() {
    let mut test_app = TestApp::new(1280, 720);
    let watch = WatchReplay::new(bot_match(GAME, 3), Some(BOTS), Some(AppPage::ClubHouse)).unwrap();
    test_app.world().write_message(watch);
    test_app.frames(20);
    test_app.wait_for(&[PressSource::Key(KeyCode::Escape)]);
    test_app.tap(KeyCode::Escape);
    assert_eq!((test_app.state(), test_app.page()), (AppState::Title, Some(AppPage::ClubHouse)));
    assert!(!test_app.has::<ReplayViewer>());
    assert_eq!(test_app.count::<TableZone>(), 0);
}

#[test]
fn a_command_for_one_match_decides_nothing_in_the_next() {
    let mut test_app = TestApp::playing(GAME, 3, Controller::Human);
    let seat = test_app.asked().only_asked_seat();
    if let Some(seat) = seat {
        let target = test_app.asked().targets(seat)[0];
        test_app.world().write_message(PlayerCommand { seat, target, revision: Some(9) });
    }
    test_app.start(friendly(GAME, 4, Controller::Human, Controller::Human));
    assert_eq!((test_app.decided(), test_app.state()), (0, AppState::Table));
    assert_eq!(test_app.the_match().state.record().seed, 4);
}

/// Report: after a match, its labels, shirts and plates of areas stayed behind the title if no match was played there.
#[test]
fn nothing_drawn_for_a_match_stays_once_its_table_is_left() {
    let mut left = Vec::new();
    for game in games::GAMES {
        let mut test_app = TestApp::instant(1280, 720);
        test_app.set(|prefs| prefs.settings.shared.low_power = true);
        let drawn = |test_app: &mut TestApp| -> HashMap<Entity, String> {
            let world = test_app.world();
            let mut all = world.query_filtered::<(Entity, Option<&Name>), (
                Or<(With<Mesh2d>, With<Text2d>)>,
                Without<StadiumPart>,
            )>();
            all.iter(world)
                .map(|(entity, name)| (entity, name.map(ToString::to_string).unwrap_or_default()))
                .collect()
        };
        let before = drawn(&mut test_app);
        test_app.begin(game.id(), "", 3, Controller::Human, RANDOM);
        let played = drawn(&mut test_app);
        assert!(played.len() > before.len(), "{} draws nothing", game.id());
        test_app.title();
        let after = drawn(&mut test_app);
        let of_the_match =
            played.iter().filter(|(entity, _)| !before.contains_key(entity) && after.contains_key(entity));
        left.extend(of_the_match.map(|(_, name)| format!("{}: `{name}`", game.id())));
    }
    assert!(left.is_empty(), "{} left\n{}", left.len(), left.join("\n"));
}

/// Report: after the first choice of a match the pitch was gone. The camera of the stadium had been turned on after the
/// frame's check of what is visible, and parts that are not visible are not extracted.
#[test]
fn the_camera_of_the_stadium_sees_its_parts_in_the_frame_in_which_it_is_turned_on() {
    let mut test_app = TestApp::playing(GAME, 3, RANDOM);
    let mut turned_on = 0;
    let mut was_on = true;
    for n in 0..400 {
        if n % 40 == 0 {
            // A part that changes turns it on.
            let world = test_app.world();
            let mut parts = world.query_filtered::<&mut Visibility, With<StadiumPart>>();
            parts.iter_mut(world).next().unwrap().set_changed();
        }
        test_app.frames(1);
        let world = test_app.world();
        let mut cameras = world.query::<(&Name, &Camera)>();
        let is_on =
            cameras.iter(world).any(|(name, camera)| name.as_str() == "stadium camera" && camera.is_active);
        let mut parts = world.query_filtered::<&ViewVisibility, With<StadiumPart>>();
        let seen = parts.iter(world).filter(|seen| seen.get()).count();
        if is_on {
            assert!(seen > 20, "frame {n}: {seen} parts");
            turned_on += u32::from(!was_on);
        }
        was_on = is_on;
    }
    assert!(turned_on > 3, "{turned_on}");
}

/// The inspector of the feature `dev` reads them as this test does.
#[test]
fn every_registered_component_and_resource_can_be_looked_at() {
    let mut test_app = TestApp::playing("soccer17", 3, RANDOM);
    let world = test_app.world();
    let registry = world.resource::<AppTypeRegistry>().clone();
    let registry = registry.read();
    let entities: Vec<Entity> = world.query::<Entity>().iter(world).collect();
    let mut seen = HashMap::<&str, String>::new();
    for of in registry.iter().filter(|of| of.type_info().type_path().starts_with("five_a_side::")) {
        let Some(component) = of.data::<ReflectComponent>() else { continue };
        for value in entities.iter().filter_map(|entity| component.reflect(world.entity(*entity))) {
            seen.insert(of.type_info().type_path_table().short_path(), format!("{value:?}"));
        }
    }
    for name in [
        "TableCard", "TableZone", "InZone", "PitchArea", "Ball", "CrowdIntensity", "Navigation",
        "AnimationSpeed",
    ] {
        assert!(seen.contains_key(name), "{name} is not registered, or nothing has it: {:?}", seen.keys());
    }
    assert!(seen["Navigation"].contains("Table"), "{}", seen["Navigation"]);
}

#[test]
fn a_celebration_ends_with_the_match_that_is_left() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.set(|prefs| prefs.settings.shared.low_power = true);
    test_app.begin(GAME, "", 3, Controller::Human, RANDOM);
    test_app.world().write_message(CelebrateGoal::new(Seat::Home));
    test_app.frames(3);
    assert!(test_app.get::<Celebration>().time().is_some());
    test_app.title();
    assert_eq!(test_app.get::<Celebration>().time(), None);
    assert_eq!(test_app.get::<CrowdIntensity>().intensity, [0.0, 0.0]);
}

/// A match is seen until the panel of the transition covers it, and so is the title before a match.
#[test]
fn a_screen_stays_until_it_is_covered() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.frames(2);
    test_app.world().resource_mut::<ScreenTransition>().cover_secs = ScreenTransition::COVER;
    let game = named(GAME).unwrap();
    test_app.world().write_message(StartMatch::new(game, String::new(), Some(3), BOTS));
    test_app.frame();
    for (from, to) in [(Screen::Title, Screen::Match), (Screen::Match, Screen::Title)] {
        if from == Screen::Match {
            test_app.frames(30);
            test_app.world().write_message(Navigate::Title(None));
            test_app.frame();
        }
        let mut covering = 0;
        while test_app.screen() == from {
            let transition = *test_app.get::<ScreenTransition>();
            assert!(transition.is_leaving() && transition.covers(), "{transition:?}");
            covering += 1;
            assert!(covering < 60, "{from:?} is never left");
            test_app.frame();
        }
        assert!(covering > 2, "{from:?} was covered in {covering} frames");
        let transition = *test_app.get::<ScreenTransition>();
        assert_eq!(test_app.screen(), to);
        assert!(!transition.is_leaving() && transition.remaining > 0.0, "{transition:?}");
    }
    test_app.frames(30);
    assert!(!test_app.get::<ScreenTransition>().runs());
}
