//! A pseudo-language for tests: English with accents, half as long again, in brackets. What it does not reach is no
//! message; what it makes too long breaks in other languages too.

use std::borrow::Cow;

/// The tag of the pseudo-language.
pub const PSEUDO: &str = "en-XA";

/// Returns the text with an accent on most letters, and every second letter doubled.
pub(super) fn accented(text: &str) -> Cow<'_, str> {
    let mut letters = 0_usize;
    let mut out = String::with_capacity(text.len() * 3);
    for letter in text.chars() {
        let accented = accent(letter);
        out.push(accented);
        if letter.is_alphabetic() {
            letters += 1;
            if letters.is_multiple_of(2) {
                out.push(accented);
            }
        }
    }
    Cow::Owned(out)
}

const fn accent(letter: char) -> char {
    match letter {
        'a' => 'á',
        'c' => 'ç',
        'e' => 'ê',
        'i' => 'ï',
        'n' => 'ñ',
        'o' => 'õ',
        'u' => 'ü',
        'A' => 'Â',
        'C' => 'Ç',
        'E' => 'É',
        'I' => 'Î',
        'N' => 'Ñ',
        'O' => 'Ö',
        'U' => 'Ù',
        other => other,
    }
}
