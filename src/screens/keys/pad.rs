//! A picture of the pad with the actions of its buttons.

use bevy::prelude::GamepadButton;
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, pos2, vec2};

use crate::flow::action::InputAction;
use crate::session::bindings::{Bindings, PadLabels, short};
use crate::theme::paint::{draw_fitting_text, draw_text, fill_rounded_rect};
use crate::theme::{UiFont, UiScale, ink, with_alpha};
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use words::{DisplayText, Separator};

/// A button with its position on the pad, 0..=1 in both directions.
type On = (GamepadButton, f32, f32);

/// Buttons on the left half, from the top.
const LEFT: [On; 8] = [
    (GamepadButton::LeftTrigger2, 0.17, 0.05),
    (GamepadButton::LeftTrigger, 0.17, 0.17),
    (GamepadButton::Select, 0.42, 0.36),
    (GamepadButton::LeftThumb, 0.2, 0.4),
    (GamepadButton::DPadUp, 0.36, 0.58),
    (GamepadButton::DPadLeft, 0.29, 0.67),
    (GamepadButton::DPadRight, 0.43, 0.67),
    (GamepadButton::DPadDown, 0.36, 0.76),
];
/// Buttons on the right half, from the top.
const RIGHT: [On; 8] = [
    (GamepadButton::RightTrigger2, 0.83, 0.05),
    (GamepadButton::RightTrigger, 0.83, 0.17),
    (GamepadButton::Start, 0.58, 0.36),
    (GamepadButton::North, 0.8, 0.31),
    (GamepadButton::West, 0.72, 0.41),
    (GamepadButton::East, 0.88, 0.41),
    (GamepadButton::South, 0.8, 0.51),
    (GamepadButton::RightThumb, 0.64, 0.67),
];

/// The largest factor of text beside the pad: its lines lie close together.
const MAX_TEXT_FACTOR: f32 = 1.4;

/// Draws the pad in the middle of that area, with the actions of its buttons beside it.
pub(super) fn pad(p: &Painter, r: Rect, bindings: &Bindings) {
    let body = Rect::from_center_size(r.center(), vec2(r.width() * 0.46, r.height().min(r.width() * 0.46)));
    shell(p, body);
    let rows = bindings.rows();
    let actions: Vec<InputAction> = rows
        .iter()
        .map(|row| row.action)
        .filter(|action| !matches!(action, InputAction::Option(Seat::Away, _)))
        .collect();
    for (buttons, right) in [(LEFT, false), (RIGHT, true)] {
        let step = r.height() / buttons.len() as f32;
        for (k, (button, x, y)) in buttons.into_iter().enumerate() {
            let at = pos2(body.left() + body.width() * x, body.top() + body.height() * y);
            let line = r.top() + step * (k as f32 + 0.5);
            let edge = if right { body.right() + 16.0 } else { body.left() - 16.0 };
            p.line_segment([at, pos2(edge, line)], Stroke::new(2.0, with_alpha(MUTED, 0.55)));
            let end = if right { r.right() } else { r.left() };
            does(p, pos2(edge, line), end, bindings, button, &actions);
        }
    }
    for (button, x, y) in LEFT.into_iter().chain(RIGHT) {
        let at = pos2(body.left() + body.width() * x, body.top() + body.height() * y);
        knob(p, at, body.width(), button, bindings.pad_labels());
    }
}

/// Draws the pad without its buttons.
fn shell(p: &Painter, r: Rect) {
    let at = |x: f32, y: f32| pos2(r.left() + r.width() * x, r.top() + r.height() * y);
    let round = r.width() * 0.12;
    for x in [0.14, 0.86] {
        fill_rounded_rect(p, Rect::from_min_max(at(x - 0.12, 0.3), at(x + 0.12, 0.98)), round, ink(NAVY_3));
    }
    fill_rounded_rect(p, Rect::from_min_max(at(0.02, 0.22), at(0.98, 0.82)), round, ink(NAVY_3));
}

/// Draws a button with its letter.
fn knob(p: &Painter, at: Pos2, whole: f32, button: GamepadButton, labels: PadLabels) {
    let wide = matches!(
        button,
        GamepadButton::LeftTrigger
            | GamepadButton::RightTrigger
            | GamepadButton::LeftTrigger2
            | GamepadButton::RightTrigger2
            | GamepadButton::Select
            | GamepadButton::Start
    );
    let high = whole * 0.095;
    let size = if wide { vec2(whole * 0.15, high) } else { vec2(high, high) };
    let r = Rect::from_center_size(at, size);
    fill_rounded_rect(p, r.expand(3.0), high / 2.0, ink(INK));
    fill_rounded_rect(p, r, high / 2.0, ink(CHALK));
    let cap = labels.label(button).shown();
    draw_fitting_text(p, at, Align2::CENTER_CENTER, &cap, UiFont::Text, high * 0.6, r.width() - 6.0, INK);
}

/// Draws the actions of a button, from the edge of the pad outwards.
fn does(
    p: &Painter,
    at: Pos2,
    end: f32,
    bindings: &Bindings,
    button: GamepadButton,
    actions: &[InputAction],
) {
    let right = end > at.x;
    let here = || actions.iter().copied().filter(|action| bindings.button(*action) == Some(button));
    let is_option = |action: &InputAction| matches!(action, InputAction::Option(..));
    let join = |actions: Vec<InputAction>| {
        DisplayText::list(actions.into_iter().map(short), Separator::Comma).shown()
    };
    let does = join(here().filter(|action| !is_option(action)).collect());
    let options = join(here().filter(is_option).collect());
    let (anchor, step) = if right { (Align2::LEFT_CENTER, 1.0) } else { (Align2::RIGHT_CENTER, -1.0) };
    let colour = if does.is_empty() && options.is_empty() { MUTED } else { AMBER };
    let scale = UiScale::from_context(p.ctx());
    let [small, middle, large] =
        [22.0, 24.0, 28.0].map(|size| scale.text_size(size).min(MAX_TEXT_FACTOR * size));
    let cap = draw_text(
        p,
        pos2(at.x + 6.0 * step, at.y),
        anchor,
        &bindings.pad_labels().label(button).shown(),
        UiFont::Text,
        middle,
        colour,
    );
    let from = if right { cap.right() } else { cap.left() } + 10.0 * step;
    let most = (end - from).abs();
    // Options are below the other actions.
    let lift = if does.is_empty() || options.is_empty() { 0.0 } else { 0.55 * large };
    draw_fitting_text(p, pos2(from, at.y - lift), anchor, &does, UiFont::Display, large, most, CHALK);
    draw_fitting_text(p, pos2(from, at.y + lift), anchor, &options, UiFont::Display, small, most, AMBER);
}
