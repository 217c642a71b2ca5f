//! The chances of the sides of a competition, simulated in a background task while its page is on show.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bevy::prelude::Resource;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};

use competition::Competition;
use competition::chances::{PLAYS, PersonRatings};
use store::Settings;

/// Number of matches from which on a person's rating is used.
const RATED_MATCHES: u32 = 5;

/// Each side's chance to win the competition, 0..=1, once it is simulated.
#[derive(Resource, Default)]
pub(in crate::screens) struct TitleChances {
    /// The competition that is simulated, as it was known then.
    competition: Option<Competition>,
    /// The task, and how to stop it.
    task: Option<(Task<Option<Vec<f32>>>, Arc<AtomicBool>)>,
    chances: Option<Vec<f32>>,
}

impl TitleChances {
    /// Stops the task and drops its result.
    pub(super) fn cancel(&mut self) {
        if let Some((_, stop)) = self.task.take() {
            stop.store(true, Ordering::Relaxed);
        }
        (self.competition, self.chances) = (None, None);
    }

    /// Starts to simulate a competition that is not decided, or looks for the result. Returns true while the result is
    /// to come. The strength of people is their rating in the settings.
    pub(super) fn update(&mut self, known: &Competition, settings: &Settings) -> bool {
        if self.competition.as_ref() != Some(known) {
            self.cancel();
            self.competition = Some(known.clone());
            if known.champion().is_none() {
                let (on, stop) = (known.clone(), Arc::new(AtomicBool::new(false)));
                let stopped = stop.clone();
                let people = strengths(known, settings);
                let simulate = async move { on.chances(PLAYS, &people, || stopped.load(Ordering::Relaxed)) };
                self.task = Some((AsyncComputeTaskPool::get().spawn(simulate), stop));
            }
        }
        let Some((task, _)) = &mut self.task else { return false };
        if let Some(found) = block_on(poll_once(task)) {
            (self.chances, self.task) = (found, None);
        }
        true
    }

    /// Returns the chance of each side of that competition, 0..=1; `None` if they are not known yet.
    pub(super) fn get(&self, known: &Competition) -> Option<&[f32]> {
        self.chances.as_deref().filter(|_| self.competition.as_ref() == Some(known))
    }
}

/// Returns the ratings that the settings have of each person in a competition, by game.
fn strengths(on: &Competition, settings: &Settings) -> PersonRatings {
    let of = |side: usize| {
        let name = settings.profiles.people.names().iter().find(|name| name.as_str() == on.name(side));
        // Several people without names have one rating.
        let known = name.is_some() || on.is_you(side);
        let rating = |game: &String| {
            let rating = settings.profiles.ratings.of(name, game)?;
            (known && rating.matches >= RATED_MATCHES).then(|| (game.clone(), rating.points.round() as i32))
        };
        on.format().games.iter().filter_map(rating).collect()
    };
    (0..on.entrants().len()).map(of).collect()
}

/// Returns a chance of 0..=1 in percent; a chance above 0 is at least 1 percent.
pub(super) fn percent(chance: f32) -> u32 {
    let rounded = (chance * 100.0).round() as u32;
    if chance > 0.0 { rounded.max(1) } else { rounded }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use ai::rating::Rating;
    use competition::{CompetitionKind, entrants};
    use games::named;
    use players::people::PersonName;

    #[test]
    fn a_person_with_five_rated_matches_is_simulated_with_the_rating() {
        let game = named("soccer_go").unwrap();
        let ada = PersonName::parse("Ada").unwrap();
        let entrants = entrants(4, 2, None, std::slice::from_ref(&ada));
        let cup = Competition::new(game, CompetitionKind::Cup, entrants, 3).unwrap();
        let mut settings = Settings::default();
        assert!(settings.profiles.people.rename(0, ada.clone()));
        let rating = |matches| Rating { points: 1234.4, deviation: 100.0, matches };
        settings.profiles.ratings.keep(Some(&ada), game.id(), rating(4));
        settings.profiles.ratings.keep(None, game.id(), rating(9));
        assert!(strengths(&cup, &settings).iter().all(BTreeMap::is_empty));
        settings.profiles.ratings.keep(Some(&ada), game.id(), rating(5));
        let known = strengths(&cup, &settings);
        assert_eq!(known[0].get(game.id()), Some(&1234));
        assert!(known[1..].iter().all(BTreeMap::is_empty), "who has no name");
    }

    #[test]
    fn a_small_chance_is_not_shown_as_zero() {
        assert_eq!([0.0, 0.001, 0.5, 1.0].map(percent), [0, 1, 50, 100]);
    }
}
