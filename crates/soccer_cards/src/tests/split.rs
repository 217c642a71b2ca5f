//! Tests of the deal, the split, and the text of actions.

use std::collections::BTreeSet;

use super::*;
use crate::Event;
use crate::data::pack;
use engine::{LegalListing, MatchRng, SeatSet};

#[test]
fn sc_4_dealt_from_the_top_home_away_bench() {
    let mut log = EventLog::default();
    let state = SoccerCards::setup(&LEAGUE, 4, &mut log).unwrap();
    let [Event::Dealt { hands, bench }] = log.0[..] else { panic!("{:?}", log.0) };
    let dealt = |cards: [Option<CardKind>; 16]| cards.into_iter().flatten().collect::<CardCounts>();
    for seat in Seat::BOTH {
        assert_eq!(dealt(hands[seat]), state.held[seat].now);
        assert_eq!(
            (state.table.left[seat], state.held[seat].now.len()),
            (HandSizes { now: 16, later: 0 }, 16)
        );
    }
    assert_eq!((dealt(bench), bench.len()), (state.bench, 16));
    let all = state.held[Seat::Home].now + state.held[Seat::Away].now + state.bench;
    assert_eq!(all, pack().cards);
    // The pinned random numbers always give the same pack.
    let mut order = pack().sorted;
    MatchRng::new(4).shuffle(&mut order);
    assert_eq!(hands[Seat::Home], std::array::from_fn(|k| Some(order[k])));
    assert_eq!(hands[Seat::Away], std::array::from_fn(|k| Some(order[16 + k])));
}

/// Returns a match before its splits with these hands.
fn with_hands(home: &str, away: &str) -> SoccerCards {
    let mut state = dealt(LEAGUE, 1);
    state.held =
        BySeat::new(home, away).map(|list| PrivateCards { now: cards(list), later: CardCounts::NONE });
    state
}

const HOME: &str = "coloured_shield*3 free_kick*2 penalty*1 red_ball*4 red_goal*3 yellow_shield*3";
const AWAY: &str = "black_ball*4 black_goal*3 blue_ball*4 blue_goal*3 offside*2";
const HOME_SPLIT: &str =
    "H Split([coloured_shield, red_ball, red_ball, red_ball, red_ball, red_goal, red_goal, red_goal])";
const AWAY_SPLIT: &str =
    "A Split([black_ball, black_ball, black_ball, black_ball, blue_goal, blue_goal, blue_goal, offside])";

#[test]
fn sc_5_both_split_secretly() {
    let state = check(with_hands(HOME, AWAY), "", "? H A");
    let state = check(state, HOME_SPLIT, "Sealed seat=home | !HalfBegan | ? A");
    assert_eq!(state.held[Seat::Home].now, cards("coloured_shield red_ball*4 red_goal*3"));
    assert_eq!(state.held[Seat::Home].later, cards("coloured_shield*2 free_kick*2 penalty yellow_shield*3"));
    assert_eq!(
        state.table.left,
        BySeat::new(HandSizes { now: 8, later: 8 }, HandSizes { now: 16, later: 0 })
    );
    let dealt = "Sealed seat=away | HalfBegan leader=away period=FirstHalf | ? A";
    let state = check(state, AWAY_SPLIT, dealt);
    assert_eq!(state.table.sealed, BySeat::new(false, false));
    // The other order.
    check(with_hands(HOME, AWAY), AWAY_SPLIT, "Sealed seat=away | ? H");
}

#[test]
fn sc_5_refusals_name_the_clause() {
    let start = with_hands(HOME, AWAY);
    let sealed = check(start.clone(), HOME_SPLIT, "");
    let both = check(sealed.clone(), AWAY_SPLIT, "");
    let split = &HOME_SPLIT[2..];
    let of = |list: &str| Action::Split(cards(list)).to_string();
    for (state, seat, action, expected) in [
        (
            &start,
            Seat::Home,
            of("red_ball*4 red_goal*3"),
            "a first half of 7 cards: expected 8 of them (SC-5)",
        ),
        (
            &start,
            Seat::Home,
            of("red_ball*4 red_goal*3 penalty free_kick"),
            "a first half of 9 cards: expected 8 of them (SC-5)",
        ),
        (
            &start,
            Seat::Home,
            of("red_ball*5 red_goal*3"),
            "red_ball is named 5 times: expected at most 4, as in the hand (SC-5)",
        ),
        (
            &start,
            Seat::Home,
            of("red_ball*4 red_goal*3 offside"),
            "offside is named 1 times: expected at most 0, as in the hand (SC-5)",
        ),
        (
            &start,
            Seat::Away,
            split.to_owned(),
            "coloured_shield is named 1 times: expected at most 0, as in the hand (SC-5)",
        ),
        (
            &start,
            Seat::Away,
            "Lead(offside)".to_owned(),
            "Lead(offside) answers another question: expected Split([card, ..]) (SC-5)",
        ),
        (&sealed, Seat::Home, split.to_owned(), "home has chosen already: expected away to choose (SC-5)"),
        (&both, Seat::Away, AWAY_SPLIT[2..].to_owned(), "another question: expected Lead(card) (SC-6)"),
        (
            &both,
            Seat::Away,
            "Lead(blue_ball)".to_owned(),
            "blue_ball waits in the second-half deck: expected a card of the deck of this half (SC-5)",
        ),
        (
            &both,
            Seat::Away,
            "Lead(penalty)".to_owned(),
            "away holds no penalty: expected a card of the own deck (SC-6)",
        ),
        (&both, Seat::Home, "Lead(red_ball)".to_owned(), "home owes no decision now: expected away (SC-6)"),
    ] {
        let found = refused(state, seat, &action);
        assert!(found.ends_with(expected), "{action}: {found}\n{expected}");
    }
}

