//! The runs of tours: each step is saved at once. And the match at the table as a part of a run.

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::flow::pending::{AnswerTimeout, PendingAnswer};
use crate::flow::prefs::StoreHandle;
use crate::flow::start::{DamagedFiles, StartMatch};
use crate::table::stadium::sky::match_hour;
use ai::Difficulty;
use clubs::{DEFAULT_CLUB_IDS, HomeTimeOfDay};
use engine::{BySeat, Seat};
use players::controller::Controller;
use players::people::PersonName;
use store::{JobKey, SavedMatch, SavedRun, Settings, Store, TimeOfDay, TourRunId, UnusableFile};
use tour::simulate::ChanceTable;
use tour::{
    Heat, Perk, PerkEffects, RunFixture, RunPhase, RunStep, STOPS, SeatedPerk, Tour, TourLeg, TourNode,
    TourRun,
};
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
    /// The helpers on the bus.
    pub helpers: Vec<MatchPerk>,
    /// The lives left, and these with the lost ones.
    pub lives: (u32, u32),
    /// The side of the person.
    pub seat: Seat,
}

/// A helper on the bus, as it is at a match.
#[derive(Clone, Debug)]
pub struct MatchPerk {
    /// The helper.
    pub perk: Perk,
    /// Its name, with what it has counted.
    pub name: DisplayText,
    /// What it does or says in this match, in one sentence.
    pub line: DisplayText,
    /// True if it changes anything in this match.
    pub is_at_work: bool,
}

impl TourPart {
    /// Returns the part of the match with that game and seed, if it is the one that is due.
    pub(super) fn of(saved: &SavedRun, game: &str, seed: u64, settings: &Settings) -> Option<Self> {
        let run = &saved.run;
        let due = run.fixture_for(game, seed)?;
        let helpers = run.bus().iter().map(|seated| MatchPerk::of(*seated, saved, &due, settings)).collect();
        Some(Self {
            occasion: occasion(saved),
            effects: run.effects(),
            helpers,
            lives: run.lives_with_lost(),
            seat: due.seat,
        })
    }

    /// Returns true if the person's fans have travelled to this match.
    pub(super) fn fans_travel(&self) -> bool {
        self.helpers.iter().any(|helper| helper.perk == Perk::TravellingFans && helper.is_at_work)
    }
}

impl MatchPerk {
    fn of(seated: SeatedPerk, saved: &SavedRun, due: &RunFixture, settings: &Settings) -> Self {
        let (perk, run) = (seated.perk, &saved.run);
        let said = match perk {
            Perk::Scout => due.leg.dyn_game().map(|game| game.opponent(due.leg.opponent).line.into()),
            Perk::Statistician => {
                let bot = strength_in(&due.leg, saved.person.as_ref(), settings);
                let chance = ChanceTable::measured().chance(bot, &due.leg, due.seat);
                Some(say!("tour-chance", n = (100.0 * chance).round() as u32))
            }
            _ => None,
        };
        let line = said.unwrap_or_else(|| perk.line().into());
        let is_at_work = match perk {
            Perk::FilmRoom | Perk::RouteMap | Perk::Driver | Perk::Chairman => false,
            Perk::GaffersOption => run.has_chosen_options(),
            Perk::Substitute => seated.count > 0,
            Perk::TravellingFans => due.seat == Seat::Away,
            Perk::Groundhopper => run.wins_in(&due.leg.game.id) == 0,
            _ => true,
        };
        Self { perk, name: helper_name(&seated), line, is_at_work }
    }
}

/// Returns the name of a helper, with what it has counted.
pub fn helper_name(seated: &SeatedPerk) -> DisplayText {
    let (name, progress) = (DisplayText::from(seated.perk.title()), seated.progress());
    if progress.is_empty() { name } else { say!("tour-helper-progress", name, progress) }
}

/// Returns the stop at which a run is, in words.
pub fn occasion(saved: &SavedRun) -> DisplayText {
    say!("tour-occasion", stop = saved.run.stop() + 1, of = STOPS)
}

/// What a sentence on a match of a run is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourNote {
    /// The stop, or how a cup tie stands.
    Stop,
    /// A life that came back.
    LifeBack,
    /// What a helper has counted.
    Helper(Perk),
}

