//! The runs of tours: each step is saved at once. And the match at the table as a part of a run.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::StoreHandle;
use crate::flow::start::{DamagedFiles, StartMatch};
use ai::Difficulty;
use clubs::DEFAULT_CLUB_IDS;
use engine::BySeat;
use players::controller::Controller;
use store::{JobKey, SavedMatch, SavedRun, Settings, Store, TourRunId, UnreadableFile};
use tour::simulate::ChanceTable;
use tour::{Heat, PerkEffects, RunFixture, RunStep, STOPS, Tour, TourLeg, TourNode, TourRun};
use words::{DisplayText, say};

/// The runs of tours, under way or over, the last begun first.
#[derive(Resource, Default)]
pub struct TourRuns {
    runs: Vec<SavedRun>,
    /// The run that has just ended, until its end is shown.
    ended: Option<TourRunId>,
}

/// A match at the table as a part of a run.
#[derive(Clone)]
pub struct TourPart {
    /// The stop in words.
    pub occasion: DisplayText,
    /// What the helpers open in the match.
    pub effects: PerkEffects,
}

impl TourPart {
    /// Returns the part of the match with that game and seed, if it is the one that is due.
    pub(super) fn of(saved: &SavedRun, game: &str, seed: u64) -> Option<Self> {
        saved.run.fixture_for(game, seed)?;
        let occasion = say!("tour-occasion", stop = saved.run.stop() + 1, of = STOPS);
        Some(Self { occasion, effects: saved.run.effects() })
    }
}

impl TourRuns {
    /// Returns every run, the last begun first.
    #[must_use]
    pub fn all(&self) -> &[SavedRun] {
        &self.runs
    }

    /// Returns the run of that name.
    #[must_use]
    pub fn get(&self, id: &TourRunId) -> Option<&SavedRun> {
        self.runs.iter().find(|saved| saved.id == *id)
    }

    /// Returns the last begun run that is not over.
    #[must_use]
    pub fn under_way(&self) -> Option<&SavedRun> {
        self.runs.iter().find(|saved| saved.run.is_won().is_none())
    }

    /// Returns the hardest heat that is open: the one after the hardest that was won.
    #[must_use]
    pub fn hardest_open(&self) -> Heat {
        let won = self.runs.iter().filter(|saved| saved.run.is_won() == Some(true));
        let hardest = won.map(|saved| saved.run.tour().heat()).max();
        hardest.map_or(Heat::FIRST, |won| won.next().unwrap_or(won))
    }

    /// Returns true if a tour of that heat was won.
    #[must_use]
    pub fn has_won(&self, heat: Heat) -> bool {
        self.runs.iter().any(|saved| saved.run.tour().heat() == heat && saved.run.is_won() == Some(true))
    }

    /// Returns the run that has just ended, once.
    pub const fn take_ended(&mut self) -> Option<TourRunId> {
        self.ended.take()
    }

    /// Begins a run.
    pub fn begin(&mut self, tour: Tour, data: &StoreHandle) -> TourRunId {
        let saved = SavedRun { id: TourRunId::new(tour), run: TourRun::new(tour) };
        let id = saved.id.clone();
        keep(&saved, data);
        self.runs.insert(0, saved);
        id
    }

    /// Takes a step of a run.
    pub fn take_step(&mut self, id: &TourRunId, step: RunStep, data: &StoreHandle) {
        let Some(saved) = self.runs.iter_mut().find(|saved| saved.id == *id) else { return };
        match saved.run.apply(step) {
            Ok(()) => {
                keep(saved, data);
                self.ended = saved.run.is_won().map(|_| saved.id.clone());
            }
            Err(error) => warn!("{error}"),
        }
    }

    /// Gives a run up: it is deleted.
    pub fn give_up(&mut self, id: &TourRunId, data: &StoreHandle) {
        if let Some(place) = self.runs.iter().position(|saved| saved.id == *id) {
            let gone = self.runs.remove(place);
            data.0.enqueue(JobKey::InOrder, move |store| store.drop_tour_run(&gone));
        }
    }

    /// Puts a run in front, as if it had been begun last.
    #[cfg(test)]
    pub fn put(&mut self, run: TourRun) {
        let saved = SavedRun { id: TourRunId::new(run.tour()), run };
        self.ended = saved.run.is_won().map(|_| saved.id.clone());
        self.runs.insert(0, saved);
    }

