//! Reads the file of a club. Nothing of it counts before all of it was checked; an error has its place, the field, and
//! what was expected.

use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::path::Path;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer};

use super::kits::{MIN_CONTRAST_OF_KITS, MIN_LETTER_CONTRAST, MIN_NIGHT_CONTRAST};
use super::{Club, Crest, ELEVEN, HomeGround, HomeTimeOfDay, Kit, KitPattern, PlayerFace};
use base::colour::{CHALK, NAVY, Rgb};
use base::letters;
use base::reading;
use engine::RuleDataError;
use engine::illegal::{self, DataFileError};
use engine::record::ron_options;

/// Numbers of letters of a club's name. More do not fit on the pages of the break and the result.
pub const NAME_LETTERS: RangeInclusive<usize> = 3..=18;
/// Numbers of letters of a player's name. More do not fit on a shirt's card and the board.
pub const PLAYER_LETTERS: RangeInclusive<usize> = 2..=12;
/// Numbers of letters of a ground's name, and of the text of a board.
pub const TEXT_LETTERS: RangeInclusive<usize> = 3..=24;
/// Maximum number of boards of a ground.
const MAX_BOARDS: usize = 4;
/// Maximum number of characters of an id.
pub(super) const MAX_ID_CHARS: usize = 32;

/// Returns true if that can be the id of a club.
#[must_use]
pub fn is_id(id: &str) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    !id.is_empty() && id.chars().count() <= MAX_ID_CHARS && id.chars().all(letters)
}

/// Returns true if the texts of a club may have that letter: one that every font has, since it stands on cards and in
/// titles too, or punctuation of names.
#[must_use]
pub fn is_allowed_char(letter: char) -> bool {
    matches!(letter, ' ' | '.' | '\'' | '\u{2019}' | '-' | '&') || letters::is_in_every_font(letter)
}

/// Returns these letters as a text that may go on: it does not begin with a blank, and has single ones.
#[must_use]
pub fn collapse_spaces(letters: impl IntoIterator<Item = char>) -> String {
    let mut text = String::new();
    for letter in letters {
        if letter != ' ' || !(text.is_empty() || text.ends_with(' ')) {
            text.push(letter);
        }
    }
    text
}

/// Returns the text of [`collapse_spaces`] without a blank at its end, as a club has it.
#[must_use]
pub fn trimmed(text: &str) -> &str {
    text.trim_end()
}

/// Loads the club in a file; the file's name without its ending is the club's id.
///
/// # Errors
/// The first thing that is wrong with it.
pub fn load(path: &Path) -> Result<Club, DataFileError> {
    illegal::load(path, parse)
}

/// Reads the text of a file.
///
/// # Errors
/// The first thing that is wrong with it, with its place.
pub fn parse(id: &str, text: &str) -> Result<Club, RuleDataError> {
    if !is_id(id) {
        return Err(RuleDataError::whole(format!(
            "the name of the file is `{}`: expected 1 to {MAX_ID_CHARS} of a to z, 0 to 9 and -",
            reading::sanitized(id)
        )));
    }
    let written: ClubFile = ron_options().from_str(text)?;
    let ClubFile { name, short, letter, crest, pattern, colours, first, second, ground, eleven, faces } =
        written;
    let [first, second] = [first, second].map(|kit| Kit { pattern: kit.pattern, colours: kit.colours });
    let contrast = first.colours.0.contrast(second.colours.0);
    if contrast < MIN_CONTRAST_OF_KITS {
        return Err(RuleDataError::whole(format!(
            "second: its shirt {} has a contrast of {contrast:.2} with {} of the first: expected \
             {MIN_CONTRAST_OF_KITS:.2} at least, so that one of them is told from any other club's",
            second.colours.0, first.colours.0
        )));
    }
    let Place { name: place, hour, boards } = ground;
    let ground = HomeGround { name: place, hour, boards };
    Ok(Club {
        id: id.to_owned(),
        name,
        short,
        letter,
        crest,
        pattern,
        colours,
        kits: [first, second],
        ground,
        eleven,
        faces,
    })
}

/// Returns true if the text has a field or a value that this build does not know, as that of a newer build may.
#[must_use]
pub fn has_unknown_names(text: &str) -> bool {
    ron_options().from_str::<ClubFile>(text).is_err_and(|error| {
        matches!(error.code, ron::Error::NoSuchStructField { .. } | ron::Error::NoSuchEnumVariant { .. })
    })
}

