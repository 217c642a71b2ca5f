//! The result of a day's match in one line, to be pasted anywhere: date, game, opponent, score, stars, and the match
//! code that proves it.

use chrono::{Datelike, NaiveDate};

use engine::{BySeat, Outcome, Record};
use games::code;
use words::{DisplayText, say, score_of};

use super::{BOT_VERSION, DailyMatch, Stars};

/// Returns a date in words, such as `24 November 2026`.
pub fn date_words(date: NaiveDate) -> DisplayText {
    say!("card-date", day = date.day(), month = date.month(), year = date.year())
}

/// Returns the line of a result; `None` if the record has another deal than that day, or is not over.
#[must_use]
pub fn line_of(date: NaiveDate, record: &Record) -> Option<DisplayText> {
    let daily = DailyMatch::on(date).filter(|daily| daily.has_deal_of(record))?;
    let outcome = daily.game.replay(record).ok()?.outcome?;
    Some(daily.line(&outcome, &code::encode(record).ok()?))
}

impl DailyMatch {
    /// Returns the line of a result.
    pub fn line(&self, outcome: &Outcome, code: &str) -> DisplayText {
        let own_first = |score: BySeat<u32>| score_of(score[Self::PERSON], score[!Self::PERSON]);
        let goals = own_first(outcome.score);
        let score = match outcome.kicks {
            Some(kicks) => say!("club-score-and-kicks", score = goals, kicks = own_first(kicks)),
            None => goals,
        };
        let stars = Stars::of(&outcome.into(), Self::PERSON).in_words();
        let (date, game) = (date_words(self.date), self.game.info().title);
        let code = DisplayText::verbatim(code);
        match self.opponent {
            Some(difficulty) => {
                let bot = self.game.opponent(difficulty).called();
                say!("day-line", date, game, bot, version = BOT_VERSION, score, stars, code)
            }
            None => {
                say!("day-line-alone", date, game, score, stars, code)
            }
        }
    }

    /// Returns that match in a few words: its game, and its opponent if there is one.
    pub fn in_words(&self) -> DisplayText {
        let game = self.game.info().title;
        match self.opponent {
            Some(difficulty) => say!("day-match", game, bot = self.game.opponent(difficulty).called()),
            None => game.into(),
        }
    }
}
