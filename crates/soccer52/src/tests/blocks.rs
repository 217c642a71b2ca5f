//! Tests of blocks and penalties.

use super::*;
use crate::BlockingRule;
use crate::block::{self, BlockKind, PossibleBlocks};
use crate::cards::{is_goalie, value};
use engine::SuitColour;

#[track_caller]
fn blocks(forward: &str, with: &str, expected: Option<BlockKind>) {
    let forward: Card = forward.parse().unwrap();
    assert_eq!(block::kind(forward, pick(with)), expected, "{with} against {forward}");
}

#[test]
fn s52_5_the_printed_examples() {
    // The sheet names a suit only where it matters; the sums are tried with every other suit too.
    blocks("5S", "5D", Some(BlockKind::Twin));
    for suits in ["C C D", "D C S", "H S S", "S D H"] {
        let [forward, a, b] = suits.split(' ').collect::<Vec<_>>()[..] else { panic!() };
        blocks(&format!("3{forward}"), &format!("5{a} 2{b}"), Some(BlockKind::Sum));
        blocks(&format!("7{forward}"), &format!("5{a} 2{b}"), Some(BlockKind::Sum));
    }
    blocks("2D", "4D 9D", Some(BlockKind::SuitPair));
}

#[test]
fn s52_5_every_way_to_block() {
    for (forward, with, expected) in [
        ("5D", "KH", Some(BlockKind::Goalie)),
        ("5D", "JD", Some(BlockKind::Goalie)),
        ("5D", "KS", None),
        ("5C", "QS", Some(BlockKind::Goalie)),
        ("5C", "4C", None),
        ("AH", "AS", Some(BlockKind::Twin)),
        // Ace counts 1.
        ("AH", "4C 5S", Some(BlockKind::Sum)),
        ("AH", "4C 6S", None),
        ("10S", "AC 9D", Some(BlockKind::Sum)),
        ("10S", "5C 5D", Some(BlockKind::Sum)),
        ("2S", "5C 5D", None),
        // Goalies have no value.
        ("10H", "JC AC", None),
        ("2C", "KD JD", None),
        // A suit pair may hold a goalie.
        ("2D", "4D KD", Some(BlockKind::SuitPair)),
        ("2D", "4D KH", None),
        ("2D", "JD QD", Some(BlockKind::SuitPair)),
        // Sum and suit pair: the sum is the first that fits.
        ("6D", "4D 2D", Some(BlockKind::Sum)),
        ("5S", "5D 10C", Some(BlockKind::Sum)),
        // Nothing may be added to a block that is complete.
        ("5D", "KH 2C", None),
        ("5D", "5C 2C", None),
    ] {
        blocks(forward, with, expected);
    }
}

/// Listing, sampling and judging agree with the clause as written, for every forward and every pair.
#[test]
fn s52_5_bit_masks_agree_with_the_clause() {
    let pack: Vec<Card> = CardSet::PACK.iter().collect();
    for forward in pack.iter().copied().filter(|card| !is_goalie(*card)) {
        let goal = i32::from(forward.rank.ace_low());
        let red = |card: Card| card.suit.colour() == SuitColour::Red;
        for (k, a) in pack.iter().copied().enumerate().filter(|(_, a)| *a != forward) {
            let goalie = is_goalie(a) && red(a) == red(forward);
            let twin = a.rank == forward.rank;
            let alone = block::kind(forward, CardPick::One(a));
            assert_eq!(alone.is_some(), goalie || twin);
            for b in pack[k + 1..].iter().copied().filter(|b| *b != forward) {
                let (x, y) = (i32::from(a.rank.ace_low()), i32::from(b.rank.ace_low()));
                let numbers = x <= 10 && y <= 10;
                let sum = numbers && (x + y == goal || x - y == goal || y - x == goal);
                let suits = a.suit == forward.suit && b.suit == forward.suit;
                let expected = if sum {
                    Some(BlockKind::Sum)
                } else if suits {
                    Some(BlockKind::SuitPair)
                } else {
                    None
                };
                assert_eq!(block::kind(forward, CardPick::two(a, b)), expected, "{a} {b} against {forward}");
                let hand = CardSet::one(a).union(CardSet::one(b));
                let blocks = PossibleBlocks { forward, hand };
                let all: Vec<CardPick> = blocks.iter().collect();
                assert_eq!(all.contains(&CardPick::two(a, b)), expected.is_some());
                assert_eq!(all.contains(&CardPick::One(a)), alone.is_some());
                assert_eq!((blocks.count() as usize, blocks.any()), (all.len(), !all.is_empty()));
                assert!((0..blocks.count()).all(|n| blocks.nth(n) == Some(all[n as usize])));
            }
        }
    }
}

