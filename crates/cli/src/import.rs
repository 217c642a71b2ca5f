//! `import`: imports finished matches into the archive.

use std::io::Write;
use std::path::{Path, PathBuf};

use clap::Args;

use super::{CommandErrors, read};
use store::{ImportError, MatchId, Store};

#[derive(Debug, Args)]
pub(super) struct ImportArgs {
    /// Records, or matches of another archive
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
}

/// Imports every valid match. Each failure is an error, except that a match is already there. However it ends, it says
/// how many were taken.
pub(super) fn run(args: &ImportArgs, out: &mut dyn Write) -> Result<(), CommandErrors> {
    let mut store = Store::open();
    let done = take(&args.records, |path| read(path).map(|text| store.import_match(&text)), out);
    // Write the index now, so that it is ready when the window opens.
    store.archive(0);
    done
}

fn take(
    paths: &[PathBuf],
    mut take_in: impl FnMut(&Path) -> Result<Result<MatchId, ImportError>, CommandErrors>,
    out: &mut dyn Write,
) -> Result<(), CommandErrors> {
    let (mut taken, mut known, mut errors) = (0_usize, 0_usize, Vec::new());
    for (n, path) in paths.iter().enumerate() {
        match take_in(path) {
            Ok(Ok(_)) => taken += 1,
            Ok(Err(ImportError::Known(_))) => known += 1,
            Ok(Err(error @ ImportError::InUse)) => return Err(CommandErrors::one(error)),
            // Later matches would fail for the same reason, such as a full disk.
            Ok(Err(error @ ImportError::Store(_))) => {
                let (path, rest) = (path.display(), paths.len() - n);
                let left = if rest == 1 { "this file was" } else { "this file and those after it were" };
                errors.push(format!("{path}: {error}; {left} not taken ({rest} of {})", paths.len()));
                break;
            }
            Ok(Err(error)) => errors.push(format!("{}: {error}", path.display())),
            Err(CommandErrors(unread)) => errors.extend(unread),
        }
    }
    let matches = if taken == 1 { "match" } else { "matches" };
    let before = if known == 0 { String::new() } else { format!(", {known} known before") };
    writeln!(out, "{taken} {matches} taken into the archive{before}")?;
    if errors.is_empty() { Ok(()) } else { Err(CommandErrors(errors)) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::StoreError;

    /// Imports that many files; `answer` is the result for each.
    fn taken(
        files: usize,
        answer: impl Fn(usize) -> Result<Result<MatchId, ImportError>, CommandErrors>,
    ) -> (String, Vec<String>) {
        let paths: Vec<PathBuf> = (0..files).map(|n| format!("{n}.ron").into()).collect();
        let (mut out, mut n) = (Vec::new(), 0..);
        let done = take(&paths, |_| answer(n.next().unwrap()), &mut out);
        (String::from_utf8(out).unwrap(), done.err().map_or(Vec::new(), |CommandErrors(errors)| errors))
    }

    fn full() -> ImportError {
        let cause = std::io::ErrorKind::StorageFull.into();
        ImportError::Store(StoreError::Write { path: "finished/a.ron".into(), cause })
    }

    /// Bug: on a full disk nothing said that some matches had been taken.
    #[test]
    fn on_a_full_disk_the_number_of_imported_matches_is_reported() {
        let id = || MatchId::unsaved("toy");
        let (out, errors) = taken(5, |n| match n {
            0 => Ok(Ok(id())),
            1 => Ok(Err(ImportError::Known(id()))),
            2 => Err(CommandErrors::one("2.ron: cannot be read")),
            _ => Ok(Err(full())),
        });
        assert_eq!(out, "1 match taken into the archive, 1 known before\n");
        let [unread, full_disk] = &errors[..] else { panic!("{errors:?}") };
        assert_eq!(unread, "2.ron: cannot be read");
        assert!(full_disk.starts_with("3.ron: finished/a.ron cannot be written: "), "{full_disk}");
        assert!(full_disk.ends_with("; this file and those after it were not taken (2 of 5)"), "{full_disk}");
        let (out, errors) = taken(1, |_| Ok(Err(full())));
        assert_eq!((out.as_str(), errors.len()), ("0 matches taken into the archive\n", 1));
        assert!(errors[0].ends_with("; this file was not taken (1 of 1)"), "{errors:?}");
    }
}
