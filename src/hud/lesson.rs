//! A lesson on the table: the rest of it lies a little in the dark, an amber ring and an arrow show the thing, and one
//! sentence stands beside it, over nothing that can be taken.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Id, Mesh, Order, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::prompt::spot::{self, Thing, seek};
use super::regions::{HudRegion, Laid};
use super::{Canvas, Shown, in_area, overlay};
use crate::between::between;
use crate::engine::Seat;
use crate::flow::action::InputAction;
use crate::levels::lesson::{Step, Want};
use crate::session::Match;
use crate::session::ask::OpenDecisions;
use crate::session::bindings::Bindings;
use crate::session::lesson::Nod;
use crate::stage::layout::Area;
use crate::stage::palette::{AMBER, INK, MUTED, NAVY};
use crate::stage::point::{Point, card_place};
use crate::table::motion::Tempo;
use crate::table::playback::Playback;
use crate::theme::paint::{block, frame};
use crate::theme::{Face, glaze, ink};
use crate::widgets::{Look, Node, Press, Surface, Text, cap, column, row};

/// How wide the bubble may be: whichever finds a place for it, the first ones before the others.
const WIDTHS: [f32; 4] = [484.0, 664.0, 364.0, 904.0];
/// Inside the bubble, to its edge.
const PAD: f32 = 22.0;
/// How long the ring pulses after a step has come, seconds; then the window may rest.
const PULSES: f32 = 3.0;

/// Where the lesson stands on the screen: what it shows, what can be taken, and its words.
#[derive(Resource, Clone, Debug, Default)]
pub struct Taught {
    /// The step, from 0.
    pub step: Option<usize>,
    /// What it points at.
    pub points: Vec<Rect>,
    /// What can be taken now.
    pub open: Vec<Rect>,
    /// The bubble.
    pub bubble: Option<Rect>,
    /// When the step came, seconds of real time since the start.
    since: f32,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    (session, asked, playback): (Res<Match>, Res<OpenDecisions>, Res<Playback>),
    (shown, keys): (Res<Shown>, Res<Bindings>),
    (time, tempo): (Res<Time<Real>>, Res<Tempo>),
    (mut taught, mut laid): (ResMut<Taught>, ResMut<Laid>),
    mut nods: MessageWriter<Nod>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let (k, step, looks) = match session.wants() {
        Want::Look(k, step) if playback.idle() => (k, step, true),
        Want::Play(k, step) if playback.idle() && asked.seat().is_some() => (k, step, false),
        _ => {
            if taught.step.is_some() {
                *taught = Taught::default();
            }
            return Ok(());
        }
    };
    let (back, canvas) = overlay(&mut contexts, "lesson back")?;
    let p = back.painter();
    let ctx = contexts.ctx_mut()?;
    let now = time.elapsed_secs();
    let since = if taught.step == Some(k) { taught.since } else { now };
    let zones = session.game.sheet().zones;
    let open = if looks { Vec::new() } else { open(&session, &asked, &shown, canvas) };
    let points = points(&laid, canvas, step, &shown, zones, &open);
    let beat = pulse(now - since, tempo.moves());
    if beat.is_some() {
        redraw.write(RequestRedraw);
    }
    let lit: Vec<Rect> = points.iter().chain(&open).map(|r| r.expand(18.0)).collect();
    veil(p, canvas, &lit);
    for r in &points {
        ring(p, *r, beat.unwrap_or(0.0));
    }
    // Over nothing that can be taken, nothing that is spoken of, and no other part of the HUD.
    let room = canvas.all().shrink(12.0);
    let mut things = spot::on_table(&shown.scene, zones, &asked, canvas);
    things.extend(points.iter().map(|r| Thing::dear(r.expand(22.0))));
    things.extend(open.iter().map(|r| Thing::dear(r.expand(16.0))));
    // A hint makes way for the lesson, not the lesson for a hint.
    let parts = laid.parts().filter(|(part, _)| *part != HudRegion::Hint);
    things.extend(parts.map(|(_, at)| Thing::dear(at)));
    let wish = points.first().map_or(canvas.all().center(), Rect::center);
    let wish = wish + (canvas.all().center() - wish) * 0.35;
    let words = |share| words(&session, (k, step, looks), &keys, share);
    let (bubble, words) = seek(&back, (Id::new("bubble"), &WIDTHS), |_| wish, (room, &things), words);
    laid.lay(HudRegion::Lesson, bubble);
    if let Some(target) = points.first() {
        arrow(p, bubble, *target);
    }
    let told = in_area(ctx, "lesson", Order::Middle, bubble, |ui| words.show(ui, bubble.min));
    let clicked = ctx.input(|i| i.pointer.primary_clicked().then(|| i.pointer.interact_pos()).flatten());
    let on_table = clicked.is_some_and(|at| bubble.contains(at) || !ctx.is_pointer_over_egui());
    if told == Some(Nod::Skip) {
        nods.write(Nod::Skip);
    } else if looks && (told.is_some() || on_table) {
        nods.write(Nod::On);
    }
    *taught = Taught { step: Some(k), points, open, bubble: Some(bubble), since };
    Ok(())
}

