//! [`OpenDecision`], the decision that a seat owes, to be judged by its information set alone: what each action costs,
//! what the bots would do, and what the decision is about.

use std::sync::Arc;

use super::habit_belief::evaluate_by_habits;
use super::recall::replay_to;
use super::review::{NamedAction, named};
use ai::estimate::{Estimate, ValueUnit};
use ai::evaluate::{PositionEvaluation, compare, evaluate_widely, expected_return};
use ai::value::to_seat;
use ai::{Budget, Difficulty, HasBots};
use engine::rng::mix;
use engine::{LegalListing, MatchRng, Record, Seat};
use stage::StagedGame;
use stage::action::DynAction;
use stage::decision_theme::DecisionTheme;

/// Maximum number of listed actions that are all compared; of more, bots choose the candidates.
pub const MAX_COMPARED_ACTIONS: usize = 100;
/// Determinizations over which a known value is averaged.
const DETERMINIZATIONS: usize = 24;

/// How the actions of a decision are evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EvaluationKind {
    /// The game knows the value of each action under best play.
    Solved,
    /// The game knows the value of each pair of choices, and the habits that the other side may have.
    Habits,
    /// The values are estimated by rollouts.
    Rollouts,
}

/// An action with its expected loss against the best one.
#[derive(Clone, Debug, PartialEq)]
pub struct ActionCost {
    /// The action.
    pub action: DynAction,
    /// Its cost; its standard error is 0 if it is known.
    pub cost: Estimate,
}

/// The decision that a seat owes. It uses nothing but the view of the seat and the game's rules; its random numbers
/// come from a seed, so that every answer can be reproduced. Slow: ask it off the main thread.
pub trait OpenDecision: Send + Sync {
    /// Returns the seat that decides.
    fn seat(&self) -> Seat;
    /// Returns the unit of all costs.
    fn unit(&self) -> ValueUnit;
    /// Returns the legal actions; only some or none of them if they are too many to list.
    fn legal(&self) -> Vec<DynAction>;
    /// Returns true if every legal action is listed.
    fn is_listed(&self) -> bool;
    /// Returns how its actions are evaluated.
    fn kind(&self) -> EvaluationKind;
    /// Returns the candidates with their costs, the cheapest first.
    fn costs(&self, budget: Budget, seed: u64) -> Vec<ActionCost>;
    /// Returns by how much `better` beats `other`; `None` if one is an action of another game, or if their values are
    /// known and [`OpenDecision::costs`] has them.
    fn lead(&self, better: &DynAction, other: &DynAction, budget: Budget, seed: u64) -> Option<Estimate>;
    /// Returns the expected result of the seat if it takes `best`, which is best play; `None` if that is an action of
    /// another game.
    fn expected_result(&self, best: &DynAction, budget: Budget, seed: u64) -> Option<Estimate>;
    /// Returns what the bot of a difficulty chooses when it is asked `tries` times.
    fn choices(&self, difficulty: Difficulty, tries: u32, seed: u64) -> Vec<DynAction>;
    /// Returns what the decision is about, if `best` is best play; `None` if it makes no set piece.
    fn theme(&self, best: &DynAction) -> Option<DecisionTheme>;
    /// Returns an action with its words and cards; `None` if it is one of another game.
    fn named(&self, action: &DynAction) -> Option<NamedAction>;
}

/// Implements [`OpenDecision`] for a game.
pub(super) struct ErasedDecision<G: HasBots> {
    state: G,
    seat: Seat,
    legal: Vec<G::Action>,
    listing: LegalListing,
    /// The match before this decision: what the bots remember.
    record: Record,
}

impl<G: StagedGame + HasBots> ErasedDecision<G> {
    /// Returns the decision of that seat in a state.
    pub(super) fn shared(state: &G, seat: Seat, record: &Record) -> Arc<dyn OpenDecision> {
        let mut legal = Vec::new();
        let listing = state.legal(seat, &mut legal);
        Arc::new(Self { state: state.clone(), seat, legal, listing, record: record.clone() })
    }

