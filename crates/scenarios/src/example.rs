//! Cards that a step of a lesson shows beside its sentence: one card, and what stops it.

use ron::value::RawValue;
use serde::Deserialize;

use super::ScenarioReader;
use engine::RuleDataError;
use games::dyn_game::DynGame;

/// Maximum number of ways to stop the card: more do not fit beside a sentence.
const MAX_WAYS: usize = 4;
/// What a card to show is expected to be.
const FACE: &str = "a card of this game, such as \"pack/7H\" or \"sc/red_ball\"";

/// A card, and ways to stop it. The sentence of the step says the same, for those who cannot see the cards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardExample {
    /// The card that is stopped: a key of the game's atlas.
    pub card: String,
    /// The ways to stop it, at least one.
    pub stopped_by: Vec<BlockingCards>,
}

/// The cards that stop another card in one way: keys of the game's atlas.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum BlockingCards {
    /// A single card.
    One(String),
    /// Two cards that count together.
    Sum(String, String),
    /// Two cards of which the second is taken from the first.
    Difference(String, String),
    /// Two cards side by side.
    Pair(String, String),
}

impl BlockingCards {
    /// Returns its cards, from the left.
    pub fn face_keys(&self) -> impl Iterator<Item = &str> {
        let (first, second) = match self {
            Self::One(card) => (card, None),
            Self::Sum(first, second) | Self::Difference(first, second) | Self::Pair(first, second) => {
                (first, Some(second))
            }
        };
        std::iter::once(first).chain(second).map(String::as_str)
    }
}

/// An example as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "show")]
struct CardExampleFile<'a> {
    #[serde(borrow)]
    card: &'a RawValue,
    #[serde(borrow)]
    stopped_by: Vec<&'a RawValue>,
}

/// Reads an example, and checks that the game has its cards.
pub(super) fn read(
    place: &ScenarioReader<'_>,
    game: &dyn DynGame,
    raw: &RawValue,
) -> Result<CardExample, RuleDataError> {
    let written: CardExampleFile<'_> =
        place.read_as(raw, "an example, such as (card: \"pack/7H\", stopped_by: [One(\"pack/QD\")])")?;
    let card: String = place.read_as(written.card, FACE)?;
    let known = |raw: &RawValue, face: &str| {
        if games::has_card(game, face) {
            return Ok(());
        }
        let face = base::reading::sanitized(face);
        Err(place.error_at(raw, format!("`{face}` is no card here: expected {FACE}")))
    };
    known(written.card, &card)?;
    if written.stopped_by.is_empty() || written.stopped_by.len() > MAX_WAYS {
        return Err(place.error_at(raw, format!("expected 1 to {MAX_WAYS} ways to stop the card")));
    }
    let mut stopped_by = Vec::new();
    for raw in written.stopped_by {
        let way: BlockingCards = place.read_as(
            raw,
            "a way to stop the card: One(..), Sum(.., ..), Difference(.., ..) or Pair(.., ..)",
        )?;
        way.face_keys().try_for_each(|face| known(raw, face))?;
        stopped_by.push(way);
    }
    Ok(CardExample { card, stopped_by })
}

#[cfg(test)]
mod tests {
    const SOUND: &str = r#"(game: "soccer52", options: (), seed: 1, actions: [], home: "human", away: "rookie",
title: "Stops", text: "What stops a shot.", steps: [(say: "These stop it.", point: [Board],
show: (card: "pack/7H", stopped_by: [One("pack/QD"), Sum("pack/4C", "pack/3S")]))])"#;

    #[test]
    fn an_example_is_read_with_its_cards() {
        let scenario = crate::parse(SOUND).unwrap();
        let example = scenario.plan.steps[0].example.clone().unwrap();
        let [one, sum] = &example.stopped_by[..] else { panic!("{example:?}") };
        assert_eq!(example.card, "pack/7H");
        assert_eq!(
            (one.face_keys().collect::<Vec<_>>(), sum.face_keys().last()),
            (vec!["pack/QD"], Some("pack/3S"))
        );
    }

    #[test]
    fn errors_in_examples_have_their_position() {
        for (from, to, place, expected) in [
            ("card: \"pack/7H\"", "card: \"pack/1H\"", "3:14", "`pack/1H` is no card here"),
            ("card: \"pack/7H\"", "card: \"sc/red_ball\"", "3:14", "is no card here"),
            ("card: \"pack/7H\"", "card: 7", "3:14", "expected a card of this game"),
            ("One(\"pack/QD\")", "One(\"pack/9\")", "3:38", "`pack/9` is no card here"),
            ("One(\"pack/QD\")", "Two(\"pack/QD\")", "3:38", "expected a way to stop the card"),
            ("One(\"pack/QD\"), Sum(\"pack/4C\", \"pack/3S\")", "", "3:7", "expected 1 to 4 ways"),
            ("stopped_by", "stops", "3:", "expected an example"),
        ] {
            assert!(SOUND.contains(from), "{from}");
            let error = crate::parse(&SOUND.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(error.starts_with(place) && error.contains(expected), "{to} at {place}: {error}");
        }
    }
}
