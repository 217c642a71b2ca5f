//! The log of the last start, for a game that was started without a terminal. An error that ended a start is in its
//! own file until a later start has reported it.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::disk::DataFile;
use super::{Store, StoreError};
use base::reading::open;

/// Size limit of a log in bytes. A long session writes a hundredth of it.
const MAX_LOG_BYTES: usize = 1 << 20;
/// Bytes of the log's end that are kept with an error.
const TAIL: u64 = 8 << 10;
/// Size limit of unreported errors in bytes; the first ones are kept.
const CRASH_REPORT_LIMIT: u64 = 64 << 10;

/// The log being written. Lines reach the file at once but are not synced.
#[derive(Debug)]
pub struct SessionLog {
    path: PathBuf,
    file: Mutex<(File, usize)>,
}

impl SessionLog {
    /// Returns the path of the log.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Keeps an error that may end this start, with the end of its log, for a later start to report. A failed write is
    /// ignored.
    pub fn add_crash_report(&self, what: &str) {
        let tail = self.tail().unwrap_or_default();
        let report = format!("{what}\n\nThe end of the log:\n{tail}\n");
        let _ = add(&self.path.with_file_name(DataFile::CrashReportNow.name()), report.as_bytes());
    }

    /// Returns the end of the log.
    fn tail(&self) -> io::Result<String> {
        let mut file = open(File::options().read(true), &self.path).map_err(io::Error::other)?;
        let from = file.metadata()?.len().saturating_sub(TAIL);
        file.seek(SeekFrom::Start(from))?;
        let mut bytes = Vec::new();
        file.take(TAIL).read_to_end(&mut bytes)?;
        let text = String::from_utf8_lossy(&bytes).into_owned();
        // Start with a whole line.
        Ok(if from == 0 {
            text
        } else {
            text.split_once('\n').map_or_else(String::new, |(_, rest)| rest.to_owned())
        })
    }

    /// Removes the errors of this start, because it ended well. They remain in its log.
    pub fn clear_errors(&self) {
        // Usually the file does not exist.
        let _ = fs::remove_file(self.path.with_file_name(DataFile::CrashReportNow.name()));
    }
}

/// Appends to a file of errors, unless it is full.
fn add(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.metadata().is_ok_and(|known| known.len() > CRASH_REPORT_LIMIT) {
        return Ok(());
    }
    open(private_file().create(true).append(true), path).map_err(io::Error::other)?.write_all(bytes)
}

/// Options for a new file that only its owner can read.
fn private_file() -> fs::OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

impl Write for &SessionLog {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let (file, left) = &mut *self.file.lock().unwrap_or_else(PoisonError::into_inner);
        // A full log accepts lines and drops them.
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

/// The paths of the logs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogPaths {
    /// The log of this start.
    pub now: PathBuf,
    /// The log of the start before.
    pub before: PathBuf,
}

impl Store {
    /// Begins the log of this start and keeps the previous one. Returns `None` if another process has the folder or
    /// it cannot be written. The store reports that when something is saved.
    #[must_use]
    pub fn begin_log(&self) -> Option<SessionLog> {
        if !self.files.lock.is_ours() {
            return None;
        }
        let path = self.files.file(DataFile::Log).ok()?;
        // The first start has no previous log.
        let _ = fs::rename(&path, self.files.file(DataFile::LogBefore).ok()?);
        let ended_by = path.with_file_name(DataFile::CrashReportNow.name());
        if let Ok(errors) = base::reading::read_bytes(&ended_by, 2 * CRASH_REPORT_LIMIT)
            && add(&path.with_file_name(DataFile::CrashReport.name()), &errors).is_ok()
        {
            let _ = fs::remove_file(ended_by);
        }
        let file = open(private_file().create(true).truncate(true), &path).ok()?;
        Some(SessionLog { path, file: Mutex::new((file, MAX_LOG_BYTES)) })
    }

    /// Returns where the log of this start is, and where that of the start before. None without a data folder.
    #[must_use]
    pub fn log_paths(&self) -> Option<LogPaths> {
        let path = |file| self.files.file(file).ok();
        Some(LogPaths { now: path(DataFile::Log)?, before: path(DataFile::LogBefore)? })
    }

