//! The line at the bottom of the title.

use super::TitleMsg;
use crate::widgets::{self, Node, StyledText, row, space};
use words::{DisplayText, MessageId};
use words::{id, say};

/// Returns the keys that work on this screen.
pub(super) fn foot<'a>() -> Node<'a, TitleMsg> {
    let arrows = ["◀", "▶", "▲", "▼"].map(DisplayText::verbatim).to_vec();
    let enter = vec![say!("key-enter")];
    let groups: [(Vec<DisplayText>, MessageId); 2] =
        [(arrows, id!("title-choose")), (enter, id!("title-select"))];
    let groups = groups.map(|(keys, words)| {
        let caps = keys.into_iter().map(|key| widgets::cap(key, 24.0, false));
        row().gap(6.0).children(caps).child(space(2.0, 0.0)).child(StyledText::label(words).size(26.0))
    });
    row().wrap().centred().gaps(44.0, 8.0).children(groups)
}
