//! The move of the single folder of earlier builds into the system's folders.
//!
//! One file in the new data folder, `.relocation.ron`, says which folders count:
//!
//! 1. It is written first, without a list. While it has none, the old folder counts, and what is in the new ones may be
//!    removed.
//! 2. Every file is copied and synced. The old folder stays as it is.
//! 3. The file is replaced by one with the list of what was copied. From then on the new folders count.
//! 4. The files of the list are removed from the old folder, unless they have changed since. Then the note goes.
//!
//! A process that ends anywhere leaves one of these states, and the next start goes on from there. If a step before the
//! third fails, the copies are removed, and the game uses the old folder. Both folders are locked meanwhile. What is
//! not the game's stays where it is, and a folder that somebody has arranged with links is not moved.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::errors::{StoreError, shown_path};
use super::files::Files;
use super::folders::{FolderKind, FolderPaths};
use super::lock::FolderLock;
use super::names::{DataFile, DataFolder, SAVING};
use super::{Disk, create_folder, folder_of, missing};
use base::reading::ReadFileError;
use engine::record::{ron_options, version_in};

/// The version of the note that this build writes.
const VERSION: u32 = 1;
/// Size limit of a file that is moved, and of the note, in bytes. The largest is the index of a full archive.
const MAX_MOVED_BYTES: u64 = 64 << 20;

/// How far the move is.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RelocationNote {
    version: u32,
    /// Hashes of the copied files by their paths in the old folder; `None` while they are being copied.
    copied: Option<BTreeMap<String, u64>>,
}

/// A file of the game in the old folder.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct OldFile {
    /// The path in the old folder, with `/`.
    name: String,
    from: PathBuf,
    to: PathBuf,
}

/// The reason why the old folder stays in use.
#[derive(Debug)]
enum Unmoved {
    /// Somebody has arranged it with links.
    Arranged,
    /// Moving failed.
    Failed(String),
    /// Moving failed, and it cannot be said on the disk that the old folder counts.
    Undecided(String),
}

