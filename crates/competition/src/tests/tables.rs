//! Tests of groups and cups (clause SC-10 of Soccer Cards).

use crate::groups::{CupRound, GroupMatch, GroupTableRow, InvalidResult, table};
use engine::{BySeat, MatchRng, Seat};

/// Parses results such as `0-1 3:1` (home side, away side, goals), separated by commas.
fn results(text: &str) -> Vec<GroupMatch> {
    let read = |item: &str| {
        let numbers: Vec<usize> = item.split([' ', '-', ':']).map(|n| n.parse().unwrap()).collect();
        let [home, away, h, a] = numbers[..] else { panic!("{item}") };
        GroupMatch { home, away, score: BySeat::new(h as u32, a as u32) }
    };
    text.split(',').map(str::trim).filter(|item| !item.is_empty()).map(read).collect()
}

/// Checks the order of the sides; a `?` marks those ordered by toss.
#[track_caller]
fn check_order(sides: usize, text: &str, expected: &str) -> Vec<GroupTableRow> {
    let mut order = results(text);
    let rows = table(sides, &order, &mut MatchRng::new(1)).unwrap();
    let shown = |rows: &[GroupTableRow]| {
        let sides =
            rows.iter().map(|row| format!("{}{}", row.side, if row.decided_by_lot { "?" } else { "" }));
        sides.collect::<Vec<_>>().join(" ")
    };
    if expected.contains('?') {
        let tossed: Vec<bool> = rows.iter().map(|row| row.decided_by_lot).collect();
        assert_eq!(tossed, expected.split(' ').map(|side| side.contains('?')).collect::<Vec<_>>(), "{text}");
    } else {
        assert_eq!(shown(&rows), expected, "{text}");
    }
    // The order of the results does not matter.
    for _ in 0..order.len() {
        order.rotate_left(1);
        assert_eq!(table(sides, &order, &mut MatchRng::new(1)).unwrap(), rows, "{text}");
    }
    rows
}

#[test]
fn sc_10_a_win_counts_three_points_and_a_draw_one() {
    let rows = check_order(3, "0-1 2:1, 1-2 0:0, 2-0 1:3", "0 1 2");
    let points: Vec<_> = rows.iter().map(|row| (row.side, row.points(), row.difference())).collect();
    assert_eq!(points, [(0, 6, 3), (1, 1, -1), (2, 1, -2)]);
}

#[test]
fn sc_10_level_sides_are_ordered_by_difference_goals_their_own_table_and_a_toss() {
    // Difference.
    check_order(4, "0-2 1:0, 1-2 3:0, 0-3 1:0, 1-3 1:0, 0-1 0:0", "1 0 3 2");
    // Goals scored.
    check_order(3, "0-2 1:0, 1-2 3:2", "1 0 2");
    // Level in all that, but 1 beat 0: 4 points, 3:3 each.
    check_order(4, "0-1 0:1, 0-2 2:0, 1-2 0:0, 1-3 1:2, 0-3 0:1, 2-3 1:1", "3 1 0 2");
}

/// 0, 1 and 2 have 3 points and 4:6 goals each. Among themselves 0 is ahead at +2. 1 and 2 are level at 2:3, and 1
/// leads the table of these two by its 2:0.
#[test]
fn sc_10_sides_level_in_the_table_get_a_new_table_before_a_toss() {
    check_order(4, "0-1 3:0, 1-2 2:0, 2-0 2:1, 0-3 0:4, 1-3 2:3, 2-3 2:3", "3 0 1 2");
    check_order(4, "0-2 3:0, 2-1 2:0, 1-0 2:1, 0-3 0:4, 1-3 2:3, 2-3 2:3", "3 0 2 1");
}

#[test]
fn sc_10_a_toss_decides_between_sides_level_in_everything() {
    check_order(2, "", "? ?");
    let rows = check_order(2, "0-1 1:1, 1-0 2:2", "? ?");
    assert!(rows.iter().all(|row| row.decided_by_lot && row.points() == 2));
    // The best is clear; the others are level in everything.
    check_order(3, "0-1 1:0, 0-2 1:0, 1-2 1:1", "0 ? ?");
    let mut first = [0; 3];
    for seed in 0..300 {
        first[table(3, &[], &mut MatchRng::new(seed)).unwrap()[0].side] += 1;
    }
    assert!(first.iter().all(|n| *n > 60), "{first:?}");
}

#[test]
fn sc_10_an_invalid_result_is_named_in_the_error() {
    for (text, expected) in [
        ("0-3 1:0", "side 3 is not in the group: expected one below 3"),
        ("0-1 1:0, 4-1 1:0", "side 4 is not in the group: expected one below 3"),
        ("1-1 1:0", "side 1 against itself: expected two different sides"),
    ] {
        let error = table(3, &results(text), &mut MatchRng::new(1)).unwrap_err();
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn sc_10_in_a_cup_the_loser_is_out() {
    let (home, away) = (Some(Seat::Home), Some(Seat::Away));
    let first = CupRound::new(&[4, 2, 0, 1, 3]);
    assert_eq!(first, CupRound { matches: vec![(4, 2), (0, 1)], bye: Some(3) });
    let left = first.left(&[away, home]).unwrap();
    assert_eq!(left, [2, 0, 3]);
    assert_eq!(CupRound::new(&left).left(&[home]).unwrap(), [2, 3]);
    assert_eq!(CupRound::new(&[2, 3]).left(&[away]).unwrap(), [3]);
    assert_eq!(CupRound::new(&[3]), CupRound { matches: vec![], bye: Some(3) });
    assert_eq!(CupRound::new(&[]), CupRound::default());
    assert_eq!(first.left(&[home, None]), Err(InvalidResult::Drawn { home: 0, away: 1 }));
    assert_eq!(first.left(&[home]), Err(InvalidResult::Count { found: 1, expected: 2 }));
}
