//! The current competition: matches between bots are played in background tasks, results are counted, and everything is
//! saved.

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use crate::competition::{Competition, Counted, Fixture, FixtureResult, Stopped};
use crate::flow::prefs::Data;
use crate::flow::start::{SpoiltFiles, StartMatch, Trouble};
use crate::say;
use crate::store::{Key, Place, Store};
use crate::words::DisplayText;

/// The competition that is under way, if there is one.
#[derive(Resource, Default)]
pub struct UnderWay {
    /// The competition.
    pub competition: Option<Competition>,
    /// The match that bots are playing.
    bout: Option<(Fixture, Task<Result<FixtureResult, Stopped>>)>,
    /// True if a match between bots failed: no more of them are played.
    stuck: bool,
}

impl UnderWay {
    /// Replaces the competition; `None` ends it.
    pub fn put(&mut self, competition: Option<Competition>, data: &Data) {
        *self = Self { competition, bout: None, stuck: false };
        self.keep(data);
    }

    /// Returns the competition and the fixture of the match with that game and seed, if it belongs to it.
    #[must_use]
    pub fn fixture(&self, game: &str, seed: u64) -> Option<(&Competition, Fixture)> {
        let competition = self.competition.as_ref()?;
        Some((competition, competition.played_as(game, seed)?))
    }

    /// Returns the stage of the competition: 0 without one, 1 if a person's match is due, 2 if bots play, 3 once there
    /// is a champion. A press meant for another stage can be told by it.
    #[must_use]
    pub fn part(&self) -> u8 {
        match &self.competition {
            None => 0,
            Some(on) if on.champion().is_some() => 3,
            Some(on) if on.for_people().is_some() => 1,
            Some(_) => 2,
        }
    }

    /// Returns the next match of a person, new or resumed.
    #[must_use]
    pub fn next_match(&self, data: &Data) -> Option<StartMatch> {
        let competition = self.competition.as_ref()?;
        let (fixture, game) = (competition.for_people()?, competition.game()?);
        let seed = competition.seed(&fixture);
        let (left, _) = data.0.now(Store::competition_matches).unwrap_or_default();
        if let Some(left) = left.iter().find(|left| left.record.game == game.id() && left.record.seed == seed)
        {
            return StartMatch::go_on(left);
        }
        let options = competition.kind().options(game).to_owned();
        let new = StartMatch::new(game, options, Some(seed), competition.who(&fixture));
        Some(StartMatch { place: Place::Competition, ..new })
    }

    fn keep(&self, data: &Data) {
        let now = self.competition.clone();
        data.0.later(Key::Competition, move |store| store.keep_competition(now.as_ref()));
    }

    /// Counts a finished match at the table. Returns the competition if the match belongs to it.
    pub(super) fn play(&mut self, game: &str, seed: u64, tally: FixtureResult) -> Option<Competition> {
        let fixture = self.competition.as_ref()?.played_as(game, seed)?;
        self.count(&fixture, tally);
        self.competition.clone()
    }

    fn count(&mut self, fixture: &Fixture, tally: FixtureResult) {
        let Some(competition) = &mut self.competition else { return };
        let name = competition.occasion(fixture);
        match competition.count(fixture, tally) {
            Ok(Counted::Yes) => info!("counted: {name}"),
            Ok(Counted::Replay) => info!("drawn, to be played again: {name}"),
            Err(fault) => warn!("{name}: {fault}"),
        }
    }
}

/// Adds the competition and loads the saved one.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<UnderWay>().add_systems(Startup, find);
}

/// Loads the competition that was under way when the game was closed.
fn find(data: Res<Data>, mut under_way: ResMut<UnderWay>, mut spoilt: MessageWriter<SpoiltFiles>) {
    let Some((found, unusable)) = data.0.now(Store::competition) else { return };
    under_way.competition = found;
    spoilt.write(SpoiltFiles(unusable));
}

/// Plays the due matches between bots in a background task, one after the other.
pub(super) fn bots_play(
    data: Res<Data>,
    mut under_way: ResMut<UnderWay>,
    mut trouble: MessageWriter<Trouble>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let under_way = &mut *under_way;
    if let Some((fixture, task)) = &mut under_way.bout {
        redraw.write(RequestRedraw);
        let fixture = *fixture;
        match block_on(poll_once(task)) {
            None => return,
            Some(Ok(tally)) => {
                under_way.count(&fixture, tally);
                under_way.keep(&data);
            }
            Some(Err(stopped)) => {
                under_way.stuck = true;
                let fault = DisplayText::verbatim(stopped.to_string());
                trouble.write(Trouble(say!("trouble-competition-match", fault = fault)));
            }
        }
        under_way.bout = None;
    }
    let Some(competition) = under_way.competition.as_ref().filter(|_| !under_way.stuck) else { return };
    if let Some(fixture) = competition.for_bots() {
        let playing = competition.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { playing.bout(&fixture) });
        under_way.bout = Some((fixture, task));
        redraw.write(RequestRedraw);
    }
}
