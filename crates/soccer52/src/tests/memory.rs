//! Tests of what views remember, and that determinizations fit it.

use super::*;
use crate::block::{self, PossibleBlocks};
use crate::cards::GOALIES;
use crate::determinize;
use crate::hand_history::HandStep;
use crate::{Event, LoneGoalie};
use engine::MatchRng;

/// S52-2: each side knows the cards that it drew and laid, and only the number of the other side's.
#[test]
fn s52_2_a_side_learns_only_its_own_cards() {
    let mut rng = MatchRng::new(3);
    let mut log = EventLog::default();
    let mut state = Soccer52::setup(&Options::default(), 3, &mut log).unwrap();
    while let Some(seat) = state.seats_to_move().first() {
        let action = state.sample(seat, &mut rng).unwrap();
        state.apply(seat, &action, &mut log).unwrap();
    }
    let (mut drew, mut laid) = (0, 0);
    for event in &log.0 {
        let (Event::Drew { seat, .. } | Event::Laid { seat, .. }) = *event else { continue };
        assert_eq!(event.seen_from(seat), *event);
        match event.seen_from(!seat) {
            Event::Drew { cards: None, .. } => drew += 1,
            Event::Laid { places: None, .. } => laid += 1,
            other => panic!("{other:?}"),
        }
    }
    assert!(drew > 2 && laid > 2, "{drew} {laid}");
}

