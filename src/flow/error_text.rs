//! Errors of files, codes and records in the player's words: what happened, and what to do.
//!
//! An error that only an engineer understands keeps its English, as details behind a sentence of ours.

use std::io;
use std::path::Path;

use super::start::ErrorDialog;
use base::reading::{ReadFileError, sanitized, sanitized_sentence};
use engine::code::{CODE_VERSION, CodeError};
use engine::illegal::RuleDataError;
use engine::record::{RECORD_VERSION, RecordError};
use store::{DATA_FOLDER, StoreError, UnusableFile, shown_path};
use words::{DisplayText, id, say};

/// Returns the dialog that tells the player about an error of the data folder.
pub fn store_error_dialog(error: &StoreError) -> ErrorDialog {
    let heading = match error {
        StoreError::Vanished { .. } | StoreError::Changed(_) | StoreError::NotMoved { .. } => {
            id!("dialog-files-head")
        }
        StoreError::NoFolder
        | StoreError::Write { .. }
        | StoreError::Left { .. }
        | StoreError::Locked { .. }
        | StoreError::Broken(_) => id!("page-not-saved"),
    };
    ErrorDialog::new(heading, store_error_text(error))
}

/// Returns the sentences that tell the player about an error of the data folder.
fn store_error_text(error: &StoreError) -> DisplayText {
    match error {
        StoreError::NoFolder => say!("fault-no-folder", variable = DisplayText::verbatim(DATA_FOLDER)),
        StoreError::Write { path, cause } => {
            say!("fault-write", path = path_text(path), cause = system_error_text(cause))
        }
        StoreError::Left { path } => say!("fault-left", path = path_text(path)),
        StoreError::Locked { path, why } => {
            say!("fault-locked", path = path_text(path), fault = details(why))
        }
        StoreError::Vanished { path } => say!("fault-vanished", path = path_text(path)),
        StoreError::Changed(UnusableFile { path, moved_to: Some(copy), .. }) => {
            say!("fault-changed", path = path_text(path), copy = path_text(copy))
        }
        StoreError::Changed(UnusableFile { path, moved_to: None, .. }) => {
            say!("fault-changed-in-place", path = path_text(path))
        }
        StoreError::NotMoved { from, to, why } => {
            say!("fault-not-moved", from = path_text(from), to = path_text(to), fault = details(why))
        }
        StoreError::Broken(why) => say!("fault-broken", fault = details(why)),
    }
}

/// Returns the sentences that say why the latest progress is not saved yet.
pub fn unsaved_error_text(error: &StoreError) -> DisplayText {
    match error {
        StoreError::Write { path, cause } => {
            say!("unsaved-write", path = path_text(path), cause = system_error_text(cause))
        }
        StoreError::Locked { path, why } => {
            say!("unsaved-locked", path = path_text(path), fault = details(why))
        }
        StoreError::NoFolder => say!("unsaved-no-folder", variable = DisplayText::verbatim(DATA_FOLDER)),
        other => store_error_text(other),
    }
}

/// Returns the sentences for an import that could not be saved; nothing tries it again.
pub fn import_store_error_text(error: &StoreError) -> DisplayText {
    match error {
        StoreError::Write { cause, .. } => say!("club-cannot-add", cause = system_error_text(cause)),
        other => store_error_text(other),
    }
}

/// Returns the sentences for matches that could not be deleted.
pub fn deletion_error_text(error: &StoreError) -> DisplayText {
    match error {
        StoreError::Write { cause, .. } => say!("club-not-erased", cause = system_error_text(cause)),
        other => store_error_text(other),
    }
}

/// Returns the cause that the system names, as the end of a sentence without its full stop.
pub fn system_error_text(error: &io::Error) -> DisplayText {
    match error.kind() {
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => say!("cause-disk-full"),
        io::ErrorKind::PermissionDenied => say!("cause-not-allowed"),
        io::ErrorKind::ReadOnlyFilesystem => say!("cause-read-only"),
        io::ErrorKind::NotFound => say!("cause-missing"),
        _ => say!("cause-system", fault = details(&error.to_string())),
    }
}

/// Returns the reason why a file cannot be read, as the end of a sentence without its full stop.
pub fn read_error_text(error: &ReadFileError) -> DisplayText {
    match error {
        ReadFileError::System(error) => system_error_text(error),
        ReadFileError::NotAFile => say!("cause-no-file"),
        ReadFileError::TooLarge { .. } => say!("cause-too-large"),
        ReadFileError::NotText { .. } => say!("cause-no-text"),
    }
}

