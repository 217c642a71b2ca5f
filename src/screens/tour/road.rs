//! The picture of a tour: nine stops as a road through grounds, with forks.

use std::f32::consts::PI;

use bevy_egui::egui::{Id, Order, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::stop::{self, dull, stake_icon, strength};
use super::{TourContext, TourMsg, seats};
use crate::hud::pictures::PicturePainter;
use crate::hud::tour_strip::draw_life;
use crate::screens::honours::cup;
use crate::screens::portrait::draw_portrait;
use crate::screens::tiles::pieces;
use crate::session::tour::NodeGround;
use crate::theme::paint::{
    draw_crest_outline, draw_frame, draw_glow, draw_polygon, draw_shield, draw_tick, fill_rounded_rect,
};
use crate::theme::{ink, with_alpha};
use crate::widgets::{Node, SolvedLayout, StyledText, column, drawing, on_layer, row};
use base::between::between;
use clubs::HomeTimeOfDay;
use engine::Seat;
use stage::palette::{CHALK, INK, MUTED, NAVY, PITCH_A, PITCH_B, PITCH_EDGE, Rgb};
use store::TimeOfDay;
use tour::{PlayedNode, RunPhase, STOPS, TourNode, TourRun, TourStake};
use words::say;

/// Size of the picture, design units; it grows to the width of the page.
const SIZE: (f32, f32) = (900.0, 410.0);
/// Width of the card of the stop under the pointer, and its distance from the middle of the stop, design units.
const HINT_WIDTH: f32 = 600.0;
/// See [`HINT_WIDTH`].
const HINT_GAP: f32 = 90.0;
/// Width of the bus, in radii of a stop.
const BUS: f32 = 1.5;
/// Size of a stop that the run does not see yet, as a share of the others.
const UNKNOWN: f32 = 0.6;
/// The most stops beside each other.
const LANES: f32 = 3.0;
/// The colour of a defeat.
const LOST: Rgb = Rgb(0xD8_5A_4A);
/// The skies over a ground, and the sun.
const NIGHT: Rgb = Rgb(0x10_1D_38);
const DUSK: Rgb = Rgb(0x7A_4E_6B);
const DAY: Rgb = Rgb(0x5F_A3_D9);
const SUN: Rgb = Rgb(0xFF_E3_8A);
/// The horizon of a ground, in radii below its centre.
const HORIZON: f32 = 0.3;
/// Number of lines that the edge of the grass consists of.
const ARC_STEPS: usize = 24;

/// Returns the picture of the run. A stop under the pointer is shown in words.
pub(super) fn view<'a>(seen: &'a TourContext<'a>, run: &'a TourRun) -> Node<'a, TourMsg> {
    let draw = move |p: &Painter, r: Rect| {
        let road = Road { r, run, hour: seen.settings.shared.time_of_day, art: seen.art, bus: seen.bus };
        road.draw(p);
        if let Some(node) = road.pointed(p) {
            draw_hint(p, road.at(node.stop, node.lane), seen, run, node);
        }
    };
    row().rigid().child(drawing(SIZE, draw).grow())
}

/// Draws the card of a stop beside its place on the road.
fn draw_hint<'a>(p: &Painter, at: Pos2, seen: &'a TourContext<'a>, run: &TourRun, node: &'a TourNode) {
    let mut ui = on_layer(p.ctx(), Id::new("stop"), Order::Tooltip);
    let card = column()
        .pad(20.0, 14.0)
        .gap(8.0)
        .surface(stop::ground(true))
        .child(StyledText::label(say!("tour-stop", stop = node.stop + 1)).size(26.0))
        .child(stop::view(seen, run, node));
    let solved = SolvedLayout::wide(&ui, Id::new("stop card"), card, HINT_WIDTH);
    let (size, window) = (solved.size(), ui.ctx().content_rect().shrink(8.0));
    // The card stands to the right of its stop, or to the left where there is no room.
    let right = at.x + HINT_GAP;
    let x = if right + size.x > window.right() { at.x - HINT_GAP - size.x } else { right };
    let y = between(at.y - size.y / 2.0, window.top(), window.bottom() - size.y);
    solved.show(&mut ui, pos2(x.max(window.left()), y));
}

/// Draws the road of a run into `r`, with the light of the person's time of day.
pub(in crate::screens) fn draw_road(
    p: &Painter,
    r: Rect,
    run: &TourRun,
    hour: TimeOfDay,
    art: PicturePainter<'_>,
) {
    Road { r, run, hour, art, bus: seats::goal(run) }.draw(p);
}

