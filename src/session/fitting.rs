//! Bots that match a person's strength: the choice of an opponent, and the estimate of a person's level after a match.

use std::sync::mpsc::Receiver;
use std::sync::{Mutex, OnceLock};

use super::{Match, Seating};
use crate::ai::rating::Rating;
use crate::controller::Controller;
use crate::engine::{MatchRng, Seat, Seats};
use crate::flow::prefs::Data;
use crate::flow::start::{StartMatch, random_seed};
use crate::people::Name;
use crate::store::{MatchId, Settings};

/// Chooses the bot that fits the only person, if the match asks for one.
pub(super) fn meet(start: &mut StartMatch, set: &Settings) {
    let people: Seats = Seat::BOTH.into_iter().filter(|seat| start.who[*seat] == Controller::Human).collect();
    let Some(person) = people.first().filter(|seat| people == Seats::one(*seat)) else { return };
    if start.fits && start.resume.is_none() {
        let game = start.game;
        let names = set.people.at(people);
        let rating = set.ratings.of(names[person].as_ref(), game.id());
        let rating = rating.unwrap_or_else(|| Rating::new(game.ratings()));
        let mut dice = MatchRng::new(start.seed.unwrap_or_else(random_seed));
        start.who[!person] = Controller::Bot(rating.rival(game.ratings(), dice.unit()));
    }
}

/// Whether the number of a match was played before. The data folder is asked at kick-off, and has long answered at the end.
pub(super) struct Number {
    asked: Option<Mutex<Receiver<bool>>>,
    known: OnceLock<bool>,
}

impl Number {
    /// Asks about the match with that id. One that was drawn at random is new.
    pub(super) fn of(start: &StartMatch, seed: u64, kept: &MatchId, data: &Data) -> Self {
        let (game, but) = (start.game.id(), kept.clone());
        let ask = || Mutex::new(data.0.ask(move |store| store.has_number(game, seed, &but)));
        Self { asked: start.seed.is_some().then(ask), known: OnceLock::new() }
    }

    fn was_played_before(&self) -> bool {
        let answer = || self.asked.as_ref().and_then(|asked| asked.lock().ok()?.recv().ok());
        *self.known.get_or_init(|| answer().unwrap_or(false))
    }
}

/// Returns the new estimate of the only person's level after a match against a bot. `None` if there is nothing new to
/// learn, as after a lesson, a match that began in the middle of another, or one whose number was played before.
pub(super) fn judged(the_match: &Match, seating: &Seating, set: &Settings) -> Option<(Option<Name>, Rating)> {
    let outcome = the_match.outcome()?;
    let people = seating.humans();
    let person = people.first().filter(|seat| people == Seats::one(*seat))?;
    let Controller::Bot(level) = seating.who[!person] else { return None };
    let taken_from_another = the_match.begun.resume.is_some() && the_match.begun.kept.is_none();
    if the_match.lesson.is_some() || taken_from_another || the_match.live.seats() != Seats::BOTH {
        return None;
    }
    if the_match.number.was_played_before() {
        return None;
    }
    let (name, bots) = (seating.people[person].clone(), the_match.game.ratings());
    let known = set.ratings.of(name.as_ref(), the_match.game.id());
    let share = outcome.winner.map_or(0.5, |winner| if winner == person { 1.0 } else { 0.0 });
    let rating = known.unwrap_or_else(|| Rating::new(bots));
    Some((name, rating.after(f64::from(bots[level as usize]), share)))
}
