//! Solves the whole match by backward induction: the value of every position under best play of both sides.
//!
//! Each turn is a matrix game of three actions against three or four. The value after a turn depends on half,
//! time, score difference, area, attacker, stars and the cards still held. This works for any pair of teams,
//! league and cup. It uses the rule data and knows no bot; nothing is random.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};

use super::ability::{CATENACCIO_PENALTY, GERMANY_ABILITY_MINUTE, NEVER_BEATEN_BONUS, SECOND_BALL_CARDS};
use super::action::{Action, AttackCard, DefenceCard, StarBonus};
use super::data::{self, OptionEffect, TeamAbility};
use super::options::{MatchKind, Options};
use super::state::{
    CENTRE, CHANCE_CARDS, DuelResult, MAX_STARS, PENALTY_AREA, PENALTY_STRENGTH, Period, Phase, ShotState,
    TURN_MINUTES, Table, clamp_strength, mirror_area, star_bonus,
};
use ai::matrix::MatrixSolver;
use engine::{BySeat, Seat};

/// S17-14: number of turns of a half.
const HALF: usize = 16;
/// S17-18: number of turns of a half of extra time.
const EXTRA_HALF: usize = 6;
/// Number of turns of normal time.
const NORMAL: usize = 2 * HALF;
/// Number of turns with extra time.
const WITH_EXTRA: usize = NORMAL + 2 * EXTRA_HALF;
/// Maximum lead of a position: a greater one cannot be made up, or cannot have arisen yet, as a turn brings at
/// most one goal.
const MAX_LEAD: i32 = HALF as i32;
/// Number of star states: none, the bonus on Pass, the bonus on One-Two, both.
const STARS: usize = 4;
/// Number of positions of one turn: leads, attackers, areas, stars, cards held.
const WIDTH: usize = (2 * MAX_LEAD as usize + 1) * 2 * (PENALTY_AREA as usize) * STARS * 4;

/// A position between two turns. Values are winning chances, a draw counting half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnPosition {
    /// Number of turns played before this one.
    turn: usize,
    /// Home's goals less away's.
    lead: i32,
    attacker: Seat,
    /// S17-2: the area, 1 to 4.
    area: u8,
    stars: u8,
    bonus: Option<StarBonus>,
    tackle: BySeat<bool>,
}

impl TurnPosition {
    /// Returns the position on the table, also in the middle of a turn.
    #[must_use]
    pub fn of(table: &Table) -> Self {
        let in_half = usize::from(table.time / TURN_MINUTES);
        let turn = match table.period {
            Period::FirstHalf => in_half,
            Period::SecondHalf => HALF + in_half,
            Period::ExtraFirst => NORMAL + in_half,
            Period::ExtraSecond | Period::Shootout => NORMAL + EXTRA_HALF + in_half,
        };
        Self {
            turn,
            lead: table.score[Seat::Home] as i32 - table.score[Seat::Away] as i32,
            attacker: table.attacker,
            area: table.area,
            stars: table.stars,
            bonus: table.bonus,
            tackle: table.tackle,
        }
    }

    fn index(&self) -> usize {
        let stars = match (self.stars, self.bonus) {
            (0, _) => 0,
            (1, Some(StarBonus::OneTwo)) => 2,
            (1, _) => 1,
            _ => 3,
        };
        let lead = (self.lead.clamp(-MAX_LEAD, MAX_LEAD) + MAX_LEAD) as usize;
        let cards = usize::from(self.tackle[Seat::Home]) + 2 * usize::from(self.tackle[Seat::Away]);
        let place =
            (lead * 2 + self.attacker as usize) * usize::from(PENALTY_AREA) + usize::from(self.area) - 1;
        self.turn * WIDTH + (place * STARS + stars) * 4 + cards
    }

    /// S17-6: returns the position after a turnover; the keeper passes the ball on.
    fn turned_over(mut self) -> Self {
        self.attacker = !self.attacker;
        self.area = mirror_area(self.area);
        self.stars = 0;
        self.bonus = None;
        self
    }

