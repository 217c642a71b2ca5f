//! Reports errors that keep the window from opening or end the game. The report is one sentence on stderr, in the log
//! of this start, and in a dialog if nobody can read stderr. A panic is saved as well, and reported at the next start
//! (`screens/dialog.rs`).

use std::io::Write;
use std::panic::PanicHookInfo;
use std::sync::{Arc, OnceLock};

use bevy::log::{BoxedLayer, tracing_subscriber};
use bevy::prelude::*;

use base::reading;
use store::{SessionLog, Store};

/// Reports errors. Everything that the game logs goes into the same file.
#[derive(Resource, Clone)]
pub(super) struct ErrorReporter {
    log: Option<Arc<SessionLog>>,
    first: Arc<OnceLock<String>>,
}

impl ErrorReporter {
    /// Begins the log in the folder of that store.
    pub(super) fn new(store: &Store) -> Self {
        let log = store.begin_log().map(Arc::new);
        let reporter = Self { log, first: Arc::default() };
        let (version, system) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS);
        reporter.note(format_args!("five-a-side {version}, {system} {}", std::env::consts::ARCH));
        reporter
    }

    fn note(&self, line: std::fmt::Arguments<'_>) {
        if let Some(log) = &self.log {
            let _ = writeln!(&**log, "{line}");
        }
    }

    /// Reports an error, except for the dialog, which opens once the game is over.
    pub(super) fn report(&self, sentence: &str) {
        let _ = writeln!(std::io::stderr(), "{sentence}");
        self.note(format_args!("ERROR {sentence}"));
        let _ = self.first.set(sentence.to_owned());
    }

    /// Ends the game with the first error that was reported, or with a general sentence. If nobody can read stderr, a
    /// dialog shows it.
    pub(super) fn close(&self) {
        let first = self.first.get().map_or("the game has crashed", String::as_str);
        if !somebody_reads() {
            let log = self.log.as_ref().map(|log| log.path().display().to_string());
            dialog(&in_a_dialog(first, log.as_deref()));
        }
    }

    /// Installs a panic hook: a panic of the engine is reported in one plain sentence if one is known; any other keeps
    /// its own message. One that the game survives is only logged.
    pub(super) fn report_panics(&self) {
        let (reporter, default) = (self.clone(), std::panic::take_hook());
        std::panic::set_hook(Box::new(move |info| match plainly(info) {
            _ if is_survived(info) => reporter.note(format_args!("WARN {info}")),
            Some(sentence) => reporter.report(&sentence),
            None => {
                reporter.keep(info);
                default(info);
            }
        }));
    }

    /// Logs an error of the game, which may end it, and saves it for a report at the next start.
    pub(super) fn keep(&self, error: &impl std::fmt::Display) {
        self.note(format_args!("ERROR {error}"));
        if let Some(log) = &self.log {
            let (version, system) = (env!("CARGO_PKG_VERSION"), std::env::consts::OS);
            log.add_crash_report(&format!(
                "five-a-side {version}, {system} {}\n{error}",
                std::env::consts::ARCH
            ));
        }
    }

    /// Notes that no error ended the game.
    pub(super) fn clear_errors(&self) {
        if let Some(log) = &self.log {
            log.clear_errors();
        }
    }
}

/// Returns the layer that writes the engine's log into the log of this start.
pub(super) fn kept(app: &mut App) -> Option<BoxedLayer> {
    let log = app.world().get_resource::<ErrorReporter>()?.log.clone()?;
    Some(Box::new(tracing_subscriber::fmt::Layer::default().with_ansi(false).with_writer(log)))
}

/// Returns true for a panic on a library's thread whose work is started again: kira's where a sound device vanishes,
/// and keepawake's where the service of the screen saver has ended.
fn is_survived(info: &PanicHookInfo<'_>) -> bool {
    let thread = std::thread::current();
    info.location().is_some_and(|at| goes_on(at.file(), thread.name()))
}

fn goes_on(file: &str, thread: Option<&str>) -> bool {
    let libraries = ["kira-", "keepawake-"];
    let mut folders = file.split(['/', '\\']);
    thread != Some("main")
        && folders.any(|folder| libraries.iter().any(|library| folder.starts_with(library)))
}

