//! What a power card is worth, in goals, to a side that has so many turns left in which it may be played.
//!
//! Found turn by turn from the last one back: a card is worth what a turn gains by it when it is used where that is best,
//! or kept where keeping it is better; against one card of the other side, whichever it is.

use std::sync::LazyLock;

use super::solve::{Kept, Lookahead};
use crate::engine::{BySeat, Game, Silent};
use crate::games::soccer_go::cards::{ByKind, Kind, Power, Powers};
use crate::games::soccer_go::state::{Deck, SoccerGo, TURNS, Table};
use crate::games::soccer_go::{Options, View};

/// The turns of normal time in which a side attacks.
pub(super) const ATTACKS: usize = TURNS as usize / 2;

/// A match in which the cards of this turn are these, and nothing else is known.
pub(super) fn imagined(table: Table, attacking: Powers, defending: Powers) -> SoccerGo {
    let mut hands = BySeat::<ByKind<Powers>>::default();
    hands[table.attacker][Kind::Attacking] = attacking;
    hands[!table.attacker][Kind::Defending] = defending;
    SoccerGo {
        table,
        hands,
        decks: ByKind::from_fn(|_| Deck::empty(Power::Bogey)),
        shown: BySeat::default(),
        sealed: BySeat::default(),
    }
}

/// The first attack of a match with these cards.
pub(super) fn kick_off(attacking: Powers, defending: Powers) -> SoccerGo {
    let Ok(fresh) = SoccerGo::setup(&Options::default(), 0, &mut Silent) else {
        unreachable!("the default options are sound");
    };
    let mut state = imagined(fresh.table, attacking, defending);
    state.begin_turn(1, &mut Silent);
    state
}

/// Tuning.
#[derive(Clone, Copy)]
pub(super) struct Tune {
    pub alpha: f64,
    pub held: f64,
    pub joker: f64,
    pub pair: f64,
}
impl Tune {
    pub(super) const BASE: Self = Self { alpha: 0.4, held: 1.5, joker: 0.6, pair: 0.0 };
    fn env() -> Self {
        let get = |n: &str, d: f64| std::env::var(n).map_or(d, |a| a.parse().unwrap());
        Self {
            alpha: get("ALPHA", 0.4),
            held: get("HELD", 1.5),
            joker: get("JOKER", 0.6),
            pair: get("PAIR", 0.0),
        }
    }
}

/// By whether the side attacked first, and by turn.
#[derive(Clone)]
struct Worths {
    /// Before the turn.
    before: [Vec<Kept>; 2],
    /// After it, with its swap to come.
    after: [Vec<Kept>; 2],
}

static WORTHS: [LazyLock<Worths>; 2] =
    [LazyLock::new(|| worths(Tune::BASE)), LazyLock::new(|| worths(Tune::env()))];

fn role(table: &Table, first: usize, turn: u8) -> Kind {
    if (table.attacker_of(turn) == table.first) == (first == 1) { Kind::Attacking } else { Kind::Defending }
}

fn both(attacker: &Kept, defender: &Kept) -> Kept {
    Kept {
        single: ByKind::new(attacker.single[Kind::Attacking], defender.single[Kind::Defending]),
        pair: ByKind::new(attacker.pair[Kind::Attacking], defender.pair[Kind::Defending]),
    }
}

fn worths(tune: Tune) -> Worths {
    let nothing = || vec![Kept::NOTHING; TURNS as usize + 2];
    let mut all = Worths { before: [nothing(), nothing()], after: [nothing(), nothing()] };
    let table = kick_off(Powers::NONE, Powers::NONE).table;
    for turn in (1..=TURNS).rev() {
        let t = usize::from(turn);
        for side in 0..2 {
            let next = &all.before[side][t + 1];
            let mut after = next.clone();
            if turn < TURNS {
                let shown = role(&table, side, turn);
                for kind in Kind::BOTH {
                    for card in kind.cards().iter() {
                        let own = next.single[kind][card as usize];
                        let best: f64 = shown
                            .cards()
                            .iter()
                            .map(|s| own.max(next.single[shown][s as usize]))
                            .sum::<f64>()
                            / f64::from(shown.cards().count());
                        after.single[kind][card as usize] = own + tune.alpha * (best - own);
                    }
                }
            }
            all.after[side][t] = after;
        }
        let attacker = usize::from(role(&table, 1, turn) == Kind::Attacking);
        let kept = both(&all.after[attacker][t], &all.after[1 - attacker][t]);
        let gains = gains(&kept, tune);
        for side in 0..2 {
            let kind = role(&table, side, turn);
            all.before[side][t] = all.after[side][t].clone();
            all.before[side][t].single[kind] = gains.single[kind];
            all.before[side][t].pair[kind] = gains.pair[kind];
        }
    }
    all
}

