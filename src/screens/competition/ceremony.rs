//! The ceremonies of a competition: the draw, the results that come in, the tunnel before a final, and its end. Each is
//! a matter of time alone, lives as long as the page and can be skipped. What is shown follows from the competition.

use std::collections::BTreeSet;

use bevy::prelude::Resource;

use crate::screens::honours::FALLS;
use competition::revealed::{CompetitionResult, FixtureId};
use competition::{Competition, FixtureResult};

/// Seconds of a result that comes in.
const RESULT: f32 = 1.8;
/// Seconds in the tunnel.
const TUNNEL: f32 = 2.8;
/// Seconds of the lift of a cup on the whole screen.
const LIFT: f32 = 5.2;
/// Seconds after which the captain has raised the cup, and confetti begins to fall.
const RAISED: f32 = 1.5;
/// Seconds of the end for the second.
const SILVER: f32 = 4.2;
/// Seconds of rest after the last ball of a draw.
const DRAWN: f32 = 0.8;
/// Longest time step, seconds: a ceremony is seen, however slow the machine.
const MAX_STEP_SECS: f32 = 0.4;

/// A ceremony on show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CeremonyKind {
    /// The draw of a cup or of groups of that many sides.
    Lots(usize),
    /// The result of that match comes in.
    Result(FixtureId),
    /// Both teams in the tunnel before a final.
    Tunnel,
    /// The champion lifts the cup.
    Lift,
    /// The second gets a medal.
    Silver,
}

impl CeremonyKind {
    /// Returns its length, seconds.
    fn secs(self) -> f32 {
        match self {
            Self::Lots(sides) => sides as f32 * ball_secs(sides) + DRAWN,
            Self::Result(_) => RESULT,
            Self::Tunnel => TUNNEL,
            Self::Lift => LIFT,
            Self::Silver => SILVER,
        }
    }
}

/// An event of a ceremony that has a sound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CeremonySound {
    /// A ball is opened.
    Opened,
    /// A club is at its place in the bracket.
    Placed,
    /// The draw is over.
    Drawn,
    /// A goal of a result that comes in.
    Goal,
    /// A result is shown.
    ResultShown,
    /// The teams wait in the tunnel.
    Tunnel,
    /// The final begins.
    KickOff,
    /// The captain raises the cup.
    Raised,
    /// The competition is over, and no person has won it.
    Over,
}

/// Seconds of one ball of a draw: more sides are drawn faster.
fn ball_secs(sides: usize) -> f32 {
    match sides {
        0..=4 => 1.6,
        5..=8 => 0.95,
        9..=12 => 0.66,
        _ => 0.5,
    }
}

/// A moment of a draw.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct DrawStep {
    /// Number of clubs that are at their places.
    pub(super) placed: usize,
    /// The way of the ball out of the bowl, 0..=1.
    pub(super) out: f32,
    /// The open share, 0..=1.
    pub(super) open: f32,
    /// The way of the club to its place, 0..=1.
    pub(super) away: f32,
}

/// Returns the draw of that many sides after `age` seconds.
pub(super) fn lot(sides: usize, age: f32) -> DrawStep {
    let each = ball_secs(sides);
    let placed = ((age / each).max(0.0) as usize).min(sides);
    if placed == sides {
        return DrawStep { placed, out: 0.0, open: 0.0, away: 0.0 };
    }
    let share = age / each - placed as f32;
    let part = |from: f32, to: f32| {
        let t = ((share - from) / (to - from)).clamp(0.0, 1.0);
        t * t * (3.0 - 2.0 * t)
    };
    DrawStep { placed, out: part(0.0, 0.24), open: part(0.24, 0.38), away: part(0.7, 1.0) }
}

/// Returns a result of which that share has come in: goals one by one, the shootout and the winner at the end.
pub(super) fn part_of(tally: FixtureResult, share: f32) -> FixtureResult {
    if share >= 0.8 {
        return tally;
    }
    let t = ((share - 0.15) / 0.55).clamp(0.0, 1.0);
    let goals = |all: u32| (all as f32 * t).round() as u32;
    FixtureResult { winner: None, score: tally.score.map(goals), kicks: None }
}

/// Returns how far the cup is raised after `age` seconds, 0..=1.
pub(super) fn raised(age: f32) -> f32 {
    let t = ((age - 0.7) / (RAISED - 0.7)).clamp(0.0, 1.0);
    1.0 - (1.0 - t).powi(3)
}

/// The known results of a competition that is not on the page now.
#[derive(Clone, Debug)]
struct AwayCompetition {
    known: Competition,
    seen: BTreeSet<FixtureId>,
    shown_live: BTreeSet<FixtureId>,
    ended: bool,
}

