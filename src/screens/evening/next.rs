//! The next match of an evening: who comes to the screen, what those who wait guess, and the table so far.

use super::{EveningMsg, NextMatch, standing};
use crate::flow::action::InputAction;
use crate::screens::competition::versus;
use crate::session::bindings::Bindings;
use crate::session::evening::round_words;
use crate::theme::ink;
use crate::theme::paint::draw_crest;
use crate::widgets::{
    self, BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, drawing, row,
};
use clubs::club;
use engine::Seat;
use evening::{Evening, EveningFixture};
use stage::palette::{AMBER, CHALK, INK, NAVY_3};
use words::{DisplayText, Separator};
use words::{id, say};

/// Returns the page before a match.
pub(super) fn view(
    evening: &Evening,
    due: &EveningFixture,
    keys: &Bindings,
    next: NextMatch,
) -> Node<'static, EveningMsg> {
    let [home, away] = Seat::BOTH.map(|seat| DisplayText::verbatim(evening.name(due.sides[seat]).capitals()));
    let head = say!("evening-to-the-screen", home = &home, away = &away);
    let part = DisplayText::list([due.game.info().title.into(), round_words(evening, due)], Separator::Dot);
    let both = row()
        .wrap()
        .gaps(12.0, 12.0)
        .rigid()
        .child(side(evening, due, Seat::Home))
        .child(versus())
        .child(side(evening, due, Seat::Away));
    let next_up = evening.next_up().map(|side| say!("evening-next-up", name = evening.name(side)));
    let label = if next.begun { id!("left-play-on") } else { id!("drawer-kick-off") };
    let play = Button::primary(label).enabled(!next.reading).asks(EveningMsg::Play);
    let left = column()
        .gap(16.0)
        .basis(760.0)
        .grow()
        .child(StyledText::title(head).size(56.0).colour(CHALK))
        .child(StyledText::label(part).size(32.0).colour(AMBER))
        .child(both)
        .children(next_up.map(|words| StyledText::label(words).size(30.0)))
        .child(play.rigid().key("play"))
        .children(guesses(evening, due, keys, next.is_open()));
    let right = column().gap(12.0).basis(700.0).grow().child(standing::table(evening)).child(time(evening));
    row().wrap().align_start().gaps(40.0, 24.0).scrolls().pad(12.0, 12.0).child(left).child(right)
}

/// Returns one side of the match, on its kit.
fn side(evening: &Evening, due: &EveningFixture, seat: Seat) -> Node<'static, EveningMsg> {
    let (kit, name) = (club(seat).colours, evening.name(due.sides[seat]));
    let badge = drawing((84.0, 84.0), move |p, r| draw_crest(p, r.center(), 84.0, seat));
    row()
        .gap(16.0)
        .pad(20.0, 14.0)
        .basis(280.0)
        .grow()
        .surface(BoxSurface::Edged(ink(kit.1), 3.0, kit.0, 14.0))
        .child(badge.rigid())
        .child(StyledText::label(name).size(44.0).node().grow())
}

/// Returns the guesses of those who wait, each with its key while it may be changed; `None` if nobody waits.
fn guesses(
    evening: &Evening,
    due: &EveningFixture,
    keys: &Bindings,
    open: bool,
) -> Option<Node<'static, EveningMsg>> {
    let waiting = evening.waiting();
    let guess = |(n, side): (usize, &usize)| {
        let name = evening.name(*side);
        let words = match evening.guess(*side) {
            None => say!("evening-guess-open", name),
            Some(seat) => {
                say!("evening-guess", name, winner = evening.name(due.sides[seat]))
            }
        };
        let made = evening.guess(*side).is_some();
        row()
            .gap(14.0)
            .pad(16.0, 8.0)
            .basis(330.0)
            .grow()
            .surface(BoxSurface::Edged(ink(INK), 2.0, if made { AMBER } else { NAVY_3 }, 12.0))
            .press(Pressable::new(&words).look(PressStyle::Bare).enabled(open), EveningMsg::Guess(*side))
            .children(open.then(|| widgets::cap(keys.cap_of(InputAction::Number(n)), 30.0, made)))
            .child(StyledText::label(words).size(28.0).node().grow())
    };
    let all = row().wrap().gaps(12.0, 12.0).stretch().children(waiting.iter().enumerate().map(guess));
    let head = if open { id!("evening-who-wins") } else { id!("evening-guesses-made") };
    let head = StyledText::heading(head).size(30.0);
    (!waiting.is_empty()).then(|| column().gap(8.0).rigid().child(head).child(all))
}

/// Returns the time that is played and that is left.
fn time(evening: &Evening) -> StyledText {
    let minutes = evening.secs() / 60;
    let words = match evening.plan().duration.secs() {
        Some(_) if evening.is_time_up() => say!("evening-late"),
        Some(secs) => say!("evening-time", n = minutes, of = secs / 60),
        None => say!("evening-time-open", n = minutes),
    };
    StyledText::note(words).size(26.0)
}
