//! Fuzz targets: one function for each reader of untrusted files, and one that plays. Whatever the bytes are, nothing
//! panics, and every message is short and safe to show. The package `fuzz` runs the same functions with
//! coverage guidance.

use std::fmt::Display;

use ai::Budget;
use ai::opponent_model::NotesSubject;
use base::reading;
use competition::Competition;
use engine::code::summed;
use engine::{MatchRng, Record, Seat};
use games::dyn_game::DynGame;
use games::{self, GAMES};
use stage::scene::Audience;
use store::{FileProblem, ImportError, Store};
use words::{DisplayText, Language, Localization, Separator, goals as goals_ahead};
use words::{id, say};

/// A target: its name and its function.
pub(crate) type Target = (&'static str, fn(&[u8]));

/// All targets.
pub(crate) const TARGETS: [Target; 17] = [
    ("records", records),
    ("codes", codes),
    ("options", options),
    ("levels", a_level),
    ("set_pieces", a_set_piece),
    ("clubs", a_club),
    ("rules", rules),
    ("settings", settings),
    ("notebooks", notebooks),
    ("competition", competition),
    ("copies", copies),
    ("language", language),
    ("saved", saved),
    ("imported", imported),
    ("index", index),
    ("names", names),
    ("play", play),
];

/// Most characters of a message.
const MAX_MESSAGE_CHARS: usize = 3_000;
/// The audience of the shown matches.
const SCREEN: Audience = Audience { seat: Seat::Home, shared: false };

/// Runs the target of that name.
pub(crate) fn run(target: &str, bytes: &[u8]) {
    match TARGETS.iter().find(|(name, _)| *name == target) {
        Some((_, body)) => body(bytes),
        None => panic!("there is no target `{target}`"),
    }
}

/// Decodes the bytes as a file's text.
fn text_of(bytes: &[u8]) -> Option<String> {
    let text = reading::decode_utf8(bytes.to_vec());
    text.map_err(|error| showable(&error)).ok()
}

/// Asserts that a message fits on a page and has no control characters.
fn showable(text: &impl Display) {
    let text = text.to_string();
    assert!(text.chars().count() <= MAX_MESSAGE_CHARS, "{} letters: {text:.300}", text.chars().count());
    assert_eq!(reading::escape_invisible(&text), text, "{text:?}");
}

/// Reads a record, like `replay` and everything that stores matches.
fn records(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    match Record::parse(&text) {
        Ok(record) => replayed(&record),
        Err(error) => showable(&error),
    }
}

/// Reads a pasted match code, as it is and with a corrected checksum.
fn codes(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    let upper: String = text.chars().filter(char::is_ascii_alphanumeric).take(1000).collect();
    for code in [text, summed(&upper.to_ascii_uppercase())] {
        match games::code::read(&code) {
            Ok(record) => {
                replayed(&record);
                let again =
                    games::code::encode(&record).unwrap_or_else(|error| panic!("{error}: {}", record.text()));
                assert_eq!(games::code::read(&again).map(|again| again.text()).ok(), Some(record.text()));
            }
            Err(error) => showable(&error),
        }
    }
}

fn replayed(record: &Record) {
    let again = Record::parse(&record.text()).unwrap_or_else(|error| panic!("{error}: {}", record.text()));
    assert_eq!((&again.game, again.seed, &again.actions), (&record.game, record.seed, &record.actions));
    let game = match games::named(&record.game) {
        Ok(game) => game,
        Err(error) => return showable(&error),
    };
    match (game.replay(record), game.resume(record)) {
        (Ok(there), Ok(live)) => {
            assert_eq!((there.owed, there.outcome), (live.seats_to_move(), live.outcome()));
            let mut kept = game.replay(live.record()).unwrap_or_else(|error| panic!("{error}"));
            // An answer that nobody asked for is not kept, so the numbers of the decisions after it fall.
            assert_eq!(kept.joint.len(), there.joint.len());
            kept.joint.clone_from(&there.joint);
            assert_eq!(kept, there, "what goes on is kept as it was");
            for seat in live.seats_to_move().iter() {
                assert!(!live.prompt(seat).is_empty());
            }
        }
        (Err(error), Err(_)) => showable(&error),
        (there, live) => panic!("replayed: {there:?}; resumed: {}", live.is_ok()),
    }
}

/// Chooses an item by the first byte; returns it with the rest.
fn chosen<'a, T>(from: &'a [T], bytes: &'a [u8]) -> Option<(&'a T, &'a [u8])> {
    let (first, rest) = bytes.split_first()?;
    Some((from.get(usize::from(*first) % from.len())?, rest))
}

