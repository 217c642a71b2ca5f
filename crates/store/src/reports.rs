//! The reports of finished matches, each in its own file: `reports/<match>.<version>.ron`. The version is the
//! ledger's. A report can always be made again. So a damaged report, or one of another record, counts as missing and
//! is not reported.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::disk::DataFolder;
use super::save_step::SaveStep;
use super::{MatchId, Store, StoreError};
use ai::ledger::{Ledger, LedgerTotals, VERSION};
use base::reading;
use engine::Record;
use engine::record::ron_options;
use engine::rng::fnv1a;

/// The form of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename = "report")]
struct ReportFile {
    /// Identifies the record of the report.
    of: u64,
    ledger: Ledger,
}

/// Hashes the text of a record without seals, because a report does not depend on seals.
fn mark(record: &Record) -> u64 {
    fnv1a(&record.canonical_text())
}

impl Store {
    /// Returns the kept report of a match with that record, or `None` if there is no valid one.
    pub fn load_report(&mut self, id: &MatchId, record: &Record) -> Option<Ledger> {
        let path = self.report_path(id, VERSION).ok()?;
        let text = self.files.disk.read(&path, reading::LIMIT).ok()?.text;
        let report: Option<ReportFile> = ron_options().from_str(&text).ok();
        let right = report.filter(|report| report.of == mark(record));
        if right.is_none() && !self.in_use() {
            // It is not read again. If it cannot be removed, the next report overwrites it.
            let _ = self.files.remove(&path);
        }
        right.map(|report| report.ledger)
    }

    /// Keeps the report of a finished match, unless the match was deleted.
    ///
    /// # Errors
    /// The folder cannot be written: reported once and retried until it succeeds.
    pub fn keep_report(&mut self, id: &MatchId, record: &Record, ledger: &Ledger) -> Result<(), StoreError> {
        self.save(SaveStep::Report(id.clone(), Box::new(record.clone()), Box::new(ledger.clone())))
    }

    pub(super) fn put_report(
        &mut self,
        id: &MatchId,
        record: &Record,
        ledger: &Ledger,
    ) -> Result<(), StoreError> {
        if !self.files.disk.taken(&self.finished_path(id)?) {
            return Ok(());
        }
        // Plain data can always be serialized.
        let report = ReportFile { of: mark(record), ledger: ledger.clone() };
        let text = ron::ser::to_string(&report).unwrap_or_default();
        let path = self.report_path(id, VERSION)?;
        self.files.write_derived_file(&path, &text)?;
        self.catalogue.note_ledger_totals(id, ledger.sums());
        Ok(())
    }

    /// Returns the sums of the valid report of a match, if there is one.
    pub(super) fn ledger_totals(&mut self, id: &MatchId, record: &Record) -> Option<LedgerTotals> {
        self.load_report(id, record).map(|ledger| ledger.sums())
    }

    /// Returns the matches with reports of this version.
    pub(super) fn reported(&self) -> BTreeSet<MatchId> {
        let Ok(folder) = self.files.folder_at(DataFolder::Reports) else { return BTreeSet::new() };
        let ending = format!(".{VERSION}.ron");
        let names = self.files.disk.list(&folder).unwrap_or_default();
        let stem = |name: std::ffi::OsString| Some(MatchId::of_stem(name.to_str()?.strip_suffix(&ending)?));
        names.into_iter().filter_map(stem).collect()
    }

    /// Removes the reports of a match, of every version.
    pub(super) fn delete_report(&mut self, id: &MatchId) -> Result<(), StoreError> {
        (1..=VERSION).try_for_each(|version| self.files.remove(&self.report_path(id, version)?))
    }

    /// Removes the reports of a match that is gone. A file that is no report stays: no match has it, so nobody reads
    /// it.
    pub(super) fn delete_orphan(&mut self, id: &MatchId) -> Result<(), StoreError> {
        let path = self.report_path(id, VERSION)?;
        let text = self.files.disk.read(&path, reading::LIMIT).map(|read| read.text).unwrap_or_default();
        if ron_options().from_str::<ReportFile>(&text).is_ok() { self.delete_report(id) } else { Ok(()) }
    }

