//! The texts of a club that can be typed.

use std::ops::RangeInclusive;

use base::letters::MissingLetter;
use clubs::{self, Club, ELEVEN, NAME_LETTERS, PLAYER_LETTERS, TEXT_LETTERS};
use words::id;
use words::say;
use words::{DisplayText, MessageId, Separator};

/// A text of a club that can be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ClubTextField {
    Name,
    Short,
    Letter,
    Ground,
    /// The player of the eleven with that index.
    Player(usize),
}

/// A field that is being typed in.
#[derive(Clone, Debug)]
pub(super) struct TypedField {
    pub(super) line: ClubTextField,
    /// The text so far.
    pub(super) text: String,
    /// A letter that the text lacks, because no club can have it.
    missing: Option<MissingLetter>,
}

impl ClubTextField {
    /// Returns the name of the field; that of a player is made of the number.
    pub(super) fn label(self) -> DisplayText {
        let name: MessageId = match self {
            Self::Name => id!("clubs-field-name"),
            Self::Short => id!("clubs-field-short"),
            Self::Letter => id!("clubs-field-letter"),
            Self::Ground => id!("clubs-field-ground"),
            Self::Player(index) => return say!("clubs-field-player", n = index + 1),
        };
        name.into()
    }

    /// Returns the numbers of letters that it may have.
    pub(super) const fn length_limits(self) -> RangeInclusive<usize> {
        match self {
            Self::Name => NAME_LETTERS,
            Self::Short => 3..=3,
            Self::Letter => 1..=2,
            Self::Ground => TEXT_LETTERS,
            Self::Player(_) => PLAYER_LETTERS,
        }
    }

    const fn is_capital(self) -> bool {
        matches!(self, Self::Short | Self::Letter)
    }

    /// Returns the text as the club has it.
    pub(super) fn value(self, club: &Club) -> &str {
        match self {
            Self::Name => &club.name,
            Self::Short => &club.short,
            Self::Letter => &club.letter,
            Self::Ground => &club.ground.name,
            Self::Player(index) => club.player(index),
        }
    }

    fn set_value(self, club: &mut Club, text: String) {
        match self {
            Self::Name => club.name = text,
            Self::Short => club.short = text,
            Self::Letter => club.letter = text,
            Self::Ground => club.ground.name = text,
            Self::Player(index) => {
                if let Some(name) = club.eleven.get_mut(index.min(ELEVEN - 1)) {
                    *name = text;
                }
            }
        }
    }

    /// Returns true if the text may have that letter.
    fn takes(self, letter: char) -> bool {
        clubs::is_allowed_char(letter) && (!self.is_capital() || letter.is_ascii_alphabetic())
    }

    /// Returns the text without the letters that no club may have.
    fn filtered(self, text: &str) -> String {
        let letters = text.chars().filter(|letter| self.takes(*letter));
        if self.is_capital() {
            return letters.map(|letter| letter.to_ascii_uppercase()).collect();
        }
        clubs::collapse_spaces(letters)
    }
}

/// Takes over the text of a field; `before` is the field that was typed in last. The club has the text as soon as it is
/// whole. Until then, and while a letter is missing, the sentence says why.
pub(super) fn type_into(
    club: &mut Club,
    line: ClubTextField,
    text: &str,
    before: Option<TypedField>,
) -> (TypedField, DisplayText) {
    let (least, most) = line.length_limits().into_inner();
    // One letter too many shows that it is too many; a paste may be of any length.
    let filtered: String = line.filtered(text).chars().take(most + 1).collect();
    let whole = clubs::trimmed(&filtered).to_owned();
    let n = whole.chars().count();
    let mut changed = club.clone();
    line.set_value(&mut changed, whole);
    let fits = (least..=most).contains(&n);
    let sound = fits && clubs::parse(&changed.id, &changed.text()).is_ok();
    let refused = text.find(|letter| !line.takes(letter));
    let refused = refused.map(|at| MissingLetter::behind(line.filtered(&text[..at])));
    let before = before.filter(|typed| typed.line == line).and_then(|typed| typed.missing);
    let missing = refused.or(before).and_then(|missing| missing.still_missing_in(&filtered));
    let letters = missing.is_some().then(|| say!("clubs-letters"));
    let wrong = if !fits && least == most {
        Some(say!("clubs-needs-exactly", n = least))
    } else if !fits {
        Some(say!("clubs-needs", least, most))
    } else {
        (!sound).then(|| say!("clubs-twice"))
    };
    let message = DisplayText::list(letters.into_iter().chain(wrong), Separator::Space);
    if sound {
        *club = changed;
    }
    (TypedField { line, text: filtered, missing }, message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use clubs::random_club;

    #[test]
    fn a_club_text_is_taken_over_once_it_is_valid() {
        let before = random_club(3, &[]);
        let other = before.eleven[4].clone();
        for (line, typed, filtered, has) in [
            (ClubTextField::Name, "Mill Rovers", "Mill Rovers", Some("Mill Rovers")),
            (ClubTextField::Name, " Mill   Rovers ", "Mill Rovers ", Some("Mill Rovers")),
            (ClubTextField::Name, "Mi", "Mi", None),
            (ClubTextField::Name, "", "", None),
            (ClubTextField::Name, "Mill<b>Rovers\u{202e}", "MillbRovers", Some("MillbRovers")),
            (ClubTextField::Name, "A club of a name too long", "A club of a name to", None),
            (ClubTextField::Short, "mil", "MIL", Some("MIL")),
            (ClubTextField::Short, "M1", "M", None),
            (ClubTextField::Letter, "mr", "MR", Some("MR")),
            (ClubTextField::Name, "Sacré-Cœur", "Sacré-Cœur", Some("Sacré-Cœur")),
            (ClubTextField::Name, "Łódź Brøndby", "Łódź Brøndby", Some("Łódź Brøndby")),
            (ClubTextField::Player(3), "L’Été", "L’Été", Some("L’Été")),
            (ClubTextField::Player(3), "Ștefan", "Ștefan", Some("Ștefan")),
            (ClubTextField::Ground, "Weir Lane", "Weir Lane", Some("Weir Lane")),
            (ClubTextField::Player(3), "O'Neill", "O'Neill", Some("O'Neill")),
            (ClubTextField::Player(3), other.as_str(), other.as_str(), None),
        ] {
            let mut club = before.clone();
            let (now, message) = type_into(&mut club, line, typed, None);
            assert_eq!(now.text, filtered);
            assert_eq!(line.value(&club), has.unwrap_or_else(|| line.value(&before)), "{typed}");
            let odd = typed.contains('<') || typed.contains('1');
            assert_eq!(message.is_empty(), has.is_some() && !odd, "{typed}");
            assert!(clubs::parse(&club.id, &club.text()).is_ok());
        }
    }

    /// The name keeps what could be typed, and the sentence stays until the letter is no more missing.
    #[test]
    fn an_explanation_shows_while_a_letter_is_unavailable() {
        let mut club = random_club(3, &[]);
        let mut before = None;
        for (line, text, refused) in [
            (ClubTextField::Name, "Mi\u{416}", true),
            (ClubTextField::Name, "Mil", true),
            (ClubTextField::Name, "Mill", true),
            (ClubTextField::Name, "Miill", false),
            (ClubTextField::Name, "Miill\u{416}", true),
            (ClubTextField::Ground, "Weir", false),
        ] {
            let (typed, message) = type_into(&mut club, line, text, before.take());
            assert_eq!(!message.is_empty(), refused, "{text}: {message}");
            before = Some(typed);
        }
    }
}
