//! Random play over many matches reproduces the sheet's figures.

use crate::state::ROUNDS;
use crate::{BlockingRule, Event, LoneGoalie, Options, Soccer52};
use engine::testing::play_matches;
use engine::{EventSink, Game, MatchRng};

/// A mean with its standard deviation.
#[derive(Default)]
struct Mean {
    n: f64,
    sum: f64,
    squares: f64,
}

impl Mean {
    fn add(&mut self, value: f64) {
        self.n += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Checks that the mean is within four standard errors of `low..=high`, the sheet's range.
    #[track_caller]
    fn lies(&self, what: &str, low: f64, high: f64) {
        let mean = self.sum / self.n;
        let room = 4.0 * ((self.squares / self.n - mean * mean) / self.n).sqrt();
        assert!(
            (low - room..=high + room).contains(&mean),
            "{what}: {mean:.4}, expected {low} to {high} within {room:.4}"
        );
    }
}

/// Counters for the sheet's figures.
#[derive(Default)]
struct Count {
    round: u8,
    after_six: Mean,
    in_all: Mean,
    forwards: Mean,
    most_held: u8,
}

impl EventSink<Soccer52> for Count {
    fn emit(&mut self, after: &Soccer52, event: impl FnOnce() -> Event) {
        match event() {
            Event::RoundBegan { round, .. } => self.round = round,
            Event::RoundEnded { round: ROUNDS, score } => {
                let goals = score.iter().map(|(_, goals)| *goals).sum::<u32>();
                self.after_six.add(f64::from(goals));
            }
            Event::MatchEnded { outcome } => {
                self.in_all.add(f64::from(outcome.score.iter().map(|(_, goals)| *goals).sum::<u32>()));
            }
            // Every forward ends as one of these.
            Event::Goal { .. } if self.round <= ROUNDS => self.forwards.add(1.0),
            Event::Blocked { .. } | Event::PenaltyDeclined { .. } if self.round <= ROUNDS => {
                self.forwards.add(0.0);
            }
            Event::Drew { seat, .. } => self.most_held = self.most_held.max(after.hands[seat].len()),
            _ => {}
        }
    }
}

fn play(options: Options) -> Count {
    let mut count = Count::default();
    let random = |state: &Soccer52, seat, rng: &mut MatchRng| state.sample(seat, rng).unwrap();
    play_matches(20_000, &mut MatchRng::new(52), |_| options, &mut count, random);
    count
}

#[test]
fn s52_6_random_matches() {
    let count = play(Options::default());
    count.after_six.lies("goals after six rounds", 6.3, 6.4);
    count.forwards.lies("forwards that score", 0.255, 0.265);
}

#[test]
fn s52_3_random_matches_without_lone_goalies() {
    let count = play(Options { lone_goalie: LoneGoalie::Forbidden, ..Options::default() });
    count.after_six.lies("goals after six rounds", 7.1, 7.2);
}

#[test]
fn s52_5_random_matches_with_optional_blocks() {
    let count = play(Options { blocking: BlockingRule::Optional, ..Options::default() });
    count.after_six.lies("goals after six rounds", 9.85, 9.95);
    count.in_all.lies("goals in all", 10.35, 10.45);
    // The sheet saw 17 cards in a hand.
    assert!((15..=19).contains(&count.most_held), "{}", count.most_held);
}