/// A view reveals neither places nor hands: it does not change with what it cannot see.
#[test]
fn s52_2_views_reveal_nothing_hidden() {
    let mut rng = MatchRng::new(7);
    for seed in 0..60 {
        let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            for viewer in Seat::BOTH {
                let view = state.view(viewer);
                let mut other = state.clone();
                // The forwards swap places, a card of the hand swaps with one of the pile, the random numbers
                // change.
                let laid = &mut other.forwards[!viewer];
                if laid.iter().all(Option::is_some) {
                    laid.swap(0, 1);
                }
                if let (Some(held), false) = (other.hands[!viewer].first(), other.pile.is_empty()) {
                    let card = other.pile.draw().unwrap();
                    other.hands[!viewer].remove(held);
                    other.hands[!viewer].add(card);
                    other.pile.push(held);
                }
                other.pile.shuffle(&mut rng);
                other.rng = MatchRng::new(rng.seed());
                assert_eq!(other.view(viewer), view);
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
}

/// A compulsory block that was not made: no determinized hand of that moment can make it.
#[test]
fn s52_5_a_block_not_made_is_remembered() {
    let state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "");
    let state = check(state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S; A LetIn", "LetIn");
    let mut rng = MatchRng::new(5);
    let mut both_hands = CardSet::NONE;
    for _ in 0..2_000 {
        let world = Soccer52::determinize(&state.view(Seat::Home), &mut rng);
        let hand = world.hands[Seat::Away];
        let forward = cards("5S")[0];
        assert!(!PossibleBlocks { forward, hand }.any(), "{hand:?} blocks {forward}");
        both_hands = both_hands.union(hand);
        // A forward on the table is not in the hand, so it may be any card.
        assert_eq!(world.table.face_down(Seat::Away), 2);
    }
    // All other cards are drawn at times: all but black goalies and fives.
    let never = set("JC QC KC JS QS KS 5C 5D 5H");
    assert_eq!(both_hands, state.view(Seat::Home).unseen_cards().difference(never));
}

#[test]
fn s52_5_the_forwards_on_the_table_could_have_been_anything() {
    let state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "");
    let state = check(state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S; A LetIn", "LetIn");
    let mut rng = MatchRng::new(6);
    let mut laid = CardSet::NONE;
    for _ in 0..2_000 {
        laid = laid.union(
            Soccer52::determinize(&state.view(Seat::Home), &mut rng).forwards[Seat::Away]
                .into_iter()
                .flatten()
                .collect(),
        );
    }
    assert_eq!(laid, state.view(Seat::Home).unseen_cards());
}

/// With optional blocks, a forward let in reveals nothing.
#[test]
fn s52_5_optional_blocks_reveal_nothing() {
    let options = Options { blocking: super::super::BlockingRule::Optional, ..Options::default() };
    let state = given(options, "5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "");
    let state = check(state, "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S; A LetIn", "LetIn");
    let mut rng = MatchRng::new(5);
    let hands =
        (0..2_000).map(|_| Soccer52::determinize(&state.view(Seat::Home), &mut rng).hands[Seat::Away]);
    assert_eq!(hands.fold(CardSet::NONE, CardSet::union), state.view(Seat::Home).unseen_cards());
}

/// With option `lone_goalie: Forbidden` a flipped goalie shows that the hand held another, and so does each that lies
/// face down in a determinization.
#[test]
fn s52_3_a_played_goalie_implies_another_in_hand() {
    let lone = Options { lone_goalie: LoneGoalie::Forbidden, ..Options::default() };
    let state = given(lone, "5S 9H AC 2C 3C 4C", "AD QH JH 8H 7D 8D", "");
    let state =
        check(state, "H Lay([9H, 5S]); A Lay([7D, QH]); H flips 9H; A Block([JH])", "Blocked by=away");
    let mut rng = MatchRng::new(9);
    let view = state.view(Seat::Home);
    let mut laid = 0;
    for _ in 0..500 {
        let drawn = determinize::draw(&view, &mut rng);
        assert!(drawn.fits);
        laid += drawn.laid().intersection(GOALIES).len();
    }
    assert!(laid > 50, "the jack was there for any goalie: {laid}");
    // No goalie was shown: a side that lays one holds one.
    let state = given(lone, "5S 9H AC 2C 3C 4C", "AD QH JH 8H 7D 8D", "");
    let state = check(state, "H Lay([9H, 5S]); A Lay([7D, QH])", "Laid");
    let mut goalies = 0;
    for _ in 0..500 {
        let drawn = determinize::draw(&state.view(Seat::Home), &mut rng);
        assert!(drawn.fits && lone.lone_goalie.lets(drawn.laid(), drawn.hand.union(drawn.laid())));
        goalies += u32::from(!drawn.laid().intersection(GOALIES).is_empty());
    }
    assert!(goalies > 50, "{goalies}");
    // The queen is flipped: one of the cards left is a goalie.
    let script = "H flips 5S; A LetIn; H flips 9H; A Block([AD, 8D]); A flips QH";
    let state = check(state, script, "Flipped by=away card=QH");
    assert!(state.table.past[Seat::Away].steps.contains(&HandStep::HeldGoalie));
    for _ in 0..500 {
        let drawn = determinize::draw(&state.view(Seat::Home), &mut rng);
        assert!(drawn.fits && !drawn.hand.intersection(GOALIES).is_empty(), "{:?}", drawn.hand);
    }
}

/// Over random matches every determinization keeps to the option, and nearly all fit the whole history.
#[test]
fn s52_3_determinizations_respect_the_option() {
    let lone = Options { lone_goalie: LoneGoalie::Forbidden, ..Options::default() };
    let mut rng = MatchRng::new(3);
    let (mut redrawn, mut misfits, mut marked) = (0u32, 0u32, 0u32);
    for seed in 0..100 {
        let mut state = Soccer52::setup(&lone, seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            for viewer in Seat::BOTH {
                let view = state.view(viewer);
                let past = &view.table.past[!viewer];
                let drawn = determinize::draw(&view, &mut rng);
                redrawn += 1;
                misfits += u32::from(!drawn.fits);
                let kept = drawn.hand.union(past.spent_since_laid());
                if drawn.fits && view.table.face_down(!viewer) > 0 {
                    assert!(lone.lone_goalie.lets(drawn.laid(), kept.union(drawn.laid())));
                }
                if drawn.fits
                    && view.table.laid[!viewer]
                    && past.steps[past.laid_at..].contains(&HandStep::HeldGoalie)
                {
                    assert!(!kept.intersection(GOALIES).is_empty(), "{kept:?}");
                    marked += 1;
                }
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    assert!(redrawn > 8_000 && misfits < redrawn / 500 && marked > 500, "{misfits} of {redrawn}, {marked}");
}

/// Once the draw pile is empty, counting reveals all cards. Later draws from the discards can be only those.
#[test]
fn s52_11_counting_cards_is_remembered() {
    let mut rng = MatchRng::new(11);
    let mut sudden = 0;
    for seed in 0..120 {
        let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
        let mut kept = BySeat::new(CardSet::NONE, CardSet::NONE);
        while let Some(seat) = state.seats_to_move().first() {
            for viewer in Seat::BOTH {
                let view = state.view(viewer);
                let laid: CardSet = state.forwards[!viewer].into_iter().flatten().collect();
                let theirs = state.hands[!viewer].union(laid);
                assert!(theirs.has_all(view.certain_cards()), "{viewer} is certain of too much");
                if state.table.round == 6 {
                    assert_eq!(view.certain_cards(), theirs);
                } else if state.table.round == 7 {
                    sudden += 1;
                    // All cards held when the discards were shuffled, and not shown yet.
                    assert_eq!(view.certain_cards(), kept[!viewer].intersection(theirs));
                    let world = Soccer52::determinize(&view, &mut rng);
                    let laid: CardSet = world.forwards[!viewer].into_iter().flatten().collect();
                    assert!(world.hands[!viewer].union(laid).has_all(view.certain_cards()));
                }
            }
            if state.table.round == 6 {
                kept = state.hands;
            }
            let action = state.sample(seat, &mut rng).unwrap();
            if let (6, Action::Block(pick)) = (state.table.round, action) {
                kept[seat] = kept[seat].difference(pick.set());
            }
            if let (6, Action::TakePenalty(card)) = (state.table.round, action) {
                kept[seat].remove(card);
            }
            state.apply(seat, &action, &mut NullSink).unwrap();
        }
    }
    assert!(sudden > 300, "{sudden}");
}

/// A block not made in the round before constrains the cards that are still held from then, and no others.
#[test]
fn s52_5_a_block_not_made_is_remembered_in_the_next_round() {
    let state = printed("5S 9H AC 2C 3C 4C", "AD QH 10H 8H 7D 8D", "JH 4S 6S 9S 4H 5H 6H 9D");
    let state = check(
        state,
        "H Lay([9H, 5S]); A Lay([7D, 8D]); H flips 5S; A LetIn; H flips 9H; A Block([QH]); A flips 7D; \
         H Block([3C, 4C]); A flips 8D; H LetIn",
        "Goal by=home | RoundEnded round=1 | RoundBegan round=2",
    );
    let forward = cards("5S")[0];
    let mut rng = MatchRng::new(8);
    let (mut most, mut held) = (0, CardSet::NONE);
    for _ in 0..3_000 {
        let hand = Soccer52::determinize(&state.view(Seat::Home), &mut rng).hands[Seat::Away];
        // Four cards were drawn since: three are left of those that held no block.
        let alone = block::singles(forward).intersection(hand).len();
        let spades = CardSet::suit(forward.suit).intersection(hand).len();
        assert!(hand.len() == 7 && alone <= 4 && spades <= 5, "{hand:?}");
        most = most.max(alone);
        held = held.union(hand);
    }
    // Any card can have been drawn since then.
    assert_eq!(held, state.view(Seat::Home).unseen_cards());
    assert!(most >= 3, "{most}");
}

/// Checks what this round's history says of a determinized hand, and the certain cards.
#[track_caller]
fn fits_now(state: &Soccer52, viewer: Seat, drawn: &determinize::SampledCards) {
    let view = state.view(viewer);
    let past = &view.table.past[!viewer];
    // Until the side lays, that is the round before.
    let this_round = if view.table.laid[!viewer] { &past.steps[past.laid_at..] } else { &[] };
    for step in this_round {
        if let HandStep::LetIn(forward) = *step {
            assert!(!PossibleBlocks { forward, hand: drawn.hand }.any(), "{:?} blocks {forward}", drawn.hand);
        }
    }
    let laid: CardSet = state.forwards[!viewer].into_iter().flatten().collect();
    assert!(
        state.hands[!viewer].union(laid).has_all(view.certain_cards()),
        "{viewer} is certain of too much"
    );
    assert!(!drawn.fits || drawn.hand.union(drawn.laid()).has_all(view.certain_cards()));
    assert!(past.steps.len() < 150, "{}", past.steps.len());
}

/// Over random matches, and endless sudden rounds, determinizations are found that fit the whole history.
#[test]
fn s52_12_determinizations_fit_all_past_events() {
    let mut rng = MatchRng::new(12);
    for (matches, rounds) in [(100, 6), (40, 12), (20, 30)] {
        let (mut redrawn, mut misfits) = (0u32, 0u32);
        for seed in 0..matches {
            let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
            while let Some(seat) = state.seats_to_move().first().filter(|_| state.table.round <= rounds) {
                for viewer in Seat::BOTH {
                    let drawn = determinize::draw(&state.view(viewer), &mut rng);
                    redrawn += 1;
                    misfits += u32::from(!drawn.fits);
                    fits_now(&state, viewer, &drawn);
                }
                let action = state.sample(seat, &mut rng).unwrap();
                keep_level(&mut state, seat, action);
                state.apply(seat, &action, &mut NullSink).unwrap();
            }
        }
        // A few in ten thousand take too long, and forget what happened before this pile, or this round.
        assert!(redrawn > 8_000 && misfits < redrawn / 500, "{misfits} of {redrawn} do not fit");
    }
}
