//! The page of custom clubs: created from a random one, changed, saved, shared, deleted.

mod edit;
mod field;
mod list;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::file_requests::{FileDialogPurpose, FileRequests};
use super::{ScreenSet, draw_page};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::clipboard::Clipboard;
use crate::flow::clubs::CustomClubs;
use crate::flow::error_text::{club_error_text, import_store_error_text};
use crate::flow::frame::InputSet;
use crate::flow::page::{AppPage, Navigate, page_open, page_opened};
use crate::flow::pending::PendingAnswer;
use crate::flow::prefs::StoreHandle;
use crate::flow::start::{ErrorDialog, random_seed};
use crate::hud::pictures::Pictures;
use crate::widgets::{self, is_typing};
use base::reading::sanitized;
use clubs::{self, Club, ClubLetters, MAX_CUSTOM_CLUBS, random_club, shipped, unique_abbreviation};
use edit::{ClubPart, EditClubMsg};
use field::TypedField;
use store::{ClubImportError, JobKey};
use words::DisplayText;
use words::{id, say};

/// The state of the page.
#[derive(Resource, Debug, Default)]
pub(super) struct CustomClubsPage {
    /// The club that is being made or changed.
    draft: Option<Draft>,
    /// True if a field is in focus, so that keys type letters.
    typing: bool,
    /// The result of the last action, to be shown.
    message: DisplayText,
    /// The id of the club whose deletion waits to be confirmed.
    sure: Option<String>,
    /// Requests to the data folder that are not answered yet.
    asked: Vec<PendingAnswer<Answer>>,
}

/// A club that is being made or changed.
#[derive(Clone, Debug)]
struct Draft {
    club: Club,
    /// The club as it is kept; `None` for a new one.
    kept: Option<Club>,
    part: ClubPart,
    /// True as long as its letters follow its name: until somebody types them.
    letters_follow: bool,
    /// The boards that bear the place in its name, each with its index and what stands behind the place.
    boards_follow: Vec<(usize, String)>,
    /// The text of the field that was typed in last.
    typed: Option<TypedField>,
    /// True if leaving it unkept waits to be confirmed.
    leaves: bool,
}

impl Draft {
    /// Opens a club, new or kept, among `others`. Letters of a kept one follow its name if they come from it.
    fn new(club: Club, kept: Option<Club>, others: &[&Club]) -> Self {
        let letters_follow = kept.as_ref().is_none_or(|kept| {
            letters_among(kept, others).is_some_and(|letters| {
                (letters.abbreviation, letters.crest_letter) == (kept.short.clone(), kept.letter.clone())
            })
        });
        let boards_follow = club.boards_with_ground_name();
        Self {
            club,
            kept,
            part: ClubPart::default(),
            letters_follow,
            boards_follow,
            typed: None,
            leaves: false,
        }
    }

    /// Returns true if something would be lost without it.
    fn is_changed(&self) -> bool {
        self.kept.as_ref() != Some(&self.club)
    }
}

/// An answer of the data folder.
#[derive(Debug)]
enum Answer {
    /// The path that a club was exported to; `None` if it could not be written.
    Saved(Option<PathBuf>),
    /// The result of importing a club.
    Taken(Result<Box<Club>, ClubImportError>),
}

impl CustomClubsPage {
    /// Returns the part of the page that is on show: one that asks twice is another.
    pub(super) fn part(&self) -> u8 {
        match &self.draft {
            None => u8::from(self.sure.is_some()),
            Some(draft) => 2 + u8::from(draft.leaves),
        }
    }

    /// Notes that clubs of these names came in, and that one was here already.
    pub(super) fn brought(&mut self, names: &[String], known: Option<&str>) {
        self.message = match names {
            [] => known
                .map_or(DisplayText::EMPTY, |name| say!("clubs-known", name = DisplayText::verbatim(name))),
            [name] => say!("clubs-taken-in", name = DisplayText::verbatim(name)),
            several => say!("clubs-taken-in-several", n = several.len()),
        };
    }
}

/// Adds the page.
pub(super) fn plugin(app: &mut App) {
    let first = capture_input.in_set(InputSet::CaptureModal).after(super::people::capture_input);
    app.init_resource::<CustomClubsPage>()
        .add_systems(PreUpdate, first.run_if(page_open(AppPage::CustomClubs)))
        .add_systems(
            Update,
            (open.run_if(page_opened(AppPage::CustomClubs)), receive_answers)
                .chain()
                .in_set(ScreenSet::Page(AppPage::CustomClubs)),
        );
    draw_page(app, AppPage::CustomClubs, draw);
}

