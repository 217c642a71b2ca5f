//! The HUD of a replay: the current moment, the controls, the commentator's line, and the way out.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Context, EventFilter, Id, Painter, Pos2, Rect, pos2, vec2};

use super::{HudCanvas, HudState, bar_of, corner, largest_that_fits, overlay};
use crate::flow::action::{ActionState, InputAction, PadDirection};
use crate::flow::page::Navigate;
use crate::hud::pictures::Pictures;
use crate::session::replay_viewer::{ReplayViewer, SPEEDS, ScrubCommand};
use crate::theme::paint::{draw_frame, draw_polygon, fill_rounded_rect, kit, rect};
use crate::theme::{UiFont, ink};
use crate::widgets::{
    self, BoxSurface, Button, Node, PressStyle, Pressable, SolvedLayout, StyledText, column, drawing, one_of,
    row, scrub, show_in, spring,
};
use clubs::club;
use engine::Seat;
use games::report::NotableMoment;
use games::timeline::Perspective;
use stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3, Rgb};
use stage::step::Banner;
use stage::words::name as club_name;
use words::{self, short_decimal};
use words::{id, say};

/// The input actions that control a replay, with their commands.
const WINDS: [(InputAction, ScrubCommand); 9] = [
    (InputAction::Navigate(PadDirection::Right), ScrubCommand::Step(true)),
    (InputAction::Navigate(PadDirection::Left), ScrubCommand::Step(false)),
    (InputAction::Leap(PadDirection::Right), ScrubCommand::Turn(true)),
    (InputAction::Leap(PadDirection::Left), ScrubCommand::Turn(false)),
    (InputAction::PageForward, ScrubCommand::Goal(true)),
    (InputAction::PageBack, ScrubCommand::Goal(false)),
    (InputAction::ToStart, ScrubCommand::To(0)),
    (InputAction::ToEnd, ScrubCommand::To(usize::MAX)),
    (InputAction::Proceed, ScrubCommand::Play),
];

/// Sends the commands of keys and buttons.
pub fn send_scrub_commands(actions: Res<ActionState>, mut scrub_commands: MessageWriter<ScrubCommand>) {
    scrub_commands.write_batch(
        WINDS.into_iter().filter(|(action, _)| actions.just(*action)).map(|(_, command)| command),
    );
}

/// Keeps the control keys from moving the focus and from pressing it.
fn keep_keys(ctx: &Context) {
    use egui::Key::{ArrowLeft, ArrowRight, Space};
    let scrub_commands = |event: &egui::Event| {
        matches!(event, egui::Event::Key { key: ArrowLeft | ArrowRight | Space, pressed: true, .. })
    };
    ctx.input_mut(|i| i.events.retain(|event| !scrub_commands(event)));
}

/// Keeps those keys from moving the focus before the HUD is drawn.
fn hold_arrows(ctx: &Context) {
    let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ctx.memory_mut(|memory| {
        if let Some(focused) = memory.focused() {
            memory.set_focus_lock_filter(focused, filter);
        }
    });
}

/// A message of the HUD of a replay.
#[derive(Clone, Copy, Debug, PartialEq)]
enum ViewerMsg {
    Scrub(ScrubCommand),
    Leave,
}

