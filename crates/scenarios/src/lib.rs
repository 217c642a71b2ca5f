//! Scenarios start a match from the middle. One RON file each, `levels/<game>/<name>.ron`: `(game,
//! options, seed, actions, home, away, title, text, steps)`. The first four are a record's, the actions lead to where
//! the player takes over; `home` and `away` say who plays; `title` and `text` are for the player to read; `steps`,
//! which may be left out, are a lesson. Texts for the player are messages in the scenarios of the game,
//! `Id("level-…")`, and may be plain texts in scenarios of other people.
//!
//! A scenario is checked whole before anything of it counts, each error with its line and column.

pub mod example;
pub mod lesson;

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use ron::value::RawValue;
use serde::Deserialize;

use base::reading;
use engine::illegal::{self, DataFileError};
use engine::record::ron_options;
use engine::source_text::SourceText;
use engine::{BySeat, Record, RuleDataError, Seat};
use games::GAMES;
use games::record_source::RecordSource;
use lesson::LessonPlan;
use players::controller::Controller;
use words::{DisplayText, Localization};

/// Maximum number of characters of a scenario's text that are shown; the longest that is shipped has half as many.
const MAX_TEXT_CHARS: usize = 600;
/// The folder of the messages that scenarios may name.
const ENGLISH_WORDS_DIR: &str = "assets/words/en";

/// A valid scenario.
#[derive(Clone, Debug)]
pub struct Scenario {
    /// The file name without its ending; empty if the scenario came from no file.
    pub name: String,
    /// A short title for the menu, safe to show.
    pub title: DisplayText,
    /// One or two sentences on the situation and the task, safe to show.
    pub text: DisplayText,
    /// The controllers of the sides.
    pub players: BySeat<Controller>,
    /// The match up to where the player takes over; it is not over there.
    pub record: Record,
    /// The lesson; without steps if the scenario teaches nothing.
    pub plan: Arc<LessonPlan>,
}

/// The form of the file. Values whose errors need a place are kept raw.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "level")]
struct ScenarioFile<'a> {
    #[serde(borrow)]
    game: &'a RawValue,
    #[serde(borrow)]
    options: &'a RawValue,
    seed: u64,
    #[serde(borrow)]
    actions: Vec<(Seat, &'a RawValue)>,
    #[serde(borrow)]
    home: &'a RawValue,
    #[serde(borrow)]
    away: &'a RawValue,
    #[serde(borrow)]
    title: &'a RawValue,
    #[serde(borrow)]
    text: &'a RawValue,
    #[serde(borrow, default)]
    steps: Vec<lesson::LessonStepFile<'a>>,
}

/// The folder of the scenarios of that game, beside that folder of the assets.
#[must_use]
pub fn folder(assets: &Path, game: &str) -> PathBuf {
    assets.parent().unwrap_or(assets).join("levels").join(game)
}

/// Loads a scenario and plays it through.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn load(path: &Path) -> Result<Scenario, DataFileError> {
    illegal::load(path, |name, text| Ok(Scenario { name: name.to_owned(), ..parse(text)? }))
}

/// The valid scenarios beside the assets, of all games.
#[derive(Clone, Debug, Default)]
pub struct ScenarioList(Vec<Scenario>);

impl ScenarioList {
    /// Reads the scenarios of all games and plays them through. Returns what is wrong with the others, too.
    #[must_use]
    pub fn read(assets: &Path) -> (Self, Vec<DataFileError>) {
        let (mut read, mut errors) = (Vec::new(), Vec::new());
        for game in GAMES {
            for file in files(&folder(assets, game.id())) {
                match load(&file) {
                    Ok(scenario) => read.push(scenario),
                    Err(error) => errors.push(error),
                }
            }
        }
        (Self(read), errors)
    }

    /// Returns the scenarios of a game, the first match first.
    pub fn of(&self, game: &str) -> impl Iterator<Item = &Scenario> {
        self.0.iter().filter(move |scenario| scenario.record.game == game)
    }

    /// Returns the lessons of a game: its scenarios with steps.
    pub fn lessons_of(&self, game: &str) -> impl Iterator<Item = &Scenario> {
        self.of(game).filter(|scenario| !scenario.plan.steps.is_empty())
    }

    /// Returns the scenario of that name; `None` where there is none, or it is broken.
    #[must_use]
    pub fn named(&self, game: &str, name: &str) -> Option<&Scenario> {
        self.of(game).find(|scenario| scenario.name == name)
    }

