//! Tests of Joker: what it copies, where, and who may answer it.

use super::*;

#[test]
fn sgo_13_joker_copies_a_card_of_its_own_pile() {
    let start = given("a Joker", "d Joker", "2 3 4", |state| {
        discarded(state, "a Shoot, a ThroughBall, a CounterAttack, a PassReTake, d Tackle, d Clearance");
    });
    // Only within the copied card's own window: no Counter-Attack on pass 4, no Pass Re-Take before a pass.
    check(start.clone(), "", "? H: Decline, Power(Joker:Shoot), Power(Joker:ThroughBall)");
    let state =
        check(start.clone(), "H Decline", "? A: Decline, Power(Joker:Clearance), Power(Joker:Tackle)");
    let expected =
        "defending Clearance has no place in this window: expected Power(PassReTake) or Decline (SGO-10)";
    let harmed = given("", "d PassReTake, d Joker", "2 3 4 5", |state| discarded(state, "d Clearance"));
    let harmed = check(harmed, "A Decline; 6-7", "? A: Decline, Power(PassReTake)");
    assert_eq!(refused(&harmed, Seat::Away, "Power(Joker:Clearance)"), expected);
    // The copied card stays where it is, and Joker joins it.
    let after = check(
        state,
        "A Power(Joker:Tackle)",
        "PowerPlayed by=away play=Joker:Tackle | Performed action=Tackle",
    );
    assert_eq!(pile(&after, PowerKind::Defending), ["Clearance", "Joker", "Tackle"]);
    assert_eq!(after.table.discards[PowerKind::Defending].top, Some(PowerName::Joker));
    check(start, "H Power(Joker:Shoot)", "Performed action=Shoot | ShotDue by=home");
}

#[test]
fn sgo_13_joker_with_nothing_to_copy() {
    check(
        given("a Joker", "", "2 3 4", |_| ()),
        "",
        "? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]",
    );
    // The other deck's pile does not count, nor does a card for another window.
    let start = given("a Joker, a Dribble", "", "2 3 4", |state| discarded(state, "d Tackle, a AttackingGK"));
    check(start.clone(), "", "? H: Decline, Power(Dribble)");
    assert_eq!(
        refused(&start, Seat::Home, "Power(Joker:Shoot)"),
        "Joker cannot copy attacking Shoot: expected a card in the attacking discard pile (SGO-13)"
    );
    assert_eq!(
        refused(&start, Seat::Home, "Power(Joker)"),
        "attacking Joker has no place in this window: expected Power(..) for this pass, or Decline (SGO-10)"
    );
}

#[test]
fn sgo_13_joker_keeps_the_conditions_of_the_card() {
    let used = |state: &mut SoccerGo| discarded(state, "a ThroughBall, d HighPress, d DeepPress, d Tackle");
    // SGO-12: two unspent numbers; only Tackle after a selection card.
    check(
        given("a Joker", "", "3 5 7", used),
        "",
        "? H: 1 of [1,2,4,6,8,9,10,11]; A: 1 of [1,2,4,6,8,9,10,11]",
    );
    let start = given("a Joker", "d Joker", "2 4 6", used);
    check(start, "H Power(Joker:ThroughBall)", "? A: Decline, Power(Joker:Tackle)");
}

#[test]
fn sgo_13_joker_names_what_the_card_names() {
    let start = given("a Joker", "d Joker", "2", |state| discarded(state, "a CounterAttack, d NarrowShot"));
    let state = check(
        start.clone(),
        "H Power(Joker:CounterAttack,[1,4,9])",
        "PowerPlayed by=home play=Joker:CounterAttack,[1,4,9] | Performed action=CounterAttack",
    );
    assert_eq!(state.table.track.filled(), 4);
    check(
        given("", "d Joker", "2 3 4 5 6 7", |state| discarded(state, "d NarrowShot")),
        "8-9; A Power(Joker:NarrowShot,left)",
        "Performed action=NarrowShot | ? H: Direction(middle), Direction(right); A: Direction(middle), Direction(right)",
    );
    assert_eq!(
        refused(&start, Seat::Home, "Power(Joker:CounterAttack,[2,4,9])"),
        "[2] is spent in this turn: expected [1,3,4,5,6,7,8,9,10,11] (SGO-5)"
    );
}

