//! The reasons why a card cannot be used now, and its purpose, in plain words with the clause.

use super::super::View;
use super::super::state::{Period, Phase, Table, value};
use super::scene::{SPACE, TeamZone, card_of, still};
use super::words::{self, name, short};
use ::words::{id, say};
use engine::Seat;
use stage::refusal_reason::RefusalReason;
use stage::scene::CardId;

/// Returns the reason why that seat cannot use that card now. Every other card of the table gives its purpose.
pub(super) fn why_not(view: &View, seat: Seat, card: CardId) -> Option<RefusalReason> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    let scene = still(view);
    let zone = scene.cards.iter().find(|lying| lying.id == card)?.zone;
    match zone {
        _ if SPACE.contains(&zone) => space(table, seat),
        "play_pile" => Some(to_come(table)),
        "play_later" if table.options.short => Some(RefusalReason::new("SOL-24", id!("sol-why-later-short"))),
        "play_discard" if table.options.short => {
            Some(RefusalReason::new("SOL-24", id!("sol-why-discarded-short")))
        }
        "play_later" => Some(RefusalReason::new("SOL-18", id!("sol-why-later"))),
        "play_discard" => Some(RefusalReason::new("SOL-16", id!("sol-why-discarded"))),
        _ => TeamZone::named(zone).map(|(place, owner)| of_team(table, place, owner, card)),
    }
}

/// SOL-5: returns the reason for the play pile: its cards are known by the open ones, their order is not.
fn to_come(table: &Table) -> RefusalReason {
    let rest = table.play_cards().difference(table.play_placed());
    let shots = |seat: Seat| {
        let letters = rest.iter().filter(|card| card.rank.is_letter());
        letters.filter(|card| table.team_of(*card) == seat).count()
    };
    let [home, away] = Seat::BOTH.map(shots);
    RefusalReason::new(
        "SOL-5",
        say!(
            "sol-why-to-come",
            n = rest.len(),
            home_shots = home,
            home = short(Seat::Home),
            away_shots = away,
            away = short(Seat::Away)
        ),
    )
}

/// SOL-6, SOL-21: returns the reason for a play card that the seat cannot use now.
fn space(table: &Table, seat: Seat) -> Option<RefusalReason> {
    let picker = table.picker()?;
    if picker == seat {
        return None;
    }
    Some(if !table.options.duel {
        RefusalReason::new("SOL-6", say!("sol-why-no-manager", side = name(picker)))
    } else if table.used[0].is_none() {
        RefusalReason::new("SOL-21", say!("sol-why-they-pick-first", side = name(picker)))
    } else {
        RefusalReason::new("SOL-21", say!("sol-why-you-have-picked", side = name(picker)))
    })
}

fn of_team(table: &Table, place: TeamZone, owner: Seat, card_id: CardId) -> RefusalReason {
    let team = &table.teams[owner];
    let known = card_of(card_id);
    match place {
        TeamZone::Used => RefusalReason::new("SOL-8", say!("sol-why-used", side = name(owner))),
        TeamZone::Active if table.period == Period::Shootout => {
            RefusalReason::new("SOL-19", id!("sol-why-kick"))
        }
        TeamZone::Active => {
            let worth = known.map_or(0, value);
            RefusalReason::new("SOL-8", say!("sol-why-active", side = name(owner), n = worth))
        }
        TeamZone::ActiveBooked => RefusalReason::new("SOL-12", id!("sol-why-booked")),
        TeamZone::Pile | TeamZone::PileBooked => match (team.unseen, team.cycled.as_slice().first()) {
            (0, Some(next)) => {
                let (card, rank) = (words::card(*next), words::rank(*next));
                RefusalReason::new("SOL-11", say!("sol-why-next", side = short(owner), card, rank))
            }
            (unseen, _) if known.is_none() => {
                RefusalReason::new("SOL-2", say!("sol-why-unseen-next", n = unseen))
            }
            (unseen, Some(first)) => {
                let (card, rank) = (words::card(*first), words::rank(*first));
                RefusalReason::new("SOL-11", say!("sol-why-comes-back", n = unseen, card, rank))
            }
            (unseen, None) => RefusalReason::new("SOL-2", say!("sol-why-unseen", n = unseen)),
        },
        TeamZone::Goals => RefusalReason::new("SOL-10", id!("sol-why-goal-against")),
        TeamZone::Out => RefusalReason::new("SOL-2", id!("sol-why-sits-out")),
        TeamZone::Kicked => RefusalReason::new("SOL-19", id!("sol-why-kicked")),
    }
}
