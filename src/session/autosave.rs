//! Autosave: the match is saved after every action. A finished match is counted if it belongs to a competition, and
//! moves to the archive.

use bevy::ecs::system::SystemParam;
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
use competition::{Competition, PlayedFixture};
use engine::{Outcome, Seat};
use store::{JobKey, MatchId, MatchLocation, SavedMatch, seconds};

/// The matches that were saved since the title was up last.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct SavedSinceTitle(pub Vec<MatchId>);

/// What is saved of the match at the table, and what a finished match changes.
#[derive(SystemParam)]
pub(super) struct SaveParams<'w, 's> {
    the_match: ResMut<'w, TableMatch>,
    seating: Res<'w, Seating>,
    clock: Res<'w, TableClock>,
    data: Res<'w, StoreHandle>,
    scenarios: Res<'w, KnownScenarios>,
    competitions: ResMut<'w, ActiveCompetitions>,
    tours: ResMut<'w, TourRuns>,
    reports: ResMut<'w, ReportJobs>,
    saved_since_title: ResMut<'w, SavedSinceTitle>,
    prefs: ResMut<'w, Prefs>,
    date: Res<'w, LocalDate>,
    coach: Res<'w, Coach>,
    commands: Commands<'w, 's>,
}

/// Saves the match at the table whenever it has changed. Its game counts as begun here. A set piece is not saved.
pub(super) fn save(mut params: SaveParams) {
    if params.the_match.set_piece.is_some() {
        return;
    }
    let game = params.the_match.game.id();
    if !params.prefs.settings.device.started_games.contains(game) {
        params.prefs.settings.device.started_games.insert(game.to_owned());
    }
    let outcome = params.the_match.outcome();
    let coach_answers = params.coach_answers(outcome.is_some());
    let the_match = &mut params.the_match;
    if (the_match.saved, the_match.saved_answers) == (the_match.revision, coach_answers) {
        return;
    }
    (the_match.saved, the_match.saved_answers) = (the_match.revision, coach_answers);
    if !params.saved_since_title.0.contains(&params.the_match.match_id) {
        params.saved_since_title.0.push(params.the_match.match_id.clone());
    }
    let saved = params.saved_match(outcome.is_some());
    days::note_attempt(&saved, outcome.as_ref(), params.date.today(), &mut params.prefs);
    match outcome {
        Some(outcome) => params.finish(saved, &outcome),
        None => {
            params.data.0.enqueue(JobKey::Match(saved.id.clone()), move |store| store.save_match(&saved));
        }
    }
}

impl SaveParams<'_, '_> {
    /// Returns the number of counted answers that the coach has given. Once the match is over it stays, so that the
    /// match is counted once.
    fn coach_answers(&self, is_over: bool) -> u32 {
        if is_over { self.the_match.saved_answers } else { self.coach.answers_given(&self.the_match) }
    }

    /// Returns the match as it is saved.
    fn saved_match(&self, is_over: bool) -> SavedMatch {
        let (the_match, seating) = (&self.the_match, &self.seating);
        // If notebooks are switched off during a match, the match is not noted.
        let notebook =
            the_match.notebook.clone().filter(|_| !is_over || self.prefs.settings.shared.notebooks);
        SavedMatch {
            id: the_match.match_id.clone(),
            place: the_match.location,
            record: the_match.state.record().clone(),
            home: seating.controllers[Seat::Home],
            away: seating.controllers[Seat::Away],
            saved: seconds(),
            lesson: the_match.lesson.as_ref().map(|lesson| lesson.name.clone()),
            day: the_match.start_request.day,
            tour: the_match.start_request.tour.clone(),
            coach_answers: the_match.saved_answers,
            names: seating.people.clone(),
            secs: self.clock.secs.map(|secs| secs as u32),
            notebook,
            clubs: the_match.start_request.clubs.clone(),
        }
    }

    /// Counts a finished match and moves it to the archive.
    fn finish(&mut self, saved: SavedMatch, outcome: &Outcome) {
        evening::note_result(&saved, outcome, &mut self.prefs);
        // The store counts it in the same way.
        self.tours.count_match(&saved);
        // Record, competition and archive are written in one job, so that they reach the disk in that order.
        let competition = self.count_in_competition(saved.record.seed);
        self.data.0.enqueue(JobKey::InOrder, move |store| store.finish_match(&saved, competition.as_ref()));
        self.reports.over(&self.the_match, &self.seating, self.scenarios.all());
        let rating = strength_matching::updated_rating(&self.the_match, &self.seating, &self.prefs.settings);
        if let Some((name, rating)) = rating {
            let (number, game) = (self.the_match.number.take(), self.the_match.game.id());
            self.commands.insert_resource(RatingEstimate { number, name, game, rating });
        }
    }

    /// Counts the match in its competition, if it is one of a competition, and returns the competition.
    fn count_in_competition(&mut self, seed: u64) -> Option<Competition> {
        if self.the_match.location != MatchLocation::Competition {
            return None;
        }
        let played = PlayedFixture::from_match(self.the_match.state.as_ref())?;
        self.competitions.count_match(self.the_match.game.id(), seed, played)
    }
}
