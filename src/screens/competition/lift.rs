//! The end of a competition: the champion's captain lifts the cup among the team, or the second gets a medal.

use bevy_egui::egui::{Painter, Pos2, Rect, Stroke, pos2, vec2};

use super::ceremony::raised;
use super::ceremony_art::{CeremonyPlayer, beam, grass, lit, stand};
use super::{CompetitionMsg, press_on};
use crate::screens::honours::{beams, cup, paper};
use crate::theme::paint::{draw_polygon, draw_star, fill_rounded_rect};
use crate::theme::{ink, with_alpha};
use crate::widgets::{BoxSurface, Node, StyledText, column, drawing, row, spring};
use clubs::Club;
use competition::revealed::LostFinal;
use competition::{Competition, CompetitionKind as Contest};
use stage::palette::{CHALK, NAVY, Rgb};
use words::{DisplayText, say, score_of};

/// The colour of the second step.
pub(super) const SILVER: Rgb = Rgb(0xC4_CDD8);
const SILVER_DARK: Rgb = Rgb(0x8B_96A4);
const SILVER_LIGHT: Rgb = Rgb(0xEE_F2F6);

/// Draws the team of that club in `r`, with the cup raised by `up`, 0..=1. The people move with `age`, and `confetti`
/// is the age of the falling confetti, if any; both in seconds.
pub(super) fn lifted(p: &Painter, r: Rect, club: &Club, up: f32, age: f32, confetti: Option<f32>) {
    let colours = club.colours;
    let p = &p.with_clip_rect(r.intersect(p.clip_rect()));
    let ground = r.bottom() - r.height() * 0.16;
    stand(p, r.with_max_y(ground), colours, 0.85, age);
    grass(p, r, ground, 1.0);
    let s = tall(r);
    let face = |player: usize| club.face(player);
    let shirt = club.kits[0];
    let captain = CeremonyPlayer { face: face(3), shirt, arms: up, behind: false, light: 1.0 };
    let step = pos2(r.center().x, r.bottom() - r.height() * 0.10);
    let foot = step - vec2(0.0, s * 0.16);
    let held = foot - vec2(0.0, s * (0.28 + 0.80 * up));
    beams(p, held - vec2(0.0, s * 0.25), r.width().max(r.height()), 0.12 * age);
    for way in [-1.0, 1.0] {
        beam(p, pos2(r.center().x + way * r.width() * 0.45, r.top()), step, s * 0.9, 0.22);
    }
    for (k, x) in [(6, -2.3), (7, 2.3), (4, -1.5), (5, 1.5), (1, -0.75), (2, 0.75)] {
        let own = 0.5 + 0.5 * (age * 4.0 + k as f32 * 1.7).sin();
        let arms = up * (0.72 + 0.28 * own);
        let hop = up * own * s * 0.04;
        let mate = CeremonyPlayer { face: face(k), shirt, arms, behind: false, light: 0.94 };
        mate.draw(p, pos2(step.x + x * s * 0.40, step.y + 0.03 * s - hop), s * 0.84);
    }
    // The captain stands on a step.
    let (half, top) = (s * 0.30, foot.y);
    fill_rounded_rect(
        p,
        Rect::from_two_pos(pos2(step.x - half, top), pos2(step.x + half, step.y + s * 0.04)),
        6.0,
        ink(colours.1),
    );
    fill_rounded_rect(
        p,
        Rect::from_two_pos(pos2(step.x - half, top), pos2(step.x + half, top + s * 0.035)),
        4.0,
        ink(CHALK),
    );
    captain.draw(p, foot, s);
    cup(p, held, s * 0.52);
    if let Some(age) = confetti {
        paper(p, r, colours, age);
    }
}

/// Returns the height of a captain in that picture.
fn tall(r: Rect) -> f32 {
    (r.height() * 0.50).min(r.width() * 0.30)
}

/// Draws the team of that club in `r` with silver medals, in subdued light that has come up by `light`, 0..=1.
pub(super) fn silver(p: &Painter, r: Rect, club: &Club, light: f32) {
    let colours = club.colours;
    let p = &p.with_clip_rect(r.intersect(p.clip_rect()));
    let ground = r.bottom() - r.height() * 0.16;
    stand(p, r.with_max_y(ground), (Rgb(0x4A_5568), Rgb(0x37_4151)), 0.28 * light, 0.0);
    grass(p, r, ground, 0.35 * light);
    let s = tall(r) * 1.12;
    let step = pos2(r.center().x, r.bottom() - r.height() * 0.08);
    beam(p, pos2(step.x, r.top()), step, s * 1.1, 0.20 * light);
    let team: [(usize, f32, f32, f32); 5] = [
        (4, -1.6, 0.84, 0.4),
        (5, 1.6, 0.84, 0.4),
        (1, -0.82, 0.9, 0.5),
        (2, 0.82, 0.9, 0.5),
        (3, 0.0, 1.0, 0.85),
    ];
    for (who, x, size, lit) in team {
        let shirt = club.kits[0];
        let figure =
            CeremonyPlayer { face: club.face(who), shirt, arms: 0.0, behind: false, light: lit * light };
        let foot = pos2(step.x + x * s * 0.52, step.y - (1.0 - size) * s * 0.2);
        figure.draw(p, foot, s * size);
        hung(p, foot - vec2(0.0, s * size * 0.67), s * size, colours.1, lit * light);
    }
}

