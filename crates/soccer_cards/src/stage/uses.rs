//! What the cards of a hand can still do: how many unseen cards stop a lead, and how many unseen chances a card could
//! stop in a later turn. All of it follows from the view.

use super::super::View;
use super::super::card::CardKind;
use super::super::state::{Phase, RemainingTurns};
use super::{ids, zones};
use ::words::{DisplayText, say};
use stage::layout::DesignPoint;
use stage::scene::{Audience, CardView, LabelStyle, TableLabel};

/// The zone of the audience's hand.
const HAND: &str = "hand_own";
/// The y of the labels, at the upper edge of the hand.
const LABELS: f32 = 775.0;

/// Returns how many cards unseen by the seat stop that chance, and how many are unseen.
pub(super) fn unseen_stoppers(view: &View, chance: CardKind) -> (u8, u8) {
    let unseen = view.unseen();
    let stops = unseen.kinds().filter(|card| card.stops(chance)).map(|card| unseen.count(card)).sum();
    (stops, unseen.len())
}

/// Returns how many chances that the seat has not seen this card stops; none if it stops nothing at all.
fn unseen_chances(view: &View, card: CardKind) -> Option<u8> {
    let stopped = |chance: &CardKind| card.stops(*chance);
    CardKind::ALL.iter().any(stopped).then(|| {
        let unseen = view.unseen();
        unseen.kinds().filter(stopped).map(|chance| unseen.count(chance)).sum()
    })
}

/// Returns one label for each card of the audience's hand that it may play now: what it asks for as a lead, or what it
/// could stop later. There is none where all cards are alike.
pub(super) fn labels(view: &View, audience: Audience, cards: &[CardView]) -> Vec<TableLabel> {
    let (table, seat) = (&view.table, view.seat);
    let mine = !audience.shared && audience.seat == seat && table.seats_to_move().contains(seat);
    let asked = matches!(table.phase, Phase::Lead | Phase::Answer);
    let Some(zone) = zones::ZONES.iter().find(|zone| zone.id == HAND) else { return Vec::new() };
    if !(mine && asked) || view.own.now.kinds().count() < 2 {
        return Vec::new();
    }
    let hand: Vec<&CardView> = cards.iter().filter(|shown| shown.zone == zone.id).collect();
    let label = |shown: &&CardView| {
        let (_, card) = ids::card_of(shown.id)?;
        let (at, _) = zone.place(shown.index, hand.len());
        let text = label(view, card)?;
        Some(TableLabel::new(DesignPoint::new(at.x, LABELS), LabelStyle::Count, text).on(at))
    };
    hand.iter().filter_map(label).collect()
}

fn label(view: &View, card: CardKind) -> Option<DisplayText> {
    let RemainingTurns { leads, answers } = turns_left(view);
    let stops = unseen_chances(view, card).filter(|_| answers);
    match (view.table.phase, stops) {
        (Phase::Answer, Some(n)) => Some(say!("sc-label-stops", n)),
        _ if leads && card.is_chance() => Some(match unseen_stoppers(view, card) {
            (0, _) => say!("sc-label-sure-goal"),
            (n, _) => say!("sc-label-stopped-by", n),
        }),
        (_, Some(n)) => Some(say!("sc-label-stops", n)),
        (_, None) => None,
    }
}

/// Returns the turns in which this seat can still use a card: to lead, now or later, and to answer after this turn.
fn turns_left(view: &View) -> RemainingTurns {
    let leads_now = view.table.phase == Phase::Lead;
    let after = view.table.turns_after(leads_now);
    RemainingTurns { leads: after.leads || leads_now, ..after }
}

/// Returns what a card could still do if it were kept, in a sentence: what it would stop, or else what would stop it;
/// empty after its last turn.
pub(super) fn if_kept(view: &View, card: CardKind) -> DisplayText {
    let RemainingTurns { leads, answers } = view.table.turns_after(view.table.phase == Phase::Lead);
    match unseen_chances(view, card).filter(|_| answers) {
        Some(n) => say!("sc-help-kept-stops", n),
        None if leads && card.is_chance() => say!("sc-help-kept-leads", n = unseen_stoppers(view, card).0),
        None => DisplayText::EMPTY,
    }
}
