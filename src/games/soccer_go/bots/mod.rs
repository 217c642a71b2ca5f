//! Who plays Soccer-Go. Bots see views alone.

mod hide;
mod solve;
mod thinker;
mod worth;

use super::Options;
use super::action::Action;
use super::state::SoccerGo;
use crate::ai::{Bot, Choice, Level, Minded, RandomBot};
use crate::engine::{MatchRng, Seat};

impl Minded for SoccerGo {
    fn bot(level: Level, seat: Seat, _: &Options) -> Box<dyn Bot<Self>> {
        match level {
            Level::Random => Box::new(RandomBot),
            Level::Pro => Box::new(thinker::Thinker::pro(seat)),
            _ => Box::new(thinker::Thinker::world_class(seat)),
        }
    }

    fn bot_line(level: Level) -> &'static str {
        match level {
            _ => "",
        }
    }
}

/// A decision with its reason.
fn choice(action: Action, reason: impl Into<String>) -> Choice<Action> {
    Choice { action, reason: reason.into() }
}

/// Any of them, each equally likely. `legal` is never empty when a bot is asked.
fn any(legal: &[Action], rng: &mut MatchRng) -> Choice<Action> {
    match rng.pick(legal) {
        Some(action) => choice(*action, ""),
        None => unreachable!("a bot is asked only when its seat owes a decision"),
    }
}

/// The index that the mix gives for a number in 0..1.
fn draw(mix: &[f64], rng: &mut MatchRng) -> usize {
    let mut left = rng.unit();
    for (k, share) in mix.iter().enumerate() {
        if left < *share {
            return k;
        }
        left -= share;
    }
    mix.iter().rposition(|share| *share > 0.0).unwrap_or(0)
}

#[cfg(test)]
mod probe {
    use super::*;
    use crate::ai::arena::*;
    use crate::engine::*;
    fn quick(seed: u64, levels: BySeat<Level>) -> Bout {
        let it: u32 = std::env::var("ITER").map_or(256, |n| n.parse().unwrap());
        let mut state = SoccerGo::setup(&Options::default(), seed, &mut Silent).unwrap();
        let mut bots = BySeat::from_fn(|s| SoccerGo::bot(levels[s], s, &Options::default()));
        let mut rng = BySeat::from_fn(|s| MatchRng::new(mix(seed, s as u64 + 7)));
        let mut legal = vec![];
        let mut decisions = 0;
        while let Some(seat) = state.owed().first() {
            legal.clear();
            decisions += 1;
            let a = if levels[seat] == Level::Random {
                state.sample(seat, &mut rng[seat]).unwrap()
            } else {
                state.legal(seat, &mut legal);
                bots[seat]
                    .choose(&state.view(seat), &legal, crate::ai::Budget::Iterations(it), &mut rng[seat])
                    .action
            };
            state.apply(seat, &a, &mut Silent).unwrap();
        }
        Bout { outcome: state.outcome().unwrap(), decisions, record: None }
    }
    #[test]
    fn arena() {
        if std::env::var("PRINT").is_ok() {
            super::worth::print(1);
        }
        let n: u64 = std::env::var("N").map_or(200, |n| n.parse().unwrap());
        let level = |v: &str, d| std::env::var(v).map_or(d, |l| l.parse::<Level>().unwrap());
        let (a, b) = (level("A", Level::Pro), level("B", Level::Random));
        let t = std::time::Instant::now();
        let (mut pts, mut goals, mut against, mut lvl, mut so, mut dec) = (0.0, 0, 0, 0, 0, 0);
        for seed in 0..n {
            for (levels, me) in [(BySeat::new(a, b), Seat::Home), (BySeat::new(b, a), Seat::Away)] {
                let bout = quick(seed, levels);
                let o = bout.outcome;
                dec += bout.decisions;
                pts += o.winner.map_or(0.5, |s| f64::from(u8::from(s == me)));
                goals += o.score[me];
                against += o.score[!me];
                lvl += u32::from(o.level_after_normal_time);
                so += u32::from(o.decided == Decided::Shootout);
            }
        }
        let m = 2.0 * n as f64;
        let p = pts / m;
        println!(
            "{a} v {b}: {:.4} +- {:.4}; goals {:.3}:{:.3} level {:.3} shootout {:.3} decisions {:.0}; {:?} {:.2} ms a match",
            p,
            1.96 * (p * (1.0 - p) / m).sqrt(),
            f64::from(goals) / m,
            f64::from(against) / m,
            f64::from(lvl) / m,
            f64::from(so) / m,
            dec as f64 / m,
            t.elapsed(),
            t.elapsed().as_secs_f64() * 1000.0 / m
        );
    }

