//! Dialogs: a few sentences that the player should know, such as an error, with buttons. While one is open, no key
//! reaches the page below.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::Order;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::matches::UnfinishedMatch;
use crate::flow::action::{ActionState, InputAction};
use crate::flow::clipboard::Clipboard;
use crate::flow::error_text::path_text;
use crate::flow::frame::{InputSet, UiLayer};
use crate::flow::page::{Navigate, QuitConfirmation};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::{LogFiles, PreviousError, ReadOnlySession, StoreHandle};
use crate::flow::screen::Screen;
use crate::flow::start::{DamagedFiles, ErrorDialog, StartMatch, UnsavedOnQuit};
use crate::widgets::{self, Button, Node, StyledText, column, row};
use store::{JobKey, LogPaths, SavedMatch, Store, UnusableFile};
use words::{DisplayText, Localization, MessageId, Separator};
use words::{id, say};

/// Number of files that a dialog lists by name; of the rest it gives the number.
const MAX_LISTED_FILES: usize = 3;

/// The dialogs to be shown, the oldest first.
#[derive(Resource, Default, Debug)]
pub struct DialogQueue {
    open: Vec<DialogContent>,
    /// Files that could not be used, reported together as soon as there is a page to show a dialog over.
    damaged: Vec<UnusableFile>,
}

/// True if a key has answered the dialog.
#[derive(Resource, Default, Debug)]
pub(super) struct DialogAnswered(bool);

/// A dialog: its heading, its text, and its buttons with their answers. Keys choose the first.
#[derive(Clone, Debug)]
struct DialogContent {
    head: MessageId,
    words: DisplayText,
    answers: Vec<(MessageId, Answer)>,
}

/// The effect of an answer, besides closing the dialog.
#[derive(Clone, Debug)]
enum Answer {
    /// No effect.
    Well,
    /// Leave the game, saved or not.
    Leave,
    /// Try to save again.
    Save,
    /// Resume that match.
    PlayOn(Arc<SavedMatch>),
    /// Copy that text to the clipboard; the dialog stays open.
    Copy(Arc<str>),
}

impl DialogQueue {
    /// Returns true if there is nothing to show.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// Returns the text of the open dialog.
    #[must_use]
    pub(super) fn page_open(&self) -> Option<&DisplayText> {
        self.open.first().map(|saying| &saying.words)
    }

    /// Queues a dialog unless the same one is queued.
    pub fn say(&mut self, head: MessageId, words: impl Into<DisplayText>) {
        self.add(DialogContent {
            head,
            words: words.into(),
            answers: vec![(id!("dialog-ok"), Answer::Well)],
        });
    }

    /// Returns true if the open dialog asks whether to quit although something would be lost.
    fn asks_to_quit(&self) -> bool {
        let answers = self.open.first().map_or(&[][..], |saying| &saying.answers);
        answers.iter().any(|(_, answer)| matches!(answer, Answer::Save))
    }

    /// Shows a dialog before all others, once.
    fn ask(&mut self, saying: DialogContent) {
        self.open.retain(|open| open.head != saying.head);
        self.open.insert(0, saying);
    }

    fn add(&mut self, saying: DialogContent) {
        if self.open.iter().all(|open| (&open.head, &open.words) != (&saying.head, &saying.words)) {
            self.open.push(saying);
        }
    }
}

/// Returns true if no dialog is open; other pages take no input while one is.
#[must_use]
pub fn quiet(dialogs: Res<DialogQueue>) -> bool {
    dialogs.is_empty()
}

/// Adds the dialogs.
pub fn plugin(app: &mut App) {
    app.init_resource::<DialogQueue>()
        .init_resource::<DialogAnswered>()
        .add_systems(Startup, warn_of_two)
        .add_systems(OnExit(Screen::Loading), look_for_last)
        .add_systems(PreUpdate, capture_input.in_set(InputSet::CaptureModal).run_if(not(quiet)))
        .add_systems(
            EguiPrimaryContextPass,
            (
                show_error.run_if(resource_exists::<LastLeft>),
                handle_keys,
                list.run_if(not(in_state(Screen::Loading))),
                draw.run_if(not(quiet)),
                ask_to_quit,
            )
                .chain()
                .in_set(UiLayer::Dialog),
        );
}

