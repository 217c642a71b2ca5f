//! [`Files`]: reads files, and writes them atomically.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::errors::{FileProblem, MAX_TOLD_CHARS, StoreError, UnusableFile};
use super::folders::FolderPaths;
use super::lock::FolderLock;
use super::names::{COPY, DAMAGED, DataFile, DataFolder, SAVING};
use super::{Disk, create_folder, folder_of, missing};
use crate::formats::DecodeError;
use base::reading::{self, ReadFileError, sanitized_up_to};
use engine::rng::fnv1a;

/// Size limit for settings and competitions in bytes; real ones are far smaller.
pub(crate) const MAX_SMALL_FILE_BYTES: u64 = 256 << 10;

/// The contents of a file when this process last read or wrote it.
#[derive(Debug)]
pub(crate) struct FileSnapshot {
    /// Its size and modification time; `None` if there was no file.
    stamp: Option<(u64, u64)>,
    /// The hash of its text, and of the text that a failed save may have written.
    texts: Vec<u64>,
}

/// The folders of the game, and what this process knows of the files in them: paths and texts, not what they mean.
///
/// They may be missing or unwritable. Then reading finds nothing, and the first write reports why.
#[derive(Debug)]
pub(crate) struct Files {
    pub(crate) folders: Option<FolderPaths>,
    pub(crate) disk: Box<dyn Disk>,
    pub(crate) lock: FolderLock,
    /// True if the folders were made again, and what was in them is not written again yet.
    pub(crate) renewed: bool,
    /// Files that could be neither used nor renamed. The flag says whether that was reported.
    pub(crate) untouchable: BTreeMap<PathBuf, bool>,
    /// The contents of the files that this process has read or written.
    pub(crate) seen: BTreeMap<PathBuf, FileSnapshot>,
    /// Errors not reported yet.
    pub(crate) unreported_errors: Vec<StoreError>,
    /// True if new folders may have names that are not synced yet.
    pub(crate) unsettled: bool,
    /// Number of temporary files created so far.
    temps: u32,
}

impl Files {
    /// Makes the folders, locks the data folder, and opens them.
    pub(crate) fn locked(
        folders: FolderPaths,
        disk: Box<dyn Disk>,
        lock: impl Fn(&Path) -> FolderLock,
    ) -> Self {
        // A failure is reported by the first write.
        let made: Vec<bool> =
            folders.all().into_iter().map(|folder| create_folder(&*disk, folder).is_ok()).collect();
        let lock = lock(&folders.data);
        Self { unsettled: made.contains(&false), ..Self::new(Some(folders), disk, lock) }
    }

    pub(crate) fn new(folders: Option<FolderPaths>, disk: Box<dyn Disk>, lock: FolderLock) -> Self {
        let files = Self {
            folders,
            disk,
            lock,
            renewed: false,
            untouchable: BTreeMap::new(),
            seen: BTreeMap::new(),
            unreported_errors: Vec::new(),
            unsettled: false,
            temps: 0,
        };
        // Without the lock, another process may be writing.
        if files.lock.is_ours() {
            let below = DataFolder::ALL.iter().filter_map(|folder| files.folder_at(*folder).ok());
            let own = files.folders.iter().flat_map(FolderPaths::all).map(Path::to_owned);
            own.chain(below).for_each(|folder| files.remove_temporaries(&folder));
        }
        files
    }

    /// Returns true if another process has the folders open. Then nothing is written, renamed or removed.
    pub(crate) const fn in_use(&self) -> bool {
        matches!(self.lock, FolderLock::Taken)
    }

    /// Returns the path of a file.
    pub(crate) fn file(&self, file: DataFile) -> Result<PathBuf, StoreError> {
        Ok(self.folders.as_ref().ok_or(StoreError::NoFolder)?.path(file.kind()).join(file.name()))
    }

    /// Returns the path of a folder.
    pub(crate) fn folder_at(&self, folder: DataFolder) -> Result<PathBuf, StoreError> {
        Ok(self.folders.as_ref().ok_or(StoreError::NoFolder)?.path(folder.kind()).join(folder.name()))
    }

