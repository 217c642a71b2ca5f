//! The action cards of Soccer 17: the attacking half upright, the defending half upside down, and the same
//! cards as a defender holds them.

use five_a_side::stage::palette::{AMBER, CHALK, HOME, HOME_DARK, INK, NAVY, NAVY_3, PITCH_EDGE, Rgb};

use crate::icons::Icons;
use crate::marks::{card, mystery};
use crate::svg::{
    Anchor, Face, arrow, at, clip, disc, line, path, rect, star, stroke, text, text_from, text_with, veil,
};

/// What a defending card does to an action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// The ball changes sides.
    Stop,
    /// The action is played out.
    Through,
    /// A foul.
    Foul,
}

/// One action card: all that its faces say.
pub(crate) struct ActionRow {
    /// Its key after `s17/`.
    pub(crate) key: &'static str,
    /// Attacking action and its icon.
    pub(crate) attack: (&'static str, &'static str),
    /// What it does in areas 1 to 4: `^` one area forward, `*` a star, a digit a shot of that strength, `/` or.
    pub(crate) cells: Option<[&'static str; 4]>,
    /// Defending action and its icon.
    pub(crate) defence: (&'static str, &'static str),
    /// What the defending action does to Pass, Dribble and One-Two.
    pub(crate) verdicts: [Verdict; 3],
}

/// The four action cards (S17-5, S17-20).
///
/// To be fed from `assets/games/soccer17/actions.ron` as soon as that file exists; the faces below read this
/// table and nothing else.
pub(crate) fn action_rows() -> [ActionRow; 4] {
    use Verdict::{Foul, Stop, Through};
    [
        ActionRow {
            key: "pass",
            attack: ("Pass", "paper-plane-tilt-fill"),
            cells: Some(["^^*", "0/^^", "1/^", "2"]),
            defence: ("Block", "wall-fill"),
            verdicts: [Stop, Through, Through],
        },
        ActionRow {
            key: "dribble",
            attack: ("Dribble", "sneaker-move-fill"),
            cells: Some(["^", "^", "^", "3"]),
            defence: ("Press", "footprints-fill"),
            verdicts: [Through, Stop, Through],
        },
        ActionRow {
            key: "one_two",
            attack: ("One-Two", "swap-fill"),
            cells: Some(["^*", "^**", "1/*", "3"]),
            defence: ("Anticipate", "eye-fill"),
            verdicts: [Through, Through, Stop],
        },
        ActionRow {
            key: "rebound",
            attack: ("Rebound", "arrow-u-up-left-fill"),
            cells: None,
            defence: ("Tackle", "lightning-fill"),
            verdicts: [Stop, Foul, Stop],
        },
    ]
}

/// The symbols of one option in a row around (x, y): `^`, `*`, digits.
pub(crate) fn glyphs(option: &str, x: f64, y: f64, size: f64) -> String {
    let n = option.chars().count() as f64;
    let mut o = String::new();
    for (k, g) in option.chars().enumerate() {
        let x = x + (k as f64 - (n - 1.0) / 2.0) * size;
        o += &match g {
            '^' => arrow(x, y, size * 1.15, INK),
            '*' => star(x, y + size * 0.04, size * 0.62, AMBER, &stroke(INK, 2.0)),
            digit => {
                disc(x, y, size * 0.78, INK, "")
                    + &text(x, y + size * 0.42, &digit.to_string(), size * 1.16, CHALK, Face::Display)
            }
        };
    }
    o
}

/// One option on a column 53 wide, around the height y: long ones stand in two rows.
fn tall_option(option: &str, x: f64, y: f64) -> String {
    match option {
        "^^*" => glyphs("^^", x, y - 18.0, 22.0) + &glyphs("*", x, y + 18.0, 23.0),
        "^*" => glyphs("^", x, y - 18.0, 22.0) + &glyphs("*", x, y + 18.0, 23.0),
        "^**" => glyphs("^", x, y - 18.0, 22.0) + &glyphs("**", x, y + 18.0, 22.0),
        o if o.len() > 1 => glyphs(o, x, y, 22.0),
        o => glyphs(o, x, y, 28.0),
    }
}

/// The columns for areas 1 to 4, 53 x 104 each; the column `now` is amber.
fn columns(cells: &[&str; 4], now: Option<usize>) -> String {
    let mut o = String::new();
    for (k, cell) in cells.iter().enumerate() {
        let x = 16.0 + k as f64 * 55.0;
        let m = x + 26.5;
        let on = now == Some(k + 1);
        o += &rect(x, 72.0, 53.0, 104.0, if on { AMBER } else { CHALK }, 7.0, "");
        let faint = if on { String::new() } else { veil(0.66) };
        let area = (k + 1).to_string();
        o += &text_with(m, 93.5, &area, 24.0, INK, Face::Display, Anchor::Middle, &faint);
        o += &match cell.split_once('/') {
            Some((first, second)) => {
                glyphs(first, m, 115.0, 21.5)
                    + &rect(x + 8.0, 134.5, 37.0, 2.5, INK, 1.0, &veil(0.5))
                    + &glyphs(second, m, 156.0, 21.5)
            }
            None => tall_option(cell, m, 135.0),
        };
    }
    o
}

/// Icon disc and name at the head of a half card.
fn head(name: &str, icon: &str, colour: Rgb, icons: &Icons) -> String {
    let size = if name.len() < 9 { 41.0 } else { 37.0 };
    disc(37.0, 40.0, 23.0, CHALK, "")
        + &icons.draw(icon, 20.0, 23.0, 34.0, colour, "")
        + &text_from(68.0, 54.0, &name.to_uppercase(), size, CHALK, Face::Title)
}

/// A line of words on a dark chip under the head.
fn chip(words: &str) -> String {
    let (size, face) = if words.len() > 15 { (26.0, Face::Display) } else { (24.0, Face::Ui) };
    rect(16.0, 72.0, 218.0, 42.0, INK, 9.0, &veil(0.42)) + &text(125.0, 102.0, words, size, CHALK, face)
}

/// The cloth of a half card, slanted stripes for the attack, hoops for the defence.
fn cloth(colour: Rgb) -> String {
    let mut d = String::new();
    for k in 0..8 {
        let at = f64::from(k) * 46.0;
        d += &if colour == HOME_DARK {
            format!("M{} 0 h23 l-60 350 h-23Z ", at + 8.0)
        } else {
            format!("M0 {} h250 v22 h-250Z ", at + 6.0)
        };
    }
    let (thread, thin) = if colour == HOME_DARK { (HOME, 0.2) } else { (NAVY, 0.26) };
    rect(0.0, 0.0, 250.0, 350.0, colour, 0.0, "") + &path(&d, thread, &veil(thin))
}

/// The ground of an action card: `top` above the amber diagonal, `bottom` below.
fn ground(top: Rgb, bottom: Rgb) -> String {
    let upper = path("M0 0 H250 V186 L0 222 Z", top, "");
    cloth(bottom) + &clip(&upper, &cloth(top)) + &path("M0 222 L250 186", "none", &stroke(AMBER, 5.0))
}

/// Something upside down on the same card.
fn turned(inner: &str) -> String {
    at(250.0, 350.0, 180.0, 1.0, inner)
}

/// What one attack half says instead of a table.
fn after_a_miss() -> String {
    let plus = text_from(70.0, 173.0, "+1", 60.0, CHALK, Face::Title);
    chip("after a miss") + &at(138.0, 119.0, 6.0, 0.2, &mystery()) + &plus
}

/// The words on the upside-down defending half.
fn stops(row: &ActionRow) -> String {
    let names = ["Pass", "Dribble", "One-Two"];
    let stopped: Vec<&str> =
        names.iter().zip(row.verdicts).filter(|(_, v)| *v == Verdict::Stop).map(|(n, _)| *n).collect();
    format!("stops {}", stopped.join(", "))
}

/// The card of an attacker; `now` is the area whose column is amber.
pub(crate) fn attacking(row: &ActionRow, now: Option<usize>, icons: &Icons) -> String {
    let (name, icon) = row.attack;
    let table = row.cells.as_ref().map_or_else(after_a_miss, |cells| columns(cells, now));
    let (other, other_icon) = row.defence;
    let below = head(other, other_icon, NAVY, icons) + &chip(&stops(row));
    let over = head(name, icon, HOME_DARK, icons) + &table + &turned(&below);
    card(&ground(HOME_DARK, NAVY_3), &over)
}

/// What the defending card does to each of the three actions: columns 71 x 104.
fn verdicts(row: &ActionRow, icons: &Icons) -> String {
    let acts =
        [("Pass", "paper-plane-tilt-fill"), ("Dribble", "sneaker-move-fill"), ("One-Two", "swap-fill")];
    let mut o = String::new();
    for (k, ((name, icon), verdict)) in acts.into_iter().zip(row.verdicts).enumerate() {
        let x = 16.0 + k as f64 * 73.5;
        let m = x + 35.5;
        let through = verdict == Verdict::Through;
        let ground = if through { veil(0.34) } else { String::new() };
        o += &rect(x, 72.0, 71.0, 104.0, CHALK, 7.0, &ground);
        let ink = if through { CHALK } else { INK };
        o += &icons.draw(icon, m - 15.0, 77.0, 30.0, ink, "");
        o += &text(m, 126.0, name, 20.0, ink, Face::Display);
        o += &match verdict {
            Verdict::Stop => {
                rect(x + 5.0, 134.0, 61.0, 36.0, PITCH_EDGE, 6.0, "")
                    + &text(m, 161.0, "STOP", 27.0, CHALK, Face::Title)
            }
            Verdict::Foul => {
                rect(x + 5.0, 134.0, 61.0, 36.0, HOME, 6.0, "")
                    + &text(m, 161.0, "FOUL", 27.0, CHALK, Face::Title)
            }
            Verdict::Through => line(&format!("M{} 152 h22 m-9 -9 l9 9 l-9 9", m - 11.0), CHALK, 5.0, ""),
        };
    }
    o
}

/// The attacking table once more, small, for the lower half: cells 53 x 56.
fn small_columns(cells: &[&str; 4]) -> String {
    let mut o = String::new();
    for (k, cell) in cells.iter().enumerate() {
        let x = 16.0 + k as f64 * 55.0;
        let m = x + 26.5;
        o += &rect(x, 66.0, 53.0, 56.0, CHALK, 7.0, "");
        o += &match cell.split_once('/') {
            Some((a, b)) => glyphs(a, m, 80.5, 16.5) + &glyphs(b, m, 108.0, 16.5),
            None if cell.len() > 2 => glyphs(cell, m, 94.0, 16.0),
            None => glyphs(cell, m, 94.0, 20.0),
        };
    }
    o
}

/// The card of a defender: the defending half upright with what it does to each action.
pub(crate) fn defending(row: &ActionRow, icons: &Icons) -> String {
    let (name, icon) = row.defence;
    let (other, other_icon) = row.attack;
    let table = row.cells.as_ref().map_or_else(|| chip("after a miss"), small_columns);
    let below = head(other, other_icon, HOME_DARK, icons) + &table;
    let over = head(name, icon, NAVY, icons) + &verdicts(row, icons) + &turned(&below);
    card(&ground(NAVY_3, HOME_DARK), &over)
}
