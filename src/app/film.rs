//! `film`: renders the replay of a match frame by frame into files. Every frame advances time by the same step, so that
//! a slow machine makes the same film as a fast one.

use std::fs;
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use bevy::image::ImageFormat;
use bevy::prelude::*;
use bevy::tasks::available_parallelism;
use bevy_egui::EguiContext;
use indicatif::{ProgressBar, ProgressStyle};

use super::error_reporter::ErrorReporter;
use super::{add_plugins_with_audio, asset_root, give_back_memory, offscreen};
use crate::audio;
use crate::flow::navigation::AppState;
use crate::flow::prefs::ReadOnlySession;
use crate::flow::start::{DamagedFiles, ErrorDialog, WatchReplay};
use crate::screens::loading::Autostart;
use crate::session::replay_viewer::{ReplayViewer, ScrubCommand};
use crate::theme;
use cli::FilmRequest;
use engine::Record;
use store::Store;
use words::Localization;

/// Seconds of show before the first frame, until the transition to the table is over and the crowd has taken its seats.
const SETTLES: f32 = 2.0;
/// Seconds of the table at rest in the film, before the first step and after the last.
const REST_SECS: (f32, f32) = (0.5, 1.0);
/// Longest time to wait for pictures.
const MAX_PICTURE_WAIT: Duration = Duration::from_secs(120);
/// Largest number of frames that wait to be written.
const MAX_WAITING_FRAMES: usize = 4;

/// Makes the film. An error is reported; the frames written before it stay.
#[must_use]
pub fn film(film: FilmRequest) -> ExitCode {
    let store = Store::open_read_only();
    let reporter = ErrorReporter::new(&store);
    reporter.report_panics();
    let shoot = || shoot(&film, store, &reporter);
    // A panic was reported when it happened.
    let shot = std::panic::catch_unwind(std::panic::AssertUnwindSafe(shoot)).unwrap_or(Err(None));
    match shot {
        Ok(frames) => {
            let secs = frames as f32 / film.fps as f32;
            let out = film.out.display();
            let _ = writeln!(io::stdout(), "{out}: {frames} frames, {secs:.1} s at {} a second", film.fps);
            return ExitCode::SUCCESS;
        }
        Err(Some(error)) => reporter.report(&error),
        Err(None) => {}
    }
    reporter.close();
    ExitCode::FAILURE
}

/// Renders the film and returns its number of frames. The error is `None` for a panic, which was reported already.
fn shoot(film: &FilmRequest, store: Store, reporter: &ErrorReporter) -> Result<usize, Option<String>> {
    let root = asset_root()?;
    let record = Record::parse(&film.record).map_err(|e| e.to_string())?;
    let watch = WatchReplay::new(record, None, None)
        .ok_or_else(|| "the match's game is not in this build".to_owned())?;
    give_back_memory();
    let mut app = offscreen::build_app(&root, film.size);
    app.insert_resource(reporter.clone());
    add_plugins_with_audio(&mut app, root, store, audio::silent_plugin);
    // A film saves nothing, so a locked data folder needs no report.
    app.insert_resource(ReadOnlySession(false));
    app.insert_resource(Autostart::Watch(WatchReplay {
        perspective: film.perspective,
        film: Some(film.cut),
        clubs: film.clubs.clone(),
        ..watch
    }));
    // Unusable settings are reported, and the film is made with the defaults.
    for DamagedFiles(files) in app.world_mut().resource_mut::<Messages<DamagedFiles>>().drain() {
        files.iter().for_each(|file| reporter.report(&file.to_string()));
    }
    offscreen::make_ready(&mut app);
    let mut set =
        FilmSet { app, film, printer: FrameWriter::new(film)?, asked: 0, bar: ProgressBar::hidden() };
    set.lay_the_table()?;
    set.play()?;
    set.wrap()
}

/// The app while it is filmed.
struct FilmSet<'a> {
    app: App,
    film: &'a FilmRequest,
    printer: FrameWriter,
    /// Number of frames requested so far.
    asked: usize,
    bar: ProgressBar,
}

