//! What stands round a match that is shown again: which moment it is, the bar with which one goes through it, what the
//! commentator says, and the way out.

use bevy::prelude::*;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{self, Align2, Context, Order, Painter, Pos2, Rect, pos2, vec2};

use super::pictures::{Pages, Pictures};
use super::{Canvas, Shown, corner, in_area, painter};
use crate::engine::Seat;
use crate::flow::action::{Direction, Hands, InputAction};
use crate::flow::page::Go;
use crate::games::reel::Eyes;
use crate::games::report::Moment;
use crate::session::theatre::{SPEEDS, Theatre, Wind};
use crate::stage::beat::Banner;
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2, NAVY_3, Rgb};
use crate::table::cards::pack::Pack;
use crate::theme::paint::{block, frame, kit, laid_within, panel, polygon, rect, text_fit};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};

/// What winds the match, and where it leads.
const WINDS: [(InputAction, Wind); 9] = [
    (InputAction::Navigate(Direction::Right), Wind::Beat(true)),
    (InputAction::Navigate(Direction::Left), Wind::Beat(false)),
    (InputAction::Leap(Direction::Right), Wind::Turn(true)),
    (InputAction::Leap(Direction::Left), Wind::Turn(false)),
    (InputAction::PageForward, Wind::Goal(true)),
    (InputAction::PageBack, Wind::Goal(false)),
    (InputAction::ToStart, Wind::To(0)),
    (InputAction::ToEnd, Wind::To(usize::MAX)),
    (InputAction::Proceed, Wind::Play),
];

/// Hands wind.
pub fn wind(hands: Res<Hands>, mut winds: MessageWriter<Wind>) {
    winds.write_batch(WINDS.into_iter().filter(|(action, _)| hands.just(*action)).map(|(_, wind)| wind));
}

/// What winds does not move the focus, and does not click.
fn keep_keys(ctx: &Context) {
    use egui::Key::{ArrowLeft, ArrowRight, Space};
    let winds = |event: &egui::Event| {
        matches!(event, egui::Event::Key { key: ArrowLeft | ArrowRight | Space, pressed: true, .. })
    };
    ctx.input_mut(|i| i.events.retain(|event| !winds(event)));
}

/// What a click asked for.
enum Wish {
    Wind(Wind),
    Leave,
}

/// Height of what the commentator says in a film, design units.
const SAID: f32 = 128.0;

/// Draws it, and hears what is clicked.
pub fn draw(
    mut contexts: EguiContexts,
    theatre: Res<Theatre>,
    shown: Res<Shown>,
    scale: Res<UiScale>,
    mut focus: ResMut<Focus>,
    mut winds: MessageWriter<Wind>,
    mut go: MessageWriter<Go>,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    let canvas = Canvas::of(ctx);
    keep_keys(ctx);
    // One desk for all of it, so that keys lead everywhere.
    let wish = in_area(ctx, "theatre", Order::Middle, canvas.winder(), |ui| {
        let p = ui.painter().clone();
        moment(&p, canvas.title(), &theatre, *scale);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        desk.begins_at("theatre play");
        let mut wish = bar(&mut desk, canvas.winder(), &theatre).map(Wish::Wind);
        // The supporters of the front row celebrate here.
        if !matches!(shown.banner, Some(Banner::Goal { .. })) {
            wish = side(&mut desk, canvas.side(), &theatre, &shown).map(Wish::Wind).or(wish);
        }
        wish = way_out(&mut desk, canvas.keys(), &theatre).or(wish);
        desk.done();
        wish
    });
    match wish {
        Some(Wish::Wind(wind)) => {
            winds.write(wind);
        }
        Some(Wish::Leave) => {
            go.write(Go::Back);
        }
        None => {}
    }
    Ok(())
}

