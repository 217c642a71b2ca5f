//! The report of a match: what could be expected of it at every moment, and what of its result came from decisions, from
//! guessing and from luck.

use std::sync::Arc;

use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy_egui::egui::{Align2, Painter, Rect, pos2};

use super::super::graph::{self, Graph};
use super::words;
use crate::ai::ledger::Ledger;
use crate::engine::{BySeat, Record, Seat};
use crate::games::review::{Verdict, Voice};
use crate::games::{find, report};
use crate::session::reports::Reports;
use crate::stage::palette::{AMBER, CHALK, MUTED, NAVY_2};
use crate::store::Kept;
use crate::theme::paint::{block, laid_within, rect, text, text_fit};
use crate::theme::widgets::{Desk, Kind};
use crate::theme::{Face, ink};

/// Text of that size is large as it is, and need not grow.
const LARGE: f32 = 27.0;

/// What of a report is on show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum View {
    /// The whole match.
    #[default]
    Match,
    /// The dearest decisions.
    Decisions,
}

impl View {
    const ALL: [Self; 2] = [Self::Match, Self::Decisions];
    const NAMES: [&'static str; 2] = ["The match", "Decisions"];
}

/// What a click on a report asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wish {
    Look(View),
    /// The match shown again from before that decision on, from 0.
    See(usize),
}

/// The report of one match: being made, or made.
pub(super) struct Report {
    pub(super) kept: Kept,
    pub(super) record: Arc<Record>,
    pub(super) view: View,
    task: Option<Task<Option<Ledger>>>,
    ledger: Option<Ledger>,
    scoring: Option<Task<Option<Vec<(usize, Seat)>>>>,
    /// When goals fell, by the number of decisions taken, and whose they were.
    goals: Vec<(usize, Seat)>,
    weighing: Option<Task<Option<BySeat<Vec<Verdict>>>>>,
    dearest: Option<BySeat<Vec<Verdict>>>,
}

impl Report {
    /// From the ledger that is kept; else it begins to be made, beside the frame.
    pub(super) fn new(kept: Kept, record: Record, known: Option<Ledger>, reports: &Reports) -> Self {
        let task = known.is_none().then(|| reports.make(kept.id.clone(), record.clone()));
        let (record, view) = (Arc::new(record), View::default());
        let (ledger, scoring, weighing) = (None, None, None);
        let (goals, dearest) = (Vec::new(), None);
        let mut report = Self { kept, record, view, task, ledger, scoring, goals, weighing, dearest };
        if let Some(ledger) = known {
            report.take(ledger);
        }
        report
    }

    /// Goals and decisions are looked for while the graph is looked at.
    fn take(&mut self, ledger: Ledger) {
        let Some(game) = find(&self.kept.game) else { return };
        let (pool, whole) = (AsyncComputeTaskPool::get(), Arc::clone(&self.record));
        self.scoring = Some(pool.spawn(async move { report::goals(game, &whole).ok() }));
        let (whole, weighed) = (Arc::clone(&self.record), ledger.clone());
        self.weighing = Some(pool.spawn(async move { report::dearest(game, &whole, &weighed).ok() }));
        self.ledger = Some(ledger);
    }

    /// Whether it is still being made; what is ready is taken in.
    pub(super) fn waits(&mut self) -> bool {
        let waits = self.task.is_some() || self.scoring.is_some() || self.weighing.is_some();
        if let Some(ledger) = ready(&mut self.task) {
            self.take(ledger);
        }
        if let Some(goals) = ready(&mut self.scoring) {
            self.goals = goals;
        }
        if let Some(dearest) = ready(&mut self.weighing) {
            self.dearest = Some(dearest);
        }
        waits
    }

    /// The side whose report it is: the person's, else home's.
    fn side(&self) -> Seat {
        self.kept.person().unwrap_or(Seat::Home)
    }

