//! Rules for the text of files: length, module docs, layers, left-overs, names of machines.

use crate::{checkout, expect_none};

/// Most lines of a file, so that it can be read from top to bottom.
const MAX_FILE_LINES: usize = 600;

/// Most columns of a comment.
const MAX_COMMENT_COLUMNS: usize = 120;

/// What the crates must not name: they build without a window.
const ENGINES: [&str; 3] = ["bevy", "egui", "kira"];

/// Each is written in two halves, because this file is checked too.
const LEFT_OVERS: [&str; 6] = [
    concat!("todo", "!("),
    concat!("unimplemented", "!("),
    concat!("dbg", "!("),
    concat!("FIX", "ME"),
    concat!("TO", "DO"),
    concat!("#[", "ignore"),
];
const MACHINE_PATHS: [&str; 5] = [
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("\\Us", "ers\\"),
    concat!("/wo", "rk/"),
];
const REGISTRY_HOSTS: [&str; 14] = [
    concat!("index.crates", ".io"),
    concat!("static.crates", ".io"),
    concat!("registry.npmjs", ".org"),
    concat!("registry.yarnpkg", ".com"),
    concat!("pypi", ".org"),
    concat!("files.pythonhosted", ".org"),
    concat!("proxy.golang", ".org"),
    concat!("rubygems", ".org"),
    concat!("deb.debian", ".org"),
    concat!("archive.ubuntu", ".com"),
    concat!("docker", ".io"),
    concat!("ghcr", ".io"),
    concat!("arti", "factory"),
    concat!("sonatype", "nexus"),
];

#[test]
fn files_of_src_can_be_read_in_one_go() {
    expect_none(of_src(|path, text| {
        let lines = text.lines().count();
        (lines > MAX_FILE_LINES)
            .then(|| format!("{path}:{lines}: {lines} lines; at most {MAX_FILE_LINES}"))
            .into_iter()
            .collect()
    }));
}

#[test]
fn comments_can_be_read_without_scrolling() {
    expect_none(of_src(wide_comments));
}

/// Returns the comments that are too wide; rows of tables cannot be broken.
fn wide_comments(path: &str, text: &str) -> Vec<String> {
    let wide = |line: &str| line.chars().count() > MAX_COMMENT_COLUMNS;
    let comment =
        |line: &str| line.starts_with("//") && !line.trim_start_matches(['/', '!', ' ']).starts_with('|');
    let lines = text.lines().enumerate().filter(|(_, line)| wide(line) && comment(line.trim_start()));
    lines
        .map(|(n, _)| format!("{path}:{}: a comment of more than {MAX_COMMENT_COLUMNS} columns", n + 1))
        .collect()
}

#[test]
fn a_wide_comment_is_found_and_a_row_of_a_table_is_not() {
    let wide = "x".repeat(MAX_COMMENT_COLUMNS);
    let text = format!("/// {wide}\nlet a = \"{wide}\";\n    // {wide}\n//! | {wide} |\n");
    let lines: Vec<String> = wide_comments("a.rs", &text);
    assert_eq!(lines.len(), 2, "{lines:?}");
    assert!(lines[0].starts_with("a.rs:1:") && lines[1].starts_with("a.rs:3:"), "{lines:?}");
}

#[test]
fn files_of_src_say_what_they_are_for() {
    expect_none(of_src(without_module_doc));
}

#[test]
fn no_engine_is_named_below_the_app() {
    let below = |path: &str| path.starts_with("crates/");
    expect_none(of_src(|path, text| if below(path) { engines_named(path, text) } else { Vec::new() }));
}

/// A game is its own crate and an entry in the list. The baker draws for all games, and tests may name any.
#[test]
fn no_game_is_named_outside_its_crate_but_in_the_list() {
    let ids = games();
    assert!(ids.len() > 4, "{ids:?}");
    // What only one game shows and sounds lies in a file or folder of its name in `src/rules`.
    let rooms: Vec<String> =
        ids.iter().flat_map(|id| [format!("crates/{id}/src/"), format!("src/rules/{id}/")]).collect();
    expect_none(of_src(|path, text| {
        let own = rooms
            .iter()
            .any(|room| path.starts_with(room) || format!("{}.rs", room.trim_end_matches('/')) == path);
        let test = path.ends_with("/tests.rs") || path.contains("/tests/");
        let apart = own
            || test
            || path == "crates/games/src/lib.rs"
            || path == "src/rules/mod.rs"
            || path.starts_with("crates/baker/src/");
        if apart { Vec::new() } else { games_named(&ids, path, text) }
    }));
}

