//! The competitions: matches between bots are played in background tasks, results are counted, and everything is saved.
//!
//! While a person's match of a round is due, the round's matches between bots wait for it. During that match they are
//! played ahead, and their results come in one by one ([`LiveScores`]); what is left counts at its end. Results that
//! have not come in are kept nowhere: bots play the same match again.

use std::collections::BTreeSet;

use bevy::prelude::*;
use bevy::tasks::{AsyncComputeTaskPool, Task, block_on, poll_once};
use bevy::window::RequestRedraw;

use super::live_scores::LiveScores;
use super::{MatchStarted, TableMatch};
use crate::audio::UiSound;
use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::StoreHandle;
use crate::flow::start::{DamagedFiles, ErrorDialog, StartMatch};
use competition::revealed::FixtureId;
use competition::{BotFixtureError, Competition, Fixture, PlayedFixture, ResultEffect};
use store::{JobKey, MatchLocation, Store, UnusableFile};
use words::DisplayText;
use words::say;

/// The competitions that are under way or over.
#[derive(Resource, Default)]
pub struct ActiveCompetitions {
    /// The competition on the page, if there is one.
    pub competition: Option<Competition>,
    /// All others, the last one that was on the page first.
    others: Vec<Competition>,
    /// True while the page lists all of them.
    pub listing: bool,
    /// The match that bots are playing, with its competition.
    bot_match: Option<(Competition, Fixture, Task<Result<PlayedFixture, BotFixtureError>>)>,
    /// Matches between bots that are played and do not count yet.
    ahead: Vec<(Competition, Fixture, PlayedFixture)>,
    /// The results that came in during a person's match, with their competition.
    shown: Option<(Competition, BTreeSet<FixtureId>)>,
    /// The ids of the competitions in which a match between bots failed: no more of theirs are played.
    stuck: BTreeSet<String>,
}

