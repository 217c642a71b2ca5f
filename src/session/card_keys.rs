//! Key positions of cards. A card keeps its key from question to question as long as it stays in its zone. A hand that
//! is dealt or refilled gets new keys, in the order of its cards. In a row of slots each slot has its key, whether a
//! card lies there or not.

use std::collections::BTreeMap;

use stage::scene::{CardId, CardView, Zone, ZoneRole};

/// Number of keys under a hand.
const KEYS: usize = 12;

/// The cards of one side and their positions among the twelve keys.
#[derive(Clone, Debug, Default)]
pub(super) struct CardKeys {
    slots: BTreeMap<CardId, CardSlot>,
    /// The first position behind those of the cards in the last question.
    first_free_position: usize,
}

/// The zone and the position of a card.
#[derive(Clone, Copy, Debug)]
struct CardSlot {
    zone: &'static str,
    place: usize,
}

impl CardKeys {
    /// Returns the position of that card, if it has one.
    pub(super) fn position(&self, card: CardId) -> Option<usize> {
        self.slots.get(&card).map(|kept| kept.place)
    }

    /// Returns the first position behind the cards of the last question and the other cards in their zones.
    pub(super) const fn first_free_position(&self) -> usize {
        self.first_free_position
    }

    /// Gives each card of a new question a position, as long as there are any left. A card that was asked for before
    /// and is still in its zone keeps its position.
    pub(super) fn assign_keys(&mut self, ids: &[CardId], cards: &[CardView], zones: &[Zone]) {
        let card_of = |id: CardId| cards.iter().find(|card| card.id == id);
        self.slots.retain(|id, kept| card_of(*id).is_some_and(|card| card.zone == kept.zone));
        let zone_of = |id: &CardId| card_of(*id).map(|card| card.zone);
        let mut asked: Vec<Vec<&'static str>> =
            ids.iter().filter_map(zone_of).map(|zone| row_of(zones, zone)).collect();
        asked.sort_unstable();
        asked.dedup();
        // The hand gets the first keys, whatever other zones take part.
        asked.sort_by_key(|row| !row.iter().any(|zone| is_hand(zones, zone)));
        let mut taken: Vec<usize> = Vec::new();
        for row in asked {
            let slot = |card: &CardView| row.iter().position(|zone| *zone == card.zone);
            let mut there: Vec<&CardView> = cards.iter().filter(|card| slot(card).is_some()).collect();
            there.sort_by_key(|card| (slot(card), card.index));
            let is_asked = |card: &&CardView| ids.contains(&card.id);
            let is_new = |card: &&CardView| !self.slots.contains_key(&card.id);
            let needs_new_keys = if row.iter().any(|zone| is_hand(zones, zone)) {
                there.iter().any(is_new)
            } else {
                there.iter().filter(|card| is_asked(card)).any(is_new)
            };
            let places_in_row = |places: &BTreeMap<CardId, CardSlot>| -> Vec<usize> {
                places.values().filter(|kept| row.contains(&kept.zone)).map(|kept| kept.place).collect()
            };
            // Positions may coincide if two zones are in one question for the first time.
            if needs_new_keys || places_in_row(&self.slots).iter().any(|place| taken.contains(place)) {
                self.slots.retain(|_, kept| !row.contains(&kept.zone));
                let free: Vec<usize> = (0..KEYS).filter(|place| !taken.contains(place)).collect();
                // Of a long row only the cards of the question get positions.
                if there.len() > free.len() {
                    there.retain(is_asked);
                }
                let given = there.iter().enumerate().filter_map(|(n, card)| {
                    let nth = if row.len() > 1 { slot(card)? } else { n };
                    let place = *free.get(nth)?;
                    Some((card.id, CardSlot { zone: card.zone, place }))
                });
                self.slots.extend(given);
            }
            taken.extend(places_in_row(&self.slots));
        }
        self.first_free_position = taken.iter().map(|place| place + 1).max().unwrap_or(0);
    }
}

