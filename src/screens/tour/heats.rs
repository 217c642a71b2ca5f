//! The ladder of the heats, each opened by winning the one before; what each changes is said before one starts.

use super::stop::{dull, ground};
use super::{TourContext, TourMsg};
use crate::theme::ink;
use crate::theme::paint::{draw_accent, draw_tick, fill_rounded_rect};
use crate::widgets::{BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, drawing, row};
use stage::accent::Accent;
use stage::palette::{CHALK, MUTED, NAVY, NAVY_2, NAVY_3};
use tour::Heat;
use words::{DisplayText, Separator, id, say};

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
    let changes = DisplayText::list(heat.changes(), Separator::Space);
    let name = say!("tour-heat", n = heat.number());
    let colour = if is_open { CHALK } else { MUTED };
    let words =
        column().portion(1.0).child(StyledText::label(&name).size(28.0).colour(colour)).child(dull(changes));
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
    rung.child(sign.rigid()).child(words)
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