/// Returns the sentence for a panic of the engine that a player can do something about.
fn plainly(info: &PanicHookInfo<'_>) -> Option<String> {
    let words = info.payload_as_str().unwrap_or_default();
    if words.contains("Unable to find a GPU") {
        return Some(
            "no graphics driver: a driver for Vulkan (on Windows DirectX 12, on macOS Metal) was expected and none was \
             found; on Linux install mesa-vulkan-drivers"
                .into(),
        );
    }
    if ["EventLoop", "DISPLAY", "Failed to build event loop"].iter().any(|sign| words.contains(sign)) {
        let named = ["WAYLAND_DISPLAY", "DISPLAY"].map(|name| match std::env::var(name) {
            Ok(value) => format!("{name} is `{}`", reading::sanitized(&value)),
            Err(_) => format!("{name} is not set"),
        });
        return Some(format!(
            "the window cannot open: no display answers ({}); start the game in a desktop session, or use one of the \
             commands that need no window (see `--help`)",
            named.join(", ")
        ));
    }
    None
}

/// Returns the sentence for the dialog, with the path of the log.
fn in_a_dialog(sentence: &str, log: Option<&str>) -> String {
    let mut letters = sentence.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let more = log.map(|log| format!("\n\nMore is in {log}")).unwrap_or_default();
    format!("{first}{}.{more}", letters.as_str())
}

/// Returns true if stderr leads anywhere; a Windows GUI program has none unless it was given one.
#[cfg(windows)]
fn somebody_reads() -> bool {
    let handle = std::os::windows::io::AsRawHandle::as_raw_handle(&std::io::stderr());
    // No handle, or an invalid one.
    !handle.is_null() && handle.addr() != usize::MAX
}

/// Returns true if stderr leads anywhere; on macOS, a program started by a click gets the null device.
#[cfg(not(windows))]
fn somebody_reads() -> bool {
    use std::os::fd::AsFd as _;
    use std::os::unix::fs::MetadataExt as _;
    let device = |file: std::fs::File| file.metadata().map(|known| known.rdev()).ok();
    let stderr = std::io::stderr().as_fd().try_clone_to_owned().ok().map(std::fs::File::from);
    let null = std::fs::File::open("/dev/null").ok();
    stderr.and_then(device) != null.and_then(device)
}

/// Shows a dialog and waits until it is closed.
#[cfg(any(windows, target_os = "macos"))]
fn dialog(words: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Five-a-Side")
        .set_description(words)
        .show();
}

/// Does nothing: Linux has no dialog of its own. The sentence is in the log and in the desktop's journal.
#[cfg(not(any(windows, target_os = "macos")))]
const fn dialog(_: &str) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_shows_one_sentence_and_the_path_of_the_log() {
        assert_eq!(in_a_dialog("no card", None), "No card.");
        assert_eq!(in_a_dialog("no card", Some("log.txt")), "No card.\n\nMore is in log.txt");
    }

    #[test]
    fn only_a_panic_of_a_library_on_its_own_thread_is_survived() {
        let kira = "/cargo/registry/src/b/kira-0.12.6/src/backend/cpal/desktop/stream_manager.rs";
        assert!(goes_on(kira, None) && goes_on(&kira.replace('/', "\\"), Some("sound device")));
        assert!(!goes_on(kira, Some("main")));
        assert!(!goes_on("src/audio/output.rs", None) && !goes_on("/kiran/src/lib.rs", None));
    }

    #[test]
    fn an_error_is_logged_and_the_first_one_is_kept() {
        let dir = tempfile::tempdir().unwrap();
        let reporter = ErrorReporter::new(&Store::at(dir.path().to_owned()));
        reporter.report("no card");
        reporter.report("no ball either");
        let log = std::fs::read_to_string(reporter.log.as_ref().unwrap().path()).unwrap();
        assert!(log.starts_with("five-a-side "), "{log}");
        assert!(log.ends_with("\nERROR no card\nERROR no ball either\n"), "{log}");
        assert_eq!(reporter.first.get().map(String::as_str), Some("no card"));
    }

    #[test]
    fn a_fatal_error_is_reported_at_the_next_start() {
        let dir = tempfile::tempdir().unwrap();
        let start = || {
            let store = Store::at(dir.path().to_owned());
            let reporter = ErrorReporter::new(&store);
            (store.crash_report(), reporter)
        };
        let (before, reporter) = start();
        assert_eq!(before, None);
        reporter.keep(&"panicked at src/hud.rs:3:\nno room");
        let first = start().0.unwrap();
        let version = env!("CARGO_PKG_VERSION");
        assert!(
            first.starts_with(&format!("five-a-side {version}, ")) && first.contains("no room"),
            "{first}"
        );
        // Not every panic ends the game.
        let (before, reporter) = start();
        reporter.keep(&"a bot has lost its way");
        reporter.clear_errors();
        assert_eq!(start().0, before);
    }
}
