//! A person's results against one opponent, and what the opponent says to that. It follows from the results, so it is
//! never untrue.

use super::PersonResult;

/// The lead of a clear win.
pub const CLEAR_WIN: u32 = 3;
/// Number of wins without a defeat, or of defeats without a win, that are worth a word.
const MIN_STREAK: u32 = 3;
/// Number of goals of both sides in one match that are worth a word.
const MANY_GOALS: u32 = 7;
/// Number of remarks in a row of which none is like another: one before each match of a season of twenty but the first.
pub const DISTINCT_REMARKS: usize = 19;

/// A person's results against one opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct OpponentRecord {
    /// Number of wins of the person.
    pub won: u32,
    /// Number of draws.
    pub drawn: u32,
    /// Number of defeats of the person.
    pub lost: u32,
    /// The most recent match.
    pub last: Option<LastMatch>,
    /// What the opponent says before the next match.
    pub remark: Option<Remark>,
}

/// The most recent match against an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastMatch {
    /// When it ended, seconds since 1970; 0 if unknown.
    pub ended: u64,
    /// How it ended for the person.
    pub result: PersonResult,
    /// Goals of the person and of the opponent, without shootout kicks.
    pub goals: (u32, u32),
}

impl OpponentRecord {
    /// Returns the number of matches.
    #[must_use]
    pub const fn played(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(super) fn count(&mut self, meeting: LastMatch) {
        match meeting.result {
            PersonResult::Won => self.won += 1,
            PersonResult::Drawn => self.drawn += 1,
            PersonResult::Lost => self.lost += 1,
        }
        self.last = Some(meeting);
    }
}

/// What an opponent refers to. The opponent is the subject: `WonClearly` means that the person lost. The rarest come
/// first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemarkTopic {
    /// The person has won every match.
    NeverWonYet,
    /// The opponent has won every match.
    WonEveryMatch,
    /// The person has won for the first time, after two defeats or more.
    FirstDefeat,
    /// The opponent has won for the first time, after two defeats or more.
    FirstWin,
    /// The last two matches had the same score.
    SameScore,
    /// The last match had no goal.
    Goalless,
    /// The last match had many goals.
    ManyGoals,
    /// The person has won several matches in a row.
    LostInARow,
    /// The opponent has won several matches in a row.
    WonInARow,
    /// The person won the last match clearly.
    LostClearly,
    /// The person won the last match, but not clearly.
    Lost,
    /// The last match was drawn.
    Drawn,
    /// The opponent won the last match, but not clearly.
    Won,
    /// The opponent won the last match clearly.
    WonClearly,
    /// The person has won more matches than the opponent.
    Behind,
    /// The opponent has won more matches than the person.
    Ahead,
    /// Both have won as many matches.
    Even,
    /// The person won the last match.
    AfterLoss,
    /// The opponent won the last match.
    AfterWin,
    /// They have met before.
    Again,
}

impl RemarkTopic {
    const ALL: [Self; 20] = [
        Self::NeverWonYet,
        Self::WonEveryMatch,
        Self::FirstDefeat,
        Self::FirstWin,
        Self::SameScore,
        Self::Goalless,
        Self::ManyGoals,
        Self::LostInARow,
        Self::WonInARow,
        Self::LostClearly,
        Self::Lost,
        Self::Drawn,
        Self::Won,
        Self::WonClearly,
        Self::Behind,
        Self::Ahead,
        Self::Even,
        Self::AfterLoss,
        Self::AfterWin,
        Self::Again,
    ];

    /// Returns the number of wordings.
    const fn wordings(self) -> usize {
        match self {
            Self::LostClearly | Self::Lost | Self::Won | Self::WonClearly => 4,
            Self::Drawn => 7,
            Self::AfterLoss | Self::AfterWin => 3,
            Self::Again => 12,
            _ => 1,
        }
    }

    /// Returns true if it can be said after these results. `before` is the match before the last one, and `run` the
    /// number of matches in a row that the winner of the last one has won.
    fn fits(self, record: &OpponentRecord, before: Option<LastMatch>, run: u32) -> bool {
        let OpponentRecord { won, drawn, lost, last, .. } = *record;
        let Some(LastMatch { result, goals: (ours, theirs), .. }) = last else { return false };
        let clear = ours.abs_diff(theirs) >= CLEAR_WIN;
        let (beaten, wins) = (result == PersonResult::Won, result == PersonResult::Lost);
        match self {
            Self::NeverWonYet => won >= MIN_STREAK && drawn + lost == 0,
            Self::WonEveryMatch => lost >= MIN_STREAK && drawn + won == 0,
            Self::FirstDefeat => beaten && won == 1 && lost > 1,
            Self::FirstWin => wins && lost == 1 && won > 1,
            Self::SameScore => before.is_some_and(|before| before.goals == (ours, theirs)),
            Self::Goalless => ours + theirs == 0,
            Self::ManyGoals => ours + theirs >= MANY_GOALS,
            Self::LostInARow => beaten && run > 1,
            Self::WonInARow => wins && run > 1,
            Self::LostClearly => beaten && clear,
            Self::Lost => beaten && !clear,
            Self::Drawn => result == PersonResult::Drawn,
            Self::Won => wins && !clear,
            Self::WonClearly => wins && clear,
            Self::Behind => won > lost && lost > 0,
            Self::Ahead => lost > won && won > 0,
            Self::Even => won == lost && won > 0,
            Self::AfterLoss => beaten,
            Self::AfterWin => wins,
            Self::Again => true,
        }
    }
}