/// Keeps keys from other effects while a text is typed. `Esc` cancels the text, then leaves the club, then the page.
pub(super) fn capture_input(mut actions: ResMut<ActionState>, mut page: ResMut<CustomClubsPage>) {
    let back = actions.just(InputAction::Back) || actions.just(InputAction::Menu);
    let CustomClubsPage { draft, typing, message, .. } = &mut *page;
    let Some(open) = draft else {
        if *typing {
            actions.clear();
        }
        return;
    };
    if back && *typing {
        open.typed = None;
    } else if back {
        leave(draft, message);
    }
    if *typing || back {
        actions.clear();
    }
}

/// Leaves the club that is being made; what would be lost is asked for first.
fn leave(draft: &mut Option<Draft>, message: &mut DisplayText) {
    match draft {
        Some(open) if open.is_changed() && !open.leaves => {
            open.leaves = true;
            *message = say!("clubs-not-kept");
        }
        _ => {
            *draft = None;
            *message = DisplayText::EMPTY;
        }
    }
}

/// Opens the page with the list; a club that was left unkept is still there.
fn open(mut page: ResMut<CustomClubsPage>) {
    page.sure = None;
    page.typing = false;
}

/// Handles the answers of the data folder.
fn receive_answers(
    page: ResMut<CustomClubsPage>,
    mut custom_clubs: ResMut<CustomClubs>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let page = page.into_inner();
    let asked = std::mem::take(&mut page.asked);
    for mut waiting in asked {
        redraw.write(RequestRedraw);
        match waiting.poll() {
            Some(Some(Answer::Saved(Some(path)))) => {
                let path = DisplayText::verbatim(sanitized(&path.display().to_string()));
                page.message = say!("clubs-saved", path);
            }
            Some(Some(Answer::Saved(None))) => page.message = say!("clubs-not-saved"),
            Some(Some(Answer::Taken(Ok(club)))) => {
                page.brought(std::slice::from_ref(&club.name), None);
                custom_clubs.insert(*club);
            }
            Some(Some(Answer::Taken(Err(why)))) => {
                error_dialogs.write(ErrorDialog::new(id!("dialog-not-added"), club_import_error(&why)));
            }
            None => page.asked.push(waiting),
            Some(None) => {}
        }
    }
}

/// Returns the reason why a club was not imported.
pub(super) fn club_import_error(why: &ClubImportError) -> DisplayText {
    match why {
        ClubImportError::Invalid(error) => club_error_text(error),
        ClubImportError::TooLarge(_) => say!("clubs-too-large"),
        ClubImportError::Known(name) => say!("clubs-known", name = DisplayText::verbatim(name)),
        ClubImportError::Full => say!("clubs-full", n = MAX_CUSTOM_CLUBS),
        ClubImportError::InUse => say!("club-in-use"),
        ClubImportError::Store(error) => import_store_error_text(error),
    }
}

/// Saves a club as a file: there, or in the usual place.
pub(super) fn save(page: &mut CustomClubsPage, data: &StoreHandle, club: &'static Club, to: Option<PathBuf>) {
    let asked = PendingAnswer::from_store(data, move |store| {
        Answer::Saved(match to {
            Some(path) => store.export_to(&path, club.text().as_bytes()).then_some(path),
            None => store.export_club(club),
        })
    });
    page.asked.push(asked);
}

