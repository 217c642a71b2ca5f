//! The coach's reasons for a card or a split: what it stops, and what has been seen.

use super::super::View;
use super::super::action::Action;
use super::super::card::Card;
use super::super::cards::Cards;
use super::offers::unseen_stoppers;
use super::words::{number, the, title};

pub(super) fn because(view: &View, action: Action) -> Option<String> {
    let (table, now) = (&view.table, &view.own.now);
    Some(match action {
        Action::Lead(card) if card.is_chance() => {
            let (stops, of) = unseen_stoppers(view, card);
            match stops {
                0 => format!("Nothing that they can still hold stops {}.", the(card)),
                n => format!("Of the {of} cards you have not seen, only {} stop {}.", number(n), the(card)),
            }
        }
        Action::Lead(card) => {
            let chances = sum(now, Card::is_chance);
            match chances {
                0 => "You have no chance left, and this is what you will miss least.".into(),
                n => format!(
                    "{} cannot score, but it keeps your {} for later.",
                    title(card),
                    plural(n, "chance")
                ),
            }
        }
        Action::Answer(card) => {
            let led = table.led?;
            answer(now, led, card)
        }
        Action::Split(first) => {
            let later = now.minus(&first);
            format!(
                "It shares your chances {} and {}, and your coloured shields {} and {}.",
                sum(&first, Card::is_chance),
                sum(&later, Card::is_chance),
                first.count(Card::ColouredShield),
                later.count(Card::ColouredShield)
            )
        }
        Action::Kick(_) | Action::Keep(_) => return None,
    })
}

/// SC-2, SC-7: the reason for an answer.
fn answer(now: &Cards, led: Card, card: Card) -> String {
    let stops = |other: &Card| other.stops(led);
    let shields = now.count(Card::ColouredShield);
    if !led.is_chance() {
        let keeps = sum(now, Card::is_chance);
        return match keeps {
            0 => "Nobody can score this turn, and this is what you will miss least.".into(),
            _ if card.is_chance() => {
                "Nobody can score this turn, and you have better chances than this.".into()
            }
            n => format!("Nobody can score this turn; it keeps your {}.", plural(n, "chance")),
        };
    }
    if card.stops(led) {
        return match shields {
            1.. if card != Card::ColouredShield => {
                format!(
                    "It stops {} and keeps your coloured {}.",
                    the(led),
                    if shields == 1 { "shield" } else { "shields" }
                )
            }
            _ if now.kinds().filter(stops).count() == 1 => {
                format!("Nothing else that you hold stops {}.", the(led))
            }
            _ => format!("It stops {}.", the(led)),
        };
    }
    match now.kinds().find(|other| stops(other)) {
        Some(stopper) => format!("One goal now is the price for keeping {}.", the(stopper)),
        None => format!("Nothing you hold stops {}, and this is what you will miss least.", the(led)),
    }
}

fn sum(cards: &Cards, wanted: fn(Card) -> bool) -> u8 {
    cards.kinds().filter(|card| wanted(*card)).map(|card| cards.count(card)).sum()
}

fn plural(n: u8, what: &str) -> String {
    if n == 1 { what.to_owned() } else { format!("{} {what}s", number(n)) }
}
