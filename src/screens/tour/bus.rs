//! The bus after a stop: one of three helpers gets on, or nobody.

use bevy_egui::egui::{Painter, Pos2};

use super::stop::{dull, ground};
use super::{TourContext, TourMsg, road};
use crate::hud::pictures::PicturePainter;
use crate::session::tour::stop_result;
use crate::theme::ink;
use crate::widgets::{Button, Node, PressStyle, Pressable, StyledText, column, drawing, row};
use stage::palette::{CHALK, INK};
use tour::{Perk, RunStep, SeatedPerk, TourRun};
use words::{DisplayText, id, say};

/// Returns the icon of a helper.
const fn icon(perk: Perk) -> &'static str {
    match perk {
        Perk::Scout => "eye-fill",
        Perk::Analyst => "chart-bar-fill",
        Perk::RouteMap => "footprints-fill",
        Perk::Statistician => "lightbulb-fill",
        Perk::Captain => "crown-fill",
        Perk::GaffersOption => "chalkboard-teacher-fill",
        Perk::Driver => "sneaker-move-fill",
        Perk::Chairman => "users-fill",
        Perk::Substitute => "swap-fill",
        Perk::KeeperCoach => "hand-fill",
        Perk::Physio => "lightning-fill",
        Perk::TravellingFans => "megaphone-fill",
        Perk::Sponsor => "medal-fill",
        Perk::Groundhopper => "flag-fill",
    }
}

/// Draws the sign of a helper.
pub(in crate::screens) fn draw_perk(
    p: &Painter,
    centre: Pos2,
    size: f32,
    perk: Perk,
    art: PicturePainter<'_>,
) {
    p.circle_filled(centre, size / 2.0, ink(INK));
    art.icon(p, icon(perk), centre, 0.6 * size, CHALK);
}

/// Returns the sign of a helper.
pub(in crate::screens) fn sign<'a, M: 'a>(perk: Perk, size: f32, art: PicturePainter<'a>) -> Node<'a, M> {
    drawing((size, size), move |p, r| draw_perk(p, r.center(), size, perk, art)).rigid()
}

/// Returns the choice of a helper; of a full bus, then of the one who leaves.
pub(super) fn view<'a>(seen: &TourContext<'a>, run: &'a TourRun, offers: &[Perk]) -> Node<'a, TourMsg> {
    let is_full = run.bus().len() >= run.tour().heat().rules().seats;
    let result = stop_result(run).unwrap_or(DisplayText::EMPTY);
    let (question, cards): (_, Vec<_>) = match seen.page.boarding {
        Some(boarding) => {
            let leaves = |seated: &SeatedPerk| {
                card(seated.perk, false, seen.art, TourMsg::Step(RunStep::Board(boarding, Some(seated.perk))))
            };
            (say!("tour-who-leaves", name = boarding.title()), run.bus().iter().map(leaves).collect())
        }
        None => {
            let boards = |perk: &Perk| {
                let step = RunStep::Board(*perk, None);
                let message = if is_full { TourMsg::Boarding(Some(*perk)) } else { TourMsg::Step(step) };
                card(*perk, offers.first() == Some(perk), seen.art, message)
            };
            (say!("tour-who-boards"), offers.iter().map(boards).collect())
        }
    };
    let alone = match seen.page.boarding {
        Some(_) => Button::new(id!("tour-nobody-leaves")).asks(TourMsg::Boarding(None)),
        None => Button::new(id!("tour-go-alone")).asks(TourMsg::Step(RunStep::Nobody)),
    };
    column()
        .gap(18.0)
        .scrolls()
        .pad(12.0, 12.0)
        .child(road::view(run, seen.art))
        .child(StyledText::heading(result).size(30.0).node().rigid())
        .child(StyledText::label(question).size(28.0).node().rigid())
        .child(row().wrap().stretch().gaps(18.0, 14.0).rigid().children(cards))
        .child(row().rigid().child(alone))
}

/// Returns a helper as a card: how it works, its name, and what it does in one line. The first takes the focus.
fn card<'a>(perk: Perk, is_first: bool, art: PicturePainter<'a>, message: TourMsg) -> Node<'a, TourMsg> {
    let press = Pressable::new(perk.title()).look(PressStyle::Bare);
    let press = if is_first { press.initial_focus() } else { press };
    let words = column()
        .gap(4.0)
        .portion(1.0)
        .child(StyledText::heading(perk.title()).size(34.0))
        .child(dull(perk.kind().title().into()))
        .child(StyledText::label(perk.line()).size(26.0).colour(CHALK));
    row()
        .gap(18.0)
        .pad(22.0, 18.0)
        .basis(420.0)
        .grow()
        .surface(ground(true))
        .press(press, message)
        .child(sign(perk, 84.0, art))
        .child(words)
}
