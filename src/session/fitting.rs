//! Bots that match a person's strength: the choice of an opponent, and the estimate of a person's level after a match.

use super::{Match, Seating};
use crate::ai::rating::Rating;
use crate::controller::Controller;
use crate::engine::{MatchRng, Seat, Seats};
use crate::flow::start::{StartMatch, clock_seed};
use crate::people::Name;
use crate::store::Settings;

/// Chooses the bot that fits the only person, if the match asks for one.
pub(super) fn meet(start: &mut StartMatch, set: &Settings) {
    let people: Seats = Seat::BOTH.into_iter().filter(|seat| start.who[*seat] == Controller::Human).collect();
    let Some(person) = people.first().filter(|seat| people == Seats::one(*seat)) else { return };
    if start.fits && start.resume.is_none() {
        let game = start.game;
        let names = set.people.at(people);
        let rating = set.ratings.of(names[person].as_ref(), game.id());
        let rating = rating.unwrap_or_else(|| Rating::new(game.ratings()));
        let mut dice = MatchRng::new(start.seed.unwrap_or_else(clock_seed));
        start.who[!person] = Controller::Bot(rating.rival(game.ratings(), dice.unit()));
    }
}

/// Returns the new estimate of the only person's level after a match against a bot. `None` if there is nothing new to
/// learn, as after a lesson or a match that began in the middle of another.
pub(super) fn judged(the_match: &Match, seating: &Seating, set: &Settings) -> Option<(Option<Name>, Rating)> {
    let outcome = the_match.outcome()?;
    let people = seating.humans();
    let person = people.first().filter(|seat| people == Seats::one(*seat))?;
    let Controller::Bot(level) = seating.who[!person] else { return None };
    let taken_from_another = the_match.begun.resume.is_some() && the_match.begun.kept.is_none();
    if the_match.lesson.is_some() || taken_from_another || the_match.live.seats() != Seats::BOTH {
        return None;
    }
    let (name, bots) = (seating.people[person].clone(), the_match.game.ratings());
    let known = set.ratings.of(name.as_ref(), the_match.game.id());
    let share = outcome.winner.map_or(0.5, |winner| if winner == person { 1.0 } else { 0.0 });
    let rating = known.unwrap_or_else(|| Rating::new(bots));
    Some((name, rating.after(f64::from(bots[level as usize]), share)))
}
