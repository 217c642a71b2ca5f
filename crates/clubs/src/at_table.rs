//! The clubs of the match at the table. Like the language, they are a state of the process that only the display needs:
//! games and stage speak of *the club at this seat* and do not know which one it is.
//!
//! Without a choice they are the default clubs: on the command line, in tests, on the title.

use std::cell::RefCell;
use std::sync::LazyLock;
use std::sync::{PoisonError, RwLock};

use super::kits::{MatchKit, worn};
use super::{Club, DEFAULT_CLUB_IDS, find, shipped};
use base::thread_override::with_override;
use engine::{BySeat, Seat};

/// The clubs of a match and what they wear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[must_use]
pub struct MatchClubs {
    sides: BySeat<&'static Club>,
    worn: BySeat<MatchKit>,
}

impl MatchClubs {
    /// Returns the clubs of a match.
    pub fn new(sides: BySeat<&'static Club>) -> Self {
        let [home, away] = worn(sides[Seat::Home], sides[Seat::Away]);
        Self { sides, worn: BySeat::new(home, away) }
    }

    /// Returns the clubs with those ids; `None` means the default clubs. An unknown club, such as a deleted one, is
    /// replaced by a default club that the other side does not have.
    pub fn from_ids(ids: Option<&BySeat<String>>) -> Self {
        let Some(ids) = ids else { return Self::default() };
        let known = BySeat::from_fn(|seat| find(&ids[seat]));
        let stands_in = |seat: Seat| {
            let usual = Self::default();
            let is_there = known[!seat].is_some_and(|other| other.id == usual.club(seat).id);
            if is_there { usual.club(!seat) } else { usual.club(seat) }
        };
        Self::new(BySeat::from_fn(|seat| known[seat].unwrap_or_else(|| stands_in(seat))))
    }

    /// Returns the ids of the clubs, for a file; `None` for the default clubs.
    #[must_use]
    pub fn ids(&self) -> Option<BySeat<String>> {
        (*self != Self::default()).then(|| self.sides.map(|club| club.id.clone()))
    }

    /// Returns the club at a seat.
    #[must_use]
    pub fn club(&self, seat: Seat) -> &'static Club {
        self.sides[seat]
    }

    /// Returns the kit of the club at a seat.
    #[must_use]
    pub fn kit(&self, seat: Seat) -> MatchKit {
        self.worn[seat]
    }
}

static DEFAULT_CLUBS: LazyLock<MatchClubs> = LazyLock::new(|| {
    let [home, away] = DEFAULT_CLUB_IDS.map(|id| find(id).unwrap_or_else(|| &shipped()[0]));
    MatchClubs::new(BySeat::new(home, away))
});

impl Default for MatchClubs {
    /// Returns the default clubs.
    fn default() -> Self {
        *DEFAULT_CLUBS
    }
}

/// The clubs at the table; `None` means the default clubs.
static AT_TABLE: RwLock<Option<MatchClubs>> = RwLock::new(None);

thread_local! {
    /// The clubs of another match that this thread shows; `None` means those at the table.
    static SHOWN_HERE: RefCell<Option<MatchClubs>> = const { RefCell::new(None) };
}

/// Returns the clubs of the match at the table, or of the one that [`within`] shows.
pub fn at_table() -> MatchClubs {
    let at_table = || *AT_TABLE.read().unwrap_or_else(PoisonError::into_inner);
    SHOWN_HERE.with_borrow(|clubs| *clubs).or_else(at_table).unwrap_or_default()
}

/// Returns the club at a seat of the table.
#[must_use]
pub fn club(seat: Seat) -> &'static Club {
    at_table().club(seat)
}

/// Returns the kit of the club at a seat of the table.
#[must_use]
pub fn kit(seat: Seat) -> MatchKit {
    at_table().kit(seat)
}

/// Puts the clubs of a match at the table. Tests run in parallel in one process, so they call [`set_thread_clubs`].
pub fn set_at_table(clubs: MatchClubs) {
    *AT_TABLE.write().unwrap_or_else(PoisonError::into_inner) = Some(clubs);
}

/// Puts the clubs of a match at the table of this thread alone, for tests.
pub fn set_thread_clubs(clubs: MatchClubs) {
    SHOWN_HERE.set(Some(clubs));
}

/// Does some work that shows a match of other clubs, on this thread alone.
pub fn within<R>(clubs: MatchClubs, work: impl FnOnce() -> R) -> R {
    with_override(&SHOWN_HERE, clubs, work)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn some() -> MatchClubs {
        MatchClubs::new(BySeat::new(find("ursova").unwrap(), find("jarnholt").unwrap()))
    }

    #[test]
    fn without_any_setting_the_clubs_are_the_default_ones() {
        let shorts = || Seat::BOTH.map(|seat| club(seat).short.as_str());
        assert_eq!(shorts(), ["HAR", "KES"]);
        assert_eq!(within(some(), shorts), ["URS", "JAR"]);
        assert_eq!((shorts(), at_table()), (["HAR", "KES"], MatchClubs::default()));
    }

    #[test]
    fn clubs_are_saved_by_id_and_unknown_ids_become_the_default_clubs() {
        assert_eq!(MatchClubs::from_ids(some().ids().as_ref()), some());
        assert_eq!(MatchClubs::default().ids(), None);
        let odd = BySeat::new("../../etc".to_owned(), "own-gone".to_owned());
        assert_eq!(MatchClubs::from_ids(Some(&odd)), MatchClubs::default());
        assert_eq!(MatchClubs::from_ids(None), MatchClubs::default());
    }
}
