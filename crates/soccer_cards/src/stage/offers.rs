//! The offers: what can be done now, and why something cannot. Each has its words, the card to click and the
//! effect.

use super::super::action::Action;
use super::super::card::CardKind;
use super::super::cards::CardCounts;
use super::super::options::MatchKind;
use super::super::state::{Period, Phase, SoccerCards, Table};
use super::super::{View, bots};
use super::ids::{self, CardCopies};
use super::words::{self, name};
use super::{board, scene, uses};
use ::words::{DisplayText, Separator};
use ::words::{id, say};
use engine::Seat;
use stage::StagedDecisions;
use stage::offer::{ActionOption, ActionPreview, CardSelection, OptionField, Secrecy};
use stage::refusal_reason::RefusalReason;
use stage::scene::CardId;

impl StagedDecisions for SoccerCards {
    fn prompt(view: &View, seat: Seat) -> DisplayText {
        let table = &view.table;
        let other = name(!seat);
        if !table.seats_to_move().contains(seat) {
            return match table.phase {
                Phase::Split => say!("sc-prompt-they-split", side = other),
                Phase::Lead => say!("sc-prompt-they-lead", side = other),
                Phase::Answer => say!("sc-prompt-they-answer", side = other),
                Phase::Kick => say!("sc-prompt-they-kick", side = other),
                Phase::Running | Phase::Over => say!("sc-prompt-over"),
            };
        }
        match (table.phase, table.led) {
            (Phase::Split, _) if table.period == Period::FirstHalf => say!("sc-prompt-split"),
            (Phase::Split, _) => say!("sc-prompt-split-eight"),
            (Phase::Answer, Some(led)) => {
                let (card, kind) = (words::card(led), words::kind(led));
                if !led.is_chance() {
                    say!("sc-prompt-no-chance", card, kind)
                } else if view.own.now.kinds().any(|card| card.stops(led)) {
                    say!("sc-prompt-stop", card, kind)
                } else {
                    say!("sc-prompt-cannot-stop", card, kind)
                }
            }
            (Phase::Kick, _) if seat == table.leader => say!("sc-prompt-kick"),
            (Phase::Kick, _) => say!("sc-prompt-keep"),
            _ => say!("sc-prompt-lead"),
        }
    }

    /// Splits are not listed.
    fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<ActionOption<Action>> {
        legal.iter().filter_map(|action| offer(view, seat, *action)).collect()
    }

    fn stands_for(view: &View, seat: Seat, card_id: CardId) -> CardId {
        let table = &view.table;
        match ids::card_of(card_id) {
            Some((side, card)) if side == seat && matches!(table.phase, Phase::Lead | Phase::Answer) => {
                let in_hand = own_deck(view, seat).any(|(id, _)| id == card_id);
                if in_hand { first_copy(view, seat, card) } else { card_id }
            }
            _ => card_id,
        }
    }

    /// SC-6: the last card of a half. Both sides know how many cards the other one holds, so this gives nothing away.
    fn plays_itself(view: &View, seat: Seat) -> bool {
        matches!(view.table.phase, Phase::Lead | Phase::Answer)
            && view.seat == seat
            && view.own.now.len() == 1
    }

    /// SC-5, SC-11: the split in progress, card by card.
    fn picking(view: &View, seat: Seat, _: &[Action], chosen: &[CardId]) -> Option<CardSelection<Action>> {
        let table = &view.table;
        if table.phase != Phase::Split || !table.seats_to_move().contains(seat) {
            return None;
        }
        let deck: Vec<(CardId, CardKind)> = own_deck(view, seat).collect();
        let taken: Vec<(CardId, CardKind)> =
            deck.iter().copied().filter(|(id, _)| chosen.contains(id)).collect();
        let size = usize::from(table.split_size());
        let full = taken.len() >= size;
        let first: CardCounts = taken.iter().map(|(_, card)| *card).collect();
        let suggested = bots::suggested_split(&view.own.now, table.split_size());
        Some(CardSelection {
            words: say!("sc-picking-split", n = taken.len(), of = size),
            pickable: if full { &taken } else { &deck }.iter().map(|(id, _)| *id).collect(),
            named: Vec::new(),
            hints: deck.iter().map(|(id, card)| (*id, split_hint(*card, chosen.contains(id)))).collect(),
            done: (taken.len() == size).then(|| split(&view.own.now, &first)),
            suggestion: copies(view, seat, &suggested),
        })
    }