/// A message of the page.
enum CustomClubsMsg {
    /// Make a lucky club.
    New,
    Change(&'static Club),
    Copy(&'static Club),
    Save(&'static Club),
    /// Delete the club, after confirmation.
    Delete(String),
    /// Delete the club; this is confirmed.
    DeleteSurely(String),
    Paste,
    /// Open files of clubs and matches.
    Open,
    Edit(EditClubMsg),
    Close,
}

fn draw(
    mut contexts: EguiContexts,
    (page, mut custom_clubs): (ResMut<CustomClubsPage>, ResMut<CustomClubs>),
    (mut clipboard, mut filing): (Clipboard, FileRequests),
    data: Res<StoreHandle>,
    pictures: Pictures,
    mut error_dialogs: MessageWriter<ErrorDialog>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let page = page.into_inner();
    let art = pictures.painter();
    let (name, view) = match &page.draft {
        Some(draft) => ("own club", edit::view(draft, &page.message).map(CustomClubsMsg::Edit)),
        None => ("own clubs", list::view(&custom_clubs.0, page, art)),
    };
    let msg = widgets::page(ctx, name, 0.7, view);
    page.typing = is_typing(ctx);
    // A text is complete as soon as its field is left.
    if let Some(draft) = page.draft.as_mut().filter(|_| !page.typing && msg.is_none()) {
        draft.typed = None;
    }
    let Some(msg) = msg else { return Ok(()) };
    page.message = DisplayText::EMPTY;
    let sure = page.sure.take();
    match msg {
        CustomClubsMsg::New => {
            let others = all_clubs(&custom_clubs.0);
            page.draft = Some(Draft::new(founded(&others), None, &others));
            widgets::forget(ctx);
        }
        CustomClubsMsg::Change(club) => {
            page.draft = Some(Draft::new(club.clone(), Some(club.clone()), &all_clubs(&custom_clubs.0)));
            widgets::forget(ctx);
        }
        CustomClubsMsg::Copy(club) => match clipboard.set_text(&club.text()) {
            Ok(()) => page.message = say!("clubs-copied", name = DisplayText::verbatim(&club.name)),
            Err(why) => {
                error_dialogs.write(ErrorDialog::new(id!("dialog-not-copied"), why.sentence()));
            }
        },
        CustomClubsMsg::Save(club) => filing.open_dialog(FileDialogPurpose::Club(club)),
        CustomClubsMsg::Open => filing.open_dialog(FileDialogPurpose::Open),
        CustomClubsMsg::Paste => match clipboard.text() {
            Ok(pasted) => {
                let asked = PendingAnswer::from_store(&data, move |store| {
                    Answer::Taken(store.take_in_club("", &pasted).map(Box::new))
                });
                page.asked.push(asked);
            }
            Err(why) => {
                error_dialogs.write(ErrorDialog::new(id!("dialog-not-added"), why.sentence()));
            }
        },
        CustomClubsMsg::Delete(id) => page.sure = Some(id),
        CustomClubsMsg::DeleteSurely(id) if sure.as_ref() == Some(&id) => {
            let name = custom_clubs.0.iter().find(|club| club.id == id).map_or("", |club| &club.name);
            page.message = say!("clubs-deleted", name = DisplayText::verbatim(name));
            custom_clubs.remove(&id);
            data.0.enqueue(JobKey::InOrder, move |store| store.delete_club(&id));
            widgets::forget(ctx);
        }
        CustomClubsMsg::DeleteSurely(_) => {}
        CustomClubsMsg::Edit(EditClubMsg::Leave) => leave(&mut page.draft, &mut page.message),
        CustomClubsMsg::Edit(EditClubMsg::Keep) => {
            if let Some(Draft { mut club, kept, .. }) = page.draft.take() {
                // The file of a new club bears the name that the club has got.
                if kept.is_none() {
                    club.id = free_id(&club.name);
                }
                page.message = say!("clubs-kept", name = DisplayText::verbatim(&club.name));
                custom_clubs.insert(club.clone());
                data.0.enqueue(JobKey::InOrder, move |store| store.save_club(&club));
                widgets::forget(ctx);
            }
        }
        CustomClubsMsg::Edit(EditClubMsg::Lucky) => {
            if let Some(draft) = &mut page.draft {
                // A kept club stays the same club, whatever it looks like.
                let id = draft.kept.as_ref().map(|kept| kept.id.clone());
                let new = founded(&all_clubs(&custom_clubs.0));
                draft.club = Club { id: id.unwrap_or_else(|| new.id.clone()), ..new };
                (draft.typed, draft.leaves, draft.letters_follow) = (None, false, true);
                draft.boards_follow = draft.club.boards_with_ground_name();
            }
        }
        CustomClubsMsg::Edit(msg) => {
            if let Some(draft) = &mut page.draft {
                draft.leaves = false;
                page.message = edit::change(draft, msg, &all_clubs(&custom_clubs.0));
            }
        }
        CustomClubsMsg::Close => {
            go.write(Navigate::Back);
        }
    }
    Ok(())
}

/// Returns every club, shipped or made here.
fn all_clubs(own: &[&'static Club]) -> Vec<&'static Club> {
    shipped().iter().chain(own.iter().copied()).collect()
}

/// Returns the letters that come from a club's name, among all others but itself.
fn letters_among(club: &Club, all: &[&Club]) -> Option<ClubLetters> {
    let rest: Vec<&Club> = all.iter().copied().filter(|other| other.id != club.id).collect();
    unique_abbreviation(&club.name, &rest)
}

/// Returns a lucky club that shares its letters with no other, and its id with none.
fn founded(others: &[&Club]) -> Club {
    let club = random_club(random_seed(), others);
    Club { id: free_id(&club.name), ..club }
}

/// Returns an id for a club of that name that no club has.
fn free_id(name: &str) -> String {
    loop {
        let id = clubs::custom_id(name, random_seed());
        if clubs::find(&id).is_none() {
            return id;
        }
    }
}

/// Returns the label of a button that deletes: it asks first.
fn delete_label(sure: bool) -> words::MessageId {
    if sure { id!("page-sure") } else { id!("page-delete") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn discarding_an_unsaved_club_asks_first() {
        let club = random_club(1, &[]);
        let mut message = DisplayText::EMPTY;
        let mut draft = Some(Draft::new(club.clone(), Some(club.clone()), &[]));
        leave(&mut draft, &mut message);
        assert!(draft.is_none() && message.is_empty(), "nothing was changed");
        let mut draft = Some(Draft::new(club, None, &[]));
        leave(&mut draft, &mut message);
        assert!(draft.is_some() && !message.is_empty());
        leave(&mut draft, &mut message);
        assert!(draft.is_none() && message.is_empty());
    }
}
