//! Tests windows that change size and scale factor between frames, and full screen: on every page, in every game, in a
//! lesson, a goal, the result and the replay viewer. Every frame is laid out for its own window size.

use bevy::window::{WindowMode, WindowResized, WindowScaleFactorChanged};

use super::prelude::*;
use crate::table::draw::view::TableCamera;
use crate::table::goal::celebrate::CelebrateGoal;
use crate::theme::UiScale;
use crate::theme::window_size::WindowSize;

/// Widths, heights and scale factors of windows.
const SIZES: [(u32, u32, f32); 9] = [
    (640, 360, 1.0),
    (1280, 720, 1.0),
    (1920, 1080, 1.0),
    (3840, 2160, 1.0),
    (3840, 2160, 2.0),
    (2560, 1440, 1.25),
    (1024, 768, 0.5),
    (2560, 1080, 1.0),
    (1080, 1920, 1.5),
];
/// Sizes too small to play in, which some window managers produce.
const DUST: [(u32, u32, f32); 4] = [(0, 0, 1.0), (1, 1, 1.0), (1, 3000, 4.0), (90, 20, 1.0)];

impl TestApp {
    /// Sets the size and scale factor of the window, as winit does.
    pub(super) fn resize(&mut self, (width, height, scale): (u32, u32, f32)) {
        let (entity, world) = (self.window, self.app.world_mut());
        let mut window = world.get_mut::<Window>(entity).unwrap();
        let other = window.resolution.scale_factor() != scale;
        window.resolution.set_scale_factor(scale);
        window.resolution.set_physical_resolution(width, height);
        let (width, height) = (window.width(), window.height());
        if other {
            world.write_message(WindowScaleFactorChanged { window: entity, scale_factor: scale.into() });
        }
        world.write_message(WindowResized { window: entity, width, height });
    }

    /// Changes from any size to any other in one frame each: all of a frame has its size.
    fn sizes(&mut self, what: &str) {
        let mut all = vec![(640, 360, 1.0), (1280, 720, 1.0)];
        for (n, a) in SIZES.iter().enumerate() {
            for b in &SIZES[n + 1..] {
                all.extend([*a, *b]);
            }
        }
        for size in all {
            self.meets(size, what);
        }
        for size in DUST {
            self.resize(size);
            self.frame();
        }
        self.meets((1280, 720, 1.0), what);
    }

    /// Runs one frame in a window of that size.
    fn meets(&mut self, size: (u32, u32, f32), what: &str) {
        self.resize(size);
        self.frame();
        let what = format!("{what} at {size:?}");
        let window = self.window_size();
        let near = |a: f32, b: f32| (a - b).abs() < 0.1;
        let canvas = self.canvas();
        assert!(near(canvas.width(), window.x) && near(canvas.height(), window.y), "{what}: {canvas}");
        let (camera, view) = self.eye();
        assert_eq!(camera, UVec2::new(size.0, size.1), "{what}");
        assert!(near(view.width(), window.x) && near(view.height(), window.y), "{what}: {view:?}");
        let fit = self.get::<UiScale>().fit;
        assert!(near(fit * window.x, size.0 as f32 / size.2), "{what}: {fit}");
        assert_eq!(
            *self.get::<WindowSize>(),
            WindowSize { pixels: UVec2::new(size.0, size.1), scale: size.2 },
            "{what}"
        );
    }

    /// Returns the size of the table camera's picture in pixels, and its area of the table.
    fn eye(&mut self) -> (UVec2, bevy::math::Rect) {
        let world = self.app.world_mut();
        let mut cameras = world.query_filtered::<(&Camera, &Projection), With<TableCamera>>();
        let (camera, Projection::Orthographic(view)) = cameras.single(world).unwrap() else { panic!("flat") };
        (camera.physical_target_size().unwrap(), view.area)
    }

    fn laid(&self) -> Vec<(HudRegion, Rect)> {
        self.get::<HudLayout>().parts().collect()
    }
}

fn human(game: &'static dyn DynGame, away: Controller) -> StartMatch {
    StartMatch::new(game, String::new(), Some(5), BySeat::new(Controller::Human, away))
}

#[test]
fn every_page_fits_every_window_size() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.title();
    test_app.sizes("title");
    for page in [
        AppPage::Rules,
        AppPage::Settings,
        AppPage::Keys,
        AppPage::Credits,
        AppPage::Competition,
        AppPage::Matches,
    ] {
        test_app.open(page);
        test_app.sizes(&format!("{page:?}"));
        test_app.go(Navigate::Close);
    }
    for page in [AppPage::ClubHouse, AppPage::People] {
        test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = 2.0);
        test_app.open(page);
        test_app.sizes(&format!("{page:?}, large text"));
        test_app.go(Navigate::Close);
    }
    assert!(test_app.shows_no_error());
}