    fn report_path(&self, id: &MatchId, version: u32) -> Result<PathBuf, StoreError> {
        self.files.within(DataFolder::Reports, &format!("{id}.{version}.ron"))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::SavedMatch;
    use crate::testing::saved_match;
    use crate::tests::{empty_store, record};
    use ai::ledger::LedgerSamples;
    use games::named;

    fn ledger(record: &Record) -> Ledger {
        named("toy").unwrap().ledger(record, LedgerSamples::REPORT).unwrap()
    }

    fn finished(store: &mut Store, seed: u64) -> MatchId {
        let id = store.new_match("toy");
        let played = saved_match(id.clone(), record(seed), "pro".parse().unwrap());
        let saved = SavedMatch { saved: 1000 + seed, secs: Some(60), ..played };
        store.finish_match(&saved, None).unwrap();
        id
    }

    #[test]
    fn a_report_that_replaces_another_is_listed_at_once() {
        let (_dir, mut store) = empty_store();
        let (id, record) = (finished(&mut store, 3), record(3));
        let made = ledger(&record);
        let other = Ledger { lines: Vec::new(), deal: made.deal + 0.25, ..made.clone() };
        assert_ne!(made.sums(), other.sums());
        for ledger in [&made, &other, &made] {
            store.keep_report(&id, &record, ledger).unwrap();
            assert_eq!(store.archive(9).matches[0].report_totals, Some(ledger.sums()));
        }
    }

    #[test]
    fn a_report_is_kept_beside_its_match_and_goes_with_it() {
        let (dir, mut store) = empty_store();
        let (id, record) = (finished(&mut store, 3), record(3));
        let made = ledger(&record);
        assert_eq!(
            (store.load_report(&id, &record), store.archive(9).matches[0].report_totals),
            (None, None)
        );
        store.keep_report(&id, &record, &made).unwrap();
        assert_eq!(store.load_report(&id, &record), Some(made.clone()));
        let listed = store.archive(9);
        assert_eq!((listed.matches[0].report_totals, listed.matches[0].secs), (Some(made.sums()), Some(60)));
        drop(store);
        // From the index, from the files alone, and after the match was starred.
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.archive(0), listed);
        drop(store);
        fs::remove_file(dir.path().join("archive.ron")).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.archive(9), listed);
        store.star_match(&id, true).unwrap();
        assert_eq!(store.archive(9).matches[0].report_totals, Some(made.sums()));
        assert_eq!(store.archive(9).matches[0].secs, Some(60));
        store.delete_match(&id).unwrap();
        assert_eq!(fs::read_dir(dir.path().join("reports")).unwrap().count(), 0);
        assert_eq!(store.archive(9).matches, []);
        // No report is kept of a deleted match.
        store.keep_report(&id, &record, &made).unwrap();
        assert_eq!(store.load_report(&id, &record), None);
    }

    /// A file of the same name may have come from another folder, with another match.
    #[test]
    fn a_report_of_another_match_is_ignored() {
        let (_dir, mut store) = empty_store();
        let (id, own, other) = (finished(&mut store, 3), record(3), record(4));
        store.keep_report(&id, &other, &ledger(&other)).unwrap();
        assert_eq!((store.load_report(&id, &own), store.archive(9).matches[0].report_totals), (None, None));
    }

    #[test]
    fn an_invalid_report_is_ignored_silently() {
        let (dir, mut store) = empty_store();
        let (id, record) = (finished(&mut store, 3), record(3));
        let made = ledger(&record);
        store.keep_report(&id, &record, &made).unwrap();
        let path = dir.path().join(format!("reports/{id}.{VERSION}.ron"));
        let good = fs::read_to_string(&path).unwrap();
        let of = good.split_once("of:").unwrap().1.split_once(',').unwrap().0;
        let foreign = good.replacen(of, "7", 1);
        for bytes in [&good.as_bytes()[..good.len() / 2], b"", b"\xff", b"()", foreign.as_bytes()] {
            fs::write(&path, bytes).unwrap();
            drop(store);
            fs::remove_file(dir.path().join("archive.ron")).ok();
            store = Store::at(dir.path().to_owned());
            let archive = store.archive(9);
            assert_eq!((archive.matches[0].report_totals, &archive.unusable), (None, &vec![]), "{bytes:?}");
            assert_eq!(store.load_report(&id, &record), None);
            store.keep_report(&id, &record, &made).unwrap();
            assert_eq!(store.archive(9).matches[0].report_totals, Some(made.sums()));
        }
        // A removed report is not reported either.
        fs::remove_file(&path).unwrap();
        assert_eq!(store.archive(9).matches[0].report_totals, None);
        // A report is found even if the process ended before the index was written.
        fs::write(&path, &good).unwrap();
        assert_eq!(store.archive(9).matches[0].report_totals, Some(made.sums()));
    }
}
