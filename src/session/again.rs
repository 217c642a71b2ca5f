//! "Show that again": the goal that fell last, or how a match ended, once more at the table, slowly, and skipped like any
//! show.

use std::collections::VecDeque;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::Session;
use super::theatre::still;
use crate::flow::action::{Hands, InputAction};
use crate::flow::page::Open;
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

/// What can be shown again.
#[derive(Resource, Debug, Default)]
pub struct Again {
    /// The last beats, the newest last.
    recent: VecDeque<Beat>,
    goal: Option<Vec<Beat>>,
    /// After how many decisions it fell.
    fell: usize,
    /// What was shown last, whatever it was, the newest last.
    last: VecDeque<Beat>,
    /// What is being shown.
    beats: Vec<Beat>,
    showing: Option<Showing>,
}

/// How far it has been shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Showing {
    /// The table stands as before it.
    Set,
    /// It goes on.
    On,
    /// The table stands as it does now.
    Over,
}

impl Again {
    /// Whether it is being shown: then what is told is told already.
    #[must_use]
    pub const fn on(&self) -> bool {
        self.showing.is_some()
    }

    /// Whether it can be shown now: at rest, while nobody looks at cards or has chosen in secret, and until the match has
    /// gone on for two decisions.
    #[must_use]
    pub fn can(&self, session: &Session, playback: &Playback) -> bool {
        self.goal.is_some()
            && !self.on()
            && playback.idle()
            && !session.silences.pending()
            && session.curtain.is_none_or(|curtain| !curtain.open)
            && session.pending.iter().all(|(_, pending)| pending.is_none())
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
    pub fn can_end(&self, session: &Session, playback: &Playback) -> bool {
        session.outcome().is_some() && !self.on() && playback.idle() && self.end().is_some()
    }
}

#[cfg(test)]
impl Again {
    /// Every table that it would show.
    pub fn scenes(&self) -> impl Iterator<Item = &crate::stage::scene::Scene> {
        self.recent.iter().chain(&self.last).chain(self.goal.iter().flatten()).map(|beat| &*beat.scene)
    }
}

/// Whether nothing is shown again: else nothing goes on meanwhile.
#[must_use]
pub(super) fn off(again: Res<Again>) -> bool {
    !again.on()
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
    app.init_resource::<Again>().add_message::<ShowAgain>();
}

/// The key asks for it.
pub(super) fn key(hands: Res<Hands>, open: Res<Open>, mut asks: MessageWriter<ShowAgain>) {
    if open.nothing() && hands.just(InputAction::ReplayGoal) {
        asks.write(ShowAgain::Goal);
    }
}

/// Remembers what leads to a goal.
pub(super) fn remember(
    mut started: MessageReader<BeatStarted>,
    session: Res<Session>,
    mut sets: MessageReader<TableSet>,
    mut again: ResMut<Again>,
) {
    let again = again.bypass_change_detection();
    if again.on() {
        started.clear();
        sets.clear();
        again.showing = again.showing.filter(|showing| *showing != Showing::Over);
        return;
    }
    // Another table: a new match, or one from which something was taken back.
    if sets.read().count() > 0 {
        *again = Again::default();
    }
    for BeatStarted { beat, .. } in started.read() {
        // What one of two saw behind the curtain is shown again to nobody.
        if session.looking() != session.audience {
            continue;
        }
        again.last.push_back(beat.clone());
        if again.last.len() > LAST {
            again.last.pop_front();
        }
        again.recent.push_back(beat.clone());
        if again.recent.len() > LEADS {
            again.recent.pop_front();
        }
        if Scored::of(beat).is_some() && again.recent.len() > 1 {
            again.goal = Some(again.recent.drain(..).collect());
            again.fell = session.live.record().actions.len();
        }
    }
}

/// Shows it: the table as it was, what led to the goal, and the table as it is.
pub(super) fn show(
    mut asks: MessageReader<ShowAgain>,
    (session, prefs): (Res<Session>, Res<Prefs>),
    (mut again, mut playback, mut tempo): (ResMut<Again>, ResMut<Playback>, ResMut<Tempo>),
    mut sets: MessageWriter<TableSet>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let asked = asks.read().last().copied();
    let again = again.bypass_change_detection();
    match again.showing {
        None => {
            let beats = match asked {
                Some(ShowAgain::Goal) if again.can(&session, &playback) => again.goal.clone(),
                Some(ShowAgain::End) if again.can_end(&session, &playback) => again.end(),
                _ => None,
            };
            again.beats = beats.unwrap_or_default();
            let Some(before) = again.beats.first() else { return };
            info!("shown again: {asked:?}");
            playback.push([Beat { log: None, ..still(before) }]);
            playback.skip();
            sets.write(TableSet);
            again.showing = Some(Showing::Set);
            redraw.write(RequestRedraw);
        }
        Some(Showing::Set) => {
            let beats = again.beats.iter().skip(1);
            playback.push(beats.map(|beat| Beat { log: None, ..beat.clone() }));
            let speed = prefs.speed();
            // Who sees everything at once asks to see this.
            tempo.speed = SLOW * if speed.is_finite() { speed } else { 1.0 };
            again.showing = Some(Showing::On);
            redraw.write(RequestRedraw);
        }
        Some(Showing::On) if playback.idle() => {
            playback.push([Beat::new(session.live.scene(session.looking()), 0.05)]);
            sets.write(TableSet);
            tempo.speed = prefs.speed();
            again.showing = Some(Showing::Over);
            redraw.write(RequestRedraw);
        }
        _ => {}
    }
}
