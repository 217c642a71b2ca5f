//! The HUD: scoreboard, prompt, log, notes and keys, drawn over the table by egui in the game's style.
//!
//! Board, labels and cards come from the scene of the current step. Options, commitments and the log come from the
//! match. The HUD depends on no particular game.

pub mod banner;
pub mod board;
pub mod coach;
mod coin;
pub mod corner;
pub(crate) mod half_time;
pub mod kicks;
pub mod lesson;
pub mod log;
pub mod pictures;
pub mod privacy_screen;
pub mod prompt;
pub mod regions;
pub mod replay_viewer;
pub mod set_piece;
mod stop_example;
pub mod tour_strip;

use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_egui::egui::{self, Order, Rect, Ui, pos2, vec2};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use crate::flow::frame::{FrameSet, UiLayer};
use crate::flow::navigation::AppState;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::screen::InMatch;
use crate::session::commands::MatchRewritten;
use crate::session::replay_viewer::{ReplayJumped, ReplayViewer};
use crate::session::showcase::menu_is_away;
use crate::session::{MatchStarted, Seating, TableMatch};
use crate::table::cards::drag::Dragged;
use crate::table::cards::tall_window::TableFit;
use crate::table::cards::{Hovered, PlayableCards};
use crate::table::playback::{AnimationStepStarted, Playback};
use crate::theme::ink;
use crate::theme::paint::fill_rounded_rect;
pub(crate) use crate::widgets::in_area;
use crate::widgets::{Node, SolvedLayout, drawing, on_layer};
use engine::{Seat, SeatSet};
use games::summary::{MatchSummary, ScoredGoal};
use stage::layout::{DesignPoint, DesignRect, SHEET_H, SHEET_W, TallWindowFit};
use stage::moment::CommentaryLine;
use stage::palette::Rgb;
use stage::scene::{ChoiceIndicator, Scene, TableLabel};
use stage::step::{AnimationStep, Banner, LogLine};

/// What the HUD shows, as of the last animation step that started.
#[derive(Resource, Clone, Debug, Default)]
pub struct HudState {
    /// The scene of the current step, or of the last one.
    pub scene: Arc<Scene>,
    /// The banner of the current step.
    pub banner: Option<Banner>,
    /// Seconds since the banner appeared.
    pub banner_age: f32,
    /// True while cards revealed by the step are held up to be read.
    pub held: bool,
    /// The results of the kicks of a shootout so far.
    pub kicks: kicks::KickLog,
    /// The goals of the match so far, in order.
    pub goals: Vec<ScoredGoal>,
    /// The last line of the commentator, while it is recent.
    pub line: Option<CommentaryLine>,
    /// Number of log entries since that line.
    since: usize,
    /// The match log, oldest first.
    pub log: Vec<LogLine>,
    /// True if the whole log is open.
    pub log_open: bool,
}

impl HudState {
    /// Takes over what a step shows and reports.
    fn show_step(&mut self, step: &AnimationStep, skipped: bool) {
        self.scene = Arc::clone(&step.scene);
        self.kicks.follow(step.scene.board.shootout.as_ref());
        self.log.extend(step.log.clone());
        self.goals.extend(ScoredGoal::of(step));
        self.since += usize::from(step.log.is_some());
        if step.line.is_some() {
            (self.line, self.since) = (step.line.clone(), 0);
        } else if self.since >= STALE {
            self.line = None;
        }
        self.held = step.reveal.is_some() && !skipped;
        self.banner = if skipped { None } else { step.banner.clone() };
        self.banner_age = 0.0;
    }
}

/// What every part of the HUD reads and writes.
#[derive(SystemParam)]
pub(crate) struct HudFrame<'w> {
    /// What the HUD shows.
    pub(crate) hud: Res<'w, HudState>,
    /// Where its parts lie in this frame.
    pub(crate) layout: ResMut<'w, regions::HudLayout>,
}

