//! The permitted imports between the rooms of the game, from the bottom up. A room imports only rooms before it in the
//! list, so there is no circle. It imports only what its entry lists, so the drawing in ARCHITECTURE.md stays true.
//! What a crate may import is in its manifest, and the compiler holds it.

use std::collections::BTreeSet;

use crate::{checkout, expect_none, source};

/// Each room (a folder of `src`, or a file of that name) with the rooms that it may import. They must precede it in
/// the list.
const HOUSE: &[(&str, &[&str])] = &[
    ("flow", &[]),
    ("theme", &["flow"]),
    ("widgets", &["theme"]),
    ("audio", &["flow"]),
    ("table/draw", &["flow"]),
    ("table/motion", &["flow", "table/draw"]),
    ("table/playback", &["flow", "table/motion"]),
    ("table/stadium", &["flow", "table/draw"]),
    ("table/cards", &["flow", "table/draw", "table/motion", "table/playback"]),
    ("table/goal", &["flow", "theme", "table/draw", "table/motion", "table/stadium"]),
    ("table/people", &["flow", "theme", "table/draw", "table/motion", "table/goal"]),
    (
        "table",
        &[
            "flow", "theme", "audio", "table/draw", "table/motion", "table/playback", "table/stadium",
            "table/cards", "table/goal", "table/people",
        ],
    ),
    ("session", &["flow", "audio", "table/motion", "table/playback", "table/stadium", "table/cards"]),
    (
        "hud",
        &[
            "flow", "theme", "widgets", "audio", "table/motion", "table/playback", "table/cards",
            "table/people", "session",
        ],
    ),
    (
        "rules",
        &[
            "flow", "theme", "widgets", "audio", "table/motion", "table/playback", "table/cards", "session",
            "hud",
        ],
    ),
    (
        "screens",
        &[
            "flow", "theme", "widgets", "audio", "table/motion", "table/cards", "table/people", "session",
            "hud", "rules",
        ],
    ),
    (
        "app",
        &[
            "flow", "theme", "audio", "table/draw", "table/playback", "table/cards", "table", "session",
            "hud", "rules", "screens",
        ],
    ),
    ("main", &["app"]),
    ("lib", &[]),
];

#[test]
fn rooms_import_what_lies_below_them_and_is_listed() {
    expect_none(misplaced(HOUSE));
    let mut violations = Vec::new();
    let mut met = BTreeSet::new();
    let files = checkout::below("src/").into_iter().filter(|file| file.path.ends_with(".rs"));
    for file in files.filter(|file| !is_test(&file.path)) {
        let Some(place) = Place::of(&file.path) else {
            violations.push(format!("{}: no room of the list", file.path));
            continue;
        };
        for (line, path) in imports(&[], &place.module, &file.text().unwrap_or_default()) {
            let Some(other) = room_of(&path) else { continue };
            if other == place.room {
                continue;
            }
            met.insert((place.room, other));
            let allowed =
                HOUSE.iter().find(|(room, _)| *room == place.room).map_or(&[][..], |(_, list)| list);
            if !allowed.contains(&other) {
                violations.push(format!("{}:{line}: {} imports {other}", file.path, place.room));
            }
        }
    }
    // An entry that nobody imports any more must go from the list.
    for (room, list) in HOUSE.iter().filter(|(room, _)| *room != "main") {
        for other in list.iter().filter(|other| !met.contains(&(*room, **other))) {
            violations.push(format!("tests/tidy/rooms.rs: {room} does not import {other} any more"));
        }
    }
    expect_none(violations);
}

/// The rules of a game do not know its bots or its stage.
#[test]
fn rules_stand_below_the_bots_and_the_stage_of_their_game() {
    let mut violations = Vec::new();
    let games = source::games();
    for file in games.iter().flat_map(|game| checkout::below(&format!("crates/{game}/src/"))) {
        let module = module(&file.path);
        let apart = |part: &String| part == "bots" || part == "stage";
        // The root of the crate joins them.
        if module.get(1).is_none_or(apart) || is_test(&file.path) {
            continue;
        }
        for (line, path) in imports(&module[..1], &module, &file.text().unwrap_or_default()) {
            if let Some(part) = path.get(1).filter(|part| apart(part)) {
                violations.push(format!("{}:{line}: the rules import {part}", file.path));
            }
        }
    }
    expect_none(violations);
}

/// Returns rooms that precede one of their imports in the list, or that import an unknown room.
fn misplaced(house: &[(&str, &[&str])]) -> Vec<String> {
    let place = |room: &str| house.iter().position(|(other, _)| *other == room);
    let mut violations = Vec::new();
    for (k, (room, list)) in house.iter().enumerate() {
        for other in *list {
            if place(other).is_none_or(|other| other >= k) {
                violations
                    .push(format!("tests/tidy/rooms.rs: {room} may not import {other}: it is not below it"));
            }
        }
    }
    violations
}

/// The place of a file.
struct Place {
    room: &'static str,
    module: Vec<String>,
}

impl Place {
    fn of(path: &str) -> Option<Self> {
        let module = module(path);
        Some(Self { room: if module.is_empty() { "lib" } else { room_of(&module)? }, module })
    }
}

/// Returns the module of a file: `src/hud/mod.rs` is `hud`, `src/lib.rs` is the root, `crates/games/src/undo.rs` is
/// `games/undo`.
pub(crate) fn module(path: &str) -> Vec<String> {
    let path = path.trim_start_matches("src/").trim_start_matches("crates/").trim_end_matches(".rs");
    let mut parts: Vec<String> = path.split('/').map(str::to_owned).collect();
    // `soccer17/src/bots/exact` is the module `bots::exact` of the crate `soccer17`.
    if parts.get(1).is_some_and(|folder| folder == "src") {
        parts.remove(1);
    }
    if parts.last().is_some_and(|last| last == "mod" || last == "lib") {
        parts.pop();
    }
    parts
}

