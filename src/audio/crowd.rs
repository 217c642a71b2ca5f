//! The sound of the crowd. It covers the levels of murmur and tension, the hush before a decision, the silence of one
//! end after a goal, and the ducking of the music. Pure code without Bevy systems.

use engine::Seat;

/// Decibels by which the bed dips during a hush.
pub const HUSH_DB: f32 = -6.0;
/// Seconds after which a hush ends.
pub const HUSH_SECS: f64 = 2.0;
/// Decibels by which the bed dips after a goal, while one end of the stadium is silent.
pub const STUNNED_DB: f32 = -3.0;
/// Pan of the bed towards the other end meanwhile: 1 is all the way.
pub const STUNNED_PAN: f32 = 0.5;
/// Seconds for which that end is silent.
pub const STUNNED_SECS: f64 = 6.0;
/// Decibels added to the music under a roar.
pub const ROAR_DUCK_DB: f32 = -8.0;
/// Lowest level of a layer of the bed before dips, in decibels: masked by the other layer, yet quick to come back.
pub const LAYER_FLOOR: f32 = -40.0;
/// Smallest change of the stake that changes the bed.
const DEAD_BAND: f32 = 0.1;

/// The gains of the two loops of the bed, and their position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrowdLoops {
    /// Gain of the calm loop, in decibels.
    pub murmur: f32,
    /// Gain of the tense loop, in decibels.
    pub tense: f32,
    /// Position of both: -1 left, 0 centre, 1 right.
    pub pan: f32,
}

/// How loud the crowd is, and where.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CrowdLoudness {
    stake: f32,
    hush: Option<f64>,
    celebrating: Option<(Seat, f64)>,
}

impl Default for CrowdLoudness {
    fn default() -> Self {
        Self { stake: 0.15, hush: None, celebrating: None }
    }
}

impl CrowdLoudness {
    /// Returns the stake that the bed follows, 0..=1.
    #[must_use]
    pub const fn stake(&self) -> f32 {
        self.stake
    }

    /// Sets the stake, 0..=1. Small changes leave the bed alone, but 0 and 1 are always reached.
    pub fn set_stake(&mut self, stake: f32) {
        let stake = if stake.is_nan() { 0.0 } else { stake.clamp(0.0, 1.0) };
        let end = stake == 0.0 || stake == 1.0;
        if end || (stake - self.stake).abs() >= DEAD_BAND {
            self.stake = stake;
        }
    }

    /// Starts a hush at `now` (seconds).
    pub const fn start_hush(&mut self, now: f64) {
        self.hush = Some(now + HUSH_SECS);
    }

    /// Ends a hush.
    pub const fn end_hush(&mut self) {
        self.hush = None;
    }

    /// Records a goal by `side`: from `now` (seconds) the other end is silent for a while.
    pub const fn goal(&mut self, side: Seat, now: f64) {
        self.celebrating = Some((side, now + STUNNED_SECS));
    }

    /// Returns true if the crowd loops will change without input, as of the last call of [`CrowdLoudness::update`].
    #[must_use]
    pub const fn is_changing(&self) -> bool {
        self.hush.is_some() || self.celebrating.is_some()
    }

    /// Ends what is over at `now` (seconds) and returns true if there is still a hush.
    pub fn update(&mut self, now: f64) -> bool {
        if self.hush.is_some_and(|until| now >= until) {
            self.hush = None;
        }
        if self.celebrating.is_some_and(|(_, until)| now >= until) {
            self.celebrating = None;
        }
        self.hush.is_some()
    }

    /// Returns the bed: an equal-power cross-fade by the stake, dipped during a hush, and panned to one end after a
    /// goal.
    #[must_use]
    pub fn bed(&self) -> CrowdLoops {
        let smooth = self.stake * self.stake * (3.0 - 2.0 * self.stake);
        let angle = smooth * std::f32::consts::FRAC_PI_2;
        let (stunned, pan) = match self.celebrating {
            Some((Seat::Home, _)) => (STUNNED_DB, -STUNNED_PAN),
            Some((Seat::Away, _)) => (STUNNED_DB, STUNNED_PAN),
            None => (0.0, 0.0),
        };
        let dip = stunned + if self.hush.is_some() { HUSH_DB } else { 0.0 };
        let db = |power: f32| (20.0 * power.max(1e-6).log10()).max(LAYER_FLOOR) + dip;
        CrowdLoops { murmur: db(angle.cos()), tense: db(angle.sin()), pan }
    }
}

