//! Tests of setup, laying, the order of attacks, and drawing.

use super::*;
use crate::event::DrawPileSource;
use crate::{BlockingRule, Event, LoneGoalie, RoundStart, TieRule};
use engine::MatchRng;

#[test]
fn s52_1_shuffle_toss_and_six_cards_the_starter_first() {
    let mut heads = 0;
    for seed in 0..200 {
        let mut log = EventLog::default();
        let state = Soccer52::setup(&Options::default(), seed, &mut log).unwrap();
        let [
            Event::Shuffled { from: DrawPileSource::Pack, order: Some(order) },
            Event::Tossed { starter },
            Event::Drew { seat: first, count: 6, cards: Some(a) },
            Event::Drew { seat: second, count: 6, cards: Some(b) },
            Event::RoundBegan { round: 1, starter: begins },
        ] = &log.0[..]
        else {
            panic!("{:?}", log.0);
        };
        heads += u32::from(*starter == Seat::Home);
        assert_eq!((first, second, begins), (starter, &!*starter, starter));
        // The first card of a shuffle event is the top.
        let order = order.as_slice();
        assert_eq!((a.as_slice(), b.as_slice()), (&order[..6], &order[6..12]));
        assert_eq!((state.hands[*first], state.pile.as_slice()), (a.set(), &order[12..]));
        assert_eq!(order.iter().copied().collect::<CardSet>(), CardSet::PACK);
        assert_eq!(state.seats_to_move(), SeatSet::BOTH);
    }
    assert!((70..130).contains(&heads), "{heads}");
}

#[test]
fn s52_2_two_cards_are_laid_in_secret() {
    let state = printed("AC 2C 3C 4C 5C 6C", "AD 2D 3D 4D 5D 6D", "");
    assert_eq!(legal(&state, Seat::Home).len(), 15);
    assert_eq!(refused(&state, Seat::Home, "Lay([2C])"), "1 forwards are laid: expected 2 (S52-2)");
    assert_eq!(
        refused(&state, Seat::Home, "Lay([2C, 2D])"),
        "2D is not in the hand: expected cards that are (S52-2)"
    );
    assert!(refused(&state, Seat::Home, "Flip(0)").contains("expected Lay([card, card]) (S52-2)"));
    let before = state.view(Seat::Away);
    let state = check(state, "H Lay([2C, 3C])", "Laid count=2 places=[ | !RoundBegan | !Flipped");
    assert_eq!(state.seats_to_move(), SeatSet::one(Seat::Away));
    assert_eq!(
        refused(&state, Seat::Home, "Lay([4C, 5C])"),
        "home has laid its forwards already: expected away to lay some (S52-2)"
    );
    let after = state.view(Seat::Away);
    assert_eq!(after.table.places[Seat::Home], [ForwardPlace::FaceDown; 2]);
    assert_eq!((before.hands[Seat::Home], after.hands[Seat::Home]), (6, 4));
    assert_eq!(state.view(Seat::Home).forwards.into_iter().flatten().collect::<CardSet>(), set("2C 3C"));
    assert_eq!(state.hands[Seat::Home], set("AC 4C 5C 6C"));
    check(state, "A Lay([AD, 2D])", "seat=away | ? H: Flip(0), Flip(1)");
}

/// A place reveals nothing: either card is in either place equally often.
#[test]
fn s52_2_places_are_shuffled() {
    let mut lower_first = 0;
    for seed in 0..2_000 {
        let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
        let action = state.sample(Seat::Home, &mut MatchRng::new(seed)).unwrap();
        state.apply(Seat::Home, &action, &mut NullSink).unwrap();
        let [Some(a), Some(b)] = state.forwards[Seat::Home] else { panic!() };
        lower_first += u32::from(a < b);
    }
    assert!((900..1_100).contains(&lower_first), "{lower_first}");
}

#[test]
fn s52_4_one_at_a_time_the_starter_first() {
    // Nobody can block: black low forwards, red hands of other ranks.
    let state = printed("AC 2C 9H 7H 5H QH", "AS 2S 9D 7D 5D QD", "");
    let state = check(state, "A Lay([AS, 2S]); H Lay([AC, 2C])", "? H: Flip(0), Flip(1)");
    assert!(
        refused(&state, Seat::Away, "Flip(0)").contains("away owes no decision now: expected home (S52-4)")
    );
    // The first result is seen before the second flip; the last flip is asked for too.
    let state = check(state, "H flips 2C; A Block([7D, 9D])", "Blocked");
    let last = flip(&state, Seat::Home, "AC");
    let Action::Flip(place) = last else { panic!() };
    assert_eq!(asked(&state), format!("H: {last}"));
    assert_eq!(
        refused(&state, Seat::Home, &format!("Flip({})", 1 - place)),
        format!(
            "there is no forward to flip in place {}: expected one that lies face down (S52-4)",
            1 - place
        )
    );
    let state = check(state, "H flips AC; A LetIn", "Goal by=home | ? A: Flip(0), Flip(1)");
    check(
        state,
        "A flips AS; H LetIn; A flips 2S; H Block([5H, 7H])",
        "Goal by=away card=AS score=1-1 | Blocked by=home | RoundEnded round=1 score=1-1 | RoundBegan round=2 starter=away",
    );
}

