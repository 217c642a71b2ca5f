//! The part of a competition that its people know: results come in one after the other, and those of other matches
//! only after their own. Also how a competition ended for them, and its podium.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::{Competition, CompetitionKind, Fixture, RoundKind};
use engine::Seat;
use players::controller::Controller;

/// A match of a competition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "(usize, usize)", into = "(usize, usize)")]
pub struct FixtureId {
    /// Its round, from 0.
    pub round: usize,
    /// Its place in the round, from 0.
    pub place: usize,
}

impl From<(usize, usize)> for FixtureId {
    fn from((round, place): (usize, usize)) -> Self {
        Self { round, place }
    }
}

impl From<FixtureId> for (usize, usize) {
    fn from(id: FixtureId) -> Self {
        (id.round, id.place)
    }
}

/// The result of a competition for the people at this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CompetitionResult {
    /// One of them has won.
    Won,
    /// One of them is second, behind a bot.
    Second,
    /// Bots are first and second.
    Without,
}

impl Competition {
    /// Returns true if a person plays that side.
    #[must_use]
    pub fn is_person(&self, side: usize) -> bool {
        self.entrants.get(side).is_some_and(|entrant| entrant.controller == Controller::Human)
    }

    /// Returns true if that match is still to be played for the first time. One that was drawn and has to be played
    /// again keeps nobody waiting.
    fn is_fresh(&self, fixture: &Fixture) -> bool {
        fixture.played.is_none() && !self.replays.contains_key(&fixture.id())
    }

    /// Returns the matches whose results can be revealed, in the order of the rounds: people's own at once, those of
    /// bots once the people have played their matches of that round, drawn or not.
    #[must_use]
    pub fn revealable(&self) -> Vec<FixtureId> {
        let mut all = Vec::new();
        for round in self.rounds() {
            let (own, others): (Vec<Fixture>, Vec<Fixture>) =
                round.into_iter().partition(|fixture| self.has_people(fixture));
            let waits = own.iter().any(|fixture| self.is_fresh(fixture));
            all.extend(own.iter().filter(|fixture| fixture.played.is_some()).map(Fixture::id));
            if !waits {
                all.extend(others.iter().filter(|fixture| fixture.played.is_some()).map(Fixture::id));
            }
        }
        all
    }

    /// Returns true while the bots' matches of the current round wait for a person's: one is due, and none of the round
    /// was played, not even to a draw.
    #[must_use]
    pub fn waits_for_people(&self) -> bool {
        let open = |round: &Vec<Fixture>| round.iter().any(|fixture| fixture.played.is_none());
        let round = self.rounds().into_iter().find(open).unwrap_or_default();
        let mut own = round.iter().filter(|fixture| self.has_people(fixture)).peekable();
        own.peek().is_some() && own.all(|fixture| self.is_fresh(fixture))
    }

    /// Returns the matches between bots of that round.
    pub fn bot_fixtures(&self, round: usize) -> impl Iterator<Item = Fixture> {
        let round = self.rounds().into_iter().nth(round).unwrap_or_default();
        round.into_iter().filter(|fixture| !self.has_people(fixture))
    }

    /// Returns the number of rounds whose results are no longer announced: those before the last one in which a person
    /// has played.
    #[must_use]
    pub fn seen_rounds(&self) -> usize {
        let own = |fixture: &Fixture| fixture.played.is_some() && self.has_people(fixture);
        self.rounds().iter().rposition(|round| round.iter().any(own)).unwrap_or(0)
    }

    /// Returns the competition with the results of those matches alone.
    #[must_use]
    pub fn with_results_of(&self, seen: &BTreeSet<FixtureId>) -> Self {
        let mut known = self.clone();
        known.results.retain(|at, _| seen.contains(at));
        known.scorers.retain(|at, _| seen.contains(at));
        known
    }

    /// Returns that match, if it is known.
    #[must_use]
    pub fn fixture(&self, id: FixtureId) -> Option<Fixture> {
        self.rounds().get(id.round)?.iter().find(|fixture| fixture.place == id.place).copied()
    }

    /// Returns true if that match of the final can decide the competition.
    #[must_use]
    pub fn is_decided_by(&self, fixture: &Fixture) -> bool {
        if !self.kind().has_final() || !matches!(self.phase(fixture.round), RoundKind::Cup { later: 0, .. }) {
            return false;
        }
        let Some(last) = self.last_tie().filter(|_| self.format.is_across_games()) else { return true };
        let before =
            || last.legs.iter().take(fixture.leg).filter_map(|leg| Some(leg.sides[leg.played?.winner?]));
        let wins = |seat: Seat| before().filter(|side| *side == last.sides[seat]).count();
        Seat::BOTH.into_iter().any(|seat| wins(seat) + 1 == self.format.needed())
    }

