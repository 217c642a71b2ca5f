//! A lesson on the table. Everything but its subject is darkened, and a bubble with one sentence covers nothing that
//! can be taken. Cards that the step shows lie above the sentence. A framed subject can be clicked: it is what the step
//! asks for, or leads on where there is only something to look at. Where the step asks for a decision, what it only
//! speaks of is lit but not framed.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Color32, Id, Mesh, Order, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};

use super::pictures::{PicturePainter, Pictures};
use super::prompt::spot::{self, TableObstacle, place_box};
use super::regions::{HudLayout, HudRegion};
use super::stop_example::stop_example;
use super::{HudCanvas, HudState, in_area, overlay};
use crate::flow::action::InputAction;
use crate::hud::HudFrame;
use crate::session::bindings::Bindings;
use crate::session::commands::PlayerCommand;
use crate::session::decisions::{DecisionTarget, OpenDecisions};
use crate::session::lesson::LessonCommand;
use crate::session::{MatchInView, TableMatch};
use crate::table::motion::AnimationSpeed;
use crate::theme::paint::{draw_frame, fill_rounded_rect};
use crate::theme::{UiFont, ink, with_alpha};
use crate::widgets::{BoxSurface, Node, PressStyle, Pressable, StyledText, cap, column, row};
use base::between::between;
use engine::Seat;
use scenarios::lesson::{AwaitedEvent, LessonStep};
use stage::layout::DesignRect;
use stage::palette::{AMBER, INK, MUTED, NAVY};
use stage::point::{HintTarget, card_place};
use stage::scene::{CardId, Scene, Zone};
use words::{id, say};

/// Widths of the bubble, in order of preference; the first one that fits is used.
const WIDTHS: [f32; 4] = [484.0, 664.0, 364.0, 904.0];
/// Padding of the bubble, design units.
const PAD: f32 = 22.0;
/// Distance of the ring from its subject; a click there counts, design units.
const RIM: f32 = 8.0;
/// Seconds that the ring pulses after a step has begun; then the window may rest.
const PULSES: f32 = 3.0;

