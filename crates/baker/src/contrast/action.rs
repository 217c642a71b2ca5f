//! The action cards of Soccer 17 in the high-contrast set: the attacking half black on white, the defending half white
//! on black. The game prints words into the empty spaces.

use games::soccer17::data::AREAS;
use games::soccer17::state::DuelResult;
use stage::palette::{BLACK, CONTRAST_RED, Rgb, WHITE};

use crate::contrast::{card, field, mystery, picture};
use crate::faces::{ActionCardContent, PLAYS, action_rows, play_icon};
use crate::icons::IconBodies;
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, arrow, at, disc, line, rect, star, stroke, text};

/// Returns every action card; the keys follow `hc/s17/`.
pub(super) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out = Vec::new();
    for row in action_rows() {
        out.push(picture(&format!("s17/{}", row.key), &attacking(&row, None, icons)));
        out.push(picture(&format!("s17/{}_def", row.key), &defending(&row, icons)));
        for area in (1..=AREAS).filter(|_| row.cells.is_some()) {
            out.push(picture(&format!("s17/{}_{area}", row.key), &attacking(&row, Some(area), icons)));
        }
    }
    out.push(picture("s17/chance_back", &mystery()));
    out
}

/// Draws the symbols of one option in a row around (x, y): `^`, `*`, digits.
pub(super) fn glyphs(option: &str, x: f64, y: f64, size: f64, ink: Rgb, paper: Rgb) -> String {
    let n = option.chars().count() as f64;
    let mut o = String::new();
    for (k, g) in option.chars().enumerate() {
        let x = x + (k as f64 - (n - 1.0) / 2.0) * size;
        o += &match g {
            '^' => arrow(x, y, size * 1.2, ink),
            '*' => star(x, y + size * 0.04, size * 0.64, ink, ""),
            digit => {
                disc(x, y, size * 0.8, ink, "")
                    + &text(x, y + size * 0.42, &digit.to_string(), size * 1.2, paper, SvgFont::Display)
            }
        };
    }
    o
}

/// Draws one option on a column 53 wide around the height y; long ones have two rows.
fn option(option: &str, x: f64, y: f64, ink: Rgb, paper: Rgb) -> String {
    let two = |first: &str, second: &str| {
        glyphs(first, x, y - 19.0, 23.0, ink, paper) + &glyphs(second, x, y + 19.0, 23.0, ink, paper)
    };
    match option {
        "^^*" => two("^^", "*"),
        "^*" => two("^", "*"),
        "^**" => two("^", "**"),
        o if o.len() > 1 => glyphs(o, x, y, 23.0, ink, paper),
        o => glyphs(o, x, y, 31.0, ink, paper),
    }
}

/// Draws the icon at the head of a half card, beside which its name is printed.
fn head(icon: &str, ink: Rgb, icons: &IconBodies) -> String {
    icons.draw(icon, 14.0, 17.0, 46.0, ink, "")
}

/// Draws the columns for areas 1 to 4; the column `now` is black.
fn columns(cells: &[String; AREAS], now: Option<usize>) -> String {
    let mut o = String::new();
    for (k, cell) in (1..).zip(cells) {
        let x = 15.0 + (k - 1) as f64 * 55.5;
        let m = x + 26.5;
        let (ink, paper) = if now == Some(k) { (WHITE, BLACK) } else { (BLACK, WHITE) };
        o += &rect(x + 1.5, 71.5, 50.0, 101.0, paper, 5.0, &stroke(BLACK, 3.0));
        o += &text(m, 95.0, &k.to_string(), 27.0, ink, SvgFont::Display);
        o += &line(&format!("M{} 100 h38", x + 7.5), ink, 2.5, "");
        o += &match cell.split_once('/') {
            Some((first, second)) => {
                glyphs(first, m, 118.0, 21.5, ink, paper)
                    + &line(&format!("M{} 136.5 h30", x + 11.5), ink, 2.0, "")
                    + &glyphs(second, m, 156.0, 21.5, ink, paper)
            }
            None => option(cell, m, 136.0, ink, paper),
        };
    }
    o
}

/// Draws the attacking table again, small, for the lower half.
fn small_columns(cells: &[String; AREAS]) -> String {
    let mut o = String::new();
    for (k, cell) in cells.iter().enumerate() {
        let x = 15.0 + k as f64 * 55.5;
        let m = x + 26.5;
        o += &rect(x + 1.5, 69.5, 50.0, 60.0, WHITE, 5.0, &stroke(BLACK, 3.0));
        o += &match cell.split_once('/') {
            Some((a, b)) => glyphs(a, m, 85.0, 16.5, BLACK, WHITE) + &glyphs(b, m, 114.0, 16.5, BLACK, WHITE),
            None if cell.len() > 2 => glyphs(cell, m, 100.0, 16.0, BLACK, WHITE),
            None => glyphs(cell, m, 100.0, 21.0, BLACK, WHITE),
        };
    }
    o
}

/// Draws the effect of the defending card on each of the three actions.
fn verdicts(row: &ActionCardContent, icons: &IconBodies) -> String {
    let mut o = String::new();
    for (k, (play, verdict)) in PLAYS.into_iter().zip(row.verdicts).enumerate() {
        let x = 14.0 + k as f64 * 75.0;
        let m = x + 36.0;
        o += &rect(x, 70.0, 72.0, 103.0, WHITE, 6.0, "");
        o += &icons.draw(play_icon(play), m - 16.0, 73.0, 32.0, BLACK, "");
        let chip = |ground: Rgb| rect(x + 4.0, 134.0, 64.0, 35.0, ground, 5.0, "");
        o += &match verdict {
            DuelResult::Turnover => chip(BLACK),
            DuelResult::Foul => chip(CONTRAST_RED),
            DuelResult::Resolve => {
                line(&format!("M{} 152 h32 m-13 -12 l13 12 l-13 12", m - 16.0), BLACK, 7.0, "")
            }
        };
    }
    o
}

/// Turns the picture upside down on the same card.
fn turned(inner: &str) -> String {
    at(250.0, 350.0, 180.0, 1.0, inner)
}

/// Draws the ground, `top` above and `bottom` below.
fn ground(top: Rgb, bottom: Rgb) -> String {
    field(top) + &rect(0.0, 179.0, 250.0, 171.0, bottom, 0.0, "")
}

/// Draws the card of an attacker; `now` is the area whose column is black.
fn attacking(row: &ActionCardContent, now: Option<usize>, icons: &IconBodies) -> String {
    let table = row.cells.as_ref().map_or_else(String::new, |cells| columns(cells, now));
    let below = head(row.defence, WHITE, icons);
    card(&ground(WHITE, BLACK), &(head(row.attack, BLACK, icons) + &table + &turned(&below)))
}

/// Draws the card of a defender: the upright defending half with its effect on each action.
fn defending(row: &ActionCardContent, icons: &IconBodies) -> String {
    let table = row.cells.as_ref().map_or_else(String::new, small_columns);
    let below = head(row.attack, BLACK, icons) + &table;
    card(&ground(BLACK, WHITE), &(head(row.defence, WHITE, icons) + &verdicts(row, icons) + &turned(&below)))
}
