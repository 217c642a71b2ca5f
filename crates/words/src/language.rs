//! One language: its messages, as Fluent has parsed them.

use std::collections::{BTreeSet, HashMap};
use std::fmt;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Pattern};
use unic_langid::LanguageIdentifier;

use super::bounds::{self, BoundedText};
use super::particles::{self, begins};
use super::pseudo::{PSEUDO, accented};
use super::{MessageId, english, names};
use base::reading::sanitized;

/// A place in a file of words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePosition {
    /// The name of the file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The last message that begins at or above the line, if any.
    pub id: Option<String>,
}

impl fmt::Display for FilePosition {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}, line {}", self.file, self.line)?;
        self.id.as_ref().map_or(Ok(()), |id| write!(f, " (at `{id}`)"))
    }
}

/// A defect in the files of a language. Its messages are shown in English; all others stay.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LanguageError {
    /// The text of a file is no Fluent.
    #[error("{at}: {found}; expected a message such as `id = text`")]
    Syntax {
        /// The place of the defect.
        at: FilePosition,
        /// The parser's message.
        found: String,
    },
    /// Two files have a message with the same id; the first one is used.
    #[error("{file}: the message `{id}` is there twice; expected one of that name")]
    Twice {
        /// The file with the second message.
        file: String,
        /// Its id.
        id: String,
    },
    /// The folder's name is no language tag.
    #[error(
        "the folder `{}` is named like no language; expected a tag such as `de` or `pt-BR`",
        sanitized(_0)
    )]
    NoTag(String),
    /// Something exceeds a bound that no language needs. The language is left out.
    #[error("{place}: {found}; expected at most {most}")]
    Beyond {
        /// The file, and the line or the message.
        place: String,
        /// The error there.
        found: String,
        /// The bound.
        most: String,
    },
    /// There are more defects than are listed for one file.
    #[error("{file}: {more} more defects")]
    More {
        /// The name of the file.
        file: String,
        /// The number of the other defects.
        more: usize,
    },
    /// A file cannot be read.
    #[error("{file}: {reason}; expected a file of text")]
    Unread {
        /// The file.
        file: String,
        /// The system's reason.
        reason: String,
    },
}

/// A language with all its messages.
pub struct Language {
    tag: LanguageIdentifier,
    bundle: FluentBundle<FluentResource>,
    /// The lines of each topic, each with the names it needs.
    lines: HashMap<String, Vec<LineText>>,
    pseudo: bool,
}

/// One line of a topic.
struct LineText {
    attribute: String,
    names: BTreeSet<String>,
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_struct("Language").field("tag", &self.tag.to_string()).finish_non_exhaustive()
    }
}

impl Language {
    /// Returns English, from the texts in the program.
    pub(super) fn english() -> (Self, Vec<LanguageError>) {
        Self::built_in("en", false)
    }

    /// Returns the pseudo-language, made from English.
    #[must_use]
    pub fn pseudo() -> Self {
        Self::built_in(PSEUDO, true).0
    }

    fn built_in(tag: &str, pseudo: bool) -> (Self, Vec<LanguageError>) {
        let files = english::FILES.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
        let tag = tag.parse().unwrap_or_default();
        let (files, bad) = parsed(files);
        Self::of(tag, files, bad, pseudo)
    }

    /// Returns the language of these files, each a name and a text, with the defects in them.
    ///
    /// # Errors
    /// The tag is none, or something exceeds the bounds of a language.
    pub fn read(
        tag: &str,
        files: impl IntoIterator<Item = (String, String)>,
    ) -> Result<(Self, Vec<LanguageError>), LanguageError> {
        let tag = tag.parse().map_err(|_| LanguageError::NoTag(tag.to_owned()))?;
        let files: Vec<(String, String)> = files.into_iter().collect();
        files.iter().try_for_each(|(file, text)| bounds::of_text(file, text))?;
        let (files, bad) = parsed(files);
        bounds::of_messages(&files)?;
        Ok(Self::of(tag, files, bad, false))
    }

