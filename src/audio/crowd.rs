//! The stands: how loud murmur and tension are, when the crowd holds its breath, which end falls silent after a goal,
//! when the music gives way. Pure.

use crate::engine::Seat;

/// Decibels the bed dips while everybody holds their breath.
pub const HUSH_DB: f32 = -6.0;
/// Seconds after which the crowd breathes again by itself.
pub const HUSH_SECS: f64 = 2.0;
/// Decibels the bed loses after a goal, when one end of the stadium has nothing to say.
pub const STUNNED_DB: f32 = -3.0;
/// How far the bed then leans to the other end: 1 is all the way.
pub const STUNNED_PAN: f32 = 0.5;
/// Seconds for which that end is silent.
pub const STUNNED_SECS: f64 = 6.0;
/// Decibels taken off the music under a roar.
pub const ROAR_DUCK_DB: f32 = -8.0;
/// Decibels below which a layer of the bed never falls: unheard beneath the other, yet quick to come back.
pub const LAYER_FLOOR: f32 = -40.0;
/// How far the stake must move before the bed follows.
const DEAD_BAND: f32 = 0.1;

/// Own gains of the two loops of the bed, in decibels, and from where they come.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bed {
    /// Of the calm loop.
    pub murmur: f32,
    /// Of the bright one.
    pub tense: f32,
    /// Of both: -1 left, 0 centre, 1 right.
    pub pan: f32,
}

/// The mood of the stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrowdMood {
    heat: f32,
    hush: Option<f64>,
    joy: Option<(Seat, f64)>,
}

impl Default for CrowdMood {
    fn default() -> Self {
        Self { heat: 0.15, hush: None, joy: None }
    }
}

impl CrowdMood {
    /// The stake the bed follows, 0..=1.
    #[must_use]
    pub const fn heat(&self) -> f32 {
        self.heat
    }

    /// What is at stake from now on, 0..=1. Small swings leave the bed alone; both ends are always reached.
    pub fn stake(&mut self, stake: f32) {
        let stake = if stake.is_nan() { 0.0 } else { stake.clamp(0.0, 1.0) };
        let end = stake == 0.0 || stake == 1.0;
        if end || (stake - self.heat).abs() >= DEAD_BAND {
            self.heat = stake;
        }
    }

    /// The crowd holds its breath from `now` (seconds).
    pub const fn hush(&mut self, now: f64) {
        self.hush = Some(now + HUSH_SECS);
    }

    /// The crowd is heard: nobody holds their breath any more.
    pub const fn breathe(&mut self) {
        self.hush = None;
    }

    /// That side has scored: from `now` (seconds) the other end falls silent for a while.
    pub const fn goal(&mut self, side: Seat, now: f64) {
        self.joy = Some((side, now + STUNNED_SECS));
    }

    /// Whether the bed will change by itself, as far as was known when last asked.
    #[must_use]
    pub const fn unsettled(&self) -> bool {
        self.hush.is_some() || self.joy.is_some()
    }

    /// Whether the crowd holds its breath, now that it is `now`. An end that was silent finds its voice again in time.
    pub fn hushed(&mut self, now: f64) -> bool {
        if self.hush.is_some_and(|until| now >= until) {
            self.hush = None;
        }
        if self.joy.is_some_and(|(_, until)| now >= until) {
            self.joy = None;
        }
        self.hush.is_some()
    }

    /// The bed as it should sound: an equal-power cross-fade by heat, dipped while hushed, from one end after a goal.
    #[must_use]
    pub fn bed(&self) -> Bed {
        let smooth = self.heat * self.heat * (3.0 - 2.0 * self.heat);
        let angle = smooth * std::f32::consts::FRAC_PI_2;
        let (stunned, pan) = match self.joy {
            Some((Seat::Home, _)) => (STUNNED_DB, -STUNNED_PAN),
            Some((Seat::Away, _)) => (STUNNED_DB, STUNNED_PAN),
            None => (0.0, 0.0),
        };
        let dip = stunned + if self.hush.is_some() { HUSH_DB } else { 0.0 };
        let db = |power: f32| (20.0 * power.max(1e-6).log10()).max(LAYER_FLOOR) + dip;
        Bed { murmur: db(angle.cos()), tense: db(angle.sin()), pan }
    }
}

