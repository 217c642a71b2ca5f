//! The games. [`GAMES`] is the one list: nothing else in the crate names a game.

pub mod code;
pub mod dyn_game;
pub mod dyn_match;
pub mod match_stats;
#[cfg(test)]
mod notebooks;
pub mod penalties;
pub mod reel;
pub mod report;
#[cfg(test)]
mod restarts;
pub mod review;
pub mod soccer17;
pub mod soccer52;
pub mod soccer_cards;
pub mod soccer_go;
pub mod solitaire;
pub mod story;
#[cfg(test)]
pub(crate) mod testing;
#[cfg(test)]
pub(crate) mod toy;
mod undo;

use crate::ai::Level;
use crate::reading::shown;
use crate::stage::atlas::CardSet;
use crate::stage::card_text::CardText;
use dyn_game::DynGame;

/// Calls the macro of that name with the type of every game of this build, in the order of the title screen: the one
/// list of them.
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            $crate::games::solitaire::Solitaire,
            $crate::games::soccer52::Soccer52,
            $crate::games::soccer17::Soccer17,
            $crate::games::soccer_cards::SoccerCards,
            $crate::games::soccer_go::SoccerGo,
            $crate::games::penalties::Penalties,
        }
    };
}
#[cfg(feature = "app")]
pub(crate) use for_each_game;

macro_rules! erased {
    ($($game:ty),+ $(,)?) => { &[$(&dyn_game::Erased::<$game>::new()),+] };
}

/// Every game of this build, in the order of the title screen.
pub static GAMES: &[&dyn DynGame] = for_each_game!(erased);

/// Found by its id in unit tests only, and no game of any build.
#[cfg(test)]
static FIXTURES: &[&dyn DynGame] = &[&dyn_game::Erased::<toy::Toy>::new()];
#[cfg(not(test))]
static FIXTURES: &[&dyn DynGame] = &[];

/// An id that is no game's.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown game `{}`: expected one of {known}", shown(.0), known = ids())]
pub struct UnknownGame(pub String);

/// The game with that id.
///
/// # Errors
/// No game has it; the error lists those that there are.
pub fn named(id: &str) -> Result<&'static dyn DynGame, UnknownGame> {
    find(id).ok_or_else(|| UnknownGame(id.to_owned()))
}

/// The game with that id.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn DynGame> {
    GAMES.iter().chain(FIXTURES).copied().find(|game| game.id() == id)
}

/// What players call the bot of that level in that game; by its level where there is no such game.
#[must_use]
pub fn title_of(id: &str, level: Level) -> &'static str {
    find(id).map_or(level.title(), |game| game.opponent(level).title)
}

/// The words that are set onto the picture with that key of an atlas, by the game whose card it is.
#[must_use]
pub fn card_texts(picture: &str) -> Vec<CardText> {
    let (face, stark) = CardSet::face(picture);
    GAMES
        .iter()
        .map(|game| game.card_texts(face, stark))
        .find(|prints| !prints.is_empty())
        .unwrap_or_default()
}

/// The atlases that hold the cards of that set; one that several games share comes several times.
pub fn atlases(set: CardSet) -> impl Iterator<Item = String> {
    GAMES.iter().flat_map(|game| game.sheet().atlases).map(move |usual| set.atlas(usual))
}

/// Every id, as an error message lists them.
#[must_use]
pub fn ids() -> String {
    GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stage::layout::{At, CARD, OUT_OF_SIGHT, SHEET_H, SHEET_W};

    /// A window taller or wider than the sheet shows what lies beside it.
    #[test]
    fn what_is_out_of_sight_lies_so_in_every_window() {
        for game in GAMES {
            for zone in game.sheet().zones {
                let At { x, y } = zone.at;
                let reach = CARD.1 * zone.scale / 2.0;
                let on_the_sheet =
                    (-reach..=SHEET_W + reach).contains(&x) && (-reach..=SHEET_H + reach).contains(&y);
                assert!(on_the_sheet || y.abs() >= OUT_OF_SIGHT, "{}, {}", game.id(), zone.id);
            }
        }
    }
}
