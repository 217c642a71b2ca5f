//! The report of a match: the value at every moment, and how far decisions, guesses and luck made the result.

mod parts;

use std::sync::Arc;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};

use super::super::graph::{self, ValueGraph};
use super::super::mini_scene::{self, MiniatureScene};
use super::{Answer, ClubPage, ask, words};
use crate::flow::action::ActionState;
use crate::flow::prefs::StoreHandle;
use crate::hud::pictures::PicturePainter;
use crate::session::reports::ReportJobs;
use crate::theme::paint::{draw_fitting_text, fill_rounded_rect};
use crate::theme::{UiFont, UiScale, ink};
use crate::widgets::{BoxSurface, Button, Node, StyledText, column, drawing, one_of, plot, row};
use ::words::MessageId;
use ::words::{id, say};
use ai::estimate::ValueUnit;
use ai::ledger::Ledger;
use engine::{BySeat, Record, Seat};
use games::report::CostlyDecision;
use games::review::CoachVoice;
use games::{find, report};
use parts::ReportPart;
use stage::palette::{AMBER, CHALK, HOME, INK};
use stage::scene::Zone;
use stage::words::standing;
use store::ArchivedMatch;

/// Leads from a report back to the matches it was chosen from, where `Esc` would leave the page.
pub(super) fn consume_back(mut actions: ResMut<ActionState>, mut club: ResMut<ClubPage>) {
    if club.report.is_some() && !club.direct && actions.take_back() {
        club.report = None;
    }
}

/// Requests the report of that match.
pub(super) fn request(club: &mut ClubPage, data: &StoreHandle, archived: Box<ArchivedMatch>) {
    ask(club, data, move |store| {
        let record = store.finished_record(&archived.id);
        let known = record.as_ref().and_then(|record| store.load_report(&archived.id, record));
        Answer::ToReport(archived, Box::new(record), known)
    });
}

/// The part of a report that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum View {
    /// The whole match.
    #[default]
    Match,
    /// The costliest decisions.
    Decisions,
}

impl View {
    const ALL: [Self; 2] = [Self::Match, Self::Decisions];
    const NAMES: [MessageId; 2] = [id!("report-tab-match"), id!("report-tab-decisions")];
}

/// A message of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReportMsg {
    /// Return to the list of matches.
    Close,
    Look(View),
    /// Replay the match from before the decision with this number, from 0.
    See(usize),
}

/// The report of one match, finished or in progress.
pub(super) struct ReportPage {
    pub(super) archived: ArchivedMatch,
    pub(super) record: Arc<Record>,
    pub(super) view: View,
    /// True if decisions of the match were given, as in a lesson.
    given: bool,
    task: Option<Task<Option<Ledger>>>,
    ledger: Option<Ledger>,
    scoring: Option<Task<Option<Vec<(usize, Seat)>>>>,
    /// The goals: number of decisions before each, and its side.
    goals: Vec<(usize, Seat)>,
    weighing: Option<Task<Option<BySeat<Vec<CostlyDecision>>>>>,
    costliest: Option<BySeat<Vec<CostlyDecision>>>,
}

impl ReportPage {
    /// Creates a report from the saved ledger, or starts to compute one in a background task.
    pub(super) fn new(
        archived: ArchivedMatch,
        record: Record,
        known: Option<Ledger>,
        reports: &ReportJobs,
    ) -> Self {
        let task =
            known.is_none().then(|| reports.make(archived.id.clone(), record.clone(), archived.bots()));
        let (record, view) = (Arc::new(record), View::default());
        let (ledger, scoring, weighing) = (None, None, None);
        let (goals, costliest, given) = (Vec::new(), None, false);
        let mut report =
            Self { archived, record, view, given, task, ledger, scoring, goals, weighing, costliest };
        if let Some(ledger) = known {
            report.take(ledger);
        }
        report
    }

    /// Creates the page of a match whose decisions are not judged, because they were given.
    pub(super) fn without_verdicts(archived: ArchivedMatch, record: Record) -> Self {
        let (record, view) = (Arc::new(record), View::default());
        let (task, ledger, scoring, weighing) = (None, None, None, None);
        let (goals, costliest, given) = (Vec::new(), None, true);
        Self { archived, record, view, given, task, ledger, scoring, goals, weighing, costliest }
    }

    /// Takes over a ledger, and starts to determine goals and costliest decisions in the background.
    fn take(&mut self, ledger: Ledger) {
        let Some(game) = find(&self.archived.game) else { return };
        let (pool, whole) = (AsyncComputeTaskPool::get(), Arc::clone(&self.record));
        self.scoring = Some(pool.spawn(async move { report::goals(game, &whole).ok() }));
        let (whole, weighed) = (Arc::clone(&self.record), ledger.clone());
        self.weighing = Some(pool.spawn(async move { report::costliest(game, &whole, &weighed).ok() }));
        self.ledger = Some(ledger);
    }

