//! The coach: on request it recommends a decision with its reasons, and rates the decision before. In a first match it
//! also explains the situation. It knows only what the player it helps knows, and it is silent if two people play.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::decisions::OpenDecisions;
use super::{Seating, TableMatch};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::frame::FrameSet;
use crate::flow::page::page_open;
use crate::flow::screen::{InMatch, Screen};
use crate::table::playback::Playback;
use engine::{Seat, SeatSet};
use games::review::{Advice, Confidence, DecisionReview, HINT_BUDGET, REVIEW_BUDGET, WordingVariant};
use scenarios::lesson::AwaitedEvent;
use store::MatchId;
use words::DisplayText;

/// The coach at the table.
#[derive(Resource, Default)]
pub struct Coach {
    /// True if advice is requested. Every match begins without.
    pub open: bool,
    /// True if it keeps quiet because two people play against each other.
    pub silent: bool,
    /// Number of answers that it still gives; `None` if they are not counted, as outside a tour.
    pub answers_left: Option<u32>,
    /// True if the match is over; the review replaces the coach then.
    pub over: bool,
    /// Its advice for the current decision.
    pub advice: Option<Advice>,
    /// The wording of its confidence.
    pub wording: WordingVariant,
    /// The number of times that it has stated this confidence in the match.
    sures: HashMap<Confidence, u32>,
    /// Its verdict on the last decision. It is shown until the next question is asked.
    pub verdict: Option<DecisionReview>,
    /// An explanation of the situation, in a first match.
    pub lesson: Option<DisplayText>,
    /// The match that it belongs to.
    of: Option<MatchId>,
    task: Option<Task<Advice>>,
    asked_at: Option<(u64, Seat)>,
    judging: Option<Task<DecisionReview>>,
    /// The number of the last decision, from 0, and true if its verdict was requested.
    decided: Option<(usize, bool)>,
    /// The advice given last, with the number of its decision: the verdict holds to it.
    given: Option<(usize, Advice)>,
    /// The seat that asked for cards to be chosen while the coach was still thinking.
    waits: Option<Seat>,
    /// True if it has praised since it last found anything to correct.
    praised: bool,
}

impl Coach {
    /// Returns true if a background task of the coach is running.
    #[must_use]
    pub const fn thinks(&self) -> bool {
        self.task.is_some() || self.judging.is_some()
    }

    /// Returns true if it gives no more answers in this match of a tour.
    #[must_use]
    pub fn is_closed(&self) -> bool {
        self.answers_left == Some(0) && self.advice.is_none()
    }

    /// Returns the number of counted answers that it has given in that match.
    pub(super) fn answers_given(&self, the_match: &TableMatch) -> u32 {
        let opened = the_match.tour.as_ref().map(|of| of.effects.coach_answers);
        let here = self.answers_left.filter(|_| self.of.as_ref() == Some(&the_match.match_id));
        let given = opened.zip(here).map(|(opened, left)| opened.saturating_sub(left));
        given.unwrap_or(the_match.start_request.coach_answers)
    }

    /// Returns true if a person is asked something that the coach may advise on.
    #[must_use]
    pub const fn is_asked(&self) -> bool {
        self.asked_at.is_some()
    }

    /// Returns true if that seat's cards are chosen once the coach has thought, so that both choose the same.
    pub(super) fn chooses_later(&mut self, seat: Seat) -> bool {
        if self.task.is_some() && self.asked_at.is_some_and(|(_, asked)| asked == seat) {
            self.waits = Some(seat);
        }
        self.waits.is_some()
    }

    /// Takes over a verdict, unless it is one praise after another.
    fn show_review(&mut self, verdict: DecisionReview) {
        let verdict = match &self.given {
            Some((n, advice)) if *n == verdict.n => verdict.held_to(advice),
            _ => verdict,
        };
        let (praises, again) = (verdict.praises(), self.praised);
        self.praised = praises || (again && !verdict.corrects());
        self.verdict = (!(praises && again)).then_some(verdict);
    }
}

/// Adds the coach.
pub fn plugin(app: &mut App) {
    app.init_resource::<Coach>()
        .add_systems(OnEnter(Screen::Match), |mut coach: ResMut<Coach>| *coach = Coach::default())
        .add_systems(Update, forget.before(call).in_set(FrameSet::Input).run_if(in_state(InMatch)))
        .add_systems(Update, call.in_set(FrameSet::Input).run_if(in_state(InMatch)).run_if(page_open(None)))
        .add_systems(
            Update,
            (think, review_last_decision).chain().in_set(FrameSet::ApplySteps).run_if(in_state(InMatch)),
        );
}

