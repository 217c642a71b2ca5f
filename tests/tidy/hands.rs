//! Presses come from the window alone and are read as input actions. No code forges a press, and keys and buttons are
//! known in one place.

use crate::{checkout, expect_none};

/// Code that forges a press.
const FORGES: [&str; 3] = ["MessageWriter<KeyboardInput>", "Messages<KeyboardInput>", "KeyboardInput {"];

/// The file that takes presses out of a frame, and passes them on in a later one.
const DELAYS: (&str, &str) = ("src/screens/key_queue.rs", "Messages<KeyboardInput>");

/// Code that reads keys and buttons directly.
const READS: [&str; 3] = ["ButtonInput<KeyCode>", "ButtonInput<MouseButton>", "ButtonInput<GamepadButton>"];

/// Files that may do so: the place where input actions are made, the page where keys are bound, and what lets go of
/// buttons whose release may be missed.
const MAY_READ: [&str; 3] = ["src/session/action_state.rs", "src/screens/keys.rs", "src/flow/cancel_drag.rs"];

/// Tests at the end of a file make presses for the functions that read them.
fn violations(path: &str, text: &str) -> Vec<String> {
    let may_read = MAY_READ.contains(&path);
    let mut violations = Vec::new();
    let shipped = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    for (n, line) in shipped.lines().enumerate() {
        for word in FORGES.iter().filter(|word| line.contains(**word) && (path, **word) != DELAYS) {
            violations.push(format!("{path}:{}: a press is forged: {word}", n + 1));
        }
        for word in READS.iter().filter(|word| !may_read && line.contains(**word)) {
            violations.push(format!("{path}:{}: asks for keys, not for actions: {word}", n + 1));
        }
    }
    violations
}

#[test]
fn no_press_is_forged_and_keys_are_read_in_one_place() {
    let sources = checkout::below("src/").into_iter().filter(|file| file.path.ends_with(".rs"));
    let ours = sources.filter(|file| !file.path.starts_with("src/app/tests"));
    let files: Vec<_> = ours.collect();
    assert!(files.len() > 100, "only {} files", files.len());
    let text = |file: &checkout::File| file.text().unwrap_or_default();
    let mut found: Vec<String> = files.iter().flat_map(|file| violations(&file.path, &text(file))).collect();
    let reads = |path: &str| {
        let file = files.iter().find(|file| file.path == path);
        file.is_some_and(|file| READS.iter().any(|word| text(file).contains(word)))
    };
    let idle = MAY_READ.iter().filter(|path| !reads(path));
    found.extend(idle.map(|path| format!("{path}:1: may ask for keys, and does not")));
    expect_none(found);
}

#[test]
fn violations_are_found() {
    let forged = "fn press(mut typed: MessageWriter<KeyboardInput>) {}";
    assert_eq!(violations("src/session/action_state.rs", forged).len(), 1);
    let delayed = "fn spread(mut keys: ResMut<Messages<KeyboardInput>>) {}";
    assert_eq!(violations("src/session/action_state.rs", delayed).len(), 1);
    assert_eq!(violations("src/screens/key_queue.rs", delayed).len(), 0);
    assert_eq!(violations("src/screens/key_queue.rs", forged).len(), 1);
    let read = "fn draw(pressed: Res<ButtonInput<KeyCode>>) {}";
    assert_eq!(violations("src/hud/log.rs", read).len(), 1);
    assert_eq!(violations("src/session/action_state.rs", read).len(), 0);
    let tested = format!("{forged}\n#[cfg(test)]\nmod tests {{\n{forged}\n}}");
    assert_eq!(violations("src/session/action_state.rs", &tested).len(), 1);
}
