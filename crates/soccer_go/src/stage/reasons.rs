//! The reasons why a card cannot be played now, in plain words with the clause of the rule sheet.

use super::super::cards::{PowerCard, PowerKind, PowerName};
use super::super::data::{CardEffect, rules};
use super::super::numbers::{KEEPER, NumberSet};
use super::super::state::{CardWindow, LaidCards, Phase, Table};
use super::super::view::View;
use super::ids::{SealedOption, kind_of, known_power, power_id, side_of};
use super::scene;
use super::words::{self, CountedNoun, short};
use ::words::{DisplayText, MessageArg, Separator};
use ::words::{id, say};
use engine::Seat;
use stage::refusal_reason::RefusalReason;
use stage::scene::CardId;

/// Returns the reason why that seat cannot play a card now; none where it can.
pub(super) fn why_not(view: &View, seat: Seat, card_id: CardId) -> Option<RefusalReason> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    if view.shown.map(power_id) == Some(card_id) {
        return Some(RefusalReason::new("SGO-14", id!("go-not-shown")));
    }
    if let Some(card) = known_power(card_id) {
        let held = view.hand[card.kind].contains(card.power) && view.seat == seat;
        return if held { power(view, seat, card) } else { Some(used(table, card)) };
    }
    if let Some(kind) = kind_of(card_id) {
        return Some(hidden(kind));
    }
    match SealedOption::known(card_id) {
        Some((side, choice)) if side == seat => own_choice(table, seat, choice),
        _ => side_of(card_id)
            .map(|side| RefusalReason::new("SGO-4", say!("go-not-theirs", side = words::club_name(side)))),
    }
}

/// Returns the reason for a card of a discard pile.
fn used(table: &Table, card: PowerCard) -> RefusalReason {
    match table.phase {
        Phase::Answer(window, play) if window.kind() == card.kind && play.card == card.power => {
            let does = words::effect(card.kind, play.action);
            RefusalReason::new("SGO-10", say!("go-not-played", card = words::play(play), does))
        }
        _ => {
            let used = table.discards[card.kind].cards.iter().map(|power| power.title().into());
            RefusalReason::new(
                "SGO-11",
                say!("go-not-used", cards = DisplayText::list(used, Separator::Comma)),
            )
        }
    }
}

/// Returns the reason for a back.
fn hidden(kind: PowerKind) -> RefusalReason {
    match kind {
        PowerKind::Attacking => RefusalReason::new("SGO-2", id!("go-not-back-attacking")),
        PowerKind::Defending => RefusalReason::new("SGO-2", id!("go-not-back-defending")),
    }
}

/// Returns the reason for a number, a direction or a hand of the seat's own.
fn own_choice(table: &Table, seat: Seat, choice: SealedOption) -> Option<RefusalReason> {
    let asked = match choice {
        SealedOption::Number(_) => table.phase == Phase::Choose,
        SealedOption::Direction(_) => table.phase == Phase::Shot,
        SealedOption::Hand(_) => table.phase == Phase::Duel,
    };
    if let SealedOption::Number(number) = choice
        && table.spent.contains(number)
    {
        return Some(RefusalReason::new("SGO-5", say!("go-not-spent", n = number)));
    }
    if asked && table.laid[seat] == LaidCards::FaceDown {
        return Some(RefusalReason::new("SGO-4", say!("go-not-down", side = short(!seat))));
    }
    if asked {
        return match choice {
            SealedOption::Number(number) => left_out(table, number),
            SealedOption::Direction(direction) => (table.force.closed == Some(direction))
                .then(|| RefusalReason::new("SGO-9", id!("go-not-closed"))),
            SealedOption::Hand(_) => None,
        };
    }
    if !table.owed.contains(seat) {
        return Some(RefusalReason::new("SGO-10", say!("go-not-their-turn", side = short(!seat))));
    }
    Some(match table.phase {
        Phase::Answer(..) => RefusalReason::new("SGO-10", id!("go-not-before-block")),
        Phase::Play(CardWindow::BeforePass(_)) => RefusalReason::new("SGO-10", id!("go-not-before-power")),
        Phase::Play(_) => RefusalReason::new("SGO-10", id!("go-not-before-window")),
        Phase::Swap => RefusalReason::new("SGO-14", id!("go-not-swapped")),
        _ => RefusalReason::new("SGO-10", id!("go-not-now")),
    })
}