/// Clears what was asked in the match before, at the start of the next one.
fn forget(the_match: Res<TableMatch>, mut coach: ResMut<Coach>) {
    if coach.of.as_ref() != Some(&the_match.match_id) {
        let given = the_match.start_request.coach_answers;
        let answers_left = the_match.tour.as_ref().map(|of| of.effects.coach_answers.saturating_sub(given));
        *coach = Coach { of: Some(the_match.match_id.clone()), answers_left, ..Coach::default() };
    }
}

fn call(
    actions: Res<ActionState>,
    the_match: Res<TableMatch>,
    mut coach: ResMut<Coach>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    // Once the match is over, the key opens the review.
    if actions.just(InputAction::Coach) && the_match.outcome().is_none() {
        coach.open = !coach.open;
        redraw.write(RequestRedraw);
    }
}

fn think(
    (the_match, seating): (Res<TableMatch>, Res<Seating>),
    mut asked: ResMut<OpenDecisions>,
    playback: Res<Playback>,
    mut coach: ResMut<Coach>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = asked
        .only_asked_seat()
        .filter(|_| playback.is_idle() && !asked.secret)
        .map(|seat| (the_match.revision, seat));
    let coach = &mut *coach;
    coach.over = the_match.outcome().is_some();
    coach.silent = seating.humans() == SeatSet::BOTH && the_match.lesson.is_none();
    if coach.asked_at != now {
        // Who has counted answers asks for each.
        coach.open &= coach.answers_left.is_none();
        coach.asked_at = now;
        (coach.advice, coach.task, coach.waits) = (None, None, None);
        // While a lesson goes step by step, its own text explains the situation.
        let free = the_match.lesson.is_some() && the_match.wants() == AwaitedEvent::Nothing;
        coach.lesson = now.filter(|_| free).and_then(|(_, seat)| the_match.state.lesson(seat));
        redraw.write(RequestRedraw);
    }
    let Some((_, seat)) = now.filter(|_| !coach.silent && !coach.is_closed()) else { return };
    if coach.open && coach.advice.is_none() && coach.task.is_none() {
        let hint_job = the_match.state.hint_job(seat);
        let think = async move { hint_job.give(HINT_BUDGET) };
        coach.task = Some(AsyncComputeTaskPool::get().spawn(think));
    }
    let Some(task) = &mut coach.task else { return };
    redraw.write(RequestRedraw);
    let Some(advice) = block_on(poll_once(task)) else { return };
    coach.task = None;
    // An answer that recommends nothing is none.
    if let Some(left) = &mut coach.answers_left
        && matches!(advice, Advice::Best { .. })
    {
        *left = left.saturating_sub(1);
        info!("the coach has {left} answers left");
    }
    if let Advice::Best { actions, .. } = &advice
        && let [action] = &actions[..]
    {
        asked.advise(seat, action.cards.clone());
    }
    if coach.waits.take() == Some(seat) {
        asked.pick_card(&the_match, seat, None);
    }
    let record = the_match.state.record();
    coach.given = Some((record.actions.len(), advice.clone()));
    if let Some(sure) = advice.sure() {
        let count = coach.sures.entry(sure).or_default();
        coach.wording = WordingVariant { nth: *count, seed: record.seed as u32 };
        *count += 1;
    }
    coach.advice = Some(advice);
}

/// Judges the last decision of the only person who plays; the next decision removes the verdict.
fn review_last_decision(
    (the_match, seating): (Res<TableMatch>, Res<Seating>),
    mut coach: ResMut<Coach>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let coach = &mut *coach;
    let Some(seat) = seating.humans().first().filter(|_| !coach.silent && coach.answers_left.is_none())
    else {
        return;
    };
    let last = the_match.state.record().actions.iter().rposition(|(who, _)| *who == seat);
    if coach.decided.map(|(n, _)| n) != last {
        coach.decided = last.map(|n| (n, false));
        (coach.verdict, coach.judging) = (None, None);
    }
    // Decisions of a lesson are not the player's, so they are not judged.
    if the_match.step().is_some()
        && let Some((_, given)) = &mut coach.decided
    {
        *given = true;
    }
    if let Some((_, given)) = &mut coach.decided
        && coach.open
        && !*given
    {
        *given = true;
        coach.judging = the_match.state.last_review_position(seat).map(|review_position| {
            AsyncComputeTaskPool::get().spawn(async move { review_position.evaluate(REVIEW_BUDGET) })
        });
    }
    let Some(task) = &mut coach.judging else { return };
    redraw.write(RequestRedraw);
    if let Some(verdict) = block_on(poll_once(task)) {
        info!("the coach judged decision {}", verdict.n + 1);
        coach.judging = None;
        coach.show_review(verdict);
    }
}
