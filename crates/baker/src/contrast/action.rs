//! The action cards of Soccer 17 in the high-contrast set: the attacking half black on white, the defending half white
//! on black, the one that counts now above. The game prints words into the empty spaces.

use games::soccer17::data::AREAS;
use games::soccer17::state::DuelResult;
use stage::palette::{BLACK, CONTRAST_RED, Rgb, WHITE};

use crate::contrast::{card, field, mystery, picture};
use crate::faces::{ActionCardContent, PLAYS, action_rows, panel_size, play_icon};
use crate::icons::IconBodies;
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, arrow, disc, line, rect, star, stroke, text};

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
fn option(option: &str, x: f64, y: f64) -> String {
    let two = |first: &str, second: &str| {
        glyphs(first, x, y - 20.0, 23.0, BLACK, WHITE) + &glyphs(second, x, y + 20.0, 23.0, BLACK, WHITE)
    };
    match option {
        "^^*" => two("^^", "*"),
        "^*" => two("^", "*"),
        "^**" => two("^", "**"),
        o if o.len() > 1 => glyphs(o, x, y, 23.0, BLACK, WHITE),
        o => glyphs(o, x, y, 31.0, BLACK, WHITE),
    }
}

/// Draws the icon at the head of a half card, beside which its name is printed.
fn head(icon: &str, ink: Rgb, icons: &IconBodies) -> String {
    icons.draw(icon, 14.0, 17.0, 46.0, ink, "")
}

/// Draws the icon at the left of the foot, beside which the other half's name is printed.
fn foot(icon: &str, ink: Rgb, icons: &IconBodies) -> String {
    icons.draw(icon, 16.0, 245.0, 42.0, ink, "")
}

/// Draws the columns for areas 1 to 4.
fn columns(cells: &[String; AREAS]) -> String {
    let mut o = String::new();
    for (k, cell) in (1..).zip(cells) {
        let x = 15.0 + (k - 1) as f64 * 55.5;
        let m = x + 26.5;
        o += &rect(x + 1.5, 71.5, 50.0, 143.0, WHITE, 5.0, &stroke(BLACK, 3.0));
        o += &text(m, 97.0, &k.to_string(), 29.0, BLACK, SvgFont::Display);
        o += &line(&format!("M{} 104 h38", x + 7.5), BLACK, 2.5, "");
        o += &match cell.split_once('/') {
            Some((first, second)) => {
                glyphs(first, m, 130.0, 22.5, BLACK, WHITE)
                    + &line(&format!("M{} 159 h30", x + 11.5), BLACK, 2.0, "")
                    + &glyphs(second, m, 188.0, 22.5, BLACK, WHITE)
            }
            None => option(cell, m, 160.0),
        };
    }
    o
}

/// Draws the column of the ball's area as a black panel, and all columns in a strip below it.
fn panel(cells: &[String; AREAS], now: usize) -> String {
    let mut o = rect(15.0, 70.0, 220.0, 96.0, BLACK, 7.0, "");
    let options: Vec<&str> = cells[now - 1].split('/').collect();
    let wide = 220.0 / options.len() as f64;
    for (k, option) in options.iter().enumerate() {
        let x = 15.0 + wide * (k as f64 + 0.5);
        o += &glyphs(option, x, 118.0, panel_size(option, options.len()), WHITE, BLACK);
        if k > 0 {
            o += &line(&format!("M{} 82 v72", 15.0 + wide * k as f64), WHITE, 3.0, "");
        }
    }
    o + &strip(cells, Some(now), 172.5)
}

/// Draws all columns in a strip of cells of 50 x 42 below y; the cell of the area `now` is black.
fn strip(cells: &[String; AREAS], now: Option<usize>, y: f64) -> String {
    let mut o = String::new();
    for (k, cell) in cells.iter().enumerate() {
        let x = 15.0 + k as f64 * 55.5;
        let (ink, paper) = if now == Some(k + 1) { (WHITE, BLACK) } else { (BLACK, WHITE) };
        o += &rect(x + 1.5, y, 50.0, 42.0, paper, 5.0, &stroke(BLACK, 3.0));
        o += &small_cell(cell, x + 26.5, y + 21.0, ink, paper);
    }
    o
}

/// Draws a cell of 50 x 42 around (x, y).
fn small_cell(cell: &str, x: f64, y: f64, ink: Rgb, paper: Rgb) -> String {
    match cell.split_once('/') {
        Some((a, b)) => glyphs(a, x, y - 9.5, 14.5, ink, paper) + &glyphs(b, x, y + 10.0, 14.5, ink, paper),
        None if cell.len() > 2 => glyphs(cell, x, y, 15.5, ink, paper),
        None => glyphs(cell, x, y, 22.0, ink, paper),
    }
}

/// Draws the effect of the defending card on each of the three actions.
fn verdicts(row: &ActionCardContent, icons: &IconBodies) -> String {
    let mut o = String::new();
    for (k, (play, verdict)) in PLAYS.into_iter().zip(row.verdicts).enumerate() {
        let x = 14.0 + k as f64 * 75.0;
        let m = x + 36.0;
        o += &rect(x, 70.0, 72.0, 144.0, WHITE, 6.0, "");
        o += &icons.draw(play_icon(play), m - 21.0, 76.0, 42.0, BLACK, "");
        let chip = |ground: Rgb| rect(x + 4.0, 160.0, 64.0, 48.0, ground, 5.0, "");
        o += &match verdict {
            DuelResult::Turnover => chip(BLACK),
            DuelResult::Foul => chip(CONTRAST_RED),
            DuelResult::Resolve => {
                line(&format!("M{} 184 h36 m-15 -14 l15 14 l-15 14", m - 18.0), BLACK, 8.0, "")
            }
        };
    }
    o
}

/// Draws the ground, `top` above and `bottom` below.
fn ground(top: Rgb, bottom: Rgb) -> String {
    field(top)
        + &rect(0.0, 232.0, 250.0, 118.0, bottom, 0.0, "")
        + &rect(0.0, 229.0, 250.0, 5.0, BLACK, 0.0, "")
}

/// Draws the card of an attacker; `now` is the area whose column is the panel.
fn attacking(row: &ActionCardContent, now: Option<usize>, icons: &IconBodies) -> String {
    let table = match (&row.cells, now) {
        (None, _) => String::new(),
        (Some(cells), None) => columns(cells),
        (Some(cells), Some(now)) => panel(cells, now),
    };
    card(&ground(WHITE, BLACK), &(head(row.attack, BLACK, icons) + &table + &foot(row.defence, WHITE, icons)))
}

/// Draws the card of a defender: the defending half with its effect on each action, the attacking one at the foot.
fn defending(row: &ActionCardContent, icons: &IconBodies) -> String {
    let table = row.cells.as_ref().map_or_else(String::new, |cells| strip(cells, None, 292.0));
    let below = foot(row.attack, BLACK, icons) + &table;
    card(&ground(BLACK, WHITE), &(head(row.defence, WHITE, icons) + &verdicts(row, icons) + &below))
}
