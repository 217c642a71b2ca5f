//! The offers: the question in words, one offer for each decision of one click, and decisions made of several
//! cards.

use super::super::action::{Action, CardPlay, HandShape, NamedChoice, ShotDirection};
use super::super::cards::{PowerCard, PowerKind};
use super::super::numbers::NumberSet;
use super::super::state::{CardWindow, LaidCards, MULTI_LAY, Phase, SoccerGo, Table};
use super::super::view::View;
use super::ids::{SealedOption, numbers_of, power_id};
use super::words::{self, club_name, numbered_player, short};
use super::{ids, pitch, reasons};
use ::words::{DisplayText, MessageArg, MessageId};
use ::words::{id, say};
use engine::{Seat, SeatSet};
use stage::StagedDecisions;
use stage::layout::DesignPoint;
use stage::offer::{ActionOption, ActionPreview, CardSelection, OptionField, Secrecy};
use stage::refusal_reason::RefusalReason;
use stage::scene::{BallPosition, CardId, PlayerId};

impl StagedDecisions for SoccerGo {
    const DECLINE: Option<Action> = Some(Action::Decline);

    /// SGO-10: using no card, or giving no answer.
    fn declines(action: &Action) -> bool {
        matches!(action, Action::Decline | Action::Keep)
    }

    /// SGO-10 and later clauses.
    fn prompt(view: &View, seat: Seat) -> DisplayText {
        let table = &view.table;
        if table.phase == Phase::Over {
            return say!("go-ask-over");
        }
        if !table.owed.contains(seat) {
            return waiting(table, seat);
        }
        let pass = table.track.pass();
        let attacks = table.attacker == seat;
        match table.phase {
            Phase::Play(window) => match window {
                CardWindow::BeforePass(PowerKind::Attacking) => say!("go-ask-before-pass", pass),
                CardWindow::BeforePass(PowerKind::Defending) => say!("go-ask-before-their-pass", pass),
                CardWindow::AfterPass(PowerKind::Attacking) => say!("go-ask-marked"),
                CardWindow::AfterPass(PowerKind::Defending) => say!("go-ask-through"),
                CardWindow::AfterSlots => say!("go-ask-slow"),
                CardWindow::BeforeShot => say!("go-ask-close"),
                CardWindow::AfterShot(PowerKind::Attacking) => say!("go-ask-saved"),
                CardWindow::AfterShot(PowerKind::Defending) => say!("go-ask-goal"),
            },
            Phase::Answer(_, play) => say!("go-ask-answer", card = words::play(play)),
            Phase::Choose => match (table.cards_to_lay(seat), attacks) {
                (MULTI_LAY, true) => say!("go-ask-three", pass),
                (MULTI_LAY, false) => say!("go-ask-mark-three", pass),
                (_, true) => say!("go-ask-pass", pass),
                (_, false) => say!("go-ask-mark", pass),
            },
            Phase::Duel => say!("go-ask-tackle"),
            Phase::Shot if attacks => say!("go-ask-shot"),
            Phase::Shot => say!("go-ask-dive"),
            Phase::Swap => match view.shown {
                Some(card) => say!("go-ask-swap", card = card.power.title()),
                None => say!("go-ask-swap-unseen"),
            },
            Phase::Running | Phase::Over => DisplayText::EMPTY,
        }
    }

    fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<ActionOption<Action>> {
        let clicks = |action: &&Action| match action {
            Action::Choose(numbers) => numbers.count() == 1,
            Action::Power(play) => !matches!(play.named, NamedChoice::Numbers(_)),
            _ => true,
        };
        legal.iter().filter(clicks).map(|action| offer(view, seat, *action, legal)).collect()
    }

    /// Returns the number card of a clicked shirt. The attacker clicks his own player. The defender clicks either
    /// the player to mark or his own player who marks, since a player marks his own number.
    fn card_of(view: &View, seat: Seat, player: PlayerId) -> Option<CardId> {
        let stands = player.side == seat || player.side == view.table.attacker;
        stands.then(|| ids::SealedOption::Number(player.number).id(seat))
    }

