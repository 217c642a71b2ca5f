//! Pages describe rows and columns, and the layout engine places them; no page computes a rectangle. Pictures are
//! painted into their given place and compute within it.

use crate::{checkout, expect_none};

/// Code that makes a rectangle or a point.
const MAKES: [&str; 4] = ["Rect::from_", "rect(", "pos2(", "Pos2::new("];

/// Pictures that compute within their place: the file, its greatest number of such lines, and what they draw.
const PICTURES: &[(&str, usize, &str)] = &[
    ("src/screens/card/tour.rs", 13, "the card of a tour: a picture of fixed size for a file, not a page"),
    ("src/screens/card.rs", 22, "the card of a match: a picture of fixed size for a file, not a page"),
    ("src/screens/club/figures.rs", 8, "the curves of form and results"),
    ("src/screens/club/report.rs", 2, "the curve of a match"),
    ("src/screens/competition/ceremony_art.rs", 11, "players, a stand and light"),
    ("src/screens/competition/emblem.rs", 2, "the emblem of the Five-a-Side Cup"),
    ("src/screens/competition/lift.rs", 13, "the lift of a cup, and a medal"),
    ("src/screens/competition/lots.rs", 4, "balls, and the bowl that they are drawn from"),
    ("src/screens/competition/standing.rs", 1, "the steps of a podium"),
    ("src/screens/competition/tunnel.rs", 11, "the tunnel before a final"),
    ("src/screens/competition/fixtures.rs", 6, "the lines of a cup's bracket"),
    ("src/screens/graph.rs", 5, "the axes and lines of a graph"),
    ("src/screens/honours.rs", 5, "cup, light and paper"),
    ("src/screens/keys/keyboard.rs", 2, "a keyboard"),
    ("src/screens/keys/pad.rs", 12, "a pad"),
    ("src/screens/match_stats.rs", 3, "figures of both sides on either side of what they count"),
    ("src/screens/portrait.rs", 1, "faces of managers"),
    ("src/screens/result/side.rs", 9, "a side's kit with its crest and its goals on it"),
    ("src/screens/mini_scene.rs", 6, "a small table"),
    ("src/screens/review/goals.rs", 5, "a goal with a bar in each of its places"),
    ("src/screens/tiles.rs", 9, "the miniatures of the games"),
    ("src/screens/title.rs", 8, "the night, the lamps and the shade over the stadium, the signs on buttons"),
    ("src/screens/tour/heats.rs", 1, "the bars of a chart"),
    (
        "src/screens/tour/road.rs",
        5,
        "the road of a tour with its bus, and the card beside the stop under the pointer",
    ),
    ("src/screens/tour/seats.rs", 3, "the seats of a bus"),
    ("src/screens/transition.rs", 5, "the sweep between two screens, and its crests"),
];

/// Returns true if `makes` occurs as a word of its own, and not in a painter's or context's `.rect(`.
fn stands(line: &str, makes: &str) -> bool {
    let apart = |c: char| !(c.is_alphanumeric() || c == '_' || c == '.');
    line.match_indices(makes).any(|(at, _)| line[..at].chars().next_back().is_none_or(apart))
}

/// Returns the lines of `text` that compute positions; tests are excluded.
fn computed(path: &str, text: &str) -> Vec<String> {
    let code = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let lines = code.lines().zip(1..).filter(|(line, _)| !line.trim_start().starts_with("//"));
    let hit = lines.filter_map(|(line, n)| Some((n, MAKES.iter().find(|makes| stands(line, makes))?)));
    hit.map(|(n, makes)| format!("{path}:{n}: a page computes where something lies: {makes}")).collect()
}

#[test]
fn no_page_computes_a_rectangle() {
    let pages = checkout::below("src/screens/").into_iter().filter(|file| file.path.ends_with(".rs"));
    let pages: Vec<_> = pages.map(|file| (file.path.clone(), file.text().unwrap_or_default())).collect();
    assert!(pages.len() > 20, "only {} files", pages.len());
    let mut violations = Vec::new();
    for (path, text) in &pages {
        let found = computed(path, text);
        let most = PICTURES.iter().find(|(known, ..)| known == path).map_or(0, |(_, most, _)| *most);
        if found.len() > most {
            violations.extend(found);
        }
    }
    // An exception that is no longer needed must go.
    let needed =
        |path: &str| pages.iter().any(|(known, text)| known == path && !computed(path, text).is_empty());
    let idle = PICTURES.iter().filter(|(path, ..)| !needed(path));
    violations.extend(idle.map(|(path, _, why)| format!("{path}:1: excepted ({why}), and computes nothing")));
    expect_none(violations);
}

#[test]
fn violations_are_found() {
    for line in [
        "let r = rect(1.0, 2.0, 3.0, 4.0);",
        "Rect::from_min_max(a, b)",
        "at(pos2(x, y))",
        "Pos2::new(1.0, y)",
    ] {
        assert_eq!(computed("f", line).len(), 1, "{line}");
    }
    for line in ["p.rect(r, 2.0, a, b, c);", "ctx.content_rect()", "// rect(of what)", "fn over(r: Rect) {}"]
    {
        assert_eq!(computed("f", line), [""; 0], "{line}");
    }
    assert_eq!(computed("f", "fn a() {}\n#[cfg(test)]\nmod tests {\n rect(1) }"), [""; 0]);
}