    /// Returns the lesson of that name, if the match began with it: `None` where there is no such lesson any more.
    #[must_use]
    pub fn lesson_of(&self, name: &str, record: &Record) -> Option<Arc<LessonPlan>> {
        let scenario = self.named(&record.game, name)?;
        (begins(&scenario.record, record) && !scenario.plan.steps.is_empty()).then(|| scenario.plan.clone())
    }

    /// Returns the number of decisions, from the first on, that were given in that match: those of the scenario that it
    /// began as, and those that its lesson asked for. They do not count as anybody's mistakes.
    #[must_use]
    pub fn given(&self, record: &Record) -> usize {
        let begun = self.of(&record.game).filter(|scenario| begins(&scenario.record, record));
        let given =
            begun.map(|scenario| scenario.plan.given(&record.actions).max(scenario.record.actions.len()));
        given.max().unwrap_or(0)
    }
}

/// Returns the files of the scenarios in that folder, the first match first.
fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = illegal::files(folder);
    files.sort_by_key(|file| file.file_stem().is_none_or(|stem| stem != "first-match"));
    files
}

/// Returns true if that match began with these decisions.
fn begins(first: &Record, record: &Record) -> bool {
    (&first.game, first.options.get_ron(), first.seed)
        == (&record.game, record.options.get_ron(), record.seed)
        && record.actions.starts_with(&first.actions)
}

/// Reads a scenario's text and plays it through.
///
/// # Errors
/// The first thing that is wrong with it, with its place.
pub fn parse(text: &str) -> Result<Scenario, RuleDataError> {
    let place = ScenarioReader(SourceText(text));
    let written: ScenarioFile<'_> =
        place.0.whole("a level (game, options, seed, actions, home, away, title, text, steps)")?;
    let ScenarioFile { game, options, seed, actions, .. } = &written;
    let match_so_far = RecordSource { game, options, seed: *seed, actions };
    let (entry, record, _) = match_so_far.read(place.0)?;
    let players = BySeat::new(place.who(written.home)?, place.who(written.away)?);
    let title = place.display_text(written.title, "the title", reading::MAX_SHOWN_CHARS)?;
    let text = place.display_text(written.text, "the text", MAX_TEXT_CHARS)?;
    let plan = lesson::read(&place, entry, &record, players, &written.steps)?;
    Ok(Scenario { name: String::new(), title, text, players, record, plan: Arc::new(plan) })
}

/// Returns an untrusted text in one line, safe to show.
fn flowing(text: &str, most: usize) -> String {
    reading::sanitized_up_to(&text.split_whitespace().collect::<Vec<_>>().join(" "), most)
}

/// A text for players that is a message of the game's own words.
#[derive(Deserialize)]
enum Message {
    /// Its id, in `assets/words/en`.
    Id(String),
}

/// Reads the values of a scenario, each error with its place.
struct ScenarioReader<'a>(SourceText<'a>);

impl<'a> Deref for ScenarioReader<'a> {
    type Target = SourceText<'a>;

    fn deref(&self) -> &SourceText<'a> {
        &self.0
    }
}

