//! The action cards of Soccer 17: the half that counts now above, the other one in the strip at the foot. Where the
//! area of the ball is known, its column is a panel of its own. The game prints words into the empty spaces.

use games::soccer17::data::{AREAS, OptionEffect, rules};
use games::soccer17::state::DuelResult;
use games::soccer17::{AttackCard, DefenceCard};
use stage::palette::{AMBER, CHALK, HOME, HOME_DARK, INK, NAVY, NAVY_3, PITCH_EDGE, Rgb};

use crate::icons::IconBodies;
use crate::marks::{card, mystery};
use crate::svg::{
    SvgFont, TextAnchor, arrow, at, clip, disc, line, path, rect, star, stroke, text, text_from, text_with,
    veil,
};

/// The content of an action card's faces.
pub(crate) struct ActionCardContent {
    /// The key after `s17/`.
    pub(crate) key: &'static str,
    /// The icon of the attacking action.
    pub(crate) attack: &'static str,
    /// The effect in areas 1 to 4: `^` one area forward, `*` a star, a digit a shot of that strength, `/` or.
    pub(crate) cells: Option<[String; AREAS]>,
    /// The icon of the defending action.
    pub(crate) defence: &'static str,
    /// The effect of the defending action on Pass, Dribble and One-Two.
    pub(crate) verdicts: [DuelResult; 3],
}

/// The three actions in the order of the cards.
pub(crate) const PLAYS: [AttackCard; 3] = [AttackCard::Pass, AttackCard::Dribble, AttackCard::OneTwo];

/// Returns the icon of an action.
pub(crate) const fn play_icon(play: AttackCard) -> &'static str {
    match play {
        AttackCard::Pass => "paper-plane-tilt-fill",
        AttackCard::Dribble => "sneaker-move-fill",
        AttackCard::OneTwo => "swap-fill",
    }
}

/// Returns an option in the notation of the faces.
pub(crate) fn notation(effect: &OptionEffect) -> String {
    match *effect {
        OptionEffect::Move { advance, stars } => "^".repeat(advance.into()) + &"*".repeat(stars.into()),
        OptionEffect::Shot(strength) => strength.to_string(),
    }
}

/// Returns the four action cards, from the rule data (S17-5, S17-20).
pub(crate) fn action_rows() -> [ActionCardContent; 4] {
    let cell = |play, area| {
        let options: Vec<String> = rules().cell(None, play, area).iter().map(notation).collect();
        options.join("/")
    };
    let row = |key, play: Option<AttackCard>, guard, icon| ActionCardContent {
        key,
        attack: play.map_or("arrow-u-up-left-fill", play_icon),
        cells: play.map(|play| [1, 2, 3, 4].map(|area| cell(play, area))),
        defence: icon,
        verdicts: PLAYS.map(|play| DuelResult::of(play, guard)),
    };
    [
        row("pass", Some(AttackCard::Pass), DefenceCard::Block, "wall-fill"),
        row("dribble", Some(AttackCard::Dribble), DefenceCard::Press, "footprints-fill"),
        row("one_two", Some(AttackCard::OneTwo), DefenceCard::Anticipate, "eye-fill"),
        row("rebound", None, DefenceCard::Tackle, "lightning-fill"),
    ]
}

/// Draws the symbols of one option in a row around (x, y): `^`, `*`, digits.
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
                    + &text(x, y + size * 0.42, &digit.to_string(), size * 1.16, CHALK, SvgFont::Display)
            }
        };
    }
    o
}

/// Draws one option on a column 53 wide around the height y; long ones have two rows.
fn tall_option(option: &str, x: f64, y: f64) -> String {
    match option {
        "^^*" => glyphs("^^", x, y - 20.0, 24.0) + &glyphs("*", x, y + 20.0, 25.0),
        "^*" => glyphs("^", x, y - 20.0, 25.0) + &glyphs("*", x, y + 20.0, 25.0),
        "^**" => glyphs("^", x, y - 20.0, 24.0) + &glyphs("**", x, y + 20.0, 23.0),
        o if o.len() > 1 => glyphs(o, x, y, 23.0),
        o => glyphs(o, x, y, 31.0),
    }
}

/// Draws the columns for areas 1 to 4, 53 x 136 each.
fn columns(cells: &[String; AREAS]) -> String {
    let mut o = String::new();
    for (k, cell) in cells.iter().enumerate() {
        let x = 16.0 + k as f64 * 55.0;
        let m = x + 26.5;
        o += &rect(x, 72.0, 53.0, 136.0, CHALK, 7.0, "");
        let area = (k + 1).to_string();
        o += &text_with(m, 96.0, &area, 26.0, INK, SvgFont::Display, TextAnchor::Middle, &veil(0.66));
        o += &match cell.split_once('/') {
            Some((first, second)) => {
                glyphs(first, m, 124.0, 23.0)
                    + &rect(x + 8.0, 149.5, 37.0, 2.5, INK, 1.0, &veil(0.5))
                    + &glyphs(second, m, 178.0, 23.0)
            }
            None => tall_option(cell, m, 150.0),
        };
    }
    o
}

/// The size of the symbols of an option on a panel that has room for `options` of them side by side.
pub(crate) fn panel_size(option: &str, options: usize) -> f64 {
    match (option.chars().count(), options) {
        // The disc of a digit is wider than an arrow.
        (1, _) if option.chars().all(|c| c.is_ascii_digit()) => 54.0,
        (1, _) => 74.0,
        (2, 1) => 68.0,
        (2, _) => 44.0,
        (_, 1) => 58.0,
        _ => 33.0,
    }
}

