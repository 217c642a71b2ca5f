//! The value of a power card to its holder, in goals, at every point of a match.
//!
//! Values are computed backwards from the last turn. Before a turn of its role, its value is its gain at its best
//! use in that turn, or its later value if greater. After a turn it may be swapped, which gives even Bogey a
//! value. The other side answers with one card or another. Cards are valued one by one; the turn in which they are
//! played takes care of combinations.

use std::sync::LazyLock;

use super::solve::{CardValues, NOTHING, TurnSolver};
use crate::cards::{ByPowerKind, PowerHand, PowerKind, PowerName, PowerSet};
use crate::state::{PowerDeck, SoccerGo, TURNS, Table};
use crate::{Options, View};
use engine::{BySeat, Game, NullSink, Seat};

/// Approximate number of cards of its role that the other side holds.
const HELD: f64 = 1.5;
/// The value of a Joker with nothing to copy yet, as a fraction of the best card's.
const JOKER: f64 = 0.6;
/// The fraction of a swap that is meant for this card of the hand.
const SWAPPED: f64 = 0.3;

/// The values of both kinds of card to a side.
struct CardValuesByTurn {
    /// Before each turn, from 1.
    before: [CardValues; TURNS as usize + 2],
    /// After each turn, with its swap to come.
    after: [CardValues; TURNS as usize + 2],
}

/// The values of the side that attacks second in a whole match, then of the one that attacks first.
static CARD_VALUES: LazyLock<[CardValuesByTurn; 2]> = LazyLock::new(card_values);

/// Returns a match with these cards in this turn, and no others known.
pub(super) fn state_with(table: Table, cards: PowerHand) -> SoccerGo {
    let mut hands = BySeat::<PowerHand>::default();
    for kind in PowerKind::BOTH {
        hands[table.player(kind)][kind] = cards[kind];
    }
    SoccerGo {
        table,
        hands,
        decks: ByPowerKind::from_fn(|_| PowerDeck::empty(PowerName::Bogey)),
        shown: BySeat::default(),
        sealed: BySeat::default(),
    }
}

/// Returns the first attack of a match with these cards.
pub(super) fn kick_off(attacking: PowerSet, defending: PowerSet) -> SoccerGo {
    let Ok(fresh) = SoccerGo::setup(&Options::default(), 0, &mut NullSink) else {
        unreachable!("the default options are sound");
    };
    let mut state = state_with(fresh.table, ByPowerKind::new(attacking, defending));
    state.begin_turn(1, &mut NullSink);
    state
}

/// Returns the side that attacks in the turns of the first attacker of a whole match. SGO-17: in a short match, which
/// begins where the order of the sides is reversed, that is the other one.
fn first_attacker(table: &Table) -> Seat {
    if table.options.short { !table.first } else { table.first }
}

/// Returns the role in that turn of the side that attacks first, or of the other.
fn role(table: &Table, first: bool, turn: u8) -> PowerKind {
    if (table.attacker_of(turn) == first_attacker(table)) == first {
        PowerKind::Attacking
    } else {
        PowerKind::Defending
    }
}

fn card_values() -> [CardValuesByTurn; 2] {
    let nothing = || [NOTHING; TURNS as usize + 2];
    let mut all = [(); 2].map(|()| CardValuesByTurn { before: nothing(), after: nothing() });
    let table = kick_off(PowerSet::NONE, PowerSet::NONE).table;
    for turn in (1..=TURNS).rev() {
        let at = usize::from(turn);
        for (side, first) in [(0, false), (1, true)] {
            let next = all[side].before[at + 1];
            all[side].after[at] =
                if turn < TURNS { before_swap(&next, role(&table, first, turn)) } else { next };
        }
        let gains = gains(&of_both(&all, &table, turn));
        for (side, first) in [(0, false), (1, true)] {
            let role = role(&table, first, turn);
            let values = &mut all[side];
            values.before[at] = values.after[at];
            values.before[at][role] = gains[role];
        }
    }
    all
}

/// SGO-14: returns the values after a turn in that role, if `next` are those after its swap.
fn before_swap(next: &CardValues, role: PowerKind) -> CardValues {
    let shown = role.deck().map(|card| next[role][card as usize]);
    ByPowerKind::from_fn(|kind| {
        next[kind].map(|own| {
            let best = shown.iter().map(|shown| shown.max(own)).sum::<f64>() / shown.len() as f64;
            own + SWAPPED * (best - own)
        })
    })
}

/// Returns the values after that turn: of attacking cards to its attacker, of defending ones to its defender.
fn of_both(values: &[CardValuesByTurn; 2], table: &Table, turn: u8) -> CardValues {
    let first_attacks = table.attacker_of(turn) == first_attacker(table);
    let of = |first: bool, kind: PowerKind| values[usize::from(first)].after[usize::from(turn)][kind];
    ByPowerKind::new(of(first_attacks, PowerKind::Attacking), of(!first_attacks, PowerKind::Defending))
}

