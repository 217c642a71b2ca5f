//! Tests of the names, the ratings and the settings of people in their file.

use super::*;
use crate::Ratings;
use crate::formats::{DecodeError, piecemeal};
use crate::testing::settings_with;
use engine::record::ron_options;
use players::people::KnownPeople;
use serde::Deserialize;

const FILE: &str = DataFile::People.name();

fn ada() -> Settings {
    let mut settings = settings_at_speed(2.0);
    let name = PersonName::parse("Ada").unwrap();
    settings.profiles.ratings.keep(Some(&name), "toy", Rating { points: 120.0, deviation: 90.0, matches: 3 });
    settings.profiles.people.rename(0, name);
    settings
}

/// Returns Ada's, at the default speed.
fn slow_ada() -> Settings {
    let mut settings = ada();
    settings.personal_mut().speed = 1.0;
    settings
}

/// Returns settings of Ada and Bo, of whom Ada has larger text than everybody.
fn ada_and_bo() -> Settings {
    let [ada, bo] = ["Ada", "Bo"].map(|name| PersonName::parse(name).unwrap());
    let mut settings = settings_with(|settings| settings.shared.muted = true);
    settings.rename_person(0, ada.clone());
    settings.rename_person(1, bo);
    settings.hand_over(Some(ada));
    let adas = settings.personal_mut();
    (adas.ui_scale, adas.captions) = (1.4, false);
    settings.set_keys([("coach".to_owned(), "F7".to_owned())].into());
    settings
}

/// Returns the size of text for everybody, Ada and Bo.
fn sizes(mut settings: Settings) -> [f32; 3] {
    [None, Some("Ada"), Some("Bo")].map(|name| {
        settings.hand_over(name.and_then(PersonName::parse));
        settings.personal().ui_scale
    })
}

#[test]
fn each_persons_settings_are_beside_the_names_and_everybodys_in_their_own_file() {
    let dir = tempfile::tempdir().unwrap();
    let mut saved = ada_and_bo();
    Store::at(dir.path().to_owned()).save_settings(&saved).unwrap();
    let [settings, people] =
        ["settings.ron", FILE].map(|name| fs::read_to_string(dir.path().join(name)).unwrap());
    assert!(settings.contains("ui_scale: 1.0") && settings.contains("captions: true"), "{settings}");
    assert!(people.contains("version: 1") && people.contains("ui_scale: 1.4"), "{people}");
    assert!(!people.contains("muted") && !people.contains("\"Bo\": ("), "{people}");
    let (found, unusable) = Store::at(dir.path().to_owned()).settings();
    assert_eq!(
        (found.owner(), found.shared.muted, unusable),
        (None, true, vec![]),
        "everybody's are in force"
    );
    assert_eq!(sizes(found.clone()), [1.0, 1.4, 1.0]);
    saved.hand_over(None);
    assert_eq!(found, saved);
}

/// What 0.2.0 knows of the file.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
struct NamesAndRatings {
    people: KnownPeople,
    ratings: Ratings,
}

#[test]
fn a_build_without_personal_settings_reads_names_and_ratings_and_takes_the_file_for_a_newer_one() {
    let dir = tempfile::tempdir().unwrap();
    let text = |settings: &Settings| {
        Store::at(dir.path().to_owned()).save_settings(settings).unwrap();
        fs::read_to_string(dir.path().join(FILE)).unwrap()
    };
    let older = |text: &str| piecemeal::<NamesAndRatings>(text, 1, "names and ratings");
    let mut settings = ada_and_bo();
    settings.profiles.ratings = ada().profiles.ratings;
    let (found, fault) = older(&text(&settings));
    let expected = NamesAndRatings {
        people: settings.profiles.people.clone(),
        ratings: settings.profiles.ratings.clone(),
    };
    assert_eq!(found, expected);
    assert!(matches!(&fault, Some(DecodeError::Newer(why)) if why.contains("settings")), "{fault:?}");
    // Where nobody has settings of their own, nothing has changed for it.
    settings.reset_personal();
    assert_eq!(older(&text(&settings)), (expected, None));
}

