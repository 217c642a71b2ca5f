//! The offers: the question in words, one offer for each decision of one click, and decisions made of several
//! cards.

use super::super::action::{Action, Direction, Named, Play, Shape};
use super::super::cards::{Card, Kind, Power};
use super::super::data::{Effect, rules};
use super::super::numbers::Numbers;
use super::super::state::{Laid, Phase, TRIPLE, Table, Window};
use super::super::view::View;
use super::pieces::{Choice, numbers_of, power_id};
use super::words::{self, club_name, man, short};
use super::{pitch, scene};
use crate::engine::Seat;
use crate::stage::layout::At;
use crate::stage::offer::{Offer, Picking, Preview};
use crate::stage::scene::BallAt;

/// SGO-10 and later clauses: returns the question for that seat.
pub(super) fn prompt(view: &View, seat: Seat) -> String {
    let table = &view.table;
    if table.phase == Phase::Over {
        return "Full time".into();
    }
    if !table.owed.has(seat) {
        return waiting(table, seat);
    }
    let pass = table.track.pass();
    let attacks = table.attacker == seat;
    match table.phase {
        Phase::Play(window) => match window {
            Window::BeforePass(Kind::Attacking) => format!("Before pass {pass}: play a power card?"),
            Window::BeforePass(Kind::Defending) => format!("Before their pass {pass}: play a power card?"),
            Window::AfterPass(Kind::Attacking) => "Marked! Retake the pass?".into(),
            Window::AfterPass(Kind::Defending) => "They got through. Make them retake it?".into(),
            Window::AfterSlots => "Seven passes: slow them down?".into(),
            Window::BeforeShot => "They are about to shoot: close a direction?".into(),
            Window::AfterShot(Kind::Attacking) => "Saved! Retake the shot?".into(),
            Window::AfterShot(Kind::Defending) => "Goal! Make them retake the shot?".into(),
        },
        Phase::Answer(_, play) => format!("Answer {} with a Block?", words::play(play)),
        Phase::Choose => match (table.lays(seat), attacks) {
            (TRIPLE, true) => format!("Pass {pass}: choose three numbers"),
            (TRIPLE, false) => format!("Pass {pass}: mark three numbers"),
            (_, true) => format!("Pass {pass}: who gets the ball?"),
            (_, false) => format!("Pass {pass}: who do you mark?"),
        },
        Phase::Duel => "Tackle: rock, paper or scissors?".into(),
        Phase::Shot if attacks => "Where do you shoot?".into(),
        Phase::Shot => "Where does your keeper dive?".into(),
        Phase::Swap => match view.shown {
            Some(card) => format!("Swap one of your cards for {}?", words::name(card.power)),
            None => "Swap a card?".into(),
        },
        Phase::Running | Phase::Over => String::new(),
    }
}

/// Returns the prompt for a side that is not asked. It says only that the other one is.
fn waiting(table: &Table, seat: Seat) -> String {
    let other = short(!seat);
    match (table.phase, table.laid[seat]) {
        (Phase::Swap, Laid::FaceDown) => format!("You have decided: {other} are still choosing"),
        (_, Laid::FaceDown) => format!("Your card is down: {other} are still choosing"),
        _ => format!("{} are deciding", club_name(!seat)),
    }
}

/// Returns one offer for each legal action of one click, in the order of `legal`.
pub(super) fn offers(view: &View, seat: Seat, legal: &[Action]) -> Vec<Offer> {
    let clicks = |action: &&Action| match action {
        Action::Choose(numbers) => numbers.count() == 1,
        Action::Power(play) => !matches!(play.named, Named::Numbers(_)),
        _ => true,
    };
    legal.iter().filter(clicks).map(|action| offer(view, seat, *action, legal)).collect()
}

/// Returns an action in a few words, with its numbers.
pub(super) fn named(view: &View, seat: Seat, action: Action) -> String {
    match action {
        Action::Choose(numbers) if seat == view.table.attacker => {
            format!("Pass to {}", words::list(numbers, ", "))
        }
        Action::Choose(numbers) => format!("Mark {}", words::list(numbers, ", ")),
        Action::Power(play) | Action::Answer(play) => play_label(play),
        _ => offer(view, seat, action, &[action]).label.to_string(),
    }
}