/// `clamp` panics if its bounds cross. Literal bounds never do; computed bounds go through `between`.
#[test]
fn no_bounds_can_cross() {
    let test = |path: &str| path.ends_with("/tests.rs") || path.contains("/tests/");
    expect_none(of_src(|path, text| if test(path) { Vec::new() } else { clamps_that_may_cross(path, text) }));
}

#[test]
fn no_dead_file_or_temporary_remains() {
    expect_none(of_every_file(left_overs));
}

#[test]
fn no_machine_and_no_registry_is_named() {
    expect_none(of_every_file(machines_named));
}

fn of_src(rule: impl Fn(&str, &str) -> Vec<String>) -> Vec<String> {
    let sources = checkout::sources().into_iter();
    sources.flat_map(|file| rule(&file.path, &file.text().unwrap_or_default())).collect()
}

fn of_every_file(rule: impl Fn(&str, &str) -> Vec<String>) -> Vec<String> {
    let files = checkout::files().into_iter().filter(|file| file.path != "Cargo.lock");
    files.filter_map(|file| Some(rule(&file.path, &file.text()?))).flatten().collect()
}

/// Returns the violations of each line of `text`.
fn by_line<'t>(path: &str, text: &'t str, rule: impl Fn(&'t str) -> Option<String>) -> Vec<String> {
    let violations = text.lines().zip(1..).filter_map(|(line, number)| Some((number, rule(line)?)));
    violations.map(|(number, violation)| format!("{path}:{number}: {violation}")).collect()
}

fn without_module_doc(path: &str, text: &str) -> Vec<String> {
    let first = text.lines().find(|line| !line.trim().is_empty() && !line.starts_with("#!["));
    let documented = first.is_some_and(|line| line.starts_with("//!"));
    (!documented).then(|| format!("{path}:1: no module doc (`//!`)")).into_iter().collect()
}

/// Comments may name Bevy; code below the app may not.
fn engines_named(path: &str, text: &str) -> Vec<String> {
    by_line(path, text, |line| {
        let code = line.split("//").next().unwrap_or_default();
        let words = code.split(|c: char| !c.is_alphanumeric() && c != '_');
        let engine = |word: &&str| ENGINES.contains(&word.split('_').next().unwrap_or_default());
        words.into_iter().find(engine).map(|word| format!("`{word}` is named below the app layer"))
    })
}

/// Returns the ids of the games: the crates with a stage of their own.
pub(crate) fn games() -> Vec<String> {
    let files = checkout::below("crates/").into_iter();
    files
        .filter_map(|file| Some(file.path.strip_prefix("crates/")?.strip_suffix("/src/stage.rs")?.to_owned()))
        .collect()
}

/// Finds a game's module, or its id as a text, outside comments and unit tests. A football word may be a function's
/// name.
fn games_named(ids: &[String], path: &str, text: &str) -> Vec<String> {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let in_word = |c: char| c.is_alphanumeric() || c == '_';
    by_line(path, text, |line| {
        let code = line.split("//").next().unwrap_or_default();
        let named = |id: &&String| {
            code.split('"').enumerate().any(|(k, part)| match k % 2 {
                1 => part == **id,
                _ => part.match_indices(id.as_str()).any(|(at, _)| {
                    !part[..at].ends_with(in_word)
                        && !part[at + id.len()..].starts_with(|c| in_word(c) || c == '(')
                }),
            })
        };
        ids.iter().find(named).map(|id| format!("names the game `{id}`"))
    })
}

/// Finds calls of `clamp` with a bound that is neither a number nor a constant, outside unit tests.
fn clamps_that_may_cross(path: &str, text: &str) -> Vec<String> {
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let calls = text.match_indices("clamp(").filter(|(at, _)| text[..*at].ends_with(['.', ':']));
    let bad = calls.filter(|(at, call)| !bounds_are_written_down(&text[at + call.len()..]));
    bad.map(|(at, _)| {
        let line = text[..at].lines().count();
        format!("{path}:{line}: `clamp` between bounds that are worked out and may cross: take `between`")
    })
    .collect()
}

