//! The fixtures of a competition: the draw, the rounds of its groups, and the ties of its cup.
//!
//! *Ruling on two legs* (no rule sheet has them): each side is at home once, a leg may be drawn, and goals of both legs
//! are added. Sides that are still level play a decider by the rules of a cup match, the home side of the first leg at
//! home. Goals away from home count like any other. The final is one match.
//!
//! *Ruling on several games*: a tie has one leg in each game, home and away in turn. Every leg is a cup match, so it
//! has a winner, and the number of games is odd: no tie is level. It ends when a side has won more than half of them.

use super::groups::{CupRound, GroupMatch, GroupTableRow, table};
use super::{Competition, CompetitionKind, Fixture, FixtureId, FixtureResult, Legs};
use engine::rng::mix;
use engine::{BySeat, MatchRng, Seat};

/// The kind of a round of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// One of the rounds of a league or of groups, from 0.
    Table(usize),
    /// A leg of a stage of the cup.
    Cup {
        /// The number of stages that follow: 0 for the final.
        later: usize,
        /// The leg, from 0.
        leg: usize,
    },
}

/// Two sides of a cup that meet, in one match or several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tie {
    /// The sides, as they stand in the first leg.
    pub sides: BySeat<usize>,
    /// The legs that are known.
    pub legs: Vec<Fixture>,
    /// The winner, by the seats of the first leg.
    pub winner: Option<Seat>,
    /// Goals of all legs; in several games, legs won.
    pub score: BySeat<u32>,
    /// Kicks of the last leg, if a shootout decided.
    pub kicks: Option<BySeat<u32>>,
}

impl Tie {
    /// Returns its result so far, if a leg is played.
    #[must_use]
    pub fn played(&self) -> Option<FixtureResult> {
        let began = self.legs.iter().any(|leg| leg.played.is_some());
        began.then_some(FixtureResult { winner: self.winner, score: self.score, kicks: self.kicks })
    }

    /// Returns the winner and the loser.
    #[must_use]
    pub fn decided(&self) -> Option<(usize, usize)> {
        let winner = self.winner?;
        Some((self.sides[winner], self.sides[!winner]))
    }
}

/// Returns the fixtures of each round of a round robin by the circle method: one side stays, the others rotate, and
/// home alternates. With an odd number of sides, the fixed side is empty: its opponent has a bye.
pub fn round_robin(sides: usize) -> Vec<Vec<(usize, usize)>> {
    let odd = sides % 2;
    let others = (sides + odd).saturating_sub(1);
    let pair = |round: usize, k: usize| {
        let at = |place: usize| 1 + (place + round) % others.max(1) - odd;
        let (a, b) = if k == 0 { (0, at(0)) } else { (at(k), at(others - k)) };
        let turned = if k == 0 { !round.is_multiple_of(2) } else { k.is_multiple_of(2) };
        if turned { (b, a) } else { (a, b) }
    };
    (0..others).map(|round| (odd..sides.div_ceil(2)).map(|k| pair(round, k)).collect()).collect()
}

/// Returns the places of a bracket in order, each with the rank of its side: the first two can meet in the final
/// only, the first four in the semi-finals, and so on. If a side has no rival, the best side gets the last place and
/// goes on without a match.
fn bracket(sides: usize) -> Vec<usize> {
    let mut places = vec![0];
    while places.len() < sides {
        let sum = 2 * places.len() - 1;
        places = places.into_iter().flat_map(|rank| [rank, sum - rank]).collect();
    }
    let (pairs, _) = places.as_chunks::<2>();
    let (meet, free): (Vec<&[usize; 2]>, Vec<&[usize; 2]>) =
        pairs.iter().partition(|pair| pair.iter().all(|rank| *rank < sides));
    meet.into_iter().chain(free).flatten().copied().filter(|rank| *rank < sides).collect()
}

impl Competition {
    /// Returns the number of rounds of the league or of the groups.
    #[must_use]
    pub const fn table_rounds(&self) -> usize {
        let sides = self.entrants.len();
        let groups = self.format.kind.groups(sides);
        if groups == 0 {
            return 0;
        }
        let of_group = sides / groups;
        let once = of_group - 1 + of_group % 2;
        match self.format.legs {
            Legs::Single => once,
            Legs::Return => 2 * once,
        }
    }

    /// Returns the number of stages of the cup.
    #[must_use]
    pub const fn stages(&self) -> usize {
        let sides = self.entrants.len();
        match self.format.kind {
            CompetitionKind::League => 0,
            CompetitionKind::Cup => sides.next_power_of_two().ilog2() as usize,
            CompetitionKind::Groups => (2 * self.format.kind.groups(sides)).ilog2() as usize,
        }
    }

    /// Returns the total number of rounds, those for deciders included.
    #[must_use]
    pub const fn length(&self) -> usize {
        match self.stages() {
            0 => self.table_rounds(),
            stages => self.table_rounds() + (stages - 1) * self.format.days(false) + self.format.days(true),
        }
    }