impl From<io::Error> for Unmoved {
    fn from(error: io::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

/// Adds the path to an error.
fn at(path: &Path) -> impl FnOnce(io::Error) -> io::Error {
    move |error| io::Error::new(error.kind(), format!("{}: {error}", shown_path(path)))
}

/// Which folders count.
#[derive(Debug)]
enum InForce {
    /// The old one, which holds something, while the new ones do not yet.
    Old,
    /// The new ones.
    New,
    /// The new ones; these files may be left in the old one.
    Moved(BTreeMap<String, u64>),
}

/// Returns the folders that count, as seen without a lock.
pub(crate) fn in_force(disk: &dyn Disk, folders: FolderPaths, old: Option<PathBuf>) -> FolderPaths {
    match old {
        Some(old) if !matches!(state(disk, &folders, &old), Ok(InForce::New | InForce::Moved(_))) => {
            FolderPaths::single(old)
        }
        _ => folders,
    }
}

/// Returns which folders count. An error says why that cannot be known.
fn state(disk: &dyn Disk, folders: &FolderPaths, old: &Path) -> io::Result<InForce> {
    let note = read_note(disk, folders);
    if let Ok(Some(RelocationNote { copied: Some(copied), .. })) = note {
        return Ok(InForce::Moved(copied));
    }
    if files_below(disk, &FolderPaths::single(old.to_owned())).is_ok_and(|files| files.is_empty()) {
        return Ok(InForce::New);
    }
    let copying = note?.is_some();
    let is_old = copying || files_below(disk, folders)?.is_empty();
    Ok(if is_old { InForce::Old } else { InForce::New })
}

/// Reads how far the move is; `None` if none is under way.
fn read_note(disk: &dyn Disk, folders: &FolderPaths) -> io::Result<Option<RelocationNote>> {
    let path = folders.data.join(DataFile::Relocation.name());
    let failed = |what: String| Err(io::Error::other(format!("{}: {what}", shown_path(&path))));
    match disk.read(&path, MAX_MOVED_BYTES) {
        Ok(read) => match ron_options().from_str::<RelocationNote>(&read.text) {
            Ok(note) if note.version == VERSION => Ok(Some(note)),
            Ok(RelocationNote { version: found, .. }) => {
                failed(format!("version {found}: expected {VERSION}"))
            }
            Err(other) => failed(match version_in(&read.text) {
                Some(found) if found > VERSION => format!("version {found}: expected {VERSION}"),
                _ => format!("{other}; expected how far a move is"),
            }),
        },
        Err(ReadFileError::System(e)) if missing(&e) => Ok(None),
        Err(other) => failed(other.to_string()),
    }
}

/// Lists the paths of the game's files in these folders, without locks and temporary files. Names that are no UTF-8 are
/// not the game's.
fn files_below(
    disk: &dyn Disk,
    folders: &FolderPaths,
) -> io::Result<Vec<(Option<DataFolder>, String, PathBuf)>> {
    let names = |folder: &Path| match disk.list(folder) {
        Ok(names) => Ok(names.into_iter().filter_map(|name| name.into_string().ok()).collect::<Vec<_>>()),
        Err(e) if missing(&e) => Ok(Vec::new()),
        Err(e) => Err(at(folder)(e)),
    };
    let is_kept = |file: DataFile| !matches!(file, DataFile::Lock | DataFile::Held | DataFile::Relocation);
    let mut found = Vec::new();
    for folder in folders.all() {
        let here = |kind: FolderKind| folders.path(kind) == folder;
        for name in names(folder)? {
            if DataFile::of_name(&name).is_some_and(|file| is_kept(file) && here(file.kind())) {
                let path = folder.join(&name);
                found.push((None, name, path));
            } else if let Some(below) =
                DataFolder::ALL.iter().find(|below| below.name() == name && here(below.kind()))
            {
                let folder = folder.join(&name);
                let inside = names(&folder)?.into_iter().filter(|name| !name.starts_with(SAVING));
                found.extend(inside.map(|name| (Some(*below), name.clone(), folder.join(name))));
            }
        }
    }
    Ok(found)
}

/// Returns the hash by which a changed file is known.
fn hash(bytes: &[u8]) -> u64 {
    blake3::hash(bytes).as_bytes().iter().take(8).fold(0, |sum, byte| (sum << 8) | u64::from(*byte))
}

impl Files {
    /// Opens the new folders after moving the old one into them, or the old folder if it cannot be moved. Of several
    /// processes only one moves anything.
    pub(crate) fn moved_from(
        folders: FolderPaths,
        old: &Path,
        disk: impl Fn() -> Box<dyn Disk>,
        lock: impl Fn(&Path) -> FolderLock,
    ) -> Self {
        let mut store = Self::locked(folders.clone(), disk(), &lock);
        let unmoved = match state(&*store.disk, &folders, old) {
            Err(error) => Unmoved::Undecided(error.to_string()),
            Ok(state) if store.lock.is_ours() => match store.move_from(old, state, &lock) {
                Ok(()) => return store,
                Err(unmoved) => unmoved,
            },
            Ok(InForce::New | InForce::Moved(_)) => return store,
            // Another process decides where the files lie. This one changes nothing.
            Ok(InForce::Old) if store.in_use() => {
                return Self::new(Some(FolderPaths::single(old.to_owned())), disk(), FolderLock::Taken);
            }
            Ok(InForce::Old) => {
                let obstacle =
                    create_folder(&*store.disk, &folders.data).err().map(|error| error.to_string());
                Unmoved::Failed(
                    obstacle.or_else(|| Some(store.lock_error()?.to_string())).unwrap_or_default(),
                )
            }
        };
        // No other process may move the old folder before this one has it.
        let moving = store;
        let mut store = Self::locked(FolderPaths::single(old.to_owned()), disk(), &lock);
        drop(moving);
        let why = match unmoved {
            Unmoved::Arranged => return store,
            Unmoved::Failed(why) => why,
            Unmoved::Undecided(why) => {
                store.lock = FolderLock::Refused(why.clone());
                why
            }
        };
        // A folder that another game has open is reported as such.
        if !store.in_use() {
            store.unreported_errors.push(StoreError::NotMoved {
                from: old.to_owned(),
                to: folders.data,
                why,
            });
        }
        store
    }

    /// Moves the files of the old folder here, as far as that is not done. An error leaves the old folder in force, and
    /// no copies here.
    fn move_from(
        &mut self,
        old: &Path,
        state: InForce,
        lock: impl Fn(&Path) -> FolderLock,
    ) -> Result<(), Unmoved> {
        let Some(folders) = self.folders.clone() else { return Ok(()) };
        if matches!(state, InForce::New) || !self.disk.taken(old) {
            // If there is a note, the old folder has nothing more: what was copied before is all there is.
            self.remove_note();
            return Ok(());
        }
        let lock = lock(old);
        if let InForce::Moved(copied) = state {
            if lock.is_ours() {
                self.remove_old(old, &copied, lock);
            }
            return Ok(());
        }
        if !lock.is_ours() {
            return Err(Unmoved::Failed("another game has it open, or it cannot be locked".to_owned()));
        }
        let copied = match self.copy_from(old, &folders) {
            Ok(copied) => copied,
            Err(unmoved) => {
                self.remove_copies(&folders);
                return Err(unmoved);
            }
        };
        if let Err(error) = self.put_note(Some(copied.clone())) {
            let is_replaced =
                !matches!(read_note(&*self.disk, &folders), Ok(Some(RelocationNote { copied: None, .. })));
            // The new note may outlast a power cut or not, so it is taken back.
            if is_replaced && self.put_note(None).is_err() {
                return Err(Unmoved::Undecided(error.to_string()));
            }
            self.remove_copies(&folders);
            return Err(Unmoved::Failed(error.to_string()));
        }
        self.remove_old(old, &copied, lock);
        Ok(())
    }

    /// Copies every file of the old folder and syncs all of it. Returns the hashes of what was copied.
    fn copy_from(&mut self, old: &Path, folders: &FolderPaths) -> Result<BTreeMap<String, u64>, Unmoved> {
        let mut files = Vec::new();
        let is_link = |disk: &dyn Disk, path: &Path| disk.real(path).ok().as_deref() != Some(path);
        let mut arranged = is_link(&*self.disk, old);
        for (below, name, from) in files_below(&*self.disk, &FolderPaths::single(old.to_owned()))? {
            arranged |= is_link(&*self.disk, &from) || is_link(&*self.disk, folder_of(&from));
            let (name, to) = match below {
                Some(folder) => (
                    format!("{}/{name}", folder.name()),
                    folders.path(folder.kind()).join(folder.name()).join(name),
                ),
                None => {
                    let kind = DataFile::of_name(&name).map_or(FolderKind::Data, DataFile::kind);
                    (name.clone(), folders.path(kind).join(name))
                }
            };
            files.push(OldFile { name, from, to });
        }
        if arranged {
            return Err(Unmoved::Arranged);
        }
        // An earlier start may have made the new folders and not synced their names.
        self.unsettled = true;
        self.put_note(None).map_err(|error| Unmoved::Failed(error.to_string()))?;
        // Copies of an earlier try may not be what the old folder holds now.
        let mut changed = BTreeSet::new();
        for (.., path) in files_below(&*self.disk, folders)? {
            self.disk.remove(&path).map_err(at(&path))?;
            changed.insert(folder_of(&path).to_owned());
        }
        // A folder that cannot be written could not be emptied later.
        self.remove_temporaries(old);
        let probe = old.join(format!("{SAVING}{}-move", std::process::id()));
        self.disk.create(&probe).map_err(at(old))?;
        self.disk.remove(&probe).map_err(at(old))?;
        let mut copied = BTreeMap::new();
        for OldFile { name, from, to } in files {
            let read = match self.disk.bytes(&from, MAX_MOVED_BYTES) {
                Ok(read) => read,
                // The game could not use it either: it stays where it is.
                Err(ReadFileError::NotAFile | ReadFileError::TooLarge { .. }) => continue,
                Err(ReadFileError::System(error)) => return Err(at(&from)(error).into()),
                Err(error) => return Err(Unmoved::Failed(format!("{}: {error}", shown_path(&from)))),
            };
            self.ensure_held().map_err(|error| Unmoved::Failed(error.to_string()))?;
            let temp = self.write_temporary_with_time(&to, &read.bytes, read.modified).map_err(at(&to))?;
            if let Err(error) = self.disk.rename_new(&temp, &to) {
                let _ = self.disk.remove(&temp);
                return Err(at(&to)(error).into());
            }
            changed.insert(folder_of(&to).to_owned());
            copied.insert(name, hash(&read.bytes));
        }
        changed.iter().try_for_each(|folder| self.disk.sync_folder(folder).map_err(at(folder)))?;
        Ok(copied)
    }

    fn put_note(&mut self, copied: Option<BTreeMap<String, u64>>) -> Result<(), StoreError> {
        let path = self.file(DataFile::Relocation)?;
        let text = ron_options().to_string_pretty(
            &RelocationNote { version: VERSION, copied },
            ron::ser::PrettyConfig::default(),
        );
        let text = text.map_err(|e| StoreError::Write { path: path.clone(), cause: io::Error::other(e) })?;
        self.write_derived_file(&path, &text)
    }

    /// Removes the note. If that fails, the next start comes to the same end.
    fn remove_note(&mut self) {
        if let Ok(note) = self.file(DataFile::Relocation) {
            let _ = self.remove(&note);
        }
    }

    /// Removes what was copied, and then the note. Whatever stays, the note that stays with it says that it does not
    /// count.
    fn remove_copies(&mut self, folders: &FolderPaths) {
        let Ok(files) = files_below(&*self.disk, folders) else { return };
        for (.., path) in &files {
            if self.disk.remove(path).is_err() {
                return;
            }
        }
        let below: BTreeSet<&Path> = files.iter().map(|(.., path)| folder_of(path)).collect();
        if below.iter().any(|folder| self.disk.sync_folder(folder).is_err()) {
            return;
        }
        below.into_iter().for_each(|folder| drop(self.disk.remove_folder(folder)));
        self.remove_note();
    }

    /// Removes the copied files from the old folder, the folder if nothing else is in it, and then the note. What fails
    /// is tried again by the next start.
    fn remove_old(&mut self, old: &Path, copied: &BTreeMap<String, u64>, lock: FolderLock) {
        let mut all = true;
        for (name, was) in copied {
            let path = old.join(name);
            if !Path::new(name).components().all(|part| matches!(part, Component::Normal(_))) {
                continue;
            }
            match self.disk.bytes(&path, MAX_MOVED_BYTES) {
                // Somebody has written it since.
                Ok(read) if hash(&read.bytes) != *was => {}
                Ok(_) => all &= self.disk.remove(&path).is_ok(),
                Err(ReadFileError::System(e)) if !missing(&e) => all = false,
                Err(_) => {}
            }
        }
        let below = DataFolder::ALL.iter().map(|folder| old.join(folder.name()));
        for folder in below.filter(|folder| self.disk.taken(folder)) {
            self.remove_temporaries(&folder);
            let _ = self.disk.remove_folder(&folder);
        }
        self.remove_temporaries(old);
        all &= !self.disk.taken(old) || self.disk.sync_folder(old).is_ok();
        if !all {
            return;
        }
        // Some systems do not remove what is open.
        drop(lock);
        for file in [DataFile::Lock, DataFile::Held] {
            let _ = self.disk.remove(&old.join(file.name()));
        }
        // On Windows it lies in two folders of the game's name.
        let named =
            |folder: &&Path| folder.file_name().is_some_and(|name| name.eq_ignore_ascii_case("five-a-side"));
        for folder in [old].into_iter().chain(old.ancestors().skip(1).take_while(named)) {
            let gone =
                self.disk.remove_folder(folder).and_then(|()| self.disk.sync_folder(folder_of(folder)));
            if gone.is_err() {
                break;
            }
        }
        self.remove_note();
    }
}
