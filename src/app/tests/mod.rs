//! Tests of the whole app without a window and without a graphics card: all plugins run and egui draws, but nothing is
//! shown. A test simulates input and checks the result.

mod calls;
mod ceremonies;
mod clubs;
mod commitments;
mod competition;
mod custom_clubs;
mod days;
mod dialogs;
mod drops;
mod fields;
mod fitting;
mod guard;
mod hands;
mod instant_replay;
mod keyboard;
mod keys;
mod lessons;
mod notebooks;
mod order;
mod pads;
mod pages;
mod painted;
mod people;
mod pitch;
mod play;
mod prelude;
mod privacy_screen;
mod progress;
mod regions;
mod replay_viewer;
mod rest;
mod roles;
mod screen_reader;
mod session;
mod set_pieces;
mod sizes;
mod spy;
mod states;
mod tour;
mod two;
mod unsaved;

use std::time::Instant;

use bevy::app::PluginsState;
use bevy::ecs::schedule::SingleThreadedExecutor;
use bevy::input::keyboard::{Key, KeyboardInput, NativeKeyCode};
use bevy::input::mouse::MouseButtonInput;
use bevy::log::LogPlugin;
use bevy::render::RenderPlugin;
use bevy::render::settings::WgpuSettings;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResolution};
use bevy::winit::WinitPlugin;

use super::add_plugins;
use crate::flow::page::Navigation;
use crate::flow::pending::AnswerTimeout;
use crate::screens::dialog::DialogQueue;
use crate::session::decisions::OpenDecisions;
use crate::session::showcase::MenuFade;
use crate::table::cards::pack::WantedCards;
use crate::table::motion::{CardFlip, Glide};
use prelude::*;
use stage::layout::{SHEET_H, SHEET_W};
use store::SavedMatch;

/// Time between frames.
pub(super) const STEP: Duration = Duration::from_millis(50);

/// The longest time to wait for background tasks.
const MAX_TASK_WAIT: Duration = Duration::from_secs(60);

/// The app in a test: a window, a data folder and simulated input.
pub(super) struct TestApp {
    pub(super) app: App,
    window: Entity,
    folder: tempfile::TempDir,
}

