//! The names of all files and folders that the game creates in the data folder. A path there is made from one of them,
//! so what looks after the folder (`private.rs`) knows every one.

use std::path::PathBuf;

use super::{Store, StoreError};

/// Declares an enum of names with the list of them all.
macro_rules! names {
    ($(#[$doc:meta])* $of:ident { $($(#[$each:meta])* $name:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum $of {
            $($(#[$each])* $name,)+
        }

        impl $of {
            pub(super) const ALL: &[Self] = &[$(Self::$name,)+];

            pub(super) const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)+
                }
            }
        }
    };
}

names! {
    /// A file that is in the data folder itself.
    DataFile {
        Settings = "settings.ron",
        /// Size and place of the window.
        Window = "window.ron",
        /// Names and ratings.
        People = "people.ron",
        Notebooks = "notebooks.ron",
        /// The only competition of builds before version 2.
        OldCompetition = "competition.ron",
        /// The index of the finished matches.
        Index = "archive.ron",
        /// The log of this start.
        Log = "log.txt",
        /// The log of the start before.
        LogBefore = "log-before.txt",
        /// Faults that ended starts, with the ends of their logs, until they are reported.
        Fault = "fault.txt",
        /// Faults of this start, while it is unknown whether they end it.
        FaultNow = "fault-now.txt",
        /// The file that is locked while a game has the folder open.
        Lock = ".lock",
        /// The substitute for the lock where the system has none.
        Held = ".lock-held",
    }
}

names! {
    /// A folder in the data folder.
    DataFolder {
        /// Friendlies in play.
        Current = "current",
        /// Matches in play that a competition waits for.
        Competition = "competition",
        Competitions = "competitions",
        Finished = "finished",
        Reports = "reports",
        Clubs = "clubs",
        /// The export folder if the system names no documents folder.
        Exported = "exported",
    }
}

impl Store {
    /// Returns the path of a file of the data folder.
    pub(super) fn file(&self, file: DataFile) -> Result<PathBuf, StoreError> {
        Ok(self.root.as_ref().ok_or(StoreError::NoFolder)?.join(file.name()))
    }

    /// Returns the path of a folder in the data folder.
    pub(super) fn folder_at(&self, folder: DataFolder) -> Result<PathBuf, StoreError> {
        Ok(self.root.as_ref().ok_or(StoreError::NoFolder)?.join(folder.name()))
    }

    /// Returns the path of the file of that name in a folder.
    pub(super) fn within(&self, folder: DataFolder, name: &str) -> Result<PathBuf, StoreError> {
        Ok(self.folder_at(folder)?.join(name))
    }
}
