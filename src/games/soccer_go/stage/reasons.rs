//! The reasons why a card cannot be played now, in plain words with the clause of the rule sheet.

use super::super::cards::{Card, Kind, Power};
use super::super::data::{Effect, rules};
use super::super::numbers::{KEEPER, Numbers};
use super::super::state::{Laid, Phase, Table, Window};
use super::super::view::View;
use super::offers::{is_playable, selection};
use super::pieces::{Choice, kind_of, known_power, power_id, side_of};
use super::words::{self, Counted, short};
use crate::engine::Seat;
use crate::stage::why::WhyNot;
use crate::words::{Arg, DisplayText, Joint};
use crate::{id, say};

/// Returns the reason why that seat cannot play a card now; none where it can.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<WhyNot> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    if view.shown.map(power_id) == Some(piece) {
        return Some(WhyNot::new("SGO-14", id!("go-not-shown")));
    }
    if let Some(card) = known_power(piece) {
        let held = view.hand[card.kind].has(card.power) && view.seat == seat;
        return if held { power(view, seat, card) } else { Some(used(table, card)) };
    }
    if let Some(kind) = kind_of(piece) {
        return Some(hidden(kind));
    }
    match Choice::known(piece) {
        Some((side, choice)) if side == seat => own_choice(table, seat, choice),
        _ => side_of(piece)
            .map(|side| WhyNot::new("SGO-4", say!("go-not-theirs", side = words::club_name(side)))),
    }
}

/// Returns the reason for a card of a discard pile.
fn used(table: &Table, card: Card) -> WhyNot {
    match table.phase {
        Phase::Answer(window, play) if window.kind() == card.kind && play.card == card.power => {
            let does = words::deed(card.kind, play.action);
            WhyNot::new("SGO-10", say!("go-not-played", card = words::play(play), does = does))
        }
        _ => {
            let used = table.discards[card.kind].cards.iter().map(|power| power.title().into());
            WhyNot::new("SGO-11", say!("go-not-used", cards = DisplayText::list(used, Joint::Comma)))
        }
    }
}

/// Returns the reason for a back.
fn hidden(kind: Kind) -> WhyNot {
    match kind {
        Kind::Attacking => WhyNot::new("SGO-2", id!("go-not-back-attacking")),
        Kind::Defending => WhyNot::new("SGO-2", id!("go-not-back-defending")),
    }
}

/// Returns the reason for a number, a direction or a hand of the seat's own.
fn own_choice(table: &Table, seat: Seat, choice: Choice) -> Option<WhyNot> {
    let asked = match choice {
        Choice::Number(_) => table.phase == Phase::Choose,
        Choice::Direction(_) => table.phase == Phase::Shot,
        Choice::Hand(_) => table.phase == Phase::Duel,
    };
    if let Choice::Number(number) = choice
        && table.spent.has(number)
    {
        return Some(WhyNot::new("SGO-5", say!("go-not-spent", n = number)));
    }
    if asked && table.laid[seat] == Laid::FaceDown {
        return Some(WhyNot::new("SGO-4", say!("go-not-down", side = short(!seat))));
    }
    if asked {
        return match choice {
            Choice::Number(number) => left_out(table, number),
            Choice::Direction(direction) => {
                (table.force.closed == Some(direction)).then(|| WhyNot::new("SGO-9", id!("go-not-closed")))
            }
            Choice::Hand(_) => None,
        };
    }
    if !table.owed.has(seat) {
        return Some(WhyNot::new("SGO-10", say!("go-not-their-turn", side = short(!seat))));
    }
    Some(match table.phase {
        Phase::Answer(..) => WhyNot::new("SGO-10", id!("go-not-before-block")),
        Phase::Play(Window::BeforePass(_)) => WhyNot::new("SGO-10", id!("go-not-before-power")),
        Phase::Play(_) => WhyNot::new("SGO-10", id!("go-not-before-window")),
        Phase::Swap => WhyNot::new("SGO-14", id!("go-not-swapped")),
        _ => WhyNot::new("SGO-10", id!("go-not-now")),
    })
}