/// Draws the column of the ball's area as a panel 218 x 96, and all columns in a strip below it.
fn panel(cells: &[String; AREAS], now: usize) -> String {
    let mut o = rect(16.0, 70.0, 218.0, 96.0, AMBER, 9.0, "");
    let options: Vec<&str> = cells[now - 1].split('/').collect();
    let wide = 218.0 / options.len() as f64;
    for (k, option) in options.iter().enumerate() {
        let x = 16.0 + wide * (k as f64 + 0.5);
        o += &glyphs(option, x, 118.0, panel_size(option, options.len()));
        if k > 0 {
            o += &rect(16.0 + wide * k as f64 - 1.5, 82.0, 3.0, 72.0, INK, 1.5, &veil(0.5));
        }
    }
    o + &strip(cells, Some(now), 172.0)
}

/// Draws all columns in a strip of cells of 53 x 40 below y; the cell of the area `now` is amber.
fn strip(cells: &[String; AREAS], now: Option<usize>, y: f64) -> String {
    let mut o = String::new();
    for (k, cell) in cells.iter().enumerate() {
        let x = 16.0 + k as f64 * 55.0;
        let ground = if now == Some(k + 1) { AMBER } else { CHALK };
        o += &rect(x, y, 53.0, 40.0, ground, 6.0, "");
        o += &small_cell(cell, x + 26.5, y + 20.0);
    }
    o
}

/// Draws a cell of 53 x 40 around (x, y).
fn small_cell(cell: &str, x: f64, y: f64) -> String {
    match cell.split_once('/') {
        Some((a, b)) => glyphs(a, x, y - 9.5, 14.5) + &glyphs(b, x, y + 10.0, 14.5),
        None if cell.len() > 2 => glyphs(cell, x, y, 16.5),
        None => glyphs(cell, x, y, 22.0),
    }
}

/// Draws the icon disc at the head of a half card, beside which its name is printed.
fn head(icon: &str, colour: Rgb, icons: &IconBodies) -> String {
    disc(37.0, 40.0, 23.0, CHALK, "") + &icons.draw(icon, 20.0, 23.0, 34.0, colour, "")
}

/// Draws the dark chip under the head on which a line is printed.
fn chip() -> String {
    rect(16.0, 72.0, 218.0, 42.0, INK, 9.0, &veil(0.42))
}

/// Draws the icon disc at the left of the foot, beside which the other half's name is printed.
fn foot(icon: &str, colour: Rgb, icons: &IconBodies) -> String {
    disc(35.0, 267.0, 20.0, CHALK, "") + &icons.draw(icon, 20.5, 252.5, 29.0, colour, "")
}

/// Draws the cloth of a half card: slanted stripes for the attack, hoops for the defence.
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

/// Draws the ground of an action card: `top` above the amber diagonal, `bottom` below.
fn ground(top: Rgb, bottom: Rgb) -> String {
    let upper = path("M0 0 H250 V226 L0 250 Z", top, "");
    cloth(bottom) + &clip(&upper, &cloth(top)) + &path("M0 250 L250 226", "none", &stroke(AMBER, 5.0))
}

/// Draws the attack half that has no table: one more chance card.
fn after_a_miss() -> String {
    let plus = text_from(70.0, 190.0, "+1", 74.0, CHALK, SvgFont::Title);
    chip() + &at(146.0, 124.0, 6.0, 0.25, &mystery()) + &plus
}

/// Draws the card of an attacker; `now` is the area whose column is the panel.
pub(crate) fn attacking(row: &ActionCardContent, now: Option<usize>, icons: &IconBodies) -> String {
    let table = match (&row.cells, now) {
        (None, _) => after_a_miss(),
        (Some(cells), None) => columns(cells),
        (Some(cells), Some(now)) => panel(cells, now),
    };
    let below = foot(row.defence, NAVY, icons) + &rect(16.0, 292.0, 218.0, 40.0, INK, 9.0, &veil(0.42));
    let over = head(row.attack, HOME_DARK, icons) + &table + &below;
    card(&ground(HOME_DARK, NAVY_3), &over)
}

/// Draws the effect of the defending card on each of the three actions: columns 71 x 140.
fn verdicts(row: &ActionCardContent, icons: &IconBodies) -> String {
    let mut o = String::new();
    for (k, (play, verdict)) in PLAYS.into_iter().zip(row.verdicts).enumerate() {
        let x = 16.0 + k as f64 * 73.5;
        let m = x + 35.5;
        let through = verdict == DuelResult::Resolve;
        let ground = if through { veil(0.34) } else { String::new() };
        o += &rect(x, 72.0, 71.0, 140.0, CHALK, 7.0, &ground);
        let ink = if through { CHALK } else { INK };
        o += &icons.draw(play_icon(play), m - 21.0, 79.0, 42.0, ink, "");
        o += &match verdict {
            DuelResult::Turnover => rect(x + 4.0, 158.0, 63.0, 48.0, PITCH_EDGE, 6.0, ""),
            DuelResult::Foul => rect(x + 4.0, 158.0, 63.0, 48.0, HOME, 6.0, ""),
            DuelResult::Resolve => {
                line(&format!("M{} 182 h32 m-13 -13 l13 13 l-13 13", m - 16.0), CHALK, 7.0, "")
            }
        };
    }
    o
}

/// Draws the card of a defender: the defending half with its effect on each action, the attacking one at the foot.
pub(crate) fn defending(row: &ActionCardContent, icons: &IconBodies) -> String {
    let table = match &row.cells {
        None => rect(16.0, 292.0, 218.0, 40.0, INK, 9.0, &veil(0.42)),
        Some(cells) => strip(cells, None, 292.0),
    };
    let below = foot(row.attack, HOME_DARK, icons) + &table;
    let over = head(row.defence, NAVY, icons) + &verdicts(row, icons) + &below;
    card(&ground(NAVY_3, HOME_DARK), &over)
}
