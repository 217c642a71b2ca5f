//! The reasons why a card cannot be used now, and its purpose, in plain words with the clause.

use super::super::View;
use super::super::state::{Period, Phase, Table, value};
use super::scene::{Place, SPACE, card_of, still};
use super::words::{self, capital, name, short};
use crate::engine::Seat;
use crate::stage::why::WhyNot;

/// Returns the reason why that seat cannot use that card now. Every other card of the table gives its purpose.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<WhyNot> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    let scene = still(view);
    let zone = scene.pieces.iter().find(|lying| lying.id == piece)?.zone;
    match zone {
        _ if SPACE.contains(&zone) => space(table, seat),
        "play_pile" => Some(to_come(table)),
        "play_later" => Some(WhyNot::new("SOL-18", "These cards are for the second half of extra time")),
        "play_discard" => Some(WhyNot::new("SOL-16", "Used: it comes back when the play cards are shuffled")),
        _ => Place::named(zone).map(|(place, owner)| of_team(table, place, owner, piece)),
    }
}

/// SOL-5: returns the reason for the play pile: its cards are known by the open ones, their order is not.
fn to_come(table: &Table) -> WhyNot {
    let rest = table.play_cards().but(table.play_placed());
    let shots = |seat: Seat| {
        let letters = rest.iter().filter(|card| card.rank.is_letter());
        letters.filter(|card| table.team_of(*card) == seat).count()
    };
    let [home, away] = Seat::BOTH.map(shots);
    WhyNot::new(
        "SOL-5",
        format!(
            "{} to come: {home} to shoot with for {}, {away} for {}",
            capital(&cards(rest.len())),
            short(Seat::Home),
            short(Seat::Away)
        ),
    )
}

/// SOL-6, SOL-21: returns the reason for a play card that the seat cannot use now.
fn space(table: &Table, seat: Seat) -> Option<WhyNot> {
    let picker = table.picker()?;
    if picker == seat {
        return None;
    }
    Some(if !table.options.duel {
        WhyNot::new("SOL-6", format!("There is one manager, that of {}", name(picker)))
    } else if table.used[0].is_none() {
        WhyNot::new("SOL-21", format!("{} pick first this turn", name(picker)))
    } else {
        WhyNot::new("SOL-21", format!("You have picked; now {} pick", name(picker)))
    })
}

fn of_team(table: &Table, place: Place, owner: Seat, piece: u16) -> WhyNot {
    let team = &table.teams[owner];
    let known = card_of(piece);
    match place {
        Place::Used => WhyNot::new("SOL-8", format!("It counts for {} until the turn ends", name(owner))),
        Place::Active if table.period == Period::Kicks => {
            WhyNot::new("SOL-19", "Both teams turn a card for each kick, and the higher one scores")
        }
        Place::Active => {
            let worth = known.map_or(0, value);
            WhyNot::new("SOL-8", format!("{} play with this card: it counts {worth}", name(owner)))
        }
        Place::ActiveBooked => {
            WhyNot::new("SOL-12", "Booked: a second yellow sends it off, and that is a goal against")
        }
        Place::Pile | Place::PileBooked => match (team.unseen, team.cycled.as_slice().first()) {
            (0, Some(next)) => {
                WhyNot::new("SOL-11", format!("Next for {}: the {}", short(owner), words::card(*next)))
            }
            (unseen, _) if known.is_none() => WhyNot::new(
                "SOL-2",
                format!("{} of the pile nobody has seen; one of them is next", cards(unseen)),
            ),
            (unseen, Some(first)) => WhyNot::new(
                "SOL-11",
                format!("After {} unseen, the {} comes back first", cards(unseen), words::card(*first)),
            ),
            (unseen, None) => WhyNot::new("SOL-2", format!("{} nobody has seen", cards(unseen))),
        },
        Place::Goals => WhyNot::new("SOL-10", "A goal against: this card is out of the match"),
        Place::Out => WhyNot::new("SOL-2", "Two cards of each team sit out, and nobody knows which"),
        Place::Kicked => WhyNot::new("SOL-19", "A kick that was taken"),
    }
}

/// Returns a number of cards, such as `one card` or `4 cards`.
fn cards(count: u8) -> String {
    if count == 1 { "one card".into() } else { format!("{count} cards") }
}
