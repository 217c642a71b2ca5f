//! The ratings of the people at this screen, for each person and game. Part of the settings.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use ai::rating::Rating;
use players::people::PersonName;

/// Size limit; more than there are people times games.
const MAX_RATINGS: usize = 200;

/// Ratings by person and game. A person without a name has the empty name.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ratings(BTreeMap<(String, String), Rating>);

impl Ratings {
    /// Returns the rating of a person, or of the nameless one, at that game. `None` before the first match.
    #[must_use]
    pub fn of(&self, name: Option<&PersonName>, game: &str) -> Option<Rating> {
        self.0.get(&key(name, game)).copied()
    }

    /// Sets a rating.
    pub fn keep(&mut self, name: Option<&PersonName>, game: &str, rating: Rating) {
        let key = key(name, game);
        if self.0.len() < MAX_RATINGS || self.0.contains_key(&key) {
            self.0.insert(key, rating);
        }
    }

    /// Removes a rating: the bots know nothing of the person any more.
    pub fn forget(&mut self, name: Option<&PersonName>, game: &str) {
        self.0.remove(&key(name, game));
    }

    /// Gives the ratings of a person to the name that the person has now. A rating that an earlier person of that name
    /// left goes.
    pub(crate) fn rename(&mut self, old: &PersonName, new: &PersonName) {
        self.0.retain(|(name, _), _| name != new.as_str());
        let (moved, others) =
            std::mem::take(&mut self.0).into_iter().partition(|((name, _), _)| name == old.as_str());
        let moved: BTreeMap<(String, String), Rating> = moved;
        self.0 = others;
        self.0.extend(moved.into_iter().map(|((_, game), rating)| ((new.as_str().to_owned(), game), rating)));
    }

    /// Drops ratings that no match can lead to.
    #[must_use]
    pub fn sound(mut self) -> Self {
        self.0.retain(|_, rating| rating.is_sound());
        while self.0.len() > MAX_RATINGS {
            self.0.pop_last();
        }
        self
    }
}

fn key(name: Option<&PersonName>, game: &str) -> (String, String) {
    (name.map_or_else(String::new, |name| name.as_str().to_owned()), game.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::ron_options;

    #[test]
    fn everybody_has_a_rating_of_their_own_at_every_game() {
        let ada = PersonName::parse("Ada").unwrap();
        let rating = |points| Rating { points, deviation: 90.0, matches: 3 };
        let mut ratings = Ratings::default();
        ratings.keep(Some(&ada), "soccer52", rating(120.0));
        ratings.keep(None, "soccer52", rating(7.0));
        ratings.keep(Some(&ada), "soccer52", rating(140.0));
        assert_eq!(ratings.of(Some(&ada), "soccer52"), Some(rating(140.0)));
        assert_eq!(
            (ratings.of(Some(&ada), "penalties"), ratings.of(None, "soccer52")),
            (None, Some(rating(7.0)))
        );
        let text = ron_options().to_string(&ratings).unwrap();
        assert_eq!(ron_options().from_str::<Ratings>(&text).unwrap(), ratings);
        ratings.forget(Some(&ada), "soccer52");
        assert_eq!(ratings.of(Some(&ada), "soccer52"), None);
    }

    #[test]
    fn ratings_out_of_bounds_are_dropped() {
        let text = "{(\"\", \"a\"): (points: 1e30, spread: 60, matches: 1), (\"\", \"b\"): (points: 1, spread: 60, matches: 1)}";
        let ratings = ron_options().from_str::<Ratings>(text).unwrap().sound();
        assert!(ratings.of(None, "a").is_none() && ratings.of(None, "b").is_some());
        let mut full = Ratings::default();
        for n in 0..2 * MAX_RATINGS {
            full.keep(None, &n.to_string(), Rating { points: 0.0, deviation: 60.0, matches: 1 });
        }
        assert_eq!(full.0.len(), MAX_RATINGS);
    }
}
