//! Tests of each defending card: its window and its effect.

use super::attacking::passes;
use super::*;

#[test]
fn sgo_9_passes_of_the_defending_cards() {
    passes("d HighPress", &[2, 3, 4, 5]);
    passes("d Clearance", &[4, 5, 6, 7]);
    passes("d Tackle", &[3, 4, 5, 6]);
    passes("d DeepPress", &[3, 4, 5, 6]);
    for card in [
        "BlockA", "BlockB", "BlockC", "Joker", "PassReTake", "ShotReTake", "SlowBuildUp", "NarrowShot",
        "Bogey",
    ] {
        passes(&format!("d {card}"), &[]);
    }
}

#[test]
fn sgo_9_pass_re_take_after_a_pass() {
    let start = given("", "d PassReTake", "2 3", |_| ());
    check(start.clone(), "7-8", "? A: Decline, Power(PassReTake)");
    let state =
        check(start.clone(), "7-8; A Power(PassReTake)", "Performed action=PassReTake | !PassCompleted");
    assert!(!state.table.spent.contains(7), "a re-taken pass spends nothing");
    check(state, "7-7", "TurnEnded attacker=home by=Mark turn=1");
    check(start.clone(), "7-8; A Decline", "PassCompleted filled=3 pass=3 spent=[7]");
    check(start, "7-7", "TurnEnded attacker=home by=Mark turn=1 | !Declined");
    check(given("", "d PassReTake", "2 3 4 5 6 7", |_| ()), "8-9", "? A: Decline, Power(PassReTake)");
    let eighth = given("", "d PassReTake, d SlowBuildUp", "2 3 4 5 6 7", |_| ());
    check(
        eighth,
        "8-9; A Decline; A Power(SlowBuildUp); 9-10",
        "PassCompleted filled=8 pass=8 | ShotDue by=home",
    );
}

#[test]
fn sgo_9_shot_re_take_after_a_goal() {
    let start = given("", "d ShotReTake", "2 3 4 5 6 7", |_| ());
    check(start.clone(), "8-9; left-right", "? A: Decline, Power(ShotReTake) | !Goal");
    let state =
        check(start.clone(), "8-9; left-right; A Power(ShotReTake); left-left", "Saved by=away | !Goal");
    assert_eq!(state.score()[Seat::Home], 0);
    check(start.clone(), "8-9; left-right; A Decline", "Goal by=home score=1-0");
    check(start, "8-9; left-left", "Saved by=away | !Declined");
}

#[test]
fn sgo_9_slow_build_up_asks_one_pass_more() {
    let start = given("", "d SlowBuildUp", "2 3 4 5 6 7", |_| ());
    check(start.clone(), "8-9", "? A: Decline, Power(SlowBuildUp) | !ShotDue");
    check(start.clone(), "8-9; A Decline", "ShotDue by=home");
    check(
        start.clone(),
        "8-9; A Power(SlowBuildUp); 1-9",
        "!ShotDue by=away | PassCompleted filled=8 pass=8 spent=[1] | ShotDue by=home",
    );
    check(start, "8-9; A Power(SlowBuildUp); 9-9", "TurnEnded attacker=home by=Mark turn=1 | !ShotDue");
}

#[test]
fn sgo_7_slow_build_up_is_for_shots_after_the_track() {
    // It does not delay a shot that Through Ball, Corner or Shoot allows.
    for (home, track, script) in [
        ("a ThroughBall", "2 4 6", "H Power(ThroughBall); 3-5"),
        ("a Corner", "2 4 6", "H Power(Corner); 3,5,7-8"),
        ("a Shoot", "2 4 6", "H Power(Shoot)"),
    ] {
        check(given(home, "d SlowBuildUp", track, |_| ()), script, "ShotDue by=home");
    }
}

