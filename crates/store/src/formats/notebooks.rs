//! The notebooks that bots keep of the people at this screen, and the text of their file: `notebooks.ron`. A notebook
//! knows the matches noted last: none is noted twice.

use std::cmp::Ordering;
use std::collections::{BTreeMap, VecDeque};
use std::io;

use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::{Deserialize, Serialize};

use super::decode::{DecodeError, decode_error};
use super::match_file::{check_notebook, raw};
use super::saved_match::{MatchId, SavedMatch};
use ai::Difficulty;
use ai::opponent_model::{Notebook, NotesSubject};
use engine::record::{ron_options, version_in};
use engine::{BySeat, Seat};
use players::controller::{Controller, person_against_bot};
use players::people::PersonName;

/// The version of the file that this build writes.
const VERSION: u32 = 1;
/// Notebooks, at most; more than people have names and games have readers.
const MAX_NOTEBOOKS: usize = 60;
/// A notebook knows the ids of this many matches that were noted last.
const MAX_NOTED_MATCHES: usize = 16;

/// Names a notebook: the person it is about, the game, and the difficulty of the bot that keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotebookKey {
    /// The person; `None` for a player without a name.
    pub person: Option<PersonName>,
    /// The id of the game.
    pub game: String,
    /// The bot's difficulty.
    pub difficulty: Difficulty,
}

/// Keyed by person, game and the place of the difficulty in menus.
impl Ord for NotebookKey {
    fn cmp(&self, other: &Self) -> Ordering {
        let by = |key: &Self| key.difficulty as usize;
        (&self.person, &self.game, by(self)).cmp(&(&other.person, &other.game, by(other)))
    }
}

impl PartialOrd for NotebookKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl NotebookKey {
    /// Returns the notebook that belongs to a match, and the seat of the bot that keeps it. None unless exactly one
    /// person plays, against a bot that keeps notebooks.
    #[must_use]
    pub fn of(
        game: &str,
        controllers: BySeat<Controller>,
        names: &BySeat<Option<PersonName>>,
    ) -> Option<(Self, Seat)> {
        let (person, difficulty) = person_against_bot(controllers)?;
        let reads = games::find(game)?.notebook_difficulty() == Some(difficulty);
        reads.then(|| (Self { person: names[person].clone(), game: game.to_owned(), difficulty }, !person))
    }
}

/// A notebook, with the matches noted last.
#[derive(Clone, Debug, PartialEq)]
struct RecentNotebook {
    notebook: Notebook,
    noted: VecDeque<MatchId>,
}

/// All notebooks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Notebooks(BTreeMap<NotebookKey, RecentNotebook>);

impl Notebooks {
    /// Returns the notebook of that name, if there is one.
    #[must_use]
    pub fn get(&self, key: &NotebookKey) -> Option<&Notebook> {
        self.0.get(key).map(|entry| &entry.notebook)
    }

    /// Returns every notebook with its name.
    pub fn all(&self) -> impl Iterator<Item = (&NotebookKey, &Notebook)> {
        self.0.iter().map(|(key, entry)| (key, &entry.notebook))
    }

    /// Removes the notebook of that name. Returns true if there was one.
    pub(crate) fn remove(&mut self, key: &NotebookKey) -> bool {
        self.0.remove(key).is_some()
    }

    /// Notes a match, unless it was noted. Returns true if there is something new.
    pub(crate) fn note(&mut self, key: &NotebookKey, reader: Seat, saved: &SavedMatch) -> bool {
        let Some(game) = games::find(&key.game) else { return false };
        let known = self.0.get(key);
        if known
            .is_some_and(|entry| entry.noted.iter().any(|id| id.original_name() == saved.id.original_name()))
            || known.is_none() && self.0.len() >= MAX_NOTEBOOKS
        {
            return false;
        }
        let Some(before) = known.map(|entry| entry.notebook.clone()).or_else(|| game.empty_notebook()) else {
            return false;
        };
        let Some(notebook) = game.noted_after(&saved.record, key.difficulty, reader, &before) else {
            return false;
        };
        let mut noted = known.map(|entry| entry.noted.clone()).unwrap_or_default();
        noted.push_back(saved.id.clone());
        noted.drain(..noted.len().saturating_sub(MAX_NOTED_MATCHES));
        self.0.insert(key.clone(), RecentNotebook { notebook, noted });
        true
    }

