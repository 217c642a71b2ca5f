//! Checks the committed sounds. Each is named by the game and stated here, has the stated level, and loops without a
//! seam. All together stay below a size limit. Each check is a function from decoded sound to violations, so that tests
//! can show that it finds them.

mod clip;
mod page;
mod seam;
mod stated;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use clip::{Clip, Measured};
use stated::{Level, MAX_DEVIATION_DB, MAX_TRUE_PEAK, RATE, SOUNDS, Stated, WEIGHT, stated};

/// A sound of the repository.
struct Sound {
    stated: &'static Stated,
    clip: Clip,
    measured: Measured,
}

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

/// Returns every Ogg file by its name without `.ogg`.
fn files() -> BTreeMap<String, PathBuf> {
    let folder = root().join("assets/audio");
    let entries = std::fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let oggs = paths.filter(|path| path.extension().is_some_and(|extension| extension == "ogg"));
    oggs.filter_map(|path| Some((path.file_stem()?.to_str()?.to_owned(), path))).collect()
}

/// Returns every stated sound that exists, decoded and measured once.
fn sounds() -> &'static BTreeMap<String, Sound> {
    static READ: LazyLock<BTreeMap<String, Sound>> = LazyLock::new(|| {
        let stated = files().into_iter().filter_map(|(name, path)| Some((stated(&name)?, name, path)));
        stated
            .map(|(stated, name, path)| {
                let clip = Clip::read(&path).unwrap_or_else(|e| panic!("{name}: {e}"));
                let measured = clip.measure().unwrap_or_else(|e| panic!("{name}: {e}"));
                (name, Sound { stated, clip, measured })
            })
            .collect()
    });
    &READ
}

fn sound(name: &str) -> &'static Sound {
    sounds().get(name).unwrap_or_else(|| panic!("there is no {name}"))
}

/// Returns the violations of a decoded sound, compared with its statement.
fn violations(stated: &Stated, clip: &Clip) -> Vec<String> {
    let mut violations = Vec::new();
    if (clip.rate, clip.channels.len()) != (RATE, 2) {
        violations.push(format!(
            "{} Hz in {} channels; {RATE} Hz in 2 are stated",
            clip.rate,
            clip.channels.len()
        ));
    }
    match clip.measure() {
        Ok(measured) => violations.extend(level_violations(stated.level, measured)),
        Err(error) => violations.push(format!("cannot be measured: {error}")),
    }
    if let Some(samples) = stated.looped {
        if clip.len() != samples {
            violations.push(format!("{} samples long; the loop is stated as {samples}", clip.len()));
        }
        violations.extend(seam::violations(clip));
    }
    violations
}

fn level_violations(level: Level, measured: Measured) -> Vec<String> {
    let (what, is, wanted) = match level {
        Level::Loudness(lufs) => ("loudness", measured.loudness, lufs),
        Level::Peak(dbfs) => ("peak", measured.peak, dbfs),
    };
    let mut violations = Vec::new();
    if (is - wanted).abs() > MAX_DEVIATION_DB {
        violations.push(format!("{what} of {is:.1} dB; {wanted} +- {} dB is stated", MAX_DEVIATION_DB));
    }
    if measured.true_peak > MAX_TRUE_PEAK {
        violations.push(format!("true peak of {:.1} dBTP; at most {MAX_TRUE_PEAK}", measured.true_peak));
    }
    violations
}

/// Returns the files that the game's sound library names: every string in it is one.
fn library(text: &str) -> BTreeSet<&str> {
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| line.split('"').skip(1).step_by(2)).collect()
}

#[test]
fn every_sound_is_as_stated() {
    let faulty = |(name, sound): (&String, &Sound)| {
        let found = violations(sound.stated, &sound.clip);
        found.into_iter().map(|violation| format!("{name}: {violation}")).collect::<Vec<_>>()
    };
    let violations: Vec<String> = sounds().iter().flat_map(faulty).collect();
    assert!(violations.is_empty(), "{} violation(s)\n{}", violations.len(), violations.join("\n"));
}