    /// S17-11: returns the position after a goal.
    fn after_goal(mut self) -> Self {
        self.lead += if self.attacker == Seat::Home { 1 } else { -1 };
        self.area = CENTRE;
        self.turned_over()
    }

    /// S17-11: returns the position after a miss.
    fn after_miss(mut self) -> Self {
        self.area = PENALTY_AREA;
        self.turned_over()
    }

    fn without_tackle(mut self, seat: Seat) -> Self {
        self.tackle[seat] = false;
        self
    }

    /// Returns true if that side leads.
    fn leads(&self, seat: Seat) -> bool {
        if seat == Seat::Home { self.lead > 0 } else { self.lead < 0 }
    }

    /// S17-21: returns true if Germany's ability counts at this time.
    fn is_late(&self) -> bool {
        (HALF + usize::from(GERMANY_ABILITY_MINUTE / TURN_MINUTES)..NORMAL).contains(&self.turn)
    }
}

/// One turn as a matrix game: the value of each pair of cards to the attacker.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DuelMatrix {
    /// The values: rows by [`AttackCard::ALL`], columns by [`DefenceCard::ALL`].
    pub values: [f64; AttackCard::ALL.len() * DefenceCard::ALL.len()],
    /// S17-4: number of the defender's cards, fewer without Tackle.
    pub guards: usize,
}

impl DuelMatrix {
    /// Returns the payoff of the available cards, row by row, and its number of columns.
    #[must_use]
    pub fn payoff(&self) -> ([f64; AttackCard::ALL.len() * DefenceCard::ALL.len()], usize) {
        let mut packed = [0.0; AttackCard::ALL.len() * DefenceCard::ALL.len()];
        for (row, play) in self.values.as_chunks::<{ DefenceCard::ALL.len() }>().0.iter().enumerate() {
            packed[row * self.guards..][..self.guards].copy_from_slice(&play[..self.guards]);
        }
        (packed, self.guards)
    }
}

/// The solution of a match.
#[derive(Clone, Debug)]
pub struct MatchSolution {
    options: Options,
    /// S17-15: the side that attacked first in the match.
    first: Seat,
    abilities: BySeat<Option<TeamAbility>>,
    /// Home's winning chance in every position.
    home: Vec<f64>,
}

impl MatchSolution {
    /// Solves the match.
    #[must_use]
    pub fn new(options: &Options, first: Seat) -> Self {
        let abilities = options.teams().map(|team| team.and_then(|team| data::rules().ability(team)));
        let turns = if options.kind == MatchKind::Cup { WITH_EXTRA } else { NORMAL };
        let mut solved = Self { options: *options, first, abilities, home: Vec::new() };
        solved.home.resize(turns * WIDTH, 0.5);
        let end = if options.has_extra_time() { WITH_EXTRA } else { NORMAL };
        let mut solver = MatrixSolver::new();
        for turn in (solved.first_turn()..end).rev() {
            solved.solve_turn(turn, &mut solver);
        }
        solved
    }

    /// Returns the solution for these options, from a cache if it is there. Otherwise it takes some tens of
    /// milliseconds.
    #[must_use]
    pub fn shared(options: &Options, first: Seat) -> Arc<Self> {
        type Cell = Arc<OnceLock<Arc<MatchSolution>>>;
        static SOLVED: LazyLock<Mutex<HashMap<(Options, Seat), Cell>>> = LazyLock::new(Mutex::default);
        let cell = {
            let mut solved = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
            // A tournament uses few pairs of teams at a time; each takes a megabyte.
            if solved.len() > 32 {
                solved.clear();
            }
            solved.entry((*options, first)).or_default().clone()
        };
        cell.get_or_init(|| Arc::new(Self::new(options, first))).clone()
    }

