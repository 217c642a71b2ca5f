//! The loaded words: one language, with English behind it.

use std::path::Path;
use std::sync::{Arc, LazyLock};

use fluent_bundle::{FluentArgs, FluentValue};

use super::display_text::Text;
use super::english::IDS;
use super::{
    DisplayText, Language, LanguageError, MessageArg, MessageId, Separator, TopicLine, bounds, current,
};
use base::reading::{self, ReadFileError, sanitized_up_to};

/// The languages in which this process speaks: the player's, and English for what it lacks.
#[derive(Debug)]
pub struct Localization {
    language: Option<Language>,
}

/// Largest number of characters of a quoted path.
const MAX_SHOWN_PATH_CHARS: usize = 400;

/// A file or folder that cannot be read.
pub(super) fn unread(path: &Path, reason: &dyn std::fmt::Display) -> LanguageError {
    let file = sanitized_up_to(&path.to_string_lossy(), MAX_SHOWN_PATH_CHARS);
    LanguageError::Unread { file, reason: reason.to_string() }
}

/// English, which is always there.
static ENGLISH: LazyLock<Language> = LazyLock::new(|| Language::english().0);
static IN_ENGLISH: LazyLock<Arc<Localization>> = LazyLock::new(|| Arc::new(Localization { language: None }));

