//! A simulated disk that separates synced data from visible data. The power can be cut, and any single call can fail.
//!
//! The model is stricter than any real file system:
//! - Written bytes are safe once the file was synced. Of unsynced bytes a power cut keeps all, a prefix, none, or as
//!   many zeros.
//! - A name that was created, renamed or removed is safe once its folder was synced. Of the changes since then a
//!   power cut keeps *any* subset, for each folder and each change alone. A lost change looks as if another had
//!   followed it, so the order needs no chance of its own. Renaming within a folder is one change: no disk shows the
//!   file under neither name. Nothing is renamed between folders.
//! - Syncing a file does not make its name safe. Syncing a folder does not make names in other folders safe.
//! - A failed call has done nothing, except that a failed write has written a prefix.
//! - An ended process makes no more calls. The next process sees everything it did.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::io;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard};

use super::super::disk::{Disk, FileBytes, FileText, NewFile};
use base::reading::{self, ReadFileError};
use engine::MatchRng;

/// A mishap at one call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum InjectedFault {
    /// The process ends before the call.
    Ended,
    /// The disk is full; calls that need no room succeed.
    Full,
    /// The disk is faulty.
    Fault,
}

/// A sync that the disk only pretends to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FalseSync {
    Files,
    Folders,
}

#[derive(Clone, Debug, Default)]
struct Inode {
    seen: Vec<u8>,
    safe: Vec<u8>,
}

/// The target of a name, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Entry {
    File(usize),
    Folder(usize),
}

type Names = BTreeMap<String, Entry>;
/// New targets of names; `None` removes a name.
type Change = Vec<(String, Option<Entry>)>;

#[derive(Clone, Debug, Default)]
struct Folder {
    seen: Names,
    safe: Names,
    /// The unsynced changes, oldest first.
    changes: Vec<Change>,
}

#[derive(Clone, Debug)]
struct State {
    files: Vec<Inode>,
    /// The folders; the first is the root.
    folders: Vec<Folder>,
    calls: usize,
    mishap: Option<(usize, InjectedFault)>,
    /// The calls during which the disk is full.
    full: std::ops::Range<usize>,
    ended: bool,
    lie: Option<FalseSync>,
}

/// The disk. Clones share it.
#[derive(Clone, Debug)]
pub(crate) struct SimulatedDisk(Arc<Mutex<State>>);

fn apply(names: &mut Names, change: &Change) {
    for (name, entry) in change {
        match entry {
            Some(entry) => drop(names.insert(name.clone(), *entry)),
            None => drop(names.remove(name)),
        }
    }
}

impl SimulatedDisk {
    pub(crate) fn new() -> Self {
        let folders = vec![Folder::default()];
        let (mishap, full) = (None, 0..0);
        let state = State { files: Vec::new(), folders, calls: 0, mishap, full, ended: false, lie: None };
        Self(Arc::new(Mutex::new(state)))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap()
    }

    /// Copies the disk; changes to one copy do not affect the other.
    pub(crate) fn copy(&self) -> Self {
        let mut state = self.state().clone();
        (state.calls, state.mishap, state.full, state.ended) = (0, None, 0..0, false);
        Self(Arc::new(Mutex::new(state)))
    }

    /// Sets a mishap for the call of that number, counted from 0.
    pub(crate) fn with(self, call: usize, mishap: InjectedFault) -> Self {
        self.state().mishap = Some((call, mishap));
        self
    }

    /// Makes the disk full during these calls.
    pub(crate) fn full(self, calls: std::ops::Range<usize>) -> Self {
        self.state().full = calls;
        self
    }

    /// Makes the disk full from now on, or frees it.
    pub(super) fn fill(&self, full: bool) {
        let mut state = self.state();
        state.full = if full { 0..usize::MAX } else { 0..0 };
    }

    /// Makes the disk skip syncs of that kind.
    pub(super) fn lying(self, lie: FalseSync) -> Self {
        self.state().lie = Some(lie);
        self
    }

    /// Returns the number of calls so far.
    pub(crate) fn calls(&self) -> usize {
        self.state().calls
    }

    /// Returns true if the process was ended.
    pub(crate) fn ended(&self) -> bool {
        self.state().ended
    }

