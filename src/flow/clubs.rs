//! The clubs at the table, for everything that is drawn once and stays.

use bevy::ecs::system::NonSendMarker;
use bevy::prelude::*;

use clubs::{Club, MatchClubs};
use store::Store;

/// The clubs of the match at the table; away from it, the default clubs.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CurrentClubs(pub MatchClubs);

/// The custom clubs, by name.
#[derive(Resource, Clone, Debug, Default)]
pub struct CustomClubs(pub Vec<&'static Club>);

impl CustomClubs {
    /// Reads the clubs in the data folder, so that everything finds them by their ids.
    pub(super) fn read(store: &mut Store) -> (Self, Vec<store::UnusableFile>) {
        let (found, unusable) = store.clubs();
        (Self(found.into_iter().map(clubs::register).collect()), unusable)
    }

    /// Puts a club into its place, new or changed. Matches that begin from now on show it.
    pub fn insert(&mut self, club: Club) {
        let club = clubs::register(club);
        self.0.retain(|known| known.id != club.id);
        self.0.push(club);
        self.0.sort_by(|a, b| (&a.name, &a.id).cmp(&(&b.name, &b.id)));
    }

    /// Removes a club. A match that names it shows a default club.
    pub fn remove(&mut self, id: &str) {
        clubs::unregister(id);
        self.0.retain(|known| known.id != id);
    }
}

/// Gives these clubs to every text, and to what is redrawn in every frame. It runs on the main thread, so that
/// in tests they stay on the thread of the test.
pub fn apply_clubs(current_clubs: Res<CurrentClubs>, _main: NonSendMarker) {
    if current_clubs.is_changed() {
        set_clubs(current_clubs.0);
    }
}

/// Puts the clubs at the table; at that of this thread in tests, which run beside each other.
fn set_clubs(meeting: MatchClubs) {
    if cfg!(test) { clubs::set_thread_clubs(meeting) } else { clubs::set_at_table(meeting) }
}

/// Adds the clubs.
pub(super) fn plugin(app: &mut App) {
    set_clubs(MatchClubs::default());
    app.init_resource::<CurrentClubs>();
}
