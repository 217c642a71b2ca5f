//! What tests of the crates above may do, and the game may not.

use crate::{MatchId, MatchLocation, SavedMatch, Settings, Store, StoreWriter};
use engine::{BySeat, Record};
use players::controller::Controller;

/// Returns a nameless person's friendly at home as it is saved; a test says what else matters to it.
#[must_use]
pub fn saved_match(id: MatchId, record: Record, away: Controller) -> SavedMatch {
    SavedMatch {
        id,
        place: MatchLocation::Friendly,
        record,
        home: Controller::Human,
        away,
        saved: 1,
        lesson: None,
        day: None,
        tour: None,
        coach_answers: 0,
        names: BySeat::default(),
        secs: None,
        notebook: None,
        clubs: None,
    }
}

/// Returns the default settings with a change.
#[must_use]
pub fn settings_with(change: impl FnOnce(&mut Settings)) -> Settings {
    let mut settings = Settings::default();
    change(&mut settings);
    settings
}

/// Returns the default settings but for the speed.
#[must_use]
pub fn settings_at_speed(speed: f32) -> Settings {
    settings_with(|settings| settings.personal_mut().speed = speed)
}

/// Waits for the disk.
pub trait BlockingRequest {
    /// Runs a job after all earlier ones and waits for its answer. Returns `None` if the thread is gone or the job
    /// panics.
    fn request_blocking<R: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Store) -> R + Send + 'static,
    ) -> Option<R>;
}

impl BlockingRequest for StoreWriter {
    fn request_blocking<R: Send + 'static>(
        &self,
        ask: impl FnOnce(&mut Store) -> R + Send + 'static,
    ) -> Option<R> {
        self.request(ask).recv().ok()
    }
}
