//! Reads and saves size and place of the window.

use super::disk::{DataFile, MAX_SMALL_FILE_BYTES};
use super::save_step::SaveStep;
use super::{Store, StoreError, WindowPlacement};

impl Store {
    /// Returns size and place of the last window, as far as the file can be read. An error is reported with the next
    /// unusable files.
    #[must_use]
    pub fn window_place(&mut self) -> WindowPlacement {
        let Ok(path) = self.files.file(DataFile::Window) else { return WindowPlacement::default() };
        let mut part = WindowPlacement::default();
        let read = self.files.read(&path, MAX_SMALL_FILE_BYTES, |text| {
            let (found, wrong) = WindowPlacement::parse(text);
            part = found;
            wrong.map_or(Ok(()), Err)
        });
        self.unreported_files.extend(read.err());
        part
    }

    /// Saves size and place of the window.
    ///
    /// # Errors
    /// The errors of [`Self::save_settings`].
    pub fn save_window_place(&mut self, place: WindowPlacement) -> Result<(), StoreError> {
        self.save(SaveStep::Window(place))
    }

    pub(super) fn put_window_place(&mut self, place: &WindowPlacement) -> Result<(), StoreError> {
        let path = self.files.file(DataFile::Window)?;
        let text = place.text().map_err(|cause| StoreError::Write { path: path.clone(), cause })?;
        self.files.write_file(&path, &text)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn size_and_place_are_kept_beside_the_settings() {
        let dir = tempfile::tempdir().unwrap();
        let open = || Store::at(dir.path().to_owned());
        assert_eq!(open().window_place(), WindowPlacement::default());
        let place = WindowPlacement { size: Some((1000, 600)), corner: Some((-40, 12)), maximized: true };
        open().save_window_place(place).unwrap();
        assert_eq!(open().window_place(), place);
        let text = fs::read_to_string(dir.path().join(DataFile::Window.name())).unwrap();
        assert!(text.contains("version: 1"), "{text}");
        assert!(!dir.path().join(DataFile::Settings.name()).exists(), "the settings are left as they are");
    }

    #[test]
    fn an_unreadable_placement_is_ignored_and_reported() {
        for (text, expected, stays) in [
            ("(size: (7", WindowPlacement::default(), false),
            (
                "(size: Some((-1, 2)), maximized: true)",
                WindowPlacement { maximized: true, ..Default::default() },
                false,
            ),
            (
                "(version: 2, maximized: true)",
                WindowPlacement { maximized: true, ..Default::default() },
                true,
            ),
        ] {
            let dir = tempfile::tempdir().unwrap();
            fs::write(dir.path().join(DataFile::Window.name()), text).unwrap();
            let mut store = Store::at(dir.path().to_owned());
            assert_eq!(store.window_place(), expected, "{text}");
            assert_eq!(store.unreported_files.len(), 1, "{text}");
            assert_eq!(dir.path().join(DataFile::Window.name()).exists(), stays, "{text}");
        }
    }
}
