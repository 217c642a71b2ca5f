//! Puts the question of a seat: its offers, their keys, and what was picked for the same question before.

use super::super::TableMatch;
use super::super::bindings::DIGITS;
use super::{FREE, OpenDecisions};
use crate::table::cards::ShownScene;
use engine::Seat;
use stage::offer::ActionOption;
use stage::scene::{CardId, Shirt};
use words::say;

/// Asks a seat that called for its own cards. It can use a card in a window that was passed over, or play on, which is
/// always possible.
pub(super) fn behind(the_match: &TableMatch, table: &ShownScene, seat: Seat, asked: &mut OpenDecisions) {
    asked.looking_seat = Some(seat);
    let offers = the_match.passed_windows.asking().flat_map(|live| live.offers(seat));
    let mut offers: Vec<ActionOption> =
        offers.filter(|offer| !the_match.state.is_decline(&offer.action)).collect();
    // A click on a card that can be used in two windows would be ambiguous.
    let cards: Vec<Option<CardId>> = offers.iter().map(|offer| offer.card).collect();
    let twice = |card: &CardId| cards.iter().filter(|other| **other == Some(*card)).count() > 1;
    offers.iter_mut().for_each(|offer| offer.card = offer.card.filter(|card| !twice(card)));
    if the_match.passed_windows.asking().next().is_some() {
        put(the_match, table, seat, offers, asked);
    }
    asked.prompt[seat] = match the_match.passed_windows.asking().last() {
        Some(live) => live.prompt(seat),
        None if the_match.passed_windows.only_looks() => say!("hud-your-cards"),
        None => say!("hud-no-card-can-be-played"),
    };
}

/// Asks a seat.
pub(super) fn question(the_match: &TableMatch, table: &ShownScene, seat: Seat, asked: &mut OpenDecisions) {
    put(the_match, table, seat, the_match.state.offers(seat), asked);
    asked.prompt[seat] = the_match.state.prompt(seat);
}

/// Puts offers to that seat, including a decision made of several cards.
fn put(
    the_match: &TableMatch,
    table: &ShownScene,
    seat: Seat,
    mut all: Vec<ActionOption>,
    asked: &mut OpenDecisions,
) {
    let live = the_match.asking(seat);
    // Keys follow the order of the cards on the table.
    let place = |offer: &ActionOption| {
        let card = table.0.cards.iter().find(|card| Some(card.id) == offer.card);
        // Offers without a card come last.
        (card.is_none(), card.map(|card| (card.zone, card.index)))
    };
    all.sort_by(|a, b| place(a).cmp(&place(b)));
    let equal = |id: CardId| {
        let named = live.stands_for(seat, id);
        (named != id).then_some((id, named))
    };
    asked.equivalent_cards[seat] = table.0.cards.iter().filter_map(|card| equal(card.id)).collect();
    let players = table.0.shirts.iter().map(Shirt::player_id);
    asked.players[seat] = players.filter_map(|player| Some((player, live.card_of(seat, player)?))).collect();
    let first = live.picking(seat, &[]);
    let named: Vec<CardId> =
        first.iter().flat_map(|picking| picking.named.iter().map(|(id, _)| *id)).collect();
    let open = first.iter().flat_map(|picking| picking.pickable.iter().copied());
    let lies = |id: &CardId| table.0.cards.iter().find(|other| other.id == *id).map(|p| (p.zone, p.index));
    let mut loose: Vec<CardId> =
        open.filter(|id| asked.player_id(seat, *id).is_none() && !named.contains(id)).collect();
    let fit = |loose: &[CardId]| loose.len() + named.len() + all.len() <= FREE;
    if !fit(&loose) && asked.digits == Some(seat) && !asked.numbered {
        loose.sort_by_key(lies);
        let later = loose.split_off(loose.len().div_ceil(2));
        asked.by_digit[seat] = std::mem::replace(&mut loose, later);
    }
    if fit(&loose) && asked.by_digit[seat].len() <= DIGITS.len() {
        asked.keyed_cards[seat] = loose;
    } else {
        asked.by_digit[seat].clear();
    }
    // A card with several offers has no key.
    let alone = |id: &CardId| all.iter().filter(|offer| offer.card == Some(*id)).count() == 1;
    let cards = all.iter().filter_map(|offer| offer.card).filter(alone).chain(named);
    let cards = cards.chain(asked.keyed_cards[seat].iter().copied());
    let cards: Vec<CardId> = cards.filter(|id| asked.player_id(seat, *id).is_none()).collect();
    asked.cards[seat].assign_keys(&cards, &table.0.cards, the_match.game.info().zones);
    // Offers in words come behind the cards; first, if no card is offered.
    let mut next = if cards.is_empty() { 0 } else { asked.cards[seat].first_free_position() };
    for offer in all {
        let numbered = offer.card.is_some_and(|id| asked.player_id(seat, id).is_some());
        let card = offer.card.filter(|id| cards.contains(id));
        let declines = offer.card.is_none() && live.declines(&offer.action);
        let place = card.and_then(|id| asked.cards[seat].position(id)).unwrap_or_else(|| {
            next += usize::from(!numbered && !declines);
            next.saturating_sub(1)
        });
        if the_match.allows(&offer) {
            if declines {
                asked.declining[seat] = Some(asked.offers[seat].len());
            }
            asked.places[seat].0.push(place);
            asked.offers[seat].push(offer);
        }
    }
    asked.places[seat].1 = next;
    asked.initially_pickable[seat] = first.map(|picking| picking.pickable).unwrap_or_default();
    asked.initially_pickable[seat].sort_by_key(lies);
    asked.decision_counts[seat] =
        the_match.state.record().actions.iter().filter(|(side, _)| *side == seat).count();
    let kept = asked.saved_cards[seat].take();
    let kept = kept.filter(|kept| {
        (kept.made, &kept.initially_pickable)
            == (asked.decision_counts[seat], &asked.initially_pickable[seat])
    });
    let chosen = kept.map_or_else(Vec::new, |kept| kept.chosen);
    asked.picking[seat] = the_match.picking(seat, &chosen);
    if asked.picking[seat].is_some() {
        asked.chosen[seat] = chosen;
    }
}
