//! Distinguishes files of a newer build from damaged ones.
//!
//! Every file states its version. A higher version than this build's is a newer build's. So is a whole text that
//! names something unknown to this build: a field, an hour, a bot or a game. Such a file is valuable to the newer
//! build, so it is left alone.

use std::{fmt, io};

use ron::error::{Error, SpannedError};
use ron::ser::PrettyConfig;
use ron::value::RawValue;
use serde::de::{DeserializeOwned, IgnoredAny, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use engine::RecordError;
use engine::record::{RECORD_VERSION, ron_options, version_in};

/// The kind of error of a file's text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum DecodeError {
    /// The text is invalid.
    Damaged(String),
    /// A newer version of the game wrote the text.
    Newer(String),
}

impl DecodeError {
    pub(crate) fn damaged(error: impl fmt::Display) -> Self {
        Self::Damaged(error.to_string())
    }
}

impl From<RecordError> for DecodeError {
    fn from(error: RecordError) -> Self {
        match error {
            RecordError::Version { found } if found > RECORD_VERSION => Self::Newer(error.to_string()),
            RecordError::Newer { .. } => Self::Newer(error.to_string()),
            // The record names a game or an option that this build does not know.
            RecordError::Game { .. } | RecordError::OptionsText { .. } => Self::Newer(error.to_string()),
            other => Self::damaged(other),
        }
    }
}

/// Returns true if the text is RON from start to end, whatever it says. A truncated text is damaged.
pub(crate) fn is_whole(text: &str) -> bool {
    ron_options().from_str::<IgnoredAny>(text).is_ok()
}

/// Returns true if the text is valid RON apart from a name that this build does not know. Our own types, such as
/// controllers, report an unknown name as a message.
const fn is_unknown_name(error: &Error) -> bool {
    matches!(error, Error::NoSuchStructField { .. } | Error::NoSuchEnumVariant { .. } | Error::Message(_))
}

/// Returns true if the text is no `T` because it names something that this build does not know.
pub(crate) fn has_unknown_names<T: DeserializeOwned>(text: &str) -> bool {
    ron_options().from_str::<T>(text).is_err_and(|error| is_unknown_name(&error.code)) && is_whole(text)
}

/// Classifies the error of a text that was parsed as version `ours`.
pub(crate) fn decode_error(text: &str, error: &SpannedError, ours: u32, expected: &str) -> DecodeError {
    let at = error.span.start;
    let message = format!("{}:{}: {}; expected {expected}", at.line, at.col, error.code);
    match version_in(text) {
        Some(found) if found > ours => DecodeError::Newer(unknown_version(found, ours)),
        _ if is_unknown_name(&error.code) && is_whole(text) => DecodeError::Newer(message),
        _ => DecodeError::Damaged(message),
    }
}

fn unknown_version(found: u32, ours: u32) -> String {
    format!("version {found} is not known here: expected {ours}")
}

/// Parses a file `(version: 1, field: …)`, whose fields all have defaults, field by field. Returns the readable part
/// and the error of the rest.
pub(crate) fn piecemeal<T: Default + DeserializeOwned>(
    text: &str,
    ours: u32,
    expected: &str,
) -> (T, Option<DecodeError>) {
    let mut fields = FileFields::parse(text);
    let read = fields.take();
    (read, fields.fault(text, ours, expected))
}

/// The fields of a file whose fields all have defaults. Each part of the file takes those that it has.
pub(crate) struct FileFields {
    /// The fields that no part has taken, with their values in RON; or why the text has no fields.
    left: Result<Fields, SpannedError>,
    newer: Vec<String>,
    damaged: Vec<String>,
}

impl FileFields {
    pub(crate) fn parse(text: &str) -> Self {
        let mut left = ron_options().from_str::<Fields>(text);
        if let Ok(Fields(fields)) = &mut left {
            fields.retain(|(name, _)| name != "version");
        }
        Self { left, newer: Vec::new(), damaged: Vec::new() }
    }

    /// Parses the fields of `T`, one by one. Those that cannot be read keep their defaults, and are faults.
    pub(crate) fn take<T: Default + DeserializeOwned>(&mut self) -> T {
        let Ok(Fields(left)) = &mut self.left else { return T::default() };
        let mut good = Vec::new();
        left.retain(|(name, value)| {
            // A comment may follow the value, so a line break ends it.
            let field = format!("{name}: {}\n", value.get_ron());
            match ron_options().from_str::<T>(&format!("({field})")) {
                Ok(_) => good.push(field),
                Err(error) if is_field_unknown(&error.code, name) => return true,
                Err(error) if is_unknown_name(&error.code) => {
                    self.newer.push(format!("{name}: {}", error.code))
                }
                Err(error) => self.damaged.push(format!("{name}: {}", error.code)),
            }
            false
        });
        // A field given twice makes this parse fail: its value is ambiguous.
        ron_options().from_str::<T>(&format!("({})", good.join(", "))).unwrap_or_else(|error| {
            self.damaged.push(error.code.to_string());
            T::default()
        })
    }