/// The lesson as drawn: what it points at, what can be taken, and its bubble.
#[derive(Resource, Clone, Debug, Default)]
pub struct TutorialState {
    /// Number of the step, from 0.
    pub step: Option<usize>,
    /// Areas that the step points at.
    pub points: Vec<Rect>,
    /// Those of them that are framed: a click on one counts.
    pub framed: Vec<Rect>,
    /// Areas that can be taken now.
    pub open: Vec<Rect>,
    /// Area of the bubble.
    pub bubble: Option<Rect>,
    /// The time the step began, seconds of real time since the start.
    since: f32,
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    MatchInView { the_match, decisions, playback, .. }: MatchInView,
    HudFrame { hud, mut layout }: HudFrame,
    (keys, pictures): (Res<Bindings>, Pictures),
    (time, speed): (Res<Time<Real>>, Res<AnimationSpeed>),
    mut tutorial: ResMut<TutorialState>,
    (mut lesson_commands, mut player_commands): (MessageWriter<LessonCommand>, MessageWriter<PlayerCommand>),
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let (k, step, looks) = match the_match.wants() {
        AwaitedEvent::Look(k, step) if playback.is_idle() => (k, step, true),
        AwaitedEvent::Play(k, step) if playback.is_idle() && decisions.only_asked_seat().is_some() => {
            (k, step, false)
        }
        _ => {
            if tutorial.step.is_some() {
                *tutorial = TutorialState::default();
            }
            return Ok(());
        }
    };
    let (back, canvas) = overlay(&mut contexts, "lesson back")?;
    let p = back.painter();
    let ctx = contexts.ctx_mut()?;
    let now = time.elapsed_secs();
    let since = if tutorial.step == Some(k) {
        tutorial.since
    } else {
        info!("lesson: step {} of {}", k + 1, the_match.steps());
        now
    };
    let zones = the_match.game.info().zones;
    let open = if looks { Vec::new() } else { open(&the_match, &decisions, &hud, canvas) };
    let found = StepAreas { laid: &layout, canvas, scene: &hud.scene, zones, open: &open, asked: &decisions }
        .of(step);
    let points: Vec<Rect> = found.iter().map(|(at, _)| *at).collect();
    let frames: Vec<(Rect, Option<DecisionTarget>)> =
        found.iter().filter_map(|(at, on)| Some((*at, on.frame(looks)?))).collect();
    let framed: Vec<Rect> = frames.iter().map(|(at, _)| *at).collect();
    let beat = pulse(now - since, speed.moves());
    if beat.is_some() {
        redraw.write(RequestRedraw);
    }
    let lit: Vec<Rect> = points.iter().chain(&open).map(|r| r.expand(18.0)).collect();
    veil(p, canvas, &lit);
    for r in &framed {
        ring(p, *r, beat.unwrap_or(0.0));
    }
    // The bubble covers nothing that can be taken, nothing it speaks of, and no other part of the HUD.
    let room = canvas.all().shrink(12.0);
    let mut things = spot::on_table(&hud.scene, zones, &decisions, canvas);
    things.extend(points.iter().map(|r| TableObstacle::important(r.expand(22.0))));
    things.extend(open.iter().map(|r| TableObstacle::important(r.expand(16.0))));
    // A hint makes way for the lesson, not the other way round.
    let parts = layout.parts().filter(|(part, _)| *part != HudRegion::Hint);
    things.extend(parts.map(|(_, at)| TableObstacle::important(at)));
    let preferred = points.first().map_or(canvas.all().center(), Rect::center);
    let preferred = preferred + (canvas.all().center() - preferred) * 0.35;
    let words = |share| words(&the_match, k, step, looks, &keys, pictures.painter(), share);
    let (bubble, words) = place_box(&back, Id::new("bubble"), &WIDTHS, |_| preferred, room, &things, words);
    layout.note(HudRegion::Lesson, bubble);
    if let Some(target) = framed.first().or(points.first()) {
        arrow(p, bubble, *target);
    }
    let pressed = in_area(ctx, "lesson", Order::Middle, bubble, |ui| words.show(ui, bubble.min));
    // A click that led to this step does not lead on as well.
    let was_on = tutorial.step == Some(k);
    let clicked = ctx.input(|i| i.pointer.primary_clicked().then(|| i.pointer.interact_pos()).flatten());
    let clicked = clicked.filter(|_| was_on);
    let hit = clicked.and_then(|at| frames.iter().find(|(r, _)| r.expand(RIM).contains(at)));
    let on_table =
        clicked.is_some_and(|at| bubble.contains(at) || hit.is_some() || !ctx.is_pointer_over_egui());
    match pressed {
        Some(command @ (LessonCommand::Skip | LessonCommand::Back)) => drop(lesson_commands.write(command)),
        pressed if looks && (pressed.is_some() || on_table) => drop(lesson_commands.write(LessonCommand::On)),
        _ => {}
    }
    if let Some((_, Some(target))) = hit
        && let Some(seat) = decisions.only_asked_seat()
    {
        player_commands.write(PlayerCommand { seat, target: *target, revision: decisions.revision() });
    }
    *tutorial = TutorialState { step: Some(k), points, framed, open, bubble: Some(bubble), since };
    Ok(())
}

/// Returns how far the ring has expanded, 0..=1; `None` once it rests, or if nothing moves.
fn pulse(age: f32, moves: bool) -> Option<f32> {
    (moves && age < PULSES).then(|| (1.0 - (age * std::f32::consts::TAU).cos()) / 2.0)
}

fn placed(canvas: HudCanvas, area: DesignRect) -> Rect {
    canvas.area(area).intersect(canvas.all())
}

