//! The languages that a player can choose, and which one a system asks for.

use std::path::Path;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use super::{Id, Language, english};
use crate::reading;

/// The language of the source texts.
pub const ENGLISH: &str = "en";

/// A language with texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offered {
    /// The tag, such as `pt-BR`.
    pub tag: String,
    /// The name of the language in itself, such as `Deutsch`.
    pub name: String,
}

impl Offered {
    /// Returns a language by the file that has its name; it is shown by its tag if the file has none. `None` if the tag
    /// is none. The other files are read when the language is spoken.
    fn of(tag: String, text: String) -> Option<Self> {
        let (own, _) = Language::read(&tag, [(FILE.to_owned(), text)]).ok()?;
        Some(Self { name: own.message(NAME, None).unwrap_or_else(|| tag.clone()), tag })
    }

    /// Returns English, which is built in.
    fn english() -> Option<Self> {
        let (_, text) = english::FILES.iter().find(|(name, _)| *name == FILE)?;
        Self::of(ENGLISH.to_owned(), (*text).to_owned())
    }
}

/// The message that holds the name of its language, and the file that has it.
const NAME: Id = crate::id!("language-name");
/// See [`NAME`].
const FILE: &str = "shared.ftl";

/// Returns the languages with a folder in `words`: English first, the others by name. A folder that has no name for
/// its language is shown by its tag; one that is no tag is left out.
#[must_use]
pub fn offered(words: &Path) -> Vec<Offered> {
    let folders = std::fs::read_dir(words).into_iter().flatten().filter_map(|entry| {
        let entry = entry.ok()?;
        let folder = entry.file_type().ok()?.is_dir();
        folder.then(|| entry.file_name().to_string_lossy().into_owned())
    });
    let others = folders.filter(|tag| *tag != ENGLISH).filter_map(|tag| {
        let text = reading::text(&words.join(&tag).join(FILE), reading::LIMIT).unwrap_or_default();
        Offered::of(tag, text)
    });
    let mut others: Vec<Offered> = others.collect();
    others.sort_by(|a, b| a.name.cmp(&b.name));
    Offered::english().into_iter().chain(others).collect()
}

/// Returns the tag of the language to speak: the one that the player set, otherwise the first one of the system that
/// is offered, otherwise English. `pt-PT` gets `pt-BR`, and `de-AT` gets `de`.
#[must_use]
pub fn chosen<'a>(offered: &'a [Offered], set: Option<&str>, system: &[String]) -> &'a str {
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