/// The form of the file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "club")]
struct ClubFile {
    #[serde(deserialize_with = "name")]
    name: String,
    #[serde(deserialize_with = "short")]
    short: String,
    #[serde(deserialize_with = "letter")]
    letter: String,
    #[serde(default)]
    crest: Crest,
    pattern: KitPattern,
    #[serde(deserialize_with = "club_colours")]
    colours: (Rgb, Rgb),
    first: Shirt,
    second: Shirt,
    ground: Place,
    #[serde(deserialize_with = "eleven")]
    eleven: [String; ELEVEN],
    #[serde(default, deserialize_with = "faces")]
    faces: Option<[PlayerFace; ELEVEN]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "kit")]
struct Shirt {
    pattern: KitPattern,
    #[serde(deserialize_with = "two_colours")]
    colours: (Rgb, Rgb),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "ground")]
struct Place {
    #[serde(deserialize_with = "ground_name")]
    name: String,
    #[serde(default)]
    hour: Option<HomeTimeOfDay>,
    #[serde(default, deserialize_with = "boards")]
    boards: Vec<String>,
}

/// Checks a text that is shown: its length, no blank too many, and letters that the fonts have.
/// Returns a text as it may be shown, or what is wrong with it.
fn shown(field: &str, text: String, letters: RangeInclusive<usize>) -> Result<String, String> {
    let fits = letters.contains(&text.chars().count());
    let tidy = text.split(' ').all(|word| !word.is_empty());
    if fits && tidy && text.chars().all(is_allowed_char) {
        return Ok(text);
    }
    Err(format!(
        "{field}: \"{}\": expected {} to {} letters of a Latin alphabet, figures, single blanks or any of .'’-&",
        reading::sanitized(&text),
        letters.start(),
        letters.end()
    ))
}

fn text<'de, D: Deserializer<'de>>(
    from: D,
    field: &str,
    letters: RangeInclusive<usize>,
) -> Result<String, D::Error> {
    shown(field, String::deserialize(from)?, letters).map_err(D::Error::custom)
}

fn name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    text(from, "name", NAME_LETTERS)
}

fn ground_name<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    text(from, "ground, name", TEXT_LETTERS)
}

fn capitals<'de, D: Deserializer<'de>>(
    from: D,
    field: &str,
    least: usize,
    most: usize,
) -> Result<String, D::Error> {
    let text = String::deserialize(from)?;
    let fits = (least..=most).contains(&text.chars().count());
    if fits && text.chars().all(|c| c.is_ascii_uppercase()) {
        return Ok(text);
    }
    let wanted = if least == most { least.to_string() } else { format!("{least} or {most}") };
    let found = reading::sanitized(&text);
    Err(D::Error::custom(format!("{field}: \"{found}\": expected {wanted} of the capitals A to Z")))
}

fn short<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    capitals(from, "short", 3, 3)
}

fn letter<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    capitals(from, "letter", 1, 2)
}

fn rgb(text: &str) -> Result<Rgb, String> {
    let number = u32::from_str_radix(text, 16).ok();
    let plain = text.len() == 6 && text.bytes().all(|c| c.is_ascii_hexdigit());
    number.filter(|_| plain).map(Rgb).ok_or_else(|| {
        format!(
            "colours: \"{}\": expected six hexadecimal figures, such as \"E5484D\"",
            reading::sanitized(text)
        )
    })
}

fn two_colours<'de, D: Deserializer<'de>>(from: D) -> Result<(Rgb, Rgb), D::Error> {
    let (one, other) = <(String, String)>::deserialize(from)?;
    let read = |text: &str| rgb(text).map_err(D::Error::custom);
    Ok((read(&one)?, read(&other)?))
}

fn club_colours<'de, D: Deserializer<'de>>(from: D) -> Result<(Rgb, Rgb), D::Error> {
    let (main, dark) = two_colours(from)?;
    if main.contrast(NAVY) < MIN_NIGHT_CONTRAST {
        return Err(D::Error::custom(format!(
            "colours: the first colour {main} has a contrast of {:.2} with the ground of the screen: expected \
             {MIN_NIGHT_CONTRAST} at least, which a lighter colour has",
            main.contrast(NAVY)
        )));
    }
    for (which, colour, least) in
        [("first", main, MIN_LETTER_CONTRAST.0), ("second", dark, MIN_LETTER_CONTRAST.1)]
    {
        let contrast = CHALK.contrast(colour);
        if contrast < least {
            return Err(D::Error::custom(format!(
                "colours: the letter of the crest has a contrast of {contrast:.2} with the {which} colour {colour}: \
                 expected {least} at least, which a darker colour has"
            )));
        }
    }
    Ok((main, dark))
}

