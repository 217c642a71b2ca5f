//! What a power card is worth, in goals, to a side that has so many turns left in which it may be played.
//!
//! Found turn by turn from the last one back: a card is worth what a turn gains by it when it is used where that is best,
//! or kept where keeping it is better; against one card of the other side, whichever it is.

use std::sync::LazyLock;

use super::solve::{Kept, Lookahead, NOTHING_KEPT};
use crate::engine::{BySeat, Game, Silent};
use crate::games::soccer_go::cards::{ByKind, Kind, Power, Powers};
use crate::games::soccer_go::state::{Deck, SoccerGo, TURNS, Table};
use crate::games::soccer_go::{Options, View};

/// The turns of normal time in which a side attacks.
pub(super) const ATTACKS: usize = TURNS as usize / 2;

/// How many cards of its role the other side has, roughly.
const HELD: f64 = 1.5;
/// A Joker with nothing to copy yet, in parts of the best card there is.
const JOKER: f64 = 0.6;

/// By turns left.
static WORTHS: LazyLock<[Kept; ATTACKS + 1]> = LazyLock::new(worths);

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

fn worths() -> [Kept; ATTACKS + 1] {
    let mut all = [NOTHING_KEPT; ATTACKS + 1];
    for left in 1..=ATTACKS {
        let before = all[left - 1];
        let mut ahead = Lookahead::of(&kick_off(Powers::NONE, Powers::NONE), before);
        let mut turn = |attacking: Powers, defending: Powers| ahead.worth(&kick_off(attacking, defending));
        let bare = turn(Powers::NONE, Powers::NONE);
        let mut gains = NOTHING_KEPT;
        for kind in Kind::BOTH {
            for card in kind.cards().iter() {
                let mut with = |own: Powers, other: Powers| match kind {
                    Kind::Attacking => turn(own, other),
                    Kind::Defending => -turn(other, own),
                };
                let own = Powers::one(card);
                let alone = with(own, Powers::NONE) - with(Powers::NONE, Powers::NONE);
                let others = !kind;
                let answered: f64 = others
                    .cards()
                    .iter()
                    .map(|other| {
                        with(own, Powers::one(other)) - with(Powers::NONE, Powers::one(other)) - alone
                    })
                    .sum();
                gains[kind][card as usize] = alone + HELD * answered / f64::from(others.cards().count());
            }
            let best = gains[kind].iter().copied().fold(0.0, f64::max);
            gains[kind][Power::Joker as usize] = JOKER * best;
        }
        let _ = bare;
        all[left] = gains;
    }
    all
}

/// What the cards of both sides are worth when their role has so many turns left.
pub(super) fn kept(attacks: usize, defences: usize) -> Kept {
    let worths = &*WORTHS;
    ByKind::from_fn(|kind| {
        let left = if kind == Kind::Attacking { attacks } else { defences };
        worths[left.min(ATTACKS)][kind]
    })
}

/// The turns after this one in which the seat of the view plays cards of that kind.
pub(super) fn turns_left(view: &View, kind: Kind) -> usize {
    let table = &view.table;
    let attacks = kind == Kind::Attacking;
    (table.turn + 1..=TURNS).filter(|turn| (table.attacker_of(*turn) == view.seat) == attacks).count()
}