    fn solve_turn(&mut self, turn: usize, solver: &mut MatrixSolver) {
        let end = if turn < NORMAL { NORMAL } else { WITH_EXTRA };
        let left = (end - turn) as i32;
        for lead in -MAX_LEAD..=MAX_LEAD {
            for attacker in Seat::BOTH {
                for area in 1..=PENALTY_AREA {
                    for (stars, bonus) in [
                        (0, None),
                        (1, Some(StarBonus::Pass)),
                        (1, Some(StarBonus::OneTwo)),
                        (MAX_STARS, None),
                    ] {
                        for cards in 0..4 {
                            let tackle = BySeat::new(cards & 1 != 0, cards & 2 != 0);
                            let at = TurnPosition { turn, lead, attacker, area, stars, bonus, tackle };
                            let home = if lead.abs() > left {
                                f64::from(u8::from(lead > 0))
                            } else {
                                let (payoff, guards) = self.duel(&at).payoff();
                                flip(attacker, solver.solve(AttackCard::ALL.len(), guards, &payoff))
                            };
                            let index = at.index();
                            self.home[index] = home;
                        }
                    }
                }
            }
        }
    }

    /// Returns home's winning chance at the beginning of a turn.
    #[must_use]
    pub fn home_at(&self, at: &TurnPosition) -> f64 {
        self.home[at.index()]
    }

    /// Returns that side's winning chance at kick-off.
    #[must_use]
    pub fn at_kick_off(&self, seat: Seat) -> f64 {
        flip(seat, self.home_at(&self.kick_off(self.first_turn(), 0)))
    }

    /// S17-23: returns the number of the first turn: a short match begins with the second half.
    const fn first_turn(&self) -> usize {
        if self.options.short { HALF } else { 0 }
    }

    /// S17-3, S17-15, S17-18: returns the position at the beginning of a half.
    fn kick_off(&self, turn: usize, lead: i32) -> TurnPosition {
        let first_again = turn == self.first_turn() || turn == NORMAL;
        let attacker = if first_again { self.first } else { !self.first };
        TurnPosition {
            turn,
            lead,
            attacker,
            area: CENTRE,
            stars: 0,
            bonus: None,
            tackle: BySeat::new(true, true),
        }
    }

    /// S17-14, S17-16, S17-18, S17-19: returns home's winning chance when the turn has ended in this position.
    fn home_after(&self, mut at: TurnPosition) -> f64 {
        at.turn += 1;
        let turn = at.turn;
        let extra = turn == NORMAL && self.options.has_extra_time() && at.lead == 0;
        match turn {
            HALF => self.home_at(&self.kick_off(turn, at.lead)),
            NORMAL if extra => self.home_at(&self.kick_off(turn, 0)),
            // Both sides are equally good from the spot.
            NORMAL | WITH_EXTRA => 0.5 * f64::from(1 + at.lead.signum()),
            _ if turn == NORMAL + EXTRA_HALF => self.home_at(&self.kick_off(turn, at.lead)),
            _ => self.home_at(&at),
        }
    }

    /// Returns the winning chance of one side at that time.
    fn after(&self, seat: Seat, at: TurnPosition) -> f64 {
        flip(seat, self.home_after(at))
    }

    /// S17-5: returns the turn as a matrix game.
    #[must_use]
    pub fn duel(&self, at: &TurnPosition) -> DuelMatrix {
        let (me, defender) = (at.attacker, !at.attacker);
        let turnover = self.after(me, at.turned_over());
        let resolved = AttackCard::ALL.map(|play| self.resolve(at, play));
        let guards = if at.tackle[defender] { 4 } else { 3 };
        let foul = if at.tackle[defender] { self.foul(&at.without_tackle(defender)) } else { turnover };
        let mut values = [0.0; AttackCard::ALL.len() * DefenceCard::ALL.len()];
        for (i, play) in AttackCard::ALL.into_iter().enumerate() {
            for (j, guard) in DefenceCard::ALL.into_iter().enumerate() {
                values[i * DefenceCard::ALL.len() + j] = match DuelResult::of(play, guard) {
                    DuelResult::Turnover => turnover,
                    DuelResult::Resolve => resolved[i],
                    DuelResult::Foul => foul,
                };
            }
        }
        DuelMatrix { values, guards }
    }

    /// S17-12: returns the attacker's value of a foul, after the discard.
    fn foul(&self, at: &TurnPosition) -> f64 {
        if at.area == PENALTY_AREA {
            self.taking(at, PENALTY_STRENGTH)
        } else {
            AttackCard::ALL.map(|play| self.resolve(at, play)).into_iter().fold(0.0, f64::max)
        }
    }

