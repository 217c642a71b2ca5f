//! The competition that is on, at most one: `competition.ron`.

use super::{SetAside, Store, StoreError, files};
use crate::competition::Competition;

const FILE: &str = "competition.ron";

impl Store {
    /// The competition, if there is one; or the file that had to be set aside.
    ///
    /// # Errors
    /// The file that cannot be used, and is set aside.
    pub fn competition(&self) -> Result<Option<Competition>, SetAside> {
        let Ok(path) = self.path(&[FILE]) else { return Ok(None) };
        if !path.is_file() {
            return Ok(None);
        }
        files::read(&path, |text| Competition::parse(text).map_err(|fault| fault.to_string())).map(Some)
    }

    /// Keeps a competition in the place of any other; with none, forgets the one there was.
    ///
    /// # Errors
    /// The folder cannot be written: told once, then silent until it could be written again.
    pub fn keep_competition(&mut self, competition: Option<&Competition>) -> Result<(), StoreError> {
        let done = self.path(&[FILE]).and_then(|path| match competition {
            Some(competition) => files::write(&path, &competition.text()),
            None => files::remove(path),
        });
        self.tell_once(done)
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::competition::{Kind, entrants};
    use crate::games;

    #[test]
    fn a_competition_is_kept_found_and_forgotten() {
        let dir = tempfile::tempdir().unwrap();
        let mut store = Store::at(dir.path().to_owned());
        assert_eq!(store.competition(), Ok(None));
        let game = games::named("penalties").unwrap();
        let cup = Competition::new(game, Kind::Cup, entrants(4, 1, None), 3).unwrap();
        store.keep_competition(Some(&cup)).unwrap();
        assert_eq!(store.competition(), Ok(Some(cup)));
        store.keep_competition(None).unwrap();
        store.keep_competition(None).unwrap();
        assert_eq!(store.competition(), Ok(None));
    }

    #[test]
    fn a_damaged_competition_is_set_aside_and_told() {
        for bytes in [&b"(version: 1"[..], b"\xff\xfe", b""] {
            let dir = tempfile::tempdir().unwrap();
            let store = Store::at(dir.path().to_owned());
            fs::write(dir.path().join(FILE), bytes).unwrap();
            let aside = store.competition().unwrap_err();
            assert!(aside.to_string().contains("competition.ron is damaged"), "{aside}");
            assert_eq!(fs::read(aside.moved_to.unwrap()).unwrap(), bytes);
            assert_eq!(store.competition(), Ok(None));
        }
    }
}
