//! Tests of answers: every Block against every card, and the effects of a block.

use super::*;
use crate::action::CardPlay;
use crate::data::rules;

#[test]
fn sgo_10_every_block_names_three_cards() {
    for (by, card, expected) in [
        (PowerKind::Attacking, "BlockA", "Clearance DeepPress SlowBuildUp"),
        (PowerKind::Attacking, "BlockB", "HighPress ShotReTake Tackle"),
        (PowerKind::Attacking, "BlockC", "Joker NarrowShot PassReTake"),
        (PowerKind::Defending, "BlockA", "AttackingGK Corner CounterAttack"),
        (PowerKind::Defending, "BlockB", "Dribble ShotReTake ThroughBall"),
        (PowerKind::Defending, "BlockC", "Joker PassReTake Shoot"),
    ] {
        let block = PowerName::named(card).unwrap();
        let named: Vec<_> = PowerName::ALL
            .into_iter()
            .filter(|power| rules().blocks(!by, *power).contains(block))
            .map(PowerName::name)
            .collect();
        assert_eq!(named.join(" "), expected, "{by} {card}");
    }
}

/// A card, a Block that names it and one that does not, and the result of the pass or shot.
#[test]
fn sgo_10_a_blocked_card_does_nothing() {
    let all = "a BlockA, a BlockB, a BlockC";
    for (card, track, script, play, block, after) in [
        (
            "a AttackingGK",
            "2 3 4 5 6 7",
            "",
            "AttackingGK",
            "BlockA",
            "? H: 1 of [8,9,10,11]; A: 1 of [8,9,10,11]",
        ),
        (
            "a CounterAttack",
            "2",
            "",
            "CounterAttack,[1,3,4]",
            "BlockA",
            "? H: 1 of [1,3,4,5,6,7,8,9,10,11]; A: 1 of [1,3,4,5,6,7,8,9,10,11]",
        ),
        (
            "a Corner",
            "2",
            "",
            "Corner",
            "BlockA",
            "? H: 1 of [1,3,4,5,6,7,8,9,10,11]; A: 1 of [1,3,4,5,6,7,8,9,10,11]",
        ),
        (
            "a ThroughBall",
            "2 3",
            "",
            "ThroughBall",
            "BlockB",
            "? H: 1 of [1,4,5,6,7,8,9,10,11]; A: 1 of [1,4,5,6,7,8,9,10,11]",
        ),
        (
            "a Dribble",
            "",
            "",
            "Dribble",
            "BlockB",
            "? H: 1 of [1,2,3,4,5,6,7,8,9,10,11]; A: 1 of [1,2,3,4,5,6,7,8,9,10,11]",
        ),
        ("a ShotReTake", "2 3 4 5 6 7", "8-9; left-left", "ShotReTake", "BlockB", "Saved by=away"),
        (
            "a Shoot",
            "2 3 4",
            "",
            "Shoot",
            "BlockC",
            "!ShotDue | ? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]",
        ),
        ("a PassReTake", "2", "7-7", "PassReTake", "BlockC", "TurnEnded attacker=home by=Mark turn=1"),
        ("d SlowBuildUp", "2 3 4 5 6 7", "8-9", "SlowBuildUp", "BlockA", "ShotDue by=home"),
        (
            "d DeepPress",
            "2 3",
            "",
            "DeepPress",
            "BlockA",
            "? H: 1 of [1,4,5,6,7,8,9,10,11]; A: 1 of [1,4,5,6,7,8,9,10,11]",
        ),
        (
            "d Clearance",
            "2 3 4",
            "",
            "Clearance",
            "BlockA",
            "? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]",
        ),
        (
            "d HighPress",
            "2 3",
            "",
            "HighPress",
            "BlockB",
            "? H: 1 of [1,4,5,6,7,8,9,10,11]; A: 1 of [1,4,5,6,7,8,9,10,11]",
        ),
        (
            "d Tackle",
            "2 3",
            "",
            "Tackle",
            "BlockB",
            "!HandsShown | ? H: 1 of [1,4,5,6,7,8,9,10,11]; A: 1 of [1,4,5,6,7,8,9,10,11]",
        ),
        ("d ShotReTake", "2 3 4 5 6 7", "8-9; left-right", "ShotReTake", "BlockB", "Goal by=home score=1-0"),
        (
            "d NarrowShot",
            "2 3 4 5 6 7",
            "8-9",
            "NarrowShot,left",
            "BlockC",
            "? H: Direction(left), Direction(middle), Direction(right); A: Direction(left), Direction(middle), Direction(right)",
        ),
        ("d PassReTake", "2", "7-8", "PassReTake", "BlockC", "PassCompleted filled=2 pass=2 spent=[7]"),
    ] {
        let attacking = card.starts_with('a');
        let (side, other) = if attacking { ("H", "A") } else { ("A", "H") };
        let blocks = if attacking { all.replace('a', "d") } else { all.to_owned() };
        let (home, away) = if attacking { (card, blocks.as_str()) } else { (blocks.as_str(), card) };
        let state = check(
            given(home, away, track, |_| ()),
            &format!("{script}; {side} Power({play})"),
            &format!("PowerPlayed | ? {other}: Answer({block}), Decline"),
        );
        let kind = if attacking { PowerKind::Attacking } else { PowerKind::Defending };
        // SGO-11: it is on its pile before the answer.
        let name = card.split_once(' ').unwrap().1;
        assert_eq!((pile(&state, kind), pile(&state, !kind)), (vec![name], vec![]));
        let answered = check(
            state.clone(),
            &format!("{other} Answer({block})"),
            &format!("Blocked | !Performed | {after}"),
        );
        assert_eq!((pile(&answered, kind), pile(&answered, !kind)), (vec![name], vec![block]));
        check(state.clone(), &format!("{other} Decline"), &format!("Performed action={name}"));
        // A Block that does not name it is no answer, and a Block cannot be played by itself.
        let seat = if attacking { Seat::Away } else { Seat::Home };
        for idle in ["BlockA", "BlockB", "BlockC"].into_iter().filter(|idle| *idle != block) {
            let expected =
                format!("{} {idle} does not name {play}: expected a Block that does (SGO-10)", !kind);
            assert_eq!(refused(&state, seat, &format!("Answer({idle})")), expected);
        }
    }
}