/// The window in design units: its size, and the position of the design sheet in it.
#[derive(Clone, Copy, Debug)]
pub struct HudCanvas {
    /// Width of the window.
    pub w: f32,
    /// Height of the window.
    pub h: f32,
    /// Left edge of the sheet.
    pub x: f32,
    /// Top edge of the sheet.
    pub y: f32,
    /// The fit of the table to a tall window.
    pub fit: TallWindowFit,
}

impl HudCanvas {
    /// Returns the canvas of the window in this frame; its size comes from [`crate::theme::window_size::WindowSize`].
    #[must_use]
    pub fn from_context(ctx: &egui::Context) -> Self {
        let size = ctx.content_rect().size();
        let fit = ctx.data(|data| data.get_temp(fit_id()).unwrap_or_default());
        Self::of_size(Vec2::new(size.x, size.y), fit)
    }

    /// Returns the canvas of a window of that size, design units.
    #[must_use]
    pub fn of_size(size: Vec2, fit: TallWindowFit) -> Self {
        Self { w: size.x, h: size.y, x: (size.x - SHEET_W) / 2.0, y: (size.y - SHEET_H) / 2.0 - fit.up, fit }
    }

    /// Returns the window position of a point of the sheet.
    #[must_use]
    pub fn sheet(self, x: f32, y: f32) -> egui::Pos2 {
        let at = self.fit.at(DesignPoint::new(x, y));
        pos2(self.x + at.x, self.y + at.y)
    }

    /// Returns the area in the window of a card, or of anything as large, on the sheet.
    #[must_use]
    pub fn area(self, area: DesignRect) -> Rect {
        let at = area.centre();
        let size = vec2(area.w, area.h) * self.fit.scale_at(at);
        Rect::from_center_size(self.sheet(at.x, at.y), size)
    }

    /// Returns the area in the window of words on the table.
    #[must_use]
    pub fn label(self, label: &TableLabel) -> Rect {
        let at = label.place(self.fit);
        Rect::from_center_size(pos2(self.x + at.x, self.y + at.y), label.size().into())
    }

    /// Returns the area of the whole window.
    #[must_use]
    pub fn all(self) -> Rect {
        Rect::from_min_size(pos2(0.0, 0.0), vec2(self.w, self.h))
    }
}

/// Returns the key of the fit in egui's memory: every part of the HUD makes its canvas from the context alone.
fn fit_id() -> egui::Id {
    egui::Id::new("fit of the table")
}

/// Hands the fit of the table over to the HUD.
fn fit(mut contexts: EguiContexts, fit: Res<TableFit>) -> Result {
    contexts.ctx_mut()?.data_mut(|data| data.insert_temp(fit_id(), fit.0));
    Ok(())
}

/// The systems that draw a panel which only one game has; the game's plugin adds them.
#[derive(SystemSet, Clone, Debug, PartialEq, Eq, Hash)]
pub struct GamePanels;

/// Adds the HUD. Behind the title only the match is shown, once the menu has stepped aside.
pub fn plugin(app: &mut App) {
    let watching = in_state(AppState::ReplayViewer);
    app.init_resource::<HudState>()
        .init_resource::<regions::HudLayout>()
        .init_resource::<lesson::TutorialState>()
        .init_resource::<banner::HalfTimeSummary>()
        .init_resource::<RewrittenLog>()
        .add_plugins(pictures::plugin)
        // At kick-off, which may be some frames after the match was requested: its cards are loaded first.
        .add_systems(
            Update,
            (
                reset_hud,
                rebuild_after_jump.run_if(watching.clone()),
                rewrite_log,
                apply_steps,
                banner::review_first_half,
            )
                .chain()
                .in_set(FrameSet::ApplySteps),
        )
        .configure_sets(EguiPrimaryContextPass, GamePanels.in_set(UiLayer::Hud).run_if(shows_score()))
        .add_systems(
            EguiPrimaryContextPass,
            (|mut laid: ResMut<regions::HudLayout>| laid.clear(), fit, board::draw.run_if(shows_score()))
                .chain()
                .in_set(UiLayer::Hud)
                .before(GamePanels),
        )
        .add_systems(
            EguiPrimaryContextPass,
            (
                (
                    corner::draw,
                    log::draw,
                    (coach::draw, set_piece::draw).chain(),
                    prompt::draw,
                    lesson::draw,
                    privacy_screen::draw,
                )
                    .chain()
                    .run_if(in_state(InMatch)),
                banner::draw.run_if(in_state(InMatch).or_else(watching).or_else(menu_is_away)),
                set_cursor_icon.run_if(in_state(InMatch)),
            )
                .chain()
                .in_set(UiLayer::Hud)
                .after(GamePanels),
        );
}

