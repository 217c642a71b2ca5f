//! Advice on the current decision for a beginner, from the view alone.

use super::super::View;
use super::super::card::CardKind;
use super::super::state::{Period, Phase, turns};
use super::words::{card, kind};
use ::words::say;
use engine::Seat;
use words::{DisplayText, Separator};

/// Returns one to three plain sentences; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
    let (table, now) = (&view.table, &view.own.now);
    if !table.seats_to_move().contains(seat) {
        return None;
    }
    Some(match (table.phase, table.led) {
        (Phase::Split, _) if table.period == Period::FirstHalf => say!("sc-lesson-split"),
        (Phase::Split, _) => say!("sc-lesson-split-eight"),
        (Phase::Answer, Some(led)) if !led.is_chance() => {
            say!("sc-lesson-no-chance", card = card(led), kind = kind(led))
        }
        (Phase::Answer, Some(led)) if now.kinds().any(|card| card.stops(led)) => {
            let dear = led != CardKind::Penalty && now.has(CardKind::ColouredShield);
            let stoppers = say!("sc-lesson-stoppers", card = card(led), kind = kind(led));
            let hint = dear.then(|| say!("sc-lesson-shield"));
            DisplayText::list([Some(stoppers), hint].into_iter().flatten(), Separator::Space)
        }
        (Phase::Answer, Some(led)) => say!("sc-lesson-nothing-stops", card = card(led), kind = kind(led)),
        (Phase::Kick, _) if seat == table.leader => say!("sc-lesson-kick"),
        (Phase::Kick, _) => say!("sc-lesson-keep"),
        _ => {
            let leads = (turns(table.period) as u32 - table.done).div_ceil(2);
            let chances: u8 = now.kinds().filter(|card| card.is_chance()).map(|card| now.count(card)).sum();
            if chances == 0 {
                say!("sc-lesson-lead-nothing", n = leads)
            } else {
                say!("sc-lesson-lead", n = leads, chances)
            }
        }
    })
}
