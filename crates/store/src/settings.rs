//! Reads and saves the settings: `settings.ron` and `people.ron`. They are apart, so that damaged settings cost
//! nobody a name.

use super::disk::{DataFile, MAX_SMALL_FILE_BYTES};
use super::save_step::SaveStep;
use super::{Profiles, Settings, Store, StoreError, UnusableFile};

/// Size limit in bytes: up to two hundred for each try at a match of the day.
pub(super) const MAX_PEOPLE_BYTES: u64 = 8 << 20;

impl Store {
    /// Returns the settings with names and ratings, or the defaults if there are none, and the unusable files. The
    /// personal settings in force are everybody's.
    #[must_use]
    pub fn settings(&mut self) -> (Settings, Vec<UnusableFile>) {
        let Ok(path) = self.files.file(DataFile::Settings) else { return (Settings::default(), Vec::new()) };
        let mut part = Settings::default();
        let read = self.files.read(&path, MAX_SMALL_FILE_BYTES, |text| {
            let (found, wrong) = Settings::parse(text);
            part = found;
            wrong.map_or(Ok(()), Err)
        });
        let there = matches!(read, Ok(Some(_)));
        let mut unusable: Vec<UnusableFile> = read.err().into_iter().collect();
        let (profiles, fault) = self.profiles();
        part.profiles = profiles.unwrap_or(part.profiles);
        unusable.extend(fault);
        self.settings = there.then(|| part.clone());
        (part, unusable)
    }

    /// Saves the settings, and names, ratings, tries and personal settings if they changed.
    ///
    /// # Errors
    /// The folder cannot be written: reported once and retried until it succeeds. The existing file cannot be read:
    /// it is left alone and reported once.
    pub fn save_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        self.save(SaveStep::Settings(Box::new(settings.clone())))
    }

    pub(super) fn put_settings(&mut self, settings: &Settings) -> Result<(), StoreError> {
        // `settings.ron` holds everybody's, whosever are in force.
        let mut everybodys = settings.clone();
        everybodys.hand_over(None);
        let Profiles { people, settings: own, .. } = &mut everybodys.profiles;
        own.retain(|name, _| people.names().contains(name));
        let kept = match self.save_profiles(&everybodys.profiles) {
            // The settings are saved all the same. But names in `settings.ron` stay there until `people.ron` holds
            // them.
            Err(left @ StoreError::Left { .. }) => Some(left),
            done => {
                done?;
                None
            }
        };
        let path = self.files.file(DataFile::Settings)?;
        let text = everybodys.text().map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.files.write_file(&path, &text)?;
        self.settings = Some(settings.clone());
        kept.map_or(Ok(()), Err)
    }

    /// Reads names, ratings and settings of people; `None` if the file does not exist. For an unusable file, returns
    /// the readable part and the fault.
    pub(super) fn profiles(&mut self) -> (Option<Profiles>, Option<UnusableFile>) {
        let Ok(path) = self.files.file(DataFile::People) else { return (None, None) };
        if self.profiles.is_some() {
            return (self.profiles.clone(), None);
        }
        let mut part = Profiles::default();
        let read = self.files.read(&path, MAX_PEOPLE_BYTES, |text| {
            let (found, wrong) = Profiles::parse(text);
            part = found;
            wrong.map_or(Ok(()), Err)
        });
        match read {
            Ok(Some(_)) => {
                self.profiles = Some(part.clone());
                (Some(part), None)
            }
            Ok(None) => (None, None),
            Err(fault) => (Some(part), Some(fault)),
        }
    }

    /// Writes names, ratings and settings of people, unless the file holds them already.
    pub(super) fn save_profiles(&mut self, profiles: &Profiles) -> Result<(), StoreError> {
        let path = self.files.file(DataFile::People)?;
        let nothing_yet =
            self.profiles.is_none() && *profiles == Profiles::default() && !self.files.disk.taken(&path);
        if nothing_yet || self.profiles.as_ref() == Some(profiles) {
            return Ok(());
        }
        let text = profiles.text().map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.files.write_file(&path, &text)?;
        self.profiles = Some(profiles.clone());
        Ok(())
    }
}

#[cfg(test)]
mod tests;
