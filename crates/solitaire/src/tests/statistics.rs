//! Play over many matches reproduces the sheet's figures.
//!
//! The sheet's own figures are samples too: its 24,239 shots are those of about 3,000 matches. So the tolerance of
//! a mean is four standard errors of both samples together, and half a digit of the rounding.

use crate::state::ActionAttempt;
use crate::state::Period;
use crate::{Action, Event, FirstPickRule, Options, Solitaire, TeamAction};
use engine::testing::play_matches;
use engine::{Decided, EventSink, Game, MatchRng, Outcome, Seat};

use super::DUEL;

/// The counts of one match.
#[derive(Clone, Copy, Default)]
struct Tally {
    /// Numbers of Pass, Shoot, Tackle, Counter.
    tried: [f64; 4],
    /// Those that succeeded.
    done: [f64; 4],
    /// Goals of home and away after two halves.
    goals: [f64; 2],
}

/// Counters for the sheet's figures, match by match.
#[derive(Default)]
struct Count {
    running: Tally,
    matches: Vec<(Tally, Outcome)>,
}

impl EventSink<Solitaire> for Count {
    fn emit(&mut self, after: &Solitaire, event: impl FnOnce() -> Event) {
        let normal_time = after.table().period <= Period::SecondHalf;
        let tally = &mut self.running;
        match event() {
            Event::Tried { team_action, success, .. } => {
                tally.tried[team_action as usize] += 1.0;
                tally.done[team_action as usize] += f64::from(u8::from(success));
            }
            Event::Goal { team, .. } if normal_time => tally.goals[team as usize] += 1.0,
            Event::SentOff { team, .. } if normal_time => tally.goals[!team as usize] += 1.0,
            Event::MatchEnded { outcome } => self.matches.push((std::mem::take(tally), outcome)),
            _ => {}
        }
    }
}

fn play(
    options: Options,
    matches: u32,
    choose: impl FnMut(&Solitaire, Seat, &mut MatchRng) -> Action,
) -> Count {
    let mut count = Count::default();
    play_matches(matches, &mut MatchRng::new(!u64::from(matches)), |_| options, &mut count, choose);
    count
}

/// Number of matches behind the sheet's figures.
const SHEET: f64 = 3_000.0;

impl Count {
    /// Checks that a mean over matches is the sheet's, which is rounded to `digit`.
    #[track_caller]
    fn mean(&self, what: &str, number: impl Fn(&Tally, &Outcome) -> f64, expected: f64, digit: f64) {
        self.ratio(what, number, |_, _| 1.0, expected, digit);
    }

    /// Checks that a share of matches is the sheet's.
    #[track_caller]
    fn share(&self, what: &str, of: impl Fn(&Outcome) -> bool, expected: f64, digit: f64) {
        self.mean(what, |_, outcome| f64::from(u8::from(of(outcome))), expected, digit);
    }

    /// Checks that a ratio of two counts, match by match, is the sheet's.
    #[track_caller]
    fn ratio(
        &self,
        what: &str,
        part: impl Fn(&Tally, &Outcome) -> f64,
        whole: impl Fn(&Tally, &Outcome) -> f64,
        expected: f64,
        digit: f64,
    ) {
        let n = f64::from(self.matches.len() as u32);
        let parts: f64 = self.matches.iter().map(|(tally, outcome)| part(tally, outcome)).sum();
        let wholes: f64 = self.matches.iter().map(|(tally, outcome)| whole(tally, outcome)).sum();
        let found = parts / wholes;
        let rest = |tally, outcome| part(tally, outcome) - found * whole(tally, outcome);
        let squares: f64 = self.matches.iter().map(|(tally, outcome)| rest(tally, outcome).powi(2)).sum();
        let deviation = (squares / n).sqrt() / (wholes / n);
        let room = 4.0 * deviation * (1.0 / n + 1.0 / SHEET).sqrt() + digit / 2.0;
        assert!((found - expected).abs() <= room, "{what}: {found:.4}, expected {expected} within {room:.4}");
    }

