//! The storage page of the club house: its matches can be exported or deleted.

use super::words::Said;
use crate::say;
use crate::stage::palette::AMBER;
use crate::widgets::{Button, Node, Text, column, row};

/// A message of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum KeepingMsg {
    SaveAll,
    /// Delete all matches, after confirmation.
    Erase,
    /// Delete all matches; this is confirmed.
    EraseSurely,
}

/// Returns the page; `sure` is true if the deletion waits to be confirmed.
pub(super) fn view(sure: bool, said: Option<&Said>) -> Node<'static, KeepingMsg> {
    let (label, erase) = if sure {
        (say!("page-sure-for-ever"), KeepingMsg::EraseSurely)
    } else {
        (say!("club-erase"), KeepingMsg::Erase)
    };
    let buttons =
        [Button::new(say!("club-save-all")).asks(KeepingMsg::SaveAll), Button::new(label).asks(erase)];
    column()
        .rolls()
        .gap(24.0)
        .pad(12.0, 12.0)
        .child(Text::body(say!("club-about-files")).node().rigid())
        .child(row().wrap().gap(20.0).rigid().children(buttons.map(|button| button.basis(600.0).grow())))
        .children(said.map(|said| Text::body(said.words()).colour(AMBER).node().rigid()))
}
