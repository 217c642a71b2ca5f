//! Tests of each attacking card: its window and its effect.

use super::*;
use crate::state::LAST_PASS;

/// A track without the goalkeeper, by its number of passes.
const TRACK: [&str; 7] = ["", "11", "11 10", "11 10 8", "11 10 8 6", "11 10 8 6 5", "11 10 8 6 5 4"];

/// Checks on which passes its side may play the card before the pass.
#[track_caller]
pub(super) fn passes(card: &str, expected: &[u8]) {
    let (kind, name) = card.split_once(' ').unwrap();
    let offered: Vec<u8> = (1..=LAST_PASS)
        .filter(|pass| {
            let track = TRACK[usize::from(*pass) - 1];
            let (home, away) = if kind == "a" { (card, "") } else { ("", card) };
            asked(&given(home, away, track, |_| ())).contains(&format!("Power({name}"))
        })
        .collect();
    assert_eq!(offered, expected, "{card}");
}

#[test]
fn sgo_9_passes_of_the_attacking_cards() {
    passes("a AttackingGK", &[7]);
    passes("a ThroughBall", &[3, 4, 5, 6]);
    passes("a Shoot", &[4, 5, 6]);
    passes("a CounterAttack", &[1, 2, 3]);
    passes("a Dribble", &[1, 2, 3, 4]);
    passes("a Corner", &[2, 3, 4, 5]);
    for card in ["BlockA", "BlockB", "BlockC", "Joker", "PassReTake", "ShotReTake", "Bogey"] {
        passes(&format!("a {card}"), &[]);
    }
}

#[test]
fn sgo_9_cards_of_the_other_role_are_idle() {
    // The attacker's defending cards and the defender's attacking ones wait for another turn.
    check(
        given("d Tackle, d HighPress", "a Shoot, a ThroughBall", "2 3 4", |_| ()),
        "",
        "? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]",
    );
    let state = given("a Shoot", "", "2 3 4", |_| ());
    assert_eq!(
        refused(&state, Seat::Home, "Power(Tackle)"),
        "home does not hold attacking Tackle: expected a card of that hand (SGO-9)"
    );
    assert_eq!(refused(&state, Seat::Away, "Decline"), "away owes no decision now: expected home (SGO-10)");
}

#[test]
fn sgo_9_pass_re_take_after_a_match() {
    let start = given("a PassReTake", "", "2 3", |_| ());
    check(start.clone(), "7-7", "? H: Decline, Power(PassReTake)");
    let all = "[1,4,5,6,7,8,9,10,11]";
    let state = check(
        start.clone(),
        "7-7; H Power(PassReTake)",
        &format!(
            "PowerPlayed by=home play=PassReTake | Performed | !PassCompleted | ? H: 1 of {all}; A: 1 of {all}"
        ),
    );
    assert_eq!(
        (pile(&state, PowerKind::Attacking), state.hands[Seat::Home].count()),
        (vec!["PassReTake"], 0)
    );
    check(state, "7-8", "PassCompleted filled=3 pass=3 spent=[7]");
    check(start.clone(), "7-7; H Decline", "Declined by=home | TurnEnded attacker=home by=Mark turn=1");
    check(start, "7-8", "PassCompleted | !Declined");
    // The seventh pass too, but no eighth.
    check(given("a PassReTake", "", "2 3 4 5 6 7", |_| ()), "8-8", "? H: Decline, Power(PassReTake)");
    let eighth = given("a PassReTake", "d SlowBuildUp", "2 3 4 5 6 7", |_| ());
    check(eighth, "8-9; A Power(SlowBuildUp); 9-9", "pass=8 | TurnEnded attacker=home by=Mark turn=1");
}

#[test]
fn sgo_9_shot_re_take_after_a_save() {
    let start = given("a ShotReTake", "", "2 3 4 5 6 7", |_| ());
    check(start.clone(), "8-9; left-left", "? H: Decline, Power(ShotReTake)");
    check(
        start.clone(),
        "8-9; left-left; H Power(ShotReTake); left-right",
        "goal=false | Performed action=ShotReTake | goal=true | Goal by=home | !Saved | !ShotDue by=away",
    );
    check(start.clone(), "8-9; left-left; H Decline", "Declined by=home | Saved by=away");
    check(start, "8-9; left-right", "Goal by=home score=1-0 | !Declined");
}