/// How far the ring is out, 0..=1; none once it rests, or where nothing moves.
fn pulse(age: f32, moves: bool) -> Option<f32> {
    (moves && age < PULSES).then(|| (1.0 - (age * std::f32::consts::TAU).cos()) / 2.0)
}

fn placed(canvas: Canvas, area: Area) -> Rect {
    Rect::from_min_size(canvas.sheet(area.x, area.y), vec2(area.w, area.h)).intersect(canvas.all())
}

/// The cards and players that can be taken now.
fn open(the_match: &Match, asked: &OpenDecisions, shown: &Shown, canvas: Canvas) -> Vec<Rect> {
    let zones = the_match.game.sheet().zones;
    let seats = Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat));
    let pieces = seats.flat_map(|seat| {
        let offered = asked.offers[seat].iter().filter_map(|offer| offer.piece);
        let left = asked.picking[seat].iter().flat_map(move |picking| {
            picking.open.iter().copied().filter(move |piece| !asked.chosen[seat].contains(piece))
        });
        offered.chain(left)
    });
    pieces.filter_map(|piece| Some(placed(canvas, card_place(&shown.scene, zones, piece)?))).collect()
}

/// Where the things lie that the step points at.
fn points(
    laid: &Laid,
    canvas: Canvas,
    step: &Step,
    shown: &Shown,
    zones: &[crate::stage::scene::Zone],
    open: &[Rect],
) -> Vec<Rect> {
    let part = |wanted: &dyn Fn(HudRegion) -> bool| -> Vec<Rect> {
        laid.parts().filter(|(part, _)| wanted(*part)).map(|(_, at)| at).take(1).collect()
    };
    let mut found = Vec::new();
    for point in &step.point {
        found.extend(match point {
            Point::Choice if !open.is_empty() => open.to_vec(),
            Point::Choice | Point::Prompt => part(&|part| matches!(part, HudRegion::Prompt(_))),
            Point::Board => part(&|part| part == HudRegion::Board),
            Point::Track => part(&|part| part == HudRegion::Track),
            Point::Note => part(&|part| part == HudRegion::Note),
            // A hand or a pile is one thing.
            Point::Zone(_) => {
                let all = point.places(&shown.scene, zones).into_iter().map(|area| placed(canvas, area));
                all.reduce(Rect::union).into_iter().collect()
            }
            other => {
                let all = other.places(&shown.scene, zones);
                all.into_iter().map(|area| placed(canvas, area)).collect()
            }
        });
    }
    found.retain(Rect::is_positive);
    found
}