/// Returns what a match that is over has meant for its run, one sentence each: how the stop ended and what helpers have
/// counted, or how a cup tie stands.
#[must_use]
pub fn stop_result(run: &TourRun) -> Vec<(TourNote, DisplayText)> {
    if let Some((won, lost)) = run.tie_score() {
        return vec![(TourNote::Stop, say!("tour-tie-score", won, lost))];
    }
    let over = matches!(run.phase(), RunPhase::Bus(_) | RunPhase::Over { .. });
    let Some(last) = run.played().last().filter(|_| over) else { return Vec::new() };
    let stop = last.stop + 1;
    let ended = if last.won {
        say!("tour-stop-won", stop, points = last.points)
    } else {
        say!("tour-stop-lost", stop, n = run.lives())
    };
    let back = (last.lives_back > 0).then(|| (TourNote::LifeBack, say!("tour-life-back", n = run.lives())));
    let counts = |perk: Perk| matches!(perk, Perk::KeeperCoach | Perk::Physio | Perk::Sponsor);
    let counted = run.bus().iter().filter_map(|seated| {
        let progress = seated.progress();
        (counts(seated.perk) && !progress.is_empty()).then(|| {
            let words = say!("tour-helper-counts", name = seated.perk.title(), progress);
            (TourNote::Helper(seated.perk), words)
        })
    });
    std::iter::once((TourNote::Stop, ended)).chain(back).chain(counted).collect()
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

    /// Returns the runs of a person and those of nobody in particular, the last begun first; all if nobody in
    /// particular plays.
    pub fn of<'a>(&'a self, person: Option<&'a PersonName>) -> impl Iterator<Item = &'a SavedRun> {
        let is_of = move |owner: &PersonName| person.is_none_or(|person| person == owner);
        self.runs.iter().filter(move |saved| saved.person.as_ref().is_none_or(is_of))
    }

    /// Returns the last begun run of a person that is not over. Of two people who play in turn, it is the run of the
    /// one whose turn it is.
    #[must_use]
    pub fn under_way<'a>(&'a self, person: Option<&'a PersonName>) -> Option<&'a SavedRun> {
        self.of(person).map(|saved| self.in_turn(saved)).find(|saved| saved.run.is_won().is_none())
    }

    /// Returns the run of the other person, if two play this tour in turn.
    #[must_use]
    pub fn rival_of(&self, saved: &SavedRun) -> Option<&SavedRun> {
        saved.rival.as_ref().and_then(|id| self.get(id))
    }

    /// Returns the run whose turn it is, of this one and the one of the other person: the one that is not over and has
    /// fewer stops behind it, and among equals the first one's.
    #[must_use]
    pub fn in_turn<'a>(&'a self, saved: &'a SavedRun) -> &'a SavedRun {
        let Some(rival) = self.rival_of(saved) else { return saved };
        let rank = |of: &SavedRun| (of.run.is_won().is_some(), of.run.stops_done(), of.run.is_second());
        if rank(rival) < rank(saved) { rival } else { saved }
    }

    /// Returns the run that waits for this match, if one does.
    #[must_use]
    pub fn waiting_for(&self, left: &SavedMatch) -> Option<&SavedRun> {
        let is_due = |saved: &&SavedRun| saved.run.fixture_for(&left.record.game, left.record.seed).is_some();
        left.tour.as_ref().and_then(|id| self.get(id)).filter(is_due)
    }

    /// Returns the hardest heat that is open to a person: the one after the hardest that was won.
    #[must_use]
    pub fn hardest_open(&self, person: Option<&PersonName>) -> Heat {
        let won = self.of(person).filter(|saved| saved.run.is_won() == Some(true));
        let hardest = won.map(|saved| saved.run.tour().heat()).max();
        hardest.map_or(Heat::FIRST, |won| won.next().unwrap_or(won))
    }

    /// Returns true if a person has won a tour of that heat.
    #[must_use]
    pub fn has_won(&self, heat: Heat, person: Option<&PersonName>) -> bool {
        self.of(person).any(|saved| saved.run.tour().heat() == heat && saved.run.is_won() == Some(true))
    }

    /// Returns the run that has just ended, once.
    pub const fn take_ended(&mut self) -> Option<TourRunId> {
        self.ended.take()
    }

    /// Begins a run of that person, or of nobody in particular.
    pub fn begin(&mut self, tour: Tour, person: Option<PersonName>, data: &StoreHandle) -> TourRunId {
        let saved = SavedRun::begin(tour, person);
        let id = saved.id.clone();
        self.add(saved, data);
        id
    }

    /// Begins the runs of two people who play the tour in turn. Returns the first one's.
    pub fn begin_pair(&mut self, tour: Tour, people: [PersonName; 2], data: &StoreHandle) -> TourRunId {
        let [first, second] = SavedRun::begin_pair(tour, people);
        let id = first.id.clone();
        self.add(first, data);
        self.add(second, data);
        id
    }

    fn add(&mut self, saved: SavedRun, data: &StoreHandle) {
        keep(&saved, data);
        self.runs.insert(0, saved);
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

    /// Gives a run up, and that of the other person of two. It stays among those that are over if anything was played,
    /// and is deleted otherwise.
    pub fn give_up(&mut self, id: &TourRunId, data: &StoreHandle) {
        let rival = self.get(id).and_then(|saved| saved.rival.clone());
        let ids = || [id].into_iter().chain(rival.as_ref());
        if ids().filter_map(|id| self.get(id)).any(|saved| !saved.run.played().is_empty()) {
            for id in ids() {
                if self.get(id).is_some_and(|saved| saved.run.is_won().is_none()) {
                    self.take_step(id, RunStep::GiveUp, data);
                }
            }
            return;
        }
        for id in ids() {
            if let Some(place) = self.runs.iter().position(|saved| saved.id == *id) {
                let gone = self.runs.remove(place);
                data.0.enqueue(JobKey::InOrder, move |store| store.drop_tour_run(&gone));
            }
        }
    }

    /// Gives the runs of a person to the person's new name.
    pub fn rename(&mut self, old: &PersonName, new: &PersonName, data: &StoreHandle) {
        for saved in self.runs.iter_mut().filter(|saved| saved.person.as_ref() == Some(old)) {
            saved.person = Some(new.clone());
            keep(saved, data);
        }
    }

    /// Puts a run in front, as if it had been begun last.
    #[cfg(test)]
    pub fn put(&mut self, run: TourRun) {
        let begun = SavedRun::begin(run.tour(), None);
        let saved = SavedRun { run, ..begun };
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
    let names = BySeat::from_fn(|seat| saved.person.clone().filter(|_| seat == due.seat));
    let clubs = clubs_of(due.seat, node).map(str::to_owned);
    let (tour, clubs) = (Some(saved.id.clone()), Some(clubs));
    Some(StartMatch {
        tour,
        clubs,
        names,
        ..StartMatch::new(game, due.options.clone(), Some(due.seed), controllers)
    })
}

/// Returns the ids of the clubs that meet: that of the stop, and the person's, which is the default club at home.
fn clubs_of(person: Seat, node: &TourNode) -> BySeat<&'static str> {
    BySeat::from_fn(|seat| if seat == person { DEFAULT_CLUB_IDS[0] } else { node.club })
}

/// Where and when a stop is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NodeGround {
    /// The side of the person.
    pub seat: Seat,
    /// The club at whose ground it is.
    pub host: &'static str,
    /// The time of day.
    pub hour: HomeTimeOfDay,
}