/// Returns the room of a module path: the longest name that is a prefix of it.
fn room_of(path: &[String]) -> Option<&'static str> {
    let fits = |room: &str| room.split('/').eq(path.iter().map(String::as_str).take(room.split('/').count()));
    HOUSE.iter().map(|(room, _)| *room).filter(|room| fits(room)).max_by_key(|room| room.len())
}

pub(crate) fn is_test(path: &str) -> bool {
    path.split('/').any(|part| matches!(part, "tests" | "tests.rs" | "testing.rs" | "testing"))
}

/// Returns every path of its own crate that a file names outside its tests, with its line. `root` is the path of the
/// crate.
pub(crate) fn imports(root: &[String], module: &[String], text: &str) -> Vec<(usize, Vec<String>)> {
    let mut found = Vec::new();
    // Tests, at the end, may import everything.
    let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
    let mut rest = text;
    let mut base = 0;
    while let Some((at, word)) = ["crate::", "super::", "five_a_side::"]
        .iter()
        .filter_map(|word| Some((rest.find(word)?, *word)))
        .min()
    {
        let here = base + at;
        let before = text[..here].chars().next_back();
        let comment =
            text[..here].rsplit('\n').next().is_some_and(|line| line.trim_start().starts_with("//"));
        let start = here + word.len();
        let mut from = match word {
            "crate::" | "five_a_side::" => root.to_vec(),
            _ => module[..module.len().saturating_sub(1)].to_vec(),
        };
        let mut next = start;
        while word == "super::" && text[next..].starts_with("super::") {
            from.pop();
            next += "super::".len();
        }
        let visibility = text[..here].ends_with("(in ");
        if !comment && !visibility && !before.is_some_and(|c| c.is_alphanumeric() || c == '_' || c == '$') {
            let line = text[..here].lines().count().max(1);
            let mut paths = Vec::new();
            tree(&text[next..], &from, &mut paths);
            found.extend(paths.into_iter().map(|path| (line, path)));
        }
        base = next;
        rest = &text[next..];
    }
    found
}

/// Parses a path or a tree of paths (`a::{b, c::d}`) at the start of `text`, and returns its length.
fn tree(text: &str, from: &[String], found: &mut Vec<Vec<String>>) -> usize {
    if let Some(inner) = text.strip_prefix('{') {
        let mut at = 1;
        loop {
            at += text[at..].len() - text[at..].trim_start().len();
            if at >= text.len() || text[at..].starts_with('}') {
                return (at + 1).min(text.len());
            }
            let used = tree(&text[at..], from, found);
            at += used;
            at += text[at..].find([',', '}']).unwrap_or(inner.len().saturating_sub(at));
            if text[at..].starts_with(',') {
                at += 1;
            }
        }
    }
    let word: String = text.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
    let mut path = from.to_vec();
    if !word.is_empty() && word != "self" {
        path.push(word.clone());
    }
    match text[word.len()..].strip_prefix("::") {
        Some(rest) if !word.is_empty() => word.len() + 2 + tree(rest, &path, found),
        _ => {
            found.push(path);
            word.len().max(usize::from(text.starts_with('*')))
        }
    }
}

#[test]
fn forbidden_imports_are_found() {
    let paths = |file: &str, text: &str| -> Vec<String> {
        imports(&[], &module(file), text).into_iter().map(|(_, path)| path.join("/")).collect()
    };
    assert_eq!(
        paths("src/hud/mod.rs", "use crate::table::{cards::Card, motion::{self, Tempo}};"),
        ["table/cards/Card", "table/motion", "table/motion/Tempo",]
    );
    assert_eq!(paths("src/hud/log.rs", "use super::super::session::Session;"), ["session/Session"]);
    assert_eq!(
        paths("src/hud/log.rs", "use super::Canvas;\nfn f(x: crate::flow::Page) {}"),
        ["hud/Canvas", "flow/Page",]
    );
    assert_eq!(paths("src/app.rs", "use crate::{audio, hud};"), ["audio", "hud"]);
    assert_eq!(
        paths("src/app.rs", "// use crate::audio;\n#[cfg(test)]\nmod tests { use crate::x; }"),
        [""; 0]
    );
    assert_eq!(room_of(&module("src/table/cards/drag.rs")), Some("table/cards"));
    assert_eq!(room_of(&module("src/table/cheer.rs")), Some("table"));
    assert_eq!(misplaced(&[("a", &["b"]), ("b", &[])]).len(), 1);
    assert_eq!(misplaced(&[("b", &[]), ("a", &["b"])]).len(), 0);
}

/// A crate without an entry in `[profile.dev.package]` is built like a library: its tests would check no sums.
#[test]
fn every_crate_is_built_as_our_own() {
    let manifest = std::fs::read_to_string(checkout::root().join("Cargo.toml")).unwrap_or_default();
    let files = checkout::below("crates/").into_iter();
    let crates =
        files.filter_map(|file| Some(file.path.strip_suffix("/Cargo.toml")?.rsplit('/').next()?.to_owned()));
    let own = |name: &String| {
        manifest.lines().any(|line| line.starts_with(&format!("{name} = {{ opt-level = 1, ")))
    };
    expect_none(
        crates.filter(|name| !own(name)).map(|name| format!("Cargo.toml: no profile for {name}")).collect(),
    );
}