/// Reads options; the first byte chooses the game.
fn options(bytes: &[u8]) {
    let Some((game, rest)) = chosen(GAMES, bytes) else { return };
    let Some(text) = text_of(rest) else { return };
    match (game.start(&text, 7, SCREEN), game.seats_with(&text), game.arena(&text)) {
        (Ok((live, _)), Ok(seats), Ok(_)) => {
            assert_eq!(live.seats(), seats);
            replayed(live.record());
        }
        (Err(error), Err(_), Err(_)) => showable(&error),
        (live, seats, arena) => {
            panic!("start: {}, seats: {}, arena: {}", live.is_ok(), seats.is_ok(), arena.is_ok())
        }
    }
}

fn a_level(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    match scenarios::parse(&text) {
        Ok(scenario) => {
            showable(&scenario.title);
            showable(&scenario.text);
            scenario.plan.steps.iter().for_each(|step| showable(&step.say));
            assert!(scenario.title.shown().chars().count() <= 10 * reading::MAX_SHOWN_CHARS);
            replayed(&scenario.record);
        }
        Err(error) => showable(&error),
    }
}

fn a_set_piece(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    match set_pieces::parse(&text) {
        Ok(piece) => {
            assert!((1..=5).contains(&piece.difficulty()));
            assert!(set_pieces::parse(&piece.text()).is_ok(), "{}", piece.text());
            replayed(&piece.record);
        }
        Err(error) => showable(&error),
    }
}

fn a_club(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    match clubs::parse("club", &text) {
        Ok(club) => {
            for text in [&club.name, &club.short, &club.letter, &club.ground.name] {
                showable(text);
                assert!((1..=24).contains(&text.chars().count()), "{text}");
            }
            club.eleven.iter().chain(&club.ground.boards).for_each(showable);
            assert_eq!(clubs::parse("club", &club.text()).ok().as_ref(), Some(&club), "{}", club.text());
            let own = clubs::import("club", &text, |_| true).ok();
            assert!(own.is_some_and(|own| clubs::is_custom_id(&own.id)));
            // It can meet any club.
            for other in clubs::shipped() {
                assert!(clubs::distinguishable(&club, other) && clubs::distinguishable(other, &club));
            }
        }
        Err(error) => showable(&error),
    }
}

/// Reads rule data; the first byte chooses game and file.
fn rules(bytes: &[u8]) {
    let files: Vec<(&dyn DynGame, &str)> =
        GAMES.iter().flat_map(|game| game.data_files().iter().map(|file| (*game, *file))).collect();
    let Some(((game, file), rest)) = chosen(&files, bytes) else { return };
    let Some(text) = text_of(rest) else { return };
    if let Err(error) = game.check_data(file, &text) {
        showable(&error);
    }
}

fn settings(bytes: &[u8]) {
    // Reads them like a start of the game: the readable part counts, and everything can be saved or is left alone.
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    let folder = folder.unwrap_or_else(|error| panic!("{error}"));
    for name in ["settings.ron", "people.ron"] {
        let path = folder.path().join(name);
        assert!(std::fs::write(&path, bytes).is_ok());
        let mut store = Store::at(folder.path().to_owned());
        let (mut found, unusable) = store.settings();
        assert_eq!(found.clone().in_range(), found);
        unusable.iter().for_each(showable);
        let left = unusable.iter().any(|error| error.kind == FileProblem::Newer);
        let shared = &found.shared;
        let numbers = [shared.master, shared.crowd, shared.effects, shared.music];
        assert!(numbers.iter().all(|number| (0.0..=1.0).contains(number)), "{numbers:?}");
        let personal = found.personal();
        assert!((1.0..=2.0).contains(&personal.ui_scale) && (0.0..=8.0).contains(&personal.speed));
        found.shared.muted ^= true;
        let saved = store.save_settings(&found);
        drop(store);
        assert!(left || saved.is_ok() && Store::at(folder.path().to_owned()).settings() == (found, vec![]));
        assert!(!left || std::fs::read(&path).is_ok_and(|now| now == bytes));
        let _ = std::fs::remove_file(&path);
    }
    let path = folder.path().join("window.ron");
    assert!(std::fs::write(&path, bytes).is_ok());
    let place = Store::at(folder.path().to_owned()).window_place();
    let _ = Store::at(folder.path().to_owned()).save_window_place(place);
}

