//! Matches in play, whatever the game: what they tell, what can be taken back, and bots at them.

use super::*;
use crate::named;
use ai::Budget;
use stage::step::Banner;

const SCREEN: Audience = Audience { seat: Seat::Home, shared: true };

fn read(live: &dyn DynMatch, action: &str) -> DynAction {
    live.parse(action).unwrap()
}

fn decide(live: &mut dyn DynMatch, seat: Seat, action: &str) {
    live.submit_text(seat, action, SCREEN).unwrap();
}

#[test]
fn a_decision_that_revealed_nothing_can_be_undone() {
    let (mut live, _) = named("soccer17").unwrap().start("", 3, SCREEN).unwrap();
    let first = live.seats_to_move().first().unwrap();
    assert!(!live.may_undo(first), "nothing was decided yet");
    decide(live.as_mut(), first, "Attack");
    let scene = live.scene(SCREEN);
    decide(live.as_mut(), first, "Pass");
    assert!(live.may_undo(first), "a sealed card is nobody's but its owner's");
    assert!(!live.may_undo(!first), "it was not theirs");
    assert!(live.undo(first));
    assert_eq!((live.scene(SCREEN), live.record().actions.len()), (scene, 1));
    decide(live.as_mut(), first, "Pass");
    decide(live.as_mut(), !first, "Block");
    assert!(!live.may_undo(first) && !live.undo(!first), "both cards lie open");
    assert_eq!(live.record().actions.len(), 3);
}

#[test]
fn a_revealed_choice_is_the_committed_one() {
    let nonce = |n| Nonce::of([n; 16]);
    let (mut live, _) = named("soccer17").unwrap().start("", 3, SCREEN).unwrap();
    assert!(!live.record().text().contains("seal"), "nothing is sealed by itself");
    live.commit_seed(nonce(1));
    let first = live.seats_to_move().first().unwrap();
    decide(live.as_mut(), first, "Attack");
    // A choice made too early can be undone: nothing was sealed.
    decide(live.as_mut(), first, "Pass");
    assert!(live.undo(first));
    live.submit_committed(!first, &read(live.as_ref(), "Block"), nonce(2), SCREEN).unwrap();
    let commitment = live.record().last_commitment(!first).unwrap();
    assert!(live.submit_committed(!first, &read(live.as_ref(), "Press"), nonce(3), SCREEN).is_err());
    assert!(live.parse("Fly").is_err());
    assert_eq!((live.record().check_commitments(), live.record().last_commitment(first)), (Ok(2), None));
    assert!(!live.undo(first), "the last one was the other side's");
    // It goes on where it was left.
    let mut live = named("soccer17").unwrap().resume(live.record()).unwrap();
    decide(live.as_mut(), first, "Pass");
    assert!(!live.may_undo(first) && !live.undo(!first), "both cards lie open");
    assert_eq!(
        (live.record().check_commitments(), live.record().last_commitment(!first)),
        (Ok(2), Some(commitment))
    );
    // An undone choice loses its commitment, and gets a new one.
    let mut earlier = named("soccer17").unwrap().resume(&live.record().up_to(2)).unwrap();
    assert!(earlier.undo(!first));
    assert_eq!((earlier.record().check_commitments(), earlier.record().actions.len()), (Ok(1), 1));
    earlier.submit_committed(!first, &read(earlier.as_ref(), "Block"), nonce(4), SCREEN).unwrap();
    assert_ne!(earlier.record().last_commitment(!first), Some(commitment), "another salt, another seal");
    assert_eq!(earlier.record().check_commitments(), Ok(2));
}

/// The example of `docs/bots.md`: if this fails, it is wrong.
#[test]
fn the_commitment_in_the_documentation_verifies() {
    let (mut live, _) = named("penalties").unwrap().start("", 5, SCREEN).unwrap();
    live.submit_committed(Seat::Away, &read(live.as_ref(), "Kick(left)"), Nonce::of([0x5c; 16]), SCREEN)
        .unwrap();
    let commitment = live.record().last_commitment(Seat::Away).unwrap().to_string();
    assert_eq!(commitment, "cc9190f36918fe865dd2afa982527793c9b6a628fae9996ec7159515416adce6");
}

/// Returns the scorers that an audience sees in the first decisions of a match.
fn scorers(game: &dyn crate::dyn_game::DynGame, seed: u64, audience: Audience) -> Vec<(Seat, usize)> {
    let (mut live, mut steps) = game.start("", seed, audience).unwrap();
    let mut bots = engine::BySeat::from_fn(|seat| live.bot(Difficulty::Random, seat));
    for _ in 0..120 {
        let Some(seat) = live.seats_to_move().first() else { break };
        let (action, _) = bots[seat].answer(&live.question(seat), Budget::Iterations(1));
        steps.extend(live.submit(seat, &action, audience).unwrap());
    }
    let banners = steps.into_iter().filter_map(|step| step.banner);
    let goal = |banner| match banner {
        Banner::Goal { side, scorer, .. } => Some((side, scorer)),
        Banner::Strip { .. } => None,
    };
    banners.filter_map(goal).collect()
}

