//! Play over many matches comes to the sheet's figures.
//!
//! The sheet's own figures are samples too: its 24,239 shots are those of about 3,000 matches. So a mean may be off by
//! four standard errors of this sample and of that one together, and by half a digit of the rounding.

use crate::engine::{Decided, Game, MatchRng, Outcome, Seat, Sink};
use crate::games::solitaire::state::Period;
use crate::games::solitaire::{Action, Deed, Event, Options, Solitaire};

/// Counts what the sheet counts.
#[derive(Default)]
struct Count {
    /// Tries and successes of Pass, Shoot, Tackle, Counter.
    deeds: [(u32, u32); 4],
    /// Goals of home and away after two halves.
    goals: [u32; 2],
    outcomes: Vec<Outcome>,
}

impl Sink<Solitaire> for Count {
    fn tell(&mut self, after: &Solitaire, event: impl FnOnce() -> Event) {
        let normal_time = after.table().period <= Period::SecondHalf;
        match event() {
            Event::Tried { deed, success, .. } => {
                let (tried, done) = &mut self.deeds[deed as usize];
                *tried += 1;
                *done += u32::from(success);
            }
            Event::Goal { team, .. } if normal_time => self.goals[team as usize] += 1,
            Event::SentOff { team, .. } if normal_time => self.goals[!team as usize] += 1,
            Event::MatchEnded { outcome } => self.outcomes.push(outcome),
            _ => {}
        }
    }
}

fn play(
    options: Options,
    matches: u32,
    mut choose: impl FnMut(&Solitaire, Seat, &mut MatchRng) -> Action,
) -> Count {
    let mut count = Count::default();
    let mut rng = MatchRng::new(!u64::from(matches));
    for seed in 0..matches {
        let mut state = Solitaire::setup(&options, u64::from(seed), &mut count).unwrap();
        while let Some(seat) = state.owed().first() {
            let action = choose(&state, seat, &mut rng);
            state.apply(seat, &action, &mut count).unwrap();
        }
    }
    count
}

/// Matches behind the sheet's figures.
const SHEET: f64 = 3_000.0;

impl Count {
    fn matches(&self) -> f64 {
        f64::from(self.outcomes.len() as u32)
    }

    fn share(&self, what: impl Fn(&Outcome) -> bool) -> f64 {
        f64::from(self.outcomes.iter().filter(|outcome| what(outcome)).count() as u32) / self.matches()
    }

    fn tried(&self, deed: Deed) -> f64 {
        f64::from(self.deeds[deed as usize].0) / self.matches()
    }

    fn done(&self, deed: Deed) -> f64 {
        let (tried, done) = self.deeds[deed as usize];
        f64::from(done) / f64::from(tried)
    }

    /// Whether a mean over matches is the sheet's, which is rounded to `digit`.
    #[track_caller]
    fn near(&self, what: &str, found: f64, expected: f64, deviation: f64, digit: f64) {
        let room = 4.0 * deviation * (1.0 / self.matches() + 1.0 / SHEET).sqrt() + digit / 2.0;
        println!("{what}: {found:.4} (sheet {expected}, room {room:.4})");
        assert!((found - expected).abs() <= room, "{what}: {found:.4}, expected {expected} within {room:.4}");
    }

    #[track_caller]
    fn near_share(&self, what: &str, found: f64, expected: f64, digit: f64) {
        self.near(what, found, expected, (expected * (1.0 - expected)).sqrt(), digit);
    }
}

#[test]
fn sol_17_random_play_comes_to_the_sheets_figures() {
    let count = play(Options::default(), 20_000, |state, seat, rng| state.sample(seat, rng).unwrap());
    let won = |outcome: &Outcome| outcome.winner == Some(Seat::Home) && !outcome.level_after_normal_time;
    count.near_share("wins", count.share(won), 0.395, 0.001);
    // "20-21 %".
    count.near_share("level", count.share(|outcome| outcome.level_after_normal_time), 0.205, 0.01);
    count.near_share("kicks", count.share(|outcome| outcome.decided == Decided::Shootout), 0.05, 0.01);
    for goals in count.goals {
        count.near("goals", f64::from(goals) / count.matches(), 3.7, 1.6, 0.1);
    }
    // Counts of a match scatter by less than 4.5, 3, 4.5 and 3.
    count.near("passes", count.tried(Deed::Pass), 18.7, 4.5, 0.1);
    count.near("shots", count.tried(Deed::Shoot), 8.1, 3.0, 0.1);
    count.near("tackles", count.tried(Deed::Tackle), 18.0, 4.5, 0.1);
    count.near("counters", count.tried(Deed::Counter), 8.1, 3.0, 0.1);
    // A match has many tries of each, so that a match's share scatters by less than 0.2.
    count.near("passes done", count.done(Deed::Pass), 0.94, 0.1, 0.01);
    count.near("tackles done", count.done(Deed::Tackle), 0.55, 0.2, 0.01);
    count.near("counters done", count.done(Deed::Counter), 0.85, 0.2, 0.01);
    // 11 of 24,239.
    let missed = 1.0 - count.done(Deed::Shoot);
    assert!((0.0002..0.0009).contains(&missed), "{missed}");
}