    fn of(
        tag: LanguageIdentifier,
        files: Vec<(String, FluentResource)>,
        mut bad: Vec<LanguageError>,
        pseudo: bool,
    ) -> (Self, Vec<LanguageError>) {
        let mut lines = HashMap::new();
        let mut bundle = FluentBundle::new_concurrent(vec![tag.clone()]);
        // The marks around arguments are for texts of two directions; the game's font has none.
        bundle.set_use_isolating(false);
        if pseudo {
            bundle.set_transform(Some(accented));
        }
        // Both fail only if the function is there already.
        let _ = bundle.add_builtins();
        let _ = bundle.add_function("CAP", |args, _| match args {
            [FluentValue::String(text)] => capital(text).into(),
            [value] => value.clone(),
            _ => FluentValue::Error,
        });
        let _ = bundle.add_function("UPPER", |args, _| match args {
            [FluentValue::String(text)] => text.to_uppercase().into(),
            [value] => value.clone(),
            _ => FluentValue::Error,
        });
        let _ = bundle.add_function("POSSESSIVE", |args, _| match args {
            [FluentValue::String(name)] => possessive(name).into(),
            _ => FluentValue::Error,
        });
        let _ = bundle.add_function("BEGINS", |args, _| match args {
            [FluentValue::String(text)] => begins(text).into(),
            // Numbers are passed as numbers or, inside a text, as digits.
            [FluentValue::Number(number)] => begins(&number.as_string()).into(),
            _ => FluentValue::Error,
        });
        let articles = particles::articles(files.iter().map(|(_, resource)| resource));
        for &(name, form) in particles::functions(tag.language.as_str()) {
            let articles = Arc::clone(&articles);
            let _ = bundle.add_function(name, move |args, _| match args {
                [FluentValue::String(text)] => form(text, &articles).into(),
                [value] => value.clone(),
                _ => FluentValue::Error,
            });
        }
        for (file, resource) in files {
            note_lines(&resource, &mut lines);
            if let Err(errors) = bundle.add_resource(resource) {
                let twice = errors.into_iter().filter_map(|error| match error {
                    fluent_bundle::FluentError::Overriding { id, .. } => Some(id),
                    _ => None,
                });
                report(&mut bad, &file, &twice.collect::<Vec<String>>(), |id| LanguageError::Twice {
                    file: file.clone(),
                    id: sanitized(id),
                });
            }
        }
        (Self { tag, bundle, lines, pseudo }, bad)
    }

    /// Returns the tag of the language, such as `pt-BR`.
    #[must_use]
    pub fn tag(&self) -> String {
        self.tag.to_string()
    }

    /// Returns true for the pseudo-language.
    pub(super) const fn is_pseudo(&self) -> bool {
        self.pseudo
    }

    /// Returns the message with these arguments; `None` if the language lacks it or an argument it needs.
    pub(super) fn message(&self, id: MessageId, args: Option<&FluentArgs>) -> Option<String> {
        self.format(self.bundle.get_message(id.0)?.value()?, args)
    }

    /// Returns the lines of a topic that need no other names than `known`, by attribute.
    pub(super) fn lines(&self, topic: MessageId, known: &[&str]) -> Vec<&str> {
        let lines = self.lines.get(topic.0).map_or(&[][..], Vec::as_slice);
        let open = lines.iter().filter(|line| line.names.iter().all(|name| known.contains(&name.as_str())));
        open.map(|line| line.attribute.as_str()).collect()
    }

    /// Returns one line of a topic.
    pub(super) fn line(&self, topic: MessageId, attribute: &str, args: &FluentArgs) -> Option<String> {
        self.format(self.bundle.get_message(topic.0)?.get_attribute(attribute)?.value(), Some(args))
    }

