//! The power cards of Soccer-Go. The game prints words into the empty spaces.

use games::soccer_go::cards::{PowerCard, PowerKind, PowerName};
use games::soccer_go::stage::token_face;
use stage::palette::{AMBER, CHALK, NAVY, NAVY_2, Rgb};

use crate::icons::IconBodies;
use crate::marks::card as shell;
use crate::parts::{boot, shield};
use crate::power_icons::icon;
use crate::raster::SvgPicture;
use crate::svg::{at, clip, disc, path, rect, stroke, veil};

/// Returns every power card and the two backs.
pub(crate) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let mut out = Vec::new();
    for kind in PowerKind::BOTH {
        for &power in kind.deck() {
            out.push(SvgPicture::card(format!("go/{kind}_{}", snake(power)), face(kind, power, icons)));
            out.push(token(PowerCard { kind, power }, &token_body(kind, power, icons), ""));
        }
        out.push(SvgPicture::card(format!("go/back_{kind}"), back(kind)));
    }
    out
}

/// Returns the name of a power in keys, such as `attacking_gk` or `pass_re_take`.
pub(crate) fn snake(power: PowerName) -> String {
    let mut out = String::new();
    for c in power.name().chars() {
        if c.is_uppercase() && out.ends_with(char::is_lowercase) {
            out.push('_');
        }
        out.push(c);
    }
    out.to_lowercase()
}

/// Returns dark and light colour of a kind. They are neither side's, because both hold cards of both kinds. Boot and
/// shield distinguish the kinds as well.
const fn colours(kind: PowerKind) -> (Rgb, Rgb) {
    match kind {
        PowerKind::Attacking => (Rgb(0x4A_2463), Rgb(0x7C_45A0)),
        PowerKind::Defending => (Rgb(0x0F_4C4F), Rgb(0x1E_7F80)),
    }
}

/// Draws the cloth of a kind: slanted stripes for the attack, hoops for the defence.
fn cloth(kind: PowerKind, thin: f64) -> String {
    let (dark, light) = colours(kind);
    let mut d = String::new();
    for k in 0..10 {
        let at = f64::from(k) * 46.0;
        d += &match kind {
            PowerKind::Attacking => format!("M{} 0 h23 l-90 350 h-23Z ", at + 8.0),
            PowerKind::Defending => format!("M0 {} h250 v22 h-250Z ", at + 6.0),
        };
    }
    rect(0.0, 0.0, 250.0, 350.0, dark, 0.0, "") + &path(&d, light, &veil(thin))
}

/// The face of a card.
fn face(kind: PowerKind, power: PowerName, icons: &IconBodies) -> String {
    let upper = path("M0 0 H250 V166 L0 188Z", NAVY, "");
    let ground = rect(0.0, 0.0, 250.0, 350.0, NAVY, 0.0, "")
        + &clip(&upper, &cloth(kind, 0.3))
        + &path("M0 188 L250 166", "none", &stroke(AMBER, 5.0))
        + &rect(0.0, 301.0, 250.0, 49.0, NAVY_2, 0.0, "")
        + &path("M0 301 H104 L92 350 H0Z", colours(kind).0, "");
    let over = disc(125.0, 116.0, 54.0, CHALK, "")
        + &at(125.0, 116.0, 0.0, 1.12, &icon(power, colours(kind).0, icons));
    shell(&ground, &over)
}

/// Returns a card's token: half the size of a card, because it is never shown larger. `set` is the prefix of its set.
pub(crate) fn token(card: PowerCard, body: &str, set: &str) -> SvgPicture {
    SvgPicture::new(
        format!("{set}{}", token_face(card)),
        125,
        175,
        format!("<g transform=\"scale(.5)\">{body}</g>"),
    )
}

/// Draws a card's sign as large as the card.
fn token_body(kind: PowerKind, power: PowerName, icons: &IconBodies) -> String {
    let over = disc(125.0, 175.0, 98.0, CHALK, "")
        + &at(125.0, 175.0, 0.0, 2.05, &icon(power, colours(kind).0, icons));
    shell(&cloth(kind, 0.3), &over)
}

/// The back of a deck.
fn back(kind: PowerKind) -> String {
    let (dark, light) = colours(kind);
    let mark = match kind {
        PowerKind::Attacking => at(125.0, 162.0, -14.0, 0.92, &boot(CHALK, light)),
        PowerKind::Defending => {
            let halves = rect(-50.0, -50.0, 100.0, 100.0, light, 0.0, "")
                + &rect(0.0, -50.0, 50.0, 100.0, dark, 0.0, "");
            at(125.0, 160.0, 0.0, 1.0, &shield(&halves))
        }
    };
    let over = rect(22.0, 22.0, 206.0, 306.0, "none", 6.0, &format!("{} opacity=\".7\"", stroke(CHALK, 3.0)))
        + &disc(125.0, 162.0, 80.0, NAVY, &stroke(CHALK, 5.0))
        + &mark
        + &rect(36.0, 258.0, 178.0, 54.0, NAVY, 8.0, "");
    shell(&cloth(kind, 0.85), &over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_in_snake_case() {
        assert_eq!(snake(PowerName::AttackingGK), "attacking_gk");
        assert_eq!(snake(PowerName::PassReTake), "pass_re_take");
        assert_eq!(snake(PowerName::BlockA), "block_a");
    }
}