/// Returns true if the text up to the closing bracket consists of numbers and constants alone.
fn bounds_are_written_down(rest: &str) -> bool {
    let mut open = 1;
    let end = rest.find(|c| {
        open += i32::from(c == '(') - i32::from(c == ')');
        open == 0
    });
    let bounds = &rest[..end.unwrap_or(rest.len())];
    let words = bounds.split(|c: char| !c.is_alphanumeric() && c != '_' && c != ':');
    // A constant of another module counts too.
    let mut names = words.map(|word| word.rsplit("::").next().unwrap_or_default());
    names.all(|name| name.starts_with(|c: char| c.is_ascii_digit()) || !name.contains(char::is_lowercase))
}

fn left_overs(path: &str, text: &str) -> Vec<String> {
    by_line(path, text, |line| {
        let left = LEFT_OVERS.into_iter().find(|needle| {
            let mut before = line.match_indices(needle).map(|(at, _)| line[..at].chars().next_back());
            before.any(|c| c.is_none_or(|c| !c.is_alphanumeric() && c != '_'))
        });
        left.map(|needle| format!("left over: {needle}"))
    })
}

fn machines_named(path: &str, text: &str) -> Vec<String> {
    by_line(path, text, |line| {
        // `src/home/` is our own path: only a path that begins here leads out of the checkout.
        let begins = |at: usize| !line[..at].ends_with(|c: char| c.is_alphanumeric() || "_-.}>*".contains(c));
        let machine = MACHINE_PATHS
            .iter()
            .find(|path| line.match_indices(**path).any(|(at, _)| path.starts_with('\\') || begins(at)));
        let registry = REGISTRY_HOSTS.iter().find(|host| line.contains(**host));
        machine.or(registry).map(|name| format!("names a machine or a registry: {name}"))
    })
}

#[test]
fn violations_of_each_rule_are_found() {
    let check = |rule: fn(&str, &str) -> Vec<String>, text: &str, line: Option<usize>| {
        let violations = rule("f", text);
        let expected: Vec<_> = line.map(|line| format!("f:{line}:")).into_iter().collect();
        let begins = violations.iter().zip(&expected).all(|(violation, start)| violation.starts_with(start));
        assert!(
            violations.len() == expected.len() && begins,
            "{text:?} gave {violations:?}, expected {expected:?}"
        );
    };
    check(without_module_doc, "//! Here.\n", None);
    check(without_module_doc, "#![no_std]\n\n//! Here.\n", None);
    check(without_module_doc, "// Here.\nfn f() {}\n", Some(1));
    check(without_module_doc, "", Some(1));
    check(engines_named, "//! Knows nothing of bevy.\nuse std::fmt;\n", None);
    check(engines_named, "use std::fmt;\nuse bevy::prelude::*;\n", Some(2));
    check(engines_named, "use bevy_egui::egui;\n", Some(1));
    check(engines_named, "fn f(s: kira::Sound) {}\n", Some(1));
    check(engines_named, "let heavy_kiran = 1; // egui\n", None);
    let chess: fn(&str, &str) -> Vec<String> = |path, text| games_named(&["chess".to_owned()], path, text);
    check(chess, "use crate::games::{chess, find};\n", Some(1));
    check(chess, "match id {\n    \"chess\" => 1,\n", Some(2));
    check(chess, "// chess::Chess\nself.chess(\"chess club\"); chess_board\n", None);
    check(chess, "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    use chess::Chess;\n", None);
    check(
        clamps_that_may_cross,
        "x.clamp(0.0, 1.0); y.clamp(-MOST, MOST); z.clamp(OWN + 1, far::MOST)\n",
        None,
    );
    check(clamps_that_may_cross, "\nlet w = wide.clamp(300.0, room.width());\n", Some(2));
    check(clamps_that_may_cross, "let at = f32::clamp(x, LOW, HIGH);\n", Some(1));
    check(clamps_that_may_cross, "fn f() {}\n\n#[cfg(test)]\nmod tests {\n    x.clamp(a, b)\n", None);
    check(left_overs, "fn f() {}\n", None);
    check(left_overs, concat!("\nlet x = dbg", "!(1);\n"), Some(2));
    check(left_overs, concat!("// TO", "DO: later\n"), Some(1));
    check(left_overs, concat!("#[", "ignore = \"slow\"]\n"), Some(1));
    check(left_overs, concat!("MASTO", "DON\n"), None);
    check(machines_named, concat!("\n\n\"/ho", "me/someone/x\"\n"), Some(3));
    check(machines_named, concat!("src/ho", "me/x.rs\n"), None);
    check(machines_named, concat!("C:\\Us", "ers\\someone\n"), Some(1));
    check(machines_named, concat!("https://pypi", ".org/simple\n"), Some(1));
}
