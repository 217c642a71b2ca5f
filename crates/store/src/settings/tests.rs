//! Tests of the settings, their file, and whose they are.

mod people;

use std::fs;

use super::*;
use crate::testing::settings_at_speed;
use crate::{FileProblem, KEYBOARD_LAYOUT, LastPlayed, LookDuration};
use ai::rating::Rating;
use engine::BySeat;
use players::controller::Controller;
use players::people::PersonName;

/// The fields that builds have written since 0.2, and those that were added since: `match_music` and
/// `mute_in_background`.
#[test]
fn the_fields_of_the_file_are_unchanged() {
    let text = Settings::default().text().unwrap();
    assert!(text.starts_with("(\n    version: 1,\n    master: 0.8,\n") && text.ends_with(",\n)\n"), "{text}");
    let fields = text.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(':'));
    let mut fields: Vec<&str> = fields.map(|(name, _)| name).collect();
    fields.sort_unstable();
    let expected = "begun captions captions_every crowd crowd_lively effects expert four_colour fullscreen glance \
                    high_contrast hour keys last low_power master match_music music mute_in_background muted \
                    notebooks pace reduced_motion seen_tutorial speed ui_scale version";
    assert_eq!(fields.join(" "), expected);
}

fn store_with(text: &[u8]) -> (tempfile::TempDir, Store) {
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join("settings.ron"), text).unwrap();
    let store = Store::at(dir.path().to_owned());
    (dir, store)
}

#[test]
fn settings_are_kept() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::at(dir.path().to_owned());
    let mut settings = settings_at_speed(2.0);
    settings.shared.look_duration = LookDuration::Open;
    settings.profiles.people.rename(0, PersonName::parse("Ada 'Nine'").unwrap());
    settings.profiles.set_pieces.note(None, "toy", "7-1", true, true);
    settings.set_keys([("skip".into(), "Space".into()), (KEYBOARD_LAYOUT.into(), "French".into())].into());
    let options = [("length".to_owned(), "Short".to_owned())].into();
    settings.device.last_match = Some(LastPlayed {
        game: "toy".into(),
        home: Controller::Human,
        away: Controller::Human,
        matches_strength: true,
        clubs: Some(BySeat::new("own-mill-1".into(), "corvalo".into())),
        options,
    });
    store.save_settings(&settings).unwrap();
    assert_eq!(store.settings(), (settings, vec![]));
    // Names and ratings have files of their own.
    let text = fs::read_to_string(dir.path().join(DataFile::Settings.name())).unwrap();
    assert!(!text.contains("people:") && !text.contains("ratings:"), "{text}");
}

#[test]
fn missing_and_out_of_range_fields_get_usable_values() {
    let (_dir, mut store) = store_with(b"(master: 7, crowd: -1, music: NaN, speed: 0, muted: true)");
    let (settings, aside) = store.settings();
    let mut expected = settings_at_speed(0.0);
    (expected.shared.master, expected.shared.crowd, expected.shared.muted) = (1.0, 0.0, true);
    assert_eq!((settings, aside), (expected, vec![]));
}

/// Bug: an unknown hour renamed the settings of a newer build, and an unknown field was lost.
#[test]
fn readable_settings_of_a_newer_build_apply_and_the_file_is_left_alone() {
    for (foreign, said) in [
        ("hour: Dawn", "Dawn"),
        ("from_the_future: [1, (a: 2)]", "from_the_future"),
        ("last: (game: \"toy\", home: \"human\", away: \"galactic\")", "galactic"),
        ("last: (game: \"chess\", home: \"human\", away: \"pro\")", "unknown game `chess`"),
        ("last: (game: \"toy\", home: \"human\", away: \"pro\", mood: 3)", "mood"),
        ("people: (names: [\"Ada\"], playing: (None, None), pets: 3)", "pets"),
        ("version: 2, pace: 7", "version 2"),
    ] {
        let text = format!("(speed: 2.0, {foreign}, captions: false)");
        let (dir, mut store) = store_with(text.as_bytes());
        let (mut settings, reported) = store.settings();
        let mut expected = settings_at_speed(2.0);
        expected.personal_mut().captions = false;
        assert_eq!(settings, expected, "{foreign}");
        let [fault] = &reported[..] else { panic!("{foreign}: {reported:?}") };
        assert_eq!((fault.kind, &fault.moved_to), (FileProblem::Newer, &None));
        assert!(fault.to_string().contains("saved by a newer version of the game"), "{fault}");
        assert!(fault.reason.contains(said), "{fault}");
        // Names are kept nevertheless.
        settings.profiles.people.rename(0, PersonName::parse("Bo").unwrap());
        assert!(matches!(store.save_settings(&settings), Err(StoreError::Left { .. })));
        assert!(store.save_settings(&settings).is_ok(), "told once");
        assert_eq!(fs::read_to_string(dir.path().join(DataFile::Settings.name())).unwrap(), text);
        drop(store);
        let (again, reported) = Store::at(dir.path().to_owned()).settings();
        assert_eq!((again.profiles.people, reported.len()), (settings.profiles.people, 1), "{foreign}");
    }
}

