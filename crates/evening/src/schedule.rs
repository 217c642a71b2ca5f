//! Who plays next. Everything follows from the results so far.

use std::collections::VecDeque;

use competition::round_robin;
use engine::rng::mix;
use engine::{BySeat, MatchRng, Seat};

use super::{Evening, EveningFormat, EveningMatch, MOST_MATCHES};

/// What a match is a part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EveningRound {
    /// The winner stays on: the side that has won the matches before it, and how many in a row.
    Streak(Option<(usize, usize)>),
    /// The round of everybody against everybody with that number, from 1.
    League(usize),
    /// The cup with that number, from 1, and the number of sides that are still in it.
    Cup(usize, usize),
}

/// The sides of the next match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct RoundMatch {
    /// The sides that meet.
    pub(super) sides: BySeat<usize>,
    /// What the match is a part of.
    pub(super) round: EveningRound,
}

impl Evening {
    /// Returns the sides of the next match; `None` once the time is over and nothing is left unfinished.
    pub(super) fn next_match(&self) -> Option<RoundMatch> {
        if self.played.len() >= MOST_MATCHES {
            return None;
        }
        match self.plan.format {
            EveningFormat::WinnerStaysOn => (!self.is_late()).then(|| self.streak().0),
            EveningFormat::League => self.league(),
            EveningFormat::Cup => self.cup(),
        }
    }

    /// Returns the side that comes on after the next match, whatever its result, if that is known.
    #[must_use]
    pub fn next_up(&self) -> Option<usize> {
        match self.plan.format {
            EveningFormat::WinnerStaysOn => self.streak().1.first().copied(),
            EveningFormat::League | EveningFormat::Cup => {
                let after = |winner: Seat| {
                    let mut then = self.clone();
                    let score = BySeat::from_fn(|seat| u32::from(seat == winner));
                    then.count(competition::FixtureResult { winner: Some(winner), score, kicks: None }, 0);
                    then.due().map(|next| next.sides)
                };
                let [one, other] = Seat::BOTH.map(after);
                let [one, other] = [one?, other?].map(|sides| Seat::BOTH.map(|seat| sides[seat]));
                one.into_iter().find(|side| other.contains(side) && self.waits(*side))
            }
        }
    }

    /// Returns the order in which the sides come on at first, or in which they are drawn for the cup with that index.
    fn drawn(&self, n: usize) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.plan.sides()).collect();
        MatchRng::new(mix(self.seed, !(n as u64))).shuffle(&mut order);
        order
    }

    /// Returns the next match if the winner stays on, and the sides that wait, the longest first. After a draw the side
    /// that has been on longer leaves; of two that came on together, away does.
    fn streak(&self) -> (RoundMatch, Vec<usize>) {
        let mut waiting: VecDeque<usize> = self.drawn(0).into();
        let mut next = || waiting.pop_front().unwrap_or_default();
        let mut sides = BySeat::new(next(), next());
        let mut holder: Option<(usize, usize)> = None;
        for EveningMatch { result, .. } in &self.played {
            let leaves = match (result.winner, holder) {
                (Some(winner), _) => !winner,
                (None, Some((side, _))) if sides[Seat::Home] == side => Seat::Home,
                (None, _) => Seat::Away,
            };
            let stays = sides[!leaves];
            let before = holder.filter(|(side, _)| *side == stays).map_or(0, |(_, won)| won);
            let won = if result.winner.is_some() { before + 1 } else { before };
            holder = Some((stays, won));
            waiting.push_back(sides[leaves]);
            sides[leaves] = waiting.pop_front().unwrap_or_default();
        }
        let streak = holder.filter(|(_, won)| *won > 0);
        (RoundMatch { sides, round: EveningRound::Streak(streak) }, waiting.into())
    }

    /// Returns the next match of everybody against everybody. Home and away change from round to round.
    fn league(&self) -> Option<RoundMatch> {
        let order = self.drawn(0);
        let all: Vec<(usize, usize)> = round_robin(order.len()).into_iter().flatten().collect();
        let (round, place) = (self.played.len() / all.len(), self.played.len() % all.len());
        if place == 0 && round > 0 && self.is_late() {
            return None;
        }
        let (one, other) = all[place];
        let sides = BySeat::new(order[one], order[other]);
        let sides = if round % 2 == 1 { sides.swapped() } else { sides };
        Some(RoundMatch { sides, round: EveningRound::League(round + 1) })
    }

    /// Returns the winners of the cups that are over, the next match of the cup after them, and true if that cup has
    /// begun. A side without an opponent goes on without a match, and plays first in the round after it. A drawn match
    /// is played again.
    fn cups(&self) -> (Vec<usize>, RoundMatch, bool) {
        let (mut winners, mut n) = (Vec::new(), 0);
        loop {
            let mut left = self.drawn(winners.len());
            let (mut out, begun) = (0, n);
            while left.len() > 1 {
                let mut on: Vec<usize> =
                    if left.len() % 2 == 1 { left.pop().into_iter().collect() } else { Vec::new() };
                for [one, other] in left.as_chunks::<2>().0 {
                    let sides = BySeat::new(*one, *other);
                    let winner = loop {
                        let Some(of) = self.played.get(n) else {
                            let round = EveningRound::Cup(winners.len() + 1, self.plan.sides() - out);
                            return (winners, RoundMatch { sides, round }, n > begun);
                        };
                        n += 1;
                        if let Some(winner) = of.result.winner {
                            break winner;
                        }
                    };
                    on.push(sides[winner]);
                    out += 1;
                }
                left = on;
            }
            winners.extend(left);
        }
    }

    fn cup(&self) -> Option<RoundMatch> {
        let (winners, due, begun) = self.cups();
        (begun || winners.is_empty() || !self.is_late()).then_some(due)
    }

    /// Returns the winners of the cups that are over; none in another format.
    #[must_use]
    pub fn cup_winners(&self) -> Vec<usize> {
        if self.plan.format == EveningFormat::Cup { self.cups().0 } else { Vec::new() }
    }
}