/// Returns the areas of the cards and players that can be taken now.
fn open(the_match: &TableMatch, asked: &OpenDecisions, shown: &HudState, canvas: HudCanvas) -> Vec<Rect> {
    let zones = the_match.game.info().zones;
    let seats = Seat::BOTH.into_iter().filter(|seat| asked.asks(*seat));
    let cards = seats.flat_map(|seat| {
        let offered = asked.offers[seat].iter().filter_map(|offer| offer.card);
        let left = asked.picking[seat].iter().flat_map(move |picking| {
            picking.pickable.iter().copied().filter(move |card| !asked.chosen[seat].contains(card))
        });
        offered.chain(left)
    });
    cards.filter_map(|card| Some(placed(canvas, card_place(&shown.scene, zones, card)?))).collect()
}

/// The meaning of a click on an area that the step points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum AreaClick {
    /// The click is handled by what is there: a card, a shirt, a button of the prompt.
    Own,
    /// The click takes this target.
    Takes(DecisionTarget),
    /// The step only speaks of it.
    Nothing,
}

impl AreaClick {
    /// Returns the target of a click in the frame, which may be handled elsewhere; `None` if there is no frame. Where
    /// there is only something to look at, everything is framed.
    const fn frame(self, looks: bool) -> Option<Option<DecisionTarget>> {
        match self {
            Self::Takes(target) if !looks => Some(Some(target)),
            Self::Nothing if !looks => None,
            _ => Some(None),
        }
    }
}

/// The context for finding the areas that a step points at.
struct StepAreas<'a> {
    laid: &'a HudLayout,
    canvas: HudCanvas,
    scene: &'a Scene,
    zones: &'a [Zone],
    open: &'a [Rect],
    asked: &'a OpenDecisions,
}

impl StepAreas<'_> {
    /// Returns the areas that the step points at, each with the meaning of a click on it.
    fn of(&self, step: &LessonStep) -> Vec<(Rect, AreaClick)> {
        let prompt = |part: HudRegion| matches!(part, HudRegion::Prompt(_));
        let mut found = Vec::new();
        for point in &step.point {
            let (areas, click) = match point {
                HintTarget::Choice if !self.open.is_empty() => (self.open.to_vec(), AreaClick::Own),
                HintTarget::Choice | HintTarget::Prompt => (self.part(prompt), self.click_for(step, false)),
                HintTarget::Board => (self.part(|part| part == HudRegion::Board), AreaClick::Nothing),
                HintTarget::GamePanel => (self.part(|part| part == HudRegion::GamePanel), AreaClick::Nothing),
                HintTarget::Note => (self.part(|part| part == HudRegion::Note), AreaClick::Nothing),
                // A hand or a pile counts as one area.
                HintTarget::Zone(_) => (
                    self.on_table(point).into_iter().reduce(Rect::union).into_iter().collect(),
                    AreaClick::Nothing,
                ),
                HintTarget::Area(_) => (self.on_table(point), self.click_for(step, true)),
                HintTarget::Shirt(side, number) => (self.on_table(point), self.shirt(step, *side, *number)),
                HintTarget::Ball | HintTarget::Goal(_) | HintTarget::Card(..) => {
                    (self.on_table(point), AreaClick::Nothing)
                }
            };
            found.extend(areas.into_iter().map(|at| (at, click)));
        }
        found.retain(|(at, _)| at.is_positive());
        found
    }

    fn on_table(&self, point: &HintTarget) -> Vec<Rect> {
        let all = point.places(self.scene, self.zones);
        all.into_iter().map(|area| placed(self.canvas, area)).collect()
    }

    fn part(&self, wanted: impl Fn(HudRegion) -> bool) -> Vec<Rect> {
        self.laid.parts().filter(|(part, _)| wanted(*part)).map(|(_, at)| at).take(1).collect()
    }

    /// Returns the one target that does what the step asks: its only offer, the decision made of its cards, or, if
    /// wanted, the next of its cards.
    fn click_for(&self, step: &LessonStep, by_card: bool) -> AreaClick {
        let Some(seat) = self.asked.only_asked_seat() else { return AreaClick::Nothing };
        let target = match (&self.asked.picking[seat], self.asked.offers[seat].len()) {
            (None, 1) => Some(DecisionTarget::Offer(0)),
            (Some(picking), _) if picking.done.is_some() => Some(DecisionTarget::Done),
            (Some(_), _) if by_card => {
                let chosen = &self.asked.chosen[seat];
                step.cards.iter().copied().find(|card| !chosen.contains(card)).map(DecisionTarget::Card)
            }
            _ => None,
        };
        // With several options, the buttons of the prompt say which is meant.
        target.map_or(if by_card { AreaClick::Nothing } else { AreaClick::Own }, AreaClick::Takes)
    }

    /// A shirt that stands for a card of the asked side is clicked like the card.
    fn shirt(&self, step: &LessonStep, side: Seat, number: u8) -> AreaClick {
        let Some(seat) = self.asked.only_asked_seat() else { return AreaClick::Nothing };
        let own = self.asked.players[seat]
            .iter()
            .find(|(player, _)| (player.side, player.number) == (side, number));
        let open = |card: CardId| {
            let pickable =
                self.asked.picking[seat].as_ref().is_some_and(|picking| picking.pickable.contains(&card));
            pickable || self.asked.offered(seat, card).is_some()
        };
        if own.is_some_and(|(_, card)| open(*card)) { AreaClick::Own } else { self.click_for(step, true) }
    }
}