#[test]
fn sc_5_every_split_is_accepted_and_none_is_listed() {
    // Every multiset of eight cards that the hand allows.
    fn splits(hand: CardCounts, kinds: &[CardKind], chosen: CardCounts, found: &mut Vec<CardCounts>) {
        match kinds {
            [] => found.extend((chosen.len() == 8).then_some(chosen)),
            [card, rest @ ..] => {
                for copies in 0..=hand.count(*card) {
                    let mut chosen = chosen;
                    chosen.insert(*card, copies);
                    splits(hand, rest, chosen, found);
                }
            }
        }
    }
    let state = with_hands(HOME, AWAY);
    assert_eq!(
        (state.legal(Seat::Home, &mut Vec::new()), legal(&state, Seat::Home).as_str()),
        (LegalListing::Sampled, "")
    );
    let mut found = Vec::new();
    splits(cards(HOME), &CardKind::ALL, CardCounts::NONE, &mut found);
    assert!(found.len() > 250, "{}", found.len());
    for first in &found {
        state.check(Seat::Home, &Action::Split(*first)).unwrap();
    }
    // Sampling reaches all of them, for the side that owes a split.
    let (all, mut drawn) = (found.into_iter().collect::<BTreeSet<_>>(), BTreeSet::new());
    let mut rng = MatchRng::new(5);
    for _ in 0..200_000 {
        let Some(Action::Split(first)) = state.sample(Seat::Home, &mut rng) else { panic!("no split") };
        drawn.insert(first);
    }
    assert!(drawn.is_subset(&all) && drawn.len() * 100 > all.len() * 95, "{} of {}", drawn.len(), all.len());
    assert_eq!(check(state, HOME_SPLIT, "").sample(Seat::Home, &mut rng), None);
}

#[test]
fn sc_5_samples_weigh_cards_not_kinds() {
    let mut rng = MatchRng::new(6);
    let n = 60_000;
    let state = with_hands("coloured_shield*8 penalty*8", AWAY);
    // Two penalties and six shields among the first eight: 28 x 28 of 12,870 choices of single cards, 6.09 %.
    let seldom = (0..n).filter(|_| match state.sample(Seat::Home, &mut rng) {
        Some(Action::Split(first)) => first.count(CardKind::Penalty) == 2,
        _ => false,
    });
    let found = seldom.count() as f64 / f64::from(n);
    assert!((found - 784.0 / 12_870.0).abs() < 0.004, "{found}");
    let state = half(LEAGUE, Period::SecondHalf, ["offside*8", "coloured_shield*6 penalty*2"], |_| ());
    let penalties =
        (0..n).filter(|_| state.sample(Seat::Away, &mut rng) == Some(Action::Lead(CardKind::Penalty)));
    let found = penalties.count() as f64 / f64::from(n);
    assert!((found - 0.25).abs() < 0.0071, "{found}");
}

#[test]
fn sc_5_actions_are_written_sorted_and_read_in_any_order() {
    let action = Action::Split(cards("penalty black_ball*2"));
    assert_eq!(action.to_string(), "Split([black_ball, black_ball, penalty])");
    for text in ["Split([black_ball, penalty, black_ball])", "Split([penalty,black_ball,black_ball])"] {
        assert_eq!(text.parse(), Ok(action));
    }
    let seventeen = format!("Split([{}])", ["offside"; 17].join(", "));
    for text in [
        "Split([])", "Split()", "Split([pink_ball])", "Split([offside]", "Split(offside)", "Lead(red)",
        "Kick(red_ball)", "Keep(pink)", "Pass", &seventeen,
    ] {
        let error = text.parse::<Action>().unwrap_err().to_string();
        assert!(error.contains("expected Split([card, ..])"), "{error}");
    }
}

#[test]
fn sc_5_the_order_of_actions_is_that_of_their_text() {
    let mut rng = MatchRng::new(7);
    let mut actions: Vec<Action> =
        CardKind::ALL.into_iter().flat_map(|c| [Action::Lead(c), Action::Answer(c)]).collect();
    for colour in crate::BallColour::ALL {
        actions.extend([Action::Kick(colour), Action::Keep(colour)]);
    }
    actions.push(Action::Split(CardCounts::NONE));
    for size in 1..=8 {
        actions.extend((0..40).map(|_| Action::Split(pack().cards.draw(size, &mut rng))));
    }
    actions.sort();
    let texts: Vec<_> = actions.iter().map(ToString::to_string).collect();
    assert!(texts.is_sorted(), "{texts:#?}");
    assert_eq!(dealt(LEAGUE, 1).seats_to_move(), SeatSet::BOTH);
}