    /// Returns the disk after a power cut, in one of many outcomes. Outcome 0 keeps only safe data, 1 all names but
    /// only safe bytes, 2 only safe names but all bytes.
    pub(crate) fn cut(&self, outcome: u64) -> Self {
        let cut = self.copy();
        let mut state = cut.state();
        let mut rng = MatchRng::new(outcome);
        for folder in &mut state.folders {
            let mut names = folder.safe.clone();
            for change in &folder.changes {
                if outcome == 1 || outcome > 2 && rng.heads() {
                    apply(&mut names, change);
                }
            }
            *folder = Folder { seen: names.clone(), safe: names, changes: Vec::new() };
        }
        for file in &mut state.files {
            if file.seen != file.safe && outcome >= 2 {
                file.safe = match outcome % 4 {
                    2 => file.seen.clone(),
                    3 => vec![0; file.seen.len()],
                    _ => file.seen[..rng.index(file.seen.len() + 1)].to_vec(),
                };
            }
            file.seen = file.safe.clone();
        }
        drop(state);
        cut
    }

    /// Returns true if a folder of that name can be seen anywhere.
    pub(crate) fn has_folder(&self, name: &str) -> bool {
        self.state().folders.iter().any(|folder| matches!(folder.seen.get(name), Some(Entry::Folder(_))))
    }

    /// Lists every visible file with its path.
    pub(crate) fn files(&self) -> Vec<(String, Vec<u8>)> {
        fn walk(state: &State, folder: usize, path: &str, into: &mut Vec<(String, Vec<u8>)>) {
            for (name, entry) in &state.folders[folder].seen {
                let path = format!("{path}/{name}");
                match entry {
                    Entry::File(n) => into.push((path, state.files[*n].seen.clone())),
                    Entry::Folder(n) => walk(state, *n, &path, into),
                }
            }
        }
        let mut found = Vec::new();
        walk(&self.state(), 0, "", &mut found);
        found
    }

    /// Locks the state for a call, or returns the mishap of this call.
    fn call(&self, needs_room: bool) -> Result<MutexGuard<'_, State>, (MutexGuard<'_, State>, io::Error)> {
        let mut state = self.state();
        let now = state.calls;
        state.calls += 1;
        if state.ended {
            return Err((state, io::ErrorKind::BrokenPipe.into()));
        }
        match state.mishap {
            Some((at, InjectedFault::Ended)) if at == now => {
                state.ended = true;
                Err((state, io::ErrorKind::BrokenPipe.into()))
            }
            Some((at, InjectedFault::Full)) if at == now && needs_room => {
                Err((state, io::ErrorKind::StorageFull.into()))
            }
            Some((at, InjectedFault::Fault)) if at == now => {
                Err((state, io::Error::other("a fault of the disk")))
            }
            _ if needs_room && state.full.contains(&now) => Err((state, io::ErrorKind::StorageFull.into())),
            _ => Ok(state),
        }
    }

    fn done(&self, needs_room: bool) -> io::Result<MutexGuard<'_, State>> {
        self.call(needs_room).map_err(|(_, fault)| fault)
    }
}

impl State {
    fn entry(&self, path: &Path) -> io::Result<Entry> {
        let mut at = Entry::Folder(0);
        for part in path.components().filter(|part| *part != Component::RootDir) {
            let Entry::Folder(folder) = at else { return Err(io::ErrorKind::NotADirectory.into()) };
            let name = part.as_os_str().to_str().unwrap();
            at = *self.folders[folder].seen.get(name).ok_or(io::ErrorKind::NotFound)?;
        }
        Ok(at)
    }

    fn folder(&mut self, path: &Path) -> io::Result<&mut Folder> {
        match self.entry(path)? {
            Entry::Folder(n) => Ok(&mut self.folders[n]),
            Entry::File(_) => Err(io::ErrorKind::NotADirectory.into()),
        }
    }

    fn change(&mut self, folder: &Path, change: Change) -> io::Result<()> {
        let folder = self.folder(folder)?;
        apply(&mut folder.seen, &change);
        folder.changes.push(change);
        Ok(())
    }