#[test]
fn settings_of_people_that_cannot_be_read_are_set_aside_or_left_alone_and_names_stay() {
    for (wrong, kind, said) in [
        ("\"Ada\": (ui_scale: \"large\"), \"Bo\": (ui_scale: 1.2)", FileProblem::Damaged, "settings: "),
        ("\"Ada\": [1.4]", FileProblem::Damaged, "settings: "),
        ("\"Zed\": (ui_scale: 1.2)", FileProblem::Damaged, "“Zed”; expected one of the names"),
        ("\"\": ()", FileProblem::Damaged, "“”; expected one of the names"),
        ("\"Ada\": (mood: 3)", FileProblem::Newer, "mood"),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join(FILE);
        let text = format!("(version: 1, people: (names: [\"Ada\", \"Bo\"]), settings: {{{wrong}}})");
        fs::write(&path, &text).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let (found, unusable) = store.settings();
        assert_eq!((sizes(found.clone()), found.profiles.people.names().len()), ([1.0; 3], 2), "{wrong}");
        let [fault] = &unusable[..] else { panic!("{unusable:?}") };
        assert_eq!(fault.kind, kind, "{fault}");
        assert!(fault.reason.contains(said), "{fault}");
        let there = fault.moved_to.as_ref().unwrap_or(&path);
        assert_eq!(fs::read_to_string(there).unwrap(), text);
        assert_eq!(store.save_settings(&ada_and_bo()).is_ok(), kind == FileProblem::Damaged);
    }
}

#[test]
fn an_evening_that_cannot_be_is_set_aside_one_of_a_newer_build_is_left_alone_and_names_stay() {
    let wrong_sides = "(sides: (0, 0), result: (winner: None, score: (0, 0), kicks: None), secs: 9)";
    for (people, game, played, kind, said) in [
        ("\"Ada\", \"Ada\"", "penalties", "", FileProblem::Damaged, "the name Ada twice"),
        (
            "\"Ada\", \"Bo\"",
            "penalties",
            wrong_sides,
            FileProblem::Damaged,
            "match 1 of the evening: these sides were not to meet",
        ),
        ("\"Ada\", \"Bo\"", "futsal", "", FileProblem::Newer, "futsal"),
    ] {
        let dir = tempfile::tempdir().unwrap();
        let plan = format!("(people: [{people}], games: [\"{game}\"], format: League, duration: Hour)");
        let evening = format!("(plan: {plan}, seed: 3, played: [{played}])");
        let text = format!("(version: 1, people: (names: [\"Ada\", \"Bo\"]), evening: Some({evening}))");
        fs::write(dir.path().join(FILE), text).unwrap();
        let (found, unusable) = Store::at(dir.path().to_owned()).settings();
        assert_eq!((found.profiles.people.names().len(), found.profiles.evening), (2, None));
        let [fault] = &unusable[..] else { panic!("{unusable:?}") };
        assert_eq!(fault.kind, kind, "{fault}");
        assert!(fault.reason.contains(said), "{fault}");
    }
}

#[test]
fn numbers_out_of_range_in_a_persons_settings_are_clamped() {
    let dir = tempfile::tempdir().unwrap();
    let own = "\" Ada\": (ui_scale: 9), \"Bo\": (ui_scale: NaN, keys: {\"keyboard\": \"French\"})";
    let text = format!("(people: (names: [\"Ada\", \"Bo\"]), settings: {{{own}}})");
    fs::write(dir.path().join(FILE), text).unwrap();
    let (found, unusable) = Store::at(dir.path().to_owned()).settings();
    assert_eq!((sizes(found.clone()), unusable), ([1.0, 2.0, 1.0], vec![]));
    assert!(found.keys().is_empty(), "a keyboard is nobody's own");
}

/// Bug: damaged settings lost all names and ratings.
#[test]
fn names_and_ratings_survive_damaged_settings() {
    let dir = tempfile::tempdir().unwrap();
    let [settings, people] = ["settings.ron", FILE].map(|name| dir.path().join(name));
    Store::at(dir.path().to_owned()).save_settings(&ada()).unwrap();
    let text = fs::read_to_string(&settings).unwrap();
    assert!(text.contains("version: 1") && !text.contains("Ada"), "{text}");
    assert!(fs::read_to_string(&people).unwrap().contains("version: 1"));
    for bad in ["(master: ", "(hour: Dawn)", "(version: 2)"] {
        fs::write(&settings, bad).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let (found, unusable) = store.settings();
        assert_eq!((found, unusable.len()), (slow_ada(), 1), "{bad}");
    }
    fs::remove_file(&settings).unwrap();
    assert_eq!(Store::at(dir.path().to_owned()).settings(), (slow_ada(), vec![]));
}

/// Bug: "Back to the defaults" emptied the ratings.
#[test]
fn names_ratings_and_the_evening_survive_a_reset_of_the_settings() {
    let dir = tempfile::tempdir().unwrap();
    let mut store = Store::at(dir.path().to_owned());
    store.save_settings(&ada()).unwrap();
    let plan = "(people: [\"Ada\", \"Bo\"], games: [\"penalties\"], format: League, duration: Hour)";
    let evening = ron_options().from_str(&format!("(plan: {plan}, seed: 3, played: [])")).unwrap();
    let (started_games, evening) = (["toy".to_owned()].into(), Some(evening));
    let mut begun = ada();
    (begun.device.seen_tutorial, begun.device.started_games) = (true, started_games);
    begun.profiles.evening = evening;
    let mut reset = begun.clone();
    reset.reset_personal();
    reset.reset_shared();
    begun.personal_mut().speed = 1.0;
    assert_eq!(reset, begun);
    store.save_settings(&reset).unwrap();
    assert_eq!(Store::at(dir.path().to_owned()).settings().0.profiles.ratings, ada().profiles.ratings);
}