    #[track_caller]
    fn team_actions(&self, team_action: TeamAction, tried: f64, done: Option<f64>) {
        let name = format!("{team_action:?}");
        let k = team_action as usize;
        self.mean(&name, |tally, _| tally.tried[k], tried, 0.1);
        if let Some(done) = done {
            let name = format!("{name} done");
            self.ratio(&name, |tally, _| tally.done[k], |tally, _| tally.tried[k], done, 0.01);
        }
    }
}

#[test]
fn sol_17_random_play_agrees_with_the_figures_of_the_sheet() {
    let count = play(Options::default(), 20_000, |state, seat, rng| state.sample(seat, rng).unwrap());
    let won = |outcome: &Outcome| outcome.winner == Some(Seat::Home) && !outcome.level_after_normal_time;
    count.share("wins in two halves", won, 0.395, 0.001);
    // "20-21 %".
    count.share("level", |outcome| outcome.level_after_normal_time, 0.205, 0.01);
    count.share("kicks", |outcome| outcome.decided == Decided::Shootout, 0.05, 0.01);
    for seat in Seat::BOTH {
        count.mean("goals", |tally, _| tally.goals[seat as usize], 3.7, 0.1);
    }
    count.team_actions(TeamAction::Pass, 18.7, Some(0.94));
    count.team_actions(TeamAction::Shoot, 8.1, None);
    count.team_actions(TeamAction::Tackle, 18.0, Some(0.55));
    count.team_actions(TeamAction::Counter, 8.1, Some(0.85));
    // 11 of 24,239 shots failed.
    let shoot = TeamAction::Shoot as usize;
    let missed = |tally: &Tally, _: &Outcome| tally.tried[shoot] - tally.done[shoot];
    count.ratio("shots missed", missed, |tally, _| tally.tried[shoot], 11.0 / 24_239.0, 0.0);
}

/// Returns the best next card, one at a time: goals first, then the ball, then what keeps it.
fn best_next(state: &Solitaire, seat: Seat, rng: &mut MatchRng) -> Action {
    let table = state.table();
    let value = |action: &Action| {
        let ActionAttempt { team, team_action, success, .. } = table.preview(action.card());
        let good = match (team_action, success) {
            (TeamAction::Shoot, true) => 8,
            (TeamAction::Tackle | TeamAction::Counter, true) => 4,
            (TeamAction::Pass, true) => 0,
            (TeamAction::Tackle, false) => 0,
            (TeamAction::Counter, false) => -1,
            (TeamAction::Pass | TeamAction::Shoot, false) => -4,
        };
        if team == seat { good } else { -good }
    };
    let mut legal: Vec<Action> = Vec::new();
    state.legal(seat, &mut legal);
    rng.shuffle(&mut legal);
    legal.into_iter().max_by_key(value).unwrap()
}

#[test]
fn sol_20_the_best_next_card_wins_nearly_always() {
    let count = play(Options::default(), 2_000, best_next);
    let n = f64::from(count.matches.len() as u32);
    let wins = count.matches.iter().filter(|(_, outcome)| outcome.winner == Some(Seat::Home)).count();
    let goals = [0, 1].map(|k| count.matches.iter().map(|(tally, _)| tally.goals[k]).sum::<f64>() / n);
    // About 6.1-0.9, by the sheet's own strategy; the one above is not quite as good.
    let [mine, theirs] = goals;
    assert!((5.6..6.4).contains(&mine) && (0.7..1.2).contains(&theirs), "{mine:.2}-{theirs:.2}");
    assert!(wins > 1_980, "{wins} wins of {n}");
}

#[test]
fn sol_22_duel_between_equals_is_even() {
    for first_pick in [FirstPickRule::Alternate, FirstPickRule::WithoutBall] {
        let count = play(Options { first_pick, ..DUEL }, 4_000, best_next);
        count.share("red wins", |outcome| outcome.winner == Some(Seat::Home), 0.4975, 0.005);
        count.share("level", |outcome| outcome.level_after_normal_time, 0.22, 0.04);
    }
}
