//! Tests of the result, sudden rounds, and piles that run out.

use super::*;
use crate::state::LAST_ROUND;
use crate::{BlockingRule, LoneGoalie, RoundStart, TieRule};
use engine::{Decided, MatchRng, Outcome};

/// Returns the last attack of a round: away lets home's last forward in or blocks it. `change` sets the rest of
/// the table.
#[track_caller]
fn last_attack(options: Options, home: &str, away: &str, change: impl FnOnce(&mut Soccer52)) -> Soccer52 {
    let mut state = given(options, home, away, "");
    let forward = cards("2C")[0];
    let table = &mut state.table;
    (table.starter, table.attacker) = (Seat::Away, Seat::Home);
    (table.round, table.phase, table.laid) = (6, Phase::Flip, BySeat::new(true, true));
    table.places[Seat::Home] = [ForwardPlace::FaceDown, ForwardPlace::Empty];
    state.forwards[Seat::Home] = [Some(forward), None];
    state.pile = state.pile.as_slice().iter().copied().filter(|card| *card != forward).collect();
    // All cards outside the hands are discards.
    let mut pile = state.pile;
    state.pile = Pile::NONE;
    state.table.discards.gather(&mut pile);
    change(&mut state);
    begin_past(&mut state);
    assert_eq!(state.every_card().len(), 52);
    state
}

fn scored(home: u32, away: u32) -> impl FnOnce(&mut Soccer52) {
    move |state| state.table.score = BySeat::new(home, away)
}

#[test]
fn s52_10_after_six_rounds_more_goals_win() {
    for (home, away, winner) in [(3, 2, Seat::Home), (1, 4, Seat::Away)] {
        let state = last_attack(Options::default(), "AH 4H", "AD 8D", scored(home - 1, away));
        let state = check(
            state,
            "H Flip(0); A LetIn",
            &format!(
                "Goal by=home | RoundEnded round=6 score={home}-{away} | MatchEnded | !Shuffled | !Drew"
            ),
        );
        let expected = Outcome {
            winner: Some(winner),
            decided: Decided::NormalTime,
            score: BySeat::new(home, away),
            kicks: None,
            level_after_normal_time: false,
            medal: None,
        };
        assert_eq!(state.outcome(), Some(expected));
        assert_eq!(refused(&state, Seat::Home, "LetIn"), "the match is over: expected no action (S52-10)");
    }
}

#[test]
fn s52_10_the_league_option_ends_level_matches() {
    let options = Options { after_six: TieRule::Draw, ..Options::default() };
    let state = last_attack(options, "AH 4H", "AD 8D", scored(1, 2));
    let state = check(state, "H Flip(0); A LetIn", "RoundEnded round=6 score=2-2 | MatchEnded | !Shuffled");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (None, Decided::NormalTime));
    assert!(outcome.level_after_normal_time);
}

#[test]
fn s52_11_level_after_six_the_discards_are_shuffled_and_hands_kept() {
    let state = last_attack(Options::default(), "AH 4H", "AD 8D", scored(1, 2));
    let discards = state.table.discards;
    let state = check(
        state,
        "H Flip(0); A LetIn",
        "Goal by=home | RoundEnded round=6 score=2-2 | Shuffled from=Discards | Drew cards=[ | count=4 seat=home \
         | RoundBegan round=7 starter=home | !MatchEnded",
    );
    // Away started the round that just ended, so it drew first: four from the top.
    assert_eq!(state.table.discards.len(), 0);
    assert_eq!(state.pile.len(), discards.len() - 8);
    assert!(discards.set().has_all(state.pile.set()));
    assert!(state.hands[Seat::Home].has_all(set("AH 4H")) && state.hands[Seat::Home].len() == 6);
    assert!(state.hands[Seat::Away].has_all(set("AD 8D")) && state.hands[Seat::Away].len() == 6);
    assert!(state.table.level_after_six);
    assert_eq!(state.table.tallies[Seat::Home].as_slice(), cards("2C"));
}