    /// Returns the path of the file of that name in a folder.
    pub(crate) fn within(&self, folder: DataFolder, name: &str) -> Result<PathBuf, StoreError> {
        Ok(self.folder_at(folder)?.join(name))
    }

    /// Replaces a file atomically: writes a temporary file beside it, then renames it. A power cut leaves the old or
    /// the new text; after the return it is the new one. A file that could not be read is not overwritten. What
    /// somebody else wrote there since this process read or wrote the file is kept beside it. Where somebody keeps the
    /// file elsewhere, behind a link, it is replaced there, and the link stays.
    pub(crate) fn write_file(&mut self, path: &Path, text: &str) -> Result<(), StoreError> {
        self.check_writable(path)?;
        self.keep_foreign_copy(path, text)?;
        let done = self.write_derived_file(path, text);
        match done {
            Ok(()) => self.note_snapshot(path, Some(text)),
            Err(_) => self.note_possible_text(path, text),
        }
        done
    }

    /// Replaces a file whose content follows from other files, so that its loss costs nobody's work.
    pub(crate) fn write_derived_file(&mut self, path: &Path, text: &str) -> Result<(), StoreError> {
        self.check_writable(path)?;
        let real =
            self.disk.real(path).map_err(|cause| StoreError::Write { path: path.to_owned(), cause })?;
        let failed = |cause| StoreError::Write { path: real.clone(), cause };
        let temp = self.write_temporary(&real, text.as_bytes()).map_err(failed)?;
        let done = self.disk.rename(&temp, &real);
        self.finish_rename(&temp, &real, done).map_err(failed)
    }

    /// Moves a file to another name in its folder, in place of what has that name.
    pub(crate) fn move_to(&mut self, from: &Path, to: &Path) -> Result<(), StoreError> {
        self.check_writable(to)?;
        let failed = |cause| StoreError::Write { path: to.to_owned(), cause };
        self.disk.rename(from, to).and_then(|()| self.disk.sync_folder(folder_of(to))).map_err(failed)?;
        if let Some(seen) = self.seen.remove(from) {
            self.seen.insert(to.to_owned(), seen);
        }
        Ok(())
    }

    /// Notes what a file holds now: a text that was read or written, or nothing.
    fn note_snapshot(&mut self, path: &Path, text: Option<&str>) {
        let stamp = text.and_then(|_| self.disk.stamp(path).ok());
        let texts = text.map(fnv1a).into_iter().collect();
        self.seen.insert(path.to_owned(), FileSnapshot { stamp, texts });
    }

    /// Notes a text that may have been written, but for all we know was not, beside the one before.
    fn note_possible_text(&mut self, path: &Path, text: &str) {
        if let Some(seen) = self.seen.get_mut(path) {
            seen.texts.truncate(1);
            seen.texts.push(fnv1a(text));
        }
    }

    /// Keeps a copy of what another program wrote to a file that is about to be replaced by `text`, and reports it.
    fn keep_foreign_copy(&mut self, path: &Path, text: &str) -> Result<(), StoreError> {
        let Some(seen) = self.seen.get(path) else { return Ok(()) };
        let Ok(stamp) = self.disk.stamp(path) else { return Ok(()) };
        if seen.stamp == Some(stamp) {
            return Ok(());
        }
        let reason = "it was changed while the game was open";
        let failed = |cause| StoreError::Write { path: path.to_owned(), cause };
        match self.disk.read(path, reading::LIMIT) {
            Ok(there) if there.text == text || seen.texts.contains(&fnv1a(&there.text)) => {}
            // The file may be a link, which stays one: so its text is copied, and it is not renamed.
            Ok(there) => {
                let to =
                    self.with_free_name(path, COPY, |store, to| store.put_new(to, there.text.as_bytes()));
                let (path, moved_to) = (path.to_owned(), Some(to.map_err(failed)?));
                let kept = UnusableFile { path, kind: FileProblem::Copy, moved_to, reason: reason.into() };
                self.unreported_errors.push(StoreError::Changed(kept));
            }
            Err(ReadFileError::System(e)) if missing(&e) => {}
            Err(ReadFileError::System(e)) => return Err(failed(e)),
            Err(error @ ReadFileError::NotAFile) => return Err(failed(io::Error::other(error))),
            Err(_) => {
                let aside = self.set_aside(path, FileProblem::Copy, reason);
                self.unreported_errors.push(StoreError::Changed(aside));
                self.check_writable(path)?;
            }
        }
        Ok(())
    }

