//! A lesson at the table: only what the current step asks for can be done, and the other side waits for it. The
//! progress follows from the record, so that undo, leaving and resuming need no state of their own.

use std::sync::Arc;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::commands::MatchRewritten;
use super::decisions::OpenDecisions;
use super::{Seating, TableMatch};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::navigation::AppState;
use crate::flow::start::MatchLesson;
use crate::table::cards::CardClicked;
use crate::table::motion::AnimationSpeed;
use crate::table::playback::Playback;
use engine::{BySeat, Seat};
use games::dyn_match::DynMatch;
use players::controller::Controller;
use scenarios::ScenarioList;
use scenarios::lesson::{AwaitedEvent, LessonPlan};
use stage::offer::{ActionOption, CardSelection};
use stage::scene::CardId;
use stage::step::AnimationStep;

/// The lesson of the match at the table.
#[derive(Clone, Debug)]
pub struct LessonProgress {
    /// The name of its scenario.
    pub name: String,
    plan: Arc<LessonPlan>,
    /// Number of steps that the player has looked at.
    looked: usize,
    /// The step at which a decision was refused.
    refused: Option<usize>,
}

impl LessonProgress {
    /// Creates the lesson, with the steps of its scenario if they are not given. It has no steps if the scenario is
    /// gone, or if the players do not fit: a person has to play the pupil, and no person the other side.
    pub(super) fn new(
        lesson: &MatchLesson,
        state: &dyn DynMatch,
        controllers: BySeat<Controller>,
        scenarios: &ScenarioList,
    ) -> Self {
        let record = state.record();
        let plan = lesson.plan.clone().or_else(|| scenarios.lesson_of(&lesson.name, record));
        let fits = |plan: &LessonPlan| {
            let bot = !state.seats().contains(!plan.learner_seat)
                || controllers[!plan.learner_seat] != Controller::Human;
            controllers[plan.learner_seat] == Controller::Human && bot
        };
        let none = || Arc::new(LessonPlan { learner_seat: Seat::Home, steps: Vec::new() });
        let plan = plan.filter(|plan| fits(plan)).unwrap_or_else(none);
        Self { name: lesson.name.clone(), plan, looked: 0, refused: None }
    }
}

/// A player's response to a lesson.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonCommand {
    /// Continue with the next step.
    On,
    /// Return to the step before.
    Back,
    /// Leave the lesson and play freely.
    Skip,
    /// A decision was tried that the step does not ask for.
    Refused,
}

impl TableMatch {
    /// Returns what the lesson wants next; [`AwaitedEvent::Nothing`] without a lesson.
    #[must_use]
    pub fn wants(&self) -> AwaitedEvent<'_> {
        match &self.lesson {
            // A finished match ends the lesson, even if steps are left.
            Some(_) if self.outcome().is_some() => AwaitedEvent::Nothing,
            Some(lesson) => lesson.plan.wants(&self.state.record().actions, lesson.looked),
            None => AwaitedEvent::Nothing,
        }
    }

    /// Returns the number of the current step, from 0.
    #[must_use]
    pub fn step(&self) -> Option<usize> {
        match self.wants() {
            AwaitedEvent::Look(k, _) | AwaitedEvent::Play(k, _) => Some(k),
            AwaitedEvent::Reply(_) | AwaitedEvent::Meanwhile(_) | AwaitedEvent::Nothing => None,
        }
    }

    /// Returns the number of the step before the current one, if there is one.
    #[must_use]
    pub fn step_before(&self) -> Option<usize> {
        self.step()?.checked_sub(1)
    }

    /// Returns true while the lesson goes step by step, up to the end of what its last step shows.
    #[must_use]
    pub fn shows_lesson_steps(&self) -> bool {
        let decided = self.state.record().actions.len();
        let within = |lesson: &LessonProgress| !lesson.plan.steps.is_empty() && decided <= lesson.plan.end();
        self.lesson.as_ref().is_some_and(within)
    }

    /// Returns the match as it stood before that step.
    fn before(&self, step: usize) -> Option<Box<dyn DynMatch>> {
        let mut record = self.state.record().clone();
        record.actions.truncate(self.lesson.as_ref()?.plan.begins(step)?);
        self.game.resume(&record).ok()
    }

    /// Returns the match after what both sides do meanwhile; `None` if the lesson wants nothing of the kind.
    fn after_both_sides(&self) -> Option<Box<dyn DynMatch>> {
        let AwaitedEvent::Meanwhile(decisions) = self.wants() else { return None };
        let mut record = self.state.record().clone();
        record.actions.extend_from_slice(decisions);
        self.game.resume(&record).ok()
    }

    /// Returns the number of steps of the lesson.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.lesson.as_ref().map_or(0, |lesson| lesson.plan.steps.len())
    }

    /// Returns true if a decision was refused at the current step.
    #[must_use]
    pub fn refused(&self) -> bool {
        let step = self.step();
        step.is_some() && self.lesson.as_ref().is_some_and(|lesson| lesson.refused == step)
    }

    /// Returns true if that offer can be taken now; a lesson allows only what it asks for.
    #[must_use]
    pub fn allows(&self, offer: &ActionOption) -> bool {
        match self.wants() {
            AwaitedEvent::Play(_, step) => step.allows(&offer.action),
            _ => true,
        }
    }

    /// Returns the state of a decision made of several cards; a lesson leaves only the cards it asks for.
    #[must_use]
    pub fn picking(&self, seat: Seat, chosen: &[CardId]) -> Option<CardSelection> {
        let mut picking = self.asking(seat).picking(seat, chosen)?;
        if let AwaitedEvent::Play(_, step) = self.wants() {
            if step.cards.is_empty() && !step.any_action {
                return None;
            }
            if !step.any_action {
                picking.pickable.retain(|card| step.cards.contains(card));
                picking.done = picking.done.filter(|done| step.allows(&done.action));
                picking.suggestion.clear();
            }
        }
        Some(picking)
    }
}

