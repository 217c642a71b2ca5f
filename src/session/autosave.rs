//! A match survives anything: it is saved after every action; a finished one counts where it belongs to a competition, and
//! moves to the records.

use bevy::prelude::*;

use super::Session;
use super::competition::UnderWay;
use crate::competition::Tally;
use crate::engine::Seat;
use crate::flow::prefs::Data;
use crate::store::{Key, Place, SavedMatch, seconds};

/// Saves the match at the table whenever it has gone on.
pub(super) fn save(mut session: ResMut<Session>, data: Res<Data>, mut under_way: ResMut<UnderWay>) {
    if session.saved == session.revision {
        return;
    }
    let session = session.bypass_change_detection();
    session.saved = session.revision;
    let saved = SavedMatch {
        id: session.kept.clone(),
        place: session.place,
        record: session.live.record().clone(),
        home: session.who[Seat::Home],
        away: session.who[Seat::Away],
        saved: seconds(),
        lesson: session.lesson.as_ref().map(|class| class.name.clone()),
        names: session.people.clone(),
    };
    match session.outcome() {
        Some(outcome) => {
            // Record, competition, archive: in one job, so that the disk has them in that order.
            let counts = session.place == Place::Competition;
            let seed = saved.record.seed;
            let competition =
                counts.then(|| under_way.play(session.game.id(), seed, Tally::from(&outcome))).flatten();
            data.0.later(Key::InOrder, move |store| store.finish_match(&saved, competition.as_ref()));
        }
        None => data.0.later(Key::Match(saved.id.clone()), move |store| store.save_match(&saved)),
    }
}
