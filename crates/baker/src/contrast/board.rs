//! The other cards of Soccer 17 in the high-contrast set: goal and misses, stars, time, teams. The game prints words
//! into the empty spaces.

use std::cmp::Ordering;
use std::f64::consts::PI;

use games::soccer17::Team;
use games::soccer17::data::rules;
use stage::palette::{BLACK, WHITE};

use crate::board::{STARS, TIMERS, turns_left};
use crate::chance::CROWDS;
use crate::contrast::action::glyphs;
use crate::contrast::{band, card, field, football, goal, picture};
use crate::faces::play_icon;
use crate::icons::IconBodies;
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, disc, line, rect, star, stroke, text};
use crate::teams::{ability_icon, options};

/// Returns all of them; the keys follow `hc/s17/`.
pub(super) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out = vec![picture("s17/goal", &scored())];
    out.extend((0..CROWDS).map(|n| picture(&format!("s17/crowd_{n}"), &missed())));
    out.extend(STARS.iter().map(|(key, n, bonus)| picture(&format!("s17/{key}"), &stars(*n, *bonus))));
    for (prefix, of) in TIMERS {
        out.extend((0..of).map(|turn| picture(&format!("s17/{}", prefix(turn)), &timer(turn, of))));
    }
    out.extend(Team::ALL.map(|team| picture(&format!("s17/team_{}", team.club()), &face(team, icons))));
    out
}

/// The goal card: black on white, the ball in the net.
fn scored() -> String {
    let inner = field(WHITE) + &goal(35.0, 106.0, 180.0, 156.0, BLACK) + &band(262.0, 88.0, BLACK);
    card(&inner, &(disc(125.0, 188.0, 56.0, WHITE, "") + &football(125.0, 188.0, 50.0)))
}

/// A miss: white on black, with a cross.
fn missed() -> String {
    let cross = line("M70 122 L180 232 M180 122 L70 232", WHITE, 30.0, "");
    card(&(field(BLACK) + &cross + &band(262.0, 88.0, WHITE)), "")
}

/// Draws the star card with n stars and their bonus.
fn stars(n: usize, bonus: Option<&str>) -> String {
    let mut over = String::new();
    for k in 0..2 {
        let x = 72.0 + k as f64 * 106.0;
        over += &if k < n {
            star(x, 132.0, 54.0, BLACK, "")
        } else {
            star(x, 132.0, 48.0, WHITE, &format!("{} stroke-dasharray=\"9 6\"", stroke(BLACK, 4.0)))
        };
    }
    if let Some(bonus) = bonus {
        over += &text(125.0, 323.0, bonus, 56.0, WHITE, SvgFont::Title);
    }
    let ground = if n == 0 { WHITE } else { BLACK };
    let rule = rect(0.0, 186.0, 250.0, 5.0, BLACK, 0.0, "");
    card(&(rect(0.0, 188.0, 250.0, 162.0, ground, 0.0, "") + &rule), &over)
}

/// Draws the time card of a turn (from 0) of `of`: the turns left in a ring that fills up.
fn timer(turn: u32, of: u32) -> String {
    let (x, y, r) = (125.0, 170.0, 92.0);
    let wide = if of > 10 { 9.0 } else { 12.0 };
    let mut over = String::new();
    for k in 0..of {
        let a = -PI / 2.0 + f64::from(k) / f64::from(of) * 2.0 * PI;
        let (cx, cy) = (x + r * a.cos(), y + r * a.sin());
        over += &match k.cmp(&turn) {
            Ordering::Less => disc(cx, cy, wide, BLACK, ""),
            Ordering::Equal => disc(cx, cy, wide + 5.0, BLACK, "") + &disc(cx, cy, wide - 2.0, WHITE, ""),
            Ordering::Greater => disc(cx, cy, wide - 2.0, WHITE, &stroke(BLACK, 3.0)),
        };
    }
    over += &text(x, y + 40.0, &turns_left(turn, of), 116.0, BLACK, SvgFont::Display);
    card(&(field(WHITE) + &band(292.0, 58.0, BLACK)), &over)
}

/// Draws one option of a team: the icon of the action, whose name is printed beside it, the area and what it adds.
fn option_row(y: f64, icon: &str, area: u8, what: &str, icons: &IconBodies) -> String {
    icons.draw(icon, 12.0, y + 9.0, 36.0, BLACK, "")
        + &rect(143.0, y, 92.0, 56.0, WHITE, 6.0, &stroke(BLACK, 3.0))
        + &rect(143.0, y, 27.0, 56.0, BLACK, 5.0, "")
        + &text(156.5, y + 39.0, &area.to_string(), 31.0, WHITE, SvgFont::Display)
        + &glyphs(what, 202.5, y + 28.0, 20.5, BLACK, WHITE)
}

/// Draws the card of a team.
fn face(team: Team, icons: &IconBodies) -> String {
    let mut over = String::new();
    if let Some(ability) = rules().ability(team) {
        over += &icons.draw(ability_icon(ability), 83.0, 88.0, 84.0, BLACK, "");
        over += &line("M28 226 H222", BLACK, 5.0, "");
    } else {
        over += &football(125.0, 140.0, 42.0);
        for (k, (play, area, what)) in options(team).iter().enumerate() {
            over += &option_row(200.0 + k as f64 * 66.0, play_icon(*play), *area, what, icons);
        }
    }
    card(&(field(WHITE) + &band(0.0, 80.0, BLACK)), &over)
}
