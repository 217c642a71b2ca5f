//! The bots' dice: the effect of their own random choices, which can be subtracted in a series as luck is.
//!
//! Before a bot decides, copies of it decide too, each with its own random numbers. Their answers were as likely as the
//! real one. The value after the bot's decision less the mean value after theirs therefore has mean zero, however good
//! or bad the value estimate is.

use super::arena::{ArenaController, ArenaPlayer, BotMatch, BotMatchError, BotMatchRequest};
use super::ledger::{KnownBots, Ledger, LedgerSamples, after, ledger_watched};
use super::{Difficulty, HasBots};
use engine::rng::mix;
use engine::{BySeat, MatchRng, Record, RecordError, Seat};

/// Separates the copies' random numbers from all others.
const SALT: u64 = 0x0D1C_E000;

/// The answers of the bot's copies, for each decision of a match in order.
pub(super) type CopyAnswers<G> = Vec<Vec<<G as engine::Game>::Action>>;

/// Returns the number of copies to ask: few for a bot that thinks long.
const fn copy_count(player: ArenaPlayer) -> u64 {
    match player {
        ArenaPlayer::Bot(Difficulty::Pro | Difficulty::International | Difficulty::WorldClass)
        | ArenaPlayer::BestResponse(_)
        | ArenaPlayer::Advised(..) => 4,
        ArenaPlayer::Bot(_) | ArenaPlayer::Benchmark(_) => 32,
    }
}

/// Plays one match and collects the answers of the bots' copies. The match is, decision for decision, that of
/// [`BotMatchRequest::play`].
///
/// # Errors
/// The options do not go together, or a bot or the game has a bug.
pub(super) fn play_match_with_copy_answers<G: HasBots>(
    options: &G::Options,
    seed: u64,
    players: BySeat<ArenaPlayer>,
) -> Result<(BotMatch, CopyAnswers<G>), BotMatchError> {
    let mut asked = Vec::new();
    let request = BotMatchRequest::<G>::new(options, seed, players).keep_record(true);
    let bot_match = request.play_watched(|n, controller, state, seat, legal| {
        asked.push(ask_again(controller, players[seat], state, seat, legal, seed, n));
    })?;
    Ok((bot_match, asked))
}

/// Returns the ledger of a record and the effect of the bots' dice on home's value.
///
/// # Errors
/// The first error in the record.
pub(super) fn ledger_with_dice_effect<G: HasBots>(
    record: &Record,
    effort: LedgerSamples,
    asked: &CopyAnswers<G>,
) -> Result<(Ledger, f64), RecordError> {
    let mut dice = 0.0;
    let ledger = ledger_watched::<G>(record, effort, KnownBots::default(), |state, decisions, line, rng| {
        if let Some(asked) = asked.get(line.n..line.n + decisions.len()) {
            let expected = line.after - line.luck.value;
            dice += dice_effect(state, decisions, expected, asked, effort.chance_samples, rng);
        }
    })?;
    Ok((ledger, dice))
}

/// Returns the answers of that bot's copies in decision `n` of the match with that seed. The bot itself does not
/// change.
fn ask_again<G: HasBots>(
    controller: &ArenaController<G>,
    player: ArenaPlayer,
    state: &G,
    seat: Seat,
    legal: &mut Vec<G::Action>,
    seed: u64,
    n: u64,
) -> Vec<G::Action> {
    let mut rng = MatchRng::new(mix(mix(SALT, seed), n));
    (0..copy_count(player)).filter_map(|_| controller.clone().choose(state, seat, legal, &mut rng)).collect()
}

/// Returns the effect of the bots' dice on home's value.
///
/// `expected` is the expected value after these decisions, `asked` the copies' answers in place of each. `rng` draws
/// the same futures as for `expected`, so that the difference does not come from the futures.
fn dice_effect<G: HasBots>(
    state: &G,
    decisions: &[(Seat, G::Action)],
    expected: f64,
    asked: &[Vec<G::Action>],
    chance_samples: u32,
    rng: &mut MatchRng,
) -> f64 {
    if decisions.iter().zip(asked).all(|((_, action), others)| others.iter().all(|other| other == action)) {
        return 0.0;
    }
    let count = chance_samples.max(1) as usize;
    let sum: f64 = (0..count)
        .map(|k| {
            let others = decisions.iter().zip(asked).map(|((seat, action), others)| {
                (*seat, others.get(k % others.len().max(1)).unwrap_or(action).clone())
            });
            let joint: Vec<_> = others.collect();
            let mut world = state.clone();
            world.resample_hidden_future(rng);
            state.q_value(&joint).unwrap_or_else(|| after(world, &joint))
        })
        .sum();
    expected - sum / count as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::adjusted::{AdjustedSeries, SeriesMatch, play_judged_match};
    use crate::estimate::Estimate;
    use engine::toy::{Options, ToyGame};

    fn series(home: Difficulty, away: Difficulty, matches: u64) -> AdjustedSeries {
        let players = BySeat::new(home, away).map(ArenaPlayer::Bot);
        let row = |n| {
            let judged =
                play_judged_match::<ToyGame>(&Options::default(), mix(3, n), players, LedgerSamples::SERIES);
            let (_, ledger, dice) = judged.unwrap();
            SeriesMatch::from_ledger(n, &ledger, dice)
        };
        AdjustedSeries::new((0..matches).map(row).collect())
    }

    /// Bots that search are asked seldom.
    #[test]
    fn levels_that_search_long_get_four_copies_and_benchmark_bots_thirty_two() {
        for difficulty in Difficulty::ALL {
            let few = copy_count(ArenaPlayer::Bot(difficulty)) == 4;
            assert_eq!(few, difficulty.iterations() >= Difficulty::Pro.iterations(), "{difficulty}");
        }
        assert_eq!(copy_count(ArenaPlayer::Benchmark(0)), 32);
    }

    #[test]
    fn the_dice_of_a_bot_without_chance_are_zero() {
        let dice = series(Difficulty::Pro, Difficulty::Amateur, 20).dice();
        assert_eq!(dice, Estimate::default());
    }

    /// The dice of a sealed pair count together; those of one side alone work as well.
    #[test]
    fn dice_have_mean_zero_and_the_remainder_varies_less() {
        for (home, away) in [
            (Difficulty::Random, Difficulty::Random),
            (Difficulty::Random, Difficulty::Pro),
            (Difficulty::Pro, Difficulty::Random),
        ] {
            let series = series(home, away, 1_000);
            let dice = series.dice();
            assert!(dice.error > 0.003 && dice.value.abs() < 3.0 * dice.error, "{dice:?}");
            let (ratio, both) = (series.ratio_adjusted(), series.ratio_without_dice());
            assert!(both > 2.0 && both > ratio, "{ratio}, {both}");
        }
    }
}
