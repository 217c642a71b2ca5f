//! The hour at which a match is played: floodlit night, dusk or a bright afternoon. The title is always at night.

use bevy::prelude::*;

use super::stadium::Floodlights;
use crate::screens::Screen;
use crate::session::Session;
use crate::settings::Prefs;
use crate::store::Hour;

/// Adds the hour.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, follow);
}

/// What the sky gives at that hour, 0 at night to 1 by day; `seed` settles it where any hour will do.
const fn day(hour: Hour, seed: u64) -> f32 {
    match (hour, seed % 3) {
        (Hour::Night, _) | (Hour::Any, 0) => 0.0,
        (Hour::Dusk, _) | (Hour::Any, 1) => 0.5,
        (Hour::Day | Hour::Any, _) => 1.0,
    }
}

fn follow(
    prefs: Res<Prefs>,
    screen: Res<State<Screen>>,
    session: Option<Res<Session>>,
    mut lights: ResMut<Floodlights>,
) {
    let want = match session {
        Some(session) if *screen.get() == Screen::Match => day(prefs.0.hour, session.live.record().seed),
        _ => 0.0,
    };
    if lights.day != want {
        lights.day = want;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_hour_is_each_of_the_three() {
        let hours = [Hour::Night, Hour::Dusk, Hour::Day].map(|hour| day(hour, 7));
        assert_eq!(hours, [0.0, 0.5, 1.0]);
        assert_eq!([0, 1, 2].map(|seed| day(Hour::Any, seed)), hours);
    }
}
