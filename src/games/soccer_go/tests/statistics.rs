//! Random play over many matches comes to the sheet's figures.

use crate::engine::{Decided, Game, MatchRng, Seat, Sink};
use crate::games::soccer_go::state::{Period, TURNS};
use crate::games::soccer_go::{Action, Event, Options, Power, SoccerGo};

/// Counts what the sheet counts.
#[derive(Default)]
struct Count {
    matches: u32,
    attacks: u32,
    shots: u32,
    goals_in_normal_time: u32,
    goals: f64,
    squares: f64,
    level: u32,
    shootouts: u32,
    swaps: u32,
    re_takes: u32,
    wins_of_the_first: u32,
    first: Option<Seat>,
}

impl Sink<SoccerGo> for Count {
    fn tell(&mut self, after: &SoccerGo, event: impl FnOnce() -> Event) {
        let normal = after.table().turn <= TURNS && after.table().period < Period::Shootout;
        match event() {
            Event::Tossed { first } => self.first = Some(first),
            Event::TurnBegan { .. } => self.attacks += u32::from(normal),
            Event::ShotDue { .. } => self.shots += u32::from(normal),
            Event::Goal { .. } => self.goals_in_normal_time += u32::from(normal),
            Event::PutUnder { swapped, .. } => self.swaps += u32::from(swapped == Some(true)),
            Event::Performed { action: Power::PassReTake | Power::ShotReTake, .. } => self.re_takes += 1,
            Event::MatchEnded { outcome } => {
                let goals = f64::from(outcome.score.iter().map(|(_, goals)| *goals).sum::<u32>());
                self.matches += 1;
                self.goals += goals;
                self.squares += goals * goals;
                self.level += u32::from(outcome.level_after_normal_time);
                self.shootouts += u32::from(outcome.decided == Decided::Shootout);
                self.wins_of_the_first += u32::from(outcome.winner == self.first);
            }
            _ => {}
        }
    }
}

fn play(matches: u32, choose: impl Fn(&SoccerGo, Seat, &mut MatchRng) -> Action) -> Count {
    let mut count = Count::default();
    let mut rng = MatchRng::new(20_000);
    for seed in 0..matches {
        let mut state = SoccerGo::setup(&Options::default(), u64::from(seed), &mut count).unwrap();
        while let Some(seat) = state.owed().first() {
            let action = choose(&state, seat, &mut rng);
            state.apply(seat, &action, &mut count).unwrap();
        }
    }
    count
}

#[test]
fn figures() {
    let c = play(20_000, |state, seat, rng| state.sample(seat, rng).unwrap());
    let m = f64::from(c.matches);
    println!(
        "random goals {} normal {} level {} so {} swaps {} retakes {} first {}",
        c.goals / m,
        f64::from(c.goals_in_normal_time) / m,
        f64::from(c.level) / m,
        f64::from(c.shootouts) / m,
        f64::from(c.swaps) / m,
        f64::from(c.re_takes) / m,
        f64::from(c.wins_of_the_first) / m
    );
    let c = play(20_000, |state, seat, rng| match state.table().phase {
        crate::games::soccer_go::state::Phase::Swap => Action::Keep,
        crate::games::soccer_go::state::Phase::Play(_) => Action::Decline,
        _ => state.sample(seat, rng).unwrap(),
    });
    let m = f64::from(c.matches);
    println!(
        "plain shots {} goals {} normal {} level {} so {} swaps {} retakes {} first {}",
        f64::from(c.shots) / 8.0 / m,
        c.goals / m,
        f64::from(c.goals_in_normal_time) / m,
        f64::from(c.level) / m,
        f64::from(c.shootouts) / m,
        f64::from(c.swaps) / m,
        f64::from(c.re_takes) / m,
        f64::from(c.wins_of_the_first) / m
    );
}