#[test]
fn sgo_9_high_press() {
    let start = given("", "d HighPress", "2 3", |_| ());
    let state = check(start, "A Power(HighPress)", "? H: 1 of [4,6,8]; A: 1 of [4,6,8]");
    check(state.clone(), "4-6", "PassCompleted filled=3 pass=3 spent=[4] | !ShotDue");
    check(state.clone(), "4-4", "TurnEnded attacker=home by=Mark turn=1");
    assert_eq!(
        refused(&state, Seat::Home, "Choose([5])"),
        "HighPress leaves [5] out: expected one of [4,6,8] (SGO-12)"
    );
    // It applies to that pass alone.
    check(state, "4-6", "? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]");
}

#[test]
fn sgo_12_high_press_needs_two_unused_numbers() {
    check(
        given("", "d HighPress", "2 4 6", |_| ()),
        "",
        "? H: 1 of [1,3,5,7,8,9,10,11]; A: 1 of [1,3,5,7,8,9,10,11]",
    );
    check(given("", "d HighPress", "2 4 3", |_| ()), "", "? A: Decline, Power(HighPress)");
}

#[test]
fn sgo_9_narrow_shot_closes_a_direction() {
    let start = given("a ShotReTake", "d NarrowShot", "2 3 4 5 6 7", |_| ());
    check(
        start.clone(),
        "8-9",
        "ShotDue | ? A: Decline, Power(NarrowShot,left), Power(NarrowShot,middle), Power(NarrowShot,right)",
    );
    let open = "Direction(left), Direction(right)";
    let state = check(start, "8-9; A Power(NarrowShot,middle)", &format!("? H: {open}; A: {open}"));
    for seat in Seat::BOTH {
        assert_eq!(
            refused(&state, seat, "Direction(middle)"),
            "middle is closed for this shot: expected one of the other two (SGO-9)"
        );
    }
    // It applies to re-takes too.
    check(state, "left-left; H Power(ShotReTake)", &format!("? H: {open}; A: {open}"));
}

#[test]
fn sgo_10_narrow_shot_before_any_shot_of_normal_time() {
    for (home, track, script) in [
        ("a ThroughBall", "2 4 6", "H Power(ThroughBall); 3-5"),
        ("a Corner", "2 4 6", "H Power(Corner); 3,5,7-8"),
        ("a Shoot", "2 4 6", "H Power(Shoot)"),
    ] {
        let state = check(given(home, "d NarrowShot", track, |_| ()), script, "ShotDue by=home");
        assert!(asked(&state).starts_with("A: Decline, Power(NarrowShot,left)"), "{}", asked(&state));
    }
    // It is offered once per shot, not again before a re-take.
    let start = given("", "d NarrowShot, d ShotReTake", "2 3 4 5 6 7", |_| ());
    let script = "8-9; A Decline; left-right; A Power(ShotReTake); left-right";
    check(start, script, "Goal by=home score=1-0");
}

#[test]
fn sgo_9_clearance_empties_three_slots() {
    let start = given("", "d Clearance", "2 3 4 5", |_| ());
    let left = "[1,3,4,5,6,7,8,9,10,11]";
    let state = check(start, "A Power(Clearance)", &format!("Performed | ? H: 1 of {left}; A: 1 of {left}"));
    assert_eq!(state.table.track.slots(), [NumberSet::one(2)]);
    check(state, "3-4", "PassCompleted filled=2 pass=2 spent=[3]");
}

#[test]
fn sgo_12_clearance_cancels_a_dribble() {
    let start = given("a Dribble", "d Clearance", "2 3 4", |_| ());
    let script = "H Power(Dribble); A Power(Clearance); 5-6";
    check(
        start,
        script,
        "Performed action=Dribble | Performed action=Clearance | PassCompleted filled=1 pass=1 spent=[5]",
    );
}

#[test]
fn sgo_9_clearance_takes_back_what_a_dribble_left_empty() {
    let start = given("a Dribble", "d Clearance", "2", |_| ());
    let state =
        check(start, "H Power(Dribble); 7-8; A Power(Clearance)", "filled=4 | Performed action=Clearance");
    assert_eq!((state.table.track.filled(), state.table.spent), (1, NumberSet::one(2)));
}