    /// Returns the known values of the actions; `None` if they have to be estimated.
    fn known(&self) -> Option<PositionEvaluation<G::Action>> {
        if G::ONLY_GUESSES {
            evaluate_by_habits(&self.state, self.seat, &self.record)
        } else {
            G::solved(&self.state.view(self.seat), &self.legal)
        }
    }
}

impl<G: StagedGame + HasBots> OpenDecision for ErasedDecision<G> {
    fn seat(&self) -> Seat {
        self.seat
    }

    fn unit(&self) -> ValueUnit {
        G::value_unit(self.state.options())
    }

    fn legal(&self) -> Vec<DynAction> {
        self.legal.iter().cloned().map(DynAction::new).collect()
    }

    fn is_listed(&self) -> bool {
        self.listing == LegalListing::Whole
    }

    fn kind(&self) -> EvaluationKind {
        match self.known() {
            Some(_) if G::ONLY_GUESSES => EvaluationKind::Habits,
            Some(_) => EvaluationKind::Solved,
            None => EvaluationKind::Rollouts,
        }
    }

    fn costs(&self, budget: Budget, seed: u64) -> Vec<ActionCost> {
        let evaluation = self.known().unwrap_or_else(|| {
            let (view, mut rng) = (self.state.view(self.seat), MatchRng::new(seed));
            evaluate_widely::<G>(&view, self.seat, &self.legal, MAX_COMPARED_ACTIONS, budget, &mut rng)
        });
        let cost = |candidate: ai::evaluate::CandidateAction<G::Action>| ActionCost {
            action: DynAction::new(candidate.action),
            cost: Estimate { value: candidate.cost, error: candidate.error },
        };
        let mut costs: Vec<ActionCost> = evaluation.candidates.into_iter().map(cost).collect();
        costs.sort_by(|a, b| a.cost.value.total_cmp(&b.cost.value));
        costs
    }

    fn lead(&self, better: &DynAction, other: &DynAction, budget: Budget, seed: u64) -> Option<Estimate> {
        let (better, other): (&G::Action, &G::Action) = (better.get()?, other.get()?);
        if self.known().is_some() {
            return None;
        }
        let (view, mut rng) = (self.state.view(self.seat), MatchRng::new(seed));
        Some(compare::<G>(&view, self.seat, better, other, budget, &mut rng))
    }

    fn expected_result(&self, best: &DynAction, budget: Budget, seed: u64) -> Option<Estimate> {
        let best: &G::Action = best.get()?;
        let (view, mut rng) = (self.state.view(self.seat), MatchRng::new(seed));
        Some(if G::VALUE_IS_EXACT {
            let one = |_| to_seat(self.unit(), self.seat, G::determinize(&view, &mut rng).value());
            Estimate::mean(&(0..DETERMINIZATIONS).map(one).collect::<Vec<_>>())
        } else {
            expected_return::<G>(&view, self.seat, best, budget, &mut rng)
        })
    }

    fn choices(&self, difficulty: Difficulty, tries: u32, seed: u64) -> Vec<DynAction> {
        let view = self.state.view(self.seat);
        let mut knows = G::bot(difficulty, self.seat, self.state.options());
        // The record of a match in play can always be replayed; the bot would know nothing otherwise.
        if replay_to(&mut *knows, self.seat, &self.record).is_err() {
            return Vec::new();
        }
        let budget = Budget::Iterations(difficulty.iterations());
        let one = |n: u32| {
            let mut rng = MatchRng::new(mix(seed, u64::from(n)));
            DynAction::new(knows.clone().choose(&view, &self.legal, budget, &mut rng).action)
        };
        (0..tries).map(one).collect()
    }

    fn theme(&self, best: &DynAction) -> Option<DecisionTheme> {
        G::theme(&self.state.view(self.seat), self.seat, best.get()?)
    }

    fn named(&self, action: &DynAction) -> Option<NamedAction> {
        Some(named::<G>(&self.state.view(self.seat), self.seat, action.get()?, 1.0))
    }
}
