//! Tests of numbers: which may be chosen, which are spent, when a shot is due.

use super::*;

const ALL: &str = "[1,2,3,4,5,6,7,8,9,10,11]";

#[test]
fn sgo_4_all_numbers_are_there_for_both() {
    check(given("", "", "", |_| ()), "", &format!("? H: 1 of {ALL}; A: 1 of {ALL}"));
}

#[test]
fn sgo_4_the_first_choice_is_secret_until_the_second() {
    let start = given("", "", "", |_| ());
    let state =
        check(start.clone(), "H Choose([7])", &format!("Sealed seat=home | !Revealed | ? A: 1 of {ALL}"));
    let other = check(start.clone(), "H Choose([8])", "");
    assert_eq!(state.view(Seat::Away), other.view(Seat::Away));
    assert_ne!(state.view(Seat::Home), other.view(Seat::Home));
    assert_eq!(
        refused(&state, Seat::Home, "Choose([8])"),
        "home has sealed a decision already: expected away to decide (SGO-10)"
    );
    check(
        start,
        "A Choose([7]); H Choose([8])",
        "Sealed seat=away | Revealed attack=[8] mark=[7] matched=false pass=1",
    );
}

#[test]
fn sgo_4_numbers_are_counted() {
    let start = given("", "", "2", |_| ());
    for (action, expected) in [
        (
            "Choose([3,4,5])",
            "[3,4,5] are not as many as asked: expected 1 of [1,3,4,5,6,7,8,9,10,11] (SGO-4)",
        ),
        ("Choose([2])", "[2] is spent in this turn: expected [1,3,4,5,6,7,8,9,10,11] (SGO-5)"),
        ("Decline", "Decline answers another question: expected Choose([number..]) (SGO-4)"),
        ("Direction(left)", "Direction(left) answers another question: expected Choose([number..]) (SGO-4)"),
    ] {
        assert_eq!(refused(&start, Seat::Away, action), expected);
    }
}

#[test]
fn sgo_5_equal_numbers_end_the_turn() {
    check(
        given("", "", "2 3", |_| ()),
        "7-7",
        "matched=true pass=3 | TurnEnded attacker=home by=Mark turn=1 | TurnBegan attacker=away turn=2",
    );
}

#[test]
fn sgo_5_the_attackers_number_is_spent_for_both() {
    let left = "[1,2,3,4,5,6,8,9,10,11]";
    let state = check(
        given("", "", "", |_| ()),
        "7-3",
        &format!("PassCompleted filled=1 pass=1 spent=[7] | ? H: 1 of {left}; A: 1 of {left}"),
    );
    assert_eq!(state.table.track.slots(), [NumberSet::one(7)]);
    // Only for the rest of this turn.
    check(state, "8-8", &format!("TurnBegan | ? H: 1 of {ALL}; A: 1 of {ALL}"));
}

#[test]
fn sgo_6_no_goalkeeper_on_the_seventh_pass() {
    let start = given("", "", "2 3 4 5 6 7", |_| ());
    check(start.clone(), "", "? H: 1 of [8,9,10,11]; A: 1 of [8,9,10,11]");
    for seat in Seat::BOTH {
        assert_eq!(
            refused(&start, seat, "Choose([1])"),
            "the goalkeeper cannot be chosen on pass 7: expected one of [8,9,10,11] (SGO-6)"
        );
    }
    check(given("", "", "2 3 4 5 6", |_| ()), "", "? H: 1 of [1,7,8,9,10,11]; A: 1 of [1,7,8,9,10,11]");
}

#[test]
fn sgo_6_the_goalkeeper_is_back_on_the_eighth_pass() {
    check(
        given("", "d SlowBuildUp", "2 3 4 5 6 7", |_| ()),
        "8-9; A Power(SlowBuildUp)",
        "? H: 1 of [1,9,10,11]; A: 1 of [1,9,10,11]",
    );
}

#[test]
fn sgo_7_a_shot_after_seven_passes() {
    let directions = "Direction(left), Direction(middle), Direction(right)";
    check(
        given("", "", "2 3 4 5 6 7", |_| ()),
        "8-9",
        &format!("PassCompleted filled=7 pass=7 | ShotDue by=home | ? H: {directions}; A: {directions}"),
    );
    check(given("", "", "2 3 4 5 6", |_| ()), "8-9", "PassCompleted filled=6 | !ShotDue");
}

#[test]
fn sgo_7_a_whole_attack() {
    check(
        given("", "", "", |_| ()),
        "1-2; 2-3; 3-4; 4-5; 5-6; 6-7; 7-8; left-right",
        "PassCompleted filled=1 | PassCompleted filled=7 | ShotDue | goal=true save=right shot=left | Goal by=home score=1-0",
    );
}

#[test]
fn sgo_8_equal_directions_are_a_save() {
    for shot in ["left", "middle", "right"] {
        for save in ["left", "middle", "right"] {
            let expected = if shot == save {
                "goal=false | Saved by=away | TurnEnded attacker=home by=Save turn=1 | !Goal"
            } else {
                "goal=true | Goal by=home score=1-0 | TurnEnded attacker=home by=Goal turn=1 | !Saved"
            };
            check(given("", "", "2 3 4 5 6 7", |_| ()), &format!("8-9; {shot}-{save}"), expected);
        }
    }
}