#[test]
fn sgo_10_clearance_opens_the_first_window_of_the_new_pass() {
    let start = given("a Corner", "d Clearance, d DeepPress", "2 3 4 5 6", |_| ());
    // Pass 6 becomes pass 3 again. The attacker is asked, then the defender, whose card for pass 6 is used.
    check(
        start,
        "A Power(Clearance); H Decline",
        "Performed action=Clearance | Declined by=home | ? A: Decline, Power(DeepPress)",
    );
}

#[test]
fn sgo_9_tackle_is_rock_paper_scissors() {
    let start = given("a PassReTake", "d Tackle", "2 3", |_| ());
    let hands = "Hand(paper), Hand(rock), Hand(scissors)";
    let state = check(start, "A Power(Tackle)", &format!("? H: {hands}; A: {hands}"));
    for (attack, defence, winner) in [
        ("rock", "scissors", "home"),
        ("paper", "rock", "home"),
        ("scissors", "paper", "home"),
        ("scissors", "rock", "away"),
        ("rock", "paper", "away"),
        ("paper", "scissors", "away"),
    ] {
        let expected = format!("HandsShown attacker={attack} defender={defence} winner={winner}");
        let after = if winner == "home" {
            "? H: 1 of [1,4,5,6,7,8,9,10,11]; A: 1 of [1,4,5,6,7,8,9,10,11]"
        } else {
            // A lost Tackle is not a match, so there is no re-take.
            "TurnEnded attacker=home by=Tackle turn=1 | !Declined"
        };
        check(state.clone(), &format!("{attack}-{defence}"), &format!("{expected} | {after}"));
    }
    for shape in ["rock", "paper", "scissors"] {
        check(
            state.clone(),
            &format!("{shape}-{shape}; {shape}-{shape}"),
            &format!("winner=none | winner=none | ? H: {hands}; A: {hands}"),
        );
    }
    assert_eq!(
        refused(&state, Seat::Home, "Choose([4])"),
        "Choose([4]) answers another question: expected Hand(rock|paper|scissors) (SGO-9)"
    );
}

#[test]
fn sgo_9_deep_press_one_against_three() {
    let start = given("", "d DeepPress", "2 3", |_| ());
    let left = "[1,4,5,6,7,8,9,10,11]";
    let state = check(start, "A Power(DeepPress)", &format!("? H: 1 of {left}; A: 3 of {left}"));
    check(state.clone(), "4-5,6,7", "PassCompleted filled=3 pass=3 spent=[4] | !ShotDue");
    let state = check(state, "4-4,6,7", "matched=true | TurnEnded attacker=home by=Mark turn=1");
    assert_eq!(state.table.spent, NumberSet::NONE);
}

#[test]
fn sgo_12_one_selection_card_a_pass() {
    let cards = "d HighPress, d DeepPress, d Clearance, d Tackle";
    for (home, play) in [("a ThroughBall", "ThroughBall"), ("a Corner", "Corner")] {
        let start = given(home, cards, "2 3 4", |_| ());
        let state = check(start, &format!("H Power({play})"), "? A: Decline, Power(Tackle)");
        for card in ["HighPress", "DeepPress", "Clearance"] {
            let expected = format!(
                "{play} stands on this pass, so defending {card} cannot follow: expected Tackle or Decline (SGO-12)"
            );
            assert_eq!(refused(&state, Seat::Away, &format!("Power({card})")), expected);
        }
        // A Tackle that the attacker wins leaves his card in force.
        let pass = if play == "Corner" { "5,6,7-8" } else { "5-7" };
        check(
            state,
            &format!("A Power(Tackle); rock-scissors; {pass}"),
            "winner=home | PassCompleted | ShotDue by=home",
        );
    }
    // Dribble is no selection card.
    let start = given("a Dribble", cards, "2 3 4", |_| ());
    check(
        start,
        "H Power(Dribble)",
        "? A: Decline, Power(Clearance), Power(DeepPress), Power(HighPress), Power(Tackle)",
    );
}
