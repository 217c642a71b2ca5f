//! The parts of a match report beside the ledger: the times of the goals, and the costliest decisions of each side.

use super::dyn_game::DynGame;
use super::review::{CostGrade, DecisionGrade, DecisionReview, REVIEW_BUDGET};
use super::timeline::Perspective;
use ai::estimate::Estimate;
use ai::ledger::{Ledger, LedgerLine};
use engine::{BySeat, Record, RecordError, Seat, SeatSet};

/// The greatest number of costly decisions reported for a side.
pub const MAX_COSTLY_DECISIONS: usize = 3;
/// The greatest number of decisions of a side that the coach judges to find them, since it may disagree with the
/// ledger.
const MAX_JUDGED_DECISIONS: usize = 6;
/// A cost counts as significant if it exceeds this many standard errors.
const SURE: f64 = 2.0;

/// Returns the estimated cost of a decision of that line to its side, given the side's information set.
fn cost(line: &LedgerLine, seat: Seat) -> Estimate {
    let Estimate { value, error } = line.skill[seat];
    Estimate { value: if seat == Seat::Home { -value } else { value }, error }
}

/// Returns the lines in which a side's cost is more than little and significant, the costliest first.
#[must_use]
pub fn costly_lines(ledger: &Ledger, seat: Seat) -> Vec<&LedgerLine> {
    let beyond_doubt = |line: &&LedgerLine| {
        let cost = cost(line, seat);
        CostGrade::of(ledger.unit, cost.value) > CostGrade::Little && cost.value > SURE * cost.error
    };
    let mut lines: Vec<&LedgerLine> = ledger.lines.iter().filter(beyond_doubt).collect();
    lines.sort_by(|a, b| cost(b, seat).value.total_cmp(&cost(a, seat).value).then(a.n.cmp(&b.n)));
    lines
}

/// Returns true if the decision with that number belongs to the line. A choice of both sides at once is one line of two
/// decisions.
fn covers(line: &LedgerLine, decision: usize) -> bool {
    let decisions = if line.seats == SeatSet::BOTH { 2 } else { 1 };
    (line.n..line.n + decisions).contains(&decision)
}

/// A costly decision.
#[derive(Clone, Debug, PartialEq)]
pub struct CostlyDecision {
    /// The coach's verdict.
    pub verdict: DecisionReview,
    /// True if a better action would have been better against what the other side held and did; false if none would;
    /// `None` if that is unknown.
    pub would_have_helped: Option<bool>,
}

/// A better action would have helped if it was expected to bring more than this.
const HELPS: f64 = 0.002;

/// Returns the costliest decisions of each side: those for which both coach and ledger know a better action. Slow: call
/// it off the main thread.
///
/// # Errors
/// The first error in the record.
pub fn costliest(
    game: &dyn DynGame,
    record: &Record,
    ledger: &Ledger,
) -> Result<BySeat<Vec<CostlyDecision>>, RecordError> {
    let live = game.resume(record)?;
    Ok(BySeat::from_fn(|seat| {
        let review_positions = live.review_positions(seat);
        let of = |line: &LedgerLine| {
            review_positions.iter().find(|review_position| covers(line, review_position.n))
        };
        let lines = costly_lines(ledger, seat).into_iter().take(MAX_JUDGED_DECISIONS);
        let verdicts = lines.filter_map(of).map(|review_position| review_position.evaluate(REVIEW_BUDGET));
        let costly =
            verdicts.filter(|verdict| verdict.grade == DecisionGrade::Mistake).take(MAX_COSTLY_DECISIONS);
        let costly_decision = |verdict: DecisionReview| {
            let better =
                verdict.best.iter().filter_map(|best| game.hindsight(record, verdict.n, &best.action));
            let most = better.reduce(f64::max);
            CostlyDecision { would_have_helped: most.map(|gain| gain > HELPS), verdict }
        };
        costly.map(costly_decision).collect()
    }))
}

/// Returns the goals of a match: for each the number of decisions made by then, and the side that scored.
///
/// # Errors
/// The first error in the record.
pub fn goals(game: &dyn DynGame, record: &Record) -> Result<Vec<(usize, Seat)>, RecordError> {
    let timeline = game.replay_timeline(record, Perspective::Side(Seat::Home))?;
    Ok(timeline.goals().map(|(at, side)| (timeline.steps[at].taken, side)).collect())
}

/// A notable moment of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotableMoment {
    /// One of the costliest decisions of that side.
    Mistake(Seat),
    /// The greatest change by luck.
    Lucky,
}

