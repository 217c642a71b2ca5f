//! The coach: on demand it says what it would do now and why; in a first match it also says what the moment is about.
//! It sees no more than the player it helps.

use std::time::Duration;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::ask::Asked;
use super::{Drive, Session};
use crate::ai::{Budget, Level};
use crate::engine::Seat;
use crate::screens::Screen;
use crate::table::playback::Playback;

/// The coach at the table.
#[derive(Resource, Default)]
pub struct Coach {
    /// Whether it is asked for advice.
    pub open: bool,
    /// What it says of the decision at hand.
    pub advice: Option<Advice>,
    /// What the moment is about, in a first match.
    pub lesson: Option<String>,
    task: Option<(u64, Seat, Task<(String, String)>)>,
    asked_at: Option<(u64, Seat)>,
}

/// What the coach would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// In the words of the prompt.
    pub choice: String,
    /// In the notation of the rule sheet.
    pub action: String,
    /// Why; empty where there is nothing to tell.
    pub reason: String,
}

/// How long the coach thinks.
const THINK: Duration = Duration::from_millis(400);

/// Adds the coach.
pub fn plugin(app: &mut App) {
    app.init_resource::<Coach>()
        .add_systems(OnEnter(Screen::Match), |mut coach: ResMut<Coach>| *coach = Coach::default())
        .add_systems(
            Update,
            (call, think)
                .chain()
                .after(Drive)
                .run_if(resource_exists::<Session>.and_then(in_state(Screen::Match))),
        );
}

fn call(keys: Res<ButtonInput<KeyCode>>, mut coach: ResMut<Coach>, mut redraw: MessageWriter<RequestRedraw>) {
    if keys.just_pressed(KeyCode::F2) {
        coach.open = !coach.open;
        redraw.write(RequestRedraw);
    }
}

fn think(
    session: Res<Session>,
    asked: Res<Asked>,
    playback: Res<Playback>,
    mut coach: ResMut<Coach>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = asked.seat().filter(|_| playback.idle() && !asked.secret).map(|seat| (session.revision, seat));
    let coach = coach.bypass_change_detection();
    if coach.asked_at != now {
        coach.asked_at = now;
        (coach.advice, coach.task) = (None, None);
        coach.lesson = now.filter(|_| session.begun.lesson).and_then(|(_, seat)| session.live.lesson(seat));
        redraw.write(RequestRedraw);
    }
    let Some((revision, seat)) = now.filter(|_| coach.open) else { return };
    if coach.advice.is_none() && coach.task.is_none() {
        let mut bot = session.live.bot(Level::WorldClass, seat, session.live.record().seed ^ revision);
        let question = session.live.question(seat);
        let think = async move { bot.answer(&question, Budget::Time(THINK)) };
        coach.task = Some((revision, seat, AsyncComputeTaskPool::get().spawn(think)));
    }
    let Some((_, seat, task)) = &mut coach.task else { return };
    redraw.write(RequestRedraw);
    if let Some((action, reason)) = block_on(poll_once(task)) {
        let offer = asked.offers[*seat].iter().find(|offer| offer.action == action);
        let choice = offer.map_or_else(|| action.clone(), |offer| offer.label.clone());
        coach.advice = Some(Advice { choice, action, reason });
        coach.task = None;
    }
}
