//! `days`, and `replay --day`.

use std::fs;

use super::five_a_side;

/// The line of a match of the day.
const LINE: &str = "Five-a-Side 5 November 2026, Penalty Shootout against Same-Again Sam (bots 1): 6-5, three stars, \
                    151CHJFJVY4JPSSQWD8WW01YPB0C7";

#[test]
fn the_line_of_a_match_of_the_day_is_proved() {
    let proved = five_a_side(&["replay", "--day", LINE]).fine();
    assert!(proved.starts_with(LINE), "{proved}");
    assert!(
        proved.contains("decisions") && proved.ends_with("not proved: that it was the first try\n"),
        "{proved}"
    );
    let code = LINE.rsplit(' ').next().unwrap();
    let grouped = format!("{} {}", &code[..9], &code[9..]);
    let quoted = format!("“{LINE}.” Congratulations!");
    for same in [code, &grouped, &quoted] {
        assert_eq!(five_a_side(&["replay", "--day", same]).fine(), proved, "{same}");
    }
}

#[test]
fn a_line_that_says_something_else_is_refused() {
    let code = LINE.rsplit(' ').next().unwrap();
    let better = LINE.replace("6-5", "9-0");
    for (line, expected) in [
        (better.as_str(), "the line does not say what its code shows: Five-a-Side "),
        ("Five-a-Side: 2-1", "no match code: expected the line of a day's match, or the code at its end"),
        (&format!("{code}0"), "code: "),
        ("no-such-file.ron", "no-such-file.ron: cannot be read: "),
    ] {
        five_a_side(&["replay", "--day", line]).wrong(&[expected]);
    }
}

#[test]
fn the_choice_of_days_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("days.ron");
    let file = file.to_str().unwrap();
    let days = |to: &str| {
        let args = ["days", "--from", "2026-11-05", "--to", to, "--file", file, "--candidates", "2"];
        five_a_side(&args).fine()
    };
    assert!(days("2026-11-05").starts_with("days chosen: 1, in the file: 1;"));
    let first = fs::read_to_string(file).unwrap();
    assert!(days("2026-11-06").starts_with("days chosen: 1, in the file: 2;"));
    let both = fs::read_to_string(file).unwrap();
    let line = first.lines().nth(2).unwrap();
    assert!(both.contains(line), "{both}");
    fs::write(file, "{\"2026-11-31\": (seed: 1)}").unwrap();
    let args = ["days", "--from", "2026-11-05", "--to", "2026-11-05", "--file", file];
    five_a_side(&args).wrong(&["days.ron:1:"]);
    let early = folder.path().join("early.ron");
    let args = ["days", "--from", "2020-01-01", "--to", "2020-01-01", "--file", early.to_str().unwrap()];
    five_a_side(&args).wrong(&["2020-01-01: before the first match of the day"]);
    assert!(!early.exists());
    let early = early.to_str().unwrap();
    let args = ["days", "--from", "2027-01-02", "--to", "2027-01-01", "--file", early];
    five_a_side(&args).wrong(&["--to 2027-01-01: expected 2027-01-02 or a later day"]);
    let args = ["days", "--from", "2027-01-02", "--to", "9999-01-01", "--file", early];
    five_a_side(&args).wrong(&["--to 9999-01-01: expected 30 years at most"]);
}
