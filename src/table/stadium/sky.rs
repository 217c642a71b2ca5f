//! The time of day of a match: floodlit night, dusk or a bright afternoon. The title is always at night.

use bevy::prelude::*;

use super::stands::Floodlights;
use crate::flow::frame::Frame;
use crate::flow::prefs::Prefs;
use crate::store::Hour;

/// The seed of the match at the table, which may decide the time of day; `None` away from the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct HourSeed(pub Option<u64>);

/// Adds the time of day.
pub fn plugin(app: &mut App) {
    app.init_resource::<HourSeed>().add_systems(Update, follow.in_set(Frame::React));
}

/// Returns the daylight, from 0 at night to 1 by day. For a varying time of day `seed` decides.
const fn day(hour: Hour, seed: u64) -> f32 {
    match (hour, seed % 3) {
        (Hour::Night, _) | (Hour::Any, 0) => 0.0,
        (Hour::Dusk, _) | (Hour::Any, 1) => 0.5,
        (Hour::Day | Hour::Any, _) => 1.0,
    }
}

fn follow(prefs: Res<Prefs>, seed: Res<HourSeed>, mut lights: ResMut<Floodlights>) {
    let want = seed.0.map_or(0.0, |seed| day(prefs.settings.hour, seed));
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
