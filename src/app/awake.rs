//! Keeps the screen on while a match is shown to somebody who touches neither keys nor mouse: one that bots play, a
//! recorded one, and any that is played by gamepad, which the system does not take for a sign of life.
//!
//! The system is asked on a thread of its own, since its answer may take long or never come.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{self, Receiver, Sender};
use std::time::Duration;

use bevy::prelude::*;

use crate::flow::action::{ActionState, InputDevice};
use crate::flow::frame::FrameSet;
use crate::flow::navigation::{AppState, Navigation};
use crate::session::Seating;
use crate::session::replay_viewer::ReplayViewer;

/// Time for which the screen stays on after the last press on a gamepad.
const PLAYED: Duration = Duration::from_mins(10);

/// The state of the screen saver lock, and the thread that holds it, once it has been needed.
#[derive(Resource, Default)]
struct Awake {
    on: bool,
    thread: Option<Sender<bool>>,
    /// When a gamepad was pressed last.
    pad: Option<Duration>,
}

/// Adds the system that keeps the screen on.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Awake>().add_systems(Update, keep_on.in_set(FrameSet::Save));
}

/// The state of the screen that decides whether it stays on.
#[derive(Clone, Copy, Debug)]
struct Scene {
    state: AppState,
    /// True if a page lies over it.
    covered: bool,
    /// True if bots alone play the match.
    bots_alone: bool,
    /// True while the replay is playing.
    runs: bool,
    /// The time since the last press on a gamepad.
    since_pad: Option<Duration>,
}

impl Scene {
    /// Returns true if the screen must stay on.
    fn is_watched(self) -> bool {
        let shown = match self.state {
            AppState::Table => self.bots_alone,
            AppState::ReplayViewer => self.runs,
            AppState::InstantReplay => true,
            AppState::Loading | AppState::Title | AppState::AttractMode | AppState::Result => false,
        };
        shown && !self.covered || self.since_pad.is_some_and(|since| since < PLAYED)
    }
}

fn keep_on(
    time: Res<Time<Real>>,
    navigation: Res<Navigation>,
    actions: Res<ActionState>,
    (seating, viewer): (Option<Res<Seating>>, Option<Res<ReplayViewer>>),
    mut awake: ResMut<Awake>,
) {
    let now = time.elapsed();
    if actions.pressed().iter().any(|pressed| matches!(pressed.device, InputDevice::Pad(_))) {
        awake.pad = Some(now);
    }
    let scene = Scene {
        state: navigation.state(),
        covered: navigation.page().is_some(),
        bots_alone: seating.is_some_and(|seating| seating.humans().is_empty()),
        runs: viewer.is_some_and(|viewer| viewer.playing),
        since_pad: awake.pad.map(|pad| now.saturating_sub(pad)),
    };
    let on = scene.is_watched();
    if on == awake.on {
        return;
    }
    awake.on = on;
    let thread = awake.thread.get_or_insert_with(begin);
    // Sending fails if there is no thread.
    let _ = thread.send(on);
}

fn begin() -> Sender<bool> {
    let (sender, receiver) = mpsc::channel();
    if let Err(error) = std::thread::Builder::new()
        .name("screen saver".into())
        .spawn(move || run_keep_awake_thread(&receiver))
    {
        warn!("the screen may go dark: {error}");
    }
    sender
}

/// The loop of the thread: true asks the system to keep the screen on, false releases it.
fn run_keep_awake_thread(receiver: &Receiver<bool>) {
    let mut held: Option<Held> = None;
    while let Ok(on) = receiver.recv() {
        if on && held.is_none() {
            held = Some(Held::now());
        } else if !on && let Some(held) = held.take() {
            // The library panics if the service is gone that it asked; then nothing is held any more.
            let _ = catch_unwind(AssertUnwindSafe(|| drop(held)));
            info!("the screen may rest");
        }
    }
}

/// A guard that keeps the screen on until it is dropped.
struct Held {
    _system: Vec<keepawake::KeepAwake>,
    #[cfg(target_os = "linux")]
    _server: Option<x11rb::rust_connection::RustConnection>,
}

impl Held {
    fn now() -> Self {
        let ask = |builder: &mut keepawake::Builder| {
            let asked = builder
                .reason("a match is shown")
                .app_name("Five-a-Side")
                .app_reverse_domain(base::app_id::APP_ID);
            asked.create().inspect_err(|error| debug!("the screen is not kept on: {error}")).ok()
        };
        let mut system: Vec<_> = ask(keepawake::Builder::default().display(true)).into_iter().collect();
        // Some desktops have no service for the screen, only one for the whole computer.
        if cfg!(target_os = "linux") {
            system.extend(ask(keepawake::Builder::default().idle(true)));
        }
        #[cfg(target_os = "linux")]
        let server = saver_of_x11();
        #[cfg(target_os = "linux")]
        let asked = system.len() + usize::from(server.is_some());
        #[cfg(not(target_os = "linux"))]
        let asked = system.len();
        info!("the screen stays on, by {asked} service(s)");
        Self {
            _system: system,
            #[cfg(target_os = "linux")]
            _server: server,
        }
    }
}

/// Suspends the X server's own saver, as long as the connection lives.
#[cfg(target_os = "linux")]
fn saver_of_x11() -> Option<x11rb::rust_connection::RustConnection> {
    use x11rb::connection::RequestConnection as _;
    use x11rb::protocol::screensaver::{self, X11_EXTENSION_NAME};
    std::env::var_os("DISPLAY").filter(|display| !display.is_empty())?;
    let (server, _) = x11rb::connect(None).ok()?;
    server.extension_information(X11_EXTENSION_NAME).ok()??;
    screensaver::query_version(&server, 1, 1).ok()?.reply().ok()?;
    screensaver::suspend(&server, 1).ok()?.check().ok()?;
    Some(server)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOTHING: Scene =
        Scene { state: AppState::Title, covered: false, bots_alone: false, runs: false, since_pad: None };

    #[test]
    fn the_screen_stays_on_while_a_match_is_shown() {
        let table = Scene { state: AppState::Table, ..NOTHING };
        let viewer = Scene { state: AppState::ReplayViewer, ..NOTHING };
        for (scene, on) in [
            (NOTHING, false),
            (table, false),
            (Scene { bots_alone: true, ..table }, true),
            (Scene { bots_alone: true, covered: true, ..table }, false),
            (Scene { runs: true, ..viewer }, true),
            (viewer, false),
            (Scene { runs: true, covered: true, ..viewer }, false),
            (Scene { state: AppState::InstantReplay, ..NOTHING }, true),
            (Scene { state: AppState::AttractMode, bots_alone: true, runs: true, ..NOTHING }, false),
            (Scene { state: AppState::Result, bots_alone: true, ..NOTHING }, false),
        ] {
            assert_eq!(scene.is_watched(), on, "{scene:?}");
        }
    }

    #[test]
    fn a_gamepad_keeps_the_screen_on_until_it_is_idle_for_long() {
        let table = Scene { state: AppState::Table, ..NOTHING };
        for (secs, on) in [(0, true), (599, true), (600, false)] {
            let scene = Scene { since_pad: Some(Duration::from_secs(secs)), ..table };
            assert_eq!(scene.is_watched(), on, "{secs}");
        }
    }
}