    /// Writes a file that does not exist yet.
    pub(crate) fn put_new(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        // Only files of the game's folders need the lock.
        if self.folders.as_ref().is_none_or(|folders| folders.contain(path)) {
            self.ensure_held().map_err(io::Error::other)?;
        }
        let temp = self.write_temporary(path, bytes)?;
        let done = self.disk.rename_new(&temp, path);
        self.finish_rename(&temp, path, done)
    }

    /// Writes a file outside the data folder, in place of one that is there.
    pub(crate) fn overwrite(&mut self, path: &Path, bytes: &[u8]) -> io::Result<()> {
        let temp = self.write_temporary(path, bytes)?;
        let done = self.disk.rename(&temp, path);
        self.finish_rename(&temp, path, done)
    }

    fn finish_rename(&self, temp: &Path, path: &Path, done: io::Result<()>) -> io::Result<()> {
        if done.is_err() {
            let _ = self.disk.remove(temp);
        }
        done?;
        self.disk.sync_folder(folder_of(path))
    }

    /// Writes the bytes to a temporary file in the same folder and syncs it.
    fn write_temporary(&mut self, path: &Path, bytes: &[u8]) -> io::Result<PathBuf> {
        self.write_temporary_with_time(path, bytes, None)
    }

    /// Writes the bytes to a temporary file in the same folder, sets its modification time, and syncs it.
    pub(crate) fn write_temporary_with_time(
        &mut self,
        path: &Path,
        bytes: &[u8],
        modified: Option<SystemTime>,
    ) -> io::Result<PathBuf> {
        let folder = folder_of(path);
        let (temp, mut file) = loop {
            self.temps = self.temps.wrapping_add(1);
            let temp = folder.join(format!("{SAVING}{}-{}", std::process::id(), self.temps));
            match self.disk.create(&temp) {
                Ok(file) => break (temp, file),
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                Err(e) if e.kind() == io::ErrorKind::NotFound => {
                    let before = std::mem::replace(&mut self.unsettled, true);
                    create_folder(&*self.disk, folder)?;
                    self.unsettled = before;
                }
                Err(e) => return Err(e),
            }
        };
        let written = file.write(bytes).and_then(|()| {
            modified.into_iter().for_each(|at| file.set_modified(at));
            file.sync()
        });
        match written.and_then(|()| self.settle_above(folder)) {
            Ok(()) => Ok(temp),
            Err(e) => {
                let _ = self.disk.remove(&temp);
                Err(e)
            }
        }
    }

    /// Syncs the names of folders whose sync failed when they were created.
    fn settle_above(&mut self, folder: &Path) -> io::Result<()> {
        if self.unsettled {
            let folders = self.folders.iter().flat_map(FolderPaths::all).filter(|ours| self.disk.taken(ours));
            let above = folders.chain([folder]).flat_map(|folder| folder.ancestors().skip(1));
            above.collect::<BTreeSet<_>>().into_iter().try_for_each(|above| self.disk.sync_folder(above))?;
            self.unsettled = false;
        }
        Ok(())
    }

    /// Removes a file if it exists, and syncs the folder.
    pub(crate) fn remove(&mut self, path: &Path) -> Result<(), StoreError> {
        self.check_writable(path)?;
        let failed = |cause| StoreError::Write { path: path.to_owned(), cause };
        match self.disk.remove(path) {
            Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(()),
            Err(_) if !self.disk.taken(path) => Ok(()),
            Err(cause) => Err(failed(cause)),
            Ok(()) => self.disk.sync_folder(folder_of(path)).map_err(failed),
        }
    }