    /// SC-5: the cards of a split.
    fn cards_of_action(view: &View, seat: Seat, action: &Action) -> Vec<CardId> {
        match *action {
            Action::Split(first) => copies(view, seat, &first),
            _ => Vec::new(),
        }
    }

    fn named(view: &View, seat: Seat, action: &Action) -> DisplayText {
        let Action::Split(first) = *action else {
            return offer(view, seat, *action).map(|offer| offer.label).unwrap_or_default();
        };
        let cards = words::ORDER.into_iter().filter_map(|card| match first.count(card) {
            0 => None,
            1 => Some(words::title(card)),
            n => Some(say!("sc-card-times", card = words::card(card), kind = words::kind(card), n)),
        });
        say!("sc-named-split", cards = DisplayText::list(cards, Separator::Comma))
    }

    /// SC-5, SC-6: hands are secret; a last card is played at once. SC-12: all colours are open, only the choice is
    /// secret.
    fn secrecy(view: &View, seat: Seat) -> Secrecy {
        match view.table.phase {
            _ if Self::plays_itself(view, seat) => Secrecy::Open,
            Phase::Split | Phase::Lead | Phase::Answer => Secrecy::PrivacyScreen,
            Phase::Kick => Secrecy::Taps,
            Phase::Running | Phase::Over => Secrecy::Open,
        }
    }

    fn why_not(view: &View, seat: Seat, card_id: CardId) -> Option<RefusalReason> {
        let table = &view.table;
        if table.phase == Phase::Over {
            return None;
        }
        let other = name(!seat);
        if ids::on_bench(card_id) {
            let reason = match table.options.kind {
                _ if table.options.short => RefusalReason::new("SC-13", id!("sc-not-bench-short")),
                MatchKind::League => RefusalReason::new("SC-4", id!("sc-not-bench-league")),
                MatchKind::Cup => RefusalReason::new("SC-11", id!("sc-not-bench-cup")),
            };
            return Some(reason);
        }
        let side = ids::side_of(card_id)?;
        if ids::is_token(card_id) {
            return colour_reason(table, seat, side);
        }
        if side != seat {
            return Some(match ids::card_of(card_id) {
                Some((_, card)) if lies_open(table, side, card, card_id) => {
                    RefusalReason::new("SC-6", say!("sc-not-played-by-them", side = other))
                }
                Some(_) => RefusalReason::new("SC-11", say!("sc-not-their-open-card", side = other)),
                None => RefusalReason::new("SC-5", say!("sc-not-their-card", side = other)),
            });
        }
        let (_, card) = ids::card_of(card_id)?;
        if own_deck(view, seat).any(|(id, _)| id == card_id) {
            return match table.phase {
                _ if table.seats_to_move().contains(seat) => None,
                Phase::Split => Some(RefusalReason::new("SC-5", say!("sc-not-split", side = other))),
                Phase::Lead => Some(RefusalReason::new("SC-6", say!("sc-not-your-lead", side = other))),
                _ => Some(RefusalReason::new("SC-6", say!("sc-not-your-answer", side = other))),
            };
        }
        if lies_open(table, seat, card, card_id) {
            return Some(RefusalReason::new("SC-6", id!("sc-not-played")));
        }
        // The card is drawn small, so the reason names it.
        let (card, kind) = (words::card(card), words::kind(card));
        Some(match table.period {
            Period::FirstHalf => RefusalReason::new("SC-5", say!("sc-not-second-half", card, kind)),
            _ => RefusalReason::new("SC-11", say!("sc-not-extra-second", card, kind)),
        })
    }
}