    /// Draws it, and hears what is clicked; `tabs` is where it is chosen what is on show.
    pub(super) fn draw(&self, desk: &mut Desk, tabs: Rect, r: Rect) -> Option<Wish> {
        let view = desk.one_of("report view", tabs, (&View::NAMES, &View::ALL), self.view, 34.0);
        let wish = match (&self.ledger, self.view) {
            (None, _) => {
                waiting(desk, r, if self.task.is_some() { words::RECKONING } else { words::UNRECKONED });
                None
            }
            (Some(ledger), View::Match) => self.whole(desk, r, ledger),
            (Some(_), View::Decisions) => self.decisions(desk, r),
        };
        view.map(Wish::Look).or(wish)
    }

    fn whole(&self, desk: &mut Desk, r: Rect, ledger: &Ledger) -> Option<Wish> {
        let split = r.left() + r.width() * 0.66;
        let left = Rect::from_min_max(r.min, pos2(split - 9.0, r.bottom()));
        let right = Rect::from_min_max(pos2(split + 9.0, r.top()), r.max);
        let seat = self.side();
        let parts = words::parts(ledger, seat);
        let high = (right.height() + 14.0) / parts.len() as f32 - 14.0;
        let p = desk.painter();
        for (k, part) in parts.iter().enumerate() {
            let at = rect(right.left(), right.top() + (high + 14.0) * k as f32, right.width(), high);
            panel(&p, at, part);
        }
        course(desk, left, (ledger, &self.goals), seat).map(Wish::See)
    }

    /// The dearest decisions, own ones on the left.
    fn decisions(&self, desk: &mut Desk, r: Rect) -> Option<Wish> {
        let Some(dearest) = &self.dearest else {
            waiting(desk, r, if self.weighing.is_some() { words::WEIGHING } else { words::UNRECKONED });
            return None;
        };
        let own = self.side();
        let alone = self.kept.alone;
        let gap = 24.0;
        let wide = if alone { r.width() } else { (r.width() - gap) / 2.0 };
        let mut wish = None;
        for (k, seat) in [own, !own].into_iter().take(if alone { 1 } else { 2 }).enumerate() {
            let x = r.left() + (wide + gap) * k as f32;
            let at = pos2(x, r.top() + 24.0);
            let head = words::dearest_of(&self.kept, seat, own);
            let p = desk.painter();
            text_fit(&p, at, Align2::LEFT_CENTER, &head, Face::Headline, 34.0, wide, AMBER);
            let column = Rect::from_min_max(pos2(x, r.top() + 56.0), pos2(x + wide, r.bottom()));
            if dearest[seat].is_empty() {
                let colour = ink(MUTED);
                let galley = p.layout(words::FLAWLESS.to_owned(), Face::Text.at(30.0), colour, wide - 20.0);
                p.galley(column.min, galley, colour);
            }
            let high = column.height() / report::DEAREST as f32;
            for (row, verdict) in dearest[seat].iter().enumerate() {
                let at = rect(x, column.top() + high * row as f32, wide, high - 14.0);
                if verdict_card(desk, at, verdict) {
                    wish = Some(Wish::See(verdict.n));
                }
            }
        }
        wish
    }
}

/// What that task has made, once: none while it goes on, and where it made nothing.
fn ready<T>(task: &mut Option<Task<Option<T>>>) -> Option<T> {
    let made = block_on(poll_once(task.as_mut()?))?;
    *task = None;
    made
}

/// What is said while there is nothing to show.
fn waiting(desk: &Desk, r: Rect, words: &str) {
    let (p, size) = (desk.painter(), desk.scale.text(30.0));
    text_fit(&p, r.center(), Align2::CENTER_CENTER, words, Face::Text, size, r.width(), CHALK);
}