/// Editors on Windows add a byte order mark and other line ends.
#[test]
fn a_byte_order_mark_and_other_line_ends_are_accepted() {
    let (_dir, mut store) = store_with(b"\xef\xbb\xbf(\r\n    speed: 2.0,\r\n    name: \"Ada\",\r\n)\r\n");
    let mut expected = settings_at_speed(2.0);
    expected.profiles.people.rename(0, PersonName::parse("Ada").unwrap());
    assert_eq!(expected.shared.look_duration.secs(), Some(8.0), "as it was before it could be set");
    assert_eq!(store.settings(), (expected, vec![]));
}

/// Numbers out of range from a file.
#[test]
fn numbers_out_of_range_are_clamped() {
    let (_dir, mut store) = store_with(b"(speed: 4294967295, ui_scale: 1e39, master: -inf, effects: 1e999)");
    let (settings, unusable) = store.settings();
    assert_eq!(unusable, []);
    assert_eq!(
        (
            settings.personal().speed,
            settings.personal().ui_scale,
            settings.shared.master,
            settings.shared.effects
        ),
        (8.0, 2.0, 0.0, 1.0)
    );
}

#[test]
fn damaged_settings_are_set_aside_and_reported() {
    for (text, said) in [
        (&b"(master: 0.5, cro"[..], ""),
        (b"", ""),
        (b"\x00\x9f\x92", "UTF-8"),
        (b"(pace: 5)", "pace: "),
        (b"(master: \"loud\")", "master: "),
    ] {
        let (_dir, mut store) = store_with(text);
        let (settings, aside) = store.settings();
        let [aside] = &aside[..] else { panic!("{aside:?}") };
        assert_eq!(settings, Settings::default());
        assert!(aside.reason.contains(said), "{aside}");
        assert_eq!(fs::read(aside.moved_to.as_ref().unwrap()).unwrap(), text);
        assert_eq!(store.settings(), (Settings::default(), vec![]), "told twice");
    }
}

/// Bug: what was written in an editor while the game was open went with the next setting.
#[test]
fn settings_changed_by_others_meanwhile_are_kept_and_reported() {
    let (dir, mut store) = store_with(b"(version: 1, speed: 2.0)");
    let (mut settings, _) = store.settings();
    let path = dir.path().join("settings.ron");
    fs::write(&path, "(version: 1, speed: 4.0, hour: Night) // mine").unwrap();
    settings.shared.muted = true;
    store.save_settings(&settings).unwrap();
    let reported: Vec<String> = store.take_unreported_errors().iter().map(ToString::to_string).collect();
    let [reported] = &reported[..] else { panic!("{reported:?}") };
    assert!(reported.contains("it was changed while the game was open; it is kept as"), "{reported}");
    let kept = fs::read_to_string(dir.path().join("settings.ron.copy-1")).unwrap();
    assert!(kept.contains("// mine"));
    assert!(fs::read_to_string(path).unwrap().contains("muted: true"));
}

fn name(text: &str) -> PersonName {
    PersonName::parse(text).unwrap()
}

fn entry(name: &str, key: &str) -> (String, String) {
    (name.to_owned(), key.to_owned())
}

/// Settings of Anna and Ben, with everybody's in force.
fn of_two() -> Settings {
    let mut settings = Settings::default();
    for (place, person) in ["Anna", "Ben"].into_iter().enumerate() {
        assert!(settings.rename_person(place, name(person)));
    }
    settings
}

#[test]
fn each_person_has_what_that_person_set_and_others_have_everybodys() {
    let mut settings = of_two();
    (settings.everybodys.speed, settings.shared.master) = (2.0, 0.3);
    settings.hand_over(Some(name("Anna")));
    assert_eq!(
        (settings.owner(), settings.personal().speed),
        (Some(&name("Anna")), 2.0),
        "everybody's at first"
    );
    settings.shared.muted = true;
    let annas = settings.personal_mut();
    (annas.ui_scale, annas.high_contrast) = (1.4, true);
    annas.keys = [entry("coach", "F7")].into();
    let annas = annas.clone();
    settings.hand_over(Some(name("Ben")));
    assert_eq!((settings.personal().ui_scale, settings.personal().high_contrast), (1.0, false));
    assert!(settings.shared.muted && settings.shared.master == 0.3, "the volume is everybody's");
    assert!(settings.keys().is_empty());
    settings.personal_mut().captions = false;
    settings.hand_over(None);
    assert_eq!(
        (settings.owner(), settings.personal().captions, settings.personal().ui_scale),
        (None, true, 1.0)
    );
    settings.hand_over(Some(name("Anna")));
    assert_eq!(settings.personal(), &annas);
    settings.hand_over(Some(name("Ben")));
    assert!(!settings.personal().captions);
}