/// What stands round a match that is filmed: which game it is, and what the commentator says.
pub fn caption(
    mut contexts: EguiContexts,
    theatre: Res<Theatre>,
    shown: Res<Shown>,
    scale: Res<UiScale>,
    (pack, pages): (Res<Pack>, Res<Pages>),
) -> Result {
    let (p, canvas) = painter(&mut contexts, "film")?;
    let art = Pictures { pack: &pack, pages: &pages };
    let head = theatre.game.sheet().title.to_uppercase();
    corner::title(&p, canvas.title(), &head, shown.scene.board.subtitle.shown(), &[], *scale, art);
    let silent = shown.line.is_none() && shown.log.is_empty();
    // The supporters of the front row celebrate here.
    if !silent && !matches!(shown.banner, Some(Banner::Goal { .. })) {
        let room = canvas.side();
        let r = Rect::from_min_max(pos2(room.left(), room.bottom() - SAID.min(room.height())), room.max);
        panel(&p, r, 16.0);
        told(
            &p,
            Rect::from_min_max(pos2(r.left() + 20.0, r.top() + 8.0), r.max - vec2(16.0, 8.0)),
            &shown,
            *scale,
        );
    }
    Ok(())
}

/// Which moment it is.
fn moment(p: &Painter, room: Rect, theatre: &Theatre, scale: UiScale) {
    let r = Rect::from_min_size(room.min, vec2(room.width().min(446.0), room.height()));
    panel(p, r, 14.0);
    let most = r.width() - 40.0;
    let at = pos2(r.left() + 20.0, r.top() + 26.0);
    text_fit(p, at, Align2::LEFT_CENTER, "REPLAY", Face::Headline, 42.0, most, AMBER);
    let taken = theatre.reel.shots.get(theatre.at).map_or(0, |shot| shot.taken);
    let here = theatre.marks().find(|(at, _)| *at == theatre.at).map(|(_, moment)| moment);
    let words = match here {
        Some(Moment::Lucky) => "What comes now was luck".to_owned(),
        Some(Moment::Dear(side)) => format!("{} give much away now", club(side).name),
        None => format!("Decision {taken} of {}", theatre.reel.record.actions.len()),
    };
    let at = pos2(r.left() + 20.0, r.bottom() - 24.0);
    text_fit(p, at, Align2::LEFT_CENTER, &words, Face::Text, scale.text(22.0).min(36.0), most, CHALK);
}

/// A button that is a drawing: the part of a winder.
#[derive(Clone, Copy, PartialEq)]
enum Sign {
    /// To a goal: a triangle at a post.
    Goal(bool),
    /// A beat.
    Beat(bool),
    Play,
    Pause,
}

/// The bar: buttons and the whole match as a line.
fn bar(desk: &mut Desk, r: Rect, theatre: &Theatre) -> Option<Wind> {
    panel(&desk.painter(), r, 16.0);
    let play = if theatre.playing { Sign::Pause } else { Sign::Play };
    let buttons = [
        ("theatre goal before", Sign::Goal(false), Wind::Goal(false)),
        ("theatre back", Sign::Beat(false), Wind::Beat(false)),
        ("theatre play", play, Wind::Play),
        ("theatre on", Sign::Beat(true), Wind::Beat(true)),
        ("theatre next goal", Sign::Goal(true), Wind::Goal(true)),
    ];
    let mut wind = None;
    let step = 84.0;
    for (k, (name, sign, asked)) in buttons.into_iter().enumerate() {
        let place = rect(r.left() + 8.0 + step * k as f32, r.top() + 8.0, step - 8.0, r.height() - 16.0);
        if signed(desk, name, place, sign) {
            wind = Some(asked);
        }
    }
    let line = Rect::from_min_max(
        pos2(r.left() + 8.0 + step * 5.0 + 22.0, r.top() + 8.0),
        pos2(r.right() - 30.0, r.bottom() - 8.0),
    );
    scrub(desk, line, theatre).or(wind)
}

fn signed(desk: &mut Desk, name: &str, r: Rect, sign: Sign) -> bool {
    let (hit, hot) = desk.spot(name, r);
    let p = desk.painter();
    block(&p, r, 10.0, ink(if hot { NAVY_3 } else { NAVY_2 }));
    draw_sign(&p, r.center(), sign, if matches!(sign, Sign::Play | Sign::Pause) { AMBER } else { CHALK });
    desk.ring(name, r, 10.0);
    hit
}