    fn format(&self, pattern: &Pattern<&str>, args: Option<&FluentArgs>) -> Option<String> {
        let (mut errors, mut text) = (Vec::new(), BoundedText::default());
        self.bundle.write_pattern(&mut text, pattern, args, &mut errors).ok()?;
        errors.is_empty().then_some(text.0)
    }
}

/// Parses the files, each a name and a text, and returns the defects of their texts.
fn parsed(
    files: impl IntoIterator<Item = (String, String)>,
) -> (Vec<(String, FluentResource)>, Vec<LanguageError>) {
    let mut bad = Vec::new();
    let files = files.into_iter().map(|(file, text)| {
        let resource = match FluentResource::try_new(text) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let text = resource.source();
                report(&mut bad, &file, &errors, |error| LanguageError::Syntax {
                    at: position(&file, text, error.pos.start),
                    found: sanitized(&error.kind.to_string()),
                });
                resource
            }
        };
        (file, resource)
    });
    (files.collect(), bad)
}

/// Notes the first defects of a file, and how many more there are.
fn report<E>(bad: &mut Vec<LanguageError>, file: &str, errors: &[E], defect: impl Fn(&E) -> LanguageError) {
    bad.extend(errors.iter().take(bounds::MAX_LISTED_DEFECTS).map(defect));
    let more = errors.len().saturating_sub(bounds::MAX_LISTED_DEFECTS);
    if more > 0 {
        bad.push(LanguageError::More { file: file.to_owned(), more });
    }
}

/// Returns an English name as an owner: *Kit’s*, but *Rangers’*.
fn possessive(name: &str) -> String {
    let ending = if name.ends_with(['s', 'S']) { "’" } else { "’s" };
    format!("{name}{ending}")
}

/// Returns the text with a capital at its start.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn position(file: &str, text: &str, byte: usize) -> FilePosition {
    let before = &text.as_bytes()[..byte.min(text.len())];
    let line = before.iter().filter(|letter| **letter == b'\n').count() + 1;
    let starts = text.lines().take(line).filter_map(|line| {
        let id = line.split(['=', ' ']).next()?;
        line.starts_with(|letter: char| letter.is_ascii_alphabetic()).then_some(id)
    });
    FilePosition { file: file.to_owned(), line, id: starts.last().map(sanitized) }
}

/// Notes the attributes of every message with the names they need.
fn note_lines(resource: &FluentResource, lines: &mut HashMap<String, Vec<LineText>>) {
    for entry in resource.entries() {
        let Entry::Message(message) = entry else { continue };
        if message.attributes.is_empty() {
            continue;
        }
        let texts = message.attributes.iter().map(|attribute| LineText {
            attribute: attribute.id.name.to_owned(),
            names: names(&attribute.value),
        });
        lines.entry(message.id.name.to_owned()).or_insert_with(|| texts.collect());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_owner_in_s_gets_no_other_s() {
        for (name, owner) in [
            ("Kestrel Vale", "Kestrel Vale’s"),
            ("Brackwater Rangers", "Brackwater Rangers’"),
            ("KES", "KES’"),
            ("HAR", "HAR’s"),
            ("You 2", "You 2’s"),
        ] {
            assert_eq!(possessive(name), owner);
        }
    }

    #[test]
    fn a_place_in_a_file_is_its_line_and_its_message() {
        let text = "one = 1\ntwo = 2\n    more\n# a note\nthree = 3\n";
        for (byte, line, id) in
            [(0, 1, "one"), (7, 1, "one"), (8, 2, "two"), (20, 3, "two"), (35, 5, "three"), (999, 6, "three")]
        {
            let FilePosition { file, line: found, id: named } = position("a.ftl", text, byte);
            assert_eq!((file.as_str(), found, named.as_deref()), ("a.ftl", line, Some(id)), "{byte}");
        }
        assert_eq!(position("a.ftl", "", 3).id, None);
    }
}
