//! The reasons why a card cannot be played now, in plain words with the clause of the rule sheet.

use super::super::cards::{Card, Kind, Power};
use super::super::data::{Effect, rules};
use super::super::numbers::{KEEPER, Numbers};
use super::super::state::{Laid, Phase, Table, Window};
use super::super::view::View;
use super::offers::{is_playable, selection};
use super::pieces::{Choice, kind_of, known_power, power_id, side_of};
use super::words::{self, name, short};
use crate::engine::Seat;
use crate::stage::why::WhyNot;

/// Returns the reason why that seat cannot play a card now; none where it can.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<WhyNot> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    if view.shown.map(power_id) == Some(piece) {
        return Some(WhyNot::new(
            "SGO-14",
            "Yours in exchange for one of your cards: click the one to give up",
        ));
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
            .map(|side| WhyNot::new("SGO-4", format!("This card belongs to {}", words::club_name(side)))),
    }
}

/// Returns the reason for a card of a discard pile.
fn used(table: &Table, card: Card) -> WhyNot {
    match table.phase {
        Phase::Answer(window, play) if window.kind() == card.kind && play.card == card.power => {
            WhyNot::new("SGO-10", format!("{}: {}", words::play(play), words::deed(card.kind, play.action)))
        }
        _ => {
            let used: Vec<&str> = table.discards[card.kind].cards.iter().map(name).collect();
            WhyNot::new("SGO-11", format!("Used: {}. Only Joker can copy these", used.join(", ")))
        }
    }
}

/// Returns the reason for a back.
fn hidden(kind: Kind) -> WhyNot {
    match kind {
        Kind::Attacking => WhyNot::new("SGO-2", "An attacking card, face down"),
        Kind::Defending => WhyNot::new("SGO-2", "A defending card, face down"),
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
        return Some(WhyNot::new("SGO-5", format!("The {number} is spent until this attack is over")));
    }
    if asked && table.laid[seat] == Laid::FaceDown {
        return Some(WhyNot::new("SGO-4", format!("Your card is down; {} are still choosing", short(!seat))));
    }
    if asked {
        return match choice {
            Choice::Number(number) => left_out(table, number),
            Choice::Direction(direction) => (table.force.closed == Some(direction))
                .then(|| WhyNot::new("SGO-9", "Narrow Shot closes this direction for this shot")),
            Choice::Hand(_) => None,
        };
    }
    if !table.owed.has(seat) {
        return Some(WhyNot::new("SGO-10", format!("{} decide first", short(!seat))));
    }
    Some(match table.phase {
        Phase::Answer(..) => WhyNot::new("SGO-10", "First decide whether to play a Block"),
        Phase::Play(Window::BeforePass(_)) => {
            WhyNot::new("SGO-10", "First play a power card or play on; numbers come next")
        }
        Phase::Play(_) => WhyNot::new("SGO-10", "First decide whether to use your power card"),
        Phase::Swap => WhyNot::new("SGO-14", "Only power cards are swapped"),
        _ => WhyNot::new("SGO-10", "Not now: answer the prompt first"),
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
            format!("{}: only {} for this pass", name(card), words::one_of(left)),
        ));
    }
    Some(WhyNot::new("SGO-6", "The goalkeeper cannot be chosen on pass 7"))
}

/// Returns the reason for a power card of the seat's own.
fn power(view: &View, seat: Seat, card: Card) -> Option<WhyNot> {
    let table = &view.table;
    if is_playable(view, seat, card) {
        return None;
    }
    let name = name(card.power);
    let Card { kind, power } = card;
    if table.phase == Phase::Swap {
        return Some(WhyNot::new("SGO-14", format!("You have decided; {} are still choosing", short(!seat))));
    }
    if !table.has_powers() {
        return Some(WhyNot::new("SGO-15", "Power cards are for normal time only"));
    }
    if power == Power::Bogey {
        return Some(WhyNot::new("SGO-13", "Bogey does nothing: swap it away after an attack"));
    }
    if kind != table.kind(seat) {
        return Some(match kind {
            Kind::Attacking => WhyNot::new("SGO-9", format!("{name} is for your own attacks")),
            Kind::Defending => WhyNot::new("SGO-9", format!("{name} is for when {} attack", short(!seat))),
        });
    }
    if power == Power::Joker {
        return Some(joker(table, kind));
    }
    if power.is_block() {
        return Some(WhyNot::new("SGO-10", format!("{name} only cancels {}", words::cancels(kind, power))));
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
    Some(WhyNot::new("SGO-9", format!("{name} {}", words::when(kind, power))))
}

/// SGO-13: returns the reason for a Joker.
fn joker(table: &Table, kind: Kind) -> WhyNot {
    let pile = table.discards[kind].cards;
    if pile.iter().all(|power| matches!(power, Power::Joker | Power::Bogey)) {
        WhyNot::new("SGO-13", format!("Joker copies a used {} card; there is none yet", kind.name()))
    } else {
        WhyNot::new(
            "SGO-13",
            format!("Joker copies a used {} card, and none of those can be played now", kind.name()),
        )
    }
}

/// SGO-12: returns the reason why a card cannot be played although its pass has come.
fn no_use(table: &Table, kind: Kind, card: Card) -> WhyNot {
    if let Some((_, standing)) = table.force.selection {
        return WhyNot::new(
            "SGO-12",
            format!("{} is in force on this pass: only a Tackle may follow", name(standing)),
        );
    }
    match rules().effect(kind, card.power) {
        Effect::Among(set) => {
            let left: Numbers = set.without(table.spent);
            WhyNot::new(
                "SGO-12",
                format!(
                    "{} needs two of its numbers; {} left",
                    name(card.power),
                    words::number(u32::from(left.count()))
                ),
            )
        }
        Effect::LiftKeeper if table.spent.has(KEEPER) => {
            WhyNot::new("SGO-12", "Your keeper has already been used")
        }
        Effect::LiftKeeper => WhyNot::new("SGO-12", "Your keeper can already be chosen"),
        _ => WhyNot::new(
            "SGO-12",
            format!("{} needs three numbers, and there are fewer left", name(card.power)),
        ),
    }
}
