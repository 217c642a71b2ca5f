//! The figures of the club house: what the matches that are looked for come to, against each rival, and of late.

use bevy_egui::egui::{Align2, Painter, Rect, Shape, pos2, vec2};

use super::words;
use crate::club::Ended;
use crate::club::figures::{FORM, Figures, by_rival};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3, Rgb};
use crate::store::Kept;
use crate::theme::paint::{block, laid_within, rect, text, text_fit};
use crate::theme::{Face, UiScale, ink};

/// What the table of rivals says of each, and where: from the left, of its width.
const COLUMNS: [(&str, f32); 6] =
    [("Played", 0.32), ("Won", 0.42), ("Drawn", 0.51), ("Lost", 0.60), ("Goals", 0.71), ("Points", 0.82)];

/// Height of a figure with its words.
const TILE: f32 = 176.0;
/// Figures beside each other.
const ACROSS: usize = 6;
/// Text of that size is large as it is, and need not grow.
const LARGE: f32 = 27.0;

/// Draws the figures of these matches.
pub(super) fn draw(p: &Painter, r: Rect, found: &[&Kept], scale: UiScale) {
    let all = Figures::of(found.iter().copied());
    let tiles = words::tiles(&all);
    let gap = 14.0;
    let wide = (r.width() + gap) / ACROSS as f32 - gap;
    for (k, tile) in tiles.iter().enumerate() {
        let (column, row) = ((k % ACROSS) as f32, (k / ACROSS) as f32);
        let at = rect(r.left() + (wide + gap) * column, r.top() + (TILE + gap) * row, wide, TILE);
        figure(p, at, tile);
    }
    let top = r.top() + (TILE + gap) * tiles.len().div_ceil(ACROSS) as f32;
    let split = r.left() + r.width() * 0.55;
    let left = Rect::from_min_max(pos2(r.left(), top), pos2(split - gap / 2.0, r.bottom()));
    let right = Rect::from_min_max(pos2(split + gap / 2.0, top), r.max);
    let mid = right.center().y;
    rivals(p, left, found, scale);
    form(p, Rect::from_min_max(right.min, pos2(right.right(), mid - gap / 2.0)), &all);
    decisions(p, Rect::from_min_max(pos2(right.left(), mid + gap / 2.0), right.max), &all);
}

/// One figure, what it is called, and what is counted.
fn figure(p: &Painter, r: Rect, (value, name, counted): &(String, &str, String)) {
    block(p, r, 14.0, ink(NAVY_2));
    let wide = r.width() - 24.0;
    let at = |y: f32| pos2(r.center().x, r.top() + y);
    text_fit(p, at(38.0), Align2::CENTER_CENTER, value, Face::Display, 58.0, wide, CHALK);
    text_fit(p, at(82.0), Align2::CENTER_CENTER, name, Face::Headline, 28.0, wide, AMBER);
    let galley = p.layout(counted.clone(), Face::Text.at(LARGE), ink(MUTED), wide);
    p.galley(pos2(r.left() + 12.0, r.top() + 100.0), galley, ink(MUTED));
}

fn rivals(p: &Painter, r: Rect, found: &[&Kept], scale: UiScale) {
    block(p, r, 14.0, ink(NAVY_2));
    let inner = r.shrink(22.0);
    let x = |share: f32| inner.left() + inner.width() * share;
    let head = inner.top() + 18.0;
    text(p, pos2(inner.left(), head), Align2::LEFT_CENTER, "AGAINST", Face::Headline, 28.0, AMBER);
    let size = scale.text(24.0).min(31.0);
    for (name, share) in COLUMNS {
        text_fit(
            p,
            pos2(x(share), head),
            Align2::CENTER_CENTER,
            name,
            Face::Text,
            size,
            inner.width() * 0.088,
            MUTED,
        );
    }
    let one = |id: &&str| found.iter().all(|kept| kept.game == **id);
    let game = found.first().map(|kept| kept.game.as_str()).filter(one);
    let rows = by_rival(found.iter().copied());
    let high = ((inner.height() - 44.0) / rows.len().max(1) as f32).min(62.0);
    for (k, (rival, figures)) in rows.iter().enumerate() {
        let y = inner.top() + 44.0 + high * (k as f32 + 0.5);
        let name = rival.map_or("Nobody: one manager", |rival| words::rival(Some(rival), game));
        text_fit(
            p,
            pos2(inner.left(), y),
            Align2::LEFT_CENTER,
            name,
            Face::Display,
            size + 3.0,
            inner.width() * 0.275,
            CHALK,
        );
        let values = [
            figures.played.to_string(),
            figures.won.to_string(),
            figures.drawn.to_string(),
            figures.lost.to_string(),
            format!("{}-{}", figures.scored, figures.conceded),
            words::per_cent(figures.share()),
        ];
        for (value, (_, share)) in values.iter().zip(COLUMNS) {
            text_fit(
                p,
                pos2(x(share), y),
                Align2::CENTER_CENTER,
                value,
                Face::Display,
                size + 3.0,
                inner.width() * 0.1,
                CHALK,
            );
        }
        bar(p, rect(x(0.88), y - 11.0, inner.width() * 0.12, 22.0), figures);
    }
    if rows.is_empty() {
        let galley = laid_within(
            p,
            words::UNCOUNTED,
            Face::Text,
            scale.text(26.0),
            22.0,
            inner.width(),
            inner.height() - 60.0,
            MUTED,
        );
        p.galley(pos2(inner.left(), inner.top() + 56.0), galley, ink(MUTED));
    }
}