/// Who asked the music to give way, and until when.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Duck(Vec<(f64, f32)>);

impl Duck {
    /// Takes `db` off the music until `until` (seconds).
    pub fn under(&mut self, until: f64, db: f32) {
        self.0.push((until, db));
    }

    /// What is taken off at `now`: the deepest of all that still last; 0 for none.
    pub fn level(&mut self, now: f64) -> f32 {
        self.0.retain(|(until, _)| now < *until);
        self.0.iter().map(|(_, db)| *db).fold(0.0, f32::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_swings_leave_the_bed_alone() {
        let mut stands = CrowdMood::default();
        stands.stake(0.5);
        let before = stands.bed();
        for stake in [0.55, 0.45, 0.59, 0.41] {
            stands.stake(stake);
            let bed = stands.bed();
            let off = (bed.murmur - before.murmur).abs().max((bed.tense - before.tense).abs());
            assert!(off < 0.001, "{bed:?} for {before:?}");
        }
        stands.stake(0.6);
        assert_ne!(stands.bed(), before);
        stands.stake(0.95);
        stands.stake(1.0);
        assert_eq!(stands.heat(), 1.0, "the end is reached even by a small step");
        stands.stake(f32::NAN);
        assert_eq!(stands.heat(), 0.0);
    }

    #[test]
    fn the_cross_fade_keeps_its_power() {
        for stake in [0.0, 0.2, 0.5, 0.8, 1.0] {
            let bed = CrowdMood { heat: stake, ..CrowdMood::default() }.bed();
            let power = |db: f32| 10f32.powf(db / 10.0);
            assert!((power(bed.murmur) + power(bed.tense) - 1.0).abs() < 0.01, "{stake}: {bed:?}");
        }
        assert!(CrowdMood { heat: 0.0, ..CrowdMood::default() }.bed().tense <= LAYER_FLOOR);
        assert!(CrowdMood { heat: 1.0, ..CrowdMood::default() }.bed().murmur <= LAYER_FLOOR);
    }

    #[test]
    fn a_hush_dips_and_ends_by_itself_or_by_the_crowd() {
        let mut stands = CrowdMood::default();
        let loud = stands.bed();
        stands.hush(10.0);
        assert!((stands.bed().murmur - loud.murmur - HUSH_DB).abs() < 1e-4);
        assert!(stands.hushed(11.9));
        assert!(!stands.hushed(12.0));
        assert_eq!(stands.bed(), loud);
        stands.hush(20.0);
        stands.breathe();
        assert_eq!(stands.bed(), loud);
    }

    #[test]
    fn the_losing_end_is_silent_for_a_while() {
        let mut stands = CrowdMood::default();
        let before = stands.bed();
        stands.goal(Seat::Away, 10.0);
        let bed = stands.bed();
        assert_eq!((bed.murmur, bed.pan), (before.murmur + STUNNED_DB, STUNNED_PAN));
        stands.breathe();
        stands.hushed(15.9);
        assert!(stands.unsettled() && stands.bed() == bed);
        stands.goal(Seat::Home, 15.9);
        assert_eq!(stands.bed().pan, -STUNNED_PAN, "the answer");
        stands.hushed(21.9);
        assert!(!stands.unsettled() && stands.bed() == before);
    }

    #[test]
    fn the_deepest_duck_counts_as_long_as_it_lasts() {
        let mut duck = Duck::default();
        assert_eq!(duck.level(0.0), 0.0);
        duck.under(5.0, ROAR_DUCK_DB);
        duck.under(3.0, -24.0);
        assert_eq!(duck.level(1.0), -24.0);
        assert_eq!(duck.level(3.0), ROAR_DUCK_DB);
        assert_eq!(duck.level(5.0), 0.0);
        assert_eq!(duck, Duck::default());
    }
}