impl AwayCompetition {
    /// Returns a competition all of whose revealable results are known.
    fn of(on: &Competition) -> Self {
        let seen: BTreeSet<FixtureId> = on.revealable().into_iter().collect();
        let known = on.with_results_of(&seen);
        Self { ended: known.champion().is_some(), known, seen, shown_live: BTreeSet::new() }
    }
}

/// The ceremonies of the page, and what of the competition is known so far.
#[derive(Resource, Clone, Debug, Default)]
pub(in crate::screens) struct Ceremony {
    /// The competition as it is known: results that have not come in are missing.
    known: Option<Competition>,
    seen: BTreeSet<FixtureId>,
    /// The results that came in during a person's match: they need no telling.
    shown_live: BTreeSet<FixtureId>,
    /// True if its end was celebrated.
    ended: bool,
    show: Option<CeremonyKind>,
    /// Seconds of the ceremony on show.
    age: f32,
    /// Seconds since confetti began to fall.
    confetti: Option<f32>,
    /// The other competitions.
    others: Vec<AwayCompetition>,
}

impl Ceremony {
    /// Ends the running ceremony; called when the page opens.
    pub(super) fn end(&mut self) {
        (self.show, self.age, self.confetti) = (None, 0.0, None);
    }

    /// Begins a ceremony.
    pub(super) fn begin(&mut self, show: CeremonyKind) {
        (self.show, self.age) = (Some(show), 0.0);
    }

    /// Returns the competition as it is known.
    pub(super) const fn known(&self) -> Option<&Competition> {
        self.known.as_ref()
    }

    /// Returns the ceremony on show and its seconds.
    pub(super) fn page_open(&self) -> Option<(CeremonyKind, f32)> {
        Some((self.show?, self.age))
    }

    /// Returns the seconds since confetti began to fall, as long as it falls.
    pub(super) fn confetti(&self) -> Option<f32> {
        self.confetti.filter(|age| *age < FALLS)
    }

    /// Returns the result that comes in, as far as it has.
    pub(super) fn coming(&self, on: &Competition) -> Option<(FixtureId, FixtureResult)> {
        let Some(CeremonyKind::Result(at)) = self.show else { return None };
        Some((at, part_of(on.fixture(at)?.played?, self.age / RESULT)))
    }

    /// Returns true if frames are needed.
    pub(super) fn moves(&self) -> bool {
        self.show.is_some() || self.confetti().is_some()
    }

    /// Returns the index of what is on show among the ceremonies.
    pub(in crate::screens) fn index(&self) -> Option<u8> {
        Some(match self.show? {
            CeremonyKind::Lots(_) => 0,
            CeremonyKind::Result(_) => 1,
            CeremonyKind::Tunnel => 2,
            CeremonyKind::Lift | CeremonyKind::Silver => 3,
        })
    }

    /// Skips the running ceremony. All revealable results appear at once.
    pub(super) fn skip(&mut self) {
        match self.show {
            // The end of a draw, and a kick-off, are still reported.
            Some(show @ (CeremonyKind::Lots(_) | CeremonyKind::Tunnel)) => self.age = show.secs(),
            Some(CeremonyKind::Result(_)) => self.age = f32::INFINITY,
            Some(CeremonyKind::Lift | CeremonyKind::Silver) => self.show = None,
            None => {}
        }
    }

    /// Keeps the tunnel on show, because the final cannot begin yet.
    pub(super) fn wait(&mut self) {
        if self.show == Some(CeremonyKind::Tunnel) {
            self.age = self.age.min(TUNNEL - 2.0 * MAX_STEP_SECS);
        }
    }

    /// Notes a competition: all revealable results of a new one count as known.
    pub(super) fn note(&mut self, on: &Competition) {
        let is = |known: &Competition| known.is_same(on);
        if !self.known.as_ref().is_some_and(is) && !self.others.iter().any(|other| is(&other.known)) {
            self.others.push(AwayCompetition::of(on));
        }
    }

    /// Returns that competition as it is known.
    pub(in crate::screens) fn revealed<'c>(&'c self, on: &'c Competition) -> &'c Competition {
        let all = self.known.iter().chain(self.others.iter().map(|other| &other.known));
        { all }.find(|known| known.is_same(on)).unwrap_or(on)
    }

    /// Notes the current competition. All revealable results of a new one count as known.
    pub(super) fn follow(&mut self, on: Option<&Competition>) {
        let same = match (on, &self.known) {
            (Some(on), Some(known)) => on.is_same(known),
            (None, None) => true,
            _ => false,
        };
        if !same {
            let Self { known, seen, shown_live, ended, mut others, .. } = std::mem::take(self);
            others.extend(known.map(|known| AwayCompetition { known, seen, shown_live, ended }));
            if let Some(on) = on {
                let n = others.iter().position(|other| other.known.is_same(on));
                let now = n.map_or_else(|| AwayCompetition::of(on), |n| others.swap_remove(n));
                (self.seen, self.shown_live, self.ended) = (now.seen, now.shown_live, now.ended);
                self.known = Some(now.known);
            }
            self.others = others;
        }
    }

