//! The fixtures of a competition, a column a round, and the table of a league.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, pos2};

use crate::between::between;
use crate::competition::{Competition, Fixture, Kind as Contest};
use crate::engine::Seat;
use crate::screens::honours::cup;
use crate::stage::clubs::Crest;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY, NAVY_3, Rgb};
use crate::theme::paint::{block, frame, no_crest, rect, shield, text, text_fit, width};
use crate::theme::{Face, UiScale, ink};
use crate::who::Who;

/// Lines of what is still open: to be seen, and behind everything that is known.
const FAINT: Rgb = Rgb(0x3E_5678);

/// Height of the rounds' names, over their matches.
const HEAD: f32 = 52.0;

/// Every round beside the other: the matches that are known, and empty places for those that are not.
pub(super) fn columns(p: &Painter, r: Rect, competition: &Competition, scale: UiScale) {
    let next = competition.for_people();
    rounds(p, r, competition, 34.0, 168.0, |place, fixture| match fixture {
        Some(fixture) => box_of(p, place, competition, fixture, Some(*fixture) == next, scale),
        None => nobody(p, place),
    });
}

/// What will be played, before lots are drawn: in a league who meets whom is known.
pub(super) fn preview(p: &Painter, r: Rect, competition: &Competition) {
    let size = 28.0;
    if competition.kind() == Contest::Cup {
        let s = r.height().min(190.0);
        let at = Rect::from_min_max(r.min, pos2(r.right() - 180.0, r.bottom()));
        rounds(p, at, competition, size, 110.0, |place, _| nobody(p, place));
        cup(p, pos2(r.right() - 86.0, r.top() + HEAD + (r.height() - HEAD + s * 0.72) / 2.0), s * 0.72);
        return;
    }
    rounds(p, r, competition, size, 110.0, |place, fixture| {
        let Some(fixture) = fixture else { return };
        block(p, place, 8.0, ink(INK));
        let s = (place.height() - 8.0).min(60.0);
        for (seat, way) in [(Seat::Home, -1.0), (Seat::Away, 1.0)] {
            let at = pos2(place.center().x + way * (s * 0.5 + 18.0), place.center().y);
            shield(p, at, s, Crest::of_entrant(fixture.sides[seat]));
        }
        text(p, place.center(), Align2::CENTER_CENTER, "v", Face::Display, 24.0, MUTED);
    });
}

/// Goes through all matches, those to come too, with the place of each; draws the rounds' names and what ties a cup
/// together. `most` is the most that a match may be high.
fn rounds(
    p: &Painter,
    r: Rect,
    competition: &Competition,
    size: f32,
    most: f32,
    mut each: impl FnMut(Rect, Option<&Fixture>),
) {
    let rounds = competition.rounds();
    let length = competition.length();
    let kind = competition.kind();
    let wide = r.width() / length as f32;
    let first = rounds.first().map_or(1, Vec::len);
    let gap = (r.height() / 40.0).clamp(4.0, 16.0);
    let high = between((r.height() - HEAD) / first as f32 - gap, 20.0, most);
    for round in 0..length {
        let x = r.left() + wide * round as f32;
        let head = pos2(x + wide / 2.0 - 8.0, r.top() + 20.0);
        let title = competition.round_title(round);
        text_fit(p, head, Align2::CENTER_CENTER, &title, Face::Headline, size, wide - 44.0, CHALK);
        let count = match kind {
            Contest::League => first,
            Contest::Cup => (first >> round).max(1),
        };
        for place in 0..count {
            let y = middle(r, round, place, count, first, kind);
            if kind == Contest::Cup && round > 0 {
                let from = |k: usize| {
                    let y = middle(r, round - 1, 2 * place + k, count * 2, first, Contest::Cup);
                    pos2(x - 16.0, y)
                };
                tie(p, from(0), from(1), pos2(x, y));
            }
            let fixture = rounds.get(round).and_then(|round| round.get(place));
            each(rect(x, y - high / 2.0, wide - 16.0, high), fixture);
        }
    }
}

/// The height at which a match stands: in a cup between the two that lead to it.
fn middle(r: Rect, round: usize, place: usize, count: usize, first: usize, kind: Contest) -> f32 {
    let room = r.height() - HEAD;
    let rows = if kind == Contest::Cup { first >> round } else { count };
    r.top() + HEAD + room * (place as f32 + 0.5) / rows.max(1) as f32
}

/// From two matches to the one between their winners.
fn tie(p: &Painter, a: Pos2, b: Pos2, to: Pos2) {
    let stroke = Stroke::new(3.0, ink(FAINT));
    let mid = to.x - 8.0;
    for from in [a, b] {
        p.line_segment([from, pos2(mid, from.y)], stroke);
    }
    p.line_segment([pos2(mid, a.y), pos2(mid, b.y)], stroke);
    p.line_segment([pos2(mid, to.y), to], stroke);
}