    /// Returns true if every person is out: beaten in a tie of the cup, or left behind in a group.
    #[must_use]
    pub fn are_people_out(&self) -> bool {
        let ties = self.ties();
        let beaten: BTreeSet<usize> =
            ties.iter().flatten().filter_map(|tie| tie.decided()).map(|(_, loser)| loser).collect();
        let left = self.qualified().filter(|_| self.kind().has_final());
        let is_out =
            |side: usize| beaten.contains(&side) || left.as_ref().is_some_and(|left| !left.contains(&side));
        let mut people = (0..self.entrants.len()).filter(|side| self.is_person(*side));
        self.kind().has_final() && people.all(is_out)
    }

    /// Returns the steps of the podium, once everything is played: the first, the second, and those who share the third
    /// step.
    #[must_use]
    pub fn podium(&self) -> Option<[Vec<usize>; 3]> {
        let first = self.champion()?;
        if self.kind() == CompetitionKind::League {
            let table = self.standings();
            let at = |place: usize| table.get(place).map(|row| row.side).into_iter().collect();
            return Some([vec![first], at(1), at(2)]);
        }
        let ties = self.ties();
        let losers =
            ties.iter().rev().map(|stage| stage.iter().filter_map(|tie| Some(tie.decided()?.1)).collect());
        let mut losers = losers.chain([Vec::new(), Vec::new()]);
        Some([vec![first], losers.next()?, losers.next()?])
    }

    /// Returns how it ended for the people at this screen; `None` before the end.
    #[must_use]
    pub fn ending(&self) -> Option<CompetitionResult> {
        let [first, second, _] = self.podium()?;
        let any = |sides: &[usize]| sides.iter().any(|side| self.is_person(*side));
        Some(match (any(&first), any(&second)) {
            (true, _) => CompetitionResult::Won,
            (false, true) => CompetitionResult::Second,
            (false, false) => CompetitionResult::Without,
        })
    }

    /// Returns the final of a cup as its loser sees it: the loser, its goals and the winner's, and the same of a
    /// shootout.
    #[must_use]
    pub fn lost_final(&self) -> Option<LostFinal> {
        let last = self.last_tie()?;
        let (winner, loser) = (last.winner?, !last.winner?);
        let of = |score: engine::BySeat<u32>| (score[loser], score[winner]);
        Some(LostFinal {
            loser: last.sides[loser],
            winner: last.sides[winner],
            score: of(last.score),
            kicks: last.kicks.map(of),
        })
    }
}

/// The final of a cup as its loser sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LostFinal {
    /// The side that lost.
    pub loser: usize,
    /// The side that won.
    pub winner: usize,
    /// Goals of the loser and of the winner.
    pub score: (u32, u32),
    /// The same of the shootout, if there was one.
    pub kicks: Option<(u32, u32)>,
}

#[cfg(test)]
mod tests {
    use super::super::{FixtureResult, entrants};
    use super::*;
    use ai::Difficulty;
    use engine::BySeat;
    use games::named;

    fn cup(sides: usize, people: usize) -> Competition {
        let entrants = entrants(sides, people, Some(Difficulty::Random), &[]);
        Competition::new(named("penalties").unwrap(), CompetitionKind::Cup, entrants, 3).unwrap()
    }

    /// Lets the better side, by that order, win every due match that `which` names.
    fn play(on: &mut Competition, best: &[usize], which: impl Fn(&Competition, &Fixture) -> bool) {
        for fixture in on.next_fixtures() {
            if which(on, &fixture) {
                let rank = |seat: Seat| best.iter().position(|side| *side == fixture.sides[seat]);
                let home = rank(Seat::Home) < rank(Seat::Away);
                let winner = Some(if home { Seat::Home } else { Seat::Away });
                let score = if home { BySeat::new(2, 1) } else { BySeat::new(1, 2) };
                on.record_result(&fixture, FixtureResult { winner, score, kicks: None }).unwrap();
            }
        }
    }

    #[test]
    fn other_results_are_shown_after_ones_own_match() {
        let mut on = cup(8, 1);
        let best = [0, 1, 2, 3, 4, 5, 6, 7];
        assert!(on.revealable().is_empty());
        play(&mut on, &best, |on, fixture| !on.has_people(fixture));
        assert!(on.revealable().is_empty(), "the person has not played");
        assert_eq!((on.rounds().len(), on.seen_rounds()), (1, 0));
        play(&mut on, &best, Competition::has_people);
        let positions = on.revealable();
        assert_eq!(positions.len(), 4);
        assert!(on.has_people(&on.fixture(positions[0]).unwrap()), "one's own comes first");
        play(&mut on, &best, |_, _| true);
        assert_eq!((on.revealable().len(), on.seen_rounds()), (6, 1));
        // Only bots play the rest once people are out, and every result is revealed.
        let mut out = cup(8, 1);
        play(&mut out, &[1, 2, 3, 4, 5, 6, 7, 0], |_, _| true);
        assert!(out.are_people_out() && !on.are_people_out());
        play(&mut out, &[1, 2, 3, 4, 5, 6, 7, 0], |_, _| true);
        assert_eq!((out.revealable().len(), out.seen_rounds()), (6, 0));
    }

