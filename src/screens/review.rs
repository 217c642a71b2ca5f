//! The coach's review after the match: each person's costliest decisions, what would have been best, and the total
//! cost.

mod goals;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;
use bevy_egui::EguiContexts;

use super::invite::invite;
use super::mini_scene::{self, MiniatureScene};
use super::{ScreenSet, draw_page};
use crate::audio::UiSound;
use crate::flow::action::{ActionState, InputAction};
use crate::flow::navigation::AppState;
use crate::flow::page::{AppPage, Navigate, Navigation};
use crate::flow::prefs::Prefs;
use crate::hud::pictures::{PicturePainter, Pictures};
use crate::session::bindings::Bindings;
use crate::session::scenarios::KnownScenarios;
use crate::session::{MatchInView, Seating, TableMatch};
use crate::theme::paint::fill_rounded_rect;
use crate::theme::{UiFont, ink};
use crate::widgets::{self, BoxSurface, Node, StyledText, column, drawing, row, spring};
use ::words::{DisplayText, Separator};
use ::words::{id, say};
use ai::evaluate::ValueUnit;
use clubs::club;
use engine::{Seat, SeatSet};
use games::review::{CoachVoice, CostGrade, DecisionReview, MatchReview, REVIEW_BUDGET, amount};
use stage::opponent_summary::OpponentSummary;
use stage::palette::{AMBER, INK};
use stage::scene::Zone;
use stage::words;
use stage::words::name as club_name;

/// The state of the review.
#[derive(Resource, Default)]
pub(super) struct ReviewPage {
    /// The record that the verdicts are about, as text.
    record: String,
    tasks: Vec<Task<DecisionReview>>,
    verdicts: Vec<DecisionReview>,
    /// The reviews, once all verdicts are known: one for each person.
    reviews: Vec<MatchReview>,
    /// Index of the review that is shown.
    shown: usize,
}

/// Adds the review.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ReviewPage>()
        .add_systems(OnExit(AppState::Result), |mut reviewed: ResMut<ReviewPage>| {
            *reviewed = ReviewPage::default()
        })
        .add_systems(
            Update,
            gather.run_if(in_state(AppState::Result)).in_set(ScreenSet::Page(AppPage::Review)),
        );
    draw_page(app, AppPage::Review, draw);
}

/// Opens or closes the review with the coach's key; during the match, that key opens the coach's board.
pub(super) fn toggle(
    actions: Res<ActionState>,
    seating: Res<Seating>,
    navigation: Res<Navigation>,
    mut go: MessageWriter<Navigate>,
    mut sounds: MessageWriter<UiSound>,
) {
    if !actions.just(InputAction::Coach) || seating.humans() == SeatSet::NONE {
        return;
    }
    match navigation.page() {
        None => {
            go.write(Navigate::To(AppPage::Review));
            sounds.write(UiSound::Confirm);
        }
        Some(AppPage::Review) => {
            go.write(Navigate::Back);
            sounds.write(UiSound::Back);
        }
        Some(_) => {}
    }
}

/// Starts judging every decision in the background when the page opens, and collects the verdicts.
fn gather(
    (the_match, seating): (Res<TableMatch>, Res<Seating>),
    (navigation, scenarios): (Res<Navigation>, Res<KnownScenarios>),
    mut reviewed: ResMut<ReviewPage>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if navigation.page() != Some(AppPage::Review) {
        return;
    }
    if navigation.is_changed() {
        let record = the_match.state.record().text();
        if reviewed.record != record {
            let record_now = the_match.state.record();
            let own = scenarios.all().given(record_now);
            let review_positions =
                seating.humans().iter().flat_map(|seat| the_match.state.review_positions(seat));
            // Scripted decisions of a lesson are nobody's mistake.
            let review_positions = review_positions.filter(|review_position| review_position.n >= own);
            let pool = AsyncComputeTaskPool::get();
            let tasks = review_positions
                .map(|review_position| pool.spawn(async move { review_position.evaluate(REVIEW_BUDGET) }))
                .collect();
            *reviewed = ReviewPage { record, tasks, ..default() };
            info!("the coach looks at {} decisions", reviewed.tasks.len());
        }
    }
    let ReviewPage { tasks, verdicts, reviews, .. } = &mut *reviewed;
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
        reviews.extend(seating.humans().iter().map(|seat| MatchReview::of(seat, verdicts)));
        info!("review ready");
        redraw.write(RequestRedraw);
    }
}

/// A message of the review.
enum ReviewMsg {
    /// Show the review of the person at this index.
    Show(usize),
    Back,
}

fn draw(
    mut contexts: EguiContexts,
    MatchInView { the_match, seating, .. }: MatchInView,
    keys: Res<Bindings>,
    prefs: Res<Prefs>,
    pictures: Pictures,
    mut reviewed: ResMut<ReviewPage>,
    mut go: MessageWriter<Navigate>,
    mut redraw: MessageWriter<RequestRedraw>,
) -> Result {
    let people: Vec<Seat> = seating.humans().iter().collect();
    let to_read = people.get(reviewed.shown).and_then(|seat| the_match.state.to_read(*seat));
    let look = ReviewContext {
        voice: CoachVoice::of(prefs.settings.shared.show_figures),
        zones: the_match.game.info().zones,
        only_guesses: the_match.game.only_guesses(),
        to_read: to_read.as_ref(),
        art: pictures.painter(),
    };
    let view = view(&reviewed, &people, keys.cap_of(InputAction::Coach), look);
    let asked = widgets::page(contexts.ctx_mut()?, "review", 0.7, view);
    // The next state was not known when this frame was drawn.
    if asked.is_some() || reviewed.reviews.is_empty() {
        redraw.write(RequestRedraw);
    }
    match asked {
        Some(ReviewMsg::Show(other)) => reviewed.shown = other,
        Some(ReviewMsg::Back) => {
            go.write(Navigate::Back);
        }
        None => {}
    }
    Ok(())
}