impl FilmSet<'_> {
    /// Runs a frame that is not part of the film.
    fn update(&mut self) -> Result<(), String> {
        self.app.update();
        if let Some(ErrorDialog { text, .. }) =
            self.app.world_mut().resource_mut::<Messages<ErrorDialog>>().drain().next()
        {
            return Err(Localization::english().text(&text));
        }
        if self.app.should_exit().is_some() {
            return Err(format!("the film was broken off after {} frames", self.printer.written()));
        }
        self.printer.error().map_or(Ok(()), Err)
    }

    /// Runs a frame of the film.
    fn shoot(&mut self) -> Result<(), String> {
        self.asked += 1;
        let (frame, printer) = (self.asked, self.printer.frames.clone());
        // A printer that accepts no more frames has reported the reason.
        offscreen::capture(self.app.world_mut(), move |image| drop(printer.send((frame, image))));
        self.bar.inc(1);
        self.update()
    }

    fn shoot_for(&mut self, secs: f32) -> Result<(), String> {
        (0..self.frames(secs)).try_for_each(|_| self.shoot())
    }

    /// Returns the number of frames in that many seconds.
    fn frames(&self, secs: f32) -> usize {
        (secs * self.film.fps as f32).round() as usize
    }

    /// Runs until the table looks as it does before the first step.
    fn lay_the_table(&mut self) -> Result<(), String> {
        let end = Instant::now() + MAX_PICTURE_WAIT;
        let there = |world: &World| *world.resource::<State<AppState>>().get() == AppState::ReplayViewer;
        while !there(self.app.world()) {
            self.update()?;
            if Instant::now() > end {
                return Err("the pictures of the cards do not come in".to_owned());
            }
            // Pictures are decoded on other threads.
            std::thread::sleep(Duration::from_millis(2));
        }
        // The loading time and the texts shown meanwhile vary, but the film must not.
        let world = self.app.world_mut();
        for mut context in world.query::<&mut EguiContext>().iter_mut(world) {
            theme::clear_glyphs(context.get_mut());
        }
        offscreen::advance_time(self.app.world_mut(), Duration::from_secs(1) / self.film.fps);
        (0..self.frames(SETTLES)).try_for_each(|_| self.update())
    }

    /// Films from the first step to the last.
    fn play(&mut self) -> Result<(), String> {
        let steps = &self.app.world().resource::<ReplayViewer>().timeline.steps;
        let secs: f32 = steps.iter().skip(self.film.cut.first + 1).map(|step| step.step.duration()).sum();
        self.bar = progress(self.frames(secs + REST_SECS.0 + REST_SECS.1));
        self.shoot_for(REST_SECS.0)?;
        self.app.world_mut().write_message(ScrubCommand::Play);
        loop {
            self.shoot()?;
            if !self.app.world().resource::<ReplayViewer>().playing {
                break;
            }
        }
        self.shoot_for(REST_SECS.1)
    }

    /// Waits until every frame is written.
    fn wrap(mut self) -> Result<usize, Option<String>> {
        let end = Instant::now() + MAX_PICTURE_WAIT;
        while self.printer.written() < self.asked {
            // Frames still on the graphics card arrive during further updates.
            self.update()?;
            if Instant::now() > end {
                return Err(Some("the graphics card sends no pictures".to_owned()));
            }
        }
        self.bar.finish_and_clear();
        Ok(self.asked)
    }
}

/// Returns a progress bar, shown only on a terminal.
fn progress(frames: usize) -> ProgressBar {
    if !io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(frames as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {pos}/{len} frames, {eta} left") {
        bar.set_style(style);
    }
    bar
}

/// Writes frames to their files, in parallel with the app.
struct FrameWriter {
    frames: SyncSender<(usize, Image)>,
    written: Arc<AtomicUsize>,
    /// The first error; nothing is written after it.
    error: Arc<OnceLock<String>>,
}

impl FrameWriter {
    /// Starts the printer.
    ///
    /// # Errors
    ///
    /// There is no thread for it.
    fn new(film: &FilmRequest) -> Result<Self, String> {
        let (frames, waiting) = mpsc::sync_channel(MAX_WAITING_FRAMES);
        let waiting = Arc::new(Mutex::new(waiting));
        let printer = Self { frames, written: Arc::default(), error: Arc::default() };
        for _ in 0..available_parallelism().div_ceil(2).min(MAX_WAITING_FRAMES) {
            let (waiting, written, error) =
                (Arc::clone(&waiting), Arc::clone(&printer.written), Arc::clone(&printer.error));
            let film = film.clone();
            let work = move || {
                while let Some((frame, image)) = next(&waiting) {
                    if error.get().is_some() {
                        continue;
                    }
                    match print(&film, frame, image) {
                        Ok(()) => drop(written.fetch_add(1, Ordering::Relaxed)),
                        Err(message) => drop(error.set(message)),
                    }
                }
            };
            let named = std::thread::Builder::new().name("film".to_owned());
            named.spawn(work).map_err(|e| format!("the film cannot be written: {e}"))?;
        }
        Ok(printer)
    }

    fn written(&self) -> usize {
        self.written.load(Ordering::Relaxed)
    }

    fn error(&self) -> Option<String> {
        self.error.get().cloned()
    }
}

fn next(waiting: &Mutex<Receiver<(usize, Image)>>) -> Option<(usize, Image)> {
    waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
}

/// Writes a frame to its file, completely or not at all.
fn print(film: &FilmRequest, frame: usize, image: Image) -> Result<(), String> {
    let file = film.file(frame);
    let cannot = |e: &dyn std::fmt::Display| format!("{}: the frame cannot be written: {e}", file.display());
    let mut bytes = io::Cursor::new(Vec::new());
    // The frame is opaque.
    let opaque = image.try_into_dynamic().map_err(|e| cannot(&e))?.into_rgb8();
    let format =
        ImageFormat::Png.as_image_crate_format().ok_or_else(|| cannot(&"this build knows no PNG"))?;
    opaque.write_to(&mut bytes, format).map_err(|e| cannot(&e))?;
    fs::write(&file, bytes.into_inner()).map_err(|e| {
        let _ = fs::remove_file(&file);
        cannot(&e)
    })
}