/// The match at the table: its game and its seed.
type AtTable = (&'static str, u64);

impl ActiveCompetitions {
    /// Starts a competition, which is shown on the page, or deletes the one on the page.
    pub fn replace(&mut self, competition: Option<Competition>, data: &StoreHandle) {
        match competition {
            Some(new) => {
                self.leave();
                self.others.retain(|other| !other.is_same(&new));
                self.competition = Some(new);
                self.keep(data);
            }
            None => {
                if let Some(gone) = self.competition.take() {
                    let key = JobKey::Competition(gone.id());
                    data.0.enqueue(key, move |store| store.drop_competition(&gone));
                }
            }
        }
        self.ahead.clear();
        self.stuck.clear();
        (self.bot_match, self.listing) = (None, false);
    }

    /// Removes the competition from the page. It continues, or is remembered.
    pub fn leave(&mut self) {
        if let Some(on) = self.competition.take() {
            self.others.insert(0, on);
        }
        self.listing = false;
    }

    /// Shows a competition on the page, by its index among [`Self::all`].
    pub fn open(&mut self, n: usize) {
        let on = usize::from(self.competition.is_some());
        if let Some(k) = n.checked_sub(on).filter(|k| *k < self.others.len()) {
            let chosen = self.others.remove(k);
            self.leave();
            self.competition = Some(chosen);
        }
        self.listing = false;
    }

    /// Returns every competition, the one on the page first.
    pub fn all(&self) -> impl Iterator<Item = &Competition> {
        self.competition.iter().chain(&self.others)
    }

    /// Returns the first competition in which a person's match comes next, with its index among [`Self::all`].
    #[must_use]
    pub fn next_of_person(&self) -> Option<(usize, &Competition)> {
        self.all().enumerate().find(|(_, on)| on.for_people().is_some())
    }

    /// Returns the competition and the fixture of the match with that game and seed, if it belongs to one.
    #[must_use]
    pub fn find_fixture(&self, game: &str, seed: u64) -> Option<(&Competition, Fixture)> {
        self.all().find_map(|on| Some((on, on.played_as(game, seed)?)))
    }

    /// Returns the results of a competition that came in during a person's match of this session.
    #[must_use]
    pub fn live_results(&self, on: &Competition) -> Option<&BTreeSet<FixtureId>> {
        self.shown.as_ref().filter(|(of, _)| of.is_same(on)).map(|(_, shown)| shown)
    }

    /// Returns the results of the other matches of that match's round, in words, as far as they counted before.
    pub(super) fn shown_before(&self, the_match: &TableMatch) -> Vec<DisplayText> {
        let Some((on, own)) = self.find_fixture(the_match.game.id(), the_match.state.record().seed) else {
            return Vec::new();
        };
        if !on.waits_for_people() {
            return Vec::new();
        }
        let shown = |fixture: Fixture| Some(on.live_score(&fixture, &fixture.played?));
        on.bot_fixtures(own.round).filter_map(shown).collect()
    }

    /// Returns the next match for bots to play: one that is due, but for those that wait for a person's match that is
    /// not at the table.
    fn next_of_bots(&self, at_table: Option<AtTable>) -> Option<(Competition, Fixture)> {
        self.all().filter(|on| !self.stuck.contains(&on.id())).find_map(|on| {
            let is_there = || at_table.is_some_and(|(game, seed)| on.played_as(game, seed).is_some());
            let ahead = |fixture: &Fixture| {
                self.ahead.iter().any(|(of, played, _)| of.is_same(on) && played.id() == fixture.id())
            };
            let mut due =
                on.next_fixtures().into_iter().filter(|fixture| !on.has_people(fixture) && !ahead(fixture));
            let next = due.next()?;
            (!on.waits_for_people() || is_there()).then(|| (on.clone(), next))
        })
    }

    /// Takes over a match that bots have played. A failed one stops only its own competition. Returns the error.
    fn ended(
        &mut self,
        of: Competition,
        fixture: Fixture,
        played: Result<PlayedFixture, BotFixtureError>,
    ) -> Option<BotFixtureError> {
        match played {
            Ok(played) => self.ahead.push((of, fixture, played)),
            Err(stopped) => {
                self.stuck.insert(of.id());
                return Some(stopped);
            }
        }
        None
    }

    /// Returns the index of a match played ahead that counts now, and true if its result is shown at the table.
    fn comes_in(&self, at_table: Option<AtTable>, live_scores: &LiveScores) -> Option<(usize, bool)> {
        let of = |(n, (of, fixture, _)): (usize, &(Competition, Fixture, PlayedFixture))| {
            let on = self.all().find(|on| on.is_same(of))?;
            if !on.waits_for_people() {
                return Some((n, false));
            }
            let (game, seed) = at_table?;
            let bots: Vec<Fixture> = on.bot_fixtures(fixture.round).collect();
            let counted = bots.iter().filter(|fixture| fixture.played.is_some()).count();
            let comes = on.played_as(game, seed).is_some() && live_scores.shows_next(counted, bots.len());
            comes.then_some((n, true))
        };
        self.ahead.iter().enumerate().find_map(of)
    }

    /// Counts a match between bots, and saves its competition.
    fn count_of_bots(
        &mut self,
        of: &Competition,
        fixture: &Fixture,
        played: PlayedFixture,
        data: &StoreHandle,
    ) {
        let mut all = self.competition.iter_mut().chain(&mut self.others);
        if let Some(on) = all.find(|on| on.is_same(of)) {
            count(on, fixture, played);
            let now = on.clone();
            let key = JobKey::Competition(now.id());
            data.0.enqueue(key, move |store| store.keep_competition(&now));
        }
    }

    /// Returns the stage of the page: 0 without a competition, 1 if a person's match is due, 2 if bots play, 3 once
    /// there is a champion, 4 for the list. It identifies presses that were meant for another stage.
    #[must_use]
    pub fn page_stage(&self) -> u8 {
        match &self.competition {
            _ if self.listing => 4,
            None => 0,
            Some(on) if on.champion().is_some() => 3,
            Some(on) if on.for_people().is_some() => 1,
            Some(_) => 2,
        }
    }

    /// Returns the next match of a person. If it was begun already, it is resumed from there when it begins.
    #[must_use]
    pub fn next_match(&self) -> Option<StartMatch> {
        let competition = self.competition.as_ref()?;
        let fixture = competition.for_people()?;
        let game = competition.game_of(&fixture)?;
        let seed = competition.seed(&fixture);
        let clubs = competition.clubs(&fixture).ids();
        let options = competition.options(&fixture);
        let new = StartMatch::new(game, options, Some(seed), competition.controllers(&fixture));
        Some(StartMatch { place: MatchLocation::Competition, clubs, ..new })
    }

    fn keep(&self, data: &StoreHandle) {
        if let Some(now) = self.competition.clone() {
            let key = JobKey::Competition(now.id());
            data.0.enqueue(key, move |store| store.keep_competition(&now));
        }
    }

    /// Counts a finished match at the table; its competition comes on the page. Returns the competition if the match
    /// belongs to one.
    pub(super) fn count_match(
        &mut self,
        game: &str,
        seed: u64,
        played: PlayedFixture,
    ) -> Option<Competition> {
        let n = self.all().position(|on| on.played_as(game, seed).is_some())?;
        self.open(n);
        let on = self.competition.as_mut()?;
        let fixture = on.played_as(game, seed)?;
        count(on, &fixture, played);
        self.competition.clone()
    }
}

fn count(on: &mut Competition, fixture: &Fixture, played: PlayedFixture) {
    let name = on.match_title(fixture);
    match on.record_result(fixture, played) {
        Ok(ResultEffect::Yes) => info!("counted: {name}"),
        Ok(ResultEffect::Replay) => info!("drawn, to be played again: {name}"),
        Err(error) => warn!("{name}: {error}"),
    }
}

/// Adds the competitions and loads the saved ones.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ActiveCompetitions>()
        .init_resource::<LiveScores>()
        .add_systems(Startup, request_competitions);
}

