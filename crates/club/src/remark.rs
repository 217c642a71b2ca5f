//! What an opponent says to a person whom it meets again. It follows from their results, so it is never untrue.

use super::PersonResult;
use super::ladder::{LastMatch, OpponentRecord};

/// The lead of a clear win.
pub const CLEAR_WIN: u32 = 3;
/// Number of wins without a defeat, or of defeats without a win, that are worth a word.
const MANY: u32 = 3;

/// What an opponent refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkTopic {
    /// The person has won every match, so many of them.
    NeverBeaten(u32),
    /// The person has won none of so many matches.
    NeverWon(u32),
    /// The person won the last match clearly.
    BeatenClearly,
    /// The person won the last match.
    Beaten,
    /// The last match was drawn.
    Drawn,
    /// The opponent won the last match.
    Won,
    /// The opponent won the last match clearly.
    WonClearly,
}

/// A remark: its topic, the goals of the last match (those of the person first), and which of the wordings of the topic
/// it is, 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The topic.
    pub topic: RemarkTopic,
    /// Goals of the person and of the opponent in the last match.
    pub goals: (u32, u32),
    /// Which wording it is: they alternate from match to match.
    pub wording: usize,
}

impl Remark {
    /// Returns what the opponent says before the next match; `None` before the first one.
    #[must_use]
    pub fn of(record: &OpponentRecord) -> Option<Self> {
        let OpponentRecord { won, drawn, lost, last } = *record;
        let LastMatch { result, goals, .. } = last?;
        let clear = goals.0.abs_diff(goals.1) >= CLEAR_WIN;
        let topic = match result {
            PersonResult::Won if won >= MANY && drawn + lost == 0 => RemarkTopic::NeverBeaten(won),
            PersonResult::Lost if lost >= MANY && won + drawn == 0 => RemarkTopic::NeverWon(lost),
            PersonResult::Won if clear => RemarkTopic::BeatenClearly,
            PersonResult::Won => RemarkTopic::Beaten,
            PersonResult::Drawn => RemarkTopic::Drawn,
            PersonResult::Lost if clear => RemarkTopic::WonClearly,
            PersonResult::Lost => RemarkTopic::Won,
        };
        Some(Self { topic, goals, wording: (won + drawn + lost) as usize % 2 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_remark_is_about_the_last_match_unless_the_results_are_one_sided() {
        let of = |won, drawn, lost, result, goals| {
            let last = Some(LastMatch { ended: 8, result, goals });
            Remark::of(&OpponentRecord { won, drawn, lost, last }).unwrap()
        };
        let (beaten, lost, drawn) = (PersonResult::Won, PersonResult::Lost, PersonResult::Drawn);
        assert_eq!(Remark::of(&OpponentRecord::default()), None);
        assert_eq!(of(1, 0, 0, beaten, (2, 1)).topic, RemarkTopic::Beaten);
        assert_eq!(of(1, 1, 1, beaten, (4, 1)).topic, RemarkTopic::BeatenClearly);
        assert_eq!(of(3, 0, 0, beaten, (4, 1)).topic, RemarkTopic::NeverBeaten(3));
        assert_eq!(of(0, 0, 3, lost, (0, 1)).topic, RemarkTopic::NeverWon(3));
        assert_eq!(of(1, 0, 3, lost, (0, 1)).topic, RemarkTopic::Won);
        assert_eq!(of(1, 0, 3, lost, (0, 5)).topic, RemarkTopic::WonClearly);
        assert_eq!(of(1, 1, 3, drawn, (1, 1)).topic, RemarkTopic::Drawn);
        assert_ne!(of(1, 0, 1, lost, (0, 1)).wording, of(1, 0, 2, lost, (0, 1)).wording);
    }
}
