//! Judges an answer, and whether a stated solution still stands.

use super::{EvaluationSource, SetPiece};
use ai::Budget;
use ai::estimate::Estimate;
use games::open_decision::EvaluationKind;
use stage::action::DynAction;

/// The budget for judging one answer where the values are estimated.
pub const JUDGE_BUDGET: Budget = Budget::Iterations(1000);
/// The budget for checking a stated solution where the values are estimated.
const VERIFY_BUDGET: Budget = Budget::Iterations(2000);
/// Known values agree with a file if they differ by less: files have four decimals.
const ROUNDING: f64 = 1e-3;

/// The judge's verdict on an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct AnswerEvaluation {
    /// True if the answer is right.
    pub is_right: bool,
    /// What it costs, in the unit of the game: 0 for a right answer of the file.
    pub cost: Estimate,
    /// The right answers, the best one first.
    pub best: Vec<DynAction>,
}

/// The error for an answer that is no legal action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not legal here")]
pub struct NotLegalError(pub DynAction);

impl SetPiece {
    /// Judges an answer; the same budget of iterations and the same seed give the same verdict. Slow: call it off the
    /// main thread.
    ///
    /// Where all actions are listed, the file says which are right. Of more actions than can be listed, another one is
    /// right too if it costs less than half of the margin.
    ///
    /// # Errors
    /// The answer is not legal.
    pub fn judge(
        &self,
        answer: &DynAction,
        budget: Budget,
        seed: u64,
    ) -> Result<AnswerEvaluation, NotLegalError> {
        if !self.match_so_far.allows(self.seat, answer) {
            return Err(NotLegalError(answer.clone()));
        }
        let best = self.answers.clone();
        if self.answers.contains(answer) {
            return Ok(AnswerEvaluation { is_right: true, cost: Estimate::default(), best });
        }
        let estimated = self.answers.first().and_then(|best| self.decision.lead(best, answer, budget, seed));
        let cost = estimated.or_else(|| self.known_cost(answer)).unwrap_or_default();
        let is_right = !self.decision.is_listed() && cost.value < self.margin.value / 2.0;
        Ok(AnswerEvaluation { is_right, cost, best })
    }

    /// Returns the cost of an action whose value is known.
    fn known_cost(&self, action: &DynAction) -> Option<Estimate> {
        let costs = self.decision.costs(Budget::Iterations(1), 0);
        costs.into_iter().find(|other| other.action == *action).map(|other| other.cost)
    }

    /// Checks that the stated solution stands: exactly where values are known, and elsewhere that a bounded search does
    /// not contradict it.
    ///
    /// # Errors
    /// What contradicts it.
    pub(super) fn verify(&self) -> Result<(), String> {
        let kind = self.decision.kind();
        let expected = match self.method {
            EvaluationSource::Solved => EvaluationKind::Solved,
            EvaluationSource::Habits => EvaluationKind::Habits,
            EvaluationSource::Rollouts { .. } => EvaluationKind::Rollouts,
        };
        if kind != expected {
            return Err(format!("method: the values here are found by {kind:?}, not by {expected:?}"));
        }
        match kind {
            EvaluationKind::Solved | EvaluationKind::Habits => self.verify_known(),
            EvaluationKind::Rollouts => self.verify_estimated(),
        }
    }

    fn verify_known(&self) -> Result<(), String> {
        let costs = self.decision.costs(Budget::Iterations(1), 0);
        let mut least = f64::INFINITY;
        for known in &costs {
            let (action, cost) = (&known.action, known.cost.value);
            let is_right = cost < self.margin.value / 2.0;
            if is_right != self.answers.contains(action) {
                let (is, expected) = if is_right { ("right", "no") } else { ("wrong", "one") };
                return Err(format!("`{action}` is {is}, it costs {cost:.4}, and it is {expected} answer"));
            }
            if !is_right {
                least = least.min(cost);
            }
            if *action == self.tempting.action && (cost - self.tempting.cost.value).abs() > ROUNDING {
                return Err(format!(
                    "the tempting `{action}` costs {cost:.4}, not {:.4}",
                    self.tempting.cost.value
                ));
            }
        }
        if (least - self.margin.value).abs() > ROUNDING {
            return Err(format!("the best wrong answer costs {least:.4}, not {:.4}", self.margin.value));
        }
        Ok(())
    }

    fn verify_estimated(&self) -> Result<(), String> {
        let EvaluationSource::Rollouts { seed, .. } = self.method else { return Ok(()) };
        let tempting = &self.tempting.action;
        for answer in &self.answers {
            let Some(lead) = self.decision.lead(answer, tempting, VERIFY_BUDGET, !seed) else { continue };
            if lead.value + 2.0 * lead.error < self.margin.value / 2.0 {
                return Err(format!(
                    "`{answer}` beats `{tempting}` by {:.4} ± {:.4} only: expected {:.4}",
                    lead.value, lead.error, self.tempting.cost.value
                ));
            }
        }
        Ok(())
    }
}
