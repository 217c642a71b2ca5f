//! "Show that again": the goal that fell last, or how a match ended, once more at the table, slowly, and skipped like any
//! show.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::theatre::still;
use super::{Match, Seating};
use crate::flow::action::{Hands, InputAction};
use crate::flow::navigation::AppState;
use crate::flow::page::{Go, Navigation};
use crate::flow::prefs::Prefs;
use crate::games::story::Scored;
use crate::stage::beat::Beat;
use crate::table::cards::TableSet;
use crate::table::motion::Tempo;
use crate::table::playback::{BeatStarted, Playback};

/// How fast it is shown, of the speed that is set.
const SLOW: f32 = 0.5;
/// Beats that lead up to a goal, at most.
const LEADS: usize = 7;
/// Beats that are kept of the last turn, at most.
const LAST: usize = 16;

/// What can be shown again of the match at the table: it comes and goes with it.
#[derive(Resource, Debug, Default)]
pub struct Highlights {
    /// The last beats, the newest last.
    recent: VecDeque<Beat>,
    goal: Option<Vec<Beat>>,
    /// After how many decisions it fell.
    fell: usize,
    /// What was shown last, whatever it was, the newest last.
    last: VecDeque<Beat>,
}

/// What is being shown again: there is one in [`AppState::Replay`] alone.
#[derive(Resource, Debug)]
pub(super) struct Replay {
    beats: Vec<Beat>,
    step: Step,
}

/// How far it has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    /// The table is still to be set.
    Asked,
    /// The table stands as before it.
    Set,
    /// It goes on.
    On,
    /// The table stands as it does now.
    Over,
}

impl Highlights {
    /// Whether a goal can be shown now: at rest, while nobody looks at cards or has chosen in secret, and until the match
    /// has gone on for two decisions. Whether one is being shown already, the state tells.
    #[must_use]
    pub fn can(&self, (session, seating): (&Match, &Seating), playback: &Playback) -> bool {
        self.goal.is_some()
            && playback.idle()
            && !session.silences.pending()
            && seating.curtain.is_none_or(|curtain| !curtain.open)
            && seating.pending.iter().all(|(_, pending)| pending.is_none())
            && session.live.record().actions.len() < self.fell + 2
    }

    /// How the match ended, from the cards that decided it last on: nothing where there is nothing to see of it.
    fn end(&self) -> Option<Vec<Beat>> {
        let told = |beat: &Beat| beat.reveal.is_some();
        let word = self.last.iter().rposition(told)?;
        // They come on the table before anything is said of them.
        let first = self.last.iter().take(word).rposition(|beat| !told(beat))?;
        Some(self.last.iter().skip(first).cloned().collect())
    }

    /// Whether the end can be shown: once the match is over and everything is at rest.
    #[must_use]
    pub fn can_end(&self, the_match: &Match, playback: &Playback) -> bool {
        the_match.outcome().is_some() && playback.idle() && self.end().is_some()
    }
}

#[cfg(test)]
impl Highlights {
    /// Every table that they would show.
    pub fn scenes(&self) -> impl Iterator<Item = &crate::stage::scene::Scene> {
        self.recent.iter().chain(&self.last).chain(self.goal.iter().flatten()).map(|beat| &*beat.scene)
    }
}

/// What is asked for once more.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShowAgain {
    /// The goal that fell last.
    Goal,
    /// How the match ended.
    End,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<ShowAgain>().add_systems(OnExit(AppState::Replay), leave);
}

/// The key asks for it.
pub(super) fn key(hands: Res<Hands>, navigation: Res<Navigation>, mut asks: MessageWriter<ShowAgain>) {
    if navigation.bare() && hands.just(InputAction::ReplayGoal) {
        asks.write(ShowAgain::Goal);
    }
}

/// Remembers what leads to a goal; what is shown again was told already.
pub(super) fn remember(
    mut started: MessageReader<BeatStarted>,
    (session, seating, state): (Res<Match>, Res<Seating>, Res<State<AppState>>),
    mut sets: MessageReader<TableSet>,
    mut highlights: ResMut<Highlights>,
) {
    if *state.get() == AppState::Replay {
        started.clear();
        sets.clear();
        return;
    }
    // Another table: a new match, or one from which something was taken back.
    if sets.read().count() > 0 {
        *highlights = Highlights::default();
    }
    for BeatStarted { beat, .. } in started.read() {
        // What one of two saw behind the curtain is shown again to nobody.
        if seating.looking() != seating.audience {
            continue;
        }
        highlights.last.push_back(beat.clone());
        if highlights.last.len() > LAST {
            highlights.last.pop_front();
        }
        highlights.recent.push_back(beat.clone());
        if highlights.recent.len() > LEADS {
            highlights.recent.pop_front();
        }
        if Scored::of(beat).is_some() && highlights.recent.len() > 1 {
            highlights.goal = Some(highlights.recent.drain(..).collect());
            highlights.fell = session.live.record().actions.len();
        }
    }
}

/// What is asked for is shown, where it can be.
pub(super) fn ask(
    mut asks: MessageReader<ShowAgain>,
    (session, seating, state): (Res<Match>, Res<Seating>, Res<State<AppState>>),
    (highlights, playback): (Res<Highlights>, Res<Playback>),
    mut go: MessageWriter<Go>,
    mut commands: Commands,
) {
    let Some(asked) = asks.read().last().copied() else { return };
    if *state.get() == AppState::Replay {
        return;
    }
    let beats = match asked {
        ShowAgain::Goal if highlights.can((&session, &seating), &playback) => highlights.goal.clone(),
        ShowAgain::End if highlights.can_end(&session, &playback) => highlights.end(),
        _ => None,
    };
    let Some(beats) = beats else { return };
    info!("shown again: {asked:?}");
    commands.insert_resource(Replay { beats, step: Step::Asked });
    go.write(Go::Replay);
}

/// Shows it: the table as it was, what led to the goal, and the table as it is.
pub(super) fn show(
    (session, seating, prefs): (Res<Match>, Res<Seating>, Res<Prefs>),
    (mut replay, mut playback, mut tempo): (ResMut<Replay>, ResMut<Playback>, ResMut<Tempo>),
    mut sets: MessageWriter<TableSet>,
    mut go: MessageWriter<Go>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    match replay.step {
        Step::Asked => {
            let before = replay.beats.first().map(|before| Beat { log: None, ..still(before) });
            playback.push(before);
            playback.skip();
            sets.write(TableSet);
            replay.step = Step::Set;
        }
        Step::Set => {
            let beats = replay.beats.iter().skip(1);
            playback.push(beats.map(|beat| Beat { log: None, ..beat.clone() }));
            let speed = prefs.speed();
            // Who sees everything at once asks to see this.
            tempo.speed = SLOW * if speed.is_finite() { speed } else { 1.0 };
            replay.step = Step::On;
        }
        Step::On if playback.idle() => {
            playback.push([Beat::new(session.live.scene(seating.looking()), 0.05)]);
            sets.write(TableSet);
            tempo.speed = prefs.speed();
            replay.step = Step::Over;
            go.write(Go::Replayed);
        }
        Step::On | Step::Over => return,
    }
    redraw.write(RequestRedraw);
}

/// Whatever it was left for: the table moves as fast as is set.
fn leave(prefs: Res<Prefs>, mut tempo: ResMut<Tempo>, mut commands: Commands) {
    tempo.speed = prefs.speed();
    commands.remove_resource::<Replay>();
}
