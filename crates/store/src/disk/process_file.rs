//! The substitute for the lock where the system has none, as in some network folders: a file that only one process can
//! create. It names its process, so that the file of a dead process can be distinguished from one in use.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use super::names::{DataFile, SAVING};
use base::reading;

/// Longest interval at which its process touches the file.
pub(crate) const MAX_TOUCH_INTERVAL: Duration = Duration::from_secs(60);
/// A file that was not touched for so long is that of a machine that is off or away.
const SILENT: Duration = Duration::from_secs(10 * 60);
/// Size limit of the file in bytes.
const MAX_PROCESS_FILE_BYTES: u64 = 4 << 10;
/// Tells apart the files of one process.
static MADE: AtomicU32 = AtomicU32::new(0);

/// The file of this process. Dropping it removes it.
#[derive(Debug)]
pub(crate) struct ProcessFile {
    path: PathBuf,
    text: String,
    touched: SystemTime,
}

impl ProcessFile {
    /// Creates the file. Returns `None` if another process holds the folder.
    pub(crate) fn create(root: &Path) -> io::Result<Option<Self>> {
        let path = root.join(DataFile::Held.name());
        let text = own_text();
        // A file that is not in use is removed first; another process may do the same.
        for _ in 0..3 {
            match options().create_new(true).open(&path) {
                Ok(mut file) => {
                    let held = Self { path, text, touched: SystemTime::now() };
                    file.write_all(held.text.as_bytes()).and_then(|()| file.sync_all())?;
                    return Ok(held.is_there()?.then_some(held));
                }
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
                    if is_held(root)? {
                        return Ok(None);
                    }
                }
                Err(error) => return Err(error),
            }
        }
        Ok(None)
    }

    /// Returns true if the file is still the one that this process made.
    pub(crate) fn is_there(&self) -> io::Result<bool> {
        match read(&self.path) {
            Ok(there) => Ok(there == self.text),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
            Err(error) => Err(error),
        }
    }

    /// Shows other machines that this process lives, now and then. A failure shows when something is written.
    pub(crate) fn touch(&mut self) {
        let now = SystemTime::now();
        let ago = now.duration_since(self.touched).unwrap_or(MAX_TOUCH_INTERVAL);
        if ago >= MAX_TOUCH_INTERVAL && self.is_there().unwrap_or(false) {
            // Writing gives it the time of the disk's own clock.
            let opened = reading::open(File::options().write(true), &self.path).ok();
            let _ = opened.map(|mut file| file.write_all(self.text.as_bytes()));
            self.touched = now;
        }
    }
}

impl Drop for ProcessFile {
    fn drop(&mut self) {
        if self.is_there().unwrap_or(false) {
            let _ = fs::remove_file(&self.path);
        }
    }
}

/// Returns true if a process holds the folder by its file. A file that no process uses is removed.
pub(crate) fn is_held(root: &Path) -> io::Result<bool> {
    let path = root.join(DataFile::Held.name());
    let text = match read(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(false),
        Err(error) => return Err(error),
    };
    if is_in_use(root, &path, &text)? {
        return Ok(true);
    }
    // Another process may remove it and make its own in between: then that one is put back.
    let aside = root.join(format!("{SAVING}{}-held", std::process::id()));
    match fs::rename(&path, &aside) {
        Ok(()) if read(&aside)? == text => fs::remove_file(&aside).map(|()| false),
        Ok(()) => fs::rename(&aside, &path).map(|()| true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(error) => Err(error),
    }
}

fn read(path: &Path) -> io::Result<String> {
    reading::text(path, MAX_PROCESS_FILE_BYTES).map_err(|unread| match unread {
        reading::ReadFileError::System(error) => error,
        other => io::Error::other(other.to_string()),
    })
}

/// Returns true unless the file's process has died, or its machine was not heard of for long.
fn is_in_use(root: &Path, path: &Path, text: &str) -> io::Result<bool> {
    let field = |name: &str| text.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let here = machine();
    if here.is_some() && field(MACHINE) == here.as_deref() {
        let (id, begun) = field(PROCESS).and_then(|field| field.split_once(' ')).unwrap_or_default();
        return Ok(process_began(id).as_deref() == Some(begun));
    }
    // The disk's clock counts: those of two machines may differ.
    let probe = tempfile::Builder::new().prefix(SAVING).tempfile_in(root)?;
    let now = probe.as_file().metadata()?.modified()?;
    Ok(now.duration_since(fs::metadata(path)?.modified()?).unwrap_or_default() < SILENT)
}

/// The lines of the file that name machine and process.
const MACHINE: &str = "machine:";
const PROCESS: &str = "process:";

/// Returns the text of the file of this process: one that no other has.
fn own_text() -> String {
    let id = std::process::id().to_string();
    let begun = process_began(&id).unwrap_or_default();
    let machine = machine().unwrap_or_default();
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_nanos();
    let n = MADE.fetch_add(1, Ordering::Relaxed);
    format!(
        "A game of Five-a-Side has this folder open. If none is open on any machine, remove this file.\n\
         {MACHINE} {machine}\n{PROCESS} {id} {begun}\nmark: {now}-{n}\n"
    )
}

/// Returns what names this machine since it was started, and the numbers of processes that count; `None` where the
/// system does not tell.
fn machine() -> Option<String> {
    let boot = fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let numbers = fs::read_link("/proc/self/ns/pid").ok()?;
    Some(format!("{} {}", boot.trim(), numbers.display()))
}

/// Returns when the process with that number began, as the system counts it; `None` if there is none.
fn process_began(id: &str) -> Option<String> {
    let field = fs::read_to_string(format!("/proc/{}/stat", id.parse::<u32>().ok()?)).ok()?;
    // The name in parentheses may hold anything; what counts is the twentieth word after it.
    let (_, after) = field.rsplit_once(')')?;
    after.split_whitespace().nth(19).map(str::to_owned)
}

/// Options for a new file that only its owner can read.
pub(crate) fn options() -> std::fs::OpenOptions {
    let mut options = File::options();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}