/// SGO-6, SGO-12: returns the reason why an unspent number cannot be chosen.
fn left_out(table: &Table, number: u8) -> Option<RefusalReason> {
    if table.choosable().contains(number) {
        return None;
    }
    if let Some((card, CardEffect::Among(set))) = selection(table)
        && !set.contains(number)
    {
        let left = set.difference(table.spent);
        return Some(RefusalReason::new(
            "SGO-12",
            say!("go-not-among", card = card.title(), numbers = words::one_of(left)),
        ));
    }
    Some(RefusalReason::new("SGO-6", id!("go-not-keeper")))
}

/// Returns the reason for a power card of the seat's own.
fn power(view: &View, seat: Seat, card: PowerCard) -> Option<RefusalReason> {
    let table = &view.table;
    let name = card.power.title();
    if is_playable(view, seat, card) {
        // A click cannot say which direction is closed.
        let open = matches!(table.phase, Phase::Play(_)) && card.power == PowerName::NarrowShot;
        return open.then(|| RefusalReason::new("SGO-12", say!("go-not-by-click", card = name)));
    }
    let PowerCard { kind, power } = card;
    if table.phase == Phase::Swap {
        return Some(RefusalReason::new("SGO-14", say!("go-not-decided", side = short(!seat))));
    }
    if !table.has_powers() {
        return Some(RefusalReason::new("SGO-15", id!("go-not-normal-time")));
    }
    if power == PowerName::Bogey {
        return Some(RefusalReason::new("SGO-13", id!("go-not-bogey")));
    }
    if kind != table.kind(seat) {
        return Some(match kind {
            PowerKind::Attacking => RefusalReason::new("SGO-9", say!("go-not-attacking", card = name)),
            PowerKind::Defending => {
                RefusalReason::new("SGO-9", say!("go-not-defending", card = name, side = short(!seat)))
            }
        });
    }
    if power == PowerName::Joker {
        return Some(joker(table, kind));
    }
    if power.is_block() {
        return Some(RefusalReason::new(
            "SGO-10",
            say!("go-not-block", card = name, cards = words::cancels(kind, power)),
        ));
    }
    let open = match table.phase {
        Phase::Play(window) if table.owed.contains(seat) => Some(window),
        _ => None,
    };
    if let Some(CardWindow::BeforePass(_)) = open
        && rules().before_pass(kind, table.track.pass()).contains(power)
    {
        return Some(no_use(table, kind, card));
    }
    Some(RefusalReason::new("SGO-9", words::when(kind, power)))
}

/// SGO-13: returns the reason for a Joker.
fn joker(table: &Table, kind: PowerKind) -> RefusalReason {
    let pile = table.discards[kind].cards;
    if pile.iter().all(|power| matches!(power, PowerName::Joker | PowerName::Bogey)) {
        RefusalReason::new("SGO-13", say!("go-not-joker-none", kind = MessageArg::selector(kind.name())))
    } else {
        RefusalReason::new("SGO-13", say!("go-not-joker", kind = MessageArg::selector(kind.name())))
    }
}

/// SGO-12: returns the reason why a card cannot be played although its pass has come.
fn no_use(table: &Table, kind: PowerKind, card: PowerCard) -> RefusalReason {
    match table.force.selection {
        Some((_, standing)) if !table.any_time() => {
            return RefusalReason::new("SGO-12", say!("go-not-followed", card = standing.title()));
        }
        Some((_, standing)) if rules().selections(kind).contains(card.power) => {
            return RefusalReason::new("SGO-12", say!("go-not-second-selection", card = standing.title()));
        }
        _ => {}
    }
    match rules().effect(kind, card.power) {
        CardEffect::Among(set) => {
            let left: NumberSet = set.difference(table.spent);
            let (n, number) = (left.count(), words::number(u32::from(left.count()), CountedNoun::Numbers));
            RefusalReason::new("SGO-12", say!("go-not-two-left", card = card.power.title(), number, n))
        }
        CardEffect::LiftKeeper if table.spent.contains(KEEPER) => {
            RefusalReason::new("SGO-12", id!("go-not-keeper-spent"))
        }
        CardEffect::LiftKeeper => RefusalReason::new("SGO-12", id!("go-not-keeper-open")),
        _ => RefusalReason::new("SGO-12", say!("go-not-three-left", card = card.power.title())),
    }
}

/// Returns true if that seat can click or name that power card now.
fn is_playable(view: &View, seat: Seat, card: PowerCard) -> bool {
    match view.table.phase {
        Phase::Swap => view.table.owed.contains(seat),
        _ => scene::playable(view, seat)
            .is_some_and(|(kind, cards)| kind == card.kind && cards.contains(card.power)),
    }
}

/// Returns the selection card of this pass, and its effect.
fn selection(table: &Table) -> Option<(PowerName, CardEffect)> {
    table.force.selection.map(|(kind, card)| (card, rules().effect(kind, card)))
}
