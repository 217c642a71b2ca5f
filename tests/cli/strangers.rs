//! Untrusted files, names and numbers. Whatever they contain, each message is one short line without control
//! characters.

use std::fs;

use crate::{Folder, Ran, five_a_side, root};

/// Clears a screen, rings the bell, and reverses the writing direction.
const COMMANDS: &str = "\u{1b}[2J\u{7}\u{9b}31m\u{202e}";

impl Ran {
    /// Asserts status 1, or 2 for bad usage, with no invisible character and no overlong line. Returns stderr.
    fn refused_calmly(&self, status: i32) -> String {
        let err = self.err();
        let args: String = self.args.chars().take(200).collect();
        assert_eq!((self.status(), self.out()), (Some(status), String::new()), "{args}: {err:.500}");
        for line in err.lines() {
            assert!(line.chars().count() < 2_000, "{args}: {} letters: {line:.500}", line.chars().count());
            let unseen = line.chars().find(|c| c.is_control() || *c == '\u{202e}');
            assert_eq!(unseen, None, "{args}: {line:?}");
        }
        err
    }
}

fn record(game: &str, options: &str, action: &str) -> String {
    format!("(version: 1, game: \"{game}\", options: {options}, seed: 1, actions: [(home, \"{action}\")])")
}

#[test]
fn control_characters_in_files_are_escaped() {
    let folder = Folder::new();
    let long = "x".repeat(1_500_000);
    let level = |home: &str, title: &str| {
        format!(
            "(game: \"soccer17\", options: (), seed: 1, actions: [], home: \"{home}\", away: \"pro\", \
             title: \"{title}\", text: \"{title}\", {home}: 1)"
        )
    };
    for strange in [COMMANDS, &format!("{long}{COMMANDS}")] {
        for (n, text) in [
            record(strange, "()", "Pass"),
            record("soccer17", &format!("(match: \"{strange}\")"), "Pass"),
            record("soccer17", "()", strange),
            record("soccer_cards", "()", &format!("Split([{strange}])")),
            format!(
                "(version: 1, game: \"soccer17\", options: (), seed: 1, actions: [(\"{strange}\", \"Pass\")])"
            ),
            format!("({strange}: 1)"),
            format!("(version: 1, r#{strange}: 3)"),
            strange.to_owned(),
        ]
        .into_iter()
        .enumerate()
        {
            let file = folder.file(&format!("{n}.ron"), text);
            for trace in [&[][..], &["--trace"]] {
                five_a_side(&[&["replay", &file], trace].concat()).refused_calmly(1);
            }
            let level = folder.file("levels/soccer17/a.ron", fs::read(&file).unwrap());
            five_a_side(&["check", &level]).refused_calmly(1);
            five_a_side(&["--level", &level]).refused_calmly(1);
            five_a_side(&["--game", "soccer17", "--options", &file]).refused_calmly(1);
            for rules in [
                "soccer17/actions.ron", "soccer17/teams.ron", "soccer_cards/pack.ron", "soccer_go/powers.ron",
            ] {
                let rules = folder.file(&format!("games/{rules}"), fs::read(&file).unwrap());
                five_a_side(&["check", &rules]).refused_calmly(1);
            }
        }
        let file = folder.file("levels/soccer17/b.ron", level(strange, "t"));
        five_a_side(&["check", &file]).refused_calmly(1);
        let sound = level("human", strange).replace(", human: 1", "");
        five_a_side(&["check", &folder.file("levels/soccer17/c.ron", sound)]).fine();
    }
}

#[test]
fn control_characters_in_arguments_are_escaped() {
    let long = format!("{}{COMMANDS}", "x".repeat(100_000));
    for strange in [COMMANDS, &long] {
        five_a_side(&["--game", strange]).refused_calmly(1);
        five_a_side(&["--home", strange]).refused_calmly(1);
        five_a_side(&[
            "arena", "--game", "soccer17", "--home", strange, "--away", "pro", "--matches", "1", "--seed",
            "1",
        ])
        .refused_calmly(1);
        five_a_side(&["--seed", strange]).refused_calmly(2);
        five_a_side(&[&format!("--{strange}")]).refused_calmly(2);
        five_a_side(&["arena", "--threads", strange]).refused_calmly(2);
    }
}