#[test]
fn s52_11_whole_rounds_until_somebody_leads() {
    // This goal gives home the lead at the end of round 8.
    let state = last_attack(Options::default(), "AH 4H", "AD 8D", |state| {
        state.table.score = BySeat::new(4, 4);
        state.table.round = 8;
        state.table.level_after_six = true;
    });
    let state = check(state, "H Flip(0); A LetIn", "RoundEnded round=8 score=5-4 | MatchEnded");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::SuddenRounds));
    assert!(outcome.level_after_normal_time);
    // A goal in mid-round ends nothing: away still has a forward to flip.
    let state = last_attack(Options::default(), "AH 4H", "AD 8D", |state| {
        state.table.score = BySeat::new(4, 4);
        state.table.round = 8;
        (state.table.starter, state.table.attacker) = (Seat::Home, Seat::Home);
        state.table.places[Seat::Away] = [ForwardPlace::Empty, ForwardPlace::FaceDown];
        let card = cards("3S")[0];
        state.forwards[Seat::Away] = [None, Some(card)];
        let rest = state.table.discards.as_slice().iter().copied().filter(|c| *c != card).collect();
        state.table.discards = rest;
    });
    check(state, "H Flip(0); A LetIn", "Goal by=home card=2C score=5-4 | !RoundEnded | ? A: Flip(1)");
}

/// Returns the events of a deal: who drew how many, in which order.
fn deal(state: &Soccer52, script: &str) -> (Soccer52, String) {
    let mut state = state.clone();
    let mut log = EventLog::default();
    for step in script.split("; ") {
        let (side, action) = step.split_once(' ').unwrap();
        let seat = if side == "H" { Seat::Home } else { Seat::Away };
        state.apply(seat, &action.parse().unwrap(), &mut log).unwrap();
    }
    let mut text = String::new();
    for event in &log.0 {
        match event {
            super::super::Event::Drew { seat, count, .. } => {
                text += &format!("{}{count} ", if *seat == Seat::Home { "H" } else { "A" });
            }
            super::super::Event::Shuffled { from, order } => {
                text += &format!("{from:?}({}) ", order.unwrap().len());
            }
            _ => {}
        }
    }
    (state, text.trim().to_owned())
}

/// Moves cards from the discards to home's hand until `left` are left.
fn hoard(state: &mut Soccer52, left: usize) {
    let all = state.table.discards;
    let (stay, go) = all.as_slice().split_at(left);
    state.table.discards = stay.iter().copied().collect();
    for card in go {
        state.hands[Seat::Home].add(*card);
    }
}