/// Returns the sentences that say why a match code cannot be used.
pub fn code_error_text(error: &CodeError) -> DisplayText {
    let letter = |letter: char| DisplayText::verbatim(sanitized(&letter.to_string()));
    match error {
        CodeError::Short => say!("code-short"),
        CodeError::Long(_) => say!("code-long"),
        CodeError::Strange { found, .. } => say!("code-strange", found = letter(*found)),
        CodeError::Letter { at, found, expected } => {
            say!("code-letter", at = *at, found = letter(*found), expected = letter(*expected))
        }
        CodeError::Swapped { at } => say!("code-swapped", at = *at, next = at + 1),
        CodeError::Damaged => say!("code-damaged"),
        CodeError::Version { found } if *found > CODE_VERSION => say!("code-newer"),
        CodeError::Rules { found, expected, .. } if found > expected => say!("code-newer"),
        CodeError::Rules { .. } | CodeError::Version { .. } => say!("code-older"),
        CodeError::Game => say!("code-game"),
        CodeError::NoMatch(why) => say!("code-no-match", fault = details(why)),
    }
}

/// Returns the sentences that say why the text of a match cannot be used.
pub fn record_error_text(error: &RecordError) -> DisplayText {
    match error {
        RecordError::Newer { .. } => say!("record-newer"),
        RecordError::Version { found } if *found > RECORD_VERSION => say!("record-newer"),
        RecordError::Unreadable { line, column, .. } => {
            say!("record-unreadable", line = *line, column = *column)
        }
        RecordError::Action { n, .. } | RecordError::Illegal { n, .. } => {
            say!("record-illegal", n = *n, fault = details(&error.to_string()))
        }
        RecordError::Version { .. }
        | RecordError::Game { .. }
        | RecordError::OptionsText { .. }
        | RecordError::Options(_)
        | RecordError::Unwritable(_)
        | RecordError::NotListed { .. } => say!("record-unusable", fault = details(&error.to_string())),
    }
}

/// Returns the sentences that say why the text of a club cannot be used.
pub fn club_error_text(RuleDataError { line, column, reason }: &RuleDataError) -> DisplayText {
    say!("clubs-no-club", line = *line, column = *column, fault = details(reason))
}

/// Returns a path of the player's machine as text.
pub fn path_text(path: &Path) -> DisplayText {
    DisplayText::verbatim(shown_path(path))
}

/// Returns the English of an error, safe to show.
fn details(error: &str) -> DisplayText {
    DisplayText::verbatim(sanitized_sentence(error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_disk_is_named_with_the_file_and_no_system_text() {
        let cause = io::Error::new(io::ErrorKind::StorageFull, "ENOSPC");
        let told = store_error_text(&StoreError::Write { path: "data/settings.ron".into(), cause }).shown();
        assert!(
            told.starts_with("data/settings.ron could not be saved: the disk is full, so free some space. "),
            "{told}"
        );
        assert!(!told.contains("ENOSPC"), "{told}");
    }

    #[test]
    fn an_unknown_error_of_the_system_is_quoted() {
        let told = system_error_text(&io::Error::other("the moon is full")).shown();
        assert!(told.contains("the moon is full"), "{told}");
    }

    #[test]
    fn a_folder_that_could_not_be_moved_is_named_with_the_reason() {
        let (from, to) = ("old/folder".into(), "new/folder".into());
        let error = StoreError::NotMoved { from, to, why: "the disk is full".to_owned() };
        let told = store_error_text(&error).shown();
        assert!(
            ["old/folder", "new/folder", "the disk is full."].iter().all(|part| told.contains(part)),
            "{told}"
        );
    }

    #[test]
    fn a_newer_code_asks_for_a_newer_game_and_an_older_one_does_not() {
        let newer = CodeError::Rules { game: "penalties", found: 9, expected: 1 };
        let older = CodeError::Rules { game: "penalties", found: 1, expected: 9 };
        let [newer, older] = [newer, older].map(|error| code_error_text(&error).shown());
        assert!(newer.contains("newer version"), "{newer}");
        assert!(older.contains("older version"), "{older}");
    }
}