#[test]
fn every_sound_file_is_stated_and_played_and_none_other_is() {
    let text = std::fs::read_to_string(root().join("src/audio/effects.rs")).unwrap();
    let (there, played) = (files(), library(&text));
    let there: BTreeSet<&str> = there.keys().map(String::as_str).collect();
    let nameless: Vec<_> = there.iter().filter(|name| stated(name).is_none()).collect();
    let idle: Vec<_> =
        SOUNDS.iter().map(|s| s.name).filter(|s| !there.iter().any(|name| stated::covers(s, name))).collect();
    assert_eq!((nameless, idle), (vec![], vec![]), "files not stated, statements without a file");
    assert_eq!(played.difference(&there).collect::<Vec<_>>(), [&""; 0], "named in the library, but no file");
    assert_eq!(there.difference(&played).collect::<Vec<_>>(), [&""; 0], "never played");
}

#[test]
fn all_sound_files_together_are_small() {
    let bytes: u64 = files().values().map(|path| path.metadata().map_or(u64::MAX / 100, |m| m.len())).sum();
    assert!(bytes < WEIGHT, "{bytes} bytes; less than {WEIGHT} are stated");
}

/// Both beds are cross-faded while they run, so they must have the same length.
#[test]
fn the_two_crowd_loops_have_the_same_length() {
    assert_eq!(sound("crowd_murmur_loop").clip.len(), sound("crowd_tense_loop").clip.len());
}

#[test]
fn a_wrong_loudness_is_reported() {
    for (name, sound) in sounds() {
        for db in [3.0, -3.0] {
            let found = violations(sound.stated, &sound.clip.gain(db));
            assert!(
                found.iter().any(|violation| violation.contains("is stated")),
                "{name} {db:+} dB: {found:?}"
            );
        }
    }
    let found = violations(sound("whistle_long").stated, &sound("whistle_long").clip.gain(2.9));
    assert!(found.iter().any(|violation| violation.starts_with("true peak")), "{found:?}");
}

#[test]
fn a_broken_loop_is_reported() {
    for (name, sound) in sounds().iter().filter(|(_, sound)| sound.stated.looped.is_some()) {
        let (clip, len) = (&sound.clip, sound.clip.len());
        assert_eq!(seam::violations(clip), [""; 0], "{name}");
        let violation_of = |clip: &Clip, how: &str| {
            let found = violations(sound.stated, clip);
            assert!(!found.is_empty(), "{name}, {how}, goes unnoticed");
            found
        };
        let found = violation_of(&clip.cut(1), "one sample short");
        assert!(found[0].contains("samples long"), "{found:?}");
        // The seam reveals a cut tail, a fade-out, a gap and a click, whatever the length.
        let seam = |clip: &Clip, how: &str| {
            assert!(!seam::violations(clip).is_empty(), "{name}, {how}, goes unnoticed");
        };
        let fade = 11_025;
        seam(&clip.map(|k, s| s * ((len - k) as f32 / fade as f32).min(1.0)), "faded out");
        seam(&clip.map(|k, s| if k + 1500 > len { 0.0 } else { s }), "with a gap");
        seam(&clip.map(|k, s| if k + 1 == len { s + 0.4 } else { s }), "with a click");
    }
}

#[test]
fn another_format_is_reported() {
    let Sound { stated, clip, .. } = sound("ui_tick");
    let mono = Clip { rate: clip.rate, channels: vec![clip.mono()] };
    assert!(violations(stated, &mono).iter().any(|violation| violation.contains("1 channels")));
    let fast = Clip { rate: 48_000, ..clip.clone() };
    assert!(violations(stated, &fast).iter().any(|violation| violation.starts_with("48000 Hz")));
}

#[test]
fn the_names_of_the_library_are_read() {
    let text = "// \"no\"\nconst A: &str = \"net_1\"; b(&[\"x\", \"y_2\"]);\n#[cfg(test)]\n\"not this\"";
    assert_eq!(library(text).into_iter().collect::<Vec<_>>(), ["net_1", "x", "y_2"]);
}