    /// Notes the results that came in during a person's match.
    pub(super) fn note_live_results(&mut self, live: &BTreeSet<FixtureId>) {
        self.shown_live.extend(live);
    }

    /// Advances by `secs` seconds, without animation if `moves` is false. Returns the sounds that are due.
    pub(super) fn advance(&mut self, on: &Competition, secs: f32, moves: bool) -> Vec<CeremonySound> {
        let mut moments = Vec::new();
        let secs = secs.min(MAX_STEP_SECS);
        if let Some(age) = &mut self.confetti {
            *age += secs;
        }
        if !moves {
            if self.show == Some(CeremonyKind::Tunnel) {
                moments.push(CeremonySound::KickOff);
            }
            self.end();
        }
        if let Some(show) = self.show {
            let before = self.age;
            self.age += secs;
            self.happens(on, show, before, &mut moments);
            if self.age < show.secs() {
                return moments;
            }
            self.show = None;
        }
        self.learn(on, moves, &mut moments);
        moments
    }

    /// Tells what happens in `show` between `before` and now.
    fn happens(
        &mut self,
        on: &Competition,
        show: CeremonyKind,
        before: f32,
        moments: &mut Vec<CeremonySound>,
    ) {
        let passes = |t: f32| before < t && t <= self.age;
        let (starts, ends) = (before <= 0.0 && self.age > 0.0, self.age >= show.secs());
        match show {
            CeremonyKind::Lots(_) if ends => moments.push(CeremonySound::Drawn),
            CeremonyKind::Lots(sides) => {
                let (was, is) = (lot(sides, before), lot(sides, self.age));
                if is.placed > was.placed {
                    moments.push(CeremonySound::Placed);
                }
                if is.open > 0.5 && (was.open <= 0.5 || is.placed > was.placed) {
                    moments.push(CeremonySound::Opened);
                }
            }
            CeremonyKind::Result(at) => {
                let Some(tally) = on.fixture(at).and_then(|fixture| fixture.played) else { return };
                let all = self.age == f32::INFINITY;
                if ends {
                    self.seen.insert(at);
                    moments.push(CeremonySound::ResultShown);
                    if all {
                        self.seen.extend(on.revealable());
                    }
                    return;
                }
                let goals = |age: f32| part_of(tally, age / RESULT).score;
                if goals(before) != goals(self.age) {
                    moments.push(CeremonySound::Goal);
                }
            }
            CeremonyKind::Tunnel => {
                if starts && !ends {
                    moments.push(CeremonySound::Tunnel);
                }
                if ends {
                    moments.push(CeremonySound::KickOff);
                }
            }
            CeremonyKind::Lift => {
                if passes(RAISED) {
                    moments.push(CeremonySound::Raised);
                    self.confetti = Some(0.0);
                }
            }
            CeremonyKind::Silver => {
                if starts {
                    moments.push(CeremonySound::Over);
                }
            }
        }
    }

    /// Reveals results: a person's own at once, others one after the other. Then the end is celebrated.
    fn learn(&mut self, on: &Competition, moves: bool, moments: &mut Vec<CeremonySound>) {
        let old = on.seen_rounds();
        for at in on.revealable() {
            if self.seen.contains(&at) {
                continue;
            }
            let own = on.fixture(at).is_some_and(|fixture| on.has_people(&fixture));
            if !moves || own || at.round < old || self.shown_live.contains(&at) {
                self.seen.insert(at);
            } else {
                self.begin(CeremonyKind::Result(at));
                break;
            }
        }
        let known = on.with_results_of(&self.seen);
        let ending = known.ending();
        if self.known.as_ref() != Some(&known) {
            self.known = Some(known);
        }
        let Some(ending) = ending.filter(|_| self.show.is_none() && !self.ended) else { return };
        self.ended = true;
        match ending {
            CompetitionResult::Won if moves => self.begin(CeremonyKind::Lift),
            CompetitionResult::Second if moves => self.begin(CeremonyKind::Silver),
            CompetitionResult::Won => moments.push(CeremonySound::Raised),
            CompetitionResult::Second | CompetitionResult::Without => moments.push(CeremonySound::Over),
        }
    }
}

/// Returns the draw of a competition; a league has none.
pub(super) fn draw_of(on: &Competition) -> Option<CeremonyKind> {
    on.kind().has_final().then(|| CeremonyKind::Lots(on.entrants().len()))
}

#[cfg(test)]
mod tests;