    /// Returns the file's text: each notebook begins a line.
    pub(crate) fn text(&self) -> io::Result<String> {
        let pages = self.0.iter().map(
            |(NotebookKey { person, game, difficulty }, RecentNotebook { notebook, noted })| {
                Ok(NotebookEntry {
                    person: person.clone().map(String::from),
                    game: game.clone(),
                    level: difficulty.name().to_owned(),
                    noted: noted.clone(),
                    notebook: raw(&notebook.text())?,
                })
            },
        );
        let file = NotebooksFile { version: VERSION, notebooks: pages.collect::<io::Result<_>>()? };
        let lines = PrettyConfig::new().compact_structs(true).depth_limit(1).indentor("");
        Ok(ron_options().to_string_pretty(&file, lines).map_err(io::Error::other)? + "\n")
    }

    /// Reads the file's text: the notebooks that can be read, and what is wrong with the rest.
    pub(crate) fn parse(text: &str) -> (Self, Option<DecodeError>) {
        let file: NotebooksFile<Box<RawValue>> = match ron_options().from_str(text) {
            Ok(file) => file,
            Err(error) => {
                let wrong = decode_error(text, &error, VERSION, "notebooks (version, notebooks)");
                return (Self::default(), Some(wrong));
            }
        };
        let (mut found, mut bad) = (Self::default(), None);
        if let Some(version) = version_in(text).filter(|version| *version > VERSION) {
            bad =
                Some(DecodeError::Newer(format!("version {version} is not known here: expected {VERSION}")));
        }
        for page in &file.notebooks {
            match entry_of(page.get_ron()) {
                Ok((key, entry)) if found.0.len() < MAX_NOTEBOOKS && !found.0.contains_key(&key) => {
                    found.0.insert(key, entry);
                }
                Ok(_) => bad = bad.or_else(|| Some(DecodeError::damaged("a notebook too many"))),
                // A newer build's notebook counts for more than a damaged one: the file is left alone then.
                Err(newer @ DecodeError::Newer(_)) => bad = Some(newer),
                Err(damaged) => bad = bad.or(Some(damaged)),
            }
        }
        (found, bad)
    }
}

/// The file's shape. Each notebook is read alone, so that one error costs one notebook.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NotebooksFile<P> {
    #[serde(default)]
    version: u32,
    notebooks: Vec<P>,
}

/// One notebook with its key in the file. The notebook itself is written as its own text.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct NotebookEntry<N> {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    person: Option<String>,
    game: String,
    level: String,
    noted: VecDeque<MatchId>,
    notebook: N,
}

