//! The coach's reasons for a decision: the way a shot is stopped, and what stays in the hand.

use super::super::block::{self, MAX_NUMBER_RANK};
use super::super::cards::{CardSet, GOALIES, is_goalie, value};
use super::super::state::Phase;
use super::super::{Action, CardPick, View};
use super::words::{self, card, rank};
use ::words::say;
use ::words::{DisplayText, Separator};
use engine::Card;

pub(super) fn because(view: &View, action: Action) -> Option<DisplayText> {
    Some(match action {
        Action::Lay(CardPick::Two(a, b)) => laying(view, a, b),
        Action::Flip(place) => {
            let forward = view.forwards.get(usize::from(place)).copied().flatten()?;
            flip(view, forward)
        }
        Action::Block(pick) => {
            let Phase::Block { forward } = view.table.phase else { return None };
            let how = words::explained(forward, pick, block::kind(forward, pick)?);
            let kept = GOALIES.intersection(view.hand).difference(pick.set()).len();
            let later = (kept > 0).then(|| say!("s52-because-kept", n = kept));
            DisplayText::list([Some(how), later].into_iter().flatten(), Separator::Space)
        }
        Action::LetIn if view.hand.is_empty() => say!("s52-because-nothing"),
        Action::LetIn => say!("s52-because-let-in"),
        Action::TakePenalty(_) => say!("s52-because-penalty"),
        Action::DeclinePenalty if GOALIES.intersection(view.hand).is_empty() => say!("s52-because-no-goalie"),
        Action::DeclinePenalty => say!("s52-because-no-penalty"),
        Action::Lay(_) => return None,
    })
}

/// S52-2, S52-9: the reason for two forwards.
fn laying(view: &View, a: Card, b: Card) -> DisplayText {
    let forwards = CardSet::one(a).union(CardSet::one(b));
    let kept = GOALIES.intersection(view.hand).difference(forwards).len();
    let laid = GOALIES.intersection(forwards);
    match (laid.nth(0), laid.len()) {
        (Some(goalie), 1) if kept > 0 => {
            let other = if goalie == a { b } else { a };
            say!(
                "s52-because-lay-penalty",
                card = card(goalie),
                rank = rank(goalie),
                other = card(other),
                other_rank = rank(other),
            )
        }
        (Some(_), _) if kept > 0 => say!("s52-because-lay-goalies"),
        (Some(goalie), _) => say!("s52-because-lay-bluff", card = card(goalie), rank = rank(goalie)),
        (None, _) => {
            let (high, low) = if a.rank.ace_low() >= b.rank.ace_low() { (a, b) } else { (b, a) };
            if sums(low) <= FEW {
                say!(
                    "s52-because-lay-hard",
                    high = card(high),
                    high_rank = rank(high),
                    low = card(low),
                    low_rank = rank(low),
                    n = kept,
                )
            } else if sums(high) <= FEW {
                say!(
                    "s52-because-lay-high",
                    high = card(high),
                    high_rank = rank(high),
                    low = card(low),
                    low_rank = rank(low),
                    n = kept,
                )
            } else {
                say!("s52-because-lay-spare", n = kept)
            }
        }
    }
}

/// S52-4, S52-9: the reason for a flip.
fn flip(view: &View, forward: Card) -> DisplayText {
    let pays = !GOALIES.intersection(view.hand).is_empty();
    match (is_goalie(forward), pays) {
        (true, true) => say!("s52-because-flip-penalty", card = card(forward), rank = rank(forward)),
        (true, false) => say!("s52-because-flip-bluff"),
        (false, _) => say!("s52-because-flip"),
    }
}

/// At most so many pairs of numbers are few.
const FEW: usize = 6;

/// S52-5: returns the number of pairs of ranks that stop that forward by their sum or difference.
fn sums(forward: Card) -> usize {
    let Some(goal) = value(forward) else { return 0 };
    let pairs = (1..=MAX_NUMBER_RANK).flat_map(|a| (a..=MAX_NUMBER_RANK).map(move |b| (a, b)));
    pairs.filter(|(a, b)| a + b == goal || b - a == goal).count()
}