/// Returns the slots that stand in one row with that zone, from left to right: those of the same words, height and
/// size. Any other zone stands alone.
fn row_of(zones: &[Zone], zone: &'static str) -> Vec<&'static str> {
    let Some(own) = zones.iter().find(|other| other.id == zone && other.mark.is_some()) else {
        return vec![zone];
    };
    let is_beside = |other: &&Zone| {
        let is_level = other.at.y.total_cmp(&own.at.y).is_eq() && other.scale.total_cmp(&own.scale).is_eq();
        is_level && other.mark == own.mark && other.role == own.role
    };
    let mut row: Vec<&Zone> = zones.iter().filter(is_beside).collect();
    // Two such slots are one of each side.
    if row.len() < 3 {
        return vec![zone];
    }
    row.sort_by(|a, b| a.at.x.total_cmp(&b.at.x));
    row.into_iter().map(|zone| zone.id).collect()
}

fn is_hand(zones: &[Zone], zone: &str) -> bool {
    zones.iter().any(|other| other.id == zone && other.role == ZoneRole::Hand)
}

#[cfg(test)]
mod tests {
    use super::*;
    use stage::layout::DesignPoint;
    use stage::scene::CardHighlight;

    fn card(id: u16, zone: &'static str, index: usize) -> CardView {
        CardView {
            id: CardId(id),
            zone,
            index,
            face: String::new(),
            look: CardHighlight::default(),
            picture: None,
        }
    }

    fn row(zone: &'static str, cards: &[u16]) -> Vec<CardView> {
        cards.iter().enumerate().map(|(index, id)| card(*id, zone, index)).collect()
    }

    #[test]
    fn a_card_keeps_its_key_while_others_leave() {
        let mut places = CardKeys::default();
        places.assign_keys(&[1, 2, 3].map(CardId), &row("row", &[1, 2, 3]), &[]);
        assert_eq!([1, 2, 3].map(|card| places.position(CardId(card))), [Some(0), Some(1), Some(2)]);
        places.assign_keys(&[1, 3].map(CardId), &row("row", &[1, 3]), &[]);
        assert_eq!([1, 2, 3].map(|card| places.position(CardId(card))), [Some(0), None, Some(2)]);
        // Others in their place: as they lie.
        places.assign_keys(&[1, 3, 9].map(CardId), &row("row", &[9, 1, 3]), &[]);
        assert_eq!([9, 1, 3].map(|card| places.position(CardId(card))), [Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn cards_in_another_zone_get_keys_of_their_own() {
        let mut places = CardKeys::default();
        let zones = [Zone { role: ZoneRole::Hand, ..Zone::slot("hand", DesignPoint::default(), 1.0) }];
        let hand = row("hand", &[1, 2, 3]);
        places.assign_keys(&[1, 3].map(CardId), &hand, &zones);
        assert_eq!(places.position(CardId(2)), Some(1), "it may be asked for next");
        let chances: Vec<CardView> = hand.iter().cloned().chain(row("chance", &[11, 12, 13])).collect();
        places.assign_keys(&[11, 12, 13].map(CardId), &chances, &zones);
        assert_eq!([11, 12, 13].map(|card| places.position(CardId(card))), [Some(0), Some(1), Some(2)]);
        assert_eq!(places.first_free_position(), 3);
        // One of them is turned up, and is no choice any more.
        places.assign_keys(&[11, 13].map(CardId), &chances, &zones);
        assert_eq!([1, 11, 13].map(|card| places.position(CardId(card))), [Some(0), Some(0), Some(2)]);
        // Asked for together, no two have the same.
        places.assign_keys(&[2, 13].map(CardId), &chances, &zones);
        let mut all = [1, 2, 3, 11, 12, 13].map(|card| places.position(CardId(card)).unwrap());
        all.sort_unstable();
        assert_eq!((all, places.first_free_position()), ([0, 1, 2, 3, 4, 5], 6));
        // One of the hand lies in the middle for a while.
        let mut away = hand;
        away[1] = card(2, "laid", 0);
        places.assign_keys(&[1, 2].map(CardId), &away, &zones);
        assert_eq!([1, 2, 3].map(|card| places.position(CardId(card))), [Some(0), Some(1), Some(2)]);
    }

    #[test]
    fn a_slot_of_a_row_keeps_its_key_while_others_are_empty() {
        let slot = |id, x| Zone {
            mark: Some(words::id!("sol-zone-play-space")),
            ..Zone::slot(id, DesignPoint::new(x, 900.0), 1.0)
        };
        let zones = [slot("c", 3.0), slot("a", 1.0), slot("b", 2.0)];
        let mut places = CardKeys::default();
        let card_of = |id: u16, zone| card(id, zone, 0);
        places.assign_keys(&[1, 3].map(CardId), &[card_of(1, "a"), card_of(3, "c")], &zones);
        assert_eq!([1, 3].map(|id| places.position(CardId(id))), [Some(0), Some(2)]);
        places.assign_keys(&[5, 3].map(CardId), &[card_of(5, "b"), card_of(3, "c")], &zones);
        assert_eq!([1, 5, 3].map(|id| places.position(CardId(id))), [None, Some(1), Some(2)]);
    }

    #[test]
    fn at_most_as_many_cards_have_keys_as_keys_exist() {
        let mut places = CardKeys::default();
        let pile: Vec<u16> = (0..40).collect();
        places.assign_keys(&[7, 30].map(CardId), &row("pile", &pile), &[]);
        assert_eq!(
            (places.position(CardId(7)), places.position(CardId(30)), places.position(CardId(8))),
            (Some(0), Some(1), None)
        );
        let ids: Vec<CardId> = pile.iter().copied().map(CardId).collect();
        places.assign_keys(&ids, &row("pile", &pile), &[]);
        assert_eq!(ids.iter().filter(|card| places.position(**card).is_some()).count(), KEYS);
    }
}