fn boards<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<String>, D::Error> {
    let texts = Vec::<String>::deserialize(from)?;
    if texts.len() > MAX_BOARDS {
        let found = texts.len();
        return Err(D::Error::custom(format!(
            "ground, boards: {found} texts: expected at most {MAX_BOARDS}"
        )));
    }
    let each = texts.into_iter().map(|text| shown("ground, boards", text, TEXT_LETTERS));
    each.collect::<Result<_, _>>().map_err(D::Error::custom)
}

fn eleven<'de, D: Deserializer<'de>>(from: D) -> Result<[String; ELEVEN], D::Error> {
    let names = Vec::<String>::deserialize(from)?;
    let mut met = BTreeSet::new();
    for name in &names {
        shown("eleven", name.clone(), PLAYER_LETTERS).map_err(D::Error::custom)?;
        if !met.insert(name) {
            return Err(D::Error::custom(format!(
                "eleven: \"{name}\" is there twice: expected different names"
            )));
        }
    }
    let found = names.len();
    names
        .try_into()
        .map_err(|_| D::Error::custom(format!("eleven: {found} names: expected {ELEVEN}, number 1 first")))
}

fn faces<'de, D: Deserializer<'de>>(from: D) -> Result<Option<[PlayerFace; ELEVEN]>, D::Error> {
    let faces = Vec::<PlayerFace>::deserialize(from)?;
    let found = faces.len();
    let all = faces.try_into().map_err(|_| {
        D::Error::custom(format!("faces: {found} faces: expected {ELEVEN}, that of number 1 first"))
    });
    all.map(Some)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::super::{Beard, HairColour, Hairstyle, SkinTone, shipped};
    use super::*;

    const SOUND: &str = include_str!("../../../assets/clubs/millrace-rovers.ron");

    #[test]
    fn a_valid_file_is_read_as_a_club() {
        let club = parse("millrace-rovers", SOUND).unwrap();
        assert_eq!((&*club.name, &*club.short, &*club.letter), ("Millrace Rovers", "MIL", "M"));
        assert_eq!((club.player(0), club.player(10), club.player(11)), ("Thackray", "Nakano", ""));
        assert_eq!(club.ground.hour, Some(HomeTimeOfDay::Day));
        assert_eq!(Some(&club), shipped().iter().find(|known| known.id == "millrace-rovers"));
    }

    #[test]
    fn errors_name_position_field_and_expected_value() {
        for (from, to, line, expected) in [
            ("\"Millrace Rovers\"", "\"MR\"", 2, "name: \"MR\": expected 3 to 18 letters"),
            ("\"Millrace Rovers\"", "\"Millrace Rovers of the Weir\"", 2, "expected 3 to 18 letters"),
            ("\"Millrace Rovers\"", "\"Millrace  Rovers\"", 2, "single blanks"),
            ("\"Millrace Rovers\"", "\" Millrace\"", 2, "single blanks"),
            ("\"Millrace Rovers\"", "\"Mill\\u{202e}race\"", 2, "Mill\\u{202e}race"),
            ("\"Millrace Rovers\"", "\"Millrace \u{0416}\"", 2, "letters of a Latin alphabet"),
            ("\"MIL\"", "\"MILL\"", 3, "short: \"MILL\": expected 3 of the capitals A to Z"),
            ("\"MIL\"", "\"Mil\"", 3, "short: \"Mil\""),
            ("\"M\"", "\"MMM\"", 4, "letter: \"MMM\": expected 1 or 2 of the capitals A to Z"),
            ("\"M\"", "\"\"", 4, "letter: \"\""),
            ("symbol: Sun", "symbol: Moon", 5, "Moon"),
            ("shape: Octagon", "shape: Square", 5, "Square"),
            ("pattern: Halves,\n    colours", "pattern: Dots,\n    colours", 6, "Dots"),
            ("\"2B8A4A\"", "\"2B8A4\"", 7, "colours: \"2B8A4\": expected six hexadecimal figures"),
            ("\"2B8A4A\"", "\"101820\"", 7, "the first colour #101820 has a contrast of"),
            ("\"2B8A4A\"", "\"+B8A4A\"", 7, "expected six hexadecimal figures"),
            (
                "\"2B8A4A\"",
                "\"FFFFFF\"",
                7,
                "the letter of the crest has a contrast of 1.11 with the first colour",
            ),
            (
                "second: (pattern: Plain, colours: (\"F0D9A0\"",
                "second: (pattern: Plain, colours: (\"1B5E33\"",
                1,
                "second: its shirt #1b5e33 has a contrast of 1.00",
            ),
            ("Weir Lane\"", "Wéir Lane at the very End of it\"", 10, "ground, name:"),
            ("hour: Day", "hour: Noon", 10, "Noon"),
            (
                "boards: [",
                "boards: [\"ONE\", \"TWO\", \"THREE\", ",
                10,
                "ground, boards: 5 texts: expected at most 4",
            ),
            ("boards: [", "boards: [\"\", ", 10, "ground, boards: \"\": expected 3 to 24"),
            ("        \"Kowal\",\n", "", 22, "eleven: 10 names: expected 11"),
            ("\"Kowal\"", "\"Reeve\"", 23, "eleven: \"Reeve\" is there twice"),
            ("\"Kowal\"", "\"Kowalkowalski\"", 23, "eleven: \"Kowalkowalski\": expected 2 to 12"),
            ("name: \"Mill", "nickname: \"The Mill\", name: \"Mill", 2, "nickname"),
            ("    short: \"MIL\",\n", "", 0, "short"),
        ] {
            assert!(SOUND.contains(from), "{from}");
            let error = parse("millrace-rovers", &SOUND.replacen(from, to, 1)).unwrap_err();
            assert!(error.to_string().contains(expected), "{to}: {error}");
            assert!(line == 0 || error.line == line, "{to}: {error}");
        }
    }

    /// The faces of the file, or one of them, with something changed.
    #[test]
    fn faces_are_read_and_their_errors_reported() {
        let club = parse("millrace-rovers", SOUND).unwrap();
        let with = |faces: &str| {
            let text = SOUND.trim_end().strip_suffix(')').unwrap();
            parse("millrace-rovers", &format!("{text}    faces: [\n{faces}    ],\n)\n"))
        };
        let line = "        (skin: Tan, hair: Red, cut: Bob),\n";
        let face = with(&line.repeat(11)).unwrap().faces.unwrap()[10];
        assert_eq!(
            face,
            PlayerFace {
                skin: SkinTone::Tan,
                hair: HairColour::Red,
                cut: Hairstyle::Bob,
                beard: Beard::Clean
            }
        );
        assert_eq!(club.faces, None, "a file of before has no faces");
        let at = SOUND.lines().count() + 1;
        for (from, to, expected) in [
            ("skin: Tan", "skin: Green", "Green"),
            ("skin: Tan", "skin: Green", "`Pale`"),
            ("hair: Red", "hair: Long", "`Black`"),
            ("cut: Bob", "cut: Bob, beard: Beard", "`Clean`"),
            ("cut: Bob", "cut: Bob, nose: Long", "nose"),
            ("skin: Tan, ", "", "skin"),
        ] {
            let error = with(&format!("{}{}", line.replace(from, to), line.repeat(10))).unwrap_err();
            assert!(error.to_string().contains(expected) && error.line == at, "{to}: {error}");
        }
        let error = with(&line.repeat(10)).unwrap_err().to_string();
        assert!(error.contains("faces: 10 faces: expected 11, that of number 1 first"), "{error}");
    }

    #[test]
    fn an_error_names_the_file() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("odd.ron");
        assert!(matches!(load(&path), Err(DataFileError::Unreadable { .. })));
        fs::write(&path, SOUND).unwrap();
        assert_eq!(load(&path).unwrap().id, "odd");
        fs::write(&path, "(name: 7)").unwrap();
        assert!(load(&path).unwrap_err().to_string().contains("odd.ron:1:"));
        let path = dir.path().join("Odd One.ron");
        fs::write(&path, SOUND).unwrap();
        assert!(load(&path).unwrap_err().to_string().contains("expected 1 to 32 of a to z, 0 to 9 and -"));
    }
}