/// Draws the HUD of a replay and handles its clicks.
pub fn draw(
    mut contexts: EguiContexts,
    viewer: Res<ReplayViewer>,
    hud: Res<HudState>,
    mut scrub_commands: MessageWriter<ScrubCommand>,
    mut go: MessageWriter<Navigate>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let canvas = HudCanvas::from_context(ctx);
    keep_keys(ctx);
    let msg = widgets::page_of_parts(ctx, "replay viewer", |ui| {
        let (head, keys, winder) = (canvas.title(), canvas.keys(), canvas.timeline_bar());
        let id = Id::new("replay viewer parts");
        // Nothing else is drawn down to the foot of the scoreboard.
        let room = vec2(head.width(), canvas.board().bottom() - head.top());
        let bar = bar(&viewer).height(winder.height());
        let mut parts = vec![
            (head.min, largest_that_fits(ui, id.with("moment"), room, |share| moment(&viewer, share))),
            (winder.min, SolvedLayout::wide(ui, id.with("bar"), bar, winder.width())),
            (
                keys.min,
                largest_that_fits(ui, id.with("way out"), keys.size(), |share| {
                    way_out(&viewer, share).width(keys.width())
                }),
            ),
        ];
        // Supporters in the front row celebrate in this place.
        if !matches!(hud.banner, Some(Banner::Goal { .. })) {
            let corner = canvas.side();
            // A longer text grows upwards, up to the controls.
            let most = corner.bottom() - winder.bottom() - 12.0;
            let side = side(&viewer, &hud).min_height(corner.height().min(most)).within_height(most);
            let side = SolvedLayout::wide(ui, id.with("side"), side, corner.width());
            parts.push((corner.left_bottom() - vec2(0.0, side.size().y), side));
        }
        parts
    });
    hold_arrows(ctx);
    match msg {
        Some(ViewerMsg::Scrub(command)) => {
            scrub_commands.write(command);
        }
        Some(ViewerMsg::Leave) => {
            go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

/// Draws the captions of a filmed match: the game, and the commentator's line.
pub fn caption(
    mut contexts: EguiContexts,
    viewer: Res<ReplayViewer>,
    hud: Res<HudState>,
    pictures: Pictures,
) -> Result {
    let (mut ui, canvas) = overlay(&mut contexts, "film")?;
    let art = pictures.painter();
    let head = viewer.game.info().title.capitals();
    let below = [hud.scene.board.subtitle.shown()];
    let lines = corner::TitleLines { name: &head, below: &below, captions: &[] };
    corner::title(&mut ui, canvas.title(), lines, None, art);
    let silent = hud.line.is_none() && hud.log.is_empty();
    // Supporters in the front row celebrate in this place.
    if !silent && !matches!(hud.banner, Some(Banner::Goal { .. })) {
        let film_note =
            column().at_end().child(commentary_line::<()>(&hud).pad(20.0, 14.0).surface(BoxSurface::Panel));
        show_in(&mut ui, Id::new("film says"), canvas.side(), film_note);
    }
    Ok(())
}

/// Returns the text of the current moment.
fn moment(viewer: &ReplayViewer, share: f32) -> Node<'static, ViewerMsg> {
    let taken = viewer.timeline.steps.get(viewer.at).map_or(0, |step| step.taken);
    let here = viewer.marks().find(|(at, _)| *at == viewer.at).map(|(_, moment)| moment);
    let words = match here {
        Some(NotableMoment::Lucky) => say!("hud-theatre-lucky"),
        Some(NotableMoment::Mistake(side)) => {
            say!("hud-theatre-costly", side = club_name(side))
        }
        // The decision that comes next has the number that the report gives it.
        None => match viewer.timeline.record.actions.len() {
            all if taken >= all => say!("hud-theatre-end", n = all),
            all => say!("hud-theatre-decision", n = taken + 1, of = all),
        },
    };
    column()
        .pad(20.0, 2.0)
        .min_width(300.0)
        .surface(BoxSurface::Panel)
        .child(StyledText::heading(id!("hud-replay")).size(40.0 * share))
        .child(StyledText::note(words).size(22.0 * share).colour(CHALK))
}

/// The drawing on a control button.
#[derive(Clone, Copy, Debug, PartialEq)]
enum ControlIcon {
    /// A triangle at a post: to a goal, forwards if true.
    Goal(bool),
    /// One step, forwards if true.
    Step(bool),
    Play,
    Pause,
}

/// Returns the controls: buttons, and the whole match as a timeline.
fn bar(viewer: &ReplayViewer) -> Node<'_, ViewerMsg> {
    let play = if viewer.playing {
        (id!("hud-theatre-pause"), ControlIcon::Pause)
    } else {
        (id!("hud-theatre-play"), ControlIcon::Play)
    };
    let buttons = [
        (id!("hud-theatre-goal-before"), ControlIcon::Goal(false), ScrubCommand::Goal(false)),
        (id!("hud-theatre-one-back"), ControlIcon::Step(false), ScrubCommand::Step(false)),
        (play.0, play.1, ScrubCommand::Play),
        (id!("hud-theatre-one-on"), ControlIcon::Step(true), ScrubCommand::Step(true)),
        (id!("hud-theatre-next-goal"), ControlIcon::Goal(true), ScrubCommand::Goal(true)),
    ];
    row()
        .gap(8.0)
        .pad(8.0, 8.0)
        .stretch()
        // The advertising boards behind it would show through.
        .surface(BoxSurface::Edged(ink(INK), 2.0, NAVY_3, 12.0))
        .children(buttons.map(|(name, sign, command)| signed(name, sign, command)))
        .child(row().pad(22.0, 0.0).stretch().grow().child(line(viewer).grow()))
}

fn signed(name: words::MessageId, sign: ControlIcon, command: ScrubCommand) -> Node<'static, ViewerMsg> {
    let plays = matches!(sign, ControlIcon::Play | ControlIcon::Pause);
    let press = Pressable::new(name).look(PressStyle::Bare);
    let press = if plays { press.initial_focus() } else { press };
    drawing((76.0, 60.0), move |p, r| draw_sign(p, r.center(), sign, if plays { AMBER } else { CHALK }))
        .rigid()
        .surface(BoxSurface::drawn(|p, r, hot| {
            fill_rounded_rect(p, r, 10.0, ink(if hot { NAVY_3 } else { NAVY_2 }))
        }))
        .press(press, ViewerMsg::Scrub(command))
}