/// Returns the values of single cards before a turn of their role, if `kept` are those after it.
fn gains(kept: &CardValues) -> CardValues {
    let mut ahead = TurnSolver::new(&kick_off(PowerSet::NONE, PowerSet::NONE), kept);
    let mut gains = NOTHING;
    for kind in PowerKind::BOTH {
        let mut turn = |own: PowerSet, other: PowerSet| match kind {
            PowerKind::Attacking => ahead.position_value(&kick_off(own, other)),
            PowerKind::Defending => -ahead.position_value(&kick_off(other, own)),
        };
        for card in kind.deck() {
            let mut gain = |other: PowerSet| turn(PowerSet::one(*card), other) - turn(PowerSet::NONE, other);
            let alone = gain(PowerSet::NONE);
            let others = (!kind).deck();
            let answered: f64 = others.iter().map(|other| gain(PowerSet::one(*other)) - alone).sum();
            gains[kind][*card as usize] = alone + HELD * answered / others.len() as f64;
        }
        let best = gains[kind].iter().copied().fold(0.0, f64::max);
        let joker = &mut gains[kind][PowerName::Joker as usize];
        *joker = joker.max(JOKER * best);
    }
    gains
}

/// SGO-13: adds the Joker, whose value is that of the best card it can copy.
fn with_joker(table: &Table, mut kept: CardValues) -> CardValues {
    for kind in PowerKind::BOTH {
        let copied = table.discards[kind].cards.iter().map(|card| kept[kind][card as usize]);
        kept[kind][PowerName::Joker as usize] = copied.fold(kept[kind][PowerName::Joker as usize], f64::max);
    }
    kept
}

/// Returns the values of cards left after the current turn to their holders.
pub(super) fn kept(table: &Table) -> CardValues {
    if table.has_powers() { with_joker(table, of_both(&CARD_VALUES, table, table.turn)) } else { NOTHING }
}

/// Returns the values of cards to the side of the view after this turn's swap.
pub(super) fn after_swap(view: &View) -> CardValues {
    let table = &view.table;
    let side = usize::from(view.seat == first_attacker(table));
    let next = usize::from(table.turn.min(TURNS) + 1);
    with_joker(table, CARD_VALUES[side].before[next])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_attack_without_cards_has_the_value_four_seventeenths() {
        // The sheet's figure for the game of numbers alone.
        let state = kick_off(PowerSet::NONE, PowerSet::NONE);
        let value = TurnSolver::new(&state, &NOTHING).position_value(&state);
        assert!((value - 4.0 / 17.0).abs() < 1e-12, "{value}");
    }

    #[test]
    fn values_with_one_card_agree_with_a_calculation_by_hand() {
        let attack = |attacking: &[PowerName], defending: &[PowerName]| {
            let cards = |list: &[PowerName]| list.iter().copied().collect::<PowerSet>();
            let state = kick_off(cards(attacking), cards(defending));
            TurnSolver::new(&state, &NOTHING).position_value(&state)
        };
        for (attacking, defending, expected) in [
            // Three passes of 11, 10 and 9 numbers, then the shot.
            (&[PowerName::Shoot][..], &[][..], 10.0 / 11.0 * 9.0 / 10.0 * 8.0 / 9.0 * 2.0 / 3.0),
            // At once on the second pass: three of ten.
            (&[PowerName::Corner], &[], 10.0 / 11.0 * 7.0 / 10.0 * 2.0 / 3.0),
            // Two goals in a row are needed.
            (&[], &[PowerName::ShotReTake], 4.0 / 17.0 * 2.0 / 3.0),
            (&[], &[PowerName::NarrowShot], 4.0 / 17.0 * 3.0 / 4.0),
            // Half of the attacks that come that far, wherever it is tried.
            (&[], &[PowerName::Tackle], 4.0 / 17.0 / 2.0),
            (&[PowerName::ShotReTake], &[], 4.0 / 17.0 * 4.0 / 3.0),
            // Certainly blocked.
            (&[PowerName::Shoot], &[PowerName::BlockC], 4.0 / 17.0),
            (&[PowerName::Bogey], &[PowerName::Bogey], 4.0 / 17.0),
        ] {
            let value = attack(attacking, defending);
            assert!((value - expected).abs() < 1e-9, "{attacking:?} {defending:?}: {value}, not {expected}");
        }
    }

    #[test]
    fn card_values_are_bounded_and_fall_with_time() {
        for side in &*CARD_VALUES {
            for kind in PowerKind::BOTH {
                let mut before = [f64::INFINITY; PowerName::ALL.len()];
                for turn in 1..=usize::from(TURNS) {
                    for card in kind.deck() {
                        let value = side.before[turn][kind][*card as usize];
                        assert!((-1e-9..0.6).contains(&value), "{kind} {card} before turn {turn}: {value}");
                        // A card only loses value with time.
                        assert!(value < before[*card as usize] + 1e-9, "{kind} {card} before turn {turn}");
                        before[*card as usize] = value;
                    }
                }
            }
            // The best and the worst card of either side.
            let best = |kind: PowerKind| {
                let value = |card: &&PowerName| side.before[1][kind][**card as usize];
                kind.deck().iter().max_by(|a, b| value(a).total_cmp(&value(b))).copied()
            };
            assert_eq!(
                (best(PowerKind::Attacking), best(PowerKind::Defending)),
                (Some(PowerName::Shoot), Some(PowerName::ShotReTake))
            );
            for kind in PowerKind::BOTH {
                let bogey = side.before[1][kind][PowerName::Bogey as usize];
                assert!(
                    bogey > 0.0
                        && kind
                            .deck()
                            .iter()
                            .all(|card| side.before[1][kind][*card as usize] >= bogey - 1e-9)
                );
            }
        }
    }
}
