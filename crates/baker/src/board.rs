//! The star and time cards of Soccer 17. The game prints words into the empty spaces.

use std::f64::consts::PI;

use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};

use crate::marks::{card, dark_field};
use crate::svg::{SvgFont, disc, line, path, star, stroke, text};

/// The star cards: key after `s17/`, number of stars, and the bonus of the action whose name is printed above it.
pub(crate) const STARS: [(&str, usize, Option<&str>); 5] = [
    ("stars_0", 0, None),
    ("stars_1", 1, None),
    ("stars_pass1", 1, Some("+1")),
    ("stars_onetwo1", 1, Some("+1")),
    ("stars_2", 2, None),
];

/// The time cards of normal and extra time: key after `s17/` by turn, and number of turns.
pub(crate) const TIMERS: [(fn(u32) -> String, u32); 2] =
    [(|turn| format!("timer_{turn:02}"), 16), (|turn| format!("timer_x{turn}"), 6)];

/// Draws the star card with n stars and their bonus.
pub(crate) fn stars(n: usize, bonus: Option<&str>) -> String {
    let mut inner = dark_field();
    let mut over = String::new();
    for k in 0..2 {
        let x = 76.0 + f64::from(k) * 98.0;
        over += &if (k as usize) < n {
            star(x + 2.0, 143.0, 48.0, INK, "opacity=\".4\"")
                + &star(x, 138.0, 48.0, AMBER, &stroke("#fff3cf", 2.0))
        } else {
            star(x, 138.0, 45.0, "#ffffff12", &format!("{} stroke-dasharray=\"8 7\"", stroke(MUTED, 4.0)))
        };
    }
    inner += &path("M0 224 L250 196 V350 H0Z", if n == 0 { NAVY_3 } else { AMBER }, "");
    if let Some(bonus) = bonus {
        over += &text(125.0, 328.0, bonus, 62.0, INK, SvgFont::Display);
    }
    card(&inner, &over)
}

/// Returns the number of turns left at this turn (from 0) of `of`, including itself.
pub(crate) fn turns_left(turn: u32, of: u32) -> String {
    of.saturating_sub(turn).to_string()
}

/// Draws the time card of a turn (from 0) of `of`: the turns left in a ring that fills up. The scoreboard shows the
/// minute.
pub(crate) fn timer(turn: u32, of: u32) -> String {
    let (x, y, r) = if of > 10 { (125.0, 172.0, 86.0) } else { (125.0, 177.0, 82.0) };
    let inner = dark_field();
    let mut over = String::new();
    let wide = if of > 10 { 8.0 } else { 11.0 };
    for k in 0..of {
        let a = -PI / 2.0 + f64::from(k) / f64::from(of) * 2.0 * PI;
        let (cx, cy) = (x + r * a.cos(), y + r * a.sin());
        over += &match k.cmp(&turn) {
            std::cmp::Ordering::Less => disc(cx, cy, wide, AMBER, ""),
            std::cmp::Ordering::Equal => disc(cx, cy, wide + 3.0, AMBER, &stroke(CHALK, 3.5)),
            std::cmp::Ordering::Greater => disc(cx, cy, wide, "#ffffff33", ""),
        };
    }
    over += &text(x, y + 38.0, &turns_left(turn, of), 108.0, CHALK, SvgFont::Display);
    over += &line("M60 283 H190", NAVY_3, 3.0, "");
    card(&inner, &over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_card_counts_turns_and_says_no_minute() {
        for (_, of) in TIMERS {
            for turn in 0..of {
                let face = timer(turn, of);
                assert!(face.contains(&format!(">{}<", of - turn)), "{turn} of {of}");
                assert!(!face.contains('′'), "{turn} of {of}");
            }
        }
    }
}
