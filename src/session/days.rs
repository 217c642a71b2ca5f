//! The tries at the matches of the day: noted at kick-off and at the end.

use bevy::prelude::*;
use chrono::{Local, NaiveDate};

use crate::flow::prefs::Prefs;
use daily::{DailyMatch, Stars};
use engine::{Outcome, Seat, SeatSet};
use players::controller::Controller;
use players::people::PersonName;
use store::{ArchivedMatch, AttemptEnd, MatchId, SavedMatch, Settings};

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

/// A person's try at the match of a day.
#[derive(Clone, Copy)]
pub enum DayProgress<'a> {
    /// It was not begun.
    Open,
    /// Its match can be gone on with.
    UnderWay(&'a SavedMatch),
    /// It was given up.
    GivenUp,
    /// It was played to the end, on its day or `late`.
    Played {
        /// The match.
        id: &'a MatchId,
        /// Its stars.
        stars: Stars,
        /// True if it was begun after its day.
        late: bool,
    },
}

impl<'a> DayProgress<'a> {
    /// Returns the try of a person. `unfinished` yields the friendlies in play.
    pub fn of(
        settings: &'a Settings,
        mut unfinished: impl Iterator<Item = &'a SavedMatch>,
        person: Option<&PersonName>,
        date: NaiveDate,
    ) -> Self {
        let noted = settings.days.of(person, date);
        match noted.and_then(|of| Some((of, of.end?))) {
            Some((of, AttemptEnd::Played(stars))) => {
                return Self::Played { id: &of.id, stars, late: of.begun > date };
            }
            Some((_, AttemptEnd::GivenUp)) => return Self::GivenUp,
            None => {}
        }
        // A match that was begun just before the game was killed may not be noted.
        let is_it = |saved: &&SavedMatch| {
            let theirs = saved.day == Some(date) && saved.names[DailyMatch::PERSON].as_ref() == person;
            theirs && noted.is_none_or(|of| of.id == saved.id)
        };
        unfinished.find(is_it).map_or(Self::Open, Self::UnderWay)
    }

    /// Returns the stars, if it was played to the end.
    pub const fn stars(&self) -> Option<Stars> {
        match self {
            Self::Played { stars, .. } => Some(*stars),
            Self::Open | Self::UnderWay(_) | Self::GivenUp => None,
        }
    }
}

/// Returns the person whose try at the match of a day a match is, if it is one of one person: the day and the name.
fn attempt_of(saved: &SavedMatch) -> Option<(NaiveDate, Option<&PersonName>)> {
    let alone = saved.away != Controller::Human || DailyMatch::on(saved.day?)?.opponent.is_none();
    let person = saved.home == Controller::Human && alone;
    person.then_some((saved.day?, saved.names[DailyMatch::PERSON].as_ref()))
}

/// Notes that the match of a day has begun or is over. The first try counts, and is noted once.
pub(super) fn note_attempt(
    saved: &SavedMatch,
    outcome: Option<&Outcome>,
    today: NaiveDate,
    prefs: &mut ResMut<Prefs>,
) {
    let Some((date, name)) = attempt_of(saved) else { return };
    if prefs.settings.days.of(name, date).is_none() {
        prefs.settings.days.begin(name, date, &saved.id, today);
    }
    if let Some(outcome) = outcome {
        let stars = Stars::of(&outcome.into(), DailyMatch::PERSON);
        prefs.settings.days.end(name, date, &saved.id, AttemptEnd::Played(stars));
    }
}

/// Notes that a match was deleted before it was over: if it was a try at the match of a day, it is given up.
pub fn note_deleted(saved: &SavedMatch, settings: &mut Settings) {
    if let Some((date, name)) = attempt_of(saved) {
        settings.days.end(name, date, &saved.id, AttemptEnd::GivenUp);
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
            let end = AttemptEnd::Played(Stars::of(&kept.result, DailyMatch::PERSON));
            prefs.settings.days.end(name, date, &kept.id, end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::BySeat;
    use players::controller::Controller;
    use store::MatchLocation;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn begun(date: NaiveDate, stem: &str) -> SavedMatch {
        let daily = DailyMatch::on(date).unwrap();
        let audience = stage::scene::Audience { seat: Seat::Home, shared: false };
        let (live, _) = daily.game.start(daily.options, daily.seed, audience).unwrap();
        SavedMatch {
            id: MatchId::unsaved(stem),
            place: MatchLocation::Friendly,
            record: live.record().clone(),
            home: Controller::Human,
            away: daily.opponent.map_or(Controller::Human, Controller::Bot),
            saved: 8,
            lesson: None,
            day: Some(date),
            names: BySeat::default(),
            secs: None,
            notebook: None,
            clubs: None,
        }
    }

    #[test]
    fn a_try_is_gone_on_with_until_it_is_over_and_then_counts_once() {
        let (date, today) = (day("2026-11-24"), day("2026-11-26"));
        let (first, second) = (begun(date, "first"), begun(date, "second"));
        let mut settings = Settings::default();
        let found = |settings: &Settings, unfinished: &[&SavedMatch]| match DayProgress::of(
            settings,
            unfinished.iter().copied(),
            None,
            date,
        ) {
            DayProgress::Open => "open".to_owned(),
            DayProgress::UnderWay(saved) => saved.id.to_string(),
            DayProgress::GivenUp => "given up".to_owned(),
            DayProgress::Played { stars, late, .. } => format!("{} {late}", stars.count()),
        };
        assert_eq!(found(&settings, &[]), "open");
        assert_eq!(found(&settings, &[&first]), "first", "killed before it was noted");
        settings.days.begin(None, date, &first.id, today);
        assert_eq!(found(&settings, &[&second, &first]), "first");
        assert_eq!(found(&settings, &[]), "open", "killed before it was saved");
        settings.days.end(None, date, &first.id, AttemptEnd::Played(Stars::Two));
        assert_eq!(found(&settings, &[&second]), "2 true");
    }
}
