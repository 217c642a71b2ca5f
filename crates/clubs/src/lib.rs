//! Clubs: their names, crests, kits, grounds and elevens, each a file in `assets/clubs`. All of them are made up.
//! Players make more of them: see `random_club.rs`, and [`find`] for how ids distinguish them.
//!
//! `docs/clubs.md` is the form of the file. The shipped files are built into the program, as rule data are. Rules,
//! records and bots know no club. A match has two: see [`MatchClubs`].

mod at_table;
mod cloth;
mod crest;
mod custom;
mod dress;
mod face;
mod kits;
mod random_club;
mod read;
mod shipped;
mod write;

use serde::{Deserialize, Serialize};

use base::colour::Rgb;

pub use at_table::{MatchClubs, at_table, club, kit, set_at_table, set_thread_clubs, within};
pub use crest::{Crest, CrestLayout, CrestShape, CrestSymbol};
pub use custom::{
    CUSTOM_PREFIX, MAX_CUSTOM_CLUBS, custom_id, find, import, is_custom_id, looks_like_club, register,
    unregister,
};
pub use dress::{MAINS, TRIMS};
pub use face::{Beard, HairColour, Hairstyle, PlayerFace, SkinTone};
pub use kits::{MIN_SHIRT_CONTRAST, MatchKit, distinguishable};
pub use random_club::{ClubLetters, random_club, unique_abbreviation};
pub use read::{
    NAME_LETTERS, PLAYER_LETTERS, TEXT_LETTERS, collapse_spaces, has_unknown_names, is_allowed_char, is_id,
    load, parse, trimmed,
};
pub use shipped::{DEFAULT_CLUB_IDS, club_of_entrant, countries, shipped};

/// The number of players of a club.
pub const ELEVEN: usize = 11;

/// The pattern of a crest or of a shirt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum KitPattern {
    /// One colour.
    Plain,
    /// A band from corner to corner.
    Sash,
    /// Horizontal bands.
    Hoops,
    /// One half has the other colour.
    Halves,
    /// Vertical bands.
    Stripes,
    /// An arrow upwards.
    Chevron,
    /// A broad band down the middle.
    Pale,
    /// One band across, one down.
    Cross,
    /// Two quarters have the other colour.
    Quarters,
}

impl KitPattern {
    /// Every pattern.
    pub const ALL: [Self; 9] = [
        Self::Plain,
        Self::Sash,
        Self::Hoops,
        Self::Halves,
        Self::Stripes,
        Self::Chevron,
        Self::Pale,
        Self::Cross,
        Self::Quarters,
    ];
}

/// A kit: a shirt with its pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kit {
    /// The pattern.
    pub pattern: KitPattern,
    /// The colour of the shirt, and that of the pattern on it.
    pub colours: (Rgb, Rgb),
}

/// The hour at which a club likes to play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum HomeTimeOfDay {
    /// Under floodlights.
    Night,
    /// At dusk.
    Dusk,
    /// In the afternoon.
    Day,
}

/// The ground of a club.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HomeGround {
    /// Its name.
    pub name: String,
    /// The hour of its matches; any, if the club has no favourite one.
    pub hour: Option<HomeTimeOfDay>,
    /// Texts of the club's own advertising boards.
    pub boards: Vec<String>,
}

/// A club with everything that the game shows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    /// The name of its file without the ending. Saved matches name clubs by it.
    pub id: String,
    /// The full name.
    pub name: String,
    /// The name in three letters.
    pub short: String,
    /// The letter on the crest, or two.
    pub letter: String,
    /// The shape of the crest, and its symbol.
    pub crest: Crest,
    /// The pattern of the crest.
    pub pattern: KitPattern,
    /// The main and the dark colour: of the crest, of panels and of its supporters.
    pub colours: (Rgb, Rgb),
    /// The first and the second kit.
    pub kits: [Kit; 2],
    /// The club's stadium.
    pub ground: HomeGround,
    /// The eleven by number, number 1 first.
    pub eleven: [String; ELEVEN],
    /// Their faces; `None` if they follow from the club's id, see [`Club::face`].
    pub faces: Option<[PlayerFace; ELEVEN]>,
}

impl Club {
    /// Returns the name of a player of the eleven, 0..=10; empty beyond it.
    #[must_use]
    pub fn player(&self, index: usize) -> &str {
        self.eleven.get(index).map_or("", String::as_str)
    }
}
