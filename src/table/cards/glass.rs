//! A looking glass: a small open card that cannot be played is shown enlarged while the pointer rests on it.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::zone::world;
use super::{Card, Dragged, Face, Hovered, Invitation, Rest};
use crate::between::between;
use crate::stage::atlas::BACKS;
use crate::stage::layout::{At, CARD, SHEET_H, SHEET_W};
use crate::table::cards::pack::Pack;
use crate::table::draw::depth;
use crate::table::draw::page::{Shown, Square};
use crate::table::motion::{Pose, TargetPose, send};
use crate::table::playback::Playback;

/// Largest scale of a card that is shown enlarged.
const SMALL: f32 = 0.6;
/// Scale of the enlarged picture.
const LARGE: f32 = 0.96;
/// Seconds for which the pointer must rest on the card first.
const RESTS: f32 = 0.2;
/// Distance between the card and its enlarged picture, and to the edges of the sheet, design units.
const GAP: f32 = 14.0;
/// Lower edge of the scoreboard, design units from the top.
const BELOW_BOARD: f32 = 140.0;

/// The enlarged picture of the card with this id.
#[derive(Component, Debug)]
pub(super) struct Glass(u16);

/// Shows and removes the enlarged picture.
pub(super) fn look(
    time: Res<Time<Real>>,
    (hovered, invitation, playback): (Res<Hovered>, Res<Invitation>, Res<Playback>),
    cards: Query<(&Card, &Rest, &Face), Without<Dragged>>,
    shown: Query<(Entity, &Glass)>,
    (pack, square): (Res<Pack>, Option<Res<Square>>),
    mut rested: Local<(Option<u16>, f32)>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let small = |card: &Card, rest: &Rest| {
        rest.0.scale <= SMALL && !BACKS.contains(&&*card.face) && !invitation.pieces.contains(&card.id)
    };
    let wanted = hovered
        .0
        .filter(|_| playback.idle())
        .and_then(|id| cards.iter().find(|(card, rest, _)| card.id == id && small(card, rest)));
    let id = wanted.map(|(card, ..)| card.id);
    *rested = if rested.0 == id { (id, rested.1 + time.delta_secs()) } else { (id, 0.0) };
    for (glass, of) in &shown {
        if Some(of.0) != id {
            commands.entity(glass).despawn();
        }
    }
    let (Some((card, rest, face)), Some(square)) = (wanted, square) else { return };
    if shown.iter().any(|(_, of)| of.0 == card.id) {
        return;
    }
    if rested.1 < RESTS {
        redraw.write(RequestRedraw);
        return;
    }
    let goal = TargetPose { at: beside(rest.0.at, rest.0.scale), turn: 0.0, scale: LARGE };
    let start = Pose(TargetPose { scale: LARGE * 0.8, ..goal });
    let (page, _) = pack.card(&card.drawn);
    let picture = square.showing(page, Shown { shadow_step: 2, ..face.0 });
    let glass =
        commands.spawn((Name::new("looking glass"), Glass(card.id), picture, start, Transform::default()));
    let glass = glass.id();
    send(&mut commands, glass, Some(&start), goal, 0.12, 0.0);
}

/// Returns position and scale of the enlarged picture of a card, or `None` if the card is large enough.
#[must_use]
pub fn large(at: At, scale: f32) -> Option<(At, f32)> {
    let large = (scale <= SMALL).then(|| beside(world(at, 0.0), scale))?;
    Some((At::new(large.x + SHEET_W / 2.0, SHEET_H / 2.0 - large.y), LARGE))
}

/// Returns the middle of the enlarged picture: above the card if there is room, else below it; never off the sheet.
fn beside(at: Vec3, scale: f32) -> Vec3 {
    let (w, h) = (CARD.0 * LARGE, CARD.1 * LARGE);
    let (right, top) = (SHEET_W / 2.0 - GAP - w / 2.0, SHEET_H / 2.0 - BELOW_BOARD - h / 2.0);
    let far = CARD.1 * scale / 2.0 + GAP + h / 2.0;
    let y = if at.y + far <= top { at.y + far } else { at.y - far };
    Vec3::new(between(at.x, -right, right), y.max(GAP + h / 2.0 - SHEET_H / 2.0), depth::HELD + 8.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_large_picture_lies_beside_its_card_and_on_the_sheet() {
        for (x, y) in [(-850.0, -130.0), (850.0, -430.0), (0.0, 300.0), (940.0, 120.0)] {
            let large = beside(Vec3::new(x, y, 0.0), 0.4);
            let apart = (large.y - y).abs();
            assert!(apart >= CARD.1 * (0.4 + LARGE) / 2.0, "{x} {y}: {large}");
            assert!(large.x.abs() + CARD.0 * LARGE / 2.0 <= SHEET_W / 2.0);
            assert!(large.y.abs() + CARD.1 * LARGE / 2.0 <= SHEET_H / 2.0);
            // On the sheet, it is the same place.
            let at = At::new(x + SHEET_W / 2.0, SHEET_H / 2.0 - y);
            let (told, _) = super::large(at, 0.4).unwrap();
            assert!((world(told, 0.0) - large).truncate().length() < 0.01);
            assert!(super::large(at, 0.7).is_none(), "a card that can be read has none");
        }
    }
}