    /// S17-7: returns the attacker's value of the best option of the cell.
    #[must_use]
    pub fn resolve(&self, at: &TurnPosition, play: AttackCard) -> f64 {
        let cell = data::rules().cell(self.options.team(at.attacker), play, at.area);
        cell.iter().map(|effect| self.option(at, play, *effect)).fold(0.0, f64::max)
    }

    /// S17-7: returns the attacker's value of one option.
    #[must_use]
    pub fn option(&self, at: &TurnPosition, play: AttackCard, effect: OptionEffect) -> f64 {
        match effect {
            OptionEffect::Move { advance, stars } => {
                let mut to = *at;
                to.area += advance;
                to.stars = (at.stars + stars).min(MAX_STARS);
                match (at.stars, to.stars) {
                    (0, 1) => StarBonus::ALL.map(|b| self.with_bonus(&to, b)).into_iter().fold(0.0, f64::max),
                    (1, 1) => self.after(at.attacker, to),
                    _ => {
                        to.bonus = None;
                        self.after(at.attacker, to)
                    }
                }
            }
            OptionEffect::Shot(printed) => {
                let raw = printed + star_bonus(at.stars, at.bonus, play, at.area);
                self.never_beaten(at, raw as i8)
            }
        }
    }

    /// S17-8: returns the attacker's value of the first star with this bonus.
    fn with_bonus(&self, at: &TurnPosition, bonus: StarBonus) -> f64 {
        self.after(at.attacker, TurnPosition { stars: 1, bonus: Some(bonus), ..*at })
    }

    /// S17-21, Germany: returns the better value of adding and not, where adding is allowed.
    fn never_beaten(&self, at: &TurnPosition, raw: i8) -> f64 {
        let without = self.catenaccio(at, raw);
        let allowed = self.abilities[at.attacker] == Some(TeamAbility::NeverBeaten)
            && at.is_late()
            && !at.leads(at.attacker);
        if allowed { without.max(self.catenaccio(at, raw + NEVER_BEATEN_BONUS as i8)) } else { without }
    }

    /// S17-21, Italy: returns the attacker's lower value of lowering and not, where lowering is allowed.
    fn catenaccio(&self, at: &TurnPosition, raw: i8) -> f64 {
        let without = self.taking(at, clamp_strength(raw));
        let allowed = self.abilities[!at.attacker] == Some(TeamAbility::Catenaccio) && at.leads(!at.attacker);
        if allowed {
            without.min(self.taking(at, clamp_strength(raw - CATENACCIO_PENALTY as i8)))
        } else {
            without
        }
    }

    /// S17-9: returns the attacker's value of taking so many of six cards.
    fn taking(&self, at: &TurnPosition, strength: u8) -> f64 {
        let goal = self.after(at.attacker, at.after_goal());
        let chance = f64::from(strength) / f64::from(CHANCE_CARDS);
        if strength == CHANCE_CARDS {
            return goal;
        }
        chance * goal + (1.0 - chance) * self.missed(at, CHANCE_CARDS - strength)
    }

    /// S17-10: returns the attacker's value of a miss with so many cards left: the better of the rebound and none.
    fn missed(&self, at: &TurnPosition, left: u8) -> f64 {
        let let_go = self.after(at.attacker, at.after_miss());
        if at.tackle[at.attacker] { let_go.max(self.rebound(at, left)) } else { let_go }
    }

    /// S17-10, S17-21: returns the attacker's value of the rebound. A goal is never worse than a miss, so England
    /// takes two.
    fn rebound(&self, at: &TurnPosition, left: u8) -> f64 {
        let two = self.abilities[at.attacker] == Some(TeamAbility::SecondBall)
            && at.area == PENALTY_AREA
            && left >= SECOND_BALL_CARDS;
        self.rebound_of(&at.without_tackle(at.attacker), left, if two { SECOND_BALL_CARDS } else { 1 })
    }

    fn rebound_of(&self, at: &TurnPosition, left: u8, cards: u8) -> f64 {
        let chance = f64::from(cards) / f64::from(left);
        let me = at.attacker;
        chance * self.after(me, at.after_goal()) + (1.0 - chance) * self.after(me, at.after_miss())
    }