#[test]
fn sgo_9_attacking_gk_lifts_the_ban() {
    let start = given("a AttackingGK", "", "2 3 4 5 6 7", |_| ());
    let state =
        check(start.clone(), "H Power(AttackingGK)", "? H: 1 of [1,8,9,10,11]; A: 1 of [1,8,9,10,11]");
    check(state.clone(), "1-8", "PassCompleted filled=7 pass=7 spent=[1] | ShotDue by=home");
    check(state, "1-1", "TurnEnded attacker=home by=Mark turn=1");
    check(start, "H Decline", "? H: 1 of [8,9,10,11]; A: 1 of [8,9,10,11]");
}

#[test]
fn sgo_9_attacking_gk_survives_a_clearance_and_a_re_take() {
    let start = given("a AttackingGK", "d Clearance", "2 3 4 5 6 7", |_| ());
    let state = check(start, "H Power(AttackingGK); A Power(Clearance)", "Performed action=Clearance");
    assert_eq!((state.table.track.pass(), state.table.force.keeper), (4, true));
    check(state, "5-6; 6-7; 7-8", "? H: 1 of [1,8,9,10,11]; A: 1 of [1,8,9,10,11]");
    let start = given("a AttackingGK, a PassReTake", "", "2 3 4 5 6 7", |_| ());
    check(
        start,
        "H Power(AttackingGK); 8-8; H Power(PassReTake)",
        "? H: 1 of [1,8,9,10,11]; A: 1 of [1,8,9,10,11]",
    );
}

#[test]
fn sgo_12_attacking_gk_needs_a_keeper_who_is_banned() {
    let spent = given("a AttackingGK", "", "1 3 4 5 6 7", |_| ());
    check(spent, "", "? H: 1 of [2,8,9,10,11]; A: 1 of [2,8,9,10,11]");
    // Once the ban is lifted, a copy of it has no use.
    let joker = given("a AttackingGK, a Joker", "d Clearance", "2 3 4 5 6 7", |_| ());
    let state = check(joker, "H Power(AttackingGK); A Power(Clearance); 5-6; 6-7; 7-8", "pass=6");
    assert_eq!(asked(&state), "H: 1 of [1,8,9,10,11]; A: 1 of [1,8,9,10,11]");
}

#[test]
fn sgo_9_through_ball_leads_to_a_shot() {
    let start = given("a ThroughBall", "", "2 3", |_| ());
    let state = check(start, "H Power(ThroughBall)", "? H: 1 of [5,7,9]; A: 1 of [5,7,9]");
    assert_eq!(
        refused(&state, Seat::Away, "Choose([4])"),
        "ThroughBall leaves [4] out: expected one of [5,7,9] (SGO-12)"
    );
    check(state.clone(), "5-7", "PassCompleted filled=3 pass=3 spent=[5] | ShotDue by=home");
    check(state, "5-5", "TurnEnded attacker=home by=Mark turn=1");
}

#[test]
fn sgo_12_through_ball_needs_two_unused_numbers() {
    check(
        given("a ThroughBall", "", "3 5 7", |_| ()),
        "",
        "? H: 1 of [1,2,4,6,8,9,10,11]; A: 1 of [1,2,4,6,8,9,10,11]",
    );
    let asks = given("a ThroughBall, a Dribble", "", "3 5 7", |_| ());
    assert_eq!(
        refused(&asks, Seat::Home, "Power(ThroughBall)"),
        "attacking ThroughBall would have no use here: expected a card whose numbers are unspent (SGO-12)"
    );
    check(
        given("a ThroughBall", "", "2 3 5", |_| ()),
        "H Power(ThroughBall)",
        "? H: 1 of [7,9]; A: 1 of [7,9]",
    );
}

#[test]
fn sgo_9_shoot_now() {
    check(
        given("a Shoot", "d Tackle, d SlowBuildUp", "2 3 4", |_| ()),
        "H Power(Shoot); left-right",
        "Performed action=Shoot | ShotDue by=home | Goal by=home score=1-0 | !HandsShown",
    );
}