/// A notebook that can be read is shown, and a bot plays with it; bad ones do not affect the others.
fn notebooks(bytes: &[u8]) {
    let folder = data_folder();
    let path = folder.path().join("notebooks.ron");
    assert!(std::fs::write(&path, bytes).is_ok());
    let mut store = Store::at(folder.path().to_owned());
    let (found, unusable) = store.notebooks();
    unusable.iter().for_each(showable);
    for (key, notebook) in found.all() {
        let game = games::named(&key.game).unwrap_or_else(|error| panic!("{error}"));
        for about in [NotesSubject::Person, NotesSubject::Bot(DisplayText::verbatim("Ros"))] {
            let words = game.notebook_sentences(notebook, &about).unwrap_or_else(|error| panic!("{error}"));
            words.iter().for_each(showable);
        }
        let (live, _) = game.start("", 5, SCREEN).unwrap_or_else(|error| panic!("{error}"));
        if let Some(seat) = live.seats_to_move().first() {
            let mut bot = live.bot_with(key.difficulty, seat, notebook);
            let answer = bot.answer(&live.question(seat), Budget::Iterations(1)).0;
            assert!(live.allows(seat, &answer), "{answer}");
        }
    }
    let left = unusable.is_some_and(|error| error.kind == FileProblem::Newer);
    if let Some((key, _)) = found.all().next() {
        let _ = store.burn_notebook(key);
        drop(store);
        let (again, unusable) = Store::at(folder.path().to_owned()).notebooks();
        assert!(left || unusable.is_none() && again.all().count() + 1 == found.all().count());
    }
    assert!(!left || std::fs::read(&path).is_ok_and(|now| now == bytes));
}

fn competition(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    let Ok(competition) = Competition::parse(&text) else { return };
    let again = Competition::parse(&competition.to_ron()).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again, competition);
    // Everything that the competition's page shows.
    for (n, round) in competition.rounds().iter().enumerate() {
        showable(&competition.round_title(n));
        for fixture in round {
            showable(&competition.pairing(fixture));
            let game = competition.game_of(fixture).map_or("", DynGame::id);
            let due = competition.played_as(game, competition.seed(fixture));
            assert!(due.is_none_or(|due| due.played.is_none()));
            showable(&competition.stage(fixture));
            assert!(competition.is_decided_by(fixture) <= competition.kind().has_final());
        }
    }
    let sides = competition.entrants().len();
    let clubs: std::collections::BTreeSet<&str> =
        (0..sides).map(|side| competition.club(side).id.as_str()).collect();
    assert_eq!(clubs.len(), sides, "no two have the same club");
    assert!(competition.top_scorers(9).iter().all(|line| line.side < sides && line.player < 11));
    let (known, played) = competition.scorers_known();
    assert!(known <= played);
    for fixture in competition.rounds().iter().flatten() {
        fixture.played.iter().for_each(|result| showable(&competition.live_score(fixture, result)));
    }
    assert!(competition.champion().is_none_or(|side| side < sides));
    assert!(competition.tables().iter().flatten().all(|row| row.side < sides));
    let ties = competition.ties();
    assert!(ties.iter().flatten().all(|tie| tie.sides[Seat::Home] < sides && tie.sides[Seat::Away] < sides));
    assert_eq!(
        (competition.draw_order().len(), competition.rounds().len() <= competition.length()),
        (sides, true)
    );
    competition.champion_path().iter().for_each(showable);
    assert_eq!(competition.podium().is_some(), competition.champion().is_some());
}

/// Makes a data folder: in memory where possible, because the store syncs every file.
fn data_folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
    folder.unwrap_or_else(|error| panic!("{error}"))
}

/// A finished match.
const FINISHED: &str = include_str!("../kept/0.2/finished/penalties-1795343847847.ron");

