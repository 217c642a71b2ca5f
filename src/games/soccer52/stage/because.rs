//! The coach's reasons for a decision: the way a shot is stopped, and what stays in the hand.

use super::super::block::{self, HIGHEST};
use super::super::cards::{CardSet, GOALIES, is_goalie, value};
use super::super::state::Phase;
use super::super::{Action, Pick, View};
use super::words::{self, card, number};
use crate::engine::Card;

pub(super) fn because(view: &View, action: Action) -> Option<String> {
    Some(match action {
        Action::Lay(Pick::Two(a, b)) => laying(view, a, b),
        Action::Flip(place) => {
            let forward = view.forwards.get(usize::from(place)).copied().flatten()?;
            flip(view, forward)
        }
        Action::Block(pick) => {
            let Phase::Block { forward } = view.table.phase else { return None };
            let how = words::explained(forward, pick, block::kind(forward, pick)?);
            let kept = GOALIES.and(view.hand).but(pick.set());
            match kept.len() {
                0 => how,
                _ => format!("{how} It keeps {} for later.", goalies(kept.len())),
            }
        }
        Action::LetIn if view.hand.is_empty() => "You hold nothing to stop it with.".into(),
        Action::LetIn => "What would stop it is worth more to you than this goal.".into(),
        Action::TakePenalty(_) => {
            "Nobody can stop a penalty, and the goalie you give may never save one.".into()
        }
        Action::DeclinePenalty if GOALIES.and(view.hand).is_empty() => "You hold no second goalie.".into(),
        Action::DeclinePenalty => "Kept in your hand, the goalie stops half of all their shots.".into(),
        Action::Lay(_) => return None,
    })
}

/// S52-2, S52-9: the reason for two forwards.
fn laying(view: &View, a: Card, b: Card) -> String {
    let forwards = CardSet::one(a).or(CardSet::one(b));
    let kept = GOALIES.and(view.hand).but(forwards).len();
    let saves = match kept {
        0 => "no goalie stays to save".to_owned(),
        n => format!(
            "{} to save",
            if n == 1 { "one goalie stays".into() } else { format!("{} goalies stay", number(n)) }
        ),
    };
    let laid = GOALIES.and(forwards);
    match (laid.nth(0), laid.len()) {
        (Some(goalie), 1) if kept > 0 => {
            let other = if goalie == a { b } else { a };
            format!(
                "The {} scores for certain if you give up another goalie; the {} shoots.",
                card(goalie),
                card(other)
            )
        }
        (Some(_), _) if kept > 0 => "A goalie of your hand buys a goal that nobody can stop.".into(),
        (Some(goalie), _) => format!("The {} is a bluff; {saves}.", card(goalie)),
        (None, _) => {
            let (high, low) = if a.rank.ace_low() >= b.rank.ace_low() { (a, b) } else { (b, a) };
            if sums(low) <= FEW {
                format!("Few pairs make the {} or the {}; {saves}.", card(high), card(low))
            } else if sums(high) <= FEW {
                format!("Few pairs make the {}, and the {} is easy to spare; {saves}.", card(high), card(low))
            } else {
                format!("These two save least in your hand; {saves}.")
            }
        }
    }
}

/// S52-4, S52-9: the reason for a flip.
fn flip(view: &View, forward: Card) -> String {
    let pays = !GOALIES.and(view.hand).is_empty();
    match (is_goalie(forward), pays) {
        (true, true) => {
            format!("The {} scores for certain if you give up another goalie for it.", card(forward))
        }
        (true, false) => "It is a bluff: they cannot tell, and your other forward shoots next.".into(),
        (false, _) => "Whatever they stop it with is gone when your other forward shoots.".into(),
    }
}

/// At most so many pairs of numbers are few.
const FEW: usize = 6;

/// S52-5: returns the number of pairs of ranks that stop that forward by their sum or difference.
fn sums(forward: Card) -> usize {
    let Some(goal) = value(forward) else { return 0 };
    let pairs = (1..=HIGHEST).flat_map(|a| (a..=HIGHEST).map(move |b| (a, b)));
    pairs.filter(|(a, b)| a + b == goal || b - a == goal).count()
}

fn goalies(n: u8) -> String {
    if n == 1 { "a goalie".into() } else { format!("{} goalies", number(n)) }
}
