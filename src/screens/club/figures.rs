//! The figures of the club house: what the matches that are looked for come to, against each rival, and of late.

use bevy_egui::egui::{Align2, Painter, Rect, Shape, pos2};

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
const TILE: f32 = 250.0;
/// Text of that size is large as it is, and need not grow.
const LARGE: f32 = 27.0;

/// Draws the figures of these matches.
pub(super) fn draw(p: &Painter, r: Rect, found: &[&Kept], scale: UiScale) {
    let all = Figures::of(found.iter().copied());
    let tiles = words::tiles(&all);
    let gap = 18.0;
    let wide = (r.width() + gap) / tiles.len() as f32 - gap;
    for (k, tile) in tiles.iter().enumerate() {
        figure(p, rect(r.left() + (wide + gap) * k as f32, r.top(), wide, TILE), tile);
    }
    let top = r.top() + TILE + gap;
    let split = r.left() + r.width() * 0.62;
    let left = Rect::from_min_max(pos2(r.left(), top), pos2(split - gap / 2.0, r.bottom()));
    let right = Rect::from_min_max(pos2(split + gap / 2.0, top), r.max);
    rivals(p, left, found, scale);
    form(p, right, &all);
}

/// One figure, what it is called, and what is counted.
fn figure(p: &Painter, r: Rect, (value, name, counted): &(String, &str, &str)) {
    block(p, r, 14.0, ink(NAVY_2));
    let wide = r.width() - 24.0;
    let at = |y: f32| pos2(r.center().x, r.top() + y);
    text_fit(p, at(54.0), Align2::CENTER_CENTER, value, Face::Display, 72.0, wide, CHALK);
    text_fit(p, at(110.0), Align2::CENTER_CENTER, name, Face::Headline, 30.0, wide, AMBER);
    let galley = p.layout((*counted).to_owned(), Face::Text.at(LARGE), ink(MUTED), wide);
    p.galley(pos2(r.left() + 12.0, r.top() + 134.0), galley, ink(MUTED));
}

fn rivals(p: &Painter, r: Rect, found: &[&Kept], scale: UiScale) {
    block(p, r, 14.0, ink(NAVY_2));
    let inner = r.shrink(22.0);
    let x = |share: f32| inner.left() + inner.width() * share;
    let head = inner.top() + 18.0;
    text(p, pos2(inner.left(), head), Align2::LEFT_CENTER, "AGAINST", Face::Headline, 28.0, AMBER);
    let size = scale.text(23.0).min(30.0);
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
    let rows = by_rival(found.iter().copied());
    let high = ((inner.height() - 44.0) / rows.len().max(1) as f32).min(62.0);
    for (k, (rival, figures)) in rows.iter().enumerate() {
        let y = inner.top() + 44.0 + high * (k as f32 + 0.5);
        let name = rival.map_or("Nobody: one manager", |rival| words::rival(Some(rival)));
        text_fit(
            p,
            pos2(inner.left(), y),
            Align2::LEFT_CENTER,
            name,
            Face::Display,
            size + 3.0,
            inner.width() * 0.26,
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

/// The last results as a line: won above, drawn in the middle, lost below, each with its letter.
fn form(p: &Painter, r: Rect, all: &Figures) {
    block(p, r, 14.0, ink(NAVY_2));
    let inner = r.shrink(22.0);
    let head = pos2(inner.left(), inner.top() + 18.0);
    let head = text(p, head, Align2::LEFT_CENTER, "OF LATE", Face::Headline, 28.0, AMBER);
    let note = "the newest on the right";
    let most = inner.right() - head.right() - 16.0;
    text_fit(
        p,
        pos2(head.right() + 16.0, head.center().y),
        Align2::LEFT_CENTER,
        note,
        Face::Text,
        LARGE,
        most,
        MUTED,
    );
    let field = Rect::from_min_max(
        pos2(inner.left(), head.bottom() + 30.0),
        pos2(inner.right(), inner.bottom() - 20.0),
    );
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
