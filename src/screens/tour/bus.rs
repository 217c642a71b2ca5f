//! The bus after a stop: one of three helpers gets on, or nobody.

use super::end::parts_of;
use super::seats::draw_helper;
use super::stop::{dull, ground};
use super::{TourContext, TourMsg, pair, road};
use crate::hud::pictures::PicturePainter;
use crate::session::tour::stop_result;
use crate::widgets::{Button, Node, PressStyle, Pressable, StyledText, column, drawing, row};
use stage::palette::CHALK;
use store::SavedRun;
use tour::{Perk, RunStep, SeatedPerk, TourRun};
use words::{DisplayText, Separator, id, say};

/// Returns the choice of a helper; of a full bus, then of the one who leaves.
pub(super) fn view<'a>(seen: &'a TourContext<'a>, saved: &'a SavedRun, offers: &[Perk]) -> Node<'a, TourMsg> {
    let run = &saved.run;
    let is_full = run.bus().len() >= run.tour().heat().rules().seats;
    let result = DisplayText::list(stop_result(run).into_iter().map(|(_, words)| words), Separator::Space);
    let (question, cards): (_, Vec<_>) = match seen.page.boarding {
        Some(boarding) => {
            let first = run.bus().first().map(|seated| seated.perk);
            let leaves = |seated: &SeatedPerk| {
                let step = RunStep::Board(boarding, Some(seated.perk));
                let is_first = first == Some(seated.perk);
                card(seated.perk, seated.progress(), is_first, seen.art, TourMsg::Step(step))
            };
            (say!("tour-who-leaves", name = boarding.title()), run.bus().iter().map(leaves).collect())
        }
        None => {
            let boards = |perk: &Perk| {
                let step = RunStep::Board(*perk, None);
                let message = if is_full { TourMsg::Boarding(Some(*perk)) } else { TourMsg::Step(step) };
                card(*perk, DisplayText::EMPTY, offers.first() == Some(perk), seen.art, message)
            };
            (say!("tour-who-boards"), offers.iter().map(boards).collect())
        }
    };
    let alone = match seen.page.boarding {
        Some(_) => Button::new(id!("tour-nobody-leaves")).asks(TourMsg::Boarding(None)),
        None => Button::new(id!("tour-go-alone")).asks(TourMsg::Step(RunStep::Nobody)),
    };
    // More cards than a row has come before the road.
    let is_one_row = cards.len() <= 3;
    let [first, last] = [is_one_row, !is_one_row].map(|here| here.then(|| road::view(seen, run)));
    column()
        .gap(18.0)
        .scrolls()
        .pad(12.0, 12.0)
        .children(first)
        .children(saved.rival.is_some().then(|| pair::turn(saved).rigid()))
        .child(StyledText::heading(result).size(30.0).node().rigid())
        .children(earned(run).map(Node::rigid))
        .child(StyledText::label(question).size(28.0).node().rigid())
        .child(row().wrap().stretch().gaps(18.0, 14.0).rigid().children(cards))
        .child(row().rigid().child(alone))
        .children(last)
}

/// Returns what the points of the last stop were earned with, if it brought any.
fn earned<'a>(run: &TourRun) -> Option<Node<'a, TourMsg>> {
    let last = run.played().last().filter(|last| last.points > 0)?;
    let part = |(words, n): (DisplayText, u32)| {
        let figure = StyledText::label(n.to_string()).size(28.0).colour(CHALK).one_line();
        row().gap(8.0).child(figure).child(dull(words))
    };
    let parts = parts_of(&last.earned, last.points, run.tour().heat()).map(part);
    Some(row().wrap().gaps(28.0, 4.0).children(parts))
}

/// Returns a helper as a card: its name, how it works and what it has counted, and what it does in one line. The first
/// takes the focus.
fn card<'a>(
    perk: Perk,
    progress: DisplayText,
    is_first: bool,
    art: PicturePainter<'a>,
    message: TourMsg,
) -> Node<'a, TourMsg> {
    let press = Pressable::new(perk.title()).look(PressStyle::Bare);
    let press = if is_first { press.initial_focus() } else { press };
    let kind = std::iter::once(perk.kind().title().into()).chain(Some(progress).filter(|of| !of.is_empty()));
    let kind = DisplayText::list(kind, Separator::Dot);
    let words = column()
        .gap(4.0)
        .portion(1.0)
        .child(StyledText::heading(perk.title()).size(34.0))
        .child(dull(kind))
        .child(StyledText::label(perk.line()).size(26.0).colour(CHALK));
    row()
        .gap(18.0)
        .pad(22.0, 18.0)
        .basis(420.0)
        .grow()
        .surface(ground(true))
        .press(press, message)
        .child(drawing((96.0, 96.0), move |p, r| draw_helper(p, r, perk, art)).rigid())
        .child(words)
}
