//! Controls for one of several values: segments side by side, or a stepper.

use super::button::Button;
use super::node::{Node, column, row};
use super::surface::BoxSurface;
use super::text::StyledText;
use crate::theme::ink;
use stage::palette::INK;
use words::DisplayText;
use words::say;

/// Returns several values side by side, one of them chosen; they wrap into more rows if the width is small. A press
/// sends the result of `choose` for the index of the value.
pub fn segments<'a, M: 'a>(
    labels: &[impl Clone + Into<String>],
    chosen: Option<usize>,
    choose: impl Fn(usize) -> M,
) -> Node<'a, M> {
    let each = labels
        .iter()
        .enumerate()
        .map(|(k, label)| Button::segment(label.clone(), chosen == Some(k)).asks(choose(k)).grow());
    row().wrap().gap(4.0).pad(4.0, 4.0).stretch().surface(BoxSurface::Fill(ink(INK), 12.0)).children(each)
}

/// Returns segments for these values, each with its label.
pub fn one_of<'a, T: Copy + PartialEq, M: 'a>(
    labels: &[impl Clone + Into<String>],
    values: &[T],
    now: T,
    choose: impl Fn(T) -> M,
) -> Node<'a, M> {
    let chosen = values.iter().position(|value| *value == now);
    debug_assert_eq!(labels.len(), values.len());
    segments(labels, chosen, |k| choose(values[k]))
}

/// Returns a stepper: a value between two arrows that go through the others. `name` is the name of the setting.
pub fn stepper<'a, M: 'a>(name: impl Into<String>, value: impl Into<String>, back: M, on: M) -> Node<'a, M> {
    between_arrows(name, StyledText::label(value).centred().node(), back, on)
}

/// Returns a [`stepper`] with its name above the value.
pub fn named_stepper<'a, M: 'a>(name: &DisplayText, value: impl Into<String>, back: M, on: M) -> Node<'a, M> {
    let head = StyledText::heading(name.capitals()).size(24.0).centred();
    between_arrows(name, column().child(head).child(StyledText::label(value).centred()), back, on)
}

fn between_arrows<'a, M: 'a>(name: impl Into<String>, middle: Node<'a, M>, back: M, on: M) -> Node<'a, M> {
    let name = DisplayText::verbatim(name.into());
    let (to_last, to_next) = (say!("page-step-back", name = &name), say!("page-step-on", name));
    row()
        .gap(6.0)
        .pad(4.0, 4.0)
        .surface(BoxSurface::Fill(ink(INK), 12.0))
        .child(Button::new("◀").named(to_last).size(24.0).asks(back).rigid())
        .child(middle.portion(1.0))
        .child(Button::new("▶").named(to_next).size(24.0).asks(on).rigid())
}
