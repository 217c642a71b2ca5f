//! The tries at the matches of the day that count: one for each person and day. Part of the settings.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use serde::{Deserialize, Serialize};

use super::saved_match::MatchId;
use daily::Stars;
use daily::calendar::day_of_start;
use players::people::PersonName;

/// Size limit: eight people for ten years.
const MAX_DAYS: usize = 30_000;

/// The first try of a person at the match of a day: the one that counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "DayAttemptFields", into = "DayAttemptFields")]
pub struct DayAttempt {
    /// The match.
    pub id: MatchId,
    /// The day on which it counts as begun: see [`day_of_start`].
    pub started_on: NaiveDate,
    /// How it ended; `None` while it is under way.
    pub end: Option<AttemptEnd>,
}

/// A try as the file has it: a tuple, which stays on one line.
type DayAttemptFields = (MatchId, NaiveDate, Option<AttemptEnd>);

impl From<DayAttemptFields> for DayAttempt {
    fn from((id, begun, end): DayAttemptFields) -> Self {
        Self { id, started_on: begun, end }
    }
}

impl From<DayAttempt> for DayAttemptFields {
    fn from(of: DayAttempt) -> Self {
        (of.id, of.started_on, of.end)
    }
}

/// The end of a try.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum AttemptEnd {
    /// Its match was deleted before it was over.
    GivenUp,
    /// Played to the end.
    Played(Stars),
}

/// The tries by person and day. A person without a name has the empty name.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct DayAttempts(BTreeMap<(String, NaiveDate), DayAttempt>);

impl DayAttempts {
    /// Returns true if nobody has tried any.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the try of a person, or of the nameless one, at the match of that day.
    #[must_use]
    pub fn of(&self, name: Option<&PersonName>, date: NaiveDate) -> Option<&DayAttempt> {
        self.0.get(&key(name, date))
    }

    /// Notes that a match of a day was begun on `day`, unless there was a try before.
    pub fn begin(&mut self, name: Option<&PersonName>, date: NaiveDate, id: &MatchId, day: NaiveDate) {
        let begun = day_of_start(day, self.0.values().map(|of| of.started_on));
        self.0.entry(key(name, date)).or_insert_with(|| DayAttempt {
            id: id.clone(),
            started_on: begun,
            end: None,
        });
        self.drop_oldest();
    }

    /// Forgets a try that is not over, because its match is nowhere: the next one counts.
    pub fn forget_lost(&mut self, name: Option<&PersonName>, date: NaiveDate) {
        let key = key(name, date);
        if self.0.get(&key).is_some_and(|of| of.end.is_none()) {
            self.0.remove(&key);
        }
    }

    /// Returns true if that match is the try of somebody at the match of that day, and it is not noted how it ended.
    #[must_use]
    pub fn is_under_way(&self, date: NaiveDate, id: &MatchId) -> bool {
        self.0.iter().any(|((_, day), of)| *day == date && of.id == *id && of.end.is_none())
    }

    /// Notes how a match of a day ended, if it is a try that counts and is under way. Returns true if it is. The match
    /// says whose it is: the person may have another name by now.
    pub fn end(&mut self, date: NaiveDate, id: &MatchId, end: AttemptEnd) -> bool {
        let mut all = self.0.iter_mut();
        let under_way = all.find(|((_, day), of)| *day == date && of.id == *id && of.end.is_none());
        under_way.map(|(_, of)| of.end = Some(end)).is_some()
    }

    /// Returns the stars of a try that was played to its end, and true if it was begun after its day.
    #[must_use]
    pub fn stars(&self, name: Option<&PersonName>, date: NaiveDate) -> Option<(Stars, bool)> {
        let of = self.of(name, date)?;
        match of.end? {
            AttemptEnd::Played(stars) => Some((stars, of.started_on > date)),
            AttemptEnd::GivenUp => None,
        }
    }

    /// Returns the number of days in a row, up to today, whose match the person played to its end on the day.
    #[must_use]
    pub fn streak(&self, name: Option<&PersonName>, today: NaiveDate) -> u32 {
        daily::calendar::streak(today, |date| self.stars(name, date).is_some_and(|(_, late)| !late))
    }

    /// Gives the tries of a person to the name that the person has now. Those that an earlier person of that name left
    /// go.
    pub(crate) fn rename(&mut self, old: &PersonName, new: &PersonName) {
        self.0.retain(|(name, _), _| name != new.as_str());
        let own: Vec<_> = self.0.extract_if(.., |(name, _), _| name == old.as_str()).collect();
        self.0.extend(own.into_iter().map(|((_, date), of)| ((new.as_str().to_owned(), date), of)));
    }

    /// Drops what exceeds the size limit: the oldest days.
    #[must_use]
    pub(crate) fn sound(mut self) -> Self {
        while self.0.len() > MAX_DAYS {
            self.drop_oldest();
        }
        self
    }

    /// Drops one of the oldest days if there are too many.
    fn drop_oldest(&mut self) {
        if self.0.len() > MAX_DAYS
            && let Some(oldest) = self.0.keys().min_by_key(|(_, date)| *date).cloned()
        {
            self.0.remove(&oldest);
        }
    }
}

