//! Tests of the rule data: the shipped data are valid, and errors are named with their place.

use crate::Soccer17;
use crate::data::{ACTIONS, FILES, TEAMS, check_file, parse};
use engine::Game;

#[test]
fn s17_20_the_shipped_data_are_valid() {
    parse(ACTIONS, TEAMS).unwrap();
    for (file, text) in FILES.iter().zip([ACTIONS, TEAMS]) {
        Soccer17::check_data(file, text).unwrap();
    }
}

/// Checks the error of the shipped file with one change, and its line.
#[track_caller]
fn check(file: &str, from: &str, to: &str, expected: &str) {
    let shipped = if file == FILES[0] { ACTIONS } else { TEAMS };
    assert!(shipped.contains(from), "{from}");
    let error = check_file(file, &shipped.replacen(from, to, 1)).unwrap_err();
    assert!(error.to_string().contains(expected), "{from} -> {to}:\n{error}\n{expected}");
}

#[test]
fn s17_20_errors_in_the_table_are_named() {
    for (from, to, expected) in [
        ("play: Pass, area: 1", "play: Kick, area: 1", "4:12: Unexpected variant named `Kick`"),
        (
            "(play: Pass, area: 4, options: [Shot(2)]),",
            "",
            "18:1: Pass in area 4 is missing: expected every action",
        ),
        ("(play: Pass, area: 2,", "(play: Pass, area: 1,", "5:65: Pass in area 1 stands there twice"),
        (
            "(play: Pass, area: 2, options: [Shot(0), Move(advance: 2)])",
            "(play: Pass, area: 1, options: [Shot(0)])",
            "Pass in area 1 stands there twice: expected one entry",
        ),
        (
            "area: 4, options: [Shot(3)]",
            "area: 4, options: [Shot(7)]",
            "12:48: Dribble in area 4: strength 7: expected 0 to 6",
        ),
        (
            "area: 4, options: [Shot(2)]",
            "area: 4, options: [Move(advance: 1)]",
            "advance 1 leaves the pitch: expected at most 0",
        ),
        (
            "area: 4, options: [Shot(2)]",
            "area: 5, options: [Shot(2)]",
            "area 5 has no cells: expected 1 to 4",
        ),
        (
            "area: 4, options: [Shot(2)]",
            "area: 4, options: []",
            "Pass has no option in area 4: expected at least one",
        ),
        ("Move(stars: 1)", "Move(stars: 3)", "3 stars: expected at most 2"),
        ("Move(stars: 1)", "Move()", "a move that does nothing: expected an advance or a star"),
        ("Move(stars: 1)", "Shot(1)", "stands there twice: expected different options"),
        ("Move(stars: 1)", "Jump(1)", "Unexpected variant named `Jump`"),
        ("Move(stars: 1)", "Shot(2), Shot(3), Shot(4), Shot(5)", "too many options: expected at most 4"),
        (
            "(play: Pass, area: 4, options: [Shot(2)])",
            "(play: Pass, area: 4, option: Shot(2))",
            "Unexpected field named `option`",
        ),
        ("\n]", "\n] junk", "18:2: Non-whitespace trailing characters"),
    ] {
        check("actions.ron", from, to, expected);
    }
}

#[test]
fn s17_21_errors_in_the_teams_are_named() {
    for (from, to, expected) in [
        ("Argentina", "Chile", "Unexpected variant named `Chile`"),
        ("Argentina", "Brazil", "Brazil stands there twice: expected each team once"),
        ("(team: Italy, ability: Catenaccio),", "", "Italy is missing: expected all eight teams"),
        ("ability: Catenaccio", "", "Italy adds nothing: expected options or an ability"),
        ("ability: Catenaccio", "ability: Sleep", "Unexpected variant named `Sleep`"),
        (
            "option: Move(advance: 2)",
            "option: Move(advance: 1)",
            "Argentina: Dribble in area 2: Move { advance: 1, stars: 0 } stands there twice",
        ),
        ("option: Shot(2)", "option: Shot(8)", "Argentina: Dribble in area 3: strength 8: expected 0 to 6"),
    ] {
        check("teams.ron", from, to, expected);
    }
    let error = check_file("cards.ron", "").unwrap_err().to_string();
    assert_eq!(error, "1:1: `cards.ron` is no rule data of soccer17: expected actions.ron or teams.ron");
    assert_eq!(parse("[", TEAMS).unwrap_err().to_string().split(':').next(), Some("actions.ron"));
}