/// Takes all input while a dialog is open, except for actions that change neither page nor match, such as mute and full
/// screen.
pub(super) fn capture_input(mut actions: ResMut<ActionState>, mut answered: ResMut<DialogAnswered>) {
    let answers = [InputAction::Back, InputAction::Menu, InputAction::Confirm];
    answered.0 |= answers.into_iter().any(|action| actions.just(action));
    actions.retain(|pressed| matches!(pressed.action, InputAction::Mute | InputAction::Fullscreen));
}

/// Warns of a second window on the same data folder before anything is played: the two would undo each other's work.
fn warn_of_two(read_only: Res<ReadOnlySession>, mut dialogs: ResMut<DialogQueue>) {
    if read_only.0 {
        dialogs.add(DialogContent {
            head: id!("dialog-already-open"),
            words: say!("dialog-already-open-text"),
            answers: vec![(id!("dialog-play-unsaved"), Answer::Well), (id!("dialog-close"), Answer::Leave)],
        });
    }
}

/// The unfinished match that was played last, which the data folder is asked for after an error; with the files that
/// could not be used.
#[derive(Resource)]
struct LastLeft(PendingAnswer<(Option<UnfinishedMatch>, Vec<UnusableFile>)>);

/// Asks what was being played when the game ended with an error, if it did.
fn look_for_last(error: Res<PreviousError>, data: Res<StoreHandle>, mut commands: Commands) {
    if error.0.is_some() {
        commands.insert_resource(LastLeft(PendingAnswer::from_store(&data, last_left)));
    }
}

/// Reports that the game ended with an error last time: what was saved, and how to pass the error on.
fn show_error(
    (error, logs, timeout): (Res<PreviousError>, Res<LogFiles>, Res<AnswerTimeout>),
    mut last: ResMut<LastLeft>,
    mut dialogs: ResMut<DialogQueue>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    redraw.write(RequestRedraw);
    let Some(found) = last.0.wait(*timeout) else { return };
    commands.remove_resource::<LastLeft>();
    let PreviousError(Some(error)) = &*error else { return };
    let (left, damaged) = found.unwrap_or_default();
    dialogs.damaged.extend(damaged);
    let match_left = left.as_ref().map(|left| Arc::new(left.saved.clone()));
    let kept = left.map_or(say!("dialog-all-kept"), |left| {
        let stands = DisplayText::list([left.game().1, left.standing], Separator::Comma);
        say!("dialog-match-kept", stands)
    });
    let mut answers = vec![(id!("dialog-copy-fault"), Answer::Copy(error.as_str().into()))];
    match match_left {
        Some(saved) => {
            answers.insert(0, (id!("left-play-on"), Answer::PlayOn(saved)));
            answers.push((id!("dialog-later"), Answer::Well));
        }
        None => answers.insert(0, (id!("dialog-ok"), Answer::Well)),
    }
    let log = logs.0.as_ref().map_or(DisplayText::EMPTY, |logs| path_text(&logs.before));
    let words = say!("dialog-fault-text", kept, log);
    dialogs.add(DialogContent { head: id!("dialog-fault"), words, answers });
}

/// Returns the unfinished match that was played last.
fn last_left(store: &mut Store) -> (Option<UnfinishedMatch>, Vec<UnusableFile>) {
    let found = store.all_in_play();
    let last = found.friendly.into_iter().chain(found.due).max_by_key(|saved| saved.saved);
    (last.and_then(UnfinishedMatch::new), found.unusable)
}

fn handle_keys(
    mut error_dialogs: MessageReader<ErrorDialog>,
    mut damaged: MessageReader<DamagedFiles>,
    mut not_saved: MessageReader<UnsavedOnQuit>,
    mut dialogs: ResMut<DialogQueue>,
) {
    for ErrorDialog { heading, text } in error_dialogs.read() {
        // The log is in English.
        warn!("{}", Localization::english().text(text));
        dialogs.say(*heading, text);
    }
    for DamagedFiles(files) in damaged.read() {
        for file in files {
            warn!("{file}");
            dialogs.damaged.push(file.clone());
        }
    }
    for UnsavedOnQuit(why) in not_saved.read() {
        let words = say!("dialog-not-saved", why);
        let answers =
            vec![(id!("dialog-try-again"), Answer::Save), (id!("dialog-close-unsaved"), Answer::Leave)];
        dialogs.ask(DialogContent { head: id!("page-not-saved"), words, answers });
    }
}

