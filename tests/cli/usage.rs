//! `games`, help, and misspelt arguments.

use serde_json::Value;

use crate::{HAS_WINDOW, five_a_side};

#[test]
fn games_are_listed() {
    let text = five_a_side(&["games"]).fine();
    assert!(
        text.contains("soccer17") && text.contains("Soccer 17") && text.contains("match: League"),
        "{text}"
    );
    let json: Value = serde_json::from_str(&five_a_side(&["games", "--json"]).fine()).unwrap();
    let soccer17 = json.as_array().unwrap().iter().find(|game| game["id"] == "soccer17").unwrap();
    assert_eq!(soccer17["title"], "Soccer 17");
    assert_eq!(soccer17["seats"], serde_json::json!(["home", "away"]));
    let bots = ["random", "rookie", "youth", "amateur", "semi-pro", "pro", "international", "world-class"];
    assert_eq!(soccer17["bots"], serde_json::json!(bots));
    let option = |name: &str| {
        let options = soccer17["options"].as_array().unwrap();
        options.iter().find(|option| option["name"] == name).unwrap()["default"].clone()
    };
    assert_eq!((option("match"), option("home_team")), ("League".into(), Value::Null));
}

#[test]
fn help_and_version_succeed() {
    assert!(five_a_side(&["--help"]).fine().contains("arena"));
    assert!(five_a_side(&["arena", "--help"]).fine().contains("--ladder"));
    let mut version = format!("five-a-side {}\n", env!("CARGO_PKG_VERSION"));
    // The variable that was set for this build was set for the binary too.
    if let Some(commit) = option_env!("FIVE_A_SIDE_COMMIT") {
        version += &format!("commit {commit}\n");
    }
    assert_eq!(five_a_side(&["--version"]).fine(), version);
}

#[test]
fn bad_usage_has_status_2() {
    for (args, culprit) in [
        (&["play"][..], "play"),
        (&["--gaem", "soccer17"], "--gaem"),
        (&["--seed", "many"], "many"),
        (&["--speed", "0"], "speed"),
        (&["--options", "o.ron"], "--game"),
        (&["--game", "soccer17", "--level", "l.ron"], "--level"),
        (&["replay"], "RECORD"),
        (&["replay", "a.ron", "b.ron"], "--verify"),
        (&["replay", "--verify", "--trace", "a.ron"], "--trace"),
        (&["games", "--csv"], "--csv"),
        (&["arena", "--game", "soccer17"], "--home"),
        (&["arena", "--ladder"], "--game"),
        (
            &[
                "arena", "--game", "soccer17", "--home", "pro", "--away", "pro", "--matches", "0", "--seed",
                "1",
            ],
            "0",
        ),
        (
            &[
                "arena", "--game", "soccer17", "--home", "pro", "--away", "pro", "--matches", "1", "--seed",
                "-1",
            ],
            "-1",
        ),
    ] {
        five_a_side(args).bad_usage(culprit);
    }
}

#[test]
fn unknown_names_are_reported_before_a_window_opens() {
    for (args, expected) in [
        (&["--game", "chess"][..], "unknown game `chess`: expected one of"),
        (
            &["--home", "robot"],
            "unknown player `robot`: expected human, random, rookie, youth, amateur, semi-pro, pro, international or world-class",
        ),
        (&["--away", "Human"], "unknown player `Human`"),
        (&["--level", "no/such.ron"], "no/such.ron: cannot be read"),
        (&["--game", "soccer17", "--options", "no/such.ron"], "no/such.ron: cannot be read"),
    ] {
        five_a_side(args).wrong(&[expected]);
    }
}

#[test]
fn a_build_without_the_window_says_so() {
    if HAS_WINDOW {
        return;
    }
    five_a_side(&[]).wrong(&["this program has no window"]);
    five_a_side(&["--game", "soccer17", "--away", "pro", "--seed", "3"])
        .wrong(&["this program has no window"]);
}
