//! The calendar of a month, with the stars of each day.

use bevy_egui::egui::{Stroke, StrokeKind};
use chrono::{Datelike, NaiveDate};

use super::{DayContext, DayMsg, stars};
use crate::session::days::DayProgress;
use crate::theme::paint::fill_rounded_rect;
use crate::theme::{UiFont, ink, with_alpha};
use crate::widgets::{BoxSurface, Button, Node, PressStyle, Pressable, StyledText, column, row, space};
use daily::calendar::{first_of_month_offset, weeks};
use daily::{Stars, date_words, first_day};
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3, Rgb};
use words::say;

/// Smallest size of a day, design units; days grow with the page.
const CELL: (f32, f32) = (72.0, 74.0);
/// Size of a star of a day, design units.
const STAR: f32 = 17.0;

/// Returns the month: its name between the ways to its neighbours, the weekdays, and the days.
pub(super) fn view<'a>(seen: &DayContext<'a>) -> Node<'a, DayMsg> {
    let month = first_of_month_offset(seen.page.month, 0);
    let way = |by: i32, sign: &str, name| {
        let there = first_of_month_offset(month, by);
        let open = there >= first_of_month_offset(first_day(), 0) && there <= seen.today;
        let button = Button::new(sign).named(name).size(30.0).tight().enabled(open);
        button.asks(DayMsg::Months(by)).min_width(64.0)
    };
    let name = say!("day-month", month = month.month(), year = month.year());
    let head = row()
        .between()
        .child(way(-1, "◀", say!("day-month-before")))
        .child(StyledText::label(name).size(34.0).centred().node().grow())
        .child(way(1, "▶", say!("day-month-after")));
    let weekday = |n: u32| {
        let name = StyledText::label(say!("day-weekday", n)).size(22.0).colour(MUTED).centred().one_line();
        column().portion(1.0).min_width(0.0).child(name)
    };
    let rows = weeks(month).into_iter().map(|week| {
        row().stretch().gap(8.0).children(week.map(|date| match date {
            Some(date) => cell(seen, date),
            None => column().portion(1.0).min_width(CELL.0).pad(4.0, 6.0).child(space(0.0, 0.0)),
        }))
    });
    column()
        .gap(8.0)
        .pad(24.0, 20.0)
        .surface(BoxSurface::Plaque)
        .child(head)
        .child(row().gap(8.0).children((1..=7).map(weekday)))
        .children(rows)
}

/// The look of a day.
#[derive(Clone, Copy)]
struct DayLook {
    number: u32,
    stars: Option<Stars>,
    /// The colour of its stars: those of a match that was played late are dull.
    colour: Rgb,
    open: bool,
    today: bool,
    chosen: bool,
}

/// Returns a day: its number and its stars. Days to come, and those before the first match, cannot be chosen.
fn cell<'a>(seen: &DayContext<'a>, date: NaiveDate) -> Node<'a, DayMsg> {
    let progress = seen.progress(date);
    let late = matches!(progress, DayProgress::Played { late: true, .. });
    let look = DayLook {
        number: date.day(),
        stars: progress.stars(),
        colour: if late { MUTED } else { AMBER },
        open: date >= first_day() && date <= seen.today,
        today: date == seen.today,
        chosen: date == seen.page.date,
    };
    let name = match look.stars {
        Some(stars) => say!("day-cell-stars", date = date_words(date), stars = stars.in_words()),
        None => date_words(date),
    };
    let ground = BoxSurface::drawn(move |p, r, hot| {
        let fill = match look {
            DayLook { open: false, .. } => with_alpha(NAVY_2, 0.35),
            DayLook { chosen: true, .. } => ink(NAVY_3),
            _ => ink(if hot { NAVY_3 } else { NAVY_2 }),
        };
        fill_rounded_rect(p, r, 8.0, fill);
        if look.chosen || look.today {
            let colour = if look.chosen { AMBER } else { MUTED };
            p.rect_stroke(r, 8.0, Stroke::new(3.0, ink(colour)), StrokeKind::Inside);
        }
    });
    // Every day has room for them, so that all rows are equally high.
    let stars = match look.stars {
        Some(won) => stars(Some(won), STAR, look.colour, seen.art),
        None => space(0.0, STAR),
    };
    let number = StyledText::new(look.number.to_string(), UiFont::Display, 28.0);
    let number = number.colour(if look.open { CHALK } else { INK }).centred();
    let day = column()
        .portion(1.0)
        .min_width(CELL.0)
        .min_height(CELL.1)
        .pad(4.0, 6.0)
        .gap(2.0)
        .surface(ground)
        .child(number)
        .child(row().centred().child(stars));
    if look.open {
        day.press(Pressable::new(name).look(PressStyle::Bare).selected(look.chosen), DayMsg::Show(date))
    } else {
        day
    }
}
