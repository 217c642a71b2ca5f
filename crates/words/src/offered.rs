//! The languages that a player can choose, and which one a system asks for.

use std::io;
use std::path::Path;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use super::bounds::{self, MAX_LANGUAGES};
use super::library::unread;
use super::{Language, LanguageError, MessageId, english};
use base::reading::{self, ReadFileError, sanitized, sanitized_up_to};

/// The language of the source texts.
pub const ENGLISH: &str = "en";

/// A language with texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AvailableLanguage {
    /// The tag, such as `pt-BR`.
    pub tag: String,
    /// The name of the language in itself, such as `Deutsch`.
    pub name: String,
}

impl AvailableLanguage {
    /// Returns a language by the text of the file that has its name, and the defects of that text; it is shown by its
    /// tag if it has no name. The other files are read when the language is chosen.
    ///
    /// # Errors
    /// The tag is none, or the text exceeds the bounds of a language.
    fn of(tag: String, text: String) -> Result<(Self, Vec<LanguageError>), LanguageError> {
        let (own, bad) = Language::read(&tag, [(FILE.to_owned(), text)])?;
        let name = own.message(NAME, None).map(|name| sanitized_up_to(name.trim(), MAX_NAME_CHARS));
        Ok((Self { name: name.filter(|name| !name.is_empty()).unwrap_or_else(|| tag.clone()), tag }, bad))
    }

    /// Returns English, which is built in.
    fn english() -> Option<Self> {
        let (_, text) = english::FILES.iter().find(|(name, _)| *name == FILE)?;
        Self::of(ENGLISH.to_owned(), (*text).to_owned()).ok().map(|(english, _)| english)
    }
}

/// The message that holds the name of its language.
const NAME: MessageId = crate::id!("language-name");
/// Maximum number of characters of a language's name; more do not fit in the list of languages.
const MAX_NAME_CHARS: usize = 40;
/// The file that has the message [`NAME`].
const FILE: &str = "shared.ftl";

/// Returns the languages with a folder in `words`, English first, the others by name; and what is wrong with folders,
/// each by its name. A folder that has no name for its language is shown by its tag. One that is no tag, or exceeds the
/// bounds of a language, is left out.
#[must_use]
pub fn offered(words: &Path) -> (Vec<AvailableLanguage>, Vec<(String, LanguageError)>) {
    let folders = std::fs::read_dir(words).into_iter().flatten().filter_map(|entry| {
        let entry = entry.ok()?;
        let folder = entry.file_type().ok()?.is_dir();
        folder.then(|| entry.file_name().to_string_lossy().into_owned())
    });
    let mut tags: Vec<String> = folders.filter(|tag| *tag != ENGLISH).collect();
    tags.sort();
    let (mut others, mut bad) = (Vec::new(), Vec::new());
    for (n, tag) in tags.into_iter().enumerate() {
        let file = words.join(&tag).join(FILE);
        let read = if n < MAX_LANGUAGES {
            match reading::text(&file, bounds::MAX_FILE_BYTES) {
                Err(ReadFileError::System(e)) if e.kind() == io::ErrorKind::NotFound => Ok(String::new()),
                read => read.map_err(|error| unread(&file, &error)),
            }
        } else {
            let (found, most) = ("there are too many languages".to_owned(), MAX_LANGUAGES.to_string());
            Err(LanguageError::Beyond { place: sanitized(&tag), found, most })
        };
        match read.and_then(|text| AvailableLanguage::of(tag.clone(), text)) {
            Ok((language, defects)) => {
                bad.extend(defects.into_iter().map(|defect| (tag.clone(), defect)));
                others.push(language);
            }
            Err(error) => bad.push((tag, error)),
        }
    }
    others.sort_by(|a, b| a.name.cmp(&b.name));
    (AvailableLanguage::english().into_iter().chain(others).collect(), bad)
}

/// Returns the tag of the language to speak: the one that the player set, otherwise the first one of the system that
/// is offered, otherwise English. `pt-PT` gets `pt-BR`, and `de-AT` gets `de`.
#[must_use]
pub fn chosen<'a>(offered: &'a [AvailableLanguage], set: Option<&str>, system: &[String]) -> &'a str {
    let there = offered.iter().map(|offered| offered.tag.as_str());
    if let Some(set) = there.clone().find(|tag| Some(*tag) == set) {
        return set;
    }
    let parsed = |tag: &str| tag.parse::<LanguageIdentifier>().ok();
    let asked: Vec<LanguageIdentifier> = system.iter().filter_map(|tag| parsed(tag)).collect();
    let known: Vec<LanguageIdentifier> = there.clone().filter_map(parsed).collect();
    let found = negotiate_languages(&asked, &known, None, NegotiationStrategy::Lookup);
    let tag = found.first().map(ToString::to_string);
    there.clone().find(|there| Some(*there) == tag.as_deref()).unwrap_or(ENGLISH)
}
