//! Who is here from the next match on: people come and go.

use super::EveningMsg;
use super::set_up::{fault, people_toggles, toggle};
use crate::widgets::{Button, Node, StyledText, column};
use evening::Evening;
use players::people::PersonName;
use words::{id, say};

/// Returns the choice of those who are here: `changes` come if they were not here, and go if they were.
pub(super) fn view(
    changes: &[PersonName],
    evening: &Evening,
    known: &[PersonName],
) -> Node<'static, EveningMsg> {
    let forgotten = evening.people().iter().filter(|name| !known.contains(name));
    let all: Vec<&PersonName> = known.iter().chain(forgotten).collect();
    let is_here = |name: &&&PersonName| evening.people().contains(name) != changes.contains(name);
    let here: Vec<PersonName> = all.iter().filter(is_here).map(|name| (*name).clone()).collect();
    let toggles = people_toggles(&all, &here, |name| {
        let mut then = changes.to_vec();
        toggle(&mut then, name.clone());
        EveningMsg::Change(then)
    });
    let checked = evening.plan().check_people(&here);
    let go_on = Button::primary(id!("left-play-on")).enabled(checked.is_ok());
    column()
        .gap(24.0)
        .scrolls()
        .pad(12.0, 12.0)
        .child(StyledText::heading(id!("evening-who")).size(30.0))
        .child(toggles.rigid())
        .child(StyledText::body(say!("evening-here-about")).node().rigid())
        .children(checked.err().and_then(|error| fault(&error)))
        .child(go_on.asks(EveningMsg::GoOn(here)).rigid())
}
