//! The games of a tour, from `assets/tour/games.ron`: how long they take, and which options a stop may have.

use std::sync::LazyLock;

use serde::Deserialize;

use ai::Difficulty;
use competition::match_options;
use engine::record::ron_options;
use games::dyn_game::DynGame;

/// A game of the tour.
#[derive(Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TourGame {
    /// The game's id.
    #[serde(rename = "game")]
    pub id: String,
    /// Minutes that its short form takes, roughly.
    pub short_minutes: u32,
    /// True if a tour can begin with it, and if it decides a cup tie.
    #[serde(default)]
    pub opening: bool,
    /// True if a final can be played in it.
    #[serde(default)]
    pub is_final: bool,
    /// Its rarer options, each as fields in RON without brackets.
    #[serde(default)]
    pub variants: Vec<String>,
}

/// Returns the games of the tour.
#[must_use]
pub fn tour_games() -> &'static [TourGame] {
    static GAMES: LazyLock<Vec<TourGame>> =
        LazyLock::new(|| match ron_options().from_str(include_str!("../../../assets/tour/games.ron")) {
            Ok(games) => games,
            Err(error) => unreachable!("the games that are built in are checked by a test: {error}"),
        });
    &GAMES
}

/// Returns the games in which a final can be played, in the order of the file.
pub fn final_games() -> impl Iterator<Item = &'static TourGame> {
    tour_games().iter().filter(|game| game.is_final)
}

impl TourGame {
    /// Returns the game itself; `None` if this build does not have it, which no test lets happen.
    #[must_use]
    pub fn game(&self) -> Option<&'static dyn DynGame> {
        games::find(&self.id)
    }

    /// Returns the minutes of a match, roughly.
    #[must_use]
    pub fn minutes(&self, is_short: bool) -> u32 {
        let whole = self.game().map_or(0, |game| game.info().minutes);
        if is_short { self.short_minutes } else { whole }
    }

    /// Returns the options of a match in RON: it has a winner. Variant 0 has the usual options, and the others those of
    /// [`Self::variants`].
    #[must_use]
    pub fn options(&self, is_short: bool, variant: usize) -> String {
        let Some(game) = self.game() else { return String::new() };
        let more = variant.checked_sub(1).and_then(|k| self.variants.get(k)).map_or("", String::as_str);
        match_options(game, true, &[if is_short { "short: true" } else { "" }, more])
    }

    /// Returns the opponent of that rank, from the weakest (0) to the strongest (6). Bots without a plan are nobody's
    /// opponent. Strength is that against newcomers, because in games of characters the difficulties are in no order.
    #[must_use]
    pub fn opponent(&self, rank: usize) -> Difficulty {
        let mut others: Vec<Difficulty> =
            Difficulty::ALL.into_iter().filter(|difficulty| *difficulty != Difficulty::Random).collect();
        if let Some(game) = self.game() {
            others.sort_by_key(|difficulty| game.strength(*difficulty));
        }
        others[rank.min(others.len() - 1)]
    }
}
