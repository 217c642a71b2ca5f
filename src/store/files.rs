//! Writing whole or not at all; setting aside.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::{SetAside, StoreError};

/// Writes the file anew: first beside it, then in its place, so that a power cut leaves the old one or the new one.
pub(super) fn write(path: &Path, text: &str) -> Result<(), StoreError> {
    let failed = |cause| StoreError::Write { path: path.to_owned(), cause };
    let temp = beside(path, text).map_err(failed)?;
    temp.persist(path).map_err(|e| failed(e.error))?;
    settle(path);
    Ok(())
}

/// Writes a file under the first free name `<stem>-<n>.ron` (n from 1, four digits) in the folder.
pub(super) fn write_numbered(folder: &Path, stem: &str, text: &str) -> Result<PathBuf, StoreError> {
    let mut path = folder.join(format!("{stem}-0001.ron"));
    let failed = |path: &Path, cause| StoreError::Write { path: path.to_owned(), cause };
    let mut temp = beside(&path, text).map_err(|cause| failed(&path, cause))?;
    for n in highest(folder, stem) + 1.. {
        path = folder.join(format!("{stem}-{n:04}.ron"));
        match temp.persist_noclobber(&path) {
            Ok(_) => break,
            Err(e) if e.error.kind() == io::ErrorKind::AlreadyExists => temp = e.file,
            Err(e) => return Err(failed(&path, e.error)),
        }
    }
    settle(&path);
    Ok(path)
}

/// The highest number that `<stem>-<n>.ron` has in the folder; 0 for none.
fn highest(folder: &Path, stem: &str) -> u32 {
    let Ok(entries) = fs::read_dir(folder) else { return 0 };
    entries
        .filter_map(|entry| {
            let name = entry.ok()?.file_name().into_string().ok()?;
            name.strip_prefix(stem)?.strip_prefix('-')?.strip_suffix(".ron")?.parse().ok()
        })
        .max()
        .unwrap_or(0)
}

/// A file with that text in the same folder, safely on the disk.
fn beside(path: &Path, text: &str) -> io::Result<tempfile::NamedTempFile> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)?;
    let mut temp = tempfile::Builder::new().prefix(".saving-").tempfile_in(folder)?;
    temp.write_all(text.as_bytes())?;
    temp.as_file().sync_all()?;
    Ok(temp)
}

/// Asks the system to keep the folder's list of names, too. Where that is not possible (Windows), it is not needed.
fn settle(path: &Path) {
    if let Some(folder) = path.parent().and_then(|folder| File::open(folder).ok()) {
        let _ = folder.sync_all();
    }
}

/// Removes a file, if it is there.
pub(super) fn remove(path: PathBuf) -> Result<(), StoreError> {
    match fs::remove_file(&path) {
        Err(cause) if path.exists() => Err(StoreError::Write { path, cause }),
        _ => Ok(()),
    }
}

/// Reads a file; one that cannot be used is set aside.
pub(super) fn read<T>(path: &Path, parse: impl FnOnce(&str) -> Result<T, String>) -> Result<T, SetAside> {
    let text = fs::read(path)
        .map_err(|e| e.to_string())
        .and_then(|bytes| String::from_utf8(bytes).map_err(|e| e.to_string()));
    text.and_then(|text| parse(&text)).map_err(|reason| set_aside(path, reason))
}

/// Renames a file that cannot be used to `<name>.damaged-<n>`, the first that is free.
fn set_aside(path: &Path, reason: impl ToString) -> SetAside {
    let moved_to = (1..1000).find_map(|n| {
        let mut name = path.file_name()?.to_owned();
        name.push(format!(".damaged-{n}"));
        let free = path.with_file_name(name);
        (!free.exists() && fs::rename(path, &free).is_ok()).then_some(free)
    });
    SetAside { path: path.to_owned(), moved_to, reason: reason.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_replaced_whole_and_nothing_is_left_lying_about() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("deep/down/a.ron");
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn numbers_go_on() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("toy-0041.ron"), "").unwrap();
        fs::write(dir.path().join("toy-x.ron"), "").unwrap();
        let path = write_numbered(dir.path(), "toy", "text").unwrap();
        assert_eq!(path.file_name().unwrap(), "toy-0042.ron");
    }

    #[test]
    fn nothing_set_aside_is_overwritten() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("a.ron");
        for n in 1..=3 {
            fs::write(&path, format!("{n}")).unwrap();
            let aside = set_aside(&path, "it is bad");
            let now = aside.moved_to.clone().unwrap();
            assert_eq!(now.file_name().unwrap().to_str().unwrap(), format!("a.ron.damaged-{n}"));
            assert_eq!(fs::read_to_string(now).unwrap(), format!("{n}"));
            assert!(!path.exists() && aside.to_string().contains("it is bad"), "{aside}");
        }
    }
}
