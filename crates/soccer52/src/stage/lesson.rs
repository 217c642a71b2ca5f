//! Advice on the current decision for a beginner, from the view alone.

use super::super::View;
use super::super::block::PossibleBlocks;
use super::super::cards::{CardSet, GOALIES};
use super::super::options::TieRule;
use super::super::state::{FORWARDS, Phase};
use super::words::{card, colour, rank};
use ::words::say;
use engine::{Card, Seat};
use words::{DisplayText, Separator};

/// Returns one to three plain sentences; none if that seat is not asked.
pub(super) fn lesson(view: &View, seat: Seat) -> Option<DisplayText> {
    let table = &view.table;
    if !table.seats_to_move().contains(seat) {
        return None;
    }
    match table.phase {
        Phase::Lay => Some(laying(view)),
        Phase::Flip => flipping(view, seat),
        Phase::Block { forward } => Some(blocking(view, forward)),
        Phase::Penalty { goalie } => Some(penalty(view, goalie)),
        Phase::Running | Phase::Over => None,
    }
}

/// S52-2: advice on laying.
fn laying(view: &View) -> DisplayText {
    let goalies = GOALIES.intersection(view.hand).len();
    let table = &view.table;
    match table.round {
        _ if view.hand.is_empty() => say!("s52-lesson-no-cards"),
        _ if view.hand.len() <= FORWARDS => say!("s52-lesson-few-cards"),
        1 => say!("s52-lesson-first-round"),
        _ if goalies > 2 => say!("s52-lesson-spare-goalie", n = goalies),
        round if round < table.rounds() => say!("s52-lesson-lay"),
        _ if table.is_sudden() => say!("s52-lesson-sudden-round"),
        _ if table.options.after_six == TieRule::Draw => say!("s52-lesson-last-of-league"),
        // S52-13: two rounds leave cards in the draw pile.
        _ if table.options.short => say!("s52-lesson-last-round-short"),
        _ => say!("s52-lesson-last-round"),
    }
}

/// S52-4, S52-9: advice on which forward to flip, and what the last one can do; none if none is left.
fn flipping(view: &View, seat: Seat) -> Option<DisplayText> {
    let pays = !GOALIES.intersection(view.hand).is_empty();
    let own: CardSet = view.forwards.into_iter().flatten().collect();
    let goalies = GOALIES.intersection(own);
    Some(match (goalies.nth(0), goalies.len()) {
        (goalie, _) if view.table.face_down(seat) < FORWARDS => {
            let last = own.nth(0)?;
            match goalie {
                Some(_) if pays => {
                    say!("s52-lesson-last-forward-penalty", card = card(last), rank = rank(last))
                }
                Some(_) => say!("s52-lesson-last-forward-bluff", card = card(last), rank = rank(last)),
                None => say!("s52-lesson-last-forward", card = card(last), rank = rank(last)),
            }
        }
        (None, _) => say!("s52-lesson-flip"),
        (Some(_), 2..) if pays => say!("s52-lesson-flip-two-penalties"),
        (Some(_), 2..) => say!("s52-lesson-flip-two-bluffs"),
        (Some(goalie), _) if pays => {
            say!("s52-lesson-flip-penalty", card = card(goalie), rank = rank(goalie))
        }
        (Some(goalie), _) => say!("s52-lesson-flip-bluff", card = card(goalie), rank = rank(goalie)),
    })
}

/// S52-5: advice on blocking.
fn blocking(view: &View, forward: Card) -> DisplayText {
    let blocks = PossibleBlocks { forward, hand: view.hand };
    let must = view.table.must_block();
    if !blocks.any() {
        let nothing = say!(
            "s52-lesson-nothing-stops",
            card = card(forward),
            rank = rank(forward),
            colour = colour(forward.suit)
        );
        let hint = must.then(|| say!("s52-lesson-they-know"));
        return DisplayText::list([Some(nothing), hint].into_iter().flatten(), Separator::Space);
    }
    let single = blocks.singles();
    let must = if must { say!("s52-lesson-must-block") } else { say!("s52-lesson-may-let-in") };
    let hint = if !single.difference(GOALIES).is_empty() {
        say!("s52-lesson-block-twin")
    } else if single.is_empty() {
        say!("s52-lesson-block-pair")
    } else if blocks.count() > u32::from(single.len()) {
        say!("s52-lesson-block-cheaper")
    } else {
        say!("s52-lesson-block-goalie")
    };
    DisplayText::list([must, hint], Separator::Space)
}

/// S52-9: advice on the penalty.
fn penalty(view: &View, goalie: Card) -> DisplayText {
    if GOALIES.intersection(view.hand).is_empty() {
        say!("s52-lesson-no-second-goalie", card = card(goalie), rank = rank(goalie))
    } else {
        say!("s52-lesson-penalty")
    }
}
