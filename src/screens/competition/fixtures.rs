//! The fixtures of a competition, a column a round, and the table of a league.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, pos2};

use crate::competition::{Competition, Fixture, Kind as Contest};
use crate::engine::Seat;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_3};
use crate::theme::paint::{block, frame, rect, text, text_fit, width};
use crate::theme::{Face, UiScale, ink};

/// Every round beside the other: the matches that are known, and empty places for those that are not.
pub(super) fn columns(p: &Painter, r: Rect, competition: &Competition, scale: UiScale) {
    let rounds = competition.rounds();
    let length = competition.length();
    let wide = r.width() / length as f32;
    let next = competition.for_people();
    let first = rounds.first().map_or(1, Vec::len);
    let high = ((r.height() - 60.0) / first as f32 - 16.0).clamp(60.0, 132.0);
    for round in 0..length {
        let x = r.left() + wide * round as f32;
        let head = pos2(x + wide / 2.0 - 8.0, r.top() + 20.0);
        let title = competition.round_title(round);
        text_fit(p, head, Align2::CENTER_CENTER, &title, Face::Headline, 32.0, wide - 24.0, CHALK);
        let count = match competition.kind() {
            Contest::League => first,
            Contest::Cup => (first >> round).max(1),
        };
        for place in 0..count {
            let y = middle(r, round, place, count, first, competition.kind());
            let place_of = rect(x, y - high / 2.0, wide - 16.0, high);
            if competition.kind() == Contest::Cup && round > 0 {
                let from = |k: usize| {
                    let y = middle(r, round - 1, 2 * place + k, count * 2, first, Contest::Cup);
                    pos2(x - 16.0, y)
                };
                tie(p, from(0), from(1), pos2(x, y));
            }
            let fixture = rounds.get(round).and_then(|round| round.get(place));
            let now = fixture.is_some_and(|fixture| Some(*fixture) == next);
            match fixture {
                Some(fixture) => box_of(p, place_of, competition, fixture, now, scale),
                None => frame(p, place_of, 12.0, 2.0, NAVY_3),
            }
        }
    }
}

/// The height at which a match stands: in a cup between the two that lead to it.
fn middle(r: Rect, round: usize, place: usize, count: usize, first: usize, kind: Contest) -> f32 {
    let room = r.height() - 60.0;
    let rows = if kind == Contest::Cup { first >> round } else { count };
    r.top() + 60.0 + room * (place as f32 + 0.5) / rows.max(1) as f32
}

/// From two matches to the one between their winners.
fn tie(p: &Painter, a: Pos2, b: Pos2, to: Pos2) {
    let stroke = Stroke::new(3.0, ink(NAVY_3));
    let mid = to.x - 8.0;
    for from in [a, b] {
        p.line_segment([from, pos2(mid, from.y)], stroke);
    }
    p.line_segment([pos2(mid, a.y), pos2(mid, b.y)], stroke);
    p.line_segment([pos2(mid, to.y), to], stroke);
}

fn box_of(p: &Painter, r: Rect, competition: &Competition, fixture: &Fixture, now: bool, scale: UiScale) {
    block(p, r, 12.0, ink(INK));
    frame(p, r, 12.0, if now { 4.0 } else { 2.0 }, if now { AMBER } else { NAVY_3 });
    let size = scale.text(32.0).min(38.0).min(r.height() * 0.34);
    for (k, seat) in Seat::BOTH.into_iter().enumerate() {
        let y = r.top() + r.height() * (0.29 + 0.42 * k as f32);
        let colour = match fixture.played {
            Some(tally) if tally.winner == Some(!seat) => MUTED,
            _ => CHALK,
        };
        let figure = fixture.played.map(|tally| match tally.kicks {
            Some(kicks) => format!("{} ({})", tally.score[seat], kicks[seat]),
            None => tally.score[seat].to_string(),
        });
        let room = figure.as_ref().map_or(16.0, |figure| width(p, figure, Face::Display, size) + 30.0);
        let name = competition.name(fixture.sides[seat]);
        let at = pos2(r.left() + 16.0, y);
        text_fit(p, at, Align2::LEFT_CENTER, name, Face::Display, size, r.width() - 16.0 - room, colour);
        if let Some(figure) = figure {
            let at = pos2(r.right() - 16.0, y);
            text(p, at, Align2::RIGHT_CENTER, &figure, Face::Display, size, colour);
        }
    }
}

/// The table of a league, the best first.
pub(super) fn table(p: &Painter, r: Rect, competition: &Competition, scale: UiScale) {
    let rows = competition.standings();
    let high = ((r.height() - 44.0) / rows.len().max(1) as f32).min(62.0);
    let size = scale.text(28.0).min(34.0).min(high * 0.62);
    // Played, won, drawn, lost, goals, points: from the right.
    let column = |k: usize| r.right() - [16.0, 92.0, 190.0, 236.0, 282.0][k];
    let heads = ["Pts", "Goals", "L", "D", "W"];
    for (k, head) in heads.into_iter().enumerate() {
        let at = pos2(column(k), r.top() + 18.0);
        text(p, at, Align2::RIGHT_CENTER, head, Face::Headline, 26.0, MUTED);
    }
    for (k, row) in rows.iter().enumerate() {
        let line = rect(r.left(), r.top() + 40.0 + high * k as f32, r.width(), high - 6.0);
        block(p, line, 10.0, ink(if k % 2 == 0 { INK } else { NAVY }));
        let y = line.center().y;
        let at = pos2(line.left() + 14.0, y);
        text(p, at, Align2::LEFT_CENTER, &(k + 1).to_string(), Face::Display, size, MUTED);
        let name = competition.name(row.side);
        let at = pos2(line.left() + 48.0, y);
        text_fit(p, at, Align2::LEFT_CENTER, name, Face::Display, size, r.width() - 372.0, CHALK);
        let figures = [
            row.points().to_string(),
            format!("{}-{}", row.scored, row.conceded),
            row.lost.to_string(),
            row.drawn.to_string(),
            row.won.to_string(),
        ];
        for (k, figure) in figures.iter().enumerate() {
            let colour = if k == 0 { CHALK } else { MUTED };
            text(p, pos2(column(k), y), Align2::RIGHT_CENTER, figure, Face::Display, size, colour);
        }
    }
}
