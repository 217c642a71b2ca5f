//! Files and folders, the lock, temporaries: paths and texts, not what they mean.
//!
//! [`Disk`] has the operations that the store needs: few calls, each of which can fail alone. [`OsDisk`] uses the file
//! system. The tests' disk loses what was not synced.

mod errors;
mod files;
mod folder_lock;
mod folders;
mod lock;
mod names;
mod open;
mod private;
mod process_file;
mod relocation;

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
#[cfg(unix)]
use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use base::reading::{self, ReadFileError};

pub use errors::{FileProblem, StoreError, UnusableFile, shown_path};
pub(crate) use files::{Files, MAX_SMALL_FILE_BYTES};
pub use folders::DATA_FOLDER;
#[cfg(test)]
pub(crate) use folders::FolderKind;
pub(crate) use folders::{FolderChoice, FolderPaths};
#[cfg(test)]
pub(crate) use lock::FolderLock;
pub(crate) use names::{DataFile, DataFolder};

/// Links that are followed from one to the next, at most, as the system does.
const LINKS: u32 = 40;

/// A file's text and modification time.
pub(crate) struct FileText {
    pub(crate) text: String,
    /// Seconds since 1970; 0 if unknown.
    pub(crate) written: u64,
}

/// A file's bytes and modification time.
pub(crate) struct FileBytes {
    pub(crate) bytes: Vec<u8>,
    /// None if unknown.
    pub(crate) modified: Option<SystemTime>,
}

/// A disk. Written data survives a power cut only after both file *and* folder were synced.
pub(crate) trait Disk: fmt::Debug + Send {
    /// Reads the text of a file of at most `most` bytes.
    fn read(&self, path: &Path, most: u64) -> Result<FileText, ReadFileError>;
    /// Reads a file of at most `most` bytes, whatever they are.
    fn bytes(&self, path: &Path, most: u64) -> Result<FileBytes, ReadFileError>;
    /// Returns the size of a file in bytes and its modification time in milliseconds since 1970, or 0 if unknown.
    fn stamp(&self, path: &Path) -> io::Result<(u64, u64)>;
    /// Lists the names in a folder, in any order.
    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>>;
    /// Returns the path of the file that a path leads to: links in its place are followed, also to what does not exist.
    fn real(&self, path: &Path) -> io::Result<PathBuf>;
    /// Returns true if anything exists under that path.
    fn taken(&self, path: &Path) -> bool;
    /// Creates a folder in an existing one.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;
    /// Creates a file that does not exist yet.
    fn create(&self, path: &Path) -> io::Result<Box<dyn NewFile>>;
    /// Renames a file within its folder and replaces what has the new name.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Renames a file within its folder if the new name is free.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Removes an empty folder.
    fn remove_folder(&self, folder: &Path) -> io::Result<()>;
    /// Syncs the names in a folder.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// A newly created file.
pub(crate) trait NewFile {
    /// Appends bytes.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// Sets the modification time, where the system can.
    fn set_modified(&mut self, at: SystemTime);
    /// Syncs the written bytes.
    fn sync(&mut self) -> io::Result<()>;
}

/// The file system of the operating system.
#[derive(Debug)]
pub(crate) struct OsDisk;

impl Disk for OsDisk {
    fn read(&self, path: &Path, most: u64) -> Result<FileText, ReadFileError> {
        let text = reading::text(path, most)?;
        let written = fs::metadata(path).and_then(|known| known.modified()).ok();
        let since = written.and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        Ok(FileText { text, written: since.map_or(0, |since| since.as_secs()) })
    }

    fn bytes(&self, path: &Path, most: u64) -> Result<FileBytes, ReadFileError> {
        let bytes = reading::read_bytes(path, most)?;
        Ok(FileBytes { bytes, modified: fs::metadata(path).and_then(|known| known.modified()).ok() })
    }

    fn stamp(&self, path: &Path) -> io::Result<(u64, u64)> {
        let known = fs::metadata(path)?;
        let since = known.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        Ok((known.len(), since.map_or(0, |since| since.as_millis() as u64)))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
    }

    fn real(&self, path: &Path) -> io::Result<PathBuf> {
        let mut path = path.to_owned();
        for _ in 0..LINKS {
            match fs::read_link(&path) {
                // A target is relative to the folder of its link.
                Ok(target) => path = path.parent().unwrap_or(Path::new("")).join(target),
                // It is no link, or nothing.
                Err(_) => return Ok(path),
            }
        }
        Err(io::Error::other("too many symbolic links"))
    }

    fn taken(&self, path: &Path) -> bool {
        path.symlink_metadata().is_ok()
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        #[cfg_attr(not(unix), expect(unused_mut, reason = "there is no mode to set"))]
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        builder.mode(0o700);
        builder.create(folder)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn NewFile>> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        options.mode(0o600);
        Ok(Box::new(options.open(path)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        // Only this call renames without a race between check and rename. A dropped `TempPath` would delete the file.
        match tempfile::TempPath::try_from_path(from)?.persist_noclobber(to) {
            Ok(()) => Ok(()),
            Err(failed) => {
                let _ = failed.path.keep();
                Err(failed.error)
            }
        }
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        fs::remove_dir(folder)
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        // Windows cannot sync folders and need not.
        if cfg!(windows) {
            return Ok(());
        }
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        // Whoever opens a pipe in its place waits for ever.
        #[cfg(unix)]
        let opened = OpenOptions::new().read(true).custom_flags(libc::O_DIRECTORY).open(folder);
        #[cfg(not(unix))]
        let opened = File::open(folder);
        match opened.and_then(|folder| folder.sync_all()) {
            // Some file systems cannot sync folders, and a writable folder may be unreadable.
            Err(e) if cannot(e.kind()) => Ok(()),
            done => done,
        }
    }
}

const fn cannot(kind: io::ErrorKind) -> bool {
    matches!(kind, io::ErrorKind::InvalidInput | io::ErrorKind::Unsupported | io::ErrorKind::PermissionDenied)
}

impl NewFile for File {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.write_all(bytes)
    }

    fn set_modified(&mut self, at: SystemTime) {
        let _ = Self::set_modified(self, at);
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_all()
    }
}

/// Creates and syncs a folder with all its parents.
pub(crate) fn create_folder(disk: &dyn Disk, folder: &Path) -> io::Result<()> {
    let made = match disk.make_folder(folder) {
        Err(e) if e.kind() == io::ErrorKind::AlreadyExists => return Ok(()),
        Err(e) if e.kind() == io::ErrorKind::NotFound && folder.parent().is_some() => {
            create_folder(disk, folder_of(folder)).and_then(|()| disk.make_folder(folder))
        }
        done => done,
    };
    made.and_then(|()| disk.sync_folder(folder_of(folder)))
}

/// Returns true if the error says that nothing exists there. A file in place of a folder is found when writing.
pub(crate) fn missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Returns the folder of a file.
pub(crate) fn folder_of(path: &Path) -> &Path {
    path.parent().unwrap_or(Path::new("."))
}