/// Returns the notable moments of a match, each with the number of its decision, from 0.
#[must_use]
pub fn moments(ledger: &Ledger) -> Vec<(usize, NotableMoment)> {
    let mistakes = Seat::BOTH.into_iter().flat_map(|seat| {
        let lines = costly_lines(ledger, seat).into_iter().take(MAX_COSTLY_DECISIONS);
        lines.map(move |line| (line.n, NotableMoment::Mistake(seat)))
    });
    let lucky = ledger.luckiest().map(|line| (line.n, NotableMoment::Lucky));
    let mut moments: Vec<_> = mistakes.chain(lucky).collect();
    moments.sort_by_key(|(n, _)| *n);
    moments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::GAMES;
    use ai::Difficulty;
    use ai::estimate::ValueUnit;
    use ai::ledger::LedgerSamples;

    fn line(n: usize, skill: BySeat<Estimate>) -> LedgerLine {
        let seats = SeatSet::one(Seat::Home);
        LedgerLine {
            n,
            seats,
            before: 0.5,
            after: 0.5,
            skill,
            read: BySeat::default(),
            guess: 0.0,
            luck: Estimate::default(),
        }
    }

    #[test]
    fn a_ledger_line_covers_simultaneous_choices_of_both_sides() {
        let of = |seats| LedgerLine { seats, ..line(4, BySeat::default()) };
        let covered = |line: &LedgerLine| (0..9).filter(|n| covers(line, *n)).collect::<Vec<_>>();
        for seat in Seat::BOTH {
            assert_eq!(covered(&of(SeatSet::one(seat))), [4]);
        }
        assert_eq!(covered(&of(SeatSet::BOTH)), [4, 5]);
    }

    /// Chance alone makes some decisions look costly: insignificant costs are not charged.
    #[test]
    fn a_cost_within_twice_its_error_is_not_charged() {
        let tried = |value, error| Estimate { value, error };
        let of_home = |value, error| BySeat::new(tried(value, error), Estimate::default());
        let of_away = |value, error| BySeat::new(Estimate::default(), tried(value, error));
        let lines = [
            of_home(-0.4, 0.21),
            of_home(-0.3, 0.1),
            of_home(0.3, 0.1),
            of_home(-0.4, 0.19),
            of_away(0.4, 0.21),
            of_away(0.4, 0.19),
            of_away(-0.4, 0.1),
            // Twice the error is not more than twice the error.
            of_home(-0.5, 0.25),
        ];
        let ledger = Ledger {
            unit: ValueUnit::Wins,
            exact: false,
            readable: BySeat::default(),
            start: Estimate::default(),
            deal: 0.0,
            lines: lines.into_iter().enumerate().map(|(n, skill)| line(n, skill)).collect(),
            end: 1.0,
        };
        let mistakes = |seat| costly_lines(&ledger, seat).iter().map(|line| line.n).collect::<Vec<_>>();
        assert_eq!((mistakes(Seat::Home), mistakes(Seat::Away)), (vec![3, 1], vec![5]));
    }

    /// A match between random bots has costly decisions on both sides, the costliest first; and the report lists them.
    #[test]
    fn the_costliest_decisions_belong_to_the_reported_side() {
        for game in GAMES {
            let difficulties = BySeat::from_fn(|_| Difficulty::Random);
            let record = game.arena("").unwrap().play_match(3, difficulties, true).unwrap().record.unwrap();
            let ledger = game.ledger(&record, LedgerSamples::REPORT).unwrap();
            for seat in Seat::BOTH {
                let lines = costly_lines(&ledger, seat);
                assert!(lines.is_sorted_by(|a, b| cost(a, seat).value >= cost(b, seat).value));
                for line in lines {
                    assert!(
                        line.seats.contains(seat) && cost(line, seat).value > 0.0,
                        "{} {line:?}",
                        game.id()
                    );
                }
            }
            let costly_decision = moments(&ledger);
            // From the spot every place is as good as any.
            let mistakes = costly_decision.iter().any(|(_, moment)| *moment != NotableMoment::Lucky);
            assert_eq!(mistakes, game.id() != "penalties", "{}: {costly_decision:?}", game.id());
            let replayed = game.replay(&record).unwrap();
            let goals = goals(*game, &record).unwrap();
            for seat in Seat::BOTH {
                // The kicks of a shootout that go in are shown as goals too.
                let kicks = replayed.outcome.and_then(|outcome| outcome.kicks).map_or(0, |kicks| kicks[seat]);
                let fell = goals.iter().filter(|(_, side)| *side == seat).count();
                assert_eq!(fell as u32, replayed.score[seat] + kicks, "{} {seat}", game.id());
            }
        }
    }

    #[test]
    fn decisions_that_the_report_lists_are_costly_by_the_coachs_estimate() {
        let game = crate::named("soccer17").unwrap();
        let difficulties = BySeat::from_fn(|_| Difficulty::Random);
        let record = game.arena("").unwrap().play_match(3, difficulties, true).unwrap().record.unwrap();
        let ledger = game.ledger(&record, LedgerSamples::REPORT).unwrap();
        let costliest = costliest(game, &record, &ledger).unwrap();
        let mut helped = [0, 0];
        for seat in Seat::BOTH {
            assert!((1..=MAX_COSTLY_DECISIONS).contains(&costliest[seat].len()), "{seat}");
            for CostlyDecision { verdict, would_have_helped } in &costliest[seat] {
                helped[usize::from(would_have_helped.unwrap())] += 1;
                assert_eq!((verdict.seat, verdict.grade), (seat, DecisionGrade::Mistake));
                assert_eq!(record.actions[verdict.n].0, seat);
            }
        }
        // What is better on average does not always help: then the report says so.
        assert!(helped[1] > 0, "{helped:?}");
    }
}