#[test]
fn s52_12_discards_are_shuffled_if_the_draw_pile_is_short() {
    // (discards, draw pile and away's tally, in cards; the round) -> the events
    for (discards, pile, tally, round, expected) in [
        // S52-11 after the sixth round, four at once.
        (8, 0, 0, 6, "Discards(8) A4 H4"),
        // Enough in the draw pile: nothing is shuffled.
        (0, 8, 0, 7, "A4 H4"),
        (20, 9, 0, 7, "A4 H4"),
        // Fewer than eight: with the discards, one at a time, the starter of the round first.
        (5, 7, 3, 7, "Discards(12) A1 H1 A1 H1 A1 H1 A1 H1"),
        (8, 0, 3, 9, "Discards(8) A1 H1 A1 H1 A1 H1 A1 H1"),
        // Still fewer than eight: the tallies too (home's has the card of the goal just scored).
        (3, 4, 1, 7, "Discards(7) Tallies(9) A1 H1 A1 H1 A1 H1 A1 H1"),
        (4, 0, 1, 6, "Discards(4) Tallies(6) A1 H1 A1 H1 A1 H1"),
        // After the sixth round too, even with more than enough tallies.
        (7, 0, 5, 6, "Discards(7) Tallies(13) A1 H1 A1 H1 A1 H1 A1 H1"),
        // As far as they go.
        (2, 1, 1, 7, "Discards(3) Tallies(5) A1 H1 A1 H1 A1"),
        (0, 0, 0, 6, "Discards(0) Tallies(1) A1"),
    ] {
        let state = last_attack(Options::default(), "AH 4H", "AD 8D", |state| {
            state.table.score = BySeat::new(1, 2);
            state.table.round = round;
            hoard(state, discards + pile + tally);
            let all = state.table.discards;
            let (on_discards, rest) = all.as_slice().split_at(discards);
            let (in_pile, in_tally) = rest.split_at(pile);
            state.table.discards = on_discards.iter().copied().collect();
            state.pile = in_pile.iter().copied().collect();
            state.table.tallies[Seat::Away] = in_tally.iter().copied().collect();
        });
        let (after, text) = deal(&state, "H Flip(0); A LetIn");
        assert_eq!(text, expected);
        // The score stands on the board.
        assert_eq!(after.table.score, BySeat::new(2, 2));
        let shuffled = text.contains("Tallies");
        assert_eq!(after.table.tallies[Seat::Home].is_empty(), shuffled);
        assert_eq!(after.every_card().len(), 52);
        assert_eq!(after.table.round, round + 1);
    }
}

#[test]
fn s52_12_few_cards_are_laid_as_they_are() {
    let round = |home: &str, away: &str| {
        let mut state = given(Options::default(), home, away, "");
        state.table.round = 7;
        state
    };
    let state = round("", "AD");
    assert_eq!(asked(&state), "H: Lay([]); A: Lay([AD])");
    assert_eq!(
        refused(&state, Seat::Home, "Lay([AD])"),
        "AD is not in the hand: expected cards that are (S52-2)"
    );
    assert_eq!(refused(&state, Seat::Away, "Lay([])"), "0 forwards are laid: expected 1 (S52-2)");
    // Home has nothing to flip, so away attacks at once.
    let state = check(state, "H Lay([])", "Laid count=0 places=[] seat=home | ? A: Lay([AD])");
    let state = check(state, "A Lay([AD])", "Laid count=1 places=[AD] seat=away | ? A: Flip(0)");
    check(state, "A Flip(0); H LetIn", "Goal by=away | RoundEnded round=7 score=0-1 | MatchEnded");
    // Nobody has a forward: the round ends as soon as both have laid.
    let state = round("", "");
    check(state, "A Lay([]); H Lay([])", "RoundEnded round=7 score=0-0 | Drew | RoundBegan round=8");
}

#[test]
fn s52_12_after_a_hundred_rounds_the_match_is_drawn() {
    let at = |round: u8| {
        last_attack(Options::default(), "AH 4H", "AD 8D", |state| {
            state.table.score = BySeat::new(1, 2);
            state.table.round = round;
            state.table.level_after_six = true;
        })
    };
    check(
        at(LAST_ROUND - 1),
        "H Flip(0); A LetIn",
        "RoundEnded round=99 score=2-2 | RoundBegan round=100 | !MatchEnded",
    );
    let state = check(
        at(LAST_ROUND),
        "H Flip(0); A LetIn",
        "RoundEnded round=100 score=2-2 | MatchEnded | !RoundBegan",
    );
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (None, Decided::SuddenRounds));
}