    /// Returns the value of an open decision to the side that takes it. None for decisions without a value of
    /// their own: laying a card, taking a chance card, the toss.
    #[must_use]
    pub fn action_value(&self, table: &Table, action: Action) -> Option<f64> {
        let at = TurnPosition::of(table);
        let shot = table.shot.as_ref();
        let added = |used: bool, by: u8| if used { by as i8 } else { 0 };
        match (table.phase, action) {
            (Phase::FreeKick, Action::FreeKick(play)) => Some(self.resolve(&at, play)),
            (Phase::Option { play }, Action::Option(k)) => {
                let effect = *table.effects(play).get(usize::from(k))?;
                Some(self.option(&at, play, effect))
            }
            (Phase::Bonus, Action::Bonus(bonus)) => Some(self.with_bonus(&at, bonus)),
            (Phase::NeverBeaten, Action::Ability(used)) => {
                Some(self.catenaccio(&at, shot?.raw() + added(used, NEVER_BEATEN_BONUS)))
            }
            (Phase::Catenaccio, Action::Ability(used)) => {
                Some(1.0 - self.taking(&at, clamp_strength(shot?.raw() - added(used, CATENACCIO_PENALTY))))
            }
            (Phase::Rebound, Action::Rebound) => Some(self.rebound(&at, shot.map(ShotState::left)?)),
            (Phase::Rebound, Action::LetGo) => Some(self.after(at.attacker, at.after_miss())),
            (Phase::SecondBall, Action::Ability(used)) => {
                Some(self.rebound_of(&at, shot?.left(), if used { SECOND_BALL_CARDS } else { 1 }))
            }
            _ => None,
        }
    }
}

impl MatchSolution {
    /// Returns home's winning chance as the table stands, whatever the question. A card that one side has sealed
    /// changes nothing.
    #[must_use]
    pub fn home_now(&self, table: &Table) -> f64 {
        let at = TurnPosition::of(table);
        let best = |seat: Seat| {
            let moves = table.legal_actions(seat);
            let values = moves.as_slice().iter().filter_map(|action| self.action_value(table, *action));
            flip(seat, values.fold(0.0, f64::max))
        };
        let taking = |shot: &ShotState| f64::from(shot.to_take) / f64::from(shot.left().max(1));
        let usual = f64::from(PENALTY_STRENGTH) / f64::from(CHANCE_CARDS);
        match (table.phase, &table.shot) {
            (Phase::Take, Some(shot)) if table.period == Period::Shootout => {
                let Some(shootout) = table.shootout else { return 0.5 };
                let [scored, missed] = [true, false].map(|scored| {
                    let mut next = shootout;
                    next.take(scored);
                    next.win_probability(Seat::Home, usual)
                });
                taking(shot) * scored + (1.0 - taking(shot)) * missed
            }
            (Phase::Take, Some(shot)) => {
                let goal = self.after(at.attacker, at.after_goal());
                let left = shot.left() - shot.to_take;
                let missed = match () {
                    () if left == 0 => 0.0,
                    () if shot.rebound => self.after(at.attacker, at.after_miss()),
                    () => self.missed(&at, left),
                };
                flip(at.attacker, taking(shot) * goal + (1.0 - taking(shot)) * missed)
            }
            (Phase::Toss { winner }, _) => {
                let value = |first: Seat| Self::shared(&table.options, first).at_kick_off(winner);
                flip(winner, value(Seat::Home).max(value(Seat::Away)))
            }
            (Phase::Over, _) if let Some(shootout) = table.shootout => {
                shootout.win_probability(Seat::Home, usual)
            }
            (Phase::Lay | Phase::Take | Phase::Running | Phase::Over, _) => self.home_at(&at),
            (Phase::Catenaccio, _) => best(table.defender()),
            _ => best(table.attacker),
        }
    }
}

/// Converts a chance of home to one of that side, or back.
fn flip(seat: Seat, home: f64) -> f64 {
    if seat == Seat::Home { home } else { 1.0 - home }
}
