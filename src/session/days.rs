//! The tries at the matches of the day: noted at kick-off and at the end.

use bevy::prelude::*;
use chrono::{DateTime, Local, NaiveDate, Utc};

use crate::flow::prefs::Prefs;
use daily::{DailyMatch, Stars};
use engine::Outcome;
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
    /// It was not begun, or its match is nowhere.
    Open,
    /// It was begun, or may have been: matches are still being read.
    Unknown,
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
    /// Returns the try of a person. `unfinished` yields the friendlies in play; `reading` is true while they, or the
    /// archive, are still being read.
    pub fn of(
        settings: &'a Settings,
        mut unfinished: impl Iterator<Item = &'a SavedMatch>,
        person: Option<&PersonName>,
        date: NaiveDate,
        reading: bool,
    ) -> Self {
        let noted = settings.profiles.days.of(person, date);
        match noted.and_then(|of| Some((of, of.end?))) {
            Some((of, AttemptEnd::Played(stars))) => {
                return Self::Played { id: &of.id, stars, late: of.started_on > date };
            }
            Some((_, AttemptEnd::GivenUp)) => return Self::GivenUp,
            None => {}
        }
        let is_it = |saved: &&SavedMatch| {
            saved.day == Some(date)
                && match noted {
                    // The match may bear a name that the person had before.
                    Some(of) => of.id == saved.id,
                    // A match that was begun just before the game was killed may not be noted.
                    None => saved.names[DailyMatch::PERSON].as_ref() == person,
                }
        };
        match unfinished.find(is_it) {
            Some(saved) => Self::UnderWay(saved),
            None if reading => Self::Unknown,
            None => Self::Open,
        }
    }

    /// Returns the stars, if it was played to the end.
    pub const fn stars(&self) -> Option<Stars> {
        match self {
            Self::Played { stars, .. } => Some(*stars),
            Self::Open | Self::Unknown | Self::UnderWay(_) | Self::GivenUp => None,
        }
    }
}

/// Returns the person whose try at the match of a day a match is, if it is one of one person: the day and the name.
fn attempt_of(saved: &SavedMatch) -> Option<(NaiveDate, Option<&PersonName>)> {
    let alone = saved.away != Controller::Human || DailyMatch::on(saved.day?)?.opponent.is_none();
    let person = saved.home == Controller::Human && alone;
    person.then_some((saved.day?, saved.names[DailyMatch::PERSON].as_ref()))
}

/// Returns the day on which a match was begun at the player's place, if its id tells it and it is not in the future.
fn kick_off(saved: &SavedMatch, today: NaiveDate) -> NaiveDate {
    let millis = i64::try_from(saved.id.begun()).ok().filter(|millis| *millis > 0);
    let moment = millis.and_then(DateTime::<Utc>::from_timestamp_millis);
    moment.map_or(today, |moment| moment.with_timezone(&Local).date_naive().min(today))
}

/// Notes that the match of a day has begun. The first try counts, and is noted once.
fn note_begun(saved: &SavedMatch, today: NaiveDate, settings: &mut Settings) {
    if let Some((date, name)) = attempt_of(saved)
        && !settings.profiles.days.is_under_way(date, &saved.id)
    {
        settings.profiles.days.begin(name, date, &saved.id, kick_off(saved, today));
    }
}

/// Notes that the match of a day has begun or is over.
pub(super) fn note_attempt(
    saved: &SavedMatch,
    outcome: Option<&Outcome>,
    today: NaiveDate,
    prefs: &mut ResMut<Prefs>,
) {
    let Some((date, name)) = attempt_of(saved) else { return };
    let is_new = prefs.settings.profiles.days.of(name, date).is_none();
    if is_new {
        note_begun(saved, today, &mut prefs.settings);
    }
    if let Some(outcome) = outcome {
        let stars = Stars::of(&outcome.into(), DailyMatch::PERSON);
        prefs.settings.profiles.days.end(date, &saved.id, AttemptEnd::Played(stars));
    }
}

/// Notes that a match was deleted before it was over: if it was a try at the match of a day, it is given up.
pub fn note_deleted(saved: &SavedMatch, today: NaiveDate, settings: &mut Settings) {
    if let Some((date, _)) = attempt_of(saved) {
        note_begun(saved, today, settings);
        settings.profiles.days.end(date, &saved.id, AttemptEnd::GivenUp);
    }
}

