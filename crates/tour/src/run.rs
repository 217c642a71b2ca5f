//! A run: a tour with the steps taken so far. All else follows from these, so that nothing can be lost or doubled.
//!
//! [`TourRun::legal`] lists what the person can decide now, and [`TourRun::apply`] takes one of these steps, or a
//! match that was played. A refused step changes nothing.

use competition::FixtureResult;
use engine::Seat;

use super::map::{NodeKind, Tour, TourMap, TourNode, TourStake};
use super::perk::{ANSWERS, LIFE_AFTER, Perk, PerkEffects, SeatedPerk};
use super::points::{PerkBonus, RunPoints};
use super::step::{PlayedNode, RunFixture, RunPhase, RunStep};
use super::{STOPS, TourError};

/// Maximum number of goals or kicks of a side: far above any match.
const MAX_GOALS: u32 = 1000;
/// The most helpers that a won stop of the stake adds to choose from.
const MORE_OFFERS: usize = 2;

/// A run of a tour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TourRun {
    tour: Tour,
    /// True for the second of two people who play in turn: the cards of the other are no help then.
    is_second: bool,
    map: TourMap,
    steps: Vec<RunStep>,
    phase: RunPhase,
    /// The place of the stop at which it is, or to which it goes, and its lane once it is there.
    stop: usize,
    lane: usize,
    lives: u32,
    bus: Vec<SeatedPerk>,
    /// The helpers who were offered after the last stop.
    last_offers: Vec<Perk>,
    points: RunPoints,
    played: Vec<PlayedNode>,
    /// The results of this stop so far, with the person's seats.
    results: Vec<(Seat, FixtureResult)>,
    /// Matches of this stop that were played in vain: each next one has another deal.
    attempt: u64,
    side: Option<Seat>,
    variant: Option<usize>,
    /// True if the options of the next match were decided on.
    is_arranged: bool,
    /// The games that were won, each as often as it was.
    won: Vec<&'static str>,
    /// True if the last stop was lost.
    lost_last: bool,
}

impl TourRun {
    /// Begins a run.
    #[must_use]
    pub fn new(tour: Tour) -> Self {
        let map = tour.map();
        let lanes = (0..map.stops.first().map_or(0, Vec::len)).collect();
        Self {
            tour,
            is_second: false,
            map,
            steps: Vec::new(),
            phase: RunPhase::Way(lanes),
            stop: 0,
            lane: 0,
            lives: tour.heat().rules().lives,
            bus: Vec::new(),
            last_offers: Vec::new(),
            points: RunPoints::default(),
            played: Vec::new(),
            results: Vec::new(),
            attempt: 0,
            side: None,
            variant: None,
            is_arranged: false,
            won: Vec::new(),
            lost_last: false,
        }
    }

    /// Begins the run of the second of two people who play a tour in turn at one screen. Map and helpers are the same,
    /// and matches have other deals: who watches the first one's learns nothing about them.
    #[must_use]
    pub fn second(tour: Tour) -> Self {
        Self { is_second: true, ..Self::new(tour) }
    }

    /// Begins the run of the first or of the second person, as file and code have it.
    #[must_use]
    pub fn begin(tour: Tour, is_second: bool) -> Self {
        if is_second { Self::second(tour) } else { Self::new(tour) }
    }

    /// Returns the tour.
    #[must_use]
    pub const fn tour(&self) -> Tour {
        self.tour
    }

    /// Returns true for the second of two people who play in turn.
    #[must_use]
    pub const fn is_second(&self) -> bool {
        self.is_second
    }

    /// Returns the number of stops that are behind the run, helper included: who has fewer is the next of two.
    #[must_use]
    pub fn stops_done(&self) -> usize {
        self.played.len() - usize::from(matches!(self.phase, RunPhase::Bus(_)))
    }

    /// Returns the map of the tour.
    #[must_use]
    pub const fn map(&self) -> &TourMap {
        &self.map
    }

    /// Returns the steps so far.
    #[must_use]
    pub fn steps(&self) -> &[RunStep] {
        &self.steps
    }

    /// Returns what the run waits for.
    #[must_use]
    pub const fn phase(&self) -> &RunPhase {
        &self.phase
    }

    /// Returns the lives left.
    #[must_use]
    pub const fn lives(&self) -> u32 {
        self.lives
    }

