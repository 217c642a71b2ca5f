//! A match survives anything: it is saved after every action, and a finished one moves to the records.

use bevy::prelude::*;

use super::{Drive, Session, Trouble};
use crate::settings::Data;
use crate::store::SavedMatch;

/// Adds the saving.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, save.after(Drive).run_if(resource_exists::<Session>));
}

fn save(
    session: Res<Session>,
    mut data: ResMut<Data>,
    mut saved: Local<Option<(u64, u64)>>,
    mut trouble: MessageWriter<Trouble>,
) {
    let record = session.live.record();
    let now = (record.seed, session.revision);
    if *saved == Some(now) || session.revision == 0 {
        return;
    }
    *saved = Some(now);
    let done = if session.outcome().is_some() {
        data.0.finish_match(record)
    } else {
        data.0.save_match(&SavedMatch { record: record.clone(), players: session.who })
    };
    if let Err(fault) = done {
        trouble.write(Trouble(format!("{fault}; the match goes on, but is not saved")));
    }
}