/// Adds the responses to a lesson.
pub(super) fn plugin(app: &mut App) {
    app.add_message::<LessonCommand>();
}

/// Handles keys that continue the lesson, and decisions it does not ask for.
pub(super) fn handle_commands(
    (actions, asked): (Res<ActionState>, Res<OpenDecisions>),
    (the_match, playback): (Res<TableMatch>, Res<Playback>),
    mut clicked: MessageReader<CardClicked>,
    mut lesson_commands: MessageWriter<LessonCommand>,
) {
    let wants = the_match.wants();
    if wants != AwaitedEvent::Nothing && actions.just(InputAction::HideCards) {
        lesson_commands.write(LessonCommand::Skip);
    }
    if !playback.is_idle() {
        clicked.clear();
        return;
    }
    if actions.just(InputAction::Undo) && the_match.step_before().is_some() {
        lesson_commands.write(LessonCommand::Back);
        clicked.clear();
        return;
    }
    match wants {
        AwaitedEvent::Look(..) => {
            clicked.clear();
            if actions.just(InputAction::Confirm) || actions.just(InputAction::Proceed) {
                lesson_commands.write(LessonCommand::On);
            }
        }
        AwaitedEvent::Play(..) => {
            let Some(seat) = asked.only_asked_seat() else { return };
            let open = |card: CardId| {
                asked.offered(seat, card).is_some()
                    || asked.picking[seat].as_ref().is_some_and(|picking| picking.pickable.contains(&card))
            };
            let other_card = clicked.read().any(|CardClicked(card)| !open(*card));
            let hints = asked.key_hints(seat);
            let other_option = actions.pressed().iter().any(|pressed| match pressed.action {
                InputAction::Option(_, k) => !hints.iter().any(|(_, hint)| hint.hand == Some(k)),
                InputAction::Number(k) => !hints.iter().any(|(_, hint)| hint.digit == Some(k)),
                _ => false,
            });
            if other_card || other_option {
                lesson_commands.write(LessonCommand::Refused);
            }
        }
        AwaitedEvent::Reply(_) | AwaitedEvent::Meanwhile(_) | AwaitedEvent::Nothing => clicked.clear(),
    }
}

/// Advances the lesson, or lets the match go on without it.
pub(super) fn follow(
    mut lesson_commands: MessageReader<LessonCommand>,
    (mut the_match, mut seating): (ResMut<TableMatch>, ResMut<Seating>),
    mut playback: ResMut<Playback>,
    mut rewrites: MessageWriter<MatchRewritten>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for command in lesson_commands.read() {
        redraw.write(RequestRedraw);
        let step = the_match.step();
        let look = matches!(the_match.wants(), AwaitedEvent::Look(..));
        match command {
            LessonCommand::Skip => {
                the_match.lesson = None;
                // Makes the match differ from its saved revision, so that it is saved without the lesson.
                the_match.saved = the_match.saved.wrapping_sub(1);
                info!("the lesson is skipped");
            }
            LessonCommand::Back => {
                if step_back(&mut the_match, &mut seating, &mut playback) {
                    rewrites.write(MatchRewritten);
                }
            }
            LessonCommand::On | LessonCommand::Refused => {
                let Some(lesson) = &mut the_match.lesson else { continue };
                if *command == LessonCommand::Refused {
                    lesson.refused = step;
                } else if let Some(k) = step.filter(|_| look) {
                    lesson.looked = k + 1;
                }
            }
        }
    }
    // What both sides do between two steps is taken at once. The table shows what comes of it.
    if playback.is_idle()
        && let Some(state) = the_match.after_both_sides()
    {
        info!("on to decision {}", state.record().actions.len());
        put(state, &mut the_match, &mut seating, &mut playback);
        rewrites.write(MatchRewritten);
        redraw.write(RequestRedraw);
    }
}

/// Puts another moment of the match on the table.
fn put(state: Box<dyn DynMatch>, the_match: &mut TableMatch, seating: &mut Seating, playback: &mut Playback) {
    the_match.state = state;
    the_match.revision += 1;
    seating.reset_bots(the_match);
    playback.push([AnimationStep::new(the_match.state.scene(seating.audience), 0.2)]);
}

/// Returns to the step before, with the table as it was. Returns false at the first step.
fn step_back(the_match: &mut TableMatch, seating: &mut Seating, playback: &mut Playback) -> bool {
    let Some(step) = the_match.step_before() else { return false };
    let Some(state) = the_match.before(step) else { return false };
    if let Some(lesson) = &mut the_match.lesson {
        (lesson.looked, lesson.refused) = (step, None);
    }
    if state.record().actions.len() < the_match.state.record().actions.len() {
        put(state, the_match, seating, playback);
    }
    info!("back to step {}", step + 1);
    true
}

/// Sets whether the show goes on by hand: in a lesson, texts stay until the learner has read them.
pub(super) fn pause_show_for_reading(
    (the_match, state): (Res<TableMatch>, Res<State<AppState>>),
    speed: Res<AnimationSpeed>,
    mut playback: ResMut<Playback>,
) {
    let manual_advance =
        the_match.shows_lesson_steps() && *state.get() == AppState::Table && speed.speed.is_finite();
    if playback.is_manual() != manual_advance {
        playback.set_manual_advance(manual_advance);
    }
}
