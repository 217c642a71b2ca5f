//! Tests of the bots: they play by the rules, from views, and the better ones win.

use super::*;
use crate::state::{LAST_PASS, Phase, TURNS};
use ai::arena::BotMatchRequest;
use ai::testing::points_against_benchmarks;
use ai::{Budget, Difficulty, HasBots};
use engine::{BySeat, MatchRng};

/// Returns the points of one difficulty against another, 0..=1, with each match from both sides.
fn points(one: Difficulty, other: Difficulty, matches: u64) -> f64 {
    let play = |seed: u64, sides, me: Seat| {
        let winner =
            BotMatchRequest::<SoccerGo>::new(&Options::default(), seed, sides).play().unwrap().outcome.winner;
        winner.map_or(0.5, |seat| f64::from(u8::from(seat == me)))
    };
    let both = |seed: u64| {
        play(seed, BySeat::new(one, other), Seat::Home) + play(seed, BySeat::new(other, one), Seat::Away)
    };
    (0..matches).map(both).sum::<f64>() / (2 * matches) as f64
}

/// Better bots win, in series long enough to be certain; the tables are in `docs/bots.md`.
#[test]
fn better_bots_win() {
    for (difficulty, least) in [(Difficulty::Pro, 0.55), (Difficulty::WorldClass, 0.57)] {
        let won = points(difficulty, Difficulty::Random, 150);
        assert!(won > least, "{difficulty} v random: {won}");
    }
    let [pro, world_class] = [Difficulty::Pro, Difficulty::WorldClass]
        .map(|difficulty| points_against_benchmarks::<SoccerGo>(difficulty, &Options::default(), 40));
    assert!(world_class > 0.6 && world_class > pro + 0.15, "habits: pro {pro}, world-class {world_class}");
}

#[test]
fn bots_choose_legal_actions_with_cards_at_any_time() {
    for seed in 0..4 {
        for difficulty in Difficulty::ALL {
            BotMatchRequest::<SoccerGo>::new(
                &ANY_TIME,
                seed,
                BySeat::new(difficulty, Difficulty::WorldClass),
            )
            .play()
            .unwrap();
        }
    }
}

/// SGO-10: with cards at any time the best answer what stands, and go on where it is no use.
#[test]
fn the_strongest_bots_answer_a_card_with_another() {
    for difficulty in [Difficulty::Pro, Difficulty::WorldClass] {
        let is = |home: &str, away: &str, track: &str, script: &str, expected: &str| {
            let start = given(home, away, track, |state| {
                state.table.turn = TURNS;
                state.table.options = ANY_TIME;
            });
            let (action, reason) = chosen(difficulty, &check(start, script, ""), 1);
            assert_eq!(action, expected, "{difficulty}: {reason}");
        };
        // A shot at once, rather than two numbers to choose from.
        is("a Shoot", "d HighPress", "2 3 4", "H Decline; A Power(HighPress)", "Power(Shoot)");
        // All passes again, rather than one of three numbers and a shot.
        is("a ThroughBall", "d Clearance", "2 4 6", "H Power(ThroughBall)", "Power(Clearance)");
    }
}

#[test]
fn the_same_seed_plays_the_same_match() {
    for difficulty in Difficulty::ALL {
        let sides = BySeat::new(difficulty, Difficulty::Amateur);
        let [one, other] = [5, 5]
            .map(|seed| BotMatchRequest::<SoccerGo>::new(&Options::default(), seed, sides).play().unwrap());
        assert_eq!((one.outcome, one.decisions), (other.outcome, other.decisions));
    }
}

/// Returns the choice of that difficulty in a fresh bot, and its reason.
#[track_caller]
fn chosen(difficulty: Difficulty, state: &SoccerGo, seed: u64) -> (String, String) {
    let seat = state.seats_to_move().first().unwrap();
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    let mut bot = SoccerGo::bot(difficulty, seat, &Options::default());
    let budget = Budget::Iterations(difficulty.iterations());
    let choice = bot.choose(&state.view(seat), &legal, budget, &mut MatchRng::new(seed));
    assert!(legal.contains(&choice.action), "{difficulty}: {}", choice.action);
    (choice.action.to_string(), choice.reason.to_string())
}

/// Returns the last turn with home attacking: cards not used now are lost.
fn last_turn(home: &str, away: &str, track: &str) -> SoccerGo {
    given(home, away, track, |state| state.table.turn = TURNS)
}

