//! The offers: what can be done now, and why something cannot. Each has its words, the card to click and the
//! effect.

use super::super::action::Action;
use super::super::card::Card;
use super::super::cards::Cards;
use super::super::options::MatchKind;
use super::super::state::{Period, Phase, Table};
use super::super::{View, bots};
use super::ids::{self, Copies};
use super::words::{self, name};
use super::{board, scene};
use crate::engine::Seat;
use crate::id;
use crate::stage::offer::{Field, Offer, Picking, Preview};
use crate::stage::why::WhyNot;

/// Returns the question for that seat.
pub(super) fn prompt(view: &View, seat: Seat) -> String {
    let table = &view.table;
    let other = name(!seat);
    if !table.owed().has(seat) {
        return match table.phase {
            Phase::Split => format!("Your hand is split: {other} are still choosing"),
            Phase::Lead => format!("{other} to lead"),
            Phase::Answer => format!("{other} to answer"),
            Phase::Kick => format!("Your colour is chosen: {other} are still choosing"),
            Phase::Running | Phase::Over => "Full time".into(),
        };
    }
    match (table.phase, table.led) {
        (Phase::Split, _) if table.period == Period::FirstHalf => "Split your hand".into(),
        (Phase::Split, _) => "Split your eight".into(),
        (Phase::Answer, Some(led))
            if led.is_chance() && !view.own.now.kinds().any(|card| card.stops(led)) =>
        {
            format!("You cannot stop {}", words::the(led))
        }
        (Phase::Answer, Some(led)) if led.is_chance() => format!("Stop {}", words::the(led)),
        (Phase::Answer, Some(led)) => format!("{}: no chance. Any card will do", words::title(led)),
        (Phase::Kick, _) if seat == table.leader => "You shoot: pick a ball".into(),
        (Phase::Kick, _) => "You are in goal: pick a colour".into(),
        _ => "Your lead: play a card".into(),
    }
}

/// Returns one offer for each listed legal action, in the same order. Splits are not listed.
pub(super) fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<Offer> {
    legal.iter().filter_map(|action| offer(view, seat, *action)).collect()
}

fn offer(view: &View, seat: Seat, action: Action) -> Option<Offer> {
    let table = &view.table;
    let (label, help, piece, preview) = match action {
        Action::Lead(card) => (
            words::title(card).to_owned(),
            lead_help(view, card),
            first_copy(view, seat, card),
            lead_preview(view, seat, card),
        ),
        Action::Answer(card) => {
            let led = table.led?;
            let piece = first_copy(view, seat, card);
            let preview = answer_preview(seat, led, card);
            (words::title(card).to_owned(), answer_help(led, card), piece, preview)
        }
        Action::Kick(colour) => {
            let named = words::colour(colour);
            let help = format!("A goal unless the keeper picks {}.", named.to_lowercase());
            let path = Some((board::spot(seat), board::mouth(seat)));
            let preview = Preview {
                path,
                head: format!("{named} shot").to_uppercase().into(),
                text: String::new().into(),
            };
            (format!("{named} ball"), help, ids::token(seat, colour), preview)
        }
        Action::Keep(colour) => {
            let named = words::colour(colour);
            let help = format!("Saves a {} shot; any other colour goes in.", named.to_lowercase());
            let preview = Preview {
                path: None,
                head: format!("Guards {named}").to_uppercase().into(),
                text: String::new().into(),
            };
            (format!("{named} goal"), help, ids::token(seat, colour), preview)
        }
        Action::Split(_) => return None,
    };
    Some(Offer {
        action: action.to_string(),
        label: label.into(),
        help: help.into(),
        piece: Some(piece),
        preview: Some(preview),
    })
}

/// Returns the id that an offer names for a kind in the deck of this half.
fn first_copy(view: &View, seat: Seat, card: Card) -> u16 {
    ids::known(seat, card, view.table.played[seat].count(card))
}

/// Returns the card that an offer names for that card: equal cards are one.
pub(super) fn stands_for(view: &View, seat: Seat, piece: u16) -> u16 {
    let table = &view.table;
    match ids::card_of(piece) {
        Some((side, card)) if side == seat && matches!(table.phase, Phase::Lead | Phase::Answer) => {
            let in_hand = own_deck(view, seat).any(|(id, _)| id == piece);
            if in_hand { first_copy(view, seat, card) } else { piece }
        }
        _ => piece,
    }
}

/// Returns the cards with ids of the seat's deck of this half; before the split, of its hand.
fn own_deck(view: &View, seat: Seat) -> impl Iterator<Item = (u16, Card)> {
    let mut copies = Copies::after(seat, view.table.played[seat]);
    scene::sorted(&view.own.now).map(move |card| (copies.next(card), card))
}

