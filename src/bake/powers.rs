//! The power cards of Soccer-Go: name, window and effect from the rule data, the words of the effect in our own.

use five_a_side::games::soccer_go::cards::{Kind, Power};
use five_a_side::games::soccer_go::data::{Effect, rules};
use five_a_side::stage::palette::{AMBER, AWAY, AWAY_DARK, CHALK, HOME, HOME_DARK, NAVY, NAVY_2, Rgb};

use crate::icons::Icons;
use crate::marks::card as shell;
use crate::parts::{boot, paragraph, shield, title_size, wrap};
use crate::power_icons::icon;
use crate::raster::Picture;
use crate::svg::{Anchor, Face, at, clip, disc, path, rect, stroke, text, text_with, veil};

/// Letters of a line of an effect, at most.
pub(crate) const LINE: usize = 21;

/// Passes before a shot, with Slow Build-Up.
const PASSES: u8 = 8;

/// Every power card and the two backs.
pub(crate) fn all(icons: &Icons) -> Vec<Picture> {
    let mut out = Vec::new();
    for kind in Kind::BOTH {
        for &power in kind.deck() {
            out.push(Picture::card(format!("go/{kind}_{}", snake(power)), face(kind, power, icons)));
        }
        out.push(Picture::card(format!("go/back_{kind}"), back(kind)));
    }
    out
}

/// The name of a power in keys: `attacking_gk`, `pass_re_take`.
pub(crate) fn snake(power: Power) -> String {
    apart(power, '_').to_lowercase()
}

/// The name of a power as players read it: `Attacking GK`, `Pass Re-Take`.
pub(crate) fn title(power: Power) -> String {
    match power {
        Power::CounterAttack => "Counter-Attack".to_owned(),
        Power::PassReTake => "Pass Re-Take".to_owned(),
        Power::ShotReTake => "Shot Re-Take".to_owned(),
        Power::SlowBuildUp => "Slow Build-Up".to_owned(),
        _ => apart(power, ' '),
    }
}

/// The name of a power with something between its words.
fn apart(power: Power, between: char) -> String {
    let mut out = String::new();
    for c in power.name().chars() {
        if c.is_uppercase() && out.ends_with(char::is_lowercase) {
            out.push(between);
        }
        out.push(c);
    }
    out
}

/// The passes for which `is_open` holds, as a range.
fn passes(is_open: impl Fn(u8) -> bool) -> Option<(u8, u8)> {
    let mut open = (1..=PASSES).filter(|&p| is_open(p));
    let first = open.next()?;
    Some((first, open.last().unwrap_or(first)))
}

/// When a card may be played (SGO-9, SGO-10), in capitals.
pub(crate) fn window(kind: Kind, power: Power) -> String {
    let rules = rules();
    if let Some((first, last)) = passes(|p| rules.before_pass(kind, p).has(power)) {
        return if first == last { format!("PASS {first}") } else { format!("PASSES {first}\u{2013}{last}") };
    }
    if passes(|p| rules.after_pass(kind, p).has(power)).is_some() {
        return if kind == Kind::Attacking { "AFTER MARK" } else { "AFTER PASS" }.to_owned();
    }
    if let Some((slot, _)) = passes(|slot| rules.after_slot(kind, slot).has(power)) {
        return format!("AFTER PASS {slot}");
    }
    let label = if rules.before_shot(kind).has(power) {
        "BEFORE SHOT"
    } else if rules.after_shot(kind).has(power) {
        if kind == Kind::Attacking { "AFTER SAVE" } else { "AFTER GOAL" }
    } else if power.is_block() {
        "ANSWER"
    } else if power == Power::Joker {
        "AS COPIED"
    } else {
        "NEVER"
    };
    label.to_owned()
}

/// A list as it is spoken.
fn spoken(mut names: Vec<String>) -> String {
    let last = names.pop().unwrap_or_default();
    if names.is_empty() { last } else { format!("{} or {last}", names.join(", ")) }
}

/// A small number in words.
fn count(n: u8) -> String {
    match n {
        1 => "one".to_owned(),
        2 => "two".to_owned(),
        3 => "three".to_owned(),
        _ => n.to_string(),
    }
}

/// What a card does, in our words.
pub(crate) fn words(kind: Kind, power: Power) -> String {
    let attack = kind == Kind::Attacking;
    match rules().effect(kind, power) {
        Effect::LayAgain => match (power, attack) {
            (Power::PassReTake, true) => "Your pass was marked: both lay it again.",
            (Power::PassReTake, false) => "The pass got through: both lay it again.",
            (_, true) => "Your shot was saved: both choose again.",
            (_, false) => "The goal is off: both choose again.",
        }
        .to_owned(),
        Effect::LiftKeeper => "The goalkeeper may be chosen on pass 7 too.".to_owned(),
        Effect::Among(numbers) => {
            let list: Vec<String> = numbers.iter().map(|n| n.to_string()).collect();
            let then = if attack { ". No mark: you shoot at once." } else { " only." };
            format!("Both choose from {}{then}", list.join(",~"))
        }
        Effect::LayMore(n) if attack => {
            format!("Lay {} numbers against one. No mark: you shoot at once.", count(n))
        }
        Effect::LayMore(n) => format!("Lay {} numbers against the attacker's one.", count(n)),
        Effect::Shoot => "No more passes: you shoot now.".to_owned(),
        Effect::Forward(n) => format!("Name {0} numbers: they are {0} passes made at once.", count(n)),
        Effect::Fill(n) => format!("If this pass gets through, {} more are made with it.", count(n)),
        Effect::OnePassMore => "One more pass is needed before the shot.".to_owned(),
        Effect::CloseDirection => "One direction is closed to both for this shot.".to_owned(),
        Effect::Back(n) => format!("The last {} passes are undone, their numbers free again.", count(n)),
        Effect::Duel => "Rock, paper, scissors: win it and the attack is over.".to_owned(),
        Effect::Nothing => match power {
            Power::Joker if attack => "Copies any attack card in the discards.".to_owned(),
            Power::Joker => "Copies any defence card in the discards.".to_owned(),
            Power::Bogey => "Good for nothing: swap it away.".to_owned(),
            block => {
                let named = Power::ALL.into_iter().filter(|&p| rules().blocks(!kind, p).has(block));
                format!("Cancels {}.", spoken(named.map(|p| title(p).replace(' ', "~")).collect()))
            }
        },
    }
}