fn offer(view: &View, seat: Seat, action: Action, legal: &[Action]) -> Offer {
    let table = &view.table;
    let mut offer = Offer {
        action: action.to_string(),
        label: action.to_string().into(),
        help: String::new().into(),
        piece: None,
        preview: None,
    };
    match action {
        Action::Choose(numbers) => choose(table, seat, numbers, &mut offer),
        Action::Direction(direction) => aim(table, seat, direction, &mut offer),
        Action::Hand(shape) => {
            offer.label = words::capital(shape.name()).into();
            offer.help = hand_help(shape).into();
            offer.piece = Some(Choice::Hand(shape).id(seat));
        }
        Action::Power(play) => {
            let kind = table.kind(seat);
            offer.label = play_label(play).into();
            offer.help = play_help(kind, play).into();
            offer.piece = sole_piece(kind, play, legal);
        }
        Action::Answer(play) => {
            let kind = table.kind(seat);
            offer.label = play_label(play).into();
            if let Phase::Answer(_, answered) = table.phase {
                offer.help =
                    format!("{} is cancelled; both cards are used up.", words::play(answered)).into();
            }
            offer.piece = sole_piece(kind, play, legal);
        }
        Action::Decline => {
            let (label, help) = decline(table);
            (offer.label, offer.help) = (label.into(), help.into());
        }
        Action::Swap(card) => {
            offer.label = format!("Swap {}", words::name(card.power)).into();
            let taken = view.shown.map_or("the card", |shown| words::name(shown.power));
            offer.help = format!(
                "Take {taken}; {} goes to the bottom of the {} deck.",
                words::name(card.power),
                card.kind.name()
            )
            .into();
            offer.piece = Some(power_id(card));
        }
        Action::Keep => {
            offer.label = "No swap".into();
            offer.help = "Keep your cards; the one shown goes to the bottom of its deck.".into();
        }
    }
    offer
}

fn choose(table: &Table, seat: Seat, numbers: Numbers, offer: &mut Offer) {
    let Some(number) = numbers.iter().next() else { return };
    let attacker = table.attacker;
    let receiver = man(attacker, number);
    offer.label = number.to_string().into();
    offer.piece = Some(Choice::Number(number).id(seat));
    let target = pitch::spot(attacker, attacker, number);
    let (from, head) = if seat == attacker {
        offer.help = format!(
            "Pass to {receiver}. If {} mark the {number}, your attack is over; if not, the {number} is spent.",
            short(!seat)
        ).into();
        let from = match pitch::ball(table).0 {
            BallAt::Spot(at) => at,
            _ => pitch::CENTRE,
        };
        (from, format!("PASS TO {number}"))
    } else {
        offer.help = format!("Mark {receiver}. If the pass goes to the {number}, you win the ball.").into();
        (pitch::spot(attacker, seat, number), format!("MARK {number}"))
    };
    offer.preview =
        Some(Preview { path: Some((from, target)), head: head.into(), text: receiver.to_owned().into() });
}

fn aim(table: &Table, seat: Seat, direction: Direction, offer: &mut Offer) {
    let attacks = seat == table.attacker;
    offer.label = words::capital(direction.name()).into();
    offer.piece = Some(Choice::Direction(direction).id(seat));
    let side = match direction {
        Direction::Left => "to the shooter's left",
        Direction::Middle => "down the middle",
        Direction::Right => "to the shooter's right",
    };
    offer.help = if attacks {
        format!("Shoot {side}: a goal unless their keeper goes the same way.").into()
    } else {
        format!("Your keeper goes {side}: a save if the shot does too.").into()
    };
    let mouth = pitch::goal_mouth(table.attacker, direction);
    let from = match pitch::ball(table).0 {
        BallAt::Spot(at) if attacks => at,
        // Far enough from the goal that its path can be seen.
        _ => At::new(mouth.x + (pitch::CENTRE.x - mouth.x) * 0.3, pitch::CENTRE.y),
    };
    let head = if attacks { "SHOOT" } else { "DIVE" };
    let head = format!("{head} {}", direction.name().to_uppercase());
    offer.preview =
        Some(Preview { path: Some((from, mouth)), head: head.into(), text: String::new().into() });
}