/// Darkens the table except for those areas.
fn veil(p: &Painter, canvas: HudCanvas, lit: &[Rect]) {
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
                mesh.add_colored_rect(cell, with_alpha(NAVY, 0.5));
            }
        }
    }
    p.add(Shape::mesh(mesh));
}

fn ring(p: &Painter, r: Rect, out: f32) {
    let r = r.expand(RIM + 8.0 * out);
    draw_frame(p, r.expand(3.0), 19.0, 10.0, INK);
    draw_frame(p, r, 16.0, 5.0, AMBER);
}

/// Draws the arrow from the bubble to the subject.
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

/// Returns the content of the bubble: the cards it shows, its text and its buttons.
fn words<'a>(
    the_match: &TableMatch,
    k: usize,
    step: &LessonStep,
    looks: bool,
    keys: &Bindings,
    art: PicturePainter<'a>,
    share: f32,
) -> Node<'a, LessonCommand> {
    let small = 24.0 * share;
    let other = the_match.refused().then(|| {
        let words = if looks { id!("hud-lesson-look-first") } else { id!("hud-lesson-not-yet") };
        StyledText::note(words).size(small).colour(AMBER)
    });
    let button = |command: LessonCommand, action: InputAction, words: words::MessageId| {
        let colour = if command == LessonCommand::On { AMBER } else { MUTED };
        row()
            .gap(10.0)
            .pad(6.0, 4.0)
            .press(Pressable::new(words).look(PressStyle::Own).unfocused(), command)
            .child(cap(keys.cap_of(action), small, false))
            .child(StyledText::new(words, UiFont::Display, small).colour(colour).highlight_colour(AMBER))
    };
    let back = the_match
        .step_before()
        .map(|_| button(LessonCommand::Back, InputAction::Undo, id!("hud-lesson-back")));
    let go_on = looks.then(|| button(LessonCommand::On, InputAction::Proceed, id!("hud-continue")));
    let foot = row()
        .wrap()
        .gaps(14.0, 4.0)
        .between()
        .child(
            StyledText::new(
                say!("hud-lesson-step", n = k + 1, of = the_match.steps()),
                UiFont::Display,
                small,
            )
            .colour(MUTED),
        )
        .children(back.into_iter().chain(go_on).chain([button(
            LessonCommand::Skip,
            InputAction::HideCards,
            id!("hud-lesson-skip"),
        )]));
    column()
        .gap(10.0)
        .pad(PAD, PAD)
        .surface(BoxSurface::drawn(|p, r, _| {
            fill_rounded_rect(p, r.translate(vec2(4.0, 8.0)), 18.0, Color32::from_black_alpha(120));
            fill_rounded_rect(p, r, 18.0, ink(INK));
            draw_frame(p, r, 18.0, 4.0, AMBER);
        }))
        .children(step.example.as_ref().map(|example| stop_example(example, art, share)))
        .child(StyledText::new(&step.say, UiFont::Display, 30.0 * share))
        .children(other)
        .child(foot)
}
