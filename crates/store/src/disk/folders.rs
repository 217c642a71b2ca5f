//! The folders of the game: which kind of file lies in which of the system's folders.

use std::env;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use base::app_id::APP_ID;

/// The environment variable that names one folder for everything, for tests and for an installation on a USB stick.
pub const DATA_FOLDER: &str = "FIVE_A_SIDE_DATA";

/// The kinds of folders that systems distinguish.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FolderKind {
    /// What people have made: matches, competitions, clubs, names.
    Data,
    /// What people have set.
    Config,
    /// What describes this machine or this start and may be lost.
    State,
    /// What can be computed again.
    Cache,
}

/// A folder for each kind of file. Several kinds may share one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FolderPaths {
    pub(crate) data: PathBuf,
    config: PathBuf,
    state: PathBuf,
    cache: PathBuf,
}

/// Where the game keeps its files.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum FolderChoice {
    /// A folder that somebody has named, for everything.
    Named(PathBuf),
    /// The system's folders, and the single folder of earlier builds.
    Platform(FolderPaths, Option<PathBuf>),
}

impl FolderChoice {
    /// Returns the folder that [`DATA_FOLDER`] names, or else those of the system; `None` if it has none.
    pub(crate) fn of_environment() -> Option<Self> {
        if let Some(named) = env::var_os(DATA_FOLDER).filter(|folder| !folder.is_empty()) {
            return Some(Self::Named(named.into()));
        }
        let dirs = ProjectDirs::from_path(APP_ID.into())?;
        let folders = FolderPaths {
            data: dirs.data_dir().to_owned(),
            config: dirs.config_dir().to_owned(),
            // Windows and macOS have no folder for the state. What must not roam is next to it.
            state: dirs.state_dir().unwrap_or(dirs.data_local_dir()).to_owned(),
            cache: dirs.cache_dir().to_owned(),
        };
        let old = ProjectDirs::from("org", "Five-a-Side", "five-a-side");
        Some(Self::Platform(folders, old.map(|dirs| dirs.data_dir().to_owned())))
    }
}

impl FolderPaths {
    /// Keeps everything in one folder.
    pub(crate) fn single(root: PathBuf) -> Self {
        Self { config: root.clone(), state: root.clone(), cache: root.clone(), data: root }
    }

    /// Keeps each kind in a separate folder below `root`.
    #[cfg(test)]
    pub(crate) fn separate(root: &Path) -> Self {
        let [data, config, state, cache] =
            ["share", "config", "state", "cache"].map(|kind| root.join(kind).join(APP_ID));
        Self { data, config, state, cache }
    }

    /// Returns the folder of that kind.
    pub(crate) fn path(&self, kind: FolderKind) -> &Path {
        match kind {
            FolderKind::Data => &self.data,
            FolderKind::Config => &self.config,
            FolderKind::State => &self.state,
            FolderKind::Cache => &self.cache,
        }
    }

    /// Returns every folder once.
    pub(crate) fn all(&self) -> Vec<&Path> {
        let mut folders: Vec<&Path> = Vec::new();
        for folder in [&self.data, &self.config, &self.state, &self.cache] {
            if !folders.contains(&folder.as_path()) {
                folders.push(folder);
            }
        }
        folders
    }

    /// Returns true if the path lies in one of the folders.
    pub(crate) fn contain(&self, path: &Path) -> bool {
        self.all().iter().any(|folder| path.starts_with(folder))
    }
}