    #[test]
    fn fixtures_of_bots_wait_for_the_first_match_of_a_person_in_their_round() {
        let best = [0, 1, 2, 3, 4, 5, 6, 7];
        let mut on = cup(8, 2);
        let mut rounds = 0;
        while on.champion().is_none() {
            assert_eq!(on.waits_for_people(), on.for_people().is_some());
            let waited = on.waits_for_people();
            let first = on.for_people().map(|fixture| fixture.id());
            play(&mut on, &best, |_, fixture| Some(fixture.id()) == first);
            assert!(
                !waited
                    || !on.waits_for_people()
                    || on.next_fixtures().iter().all(|due| Some(due.round) > first.map(|first| first.round))
            );
            play(&mut on, &best, |_, _| true);
            rounds += 1;
        }
        assert!(rounds >= 3 && !cup(8, 0).waits_for_people());
        let of_bots: usize = (0..3).map(|round| on.bot_fixtures(round).count()).sum();
        assert!(of_bots > 0 && on.bot_fixtures(9).next().is_none());
    }

    /// A drawn match of a cup is replayed. The other results of the round do not wait for that.
    #[test]
    fn a_drawn_match_does_not_block_other_fixtures() {
        let mut on = cup(4, 1);
        let own = on.for_people().unwrap();
        assert!(on.waits_for_people());
        on.record_result(&own, FixtureResult { winner: None, score: BySeat::new(1, 1), kicks: None })
            .unwrap();
        assert!(on.for_people().is_some_and(|again| again.id() == own.id()) && !on.waits_for_people());
        assert!(on.revealable().is_empty());
        play(&mut on, &[0, 1, 2, 3], |on, fixture| !on.has_people(fixture));
        assert_eq!(on.revealable(), on.bot_fixtures(0).map(|fixture| fixture.id()).collect::<Vec<_>>());
    }

    #[test]
    fn a_cup_without_its_unshown_results_equals_its_draw() {
        let mut on = cup(4, 1);
        let drawn = on.clone();
        for _ in 0..2 {
            play(&mut on, &[0, 1, 2, 3], |_, _| true);
        }
        assert_eq!(on.with_results_of(&BTreeSet::new()), drawn);
        let own: BTreeSet<FixtureId> = on.revealable().into_iter().take(1).collect();
        let known = on.with_results_of(&own);
        assert_eq!((known.rounds().len(), known.champion(), known.for_people()), (1, None, None));
        assert_eq!(on.with_results_of(&on.revealable().into_iter().collect()), on);
    }

    #[test]
    fn the_podium_has_three_places_and_states_the_result() {
        for (best, ending) in [
            ([0, 1, 2, 3, 4, 5, 6, 7], CompetitionResult::Won),
            ([1, 0, 2, 3, 4, 5, 6, 7], CompetitionResult::Second),
            ([1, 2, 3, 4, 5, 6, 7, 0], CompetitionResult::Without),
        ] {
            for kind in [CompetitionKind::Cup, CompetitionKind::League] {
                let entrants = entrants(4, 1, Some(Difficulty::Random), &[]);
                let mut on = Competition::new(named("penalties").unwrap(), kind, entrants, 8).unwrap();
                assert_eq!((on.podium(), on.ending(), on.lost_final()), (None, None, None));
                while on.champion().is_none() {
                    play(&mut on, &best, |_, _| true);
                }
                let [first, second, third] = on.podium().unwrap();
                assert_eq!(first, [best[0]]);
                let mut all: Vec<usize> = [first, second.clone(), third.clone()].concat();
                all.sort_unstable();
                match kind {
                    CompetitionKind::League => {
                        assert_eq!((on.ending(), second, third.len()), (Some(ending), vec![best[1]], 1));
                        assert_eq!(on.lost_final(), None);
                    }
                    CompetitionKind::Cup | CompetitionKind::Groups => {
                        assert_eq!((second.len(), third.len(), all), (1, 2, vec![0, 1, 2, 3]));
                        let lost = on.lost_final().unwrap();
                        assert_eq!((lost.loser, lost.winner, lost.score), (second[0], best[0], (1, 2)));
                        let is_second = second[0] == 0;
                        assert_eq!(on.ending() == Some(CompetitionResult::Second), is_second, "{best:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_draw_follows_the_order_of_the_fixtures() {
        for sides in CompetitionKind::Cup.sizes() {
            let on = cup(*sides, 1);
            let (lots, rounds) = (on.draw_order(), on.rounds());
            let (met, free) = lots.split_at(*sides / 2 * 2);
            for (k, side) in met.iter().enumerate() {
                assert_eq!(rounds[0][k / 2].sides[Seat::BOTH[k % 2]], *side);
            }
            assert_eq!(on.bye(), free.first().copied());
            assert_eq!(lots.iter().collect::<BTreeSet<_>>().len(), *sides);
        }
    }
}
