//! The letters that the game can write: those of its fonts, in both cases. Names of people and clubs are made of them.
//! A test of `card_text_renderer` compares this list with the fonts.

/// Letters and digits that every font has, with their capitals.
const EVERY: [(char, char); 26] = [
    ('0', '9'),
    ('A', 'Z'),
    ('a', 'z'),
    ('ª', 'ª'),
    ('²', '³'),
    ('¹', 'º'),
    ('¼', '¾'),
    ('À', 'Ö'),
    ('Ø', 'ö'),
    ('ø', '\u{113}'),
    ('\u{116}', '\u{12b}'),
    ('\u{12e}', '\u{131}'),
    ('\u{134}', '\u{137}'),
    ('\u{139}', '\u{13e}'),
    ('\u{141}', '\u{148}'),
    ('\u{14a}', '\u{14d}'),
    ('\u{150}', '\u{17e}'),
    ('\u{218}', '\u{21b}'),
    ('\u{2bb}', '\u{2bc}'),
    ('\u{2c6}', '\u{2c7}'),
    ('\u{2c9}', '\u{2c9}'),
    ('Δ', 'Δ'),
    ('Ω', 'Ω'),
    ('\u{1e80}', '\u{1e85}'),
    ('\u{1ea0}', '\u{1ef9}'),
    ('\u{2074}', '\u{2079}'),
];

/// Letters and digits that only the fonts of running text have: mostly Greek and Cyrillic.
const TEXT: [(char, char); 30] = [
    ('µ', 'µ'),
    ('\u{114}', '\u{115}'),
    ('\u{12c}', '\u{12d}'),
    ('\u{132}', '\u{133}'),
    ('\u{138}', '\u{138}'),
    ('\u{13f}', '\u{140}'),
    ('\u{14e}', '\u{14f}'),
    ('\u{17f}', '\u{17f}'),
    ('\u{2bd}', '\u{2c1}'),
    ('\u{2c8}', '\u{2c8}'),
    ('\u{2ca}', '\u{2d1}'),
    ('\u{374}', '\u{374}'),
    ('\u{376}', '\u{376}'),
    ('\u{37a}', '\u{37d}'),
    ('\u{37f}', '\u{37f}'),
    ('\u{386}', '\u{386}'),
    ('\u{388}', '\u{38a}'),
    ('\u{38c}', '\u{38c}'),
    ('\u{38e}', '\u{393}'),
    ('\u{395}', '\u{3a1}'),
    ('\u{3a3}', '\u{3a8}'),
    ('\u{3aa}', '\u{3d7}'),
    ('\u{3dc}', '\u{3dd}'),
    ('\u{3f0}', '\u{3f5}'),
    ('\u{3f9}', '\u{3fa}'),
    ('\u{3fc}', '\u{45f}'),
    ('\u{490}', '\u{491}'),
    ('\u{1e9e}', '\u{1e9e}'),
    ('\u{2070}', '\u{2071}'),
    ('\u{2080}', '\u{2089}'),
];

fn among(letter: char, ranges: &[(char, char)]) -> bool {
    ranges.iter().any(|(first, last)| (*first..=*last).contains(&letter))
}

/// Returns true for a letter or digit that can be written anywhere, on cards and in titles too: Latin alphabets.
#[must_use]
pub fn is_in_every_font(letter: char) -> bool {
    among(letter, &EVERY)
}

/// Returns true for a letter or digit that can be written in running text: Latin, Greek, Cyrillic.
#[must_use]
pub fn is_in_text_fonts(letter: char) -> bool {
    is_in_every_font(letter) || among(letter, &TEXT)
}

/// A letter that was left out of a text while it was typed. It counts as missing until that place is edited.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingLetter {
    /// The text before it.
    before: String,
    /// The letter that was typed after it; `None` yet if it was the last one.
    after: Option<char>,
}

impl MissingLetter {
    /// Returns a letter that is missing behind `before`.
    #[must_use]
    pub const fn behind(before: String) -> Self {
        Self { before, after: None }
    }

    /// Follows the text as it is typed on. Returns the letter while it is missing: until something before its place is
    /// changed, something else is typed in its place, or what was typed after it is deleted.
    #[must_use]
    pub fn still_missing_in(self, text: &str) -> Option<Self> {
        let next = text.strip_prefix(self.before.as_str())?.chars().next();
        (self.after.is_none() || self.after == next).then_some(Self { after: next, ..self })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letter_lists_are_sorted_and_without_duplicates() {
        for list in [&EVERY[..], &TEXT[..]] {
            assert!(list.iter().all(|(first, last)| first <= last));
            assert!(list.windows(2).all(|pair| pair[0].1 < pair[1].0), "{list:?}");
        }
        assert!(TEXT.iter().all(|(first, last)| (*first..=*last).all(|letter| !is_in_every_font(letter))));
    }

    #[test]
    fn a_missing_letter_is_reported_until_its_place_is_corrected() {
        for (texts, missing) in [
            (&["Ad", "Ada", "Adab"][..], true),
            (&["A"], false),
            (&[""], false),
            (&["Ada", "Ad"], false),
            (&["Ada", "Adxa"], false),
            (&["Ada", "Bda"], false),
        ] {
            let mut gap = Some(MissingLetter::behind("Ad".to_owned()));
            for text in texts {
                assert!(gap.is_some(), "{texts:?}: mended too early");
                gap = gap.and_then(|gap| gap.still_missing_in(text));
            }
            assert_eq!(gap.is_some(), missing, "{texts:?}");
        }
    }
}
