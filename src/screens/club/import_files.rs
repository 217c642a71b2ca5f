//! Files that are dropped on the window or opened: matches are imported into the archive, clubs become custom clubs.
//! Also the files to which matches are exported.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::window::FileDragAndDrop;

use super::super::custom_clubs::{CustomClubsPage, club_import_error};
use super::{Answer, ClubPage, ask, words};
use crate::flow::clubs::CustomClubs;
use crate::flow::error_text::read_error_text;
use crate::flow::page::{AppPage, Navigate};
use crate::flow::prefs::StoreHandle;
use crate::flow::start::ErrorDialog;
use ::words::{DisplayText, id, say};
use base::reading;
use store::{ClubImportError, ImportError, MatchId, Store};

/// The result of importing the files.
#[derive(Debug, Default)]
pub(super) struct ImportSummary {
    /// The number of matches imported.
    pub(super) matches: usize,
    /// The clubs imported, and the name of one that was here already.
    clubs: Vec<clubs::Club>,
    known: Option<String>,
    /// The first error, in words.
    error: Option<DisplayText>,
}

/// Imports the matches and clubs of these files.
pub(super) fn import_files(store: &mut Store, paths: Vec<PathBuf>) -> Answer {
    let mut brought = ImportSummary::default();
    for path in paths {
        let error = match reading::text(&path, reading::LIMIT) {
            Ok(text) if clubs::looks_like_club(&text) => match store.take_in_club(&stem(&path), &text) {
                Ok(club) => {
                    brought.clubs.push(club);
                    None
                }
                Err(ClubImportError::Known(name)) => {
                    brought.known = Some(name);
                    None
                }
                Err(why) => {
                    let (file, why) = (words::file_name_text(&path), club_import_error(&why));
                    Some(say!("clubs-file", file, why))
                }
            },
            Ok(text) => match store.import_match(&text) {
                Ok(_) => {
                    brought.matches += 1;
                    None
                }
                Err(ImportError::Known(_)) => None,
                Err(why) => Some(words::import_error(&path, &why)),
            },
            Err(why) => {
                let file = words::file_name_text(&path);
                Some(say!("club-unreadable", file, cause = read_error_text(&why)))
            }
        };
        brought.error = brought.error.or(error);
    }
    Answer::Brought(Box::new(brought))
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

impl ImportSummary {
    /// Takes over the clubs, and says what went wrong. Where only clubs came, their page opens.
    pub(super) fn settle(
        self,
        own: &mut CustomClubs,
        page: &mut CustomClubsPage,
        (error_dialogs, go): (&mut MessageWriter<ErrorDialog>, &mut MessageWriter<Navigate>),
    ) {
        if self.matches == 0 && (!self.clubs.is_empty() || self.known.is_some()) {
            go.write(Navigate::To(AppPage::CustomClubs));
        }
        let names: Vec<String> = self.clubs.iter().map(|club| club.name.clone()).collect();
        page.brought(&names, self.known.as_deref());
        self.clubs.into_iter().for_each(|club| own.insert(club));
        error_dialogs.write_batch(self.error.map(|error| ErrorDialog::new(id!("dialog-not-added"), error)));
    }
}

/// Imports the files that were dropped on the window.
pub(in super::super) fn dropped(
    mut files: MessageReader<FileDragAndDrop>,
    mut club: ResMut<ClubPage>,
    mut go: MessageWriter<Navigate>,
) {
    let paths: Vec<_> = files
        .read()
        .filter_map(|file| match file {
            FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
            _ => None,
        })
        .collect();
    if !paths.is_empty() {
        bring_later(&mut club, &mut go, paths);
    }
}

/// Opens the club house, which imports these files.
pub(in super::super) fn bring_later(
    club: &mut ClubPage,
    go: &mut MessageWriter<Navigate>,
    paths: Vec<PathBuf>,
) {
    go.write(Navigate::Title(Some(AppPage::ClubHouse)));
    club.brought.extend(paths);
}

/// Saves a match as a file: there, or in the usual place.
pub(in super::super) fn save(club: &mut ClubPage, data: &StoreHandle, id: MatchId, to: Option<PathBuf>) {
    ask(club, data, move |store| match to {
        Some(path) if store.export_match_to(&id, &path) => Answer::Saved(Some(path)),
        Some(_) => Answer::Unwritten,
        None => Answer::Saved(store.export_match(&id)),
    });
}

/// Saves all matches as files: in a new folder there, or in the usual place.
pub(in super::super) fn save_all(club: &mut ClubPage, data: &StoreHandle, to: Option<PathBuf>) {
    ask(club, data, move |store| {
        Answer::SavedAll(match to {
            Some(folder) => store.export_all_into(&folder),
            None => store.export_all(),
        })
    });
}