    /// Returns the lives left, and these with the lost ones.
    #[must_use]
    pub fn lives_with_lost(&self) -> (u32, u32) {
        (self.lives, self.tour.heat().rules().lives.max(self.lives))
    }

    /// Returns the helpers on the bus, in the order in which they got on.
    #[must_use]
    pub fn bus(&self) -> &[SeatedPerk] {
        &self.bus
    }

    /// Returns the points so far.
    #[must_use]
    pub const fn points(&self) -> &RunPoints {
        &self.points
    }

    /// Returns the stops that were played, in order.
    #[must_use]
    pub fn played(&self) -> &[PlayedNode] {
        &self.played
    }

    /// Returns how often that game was won.
    #[must_use]
    pub fn wins_in(&self, game: &str) -> u32 {
        self.won.iter().filter(|id| **id == game).count() as u32
    }

    /// Returns how it ended; `None` before its end.
    #[must_use]
    pub const fn is_won(&self) -> Option<bool> {
        match self.phase {
            RunPhase::Over { won } => Some(won),
            _ => None,
        }
    }

    /// Returns the place of the stop at which the run is or to which it goes, from 0.
    #[must_use]
    pub const fn stop(&self) -> usize {
        self.stop
    }

    /// Returns what the helpers open.
    #[must_use]
    pub fn effects(&self) -> PerkEffects {
        PerkEffects::of(&self.bus, self.tour.heat().rules())
    }

    /// Returns true if the options of the next match were chosen.
    #[must_use]
    pub const fn has_chosen_options(&self) -> bool {
        self.variant.is_some()
    }

    /// Returns the run with a helper on the bus from the start: to measure what it is worth.
    #[must_use]
    pub fn with_perk(mut self, perk: Perk) -> Self {
        self.bus.push(SeatedPerk::new(perk));
        self
    }

    /// Returns true if the map shows what that stop is: those near, and with the route map all. The game of the final
    /// may change until it is reached, so only the route map shows it before.
    #[must_use]
    pub fn sees(&self, stop: usize) -> bool {
        let sight = self.effects().sight;
        let is_open = stop + 1 < STOPS || self.stop + 1 == STOPS || sight == STOPS;
        is_open && stop < self.stop + sight
    }

    /// Returns the final that was played, or as it would be now: that in the game that was won least so far.
    #[must_use]
    pub fn final_now(&self) -> &TourNode {
        let played = self.played.last().filter(|last| last.stop + 1 == STOPS);
        let played = played.and_then(|last| self.map.node(last.stop, last.lane));
        played.unwrap_or_else(|| self.map.final_after(|game| self.wins_in(game)))
    }

    /// Returns the stop at which the run is; `None` while a way is chosen, on the bus, and at the end.
    #[must_use]
    pub fn node(&self) -> Option<&TourNode> {
        match self.phase {
            RunPhase::Way(_) | RunPhase::Bus(_) | RunPhase::Over { .. } => None,
            _ => self.map.node(self.stop, self.lane),
        }
    }

    /// Returns the points that a win at a stop brings at least, without those for goals of margin.
    #[must_use]
    pub fn worth(&self, node: &TourNode) -> u32 {
        let chooses = self.effects().chooses_seat;
        let is_away = chooses || node.legs.first().is_some_and(|leg| leg.seat == Seat::Away);
        // A first leg that was won is counted when the stop is.
        let is_here = self.node().is_some_and(|here| (here.stop, here.lane) == (node.stop, node.lane));
        let first = self.results.first().filter(|_| is_here);
        let won_here = first.is_some_and(|(seat, result)| result.winner == Some(*seat));
        let is_new = node.legs.first().is_some_and(|leg| self.wins_in(&leg.game.id) == u32::from(won_here));
        let mut points = self.points;
        points.count(node, &[], self.bonus(is_away, u32::from(is_new)));
        if node.kind == NodeKind::Final {
            points.count_cup(self.lives);
        }
        points.total(self.tour) - self.points.total(self.tour)
    }

    /// Returns the matches of a cup tie under way that were won and lost so far.
    #[must_use]
    pub fn tie_score(&self) -> Option<(u32, u32)> {
        self.node().filter(|node| node.kind == NodeKind::Tie && !self.results.is_empty())?;
        let won = self.results.iter().filter(|(seat, result)| result.winner == Some(*seat)).count() as u32;
        Some((won, self.results.len() as u32 - won))
    }