/// Draws a road, dashed or whole.
fn road_line(p: &Painter, ends: [Pos2; 2], stroke: Stroke, is_dashed: bool) {
    if is_dashed {
        p.extend(Shape::dashed_line(&ends, stroke, 14.0, 10.0));
    } else {
        p.line_segment(ends, stroke);
    }
}

/// Returns what the signs on the map mean.
pub(super) fn legend<'a, M: 'a>(art: PicturePainter<'a>) -> Node<'a, M> {
    const SIGN: (f32, f32) = (30.0, 26.0);
    let dashes = drawing((60.0, SIGN.1), |p, r| {
        let ends = [r.left_center(), r.right_center()];
        road_line(p, ends, Stroke::new(5.0, ink(CHALK)), true);
    });
    let dots = drawing(SIGN, |p, r| {
        for x in [-8.0, 0.0, 8.0] {
            p.circle_filled(r.center() + vec2(x, 0.0), 3.4, ink(CHALK));
        }
    });
    let stakes = [TourStake::Points, TourStake::Life, TourStake::Bus].map(|stake| {
        let sign = drawing(SIGN, move |p, r| {
            if stake == TourStake::Life {
                draw_life(p, r.center(), 11.0, true);
            } else {
                art.icon(p, stake_icon(stake), r.center(), 24.0, CHALK);
            }
        });
        (sign, stake.title().into())
    });
    let signs = [(dashes, say!("tour-other-road")), (dots, say!("tour-legend-strength"))];
    let each = signs.into_iter().chain(stakes);
    let each = each.map(|(sign, words)| row().gap(8.0).child(sign.rigid()).child(dull(words)));
    row().wrap().gaps(22.0, 2.0).children(each)
}

/// The road in a rectangle.
struct Road<'a> {
    r: Rect,
    run: &'a TourRun,
    hour: TimeOfDay,
    art: PicturePainter<'a>,
    /// How far the bus has come, in stops.
    bus: f32,
}

/// Draws a small ground into a circle: grass under the sky of that hour, with floodlights unless it is day.
fn draw_ground(p: &Painter, at: Pos2, radius: f32, hour: HomeTimeOfDay) {
    let (sky, grass) = match hour {
        HomeTimeOfDay::Day => (DAY, PITCH_B),
        HomeTimeOfDay::Dusk => (DUSK, PITCH_A),
        HomeTimeOfDay::Night => (NIGHT, PITCH_EDGE),
    };
    p.circle_filled(at, radius, ink(sky));
    let point = |x: f32, y: f32| at + vec2(x, y) * radius;
    if hour == HomeTimeOfDay::Day {
        p.circle_filled(point(-0.56, -0.5), 0.17 * radius, ink(SUN));
    } else {
        for x in [-0.66, 0.66] {
            draw_glow(p, point(x, -0.52), 0.5 * radius, CHALK, 0.5);
            p.line_segment([point(x, 0.4), point(x, -0.5)], Stroke::new(0.07 * radius, ink(INK)));
            let lamps = [point(x - 0.18, -0.52), point(x + 0.18, -0.52)];
            p.line_segment(lamps, Stroke::new(0.15 * radius, ink(CHALK)));
        }
    }
    // The grass is the part of the circle below its horizon.
    let (from, to) = (HORIZON.asin(), PI - HORIZON.asin());
    let arc = (0..=ARC_STEPS).map(|k| {
        let angle = from + (to - from) * k as f32 / ARC_STEPS as f32;
        point(angle.cos(), angle.sin())
    });
    draw_polygon(p, arc.collect(), ink(grass));
}