    /// Returns the error that ended an earlier start, if it is unreported. Call it after [`Store::begin_log`].
    #[must_use]
    pub fn crash_report(&self) -> Option<String> {
        if !self.files.lock.is_ours() {
            return None;
        }
        let bytes =
            base::reading::read_bytes(&self.files.file(DataFile::CrashReport).ok()?, 2 * CRASH_REPORT_LIMIT)
                .ok()?;
        let text = String::from_utf8_lossy(&bytes).trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    /// Marks the error as reported.
    ///
    /// # Errors
    /// The file cannot be removed: the error will be reported again.
    pub fn forget_crash_report(&mut self) -> Result<(), StoreError> {
        if self.in_use() {
            return Ok(());
        }
        let path = self.files.file(DataFile::CrashReport)?;
        self.files.remove(&path)
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
            assert_eq!(log.path(), dir.path().join(DataFile::Log.name()));
            (&log).write_all(start.as_bytes()).unwrap();
        }
        assert_eq!(
            [read(DataFile::Log.name()), read(DataFile::LogBefore.name())],
            [Some("three\n".into()), Some("two\n".into())]
        );
    }

    #[test]
    fn a_crash_and_the_end_of_its_log_are_kept_until_reported() {
        let dir = tempfile::tempdir().unwrap();
        let store = || Store::at(dir.path().to_owned());
        let log = store().begin_log().unwrap();
        assert_eq!(store().crash_report(), None);
        for n in 0..2000 {
            writeln!(&log, "line {n}").unwrap();
        }
        log.add_crash_report("a fault\nat a.rs:3");
        // The error survives any number of starts and whatever happens to their logs.
        for _ in 0..3 {
            let store = store();
            store.begin_log().unwrap();
            let report = store.crash_report().unwrap();
            assert!(report.starts_with("a fault\nat a.rs:3\n\nThe end of the log:\nline "), "{report}");
            assert!(report.ends_with("line 1998\nline 1999") && report.len() < 9000, "{}", report.len());
        }
        store().begin_log().unwrap().add_crash_report("another");
        let mut store = store();
        store.begin_log().unwrap();
        assert!(store.crash_report().unwrap().contains("another"));
        store.forget_crash_report().unwrap();
        assert_eq!((store.crash_report(), store.forget_crash_report().is_ok()), (None, true));
        let log = store.begin_log().unwrap();
        for _ in 0..40 {
            log.add_crash_report(&"x".repeat(5000));
        }
        store.begin_log().unwrap();
        assert!(store.crash_report().unwrap().len() < 2 * CRASH_REPORT_LIMIT as usize);
    }

    /// A panic on another thread does not end the start if the game survives it.
    #[test]
    fn a_clean_exit_leaves_no_error() {
        let dir = tempfile::tempdir().unwrap();
        let store = Store::at(dir.path().to_owned());
        let log = store.begin_log().unwrap();
        log.add_crash_report("outlived");
        log.clear_errors();
        store.begin_log().unwrap().add_crash_report("of before");
        let log = store.begin_log().unwrap();
        let before = store.crash_report().unwrap();
        assert!(before.contains("of before") && !before.contains("outlived"), "{before}");
        log.add_crash_report("outlived");
        log.clear_errors();
        let _log = store.begin_log().unwrap();
        assert_eq!(store.crash_report(), Some(before), "it is still to be told");
    }

    #[test]
    fn the_log_has_a_maximum_size() {
        let dir = tempfile::tempdir().unwrap();
        let log = Store::at(dir.path().to_owned()).begin_log().unwrap();
        for _ in 0..3 {
            (&log).write_all(&[b'x'; MAX_LOG_BYTES / 2 + 1]).unwrap();
        }
        assert_eq!(fs::metadata(log.path()).unwrap().len(), MAX_LOG_BYTES as u64 / 2 + 1);
    }

    #[test]
    fn without_a_writable_folder_there_is_no_log() {
        let dir = tempfile::tempdir().unwrap();
        let file = dir.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(Store::at(file).begin_log().is_none());
    }
}