    /// Returns why the file is not what a build of version `ours` writes, if it is not.
    pub(crate) fn fault(mut self, text: &str, ours: u32, expected: &str) -> Option<DecodeError> {
        match self.left {
            Err(error) => return Some(decode_error(text, &error, ours, expected)),
            Ok(Fields(left)) => {
                self.newer.extend(left.iter().map(|(name, _)| format!("unknown field `{name}`")))
            }
        }
        let message = |errors: Vec<String>| format!("{}; expected {expected}", errors.join("; "));
        match version_in(text) {
            Some(found) if found > ours => Some(DecodeError::Newer(unknown_version(found, ours))),
            _ if !self.newer.is_empty() => Some(DecodeError::Newer(message(self.newer))),
            _ if !self.damaged.is_empty() => Some(DecodeError::Damaged(message(self.damaged))),
            _ => None,
        }
    }
}

/// Returns true if the struct has no field of that name; a struct within it may lack another.
fn is_field_unknown(error: &Error, name: &str) -> bool {
    matches!(error, Error::NoSuchStructField { found, .. } if found == name)
}

/// Writes a struct as a part of the text of [`file_text`]: its fields, one a line.
///
/// # Errors
/// A value has no form in RON.
pub(crate) fn fields_text(part: &impl Serialize) -> io::Result<String> {
    let text = ron_options().to_string_pretty(part, PrettyConfig::default()).map_err(io::Error::other)?;
    let fields = text.strip_prefix('(').and_then(|text| text.strip_suffix(')'));
    Ok(fields.unwrap_or_default().trim_start_matches('\n').to_owned())
}

/// Returns the text of a file with that version and these parts ([`fields_text`]).
pub(crate) fn file_text(version: u32, parts: &[String]) -> String {
    format!("(\n    version: {version},\n{})\n", parts.concat())
}

/// The fields of a struct in RON, not parsed yet.
struct Fields(Vec<(String, Box<RawValue>)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Each;
        impl<'de> Visitor<'de> for Each {
            type Value = Fields;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields with their names")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(name) = map.next_key()? {
                    fields.push((name, map.next_value()?));
                }
                Ok(Fields(fields))
            }
            // `()` means that all fields have their defaults.
            fn visit_unit<E>(self) -> Result<Fields, E> {
                Ok(Fields(Vec::new()))
            }
        }
        from.deserialize_any(Each)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Debug, Default, PartialEq, Eq, Deserialize)]
    enum Weather {
        #[default]
        Dry,
        Rain,
    }

    #[derive(Debug, Default, PartialEq, Eq, Deserialize)]
    #[serde(default, deny_unknown_fields)]
    struct Pitch {
        weather: Weather,
        length: u32,
        lines: Vec<String>,
    }

    fn read(text: &str) -> (Pitch, Option<DecodeError>) {
        piecemeal(text, 1, "a pitch")
    }

    #[test]
    fn readable_files_are_read_and_the_others_reported() {
        let whole = "(weather: Rain, length: 3, lines: [\"a)\", \"(b: c\"] /* c */, // d)\n)";
        let expected =
            Pitch { weather: Weather::Rain, length: 3, lines: vec!["a)".to_owned(), "(b: c".to_owned()] };
        assert_eq!(read(whole), (expected, None));
        for text in ["()", "(version: 1)"] {
            assert_eq!(read(text), (Pitch::default(), None), "{text}");
        }
        for (text, expected) in [
            ("(weather: Snow, length: 3)", "Snow"),
            ("(length: 3, roof: (open: true))", "roof"),
            ("(version: 2, length: 3, weather: \"wet\")", "version 2 is not known here: expected 1"),
        ] {
            let (pitch, wrong) = read(text);
            assert_eq!(pitch, Pitch { length: 3, ..Pitch::default() }, "{text}");
            assert!(
                matches!(&wrong, Some(DecodeError::Newer(message)) if message.contains(expected)),
                "{text}: {wrong:?}"
            );
        }
        for (text, length) in [
            ("(weather: 7, length: 3)", 3),
            ("(length: 3, length: 4)", 0),
            ("(length: 3", 0),
            ("", 0),
            ("[3]", 0),
        ] {
            let (pitch, wrong) = read(text);
            assert_eq!(pitch, Pitch { length, ..Pitch::default() }, "{text}");
            assert!(matches!(wrong, Some(DecodeError::Damaged(_))), "{text}: {wrong:?}");
        }
    }

    #[test]
    fn a_truncated_file_counts_as_damaged() {
        let whole = "(length: 3, lines: [\"a\"])";
        assert!(has_unknown_names::<Pitch>("(length: 3, roof: 2)"));
        for end in 0..whole.len() {
            assert!(!has_unknown_names::<Pitch>(&whole[..end]), "{}", &whole[..end]);
        }
    }
}
