//! Who plays next. Everything follows from the results so far.

use std::collections::{BTreeSet, VecDeque};

use competition::round_robin;
use engine::rng::mix;
use engine::{BySeat, MatchRng, Seat};

use super::{Evening, EveningFormat, EveningMatch, MAX_MATCHES};

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
    /// The index of its game, counted through the list of games again and again.
    pub(super) game: usize,
}

impl Evening {
    /// Returns the sides of the next match; `None` once the time is over and nothing is left unfinished.
    pub(super) fn next_match(&self) -> Option<RoundMatch> {
        if self.played.len() >= MAX_MATCHES {
            return None;
        }
        match self.plan.format {
            EveningFormat::WinnerStaysOn => (!self.is_time_up()).then(|| self.streak().0),
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
                    then.next_fixture().map(|next| next.sides)
                };
                let [one, other] = Seat::BOTH.map(after);
                let [one, other] = [one?, other?].map(|sides| Seat::BOTH.map(|seat| sides[seat]));
                one.into_iter().find(|side| other.contains(side) && self.waits(*side))
            }
        }
    }

    /// Returns these sides in the order in which they come on at first, or in which they are drawn for the cup with
    /// that index.
    fn drawn(&self, here: &[usize], n: usize) -> Vec<usize> {
        let mut order = here.to_vec();
        MatchRng::new(mix(self.seed, !(n as u64))).shuffle(&mut order);
        order
    }

    /// Returns the next match if the winner stays on, and the sides that wait, the longest first. After a draw the side
    /// that has been on longer leaves; of two that came on together, away does. Whoever comes late waits behind the
    /// others; the place of a side that goes home is taken by the one that has waited longest.
    fn streak(&self) -> (RoundMatch, Vec<usize>) {
        let history = self.side_history();
        let mut waiting: VecDeque<usize> = self.drawn(history.at_first(), 0).into();
        let mut next = || waiting.pop_front().unwrap_or_default();
        let mut sides = BySeat::new(next(), next());
        let mut holder: Option<(usize, usize)> = None;
        for n in 0..=self.played.len() {
            let here = history.after(n);
            waiting.retain(|side| here.contains(side));
            let new =
                |side: &usize| !waiting.contains(side) && Seat::BOTH.iter().all(|seat| sides[*seat] != *side);
            let late: Vec<usize> = here.iter().copied().filter(new).collect();
            waiting.extend(late);
            for seat in Seat::BOTH {
                if !here.contains(&sides[seat]) {
                    sides[seat] = waiting.pop_front().unwrap_or_default();
                }
            }
            holder = holder.filter(|(side, _)| here.contains(side));
            let Some(EveningMatch { result, .. }) = self.played.get(n) else { break };
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
        let next = RoundMatch { sides, round: EveningRound::Streak(streak), game: self.played.len() };
        (next, waiting.into())
    }

    /// Returns the next match of everybody against everybody. Home and away change from round to round, and a pair
    /// plays another game than before. Whoever comes late plays the matches of the round that is on.
    fn league(&self) -> Option<RoundMatch> {
        let history = self.side_history();
        let (mut round, mut met) = (0, BTreeSet::new());
        for n in 0.. {
            let order = self.drawn(history.after(n), 0);
            let pairs = round_robin(order.len()).into_iter().flatten();
            let pairs: Vec<BySeat<usize>> =
                pairs.map(|(one, other)| BySeat::new(order[one], order[other])).collect();
            if pairs.iter().all(|pair| met.contains(&unordered(*pair))) {
                (round, met) = (round + 1, BTreeSet::new());
            }
            if let Some(of) = self.played.get(n) {
                met.insert(unordered(of.sides));
                continue;
            }
            if round > 0 && met.is_empty() && self.is_time_up() {
                return None;
            }
            let place = pairs.iter().position(|pair| !met.contains(&unordered(*pair)))?;
            let sides = if round % 2 == 1 { pairs[place].swapped() } else { pairs[place] };
            return Some(RoundMatch { sides, round: EveningRound::League(round + 1), game: place + round });
        }
        None
    }

    /// Returns the winners of the cups that are over, the next match of the cup after them, and true if that cup has
    /// begun. A side without an opponent goes on without a match, and plays first in the round after it; so does one
    /// whose opponent has gone home. A drawn match is played again. Nobody wins a cup whose last sides have all gone.
    fn cups(&self) -> (Vec<usize>, RoundMatch, bool) {
        let history = self.side_history();
        let (mut winners, mut n) = (Vec::new(), 0);
        loop {
            let mut left = self.drawn(history.after(n), winners.len());
            let (entrants, mut out, begun) = (left.len(), 0, n);
            while left.len() > 1 {
                let mut on: Vec<usize> =
                    if left.len() % 2 == 1 { left.pop().into_iter().collect() } else { Vec::new() };
                let mut all_gone = true;
                for [one, other] in left.as_chunks::<2>().0 {
                    let sides = BySeat::new(*one, *other);
                    let winner = loop {
                        let here = history.after(n);
                        let present = Seat::BOTH.map(|seat| here.contains(&sides[seat]));
                        match present {
                            [true, true] => {}
                            [true, false] => break Some(Seat::Home),
                            [false, true] => break Some(Seat::Away),
                            [false, false] => break None,
                        }
                        let Some(of) = self.played.get(n) else {
                            let round = EveningRound::Cup(winners.len() + 1, entrants - out);
                            return (winners, RoundMatch { sides, round, game: n }, n > begun);
                        };
                        n += 1;
                        if of.result.winner.is_some() {
                            break of.result.winner;
                        }
                    };
                    all_gone &= winner.is_none();
                    out += if winner.is_some() { 1 } else { 2 };
                    on.extend(winner.map(|winner| sides[winner]));
                }
                if all_gone {
                    on.retain(|side| history.after(n).contains(side));
                }
                left = on;
            }
            winners.extend(left);
        }
    }

    fn cup(&self) -> Option<RoundMatch> {
        let (winners, due, begun) = self.cups();
        (begun || winners.is_empty() || !self.is_time_up()).then_some(due)
    }

    /// Returns the winners of the cups that are over; none in another format.
    #[must_use]
    pub fn cup_winners(&self) -> Vec<usize> {
        if self.plan.format == EveningFormat::Cup { self.cups().0 } else { Vec::new() }
    }
}

/// Returns a pair without saying who is at home.
fn unordered(sides: BySeat<usize>) -> [usize; 2] {
    let mut pair = Seat::BOTH.map(|seat| sides[seat]);
    pair.sort_unstable();
    pair
}