#[test]
fn s52_4_the_start_alternates_or_not() {
    for (start, same) in [(RoundStart::Alternate, false), (RoundStart::Same, true)] {
        for seed in 0..20 {
            let mut log = EventLog::default();
            random_match(Options { start, ..Options::default() }, seed, &mut log);
            let starters: Vec<Seat> = log
                .0
                .iter()
                .filter_map(|event| match event {
                    Event::RoundBegan { starter, .. } => Some(*starter),
                    _ => None,
                })
                .collect();
            assert!(starters.len() >= 6);
            assert!(starters.windows(2).all(|pair| (pair[0] == pair[1]) == same), "{starters:?}");
        }
    }
}

/// Plays a random match, with its events to `sink`.
pub(super) fn random_match(
    options: Options,
    seed: u64,
    sink: &mut impl engine::EventSink<Soccer52>,
) -> Soccer52 {
    let mut rng = MatchRng::new(!seed);
    let mut state = Soccer52::setup(&options, seed, sink).unwrap();
    while let Some(seat) = state.seats_to_move().first() {
        let action = state.sample(seat, &mut rng).unwrap();
        state.apply(seat, &action, sink).unwrap();
    }
    state
}

#[test]
fn s52_7_four_cards_each_the_starter_of_the_round_just_ended_first() {
    let state = printed("AC 2C 9H 7H 5H QH", "AS 2S 9D 7D 5D QD", "KC KS 3C 4C JC JS 6C 8C");
    let state = check(
        state,
        "A Lay([AS, 2S]); H Lay([AC, 2C]); H flips 2C; A Block([7D, 9D]); H flips AC; A LetIn; \
         A flips AS; H LetIn; A flips 2S; H Block([5H, 7H])",
        "RoundEnded round=1 | Drew cards=[KC KS 3C 4C] count=4 seat=home | Drew cards=[JC JS 6C 8C] count=4 seat=away \
         | RoundBegan round=2 starter=away",
    );
    assert_eq!(state.hands[Seat::Home], set("9H QH KC KS 3C 4C"));
    assert_eq!(state.seats_to_move(), SeatSet::BOTH);
}

/// The sixth round is played after the draw pile is exactly empty, and the result is checked before more is drawn.
#[test]
fn s52_8_the_pack_lasts_for_six_rounds() {
    for seed in 0..100 {
        let mut rng = MatchRng::new(seed);
        let mut state = Soccer52::setup(&Options::default(), seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            if state.table.round <= 6 {
                assert_eq!(state.pile.len(), 48 - 8 * state.table.round);
            }
            let action = state.sample(seat, &mut rng).unwrap();
            state.apply(seat, &action, &mut NullSink).unwrap();
            let mut all = state.every_card();
            all.sort_by_key(|card| card.low_index());
            assert!(all.into_iter().eq(CardSet::PACK.iter()), "52 different cards, always");
        }
    }
}

const LONE: Options = Options {
    blocking: BlockingRule::Compulsory,
    start: RoundStart::Alternate,
    after_six: TieRule::SuddenRounds,
    lone_goalie: LoneGoalie::Forbidden,
    short: false,
};

/// By default a goalie is laid at any time; with the option another one stays in the hand.
#[test]
fn s52_3_a_lone_goalie_is_a_bluff_or_forbidden() {
    let away = "AD 2D 3D 4D 5D 6D";
    check(printed("JC 2C 3C 4C 5C 6C", away, ""), "H Lay([2C, JC])", "Laid");
    let state = given(LONE, "JC 2C 3C 4C 5C 6C", away, "");
    assert_eq!(
        refused(&state, Seat::Home, "Lay([2C, JC])"),
        "JC is laid and no goalie stays in the hand: expected number cards, or one goalie that stays (S52-3)"
    );
    assert_eq!(legal(&state, Seat::Home).len(), 10, "two of five numbers");
    // One of two may go, and two of three.
    let state = given(LONE, "JC QC 3C 4C 5C 6C", away, "");
    assert!(refused(&state, Seat::Home, "Lay([JC, QC])").ends_with("(S52-3)"));
    check(state, "H Lay([3C, JC])", "Laid");
    check(given(LONE, "JC QC KC 4C 5C 6C", away, ""), "H Lay([JC, QC])", "Laid");
}

/// A hand to which S52-2 leaves no choice is laid automatically.
#[test]
fn s52_3_a_whole_hand_is_laid_with_its_goalies() {
    for hand in ["JC 2C", "JC QC", "JC"] {
        let state = given(LONE, hand, "AD 2D 3D 4D 5D 6D", "");
        assert_eq!(legal(&state, Seat::Home), [Action::Lay(pick(hand))]);
    }
    // With three cards there is always another way.
    for hand in ["JC 2C 3C", "JC QC 2C", "JC QC KC"] {
        assert!(!legal(&given(LONE, hand, "AD 2D 3D 4D 5D 6D", ""), Seat::Home).is_empty(), "{hand}");
    }
}

/// The second goalie may have gone by the time the first is flipped: then it is discarded, as by default.
#[test]
fn s52_3_the_second_goalie_may_go_before_the_flip() {
    let state = given(LONE, "AC AH 3C 4C 5C 6C", "JD QH 3D 7S 8S 9S", "");
    check(
        state,
        "H Lay([AC, AH]); A Lay([3D, JD]); H flips AH; A Block([QH]); H flips AC; A Block([7S, 8S]); \
         A flips JD; A DeclinePenalty",
        "Blocked by=away forward=AH kind=Goalie | Flipped by=away card=JD | PenaltyDeclined",
    );
}
