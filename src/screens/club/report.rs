//! The report of a match: what could be expected of it at every moment, and what of its result came from decisions, from
//! guessing and from luck.

use bevy::tasks::{Task, block_on, poll_once};
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Shape, pos2};

use super::words;
use crate::ai::appraise::Measure;
use crate::ai::ledger::Ledger;
use crate::engine::{Record, Seat};
use crate::session::reports::Reports;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3};
use crate::store::Kept;
use crate::theme::paint::{block, rect, text, text_fit};
use crate::theme::{Face, UiScale, glaze, ink};

/// Text of that size is large as it is, and need not grow.
const LARGE: f32 = 27.0;

/// The report of one match: being made, or made.
pub(super) struct Report {
    pub(super) kept: Kept,
    task: Option<Task<Option<Ledger>>>,
    ledger: Option<Ledger>,
}

impl Report {
    /// The one that is kept; else it begins to be made, beside the frame.
    pub(super) fn new(kept: Kept, record: Record, known: Option<Ledger>, reports: &Reports) -> Self {
        let task = known.is_none().then(|| reports.make(kept.id.clone(), record));
        Self { kept, task, ledger: known }
    }

    /// Whether it is still being made; what is ready is taken in.
    pub(super) fn waits(&mut self) -> bool {
        let Some(task) = &mut self.task else { return false };
        if let Some(made) = block_on(poll_once(task)) {
            self.ledger = made;
            self.task = None;
        }
        true
    }

    /// The side whose report it is: the person's, else home's.
    fn side(&self) -> Seat {
        self.kept.person().unwrap_or(Seat::Home)
    }

    /// Draws it.
    pub(super) fn draw(&self, p: &Painter, r: Rect, scale: UiScale) {
        let Some(ledger) = &self.ledger else {
            let words = if self.task.is_some() { words::RECKONING } else { words::UNRECKONED };
            text_fit(
                p,
                r.center(),
                Align2::CENTER_CENTER,
                words,
                Face::Text,
                scale.text(30.0),
                r.width(),
                CHALK,
            );
            return;
        };
        let split = r.left() + r.width() * 0.66;
        let left = Rect::from_min_max(r.min, pos2(split - 9.0, r.bottom()));
        let right = Rect::from_min_max(pos2(split + 9.0, r.top()), r.max);
        let seat = self.side();
        graph(p, left, ledger, seat);
        let parts = words::parts(ledger, seat);
        let high = (right.height() + 14.0) / parts.len() as f32 - 14.0;
        for (k, part) in parts.iter().enumerate() {
            let at = rect(right.left(), right.top() + (high + 14.0) * k as f32, right.width(), high);
            panel(p, at, part);
        }
    }
}

/// What that side could expect after each decision.
fn graph(p: &Painter, r: Rect, ledger: &Ledger, seat: Seat) {
    block(p, r, 14.0, ink(NAVY_2));
    let field = Rect::from_min_max(r.min + pos2(30.0, 70.0).to_vec2(), r.max - pos2(30.0, 56.0).to_vec2());
    let head = pos2(r.left() + 30.0, r.top() + 36.0);
    let head =
        text(p, head, Align2::LEFT_CENTER, words::prospect(ledger.measure), Face::Headline, 32.0, AMBER);
    let note = words::known(ledger.exact);
    let (at, most) = (pos2(head.right() + 20.0, head.center().y), r.right() - head.right() - 40.0);
    text_fit(p, at, Align2::LEFT_CENTER, note, Face::Text, LARGE, most, MUTED);
    let values: Vec<f64> = std::iter::once(ledger.start.value)
        .chain([ledger.start.value + ledger.deal])
        .chain(ledger.lines.iter().map(|line| line.after))
        .map(|value| words::seen_by(ledger.measure, seat, value))
        .collect();
    let (low, high) = match ledger.measure {
        Measure::Wins => (0.0, 1.0),
        Measure::Goals => {
            values.iter().fold((-1.0_f64, 1.0_f64), |(low, high), v| (low.min(*v), high.max(*v)))
        }
    };
    let x = |k: usize| field.left() + field.width() * k as f32 / (values.len() - 1).max(1) as f32;
    let y = |value: f64| field.bottom() - field.height() * ((value - low) / (high - low)) as f32;
    let middle = match ledger.measure {
        Measure::Wins => 0.5,
        Measure::Goals => 0.0,
    };
    for (value, colour) in [(low, NAVY_3), (middle, MUTED), (high, NAVY_3)] {
        p.line_segment([pos2(field.left(), y(value)), pos2(field.right(), y(value))], (2.0, ink(colour)));
    }
    let points: Vec<Pos2> = values.iter().enumerate().map(|(k, value)| pos2(x(k), y(*value))).collect();
    for pair in points.windows(2) {
        let foot = |at: Pos2| pos2(at.x, y(middle));
        let area = vec![pair[0], pair[1], foot(pair[1]), foot(pair[0])];
        p.add(Shape::convex_polygon(area, glaze(AMBER, 0.16), (0.0, ink(AMBER))));
    }
    p.add(Shape::line(points.clone(), (4.0, ink(AMBER))));
    if let Some(luckiest) = ledger.luckiest()
        && let Some(at) =
            ledger.lines.iter().position(|line| line.n == luckiest.n).and_then(|k| points.get(k + 2))
    {
        p.circle_filled(*at, 13.0, ink(INK));
        p.circle_filled(*at, 9.0, ink(CHALK));
    }
    let foot = pos2(r.left() + 30.0, r.bottom() - 28.0);
    let said = words::turning(ledger);
    text_fit(p, foot, Align2::LEFT_CENTER, &said, Face::Text, LARGE, r.width() - 60.0, MUTED);
}

/// One part of the result: how much, what it is called, what it means.
fn panel(p: &Painter, r: Rect, (value, name, means): &(String, &str, &str)) {
    block(p, r, 14.0, ink(NAVY_2));
    let value = text(
        p,
        pos2(r.right() - 24.0, r.top() + 36.0),
        Align2::RIGHT_CENTER,
        value,
        Face::Display,
        46.0,
        CHALK,
    );
    let most = value.left() - r.left() - 40.0;
    text_fit(
        p,
        pos2(r.left() + 24.0, r.top() + 36.0),
        Align2::LEFT_CENTER,
        name,
        Face::Headline,
        34.0,
        most,
        AMBER,
    );
    let galley = p.layout((*means).to_owned(), Face::Text.at(LARGE), ink(MUTED), r.width() - 48.0);
    p.galley(pos2(r.left() + 24.0, r.top() + 64.0), galley, ink(MUTED));
}