#[test]
fn the_strongest_bots_play_a_card_at_the_right_moment() {
    for difficulty in [Difficulty::Pro, Difficulty::WorldClass] {
        let is = |state: &SoccerGo, expected: &str| {
            let (action, reason) = chosen(difficulty, state, 1);
            assert_eq!(action, expected, "{difficulty}: {reason}");
        };
        // A shot at once, rather than four passes more.
        is(&last_turn("a Shoot", "", "2 3 4"), "Power(Shoot)");
        // Corner: three of ten numbers are marked at the second pass; later the share is larger.
        is(&last_turn("a Corner", "", "2"), "Power(Corner)");
        let mut joker = last_turn("a Joker", "", "2 3 4");
        discarded(&mut joker, "a Shoot");
        joker.open(CardWindow::BeforePass(PowerKind::Attacking), &mut NullSink);
        is(&joker, "Power(Joker:Shoot)");
        // A Tackle is as good at the sixth pass as at the third, if it is needed at all.
        is(&last_turn("", "d Tackle", "2 3"), "Decline");
        is(&last_turn("", "d Tackle", "2 3 4 5 6"), "Power(Tackle)");
        // A goal that can be cancelled, and a Shoot that may never come.
        let goal = check(last_turn("", "d ShotReTake", "2 3 4 5 6 7"), "8-9; left-right", "");
        is(&goal, "Power(ShotReTake)");
        let shoot = check(last_turn("a Shoot", "d BlockC", "2 3 4"), "H Power(Shoot)", "");
        is(&shoot, "Answer(BlockC)");
    }
}

#[test]
fn world_class_saves_a_card_for_a_better_use() {
    // The goalkeeper is worth nothing on a pass that four others can take, but a card to swap for a good one has
    // value.
    let early = given("a AttackingGK, a Bogey", "", "2 3 4 5 6 7", |_| ());
    let late = last_turn("a AttackingGK, a Bogey", "", "2 3 4 5 6 7");
    assert_eq!(chosen(Difficulty::WorldClass, &early, 1).0, "Decline");
    assert_eq!(chosen(Difficulty::WorldClass, &late, 1).0, "Power(AttackingGK)");
    assert_eq!(chosen(Difficulty::Pro, &late, 1).0, "Power(AttackingGK)");
}

#[test]
fn bots_swap_away_useless_cards() {
    for difficulty in [Difficulty::Pro, Difficulty::WorldClass] {
        let mut state = given("a Bogey, a Corner", "", "", |_| ());
        state.table.phase = Phase::Swap;
        state.table.owed = engine::SeatSet::one(Seat::Home);
        for (shown, expected) in [("Shoot", "Swap(attacking Bogey)"), ("BlockA", "Swap(attacking Bogey)")] {
            state.shown[Seat::Home] = Some(crate::PowerCard {
                kind: PowerKind::Attacking,
                power: PowerName::named(shown).unwrap(),
            });
            assert_eq!(chosen(difficulty, &state, 1).0, expected, "{difficulty}");
        }
    }
}

/// The strongest bots are unpredictable: no number stands out, for any seed.
#[test]
fn choices_against_an_unknown_rival_stay_mixed() {
    for (track, most) in [("", 0.6), ("2 3 4", 0.6), ("1 2 3 4 5 6", 0.45)] {
        let state = given("", "", track, |_| ());
        let mut counts = std::collections::BTreeMap::<String, u32>::new();
        for seed in 0..200 {
            *counts.entry(chosen(Difficulty::WorldClass, &state, seed).0).or_default() += 1;
        }
        let highest = f64::from(*counts.values().max().unwrap()) / 200.0;
        assert!(highest < most && counts.len() >= usize::from(LAST_PASS) / 2, "{track}: {counts:?}");
    }
}

/// The coach speaks the reasons: one sentence each.
#[test]
fn every_choice_has_a_reason() {
    for difficulty in [Difficulty::Rookie, Difficulty::Amateur, Difficulty::Pro, Difficulty::WorldClass] {
        for seed in 0..4 {
            let mut state = SoccerGo::setup(&Options::default(), seed, &mut NullSink).unwrap();
            let mut legal = Vec::new();
            let mut rng = MatchRng::new(seed);
            let mut bots = BySeat::from_fn(|seat| SoccerGo::bot(difficulty, seat, &Options::default()));
            while let Some(seat) = state.seats_to_move().first() {
                legal.clear();
                state.legal(seat, &mut legal);
                let budget = Budget::Iterations(64);
                let choice = bots[seat].choose(&state.view(seat), &legal, budget, &mut rng);
                let end = choice.reason.to_string().chars().last();
                assert!(
                    matches!(end, Some('.' | '?')),
                    "{difficulty} {}: `{}`",
                    choice.action,
                    choice.reason
                );
                state.apply(seat, &choice.action, &mut NullSink).unwrap();
            }
        }
    }
}

/// A bot's choice does not depend on what the other side holds, if the view is the same.
#[test]
fn bots_decide_from_the_view_alone() {
    let mut chance = MatchRng::new(4);
    for difficulty in Difficulty::ALL {
        let mut state = SoccerGo::setup(&Options::default(), 9, &mut NullSink).unwrap();
        let mut legal = Vec::new();
        for _ in 0..60 {
            let Some(seat) = state.seats_to_move().first() else { break };
            legal.clear();
            state.legal(seat, &mut legal);
            let view = state.view(seat);
            let world = SoccerGo::determinize(&view, &mut chance);
            let [here, there] = [&state, &world].map(|state| {
                let budget = Budget::Iterations(difficulty.iterations());
                let mut bot = SoccerGo::bot(difficulty, seat, &Options::default());
                bot.choose(&state.view(seat), &legal, budget, &mut MatchRng::new(1)).action
            });
            assert_eq!(here, there, "{difficulty}");
            state.apply(seat, &here, &mut NullSink).unwrap();
        }
    }
}