    /// Takes over finished tasks. Returns true if the report is still in progress.
    pub(super) fn waits(&mut self) -> bool {
        let waits = self.task.is_some() || self.scoring.is_some() || self.weighing.is_some();
        if let Some(ledger) = ready(&mut self.task) {
            self.take(ledger);
        }
        if let Some(goals) = ready(&mut self.scoring) {
            self.goals = goals;
        }
        if let Some(costliest) = ready(&mut self.weighing) {
            self.costliest = Some(costliest);
        }
        waits
    }

    /// Returns the side that the report is about: the person's, or else home.
    fn side(&self) -> Seat {
        self.archived.person().unwrap_or(Seat::Home)
    }

    /// Returns the page of the report.
    pub(super) fn page<'a>(&'a self, art: PicturePainter<'a>) -> Node<'a, ReportMsg> {
        let archived = &self.archived;
        let (game, players, result) =
            (words::match_title(archived), words::players(archived), words::result(archived));
        let words = say!("report-head", game, players, result);
        let head = row()
            .wrap()
            .gaps(24.0, 8.0)
            .rigid()
            .child(StyledText::heading(words).face(UiFont::Display).colour(CHALK).node().basis(600.0).grow())
            .child(one_of(&View::NAMES, &View::ALL, self.view, ReportMsg::Look).share(0.5))
            .child(Button::new(say!("report-to-matches")).asks(ReportMsg::Close));
        let body = match (&self.ledger, self.view) {
            // The decisions of a lesson were given.
            (None, _) if self.given => waiting(id!("report-of-lesson")),
            (None, _) if self.task.is_some() => waiting(id!("report-being-made")),
            (None, _) => waiting(id!("report-none")),
            (Some(ledger), View::Match) => self.whole(ledger),
            (Some(_), View::Decisions) if find(&archived.game).is_some_and(|game| game.only_guesses()) => {
                waiting(id!("report-all-guesses"))
            }
            (Some(ledger), View::Decisions) => self.decisions(ledger, art),
        };
        // Where large text leaves no room for the body, the whole page scrolls.
        column().scrolls().gap(18.0).child(head).child(body.grow().min_height(480.0))
    }

    fn whole<'a>(&'a self, ledger: &'a Ledger) -> Node<'a, ReportMsg> {
        let seat = self.side();
        let parts = row().wrap().gap(18.0).stretch().rigid().grow();
        let parts = parts.child(course(ledger, &self.goals, seat).basis(900.0).share(2.0));
        column().scrolls().child(parts.child(self.made_of(ledger, seat).basis(540.0).share(1.0)))
    }

    /// Returns the costliest decisions, the person's own on the left.
    fn decisions<'a>(&'a self, ledger: &Ledger, art: PicturePainter<'a>) -> Node<'a, ReportMsg> {
        let Some(costliest) = &self.costliest else {
            let weighs = self.weighing.is_some();
            return waiting(if weighs { id!("report-weighing") } else { id!("report-none") });
        };
        let own = self.side();
        let zones = find(&self.archived.game).map_or(&[][..], |game| game.info().zones);
        let sides = [own, !own].into_iter().take(if self.archived.solo { 1 } else { 2 });
        let sides = sides.map(|seat| {
            let flawless =
                costliest[seat].is_empty().then(|| StyledText::body(parts::flawless(ledger, seat)));
            column()
                .gap(14.0)
                .basis(640.0)
                .grow()
                .child(StyledText::heading(words::costliest_heading(&self.archived, seat, own)))
                .children(flawless)
                .children(costliest[seat].iter().map(|costly| decision(costly, zones, art)))
        });
        column().scrolls().child(row().wrap().gap(24.0).stretch().rigid().grow().children(sides))
    }
}

/// Returns the result of that task once. `None` while it runs, and if it failed.
fn ready<T>(task: &mut Option<Task<Option<T>>>) -> Option<T> {
    let made = block_on(poll_once(task.as_mut()?))?;
    *task = None;
    made
}

/// Returns the text that is shown where there is no report, or not yet.
fn waiting<'a>(words: MessageId) -> Node<'a, ReportMsg> {
    column().centred().child(StyledText::body(words).centred())
}

/// Returns the panel that figures are drawn on.
fn panel<'a>() -> Node<'a, ReportMsg> {
    column().gap(12.0).pad(24.0, 18.0).surface(BoxSurface::Plaque)
}