fn draw_sign(p: &Painter, at: Pos2, sign: ControlIcon, colour: Rgb) {
    let triangle = |x: f32, way: f32, size: f32| {
        let tip = at + vec2(x + way * size, 0.0);
        let (up, down) = (at + vec2(x - way * size * 0.7, -size), at + vec2(x - way * size * 0.7, size));
        draw_polygon(p, vec![tip, up, down], ink(colour));
    };
    let post = |x: f32| fill_rounded_rect(p, rect(at.x + x - 3.0, at.y - 16.0, 6.0, 32.0), 1.0, ink(colour));
    match sign {
        ControlIcon::Goal(on) => {
            let way = if on { 1.0 } else { -1.0 };
            triangle(-way * 6.0, way, 16.0);
            post(way * 16.0);
        }
        ControlIcon::Step(on) => triangle(0.0, if on { 1.0 } else { -1.0 }, 16.0),
        ControlIcon::Play => triangle(0.0, 1.0, 21.0),
        ControlIcon::Pause => {
            for x in [-8.0, 8.0] {
                fill_rounded_rect(p, rect(at.x + x - 5.0, at.y - 18.0, 10.0, 36.0), 1.0, ink(colour));
            }
        }
    }
}

/// Returns the match as a timeline with its goals, home's above and away's below. It can be clicked and dragged.
fn line(viewer: &ReplayViewer) -> Node<'_, ViewerMsg> {
    let last = viewer.timeline.last().max(1) as f32;
    let seek = move |share: f32| {
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "0..=1 of a few thousand steps"
        )]
        let to = (share * last).round() as usize;
        (to != viewer.at).then_some(ViewerMsg::Scrub(ScrubCommand::To(to)))
    };
    scrub(
        id!("hud-theatre-timeline"),
        viewer.at as f32 / last,
        (120.0, 60.0),
        |p, r, hot| draw_line(p, r, hot, viewer),
        seek,
    )
}

/// A mark on the timeline.
#[derive(Clone, Copy)]
enum TimelineMarker {
    Goal(Seat),
    /// A costly choice of that side.
    Costly(Seat),
    Luck,
}

impl TimelineMarker {
    /// Draws the mark at a point on the middle of the timeline.
    fn draw(self, p: &Painter, at: Pos2) {
        match self {
            Self::Goal(side) => {
                let up = if side == Seat::Home { -1.0 } else { 1.0 };
                let foot = at + vec2(0.0, up * 7.0);
                let top = foot.y + up * 18.0;
                let points = vec![foot, pos2(foot.x - 10.0, top), pos2(foot.x + 10.0, top)];
                draw_polygon(p, points, ink(kit(side).0));
            }
            Self::Costly(side) => {
                let r = Rect::from_center_size(at, vec2(12.0, 30.0));
                fill_rounded_rect(p, r.expand(3.0), 5.0, ink(INK));
                fill_rounded_rect(p, r, 4.0, ink(kit(side).0));
            }
            Self::Luck => {
                p.circle(at, 9.0, ink(CHALK), (3.0, ink(INK)));
            }
        }
    }
}

impl From<NotableMoment> for TimelineMarker {
    fn from(moment: NotableMoment) -> Self {
        match moment {
            NotableMoment::Lucky => Self::Luck,
            NotableMoment::Mistake(side) => Self::Costly(side),
        }
    }
}

/// Returns the legend of the timeline: the meaning of each kind of mark on it.
fn legend(viewer: &ReplayViewer) -> Node<'_, ViewerMsg> {
    let goal =
        viewer.timeline.goals().next().map(|(_, side)| (TimelineMarker::Goal(side), id!("hud-theatre-goal")));
    let moment = |wanted: fn(&NotableMoment) -> bool| viewer.marks().map(|(_, moment)| moment).find(wanted);
    let costly = moment(|moment| matches!(moment, NotableMoment::Mistake(_)));
    let costly = costly.map(|moment| (moment.into(), id!("hud-theatre-costly-choice")));
    let luck = moment(|moment| *moment == NotableMoment::Lucky);
    let luck = luck.map(|moment| (moment.into(), id!("hud-theatre-luck")));
    let entry = |(mark, name): (TimelineMarker, words::MessageId)| {
        // A goal stands above or below the middle.
        let off = match mark {
            TimelineMarker::Goal(Seat::Home) => 16.0,
            TimelineMarker::Goal(Seat::Away) => -16.0,
            TimelineMarker::Costly(_) | TimelineMarker::Luck => 0.0,
        };
        let sign = drawing((24.0, 30.0), move |p, r| mark.draw(p, r.center() + vec2(0.0, off))).rigid();
        row().gap(6.0).child(sign).child(StyledText::note(name).size(24.0).colour(CHALK))
    };
    row().wrap().gaps(18.0, 0.0).pad(8.0, 0.0).children([goal, costly, luck].into_iter().flatten().map(entry))
}

