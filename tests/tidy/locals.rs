//! State that outlives a frame is a resource or a component, which its state resets or removes, and which can be looked
//! at. A `Local` of a system is seen by nobody and reset by nothing: each that stays is listed with its reason.

use crate::{checkout, expect_none};

/// Why a system may keep something to itself: what it read or drew last, to notice a change.
const LAST_READ: &str = "the value it read last; the first that differs is the news";
const LAST_DRAWN: &str = "what it drew last; all is drawn from the value itself";

/// Locals that stay: the file, the name, and why no state has to reset it.
const ALLOWED: [(&str, &str, &str); 16] = [
    ("src/app/place.rs", "frames", "counts the first frames of the program, once"),
    ("src/app/place.rs", "watched", LAST_READ),
    ("src/flow/cancel_drag.rs", "generation", LAST_READ),
    ("src/flow/language.rs", "before", LAST_READ),
    ("src/flow/prefs.rs", "behind", LAST_READ),
    ("src/flow/prefs.rs", "kept", LAST_READ),
    ("src/screens/key_queue.rs", "read", "how far it has read the messages"),
    (
        "src/screens/loading.rs",
        "reported",
        "how far it has read the errors of a pack that lives as long as the program",
    ),
    ("src/table/draw/order.rs", "heights", LAST_READ),
    ("src/table/draw/view.rs", "before", LAST_READ),
    ("src/table/draw/view.rs", "known", LAST_READ),
    ("src/table/stadium/crowd.rs", "filled", LAST_DRAWN),
    ("src/table/stadium/still.rs", "shown", LAST_DRAWN),
    (
        "src/table/stadium/still.rs",
        "resizing",
        "how long the window has had its size; it belongs to the window alone",
    ),
    ("src/theme/screen_reader.rs", "before", LAST_READ),
    ("src/theme/screen_reader.rs", "left", "a few frames after each request, whatever is on the screen"),
];

#[test]
fn systems_keep_no_state_to_themselves() {
    let mut used = [false; ALLOWED.len()];
    let mut faults = Vec::new();
    for file in checkout::below("src/").into_iter().filter(|file| !file.path.contains("/tests")) {
        faults.extend(unlisted(&file.path, &file.text().unwrap_or_default(), &mut used));
    }
    let idle = ALLOWED.iter().zip(used).filter(|(_, used)| !used);
    faults.extend(idle.map(|((path, name, _), _)| format!("{path}: `{name}` is allowed and not there")));
    expect_none(faults);
}

/// Returns the locals of a file that are not allowed. Several in one tuple are found one by one.
fn unlisted(path: &str, text: &str, used: &mut [bool; ALLOWED.len()]) -> Vec<String> {
    let mut faults = Vec::new();
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim_start().starts_with("//"));
    for (number, line) in lines.filter(|(_, line)| line.contains("Local<")) {
        let names: Vec<&str> = line
            .split(|c: char| !(c.is_alphanumeric() || c == '_'))
            .filter(|word| !word.is_empty())
            .collect();
        let allowed: Vec<usize> =
            (0..ALLOWED.len()).filter(|k| ALLOWED[*k].0 == path && names.contains(&ALLOWED[*k].1)).collect();
        allowed.iter().for_each(|k| used[*k] = true);
        if allowed.len() < line.matches("Local<").count() {
            faults.push(format!(
                "{path}:{number}: a `Local`: make it a resource that its state resets, or list it with a reason"
            ));
        }
    }
    faults
}

#[test]
fn a_new_local_is_found_and_a_listed_one_is_not() {
    let found = |path: &str, text: &str| unlisted(path, text, &mut [false; ALLOWED.len()]).len();
    assert_eq!(found("src/table/cheer.rs", "    mut tallies: Local<BySeat<u32>>,\n"), 1);
    assert_eq!(
        found("src/flow/cancel_drag.rs", "    (filter, mut generation): (Res<Filter>, Local<u32>),\n"),
        0
    );
    assert_eq!(
        found("src/flow/cancel_drag.rs", "    (mut a, mut generation): (Local<u8>, Local<u32>),\n"),
        1
    );
    assert_eq!(found("src/table/cheer.rs", "    // once a Local<u32>\n"), 0);
}