    fn rename(&mut self, from: &Path, to: &Path) -> io::Result<()> {
        assert_eq!(from.parent(), to.parent(), "there is no renaming between folders");
        let entry = self.entry(from)?;
        self.change(from.parent().unwrap(), vec![(name(from), None), (name(to), Some(entry))])
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap().to_str().unwrap().to_owned()
}

impl Disk for SimulatedDisk {
    fn read(&self, path: &Path, most: u64) -> Result<FileText, ReadFileError> {
        Ok(FileText { text: reading::decode_utf8(self.bytes(path, most)?.bytes)?, written: 0 })
    }

    fn bytes(&self, path: &Path, most: u64) -> Result<FileBytes, ReadFileError> {
        let state = self.done(false)?;
        let Entry::File(n) = state.entry(path)? else { return Err(ReadFileError::NotAFile) };
        let bytes = state.files[n].seen.clone();
        let found = bytes.len() as u64;
        if found > most {
            return Err(ReadFileError::TooLarge { found, most });
        }
        Ok(FileBytes { bytes, modified: None })
    }

    fn stamp(&self, path: &Path) -> io::Result<(u64, u64)> {
        let state = self.done(false)?;
        let Entry::File(n) = state.entry(path)? else { return Err(io::ErrorKind::InvalidInput.into()) };
        Ok((state.files[n].seen.len() as u64, 0))
    }

    fn list(&self, folder: &Path) -> io::Result<Vec<OsString>> {
        Ok(self.done(false)?.folder(folder)?.seen.keys().map(OsString::from).collect())
    }

    /// There are no links.
    fn real(&self, path: &Path) -> io::Result<PathBuf> {
        Ok(path.to_owned())
    }

    fn taken(&self, path: &Path) -> bool {
        self.state().entry(path).is_ok()
    }

    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.done(true)?;
        if state.entry(folder).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let new = Entry::Folder(state.folders.len());
        state.change(folder.parent().unwrap(), vec![(name(folder), Some(new))])?;
        state.folders.push(Folder::default());
        Ok(())
    }

    fn create(&self, path: &Path) -> io::Result<Box<dyn NewFile>> {
        let mut state = self.done(true)?;
        if state.entry(path).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        let new = state.files.len();
        state.change(path.parent().unwrap(), vec![(name(path), Some(Entry::File(new)))])?;
        state.files.push(Inode::default());
        Ok(Box::new(SimFile { disk: self.clone(), file: new }))
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.done(true)?.rename(from, to)
    }

    fn rename_new(&self, from: &Path, to: &Path) -> io::Result<()> {
        let mut state = self.done(true)?;
        if state.entry(to).is_ok() {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        state.rename(from, to)
    }

    fn remove(&self, path: &Path) -> io::Result<()> {
        let mut state = self.done(false)?;
        match state.entry(path)? {
            Entry::File(_) => state.change(path.parent().unwrap(), vec![(name(path), None)]),
            Entry::Folder(_) => Err(io::ErrorKind::IsADirectory.into()),
        }
    }

    fn remove_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.done(false)?;
        if !state.folder(folder)?.seen.is_empty() {
            return Err(io::ErrorKind::DirectoryNotEmpty.into());
        }
        state.change(folder.parent().unwrap(), vec![(name(folder), None)])
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        let mut state = self.done(false)?;
        let lie = state.lie;
        let folder = state.folder(folder)?;
        if lie != Some(FalseSync::Folders) {
            folder.safe = folder.seen.clone();
            folder.changes.clear();
        }
        Ok(())
    }
}

struct SimFile {
    disk: SimulatedDisk,
    file: usize,
}

impl NewFile for SimFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self.disk.call(true) {
            Ok(mut state) => {
                state.files[self.file].seen.extend_from_slice(bytes);
                Ok(())
            }
            Err((mut state, fault)) => {
                if !state.ended {
                    state.files[self.file].seen.extend_from_slice(&bytes[..bytes.len() / 2]);
                }
                Err(fault)
            }
        }
    }

    /// There are no times.
    fn set_modified(&mut self, _at: std::time::SystemTime) {}

    fn sync(&mut self) -> io::Result<()> {
        let mut state = self.disk.done(true)?;
        if state.lie != Some(FalseSync::Files) {
            let file = &mut state.files[self.file];
            file.safe = file.seen.clone();
        }
        Ok(())
    }
}