/// With blocks refused and penalties declined, hands grow until they hold the whole pack. The match goes on by the
/// rules of short piles, and conformance holds.
#[test]
fn s52_12_a_match_that_never_blocks_keeps_all_cards() {
    let options = Options { blocking: BlockingRule::Optional, ..Options::default() };
    for seed in 0..10 {
        let mut rng = MatchRng::new(seed);
        let mut state = Soccer52::setup(&options, seed, &mut NullSink).unwrap();
        while let Some(seat) = state.seats_to_move().first() {
            let action = match state.table.phase {
                Phase::Block { .. } => Action::LetIn,
                Phase::Penalty { .. } => Action::DeclinePenalty,
                _ => state.sample(seat, &mut rng).unwrap(),
            };
            keep_level(&mut state, seat, action);
            state.apply(seat, &action, &mut NullSink).unwrap();
            let mut all = state.every_card();
            all.sort_by_key(|card| card.low_index());
            assert!(all.into_iter().eq(CardSet::PACK.iter()));
            for viewer in Seat::BOTH {
                let view = state.view(viewer);
                assert_eq!(Soccer52::determinize(&view, &mut rng).view(viewer), view);
            }
        }
        assert_eq!(state.table.round, LAST_ROUND);
    }
}

const SHORT: Options = Options {
    blocking: BlockingRule::Compulsory,
    start: RoundStart::Alternate,
    after_six: TieRule::SuddenRounds,
    lone_goalie: LoneGoalie::Allowed,
    short: true,
};

fn second_round(home: u32, away: u32) -> impl FnOnce(&mut Soccer52) {
    move |state| (state.table.score, state.table.round) = (BySeat::new(home, away), 2)
}

#[test]
fn s52_13_a_short_match_has_two_rounds() {
    let state = last_attack(SHORT, "AH 4H", "AD 8D", second_round(1, 1));
    let state = check(state, "H Flip(0); A LetIn", "RoundEnded round=2 score=2-1 | MatchEnded | !Drew");
    let outcome = state.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.decided), (Some(Seat::Home), Decided::NormalTime));
    let league = Options { after_six: TieRule::Draw, ..SHORT };
    let state = last_attack(league, "AH 4H", "AD 8D", second_round(1, 2));
    let state = check(state, "H Flip(0); A LetIn", "RoundEnded round=2 score=2-2 | MatchEnded | !Drew");
    assert_eq!(state.outcome().unwrap().winner, None);
    // The first round is followed by cards from the same pile, as in any match.
    for seed in 0..20 {
        let mut log = EventLog::default();
        let ended = rounds::random_match(SHORT, seed, &mut log);
        assert!(ended.table.round >= 2);
        let facts: Vec<String> = log.0.iter().map(format_event).collect();
        let second = facts.iter().position(|fact| fact.starts_with("RoundBegan round=2")).unwrap();
        assert_eq!(facts[..second].iter().filter(|fact| fact.starts_with("Shuffled")).count(), 1);
    }
}

#[test]
fn s52_13_a_level_one_goes_on_with_the_discards_shuffled_in() {
    let state = last_attack(SHORT, "AH 4H", "AD 8D", |state| {
        second_round(1, 2)(state);
        // 30 cards are not drawn yet.
        let discards = std::mem::replace(&mut state.table.discards, Pile::NONE);
        let (rest, gone) = discards.as_slice().split_at(30);
        (state.pile, state.table.discards) = (rest.iter().copied().collect(), gone.iter().copied().collect());
    });
    let cards = state.pile.len() + state.table.discards.len();
    let state = check(
        state,
        "H Flip(0); A LetIn",
        "Goal by=home | RoundEnded round=2 score=2-2 | Shuffled from=Discards | Drew cards=[ | count=4 seat=home \
         | RoundBegan round=3 starter=home | !MatchEnded",
    );
    assert_eq!((state.pile.len(), state.table.discards.len()), (cards - 8, 0));
    assert!(state.table.level_after_six && state.table.is_sudden());
    // As long as the new pile lasts, four are drawn after each sudden round, without a shuffle.
    let later = last_attack(SHORT, "AH 4H", "AD 8D", |state| {
        second_round(1, 2)(state);
        state.table.round = 3;
        let discards = std::mem::replace(&mut state.table.discards, Pile::NONE);
        state.pile = discards;
    });
    check(
        later,
        "H Flip(0); A LetIn",
        "RoundEnded round=3 | count=4 seat=home | RoundBegan round=4 | !Shuffled",
    );
}