/// Returns one decision: the position, the action, its cost, the better one, and the button to replay it.
fn decision<'a>(
    costly: &'a CostlyDecision,
    zones: &'a [Zone],
    art: PicturePainter<'a>,
) -> Node<'a, ReportMsg> {
    let verdict = &costly.verdict;
    let (done, cost) = words::costly_decision(verdict);
    let n = verdict.n;
    let see = Button::new(say!("report-see")).named(say!("report-see-decision", n = n + 1));
    let see = see.asks(ReportMsg::See(n));
    let better = verdict.best.first().and_then(|action| action.card);
    let small = MiniatureScene { scene: &verdict.scene, zones, art, done: verdict.chosen.card, better };
    let lines = column()
        .basis(300.0)
        .grow()
        .gap(6.0)
        .child(StyledText::note(standing(&verdict.scene.board)))
        .child(StyledText::label(done).colour(AMBER))
        .child(StyledText::label(cost))
        .child(StyledText::body(verdict.better(CoachVoice::Plain)))
        .children(
            (costly.would_have_helped == Some(false)).then(|| StyledText::body(say!("report-failed-too"))),
        )
        .child(row().child(see));
    let picture = drawing(mini_scene::sheet_size(150.0), move |p, r| small.draw(p, r)).rigid();
    row()
        .wrap()
        .gaps(20.0, 10.0)
        .pad(20.0, 16.0)
        .rigid()
        .surface(BoxSurface::Plaque)
        .child(picture)
        .child(lines)
}

/// Returns the graph of that side's value after each decision; a click replays the match from there.
fn course<'a>(ledger: &'a Ledger, goals: &'a [(usize, Seat)], seat: Seat) -> Node<'a, ReportMsg> {
    let head = row()
        .wrap()
        .gaps(20.0, 4.0)
        .child(StyledText::heading(graph::unit_title(ledger.unit)))
        .child(StyledText::note(graph::known(ledger.exact)));
    // A key press replays the match from its beginning.
    let see = move |share: Option<f32>| {
        let line = ValueGraph::new(ledger, goals, seat);
        ReportMsg::See(share.map_or(0, |share| line.decision(line.nearest(share))))
    };
    let picture = plot(
        say!("report-see-from-there"),
        (300.0, 340.0),
        move |p, r, over| draw_course(p, r, &ValueGraph::new(ledger, goals, seat), ledger, over),
        see,
    );
    panel()
        .child(head)
        .child(picture.grow().within_height(760.0))
        .child(StyledText::note(parts::turning(ledger, seat)))
}

/// Draws the graph, with the text for the point under the pointer.
fn draw_course(p: &Painter, r: Rect, line: &ValueGraph, ledger: &Ledger, over: Option<f32>) {
    let size = UiScale::from_context(p.ctx()).text_size(24.0);
    let field = Rect::from_min_max(r.min + vec2(0.0, 16.0), r.max - vec2(0.0, 1.8 * size));
    line.draw(p, field);
    let text = match over.map(|share| line.nearest(share)) {
        Some(k) => {
            let at = line.point(field, k);
            p.line_segment([pos2(at.x, field.top()), pos2(at.x, field.bottom())], (2.0, ink(CHALK)));
            p.circle_filled(at, 8.0, ink(CHALK));
            words::at_decision(ledger.unit, line.decision(k), line.values[k])
        }
        None => say!("report-click"),
    };
    let (at, most) = (r.left_bottom() - vec2(0.0, 0.6 * size), r.width());
    draw_fitting_text(p, at, Align2::LEFT_CENTER, &text.shown(), UiFont::Text, size, most, CHALK);
}

impl ReportPage {
    /// Returns the parts of the result: a bar from the start value to the result, each part with a sentence.
    fn made_of(&self, ledger: &Ledger, seat: Seat) -> Node<'static, ReportMsg> {
        let parts = parts::parts(&self.archived, ledger, seat);
        let ends = parts.iter().flat_map(|part| [part.from, part.to]);
        let around = match ledger.unit {
            ValueUnit::Wins => (0.0, 1.0),
            ValueUnit::Goals => (-1.0, 1.0),
        };
        let (low, high) = ends.fold(around, |(low, high): (f64, f64), end| (low.min(end), high.max(end)));
        let counted = (ledger.unit == ValueUnit::Wins).then(|| StyledText::note(say!("report-counted")));
        panel()
            .child(StyledText::label(parts::headline(&self.archived, ledger, seat)))
            .children(parts.into_iter().map(|part| share(part, low, high)))
            .child(StyledText::note(say!("report-bars")))
            .children(counted)
    }
}

/// Returns one part of the result, with its piece of the bar from `low` to `high`.
fn share(part: ReportPart, low: f64, high: f64) -> Node<'static, ReportMsg> {
    let ReportPart { name, means, figure, from, to } = part;
    let head = row()
        .gap(18.0)
        .child(StyledText::heading(name).node().portion(1.0))
        .child(StyledText::heading(figure).face(UiFont::Display).colour(CHALK).one_line());
    let bar = drawing((200.0, 16.0), move |p, r| {
        let x = |value: f64| r.left() + r.width() * ((value - low) / (high - low)) as f32;
        fill_rounded_rect(p, r, 4.0, ink(INK));
        let (left, right) = (x(from.min(to)), x(from.max(to)));
        let colour = if to < from { HOME } else { AMBER };
        fill_rounded_rect(p, r.with_min_x(left).with_max_x(right.max(left + 3.0)), 4.0, ink(colour));
        // Where the next part goes on.
        p.vline(x(to), r.y_range(), (3.0, ink(CHALK)));
    });
    column().gap(4.0).child(head).child(bar).child(StyledText::note(means))
}