fn offer(view: &View, seat: Seat, action: Action) -> Option<ActionOption<Action>> {
    let table = &view.table;
    let (label, help, shown, preview) = match action {
        Action::Lead(card) => (
            words::title(card),
            lead_help(view, card),
            first_copy(view, seat, card),
            lead_preview(view, seat, card),
        ),
        Action::Answer(card) => {
            let led = table.led?;
            let shown = first_copy(view, seat, card);
            let preview = answer_preview(seat, led, card);
            let help =
                DisplayText::list([answer_help(led, card), uses::if_kept(view, card)], Separator::Space);
            (words::title(card), help, shown, preview)
        }
        Action::Kick(colour) => {
            let help = say!("sc-help-kick", colour = words::colour(colour));
            let path = Some((board::spot(seat), board::mouth(seat)));
            let head = say!("sc-preview-kick", colour = words::colour(colour));
            let preview = ActionPreview { path, head, text: DisplayText::EMPTY };
            (words::title(colour.ball()), help, ids::token(seat, colour), preview)
        }
        Action::Keep(colour) => {
            let help = say!("sc-help-keep", colour = words::colour(colour));
            let head = say!("sc-preview-keep", colour = words::colour(colour));
            let preview = ActionPreview { path: None, head, text: DisplayText::EMPTY };
            (words::title(colour.goal()), help, ids::token(seat, colour), preview)
        }
        Action::Split(_) => return None,
    };
    Some(ActionOption { action, label, help, card: Some(shown), preview: Some(preview) })
}

/// Returns the id that an offer names for a kind in the deck of this half.
fn first_copy(view: &View, seat: Seat, card: CardKind) -> CardId {
    ids::known(seat, card, view.table.played[seat].count(card))
}

/// Returns the cards with ids of the seat's deck of this half; before the split, of its hand.
pub(super) fn own_deck(view: &View, seat: Seat) -> impl Iterator<Item = (CardId, CardKind)> {
    let mut copies = CardCopies::after(seat, view.table.played[seat]);
    scene::sorted(&view.own.now).map(move |card| (copies.next(card), card))
}

/// SC-2: returns what a lead can do, with the kinds that stop it.
fn lead_help(view: &View, card: CardKind) -> DisplayText {
    let (stops, _) = uses::unseen_stoppers(view, card);
    match card.colour() {
        _ if !card.is_chance() => {
            DisplayText::list([say!("sc-help-lead-no-chance"), uses::if_kept(view, card)], Separator::Space)
        }
        Some(colour) => say!("sc-help-lead-ball", colour = words::colour(colour), n = stops),
        None if card == CardKind::FreeKick => say!("sc-help-lead-free-kick", n = stops),
        None => say!("sc-help-lead-penalty", n = stops),
    }
}

fn lead_preview(view: &View, seat: Seat, card: CardKind) -> ActionPreview {
    let head = match card.colour() {
        _ if !card.is_chance() => {
            let (head, text) = (say!("sc-preview-no-chance"), say!("sc-preview-plays-for-time"));
            return ActionPreview { path: None, head, text };
        }
        Some(colour) => say!("sc-preview-lead-ball", colour = words::colour(colour)),
        None if card == CardKind::FreeKick => say!("sc-preview-lead-free-kick"),
        None => say!("sc-preview-lead-penalty"),
    };
    let (stops, of) = uses::unseen_stoppers(view, card);
    let path = Some((board::waits(seat), board::mouth(seat)));
    ActionPreview { path, head, text: say!("sc-preview-unseen", n = stops, of) }
}

/// SC-2: returns what an answer does; where it lets a chance in, with the kinds that stop the chance.
fn answer_help(led: CardKind, card: CardKind) -> DisplayText {
    let (named, kind) = (words::card(led), words::kind(led));
    match led.colour() {
        _ if !led.is_chance() => say!("sc-help-answer-no-chance"),
        _ if card.stops(led) => say!("sc-help-answer-stops", card = named, kind),
        Some(colour) => {
            say!("sc-help-answer-ball-in", card = named, kind, colour = words::colour(colour))
        }
        None if led == CardKind::FreeKick => say!("sc-help-answer-free-kick-in"),
        None => say!("sc-help-answer-penalty-in"),
    }
}

