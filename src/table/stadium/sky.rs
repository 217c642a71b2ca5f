//! The time of day of a match: floodlit night, dusk or a bright afternoon. Daylight goes as the match goes on, and at
//! night the floodlights shine stronger. The title is always at night.

use bevy::prelude::*;

use super::stands::Floodlights;
use crate::flow::clubs::CurrentClubs;
use crate::flow::floodlight_warmup::FloodlightWarmup;
use crate::flow::frame::FrameSet;
use crate::flow::prefs::Prefs;
use clubs::HomeTimeOfDay;
use engine::Seat;
use store::TimeOfDay;

/// The seed of the match at the table, which may decide the time of day; `None` away from the table.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Reflect)]
#[reflect(Resource)]
pub struct TimeOfDaySeed(pub Option<u64>);

/// Adds the time of day.
pub fn plugin(app: &mut App) {
    app.register_type::<MatchProgress>().register_type::<TimeOfDaySeed>().register_type::<FloodlightWarmup>();
    app.init_resource::<TimeOfDaySeed>()
        .init_resource::<CurrentClubs>()
        .init_resource::<MatchProgress>()
        .init_resource::<FloodlightWarmup>()
        .add_systems(Update, update_sky.in_set(FrameSet::ApplySteps));
}

/// Returns the time of day of a match. A varying one is that of the ground; `seed`, the match's, decides where the
/// ground has none.
#[must_use]
pub const fn match_hour(setting: TimeOfDay, ground: Option<HomeTimeOfDay>, seed: u64) -> HomeTimeOfDay {
    match (setting, ground, seed % 3) {
        (TimeOfDay::Night, ..) | (TimeOfDay::Any, None, 0) => HomeTimeOfDay::Night,
        (TimeOfDay::Dusk, ..) | (TimeOfDay::Any, None, 1) => HomeTimeOfDay::Dusk,
        (TimeOfDay::Day, ..) | (TimeOfDay::Any, None, _) => HomeTimeOfDay::Day,
        (TimeOfDay::Any, Some(hour), _) => hour,
    }
}

/// Returns the daylight at kick-off, from 0 at night to 1 by day.
const fn daylight(hour: HomeTimeOfDay) -> f32 {
    match hour {
        HomeTimeOfDay::Night => 0.0,
        HomeTimeOfDay::Dusk => 0.5,
        HomeTimeOfDay::Day => 1.0,
    }
}

/// Share of the daylight that is gone at the end of the match.
const FADES: f32 = 0.45;
/// Strength of the floodlights at kick-off; they have their full strength at the end.
const DIM: f32 = 0.8;

/// Returns the daylight and the strength of the floodlights after `progress` of the match (0..=1), where it began by
/// that daylight. The steps are small enough to go unnoticed, and few enough to leave a resting table at rest.
fn light(day: f32, progress: f32) -> (f32, f32) {
    let late = (20.0 * progress.clamp(0.0, 1.0)).round() / 20.0;
    (day * (1.0 - FADES * late), DIM + (1.0 - DIM) * late)
}

/// The progress of the match at the table, 0..=1.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Reflect)]
#[reflect(Resource)]
pub struct MatchProgress(pub f32);

/// Lights the stadium for the time of day.
pub fn update_sky(
    prefs: Res<Prefs>,
    (seed, progress, warmup): (Res<TimeOfDaySeed>, Res<MatchProgress>, Res<FloodlightWarmup>),
    current_clubs: Res<CurrentClubs>,
    mut lights: ResMut<Floodlights>,
) {
    let away = (0.0, warmup.lit_share());
    let ground = current_clubs.0.club(Seat::Home).ground.hour;
    let (day, on) = seed.0.map_or(away, |seed| {
        light(daylight(match_hour(prefs.settings.shared.time_of_day, ground, seed)), progress.0)
    });
    lights.set_if_neq(Floodlights { on, day, plain: prefs.settings.personal().high_contrast, ..*lights });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_setting_comes_before_the_ground_and_the_ground_before_the_seed() {
        let hours = [HomeTimeOfDay::Night, HomeTimeOfDay::Dusk, HomeTimeOfDay::Day];
        let settings = [TimeOfDay::Night, TimeOfDay::Dusk, TimeOfDay::Day];
        assert_eq!(settings.map(|setting| match_hour(setting, Some(HomeTimeOfDay::Day), 7)), hours);
        assert_eq!([0, 1, 2].map(|seed| match_hour(TimeOfDay::Any, None, seed)), hours);
        assert_eq!(hours.map(|ground| match_hour(TimeOfDay::Any, Some(ground), 1)), hours);
        assert_eq!(hours.map(daylight), [0.0, 0.5, 1.0]);
    }

    #[test]
    fn the_sky_darkens_in_the_course_of_a_match() {
        let lights = [0.0, 0.5, 1.0].map(|progress| light(1.0, progress));
        assert!(lights.is_sorted_by(|a, b| a.0 > b.0 && a.1 < b.1), "{lights:?}");
        assert_eq!(light(0.0, 1.0), (0.0, 1.0));
        assert_eq!(light(1.0, 0.0), (1.0, DIM));
        // A little progress changes nothing, so that nothing has to be drawn again.
        assert_eq!(light(1.0, 0.51), light(1.0, 0.5));
    }
}