/// The competitions of the data folder, until they are known.
#[derive(Resource)]
pub struct CompetitionRequest(PendingAnswer<(Vec<Competition>, Vec<UnusableFile>)>);

/// Asks for the competitions.
fn request_competitions(data: Res<StoreHandle>, mut commands: Commands) {
    commands.insert_resource(CompetitionRequest(PendingAnswer::from_store(&data, Store::competitions)));
}

/// Takes over the competitions; the one that was played last is on the page.
pub(super) fn receive_competitions(
    requests: Option<ResMut<CompetitionRequest>>,
    timeout: Res<AnswerTimeout>,
    mut active: ResMut<ActiveCompetitions>,
    mut damaged: MessageWriter<DamagedFiles>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Some(mut requests) = requests else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = requests.0.wait(*timeout) else { return };
    commands.remove_resource::<CompetitionRequest>();
    let Some((found, unusable)) = answer else { return };
    active.others.extend(found);
    if active.competition.is_none() && !active.others.is_empty() {
        active.open(0);
    }
    damaged.write(DamagedFiles(unusable));
}

/// Shows no result from elsewhere when a match begins, or those that came in before if it is resumed.
pub(super) fn reset_live_scores(
    mut begun: MessageReader<MatchStarted>,
    the_match: Option<Res<TableMatch>>,
    active: Res<ActiveCompetitions>,
    mut live_scores: ResMut<LiveScores>,
) {
    if begun.read().last().is_some() {
        let at_table =
            the_match.as_deref().filter(|the_match| the_match.location == MatchLocation::Competition);
        let lines = at_table.map(|the_match| active.shown_before(the_match)).unwrap_or_default();
        *live_scores = LiveScores::begin(lines);
    }
}