    /// Returns the kind of that round.
    #[must_use]
    pub fn phase(&self, round: usize) -> RoundKind {
        let Some(mut left) = round.checked_sub(self.table_rounds()).filter(|_| self.stages() > 0) else {
            return RoundKind::Table(round);
        };
        for later in (1..self.stages()).rev() {
            let days = self.format.days(false);
            if left < days {
                return RoundKind::Cup { later, leg: left };
            }
            left -= days;
        }
        RoundKind::Cup { later: 0, leg: left }
    }

    /// Returns the sides in the order in which they are drawn. In a cup, neighbours meet; of three, the last goes on
    /// to the final. In groups, each ball goes to the next group in turn. A league is not drawn.
    #[must_use]
    pub fn draw_order(&self) -> Vec<usize> {
        let mut sides: Vec<usize> = (0..self.entrants.len()).collect();
        if self.format.kind == CompetitionKind::League {
            return sides;
        }
        MatchRng::new(self.seed).shuffle(&mut sides);
        if !self.format.seeded {
            return sides;
        }
        // People come first, so that they do not meet early.
        let strength = |side: &usize| {
            let difficulty = self.entrants.get(*side).and_then(|entrant| entrant.controller.difficulty());
            let by_difficulty = difficulty.map(|difficulty| difficulty as u32);
            (difficulty.is_none(), self.strengths.get(*side).copied().or(by_difficulty))
        };
        sides.sort_by_key(|side| std::cmp::Reverse(strength(side)));
        match self.format.kind {
            CompetitionKind::Cup => {
                bracket(sides.len()).into_iter().filter_map(|rank| sides.get(rank).copied()).collect()
            }
            CompetitionKind::League | CompetitionKind::Groups => sides,
        }
    }

    /// Returns the side of the cup that goes on to the second stage without a match, if their number is odd.
    #[must_use]
    pub fn bye(&self) -> Option<usize> {
        CupRound::new(&self.qualified()?).bye
    }

    /// Returns the sides of each group; a league is one group, a cup has none.
    #[must_use]
    pub fn groups(&self) -> Vec<Vec<usize>> {
        let lots = self.draw_order();
        let groups = self.format.kind.groups(lots.len());
        (0..groups).map(|group| lots.iter().skip(group).step_by(groups).copied().collect()).collect()
    }

    /// Returns every round whose fixtures are known, with their results. A round of legs holds only the ties that need
    /// it.
    #[must_use]
    pub fn rounds(&self) -> Vec<Vec<Fixture>> {
        let mut out = self.group_rounds();
        for (n, ties) in self.ties().into_iter().enumerate() {
            let days = self.format.days(n + 1 == self.stages());
            let leg = |leg: usize| ties.iter().filter_map(move |tie| tie.legs.get(leg).copied()).collect();
            out.extend((0..days).map(leg));
        }
        out
    }

    fn group_rounds(&self) -> Vec<Vec<Fixture>> {
        let groups = self.groups();
        let Some(first) = groups.first() else { return Vec::new() };
        let once = round_robin(first.len());
        let turned = |(home, away): &(usize, usize)| (*away, *home);
        let back: Vec<Vec<(usize, usize)>> =
            once.iter().map(|round| round.iter().map(turned).collect()).collect();
        let twice = self.format.legs == Legs::Return;
        let all = once.iter().chain(back.iter().filter(|_| twice));
        let fixtures = |(round, pairs): (usize, &Vec<(usize, usize)>)| -> Vec<Fixture> {
            let all = groups.iter().flat_map(|group| pairs.iter().map(|(a, b)| (group[*a], group[*b])));
            let fixture = |(place, (home, away))| Fixture {
                round,
                place,
                sides: BySeat::new(home, away),
                leg: 0,
                decides: false,
                played: self.results.get(&FixtureId { round, place }).copied(),
            };
            all.enumerate().map(fixture).collect()
        };
        all.enumerate().map(fixtures).collect()
    }

    /// Returns the table of each group, best first; a league has one, a cup none. Ties are broken by goal
    /// difference, goals scored, the table among the level sides, and a toss.
    #[must_use]
    pub fn tables(&self) -> Vec<Vec<GroupTableRow>> {
        let rounds = self.group_rounds();
        let toss = mix(self.seed, 0);
        let of_group = |(n, sides): (usize, Vec<usize>)| -> Vec<GroupTableRow> {
            let number = |side: usize| sides.iter().position(|other| *other == side);
            let played = |fixture: &Fixture| {
                let [home, away] = [Seat::Home, Seat::Away].map(|seat| number(fixture.sides[seat]));
                Some(GroupMatch { home: home?, away: away?, score: fixture.played?.score })
            };
            let results: Vec<GroupMatch> = rounds.iter().flatten().filter_map(played).collect();
            let toss =
                if self.format.kind == CompetitionKind::League { toss } else { mix(toss, 1 + n as u64) };
            let rows = table(sides.len(), &results, &mut MatchRng::new(toss)).unwrap_or_default();
            rows.into_iter()
                .filter_map(|row| Some(GroupTableRow { side: *sides.get(row.side)?, ..row }))
                .collect()
        };
        self.groups().into_iter().enumerate().map(of_group).collect()
    }

