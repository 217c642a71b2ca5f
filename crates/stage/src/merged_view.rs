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
    let ids = |scene: &Scene| -> HashSet<CardId> { scene.cards.iter().map(|piece| piece.id).collect() };
    let (at_home, at_away) = (ids(&home), ids(away));
    let lies = |piece: &CardView| (piece.role(zones) == ZoneRole::Laid, heap(piece));
    // Cards whose ids only the other side's scene has, in the order of that scene.
    let mut known: Vec<&CardView> = away.cards.iter().filter(|piece| !at_home.contains(&piece.id)).collect();
    for slot in &mut home.cards {
        let down = slot.is_down();
        let found = if at_away.contains(&slot.id) {
            away.cards.iter().find(|piece| down && piece.id == slot.id && !piece.is_down())
        } else if down && slot.face == back(Seat::Home) {
            // Home's own sealed card: the other side does not know it either.
            None
        } else {
            let place = lies(slot);
            let behind = |piece: &CardView| match (down, piece.is_down()) {
                (true, false) => true,
                // A sealed card of the other side: both scenes show the same back.
                (true, true) => slot.face == back(Seat::Away) && piece.face == slot.face,
                // Face up in both scenes, under two ids.
                (false, _) => place.0 && piece.face == slot.face,
            };
            let at = known.iter().position(|piece| lies(piece) == place && behind(piece));
            at.map(|at| known.remove(at))
        };
        if let Some(piece) = found {
            slot.id = piece.id;
            slot.face.clone_from(&piece.face);
            slot.look = piece.look;
            slot.picture.clone_from(&piece.picture);
        }
    }
    home
}

/// The face key of the back of a side's cards, in every game.
fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}
