//! The time of day of a match: floodlit night, dusk or a bright afternoon. Daylight goes as the match goes on, and at
//! night the floodlights shine stronger. The title is always at night.

use bevy::prelude::*;

use super::stands::Floodlights;
use crate::flow::clubs::CurrentClubs;
use crate::flow::floodlight_warmup::FloodlightWarmup;
use crate::flow::frame::FrameSet;
use crate::flow::prefs::Prefs;
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

/// Returns the daylight, from 0 at night to 1 by day. A varying time of day is that of the ground; `seed` decides where
/// the ground has none.
const fn day(hour: TimeOfDay, ground: Option<clubs::HomeTimeOfDay>, seed: u64) -> f32 {
    match (hour, ground, seed % 3) {
        (TimeOfDay::Night, ..)
        | (TimeOfDay::Any, Some(clubs::HomeTimeOfDay::Night), _)
        | (TimeOfDay::Any, None, 0) => 0.0,
        (TimeOfDay::Dusk, ..)
        | (TimeOfDay::Any, Some(clubs::HomeTimeOfDay::Dusk), _)
        | (TimeOfDay::Any, None, 1) => 0.5,
        (TimeOfDay::Day | TimeOfDay::Any, ..) => 1.0,
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
    let (day, on) =
        seed.0.map_or(away, |seed| light(day(prefs.settings.time_of_day, ground, seed), progress.0));
    lights.set_if_neq(Floodlights { on, day, plain: prefs.settings.high_contrast, ..*lights });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_time_of_day_sets_all_sky_parts() {
        let hours = [TimeOfDay::Night, TimeOfDay::Dusk, TimeOfDay::Day]
            .map(|hour| day(hour, Some(clubs::HomeTimeOfDay::Day), 7));
        assert_eq!(hours, [0.0, 0.5, 1.0]);
        assert_eq!([0, 1, 2].map(|seed| day(TimeOfDay::Any, None, seed)), hours);
        let grounds = [clubs::HomeTimeOfDay::Night, clubs::HomeTimeOfDay::Dusk, clubs::HomeTimeOfDay::Day];
        assert_eq!(grounds.map(|ground| day(TimeOfDay::Any, Some(ground), 1)), hours);
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