fn draw_sign(p: &Painter, at: Pos2, sign: Sign, colour: Rgb) {
    let triangle = |x: f32, way: f32, size: f32| {
        let tip = at + vec2(x + way * size, 0.0);
        let (up, down) = (at + vec2(x - way * size * 0.7, -size), at + vec2(x - way * size * 0.7, size));
        polygon(p, vec![tip, up, down], ink(colour));
    };
    let post = |x: f32| block(p, rect(at.x + x - 3.0, at.y - 16.0, 6.0, 32.0), 1.0, ink(colour));
    match sign {
        Sign::Goal(on) => {
            let way = if on { 1.0 } else { -1.0 };
            triangle(-way * 6.0, way, 16.0);
            post(way * 16.0);
        }
        Sign::Beat(on) => triangle(0.0, if on { 1.0 } else { -1.0 }, 16.0),
        Sign::Play => triangle(0.0, 1.0, 21.0),
        Sign::Pause => {
            for x in [-8.0, 8.0] {
                block(p, rect(at.x + x - 5.0, at.y - 18.0, 10.0, 36.0), 1.0, ink(colour));
            }
        }
    }
}

/// The match as a line with its goals, home's above and away's below: to be clicked, and dragged along.
fn scrub(desk: &mut Desk, r: Rect, theatre: &Theatre) -> Option<Wind> {
    let name = "theatre line";
    let (hit, hot) = desk.spot(name, r);
    let last = theatre.reel.last().max(1) as f32;
    let x = |beat: usize| r.left() + r.width() * beat as f32 / last;
    let p = desk.painter();
    let mid = r.center().y;
    block(&p, rect(r.left(), mid - 5.0, r.width(), 10.0), 5.0, ink(NAVY_3));
    block(
        &p,
        rect(r.left(), mid - 5.0, x(theatre.at) - r.left(), 10.0),
        5.0,
        ink(if hot { CHALK } else { MUTED }),
    );
    for (at, side) in theatre.reel.goals() {
        let up = if side == Seat::Home { -1.0 } else { 1.0 };
        let foot = pos2(x(at), mid + up * 7.0);
        let top = foot.y + up * 18.0;
        let points = vec![foot, pos2(foot.x - 10.0, top), pos2(foot.x + 10.0, top)];
        polygon(&p, points, ink(kit(side).0));
    }
    for (at, moment) in theatre.marks() {
        let at = pos2(x(at), mid);
        match moment {
            Moment::Lucky => {
                p.circle(at, 9.0, ink(CHALK), (3.0, ink(INK)));
            }
            Moment::Dear(side) => {
                let r = Rect::from_center_size(at, vec2(12.0, 30.0));
                block(&p, r.expand(3.0), 5.0, ink(INK));
                block(&p, r, 4.0, ink(kit(side).0));
            }
        }
    }
    p.circle(pos2(x(theatre.at), mid), 13.0, ink(AMBER), (3.0, ink(INK)));
    desk.ring(name, r, 10.0);
    // A click may come and go within one frame, a drag goes on beside the line.
    let held = desk.ui.input(|i| {
        let from = i.pointer.press_origin().is_some_and(|from| r.contains(from));
        let clicked = hit && i.pointer.interact_pos().is_some_and(|at| r.contains(at));
        i.pointer.interact_pos().filter(|_| clicked || (from && i.pointer.primary_down()))
    })?;
    let share = ((held.x - r.left()) / r.width()).clamp(0.0, 1.0);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "0..=1 of a few thousand beats"
    )]
    let to = (share * last).round() as usize;
    (to != theatre.at).then_some(Wind::To(to))
}

