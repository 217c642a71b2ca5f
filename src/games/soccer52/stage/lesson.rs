//! Advice on the current decision for a beginner, from the view alone.

use super::super::View;
use super::super::block::Blocks;
use super::super::cards::{CardSet, GOALIES};
use super::super::options::AfterSix;
use super::super::state::{FORWARDS, Phase, ROUNDS};
use super::words::{card, colour, number};
use crate::engine::{Card, Seat};

/// Returns one to three plain sentences; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<String> {
    let table = &view.table;
    if !table.owed().has(seat) {
        return None;
    }
    Some(match table.phase {
        Phase::Lay => laying(view),
        Phase::Flip => flipping(view, seat),
        Phase::Block { forward } => blocking(view, forward),
        Phase::Penalty { goalie } => penalty(view, goalie),
        Phase::Running | Phase::Over => return None,
    })
}

/// S52-2: advice on laying.
fn laying(view: &View) -> String {
    let goalies = GOALIES.and(view.hand).len();
    let round = view.table.round;
    match round {
        _ if view.hand.is_empty() => "You have no card to lay: you cannot shoot, and you cannot stop a shot.".into(),
        _ if view.hand.len() <= FORWARDS => {
            "You have no more cards than forwards: all of them shoot, and nothing stays to stop a shot.".into()
        }
        1 => "Two cards go forward and shoot, the other four have to stop two shots. High numbers are hard to block; \
              goalies, the jacks, queens and kings, are better kept."
            .into(),
        _ if goalies > 2 => format!(
            "With {} goalies a penalty is cheap: lay one of them, keep another to pay for it, and nobody can stop it.",
            number(goalies)
        ),
        ..ROUNDS => "You will draw four cards after the round. Shoot with high numbers, and keep what stops most: \
                     goalies, and small numbers that add up to many."
            .into(),
        ROUNDS if view.table.options.after_six == AfterSix::Draw => {
            "The last round: what is left in your hand after it counts for nothing.".into()
        }
        ROUNDS => "The last round, unless it ends level. Every card is out of the pile now: what you have not seen is \
                   in their hand."
            .into(),
        _ => "Whoever leads at the end of this round has won, so there is nothing to save cards for.".into(),
    }
}

/// S52-4, S52-9: advice on which forward to flip, and what the last one can do.
fn flipping(view: &View, seat: Seat) -> String {
    let pays = !GOALIES.and(view.hand).is_empty();
    let own: CardSet = view.forwards.into_iter().flatten().collect();
    let goalies = GOALIES.and(own);
    match (goalies.nth(0), goalies.len()) {
        (goalie, _) if view.table.face_down(seat) < FORWARDS => {
            let last = own.nth(0).map_or_else(String::new, card);
            let end = match goalie {
                Some(_) if pays => "scores for certain if you give up a second goalie for it",
                Some(_) => "is a bluff without a second goalie, and will be discarded",
                None => "shoots now, and they stop it if they can",
            };
            format!("Your last forward, the {last}, {end}.")
        }
        (None, _) => "You see how the first shot ends before you flip the second. A block costs them cards that \
                      cannot stop the other one."
            .into(),
        (Some(_), 2..) if pays => {
            "Both are goalies: either scores for certain if you give up another one from your hand for it.".into()
        }
        (Some(_), 2..) => {
            "Both are goalies, and you hold no other to pay with. Neither can score, but they do not know that.".into()
        }
        (Some(goalie), _) if pays => format!(
            "Your {} scores for certain if you give up a second goalie for it. The other forward has to get past \
             them.",
            card(goalie)
        ),
        (Some(goalie), _) => format!(
            "Your {} is a bluff without a second goalie. The other forward is your shot: what blocks it is gone.",
            card(goalie)
        ),
    }
}

/// S52-5: advice on blocking.
fn blocking(view: &View, forward: Card) -> String {
    let blocks = Blocks { forward, hand: view.hand };
    let shot = card(forward);
    if !blocks.any() {
        let hint = if view.table.must_block() { " They know now that you had no block for it." } else { "" };
        return format!(
            "Nothing you hold stops the {shot}: no {} goalie, no card of the same number, no two cards that do it.{hint}",
            colour(forward.suit)
        );
    }
    let single = blocks.singles();
    let must = if view.table.must_block() {
        "You have to stop it if you can."
    } else {
        "You may let it in, but a goal is a goal."
    };
    let hint = if !single.but(GOALIES).is_empty() {
        "A card of the same number is the cheapest way: one card for one shot."
    } else if single.is_empty() {
        "It takes two cards: a sum, a difference, or two of its suit. Give the two that you need least."
    } else if blocks.count() > u32::from(single.len()) {
        "A goalie does it alone, but would stop half of all other shots too: a pair of numbers is often cheaper."
    } else {
        "Only a goalie of yours can."
    };
    format!("{must} {hint}")
}

/// S52-9: advice on the penalty.
fn penalty(view: &View, goalie: Card) -> String {
    if GOALIES.and(view.hand).is_empty() {
        return format!(
            "No second goalie, no penalty: the {} is discarded. They cannot tell whether you have one.",
            card(goalie)
        );
    }
    "A second goalie buys a goal that nobody can stop. Kept in your hand it may well save one, so ask yourself which \
     you need more."
        .into()
}
