//! Two views of one table laid over each other: open is what either of them knows.

use std::collections::HashSet;

use super::scene::{Piece, Role, Scene, Zone};
use crate::engine::Seat;

/// What `home` sees, with the cards that `away` alone knows turned up where they lie. `heap` tells which of the hidden
/// heaps of a side a card lies in: see [`super::Staged::heap`].
///
/// A choice that is sealed stays so: its owner sees its back as well.
#[must_use]
pub fn both(zones: &[Zone], mut home: Scene, away: &Scene, heap: fn(&Piece) -> u8) -> Scene {
    let ids = |scene: &Scene| -> HashSet<u16> { scene.pieces.iter().map(|piece| piece.id).collect() };
    let (at_home, at_away) = (ids(&home), ids(away));
    let lies = |piece: &Piece| (piece.role(zones) == Role::Laid, heap(piece));
    // What the other side knows by a name of its own, in the order in which it lies there.
    let mut known: Vec<&Piece> = away.pieces.iter().filter(|piece| !at_home.contains(&piece.id)).collect();
    for slot in &mut home.pieces {
        let down = slot.is_down();
        let found = if at_away.contains(&slot.id) {
            away.pieces.iter().find(|piece| down && piece.id == slot.id && !piece.is_down())
        } else if down && slot.face == back(Seat::Home) {
            // Its own, sealed: nobody knows it better.
            None
        } else {
            let place = lies(slot);
            let behind = |piece: &Piece| match (down, piece.is_down()) {
                (true, false) => true,
                // Sealed: the same back for both.
                (true, true) => slot.face == back(Seat::Away) && piece.face == slot.face,
                // Turned up for both, under two names.
                (false, _) => place.0 && piece.face == slot.face,
            };
            let at = known.iter().position(|piece| lies(piece) == place && behind(piece));
            at.map(|at| known.remove(at))
        };
        if let Some(piece) = found {
            slot.id = piece.id;
            slot.face.clone_from(&piece.face);
            (slot.look, slot.column) = (piece.look, piece.column);
        }
    }
    home
}

/// The back of that side's cards, in every game.
fn back(seat: Seat) -> String {
    format!("back/{}", seat.name())
}