#[test]
fn s52_5_a_possible_block_is_mandatory() {
    let state = printed("5S 9H AC 2C 3C 4C", "5D 10C KS KH 7D 8D", "");
    let state = check(
        state,
        "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S",
        "Flipped by=home card=5S | ? A: Block([10C, 5D]), Block([5D]), Block([KS])",
    );
    assert_eq!(
        refused(&state, Seat::Away, "LetIn"),
        "5S can be blocked, so it must be: expected Block([card..]) (S52-5)"
    );
    assert_eq!(
        refused(&state, Seat::Away, "Block([KH])"),
        "[KH] does not block 5S: expected a goalie of its colour, a twin, a sum or a suit pair (S52-5)"
    );
    assert!(refused(&state, Seat::Away, "Block([5H])").contains("5H is not in the hand"));
    assert!(refused(&state, Seat::Away, "Block([7D])").contains("7D is not in the hand"));
}

#[test]
fn s52_5_with_the_house_option_a_block_is_optional() {
    let options = Options { blocking: BlockingRule::Optional, ..Options::default() };
    let state = given(options, "5S 9H AC 2C 3C 4C", "5D 10C KS KH 7D 8D", "");
    check(
        state,
        "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S; A LetIn",
        "LetIn by=away forward=5S | Goal by=home card=5S score=1-0 | ? H: Flip(_)",
    );
}

#[test]
fn s52_5_the_question_comes_even_if_nothing_blocks() {
    let state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "");
    check(state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S", "? A: LetIn");
}

#[test]
fn s52_6_unblocked_stays_as_tally_and_blocked_is_discarded() {
    let state = printed("5S 9H AC 2C 3C 4C", "5D 2H 2D KS 7D 8D", "");
    let state = check(
        state,
        "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S; A Block([5D]); H flips 9H; A LetIn",
        "Blocked by=away forward=5S kind=Twin with=[5D] | !Goal by=away | Goal by=home card=9H score=1-0",
    );
    assert_eq!(state.table.discards.as_slice(), cards("5S 5D"));
    assert_eq!(state.table.tallies[Seat::Home].as_slice(), cards("9H"));
    assert_eq!(state.hands[Seat::Away], set("2H 2D KS"));
    assert_eq!(state.table.places[Seat::Home], [ForwardPlace::Empty; 2]);
}

#[test]
fn s52_6_a_pair_goes_out_whole() {
    let state = printed("2D 9H AC 2C 3C 4C", "4D 9D 2H KS 7D 8D", "");
    let state = check(
        state,
        "H Lay([2D, 9H]); A Lay([7D, 8D]); H flips 2D; A Block([4D, 9D])",
        "Blocked by=away forward=2D kind=SuitPair with=[4D 9D]",
    );
    assert_eq!(state.table.discards.as_slice(), cards("2D 4D 9D"));
}

#[test]
fn s52_9_a_second_goalie_buys_the_penalty() {
    let state = printed("JS 9H KD 2C 3C 4C", "JD QC KS KC 7D 8D", "");
    let state = check(
        state,
        "H Lay([9H, JS]); A Lay([7D, 8D]); H flips JS",
        "Flipped by=home card=JS | ? H: DeclinePenalty, TakePenalty(KD)",
    );
    assert_eq!(
        refused(&state, Seat::Home, "TakePenalty(2C)"),
        "2C takes no penalty: expected a jack, queen or king (S52-9)"
    );
    assert!(refused(&state, Seat::Home, "TakePenalty(KH)").contains("KH is not in the hand"));
    assert!(refused(&state, Seat::Away, "Block([JD])").contains("away owes no decision now: expected home"));
    let state = check(
        state,
        "H TakePenalty(KD)",
        "PenaltyTaken by=home goalie=JS with=KD | Goal by=home card=JS score=1-0 | !Blocked | ? H: Flip(_)",
    );
    assert_eq!(state.table.tallies[Seat::Home].as_slice(), cards("JS"));
    assert_eq!(state.table.discards.as_slice(), cards("KD"));
}

