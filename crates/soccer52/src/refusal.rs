//! The reasons for which Soccer refuses an action.

use engine::{Card, Seat};

use super::action::{Action, CardPick};
use super::cards::{self, GOALIES};
use super::owed_decision::OwedDecision;
use super::state::{FORWARDS, Phase, Soccer52};
use engine::notation::refusals;

refusals! {
    Over => ("S52-10", "the match is over: expected no action"),
    Laid { seat: Seat, other: Seat } => ("S52-2", "{seat} has laid its forwards already: expected {other} to lay some"),
    NotOwed { seat: Seat, other: Seat } => ("S52-4", "{seat} owes no decision now: expected {other}"),
    NotHeld { card: Card } => ("S52-2", "{card} is not in the hand: expected cards that are"),
    Count { count: u8, expected: u8 } => ("S52-2", "{count} forwards are laid: expected {expected}"),
    LoneGoalie { goalie: Card } => (
        "S52-3",
        "{goalie} is laid and no goalie stays in the hand: expected number cards, or one goalie that stays"
    ),
    NoForward { place: u8 } => (
        "S52-4",
        "there is no forward to flip in place {place}: expected one that lies face down"
    ),
    NoBlock { forward: Card, with: CardPick } => (
        "S52-5",
        "{with} does not block {forward}: expected a goalie of its colour, a twin, a sum or a suit pair"
    ),
    MustBlock { forward: Card } => ("S52-5", "{forward} can be blocked, so it must be: expected Block([card..])"),
    NoGoalie { card: Card } => ("S52-9", "{card} takes no penalty: expected a jack, queen or king"),
    Another { action: Action, expected: &'static str, clause: &'static str } => (
        clause,
        "{action} answers another question: expected {expected}"
    ),
}

impl OwedDecision {
    /// Returns the expected forms of an action, and the clause of the decision.
    fn expected_action(self) -> (&'static str, &'static str) {
        match self {
            Self::Nothing => ("no action", "S52-10"),
            Self::Lay { .. } => ("Lay([card, card])", "S52-2"),
            Self::Flip(_) => ("Flip(0|1)", "S52-4"),
            Self::Block { .. } => ("Block([card..]) or LetIn", "S52-5"),
            Self::Penalty(_) => ("TakePenalty(goalie) or DeclinePenalty", "S52-9"),
        }
    }
}

impl Soccer52 {
    /// Returns the reason why that action is not legal.
    #[cold]
    pub(crate) fn refusal_for(&self, seat: Seat, action: Action) -> Refusal {
        let owed = self.owed_decision(seat);
        let Some(other) = self.table.seats_to_move().first() else { return Refusal::Over };
        let not_held = |pick: CardPick| {
            let missing = pick.set().difference(self.hands[seat]).first();
            missing.map(|card| Refusal::NotHeld { card })
        };
        let (expected, clause) = match (owed, action) {
            (OwedDecision::Nothing, _) if self.table.phase == Phase::Lay => {
                return Refusal::Laid { seat, other };
            }
            (OwedDecision::Nothing, _) => return Refusal::NotOwed { seat, other },
            (OwedDecision::Lay { hand, .. }, Action::Lay(pick)) => {
                let (count, expected) = (pick.set().len(), hand.len().min(FORWARDS));
                return not_held(pick).unwrap_or(match pick.set().intersection(GOALIES).first() {
                    Some(goalie) if count == expected => Refusal::LoneGoalie { goalie },
                    _ => Refusal::Count { count, expected },
                });
            }
            (OwedDecision::Flip(_), Action::Flip(place)) => return Refusal::NoForward { place },
            (OwedDecision::Block { blocks, .. }, Action::Block(with)) => {
                return not_held(with).unwrap_or(Refusal::NoBlock { forward: blocks.forward, with });
            }
            (OwedDecision::Block { blocks, .. }, Action::LetIn) => {
                return Refusal::MustBlock { forward: blocks.forward };
            }
            (OwedDecision::Penalty(_), Action::TakePenalty(card)) if !cards::is_goalie(card) => {
                return Refusal::NoGoalie { card };
            }
            (OwedDecision::Penalty(_), Action::TakePenalty(card)) => return Refusal::NotHeld { card },
            _ => owed.expected_action(),
        };
        Refusal::Another { action, expected, clause }
    }
}