#[test]
fn names_in_old_settings_move_when_settings_are_saved() {
    let dir = tempfile::tempdir().unwrap();
    let [settings, people] = ["settings.ron", FILE].map(|name| dir.path().join(name));
    let older = "(speed: 2.0, people: (names: [\"Ada\"], playing: (Some(0), None)), ratings: {(\"Ada\", \"toy\"): \
                 (points: 120.0, spread: 90.0, matches: 3)})";
    fs::write(&settings, older).unwrap();
    let mut store = Store::at(dir.path().to_owned());
    assert_eq!(store.settings(), (ada(), vec![]));
    assert!(!people.exists(), "nothing is written before something is to be saved");
    let mut muted = ada();
    muted.shared.muted = true;
    store.save_settings(&muted).unwrap();
    assert!(people.exists() && !fs::read_to_string(&settings).unwrap().contains("Ada"));
    assert_eq!(Store::at(dir.path().to_owned()).settings().0, muted);
}

#[test]
fn names_of_a_newer_build_are_read_and_left_alone() {
    let dir = tempfile::tempdir().unwrap();
    let path = dir.path().join(FILE);
    for (foreign, names) in
        [("people: (names: [\"Ada\"], playing: (0, None)), clubs: [3]", 1), ("version: 2", 0)]
    {
        let text = format!("({foreign}, ratings: {{}})");
        fs::write(&path, &text).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let (found, unusable) = store.settings();
        let [fault] = &unusable[..] else { panic!("{unusable:?}") };
        assert_eq!((fault.kind, found.profiles.people.names().len()), (FileProblem::Newer, names));
        assert!(matches!(store.save_settings(&ada()), Err(StoreError::Left { .. })));
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
        drop(store);
        // The settings were saved despite the fault.
        assert_eq!(Store::at(dir.path().to_owned()).settings().0.personal().speed, 2.0);
    }
}

#[test]
fn damaged_names_are_set_aside_and_the_settings_stay() {
    let dir = tempfile::tempdir().unwrap();
    Store::at(dir.path().to_owned()).save_settings(&ada()).unwrap();
    fs::write(dir.path().join(FILE), "(people: (names: [").unwrap();
    let (found, unusable) = Store::at(dir.path().to_owned()).settings();
    assert_eq!((found.personal().speed, found.profiles.people.names().len()), (2.0, 0));
    assert_eq!(unusable[0].kind, FileProblem::Damaged);
    assert!(dir.path().join("people.ron.damaged-1").is_file());
}

/// Data of a file that this build does not keep survives the next save.
#[test]
fn names_that_cannot_be_kept_are_set_aside_and_reported() {
    let nine: String = (1..=9).map(|n| format!("\"P{n}\", ")).collect();
    let long = "\"a very long name indeed\"";
    let rating = "ratings: {(\"Ada\", \"toy\"): (points: 1e30, spread: 60, matches: 1)}";
    for (text, expected, names) in [
        (format!("(version: 1, people: (names: [{nine}]))"), "P9", 8),
        (format!("(version: 1, people: (names: [\"Ada\", {long}]))"), "a very long name", 2),
        ("(version: 1, people: (names: [\"Ada\", \"\u{1f98a}\"]))".to_owned(), "\u{1f98a}", 1),
        (format!("(version: 1, people: (names: [\"Ada\"]), {rating})"), "a rating", 1),
    ] {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join(FILE), &text).unwrap();
        let mut store = Store::at(dir.path().to_owned());
        let (found, unusable) = store.settings();
        assert_eq!(found.profiles.people.names().len(), names, "{text}");
        let [aside] = &unusable[..] else { panic!("{unusable:?}") };
        assert!(aside.to_string().contains(expected), "{aside}");
        store.save_settings(&found).unwrap();
        assert_eq!(fs::read_to_string(aside.moved_to.as_ref().unwrap()).unwrap(), text);
        assert_eq!(Store::at(dir.path().to_owned()).settings(), (found, vec![]));
    }
    // Blanks around a name and a name that is there twice are no loss.
    let dir = tempfile::tempdir().unwrap();
    fs::write(dir.path().join(FILE), "(version: 1, people: (names: [\" Ada \", \"Ada\"]))").unwrap();
    assert_eq!(Store::at(dir.path().to_owned()).settings().1, []);
}
