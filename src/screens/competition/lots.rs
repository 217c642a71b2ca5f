//! The draw of a cup or of groups: balls come out of a bowl one by one, open and show a club, which flies to its place.

use bevy_egui::egui::epaint::EllipseShape;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::ceremony::{DrawStep, lot};
use super::fixtures::DrawLayout;
use super::{CompetitionMsg, fixtures, go_on_button, over, press_on};
use crate::screens::honours::beams;
use crate::theme::paint::{draw_frame, draw_glow, draw_polygon, draw_shield, fill_rounded_rect};
use crate::theme::{ink, with_alpha};
use crate::widgets::{Node, StyledText, column, drawing, row};
use clubs::Club;
use competition::Competition;
use stage::palette::{AMBER, CHALK, INK, NAVY_3, Rgb};
use words::say;

/// Returns the page of the draw after `age` seconds.
pub(super) fn view(on: &Competition, age: f32) -> Node<'static, CompetitionMsg> {
    let lots = on.draw_order();
    let clubs: Vec<&'static Club> = lots.iter().map(|side| on.club(*side)).collect();
    let now = lot(lots.len(), age);
    let places = DrawLayout::default();
    // The club of the open ball, or the last one.
    let named = if now.open > 0.5 { now.placed } else { now.placed.saturating_sub(1) };
    let shown = (now.placed > 0 || now.open > 0.5)
        .then(|| lots.get(named.min(lots.len().saturating_sub(1))))
        .flatten();
    let (club, called) = shown
        .map_or_else(Default::default, |side| (on.club(*side).name.clone(), on.manager_name(*side).shown()));
    let bowl = {
        let (clubs, places) = (clubs.clone(), places.clone());
        drawing((360.0, 360.0), move |p, r| {
            let ball = draw_bowl(p, r, &clubs, now, age);
            places.0.borrow_mut().1 = Some(ball);
        })
    };
    let left = column()
        .basis(600.0)
        .grow()
        .gap(10.0)
        .child(StyledText::heading(say!("competition-lots")).size(46.0).colour(CHALK).node().rigid())
        .child(bowl.grow())
        .child(StyledText::label(club).size(46.0).centred().node().rigid())
        .child(StyledText::note(called).size(28.0).colour(CHALK).centred().node().rigid());
    let right = fixtures::being_drawn(on, now.placed, &places).basis(900.0).share(2.0);
    let both = row().wrap().gaps(40.0, 24.0).stretch().grow().rigid().child(left).child(right);
    let flies = drawing((0.0, 0.0), move |p, _| fly(p, &clubs, now, &places));
    over(both, go_on_button(), press_on().child(flies))
}