/// The table in the dark, but for those places.
fn veil(p: &Painter, canvas: Canvas, lit: &[Rect]) {
    let all = canvas.all();
    let edges = |low: f32, high: f32, of: &dyn Fn(&Rect) -> [f32; 2]| {
        let mut all: Vec<f32> = lit.iter().flat_map(of).map(|v| between(v, low, high)).collect();
        all.extend([low, high]);
        all.sort_by(f32::total_cmp);
        all
    };
    let xs = edges(all.left(), all.right(), &|r| [r.left(), r.right()]);
    let ys = edges(all.top(), all.bottom(), &|r| [r.top(), r.bottom()]);
    let mut mesh = Mesh::default();
    for x in xs.windows(2) {
        for y in ys.windows(2) {
            let cell = Rect::from_min_max(pos2(x[0], y[0]), pos2(x[1], y[1]));
            if cell.is_positive() && !lit.iter().any(|r| r.contains(cell.center())) {
                mesh.add_colored_rect(cell, glaze(NAVY, 0.5));
            }
        }
    }
    p.add(Shape::mesh(mesh));
}

fn ring(p: &Painter, r: Rect, out: f32) {
    let r = r.expand(8.0 + 8.0 * out);
    frame(p, r.expand(3.0), 19.0, 10.0, INK);
    frame(p, r, 16.0, 5.0, AMBER);
}

/// From the bubble to the thing.
fn arrow(p: &Painter, from: Rect, to: Rect) {
    let to = to.expand(16.0);
    let near =
        |r: Rect, at: Pos2| pos2(between(at.x, r.left(), r.right()), between(at.y, r.top(), r.bottom()));
    let (mut a, mut b) = (from.center(), to.center());
    for _ in 0..3 {
        a = near(from, b);
        b = near(to, a);
    }
    let way = b - a;
    let long = way.length();
    if long < 26.0 {
        return;
    }
    let dir = way / long;
    let side = vec2(-dir.y, dir.x);
    for (colour, more) in [(INK, 6.0), (AMBER, 0.0)] {
        let stroke = Stroke::new(7.0 + more, ink(colour));
        p.line_segment([a, b - dir * 10.0], stroke);
        for s in [-1.0, 1.0] {
            p.line_segment([b, b - dir * 24.0 + side * 15.0 * s], stroke);
        }
    }
}

/// What the bubble says and what can be done in it.
fn words(
    the_match: &Match,
    (k, step, looks): (usize, &Step, bool),
    keys: &Bindings,
    share: f32,
) -> Node<'static, Nod> {
    let small = 24.0 * share;
    let other = the_match.refused().then(|| {
        let words = if looks { "Look first, then go on." } else { "Not that one now. Take what is lit." };
        Text::note(words).size(small).colour(AMBER)
    });
    let button = |nod: Nod, action: InputAction, words: &'static str| {
        let colour = if nod == Nod::On { AMBER } else { MUTED };
        row()
            .gap(10.0)
            .pad(6.0, 4.0)
            .press(Press::new(words).look(Look::Own).unfocused(), nod)
            .child(cap(keys.cap_of(action), small, false))
            .child(Text::new(words, Face::Display, small).colour(colour).lit(AMBER))
    };
    let go_on = looks.then(|| button(Nod::On, InputAction::Proceed, "Go on"));
    let foot = row()
        .wrap()
        .gaps(14.0, 4.0)
        .between()
        .child(Text::new(format!("{} of {}", k + 1, the_match.steps()), Face::Display, small).colour(MUTED))
        .children(go_on.into_iter().chain([button(Nod::Skip, InputAction::HideCards, "Skip the lesson")]));
    column()
        .gap(10.0)
        .pad(PAD, PAD)
        .surface(Surface::drawn(|p, r, _| {
            block(p, r.translate(vec2(4.0, 8.0)), 18.0, Color32::from_black_alpha(120));
            block(p, r, 18.0, ink(INK));
            frame(p, r, 18.0, 4.0, AMBER);
        }))
        .child(Text::new(step.say.clone(), Face::Display, 30.0 * share))
        .children(other)
        .child(foot)
}