/// A match of which nobody is known.
fn nobody(p: &Painter, r: Rect) {
    block(p, r, 10.0, ink(NAVY));
    frame(p, r, 10.0, 2.0, FAINT);
    let s = (r.height() * 0.36).min(56.0);
    for share in [0.28, 0.72] {
        no_crest(p, pos2(r.left() + 14.0 + s / 2.0, r.top() + r.height() * share), s, FAINT);
    }
}

fn box_of(p: &Painter, r: Rect, competition: &Competition, fixture: &Fixture, now: bool, scale: UiScale) {
    block(p, r, 12.0, ink(INK));
    frame(p, r, 12.0, if now { 4.0 } else { 2.0 }, if now { AMBER } else { NAVY_3 });
    let half = r.height() / 2.0;
    let narrow = r.width() < 240.0;
    let size = scale.text(32.0).min(if narrow { 34.0 } else { 38.0 }).min(half * 0.42);
    let small = scale.text(24.0).min(28.0).min(half * 0.36);
    for (seat, top) in [(Seat::Home, r.top() + 4.0), (Seat::Away, r.top() + half - 4.0)] {
        let side = fixture.sides[seat];
        let crest = Crest::of_entrant(side);
        let (s, y) = ((half - 14.0).min(if narrow { 46.0 } else { 64.0 }), top + half / 2.0);
        let colour = match fixture.played {
            Some(tally) if tally.winner == Some(!seat) => MUTED,
            _ => CHALK,
        };
        let figure = fixture.played.map(|tally| match tally.kicks {
            Some(kicks) => format!("{} ({})", tally.score[seat], kicks[seat]),
            None => tally.score[seat].to_string(),
        });
        shield(p, pos2(r.left() + 12.0 + s / 2.0, y), s, crest);
        let x = r.left() + s + 22.0;
        let room = figure.as_ref().map_or(16.0, |figure| width(p, figure, Face::Display, size) + 24.0);
        let most = r.right() - room - x;
        if narrow {
            text_fit(p, pos2(x, y), Align2::LEFT_CENTER, crest.short, Face::Display, size, most, colour);
        } else {
            let (club, who) = (pos2(x, y - half * 0.21), pos2(x, y + half * 0.25));
            text_fit(p, club, Align2::LEFT_CENTER, crest.name, Face::Display, size, most, colour);
            text_fit(p, who, Align2::LEFT_CENTER, competition.name(side), Face::Text, small, most, MUTED);
        }
        if let Some(figure) = figure {
            text(p, pos2(r.right() - 14.0, y), Align2::RIGHT_CENTER, &figure, Face::Display, size, colour);
        }
    }
}

/// The table of a league, the best first.
pub(super) fn table(p: &Painter, r: Rect, competition: &Competition, scale: UiScale) {
    let rows = competition.standings();
    let high = ((r.height() - 40.0) / rows.len().max(1) as f32).min(70.0);
    let size = scale.text(28.0).min(34.0).min(high * 0.6);
    // Won, drawn, lost, goals, points: from the right.
    let column = |k: usize| r.right() - [16.0, 96.0, 196.0, 244.0, 292.0][k];
    let heads = ["Pts", "Goals", "L", "D", "W"];
    for (k, head) in heads.into_iter().enumerate() {
        let at = pos2(column(k), r.top() + 18.0);
        text(p, at, Align2::RIGHT_CENTER, head, Face::Headline, 26.0, MUTED);
    }
    for (k, row) in rows.iter().enumerate() {
        let line = rect(r.left(), r.top() + 38.0 + high * k as f32, r.width(), high - 6.0);
        block(p, line, 10.0, ink(if k % 2 == 0 { INK } else { NAVY }));
        if (competition.entrants().get(row.side)).is_some_and(|entrant| entrant.who == Who::Human) {
            frame(p, line, 10.0, 2.0, CHALK);
        }
        let y = line.center().y;
        let at = pos2(line.left() + 14.0, y);
        text(p, at, Align2::LEFT_CENTER, &(k + 1).to_string(), Face::Display, size, MUTED);
        let crest = Crest::of_entrant(row.side);
        let s = line.height() - 6.0;
        shield(p, pos2(line.left() + 46.0 + s / 2.0, y), s, crest);
        let x = line.left() + 58.0 + s;
        // As they stand side by side, the club takes what it needs of three fifths.
        let room = column(4) - 34.0 - x;
        let club =
            text_fit(p, pos2(x, y), Align2::LEFT_CENTER, crest.name, Face::Display, size, room * 0.6, CHALK);
        let at = pos2(club.right() + 14.0, y);
        let most = x + room - at.x;
        let small = size * 0.86;
        text_fit(p, at, Align2::LEFT_CENTER, competition.name(row.side), Face::Text, small, most, MUTED);
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
