//! The delay before a bot's decision is shown. It depends on public knowledge alone, so that timing reveals nothing.

use super::Difficulty;

/// The occasion of a wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DelayKind {
    /// The bot decides at the same time as the other side.
    Together,
    /// The bot alone decides, after a decision that was just shown.
    Alone,
    /// The bot may have been asked a question, and nobody may learn whether it was: see
    /// `stage::present::PassWindow`.
    Hush,
}

/// How long the show waits for a bot, so that its speed reveals nothing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BotDelay {
    /// Seconds of show time; shorter in real time if the show runs faster.
    pub show: f32,
    /// Minimum seconds of real time, whatever the speed of the show.
    pub clock: f32,
}

/// Fraction of the pace for a decision alone.
const ALONE: f32 = 0.8;
/// Fraction of the pace for a pass window; it is short, since an attack has several.
const HUSH: f32 = 0.6;
/// Seconds that a bot may need beyond its thinking time.
const MARGIN: f32 = 0.06;

impl BotDelay {
    /// Returns the delay for a bot of that difficulty, where a decision takes `pace` seconds of the show.
    ///
    /// A pass window never depends on the bot's cards or on whether it thinks at all. So it lasts longer than any bot
    /// of its difficulty thinks. If `speed` is infinite, nothing is shown and there is no delay.
    #[must_use]
    pub fn of(wait: DelayKind, difficulty: Difficulty, pace: f32, speed: f32) -> Self {
        match wait {
            DelayKind::Together => Self { show: pace, clock: 0.0 },
            DelayKind::Alone => Self { show: ALONE * pace, clock: 0.0 },
            DelayKind::Hush if speed.is_infinite() => Self { show: 0.0, clock: 0.0 },
            DelayKind::Hush => Self { show: HUSH * pace, clock: difficulty.think().as_secs_f32() + MARGIN },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pass_window_is_short_and_hides_how_long_a_bot_thinks() {
        for difficulty in Difficulty::ALL {
            for pace in [0.0, 0.25, 0.7] {
                for speed in [0.5, 1.0, 4.0] {
                    let hush = BotDelay::of(DelayKind::Hush, difficulty, pace, speed);
                    assert!(hush.clock > difficulty.think().as_secs_f32(), "{difficulty}");
                    assert!(
                        hush.show < BotDelay::of(DelayKind::Alone, difficulty, pace, speed).show.max(0.01)
                    );
                }
            }
            let none = BotDelay { show: 0.0, clock: 0.0 };
            assert_eq!(BotDelay::of(DelayKind::Hush, difficulty, 0.0, f32::INFINITY), none);
        }
        let natural = [DelayKind::Together, DelayKind::Alone]
            .map(|wait| BotDelay::of(wait, Difficulty::Pro, 0.7, 1.0).show);
        assert_eq!(natural, [0.7, 0.8 * 0.7]);
    }
}