/// Notes the ends of tries that the archive has and the settings lack, because the game was ended between both. Changes
/// nothing if there are none.
pub(super) fn settle(matches: &[ArchivedMatch], prefs: &mut ResMut<Prefs>) {
    for archived in matches {
        if let Some(date) = archived.day
            && prefs.settings.profiles.days.is_under_way(date, &archived.id)
        {
            let end = AttemptEnd::Played(Stars::of(&archived.result, DailyMatch::PERSON));
            prefs.settings.profiles.days.end(date, &archived.id, end);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{BySeat, Seat};
    use players::controller::Controller;
    use store::MatchLocation;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    fn begun(date: NaiveDate, stem: &str) -> SavedMatch {
        let daily = DailyMatch::on(date).unwrap();
        let audience = stage::scene::Audience { seat: Seat::Home, shared: false };
        let (state, _) = daily.game.start(daily.options, daily.seed, audience).unwrap();
        SavedMatch {
            id: MatchId::unsaved(stem),
            place: MatchLocation::Friendly,
            record: state.record().clone(),
            home: Controller::Human,
            away: daily.opponent.map_or(Controller::Human, Controller::Bot),
            saved: 8,
            lesson: None,
            day: Some(date),
            tour: None,
            coach_answers: 0,
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
            false,
        ) {
            DayProgress::Open => "open".to_owned(),
            DayProgress::Unknown => "unknown".to_owned(),
            DayProgress::UnderWay(saved) => saved.id.to_string(),
            DayProgress::GivenUp => "given up".to_owned(),
            DayProgress::Played { stars, late, .. } => format!("{} {late}", stars.count()),
        };
        assert_eq!(found(&settings, &[]), "open");
        assert_eq!(found(&settings, &[&first]), "first", "killed before it was noted");
        settings.profiles.days.begin(None, date, &first.id, today);
        assert_eq!(found(&settings, &[&second, &first]), "first");
        assert_eq!(found(&settings, &[]), "open", "killed before it was saved");
        assert!(matches!(
            DayProgress::of(&settings, std::iter::empty(), None, date, true),
            DayProgress::Unknown
        ));
        settings.profiles.days.end(date, &first.id, AttemptEnd::Played(Stars::Two));
        assert_eq!(found(&settings, &[&second]), "2 true");
    }

    /// The match bears the name that the person had when it was begun.
    #[test]
    fn a_try_belongs_to_its_person_under_a_new_name() {
        let (date, today) = (day("2026-11-24"), day("2026-11-24"));
        let [ada, bo] = ["Ada", "Bo"].map(|name| PersonName::parse(name).unwrap());
        let mut settings = Settings::default();
        settings.rename_person(0, ada.clone());
        let saved = SavedMatch { names: BySeat::new(Some(ada), None), ..begun(date, "first") };
        note_begun(&saved, today, &mut settings);
        settings.rename_person(0, bo.clone());
        let progress = DayProgress::of(&settings, [&saved].into_iter(), Some(&bo), date, false);
        assert!(matches!(progress, DayProgress::UnderWay(_)));
        note_begun(&saved, today, &mut settings);
        note_deleted(&saved, today, &mut settings);
        let progress = DayProgress::of(&settings, std::iter::empty(), Some(&bo), date, false);
        assert!(matches!(progress, DayProgress::GivenUp));
    }

    /// The game was killed before the try was noted.
    #[test]
    fn a_deleted_match_counts_as_given_up_even_if_it_was_not_noted() {
        let date = day("2026-11-24");
        let mut settings = Settings::default();
        note_deleted(&begun(date, "first"), day("2026-11-25"), &mut settings);
        let noted = settings.profiles.days.of(None, date).unwrap();
        assert_eq!((noted.end, noted.started_on), (Some(AttemptEnd::GivenUp), day("2026-11-25")));
    }

    #[test]
    fn one_manager_alone_has_a_try_and_two_people_have_none() {
        let alone = begun(day("2026-11-29"), "alone");
        assert!(attempt_of(&alone).is_some());
        let duel = SavedMatch { away: Controller::Human, ..begun(day("2026-11-27"), "duel") };
        assert!(attempt_of(&duel).is_none());
    }
}