/// A remark, to be said before the next match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The topic.
    pub topic: RemarkTopic,
    /// Which wording of the topic it is, from 0.
    pub wording: usize,
    /// Number of matches in a row that the winner of the last one has won.
    pub run: u32,
}

/// What an opponent has said to a person so far.
#[derive(Clone, Debug, Default)]
pub(super) struct RemarkHistory {
    said: Vec<(RemarkTopic, usize)>,
    before: Option<LastMatch>,
    run: u32,
}

impl RemarkHistory {
    /// Returns what the opponent says after one more match: the first remark that fits and that is none of the last
    /// ones, nor one of those that `others` make now if there is another. Opponents with another `voice` begin with
    /// other wordings.
    pub(super) fn next(
        &mut self,
        record: &OpponentRecord,
        voice: usize,
        others: &[Remark],
    ) -> Option<Remark> {
        let last = record.last?;
        let same_winner = self.before.is_some_and(|before| before.result == last.result);
        self.run = if same_winner { self.run + 1 } else { 1 };
        let fits = |topic: &RemarkTopic| topic.fits(record, self.before, self.run);
        let wordings = |topic: RemarkTopic| {
            let n = topic.wordings();
            (0..n).map(move |k| (topic, (k + voice) % n))
        };
        let recent = &self.said[self.said.len().saturating_sub(DISTINCT_REMARKS - 1)..];
        let fitting = RemarkTopic::ALL.into_iter().filter(fits).flat_map(wordings);
        let fitting: Vec<_> = fitting.filter(|remark| !recent.contains(remark)).collect();
        let is_taken =
            |(topic, wording)| others.iter().any(|other| (other.topic, other.wording) == (topic, wording));
        let own = fitting.iter().find(|remark| !is_taken(**remark));
        let (topic, wording) = own.or(fitting.first()).copied()?;
        self.said.push((topic, wording));
        self.before = Some(last);
        Some(Remark { topic, wording, run: self.run })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::MatchRng;

    /// Returns the remarks that follow such results; goals of the person first.
    fn remarks(results: &[(u32, u32)], voice: usize) -> Vec<Remark> {
        let (mut record, mut history) = (OpponentRecord::default(), RemarkHistory::default());
        let after = |goals: &(u32, u32)| {
            let result = match goals.0.cmp(&goals.1) {
                std::cmp::Ordering::Greater => PersonResult::Won,
                std::cmp::Ordering::Equal => PersonResult::Drawn,
                std::cmp::Ordering::Less => PersonResult::Lost,
            };
            record.count(LastMatch { ended: 8, result, goals: *goals });
            history.next(&record, voice, &[]).unwrap()
        };
        results.iter().map(after).collect()
    }

    #[test]
    fn a_remark_is_about_the_last_match_unless_something_rare_has_happened() {
        let topic = |results: &[(u32, u32)]| remarks(results, 0).last().unwrap().topic;
        assert_eq!(RemarkHistory::default().next(&OpponentRecord::default(), 0, &[]), None);
        for (results, expected) in [
            (vec![(2, 1)], RemarkTopic::Lost),
            (vec![(1, 2), (0, 0), (4, 1)], RemarkTopic::LostClearly),
            (vec![(2, 1), (3, 1), (4, 1)], RemarkTopic::NeverWonYet),
            (vec![(0, 1), (0, 2), (1, 2)], RemarkTopic::WonEveryMatch),
            (vec![(0, 1), (0, 2), (2, 1)], RemarkTopic::FirstDefeat),
            (vec![(1, 0), (2, 0), (1, 2)], RemarkTopic::FirstWin),
            (vec![(1, 1), (1, 1)], RemarkTopic::SameScore),
            (vec![(0, 0)], RemarkTopic::Goalless),
            (vec![(3, 4)], RemarkTopic::ManyGoals),
            (vec![(0, 1), (2, 1), (3, 1)], RemarkTopic::LostInARow),
            (vec![(2, 1), (0, 1), (0, 2)], RemarkTopic::WonInARow),
            (vec![(1, 1)], RemarkTopic::Drawn),
            (vec![(0, 1)], RemarkTopic::Won),
            (vec![(0, 5)], RemarkTopic::WonClearly),
        ] {
            assert_eq!(topic(&results), expected, "after {results:?}");
        }
        assert_eq!(remarks(&[(0, 1), (2, 1), (3, 1)], 0)[2].run, 2);
        assert_ne!(remarks(&[(1, 2)], 0), remarks(&[(1, 2)], 1), "opponents do not talk alike");
    }

    #[test]
    fn no_remark_is_made_twice_in_a_season() {
        let mut rng = MatchRng::new(51);
        let scores = [(1, 0), (3, 0), (0, 1), (0, 3), (1, 1), (0, 0), (4, 3), (2, 1)];
        let alike = scores.map(|score| vec![score; 60]);
        let mut mixed = |_| -> Vec<_> { (0..60).map(|_| scores[rng.index(scores.len())]).collect() };
        let mixed: Vec<_> = (0..200).map(&mut mixed).collect();
        for (k, results) in alike.into_iter().chain(mixed).enumerate() {
            let said: Vec<_> =
                remarks(&results, k % 8).iter().map(|remark| (remark.topic, remark.wording)).collect();
            for season in said.windows(DISTINCT_REMARKS) {
                let again = (1..DISTINCT_REMARKS).find(|k| season[..*k].contains(&season[*k]));
                assert_eq!(again, None, "{season:?}");
            }
        }
    }
}
