//! Autosave: the match is saved after every action. A finished match is counted if it belongs to a competition, and
//! moves to the archive.

use bevy::prelude::*;

use super::coach::Coach;
use super::competition::ActiveCompetitions;
use super::days::{self, LocalDate};
use super::evening;
use super::reports::ReportJobs;
use super::scenarios::KnownScenarios;
use super::strength_matching::RatingEstimate;
use super::tour::TourRuns;
use super::{Seating, TableClock, TableMatch, strength_matching};
use crate::flow::prefs::{Prefs, StoreHandle};
use competition::PlayedFixture;
use engine::Seat;
use store::{JobKey, MatchId, MatchLocation, SavedMatch, seconds};

/// The matches that were saved since the title was up last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedSinceTitle(pub Vec<MatchId>);

/// Saves the match at the table whenever it has changed. Its game counts as begun here.
pub(super) fn save(
    mut the_match: ResMut<TableMatch>,
    (seating, clock): (Res<Seating>, Res<TableClock>),
    (data, scenarios): (Res<StoreHandle>, Res<KnownScenarios>),
    (mut active, mut tours): (ResMut<ActiveCompetitions>, ResMut<TourRuns>),
    (mut reports, mut played): (ResMut<ReportJobs>, ResMut<SavedSinceTitle>),
    (mut prefs, date, coach): (ResMut<Prefs>, Res<LocalDate>, Res<Coach>),
    mut commands: Commands,
) {
    let game = the_match.game.id();
    if !prefs.settings.started_games.contains(game) {
        prefs.settings.started_games.insert(game.to_owned());
    }
    let outcome = the_match.outcome();
    // A finished match is counted once.
    let coach_answers =
        if outcome.is_none() { coach.answers_given(&the_match) } else { the_match.saved_answers };
    if (the_match.saved, the_match.saved_answers) == (the_match.revision, coach_answers) {
        return;
    }
    (the_match.saved, the_match.saved_answers) = (the_match.revision, coach_answers);
    if !played.0.contains(&the_match.match_id) {
        played.0.push(the_match.match_id.clone());
    }
    // If notebooks are switched off during a match, the match is not noted.
    let notebook = the_match.notebook.clone().filter(|_| outcome.is_none() || prefs.settings.notebooks);
    let saved = SavedMatch {
        id: the_match.match_id.clone(),
        place: the_match.location,
        record: the_match.state.record().clone(),
        home: seating.controllers[Seat::Home],
        away: seating.controllers[Seat::Away],
        saved: seconds(),
        lesson: the_match.lesson.as_ref().map(|lesson| lesson.name.clone()),
        day: the_match.start_request.day,
        tour: the_match.start_request.tour.clone(),
        coach_answers,
        names: seating.people.clone(),
        secs: clock.secs.map(|secs| secs as u32),
        notebook,
        clubs: the_match.start_request.clubs.clone(),
    };
    days::note_attempt(&saved, outcome.as_ref(), date.today(), &mut prefs);
    match outcome {
        Some(outcome) => {
            evening::note_result(&saved, &outcome, &mut prefs);
            // The store counts it in the same way.
            tours.count_match(&saved);
            // Record, competition and archive are written in one job, so that they reach the disk in that order.
            let counts = the_match.location == MatchLocation::Competition;
            let seed = saved.record.seed;
            let competition = counts
                .then(|| {
                    active.count_match(
                        the_match.game.id(),
                        seed,
                        PlayedFixture::from_match(the_match.state.as_ref())?,
                    )
                })
                .flatten();
            data.0.enqueue(JobKey::InOrder, move |store| store.finish_match(&saved, competition.as_ref()));
            reports.over(&the_match, &seating, scenarios.all());
            if let Some((name, rating)) =
                strength_matching::updated_rating(&the_match, &seating, &prefs.settings)
            {
                let number = the_match.number.take();
                commands.insert_resource(RatingEstimate { number, name, game, rating });
            }
        }
        None => data.0.enqueue(JobKey::Match(saved.id.clone()), move |store| store.save_match(&saved)),
    }
}
