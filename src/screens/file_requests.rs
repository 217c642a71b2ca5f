//! Asks the player for files with dialogs, and says what is done after an answer.

use std::path::PathBuf;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::card::CardSubject;
use crate::flow::action::{ActionState, InputDevice};
use crate::flow::file_dialog::{FileDialog, FileDialogKind, FileDialogResult};
use store::MatchId;

/// The purpose of an open dialog.
#[derive(Clone, Debug)]
pub(super) enum FileDialogPurpose {
    /// Open matches and clubs.
    Open,
    /// Save a match.
    Match(MatchId),
    /// Save all matches.
    AllMatches,
    /// Save a club.
    Club(&'static clubs::Club),
    /// Save a picture.
    Picture(CardSubject),
}

impl FileDialogPurpose {
    /// Returns the kind of the dialog.
    fn choice(&self) -> FileDialogKind {
        match self {
            Self::Open => FileDialogKind::Files,
            Self::Match(id) => FileDialogKind::Place(format!("{id}.ron")),
            Self::AllMatches => FileDialogKind::Folder,
            Self::Club(club) => FileDialogKind::Place(format!("{}.ron", club.id)),
            Self::Picture(subject) => FileDialogKind::Place(format!("{}.png", subject.id())),
        }
    }

    /// Returns what is done after the dialog; `None` if nothing is.
    pub(super) fn after(self, ended: FileDialogResult) -> Option<FileAction> {
        let place = match ended {
            FileDialogResult::Cancelled => return None,
            FileDialogResult::Unavailable if matches!(self, Self::Open) => {
                return Some(FileAction::SayNoDialog);
            }
            FileDialogResult::Chosen(paths) if matches!(self, Self::Open) => {
                return Some(FileAction::Open(paths));
            }
            FileDialogResult::Unavailable => None,
            FileDialogResult::Chosen(paths) => Some(paths.into_iter().next()?),
        };
        Some(FileAction::Save(self, place))
    }
}

/// The action after a dialog.
#[derive(Clone, Debug)]
pub(super) enum FileAction {
    Open(Vec<PathBuf>),
    /// Save in the chosen place, or in the usual one.
    Save(FileDialogPurpose, Option<PathBuf>),
    SayNoDialog,
}

/// Asks for files.
#[derive(SystemParam)]
pub(super) struct FileRequests<'w> {
    picker: ResMut<'w, FileDialog<FileDialogPurpose>>,
    actions: Res<'w, ActionState>,
}

impl FileRequests<'_> {
    /// Asks the player which file or folder. A pad cannot answer a dialog of the system: what it saves goes to the
    /// usual place.
    pub(super) fn open_dialog(&mut self, errand: FileDialogPurpose) {
        let by_pad =
            self.actions.pressed().iter().any(|pressed| matches!(pressed.device, InputDevice::Pad(_)));
        if by_pad && !matches!(errand, FileDialogPurpose::Open) {
            self.picker.answer(errand, FileDialogResult::Unavailable);
        } else {
            let choice = errand.choice();
            self.picker.open_dialog(errand, choice);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_dialog_ends_with_a_path_with_nothing_or_with_the_default_folder() {
        let path = PathBuf::from("elsewhere/mine.ron");
        let save = || FileDialogPurpose::AllMatches;
        let saved = |ended| match save().after(ended) {
            Some(FileAction::Save(FileDialogPurpose::AllMatches, to)) => Some(to),
            _ => None,
        };
        assert_eq!(saved(FileDialogResult::Chosen(vec![path.clone()])), Some(Some(path.clone())));
        assert_eq!(saved(FileDialogResult::Unavailable), Some(None), "it is saved all the same");
        assert!(save().after(FileDialogResult::Cancelled).is_none());
        let several = vec![path.clone(), path];
        assert!(
            matches!(FileDialogPurpose::Open.after(FileDialogResult::Chosen(several)), Some(FileAction::Open(paths)) if paths.len() == 2)
        );
        assert!(matches!(
            FileDialogPurpose::Open.after(FileDialogResult::Unavailable),
            Some(FileAction::SayNoDialog)
        ));
        assert!(FileDialogPurpose::Open.after(FileDialogResult::Cancelled).is_none());
    }

    #[test]
    fn a_dialog_suggests_a_name_with_its_extension() {
        assert_eq!(FileDialogPurpose::Open.choice(), FileDialogKind::Files);
        assert_eq!(
            FileDialogPurpose::Match(MatchId::unsaved("penalties")).choice(),
            FileDialogKind::Place("penalties.ron".into())
        );
    }
}
