//! The value of a match to home, by the open cards and those that must still be in the piles.

use super::heuristic;
use crate::state::{self, Period, Solitaire, Table, TeamAction};
use ai::value::{self, ValueNetwork};
use engine::pack::CardSet;
use engine::{Seat, SuitColour};

/// Number of turns of normal time.
const TURNS: f64 = 24.0;

static OF_SOLITAIRE: ValueNetwork<68, 64> = ValueNetwork::new(include_str!("solitaire.txt"));
static OF_DUEL: ValueNetwork<68, 64> = ValueNetwork::new(include_str!("duel.txt"));

pub(super) fn value(state: &Solitaire) -> f64 {
    value::result_or_estimate(state, if state.table().options.duel { &OF_DUEL } else { &OF_SOLITAIRE })
}

/// Returns the features: the time, and home's amount less away's of each quantity.
pub(super) fn features(table: &Table) -> Vec<f64> {
    let gap = |of: &dyn Fn(Seat) -> f64| of(Seat::Home) - of(Seat::Away);
    let side = |seat: Seat| if seat == Seat::Home { 1.0 } else { -1.0 };
    let in_half = f64::from(table.turns().saturating_sub(table.turn));
    let left = match table.period {
        Period::FirstHalf => f64::from(table.turns()) + in_half,
        _ => in_half,
    };
    let later = f64::from(u8::from(table.period >= Period::ExtraFirst));
    let lead = gap(&|seat| f64::from(table.score[seat]));
    let active =
        gap(&|seat| table.teams[seat].active.map_or(0.0, |card| f64::from(state::value(card)))) / 10.0;
    let strength = gap(&|seat| f64::from(table.strength(seat))) / 10.0;
    // Cards still to be flipped: cycled cards are known; for the others the mean counts.
    let bench = gap(&|seat| {
        let team = &table.teams[seat];
        let cycled: f64 = team.cycled.iter().map(|card| f64::from(state::value(card))).sum();
        let unseen = CardSet::suit(team.suit).difference(team.seen);
        let sum: f64 = unseen.iter().map(|card| f64::from(state::value(card))).sum();
        let mean = sum / f64::from(unseen.len().max(1));
        (cycled + mean * f64::from(team.unseen)) / f64::from(team.pile_len().max(1))
    }) / 10.0;
    let next = gap(&|seat| {
        let team = &table.teams[seat];
        let known = if team.unseen == 0 { team.cycled.iter().next() } else { None };
        known.map_or(0.0, |card| f64::from(state::value(card)) / 10.0)
    });
    let booked = gap(&|seat| {
        let team = &table.teams[seat];
        f64::from(u8::from(team.active.is_some_and(|card| team.yellow.contains(card))))
    });
    let yellow = gap(&|seat| f64::from(table.teams[seat].yellow.len()));
    let ball = table.ball.map_or(0.0, side);
    let second = f64::from(u8::from(table.used[0].is_some()));
    let picker = table.picker().map_or(0.0, side);
    let mut features = vec![
        lead,
        lead / (1.0 + left).sqrt(),
        left / TURNS,
        in_half / 12.0,
        later,
        active,
        strength,
        bench,
        next,
        booked,
        yellow,
        ball,
        f64::from(u8::from(table.ball.is_none())),
        second,
        picker,
        picker * second,
    ];
    // The spaces: for each team the actions that would succeed, and the useless cards.
    let tries = || table.spaces.iter().flatten().map(|card| table.preview(*card));
    for seat in Seat::BOTH {
        let count = |team_action: TeamAction| {
            tries()
                .filter(|found| found.team == seat && found.success && found.team_action == team_action)
                .count() as f64
        };
        let vain = tries().filter(|found| found.team == seat && !found.success).count() as f64;
        features.extend([
            count(TeamAction::Shoot),
            count(TeamAction::Pass),
            count(TeamAction::Tackle),
            count(TeamAction::Counter),
            vain,
        ]);
    }
    // Team by team, the best first: the margin of each card, letters and numbers apart.
    for seat in Seat::BOTH {
        let mut own: Vec<(bool, f64)> = tries()
            .filter(|found| found.team == seat)
            .map(|found| {
                let margin = f64::from(found.strength[seat]) - f64::from(found.strength[!seat]);
                (matches!(found.team_action, TeamAction::Shoot | TeamAction::Counter), margin / 10.0)
            })
            .collect();
        own.sort_by(|a, b| b.0.cmp(&a.0).then(b.1.total_cmp(&a.1)));
        for k in 0..3 {
            let (letter, margin) = own.get(k).copied().unwrap_or((false, -1.0));
            features.extend([f64::from(u8::from(letter)), margin]);
        }
        let active = table.teams[seat].active.map_or(0.0, |card| f64::from(state::value(card)));
        features.extend([active / 10.0, (active / 10.0) * (active / 10.0), own.len() as f64 / 3.0]);
    }
    features.extend([ball * active, ball * strength, ball * left / TURNS, lead * left / TURNS, ball * lead]);
    // Cards still in the play pile: letters and numbers of each colour.
    let pile = table.play_cards().difference(table.play_placed());
    let of = |seat: Seat, letters: bool| {
        let colour: SuitColour = table.teams[seat].suit.colour();
        let cards =
            pile.iter().filter(|card| card.suit.colour() == colour && card.rank.is_letter() == letters);
        cards.map(|card| f64::from(state::value(card))).sum::<f64>() / 50.0
    };
    features.extend([gap(&|seat| of(seat, true)), gap(&|seat| of(seat, false))]);
    // How many of those would succeed now, with the ball and without it.
    let rest = f64::from(pile.len());
    for seat in Seat::BOTH {
        let own = i32::from(table.strength(seat)) - i32::from(table.strength(!seat));
        for letters in [true, false] {
            let margins = || {
                let cards = pile.iter().filter(|card| card.rank.is_letter() == letters);
                cards
                    .filter(|card| table.team_of(*card) == seat)
                    .map(|card| own + i32::from(state::value(card)))
            };
            let kept = margins().filter(|margin| *margin >= 0).count() as f64;
            let won = margins().filter(|margin| *margin > 0).count() as f64;
            features.extend([4.0 * kept / rest.max(1.0), 4.0 * (won - kept) / rest.max(1.0)]);
        }
        let team = &table.teams[seat];
        features.extend([f64::from(team.pile_len()) / 10.0, f64::from(team.unseen) / 10.0]);
    }
    features.extend([rest / 50.0, strength * left / TURNS, bench * left / TURNS, bench * in_half / 12.0]);
    let best = |seat: Seat| {
        let moves = table.legal_actions(seat);
        heuristic::best(table, seat, moves.as_slice()).map_or(0.0, |action| {
            let found = table.preview(action.card());
            f64::from(u8::from(found.success)) * side(found.team)
        })
    };
    features.push(table.picker().map_or(0.0, best));
    features
}
