//! The system's dialogs that choose files to open and places to save them: one at a time, beside the window, which
//! goes on meanwhile.

use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, block_on, poll_once};
use bevy::window::{PrimaryWindow, WindowFocused};
use bevy::winit::{EventLoopProxyWrapper, WINIT_WINDOWS, WinitUserEvent};
use rfd::{AsyncFileDialog, FileHandle};

use super::frame::FrameSet;
use words::say;

/// What the player is to choose in a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileDialogKind {
    /// Files to open: matches and clubs.
    Files,
    /// A place for a new file. The name suggests its kind by its ending.
    Place(String),
    /// A folder for several new files.
    Folder,
}

/// How a file dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileDialogResult {
    /// With paths: one, or several files to open.
    Chosen(Vec<PathBuf>),
    /// The player chose nothing.
    Cancelled,
    /// The system showed no dialog.
    Unavailable,
}

/// An answer that comes later: the paths, or none if the player chose nothing or there was no dialog.
pub type PendingPaths = Pin<Box<dyn Future<Output = Option<Vec<PathBuf>>> + Send>>;

/// The dialogs of the system. Tests put their own answers here.
#[derive(Resource, Clone)]
pub struct FileDialogBackend(pub Arc<dyn Fn(&FileDialogKind, Option<Entity>) -> PendingPaths + Send + Sync>);

/// A dialog on show, and what its answer is for. `T` says who asked.
#[derive(Resource, Debug)]
pub struct FileDialog<T: Send + Sync + 'static> {
    open: Option<(T, Task<Option<Vec<PathBuf>>>)>,
    /// True once the window lost the focus to the dialog: one that was never seen cannot have been cancelled.
    seen: bool,
    wanted: Option<(T, FileDialogKind)>,
    ended: Option<(T, FileDialogResult)>,
}

impl<T: Send + Sync + 'static> Default for FileDialog<T> {
    fn default() -> Self {
        Self { open: None, seen: false, wanted: None, ended: None }
    }
}

impl<T: Send + Sync + 'static> FileDialog<T> {
    /// Opens a dialog. The answer of an earlier dialog is ignored from now on: a player who can ask again does not see
    /// it.
    pub fn open_dialog(&mut self, what: T, choice: FileDialogKind) {
        self.wanted = Some((what, choice));
    }

    /// Answers without a dialog.
    pub fn answer(&mut self, what: T, ended: FileDialogResult) {
        self.ended = Some((what, ended));
    }

    /// Returns how the dialog ended, once.
    pub const fn take_answer(&mut self) -> Option<(T, FileDialogResult)> {
        self.ended.take()
    }
}

/// Adds dialogs whose answers are for a `T`.
pub fn plugin<T: Send + Sync + 'static>(app: &mut App) {
    app.init_resource::<FileDialog<T>>()
        .insert_resource(FileDialogBackend(Arc::new(of_system)))
        .add_systems(Update, poll_dialog::<T>.in_set(FrameSet::Input));
}

/// Opens the dialog that is wanted, and waits for the one that is open.
fn poll_dialog<T: Send + Sync + 'static>(
    mut picker: ResMut<FileDialog<T>>,
    dialogs: Res<FileDialogBackend>,
    window: Query<Entity, With<PrimaryWindow>>,
    mut focused: MessageReader<WindowFocused>,
    wake: Option<Res<EventLoopProxyWrapper>>,
    // Some systems open dialogs only from here.
    _main: NonSendMarker,
) {
    let left = focused.read().fold(false, |any, event| any | !event.focused);
    if let Some((what, choice)) = picker.wanted.take() {
        let coming = (dialogs.0)(&choice, window.single().ok());
        let wake = wake.map(|wake| (**wake).clone());
        let task = IoTaskPool::get().spawn(async move {
            let answer = coming.await;
            // The window sleeps while nothing happens in it. Sending fails only while the game is closing.
            let _ = wake.map(|wake| wake.send_event(WinitUserEvent::WakeUp));
            answer
        });
        picker.open = Some((what, task));
        picker.seen = false;
        return;
    }
    let Some((_, task)) = &mut picker.bypass_change_detection().open else { return };
    let answer = block_on(poll_once(task));
    picker.seen |= left;
    let Some(answer) = answer else { return };
    let Some((what, _)) = picker.open.take() else { return };
    let ended = ended(answer, picker.seen);
    if ended == FileDialogResult::Unavailable {
        warn!("the system shows no file dialog");
    }
    picker.ended = Some((what, ended));
}

/// Returns how a dialog ended; `seen` if the window lost the focus meanwhile. The system does not tell whether a dialog
/// was cancelled or was never there.
fn ended(answer: Option<Vec<PathBuf>>, seen: bool) -> FileDialogResult {
    match answer {
        Some(paths) if paths.is_empty() => FileDialogResult::Cancelled,
        Some(paths) => FileDialogResult::Chosen(paths),
        None if seen => FileDialogResult::Cancelled,
        None => FileDialogResult::Unavailable,
    }
}

/// Opens a dialog of the system.
fn of_system(choice: &FileDialogKind, window: Option<Entity>) -> PendingPaths {
    let mut dialog = AsyncFileDialog::new();
    WINIT_WINDOWS.with_borrow(|windows| {
        if let Some(window) = window.and_then(|window| windows.get_window(window)) {
            dialog = std::mem::take(&mut dialog).set_parent(&**window);
        }
    });
    let one = |file: Option<FileHandle>| file.map(|file| vec![file.path().to_owned()]);
    match choice {
        FileDialogKind::Files => {
            let dialog = dialog
                .set_title(say!("picker-open").shown())
                .add_filter(say!("picker-matches-and-clubs").shown(), &["ron", "txt"])
                .add_filter(say!("picker-all-files").shown(), &["*"]);
            let files = dialog.pick_files();
            Box::pin(async move {
                files.await.map(|files| files.iter().map(|file| file.path().to_owned()).collect::<Vec<_>>())
            })
        }
        FileDialogKind::Place(name) => {
            let kind = name.rsplit_once('.').map_or("", |(_, kind)| kind);
            let words =
                if kind == "png" { say!("picker-pictures") } else { say!("picker-matches-and-clubs") };
            let dialog = dialog.set_title(say!("picker-save").shown()).set_file_name(name);
            let file = dialog.add_filter(words.shown(), &[kind]).save_file();
            Box::pin(async move { one(file.await) })
        }
        FileDialogKind::Folder => {
            let folder = dialog.set_title(say!("picker-folder").shown()).pick_folder();
            Box::pin(async move { one(folder.await) })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_that_failed_to_open_does_not_count_as_cancelled() {
        let paths = vec![PathBuf::from("match.ron")];
        for seen in [false, true] {
            assert_eq!(ended(Some(paths.clone()), seen), FileDialogResult::Chosen(paths.clone()));
        }
        assert_eq!(ended(None, true), FileDialogResult::Cancelled);
        assert_eq!(ended(None, false), FileDialogResult::Unavailable);
        assert_eq!(ended(Some(Vec::new()), false), FileDialogResult::Cancelled, "the dialog said so");
    }
}
