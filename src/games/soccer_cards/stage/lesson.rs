//! Advice on the current decision for a beginner, from the view alone.

use super::super::View;
use super::super::card::Card;
use super::super::state::{Period, Phase, turns};
use super::words::{number, the, title};
use crate::engine::Seat;

/// Returns one to three plain sentences; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<String> {
    let (table, now) = (&view.table, &view.own.now);
    if !table.owed().has(seat) {
        return None;
    }
    let waste = "Throw away the card you will miss least.";
    Some(match (table.phase, table.led) {
        (Phase::Split, _) if table.period == Period::FirstHalf => {
            "Sixteen cards must last two halves. Go strong in one colour in each half, keep a stopper for \
             the others, and share out your coloured shields and chances."
                .into()
        }
        (Phase::Split, _) => {
            "Four cards for each short half. You see the other side's eight: look for a chance that \
                              they cannot stop."
                .into()
        }
        (Phase::Answer, Some(led)) if !led.is_chance() => {
            format!("{} is no chance: nobody can score. {waste}", title(led))
        }
        (Phase::Answer, Some(led)) if now.kinds().any(|card| card.stops(led)) => {
            let dear = led != Card::Penalty && now.has(Card::ColouredShield);
            let hint = if dear { " A coloured shield stops anything, so it is worth keeping." } else { "" };
            format!("The bright cards stop {}. Any other card lets it in.{hint}", the(led))
        }
        (Phase::Answer, Some(led)) => {
            format!("Nothing you hold stops {}: it will be a goal. {waste}", the(led))
        }
        (Phase::Kick, _) if seat == table.leader => {
            "The keeper has to guess your colour to save it. No colour is better than another.".into()
        }
        (Phase::Kick, _) => {
            "Guess the colour of the shot: the same one saves it, any other lets it in.".into()
        }
        _ => {
            let leads = (turns(table.period) as u32 - table.done).div_ceil(2) as u8;
            let chances: u8 = now.kinds().filter(|card| card.is_chance()).map(|card| now.count(card)).sum();
            let times = if leads == 1 {
                "This is your last lead".into()
            } else {
                format!("You have {} leads", number(leads))
            };
            match chances {
                0 => format!("{times} in this half, and none of your cards can score. {waste}"),
                _ => format!(
                    "{times} in this half, and {} of your cards can score (lit). Point at one to see how \
                     many cards could stop it.",
                    number(chances)
                ),
            }
        }
    })
}
