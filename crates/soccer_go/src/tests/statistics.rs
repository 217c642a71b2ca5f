//! Random play over many matches reproduces the sheet's figures.

use crate::state::{Phase, TURNS};
use crate::{Action, Event, Options, PowerName, SoccerGo};
use engine::testing::{expect_mean, expect_share, play_matches};
use engine::{Decided, EventSink, Game, MatchRng, Seat};

/// Counters for the sheet's figures.
#[derive(Default)]
struct Count {
    attacks: u32,
    shots: u32,
    goals: u32,
    /// Sum of the squares of the goals of each match.
    squares: u32,
    goals_of_this_match: u32,
    level: u32,
    shootouts: u32,
    swaps: u32,
    re_takes: u32,
    wins_of_the_first: u32,
    first: Option<Seat>,
}

impl EventSink<SoccerGo> for Count {
    fn emit(&mut self, after: &SoccerGo, event: impl FnOnce() -> Event) {
        // The sheet counts the attacks of normal time.
        let normal = after.table().turn <= TURNS;
        match event() {
            Event::Tossed { first } => (self.first, self.goals_of_this_match) = (Some(first), 0),
            Event::TurnBegan { .. } => self.attacks += u32::from(normal),
            Event::ShotDue { .. } => self.shots += u32::from(normal),
            Event::Goal { .. } => self.goals_of_this_match += u32::from(normal),
            Event::PutUnder { swapped, .. } => self.swaps += u32::from(swapped == Some(true)),
            Event::Performed { action: PowerName::PassReTake | PowerName::ShotReTake, .. } => {
                self.re_takes += 1
            }
            Event::MatchEnded { outcome } => {
                self.goals += self.goals_of_this_match;
                self.squares += self.goals_of_this_match.pow(2);
                self.level += u32::from(outcome.level_after_normal_time);
                self.shootouts += u32::from(outcome.decided == Decided::Shootout);
                self.wins_of_the_first += u32::from(outcome.winner == self.first);
            }
            _ => {}
        }
    }
}

fn play(choose: impl Fn(&SoccerGo, Seat, &mut MatchRng) -> Action) -> Count {
    let mut count = Count::default();
    play_matches(MATCHES, &mut MatchRng::new(20_000), |_| Options::default(), &mut count, choose);
    count
}

impl Count {
    fn deviation(&self) -> f64 {
        let mean = f64::from(self.goals) / f64::from(MATCHES);
        (f64::from(self.squares) / f64::from(MATCHES) - mean * mean).sqrt()
    }
}

const MATCHES: u32 = 20_000;

#[test]
fn sgo_4_uniform_numbers_without_power_cards() {
    let count = play(|state, seat, rng| match state.table().phase {
        Phase::Play(_) => Action::Decline,
        Phase::Swap => Action::Keep,
        _ => state.sample(seat, rng).unwrap(),
    });
    assert_eq!((count.attacks, count.swaps, count.re_takes), (8 * MATCHES, 0, 0));
    expect_share("shots", count.shots, count.attacks, 171.0 / 484.0, 0.0);
    expect_share("goals of attacks", count.goals, count.attacks, 57.0 / 242.0, 0.0);
    expect_mean("goals", f64::from(count.goals), MATCHES, 1.884, count.deviation(), 0.001);
    expect_share("level", count.level, MATCHES, 0.3333, 0.0001);
    expect_share("shootouts", count.shootouts, MATCHES, 0.1676, 0.0001);
    expect_share("wins of who attacked first", count.wins_of_the_first, MATCHES, 0.5, 0.0);
}

#[test]
fn sgo_10_uniformly_random_decisions() {
    let count = play(|state, seat, rng| state.sample(seat, rng).unwrap());
    expect_mean("goals", f64::from(count.goals), MATCHES, 2.06, count.deviation(), 0.01);
    expect_share("level", count.level, MATCHES, 0.329, 0.001);
    // The standard deviation of swaps per match is below 1.8, of re-takes below 1.1.
    expect_mean("swaps", f64::from(count.swaps), MATCHES, 8.7, 1.8, 0.1);
    expect_mean("re-takes", f64::from(count.re_takes), MATCHES, 0.86, 1.1, 0.01);
    expect_share("wins of who attacked first", count.wins_of_the_first, MATCHES, 0.5, 0.0);
}