    #[test]
    fn usage() {
        use super::super::{Event, Kind, Power};
        #[derive(Default)]
        struct C {
            left: BySeat<u32>,
            used: BySeat<u32>,
            blocked: BySeat<u32>,
            by: std::collections::BTreeMap<(u8, String), [u32; 2]>,
            swaps: BySeat<u32>,
            leftc: std::collections::BTreeMap<String, u32>,
        }
        impl Sink<SoccerGo> for C {
            fn tell(&mut self, after: &SoccerGo, event: impl FnOnce() -> Event) {
                match event() {
                    Event::TurnEnded { turn: 8, .. } => {
                        for s in Seat::BOTH {
                            self.left[s] += u32::from(after.hands[s].count());
                            if s == Seat::Home {
                                for k in Kind::BOTH {
                                    for c in after.hands[s][k].iter() {
                                        *self.leftc.entry(format!("{k} {c}")).or_default() += 1;
                                    }
                                }
                            }
                        }
                    }
                    Event::PowerPlayed { by, play } => {
                        self.used[by] += 1;
                        self.by
                            .entry((
                                by as u8,
                                format!(
                                    "{:?} {}{}",
                                    after.table.kind(by),
                                    play.action,
                                    if play.card == Power::Joker { "(J)" } else { "" }
                                ),
                            ))
                            .or_default()[0] += 1;
                    }
                    Event::Blocked { by, play, with } => {
                        self.used[by] += 1;
                        self.blocked[!by] += 1;
                        self.by
                            .entry((by as u8, format!("{:?} {}", after.table.kind(by), with.action)))
                            .or_default()[0] += 1;
                        self.by
                            .entry((
                                !by as u8,
                                format!(
                                    "{:?} {}{}",
                                    after.table.kind(!by),
                                    play.action,
                                    if play.card == Power::Joker { "(J)" } else { "" }
                                ),
                            ))
                            .or_default()[1] += 1;
                    }
                    Event::PutUnder { by, swapped: Some(true), .. } => self.swaps[by] += 1,
                    _ => {}
                }
            }
        }
        let n: u64 = std::env::var("N").map_or(200, |n| n.parse().unwrap());
        let level = |v: &str, d| std::env::var(v).map_or(d, |l| l.parse::<Level>().unwrap());
        let levels = BySeat::new(level("A", Level::Pro), level("B", Level::Random));
        let mut c = C::default();
        for seed in 0..n {
            let mut state = SoccerGo::setup(&Options::default(), seed, &mut c).unwrap();
            let mut bots = BySeat::from_fn(|s| SoccerGo::bot(levels[s], s, &Options::default()));
            let mut rng = MatchRng::new(seed);
            let mut legal = vec![];
            while let Some(seat) = state.owed().first() {
                legal.clear();
                state.legal(seat, &mut legal);
                let a = bots[seat]
                    .choose(&state.view(seat), &legal, crate::ai::Budget::Iterations(256), &mut rng)
                    .action;
                state.apply(seat, &a, &mut c).unwrap();
            }
        }
        let f = |x: BySeat<u32>| {
            format!("{:.3} {:.3}", f64::from(x[Seat::Home]) / n as f64, f64::from(x[Seat::Away]) / n as f64)
        };
        println!("left {} used {} blocked {} swaps {}", f(c.left), f(c.used), f(c.blocked), f(c.swaps));
        for (k, v) in &c.by {
            println!("{k:?} {:.3} blocked {:.3}", f64::from(v[0]) / n as f64, f64::from(v[1]) / n as f64);
        }
        for (k, v) in &c.leftc {
            println!("left {k} {:.3}", f64::from(*v) / n as f64);
        }
    }
}