/// Draws a medal on its ribbon round a neck at `at`.
fn hung(p: &Painter, at: Pos2, s: f32, ribbon: Rgb, light: f32) {
    let low = at + vec2(0.0, s * 0.17);
    for way in [-1.0, 1.0] {
        let line = [at + vec2(way * s * 0.06, 0.0), low];
        p.line_segment(line, Stroke::new(s * 0.028, lit(CHALK, light)));
        p.line_segment(line, Stroke::new(s * 0.016, lit(ribbon, light)));
    }
    p.circle_filled(low, s * 0.045, lit(SILVER_DARK, light));
    p.circle_filled(low, s * 0.036, lit(SILVER_LIGHT, light));
}

/// Draws a silver medal in `r`, on a ribbon in the colours of that club.
pub(super) fn medal(p: &Painter, r: Rect, club: &Club) {
    let (main, dark) = club.colours;
    let radius = (r.height() * 0.29).min(r.width() * 0.3);
    let at = pos2(r.center().x, r.bottom() - radius * 1.1);
    for (way, colour) in [(-1.0, dark), (1.0, main)] {
        let x = |share: f32| at.x + way * share * radius;
        let strip = vec![
            pos2(x(0.85), r.top()),
            pos2(x(0.25), r.top()),
            pos2(x(-0.28), at.y - radius * 0.7),
            pos2(x(0.30), at.y - radius * 0.7),
        ];
        draw_polygon(p, strip, ink(colour));
    }
    p.circle_filled(at + vec2(0.0, radius * 0.06), radius * 1.03, ink(SILVER_DARK));
    p.circle_filled(at, radius, ink(SILVER));
    p.circle_stroke(at, radius * 0.84, Stroke::new(radius * 0.07, ink(SILVER_LIGHT)));
    draw_star(p, at, radius * 0.5, ink(SILVER_LIGHT));
    draw_star(p, at + vec2(0.0, radius * 0.03), radius * 0.42, ink(SILVER_DARK));
}

/// Returns the lift of the cup on the whole screen, `age` seconds after it began.
pub(super) fn view(on: &Competition, age: f32, confetti: Option<f32>) -> Node<'static, CompetitionMsg> {
    let club = on.club(on.champion().unwrap_or_default());
    let scene = BoxSurface::drawn(move |p, r, _| lifted(p, r, club, raised(age), age, confetti));
    let head = on.champion_text().map(|head| StyledText::title(head.capitals()).size(84.0).centred());
    let words = plate().children(head).child(StyledText::label(&club.name).size(40.0).centred());
    on_scene(scene, words)
}

/// Returns the end for the second on the whole screen, `age` seconds after it began.
pub(super) fn second(on: &Competition, age: f32) -> Node<'static, CompetitionMsg> {
    let second = on.podium().and_then(|[_, second, _]| second.first().copied());
    let club = on.club(second.unwrap_or_default());
    let light = (age / 0.9).min(1.0);
    let scene = BoxSurface::drawn(move |p, r, _| silver(p, r, club, light));
    let head = StyledText::title(say!("competition-silver")).size(84.0).colour(SILVER).centred();
    let hangs = drawing((120.0, 170.0), move |p, r| medal(p, r, club)).rigid();
    let lost_text = lost(on).map(|words| StyledText::body(words).size(30.0).centred());
    let words =
        plate().child(row().gap(30.0).child(hangs).child(column().gap(4.0).child(head).children(lost_text)));
    on_scene(scene, words)
}

/// Returns a scene that fills the screen, with the words and the way on at its bottom.
fn on_scene<'a>(scene: BoxSurface<'a>, words: Node<'a, CompetitionMsg>) -> Node<'a, CompetitionMsg> {
    column()
        .pad(60.0, 30.0)
        .gap(10.0)
        .align_middle()
        .surface(scene)
        .child(spring())
        .child(words)
        .child(press_on())
}

/// Returns the ground of words that stand on a scene.
fn plate<'a, M>() -> Node<'a, M> {
    column().gap(4.0).pad(44.0, 14.0).surface(BoxSurface::Fill(with_alpha(NAVY, 0.86), 16.0))
}

/// Returns the sentence for who has lost the final, or the first place of a league.
pub(super) fn lost(competition: &Competition) -> Option<DisplayText> {
    if competition.kind() == Contest::League {
        let table = competition.standings();
        let (first, second) = (table.first()?, table.get(1)?);
        return Some(say!(
            "silver-league",
            who = competition.person_key(second.side),
            name = competition.called(second.side),
            n = first.points() - second.points(),
            rival = competition.called(first.side),
        ));
    }
    let LostFinal { loser, winner, score, kicks } = competition.lost_final()?;
    let (who, name) = (competition.person_key(loser), competition.called(loser));
    let (rival, score) = (competition.called(winner), score_of(score.0, score.1));
    Some(match kicks {
        None => say!("silver-cup", who, name, rival, score),
        Some((own, other)) => {
            say!("silver-cup-on-kicks", who, name, rival, score, kicks = score_of(own, other),)
        }
    })
}