/// Reports all unusable files in one dialog.
fn list(logs: Res<LogFiles>, mut dialogs: ResMut<DialogQueue>) {
    if dialogs.damaged.is_empty() {
        return;
    }
    let files = std::mem::take(&mut dialogs.damaged);
    dialogs.say(id!("dialog-files-head"), listed(&files, logs.0.as_ref()));
}

/// Returns the text for one file or several, and what became of each. The log has the details.
fn listed(files: &[UnusableFile], logs: Option<&LogPaths>) -> DisplayText {
    let mut lines = Vec::new();
    if files.len() > 1 {
        lines.push(say!("dialog-files", n = files.len()));
    }
    lines.extend(files.iter().take(MAX_LISTED_FILES).map(UnusableFile::brief));
    if files.len() > MAX_LISTED_FILES {
        lines.push(say!("dialog-files-more", n = files.len() - MAX_LISTED_FILES));
    }
    let log = logs.map_or(DisplayText::EMPTY, |logs| path_text(&logs.now));
    lines.push(say!("dialog-files-end", log));
    DisplayText::list(lines, Separator::Line)
}

fn draw(
    mut contexts: EguiContexts,
    mut dialogs: ResMut<DialogQueue>,
    mut answered: ResMut<DialogAnswered>,
    data: Res<StoreHandle>,
    mut clipboard: Clipboard,
    (mut error, mut go, mut starts): (
        ResMut<PreviousError>,
        MessageWriter<Navigate>,
        MessageWriter<StartMatch>,
    ),
) -> Result {
    let by_key = std::mem::take(&mut answered.0);
    let Some(DialogContent { head, words, answers }) = dialogs.open.first().cloned() else { return Ok(()) };
    let ctx = contexts.ctx_mut()?;
    let view = view(head, &words, &answers);
    let hit = widgets::page_in_layer(ctx, "dialog", Order::Tooltip, 0.6, view);
    let Some(k) = hit.or(by_key.then_some(0)) else { return Ok(()) };
    match answers.get(k).map(|(_, answer)| answer) {
        Some(Answer::Copy(text)) => {
            let copied = clipboard.set_text(text).is_ok();
            if let Some((label, _)) = dialogs.open.first_mut().and_then(|saying| saying.answers.get_mut(k)) {
                *label = if copied { id!("dialog-copied") } else { id!("dialog-no-clipboard") };
            }
            return Ok(());
        }
        Some(Answer::Leave) => {
            go.write(Navigate::QuitUnsaved);
        }
        Some(Answer::Save) => data.0.enqueue(JobKey::InOrder, |store| {
            store.try_again();
            Ok(())
        }),
        Some(Answer::PlayOn(saved)) => {
            starts.write_batch(StartMatch::resume_saved(saved));
        }
        Some(Answer::Well) | None => {}
    }
    let message = dialogs.open.remove(0);
    if message.answers.iter().any(|(_, answer)| matches!(answer, Answer::Copy(_))) {
        error.0 = None;
        data.0.enqueue(JobKey::InOrder, Store::forget_crash_report);
    }
    Ok(())
}

/// Tells whether the player reads what would be lost by quitting.
fn ask_to_quit(dialogs: Res<DialogQueue>, mut asked: ResMut<QuitConfirmation>) {
    asked.set_if_neq(QuitConfirmation(dialogs.asks_to_quit()));
}

/// Returns heading, text and buttons; the message is the index of the answer.
fn view(head: MessageId, words: &DisplayText, answers: &[(MessageId, Answer)]) -> Node<'static, usize> {
    let buttons = answers.iter().enumerate().map(|(k, (label, _))| {
        let button = if k == 0 { Button::primary(*label) } else { Button::new(*label) };
        button.asks(k).min_width(if k == 0 { 280.0 } else { 220.0 })
    });
    let list = column()
        .gap(26.0)
        .child(StyledText::title(head).node().rigid())
        .child(column().scrolls().child(StyledText::body(words).node().rigid()))
        .child(row().wrap().gap(20.0).pad(0.0, 8.0).centred().rigid().children(buttons));
    widgets::sheet((900.0, 1040.0), list)
}