fn hand_help(shape: Shape) -> String {
    let beaten = Shape::ALL.into_iter().find(|other| shape.beats(*other)).map_or("", Shape::name);
    let winner = Shape::ALL.into_iter().find(|other| other.beats(shape)).map_or("", Shape::name);
    format!("Beats {beaten}, loses to {winner}; if both match, throw again.")
}

/// Returns a label that distinguishes the plays of one card.
fn play_label(play: Play) -> String {
    let joker = if play.card == play.action { "" } else { "Joker: " };
    match play.named {
        Named::Direction(direction) if joker.is_empty() => {
            format!("{} {direction}", words::name(play.action))
        }
        Named::Direction(direction) => format!("{joker}Narrow {direction}"),
        Named::Numbers(numbers) if joker.is_empty() => {
            format!("{} {}", words::name(play.action), words::list(numbers, ","))
        }
        Named::Numbers(numbers) => format!("{joker}Counter {}", words::list(numbers, ",")),
        Named::Nothing => format!("{joker}{}", words::name(play.action)),
    }
}

/// Returns the label of a card that needs numbers, before they are named.
fn use_label(play: Play) -> String {
    let joker = if play.card == play.action { "" } else { "Joker: " };
    format!("{joker}{}", words::name(play.action))
}

fn play_help(kind: Kind, play: Play) -> String {
    match play.named {
        Named::Direction(direction) => {
            format!("Neither side may choose {direction} for this shot, even if it is retaken.")
        }
        Named::Numbers(numbers) => {
            format!("Three passes at once: {} are spent, one in each slot.", words::list(numbers, ", "))
        }
        Named::Nothing => words::does(kind, play.action),
    }
}

/// Returns the card to click, if a click on it has only one meaning.
fn sole_piece(kind: Kind, play: Play, legal: &[Action]) -> Option<u16> {
    let same = legal.iter().filter(|action| match action {
        Action::Power(other) | Action::Answer(other) => other.card == play.card,
        _ => false,
    });
    (same.count() == 1).then(|| power_id(Card { kind, power: play.card }))
}

/// Returns the words for using no card, which depend on the window.
fn decline(table: &Table) -> (String, String) {
    let (label, help) = match table.phase {
        Phase::Answer(..) => ("Let it stand", "No Block: the card does what it says."),
        Phase::Play(Window::AfterPass(Kind::Attacking)) => {
            ("Accept the mark", "The attack is over, the ball is lost.")
        }
        Phase::Play(Window::AfterPass(Kind::Defending)) => ("Let it count", "The pass counts."),
        Phase::Play(Window::AfterSlots) => ("Let them shoot", "They shoot after seven passes."),
        Phase::Play(Window::BeforeShot) => ("Close nothing", "All three directions stay open."),
        Phase::Play(Window::AfterShot(Kind::Attacking)) => ("Accept the save", "The attack is over."),
        Phase::Play(Window::AfterShot(Kind::Defending)) => ("Accept the goal", "The goal counts."),
        _ => ("Play on", "Play no power card; go straight to choosing numbers."),
    };
    (label.into(), help.into())
}

