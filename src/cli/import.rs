//! `import`: imports finished matches into the archive.

use std::io::Write;
use std::path::PathBuf;

use clap::Args;

use super::{Faults, read};
use crate::store::{NotTaken, Store};

#[derive(Debug, Args)]
pub(super) struct ImportArgs {
    /// Records, or matches of another archive
    #[arg(value_name = "RECORD", required = true)]
    records: Vec<PathBuf>,
}

/// Imports every valid match. Each failure is a fault, except that a match is already there.
pub(super) fn run(args: &ImportArgs, out: &mut dyn Write) -> Result<(), Faults> {
    let mut store = Store::open();
    let (mut taken, mut known, mut faults) = (0_usize, 0_usize, Vec::new());
    for path in &args.records {
        let done = match read(path) {
            Ok(text) => store.take_in(&text),
            Err(Faults(unread)) => {
                faults.extend(unread);
                continue;
            }
        };
        match done {
            Ok(_) => taken += 1,
            Err(NotTaken::Known(_)) => known += 1,
            // Later matches would fail for the same reason.
            Err(fault @ (NotTaken::InUse | NotTaken::Store(_))) => return Err(Faults::one(fault)),
            Err(fault) => faults.push(format!("{}: {fault}", path.display())),
        }
    }
    // Write the index now, so that it is ready when the window opens.
    store.archive(0);
    let matches = if taken == 1 { "match" } else { "matches" };
    let before = if known == 0 { String::new() } else { format!(", {known} known before") };
    writeln!(out, "{taken} {matches} taken into the archive{before}")?;
    if faults.is_empty() { Ok(()) } else { Err(Faults(faults)) }
}
