//! Windows that change their size and their pixels a unit from one frame to the next, growing and shrinking, full
//! screen and back: on every page, in every game, in a lesson, a goal, the result and the theatre. All of a frame is
//! laid out for the window as it is in that frame.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::{WindowMode, WindowResized, WindowScaleFactorChanged};
use bevy_egui::egui::Rect;

use super::TestApp;
use crate::ai::Level;
use crate::controller::Controller;
use crate::engine::{BySeat, Seat};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::Prefs;
use crate::flow::screen::Screen;
use crate::flow::start::{StartMatch, WatchReplay};
use crate::games::GAMES;
use crate::games::dyn_game::DynGame;
use crate::hud::regions::{HudLayout, HudRegion};
use crate::session::coach::Coach;
use crate::stage::layout::DesignPoint;
use crate::table::draw::view::TableCamera;
use crate::table::goal::celebrate::CelebrateGoal;
use crate::theme::UiScale;
use crate::theme::pane::WindowSize;

/// Widths and heights of windows, and pixels a unit.
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
/// Nobody plays in such windows, but some window managers make them.
const DUST: [(u32, u32, f32); 4] = [(0, 0, 1.0), (1, 1, 1.0), (1, 3000, 4.0), (90, 20, 1.0)];

impl TestApp {
    /// The window has that many pixels, and so many a unit: as winit tells it.
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

    /// From any size to any other, one frame each: all of that frame is of its size.
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

    /// One frame in a window of that size.
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

    /// How many pixels the table's camera draws, and what it sees of the table.
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
    let mut evening = TestApp::hasty(1280, 720);
    evening.title();
    evening.sizes("title");
    for page in [
        AppPage::Rules,
        AppPage::Settings,
        AppPage::Keys,
        AppPage::Credits,
        AppPage::Competition,
        AppPage::Matches,
    ] {
        evening.go(Navigate::To(page));
        assert_eq!(evening.page(), Some(page));
        evening.sizes(&format!("{page:?}"));
        evening.go(Navigate::Close);
    }
    for page in [AppPage::Club, AppPage::People] {
        evening.set(|prefs| prefs.settings.ui_scale = 2.0);
        evening.go(Navigate::To(page));
        assert_eq!(evening.page(), Some(page));
        evening.sizes(&format!("{page:?}, large text"));
        evening.go(Navigate::Close);
    }
    assert!(evening.quiet());
}

#[test]
fn a_match_of_every_game_fits_every_window_size() {
    for game in GAMES {
        let mut evening = TestApp::hasty(640, 360);
        evening.start(human(*game, Controller::Bot(Level::Rookie)));
        evening.sizes(game.id());
        for text in [2.0, 1.0] {
            evening.set(|prefs| prefs.settings.ui_scale = text);
            evening.world().resource_mut::<Coach>().open = text > 1.0;
            evening.frames(2);
            // The coach thinks on another thread, and its board grows with what it says.
            evening.until("the coach has said all it has to say", |evening| !evening.get::<Coach>().thinks());
            evening.frames(2);
            // Nothing of a frame is of another size than the rest: where a part lies in the first frame, it stays.
            for size in SIZES {
                evening.meets(size, game.id());
                let at_once = evening.laid();
                evening.frames(3);
                assert_eq!(at_once, evening.laid(), "{} at {size:?}, text {text}", game.id());
            }
        }
        evening.key(KeyCode::KeyL);
        evening.sizes("the log");
        evening.key(KeyCode::KeyL);
        evening.key(KeyCode::Escape);
        assert_eq!(evening.page(), Some(AppPage::Menu));
        evening.sizes("the menu");
        assert!(evening.quiet(), "{}", game.id());
    }
}