#[test]
fn sgo_9_counter_attack_goes_three_passes_forward() {
    let start = given("a CounterAttack, a Shoot", "", "2 3", |_| ());
    let state = check(
        start.clone(),
        "H Power(CounterAttack,[1,4,10])",
        "PowerPlayed by=home play=CounterAttack,[1,4,10] | ? H: Decline, Power(Shoot)",
    );
    let slots: Vec<_> = state.table.track.slots().iter().map(ToString::to_string).collect();
    assert_eq!(slots, ["[2]", "[3]", "[1]", "[4]", "[10]"]);
    check(state, "H Decline", "? H: 1 of [5,6,7,8,9,11]; A: 1 of [5,6,7,8,9,11]");
    for (action, expected) in [
        (
            "Power(CounterAttack,[1,2,3])",
            "[2,3] is spent in this turn: expected [1,4,5,6,7,8,9,10,11] (SGO-5)",
        ),
        (
            "Power(CounterAttack)",
            "CounterAttack names the wrong thing: expected three numbers with CounterAttack, a direction with NarrowShot, else nothing (SGO-9)",
        ),
        (
            "Power(CounterAttack,[4,5])",
            "CounterAttack,[4,5] names the wrong thing: expected three numbers with CounterAttack, a direction with NarrowShot, else nothing (SGO-9)",
        ),
    ] {
        assert_eq!(refused(&start, Seat::Home, action), expected);
    }
}

#[test]
fn sgo_10_counter_attack_opens_the_first_window_of_the_new_pass() {
    // The defender's card for pass 3 is not asked for. At pass 6 both are asked, the attacker first.
    let start = given("a CounterAttack, a ThroughBall", "d Tackle", "11 10", |_| ());
    check(
        start,
        "H Power(CounterAttack,[2,4,6]); H Decline; A Power(Tackle)",
        "Performed action=CounterAttack | Declined by=home | PowerPlayed by=away play=Tackle",
    );
}

#[test]
fn sgo_9_dribble_fills_two_further_slots() {
    let start = given("a Dribble", "", "2", |_| ());
    let state = check(start.clone(), "H Power(Dribble); 7-8", "PassCompleted filled=4 pass=2 spent=[7]");
    let slots: Vec<_> = state.table.track.slots().iter().map(ToString::to_string).collect();
    assert_eq!(slots, ["[2]", "[7]", "[]", "[]"]);
    check(state, "8-9", "PassCompleted filled=5 pass=5 spent=[8]");
    check(start, "H Power(Dribble); 7-7", "TurnEnded attacker=home by=Mark turn=1");
}

#[test]
fn sgo_12_a_dribbled_pass_re_taken_is_still_dribbled() {
    check(
        given("a Dribble, a PassReTake", "", "2", |_| ()),
        "H Power(Dribble); 7-7; H Power(PassReTake); 7-8",
        "PassCompleted filled=4 pass=2",
    );
    check(
        given("a Dribble", "d PassReTake", "2", |_| ()),
        "H Power(Dribble); 7-8; A Power(PassReTake); 7-8",
        "PassCompleted filled=4 pass=2",
    );
}

#[test]
fn sgo_9_corner_three_against_one() {
    let start = given("a Corner", "", "2", |_| ());
    let left = "[1,3,4,5,6,7,8,9,10,11]";
    let state = check(start, "H Power(Corner)", &format!("? H: 3 of {left}; A: 1 of {left}"));
    check(state.clone(), "3,4,10-5", "PassCompleted filled=2 pass=2 spent=[3 4 10] | ShotDue by=home");
    check(state.clone(), "3,4,10-10", "matched=true | TurnEnded attacker=home by=Mark turn=1");
    assert_eq!(
        refused(&state, Seat::Home, "Choose([3])"),
        "[3] are not as many as asked: expected 3 of [1,3,4,5,6,7,8,9,10,11] (SGO-4)"
    );
}

#[test]
fn sgo_13_bogey_can_never_be_played() {
    for track in TRACK {
        let state = given("a Bogey", "d Bogey", track, |_| ());
        assert!(asked(&state).starts_with("H: 1 of"), "{}", asked(&state));
    }
    let state = given("a Bogey, a Shoot", "", "2 3 4", |_| ());
    assert_eq!(
        refused(&state, Seat::Home, "Power(Bogey)"),
        "attacking Bogey has no place in this window: expected Power(..) for this pass, or Decline (SGO-10)"
    );
}