/// The context that a page of the review is drawn in.
#[derive(Clone, Copy)]
struct ReviewContext<'a> {
    voice: CoachVoice,
    zones: &'a [Zone],
    /// True if no decision of the game is better than another.
    only_guesses: bool,
    /// What the person could read of the other side.
    to_read: Option<&'a OpponentSummary>,
    art: PicturePainter<'a>,
}

/// Returns the page; `key` is the label of the coach's key.
fn view<'a>(
    reviewed: &'a ReviewPage,
    people: &[Seat],
    key: DisplayText,
    look: ReviewContext<'a>,
) -> Node<'a, ReviewMsg> {
    let several = people.len() > 1;
    let names: Vec<&str> = people.iter().map(|seat| &*club(*seat).name).collect();
    let sides = several.then(|| widgets::segments(&names, Some(reviewed.shown), ReviewMsg::Show).grow());
    let beside = row().gap(36.0).child(widgets::cap(key, 30.0, true)).children(sides);
    let body = match reviewed.reviews.get(reviewed.shown) {
        Some(review) => verdicts(review, several, look),
        None => waiting(reviewed),
    };
    widgets::titled_page_with(say!("review-title"), Some(beside), ReviewMsg::Back, body)
}

/// Returns the progress of the coach.
fn waiting<'a>(reviewed: &ReviewPage) -> Node<'a, ReviewMsg> {
    let (done, left) = (reviewed.verdicts.len(), reviewed.tasks.len());
    let words = say!("review-waiting", n = done, of = done + left);
    let part = done as f32 / (done + left).max(1) as f32;
    let bar = drawing((720.0, 22.0), move |p, r| {
        fill_rounded_rect(p, r, 11.0, ink(INK));
        fill_rounded_rect(p, r.with_max_x(r.left() + (r.width() * part).max(22.0)), 11.0, ink(AMBER));
    });
    column().centred().gap(26.0).child(StyledText::label(words).face(UiFont::Text).centred()).child(bar)
}

/// Returns the total, the costliest decisions, and how to read them.
fn verdicts<'a>(review: &'a MatchReview, several: bool, look: ReviewContext<'a>) -> Node<'a, ReviewMsg> {
    let name = several.then(|| &*club(review.seat).name);
    let summary = (!look.only_guesses).then(|| review.summary(name, look.voice));
    let note = match (look.voice, review.unit) {
        (CoachVoice::Expert, ValueUnit::Wins) => id!("review-note-expert"),
        (_, ValueUnit::Goals) => id!("review-note-goals"),
        (CoachVoice::Plain, ValueUnit::Wins) => id!("review-note"),
    };
    if review.costliest.is_empty() {
        let lines = match review.decisions {
            0 => id!("review-nothing"),
            _ if look.only_guesses => id!("review-guesses"),
            _ if CostGrade::of(review.unit, review.total_cost.value) > CostGrade::Little => {
                id!("review-small-losses")
            }
            _ => id!("review-no-mistake"),
        };
        if let Some(read) = look.to_read.filter(|_| look.only_guesses) {
            return column()
                .scrolls_by_arrows()
                .gap(22.0)
                .child(StyledText::body(lines).centred().node().rigid())
                .child(spring())
                .child(goals::view(read))
                .child(spring())
                .child(StyledText::note(note).centred().node().rigid());
        }
        let lines = summary.map(Into::into).into_iter().chain([lines.into()]);
        return column()
            .scrolls_by_arrows()
            .gap(18.0)
            .child(invite(look.art, "chalkboard-teacher-fill", lines, None))
            .child(StyledText::note(note).centred().node().rigid());
    }
    column()
        .scrolls_by_arrows()
        .gap(18.0)
        .children(summary.map(|summary| StyledText::body(summary).size(30.0).node().rigid()))
        .children(review.costliest.iter().map(|verdict| decision(verdict, look)))
        .child(spring())
        .child(StyledText::note(note).node().rigid())
}

/// Returns one decision: a picture of the table, the time, the cost, the action, and the better one with its reason.
fn decision<'a>(verdict: &'a DecisionReview, look: ReviewContext<'a>) -> Node<'a, ReviewMsg> {
    let ReviewContext { voice, zones, art, .. } = look;
    let better = verdict.best.first().and_then(|action| action.card);
    let small = MiniatureScene { scene: &verdict.scene, zones, art, done: verdict.chosen.card, better };
    let cost = match voice {
        CoachVoice::Plain => verdict.cost_grade().title(verdict.unit).into(),
        CoachVoice::Expert => DisplayText::verbatim(amount(verdict.unit, verdict.cost).capitals()),
    };
    let ball = match verdict.scene.board.possession {
        Some(seat) if seat == verdict.seat => say!("review-your-ball"),
        Some(seat) => say!("review-on-the-ball", club = club_name(seat)),
        None => DisplayText::EMPTY,
    };
    let lines = [
        StyledText::note(DisplayText::list([words::standing(&verdict.scene.board), ball], Separator::Dot)),
        StyledText::label(say!("review-cost", cost)).colour(AMBER),
        StyledText::body(say!("review-chose", name = &verdict.chosen.name)),
        StyledText::body(verdict.better(voice)),
    ];
    row()
        .wrap()
        .gaps(26.0, 12.0)
        .pad(12.0, 12.0)
        .rigid()
        .surface(BoxSurface::Plaque)
        .child(drawing(mini_scene::sheet_size(196.0), move |p, r| small.draw(p, r)).rigid())
        .child(column().basis(620.0).grow().gap(6.0).children(lines))
}
