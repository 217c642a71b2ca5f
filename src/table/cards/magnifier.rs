//! A magnifier: a small open card that cannot be played is shown enlarged while the pointer rests on it, or as a
//! key asks for one after the other. A card that came to a pointer at rest is not: nobody asked for it, and it would
//! hide what happens there.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::hover::HAND_TOP;
use super::zone::world;
use super::{CardPicture, Dragged, Hovered, PlayableCards, RestPose, TableCard};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::page::Navigation;
use crate::flow::screen::ScreenEntity;
use crate::table::cards::pack::PicturePack;
use crate::table::draw::depth;
use crate::table::draw::page::{AtlasQuad, ShownPart};
use crate::table::motion::{Pose, TargetPose, send};
use crate::table::playback::Playback;
use base::between::between;
use stage::atlas::BACKS;
use stage::layout::{CARD, DesignPoint, DesignRect, PROMPTS, SHEET_H, SHEET_W};
use stage::scene::CardId;

/// Largest scale of a card that is shown enlarged.
const MAX_SMALL_SCALE: f32 = 0.6;
/// Scale of the enlarged picture.
const MAGNIFIED_SCALE: f32 = 0.96;
/// Seconds for which the pointer must rest on the card first.
const DWELL_SECS: f32 = 0.2;
/// Seconds after its last movement in which the pointer still counts as moving.
const POINTER_STILL_SECS: f32 = 0.1;
/// Distance between the card and its enlarged picture, and to the edges of the sheet, design units.
const GAP: f32 = 14.0;
/// Largest distance between the middles of cards of one pile, design units.
const MAX_PILE_STEP: f32 = 16.0;
/// Height of a row of small cards in reading order, design units.
const ROW: f32 = 60.0;
/// Lower edge of the scoreboard, design units from the top.
const BELOW_BOARD: f32 = 140.0;

/// The place of a prompt of one line.
const PROMPT: DesignRect = DesignRect::new(PROMPTS.x, 660.0, PROMPTS.w, 84.0);

/// The card under the pointer, and how it came there.
#[derive(Resource, Debug, Default, Reflect)]
#[reflect(Resource)]
pub(super) struct PointerRest {
    #[reflect(ignore)]
    card: Option<CardId>,
    /// Seconds for which the pointer has been on the card.
    dwell: f32,
    /// Seconds since the pointer moved.
    still_secs: f32,
    /// True if the pointer moved when it came to the card, or moved on it.
    pointer_moved_onto: bool,
}

/// The enlarged picture of the card with this id.
#[derive(Component, Debug)]
#[require(ScreenEntity)]
pub(super) struct Magnifier(CardId);

/// The card that a key asked for. It counts as the card under the pointer until anything else is pressed, the pointer
/// comes to another card, or the table moves.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct KeyMagnified(Option<CardId>);