fn key(name: Option<&PersonName>, date: NaiveDate) -> (String, NaiveDate) {
    (name.map_or_else(String::new, |name| name.as_str().to_owned()), date)
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::record::ron_options;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn one_try_a_day_counts_for_each_person() {
        let (ada, monday) = (PersonName::parse("Ada"), day("2026-11-23"));
        let [first, second] = ["toy-1", "toy-2"].map(MatchId::of_stem);
        let mut tries = DayAttempts::default();
        tries.begin(ada.as_ref(), monday, &first, monday);
        tries.begin(ada.as_ref(), monday, &second, monday);
        assert_eq!(tries.of(ada.as_ref(), monday).unwrap().id, first);
        assert_eq!(tries.of(None, monday), None);
        let won = AttemptEnd::Played(Stars::Three);
        assert!(!tries.end(monday, &second, won), "a further try is for fun");
        assert!(tries.end(monday, &first, AttemptEnd::GivenUp));
        assert!(!tries.end(monday, &first, won), "it counts once");
        assert_eq!(tries.stars(ada.as_ref(), monday), None);
    }

    #[test]
    fn a_try_whose_match_is_nowhere_is_replaced_by_the_next() {
        let monday = day("2026-11-23");
        let [lost, next] = ["toy-1", "toy-2"].map(MatchId::of_stem);
        let mut tries = DayAttempts::default();
        tries.begin(None, monday, &lost, monday);
        tries.forget_lost(None, monday);
        tries.begin(None, monday, &next, monday);
        assert!(tries.is_under_way(monday, &next) && !tries.is_under_way(monday, &lost));
        assert!(tries.end(monday, &next, AttemptEnd::Played(Stars::One)));
        tries.forget_lost(None, monday);
        assert!(tries.of(None, monday).is_some(), "it is over");
    }

    /// The longest names that there are, in letters of three bytes.
    #[test]
    fn the_largest_number_of_tries_fits_into_the_file() {
        let first = day("2026-11-01");
        let mut tries = DayAttempts::default();
        for (k, date) in first.iter_days().take(MAX_DAYS + 2).enumerate() {
            let attempt = DayAttempt {
                id: MatchId::of_stem("soccer_cards-1795957226770"),
                started_on: date,
                end: Some(AttemptEnd::Played(Stars::Three)),
            };
            let letter = char::from_u32(0x1E00 + (k % 8) as u32).unwrap();
            tries.0.insert((letter.to_string().repeat(20), date), attempt);
        }
        let tries = tries.sound();
        assert_eq!(tries.0.len(), MAX_DAYS);
        assert!(tries.0.keys().all(|(_, date)| *date > first), "the oldest are dropped");
        let text = ron_options().to_string_pretty(&tries, ron::ser::PrettyConfig::default()).unwrap();
        assert!((text.len() as u64) < crate::settings::MAX_PEOPLE_BYTES, "{} bytes", text.len());
    }

    #[test]
    fn days_in_a_row_count_if_they_were_played_on_the_day() {
        let mut tries = DayAttempts::default();
        for (date, today) in
            [("2026-11-22", "2026-11-22"), ("2026-11-23", "2026-11-23"), ("2026-11-20", "2026-11-23")]
        {
            let id = MatchId::of_stem(date);
            tries.begin(None, day(date), &id, day(today));
            tries.end(day(date), &id, AttemptEnd::Played(Stars::One));
        }
        assert_eq!(tries.streak(None, day("2026-11-24")), 2);
        assert_eq!(tries.stars(None, day("2026-11-20")), Some((Stars::One, true)));
        tries.begin(None, day("2026-11-21"), &MatchId::of_stem("back"), day("2026-11-21"));
        assert_eq!(
            tries.of(None, day("2026-11-21")).unwrap().started_on,
            day("2026-11-23"),
            "a clock set back"
        );
    }

    #[test]
    fn tries_follow_a_new_name_and_stay_on_a_line_each() {
        let [ada, bo] = ["Ada", "Bo"].map(|name| PersonName::parse(name).unwrap());
        let monday = day("2026-11-23");
        let mut tries = DayAttempts::default();
        tries.begin(Some(&ada), monday, &MatchId::of_stem("toy-1"), monday);
        tries.begin(Some(&bo), monday, &MatchId::of_stem("toy-2"), monday);
        tries.rename(&ada, &bo);
        assert_eq!(tries.of(Some(&bo), monday).unwrap().id, MatchId::of_stem("toy-1"));
        assert_eq!(tries.of(Some(&ada), monday), None);
        tries.end(monday, &MatchId::of_stem("toy-1"), AttemptEnd::Played(Stars::Two));
        let text = ron_options().to_string_pretty(&tries, ron::ser::PrettyConfig::default()).unwrap();
        assert!(
            text.contains("(\"Bo\", \"2026-11-23\"): (\"toy-1\", \"2026-11-23\", Played(Two)),"),
            "{text}"
        );
        assert_eq!(ron_options().from_str::<DayAttempts>(&text).unwrap(), tries);
    }
}