fn answer_preview(seat: Seat, led: CardKind, card: CardKind) -> ActionPreview {
    let (named, kind) = (words::card(led), words::kind(led));
    if !led.is_chance() {
        ActionPreview { path: None, head: say!("sc-preview-no-chance"), text: say!("sc-preview-spend") }
    } else if card.stops(led) {
        let text = say!("sc-preview-stopped", card = named, kind);
        ActionPreview { path: None, head: words::save(card).into(), text }
    } else {
        let path = Some((board::centre(), board::mouth(!seat)));
        let text = say!("sc-preview-in", card = named, kind);
        ActionPreview { path, head: say!("sc-preview-concede"), text }
    }
}

/// The ids of these cards of the side's hand.
fn copies(view: &View, seat: Seat, cards: &CardCounts) -> Vec<CardId> {
    let mut copies = CardCopies::after(seat, view.table.played[seat]);
    scene::sorted(cards).map(|card| copies.next(card)).collect()
}

/// Returns the use of a card, while the hand is split.
fn split_hint(card: CardKind, taken: bool) -> DisplayText {
    let (named, kind) = (words::card(card), words::kind(card));
    let stopped = words::ORDER.into_iter().filter(|led| led.is_chance() && card.stops(*led));
    let stopped = DisplayText::list(stopped.map(words::title), Separator::Comma);
    let good = match card.colour() {
        Some(colour) if card.is_chance() => {
            say!("sc-hint-ball", card = named, kind, colour = words::colour(colour))
        }
        None if card == CardKind::FreeKick => say!("sc-hint-free-kick", card = named, kind),
        None if card == CardKind::Penalty => say!("sc-hint-penalty", card = named, kind),
        _ if stopped.is_empty() => say!("sc-hint-neither", card = named, kind),
        _ => say!("sc-hint-stops", card = named, kind, stopped),
    };
    let half = if taken { say!("sc-hint-taken") } else { say!("sc-hint-kept") };
    DisplayText::list([good, half], Separator::Space)
}

fn split(hand: &CardCounts, first: &CardCounts) -> ActionOption<Action> {
    let later = hand.saturating_sub(first);
    let chances = |deck: &CardCounts| -> u8 {
        deck.kinds().filter(|card| card.is_chance()).map(|card| deck.count(card)).sum()
    };
    let shields = |deck: &CardCounts| deck.count(CardKind::ColouredShield);
    ActionOption {
        action: Action::Split(*first),
        label: say!("sc-offer-split", n = first.len()),
        help: say!("sc-help-split", n = first.len()),
        card: None,
        preview: Some(ActionPreview {
            path: None,
            head: say!("sc-preview-chances", now = chances(first), later = chances(&later)),
            text: say!("sc-preview-shields", now = shields(first), later = shields(&later)),
        }),
    }
}

/// Returns true if that copy was played.
fn lies_open(table: &Table, side: Seat, card: CardKind, id: CardId) -> bool {
    id < ids::known(side, card, table.played[side].count(card))
}

fn colour_reason(table: &Table, seat: Seat, side: Seat) -> Option<RefusalReason> {
    if side != seat {
        return Some(RefusalReason::new("SC-12", say!("sc-not-their-colour", side = name(!seat))));
    }
    let sealed = RefusalReason::new("SC-12", say!("sc-not-chosen", side = name(!seat)));
    (!table.seats_to_move().contains(seat)).then_some(sealed)
}

/// The option fields before the match.
pub(super) const FIELDS: &[OptionField] = &[
    OptionField {
        name: "match",
        label: id!("sc-field-match"),
        values: &[("League", id!("sc-field-match-league")), ("Cup", id!("sc-field-match-cup"))],
    },
    OptionField {
        name: "neutral",
        label: id!("sc-field-neutral"),
        values: &[("false", id!("sc-field-neutral-false")), ("true", id!("sc-field-neutral-true"))],
    },
    OptionField {
        name: "short",
        label: id!("sc-field-short"),
        values: &[("false", id!("sc-field-short-false")), ("true", id!("sc-field-short-true"))],
    },
];
