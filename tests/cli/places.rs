//! Finds the game's data: the real binary in various places, started from `/` with an empty environment.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{Folder, HAS_WINDOW, PROGRAM, Ran, root};

/// Installs the binary in that folder, as a hard link where the system allows it.
fn installed(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let (built, here) = (PROGRAM, folder.join("five-a-side"));
    if fs::hard_link(built, &here).is_err() {
        fs::copy(built, &here).unwrap();
    }
}

/// Runs the program with only that environment and a data folder.
fn run(program: &Path, args: &[&str], environment: &[(&str, &str)]) -> Ran {
    let output = Command::new(program.join("five-a-side"))
        .args(args)
        .current_dir("/")
        .env_clear()
        .env("FIVE_A_SIDE_DATA", program.join("kept"))
        .envs(environment.iter().copied())
        .output();
    Ran { args: args.join(" "), output: output.unwrap() }
}

/// Copies those files of the checkout into the folder.
fn copied(folder: &Path, files: &[&str]) {
    for file in files {
        let to = folder.join(file);
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(root().join(file), to).unwrap();
    }
}

/// A home folder with the folder of an older version: its files move to the folders of the system, whichever command
/// opens them first. A folder that is named stays as it is.
#[test]
#[cfg(target_os = "linux")]
fn the_folder_of_an_older_version_moves_once() {
    let home = Folder::new();
    let old = home.path().join(".local/share/five-a-side");
    copied_kept(&old);
    let import = |environment: &[(&str, &Path)]| {
        let mut program = Command::new(PROGRAM);
        let kept = fs::read_dir(root().join("tests/kept/0.2.0/finished")).unwrap().next().unwrap();
        let record = kept.unwrap().path();
        program
            .arg("import")
            .arg(record)
            .env_clear()
            .env("HOME", home.path())
            .envs(environment.iter().copied());
        Ran { args: "import".to_owned(), output: program.output().unwrap() }.fine();
    };
    import(&[("FIVE_A_SIDE_DATA", &old)]);
    assert!(old.join("settings.ron").is_file() && old.join("people.ron").is_file());
    import(&[("XDG_STATE_HOME", &home.path().join("elsewhere"))]);
    let new = |folder: &str| home.path().join(folder).join(base::app_id::APP_ID);
    assert!(!old.exists(), "the old folder is still there");
    assert!(new(".config").join("settings.ron").is_file() && new(".cache").join("archive.ron").is_file());
    assert!(new(".local/share").join("people.ron").is_file() && new("elsewhere").is_dir());
    let finished = |folder: &Path| fs::read_dir(folder.join("finished")).unwrap().count();
    assert_eq!(finished(&new(".local/share")), finished(&root().join("tests/kept/0.2.0")));
}

/// Copies what a build has kept into that folder.
#[cfg(target_os = "linux")]
fn copied_kept(folder: &Path) {
    let kept = root().join("tests/kept/0.2.0");
    let files = ["settings.ron", "people.ron"].map(|name| kept.join(name)).into_iter();
    let finished = fs::read_dir(kept.join("finished")).unwrap().map(|entry| entry.unwrap().path());
    for from in files.chain(finished) {
        let to = folder.join(from.strip_prefix(&kept).unwrap());
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(from, to).unwrap();
    }
}

const RULES: [&str; 3] = [
    "assets/games/soccer17/actions.ron",
    "assets/games/soccer17/teams.ron",
    "levels/soccer17/first-match.ron",
];

#[test]
fn check_finds_what_is_installed() {
    for (program, data) in [
        ("five-a-side", "five-a-side"),
        ("Five.app/Contents/MacOS", "Five.app/Contents/Resources"),
        ("usr/bin", "usr/share/five-a-side"),
        ("usr/games", "usr/share/games/five-a-side"),
    ] {
        let folder = Folder::new();
        let (program, data) = (folder.path().join(program), folder.path().join(data));
        installed(&program);
        copied(&data, &RULES);
        let output = run(&program, &["check"], &[]).fine();
        assert_eq!(output, "2 files of rule data sound, 1 level sound\n", "{}", data.display());
    }
}

#[test]
fn the_environment_comes_first() {
    let folder = Folder::new();
    let (beside, named) = (folder.path().join("beside"), folder.path().join("named"));
    installed(&beside);
    copied(&beside, &RULES);
    copied(&named, &RULES[..2]);
    let output = run(&beside, &["check"], &[("BEVY_ASSET_ROOT", named.to_str().unwrap())]).fine();
    assert_eq!(output, "2 files of rule data sound, 0 levels sound\n");
    let elsewhere = folder.text();
    let output = run(&beside, &["check"], &[("BEVY_ASSET_ROOT", &elsewhere)]).fine();
    assert_eq!(output, "2 files of rule data sound, 1 level sound\n", "named, but nothing is there");
}

#[test]
fn without_data_one_sentence_says_so() {
    let folder = Folder::new();
    installed(folder.path());
    let expected = "the game's data are missing: no folder `assets/games` was found (looked in ";
    run(folder.path(), &["check"], &[]).wrong(&[expected]);
    // Commands without data still work.
    run(folder.path(), &["games"], &[]).fine();
}

/// A display without a server. A run that gets as far as opening a window reports this display.
const NO_SCREEN: (&str, &str) = ("DISPLAY", ":4999");

#[test]
fn without_pictures_no_window_opens() {
    if !HAS_WINDOW {
        return;
    }
    let folder = Folder::new();
    installed(folder.path());
    let expected = "the game's data are missing: no folder `assets/cards` was found (looked in ";
    run(folder.path(), &[], &[NO_SCREEN]).wrong(&[expected]);
    copied(folder.path(), &["assets/cards/minis.ron", "assets/cards/minis@1x.webp"]);
    for args in [&[][..], &["--game", "soccer17", "--home", "pro"]] {
        let output = run(folder.path(), args, &[NO_SCREEN]);
        output.wrong(&["the game's data are incomplete: "]);
        let log = fs::read_to_string(folder.path().join("kept/log.txt")).unwrap();
        assert!(
            log.starts_with("five-a-side ") && log.ends_with(&format!("\nERROR {}", output.err())),
            "{log}"
        );
        let first = Path::new("assets").join("cards").join("common.ron");
        assert!(
            output.err().contains(first.to_str().unwrap()) && output.err().contains(" more cannot be read; ")
        );
    }
}

/// Bug: the window library panics at a scale that is no number, or one that no monitor has.
#[test]
#[cfg(target_os = "linux")]
fn an_impossible_scale_is_reported_in_one_sentence() {
    if !HAS_WINDOW {
        return;
    }
    let folder = Folder::new();
    installed(folder.path());
    for value in ["0", "-1", "NaN", "abc", "1e30"] {
        let output = run(folder.path(), &[], &[NO_SCREEN, ("WINIT_X11_SCALE_FACTOR", value)]);
        output.wrong(&[&format!(
            "WINIT_X11_SCALE_FACTOR is `{value}`: expected a number from 0.1 to 20, or `randr`"
        )]);
        assert!(!folder.path().join("kept/fault-now.txt").exists(), "this is no bug of the game");
    }
}
