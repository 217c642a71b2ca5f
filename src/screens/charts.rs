//! Tables in the rules: a grid with a symbol and text in every cell.

use bevy_egui::egui::{Painter, Pos2, Shape, Stroke, vec2};

use crate::hud::pictures::PicturePainter;
use crate::theme::ink;
use crate::theme::paint::draw_polygon;
use crate::widgets::{BoxSurface, GridTrack, Node, StyledText, column, drawing, row, table};
use stage::chart::{CellMark, Chart, ChartCell, ChartHeading};
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3, PITCH_B, Rgb};

/// Gap between two cells, design units.
const GAP: f32 = 4.0;
/// Width of a symbol, design units.
const SIGN: f32 = 30.0;
/// Scale of a card beside a heading; 1 is 250 x 350.
const CARD: f32 = 0.18;

/// Returns a table that takes the width there is.
pub(super) fn chart<'a, M: 'a>(chart: &Chart, art: PicturePainter<'a>) -> Node<'a, M> {
    let columns = chart.columns.len().max(1) as f32;
    let first = if columns > 3.0 { 0.2 } else { 0.3 };
    let each = (1.0 - first) / columns;
    let tracks: Vec<_> =
        std::iter::once(first).chain(chart.columns.iter().map(|_| each)).map(GridTrack::Share).collect();
    let cells = chart.rows.iter().flat_map(|(row, cells)| {
        std::iter::once(head(row, art)).chain(cells.iter().map(outcome_cell)).collect::<Vec<_>>()
    });
    let table = table(&tracks)
        .gap(GAP)
        .stretch()
        .child(place().child(words(StyledText::note(&chart.row_label))))
        .children(chart.columns.iter().map(|column| head(column, art)))
        .children(cells);
    let over = row()
        .child(column().portion(first))
        .child(StyledText::note(&chart.column_label).node().pad(14.0, 4.0).portion(1.0 - first));
    let note =
        (!chart.note.is_empty()).then(|| StyledText::body(&chart.note).colour(MUTED).node().pad(0.0, 8.0));
    column().rigid().child(StyledText::heading(&chart.title)).child(over).child(table).children(note)
}

/// Returns an empty cell of the table.
fn place<'a, M: 'a>() -> Node<'a, M> {
    row().gap(14.0).pad(14.0, 7.0).min_height(52.0)
}

/// Returns text in a cell; a long word shrinks before the table widens.
fn words<'a, M: 'a>(text: StyledText) -> Node<'a, M> {
    text.node().grow().min_width(0.0)
}

/// Returns the heading of a row or a column: text, and the card that it stands for.
fn head<'a, M: 'a>(head: &ChartHeading, art: PicturePainter<'a>) -> Node<'a, M> {
    let card = head.face.clone().map(|face| {
        let size = vec2(250.0, 350.0) * CARD;
        drawing(size, move |p, r| art.card(p, &face, r.center(), CARD, 0.0)).rigid()
    });
    let text = StyledText::label(&head.words).size(26.0);
    place().surface(BoxSurface::Fill(ink(NAVY_3), 8.0)).children(card).child(words(text))
}

/// Returns a cell with an outcome: a symbol and text.
fn outcome_cell<'a, M: 'a>(cell: &ChartCell) -> Node<'a, M> {
    let mark = cell.mark;
    let sign = (mark != CellMark::Plain)
        .then(|| drawing((SIGN, SIGN), move |p, r| sign(p, mark, r.center(), SIGN)).rigid());
    let text = StyledText::note(&cell.words).colour(CHALK);
    place().surface(BoxSurface::Fill(ink(NAVY_2), 8.0)).children(sign).child(words(text))
}

/// Draws the symbol of a mark; each has its own shape.
fn sign(p: &Painter, mark: CellMark, centre: Pos2, size: f32) {
    let at = |x: f32, y: f32| centre + vec2(x, y) * size;
    let line = |points: Vec<Pos2>, colour: Rgb| {
        p.add(Shape::line(points, Stroke::new(size * 0.13, ink(colour))));
    };
    let disc = |fill: Rgb, edge: Rgb| {
        p.circle(centre, size / 2.0, ink(fill), Stroke::new(2.0, ink(edge)));
    };
    match mark {
        CellMark::Yes => {
            disc(PITCH_B, CHALK);
            line(vec![at(-0.24, 0.02), at(-0.06, 0.2), at(0.25, -0.18)], CHALK);
        }
        CellMark::No => {
            disc(INK, MUTED);
            line(vec![at(-0.18, -0.18), at(0.18, 0.18)], MUTED);
            line(vec![at(-0.18, 0.18), at(0.18, -0.18)], MUTED);
        }
        CellMark::Part => {
            disc(INK, AMBER);
            line(vec![at(-0.26, 0.06), at(-0.12, -0.08), at(0.1, 0.08), at(0.26, -0.06)], AMBER);
        }
        CellMark::Foul => {
            draw_polygon(p, vec![at(0.0, -0.5), at(0.55, 0.46), at(-0.55, 0.46)], ink(AMBER));
            line(vec![at(0.0, -0.2), at(0.0, 0.16)], INK);
            p.circle_filled(at(0.0, 0.32), size * 0.07, ink(INK));
        }
        CellMark::Plain => {}
    }
}