/// One decision: what was done, what it cost, what was better. Whether it is to be seen.
fn verdict_card(desk: &mut Desk, r: Rect, verdict: &Verdict) -> bool {
    let p = desk.painter();
    block(&p, r, 14.0, ink(NAVY_2));
    let (done, cost) = words::dear(verdict);
    let see = rect(r.right() - 166.0, r.top() + 14.0, 150.0, 56.0);
    let at = pos2(r.left() + 22.0, r.top() + 42.0);
    let cost = text_fit(
        &p,
        pos2(see.left() - 18.0, at.y),
        Align2::RIGHT_CENTER,
        &cost,
        Face::Display,
        32.0,
        240.0,
        CHALK,
    );
    let most = cost.left() - at.x - 16.0;
    let done =
        laid_within(&p, &done, Face::Display, desk.scale.text(34.0).min(44.0), 27.0, most, 76.0, AMBER);
    p.galley(pos2(at.x, at.y - done.size().y / 2.0), done, ink(AMBER));
    let better = verdict.better(Voice::Plain);
    let (wide, high) = (r.width() - 44.0, r.height() - 104.0);
    let galley = laid_within(&p, &better, Face::Text, desk.scale.text(30.0), 27.0, wide, high, CHALK);
    p.galley(pos2(r.left() + 22.0, r.top() + 90.0), galley, ink(CHALK));
    desk.button(&format!("see decision {}", verdict.n), see, "See it", 32.0, Kind::Plain)
}

/// What that side could expect after each decision; the decision from which on the match is to be seen.
fn course(
    desk: &mut Desk,
    r: Rect,
    (ledger, goals): (&Ledger, &[(usize, Seat)]),
    seat: Seat,
) -> Option<usize> {
    let p = desk.painter();
    block(&p, r, 14.0, ink(NAVY_2));
    let field = Rect::from_min_max(r.min + pos2(30.0, 70.0).to_vec2(), r.max - pos2(30.0, 92.0).to_vec2());
    let head = pos2(r.left() + 30.0, r.top() + 36.0);
    let head = text(&p, head, Align2::LEFT_CENTER, graph::title(ledger.measure), Face::Headline, 32.0, AMBER);
    let note = graph::known(ledger.exact);
    let (at, most) = (pos2(head.right() + 20.0, head.center().y), r.right() - head.right() - 40.0);
    text_fit(&p, at, Align2::LEFT_CENTER, note, Face::Text, LARGE, most, MUTED);
    let line = Graph::new(ledger, goals, seat);
    line.draw(&p, field);
    let foot = |up: f32| pos2(r.left() + 30.0, r.bottom() - up);
    let said = words::turning(ledger);
    text_fit(&p, foot(62.0), Align2::LEFT_CENTER, &said, Face::Text, LARGE, r.width() - 60.0, MUTED);
    let (hit, hot) = desk.spot("report graph", field);
    let pointed = desk.ui.input(|i| i.pointer.interact_pos()).filter(|at| hot && field.contains(*at));
    let nearest = pointed.map(|at| line.nearest(field, at.x));
    let said = match nearest {
        Some(k) => {
            let at = line.point(field, k);
            p.line_segment([pos2(at.x, field.top()), pos2(at.x, field.bottom())], (2.0, ink(CHALK)));
            p.circle_filled(at, 8.0, ink(CHALK));
            words::at_decision(ledger.measure, line.decision(k), line.values[k])
        }
        None => words::SEE.to_owned(),
    };
    text_fit(&p, foot(26.0), Align2::LEFT_CENTER, &said, Face::Text, LARGE, r.width() - 60.0, CHALK);
    desk.ring("report graph", field, 8.0);
    // By key, from the beginning.
    hit.then_some(nearest.map_or(0, |k| line.decision(k)))
}

/// One part of the result: how much, what it is called, what it means.
fn panel(p: &Painter, r: Rect, (value, name, means): &(String, &str, &str)) {
    block(p, r, 14.0, ink(NAVY_2));
    let value = text(
        p,
        pos2(r.right() - 24.0, r.top() + 36.0),
        Align2::RIGHT_CENTER,
        value,
        Face::Display,
        46.0,
        CHALK,
    );
    let most = value.left() - r.left() - 40.0;
    text_fit(
        p,
        pos2(r.left() + 24.0, r.top() + 36.0),
        Align2::LEFT_CENTER,
        name,
        Face::Headline,
        34.0,
        most,
        AMBER,
    );
    let galley = p.layout((*means).to_owned(), Face::Text.at(LARGE), ink(MUTED), r.width() - 48.0);
    p.galley(pos2(r.left() + 24.0, r.top() + 64.0), galley, ink(MUTED));
}