    /// Returns the match that is due, or that was lost and may be played again.
    #[must_use]
    pub fn fixture(&self) -> Option<RunFixture> {
        let node = self.node()?;
        let number = self.results.len() - usize::from(self.phase == RunPhase::Replay);
        let leg = *node.legs.get(number)?;
        Some(RunFixture {
            leg,
            options: leg.options(self.variant),
            seat: self.side.unwrap_or(leg.seat),
            seed: self.tour.seed(node, number, self.attempt, self.is_second),
            number,
        })
    }

    /// Returns the match that is due, if it is the one with that game and seed. So runs never mix.
    #[must_use]
    pub fn fixture_for(&self, game: &str, seed: u64) -> Option<RunFixture> {
        let is_due = |due: &RunFixture| due.leg.game.id == game && due.seed == seed;
        self.fixture().filter(|due| self.phase == RunPhase::Match && is_due(due))
    }

    /// Returns the steps that the person can decide for now, in a fixed order; none before a match has been played,
    /// and at the end. A run can be given up at any time besides.
    #[must_use]
    pub fn legal(&self) -> Vec<RunStep> {
        match &self.phase {
            RunPhase::Way(lanes) => lanes.iter().map(|lane| RunStep::Way(*lane)).collect(),
            RunPhase::Side => Seat::BOTH.map(RunStep::Side).into(),
            RunPhase::Options => {
                let leg = self.fixture().map(|fixture| fixture.leg);
                let others = leg.map_or(0..0, |leg| 0..leg.game.variants.len() + 1);
                let drawn = leg.map_or(0, |leg| leg.variant);
                let others = others.filter(|variant| *variant != drawn).map(RunStep::Options);
                std::iter::once(RunStep::AsDrawn).chain(others).collect()
            }
            RunPhase::Replay => vec![RunStep::Replay, RunStep::Accept],
            RunPhase::Bus(offers) => {
                let leaving: Vec<Option<Perk>> = if self.bus.len() < self.tour.heat().rules().seats {
                    vec![None]
                } else {
                    self.bus.iter().map(|seated| Some(seated.perk)).collect()
                };
                let boards = |perk: &Perk| {
                    let perk = *perk;
                    leaving.iter().map(move |leaves| RunStep::Board(perk, *leaves)).collect::<Vec<_>>()
                };
                offers.iter().flat_map(boards).chain([RunStep::Nobody]).collect()
            }
            RunPhase::Match | RunPhase::Over { .. } => Vec::new(),
        }
    }

    /// Takes a step.
    ///
    /// # Errors
    /// The step is not one of [`Self::legal`], and no result of the match that is due. Nothing is changed then.
    pub fn apply(&mut self, step: RunStep) -> Result<(), TourError> {
        let is_legal = match &step {
            RunStep::Played(played) => self.phase == RunPhase::Match && is_possible(&played.result),
            RunStep::GiveUp => self.is_won().is_none(),
            other => self.legal().contains(other),
        };
        if !is_legal {
            let (n, expected) = (self.steps.len() + 1, self.awaited());
            return Err(TourError::Step { n, found: format!("{step:?}"), expected });
        }
        if let RunPhase::Bus(offers) = &self.phase {
            self.last_offers.clone_from(offers);
        }
        match &step {
            RunStep::Way(lane) => self.enter(*lane),
            RunStep::Side(seat) => {
                self.side = Some(*seat);
                self.prepare();
            }
            RunStep::Options(variant) => {
                self.variant = Some(*variant);
                self.is_arranged = true;
                self.grow(Perk::GaffersOption, |left| left.saturating_sub(1));
                self.prepare();
            }
            RunStep::AsDrawn => {
                self.is_arranged = true;
                self.prepare();
            }
            RunStep::Played(played) => self.count(played.result),
            RunStep::Replay => {
                self.grow(Perk::Substitute, |left| left.saturating_sub(1));
                self.results.pop();
                self.attempt += 1;
                self.begin_match();
            }
            RunStep::Accept => self.settle(),
            RunStep::Board(perk, leaves) => {
                self.bus.retain(|seated| Some(seated.perk) != *leaves);
                self.bus.push(SeatedPerk::new(*perk));
                self.go_on();
            }
            RunStep::Nobody => self.go_on(),
            RunStep::GiveUp => self.phase = RunPhase::Over { won: false },
        }
        self.steps.push(step);
        Ok(())
    }

