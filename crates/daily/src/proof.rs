//! The proof of a day's result: its match code has the deal of the day and the decisions of its opponent.

use chrono::NaiveDate;

use ai::Difficulty;
use engine::code::{CheckedCode, CodeError, is_like_a_code};
use engine::{Outcome, Record, RecordError};

use super::schedule::seed_on;
use super::{BOT_VERSION, DailyMatch, Stars, counted_bot, first_day};

/// Number of days whose deals a record is compared with: a hundred years.
const DAYS: usize = 36_525;

/// A result that was proved.
#[derive(Clone, Copy)]
pub struct DailyProof {
    /// The match of the day.
    pub day: DailyMatch,
    /// The result.
    pub outcome: Outcome,
    /// The stars of the person who played it.
    pub stars: Stars,
    /// Number of the opponent's decisions that were checked.
    pub decisions: u64,
}

/// The reason why a result is not proved.
#[derive(Clone, Debug, thiserror::Error)]
pub enum ProofError {
    /// There is no match code in the text.
    #[error("no match code: expected the line of a day's match, or the code at its end")]
    NoCode,
    /// The code cannot be read.
    #[error("code: {0}")]
    Code(#[from] CodeError),
    /// The match cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// No day has this deal.
    #[error("this match has the deal of no day: {game}, seed {seed}")]
    NoDay {
        /// The game's id.
        game: String,
        /// The seed.
        seed: u64,
    },
    /// The match is not over.
    #[error("the match of {date} is not over after {decisions} decisions")]
    NotOver {
        /// The day.
        date: NaiveDate,
        /// Number of decisions.
        decisions: usize,
    },
    /// The opponent would have decided otherwise.
    #[error(
        "the match of {date} has the deal of its day, but decision {n} is not the one of `{bot}`, \
         by bots of version {BOT_VERSION}"
    )]
    Decision {
        /// The day.
        date: NaiveDate,
        /// The opponent.
        bot: Difficulty,
        /// Number of the decision, from 1.
        n: usize,
    },
}

/// Returns the match code in a text: the last word that is one, or else the last that looks like one.
#[must_use]
pub fn code_in(text: &str) -> Option<&str> {
    let words = || text.split_whitespace().rev().filter(|word| is_like_a_code(word));
    words().find(|word| CheckedCode::parse(word).is_ok()).or_else(|| words().next())
}

impl DailyProof {
    /// Proves the result of a record: it has the deal of a day, it is over, and the opponent of the day would have made
    /// every decision of its side. Slow: call it off the main thread.
    ///
    /// # Errors
    /// See [`ProofError`].
    pub fn of(record: &Record) -> Result<Self, ProofError> {
        let dates = first_day().iter_days().take(DAYS).filter(|date| seed_on(*date) == record.seed);
        let no_day = || ProofError::NoDay { game: record.game.clone(), seed: record.seed };
        let mut days = dates.filter_map(DailyMatch::on);
        let day = days.find(|day| day.has_deal_of(record)).ok_or_else(no_day)?;
        let replayed = day.game.replay(record)?;
        let (date, decisions) = (day.date, record.actions.len());
        let outcome = replayed.outcome.ok_or(ProofError::NotOver { date, decisions })?;
        let mut decisions = 0;
        if let Some(bot) = day.opponent {
            let check = day.game.check_decisions(record, !DailyMatch::PERSON, counted_bot(bot))?;
            if let Some(n) = check.first_difference {
                return Err(ProofError::Decision { date, bot, n });
            }
            decisions = check.decisions;
        }
        Ok(Self { day, outcome, stars: Stars::of(&(&outcome).into(), DailyMatch::PERSON), decisions })
    }

    /// Proves the result of a match code.
    ///
    /// # Errors
    /// See [`ProofError`].
    pub fn of_code(code: &str) -> Result<Self, ProofError> {
        Self::of(&games::code::read(code)?)
    }
}
