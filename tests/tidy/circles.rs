//! Files of one room or crate have no circular imports. A file may import the modules that it lies in, where the
//! types that they share stand.

use std::collections::{BTreeMap, BTreeSet};

use crate::rooms::{imports, is_test, module};
use crate::{checkout, expect_none};

/// Circles that are still to be cut: the files of each, sorted. A list gets shorter and never longer.
const KNOWN: &[&[&str]] = &[&[
    "src/screens/matches.rs",
    "src/screens/setup_panel.rs",
    "src/screens/tiles.rs",
    "src/screens/title.rs",
]];

/// The files that each file imports.
type Imports = BTreeMap<String, BTreeSet<String>>;

#[test]
fn files_import_each_other_in_no_circle() {
    let found = circles(&graph());
    let known: BTreeSet<Vec<String>> =
        KNOWN.iter().map(|files| files.iter().map(|file| (*file).to_owned()).collect()).collect();
    let told = |files: &[String], what: &str| format!("{}:1: {what}: {}", files[0], files.join(", "));
    let new = found.difference(&known).map(|files| told(files, "in a circle"));
    let cut = known.difference(&found).map(|files| told(files, "a known circle that is not there"));
    expect_none(new.chain(cut).collect());
}

/// Returns the imports of all files within their crate, without tests.
fn graph() -> Imports {
    let files: Vec<_> = checkout::sources().into_iter().filter(|file| !is_test(&file.path)).collect();
    // A crate's own path: `src/a.rs` is `a`, and `crates/games/src/a.rs` is `games::a`.
    let root = |path: &str| -> Vec<String> {
        path.strip_prefix("crates/")
            .and_then(|rest| rest.split('/').next())
            .map(str::to_owned)
            .into_iter()
            .collect()
    };
    // Files of the game and of the crates may have one path: their trees are kept apart.
    let tree = |path: &str| path.starts_with("crates/");
    let places: BTreeMap<(bool, Vec<String>), String> =
        files.iter().map(|file| ((tree(&file.path), module(&file.path)), file.path.clone())).collect();
    let imported = |path: &str, text: &str| {
        let here = module(path);
        let paths = imports(&root(path), &here, text).into_iter();
        let found = paths.filter_map(|(_, mut to)| {
            while !to.is_empty() && !places.contains_key(&(tree(path), to.clone())) {
                to.pop();
            }
            let within = here.starts_with(&to);
            places.get(&(tree(path), to)).filter(|_| !within).cloned()
        });
        found.collect::<BTreeSet<String>>()
    };
    files
        .iter()
        .map(|file| (file.path.clone(), imported(&file.path, &file.text().unwrap_or_default())))
        .collect()
}

/// Returns the circles: sets of files of which each leads to each other, sorted.
fn circles(imports: &Imports) -> BTreeSet<Vec<String>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> = imports
        .keys()
        .map(|from| {
            let (mut met, mut next) = (BTreeSet::new(), vec![from.as_str()]);
            while let Some(at) = next.pop() {
                next.extend(
                    imports.get(at).into_iter().flatten().map(String::as_str).filter(|to| met.insert(*to)),
                );
            }
            (from.as_str(), met)
        })
        .collect();
    let circle = |from: &str| {
        let back = |to: &&&str| reached.get(**to).is_some_and(|met| met.contains(from));
        reached[from].iter().filter(back).map(|to| (*to).to_owned()).collect::<Vec<String>>()
    };
    imports.keys().map(|from| circle(from)).filter(|files| files.len() > 1).collect()
}

#[test]
fn circles_are_found_whole() {
    let graph = |edges: &[(&str, &[&str])]| -> Imports {
        let owned = |name: &&str| (*name).to_owned();
        edges.iter().map(|(name, others)| (owned(name), others.iter().map(owned).collect())).collect()
    };
    assert!(circles(&graph(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])])).is_empty());
    let found = circles(&graph(&[
        ("a", &["b"]),
        ("b", &["c"]),
        ("c", &["b"]),
        ("d", &["e"]),
        ("e", &["f"]),
        ("f", &["d"]),
    ]));
    assert_eq!(found.into_iter().collect::<Vec<_>>(), [vec!["b", "c"], vec!["d", "e", "f"]]);
}
