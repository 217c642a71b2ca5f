//! Advice on the current decision for a beginner, from the view alone.

use super::super::cards::{PowerKind, PowerName};
use super::super::numbers::KEEPER;
use super::super::state::{CardWindow, LAST_PASS, MULTI_LAY, MatchPeriod, Phase, Table};
use super::super::view::View;
use super::scene::playable;
use super::words::{self, CountedNoun};
use ::words::say;
use ::words::{DisplayText, MessageArg};
use engine::Seat;

/// Returns one or two plain sentences for the side that decides.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
    let table = &view.table;
    if !table.owed.contains(seat) {
        return None;
    }
    let attacks = seat == table.attacker;
    match table.phase {
        Phase::Play(window) => Some(card(view, seat, window)),
        Phase::Answer(_, play) => Some(say!("go-lesson-answer", card = words::play(play))),
        Phase::Choose => Some(number(table, seat)),
        Phase::Duel if attacks => Some(say!("go-lesson-tackle-attacking")),
        Phase::Duel => Some(say!("go-lesson-tackle-defending")),
        Phase::Shot => Some(shot(table, attacks)),
        Phase::Swap => Some(match view.shown {
            Some(card)
                if PowerKind::BOTH.into_iter().any(|kind| view.hand[kind].contains(PowerName::Bogey)) =>
            {
                say!("go-lesson-swap-bogey", card = card.power.title())
            }
            Some(card) => say!("go-lesson-swap", when = words::when(card.kind, card.power)),
            None => say!("go-lesson-swap-unseen"),
        }),
        Phase::Running | Phase::Over => None,
    }
}

/// SGO-10: advice on the card that could be played, and its use.
fn card(view: &View, seat: Seat, window: CardWindow) -> DisplayText {
    let first = playable(view, seat).and_then(|(kind, cards)| Some((kind, cards.iter().next()?)));
    let Some((kind, power)) = first else { return say!("go-lesson-power") };
    let does = words::does(kind, power);
    match (window, power) {
        (_, PowerName::Joker) => say!("go-lesson-joker"),
        (CardWindow::BeforePass(PowerKind::Attacking), _) => {
            say!("go-lesson-before-pass", card = power.title(), does)
        }
        (CardWindow::BeforePass(PowerKind::Defending), _) => {
            say!("go-lesson-before-their-pass", card = power.title(), does)
        }
        (CardWindow::AfterPass(PowerKind::Defending), _) => say!("go-lesson-through"),
        (CardWindow::AfterPass(PowerKind::Attacking), _) => say!("go-lesson-marked"),
        (CardWindow::AfterSlots, _) => say!("go-lesson-slow"),
        (CardWindow::BeforeShot, _) => say!("go-lesson-close"),
        (CardWindow::AfterShot(PowerKind::Attacking), _) => say!("go-lesson-saved"),
        (CardWindow::AfterShot(PowerKind::Defending), _) => say!("go-lesson-goal"),
    }
}

/// SGO-4: advice on laying a number.
fn number(table: &Table, seat: Seat) -> DisplayText {
    let attacks = seat == table.attacker;
    let left = table.choosable().count();
    let number = words::number(u32::from(left), CountedNoun::Numbers);
    if table.cards_to_lay(seat) == MULTI_LAY {
        return if attacks {
            say!("go-lesson-three")
        } else {
            say!("go-lesson-mark-three", number, n = left)
        };
    }
    let pass = table.track.pass();
    let last = pass == LAST_PASS && !table.force.keeper && !table.spent.contains(KEEPER);
    match (attacks, pass) {
        (true, _) if table.cards_to_lay(!seat) == MULTI_LAY => {
            say!("go-lesson-press", number, n = left)
        }
        (true, 1) if table.period == MatchPeriod::ExtraTime => say!("go-lesson-extra-time"),
        (true, 1) => say!("go-lesson-pass"),
        (false, 1) => say!("go-lesson-mark"),
        _ if last => say!("go-lesson-keeper"),
        (true, _) => say!("go-lesson-pass-odds", number, n = left),
        (false, _) => say!("go-lesson-mark-odds", number, n = left),
    }
}

/// SGO-8: advice on a shot.
fn shot(table: &Table, attacks: bool) -> DisplayText {
    match (table.force.closed, attacks) {
        (Some(closed), true) => {
            say!("go-lesson-shoot-closed", direction = MessageArg::selector(closed.name()))
        }
        (Some(closed), false) => {
            say!("go-lesson-dive-closed", direction = MessageArg::selector(closed.name()))
        }
        (None, true) => say!("go-lesson-shoot"),
        (None, false) => say!("go-lesson-dive"),
    }
}