#[test]
fn a_match_of_every_game_fits_every_window_size() {
    for game in GAMES {
        let mut test_app = TestApp::instant(640, 360);
        test_app.start(human(*game, ROOKIE));
        test_app.sizes(game.id());
        for text in [2.0, 1.0] {
            test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = text);
            test_app.world().resource_mut::<Coach>().open = text > 1.0;
            test_app.frames(2);
            // The coach thinks on another thread, and its board grows with what it says.
            test_app
                .until("the coach has said all it has to say", |test_app| !test_app.get::<Coach>().thinks());
            test_app.frames(2);
            // Nothing of a frame is of another size than the rest: where a part lies in the first frame, it stays.
            for size in SIZES {
                test_app.meets(size, game.id());
                let at_once = test_app.laid();
                test_app.frames(3);
                assert_eq!(at_once, test_app.laid(), "{} at {size:?}, text {text}", game.id());
            }
        }
        test_app.key(KeyCode::KeyL);
        test_app.sizes("the log");
        test_app.key(KeyCode::KeyL);
        test_app.key(KeyCode::Escape);
        assert_eq!(test_app.page(), Some(AppPage::Menu));
        test_app.sizes("the menu");
        assert!(test_app.shows_no_error(), "{}", game.id());
    }
}

#[test]
fn privacy_screen_lesson_and_replay_viewer_fit_every_size() {
    for game in GAMES {
        let mut test_app = TestApp::instant(1280, 720);
        test_app.start(human(*game, Controller::Human));
        test_app.sizes("two people");
        let lesson = scenarios::load(
            &scenarios::folder(&std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"), game.id())
                .join("first-match.ron"),
        )
        .unwrap();
        test_app.start(StartMatch::scenario(*game, &lesson));
        test_app.sizes("a lesson");
        let record = bot_match(game.id(), 3);
        test_app.world().write_message(WatchReplay::new(record, None, Some(AppPage::ClubHouse)).unwrap());
        test_app.frames(3);
        assert_eq!(test_app.screen(), Screen::Match);
        test_app.sizes("the replay viewer");
        assert!(test_app.shows_no_error(), "{}", game.id());
    }
}

#[test]
fn a_goal_and_the_result_fit_every_window_size() {
    let mut test_app = TestApp::instant(1280, 720);
    let bot = RANDOM;
    for game in GAMES {
        test_app.set(|prefs| prefs.settings.personal_mut().speed = 1.0);
        test_app.start(StartMatch { controllers: BySeat::new(Controller::Human, bot), ..human(*game, bot) });
        test_app.world().write_message(CelebrateGoal::new(Seat::Home));
        test_app.frames(4);
        for _ in 0..3 {
            for size in SIZES {
                test_app.meets(size, &format!("a goal of {}", game.id()));
            }
        }
        test_app.set(|prefs| prefs.settings.personal_mut().speed = 0.0);
        test_app.start(StartMatch { controllers: BySeat::new(bot, bot), ..human(*game, bot) });
        test_app.until_result();
        test_app.sizes(&format!("the result of {}", game.id()));
    }
}

#[test]
fn full_screen_can_be_entered_and_left() {
    let mut test_app = TestApp::instant(1280, 720);
    test_app.start(human(GAMES[0], ROOKIE));
    for full in [(1920, 1080, 1.0), (2560, 1440, 1.0), (3840, 2160, 2.0)] {
        for (on, size) in [(true, full), (false, (1280, 720, 1.0))] {
            test_app.key(KeyCode::F11);
            assert_eq!(test_app.get::<Prefs>().settings.shared.fullscreen, on);
            let mode = test_app.app.world().get::<Window>(test_app.window).unwrap().mode;
            assert_eq!(mode != WindowMode::Windowed, on);
            test_app.meets(size, "the whole screen");
        }
    }
}

/// A click needs no movement first: after a change of size it hits the widget under the pointer.
#[test]
fn the_pointer_keeps_its_screen_position_when_the_window_changes() {
    let mut test_app = TestApp::instant(2560, 1440);
    test_app.set(|prefs| prefs.settings.personal_mut().captions = false);
    test_app.title();
    let at = test_app.choice("Match").rect;
    let before = test_app.text();
    // Half as far from the corner: once the window is half as large, that is the middle of the button.
    test_app.point(DesignPoint::new(at.center().x / 2.0, at.center().y / 2.0));
    test_app.frames(2);
    assert_eq!(test_app.text(), before);
    test_app.meets((1280, 720, 1.0), "the title");
    test_app.button(ButtonState::Pressed);
    test_app.button(ButtonState::Released);
    test_app.frames(2);
    assert_ne!(test_app.text(), before);
}

/// Bug: in a window of 2560 by 720 with text at 200 %, KICK OFF was out of view.
#[test]
fn the_play_button_is_visible_in_a_window_of_any_shape() {
    let mut test_app = TestApp::new(1280, 720);
    test_app.title();
    test_app.listen();
    let mut faults = Vec::new();
    for (width, height) in [(1280, 720), (2560, 720), (1920, 540), (3440, 1440), (1024, 768), (720, 1152)] {
        for text in [1.0, 1.5, 2.0] {
            test_app.set(|prefs| prefs.settings.personal_mut().ui_scale = text);
            test_app.resize((width, height, 1.0));
            test_app.frames(4);
            let window = test_app.window_size();
            let window = Rect::from_min_size(egui::Pos2::ZERO, egui::vec2(window.x, window.y));
            let first = test_app.controls().into_iter().next().unwrap();
            for seen in [first, test_app.control("KICK OFF")] {
                if !seen.is_whole() || !window.contains_rect(seen.rect) {
                    faults.push(format!("{width}x{height} at {text}: {} at {:?}", seen.label, seen.rect));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
