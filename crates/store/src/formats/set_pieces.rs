//! What each person has reached in the set pieces. Part of the settings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use players::people::PersonName;

/// Size limit: eight people and a thousand set pieces.
const MAX_SET_PIECES: usize = 8_000;

/// What a person has reached in a set piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "SetPieceFields", into = "SetPieceFields")]
pub struct SetPieceAttempts {
    /// Number of answers, right and wrong.
    pub tries: u32,
    /// True if one of them was right.
    pub solved: bool,
    /// True if a first answer was right, without a hint.
    pub star: bool,
}

impl SetPieceAttempts {
    /// Notes an answer. A right one wins the star if it is `clean`: the first since the set piece was opened, and no
    /// hint was taken. A star is never lost again.
    pub const fn note(&mut self, right: bool, clean: bool) {
        self.tries = self.tries.saturating_add(1);
        self.solved |= right;
        self.star |= right && clean;
    }
}

/// What the file has of it: a tuple, which stays on one line.
type SetPieceFields = (u32, bool, bool);

impl From<SetPieceFields> for SetPieceAttempts {
    fn from((tries, solved, star): SetPieceFields) -> Self {
        Self { tries, solved: solved || star, star }
    }
}

impl From<SetPieceAttempts> for SetPieceFields {
    fn from(of: SetPieceAttempts) -> Self {
        (of.tries, of.solved, of.star)
    }
}

/// What all people have reached, by person and set piece. A person without a name has the empty name; a set piece is
/// named by its game and its file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetPieceRecords(BTreeMap<(String, String, String), SetPieceAttempts>);

impl SetPieceRecords {
    /// Returns true if nobody has tried any.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns what a person, or the nameless one, has reached in a set piece.
    #[must_use]
    pub fn of(&self, name: Option<&PersonName>, game: &str, piece: &str) -> SetPieceAttempts {
        self.0.get(&key(name, game, piece)).copied().unwrap_or_default()
    }

    /// Notes an answer: see [`SetPieceAttempts::note`].
    pub fn note(&mut self, name: Option<&PersonName>, game: &str, piece: &str, right: bool, clean: bool) {
        let key = key(name, game, piece);
        if self.0.len() >= MAX_SET_PIECES && !self.0.contains_key(&key) {
            return;
        }
        self.0.entry(key).or_default().note(right, clean);
    }

    /// Gives what a person has reached to the name that the person has now. What an earlier person of that name left
    /// goes.
    pub(crate) fn rename(&mut self, old: &PersonName, new: &PersonName) {
        self.0.retain(|(name, ..), _| name != new.as_str());
        let own: Vec<_> = self.0.extract_if(.., |(name, ..), _| name == old.as_str()).collect();
        let renamed =
            own.into_iter().map(|((_, game, piece), of)| ((new.as_str().to_owned(), game, piece), of));
        self.0.extend(renamed);
    }

    /// Drops what exceeds the size limit.
    #[must_use]
    pub(crate) fn sound(mut self) -> Self {
        while self.0.len() > MAX_SET_PIECES {
            self.0.pop_last();
        }
        self
    }
}

fn key(name: Option<&PersonName>, game: &str, piece: &str) -> (String, String, String) {
    let name = name.map_or_else(String::new, |name| name.as_str().to_owned());
    (name, game.to_owned(), piece.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::ron_options;

    #[test]
    fn a_star_needs_a_right_first_answer_without_a_hint() {
        let ada = PersonName::parse("Ada");
        let mut all = SetPieceRecords::default();
        let mut note = |right: bool, clean: bool| {
            all.note(ada.as_ref(), "toy", "1", right, clean);
            all.of(ada.as_ref(), "toy", "1")
        };
        assert_eq!(note(false, true), SetPieceAttempts { tries: 1, solved: false, star: false });
        assert_eq!(note(true, false), SetPieceAttempts { tries: 2, solved: true, star: false });
        assert_eq!(note(true, true), SetPieceAttempts { tries: 3, solved: true, star: true });
        assert_eq!(note(false, true), SetPieceAttempts { tries: 4, solved: true, star: true });
        assert_eq!(all.of(None, "toy", "1"), SetPieceAttempts::default(), "it is Ada's alone");
        assert_eq!(all.of(ada.as_ref(), "toy", "2"), SetPieceAttempts::default());
    }

    #[test]
    fn it_follows_a_new_name_and_stays_on_a_line_each() {
        let [ada, bo] = ["Ada", "Bo"].map(|name| PersonName::parse(name).unwrap());
        let mut all = SetPieceRecords::default();
        all.note(Some(&ada), "toy", "1", true, true);
        all.note(Some(&bo), "toy", "2", true, true);
        all.rename(&ada, &bo);
        assert!(all.of(Some(&bo), "toy", "1").star && !all.of(Some(&bo), "toy", "2").solved);
        assert_eq!(all.of(Some(&ada), "toy", "1"), SetPieceAttempts::default());
        let text = ron_options().to_string_pretty(&all, ron::ser::PrettyConfig::default()).unwrap();
        assert!(text.contains("(\"Bo\", \"toy\", \"1\"): (1, true, true),"), "{text}");
        assert_eq!(ron_options().from_str::<SetPieceRecords>(&text).unwrap(), all);
    }

    #[test]
    fn the_largest_number_fits_into_the_file() {
        let mut all = SetPieceRecords::default();
        let name = PersonName::parse(&"\u{1E00}".repeat(20));
        for k in 0..MAX_SET_PIECES + 2 {
            all.note(name.as_ref(), "soccer_cards", &format!("12345678901234567890-{k}"), true, true);
        }
        assert_eq!(all.0.len(), MAX_SET_PIECES, "more are not noted");
        let text = ron_options().to_string_pretty(&all, ron::ser::PrettyConfig::default()).unwrap();
        assert!((text.len() as u64) < crate::settings::MAX_PEOPLE_BYTES / 2, "{} bytes", text.len());
        assert_eq!(all.clone().sound(), all);
    }
}