/// SC-2: returns the kinds that stop a chance, for a sentence.
fn stoppers(chance: Card) -> String {
    match chance.colour() {
        Some(colour) => {
            let colour = colour.name();
            format!("a {colour} goal card, a {colour} ball or a coloured shield")
        }
        None if chance == Card::FreeKick => "a yellow or a coloured shield".into(),
        None => "a coloured shield".into(),
    }
}

/// Returns how many cards unseen by the seat stop that chance, and how many are unseen.
pub(super) fn unseen_stoppers(view: &View, chance: Card) -> (u8, u8) {
    let unseen = view.unseen();
    let stops = unseen.kinds().filter(|card| card.stops(chance)).map(|card| unseen.count(card)).sum();
    (stops, unseen.len())
}

fn lead_help(view: &View, card: Card) -> String {
    if !card.is_chance() {
        return "No chance: it cannot score, but the other side must still spend a card.".into();
    }
    let (stops, _) = unseen_stoppers(view, card);
    let left = match stops {
        0 => "none left".into(),
        1 => "one still unseen".into(),
        n => format!("{} still unseen", words::number(n)),
    };
    format!("A chance, stopped by {}: {left}.", stoppers(card))
}

fn lead_preview(view: &View, seat: Seat, card: Card) -> Preview {
    if !card.is_chance() {
        return Preview { path: None, head: "NO CHANCE".into(), text: "plays for time".into() };
    }
    let (stops, of) = unseen_stoppers(view, card);
    let path = Some((board::waits(seat), board::mouth(seat)));
    let text = format!("{stops} of {of} unseen cards stop it");
    Preview { path, head: words::title(card).to_uppercase().into(), text: text.into() }
}

fn answer_help(led: Card, card: Card) -> String {
    if !led.is_chance() {
        "No chance was led: whatever you answer, nobody scores.".into()
    } else if card.stops(led) {
        format!("Stops {}.", words::the(led))
    } else {
        format!("Does not stop {}: it is a goal. Only {} would stop it.", words::the(led), stoppers(led))
    }
}

fn answer_preview(seat: Seat, led: Card, card: Card) -> Preview {
    if !led.is_chance() {
        Preview { path: None, head: "NO CHANCE".into(), text: "spend what you need least".into() }
    } else if card.stops(led) {
        Preview {
            path: None,
            head: words::save(card).into(),
            text: format!("{} is stopped", words::the(led)).into(),
        }
    } else {
        let path = Some((board::centre(), board::mouth(!seat)));
        Preview { path, head: "YOU CONCEDE".into(), text: format!("{} goes in", words::the(led)).into() }
    }
}

/// SC-5, SC-11: returns the split in progress, card by card.
pub(super) fn picking(view: &View, seat: Seat, chosen: &[u16]) -> Option<Picking> {
    let table = &view.table;
    if table.phase != Phase::Split || !table.owed().has(seat) {
        return None;
    }
    let deck: Vec<(u16, Card)> = own_deck(view, seat).collect();
    let taken: Vec<(u16, Card)> = deck.iter().copied().filter(|(id, _)| chosen.contains(id)).collect();
    let size = usize::from(table.split_size());
    let full = taken.len() >= size;
    let first: Cards = taken.iter().map(|(_, card)| *card).collect();
    let suggested = bots::suggested_split(&view.own.now, table.split_size());
    Some(Picking {
        words: format!("{} / {size} for the first half", taken.len()).into(),
        open: if full { &taken } else { &deck }.iter().map(|(id, _)| *id).collect(),
        named: Vec::new(),
        hints: deck.iter().map(|(id, card)| (*id, split_hint(*card, chosen.contains(id)).into())).collect(),
        done: (taken.len() == size).then(|| split(&view.own.now, &first)),
        suggestion: copies(view, seat, &suggested),
    })
}

/// The ids of these cards of the side's hand.
fn copies(view: &View, seat: Seat, cards: &Cards) -> Vec<u16> {
    let mut copies = Copies::after(seat, view.table.played[seat]);
    scene::sorted(cards).map(|card| copies.next(card)).collect()
}

/// SC-5: the cards of a split.
pub(super) fn picks(view: &View, seat: Seat, action: Action) -> Vec<u16> {
    match action {
        Action::Split(first) => copies(view, seat, &first),
        _ => Vec::new(),
    }
}

/// Returns the use of a card, while the hand is split.
fn split_hint(card: Card, taken: bool) -> String {
    let half = if taken {
        "first half; click again to keep it for later"
    } else {
        "click to play it in the first half"
    };
    let good = if card.is_chance() {
        format!("a chance, stopped by {}", stoppers(card))
    } else {
        let stopped: Vec<&str> = words::ORDER
            .iter()
            .filter(|led| led.is_chance() && card.stops(**led))
            .map(|led| words::title(*led))
            .collect();
        format!("stops {}", stopped.join(", "))
    };
    format!("{}: {good}. {}.", words::title(card), crate::stage::words::capital(half))
}

