//! Why a card cannot be used now, and what it is there for: in plain words, with the clause.

use super::super::View;
use super::super::state::{Period, Phase, Table, value};
use super::scene::{Place, SPACE, card_of, still};
use super::words::{self, capital, name, short};
use crate::engine::Seat;

/// Why that card cannot be used by that seat now; every other card of the table tells what it is there for.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<String> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    let scene = still(view);
    let zone = scene.pieces.iter().find(|lying| lying.id == piece)?.zone;
    match zone {
        _ if SPACE.contains(&zone) => space(table, seat),
        "play_pile" => Some(to_come(table)),
        "play_later" => Some("These cards are for the second half of extra time (SOL-18)".into()),
        "play_discard" => Some("Used: it comes back when the play cards are shuffled (SOL-16)".into()),
        _ => Place::named(zone).map(|(place, owner)| of_team(table, place, owner, piece)),
    }
}

/// SOL-5: what the play pile is made of, nobody knows in which order; what was used is open.
fn to_come(table: &Table) -> String {
    let rest = table.play_cards().but(table.play_placed());
    let shots = |seat: Seat| {
        let letters = rest.iter().filter(|card| card.rank.is_letter());
        letters.filter(|card| table.team_of(*card) == seat).count()
    };
    let [home, away] = Seat::BOTH.map(shots);
    format!(
        "{} to come: {home} to shoot with for {}, {away} for {} (SOL-5)",
        capital(&cards(rest.len())),
        short(Seat::Home),
        short(Seat::Away)
    )
}

/// SOL-6, SOL-21: a play card that the seat has to leave alone.
fn space(table: &Table, seat: Seat) -> Option<String> {
    let picker = table.picker()?;
    if picker == seat {
        return None;
    }
    Some(if !table.options.duel {
        format!("There is one manager, that of {} (SOL-6)", name(picker))
    } else if table.used[0].is_none() {
        format!("{} pick first this turn (SOL-21)", name(picker))
    } else {
        format!("You have picked; now {} pick (SOL-21)", name(picker))
    })
}

fn of_team(table: &Table, place: Place, owner: Seat, piece: u16) -> String {
    let team = &table.teams[owner];
    let known = card_of(piece);
    match place {
        Place::Used => format!("It counts for {} until the turn ends (SOL-8)", name(owner)),
        Place::Active if table.period == Period::Kicks => {
            "Both teams turn a card for each kick, and the higher one scores (SOL-19)".into()
        }
        Place::Active => {
            let worth = known.map_or(0, value);
            format!("{} play with this card: it counts {worth} (SOL-8)", name(owner))
        }
        Place::ActiveBooked => {
            "Booked: a second yellow sends it off, and that is a goal against (SOL-12)".into()
        }
        Place::Pile | Place::PileBooked => match (team.unseen, team.cycled.as_slice().first()) {
            (0, Some(next)) => format!("Next for {}: the {} (SOL-11)", short(owner), words::card(*next)),
            (unseen, _) if known.is_none() => {
                format!("{} of the pile nobody has seen; one of them is next (SOL-2)", cards(unseen))
            }
            (unseen, Some(first)) => {
                format!(
                    "After {} unseen, the {} comes back first (SOL-11)",
                    cards(unseen),
                    words::card(*first)
                )
            }
            (unseen, None) => format!("{} nobody has seen (SOL-2)", cards(unseen)),
        },
        Place::Goals => "A goal against: this card is out of the match (SOL-10)".into(),
        Place::Out => "Two cards of each team sit out, and nobody knows which (SOL-2)".into(),
        Place::Kicked => "A kick that was taken (SOL-19)".into(),
    }
}

/// `one card`, `4 cards`.
fn cards(count: u8) -> String {
    if count == 1 { "one card".into() } else { format!("{count} cards") }
}