#[test]
fn everybody_sees_the_same_scorers() {
    for game in crate::GAMES {
        let mut goals = 0;
        for seed in 0..4 {
            let seen = scorers(*game, seed, SCREEN);
            for seat in Seat::BOTH {
                assert_eq!(scorers(*game, seed, Audience { seat, shared: false }), seen, "{}", game.id());
            }
            goals += seen.len();
        }
        assert!(goals > 0, "{}: no goal", game.id());
    }
}

#[test]
fn a_resumed_match_reports_its_history() {
    for game in crate::GAMES {
        let (mut live, mut steps) = game.start("", 5, SCREEN).unwrap();
        let mut bots = engine::BySeat::from_fn(|seat| live.bot(Difficulty::Random, seat));
        for _ in 0..40 {
            let Some(seat) = live.seats_to_move().first() else { break };
            let (action, _) = bots[seat].answer(&live.question(seat), Budget::Iterations(1));
            steps.extend(live.submit(seat, &action, SCREEN).unwrap());
        }
        let again = game.resume(live.record()).unwrap();
        let story = again.summary(SCREEN);
        // What is counted comes from the decisions, not from the steps.
        let steps = MatchSummary { tally: story.tally.clone(), ..MatchSummary::from_iter(steps) };
        assert_eq!(story, steps, "{}", game.id());
        assert!(steps.log.len() > 3, "{}", game.id());
    }
}

/// Returns the commentator's lines about steps, and the goals that it counts for their scorers.
fn said(steps: &[AnimationStep]) -> Vec<(Option<stage::moment::CommentaryLine>, u32)> {
    steps.iter().map(|step| (step.line.clone(), step.tally)).collect()
}

/// In every game, at every decision: a match that is resumed there, and one in which the decision was taken back and
/// made again, go on with the words of the match that was never interrupted.
#[test]
fn a_resumed_match_has_the_same_commentary() {
    let (mut again_scored, mut taken_back) = (0, 0);
    for game in crate::GAMES {
        for (seed, audience) in [(5, SCREEN), (6, Audience { seat: Seat::Away, shared: false })] {
            let (mut live, _) = game.start("", seed, audience).unwrap();
            let mut bots = engine::BySeat::from_fn(|seat| live.bot(Difficulty::Random, seat));
            for n in 0..300 {
                let Some(seat) = live.seats_to_move().first() else { break };
                let (action, _) = bots[seat].answer(&live.question(seat), Budget::Iterations(1));
                let record = live.record().clone();
                let steps = live.submit(seat, &action, audience).unwrap();
                again_scored += steps.iter().filter(|step| step.tally > 1).count();
                // Every decision of the first match, some of the other.
                if audience != SCREEN && n % 8 > 0 {
                    continue;
                }
                let mut resumed = game.resume(&record).unwrap();
                let at = format!("{} seed {seed}, decision {n}: {seat} {action}", game.id());
                assert_eq!(
                    said(&resumed.submit(seat, &action, audience).unwrap()),
                    said(&steps),
                    "{at}: resumed"
                );
                let mut back = live.fork();
                if back.undo_unseen(seat) {
                    let again = back.submit(seat, &action, audience).unwrap();
                    assert_eq!(said(&again), said(&steps), "{at}: taken back");
                    taken_back += 1;
                }
            }
        }
    }
    assert!(again_scored > 0 && taken_back > 50, "{again_scored} {taken_back}");
}

/// More decisions than a match keeps can be taken back one after the other.
#[test]
fn undo_reaches_further_back_than_the_kept_states() {
    let (mut live, _) = named("soccer17").unwrap().start("", 3, SCREEN).unwrap();
    let mut bots = engine::BySeat::from_fn(|seat| live.bot(Difficulty::Random, seat));
    for _ in 0..3 * KEPT {
        let Some(seat) = live.seats_to_move().first() else { break };
        let (action, _) = bots[seat].answer(&live.question(seat), Budget::Iterations(1));
        live.submit(seat, &action, SCREEN).unwrap();
    }
    let record = live.record().clone();
    let mut live = ErasedMatch::<crate::soccer17::Soccer17>::resume(&record).unwrap();
    for left in (0..record.actions.len()).rev() {
        live.go_back();
        let again = ErasedMatch::<crate::soccer17::Soccer17>::resume(&record.up_to(left)).unwrap();
        assert_eq!((&live.state, live.record.actions.len()), (&again.state, left));
    }
    assert!(live.last.is_empty());
}

/// The answer is kept with the decision, in every copy of the match.
#[test]
fn whether_a_decision_can_be_undone_is_computed_once() {
    let (mut live, _) =
        ErasedMatch::<crate::soccer17::Soccer17>::start(&Default::default(), 3, SCREEN).unwrap();
    let first = live.seats_to_move().first().unwrap();
    decide(&mut live, first, "Attack");
    decide(&mut live, first, "Pass");
    let copy = live.fork();
    assert_eq!(live.last.last().unwrap().nobody_learnt.get(), None);
    assert!(copy.may_undo(first));
    assert_eq!(live.last.last().unwrap().nobody_learnt.get(), Some(&true));
}
