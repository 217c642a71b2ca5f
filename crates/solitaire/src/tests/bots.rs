//! The bots: they play by the rules, from views, and the better ones win.

use std::time::{Duration, Instant};

use super::*;
use crate::FirstPickRule;
use ai::arena::BotMatchRequest;
use ai::{Bot, BotChoice, Budget, Difficulty, HasBots};
use engine::{Outcome, Suit};
use words::say;

fn played(options: &Options, seed: u64, home: Difficulty, away: Difficulty) -> Outcome {
    BotMatchRequest::<Solitaire>::new(options, seed, BySeat::new(home, away)).play().unwrap().outcome
}

/// Points of `difficulty` against `other` in Duel, each match from both sides: 0..=1.
fn points(difficulty: Difficulty, other: Difficulty, matches: u64) -> f64 {
    let mut won = 0;
    for seed in 0..matches {
        won += u32::from(played(&DUEL, seed, difficulty, other).winner == Some(Seat::Home));
        won += u32::from(played(&DUEL, seed, other, difficulty).winner == Some(Seat::Away));
    }
    f64::from(won) / (2 * matches) as f64
}

#[test]
fn sol_21_better_bots_win_duels() {
    for (difficulty, other, matches, at_least) in [
        (Difficulty::Youth, Difficulty::Random, 300, 0.65),
        (Difficulty::Pro, Difficulty::Youth, 60, 0.70),
        (Difficulty::WorldClass, Difficulty::Amateur, 20, 0.75),
    ] {
        let found = points(difficulty, other, matches);
        assert!(found >= at_least, "{difficulty} against {other}: {found:.3}, expected at least {at_least}");
    }
}

#[test]
fn sol_20_better_bots_win_by_more() {
    let mut before = -0.5;
    for (difficulty, matches, more) in [
        (Difficulty::Random, 400, 0.0),
        (Difficulty::Youth, 400, 0.5),
        (Difficulty::SemiPro, 200, 1.0),
        (Difficulty::WorldClass, 40, 0.5),
    ] {
        let lead =
            |outcome: Outcome| f64::from(outcome.score[Seat::Home]) - f64::from(outcome.score[Seat::Away]);
        let sum: f64 = (0..matches)
            .map(|seed| lead(played(&Options::default(), seed, difficulty, Difficulty::Random)))
            .sum();
        let mean = sum / matches as f64;
        assert!(mean >= before + more, "{difficulty} wins by {mean:.2}, the level below by {before:.2}");
        before = mean;
    }
}

#[test]
fn bots_choose_legal_actions_with_every_kind_of_option() {
    for (seed, first_pick) in [FirstPickRule::Alternate, FirstPickRule::WithoutBall].into_iter().enumerate() {
        for kick_off_after_goal in [KickOffRule::Scoring, KickOffRule::Conceding] {
            for (home_suit, away_suit) in [(Suit::Hearts, Suit::Clubs), (Suit::Spades, Suit::Diamonds)] {
                let short = home_suit == Suit::Spades;
                let options =
                    Options { home_suit, away_suit, duel: true, kick_off_after_goal, first_pick, short };
                for [a, b] in
                    [[Difficulty::Rookie, Difficulty::Pro], [Difficulty::Amateur, Difficulty::WorldClass]]
                {
                    played(&options, seed as u64, a, b);
                }
            }
        }
    }
}

/// A bot's choice is a function of view, list and random numbers: the same for states that it cannot distinguish.
#[test]
fn sol_2_bots_decide_from_the_view_alone() {
    ai::testing::bots_decide_from_the_view_alone::<Solitaire>(&DUEL, Budget::Iterations(30));
}

#[test]
fn a_sure_goal_is_taken_and_its_reason_given() {
    let state = solo("KH 2H", "4S 5S", "JD 2C 3C", |table| table.turn = 5);
    let mut legal = Vec::new();
    state.legal(Seat::Home, &mut legal);
    let view = state.view(Seat::Home);
    let think = |mut bot: Box<dyn Bot<Solitaire>>| {
        bot.choose(&view, &legal, Budget::Iterations(48), &mut MatchRng::new(2))
    };
    let options = Options::default();
    let best = think(Solitaire::bot(Difficulty::WorldClass, Seat::Home, &options));
    assert_eq!(best.reason, "The best card of those that lie open, played 6 turns on.");
    let sensible = think(Solitaire::rollout_policy(Seat::Home, &options));
    assert_eq!(sensible, BotChoice::new("Use(JD)".parse().unwrap(), say!("sol-bot-best-now")));
    let youth = think(Solitaire::bot(Difficulty::Youth, Seat::Home, &options));
    assert!(youth.reason.shown().contains("looked"), "{}", youth.reason);
}

#[test]
fn bots_keep_within_their_time_limit() {
    let state = Solitaire::setup(&DUEL, 1, &mut NullSink).unwrap();
    let mut legal = Vec::new();
    state.legal(Seat::Home, &mut legal);
    let mut bot = Solitaire::bot(Difficulty::WorldClass, Seat::Home, &DUEL);
    let began = Instant::now();
    let budget = Budget::Time(Duration::from_millis(20));
    let choice = bot.choose(&state.view(Seat::Home), &legal, budget, &mut MatchRng::new(1));
    assert!(legal.contains(&choice.action));
    // Generous: the machine may be busy.
    assert!(began.elapsed() < Duration::from_secs(2), "{:?}", began.elapsed());
}
