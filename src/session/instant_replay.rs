//! Slow-motion replays at the table: the last goal, or the end of the match. They can be skipped like any show.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::commands::MatchRewritten;
use super::replay_viewer::still_step;
use super::{Seating, TableMatch};
use crate::flow::action::{ActionState, InputAction};
use crate::flow::navigation::AppState;
use crate::flow::page::{Navigate, Navigation};
use crate::flow::prefs::Prefs;
use crate::table::cards::TableReset;
use crate::table::motion::AnimationSpeed;
use crate::table::playback::{AnimationStepStarted, Playback};
use games::summary::ScoredGoal;
use stage::step::AnimationStep;

/// Replay speed, relative to the speed that is set.
const SLOW: f32 = 0.5;
/// Largest number of steps shown before a goal.
const MAX_LEAD_STEPS: usize = 7;
/// Largest number of steps kept of the last turn.
const MAX_LAST_STEPS: usize = 16;

/// The steps of the match at the table that can be replayed; exists as long as the match is there.
#[derive(Resource, Debug, Default)]
pub struct Highlights {
    /// The last steps, the newest last.
    recent: VecDeque<AnimationStep>,
    goal: Option<Vec<AnimationStep>>,
    /// Number of decisions after which the goal fell.
    fell: usize,
    /// The steps shown last, of any kind, the newest last.
    last: VecDeque<AnimationStep>,
}

/// The instant replay that is running; exists only in [`AppState::InstantReplay`].
#[derive(Resource, Debug)]
pub(super) struct RunningInstantReplay {
    steps: Vec<AnimationStep>,
    phase: InstantReplayPhase,
}

/// The progress of an instant replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum InstantReplayPhase {
    /// The table is still to be set up.
    Asked,
    /// The table looks as it did before the goal or the end.
    Set,
    /// The replay plays.
    On,
    /// The table looks as it does now.
    Over,
}

impl Highlights {
    /// Returns true if the last goal can be replayed: the playback is idle, nobody looks at cards or has chosen in
    /// secret, and fewer than two decisions were made since. It does not check whether a replay is running already; the
    /// state says that.
    #[must_use]
    pub fn can(&self, the_match: &TableMatch, seating: &Seating, playback: &Playback) -> bool {
        self.goal.is_some()
            && the_match.set_piece.is_none()
            && playback.is_idle()
            && !the_match.passed_windows.pending()
            && seating.privacy_screen.is_none_or(|privacy_screen| !privacy_screen.open)
            && seating.pending.iter().all(|(_, pending)| pending.is_none())
            && the_match.state.record().actions.len() < self.fell + 2
    }

    /// Forgets everything if the goal was scored after more than `decisions` decisions, and so is undone.
    fn undo(&mut self, decisions: usize) {
        if self.goal.is_some() && decisions < self.fell {
            *self = Self::default();
        }
    }

    /// Returns how the match ended, from the deciding cards on; `None` if there is nothing to see.
    fn end(&self) -> Option<Vec<AnimationStep>> {
        let revealed = |step: &AnimationStep| step.reveal.is_some();
        let word = self.last.iter().rposition(revealed)?;
        // The deciding cards come on the table before the steps that report them.
        let first = self.last.iter().take(word).rposition(|step| !revealed(step))?;
        Some(self.last.iter().skip(first).cloned().collect())
    }

    /// Returns true if the end can be replayed: the match is over and the playback is idle.
    #[must_use]
    pub fn can_end(&self, the_match: &TableMatch, playback: &Playback) -> bool {
        the_match.outcome().is_some() && playback.is_idle() && self.end().is_some()
    }
}

#[cfg(test)]
impl Highlights {
    /// Returns every scene that would be shown.
    pub fn scenes(&self) -> impl Iterator<Item = &stage::scene::Scene> {
        self.recent.iter().chain(&self.last).chain(self.goal.iter().flatten()).map(|step| &*step.scene)
    }
}

/// A request for an instant replay.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstantReplayRequest {
    /// Replay the last goal.
    Goal,
    /// Replay the end of the match.
    End,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<InstantReplayRequest>().add_systems(OnExit(AppState::InstantReplay), leave);
}

/// Requests the replay of a goal by key.
pub(super) fn key(
    actions: Res<ActionState>,
    navigation: Res<Navigation>,
    mut replay_requests: MessageWriter<InstantReplayRequest>,
) {
    if navigation.bare() && actions.just(InputAction::ReplayGoal) {
        replay_requests.write(InstantReplayRequest::Goal);
    }
}

