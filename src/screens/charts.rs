//! The rules as drawn tables: a grid with a sign and words in every cell.

use std::sync::Arc;

use bevy_egui::egui::{Galley, Painter, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

use crate::hud::pictures::Pictures;
use crate::stage::chart::{Chart, Head, Mark};
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3, PITCH_B, Rgb};
use crate::theme::paint::{block, polygon, rect};
use crate::theme::{Face, UiScale, ink};

/// Between a cell's edge and what stands in it, design units.
const PAD: f32 = 14.0;
/// Between two cells.
const GAP: f32 = 4.0;
/// A sign, across.
const SIGN: f32 = 30.0;
/// A card beside a head: its size, 1 is 250 x 350, and the room it takes.
const CARD: f32 = 0.18;
const CARD_ROOM: f32 = 250.0 * CARD + PAD;
const CARD_TALL: f32 = 350.0 * CARD + 16.0;

/// Words, laid out, and what stands before them.
struct Laid {
    words: Arc<Galley>,
    mark: Mark,
    face: Option<String>,
}

impl Laid {
    fn of(p: &Painter, words: &str, face: Face, size: f32, wide: f32, colour: Rgb) -> Arc<Galley> {
        p.layout(words.to_owned(), face.at(size), ink(colour), wide.max(40.0))
    }

    fn head(p: &Painter, head: &Head, size: f32, wide: f32) -> Self {
        let room = if head.face.is_some() { CARD_ROOM } else { 0.0 };
        let words = Self::of(p, &head.words, Face::Display, size, wide - 2.0 * PAD - room, CHALK);
        Self { words, mark: Mark::Plain, face: head.face.clone() }
    }

    fn tall(&self) -> f32 {
        let words = self.words.size().y + PAD;
        if self.face.is_some() { words.max(CARD_TALL) } else { words }
    }

    fn draw(&self, p: &Painter, r: Rect, art: Pictures) {
        let mut x = r.left() + PAD;
        if let Some(face) = &self.face {
            art.card(p, face, pos2(x + 125.0 * CARD, r.center().y), CARD, 0.0);
            x += CARD_ROOM;
        }
        if self.mark != Mark::Plain {
            sign(p, self.mark, pos2(x + SIGN / 2.0, r.center().y), SIGN);
            x += SIGN + PAD;
        }
        p.galley(pos2(x, r.center().y - self.words.size().y / 2.0), self.words.clone(), ink(CHALK));
    }
}

/// A table at the cursor, as wide as there is room.
pub(super) fn chart(ui: &mut Ui, chart: &Chart, art: Pictures, scale: UiScale) {
    let p = ui.painter().clone();
    let wide = ui.available_width();
    let columns = chart.columns.len().max(1) as f32;
    let first = wide * if columns > 3.0 { 0.2 } else { 0.3 };
    let each = (wide - first) / columns;
    let (head, cell) = (scale.text(26.0), scale.text(22.0));
    let title = Laid::of(&p, &chart.title, Face::Headline, scale.text(38.0), wide, AMBER);
    let down = Laid::of(&p, &chart.down, Face::Text, cell, first - 2.0 * PAD, MUTED);
    let across = Laid::of(&p, &chart.across, Face::Text, cell, each * columns, MUTED);
    let note = Laid::of(&p, &chart.note, Face::Body, cell, wide, MUTED);
    let heads: Vec<Laid> = chart.columns.iter().map(|column| Laid::head(&p, column, head, each)).collect();
    let rows: Vec<(Laid, Vec<Laid>)> = chart
        .rows
        .iter()
        .map(|(row, cells)| {
            let cells = cells.iter().map(|told| {
                let room = if told.mark == Mark::Plain { 0.0 } else { SIGN + PAD };
                let words = Laid::of(&p, &told.words, Face::Text, cell, each - 2.0 * PAD - room, CHALK);
                Laid { words, mark: told.mark, face: None }
            });
            (Laid::head(&p, row, head, first), cells.collect())
        })
        .collect();
    let over = across.size().y + 8.0;
    let top = heads.iter().map(Laid::tall).fold(down.size().y + PAD, f32::max).max(52.0);
    let talls: Vec<f32> = rows
        .iter()
        .map(|(row, cells)| cells.iter().map(Laid::tall).fold(row.tall(), f32::max).max(52.0))
        .collect();
    let tall =
        title.size().y + over + top + talls.iter().map(|tall| tall + GAP).sum::<f32>() + note.size().y + 34.0;
    let (r, _) = ui.allocate_exact_size(vec2(wide, tall), Sense::hover());
    let mut y = r.top() + 8.0;
    let tall = title.size().y;
    p.galley(pos2(r.left(), y), title, ink(AMBER));
    y += tall;
    p.galley(pos2(r.left() + first + PAD, y), across, ink(MUTED));
    y += over;
    let place =
        |column: f32, y: f32, tall: f32| rect(r.left() + first + each * column + GAP, y, each - GAP, tall);
    p.galley(pos2(r.left() + PAD, y + top / 2.0 - down.size().y / 2.0), down, ink(MUTED));
    for (k, head) in heads.iter().enumerate() {
        let r = place(k as f32, y, top);
        block(&p, r, 8.0, ink(NAVY_3));
        head.draw(&p, r, art);
    }
    y += top + GAP;
    for ((row, cells), tall) in rows.iter().zip(talls) {
        let at = rect(r.left(), y, first, tall);
        block(&p, at, 8.0, ink(NAVY_3));
        row.draw(&p, at, art);
        for (k, told) in cells.iter().enumerate() {
            let r = place(k as f32, y, tall);
            block(&p, r, 8.0, ink(NAVY_2));
            told.draw(&p, r, art);
        }
        y += tall + GAP;
    }
    p.galley(pos2(r.left(), y + 8.0), note, ink(MUTED));
}

/// The sign of a mark: each has a shape of its own.
fn sign(p: &Painter, mark: Mark, centre: Pos2, size: f32) {
    let at = |x: f32, y: f32| centre + vec2(x, y) * size;
    let line = |points: Vec<Pos2>, colour: Rgb| {
        p.add(Shape::line(points, Stroke::new(size * 0.13, ink(colour))));
    };
    let disc = |fill: Rgb, edge: Rgb| {
        p.circle(centre, size / 2.0, ink(fill), Stroke::new(2.0, ink(edge)));
    };
    match mark {
        Mark::Yes => {
            disc(PITCH_B, CHALK);
            line(vec![at(-0.24, 0.02), at(-0.06, 0.2), at(0.25, -0.18)], CHALK);
        }
        Mark::No => {
            disc(INK, MUTED);
            line(vec![at(-0.18, -0.18), at(0.18, 0.18)], MUTED);
            line(vec![at(-0.18, 0.18), at(0.18, -0.18)], MUTED);
        }
        Mark::Part => {
            disc(INK, AMBER);
            line(vec![at(-0.26, 0.06), at(-0.12, -0.08), at(0.1, 0.08), at(0.26, -0.06)], AMBER);
        }
        Mark::Foul => {
            polygon(p, vec![at(0.0, -0.5), at(0.55, 0.46), at(-0.55, 0.46)], ink(AMBER));
            line(vec![at(0.0, -0.2), at(0.0, 0.16)], INK);
            p.circle_filled(at(0.0, 0.32), size * 0.07, ink(INK));
        }
        Mark::Plain => {}
    }
}