/// The running requests to duck the music, each with its end (seconds) and decibels.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MusicDucking(Vec<(f64, f32)>);

impl MusicDucking {
    /// Adds `db` to the music until `until` (seconds).
    pub fn add(&mut self, until: f64, db: f32) {
        self.0.push((until, db));
    }

    /// Returns the ducking at `now`: the lowest of all that still run, or 0.
    pub fn level(&mut self, now: f64) -> f32 {
        self.0.retain(|(until, _)| now < *until);
        self.0.iter().map(|(_, db)| *db).fold(0.0, f32::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_changes_of_stake_keep_the_crowd_loops() {
        let mut crowd = CrowdLoudness::default();
        crowd.set_stake(0.5);
        let before = crowd.bed();
        for stake in [0.55, 0.45, 0.59, 0.41] {
            crowd.set_stake(stake);
            let bed = crowd.bed();
            let off = (bed.murmur - before.murmur).abs().max((bed.tense - before.tense).abs());
            assert!(off < 0.001, "{bed:?} for {before:?}");
        }
        crowd.set_stake(0.6);
        assert_ne!(crowd.bed(), before);
        crowd.set_stake(0.95);
        crowd.set_stake(1.0);
        assert_eq!(crowd.stake(), 1.0, "the end is reached even by a small step");
        crowd.set_stake(f32::NAN);
        assert_eq!(crowd.stake(), 0.0);
    }

    #[test]
    fn the_cross_fade_keeps_its_power() {
        for stake in [0.0, 0.2, 0.5, 0.8, 1.0] {
            let bed = CrowdLoudness { stake, ..CrowdLoudness::default() }.bed();
            let power = |db: f32| 10f32.powf(db / 10.0);
            assert!((power(bed.murmur) + power(bed.tense) - 1.0).abs() < 0.01, "{stake}: {bed:?}");
        }
        assert!(CrowdLoudness { stake: 0.0, ..CrowdLoudness::default() }.bed().tense <= LAYER_FLOOR);
        assert!(CrowdLoudness { stake: 1.0, ..CrowdLoudness::default() }.bed().murmur <= LAYER_FLOOR);
    }

    #[test]
    fn a_hush_lowers_the_crowd_and_ends_by_itself_or_with_the_next_crowd_sound() {
        let mut crowd = CrowdLoudness::default();
        let loud = crowd.bed();
        crowd.start_hush(10.0);
        assert!((crowd.bed().murmur - loud.murmur - HUSH_DB).abs() < 1e-4);
        assert!(crowd.update(11.9));
        assert!(!crowd.update(12.0));
        assert_eq!(crowd.bed(), loud);
        crowd.start_hush(20.0);
        crowd.end_hush();
        assert_eq!(crowd.bed(), loud);
    }

    #[test]
    fn the_stand_that_conceded_is_silent_for_a_while() {
        let mut crowd = CrowdLoudness::default();
        let before = crowd.bed();
        crowd.goal(Seat::Away, 10.0);
        let bed = crowd.bed();
        assert_eq!((bed.murmur, bed.pan), (before.murmur + STUNNED_DB, STUNNED_PAN));
        crowd.end_hush();
        crowd.update(15.9);
        assert!(crowd.is_changing() && crowd.bed() == bed);
        crowd.goal(Seat::Home, 15.9);
        assert_eq!(crowd.bed().pan, -STUNNED_PAN, "the answer");
        crowd.update(21.9);
        assert!(!crowd.is_changing() && crowd.bed() == before);
    }

    #[test]
    fn the_strongest_ducking_applies_as_long_as_it_lasts() {
        let mut duck = MusicDucking::default();
        assert_eq!(duck.level(0.0), 0.0);
        duck.add(5.0, ROAR_DUCK_DB);
        duck.add(3.0, -24.0);
        assert_eq!(duck.level(1.0), -24.0);
        assert_eq!(duck.level(3.0), ROAR_DUCK_DB);
        assert_eq!(duck.level(5.0), 0.0);
        assert_eq!(duck, MusicDucking::default());
    }
}