/// Imports a text three times, and copies the file as a synchronised folder does: the match is there once.
fn imported(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    let folder = data_folder();
    let mut store = Store::at(folder.path().to_owned());
    let id = match store.import_match(&text) {
        Ok(id) => id,
        Err(error) => return showable(&error),
    };
    for _ in 0..2 {
        assert!(matches!(store.import_match(&text), Err(ImportError::Known(known)) if known == id));
    }
    let finished = folder.path().join("finished");
    let copied = std::fs::copy(
        finished.join(format!("{id}.ron")),
        finished.join(format!("{id}.sync-conflict-20261127-101500-ABCDEFG.ron")),
    );
    assert!(copied.is_ok(), "{copied:?}");
    for _ in 0..2 {
        let archive = store.archive(9);
        assert_eq!(
            (archive.matches.len(), archive.copies.len(), archive.unusable.len()),
            (1, 1, 0),
            "{archive:?}"
        );
        drop(store);
        store = Store::at(folder.path().to_owned());
    }
}

/// Reads the index of an archive with one match: whatever it says, that match is listed.
fn index(bytes: &[u8]) {
    let folder = data_folder();
    let finished = folder.path().join("finished");
    let written = std::fs::create_dir(&finished)
        .and_then(|()| std::fs::write(finished.join("penalties-5.ron"), FINISHED))
        .and_then(|()| std::fs::write(folder.path().join("archive.ron"), bytes));
    assert!(written.is_ok(), "{written:?}");
    for _ in 0..2 {
        let archive = Store::at(folder.path().to_owned()).archive(9);
        archive.unusable.iter().for_each(showable);
        let [archived] = &archive.matches[..] else { panic!("{archive:?}") };
        assert_eq!((archived.id.to_string(), archived.decisions > 0), ("penalties-5".to_owned(), true));
    }
}

/// Lists a match whose file has that name: it is listed or reported, and no file is lost.
#[cfg(unix)]
fn names(bytes: &[u8]) {
    use std::os::unix::ffi::OsStrExt as _;
    let name = [&bytes[..bytes.len().min(200)], b".ron"].concat();
    // A temporary file of a process that died is removed.
    if name.iter().any(|byte| [b'/', 0].contains(byte)) || name.starts_with(b".saving-") {
        return;
    }
    let folder = data_folder();
    let places = ["finished", "competitions", "clubs"].map(|place| folder.path().join(place));
    for place in &places {
        let path = place.join(std::ffi::OsStr::from_bytes(&name));
        let written = std::fs::create_dir(place).and_then(|()| std::fs::write(path, FINISHED));
        assert!(written.is_ok(), "{written:?}");
    }
    let mut store = Store::at(folder.path().to_owned());
    let archive = store.archive(9);
    assert_eq!(archive.matches.len() + archive.unusable.len(), 1, "{archive:?}");
    let reported = [store.competitions().1, store.clubs().1, archive.unusable].concat();
    reported.iter().for_each(showable);
    for place in &places {
        let files = std::fs::read_dir(place).map_or(0, Iterator::count);
        assert_eq!(files, 1, "{}: {reported:?}", place.display());
    }
}

/// Names are text on other systems.
#[cfg(not(unix))]
const fn names(_bytes: &[u8]) {}

/// Finds a second file of a competition. Whatever is in it, it is there afterwards, and what counts is as far as it
/// was.
fn copies(bytes: &[u8]) {
    let folder = data_folder();
    let inside = folder.path().join("competitions");
    let whole = include_str!("../../fuzz/corpus/competition/cup.ron");
    let before = Competition::parse(whole).unwrap_or_else(|error| panic!("{error}"));
    let written = std::fs::create_dir(&inside)
        .and_then(|()| std::fs::write(inside.join(format!("{}.ron", before.id())), whole))
        .and_then(|()| std::fs::write(inside.join("my backup.ron"), bytes));
    assert!(written.is_ok(), "{written:?}");
    for start in 0..2 {
        let (found, unusable) = Store::at(folder.path().to_owned()).competitions();
        unusable.iter().for_each(showable);
        let now = found.iter().find(|on| on.is_same(&before));
        assert!(now.is_some_and(|now| now.progress() >= before.progress()));
        let files: Vec<Vec<u8>> = std::fs::read_dir(&inside)
            .map(|entries| entries.filter_map(|entry| std::fs::read(entry.ok()?.path()).ok()).collect())
            .unwrap_or_default();
        assert!(files.iter().any(|file| file == bytes), "it was deleted");
        let kept = now.is_some_and(|now| now.continues(&before));
        assert!(kept || files.iter().any(|file| file == whole.as_bytes()), "what was there is lost");
        assert!(start == 0 || unusable.iter().all(|file| file.moved_to.is_none()), "told twice");
    }
}

