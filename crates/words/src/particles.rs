//! Names behind an article, a preposition or a conjunction, in the languages that join the two: French *d’Okavira
//! Stars* and *du Brésil*, Portuguese *do Kestrel Vale* and *da Argentina*, Spanish *e Italia*. A message asks for the
//! form: `{ DE($side) }`.
//!
//! A name has the article that its message gives it in an attribute: `.article = la`. Clubs have no such message: in
//! French they have no article, in Portuguese they are masculine.

use std::collections::HashMap;
use std::sync::Arc;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{Entry, Pattern, PatternElement};

/// The articles of names in a language, by the name in small letters.
type Articles = HashMap<String, String>;

/// Returns a name behind the word before it.
type Form = fn(&str, &Articles) -> String;

/// Returns the functions of a language that put a word before a name.
pub(super) fn functions(language: &str) -> &'static [(&'static str, Form)] {
    match language {
        "fr" => &[
            ("LE", |name, articles| french(name, articles, "")),
            ("DE", |name, articles| french(name, articles, "de")),
            ("A", |name, articles| french(name, articles, "à")),
            ("QUE", |name, articles| french(name, articles, "que")),
        ],
        "es" => &[
            ("Y", |name, _| spanish(name, "i", ["y", "e"])),
            ("O", |name, _| spanish(name, "o", ["o", "u"])),
        ],
        "pt" => &[
            ("O", |name, articles| portuguese(name, articles, ["", "o ", "a ", "os ", "as "])),
            ("DO", |name, articles| portuguese(name, articles, ["de ", "do ", "da ", "dos ", "das "])),
            ("NO", |name, articles| portuguese(name, articles, ["em ", "no ", "na ", "nos ", "nas "])),
            ("AO", |name, articles| portuguese(name, articles, ["a ", "ao ", "à ", "aos ", "às "])),
            ("PRO", |name, articles| portuguese(name, articles, ["pra ", "pro ", "pra ", "pros ", "pras "])),
        ],
        _ => &[],
    }
}

/// Returns the articles that the messages of a language give their names.
pub(super) fn articles<'a>(resources: impl IntoIterator<Item = &'a FluentResource>) -> Arc<Articles> {
    let messages = resources.into_iter().flat_map(FluentResource::entries).filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let named = messages.filter_map(|message| {
        let article = message.attributes.iter().find(|attribute| attribute.id.name == "article")?;
        Some((letters(message.value.as_ref()?)?.to_lowercase(), letters(&article.value)?.to_owned()))
    });
    Arc::new(named.collect())
}

/// Returns the article of a name.
fn article_of<'a>(name: &str, articles: &'a Articles) -> Option<&'a str> {
    articles.get(&name.to_lowercase()).map(String::as_str)
}

/// Returns a text without arguments.
fn letters<'a>(pattern: &Pattern<&'a str>) -> Option<&'a str> {
    match pattern.elements[..] {
        [PatternElement::TextElement { value }] => Some(value),
        _ => None,
    }
}

/// French: *de*, *à*, *que* or nothing before a name and its article. *Le Havre* and *Les Lions* bring their own one.
fn french(name: &str, articles: &Articles, before: &str) -> String {
    let own = [("Le ", "le"), ("Les ", "les")]
        .into_iter()
        .find_map(|(own, article)| Some((article, name.strip_prefix(own)?)));
    let (article, name) = match (article_of(name, articles), own) {
        (Some(article), _) => (article, name),
        // It stays as it is where nothing contracts with it.
        (None, Some(own)) if ["de", "à"].contains(&before) => own,
        (None, _) => (if begins_with_letters(name) { "le" } else { "" }, name),
    };
    let silent = begins_silently(name);
    let article = if silent && ["le", "la"].contains(&article) { "l’" } else { article };
    let joined = match (before, article) {
        ("de", "") if silent => "d’",
        ("que", "") if silent => "qu’",
        ("de", "le") => "du",
        ("de", "les") => "des",
        ("à", "le") => "au",
        ("à", "les") => "aux",
        (before, "") => before,
        ("", article) => article,
        (before, article) => return glued(&format!("{before} {article}"), name),
    };
    glued(joined, name)
}

/// Returns a name behind what belongs before it.
fn glued(before: &str, name: &str) -> String {
    let between = if before.is_empty() || before.ends_with('’') { "" } else { " " };
    format!("{before}{between}{name}")
}

/// Returns true if *le*, *la*, *de* and *que* lose their vowel before this French name. An h is taken for one that is
/// spoken, as in the English names; a y is silent only before a consonant.
fn begins_silently(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase);
    match letters.next() {
        Some('y') => letters.next().is_some_and(|next| !"aeiouéèê".contains(next)),
        Some(first) => "aàâäeéèêëiîïoôöœuùûü".contains(first),
        None => false,
    }
}

/// Returns true for a French name that begins with an abbreviation, which is masculine or silent: *le SV Ebenstein*,
/// *l’AS Rochebrume*. A name in capitals is no abbreviation.
fn begins_with_letters(name: &str) -> bool {
    let Some((first, rest)) = name.split_once(' ') else { return false };
    (2..=4).contains(&first.len())
        && first.chars().all(|letter| letter.is_ascii_uppercase())
        && rest.contains(char::is_lowercase)
}

/// Portuguese: a preposition before a name and its article. `forms` has it for no article, *o*, *a*, *os* and *as*. A
/// club in three letters has no article; every other one without its own is masculine. *Os Lobos* bring their own one.
fn portuguese(name: &str, articles: &Articles, forms: [&str; 5]) -> String {
    let own = ["O ", "A ", "Os ", "As "].into_iter().find(|own| name.starts_with(own));
    let is_code = name.len() == 3 && name.chars().all(|letter| letter.is_ascii_uppercase());
    let (article, name) = match (article_of(name, articles), own) {
        (Some(article), _) => (article.to_owned(), name),
        (None, Some(_)) if forms[0].is_empty() => return name.to_owned(),
        (None, Some(own)) => (own.trim_end().to_lowercase(), &name[own.len()..]),
        (None, None) if is_code => (String::new(), name),
        (None, None) => ("o".to_owned(), name),
    };
    let form = ["", "o", "a", "os", "as"].iter().position(|known| *known == article).unwrap_or(1);
    format!("{}{name}", forms[form])
}

/// Spanish: *y* or *o* before a name, which change before their own sound.
fn spanish(name: &str, sound: &str, [word, before_sound]: [&str; 2]) -> String {
    format!("{} {name}", if begins(name) == sound { before_sound } else { word })
}

/// Returns the sound with which a Spanish text begins where it changes the word before it: `i` (*e Iris*), `o` (*u
/// Okoro*), `other`. An h is silent, quotation marks are no sound, and in *hielo* or *Ion* the first one is no vowel.
/// Figures are read as words: 8 and 11 begin with an o.
pub(super) fn begins(text: &str) -> &'static str {
    let text = text.trim_start_matches(|letter: char| !letter.is_alphanumeric());
    let figure = &text[..text.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(text.len())];
    if !figure.is_empty() {
        let eleven = figure.starts_with("11") && figure.len() % 3 == 2;
        return if figure.starts_with('8') || eleven { "o" } else { "other" };
    }
    let mut letters = text.chars().flat_map(char::to_lowercase).peekable();
    letters.next_if_eq(&'h');
    match letters.next() {
        Some('i') if letters.peek().is_some_and(|next| "aeouáéóú".contains(*next)) => "other",
        Some('i' | 'í') => "i",
        Some('o' | 'ó') => "o",
        _ => "other",
    }
}
