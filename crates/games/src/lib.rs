//! The list of the games, [`GAMES`], and what works for any of them. Only the list, and tests, name a game.

pub mod code;
pub mod dyn_bot;
pub mod dyn_bots;
pub mod dyn_game;
pub mod dyn_match;
pub mod dyn_tools;
pub mod erased;
pub mod habit;
mod habit_belief;
pub mod match_stats;
pub mod open_decision;
mod recall;
pub mod record_source;
pub mod report;
pub mod reproducible;
pub mod review;
pub mod summary;
pub mod timeline;
mod undo;

pub use {penalties, soccer_cards, soccer_go, soccer17, soccer52, solitaire};

use std::sync::LazyLock;

use ai::Difficulty;
use base::reading::sanitized;
use dyn_game::DynGame;
use engine::Seat;
use stage::atlas::{AtlasIndex, CardArtSet};
use stage::card_text::CardText;
use words::MessageId;

/// Calls the macro of that name with the type of every game of this build, in the order of the title screen: the one
/// list of them.
#[macro_export]
macro_rules! for_each_game {
    ($with:ident) => {
        $with! {
            $crate::solitaire::Solitaire,
            $crate::soccer52::Soccer52,
            $crate::soccer17::Soccer17,
            $crate::soccer_cards::SoccerCards,
            $crate::soccer_go::SoccerGo,
            $crate::penalties::Penalties,
        }
    };
}
macro_rules! erased {
    ($($game:ty),+ $(,)?) => { &[$(&erased::ErasedGame::<$game>::new()),+] };
}

/// Every game of this build, in the order of the title screen.
pub static GAMES: &[&dyn DynGame] = for_each_game!(erased);

/// Games that builds with debug assertions know, such as those of tests, and no list shows.
static FIXTURES: &[&dyn DynGame] =
    if cfg!(debug_assertions) { &[&erased::ErasedGame::<engine::toy::ToyGame>::new()] } else { &[] };

/// The indices of the games' atlases in the usual set, each with its name.
static ATLASES: LazyLock<Vec<(&str, AtlasIndex)>> = LazyLock::new(|| {
    let texts = [
        ("pack", include_str!("../../../assets/cards/pack.ron")),
        ("soccer17", include_str!("../../../assets/cards/soccer17.ron")),
        ("soccer_cards", include_str!("../../../assets/cards/soccer_cards.ron")),
        ("soccer_go", include_str!("../../../assets/cards/soccer_go.ron")),
    ];
    texts.into_iter().filter_map(|(name, text)| Some((name, AtlasIndex::parse(text).ok()?))).collect()
});

/// The error for an unknown game id.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown game `{}`: expected one of {known}", sanitized(.0), known = ids())]
pub struct UnknownGame(pub String);

/// Returns the game with that id.
///
/// # Errors
/// [`UnknownGame`] if no game has the id; its message lists all ids.
pub fn named(id: &str) -> Result<&'static dyn DynGame, UnknownGame> {
    find(id).ok_or_else(|| UnknownGame(id.to_owned()))
}

/// Returns the game with that id, if there is one.
#[must_use]
pub fn find(id: &str) -> Option<&'static dyn DynGame> {
    GAMES.iter().chain(FIXTURES).copied().find(|game| game.id() == id)
}

/// Returns the name of a game's bot of a difficulty; the title of the difficulty if there is no such game.
pub fn title_of(id: &str, difficulty: Difficulty) -> MessageId {
    find(id).map_or(difficulty.title(), |game| game.opponent(difficulty).title)
}

/// Returns the words to print on the picture with that key; empty if no game has any for it.
#[must_use]
pub fn card_texts(picture: &str) -> Vec<CardText> {
    let (face, stark) = CardArtSet::face(picture);
    GAMES
        .iter()
        .map(|game| game.card_texts(face, stark))
        .find(|prints| !prints.is_empty())
        .unwrap_or_default()
}

/// Returns the player whose portrait is on the picture with that key, if there is one: seat and index in the eleven.
#[must_use]
pub fn player_on(picture: &str) -> Option<(Seat, usize)> {
    GAMES.iter().find_map(|game| game.player_on(picture))
}

/// Returns the names of all games' atlases in a card set; an atlas shared by several games is repeated.
pub fn atlases(set: CardArtSet) -> impl Iterator<Item = String> {
    GAMES.iter().flat_map(|game| game.info().atlases).map(move |usual| set.atlas(usual))
}

/// Returns true if that game has a picture of the card with that key.
#[must_use]
pub fn has_card(game: &dyn DynGame, face: &str) -> bool {
    let mut atlases = ATLASES.iter().filter(|(name, _)| game.info().atlases.contains(name));
    atlases.any(|(_, index)| index.pictures.contains_key(face))
}

/// Returns all ids for an error message, separated by commas.
#[must_use]
pub fn ids() -> String {
    GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    mod below;
    mod notebooks;
    mod restarts;
    mod short;
    mod shows;
    mod whole_matches;

    use super::*;
    use stage::layout::{CARD, DesignPoint, OUT_OF_SIGHT, SHEET_H, SHEET_W};
    use words::say;

    /// Every pair of fields, with all their values.
    #[test]
    fn refused_options_have_a_message_for_players() {
        let mut refused = Vec::new();
        for game in GAMES {
            let fields = game.info().fields;
            for (k, one) in fields.iter().enumerate() {
                for other in &fields[k + 1..] {
                    for (a, _) in one.values {
                        for (b, _) in other.values {
                            let options = format!("({}: {a}, {}: {b})", one.name, other.name);
                            let why = game.why_not_begin(&options);
                            assert_eq!(game.seats_with(&options).is_err(), why.is_some(), "{options}");
                            refused.extend(why);
                        }
                    }
                }
            }
        }
        refused.sort();
        refused.dedup();
        assert!(!refused.contains(&say!("options-do-not-match")), "{refused:?}");
        for words in [
            "both sides are Italy; choose two different teams, or none",
            "only home has a team (Italy); choose one for each side, or none",
            "only away has a team (Italy); choose one for each side, or none",
            "both suits are black; choose hearts or diamonds for one",
            "both suits are red; choose clubs or spades for one",
        ] {
            assert!(refused.iter().any(|why| *why == words), "{words}: {refused:?}");
        }
    }

    /// A window taller or wider than the sheet shows some of the area beside it, so hidden zones must lie far away.
    #[test]
    fn zones_out_of_sight_are_out_of_sight_in_every_window() {
        for game in GAMES {
            for zone in game.info().zones {
                let DesignPoint { x, y } = zone.at;
                let reach = CARD.1 * zone.scale / 2.0;
                let on_the_sheet =
                    (-reach..=SHEET_W + reach).contains(&x) && (-reach..=SHEET_H + reach).contains(&y);
                assert!(on_the_sheet || y.abs() >= OUT_OF_SIGHT, "{}, {}", game.id(), zone.id);
            }
        }
    }
}