/// Plays the matches between bots in a background task, one after the other, and lets their results come in. It looks
/// for the next one only when a match has ended or begun, or the competitions or the show of a match have gone on: that
/// asks every one of them for its fixtures.
pub(super) fn bots_play(
    data: Res<StoreHandle>,
    mut active: ResMut<ActiveCompetitions>,
    (the_match, mut live_scores): (Option<Res<TableMatch>>, ResMut<LiveScores>),
    (mut error_dialogs, mut sounds): (MessageWriter<ErrorDialog>, MessageWriter<UiSound>),
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if active.bot_match.is_none() && !active.is_changed() && !live_scores.is_changed() {
        return;
    }
    let at_table = the_match.as_deref().filter(|the_match| the_match.location == MatchLocation::Competition);
    let at_table = at_table.map(|the_match| (the_match.game.id(), the_match.state.record().seed));
    let active = &mut *active;
    if let Some((of, fixture, task)) = &mut active.bot_match {
        redraw.write(RequestRedraw);
        let Some(played) = block_on(poll_once(task)) else { return };
        let (of, fixture) = (of.clone(), *fixture);
        active.bot_match = None;
        if let Some(stopped) = active.ended(of, fixture, played) {
            let error = DisplayText::verbatim(stopped.to_string());
            error_dialogs.write(ErrorDialog::stoppage(say!("trouble-competition-match", fault = error)));
        }
    }
    while let Some((n, shown)) = active.comes_in(at_table, &live_scores) {
        let (of, fixture, played) = active.ahead.remove(n);
        if shown {
            live_scores.push(of.live_score(&fixture, &played.result));
            sounds.write(UiSound::Confirm);
            let known = active.shown.take().filter(|(on, _)| on.is_same(&of)).map(|(_, shown)| shown);
            let mut known = known.unwrap_or_default();
            known.insert(fixture.id());
            active.shown = Some((of.clone(), known));
        }
        active.count_of_bots(&of, &fixture, played, &data);
    }
    if let Some((of, fixture)) = active.next_of_bots(at_table) {
        let playing = of.clone();
        let task = AsyncComputeTaskPool::get().spawn(async move { playing.play_fixture(&fixture) });
        active.bot_match = Some((of, fixture, task));
        redraw.write(RequestRedraw);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use competition::{CompetitionKind, FixtureResult, entrants};
    use engine::{BySeat, Seat};
    use games::named;

    fn cup(seed: u64) -> Competition {
        Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants(4, 4, None, &[]), seed)
            .unwrap()
    }

    #[test]
    fn several_competitions_progress_independently() {
        let [one, two, three] = [1, 2, 3].map(cup);
        let mut on = ActiveCompetitions { competition: Some(one.clone()), ..ActiveCompetitions::default() };
        on.others = vec![two.clone(), three.clone()];
        let order = |on: &ActiveCompetitions| on.all().cloned().collect::<Vec<_>>();
        on.listing = true;
        assert_eq!(on.page_stage(), 4);
        on.open(0);
        assert_eq!((order(&on), on.page_stage()), (vec![one.clone(), two.clone(), three.clone()], 1));
        on.open(2);
        assert_eq!(order(&on), [three.clone(), one.clone(), two.clone()]);
        on.open(9);
        on.leave();
        assert_eq!((on.competition.as_ref(), order(&on).len(), on.page_stage()), (None, 3, 0));
        on.open(1);
        assert_eq!(order(&on), [one, three, two]);
    }

    /// While a person's match is due, the bots' matches are played ahead only at the table, and count during its course
    /// or at its
    #[test]
    fn fixtures_of_bots_wait_for_a_persons_match() {
        let game = named("penalties").unwrap();
        let one = Competition::new(game, CompetitionKind::Cup, entrants(4, 1, None, &[]), 3).unwrap();
        let (own, other) = (one.for_people().unwrap(), one.for_bots().unwrap());
        let mut on = ActiveCompetitions { others: vec![one.clone()], ..ActiveCompetitions::default() };
        let at_table = Some((game.id(), one.seed(&own)));
        assert_eq!(on.next_of_bots(None), None);
        assert_eq!(on.next_of_bots(Some((game.id(), 1))), None, "another match");
        assert_eq!(on.next_of_bots(at_table), Some((one.clone(), other)));
        let tally = FixtureResult { winner: Some(Seat::Home), score: BySeat::new(1, 0), kicks: None };
        on.ahead.push((one.clone(), other, tally.into()));
        assert_eq!(on.next_of_bots(at_table), None, "it is played once");
        assert_eq!(on.comes_in(at_table, &LiveScores::at_progress(0.4)), None);
        assert_eq!(on.comes_in(None, &LiveScores::at_progress(1.0)), None);
        assert_eq!(on.comes_in(at_table, &LiveScores::at_progress(0.6)), Some((0, true)));
        // At the end of the match it counts without a word.
        on.count_match(game.id(), one.seed(&own), tally.into()).unwrap();
        assert_eq!(on.comes_in(at_table, &LiveScores::at_progress(0.0)), Some((0, false)));
    }

    /// A match of bots that fails stops its own competition; the others go on.
    #[test]
    fn a_failing_match_of_bots_blocks_no_other_competition() {
        let game = named("penalties").unwrap();
        let [one, two] = [1, 2].map(|seed| {
            Competition::new(game, CompetitionKind::League, entrants(4, 0, None, &[]), seed).unwrap()
        });
        let mut on =
            ActiveCompetitions { others: vec![one.clone(), two.clone()], ..ActiveCompetitions::default() };
        let (of, fixture) = on.next_of_bots(None).unwrap();
        assert!(of.is_same(&one));
        assert!(on.ended(of, fixture, Err(BotFixtureError::Unrecorded)).is_some());
        let next = on.next_of_bots(None).unwrap();
        assert!(next.0.is_same(&two), "the other one goes on");
        assert!(on.ended(next.0, next.1, Err(BotFixtureError::Unrecorded)).is_some());
        assert_eq!(on.next_of_bots(None), None);
    }

    /// A result counts in its own competition, which comes on the page.
    #[test]
    fn a_result_is_counted_in_its_competition() {
        let [one, mut two] = [1, 2].map(cup);
        let mut on = ActiveCompetitions { competition: Some(one.clone()), ..ActiveCompetitions::default() };
        on.others = vec![two.clone()];
        let fixture = two.next_fixtures()[1];
        let seed = two.seed(&fixture);
        assert!(
            on.find_fixture("penalties", seed)
                .is_some_and(|(of, found)| of.is_same(&two) && found == fixture)
        );
        assert!(on.find_fixture("soccer_go", seed).is_none());
        let tally = FixtureResult { winner: Some(Seat::Home), score: BySeat::new(1, 0), kicks: None };
        two.record_result(&fixture, tally).unwrap();
        assert_eq!(on.count_match("penalties", seed, tally.into()), Some(two.clone()));
        assert_eq!((on.competition.as_ref(), &on.others[..]), (Some(&two), &[one][..]));
        assert_eq!(on.count_match("penalties", seed, tally.into()), None, "it counts once");
    }
}
