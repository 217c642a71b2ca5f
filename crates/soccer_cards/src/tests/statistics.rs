//! Random play, with every card equally likely, reproduces the sheet's figures.

use crate::{Event, MatchKind, Options, SoccerCards};
use engine::testing::{expect_mean, expect_share, play_matches};
use engine::{Decided, EventSink, Game, MatchRng};

/// Counters for the sheet's figures.
#[derive(Default)]
struct Count {
    goals: f64,
    squares: f64,
    level: u32,
    shootouts: u32,
    kicks: u32,
    home: u32,
    away: u32,
}

impl EventSink<SoccerCards> for Count {
    fn emit(&mut self, _: &SoccerCards, event: impl FnOnce() -> Event) {
        match event() {
            Event::KickTaken { .. } => self.kicks += 1,
            Event::MatchEnded { outcome } => {
                let goals = f64::from(outcome.score.iter().map(|(_, goals)| *goals).sum::<u32>());
                self.goals += goals;
                self.squares += goals * goals;
                self.level += u32::from(outcome.level_after_normal_time);
                self.shootouts += u32::from(outcome.decided == Decided::Shootout);
                match outcome.winner {
                    Some(engine::Seat::Home) => self.home += 1,
                    Some(engine::Seat::Away) => self.away += 1,
                    None => {}
                }
            }
            _ => {}
        }
    }
}

const MATCHES: u32 = 40_000;

fn play(options: Options) -> Count {
    let mut count = Count::default();
    let random = |state: &SoccerCards, seat, rng: &mut MatchRng| state.sample(seat, rng).unwrap();
    play_matches(MATCHES, &mut MatchRng::new(40_000), |_| options, &mut count, random);
    count
}

impl Count {
    #[track_caller]
    fn goals(&self, expected: f64, digit: f64) {
        let mean = self.goals / f64::from(MATCHES);
        let deviation = (self.squares / f64::from(MATCHES) - mean * mean).sqrt();
        expect_mean("goals", self.goals, MATCHES, expected, deviation, digit);
    }
}

#[test]
fn sc_9_league_matches_in_which_every_card_is_equally_likely() {
    let count = play(Options::default());
    // Exact: 16 leads, 373/1128 each.
    count.goals(746.0 / 141.0, 0.0);
    expect_share("draws", count.level, MATCHES, 0.208, 0.001);
    // Every card equally likely: no side has an advantage.
    expect_share("home", count.home, count.home + count.away, 0.5, 0.0);
}

#[test]
fn sc_11_cup_matches_in_which_every_card_is_equally_likely() {
    let count = play(Options { kind: MatchKind::Cup, neutral: true, short: false });
    count.goals(5.85, 0.01);
    expect_share("level", count.level, MATCHES, 0.206, 0.001);
    expect_share("level after extra time", count.shootouts, count.level, 0.29, 0.01);
    // The standard deviation of the number of kicks is below 3.6.
    expect_mean("kicks", f64::from(count.kicks), count.shootouts, 10.8, 3.6, 0.1);
    expect_share("home", count.home, MATCHES, 0.5, 0.0);
}
