//! Who plays Soccer-Go. Bots see views alone.

mod hide;
mod solve;
mod thinker;
mod worth;

use super::action::Action;
use super::state::SoccerGo;
use super::{Options, View};
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
    #[test]
    fn arena() {
        let n: u64 = std::env::var("N").map_or(200, |n| n.parse().unwrap());
        let level = |v: &str, d| std::env::var(v).map_or(d, |l| l.parse::<Level>().unwrap());
        let (a, b) = (level("A", Level::Pro), level("B", Level::Random));
        let t = std::time::Instant::now();
        let (mut pts, mut goals, mut against, mut lvl, mut so, mut dec) = (0.0, 0, 0, 0, 0, 0);
        for seed in 0..n {
            for (levels, me) in [(BySeat::new(a, b), Seat::Home), (BySeat::new(b, a), Seat::Away)] {
                let bout = bout::<SoccerGo>(&Options::default(), seed, levels, false).unwrap();
                let o = bout.outcome;
                dec += bout.decisions;
                pts += o.winner.map_or(0.5, |s| f64::from(u8::from(s == me)));
                goals += o.score[me]; against += o.score[!me];
                lvl += u32::from(o.level_after_normal_time);
                so += u32::from(o.decided == Decided::Shootout);
            }
        }
        let m = 2.0 * n as f64;
        let p = pts / m;
        println!("{a} v {b}: {:.4} +- {:.4}; goals {:.3}:{:.3} level {:.3} shootout {:.3} decisions {:.0}; {:?} {:.2} ms a match",
            p, 1.96 * (p*(1.0-p)/m).sqrt(), f64::from(goals)/m, f64::from(against)/m, f64::from(lvl)/m, f64::from(so)/m, dec as f64/m, t.elapsed(), t.elapsed().as_secs_f64()*1000.0/m);
    }
}