    /// Counts a finished match in its run. The store does the same with the file.
    pub(super) fn count_match(&mut self, played: &SavedMatch) {
        if let Some(saved) = self.runs.iter_mut().find(|saved| Some(&saved.id) == played.tour.as_ref())
            && saved.run.count_match(&played.record)
            && saved.run.is_won().is_some()
        {
            self.ended = Some(saved.id.clone());
        }
    }
}

fn keep(saved: &SavedRun, data: &StoreHandle) {
    let saved = saved.clone();
    data.0.enqueue(JobKey::TourRun(saved.id.clone()), move |store| store.keep_tour_run(&saved));
}

/// Returns the request that begins the match that is due.
#[must_use]
pub fn start_of(saved: &SavedRun) -> Option<StartMatch> {
    let due = saved.run.fixture()?;
    let node = saved.run.node()?;
    let game = due.leg.dyn_game()?;
    let rival = Controller::Bot(due.leg.opponent);
    let controllers = BySeat::from_fn(|seat| if seat == due.seat { Controller::Human } else { rival });
    let (tour, clubs) = (Some(saved.id.clone()), Some(clubs_of(&due, node)));
    Some(StartMatch {
        tour,
        clubs,
        ..StartMatch::new(game, due.options.clone(), Some(due.seed), controllers)
    })
}

/// Returns the ids of the clubs that meet: that of the stop, and one of the two that play friendlies.
fn clubs_of(due: &RunFixture, node: &TourNode) -> BySeat<String> {
    let own = DEFAULT_CLUB_IDS.into_iter().find(|id| *id != node.club).unwrap_or(DEFAULT_CLUB_IDS[0]);
    BySeat::from_fn(|seat| if seat == due.seat { own } else { node.club }.to_owned())
}

/// Returns the saved match with which a run goes on, if the match that is due has begun.
#[must_use]
pub fn begun<'a>(
    saved: &SavedRun,
    unfinished: impl IntoIterator<Item = &'a SavedMatch>,
) -> Option<&'a SavedMatch> {
    let is_due = |left: &SavedMatch| saved.run.fixture_for(&left.record.game, left.record.seed).is_some();
    unfinished.into_iter().find(|left| left.tour.as_ref() == Some(&saved.id) && is_due(left))
}

/// Returns the person's chance to win a stop, by the bot that is as strong as the person in each game: 0..=1.
#[must_use]
pub fn chance_of(node: &TourNode, settings: &Settings) -> f64 {
    let of = |leg: &TourLeg| ChanceTable::measured().chance(strength_in(leg, settings), leg, leg.seat);
    ChanceTable::of_node(node, of)
}

/// Returns the bot that is as strong as the person in the game; an unknown person is taken for an amateur.
fn strength_in(leg: &TourLeg, settings: &Settings) -> Difficulty {
    let Some(game) = leg.dyn_game() else { return Difficulty::Amateur };
    let Some(rating) = settings.ratings.of(settings.owner(), game.id()) else { return Difficulty::Amateur };
    let apart = |bot: &Difficulty| (f64::from(game.ratings()[*bot as usize]) - rating.points).abs();
    Difficulty::ALL.into_iter().min_by(|a, b| apart(a).total_cmp(&apart(b))).unwrap_or(Difficulty::Amateur)
}

/// The runs of the data folder, until they are known.
#[derive(Resource)]
pub struct TourRunRequest(PendingAnswer<(Vec<SavedRun>, Vec<UnreadableFile>)>);

/// Adds the runs and loads the saved ones.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TourRuns>().add_systems(Startup, request_runs);
}

fn request_runs(data: Res<StoreHandle>, mut commands: Commands) {
    commands.insert_resource(TourRunRequest(PendingAnswer::from_store(&data, Store::tour_runs)));
}

/// Takes over the runs.
pub(super) fn receive_runs(
    request: Option<ResMut<TourRunRequest>>,
    timeout: Res<AnswerTimeout>,
    mut runs: ResMut<TourRuns>,
    mut damaged: MessageWriter<DamagedFiles>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let Some(mut request) = request else { return };
    redraw.write(RequestRedraw);
    let Some(answer) = request.0.wait(*timeout) else { return };
    commands.remove_resource::<TourRunRequest>();
    let Some((found, unusable)) = answer else { return };
    runs.runs.extend(found);
    damaged.write(DamagedFiles(unusable));
}