#[test]
fn s52_9_the_penalty_may_be_declined() {
    let state = printed("JS 9H KD 2C 3C 4C", "JD QC KS KC 7D 8D", "");
    let state = check(
        state,
        "H Lay([9H, JS]); A Lay([7D, 8D]); H flips JS; H DeclinePenalty",
        "PenaltyDeclined by=home goalie=JS | !Goal | ? H: Flip(_)",
    );
    assert_eq!(state.table.discards.as_slice(), cards("JS"));
    assert!(state.hands[Seat::Home].contains("KD".parse().unwrap()));
}

/// To the rival, lacking a second goalie and not using it are the same, decision for decision and event for event.
#[test]
fn s52_9_declining_looks_like_having_none() {
    let seen = [("JS 9H KD 2C 3C 4C", "10C"), ("JS 9H 10C 2C 3C 4C", "KD")].map(|(home, pile)| {
        let mut state = printed(home, "JD QC KS KC 7D 8D", pile);
        let mut log = EventLog::default();
        let mut views = Vec::new();
        let laid: Vec<Action> = ["Lay([9H, JS])", "Lay([7D, 8D])"].map(|text| text.parse().unwrap()).into();
        state.apply(Seat::Home, &laid[0], &mut log).unwrap();
        state.apply(Seat::Away, &laid[1], &mut log).unwrap();
        state.forwards[Seat::Home] = [Some(cards("JS")[0]), Some(cards("9H")[0])];
        for action in [Action::Flip(0), Action::DeclinePenalty, Action::Flip(1)] {
            views.push((state.seats_to_move(), state.view(Seat::Away), legal(&state, Seat::Away)));
            state.apply(Seat::Home, &action, &mut log).unwrap();
        }
        views.push((state.seats_to_move(), state.view(Seat::Away), legal(&state, Seat::Away)));
        let events: Vec<_> =
            log.0.iter().filter_map(|event| Soccer52::observed_by(event, Seat::Away)).collect();
        (views, events)
    });
    let [with, without] = seen;
    assert_eq!(with, without);
}

#[test]
fn s52_9_four_goalies_can_give_two_penalties() {
    let state = printed("JS QH KD KC 3C 4C", "2D 9C 10D 10C 7D 8D", "");
    let state = check(
        state,
        "H Lay([QH, JS]); A Lay([7D, 8D]); H flips JS; H TakePenalty(KD); H flips QH; H TakePenalty(KC)",
        "score=1-0 | score=2-0 | ? A: Flip(0), Flip(1)",
    );
    assert_eq!(state.hands[Seat::Home], set("3C 4C"));
}

#[test]
fn s52_3_any_goalie_may_be_laid() {
    // As a bluff, without a second one.
    let state = printed("JS 9H 10C 2C 3C 4C", "JD QC KS KC 7D 8D", "");
    assert!(legal(&state, Seat::Home).contains(&Action::Lay(pick("9H JS"))));
    let state = check(state, "H Lay([9H, JS]); A Lay([7D, 8D]); H flips JS", "? H: DeclinePenalty");
    check(state, "H DeclinePenalty", "PenaltyDeclined by=home goalie=JS | ? H: Flip(_)");
}

#[test]
fn s52_3_number_cards_have_a_value_and_goalies_have_none() {
    for (card, expected) in
        [("AC", Some(1)), ("2D", Some(2)), ("10S", Some(10)), ("JH", None), ("QC", None), ("KD", None)]
    {
        let card = cards(card)[0];
        assert_eq!((value(card), is_goalie(card)), (expected, expected.is_none()), "{card}");
    }
}