/// What single cards are worth before a turn, if they are worth that much after it.
fn gains(kept: &Kept, tune: Tune) -> Kept {
    let mut ahead = Lookahead::of(&kick_off(Powers::NONE, Powers::NONE), kept.clone());
    let mut turn = |attacking: Powers, defending: Powers| ahead.worth(&kick_off(attacking, defending));
    let mut gains = Kept::NOTHING;
    for kind in Kind::BOTH {
        let mut with = |own: Powers, other: Powers| match kind {
            Kind::Attacking => turn(own, other),
            Kind::Defending => -turn(other, own),
        };
        let others = (!kind).cards();
        let mut alone = [0.0; Power::ALL.len()];
        for card in kind.cards().iter() {
            let own = Powers::one(card);
            let gain = with(own, Powers::NONE) - with(Powers::NONE, Powers::NONE);
            let answered: f64 = others
                .iter()
                .map(|other| with(own, Powers::one(other)) - with(Powers::NONE, Powers::one(other)) - gain)
                .sum();
            gains.single[kind][card as usize] = gain + tune.held * answered / f64::from(others.count());
            alone[card as usize] = gain;
        }
        if tune.pair > 0.0 {
            for a in kind.cards().iter() {
                for b in kind.cards().iter().filter(|b| *b > a) {
                    let own = Powers::one(a).with(Powers::one(b));
                    let gain = with(own, Powers::NONE) - with(Powers::NONE, Powers::NONE);
                    let pair = tune.pair * (gain - alone[a as usize] - alone[b as usize]);
                    gains.pair[kind][a as usize][b as usize] = pair;
                    gains.pair[kind][b as usize][a as usize] = pair;
                }
            }
        }
        let best = gains.single[kind].iter().copied().fold(0.0, f64::max);
        let joker = &mut gains.single[kind][Power::Joker as usize];
        *joker = joker.max(tune.joker * best);
    }
    gains
}

/// After the turn that is played.
pub(super) fn kept(table: &Table, v: usize) -> Kept {
    if table.turn > TURNS {
        return Kept::NOTHING;
    }
    let attacker = usize::from(table.attacker == table.first);
    let t = usize::from(table.turn);
    let mut kept = both(&WORTHS[v].after[attacker][t], &WORTHS[v].after[1 - attacker][t]);
    joker(table, &mut kept);
    kept
}

fn joker(table: &Table, kept: &mut Kept) {
    for kind in Kind::BOTH {
        let singles = &mut kept.single[kind];
        let copied = table.discards[kind].cards.iter().filter(|card| *card != Power::Joker);
        let best = copied.map(|card| singles[card as usize]).fold(0.0, f64::max);
        let joker = &mut singles[Power::Joker as usize];
        *joker = joker.max(best);
    }
}

/// Before the next turn.
pub(super) fn held(view: &View, v: usize) -> Kept {
    let first = usize::from(view.seat == view.table.first);
    let mut kept = WORTHS[v].before[first][usize::from(view.table.turn + 1).min(9)].clone();
    joker(&view.table, &mut kept);
    kept
}

#[cfg(test)]
pub(super) fn print(v: usize) {
    let t0 = std::time::Instant::now();
    let w = &WORTHS[v];
    println!("{:?}", t0.elapsed());
    for side in 0..2 {
        for kind in Kind::BOTH {
            for c in kind.cards().iter() {
                print!("{side} {kind} {c}:");
                for t in 1..=8 {
                    print!(
                        " {:.3}/{:.3}",
                        w.before[side][t].single[kind][c as usize], w.after[side][t].single[kind][c as usize]
                    );
                }
                println!();
            }
            for a in kind.cards().iter() {
                println!(
                    "{a}: {:?}",
                    kind.cards()
                        .iter()
                        .map(|b| (100.0 * w.before[side][6].pair[kind][a as usize][b as usize]).round())
                        .collect::<Vec<_>>()
                );
            }
        }
    }
}