/// Reads one notebook of the file.
fn entry_of(text: &str) -> Result<(NotebookKey, RecentNotebook), DecodeError> {
    let expected = "a notebook (person, game, level, noted, notebook)";
    let page: NotebookEntry<Notebook> =
        ron_options().from_str(text).map_err(|error| decode_error(text, &error, VERSION, expected))?;
    let game = games::named(&page.game).map_err(|error| DecodeError::Newer(error.to_string()))?;
    let difficulty: Difficulty = page
        .level
        .parse()
        .map_err(|error: ai::ParseDifficultyError| DecodeError::Newer(error.to_string()))?;
    check_notebook(&page.notebook)?;
    game.notebook_sentences(&page.notebook, &NotesSubject::Person).map_err(DecodeError::damaged)?;
    let person = match page.person {
        Some(name) => {
            Some(PersonName::parse(&name).ok_or_else(|| DecodeError::damaged("a name without letters"))?)
        }
        None => None,
    };
    let mut noted = page.noted;
    // The last ones, as they are written.
    noted.drain(..noted.len().saturating_sub(MAX_NOTED_MATCHES));
    Ok((
        NotebookKey { person, game: page.game, difficulty },
        RecentNotebook { notebook: page.notebook, noted },
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::saved_match;

    /// The bytes that builds have written since 0.2.
    const FILE: &str = r#"(version: 1, notebooks: [
(game: "penalties", level: "world-class", noted: ["penalties-1", "penalties-2"], notebook: (
    version: 1,
    game: "penalties",
    matches: 2,
    notes: [
    (n: 1, by: You, kick: left, dive: middle),
    (n: 1, by: Bot, kick: right, dive: left),
],
)),
(person: "Ada", game: "penalties", level: "world-class", noted: ["penalties-3"], notebook: (
    version: 1,
    game: "penalties",
    matches: 1,
    notes: [],
)),
])
"#;

    #[test]
    fn the_format_of_the_notebook_file_is_unchanged() {
        let (notebooks, wrong) = Notebooks::parse(FILE);
        assert!(wrong.is_none() && notebooks.0.len() == 2, "{notebooks:?}");
        assert_eq!(notebooks.text().unwrap(), FILE);
    }

    /// Returns a file of that many people's notebooks.
    fn of_people(count: usize) -> String {
        let (first, page) = FILE.split_at(FILE.find("(person").unwrap());
        let head = &first[..first.find("(game").unwrap()];
        let page = page.strip_suffix("])\n").unwrap();
        let pages = (0..count).map(|n| page.replace("Ada", &format!("Ada {n}")));
        format!("{head}{}])\n", pages.collect::<String>())
    }

    /// A match of a person in the game of [`FILE`], against its reader.
    fn of_person(name: &str) -> (NotebookKey, SavedMatch) {
        let (difficulty, rookie) = (Difficulty::WorldClass, Difficulty::Rookie);
        let arena = games::named("penalties").unwrap().arena("").unwrap();
        let record = arena.play_match(1, BySeat::new(rookie, rookie), true).unwrap().record.unwrap();
        let person = PersonName::parse(name);
        let saved = SavedMatch {
            saved: 8,
            names: BySeat::new(person.clone(), None),
            ..saved_match(MatchId::unsaved("penalties"), record, Controller::Bot(difficulty))
        };
        (NotebookKey { person, game: "penalties".to_owned(), difficulty }, saved)
    }

    #[test]
    fn the_number_of_notebooks_is_bounded() {
        for (count, whole, room) in
            [(MAX_NOTEBOOKS - 1, true, true), (MAX_NOTEBOOKS, true, false), (MAX_NOTEBOOKS + 1, false, false)]
        {
            let (mut notebooks, wrong) = Notebooks::parse(&of_people(count));
            assert_eq!((notebooks.0.len(), wrong.is_none()), (count.min(MAX_NOTEBOOKS), whole), "{wrong:?}");
            // The book is full: only who has one is noted.
            for (name, noted) in [("Ada 0", true), ("Bo", room)] {
                let (key, saved) = of_person(name);
                assert_eq!(notebooks.note(&key, Seat::Away, &saved), noted, "{count} {name}");
            }
        }
    }

    /// Bug: of more ids than are kept the first were read, and the last written, so a match could be noted twice.
    #[test]
    fn the_last_noted_matches_are_remembered() {
        let all: Vec<String> = (0..MAX_NOTED_MATCHES + 9).map(|n| format!("penalties-{n}")).collect();
        let text = FILE.replace("\"penalties-3\"", &format!("{all:?}").replace(['[', ']'], ""));
        let (mut notebooks, wrong) = Notebooks::parse(&text);
        assert!(wrong.is_none());
        let (key, saved) = of_person("Ada");
        let of = |id: &str| SavedMatch { id: MatchId::of_stem(id), ..saved.clone() };
        for known in &all[9..] {
            assert!(!notebooks.note(&key, Seat::Away, &of(known)), "{known}");
            let copy = format!("{known}.sync-conflict-20261127-101500-ABCDEFG");
            assert!(!notebooks.note(&key, Seat::Away, &of(&copy)), "{copy}");
        }
        assert!(notebooks.note(&key, Seat::Away, &of("penalties-99")));
        assert!(!notebooks.note(&key, Seat::Away, &of(all.last().unwrap())));
        assert_eq!(Notebooks::parse(&notebooks.text().unwrap()).0, notebooks);
    }

    /// Neither form is as builds before wrote it; both are read.
    #[test]
    fn no_notebook_and_a_name_with_an_apostrophe_are_read_in_either_form() {
        assert_eq!(Notebooks::default().text().unwrap(), "(version: 1, notebooks: [])\n");
        for none in ["(version: 1, notebooks: [])\n", "(version: 1, notebooks: [\n])\n"] {
            let (notebooks, wrong) = Notebooks::parse(none);
            assert!(wrong.is_none() && notebooks.0.is_empty());
        }
        let [before, now] = ["D'Arcy", "D\\'Arcy"].map(|name| FILE.replace("Ada", name));
        let [old, new] = [&before, &now].map(|text| Notebooks::parse(text).0);
        assert_eq!(old, new);
        assert_eq!(old.text().unwrap(), now);
    }
}
