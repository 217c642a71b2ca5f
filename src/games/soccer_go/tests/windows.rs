//! Tests of the order of windows, and of repeated re-takes.

use super::*;
use crate::games::soccer_go::Event;

#[test]
fn sgo_10_attacker_first_then_defender_then_both() {
    let start = given("a ThroughBall, a Dribble", "d Clearance, d Tackle", "2 3 4", |_| ());
    check(start.clone(), "", "? H: Decline, Power(Dribble), Power(ThroughBall)");
    let state = check(start, "H Decline", "? A: Decline, Power(Clearance), Power(Tackle)");
    let left = "[1,5,6,7,8,9,10,11]";
    check(state, "A Decline", &format!("? H: 1 of {left}; A: 1 of {left}"));
}

#[test]
fn sgo_10_a_window_opens_only_for_who_holds_a_card() {
    let left = "[1,5,6,7,8,9,10,11]";
    let both = format!("? H: 1 of {left}; A: 1 of {left}");
    check(given("a Corner", "d HighPress", "2 3 4", |_| ()), "H Decline", "? A: Decline, Power(HighPress)");
    check(given("a CounterAttack", "d NarrowShot", "2 3 4", |_| ()), "", &both);
    check(given("", "d HighPress", "2 3 4", |_| ()), "", "? A: Decline, Power(HighPress)");
}

#[test]
fn sgo_10_re_takes_again_and_again() {
    // Match, re-take, pass, re-take, match: each time the side harmed, while it has cards.
    let start = given("a PassReTake, a Joker", "d PassReTake", "2 3", |_| ());
    let state = check(
        start,
        "7-7; H Power(PassReTake); 7-8; A Power(PassReTake); 9-9",
        "matched=true | matched=false",
    );
    assert_eq!(asked(&state), "H: Decline, Power(Joker:PassReTake)");
    check(state, "H Power(Joker:PassReTake); 7-8", "PassCompleted filled=3 pass=3 spent=[7]");
}

#[test]
fn sgo_10_a_re_take_leads_back_to_choosing_not_to_the_cards() {
    let start = given("a PassReTake, a ThroughBall", "d Tackle", "2 3", |_| ());
    let state = check(start, "H Decline; A Decline; 7-7; H Power(PassReTake)", "matched=true");
    assert_eq!(asked(&state), "H: 1 of [1,4,5,6,7,8,9,10,11]; A: 1 of [1,4,5,6,7,8,9,10,11]");
}

#[test]
fn sgo_10_a_selection_stays_for_the_re_take() {
    for (home, away, script, asks) in [
        (
            "a ThroughBall, a PassReTake",
            "",
            "H Power(ThroughBall); 5-5; H Power(PassReTake)",
            "H: 1 of [5,7,9]; A: 1 of [5,7,9]",
        ),
        (
            "a Corner",
            "d PassReTake",
            "H Power(Corner); 5,6,7-8; A Power(PassReTake)",
            "H: 3 of [1,4,5,6,7,8,9,10,11]; A: 1 of [1,4,5,6,7,8,9,10,11]",
        ),
        (
            "a PassReTake",
            "d HighPress",
            "A Power(HighPress); 4-4; H Power(PassReTake)",
            "H: 1 of [4,6,8]; A: 1 of [4,6,8]",
        ),
        (
            "a PassReTake",
            "d DeepPress",
            "A Power(DeepPress); 4-4,5,6; H Power(PassReTake)",
            "H: 1 of [1,4,5,6,7,8,9,10,11]; A: 3 of [1,4,5,6,7,8,9,10,11]",
        ),
    ] {
        let state = check(given(home, away, "2 3", |_| ()), script, "Performed action=PassReTake");
        assert_eq!(asked(&state), asks, "{script}");
    }
}

#[test]
fn sgo_10_after_a_blocked_re_take_the_result_stands() {
    // A Joker could re-take once more, but the window is used up.
    let start = given("a PassReTake, a Joker", "d BlockC", "2 3", |_| ());
    check(
        start,
        "7-7; H Power(PassReTake); A Answer(BlockC)",
        "Blocked by=away | TurnEnded attacker=home by=Mark turn=1",
    );
    let start = given("a BlockB", "d ShotReTake, d Joker", "2 3 4 5 6 7", |_| ());
    check(
        start,
        "8-9; left-right; A Power(ShotReTake); H Answer(BlockB)",
        "Blocked by=home | Goal by=home score=1-0",
    );
}

#[test]
fn sgo_10_shots_are_re_taken_again_and_again() {
    let start = given("a ShotReTake, a Joker", "d ShotReTake", "2 3 4 5 6 7", |_| ());
    let state = check(
        start,
        "8-9; left-left; H Power(ShotReTake); left-right; A Power(ShotReTake); right-right",
        "goal=false | goal=true | goal=false | !Goal",
    );
    assert_eq!(asked(&state), "H: Decline, Power(Joker:ShotReTake)");
}

#[test]
fn sgo_10_a_pass_window_comes_before_every_pass() {
    let start = given("a Dribble", "d Tackle", "2", |_| ());
    let state =
        check(start, "H Decline; 7-8; H Decline", "PassCompleted filled=2 | ? A: Decline, Power(Tackle)");
    // Declined now, offered again for the next pass.
    check(state, "A Decline; 8-9; H Decline", "PassCompleted filled=3 | ? A: Decline, Power(Tackle)");
}

#[test]
fn sgo_10_who_declines_is_not_told() {
    let declined = Event::Declined { by: Seat::Home };
    assert_eq!(SoccerGo::seen_by(&declined, Seat::Home), Some(declined));
    assert_eq!(SoccerGo::seen_by(&declined, Seat::Away), None);
}