/// Remembers the steps that lead to a goal. Steps of a replay are ignored.
pub(super) fn remember(
    mut started: MessageReader<AnimationStepStarted>,
    (the_match, seating, state): (Res<TableMatch>, Res<Seating>, Res<State<AppState>>),
    (mut resets, mut rewrites): (MessageReader<TableReset>, MessageReader<MatchRewritten>),
    mut highlights: ResMut<Highlights>,
) {
    if *state.get() == AppState::InstantReplay {
        started.clear();
        resets.clear();
        rewrites.clear();
        return;
    }
    if resets.read().count() > 0 {
        *highlights = Highlights::default();
    }
    if rewrites.read().count() > 0 {
        highlights.undo(the_match.state.record().actions.len());
    }
    for AnimationStepStarted { step, .. } in started.read() {
        // Scenes that one player saw behind the privacy screen are not replayed.
        if seating.looking() != seating.audience {
            continue;
        }
        highlights.last.push_back(step.clone());
        if highlights.last.len() > MAX_LAST_STEPS {
            highlights.last.pop_front();
        }
        highlights.recent.push_back(step.clone());
        if highlights.recent.len() > MAX_LEAD_STEPS {
            highlights.recent.pop_front();
        }
        if ScoredGoal::of(step).is_some() && highlights.recent.len() > 1 {
            highlights.goal = Some(highlights.recent.drain(..).collect());
            highlights.fell = the_match.state.record().actions.len();
        }
    }
}

/// Starts a requested replay if possible.
pub(super) fn ask(
    mut replay_requests: MessageReader<InstantReplayRequest>,
    (the_match, seating, state): (Res<TableMatch>, Res<Seating>, Res<State<AppState>>),
    (highlights, playback): (Res<Highlights>, Res<Playback>),
    mut go: MessageWriter<Navigate>,
    mut commands: Commands,
) {
    let Some(asked) = replay_requests.read().last().copied() else { return };
    if *state.get() == AppState::InstantReplay {
        return;
    }
    let steps = match asked {
        InstantReplayRequest::Goal if highlights.can(&the_match, &seating, &playback) => {
            highlights.goal.clone()
        }
        InstantReplayRequest::End if highlights.can_end(&the_match, &playback) => highlights.end(),
        _ => None,
    };
    let Some(steps) = steps else { return };
    info!("shown again: {asked:?}");
    commands.insert_resource(RunningInstantReplay { steps, phase: InstantReplayPhase::Asked });
    go.write(Navigate::InstantReplay);
}

/// Runs the replay: sets the table up as it was, plays the steps, and restores the current table.
pub(super) fn show(
    (the_match, seating, prefs): (Res<TableMatch>, Res<Seating>, Res<Prefs>),
    (mut replay, mut playback, mut tempo): (
        ResMut<RunningInstantReplay>,
        ResMut<Playback>,
        ResMut<AnimationSpeed>,
    ),
    mut resets: MessageWriter<TableReset>,
    mut go: MessageWriter<Navigate>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    match replay.phase {
        InstantReplayPhase::Asked => {
            let before = replay.steps.first().map(|before| AnimationStep { log: None, ..still_step(before) });
            playback.push(before);
            playback.skip();
            resets.write(TableReset);
            replay.phase = InstantReplayPhase::Set;
        }
        InstantReplayPhase::Set => {
            let steps = replay.steps.iter().skip(1);
            playback.push(steps.map(|step| AnimationStep { log: None, ..step.clone() }));
            let speed = prefs.speed();
            // A replay is shown even if the speed is set to skip all shows.
            tempo.speed = SLOW * if speed.is_finite() { speed } else { 1.0 };
            replay.phase = InstantReplayPhase::On;
        }
        InstantReplayPhase::On if playback.is_idle() => {
            playback.push([AnimationStep::new(the_match.state.scene(seating.looking()), 0.05)]);
            resets.write(TableReset);
            tempo.speed = prefs.speed();
            replay.phase = InstantReplayPhase::Over;
            go.write(Navigate::InstantReplayOver);
        }
        InstantReplayPhase::On | InstantReplayPhase::Over => return,
    }
    redraw.write(RequestRedraw);
}

/// Ends the replay, for whatever reason it was left: resets the speed to the setting.
fn leave(prefs: Res<Prefs>, mut speed: ResMut<AnimationSpeed>, mut commands: Commands) {
    speed.speed = prefs.speed();
    commands.remove_resource::<RunningInstantReplay>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use stage::scene::Scene;

    #[test]
    fn a_goal_that_was_taken_back_is_not_replayed() {
        let goal = || vec![AnimationStep::new(Scene::default(), 0.0)];
        let replayed = |decisions| {
            let mut highlights = Highlights { goal: Some(goal()), fell: 5, ..Highlights::default() };
            highlights.undo(decisions);
            highlights.goal.is_some()
        };
        assert!(replayed(5), "a later decision was taken back");
        assert!(!replayed(4), "the decision that led to the goal was taken back");
    }
}