    /// Three numbers for a pass, or Counter-Attack with the three that it spends.
    fn picking(
        view: &View,
        seat: Seat,
        legal: &[Action],
        chosen: &[CardId],
    ) -> Option<CardSelection<Action>> {
        let table = &view.table;
        match table.phase {
            Phase::Choose if table.owed.contains(seat) && table.cards_to_lay(seat) == MULTI_LAY => {
                let from = table.choosable();
                let words = |numbers| {
                    let list = words::row(numbers, ", ");
                    let (label, help) = if seat == table.attacker {
                        (say!("go-offer-lay-three", numbers = list), say!("go-help-lay-three"))
                    } else {
                        (say!("go-offer-mark-three", numbers = list), say!("go-help-mark-three"))
                    };
                    (Action::Choose(numbers), label, help, None)
                };
                let mut picking = three(seat, from, numbers_of(chosen, seat).intersection(from), words);
                picking.suggestion = ids(seat, some_three(from, table));
                Some(picking)
            }
            Phase::Play(window) => {
                let kind = window.kind();
                let play = legal.iter().find_map(|action| match action {
                    Action::Power(play) if matches!(play.named, NamedChoice::Numbers(_)) => Some(*play),
                    _ => None,
                })?;
                let card = power_id(PowerCard { kind, power: play.card });
                if !chosen.contains(&card) {
                    let plain = play.naming(NamedChoice::Nothing);
                    let does = words::does(kind, play.action);
                    return Some(CardSelection {
                        words: DisplayText::EMPTY,
                        pickable: vec![card],
                        named: vec![(card, play_label(plain))],
                        hints: vec![(card, say!("go-help-click-counter", does))],
                        done: None,
                        suggestion: Vec::new(),
                    });
                }
                let from = table.unspent();
                let words = |numbers| {
                    let play = play.naming(NamedChoice::Numbers(numbers));
                    (Action::Power(play), play_label(play), play_help(kind, play), None)
                };
                let mut picking = three(seat, from, numbers_of(chosen, seat).intersection(from), words);
                picking.pickable.insert(0, card);
                picking.named = vec![(card, say!("go-offer-put-back", card = play.card.title()))];
                picking.suggestion = ids(seat, some_three(from, table));
                picking.suggestion.insert(0, card);
                Some(picking)
            }
            _ => None,
        }
    }

    fn named(view: &View, seat: Seat, action: &Action) -> DisplayText {
        match *action {
            Action::Choose(numbers) if seat == view.table.attacker => {
                say!("go-offer-pass-to", numbers = words::list(numbers))
            }
            Action::Choose(numbers) => say!("go-offer-mark", numbers = words::list(numbers)),
            Action::Power(play) | Action::Answer(play) => play_label(play),
            action => offer(view, seat, action, &[action]).label,
        }
    }

    /// SGO-4, SGO-8: the options of a sealed choice are open, the choice is secret. Power cards are secret. Three
    /// numbers cannot be one tap: they are laid behind the privacy screen first, then the other side may choose in the
    /// open.
    fn secrecy(view: &View, seat: Seat) -> Secrecy {
        let table = &view.table;
        match table.phase {
            Phase::Play(_) | Phase::Answer(..) | Phase::Swap => Secrecy::PrivacyScreen,
            _ if table.owed != SeatSet::BOTH => Secrecy::Open,
            Phase::Choose if table.cards_to_lay(seat) == MULTI_LAY => Secrecy::PrivacyScreen,
            _ => Secrecy::Taps,
        }
    }

    fn why_not(view: &View, seat: Seat, card: CardId) -> Option<RefusalReason> {
        reasons::why_not(view, seat, card)
    }
}

/// Returns the prompt for a side that is not asked. It says only that the other one is.
fn waiting(table: &Table, seat: Seat) -> DisplayText {
    match (table.phase, table.laid[seat]) {
        (Phase::Swap, LaidCards::FaceDown) => say!("go-ask-wait-decided", side = short(!seat)),
        (_, LaidCards::FaceDown) => say!("go-ask-wait-down", side = short(!seat)),
        _ => say!("go-ask-wait", side = club_name(!seat)),
    }
}

