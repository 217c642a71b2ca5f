//! Bots that match a person's strength: the choice of an opponent, and the estimate of a person's level after a match.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{Seating, TableMatch};
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::{Prefs, StoreHandle};
use crate::flow::start::{StartMatch, random_seed};
use ai::rating::Rating;
use engine::{MatchRng, Seat, SeatSet};
use players::controller::Controller;
use players::people::PersonName;
use store::{MatchId, Settings};

/// Chooses the bot that fits the only person, if the match asks for one.
pub(super) fn choose_matching_bot(start: &mut StartMatch, set: &Settings) {
    let people: SeatSet =
        Seat::BOTH.into_iter().filter(|seat| start.controllers[*seat] == Controller::Human).collect();
    let Some(person) = people.first().filter(|seat| people == SeatSet::one(*seat)) else { return };
    if start.matches_strength && start.resume.is_none() {
        let game = start.game;
        let names = set.profiles.people.names_at(people);
        let rating = set.profiles.ratings.of(names[person].as_ref(), game.id());
        let rating = rating.unwrap_or_else(|| Rating::new(game.ratings()));
        let mut dice = MatchRng::new(start.seed.unwrap_or_else(random_seed));
        start.controllers[!person] = Controller::Bot(rating.pick_difficulty(game.ratings(), dice.unit()));
    }
}

/// The answer whether the number of a match was played before. The data folder is asked at kick-off.
#[derive(Debug)]
pub(super) struct SeedCheck(Option<PendingAnswer<bool>>);

impl SeedCheck {
    /// Asks about the match with that id. One that was drawn at random is new.
    pub(super) fn check(start: &StartMatch, seed: u64, match_id: &MatchId, data: &StoreHandle) -> Self {
        let (game, but) = (start.game.id(), match_id.clone());
        let ask = || PendingAnswer::from_store(data, move |store| store.has_number(game, seed, &but));
        Self(start.seed.is_some().then(ask))
    }

    /// Returns the question; the match is over.
    pub(super) const fn take(&mut self) -> Self {
        Self(self.0.take())
    }
}

/// A new estimate of somebody's level, which counts once it is known that the number of the match is new.
#[derive(Resource, Debug)]
pub(super) struct RatingEstimate {
    pub(super) number: SeedCheck,
    pub(super) name: Option<PersonName>,
    pub(super) game: &'static str,
    pub(super) rating: Rating,
}

/// Keeps a new estimate if it counts, as soon as that is known. If the data folder does not answer, it counts.
pub(super) fn save_rating_estimate(
    mut estimate: ResMut<RatingEstimate>,
    timeout: Res<AnswerTimeout>,
    mut prefs: ResMut<Prefs>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    redraw.write(RequestRedraw);
    let answer = estimate.number.0.as_mut().map_or(Some(None), |asked| asked.wait(*timeout));
    let Some(played_before) = answer else { return };
    if played_before != Some(true) {
        prefs.settings.profiles.ratings.keep(estimate.name.as_ref(), estimate.game, estimate.rating);
    }
    commands.remove_resource::<RatingEstimate>();
}

/// Returns the new estimate of the only person's level after a match against a bot. `None` if there is nothing new to
/// learn, as after a lesson or a match that began in the middle of another.
pub(super) fn updated_rating(
    the_match: &TableMatch,
    seating: &Seating,
    set: &Settings,
) -> Option<(Option<PersonName>, Rating)> {
    let outcome = the_match.outcome()?;
    let people = seating.humans();
    let person = people.first().filter(|seat| people == SeatSet::one(*seat))?;
    let Controller::Bot(difficulty) = seating.controllers[!person] else { return None };
    let taken_from_another =
        the_match.start_request.resume.is_some() && the_match.start_request.match_id.is_none();
    if the_match.lesson.is_some() || taken_from_another || the_match.state.seats() != SeatSet::BOTH {
        return None;
    }
    let (name, bots) = (seating.people[person].clone(), the_match.game.ratings());
    let known = set.profiles.ratings.of(name.as_ref(), the_match.game.id());
    let rating = known.unwrap_or_else(|| Rating::new(bots));
    let share = point_share(outcome.winner, person);
    Some((name, rating.after(f64::from(bots[difficulty as usize]), share)))
}

/// Returns the share of the points of a match that a person has with that winner, if there is one.
fn point_share(winner: Option<Seat>, person: Seat) -> f64 {
    winner.map_or(0.5, |winner| if winner == person { 1.0 } else { 0.0 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_worth_half_a_win_to_both_sides() {
        for person in Seat::BOTH {
            let shares = [Some(person), None, Some(!person)].map(|winner| point_share(winner, person));
            assert_eq!(shares, [1.0, 0.5, 0.0]);
        }
    }
}
