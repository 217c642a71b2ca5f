//! Opens the folders of the game.

use super::files::Files;
use super::folders::{FolderChoice, FolderPaths};
use super::lock::FolderLock;
use super::private::restrict_to_owner;
use super::relocation::in_force;
use super::{Disk, OsDisk};

impl Files {
    /// Opens the folders that somebody has named, or else the system's: makes and locks them. The single folder of an
    /// older build is moved first.
    pub(crate) fn open(choice: Option<FolderChoice>) -> Self {
        let disk = || Box::new(OsDisk) as Box<dyn Disk>;
        let files = match choice {
            None => Self::new(None, disk(), FolderLock::Missing(None)),
            Some(FolderChoice::Named(root)) => {
                Self::locked(FolderPaths::single(root), disk(), FolderLock::acquire)
            }
            Some(FolderChoice::Platform(folders, None)) => Self::locked(folders, disk(), FolderLock::acquire),
            Some(FolderChoice::Platform(folders, Some(old))) => {
                Self::moved_from(folders, &old, disk, FolderLock::acquire)
            }
        };
        if files.lock.is_ours() {
            files.folders.iter().flat_map(FolderPaths::all).for_each(restrict_to_owner);
        }
        files
    }

    /// Opens the same folders without taking the lock from another process.
    pub(crate) fn open_read_only(choice: Option<FolderChoice>) -> Self {
        let folders = choice.map(|choice| match choice {
            FolderChoice::Named(root) => FolderPaths::single(root),
            FolderChoice::Platform(folders, old) => in_force(&OsDisk, folders, old),
        });
        Self::new(folders, Box::new(OsDisk), FolderLock::Taken)
    }
}
