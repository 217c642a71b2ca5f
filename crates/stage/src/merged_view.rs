//! Merges two views of one table: every card that either seat knows lies face up.

use std::collections::HashSet;

use super::scene::{CardId, CardView, Scene, Zone, ZoneRole};
use engine::Seat;

/// Returns the scene of `home` with the cards that only `away` knows turned face up in their places. `heap` returns the
/// hidden heap of a card: see [`super::StagedGame::heap`].
///
/// A sealed choice stays face down: its owner sees its back as well.
#[must_use]
pub fn merge_views(zones: &[Zone], mut home: Scene, away: &Scene, heap: fn(&CardView) -> u8) -> Scene {
    let ids = |scene: &Scene| -> HashSet<CardId> { scene.cards.iter().map(|card| card.id).collect() };
    let (at_home, at_away) = (ids(&home), ids(away));
    let lies = |card: &CardView| (card.role(zones) == ZoneRole::Laid, heap(card));
    // Cards whose ids only the other side's scene has, in the order of that scene.
    let mut known: Vec<&CardView> = away.cards.iter().filter(|card| !at_home.contains(&card.id)).collect();
    for slot in &mut home.cards {
        let down = slot.is_down();
        let found = if at_away.contains(&slot.id) {
            away.cards.iter().find(|card| down && card.id == slot.id && !card.is_down())
        } else if down && slot.face == back(Seat::Home) {
            // Home's own sealed card: the other side does not know it either.
            None
        } else {
            let place = lies(slot);
            let behind = |card: &CardView| match (down, card.is_down()) {
                (true, false) => true,
                // A sealed card of the other side: both scenes show the same back.
                (true, true) => slot.face == back(Seat::Away) && card.face == slot.face,
                // Face up in both scenes, under two ids.
                (false, _) => place.0 && card.face == slot.face,
            };
            let at = known.iter().position(|card| lies(card) == place && behind(card));
            at.map(|at| known.remove(at))
        };
        if let Some(card) = found {
            slot.id = card.id;
            slot.face.clone_from(&card.face);
            slot.look = card.look;
            slot.picture.clone_from(&card.picture);
        }
    }
    home
}

/// The face key of the back of a side's cards, in every game.
fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}