    /// Says what the run waits for, for an error.
    fn awaited(&self) -> String {
        match &self.phase {
            RunPhase::Match => {
                let due = self.fixture().map(|due| format!("{}, seed {}", due.leg.game.id, due.seed));
                format!("a result with a winner of the match due ({})", due.unwrap_or_default())
            }
            RunPhase::Over { .. } => "nothing, for the run is over".to_owned(),
            _ => self.legal().iter().map(|step| format!("{step:?}")).collect::<Vec<_>>().join(" or "),
        }
    }

    fn enter(&mut self, lane: usize) {
        self.lane = lane;
        self.attempt = 0;
        self.results.clear();
        self.begin_match();
    }

    fn begin_match(&mut self) {
        self.side = None;
        self.variant = None;
        self.is_arranged = false;
        self.prepare();
    }

    /// Asks what can be chosen before a match, then for the match.
    fn prepare(&mut self) {
        let effects = self.effects();
        self.phase = RunPhase::Match;
        let has_variants = self.fixture().is_some_and(|due| !due.leg.game.variants.is_empty());
        if effects.chooses_seat && self.side.is_none() {
            self.phase = RunPhase::Side;
        } else if effects.chosen_options > 0 && has_variants && !self.is_arranged {
            self.phase = RunPhase::Options;
        }
    }

    fn count(&mut self, result: FixtureResult) {
        let Some(due) = self.fixture() else { return };
        self.results.push((due.seat, result));
        if result.winner == Some(due.seat) || self.effects().replays == 0 {
            self.settle();
        } else {
            self.phase = RunPhase::Replay;
        }
    }

    /// Counts the last match, and the stop if that decides it.
    fn settle(&mut self) {
        let Some((node, (seat, result))) =
            self.map.node(self.stop, self.lane).cloned().zip(self.results.last().copied())
        else {
            return;
        };
        let won_match = result.winner == Some(seat);
        let lives_before = self.lives;
        if let Some(leg) = node.legs.get(self.results.len() - 1).filter(|_| won_match) {
            self.won.push(leg.game.id.as_str());
        }
        if won_match && result.score[!seat] == 0 {
            self.grow(Perk::KeeperCoach, |sheets| (sheets + 1).min(LIFE_AFTER));
            self.earn_life(Perk::KeeperCoach, 1);
        }
        let wins = self.results.iter().filter(|(seat, result)| result.winner == Some(*seat)).count();
        let needed = node.legs.len() / 2 + 1;
        if wins >= needed {
            self.end_node(&node, true, lives_before);
        } else if self.results.len() - wins >= needed {
            self.end_node(&node, false, lives_before);
        } else {
            self.begin_match();
        }
    }

    fn end_node(&mut self, node: &TourNode, won: bool, lives_before: u32) {
        let points_before = self.points;
        if won {
            let away = self
                .results
                .iter()
                .any(|(seat, result)| *seat == Seat::Away && result.winner == Some(Seat::Away));
            let legs = node.legs.iter().zip(&self.results);
            let ids = legs.filter(|(_, (seat, result))| result.winner == Some(*seat));
            let new = ids.filter(|(leg, _)| self.wins_in(&leg.game.id) == 1).count() as u32;
            let bonus = self.bonus(away, new);
            self.points.count(node, &self.results, bonus);
            self.grow(Perk::Physio, |wins| (wins + 1).min(LIFE_AFTER));
            self.earn_life(Perk::Physio, 0);
            self.grow(Perk::Sponsor, |wins| wins + 1);
            if node.is_hard {
                self.grow(Perk::Analyst, |answers| (answers + 1).min(ANSWERS.1));
            }
            if away {
                self.grow(Perk::GaffersOption, |left| left + 1);
            }
            if node.stake == TourStake::Life {
                self.lives = self.lives.max((self.lives + 1).min(self.tour.heat().rules().lives));
            }
        } else {
            self.lives = self.lives.saturating_sub(1);
            self.grow(Perk::Physio, |_| 0);
            self.grow(Perk::Sponsor, |_| 0);
        }
        self.lost_last = !won;
        let wins_cup = node.kind == NodeKind::Final && won;
        if wins_cup {
            self.points.count_cup(self.lives);
        }
        let results = self.results.clone();
        let lives_back = (self.lives + u32::from(!won)).saturating_sub(lives_before);
        let points = self.points.total(self.tour) - points_before.total(self.tour);
        let earned = self.points.since(&points_before);
        let (stop, lane) = (self.stop, self.lane);
        self.played.push(PlayedNode { stop, lane, results, won, lives_back, points, earned });
        if wins_cup {
            self.phase = RunPhase::Over { won: true };
        } else if self.lives == 0 {
            self.phase = RunPhase::Over { won: false };
        } else if node.kind == NodeKind::Final {
            // There is no other road: the final is played again, with another deal.
            self.attempt += 1;
            self.results.clear();
            self.begin_match();
        } else {
            let more = if won && node.stake == TourStake::Bus { MORE_OFFERS } else { 0 };
            self.phase = RunPhase::Bus(self.offers(self.effects().offers + more));
        }
    }

