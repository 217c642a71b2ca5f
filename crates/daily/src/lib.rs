//! The match of the day: one deal a day, the same for everybody, without a network.
//!
//! - [`DailyMatch::on`] gives the match of a date: game, options, opponent and seed. Those of the first years were
//!   chosen beforehand ([`selection`]) and are in `assets/days`; later ones follow from the date alone.
//! - The opponent thinks for a counted number of iterations ([`counted_bot`]) and brings no notebook, so each of its
//!   decisions follows from the seed and from what its rival did. [`DailyProof::of`] checks them all in a record.
//! - [`Stars`] grade a result, [`calendar`] counts days in a row.
//!
//! A proof shows that a match was played with the deal of its day and against its opponent. It does not show that it
//! was the first try: whoever knows the date knows the deal.

pub mod calendar;
mod line;
mod proof;
mod schedule;
pub mod selection;
mod stars;
#[cfg(test)]
mod tests;

pub use line::{date_words, line_of};
pub use proof::{DailyProof, ProofError, code_in};
pub use schedule::{
    BOT_VERSION, DailyMatch, DaySelection, DaySelections, counted_bot, days_text, first_day, read_days,
};
pub use stars::Stars;