impl Localization {
    /// Returns the words in English.
    #[must_use]
    pub fn english() -> &'static Arc<Self> {
        &IN_ENGLISH
    }

    /// Returns the words in another language.
    #[must_use]
    pub const fn of(language: Language) -> Self {
        Self { language: Some(language) }
    }

    /// Returns the words of the folder `words/<tag>`, with the defects in its files. An empty folder leaves all words
    /// in English.
    ///
    /// # Errors
    /// The folder cannot be read, or something in it exceeds the bounds of a language.
    pub fn load(words: &Path, tag: &str) -> Result<(Self, Vec<LanguageError>), LanguageError> {
        let folder = words.join(tag);
        let listed = std::fs::read_dir(&folder).map_err(|error| unread(&folder, &error))?;
        let mut paths: Vec<_> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
        paths.retain(|path| path.extension().is_some_and(|end| end == "ftl"));
        paths.sort();
        let beyond = |place: &Path, found: &str, most: String| {
            let place = sanitized_up_to(&place.to_string_lossy(), MAX_SHOWN_PATH_CHARS);
            LanguageError::Beyond { place, found: found.to_owned(), most }
        };
        if paths.len() > bounds::MAX_FILES {
            return Err(beyond(&folder, "there are too many files", format!("{} files", bounds::MAX_FILES)));
        }
        let (mut files, mut bad, mut bytes) = (Vec::new(), Vec::new(), 0);
        for path in paths {
            let name = reading::sanitized(&path.file_name().unwrap_or_default().to_string_lossy());
            match reading::text(&path, bounds::MAX_FILE_BYTES) {
                Ok(text) => {
                    bytes += text.len();
                    if bytes > bounds::MAX_FOLDER_BYTES {
                        let most = format!("{} bytes", bounds::MAX_FOLDER_BYTES);
                        return Err(beyond(&folder, "its files are too large", most));
                    }
                    files.push((name, text));
                }
                Err(ReadFileError::TooLarge { most, .. }) => {
                    return Err(beyond(&path, "the file is too large", format!("{most} bytes")));
                }
                Err(error) => bad.push(unread(&path, &error)),
            }
        }
        let (language, more) = Language::read(tag, files)?;
        bad.extend(more);
        Ok((Self::of(language), bad))
    }

    /// Returns the tag of the language, such as `pt-BR`.
    #[must_use]
    pub fn tag(&self) -> String {
        self.first().tag()
    }

    /// Returns the text in this language; what it lacks is in English.
    #[must_use]
    pub fn text(&self, text: &DisplayText) -> String {
        let formatted = self.inner(text);
        let whole = self.first().is_pseudo()
            && !matches!(text.parts(), Text::Verbatim(_) | Text::Named(_) | Text::Empty);
        if whole { format!("[{formatted}]") } else { formatted }
    }

    pub(super) fn first(&self) -> &Language {
        self.language.as_ref().unwrap_or(&ENGLISH)
    }

    fn inner(&self, text: &DisplayText) -> String {
        match text.parts() {
            Text::Empty => String::new(),
            Text::Verbatim(text) => text.to_string(),
            Text::Named(name) => name.shown(),
            Text::Id(id) => self.message(*id, None),
            Text::Message(message) => self.message(message.id, Some(&self.args(&message.args))),
            Text::List(items, joint) => self.list(items, *joint),
            Text::Line(line) => self.line(line),
        }
    }

    fn message(&self, id: MessageId, args: Option<&FluentArgs>) -> String {
        let text = self.first().message(id, args).or_else(|| ENGLISH.message(id, args));
        text.unwrap_or_else(|| id.0.to_owned())
    }

    fn args(&self, args: &[(&'static str, MessageArg)]) -> FluentArgs<'static> {
        let values = args.iter().map(|(name, arg)| {
            let value: FluentValue = match arg {
                MessageArg::Number(number) => (*number).into(),
                MessageArg::Key(key) => (*key).into(),
                MessageArg::Text(text) => self.inner(text).into(),
            };
            (*name, value)
        });
        values.collect()
    }

    fn list(&self, items: &[DisplayText], joint: Separator) -> String {
        let (last_id, id) = match joint {
            Separator::And => ("list-and", "list-comma"),
            Separator::Or => ("list-or", "list-comma"),
            Separator::Comma => ("list-comma", "list-comma"),
            Separator::Dot => ("list-dot", "list-dot"),
            Separator::Space => ("list-sentences", "list-sentences"),
            Separator::Line => {
                let lines: Vec<String> = items.iter().map(|item| self.inner(item)).collect();
                return lines.join("\n");
            }
        };
        let mut items = items.iter().map(|item| self.inner(item)).peekable();
        let mut text = items.next().unwrap_or_default();
        while let Some(item) = items.next() {
            let id = if items.peek().is_none() { last_id } else { id };
            let pair = [("a", FluentValue::from(text)), ("b", FluentValue::from(item))];
            let args: FluentArgs = pair.into_iter().collect();
            text = self.message(MessageId(id), Some(&args));
        }
        text
    }

    fn line(&self, line: &TopicLine) -> String {
        let known: Vec<&str> = line.args.iter().map(|(name, _)| *name).collect();
        let args = self.args(&line.args);
        let from = |language: &Language| {
            let open = language.lines(line.topic, &known);
            let attribute = open.get(line.pick(open.len()))?;
            language.line(line.topic, attribute, &args)
        };
        let text = from(self.first()).or_else(|| from(&ENGLISH));
        debug_assert!(text.is_some(), "no line of `{}` with {known:?}", line.topic.0);
        text.unwrap_or_default()
    }

    /// Returns every line of a topic with these names, for tests.
    #[must_use]
    pub fn every_line(&self, topic: MessageId, args: &[(&'static str, MessageArg)]) -> Vec<String> {
        let known: Vec<&str> = args.iter().map(|(name, _)| *name).collect();
        let values = self.args(args);
        let lines = self.first().lines(topic, &known);
        lines.into_iter().filter_map(|line| self.first().line(topic, line, &values)).collect()
    }

    /// Returns the id of that name, if there is such a message without arguments. Data files name messages so; code has
    /// [`crate::id!`].
    #[must_use]
    pub fn plain_message(name: &str) -> Option<MessageId> {
        let id = MessageId(IDS.get(name)?);
        Self::somewhere(|language| language.message(id, None).is_some()).then_some(id)
    }

    /// Returns true if there is a line for the topic with these names.
    #[must_use]
    pub fn has_line(topic: MessageId, known: &[&str]) -> bool {
        Self::somewhere(|language| !language.lines(topic, known).is_empty())
    }

    /// Returns true if that holds for the current language or for English, which is read only if needed: it
    /// takes some MiB.
    fn somewhere(holds: impl Fn(&Language) -> bool) -> bool {
        holds(current().first()) || holds(&ENGLISH)
    }
}