fn draw_line(p: &Painter, r: Rect, hot: bool, viewer: &ReplayViewer) {
    let last = viewer.timeline.last().max(1) as f32;
    let x = |step: usize| r.left() + r.width() * step as f32 / last;
    let mid = r.center().y;
    fill_rounded_rect(p, rect(r.left(), mid - 5.0, r.width(), 10.0), 5.0, ink(NAVY_3));
    let done = rect(r.left(), mid - 5.0, x(viewer.at) - r.left(), 10.0);
    fill_rounded_rect(p, done, 5.0, ink(if hot { CHALK } else { MUTED }));
    for (at, side) in viewer.timeline.goals() {
        TimelineMarker::Goal(side).draw(p, pos2(x(at), mid));
    }
    for (at, moment) in viewer.marks() {
        TimelineMarker::from(moment).draw(p, pos2(x(at), mid));
    }
    p.circle(pos2(x(viewer.at), mid), 13.0, ink(AMBER), (3.0, ink(INK)));
}

/// Returns the lower left corner: the commentary, the speed and the point of view. If it is too high, the controls at
/// its end stay in sight, and the commentary scrolls.
fn side<'a>(viewer: &'a ReplayViewer, shown: &'a HudState) -> Node<'a, ViewerMsg> {
    let speeds: Vec<String> = SPEEDS
        .iter()
        .map(|speed| say!("hud-theatre-speed", n = short_decimal(f64::from(*speed))).shown())
        .collect();
    let speed = one_of(&speeds, &SPEEDS, viewer.speed, |k| ViewerMsg::Scrub(ScrubCommand::Speed(k)));
    let both = id!("hud-theatre-both-sides").shown();
    let labels = [&*club(Seat::Home).short, &*club(Seat::Away).short, &*both];
    let perspective = if viewer.timeline.over {
        one_of(&labels, &Perspective::ALL, viewer.perspective, |perspective| {
            ViewerMsg::Scrub(ScrubCommand::Look(perspective))
        })
    } else {
        // An unfinished match keeps its cards hidden, as at its table.
        StyledText::note(id!("hud-theatre-not-over")).size(26.0).centred().node()
    };
    let rows =
        [commentary_line(shown).pad(8.0, 0.0), spring(), legend(viewer), speed, perspective].map(Node::rigid);
    column()
        .scroll_controlled(Id::new("replay viewer corner"), true)
        .gap(4.0)
        .pad(12.0, 8.0)
        .surface(BoxSurface::Panel)
        .children(rows)
}

/// Returns the commentator's line, or else the last log entry.
fn commentary_line<M>(shown: &HudState) -> Node<'_, M> {
    let spoken = shown.line.as_ref().map(|line| (line.text.shown(), line.side, AMBER));
    let logged = shown.log.last().map(|line| (line.text.shown(), line.side, CHALK));
    let Some((words, side, colour)) = spoken.or(logged) else { return row() };
    row()
        .gap(10.0)
        .stretch()
        .children(side.map(|side| bar_of(kit(side).0)))
        .child(StyledText::new(words, UiFont::Text, 28.0).colour(colour).node().portion(1.0))
}

/// Explains why a match that two people still play cannot be played on from here.
const SEALED: words::MessageId = id!("hud-theatre-sealed");

/// Returns the upper right corner: the buttons to play on from here, and to leave.
fn way_out(viewer: &ReplayViewer, share: f32) -> Node<'static, ViewerMsg> {
    let leave =
        Button::new(id!("hud-theatre-leave")).tight().size(30.0 * share).asks(ViewerMsg::Leave).rigid();
    let corner = row().gap(10.0).stretch().min_height(66.0);
    if viewer.hides_secrets() {
        let why = StyledText::note(SEALED).size(22.0 * share).colour(CHALK);
        let why = column().pad(14.0, 4.0).portion(1.0).surface(BoxSurface::Panel).child(why);
        return corner.child(why).child(leave);
    }
    let goes = viewer.resumable_decision().is_some();
    let edge = if goes { AMBER } else { NAVY_3 };
    let on = Button::new(id!("hud-theatre-play-on"))
        .tight()
        .size(30.0 * share)
        .enabled(goes)
        .asks(ViewerMsg::Scrub(ScrubCommand::PlayOn))
        .grow();
    let on = row().stretch().portion(1.0).child(on).surface(BoxSurface::drawn(move |p, r, _| {
        draw_frame(p, r.expand(3.0), 14.0, 3.0, edge);
    }));
    corner.child(on).child(leave)
}
