//! The coach's review after the match: what the dearest decisions of each person were, what would have been best, and
//! what all of them cost together.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;
use bevy_egui::egui::{Align2, Painter, Rect, pos2};

use super::result::ResultOpen;
use super::{centred, page};
use crate::ai::Budget;
use crate::audio::UiSound;
use crate::engine::{Seat, Seats};
use crate::flow::page::{Go, Open, Page};
use crate::flow::screen::Screen;
use crate::games::review::{Review, Verdict, figure, mixed};
use crate::session::Session;
use crate::session::keys::{Deed, Keys};
use crate::stage::clubs::club;
use crate::stage::palette::{AMBER, CHALK, INK, MUTED, NAVY_2};
use crate::theme::paint::{block, frame, keycap, paragraph, rect, sheet, text, text_fit, width};
use crate::theme::widgets::{Desk, Focus, Kind};
use crate::theme::{Face, UiScale, ink};

/// How often the coach tries each decision that is not solved, all its ways together: the same match always gets the
/// same review.
const TRIES: Budget = Budget::Iterations(3000);

/// The match in review.
#[derive(Resource, Default)]
pub(super) struct Reviewed {
    /// The record that the verdicts are on, as text.
    record: String,
    tasks: Vec<Task<Verdict>>,
    verdicts: Vec<Verdict>,
    /// What the verdicts come to, once all are there: one for each person.
    reviews: Vec<Review>,
    /// Whose review is on show: an index.
    shown: usize,
}

/// Adds the review.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Reviewed>()
        .add_systems(OnExit(Screen::Match), |mut reviewed: ResMut<Reviewed>| *reviewed = Reviewed::default());
}

/// The coach's key opens the review over the result, as it opens the coach's board over the match, and closes it.
pub(super) fn call(
    pressed: Res<ButtonInput<KeyCode>>,
    keys: Res<Keys>,
    session: Res<Session>,
    result: Res<ResultOpen>,
    open: Res<Open>,
    mut go: MessageWriter<Go>,
    mut sounds: MessageWriter<UiSound>,
) {
    if !pressed.just_pressed(keys.deed(Deed::Coach)) || !result.0 || session.humans() == Seats::NONE {
        return;
    }
    match open.page() {
        None => {
            go.write(Go::To(Page::Review));
            sounds.write(UiSound::Confirm);
        }
        Some(Page::Review) => {
            go.write(Go::Back);
            sounds.write(UiSound::Back);
        }
        Some(_) => {}
    }
}

/// Has every decision judged beside the frame once the page is opened, and collects the verdicts.
pub(super) fn gather(
    session: Res<Session>,
    result: Res<ResultOpen>,
    open: Res<Open>,
    mut reviewed: ResMut<Reviewed>,
    mut focus: ResMut<Focus>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !result.0 && !reviewed.record.is_empty() {
        // Another match has begun: whatever is still looked at is of no use.
        *reviewed = Reviewed::default();
    }
    if open.page() != Some(Page::Review) {
        return;
    }
    if open.is_changed() {
        focus.set("review close");
        let record = session.live.record().text();
        if reviewed.record != record {
            let cases = session.humans().iter().flat_map(|seat| session.live.cases(seat));
            let pool = AsyncComputeTaskPool::get();
            let tasks = cases.map(|case| pool.spawn(async move { case.judge(TRIES) })).collect();
            *reviewed = Reviewed { record, tasks, ..default() };
            info!("the coach looks at {} decisions", reviewed.tasks.len());
        }
    }
    let Reviewed { tasks, verdicts, reviews, .. } = &mut *reviewed;
    tasks.retain_mut(|task| match block_on(poll_once(task)) {
        Some(verdict) => {
            verdicts.push(verdict);
            false
        }
        None => true,
    });
    if !tasks.is_empty() {
        redraw.write(RequestRedraw);
    } else if reviews.is_empty() {
        reviews.extend(session.humans().iter().map(|seat| Review::of(seat, verdicts)));
        info!("review ready");
        redraw.write(RequestRedraw);
    }
}