    /// Returns the table of a league; empty if a final decides.
    #[must_use]
    pub fn standings(&self) -> Vec<GroupTableRow> {
        match self.format.kind {
            CompetitionKind::League => self.tables().pop().unwrap_or_default(),
            CompetitionKind::Cup | CompetitionKind::Groups => Vec::new(),
        }
    }

    /// Returns the sides of the cup in the order of its bracket, once they are known. The first of a group meets the
    /// second of another, and those of one group meet again in the final only.
    #[must_use]
    pub fn qualified(&self) -> Option<Vec<usize>> {
        match self.format.kind {
            CompetitionKind::League => None,
            CompetitionKind::Cup => Some(self.draw_order()),
            CompetitionKind::Groups => {
                let over = self.group_rounds().iter().flatten().all(|fixture| fixture.played.is_some());
                let tables = over.then(|| self.tables())?;
                let (pairs, _) = tables.as_chunks::<2>();
                let at = |table: &Vec<GroupTableRow>, place: usize| table.get(place).map(|row| row.side);
                let one = pairs.iter().flat_map(|[a, b]| [at(a, 0), at(b, 1)]);
                let other = pairs.iter().flat_map(|[a, b]| [at(b, 0), at(a, 1)]);
                one.chain(other).collect()
            }
        }
    }

    /// Returns the ties of each stage of the cup whose sides are known.
    #[must_use]
    pub fn ties(&self) -> Vec<Vec<Tie>> {
        let Some(mut left) = self.qualified() else { return Vec::new() };
        let (mut first, mut out) = (self.table_rounds(), Vec::new());
        while left.len() > 1 {
            let is_final = left.len() == 2;
            let round = CupRound::new(&left);
            let matches = round.matches.iter().enumerate();
            let tie = |(place, &(home, away))| {
                self.tie(FixtureId { round: first, place }, BySeat::new(home, away), is_final)
            };
            let ties: Vec<Tie> = matches.map(tie).collect();
            let winners: Option<Vec<Option<Seat>>> = ties.iter().map(|tie| tie.winner.map(Some)).collect();
            out.push(ties);
            first += self.format.days(is_final);
            match winners.and_then(|winners| round.left(&winners).ok()) {
                Some(next) => left = next,
                None => break,
            }
        }
        out
    }

    /// Returns the tie of those sides with that first leg.
    fn tie(&self, first: FixtureId, sides: BySeat<usize>, is_final: bool) -> Tie {
        let (across, days) = (self.format.is_across_games(), self.format.days(is_final));
        let leg = |leg: usize, decides: bool| Fixture {
            round: first.round + leg,
            place: first.place,
            sides: BySeat::from_fn(|seat| if leg % 2 == 1 { sides[!seat] } else { sides[seat] }),
            leg,
            decides,
            played: self.results.get(&FixtureId { round: first.round + leg, ..first }).copied(),
        };
        let score = BySeat::new(0_u32, 0);
        let mut tie = Tie { sides, legs: Vec::new(), winner: None, score, kicks: None };
        let known = if !across && days > 1 { 2 } else { 1 };
        for n in 0..days {
            if n >= known && tie.legs.iter().any(|leg| leg.played.is_none()) {
                break;
            }
            let decides = across || days == 1 || n == 2;
            let fixture = leg(n, decides);
            tie.legs.push(fixture);
            // Both legs of two are known from the start.
            let Some(tally) = fixture.played.map(|tally| fixture.by_seats_of_first_leg(tally)) else {
                continue;
            };
            if across {
                if let Some(winner) = tally.winner {
                    tie.score[winner] += 1;
                }
                let enough = |seat: &Seat| tie.score[*seat] as usize >= self.format.needed();
                tie.winner = Seat::BOTH.into_iter().find(enough);
            } else {
                tie.score = BySeat::from_fn(|seat| tie.score[seat].saturating_add(tally.score[seat]));
                tie.kicks = tally.kicks;
                let whole = n + 1 >= known && tie.legs.iter().all(|leg| leg.played.is_some());
                tie.winner = if decides { tally.winner } else { tie.score.ahead().filter(|_| whole) };
            }
            if tie.winner.is_some() {
                break;
            }
        }
        // A shootout counts only where it decided: a leg of two has none.
        tie.kicks = tie.kicks.filter(|_| tie.legs.last().is_some_and(|leg| leg.decides));
        tie
    }
}
