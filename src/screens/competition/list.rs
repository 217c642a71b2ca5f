//! The list of all competitions: those under way, then those that are over, with their winners.

use super::{CompetitionMsg, club_crest, over, title_of};
use crate::screens::honours::cup;
use crate::theme::ink;
use crate::widgets::{BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, drawing, row};
use competition::Competition;
use stage::palette::{AMBER, CHALK, INK, NAVY_3};
use words::DisplayText;
use words::say;

/// Returns the list. A press on a line brings its competition to the page.
pub(super) fn view<'o>(all: impl Iterator<Item = &'o Competition>) -> Node<'static, CompetitionMsg> {
    let (ended, open): (Vec<_>, Vec<_>) = all.enumerate().partition(|(_, on)| on.champion().is_some());
    let part = |head: DisplayText, all: &[(usize, &Competition)]| {
        let lines = all.iter().map(|(n, on)| line(*n, on));
        let head = StyledText::heading(head).size(30.0).colour(CHALK).node().rigid();
        (!all.is_empty()).then(|| {
            column()
                .gap(10.0)
                .rigid()
                .child(head)
                .child(row().wrap().gaps(16.0, 10.0).stretch().children(lines))
        })
    };
    let body = column()
        .gap(24.0)
        .rigid()
        .children(part(say!("competition-under-way"), &open))
        .children(part(say!("competition-winners"), &ended));
    let new = Button::primary(say!("competition-new")).asks(CompetitionMsg::Another);
    over(body, new, StyledText::note("").node())
}

/// Returns a competition in one line: its winner, the next match of a person, or that others play.
fn state(on: &Competition) -> DisplayText {
    let next = || on.for_people().map(|fixture| on.match_title(&fixture));
    on.champion_text().or_else(next).unwrap_or_else(|| say!("competition-others-playing"))
}

fn line(n: usize, on: &Competition) -> Node<'static, CompetitionMsg> {
    let champion = on.champion();
    let state = state(on);
    let title = title_of(on);
    let name = say!("competition-line", title = &title, state = &state);
    // The crest of the champion, or of the first at this screen.
    let crest = club_crest(on.club(champion.unwrap_or_default()), 72.0);
    let won = champion.map(|_| drawing((56.0, 64.0), |p, r| cup(p, r.center_bottom(), r.height())).rigid());
    let words = column()
        .grow()
        .gap(4.0)
        .child(StyledText::label(title).size(30.0).node().rigid())
        .child(StyledText::note(state).colour(CHALK).node().rigid());
    row()
        .basis(560.0)
        .grow()
        .gap(18.0)
        .pad(18.0, 10.0)
        .surface(BoxSurface::Edged(ink(INK), 2.0, if champion.is_some() { AMBER } else { NAVY_3 }, 12.0))
        .press(Pressable::new(name).look(PressStyle::Bare), CompetitionMsg::Open(n))
        .child(crest)
        .child(words)
        .children(won)
}