/// Reads a language and formats what it has. It takes no more room than the bounds of a language allow.
fn language(bytes: &[u8]) {
    let Some(text) = text_of(bytes) else { return };
    let (language, bad) = match Language::read("xx", [("shared.ftl".to_owned(), text)]) {
        Ok(read) => read,
        Err(error) => return showable(&error),
    };
    bad.iter().for_each(showable);
    let words = Localization::of(language);
    let item = || DisplayText::verbatim("x");
    let (n, goals) = (3, goals_ahead(1.25));
    let texts = [
        DisplayText::of(id!("language-name")),
        DisplayText::list((0..12).map(|_| item()), Separator::And),
        DisplayText::list((0..12).map(|_| item()), Separator::Or),
        say!("number-per-cent", n = n),
        say!("dialog-file-damaged", file = &goals),
        goals,
    ];
    for text in &texts {
        assert!(words.text(text).len() <= 1 << 20);
    }
}

/// Loads a file in the folder of matches in play.
fn saved(bytes: &[u8]) {
    let folder = data_folder();
    let current = folder.path().join("current");
    let written = std::fs::create_dir(&current).and_then(|()| std::fs::write(current.join("a.ron"), bytes));
    assert!(written.is_ok(), "{written:?}");
    let (matches, _) = Store::at(folder.path().to_owned()).load_unfinished();
    for saved in &matches {
        replayed(&saved.record);
    }
}

/// Most decisions of a match.
const MAX_DECISIONS: usize = 60;

/// Most decisions of a match that is also shown: a scene costs as much as many decisions.
const MAX_SHOWN_DECISIONS: usize = 20;

/// Plays a match. The first byte chooses the game, the next its options and whether it is shown, eight bytes the
/// seed, and the rest the decisions. An undone decision leaves no trace.
fn play(bytes: &[u8]) {
    let Some((game, rest)) = chosen(GAMES, bytes) else { return };
    let Some((how, rest)) = rest.split_first() else { return };
    let Some((seed, choices)) = rest.split_first_chunk::<8>() else { return };
    let choices = &choices[..choices.len().min(2 * MAX_DECISIONS)];
    let (options, seed) = (some_options(*game, *how), u64::from_be_bytes(*seed));
    let record =
        game.guided(&options, seed, choices).unwrap_or_else(|error| panic!("{}: {error}", game.id()));
    if how % 8 != 0 || record.actions.len() > MAX_SHOWN_DECISIONS {
        return;
    }
    let (mut live, _) = game.start(&options, seed, SCREEN).unwrap_or_else(|error| panic!("{error}"));
    for (n, (seat, action)) in record.actions.iter().enumerate() {
        let before = (live.scene(SCREEN), live.seats_to_move());
        let reported = live.submit_text(*seat, action, SCREEN).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(reported.last().map_or(&before.0, |step| &step.scene), &live.scene(SCREEN), "{action}");
        // An undo costs as much as the whole match so far.
        if choices[2 * n] % 5 == 0 && live.undo(*seat) {
            assert_eq!((live.scene(SCREEN), live.seats_to_move()), before, "{action} was taken back");
            assert_eq!(live.record().actions, record.actions[..n]);
            live.submit_text(*seat, action, SCREEN).unwrap_or_else(|error| panic!("{error}"));
        }
    }
    assert_eq!(live.record().actions, record.actions);
    replayed(&record);
}

/// Returns a value for each option of the game, or the defaults if the values do not go together.
fn some_options(game: &dyn DynGame, how: u8) -> String {
    let info = game.info();
    let mut rng = MatchRng::new(u64::from(how));
    let mut value = |field: &stage::offer::OptionField| {
        rng.pick(field.values).map_or(String::new(), |(ron, _)| format!("{}: {ron}, ", field.name))
    };
    let options = format!("({})", info.fields.iter().map(&mut value).collect::<String>());
    if game.seats_with(&options).is_ok() { options } else { String::new() }
}
