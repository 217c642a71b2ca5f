//! Tests of the order of windows, and of repeated re-takes.

use super::*;
use crate::Event;

#[test]
fn sgo_10_attacker_first_then_defender_then_both() {
    let start = given("a ThroughBall, a Dribble", "d Clearance, d Tackle", "2 3 4", |_| ());
    check(start.clone(), "", "? H: Decline, Power(Dribble), Power(ThroughBall)");
    let state = check(start, "H Decline", "? A: Decline, Power(Clearance), Power(Tackle)");
    let left = "[1,5,6,7,8,9,10,11]";
    check(state, "A Decline", &format!("? H: 1 of {left}; A: 1 of {left}"));
}

#[test]
fn sgo_10_a_window_opens_only_for_a_side_with_a_card() {
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
fn sgo_10_a_refusal_to_play_a_card_is_hidden_from_the_other_side() {
    let declined = Event::Declined { by: Seat::Home };
    assert_eq!(SoccerGo::observed_by(&declined, Seat::Home), Some(declined));
    assert_eq!(SoccerGo::observed_by(&declined, Seat::Away), None);
}

/// Returns that position with cards at any time before a pass.
#[track_caller]
fn any_time(home: &str, away: &str, track: &str) -> SoccerGo {
    given(home, away, track, |state| state.table.options = ANY_TIME)
}

/// The print sets no number of cards before a pass: with the option they take turns until both have declined.
#[test]
fn sgo_10_at_any_time_the_sides_take_turns_until_neither_plays() {
    let start = any_time("a Dribble, a Shoot", "d HighPress, d Tackle", "2 3 4");
    let state = check(start, "H Decline; A Power(HighPress)", "? H: Decline, Power(Dribble), Power(Shoot)");
    let state = check(state, "H Power(Dribble)", "? A: Decline, Power(Tackle)");
    let state = check(state, "A Decline", "? H: Decline, Power(Shoot)");
    check(state, "H Decline", "? H: 1 of [6,8]; A: 1 of [6,8]");
    // The first to decline is asked again only after a card.
    let start = any_time("a Dribble", "d HighPress", "2 3 4");
    let left = "[1,5,6,7,8,9,10,11]";
    check(start, "H Decline; A Decline", &format!("? H: 1 of {left}; A: 1 of {left}"));
    // By default one card each is all.
    let start = given("a Dribble, a Shoot", "d HighPress, d Tackle", "2 3 4", |_| ());
    check(start, "H Decline; A Power(HighPress)", "? H: 1 of [6,8]; A: 1 of [6,8]");
}

#[test]
fn sgo_10_at_any_time_a_blocked_card_is_not_the_last() {
    let start = any_time("a Dribble, a Corner", "d BlockB", "2");
    check(start, "H Power(Dribble); A Answer(BlockB)", "Blocked by=away | ? H: Decline, Power(Corner)");
}

#[test]
fn sgo_10_at_any_time_a_tackle_won_by_the_attacker_is_not_the_last() {
    let start = any_time("a Shoot", "d Tackle", "2 3 4");
    let state =
        check(start, "H Decline; A Power(Tackle); paper-rock", "winner=home | ? H: Decline, Power(Shoot)");
    check(state, "H Power(Shoot)", "ShotDue");
}

/// Clearance after a Through Ball, and Counter-Attack after a Deep Press: the pass that they named is not laid.
#[test]
fn sgo_12_at_any_time_another_pass_ends_a_selection() {
    let start = any_time("a ThroughBall", "d Clearance, d Tackle, d DeepPress", "2 3 4");
    let state = check(start, "H Power(ThroughBall)", "? A: Decline, Power(Clearance), Power(Tackle)");
    let all = NumberSet::ALL;
    let state = check(state, "A Power(Clearance)", &format!("? H: 1 of {all}; A: 1 of {all}"));
    check(state, "6-7", "PassCompleted filled=1 pass=1 | !ShotDue");
    let start = any_time("a CounterAttack", "d DeepPress", "2 3");
    let state = check(start, "H Decline; A Power(DeepPress); H Power(CounterAttack,[4,5,6])", "Performed");
    assert_eq!(asked(&state), "H: 1 of [1,7,8,9,10,11]; A: 1 of [1,7,8,9,10,11]");
    // By default only a Tackle may follow.
    let start = given("a ThroughBall", "d Clearance, d Tackle", "2 3 4", |_| ());
    check(start, "H Power(ThroughBall)", "? A: Decline, Power(Tackle)");
}

#[test]
fn sgo_12_at_any_time_one_selection_acts_on_a_pass() {
    let start = any_time("a ThroughBall, a Corner, a Shoot", "d HighPress", "2 3 4");
    let state = check(start, "H Power(ThroughBall)", "? H: Decline, Power(Shoot)");
    assert_eq!(
        refused(&state, Seat::Home, "Power(Corner)"),
        "ThroughBall stands on this pass, so attacking Corner cannot follow: expected a card that is no selection \
         card, or Decline (SGO-12)"
    );
    // A second Dribble, by Joker, would do nothing.
    let start = given("a Dribble, a Joker", "", "2", |state| {
        state.table.options = ANY_TIME;
        discarded(state, "a Corner");
    });
    check(start, "H Power(Dribble)", "? H: Decline, Power(Joker:Corner)");
}