/// Takes the next small open card as the one under the pointer, in reading order.
pub(super) fn magnify(
    (actions, navigation): (Res<ActionState>, Res<Navigation>),
    (playable_cards, playback): (Res<PlayableCards>, Res<Playback>),
    cards: Query<(&TableCard, &RestPose)>,
    (mut hovered, mut magnified): (ResMut<Hovered>, ResMut<KeyMagnified>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let asked = actions.just(InputAction::Magnify) && navigation.bare() && playback.is_idle();
    if asked {
        let next = next_of(small_cards(&cards, &playable_cards), magnified.0);
        (hovered.0, magnified.0) = (next, next);
        redraw.write(RequestRedraw);
        return;
    }
    let Some(card) = magnified.0 else { return };
    if actions.has_input() || !playback.is_idle() || hovered.0 != Some(card) {
        magnified.0 = None;
        if hovered.0 == Some(card) {
            hovered.0 = None;
        }
        redraw.write(RequestRedraw);
    }
}

/// Returns the small open cards in reading order: of a pile, the one on top.
fn small_cards(cards: &Query<(&TableCard, &RestPose)>, playable_cards: &PlayableCards) -> Vec<CardId> {
    let mut small: Vec<(CardId, Vec3)> = cards
        .iter()
        .filter(|(card, rest)| is_looked_at(card, rest, playable_cards))
        .map(|(card, rest)| (card.id, rest.0.at))
        .collect();
    let all = small.clone();
    let covered = |at: Vec3| {
        all.iter()
            .any(|(_, other)| other.truncate().distance(at.truncate()) < MAX_PILE_STEP && other.z > at.z)
    };
    small.retain(|(_, at)| !covered(*at));
    small.sort_by_key(|(_, at)| {
        #[expect(clippy::cast_possible_truncation, reason = "places on the sheet are small numbers")]
        let (row, column) = ((-at.y / ROW).round() as i32, at.x as i32);
        (row, column)
    });
    small.into_iter().map(|(id, _)| id).collect()
}

/// Returns the card after that one, the first one after none, and none after the last one.
fn next_of(cards: Vec<CardId>, now: Option<CardId>) -> Option<CardId> {
    let at = now.and_then(|now| cards.iter().position(|card| *card == now));
    cards.get(at.map_or(0, |at| at + 1)).copied()
}

/// Returns true if the card is open, too small to be read, and no choice.
fn is_looked_at(card: &TableCard, rest: &RestPose, playable_cards: &PlayableCards) -> bool {
    is_small(rest.0.at.y, rest.0.scale)
        && !BACKS.contains(&&*card.face)
        && !playable_cards.cards.contains(&card.id)
}

/// Shows and removes the enlarged picture.
pub(super) fn show_magnifier(
    time: Res<Time<Real>>,
    (hovered, magnified): (Res<Hovered>, Res<KeyMagnified>),
    (playable_cards, playback): (Res<PlayableCards>, Res<Playback>),
    cards: Query<(&TableCard, &RestPose, &CardPicture), Without<Dragged>>,
    shown: Query<(Entity, &Magnifier)>,
    (pack, quad): (Res<PicturePack>, Option<Res<AtlasQuad>>),
    mut moved: MessageReader<CursorMoved>,
    mut rested: ResMut<PointerRest>,
    mut commands: Commands,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let wanted = hovered.0.filter(|_| playback.is_idle()).and_then(|id| {
        cards.iter().find(|(card, rest, _)| card.id == id && is_looked_at(card, rest, &playable_cards))
    });
    let id = wanted.map(|(card, ..)| card.id);
    let still_secs = if moved.read().count() > 0 { 0.0 } else { rested.still_secs + time.delta_secs() };
    let same = rested.card == id;
    *rested = PointerRest {
        card: id,
        dwell: if same { rested.dwell + time.delta_secs() } else { 0.0 },
        still_secs,
        pointer_moved_onto: still_secs < POINTER_STILL_SECS || same && rested.pointer_moved_onto,
    };
    for (magnifier, of) in &shown {
        if Some(of.0) != id {
            commands.entity(magnifier).despawn();
        }
    }
    let (Some((card, rest, face)), Some(quad)) = (wanted, quad) else { return };
    if shown.iter().any(|(_, of)| of.0 == card.id) {
        return;
    }
    let by_key = magnified.0 == id;
    if !by_key && !rested.pointer_moved_onto {
        return;
    }
    if !by_key && rested.dwell < DWELL_SECS {
        redraw.write(RequestRedraw);
        return;
    }
    let goal = TargetPose { at: beside(rest.0.at, rest.0.scale), turn: 0.0, scale: MAGNIFIED_SCALE };
    let start = Pose(TargetPose { scale: MAGNIFIED_SCALE * 0.8, ..goal });
    let (page, _) = pack.card(&card.drawn);
    let picture = quad.showing(page, ShownPart { shadow_step: 2, ..face.0 });
    let magnifier =
        commands.spawn((Name::new("magnifier"), Magnifier(card.id), picture, start, Transform::default()));
    let magnifier = magnifier.id();
    send(&mut commands, magnifier, Some(&start), goal, 0.12, 0.0);
}

/// Returns true if a card of that scale with its middle at `y` of the world has an enlarged picture. A card in the
/// hand's room grows as it is hovered.
fn is_small(y: f32, scale: f32) -> bool {
    scale <= MAX_SMALL_SCALE && SHEET_H / 2.0 - y < HAND_TOP
}

/// Returns position and scale of the enlarged picture of a card, or `None` if the card has none.
#[must_use]
pub fn magnified_place(at: DesignPoint, scale: f32) -> Option<(DesignPoint, f32)> {
    let here = world(at, 0.0);
    let large = is_small(here.y, scale).then(|| beside(here, scale))?;
    Some((DesignPoint::new(large.x + SHEET_W / 2.0, SHEET_H / 2.0 - large.y), MAGNIFIED_SCALE))
}

/// Returns the middle of the enlarged picture: above the card, below it or at a side, where it lies on the sheet and
/// not under the prompt.
fn beside(at: Vec3, scale: f32) -> Vec3 {
    let (w, h) = (CARD.0 * MAGNIFIED_SCALE, CARD.1 * MAGNIFIED_SCALE);
    let (right, top) = (SHEET_W / 2.0 - GAP - w / 2.0, SHEET_H / 2.0 - BELOW_BOARD - h / 2.0);
    let bottom = GAP + h / 2.0 - SHEET_H / 2.0;
    let along = between(at.x, -right, right);
    let (over, aside) = (CARD.1 * scale / 2.0 + GAP + h / 2.0, CARD.0 * scale / 2.0 + GAP + w / 2.0);
    let [x, y] = PROMPT.centre().world();
    // Beside the card, the picture is raised as far as the prompt asks for.
    let raised = at.y.max(y + (PROMPT.h + h) / 2.0);
    let places = [
        vec2(along, at.y + over),
        vec2(along, at.y - over),
        vec2(at.x + aside, between(raised, bottom, top)),
        vec2(at.x - aside, between(raised, bottom, top)),
    ];
    let fits = |place: &Vec2| {
        let on_sheet = place.x.abs() <= right && (bottom..=top).contains(&place.y);
        let apart =
            vec2((place.x - x).abs() - (w + PROMPT.w) / 2.0, (place.y - y).abs() - (h + PROMPT.h) / 2.0);
        on_sheet && apart.max_element() >= 0.0
    };
    let place = places.iter().copied().find(fits).unwrap_or(vec2(along, between(at.y - over, bottom, top)));
    place.extend(depth::HELD + 8.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_enlarges_card_after_card_and_then_none() {
        let [first, second, third] = [4, 9, 2].map(CardId);
        let cards = || vec![first, second, third];
        assert_eq!(
            [None, Some(first), Some(second), Some(third)].map(|now| next_of(cards(), now)),
            [Some(first), Some(second), Some(third), None]
        );
        assert_eq!(next_of(cards(), Some(CardId(7))), Some(first), "that card is gone");
        assert_eq!(next_of(Vec::new(), None), None);
    }

    #[test]
    fn the_enlarged_card_is_beside_its_card_on_the_table_and_not_under_the_prompt() {
        for (x, y) in
            [(-850.0, -130.0), (850.0, -130.0), (0.0, 300.0), (940.0, 120.0), (0.0, -15.0), (-300.0, -60.0)]
        {
            let large = beside(Vec3::new(x, y, 0.0), 0.4);
            let apart = |here: f32, there: f32, size: f32| {
                (here - there).abs() >= size * (0.4 + MAGNIFIED_SCALE) / 2.0
            };
            assert!(apart(x, large.x, CARD.0) || apart(y, large.y, CARD.1), "{x} {y}: {large}");
            assert!(large.x.abs() + CARD.0 * MAGNIFIED_SCALE / 2.0 <= SHEET_W / 2.0);
            assert!(large.y.abs() + CARD.1 * MAGNIFIED_SCALE / 2.0 <= SHEET_H / 2.0);
            let at = DesignPoint::new(large.x + SHEET_W / 2.0, SHEET_H / 2.0 - large.y);
            let clear =
                |way: f32, size: f32, middle: f32, room: f32| (way - middle).abs() >= (size + room) / 2.0;
            let (w, h) = (CARD.0 * MAGNIFIED_SCALE, CARD.1 * MAGNIFIED_SCALE);
            let prompt = PROMPT.centre();
            assert!(
                clear(at.x, w, prompt.x, PROMPT.w) || clear(at.y, h, prompt.y, PROMPT.h),
                "{x} {y}: {at:?}"
            );
            // On the sheet, it is the same place.
            let at = DesignPoint::new(x + SHEET_W / 2.0, SHEET_H / 2.0 - y);
            let (middle, _) = super::magnified_place(at, 0.4).unwrap();
            assert!((world(middle, 0.0) - large).truncate().length() < 0.01);
            assert!(super::magnified_place(at, 0.7).is_none(), "a card that can be read has none");
        }
        assert!(
            super::magnified_place(DesignPoint::new(960.0, 900.0), 0.4).is_none(),
            "a card of the hand grows as it is hovered"
        );
    }
}