/// The lower left corner: what is said of it, how fast it goes, and through whose eyes it is seen.
fn side(desk: &mut Desk, r: Rect, theatre: &Theatre, shown: &Shown) -> Option<Wind> {
    let p = desk.painter();
    panel(&p, r, 16.0);
    let rows = rect(r.left() + 12.0, r.bottom() - 92.0, r.width() - 24.0, 84.0);
    let words = rect(r.left() + 20.0, r.top() + 8.0, r.width() - 36.0, rows.top() - r.top() - 12.0);
    told(&p, words, shown, desk.scale);
    let speeds: Vec<String> = SPEEDS.iter().map(|speed| format!("{speed}×")).collect();
    let labels: Vec<&str> = speeds.iter().map(String::as_str).collect();
    let row = rect(rows.left(), rows.top(), rows.width(), 40.0);
    let speed = desk.one_of("theatre speed", row, (&labels, &SPEEDS), theatre.speed, 28.0);
    let row = rect(rows.left(), rows.top() + 44.0, rows.width(), 40.0);
    let labels = [club(Seat::Home).short, club(Seat::Away).short, "Both"];
    let eyes = if theatre.reel.over {
        desk.one_of("theatre eyes", row, (&labels, &Eyes::ALL), theatre.eyes, 28.0)
    } else {
        // Its cards stay as hidden as they are at its table.
        text_fit(
            &p,
            row.center(),
            Align2::CENTER_CENTER,
            "Not over yet",
            Face::Display,
            26.0,
            row.width(),
            MUTED,
        );
        None
    };
    speed.map(Wind::Speed).or(eyes.map(Wind::Look))
}

/// What the commentator says, else what the log says last.
fn told(p: &Painter, r: Rect, shown: &Shown, scale: UiScale) {
    let said = shown.line.as_ref().map(|line| (line.text.shown(), line.side, AMBER));
    let logged = shown.log.last().map(|line| (line.text.shown(), line.side, CHALK));
    let Some((words, side, colour)) = said.or(logged) else { return };
    if let Some(side) = side {
        block(p, rect(r.left() - 8.0, r.top() + 4.0, 6.0, r.height() - 12.0), 3.0, ink(kit(side).0));
    }
    let r = Rect::from_min_max(pos2(r.left() + 8.0, r.top()), r.max);
    let galley = laid_within(p, words, Face::Text, scale.text(28.0), 17.0, r.width(), r.height(), colour);
    p.galley(pos2(r.left(), r.center().y - galley.size().y / 2.0), galley, ink(colour));
}

/// Why a match that two people still play cannot be played on from here.
const SEALED: &str = "Two people still play this match. Once it is over, you can play on from here.";

/// The upper right corner: a match of one's own from here, and out.
fn way_out(desk: &mut Desk, r: Rect, theatre: &Theatre) -> Option<Wish> {
    let wide = r.width() - 130.0;
    let play = rect(r.left(), r.top() + 8.0, wide - 10.0, 66.0);
    let leave = rect(r.left() + wide, r.top() + 8.0, 130.0, 66.0);
    if theatre.sealed() {
        let p = desk.painter();
        panel(&p, play, 12.0);
        let (size, w) = (desk.scale.text(24.0), play.width() - 28.0);
        let galley = laid_within(&p, SEALED, Face::Text, size, 15.0, w, play.height() - 8.0, CHALK);
        p.galley(pos2(play.left() + 14.0, play.center().y - galley.size().y / 2.0), galley, ink(CHALK));
        return desk.button("theatre leave", leave, "Leave", 30.0, Kind::Plain).then_some(Wish::Leave);
    }
    let kind = if theatre.goes_on().is_some() { Kind::Plain } else { Kind::Off };
    let p = desk.painter();
    frame(&p, play, 12.0, 3.0, if kind == Kind::Off { NAVY_3 } else { AMBER });
    let on = desk.button("theatre play on", play, "Play on here", 30.0, kind);
    let out = desk.button("theatre leave", leave, "Leave", 30.0, Kind::Plain);
    match (on, out) {
        (true, _) => Some(Wish::Wind(Wind::PlayOn)),
        (_, true) => Some(Wish::Leave),
        _ => None,
    }
}
