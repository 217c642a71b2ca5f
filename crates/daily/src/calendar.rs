//! Days in a row, and the weeks of a month.

use std::collections::BTreeSet;

use chrono::{Datelike, Days, Months, NaiveDate};

/// Returns the number of days in a row up to today, or up to yesterday if today's match is still to be played.
///
/// `counts` says if the match of a day was played to its end on that day.
#[must_use]
pub fn streak(today: NaiveDate, counts: impl Fn(NaiveDate) -> bool) -> u32 {
    let yesterday = today.checked_sub_days(Days::new(1));
    let last = if counts(today) { Some(today) } else { yesterday };
    let days = std::iter::successors(last, |day| day.checked_sub_days(Days::new(1)));
    days.take_while(|day| counts(*day)).zip(1..).last().map_or(0, |(_, n)| n)
}

/// Returns the first day of the month that is that many months later.
#[must_use]
pub fn first_of_month_offset(date: NaiveDate, months: i32) -> NaiveDate {
    let first = date.with_day(1).unwrap_or(date);
    let by = Months::new(months.unsigned_abs());
    let moved = if months < 0 { first.checked_sub_months(by) } else { first.checked_add_months(by) };
    moved.unwrap_or(first)
}

/// Returns the weeks of a month, each from Monday; days of other months are `None`.
#[must_use]
pub fn weeks(month: NaiveDate) -> Vec<[Option<NaiveDate>; 7]> {
    let first = first_of_month_offset(month, 0);
    let days = first.iter_days().take_while(|day| day.month() == first.month());
    let mut weeks = Vec::new();
    for day in days {
        let column = day.weekday().num_days_from_monday() as usize;
        if weeks.is_empty() || column == 0 {
            weeks.push([None; 7]);
        }
        if let Some(week) = weeks.last_mut() {
            week[column] = Some(day);
        }
    }
    weeks
}

/// Number of days on which a wrong clock is hardly kept.
const MANY: usize = 3;

/// Returns the day on which a match counts as begun: today, or a later day on which another one was begun. So a clock
/// that is set back makes no match punctual.
///
/// `begun` are the days on which matches were begun before. One or two of more than a month ahead came from a clock
/// that was wrong for a while, and do not count.
#[must_use]
pub fn day_of_start(today: NaiveDate, begun: impl IntoIterator<Item = NaiveDate>) -> NaiveDate {
    let plausible = today.checked_add_days(Days::new(31)).unwrap_or(today);
    let (near, far): (BTreeSet<NaiveDate>, BTreeSet<NaiveDate>) =
        begun.into_iter().chain([today]).partition(|day| *day <= plausible);
    let far = far.last().filter(|_| far.len() >= MANY);
    far.or(near.last()).copied().unwrap_or(today)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_streak_lasts_until_a_day_is_over_without_its_match() {
        let today = day("2026-03-02");
        let of = |played: &[&str]| streak(today, |date| played.iter().any(|text| day(text) == date));
        assert_eq!(of(&[]), 0);
        assert_eq!(of(&["2026-03-02"]), 1);
        assert_eq!(of(&["2026-02-28", "2026-03-01"]), 2, "today is not over");
        assert_eq!(of(&["2026-02-28", "2026-03-01", "2026-03-02"]), 3);
        assert_eq!(of(&["2026-02-27", "2026-02-28", "2026-03-02"]), 1);
    }

    #[test]
    fn a_month_has_its_days_once_and_its_weeks_begin_on_monday() {
        let november = weeks(day("2026-11-17"));
        assert_eq!(november.len(), 6);
        assert_eq!(november[0][6], Some(day("2026-11-01")));
        assert_eq!(november[5][0], Some(day("2026-11-30")));
        assert_eq!(november.iter().flatten().flatten().count(), 30);
        assert_eq!(weeks(day("2027-02-01")).len(), 4);
        assert_eq!(first_of_month_offset(day("2026-01-31"), -2), day("2025-11-01"));
        assert_eq!(first_of_month_offset(day("2026-12-31"), 1), day("2027-01-01"));
    }

    #[test]
    fn a_clock_that_is_set_back_makes_no_match_punctual() {
        let today = day("2026-11-24");
        assert_eq!(day_of_start(today, []), today);
        assert_eq!(day_of_start(today, [day("2026-11-20")]), today);
        assert_eq!(day_of_start(today, [day("2026-11-20"), day("2026-11-26")]), day("2026-11-26"));
        assert_eq!(day_of_start(today, [day("2031-01-01")]), today, "that clock was wrong");
        let spring = ["2027-02-26", "2027-02-27", "2027-03-01"].map(day);
        assert_eq!(day_of_start(today, spring), day("2027-03-01"), "set back by months");
    }
}