pub(super) fn draw(
    mut contexts: EguiContexts,
    session: Res<Session>,
    (scale, keys): (Res<UiScale>, Res<Keys>),
    mut reviewed: ResMut<Reviewed>,
    mut focus: ResMut<Focus>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let people: Vec<Seat> = session.humans().iter().collect();
    let (close, picked) = page(contexts.ctx_mut()?, "review", 0.7, |ui, canvas| {
        let r = centred(canvas, 1320.0, 980.0);
        let p = ui.painter().clone();
        sheet(&p, r, 18.0);
        frame(&p, r, 18.0, 4.0, AMBER);
        let head = pos2(r.left() + 44.0, r.top() + 56.0);
        let head = text(&p, head, Align2::LEFT_CENTER, "THE COACH LOOKS BACK", Face::Headline, 58.0, AMBER);
        keycap(&p, pos2(head.right() + 44.0, r.top() + 54.0), 34.0, &keys.cap_of(Deed::Coach), true);
        let mut desk = Desk::new(ui, *scale, &mut focus);
        let back = rect(r.right() - 224.0, r.top() + 24.0, 180.0, 60.0);
        let close = desk.button("review close", back, "Back", 36.0, Kind::Plain);
        let mut top = r.top() + 112.0;
        let mut picked = None;
        if people.len() > 1 {
            let names: Vec<&str> = people.iter().map(|seat| club(*seat).name).collect();
            let row = rect(r.left() + 44.0, top, r.width() - 88.0, 60.0);
            picked = desk.segments("review side", row, &names, reviewed.shown, 34.0);
            top += 80.0;
        }
        desk.done();
        let body = Rect::from_min_max(pos2(r.left() + 44.0, top), pos2(r.right() - 44.0, r.bottom() - 36.0));
        match reviewed.reviews.get(reviewed.shown) {
            Some(review) => told(&p, body, review, people.len() > 1, *scale),
            None => waiting(&p, body, &reviewed, *scale),
        }
        (close, picked)
    });
    if let Some(picked) = picked {
        reviewed.shown = picked;
    }
    // What is seen next was not known when this frame was drawn.
    if close || picked.is_some() || reviewed.reviews.is_empty() {
        redraw.write(RequestRedraw);
    }
    if close {
        focus.set("look back");
        go.write(Go::Back);
    }
    Ok(())
}

/// How far the coach has come.
fn waiting(p: &Painter, r: Rect, reviewed: &Reviewed, scale: UiScale) {
    let (done, left) = (reviewed.verdicts.len(), reviewed.tasks.len());
    let words = format!("I go through your match: {done} of {} decisions", done + left);
    let mid = r.center();
    text(p, pos2(mid.x, mid.y - 50.0), Align2::CENTER_CENTER, &words, Face::Text, scale.text(30.0), CHALK);
    let bar = rect(mid.x - 360.0, mid.y, 720.0, 22.0);
    block(p, bar, 11.0, ink(INK));
    let part = done as f32 / (done + left).max(1) as f32;
    block(p, rect(bar.left(), bar.top(), (bar.width() * part).max(22.0), bar.height()), 11.0, ink(AMBER));
}

/// The total, then the dearest decisions, then how to read them.
fn told(p: &Painter, r: Rect, review: &Review, several: bool, scale: UiScale) {
    let who = if several { club(review.seat).name } else { "You" };
    let at = pos2(r.left(), r.top());
    let tall = paragraph(p, at, &review.summary(who), Face::Text, scale.text(32.0), r.width(), CHALK);
    let mut y = r.top() + tall + 28.0;
    let room = (r.bottom() - 74.0 - y) / 3.0;
    if review.dearest.is_empty() {
        let words = "Nothing to take home: every choice was as good as any that I can find.";
        let words = if review.decisions == 0 { "There was nothing to judge." } else { words };
        paragraph(p, pos2(r.left(), y), words, Face::Text, scale.text(28.0), r.width(), MUTED);
    }
    for verdict in &review.dearest {
        card(p, rect(r.left(), y, r.width(), room - 18.0), verdict, scale);
        y += room;
    }
    let note = "A win counts 100 points, a draw 50. I judge by what could be seen at the time, never by what was hidden.";
    let at = pos2(r.left(), r.bottom() - 20.0);
    text_fit(p, at, Align2::LEFT_CENTER, note, Face::Text, scale.text(22.0), r.width(), MUTED);
}

/// One decision: what it cost, when, what was done, what would have been best.
fn card(p: &Painter, r: Rect, verdict: &Verdict, scale: UiScale) {
    block(p, r, 14.0, ink(NAVY_2));
    let cost = rect(r.left(), r.top(), 220.0, r.height());
    block(p, cost, 14.0, ink(INK));
    let (figure, unit) = figure(verdict.cost);
    let mid = cost.center();
    let figure = format!("-{figure}");
    text_fit(p, pos2(mid.x, mid.y - 18.0), Align2::CENTER_CENTER, &figure, Face::Display, 92.0, 190.0, AMBER);
    let unit = unit.to_uppercase();
    text(p, pos2(mid.x, mid.y + 52.0), Align2::CENTER_CENTER, &unit, Face::Display, 30.0, MUTED);
    let (x, wide) = (cost.right() + 32.0, r.right() - cost.right() - 56.0);
    let rows = [
        (verdict.when.clone(), MUTED, 24.0),
        (format!("Done: “{}”", verdict.done), CHALK, 30.0),
        (format!("Best: {}", mixed(&verdict.best)), AMBER, 30.0),
    ];
    let lines = rows.map(|(words, colour, size)| {
        // What is long goes on two lines, a little smaller.
        let long = width(p, &words, Face::Text, scale.text(size)) > wide;
        let size = scale.text(if long { 24.0 } else { size });
        p.layout(words, Face::Text.at(size), ink(colour), wide)
    });
    let gap = 10.0;
    let tall: f32 = lines.iter().map(|line| line.size().y + gap).sum();
    let mut y = r.center().y - (tall - gap) / 2.0;
    for line in lines {
        let height = line.size().y;
        p.galley(pos2(x, y), line, ink(CHALK));
        y += height + gap;
    }
}