/// The shares of wins, draws and defeats side by side.
fn bar(p: &Painter, r: Rect, figures: &Figures) {
    let mut x = r.left();
    for (n, colour) in [(figures.won, AMBER), (figures.drawn, CHALK), (figures.lost, INK)] {
        let wide = r.width() * n as f32 / figures.played.max(1) as f32;
        p.rect_filled(rect(x, r.top(), wide, r.height()), 0, ink(colour));
        x += wide;
    }
}

/// The head of a panel, with a note beside it; where the panel goes on below.
fn head(p: &Painter, inner: Rect, name: &str, note: &str) -> f32 {
    let at = pos2(inner.left(), inner.top() + 8.0);
    let head = text(p, at, Align2::LEFT_CENTER, name, Face::Headline, 28.0, AMBER);
    let (at, most) = (pos2(head.right() + 16.0, head.center().y), inner.right() - head.right() - 16.0);
    text_fit(p, at, Align2::LEFT_CENTER, note, Face::Text, LARGE, most, MUTED);
    head.bottom()
}

/// What the person's decisions gave away in the last matches with a report, the better the lower.
fn decisions(p: &Painter, r: Rect, all: &Figures) {
    block(p, r, 14.0, ink(NAVY_2));
    let inner = r.shrink(20.0);
    let (measure, worths) = all.worths();
    let below = head(p, inner, "GIVEN AWAY", words::given(measure));
    let field = Rect::from_min_max(pos2(inner.left() + 56.0, below + 16.0), inner.max - vec2(0.0, 4.0));
    if worths.late.is_empty() {
        text_fit(
            p,
            field.left_center(),
            Align2::LEFT_CENTER,
            words::UNPLOTTED,
            Face::Text,
            LARGE,
            field.width(),
            MUTED,
        );
        return;
    }
    // As good as nothing is no cliff.
    let most = worths.late.iter().fold(0.1, |most: f64, given| most.max(*given));
    let y = |given: f64| field.bottom() - field.height() * (given.max(0.0) / most) as f32;
    for given in [0.0, most] {
        p.line_segment([pos2(field.left(), y(given)), pos2(field.right(), y(given))], (2.0, ink(NAVY_3)));
        let at = pos2(field.left() - 12.0, y(given));
        text(p, at, Align2::RIGHT_CENTER, &words::edge(measure, given), Face::Display, 24.0, MUTED);
    }
    let mean = y(worths.given().min(most));
    p.line_segment([pos2(field.left(), mean), pos2(field.right(), mean)], (2.0, ink(MUTED)));
    let step = field.width() / FORM as f32;
    let first = FORM - worths.late.len();
    let at = |k: usize, given: f64| pos2(field.left() + step * ((first + k) as f32 + 0.5), y(given));
    let points: Vec<_> = worths.late.iter().enumerate().map(|(k, given)| at(k, *given)).collect();
    p.add(Shape::line(points.clone(), (4.0, ink(AMBER))));
    for point in points {
        p.circle_filled(point, 7.0, ink(AMBER));
    }
}

/// The last results as a line: won above, drawn in the middle, lost below, each with its letter.
fn form(p: &Painter, r: Rect, all: &Figures) {
    block(p, r, 14.0, ink(NAVY_2));
    let inner = r.shrink(20.0);
    let below = head(p, inner, "OF LATE", "the newest on the right");
    let field = Rect::from_min_max(pos2(inner.left() + 56.0, below + 26.0), inner.max - vec2(0.0, 14.0));
    let step = field.width() / FORM as f32;
    let y = |ended: Ended| match ended {
        Ended::Won => field.top(),
        Ended::Drawn => field.center().y,
        Ended::Lost => field.bottom(),
    };
    for ended in [Ended::Won, Ended::Drawn, Ended::Lost] {
        p.line_segment([pos2(field.left(), y(ended)), pos2(field.right(), y(ended))], (2.0, ink(NAVY_3)));
    }
    let first = FORM - all.form.len();
    let at = |k: usize, ended: Ended| pos2(field.left() + step * ((first + k) as f32 + 0.5), y(ended));
    let points: Vec<_> = all.form.iter().enumerate().map(|(k, ended)| at(k, *ended)).collect();
    p.add(Shape::line(points.clone(), (3.0, ink(MUTED))));
    for (point, ended) in points.into_iter().zip(&all.form) {
        let (fill, letter): (Rgb, Rgb) = match ended {
            Ended::Won => (AMBER, INK),
            Ended::Drawn => (CHALK, INK),
            Ended::Lost => (INK, CHALK),
        };
        p.circle_filled(point, 15.0, ink(fill));
        text(p, point, Align2::CENTER_CENTER, words::letter(*ended), Face::Display, 22.0, letter);
    }
}
