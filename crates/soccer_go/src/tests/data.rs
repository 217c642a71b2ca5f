//! Tests of the rule data: the shipped data are valid, and errors are named with their place.

use super::*;
use crate::data::{POWERS, parse};

#[test]
fn sgo_9_the_shipped_cards_are_valid() {
    parse(POWERS).unwrap();
    assert_eq!(SoccerGo::data_files(), ["powers.ron"]);
    SoccerGo::check_data("powers.ron", POWERS).unwrap();
    let error = SoccerGo::check_data("cards.ron", "").unwrap_err().to_string();
    assert_eq!(error, "1:1: `cards.ron` is no rule data of soccer_go: expected powers.ron");
}

/// The shipped file with one change gives the error.
#[test]
fn sgo_9_errors_in_the_cards_are_named() {
    let mut errors = Vec::new();
    for (from, to, expected) in [
        ("card: Shoot,", "card: Kick,", "12:29: Unexpected variant named `Kick`"),
        ("card: Shoot,", "card: Tackle,", "attacking Tackle: there is no such card in that deck"),
        (
            "card: Shoot,",
            "card: ThroughBall,",
            "12:79: attacking ThroughBall stands there twice: expected each card once",
        ),
        (
            "(kind: attacking, card: Bogey, when: Never, does: Nothing),",
            "",
            "attacking Bogey is missing: expected all 13 cards of both kinds",
        ),
        (
            "kind: attacking, card: Bogey",
            "kind: defending, card: Bogey",
            "defending Bogey stands there twice: expected each card once",
        ),
        (
            "BeforePass(4, 6), does: Shoot",
            "BeforePass(6, 4), does: Shoot",
            "attacking Shoot: passes 6 to 4: expected a range within 1 to 7",
        ),
        (
            "BeforePass(4, 6), does: Shoot",
            "BeforePass(4, 8), does: Shoot",
            "passes 4 to 8: expected a range within 1 to 7",
        ),
        (
            "BeforePass(4, 6), does: Shoot",
            "BeforeShot, does: Shoot",
            "Shoot does not go with attacking and BeforeShot",
        ),
        (
            "BeforePass(4, 6), does: Shoot",
            "BeforePass(4, 6), does: CloseDirection",
            "CloseDirection does not go with attacking and BeforePass",
        ),
        (
            "BeforeShot, does: CloseDirection",
            "BeforePass(4, 6), does: CloseDirection",
            "CloseDirection does not go with defending and BeforePass",
        ),
        ("AfterSlot(7)", "AfterSlot(6)", "defending SlowBuildUp: slot 6: expected 7"),
        (
            "Cancel([Joker, NarrowShot, PassReTake])",
            "Cancel([Joker, Shoot, PassReTake])",
            "attacking BlockC: Shoot cannot be cancelled: expected a card of the other side",
        ),
        (
            "Cancel([Joker, NarrowShot, PassReTake])",
            "Cancel([Joker, Joker])",
            "attacking BlockC: Joker stands there twice",
        ),
        ("Cancel([Joker, NarrowShot, PassReTake])", "Cancel([])", "attacking BlockC: cancels nothing"),
        (
            "Among([3, 5, 7, 9])",
            "Among([3, 3])",
            "attacking ThroughBall: [3, 3]: expected two or more different numbers of 1 to 11",
        ),
        ("Among([3, 5, 7, 9])", "Among([3, 12])", "[3, 12]: expected two or more different numbers"),
        ("LayMore(3)", "LayMore(2)", "attacking Corner: 2 numbers: expected 3"),
        ("Forward(3)", "Forward(4)", "attacking CounterAttack: 4 numbers: expected 3"),
        (
            "BeforePass(1, 3), does: Forward",
            "BeforePass(1, 5), does: Forward",
            "3 passes forward leave the track",
        ),
        ("Fill(2)", "Fill(3)", "attacking Dribble: 3 further slots: expected one or more before slot 7"),
        ("Back(3)", "Back(4)", "defending Clearance: 4 slots back: expected one or more that are filled"),
        ("does: Duel", "does: Copy", "defending Tackle: Copy does not go with defending"),
        ("does: Duel", "do: Duel", "Unexpected field named `do`"),
        ("\n]", "\n] junk", "Non-whitespace trailing characters"),
    ] {
        assert!(POWERS.contains(from), "{from}");
        let text = POWERS.replacen(from, to, 1);
        if let Ok(rules) = parse(&text) {
            panic!("{from} -> {to} was taken: {rules:?}");
        }
        let error = SoccerGo::check_data("powers.ron", &text).unwrap_err().to_string();
        if !error.contains(expected) {
            errors.push(format!("{from} -> {to}:\n{error}\n{expected}"));
        }
    }
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

/// Three passes forward may end at the last pass.
#[test]
fn sgo_9_a_counter_attack_may_reach_the_last_pass() {
    assert!(
        parse(&POWERS.replacen("BeforePass(1, 3), does: Forward", "BeforePass(1, 4), does: Forward", 1))
            .is_ok()
    );
}