impl NodeGround {
    /// Returns the venue of a stop of a run; of a cup tie, that of the match which is due there or comes first.
    #[must_use]
    pub fn of(run: &TourRun, node: &TourNode, setting: TimeOfDay) -> Option<Self> {
        let is_here = run.node().is_some_and(|here| (here.stop, here.lane) == (node.stop, node.lane));
        let due = run.fixture().filter(|_| is_here).map(|due| (due.seat, due.seed));
        let first = |leg: &TourLeg| (leg.seat, run.tour().seed(node, 0, 0, run.is_second()));
        let (seat, seed) = due.or_else(|| node.legs.first().map(first))?;
        let host = clubs_of(seat, node)[Seat::Home];
        let ground = clubs::find(host).and_then(|club| club.ground.hour);
        Some(Self { seat, host, hour: match_hour(setting, ground, seed) })
    }
}

/// Returns a person's chance to win a stop, by the bot that is as strong as the person in each game: 0..=1.
#[must_use]
pub fn chance_of(node: &TourNode, person: Option<&PersonName>, settings: &Settings) -> f64 {
    let of =
        |leg: &TourLeg| ChanceTable::measured().chance(strength_in(leg, person, settings), leg, leg.seat);
    ChanceTable::of_node(node, of)
}

/// Returns the bot that is as strong as the person in the game; an unknown person is taken for an amateur.
fn strength_in(leg: &TourLeg, person: Option<&PersonName>, settings: &Settings) -> Difficulty {
    let Some(game) = leg.dyn_game() else { return Difficulty::Amateur };
    let Some(rating) = settings.profiles.ratings.of(person, game.id()) else { return Difficulty::Amateur };
    let apart = |bot: &Difficulty| (f64::from(game.ratings()[*bot as usize]) - rating.points).abs();
    Difficulty::ALL.into_iter().min_by(|a, b| apart(a).total_cmp(&apart(b))).unwrap_or(Difficulty::Amateur)
}

/// The runs of the data folder, until they are known.
#[derive(Resource)]
pub struct TourRunRequest(PendingAnswer<(Vec<SavedRun>, Vec<UnusableFile>)>);

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
