//! A picture of the keyboard with the actions of its keys.

use bevy::prelude::KeyCode;
use bevy_egui::egui::{Align2, Color32, Painter, Rect, pos2, vec2};

use crate::flow::action::InputAction;
use crate::session::bindings::{Bindings, DIGITS, short};
use crate::theme::paint::{draw_fitting_text, draw_frame, fill_rounded_rect, kit};
use crate::theme::{UiFont, ink};
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2};
use words::MessageId;
use words::id;

/// A key and its width, in widths of a letter key.
type Cap = (KeyCode, f32);

/// Size of the picture, in widths of a letter key.
const WHOLE: (f32, f32) = (18.4, 6.3);
/// Left edge of the keys beside the letters.
const BESIDE: f32 = 15.4;

/// Returns the rows from the top, each with the keys beside it.
#[rustfmt::skip]
fn rows() -> [(Vec<Cap>, Vec<Cap>); 6] {
    use KeyCode::*;
    let plain = |keys: &[KeyCode]| keys.iter().map(|key| (*key, 1.0)).collect::<Vec<Cap>>();
    let row = |first: Option<Cap>, keys: &[KeyCode], last: Option<Cap>| -> Vec<Cap> {
        first.into_iter().chain(plain(keys)).chain(last).collect()
    };
    [
        (row(Some((Escape, 1.5)), &[F1, F2, F3, F4, F5, F6, F7, F8, F9, F10, F11, F12], None), vec![]),
        (
            row(None, &[Backquote, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9, Digit0, Minus, Equal], Some((Backspace, 2.0))),
            plain(&[Insert, Home, PageUp]),
        ),
        (
            row(Some((Tab, 1.5)), &[KeyQ, KeyW, KeyE, KeyR, KeyT, KeyY, KeyU, KeyI, KeyO, KeyP, BracketLeft, BracketRight], Some((Backslash, 1.5))),
            plain(&[Delete, End, PageDown]),
        ),
        (
            row(Some((CapsLock, 1.75)), &[KeyA, KeyS, KeyD, KeyF, KeyG, KeyH, KeyJ, KeyK, KeyL, Semicolon, Quote], Some((Enter, 2.25))),
            vec![],
        ),
        (
            row(Some((ShiftLeft, 2.25)), &[KeyZ, KeyX, KeyC, KeyV, KeyB, KeyN, KeyM, Comma, Period, Slash], Some((ShiftRight, 2.75))),
            vec![(Fn, 1.0), (ArrowUp, 1.0)],
        ),
        (
            vec![(ControlLeft, 1.5), (AltLeft, 2.0), (Space, 8.0), (AltRight, 2.0), (ControlRight, 1.5)],
            plain(&[ArrowLeft, ArrowDown, ArrowRight]),
        ),
    ]
}

/// Draws the keyboard into that area, as large as possible.
pub(super) fn keyboard(p: &Painter, r: Rect, bindings: &Bindings) {
    let unit = (r.width() / WHOLE.0).min(r.height() / WHOLE.1);
    let left = r.center().x - unit * WHOLE.0 / 2.0;
    let mut top = r.top();
    let actions: Vec<InputAction> = bindings.rows().into_iter().map(|row| row.action).collect();
    for (n, (letters, beside)) in rows().into_iter().enumerate() {
        for (from, keys) in [(0.0, letters), (BESIDE, beside)] {
            let mut x = left + unit * from;
            for (code, wide) in keys {
                let place = Rect::from_min_size(pos2(x, top), vec2(unit * wide, unit)).shrink(unit * 0.04);
                x += unit * wide;
                // A gap without a key.
                if code != KeyCode::Fn {
                    key(p, place, bindings, code, &actions);
                }
            }
        }
        // The function keys are set apart.
        top += if n == 0 { unit * 1.3 } else { unit };
    }
}

/// Draws a key with its label and its actions.
fn key(p: &Painter, r: Rect, bindings: &Bindings, code: KeyCode, actions: &[InputAction]) {
    let does = actions.iter().copied().filter(|action| {
        let double = matches!(action, InputAction::Look(_) | InputAction::NextWidget);
        !double && bindings.key(*action) == Some(code)
    });
    let does: Vec<InputAction> = does.collect();
    // The digits stand for options, too, whatever is bound.
    let digit = DIGITS.iter().position(|digit| *digit == code).filter(|_| does.is_empty());
    let side = digit.map(|_| Seat::Home);
    let side = side.or_else(|| {
        does.iter().find_map(|action| match action {
            InputAction::Option(seat, _) => Some(*seat),
            _ => None,
        })
    });
    let (ground, letters) = match side {
        Some(side) => (kit(side).1, CHALK),
        None if does.is_empty() => (NAVY_2, MUTED),
        None => (AMBER, INK),
    };
    fill_rounded_rect(p, r, r.height() * 0.16, ink(ground));
    if side.is_some() && does.len() > 1 {
        draw_frame(p, r, r.height() * 0.16, 3.0, AMBER);
    }
    let most = r.width() - 10.0;
    let line = |share: f32| pos2(r.center().x, r.top() + r.height() * share);
    let (first, step) = if does.len() > 1 { (0.51, 0.29) } else { (0.7, 0.0) };
    let cap = cap(bindings, code);
    draw_fitting_text(
        p,
        line(0.24),
        Align2::CENTER_CENTER,
        &cap,
        UiFont::Text,
        r.height() * 0.28,
        most,
        letters,
    );
    if let Some(k) = digit {
        let (at, size) = (line(0.7), r.height() * 0.38);
        draw_fitting_text(
            p,
            at,
            Align2::CENTER_CENTER,
            &(k + 1).to_string(),
            UiFont::Display,
            size,
            most,
            letters,
        );
    }
    for (k, action) in does.into_iter().take(2).enumerate() {
        let size = r.height() * if step > 0.0 { 0.3 } else { 0.38 };
        let at = line(first + step * k as f32);
        draw_fitting_text(
            p,
            at,
            Align2::CENTER_CENTER,
            &short(action).shown(),
            UiFont::Display,
            size,
            most,
            letters,
        );
    }
}

/// Returns the label of a key, shorter than its name.
fn cap(bindings: &Bindings, code: KeyCode) -> String {
    let short = match code {
        KeyCode::PageUp => id!("keys-cap-page-up"),
        KeyCode::PageDown => id!("keys-cap-page-down"),
        KeyCode::CapsLock => id!("keys-cap-caps"),
        KeyCode::ShiftLeft | KeyCode::ShiftRight => id!("keys-cap-shift"),
        KeyCode::ControlLeft | KeyCode::ControlRight => id!("keys-cap-control"),
        KeyCode::AltLeft | KeyCode::AltRight => id!("keys-cap-alt"),
        KeyCode::Insert => id!("keys-cap-insert"),
        KeyCode::Delete => id!("keys-cap-delete"),
        other => return bindings.cap(other).shown(),
    };
    short.shown()
}

/// Returns the colours of both players' keys, for a legend.
pub(super) fn colours() -> [(Color32, MessageId); 3] {
    [
        (ink(kit(Seat::Home).1), id!("keys-legend-left")),
        (ink(kit(Seat::Away).1), id!("keys-legend-right")),
        (ink(AMBER), id!("keys-legend-rest")),
    ]
}