/// Draws the bowl with the remaining balls and the ball that is out; returns where the ball is.
fn draw_bowl(p: &Painter, r: Rect, lots: &[&'static Club], now: DrawStep, age: f32) -> Rect {
    fill_rounded_rect(p, r, 16.0, ink(INK));
    let clip = p.with_clip_rect(r.intersect(p.clip_rect()));
    let p = &clip;
    let radius = (r.height() * 0.27).min(r.width() * 0.30);
    let middle = pos2(r.center().x, r.bottom() - radius * 1.28);
    let show = pos2(r.center().x, r.top() + radius * 1.02);
    beams(p, show, r.size().length(), 0.1 * age);
    // The bowl from behind, its balls, then the ball that leaves it, then the glass in front.
    let rim = vec2(radius, radius * 0.24);
    let glass = |points: usize| -> Vec<Pos2> {
        (0..=points)
            .map(|n| {
                let a = std::f32::consts::PI * n as f32 / points as f32;
                middle + vec2(radius * a.cos(), radius * 0.98 * a.sin())
            })
            .collect()
    };
    fill_rounded_rect(
        p,
        Rect::from_center_size(pos2(middle.x, middle.y + radius * 1.06), vec2(radius * 0.9, radius * 0.16)),
        5.0,
        ink(NAVY_3),
    );
    draw_polygon(p, glass(24), with_alpha(Rgb(0x6C_8DB8), 0.30));
    p.add(Shape::Ellipse(EllipseShape {
        center: middle,
        radius: rim,
        fill: with_alpha(Rgb(0x6C_8DB8), 0.35),
        stroke: Stroke::NONE,
        angle: 0.0,
    }));
    // Many balls are smaller, in more rows: the bowl is wider at its rim.
    let (size, rows) = if lots.len() > 8 { (0.15, [4, 6, 6]) } else { (0.22, [3, 5, 0]) };
    let ball = radius * size;
    let left = lots.len().saturating_sub(now.placed + usize::from(now.out > 0.0));
    for n in 0..left {
        let row = if n < rows[0] {
            0
        } else if n < rows[0] + rows[1] {
            1
        } else {
            2
        };
        let below: usize = rows[..row].iter().sum();
        let (place, count) = (n - below, rows[row].min(left - below));
        let stir = (age * 9.0 + n as f32 * 2.1).sin() * ball * 0.12 * (1.0 - now.out);
        let x = (place as f32 - (count as f32 - 1.0) / 2.0) * ball * 2.02;
        let at = middle + vec2(x + stir, radius * 0.60 - row as f32 * ball * 1.75 - stir.abs());
        closed(p, at, ball);
    }
    let end = now.placed >= lots.len();
    let grown = ball * (1.0 - now.out) + radius * 0.517 * now.out;
    let at = (middle + vec2(0.0, radius * 0.2)).lerp(show, now.out);
    if !end && now.out > 0.0 && now.out < 0.35 {
        closed(p, at, grown);
    }
    let front: Vec<Pos2> = glass(24);
    draw_polygon(p, front, with_alpha(CHALK, 0.08));
    p.add(Shape::Ellipse(EllipseShape {
        center: middle,
        radius: rim,
        fill: Color32::TRANSPARENT,
        stroke: Stroke::new(4.0, with_alpha(CHALK, 0.8)),
        angle: 0.0,
    }));
    let arc = glass(24);
    p.add(Shape::line(arc, Stroke::new(3.0, with_alpha(CHALK, 0.55))));
    p.line_segment(
        [middle + vec2(-radius * 0.72, radius * 0.14), middle + vec2(-radius * 0.52, radius * 0.62)],
        Stroke::new(7.0, with_alpha(CHALK, 0.35)),
    );
    if !end && now.out >= 0.35 {
        open(p, at, grown, now, lots.get(now.placed).copied());
    }
    draw_frame(&clip, r, 16.0, 3.0, NAVY_3);
    Rect::from_center_size(at, vec2(grown, grown) * 2.0)
}

/// Draws a closed ball.
fn closed(p: &Painter, at: Pos2, radius: f32) {
    p.circle_filled(at, radius, ink(CHALK));
    half(p, at, radius, 1.0, AMBER);
    p.circle_stroke(at, radius, Stroke::new(2.0, ink(INK)));
    p.line_segment([at - vec2(radius, 0.0), at + vec2(radius, 0.0)], Stroke::new(2.5, ink(INK)));
    p.circle_filled(at - vec2(radius * 0.35, radius * 0.4), radius * 0.16, with_alpha(Rgb(0xFF_FFFF), 0.9));
}

/// Draws the upper (`way` -1) or the lower half of a ball.
fn half(p: &Painter, at: Pos2, radius: f32, way: f32, colour: Rgb) {
    let points = (0..=16u8).map(|n| {
        let a = std::f32::consts::PI * f32::from(n) / 16.0;
        at + vec2(radius * a.cos(), way * radius * a.sin())
    });
    draw_polygon(p, points.collect(), ink(colour));
}

/// Draws the ball as far as it is open, with the club in it until that flies away.
fn open(p: &Painter, at: Pos2, radius: f32, now: DrawStep, club: Option<&'static Club>) {
    if now.open <= 0.0 {
        return closed(p, at, radius);
    }
    let apart = now.open * radius * 0.62;
    let rest = 1.0 - now.away;
    if now.away < 0.6 {
        half(p, at - vec2(0.0, apart), radius * 0.92, -1.0, CHALK);
        half(p, at + vec2(0.0, apart), radius * 0.92, 1.0, AMBER);
    }
    draw_glow(p, at, radius * 1.8, AMBER, 0.7 * now.open * rest);
    if let Some(club) = club.filter(|_| now.away <= 0.0) {
        draw_shield(p, at, radius * (0.5 + 1.25 * now.open), club);
    }
}

/// Draws the club on its way from the open ball to its place.
fn fly(p: &Painter, lots: &[&'static Club], now: DrawStep, places: &DrawLayout) {
    let noted = places.0.borrow();
    let (Some(from), Some(to), Some(club)) = (noted.1, noted.0.get(&now.placed), lots.get(now.placed)) else {
        return;
    };
    if now.away <= 0.0 {
        return;
    }
    let p = p.with_clip_rect(p.ctx().content_rect());
    let t = now.away;
    let lifted = (t * std::f32::consts::PI).sin() * from.height() * 0.5;
    let at = from.center().lerp(to.center(), t) - vec2(0.0, lifted);
    let size = from.height() * 0.875 * (1.0 - t) + to.height() * t;
    draw_glow(&p, at, size, AMBER, 0.5);
    draw_shield(&p, at, size, club);
}