/// Returns the decision in progress of several cards: three numbers for a pass, or Counter-Attack with the three
/// that it spends.
pub(super) fn picking(view: &View, seat: Seat, legal: &[Action], chosen: &[u16]) -> Option<Picking> {
    let table = &view.table;
    match table.phase {
        Phase::Choose if table.owed.has(seat) && table.lays(seat) == TRIPLE => {
            let from = table.choosable();
            let words = |numbers| {
                let list = words::list(numbers, ",");
                let (label, help) = if seat == table.attacker {
                    (format!("Lay {list}"), "If they mark none of the three, you shoot at once.")
                } else {
                    (format!("Mark {list}"), "If the pass goes to one of the three, you win the ball.")
                };
                (Action::Choose(numbers), label, help.to_owned(), None)
            };
            let mut picking = three(seat, from, numbers_of(chosen, seat).both(from), words);
            picking.suggestion = ids(seat, some_three(from, table));
            Some(picking)
        }
        Phase::Play(window) => {
            let kind = window.kind();
            let play = legal.iter().find_map(|action| match action {
                Action::Power(play) if matches!(play.named, Named::Numbers(_)) => Some(*play),
                _ => None,
            })?;
            let card = power_id(Card { kind, power: play.card });
            if !chosen.contains(&card) {
                let words = String::new();
                let named = vec![(card, use_label(play).into())];
                let hints = vec![(
                    card,
                    format!("{} Click it, then choose three numbers.", words::does(kind, play.action)).into(),
                )];
                return Some(Picking {
                    words: words.into(),
                    open: vec![card],
                    named,
                    hints,
                    done: None,
                    suggestion: Vec::new(),
                });
            }
            let from = table.unspent();
            let words = |numbers| {
                let play = play.naming(Named::Numbers(numbers));
                (Action::Power(play), play_label(play), play_help(kind, play), None)
            };
            let mut picking = three(seat, from, numbers_of(chosen, seat).both(from), words);
            picking.open.insert(0, card);
            picking.named = vec![(card, format!("Put {} back", words::name(play.card)).into())];
            picking.suggestion = ids(seat, some_three(from, table));
            picking.suggestion.insert(0, card);
            Some(picking)
        }
        _ => None,
    }
}

/// The result of three numbers: the action, its label, its help, its preview.
type Made = (Action, String, String, Option<Preview>);

/// Returns a choice of three numbers, one after another.
fn three(seat: Seat, from: Numbers, chosen: Numbers, made: impl Fn(Numbers) -> Made) -> Picking {
    let full = chosen.count() == TRIPLE;
    let open = if full { chosen } else { from };
    let done = full.then(|| {
        let (action, label, help, preview) = made(chosen);
        Offer { action: action.to_string(), label: label.into(), help: help.into(), piece: None, preview }
    });
    let words = format!("{} / {TRIPLE} numbers", chosen.count().min(TRIPLE));
    let hint = |number: u8| {
        let taken = if chosen.has(number) { "put it back" } else { "one of your three" };
        (Choice::Number(number).id(seat), format!("The {number}: {taken}.").into())
    };
    let hints = open.iter().map(hint).collect();
    Picking {
        words: words.into(),
        open: ids(seat, open),
        named: Vec::new(),
        hints,
        done,
        suggestion: Vec::new(),
    }
}

fn ids(seat: Seat, numbers: Numbers) -> Vec<u16> {
    numbers.iter().map(|number| Choice::Number(number).id(seat)).collect()
}

/// Returns three suggested numbers, others from pass to pass; all are equally good.
fn some_three(from: Numbers, table: &Table) -> Numbers {
    let count = u32::from(from.count());
    let start = u32::from(table.turn) * 5 + u32::from(table.track.pass()) * 3;
    let step = (count / u32::from(TRIPLE)).max(1);
    (0..u32::from(TRIPLE))
        .fold(Numbers::NONE, |some, k| some.with(from.nth((start + k * step) % count.max(1))))
}

/// Returns true if that seat can click or name that power card now.
pub(super) fn is_playable(view: &View, seat: Seat, card: Card) -> bool {
    match view.table.phase {
        Phase::Swap => view.table.owed.has(seat),
        _ => scene::playable(view, seat)
            .is_some_and(|(kind, cards)| kind == card.kind && cards.has(card.power)),
    }
}

/// Returns the selection card of this pass, and its effect.
pub(super) fn selection(table: &Table) -> Option<(Power, Effect)> {
    table.force.selection.map(|(kind, card)| (card, rules().effect(kind, card)))
}