/// SGO-6, SGO-12: returns the reason why an unspent number cannot be chosen.
fn left_out(table: &Table, number: u8) -> Option<WhyNot> {
    if table.choosable().has(number) {
        return None;
    }
    if let Some((card, Effect::Among(set))) = selection(table)
        && !set.has(number)
    {
        let left = set.without(table.spent);
        return Some(WhyNot::new(
            "SGO-12",
            say!("go-not-among", card = card.title(), numbers = words::one_of(left)),
        ));
    }
    Some(WhyNot::new("SGO-6", id!("go-not-keeper")))
}

/// Returns the reason for a power card of the seat's own.
fn power(view: &View, seat: Seat, card: Card) -> Option<WhyNot> {
    let table = &view.table;
    let name = card.power.title();
    if is_playable(view, seat, card) {
        // A click cannot say which direction is closed.
        let open = matches!(table.phase, Phase::Play(_)) && card.power == Power::NarrowShot;
        return open.then(|| WhyNot::new("SGO-12", say!("go-not-by-click", card = name)));
    }
    let Card { kind, power } = card;
    if table.phase == Phase::Swap {
        return Some(WhyNot::new("SGO-14", say!("go-not-decided", side = short(!seat))));
    }
    if !table.has_powers() {
        return Some(WhyNot::new("SGO-15", id!("go-not-normal-time")));
    }
    if power == Power::Bogey {
        return Some(WhyNot::new("SGO-13", id!("go-not-bogey")));
    }
    if kind != table.kind(seat) {
        return Some(match kind {
            Kind::Attacking => WhyNot::new("SGO-9", say!("go-not-attacking", card = name)),
            Kind::Defending => {
                WhyNot::new("SGO-9", say!("go-not-defending", card = name, side = short(!seat)))
            }
        });
    }
    if power == Power::Joker {
        return Some(joker(table, kind));
    }
    if power.is_block() {
        return Some(WhyNot::new(
            "SGO-10",
            say!("go-not-block", card = name, cards = words::cancels(kind, power)),
        ));
    }
    let open = match table.phase {
        Phase::Play(window) if table.owed.has(seat) => Some(window),
        _ => None,
    };
    if let Some(Window::BeforePass(_)) = open
        && rules().before_pass(kind, table.track.pass()).has(power)
    {
        return Some(no_use(table, kind, card));
    }
    Some(WhyNot::new("SGO-9", words::when(kind, power)))
}

/// SGO-13: returns the reason for a Joker.
fn joker(table: &Table, kind: Kind) -> WhyNot {
    let pile = table.discards[kind].cards;
    if pile.iter().all(|power| matches!(power, Power::Joker | Power::Bogey)) {
        WhyNot::new("SGO-13", say!("go-not-joker-none", kind = Arg::key(kind.name())))
    } else {
        WhyNot::new("SGO-13", say!("go-not-joker", kind = Arg::key(kind.name())))
    }
}

/// SGO-12: returns the reason why a card cannot be played although its pass has come.
fn no_use(table: &Table, kind: Kind, card: Card) -> WhyNot {
    match table.force.selection {
        Some((_, standing)) if !table.any_time() => {
            return WhyNot::new("SGO-12", say!("go-not-followed", card = standing.title()));
        }
        Some((_, standing)) if rules().selections(kind).has(card.power) => {
            return WhyNot::new("SGO-12", say!("go-not-second-selection", card = standing.title()));
        }
        _ => {}
    }
    match rules().effect(kind, card.power) {
        Effect::Among(set) => {
            let left: Numbers = set.without(table.spent);
            let (n, number) = (left.count(), words::number(u32::from(left.count()), Counted::Numbers));
            WhyNot::new("SGO-12", say!("go-not-two-left", card = card.power.title(), number = number, n = n))
        }
        Effect::LiftKeeper if table.spent.has(KEEPER) => WhyNot::new("SGO-12", id!("go-not-keeper-spent")),
        Effect::LiftKeeper => WhyNot::new("SGO-12", id!("go-not-keeper-open")),
        _ => WhyNot::new("SGO-12", say!("go-not-three-left", card = card.power.title())),
    }
}
