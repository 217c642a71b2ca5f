//! The match of the day on the result page.

use chrono::NaiveDate;

use crate::session::{Seating, TableMatch};
use daily::{DailyMatch, date_words, line_of};
use engine::SeatSet;
use store::{AttemptEnd, Settings};
use words::{DisplayText, Separator, say};

/// Returns the day whose match it is, if one person played it.
pub(super) fn day_of_person(the_match: &TableMatch, seating: &Seating) -> Option<NaiveDate> {
    the_match.start_request.day.filter(|_| seating.humans() == SeatSet::one(DailyMatch::PERSON))
}

/// Returns the sentences on a match of the day: its stars and the days in a row, if this try counts.
pub(super) fn view(
    the_match: &TableMatch,
    seating: &Seating,
    settings: &Settings,
    today: NaiveDate,
) -> Option<DisplayText> {
    let date = the_match.start_request.day?;
    if day_of_person(the_match, seating).is_none() {
        return Some(say!("result-day", date = date_words(date)));
    }
    let name = seating.people[DailyMatch::PERSON].as_ref();
    let noted = settings.profiles.days.of(name, date).filter(|of| of.id == the_match.match_id);
    let Some(AttemptEnd::Played(stars)) = noted.and_then(|of| of.end) else {
        return Some(say!("result-day-for-fun"));
    };
    let streak = settings.profiles.days.streak(name, today);
    let streak = (streak > 1).then(|| say!("day-streak", n = streak));
    let stars = say!("result-day-stars", date = date_words(date), stars = stars.in_words());
    Some(DisplayText::list([stars].into_iter().chain(streak), Separator::Space))
}

/// Returns the line to copy: that of a match of the day, which one person played.
pub(super) fn line(the_match: &TableMatch, seating: &Seating) -> Option<DisplayText> {
    line_of(day_of_person(the_match, seating)?, the_match.state.record())
}
