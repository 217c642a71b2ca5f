//! Why a card cannot be played now: in plain words, with the clause of the rule sheet.

use super::super::cards::{Card, Kind, Power};
use super::super::data::{Effect, rules};
use super::super::numbers::{KEEPER, Numbers};
use super::super::state::{Laid, Phase, Table, Window};
use super::super::view::View;
use super::offers::{is_playable, selection};
use super::pieces::{Choice, kind_of, known_power, power_id, side_of};
use super::words::{self, name, short};
use crate::engine::Seat;

/// Why a card cannot be played by that seat now; none where it can.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<String> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    if view.shown.map(power_id) == Some(piece) {
        return Some("Yours for one of your cards: click the one you give (SGO-14)".into());
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
        _ => side_of(piece).map(|side| format!("This card belongs to {} (SGO-4)", words::club_name(side))),
    }
}

/// A card of a discard pile.
fn used(table: &Table, card: Card) -> String {
    match table.phase {
        Phase::Answer(window, play) if window.kind() == card.kind && play.card == card.power => {
            format!("{}: {} (SGO-10)", words::play(play), words::deed(card.kind, play.action))
        }
        _ => {
            let used: Vec<&str> = table.discards[card.kind].cards.iter().map(name).collect();
            format!("Used: {}. Joker alone can do what lies here (SGO-11)", used.join(", "))
        }
    }
}

/// A back.
fn hidden(kind: Kind) -> String {
    match kind {
        Kind::Attacking => "An attacking card, face down (SGO-2)".into(),
        Kind::Defending => "A defending card, face down (SGO-2)".into(),
    }
}

/// A number, a direction or a hand of the seat's own.
fn own_choice(table: &Table, seat: Seat, choice: Choice) -> Option<String> {
    let asked = match choice {
        Choice::Number(_) => table.phase == Phase::Choose,
        Choice::Direction(_) => table.phase == Phase::Shot,
        Choice::Hand(_) => table.phase == Phase::Duel,
    };
    if let Choice::Number(number) = choice
        && table.spent.has(number)
    {
        return Some(format!("The {number} is spent until this attack is over (SGO-5)"));
    }
    if asked && table.laid[seat] == Laid::FaceDown {
        return Some(format!("You have laid your card; {} still choose (SGO-4)", short(!seat)));
    }
    if asked {
        return match choice {
            Choice::Number(number) => left_out(table, number),
            Choice::Direction(direction) => (table.force.closed == Some(direction))
                .then(|| "Narrow Shot closes this direction for this shot (SGO-9)".into()),
            Choice::Hand(_) => None,
        };
    }
    if !table.owed.has(seat) {
        return Some(format!("{} decide first (SGO-10)", short(!seat)));
    }
    Some(match table.phase {
        Phase::Answer(..) => "First say whether you answer with a Block (SGO-10)".into(),
        Phase::Play(Window::BeforePass(_)) => {
            "First play a power card, or play on; then the numbers (SGO-10)".into()
        }
        Phase::Play(_) => "First say whether you use your power card (SGO-10)".into(),
        Phase::Swap => "Only power cards are swapped (SGO-14)".into(),
        _ => "Something else is asked now (SGO-10)".into(),
    })
}

/// SGO-6, SGO-12: why a number that is not spent cannot be chosen.
fn left_out(table: &Table, number: u8) -> Option<String> {
    if table.choosable().has(number) {
        return None;
    }
    if let Some((card, Effect::Among(set))) = selection(table)
        && !set.has(number)
    {
        let left = set.without(table.spent);
        return Some(format!("{}: only {} for this pass (SGO-12)", name(card), words::one_of(left)));
    }
    Some("The goalkeeper cannot be chosen on pass 7 (SGO-6)".into())
}

/// A power card of the seat's own.
fn power(view: &View, seat: Seat, card: Card) -> Option<String> {
    let table = &view.table;
    if is_playable(view, seat, card) {
        return None;
    }
    let name = name(card.power);
    let Card { kind, power } = card;
    if table.phase == Phase::Swap {
        return Some(format!("You have decided; {} still choose (SGO-14)", short(!seat)));
    }
    if !table.has_powers() {
        return Some("Power cards are for normal time only (SGO-15)".into());
    }
    if power == Power::Bogey {
        return Some("Bogey does nothing: swap it away after an attack (SGO-13)".into());
    }
    if kind != table.kind(seat) {
        return Some(match kind {
            Kind::Attacking => format!("{name} is for your own attacks (SGO-9)"),
            Kind::Defending => format!("{name} is for when {} attack (SGO-9)", short(!seat)),
        });
    }
    if power == Power::Joker {
        return Some(joker(table, kind));
    }
    if power.is_block() {
        return Some(format!("{name} answers {} only (SGO-10)", words::cancels(kind, power)));
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
    Some(format!("{name} {} (SGO-9)", words::when(kind, power)))
}

/// SGO-13.
fn joker(table: &Table, kind: Kind) -> String {
    let pile = table.discards[kind].cards;
    if pile.iter().all(|power| matches!(power, Power::Joker | Power::Bogey)) {
        format!("Joker copies a used {} card; there is none yet (SGO-13)", kind.name())
    } else {
        format!("Joker copies a used {} card, and none of them could be played now (SGO-13)", kind.name())
    }
}

/// SGO-12: why a card whose pass has come cannot be played all the same.
fn no_use(table: &Table, kind: Kind, card: Card) -> String {
    if let Some((_, standing)) = table.force.selection {
        return format!("{} stands on this pass: only a Tackle may follow (SGO-12)", name(standing));
    }
    match rules().effect(kind, card.power) {
        Effect::Among(set) => {
            let left: Numbers = set.without(table.spent);
            format!(
                "{} needs two numbers of its set; {} left (SGO-12)",
                name(card.power),
                words::number(u32::from(left.count()))
            )
        }
        Effect::LiftKeeper if table.spent.has(KEEPER) => "Your goalkeeper is spent already (SGO-12)".into(),
        Effect::LiftKeeper => "Your goalkeeper may be chosen already (SGO-12)".into(),
        _ => format!("{} needs three numbers, and there are fewer left (SGO-12)", name(card.power)),
    }
}