impl Road<'_> {
    /// Returns the place of a stop.
    fn at(&self, stop: usize, lane: usize) -> Pos2 {
        let width = if stop + 1 == STOPS { 1 } else { self.run.map().stops.get(stop).map_or(1, Vec::len) };
        let lane = if stop + 1 == STOPS { 0 } else { lane };
        let across = self.r.width() / STOPS as f32;
        let down = self.r.height() / LANES;
        let x = self.r.left() + (stop as f32 + 0.5) * across;
        pos2(x, self.r.center().y + (lane as f32 - (width as f32 - 1.0) / 2.0) * down)
    }

    fn radius(&self) -> f32 {
        (0.38 * self.r.width() / STOPS as f32).min(0.36 * self.r.height() / LANES)
    }

    /// Returns the place of the run's way at a stop; before the first one it comes from the left.
    fn way_place(&self, stop: f32) -> Pos2 {
        if stop < 0.0 {
            return pos2(self.r.left(), self.r.center().y);
        }
        let stop = stop as usize;
        let here = self.run.node().filter(|node| node.stop == stop).map(|node| node.lane);
        let lane =
            here.or_else(|| self.run.played().iter().rev().find(|of| of.stop == stop).map(|of| of.lane));
        self.at(stop, lane.unwrap_or_default())
    }

    /// Returns where the bus is, and how far it has left the road for the stop above which it parks, 0 to 1.
    fn bus_place(&self) -> (Pos2, f32) {
        let (from, part) = (self.bus.floor(), self.bus - self.bus.floor());
        let eased = part * part * (3.0 - 2.0 * part);
        let (here, there) = (self.way_place(from), self.way_place(from + eased.ceil()));
        let park = if self.bus < 0.0 { eased } else { (2.0 * eased - 1.0).powi(2) };
        (here + eased * (there - here), park)
    }

    /// Returns how a stop was played, if it was.
    fn played(&self, stop: usize, lane: usize) -> Option<&PlayedNode> {
        let is_final = stop + 1 == STOPS;
        self.run.played().iter().rev().find(|of| of.stop == stop && (is_final || of.lane == lane))
    }

    /// Returns true if the run is at that stop or may go there now.
    fn is_next(&self, stop: usize, lane: usize) -> bool {
        stop == self.run.stop()
            && match self.run.phase() {
                RunPhase::Way(lanes) => lanes.contains(&lane),
                RunPhase::Over { .. } | RunPhase::Bus(_) => false,
                _ => stop + 1 == STOPS || self.run.node().is_some_and(|node| node.lane == lane),
            }
    }

    /// Returns every stop before the final, and the final of the run as it stands.
    fn nodes(&self) -> impl Iterator<Item = &TourNode> {
        self.run.map().stops.iter().flatten().chain([self.run.final_now()])
    }

    /// Returns the stop under the pointer, if the run sees it.
    fn pointed(&self, p: &Painter) -> Option<&TourNode> {
        let pointer = p.ctx().pointer_hover_pos().filter(|pointer| p.clip_rect().contains(*pointer))?;
        let is_at = |node: &&TourNode| self.at(node.stop, node.lane).distance(pointer) <= self.radius();
        self.nodes().find(is_at).filter(|node| self.is_known(node))
    }

    /// Returns true if the run sees what a stop is, or has played it.
    fn is_known(&self, node: &TourNode) -> bool {
        self.run.sees(node.stop) || self.played(node.stop, node.lane).is_some()
    }

    fn draw(&self, p: &Painter) {
        let p = &p.with_clip_rect(self.r.intersect(p.clip_rect()));
        fill_rounded_rect(p, self.r, 14.0, ink(PITCH_A));
        let stripe = self.r.width() / STOPS as f32;
        for k in (1..STOPS).step_by(2) {
            let left = self.r.left() + stripe * k as f32;
            p.rect_filled(Rect::from_x_y_ranges(left..=left + stripe, self.r.y_range()), 0, ink(PITCH_B));
        }
        for node in self.nodes() {
            let lanes = if node.stop + 2 == STOPS { vec![0] } else { node.ways.clone() };
            for lane in lanes {
                self.way(p, node, lane);
            }
        }
        for node in self.nodes() {
            self.stop(p, node);
        }
        let (at, share) = self.bus_place();
        seats::draw_bus(p, at - vec2(0.0, 1.2 * share * self.radius()), BUS * self.radius());
        draw_frame(p, self.r, 14.0, 3.0, NAVY);
    }

    /// Draws the road from a stop to the next: broad where the run has come and where it can go now, dashed where a
    /// defeat leads.
    fn way(&self, p: &Painter, node: &TourNode, lane: usize) {
        let next = node.stop + 1;
        let ends = [self.at(node.stop, node.lane), self.at(next, lane)];
        let from_here = self.played(node.stop, node.lane).is_some();
        let gone = from_here && (self.played(next, lane).is_some() || self.is_next(next, lane));
        let is_detour = node.ways.len() > 1 && node.detour == lane && !from_here && next + 1 < STOPS;
        p.line_segment(ends, Stroke::new(16.0, with_alpha(INK, 0.35)));
        let (width, strength) = if gone {
            (7.0, 0.95)
        } else if is_detour {
            (5.0, 0.7)
        } else {
            (4.0, 0.35)
        };
        road_line(p, ends, Stroke::new(width, with_alpha(CHALK, strength)), is_detour);
    }

    /// Draws a stop: crest, opponent and game as far as the run sees them, what is at stake and how strong it is.
    fn stop(&self, p: &Painter, node: &TourNode) {
        let (at, radius) = (self.at(node.stop, node.lane), self.radius());
        let played = self.played(node.stop, node.lane);
        let next = self.is_next(node.stop, node.lane);
        let known = self.is_known(node);
        let is_final = node.stop + 1 == STOPS;
        // What the run does not see yet is small; the final is not.
        let radius = if known || is_final { radius } else { UNKNOWN * radius };
        if next {
            draw_glow(p, at, radius * 1.7, CHALK, 0.5);
        }
        p.circle_filled(at + vec2(2.0, 5.0), radius, with_alpha(INK, 0.45));
        // Where the run cannot come any more, the light is out.
        let dark = played.is_none() && !next && node.stop <= self.run.stop() && self.passed(node.stop);
        let venue = NodeGround::of(self.run, node, self.hour).filter(|_| known && !dark);
        match venue {
            Some(venue) => draw_ground(p, at, radius, venue.hour),
            None => _ = p.circle_filled(at, radius, ink(NAVY)),
        }
        let edge = if next { (5.0, CHALK) } else { (2.5, if known && !dark { CHALK } else { MUTED }) };
        p.circle_stroke(at, radius, Stroke::new(edge.0, ink(edge.1)));
        if !known && is_final {
            cup(p, at + vec2(0.0, 0.72 * radius), 1.4 * radius);
            return;
        }
        if !known {
            self.art.icon(p, "question-fill", at, radius, MUTED);
            return;
        }
        match clubs::find(node.club) {
            Some(club) if !dark => draw_shield(p, at - vec2(0.0, 0.14 * radius), radius * 1.1, club),
            _ => draw_crest_outline(p, at - vec2(0.0, 0.1 * radius), radius * 1.1, MUTED),
        }
        if let Some(played) = played {
            let mark = at + vec2(0.72, -0.72) * radius;
            if played.won {
                draw_tick(p, mark, 0.36 * radius);
            } else {
                p.circle_filled(mark, 0.36 * radius, ink(LOST));
                self.art.icon(p, "x-bold", mark, 0.44 * radius, CHALK);
            }
            return;
        }
        if dark {
            return;
        }
        if is_final {
            cup(p, at + vec2(0.0, -0.86 * radius), 0.8 * radius);
        }
        let Some(leg) = node.legs.first() else { return };
        let Some(game) = leg.dyn_game() else { return };
        let small =
            |x: f32, y: f32, s: f32| Rect::from_center_size(at + vec2(x, y) * radius, vec2(s, s) * radius);
        draw_portrait(p, small(-0.86, 0.5, 0.86), game.opponent(leg.opponent).portrait, Seat::Away);
        for (k, leg) in node.legs.iter().take(2).enumerate() {
            if let Some(game) = leg.dyn_game() {
                pieces(p, small(0.8 + 0.44 * k as f32, 0.42, 0.9), game, self.art, 1.0, 0.0);
            }
        }
        let stake = at + vec2(0.74, -0.74) * radius;
        match node.stake {
            TourStake::Plain => {}
            TourStake::Life => draw_life(p, stake, 0.42 * radius, true),
            other => {
                p.circle_filled(stake, 0.36 * radius, ink(INK));
                self.art.icon(p, stake_icon(other), stake, 0.5 * radius, CHALK);
            }
        }
        let pips = strength(node);
        for k in 0..pips {
            let x = (k as f32 - (pips as f32 - 1.0) / 2.0) * 0.24;
            let dot = at + vec2(x, 1.18) * radius;
            p.circle_filled(dot, 0.1 * radius, ink(CHALK));
        }
    }

    /// Returns true if the run has played that place of the road, or has chosen its stop there.
    fn passed(&self, stop: usize) -> bool {
        stop < self.run.stop() || !matches!(self.run.phase(), RunPhase::Way(_))
    }
}
