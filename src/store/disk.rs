//! What the store asks of a disk: few calls, each of which can fail on its own. The system's is [`System`]; the tests'
//! loses what was not made safe.

use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write as _};
use std::path::Path;
use std::time::UNIX_EPOCH;

use crate::reading::{self, Unread};

/// A file's text, and when it was last written.
pub(super) struct Text {
    pub(super) text: String,
    /// Seconds since 1970; 0 where nobody knows.
    pub(super) written: u64,
}

/// A disk. What it was asked to write is safe from a power cut once file *and* folder were synced, and not before.
pub(super) trait Disk: fmt::Debug + Send {
    /// The text of a file of at most `most` bytes.
    fn read(&self, path: &Path, most: u64) -> Result<Text, Unread>;
    /// The size of a file, bytes, and when it was last written, milliseconds since 1970; 0 where nobody knows.
    fn stamp(&self, path: &Path) -> io::Result<(u64, u64)>;
    /// The names of what lies in a folder, in any order.
    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>>;
    /// Whether the name is taken, by whatever it be.
    fn taken(&self, path: &Path) -> bool;
    /// Makes a folder in one that is there.
    fn make_folder(&self, folder: &Path) -> io::Result<()>;
    /// Makes a file where there is none.
    fn create(&self, path: &Path) -> io::Result<Box<dyn NewFile>>;
    /// Gives a file another name in the same folder, in the place of what has it.
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Gives a file another name in the same folder, if that is free.
    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()>;
    /// Removes a file.
    fn remove(&self, path: &Path) -> io::Result<()>;
    /// Waits until the names in a folder are safe.
    fn sync_folder(&self, folder: &Path) -> io::Result<()>;
}

/// A file that was just made.
pub(super) trait NewFile {
    /// Adds bytes.
    fn write(&mut self, bytes: &[u8]) -> io::Result<()>;
    /// Waits until they are safe.
    fn sync(&mut self) -> io::Result<()>;
}

/// The system's disk.
#[derive(Debug)]
pub(super) struct System;

impl Disk for System {
    fn read(&self, path: &Path, most: u64) -> Result<Text, Unread> {
        let text = reading::text(path, most)?;
        let written = fs::metadata(path).and_then(|known| known.modified()).ok();
        let since = written.and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        Ok(Text { text, written: since.map_or(0, |since| since.as_secs()) })
    }

    fn stamp(&self, path: &Path) -> io::Result<(u64, u64)> {
        let known = fs::metadata(path)?;
        let since = known.modified().ok().and_then(|at| at.duration_since(UNIX_EPOCH).ok());
        Ok((known.len(), since.map_or(0, |since| since.as_millis() as u64)))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        fs::read_dir(folder)?.map(|entry| Ok(entry?.file_name())).collect()
    }

    fn taken(&self, path: &Path) -> bool {
        path.symlink_metadata().is_ok()
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        #[cfg_attr(not(unix), expect(unused_mut, reason = "there is no mode to set"))]
        let mut builder = fs::DirBuilder::new();
        #[cfg(unix)]
        std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
        builder.create(folder)
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn NewFile>> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        Ok(Box::new(options.open(path)?))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        // The one way that does not look first and rename then; it would remove the file if it were dropped.
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

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        // Windows cannot, and need not.
        if cfg!(windows) {
            return Ok(());
        }
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        match File::open(folder).and_then(|folder| folder.sync_all()) {
            // Some file systems cannot; and a folder can be written without being read.
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

    fn sync(&mut self) -> io::Result<()> {
        self.sync_all()
    }
}