/// Returns an action in a few words; of a split, the cards of the first half.
pub(super) fn named(view: &View, seat: Seat, action: Action) -> String {
    let Action::Split(first) = action else {
        return offer(view, seat, action).map(|offer| offer.label.to_string()).unwrap_or_default();
    };
    let title = |card: &Card| match first.count(*card) {
        1 => words::title(*card).to_owned(),
        n => format!("{} ×{n}", words::title(*card)),
    };
    let cards: Vec<String> = words::ORDER.iter().filter(|card| first.count(**card) > 0).map(title).collect();
    format!("First: {}", cards.join(", "))
}

fn split(hand: &Cards, first: &Cards) -> Offer {
    let later = hand.minus(first);
    let sum = |deck: &Cards, wanted: fn(Card) -> bool| -> u8 {
        deck.kinds().filter(|card| wanted(*card)).map(|card| deck.count(card)).sum()
    };
    let shields = |deck: &Cards| deck.count(Card::ColouredShield);
    let (now, then) = (sum(first, Card::is_chance), sum(&later, Card::is_chance));
    let size = words::number(first.len());
    Offer {
        action: Action::Split(*first).to_string(),
        label: format!("Play these {size} first").into(),
        help: format!(
            "They are your first half; the other {size} wait for the second. You cannot change it later."
        )
        .into(),
        piece: None,
        preview: Some(Preview {
            path: None,
            head: format!("CHANCES {now} + {then}").into(),
            text: format!("coloured shields {} + {}", shields(first), shields(&later)).into(),
        }),
    }
}

/// Returns the reason why that seat cannot play a card now.
pub(super) fn why_not(view: &View, seat: Seat, piece: u16) -> Option<WhyNot> {
    let table = &view.table;
    if table.phase == Phase::Over {
        return None;
    }
    let other = name(!seat);
    if ids::on_bench(piece) {
        let reason = match table.options.kind {
            MatchKind::League => WhyNot::new("SC-4", "The bench stays unseen in a league match"),
            MatchKind::Cup => WhyNot::new("SC-11", "The bench is dealt if there is extra time"),
        };
        return Some(reason);
    }
    let side = ids::side_of(piece)?;
    if ids::is_token(piece) {
        return colour_reason(table, seat, side);
    }
    if side != seat {
        return Some(match ids::card_of(piece) {
            Some((_, card)) if lies_open(table, side, card, piece) => {
                WhyNot::new("SC-6", format!("Played by {other}"))
            }
            Some(_) => WhyNot::new("SC-11", format!("Face up since the bench was dealt: {other}'s card")),
            None => WhyNot::new("SC-5", format!("This card belongs to {other}")),
        });
    }
    let (_, card) = ids::card_of(piece)?;
    if own_deck(view, seat).any(|(id, _)| id == piece) {
        return match table.phase {
            _ if table.owed().has(seat) => None,
            Phase::Split => {
                Some(WhyNot::new("SC-5", format!("Your hand is split; {other} are still choosing")))
            }
            Phase::Lead => Some(WhyNot::new("SC-6", format!("{other} lead this turn"))),
            _ => Some(WhyNot::new("SC-6", format!("{other} have to answer first"))),
        };
    }
    if lies_open(table, seat, card, piece) {
        return Some(WhyNot::new("SC-6", "Played already"));
    }
    // The card is drawn small, so the reason names it.
    let called = words::title(card);
    Some(match table.period {
        Period::FirstHalf => WhyNot::new("SC-5", format!("{called}: waits for the second half")),
        _ => WhyNot::new("SC-11", format!("{called}: waits for the second half of extra time")),
    })
}

/// Returns true if that copy was played.
fn lies_open(table: &Table, side: Seat, card: Card, piece: u16) -> bool {
    piece < ids::known(side, card, table.played[side].count(card))
}

fn colour_reason(table: &Table, seat: Seat, side: Seat) -> Option<WhyNot> {
    if side != seat {
        return Some(WhyNot::new("SC-12", format!("{} pick among these", name(!seat))));
    }
    let sealed = WhyNot::new("SC-12", format!("Your colour is chosen; {} are still choosing", name(!seat)));
    (!table.owed().has(seat)).then_some(sealed)
}

/// The option fields before the match.
pub(super) const FIELDS: &[Field] = &[
    Field {
        name: "match",
        label: id!("sc-field-match"),
        values: &[("League", id!("sc-field-match-league")), ("Cup", id!("sc-field-match-cup"))],
    },
    Field {
        name: "neutral",
        label: id!("sc-field-neutral"),
        values: &[("false", id!("sc-field-neutral-false")), ("true", id!("sc-field-neutral-true"))],
    },
];
