//! `tour`, and `replay --tour`.

use super::five_a_side;

#[test]
fn a_tour_is_printed_as_a_map() {
    let map = five_a_side(&["tour", "--number", "202648"]).fine();
    assert_eq!(five_a_side(&["tour", "--week", "2026-11-29"]).fine(), map);
    assert!(map.starts_with("Tour 202648, heat 1: "), "{map}");
    let lines: Vec<&str> = map.lines().collect();
    assert!(lines.iter().any(|line| line.starts_with("1a  Match")), "{map}");
    assert_eq!(
        lines.iter().filter(|line| line.starts_with('9') && line.contains("The cup")).count(),
        5,
        "{map}"
    );
    let harder = five_a_side(&["tour", "--number", "202648", "--heat", "9"]).fine();
    assert!(harder.contains("Opponents are stronger") && harder.contains("You have 2 lives."), "{harder}");
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let simulate = |threads: &str| {
        let args = ["tour", "--simulate", "60", "--heat", "2", "--bot", "pro", "--threads", threads];
        five_a_side(&args).fine()
    };
    let one = simulate("1");
    assert_eq!(simulate("3"), one);
    assert!(one.starts_with("Tours of heat 2, by bots: 60 runs each, seed 1"), "{one}");
    assert_eq!(one.lines().count(), 6, "{one}");
    let json = five_a_side(&["tour", "--simulate", "20", "--perks", "--bot", "amateur", "--json"]).fine();
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    // A row for each of the fifteen helpers, and one without any.
    assert_eq!(json["rows"].as_array().unwrap().len(), 16);
}

#[test]
fn what_is_no_tour_is_refused() {
    five_a_side(&["tour", "--number", "0"]).wrong(&["tour number 0: expected 1 to 999999999"]);
    five_a_side(&["tour", "--simulate", "5", "--bot", "robot"]).wrong(&["unknown bot `robot`"]);
    five_a_side(&["replay", "--tour", "nothing"])
        .wrong(&["no code of a tour: expected the line of a run, or the codes at its end"]);
}
