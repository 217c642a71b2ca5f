//! Tests of the bots: they play by the rules, from views, and the better ones win.

use super::*;
use crate::{BlockingRule, LoneGoalie, RoundStart, TieRule};
use ai::arena::BotMatchRequest;
use ai::{Budget, Difficulty, HasBots};
use engine::{BySeat, MatchRng};

#[test]
fn bots_choose_legal_actions_with_all_options() {
    for blocking in [BlockingRule::Compulsory, BlockingRule::Optional] {
        for start in [RoundStart::Alternate, RoundStart::Same] {
            for (after_six, lone_goalie) in [
                (TieRule::SuddenRounds, LoneGoalie::Allowed),
                (TieRule::SuddenRounds, LoneGoalie::Forbidden),
                (TieRule::Draw, LoneGoalie::Allowed),
            ] {
                for seed in 0..5 {
                    let short = seed % 2 == 1;
                    let options = Options { blocking, start, after_six, lone_goalie, short };
                    for [a, b] in
                        [[Difficulty::Rookie, Difficulty::Amateur], [Difficulty::Amateur, Difficulty::Pro]]
                    {
                        BotMatchRequest::<Soccer52>::new(&options, seed, BySeat::new(a, b)).play().unwrap();
                    }
                }
            }
        }
    }
}

/// A bot's action depends on view, list and random numbers alone, so it is constant over an information set.
#[test]
fn bots_decide_from_the_view_alone() {
    ai::testing::bots_decide_from_the_view_alone::<Soccer52>(&Options::default(), Budget::Iterations(24));
}

#[test]
fn bots_keep_within_their_time_limit() {
    let state = printed("AC 2C 9H 7H 5H QH", "AS 2S 9D 7D 5D QD", "");
    let mut bot = Soccer52::bot(Difficulty::WorldClass, Seat::Home, &Options::default());
    let begun = std::time::Instant::now();
    let budget = Budget::Time(std::time::Duration::from_millis(20));
    let made = bot.choose(&state.view(Seat::Home), &legal(&state, Seat::Home), budget, &mut MatchRng::new(1));
    assert!(begun.elapsed().as_millis() < 2_000, "{:?}", begun.elapsed());
    let reason = made.reason.shown();
    let well_formed = reason.starts_with("It won ") && reason.ends_with("% of the imagined matches.");
    assert!(well_formed, "{reason}");
}
