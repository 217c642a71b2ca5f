//! The eight team cards of Soccer 17 (S17-21): country colours and the team's options. The game prints words into the
//! empty spaces.

use games::soccer17::data::{TeamAbility, rules};
use games::soccer17::{AttackCard, Team};
use stage::palette::{CHALK, INK, NAVY, NAVY_2, NAVY_3};

use crate::faces::{PLAYS, glyphs, notation, play_icon};
use crate::icons::IconBodies;
use crate::marks::card;
use crate::raster::SvgPicture;
use crate::svg::{SvgFont, TextAnchor, clip, disc, path, rect, shaded_ball, stroke, text_with, veil};

/// Returns the icon of an ability.
pub(crate) const fn ability_icon(ability: TeamAbility) -> &'static str {
    match ability {
        TeamAbility::SecondBall => "arrow-u-up-left-fill",
        TeamAbility::NeverBeaten => "clock-fill",
        TeamAbility::Catenaccio => "lock-fill",
    }
}

/// Draws upright stripes of equal width.
fn pales(colours: &[&str]) -> String {
    let w = 250.0 / colours.len() as f64;
    colours.iter().enumerate().map(|(k, c)| rect(k as f64 * w, 0.0, w + 0.5, 230.0, c, 0.0, "")).collect()
}

/// Draws level stripes with these heights.
fn bars(colours: &[(&str, f64)]) -> String {
    let mut y = 0.0;
    let mut o = String::new();
    for (c, h) in colours {
        o += &rect(0.0, y, 250.0, h + 0.5, c, 0.0, "");
        y += h;
    }
    o
}

/// Draws a sun with pointed rays around the medal.
fn sun() -> String {
    let mut d = String::new();
    for k in 0..36 {
        let (a, r) = (f64::from(k) * std::f64::consts::PI / 18.0, if k % 2 == 0 { 67.0 } else { 47.0 });
        let step = if k == 0 { 'M' } else { 'L' };
        d += &format!("{step}{:.2} {:.2} ", 125.0 + r * a.sin(), 132.0 - r * a.cos());
    }
    path(&format!("{d}Z"), "#f2b233", "stroke-linejoin=\"round\"")
}

/// Returns the colours of a team in a field of 250 x 230: abstract, not a flag.
fn look(team: Team) -> String {
    match team {
        Team::Argentina => {
            pales(&["#74acdf", "#fafafa", "#74acdf", "#fafafa", "#74acdf", "#fafafa", "#74acdf"])
                + &sun()
                + &disc(125.0, 132.0, 36.0, "#f2b233", "")
        }
        Team::Brazil => {
            rect(0.0, 0.0, 250.0, 230.0, "#1a9c4b", 0.0, "")
                + &path("M125 70 L252 136 L125 202 L-2 136Z", "#fddb2f", "")
        }
        Team::France => pales(&["#24408e", "#fafafa", "#e1343f"]),
        Team::Netherlands => {
            let sash = [("#c8252f", 24.0), ("#fafafa", 24.0), ("#2a4c9b", 24.0)];
            bars(&[[("#f47b20", 86.0)].as_slice(), &sash, &[("#f47b20", 80.0)]].concat())
        }
        Team::Spain => bars(&[("#c8202d", 92.0), ("#fbc62b", 78.0), ("#c8202d", 70.0)]),
        Team::England => {
            rect(0.0, 0.0, 250.0, 230.0, "#fafafa", 0.0, "")
                + &rect(103.0, 0.0, 44.0, 230.0, "#d21f34", 0.0, "")
                + &rect(0.0, 112.0, 250.0, 44.0, "#d21f34", 0.0, "")
        }
        Team::Germany => bars(&[("#17181b", 102.0), ("#d5202c", 46.0), ("#f7c52d", 90.0)]),
        Team::Italy => pales(&["#16934a", "#fafafa", "#d3303b"]),
    }
}

/// Returns a team's additions to the table: action, area, option (S17-21).
pub(crate) fn options(team: Team) -> Vec<(AttackCard, u8, String)> {
    let mut out = Vec::new();
    for play in PLAYS {
        for area in 1..=4 {
            let printed = rules().cell(None, play, area).len();
            let added = &rules().cell(Some(team), play, area)[printed..];
            out.extend(added.iter().map(|effect| (play, area, notation(effect))));
        }
    }
    out
}

/// Draws one option of a team: the action's icon on the left, where its name is printed, the area's cell on the right.
fn option_row(y: f64, play: AttackCard, area: u8, what: &str, icons: &IconBodies) -> String {
    let (cell, w) = (145.0, 91.0);
    disc(36.0, y + 28.0, 21.0, CHALK, "")
        + &icons.draw(play_icon(play), 20.0, y + 12.0, 32.0, NAVY, "")
        + &rect(cell, y, w, 56.0, CHALK, 8.0, "")
        + &path(&format!("M{0} {y} h-14 a8 8 0 0 0 -8 8 v40 a8 8 0 0 0 8 8 h14Z", cell + 22.0), NAVY_3, "")
        + &text_with(
            cell + 11.5,
            y + 38.0,
            &area.to_string(),
            27.0,
            CHALK,
            SvgFont::Display,
            TextAnchor::Middle,
            "",
        )
        + &glyphs(what, cell + 22.0 + (w - 22.0) / 2.0, y + 28.0, 20.5)
}

/// Draws the card of a team.
fn face(team: Team, icons: &IconBodies) -> String {
    let mut o = clip("<rect width=\"250\" height=\"230\"/>", &look(team));
    o += &path("M250 0 V350 H125 V0Z", INK, &veil(0.07));
    o += &path("M0 0 H250 V62 L0 78Z", NAVY_2, "");
    o += &path("M0 206 L250 190 V350 H0Z", NAVY, "");
    o += &path("M0 206 L250 190", "none", &stroke(CHALK, 5.0));
    o += &path("M0 78 L250 62", "none", &stroke(CHALK, 5.0));
    let mut over = disc(125.0, 132.0, 43.0, NAVY, &stroke(CHALK, 5.0));
    if let Some(ability) = rules().ability(team) {
        over += &icons.draw(ability_icon(ability), 97.0, 104.0, 56.0, CHALK, "");
        over += &rect(60.0, 249.0, 130.0, 3.0, NAVY_3, 0.0, "");
    } else {
        over += &shaded_ball(125.0, 132.0, 33.0, 9.0);
        for (k, (play, area, what)) in options(team).iter().enumerate() {
            over += &option_row(210.0 + k as f64 * 63.0, *play, *area, what, icons);
        }
    }
    card(&o, &over)
}

/// Returns all team cards.
pub(crate) fn all(icons: &IconBodies) -> Vec<SvgPicture> {
    let card = |team: Team| SvgPicture::card(format!("s17/team_{}", team.club()), face(team, icons));
    Team::ALL.into_iter().map(card).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_team_card_has_room_for_its_abilities() {
        for team in Team::ALL {
            let options = options(team);
            assert_eq!(options.is_empty(), rules().ability(team).is_some(), "{team}: one or the other");
            assert!(
                options.len() <= 2 && options.iter().all(|(.., what)| what.len() <= 3),
                "{team}: {options:?}"
            );
        }
    }
}
