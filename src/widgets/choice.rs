//! One of several values: side by side, or gone through one by one.

use super::button::Button;
use super::node::{Node, column, row};
use super::surface::Surface;
use super::text::Text;
use crate::stage::palette::INK;
use crate::theme::ink;

/// Several values beside each other, of which one is chosen; where there is no room they stand in more rows. Asks for what
/// `choose` makes of the place of another one.
pub fn segments<'a, M: 'a>(
    labels: &[&str],
    chosen: Option<usize>,
    choose: impl Fn(usize) -> M,
) -> Node<'a, M> {
    let each = labels
        .iter()
        .enumerate()
        .map(|(k, label)| Button::segment(*label, chosen == Some(k)).asks(choose(k)).grow());
    row().wrap().gap(4.0).pad(4.0, 4.0).stretch().surface(Surface::Fill(ink(INK), 12.0)).children(each)
}

/// One of several values, each with its label.
pub fn one_of<'a, T: Copy + PartialEq, M: 'a>(
    (labels, values): (&[&str], &[T]),
    now: T,
    choose: impl Fn(T) -> M,
) -> Node<'a, M> {
    let chosen = values.iter().position(|value| *value == now);
    let known = labels.len().min(values.len());
    segments(&labels[..known], chosen, |k| choose(values[k]))
}

/// A value with an arrow on either side, one of several that are gone through; `name` is what the value is of.
pub fn stepper<'a, M: 'a>(name: &str, value: impl Into<String>, back: M, on: M) -> Node<'a, M> {
    between_arrows(name, Text::label(value).centred().node(), back, on)
}

/// As [`stepper`]; what the value is of stands over it.
pub fn named_stepper<'a, M: 'a>(name: &str, value: impl Into<String>, back: M, on: M) -> Node<'a, M> {
    let head = Text::heading(name.to_uppercase()).size(24.0).centred();
    between_arrows(name, column().child(head).child(Text::label(value).centred()), back, on)
}

fn between_arrows<'a, M: 'a>(name: &str, middle: Node<'a, M>, back: M, on: M) -> Node<'a, M> {
    row()
        .gap(6.0)
        .pad(4.0, 4.0)
        .surface(Surface::Fill(ink(INK), 12.0))
        .child(Button::new("◀").named(format!("{name}: back")).size(24.0).asks(back).rigid())
        .child(middle.portion(1.0))
        .child(Button::new("▶").named(format!("{name}: on")).size(24.0).asks(on).rigid())
}