#[test]
fn sgo_13_two_blocks_may_answer_joker() {
    let used = |state: &mut SoccerGo| discarded(state, "a Corner, a Shoot, d Tackle, d NarrowShot");
    let blocks = "d BlockA, d BlockB, d BlockC";
    // The Block that names Joker, and the one that names the action.
    check(
        given("a Joker", blocks, "2 3 4", used),
        "H Power(Joker:Corner)",
        "? A: Answer(BlockA), Answer(BlockC), Decline",
    );
    check(given("a Joker", blocks, "2 3 4", used), "H Power(Joker:Shoot)", "? A: Answer(BlockC), Decline");
    let blocks = "a BlockA, a BlockB, a BlockC";
    check(
        given(blocks, "d Joker", "2 3 4", used),
        "A Power(Joker:Tackle)",
        "? H: Answer(BlockB), Answer(BlockC), Decline",
    );
    let blocked = check(
        given("a Joker", "d BlockC", "2 3 4", used),
        "H Power(Joker:Corner); A Answer(BlockC)",
        "Blocked by=away play=Joker:Corner with=BlockC | ? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]",
    );
    assert_eq!(pile(&blocked, PowerKind::Attacking), ["Corner", "Joker", "Shoot"]);
}

#[test]
fn sgo_13_joker_can_be_a_block() {
    let start =
        given("a Shoot, a BlockC", "d Joker", "2 3 4", |state| discarded(state, "d BlockA, d BlockC"));
    let state = check(start, "H Power(Shoot)", "? A: Answer(Joker:BlockC), Decline");
    // Joker is a Block then, which cannot be blocked, not even by the Block that names Joker.
    let after = check(
        state.clone(),
        "A Answer(Joker:BlockC)",
        "Blocked by=away play=Shoot with=Joker:BlockC | ? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]",
    );
    assert_eq!(pile(&after, PowerKind::Defending), ["BlockA", "BlockC", "Joker"]);
    assert_eq!(
        refused(&state, Seat::Away, "Answer(Joker:BlockA)"),
        "defending BlockA does not name Shoot: expected a Block that does (SGO-10)"
    );
    assert_eq!(
        refused(&state, Seat::Away, "Answer(BlockC)"),
        "away does not hold defending BlockC: expected a card of that hand (SGO-9)"
    );
    let bare = given("a Shoot", "d Joker, d BlockC", "2 3 4", |_| ());
    let bare = check(bare, "H Power(Shoot)", "? A: Answer(BlockC), Decline");
    assert_eq!(
        refused(&bare, Seat::Away, "Answer(Joker:BlockC)"),
        "Joker cannot copy defending BlockC: expected a card in the defending discard pile (SGO-13)"
    );
}

#[test]
fn sgo_13_joker_against_joker() {
    // The defender's Joker is a Block C, which names Joker.
    let start = given("a Joker", "d Joker", "2 3 4", |state| discarded(state, "a Corner, d BlockC"));
    check(
        start,
        "H Power(Joker:Corner); A Answer(Joker:BlockC)",
        "PowerPlayed by=home play=Joker:Corner | Blocked by=away play=Joker:Corner with=Joker:BlockC | !Performed",
    );
}

#[test]
fn sgo_13_joker_copies_a_re_take() {
    let used =
        |state: &mut SoccerGo| discarded(state, "a PassReTake, a ShotReTake, d PassReTake, d ShotReTake");
    check(given("a Joker", "", "2 3", used), "7-7", "? H: Decline, Power(Joker:PassReTake)");
    check(
        given("", "d Joker", "2 3", used),
        "7-8; A Power(Joker:PassReTake); 7-7",
        "TurnEnded attacker=home by=Mark turn=1",
    );
    let shot = given("a Joker", "d Joker", "2 3 4 5 6 7", used);
    check(
        shot,
        "8-9; A Decline; left-left; H Power(Joker:ShotReTake); left-right; A Power(Joker:ShotReTake); left-left",
        "goal=false | goal=true | goal=false | Saved by=away",
    );
}

#[test]
fn sgo_13_joker_after_the_seventh_slot() {
    let used = |state: &mut SoccerGo| discarded(state, "d SlowBuildUp");
    check(given("", "d Joker", "2 3 4 5 6 7", used), "8-9", "? A: Decline, Power(Joker:SlowBuildUp)");
    // It is in force already: there is no second further pass.
    let both = given("", "d Joker, d SlowBuildUp", "2 3 4 5 6 7", |_| ());
    check(both, "8-9; A Power(SlowBuildUp); 9-10", "PassCompleted filled=8 | ShotDue by=home");
}