/// Dark and light of a kind.
const fn colours(kind: Kind) -> (Rgb, Rgb) {
    match kind {
        Kind::Attacking => (HOME_DARK, HOME),
        Kind::Defending => (AWAY_DARK, AWAY),
    }
}

/// The word for a kind on the cards.
pub(crate) const fn word(kind: Kind) -> &'static str {
    match kind {
        Kind::Attacking => "ATTACK",
        Kind::Defending => "DEFENCE",
    }
}

/// The cloth of a kind: slanted stripes for the attack, hoops for the defence.
fn cloth(kind: Kind, thin: f64) -> String {
    let (dark, light) = colours(kind);
    let mut d = String::new();
    for k in 0..10 {
        let at = f64::from(k) * 46.0;
        d += &match kind {
            Kind::Attacking => format!("M{} 0 h23 l-90 350 h-23Z ", at + 8.0),
            Kind::Defending => format!("M0 {} h250 v22 h-250Z ", at + 6.0),
        };
    }
    rect(0.0, 0.0, 250.0, 350.0, dark, 0.0, "") + &path(&d, light, &veil(thin))
}

/// The face of a card.
fn face(kind: Kind, power: Power, icons: &Icons) -> String {
    let upper = path("M0 0 H250 V166 L0 188Z", NAVY, "");
    let ground = rect(0.0, 0.0, 250.0, 350.0, NAVY, 0.0, "")
        + &clip(&upper, &cloth(kind, 0.3))
        + &path("M0 188 L250 166", "none", &stroke(AMBER, 5.0))
        + &rect(0.0, 301.0, 250.0, 49.0, NAVY_2, 0.0, "")
        + &path("M0 301 H104 L92 350 H0Z", colours(kind).0, "");
    let name = title(power).to_uppercase();
    let lines = wrap(&words(kind, power), LINE);
    let first = [0.0, 252.0, 241.0, 228.0, 212.0][lines.len().min(4)];
    let step = if lines.len() > 3 { 26.0 } else { 28.0 };
    let over = text(125.0, 51.0, &name, title_size(&name, 216.0, 42.0), CHALK, Face::Title)
        + &disc(125.0, 116.0, 54.0, CHALK, "")
        + &at(125.0, 116.0, 0.0, 1.12, &icon(power, colours(kind).0, icons))
        + &paragraph(&lines, first, step, 26.5, CHALK)
        + &text_with(53.0, 331.0, word(kind), 26.0, CHALK, Face::Title, Anchor::Middle, "")
        + &text_with(170.0, 331.0, &window(kind, power), 26.0, CHALK, Face::Display, Anchor::Middle, "");
    shell(&ground, &over)
}

/// The back of a deck.
fn back(kind: Kind) -> String {
    let (dark, light) = colours(kind);
    let mark = match kind {
        Kind::Attacking => at(125.0, 162.0, -14.0, 0.92, &boot(CHALK, light)),
        Kind::Defending => {
            let halves = rect(-50.0, -50.0, 100.0, 100.0, light, 0.0, "")
                + &rect(0.0, -50.0, 50.0, 100.0, dark, 0.0, "");
            at(125.0, 160.0, 0.0, 1.0, &shield(&halves))
        }
    };
    let over = rect(22.0, 22.0, 206.0, 306.0, "none", 6.0, &format!("{} opacity=\".7\"", stroke(CHALK, 3.0)))
        + &disc(125.0, 162.0, 80.0, NAVY, &stroke(CHALK, 5.0))
        + &mark
        + &rect(36.0, 258.0, 178.0, 54.0, NAVY, 8.0, "")
        + &text(125.0, 301.0, word(kind), 46.0, CHALK, Face::Title);
    shell(&cloth(kind, 0.85), &over)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_in_snake_case() {
        assert_eq!(snake(Power::AttackingGK), "attacking_gk");
        assert_eq!(snake(Power::PassReTake), "pass_re_take");
        assert_eq!(snake(Power::BlockA), "block_a");
    }

    #[test]
    fn every_effect_has_room_and_words() {
        for kind in Kind::BOTH {
            for &power in kind.deck() {
                let lines = wrap(&words(kind, power), LINE);
                assert!((2..=4).contains(&lines.len()), "{kind} {power}: {lines:?}");
                assert!(lines.iter().all(|l| l.len() <= LINE), "{kind} {power}: {lines:?}");
            }
        }
        assert_eq!(words(Kind::Attacking, Power::BlockA), "Cancels Clearance, Deep~Press or Slow~Build-Up.");
        assert_eq!(window(Kind::Attacking, Power::ThroughBall), "PASSES 3\u{2013}6");
        assert_eq!(window(Kind::Defending, Power::SlowBuildUp), "AFTER PASS 7");
    }
}
