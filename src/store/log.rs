//! The log of the last start, for whoever asks what went wrong: started without a terminal, the game has nobody else to
//! tell.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::Store;

/// This start's.
const NOW: &str = "log.txt";
/// That of the start before.
const BEFORE: &str = "log-before.txt";
/// No log grows larger than that, bytes: a long evening writes a hundredth of it.
const MOST: usize = 1 << 20;

/// A log that is being written. Lines are in the file as soon as they are written, though a power cut may take them.
#[derive(Debug)]
pub struct StartLog {
    path: PathBuf,
    file: Mutex<(File, usize)>,
}

impl StartLog {
    /// Where it lies.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }
}

impl Write for &StartLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let (file, left) = &mut *self.file.lock().unwrap_or_else(PoisonError::into_inner);
        // A full log takes everything and keeps nothing.
        if let Some(rest) = left.checked_sub(bytes.len()) {
            file.write_all(bytes)?;
            *left = rest;
        } else {
            *left = 0;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Store {
    /// Begins the log of this start and keeps that of the one before. There is none where the folder is another process's,
    /// and none where nothing can be written: the store tells of that when something is to be saved.
    #[must_use]
    pub fn begin_log(&self) -> Option<StartLog> {
        if self.in_use() {
            return None;
        }
        let path = self.path(&[NOW]).ok()?;
        // The first start has none before it.
        let _ = fs::rename(&path, self.path(&[BEFORE]).ok()?);
        let mut options = File::options();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let file = options.open(&path).ok()?;
        Some(StartLog { path, file: Mutex::new((file, MOST)) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_two_starts_are_kept() {
        let dir = tempfile::tempdir().unwrap();
        let read = |name| fs::read_to_string(dir.path().join(name)).ok();
        for start in ["one\n", "two\n", "three\n"] {
            let log = Store::at(dir.path().to_owned()).begin_log().unwrap();
            assert_eq!(log.path(), dir.path().join(NOW));
            (&log).write_all(start.as_bytes()).unwrap();
        }
        assert_eq!([read(NOW), read(BEFORE)], [Some("three\n".into()), Some("two\n".into())]);
    }

    #[test]
    fn no_log_is_endless() {
        let dir = tempfile::tempdir().unwrap();
        let log = Store::at(dir.path().to_owned()).begin_log().unwrap();
        for _ in 0..3 {
            (&log).write_all(&[b'x'; MOST / 2 + 1]).unwrap();
        }
        assert_eq!(fs::metadata(log.path()).unwrap().len(), MOST as u64 / 2 + 1);
    }

    #[test]
    fn where_nothing_can_be_written_there_is_none() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(Store::at(file).begin_log().is_none());
    }
}