/// Returns the condition under which the scoreboard and [`GamePanels`] are shown: the result has a scoreboard of its
/// own.
fn shows_score() -> impl SystemCondition<()> {
    let at_table = in_state(InMatch).and_then(not(in_state(AppState::Result)));
    at_table.or_else(in_state(AppState::ReplayViewer)).or_else(menu_is_away)
}

/// Sets the pointer's shape to show if the card under it can be played.
fn set_cursor_icon(
    hovered: Res<Hovered>,
    playable_cards: Res<PlayableCards>,
    playback: Res<Playback>,
    dragged: Query<(), With<Dragged>>,
    mut contexts: EguiContexts,
) -> Result {
    let ctx = contexts.ctx_mut()?;
    if ctx.is_pointer_over_egui() {
        return Ok(());
    }
    let can_be_taken =
        hovered.0.is_some_and(|card| playable_cards.cards.contains(&card)) && playback.is_idle();
    if !dragged.is_empty() {
        ctx.set_cursor_icon(egui::CursorIcon::Grabbing);
    } else if can_be_taken {
        ctx.set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    Ok(())
}

/// The summary of a match after an undo, computed in the background, with the numbers of log entries and goals that
/// it replaces.
#[derive(Resource, Debug, Default)]
struct RewrittenLog(Option<(PendingAnswer<MatchSummary>, usize, usize)>);

/// Resets log and goals to the state of the match after a decision was taken back, or some were made without a show.
fn rewrite_log(
    mut rewrites: MessageReader<MatchRewritten>,
    (the_match, seating): (Option<Res<TableMatch>>, Option<Res<Seating>>),
    timeout: Res<AnswerTimeout>,
    (mut rewritten, mut hud): (ResMut<RewrittenLog>, ResMut<HudState>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let at_table = the_match.is_some();
    if rewrites.read().count() > 0
        && let Some((the_match, seating)) = the_match.zip(seating)
    {
        let (state, audience) = (the_match.state.fork(), seating.audience);
        let story = PendingAnswer::spawn(move || state.summary(audience));
        rewritten.0 = Some((story, hud.log.len(), hud.goals.len()));
        (hud.line, hud.since) = (None, 0);
    }
    let Some((asked, log, goals)) = &mut rewritten.0 else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = asked.wait(*timeout) else { return };
    if let Some(story) = answer.filter(|_| at_table) {
        // Lines logged meanwhile come after it.
        let (log, goals) = ((*log).min(hud.log.len()), (*goals).min(hud.goals.len()));
        let since = (hud.log.split_off(log), hud.goals.split_off(goals));
        (hud.log, hud.goals) = (story.log, story.goals);
        hud.log.extend(since.0);
        hud.goals.extend(since.1);
    }
    rewritten.0 = None;
}

/// Resets the HUD for another match as it begins. The goals of a match that goes on are shown again.
fn reset_hud(
    mut started: MessageReader<MatchStarted>,
    (mut rewritten, mut hud): (ResMut<RewrittenLog>, ResMut<HudState>),
) {
    if let Some(MatchStarted { goals }) = started.read().last() {
        rewritten.0 = None;
        *hud = HudState { goals: goals.clone(), ..HudState::default() };
    }
}

/// Rebuilds the HUD after a jump in a replay, from the steps before the new one.
fn rebuild_after_jump(
    mut jumps: MessageReader<ReplayJumped>,
    viewer: Res<ReplayViewer>,
    mut hud: ResMut<HudState>,
) {
    let Some(ReplayJumped(at)) = jumps.read().last() else { return };
    *hud = HudState::default();
    for step in viewer.timeline.steps.iter().take(*at) {
        hud.show_step(&step.step, true);
    }
}

/// Number of log entries after which the commentator's line is outdated.
const STALE: usize = 2;

/// Takes over the steps that have started.
fn apply_steps(
    mut started: MessageReader<AnimationStepStarted>,
    time: Res<Time>,
    (playback, state): (Res<Playback>, Res<State<AppState>>),
    mut hud: ResMut<HudState>,
) {
    hud.banner_age += time.delta_secs();
    // A goal in a replay is not counted again.
    let rewritten = (*state.get() == AppState::InstantReplay).then_some(hud.goals.len());
    for AnimationStepStarted { step, skipped } in started.read() {
        hud.show_step(step, *skipped);
    }
    if let Some(rewritten) = rewritten {
        hud.goals.truncate(rewritten);
    }
    if playback.is_idle() && hud.banner.is_some() {
        hud.banner = None;
    }
}

/// Returns true if that side has chosen, in a choice that both make at once; `None` if it is not asked.
fn has_chosen(the_match: &TableMatch, seating: &Seating, scene: &Scene, seat: Seat) -> Option<bool> {
    let both = the_match.state.seats_to_move() == SeatSet::BOTH;
    match scene.choice_indicators[seat] {
        ChoiceIndicator::Off => None,
        // A player looks at hidden cards first.
        ChoiceIndicator::Choosing if the_match.passed_windows.pending() => None,
        ChoiceIndicator::Choosing => Some(both && seating.pending[seat].is_some()),
        ChoiceIndicator::Ready => Some(true),
    }
}

/// Returns a bar in a side's colour.
fn bar_of<'a, M>(colour: Rgb) -> Node<'a, M> {
    drawing((6.0, 20.0), move |p, r| fill_rounded_rect(p, r, 3.0, ink(colour))).rigid()
}

/// Returns a `Ui` over the whole window, under menus, which ignores the pointer.
pub(crate) fn overlay(contexts: &mut EguiContexts, name: &str) -> Result<(Ui, HudCanvas)> {
    let ctx = contexts.ctx_mut()?;
    Ok((behind(ctx, name), HudCanvas::from_context(ctx)))
}

/// Returns a `Ui` below all areas, which is also used to measure nodes.
pub(crate) fn behind(ctx: &egui::Context, name: &str) -> Ui {
    on_layer(ctx, egui::Id::new(name), Order::Background)
}

/// Draws a finished layout in an area of its own at the corner of `r`; returns the message of the user, if any.
pub(crate) fn placed<M>(ctx: &egui::Context, name: &str, r: Rect, solved: SolvedLayout<'_, M>) -> Option<M> {
    in_area(ctx, name, Order::Middle, r, |ui| solved.show(ui, r.min))
}

/// Returns the shares of the player's text size that are tried if there is little room, the largest first.
pub(crate) fn shares() -> impl Iterator<Item = f32> {
    (0..10).map(|k| 1.0 - 0.05 * k as f32)
}

/// Lays out the node of `make` with the largest text that fits into the height of `most`, from the player's size down
/// to half of it. `make` gets the share of that size. If even half the size does not fit, the layout is higher than
/// `most`.
pub(crate) fn largest_that_fits<'a, M>(
    ui: &Ui,
    id: egui::Id,
    most: egui::Vec2,
    make: impl Fn(f32) -> Node<'a, M>,
) -> SolvedLayout<'a, M> {
    let solved = |share| SolvedLayout::fitted(ui, id, make(share), most.x);
    let fits = shares().map(solved).find(|solved| solved.size().y <= most.y);
    fits.unwrap_or_else(|| solved(0.5))
}