    /// Checks that a file may be written: it was not left alone, and the folder is locked.
    fn check_writable(&mut self, path: &Path) -> Result<(), StoreError> {
        if self.untouchable.contains_key(path) {
            return Err(StoreError::Left { path: path.to_owned() });
        }
        self.ensure_held()
    }

    /// Reads a file with its modification time. Returns `None` if it is missing or was left alone before. A damaged
    /// file is set aside.
    pub(crate) fn read<T>(
        &mut self,
        path: &Path,
        most: u64,
        parse: impl FnOnce(&str) -> Result<T, DecodeError>,
    ) -> Result<Option<(T, u64)>, UnusableFile> {
        if self.untouchable.contains_key(path) {
            return Ok(None);
        }
        let damage = match self.disk.read(path, most) {
            Ok(read) => match parse(&read.text) {
                Ok(value) => {
                    self.note_snapshot(path, Some(&read.text));
                    return Ok(Some((value, read.written)));
                }
                Err(DecodeError::Damaged(reason)) => reason,
                Err(DecodeError::Newer(reason)) => {
                    return Err(self.report_unreadable(path, FileProblem::Newer, &reason));
                }
            },
            Err(ReadFileError::System(e)) if missing(&e) => {
                self.note_snapshot(path, None);
                return Ok(None);
            }
            Err(error @ ReadFileError::NotText { .. }) => error.to_string(),
            Err(error) => {
                return Err(self.report_unreadable(path, FileProblem::Unreadable, &error.to_string()));
            }
        };
        Err(self.set_aside(path, FileProblem::Damaged, &damage))
    }

    /// Returns the names of the RON files among those in a folder, in order and without the ending. A name that is no
    /// UTF-8 is reported once, and its file is left alone.
    pub(crate) fn stems(
        &mut self,
        folder: &Path,
        names: Vec<OsString>,
        unusable: &mut Vec<UnusableFile>,
    ) -> Vec<String> {
        let mut stems = Vec::new();
        for name in names {
            let is_ron = Path::new(&name).extension().is_some_and(|ending| ending == "ron");
            match name.to_str().map(|name| name.strip_suffix(".ron")) {
                Some(stem) => stems.extend(stem.map(str::to_owned)),
                None if is_ron && !self.untouchable.contains_key(&folder.join(&name)) => {
                    let path = folder.join(&name);
                    unusable.push(self.report_unreadable(
                        &path,
                        FileProblem::Unreadable,
                        "its name is no UTF-8: expected a name in UTF-8",
                    ));
                }
                None => {}
            }
        }
        stems.sort();
        stems
    }

    /// Marks a file as left alone while this process lives.
    pub(crate) fn report_unreadable(&mut self, path: &Path, kind: FileProblem, reason: &str) -> UnusableFile {
        self.untouchable.insert(path.to_owned(), false);
        UnusableFile {
            path: path.to_owned(),
            kind,
            moved_to: None,
            reason: sanitized_up_to(reason, MAX_TOLD_CHARS),
        }
    }

    /// Renames a file that the game does not go on with to the first free `<name>.damaged-<n>` or `<name>.copy-<n>`,
    /// beside it: a link to it stays. Leaves it alone if that fails.
    pub(crate) fn set_aside(&mut self, path: &Path, kind: FileProblem, reason: &str) -> UnusableFile {
        let mark = if kind == FileProblem::Copy { COPY } else { DAMAGED };
        let Ok(real) = self.disk.real(path) else { return self.report_unreadable(path, kind, reason) };
        let moved = self.with_free_name(&real, mark, |store, to| {
            store.ensure_held().map_err(io::Error::other)?;
            store.disk.rename_new(&real, to)
        });
        let Ok(to) = moved else { return self.report_unreadable(path, kind, reason) };
        let _ = self.disk.sync_folder(folder_of(&real));
        self.seen.remove(path);
        let (path, reason) = (path.to_owned(), sanitized_up_to(reason, MAX_TOLD_CHARS));
        UnusableFile { path, kind, moved_to: Some(to), reason }
    }