#[test]
#[cfg(unix)]
fn control_characters_in_file_names_are_escaped() {
    let folder = Folder::new();
    folder.file(&format!("levels/soccer17/{COMMANDS}.ron"), "?");
    folder.file(&format!("games/{COMMANDS}/rules.ron"), "?");
    five_a_side(&["check", &folder.text()]).refused_calmly(1);
}

#[test]
fn files_saved_by_windows_editors_are_read() {
    let folder = Folder::new();
    let windows = |text: String| format!("\u{feff}{}", text.replace('\n', "\r\n"));
    let text = "(\n  version: 1,\n  game: \"soccer17\",\n  options: (\n  ),\n  seed: 1,\n  actions: [],\n)\n";
    five_a_side(&["replay", &folder.file("r.ron", windows(text.to_owned()))]).fine();
    for level in ["levels/soccer17/three-turns-left.ron", "assets/games/soccer17/actions.ron"] {
        let text = fs::read_to_string(format!("{}/{level}", root().display())).unwrap();
        five_a_side(&["check", &folder.file(level, windows(text))]).fine();
    }
}

#[test]
fn oversized_files_devices_and_folders_are_not_read() {
    let folder = Folder::new();
    let large = folder.file("large.ron", vec![b' '; 50 << 20]);
    let inside = folder.text();
    let none = if cfg!(unix) { "/dev/zero" } else { &inside };
    for (path, expected) in
        [(&*large, "52428800 bytes: expected at most 4194304"), (none, "no file"), (&inside, "no file")]
    {
        five_a_side(&["replay", path]).wrong(&[expected]);
        five_a_side(&["--level", path]).wrong(&[expected]);
        five_a_side(&["--game", "soccer17", "--options", path]).wrong(&[expected]);
    }
    five_a_side(&["check", &large]).wrong(&["52428800 bytes"]);
}

#[test]
fn numbers_out_of_any_range_are_named() {
    let folder = Folder::new();
    let powers = fs::read_to_string(format!("{}/assets/games/soccer_go/powers.ron", root().display()));
    let powers = powers.unwrap();
    for (from, to, expected) in [
        ("Fill(2)", "Fill(255)", "255 further slots"),
        ("Fill(2)", "Fill(256)", "256 further slots"),
        ("Fill(2)", "Fill(-1)", "-1 further slots: expected one or more"),
        ("Back(3)", "Back(255)", "255 slots back"),
        ("Forward(3)", "Forward(255)", "255 numbers: expected 3"),
        ("LayMore(3)", "LayMore(0)", "0 numbers: expected 3"),
        ("Among([3, 5, 7, 9])", "Among([3, 255])", "expected two or more different numbers of 1 to 11"),
    ] {
        assert!(powers.contains(from), "{from}");
        let file = folder.file("games/soccer_go/powers.ron", powers.replacen(from, to, 1));
        five_a_side(&["check", &file]).wrong(&[expected]);
    }
    for (game, options, expected) in [
        ("penalties", "(kicks: 255)", "255 kicks a side: expected 3, 5 or 7 (PEN-1)"),
        ("penalties", "(kicks: 4294967296)", "out of range"),
        ("penalties", "(kicks: -1)", "1:"),
    ] {
        let file = folder.file("o.ron", options);
        five_a_side(&["--game", game, "--options", &file]).wrong(&[expected]);
    }
    for (n, seed) in ["-1", "18446744073709551616", "1.5", "1e3"].into_iter().enumerate() {
        let text = record("soccer17", "()", "Pass").replace("seed: 1", &format!("seed: {seed}"));
        five_a_side(&["replay", &folder.file(&format!("{n}.ron"), text)]).wrong(&[":1:"]);
    }
}

#[test]
fn a_huge_number_of_threads_works() {
    let args =
        "arena --game penalties --home random --away random --matches 300 --seed 1 --json --threads 65535";
    let output = five_a_side(&args.split(' ').collect::<Vec<_>>()).fine();
    assert!(output.contains("\"matches\":300"), "{output}");
}
