//! Random play over many matches reproduces the sheet's figures.

use crate::{Event, MatchKind, Options, Soccer17, Team};
use engine::testing::{expect_mean, expect_share, play_matches};
use engine::{Decided, EventSink, Game, MatchRng};

/// Counters for the sheet's figures.
#[derive(Default)]
struct Count {
    shots: u32,
    fouls: u32,
    penalties: u32,
    rebounds: u32,
    goals: f64,
    squares: f64,
    level: u32,
    level_after_extra: u32,
}

impl EventSink<Soccer17> for Count {
    fn emit(&mut self, _: &Soccer17, event: impl FnOnce() -> Event) {
        match event() {
            Event::ShotAnnounced { .. } => self.shots += 1,
            Event::Foul { .. } => self.fouls += 1,
            Event::PenaltyGiven { .. } => self.penalties += 1,
            Event::Rebounded { .. } => self.rebounds += 1,
            Event::MatchEnded { outcome } => {
                let goals = f64::from(outcome.score.iter().map(|(_, goals)| *goals).sum::<u32>());
                self.goals += goals;
                self.squares += goals * goals;
                self.level += u32::from(outcome.level_after_normal_time);
                self.level_after_extra += u32::from(outcome.decided == Decided::Shootout);
            }
            _ => {}
        }
    }
}

const MATCHES: u32 = 20_000;

fn play(options: impl Fn(&mut MatchRng) -> Options) -> Count {
    let mut count = Count::default();
    let random = |state: &Soccer17, seat, rng: &mut MatchRng| state.sample(seat, rng).unwrap();
    play_matches(MATCHES, &mut MatchRng::new(20_000), options, &mut count, random);
    count
}

impl Count {
    #[track_caller]
    fn goals(&self, expected: f64) {
        let mean = self.goals / f64::from(MATCHES);
        let deviation = (self.squares / f64::from(MATCHES) - mean * mean).sqrt();
        expect_mean("goals", self.goals, MATCHES, expected, deviation, 0.01);
    }
}

#[test]
fn s17_16_random_league_matches() {
    let count = play(|_| Options::default());
    count.goals(2.02);
    expect_share("draws", count.level, MATCHES, 0.305, 0.001);
    // The standard deviations of the counts per match are below 2.5, 1.3, 0.5 and 1.1.
    expect_mean("shots", f64::from(count.shots), MATCHES, 5.4, 2.5, 0.1);
    expect_mean("fouls", f64::from(count.fouls), MATCHES, 1.56, 1.3, 0.01);
    expect_mean("penalties", f64::from(count.penalties), MATCHES, 0.15, 0.5, 0.01);
    expect_mean("rebounds", f64::from(count.rebounds), MATCHES, 1.23, 1.1, 0.01);
}

#[test]
fn s17_18_random_cup_matches() {
    let count = play(|_| Options { kind: MatchKind::Cup, ..Options::default() });
    count.goals(2.24);
    expect_share("level", count.level, MATCHES, 0.307, 0.001);
    expect_share("level after extra time", count.level_after_extra, count.level, 0.54, 0.01);
}

#[test]
fn s17_21_random_matches_between_random_teams() {
    let count = play(|rng| {
        let mut teams = Team::ALL;
        rng.shuffle(&mut teams);
        Options {
            kind: MatchKind::League,
            home_team: Some(teams[0]),
            away_team: Some(teams[1]),
            short: false,
        }
    });
    count.goals(2.18);
    expect_share("draws", count.level, MATCHES, 0.290, 0.001);
}