#[test]
fn privacy_screen_lesson_and_replay_viewer_fit_every_size() {
    for game in GAMES {
        let mut evening = TestApp::hasty(1280, 720);
        evening.start(human(*game, Controller::Human));
        evening.sizes("two people");
        let lesson = crate::levels::load(
            &crate::levels::folder(
                &std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets"),
                game.id(),
            )
            .join("first-match.ron"),
        )
        .unwrap();
        evening.start(StartMatch::level(*game, &lesson));
        evening.sizes("a lesson");
        let levels = BySeat::from_fn(|_| Level::Random);
        let record = game.arena("").unwrap().play_match(3, levels, true).unwrap().record.unwrap();
        evening.world().write_message(WatchReplay::new(record, None, Some(AppPage::Club)).unwrap());
        evening.frames(3);
        assert_eq!(evening.screen(), Screen::Match);
        evening.sizes("the theatre");
        assert!(evening.quiet(), "{}", game.id());
    }
}

#[test]
fn a_goal_and_the_result_fit_every_window_size() {
    let mut evening = TestApp::hasty(1280, 720);
    let bot = Controller::Bot(Level::Random);
    for game in GAMES {
        evening.set(|prefs| prefs.settings.speed = 1.0);
        evening.start(StartMatch { who: BySeat::new(Controller::Human, bot), ..human(*game, bot) });
        evening.world().write_message(CelebrateGoal::new(Seat::Home));
        evening.frames(4);
        for _ in 0..3 {
            for size in SIZES {
                evening.meets(size, &format!("a goal of {}", game.id()));
            }
        }
        evening.set(|prefs| prefs.settings.speed = 0.0);
        evening.start(StartMatch { who: BySeat::new(bot, bot), ..human(*game, bot) });
        evening.until(game.id(), |evening| evening.at_result());
        evening.sizes(&format!("the result of {}", game.id()));
    }
}

#[test]
fn full_screen_can_be_entered_and_left() {
    let mut evening = TestApp::hasty(1280, 720);
    evening.start(human(GAMES[0], Controller::Bot(Level::Rookie)));
    for full in [(1920, 1080, 1.0), (2560, 1440, 1.0), (3840, 2160, 2.0)] {
        for (on, size) in [(true, full), (false, (1280, 720, 1.0))] {
            evening.key(KeyCode::F11);
            assert_eq!(evening.get::<Prefs>().settings.fullscreen, on);
            let mode = evening.app.world().get::<Window>(evening.window).unwrap().mode;
            assert_eq!(mode != WindowMode::Windowed, on);
            evening.meets(size, "the whole screen");
        }
    }
}

/// A click needs no movement first: what is under the pointer after a change of size is what is clicked.
#[test]
fn the_pointer_keeps_its_screen_position_when_the_window_changes() {
    let mut evening = TestApp::hasty(2560, 1440);
    evening.set(|prefs| prefs.settings.captions = false);
    evening.title();
    let at = evening.choice("Match").rect;
    let before = evening.text();
    // Half as far from the corner: once the window is half as large, that is the middle of the button.
    evening.point(DesignPoint::new(at.center().x / 2.0, at.center().y / 2.0));
    evening.frames(2);
    assert_eq!(evening.text(), before);
    evening.meets((1280, 720, 1.0), "the title");
    evening.button(ButtonState::Pressed);
    evening.button(ButtonState::Released);
    evening.frames(2);
    assert_ne!(evening.text(), before);
}

/// Report: in a window of 2560 by 720 with text at 200 %, KICK OFF had to be rolled into sight.
#[test]
fn the_play_button_is_visible_in_a_window_of_any_shape() {
    let mut evening = TestApp::new(1280, 720);
    evening.title();
    evening.listen();
    let mut faults = Vec::new();
    for (width, height) in [(1280, 720), (2560, 720), (1920, 540), (3440, 1440), (1024, 768), (720, 1152)] {
        for text in [1.0, 1.5, 2.0] {
            evening.set(|prefs| prefs.settings.ui_scale = text);
            evening.resize((width, height, 1.0));
            evening.frames(4);
            let window = evening.window_size();
            let window =
                Rect::from_min_size(bevy_egui::egui::Pos2::ZERO, bevy_egui::egui::vec2(window.x, window.y));
            let first = evening.controls().into_iter().next().unwrap();
            for seen in [first, evening.control("KICK OFF")] {
                if !seen.is_whole() || !window.contains_rect(seen.rect) {
                    faults.push(format!("{width}x{height} at {text}: {} at {:?}", seen.label, seen.rect));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