fn offer(view: &View, seat: Seat, action: Action, legal: &[Action]) -> ActionOption<Action> {
    let table = &view.table;
    let mut offer = ActionOption {
        action,
        label: DisplayText::verbatim(action.to_string()),
        help: DisplayText::EMPTY,
        card: None,
        preview: None,
    };
    match action {
        Action::Choose(numbers) => choose(table, seat, numbers, &mut offer),
        Action::Direction(direction) => aim(table, seat, direction, &mut offer),
        Action::Hand(shape) => {
            offer.label = words::hand(shape).into();
            offer.help = hand_help(shape).into();
            offer.card = Some(SealedOption::Hand(shape).id(seat));
        }
        Action::Power(play) => {
            let kind = table.kind(seat);
            offer.label = play_label(play);
            offer.help = play_help(kind, play);
            offer.card = sole_card(kind, play, legal);
        }
        Action::Answer(play) => {
            let kind = table.kind(seat);
            offer.label = play_label(play);
            if let Phase::Answer(_, answered) = table.phase {
                offer.help = say!("go-help-block", card = words::play(answered));
            }
            offer.card = sole_card(kind, play, legal);
        }
        Action::Decline => {
            let (label, help) = decline(table);
            (offer.label, offer.help) = (label.into(), help.into());
        }
        Action::Swap(card) => {
            let (given, kind) = (words::card_name(view, card), MessageArg::selector(card.kind.name()));
            offer.label = if words::has_namesake(view, card) {
                say!("go-offer-swap-of-kind", card = card.power.title(), kind = kind.clone())
            } else {
                say!("go-offer-swap", card = card.power.title())
            };
            offer.help = match view.shown {
                Some(shown) => {
                    say!("go-help-swap", shown = words::card_name(view, shown), card = given, kind)
                }
                None => say!("go-help-swap-unseen", card = given, kind),
            };
            offer.card = Some(power_id(card));
        }
        Action::Keep => {
            offer.label = say!("go-offer-keep");
            offer.help = say!("go-help-keep");
        }
    }
    offer
}

fn choose(table: &Table, seat: Seat, numbers: NumberSet, offer: &mut ActionOption<Action>) {
    let Some(number) = numbers.iter().next() else { return };
    let attacker = table.attacker;
    let receiver = numbered_player(attacker, number);
    offer.label = DisplayText::verbatim(number.to_string());
    offer.card = Some(SealedOption::Number(number).id(seat));
    let target = pitch::spot(attacker, attacker, number);
    let (from, head) = if seat == attacker {
        offer.help = say!("go-help-pass", side = short(!seat), n = number);
        let from = match pitch::ball(table).0 {
            BallPosition::Spot(at) => at,
            _ => pitch::CENTRE,
        };
        (from, say!("go-preview-pass", n = number))
    } else {
        offer.help = say!("go-help-mark", n = number);
        (pitch::spot(attacker, seat, number), say!("go-preview-mark", n = number))
    };
    offer.preview = Some(ActionPreview { path: Some((from, target)), head, text: receiver });
}

fn aim(table: &Table, seat: Seat, direction: ShotDirection, offer: &mut ActionOption<Action>) {
    let attacks = seat == table.attacker;
    offer.label = words::direction(direction).into();
    offer.card = Some(SealedOption::Direction(direction).id(seat));
    let key = || MessageArg::selector(direction.name());
    let head;
    (offer.help, head) = if attacks {
        (say!("go-help-shoot", direction = key()), say!("go-preview-shoot", direction = key()))
    } else {
        (say!("go-help-dive", direction = key()), say!("go-preview-dive", direction = key()))
    };
    let mouth = pitch::goal_mouth(table.attacker, direction);
    let from = match pitch::ball(table).0 {
        BallPosition::Spot(at) if attacks => at,
        // Far enough from the goal that its path can be seen.
        _ => DesignPoint::new(mouth.x + (pitch::CENTRE.x - mouth.x) * 0.3, pitch::CENTRE.y),
    };
    offer.preview = Some(ActionPreview { path: Some((from, mouth)), head, text: DisplayText::EMPTY });
}

const fn hand_help(shape: HandShape) -> MessageId {
    match shape {
        HandShape::Paper => id!("go-help-paper"),
        HandShape::Rock => id!("go-help-rock"),
        HandShape::Scissors => id!("go-help-scissors"),
    }
}

/// Returns the label of a card: `Shoot`, `Narrow Shot left`, `Joker: Counter 1, 4, 9`.
fn play_label(play: CardPlay) -> DisplayText {
    let card = play.action.title();
    match (play.named, play.card == play.action) {
        (NamedChoice::Direction(at), true) => {
            say!("go-offer-narrow", card, direction = MessageArg::selector(at.name()))
        }
        (NamedChoice::Direction(at), false) => {
            say!("go-offer-narrow-joker", direction = MessageArg::selector(at.name()))
        }
        (NamedChoice::Numbers(numbers), true) => {
            say!("go-offer-counter", card, numbers = words::row(numbers, ", "))
        }
        (NamedChoice::Numbers(numbers), false) => {
            say!("go-offer-counter-joker", numbers = words::row(numbers, ", "))
        }
        (NamedChoice::Nothing, true) => card.into(),
        (NamedChoice::Nothing, false) => say!("go-offer-joker", card),
    }
}

