//! The star and time cards of Soccer 17.

use std::f64::consts::PI;

use five_a_side::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_3};

use crate::marks::{card, dark_field};
use crate::svg::{Face, disc, line, path, star, stroke, text};

/// The star cards: key after `s17/`, number of stars, and the bonus in up to three lines.
pub(crate) const STARS: [(&str, usize, &[&str]); 5] = [
    ("stars_0", 0, &[]),
    ("stars_1", 1, &["Pass +1", "or One-Two +1"]),
    ("stars_pass1", 1, &["Pass", "+1"]),
    ("stars_onetwo1", 1, &["One-Two", "+1"]),
    ("stars_2", 2, &["Pass +2", "One-Two +1", "in area 4: +2"]),
];

/// The time cards of normal and extra time: key after `s17/` by turn, title, and number of turns.
pub(crate) const TIMERS: [(fn(u32) -> String, &str, u32); 2] =
    [(|turn| format!("timer_{turn:02}"), "TIME", 16), (|turn| format!("timer_x{turn}"), "EXTRA TIME", 6)];

/// Draws the star card with n stars and their bonus in one to three lines.
pub(crate) fn stars(n: usize, bonus: &[&str]) -> String {
    let mut inner = dark_field();
    let mut over = text(125.0, 64.0, "STARS", 48.0, CHALK, Face::Title);
    for k in 0..2 {
        let x = 76.0 + f64::from(k) * 98.0;
        over += &if (k as usize) < n {
            star(x + 2.0, 143.0, 48.0, INK, "opacity=\".4\"")
                + &star(x, 138.0, 48.0, AMBER, &stroke("#fff3cf", 2.0))
        } else {
            star(x, 138.0, 45.0, "#ffffff12", &format!("{} stroke-dasharray=\"8 7\"", stroke(MUTED, 4.0)))
        };
    }
    let (ground, ink) = if n == 0 { (NAVY_3, MUTED) } else { (AMBER, INK) };
    inner += &path("M0 224 L250 196 V350 H0Z", ground, "");
    over += &match *bonus {
        [what, much] if n == 1 && much.starts_with('+') => {
            text(125.0, 272.0, what, 50.0, ink, Face::Title)
                + &text(125.0, 328.0, much, 62.0, ink, Face::Display)
        }
        [a, b] => {
            text(125.0, 272.0, a, 44.0, ink, Face::Title) + &text(125.0, 318.0, b, 37.0, ink, Face::Title)
        }
        [a, b, c] => {
            text(125.0, 258.0, a, 41.0, ink, Face::Title)
                + &text(125.0, 297.0, b, 41.0, ink, Face::Title)
                + &text(125.0, 328.0, c, 26.0, ink, Face::Display)
        }
        _ => {
            text(125.0, 280.0, "No bonus", 42.0, ink, Face::Title)
                + &text(125.0, 314.0, "yet", 30.0, ink, Face::Title)
        }
    };
    card(&inner, &over)
}

/// Returns the number of turns left at this turn (from 0) of `of`, including itself, and the words below that number.
pub(crate) fn turns_left(turn: u32, of: u32) -> (String, &'static str) {
    let left = of.saturating_sub(turn);
    (left.to_string(), if left == 1 { "last turn" } else { "turns left" })
}

/// Draws the time card of a turn (from 0) of `of`: the turns left in a ring that fills up. The scoreboard shows the
/// minute.
pub(crate) fn timer(title: &str, turn: u32, of: u32) -> String {
    let (x, y, r) = if of > 10 { (125.0, 172.0, 86.0) } else { (125.0, 177.0, 82.0) };
    let inner = dark_field();
    let size = if title.len() > 5 { 43.0 } else { 48.0 };
    let mut over = text(125.0, 62.0, title, size, CHALK, Face::Title);
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
    let (left, words) = turns_left(turn, of);
    over += &text(x, y + 38.0, &left, 108.0, CHALK, Face::Display);
    over += &line("M60 283 H190", NAVY_3, 3.0, "");
    over += &text(125.0, 320.0, words, 37.0, AMBER, Face::Display);
    card(&inner, &over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_card_counts_turns_and_says_no_minute() {
        for (_, title, of) in TIMERS {
            for turn in 0..of {
                let face = timer(title, turn, of);
                let words = if turn + 1 == of { "last turn" } else { "turns left" };
                assert!(face.contains(&format!(">{}<", of - turn)) && face.contains(words), "{title} {turn}");
                assert!(!face.contains('′'), "{title} {turn}");
            }
        }
    }
}
