//! What follows the answer of a dialog for files. Without a dialog, files go to the player's documents or pictures
//! folder.

use bevy::prelude::*;

use super::ScreenSet;
use super::card::CardRequest;
use super::club::{self, ClubPage};
use super::custom_clubs::{self, CustomClubsPage};
use super::file_requests::{FileAction, FileDialogPurpose};
use crate::flow::file_dialog::{self, FileDialog};
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::start::ErrorDialog;
use words::{id, say};

/// Adds the dialogs for files. What they ask of the data folder is asked before the club house looks for answers.
pub(super) fn plugin(app: &mut App) {
    let finish = finish_dialogs.after(club::dropped).before(club::receive_answers);
    app.add_plugins(file_dialog::plugin::<FileDialogPurpose>)
        .add_systems(Update, finish.in_set(ScreenSet::Page(AppPage::ClubHouse)));
}

/// Does what dialogs were open for.
fn finish_dialogs(
    mut picker: ResMut<FileDialog<FileDialogPurpose>>,
    (mut club, mut own): (ResMut<ClubPage>, ResMut<CustomClubsPage>),
    data: Res<StoreHandle>,
    mut card_requests: MessageWriter<CardRequest>,
    mut error_dialogs: MessageWriter<ErrorDialog>,
    mut go: MessageWriter<Navigate>,
) {
    let Some(follow_up) = picker.take_answer().and_then(|(errand, ended)| errand.after(ended)) else {
        return;
    };
    match follow_up {
        FileAction::Open(paths) => club::bring_later(&mut club, &mut go, paths),
        FileAction::Save(FileDialogPurpose::Match(id), to) => club::save(&mut club, &data, id, to),
        FileAction::Save(FileDialogPurpose::AllMatches, to) => club::save_all(&mut club, &data, to),
        FileAction::Save(FileDialogPurpose::Club(one), to) => custom_clubs::save(&mut own, &data, one, to),
        FileAction::Save(FileDialogPurpose::Picture(subject), to) => {
            card_requests.write(CardRequest { subject, to });
        }
        FileAction::Save(FileDialogPurpose::Open, _) => {}
        FileAction::SayNoDialog => {
            error_dialogs.write(ErrorDialog::new(id!("dialog-not-opened"), say!("picker-unavailable")));
        }
    }
}