impl TestApp {
    /// Creates the app with an invisible window of that size, an empty data folder, and cards without pictures, which
    /// would take long to load.
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self::on(tempfile::tempdir().unwrap(), width, height)
    }

    /// Creates the same without waiting: no animations, instant bots; painted text can be inspected.
    pub(super) fn instant(width: u32, height: u32) -> Self {
        let mut test_app = Self::new(width, height);
        test_app.make_instant();
        test_app
    }

    fn make_instant(&mut self) {
        self.watch();
        self.set(|prefs| {
            prefs.settings.personal_mut().speed = 0.0;
            prefs.settings.shared.bot_pace = BotPace::Instant;
        });
    }

    /// Creates the same on an existing data folder.
    pub(super) fn on(folder: tempfile::TempDir, width: u32, height: u32) -> Self {
        let mut test_app = Self::started(folder, width, height);
        // Removes the report of missing pictures.
        test_app.world().insert_resource(DialogQueue::default());
        test_app
    }

    /// Creates the same with the dialogs of the start, such as that of missing pictures.
    pub(super) fn started(folder: tempfile::TempDir, width: u32, height: u32) -> Self {
        Self::beside(Path::new(env!("CARGO_MANIFEST_DIR")), folder, width, height)
    }

    /// The same with the scenarios of that folder.
    pub(super) fn beside(installed: &Path, folder: tempfile::TempDir, width: u32, height: u32) -> Self {
        words::testing::speak_that_of_the_run();
        let assets = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut app = build_app(&assets, width, height);
        let no_pictures = installed.join("no pictures");
        add_plugins(&mut app, no_pictures, Store::at(folder.path().to_owned()));
        // Requests to other threads are answered within the same frame.
        app.insert_resource(AnswerTimeout(MAX_TASK_WAIT));
        // Screens change in the frame in which they are asked for.
        app.world_mut().resource_mut::<crate::flow::screen::ScreenTransition>().cover_secs = 0.0;
        // Nothing plays behind the title.
        app.world_mut().resource_mut::<Prefs>().settings.shared.low_power = true;
        while app.plugins_state() == PluginsState::Adding {
            bevy::tasks::tick_global_task_pools_on_main_thread();
        }
        app.finish();
        app.cleanup();
        // Tests run in parallel on a few cores; handing hundreds of small systems to other threads costs more
        // than it saves.
        for (_, schedule) in app.world_mut().resource_mut::<Schedules>().iter_mut() {
            schedule.set_executor(SingleThreadedExecutor::new());
        }
        let window =
            app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        let mut test_app = Self { app, window, folder };
        test_app.world().resource_mut::<WantedCards>().set(GAMES);
        test_app.frames(4);
        test_app.listen();
        test_app.frames(4);
        assert_eq!(test_app.screen(), Screen::Title);
        test_app
    }

    /// Closes the app and keeps its data folder.
    pub(super) fn leave(self) -> tempfile::TempDir {
        let Self { app, folder, .. } = self;
        drop(app);
        folder
    }

    pub(super) fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    pub(super) fn get<R: Resource>(&self) -> &R {
        self.app.world().resource::<R>()
    }

    pub(super) fn has<R: Resource>(&self) -> bool {
        self.app.world().contains_resource::<R>()
    }

    pub(super) fn the_match(&self) -> &TableMatch {
        self.get::<TableMatch>()
    }

    pub(super) fn seating(&self) -> &Seating {
        self.get::<Seating>()
    }

    /// Returns the time that the match has been at the table, seconds.
    pub(super) fn secs(&self) -> Option<f64> {
        self.get::<TableClock>().secs
    }

    pub(super) fn screen(&self) -> Screen {
        *self.get::<State<Screen>>().get()
    }

    pub(super) fn state(&self) -> AppState {
        let state = *self.get::<State<AppState>>().get();
        assert_eq!(self.get::<Navigation>().state(), state);
        state
    }

    /// Returns true if the result is shown.
    pub(super) fn at_result(&self) -> bool {
        self.state() == AppState::Result
    }

    /// Returns true if the menu of the title is hidden.
    pub(super) fn menu_is_away(&self) -> bool {
        self.app.world().get_resource::<MenuFade>().is_some_and(|fade| fade.is_faded())
    }

    pub(super) fn page(&self) -> Option<AppPage> {
        self.get::<Navigation>().page()
    }

    pub(super) fn frame(&mut self) {
        self.app.update();
    }

    pub(super) fn frames(&mut self, n: usize) {
        for _ in 0..n {
            self.frame();
        }
    }

    /// Runs frames, with a little real time between them for background tasks, until the condition holds.
    pub(super) fn until(&mut self, what: &str, so: impl Fn(&mut Self) -> bool) {
        let end = Instant::now() + MAX_TASK_WAIT;
        while !so(self) {
            assert!(Instant::now() < end, "waited in vain: {what}");
            self.frame();
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    /// Runs frames until everything has been shown and nothing moves.
    pub(super) fn wait_until_idle(&mut self) {
        // After three quiet frames the last step is finished, and no bot is about to act.
        let mut shows_no_error = 0;
        for _ in 0..2000 {
            self.frame();
            let mut moving = self.app.world_mut().query_filtered::<(), Or<(With<Glide>, With<CardFlip>)>>();
            let sealing = self.sealing();
            let idle = self.get::<Playback>().is_idle() && !sealing;
            let still = idle && moving.iter(self.app.world()).next().is_none();
            if sealing {
                // It thinks on another thread.
                std::thread::sleep(Duration::from_millis(2));
            }
            shows_no_error = if still { shows_no_error + 1 } else { 0 };
            if shows_no_error == 3 {
                return;
            }
        }
        panic!("the table does not come to rest");
    }

    /// Returns true if a bot is about to make its secret choice, for which a person waits.
    pub(super) fn sealing(&self) -> bool {
        let world = self.app.world();
        let both = world.get_resource::<TableMatch>().zip(world.get_resource::<Seating>());
        both.is_some_and(|(the_match, seating)| seating.lays_first(the_match).is_some())
            && self.get::<Navigation>().bare()
    }

    /// Opens the title, as after loading.
    pub(super) fn title(&mut self) {
        if self.state() == AppState::Title {
            // The title searches the data folder when it opens.
            self.app.world_mut().run_schedule(OnEnter(Screen::Title));
        }
        self.app.world_mut().write_message(Navigate::Title(None));
        self.frames(12);
        assert_eq!(self.screen(), Screen::Title);
    }

    pub(super) fn set(&mut self, change: impl FnOnce(&mut Prefs)) {
        change(&mut self.app.world_mut().resource_mut::<Prefs>());
    }

    pub(super) fn go(&mut self, to: Navigate) {
        self.app.world_mut().write_message(to);
        self.frames(2);
    }

    /// Opens that page, and waits until it accepts input.
    pub(super) fn open(&mut self, page: AppPage) {
        self.go(Navigate::To(page));
        self.frames(8);
        assert_eq!(self.page(), Some(page));
    }

    /// Starts a match and waits until its beginning has been shown.
    pub(super) fn begin(&mut self, game: &str, options: &str, seed: u64, home: Controller, away: Controller) {
        self.start(StartMatch { options: options.to_owned(), ..friendly(game, seed, home, away) });
    }

    pub(super) fn start(&mut self, start: StartMatch) {
        self.app.world_mut().write_message(start);
        self.frames(3);
        assert_eq!(self.screen(), Screen::Match);
        self.wait_until_idle();
    }

    pub(super) fn asked(&self) -> &OpenDecisions {
        self.get::<OpenDecisions>()
    }

    /// Returns the number of decisions in the record.
    pub(super) fn decided(&self) -> usize {
        self.the_match().state.record().actions.len()
    }

    /// Returns the key of that side's option, counted from 0.
    pub(super) fn key_of(&self, seat: Seat, option: usize) -> KeyCode {
        let two = self.seating().humans() == engine::SeatSet::BOTH;
        self.get::<Bindings>().option_keys(seat, two)[option]
    }

    /// Returns the key for that target, for the side that is asked.
    pub(super) fn key_to(&self, seat: Seat, target: DecisionTarget) -> KeyCode {
        let hints = self.asked().key_hints(seat);
        let hint = hints.iter().find(|(other, _)| *other == target).map(|(_, hint)| *hint);
        let hint = hint.unwrap_or_else(|| panic!("{target:?} has no key: {hints:?}"));
        hint.hand.map_or_else(|| DIGITS[hint.digit.unwrap()], |option| self.key_of(seat, option))
    }

    /// Opens the privacy screen by a key of its side once it accepts one, and waits until the cards accept one too.
    pub(super) fn look(&mut self) {
        self.frames(12);
        let seat = self.seating().privacy_screen.unwrap().seat;
        let key = self.get::<Bindings>().key(InputAction::Look(seat)).unwrap();
        self.key(key);
        self.wait_until_idle();
        self.frames(12);
    }

    /// Returns the match of that game in the data folder.
    pub(super) fn kept(&self, game: &str) -> Option<SavedMatch> {
        self.all_kept().into_iter().find(|saved| saved.record.game == game)
    }

    /// Returns all unfinished matches in the data folder, the newest first.
    pub(super) fn all_kept(&self) -> Vec<SavedMatch> {
        let (found, unusable) = self.get::<StoreHandle>().0.request_blocking(Store::load_unfinished).unwrap();
        assert_eq!(unusable, []);
        found
    }

    /// Returns true if no error is shown to the player.
    pub(super) fn shows_no_error(&self) -> bool {
        self.get::<DialogQueue>().is_empty()
    }

    /// Returns the window in design units.
    pub(super) fn window_size(&self) -> Vec2 {
        let size = self.app.world().get::<Window>(self.window).unwrap().size();
        size / (size.x / SHEET_W).min(size.y / SHEET_H)
    }

    /// Moves the pointer to that point of the sheet.
    pub(super) fn point(&mut self, at: DesignPoint) {
        let window = self.window;
        let size = self.app.world().get::<Window>(window).unwrap().size();
        let fit = (size.x / SHEET_W).min(size.y / SHEET_H);
        let position = size / 2.0 + Vec2::new(at.x - SHEET_W / 2.0, at.y - SHEET_H / 2.0) * fit;
        let moved = CursorMoved { window, position, delta: None };
        self.app.world_mut().write_message(WindowEvent::from(moved.clone()));
        self.app.world_mut().write_message(moved);
        self.frame();
    }

    /// Presses or releases the left mouse button.
    pub(super) fn button(&mut self, state: ButtonState) {
        self.mouse(MouseButton::Left, state);
    }

    /// Presses or releases a mouse button.
    pub(super) fn mouse(&mut self, button: MouseButton, state: ButtonState) {
        let event = MouseButtonInput { button, state, window: self.window };
        self.app.world_mut().write_message(WindowEvent::from(event));
        self.app.world_mut().write_message(event);
        self.frame();
    }

    /// Waits until the top layer accepts those inputs.
    pub(super) fn wait_for(&mut self, hands: &[PressSource]) {
        for _ in 0..80 {
            if hands.iter().all(|hand| self.get::<InputFilter>().accepts(*hand)) {
                return;
            }
            self.frame();
        }
    }

    /// Drags from one point to another in four steps.
    pub(super) fn carry(&mut self, from: DesignPoint, to: DesignPoint) {
        self.point(from);
        self.point(from);
        self.wait_for(&[PressSource::Button(MouseButton::Left)]);
        self.button(ButtonState::Pressed);
        for k in 1..=4u8 {
            let k = f32::from(k) / 4.0;
            self.point(DesignPoint::new(from.x + (to.x - from.x) * k, from.y + (to.y - from.y) * k));
        }
    }

    /// Drags from one point to another and releases.
    pub(super) fn drag(&mut self, from: DesignPoint, to: DesignPoint) {
        self.carry(from, to);
        self.button(ButtonState::Released);
        self.frame();
    }

    pub(super) fn click(&mut self, at: DesignPoint) {
        // One frame for the movement, one more for what reacts a frame later.
        self.point(at);
        self.point(at);
        self.wait_for(&[PressSource::Button(MouseButton::Left)]);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.frame();
    }

    /// Gives the window the focus or takes it away.
    pub(super) fn focus(&mut self, focused: bool) {
        let window = self.window;
        self.app.world_mut().write_message(bevy::window::WindowFocused { window, focused });
        self.frames(2);
    }

    fn send_key(&mut self, key_code: KeyCode, state: ButtonState) {
        let logical_key = match key_code {
            KeyCode::Enter => Key::Enter,
            KeyCode::Escape => Key::Escape,
            KeyCode::Space => Key::Space,
            KeyCode::Tab => Key::Tab,
            KeyCode::ArrowLeft => Key::ArrowLeft,
            KeyCode::ArrowRight => Key::ArrowRight,
            KeyCode::ArrowUp => Key::ArrowUp,
            KeyCode::ArrowDown => Key::ArrowDown,
            KeyCode::Backspace => Key::Backspace,
            KeyCode::Home => Key::Home,
            KeyCode::End => Key::End,
            KeyCode::PageUp => Key::PageUp,
            KeyCode::PageDown => Key::PageDown,
            other => Key::Character(format!("{other:?}").trim_start_matches("Key").to_lowercase().into()),
        };
        self.send_typed(key_code, logical_key, state);
    }

    fn send_typed(&mut self, key_code: KeyCode, logical_key: Key, state: ButtonState) {
        let event =
            KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window: self.window };
        self.app.world_mut().write_message(WindowEvent::from(event.clone()));
        self.app.world_mut().write_message(event);
    }

    /// Presses and releases a key that writes that letter, once input is accepted.
    pub(super) fn letter(&mut self, key: KeyCode, letter: char) {
        self.wait_for(&[PressSource::Key(key)]);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send_typed(key, Key::Character(letter.to_string().into()), state);
            self.frame();
        }
    }

    /// Presses a key while a modifier is held, all within one frame.
    pub(super) fn chord(&mut self, modifier: KeyCode, key: KeyCode) {
        self.wait_for(&[PressSource::Key(key)]);
        for (key, state) in [
            (modifier, ButtonState::Pressed),
            (key, ButtonState::Pressed),
            (key, ButtonState::Released),
            (modifier, ButtonState::Released),
        ] {
            self.send_key(key, state);
        }
        self.frames(3);
    }

    /// Presses those keys together and releases them, once input is accepted.
    pub(super) fn keys(&mut self, keys: &[KeyCode]) {
        let hands: Vec<PressSource> = keys.iter().copied().map(PressSource::Key).collect();
        self.wait_for(&hands);
        for key in keys {
            self.send_key(*key, ButtonState::Pressed);
        }
        self.frame();
        for key in keys {
            self.send_key(*key, ButtonState::Released);
        }
        self.frames(2);
    }

    /// Types that text.
    pub(super) fn write(&mut self, text: &str) {
        self.wait_for(&[PressSource::Key(KeyCode::KeyA)]);
        self.send_text(text);
        self.frames(2);
    }

    /// Types those lines within one frame, each followed by Enter.
    pub(super) fn write_lines(&mut self, lines: &[&str]) {
        self.wait_for(&[PressSource::Key(KeyCode::KeyA)]);
        for line in lines {
            self.send_text(line);
            self.send_key(KeyCode::Enter, ButtonState::Pressed);
            self.send_key(KeyCode::Enter, ButtonState::Released);
        }
        self.frames(2 * lines.len() + 2);
    }

    fn send_text(&mut self, text: &str) {
        for letter in text.chars() {
            let text = letter.to_string();
            let event = KeyboardInput {
                key_code: KeyCode::Unidentified(NativeKeyCode::Unidentified),
                logical_key: Key::Character(text.as_str().into()),
                state: ButtonState::Pressed,
                text: Some(text.as_str().into()),
                repeat: false,
                window: self.window,
            };
            self.app.world_mut().write_message(WindowEvent::from(event.clone()));
            self.app.world_mut().write_message(event);
        }
    }

    pub(super) fn key(&mut self, key: KeyCode) {
        self.keys(&[key]);
    }

    /// Presses and releases that key within one frame, whether or not input is accepted.
    pub(super) fn tap(&mut self, key: KeyCode) {
        self.send_key(key, ButtonState::Pressed);
        self.send_key(key, ButtonState::Released);
        self.frame();
    }

    /// Presses Tab within one frame.
    pub(super) fn tab(&mut self) {
        self.wait_for(&[PressSource::Key(KeyCode::Tab)]);
        self.send_key(KeyCode::Tab, ButtonState::Released);
        self.send_key(KeyCode::Tab, ButtonState::Pressed);
        self.frame();
    }
}

/// Creates the app as for the window, but without a window system, a graphics card and a log.
fn build_app(assets: &std::path::Path, width: u32, height: u32) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .set(WindowPlugin {
                primary_window: Some(Window {
                    resolution: WindowResolution::new(width, height),
                    focused: true,
                    ..default()
                }),
                close_when_requested: false,
                ..default()
            })
            .set(AssetPlugin { file_path: assets.to_string_lossy().into_owned(), ..default() })
            .set(RenderPlugin {
                render_creation: WgpuSettings { backends: None, ..default() }.into(),
                ..default()
            }),
    )
    .insert_resource(TimeUpdateStrategy::ManualDuration(STEP));
    app
}
