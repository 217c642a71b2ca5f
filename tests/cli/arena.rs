//! `arena`: its counts, its files, and its errors.

use serde_json::{Value, json};

use crate::{Folder, five_a_side};

const SERIES: [&str; 11] =
    ["arena", "--game", "soccer17", "--home", "random", "--away", "random", "--matches", "60", "--seed", "4"];

fn series(more: &[&str]) -> String {
    five_a_side(&[&SERIES[..], more].concat()).fine()
}

/// Returns the JSON object without the fields that depend on the machine.
fn timeless(text: &str) -> Value {
    let mut json: Value = serde_json::from_str(text).unwrap();
    for field in ["seconds", "decisions_per_second"] {
        assert!(json.as_object_mut().unwrap().remove(field).unwrap().is_f64(), "{field}");
    }
    json
}

#[test]
fn json_has_every_field_and_does_not_depend_on_threads() {
    let text = series(&["--json", "--threads", "1"]);
    let one = timeless(&text);
    assert_eq!(timeless(&series(&["--json", "--threads", "5"])), one);
    assert_eq!(timeless(&series(&["--json"])), one);
    let fields: Vec<_> = one.as_object().unwrap().keys().map(String::as_str).collect();
    let expected = [
        "away",
        "away_wins",
        "decided_by",
        "decisions",
        "draws",
        "game",
        "goals_per_match",
        "home",
        "home_wins",
        "level_after_normal_time",
        "matches",
    ];
    assert_eq!(fields, expected);
    assert!(
        text.starts_with("{\"game\":\"soccer17\",\"home\":\"random\",\"away\":\"random\",\"matches\":60,"),
        "{text}"
    );
    assert_eq!(text.lines().count(), 1);
    let sum: u64 = ["home_wins", "draws", "away_wins"].iter().map(|k| one[k].as_u64().unwrap()).sum();
    assert_eq!((sum, &one["decided_by"], &one["matches"]), (60, &json!({"normal_time": 60}), &json!(60)));
}

#[test]
fn a_cup_has_no_draws() {
    let folder = Folder::new();
    let options = folder.file("cup.ron", "(match: Cup, home_team: Italy, away_team: Germany)");
    let json = timeless(&series(&["--json", "--options", &options]));
    assert_eq!(json["draws"], 0);
    let decided: u64 = json["decided_by"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
    assert_eq!(decided, 60);
    assert!(
        json["decided_by"]["shootout"].is_u64() && json["level_after_normal_time"].as_u64() > Some(0),
        "{json}"
    );
}

#[test]
fn the_text_output_states_an_interval() {
    let text = series(&[]);
    for part in [
        "Soccer 17: random (home) v random (away), 60 matches, seed 4",
        "home wins",
        "95 %:",
        "goals a match",
    ] {
        assert!(text.contains(part), "{text}\nlacks {part}");
    }
}

#[test]
fn every_record_replays() {
    let folder = Folder::new();
    let records = folder.path().join("deep/records");
    let json = timeless(&series(&["--json", "--records", records.to_str().unwrap()]));
    let mut home_wins = 0;
    for n in 1..=60 {
        let record = records.join(format!("{n:04}.ron"));
        let output = five_a_side(&["replay", record.to_str().unwrap()]).fine();
        home_wins += u32::from(output.contains("home wins"));
    }
    assert_eq!(json["home_wins"], home_wins);
    assert_eq!(std::fs::read_dir(records).unwrap().count(), 60);
}

#[test]
fn the_ladder_pairs_all_bots() {
    let text = five_a_side(&["arena", "--ladder", "--game", "soccer17", "--matches", "2"]).fine();
    for bot in ["random", "rookie", "youth", "amateur", "semi-pro", "pro", "international", "world-class"] {
        assert!(text.lines().any(|line| line.starts_with(bot)), "{text}");
    }
}

#[test]
fn the_ladder_of_a_solo_game_lists_wins_goals_and_medals() {
    let text = five_a_side(&["arena", "--ladder", "--game", "solitaire", "--matches", "2"]).fine();
    assert_eq!(text.lines().count(), 10, "{text}");
    assert!(text.lines().nth(1).unwrap().contains("gold+ %"), "{text}");
}

#[test]
fn the_field_is_played_by_every_bot() {
    let text = five_a_side(&["arena", "--field", "--game", "soccer17", "--matches", "2"]).fine();
    for part in
        ["  repeater    lays its last card again", "the whole field, 24 matches", "more than the level below"]
    {
        assert!(text.contains(part), "{text}\nlacks {part}");
    }
    let one = ["arena", "--field", "--bot", "rookie", "--game", "soccer17", "--matches", "2"];
    let text = five_a_side(&one).fine();
    assert!(text.contains("rookie, 4 matches against each") && text.contains("  copier  "), "{text}");
    let none = ["arena", "--field", "--game", "penalties"];
    five_a_side(&none).wrong(&["Penalty Shootout has no field of opponents with one habit each"]);
}

#[test]
fn newcomers_meet_bots_that_find_their_level() {
    let all = ["arena", "--newcomers", "--game", "penalties", "--matches", "1"];
    assert_eq!(five_a_side(&all).fine().lines().count(), 9);
    let one = [&all[..], &["--bot", "youth", "--json"]].concat();
    let json: serde_json::Value = serde_json::from_str(&five_a_side(&one).fine()).unwrap();
    assert_eq!(json["levels"][0]["level"], "youth");
    assert_eq!(json["levels"][0]["matches"], 20, "after ten");
    // The stronger bot is rated higher on either side.
    let rated = |bot| {
        let all = ["arena", "--newcomers", "--game", "penalties", "--matches", "8", "--json", "--bot", bot];
        let json: serde_json::Value = serde_json::from_str(&five_a_side(&all).fine()).unwrap();
        json["levels"][0]["rating"].as_f64().unwrap()
    };
    let (weak, strong) = (rated("random"), rated("world-class"));
    assert!(weak + 50.0 < strong, "{weak} {strong}");
}

#[test]
fn a_solo_game_has_no_field_or_newcomer_tables() {
    for table in ["--field", "--newcomers"] {
        five_a_side(&["arena", table, "--game", "solitaire"])
            .wrong(&["Soccer Solitaire is played alone with these options: its bots meet nobody"]);
    }
}

#[test]
fn bad_arguments_are_named() {
    let folder = Folder::new();
    let bad = folder.file("bad.ron", "(\n  match: Friendly,\n)");
    let lone = folder.file("lone.ron", "(home_team: Italy)");
    let taken = folder.file("taken", "");
    let with = |at: usize, value: &'static str| {
        let mut args = SERIES.to_vec();
        args[at] = value;
        args
    };
    for (args, expected) in [
        (with(2, "chess"), "unknown game `chess`: expected one of"),
        (
            with(4, "robot"),
            "unknown bot `robot`: expected random, rookie, youth, amateur, semi-pro, pro, international or world-class",
        ),
        (with(6, "human"), "unknown bot `human`"),
        ([&SERIES[..], &["--options", &bad]].concat(), "bad.ron:2:10: "),
        ([&SERIES[..], &["--options", &lone]].concat(), "lone.ron: option `away_team`: only home has a team"),
        ([&SERIES[..], &["--options", "none.ron"]].concat(), "none.ron: cannot be read"),
        ([&SERIES[..], &["--records", &taken]].concat(), "taken cannot be made"),
    ] {
        five_a_side(&args).wrong(&[expected]);
    }
}