impl ScenarioReader<'_> {
    /// Reads a text for players, which is a message or plain text. `what` is what it is in the scenario: `step 3`.
    fn display_text(&self, raw: &RawValue, what: &str, most: usize) -> Result<DisplayText, RuleDataError> {
        if let Ok(Message::Id(id)) = ron_options().from_str(raw.get_ron()) {
            return Localization::plain_message(&id).map(DisplayText::of).ok_or_else(|| {
                let id = reading::sanitized(&id);
                let expected = "expected the id of a message without arguments, or a text in quotes";
                self.error_at(raw, format!("{what}: `{id}` is no message in {ENGLISH_WORDS_DIR}; {expected}"))
            });
        }
        let text: String =
            self.read_as(raw, "a text in quotes, or a message such as Id(\"level-title-first-match\")")?;
        Ok(DisplayText::verbatim(flowing(&text, most)))
    }

    fn who(&self, raw: &RawValue) -> Result<Controller, RuleDataError> {
        let name: String = self.read(raw)?;
        name.parse().map_err(|e| self.error_at(raw, format!("{e}")))
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use ai::Difficulty;
    use engine::toy::Action;
    use stage::action::DynAction;
    use stage::scene::CardHighlight;
    use stage::testing::AUDIENCES;
    use words::say;

    const SOUND: &str = r#"(
    game: "toy",
    options: (rounds: 2),
    seed: 7,
    actions: [
        (home, "Left"),
        (away, "Right"),
    ],
    home: "human",
    away: "world-class",
    title: "One to go",
    text: "Guess once.",
)"#;

    #[test]
    fn a_valid_level_starts_at_its_position() {
        let scenario = parse(SOUND).unwrap();
        assert_eq!(scenario.title, "One to go");
        assert_eq!(scenario.players[Seat::Home], Controller::Human);
        let live = games::find("toy").unwrap().resume(&scenario.record).unwrap();
        assert!(live.outcome().is_none() && live.seats_to_move().contains(Seat::Home));
    }

    #[test]
    fn errors_have_their_position() {
        for (from, to, place, expected) in [
            ("\"toy\"", "\"chess\"", "2:11", "unknown game `chess`"),
            ("\"toy\"", "7", "2:11", "expected a text"),
            ("rounds: 2", "rounds: 70", "3:14", "option `rounds`"),
            ("rounds: 2", "rounds: two", "3:2", "Expected integer"),
            ("rounds: 2", "wickets: 2", "3:", "wickets"),
            ("seed: 7", "seed: -7", "4:", ""),
            ("\"Left\"", "\"Up\"", "6:16", "decision 1 (home): `Up` is no action"),
            ("(away, ", "(home, ", "7:16", "decision 2 (home Right): home owes no decision (TOY-1)"),
            ("(away, ", "(north, ", "7:", "north"),
            ("rounds: 2", "rounds: 1", "7:16", "the match is over"),
            ("world-class", "great", "10:11", "unknown player `great`"),
            ("title", "tittle", "11:", "tittle"),
            ("Guess once.\",\n)", "Guess once.\",\n) x", "13:2", ""),
        ] {
            assert!(SOUND.contains(from), "{from}");
            let error = parse(&SOUND.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(error.starts_with(place) && error.contains(expected), "{to} at {place}: {error}");
        }
    }

    const STEPS: &str = r#"    text: "Guess once.",
    steps: [
        (say: "Look at the score.", point: [Board]),
        (
            say: "Say left.",
            point: [Choice],
            play: "Left",
            or: ["Right"],
        ),
    ],
)"#;

    /// The sound scenario with steps; both guess in its last round, home first.
    fn taught() -> String {
        SOUND.replace("    text: \"Guess once.\",\n)", STEPS)
    }

    #[test]
    fn steps_are_read_and_played_through() {
        let plan = parse(&taught()).unwrap().plan;
        assert_eq!((plan.learner_seat, plan.steps.len()), (Seat::Home, 2));
        let allows = |step: usize, action: Action| plan.steps[step].allows(&DynAction::new(action));
        assert!(allows(1, Action::Right) && !allows(0, Action::Left));
        assert!(parse(SOUND).unwrap().plan.steps.is_empty());
    }

    #[test]
    fn errors_in_steps_have_their_position() {
        for (from, to, place, expected) in [
            ("Look at the score.", "Look at it (S17-7).", "14:15", "no code"),
            ("Look at the score.", "Look", "14:15", "full stop"),
            ("Look at the score.", "a a a a a a a a a a a a a a a a.", "14:15", "16 words"),
            ("[Board]", "[]", "14:15", "points at nothing"),
            ("[Board]", "[Ball]", "14:45", "not on the table here"),
            ("[Board]", "[Board, Bat]", "14:", "something on the table"),
            ("[Board]", "[Board, Zone(\"deck\")]", "14:52", "not on the table here"),
            ("[Board]", "[Choice]", "14:45", "nothing to choose"),
            ("play: \"Left\"", "play: \"Up\"", "18:19", "`Up` is no action"),
            ("play: \"Left\"", "play: 7", "18:19", "expected a text"),
            ("or: [\"Right\"]", "or: [\"Up\"]", "19:18", "`Up` is no action"),
            ("or: [\"Right\"]", "replies: [\"Up\"]", "19:23", "`Up` is no action"),
            ("or: [\"Right\"]", "meanwhile: [(away, \"Up\")]", "19:32", "`Up` is no action"),
            ("or: [\"Right\"]", "meanwhile: [(home, \"Left\")]", "19:32", "home owes no decision"),
            ("            play: \"Left\",\n", "", "17:21", "nothing to choose"),
            ("home: \"human\"", "home: \"rookie\"", "14:15", "for one"),
            ("away: \"world-class\"", "away: \"human\"", "14:15", "for one"),
            ("say: \"Say left.\"", "says: \"Say left.\"", "16:", "says"),
            ("[Board]", "[Board], show: 7", "14:", "expected an example"),
        ] {
            assert!(taught().contains(from), "{from}");
            let error = parse(&taught().replacen(from, to, 1)).unwrap_err().to_string();
            assert!(error.starts_with(place) && error.contains(expected), "{to} at {place}: {error}");
        }
    }

    /// A text is a message or plain text. A message that does not exist is named with its step.
    #[test]
    fn texts_are_messages_or_plain() {
        let named = taught().replacen("\"One to go\"", "Id(\"level-title-first-match\")", 1);
        let named = named.replacen("\"Say left.\"", "Id(\"level-pen-first-match-1\")", 1);
        let scenario = parse(&named).unwrap();
        assert_eq!(
            (&scenario.title, &scenario.text),
            (&say!("level-title-first-match"), &DisplayText::verbatim("Guess once."))
        );
        assert_eq!(scenario.plan.steps[0].say, DisplayText::verbatim("Look at the score."));
        assert_eq!(scenario.plan.steps[1].say, say!("level-pen-first-match-1"));
        for (from, to, place, expected) in [
            (
                "\"One to go\"",
                "Id(\"level-none\")",
                "11:12",
                "the title: `level-none` is no message in assets/words/en",
            ),
            ("\"Guess once.\"", "Id(\"level-none\")", "12:11", "the text: `level-none` is no message"),
            ("\"Say left.\"", "Id(\"level-none\")", "16:18", "step 2: `level-none` is no message"),
            ("\"Say left.\"", "Id(\"quoted\")", "16:18", "step 2: `quoted` is no message"),
            ("\"Say left.\"", "Id(\"level-title-first-match\")", "16:18", "full stop"),
            ("\"Say left.\"", "Text(\"Say left.\")", "16:18", "expected a text in quotes, or a message"),
            ("\"One to go\"", "7", "11:12", "expected a text in quotes, or a message"),
        ] {
            assert!(taught().contains(from), "{from}");
            let error = parse(&taught().replacen(from, to, 1)).unwrap_err().to_string();
            assert!(error.starts_with(place) && error.contains(expected), "{to} at {place}: {error}");
        }
    }

    #[test]
    fn a_missing_file_is_named() {
        let error = load(Path::new("levels/none.ron")).unwrap_err().to_string();
        assert!(error.contains("none.ron: cannot be read"), "{error}");
    }

    /// Returns the shipped scenarios.
    fn shipped() -> Vec<PathBuf> {
        let root = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("levels");
        let folders = fs::read_dir(root).unwrap().map(|folder| folder.unwrap().path());
        folders.flat_map(|folder| files(&folder)).collect()
    }

    /// Every shipped scenario can be played.
    #[test]
    fn every_level_loads() {
        assert!(!shipped().is_empty());
        for file in shipped() {
            let scenario = load(&file).unwrap_or_else(|error| panic!("{error}"));
            assert!(!scenario.title.is_empty() && !scenario.text.is_empty(), "{}", scenario.title);
            let steps = scenario.plan.steps.iter().map(|step| &step.say);
            for text in steps.chain([&scenario.title, &scenario.text]) {
                assert_ne!(*text, DisplayText::verbatim(text.shown()), "{}: plain text", file.display());
            }
        }
    }

    /// Lessons, rules and offers use the same terms. Lessons are short, and all their texts are complete.
    #[test]
    fn lessons_have_the_words_of_the_rules() {
        for file in shipped() {
            let scenario = load(&file).unwrap();
            let steps = scenario.plan.steps.iter().map(|step| &step.say);
            for say in steps.clone() {
                assert_eq!(lesson::plain(&say.shown()), Ok(()), "{}", file.display());
            }
            for text in steps.chain([&scenario.title, &scenario.text]).map(DisplayText::shown) {
                for (word, instead) in [
                    ("open card", "active card"),
                    ("Turn over", "flip"),
                    ("turn over", "flip"),
                    ("no chance", "no threat"),
                    ("again lay", "retake"),
                    ("court card", "jack, queen, king"),
                ] {
                    assert!(!text.contains(word), "{}: `{text}`: say {instead}", file.display());
                }
            }
        }
    }

    #[test]
    fn the_scripted_decisions_of_a_lesson_are_recognised() {
        let (scenarios, errors) =
            ScenarioList::read(&Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("assets"));
        assert!(errors.is_empty(), "{errors:?}");
        let mut record = scenarios.named("penalties", "first-match").unwrap().record.clone();
        assert_eq!(scenarios.given(&record), 0);
        record.actions.push((Seat::Home, "Kick(left)".to_owned()));
        record.actions.push((Seat::Away, "Dive(right)".to_owned()));
        assert_eq!(scenarios.given(&record), 2);
        record.actions.push((Seat::Home, "Dive(left)".to_owned()));
        record.actions.push((Seat::Away, "Kick(right)".to_owned()));
        assert_eq!(scenarios.given(&record), 2, "it went another way");
        record.seed += 1;
        assert_eq!(scenarios.given(&record), 0, "another match");
        let later = scenarios.named("soccer17", "three-turns-left").unwrap();
        assert_eq!(scenarios.given(&later.record), later.record.actions.len());
    }

    /// A broken scenario is reported, and the others are loaded.
    #[test]
    fn a_list_has_every_valid_level_the_first_match_first() {
        let shipped = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."));
        let root = tempfile::tempdir().unwrap();
        let folder = folder(&root.path().join("assets"), "penalties");
        fs::create_dir_all(&folder).unwrap();
        let sound = fs::read_to_string(shipped.join("levels/penalties/first-match.ron")).unwrap();
        for (name, text) in [("a", &sound[..]), ("broken", "(game: 7)"), ("first-match", &sound)] {
            fs::write(folder.join(name).with_extension("ron"), text).unwrap();
        }
        fs::write(folder.join("notes.txt"), "no level").unwrap();
        let (scenarios, errors) = ScenarioList::read(&root.path().join("assets"));
        assert_eq!(
            scenarios.of("penalties").map(|scenario| &scenario.name[..]).collect::<Vec<_>>(),
            ["first-match", "a"]
        );
        assert_eq!(scenarios.of("soccer17").count(), 0);
        assert!(errors.len() == 1 && errors[0].to_string().contains("broken.ron"), "{errors:?}");
        assert!(scenarios.named("penalties", "../penalties/a").is_none());
    }

    /// A first match is against a rookie, and begins with a choice on which the coach comments.
    #[test]
    fn every_first_lesson_asks_at_once() {
        let mut begun = 0;
        for file in shipped().iter().filter(|file| file.ends_with("first-match.ron")) {
            let scenario = load(file).unwrap();
            let live = games::named(&scenario.record.game).unwrap().resume(&scenario.record).unwrap();
            let rookie = BySeat::new(Controller::Human, Controller::Bot(Difficulty::Rookie));
            assert_eq!(scenario.players, rookie, "{}", file.display());
            assert!(
                live.seats_to_move().contains(Seat::Home) && live.lesson(Seat::Home).is_some(),
                "{}",
                file.display()
            );
            let open = live.picking(Seat::Home, &[]).map_or(0, |picking| picking.pickable.len());
            assert!(scenario.plan.steps.len() >= 8, "{}", file.display());
            assert!(live.offers(Seat::Home).len() + open > 1, "{}", file.display());
            begun += 1;
        }
        assert!(begun >= 5, "{begun}");
    }

    /// The first lesson begins with a ball to stop, before anything is only told; what stops it is highlighted.
    #[test]
    fn the_first_lesson_begins_with_a_save() {
        let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
            .join("levels/soccer_cards/first-match.ron");
        let scenario = load(&path).unwrap();
        let live = games::named("soccer_cards").unwrap().resume(&scenario.record).unwrap();
        assert_eq!(scenario.players, BySeat::new(Controller::Human, Controller::Bot(Difficulty::Rookie)));
        assert!(
            scenario.plan.steps[..2].iter().all(|step| !step.play.is_empty()),
            "two decisions come first"
        );
        assert_eq!(live.prompt(Seat::Home), "Stop the green ball");
        let lesson = "The lit cards stop the green ball. Any other card lets it in. A coloured shield stops \
                      anything, so it is worth keeping.";
        assert_eq!(live.lesson(Seat::Home).unwrap(), *lesson);
        let scene = live.scene(AUDIENCES[0]);
        let hand =
            scene.cards.iter().filter(|card| card.zone == "hand_own" && card.look == CardHighlight::Lit);
        let stoppers = ["sc/green_goal", "sc/coloured_shield"];
        assert_eq!(hand.map(|card| card.face.as_str()).collect::<Vec<_>>(), stoppers);
    }

    /// The first match begins with the ball, and the coach's words about it are true.
    #[test]
    fn the_first_lesson_begins_with_the_ball() {
        let path =
            Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join("levels/solitaire/first-match.ron");
        let live = games::named("solitaire").unwrap().resume(&load(&path).unwrap().record).unwrap();
        let lesson = "You have the ball: your strength is 6, theirs 6. If used now, the jack of diamonds scores \
                      for you, 17 v 6, but the 2 of clubs wins them the ball, 8 v 6. Click one, \
                      then one of the other two, and the third waits for the next turn.";
        assert_eq!(live.lesson(Seat::Home).unwrap(), *lesson);
    }
}
