//! The ladder of the heats, each opened by winning the one before; what each changes is said before one starts.

use bevy_egui::egui::{Rect, pos2};

use super::stop::{dull, ground};
use super::{TourContext, TourMsg};
use crate::theme::paint::{draw_accent, draw_tick, fill_rounded_rect};
use crate::theme::{ink, with_alpha};
use crate::widgets::{BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, drawing, row};
use stage::accent::Accent;
use stage::palette::{AMBER, CHALK, MUTED, NAVY, NAVY_2, NAVY_3};
use tour::Heat;
use words::{DisplayText, Separator, id, say};

/// Size of the chart of a heat, design units.
const CHART: (f32, f32) = (190.0, 48.0);

/// Returns the choice of a heat, and the ways to begin a tour of it.
pub(super) fn view<'a>(seen: &TourContext<'a>) -> Node<'a, TourMsg> {
    let chosen = seen.heat();
    let under_way = seen.runs.under_way(seen.person).is_some();
    let note = under_way.then(|| dull(say!("tour-others-stay")));
    let how = Button::new(id!("tour-how")).asks(TourMsg::Lesson(true));
    let over: Vec<_> = seen
        .runs
        .of(seen.person)
        .filter(|saved| saved.run.is_won().is_some())
        .map(|saved| &saved.run)
        .collect();
    let best = over.iter().map(|run| run.points().total(run.tour())).max();
    let best = best.map(|best| dull(say!("tour-record", n = over.len(), best)));
    let side = column()
        .gap(14.0)
        .basis(460.0)
        .grow()
        .child(StyledText::label(say!("tour-about")).size(28.0))
        .child(seen.page.setup.view(chosen, &seen.settings.profiles.people))
        .child(row().child(how))
        .children(best)
        .children(note);
    let rungs =
        column().gap(8.0).basis(900.0).grow().children(Heat::all().map(|heat| rung(seen, heat, chosen)));
    row().wrap().align_start().gaps(36.0, 20.0).scrolls().pad(12.0, 12.0).child(side).child(rungs)
}

/// Returns a rung of the ladder.
fn rung<'a>(seen: &TourContext<'a>, heat: Heat, chosen: Heat) -> Node<'a, TourMsg> {
    let is_open = heat <= seen.hardest_open();
    let (is_won, is_chosen) = (seen.runs.has_won(heat, seen.person), heat == chosen);
    let art = seen.art;
    let sign = drawing((48.0, 48.0), move |p, r| {
        if is_won {
            draw_tick(p, r.center(), 18.0);
        } else if is_open {
            p.circle_filled(r.center(), 14.0, ink(CHALK));
        } else {
            art.icon(p, "lock-fill", r.center(), 34.0, MUTED);
        }
    });
    // The chart shows how strong the opponents are; the chosen heat says it in words, too.
    let changes = if is_chosen { heat.changes() } else { heat.other_changes() };
    let changes = Some(changes).filter(|changes| !changes.is_empty());
    let changes = changes.map(|changes| dull(DisplayText::list(changes, Separator::Space)));
    let name = say!("tour-heat", n = heat.number());
    let colour = if is_open { CHALK } else { MUTED };
    let words =
        column().portion(1.0).child(StyledText::label(&name).size(28.0).colour(colour)).children(changes);
    let surface = BoxSurface::drawn(move |p, r, hot| {
        let fill = if is_chosen || (hot && is_open) {
            NAVY_3
        } else if is_open {
            NAVY_2
        } else {
            NAVY
        };
        fill_rounded_rect(p, r, 12.0, ink(fill));
        if is_chosen {
            draw_accent(p, r, 12.0, Accent::Chosen);
        }
    });
    let rung = row().gap(14.0).pad(18.0, 10.0).surface(surface);
    let rung = if is_open {
        let press = Pressable::new(name).look(PressStyle::Bare).one_of(is_chosen);
        rung.press(press, TourMsg::Choose(heat))
    } else {
        rung
    };
    rung.child(sign.rigid()).child(words).child(chart(heat, is_open).rigid())
}

/// Returns how strong the opponents of a heat are, stop by stop; those that are stronger than in the heat before are
/// gold.
fn chart<'a>(heat: Heat, is_open: bool) -> Node<'a, TourMsg> {
    drawing(CHART, move |p, r| {
        let ranks = heat.rules().ranks;
        let most = Heat::all().flat_map(|heat| heat.rules().ranks).max().unwrap_or_default() + 1;
        let across = r.width() / ranks.len() as f32;
        for ((rank, stronger), k) in ranks.into_iter().zip(heat.stronger_stops()).zip(0u8..) {
            let left = r.left() + f32::from(k) * across;
            let high = r.height() * (rank + 1) as f32 / most as f32;
            let bar =
                Rect::from_min_max(pos2(left, r.bottom() - high), pos2(left + 0.7 * across, r.bottom()));
            let colour = if stronger { AMBER } else { MUTED };
            fill_rounded_rect(p, bar, 2.0, with_alpha(colour, if is_open { 1.0 } else { 0.6 }));
        }
    })
}

/// Returns a panel of the lesson.
pub(super) fn panel<'a>(picture: Node<'a, TourMsg>, words: DisplayText) -> Node<'a, TourMsg> {
    column()
        .gap(10.0)
        .pad(20.0, 16.0)
        .basis(560.0)
        .grow()
        .surface(ground(false))
        .child(row().centred().child(picture))
        .child(StyledText::label(words).size(28.0).centred())
}
