//! `replay` and `check`: valid and damaged records, rule data and levels.

use std::fs;

use serde_json::Value;

use crate::{Folder, five_a_side, root};

const LEVEL: &str = "levels/soccer17/three-turns-left.ron";

fn a_record(folder: &Folder) -> String {
    let args = "arena --game soccer17 --home random --away random --matches 1 --seed 8 --records";
    let mut args: Vec<&str> = args.split(' ').collect();
    let records = folder.text();
    args.push(&records);
    five_a_side(&args).fine();
    fs::read_to_string(folder.path().join("0001.ron")).unwrap()
}

#[test]
fn a_trace_has_a_line_for_each_decision() {
    let folder = Folder::new();
    let text = a_record(&folder);
    let record = folder.file("record.ron", &text);
    let trace = five_a_side(&["replay", &record, "--trace"]).fine();
    let lines: Vec<Value> = trace.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let decisions = text.lines().filter(|line| line.starts_with("        (")).count();
    assert_eq!(lines.len(), decisions + 2);
    assert_eq!(lines[0]["n"], 0);
    assert!(!lines[0]["events"].as_array().unwrap().is_empty(), "the toss is told");
    for (n, line) in lines[1..=decisions].iter().enumerate() {
        assert_eq!(line["n"], n + 1);
        let (seat, action) = (line["seat"].as_str().unwrap(), &line["action"]);
        assert!(line["owed"].as_array().unwrap().contains(&seat.into()), "{line}");
        assert!(line["legal"][seat].as_array().unwrap().contains(action), "{line}");
        let keys: Vec<_> = line.as_object().unwrap().keys().map(String::as_str).collect();
        assert_eq!(keys, ["action", "events", "legal", "n", "owed", "score", "seat", "state"]);
    }
    let (last, result) = (&lines[decisions], &lines[decisions + 1]["result"]);
    assert_eq!(last["score"], result["score"]);
    assert_eq!(result["decided"], "normal_time");
    // Keys are sorted at every depth.
    for (line, parsed) in trace.lines().zip(&lines) {
        assert_eq!(line, parsed.to_string());
    }
}

#[test]
fn an_unfinished_record_names_the_side_to_decide() {
    let folder = Folder::new();
    let record = folder.file("r.ron", "(version: 1, game: \"soccer17\", options: (), seed: 1, actions: [])");
    let output = five_a_side(&["replay", &record]).fine();
    assert!(
        output.contains("0 decisions: 0-0, unfinished: ") && output.ends_with(" to decide\n"),
        "{output}"
    );
    let trace = five_a_side(&["replay", "--trace", &record]).fine();
    assert!(trace.ends_with("\n{\"result\":null}\n"), "{trace}");
}

#[test]
fn a_damaged_record_is_refused_with_one_line() {
    let folder = Folder::new();
    let whole = a_record(&folder);
    let first = whole.lines().find(|line| line.starts_with("        (")).unwrap();
    let cut = whole.len() / 2;
    let cases: Vec<(Vec<u8>, &str)> = vec![
        (Vec::new(), "r.ron:1:1: "),
        (whole.as_bytes()[..cut].to_vec(), "expected a record (version, game, options, seed, actions)"),
        (b"\x7fELF\xff\xfe".to_vec(), "r.ron:1:5: no text: expected UTF-8"),
        (
            whole.replace("version: 1", "version: 2").into(),
            "r.ron: record version 2 is not known here: expected 1",
        ),
        (whole.replace("\"soccer17\"", "\"chess\"").into(), "unknown game `chess`: expected one of"),
        (whole.replace("match:League", "match:Friendly").into(), "Friendly"),
        (
            whole.replacen(first, "        (home, \"Tackle\"),\n        (away, \"Tackle\"),", 1).into(),
            "r.ron: decision 1 (home Tackle): ",
        ),
        (
            whole.replacen(first, "        (home, \"Sprint\"),", 1).into(),
            "r.ron: decision 1 (home): `Sprint` is no action",
        ),
        (whole.replace("    ],\n", "        (home, \"Pass\"),\n    ],\n").into(), "(home Pass): "),
        ((whole.clone() + "()").into(), "trailing"),
    ];
    for (bytes, expected) in cases {
        let record = folder.file("r.ron", bytes);
        five_a_side(&["replay", &record]).wrong(&[expected]);
        five_a_side(&["replay", "--trace", &record]).wrong(&[expected]);
    }
    five_a_side(&["replay", "no/such.ron"]).wrong(&["no/such.ron: cannot be read"]);
    five_a_side(&["replay", &folder.text()]).wrong(&["cannot be read"]);
}

#[test]
fn an_illegal_decision_names_its_clause() {
    let folder = Folder::new();
    let record = |actions: &str| {
        let text = format!("(version: 1, game: \"soccer17\", options: (), seed: 1, actions: [{actions}])");
        folder.file("r.ron", text)
    };
    let toss = five_a_side(&["replay", "--trace", &record("")]).fine();
    let winner = if toss.contains("\"winner\":\"home\"") { "home" } else { "away" };
    let path = record(&format!("({winner}, \"Attack\"), ({winner}, \"Tackle\")"));
    five_a_side(&["replay", &path]).wrong(&[&format!("decision 2 ({winner} Tackle): ")]);
    five_a_side(&["replay", &path]).wrong(&["(S17-4)"]);
}

#[test]
fn shipped_data_are_valid() {
    let output = five_a_side(&["check"]).fine();
    assert!(output.contains("files of rule data sound") && !output.contains(" 0 levels"), "{output}");
    five_a_side(&["check", "assets/games", LEVEL]).fine();
}

#[test]
fn every_error_is_reported_with_line_and_column() {
    let folder = Folder::new();
    let copy = |from: &str, to: &str, change: &dyn Fn(String) -> String| {
        folder.file(to, change(fs::read_to_string(format!("{}/{from}", root().display())).unwrap()))
    };
    let asset = "assets/games/soccer17";
    let a = copy(&format!("{asset}/actions.ron"), "games/soccer17/actions.ron", &|t| {
        t.replacen("area: 1", "area: 9", 1)
    });
    let t = copy(&format!("{asset}/teams.ron"), "games/soccer17/teams.ron", &|t| {
        t.replacen("Brazil", "Utopia", 1)
    });
    let l = copy(LEVEL, "levels/soccer17/a.ron", &|t| {
        t.replacen("\"Attack\"", "\"Attak\"", 1).replacen("\"Defend\"", "\"Defnd\"", 1)
    });
    let m = folder.file("levels/soccer17/notes.txt", "what is this?");
    five_a_side(&["check", &a]).wrong(&["actions.ron:4:"]);
    five_a_side(&["check", &t]).wrong(&["Utopia"]);
    five_a_side(&["check", &l]).wrong(&["a.ron:7:16: decision 1 (away): `Defnd` is no action"]);
    five_a_side(&["check", &m]).wrong(&["notes.txt: unknown file: expected"]);
    five_a_side(&["check", &folder.text()])
        .wrong(&["actions.ron:4:", "teams.ron:", "a.ron:7:16", "notes.txt"]);
    five_a_side(&["check", "no/such"]).wrong(&["no/such: cannot be read"]);
    // The window rejects the same level.
    five_a_side(&["--level", &l]).wrong(&["a.ron:7:16: decision 1 (away): `Defnd` is no action"]);
}
