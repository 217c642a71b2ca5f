//! A match survives anything: it is saved after every action, and a finished one moves to the records.

use bevy::prelude::*;

use super::Session;
use crate::engine::Seat;
use crate::flow::prefs::Data;
use crate::store::SavedMatch;

/// Saves the match at the table whenever it has gone on.
pub(super) fn save(session: Res<Session>, data: Res<Data>, mut saved: Local<Option<(u64, u64)>>) {
    let record = session.live.record();
    let now = (record.seed, session.revision);
    if *saved == Some(now) || session.revision == 0 {
        return;
    }
    *saved = Some(now);
    let record = record.clone();
    let (home, away) = (session.who[Seat::Home], session.who[Seat::Away]);
    if session.outcome().is_some() {
        data.0.later(move |store| store.finish_match(&record));
    } else {
        data.0.later(move |store| store.save_match(&SavedMatch { record, home, away }));
    }
}