#[test]
fn everybodys_changes_reach_only_those_without_settings_of_their_own() {
    let mut settings = of_two();
    settings.hand_over(Some(name("Anna")));
    settings.personal_mut().ui_scale = 1.4;
    settings.hand_over(None);
    // On its way it is what Anna has: that makes hers no less her own.
    for size in [1.4, 1.7] {
        settings.personal_mut().ui_scale = size;
        settings.hand_over(None);
    }
    settings.hand_over(Some(name("Anna")));
    assert_eq!(settings.personal().ui_scale, 1.4);
    settings.hand_over(Some(name("Ben")));
    assert_eq!(settings.personal().ui_scale, 1.7);
}

#[test]
fn settings_that_equal_everybodys_again_are_no_longer_ones_own() {
    let mut settings = of_two();
    settings.hand_over(Some(name("Anna")));
    settings.personal_mut().ui_scale = 1.4;
    settings.hand_over(Some(name("Anna")));
    assert_eq!(
        (settings.personal().ui_scale, settings.profiles.settings.len()),
        (1.4, 1),
        "handed over to herself"
    );
    settings.reset_personal();
    settings.hand_over(None);
    assert_eq!(settings, of_two());
}

#[test]
fn a_renamed_person_keeps_settings_and_rating() {
    for in_force in [None, Some("Anna"), Some("Ben")] {
        let mut settings = of_two();
        let rating = Rating { points: 120.0, deviation: 90.0, matches: 3 };
        settings.profiles.ratings.keep(Some(&name("Anna")), "toy", rating);
        settings.hand_over(Some(name("Anna")));
        settings.personal_mut().ui_scale = 1.4;
        settings.hand_over(in_force.map(name));
        assert!(!settings.rename_person(0, name("Ben")), "Ben is another");
        assert!(settings.rename_person(0, name("Anne")));
        assert_eq!(
            settings.owner(),
            in_force.map(|person| person.replace("Anna", "Anne")).map(|p| name(&p)).as_ref()
        );
        settings.hand_over(Some(name("Anne")));
        assert_eq!((settings.personal().ui_scale, settings.profiles.settings.len()), (1.4, 1));
        let of = |person: &str| settings.profiles.ratings.of(Some(&name(person)), "toy");
        assert_eq!((of("Anne"), of("Anna")), (Some(rating), None));
    }
}

#[test]
fn a_removed_persons_settings_go_and_everybodys_are_in_force() {
    for in_force in [None, Some("Anna"), Some("Ben")] {
        let mut settings = of_two();
        settings.hand_over(Some(name("Anna")));
        settings.personal_mut().ui_scale = 1.4;
        settings.hand_over(in_force.map(name));
        settings.forget_person(0);
        assert_eq!(
            (settings.personal().ui_scale, settings.profiles.settings.len()),
            (1.0, 0),
            "{in_force:?}"
        );
        // A new person of that name is another one.
        settings.rename_person(1, name("Anna"));
        settings.hand_over(Some(name("Anna")));
        assert_eq!(settings.personal().ui_scale, 1.0);
    }
}

#[test]
fn a_reset_touches_only_the_part_that_it_is_for() {
    let mut settings = of_two();
    settings.set_keys([entry(KEYBOARD_LAYOUT, "French"), entry("cap KeyQ", "B")].into());
    let labels = settings.keys();
    for person in ["Ben", "Anna"] {
        settings.hand_over(Some(name(person)));
        let own = settings.personal_mut();
        (own.ui_scale, own.four_colour) = (1.4, true);
        own.keys.extend([entry("coach", "F7")]);
    }
    settings.shared.muted = true;
    let mut reset = settings.clone();
    reset.reset_keys();
    assert_eq!((reset.keys(), reset.personal().ui_scale), (labels.clone(), 1.4));
    settings.reset_shared();
    assert_eq!((settings.shared.muted, settings.personal().ui_scale, settings.keys().len()), (false, 1.4, 3));
    settings.shared.muted = true;
    settings.reset_personal();
    assert_eq!(
        (settings.personal().ui_scale, settings.personal().four_colour, settings.shared.muted),
        (1.0, false, true)
    );
    assert_eq!(settings.keys(), labels);
    settings.hand_over(Some(name("Ben")));
    assert_eq!((settings.personal().ui_scale, settings.keys().len()), (1.4, 3), "Ben's are his");
}

/// One keyboard has one set of labels, whoever learnt them.
#[test]
fn the_labels_of_the_keyboard_are_everybodys() {
    let mut settings = of_two();
    settings.hand_over(Some(name("Anna")));
    settings.set_keys([entry(KEYBOARD_LAYOUT, "French"), entry("cap KeyQ", "B")].into());
    let labels = settings.keys();
    settings.hand_over(Some(name("Ben")));
    assert_eq!((settings.keys(), settings.profiles.settings.len()), (labels, 0));
}