    /// Returns what helpers add to a win: in a match away, or with that many games won for the first time.
    fn bonus(&self, is_away: bool, new_games: u32) -> PerkBonus {
        let has = |perk: Perk| self.bus.iter().any(|seated| seated.perk == perk);
        PerkBonus {
            doubled: has(Perk::TravellingFans) && is_away,
            // The win that is counted is one of them.
            streak: if has(Perk::Sponsor) { self.count_of(Perk::Sponsor) + 1 } else { 0 },
            new_games: if has(Perk::Groundhopper) { new_games } else { 0 },
        }
    }

    /// Brings a life when the helper has counted enough; `above` is how far beyond those of the start.
    fn earn_life(&mut self, perk: Perk, above: u32) {
        let most = self.tour.heat().rules().lives + above;
        let has_enough = |seated: &&mut SeatedPerk| seated.perk == perk && seated.count >= LIFE_AFTER;
        if let Some(seated) = self.bus.iter_mut().find(has_enough).filter(|_| self.lives < most) {
            seated.count = 0;
            self.lives += 1;
        }
    }

    /// Returns what a helper has counted; 0 if it is not on the bus.
    fn count_of(&self, perk: Perk) -> u32 {
        self.bus.iter().find(|seated| seated.perk == perk).map_or(0, |seated| seated.count)
    }

    fn grow(&mut self, perk: Perk, change: impl Fn(u32) -> u32) {
        for seated in self.bus.iter_mut().filter(|seated| seated.perk == perk) {
            seated.count = change(seated.count);
        }
    }

    /// Draws helpers who are not on the bus and can still help, by the number of the tour and the place on the road: as
    /// long as they can they work in different ways. Those who were refused after the last stop come last.
    fn offers(&self, most: usize) -> Vec<Perk> {
        let mut drawn: Vec<Perk> = Perk::ALL.to_vec();
        self.tour.stream("tour bus", self.stop as u64).shuffle(&mut drawn);
        drawn.retain(|perk| perk.can_help_after(self.stop));
        drawn.retain(|perk| self.bus.iter().all(|seated| seated.perk != *perk));
        drawn.sort_by_key(|perk| self.last_offers.contains(perk));
        let mut offers: Vec<Perk> = Vec::new();
        for repeated in [false, true] {
            for perk in &drawn {
                let has_kind = offers.iter().any(|other| other.kind() == perk.kind());
                if offers.len() < most && !offers.contains(perk) && (repeated || !has_kind) {
                    offers.push(*perk);
                }
            }
        }
        offers
    }

    /// Leads on to the next stop: on the way that is chosen, or after a defeat on the other road.
    fn go_on(&mut self) {
        let Some(node) = self.map.node(self.stop, self.lane) else { return };
        let (ways, detour) = (node.ways.clone(), node.detour);
        self.stop += 1;
        if self.stop == self.map.stops.len() {
            let lane = self.final_now().lane;
            self.enter(lane);
        } else if self.lost_last && !self.effects().chooses_way {
            self.enter(detour);
        } else {
            self.phase = RunPhase::Way(ways);
        }
    }
}

/// Returns true if a match of a tour can end so: it has a winner, who scored more.
fn is_possible(result: &FixtureResult) -> bool {
    let counts = [Some(result.score), result.kicks];
    let few = counts.into_iter().flatten().all(|goals| goals[Seat::Home].max(goals[Seat::Away]) <= MAX_GOALS);
    let decided = result.kicks.unwrap_or(result.score).ahead();
    few && result.winner.is_some() && result.winner == decided
}