    /// Does something with the first free name `<name>.<mark>-<n>` beside a file, and returns that name.
    fn with_free_name(
        &mut self,
        path: &Path,
        mark: &str,
        mut take: impl FnMut(&mut Self, &Path) -> io::Result<()>,
    ) -> io::Result<PathBuf> {
        for n in 1..1000 {
            let mut name = path.file_name().unwrap_or_default().to_owned();
            name.push(format!("{mark}{n}"));
            let free = path.with_file_name(name);
            match take(self, &free) {
                Err(e) if e.kind() == io::ErrorKind::AlreadyExists => {}
                done => return done.map(|()| free),
            }
        }
        Err(io::ErrorKind::AlreadyExists.into())
    }

    /// Syncs what was found and removes temporary files of dead processes. A process may have ended between rename
    /// and sync; a power cut would then undo what is already visible.
    pub(crate) fn remove_temporaries(&self, folder: &Path) {
        for name in self.disk.list(folder).unwrap_or_default() {
            if name.to_str().is_some_and(|name| name.starts_with(SAVING)) {
                let _ = self.disk.remove(&folder.join(name));
            }
        }
        let _ = self.disk.sync_folder(folder);
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::tests::empty_store;
    use crate::{Settings, Store};

    #[test]
    fn a_file_is_replaced_atomically_and_no_temporary_remains() {
        let (dir, mut store) = empty_store();
        let path = dir.path().join("deep/down/a.ron");
        store.files.write_file(&path, "one").unwrap();
        store.files.write_file(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
        let taken = store.files.put_new(&path, b"three").unwrap_err();
        assert_eq!(taken.kind(), io::ErrorKind::AlreadyExists);
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
    }

    /// Changes by an editor or a synchronising program survive the next save.
    #[test]
    fn a_file_changed_by_others_meanwhile_is_kept_as_a_copy_and_reported() {
        let (dir, mut store) = empty_store();
        let path = dir.path().join("a.ron");
        let copies = |store: &mut Store| {
            let copy = |reported: StoreError| {
                let StoreError::Changed(file) = reported else { panic!("{reported}") };
                assert_eq!((file.kind, &file.path), (FileProblem::Copy, &path), "{file}");
                fs::read(file.moved_to.unwrap()).unwrap()
            };
            store.take_unreported_errors().into_iter().map(copy).collect::<Vec<Vec<u8>>>()
        };
        // There was nothing when the game looked.
        assert!(store.files.read(&path, MAX_SMALL_FILE_BYTES, |_| Ok(())).unwrap().is_none());
        fs::write(&path, "theirs, first").unwrap();
        store.files.write_file(&path, "ours").unwrap();
        assert_eq!(copies(&mut store), [b"theirs, first"]);
        store.files.write_file(&path, "ours, second").unwrap();
        assert!(copies(&mut store).is_empty(), "our own text");
        fs::write(&path, "theirs, second").unwrap();
        store.files.write_file(&path, "ours, third").unwrap();
        assert_eq!(copies(&mut store), [b"theirs, second"]);
        fs::write(&path, b"\xff no text").unwrap();
        store.files.write_file(&path, "ours, fourth").unwrap();
        assert_eq!(copies(&mut store), [b"\xff no text"]);
        // A file that is the same, or gone, is not reported.
        fs::write(&path, "ours, fifth").unwrap();
        store.files.write_file(&path, "ours, fifth").unwrap();
        fs::remove_file(&path).unwrap();
        store.files.write_file(&path, "ours, sixth").unwrap();
        assert!(copies(&mut store).is_empty());
        assert_eq!(fs::read_to_string(&path).unwrap(), "ours, sixth");
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 2 + 3, "lock, file, and three copies");
    }

    #[test]
    fn temporary_files_of_dead_processes_are_removed() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("current")).unwrap();
        for name in [".saving-x1", "current/.saving-123-4", "current/kept.ron"] {
            fs::write(dir.path().join(name), "half").unwrap();
        }
        let one = Store::at(dir.path().to_owned());
        fs::write(dir.path().join(".saving-mine"), "being written").unwrap();
        let other = Store::at(dir.path().to_owned());
        assert!(other.in_use() && !one.in_use());
        let names = |folder: &Path| {
            let mut names: Vec<_> =
                fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
            names.sort();
            names
        };
        assert_eq!(names(dir.path()), [".lock", ".saving-mine", "current"]);
        assert_eq!(names(&dir.path().join("current")), ["kept.ron"]);
    }

    #[test]
    fn a_file_set_aside_is_never_overwritten() {
        let (dir, mut store) = empty_store();
        let path = dir.path().join("a.ron");
        for n in 1..=3 {
            fs::write(&path, format!("{n}")).unwrap();
            let aside = store.files.set_aside(&path, FileProblem::Damaged, "it is bad");
            let now = aside.moved_to.clone().unwrap();
            assert_eq!(now.file_name().unwrap().to_str().unwrap(), format!("a.ron.damaged-{n}"));
            assert_eq!(fs::read_to_string(now).unwrap(), format!("{n}"));
            assert!(!path.exists() && aside.to_string().contains("it is bad"), "{aside}");
        }
    }

    /// Anything unreadable in a file's place stays, is reported in one sentence, and is not overwritten.
    #[cfg(unix)]
    #[test]
    fn an_unreadable_file_is_left_alone() {
        let locked = |path: &Path| {
            use std::os::unix::fs::PermissionsExt;
            fs::write(path, "(").unwrap();
            fs::set_permissions(path, fs::Permissions::from_mode(0o000)).unwrap();
        };
        let make: [(&str, fn(&Path)); 5] = [
            ("ermission denied", locked),
            ("no file: expected", |path| fs::create_dir(path).unwrap()),
            ("symbolic links", |path| std::os::unix::fs::symlink(path, path).unwrap()),
            ("no file: expected", |path| std::os::unix::fs::symlink("/dev/zero", path).unwrap()),
            ("1500000000 bytes: expected at most", |path| {
                fs::File::create(path).unwrap().set_len(1_500_000_000).unwrap();
            }),
        ];
        for (expected, make) in make {
            let dir = tempfile::tempdir().unwrap();
            for name in ["settings.ron", "competition.ron", "current/a.ron"] {
                let path = dir.path().join(name);
                fs::create_dir_all(path.parent().unwrap()).unwrap();
                make(&path);
                if path.metadata().is_ok_and(|known| known.len() == 1) && fs::read(&path).is_ok() {
                    // The superuser may read everything.
                    continue;
                }
                let before = path.symlink_metadata().unwrap();
                let mut store = Store::at(dir.path().to_owned());
                let reported = match name {
                    "settings.ron" => store.settings().1,
                    "competition.ron" => store.competitions().1,
                    _ => store.load_unfinished().1,
                };
                let [file] = &reported[..] else { panic!("{name}: {reported:?}") };
                assert_eq!((file.kind, &file.moved_to, &file.path), (FileProblem::Unreadable, &None, &path));
                assert!(file.to_string().contains(expected), "{file}");
                let first = match name {
                    "settings.ron" => store.save_settings(&Settings::default()),
                    _ => store.files.write_file(&path, "over it"),
                };
                assert!(first.unwrap_err().to_string().contains("cannot be read, so it is left"));
                assert!(store.settings().1.is_empty() && store.load_unfinished().1.is_empty(), "told twice");
                assert!(store.save_settings(&Settings::default()).is_ok(), "told twice");
                let after = path.symlink_metadata().unwrap();
                assert_eq!((before.file_type(), before.len()), (after.file_type(), after.len()));
                let _ = fs::remove_file(&path).or_else(|_| fs::remove_dir(&path));
            }
        }
    }
}
