//! How long a bot lets people wait, though it may long have decided: by what everybody knows alone, so that nobody learns
//! anything from a clock.

use super::Level;

/// What a bot is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// Its decision; the other side decides at the same time.
    Together,
    /// Its decision alone, which follows one that was just seen.
    Alone,
    /// It may have been asked something, and nobody is to know whether it was: see [`crate::games::dyn_match::Hush`].
    Hush,
}

/// A time to wait.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Patience {
    /// Seconds of the show: fewer where it runs faster.
    pub show: f32,
    /// Seconds of a clock, at least, however fast the show.
    pub clock: f32,
}

/// A lone decision may come sooner.
const ALONE: f32 = 0.8;
/// A hush is short: it comes several times in an attack.
const HUSH: f32 = 0.6;
/// Seconds that a bot may need beside the time it has to think.
const MARGIN: f32 = 0.06;

impl Patience {
    /// How long a bot of that level is waited for, where it takes `pace` seconds of the show for a decision.
    ///
    /// A hush never hangs on what the bot holds, or on whether it thinks at all: so it is no shorter than any bot of its
    /// level thinks. Where the show takes no time at all (`speed` is infinite) nothing is seen of it, and nothing waits.
    #[must_use]
    pub fn of(wait: Wait, level: Level, pace: f32, speed: f32) -> Self {
        match wait {
            Wait::Together => Self { show: pace, clock: 0.0 },
            Wait::Alone => Self { show: ALONE * pace, clock: 0.0 },
            Wait::Hush if speed.is_infinite() => Self { show: 0.0, clock: 0.0 },
            Wait::Hush => Self { show: HUSH * pace, clock: level.think().as_secs_f32() + MARGIN },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hush_is_short_and_hides_how_long_a_bot_thinks() {
        for level in Level::ALL {
            for pace in [0.0, 0.25, 0.7] {
                for speed in [0.5, 1.0, 4.0] {
                    let hush = Patience::of(Wait::Hush, level, pace, speed);
                    assert!(hush.clock > level.think().as_secs_f32(), "{level}");
                    assert!(hush.show < Patience::of(Wait::Alone, level, pace, speed).show.max(0.01));
                }
            }
            let none = Patience { show: 0.0, clock: 0.0 };
            assert_eq!(Patience::of(Wait::Hush, level, 0.0, f32::INFINITY), none);
        }
        let natural = [Wait::Together, Wait::Alone].map(|wait| Patience::of(wait, Level::Pro, 0.7, 1.0).show);
        assert_eq!(natural, [0.7, 0.8 * 0.7]);
    }
}
