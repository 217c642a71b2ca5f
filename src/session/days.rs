//! The tries at the matches of the day: noted at kick-off and at the end.

use bevy::prelude::*;
use chrono::{Local, NaiveDate};

use crate::flow::prefs::Prefs;
use daily::{DailyMatch, Stars};
use engine::{Outcome, Seat, SeatSet};
use players::controller::Controller;
use players::people::PersonName;
use store::{ArchivedMatch, SavedMatch, Settings, TryEnd};

/// The clock that gives the date at the player's place. The day changes at midnight there, wherever that is.
#[derive(Resource, Clone, Copy, Debug)]
pub struct LocalDate(pub fn() -> NaiveDate);

impl LocalDate {
    /// Returns the date now.
    #[must_use]
    pub fn today(self) -> NaiveDate {
        (self.0)()
    }
}

/// Adds the date.
pub(super) fn plugin(app: &mut App) {
    app.insert_resource(LocalDate(|| Local::now().date_naive()));
}

/// Returns the person whose try at the match of a day a match is, if it is one of one person: the day and the name.
fn try_of(saved: &SavedMatch) -> Option<(NaiveDate, Option<&PersonName>)> {
    let alone = saved.away != Controller::Human || DailyMatch::on(saved.day?)?.opponent.is_none();
    let person = saved.home == Controller::Human && alone;
    person.then_some((saved.day?, saved.names[DailyMatch::PERSON].as_ref()))
}

/// Notes that the match of a day has begun or is over. The first try counts, and is noted once.
pub(super) fn note_try(
    saved: &SavedMatch,
    outcome: Option<&Outcome>,
    today: NaiveDate,
    prefs: &mut ResMut<Prefs>,
) {
    let Some((date, name)) = try_of(saved) else { return };
    if prefs.settings.days.of(name, date).is_none() {
        prefs.settings.days.begin(name, date, &saved.id, today);
    }
    if let Some(outcome) = outcome {
        let stars = Stars::of(&outcome.into(), DailyMatch::PERSON);
        prefs.settings.days.end(name, date, &saved.id, TryEnd::Played(stars));
    }
}

/// Notes that a match was deleted before it was over: if it was a try at the match of a day, it is given up.
pub fn note_deleted(saved: &SavedMatch, settings: &mut Settings) {
    if let Some((date, name)) = try_of(saved) {
        settings.days.end(name, date, &saved.id, TryEnd::GivenUp);
    }
}

/// Notes the ends of tries that the archive has and the settings lack, because the game was ended between both. Returns
/// without a change if there are none.
pub(super) fn settle(matches: &[ArchivedMatch], prefs: &mut ResMut<Prefs>) {
    for kept in matches {
        let Some(date) = kept.day.filter(|_| kept.people() == SeatSet::one(Seat::Home)) else { continue };
        let name = kept.names[DailyMatch::PERSON].as_ref();
        let open = prefs.settings.days.of(name, date).is_some_and(|of| of.id == kept.id && of.end.is_none());
        if open {
            let end = TryEnd::Played(Stars::of(&kept.result, DailyMatch::PERSON));
            prefs.settings.days.end(name, date, &kept.id, end);
        }
    }
}