#[test]
fn sgo_10_a_block_cannot_be_blocked() {
    // The attacker's own Blocks do not answer the defender's.
    let start = given("a Shoot, a BlockA, a BlockB, a BlockC", "d BlockC", "2 3 4", |_| ());
    check(
        start,
        "H Power(Shoot); A Answer(BlockC)",
        "Blocked by=away play=Shoot with=BlockC | ? H: 1 of [1,5,6,7,8,9,10,11]; A: 1 of [1,5,6,7,8,9,10,11]",
    );
}

#[test]
fn sgo_10_a_blocked_window_is_used_up_and_an_answer_is_no_card() {
    // The attacker has no second card for the pass. The defender, who has answered, still has his.
    let start = given("a Shoot, a Dribble", "d BlockC, d Tackle, d HighPress", "2 3 4", |_| ());
    let state =
        check(start, "H Power(Shoot); A Answer(BlockC)", "? A: Decline, Power(HighPress), Power(Tackle)");
    // The same the other way round: one card for each side.
    let after = check(state, "A Power(HighPress)", "Performed action=HighPress");
    assert_eq!(asked(&after), "H: 1 of [6,8]; A: 1 of [6,8]");
}

#[test]
fn sgo_10_one_card_a_window() {
    let start = given("a Dribble, a Corner", "d HighPress, d Tackle", "2 3", |_| ());
    let state = check(start, "H Power(Dribble)", "? A: Decline, Power(HighPress), Power(Tackle)");
    check(state, "A Power(HighPress)", "? H: 1 of [4,6,8]; A: 1 of [4,6,8]");
}

#[test]
fn sgo_10_named_numbers_of_a_blocked_card_are_revealed_but_not_spent() {
    let start = given("a CounterAttack", "d BlockA", "", |_| ());
    let state = check(start, "H Power(CounterAttack,[1,2,3])", "play=CounterAttack,[1,2,3] | !Performed");
    assert_eq!(state.table.spent, NumberSet::NONE);
    let blocked = check(state, "A Answer(BlockA)", "with=BlockA");
    assert_eq!((blocked.table.spent, blocked.table.track.filled()), (NumberSet::NONE, 0));
}

#[test]
fn sgo_11_a_blocked_card_counts_as_used() {
    let start = given("a Shoot, a Joker", "d BlockC", "2 3 4", |_| ());
    let state = check(start, "H Power(Shoot); A Answer(BlockC); 5-6", "pass=4");
    // Joker copies it from the pile.
    assert_eq!(asked(&state), "H: Decline, Power(Joker:Shoot)");
    assert_eq!(state.table.discards[PowerKind::Defending].top, Some(PowerName::BlockC));
    let play = CardPlay::without_choice(PowerName::Shoot);
    assert!(state.table.blocks(PowerKind::Attacking, play).contains(PowerName::BlockC));
}
