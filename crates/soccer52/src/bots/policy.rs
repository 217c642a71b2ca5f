//! Sensible play without search: the cost of giving a card away, and the cheapest answer to each question.
//!
//! The costs are goals, guessed and then tuned in matches against themselves. They need not be exact, since
//! searching bots use them only in rollouts.

use crate::action::{Action, CardPick};
use crate::block::PossibleBlocks;
use crate::cards::{CardSet, GOALIES, is_goalie, value};
use crate::options::TieRule;
use crate::owed_decision::OwedDecision;
use crate::state::{FORWARDS, Table};
use engine::{Card, MatchRng, Seat};

/// The value of a goalie in the hand, in goals.
const GOALIE: f64 = 1.0;
/// The value of a number card in the hand: equal for all, as every value fits some sum.
const NUMBER: f64 = 0.45;
/// Probability that a number card scores as a forward, from the ace to the ten: fewer pairs make high values.
const SCORES: [f64; 10] = [0.24, 0.26, 0.27, 0.28, 0.29, 0.31, 0.33, 0.36, 0.40, 0.44];
/// The value of a penalty while the match goes on for long: a goal, for two goalies.
const PENALTY: f64 = 0.1;
/// The value of a penalty in the last round, when the goalies left over count for nothing.
const LAST_PENALTY: f64 = 0.6;
/// Size of the random shift of each value in a rollout.
const WHIM: f64 = 0.25;

/// Returns the cost of giving that card away, in goals.
pub(super) fn card_value(card: Card) -> f64 {
    if is_goalie(card) { GOALIE } else { NUMBER }
}

/// Returns true if the match may end with this round, so that cards left over are worth little.
pub(super) fn last_round(table: &Table) -> bool {
    table.is_sudden()
        || table.round == table.rounds()
            && (table.score.ahead().is_some() || table.options.after_six == TieRule::Draw)
}

/// Returns the value of that card as a forward, for a side with `goalies` goalies.
pub(super) fn as_forward(card: Card, goalies: u8, last: bool) -> f64 {
    match value(card) {
        Some(value) => SCORES[usize::from(value) - 1],
        None if goalies < 2 => -1.0,
        None if last => LAST_PENALTY - 0.4,
        None if goalies > 2 => PENALTY,
        None => -0.5,
    }
}

/// Returns the answer of sensible play, with random shifts.
pub(super) fn answer(table: &Table, seat: Seat, asked: OwedDecision, rng: &mut MatchRng) -> Option<Action> {
    match asked {
        OwedDecision::Nothing => None,
        OwedDecision::Lay { hand, .. } => Some(Action::Lay(forwards(hand, FORWARDS, table, rng))),
        OwedDecision::Flip(_) => asked.sample(rng),
        OwedDecision::Block { blocks, compulsory } => {
            let Some((pick, cost)) = cheapest(blocks) else { return Some(Action::LetIn) };
            // A goal is worth a goal: only an expensive block is ever refused, and seldom.
            let refuse = !compulsory && cost > GOALIE + WHIM && rng.unit() < WHIM && !last_round(table);
            Some(if refuse { Action::LetIn } else { Action::Block(pick) })
        }
        OwedDecision::Penalty(goalies) => {
            let behind = table.score[seat] <= table.score[!seat];
            let take = last_round(table) || behind || rng.unit() < 0.7;
            let goalie = if take { goalies.pick(rng) } else { None };
            Some(goalie.map_or(Action::DeclinePenalty, Action::TakePenalty))
        }
    }
}

/// Returns the cards that make the best forwards, with random shifts.
pub(super) fn forwards(hand: CardSet, count: u8, table: &Table, rng: &mut MatchRng) -> CardPick {
    let last = last_round(table);
    let goalies = hand.intersection(GOALIES).len();
    let mut best: [Option<(f64, Card)>; FORWARDS as usize] = [None; FORWARDS as usize];
    for card in hand.iter() {
        let found = Some((as_forward(card, goalies, last) + WHIM * rng.unit(), card));
        let better =
            |than: Option<(f64, Card)>| than.is_none_or(|(other, _)| found.is_some_and(|f| f.0 > other));
        if better(best[0]) {
            best = [found, best[0]];
        } else if better(best[1]) {
            best[1] = found;
        }
    }
    let pick = match best {
        [Some((_, a)), Some((_, b))] if count > 1 => CardPick::two(a, b),
        [Some((_, a)), _] if count > 0 => CardPick::One(a),
        _ => CardPick::None,
    };
    if table.options.lone_goalie.lets(pick.set(), hand) { pick } else { with_a_number(pick, hand) }
}

/// S52-3: returns these forwards with the best other number in the place of a goalie that must stay.
fn with_a_number(pick: CardPick, hand: CardSet) -> CardPick {
    let numbers = hand.difference(GOALIES).difference(pick.set());
    let best = numbers.iter().max_by_key(|card| card.rank.ace_low());
    match (pick, best) {
        (CardPick::Two(a, b), Some(best)) => CardPick::two(if is_goalie(a) { b } else { a }, best),
        (CardPick::One(_), Some(best)) => CardPick::One(best),
        _ => pick,
    }
}

/// Returns the block that costs least, with its cost.
pub(super) fn cheapest(blocks: PossibleBlocks) -> Option<(CardPick, f64)> {
    let priced = blocks.iter().map(|pick| (pick, pick.set().iter().map(card_value).sum::<f64>()));
    priced.min_by(|(_, a), (_, b)| a.total_cmp(b))
}
