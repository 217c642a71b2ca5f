//! The coach's reasons for a card or a split: what it stops, and what has been seen.

use super::super::View;
use super::super::action::Action;
use super::super::card::{BallColour, CardKind};
use super::super::cards::CardCounts;
use super::uses::unseen_stoppers;
use super::words;
use ::words::say;
use ::words::{DisplayText, MessageArg};

pub(super) fn because(view: &View, action: Action) -> Option<DisplayText> {
    let (table, now) = (&view.table, &view.own.now);
    Some(match action {
        Action::Lead(lead) => {
            let (card, kind) = (words::card(lead), words::kind(lead));
            let chances = sum(now, CardKind::is_chance);
            match unseen_stoppers(view, lead) {
                (0, _) if lead.is_chance() => say!("sc-because-lead-sure", card, kind),
                (n, of) if lead.is_chance() => {
                    say!("sc-because-lead", n, of, card, kind)
                }
                _ if chances == 0 => say!("sc-because-no-chances"),
                _ => say!("sc-because-keeps-chances", card, kind, n = chances),
            }
        }
        Action::Answer(card) => answer(now, table.led?, card),
        Action::Split(first) => {
            let later = now.saturating_sub(&first);
            // Two balls of one colour in a half wear out its stoppers.
            let pair =
                |half: &CardCounts| BallColour::ALL.into_iter().any(|colour| half.count(colour.ball()) > 1);
            let together = MessageArg::selector(if pair(&first) || pair(&later) { "balls" } else { "no" });
            say!(
                "sc-because-split",
                now = sum(&first, CardKind::is_chance),
                later = sum(&later, CardKind::is_chance),
                shields = first.count(CardKind::ColouredShield),
                later_shields = later.count(CardKind::ColouredShield),
                together
            )
        }
        Action::Kick(_) | Action::Keep(_) => return None,
    })
}

/// SC-2, SC-7: the reason for an answer.
fn answer(now: &CardCounts, led: CardKind, answer: CardKind) -> DisplayText {
    let stops = |other: &CardKind| other.stops(led);
    let shields = now.count(CardKind::ColouredShield);
    let (card, kind) = (words::card(led), words::kind(led));
    if !led.is_chance() {
        return match sum(now, CardKind::is_chance) {
            0 => say!("sc-because-answer-least"),
            _ if answer.is_chance() => say!("sc-because-answer-chance"),
            n => say!("sc-because-answer-keeps", n),
        };
    }
    if answer.stops(led) {
        return match shields {
            1.. if answer != CardKind::ColouredShield => {
                say!("sc-because-stops-and-keeps", card, kind, n = shields)
            }
            _ if now.kinds().filter(stops).count() == 1 => {
                say!("sc-because-only-stopper", card, kind)
            }
            _ => say!("sc-because-stops", card, kind),
        };
    }
    match now.kinds().find(|other| stops(other)) {
        Some(stopper) => {
            say!("sc-because-concedes", card = words::card(stopper), kind = words::kind(stopper))
        }
        None => say!("sc-because-cannot-stop", card, kind),
    }
}

fn sum(cards: &CardCounts, wanted: fn(CardKind) -> bool) -> u8 {
    cards.kinds().filter(|card| wanted(*card)).map(|card| cards.count(card)).sum()
}
