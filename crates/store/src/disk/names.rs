//! The names of all files and folders that the game creates, and the kind of folder in which each lies. A path there is
//! made from one of them, so what looks after the folders (`private.rs`, `relocation.rs`) knows every one.

use super::folders::FolderKind;

/// Prefix of temporary files. One that is left over belongs to a process that died.
pub(crate) const SAVING: &str = ".saving-";
/// The text between the name of a damaged file and its number when it is set aside.
pub(crate) const DAMAGED: &str = ".damaged-";
/// The text between the name of a file and its number when the game continues with another version of the file.
pub(crate) const COPY: &str = ".copy-";

/// Declares an enum of names with the list of them all.
macro_rules! names {
    ($(#[$doc:meta])* $of:ident { $($(#[$each:meta])* $name:ident = $text:literal in $kind:ident,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum $of {
            $($(#[$each])* $name,)+
        }

        impl $of {
            pub(crate) const ALL: &[Self] = &[$(Self::$name,)+];

            pub(crate) const fn name(self) -> &'static str {
                match self {
                    $(Self::$name => $text,)+
                }
            }

            /// Returns the kind of folder in which it lies.
            pub(crate) const fn kind(self) -> FolderKind {
                match self {
                    $(Self::$name => FolderKind::$kind,)+
                }
            }
        }
    };
}

names! {
    /// A file that is in the folder of its kind itself.
    DataFile {
        Settings = "settings.ron" in Config,
        /// Size and place of the window.
        Window = "window.ron" in State,
        /// Names, ratings, and the settings of named people.
        People = "people.ron" in Data,
        Notebooks = "notebooks.ron" in Data,
        /// The only competition of builds before version 2.
        OldCompetition = "competition.ron" in Data,
        /// The index of the finished matches.
        Index = "archive.ron" in Cache,
        /// The log of this start.
        Log = "log.txt" in State,
        /// The log of the start before.
        LogBefore = "log-before.txt" in State,
        /// Errors that ended starts, with the ends of their logs, until they are reported.
        CrashReport = "fault.txt" in State,
        /// Errors of this start, while it is unknown whether they end it.
        CrashReportNow = "fault-now.txt" in State,
        /// The file that is locked while a game has the folder open.
        Lock = ".lock" in Data,
        /// The substitute for the lock where the system has none.
        Held = ".lock-held" in Data,
        /// How far the files of an older build's folder have been moved.
        Relocation = ".relocation.ron" in Data,
    }
}

names! {
    /// A folder in the folder of its kind.
    DataFolder {
        /// Friendlies in play.
        Current = "current" in Data,
        /// Matches in play that a competition waits for.
        Competition = "competition" in Data,
        Competitions = "competitions" in Data,
        /// Runs of tours.
        Tours = "tours" in Data,
        Finished = "finished" in Data,
        Reports = "reports" in Cache,
        Clubs = "clubs" in Data,
        /// The export folder if the system names no documents folder.
        Exported = "exported" in Data,
    }
}

impl DataFile {
    /// Returns the file to which that name belongs, also where a damaged one was set aside.
    pub(crate) fn of_name(name: &str) -> Option<Self> {
        let file =
            [DAMAGED, COPY].iter().find_map(|mark| name.split_once(mark)).map_or(name, |(file, _)| file);
        Self::ALL.iter().copied().find(|ours| ours.name() == file)
    }
}
