//! The graph of a match: one side's value after each decision, with the goals.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Shape, pos2, vec2};

use crate::theme::paint::{draw_fitting_text, draw_text, kit};
use crate::theme::{UiFont, UiScale, ink, with_alpha};
use ai::evaluate::ValueUnit;
use ai::ledger::Ledger;
use clubs::club;
use engine::Seat;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};
use words::id;
use words::{DisplayText, MessageId, per_cent, signed_tenths};

/// Height of the strip for the goals above the line, in which nothing else is drawn.
const GOAL_STRIP_HEIGHT: f32 = 34.0;
/// Share of the width, at its left, that the figures of the axis have for themselves.
const AXIS_SHARE: f32 = 0.1;

/// The graph of one match.
pub(super) struct ValueGraph<'a> {
    ledger: &'a Ledger,
    /// The goals: number of decisions before each, and its side.
    goals: &'a [(usize, Seat)],
    /// The values before the deal, after it, and after each line of the ledger.
    pub(super) values: Vec<f64>,
    low: f64,
    high: f64,
}

impl<'a> ValueGraph<'a> {
    /// Creates the graph as that side sees it.
    pub(super) fn new(ledger: &'a Ledger, goals: &'a [(usize, Seat)], seat: Seat) -> Self {
        let values: Vec<f64> = std::iter::once(ledger.start.value)
            .chain([ledger.start.value + ledger.deal])
            .chain(ledger.lines.iter().map(|line| line.after))
            .map(|value| seen_by(ledger.unit, seat, value))
            .collect();
        let (low, high) = match ledger.unit {
            ValueUnit::Wins => (0.0, 1.0),
            ValueUnit::Goals => {
                values.iter().fold((-1.0_f64, 1.0_f64), |(low, high), v| (low.min(*v), high.max(*v)))
            }
        };
        Self { ledger, goals, values, low, high }
    }

    /// Returns the number of steps from the first point to the last, at least one.
    fn step_count(&self) -> f32 {
        (self.values.len() - 1).max(1) as f32
    }

    fn x(&self, field: Rect, k: usize) -> f32 {
        field.left() + field.width() * (AXIS_SHARE + (1.0 - AXIS_SHARE) * k as f32 / self.step_count())
    }

    fn y(&self, field: Rect, value: f64) -> f32 {
        let height = field.height() - GOAL_STRIP_HEIGHT;
        field.bottom() - height * ((value - self.low) / (self.high - self.low)) as f32
    }

    /// Returns the position of a point in the field.
    pub(super) fn point(&self, field: Rect, k: usize) -> Pos2 {
        pos2(self.x(field, k), self.y(field, self.values[k]))
    }

    /// Returns the point that is nearest to that share of the width, 0..=1.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "0..=1 of some hundred points"
    )]
    pub(super) fn nearest(&self, share: f32) -> usize {
        (((share - AXIS_SHARE) / (1.0 - AXIS_SHARE)).clamp(0.0, 1.0) * self.step_count()).round() as usize
    }

    /// Returns the number of the decision that led to that point, from 0.
    pub(super) fn decision(&self, k: usize) -> usize {
        k.checked_sub(2).and_then(|k| self.ledger.lines.get(k)).map_or(0, |line| line.n)
    }

    /// Returns a value as the axis names it.
    fn figure(&self, value: f64) -> DisplayText {
        match self.ledger.unit {
            ValueUnit::Wins => per_cent(value),
            ValueUnit::Goals if value.abs() < 0.05 => DisplayText::verbatim("0"),
            ValueUnit::Goals => signed_tenths(value),
        }
    }

    /// Draws the graph.
    pub(super) fn draw(&self, p: &Painter, field: Rect) {
        let middle = match self.ledger.unit {
            ValueUnit::Wins => 0.5,
            ValueUnit::Goals => 0.0,
        };
        for (value, colour) in [(self.low, NAVY_3), (middle, MUTED), (self.high, NAVY_3)] {
            let y = self.y(field, value);
            let ends = [self.x(field, 0), field.right()].map(|x| pos2(x, y));
            p.line_segment(ends, (2.0, ink(colour)));
            let (most, size) =
                (AXIS_SHARE * field.width() - 10.0, UiScale::from_context(p.ctx()).text_size(20.0));
            let (at, figure) = (ends[0] - vec2(10.0, 0.0), self.figure(value).shown());
            draw_fitting_text(p, at, Align2::RIGHT_CENTER, &figure, UiFont::Text, size, most, MUTED);
        }
        let points: Vec<Pos2> = (0..self.values.len()).map(|k| self.point(field, k)).collect();
        for pair in points.windows(2) {
            let foot = |at: Pos2| pos2(at.x, self.y(field, middle));
            let area = vec![pair[0], pair[1], foot(pair[1]), foot(pair[0])];
            p.add(Shape::convex_polygon(area, with_alpha(AMBER, 0.16), (0.0, ink(AMBER))));
        }
        p.add(Shape::line(points.clone(), (4.0, ink(AMBER))));
        // A decision is drawn at the point that it led to.
        let place = |n: usize| self.ledger.lines.iter().rposition(|line| line.n <= n).map(|k| k + 2);
        for (taken, side) in self.goals {
            let Some(at) = place(taken.saturating_sub(1)).and_then(|k| points.get(k)) else { continue };
            let (top, colour) = (pos2(at.x, field.top()), ink(kit(*side).0));
            p.line_segment([top, pos2(at.x, field.bottom())], (3.0, colour));
            p.circle(top, 13.0, colour, (3.0, ink(CHALK)));
            draw_text(p, top, Align2::CENTER_CENTER, &club(*side).letter, UiFont::Display, 20.0, CHALK);
        }
        if let Some(at) =
            self.ledger.turning_point().and_then(|line| place(line.n)).and_then(|k| points.get(k))
        {
            p.circle_filled(*at, 13.0, ink(INK));
            p.circle_filled(*at, 9.0, ink(CHALK));
        }
    }
}

/// Returns the heading of the graph.
pub(super) const fn unit_title(unit: ValueUnit) -> MessageId {
    match unit {
        ValueUnit::Wins => id!("graph-wins"),
        ValueUnit::Goals => id!("graph-goals"),
    }
}

/// Returns the text that says whether the values are exact.
pub(super) const fn known(exact: bool) -> MessageId {
    if exact { id!("graph-exact") } else { id!("graph-estimated") }
}

/// Returns home's value as that side sees it.
fn seen_by(unit: ValueUnit, seat: Seat, value: f64) -> f64 {
    match (unit, seat) {
        (_, Seat::Home) => value,
        (ValueUnit::Wins, Seat::Away) => 1.0 - value,
        (ValueUnit::Goals, Seat::Away) => -value,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_graph_shows_the_value_from_either_side() {
        for (unit, seat, home, seen) in [
            (ValueUnit::Wins, Seat::Home, 0.7, 0.7),
            (ValueUnit::Wins, Seat::Away, 0.7, 0.3),
            (ValueUnit::Goals, Seat::Away, 2.0, -2.0),
        ] {
            assert!((seen_by(unit, seat, home) - seen).abs() < 1e-12);
        }
    }
}
