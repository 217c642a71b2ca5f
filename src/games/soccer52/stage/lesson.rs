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
        _ if view.hand.is_empty() => "You have no cards: you can neither shoot nor stop a shot.".into(),
        _ if view.hand.len() <= FORWARDS => {
            "You have too few cards: all of them go forward, and none stay back to defend.".into()
        }
        1 => "Two cards go forward to shoot; the other four must stop two shots. High numbers are hard to \
              block. Keep your goalies: jacks, queens and kings."
            .into(),
        _ if goalies > 2 => format!(
            "With {} goalies you can afford a penalty: lay one as a forward, keep another to pay for it, \
             and nobody can stop it.",
            number(goalies)
        ),
        ..ROUNDS => "You will draw four cards after the round. Shoot with high numbers, and keep what stops \
                     most: goalies, and small numbers that combine in many ways."
            .into(),
        ROUNDS if view.table.options.after_six == AfterSix::Draw => {
            "The last round: what is left in your hand after it counts for nothing.".into()
        }
        ROUNDS => "The last round, unless it ends level. The draw pile is empty: any card you have not seen \
                   is in their hand."
            .into(),
        _ => "The side ahead after this round wins, so there is little to save cards for.".into(),
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
                Some(_) if pays => "is sure to score if you discard a second goalie",
                Some(_) => "is a bluff without a second goalie, and will be discarded",
                None => "shoots now, and they stop it if they can",
            };
            format!("Your last forward, the {last}, {end}.")
        }
        (None, _) => "You see how the first shot ends before you flip the second. Cards they block with \
                      cannot stop the other."
            .into(),
        (Some(_), 2..) if pays => {
            "Both are goalies: either is sure to score if you discard another one from your hand.".into()
        }
        (Some(_), 2..) => {
            "Both are goalies, and you hold no other to pay with. Neither can score, but they do not know that.".into()
        }
        (Some(goalie), _) if pays => format!(
            "Your {} is sure to score if you discard a second goalie. The other forward has to get past \
             them.",
            card(goalie)
        ),
        (Some(goalie), _) => format!(
            "Your {} is a bluff without a second goalie. The other forward is your real shot.",
            card(goalie)
        ),
    }
}

/// S52-5: advice on blocking.
fn blocking(view: &View, forward: Card) -> String {
    let blocks = Blocks { forward, hand: view.hand };
    let shot = card(forward);
    if !blocks.any() {
        let hint = if view.table.must_block() { " They now know you had nothing to stop it." } else { "" };
        return format!(
            "Nothing you hold stops the {shot}: no {} goalie, no matching number, no pair that fits.{hint}",
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
        "It takes two cards: a sum, a difference, or two of its suit. Spend the two you need least."
    } else if blocks.count() > u32::from(single.len()) {
        "A goalie does it alone, but could stop any later shot of its colour: a pair of numbers is often \
         cheaper."
    } else {
        "Only a goalie of yours can stop this one."
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
    "Discard a second goalie and you score: nobody can stop it. Keep it if you think that it will save a \
     goal later."
        .into()
}