/// Says what a card does, with what it names.
fn play_help(kind: PowerKind, play: CardPlay) -> DisplayText {
    match play.named {
        NamedChoice::Direction(direction) => {
            say!("go-help-narrow", direction = MessageArg::selector(direction.name()))
        }
        NamedChoice::Numbers(numbers) => say!("go-help-counter", numbers = words::list(numbers)),
        NamedChoice::Nothing => words::does(kind, play.action),
    }
}

/// Returns the card to click, if a click on it has only one meaning.
fn sole_card(kind: PowerKind, play: CardPlay, legal: &[Action]) -> Option<CardId> {
    let same = legal.iter().filter(|action| match action {
        Action::Power(other) | Action::Answer(other) => other.card == play.card,
        _ => false,
    });
    (same.count() == 1).then(|| power_id(PowerCard { kind, power: play.card }))
}

/// Returns the words for using no card, which depend on the window.
const fn decline(table: &Table) -> (MessageId, MessageId) {
    match table.phase {
        Phase::Answer(..) => (id!("go-offer-let-stand"), id!("go-help-let-stand")),
        Phase::Play(CardWindow::AfterPass(PowerKind::Attacking)) => {
            (id!("go-offer-accept-mark"), id!("go-help-accept-mark"))
        }
        Phase::Play(CardWindow::AfterPass(PowerKind::Defending)) => {
            (id!("go-offer-let-count"), id!("go-help-let-count"))
        }
        Phase::Play(CardWindow::AfterSlots) => (id!("go-offer-let-shoot"), id!("go-help-let-shoot")),
        Phase::Play(CardWindow::BeforeShot) => (id!("go-offer-close-nothing"), id!("go-help-close-nothing")),
        Phase::Play(CardWindow::AfterShot(PowerKind::Attacking)) => {
            (id!("go-offer-accept-save"), id!("go-help-accept-save"))
        }
        Phase::Play(CardWindow::AfterShot(PowerKind::Defending)) => {
            (id!("go-offer-accept-goal"), id!("go-help-accept-goal"))
        }
        _ => (id!("go-offer-play-on"), id!("go-help-play-on")),
    }
}

/// The result of three numbers: the action, its label, its help, its preview.
type Made = (Action, DisplayText, DisplayText, Option<ActionPreview>);

/// Returns a choice of three numbers, one after another.
fn three(
    seat: Seat,
    from: NumberSet,
    chosen: NumberSet,
    made: impl Fn(NumberSet) -> Made,
) -> CardSelection<Action> {
    let full = chosen.count() == MULTI_LAY;
    let open = if full { chosen } else { from };
    let done = full.then(|| {
        let (action, label, help, preview) = made(chosen);
        ActionOption { action, label, help, card: None, preview }
    });
    let words = say!("go-offer-chosen", n = chosen.count().min(MULTI_LAY), of = MULTI_LAY);
    let hint = |number: u8| {
        let hint = if chosen.contains(number) {
            say!("go-help-put-back", n = number)
        } else {
            say!("go-help-one-of-three", n = number)
        };
        (SealedOption::Number(number).id(seat), hint)
    };
    let hints = open.iter().map(hint).collect();
    CardSelection { words, pickable: ids(seat, open), named: Vec::new(), hints, done, suggestion: Vec::new() }
}

fn ids(seat: Seat, numbers: NumberSet) -> Vec<CardId> {
    numbers.iter().map(|number| SealedOption::Number(number).id(seat)).collect()
}

/// Returns three suggested numbers, others from pass to pass; all are equally good.
fn some_three(from: NumberSet, table: &Table) -> NumberSet {
    let count = u32::from(from.count());
    let start = u32::from(table.turn) * 5 + u32::from(table.track.pass()) * 3;
    let step = (count / u32::from(MULTI_LAY)).max(1);
    (0..u32::from(MULTI_LAY))
        .fold(NumberSet::NONE, |some, k| some.union(from.nth((start + k * step) % count.max(1))))
}

/// The option fields before the match.
pub(super) const FIELDS: &[OptionField] = &[
    OptionField {
        name: "before_pass",
        label: id!("go-field-before-pass"),
        values: &[
            ("OneEach", id!("go-field-before-pass-oneeach")),
            ("AnyTime", id!("go-field-before-pass-anytime")),
        ],
    },
    OptionField {
        name: "short",
        label: id!("go-field-short"),
        values: &[("false", id!("go-field-short-false")), ("true", id!("go-field-short-true"))],
    },
];
